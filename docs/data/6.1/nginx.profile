# tare profile 1
kernel: 6.1.0-56-amd64 #1 SMP PREEMPT_DYNAMIC Debian 6.1.192-2 (2026-11-16)
cpu: QEMU TCG CPU version 2.5+
cpus: 1
clock: tsc
clock-hz: 1000000000
mode: profile
span-ns: 3091675056
cpu-features: rep_good erms
clocksource: tsc
command: sh -c mount --bind /dev /debian/dev && mount --bind /tmp /debian/tmp && mount -t proc proc /debian/proc && exec chroot /debian /run/workload
exit-status: 0
busy-ns: 3053551164
machine: machine-6.1
accelerator: tcg
exact: yes
qemu: 7.2.22 (Debian 1:7.2+dfsg-7+deb12u18+b3)
image-digest: 1b6ee9f0902e3f9799c9cbaa7720c9f9
observed-missing: 0

function memcpy seen 1427157 recorded 1427157 skipped 0 lost 0 bytes 10337795
function memmove seen 20 recorded 20 skipped 0 lost 0 bytes 2390
function memset seen 112306 recorded 112306 skipped 0 lost 0 bytes 121727493
size memcpy task 0 0 158558 0
size memcpy task 1 1 287 287
size memcpy task 2 2 118 236
size memcpy task 3 3 148 444
size memcpy task 4 4 87 348
size memcpy task 5 5 43 215
size memcpy task 6 6 43 258
size memcpy task 7 7 78 546
size memcpy task 8 8 1266281 10130248
size memcpy task 9 9 8 72
size memcpy task 10 10 3 30
size memcpy task 11 11 29 319
size memcpy task 12 12 26 312
size memcpy task 13 13 14 182
size memcpy task 14 14 6 84
size memcpy task 15 15 104 1560
size memcpy task 16 16 61 976
size memcpy task 17 17 29 493
size memcpy task 19 19 1 19
size memcpy task 20 20 4 80
size memcpy task 21 21 6 126
size memcpy task 23 23 4 92
size memcpy task 24 24 20 480
size memcpy task 25 25 4 100
size memcpy task 28 28 12 336
size memcpy task 29 29 2 58
size memcpy task 32 32 478 15296
size memcpy task 39 39 1 39
size memcpy task 40 40 284 11360
size memcpy task 44 44 1 44
size memcpy task 48 48 23 1104
size memcpy task 54 54 1 54
size memcpy task 56 56 26 1456
size memcpy task 64 64 45 2880
size memcpy task 72 72 40 2880
size memcpy task 80 80 18 1440
size memcpy task 88 88 25 2200
size memcpy task 96 96 9 864
size memcpy task 98 98 1 98
size memcpy task 104 104 35 3640
size memcpy task 112 112 13 1456
size memcpy task 120 120 57 6840
size memcpy task 128 128 44 5632
size memcpy task 256 256 12 3072
size memcpy task 504 504 6 3024
size memcpy task 560 560 5 2800
size memcpy task 728 728 6 4368
size memcpy task 8192 8447 11 92312
size memcpy softirq 0 0 5 0
size memcpy softirq 8 8 1 8
size memcpy softirq 16 16 3 48
size memcpy softirq 22 22 1 22
size memcpy softirq 25 25 1 25
size memcpy softirq 32 32 8 256
size memcpy softirq 40 40 4 160
size memcpy softirq 2148 2148 17 36516
align memcpy 0 0 97
align memcpy 0 3 2
align memcpy 0 4 1
align memcpy 0 6 2
align memcpy 0 8 35
align memcpy 0 10 1
align memcpy 0 13 1
align memcpy 0 16 43
align memcpy 0 24 58
align memcpy 0 30 2
align memcpy 0 32 158389
align memcpy 0 34 1
align memcpy 0 36 1
align memcpy 0 40 55
align memcpy 0 48 53
align memcpy 0 52 1
align memcpy 0 56 57
align memcpy 0 59 1
align memcpy 1 26 1
align memcpy 1 27 1
align memcpy 1 30 1
align memcpy 1 42 4
align memcpy 1 55 1
align memcpy 2 3 1
align memcpy 2 8 1
align memcpy 2 26 1
align memcpy 2 27 1
align memcpy 2 32 1
align memcpy 2 36 1
align memcpy 2 46 1
align memcpy 2 55 1
align memcpy 2 59 2
align memcpy 3 8 1
align memcpy 3 26 1
align memcpy 3 36 1
align memcpy 3 43 2
align memcpy 3 46 1
align memcpy 3 50 1
align memcpy 3 61 2
align memcpy 4 3 1
align memcpy 4 4 17
align memcpy 4 8 2
align memcpy 4 26 2
align memcpy 4 27 3
align memcpy 4 43 1
align memcpy 4 56 9
align memcpy 4 59 2
align memcpy 5 7 2
align memcpy 5 8 3
align memcpy 5 10 2
align memcpy 5 26 3
align memcpy 5 27 3
align memcpy 5 28 1
align memcpy 5 29 1
align memcpy 5 43 2
align memcpy 5 50 1
align memcpy 5 59 2
align memcpy 6 2 1
align memcpy 6 3 1
align memcpy 6 8 1
align memcpy 6 10 2
align memcpy 6 27 1
align memcpy 6 30 1
align memcpy 6 34 1
align memcpy 6 39 1
align memcpy 6 43 1
align memcpy 6 52 1
align memcpy 6 53 2
align memcpy 6 56 1
align memcpy 6 59 1
align memcpy 7 2 1
align memcpy 7 3 1
align memcpy 7 4 1
align memcpy 7 8 2
align memcpy 7 10 1
align memcpy 7 26 1
align memcpy 7 27 1
align memcpy 7 28 1
align memcpy 7 32 1
align memcpy 8 0 33
align memcpy 8 8 11
align memcpy 8 10 2
align memcpy 8 11 1
align memcpy 8 16 1
align memcpy 8 24 1
align memcpy 8 28 1
align memcpy 8 32 158270
align memcpy 8 40 67
align memcpy 8 45 1
align memcpy 8 48 15
align memcpy 8 55 1
align memcpy 8 56 1
align memcpy 8 59 2
align memcpy 9 2 1
align memcpy 9 3 1
align memcpy 9 10 1
align memcpy 9 25 1
align memcpy 9 26 2
align memcpy 9 27 2
align memcpy 9 34 1
align memcpy 9 39 1
align memcpy 9 41 2
align memcpy 9 46 1
align memcpy 9 54 1
align memcpy 10 1 6
align memcpy 10 3 3
align memcpy 10 8 1
align memcpy 10 10 2
align memcpy 10 27 1
align memcpy 10 29 1
align memcpy 10 30 2
align memcpy 10 43 2
align memcpy 10 50 1
align memcpy 10 53 1
align memcpy 10 54 1
align memcpy 10 59 1
align memcpy 11 2 1
align memcpy 11 3 2
align memcpy 11 8 1
align memcpy 11 10 1
align memcpy 11 26 2
align memcpy 11 27 3
align memcpy 11 29 1
align memcpy 11 34 1
align memcpy 11 52 1
align memcpy 11 53 1
align memcpy 12 0 7
align memcpy 12 10 1
align memcpy 12 11 2
align memcpy 12 27 1
align memcpy 12 29 1
align memcpy 12 30 2
align memcpy 12 36 1
align memcpy 12 39 1
align memcpy 12 43 1
align memcpy 12 50 2
align memcpy 12 52 1
align memcpy 13 26 1
align memcpy 13 29 1
align memcpy 13 30 1
align memcpy 13 31 2
align memcpy 13 34 2
align memcpy 13 55 1
align memcpy 14 0 3
align memcpy 14 3 2
align memcpy 14 4 2
align memcpy 14 27 2
align memcpy 14 32 1
align memcpy 14 33 2
align memcpy 14 36 1
align memcpy 14 46 1
align memcpy 14 55 1
align memcpy 15 8 1
align memcpy 15 26 1
align memcpy 15 27 1
align memcpy 15 28 2
align memcpy 15 29 2
align memcpy 15 34 1
align memcpy 15 36 1
align memcpy 15 43 1
align memcpy 15 46 1
align memcpy 16 0 34
align memcpy 16 2 1
align memcpy 16 3 1
align memcpy 16 8 10
align memcpy 16 11 1
align memcpy 16 16 17
align memcpy 16 20 1
align memcpy 16 24 7
align memcpy 16 29 1
align memcpy 16 31 2
align memcpy 16 32 158277
align memcpy 16 40 7
align memcpy 16 43 1
align memcpy 16 48 98
align memcpy 16 50 1
align memcpy 16 52 1
align memcpy 16 54 1
align memcpy 16 56 23
align memcpy 16 59 2
align memcpy 17 8 3
align memcpy 17 10 1
align memcpy 17 27 1
align memcpy 17 43 1
align memcpy 17 50 1
align memcpy 17 52 1
align memcpy 17 61 2
align memcpy 18 10 1
align memcpy 18 22 2
align memcpy 18 33 1
align memcpy 18 43 1
align memcpy 18 52 1
align memcpy 18 59 2
align memcpy 19 26 3
align memcpy 19 27 3
align memcpy 19 34 1
align memcpy 19 41 2
align memcpy 19 43 1
align memcpy 19 53 2
align memcpy 20 0 7
align memcpy 20 2 1
align memcpy 20 3 1
align memcpy 20 8 6
align memcpy 20 10 1
align memcpy 20 25 2
align memcpy 20 30 2
align memcpy 20 43 2
align memcpy 20 55 1
align memcpy 20 56 1
align memcpy 20 59 3
align memcpy 21 10 2
align memcpy 21 27 1
align memcpy 21 32 2
align memcpy 21 34 1
align memcpy 21 39 1
align memcpy 21 45 2
align memcpy 21 46 1
align memcpy 21 54 1
align memcpy 21 59 1
align memcpy 22 3 2
align memcpy 22 8 2
align memcpy 22 26 1
align memcpy 22 27 2
align memcpy 22 29 1
align memcpy 22 36 2
align memcpy 22 39 1
align memcpy 22 54 1
align memcpy 23 3 1
align memcpy 23 8 1
align memcpy 23 26 1
align memcpy 23 27 2
align memcpy 23 29 1
align memcpy 23 34 1
align memcpy 23 39 2
align memcpy 23 43 1
align memcpy 23 52 1
align memcpy 23 53 1
align memcpy 24 0 69
align memcpy 24 3 1
align memcpy 24 8 2
align memcpy 24 16 12
align memcpy 24 24 10
align memcpy 24 25 2
align memcpy 24 27 2
align memcpy 24 29 1
align memcpy 24 32 158267
align memcpy 24 34 1
align memcpy 24 39 1
align memcpy 24 40 3
align memcpy 24 48 1
align memcpy 24 52 1
align memcpy 24 56 71
align memcpy 24 59 1
align memcpy 25 8 1
align memcpy 25 27 2
align memcpy 25 29 1
align memcpy 25 32 2
align memcpy 25 50 2
align memcpy 25 52 1
align memcpy 25 53 1
align memcpy 25 55 1
align memcpy 26 1 5
align memcpy 26 3 1
align memcpy 26 8 1
align memcpy 26 10 3
align memcpy 26 24 1
align memcpy 26 33 1
align memcpy 26 46 1
align memcpy 26 49 1
align memcpy 26 52 1
align memcpy 26 55 1
align memcpy 26 59 1
align memcpy 27 4 2
align memcpy 27 8 2
align memcpy 27 34 1
align memcpy 27 39 1
align memcpy 27 43 1
align memcpy 27 46 1
align memcpy 27 55 1
align memcpy 27 61 1
align memcpy 27 62 1
align memcpy 28 16 9
align memcpy 28 24 2
align memcpy 28 26 2
align memcpy 28 43 1
align memcpy 28 46 1
align memcpy 28 51 2
align memcpy 28 52 2
align memcpy 28 54 1
align memcpy 28 55 1
align memcpy 28 59 1
align memcpy 29 8 1
align memcpy 29 26 1
align memcpy 29 43 1
align memcpy 29 46 1
align memcpy 29 50 1
align memcpy 29 52 2
align memcpy 29 53 3
align memcpy 30 16 3
align memcpy 30 43 1
align memcpy 30 55 2
align memcpy 30 59 1
align memcpy 31 0 2
align memcpy 31 34 1
align memcpy 31 43 1
align memcpy 31 46 2
align memcpy 31 49 1
align memcpy 31 50 1
align memcpy 32 0 118
align memcpy 32 2 1
align memcpy 32 3 1
align memcpy 32 8 20
align memcpy 32 12 1
align memcpy 32 16 6
align memcpy 32 24 16
align memcpy 32 26 1
align memcpy 32 30 2
align memcpy 32 32 158280
align memcpy 32 34 1
align memcpy 32 40 2
align memcpy 32 42 1
align memcpy 32 48 4
align memcpy 32 50 2
align memcpy 32 53 1
align memcpy 32 56 4
align memcpy 33 2 2
align memcpy 33 8 1
align memcpy 33 10 1
align memcpy 33 21 1
align memcpy 33 27 1
align memcpy 33 28 1
align memcpy 33 39 1
align memcpy 33 52 2
align memcpy 33 54 1
align memcpy 34 3 2
align memcpy 34 10 1
align memcpy 34 26 2
align memcpy 34 27 2
align memcpy 34 28 1
align memcpy 34 39 3
align memcpy 34 53 1
align memcpy 34 54 3
align memcpy 34 59 1
align memcpy 35 2 1
align memcpy 35 3 1
align memcpy 35 8 1
align memcpy 35 26 1
align memcpy 35 27 1
align memcpy 35 41 2
align memcpy 35 43 2
align memcpy 35 50 1
align memcpy 35 52 1
align memcpy 35 54 1
align memcpy 36 3 2
align memcpy 36 24 7
align memcpy 36 26 2
align memcpy 36 27 4
align memcpy 36 52 1
align memcpy 36 54 1
align memcpy 36 59 1
align memcpy 37 8 2
align memcpy 37 11 2
align memcpy 37 48 1
align memcpy 37 52 3
align memcpy 37 53 1
align memcpy 37 55 1
align memcpy 38 24 3
align memcpy 38 46 1
align memcpy 38 49 1
align memcpy 38 50 1
align memcpy 38 52 1
align memcpy 38 54 2
align memcpy 38 55 2
align memcpy 38 59 2
align memcpy 38 63 2
align memcpy 39 1 2
align memcpy 39 8 3
align memcpy 39 26 1
align memcpy 39 27 1
align memcpy 39 28 1
align memcpy 39 30 1
align memcpy 39 39 1
align memcpy 39 46 1
align memcpy 39 53 1
align memcpy 39 55 1
align memcpy 39 61 1
align memcpy 40 0 29
align memcpy 40 8 75
align memcpy 40 10 1
align memcpy 40 11 1
align memcpy 40 16 18
align memcpy 40 26 3
align memcpy 40 27 1
align memcpy 40 28 1
align memcpy 40 29 1
align memcpy 40 32 158274
align memcpy 40 36 1
align memcpy 40 39 1
align memcpy 40 40 4
align memcpy 40 46 1
align memcpy 40 48 3
align memcpy 40 50 1
align memcpy 40 55 1
align memcpy 40 56 3
align memcpy 41 10 1
align memcpy 41 26 1
align memcpy 41 36 1
align memcpy 41 46 1
align memcpy 42 1 10
align memcpy 42 3 1
align memcpy 42 8 1
align memcpy 42 10 3
align memcpy 42 53 2
align memcpy 43 8 1
align memcpy 43 10 1
align memcpy 44 3 1
align memcpy 44 8 1
align memcpy 44 10 1
align memcpy 44 32 5
align memcpy 44 45 1
align memcpy 44 47 1
align memcpy 45 8 1
align memcpy 45 10 1
align memcpy 45 28 1
align memcpy 45 49 2
align memcpy 45 50 1
align memcpy 45 53 1
align memcpy 45 54 1
align memcpy 46 2 1
align memcpy 46 3 2
align memcpy 46 10 1
align memcpy 46 28 1
align memcpy 46 32 2
align memcpy 46 34 1
align memcpy 46 36 1
align memcpy 46 54 1
align memcpy 46 59 1
align memcpy 47 8 1
align memcpy 47 26 1
align memcpy 47 27 1
align memcpy 47 34 2
align memcpy 47 36 1
align memcpy 47 43 1
align memcpy 47 53 1
align memcpy 47 54 1
align memcpy 48 0 52
align memcpy 48 2 1
align memcpy 48 3 2
align memcpy 48 8 8
align memcpy 48 16 88
align memcpy 48 24 15
align memcpy 48 26 1
align memcpy 48 27 2
align memcpy 48 32 316540
align memcpy 48 40 13
align memcpy 48 48 6
align memcpy 48 50 1
align memcpy 48 54 1
align memcpy 48 56 5
align memcpy 48 59 1
align memcpy 49 2 1
align memcpy 49 3 1
align memcpy 49 8 1
align memcpy 49 27 2
align memcpy 49 53 1
align memcpy 49 59 1
align memcpy 50 10 2
align memcpy 50 17 2
align memcpy 50 27 1
align memcpy 50 29 1
align memcpy 50 39 2
align memcpy 50 43 1
align memcpy 50 55 1
align memcpy 50 59 1
align memcpy 51 8 2
align memcpy 51 12 2
align memcpy 51 19 2
align memcpy 51 22 2
align memcpy 51 28 1
align memcpy 51 29 1
align memcpy 51 30 1
align memcpy 51 59 2
align memcpy 51 61 2
align memcpy 52 0 8
align memcpy 52 3 1
align memcpy 52 8 1
align memcpy 52 9 2
align memcpy 52 10 1
align memcpy 52 24 2
align memcpy 52 26 2
align memcpy 52 27 1
align memcpy 52 28 1
align memcpy 52 36 1
align memcpy 52 40 2
align memcpy 52 61 2
align memcpy 53 10 1
align memcpy 53 11 3
align memcpy 53 26 2
align memcpy 53 27 2
align memcpy 53 36 1
align memcpy 53 50 1
align memcpy 53 53 1
align memcpy 54 3 1
align memcpy 54 8 2
align memcpy 54 11 1
align memcpy 54 19 1
align memcpy 54 40 4
align memcpy 54 43 1
align memcpy 54 53 1
align memcpy 55 8 2
align memcpy 55 10 1
align memcpy 55 26 1
align memcpy 55 43 1
align memcpy 56 0 38
align memcpy 56 1 1
align memcpy 56 3 3
align memcpy 56 8 8
align memcpy 56 10 1
align memcpy 56 11 3
align memcpy 56 16 3
align memcpy 56 24 113
align memcpy 56 27 1
align memcpy 56 28 1
align memcpy 56 32 158295
align memcpy 56 33 5
align memcpy 56 35 1
align memcpy 56 37 46
align memcpy 56 38 8
align memcpy 56 39 1
align memcpy 56 40 1
align memcpy 56 41 3
align memcpy 56 42 9
align memcpy 56 43 6
align memcpy 56 45 1
align memcpy 56 47 5
align memcpy 56 48 6
align memcpy 56 49 1
align memcpy 56 52 1
align memcpy 56 53 2
align memcpy 56 54 108
align memcpy 56 55 1
align memcpy 56 56 5
align memcpy 56 59 1
align memcpy 56 62 1
align memcpy 57 8 1
align memcpy 57 10 1
align memcpy 57 26 2
align memcpy 57 27 1
align memcpy 57 28 1
align memcpy 57 29 1
align memcpy 57 59 1
align memcpy 58 1 8
align memcpy 58 3 1
align memcpy 58 8 1
align memcpy 58 10 2
align memcpy 58 32 1
align memcpy 58 34 2
align memcpy 58 36 1
align memcpy 58 39 1
align memcpy 58 43 1
align memcpy 58 57 2
align memcpy 59 4 1
align memcpy 59 8 3
align memcpy 59 10 1
align memcpy 59 28 1
align memcpy 59 30 2
align memcpy 59 34 2
align memcpy 59 36 1
align memcpy 59 50 1
align memcpy 59 61 2
align memcpy 60 0 2
align memcpy 60 10 1
align memcpy 60 28 1
align memcpy 60 42 2
align memcpy 60 48 7
align memcpy 60 50 1
align memcpy 60 59 2
align memcpy 61 3 1
align memcpy 61 8 2
align memcpy 61 26 1
align memcpy 61 27 1
align memcpy 61 39 1
align memcpy 61 44 2
align memcpy 61 53 1
align memcpy 62 8 3
align memcpy 62 10 2
align memcpy 62 22 2
align memcpy 62 27 1
align memcpy 62 29 1
align memcpy 62 39 2
align memcpy 62 43 1
align memcpy 62 48 2
align memcpy 63 8 1
align memcpy 63 10 3
align memcpy 63 26 1
align memcpy 63 27 1
align memcpy 63 29 1
align memcpy 63 32 2
align memcpy 63 52 1
caller memcpy 11 92312 arch_dup_task_struct+0x21/0x60
caller memcpy 1 4 ___neigh_create+0x1de/0xa00
caller memcpy 16 476 seq_write+0x28/0x50
caller memcpy 554 3799 vsnprintf+0x35e/0x550
caller memcpy 10 80 dup_fd+0x106/0x300
caller memcpy 3 18 seq_puts+0x39/0x50
caller memcpy 206 17368 mab_mas_cp+0x10c/0x2c0
caller memcpy 4 214 _prb_read_valid+0x1ff/0x2d0
caller memcpy 228 14848 mas_mab_cp+0x118/0x210
caller memcpy 417 13344 blake2s_final+0x4f/0x80
caller memcpy 250 1470 __d_alloc+0x6b/0x1d0
caller memcpy 1266429 10140352 blake2s_update+0x48/0xc0
caller memcpy 10 80 dup_fd+0x171/0x300
caller memcpy 4 28 kstrdup+0x45/0x60
caller memcpy 10 120 mast_fill_bnode+0x1ee/0x370
caller memcpy 119 155 __text_poke+0x1f3/0x490
caller memcpy 1 4 arp_constructor+0x5d/0x420
caller memcpy 1 4 kmemdup_nul+0x3a/0x60
caller memcpy 174 1980 crng_fast_key_erasure+0xd4/0x110
caller memcpy 24 418 getname_kernel+0x7c/0x110
caller memcpy 11 128 mast_fill_bnode+0x288/0x370
caller memcpy 158561 0 blake2s_update+0x69/0xc0
caller memcpy 17 36516 sk_clone_lock+0xbc/0x460
caller memcpy 1 13 take_dentry_name_snapshot+0x51/0x80
caller memcpy 41 13816 _copy_to_iter+0x547/0x650
caller memcpy 4 48 mas_spanning_rebalance.isra.0+0xa3c/0x15d0
caller memcpy 39 114 text_poke_loc_init+0x5c/0x200
caller memcpy 10 80 dup_fd+0x13b/0x300
caller memcpy 1 6 __d_move+0x14d/0x620
size memmove task 40 40 1 40
size memmove task 54 54 1 54
size memmove task 98 98 1 98
size memmove task 136 136 16 2176
size memmove softirq 22 22 1 22
align memmove 0 2 1
align memmove 0 40 1
align memmove 0 48 1
align memmove 8 48 1
align memmove 8 56 1
align memmove 40 16 2
align memmove 40 42 1
align memmove 48 24 4
align memmove 48 32 1
align memmove 48 40 1
align memmove 48 50 1
align memmove 56 32 2
align memmove 56 40 1
align memmove 56 48 1
align memmove 56 58 1
overlap memmove 20
caller memmove 8 1088 mab_shift_right+0x2e/0x70
caller memmove 4 214 printk_sprint+0x10c/0x130
caller memmove 8 1088 mab_shift_right+0x41/0x70
size memset task 0 0 161 0
size memset task 4 4 3 12
size memset task 7 7 2 14
size memset task 8 8 39 312
size memset task 9 9 2 18
size memset task 10 10 8 80
size memset task 12 12 2 24
size memset task 13 13 1 13
size memset task 16 16 116 1856
size memset task 24 24 7644 183456
size memset task 32 32 105 3360
size memset task 40 40 3 120
size memset task 48 48 6 288
size memset task 56 56 10 560
size memset task 64 64 391 25024
size memset task 80 80 9 720
size memset task 96 96 17 1632
size memset task 112 112 1 112
size memset task 120 120 8 960
size memset task 128 128 66 8448
size memset task 152 152 479 72808
size memset task 176 176 1 176
size memset task 184 184 40 7360
size memset task 192 192 258 49536
size memset task 232 232 7263 1685016
size memset task 256 256 10285 2632960
size memset task 320 320 3 960
size memset task 416 416 1 416
size memset task 512 512 31369 16060928
size memset task 640 640 1 640
size memset task 704 704 10 7040
size memset task 912 912 12 10944
size memset task 1024 1024 38607 39533568
size memset task 1104 1104 24 26496
size memset task 1152 1152 10 11520
size memset task 2048 2048 2 4096
size memset task 2168 2168 18 39024
size memset task 4014 4014 10 40140
size memset task 4016 4016 9 36144
size memset task 4030 4030 10 40300
size memset task 4032 4032 18 72576
size memset task 4046 4046 10 40460
size memset task 4047 4047 1 4047
size memset task 4048 4048 18 72864
size memset task 4062 4062 10 40620
size memset task 4064 4064 18 73152
size memset task 4078 4078 10 40780
size memset task 4080 4080 18 73440
size memset task 4093 4093 1 4093
size memset task 4094 4094 10 40940
size memset task 4096 4096 14720 60293120
size memset task 8192 8447 11 92312
size memset task 16384 16895 6 98304
size memset softirq 16 16 17 272
size memset softirq 24 24 5 120
size memset softirq 40 40 1 40
size memset softirq 192 192 1 192
size memset softirq 232 232 204 47328
size memset softirq 1024 1024 204 208896
size memset softirq 2168 2168 17 36856
align memset 0 0 103713
align memset 2 0 20
align memset 3 0 1
align memset 8 0 127
align memset 14 0 1
align memset 16 0 210
align memset 18 0 20
align memset 20 0 1
align memset 24 0 7348
align memset 32 0 235
align memset 34 0 10
align memset 35 0 1
align memset 36 0 2
align memset 38 0 5
align memset 39 0 1
align memset 40 0 121
align memset 41 0 2
align memset 44 0 1
align memset 46 0 2
align memset 48 0 362
align memset 49 0 1
align memset 50 0 10
align memset 56 0 111
align memset 63 0 1
caller memset 10 0 dup_fd+0x12b/0x300
caller memset 10 0 dup_fd+0x14d/0x300
caller memset 10 0 dup_fd+0x19b/0x300
caller memset 38811 17862672 kmem_cache_alloc_node+0x257/0x310
caller memset 31142 62543232 kmem_cache_alloc+0x1fc/0x300
caller memset 24 192 mm_init+0xeb/0x300
caller memset 2324 594944 kmem_cache_alloc_bulk+0x1c9/0x330
caller memset 1 8 __lru_add_drain_all+0x89/0x1f0
caller memset 6 36 pcpu_alloc+0x4f6/0x830
caller memset 6 98304 copy_process+0x26a/0x1ae0
caller memset 143 579556 zero_user_segments.constprop.0+0x115/0x160
caller memset 39068 39905272 __kmem_cache_alloc_node+0x20c/0x2a0
caller memset 250 48000 kmem_cache_alloc_lru+0x255/0x400
caller memset 11 704 load_elf_binary+0x102a/0x1780
caller memset 47 86824 sk_prot_alloc+0x61/0x110
caller memset 10 0 dup_fd+0x21f/0x300
caller memset 15 149 strscpy_pad+0x2f/0x40
caller memset 417 7568 blake2s_final+0x2e/0x80
caller memset 1 32 sg_init_table+0x11/0x40
observed user-copy call 263038 671226217 _copy_to_iter+0xb5/0x650
observed memset call 31029 62461016 kmem_cache_alloc+0x1f7/0x300
observed memset call 39037 39863688 __kmem_cache_alloc_node+0x207/0x2a0
observed memset call 38808 17854152 kmem_cache_alloc_node+0x252/0x310
observed inlined-set rep 179848 15826624 tcp_current_mss+0x42/0xe0
observed inlined-set rep 81440 14333440 tomoyo_path_number_perm+0x62/0x200
observed memcpy call 1266406 10139464 blake2s_update+0x43/0xc0
observed inlined-set rep 81428 9771360 inet_ioctl+0x74/0x1e0
observed inlined-set rep 88612 9215648 sock_read_iter+0x35/0x100
observed clear_page call 2205 9031680 get_page_from_freelist+0xe1f/0x11b0
observed inlined-set rep 95930 6906960 tomoyo_init_request_info+0x35/0xc0
observed inlined-set rep 38790 6827040 __alloc_skb+0xce/0x1a0
observed inlined-set rep 81440 6515200 tomoyo_path_number_perm+0x57/0x200
observed inlined-set rep 95813 4599024 tcp_recvmsg+0x42/0x200
observed inlined-set rep 88666 4255968 vfs_read+0x181/0x310
observed inlined-set rep 38768 3411584 __tcp_transmit_skb+0x47/0xc30
observed inlined-set rep 38768 3411584 __tcp_transmit_skb+0xc2/0xc30
observed inlined-set rep 51860 3319040 __slab_free+0x35/0x2d0
observed inlined-set rep 38785 2482240 bpf_skops_write_hdr_opt.isra.0+0x33/0x1d0
observed inlined-set rep 33932 2443104 tcp_ack+0x80/0x14c0
observed inlined-set rep 38785 1861680 ip_output+0xc8/0x130
observed inlined-set rep 7292 1808416 process_measurement+0x73/0xac0
observed inlined-set rep 7350 1705200 filename_lookup+0x46/0x1f0
observed inlined-set rep 7309 1695688 do_filp_open+0x48/0x160
observed user-copy call 7185 1688272 _copy_from_iter+0x110/0x570
observed inlined-set rep 7303 1577448 locks_remove_posix+0x37/0x1a0
observed inlined-set rep 14368 1494272 sock_write_iter+0x3a/0x100
observed inlined-set rep 7234 1273184 tomoyo_path_perm+0x79/0x200
observed inlined-set rep 7219 1270544 tomoyo_check_open_permission+0x6d/0x190
observed inlined-set rep 7312 1111424 __do_sys_newfstatat+0x2f/0x80
observed user-copy call 7336 1047218 _copy_to_user+0x1c/0x30
observed inlined-set rep 7233 1041552 cp_new_stat+0x45/0x170
observed inlined-set rep 7233 1041552 vfs_getattr_nosec+0x3d/0xd0
observed checked-copy call 239 978944 copy_mc_to_kernel+0xc/0x30
observed inlined-set rep 7201 921728 __sys_recvfrom+0x66/0x140
observed inlined-set rep 7184 919552 vfs_writev+0x7d/0x1a0
observed copy_page call 223 913408 do_fault+0x361/0x410
observed inlined-set rep 14369 804664 generic_splice_sendpage+0x2f/0x90
observed inlined-set rep 7201 691296 __sys_recvfrom+0x73/0x140
observed inlined-set rep 14372 689856 vfs_write+0x186/0x3f0
observed inlined-set rep 14369 689712 generic_file_splice_read+0x68/0x1a0
observed inlined-set rep 14369 689712 tomoyo_socket_sendmsg_permission+0x2a/0xd0
observed memset call 2286 585216 kmem_cache_alloc_bulk+0x1c4/0x330
observed inlined-set rep 7234 578720 tomoyo_path_perm+0x6e/0x200
observed inlined-set rep 7219 577520 tomoyo_check_open_permission+0x60/0x190
observed memset call 142 575509 zero_user_segments.constprop.0+0x110/0x160
observed user-copy call 7307 574723 copy_page_from_iter_atomic+0x124/0x630
observed inlined-set rep 7220 519840 schedule_hrtimeout_range_clock+0x32/0x120
observed inlined-set rep 7318 409808 __hrtimer_init+0x52/0xe0
observed user-copy call 29098 353322 _copy_from_user+0x41/0x60
observed inlined-set rep 7184 344832 do_iter_readv_writev+0x44/0x150
observed inlined-set rep 5177 331328 tcp_validate_incoming+0x4a9/0x590
observed user-copy call 7187 302048 _copy_from_iter+0xaf/0x570
observed user-copy call 7187 301800 _copy_to_iter+0x1bc/0x650
observed inlined-set rep 4287 274368 chacha_block_generic+0x9b/0xc0
observed inlined-copy rep 1353 227304 sync_regs+0x1e/0x30
observed inlined-copy rep 761 213080 timekeeping_advance+0x36c/0x590
observed inlined-set rep 2737 175168 __unfreeze_partials+0x43/0x1f0
observed inlined-set rep 2737 175168 __unfreeze_partials+0x50/0x1f0
observed inlined-set rep 2273 145472 get_partial_node.part.0+0x93/0x400
observed inlined-set rep 1384 143936 __handle_mm_fault+0x46/0xfa0
observed inlined-set rep 536 132928 mas_pop_node+0x89/0x100
observed memset call 6 98304 copy_process+0x265/0x1ae0
observed inlined-set rep 1292 93024 __run_timers+0x34/0x2c0
observed memset call 47 86824 sk_prot_alloc+0x5c/0x110
observed memcpy call 10 83920 arch_dup_task_struct+0x1c/0x60
observed inlined-set rep 264 67584 mas_wr_node_store+0x4f/0x5c0
observed clear_page call 16 65536 __alloc_pages_bulk+0x5b8/0x6b0
observed inlined-set rep 103 63448 mas_wr_bnode+0x45/0x11b0
observed inlined-set rep 103 63448 mas_wr_bnode+0x63/0x11b0
observed user-clear call 16 52424 padzero+0x38/0x60
observed memset call 239 45888 kmem_cache_alloc_lru+0x250/0x400
observed inlined-set rep 384 43008 blake2s_final+0x74/0x80
observed inlined-copy rep 22 41888 pgd_alloc+0xfa/0x230
observed inlined-copy rep 259 39368 vm_area_dup+0x3a/0x90
observed inlined-copy rep 259 39368 vm_area_dup+0x4d/0x90
observed inlined-copy rep 259 39368 vm_area_dup+0x60/0x90
observed inlined-copy rep 259 39368 vm_area_dup+0x73/0x90
observed inlined-set rep 519 37368 mas_store_prealloc+0x2a/0xe0
observed inlined-set rep 59 36816 inode_init_once+0x43/0x100
observed memcpy call 17 36516 sk_clone_lock+0xb7/0x460
observed inlined-set rep 200 30400 vm_area_alloc+0x2c/0x50
observed inlined-set rep 533 25584 schedule_timeout+0x29/0x150
observed inlined-set rep 143 21736 shmem_alloc_folio+0x36/0xd0
observed inlined-set rep 19 20824 mm_alloc+0x28/0x60
observed inlined-set rep 217 19096 userfaultfd_unmap_complete+0x31/0x120
observed inlined-copy rep 9 18432 copy_process+0xa97/0x1ae0
observed memcpy call 204 17128 mab_mas_cp+0x107/0x2c0
observed memcpy call 225 14640 mas_mab_cp+0x113/0x210
observed inlined-copy rep 252 13512 mas_wr_node_store+0x176/0x5c0
observed inlined-copy rep 252 13512 mas_wr_node_store+0x1b3/0x5c0
observed inlined-set rep 280 13440 wp_page_copy+0x40/0x720
observed memcpy call 39 13000 _copy_to_iter+0x542/0x650
observed memcpy call 384 12288 blake2s_final+0x4a/0x80
observed inlined-set rep 83 10624 unmap_region+0x49/0x120
observed inlined-set rep 40 10560 mast_fill_bnode+0x80/0x370
observed inlined-set rep 163 10432 crng_fast_key_erasure+0x32/0x110
observed inlined-set rep 163 10432 crng_fast_key_erasure+0xdf/0x110
observed inlined-set rep 42 10416 ima_file_mprotect+0x5f/0x190
observed inlined-set rep 40 10240 mast_fill_bnode+0xad/0x370
observed inlined-set rep 158 10112 _get_random_bytes+0x3a/0x1a0
observed inlined-set rep 158 10112 _get_random_bytes+0x45/0x1a0
observed inlined-set rep 157 10048 _get_random_bytes+0xe1/0x1a0
observed inlined-set rep 207 9936 arch_get_unmapped_area_topdown+0x50/0x280
observed inlined-copy rep 47 9024 mas_descend_adopt+0x3e2/0x470
observed inlined-set rep 47 9024 mas_descend_adopt+0x58/0x470
observed inlined-set rep 47 9024 mas_descend_adopt+0x63/0x470
observed inlined-set rep 158 8848 __vma_adjust+0x7a/0xb20
observed inlined-set rep 122 8784 mas_store+0x28/0xb0
observed inlined-set rep 14 7952 radix_tree_node_ctor+0x2e/0x50
observed inlined-copy rep 156 7760 skb_try_coalesce+0x411/0x4a0
observed inlined-set rep 72 7488 insn_init+0x28/0x70
observed inlined-set rep 101 7272 mas_store_gfp+0x2f/0xf0
observed memset call 384 6984 blake2s_final+0x29/0x80
observed inlined-copy rep 38 6688 prepare_creds+0x3f/0x260
observed inlined-set rep 50 6400 truncate_inode_pages_range+0x50/0x450
observed inlined-set rep 40 6400 mast_fill_bnode+0x4d/0x370
observed inlined-set rep 50 6000 truncate_inode_pages_range+0x5b/0x450
observed inlined-set rep 122 5856 copy_page_range+0x63/0x1400
observed inlined-copy rep 10 5680 fpu_flush_thread+0x12b/0x170
observed inlined-set rep 42 5376 do_mprotect_pkey+0x7a/0x440
observed inlined-set rep 104 4992 unmap_vmas+0x6d/0x180
observed inlined-set rep 47 4888 sk_prot_alloc+0x4a/0x110
observed inlined-set rep 83 4648 do_mas_align_munmap+0x70/0x510
observed inlined-copy rep 225 4376 mas_wr_node_store+0x282/0x5c0
observed inlined-copy rep 225 4376 mas_wr_node_store+0x502/0x5c0
observed inlined-set rep 7 4312 mas_wr_spanning_store.isra.0+0x6e/0x6e0
observed inlined-set rep 7 4312 mas_wr_spanning_store.isra.0+0x256/0x6e0
observed inlined-set rep 7 4256 mas_spanning_rebalance.isra.0+0x6d4/0x15d0
observed clear_page call 1 4096 shmem_get_folio_gfp+0x646/0x7d0
observed inlined-set rep 36 4032 arch_jump_entry_size+0x24/0x70
observed inlined-set rep 36 4032 text_poke_loc_init+0x50/0x200
observed inlined-set rep 83 3984 userfaultfd_unmap_prep+0x47/0x1a0
observed inlined-set rep 35 3360 tcp_assign_congestion_control+0x7f/0x130
observed inlined-copy rep 3 3288 copy_process+0x191b/0x1ae0
observed inlined-set rep 68 3264 ip_route_output_flow+0x3a/0xe0
observed inlined-set rep 11 2816 mas_wr_node_store+0x3f9/0x5c0
observed inlined-copy rep 11 2728 mas_wr_node_store+0x34f/0x5c0
observed inlined-set rep 11 2728 bprm_execve+0x20f/0x650
observed inlined-set rep 21 2688 free_ldt_pgtables+0x31/0xb0
observed inlined-set rep 48 2688 vm_unmapped_area+0x49/0x260
observed inlined-set rep 21 2688 exit_mmap+0x43/0x310
observed inlined-set rep 21 2688 __sys_connect+0x55/0xd0
observed inlined-set rep 40 2560 mas_wr_bnode+0x5f9/0x11b0
observed inlined-set rep 11 2552 __filename_parentat+0x56/0x210
observed inlined-set rep 52 2496 change_protection+0x466/0x15d0
observed inlined-set rep 10 2480 __sched_fork+0xae/0x150
observed inlined-set rep 42 2352 do_mprotect_pkey+0x8c/0x440
observed inlined-copy rep 9 2304 copy_process+0xbe7/0x1ae0
observed inlined-set rep 16 2304 __do_sys_wait4+0x38/0xb0
observed inlined-set rep 40 2240 __do_sys_brk+0x4c/0x340
observed inlined-set rep 39 2184 vma_link+0x3a/0x100
observed inlined-set rep 17 2176 do_accept+0x3d/0x190
observed inlined-set rep 34 2176 tcp_init_transfer+0x86/0x2d0
observed inlined-set rep 34 2176 bpf_skops_hdr_opt_len+0x35/0x130
observed inlined-set rep 8 2048 restore_sigcontext+0x37/0x1d0
observed memcpy call 163 1908 crng_fast_key_erasure+0xcf/0x110
observed inlined-set rep 39 1872 __kernel_read+0x56/0x290
observed inlined-set rep 36 1728 perf_event_text_poke+0x2d/0xc0
observed inlined-copy rep 10 1680 copy_thread+0x148/0x280
observed inlined-set rep 20 1600 tomoyo_check_inet_address+0xb9/0x150
observed inlined-set rep 17 1496 tcp_conn_request+0x78/0xed0
observed inlined-set rep 17 1496 tcp_make_synack+0x4f/0x5d0
observed inlined-set rep 17 1496 tcp_make_synack+0x103/0x5d0
observed memcpy call 239 1411 __d_alloc+0x66/0x1d0
observed inlined-set rep 16 1408 kernel_wait4+0x32/0x160
observed inlined-set rep 10 1280 shift_arg_pages+0x73/0x1c0
observed inlined-set rep 10 1280 setup_arg_pages+0x57/0x2d0
observed inlined-set rep 9 1224 shmem_get_inode+0x111/0x3a0
observed inlined-set rep 17 1224 inet_csk_clone_lock+0xd4/0x120
observed inlined-set rep 21 1176 exit_mmap+0x50/0x310
observed inlined-set rep 17 1088 tcp_conn_request+0xabd/0xed0
observed inlined-set rep 17 1088 tcp_connect+0x33/0xe30
observed inlined-set rep 17 1088 tcp_connect+0x1fc/0xe30
observed inlined-set rep 17 1088 tcp_connect+0x33a/0xe30
observed inlined-set rep 17 1088 tcp_connect+0x48d/0xe30
observed inlined-set rep 17 1088 tcp_v4_send_synack+0x116/0x1e0
observed inlined-set rep 17 1088 tcp_openreq_init_rwin+0xd2/0x250
observed memmove call 8 1088 mab_shift_right+0x29/0x70
observed memmove call 8 1088 mab_shift_right+0x3c/0x70
observed inlined-set rep 21 1008 tomoyo_socket_connect_permission+0x31/0xf0
observed inlined-set rep 17 952 tcp_v4_send_synack+0x46/0x1e0
observed inlined-set rep 8 832 __fpu_restore_sig+0x66/0x620
observed inlined-set rep 17 816 ip_route_output_key_hash+0x3a/0xa0
observed inlined-copy rep 2 768 __do_sys_newuname+0x9c/0x140
observed inlined-set rep 6 768 __x64_sys_vfork+0x31/0x70
observed inlined-set rep 2 768 __do_sys_newuname+0x61/0x140
observed inlined-set rep 10 720 copy_process+0x8a2/0x1ae0
observed inlined-set rep 8 704 arch_do_signal_or_restart+0x33/0x830
observed inlined-set rep 8 704 console_emit_next_record.constprop.0+0x69/0x2b0
observed inlined-set rep 10 640 proc_fork_connector+0x28/0x120
observed inlined-set rep 10 640 proc_exec_connector+0x28/0x100
observed memset call 10 640 load_elf_binary+0x1025/0x1780
observed inlined-set rep 1 624 do_sys_poll+0x4d/0x610
observed inlined-set rep 11 616 init_entity_runnable_average+0x35/0x70
observed inlined-set rep 9 576 posix_cputimers_group_init+0x2c/0x70
observed inlined-set rep 8 576 security_inode_init_security+0x42/0x170
observed inlined-set rep 8 576 security_inode_init_security+0x6a/0x170
observed inlined-set rep 9 576 proc_exit_connector+0x28/0x130
observed inlined-set rep 10 560 copy_process+0x885/0x1ae0
observed user-clear call 8 512 copy_fpstate_to_sigframe+0x97/0x360
observed inlined-set rep 3 504 refresh_cpu_vm_stats+0x70/0x230
observed inlined-set rep 7 504 mas_wr_spanning_store.isra.0+0xad/0x6e0
observed inlined-set rep 7 504 mas_wr_spanning_store.isra.0+0xc9/0x6e0
observed inlined-set rep 10 480 move_page_tables+0x46/0x1050
observed inlined-set rep 10 480 shift_arg_pages+0x63/0x1c0
observed memcpy call 16 476 seq_write+0x23/0x50
observed inlined-set rep 8 448 acct_collect+0x160/0x230
observed inlined-set rep 7 448 mas_wr_spanning_store.isra.0+0x63/0x6e0
observed inlined-set rep 7 448 mas_wr_spanning_store.isra.0+0x7b/0x6e0
observed inlined-set rep 7 448 mas_wr_spanning_store.isra.0+0x94/0x6e0
observed inlined-set rep 10 400 profile_transition+0x7e/0x8f0
observed memcpy call 23 399 getname_kernel+0x77/0x110
observed inlined-set rep 8 384 __fpu_restore_sig+0x84/0x620
observed inlined-set rep 8 384 do_notify_parent+0x46/0x2e0
observed user-copy call 8 384 __fpu_restore_sig+0x8f/0x620
observed user-copy call 8 384 copy_fpstate_to_sigframe+0x2b1/0x360
observed inlined-set rep 5 320 find_next_iomem_res+0xc6/0x160
observed inlined-set rep 5 320 walk_system_ram_range+0x57/0xf0
observed inlined-set rep 8 320 do_notify_parent+0xeb/0x2e0
observed inlined-set rep 4 320 prb_reserve+0x1aa/0x3c0
observed inlined-set rep 4 320 tomoyo_unix_entry+0x45/0x1b0
observed memcpy call 58 300 vsnprintf+0x359/0x550
observed memcpy call 25 296 mas_mab_cp+0x15b/0x210
observed inlined-set rep 3 288 __do_sys_clone+0x3f/0xb0
observed inlined-copy rep 1 280 timekeeping_update+0x101/0x130
observed inlined-set rep 2 256 zap_page_range_single+0x51/0x1a0
observed inlined-set rep 1 256 do_sys_poll+0x5a/0x610
observed inlined-set rep 2 256 tomoyo_socket_listen_permission+0x9a/0x120
observed inlined-set rep 5 240 __split_huge_pmd+0x42/0xfe0
observed inlined-set rep 2 240 __do_sys_statfs+0x2a/0x70
observed inlined-set rep 3 240 tomoyo_mount_permission+0x43/0x1d0
observed memcpy call 4 214 _prb_read_valid+0x1fa/0x2d0
observed memmove call 4 214 printk_sprint+0x107/0x130
observed inlined-copy rep 19 200 copy_string_kernel+0x140/0x230
observed inlined-set rep 3 192 get_random_bytes_user+0x40/0x160
observed inlined-set rep 3 192 get_random_bytes_user+0x4b/0x160
observed inlined-set rep 3 192 get_random_bytes_user+0xfc/0x160
observed inlined-set rep 2 176 userfaultfd_remove+0x3a/0x100
observed memset call 22 176 mm_init+0xe6/0x300
observed inlined-set rep 3 168 dup_mmap+0x4f/0x610
observed inlined-set rep 3 168 dup_mmap+0x61/0x610
observed inlined-set rep 3 144 collect_percpu_times+0x58/0x2b0
observed memset call 14 142 strscpy_pad+0x2a/0x40
observed inlined-set rep 1 136 copy_clone_args_from_user+0x10c/0x270
observed inlined-set rep 1 136 __do_sys_clone3+0x34/0x120
observed memcpy call 108 135 text_poke_memcpy+0x5/0x10
observed inlined-set rep 1 128 __do_sys_clone3+0x44/0x120
observed inlined-set rep 1 128 __sys_bind+0x4d/0xf0
observed inlined-set rep 1 128 ___sys_sendmsg+0x5f/0xe0
observed inlined-set rep 1 128 ___sys_sendmsg+0x6a/0xe0
observed inlined-set rep 3 120 rcu_sync_init+0x34/0x50
observed inlined-set rep 3 120 refresh_cpu_vm_stats+0x3e/0x230
observed inlined-set rep 1 112 do_sysinfo.isra.0+0x26/0x140
observed inlined-set rep 1 112 __do_sys_sysinfo+0x24/0x70
observed inlined-set rep 2 112 __inet_dev_addr_type+0x39/0x180
observed inlined-set rep 1 104 __sys_sendmsg+0x3d/0xc0
observed memcpy call 36 99 text_poke_loc_init+0x57/0x200
observed inlined-set rep 2 96 zap_page_range_single+0x46/0x1a0
observed inlined-set rep 2 96 tomoyo_socket_listen_permission+0x37/0x120
observed inlined-set rep 2 96 __inet_dev_addr_type+0x48/0x180
observed inlined-set rep 4 96 _printk+0x44/0x83
observed inlined-set rep 1 88 copy_clone_args_from_user+0x35/0x270
observed inlined-set rep 1 88 aa_may_signal+0x51/0x150
observed inlined-set rep 1 80 show_stat+0x17d/0x750
observed inlined-set rep 1 80 show_stat+0x3c9/0x750
observed inlined-set rep 2 80 profile_signal_perm+0x4f/0xf0
observed user-clear call 1 80 copy_siginfo_to_user+0x3f/0x60
observed inlined-set rep 1 72 flush_work+0x30/0x90
observed inlined-set rep 1 72 hrtimer_nanosleep+0x32/0x170
observed inlined-set rep 1 72 futex_wait+0x4c/0x270
observed memcpy call 9 72 dup_fd+0x101/0x300
observed memcpy call 9 72 dup_fd+0x136/0x300
observed memcpy call 9 72 dup_fd+0x16c/0x300
observed inlined-set rep 1 64 khugepaged+0x299/0x970
observed inlined-set rep 1 64 _get_random_bytes+0x14c/0x1a0
observed inlined-set rep 1 64 _get_random_bytes+0x159/0x1a0
observed inlined-set rep 1 64 proc_sid_connector+0x28/0x100
observed inlined-set rep 1 64 inet_listen+0xcf/0x180
observed inlined-set rep 1 56 copy_msghdr_from_user+0x38/0xc0
observed inlined-set rep 1 56 try_to_generate_entropy+0x25/0x130
observed inlined-set rep 1 48 send_signal_locked+0x38/0x1b0
observed inlined-set rep 1 48 stop_one_cpu_nowait+0x18/0x40
observed inlined-set rep 1 48 signalfd_read+0x42/0x230
observed inlined-set rep 1 48 tomoyo_socket_bind_permission+0x2c/0x110
observed inlined-set rep 1 40 __x64_sys_kill+0x51/0xb0
observed memset call 6 36 pcpu_alloc+0x4f1/0x830
observed memset call 1 32 sg_init_table+0xc/0x40
observed memcpy call 4 28 kstrdup+0x40/0x60
observed memcpy call 3 18 seq_puts+0x34/0x50
observed memset call 1 8 __lru_add_drain_all+0x84/0x1f0
observed memcpy call 1 4 kmemdup_nul+0x35/0x60
observed memcpy call 1 4 ___neigh_create+0x1d9/0xa00
observed memcpy call 1 4 arp_constructor+0x58/0x420
observed inlined-set rep 2 0 copy_string_kernel+0x140/0x230
observed inlined-set rep 11 0 mas_wr_node_store+0x176/0x5c0
observed inlined-set rep 11 0 mas_wr_node_store+0x1b3/0x5c0
observed inlined-set rep 18 0 mas_wr_node_store+0x282/0x5c0
observed inlined-set rep 18 0 mas_wr_node_store+0x502/0x5c0
observed memcpy call 158538 0 blake2s_update+0x64/0xc0
observed memset call 9 0 dup_fd+0x126/0x300
observed memset call 9 0 dup_fd+0x148/0x300
observed memset call 9 0 dup_fd+0x196/0x300
observed memset call 9 0 dup_fd+0x21a/0x300
observed-size checked-copy exception 4096 4096 239 978944
observed-size clear_page exception 4096 4096 839 3436544
observed-size clear_page softirq 4096 4096 30 122880
observed-size clear_page task 4096 4096 1353 5541888
observed-size copy_page exception 4096 4096 223 913408
observed-size inlined-copy exception 168 168 1301 218568
observed-size inlined-copy hardirq 168 168 52 8736
observed-size inlined-copy hardirq 280 280 761 213080
observed-size inlined-copy softirq 8 8 95 760
observed-size inlined-copy softirq 56 56 5 280
observed-size inlined-copy softirq 120 120 14 1680
observed-size inlined-copy task 8 8 87 696
observed-size inlined-copy task 16 16 346 5536
observed-size inlined-copy task 24 24 42 1008
observed-size inlined-copy task 32 32 38 1216
observed-size inlined-copy task 40 40 62 2480
observed-size inlined-copy task 48 48 100 4800
observed-size inlined-copy task 56 56 58 3248
observed-size inlined-copy task 64 64 112 7168
observed-size inlined-copy task 72 72 82 5904
observed-size inlined-copy task 80 80 24 1920
observed-size inlined-copy task 88 88 14 1232
observed-size inlined-copy task 96 96 8 768
observed-size inlined-copy task 120 120 42 5040
observed-size inlined-copy task 152 152 1036 157472
observed-size inlined-copy task 168 168 10 1680
observed-size inlined-copy task 176 176 38 6688
observed-size inlined-copy task 192 192 47 9024
observed-size inlined-copy task 248 248 11 2728
observed-size inlined-copy task 256 256 9 2304
observed-size inlined-copy task 280 280 1 280
observed-size inlined-copy task 384 384 2 768
observed-size inlined-copy task 568 568 10 5680
observed-size inlined-copy task 1096 1096 3 3288
observed-size inlined-copy task 1904 1904 22 41888
observed-size inlined-copy task 2048 2048 9 18432
observed-size inlined-set exception 48 48 280 13440
observed-size inlined-set exception 64 64 22 1408
observed-size inlined-set exception 104 104 1365 141960
observed-size inlined-set exception 112 112 6 672
observed-size inlined-set exception 152 152 1 152
observed-size inlined-set hardirq 48 48 1 48
observed-size inlined-set softirq 24 24 1 24
observed-size inlined-set softirq 48 48 344 16512
observed-size inlined-set softirq 56 56 51 2856
observed-size inlined-set softirq 64 64 37150 2377600
observed-size inlined-set softirq 72 72 34931 2515032
observed-size inlined-set softirq 80 80 1 80
observed-size inlined-set softirq 88 88 730 64240
observed-size inlined-set softirq 96 96 17 1632
observed-size inlined-set softirq 104 104 17 1768
observed-size inlined-set softirq 112 112 6 672
observed-size inlined-set softirq 176 176 204 35904
observed-size inlined-set task 0 0 60 0
observed-size inlined-set task 24 24 3 72
observed-size inlined-set task 40 40 27 1080
observed-size inlined-set task 48 48 274549 13178352
observed-size inlined-set task 56 56 22123 1238888
observed-size inlined-set task 64 64 71793 4594752
observed-size inlined-set task 72 72 104245 7505640
observed-size inlined-set task 80 80 95925 7674000
observed-size inlined-set task 88 88 256958 22612304
observed-size inlined-set task 96 96 7222 693312
observed-size inlined-set task 104 104 103110 10723440
observed-size inlined-set task 112 112 446 49952
observed-size inlined-set task 120 120 81480 9777600
observed-size inlined-set task 128 128 14674 1878272
observed-size inlined-set task 136 136 11 1496
observed-size inlined-set task 144 144 14482 2085408
observed-size inlined-set task 152 152 7654 1163408
observed-size inlined-set task 160 160 40 6400
observed-size inlined-set task 168 168 3 504
observed-size inlined-set task 176 176 134479 23668304
observed-size inlined-set task 192 192 94 18048
observed-size inlined-set task 216 216 7303 1577448
observed-size inlined-set task 232 232 14670 3403440
observed-size inlined-set task 248 248 7891 1956968
observed-size inlined-set task 256 256 324 82944
observed-size inlined-set task 264 264 40 10560
observed-size inlined-set task 384 384 2 768
observed-size inlined-set task 568 568 14 7952
observed-size inlined-set task 608 608 7 4256
observed-size inlined-set task 616 616 220 135520
observed-size inlined-set task 624 624 60 37440
observed-size inlined-set task 1096 1096 19 20824
observed-size memcpy exception 0 0 4 0
observed-size memcpy exception 4 4 2 8
observed-size memcpy exception 32 32 6 192
observed-size memcpy exception 40 40 4 160
observed-size memcpy softirq 0 0 5 0
observed-size memcpy softirq 8 8 1 8
observed-size memcpy softirq 16 16 3 48
observed-size memcpy softirq 22 22 1 22
observed-size memcpy softirq 25 25 1 25
observed-size memcpy softirq 32 32 8 256
observed-size memcpy softirq 40 40 4 160
observed-size memcpy softirq 2148 2148 17 36516
observed-size memcpy task 0 0 158530 0
observed-size memcpy task 1 1 139 139
observed-size memcpy task 2 2 54 108
observed-size memcpy task 3 3 96 288
observed-size memcpy task 4 4 69 276
observed-size memcpy task 5 5 36 180
observed-size memcpy task 6 6 40 240
observed-size memcpy task 7 7 5 35
observed-size memcpy task 8 8 1266267 10130136
observed-size memcpy task 9 9 6 54
observed-size memcpy task 10 10 2 20
observed-size memcpy task 11 11 24 264
observed-size memcpy task 12 12 25 300
observed-size memcpy task 13 13 13 169
observed-size memcpy task 14 14 1 14
observed-size memcpy task 15 15 6 90
observed-size memcpy task 16 16 58 928
observed-size memcpy task 17 17 1 17
observed-size memcpy task 21 21 4 84
observed-size memcpy task 24 24 20 480
observed-size memcpy task 28 28 12 336
observed-size memcpy task 32 32 438 14016
observed-size memcpy task 39 39 1 39
observed-size memcpy task 40 40 258 10320
observed-size memcpy task 44 44 1 44
observed-size memcpy task 48 48 23 1104
observed-size memcpy task 54 54 1 54
observed-size memcpy task 56 56 26 1456
observed-size memcpy task 64 64 45 2880
observed-size memcpy task 72 72 39 2808
observed-size memcpy task 80 80 18 1440
observed-size memcpy task 88 88 25 2200
observed-size memcpy task 96 96 9 864
observed-size memcpy task 98 98 1 98
observed-size memcpy task 104 104 34 3536
observed-size memcpy task 112 112 13 1456
observed-size memcpy task 120 120 55 6600
observed-size memcpy task 128 128 44 5632
observed-size memcpy task 256 256 11 2816
observed-size memcpy task 504 504 6 3024
observed-size memcpy task 560 560 4 2240
observed-size memcpy task 728 728 6 4368
observed-size memcpy task 8192 8447 10 83920
observed-size memmove softirq 22 22 1 22
observed-size memmove task 40 40 1 40
observed-size memmove task 54 54 1 54
observed-size memmove task 98 98 1 98
observed-size memmove task 136 136 16 2176
observed-size memset exception 0 0 2 0
observed-size memset exception 24 24 4 96
observed-size memset exception 64 64 73 4672
observed-size memset softirq 16 16 17 272
observed-size memset softirq 24 24 5 120
observed-size memset softirq 40 40 1 40
observed-size memset softirq 192 192 1 192
observed-size memset softirq 232 232 204 47328
observed-size memset softirq 1024 1024 204 208896
observed-size memset softirq 2168 2168 17 36856
observed-size memset task 0 0 145 0
observed-size memset task 4 4 3 12
observed-size memset task 7 7 1 7
observed-size memset task 8 8 37 296
observed-size memset task 9 9 2 18
observed-size memset task 10 10 8 80
observed-size memset task 12 12 2 24
observed-size memset task 13 13 1 13
observed-size memset task 16 16 111 1776
observed-size memset task 24 24 7607 182568
observed-size memset task 32 32 95 3040
observed-size memset task 40 40 1 40
observed-size memset task 48 48 6 288
observed-size memset task 56 56 9 504
observed-size memset task 64 64 298 19072
observed-size memset task 80 80 8 640
observed-size memset task 96 96 12 1152
observed-size memset task 112 112 1 112
observed-size memset task 120 120 2 240
observed-size memset task 128 128 65 8320
observed-size memset task 152 152 459 69768
observed-size memset task 176 176 1 176
observed-size memset task 184 184 38 6992
observed-size memset task 192 192 242 46464
observed-size memset task 232 232 7263 1685016
observed-size memset task 256 256 10221 2616576
observed-size memset task 320 320 3 960
observed-size memset task 416 416 1 416
observed-size memset task 512 512 31367 16059904
observed-size memset task 640 640 1 640
observed-size memset task 704 704 9 6336
observed-size memset task 912 912 12 10944
observed-size memset task 1024 1024 38605 39531520
observed-size memset task 1104 1104 22 24288
observed-size memset task 1152 1152 9 10368
observed-size memset task 2048 2048 2 4096
observed-size memset task 2168 2168 18 39024
observed-size memset task 4014 4014 10 40140
observed-size memset task 4016 4016 9 36144
observed-size memset task 4030 4030 10 40300
observed-size memset task 4032 4032 18 72576
observed-size memset task 4046 4046 10 40460
observed-size memset task 4048 4048 18 72864
observed-size memset task 4062 4062 10 40620
observed-size memset task 4064 4064 18 73152
observed-size memset task 4078 4078 10 40780
observed-size memset task 4080 4080 18 73440
observed-size memset task 4093 4093 1 4093
observed-size memset task 4094 4094 10 40940
observed-size memset task 4096 4096 14695 60190720
observed-size memset task 8192 8447 10 83920
observed-size memset task 16384 16895 6 98304
observed-size user-clear task 64 64 8 512
observed-size user-clear task 80 80 1 80
observed-size user-clear task 2288 2288 4 9152
observed-size user-clear task 3168 3168 1 3168
observed-size user-clear task 3296 3296 1 3296
observed-size user-clear task 3368 3368 1 3368
observed-size user-clear task 3456 3456 1 3456
observed-size user-clear task 3520 3520 2 7040
observed-size user-clear task 3824 3824 6 22944
observed-size user-copy task 1 1 2 2
observed-size user-copy task 2 2 10 20
observed-size user-copy task 3 3 22 66
observed-size user-copy task 4 4 36 144
observed-size user-copy task 5 5 10 50
observed-size user-copy task 6 6 25 150
observed-size user-copy task 7 7 35 245
observed-size user-copy task 8 8 7230 57840
observed-size user-copy task 10 10 2 20
observed-size user-copy task 11 11 38 418
observed-size user-copy task 12 12 14443 173316
observed-size user-copy task 13 13 2 26
observed-size user-copy task 14 14 14 196
observed-size user-copy task 15 15 3 45
observed-size user-copy task 16 16 7293 116688
observed-size user-copy task 18 18 10 180
observed-size user-copy task 23 23 1 23
observed-size user-copy task 24 24 9 216
observed-size user-copy task 25 25 2342 58550
observed-size user-copy task 30 30 10 300
observed-size user-copy task 32 32 77 2464
observed-size user-copy task 34 34 10 340
observed-size user-copy task 41 41 4790 196390
observed-size user-copy task 42 42 4788 201096
observed-size user-copy task 43 43 4790 205970
observed-size user-copy task 46 46 9 414
observed-size user-copy task 48 48 54 2592
observed-size user-copy task 50 50 10 500
observed-size user-copy task 53 53 2469 130857
observed-size user-copy task 56 56 1 56
observed-size user-copy task 62 62 9 558
observed-size user-copy task 64 64 37 2368
observed-size user-copy task 66 66 10 660
observed-size user-copy task 76 76 19 1444
observed-size user-copy task 78 78 4710 367380
observed-size user-copy task 80 80 2368 189440
observed-size user-copy task 82 82 2345 192290
observed-size user-copy task 88 88 1 88
observed-size user-copy task 106 106 2352 249312
observed-size user-copy task 110 110 4 440
observed-size user-copy task 112 112 1 112
observed-size user-copy task 131 131 2352 308112
observed-size user-copy task 135 135 7 945
observed-size user-copy task 144 144 7233 1041552
observed-size user-copy task 145 145 2 290
observed-size user-copy task 159 159 2351 373809
observed-size user-copy task 184 184 2469 454296
observed-size user-copy task 192 192 8 1536
observed-size user-copy task 212 212 2342 496504
observed-size user-copy task 219 219 1 219
observed-size user-copy task 233 233 4790 1116070
observed-size user-copy task 235 235 9576 2250360
observed-size user-copy task 237 237 71532 16953084
observed-size user-copy task 238 238 1 238
observed-size user-copy task 295 295 1 295
observed-size user-copy task 316 316 3 948
observed-size user-copy task 336 336 10 3360
observed-size user-copy task 390 390 2 780
observed-size user-copy task 684 684 1 684
observed-size user-copy task 784 784 12 9408
observed-size user-copy task 832 832 19 15808
observed-size user-copy task 1024 1024 2395 2452480
observed-size user-copy task 3859 3859 76256 294271904
observed-size user-copy task 3861 3861 4788 18486468
observed-size user-copy task 4096 4096 81812 335101952
observed-align checked-copy 0 0 239
observed-align clear_page 0 - 2222
observed-align copy_page 0 0 223
observed-align inlined-copy 0 0 54
observed-align inlined-copy 0 16 36
observed-align inlined-copy 0 24 65
observed-align inlined-copy 0 32 6
observed-align inlined-copy 0 40 9
observed-align inlined-copy 0 48 13
observed-align inlined-copy 0 56 24
observed-align inlined-copy 0 8 12
observed-align inlined-copy 16 0 22
observed-align inlined-copy 16 16 287
observed-align inlined-copy 16 24 24
observed-align inlined-copy 16 32 30
observed-align inlined-copy 16 40 55
observed-align inlined-copy 16 48 12
observed-align inlined-copy 16 56 9
observed-align inlined-copy 16 6 1
observed-align inlined-copy 16 8 56
observed-align inlined-copy 24 0 12
observed-align inlined-copy 24 16 59
observed-align inlined-copy 24 24 1380
observed-align inlined-copy 24 32 31
observed-align inlined-copy 24 40 35
observed-align inlined-copy 24 48 36
observed-align inlined-copy 24 56 11
observed-align inlined-copy 24 8 28
observed-align inlined-copy 32 0 11
observed-align inlined-copy 32 16 16
observed-align inlined-copy 32 24 73
observed-align inlined-copy 32 32 16
observed-align inlined-copy 32 40 25
observed-align inlined-copy 32 48 39
observed-align inlined-copy 32 56 24
observed-align inlined-copy 32 8 2
observed-align inlined-copy 40 0 26
observed-align inlined-copy 40 16 6
observed-align inlined-copy 40 24 6
observed-align inlined-copy 40 32 61
observed-align inlined-copy 40 33 2
observed-align inlined-copy 40 34 1
observed-align inlined-copy 40 35 1
observed-align inlined-copy 40 38 1
observed-align inlined-copy 40 39 1
observed-align inlined-copy 40 40 18
observed-align inlined-copy 40 48 27
observed-align inlined-copy 40 56 72
observed-align inlined-copy 40 6 1
observed-align inlined-copy 40 8 8
observed-align inlined-copy 48 0 74
observed-align inlined-copy 48 16 6
observed-align inlined-copy 48 24 6
observed-align inlined-copy 48 32 6
observed-align inlined-copy 48 33 1
observed-align inlined-copy 48 35 4
observed-align inlined-copy 48 36 1
observed-align inlined-copy 48 37 4
observed-align inlined-copy 48 38 1
observed-align inlined-copy 48 39 1
observed-align inlined-copy 48 40 37
observed-align inlined-copy 48 48 21
observed-align inlined-copy 48 56 7
observed-align inlined-copy 48 8 28
observed-align inlined-copy 56 0 4
observed-align inlined-copy 56 16 66
observed-align inlined-copy 56 24 10
observed-align inlined-copy 56 32 2
observed-align inlined-copy 56 40 5
observed-align inlined-copy 56 48 32
observed-align inlined-copy 56 56 147
observed-align inlined-copy 56 8 27
observed-align inlined-copy 8 0 54
observed-align inlined-copy 8 16 13
observed-align inlined-copy 8 24 28
observed-align inlined-copy 8 32 789
observed-align inlined-copy 8 40 13
observed-align inlined-copy 8 48 7
observed-align inlined-copy 8 56 39
observed-align inlined-copy 8 8 264
observed-align inlined-set - - 60
observed-align inlined-set 0 - 162181
observed-align inlined-set 16 - 172185
observed-align inlined-set 24 - 148411
observed-align inlined-set 32 - 198299
observed-align inlined-set 40 - 133029
observed-align inlined-set 48 - 169218
observed-align inlined-set 56 - 137698
observed-align inlined-set 8 - 173974
observed-align memcpy - - 158539
observed-align memcpy 0 0 89
observed-align memcpy 0 13 1
observed-align memcpy 0 16 41
observed-align memcpy 0 24 57
observed-align memcpy 0 32 158349
observed-align memcpy 0 40 51
observed-align memcpy 0 48 53
observed-align memcpy 0 56 53
observed-align memcpy 0 59 1
observed-align memcpy 0 8 32
observed-align memcpy 10 1 6
observed-align memcpy 10 10 2
observed-align memcpy 10 43 1
observed-align memcpy 10 50 1
observed-align memcpy 10 53 1
observed-align memcpy 10 59 1
observed-align memcpy 11 2 1
observed-align memcpy 11 26 2
observed-align memcpy 11 27 2
observed-align memcpy 11 3 1
observed-align memcpy 11 53 1
observed-align memcpy 12 0 5
observed-align memcpy 12 11 2
observed-align memcpy 12 43 1
observed-align memcpy 12 50 2
observed-align memcpy 14 0 3
observed-align memcpy 15 26 1
observed-align memcpy 15 27 1
observed-align memcpy 16 0 34
observed-align memcpy 16 11 1
observed-align memcpy 16 16 16
observed-align memcpy 16 20 1
observed-align memcpy 16 24 7
observed-align memcpy 16 29 1
observed-align memcpy 16 32 158277
observed-align memcpy 16 40 7
observed-align memcpy 16 48 52
observed-align memcpy 16 50 1
observed-align memcpy 16 52 1
observed-align memcpy 16 56 22
observed-align memcpy 16 8 9
observed-align memcpy 17 50 1
observed-align memcpy 18 33 1
observed-align memcpy 19 26 3
observed-align memcpy 19 27 3
observed-align memcpy 19 53 2
observed-align memcpy 2 26 1
observed-align memcpy 2 27 1
observed-align memcpy 20 0 7
observed-align memcpy 20 2 1
observed-align memcpy 20 3 1
observed-align memcpy 20 59 3
observed-align memcpy 20 8 6
observed-align memcpy 21 59 1
observed-align memcpy 22 26 1
observed-align memcpy 22 27 1
observed-align memcpy 22 8 2
observed-align memcpy 23 26 1
observed-align memcpy 23 27 1
observed-align memcpy 23 43 1
observed-align memcpy 23 53 1
observed-align memcpy 24 0 65
observed-align memcpy 24 16 12
observed-align memcpy 24 24 9
observed-align memcpy 24 27 1
observed-align memcpy 24 32 158267
observed-align memcpy 24 34 1
observed-align memcpy 24 40 3
observed-align memcpy 24 48 1
observed-align memcpy 24 56 33
observed-align memcpy 24 8 2
observed-align memcpy 25 50 2
observed-align memcpy 25 53 1
observed-align memcpy 26 1 5
observed-align memcpy 26 10 3
observed-align memcpy 26 33 1
observed-align memcpy 27 61 1
observed-align memcpy 27 62 1
observed-align memcpy 28 16 9
observed-align memcpy 29 50 1
observed-align memcpy 29 53 1
observed-align memcpy 3 43 1
observed-align memcpy 3 50 1
observed-align memcpy 30 16 2
observed-align memcpy 31 50 1
observed-align memcpy 32 0 87
observed-align memcpy 32 16 6
observed-align memcpy 32 24 16
observed-align memcpy 32 26 1
observed-align memcpy 32 32 158279
observed-align memcpy 32 34 1
observed-align memcpy 32 40 2
observed-align memcpy 32 42 1
observed-align memcpy 32 48 4
observed-align memcpy 32 50 2
observed-align memcpy 32 53 1
observed-align memcpy 32 56 1
observed-align memcpy 32 8 16
observed-align memcpy 33 21 1
observed-align memcpy 34 26 2
observed-align memcpy 34 27 2
observed-align memcpy 34 53 1
observed-align memcpy 35 2 1
observed-align memcpy 35 26 1
observed-align memcpy 35 27 1
observed-align memcpy 35 3 1
observed-align memcpy 35 43 2
observed-align memcpy 35 50 1
observed-align memcpy 36 24 6
observed-align memcpy 36 26 2
observed-align memcpy 36 27 4
observed-align memcpy 37 11 2
observed-align memcpy 38 24 3
observed-align memcpy 38 50 1
observed-align memcpy 39 26 1
observed-align memcpy 39 27 1
observed-align memcpy 39 53 1
observed-align memcpy 4 26 2
observed-align memcpy 4 27 2
observed-align memcpy 4 4 17
observed-align memcpy 4 56 9
observed-align memcpy 40 0 29
observed-align memcpy 40 11 1
observed-align memcpy 40 16 16
observed-align memcpy 40 27 1
observed-align memcpy 40 29 1
observed-align memcpy 40 32 158271
observed-align memcpy 40 39 1
observed-align memcpy 40 40 4
observed-align memcpy 40 48 3
observed-align memcpy 40 50 1
observed-align memcpy 40 56 1
observed-align memcpy 40 8 36
observed-align memcpy 42 1 8
observed-align memcpy 42 10 3
observed-align memcpy 42 53 1
observed-align memcpy 44 32 5
observed-align memcpy 44 45 1
observed-align memcpy 44 47 1
observed-align memcpy 45 50 1
observed-align memcpy 45 53 1
observed-align memcpy 46 2 1
observed-align memcpy 46 3 1
observed-align memcpy 46 32 2
observed-align memcpy 47 26 1
observed-align memcpy 47 27 1
observed-align memcpy 47 43 1
observed-align memcpy 47 53 1
observed-align memcpy 48 0 47
observed-align memcpy 48 16 43
observed-align memcpy 48 2 1
observed-align memcpy 48 24 15
observed-align memcpy 48 26 1
observed-align memcpy 48 27 2
observed-align memcpy 48 3 1
observed-align memcpy 48 32 158271
observed-align memcpy 48 40 12
observed-align memcpy 48 48 4
observed-align memcpy 48 50 1
observed-align memcpy 48 56 4
observed-align memcpy 48 8 4
observed-align memcpy 49 2 1
observed-align memcpy 49 27 1
observed-align memcpy 49 3 1
observed-align memcpy 49 59 1
observed-align memcpy 5 26 2
observed-align memcpy 5 27 3
observed-align memcpy 5 50 1
observed-align memcpy 5 59 1
observed-align memcpy 50 43 1
observed-align memcpy 52 0 8
observed-align memcpy 52 26 1
observed-align memcpy 52 27 1
observed-align memcpy 52 40 2
observed-align memcpy 53 11 1
observed-align memcpy 53 26 2
observed-align memcpy 53 27 2
observed-align memcpy 53 50 1
observed-align memcpy 53 53 1
observed-align memcpy 54 11 1
observed-align memcpy 54 19 1
observed-align memcpy 54 40 3
observed-align memcpy 54 43 1
observed-align memcpy 54 53 1
observed-align memcpy 56 0 36
observed-align memcpy 56 1 1
observed-align memcpy 56 11 3
observed-align memcpy 56 16 3
observed-align memcpy 56 24 73
observed-align memcpy 56 28 1
observed-align memcpy 56 3 1
observed-align memcpy 56 32 158292
observed-align memcpy 56 33 5
observed-align memcpy 56 37 43
observed-align memcpy 56 38 5
observed-align memcpy 56 39 1
observed-align memcpy 56 40 1
observed-align memcpy 56 41 3
observed-align memcpy 56 42 9
observed-align memcpy 56 43 4
observed-align memcpy 56 47 5
observed-align memcpy 56 48 6
observed-align memcpy 56 49 1
observed-align memcpy 56 54 108
observed-align memcpy 56 55 1
observed-align memcpy 56 56 3
observed-align memcpy 56 62 1
observed-align memcpy 56 8 7
observed-align memcpy 57 26 1
observed-align memcpy 57 27 1
observed-align memcpy 58 1 8
observed-align memcpy 58 10 1
observed-align memcpy 58 43 1
observed-align memcpy 59 50 1
observed-align memcpy 6 2 1
observed-align memcpy 6 27 1
observed-align memcpy 6 43 1
observed-align memcpy 6 53 2
observed-align memcpy 6 56 1
observed-align memcpy 60 48 7
observed-align memcpy 60 50 1
observed-align memcpy 61 53 1
observed-align memcpy 62 48 2
observed-align memcpy 63 26 1
observed-align memcpy 63 27 1
observed-align memcpy 7 2 1
observed-align memcpy 7 26 1
observed-align memcpy 7 27 1
observed-align memcpy 7 3 1
observed-align memcpy 8 0 31
observed-align memcpy 8 11 1
observed-align memcpy 8 16 1
observed-align memcpy 8 24 1
observed-align memcpy 8 32 158270
observed-align memcpy 8 40 35
observed-align memcpy 8 45 1
observed-align memcpy 8 48 15
observed-align memcpy 8 56 1
observed-align memcpy 8 59 1
observed-align memcpy 8 8 10
observed-align memcpy 9 2 1
observed-align memcpy 9 25 1
observed-align memcpy 9 26 1
observed-align memcpy 9 27 1
observed-align memcpy 9 3 1
observed-align memmove 0 2 1
observed-align memmove 0 40 1
observed-align memmove 0 48 1
observed-align memmove 40 16 2
observed-align memmove 40 42 1
observed-align memmove 48 24 4
observed-align memmove 48 32 1
observed-align memmove 48 40 1
observed-align memmove 48 50 1
observed-align memmove 56 32 2
observed-align memmove 56 40 1
observed-align memmove 56 48 1
observed-align memmove 56 58 1
observed-align memmove 8 48 1
observed-align memmove 8 56 1
observed-align memset - - 147
observed-align memset 0 - 103552
observed-align memset 14 - 1
observed-align memset 16 - 191
observed-align memset 18 - 20
observed-align memset 2 - 20
observed-align memset 20 - 1
observed-align memset 24 - 7332
observed-align memset 3 - 1
observed-align memset 32 - 199
observed-align memset 34 - 10
observed-align memset 35 - 1
observed-align memset 36 - 2
observed-align memset 38 - 5
observed-align memset 39 - 1
observed-align memset 40 - 115
observed-align memset 41 - 1
observed-align memset 44 - 1
observed-align memset 46 - 2
observed-align memset 48 - 230
observed-align memset 50 - 10
observed-align memset 56 - 103
observed-align memset 63 - 1
observed-align memset 8 - 122
observed-align user-clear 0 - 11
observed-align user-clear 16 - 10
observed-align user-clear 24 - 1
observed-align user-clear 32 - 3
observed-align user-copy 0 0 14478
observed-align user-copy 0 10 10
observed-align user-copy 0 11 317
observed-align user-copy 0 12 1
observed-align user-copy 0 16 9
observed-align user-copy 0 19 9616
observed-align user-copy 0 2 443
observed-align user-copy 0 21 595
observed-align user-copy 0 23 9
observed-align user-copy 0 24 154
observed-align user-copy 0 26 756
observed-align user-copy 0 27 609
observed-align user-copy 0 28 148
observed-align user-copy 0 3 1
observed-align user-copy 0 32 450
observed-align user-copy 0 33 1
observed-align user-copy 0 36 2
observed-align user-copy 0 38 1
observed-align user-copy 0 39 9
observed-align user-copy 0 4 1
observed-align user-copy 0 40 7
observed-align user-copy 0 42 9
observed-align user-copy 0 43 21
observed-align user-copy 0 44 1
observed-align user-copy 0 48 1816
observed-align user-copy 0 51 3
observed-align user-copy 0 54 1
observed-align user-copy 0 55 9
observed-align user-copy 0 56 1
observed-align user-copy 0 58 9
observed-align user-copy 0 59 10
observed-align user-copy 0 7 9
observed-align user-copy 0 8 879
observed-align user-copy 1 0 299
observed-align user-copy 1 1 1
observed-align user-copy 1 32 445
observed-align user-copy 1 44 293
observed-align user-copy 1 54 1
observed-align user-copy 10 32 1
observed-align user-copy 11 0 1188
observed-align user-copy 11 1 1
observed-align user-copy 11 22 291
observed-align user-copy 11 32 1
observed-align user-copy 11 40 1
observed-align user-copy 12 1 1
observed-align user-copy 12 12 942
observed-align user-copy 12 28 4
observed-align user-copy 12 32 1
observed-align user-copy 12 60 895
observed-align user-copy 13 0 19360
observed-align user-copy 13 12 1
observed-align user-copy 13 32 1
observed-align user-copy 14 23 2
observed-align user-copy 14 32 1
observed-align user-copy 14 33 296
observed-align user-copy 15 17 1
observed-align user-copy 15 32 1
observed-align user-copy 16 0 1035
observed-align user-copy 16 11 304
observed-align user-copy 16 15 1
observed-align user-copy 16 16 904
observed-align user-copy 16 17 1
observed-align user-copy 16 19 9520
observed-align user-copy 16 2 1
observed-align user-copy 16 20 5
observed-align user-copy 16 21 604
observed-align user-copy 16 24 925
observed-align user-copy 16 26 599
observed-align user-copy 16 27 598
observed-align user-copy 16 29 1
observed-align user-copy 16 32 865
observed-align user-copy 16 36 5
observed-align user-copy 16 4 443
observed-align user-copy 16 40 932
observed-align user-copy 16 42 148
observed-align user-copy 16 44 147
observed-align user-copy 16 46 148
observed-align user-copy 16 48 2701
observed-align user-copy 16 49 1
observed-align user-copy 16 5 1
observed-align user-copy 16 50 1
observed-align user-copy 16 51 1
observed-align user-copy 16 54 1
observed-align user-copy 16 56 905
observed-align user-copy 16 59 1
observed-align user-copy 16 61 1
observed-align user-copy 16 8 1821
observed-align user-copy 17 0 301
observed-align user-copy 17 14 1
observed-align user-copy 17 32 1
observed-align user-copy 17 44 293
observed-align user-copy 18 12 2
observed-align user-copy 18 17 2
observed-align user-copy 18 25 599
observed-align user-copy 18 32 1
observed-align user-copy 19 0 1192
observed-align user-copy 19 12 1
observed-align user-copy 19 22 293
observed-align user-copy 19 32 1
observed-align user-copy 19 56 1
observed-align user-copy 2 1 1
observed-align user-copy 2 25 599
observed-align user-copy 2 32 445
observed-align user-copy 20 12 931
observed-align user-copy 20 23 3
observed-align user-copy 20 28 3
observed-align user-copy 20 32 150
observed-align user-copy 20 35 1
observed-align user-copy 20 60 914
observed-align user-copy 21 0 19040
observed-align user-copy 21 24 1
observed-align user-copy 21 32 150
observed-align user-copy 21 35 1
observed-align user-copy 21 8 1
observed-align user-copy 22 12 1
observed-align user-copy 22 32 298
observed-align user-copy 22 33 291
observed-align user-copy 22 8 1
observed-align user-copy 23 12 1
observed-align user-copy 23 32 298
observed-align user-copy 24 0 106
observed-align user-copy 24 11 317
observed-align user-copy 24 16 4
observed-align user-copy 24 19 9488
observed-align user-copy 24 20 1
observed-align user-copy 24 21 603
observed-align user-copy 24 24 3
observed-align user-copy 24 29 1
observed-align user-copy 24 3 1
observed-align user-copy 24 32 446
observed-align user-copy 24 35 1
observed-align user-copy 24 39 1
observed-align user-copy 24 40 3
observed-align user-copy 24 41 1
observed-align user-copy 24 42 1
observed-align user-copy 24 43 148
observed-align user-copy 24 45 149
observed-align user-copy 24 47 149
observed-align user-copy 24 48 1
observed-align user-copy 24 5 444
observed-align user-copy 24 51 2
observed-align user-copy 24 52 1
observed-align user-copy 24 57 1
observed-align user-copy 24 8 902
observed-align user-copy 25 0 303
observed-align user-copy 25 16 1
observed-align user-copy 25 24 1
observed-align user-copy 25 29 2
observed-align user-copy 25 32 297
observed-align user-copy 25 40 1
observed-align user-copy 25 44 294
observed-align user-copy 25 56 1
observed-align user-copy 25 8 1
observed-align user-copy 26 32 297
observed-align user-copy 26 35 2
observed-align user-copy 27 0 1192
observed-align user-copy 27 22 294
observed-align user-copy 27 29 1
observed-align user-copy 27 32 149
observed-align user-copy 27 48 1
observed-align user-copy 27 8 2
observed-align user-copy 28 12 865
observed-align user-copy 28 28 3
observed-align user-copy 28 29 1
observed-align user-copy 28 32 150
observed-align user-copy 28 40 1
observed-align user-copy 28 48 1
observed-align user-copy 28 52 1
observed-align user-copy 28 60 889
observed-align user-copy 29 0 18976
observed-align user-copy 29 26 1
observed-align user-copy 29 32 3
observed-align user-copy 3 0 1204
observed-align user-copy 3 12 2
observed-align user-copy 3 22 296
observed-align user-copy 3 32 445
observed-align user-copy 3 56 1
observed-align user-copy 30 24 2
observed-align user-copy 30 29 2
observed-align user-copy 30 32 2
observed-align user-copy 30 33 293
observed-align user-copy 30 48 1
observed-align user-copy 31 24 1
observed-align user-copy 31 31 1
observed-align user-copy 31 32 2
observed-align user-copy 32 0 113
observed-align user-copy 32 11 309
observed-align user-copy 32 16 9
observed-align user-copy 32 19 9680
observed-align user-copy 32 2 1
observed-align user-copy 32 20 148
observed-align user-copy 32 21 594
observed-align user-copy 32 22 148
observed-align user-copy 32 24 150
observed-align user-copy 32 25 1
observed-align user-copy 32 26 600
observed-align user-copy 32 27 599
observed-align user-copy 32 30 1
observed-align user-copy 32 31 1
observed-align user-copy 32 32 10
observed-align user-copy 32 34 2
observed-align user-copy 32 35 3
observed-align user-copy 32 36 1
observed-align user-copy 32 37 1
observed-align user-copy 32 39 1
observed-align user-copy 32 40 8
observed-align user-copy 32 41 1
observed-align user-copy 32 42 1
observed-align user-copy 32 44 149
observed-align user-copy 32 46 147
observed-align user-copy 32 47 1
observed-align user-copy 32 48 1936
observed-align user-copy 32 56 5
observed-align user-copy 32 8 910
observed-align user-copy 33 0 303
observed-align user-copy 33 32 1
observed-align user-copy 33 44 291
observed-align user-copy 33 48 2
observed-align user-copy 34 24 1
observed-align user-copy 34 25 598
observed-align user-copy 34 32 3
observed-align user-copy 34 48 1
observed-align user-copy 35 0 1188
observed-align user-copy 35 22 298
observed-align user-copy 35 24 1
observed-align user-copy 35 32 1
observed-align user-copy 35 48 1
observed-align user-copy 36 12 892
observed-align user-copy 36 28 8
observed-align user-copy 36 32 1
observed-align user-copy 36 33 1
observed-align user-copy 36 56 1
observed-align user-copy 36 60 922
observed-align user-copy 36 8 1
observed-align user-copy 37 0 18976
observed-align user-copy 37 31 2
observed-align user-copy 37 32 1
observed-align user-copy 37 48 2
observed-align user-copy 37 56 2
observed-align user-copy 38 31 1
observed-align user-copy 38 32 2
observed-align user-copy 38 33 294
observed-align user-copy 38 8 2
observed-align user-copy 39 0 1
observed-align user-copy 39 32 2
observed-align user-copy 39 48 3
observed-align user-copy 4 12 859
observed-align user-copy 4 28 7
observed-align user-copy 4 32 445
observed-align user-copy 4 6 1
observed-align user-copy 4 60 908
observed-align user-copy 40 0 103
observed-align user-copy 40 1 1
observed-align user-copy 40 10 1
observed-align user-copy 40 11 309
observed-align user-copy 40 16 4
observed-align user-copy 40 19 9520
observed-align user-copy 40 20 4
observed-align user-copy 40 21 744
observed-align user-copy 40 22 1
observed-align user-copy 40 23 148
observed-align user-copy 40 24 1
observed-align user-copy 40 25 147
observed-align user-copy 40 31 1
observed-align user-copy 40 32 4
observed-align user-copy 40 36 1
observed-align user-copy 40 40 5
observed-align user-copy 40 45 149
observed-align user-copy 40 46 1
observed-align user-copy 40 47 147
observed-align user-copy 40 48 3
observed-align user-copy 40 49 148
observed-align user-copy 40 56 3
observed-align user-copy 40 6 1
observed-align user-copy 40 62 1
observed-align user-copy 40 8 910
observed-align user-copy 41 0 300
observed-align user-copy 41 16 1
observed-align user-copy 41 29 4
observed-align user-copy 41 31 1
observed-align user-copy 41 32 150
observed-align user-copy 41 41 1
observed-align user-copy 41 44 292
observed-align user-copy 41 56 2
observed-align user-copy 41 8 1
observed-align user-copy 42 31 1
observed-align user-copy 42 32 150
observed-align user-copy 42 41 1
observed-align user-copy 42 56 2
observed-align user-copy 43 0 1188
observed-align user-copy 43 22 293
observed-align user-copy 43 32 297
observed-align user-copy 43 8 1
observed-align user-copy 44 12 863
observed-align user-copy 44 28 3
observed-align user-copy 44 32 298
observed-align user-copy 44 44 1
observed-align user-copy 44 56 1
observed-align user-copy 44 60 901
observed-align user-copy 45 0 19232
observed-align user-copy 45 24 1
observed-align user-copy 45 32 447
observed-align user-copy 45 42 1
observed-align user-copy 45 44 1
observed-align user-copy 46 32 297
observed-align user-copy 46 33 298
observed-align user-copy 47 32 297
observed-align user-copy 47 41 2
observed-align user-copy 47 47 1
observed-align user-copy 48 0 551
observed-align user-copy 48 11 301
observed-align user-copy 48 14 1
observed-align user-copy 48 16 4
observed-align user-copy 48 17 1
observed-align user-copy 48 19 9489
observed-align user-copy 48 20 3
observed-align user-copy 48 21 597
observed-align user-copy 48 22 149
observed-align user-copy 48 24 153
observed-align user-copy 48 26 745
observed-align user-copy 48 27 601
observed-align user-copy 48 32 155
observed-align user-copy 48 36 5
observed-align user-copy 48 40 3
observed-align user-copy 48 41 1
observed-align user-copy 48 44 1
observed-align user-copy 48 47 1
observed-align user-copy 48 48 1745
observed-align user-copy 48 53 1
observed-align user-copy 48 6 1
observed-align user-copy 48 8 890
observed-align user-copy 48 9 1
observed-align user-copy 49 0 297
observed-align user-copy 49 16 1
observed-align user-copy 49 32 150
observed-align user-copy 49 44 292
observed-align user-copy 5 0 18976
observed-align user-copy 5 32 445
observed-align user-copy 5 6 1
observed-align user-copy 50 1 1
observed-align user-copy 50 25 599
observed-align user-copy 50 32 2
observed-align user-copy 50 44 2
observed-align user-copy 50 56 2
observed-align user-copy 51 0 1216
observed-align user-copy 51 1 1
observed-align user-copy 51 22 292
observed-align user-copy 51 32 2
observed-align user-copy 51 41 1
observed-align user-copy 51 44 1
observed-align user-copy 52 12 922
observed-align user-copy 52 16 1
observed-align user-copy 52 28 1
observed-align user-copy 52 32 1
observed-align user-copy 52 41 1
observed-align user-copy 52 60 893
observed-align user-copy 53 0 18912
observed-align user-copy 53 32 1
observed-align user-copy 53 47 2
observed-align user-copy 54 32 1
observed-align user-copy 54 33 293
observed-align user-copy 54 44 1
observed-align user-copy 54 47 1
observed-align user-copy 54 54 1
observed-align user-copy 55 32 1
observed-align user-copy 55 44 1
observed-align user-copy 55 54 1
observed-align user-copy 56 0 105
observed-align user-copy 56 1 445
observed-align user-copy 56 11 314
observed-align user-copy 56 13 1
observed-align user-copy 56 16 6
observed-align user-copy 56 18 1
observed-align user-copy 56 19 9488
observed-align user-copy 56 20 5
observed-align user-copy 56 21 594
observed-align user-copy 56 23 150
observed-align user-copy 56 24 1
observed-align user-copy 56 25 149
observed-align user-copy 56 27 147
observed-align user-copy 56 28 1
observed-align user-copy 56 31 1
observed-align user-copy 56 32 2
observed-align user-copy 56 36 1
observed-align user-copy 56 40 4
observed-align user-copy 56 43 1
observed-align user-copy 56 48 1
observed-align user-copy 56 7 2
observed-align user-copy 56 8 893
observed-align user-copy 57 0 297
observed-align user-copy 57 24 1
observed-align user-copy 57 29 3
observed-align user-copy 57 32 1
observed-align user-copy 57 44 295
observed-align user-copy 57 47 1
observed-align user-copy 57 59 1
observed-align user-copy 58 32 1
observed-align user-copy 58 47 1
observed-align user-copy 58 59 1
observed-align user-copy 59 0 1208
observed-align user-copy 59 22 295
observed-align user-copy 59 32 1
observed-align user-copy 59 56 1
observed-align user-copy 6 3 1
observed-align user-copy 6 32 2
observed-align user-copy 6 33 294
observed-align user-copy 60 12 912
observed-align user-copy 60 28 4
observed-align user-copy 60 32 1
observed-align user-copy 60 44 1
observed-align user-copy 60 52 1
observed-align user-copy 60 54 2
observed-align user-copy 60 59 2
observed-align user-copy 60 60 894
observed-align user-copy 61 0 19040
observed-align user-copy 61 12 1
observed-align user-copy 61 32 1
observed-align user-copy 61 54 1
observed-align user-copy 62 1 3
observed-align user-copy 62 12 1
observed-align user-copy 62 32 1
observed-align user-copy 62 33 292
observed-align user-copy 63 32 1
observed-align user-copy 7 1 2
observed-align user-copy 7 16 1
observed-align user-copy 7 32 2
observed-align user-copy 7 6 2
observed-align user-copy 8 0 106
observed-align user-copy 8 1 2
observed-align user-copy 8 11 309
observed-align user-copy 8 16 2
observed-align user-copy 8 19 9456
observed-align user-copy 8 21 608
observed-align user-copy 8 23 1
observed-align user-copy 8 24 2
observed-align user-copy 8 3 443
observed-align user-copy 8 30 1
observed-align user-copy 8 32 2
observed-align user-copy 8 36 2
observed-align user-copy 8 4 1
observed-align user-copy 8 40 3
observed-align user-copy 8 41 148
observed-align user-copy 8 43 147
observed-align user-copy 8 45 149
observed-align user-copy 8 46 1
observed-align user-copy 8 48 2
observed-align user-copy 8 49 1
observed-align user-copy 8 50 1
observed-align user-copy 8 55 1
observed-align user-copy 8 56 1
observed-align user-copy 8 58 1
observed-align user-copy 8 60 1
observed-align user-copy 8 63 1
observed-align user-copy 8 8 924
observed-align user-copy 9 0 297
observed-align user-copy 9 12 3
observed-align user-copy 9 23 1
observed-align user-copy 9 29 1
observed-align user-copy 9 32 2
observed-align user-copy 9 44 292
observed-align user-copy 9 8 1
observed-unnamed 0 0
