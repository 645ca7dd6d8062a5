# tare profile 1
kernel: 6.12.117+deb13-amd64 #1 SMP PREEMPT_DYNAMIC Debian 6.12.117-1 (2026-11-12)
cpu: QEMU TCG CPU version 2.5+
cpus: 1
clock: tsc
clock-hz: 999999000
mode: profile
span-ns: 2462040643
cpu-features: rep_good erms
clocksource: tsc
command: sh -c mount --bind /dev /debian/dev && mount --bind /tmp /debian/tmp && mount -t proc proc /debian/proc && exec chroot /debian /run/workload
exit-status: 0
busy-ns: 2334764203
machine: machine-6.12
accelerator: tcg
exact: yes
qemu: 7.2.22 (Debian 1:7.2+dfsg-7+deb12u18+b3)
image-digest: 7ea1ecc8b5447a21c82683d7e9e85075
observed-missing: 0

function memcpy seen 1178719 recorded 1178719 skipped 0 lost 0 bytes 8475665
function memmove seen 6 recorded 6 skipped 0 lost 0 bytes 485
function memset seen 55330 recorded 55330 skipped 0 lost 0 bytes 13568633
size memcpy task 0 0 130950 0
size memcpy task 1 1 246 246
size memcpy task 2 2 120 240
size memcpy task 3 3 107 321
size memcpy task 4 4 60 240
size memcpy task 5 5 30 150
size memcpy task 6 6 34 204
size memcpy task 7 7 73 511
size memcpy task 8 8 1045689 8365512
size memcpy task 9 9 3 27
size memcpy task 10 10 7 70
size memcpy task 11 11 18 198
size memcpy task 12 12 21 252
size memcpy task 13 13 8 104
size memcpy task 14 14 10 140
size memcpy task 15 15 101 1515
size memcpy task 16 16 128 2048
size memcpy task 17 17 28 476
size memcpy task 20 20 4 80
size memcpy task 21 21 2 42
size memcpy task 23 23 4 92
size memcpy task 24 24 43 1032
size memcpy task 25 25 2 50
size memcpy task 26 26 2 52
size memcpy task 28 28 5 140
size memcpy task 29 29 2 58
size memcpy task 32 32 334 10688
size memcpy task 39 39 1 39
size memcpy task 40 40 243 9720
size memcpy task 44 44 1 44
size memcpy task 48 48 17 816
size memcpy task 53 53 1 53
size memcpy task 56 56 10 560
size memcpy task 64 64 31 1984
size memcpy task 72 72 22 1584
size memcpy task 80 80 8 640
size memcpy task 88 88 3 264
size memcpy task 96 96 6 576
size memcpy task 98 98 1 98
size memcpy task 104 104 1 104
size memcpy task 112 112 2 224
size memcpy task 120 120 10 1200
size memcpy task 256 256 11 2816
size memcpy task 504 504 5 2520
size memcpy task 560 560 1 560
size memcpy task 616 616 4 2464
size memcpy task 728 728 4 2912
size memcpy task 784 784 1 784
size memcpy task 8192 8447 7 58744
size memcpy softirq 0 0 33 0
size memcpy softirq 8 8 249 1992
size memcpy softirq 16 16 3 48
size memcpy softirq 22 22 1 22
size memcpy softirq 25 25 1 25
size memcpy softirq 32 32 7 224
size memcpy softirq 40 40 4 160
align memcpy 0 0 130784
align memcpy 0 2 3
align memcpy 0 3 1
align memcpy 0 5 1
align memcpy 0 8 24
align memcpy 0 16 20
align memcpy 0 20 1
align memcpy 0 24 48
align memcpy 0 26 2
align memcpy 0 32 14
align memcpy 0 34 1
align memcpy 0 40 25
align memcpy 0 43 1
align memcpy 0 47 1
align memcpy 0 48 66
align memcpy 0 50 1
align memcpy 0 53 2
align memcpy 0 56 50
align memcpy 0 60 2
align memcpy 1 5 1
align memcpy 1 15 1
align memcpy 1 22 1
align memcpy 1 25 1
align memcpy 1 34 1
align memcpy 1 40 1
align memcpy 1 44 4
align memcpy 1 51 1
align memcpy 1 59 1
align memcpy 2 2 1
align memcpy 2 3 1
align memcpy 2 8 1
align memcpy 2 11 1
align memcpy 2 15 1
align memcpy 2 24 1
align memcpy 2 25 1
align memcpy 2 31 1
align memcpy 2 51 2
align memcpy 2 53 1
align memcpy 2 55 2
align memcpy 3 2 1
align memcpy 3 3 1
align memcpy 3 5 1
align memcpy 3 13 1
align memcpy 3 15 1
align memcpy 3 31 1
align memcpy 3 43 1
align memcpy 3 46 1
align memcpy 3 51 1
align memcpy 3 53 1
align memcpy 3 56 1
align memcpy 3 57 2
align memcpy 4 11 2
align memcpy 4 13 1
align memcpy 4 34 1
align memcpy 4 40 1
align memcpy 4 51 1
align memcpy 4 53 1
align memcpy 5 11 1
align memcpy 5 15 1
align memcpy 5 25 1
align memcpy 5 31 1
align memcpy 5 34 1
align memcpy 5 39 2
align memcpy 5 46 1
align memcpy 5 47 1
align memcpy 5 53 1
align memcpy 6 4 2
align memcpy 6 11 1
align memcpy 6 15 1
align memcpy 6 18 1
align memcpy 6 25 1
align memcpy 6 51 1
align memcpy 6 56 5
align memcpy 7 5 1
align memcpy 7 13 1
align memcpy 7 18 1
align memcpy 7 34 1
align memcpy 7 40 1
align memcpy 7 47 2
align memcpy 7 51 1
align memcpy 8 0 130780
align memcpy 8 6 1
align memcpy 8 8 7
align memcpy 8 11 1
align memcpy 8 13 1
align memcpy 8 16 3
align memcpy 8 18 1
align memcpy 8 24 3
align memcpy 8 25 1
align memcpy 8 32 6
align memcpy 8 33 1
align memcpy 8 34 1
align memcpy 8 40 2
align memcpy 8 48 5
align memcpy 8 51 1
align memcpy 8 53 1
align memcpy 8 56 89
align memcpy 9 6 1
align memcpy 9 8 1
align memcpy 9 31 1
align memcpy 9 33 1
align memcpy 9 37 2
align memcpy 9 46 2
align memcpy 9 47 1
align memcpy 9 53 1
align memcpy 10 1 8
align memcpy 10 6 1
align memcpy 10 8 1
align memcpy 10 10 1
align memcpy 10 18 1
align memcpy 10 46 1
align memcpy 10 56 2
align memcpy 11 6 1
align memcpy 11 8 1
align memcpy 11 11 1
align memcpy 11 18 1
align memcpy 11 34 1
align memcpy 11 47 1
align memcpy 11 56 1
align memcpy 12 0 7
align memcpy 12 6 1
align memcpy 12 8 1
align memcpy 12 11 1
align memcpy 12 25 1
align memcpy 12 33 1
align memcpy 12 40 1
align memcpy 13 2 1
align memcpy 13 3 1
align memcpy 13 5 1
align memcpy 13 6 1
align memcpy 13 8 1
align memcpy 13 27 2
align memcpy 13 33 1
align memcpy 13 46 2
align memcpy 13 56 4
align memcpy 14 0 2
align memcpy 14 2 1
align memcpy 14 3 1
align memcpy 14 6 1
align memcpy 14 8 1
align memcpy 14 13 3
align memcpy 14 22 1
align memcpy 14 29 2
align memcpy 14 40 2
align memcpy 14 43 1
align memcpy 14 46 1
align memcpy 14 51 1
align memcpy 15 2 1
align memcpy 15 3 1
align memcpy 15 6 3
align memcpy 15 8 1
align memcpy 15 11 1
align memcpy 15 13 1
align memcpy 15 18 3
align memcpy 15 22 1
align memcpy 15 33 1
align memcpy 15 38 1
align memcpy 15 56 1
align memcpy 16 0 130772
align memcpy 16 7 2
align memcpy 16 8 27
align memcpy 16 16 10
align memcpy 16 22 1
align memcpy 16 24 26
align memcpy 16 27 2
align memcpy 16 31 1
align memcpy 16 32 5
align memcpy 16 40 19
align memcpy 16 47 2
align memcpy 16 48 2
align memcpy 16 51 1
align memcpy 16 56 6
align memcpy 16 59 1
align memcpy 17 5 1
align memcpy 17 18 1
align memcpy 17 22 1
align memcpy 17 38 1
align memcpy 17 46 1
align memcpy 17 51 1
align memcpy 17 56 1
align memcpy 17 57 2
align memcpy 18 2 1
align memcpy 18 3 1
align memcpy 18 13 1
align memcpy 18 17 1
align memcpy 18 18 3
align memcpy 18 22 1
align memcpy 18 38 1
align memcpy 18 40 1
align memcpy 18 51 1
align memcpy 19 11 1
align memcpy 19 13 1
align memcpy 19 18 3
align memcpy 19 22 1
align memcpy 19 33 1
align memcpy 19 35 1
align memcpy 19 38 1
align memcpy 20 2 2
align memcpy 20 3 2
align memcpy 20 20 2
align memcpy 20 21 2
align memcpy 20 22 1
align memcpy 20 51 1
align memcpy 21 13 1
align memcpy 21 18 2
align memcpy 21 22 3
align memcpy 21 27 1
align memcpy 21 38 1
align memcpy 21 41 2
align memcpy 21 51 1
align memcpy 21 59 1
align memcpy 22 5 1
align memcpy 22 8 1
align memcpy 22 31 1
align memcpy 22 38 1
align memcpy 22 39 1
align memcpy 22 51 1
align memcpy 22 56 2
align memcpy 23 15 2
align memcpy 23 18 1
align memcpy 23 31 2
align memcpy 23 35 2
align memcpy 23 38 1
align memcpy 23 40 2
align memcpy 24 0 130743
align memcpy 24 8 78
align memcpy 24 16 38
align memcpy 24 21 2
align memcpy 24 24 27
align memcpy 24 31 1
align memcpy 24 32 4
align memcpy 24 34 1
align memcpy 24 48 12
align memcpy 25 13 1
align memcpy 25 23 2
align memcpy 25 25 1
align memcpy 25 31 2
align memcpy 25 34 1
align memcpy 25 53 1
align memcpy 25 57 1
align memcpy 26 1 5
align memcpy 26 5 1
align memcpy 26 10 2
align memcpy 26 18 1
align memcpy 26 25 1
align memcpy 26 29 2
align memcpy 26 31 2
align memcpy 26 32 1
align memcpy 26 34 1
align memcpy 26 35 1
align memcpy 26 39 1
align memcpy 26 51 1
align memcpy 27 0 2
align memcpy 27 18 1
align memcpy 27 25 1
align memcpy 27 31 2
align memcpy 27 34 1
align memcpy 27 38 1
align memcpy 28 16 5
align memcpy 28 25 1
align memcpy 28 31 1
align memcpy 28 32 2
align memcpy 28 34 1
align memcpy 28 35 1
align memcpy 28 47 2
align memcpy 28 57 1
align memcpy 29 2 1
align memcpy 29 3 1
align memcpy 29 25 1
align memcpy 29 31 5
align memcpy 29 34 1
align memcpy 29 35 1
align memcpy 29 49 2
align memcpy 30 16 4
align memcpy 30 18 1
align memcpy 30 25 1
align memcpy 30 27 1
align memcpy 30 34 1
align memcpy 30 35 1
align memcpy 31 13 1
align memcpy 31 15 1
align memcpy 31 18 1
align memcpy 31 25 1
align memcpy 31 31 1
align memcpy 31 34 3
align memcpy 31 51 1
align memcpy 31 57 1
align memcpy 31 60 2
align memcpy 32 0 130760
align memcpy 32 7 1
align memcpy 32 8 2
align memcpy 32 16 39
align memcpy 32 24 21
align memcpy 32 25 3
align memcpy 32 29 1
align memcpy 32 32 3
align memcpy 32 33 1
align memcpy 32 35 2
align memcpy 32 40 8
align memcpy 32 51 1
align memcpy 32 53 1
align memcpy 32 56 22
align memcpy 33 7 1
align memcpy 33 18 1
align memcpy 33 33 1
align memcpy 33 38 1
align memcpy 33 46 1
align memcpy 33 48 2
align memcpy 33 53 1
align memcpy 33 62 2
align memcpy 34 2 1
align memcpy 34 3 1
align memcpy 34 33 1
align memcpy 34 35 3
align memcpy 34 38 1
align memcpy 34 50 2
align memcpy 35 13 1
align memcpy 35 21 1
align memcpy 35 33 1
align memcpy 35 37 2
align memcpy 35 43 1
align memcpy 35 46 1
align memcpy 35 51 1
align memcpy 36 7 1
align memcpy 36 15 1
align memcpy 36 33 1
align memcpy 36 46 1
align memcpy 36 51 2
align memcpy 36 53 1
align memcpy 36 57 1
align memcpy 36 61 1
align memcpy 37 2 1
align memcpy 37 3 1
align memcpy 37 7 1
align memcpy 37 18 1
align memcpy 37 33 1
align memcpy 37 38 2
align memcpy 37 46 1
align memcpy 37 53 1
align memcpy 38 7 1
align memcpy 38 11 1
align memcpy 38 24 3
align memcpy 38 31 2
align memcpy 38 33 1
align memcpy 38 38 1
align memcpy 38 40 1
align memcpy 38 50 1
align memcpy 38 51 1
align memcpy 38 57 2
align memcpy 38 59 2
align memcpy 39 2 1
align memcpy 39 3 1
align memcpy 39 7 1
align memcpy 39 15 1
align memcpy 39 33 3
align memcpy 39 38 1
align memcpy 39 46 1
align memcpy 39 51 1
align memcpy 39 53 1
align memcpy 39 61 3
align memcpy 40 0 130736
align memcpy 40 5 1
align memcpy 40 8 1
align memcpy 40 15 1
align memcpy 40 24 78
align memcpy 40 27 1
align memcpy 40 29 1
align memcpy 40 32 27
align memcpy 40 40 2
align memcpy 40 46 1
align memcpy 40 48 2
align memcpy 40 51 1
align memcpy 40 53 1
align memcpy 40 56 1
align memcpy 40 57 1
align memcpy 41 2 2
align memcpy 41 3 2
align memcpy 41 13 1
align memcpy 41 35 2
align memcpy 41 38 1
align memcpy 41 46 1
align memcpy 41 51 2
align memcpy 42 1 6
align memcpy 42 7 1
align memcpy 42 10 1
align memcpy 42 11 1
align memcpy 42 43 1
align memcpy 42 50 1
align memcpy 42 51 2
align memcpy 42 53 1
align memcpy 42 56 1
align memcpy 42 57 1
align memcpy 42 61 3
align memcpy 43 2 1
align memcpy 43 3 1
align memcpy 43 7 1
align memcpy 43 15 1
align memcpy 43 18 1
align memcpy 43 38 1
align memcpy 43 51 1
align memcpy 43 53 2
align memcpy 44 5 1
align memcpy 44 15 1
align memcpy 44 18 1
align memcpy 44 27 1
align memcpy 44 32 8
align memcpy 44 51 1
align memcpy 44 53 1
align memcpy 45 13 1
align memcpy 45 15 1
align memcpy 45 38 1
align memcpy 45 40 1
align memcpy 45 46 1
align memcpy 45 51 2
align memcpy 46 2 2
align memcpy 46 3 2
align memcpy 46 15 1
align memcpy 46 32 1
align memcpy 46 51 1
align memcpy 46 53 1
align memcpy 46 56 1
align memcpy 47 11 1
align memcpy 47 18 1
align memcpy 47 40 1
align memcpy 47 43 1
align memcpy 47 53 1
align memcpy 47 57 2
align memcpy 47 61 1
align memcpy 48 0 261472
align memcpy 48 2 2
align memcpy 48 3 2
align memcpy 48 6 1
align memcpy 48 8 20
align memcpy 48 16 6
align memcpy 48 18 1
align memcpy 48 24 7
align memcpy 48 32 40
align memcpy 48 40 25
align memcpy 48 48 2
align memcpy 48 51 2
align memcpy 48 56 2
align memcpy 49 5 1
align memcpy 49 6 1
align memcpy 49 8 1
align memcpy 49 15 1
align memcpy 49 27 1
align memcpy 49 38 1
align memcpy 49 40 1
align memcpy 49 59 1
align memcpy 49 61 2
align memcpy 50 2 1
align memcpy 50 3 1
align memcpy 50 5 1
align memcpy 50 6 2
align memcpy 50 8 1
align memcpy 50 13 2
align memcpy 50 15 1
align memcpy 51 8 2
align memcpy 51 11 1
align memcpy 51 15 2
align memcpy 51 18 2
align memcpy 51 38 1
align memcpy 51 40 2
align memcpy 51 46 1
align memcpy 51 61 1
align memcpy 52 2 1
align memcpy 52 5 2
align memcpy 52 6 1
align memcpy 52 20 2
align memcpy 52 28 1
align memcpy 52 42 2
align memcpy 52 43 3
align memcpy 52 46 1
align memcpy 52 51 1
align memcpy 52 56 2
align memcpy 53 3 3
align memcpy 53 5 1
align memcpy 53 6 1
align memcpy 53 7 2
align memcpy 53 8 1
align memcpy 53 40 1
align memcpy 53 58 2
align memcpy 53 61 1
align memcpy 54 5 1
align memcpy 54 8 1
align memcpy 54 22 1
align memcpy 54 40 2
align memcpy 54 51 1
align memcpy 55 6 1
align memcpy 55 22 1
align memcpy 55 38 2
align memcpy 55 46 2
align memcpy 55 50 1
align memcpy 55 51 1
align memcpy 56 0 130735
align memcpy 56 2 2
align memcpy 56 3 2
align memcpy 56 7 1
align memcpy 56 8 1
align memcpy 56 16 13
align memcpy 56 32 9
align memcpy 56 33 4
align memcpy 56 37 40
align memcpy 56 38 4
align memcpy 56 40 74
align memcpy 56 41 2
align memcpy 56 42 8
align memcpy 56 43 5
align memcpy 56 44 1
align memcpy 56 45 1
align memcpy 56 46 1
align memcpy 56 47 2
align memcpy 56 48 38
align memcpy 56 51 2
align memcpy 56 52 1
align memcpy 56 53 1
align memcpy 56 54 76
align memcpy 56 56 5
align memcpy 56 60 2
align memcpy 57 2 2
align memcpy 57 3 2
align memcpy 57 11 1
align memcpy 57 27 1
align memcpy 57 32 1
align memcpy 57 43 1
align memcpy 57 46 1
align memcpy 57 51 1
align memcpy 57 53 1
align memcpy 58 1 8
align memcpy 58 7 1
align memcpy 58 10 1
align memcpy 58 11 1
align memcpy 58 13 1
align memcpy 58 22 1
align memcpy 58 47 1
align memcpy 58 51 3
align memcpy 58 53 1
align memcpy 58 59 1
align memcpy 58 61 2
align memcpy 59 6 1
align memcpy 59 7 1
align memcpy 59 11 1
align memcpy 59 22 1
align memcpy 59 38 2
align memcpy 59 46 1
align memcpy 59 50 1
align memcpy 59 51 1
align memcpy 59 53 1
align memcpy 59 56 2
align memcpy 60 2 1
align memcpy 60 3 1
align memcpy 60 5 1
align memcpy 60 7 1
align memcpy 60 8 1
align memcpy 60 38 3
align memcpy 60 40 2
align memcpy 60 48 3
align memcpy 60 50 1
align memcpy 60 51 1
align memcpy 60 53 1
align memcpy 60 60 2
align memcpy 61 2 1
align memcpy 61 3 1
align memcpy 61 5 1
align memcpy 61 22 1
align memcpy 61 27 1
align memcpy 61 40 2
align memcpy 61 46 1
align memcpy 61 47 1
align memcpy 61 51 2
align memcpy 61 53 1
align memcpy 62 2 1
align memcpy 62 3 1
align memcpy 62 7 1
align memcpy 62 11 1
align memcpy 62 13 1
align memcpy 62 18 2
align memcpy 62 31 1
align memcpy 62 34 1
align memcpy 62 48 3
align memcpy 62 51 5
align memcpy 62 53 2
align memcpy 62 59 1
align memcpy 63 2 1
align memcpy 63 3 1
align memcpy 63 7 3
align memcpy 63 15 1
align memcpy 63 31 1
align memcpy 63 38 1
align memcpy 63 46 1
align memcpy 63 51 2
align memcpy 63 53 4
align memcpy 63 59 1
caller memcpy 32 88 text_poke_loc_init+0x59/0x1e0
caller memcpy 4 213 _prb_read_valid+0x21c/0x320
caller memcpy 111 884 crng_fast_key_erasure+0xd2/0x110
caller memcpy 1 13 take_dentry_name_snapshot+0x68/0xc0
caller memcpy 1 6 __d_move+0x16d/0x630
caller memcpy 7 56 dup_fd+0x10d/0x3b0
caller memcpy 1046025 8375128 blake2s_update+0x68/0x160
caller memcpy 4 28 kstrdup+0x4e/0x70
caller memcpy 2 24 mast_fill_bnode+0x263/0x340
caller memcpy 7 58744 arch_dup_task_struct+0x25/0x70
caller memcpy 54 3536 mab_mas_cp+0xed/0x220
caller memcpy 98 122 __text_poke+0x249/0x4c0
caller memcpy 7 56 dup_fd+0x170/0x3b0
caller memcpy 52 2936 mas_mab_cp+0x211/0x310
caller memcpy 36 12516 _copy_to_iter+0x31a/0x6e0
caller memcpy 130954 0 blake2s_update+0xa1/0x160
caller memcpy 263 5904 mas_wr_node_store+0x1d0/0x5d0
caller memcpy 567 3974 vsnprintf+0x388/0x6d0
caller memcpy 324 10368 blake2s_final+0x53/0xa0
caller memcpy 7 56 dup_fd+0x140/0x3b0
caller memcpy 1 4 kmemdup_nul+0x53/0x80
caller memcpy 157 961 __d_alloc+0x6e/0x220
caller memcpy 5 48 mast_fill_bnode+0x1ee/0x340
size memmove task 40 40 1 40
size memmove task 53 53 1 53
size memmove task 98 98 1 98
size memmove task 136 136 2 272
size memmove softirq 22 22 1 22
align memmove 32 16 1
align memmove 32 34 1
align memmove 40 24 1
align memmove 40 42 1
align memmove 48 50 1
align memmove 56 58 1
overlap memmove 6
caller memmove 1 136 mab_shift_right+0x55/0x160
caller memmove 4 213 printk_sprint+0xc1/0xe0
caller memmove 1 136 mab_shift_right+0x7c/0x160
size memset task 0 0 121 0
size memset task 4 4 3 12
size memset task 8 8 49 392
size memset task 9 9 1 9
size memset task 10 10 3 30
size memset task 16 16 58 928
size memset task 24 24 214 5136
size memset task 32 32 21 672
size memset task 40 40 315 12600
size memset task 48 48 113 5424
size memset task 56 56 12 672
size memset task 64 64 201 12864
size memset task 72 72 8 576
size memset task 80 80 7 560
size memset task 88 88 29 2552
size memset task 96 96 17 1632
size memset task 104 104 2 208
size memset task 112 112 1 112
size memset task 120 120 8 960
size memset task 128 128 10 1280
size memset task 136 136 1 136
size memset task 144 144 2 288
size memset task 152 152 2 304
size memset task 160 160 1 160
size memset task 168 168 2 336
size memset task 176 176 313 55088
size memset task 184 184 125 23000
size memset task 192 192 51989 9981888
size memset task 200 200 2 400
size memset task 208 208 1 208
size memset task 216 216 2 432
size memset task 224 224 2 448
size memset task 232 232 3 696
size memset task 240 240 2 480
size memset task 248 248 2 496
size memset task 256 256 374 95744
size memset task 264 264 2 528
size memset task 272 272 2 544
size memset task 280 280 1 280
size memset task 288 288 2 576
size memset task 296 296 2 592
size memset task 304 304 1 304
size memset task 312 312 2 624
size memset task 320 320 2 640
size memset task 328 328 1 328
size memset task 336 336 5 1680
size memset task 344 344 2 688
size memset task 352 352 1 352
size memset task 360 360 2 720
size memset task 368 368 2 736
size memset task 376 376 1 376
size memset task 384 384 2 768
size memset task 392 392 2 784
size memset task 400 400 2 800
size memset task 408 408 2 816
size memset task 416 416 2 832
size memset task 424 424 2 848
size memset task 432 432 2 864
size memset task 440 440 2 880
size memset task 448 448 2 896
size memset task 456 456 2 912
size memset task 464 464 2 928
size memset task 472 472 2 944
size memset task 480 480 2 960
size memset task 488 488 2 976
size memset task 496 496 2 992
size memset task 504 504 2 1008
size memset task 512 512 27 13824
size memset task 520 520 2 1040
size memset task 528 528 2 1056
size memset task 536 536 2 1072
size memset task 544 544 2 1088
size memset task 552 552 2 1104
size memset task 560 560 2 1120
size memset task 568 568 2 1136
size memset task 576 576 2 1152
size memset task 584 584 2 1168
size memset task 592 592 2 1184
size memset task 600 600 2 1200
size memset task 608 608 2 1216
size memset task 616 616 2 1232
size memset task 624 624 2 1248
size memset task 632 632 2 1264
size memset task 640 640 2 1280
size memset task 648 648 2 1296
size memset task 656 656 2 1312
size memset task 664 664 2 1328
size memset task 672 672 2 1344
size memset task 680 680 2 1360
size memset task 688 688 2 1376
size memset task 696 696 2 1392
size memset task 704 704 11 7744
size memset task 712 712 2 1424
size memset task 720 720 2 1440
size memset task 728 728 2 1456
size memset task 736 736 2 1472
size memset task 744 744 2 1488
size memset task 752 752 2 1504
size memset task 760 760 2 1520
size memset task 768 768 2 1536
size memset task 776 776 2 1552
size memset task 784 784 2 1568
size memset task 792 792 2 1584
size memset task 800 800 2 1600
size memset task 808 808 2 1616
size memset task 816 816 2 1632
size memset task 824 824 2 1648
size memset task 832 832 2 1664
size memset task 840 840 2 1680
size memset task 848 848 2 1696
size memset task 856 856 2 1712
size memset task 864 864 2 1728
size memset task 872 872 2 1744
size memset task 880 880 2 1760
size memset task 888 888 2 1776
size memset task 896 896 2 1792
size memset task 904 904 2 1808
size memset task 912 912 6 5472
size memset task 920 920 2 1840
size memset task 928 928 2 1856
size memset task 936 936 2 1872
size memset task 944 944 2 1888
size memset task 952 952 2 1904
size memset task 960 960 2 1920
size memset task 968 968 2 1936
size memset task 976 976 2 1952
size memset task 984 984 2 1968
size memset task 992 992 2 1984
size memset task 1000 1000 2 2000
size memset task 1008 1008 2 2016
size memset task 1016 1016 2 2032
size memset task 1024 1024 18 18432
size memset task 1032 1032 2 2064
size memset task 1040 1040 2 2080
size memset task 1048 1048 2 2096
size memset task 1056 1056 2 2112
size memset task 1064 1064 2 2128
size memset task 1072 1072 2 2144
size memset task 1080 1080 2 2160
size memset task 1088 1088 2 2176
size memset task 1096 1096 2 2192
size memset task 1104 1104 2 2208
size memset task 1112 1112 2 2224
size memset task 1120 1120 2 2240
size memset task 1128 1128 2 2256
size memset task 1136 1136 2 2272
size memset task 1144 1144 2 2288
size memset task 1152 1152 9 10368
size memset task 1160 1160 2 2320
size memset task 1168 1168 2 2336
size memset task 1176 1176 2 2352
size memset task 1184 1184 2 2368
size memset task 1192 1192 2 2384
size memset task 1200 1200 2 2400
size memset task 1208 1208 2 2416
size memset task 1216 1216 2 2432
size memset task 1224 1224 2 2448
size memset task 1232 1232 2 2464
size memset task 1240 1240 2 2480
size memset task 1248 1248 2 2496
size memset task 1256 1256 2 2512
size memset task 1264 1264 2 2528
size memset task 1272 1272 2 2544
size memset task 1280 1280 2 2560
size memset task 1288 1288 2 2576
size memset task 1296 1296 2 2592
size memset task 1304 1304 2 2608
size memset task 1312 1312 2 2624
size memset task 1320 1320 2 2640
size memset task 1328 1328 2 2656
size memset task 1336 1336 2 2672
size memset task 1344 1344 2 2688
size memset task 1352 1352 2 2704
size memset task 1360 1360 15 20400
size memset task 1368 1368 2 2736
size memset task 1376 1376 2 2752
size memset task 1384 1384 2 2768
size memset task 1392 1392 2 2784
size memset task 1400 1400 2 2800
size memset task 1408 1408 2 2816
size memset task 1416 1416 2 2832
size memset task 1424 1424 2 2848
size memset task 1432 1432 2 2864
size memset task 1440 1440 2 2880
size memset task 1448 1448 2 2896
size memset task 1456 1456 2 2912
size memset task 1464 1464 2 2928
size memset task 1472 1472 2 2944
size memset task 1480 1480 2 2960
size memset task 1488 1488 2 2976
size memset task 1496 1496 2 2992
size memset task 1504 1504 2 3008
size memset task 1512 1512 2 3024
size memset task 1520 1520 2 3040
size memset task 1528 1528 2 3056
size memset task 1536 1536 2 3072
size memset task 1544 1544 2 3088
size memset task 1552 1552 2 3104
size memset task 1560 1560 2 3120
size memset task 1568 1568 2 3136
size memset task 1576 1576 2 3152
size memset task 1584 1584 2 3168
size memset task 1592 1592 2 3184
size memset task 1600 1600 2 3200
size memset task 1608 1608 2 3216
size memset task 1616 1616 2 3232
size memset task 1624 1624 2 3248
size memset task 1632 1632 2 3264
size memset task 1640 1640 2 3280
size memset task 1648 1648 2 3296
size memset task 1656 1656 2 3312
size memset task 1664 1664 2 3328
size memset task 1672 1672 2 3344
size memset task 1680 1680 2 3360
size memset task 1688 1688 2 3376
size memset task 1696 1696 2 3392
size memset task 1703 1703 1 1703
size memset task 1704 1704 2 3408
size memset task 1712 1712 2 3424
size memset task 1720 1720 2 3440
size memset task 1728 1728 2 3456
size memset task 1736 1736 2 3472
size memset task 1744 1744 2 3488
size memset task 1752 1752 2 3504
size memset task 1760 1760 2 3520
size memset task 1768 1768 2 3536
size memset task 1776 1776 2 3552
size memset task 1784 1784 2 3568
size memset task 1792 1792 2 3584
size memset task 1800 1800 2 3600
size memset task 1808 1808 2 3616
size memset task 1816 1816 2 3632
size memset task 1824 1824 2 3648
size memset task 1832 1832 2 3664
size memset task 1840 1840 2 3680
size memset task 1848 1848 2 3696
size memset task 1856 1856 2 3712
size memset task 1864 1864 2 3728
size memset task 1872 1872 2 3744
size memset task 1880 1880 2 3760
size memset task 1888 1888 2 3776
size memset task 1896 1896 2 3792
size memset task 1904 1904 2 3808
size memset task 1912 1912 2 3824
size memset task 1920 1920 2 3840
size memset task 1928 1928 2 3856
size memset task 1936 1936 2 3872
size memset task 1944 1944 2 3888
size memset task 1952 1952 2 3904
size memset task 1960 1960 2 3920
size memset task 1968 1968 2 3936
size memset task 1976 1976 2 3952
size memset task 1984 1984 2 3968
size memset task 1992 1992 2 3984
size memset task 2000 2000 2 4000
size memset task 2008 2008 2 4016
size memset task 2016 2016 2 4032
size memset task 2024 2024 2 4048
size memset task 2032 2032 2 4064
size memset task 2040 2040 2 4080
size memset task 2048 2048 3 6144
size memset task 2056 2056 2 4112
size memset task 2064 2064 2 4128
size memset task 2072 2072 2 4144
size memset task 2080 2080 2 4160
size memset task 2088 2088 2 4176
size memset task 2096 2096 2 4192
size memset task 2104 2104 2 4208
size memset task 2112 2112 2 4224
size memset task 2120 2120 2 4240
size memset task 2128 2128 2 4256
size memset task 2136 2136 2 4272
size memset task 2144 2144 2 4288
size memset task 2152 2152 2 4304
size memset task 2160 2160 2 4320
size memset task 2168 2168 2 4336
size memset task 2176 2176 2 4352
size memset task 2184 2184 2 4368
size memset task 2192 2192 2 4384
size memset task 2200 2200 2 4400
size memset task 2208 2208 2 4416
size memset task 2216 2216 2 4432
size memset task 2224 2224 2 4448
size memset task 2232 2232 2 4464
size memset task 2240 2240 2 4480
size memset task 2248 2248 2 4496
size memset task 2256 2256 2 4512
size memset task 2264 2264 2 4528
size memset task 2272 2272 2 4544
size memset task 2280 2280 2 4560
size memset task 2288 2288 2 4576
size memset task 2296 2296 2 4592
size memset task 2304 2304 2 4608
size memset task 2312 2312 2 4624
size memset task 2320 2320 2 4640
size memset task 2328 2328 2 4656
size memset task 2336 2336 2 4672
size memset task 2344 2344 2 4688
size memset task 2352 2352 2 4704
size memset task 2360 2360 2 4720
size memset task 2368 2368 2 4736
size memset task 2376 2376 2 4752
size memset task 2384 2384 2 4768
size memset task 2392 2392 2 4784
size memset task 2400 2400 2 4800
size memset task 2408 2408 2 4816
size memset task 2416 2416 2 4832
size memset task 2424 2424 2 4848
size memset task 2432 2432 2 4864
size memset task 2440 2440 2 4880
size memset task 2448 2448 2 4896
size memset task 2456 2456 2 4912
size memset task 2464 2464 2 4928
size memset task 2472 2472 2 4944
size memset task 2480 2480 2 4960
size memset task 2488 2488 2 4976
size memset task 2496 2496 2 4992
size memset task 2504 2504 2 5008
size memset task 2512 2512 2 5024
size memset task 2520 2520 2 5040
size memset task 2528 2528 2 5056
size memset task 2536 2536 2 5072
size memset task 2544 2544 2 5088
size memset task 2552 2552 2 5104
size memset task 2560 2560 2 5120
size memset task 2568 2568 2 5136
size memset task 2576 2576 2 5152
size memset task 2584 2584 2 5168
size memset task 2592 2592 2 5184
size memset task 2600 2600 2 5200
size memset task 2608 2608 2 5216
size memset task 2616 2616 2 5232
size memset task 2624 2624 2 5248
size memset task 2632 2632 2 5264
size memset task 2640 2640 2 5280
size memset task 2648 2648 2 5296
size memset task 2656 2656 2 5312
size memset task 2664 2664 2 5328
size memset task 2672 2672 2 5344
size memset task 2680 2680 2 5360
size memset task 2688 2688 2 5376
size memset task 2696 2696 2 5392
size memset task 2704 2704 2 5408
size memset task 2712 2712 2 5424
size memset task 2720 2720 2 5440
size memset task 2728 2728 2 5456
size memset task 2736 2736 2 5472
size memset task 2744 2744 2 5488
size memset task 2752 2752 2 5504
size memset task 2760 2760 2 5520
size memset task 2768 2768 2 5536
size memset task 2776 2776 2 5552
size memset task 2784 2784 2 5568
size memset task 2792 2792 2 5584
size memset task 2800 2800 2 5600
size memset task 2808 2808 2 5616
size memset task 2816 2816 2 5632
size memset task 2824 2824 2 5648
size memset task 2832 2832 2 5664
size memset task 2840 2840 2 5680
size memset task 2848 2848 2 5696
size memset task 2856 2856 2 5712
size memset task 2864 2864 2 5728
size memset task 2872 2872 2 5744
size memset task 2880 2880 2 5760
size memset task 2888 2888 2 5776
size memset task 2896 2896 2 5792
size memset task 2904 2904 2 5808
size memset task 2912 2912 2 5824
size memset task 2920 2920 2 5840
size memset task 2928 2928 2 5856
size memset task 2936 2936 2 5872
size memset task 2944 2944 2 5888
size memset task 2952 2952 2 5904
size memset task 2960 2960 2 5920
size memset task 2968 2968 2 5936
size memset task 2976 2976 2 5952
size memset task 2984 2984 2 5968
size memset task 2992 2992 2 5984
size memset task 3000 3000 2 6000
size memset task 3008 3008 2 6016
size memset task 3016 3016 2 6032
size memset task 3024 3024 2 6048
size memset task 3032 3032 2 6064
size memset task 3040 3040 2 6080
size memset task 3048 3048 2 6096
size memset task 3056 3056 2 6112
size memset task 3064 3064 2 6128
size memset task 3072 3072 2 6144
size memset task 3080 3080 2 6160
size memset task 3088 3088 2 6176
size memset task 3096 3096 2 6192
size memset task 3104 3104 2 6208
size memset task 3112 3112 2 6224
size memset task 3120 3120 2 6240
size memset task 3128 3128 2 6256
size memset task 3136 3136 2 6272
size memset task 3144 3144 2 6288
size memset task 3152 3152 2 6304
size memset task 3160 3160 2 6320
size memset task 3168 3168 2 6336
size memset task 3176 3176 2 6352
size memset task 3184 3184 2 6368
size memset task 3192 3192 2 6384
size memset task 3200 3200 2 6400
size memset task 3208 3208 2 6416
size memset task 3216 3216 2 6432
size memset task 3224 3224 2 6448
size memset task 3232 3232 2 6464
size memset task 3240 3240 2 6480
size memset task 3248 3248 2 6496
size memset task 3256 3256 2 6512
size memset task 3264 3264 2 6528
size memset task 3272 3272 2 6544
size memset task 3280 3280 2 6560
size memset task 3288 3288 2 6576
size memset task 3296 3296 2 6592
size memset task 3304 3304 2 6608
size memset task 3312 3312 2 6624
size memset task 3320 3320 2 6640
size memset task 3328 3328 2 6656
size memset task 3336 3336 2 6672
size memset task 3344 3344 2 6688
size memset task 3352 3352 2 6704
size memset task 3360 3360 2 6720
size memset task 3368 3368 2 6736
size memset task 3376 3376 2 6752
size memset task 3384 3384 2 6768
size memset task 3392 3392 2 6784
size memset task 3400 3400 2 6800
size memset task 3408 3408 2 6816
size memset task 3416 3416 2 6832
size memset task 3424 3424 2 6848
size memset task 3432 3432 2 6864
size memset task 3440 3440 2 6880
size memset task 3448 3448 2 6896
size memset task 3456 3456 2 6912
size memset task 3464 3464 2 6928
size memset task 3472 3472 2 6944
size memset task 3480 3480 2 6960
size memset task 3488 3488 2 6976
size memset task 3496 3496 2 6992
size memset task 3504 3504 2 7008
size memset task 3512 3512 2 7024
size memset task 3520 3520 2 7040
size memset task 3528 3528 2 7056
size memset task 3536 3536 2 7072
size memset task 3544 3544 2 7088
size memset task 3552 3552 2 7104
size memset task 3560 3560 2 7120
size memset task 3568 3568 2 7136
size memset task 3576 3576 2 7152
size memset task 3584 3584 3 10752
size memset task 3592 3592 2 7184
size memset task 3600 3600 2 7200
size memset task 3608 3608 2 7216
size memset task 3616 3616 2 7232
size memset task 3624 3624 2 7248
size memset task 3632 3632 2 7264
size memset task 3640 3640 2 7280
size memset task 3648 3648 2 7296
size memset task 3656 3656 2 7312
size memset task 3664 3664 2 7328
size memset task 3672 3672 2 7344
size memset task 3680 3680 2 7360
size memset task 3688 3688 2 7376
size memset task 3696 3696 2 7392
size memset task 3704 3704 2 7408
size memset task 3712 3712 2 7424
size memset task 3720 3720 2 7440
size memset task 3728 3728 2 7456
size memset task 3736 3736 2 7472
size memset task 3744 3744 2 7488
size memset task 3752 3752 2 7504
size memset task 3760 3760 2 7520
size memset task 3768 3768 2 7536
size memset task 3776 3776 2 7552
size memset task 3784 3784 2 7568
size memset task 3792 3792 2 7584
size memset task 3800 3800 2 7600
size memset task 3808 3808 2 7616
size memset task 3816 3816 2 7632
size memset task 3824 3824 2 7648
size memset task 3832 3832 2 7664
size memset task 3840 3840 2 7680
size memset task 3848 3848 2 7696
size memset task 3856 3856 2 7712
size memset task 3864 3864 2 7728
size memset task 3872 3872 2 7744
size memset task 3880 3880 2 7760
size memset task 3888 3888 2 7776
size memset task 3896 3896 2 7792
size memset task 3904 3904 2 7808
size memset task 3912 3912 2 7824
size memset task 3920 3920 2 7840
size memset task 3928 3928 2 7856
size memset task 3936 3936 2 7872
size memset task 3944 3944 2 7888
size memset task 3952 3952 2 7904
size memset task 3960 3960 2 7920
size memset task 3968 3968 2 7936
size memset task 3976 3976 2 7952
size memset task 3984 3984 2 7968
size memset task 3992 3992 2 7984
size memset task 4000 4000 2 8000
size memset task 4008 4008 2 8016
size memset task 4016 4016 2 8032
size memset task 4024 4024 2 8048
size memset task 4032 4032 2 8064
size memset task 4040 4040 2 8080
size memset task 4047 4047 1 4047
size memset task 4048 4048 2 8096
size memset task 4056 4056 2 8112
size memset task 4064 4064 2 8128
size memset task 4072 4072 4 16288
size memset task 4080 4080 4 16320
size memset task 4088 4088 2 8176
size memset task 4095 4095 8 32760
size memset task 4096 4096 251 1028096
size memset task 8192 8447 7 58744
size memset task 16384 16895 4 65536
size memset softirq 24 24 4 96
size memset softirq 48 48 1 48
size memset softirq 56 56 1 56
align memset 0 0 53439
align memset 8 0 231
align memset 14 0 1
align memset 15 0 1
align memset 16 0 295
align memset 24 0 203
align memset 25 0 1
align memset 30 0 1
align memset 32 0 345
align memset 40 0 198
align memset 46 0 1
align memset 48 0 414
align memset 49 0 1
align memset 56 0 198
align memset 60 0 1
caller memset 53454 11075608 kmem_cache_alloc_noprof+0x106/0x2f0
caller memset 10 80 begin_new_exec+0x3dd/0xb50
caller memset 4 39 __get_task_comm+0x84/0xa0
caller memset 8 32760 zero_user_segments.constprop.0+0x70/0xd0
caller memset 7 0 dup_fd+0x154/0x3b0
caller memset 4 65536 copy_process+0x225/0x2740
caller memset 83 58000 __kmalloc_noprof+0x18a/0x400
caller memset 13 104 mm_init+0x2d6/0x3e0
caller memset 324 5968 blake2s_final+0x32/0xa0
caller memset 7 0 dup_fd+0x2a5/0x3b0
caller memset 32 452 pcpu_alloc_noprof+0x440/0x890
caller memset 157 30144 kmem_cache_alloc_lru_noprof+0x10e/0x300
caller memset 3 288 __kmalloc_cache_node_noprof+0x161/0x320
caller memset 7 0 dup_fd+0x256/0x3b0
caller memset 68 17408 kmem_cache_alloc_bulk_noprof+0x292/0x480
caller memset 1 32 sg_init_table+0x15/0x40
caller memset 1013 2115558 zero_user_segments.constprop.0+0xc5/0xd0
caller memset 9 80 __kmalloc_node_track_caller_noprof+0x1d8/0x430
caller memset 9 24672 __kmalloc_node_noprof+0x1d7/0x430
caller memset 13 104 mm_init+0xf3/0x3e0
caller memset 7 0 dup_fd+0x130/0x3b0
caller memset 10 640 load_elf_binary+0xfeb/0x1770
caller memset 17 61048 kmem_cache_alloc_node_noprof+0x156/0x310
caller memset 66 76464 __kmalloc_cache_noprof+0x111/0x310
caller memset 4 3648 sk_prot_alloc+0x61/0x110
observed user-copy call 13307 29530914 _copy_to_iter+0xc7/0x6f0
observed user-copy call 14522 28348509 copy_page_from_iter_atomic+0x1ae/0x890
observed clear_page call 3736 15302656 prep_new_page+0xc2/0x1c0
observed memset call 53324 11003960 kmem_cache_alloc_noprof+0x101/0x300
observed memcpy call 1046008 8374480 blake2s_update+0x63/0x170
observed memset call 1012 2111511 zero_user_segments.constprop.0+0xc0/0xe0
observed inlined-set rep 12719 610512 vfs_write+0x186/0x450
observed checked-copy call 136 557056 copy_mc_to_kernel+0x10/0x40
observed user-copy call 17393 556632 _copy_from_user+0x22/0x70
observed inlined-set rep 9242 443616 vfs_read+0x196/0x380
observed inlined-copy rep 1612 270816 sync_regs+0x22/0x40
observed inlined-set rep 248 253952 try_to_generate_entropy+0x117/0x238
observed inlined-set rep 2560 184320 __dquot_alloc_space+0x45/0x390
observed inlined-copy rep 582 162960 timekeeping_advance+0x375/0x5b0
observed inlined-set rep 1386 144144 __handle_mm_fault+0x48/0xfa0
observed inlined-set rep 324 80352 mas_pop_node+0x90/0x120
observed inlined-set rep 266 68096 mas_wr_node_store+0x3e/0x5e0
observed memset call 52 65888 __kmalloc_cache_noprof+0x10c/0x320
observed memset call 4 65536 copy_process+0x220/0x2750
observed inlined-set rep 1324 63552 lock_vma_under_rcu+0x43/0x130
observed memset call 14 52512 kmem_cache_alloc_node_noprof+0x151/0x320
observed memset call 73 51600 __kmalloc_noprof+0x185/0x410
observed memcpy call 6 50352 arch_dup_task_struct+0x20/0x80
observed inlined-set rep 773 49472 __slab_free+0x3c/0x2f0
observed user-clear call 14 35412 elf_load+0x20f/0x250
observed inlined-set rep 300 33600 blake2s_final+0x78/0xb0
observed clear_page call 8 32768 alloc_pages_bulk_noprof+0x589/0x640
observed memset call 8 32760 zero_user_segments.constprop.0+0x6b/0xe0
observed memset call 146 28032 kmem_cache_alloc_lru_noprof+0x109/0x310
observed inlined-set rep 107 26536 process_measurement+0x73/0xc40
observed inlined-set rep 149 26224 vm_area_alloc+0x36/0xb0
observed inlined-set rep 111 25752 filename_lookup+0x47/0x1e0
observed inlined-copy rep 142 24992 vm_area_dup+0x32/0xb0
observed inlined-set rep 200 24000 blake2s.constprop.0+0x29/0x90
observed inlined-set rep 42 23856 radix_tree_node_ctor+0x32/0x60
observed inlined-set rep 307 22104 __run_timers+0x30/0x290
observed inlined-set rep 116 21344 __do_sys_newfstatat+0x2c/0x90
observed inlined-set rep 92 21344 do_filp_open+0x56/0x180
observed inlined-set rep 291 20952 mas_preallocate+0x34/0x290
observed inlined-set rep 291 20952 mas_store_prealloc+0x32/0x3c0
observed inlined-copy rep 11 20944 pgd_alloc+0xbd/0x1d0
observed memset call 68 17408 kmem_cache_alloc_bulk_noprof+0x28d/0x490
observed inlined-set rep 188 16544 userfaultfd_unmap_complete+0x32/0x130
observed inlined-set rep 286 16016 tmigr_handle_remote+0x42/0x480
observed inlined-set rep 119 15232 __mmap_region+0xa1/0xb20
observed inlined-set rep 103 13184 vms_clear_ptes+0x2f/0x170
observed inlined-set rep 68 13056 locks_remove_posix+0x38/0x1b0
observed inlined-set rep 119 12376 __mmap_region+0xd9/0xb20
observed inlined-copy rep 6 12288 copy_process+0xa95/0x2750
observed inlined-set rep 9 12096 mm_alloc+0x34/0x70
observed user-copy call 125 11932 _copy_to_user+0x31/0x60
observed memcpy call 34 11700 _copy_to_iter+0x315/0x6f0
observed inlined-set rep 62 10912 tomoyo_path_perm+0x7d/0x210
observed inlined-set rep 41 10496 free_pages_and_swap_cache+0x44/0x1c0
observed inlined-set rep 17 10472 mas_wr_bnode+0x37/0xee0
observed inlined-set rep 17 10472 mas_wr_bnode+0x4d/0xee0
observed inlined-copy rep 224 9760 mas_wr_node_store+0x2de/0x5e0
observed inlined-copy rep 224 9760 mas_wr_node_store+0x30d/0x5e0
observed memcpy call 300 9600 blake2s_final+0x4e/0xb0
observed inlined-set rep 168 9408 arch_get_unmapped_area_topdown+0x58/0x310
observed inlined-set rep 147 9408 init_multi_vma_prep+0x19/0x80
observed inlined-set rep 53 9328 vfs_getattr_nosec+0x44/0x100
observed inlined-set rep 119 8568 __mmap_region+0xae/0xb20
observed inlined-set rep 112 8064 tomoyo_init_request_info+0x39/0xd0
observed inlined-set rep 53 7632 cp_new_stat+0x41/0x180
observed inlined-set rep 106 7632 mas_store_gfp+0x51/0x320
observed user-copy call 2004 6992 _copy_from_iter+0xc7/0x6f0
observed inlined-set rep 95 6840 __split_vma+0x39/0x340
observed inlined-set rep 11 6776 inode_init_once+0x47/0x120
observed inlined-set rep 119 6664 __mmap_region+0xbe/0xb20
observed inlined-set rep 103 6592 chacha_block_generic+0xb3/0xf0
observed inlined-set rep 101 6464 crng_fast_key_erasure+0x33/0x120
observed inlined-set rep 101 6464 crng_fast_key_erasure+0xdd/0x120
observed inlined-set rep 99 6336 _get_random_bytes+0x39/0x150
observed inlined-set rep 99 6336 _get_random_bytes+0x44/0x150
observed inlined-set rep 99 6336 _get_random_bytes+0xee/0x150
observed inlined-set rep 131 6288 mt_find+0x3a/0x4f0
observed inlined-set rep 25 6200 ima_file_mprotect+0x67/0x200
observed inlined-set rep 58 6032 insn_init+0x2c/0x80
observed inlined-set rep 119 5712 ipe_mmap_file+0x2c/0x80
observed inlined-copy rep 226 5672 mas_wr_node_store+0x39c/0x5e0
observed memcpy call 250 5672 mas_wr_node_store+0x1cb/0x5e0
observed memset call 300 5528 blake2s_final+0x2d/0xb0
observed inlined-set rep 76 5472 free_pgtables+0x51/0x280
observed inlined-copy rep 9 5112 fpu_flush_thread+0x130/0x170
observed inlined-set rep 62 4960 tomoyo_path_perm+0x72/0x210
observed inlined-set rep 41 4920 free_pages_and_swap_cache+0x6a/0x1c0
observed inlined-set rep 17 4488 mast_fill_bnode+0x7c/0x350
observed inlined-set rep 61 4392 __do_sys_brk+0x49/0x3e0
observed inlined-set rep 17 4352 mast_fill_bnode+0xa9/0x350
observed inlined-set rep 23 4048 tomoyo_check_open_permission+0x6e/0x1b0
observed inlined-copy rep 18 3888 mas_topiary_replace+0x474/0xda0
observed inlined-set rep 18 3888 mas_topiary_replace+0x40/0xda0
observed inlined-set rep 18 3888 mas_topiary_replace+0x4b/0xda0
observed memset call 4 3648 sk_prot_alloc+0x5c/0x120
observed inlined-set rep 65 3640 find_mergeable_anon_vma+0x31/0x1f0
observed memcpy call 54 3536 mab_mas_cp+0xe8/0x230
observed inlined-set rep 34 3264 vma_modify_flags+0x40/0xe0
observed inlined-set rep 29 3248 arch_jump_entry_size+0x28/0x90
observed inlined-set rep 29 3248 text_poke_loc_init+0x4d/0x1f0
observed inlined-set rep 25 3200 do_mprotect_pkey+0x6c/0x560
observed inlined-set rep 25 3200 do_vmi_align_munmap+0xa9/0x260
observed inlined-set rep 44 3168 mas_store+0x30/0x2e0
observed inlined-set rep 43 3096 commit_merge+0x46/0x2b0
observed inlined-set rep 12 3072 truncate_inode_pages_range+0x5d/0x420
observed inlined-set rep 12 2976 truncate_inode_pages_range+0x68/0x420
observed memcpy call 52 2936 mas_mab_cp+0x20c/0x320
observed inlined-copy rep 15 2760 prepare_creds+0x47/0x290
observed inlined-set rep 17 2720 mast_fill_bnode+0x49/0x350
observed inlined-copy rep 2 2688 copy_process+0x1295/0x2750
observed inlined-set rep 28 2688 do_brk_flags+0x286/0x340
observed inlined-set rep 41 2624 vm_unmapped_area+0x5e/0x2f0
observed inlined-set rep 10 2480 bprm_execve+0x1d0/0x610
observed inlined-set rep 13 2288 tomoyo_path_number_perm+0x66/0x200
observed inlined-set rep 13 1872 __do_sys_wait4+0x35/0xc0
observed inlined-set rep 39 1872 __mmap_region+0x20c/0xb20
observed inlined-set rep 23 1840 tomoyo_check_open_permission+0x61/0x1b0
observed inlined-set rep 25 1800 do_mprotect_pkey+0x77/0x560
observed inlined-set rep 7 1792 shmem_undo_range+0x6c/0x7d0
observed inlined-set rep 11 1760 mm_init+0xc0/0x3f0
observed inlined-set rep 7 1736 shmem_undo_range+0x77/0x7d0
observed inlined-set rep 34 1632 __kernel_read+0x74/0x300
observed inlined-set rep 25 1600 do_vmi_align_munmap+0x60/0x260
observed inlined-set rep 33 1584 schedule_timeout+0x2c/0x170
observed inlined-copy rep 6 1536 copy_process+0xbd0/0x2750
observed inlined-copy rep 6 1536 mas_copy_node.isra.0+0x16/0x40
observed inlined-set rep 12 1536 free_ldt_pgtables+0x2c/0xb0
observed inlined-set rep 12 1536 exit_mmap+0x45/0x3d0
observed inlined-set rep 6 1536 mas_wr_node_store+0x28f/0x5e0
observed inlined-copy rep 6 1488 mas_wr_node_store+0x23b/0x5e0
observed inlined-set rep 6 1488 __sched_fork+0xc1/0x1c0
observed inlined-set rep 30 1440 vma_link+0x42/0x170
observed inlined-set rep 29 1392 __do_sys_brk+0x214/0x3e0
observed inlined-set rep 5 1280 restore_sigcontext+0x34/0x1d0
observed inlined-set rep 25 1200 do_mprotect_pkey+0x195/0x560
observed inlined-set rep 25 1200 ipe_file_mprotect+0x29/0x90
observed inlined-set rep 9 1152 relocate_vma_down+0xbe/0x220
observed inlined-set rep 9 1152 setup_arg_pages+0x5d/0x3a0
observed inlined-set rep 13 1144 kernel_wait4+0x33/0x170
observed inlined-set rep 17 1088 mas_wr_bnode+0x85/0xee0
observed inlined-set rep 13 1040 tomoyo_path_number_perm+0x5b/0x200
observed inlined-set rep 16 1024 evict+0xe3/0x2b0
observed inlined-set rep 16 1024 inode_wait_for_writeback+0x2e/0xe0
observed inlined-copy rep 6 1008 copy_thread+0x18a/0x2b0
observed inlined-set rep 18 1008 __hrtimer_init+0x4b/0xf0
observed inlined-set rep 9 936 relocate_vma_down+0x94/0x220
observed memcpy call 146 907 __d_alloc+0x69/0x230
observed inlined-set rep 17 816 mas_wr_bnode+0x92/0xee0
observed inlined-set rep 17 816 mas_wr_bnode+0xbb/0xee0
observed inlined-set rep 17 816 mas_wr_bnode+0xd0/0xee0
observed inlined-set rep 17 816 mas_wr_bnode+0xe5/0xee0
observed inlined-set rep 14 784 vm_brk_flags+0x68/0x270
observed inlined-set rep 12 768 exit_mmap+0x52/0x3d0
observed memcpy call 101 760 crng_fast_key_erasure+0xcd/0x120
observed inlined-set rep 8 704 printk_get_next_message+0x52/0x260
observed inlined-set rep 3 696 __filename_parentat+0x5a/0x210
observed inlined-set rep 12 672 __vm_munmap+0x59/0x180
observed inlined-set rep 9 648 vma_shrink+0x48/0x1c0
observed inlined-set rep 9 648 setup_arg_pages+0x68/0x3a0
observed inlined-set rep 1 624 do_sys_poll+0x47/0x620
observed inlined-set rep 1 616 mas_wr_spanning_store+0x59/0x9d0
observed inlined-set rep 1 616 mas_wr_spanning_store+0x5bb/0x9d0
observed inlined-set rep 1 608 mas_spanning_rebalance+0x549/0x1340
observed inlined-set rep 5 600 __shmem_get_inode+0xe4/0x3b0
observed inlined-set rep 9 576 proc_exec_connector+0x2e/0x150
observed memset call 9 576 load_elf_binary+0xfe6/0x1780
observed inlined-set rep 5 520 __fpu_restore_sig+0x65/0x5d0
observed inlined-set rep 4 512 __x64_sys_vfork+0x35/0x80
observed inlined-set rep 9 504 expand_downwards+0x38/0x3f0
observed inlined-set rep 9 504 relocate_vma_down+0x7f/0x220
observed inlined-set rep 10 480 __do_sys_brk+0x10d/0x3e0
observed inlined-set rep 10 480 ipe_bprm_check_security+0x2f/0x80
observed inlined-set rep 7 448 acct_collect+0x150/0x220
observed inlined-set rep 7 448 proc_exit_connector+0x2e/0x1b0
observed inlined-set rep 5 440 arch_do_signal_or_restart+0x34/0x260
observed inlined-set rep 6 432 copy_process+0x8a6/0x2750
observed inlined-set rep 9 432 setup_arg_pages+0x177/0x3a0
observed inlined-set rep 9 432 profile_transition+0x92/0xab0
observed inlined-set rep 4 416 sk_prot_alloc+0x4a/0x120
observed inlined-set rep 5 400 do_truncate+0x33/0xf0
observed memset call 28 388 pcpu_alloc_noprof+0x43b/0x8a0
observed inlined-set rep 6 384 posix_cputimers_group_init+0x30/0x80
observed inlined-set rep 3 384 copy_vma+0x8c/0x3c0
observed inlined-set rep 2 384 locks_remove_flock+0x32/0x110
observed inlined-set rep 6 384 proc_fork_connector+0x2e/0x170
observed inlined-set rep 2 368 refresh_cpu_vm_stats+0x85/0x290
observed inlined-set rep 2 352 __alloc_skb+0xcd/0x1b0
observed inlined-set rep 6 336 copy_process+0x888/0x2750
observed inlined-set rep 7 336 do_notify_parent+0x4a/0x330
observed inlined-set rep 6 336 init_entity_runnable_average+0x39/0x80
observed inlined-set rep 5 320 find_next_iomem_res+0xd1/0x170
observed inlined-set rep 5 320 walk_system_ram_range+0x5b/0x110
observed inlined-set rep 4 320 prb_reserve+0x1ab/0x3d0
observed inlined-set rep 5 320 mtree_alloc_cyclic+0x36/0x100
observed user-clear call 5 320 copy_fpstate_to_sigframe+0x9d/0x3c0
observed inlined-set rep 6 288 mtree_load+0x38/0x2c0
observed inlined-copy rep 1 280 timekeeping_update+0x104/0x140
observed inlined-set rep 7 280 do_notify_parent+0xe9/0x330
observed inlined-set rep 5 280 mas_alloc_cyclic+0x7a/0x530
observed inlined-set rep 3 264 mremap_userfaultfd_complete+0x2b/0xa0
observed inlined-set rep 1 256 do_sys_poll+0x54/0x620
observed inlined-set rep 2 256 __sys_connect+0x3a/0xd0
observed inlined-set rep 5 240 __fpu_restore_sig+0x7c/0x5d0
observed inlined-set rep 3 240 chown_common+0x58/0x250
observed inlined-set rep 3 240 tomoyo_mount_permission+0x42/0x210
observed user-copy call 5 240 __fpu_restore_sig+0x91/0x5d0
observed user-copy call 5 240 copy_fpstate_to_sigframe+0x2f8/0x3c0
observed inlined-copy rep 15 232 getname_kernel+0xf9/0x190
observed inlined-set rep 3 216 move_vma+0x82/0x7a0
observed inlined-set rep 3 216 __dquot_free_space+0x41/0x2f0
observed inlined-set rep 3 216 mas_erase+0x4a/0x620
observed memcpy call 4 213 _prb_read_valid+0x217/0x330
observed memmove call 4 213 printk_sprint+0xbc/0xf0
observed inlined-set rep 2 208 __do_sys_clone+0x39/0xa0
observed memcpy call 15 206 vsnprintf+0x383/0x6e0
observed memset call 2 192 __kmalloc_cache_node_noprof+0x15c/0x330
observed inlined-set rep 1 184 __do_sys_newfstat+0x2c/0x80
observed inlined-set rep 1 184 locks_init_lock+0x3e/0x90
observed inlined-set rep 3 168 find_vma_prev+0x3e/0xb0
observed inlined-set rep 3 168 copy_vma+0x70/0x3c0
observed inlined-set rep 2 160 tomoyo_unix_entry+0x47/0x1c0
observed inlined-set rep 3 144 move_vma+0x2ff/0x7a0
observed inlined-set rep 3 144 mtree_erase+0x35/0x120
observed memmove call 1 136 mab_shift_right+0x50/0x170
observed memmove call 1 136 mab_shift_right+0x77/0x170
observed inlined-set rep 2 128 copy_process+0x12df/0x2750
observed inlined-set rep 2 128 __mt_dup+0x3c/0x560
observed inlined-set rep 2 128 __mt_dup+0x4c/0x560
observed inlined-set rep 3 120 rcu_sync_init+0x38/0x60
observed inlined-set rep 1 119 try_to_generate_entropy+0x43/0x238
observed memcpy call 87 102 text_poke_memcpy+0x9/0x20
observed inlined-set rep 2 96 collect_percpu_times+0x66/0x360
observed inlined-set rep 2 96 tomoyo_socket_connect_permission+0x28/0x150
observed inlined-set rep 4 96 _printk+0x48/0x87
observed inlined-copy rep 9 88 copy_string_kernel+0x144/0x240
observed memset call 11 88 mm_init+0xee/0x3f0
observed memset call 11 88 mm_init+0x2d1/0x3f0
observed inlined-set rep 2 80 refresh_cpu_vm_stats+0x59/0x290
observed memset call 9 80 __kmalloc_node_track_caller_noprof+0x1d3/0x440
observed memcpy call 29 73 text_poke_loc_init+0x54/0x1f0
observed inlined-set rep 1 72 mas_wr_spanning_store+0x66/0x9d0
observed inlined-set rep 1 72 mas_wr_spanning_store+0x82/0x9d0
observed inlined-set rep 1 72 mas_wr_spanning_store+0x9d/0x9d0
observed inlined-set rep 1 72 schedule_hrtimeout_range_clock+0x33/0x1c0
observed memcpy call 7 72 mas_mab_cp+0x138/0x320
observed memset call 9 72 begin_new_exec+0x3d8/0xb60
observed inlined-set rep 1 64 get_random_bytes_user+0x3f/0x180
observed inlined-set rep 1 64 get_random_bytes_user+0x4a/0x180
observed inlined-set rep 1 64 get_random_bytes_user+0xf3/0x180
observed inlined-set rep 1 64 get_random_bytes_user+0x100/0x180
observed inlined-set rep 1 64 mas_wr_spanning_store+0x4e/0x9d0
observed memset call 2 64 __kmalloc_node_noprof+0x1d2/0x440
observed inlined-set rep 1 48 signalfd_read_iter+0x56/0x370
observed inlined-set rep 1 48 mas_spanning_rebalance+0x57/0x1340
observed inlined-set rep 1 48 mas_spanning_rebalance+0x70/0x1340
observed inlined-set rep 1 48 mas_spanning_rebalance+0x9d/0x1340
observed memcpy call 6 48 dup_fd+0x108/0x3c0
observed memcpy call 6 48 dup_fd+0x13b/0x3c0
observed memcpy call 6 48 dup_fd+0x16b/0x3c0
observed memset call 4 39 __get_task_comm+0x7f/0xb0
observed memset call 1 32 sg_init_table+0x10/0x50
observed memcpy call 4 28 kstrdup+0x49/0x80
observed memcpy call 1 4 kmemdup_nul+0x4e/0x90
observed inlined-set rep 2 0 copy_string_kernel+0x144/0x240
observed inlined-set rep 2 0 getname_kernel+0xf9/0x190
observed inlined-set rep 15 0 mas_wr_node_store+0x2de/0x5e0
observed inlined-set rep 15 0 mas_wr_node_store+0x30d/0x5e0
observed inlined-set rep 24 0 mas_wr_node_store+0x39c/0x5e0
observed memcpy call 130937 0 blake2s_update+0x9c/0x170
observed memset call 6 0 dup_fd+0x12b/0x3c0
observed memset call 6 0 dup_fd+0x14f/0x3c0
observed memset call 6 0 dup_fd+0x251/0x3c0
observed memset call 6 0 dup_fd+0x2a0/0x3c0
observed-size checked-copy exception 4096 4096 136 557056
observed-size clear_page exception 4096 4096 1028 4210688
observed-size clear_page task 4096 4096 2716 11124736
observed-size inlined-copy exception 168 168 1324 222432
observed-size inlined-copy hardirq 168 168 288 48384
observed-size inlined-copy hardirq 280 280 582 162960
observed-size inlined-copy task 8 8 74 592
observed-size inlined-copy task 16 16 128 2048
observed-size inlined-copy task 24 24 81 1944
observed-size inlined-copy task 32 32 55 1760
observed-size inlined-copy task 40 40 100 4000
observed-size inlined-copy task 48 48 66 3168
observed-size inlined-copy task 56 56 108 6048
observed-size inlined-copy task 64 64 44 2816
observed-size inlined-copy task 72 72 28 2016
observed-size inlined-copy task 80 80 14 1120
observed-size inlined-copy task 168 168 6 1008
observed-size inlined-copy task 176 176 142 24992
observed-size inlined-copy task 184 184 15 2760
observed-size inlined-copy task 216 216 18 3888
observed-size inlined-copy task 248 248 6 1488
observed-size inlined-copy task 256 256 12 3072
observed-size inlined-copy task 280 280 1 280
observed-size inlined-copy task 568 568 9 5112
observed-size inlined-copy task 1344 1344 2 2688
observed-size inlined-copy task 1904 1904 11 20944
observed-size inlined-copy task 2048 2048 6 12288
observed-size inlined-set exception 48 48 1377 66096
observed-size inlined-set exception 56 56 56 3136
observed-size inlined-set exception 64 64 10 640
observed-size inlined-set exception 104 104 1377 143208
observed-size inlined-set softirq 24 24 1 24
observed-size inlined-set softirq 56 56 286 16016
observed-size inlined-set softirq 64 64 470 30080
observed-size inlined-set softirq 72 72 307 22104
observed-size inlined-set softirq 80 80 1 80
observed-size inlined-set softirq 88 88 2 176
observed-size inlined-set softirq 112 112 6 672
observed-size inlined-set softirq 120 120 4 480
observed-size inlined-set task 0 0 58 0
observed-size inlined-set task 24 24 3 72
observed-size inlined-set task 40 40 12 480
observed-size inlined-set task 48 48 22511 1080528
observed-size inlined-set task 56 56 381 21336
observed-size inlined-set task 64 64 1230 78720
observed-size inlined-set task 72 72 3860 277920
observed-size inlined-set task 80 80 114 9120
observed-size inlined-set task 88 88 215 18920
observed-size inlined-set task 96 96 62 5952
observed-size inlined-set task 104 104 206 21424
observed-size inlined-set task 112 112 352 39424
observed-size inlined-set task 119 119 1 119
observed-size inlined-set task 120 120 242 29040
observed-size inlined-set task 128 128 323 41344
observed-size inlined-set task 144 144 66 9504
observed-size inlined-set task 160 160 28 4480
observed-size inlined-set task 176 176 302 53152
observed-size inlined-set task 184 184 120 22080
observed-size inlined-set task 192 192 70 13440
observed-size inlined-set task 216 216 36 7776
observed-size inlined-set task 232 232 206 47792
observed-size inlined-set task 248 248 491 121768
observed-size inlined-set task 256 256 355 90880
observed-size inlined-set task 264 264 17 4488
observed-size inlined-set task 568 568 42 23856
observed-size inlined-set task 608 608 1 608
observed-size inlined-set task 616 616 47 28952
observed-size inlined-set task 624 624 1 624
observed-size inlined-set task 1024 1024 248 253952
observed-size inlined-set task 1344 1344 9 12096
observed-size memcpy softirq 0 0 33 0
observed-size memcpy softirq 8 8 249 1992
observed-size memcpy softirq 16 16 3 48
observed-size memcpy softirq 22 22 1 22
observed-size memcpy softirq 25 25 1 25
observed-size memcpy softirq 32 32 7 224
observed-size memcpy softirq 40 40 4 160
observed-size memcpy task 0 0 130929 0
observed-size memcpy task 1 1 85 85
observed-size memcpy task 2 2 50 100
observed-size memcpy task 3 3 42 126
observed-size memcpy task 4 4 37 148
observed-size memcpy task 5 5 23 115
observed-size memcpy task 6 6 31 186
observed-size memcpy task 7 7 1 7
observed-size memcpy task 8 8 1045669 8365352
observed-size memcpy task 9 9 1 9
observed-size memcpy task 10 10 6 60
observed-size memcpy task 11 11 8 88
observed-size memcpy task 12 12 20 240
observed-size memcpy task 13 13 7 91
observed-size memcpy task 15 15 3 45
observed-size memcpy task 16 16 119 1904
observed-size memcpy task 24 24 42 1008
observed-size memcpy task 28 28 5 140
observed-size memcpy task 32 32 308 9856
observed-size memcpy task 39 39 1 39
observed-size memcpy task 40 40 226 9040
observed-size memcpy task 44 44 1 44
observed-size memcpy task 48 48 17 816
observed-size memcpy task 53 53 1 53
observed-size memcpy task 56 56 10 560
observed-size memcpy task 64 64 30 1920
observed-size memcpy task 72 72 22 1584
observed-size memcpy task 80 80 8 640
observed-size memcpy task 88 88 3 264
observed-size memcpy task 96 96 6 576
observed-size memcpy task 98 98 1 98
observed-size memcpy task 104 104 1 104
observed-size memcpy task 112 112 2 224
observed-size memcpy task 120 120 10 1200
observed-size memcpy task 256 256 10 2560
observed-size memcpy task 504 504 5 2520
observed-size memcpy task 616 616 4 2464
observed-size memcpy task 728 728 4 2912
observed-size memcpy task 784 784 1 784
observed-size memcpy task 8192 8447 6 50352
observed-size memmove softirq 22 22 1 22
observed-size memmove task 40 40 1 40
observed-size memmove task 53 53 1 53
observed-size memmove task 98 98 1 98
observed-size memmove task 136 136 2 272
observed-size memset exception 64 64 56 3584
observed-size memset softirq 24 24 4 96
observed-size memset softirq 48 48 1 48
observed-size memset softirq 56 56 1 56
observed-size memset task 0 0 110 0
observed-size memset task 4 4 3 12
observed-size memset task 8 8 44 352
observed-size memset task 9 9 1 9
observed-size memset task 10 10 3 30
observed-size memset task 16 16 49 784
observed-size memset task 24 24 198 4752
observed-size memset task 32 32 19 608
observed-size memset task 40 40 293 11720
observed-size memset task 48 48 102 4896
observed-size memset task 56 56 11 616
observed-size memset task 64 64 127 8128
observed-size memset task 72 72 6 432
observed-size memset task 80 80 7 560
observed-size memset task 88 88 20 1760
observed-size memset task 96 96 11 1056
observed-size memset task 104 104 2 208
observed-size memset task 112 112 1 112
observed-size memset task 120 120 2 240
observed-size memset task 128 128 9 1152
observed-size memset task 136 136 1 136
observed-size memset task 144 144 2 288
observed-size memset task 152 152 2 304
observed-size memset task 160 160 1 160
observed-size memset task 168 168 2 336
observed-size memset task 176 176 293 51568
observed-size memset task 184 184 112 20608
observed-size memset task 192 192 51973 9978816
observed-size memset task 200 200 2 400
observed-size memset task 208 208 1 208
observed-size memset task 216 216 2 432
observed-size memset task 224 224 2 448
observed-size memset task 232 232 3 696
observed-size memset task 240 240 2 480
observed-size memset task 248 248 2 496
observed-size memset task 256 256 359 91904
observed-size memset task 264 264 2 528
observed-size memset task 272 272 2 544
observed-size memset task 280 280 1 280
observed-size memset task 288 288 2 576
observed-size memset task 296 296 2 592
observed-size memset task 304 304 1 304
observed-size memset task 312 312 2 624
observed-size memset task 320 320 2 640
observed-size memset task 328 328 1 328
observed-size memset task 336 336 5 1680
observed-size memset task 344 344 2 688
observed-size memset task 352 352 1 352
observed-size memset task 360 360 2 720
observed-size memset task 368 368 2 736
observed-size memset task 376 376 1 376
observed-size memset task 384 384 2 768
observed-size memset task 392 392 2 784
observed-size memset task 400 400 2 800
observed-size memset task 408 408 2 816
observed-size memset task 416 416 2 832
observed-size memset task 424 424 2 848
observed-size memset task 432 432 2 864
observed-size memset task 440 440 2 880
observed-size memset task 448 448 2 896
observed-size memset task 456 456 2 912
observed-size memset task 464 464 2 928
observed-size memset task 472 472 2 944
observed-size memset task 480 480 2 960
observed-size memset task 488 488 2 976
observed-size memset task 496 496 2 992
observed-size memset task 504 504 2 1008
observed-size memset task 512 512 25 12800
observed-size memset task 520 520 2 1040
observed-size memset task 528 528 2 1056
observed-size memset task 536 536 2 1072
observed-size memset task 544 544 2 1088
observed-size memset task 552 552 2 1104
observed-size memset task 560 560 2 1120
observed-size memset task 568 568 2 1136
observed-size memset task 576 576 2 1152
observed-size memset task 584 584 2 1168
observed-size memset task 592 592 2 1184
observed-size memset task 600 600 2 1200
observed-size memset task 608 608 2 1216
observed-size memset task 616 616 2 1232
observed-size memset task 624 624 2 1248
observed-size memset task 632 632 2 1264
observed-size memset task 640 640 2 1280
observed-size memset task 648 648 2 1296
observed-size memset task 656 656 2 1312
observed-size memset task 664 664 2 1328
observed-size memset task 672 672 2 1344
observed-size memset task 680 680 2 1360
observed-size memset task 688 688 2 1376
observed-size memset task 696 696 2 1392
observed-size memset task 704 704 10 7040
observed-size memset task 712 712 2 1424
observed-size memset task 720 720 2 1440
observed-size memset task 728 728 2 1456
observed-size memset task 736 736 2 1472
observed-size memset task 744 744 2 1488
observed-size memset task 752 752 2 1504
observed-size memset task 760 760 2 1520
observed-size memset task 768 768 2 1536
observed-size memset task 776 776 2 1552
observed-size memset task 784 784 2 1568
observed-size memset task 792 792 2 1584
observed-size memset task 800 800 2 1600
observed-size memset task 808 808 2 1616
observed-size memset task 816 816 2 1632
observed-size memset task 824 824 2 1648
observed-size memset task 832 832 2 1664
observed-size memset task 840 840 2 1680
observed-size memset task 848 848 2 1696
observed-size memset task 856 856 2 1712
observed-size memset task 864 864 2 1728
observed-size memset task 872 872 2 1744
observed-size memset task 880 880 2 1760
observed-size memset task 888 888 2 1776
observed-size memset task 896 896 2 1792
observed-size memset task 904 904 2 1808
observed-size memset task 912 912 6 5472
observed-size memset task 920 920 2 1840
observed-size memset task 928 928 2 1856
observed-size memset task 936 936 2 1872
observed-size memset task 944 944 2 1888
observed-size memset task 952 952 2 1904
observed-size memset task 960 960 2 1920
observed-size memset task 968 968 2 1936
observed-size memset task 976 976 2 1952
observed-size memset task 984 984 2 1968
observed-size memset task 992 992 2 1984
observed-size memset task 1000 1000 2 2000
observed-size memset task 1008 1008 2 2016
observed-size memset task 1016 1016 2 2032
observed-size memset task 1024 1024 16 16384
observed-size memset task 1032 1032 2 2064
observed-size memset task 1040 1040 2 2080
observed-size memset task 1048 1048 2 2096
observed-size memset task 1056 1056 2 2112
observed-size memset task 1064 1064 2 2128
observed-size memset task 1072 1072 2 2144
observed-size memset task 1080 1080 2 2160
observed-size memset task 1088 1088 2 2176
observed-size memset task 1096 1096 2 2192
observed-size memset task 1104 1104 2 2208
observed-size memset task 1112 1112 2 2224
observed-size memset task 1120 1120 2 2240
observed-size memset task 1128 1128 2 2256
observed-size memset task 1136 1136 2 2272
observed-size memset task 1144 1144 2 2288
observed-size memset task 1152 1152 8 9216
observed-size memset task 1160 1160 2 2320
observed-size memset task 1168 1168 2 2336
observed-size memset task 1176 1176 2 2352
observed-size memset task 1184 1184 2 2368
observed-size memset task 1192 1192 2 2384
observed-size memset task 1200 1200 2 2400
observed-size memset task 1208 1208 2 2416
observed-size memset task 1216 1216 2 2432
observed-size memset task 1224 1224 2 2448
observed-size memset task 1232 1232 2 2464
observed-size memset task 1240 1240 2 2480
observed-size memset task 1248 1248 2 2496
observed-size memset task 1256 1256 2 2512
observed-size memset task 1264 1264 2 2528
observed-size memset task 1272 1272 2 2544
observed-size memset task 1280 1280 2 2560
observed-size memset task 1288 1288 2 2576
observed-size memset task 1296 1296 2 2592
observed-size memset task 1304 1304 2 2608
observed-size memset task 1312 1312 2 2624
observed-size memset task 1320 1320 2 2640
observed-size memset task 1328 1328 2 2656
observed-size memset task 1336 1336 2 2672
observed-size memset task 1344 1344 2 2688
observed-size memset task 1352 1352 2 2704
observed-size memset task 1360 1360 13 17680
observed-size memset task 1368 1368 2 2736
observed-size memset task 1376 1376 2 2752
observed-size memset task 1384 1384 2 2768
observed-size memset task 1392 1392 2 2784
observed-size memset task 1400 1400 2 2800
observed-size memset task 1408 1408 2 2816
observed-size memset task 1416 1416 2 2832
observed-size memset task 1424 1424 2 2848
observed-size memset task 1432 1432 2 2864
observed-size memset task 1440 1440 2 2880
observed-size memset task 1448 1448 2 2896
observed-size memset task 1456 1456 2 2912
observed-size memset task 1464 1464 2 2928
observed-size memset task 1472 1472 2 2944
observed-size memset task 1480 1480 2 2960
observed-size memset task 1488 1488 2 2976
observed-size memset task 1496 1496 2 2992
observed-size memset task 1504 1504 2 3008
observed-size memset task 1512 1512 2 3024
observed-size memset task 1520 1520 2 3040
observed-size memset task 1528 1528 2 3056
observed-size memset task 1536 1536 2 3072
observed-size memset task 1544 1544 2 3088
observed-size memset task 1552 1552 2 3104
observed-size memset task 1560 1560 2 3120
observed-size memset task 1568 1568 2 3136
observed-size memset task 1576 1576 2 3152
observed-size memset task 1584 1584 2 3168
observed-size memset task 1592 1592 2 3184
observed-size memset task 1600 1600 2 3200
observed-size memset task 1608 1608 2 3216
observed-size memset task 1616 1616 2 3232
observed-size memset task 1624 1624 2 3248
observed-size memset task 1632 1632 2 3264
observed-size memset task 1640 1640 2 3280
observed-size memset task 1648 1648 2 3296
observed-size memset task 1656 1656 2 3312
observed-size memset task 1664 1664 2 3328
observed-size memset task 1672 1672 2 3344
observed-size memset task 1680 1680 2 3360
observed-size memset task 1688 1688 2 3376
observed-size memset task 1696 1696 2 3392
observed-size memset task 1703 1703 1 1703
observed-size memset task 1704 1704 2 3408
observed-size memset task 1712 1712 2 3424
observed-size memset task 1720 1720 2 3440
observed-size memset task 1728 1728 2 3456
observed-size memset task 1736 1736 2 3472
observed-size memset task 1744 1744 2 3488
observed-size memset task 1752 1752 2 3504
observed-size memset task 1760 1760 2 3520
observed-size memset task 1768 1768 2 3536
observed-size memset task 1776 1776 2 3552
observed-size memset task 1784 1784 2 3568
observed-size memset task 1792 1792 2 3584
observed-size memset task 1800 1800 2 3600
observed-size memset task 1808 1808 2 3616
observed-size memset task 1816 1816 2 3632
observed-size memset task 1824 1824 2 3648
observed-size memset task 1832 1832 2 3664
observed-size memset task 1840 1840 2 3680
observed-size memset task 1848 1848 2 3696
observed-size memset task 1856 1856 2 3712
observed-size memset task 1864 1864 2 3728
observed-size memset task 1872 1872 2 3744
observed-size memset task 1880 1880 2 3760
observed-size memset task 1888 1888 2 3776
observed-size memset task 1896 1896 2 3792
observed-size memset task 1904 1904 2 3808
observed-size memset task 1912 1912 2 3824
observed-size memset task 1920 1920 2 3840
observed-size memset task 1928 1928 2 3856
observed-size memset task 1936 1936 2 3872
observed-size memset task 1944 1944 2 3888
observed-size memset task 1952 1952 2 3904
observed-size memset task 1960 1960 2 3920
observed-size memset task 1968 1968 2 3936
observed-size memset task 1976 1976 2 3952
observed-size memset task 1984 1984 2 3968
observed-size memset task 1992 1992 2 3984
observed-size memset task 2000 2000 2 4000
observed-size memset task 2008 2008 2 4016
observed-size memset task 2016 2016 2 4032
observed-size memset task 2024 2024 2 4048
observed-size memset task 2032 2032 2 4064
observed-size memset task 2040 2040 2 4080
observed-size memset task 2048 2048 3 6144
observed-size memset task 2056 2056 2 4112
observed-size memset task 2064 2064 2 4128
observed-size memset task 2072 2072 2 4144
observed-size memset task 2080 2080 2 4160
observed-size memset task 2088 2088 2 4176
observed-size memset task 2096 2096 2 4192
observed-size memset task 2104 2104 2 4208
observed-size memset task 2112 2112 2 4224
observed-size memset task 2120 2120 2 4240
observed-size memset task 2128 2128 2 4256
observed-size memset task 2136 2136 2 4272
observed-size memset task 2144 2144 2 4288
observed-size memset task 2152 2152 2 4304
observed-size memset task 2160 2160 2 4320
observed-size memset task 2168 2168 2 4336
observed-size memset task 2176 2176 2 4352
observed-size memset task 2184 2184 2 4368
observed-size memset task 2192 2192 2 4384
observed-size memset task 2200 2200 2 4400
observed-size memset task 2208 2208 2 4416
observed-size memset task 2216 2216 2 4432
observed-size memset task 2224 2224 2 4448
observed-size memset task 2232 2232 2 4464
observed-size memset task 2240 2240 2 4480
observed-size memset task 2248 2248 2 4496
observed-size memset task 2256 2256 2 4512
observed-size memset task 2264 2264 2 4528
observed-size memset task 2272 2272 2 4544
observed-size memset task 2280 2280 2 4560
observed-size memset task 2288 2288 2 4576
observed-size memset task 2296 2296 2 4592
observed-size memset task 2304 2304 2 4608
observed-size memset task 2312 2312 2 4624
observed-size memset task 2320 2320 2 4640
observed-size memset task 2328 2328 2 4656
observed-size memset task 2336 2336 2 4672
observed-size memset task 2344 2344 2 4688
observed-size memset task 2352 2352 2 4704
observed-size memset task 2360 2360 2 4720
observed-size memset task 2368 2368 2 4736
observed-size memset task 2376 2376 2 4752
observed-size memset task 2384 2384 2 4768
observed-size memset task 2392 2392 2 4784
observed-size memset task 2400 2400 2 4800
observed-size memset task 2408 2408 2 4816
observed-size memset task 2416 2416 2 4832
observed-size memset task 2424 2424 2 4848
observed-size memset task 2432 2432 2 4864
observed-size memset task 2440 2440 2 4880
observed-size memset task 2448 2448 2 4896
observed-size memset task 2456 2456 2 4912
observed-size memset task 2464 2464 2 4928
observed-size memset task 2472 2472 2 4944
observed-size memset task 2480 2480 2 4960
observed-size memset task 2488 2488 2 4976
observed-size memset task 2496 2496 2 4992
observed-size memset task 2504 2504 2 5008
observed-size memset task 2512 2512 2 5024
observed-size memset task 2520 2520 2 5040
observed-size memset task 2528 2528 2 5056
observed-size memset task 2536 2536 2 5072
observed-size memset task 2544 2544 2 5088
observed-size memset task 2552 2552 2 5104
observed-size memset task 2560 2560 2 5120
observed-size memset task 2568 2568 2 5136
observed-size memset task 2576 2576 2 5152
observed-size memset task 2584 2584 2 5168
observed-size memset task 2592 2592 2 5184
observed-size memset task 2600 2600 2 5200
observed-size memset task 2608 2608 2 5216
observed-size memset task 2616 2616 2 5232
observed-size memset task 2624 2624 2 5248
observed-size memset task 2632 2632 2 5264
observed-size memset task 2640 2640 2 5280
observed-size memset task 2648 2648 2 5296
observed-size memset task 2656 2656 2 5312
observed-size memset task 2664 2664 2 5328
observed-size memset task 2672 2672 2 5344
observed-size memset task 2680 2680 2 5360
observed-size memset task 2688 2688 2 5376
observed-size memset task 2696 2696 2 5392
observed-size memset task 2704 2704 2 5408
observed-size memset task 2712 2712 2 5424
observed-size memset task 2720 2720 2 5440
observed-size memset task 2728 2728 2 5456
observed-size memset task 2736 2736 2 5472
observed-size memset task 2744 2744 2 5488
observed-size memset task 2752 2752 2 5504
observed-size memset task 2760 2760 2 5520
observed-size memset task 2768 2768 2 5536
observed-size memset task 2776 2776 2 5552
observed-size memset task 2784 2784 2 5568
observed-size memset task 2792 2792 2 5584
observed-size memset task 2800 2800 2 5600
observed-size memset task 2808 2808 2 5616
observed-size memset task 2816 2816 2 5632
observed-size memset task 2824 2824 2 5648
observed-size memset task 2832 2832 2 5664
observed-size memset task 2840 2840 2 5680
observed-size memset task 2848 2848 2 5696
observed-size memset task 2856 2856 2 5712
observed-size memset task 2864 2864 2 5728
observed-size memset task 2872 2872 2 5744
observed-size memset task 2880 2880 2 5760
observed-size memset task 2888 2888 2 5776
observed-size memset task 2896 2896 2 5792
observed-size memset task 2904 2904 2 5808
observed-size memset task 2912 2912 2 5824
observed-size memset task 2920 2920 2 5840
observed-size memset task 2928 2928 2 5856
observed-size memset task 2936 2936 2 5872
observed-size memset task 2944 2944 2 5888
observed-size memset task 2952 2952 2 5904
observed-size memset task 2960 2960 2 5920
observed-size memset task 2968 2968 2 5936
observed-size memset task 2976 2976 2 5952
observed-size memset task 2984 2984 2 5968
observed-size memset task 2992 2992 2 5984
observed-size memset task 3000 3000 2 6000
observed-size memset task 3008 3008 2 6016
observed-size memset task 3016 3016 2 6032
observed-size memset task 3024 3024 2 6048
observed-size memset task 3032 3032 2 6064
observed-size memset task 3040 3040 2 6080
observed-size memset task 3048 3048 2 6096
observed-size memset task 3056 3056 2 6112
observed-size memset task 3064 3064 2 6128
observed-size memset task 3072 3072 2 6144
observed-size memset task 3080 3080 2 6160
observed-size memset task 3088 3088 2 6176
observed-size memset task 3096 3096 2 6192
observed-size memset task 3104 3104 2 6208
observed-size memset task 3112 3112 2 6224
observed-size memset task 3120 3120 2 6240
observed-size memset task 3128 3128 2 6256
observed-size memset task 3136 3136 2 6272
observed-size memset task 3144 3144 2 6288
observed-size memset task 3152 3152 2 6304
observed-size memset task 3160 3160 2 6320
observed-size memset task 3168 3168 2 6336
observed-size memset task 3176 3176 2 6352
observed-size memset task 3184 3184 2 6368
observed-size memset task 3192 3192 2 6384
observed-size memset task 3200 3200 2 6400
observed-size memset task 3208 3208 2 6416
observed-size memset task 3216 3216 2 6432
observed-size memset task 3224 3224 2 6448
observed-size memset task 3232 3232 2 6464
observed-size memset task 3240 3240 2 6480
observed-size memset task 3248 3248 2 6496
observed-size memset task 3256 3256 2 6512
observed-size memset task 3264 3264 2 6528
observed-size memset task 3272 3272 2 6544
observed-size memset task 3280 3280 2 6560
observed-size memset task 3288 3288 2 6576
observed-size memset task 3296 3296 2 6592
observed-size memset task 3304 3304 2 6608
observed-size memset task 3312 3312 2 6624
observed-size memset task 3320 3320 2 6640
observed-size memset task 3328 3328 2 6656
observed-size memset task 3336 3336 2 6672
observed-size memset task 3344 3344 2 6688
observed-size memset task 3352 3352 2 6704
observed-size memset task 3360 3360 2 6720
observed-size memset task 3368 3368 2 6736
observed-size memset task 3376 3376 2 6752
observed-size memset task 3384 3384 2 6768
observed-size memset task 3392 3392 2 6784
observed-size memset task 3400 3400 2 6800
observed-size memset task 3408 3408 2 6816
observed-size memset task 3416 3416 2 6832
observed-size memset task 3424 3424 2 6848
observed-size memset task 3432 3432 2 6864
observed-size memset task 3440 3440 2 6880
observed-size memset task 3448 3448 2 6896
observed-size memset task 3456 3456 2 6912
observed-size memset task 3464 3464 2 6928
observed-size memset task 3472 3472 2 6944
observed-size memset task 3480 3480 2 6960
observed-size memset task 3488 3488 2 6976
observed-size memset task 3496 3496 2 6992
observed-size memset task 3504 3504 2 7008
observed-size memset task 3512 3512 2 7024
observed-size memset task 3520 3520 2 7040
observed-size memset task 3528 3528 2 7056
observed-size memset task 3536 3536 2 7072
observed-size memset task 3544 3544 2 7088
observed-size memset task 3552 3552 2 7104
observed-size memset task 3560 3560 2 7120
observed-size memset task 3568 3568 2 7136
observed-size memset task 3576 3576 2 7152
observed-size memset task 3584 3584 3 10752
observed-size memset task 3592 3592 2 7184
observed-size memset task 3600 3600 2 7200
observed-size memset task 3608 3608 2 7216
observed-size memset task 3616 3616 2 7232
observed-size memset task 3624 3624 2 7248
observed-size memset task 3632 3632 2 7264
observed-size memset task 3640 3640 2 7280
observed-size memset task 3648 3648 2 7296
observed-size memset task 3656 3656 2 7312
observed-size memset task 3664 3664 2 7328
observed-size memset task 3672 3672 2 7344
observed-size memset task 3680 3680 2 7360
observed-size memset task 3688 3688 2 7376
observed-size memset task 3696 3696 2 7392
observed-size memset task 3704 3704 2 7408
observed-size memset task 3712 3712 2 7424
observed-size memset task 3720 3720 2 7440
observed-size memset task 3728 3728 2 7456
observed-size memset task 3736 3736 2 7472
observed-size memset task 3744 3744 2 7488
observed-size memset task 3752 3752 2 7504
observed-size memset task 3760 3760 2 7520
observed-size memset task 3768 3768 2 7536
observed-size memset task 3776 3776 2 7552
observed-size memset task 3784 3784 2 7568
observed-size memset task 3792 3792 2 7584
observed-size memset task 3800 3800 2 7600
observed-size memset task 3808 3808 2 7616
observed-size memset task 3816 3816 2 7632
observed-size memset task 3824 3824 2 7648
observed-size memset task 3832 3832 2 7664
observed-size memset task 3840 3840 2 7680
observed-size memset task 3848 3848 2 7696
observed-size memset task 3856 3856 2 7712
observed-size memset task 3864 3864 2 7728
observed-size memset task 3872 3872 2 7744
observed-size memset task 3880 3880 2 7760
observed-size memset task 3888 3888 2 7776
observed-size memset task 3896 3896 2 7792
observed-size memset task 3904 3904 2 7808
observed-size memset task 3912 3912 2 7824
observed-size memset task 3920 3920 2 7840
observed-size memset task 3928 3928 2 7856
observed-size memset task 3936 3936 2 7872
observed-size memset task 3944 3944 2 7888
observed-size memset task 3952 3952 2 7904
observed-size memset task 3960 3960 2 7920
observed-size memset task 3968 3968 2 7936
observed-size memset task 3976 3976 2 7952
observed-size memset task 3984 3984 2 7968
observed-size memset task 3992 3992 2 7984
observed-size memset task 4000 4000 2 8000
observed-size memset task 4008 4008 2 8016
observed-size memset task 4016 4016 2 8032
observed-size memset task 4024 4024 2 8048
observed-size memset task 4032 4032 2 8064
observed-size memset task 4040 4040 2 8080
observed-size memset task 4048 4048 2 8096
observed-size memset task 4056 4056 2 8112
observed-size memset task 4064 4064 2 8128
observed-size memset task 4072 4072 4 16288
observed-size memset task 4080 4080 4 16320
observed-size memset task 4088 4088 2 8176
observed-size memset task 4095 4095 8 32760
observed-size memset task 4096 4096 229 937984
observed-size memset task 8192 8447 6 50352
observed-size memset task 16384 16895 4 65536
observed-size user-clear task 64 64 5 320
observed-size user-clear task 632 632 4 2528
observed-size user-clear task 1204 1204 1 1204
observed-size user-clear task 2496 2496 1 2496
observed-size user-clear task 3296 3296 1 3296
observed-size user-clear task 3520 3520 2 7040
observed-size user-clear task 3552 3552 1 3552
observed-size user-clear task 3824 3824 4 15296
observed-size user-copy task 1 1 10 10
observed-size user-copy task 2 2 657 1314
observed-size user-copy task 3 3 775 2325
observed-size user-copy task 4 4 2576 10304
observed-size user-copy task 5 5 11 55
observed-size user-copy task 6 6 9 54
observed-size user-copy task 7 7 21 147
observed-size user-copy task 8 8 59 472
observed-size user-copy task 9 9 6 54
observed-size user-copy task 11 11 18 198
observed-size user-copy task 12 12 7 84
observed-size user-copy task 13 13 1 13
observed-size user-copy task 14 14 7 98
observed-size user-copy task 16 16 66 1056
observed-size user-copy task 24 24 3825 91800
observed-size user-copy task 30 30 1 30
observed-size user-copy task 32 32 17329 554528
observed-size user-copy task 40 40 25 1000
observed-size user-copy task 44 44 1 44
observed-size user-copy task 48 48 38 1824
observed-size user-copy task 56 56 35 1960
observed-size user-copy task 64 64 27 1728
observed-size user-copy task 72 72 30 2160
observed-size user-copy task 76 76 9 684
observed-size user-copy task 80 80 36 2880
observed-size user-copy task 88 88 25 2200
observed-size user-copy task 96 96 24 2304
observed-size user-copy task 104 104 36 3744
observed-size user-copy task 110 110 2 220
observed-size user-copy task 112 112 21 2352
observed-size user-copy task 120 120 26 3120
observed-size user-copy task 128 128 34 4352
observed-size user-copy task 135 135 1 135
observed-size user-copy task 136 136 27 3672
observed-size user-copy task 144 144 86 12384
observed-size user-copy task 152 152 39 5928
observed-size user-copy task 160 160 27 4320
observed-size user-copy task 168 168 25 4200
observed-size user-copy task 176 176 30 5280
observed-size user-copy task 184 184 25 4600
observed-size user-copy task 192 192 26 4992
observed-size user-copy task 200 200 27 5400
observed-size user-copy task 208 208 23 4784
observed-size user-copy task 216 216 22 4752
observed-size user-copy task 224 224 30 6720
observed-size user-copy task 232 232 21 4872
observed-size user-copy task 240 240 28 6720
observed-size user-copy task 248 248 36 8928
observed-size user-copy task 256 256 26 6656
observed-size user-copy task 264 264 32 8448
observed-size user-copy task 272 272 38 10336
observed-size user-copy task 280 280 31 8680
observed-size user-copy task 288 288 30 8640
observed-size user-copy task 296 296 31 9176
observed-size user-copy task 304 304 26 7904
observed-size user-copy task 312 312 24 7488
observed-size user-copy task 320 320 34 10880
observed-size user-copy task 328 328 28 9184
observed-size user-copy task 336 336 28 9408
observed-size user-copy task 344 344 36 12384
observed-size user-copy task 352 352 28 9856
observed-size user-copy task 360 360 29 10440
observed-size user-copy task 368 368 45 16560
observed-size user-copy task 376 376 28 10528
observed-size user-copy task 384 384 30 11520
observed-size user-copy task 392 392 32 12544
observed-size user-copy task 400 400 27 10800
observed-size user-copy task 408 408 26 10608
observed-size user-copy task 416 416 30 12480
observed-size user-copy task 424 424 28 11872
observed-size user-copy task 432 432 31 13392
observed-size user-copy task 440 440 32 14080
observed-size user-copy task 448 448 29 12992
observed-size user-copy task 456 456 28 12768
observed-size user-copy task 464 464 34 15776
observed-size user-copy task 472 472 27 12744
observed-size user-copy task 480 480 27 12960
observed-size user-copy task 488 488 33 16104
observed-size user-copy task 496 496 27 13392
observed-size user-copy task 504 504 28 14112
observed-size user-copy task 512 512 37 18944
observed-size user-copy task 520 520 24 12480
observed-size user-copy task 528 528 27 14256
observed-size user-copy task 536 536 35 18760
observed-size user-copy task 544 544 35 19040
observed-size user-copy task 552 552 31 17112
observed-size user-copy task 560 560 41 22960
observed-size user-copy task 568 568 37 21016
observed-size user-copy task 576 576 26 14976
observed-size user-copy task 584 584 32 18688
observed-size user-copy task 592 592 35 20720
observed-size user-copy task 600 600 21 12600
observed-size user-copy task 608 608 24 14592
observed-size user-copy task 616 616 29 17864
observed-size user-copy task 624 624 20 12480
observed-size user-copy task 625 625 1 625
observed-size user-copy task 632 632 29 18328
observed-size user-copy task 640 640 31 19840
observed-size user-copy task 648 648 30 19440
observed-size user-copy task 656 656 36 23616
observed-size user-copy task 664 664 31 20584
observed-size user-copy task 672 672 31 20832
observed-size user-copy task 680 680 38 25840
observed-size user-copy task 688 688 35 24080
observed-size user-copy task 696 696 25 17400
observed-size user-copy task 704 704 34 23936
observed-size user-copy task 712 712 33 23496
observed-size user-copy task 720 720 24 17280
observed-size user-copy task 728 728 35 25480
observed-size user-copy task 736 736 36 26496
observed-size user-copy task 744 744 28 20832
observed-size user-copy task 752 752 35 26320
observed-size user-copy task 760 760 35 26600
observed-size user-copy task 768 768 28 21504
observed-size user-copy task 776 776 35 27160
observed-size user-copy task 784 784 43 33712
observed-size user-copy task 792 792 29 22968
observed-size user-copy task 800 800 30 24000
observed-size user-copy task 808 808 31 25048
observed-size user-copy task 816 816 26 21216
observed-size user-copy task 824 824 27 22248
observed-size user-copy task 832 832 41 34112
observed-size user-copy task 840 840 33 27720
observed-size user-copy task 847 847 1 847
observed-size user-copy task 848 848 30 25440
observed-size user-copy task 856 856 33 28248
observed-size user-copy task 864 864 29 25056
observed-size user-copy task 872 872 35 30520
observed-size user-copy task 880 880 31 27280
observed-size user-copy task 888 888 29 25752
observed-size user-copy task 896 896 34 30464
observed-size user-copy task 904 904 27 24408
observed-size user-copy task 912 912 28 25536
observed-size user-copy task 920 920 36 33120
observed-size user-copy task 928 928 28 25984
observed-size user-copy task 936 936 28 26208
observed-size user-copy task 944 944 34 32096
observed-size user-copy task 952 952 32 30464
observed-size user-copy task 960 960 31 29760
observed-size user-copy task 968 968 39 37752
observed-size user-copy task 976 976 32 31232
observed-size user-copy task 984 984 27 26568
observed-size user-copy task 992 992 35 34720
observed-size user-copy task 1000 1000 34 34000
observed-size user-copy task 1008 1008 22 22176
observed-size user-copy task 1016 1016 28 28448
observed-size user-copy task 1024 1024 28 28672
observed-size user-copy task 1032 1032 22 22704
observed-size user-copy task 1040 1040 31 32240
observed-size user-copy task 1048 1048 28 29344
observed-size user-copy task 1056 1056 28 29568
observed-size user-copy task 1064 1064 34 36176
observed-size user-copy task 1072 1072 31 33232
observed-size user-copy task 1080 1080 30 32400
observed-size user-copy task 1088 1088 36 39168
observed-size user-copy task 1096 1096 33 36168
observed-size user-copy task 1104 1104 26 28704
observed-size user-copy task 1112 1112 32 35584
observed-size user-copy task 1120 1120 28 31360
observed-size user-copy task 1128 1128 26 29328
observed-size user-copy task 1136 1136 33 37488
observed-size user-copy task 1144 1144 32 36608
observed-size user-copy task 1152 1152 26 29952
observed-size user-copy task 1160 1160 37 42920
observed-size user-copy task 1168 1168 33 38544
observed-size user-copy task 1176 1176 29 34104
observed-size user-copy task 1184 1184 37 43808
observed-size user-copy task 1192 1192 29 34568
observed-size user-copy task 1200 1200 29 34800
observed-size user-copy task 1208 1208 34 41072
observed-size user-copy task 1216 1216 33 40128
observed-size user-copy task 1224 1224 28 34272
observed-size user-copy task 1232 1232 30 36960
observed-size user-copy task 1240 1240 31 38440
observed-size user-copy task 1248 1248 28 34944
observed-size user-copy task 1256 1256 31 38936
observed-size user-copy task 1264 1264 33 41712
observed-size user-copy task 1272 1272 29 36888
observed-size user-copy task 1280 1280 33 42240
observed-size user-copy task 1288 1288 34 43792
observed-size user-copy task 1296 1296 31 40176
observed-size user-copy task 1304 1304 36 46944
observed-size user-copy task 1312 1312 30 39360
observed-size user-copy task 1320 1320 28 36960
observed-size user-copy task 1328 1328 36 47808
observed-size user-copy task 1336 1336 27 36072
observed-size user-copy task 1344 1344 29 38976
observed-size user-copy task 1352 1352 37 50024
observed-size user-copy task 1360 1360 33 44880
observed-size user-copy task 1368 1368 34 46512
observed-size user-copy task 1376 1376 40 55040
observed-size user-copy task 1384 1384 33 45672
observed-size user-copy task 1392 1392 31 43152
observed-size user-copy task 1400 1400 33 46200
observed-size user-copy task 1408 1408 34 47872
observed-size user-copy task 1416 1416 30 42480
observed-size user-copy task 1424 1424 27 38448
observed-size user-copy task 1432 1432 27 38664
observed-size user-copy task 1440 1440 28 40320
observed-size user-copy task 1448 1448 28 40544
observed-size user-copy task 1456 1456 29 42224
observed-size user-copy task 1464 1464 31 45384
observed-size user-copy task 1472 1472 32 47104
observed-size user-copy task 1480 1480 29 42920
observed-size user-copy task 1488 1488 32 47616
observed-size user-copy task 1496 1496 38 56848
observed-size user-copy task 1504 1504 35 52640
observed-size user-copy task 1512 1512 32 48384
observed-size user-copy task 1520 1520 32 48640
observed-size user-copy task 1528 1528 31 47368
observed-size user-copy task 1536 1536 28 43008
observed-size user-copy task 1544 1544 34 52496
observed-size user-copy task 1552 1552 31 48112
observed-size user-copy task 1560 1560 30 46800
observed-size user-copy task 1568 1568 36 56448
observed-size user-copy task 1576 1576 34 53584
observed-size user-copy task 1584 1584 33 52272
observed-size user-copy task 1592 1592 34 54128
observed-size user-copy task 1600 1600 30 48000
observed-size user-copy task 1608 1608 31 49848
observed-size user-copy task 1616 1616 31 50096
observed-size user-copy task 1624 1624 31 50344
observed-size user-copy task 1632 1632 31 50592
observed-size user-copy task 1640 1640 30 49200
observed-size user-copy task 1648 1648 31 51088
observed-size user-copy task 1656 1656 34 56304
observed-size user-copy task 1664 1664 34 56576
observed-size user-copy task 1672 1672 33 55176
observed-size user-copy task 1680 1680 34 57120
observed-size user-copy task 1688 1688 36 60768
observed-size user-copy task 1696 1696 32 54272
observed-size user-copy task 1704 1704 33 56232
observed-size user-copy task 1712 1712 39 66768
observed-size user-copy task 1720 1720 30 51600
observed-size user-copy task 1728 1728 31 53568
observed-size user-copy task 1736 1736 34 59024
observed-size user-copy task 1744 1744 28 48832
observed-size user-copy task 1752 1752 30 52560
observed-size user-copy task 1760 1760 36 63360
observed-size user-copy task 1768 1768 30 53040
observed-size user-copy task 1776 1776 34 60384
observed-size user-copy task 1784 1784 38 67792
observed-size user-copy task 1792 1792 33 59136
observed-size user-copy task 1800 1800 31 55800
observed-size user-copy task 1808 1808 35 63280
observed-size user-copy task 1816 1816 32 58112
observed-size user-copy task 1824 1824 29 52896
observed-size user-copy task 1832 1832 27 49464
observed-size user-copy task 1840 1840 26 47840
observed-size user-copy task 1848 1848 26 48048
observed-size user-copy task 1856 1856 27 50112
observed-size user-copy task 1864 1864 29 54056
observed-size user-copy task 1872 1872 33 61776
observed-size user-copy task 1880 1880 35 65800
observed-size user-copy task 1888 1888 30 56640
observed-size user-copy task 1896 1896 33 62568
observed-size user-copy task 1904 1904 39 74256
observed-size user-copy task 1912 1912 34 65008
observed-size user-copy task 1920 1920 30 57600
observed-size user-copy task 1928 1928 37 71336
observed-size user-copy task 1936 1936 30 58080
observed-size user-copy task 1944 1944 28 54432
observed-size user-copy task 1952 1952 35 68320
observed-size user-copy task 1960 1960 31 60760
observed-size user-copy task 1968 1968 29 57072
observed-size user-copy task 1976 1976 37 73112
observed-size user-copy task 1984 1984 33 65472
observed-size user-copy task 1992 1992 31 61752
observed-size user-copy task 2000 2000 35 70000
observed-size user-copy task 2008 2008 33 66264
observed-size user-copy task 2016 2016 35 70560
observed-size user-copy task 2024 2024 33 66792
observed-size user-copy task 2032 2032 32 65024
observed-size user-copy task 2040 2040 30 61200
observed-size user-copy task 2048 2048 28 57344
observed-size user-copy task 2056 2056 30 61680
observed-size user-copy task 2064 2064 32 66048
observed-size user-copy task 2072 2072 33 68376
observed-size user-copy task 2080 2080 35 72800
observed-size user-copy task 2088 2088 33 68904
observed-size user-copy task 2096 2096 35 73360
observed-size user-copy task 2104 2104 31 65224
observed-size user-copy task 2112 2112 33 69696
observed-size user-copy task 2120 2120 37 78440
observed-size user-copy task 2128 2128 29 61712
observed-size user-copy task 2136 2136 31 66216
observed-size user-copy task 2144 2144 35 75040
observed-size user-copy task 2152 2152 28 60256
observed-size user-copy task 2160 2160 30 64800
observed-size user-copy task 2168 2168 37 80216
observed-size user-copy task 2176 2176 30 65280
observed-size user-copy task 2184 2184 34 74256
observed-size user-copy task 2192 2192 39 85488
observed-size user-copy task 2200 2200 33 72600
observed-size user-copy task 2208 2208 30 66240
observed-size user-copy task 2216 2216 35 77560
observed-size user-copy task 2224 2224 33 73392
observed-size user-copy task 2232 2232 29 64728
observed-size user-copy task 2240 2240 27 60480
observed-size user-copy task 2248 2248 26 58448
observed-size user-copy task 2256 2256 26 58656
observed-size user-copy task 2264 2264 27 61128
observed-size user-copy task 2272 2272 29 65888
observed-size user-copy task 2280 2280 32 72960
observed-size user-copy task 2288 2288 35 80080
observed-size user-copy task 2296 2296 31 71176
observed-size user-copy task 2304 2304 33 76032
observed-size user-copy task 2312 2312 38 87856
observed-size user-copy task 2320 2320 34 78880
observed-size user-copy task 2328 2328 30 69840
observed-size user-copy task 2336 2336 36 84096
observed-size user-copy task 2344 2344 30 70320
observed-size user-copy task 2352 2352 28 65856
observed-size user-copy task 2360 2360 34 80240
observed-size user-copy task 2368 2368 31 73408
observed-size user-copy task 2376 2376 30 71280
observed-size user-copy task 2384 2384 39 92976
observed-size user-copy task 2392 2392 33 78936
observed-size user-copy task 2393 2393 2 4786
observed-size user-copy task 2400 2400 32 76800
observed-size user-copy task 2408 2408 36 86688
observed-size user-copy task 2416 2416 34 82144
observed-size user-copy task 2424 2424 33 79992
observed-size user-copy task 2432 2432 34 82688
observed-size user-copy task 2440 2440 34 82960
observed-size user-copy task 2448 2448 31 75888
observed-size user-copy task 2456 2456 30 73680
observed-size user-copy task 2464 2464 31 76384
observed-size user-copy task 2472 2472 31 76632
observed-size user-copy task 2480 2480 31 76880
observed-size user-copy task 2488 2488 31 77128
observed-size user-copy task 2496 2496 30 74880
observed-size user-copy task 2504 2504 34 85136
observed-size user-copy task 2512 2512 33 82896
observed-size user-copy task 2520 2520 34 85680
observed-size user-copy task 2528 2528 36 91008
observed-size user-copy task 2536 2536 30 76080
observed-size user-copy task 2544 2544 31 78864
observed-size user-copy task 2552 2552 34 86768
observed-size user-copy task 2560 2560 28 71680
observed-size user-copy task 2568 2568 31 79608
observed-size user-copy task 2576 2576 32 82432
observed-size user-copy task 2584 2584 32 82688
observed-size user-copy task 2592 2592 35 90720
observed-size user-copy task 2600 2600 38 98800
observed-size user-copy task 2608 2608 32 83456
observed-size user-copy task 2616 2616 29 75864
observed-size user-copy task 2624 2624 32 83968
observed-size user-copy task 2632 2632 31 81592
observed-size user-copy task 2640 2640 29 76560
observed-size user-copy task 2648 2648 28 74144
observed-size user-copy task 2656 2656 28 74368
observed-size user-copy task 2664 2664 27 71928
observed-size user-copy task 2672 2672 27 72144
observed-size user-copy task 2680 2680 30 80400
observed-size user-copy task 2688 2688 34 91392
observed-size user-copy task 2696 2696 33 88968
observed-size user-copy task 2704 2704 31 83824
observed-size user-copy task 2712 2712 33 89496
observed-size user-copy task 2720 2720 40 108800
observed-size user-copy task 2728 2728 34 92752
observed-size user-copy task 2736 2736 33 90288
observed-size user-copy task 2744 2744 37 101528
observed-size user-copy task 2752 2752 29 79808
observed-size user-copy task 2760 2760 27 74520
observed-size user-copy task 2768 2768 36 99648
observed-size user-copy task 2776 2776 28 77728
observed-size user-copy task 2784 2784 30 83520
observed-size user-copy task 2792 2792 36 100512
observed-size user-copy task 2800 2800 31 86800
observed-size user-copy task 2808 2808 34 95472
observed-size user-copy task 2816 2816 33 92928
observed-size user-copy task 2824 2824 29 81896
observed-size user-copy task 2832 2832 33 93456
observed-size user-copy task 2840 2840 31 88040
observed-size user-copy task 2848 2848 28 79744
observed-size user-copy task 2856 2856 31 88536
observed-size user-copy task 2864 2864 30 85920
observed-size user-copy task 2872 2872 28 80416
observed-size user-copy task 2880 2880 33 95040
observed-size user-copy task 2888 2888 34 98192
observed-size user-copy task 2896 2896 29 83984
observed-size user-copy task 2904 2904 29 84216
observed-size user-copy task 2912 2912 37 107744
observed-size user-copy task 2920 2920 29 84680
observed-size user-copy task 2928 2928 33 96624
observed-size user-copy task 2936 2936 37 108632
observed-size user-copy task 2944 2944 26 76544
observed-size user-copy task 2952 2952 32 94464
observed-size user-copy task 2960 2960 33 97680
observed-size user-copy task 2968 2968 26 77168
observed-size user-copy task 2976 2976 28 83328
observed-size user-copy task 2984 2984 32 95488
observed-size user-copy task 2992 2992 26 77792
observed-size user-copy task 3000 3000 33 99000
observed-size user-copy task 3008 3008 36 108288
observed-size user-copy task 3016 3016 30 90480
observed-size user-copy task 3024 3024 31 93744
observed-size user-copy task 3032 3032 34 103088
observed-size user-copy task 3040 3040 28 85120
observed-size user-copy task 3048 3048 28 85344
observed-size user-copy task 3056 3056 31 94736
observed-size user-copy task 3064 3064 22 67408
observed-size user-copy task 3072 3072 28 86016
observed-size user-copy task 3080 3080 28 86240
observed-size user-copy task 3088 3088 22 67936
observed-size user-copy task 3096 3096 34 105264
observed-size user-copy task 3104 3104 35 108640
observed-size user-copy task 3112 3112 27 84024
observed-size user-copy task 3120 3120 32 99840
observed-size user-copy task 3128 3128 39 121992
observed-size user-copy task 3136 3136 31 97216
observed-size user-copy task 3144 3144 32 100608
observed-size user-copy task 3152 3152 34 107168
observed-size user-copy task 3160 3160 28 88480
observed-size user-copy task 3168 3168 28 88704
observed-size user-copy task 3176 3176 36 114336
observed-size user-copy task 3184 3184 28 89152
observed-size user-copy task 3192 3192 27 86184
observed-size user-copy task 3200 3200 34 108800
observed-size user-copy task 3208 3208 29 93032
observed-size user-copy task 3216 3216 31 99696
observed-size user-copy task 3224 3224 35 112840
observed-size user-copy task 3232 3232 29 93728
observed-size user-copy task 3240 3240 33 106920
observed-size user-copy task 3248 3248 30 97440
observed-size user-copy task 3256 3256 31 100936
observed-size user-copy task 3264 3264 30 97920
observed-size user-copy task 3272 3272 27 88344
observed-size user-copy task 3280 3280 26 85280
observed-size user-copy task 3288 3288 31 101928
observed-size user-copy task 3296 3296 30 98880
observed-size user-copy task 3304 3304 29 95816
observed-size user-copy task 3312 3312 35 115920
observed-size user-copy task 3320 3320 35 116200
observed-size user-copy task 3328 3328 28 93184
observed-size user-copy task 3336 3336 35 116760
observed-size user-copy task 3344 3344 35 117040
observed-size user-copy task 3352 3352 28 93856
observed-size user-copy task 3360 3360 36 120960
observed-size user-copy task 3368 3368 35 117880
observed-size user-copy task 3376 3376 24 81024
observed-size user-copy task 3384 3384 33 111672
observed-size user-copy task 3392 3392 34 115328
observed-size user-copy task 3400 3400 25 85000
observed-size user-copy task 3408 3408 35 119280
observed-size user-copy task 3416 3416 38 129808
observed-size user-copy task 3424 3424 31 106144
observed-size user-copy task 3432 3432 31 106392
observed-size user-copy task 3440 3440 36 123840
observed-size user-copy task 3448 3448 30 103440
observed-size user-copy task 3456 3456 31 107136
observed-size user-copy task 3464 3464 29 100456
observed-size user-copy task 3472 3472 20 69440
observed-size user-copy task 3480 3480 29 100920
observed-size user-copy task 3488 3488 24 83712
observed-size user-copy task 3496 3496 21 73416
observed-size user-copy task 3504 3504 35 122640
observed-size user-copy task 3512 3512 32 112384
observed-size user-copy task 3520 3520 26 91520
observed-size user-copy task 3528 3528 37 130536
observed-size user-copy task 3536 3536 41 144976
observed-size user-copy task 3544 3544 31 109864
observed-size user-copy task 3552 3552 35 124320
observed-size user-copy task 3560 3560 35 124600
observed-size user-copy task 3568 3568 27 96336
observed-size user-copy task 3576 3576 24 85824
observed-size user-copy task 3584 3584 36 129024
observed-size user-copy task 3592 3592 28 100576
observed-size user-copy task 3600 3600 27 97200
observed-size user-copy task 3608 3608 33 119064
observed-size user-copy task 3616 3616 27 97632
observed-size user-copy task 3624 3624 27 97848
observed-size user-copy task 3632 3632 34 123488
observed-size user-copy task 3640 3640 28 101920
observed-size user-copy task 3648 3648 29 105792
observed-size user-copy task 3656 3656 32 116992
observed-size user-copy task 3664 3664 31 113584
observed-size user-copy task 3672 3672 28 102816
observed-size user-copy task 3680 3680 30 110400
observed-size user-copy task 3688 3688 26 95888
observed-size user-copy task 3696 3696 27 99792
observed-size user-copy task 3704 3704 32 118528
observed-size user-copy task 3712 3712 30 111360
observed-size user-copy task 3720 3720 28 104160
observed-size user-copy task 3728 3728 36 134208
observed-size user-copy task 3736 3736 29 108344
observed-size user-copy task 3744 3744 28 104832
observed-size user-copy task 3752 3752 36 135072
observed-size user-copy task 3760 3760 28 105280
observed-size user-copy task 3768 3768 28 105504
observed-size user-copy task 3776 3776 34 128384
observed-size user-copy task 3784 3784 24 90816
observed-size user-copy task 3792 3792 26 98592
observed-size user-copy task 3800 3800 31 117800
observed-size user-copy task 3808 3808 30 114240
observed-size user-copy task 3816 3816 31 118296
observed-size user-copy task 3824 3824 38 145312
observed-size user-copy task 3832 3832 32 122624
observed-size user-copy task 3840 3840 26 99840
observed-size user-copy task 3848 3848 36 138528
observed-size user-copy task 3856 3856 28 107968
observed-size user-copy task 3864 3864 21 81144
observed-size user-copy task 3872 3872 30 116160
observed-size user-copy task 3880 3880 22 85360
observed-size user-copy task 3888 3888 23 89424
observed-size user-copy task 3896 3896 27 105192
observed-size user-copy task 3904 3904 21 81984
observed-size user-copy task 3912 3912 25 97800
observed-size user-copy task 3920 3920 30 117600
observed-size user-copy task 3928 3928 25 98200
observed-size user-copy task 3936 3936 27 106272
observed-size user-copy task 3944 3944 39 153816
observed-size user-copy task 3952 3952 33 130416
observed-size user-copy task 3960 3960 27 106920
observed-size user-copy task 3968 3968 34 134912
observed-size user-copy task 3976 3976 26 103376
observed-size user-copy task 3984 3984 21 83664
observed-size user-copy task 3992 3992 36 143712
observed-size user-copy task 4000 4000 24 96000
observed-size user-copy task 4008 4008 25 100200
observed-size user-copy task 4016 4016 36 144576
observed-size user-copy task 4024 4024 30 120720
observed-size user-copy task 4032 4032 27 108864
observed-size user-copy task 4040 4040 35 141400
observed-size user-copy task 4048 4048 28 113344
observed-size user-copy task 4056 4056 25 101400
observed-size user-copy task 4064 4064 27 109728
observed-size user-copy task 4072 4072 29 118088
observed-size user-copy task 4080 4080 23 93840
observed-size user-copy task 4088 4088 24 98112
observed-size user-copy task 4096 4096 6232 25526272
observed-align checked-copy 0 0 136
observed-align clear_page 0 - 3744
observed-align inlined-copy 0 0 31
observed-align inlined-copy 0 16 5
observed-align inlined-copy 0 32 15
observed-align inlined-copy 0 48 9
observed-align inlined-copy 0 56 23
observed-align inlined-copy 16 0 8
observed-align inlined-copy 16 16 239
observed-align inlined-copy 16 24 20
observed-align inlined-copy 16 32 5
observed-align inlined-copy 16 48 6
observed-align inlined-copy 16 8 19
observed-align inlined-copy 24 16 31
observed-align inlined-copy 24 24 1618
observed-align inlined-copy 24 32 3
observed-align inlined-copy 24 48 3
observed-align inlined-copy 24 8 10
observed-align inlined-copy 32 0 16
observed-align inlined-copy 32 10 1
observed-align inlined-copy 32 16 11
observed-align inlined-copy 32 24 17
observed-align inlined-copy 32 26 1
observed-align inlined-copy 32 32 27
observed-align inlined-copy 32 40 7
observed-align inlined-copy 32 48 5
observed-align inlined-copy 32 56 2
observed-align inlined-copy 32 8 1
observed-align inlined-copy 40 0 3
observed-align inlined-copy 40 32 16
observed-align inlined-copy 40 33 2
observed-align inlined-copy 40 40 6
observed-align inlined-copy 40 48 1
observed-align inlined-copy 40 8 1
observed-align inlined-copy 48 0 13
observed-align inlined-copy 48 16 11
observed-align inlined-copy 48 32 9
observed-align inlined-copy 48 35 4
observed-align inlined-copy 48 38 3
observed-align inlined-copy 48 40 14
observed-align inlined-copy 48 48 10
observed-align inlined-copy 48 8 6
observed-align inlined-copy 56 16 5
observed-align inlined-copy 56 48 17
observed-align inlined-copy 8 0 36
observed-align inlined-copy 8 16 4
observed-align inlined-copy 8 24 1
observed-align inlined-copy 8 32 583
observed-align inlined-copy 8 40 1
observed-align inlined-copy 8 48 1
observed-align inlined-copy 8 56 11
observed-align inlined-copy 8 8 229
observed-align inlined-set - - 58
observed-align inlined-set 0 - 4655
observed-align inlined-set 16 - 4659
observed-align inlined-set 24 - 4505
observed-align inlined-set 32 - 4205
observed-align inlined-set 40 - 4496
observed-align inlined-set 48 - 3657
observed-align inlined-set 49 - 1
observed-align inlined-set 56 - 4414
observed-align inlined-set 8 - 4856
observed-align memcpy - - 130962
observed-align memcpy 0 0 130781
observed-align memcpy 0 16 19
observed-align memcpy 0 2 1
observed-align memcpy 0 20 1
observed-align memcpy 0 24 44
observed-align memcpy 0 3 1
observed-align memcpy 0 32 12
observed-align memcpy 0 40 23
observed-align memcpy 0 43 1
observed-align memcpy 0 48 38
observed-align memcpy 0 56 47
observed-align memcpy 0 8 24
observed-align memcpy 1 59 1
observed-align memcpy 10 1 8
observed-align memcpy 10 10 1
observed-align memcpy 12 0 7
observed-align memcpy 13 2 1
observed-align memcpy 13 3 1
observed-align memcpy 14 0 2
observed-align memcpy 14 2 1
observed-align memcpy 14 3 1
observed-align memcpy 14 43 1
observed-align memcpy 15 11 1
observed-align memcpy 15 2 1
observed-align memcpy 15 3 1
observed-align memcpy 16 0 130758
observed-align memcpy 16 16 9
observed-align memcpy 16 24 26
observed-align memcpy 16 32 5
observed-align memcpy 16 40 16
observed-align memcpy 16 48 2
observed-align memcpy 16 56 5
observed-align memcpy 16 59 1
observed-align memcpy 16 8 23
observed-align memcpy 18 17 1
observed-align memcpy 18 2 1
observed-align memcpy 18 3 1
observed-align memcpy 19 11 1
observed-align memcpy 2 2 1
observed-align memcpy 2 3 1
observed-align memcpy 20 2 2
observed-align memcpy 20 3 2
observed-align memcpy 21 27 1
observed-align memcpy 21 59 1
observed-align memcpy 24 0 130742
observed-align memcpy 24 16 36
observed-align memcpy 24 24 6
observed-align memcpy 24 32 4
observed-align memcpy 24 48 12
observed-align memcpy 24 8 39
observed-align memcpy 25 53 1
observed-align memcpy 26 1 5
observed-align memcpy 26 10 2
observed-align memcpy 28 16 5
observed-align memcpy 29 2 1
observed-align memcpy 29 3 1
observed-align memcpy 3 2 1
observed-align memcpy 3 3 1
observed-align memcpy 3 43 1
observed-align memcpy 30 16 4
observed-align memcpy 30 27 1
observed-align memcpy 31 15 1
observed-align memcpy 32 0 130757
observed-align memcpy 32 16 19
observed-align memcpy 32 24 20
observed-align memcpy 32 29 1
observed-align memcpy 32 32 3
observed-align memcpy 32 40 7
observed-align memcpy 32 56 19
observed-align memcpy 32 8 1
observed-align memcpy 34 2 1
observed-align memcpy 34 3 1
observed-align memcpy 35 21 1
observed-align memcpy 35 43 1
observed-align memcpy 36 15 1
observed-align memcpy 37 2 1
observed-align memcpy 37 3 1
observed-align memcpy 38 11 1
observed-align memcpy 38 24 3
observed-align memcpy 39 2 1
observed-align memcpy 39 3 1
observed-align memcpy 4 11 1
observed-align memcpy 40 0 130734
observed-align memcpy 40 24 37
observed-align memcpy 40 27 1
observed-align memcpy 40 29 1
observed-align memcpy 40 32 26
observed-align memcpy 40 40 2
observed-align memcpy 40 48 1
observed-align memcpy 40 56 1
observed-align memcpy 40 8 1
observed-align memcpy 41 2 2
observed-align memcpy 41 3 2
observed-align memcpy 42 1 6
observed-align memcpy 42 10 1
observed-align memcpy 42 11 1
observed-align memcpy 42 43 1
observed-align memcpy 43 2 1
observed-align memcpy 43 3 1
observed-align memcpy 44 27 1
observed-align memcpy 44 32 8
observed-align memcpy 46 2 2
observed-align memcpy 46 3 2
observed-align memcpy 47 11 1
observed-align memcpy 47 43 1
observed-align memcpy 48 0 130744
observed-align memcpy 48 16 4
observed-align memcpy 48 2 2
observed-align memcpy 48 24 4
observed-align memcpy 48 3 2
observed-align memcpy 48 32 21
observed-align memcpy 48 40 20
observed-align memcpy 48 48 1
observed-align memcpy 48 56 1
observed-align memcpy 48 8 19
observed-align memcpy 49 27 1
observed-align memcpy 49 59 1
observed-align memcpy 50 2 1
observed-align memcpy 50 3 1
observed-align memcpy 51 11 1
observed-align memcpy 54 40 2
observed-align memcpy 56 0 130735
observed-align memcpy 56 16 12
observed-align memcpy 56 2 2
observed-align memcpy 56 3 2
observed-align memcpy 56 32 8
observed-align memcpy 56 33 4
observed-align memcpy 56 37 37
observed-align memcpy 56 38 2
observed-align memcpy 56 40 38
observed-align memcpy 56 41 2
observed-align memcpy 56 42 8
observed-align memcpy 56 43 4
observed-align memcpy 56 44 1
observed-align memcpy 56 48 35
observed-align memcpy 56 51 1
observed-align memcpy 56 54 76
observed-align memcpy 56 56 3
observed-align memcpy 56 60 1
observed-align memcpy 57 2 2
observed-align memcpy 57 27 1
observed-align memcpy 57 3 2
observed-align memcpy 57 43 1
observed-align memcpy 58 1 6
observed-align memcpy 58 10 1
observed-align memcpy 58 11 1
observed-align memcpy 58 59 1
observed-align memcpy 6 56 4
observed-align memcpy 60 2 1
observed-align memcpy 60 3 1
observed-align memcpy 60 48 3
observed-align memcpy 61 2 1
observed-align memcpy 61 27 1
observed-align memcpy 61 3 1
observed-align memcpy 62 2 1
observed-align memcpy 62 3 1
observed-align memcpy 62 34 1
observed-align memcpy 62 48 3
observed-align memcpy 62 59 1
observed-align memcpy 63 2 1
observed-align memcpy 63 3 1
observed-align memcpy 63 59 1
observed-align memcpy 8 0 130777
observed-align memcpy 8 16 3
observed-align memcpy 8 24 1
observed-align memcpy 8 32 4
observed-align memcpy 8 34 1
observed-align memcpy 8 40 2
observed-align memcpy 8 48 5
observed-align memcpy 8 56 45
observed-align memcpy 8 8 6
observed-align memmove 32 16 1
observed-align memmove 32 34 1
observed-align memmove 40 24 1
observed-align memmove 40 42 1
observed-align memmove 48 50 1
observed-align memmove 56 58 1
observed-align memset - - 110
observed-align memset 0 - 53323
observed-align memset 14 - 1
observed-align memset 15 - 1
observed-align memset 16 - 273
observed-align memset 24 - 192
observed-align memset 25 - 1
observed-align memset 30 - 1
observed-align memset 32 - 313
observed-align memset 40 - 189
observed-align memset 46 - 1
observed-align memset 48 - 300
observed-align memset 56 - 186
observed-align memset 60 - 1
observed-align memset 8 - 223
observed-align user-clear 0 - 8
observed-align user-clear 12 - 1
observed-align user-clear 16 - 4
observed-align user-clear 32 - 2
observed-align user-clear 8 - 4
observed-align user-copy 0 0 5381
observed-align user-copy 0 16 512
observed-align user-copy 0 21 1
observed-align user-copy 0 24 573
observed-align user-copy 0 32 466
observed-align user-copy 0 40 3326
observed-align user-copy 0 44 1
observed-align user-copy 0 48 1299
observed-align user-copy 0 51 1
observed-align user-copy 0 56 608
observed-align user-copy 0 6 1
observed-align user-copy 0 8 607
observed-align user-copy 1 54 1
observed-align user-copy 11 17 1
observed-align user-copy 12 1 1
observed-align user-copy 12 32 1
observed-align user-copy 14 17 2
observed-align user-copy 14 23 1
observed-align user-copy 16 0 526
observed-align user-copy 16 16 32
observed-align user-copy 16 24 99
observed-align user-copy 16 32 8
observed-align user-copy 16 40 147
observed-align user-copy 16 48 484
observed-align user-copy 16 51 2
observed-align user-copy 16 56 107
observed-align user-copy 16 59 1
observed-align user-copy 16 8 112
observed-align user-copy 17 14 1
observed-align user-copy 20 23 3
observed-align user-copy 23 12 1
observed-align user-copy 23 29 1
observed-align user-copy 24 0 1835
observed-align user-copy 24 16 69
observed-align user-copy 24 24 165
observed-align user-copy 24 32 37
observed-align user-copy 24 40 146
observed-align user-copy 24 44 1
observed-align user-copy 24 48 4243
observed-align user-copy 24 56 126
observed-align user-copy 24 8 164
observed-align user-copy 25 0 1
observed-align user-copy 25 16 1
observed-align user-copy 25 41 3
observed-align user-copy 25 48 1
observed-align user-copy 26 29 2
observed-align user-copy 26 35 1
observed-align user-copy 27 8 1
observed-align user-copy 29 26 1
observed-align user-copy 3 12 1
observed-align user-copy 3 6 2
observed-align user-copy 30 16 1
observed-align user-copy 30 48 1
observed-align user-copy 32 0 559
observed-align user-copy 32 16 29
observed-align user-copy 32 24 95
observed-align user-copy 32 32 3
observed-align user-copy 32 35 3
observed-align user-copy 32 40 140
observed-align user-copy 32 48 486
observed-align user-copy 32 51 1
observed-align user-copy 32 56 107
observed-align user-copy 32 8 115
observed-align user-copy 33 16 2
observed-align user-copy 33 48 1
observed-align user-copy 33 56 1
observed-align user-copy 34 32 1
observed-align user-copy 35 24 1
observed-align user-copy 36 33 1
observed-align user-copy 36 8 1
observed-align user-copy 37 56 1
observed-align user-copy 38 8 2
observed-align user-copy 39 0 1
observed-align user-copy 39 32 1
observed-align user-copy 39 48 3
observed-align user-copy 40 0 2098
observed-align user-copy 40 16 427
observed-align user-copy 40 24 495
observed-align user-copy 40 32 380
observed-align user-copy 40 40 497
observed-align user-copy 40 48 4627
observed-align user-copy 40 56 490
observed-align user-copy 40 8 524
observed-align user-copy 41 16 1
observed-align user-copy 41 41 3
observed-align user-copy 42 16 1
observed-align user-copy 42 31 1
observed-align user-copy 42 56 1
observed-align user-copy 44 56 1
observed-align user-copy 44 59 1
observed-align user-copy 45 32 2
observed-align user-copy 45 40 1
observed-align user-copy 45 42 1
observed-align user-copy 47 59 2
observed-align user-copy 48 0 529
observed-align user-copy 48 16 36
observed-align user-copy 48 24 86
observed-align user-copy 48 32 5
observed-align user-copy 48 40 129
observed-align user-copy 48 48 478
observed-align user-copy 48 56 118
observed-align user-copy 48 8 126
observed-align user-copy 49 16 1
observed-align user-copy 50 56 2
observed-align user-copy 52 41 1
observed-align user-copy 55 16 1
observed-align user-copy 55 44 1
observed-align user-copy 56 0 1737
observed-align user-copy 56 1 1
observed-align user-copy 56 16 73
observed-align user-copy 56 24 148
observed-align user-copy 56 32 52
observed-align user-copy 56 40 163
observed-align user-copy 56 48 4333
observed-align user-copy 56 56 136
observed-align user-copy 56 8 170
observed-align user-copy 57 0 1
observed-align user-copy 57 16 1
observed-align user-copy 57 48 2
observed-align user-copy 58 16 2
observed-align user-copy 58 47 1
observed-align user-copy 59 56 1
observed-align user-copy 6 3 1
observed-align user-copy 62 1 3
observed-align user-copy 62 56 1
observed-align user-copy 63 25 8
observed-align user-copy 8 0 1825
observed-align user-copy 8 16 79
observed-align user-copy 8 24 145
observed-align user-copy 8 32 61
observed-align user-copy 8 39 1
observed-align user-copy 8 40 147
observed-align user-copy 8 45 2
observed-align user-copy 8 48 4241
observed-align user-copy 8 56 122
observed-align user-copy 8 8 166
observed-align user-copy 9 12 3
observed-align user-copy 9 16 2
observed-align user-copy 9 41 3
observed-align user-copy 9 48 1
observed-unnamed 0 0
