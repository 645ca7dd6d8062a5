# tare profile 1
kernel: 6.1.0-56-amd64 #1 SMP PREEMPT_DYNAMIC Debian 6.1.192-2 (2026-11-16)
cpu: QEMU TCG CPU version 2.5+
cpus: 1
clock: tsc
clock-hz: 1000000000
mode: profile
span-ns: 2387899385
cpu-features: rep_good erms
clocksource: tsc
command: sh -c mount --bind /dev /debian/dev && mount --bind /tmp /debian/tmp && mount -t proc proc /debian/proc && exec chroot /debian /run/workload
exit-status: 0
busy-ns: 2349782935
machine: machine-6.1
accelerator: tcg
exact: yes
qemu: 7.2.22 (Debian 1:7.2+dfsg-7+deb12u18+b3)
image-digest: ed79e489485619b1a856a9b2c75e6dba
observed-missing: 0

function memcpy seen 1430487 recorded 1430487 skipped 0 lost 0 bytes 10274260
function memmove seen 10 recorded 10 skipped 0 lost 0 bytes 1030
function memset seen 56994 recorded 56994 skipped 0 lost 0 bytes 15496873
size memcpy task 0 0 158956 0
size memcpy task 1 1 228 228
size memcpy task 2 2 114 228
size memcpy task 3 3 96 288
size memcpy task 4 4 63 252
size memcpy task 5 5 34 170
size memcpy task 6 6 40 240
size memcpy task 7 7 74 518
size memcpy task 8 8 1269736 10157888
size memcpy task 9 9 3 27
size memcpy task 10 10 7 70
size memcpy task 11 11 15 165
size memcpy task 12 12 21 252
size memcpy task 13 13 8 104
size memcpy task 14 14 7 98
size memcpy task 15 15 101 1515
size memcpy task 16 16 41 656
size memcpy task 17 17 30 510
size memcpy task 19 19 1 19
size memcpy task 20 20 4 80
size memcpy task 21 21 4 84
size memcpy task 23 23 4 92
size memcpy task 24 24 13 312
size memcpy task 25 25 4 100
size memcpy task 28 28 10 280
size memcpy task 29 29 2 58
size memcpy task 32 32 379 12128
size memcpy task 39 39 1 39
size memcpy task 40 40 247 9880
size memcpy task 44 44 1 44
size memcpy task 48 48 12 576
size memcpy task 54 54 1 54
size memcpy task 56 56 12 672
size memcpy task 64 64 30 1920
size memcpy task 72 72 21 1512
size memcpy task 80 80 18 1440
size memcpy task 88 88 15 1320
size memcpy task 96 96 5 480
size memcpy task 98 98 1 98
size memcpy task 104 104 17 1768
size memcpy task 112 112 3 336
size memcpy task 120 120 30 3600
size memcpy task 128 128 25 3200
size memcpy task 256 256 11 2816
size memcpy task 504 504 5 2520
size memcpy task 560 560 5 2800
size memcpy task 728 728 5 3640
size memcpy task 8192 8447 7 58744
size memcpy softirq 0 0 5 0
size memcpy softirq 8 8 1 8
size memcpy softirq 16 16 2 32
size memcpy softirq 22 22 1 22
size memcpy softirq 25 25 1 25
size memcpy softirq 32 32 6 192
size memcpy softirq 40 40 4 160
align memcpy 0 0 91
align memcpy 0 3 1
align memcpy 0 6 2
align memcpy 0 8 158734
align memcpy 0 11 1
align memcpy 0 16 35
align memcpy 0 18 1
align memcpy 0 24 34
align memcpy 0 30 2
align memcpy 0 32 96
align memcpy 0 40 40
align memcpy 0 48 22
align memcpy 0 56 24
align memcpy 0 59 1
align memcpy 1 8 1
align memcpy 1 26 1
align memcpy 1 35 1
align memcpy 1 42 4
align memcpy 1 43 1
align memcpy 2 3 1
align memcpy 2 8 2
align memcpy 2 26 1
align memcpy 2 27 2
align memcpy 2 43 1
align memcpy 2 59 3
align memcpy 3 8 2
align memcpy 3 10 1
align memcpy 3 26 2
align memcpy 3 28 1
align memcpy 3 29 1
align memcpy 3 43 2
align memcpy 3 59 1
align memcpy 3 61 2
align memcpy 4 3 1
align memcpy 4 8 2
align memcpy 4 10 1
align memcpy 4 26 2
align memcpy 4 27 3
align memcpy 4 34 1
align memcpy 4 39 1
align memcpy 4 43 1
align memcpy 4 56 7
align memcpy 4 59 1
align memcpy 5 3 1
align memcpy 5 7 2
align memcpy 5 8 3
align memcpy 5 10 2
align memcpy 5 26 3
align memcpy 5 27 3
align memcpy 5 28 2
align memcpy 5 29 1
align memcpy 5 43 2
align memcpy 5 59 2
align memcpy 6 2 1
align memcpy 6 3 1
align memcpy 6 8 1
align memcpy 6 10 2
align memcpy 6 27 1
align memcpy 6 28 1
align memcpy 6 34 1
align memcpy 6 39 1
align memcpy 6 43 1
align memcpy 6 56 1
align memcpy 6 59 1
align memcpy 7 4 2
align memcpy 7 8 2
align memcpy 7 10 1
align memcpy 7 26 2
align memcpy 7 27 1
align memcpy 7 28 1
align memcpy 7 39 1
align memcpy 8 0 39
align memcpy 8 8 158712
align memcpy 8 10 1
align memcpy 8 28 1
align memcpy 8 32 1
align memcpy 8 34 1
align memcpy 8 40 97
align memcpy 8 43 1
align memcpy 8 48 14
align memcpy 8 56 2
align memcpy 8 59 2
align memcpy 9 8 1
align memcpy 9 10 1
align memcpy 9 26 2
align memcpy 9 27 1
align memcpy 9 39 1
align memcpy 9 41 2
align memcpy 9 52 1
align memcpy 10 1 5
align memcpy 10 3 2
align memcpy 10 8 1
align memcpy 10 10 3
align memcpy 10 30 2
align memcpy 10 36 1
align memcpy 10 43 1
align memcpy 10 52 1
align memcpy 10 59 1
align memcpy 11 8 1
align memcpy 11 10 1
align memcpy 11 26 3
align memcpy 11 27 2
align memcpy 11 52 1
align memcpy 11 55 1
align memcpy 12 0 2
align memcpy 12 3 1
align memcpy 12 10 1
align memcpy 12 11 2
align memcpy 12 30 2
align memcpy 12 36 2
align memcpy 12 46 1
align memcpy 12 52 1
align memcpy 12 55 1
align memcpy 13 26 1
align memcpy 13 30 2
align memcpy 13 31 2
align memcpy 13 34 2
align memcpy 13 36 1
align memcpy 13 46 1
align memcpy 13 55 1
align memcpy 14 0 2
align memcpy 14 3 1
align memcpy 14 4 2
align memcpy 14 8 1
align memcpy 14 27 2
align memcpy 14 32 2
align memcpy 14 33 2
align memcpy 14 36 1
align memcpy 14 46 1
align memcpy 14 55 1
align memcpy 14 59 1
align memcpy 15 8 2
align memcpy 15 10 1
align memcpy 15 26 1
align memcpy 15 27 1
align memcpy 15 28 2
align memcpy 15 29 2
align memcpy 15 36 1
align memcpy 15 46 1
align memcpy 16 0 46
align memcpy 16 8 158712
align memcpy 16 10 2
align memcpy 16 11 2
align memcpy 16 16 14
align memcpy 16 24 3
align memcpy 16 29 1
align memcpy 16 31 2
align memcpy 16 32 6
align memcpy 16 40 3
align memcpy 16 48 63
align memcpy 16 52 1
align memcpy 16 56 11
align memcpy 16 59 2
align memcpy 17 8 2
align memcpy 17 10 1
align memcpy 17 35 1
align memcpy 17 61 2
align memcpy 18 10 2
align memcpy 18 22 2
align memcpy 18 33 1
align memcpy 18 52 1
align memcpy 18 55 1
align memcpy 18 59 1
align memcpy 19 26 3
align memcpy 19 27 4
align memcpy 19 34 1
align memcpy 19 41 2
align memcpy 19 46 1
align memcpy 19 54 1
align memcpy 20 3 1
align memcpy 20 8 4
align memcpy 20 10 1
align memcpy 20 25 2
align memcpy 20 27 1
align memcpy 20 29 1
align memcpy 20 30 2
align memcpy 20 43 2
align memcpy 20 54 1
align memcpy 20 55 1
align memcpy 20 59 3
align memcpy 21 3 1
align memcpy 21 10 2
align memcpy 21 27 2
align memcpy 21 29 1
align memcpy 21 32 2
align memcpy 21 34 2
align memcpy 21 45 2
align memcpy 21 46 1
align memcpy 21 54 1
align memcpy 22 3 1
align memcpy 22 8 4
align memcpy 22 26 1
align memcpy 22 27 3
align memcpy 22 29 2
align memcpy 22 36 2
align memcpy 22 39 1
align memcpy 22 54 1
align memcpy 23 3 1
align memcpy 23 26 1
align memcpy 23 27 2
align memcpy 23 29 2
align memcpy 23 34 1
align memcpy 23 39 2
align memcpy 23 43 1
align memcpy 24 0 42
align memcpy 24 3 1
align memcpy 24 8 158704
align memcpy 24 16 4
align memcpy 24 24 8
align memcpy 24 25 2
align memcpy 24 27 2
align memcpy 24 29 1
align memcpy 24 32 2
align memcpy 24 39 1
align memcpy 24 40 3
align memcpy 24 56 65
align memcpy 25 8 1
align memcpy 25 27 2
align memcpy 25 29 1
align memcpy 25 32 2
align memcpy 25 34 1
align memcpy 25 43 1
align memcpy 26 1 4
align memcpy 26 3 1
align memcpy 26 10 3
align memcpy 26 33 1
align memcpy 26 43 1
align memcpy 26 54 1
align memcpy 26 59 1
align memcpy 27 4 2
align memcpy 27 8 2
align memcpy 27 34 1
align memcpy 27 43 2
align memcpy 28 16 2
align memcpy 28 24 2
align memcpy 28 43 2
align memcpy 28 51 2
align memcpy 28 52 2
align memcpy 28 54 1
align memcpy 28 59 2
align memcpy 29 8 1
align memcpy 29 34 1
align memcpy 29 43 2
align memcpy 29 52 2
align memcpy 29 53 2
align memcpy 30 43 1
align memcpy 30 55 2
align memcpy 30 59 1
align memcpy 31 0 2
align memcpy 31 34 1
align memcpy 31 39 1
align memcpy 31 43 1
align memcpy 31 46 2
align memcpy 32 0 81
align memcpy 32 3 1
align memcpy 32 8 158723
align memcpy 32 10 1
align memcpy 32 11 1
align memcpy 32 12 1
align memcpy 32 16 1
align memcpy 32 24 13
align memcpy 32 26 1
align memcpy 32 30 2
align memcpy 32 32 16
align memcpy 32 34 1
align memcpy 32 39 1
align memcpy 32 40 2
align memcpy 32 42 1
align memcpy 32 48 2
align memcpy 32 56 4
align memcpy 33 2 2
align memcpy 33 8 1
align memcpy 33 21 1
align memcpy 33 35 1
align memcpy 33 39 1
align memcpy 33 52 3
align memcpy 34 3 2
align memcpy 34 8 1
align memcpy 34 24 1
align memcpy 34 26 2
align memcpy 34 27 2
align memcpy 34 39 3
align memcpy 34 52 1
align memcpy 34 54 2
align memcpy 34 59 1
align memcpy 35 8 2
align memcpy 35 26 1
align memcpy 35 27 1
align memcpy 35 41 2
align memcpy 35 43 2
align memcpy 35 52 2
align memcpy 35 55 1
align memcpy 36 3 1
align memcpy 36 24 3
align memcpy 36 26 2
align memcpy 36 27 3
align memcpy 36 46 1
align memcpy 36 52 2
align memcpy 36 55 1
align memcpy 36 59 2
align memcpy 37 8 2
align memcpy 37 11 2
align memcpy 37 39 1
align memcpy 37 46 1
align memcpy 37 52 3
align memcpy 37 55 2
align memcpy 37 56 1
align memcpy 38 24 4
align memcpy 38 26 2
align memcpy 38 46 2
align memcpy 38 49 2
align memcpy 38 52 1
align memcpy 38 54 2
align memcpy 38 55 2
align memcpy 38 59 1
align memcpy 38 63 2
align memcpy 39 1 2
align memcpy 39 8 1
align memcpy 39 26 2
align memcpy 39 27 1
align memcpy 39 39 1
align memcpy 39 46 2
align memcpy 39 55 1
align memcpy 40 0 17
align memcpy 40 8 158733
align memcpy 40 16 17
align memcpy 40 24 1
align memcpy 40 26 2
align memcpy 40 27 1
align memcpy 40 29 1
align memcpy 40 32 5
align memcpy 40 39 1
align memcpy 40 40 2
align memcpy 40 46 1
align memcpy 40 48 5
align memcpy 40 55 1
align memcpy 40 56 3
align memcpy 41 26 1
align memcpy 41 46 1
align memcpy 42 1 8
align memcpy 42 8 1
align memcpy 42 10 1
align memcpy 42 32 1
align memcpy 43 8 1
align memcpy 43 10 1
align memcpy 43 28 1
align memcpy 43 54 1
align memcpy 44 3 1
align memcpy 44 8 1
align memcpy 44 10 1
align memcpy 44 28 1
align memcpy 44 32 5
align memcpy 44 45 1
align memcpy 44 47 1
align memcpy 44 54 1
align memcpy 44 59 1
align memcpy 45 8 1
align memcpy 45 10 1
align memcpy 45 28 1
align memcpy 45 49 2
align memcpy 45 54 2
align memcpy 46 3 2
align memcpy 46 10 1
align memcpy 46 28 1
align memcpy 46 32 4
align memcpy 46 54 2
align memcpy 46 59 1
align memcpy 47 8 1
align memcpy 47 26 1
align memcpy 47 27 1
align memcpy 47 54 1
align memcpy 48 0 14
align memcpy 48 3 1
align memcpy 48 8 317419
align memcpy 48 16 68
align memcpy 48 24 27
align memcpy 48 26 1
align memcpy 48 27 2
align memcpy 48 32 8
align memcpy 48 40 18
align memcpy 48 48 3
align memcpy 48 54 1
align memcpy 48 55 1
align memcpy 48 56 3
align memcpy 48 59 1
align memcpy 49 8 3
align memcpy 49 27 1
align memcpy 49 28 1
align memcpy 49 30 1
align memcpy 49 53 2
align memcpy 50 8 1
align memcpy 50 10 3
align memcpy 50 17 2
align memcpy 50 26 1
align memcpy 50 28 1
align memcpy 50 36 1
align memcpy 50 55 1
align memcpy 50 59 1
align memcpy 51 8 2
align memcpy 51 10 1
align memcpy 51 12 2
align memcpy 51 19 2
align memcpy 51 22 2
align memcpy 51 28 1
align memcpy 51 30 1
align memcpy 51 36 1
align memcpy 51 59 2
align memcpy 51 61 2
align memcpy 52 3 1
align memcpy 52 8 2
align memcpy 52 9 2
align memcpy 52 10 1
align memcpy 52 24 2
align memcpy 52 26 2
align memcpy 52 27 1
align memcpy 52 28 1
align memcpy 52 36 1
align memcpy 52 40 5
align memcpy 52 61 2
align memcpy 53 8 1
align memcpy 53 10 2
align memcpy 53 11 3
align memcpy 53 26 2
align memcpy 53 27 2
align memcpy 53 36 1
align memcpy 54 3 2
align memcpy 54 8 1
align memcpy 54 10 1
align memcpy 54 11 1
align memcpy 54 40 1
align memcpy 54 43 1
align memcpy 55 8 1
align memcpy 55 10 1
align memcpy 56 0 26
align memcpy 56 3 4
align memcpy 56 8 158706
align memcpy 56 10 1
align memcpy 56 16 1
align memcpy 56 24 67
align memcpy 56 32 18
align memcpy 56 33 4
align memcpy 56 34 1
align memcpy 56 35 1
align memcpy 56 36 1
align memcpy 56 37 40
align memcpy 56 38 5
align memcpy 56 40 3
align memcpy 56 41 2
align memcpy 56 42 8
align memcpy 56 43 5
align memcpy 56 45 1
align memcpy 56 48 16
align memcpy 56 52 1
align memcpy 56 53 2
align memcpy 56 54 90
align memcpy 56 55 1
align memcpy 56 56 4
align memcpy 56 62 1
align memcpy 57 8 1
align memcpy 57 26 1
align memcpy 57 27 1
align memcpy 57 34 2
align memcpy 57 36 1
align memcpy 58 1 6
align memcpy 58 10 1
align memcpy 58 34 1
align memcpy 58 36 1
align memcpy 58 43 1
align memcpy 58 57 2
align memcpy 58 59 1
align memcpy 59 8 1
align memcpy 59 27 1
align memcpy 59 30 2
align memcpy 59 34 2
align memcpy 59 36 1
align memcpy 59 61 2
align memcpy 60 0 2
align memcpy 60 27 1
align memcpy 60 29 1
align memcpy 60 39 2
align memcpy 60 42 2
align memcpy 60 48 8
align memcpy 60 59 1
align memcpy 61 8 2
align memcpy 61 27 1
align memcpy 61 29 1
align memcpy 61 44 2
align memcpy 62 3 1
align memcpy 62 8 2
align memcpy 62 10 2
align memcpy 62 22 2
align memcpy 62 27 1
align memcpy 62 29 1
align memcpy 62 39 2
align memcpy 62 48 4
align memcpy 63 10 2
align memcpy 63 26 1
align memcpy 63 27 1
align memcpy 63 29 1
align memcpy 63 32 2
caller memcpy 7 58744 arch_dup_task_struct+0x21/0x60
caller memcpy 1 8 mas_spanning_rebalance.isra.0+0x92b/0x15d0
caller memcpy 501 3654 vsnprintf+0x35e/0x550
caller memcpy 7 56 dup_fd+0x106/0x300
caller memcpy 116 9728 mab_mas_cp+0x10c/0x2c0
caller memcpy 4 214 _prb_read_valid+0x1ff/0x2d0
caller memcpy 132 8296 mas_mab_cp+0x118/0x210
caller memcpy 363 11616 blake2s_final+0x4f/0x80
caller memcpy 173 1024 __d_alloc+0x6b/0x1d0
caller memcpy 1269885 10166840 blake2s_update+0x48/0xc0
caller memcpy 7 56 dup_fd+0x171/0x300
caller memcpy 4 28 kstrdup+0x45/0x60
caller memcpy 6 72 mast_fill_bnode+0x1ee/0x370
caller memcpy 95 125 __text_poke+0x1f3/0x490
caller memcpy 1 4 kmemdup_nul+0x3a/0x60
caller memcpy 125 968 crng_fast_key_erasure+0xd4/0x110
caller memcpy 20 336 getname_kernel+0x7c/0x110
caller memcpy 2 24 mast_fill_bnode+0x288/0x370
caller memcpy 158959 0 blake2s_update+0x69/0xc0
caller memcpy 1 13 take_dentry_name_snapshot+0x51/0x80
caller memcpy 36 12236 _copy_to_iter+0x547/0x650
caller memcpy 3 64 mas_spanning_rebalance.isra.0+0xa3c/0x15d0
caller memcpy 31 92 text_poke_loc_init+0x5c/0x200
caller memcpy 7 56 dup_fd+0x13b/0x300
caller memcpy 1 6 __d_move+0x14d/0x620
size memmove task 40 40 1 40
size memmove task 54 54 1 54
size memmove task 98 98 1 98
size memmove task 136 136 6 816
size memmove softirq 22 22 1 22
align memmove 0 2 1
align memmove 8 48 1
align memmove 16 56 2
align memmove 24 0 1
align memmove 24 8 1
align memmove 32 16 1
align memmove 40 42 1
align memmove 48 50 1
align memmove 56 58 1
overlap memmove 10
caller memmove 3 408 mab_shift_right+0x2e/0x70
caller memmove 4 214 printk_sprint+0x10c/0x130
caller memmove 3 408 mab_shift_right+0x41/0x70
size memset task 0 0 134 0
size memset task 4 4 3 12
size memset task 7 7 2 14
size memset task 8 8 37 296
size memset task 9 9 2 18
size memset task 10 10 6 60
size memset task 11 11 2 22
size memset task 13 13 1 13
size memset task 16 16 46 736
size memset task 24 24 354 8496
size memset task 32 32 48 1536
size memset task 40 40 3 120
size memset task 48 48 6 288
size memset task 56 56 13 728
size memset task 64 64 212 13568
size memset task 72 72 2 144
size memset task 80 80 8 640
size memset task 88 88 1 88
size memset task 96 96 14 1344
size memset task 104 104 2 208
size memset task 112 112 1 112
size memset task 120 120 8 960
size memset task 128 128 9 1152
size memset task 136 136 1 136
size memset task 144 144 2 288
size memset task 152 152 321 48792
size memset task 160 160 1 160
size memset task 168 168 2 336
size memset task 176 176 2 352
size memset task 184 184 33 6072
size memset task 192 192 182 34944
size memset task 200 200 2 400
size memset task 208 208 1 208
size memset task 216 216 51825 11194200
size memset task 224 224 2 448
size memset task 232 232 3 696
size memset task 240 240 2 480
size memset task 248 248 2 496
size memset task 256 256 2315 592640
size memset task 264 264 2 528
size memset task 272 272 2 544
size memset task 280 280 1 280
size memset task 288 288 2 576
size memset task 296 296 2 592
size memset task 304 304 1 304
size memset task 312 312 2 624
size memset task 320 320 5 1600
size memset task 328 328 1 328
size memset task 336 336 2 672
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
size memset task 512 512 38 19456
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
size memset task 704 704 9 6336
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
size memset task 1104 1104 24 26496
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
size memset task 1360 1360 2 2720
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
size memset task 4096 4096 303 1241088
size memset task 8192 8447 7 58744
size memset task 16384 16895 4 65536
size memset softirq 24 24 4 96
size memset softirq 32 32 1 32
size memset softirq 56 56 1 56
align memset 0 0 7656
align memset 8 0 6012
align memset 14 0 1
align memset 16 0 18458
align memset 20 0 1
align memset 22 0 1
align memset 24 0 255
align memset 25 0 1
align memset 32 0 17556
align memset 35 0 1
align memset 37 0 2
align memset 38 0 3
align memset 39 0 1
align memset 40 0 212
align memset 41 0 2
align memset 44 0 1
align memset 48 0 349
align memset 49 0 1
align memset 55 0 1
align memset 56 0 6479
align memset 62 0 1
caller memset 7 0 dup_fd+0x12b/0x300
caller memset 7 0 dup_fd+0x14d/0x300
caller memset 8 32760 zero_user_segments.constprop.0+0xa0/0x160
caller memset 7 0 dup_fd+0x19b/0x300
caller memset 15 59592 kmem_cache_alloc_node+0x257/0x310
caller memset 53405 12569008 kmem_cache_alloc+0x1fc/0x300
caller memset 22 176 mm_init+0xeb/0x300
caller memset 1739 445184 kmem_cache_alloc_bulk+0x1c9/0x330
caller memset 6 36 pcpu_alloc+0x4f6/0x830
caller memset 4 65536 copy_process+0x26a/0x1ae0
caller memset 1013 2115558 zero_user_segments.constprop.0+0x115/0x160
caller memset 189 164760 __kmem_cache_alloc_node+0x20c/0x2a0
caller memset 173 33216 kmem_cache_alloc_lru+0x255/0x400
caller memset 10 640 load_elf_binary+0x102a/0x1780
caller memset 4 3648 sk_prot_alloc+0x61/0x110
caller memset 7 0 dup_fd+0x21f/0x300
caller memset 14 135 strscpy_pad+0x2f/0x40
caller memset 363 6592 blake2s_final+0x2e/0x80
caller memset 1 32 sg_init_table+0x11/0x40
observed user-copy call 13307 29530802 _copy_to_iter+0xb5/0x650
observed user-copy call 14522 28348509 copy_page_from_iter_atomic+0x124/0x630
observed clear_page call 3780 15482880 get_page_from_freelist+0xe1f/0x11b0
observed memset call 53293 12486872 kmem_cache_alloc+0x1f7/0x300
observed memcpy call 1269860 10165872 blake2s_update+0x43/0xc0
observed memset call 1012 2111511 zero_user_segments.constprop.0+0x110/0x160
observed inlined-set rep 12719 610512 vfs_write+0x186/0x3f0
observed user-copy call 17467 558780 _copy_from_user+0x41/0x60
observed inlined-set rep 9241 443568 vfs_read+0x181/0x310
observed memset call 1701 435456 kmem_cache_alloc_bulk+0x1c4/0x330
observed checked-copy call 104 425984 copy_mc_to_kernel+0xc/0x30
observed inlined-set rep 2560 389120 shmem_alloc_folio+0x36/0xd0
observed inlined-copy rep 1604 269472 sync_regs+0x1e/0x30
observed inlined-copy rep 586 164080 timekeeping_advance+0x36c/0x590
observed copy_page call 36 147456 do_fault+0x361/0x410
observed inlined-set rep 1383 143832 __handle_mm_fault+0x46/0xfa0
observed memset call 158 123176 __kmem_cache_alloc_node+0x207/0x2a0
observed inlined-set rep 394 97712 mas_pop_node+0x89/0x100
observed inlined-set rep 1115 71360 __slab_free+0x35/0x2d0
observed memset call 4 65536 copy_process+0x265/0x1ae0
observed inlined-set rep 209 53504 mas_wr_node_store+0x4f/0x5c0
observed memset call 12 51072 kmem_cache_alloc_node+0x252/0x310
observed memcpy call 6 50352 arch_dup_task_struct+0x1c/0x60
observed user-clear call 14 44656 padzero+0x38/0x60
observed inlined-set rep 566 40752 __run_timers+0x34/0x2c0
observed inlined-copy rep 20 38080 pgd_alloc+0xfa/0x230
observed inlined-set rep 327 36624 blake2s_final+0x74/0x80
observed inlined-set rep 153 35496 filename_lookup+0x46/0x1f0
observed inlined-set rep 56 34496 mas_wr_bnode+0x45/0x11b0
observed inlined-set rep 56 34496 mas_wr_bnode+0x63/0x11b0
observed clear_page call 8 32768 __alloc_pages_bulk+0x5b8/0x6b0
observed memset call 8 32760 zero_user_segments.constprop.0+0x9b/0x160
observed memset call 162 31104 kmem_cache_alloc_lru+0x250/0x400
observed inlined-set rep 392 28224 mas_store_prealloc+0x2a/0xe0
observed inlined-set rep 157 23864 vm_area_alloc+0x2c/0x50
observed inlined-set rep 42 23856 radix_tree_node_ctor+0x2e/0x50
observed inlined-set rep 99 22968 do_filp_open+0x48/0x160
observed inlined-copy rep 142 21584 vm_area_dup+0x3a/0x90
observed inlined-copy rep 142 21584 vm_area_dup+0x4d/0x90
observed inlined-copy rep 142 21584 vm_area_dup+0x60/0x90
observed inlined-copy rep 142 21584 vm_area_dup+0x73/0x90
observed inlined-set rep 82 20336 process_measurement+0x73/0xac0
observed inlined-set rep 18 19728 mm_alloc+0x28/0x60
observed inlined-set rep 124 18848 __do_sys_newfstatat+0x2f/0x80
observed inlined-set rep 187 16456 userfaultfd_unmap_complete+0x31/0x120
observed inlined-set rep 68 14688 locks_remove_posix+0x37/0x1a0
observed inlined-copy rep 6 12288 copy_process+0xa97/0x1ae0
observed user-copy call 125 11644 _copy_to_user+0x1c/0x30
observed memcpy call 34 11420 _copy_to_iter+0x542/0x650
observed inlined-set rep 62 10912 tomoyo_path_perm+0x79/0x200
observed memcpy call 327 10464 blake2s_final+0x4a/0x80
observed inlined-copy rep 199 10368 mas_wr_node_store+0x176/0x5c0
observed inlined-copy rep 199 10368 mas_wr_node_store+0x1b3/0x5c0
observed memcpy call 114 9488 mab_mas_cp+0x107/0x2c0
observed inlined-set rep 64 8192 unmap_region+0x49/0x120
observed memcpy call 129 8088 mas_mab_cp+0x113/0x210
observed inlined-set rep 112 8064 tomoyo_init_request_info+0x35/0xc0
observed inlined-set rep 167 8016 arch_get_unmapped_area_topdown+0x50/0x280
observed inlined-set rep 53 7632 cp_new_stat+0x45/0x170
observed inlined-set rep 53 7632 vfs_getattr_nosec+0x3d/0xd0
observed inlined-set rep 113 7232 chacha_block_generic+0x9b/0xc0
observed inlined-set rep 111 7104 crng_fast_key_erasure+0x32/0x110
observed inlined-set rep 111 7104 crng_fast_key_erasure+0xdf/0x110
observed user-copy call 2004 6992 _copy_from_iter+0xaf/0x570
observed inlined-set rep 109 6976 _get_random_bytes+0x3a/0x1a0
observed inlined-set rep 109 6976 _get_random_bytes+0x45/0x1a0
observed inlined-set rep 109 6976 _get_random_bytes+0xe1/0x1a0
observed inlined-set rep 11 6864 inode_init_once+0x43/0x100
observed inlined-set rep 113 6328 __vma_adjust+0x7a/0xb20
observed inlined-set rep 25 6200 ima_file_mprotect+0x5f/0x190
observed memset call 327 5904 blake2s_final+0x29/0x80
observed inlined-set rep 56 5824 insn_init+0x28/0x70
observed inlined-set rep 22 5808 mast_fill_bnode+0x80/0x370
observed inlined-set rep 120 5760 wp_page_copy+0x40/0x720
observed inlined-set rep 80 5760 mas_store_gfp+0x2f/0xf0
observed inlined-set rep 22 5632 mast_fill_bnode+0xad/0x370
observed inlined-copy rep 30 5280 prepare_creds+0x3f/0x260
observed inlined-copy rep 27 5184 mas_descend_adopt+0x3e2/0x470
observed inlined-set rep 27 5184 mas_descend_adopt+0x58/0x470
observed inlined-set rep 27 5184 mas_descend_adopt+0x63/0x470
observed inlined-copy rep 9 5112 fpu_flush_thread+0x12b/0x170
observed inlined-set rep 62 4960 tomoyo_path_perm+0x6e/0x200
observed inlined-set rep 8 4864 mas_spanning_rebalance.isra.0+0x6d4/0x15d0
observed inlined-set rep 85 4080 unmap_vmas+0x6d/0x180
observed inlined-set rep 23 4048 tomoyo_check_open_permission+0x6d/0x190
observed inlined-copy rep 181 3848 mas_wr_node_store+0x282/0x5c0
observed inlined-copy rep 181 3848 mas_wr_node_store+0x502/0x5c0
observed memset call 4 3648 sk_prot_alloc+0x5c/0x110
observed inlined-set rep 64 3584 do_mas_align_munmap+0x70/0x510
observed inlined-set rep 22 3520 mast_fill_bnode+0x4d/0x370
observed inlined-set rep 61 3416 __do_sys_brk+0x4c/0x340
observed inlined-set rep 25 3200 do_mprotect_pkey+0x7a/0x440
observed inlined-set rep 44 3168 mas_store+0x28/0xb0
observed inlined-set rep 28 3136 arch_jump_entry_size+0x24/0x70
observed inlined-set rep 28 3136 text_poke_loc_init+0x50/0x200
observed inlined-set rep 64 3072 userfaultfd_unmap_prep+0x47/0x1a0
observed inlined-set rep 21 2688 free_ldt_pgtables+0x31/0xb0
observed inlined-set rep 21 2688 exit_mmap+0x43/0x310
observed inlined-set rep 10 2480 bprm_execve+0x20f/0x650
observed inlined-set rep 4 2464 mas_wr_spanning_store.isra.0+0x6e/0x6e0
observed inlined-set rep 4 2464 mas_wr_spanning_store.isra.0+0x256/0x6e0
observed inlined-set rep 13 2288 tomoyo_path_number_perm+0x62/0x200
observed inlined-copy rep 2 2192 copy_process+0x191b/0x1ae0
observed inlined-set rep 39 2184 vma_link+0x3a/0x100
observed inlined-set rep 44 2112 copy_page_range+0x63/0x1400
observed inlined-set rep 13 1872 __do_sys_wait4+0x38/0xb0
observed inlined-set rep 23 1840 tomoyo_check_open_permission+0x60/0x190
observed inlined-set rep 32 1792 vm_unmapped_area+0x49/0x260
observed inlined-set rep 34 1632 change_protection+0x466/0x15d0
observed inlined-set rep 34 1632 __kernel_read+0x56/0x290
observed inlined-set rep 33 1584 schedule_timeout+0x29/0x150
observed inlined-copy rep 6 1536 copy_process+0xbe7/0x1ae0
observed inlined-set rep 6 1536 restore_sigcontext+0x37/0x1d0
observed inlined-set rep 12 1536 truncate_inode_pages_range+0x50/0x450
observed inlined-set rep 6 1536 mas_wr_node_store+0x3f9/0x5c0
observed inlined-copy rep 6 1488 mas_wr_node_store+0x34f/0x5c0
observed inlined-set rep 6 1488 __sched_fork+0xae/0x150
observed inlined-set rep 12 1440 truncate_inode_pages_range+0x5b/0x450
observed inlined-set rep 22 1408 mas_wr_bnode+0x5f9/0x11b0
observed inlined-set rep 25 1400 do_mprotect_pkey+0x8c/0x440
observed inlined-set rep 28 1344 perf_event_text_poke+0x2d/0xc0
observed inlined-set rep 21 1344 __unfreeze_partials+0x43/0x1f0
observed inlined-set rep 21 1344 __unfreeze_partials+0x50/0x1f0
observed inlined-set rep 21 1176 exit_mmap+0x50/0x310
observed inlined-set rep 9 1152 shift_arg_pages+0x73/0x1c0
observed inlined-set rep 9 1152 setup_arg_pages+0x57/0x2d0
observed inlined-set rep 13 1144 kernel_wait4+0x32/0x160
observed inlined-set rep 13 1040 tomoyo_path_number_perm+0x57/0x200
observed inlined-copy rep 6 1008 copy_thread+0x148/0x280
observed inlined-set rep 18 1008 __hrtimer_init+0x52/0xe0
observed memcpy call 162 965 __d_alloc+0x66/0x1d0
observed inlined-set rep 7 896 shmem_undo_range+0x70/0x6c0
observed inlined-set rep 7 840 shmem_undo_range+0x7b/0x6c0
observed memcpy call 111 800 crng_fast_key_erasure+0xcf/0x110
observed inlined-set rep 8 704 console_emit_next_record.constprop.0+0x69/0x2b0
observed inlined-set rep 3 696 __filename_parentat+0x56/0x210
observed inlined-set rep 5 680 shmem_get_inode+0x111/0x3a0
observed inlined-set rep 10 640 get_partial_node.part.0+0x93/0x400
observed inlined-set rep 6 624 __fpu_restore_sig+0x66/0x620
observed inlined-set rep 1 624 do_sys_poll+0x4d/0x610
observed inlined-set rep 12 576 move_page_tables+0x46/0x1050
observed inlined-set rep 9 576 proc_exec_connector+0x28/0x100
observed memset call 9 576 load_elf_binary+0x1025/0x1780
observed inlined-set rep 6 528 arch_do_signal_or_restart+0x33/0x830
observed inlined-set rep 4 512 __x64_sys_vfork+0x31/0x70
observed inlined-set rep 7 448 proc_exit_connector+0x28/0x130
observed inlined-set rep 6 432 copy_process+0x8a2/0x1ae0
observed inlined-set rep 9 432 shift_arg_pages+0x63/0x1c0
observed inlined-set rep 2 432 locks_remove_flock+0x35/0x100
observed inlined-set rep 4 416 sk_prot_alloc+0x4a/0x110
observed memmove call 3 408 mab_shift_right+0x29/0x70
observed memmove call 3 408 mab_shift_right+0x3c/0x70
observed inlined-set rep 5 400 do_truncate+0x35/0xe0
observed inlined-set rep 7 392 acct_collect+0x160/0x230
observed inlined-set rep 6 384 posix_cputimers_group_init+0x2c/0x70
observed inlined-set rep 6 384 proc_fork_connector+0x28/0x120
observed user-clear call 6 384 copy_fpstate_to_sigframe+0x97/0x360
observed inlined-set rep 5 360 security_inode_init_security+0x42/0x170
observed inlined-set rep 5 360 security_inode_init_security+0x6a/0x170
observed inlined-set rep 9 360 profile_transition+0x7e/0x8f0
observed inlined-set rep 2 352 __alloc_skb+0xce/0x1a0
observed inlined-set rep 6 336 copy_process+0x885/0x1ae0
observed inlined-set rep 7 336 do_notify_parent+0x46/0x2e0
observed inlined-set rep 6 336 init_entity_runnable_average+0x35/0x70
observed inlined-set rep 2 336 refresh_cpu_vm_stats+0x70/0x230
observed inlined-set rep 5 320 find_next_iomem_res+0xc6/0x160
observed inlined-set rep 5 320 walk_system_ram_range+0x57/0xf0
observed inlined-set rep 4 320 prb_reserve+0x1aa/0x3c0
observed memcpy call 19 317 getname_kernel+0x77/0x110
observed inlined-set rep 6 288 __fpu_restore_sig+0x84/0x620
observed inlined-set rep 4 288 mas_wr_spanning_store.isra.0+0xad/0x6e0
observed inlined-set rep 4 288 mas_wr_spanning_store.isra.0+0xc9/0x6e0
observed user-copy call 6 288 __fpu_restore_sig+0x8f/0x620
observed user-copy call 6 288 copy_fpstate_to_sigframe+0x2b1/0x360
observed inlined-copy rep 1 280 timekeeping_update+0x101/0x130
observed inlined-set rep 7 280 do_notify_parent+0xeb/0x2e0
observed inlined-set rep 3 264 mremap_userfaultfd_complete+0x2d/0x90
observed inlined-set rep 1 256 do_sys_poll+0x5a/0x610
observed inlined-set rep 2 256 __sys_connect+0x55/0xd0
observed inlined-set rep 4 256 mas_wr_spanning_store.isra.0+0x63/0x6e0
observed inlined-set rep 4 256 mas_wr_spanning_store.isra.0+0x7b/0x6e0
observed inlined-set rep 4 256 mas_wr_spanning_store.isra.0+0x94/0x6e0
observed inlined-set rep 3 240 chown_common+0x55/0x2b0
observed inlined-set rep 3 240 tomoyo_mount_permission+0x43/0x1d0
observed memcpy call 4 214 _prb_read_valid+0x1fa/0x2d0
observed memmove call 4 214 printk_sprint+0x107/0x130
observed inlined-set rep 1 208 locks_init_lock+0x3a/0x80
observed memcpy call 15 206 vsnprintf+0x359/0x550
observed inlined-copy rep 18 200 copy_string_kernel+0x140/0x230
observed inlined-set rep 2 192 __do_sys_clone+0x3f/0xb0
observed memcpy call 12 168 mas_mab_cp+0x15b/0x210
observed inlined-set rep 2 160 tomoyo_unix_entry+0x45/0x1b0
observed memset call 20 160 mm_init+0xe6/0x300
observed memset call 13 128 strscpy_pad+0x2a/0x40
observed inlined-set rep 3 120 rcu_sync_init+0x34/0x50
observed inlined-set rep 2 112 dup_mmap+0x4f/0x610
observed inlined-set rep 2 112 dup_mmap+0x61/0x610
observed memcpy call 84 105 text_poke_memcpy+0x5/0x10
observed inlined-set rep 2 96 collect_percpu_times+0x58/0x2b0
observed inlined-set rep 2 96 tomoyo_socket_connect_permission+0x31/0xf0
observed inlined-set rep 4 96 _printk+0x44/0x83
observed inlined-set rep 2 80 refresh_cpu_vm_stats+0x3e/0x230
observed memcpy call 28 77 text_poke_loc_init+0x57/0x200
observed inlined-set rep 1 72 schedule_hrtimeout_range_clock+0x32/0x120
observed inlined-set rep 1 64 get_random_bytes_user+0x40/0x160
observed inlined-set rep 1 64 get_random_bytes_user+0x4b/0x160
observed inlined-set rep 1 64 get_random_bytes_user+0xef/0x160
observed inlined-set rep 1 64 get_random_bytes_user+0xfc/0x160
observed inlined-set rep 1 64 mas_wr_bnode+0x195/0x11b0
observed inlined-set rep 1 56 try_to_generate_entropy+0x25/0x130
observed inlined-set rep 1 48 signalfd_read+0x42/0x230
observed memcpy call 6 48 dup_fd+0x101/0x300
observed memcpy call 6 48 dup_fd+0x136/0x300
observed memcpy call 6 48 dup_fd+0x16c/0x300
observed memset call 6 36 pcpu_alloc+0x4f1/0x830
observed memset call 1 32 sg_init_table+0xc/0x40
observed memcpy call 4 28 kstrdup+0x40/0x60
observed memcpy call 1 4 kmemdup_nul+0x35/0x60
observed inlined-set rep 2 0 copy_string_kernel+0x140/0x230
observed inlined-set rep 9 0 mas_wr_node_store+0x176/0x5c0
observed inlined-set rep 9 0 mas_wr_node_store+0x1b3/0x5c0
observed inlined-set rep 20 0 mas_wr_node_store+0x282/0x5c0
observed inlined-set rep 20 0 mas_wr_node_store+0x502/0x5c0
observed memcpy call 158934 0 blake2s_update+0x64/0xc0
observed memset call 6 0 dup_fd+0x126/0x300
observed memset call 6 0 dup_fd+0x148/0x300
observed memset call 6 0 dup_fd+0x196/0x300
observed memset call 6 0 dup_fd+0x21a/0x300
observed-size checked-copy exception 4096 4096 104 425984
observed-size clear_page exception 4096 4096 1017 4165632
observed-size clear_page task 4096 4096 2771 11350016
observed-size copy_page exception 4096 4096 36 147456
observed-size inlined-copy exception 168 168 1324 222432
observed-size inlined-copy hardirq 168 168 280 47040
observed-size inlined-copy hardirq 280 280 586 164080
observed-size inlined-copy task 8 8 67 536
observed-size inlined-copy task 16 16 255 4080
observed-size inlined-copy task 24 24 32 768
observed-size inlined-copy task 32 32 48 1536
observed-size inlined-copy task 40 40 70 2800
observed-size inlined-copy task 48 48 70 3360
observed-size inlined-copy task 56 56 64 3584
observed-size inlined-copy task 64 64 98 6272
observed-size inlined-copy task 72 72 44 3168
observed-size inlined-copy task 80 80 18 1440
observed-size inlined-copy task 88 88 8 704
observed-size inlined-copy task 96 96 4 384
observed-size inlined-copy task 152 152 568 86336
observed-size inlined-copy task 168 168 6 1008
observed-size inlined-copy task 176 176 30 5280
observed-size inlined-copy task 192 192 27 5184
observed-size inlined-copy task 248 248 6 1488
observed-size inlined-copy task 256 256 6 1536
observed-size inlined-copy task 280 280 1 280
observed-size inlined-copy task 568 568 9 5112
observed-size inlined-copy task 1096 1096 2 2192
observed-size inlined-copy task 1904 1904 20 38080
observed-size inlined-copy task 2048 2048 6 12288
observed-size inlined-set exception 48 48 120 5760
observed-size inlined-set exception 64 64 10 640
observed-size inlined-set exception 104 104 1365 141960
observed-size inlined-set softirq 24 24 1 24
observed-size inlined-set softirq 64 64 523 33472
observed-size inlined-set softirq 72 72 566 40752
observed-size inlined-set softirq 80 80 1 80
observed-size inlined-set softirq 88 88 2 176
observed-size inlined-set softirq 112 112 6 672
observed-size inlined-set task 0 0 60 0
observed-size inlined-set task 24 24 3 72
observed-size inlined-set task 40 40 21 840
observed-size inlined-set task 48 48 22488 1079424
observed-size inlined-set task 56 56 397 22232
observed-size inlined-set task 64 64 1373 87872
observed-size inlined-set task 72 72 653 47016
observed-size inlined-set task 80 80 114 9120
observed-size inlined-set task 88 88 215 18920
observed-size inlined-set task 96 96 2 192
observed-size inlined-set task 104 104 84 8736
observed-size inlined-set task 112 112 377 42224
observed-size inlined-set task 120 120 19 2280
observed-size inlined-set task 128 128 174 22272
observed-size inlined-set task 136 136 5 680
observed-size inlined-set task 144 144 119 17136
observed-size inlined-set task 152 152 2841 431832
observed-size inlined-set task 160 160 22 3520
observed-size inlined-set task 168 168 2 336
observed-size inlined-set task 176 176 100 17600
observed-size inlined-set task 192 192 54 10368
observed-size inlined-set task 208 208 1 208
observed-size inlined-set task 216 216 70 15120
observed-size inlined-set task 232 232 255 59160
observed-size inlined-set task 248 248 517 128216
observed-size inlined-set task 256 256 244 62464
observed-size inlined-set task 264 264 22 5808
observed-size inlined-set task 568 568 42 23856
observed-size inlined-set task 608 608 8 4864
observed-size inlined-set task 616 616 120 73920
observed-size inlined-set task 624 624 12 7488
observed-size inlined-set task 1096 1096 18 19728
observed-size memcpy softirq 0 0 5 0
observed-size memcpy softirq 8 8 1 8
observed-size memcpy softirq 16 16 2 32
observed-size memcpy softirq 22 22 1 22
observed-size memcpy softirq 25 25 1 25
observed-size memcpy softirq 32 32 6 192
observed-size memcpy softirq 40 40 4 160
observed-size memcpy task 0 0 158930 0
observed-size memcpy task 1 1 82 82
observed-size memcpy task 2 2 51 102
observed-size memcpy task 3 3 46 138
observed-size memcpy task 4 4 49 196
observed-size memcpy task 5 5 27 135
observed-size memcpy task 6 6 37 222
observed-size memcpy task 7 7 1 7
observed-size memcpy task 8 8 1269723 10157784
observed-size memcpy task 9 9 1 9
observed-size memcpy task 10 10 6 60
observed-size memcpy task 11 11 11 121
observed-size memcpy task 12 12 20 240
observed-size memcpy task 13 13 7 91
observed-size memcpy task 14 14 3 42
observed-size memcpy task 15 15 3 45
observed-size memcpy task 16 16 38 608
observed-size memcpy task 17 17 2 34
observed-size memcpy task 21 21 2 42
observed-size memcpy task 24 24 13 312
observed-size memcpy task 28 28 10 280
observed-size memcpy task 32 32 339 10848
observed-size memcpy task 39 39 1 39
observed-size memcpy task 40 40 223 8920
observed-size memcpy task 44 44 1 44
observed-size memcpy task 48 48 12 576
observed-size memcpy task 54 54 1 54
observed-size memcpy task 56 56 12 672
observed-size memcpy task 64 64 30 1920
observed-size memcpy task 72 72 20 1440
observed-size memcpy task 80 80 18 1440
observed-size memcpy task 88 88 15 1320
observed-size memcpy task 96 96 5 480
observed-size memcpy task 98 98 1 98
observed-size memcpy task 104 104 16 1664
observed-size memcpy task 112 112 3 336
observed-size memcpy task 120 120 28 3360
observed-size memcpy task 128 128 25 3200
observed-size memcpy task 256 256 10 2560
observed-size memcpy task 504 504 5 2520
observed-size memcpy task 560 560 4 2240
observed-size memcpy task 728 728 5 3640
observed-size memcpy task 8192 8447 6 50352
observed-size memmove softirq 22 22 1 22
observed-size memmove task 40 40 1 40
observed-size memmove task 54 54 1 54
observed-size memmove task 98 98 1 98
observed-size memmove task 136 136 6 816
observed-size memset exception 64 64 55 3520
observed-size memset softirq 24 24 4 96
observed-size memset softirq 32 32 1 32
observed-size memset softirq 56 56 1 56
observed-size memset task 0 0 120 0
observed-size memset task 4 4 3 12
observed-size memset task 7 7 1 7
observed-size memset task 8 8 35 280
observed-size memset task 9 9 2 18
observed-size memset task 10 10 6 60
observed-size memset task 11 11 2 22
observed-size memset task 13 13 1 13
observed-size memset task 16 16 41 656
observed-size memset task 24 24 319 7656
observed-size memset task 32 32 38 1216
observed-size memset task 40 40 1 40
observed-size memset task 48 48 6 288
observed-size memset task 56 56 11 616
observed-size memset task 64 64 137 8768
observed-size memset task 72 72 2 144
observed-size memset task 80 80 8 640
observed-size memset task 88 88 1 88
observed-size memset task 96 96 9 864
observed-size memset task 104 104 2 208
observed-size memset task 112 112 1 112
observed-size memset task 120 120 2 240
observed-size memset task 128 128 8 1024
observed-size memset task 136 136 1 136
observed-size memset task 144 144 2 288
observed-size memset task 152 152 301 45752
observed-size memset task 160 160 1 160
observed-size memset task 168 168 2 336
observed-size memset task 176 176 2 352
observed-size memset task 184 184 31 5704
observed-size memset task 192 192 166 31872
observed-size memset task 200 200 2 400
observed-size memset task 208 208 1 208
observed-size memset task 216 216 51825 11194200
observed-size memset task 224 224 2 448
observed-size memset task 232 232 3 696
observed-size memset task 240 240 2 480
observed-size memset task 248 248 2 496
observed-size memset task 256 256 2251 576256
observed-size memset task 264 264 2 528
observed-size memset task 272 272 2 544
observed-size memset task 280 280 1 280
observed-size memset task 288 288 2 576
observed-size memset task 296 296 2 592
observed-size memset task 304 304 1 304
observed-size memset task 312 312 2 624
observed-size memset task 320 320 5 1600
observed-size memset task 328 328 1 328
observed-size memset task 336 336 2 672
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
observed-size memset task 512 512 36 18432
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
observed-size memset task 704 704 8 5632
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
observed-size memset task 1104 1104 22 24288
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
observed-size memset task 1360 1360 2 2720
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
observed-size memset task 4096 4096 278 1138688
observed-size memset task 8192 8447 6 50352
observed-size memset task 16384 16895 4 65536
observed-size user-clear task 64 64 6 384
observed-size user-clear task 2288 2288 4 9152
observed-size user-clear task 2496 2496 1 2496
observed-size user-clear task 3296 3296 1 3296
observed-size user-clear task 3520 3520 2 7040
observed-size user-clear task 3552 3552 1 3552
observed-size user-clear task 3824 3824 5 19120
observed-size user-copy task 1 1 10 10
observed-size user-copy task 2 2 657 1314
observed-size user-copy task 3 3 787 2361
observed-size user-copy task 4 4 2576 10304
observed-size user-copy task 5 5 11 55
observed-size user-copy task 6 6 18 108
observed-size user-copy task 7 7 33 231
observed-size user-copy task 8 8 62 496
observed-size user-copy task 9 9 6 54
observed-size user-copy task 11 11 36 396
observed-size user-copy task 12 12 7 84
observed-size user-copy task 13 13 1 13
observed-size user-copy task 14 14 10 140
observed-size user-copy task 16 16 66 1056
observed-size user-copy task 24 24 3826 91824
observed-size user-copy task 30 30 1 30
observed-size user-copy task 32 32 17329 554528
observed-size user-copy task 40 40 25 1000
observed-size user-copy task 44 44 1 44
observed-size user-copy task 48 48 40 1920
observed-size user-copy task 56 56 35 1960
observed-size user-copy task 64 64 27 1728
observed-size user-copy task 72 72 30 2160
observed-size user-copy task 76 76 18 1368
observed-size user-copy task 80 80 36 2880
observed-size user-copy task 88 88 25 2200
observed-size user-copy task 96 96 24 2304
observed-size user-copy task 104 104 36 3744
observed-size user-copy task 110 110 2 220
observed-size user-copy task 112 112 21 2352
observed-size user-copy task 120 120 26 3120
observed-size user-copy task 128 128 34 4352
observed-size user-copy task 135 135 7 945
observed-size user-copy task 136 136 27 3672
observed-size user-copy task 144 144 86 12384
observed-size user-copy task 152 152 39 5928
observed-size user-copy task 160 160 27 4320
observed-size user-copy task 168 168 25 4200
observed-size user-copy task 176 176 30 5280
observed-size user-copy task 184 184 25 4600
observed-size user-copy task 192 192 27 5184
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
observed-size user-copy task 336 336 37 12432
observed-size user-copy task 344 344 36 12384
observed-size user-copy task 352 352 28 9856
observed-size user-copy task 360 360 29 10440
observed-size user-copy task 368 368 36 13248
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
observed-size user-copy task 784 784 45 35280
observed-size user-copy task 792 792 29 22968
observed-size user-copy task 800 800 30 24000
observed-size user-copy task 808 808 31 25048
observed-size user-copy task 816 816 26 21216
observed-size user-copy task 824 824 27 22248
observed-size user-copy task 832 832 41 34112
observed-size user-copy task 840 840 31 26040
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
observed-align checked-copy 0 0 104
observed-align clear_page 0 - 3788
observed-align copy_page 0 0 36
observed-align inlined-copy 0 0 40
observed-align inlined-copy 0 16 15
observed-align inlined-copy 0 24 21
observed-align inlined-copy 0 32 4
observed-align inlined-copy 0 40 3
observed-align inlined-copy 0 48 3
observed-align inlined-copy 0 56 18
observed-align inlined-copy 0 8 11
observed-align inlined-copy 16 0 13
observed-align inlined-copy 16 16 218
observed-align inlined-copy 16 24 21
observed-align inlined-copy 16 32 40
observed-align inlined-copy 16 40 11
observed-align inlined-copy 16 48 1
observed-align inlined-copy 16 56 5
observed-align inlined-copy 16 8 49
observed-align inlined-copy 24 0 2
observed-align inlined-copy 24 16 51
observed-align inlined-copy 24 24 1624
observed-align inlined-copy 24 32 25
observed-align inlined-copy 24 40 23
observed-align inlined-copy 24 48 40
observed-align inlined-copy 24 56 2
observed-align inlined-copy 24 8 24
observed-align inlined-copy 32 0 3
observed-align inlined-copy 32 16 17
observed-align inlined-copy 32 24 50
observed-align inlined-copy 32 32 13
observed-align inlined-copy 32 40 13
observed-align inlined-copy 32 48 9
observed-align inlined-copy 32 56 36
observed-align inlined-copy 32 8 8
observed-align inlined-copy 40 0 22
observed-align inlined-copy 40 16 6
observed-align inlined-copy 40 24 5
observed-align inlined-copy 40 32 42
observed-align inlined-copy 40 33 3
observed-align inlined-copy 40 34 1
observed-align inlined-copy 40 35 1
observed-align inlined-copy 40 38 1
observed-align inlined-copy 40 39 1
observed-align inlined-copy 40 40 6
observed-align inlined-copy 40 48 10
observed-align inlined-copy 40 56 15
observed-align inlined-copy 40 8 6
observed-align inlined-copy 48 0 21
observed-align inlined-copy 48 16 10
observed-align inlined-copy 48 24 5
observed-align inlined-copy 48 32 7
observed-align inlined-copy 48 33 1
observed-align inlined-copy 48 35 4
observed-align inlined-copy 48 36 1
observed-align inlined-copy 48 37 2
observed-align inlined-copy 48 38 3
observed-align inlined-copy 48 40 26
observed-align inlined-copy 48 48 21
observed-align inlined-copy 48 56 7
observed-align inlined-copy 48 8 13
observed-align inlined-copy 56 0 6
observed-align inlined-copy 56 16 21
observed-align inlined-copy 56 24 6
observed-align inlined-copy 56 32 6
observed-align inlined-copy 56 40 7
observed-align inlined-copy 56 48 22
observed-align inlined-copy 56 56 9
observed-align inlined-copy 56 8 13
observed-align inlined-copy 8 0 33
observed-align inlined-copy 8 16 7
observed-align inlined-copy 8 24 43
observed-align inlined-copy 8 32 597
observed-align inlined-copy 8 40 3
observed-align inlined-copy 8 48 2
observed-align inlined-copy 8 56 11
observed-align inlined-copy 8 8 210
observed-align inlined-set - - 60
observed-align inlined-set 0 - 4145
observed-align inlined-set 16 - 3685
observed-align inlined-set 24 - 3706
observed-align inlined-set 32 - 3857
observed-align inlined-set 40 - 3686
observed-align inlined-set 48 - 4323
observed-align inlined-set 56 - 4069
observed-align inlined-set 8 - 5495
observed-align memcpy - - 158935
observed-align memcpy 0 0 82
observed-align memcpy 0 16 31
observed-align memcpy 0 24 31
observed-align memcpy 0 32 58
observed-align memcpy 0 40 35
observed-align memcpy 0 48 21
observed-align memcpy 0 56 23
observed-align memcpy 0 59 1
observed-align memcpy 0 8 158731
observed-align memcpy 10 1 5
observed-align memcpy 10 10 2
observed-align memcpy 10 59 1
observed-align memcpy 11 26 2
observed-align memcpy 11 27 2
observed-align memcpy 12 0 2
observed-align memcpy 12 11 2
observed-align memcpy 14 0 2
observed-align memcpy 15 26 1
observed-align memcpy 15 27 1
observed-align memcpy 16 0 42
observed-align memcpy 16 11 1
observed-align memcpy 16 16 13
observed-align memcpy 16 24 3
observed-align memcpy 16 29 1
observed-align memcpy 16 32 6
observed-align memcpy 16 40 3
observed-align memcpy 16 48 34
observed-align memcpy 16 56 10
observed-align memcpy 16 8 158711
observed-align memcpy 18 33 1
observed-align memcpy 19 26 3
observed-align memcpy 19 27 3
observed-align memcpy 2 26 1
observed-align memcpy 2 27 1
observed-align memcpy 20 59 3
observed-align memcpy 20 8 3
observed-align memcpy 22 26 1
observed-align memcpy 22 27 1
observed-align memcpy 22 8 4
observed-align memcpy 23 26 1
observed-align memcpy 23 27 1
observed-align memcpy 23 43 1
observed-align memcpy 24 0 41
observed-align memcpy 24 16 4
observed-align memcpy 24 24 7
observed-align memcpy 24 27 1
observed-align memcpy 24 32 2
observed-align memcpy 24 40 3
observed-align memcpy 24 56 29
observed-align memcpy 24 8 158704
observed-align memcpy 26 1 4
observed-align memcpy 26 10 3
observed-align memcpy 26 33 1
observed-align memcpy 28 16 2
observed-align memcpy 3 43 1
observed-align memcpy 32 0 52
observed-align memcpy 32 16 1
observed-align memcpy 32 24 13
observed-align memcpy 32 26 1
observed-align memcpy 32 32 15
observed-align memcpy 32 34 1
observed-align memcpy 32 40 2
observed-align memcpy 32 42 1
observed-align memcpy 32 48 2
observed-align memcpy 32 56 2
observed-align memcpy 32 8 158722
observed-align memcpy 33 21 1
observed-align memcpy 34 26 2
observed-align memcpy 34 27 2
observed-align memcpy 35 26 1
observed-align memcpy 35 27 1
observed-align memcpy 35 43 2
observed-align memcpy 36 24 3
observed-align memcpy 36 26 2
observed-align memcpy 36 27 3
observed-align memcpy 37 11 2
observed-align memcpy 38 24 3
observed-align memcpy 39 26 1
observed-align memcpy 39 27 1
observed-align memcpy 4 26 2
observed-align memcpy 4 27 2
observed-align memcpy 4 56 7
observed-align memcpy 40 0 16
observed-align memcpy 40 16 14
observed-align memcpy 40 24 1
observed-align memcpy 40 27 1
observed-align memcpy 40 29 1
observed-align memcpy 40 32 5
observed-align memcpy 40 39 1
observed-align memcpy 40 40 2
observed-align memcpy 40 48 5
observed-align memcpy 40 8 158716
observed-align memcpy 42 1 6
observed-align memcpy 42 10 1
observed-align memcpy 44 32 4
observed-align memcpy 44 45 1
observed-align memcpy 44 47 1
observed-align memcpy 46 32 4
observed-align memcpy 47 26 1
observed-align memcpy 47 27 1
observed-align memcpy 48 0 12
observed-align memcpy 48 16 31
observed-align memcpy 48 24 24
observed-align memcpy 48 26 1
observed-align memcpy 48 27 2
observed-align memcpy 48 32 5
observed-align memcpy 48 40 13
observed-align memcpy 48 48 2
observed-align memcpy 48 56 2
observed-align memcpy 48 8 158712
observed-align memcpy 49 27 1
observed-align memcpy 5 26 2
observed-align memcpy 5 27 3
observed-align memcpy 5 59 1
observed-align memcpy 52 26 1
observed-align memcpy 52 27 1
observed-align memcpy 52 40 5
observed-align memcpy 53 11 1
observed-align memcpy 53 26 2
observed-align memcpy 53 27 2
observed-align memcpy 54 11 1
observed-align memcpy 54 40 1
observed-align memcpy 54 43 1
observed-align memcpy 56 0 25
observed-align memcpy 56 16 1
observed-align memcpy 56 24 33
observed-align memcpy 56 3 3
observed-align memcpy 56 32 18
observed-align memcpy 56 33 4
observed-align memcpy 56 37 37
observed-align memcpy 56 38 2
observed-align memcpy 56 40 3
observed-align memcpy 56 41 2
observed-align memcpy 56 42 8
observed-align memcpy 56 43 4
observed-align memcpy 56 48 15
observed-align memcpy 56 54 90
observed-align memcpy 56 55 1
observed-align memcpy 56 56 2
observed-align memcpy 56 62 1
observed-align memcpy 56 8 158706
observed-align memcpy 57 26 1
observed-align memcpy 57 27 1
observed-align memcpy 58 1 6
observed-align memcpy 58 10 1
observed-align memcpy 58 43 1
observed-align memcpy 6 2 1
observed-align memcpy 6 27 1
observed-align memcpy 6 43 1
observed-align memcpy 6 56 1
observed-align memcpy 60 48 7
observed-align memcpy 62 48 3
observed-align memcpy 63 26 1
observed-align memcpy 63 27 1
observed-align memcpy 7 26 1
observed-align memcpy 7 27 1
observed-align memcpy 8 0 34
observed-align memcpy 8 32 1
observed-align memcpy 8 34 1
observed-align memcpy 8 40 43
observed-align memcpy 8 48 13
observed-align memcpy 8 56 2
observed-align memcpy 8 59 1
observed-align memcpy 8 8 158710
observed-align memcpy 9 26 1
observed-align memcpy 9 27 1
observed-align memmove 0 2 1
observed-align memmove 16 56 2
observed-align memmove 24 0 1
observed-align memmove 24 8 1
observed-align memmove 32 16 1
observed-align memmove 40 42 1
observed-align memmove 48 50 1
observed-align memmove 56 58 1
observed-align memmove 8 48 1
observed-align memset - - 120
observed-align memset 0 - 7504
observed-align memset 14 - 1
observed-align memset 16 - 18441
observed-align memset 20 - 1
observed-align memset 22 - 1
observed-align memset 24 - 242
observed-align memset 25 - 1
observed-align memset 32 - 17529
observed-align memset 35 - 1
observed-align memset 37 - 2
observed-align memset 38 - 3
observed-align memset 39 - 1
observed-align memset 40 - 197
observed-align memset 41 - 1
observed-align memset 44 - 1
observed-align memset 48 - 231
observed-align memset 55 - 1
observed-align memset 56 - 6475
observed-align memset 62 - 1
observed-align memset 8 - 6000
observed-align user-clear 0 - 9
observed-align user-clear 16 - 9
observed-align user-clear 32 - 2
observed-align user-copy 0 0 7779
observed-align user-copy 0 16 796
observed-align user-copy 0 21 1
observed-align user-copy 0 24 571
observed-align user-copy 0 32 470
observed-align user-copy 0 40 3325
observed-align user-copy 0 48 825
observed-align user-copy 0 51 2
observed-align user-copy 0 54 1
observed-align user-copy 0 56 595
observed-align user-copy 0 6 1
observed-align user-copy 0 60 1
observed-align user-copy 0 8 616
observed-align user-copy 1 1 1
observed-align user-copy 1 54 1
observed-align user-copy 11 1 1
observed-align user-copy 11 17 1
observed-align user-copy 12 1 1
observed-align user-copy 12 12 1
observed-align user-copy 13 12 1
observed-align user-copy 14 17 2
observed-align user-copy 14 23 2
observed-align user-copy 16 0 2908
observed-align user-copy 16 16 309
observed-align user-copy 16 24 97
observed-align user-copy 16 32 15
observed-align user-copy 16 40 152
observed-align user-copy 16 48 13
observed-align user-copy 16 51 1
observed-align user-copy 16 56 107
observed-align user-copy 16 8 113
observed-align user-copy 17 14 1
observed-align user-copy 18 12 2
observed-align user-copy 19 12 1
observed-align user-copy 2 1 1
observed-align user-copy 20 23 3
observed-align user-copy 20 35 1
observed-align user-copy 21 35 1
observed-align user-copy 21 8 1
observed-align user-copy 22 12 1
observed-align user-copy 22 8 1
observed-align user-copy 23 0 1
observed-align user-copy 23 12 1
observed-align user-copy 23 29 1
observed-align user-copy 24 0 3672
observed-align user-copy 24 16 318
observed-align user-copy 24 24 165
observed-align user-copy 24 32 39
observed-align user-copy 24 40 146
observed-align user-copy 24 48 40
observed-align user-copy 24 56 127
observed-align user-copy 24 8 163
observed-align user-copy 25 16 1
observed-align user-copy 25 24 2
observed-align user-copy 25 29 5
observed-align user-copy 26 29 2
observed-align user-copy 26 35 2
observed-align user-copy 27 48 1
observed-align user-copy 27 8 2
observed-align user-copy 28 0 1
observed-align user-copy 28 32 1
observed-align user-copy 28 48 1
observed-align user-copy 29 26 1
observed-align user-copy 29 32 1
observed-align user-copy 3 12 2
observed-align user-copy 3 6 2
observed-align user-copy 30 16 1
observed-align user-copy 30 24 2
observed-align user-copy 30 48 1
observed-align user-copy 31 24 1
observed-align user-copy 31 31 1
observed-align user-copy 32 0 2907
observed-align user-copy 32 16 332
observed-align user-copy 32 24 96
observed-align user-copy 32 31 1
observed-align user-copy 32 32 7
observed-align user-copy 32 35 3
observed-align user-copy 32 40 141
observed-align user-copy 32 48 8
observed-align user-copy 32 56 105
observed-align user-copy 32 59 1
observed-align user-copy 32 8 118
observed-align user-copy 33 16 2
observed-align user-copy 33 48 2
observed-align user-copy 33 56 1
observed-align user-copy 34 24 1
observed-align user-copy 34 32 2
observed-align user-copy 35 24 1
observed-align user-copy 36 33 1
observed-align user-copy 36 56 1
observed-align user-copy 36 8 1
observed-align user-copy 37 31 2
observed-align user-copy 37 56 2
observed-align user-copy 38 31 1
observed-align user-copy 38 8 2
observed-align user-copy 39 32 1
observed-align user-copy 39 48 3
observed-align user-copy 40 0 3897
observed-align user-copy 40 16 723
observed-align user-copy 40 24 492
observed-align user-copy 40 32 380
observed-align user-copy 40 40 496
observed-align user-copy 40 44 1
observed-align user-copy 40 48 378
observed-align user-copy 40 56 490
observed-align user-copy 40 8 525
observed-align user-copy 41 16 1
observed-align user-copy 41 29 2
observed-align user-copy 41 31 1
observed-align user-copy 41 41 1
observed-align user-copy 42 16 1
observed-align user-copy 42 31 1
observed-align user-copy 42 41 1
observed-align user-copy 42 56 2
observed-align user-copy 44 44 1
observed-align user-copy 44 56 1
observed-align user-copy 44 59 1
observed-align user-copy 45 32 2
observed-align user-copy 45 40 1
observed-align user-copy 45 42 1
observed-align user-copy 45 44 1
observed-align user-copy 47 41 2
observed-align user-copy 47 47 1
observed-align user-copy 47 59 2
observed-align user-copy 48 0 2832
observed-align user-copy 48 16 300
observed-align user-copy 48 24 85
observed-align user-copy 48 32 5
observed-align user-copy 48 40 128
observed-align user-copy 48 41 1
observed-align user-copy 48 47 1
observed-align user-copy 48 48 4
observed-align user-copy 48 51 1
observed-align user-copy 48 56 115
observed-align user-copy 48 8 121
observed-align user-copy 49 16 1
observed-align user-copy 50 1 1
observed-align user-copy 50 44 2
observed-align user-copy 50 56 2
observed-align user-copy 51 1 1
observed-align user-copy 51 41 1
observed-align user-copy 51 44 1
observed-align user-copy 52 41 1
observed-align user-copy 53 47 2
observed-align user-copy 54 44 1
observed-align user-copy 54 47 1
observed-align user-copy 54 54 1
observed-align user-copy 55 16 1
observed-align user-copy 55 44 1
observed-align user-copy 55 54 1
observed-align user-copy 56 0 3585
observed-align user-copy 56 1 2
observed-align user-copy 56 16 324
observed-align user-copy 56 24 152
observed-align user-copy 56 32 50
observed-align user-copy 56 40 160
observed-align user-copy 56 48 49
observed-align user-copy 56 56 136
observed-align user-copy 56 8 169
observed-align user-copy 57 0 1
observed-align user-copy 57 47 1
observed-align user-copy 57 48 1
observed-align user-copy 57 56 1
observed-align user-copy 58 16 2
observed-align user-copy 58 47 1
observed-align user-copy 59 56 1
observed-align user-copy 6 3 1
observed-align user-copy 60 54 2
observed-align user-copy 61 12 1
observed-align user-copy 61 54 1
observed-align user-copy 62 1 3
observed-align user-copy 62 12 1
observed-align user-copy 62 56 1
observed-align user-copy 63 25 8
observed-align user-copy 7 1 2
observed-align user-copy 8 0 3528
observed-align user-copy 8 1 1
observed-align user-copy 8 16 362
observed-align user-copy 8 23 1
observed-align user-copy 8 24 144
observed-align user-copy 8 32 62
observed-align user-copy 8 39 1
observed-align user-copy 8 40 147
observed-align user-copy 8 45 2
observed-align user-copy 8 48 52
observed-align user-copy 8 56 122
observed-align user-copy 8 8 166
observed-align user-copy 9 0 2
observed-align user-copy 9 12 3
observed-align user-copy 9 16 1
observed-align user-copy 9 23 1
observed-align user-copy 9 29 2
observed-align user-copy 9 32 1
observed-align user-copy 9 40 1
observed-unnamed 0 0
