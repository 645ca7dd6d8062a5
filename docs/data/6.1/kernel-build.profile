# tare profile 1
kernel: 6.1.0-56-amd64 #1 SMP PREEMPT_DYNAMIC Debian 6.1.192-2 (2026-11-16)
cpu: QEMU TCG CPU version 2.5+
cpus: 1
clock: tsc
clock-hz: 999999000
mode: profile
span-ns: 20308442761
cpu-features: rep_good erms
clocksource: tsc
command: sh -c mount --bind /dev /debian/dev && mount --bind /tmp /debian/tmp && mount -t proc proc /debian/proc && exec chroot /debian /run/workload
exit-status: 0
busy-ns: 20270328928
machine: machine-6.1
accelerator: tcg
exact: yes
qemu: 7.2.22 (Debian 1:7.2+dfsg-7+deb12u18+b3)
image-digest: 33c5cd7cbfee472ed8b42e64881a072b
observed-missing: 0

function memcpy seen 91271 recorded 91271 skipped 0 lost 0 bytes 7091677
function memmove seen 440 recorded 440 skipped 0 lost 0 bytes 59840
function memset seen 375808 recorded 375808 skipped 0 lost 0 bytes 283801459
size memcpy task 0 0 10680 0
size memcpy task 1 1 1491 1491
size memcpy task 2 2 1496 2992
size memcpy task 3 3 4218 12654
size memcpy task 4 4 1574 6296
size memcpy task 5 5 7140 35700
size memcpy task 6 6 2933 17598
size memcpy task 7 7 463 3241
size memcpy task 8 8 6882 55056
size memcpy task 9 9 188 1692
size memcpy task 10 10 72 720
size memcpy task 11 11 2136 23496
size memcpy task 12 12 1954 23448
size memcpy task 13 13 729 9477
size memcpy task 14 14 27 378
size memcpy task 15 15 143 2145
size memcpy task 16 16 3520 56320
size memcpy task 17 17 91 1547
size memcpy task 19 19 201 3819
size memcpy task 20 20 4 80
size memcpy task 21 21 13 273
size memcpy task 22 22 10 220
size memcpy task 23 23 4 92
size memcpy task 24 24 1475 35400
size memcpy task 25 25 4 100
size memcpy task 26 26 9 234
size memcpy task 28 28 888 24864
size memcpy task 29 29 2 58
size memcpy task 32 32 15349 491168
size memcpy task 37 37 49 1813
size memcpy task 40 40 10336 413440
size memcpy task 48 48 1129 54192
size memcpy task 56 56 1086 60816
size memcpy task 63 63 3 189
size memcpy task 64 64 3248 207872
size memcpy task 66 66 10 660
size memcpy task 72 72 1831 131832
size memcpy task 80 80 1050 84000
size memcpy task 88 88 1202 105776
size memcpy task 96 96 295 28320
size memcpy task 104 104 1501 156104
size memcpy task 112 112 189 21168
size memcpy task 120 120 1671 200520
size memcpy task 128 128 2122 271616
size memcpy task 256 256 463 118528
size memcpy task 504 504 444 223776
size memcpy task 560 560 5 2800
size memcpy task 616 616 2 1232
size memcpy task 728 728 341 248248
size memcpy task 784 784 101 79184
size memcpy task 8192 8447 461 3868712
size memcpy softirq 0 0 16 0
size memcpy softirq 16 16 20 320
align memcpy 0 0 4563
align memcpy 0 2 1
align memcpy 0 3 1
align memcpy 0 6 2
align memcpy 0 8 1458
align memcpy 0 10 1
align memcpy 0 16 1682
align memcpy 0 24 1699
align memcpy 0 30 2
align memcpy 0 32 4239
align memcpy 0 35 1
align memcpy 0 36 1
align memcpy 0 40 2224
align memcpy 0 48 1632
align memcpy 0 56 1896
align memcpy 1 34 1
align memcpy 1 42 4
align memcpy 1 59 1
align memcpy 2 8 2
align memcpy 2 26 12
align memcpy 2 27 1
align memcpy 2 34 2
align memcpy 2 59 1
align memcpy 3 8 1
align memcpy 3 26 1
align memcpy 3 27 1
align memcpy 3 29 1
align memcpy 3 43 1
align memcpy 3 50 34
align memcpy 3 59 2
align memcpy 3 61 1
align memcpy 4 3 1
align memcpy 4 8 1
align memcpy 4 27 1
align memcpy 4 29 1
align memcpy 4 43 1
align memcpy 4 56 105
align memcpy 4 59 1
align memcpy 4 61 1
align memcpy 5 7 1
align memcpy 5 8 1
align memcpy 5 10 1
align memcpy 5 26 1
align memcpy 5 28 1
align memcpy 5 29 1
align memcpy 5 39 2
align memcpy 5 43 2
align memcpy 5 50 34
align memcpy 5 59 1
align memcpy 6 3 2
align memcpy 6 7 1
align memcpy 6 8 1
align memcpy 6 10 1
align memcpy 6 34 1
align memcpy 6 39 1
align memcpy 6 53 68
align memcpy 6 56 112
align memcpy 7 4 1
align memcpy 7 8 2
align memcpy 7 10 1
align memcpy 7 28 1
align memcpy 8 0 1758
align memcpy 8 8 661
align memcpy 8 10 1
align memcpy 8 16 64
align memcpy 8 24 77
align memcpy 8 28 1
align memcpy 8 32 140
align memcpy 8 40 2776
align memcpy 8 43 1
align memcpy 8 48 764
align memcpy 8 56 37
align memcpy 8 59 1
align memcpy 9 8 3
align memcpy 9 26 1
align memcpy 9 27 1
align memcpy 9 39 1
align memcpy 9 41 1
align memcpy 9 43 1
align memcpy 10 3 1
align memcpy 10 4 1
align memcpy 10 8 2
align memcpy 10 10 1
align memcpy 10 26 1
align memcpy 10 28 1
align memcpy 10 29 1
align memcpy 10 30 1
align memcpy 10 41 1
align memcpy 10 43 1
align memcpy 10 53 34
align memcpy 10 59 1
align memcpy 11 3 2
align memcpy 11 8 2
align memcpy 11 10 2
align memcpy 11 30 1
align memcpy 11 52 1
align memcpy 11 53 34
align memcpy 12 0 120
align memcpy 12 8 1
align memcpy 12 10 2
align memcpy 12 26 1
align memcpy 12 28 1
align memcpy 12 30 1
align memcpy 12 36 1
align memcpy 12 50 68
align memcpy 12 52 1
align memcpy 12 59 1
align memcpy 13 3 1
align memcpy 13 10 1
align memcpy 13 26 1
align memcpy 13 28 1
align memcpy 13 30 2
align memcpy 13 31 2
align memcpy 13 34 2
align memcpy 13 39 1
align memcpy 13 55 1
align memcpy 14 0 109
align memcpy 14 3 1
align memcpy 14 4 1
align memcpy 14 8 1
align memcpy 14 26 1
align memcpy 14 27 1
align memcpy 14 32 1
align memcpy 14 33 2
align memcpy 14 34 1
align memcpy 14 36 1
align memcpy 14 46 1
align memcpy 14 55 1
align memcpy 15 4 1
align memcpy 15 8 1
align memcpy 15 27 1
align memcpy 15 28 1
align memcpy 15 29 1
align memcpy 15 36 1
align memcpy 15 43 1
align memcpy 15 46 1
align memcpy 15 59 1
align memcpy 16 0 1813
align memcpy 16 8 702
align memcpy 16 10 1
align memcpy 16 16 890
align memcpy 16 24 342
align memcpy 16 28 1
align memcpy 16 29 1
align memcpy 16 30 1
align memcpy 16 31 1
align memcpy 16 32 451
align memcpy 16 34 1
align memcpy 16 35 1
align memcpy 16 39 1
align memcpy 16 40 394
align memcpy 16 48 2938
align memcpy 16 50 34
align memcpy 16 52 1
align memcpy 16 56 956
align memcpy 16 59 1
align memcpy 17 8 2
align memcpy 17 10 2
align memcpy 17 31 1
align memcpy 17 32 1
align memcpy 17 36 1
align memcpy 17 50 34
align memcpy 17 52 1
align memcpy 17 59 1
align memcpy 17 61 1
align memcpy 18 10 1
align memcpy 18 22 1
align memcpy 18 52 1
align memcpy 18 55 1
align memcpy 18 59 1
align memcpy 18 61 1
align memcpy 19 22 1
align memcpy 19 36 1
align memcpy 19 41 1
align memcpy 19 46 1
align memcpy 19 53 68
align memcpy 19 55 1
align memcpy 20 8 131
align memcpy 20 10 1
align memcpy 20 25 2
align memcpy 20 26 1
align memcpy 20 30 1
align memcpy 20 36 1
align memcpy 20 41 1
align memcpy 20 43 1
align memcpy 20 46 1
align memcpy 20 55 1
align memcpy 21 3 1
align memcpy 21 8 1
align memcpy 21 10 1
align memcpy 21 27 1
align memcpy 21 30 1
align memcpy 21 32 1
align memcpy 21 34 1
align memcpy 21 43 1
align memcpy 21 45 2
align memcpy 21 46 1
align memcpy 21 54 1
align memcpy 22 3 1
align memcpy 22 8 104
align memcpy 22 10 1
align memcpy 22 27 1
align memcpy 22 29 1
align memcpy 22 32 1
align memcpy 22 36 1
align memcpy 22 54 1
align memcpy 23 3 1
align memcpy 23 10 1
align memcpy 23 27 1
align memcpy 23 29 1
align memcpy 23 34 1
align memcpy 23 36 1
align memcpy 23 39 1
align memcpy 23 52 1
align memcpy 23 53 34
align memcpy 23 59 1
align memcpy 24 0 2005
align memcpy 24 8 95
align memcpy 24 10 1
align memcpy 24 16 383
align memcpy 24 24 520
align memcpy 24 25 2
align memcpy 24 27 1
align memcpy 24 29 1
align memcpy 24 32 130
align memcpy 24 39 2
align memcpy 24 40 112
align memcpy 24 48 122
align memcpy 24 56 2640
align memcpy 25 10 1
align memcpy 25 27 2
align memcpy 25 29 1
align memcpy 25 32 2
align memcpy 25 50 68
align memcpy 25 53 34
align memcpy 25 55 1
align memcpy 25 59 1
align memcpy 26 3 1
align memcpy 26 27 1
align memcpy 26 32 1
align memcpy 26 46 1
align memcpy 26 54 1
align memcpy 27 4 2
align memcpy 27 8 1
align memcpy 27 27 1
align memcpy 27 29 1
align memcpy 27 34 1
align memcpy 27 43 1
align memcpy 27 54 1
align memcpy 28 3 1
align memcpy 28 16 119
align memcpy 28 24 2
align memcpy 28 27 1
align memcpy 28 29 1
align memcpy 28 34 1
align memcpy 28 43 1
align memcpy 28 51 2
align memcpy 28 52 1
align memcpy 28 54 1
align memcpy 28 59 1
align memcpy 29 8 1
align memcpy 29 27 1
align memcpy 29 29 1
align memcpy 29 43 1
align memcpy 29 50 34
align memcpy 29 52 2
align memcpy 29 53 36
align memcpy 30 3 1
align memcpy 30 16 113
align memcpy 30 29 1
align memcpy 30 34 1
align memcpy 30 43 1
align memcpy 30 55 1
align memcpy 30 59 1
align memcpy 31 0 1
align memcpy 31 34 1
align memcpy 31 39 1
align memcpy 31 43 1
align memcpy 31 46 1
align memcpy 31 50 34
align memcpy 31 55 1
align memcpy 32 0 4635
align memcpy 32 8 649
align memcpy 32 12 1
align memcpy 32 16 146
align memcpy 32 24 603
align memcpy 32 30 1
align memcpy 32 32 937
align memcpy 32 34 30
align memcpy 32 35 1
align memcpy 32 40 120
align memcpy 32 43 1
align memcpy 32 46 1
align memcpy 32 48 101
align memcpy 32 52 1
align memcpy 32 53 34
align memcpy 32 56 49
align memcpy 33 2 1
align memcpy 33 3 1
align memcpy 33 6 12
align memcpy 33 30 1
align memcpy 33 39 1
align memcpy 33 43 1
align memcpy 33 52 2
align memcpy 33 54 1
align memcpy 33 59 1
align memcpy 34 2 1
align memcpy 34 3 1
align memcpy 34 8 1
align memcpy 34 39 2
align memcpy 34 43 1
align memcpy 34 53 34
align memcpy 34 54 2
align memcpy 35 8 1
align memcpy 35 39 1
align memcpy 35 41 1
align memcpy 35 43 1
align memcpy 35 50 34
align memcpy 35 52 1
align memcpy 35 56 1
align memcpy 35 59 1
align memcpy 36 3 1
align memcpy 36 8 1
align memcpy 36 24 120
align memcpy 36 41 1
align memcpy 36 52 1
align memcpy 36 59 1
align memcpy 37 8 1
align memcpy 37 16 1
align memcpy 37 52 2
align memcpy 37 55 1
align memcpy 37 59 1
align memcpy 38 24 121
align memcpy 38 34 1
align memcpy 38 43 1
align memcpy 38 46 1
align memcpy 38 49 1
align memcpy 38 50 34
align memcpy 38 52 2
align memcpy 38 54 1
align memcpy 38 55 1
align memcpy 38 59 1
align memcpy 38 63 2
align memcpy 39 1 2
align memcpy 39 8 1
align memcpy 39 39 1
align memcpy 39 46 1
align memcpy 39 53 34
align memcpy 39 54 1
align memcpy 39 55 1
align memcpy 40 0 1385
align memcpy 40 8 2569
align memcpy 40 16 686
align memcpy 40 24 66
align memcpy 40 26 2
align memcpy 40 32 438
align memcpy 40 39 1
align memcpy 40 40 101
align memcpy 40 46 1
align memcpy 40 48 116
align memcpy 40 50 34
align memcpy 40 52 1
align memcpy 40 55 1
align memcpy 40 56 35
align memcpy 41 3 1
align memcpy 41 26 1
align memcpy 41 39 1
align memcpy 41 46 1
align memcpy 41 52 1
align memcpy 41 56 1
align memcpy 42 1 2
align memcpy 42 8 1
align memcpy 42 49 1
align memcpy 42 52 1
align memcpy 42 53 34
align memcpy 42 55 1
align memcpy 43 3 1
align memcpy 43 46 1
align memcpy 43 52 1
align memcpy 43 55 1
align memcpy 43 59 1
align memcpy 44 8 2
align memcpy 44 32 102
align memcpy 44 46 1
align memcpy 44 55 1
align memcpy 45 8 1
align memcpy 45 10 1
align memcpy 45 28 1
align memcpy 45 39 1
align memcpy 45 46 1
align memcpy 45 49 1
align memcpy 45 50 34
align memcpy 45 53 34
align memcpy 45 54 1
align memcpy 45 55 1
align memcpy 45 59 1
align memcpy 45 63 12
align memcpy 46 3 1
align memcpy 46 8 1
align memcpy 46 10 1
align memcpy 46 28 1
align memcpy 46 32 105
align memcpy 46 46 1
align memcpy 46 54 1
align memcpy 46 59 1
align memcpy 47 26 2
align memcpy 47 49 1
align memcpy 47 53 34
align memcpy 47 54 1
align memcpy 48 0 1630
align memcpy 48 3 1
align memcpy 48 8 178
align memcpy 48 16 2678
align memcpy 48 24 841
align memcpy 48 26 1
align memcpy 48 32 417
align memcpy 48 40 577
align memcpy 48 48 382
align memcpy 48 50 34
align memcpy 48 54 1
align memcpy 48 56 187
align memcpy 49 8 2
align memcpy 49 53 1
align memcpy 50 8 1
align memcpy 50 10 3
align memcpy 50 17 1
align memcpy 50 28 1
align memcpy 50 33 12
align memcpy 50 54 1
align memcpy 50 55 1
align memcpy 50 59 1
align memcpy 51 8 2
align memcpy 51 10 1
align memcpy 51 12 2
align memcpy 51 17 1
align memcpy 51 19 1
align memcpy 51 22 1
align memcpy 51 28 2
align memcpy 51 30 1
align memcpy 51 54 1
align memcpy 51 59 2
align memcpy 51 61 1
align memcpy 52 8 1
align memcpy 52 9 2
align memcpy 52 10 1
align memcpy 52 19 1
align memcpy 52 22 1
align memcpy 52 24 1
align memcpy 52 26 1
align memcpy 52 28 1
align memcpy 52 36 1
align memcpy 52 40 114
align memcpy 52 54 1
align memcpy 52 59 1
align memcpy 52 61 2
align memcpy 53 3 1
align memcpy 53 10 1
align memcpy 53 11 2
align memcpy 53 24 1
align memcpy 53 36 1
align memcpy 53 50 34
align memcpy 53 53 34
align memcpy 53 54 1
align memcpy 54 3 1
align memcpy 54 8 1
align memcpy 54 40 113
align memcpy 54 53 35
align memcpy 54 61 1
align memcpy 55 3 1
align memcpy 55 8 1
align memcpy 55 10 1
align memcpy 56 0 1449
align memcpy 56 1 585
align memcpy 56 2 656
align memcpy 56 3 113
align memcpy 56 6 4
align memcpy 56 8 360
align memcpy 56 9 90
align memcpy 56 10 1
align memcpy 56 13 717
align memcpy 56 15 268
align memcpy 56 16 76
align memcpy 56 21 126
align memcpy 56 24 5572
align memcpy 56 27 169
align memcpy 56 28 287
align memcpy 56 29 656
align memcpy 56 32 809
align memcpy 56 33 502
align memcpy 56 35 1
align memcpy 56 37 1939
align memcpy 56 38 183
align memcpy 56 40 103
align memcpy 56 41 9
align memcpy 56 42 845
align memcpy 56 43 141
align memcpy 56 45 151
align memcpy 56 48 461
align memcpy 56 52 125
align memcpy 56 53 1
align memcpy 56 54 8041
align memcpy 56 55 1
align memcpy 56 56 57
align memcpy 56 58 49
align memcpy 56 61 3207
align memcpy 56 62 213
align memcpy 57 8 1
align memcpy 57 10 1
align memcpy 57 28 1
align memcpy 57 36 1
align memcpy 57 55 1
align memcpy 57 59 1
align memcpy 58 8 2
align memcpy 58 10 1
align memcpy 58 24 1
align memcpy 58 30 1
align memcpy 58 34 1
align memcpy 58 36 2
align memcpy 58 57 2
align memcpy 59 8 2
align memcpy 59 26 1
align memcpy 59 30 2
align memcpy 59 34 2
align memcpy 59 36 1
align memcpy 59 50 34
align memcpy 59 53 1
align memcpy 59 61 1
align memcpy 60 0 2
align memcpy 60 8 1
align memcpy 60 10 1
align memcpy 60 42 1
align memcpy 60 48 120
align memcpy 60 50 34
align memcpy 60 59 1
align memcpy 60 61 1
align memcpy 61 3 1
align memcpy 61 8 1
align memcpy 61 10 1
align memcpy 61 27 1
align memcpy 61 42 1
align memcpy 61 44 1
align memcpy 61 53 34
align memcpy 62 8 2
align memcpy 62 10 1
align memcpy 62 22 2
align memcpy 62 27 1
align memcpy 62 29 1
align memcpy 62 39 2
align memcpy 62 44 1
align memcpy 62 48 122
align memcpy 63 3 1
align memcpy 63 8 1
align memcpy 63 10 2
align memcpy 63 29 1
align memcpy 63 32 2
align memcpy 63 36 1
caller memcpy 461 3868712 arch_dup_task_struct+0x21/0x60
caller memcpy 1710 4672 vsnprintf+0x35e/0x550
caller memcpy 461 3688 dup_fd+0x106/0x300
caller memcpy 48 300 seq_puts+0x39/0x50
caller memcpy 9479 759096 mab_mas_cp+0x10c/0x2c0
caller memcpy 10449 644760 mas_mab_cp+0x118/0x210
caller memcpy 14634 468288 blake2s_final+0x4f/0x80
caller memcpy 22359 150115 __d_alloc+0x6b/0x1d0
caller memcpy 11159 401624 blake2s_update+0x48/0xc0
caller memcpy 461 3688 dup_fd+0x171/0x300
caller memcpy 17 132 kstrdup+0x45/0x60
caller memcpy 532 6552 mast_fill_bnode+0x1ee/0x370
caller memcpy 11 20 __text_poke+0x1f3/0x490
caller memcpy 1 4 kmemdup_nul+0x3a/0x60
caller memcpy 4878 33504 crng_fast_key_erasure+0xd4/0x110
caller memcpy 909 20024 getname_kernel+0x7c/0x110
caller memcpy 206 3328 mast_fill_bnode+0x288/0x370
caller memcpy 10524 0 blake2s_update+0x69/0xc0
caller memcpy 1 13 take_dentry_name_snapshot+0x51/0x80
caller memcpy 2244 714616 _copy_to_iter+0x547/0x650
caller memcpy 262 4832 mas_spanning_rebalance.isra.0+0xa3c/0x15d0
caller memcpy 3 15 text_poke_loc_init+0x5c/0x200
caller memcpy 461 3688 dup_fd+0x13b/0x300
caller memcpy 1 6 __d_move+0x14d/0x620
size memmove task 136 136 440 59840
align memmove 0 40 29
align memmove 0 48 19
align memmove 0 56 11
align memmove 8 0 7
align memmove 8 8 1
align memmove 8 48 32
align memmove 8 56 16
align memmove 16 0 15
align memmove 16 8 8
align memmove 16 16 1
align memmove 16 56 31
align memmove 24 0 27
align memmove 24 8 15
align memmove 24 16 9
align memmove 32 8 33
align memmove 32 16 16
align memmove 32 24 7
align memmove 40 16 29
align memmove 40 24 16
align memmove 40 32 4
align memmove 48 24 35
align memmove 48 32 10
align memmove 48 40 4
align memmove 48 48 1
align memmove 56 32 40
align memmove 56 40 13
align memmove 56 48 10
align memmove 56 56 1
overlap memmove 440
caller memmove 220 29920 mab_shift_right+0x2e/0x70
caller memmove 220 29920 mab_shift_right+0x41/0x70
size memset task 0 0 5972 0
size memset task 4 4 4 16
size memset task 7 7 11 77
size memset task 8 8 774 6192
size memset task 9 9 64 576
size memset task 10 10 40 400
size memset task 11 11 16 176
size memset task 12 12 60 720
size memset task 13 13 239 3107
size memset task 16 16 2949 47184
size memset task 21 21 180 3780
size memset task 22 22 60 1320
size memset task 24 24 35480 851520
size memset task 32 32 1301 41632
size memset task 40 40 36 1440
size memset task 48 48 187 8976
size memset task 56 56 460 25760
size memset task 64 64 11137 712768
size memset task 80 80 226 18080
size memset task 87 87 1 87
size memset task 96 96 509 48864
size memset task 112 112 41 4592
size memset task 120 120 52 6240
size memset task 128 128 461 59008
size memset task 152 152 21746 3305392
size memset task 184 184 2922 537648
size memset task 192 192 22536 4326912
size memset task 216 216 6 1296
size memset task 224 224 2 448
size memset task 227 227 1 227
size memset task 256 256 213451 54643456
size memset task 261 261 2 522
size memset task 265 265 1 265
size memset task 318 318 1 318
size memset task 320 320 3 960
size memset task 322 322 1 322
size memset task 344 344 1 344
size memset task 402 402 2 804
size memset task 459 459 1 459
size memset task 461 461 1 461
size memset task 464 464 1 464
size memset task 489 489 1 489
size memset task 512 512 1515 775680
size memset task 640 640 1 640
size memset task 654 654 1 654
size memset task 704 704 461 324544
size memset task 880 880 2 1760
size memset task 907 907 1 907
size memset task 926 926 1 926
size memset task 1024 1024 622 636928
size memset task 1071 1071 2 2142
size memset task 1096 1096 1 1096
size memset task 1104 1104 729 804816
size memset task 1152 1152 461 531072
size memset task 1160 1160 1 1160
size memset task 1184 1184 1 1184
size memset task 1240 1240 2 2480
size memset task 1374 1374 1 1374
size memset task 1489 1489 1 1489
size memset task 1528 1528 4 6112
size memset task 1533 1533 1 1533
size memset task 1536 1536 1 1536
size memset task 1608 1608 1 1608
size memset task 1680 1680 2 3360
size memset task 1682 1682 1 1682
size memset task 1693 1693 1 1693
size memset task 1756 1756 1 1756
size memset task 1777 1777 1 1777
size memset task 1783 1783 2 3566
size memset task 1818 1818 1 1818
size memset task 1905 1905 1 1905
size memset task 1973 1973 1 1973
size memset task 1985 1985 2 3970
size memset task 1989 1989 1 1989
size memset task 2036 2036 1 2036
size memset task 2048 2048 2 4096
size memset task 2120 2120 1 2120
size memset task 2151 2151 1 2151
size memset task 2192 2192 1 2192
size memset task 2224 2224 3 6672
size memset task 2225 2225 1 2225
size memset task 2292 2292 1 2292
size memset task 2296 2296 1 2296
size memset task 2368 2368 1 2368
size memset task 2416 2416 1 2416
size memset task 2464 2464 2 4928
size memset task 2483 2483 1 2483
size memset task 2520 2520 1 2520
size memset task 2586 2586 1 2586
size memset task 2591 2591 1 2591
size memset task 2624 2624 1 2624
size memset task 2703 2703 1 2703
size memset task 2720 2720 1 2720
size memset task 2721 2721 1 2721
size memset task 2728 2728 3 8184
size memset task 2729 2729 1 2729
size memset task 2816 2816 1 2816
size memset task 2849 2849 1 2849
size memset task 2857 2857 1 2857
size memset task 2929 2929 1 2929
size memset task 2960 2960 1 2960
size memset task 2970 2970 1 2970
size memset task 2995 2995 1 2995
size memset task 3016 3016 1 3016
size memset task 3039 3039 1 3039
size memset task 3064 3064 1 3064
size memset task 3072 3072 1 3072
size memset task 3084 3084 2 6168
size memset task 3099 3099 1 3099
size memset task 3155 3155 1 3155
size memset task 3216 3216 1 3216
size memset task 3232 3232 1 3232
size memset task 3234 3234 1 3234
size memset task 3377 3377 2 6754
size memset task 3381 3381 1 3381
size memset task 3466 3466 1 3466
size memset task 3534 3534 2 7068
size memset task 3580 3580 1 3580
size memset task 3613 3613 1 3613
size memset task 3614 3614 1 3614
size memset task 3632 3632 2 7264
size memset task 3685 3685 1 3685
size memset task 3768 3768 6 22608
size memset task 3770 3770 1 3770
size memset task 3795 3795 2 7590
size memset task 3824 3824 1 3824
size memset task 3832 3832 1 3832
size memset task 3848 3848 1 3848
size memset task 3888 3888 1 3888
size memset task 3890 3890 1 3890
size memset task 3897 3897 1 3897
size memset task 3904 3904 1 3904
size memset task 3912 3912 1 3912
size memset task 3930 3930 2 7860
size memset task 3938 3938 28 110264
size memset task 3976 3976 2 7952
size memset task 3979 3979 1 3979
size memset task 3987 3987 28 111636
size memset task 4032 4032 1 4032
size memset task 4042 4042 1 4042
size memset task 4046 4046 1 4046
size memset task 4088 4088 1 4088
size memset task 4096 4096 50034 204939264
size memset task 8192 8447 461 3868712
size memset task 16384 16895 410 6717440
align memset 0 0 313660
align memset 2 0 1
align memset 3 0 1
align memset 4 0 1
align memset 5 0 12
align memset 6 0 1
align memset 7 0 1
align memset 8 0 10221
align memset 9 0 14
align memset 10 0 12
align memset 11 0 2
align memset 12 0 14
align memset 13 0 2
align memset 14 0 15
align memset 15 0 6
align memset 16 0 6743
align memset 17 0 2
align memset 18 0 12
align memset 19 0 12
align memset 20 0 13
align memset 23 0 4
align memset 24 0 6670
align memset 25 0 13
align memset 26 0 12
align memset 27 0 13
align memset 29 0 1
align memset 30 0 29
align memset 31 0 14
align memset 32 0 9481
align memset 33 0 2
align memset 34 0 15
align memset 35 0 253
align memset 36 0 61
align memset 37 0 17
align memset 38 0 43
align memset 39 0 63
align memset 40 0 6881
align memset 41 0 24
align memset 42 0 12
align memset 43 0 12
align memset 44 0 1
align memset 45 0 31
align memset 46 0 3
align memset 47 0 1
align memset 48 0 13771
align memset 49 0 1
align memset 50 0 28
align memset 51 0 13
align memset 52 0 2
align memset 53 0 3
align memset 54 0 2
align memset 55 0 13
align memset 56 0 7567
align memset 59 0 3
align memset 60 0 1
align memset 62 0 1
align memset 63 0 2
caller memset 461 0 dup_fd+0x12b/0x300
caller memset 461 0 dup_fd+0x14d/0x300
caller memset 50 30824 zero_user_segments.constprop.0+0xa0/0x160
caller memset 461 0 dup_fd+0x19b/0x300
caller memset 563 3875240 kmem_cache_alloc_node+0x257/0x310
caller memset 173781 223648136 kmem_cache_alloc+0x1fc/0x300
caller memset 729 5832 mm_init+0xeb/0x300
caller memset 151872 38879232 kmem_cache_alloc_bulk+0x1c9/0x330
caller memset 7 56 __lru_add_drain_all+0x89/0x1f0
caller memset 6 36 pcpu_alloc+0x4f6/0x830
caller memset 410 6717440 copy_process+0x26a/0x1ae0
caller memset 183 518123 zero_user_segments.constprop.0+0x115/0x160
caller memset 8193 5521520 __kmem_cache_alloc_node+0x20c/0x2a0
caller memset 22359 4292928 kmem_cache_alloc_lru+0x255/0x400
caller memset 449 28736 load_elf_binary+0x102a/0x1780
caller memset 288 6252 seq_pad+0x3b/0x80
caller memset 461 0 dup_fd+0x21f/0x300
caller memset 440 5136 strscpy_pad+0x2f/0x40
caller memset 14634 271968 blake2s_final+0x2e/0x80
observed clear_page call 197114 807378944 get_page_from_freelist+0xe1f/0x11b0
observed memset call 173669 223566000 kmem_cache_alloc+0x1f7/0x300
observed user-copy call 26119 74733074 _copy_to_iter+0xb5/0x650
observed clear_page call 15360 62914560 clear_huge_page+0x146/0x1a0
observed memset call 151834 38869504 kmem_cache_alloc_bulk+0x1c4/0x330
observed inlined-copy rep 206843 34749624 sync_regs+0x1e/0x30
observed checked-copy call 7935 32501760 copy_mc_to_kernel+0xc/0x30
observed copy_page call 5356 21938176 do_fault+0x361/0x410
observed inlined-set rep 208045 21636680 __handle_mm_fault+0x46/0xfa0
observed copy_page call 2272 9306112 collapse_huge_page+0xacf/0x1470
observed user-copy call 2299 9169052 _copy_from_iter+0xaf/0x570
observed inlined-set rep 122319 7828416 __slab_free+0x35/0x2d0
observed clear_page call 1824 7471104 collapse_huge_page+0xb57/0x1470
observed inlined-set rep 30125 7471000 mas_pop_node+0x89/0x100
observed memset call 410 6717440 copy_process+0x265/0x1ae0
observed inlined-set rep 25323 5874936 do_filp_open+0x48/0x160
observed memset call 8162 5479936 __kmem_cache_alloc_node+0x207/0x2a0
observed inlined-set rep 23390 5426480 filename_lookup+0x46/0x1f0
observed user-copy call 2275 4646497 copy_page_from_iter_atomic+0x124/0x630
observed memset call 22348 4290816 kmem_cache_alloc_lru+0x250/0x400
observed inlined-set rep 15294 3915264 mas_wr_node_store+0x4f/0x5c0
observed memset call 560 3866720 kmem_cache_alloc_node+0x252/0x310
observed memcpy call 460 3860320 arch_dup_task_struct+0x1c/0x60
observed inlined-set rep 14387 3567976 process_measurement+0x73/0xac0
observed user-copy call 61101 3232204 _copy_from_user+0x41/0x60
observed user-clear call 892 3024940 padzero+0x38/0x60
observed inlined-set rep 13396 2893536 locks_remove_posix+0x37/0x1a0
observed inlined-set rep 18703 2842856 __do_sys_newfstatat+0x2f/0x80
observed inlined-set rep 4269 2629704 mas_wr_bnode+0x45/0x11b0
observed inlined-set rep 4269 2629704 mas_wr_bnode+0x63/0x11b0
observed inlined-set rep 32862 2366064 mas_store_prealloc+0x2a/0xe0
observed user-copy call 25711 2331708 _copy_to_user+0x1c/0x30
observed inlined-set rep 12696 2234496 tomoyo_path_perm+0x79/0x200
observed inlined-set rep 10437 1836912 tomoyo_check_open_permission+0x6d/0x190
observed inlined-set rep 12530 1804320 cp_new_stat+0x45/0x170
observed inlined-set rep 12530 1804320 vfs_getattr_nosec+0x3d/0xd0
observed inlined-set rep 24138 1737936 tomoyo_init_request_info+0x35/0xc0
observed inlined-copy rep 10977 1668504 vm_area_dup+0x3a/0x90
observed inlined-copy rep 10977 1668504 vm_area_dup+0x4d/0x90
observed inlined-copy rep 10977 1668504 vm_area_dup+0x60/0x90
observed inlined-copy rep 10977 1668504 vm_area_dup+0x73/0x90
observed inlined-set rep 14598 1634976 blake2s_final+0x74/0x80
observed inlined-set rep 10721 1629592 vm_area_alloc+0x2c/0x50
observed inlined-copy rep 5066 1418480 timekeeping_advance+0x36c/0x590
observed inlined-copy rep 727 1384208 pgd_alloc+0xfa/0x230
observed inlined-set rep 14315 1259720 userfaultfd_unmap_complete+0x31/0x120
observed inlined-set rep 12696 1015680 tomoyo_path_perm+0x6e/0x200
observed inlined-copy rep 460 942080 copy_process+0xa97/0x1ae0
observed inlined-copy rep 14710 842936 mas_wr_node_store+0x176/0x5c0
observed inlined-copy rep 14710 842936 mas_wr_node_store+0x1b3/0x5c0
observed inlined-set rep 10437 834960 tomoyo_check_open_permission+0x60/0x190
observed clear_page call 200 819200 __alloc_pages_bulk+0x5b8/0x6b0
observed memcpy call 9479 759096 mab_mas_cp+0x107/0x2c0
observed inlined-set rep 15589 748272 wp_page_copy+0x40/0x720
observed inlined-set rep 15335 736080 vfs_read+0x181/0x310
observed memcpy call 2242 713800 _copy_to_iter+0x542/0x650
observed inlined-set rep 621 680616 mm_alloc+0x28/0x60
observed inlined-set rep 5308 679424 unmap_region+0x49/0x120
observed inlined-set rep 13661 655728 arch_get_unmapped_area_topdown+0x50/0x280
observed memcpy call 10449 644760 mas_mab_cp+0x113/0x210
observed inlined-set rep 9541 534296 __vma_adjust+0x7a/0xb20
observed inlined-set rep 2136 529728 ima_file_mprotect+0x5f/0x190
observed memset call 182 514077 zero_user_segments.constprop.0+0x110/0x160
observed inlined-copy rep 2920 513920 prepare_creds+0x3f/0x260
observed inlined-set rep 1942 512688 mast_fill_bnode+0x80/0x370
observed inlined-set rep 1942 497152 mast_fill_bnode+0xad/0x370
observed memcpy call 14598 467136 blake2s_final+0x4a/0x80
observed inlined-set rep 6445 464040 mas_store_gfp+0x2f/0xf0
observed inlined-copy rep 2384 457728 mas_descend_adopt+0x3e2/0x470
observed inlined-set rep 2384 457728 mas_descend_adopt+0x58/0x470
observed inlined-set rep 2384 457728 mas_descend_adopt+0x63/0x470
observed memcpy call 11134 400656 blake2s_update+0x43/0xc0
observed inlined-set rep 609 370272 mas_spanning_rebalance.isra.0+0x6d4/0x15d0
observed inlined-set rep 4866 311424 chacha_block_generic+0x9b/0xc0
observed inlined-set rep 4866 311424 crng_fast_key_erasure+0x32/0x110
observed inlined-set rep 4866 311424 crng_fast_key_erasure+0xdf/0x110
observed inlined-set rep 4866 311424 _get_random_bytes+0x3a/0x1a0
observed inlined-set rep 4866 311424 _get_random_bytes+0x45/0x1a0
observed inlined-set rep 4866 311424 _get_random_bytes+0xe1/0x1a0
observed inlined-set rep 1942 310720 mast_fill_bnode+0x4d/0x370
observed inlined-set rep 5308 297248 do_mas_align_munmap+0x70/0x510
observed inlined-set rep 6036 289728 unmap_vmas+0x6d/0x180
observed inlined-set rep 3890 280080 __run_timers+0x34/0x2c0
observed inlined-set rep 2136 273408 do_mprotect_pkey+0x7a/0x440
observed inlined-set rep 442 272272 mas_wr_spanning_store.isra.0+0x6e/0x6e0
observed inlined-set rep 442 272272 mas_wr_spanning_store.isra.0+0x256/0x6e0
observed memset call 14598 271320 blake2s_final+0x29/0x80
observed inlined-set rep 5308 254784 userfaultfd_unmap_prep+0x47/0x1a0
observed inlined-copy rep 448 254464 fpu_flush_thread+0x12b/0x170
observed inlined-copy rep 12515 229744 mas_wr_node_store+0x282/0x5c0
observed inlined-copy rep 12515 229744 mas_wr_node_store+0x502/0x5c0
observed inlined-set rep 3911 219016 vm_unmapped_area+0x49/0x260
observed inlined-set rep 4304 206592 vfs_write+0x186/0x3f0
observed inlined-set rep 2332 167904 mas_store+0x28/0xb0
observed inlined-set rep 1048 159296 shmem_alloc_folio+0x36/0xd0
observed inlined-set rep 2443 156352 __unfreeze_partials+0x43/0x1f0
observed inlined-set rep 2443 156352 __unfreeze_partials+0x50/0x1f0
observed memcpy call 22348 150056 __d_alloc+0x66/0x1d0
observed inlined-set rep 2553 142968 __do_sys_brk+0x4c/0x340
observed inlined-set rep 2153 137792 get_partial_node.part.0+0x93/0x400
observed inlined-set rep 2703 129744 schedule_timeout+0x29/0x150
observed inlined-set rep 1942 124288 mas_wr_bnode+0x5f9/0x11b0
observed inlined-set rep 2584 124032 change_protection+0x466/0x15d0
observed inlined-set rep 2136 119616 do_mprotect_pkey+0x8c/0x440
observed inlined-copy rep 460 117760 copy_process+0xbe7/0x1ae0
observed inlined-copy rep 106 116176 copy_process+0x191b/0x1ae0
observed inlined-set rep 462 114576 bprm_execve+0x20f/0x650
observed inlined-set rep 460 114080 __sched_fork+0xae/0x150
observed inlined-set rep 2332 111936 copy_page_range+0x63/0x1400
observed inlined-set rep 2242 107616 __kernel_read+0x56/0x290
observed inlined-set rep 554 97504 tomoyo_path_number_perm+0x62/0x200
observed inlined-set rep 660 95040 __do_sys_wait4+0x38/0xb0
observed inlined-set rep 728 93184 free_ldt_pgtables+0x31/0xb0
observed inlined-set rep 728 93184 exit_mmap+0x43/0x310
observed inlined-set rep 1517 84952 vma_link+0x3a/0x100
observed inlined-set rep 316 80896 mas_wr_node_store+0x3f9/0x5c0
observed inlined-set rep 159 80136 radix_tree_node_rcu_free+0x34/0x70
observed inlined-copy rep 316 78368 mas_wr_node_store+0x34f/0x5c0
observed inlined-copy rep 460 77280 copy_thread+0x148/0x280
observed inlined-set rep 1380 77280 __hrtimer_init+0x52/0xe0
observed inlined-set rep 660 58080 kernel_wait4+0x32/0x160
observed inlined-set rep 448 57344 shift_arg_pages+0x73/0x1c0
observed inlined-set rep 448 57344 setup_arg_pages+0x57/0x2d0
observed inlined-set rep 221 56576 restore_sigcontext+0x37/0x1d0
observed inlined-set rep 210 48720 __filename_parentat+0x56/0x210
observed inlined-set rep 554 44320 tomoyo_path_number_perm+0x57/0x200
observed inlined-set rep 728 40768 exit_mmap+0x50/0x310
observed inlined-set rep 9 36792 hpage_collapse_scan_pmd+0x8b/0x670
observed memcpy call 4866 33428 crng_fast_key_erasure+0xcf/0x110
observed inlined-set rep 460 33120 copy_process+0x8a2/0x1ae0
observed user-copy call 12 32364 _copy_to_iter+0x1bc/0x650
observed inlined-set rep 51 31824 inode_init_once+0x43/0x100
observed inlined-set rep 442 31824 mas_wr_spanning_store.isra.0+0xad/0x6e0
observed inlined-set rep 442 31824 mas_wr_spanning_store.isra.0+0xc9/0x6e0
observed memset call 50 30824 zero_user_segments.constprop.0+0x9b/0x160
observed memmove call 220 29920 mab_shift_right+0x29/0x70
observed memmove call 220 29920 mab_shift_right+0x3c/0x70
observed inlined-set rep 461 29504 proc_exit_connector+0x28/0x130
observed inlined-set rep 460 29440 posix_cputimers_group_init+0x2c/0x70
observed inlined-set rep 460 29440 proc_fork_connector+0x28/0x120
observed inlined-set rep 448 28672 proc_exec_connector+0x28/0x100
observed memset call 448 28672 load_elf_binary+0x1025/0x1780
observed inlined-set rep 444 28416 find_next_iomem_res+0xc6/0x160
observed inlined-set rep 444 28416 walk_system_ram_range+0x57/0xf0
observed inlined-set rep 442 28288 mas_wr_spanning_store.isra.0+0x63/0x6e0
observed inlined-set rep 442 28288 mas_wr_spanning_store.isra.0+0x7b/0x6e0
observed inlined-set rep 442 28288 mas_wr_spanning_store.isra.0+0x94/0x6e0
observed inlined-set rep 218 27904 __x64_sys_vfork+0x31/0x70
observed inlined-set rep 204 26112 truncate_inode_pages_range+0x50/0x450
observed inlined-set rep 461 25816 acct_collect+0x160/0x230
observed inlined-set rep 460 25760 copy_process+0x885/0x1ae0
observed inlined-set rep 460 25760 init_entity_runnable_average+0x35/0x70
observed inlined-set rep 204 24480 truncate_inode_pages_range+0x5b/0x450
observed inlined-set rep 42 23856 radix_tree_node_ctor+0x2e/0x50
observed inlined-set rep 221 22984 __fpu_restore_sig+0x66/0x620
observed inlined-set rep 461 22128 do_notify_parent+0x46/0x2e0
observed inlined-set rep 448 21504 move_page_tables+0x46/0x1050
observed inlined-set rep 448 21504 shift_arg_pages+0x63/0x1c0
observed inlined-set rep 156 21216 shmem_get_inode+0x111/0x3a0
observed memcpy call 908 20005 getname_kernel+0x77/0x110
observed inlined-set rep 222 19536 arch_do_signal_or_restart+0x33/0x830
observed user-clear call 7 18872 copy_fpstate_to_sigframe+0x129/0x360
observed inlined-set rep 136 18496 copy_clone_args_from_user+0x10c/0x270
observed inlined-set rep 136 18496 __do_sys_clone3+0x34/0x120
observed inlined-set rep 461 18440 do_notify_parent+0xeb/0x2e0
observed inlined-set rep 448 17920 profile_transition+0x7e/0x8f0
observed inlined-set rep 136 17408 __do_sys_clone3+0x44/0x120
observed inlined-set rep 150 16800 do_sysinfo.isra.0+0x26/0x140
observed inlined-set rep 150 16800 __do_sys_sysinfo+0x24/0x70
observed memcpy call 1000 14712 mas_mab_cp+0x15b/0x210
observed user-clear call 221 14144 copy_fpstate_to_sigframe+0x97/0x360
observed inlined-set rep 80 12160 __do_sys_newstat+0x33/0x80
observed inlined-set rep 136 11968 copy_clone_args_from_user+0x35/0x270
observed inlined-set rep 156 11232 security_inode_init_security+0x42/0x170
observed inlined-set rep 156 11232 security_inode_init_security+0x6a/0x170
observed inlined-set rep 84 10752 shmem_undo_range+0x70/0x6c0
observed inlined-set rep 221 10608 __fpu_restore_sig+0x84/0x620
observed user-copy call 221 10608 __fpu_restore_sig+0x8f/0x620
observed user-copy call 221 10608 copy_fpstate_to_sigframe+0x2b1/0x360
observed inlined-set rep 106 10176 __do_sys_clone+0x3f/0xb0
observed inlined-set rep 84 10080 shmem_undo_range+0x7b/0x6c0
observed inlined-set rep 68 8160 __do_sys_statfs+0x2a/0x70
observed inlined-copy rep 501 7552 copy_string_kernel+0x140/0x230
observed memset call 288 6252 seq_pad+0x36/0x80
observed inlined-set rep 106 5936 dup_mmap+0x4f/0x610
observed inlined-set rep 106 5936 dup_mmap+0x61/0x610
observed inlined-set rep 41 5904 __do_sys_getrusage+0x36/0xb0
observed memset call 727 5816 mm_init+0xe6/0x300
observed inlined-set rep 41 5576 getrusage+0x82/0x480
observed memset call 439 5129 strscpy_pad+0x2a/0x40
observed inlined-set rep 51 4080 do_truncate+0x35/0xe0
observed memcpy call 460 3680 dup_fd+0x101/0x300
observed memcpy call 460 3680 dup_fd+0x136/0x300
observed memcpy call 460 3680 dup_fd+0x16c/0x300
observed inlined-set rep 24 3648 __do_sys_newlstat+0x33/0x80
observed inlined-set rep 21 3528 refresh_cpu_vm_stats+0x70/0x230
observed inlined-set rep 29 3480 __do_sys_fstatfs+0x29/0x70
observed inlined-set rep 29 3248 statfs_by_dentry+0x41/0x90
observed inlined-set rep 39 1872 __split_huge_pmd+0x42/0xfe0
observed memcpy call 1224 1224 vsnprintf+0x359/0x550
observed inlined-set rep 9 1152 hpage_collapse_scan_pmd+0x96/0x670
observed inlined-set rep 15 960 khugepaged+0x299/0x970
observed inlined-set rep 21 840 refresh_cpu_vm_stats+0x3e/0x230
observed inlined-copy rep 2 768 __do_sys_newuname+0x9c/0x140
observed inlined-set rep 2 768 __do_sys_newuname+0x61/0x140
observed inlined-set rep 10 480 collect_percpu_times+0x58/0x2b0
observed inlined-set rep 6 432 flush_work+0x30/0x90
observed inlined-set rep 9 432 collapse_huge_page+0x83/0x1470
observed inlined-set rep 2 432 locks_remove_flock+0x35/0x100
observed inlined-set rep 2 416 locks_init_lock+0x3a/0x80
observed memcpy call 48 300 seq_puts+0x34/0x50
observed inlined-set rep 5 240 stop_one_cpu_nowait+0x18/0x40
observed inlined-set rep 3 240 tomoyo_mount_permission+0x43/0x1d0
observed memcpy call 17 132 kstrdup+0x40/0x60
observed inlined-set rep 3 120 rcu_sync_init+0x34/0x50
observed memset call 7 56 __lru_add_drain_all+0x84/0x1f0
observed inlined-set rep 1 48 send_signal_locked+0x38/0x1b0
observed inlined-set rep 1 40 __send_signal_locked+0x35b/0x430
observed memset call 6 36 pcpu_alloc+0x4f1/0x830
observed memcpy call 1 4 kmemdup_nul+0x35/0x60
observed inlined-set rep 148 0 copy_string_kernel+0x140/0x230
observed inlined-set rep 536 0 mas_wr_node_store+0x176/0x5c0
observed inlined-set rep 536 0 mas_wr_node_store+0x1b3/0x5c0
observed inlined-set rep 1448 0 mas_wr_node_store+0x282/0x5c0
observed inlined-set rep 1448 0 mas_wr_node_store+0x502/0x5c0
observed memcpy call 10499 0 blake2s_update+0x64/0xc0
observed memset call 460 0 dup_fd+0x126/0x300
observed memset call 460 0 dup_fd+0x148/0x300
observed memset call 460 0 dup_fd+0x196/0x300
observed memset call 460 0 dup_fd+0x21a/0x300
observed-size checked-copy exception 4096 4096 7935 32501760
observed-size clear_page exception 4096 4096 198557 813289472
observed-size clear_page task 4096 4096 15941 65294336
observed-size copy_page exception 4096 4096 5356 21938176
observed-size copy_page task 4096 4096 2272 9306112
observed-size inlined-copy exception 168 168 202528 34024704
observed-size inlined-copy hardirq 168 168 4315 724920
observed-size inlined-copy hardirq 280 280 5066 1418480
observed-size inlined-copy task 8 8 5711 45688
observed-size inlined-copy task 16 16 18466 295456
observed-size inlined-copy task 24 24 1617 38808
observed-size inlined-copy task 32 32 1541 49312
observed-size inlined-copy task 40 40 2496 99840
observed-size inlined-copy task 48 48 6110 293280
observed-size inlined-copy task 56 56 3584 200704
observed-size inlined-copy task 64 64 4676 299264
observed-size inlined-copy task 72 72 6394 460368
observed-size inlined-copy task 80 80 2228 178240
observed-size inlined-copy task 88 88 1574 138512
observed-size inlined-copy task 96 96 522 50112
observed-size inlined-copy task 104 104 32 3328
observed-size inlined-copy task 152 152 43908 6674016
observed-size inlined-copy task 168 168 460 77280
observed-size inlined-copy task 176 176 2920 513920
observed-size inlined-copy task 192 192 2384 457728
observed-size inlined-copy task 248 248 316 78368
observed-size inlined-copy task 256 256 460 117760
observed-size inlined-copy task 384 384 2 768
observed-size inlined-copy task 568 568 448 254464
observed-size inlined-copy task 1096 1096 106 116176
observed-size inlined-copy task 1904 1904 727 1384208
observed-size inlined-copy task 2048 2048 460 942080
observed-size inlined-set exception 48 48 15589 748272
observed-size inlined-set exception 64 64 894 57216
observed-size inlined-set exception 72 72 19 1368
observed-size inlined-set exception 104 104 206996 21527584
observed-size inlined-set exception 112 112 3 336
observed-size inlined-set hardirq 48 48 5 240
observed-size inlined-set softirq 64 64 64990 4159360
observed-size inlined-set softirq 72 72 3890 280080
observed-size inlined-set softirq 504 504 159 80136
observed-size inlined-set task 0 0 4116 0
observed-size inlined-set task 40 40 934 37360
observed-size inlined-set task 48 48 56142 2694816
observed-size inlined-set task 56 56 28667 1605352
observed-size inlined-set task 64 64 98670 6314880
observed-size inlined-set task 72 72 67420 4854240
observed-size inlined-set task 80 80 23741 1899280
observed-size inlined-set task 88 88 15333 1349304
observed-size inlined-set task 96 96 106 10176
observed-size inlined-set task 104 104 1270 132080
observed-size inlined-set task 112 112 14924 1671488
observed-size inlined-set task 120 120 385 46200
observed-size inlined-set task 128 128 10447 1337216
observed-size inlined-set task 136 136 469 63784
observed-size inlined-set task 144 144 25761 3709584
observed-size inlined-set task 152 152 30576 4647552
observed-size inlined-set task 160 160 1942 310720
observed-size inlined-set task 168 168 21 3528
observed-size inlined-set task 176 176 23687 4168912
observed-size inlined-set task 192 192 4768 915456
observed-size inlined-set task 208 208 2 416
observed-size inlined-set task 216 216 13398 2893968
observed-size inlined-set task 232 232 48923 11350136
observed-size inlined-set task 248 248 47570 11797360
observed-size inlined-set task 256 256 17773 4549888
observed-size inlined-set task 264 264 1942 512688
observed-size inlined-set task 384 384 2 768
observed-size inlined-set task 568 568 42 23856
observed-size inlined-set task 608 608 609 370272
observed-size inlined-set task 616 616 9422 5803952
observed-size inlined-set task 624 624 51 31824
observed-size inlined-set task 1096 1096 621 680616
observed-size inlined-set task 4088 4088 9 36792
observed-size memcpy exception 0 0 2 0
observed-size memcpy exception 4 4 1 4
observed-size memcpy exception 32 32 3 96
observed-size memcpy exception 40 40 2 80
observed-size memcpy softirq 0 0 16 0
observed-size memcpy softirq 16 16 20 320
observed-size memcpy task 0 0 10652 0
observed-size memcpy task 1 1 1345 1345
observed-size memcpy task 2 2 1433 2866
observed-size memcpy task 3 3 4168 12504
observed-size memcpy task 4 4 1558 6232
observed-size memcpy task 5 5 7133 35665
observed-size memcpy task 6 6 2930 17580
observed-size memcpy task 7 7 390 2730
observed-size memcpy task 8 8 6869 54952
observed-size memcpy task 9 9 186 1674
observed-size memcpy task 10 10 71 710
observed-size memcpy task 11 11 2132 23452
observed-size memcpy task 12 12 1953 23436
observed-size memcpy task 13 13 728 9464
observed-size memcpy task 14 14 23 322
observed-size memcpy task 15 15 45 675
observed-size memcpy task 16 16 3517 56272
observed-size memcpy task 17 17 63 1071
observed-size memcpy task 19 19 200 3800
observed-size memcpy task 21 21 11 231
observed-size memcpy task 22 22 10 220
observed-size memcpy task 24 24 1475 35400
observed-size memcpy task 26 26 9 234
observed-size memcpy task 28 28 888 24864
observed-size memcpy task 32 32 15310 489920
observed-size memcpy task 37 37 49 1813
observed-size memcpy task 40 40 10310 412400
observed-size memcpy task 48 48 1129 54192
observed-size memcpy task 56 56 1086 60816
observed-size memcpy task 63 63 3 189
observed-size memcpy task 64 64 3248 207872
observed-size memcpy task 66 66 10 660
observed-size memcpy task 72 72 1831 131832
observed-size memcpy task 80 80 1050 84000
observed-size memcpy task 88 88 1202 105776
observed-size memcpy task 96 96 295 28320
observed-size memcpy task 104 104 1501 156104
observed-size memcpy task 112 112 189 21168
observed-size memcpy task 120 120 1671 200520
observed-size memcpy task 128 128 2122 271616
observed-size memcpy task 256 256 462 118272
observed-size memcpy task 504 504 444 223776
observed-size memcpy task 560 560 4 2240
observed-size memcpy task 616 616 2 1232
observed-size memcpy task 728 728 341 248248
observed-size memcpy task 784 784 101 79184
observed-size memcpy task 8192 8447 460 3860320
observed-size memmove task 136 136 440 59840
observed-size memset exception 0 0 1 0
observed-size memset exception 24 24 2 48
observed-size memset exception 64 64 4040 258560
observed-size memset exception 112 112 10 1120
observed-size memset exception 256 256 133 34048
observed-size memset task 0 0 5957 0
observed-size memset task 4 4 4 16
observed-size memset task 7 7 10 70
observed-size memset task 8 8 772 6176
observed-size memset task 9 9 64 576
observed-size memset task 10 10 40 400
observed-size memset task 11 11 16 176
observed-size memset task 12 12 60 720
observed-size memset task 13 13 239 3107
observed-size memset task 16 16 2943 47088
observed-size memset task 21 21 180 3780
observed-size memset task 22 22 60 1320
observed-size memset task 24 24 35443 850632
observed-size memset task 32 32 1291 41312
observed-size memset task 40 40 34 1360
observed-size memset task 48 48 187 8976
observed-size memset task 56 56 459 25704
observed-size memset task 64 64 7077 452928
observed-size memset task 80 80 226 18080
observed-size memset task 87 87 1 87
observed-size memset task 96 96 504 48384
observed-size memset task 112 112 31 3472
observed-size memset task 120 120 46 5520
observed-size memset task 128 128 460 58880
observed-size memset task 152 152 21726 3302352
observed-size memset task 184 184 2920 537280
observed-size memset task 192 192 22520 4323840
observed-size memset task 216 216 6 1296
observed-size memset task 224 224 2 448
observed-size memset task 227 227 1 227
observed-size memset task 256 256 213254 54593024
observed-size memset task 261 261 2 522
observed-size memset task 265 265 1 265
observed-size memset task 318 318 1 318
observed-size memset task 320 320 3 960
observed-size memset task 322 322 1 322
observed-size memset task 344 344 1 344
observed-size memset task 402 402 2 804
observed-size memset task 459 459 1 459
observed-size memset task 461 461 1 461
observed-size memset task 464 464 1 464
observed-size memset task 489 489 1 489
observed-size memset task 512 512 1513 774656
observed-size memset task 640 640 1 640
observed-size memset task 654 654 1 654
observed-size memset task 704 704 460 323840
observed-size memset task 880 880 2 1760
observed-size memset task 907 907 1 907
observed-size memset task 926 926 1 926
observed-size memset task 1024 1024 620 634880
observed-size memset task 1071 1071 2 2142
observed-size memset task 1096 1096 1 1096
observed-size memset task 1104 1104 727 802608
observed-size memset task 1152 1152 460 529920
observed-size memset task 1160 1160 1 1160
observed-size memset task 1184 1184 1 1184
observed-size memset task 1240 1240 2 2480
observed-size memset task 1374 1374 1 1374
observed-size memset task 1489 1489 1 1489
observed-size memset task 1528 1528 4 6112
observed-size memset task 1533 1533 1 1533
observed-size memset task 1536 1536 1 1536
observed-size memset task 1608 1608 1 1608
observed-size memset task 1680 1680 2 3360
observed-size memset task 1682 1682 1 1682
observed-size memset task 1693 1693 1 1693
observed-size memset task 1756 1756 1 1756
observed-size memset task 1777 1777 1 1777
observed-size memset task 1783 1783 2 3566
observed-size memset task 1818 1818 1 1818
observed-size memset task 1905 1905 1 1905
observed-size memset task 1973 1973 1 1973
observed-size memset task 1985 1985 2 3970
observed-size memset task 1989 1989 1 1989
observed-size memset task 2036 2036 1 2036
observed-size memset task 2048 2048 2 4096
observed-size memset task 2120 2120 1 2120
observed-size memset task 2151 2151 1 2151
observed-size memset task 2192 2192 1 2192
observed-size memset task 2224 2224 3 6672
observed-size memset task 2225 2225 1 2225
observed-size memset task 2292 2292 1 2292
observed-size memset task 2296 2296 1 2296
observed-size memset task 2368 2368 1 2368
observed-size memset task 2416 2416 1 2416
observed-size memset task 2464 2464 2 4928
observed-size memset task 2483 2483 1 2483
observed-size memset task 2520 2520 1 2520
observed-size memset task 2586 2586 1 2586
observed-size memset task 2591 2591 1 2591
observed-size memset task 2624 2624 1 2624
observed-size memset task 2703 2703 1 2703
observed-size memset task 2720 2720 1 2720
observed-size memset task 2721 2721 1 2721
observed-size memset task 2728 2728 3 8184
observed-size memset task 2729 2729 1 2729
observed-size memset task 2816 2816 1 2816
observed-size memset task 2849 2849 1 2849
observed-size memset task 2857 2857 1 2857
observed-size memset task 2929 2929 1 2929
observed-size memset task 2960 2960 1 2960
observed-size memset task 2970 2970 1 2970
observed-size memset task 2995 2995 1 2995
observed-size memset task 3016 3016 1 3016
observed-size memset task 3039 3039 1 3039
observed-size memset task 3064 3064 1 3064
observed-size memset task 3072 3072 1 3072
observed-size memset task 3084 3084 2 6168
observed-size memset task 3099 3099 1 3099
observed-size memset task 3155 3155 1 3155
observed-size memset task 3216 3216 1 3216
observed-size memset task 3232 3232 1 3232
observed-size memset task 3234 3234 1 3234
observed-size memset task 3377 3377 2 6754
observed-size memset task 3381 3381 1 3381
observed-size memset task 3466 3466 1 3466
observed-size memset task 3534 3534 2 7068
observed-size memset task 3580 3580 1 3580
observed-size memset task 3613 3613 1 3613
observed-size memset task 3614 3614 1 3614
observed-size memset task 3632 3632 2 7264
observed-size memset task 3685 3685 1 3685
observed-size memset task 3768 3768 6 22608
observed-size memset task 3770 3770 1 3770
observed-size memset task 3795 3795 2 7590
observed-size memset task 3824 3824 1 3824
observed-size memset task 3832 3832 1 3832
observed-size memset task 3848 3848 1 3848
observed-size memset task 3888 3888 1 3888
observed-size memset task 3890 3890 1 3890
observed-size memset task 3897 3897 1 3897
observed-size memset task 3904 3904 1 3904
observed-size memset task 3912 3912 1 3912
observed-size memset task 3930 3930 2 7860
observed-size memset task 3938 3938 28 110264
observed-size memset task 3976 3976 2 7952
observed-size memset task 3979 3979 1 3979
observed-size memset task 3987 3987 28 111636
observed-size memset task 4032 4032 1 4032
observed-size memset task 4042 4042 1 4042
observed-size memset task 4088 4088 1 4088
observed-size memset task 4096 4096 50009 204836864
observed-size memset task 8192 8447 460 3860320
observed-size memset task 16384 16895 410 6717440
observed-size user-clear task 64 64 221 14144
observed-size user-clear task 856 856 40 34240
observed-size user-clear task 1008 1008 1 1008
observed-size user-clear task 1672 1672 49 81928
observed-size user-clear task 1816 1816 10 18160
observed-size user-clear task 2272 2272 22 49984
observed-size user-clear task 2288 2288 4 9152
observed-size user-clear task 2672 2672 9 24048
observed-size user-clear task 2696 2696 7 18872
observed-size user-clear task 2812 2812 1 2812
observed-size user-clear task 2816 2816 1 2816
observed-size user-clear task 3168 3168 32 101376
observed-size user-clear task 3392 3392 41 139072
observed-size user-clear task 3488 3488 2 6976
observed-size user-clear task 3520 3520 148 520960
observed-size user-clear task 3552 3552 10 35520
observed-size user-clear task 3564 3564 2 7128
observed-size user-clear task 3584 3584 2 7168
observed-size user-clear task 3824 3824 444 1697856
observed-size user-clear task 3832 3832 52 199264
observed-size user-clear task 3836 3836 12 46032
observed-size user-clear task 3944 3944 10 39440
observed-size user-copy task 1 1 47 47
observed-size user-copy task 2 2 63 126
observed-size user-copy task 3 3 1716 5148
observed-size user-copy task 4 4 568 2272
observed-size user-copy task 5 5 351 1755
observed-size user-copy task 6 6 1501 9006
observed-size user-copy task 7 7 1249 8743
observed-size user-copy task 8 8 2855 22840
observed-size user-copy task 9 9 1153 10377
observed-size user-copy task 10 10 2319 23190
observed-size user-copy task 11 11 3017 33187
observed-size user-copy task 12 12 2024 24288
observed-size user-copy task 13 13 1972 25636
observed-size user-copy task 14 14 1418 19852
observed-size user-copy task 15 15 2387 35805
observed-size user-copy task 16 16 5565 89040
observed-size user-copy task 17 17 965 16405
observed-size user-copy task 18 18 1376 24768
observed-size user-copy task 19 19 1335 25365
observed-size user-copy task 20 20 589 11780
observed-size user-copy task 21 21 929 19509
observed-size user-copy task 22 22 1204 26488
observed-size user-copy task 23 23 512 11776
observed-size user-copy task 24 24 853 20472
observed-size user-copy task 25 25 1440 36000
observed-size user-copy task 26 26 978 25428
observed-size user-copy task 27 27 152 4104
observed-size user-copy task 28 28 804 22512
observed-size user-copy task 29 29 586 16994
observed-size user-copy task 30 30 952 28560
observed-size user-copy task 31 31 455 14105
observed-size user-copy task 32 32 20795 665440
observed-size user-copy task 33 33 18 594
observed-size user-copy task 34 34 359 12206
observed-size user-copy task 35 35 627 21945
observed-size user-copy task 36 36 29 1044
observed-size user-copy task 37 37 324 11988
observed-size user-copy task 38 38 466 17708
observed-size user-copy task 39 39 4 156
observed-size user-copy task 40 40 30 1200
observed-size user-copy task 41 41 548 22468
observed-size user-copy task 42 42 465 19530
observed-size user-copy task 43 43 2 86
observed-size user-copy task 44 44 272 11968
observed-size user-copy task 45 45 592 26640
observed-size user-copy task 46 46 530 24380
observed-size user-copy task 47 47 350 16450
observed-size user-copy task 48 48 500 24000
observed-size user-copy task 49 49 65 3185
observed-size user-copy task 50 50 272 13600
observed-size user-copy task 51 51 276 14076
observed-size user-copy task 52 52 63 3276
observed-size user-copy task 53 53 1 53
observed-size user-copy task 54 54 31 1674
observed-size user-copy task 55 55 2 110
observed-size user-copy task 56 56 75 4200
observed-size user-copy task 57 57 284 16188
observed-size user-copy task 58 58 25 1450
observed-size user-copy task 59 59 9 531
observed-size user-copy task 60 60 47 2820
observed-size user-copy task 61 61 338 20618
observed-size user-copy task 62 62 1 62
observed-size user-copy task 63 63 60 3780
observed-size user-copy task 64 64 94 6016
observed-size user-copy task 65 65 269 17485
observed-size user-copy task 66 66 10 660
observed-size user-copy task 67 67 271 18157
observed-size user-copy task 69 69 28 1932
observed-size user-copy task 70 70 38 2660
observed-size user-copy task 72 72 227 16344
observed-size user-copy task 74 74 271 20054
observed-size user-copy task 75 75 12 900
observed-size user-copy task 76 76 621 47196
observed-size user-copy task 77 77 5 385
observed-size user-copy task 80 80 275 22000
observed-size user-copy task 82 82 2 164
observed-size user-copy task 83 83 16 1328
observed-size user-copy task 85 85 9 765
observed-size user-copy task 88 88 164 14432
observed-size user-copy task 89 89 271 24119
observed-size user-copy task 90 90 2 180
observed-size user-copy task 91 91 20 1820
observed-size user-copy task 92 92 6 552
observed-size user-copy task 93 93 19 1767
observed-size user-copy task 95 95 2 190
observed-size user-copy task 96 96 21 2016
observed-size user-copy task 99 99 10 990
observed-size user-copy task 103 103 271 27913
observed-size user-copy task 104 104 17 1768
observed-size user-copy task 105 105 1 105
observed-size user-copy task 107 107 271 28997
observed-size user-copy task 108 108 1 108
observed-size user-copy task 109 109 57 6213
observed-size user-copy task 111 111 1 111
observed-size user-copy task 112 112 156 17472
observed-size user-copy task 117 117 2 234
observed-size user-copy task 118 118 3 354
observed-size user-copy task 120 120 43 5160
observed-size user-copy task 122 122 277 33794
observed-size user-copy task 126 126 2 252
observed-size user-copy task 128 128 1 128
observed-size user-copy task 129 129 302 38958
observed-size user-copy task 130 130 2 260
observed-size user-copy task 131 131 24 3144
observed-size user-copy task 132 132 8 1056
observed-size user-copy task 133 133 8 1064
observed-size user-copy task 134 134 271 36314
observed-size user-copy task 135 135 8 1080
observed-size user-copy task 136 136 1 136
observed-size user-copy task 137 137 1 137
observed-size user-copy task 138 138 267 36846
observed-size user-copy task 140 140 1 140
observed-size user-copy task 141 141 26 3666
observed-size user-copy task 144 144 12622 1817568
observed-size user-copy task 146 146 91 13286
observed-size user-copy task 152 152 4 608
observed-size user-copy task 155 155 13 2015
observed-size user-copy task 156 156 272 42432
observed-size user-copy task 157 157 16 2512
observed-size user-copy task 158 158 56 8848
observed-size user-copy task 159 159 8 1272
observed-size user-copy task 160 160 14 2240
observed-size user-copy task 161 161 1 161
observed-size user-copy task 163 163 18 2934
observed-size user-copy task 164 164 14 2296
observed-size user-copy task 166 166 2 332
observed-size user-copy task 168 168 3 504
observed-size user-copy task 169 169 16 2704
observed-size user-copy task 170 170 6 1020
observed-size user-copy task 171 171 28 4788
observed-size user-copy task 172 172 4 688
observed-size user-copy task 176 176 8 1408
observed-size user-copy task 177 177 3 531
observed-size user-copy task 182 182 2 364
observed-size user-copy task 184 184 5 920
observed-size user-copy task 186 186 1 186
observed-size user-copy task 187 187 18 3366
observed-size user-copy task 189 189 7 1323
observed-size user-copy task 190 190 15 2850
observed-size user-copy task 191 191 12 2292
observed-size user-copy task 192 192 242 46464
observed-size user-copy task 193 193 20 3860
observed-size user-copy task 196 196 26 5096
observed-size user-copy task 199 199 12 2388
observed-size user-copy task 200 200 31 6200
observed-size user-copy task 204 204 2 408
observed-size user-copy task 206 206 5 1030
observed-size user-copy task 207 207 1 207
observed-size user-copy task 208 208 3 624
observed-size user-copy task 209 209 24 5016
observed-size user-copy task 210 210 18 3780
observed-size user-copy task 212 212 4 848
observed-size user-copy task 215 215 1 215
observed-size user-copy task 216 216 9 1944
observed-size user-copy task 217 217 5 1085
observed-size user-copy task 220 220 14 3080
observed-size user-copy task 222 222 11 2442
observed-size user-copy task 223 223 13 2899
observed-size user-copy task 224 224 4 896
observed-size user-copy task 227 227 28 6356
observed-size user-copy task 228 228 18 4104
observed-size user-copy task 230 230 6 1380
observed-size user-copy task 232 232 1 232
observed-size user-copy task 233 233 29 6757
observed-size user-copy task 238 238 35 8330
observed-size user-copy task 240 240 5 1200
observed-size user-copy task 243 243 5 1215
observed-size user-copy task 247 247 17 4199
observed-size user-copy task 248 248 3 744
observed-size user-copy task 253 253 43 10879
observed-size user-copy task 256 256 4 1024
observed-size user-copy task 257 257 6 1542
observed-size user-copy task 258 258 1 258
observed-size user-copy task 261 261 41 10701
observed-size user-copy task 263 263 12 3156
observed-size user-copy task 264 264 6 1584
observed-size user-copy task 272 272 4 1088
observed-size user-copy task 274 274 15 4110
observed-size user-copy task 276 276 1 276
observed-size user-copy task 278 278 8 2224
observed-size user-copy task 279 279 5 1395
observed-size user-copy task 280 280 2 560
observed-size user-copy task 282 282 1 282
observed-size user-copy task 283 283 4 1132
observed-size user-copy task 288 288 18 5184
observed-size user-copy task 293 293 3 879
observed-size user-copy task 294 294 9 2646
observed-size user-copy task 295 295 1 295
observed-size user-copy task 296 296 21 6216
observed-size user-copy task 298 298 16 4768
observed-size user-copy task 299 299 6 1794
observed-size user-copy task 301 301 3 903
observed-size user-copy task 302 302 33 9966
observed-size user-copy task 303 303 92 27876
observed-size user-copy task 304 304 11 3344
observed-size user-copy task 306 306 1 306
observed-size user-copy task 307 307 4 1228
observed-size user-copy task 308 308 9 2772
observed-size user-copy task 309 309 1 309
observed-size user-copy task 310 310 2 620
observed-size user-copy task 312 312 10 3120
observed-size user-copy task 313 313 44 13772
observed-size user-copy task 314 314 3 942
observed-size user-copy task 315 315 3 945
observed-size user-copy task 316 316 10 3160
observed-size user-copy task 317 317 2 634
observed-size user-copy task 318 318 6 1908
observed-size user-copy task 319 319 4 1276
observed-size user-copy task 321 321 301 96621
observed-size user-copy task 322 322 3 966
observed-size user-copy task 323 323 6 1938
observed-size user-copy task 324 324 8 2592
observed-size user-copy task 325 325 3 975
observed-size user-copy task 326 326 4 1304
observed-size user-copy task 327 327 7 2289
observed-size user-copy task 328 328 8 2624
observed-size user-copy task 329 329 2 658
observed-size user-copy task 332 332 38 12616
observed-size user-copy task 333 333 2 666
observed-size user-copy task 334 334 4 1336
observed-size user-copy task 336 336 450 151200
observed-size user-copy task 337 337 4 1348
observed-size user-copy task 338 338 3 1014
observed-size user-copy task 339 339 2 678
observed-size user-copy task 340 340 8 2720
observed-size user-copy task 341 341 32 10912
observed-size user-copy task 342 342 2 684
observed-size user-copy task 343 343 1 343
observed-size user-copy task 344 344 3 1032
observed-size user-copy task 345 345 22 7590
observed-size user-copy task 346 346 24 8304
observed-size user-copy task 347 347 2 694
observed-size user-copy task 348 348 4 1392
observed-size user-copy task 352 352 3 1056
observed-size user-copy task 357 357 33 11781
observed-size user-copy task 359 359 1 359
observed-size user-copy task 360 360 6 2160
observed-size user-copy task 361 361 18 6498
observed-size user-copy task 362 362 6 2172
observed-size user-copy task 367 367 36 13212
observed-size user-copy task 368 368 26 9568
observed-size user-copy task 370 370 1 370
observed-size user-copy task 372 372 10 3720
observed-size user-copy task 373 373 6 2238
observed-size user-copy task 374 374 3 1122
observed-size user-copy task 376 376 4 1504
observed-size user-copy task 377 377 10 3770
observed-size user-copy task 378 378 4 1512
observed-size user-copy task 379 379 2 758
observed-size user-copy task 380 380 1 380
observed-size user-copy task 382 382 6 2292
observed-size user-copy task 383 383 1 383
observed-size user-copy task 384 384 6 2304
observed-size user-copy task 387 387 5 1935
observed-size user-copy task 390 390 2 780
observed-size user-copy task 392 392 7 2744
observed-size user-copy task 393 393 18 7074
observed-size user-copy task 395 395 18 7110
observed-size user-copy task 397 397 1 397
observed-size user-copy task 398 398 20 7960
observed-size user-copy task 403 403 36 14508
observed-size user-copy task 406 406 280 113680
observed-size user-copy task 411 411 5 2055
observed-size user-copy task 416 416 2 832
observed-size user-copy task 420 420 1 420
observed-size user-copy task 421 421 26 10946
observed-size user-copy task 422 422 18 7596
observed-size user-copy task 424 424 2 848
observed-size user-copy task 426 426 27 11502
observed-size user-copy task 429 429 6 2574
observed-size user-copy task 430 430 15 6450
observed-size user-copy task 431 431 6 2586
observed-size user-copy task 432 432 5 2160
observed-size user-copy task 435 435 9 3915
observed-size user-copy task 439 439 1 439
observed-size user-copy task 440 440 7 3080
observed-size user-copy task 441 441 6 2646
observed-size user-copy task 443 443 18 7974
observed-size user-copy task 444 444 6 2664
observed-size user-copy task 445 445 2 890
observed-size user-copy task 447 447 5 2235
observed-size user-copy task 448 448 18 8064
observed-size user-copy task 449 449 178 79922
observed-size user-copy task 451 451 5 2255
observed-size user-copy task 452 452 7 3164
observed-size user-copy task 454 454 16 7264
observed-size user-copy task 456 456 9 4104
observed-size user-copy task 457 457 2 914
observed-size user-copy task 461 461 12 5532
observed-size user-copy task 463 463 3 1389
observed-size user-copy task 464 464 8 3712
observed-size user-copy task 467 467 1 467
observed-size user-copy task 468 468 19 8892
observed-size user-copy task 469 469 2 938
observed-size user-copy task 470 470 2 940
observed-size user-copy task 472 472 1 472
observed-size user-copy task 473 473 3 1419
observed-size user-copy task 474 474 3 1422
observed-size user-copy task 475 475 1 475
observed-size user-copy task 477 477 4 1908
observed-size user-copy task 478 478 3 1434
observed-size user-copy task 479 479 2 958
observed-size user-copy task 480 480 8 3840
observed-size user-copy task 481 481 1 481
observed-size user-copy task 482 482 9 4338
observed-size user-copy task 483 483 8 3864
observed-size user-copy task 484 484 4 1936
observed-size user-copy task 485 485 1 485
observed-size user-copy task 487 487 2 974
observed-size user-copy task 488 488 6 2928
observed-size user-copy task 489 489 31 15159
observed-size user-copy task 490 490 1 490
observed-size user-copy task 492 492 2 984
observed-size user-copy task 493 493 6 2958
observed-size user-copy task 494 494 3 1482
observed-size user-copy task 496 496 278 137888
observed-size user-copy task 497 497 3 1491
observed-size user-copy task 498 498 15 7470
observed-size user-copy task 499 499 2 998
observed-size user-copy task 501 501 2 1002
observed-size user-copy task 502 502 1 502
observed-size user-copy task 503 503 6 3018
observed-size user-copy task 504 504 9 4536
observed-size user-copy task 505 505 8 4040
observed-size user-copy task 506 506 18 9108
observed-size user-copy task 508 508 2 1016
observed-size user-copy task 509 509 2 1018
observed-size user-copy task 513 513 1 513
observed-size user-copy task 515 515 1 515
observed-size user-copy task 517 517 29 14993
observed-size user-copy task 523 523 6 3138
observed-size user-copy task 528 528 4 2112
observed-size user-copy task 531 531 7 3717
observed-size user-copy task 532 532 2 1064
observed-size user-copy task 539 539 1 539
observed-size user-copy task 540 540 2 1080
observed-size user-copy task 541 541 13 7033
observed-size user-copy task 542 542 3 1626
observed-size user-copy task 544 544 2 1088
observed-size user-copy task 546 546 29 15834
observed-size user-copy task 547 547 1 547
observed-size user-copy task 552 552 24 13248
observed-size user-copy task 554 554 2 1108
observed-size user-copy task 557 557 6 3342
observed-size user-copy task 560 560 2 1120
observed-size user-copy task 561 561 6 3366
observed-size user-copy task 562 562 3 1686
observed-size user-copy task 564 564 24 13536
observed-size user-copy task 565 565 2 1130
observed-size user-copy task 568 568 11 6248
observed-size user-copy task 572 572 6 3432
observed-size user-copy task 573 573 12 6876
observed-size user-copy task 575 575 2 1150
observed-size user-copy task 576 576 31 17856
observed-size user-copy task 579 579 24 13896
observed-size user-copy task 581 581 9 5229
observed-size user-copy task 584 584 3 1752
observed-size user-copy task 587 587 4 2348
observed-size user-copy task 590 590 2 1180
observed-size user-copy task 593 593 1 593
observed-size user-copy task 596 596 1 596
observed-size user-copy task 597 597 1 597
observed-size user-copy task 599 599 12 7188
observed-size user-copy task 600 600 1 600
observed-size user-copy task 601 601 18 10818
observed-size user-copy task 607 607 12 7284
observed-size user-copy task 609 609 29 17661
observed-size user-copy task 613 613 15 9195
observed-size user-copy task 620 620 4 2480
observed-size user-copy task 622 622 24 14928
observed-size user-copy task 623 623 1 623
observed-size user-copy task 624 624 5 3120
observed-size user-copy task 625 625 12 7500
observed-size user-copy task 629 629 2 1258
observed-size user-copy task 630 630 1 630
observed-size user-copy task 633 633 18 11394
observed-size user-copy task 637 637 1 637
observed-size user-copy task 639 639 9 5751
observed-size user-copy task 640 640 5 3200
observed-size user-copy task 643 643 3 1929
observed-size user-copy task 647 647 1 647
observed-size user-copy task 648 648 1 648
observed-size user-copy task 651 651 1 651
observed-size user-copy task 656 656 1 656
observed-size user-copy task 660 660 12 7920
observed-size user-copy task 664 664 12 7968
observed-size user-copy task 665 665 1 665
observed-size user-copy task 666 666 18 11988
observed-size user-copy task 667 667 3 2001
observed-size user-copy task 669 669 18 12042
observed-size user-copy task 670 670 2 1340
observed-size user-copy task 672 672 3 2016
observed-size user-copy task 673 673 10 6730
observed-size user-copy task 680 680 1 680
observed-size user-copy task 681 681 26 17706
observed-size user-copy task 683 683 38 25954
observed-size user-copy task 687 687 1 687
observed-size user-copy task 688 688 6 4128
observed-size user-copy task 693 693 1 693
observed-size user-copy task 696 696 1 696
observed-size user-copy task 697 697 12 8364
observed-size user-copy task 703 703 1 703
observed-size user-copy task 704 704 1 704
observed-size user-copy task 706 706 18 12708
observed-size user-copy task 709 709 6 4254
observed-size user-copy task 712 712 1 712
observed-size user-copy task 717 717 3 2151
observed-size user-copy task 718 718 1 718
observed-size user-copy task 719 719 5 3595
observed-size user-copy task 720 720 2 1440
observed-size user-copy task 722 722 20 14440
observed-size user-copy task 723 723 1 723
observed-size user-copy task 726 726 2 1452
observed-size user-copy task 728 728 1 728
observed-size user-copy task 733 733 14 10262
observed-size user-copy task 734 734 2 1468
observed-size user-copy task 741 741 1 741
observed-size user-copy task 744 744 3 2232
observed-size user-copy task 760 760 60 45600
observed-size user-copy task 762 762 6 4572
observed-size user-copy task 767 767 24 18408
observed-size user-copy task 768 768 1 768
observed-size user-copy task 769 769 26 19994
observed-size user-copy task 775 775 24 18600
observed-size user-copy task 780 780 18 14040
observed-size user-copy task 781 781 3 2343
observed-size user-copy task 782 782 24 18768
observed-size user-copy task 783 783 1 783
observed-size user-copy task 784 784 898 704032
observed-size user-copy task 792 792 5 3960
observed-size user-copy task 798 798 1 798
observed-size user-copy task 808 808 1 808
observed-size user-copy task 809 809 8 6472
observed-size user-copy task 810 810 4 3240
observed-size user-copy task 811 811 198 160578
observed-size user-copy task 816 816 5 4080
observed-size user-copy task 827 827 1 827
observed-size user-copy task 831 831 1 831
observed-size user-copy task 832 832 1244 1035008
observed-size user-copy task 833 833 3 2499
observed-size user-copy task 835 835 18 15030
observed-size user-copy task 836 836 6 5016
observed-size user-copy task 838 838 29 24302
observed-size user-copy task 840 840 1 840
observed-size user-copy task 843 843 1 843
observed-size user-copy task 846 846 1 846
observed-size user-copy task 848 848 1 848
observed-size user-copy task 849 849 1 849
observed-size user-copy task 853 853 3 2559
observed-size user-copy task 855 855 3 2565
observed-size user-copy task 856 856 12 10272
observed-size user-copy task 863 863 29 25027
observed-size user-copy task 864 864 2 1728
observed-size user-copy task 869 869 9 7821
observed-size user-copy task 872 872 2 1744
observed-size user-copy task 876 876 1 876
observed-size user-copy task 879 879 31 27249
observed-size user-copy task 880 880 2 1760
observed-size user-copy task 882 882 12 10584
observed-size user-copy task 884 884 3 2652
observed-size user-copy task 888 888 4 3552
observed-size user-copy task 890 890 18 16020
observed-size user-copy task 892 892 2 1784
observed-size user-copy task 896 896 2 1792
observed-size user-copy task 904 904 2 1808
observed-size user-copy task 910 910 6 5460
observed-size user-copy task 912 912 27 24624
observed-size user-copy task 915 915 1 915
observed-size user-copy task 917 917 4 3668
observed-size user-copy task 923 923 37 34151
observed-size user-copy task 925 925 36 33300
observed-size user-copy task 930 930 20 18600
observed-size user-copy task 931 931 2 1862
observed-size user-copy task 935 935 6 5610
observed-size user-copy task 936 936 7 6552
observed-size user-copy task 937 937 6 5622
observed-size user-copy task 941 941 6 5646
observed-size user-copy task 946 946 18 17028
observed-size user-copy task 947 947 24 22728
observed-size user-copy task 952 952 1 952
observed-size user-copy task 958 958 1 958
observed-size user-copy task 959 959 8 7672
observed-size user-copy task 960 960 2 1920
observed-size user-copy task 962 962 24 23088
observed-size user-copy task 967 967 1 967
observed-size user-copy task 968 968 13 12584
observed-size user-copy task 977 977 1 977
observed-size user-copy task 979 979 3 2937
observed-size user-copy task 983 983 3 2949
observed-size user-copy task 985 985 6 5910
observed-size user-copy task 988 988 6 5928
observed-size user-copy task 992 992 1 992
observed-size user-copy task 997 997 1 997
observed-size user-copy task 1000 1000 3 3000
observed-size user-copy task 1006 1006 26 26156
observed-size user-copy task 1007 1007 6 6042
observed-size user-copy task 1012 1012 12 12144
observed-size user-copy task 1013 1013 18 18234
observed-size user-copy task 1016 1016 1 1016
observed-size user-copy task 1017 1017 9 9153
observed-size user-copy task 1020 1020 8 8160
observed-size user-copy task 1024 1024 3 3072
observed-size user-copy task 1025 1025 2 2050
observed-size user-copy task 1027 1027 6 6162
observed-size user-copy task 1031 1031 2 2062
observed-size user-copy task 1032 1032 3 3096
observed-size user-copy task 1035 1035 12 12420
observed-size user-copy task 1038 1038 29 30102
observed-size user-copy task 1040 1040 29 30160
observed-size user-copy task 1045 1045 6 6270
observed-size user-copy task 1047 1047 18 18846
observed-size user-copy task 1049 1049 24 25176
observed-size user-copy task 1051 1051 1 1051
observed-size user-copy task 1052 1052 6 6312
observed-size user-copy task 1055 1055 3 3165
observed-size user-copy task 1056 1056 2 2112
observed-size user-copy task 1057 1057 2 2114
observed-size user-copy task 1059 1059 3 3177
observed-size user-copy task 1060 1060 5 5300
observed-size user-copy task 1061 1061 1 1061
observed-size user-copy task 1062 1062 1 1062
observed-size user-copy task 1064 1064 1 1064
observed-size user-copy task 1066 1066 12 12792
observed-size user-copy task 1067 1067 24 25608
observed-size user-copy task 1068 1068 24 25632
observed-size user-copy task 1069 1069 18 19242
observed-size user-copy task 1070 1070 12 12840
observed-size user-copy task 1073 1073 1 1073
observed-size user-copy task 1077 1077 9 9693
observed-size user-copy task 1080 1080 1 1080
observed-size user-copy task 1083 1083 24 25992
observed-size user-copy task 1088 1088 12 13056
observed-size user-copy task 1091 1091 8 8728
observed-size user-copy task 1096 1096 7 7672
observed-size user-copy task 1098 1098 29 31842
observed-size user-copy task 1100 1100 12 13200
observed-size user-copy task 1101 1101 6 6606
observed-size user-copy task 1104 1104 2 2208
observed-size user-copy task 1105 1105 6 6630
observed-size user-copy task 1106 1106 15 16590
observed-size user-copy task 1107 1107 1 1107
observed-size user-copy task 1118 1118 6 6708
observed-size user-copy task 1119 1119 12 13428
observed-size user-copy task 1121 1121 6 6726
observed-size user-copy task 1124 1124 8 8992
observed-size user-copy task 1125 1125 1 1125
observed-size user-copy task 1126 1126 3 3378
observed-size user-copy task 1128 1128 19 21432
observed-size user-copy task 1136 1136 12 13632
observed-size user-copy task 1138 1138 24 27312
observed-size user-copy task 1144 1144 7 8008
observed-size user-copy task 1145 1145 18 20610
observed-size user-copy task 1152 1152 7 8064
observed-size user-copy task 1159 1159 14 16226
observed-size user-copy task 1161 1161 7 8127
observed-size user-copy task 1167 1167 1 1167
observed-size user-copy task 1168 1168 1 1168
observed-size user-copy task 1175 1175 6 7050
observed-size user-copy task 1178 1178 1 1178
observed-size user-copy task 1185 1185 2 2370
observed-size user-copy task 1187 1187 12 14244
observed-size user-copy task 1188 1188 1 1188
observed-size user-copy task 1190 1190 2 2380
observed-size user-copy task 1196 1196 14 16744
observed-size user-copy task 1198 1198 24 28752
observed-size user-copy task 1200 1200 2 2400
observed-size user-copy task 1201 1201 18 21618
observed-size user-copy task 1205 1205 12 14460
observed-size user-copy task 1207 1207 29 35003
observed-size user-copy task 1208 1208 2 2416
observed-size user-copy task 1214 1214 36 43704
observed-size user-copy task 1216 1216 1 1216
observed-size user-copy task 1222 1222 18 21996
observed-size user-copy task 1224 1224 6 7344
observed-size user-copy task 1230 1230 1 1230
observed-size user-copy task 1232 1232 1 1232
observed-size user-copy task 1236 1236 6 7416
observed-size user-copy task 1239 1239 1 1239
observed-size user-copy task 1241 1241 2 2482
observed-size user-copy task 1244 1244 3 3732
observed-size user-copy task 1247 1247 12 14964
observed-size user-copy task 1248 1248 1 1248
observed-size user-copy task 1257 1257 12 15084
observed-size user-copy task 1259 1259 14 17626
observed-size user-copy task 1262 1262 24 30288
observed-size user-copy task 1270 1270 1 1270
observed-size user-copy task 1275 1275 26 33150
observed-size user-copy task 1279 1279 8 10232
observed-size user-copy task 1280 1280 6 7680
observed-size user-copy task 1287 1287 2 2574
observed-size user-copy task 1288 1288 2 2576
observed-size user-copy task 1292 1292 18 23256
observed-size user-copy task 1294 1294 2 2588
observed-size user-copy task 1304 1304 1 1304
observed-size user-copy task 1306 1306 18 23508
observed-size user-copy task 1309 1309 12 15708
observed-size user-copy task 1314 1314 18 23652
observed-size user-copy task 1315 1315 2 2630
observed-size user-copy task 1320 1320 2 2640
observed-size user-copy task 1321 1321 12 15852
observed-size user-copy task 1328 1328 26 34528
observed-size user-copy task 1331 1331 24 31944
observed-size user-copy task 1334 1334 1 1334
observed-size user-copy task 1335 1335 24 32040
observed-size user-copy task 1336 1336 24 32064
observed-size user-copy task 1344 1344 6 8064
observed-size user-copy task 1345 1345 6 8070
observed-size user-copy task 1346 1346 8 10768
observed-size user-copy task 1347 1347 6 8082
observed-size user-copy task 1349 1349 10 13490
observed-size user-copy task 1357 1357 1 1357
observed-size user-copy task 1361 1361 26 35386
observed-size user-copy task 1362 1362 9 12258
observed-size user-copy task 1366 1366 18 24588
observed-size user-copy task 1367 1367 3 4101
observed-size user-copy task 1368 1368 6 8208
observed-size user-copy task 1369 1369 6 8214
observed-size user-copy task 1375 1375 2 2750
observed-size user-copy task 1376 1376 1 1376
observed-size user-copy task 1378 1378 1 1378
observed-size user-copy task 1381 1381 8 11048
observed-size user-copy task 1382 1382 18 24876
observed-size user-copy task 1383 1383 1 1383
observed-size user-copy task 1384 1384 22 30448
observed-size user-copy task 1386 1386 58 80388
observed-size user-copy task 1387 1387 27 37449
observed-size user-copy task 1389 1389 9 12501
observed-size user-copy task 1391 1391 10 13910
observed-size user-copy task 1393 1393 1 1393
observed-size user-copy task 1394 1394 10 13940
observed-size user-copy task 1395 1395 18 25110
observed-size user-copy task 1396 1396 6 8376
observed-size user-copy task 1399 1399 19 26581
observed-size user-copy task 1400 1400 5 7000
observed-size user-copy task 1401 1401 10 14010
observed-size user-copy task 1402 1402 10 14020
observed-size user-copy task 1403 1403 31 43493
observed-size user-copy task 1404 1404 8 11232
observed-size user-copy task 1408 1408 2 2816
observed-size user-copy task 1409 1409 6 8454
observed-size user-copy task 1411 1411 6 8466
observed-size user-copy task 1416 1416 20 28320
observed-size user-copy task 1423 1423 1 1423
observed-size user-copy task 1426 1426 5 7130
observed-size user-copy task 1427 1427 3 4281
observed-size user-copy task 1429 1429 38 54302
observed-size user-copy task 1430 1430 15 21450
observed-size user-copy task 1432 1432 11 15752
observed-size user-copy task 1441 1441 18 25938
observed-size user-copy task 1442 1442 28 40376
observed-size user-copy task 1447 1447 4 5788
observed-size user-copy task 1448 1448 160 231680
observed-size user-copy task 1453 1453 1 1453
observed-size user-copy task 1454 1454 12 17448
observed-size user-copy task 1464 1464 1 1464
observed-size user-copy task 1465 1465 6 8790
observed-size user-copy task 1472 1472 2 2944
observed-size user-copy task 1473 1473 1 1473
observed-size user-copy task 1481 1481 24 35544
observed-size user-copy task 1485 1485 26 38610
observed-size user-copy task 1486 1486 9 13374
observed-size user-copy task 1488 1488 1 1488
observed-size user-copy task 1491 1491 6 8946
observed-size user-copy task 1492 1492 12 17904
observed-size user-copy task 1494 1494 6 8964
observed-size user-copy task 1495 1495 30 44850
observed-size user-copy task 1496 1496 1 1496
observed-size user-copy task 1498 1498 6 8988
observed-size user-copy task 1504 1504 2 3008
observed-size user-copy task 1505 1505 2 3010
observed-size user-copy task 1510 1510 2 3020
observed-size user-copy task 1512 1512 1 1512
observed-size user-copy task 1513 1513 8 12104
observed-size user-copy task 1519 1519 6 9114
observed-size user-copy task 1523 1523 9 13707
observed-size user-copy task 1524 1524 24 36576
observed-size user-copy task 1527 1527 28 42756
observed-size user-copy task 1528 1528 6 9168
observed-size user-copy task 1535 1535 1 1535
observed-size user-copy task 1536 1536 3 4608
observed-size user-copy task 1550 1550 18 27900
observed-size user-copy task 1551 1551 1 1551
observed-size user-copy task 1552 1552 26 40352
observed-size user-copy task 1564 1564 4 6256
observed-size user-copy task 1567 1567 26 40742
observed-size user-copy task 1576 1576 5 7880
observed-size user-copy task 1577 1577 2 3154
observed-size user-copy task 1582 1582 8 12656
observed-size user-copy task 1591 1591 16 25456
observed-size user-copy task 1593 1593 2 3186
observed-size user-copy task 1595 1595 12 19140
observed-size user-copy task 1596 1596 1 1596
observed-size user-copy task 1598 1598 1 1598
observed-size user-copy task 1606 1606 12 19272
observed-size user-copy task 1608 1608 12 19296
observed-size user-copy task 1611 1611 26 41886
observed-size user-copy task 1612 1612 35 56420
observed-size user-copy task 1613 1613 7 11291
observed-size user-copy task 1617 1617 6 9702
observed-size user-copy task 1626 1626 1 1626
observed-size user-copy task 1630 1630 18 29340
observed-size user-copy task 1631 1631 12 19572
observed-size user-copy task 1632 1632 10 16320
observed-size user-copy task 1634 1634 1 1634
observed-size user-copy task 1639 1639 1 1639
observed-size user-copy task 1640 1640 1 1640
observed-size user-copy task 1649 1649 2 3298
observed-size user-copy task 1655 1655 6 9930
observed-size user-copy task 1658 1658 3 4974
observed-size user-copy task 1662 1662 1 1662
observed-size user-copy task 1663 1663 1 1663
observed-size user-copy task 1664 1664 38 63232
observed-size user-copy task 1680 1680 2 3360
observed-size user-copy task 1681 1681 6 10086
observed-size user-copy task 1682 1682 4 6728
observed-size user-copy task 1685 1685 2 3370
observed-size user-copy task 1687 1687 6 10122
observed-size user-copy task 1688 1688 1 1688
observed-size user-copy task 1691 1691 9 15219
observed-size user-copy task 1693 1693 2 3386
observed-size user-copy task 1696 1696 1 1696
observed-size user-copy task 1697 1697 1 1697
observed-size user-copy task 1698 1698 7 11886
observed-size user-copy task 1703 1703 9 15327
observed-size user-copy task 1704 1704 1 1704
observed-size user-copy task 1711 1711 24 41064
observed-size user-copy task 1725 1725 13 22425
observed-size user-copy task 1726 1726 26 44876
observed-size user-copy task 1728 1728 2 3456
observed-size user-copy task 1734 1734 12 20808
observed-size user-copy task 1736 1736 4 6944
observed-size user-copy task 1738 1738 45 78210
observed-size user-copy task 1740 1740 9 15660
observed-size user-copy task 1742 1742 5 8710
observed-size user-copy task 1744 1744 1 1744
observed-size user-copy task 1745 1745 2 3490
observed-size user-copy task 1746 1746 1 1746
observed-size user-copy task 1750 1750 18 31500
observed-size user-copy task 1754 1754 2 3508
observed-size user-copy task 1758 1758 18 31644
observed-size user-copy task 1761 1761 8 14088
observed-size user-copy task 1762 1762 2 3524
observed-size user-copy task 1764 1764 12 21168
observed-size user-copy task 1765 1765 6 10590
observed-size user-copy task 1766 1766 15 26490
observed-size user-copy task 1770 1770 2 3540
observed-size user-copy task 1774 1774 1 1774
observed-size user-copy task 1776 1776 2 3552
observed-size user-copy task 1778 1778 10 17780
observed-size user-copy task 1783 1783 3 5349
observed-size user-copy task 1784 1784 1 1784
observed-size user-copy task 1786 1786 1 1786
observed-size user-copy task 1787 1787 1 1787
observed-size user-copy task 1788 1788 6 10728
observed-size user-copy task 1793 1793 18 32274
observed-size user-copy task 1794 1794 30 53820
observed-size user-copy task 1795 1795 21 37695
observed-size user-copy task 1800 1800 2 3600
observed-size user-copy task 1804 1804 8 14432
observed-size user-copy task 1814 1814 12 21768
observed-size user-copy task 1816 1816 8 14528
observed-size user-copy task 1818 1818 3 5454
observed-size user-copy task 1820 1820 24 43680
observed-size user-copy task 1822 1822 1 1822
observed-size user-copy task 1826 1826 12 21912
observed-size user-copy task 1832 1832 1 1832
observed-size user-copy task 1843 1843 6 11058
observed-size user-copy task 1846 1846 2 3692
observed-size user-copy task 1848 1848 1 1848
observed-size user-copy task 1856 1856 19 35264
observed-size user-copy task 1861 1861 2 3722
observed-size user-copy task 1864 1864 11 20504
observed-size user-copy task 1870 1870 37 69190
observed-size user-copy task 1871 1871 1 1871
observed-size user-copy task 1872 1872 5 9360
observed-size user-copy task 1875 1875 29 54375
observed-size user-copy task 1878 1878 12 22536
observed-size user-copy task 1880 1880 4 7520
observed-size user-copy task 1887 1887 12 22644
observed-size user-copy task 1889 1889 24 45336
observed-size user-copy task 1890 1890 3 5670
observed-size user-copy task 1897 1897 1 1897
observed-size user-copy task 1904 1904 1 1904
observed-size user-copy task 1905 1905 26 49530
observed-size user-copy task 1911 1911 6 11466
observed-size user-copy task 1912 1912 11 21032
observed-size user-copy task 1918 1918 6 11508
observed-size user-copy task 1920 1920 4 7680
observed-size user-copy task 1922 1922 6 11532
observed-size user-copy task 1923 1923 2 3846
observed-size user-copy task 1943 1943 6 11658
observed-size user-copy task 1944 1944 12 23328
observed-size user-copy task 1945 1945 5 9725
observed-size user-copy task 1946 1946 1 1946
observed-size user-copy task 1951 1951 6 11706
observed-size user-copy task 1953 1953 2 3906
observed-size user-copy task 1968 1968 1 1968
observed-size user-copy task 1976 1976 3 5928
observed-size user-copy task 1990 1990 12 23880
observed-size user-copy task 1996 1996 3 5988
observed-size user-copy task 1998 1998 6 11988
observed-size user-copy task 2002 2002 26 52052
observed-size user-copy task 2016 2016 21 42336
observed-size user-copy task 2025 2025 24 48600
observed-size user-copy task 2029 2029 2 4058
observed-size user-copy task 2032 2032 2 4064
observed-size user-copy task 2033 2033 1 2033
observed-size user-copy task 2037 2037 18 36666
observed-size user-copy task 2043 2043 1 2043
observed-size user-copy task 2046 2046 1 2046
observed-size user-copy task 2048 2048 2 4096
observed-size user-copy task 2050 2050 25 51250
observed-size user-copy task 2059 2059 3 6177
observed-size user-copy task 2060 2060 1 2060
observed-size user-copy task 2062 2062 18 37116
observed-size user-copy task 2071 2071 6 12426
observed-size user-copy task 2072 2072 11 22792
observed-size user-copy task 2085 2085 2 4170
observed-size user-copy task 2086 2086 2 4172
observed-size user-copy task 2091 2091 18 37638
observed-size user-copy task 2111 2111 4 8444
observed-size user-copy task 2112 2112 19 40128
observed-size user-copy task 2121 2121 1 2121
observed-size user-copy task 2123 2123 13 27599
observed-size user-copy task 2124 2124 1 2124
observed-size user-copy task 2128 2128 14 29792
observed-size user-copy task 2134 2134 26 55484
observed-size user-copy task 2142 2142 16 34272
observed-size user-copy task 2144 2144 27 57888
observed-size user-copy task 2152 2152 1 2152
observed-size user-copy task 2155 2155 24 51720
observed-size user-copy task 2156 2156 9 19404
observed-size user-copy task 2170 2170 26 56420
observed-size user-copy task 2174 2174 27 58698
observed-size user-copy task 2176 2176 6 13056
observed-size user-copy task 2179 2179 1 2179
observed-size user-copy task 2184 2184 1 2184
observed-size user-copy task 2185 2185 12 26220
observed-size user-copy task 2188 2188 3 6564
observed-size user-copy task 2191 2191 1 2191
observed-size user-copy task 2192 2192 1 2192
observed-size user-copy task 2193 2193 6 13158
observed-size user-copy task 2197 2197 1 2197
observed-size user-copy task 2209 2209 12 26508
observed-size user-copy task 2210 2210 6 13260
observed-size user-copy task 2214 2214 3 6642
observed-size user-copy task 2219 2219 10 22190
observed-size user-copy task 2220 2220 23 51060
observed-size user-copy task 2224 2224 4 8896
observed-size user-copy task 2234 2234 24 53616
observed-size user-copy task 2238 2238 34 76092
observed-size user-copy task 2240 2240 1 2240
observed-size user-copy task 2241 2241 12 26892
observed-size user-copy task 2254 2254 4 9016
observed-size user-copy task 2257 2257 6 13542
observed-size user-copy task 2258 2258 1 2258
observed-size user-copy task 2269 2269 6 13614
observed-size user-copy task 2270 2270 45 102150
observed-size user-copy task 2272 2272 2 4544
observed-size user-copy task 2288 2288 32 73216
observed-size user-copy task 2291 2291 18 41238
observed-size user-copy task 2293 2293 1 2293
observed-size user-copy task 2298 2298 6 13788
observed-size user-copy task 2300 2300 9 20700
observed-size user-copy task 2305 2305 9 20745
observed-size user-copy task 2313 2313 3 6939
observed-size user-copy task 2314 2314 18 41652
observed-size user-copy task 2319 2319 6 13914
observed-size user-copy task 2323 2323 2 4646
observed-size user-copy task 2324 2324 12 27888
observed-size user-copy task 2335 2335 24 56040
observed-size user-copy task 2340 2340 6 14040
observed-size user-copy task 2342 2342 3 7026
observed-size user-copy task 2347 2347 3 7041
observed-size user-copy task 2351 2351 44 103444
observed-size user-copy task 2360 2360 7 16520
observed-size user-copy task 2375 2375 2 4750
observed-size user-copy task 2376 2376 1 2376
observed-size user-copy task 2377 2377 26 61802
observed-size user-copy task 2387 2387 8 19096
observed-size user-copy task 2395 2395 18 43110
observed-size user-copy task 2400 2400 8 19200
observed-size user-copy task 2402 2402 29 69658
observed-size user-copy task 2403 2403 2 4806
observed-size user-copy task 2405 2405 4 9620
observed-size user-copy task 2414 2414 2 4828
observed-size user-copy task 2416 2416 2 4832
observed-size user-copy task 2419 2419 26 62894
observed-size user-copy task 2420 2420 18 43560
observed-size user-copy task 2422 2422 6 14532
observed-size user-copy task 2428 2428 12 29136
observed-size user-copy task 2432 2432 8 19456
observed-size user-copy task 2433 2433 24 58392
observed-size user-copy task 2439 2439 9 21951
observed-size user-copy task 2445 2445 2 4890
observed-size user-copy task 2448 2448 1 2448
observed-size user-copy task 2456 2456 2 4912
observed-size user-copy task 2457 2457 1 2457
observed-size user-copy task 2460 2460 8 19680
observed-size user-copy task 2472 2472 3 7416
observed-size user-copy task 2488 2488 6 14928
observed-size user-copy task 2492 2492 24 59808
observed-size user-copy task 2494 2494 9 22446
observed-size user-copy task 2496 2496 2 4992
observed-size user-copy task 2500 2500 1 2500
observed-size user-copy task 2504 2504 1 2504
observed-size user-copy task 2505 2505 1 2505
observed-size user-copy task 2508 2508 2 5016
observed-size user-copy task 2510 2510 18 45180
observed-size user-copy task 2512 2512 3 7536
observed-size user-copy task 2520 2520 3 7560
observed-size user-copy task 2524 2524 1 2524
observed-size user-copy task 2525 2525 6 15150
observed-size user-copy task 2530 2530 6 15180
observed-size user-copy task 2535 2535 13 32955
observed-size user-copy task 2538 2538 26 65988
observed-size user-copy task 2540 2540 12 30480
observed-size user-copy task 2545 2545 12 30540
observed-size user-copy task 2554 2554 1 2554
observed-size user-copy task 2555 2555 24 61320
observed-size user-copy task 2560 2560 7 17920
observed-size user-copy task 2563 2563 1 2563
observed-size user-copy task 2568 2568 4 10272
observed-size user-copy task 2574 2574 8 20592
observed-size user-copy task 2584 2584 1 2584
observed-size user-copy task 2585 2585 24 62040
observed-size user-copy task 2593 2593 12 31116
observed-size user-copy task 2601 2601 2 5202
observed-size user-copy task 2604 2604 12 31248
observed-size user-copy task 2607 2607 2 5214
observed-size user-copy task 2611 2611 6 15666
observed-size user-copy task 2613 2613 24 62712
observed-size user-copy task 2616 2616 1 2616
observed-size user-copy task 2627 2627 6 15762
observed-size user-copy task 2634 2634 18 47412
observed-size user-copy task 2643 2643 1 2643
observed-size user-copy task 2644 2644 18 47592
observed-size user-copy task 2648 2648 1 2648
observed-size user-copy task 2654 2654 26 69004
observed-size user-copy task 2655 2655 24 63720
observed-size user-copy task 2658 2658 12 31896
observed-size user-copy task 2664 2664 18 47952
observed-size user-copy task 2670 2670 21 56070
observed-size user-copy task 2680 2680 26 69680
observed-size user-copy task 2687 2687 24 64488
observed-size user-copy task 2691 2691 38 102258
observed-size user-copy task 2697 2697 12 32364
observed-size user-copy task 2712 2712 1 2712
observed-size user-copy task 2715 2715 6 16290
observed-size user-copy task 2720 2720 13 35360
observed-size user-copy task 2721 2721 1 2721
observed-size user-copy task 2722 2722 2 5444
observed-size user-copy task 2723 2723 6 16338
observed-size user-copy task 2728 2728 3 8184
observed-size user-copy task 2730 2730 15 40950
observed-size user-copy task 2731 2731 9 24579
observed-size user-copy task 2736 2736 23 62928
observed-size user-copy task 2741 2741 28 76748
observed-size user-copy task 2746 2746 29 79634
observed-size user-copy task 2748 2748 24 65952
observed-size user-copy task 2750 2750 3 8250
observed-size user-copy task 2759 2759 9 24831
observed-size user-copy task 2785 2785 18 50130
observed-size user-copy task 2789 2789 16 44624
observed-size user-copy task 2792 2792 1 2792
observed-size user-copy task 2806 2806 20 56120
observed-size user-copy task 2808 2808 1 2808
observed-size user-copy task 2809 2809 24 67416
observed-size user-copy task 2822 2822 24 67728
observed-size user-copy task 2823 2823 29 81867
observed-size user-copy task 2826 2826 6 16956
observed-size user-copy task 2831 2831 1 2831
observed-size user-copy task 2848 2848 1 2848
observed-size user-copy task 2856 2856 29 82824
observed-size user-copy task 2858 2858 3 8574
observed-size user-copy task 2862 2862 9 25758
observed-size user-copy task 2869 2869 1 2869
observed-size user-copy task 2874 2874 6 17244
observed-size user-copy task 2880 2880 1 2880
observed-size user-copy task 2901 2901 3 8703
observed-size user-copy task 2910 2910 24 69840
observed-size user-copy task 2912 2912 3 8736
observed-size user-copy task 2914 2914 35 101990
observed-size user-copy task 2922 2922 4 11688
observed-size user-copy task 2924 2924 2 5848
observed-size user-copy task 2932 2932 35 102620
observed-size user-copy task 2936 2936 11 32296
observed-size user-copy task 2943 2943 2 5886
observed-size user-copy task 2949 2949 6 17694
observed-size user-copy task 2952 2952 1 2952
observed-size user-copy task 2965 2965 1 2965
observed-size user-copy task 2979 2979 3 8937
observed-size user-copy task 2988 2988 12 35856
observed-size user-copy task 2998 2998 6 17988
observed-size user-copy task 3008 3008 5 15040
observed-size user-copy task 3009 3009 24 72216
observed-size user-copy task 3020 3020 18 54360
observed-size user-copy task 3025 3025 3 9075
observed-size user-copy task 3030 3030 6 18180
observed-size user-copy task 3053 3053 18 54954
observed-size user-copy task 3056 3056 6 18336
observed-size user-copy task 3058 3058 24 73392
observed-size user-copy task 3072 3072 2 6144
observed-size user-copy task 3089 3089 6 18534
observed-size user-copy task 3092 3092 16 49472
observed-size user-copy task 3094 3094 12 37128
observed-size user-copy task 3096 3096 1 3096
observed-size user-copy task 3104 3104 1 3104
observed-size user-copy task 3106 3106 1 3106
observed-size user-copy task 3109 3109 1 3109
observed-size user-copy task 3115 3115 18 56070
observed-size user-copy task 3120 3120 9 28080
observed-size user-copy task 3128 3128 2 6256
observed-size user-copy task 3131 3131 6 18786
observed-size user-copy task 3139 3139 18 56502
observed-size user-copy task 3140 3140 18 56520
observed-size user-copy task 3150 3150 16 50400
observed-size user-copy task 3155 3155 12 37860
observed-size user-copy task 3165 3165 4 12660
observed-size user-copy task 3171 3171 9 28539
observed-size user-copy task 3176 3176 11 34936
observed-size user-copy task 3178 3178 8 25424
observed-size user-copy task 3189 3189 1 3189
observed-size user-copy task 3194 3194 12 38328
observed-size user-copy task 3199 3199 1 3199
observed-size user-copy task 3200 3200 6 19200
observed-size user-copy task 3205 3205 1 3205
observed-size user-copy task 3214 3214 2 6428
observed-size user-copy task 3216 3216 31 99696
observed-size user-copy task 3219 3219 24 77256
observed-size user-copy task 3224 3224 1 3224
observed-size user-copy task 3232 3232 1 3232
observed-size user-copy task 3239 3239 3 9717
observed-size user-copy task 3242 3242 35 113470
observed-size user-copy task 3245 3245 9 29205
observed-size user-copy task 3248 3248 1 3248
observed-size user-copy task 3250 3250 30 97500
observed-size user-copy task 3253 3253 1 3253
observed-size user-copy task 3260 3260 12 39120
observed-size user-copy task 3264 3264 2 6528
observed-size user-copy task 3288 3288 1 3288
observed-size user-copy task 3296 3296 1 3296
observed-size user-copy task 3301 3301 12 39612
observed-size user-copy task 3304 3304 25 82600
observed-size user-copy task 3315 3315 48 159120
observed-size user-copy task 3321 3321 8 26568
observed-size user-copy task 3327 3327 3 9981
observed-size user-copy task 3328 3328 1 3328
observed-size user-copy task 3331 3331 26 86606
observed-size user-copy task 3341 3341 24 80184
observed-size user-copy task 3352 3352 1 3352
observed-size user-copy task 3359 3359 18 60462
observed-size user-copy task 3374 3374 8 26992
observed-size user-copy task 3378 3378 1 3378
observed-size user-copy task 3380 3380 1 3380
observed-size user-copy task 3387 3387 12 40644
observed-size user-copy task 3396 3396 18 61128
observed-size user-copy task 3397 3397 3 10191
observed-size user-copy task 3398 3398 3 10194
observed-size user-copy task 3404 3404 3 10212
observed-size user-copy task 3407 3407 1 3407
observed-size user-copy task 3409 3409 2 6818
observed-size user-copy task 3424 3424 2 6848
observed-size user-copy task 3437 3437 1 3437
observed-size user-copy task 3442 3442 21 72282
observed-size user-copy task 3473 3473 18 62514
observed-size user-copy task 3478 3478 6 20868
observed-size user-copy task 3490 3490 3 10470
observed-size user-copy task 3493 3493 12 41916
observed-size user-copy task 3499 3499 9 31491
observed-size user-copy task 3502 3502 23 80546
observed-size user-copy task 3519 3519 18 63342
observed-size user-copy task 3536 3536 20 70720
observed-size user-copy task 3552 3552 1 3552
observed-size user-copy task 3553 3553 26 92378
observed-size user-copy task 3555 3555 1 3555
observed-size user-copy task 3557 3557 4 14228
observed-size user-copy task 3560 3560 1 3560
observed-size user-copy task 3569 3569 9 32121
observed-size user-copy task 3574 3574 2 7148
observed-size user-copy task 3576 3576 1 3576
observed-size user-copy task 3581 3581 4 14324
observed-size user-copy task 3582 3582 16 57312
observed-size user-copy task 3607 3607 2 7214
observed-size user-copy task 3608 3608 4 14432
observed-size user-copy task 3632 3632 11 39952
observed-size user-copy task 3635 3635 1 3635
observed-size user-copy task 3637 3637 2 7274
observed-size user-copy task 3652 3652 9 32868
observed-size user-copy task 3657 3657 4 14628
observed-size user-copy task 3664 3664 18 65952
observed-size user-copy task 3667 3667 1 3667
observed-size user-copy task 3676 3676 1 3676
observed-size user-copy task 3677 3677 1 3677
observed-size user-copy task 3687 3687 9 33183
observed-size user-copy task 3694 3694 3 11082
observed-size user-copy task 3698 3698 9 33282
observed-size user-copy task 3704 3704 4 14816
observed-size user-copy task 3712 3712 6 22272
observed-size user-copy task 3722 3722 22 81884
observed-size user-copy task 3733 3733 15 55995
observed-size user-copy task 3744 3744 1 3744
observed-size user-copy task 3753 3753 12 45036
observed-size user-copy task 3764 3764 3 11292
observed-size user-copy task 3768 3768 6 22608
observed-size user-copy task 3771 3771 4 15084
observed-size user-copy task 3774 3774 1 3774
observed-size user-copy task 3776 3776 1 3776
observed-size user-copy task 3778 3778 19 71782
observed-size user-copy task 3780 3780 1 3780
observed-size user-copy task 3785 3785 6 22710
observed-size user-copy task 3788 3788 15 56820
observed-size user-copy task 3800 3800 1 3800
observed-size user-copy task 3808 3808 1 3808
observed-size user-copy task 3814 3814 9 34326
observed-size user-copy task 3818 3818 9 34362
observed-size user-copy task 3831 3831 2 7662
observed-size user-copy task 3835 3835 15 57525
observed-size user-copy task 3837 3837 18 69066
observed-size user-copy task 3841 3841 25 96025
observed-size user-copy task 3860 3860 3 11580
observed-size user-copy task 3869 3869 2 7738
observed-size user-copy task 3872 3872 3 11616
observed-size user-copy task 3880 3880 2 7760
observed-size user-copy task 3881 3881 1 3881
observed-size user-copy task 3888 3888 1 3888
observed-size user-copy task 3890 3890 11 42790
observed-size user-copy task 3906 3906 3 11718
observed-size user-copy task 3907 3907 1 3907
observed-size user-copy task 3931 3931 4 15724
observed-size user-copy task 3938 3938 12 47256
observed-size user-copy task 3945 3945 12 47340
observed-size user-copy task 3948 3948 26 102648
observed-size user-copy task 3960 3960 1 3960
observed-size user-copy task 3976 3976 1 3976
observed-size user-copy task 3987 3987 1 3987
observed-size user-copy task 3998 3998 12 47976
observed-size user-copy task 4009 4009 1 4009
observed-size user-copy task 4013 4013 31 124403
observed-size user-copy task 4016 4016 26 104416
observed-size user-copy task 4028 4028 12 48336
observed-size user-copy task 4032 4032 4 16128
observed-size user-copy task 4040 4040 8 32320
observed-size user-copy task 4044 4044 12 48528
observed-size user-copy task 4069 4069 1 4069
observed-size user-copy task 4081 4081 16 65296
observed-size user-copy task 4085 4085 12 49020
observed-size user-copy task 4092 4092 1 4092
observed-size user-copy task 4096 4096 17523 71774208
observed-align checked-copy 0 0 7935
observed-align clear_page 0 - 214498
observed-align copy_page 0 0 7628
observed-align inlined-copy 0 0 3829
observed-align inlined-copy 0 16 1709
observed-align inlined-copy 0 24 2019
observed-align inlined-copy 0 32 416
observed-align inlined-copy 0 39 3
observed-align inlined-copy 0 40 404
observed-align inlined-copy 0 48 543
observed-align inlined-copy 0 56 1072
observed-align inlined-copy 0 8 419
observed-align inlined-copy 16 0 1018
observed-align inlined-copy 16 16 15723
observed-align inlined-copy 16 24 968
observed-align inlined-copy 16 32 1517
observed-align inlined-copy 16 40 1627
observed-align inlined-copy 16 48 315
observed-align inlined-copy 16 56 302
observed-align inlined-copy 16 6 1
observed-align inlined-copy 16 8 3925
observed-align inlined-copy 24 0 445
observed-align inlined-copy 24 16 3355
observed-align inlined-copy 24 24 208077
observed-align inlined-copy 24 32 1503
observed-align inlined-copy 24 37 49
observed-align inlined-copy 24 40 1827
observed-align inlined-copy 24 48 1815
observed-align inlined-copy 24 56 375
observed-align inlined-copy 24 8 1138
observed-align inlined-copy 32 0 376
observed-align inlined-copy 32 16 745
observed-align inlined-copy 32 24 4256
observed-align inlined-copy 32 32 1037
observed-align inlined-copy 32 33 2
observed-align inlined-copy 32 34 11
observed-align inlined-copy 32 35 2
observed-align inlined-copy 32 37 1
observed-align inlined-copy 32 38 1
observed-align inlined-copy 32 39 3
observed-align inlined-copy 32 40 1367
observed-align inlined-copy 32 48 1676
observed-align inlined-copy 32 56 1488
observed-align inlined-copy 32 8 391
observed-align inlined-copy 40 0 1812
observed-align inlined-copy 40 16 347
observed-align inlined-copy 40 24 361
observed-align inlined-copy 40 32 3609
observed-align inlined-copy 40 33 2
observed-align inlined-copy 40 34 41
observed-align inlined-copy 40 35 41
observed-align inlined-copy 40 36 1
observed-align inlined-copy 40 37 11
observed-align inlined-copy 40 38 1
observed-align inlined-copy 40 39 2
observed-align inlined-copy 40 40 632
observed-align inlined-copy 40 48 992
observed-align inlined-copy 40 56 1663
observed-align inlined-copy 40 6 1
observed-align inlined-copy 40 8 337
observed-align inlined-copy 48 0 1975
observed-align inlined-copy 48 16 301
observed-align inlined-copy 48 24 372
observed-align inlined-copy 48 32 293
observed-align inlined-copy 48 33 1
observed-align inlined-copy 48 35 4
observed-align inlined-copy 48 36 106
observed-align inlined-copy 48 37 93
observed-align inlined-copy 48 38 17
observed-align inlined-copy 48 39 36
observed-align inlined-copy 48 40 1643
observed-align inlined-copy 48 48 1160
observed-align inlined-copy 48 56 526
observed-align inlined-copy 48 8 1708
observed-align inlined-copy 56 0 352
observed-align inlined-copy 56 16 1626
observed-align inlined-copy 56 24 312
observed-align inlined-copy 56 32 290
observed-align inlined-copy 56 34 10
observed-align inlined-copy 56 40 296
observed-align inlined-copy 56 48 1137
observed-align inlined-copy 56 56 571
observed-align inlined-copy 56 8 1716
observed-align inlined-copy 8 0 2748
observed-align inlined-copy 8 16 465
observed-align inlined-copy 8 24 1804
observed-align inlined-copy 8 32 6802
observed-align inlined-copy 8 40 348
observed-align inlined-copy 8 48 356
observed-align inlined-copy 8 56 824
observed-align inlined-copy 8 8 15556
observed-align inlined-set - - 4116
observed-align inlined-set 0 - 76300
observed-align inlined-set 16 - 72283
observed-align inlined-set 24 - 56439
observed-align inlined-set 32 - 83599
observed-align inlined-set 40 - 55952
observed-align inlined-set 48 - 140483
observed-align inlined-set 56 - 59518
observed-align inlined-set 8 - 293598
observed-align memcpy - - 10670
observed-align memcpy 0 0 4557
observed-align memcpy 0 16 1681
observed-align memcpy 0 24 1698
observed-align memcpy 0 32 3008
observed-align memcpy 0 40 2220
observed-align memcpy 0 48 1629
observed-align memcpy 0 56 1894
observed-align memcpy 0 8 1456
observed-align memcpy 10 53 34
observed-align memcpy 11 53 34
observed-align memcpy 12 0 118
observed-align memcpy 12 50 68
observed-align memcpy 14 0 109
observed-align memcpy 16 0 1812
observed-align memcpy 16 16 889
observed-align memcpy 16 24 342
observed-align memcpy 16 32 451
observed-align memcpy 16 40 394
observed-align memcpy 16 48 1712
observed-align memcpy 16 50 34
observed-align memcpy 16 56 954
observed-align memcpy 16 8 697
observed-align memcpy 17 50 34
observed-align memcpy 19 53 68
observed-align memcpy 2 26 12
observed-align memcpy 20 8 131
observed-align memcpy 22 8 103
observed-align memcpy 23 53 34
observed-align memcpy 24 0 2004
observed-align memcpy 24 16 383
observed-align memcpy 24 24 519
observed-align memcpy 24 32 130
observed-align memcpy 24 40 112
observed-align memcpy 24 48 122
observed-align memcpy 24 56 1368
observed-align memcpy 24 8 94
observed-align memcpy 25 50 68
observed-align memcpy 25 53 34
observed-align memcpy 28 16 119
observed-align memcpy 29 50 34
observed-align memcpy 29 53 34
observed-align memcpy 3 50 34
observed-align memcpy 30 16 112
observed-align memcpy 31 50 34
observed-align memcpy 32 0 3389
observed-align memcpy 32 16 146
observed-align memcpy 32 24 603
observed-align memcpy 32 32 936
observed-align memcpy 32 34 28
observed-align memcpy 32 40 120
observed-align memcpy 32 48 101
observed-align memcpy 32 53 34
observed-align memcpy 32 56 48
observed-align memcpy 32 8 647
observed-align memcpy 33 6 12
observed-align memcpy 34 53 34
observed-align memcpy 35 50 34
observed-align memcpy 36 24 120
observed-align memcpy 38 24 121
observed-align memcpy 38 50 34
observed-align memcpy 39 53 34
observed-align memcpy 4 56 105
observed-align memcpy 40 0 1382
observed-align memcpy 40 16 685
observed-align memcpy 40 24 66
observed-align memcpy 40 32 436
observed-align memcpy 40 40 101
observed-align memcpy 40 48 116
observed-align memcpy 40 50 34
observed-align memcpy 40 56 34
observed-align memcpy 40 8 1351
observed-align memcpy 42 53 34
observed-align memcpy 44 32 102
observed-align memcpy 45 50 34
observed-align memcpy 45 53 34
observed-align memcpy 45 63 12
observed-align memcpy 46 32 105
observed-align memcpy 47 53 34
observed-align memcpy 48 0 1511
observed-align memcpy 48 16 1396
observed-align memcpy 48 24 771
observed-align memcpy 48 32 269
observed-align memcpy 48 40 516
observed-align memcpy 48 48 245
observed-align memcpy 48 50 34
observed-align memcpy 48 56 114
observed-align memcpy 48 8 130
observed-align memcpy 5 50 34
observed-align memcpy 50 33 12
observed-align memcpy 52 40 113
observed-align memcpy 53 50 34
observed-align memcpy 53 53 34
observed-align memcpy 54 40 113
observed-align memcpy 54 53 34
observed-align memcpy 56 0 1449
observed-align memcpy 56 1 585
observed-align memcpy 56 13 717
observed-align memcpy 56 15 268
observed-align memcpy 56 16 76
observed-align memcpy 56 2 656
observed-align memcpy 56 21 126
observed-align memcpy 56 24 4444
observed-align memcpy 56 27 169
observed-align memcpy 56 28 286
observed-align memcpy 56 29 656
observed-align memcpy 56 3 112
observed-align memcpy 56 32 808
observed-align memcpy 56 33 502
observed-align memcpy 56 37 1936
observed-align memcpy 56 38 10
observed-align memcpy 56 40 103
observed-align memcpy 56 41 9
observed-align memcpy 56 42 845
observed-align memcpy 56 43 140
observed-align memcpy 56 45 150
observed-align memcpy 56 48 460
observed-align memcpy 56 52 124
observed-align memcpy 56 54 8041
observed-align memcpy 56 55 1
observed-align memcpy 56 56 55
observed-align memcpy 56 58 49
observed-align memcpy 56 6 4
observed-align memcpy 56 61 3207
observed-align memcpy 56 62 213
observed-align memcpy 56 8 358
observed-align memcpy 56 9 90
observed-align memcpy 59 50 34
observed-align memcpy 6 53 68
observed-align memcpy 6 56 111
observed-align memcpy 60 48 119
observed-align memcpy 60 50 34
observed-align memcpy 61 53 34
observed-align memcpy 62 48 122
observed-align memcpy 8 0 1757
observed-align memcpy 8 16 64
observed-align memcpy 8 24 77
observed-align memcpy 8 32 140
observed-align memcpy 8 40 1476
observed-align memcpy 8 48 761
observed-align memcpy 8 56 37
observed-align memcpy 8 8 660
observed-align memmove 0 40 29
observed-align memmove 0 48 19
observed-align memmove 0 56 11
observed-align memmove 16 0 15
observed-align memmove 16 16 1
observed-align memmove 16 56 31
observed-align memmove 16 8 8
observed-align memmove 24 0 27
observed-align memmove 24 16 9
observed-align memmove 24 8 15
observed-align memmove 32 16 16
observed-align memmove 32 24 7
observed-align memmove 32 8 33
observed-align memmove 40 16 29
observed-align memmove 40 24 16
observed-align memmove 40 32 4
observed-align memmove 48 24 35
observed-align memmove 48 32 10
observed-align memmove 48 40 4
observed-align memmove 48 48 1
observed-align memmove 56 32 40
observed-align memmove 56 40 13
observed-align memmove 56 48 10
observed-align memmove 56 56 1
observed-align memmove 8 0 7
observed-align memmove 8 48 32
observed-align memmove 8 56 16
observed-align memmove 8 8 1
observed-align memset - - 5958
observed-align memset 0 - 313509
observed-align memset 10 - 12
observed-align memset 11 - 2
observed-align memset 12 - 14
observed-align memset 13 - 2
observed-align memset 14 - 15
observed-align memset 15 - 6
observed-align memset 16 - 6272
observed-align memset 17 - 2
observed-align memset 18 - 12
observed-align memset 19 - 12
observed-align memset 2 - 1
observed-align memset 20 - 13
observed-align memset 23 - 4
observed-align memset 24 - 6204
observed-align memset 25 - 13
observed-align memset 26 - 12
observed-align memset 27 - 13
observed-align memset 29 - 1
observed-align memset 3 - 1
observed-align memset 30 - 29
observed-align memset 31 - 14
observed-align memset 32 - 8541
observed-align memset 33 - 2
observed-align memset 34 - 15
observed-align memset 35 - 253
observed-align memset 36 - 61
observed-align memset 37 - 17
observed-align memset 38 - 43
observed-align memset 39 - 63
observed-align memset 4 - 1
observed-align memset 40 - 6876
observed-align memset 41 - 23
observed-align memset 42 - 12
observed-align memset 43 - 12
observed-align memset 44 - 1
observed-align memset 45 - 31
observed-align memset 46 - 3
observed-align memset 47 - 1
observed-align memset 48 - 9632
observed-align memset 49 - 1
observed-align memset 5 - 12
observed-align memset 50 - 27
observed-align memset 51 - 13
observed-align memset 52 - 2
observed-align memset 53 - 3
observed-align memset 54 - 2
observed-align memset 55 - 13
observed-align memset 56 - 7560
observed-align memset 59 - 3
observed-align memset 6 - 1
observed-align memset 60 - 1
observed-align memset 62 - 1
observed-align memset 63 - 2
observed-align memset 7 - 1
observed-align memset 8 - 10204
observed-align memset 9 - 14
observed-align user-clear 0 - 420
observed-align user-clear 16 - 458
observed-align user-clear 20 - 2
observed-align user-clear 24 - 10
observed-align user-clear 32 - 66
observed-align user-clear 4 - 13
observed-align user-clear 40 - 50
observed-align user-clear 56 - 49
observed-align user-clear 8 - 52
observed-align user-copy 0 0 6874
observed-align user-copy 0 1 3
observed-align user-copy 0 10 32
observed-align user-copy 0 11 26
observed-align user-copy 0 12 5
observed-align user-copy 0 13 8
observed-align user-copy 0 14 15
observed-align user-copy 0 16 1906
observed-align user-copy 0 17 28
observed-align user-copy 0 18 10
observed-align user-copy 0 2 96
observed-align user-copy 0 20 1
observed-align user-copy 0 21 28
observed-align user-copy 0 22 24
observed-align user-copy 0 23 19
observed-align user-copy 0 24 1520
observed-align user-copy 0 25 14
observed-align user-copy 0 26 2
observed-align user-copy 0 27 27
observed-align user-copy 0 28 4
observed-align user-copy 0 29 14
observed-align user-copy 0 3 59
observed-align user-copy 0 31 20
observed-align user-copy 0 32 4056
observed-align user-copy 0 33 1
observed-align user-copy 0 34 2
observed-align user-copy 0 35 1
observed-align user-copy 0 36 11
observed-align user-copy 0 37 4
observed-align user-copy 0 38 11
observed-align user-copy 0 39 10
observed-align user-copy 0 4 8
observed-align user-copy 0 40 1410
observed-align user-copy 0 41 20
observed-align user-copy 0 42 11
observed-align user-copy 0 43 7
observed-align user-copy 0 44 12
observed-align user-copy 0 45 3
observed-align user-copy 0 46 27
observed-align user-copy 0 47 17
observed-align user-copy 0 48 2799
observed-align user-copy 0 49 12
observed-align user-copy 0 50 11
observed-align user-copy 0 51 26
observed-align user-copy 0 52 18
observed-align user-copy 0 53 9
observed-align user-copy 0 54 2
observed-align user-copy 0 55 8
observed-align user-copy 0 56 1511
observed-align user-copy 0 57 9
observed-align user-copy 0 58 8
observed-align user-copy 0 59 12
observed-align user-copy 0 6 2
observed-align user-copy 0 60 3
observed-align user-copy 0 61 7
observed-align user-copy 0 62 23
observed-align user-copy 0 63 24
observed-align user-copy 0 7 20
observed-align user-copy 0 8 1389
observed-align user-copy 0 9 14
observed-align user-copy 1 0 93
observed-align user-copy 1 1 1
observed-align user-copy 1 10 6
observed-align user-copy 1 11 10
observed-align user-copy 1 12 39
observed-align user-copy 1 13 1
observed-align user-copy 1 14 8
observed-align user-copy 1 15 8
observed-align user-copy 1 16 67
observed-align user-copy 1 18 4
observed-align user-copy 1 19 35
observed-align user-copy 1 2 6
observed-align user-copy 1 21 2
observed-align user-copy 1 23 13
observed-align user-copy 1 24 24
observed-align user-copy 1 25 1
observed-align user-copy 1 27 10
observed-align user-copy 1 29 2
observed-align user-copy 1 3 28
observed-align user-copy 1 30 1
observed-align user-copy 1 31 10
observed-align user-copy 1 32 49
observed-align user-copy 1 33 6
observed-align user-copy 1 35 9
observed-align user-copy 1 4 6
observed-align user-copy 1 40 36
observed-align user-copy 1 43 5
observed-align user-copy 1 45 10
observed-align user-copy 1 46 10
observed-align user-copy 1 48 124
observed-align user-copy 1 5 4
observed-align user-copy 1 52 31
observed-align user-copy 1 53 4
observed-align user-copy 1 54 1
observed-align user-copy 1 55 6
observed-align user-copy 1 56 12
observed-align user-copy 1 58 9
observed-align user-copy 1 59 44
observed-align user-copy 1 60 4
observed-align user-copy 1 62 11
observed-align user-copy 1 63 20
observed-align user-copy 1 8 17
observed-align user-copy 1 9 6
observed-align user-copy 10 0 76
observed-align user-copy 10 1 3
observed-align user-copy 10 11 7
observed-align user-copy 10 13 6
observed-align user-copy 10 14 8
observed-align user-copy 10 16 54
observed-align user-copy 10 17 16
observed-align user-copy 10 18 12
observed-align user-copy 10 19 26
observed-align user-copy 10 2 13
observed-align user-copy 10 20 30
observed-align user-copy 10 21 46
observed-align user-copy 10 23 2
observed-align user-copy 10 24 16
observed-align user-copy 10 25 19
observed-align user-copy 10 27 10
observed-align user-copy 10 3 22
observed-align user-copy 10 31 20
observed-align user-copy 10 32 69
observed-align user-copy 10 33 9
observed-align user-copy 10 34 2
observed-align user-copy 10 37 2
observed-align user-copy 10 38 2
observed-align user-copy 10 39 1
observed-align user-copy 10 4 1
observed-align user-copy 10 40 24
observed-align user-copy 10 41 10
observed-align user-copy 10 42 10
observed-align user-copy 10 43 3
observed-align user-copy 10 46 40
observed-align user-copy 10 48 58
observed-align user-copy 10 49 19
observed-align user-copy 10 5 4
observed-align user-copy 10 52 6
observed-align user-copy 10 55 2
observed-align user-copy 10 56 21
observed-align user-copy 10 59 1
observed-align user-copy 10 61 2
observed-align user-copy 10 62 5
observed-align user-copy 10 7 8
observed-align user-copy 10 8 13
observed-align user-copy 10 9 3
observed-align user-copy 11 0 69
observed-align user-copy 11 1 1
observed-align user-copy 11 10 9
observed-align user-copy 11 11 9
observed-align user-copy 11 12 1
observed-align user-copy 11 13 2
observed-align user-copy 11 14 24
observed-align user-copy 11 15 8
observed-align user-copy 11 16 56
observed-align user-copy 11 17 1
observed-align user-copy 11 18 6
observed-align user-copy 11 19 18
observed-align user-copy 11 2 3
observed-align user-copy 11 21 44
observed-align user-copy 11 23 1
observed-align user-copy 11 24 23
observed-align user-copy 11 25 2
observed-align user-copy 11 27 21
observed-align user-copy 11 29 4
observed-align user-copy 11 3 14
observed-align user-copy 11 30 20
observed-align user-copy 11 32 53
observed-align user-copy 11 33 9
observed-align user-copy 11 34 6
observed-align user-copy 11 35 22
observed-align user-copy 11 36 20
observed-align user-copy 11 38 4
observed-align user-copy 11 39 1
observed-align user-copy 11 4 13
observed-align user-copy 11 40 34
observed-align user-copy 11 41 10
observed-align user-copy 11 43 3
observed-align user-copy 11 46 10
observed-align user-copy 11 48 52
observed-align user-copy 11 5 2
observed-align user-copy 11 53 2
observed-align user-copy 11 56 11
observed-align user-copy 11 58 6
observed-align user-copy 11 59 1
observed-align user-copy 11 6 26
observed-align user-copy 11 62 7
observed-align user-copy 11 63 14
observed-align user-copy 11 8 8
observed-align user-copy 11 9 5
observed-align user-copy 12 0 89
observed-align user-copy 12 1 13
observed-align user-copy 12 10 25
observed-align user-copy 12 11 3
observed-align user-copy 12 12 1
observed-align user-copy 12 13 2
observed-align user-copy 12 14 8
observed-align user-copy 12 15 24
observed-align user-copy 12 16 50
observed-align user-copy 12 19 9
observed-align user-copy 12 21 6
observed-align user-copy 12 23 11
observed-align user-copy 12 24 18
observed-align user-copy 12 25 12
observed-align user-copy 12 26 22
observed-align user-copy 12 29 4
observed-align user-copy 12 3 4
observed-align user-copy 12 30 2
observed-align user-copy 12 32 58
observed-align user-copy 12 34 6
observed-align user-copy 12 35 9
observed-align user-copy 12 36 1
observed-align user-copy 12 38 10
observed-align user-copy 12 39 2
observed-align user-copy 12 4 1
observed-align user-copy 12 40 23
observed-align user-copy 12 41 10
observed-align user-copy 12 43 1
observed-align user-copy 12 44 5
observed-align user-copy 12 48 56
observed-align user-copy 12 49 10
observed-align user-copy 12 5 6
observed-align user-copy 12 54 1
observed-align user-copy 12 55 4
observed-align user-copy 12 56 13
observed-align user-copy 12 57 10
observed-align user-copy 12 59 16
observed-align user-copy 12 6 44
observed-align user-copy 12 62 2
observed-align user-copy 12 63 4
observed-align user-copy 12 7 8
observed-align user-copy 12 8 14
observed-align user-copy 12 9 2
observed-align user-copy 13 0 53
observed-align user-copy 13 1 6
observed-align user-copy 13 10 6
observed-align user-copy 13 11 15
observed-align user-copy 13 12 1
observed-align user-copy 13 14 22
observed-align user-copy 13 15 8
observed-align user-copy 13 16 90
observed-align user-copy 13 17 10
observed-align user-copy 13 21 13
observed-align user-copy 13 23 20
observed-align user-copy 13 24 52
observed-align user-copy 13 25 1
observed-align user-copy 13 26 12
observed-align user-copy 13 27 10
observed-align user-copy 13 30 2
observed-align user-copy 13 31 2
observed-align user-copy 13 32 60
observed-align user-copy 13 35 19
observed-align user-copy 13 36 3
observed-align user-copy 13 37 1
observed-align user-copy 13 4 1
observed-align user-copy 13 40 16
observed-align user-copy 13 41 10
observed-align user-copy 13 42 5
observed-align user-copy 13 43 2
observed-align user-copy 13 45 2
observed-align user-copy 13 48 54
observed-align user-copy 13 5 2
observed-align user-copy 13 55 5
observed-align user-copy 13 56 8
observed-align user-copy 13 58 9
observed-align user-copy 13 6 9
observed-align user-copy 13 60 4
observed-align user-copy 13 62 1
observed-align user-copy 13 63 20
observed-align user-copy 13 7 4
observed-align user-copy 13 8 5
observed-align user-copy 14 0 82
observed-align user-copy 14 1 6
observed-align user-copy 14 11 3
observed-align user-copy 14 13 3
observed-align user-copy 14 15 4
observed-align user-copy 14 16 101
observed-align user-copy 14 17 30
observed-align user-copy 14 18 23
observed-align user-copy 14 2 6
observed-align user-copy 14 21 16
observed-align user-copy 14 23 4
observed-align user-copy 14 24 57
observed-align user-copy 14 25 31
observed-align user-copy 14 26 6
observed-align user-copy 14 27 10
observed-align user-copy 14 31 2
observed-align user-copy 14 32 92
observed-align user-copy 14 36 22
observed-align user-copy 14 37 3
observed-align user-copy 14 38 2
observed-align user-copy 14 39 9
observed-align user-copy 14 4 10
observed-align user-copy 14 40 39
observed-align user-copy 14 41 10
observed-align user-copy 14 42 5
observed-align user-copy 14 43 4
observed-align user-copy 14 46 6
observed-align user-copy 14 47 9
observed-align user-copy 14 48 146
observed-align user-copy 14 49 20
observed-align user-copy 14 5 2
observed-align user-copy 14 55 2
observed-align user-copy 14 56 13
observed-align user-copy 14 59 1
observed-align user-copy 14 6 3
observed-align user-copy 14 60 19
observed-align user-copy 14 61 2
observed-align user-copy 14 62 5
observed-align user-copy 14 7 21
observed-align user-copy 14 8 11
observed-align user-copy 14 9 2
observed-align user-copy 15 0 96
observed-align user-copy 15 10 6
observed-align user-copy 15 11 5
observed-align user-copy 15 12 10
observed-align user-copy 15 13 5
observed-align user-copy 15 14 22
observed-align user-copy 15 16 78
observed-align user-copy 15 17 10
observed-align user-copy 15 18 21
observed-align user-copy 15 19 16
observed-align user-copy 15 2 25
observed-align user-copy 15 21 2
observed-align user-copy 15 23 6
observed-align user-copy 15 24 18
observed-align user-copy 15 25 10
observed-align user-copy 15 26 6
observed-align user-copy 15 27 20
observed-align user-copy 15 29 4
observed-align user-copy 15 3 8
observed-align user-copy 15 32 111
observed-align user-copy 15 33 6
observed-align user-copy 15 35 20
observed-align user-copy 15 37 3
observed-align user-copy 15 38 6
observed-align user-copy 15 39 1
observed-align user-copy 15 40 10
observed-align user-copy 15 42 10
observed-align user-copy 15 43 5
observed-align user-copy 15 44 2
observed-align user-copy 15 46 19
observed-align user-copy 15 47 6
observed-align user-copy 15 48 60
observed-align user-copy 15 52 10
observed-align user-copy 15 55 4
observed-align user-copy 15 56 26
observed-align user-copy 15 58 10
observed-align user-copy 15 59 2
observed-align user-copy 15 6 3
observed-align user-copy 15 62 6
observed-align user-copy 15 7 4
observed-align user-copy 15 8 8
observed-align user-copy 15 9 1
observed-align user-copy 16 0 7279
observed-align user-copy 16 10 3
observed-align user-copy 16 11 12
observed-align user-copy 16 12 1
observed-align user-copy 16 13 2
observed-align user-copy 16 14 22
observed-align user-copy 16 15 13
observed-align user-copy 16 16 542
observed-align user-copy 16 17 7
observed-align user-copy 16 18 15
observed-align user-copy 16 19 29
observed-align user-copy 16 2 1
observed-align user-copy 16 20 4
observed-align user-copy 16 21 4
observed-align user-copy 16 23 3
observed-align user-copy 16 24 437
observed-align user-copy 16 25 13
observed-align user-copy 16 26 133
observed-align user-copy 16 27 29
observed-align user-copy 16 28 10
observed-align user-copy 16 29 4
observed-align user-copy 16 3 8
observed-align user-copy 16 30 2
observed-align user-copy 16 32 1612
observed-align user-copy 16 33 7
observed-align user-copy 16 34 5
observed-align user-copy 16 35 7
observed-align user-copy 16 36 24
observed-align user-copy 16 37 10
observed-align user-copy 16 38 13
observed-align user-copy 16 39 19
observed-align user-copy 16 4 6
observed-align user-copy 16 40 418
observed-align user-copy 16 43 1
observed-align user-copy 16 44 2
observed-align user-copy 16 45 1
observed-align user-copy 16 46 19
observed-align user-copy 16 47 10
observed-align user-copy 16 48 500
observed-align user-copy 16 49 1
observed-align user-copy 16 51 1
observed-align user-copy 16 52 16
observed-align user-copy 16 55 9
observed-align user-copy 16 56 464
observed-align user-copy 16 57 1
observed-align user-copy 16 58 3
observed-align user-copy 16 60 10
observed-align user-copy 16 61 1
observed-align user-copy 16 62 4
observed-align user-copy 16 63 5
observed-align user-copy 16 7 14
observed-align user-copy 16 8 339
observed-align user-copy 16 9 4
observed-align user-copy 17 0 485
observed-align user-copy 17 1 19
observed-align user-copy 17 10 28
observed-align user-copy 17 11 2
observed-align user-copy 17 13 10
observed-align user-copy 17 14 29
observed-align user-copy 17 15 20
observed-align user-copy 17 16 47
observed-align user-copy 17 17 1
observed-align user-copy 17 18 11
observed-align user-copy 17 19 6
observed-align user-copy 17 2 10
observed-align user-copy 17 21 9
observed-align user-copy 17 24 36
observed-align user-copy 17 25 6
observed-align user-copy 17 26 31
observed-align user-copy 17 27 20
observed-align user-copy 17 28 40
observed-align user-copy 17 29 2
observed-align user-copy 17 30 2
observed-align user-copy 17 31 2
observed-align user-copy 17 32 43
observed-align user-copy 17 34 4
observed-align user-copy 17 35 6
observed-align user-copy 17 39 3
observed-align user-copy 17 4 2
observed-align user-copy 17 40 24
observed-align user-copy 17 43 2
observed-align user-copy 17 44 4
observed-align user-copy 17 45 1
observed-align user-copy 17 46 13
observed-align user-copy 17 48 39
observed-align user-copy 17 49 2
observed-align user-copy 17 5 4
observed-align user-copy 17 51 1
observed-align user-copy 17 52 10
observed-align user-copy 17 55 12
observed-align user-copy 17 56 19
observed-align user-copy 17 57 19
observed-align user-copy 17 59 23
observed-align user-copy 17 62 2
observed-align user-copy 17 8 10
observed-align user-copy 17 9 1
observed-align user-copy 18 0 285
observed-align user-copy 18 1 6
observed-align user-copy 18 10 3
observed-align user-copy 18 11 3
observed-align user-copy 18 12 2
observed-align user-copy 18 13 2
observed-align user-copy 18 15 8
observed-align user-copy 18 16 137
observed-align user-copy 18 17 15
observed-align user-copy 18 18 20
observed-align user-copy 18 19 1
observed-align user-copy 18 21 17
observed-align user-copy 18 24 48
observed-align user-copy 18 25 3
observed-align user-copy 18 26 36
observed-align user-copy 18 27 10
observed-align user-copy 18 28 50
observed-align user-copy 18 29 42
observed-align user-copy 18 30 1
observed-align user-copy 18 31 2
observed-align user-copy 18 32 150
observed-align user-copy 18 35 6
observed-align user-copy 18 36 32
observed-align user-copy 18 37 10
observed-align user-copy 18 40 36
observed-align user-copy 18 41 19
observed-align user-copy 18 42 5
observed-align user-copy 18 43 2
observed-align user-copy 18 45 2
observed-align user-copy 18 46 13
observed-align user-copy 18 47 3
observed-align user-copy 18 48 93
observed-align user-copy 18 5 4
observed-align user-copy 18 50 2
observed-align user-copy 18 51 10
observed-align user-copy 18 55 2
observed-align user-copy 18 56 11
observed-align user-copy 18 58 10
observed-align user-copy 18 6 6
observed-align user-copy 18 60 22
observed-align user-copy 18 8 7
observed-align user-copy 18 9 1
observed-align user-copy 19 0 294
observed-align user-copy 19 1 10
observed-align user-copy 19 10 13
observed-align user-copy 19 11 1
observed-align user-copy 19 12 1
observed-align user-copy 19 13 1
observed-align user-copy 19 14 8
observed-align user-copy 19 16 116
observed-align user-copy 19 17 26
observed-align user-copy 19 18 6
observed-align user-copy 19 2 26
observed-align user-copy 19 21 7
observed-align user-copy 19 23 2
observed-align user-copy 19 24 18
observed-align user-copy 19 26 28
observed-align user-copy 19 27 31
observed-align user-copy 19 29 40
observed-align user-copy 19 3 9
observed-align user-copy 19 30 21
observed-align user-copy 19 31 1
observed-align user-copy 19 32 112
observed-align user-copy 19 33 6
observed-align user-copy 19 36 2
observed-align user-copy 19 37 2
observed-align user-copy 19 39 10
observed-align user-copy 19 4 19
observed-align user-copy 19 40 28
observed-align user-copy 19 41 19
observed-align user-copy 19 42 15
observed-align user-copy 19 43 6
observed-align user-copy 19 44 10
observed-align user-copy 19 46 26
observed-align user-copy 19 47 13
observed-align user-copy 19 48 104
observed-align user-copy 19 51 2
observed-align user-copy 19 53 1
observed-align user-copy 19 55 5
observed-align user-copy 19 56 42
observed-align user-copy 19 57 10
observed-align user-copy 19 59 11
observed-align user-copy 19 6 6
observed-align user-copy 19 61 1
observed-align user-copy 19 62 4
observed-align user-copy 19 63 10
observed-align user-copy 19 7 18
observed-align user-copy 19 8 9
observed-align user-copy 2 0 98
observed-align user-copy 2 1 10
observed-align user-copy 2 10 18
observed-align user-copy 2 11 2
observed-align user-copy 2 12 20
observed-align user-copy 2 13 21
observed-align user-copy 2 14 4
observed-align user-copy 2 15 8
observed-align user-copy 2 16 79
observed-align user-copy 2 19 25
observed-align user-copy 2 2 2
observed-align user-copy 2 21 13
observed-align user-copy 2 24 26
observed-align user-copy 2 25 32
observed-align user-copy 2 26 6
observed-align user-copy 2 27 21
observed-align user-copy 2 28 10
observed-align user-copy 2 29 4
observed-align user-copy 2 30 11
observed-align user-copy 2 31 1
observed-align user-copy 2 32 82
observed-align user-copy 2 34 4
observed-align user-copy 2 36 11
observed-align user-copy 2 38 20
observed-align user-copy 2 4 2
observed-align user-copy 2 40 17
observed-align user-copy 2 41 40
observed-align user-copy 2 43 2
observed-align user-copy 2 44 2
observed-align user-copy 2 47 10
observed-align user-copy 2 48 53
observed-align user-copy 2 49 12
observed-align user-copy 2 5 12
observed-align user-copy 2 50 1
observed-align user-copy 2 52 19
observed-align user-copy 2 53 4
observed-align user-copy 2 54 2
observed-align user-copy 2 55 3
observed-align user-copy 2 56 20
observed-align user-copy 2 58 3
observed-align user-copy 2 59 9
observed-align user-copy 2 6 16
observed-align user-copy 2 60 2
observed-align user-copy 2 61 12
observed-align user-copy 2 62 9
observed-align user-copy 2 63 4
observed-align user-copy 2 8 8
observed-align user-copy 2 9 3
observed-align user-copy 20 0 170
observed-align user-copy 20 11 1
observed-align user-copy 20 13 3
observed-align user-copy 20 14 4
observed-align user-copy 20 15 8
observed-align user-copy 20 16 28
observed-align user-copy 20 17 10
observed-align user-copy 20 18 20
observed-align user-copy 20 19 19
observed-align user-copy 20 21 4
observed-align user-copy 20 23 9
observed-align user-copy 20 24 28
observed-align user-copy 20 29 4
observed-align user-copy 20 3 8
observed-align user-copy 20 30 20
observed-align user-copy 20 31 61
observed-align user-copy 20 32 43
observed-align user-copy 20 33 6
observed-align user-copy 20 34 4
observed-align user-copy 20 35 1
observed-align user-copy 20 37 2
observed-align user-copy 20 38 4
observed-align user-copy 20 40 26
observed-align user-copy 20 41 10
observed-align user-copy 20 42 15
observed-align user-copy 20 43 4
observed-align user-copy 20 44 2
observed-align user-copy 20 46 30
observed-align user-copy 20 47 6
observed-align user-copy 20 48 71
observed-align user-copy 20 49 1
observed-align user-copy 20 52 12
observed-align user-copy 20 54 1
observed-align user-copy 20 55 3
observed-align user-copy 20 56 6
observed-align user-copy 20 62 6
observed-align user-copy 20 7 8
observed-align user-copy 20 8 5
observed-align user-copy 21 0 236
observed-align user-copy 21 1 51
observed-align user-copy 21 10 20
observed-align user-copy 21 11 19
observed-align user-copy 21 13 1
observed-align user-copy 21 14 12
observed-align user-copy 21 15 4
observed-align user-copy 21 16 74
observed-align user-copy 21 18 4
observed-align user-copy 21 19 15
observed-align user-copy 21 21 3
observed-align user-copy 21 22 2
observed-align user-copy 21 23 2
observed-align user-copy 21 24 42
observed-align user-copy 21 25 2
observed-align user-copy 21 26 20
observed-align user-copy 21 27 21
observed-align user-copy 21 28 10
observed-align user-copy 21 29 12
observed-align user-copy 21 3 10
observed-align user-copy 21 30 12
observed-align user-copy 21 31 50
observed-align user-copy 21 32 130
observed-align user-copy 21 33 3
observed-align user-copy 21 34 4
observed-align user-copy 21 35 7
observed-align user-copy 21 36 20
observed-align user-copy 21 37 10
observed-align user-copy 21 38 4
observed-align user-copy 21 39 2
observed-align user-copy 21 4 12
observed-align user-copy 21 40 21
observed-align user-copy 21 41 10
observed-align user-copy 21 43 4
observed-align user-copy 21 44 6
observed-align user-copy 21 45 1
observed-align user-copy 21 48 105
observed-align user-copy 21 49 1
observed-align user-copy 21 50 1
observed-align user-copy 21 53 4
observed-align user-copy 21 55 2
observed-align user-copy 21 56 25
observed-align user-copy 21 57 20
observed-align user-copy 21 59 20
observed-align user-copy 21 6 10
observed-align user-copy 21 62 2
observed-align user-copy 21 63 2
observed-align user-copy 21 8 10
observed-align user-copy 21 9 2
observed-align user-copy 22 0 191
observed-align user-copy 22 1 32
observed-align user-copy 22 10 6
observed-align user-copy 22 11 1
observed-align user-copy 22 12 1
observed-align user-copy 22 13 1
observed-align user-copy 22 14 4
observed-align user-copy 22 15 12
observed-align user-copy 22 16 87
observed-align user-copy 22 17 10
observed-align user-copy 22 19 6
observed-align user-copy 22 21 7
observed-align user-copy 22 23 2
observed-align user-copy 22 24 30
observed-align user-copy 22 25 6
observed-align user-copy 22 26 12
observed-align user-copy 22 29 7
observed-align user-copy 22 30 6
observed-align user-copy 22 31 2
observed-align user-copy 22 32 84
observed-align user-copy 22 33 33
observed-align user-copy 22 34 2
observed-align user-copy 22 35 6
observed-align user-copy 22 36 2
observed-align user-copy 22 39 2
observed-align user-copy 22 40 24
observed-align user-copy 22 41 20
observed-align user-copy 22 43 4
observed-align user-copy 22 44 6
observed-align user-copy 22 45 3
observed-align user-copy 22 46 3
observed-align user-copy 22 48 114
observed-align user-copy 22 49 2
observed-align user-copy 22 5 4
observed-align user-copy 22 50 1
observed-align user-copy 22 51 1
observed-align user-copy 22 53 9
observed-align user-copy 22 54 2
observed-align user-copy 22 55 3
observed-align user-copy 22 56 16
observed-align user-copy 22 62 4
observed-align user-copy 22 8 23
observed-align user-copy 22 9 11
observed-align user-copy 23 0 172
observed-align user-copy 23 1 7
observed-align user-copy 23 10 6
observed-align user-copy 23 11 12
observed-align user-copy 23 12 3
observed-align user-copy 23 14 4
observed-align user-copy 23 15 4
observed-align user-copy 23 16 127
observed-align user-copy 23 17 46
observed-align user-copy 23 18 13
observed-align user-copy 23 21 11
observed-align user-copy 23 24 17
observed-align user-copy 23 25 2
observed-align user-copy 23 26 36
observed-align user-copy 23 29 1
observed-align user-copy 23 30 3
observed-align user-copy 23 31 6
observed-align user-copy 23 32 81
observed-align user-copy 23 33 30
observed-align user-copy 23 34 2
observed-align user-copy 23 35 3
observed-align user-copy 23 36 2
observed-align user-copy 23 37 2
observed-align user-copy 23 4 20
observed-align user-copy 23 40 37
observed-align user-copy 23 41 20
observed-align user-copy 23 43 2
observed-align user-copy 23 45 3
observed-align user-copy 23 46 9
observed-align user-copy 23 47 3
observed-align user-copy 23 48 68
observed-align user-copy 23 5 9
observed-align user-copy 23 50 2
observed-align user-copy 23 51 1
observed-align user-copy 23 52 6
observed-align user-copy 23 55 4
observed-align user-copy 23 56 9
observed-align user-copy 23 58 19
observed-align user-copy 23 59 2
observed-align user-copy 23 6 6
observed-align user-copy 23 62 3
observed-align user-copy 23 63 10
observed-align user-copy 23 8 7
observed-align user-copy 24 0 770
observed-align user-copy 24 1 1
observed-align user-copy 24 11 2
observed-align user-copy 24 15 4
observed-align user-copy 24 16 496
observed-align user-copy 24 17 15
observed-align user-copy 24 18 2
observed-align user-copy 24 19 6
observed-align user-copy 24 2 3
observed-align user-copy 24 21 11
observed-align user-copy 24 23 3
observed-align user-copy 24 24 288
observed-align user-copy 24 25 12
observed-align user-copy 24 26 12
observed-align user-copy 24 27 19
observed-align user-copy 24 29 9
observed-align user-copy 24 3 10
observed-align user-copy 24 31 3
observed-align user-copy 24 32 1431
observed-align user-copy 24 33 6
observed-align user-copy 24 35 23
observed-align user-copy 24 36 1
observed-align user-copy 24 37 2
observed-align user-copy 24 38 4
observed-align user-copy 24 39 19
observed-align user-copy 24 4 9
observed-align user-copy 24 40 204
observed-align user-copy 24 42 10
observed-align user-copy 24 43 3
observed-align user-copy 24 46 9
observed-align user-copy 24 47 28
observed-align user-copy 24 48 377
observed-align user-copy 24 49 10
observed-align user-copy 24 51 2
observed-align user-copy 24 52 6
observed-align user-copy 24 53 12
observed-align user-copy 24 55 1
observed-align user-copy 24 56 230
observed-align user-copy 24 62 2
observed-align user-copy 24 7 27
observed-align user-copy 24 8 178
observed-align user-copy 24 9 10
observed-align user-copy 25 0 178
observed-align user-copy 25 1 34
observed-align user-copy 25 11 30
observed-align user-copy 25 13 2
observed-align user-copy 25 16 115
observed-align user-copy 25 17 5
observed-align user-copy 25 18 35
observed-align user-copy 25 19 3
observed-align user-copy 25 21 9
observed-align user-copy 25 23 5
observed-align user-copy 25 24 35
observed-align user-copy 25 27 1
observed-align user-copy 25 29 128
observed-align user-copy 25 3 4
observed-align user-copy 25 31 9
observed-align user-copy 25 32 90
observed-align user-copy 25 33 18
observed-align user-copy 25 34 4
observed-align user-copy 25 35 30
observed-align user-copy 25 36 1
observed-align user-copy 25 37 1
observed-align user-copy 25 38 4
observed-align user-copy 25 39 2
observed-align user-copy 25 40 21
observed-align user-copy 25 42 10
observed-align user-copy 25 43 1
observed-align user-copy 25 46 9
observed-align user-copy 25 47 9
observed-align user-copy 25 48 111
observed-align user-copy 25 49 1
observed-align user-copy 25 5 10
observed-align user-copy 25 52 12
observed-align user-copy 25 53 2
observed-align user-copy 25 54 1
observed-align user-copy 25 55 11
observed-align user-copy 25 56 23
observed-align user-copy 25 58 10
observed-align user-copy 25 62 2
observed-align user-copy 25 8 24
observed-align user-copy 26 0 120
observed-align user-copy 26 13 2
observed-align user-copy 26 14 8
observed-align user-copy 26 16 43
observed-align user-copy 26 17 5
observed-align user-copy 26 18 2
observed-align user-copy 26 19 9
observed-align user-copy 26 21 7
observed-align user-copy 26 23 2
observed-align user-copy 26 24 28
observed-align user-copy 26 25 3
observed-align user-copy 26 27 31
observed-align user-copy 26 28 19
observed-align user-copy 26 29 22
observed-align user-copy 26 30 2
observed-align user-copy 26 32 71
observed-align user-copy 26 33 18
observed-align user-copy 26 34 12
observed-align user-copy 26 35 8
observed-align user-copy 26 36 19
observed-align user-copy 26 37 30
observed-align user-copy 26 38 2
observed-align user-copy 26 39 12
observed-align user-copy 26 4 11
observed-align user-copy 26 40 14
observed-align user-copy 26 43 1
observed-align user-copy 26 44 4
observed-align user-copy 26 47 10
observed-align user-copy 26 48 93
observed-align user-copy 26 49 3
observed-align user-copy 26 50 1
observed-align user-copy 26 53 4
observed-align user-copy 26 54 1
observed-align user-copy 26 55 5
observed-align user-copy 26 56 10
observed-align user-copy 26 58 6
observed-align user-copy 26 62 5
observed-align user-copy 26 7 10
observed-align user-copy 26 8 7
observed-align user-copy 26 9 2
observed-align user-copy 27 0 255
observed-align user-copy 27 10 6
observed-align user-copy 27 11 1
observed-align user-copy 27 14 18
observed-align user-copy 27 15 8
observed-align user-copy 27 16 188
observed-align user-copy 27 18 12
observed-align user-copy 27 19 3
observed-align user-copy 27 21 3
observed-align user-copy 27 24 21
observed-align user-copy 27 25 5
observed-align user-copy 27 26 18
observed-align user-copy 27 27 1
observed-align user-copy 27 28 3
observed-align user-copy 27 29 4
observed-align user-copy 27 30 6
observed-align user-copy 27 31 12
observed-align user-copy 27 32 130
observed-align user-copy 27 34 6
observed-align user-copy 27 35 18
observed-align user-copy 27 36 2
observed-align user-copy 27 37 11
observed-align user-copy 27 38 42
observed-align user-copy 27 39 1
observed-align user-copy 27 40 19
observed-align user-copy 27 43 5
observed-align user-copy 27 44 4
observed-align user-copy 27 45 2
observed-align user-copy 27 46 10
observed-align user-copy 27 48 178
observed-align user-copy 27 49 3
observed-align user-copy 27 5 2
observed-align user-copy 27 50 3
observed-align user-copy 27 51 1
observed-align user-copy 27 53 10
observed-align user-copy 27 54 2
observed-align user-copy 27 55 15
observed-align user-copy 27 56 17
observed-align user-copy 27 58 20
observed-align user-copy 27 59 6
observed-align user-copy 27 62 3
observed-align user-copy 27 63 9
observed-align user-copy 27 8 16
observed-align user-copy 27 9 10
observed-align user-copy 28 0 230
observed-align user-copy 28 11 2
observed-align user-copy 28 12 1
observed-align user-copy 28 15 8
observed-align user-copy 28 16 195
observed-align user-copy 28 18 20
observed-align user-copy 28 19 3
observed-align user-copy 28 21 8
observed-align user-copy 28 23 2
observed-align user-copy 28 24 24
observed-align user-copy 28 25 2
observed-align user-copy 28 26 30
observed-align user-copy 28 27 31
observed-align user-copy 28 28 11
observed-align user-copy 28 29 5
observed-align user-copy 28 30 2
observed-align user-copy 28 31 6
observed-align user-copy 28 32 143
observed-align user-copy 28 33 10
observed-align user-copy 28 35 9
observed-align user-copy 28 36 26
observed-align user-copy 28 37 12
observed-align user-copy 28 38 40
observed-align user-copy 28 39 31
observed-align user-copy 28 40 9
observed-align user-copy 28 42 10
observed-align user-copy 28 43 2
observed-align user-copy 28 45 2
observed-align user-copy 28 46 6
observed-align user-copy 28 47 29
observed-align user-copy 28 48 122
observed-align user-copy 28 5 10
observed-align user-copy 28 50 3
observed-align user-copy 28 51 3
observed-align user-copy 28 52 6
observed-align user-copy 28 55 3
observed-align user-copy 28 56 23
observed-align user-copy 28 6 3
observed-align user-copy 28 60 14
observed-align user-copy 28 62 2
observed-align user-copy 28 7 20
observed-align user-copy 28 8 5
observed-align user-copy 29 0 110
observed-align user-copy 29 16 90
observed-align user-copy 29 17 10
observed-align user-copy 29 18 20
observed-align user-copy 29 2 10
observed-align user-copy 29 21 5
observed-align user-copy 29 23 1
observed-align user-copy 29 24 18
observed-align user-copy 29 26 13
observed-align user-copy 29 27 10
observed-align user-copy 29 29 11
observed-align user-copy 29 3 19
observed-align user-copy 29 30 1
observed-align user-copy 29 31 2
observed-align user-copy 29 32 73
observed-align user-copy 29 33 6
observed-align user-copy 29 36 3
observed-align user-copy 29 37 6
observed-align user-copy 29 38 4
observed-align user-copy 29 39 10
observed-align user-copy 29 4 10
observed-align user-copy 29 40 72
observed-align user-copy 29 42 10
observed-align user-copy 29 43 4
observed-align user-copy 29 46 16
observed-align user-copy 29 47 6
observed-align user-copy 29 48 110
observed-align user-copy 29 51 3
observed-align user-copy 29 52 18
observed-align user-copy 29 53 2
observed-align user-copy 29 55 2
observed-align user-copy 29 56 39
observed-align user-copy 29 58 3
observed-align user-copy 29 6 9
observed-align user-copy 29 61 2
observed-align user-copy 29 62 3
observed-align user-copy 29 63 10
observed-align user-copy 29 7 4
observed-align user-copy 29 8 10
observed-align user-copy 3 0 140
observed-align user-copy 3 1 25
observed-align user-copy 3 10 9
observed-align user-copy 3 11 6
observed-align user-copy 3 12 12
observed-align user-copy 3 13 39
observed-align user-copy 3 14 23
observed-align user-copy 3 15 4
observed-align user-copy 3 16 75
observed-align user-copy 3 17 10
observed-align user-copy 3 19 10
observed-align user-copy 3 2 9
observed-align user-copy 3 21 5
observed-align user-copy 3 23 20
observed-align user-copy 3 24 10
observed-align user-copy 3 25 3
observed-align user-copy 3 26 18
observed-align user-copy 3 27 21
observed-align user-copy 3 30 2
observed-align user-copy 3 31 1
observed-align user-copy 3 32 151
observed-align user-copy 3 35 16
observed-align user-copy 3 4 2
observed-align user-copy 3 40 12
observed-align user-copy 3 43 5
observed-align user-copy 3 45 1
observed-align user-copy 3 48 91
observed-align user-copy 3 5 4
observed-align user-copy 3 50 2
observed-align user-copy 3 52 29
observed-align user-copy 3 54 2
observed-align user-copy 3 55 22
observed-align user-copy 3 56 10
observed-align user-copy 3 58 3
observed-align user-copy 3 59 5
observed-align user-copy 3 6 18
observed-align user-copy 3 60 6
observed-align user-copy 3 61 1
observed-align user-copy 3 62 7
observed-align user-copy 3 7 8
observed-align user-copy 3 8 15
observed-align user-copy 30 0 103
observed-align user-copy 30 11 6
observed-align user-copy 30 13 2
observed-align user-copy 30 15 9
observed-align user-copy 30 16 99
observed-align user-copy 30 17 10
observed-align user-copy 30 18 4
observed-align user-copy 30 21 5
observed-align user-copy 30 23 3
observed-align user-copy 30 24 20
observed-align user-copy 30 25 2
observed-align user-copy 30 27 20
observed-align user-copy 30 28 29
observed-align user-copy 30 29 6
observed-align user-copy 30 31 11
observed-align user-copy 30 32 41
observed-align user-copy 30 33 18
observed-align user-copy 30 34 4
observed-align user-copy 30 36 20
observed-align user-copy 30 37 23
observed-align user-copy 30 38 12
observed-align user-copy 30 39 2
observed-align user-copy 30 40 79
observed-align user-copy 30 42 14
observed-align user-copy 30 43 10
observed-align user-copy 30 44 4
observed-align user-copy 30 46 48
observed-align user-copy 30 47 16
observed-align user-copy 30 48 77
observed-align user-copy 30 52 18
observed-align user-copy 30 53 6
observed-align user-copy 30 54 1
observed-align user-copy 30 55 12
observed-align user-copy 30 56 21
observed-align user-copy 30 58 12
observed-align user-copy 30 59 8
observed-align user-copy 30 62 6
observed-align user-copy 30 8 9
observed-align user-copy 31 0 124
observed-align user-copy 31 1 10
observed-align user-copy 31 10 10
observed-align user-copy 31 14 8
observed-align user-copy 31 16 90
observed-align user-copy 31 18 4
observed-align user-copy 31 19 6
observed-align user-copy 31 21 6
observed-align user-copy 31 23 1
observed-align user-copy 31 24 29
observed-align user-copy 31 25 1
observed-align user-copy 31 26 22
observed-align user-copy 31 29 11
observed-align user-copy 31 3 10
observed-align user-copy 31 30 3
observed-align user-copy 31 31 1
observed-align user-copy 31 32 80
observed-align user-copy 31 33 16
observed-align user-copy 31 34 12
observed-align user-copy 31 35 6
observed-align user-copy 31 38 6
observed-align user-copy 31 39 6
observed-align user-copy 31 40 18
observed-align user-copy 31 42 5
observed-align user-copy 31 43 1
observed-align user-copy 31 44 4
observed-align user-copy 31 45 2
observed-align user-copy 31 48 107
observed-align user-copy 31 49 2
observed-align user-copy 31 53 6
observed-align user-copy 31 54 3
observed-align user-copy 31 55 7
observed-align user-copy 31 56 20
observed-align user-copy 31 57 10
observed-align user-copy 31 58 6
observed-align user-copy 31 59 14
observed-align user-copy 31 6 10
observed-align user-copy 31 60 2
observed-align user-copy 31 62 1
observed-align user-copy 31 63 4
observed-align user-copy 31 8 9
observed-align user-copy 31 9 1
observed-align user-copy 32 0 6431
observed-align user-copy 32 10 4
observed-align user-copy 32 12 31
observed-align user-copy 32 15 19
observed-align user-copy 32 16 629
observed-align user-copy 32 19 6
observed-align user-copy 32 20 1
observed-align user-copy 32 21 4
observed-align user-copy 32 22 9
observed-align user-copy 32 23 1
observed-align user-copy 32 24 397
observed-align user-copy 32 25 3
observed-align user-copy 32 26 10
observed-align user-copy 32 27 2
observed-align user-copy 32 28 20
observed-align user-copy 32 29 4
observed-align user-copy 32 30 5
observed-align user-copy 32 31 5
observed-align user-copy 32 32 1694
observed-align user-copy 32 33 3
observed-align user-copy 32 34 5
observed-align user-copy 32 35 23
observed-align user-copy 32 36 5
observed-align user-copy 32 39 5
observed-align user-copy 32 4 10
observed-align user-copy 32 40 457
observed-align user-copy 32 41 12
observed-align user-copy 32 42 10
observed-align user-copy 32 43 34
observed-align user-copy 32 44 4
observed-align user-copy 32 45 5
observed-align user-copy 32 46 15
observed-align user-copy 32 48 565
observed-align user-copy 32 49 3
observed-align user-copy 32 50 3
observed-align user-copy 32 51 2
observed-align user-copy 32 52 2
observed-align user-copy 32 53 29
observed-align user-copy 32 54 3
observed-align user-copy 32 55 7
observed-align user-copy 32 56 460
observed-align user-copy 32 57 1
observed-align user-copy 32 58 10
observed-align user-copy 32 59 6
observed-align user-copy 32 6 1
observed-align user-copy 32 60 4
observed-align user-copy 32 61 1
observed-align user-copy 32 62 3
observed-align user-copy 32 63 10
observed-align user-copy 32 8 382
observed-align user-copy 32 9 20
observed-align user-copy 33 0 170
observed-align user-copy 33 1 6
observed-align user-copy 33 11 2
observed-align user-copy 33 12 32
observed-align user-copy 33 16 44
observed-align user-copy 33 18 19
observed-align user-copy 33 21 5
observed-align user-copy 33 24 29
observed-align user-copy 33 25 1
observed-align user-copy 33 26 18
observed-align user-copy 33 3 20
observed-align user-copy 33 30 2
observed-align user-copy 33 31 5
observed-align user-copy 33 32 64
observed-align user-copy 33 34 2
observed-align user-copy 33 35 6
observed-align user-copy 33 36 6
observed-align user-copy 33 37 2
observed-align user-copy 33 4 10
observed-align user-copy 33 40 28
observed-align user-copy 33 41 10
observed-align user-copy 33 42 10
observed-align user-copy 33 43 25
observed-align user-copy 33 44 12
observed-align user-copy 33 45 1
observed-align user-copy 33 46 6
observed-align user-copy 33 47 16
observed-align user-copy 33 48 97
observed-align user-copy 33 5 19
observed-align user-copy 33 50 2
observed-align user-copy 33 51 2
observed-align user-copy 33 55 7
observed-align user-copy 33 56 40
observed-align user-copy 33 59 2
observed-align user-copy 33 60 4
observed-align user-copy 33 61 1
observed-align user-copy 33 62 6
observed-align user-copy 33 8 9
observed-align user-copy 34 0 54
observed-align user-copy 34 12 4
observed-align user-copy 34 16 31
observed-align user-copy 34 17 10
observed-align user-copy 34 2 6
observed-align user-copy 34 21 16
observed-align user-copy 34 22 10
observed-align user-copy 34 23 2
observed-align user-copy 34 24 17
observed-align user-copy 34 25 1
observed-align user-copy 34 26 6
observed-align user-copy 34 27 1
observed-align user-copy 34 28 10
observed-align user-copy 34 29 23
observed-align user-copy 34 31 2
observed-align user-copy 34 32 41
observed-align user-copy 34 33 9
observed-align user-copy 34 35 4
observed-align user-copy 34 36 2
observed-align user-copy 34 37 6
observed-align user-copy 34 38 4
observed-align user-copy 34 4 30
observed-align user-copy 34 40 7
observed-align user-copy 34 42 30
observed-align user-copy 34 43 2
observed-align user-copy 34 44 10
observed-align user-copy 34 45 11
observed-align user-copy 34 46 13
observed-align user-copy 34 47 6
observed-align user-copy 34 48 68
observed-align user-copy 34 49 9
observed-align user-copy 34 51 2
observed-align user-copy 34 52 12
observed-align user-copy 34 53 20
observed-align user-copy 34 55 4
observed-align user-copy 34 56 21
observed-align user-copy 34 58 3
observed-align user-copy 34 6 10
observed-align user-copy 34 61 2
observed-align user-copy 34 62 6
observed-align user-copy 34 63 2
observed-align user-copy 34 8 8
observed-align user-copy 34 9 10
observed-align user-copy 35 0 96
observed-align user-copy 35 11 10
observed-align user-copy 35 12 1
observed-align user-copy 35 13 1
observed-align user-copy 35 15 10
observed-align user-copy 35 16 51
observed-align user-copy 35 18 14
observed-align user-copy 35 21 2
observed-align user-copy 35 23 2
observed-align user-copy 35 24 18
observed-align user-copy 35 26 6
observed-align user-copy 35 28 10
observed-align user-copy 35 29 43
observed-align user-copy 35 3 8
observed-align user-copy 35 30 2
observed-align user-copy 35 31 19
observed-align user-copy 35 32 64
observed-align user-copy 35 33 15
observed-align user-copy 35 34 6
observed-align user-copy 35 36 3
observed-align user-copy 35 37 2
observed-align user-copy 35 38 12
observed-align user-copy 35 39 2
observed-align user-copy 35 40 6
observed-align user-copy 35 42 25
observed-align user-copy 35 43 11
observed-align user-copy 35 44 4
observed-align user-copy 35 45 10
observed-align user-copy 35 46 42
observed-align user-copy 35 47 3
observed-align user-copy 35 48 100
observed-align user-copy 35 49 2
observed-align user-copy 35 5 11
observed-align user-copy 35 52 12
observed-align user-copy 35 53 4
observed-align user-copy 35 55 21
observed-align user-copy 35 56 3
observed-align user-copy 35 58 19
observed-align user-copy 35 59 13
observed-align user-copy 35 62 5
observed-align user-copy 35 63 2
observed-align user-copy 35 8 2
observed-align user-copy 36 0 100
observed-align user-copy 36 1 3
observed-align user-copy 36 12 34
observed-align user-copy 36 14 4
observed-align user-copy 36 16 94
observed-align user-copy 36 19 6
observed-align user-copy 36 21 11
observed-align user-copy 36 23 2
observed-align user-copy 36 24 22
observed-align user-copy 36 27 1
observed-align user-copy 36 29 25
observed-align user-copy 36 30 1
observed-align user-copy 36 31 2
observed-align user-copy 36 32 163
observed-align user-copy 36 33 26
observed-align user-copy 36 34 10
observed-align user-copy 36 35 9
observed-align user-copy 36 37 13
observed-align user-copy 36 38 4
observed-align user-copy 36 39 6
observed-align user-copy 36 4 13
observed-align user-copy 36 40 13
observed-align user-copy 36 43 1
observed-align user-copy 36 44 12
observed-align user-copy 36 45 2
observed-align user-copy 36 46 20
observed-align user-copy 36 47 23
observed-align user-copy 36 48 125
observed-align user-copy 36 49 12
observed-align user-copy 36 50 2
observed-align user-copy 36 51 9
observed-align user-copy 36 53 24
observed-align user-copy 36 54 2
observed-align user-copy 36 55 3
observed-align user-copy 36 56 11
observed-align user-copy 36 58 9
observed-align user-copy 36 59 10
observed-align user-copy 36 6 1
observed-align user-copy 36 60 2
observed-align user-copy 36 62 2
observed-align user-copy 36 63 4
observed-align user-copy 36 8 3
observed-align user-copy 36 9 20
observed-align user-copy 37 0 102
observed-align user-copy 37 1 3
observed-align user-copy 37 14 9
observed-align user-copy 37 15 4
observed-align user-copy 37 16 103
observed-align user-copy 37 18 20
observed-align user-copy 37 2 3
observed-align user-copy 37 21 5
observed-align user-copy 37 22 10
observed-align user-copy 37 24 33
observed-align user-copy 37 25 2
observed-align user-copy 37 28 19
observed-align user-copy 37 29 2
observed-align user-copy 37 30 3
observed-align user-copy 37 31 13
observed-align user-copy 37 32 75
observed-align user-copy 37 34 4
observed-align user-copy 37 35 15
observed-align user-copy 37 36 3
observed-align user-copy 37 38 6
observed-align user-copy 37 39 2
observed-align user-copy 37 4 10
observed-align user-copy 37 40 39
observed-align user-copy 37 43 11
observed-align user-copy 37 44 6
observed-align user-copy 37 45 6
observed-align user-copy 37 46 26
observed-align user-copy 37 47 20
observed-align user-copy 37 48 141
observed-align user-copy 37 49 1
observed-align user-copy 37 5 24
observed-align user-copy 37 50 2
observed-align user-copy 37 51 2
observed-align user-copy 37 53 10
observed-align user-copy 37 54 2
observed-align user-copy 37 55 13
observed-align user-copy 37 56 21
observed-align user-copy 37 58 10
observed-align user-copy 37 59 9
observed-align user-copy 37 60 6
observed-align user-copy 37 61 1
observed-align user-copy 37 62 2
observed-align user-copy 37 63 19
observed-align user-copy 37 8 7
observed-align user-copy 38 0 76
observed-align user-copy 38 1 9
observed-align user-copy 38 14 9
observed-align user-copy 38 16 58
observed-align user-copy 38 2 3
observed-align user-copy 38 21 6
observed-align user-copy 38 22 9
observed-align user-copy 38 24 18
observed-align user-copy 38 25 2
observed-align user-copy 38 26 12
observed-align user-copy 38 27 10
observed-align user-copy 38 29 32
observed-align user-copy 38 3 4
observed-align user-copy 38 30 1
observed-align user-copy 38 31 4
observed-align user-copy 38 32 72
observed-align user-copy 38 33 16
observed-align user-copy 38 35 6
observed-align user-copy 38 36 5
observed-align user-copy 38 37 13
observed-align user-copy 38 39 10
observed-align user-copy 38 4 20
observed-align user-copy 38 40 19
observed-align user-copy 38 42 10
observed-align user-copy 38 43 4
observed-align user-copy 38 45 3
observed-align user-copy 38 46 18
observed-align user-copy 38 47 35
observed-align user-copy 38 48 77
observed-align user-copy 38 49 31
observed-align user-copy 38 50 1
observed-align user-copy 38 51 12
observed-align user-copy 38 52 12
observed-align user-copy 38 55 3
observed-align user-copy 38 56 28
observed-align user-copy 38 57 9
observed-align user-copy 38 6 6
observed-align user-copy 38 60 6
observed-align user-copy 38 61 3
observed-align user-copy 38 62 8
observed-align user-copy 38 7 10
observed-align user-copy 38 8 9
observed-align user-copy 39 0 130
observed-align user-copy 39 14 10
observed-align user-copy 39 16 55
observed-align user-copy 39 17 5
observed-align user-copy 39 18 10
observed-align user-copy 39 2 6
observed-align user-copy 39 21 14
observed-align user-copy 39 24 7
observed-align user-copy 39 26 12
observed-align user-copy 39 27 3
observed-align user-copy 39 28 10
observed-align user-copy 39 3 4
observed-align user-copy 39 30 1
observed-align user-copy 39 31 21
observed-align user-copy 39 32 77
observed-align user-copy 39 33 12
observed-align user-copy 39 34 4
observed-align user-copy 39 36 2
observed-align user-copy 39 37 5
observed-align user-copy 39 38 6
observed-align user-copy 39 4 1
observed-align user-copy 39 40 12
observed-align user-copy 39 42 30
observed-align user-copy 39 43 15
observed-align user-copy 39 46 29
observed-align user-copy 39 47 18
observed-align user-copy 39 48 94
observed-align user-copy 39 49 40
observed-align user-copy 39 50 11
observed-align user-copy 39 51 1
observed-align user-copy 39 52 12
observed-align user-copy 39 53 4
observed-align user-copy 39 55 24
observed-align user-copy 39 56 10
observed-align user-copy 39 6 19
observed-align user-copy 39 61 3
observed-align user-copy 39 62 10
observed-align user-copy 39 63 12
observed-align user-copy 39 7 8
observed-align user-copy 39 8 7
observed-align user-copy 4 0 114
observed-align user-copy 4 1 6
observed-align user-copy 4 11 3
observed-align user-copy 4 13 2
observed-align user-copy 4 14 10
observed-align user-copy 4 15 34
observed-align user-copy 4 16 113
observed-align user-copy 4 17 10
observed-align user-copy 4 18 13
observed-align user-copy 4 19 10
observed-align user-copy 4 2 15
observed-align user-copy 4 21 25
observed-align user-copy 4 24 23
observed-align user-copy 4 25 10
observed-align user-copy 4 26 18
observed-align user-copy 4 27 1
observed-align user-copy 4 3 12
observed-align user-copy 4 31 2
observed-align user-copy 4 32 121
observed-align user-copy 4 33 3
observed-align user-copy 4 36 11
observed-align user-copy 4 4 1
observed-align user-copy 4 40 2
observed-align user-copy 4 43 14
observed-align user-copy 4 46 3
observed-align user-copy 4 48 78
observed-align user-copy 4 51 21
observed-align user-copy 4 52 11
observed-align user-copy 4 55 5
observed-align user-copy 4 56 8
observed-align user-copy 4 59 3
observed-align user-copy 4 6 6
observed-align user-copy 4 60 11
observed-align user-copy 4 61 3
observed-align user-copy 4 62 3
observed-align user-copy 4 63 14
observed-align user-copy 4 7 24
observed-align user-copy 4 8 6
observed-align user-copy 40 0 752
observed-align user-copy 40 14 10
observed-align user-copy 40 15 19
observed-align user-copy 40 16 499
observed-align user-copy 40 18 2
observed-align user-copy 40 21 2
observed-align user-copy 40 22 10
observed-align user-copy 40 23 2
observed-align user-copy 40 24 281
observed-align user-copy 40 27 11
observed-align user-copy 40 28 29
observed-align user-copy 40 3 8
observed-align user-copy 40 31 1
observed-align user-copy 40 32 1464
observed-align user-copy 40 33 29
observed-align user-copy 40 34 2
observed-align user-copy 40 35 6
observed-align user-copy 40 36 10
observed-align user-copy 40 37 12
observed-align user-copy 40 38 10
observed-align user-copy 40 39 3
observed-align user-copy 40 4 1
observed-align user-copy 40 40 228
observed-align user-copy 40 41 1
observed-align user-copy 40 42 29
observed-align user-copy 40 43 25
observed-align user-copy 40 44 4
observed-align user-copy 40 47 19
observed-align user-copy 40 48 450
observed-align user-copy 40 49 2
observed-align user-copy 40 5 2
observed-align user-copy 40 50 10
observed-align user-copy 40 51 20
observed-align user-copy 40 52 6
observed-align user-copy 40 53 4
observed-align user-copy 40 54 2
observed-align user-copy 40 55 2
observed-align user-copy 40 56 245
observed-align user-copy 40 57 10
observed-align user-copy 40 58 25
observed-align user-copy 40 59 5
observed-align user-copy 40 62 10
observed-align user-copy 40 63 6
observed-align user-copy 40 8 216
observed-align user-copy 41 0 158
observed-align user-copy 41 1 3
observed-align user-copy 41 16 122
observed-align user-copy 41 19 3
observed-align user-copy 41 24 35
observed-align user-copy 41 29 130
observed-align user-copy 41 31 1
observed-align user-copy 41 32 185
observed-align user-copy 41 33 13
observed-align user-copy 41 34 6
observed-align user-copy 41 35 3
observed-align user-copy 41 36 2
observed-align user-copy 41 37 10
observed-align user-copy 41 38 4
observed-align user-copy 41 39 5
observed-align user-copy 41 4 2
observed-align user-copy 41 40 33
observed-align user-copy 41 41 1
observed-align user-copy 41 42 1
observed-align user-copy 41 43 3
observed-align user-copy 41 44 12
observed-align user-copy 41 45 11
observed-align user-copy 41 48 220
observed-align user-copy 41 49 6
observed-align user-copy 41 5 2
observed-align user-copy 41 50 2
observed-align user-copy 41 51 20
observed-align user-copy 41 52 26
observed-align user-copy 41 53 2
observed-align user-copy 41 54 2
observed-align user-copy 41 55 6
observed-align user-copy 41 56 15
observed-align user-copy 41 58 6
observed-align user-copy 41 59 6
observed-align user-copy 41 6 13
observed-align user-copy 41 62 4
observed-align user-copy 41 63 26
observed-align user-copy 41 8 16
observed-align user-copy 41 9 2
observed-align user-copy 42 0 107
observed-align user-copy 42 1 9
observed-align user-copy 42 10 6
observed-align user-copy 42 14 10
observed-align user-copy 42 15 10
observed-align user-copy 42 16 75
observed-align user-copy 42 2 3
observed-align user-copy 42 21 4
observed-align user-copy 42 22 19
observed-align user-copy 42 24 15
observed-align user-copy 42 25 2
observed-align user-copy 42 27 9
observed-align user-copy 42 28 48
observed-align user-copy 42 29 4
observed-align user-copy 42 30 2
observed-align user-copy 42 31 1
observed-align user-copy 42 32 78
observed-align user-copy 42 33 3
observed-align user-copy 42 34 2
observed-align user-copy 42 35 9
observed-align user-copy 42 36 42
observed-align user-copy 42 37 2
observed-align user-copy 42 39 2
observed-align user-copy 42 4 19
observed-align user-copy 42 40 34
observed-align user-copy 42 41 19
observed-align user-copy 42 42 10
observed-align user-copy 42 43 22
observed-align user-copy 42 44 4
observed-align user-copy 42 45 6
observed-align user-copy 42 46 25
observed-align user-copy 42 47 29
observed-align user-copy 42 48 66
observed-align user-copy 42 49 3
observed-align user-copy 42 5 4
observed-align user-copy 42 50 6
observed-align user-copy 42 51 12
observed-align user-copy 42 52 20
observed-align user-copy 42 53 31
observed-align user-copy 42 54 1
observed-align user-copy 42 55 3
observed-align user-copy 42 56 38
observed-align user-copy 42 58 10
observed-align user-copy 42 59 6
observed-align user-copy 42 6 3
observed-align user-copy 42 60 4
observed-align user-copy 42 61 9
observed-align user-copy 42 62 2
observed-align user-copy 42 7 4
observed-align user-copy 42 8 10
observed-align user-copy 43 0 72
observed-align user-copy 43 1 18
observed-align user-copy 43 11 2
observed-align user-copy 43 13 1
observed-align user-copy 43 14 10
observed-align user-copy 43 16 142
observed-align user-copy 43 2 9
observed-align user-copy 43 21 6
observed-align user-copy 43 22 10
observed-align user-copy 43 23 31
observed-align user-copy 43 24 16
observed-align user-copy 43 26 12
observed-align user-copy 43 3 14
observed-align user-copy 43 30 2
observed-align user-copy 43 31 2
observed-align user-copy 43 32 116
observed-align user-copy 43 34 2
observed-align user-copy 43 35 3
observed-align user-copy 43 36 3
observed-align user-copy 43 37 1
observed-align user-copy 43 38 4
observed-align user-copy 43 40 20
observed-align user-copy 43 42 15
observed-align user-copy 43 43 4
observed-align user-copy 43 44 1
observed-align user-copy 43 45 12
observed-align user-copy 43 46 18
observed-align user-copy 43 47 6
observed-align user-copy 43 48 116
observed-align user-copy 43 50 3
observed-align user-copy 43 51 6
observed-align user-copy 43 52 12
observed-align user-copy 43 53 10
observed-align user-copy 43 54 51
observed-align user-copy 43 55 1
observed-align user-copy 43 56 30
observed-align user-copy 43 57 10
observed-align user-copy 43 6 26
observed-align user-copy 43 60 4
observed-align user-copy 43 61 2
observed-align user-copy 43 62 3
observed-align user-copy 43 7 4
observed-align user-copy 43 8 22
observed-align user-copy 44 0 49
observed-align user-copy 44 15 20
observed-align user-copy 44 16 43
observed-align user-copy 44 2 9
observed-align user-copy 44 21 21
observed-align user-copy 44 22 10
observed-align user-copy 44 23 32
observed-align user-copy 44 24 22
observed-align user-copy 44 27 10
observed-align user-copy 44 28 41
observed-align user-copy 44 3 12
observed-align user-copy 44 31 2
observed-align user-copy 44 32 34
observed-align user-copy 44 33 10
observed-align user-copy 44 35 3
observed-align user-copy 44 36 1
observed-align user-copy 44 37 3
observed-align user-copy 44 38 2
observed-align user-copy 44 39 2
observed-align user-copy 44 4 11
observed-align user-copy 44 40 8
observed-align user-copy 44 41 20
observed-align user-copy 44 42 45
observed-align user-copy 44 43 30
observed-align user-copy 44 44 2
observed-align user-copy 44 45 1
observed-align user-copy 44 46 16
observed-align user-copy 44 47 28
observed-align user-copy 44 48 166
observed-align user-copy 44 49 19
observed-align user-copy 44 51 3
observed-align user-copy 44 52 36
observed-align user-copy 44 53 14
observed-align user-copy 44 54 50
observed-align user-copy 44 55 5
observed-align user-copy 44 56 9
observed-align user-copy 44 58 26
observed-align user-copy 44 61 12
observed-align user-copy 44 62 5
observed-align user-copy 44 7 8
observed-align user-copy 44 8 7
observed-align user-copy 44 9 1
observed-align user-copy 45 0 64
observed-align user-copy 45 1 10
observed-align user-copy 45 10 3
observed-align user-copy 45 13 2
observed-align user-copy 45 16 23
observed-align user-copy 45 21 4
observed-align user-copy 45 23 5
observed-align user-copy 45 24 36
observed-align user-copy 45 3 12
observed-align user-copy 45 32 58
observed-align user-copy 45 33 6
observed-align user-copy 45 36 1
observed-align user-copy 45 37 1
observed-align user-copy 45 38 6
observed-align user-copy 45 39 1
observed-align user-copy 45 4 3
observed-align user-copy 45 40 14
observed-align user-copy 45 42 11
observed-align user-copy 45 43 1
observed-align user-copy 45 44 7
observed-align user-copy 45 46 2
observed-align user-copy 45 47 6
observed-align user-copy 45 48 124
observed-align user-copy 45 49 2
observed-align user-copy 45 5 2
observed-align user-copy 45 51 10
observed-align user-copy 45 52 18
observed-align user-copy 45 53 12
observed-align user-copy 45 54 2
observed-align user-copy 45 55 4
observed-align user-copy 45 56 56
observed-align user-copy 45 58 6
observed-align user-copy 45 59 20
observed-align user-copy 45 62 5
observed-align user-copy 45 63 4
observed-align user-copy 45 8 15
observed-align user-copy 45 9 1
observed-align user-copy 46 0 158
observed-align user-copy 46 10 3
observed-align user-copy 46 11 1
observed-align user-copy 46 14 8
observed-align user-copy 46 16 161
observed-align user-copy 46 21 13
observed-align user-copy 46 22 20
observed-align user-copy 46 23 1
observed-align user-copy 46 24 20
observed-align user-copy 46 28 20
observed-align user-copy 46 29 23
observed-align user-copy 46 32 178
observed-align user-copy 46 33 6
observed-align user-copy 46 34 4
observed-align user-copy 46 35 2
observed-align user-copy 46 37 20
observed-align user-copy 46 38 2
observed-align user-copy 46 39 3
observed-align user-copy 46 4 23
observed-align user-copy 46 40 16
observed-align user-copy 46 42 9
observed-align user-copy 46 43 19
observed-align user-copy 46 44 10
observed-align user-copy 46 45 13
observed-align user-copy 46 46 20
observed-align user-copy 46 47 2
observed-align user-copy 46 48 227
observed-align user-copy 46 49 16
observed-align user-copy 46 5 6
observed-align user-copy 46 50 2
observed-align user-copy 46 51 19
observed-align user-copy 46 53 36
observed-align user-copy 46 54 6
observed-align user-copy 46 55 4
observed-align user-copy 46 56 65
observed-align user-copy 46 58 3
observed-align user-copy 46 59 6
observed-align user-copy 46 6 3
observed-align user-copy 46 60 4
observed-align user-copy 46 62 4
observed-align user-copy 46 63 4
observed-align user-copy 46 8 16
observed-align user-copy 46 9 12
observed-align user-copy 47 0 104
observed-align user-copy 47 1 6
observed-align user-copy 47 10 6
observed-align user-copy 47 11 1
observed-align user-copy 47 14 19
observed-align user-copy 47 15 8
observed-align user-copy 47 16 75
observed-align user-copy 47 18 10
observed-align user-copy 47 21 2
observed-align user-copy 47 23 34
observed-align user-copy 47 24 25
observed-align user-copy 47 25 1
observed-align user-copy 47 27 10
observed-align user-copy 47 28 29
observed-align user-copy 47 30 2
observed-align user-copy 47 32 132
observed-align user-copy 47 34 4
observed-align user-copy 47 35 6
observed-align user-copy 47 38 2
observed-align user-copy 47 39 1
observed-align user-copy 47 40 24
observed-align user-copy 47 41 22
observed-align user-copy 47 42 10
observed-align user-copy 47 43 28
observed-align user-copy 47 44 4
observed-align user-copy 47 45 5
observed-align user-copy 47 46 9
observed-align user-copy 47 47 11
observed-align user-copy 47 48 107
observed-align user-copy 47 49 2
observed-align user-copy 47 5 16
observed-align user-copy 47 50 6
observed-align user-copy 47 51 2
observed-align user-copy 47 54 3
observed-align user-copy 47 55 7
observed-align user-copy 47 56 6
observed-align user-copy 47 58 23
observed-align user-copy 47 59 13
observed-align user-copy 47 6 9
observed-align user-copy 47 60 4
observed-align user-copy 47 61 12
observed-align user-copy 47 62 2
observed-align user-copy 47 7 4
observed-align user-copy 47 8 6
observed-align user-copy 48 0 5492
observed-align user-copy 48 1 16
observed-align user-copy 48 11 4
observed-align user-copy 48 12 4
observed-align user-copy 48 13 1
observed-align user-copy 48 14 19
observed-align user-copy 48 15 1
observed-align user-copy 48 16 488
observed-align user-copy 48 2 8
observed-align user-copy 48 20 1
observed-align user-copy 48 21 23
observed-align user-copy 48 22 19
observed-align user-copy 48 24 273
observed-align user-copy 48 26 7
observed-align user-copy 48 27 3
observed-align user-copy 48 28 5
observed-align user-copy 48 29 21
observed-align user-copy 48 31 3
observed-align user-copy 48 32 1559
observed-align user-copy 48 35 6
observed-align user-copy 48 36 4
observed-align user-copy 48 37 10
observed-align user-copy 48 38 1
observed-align user-copy 48 39 1
observed-align user-copy 48 4 11
observed-align user-copy 48 40 292
observed-align user-copy 48 41 1
observed-align user-copy 48 42 16
observed-align user-copy 48 43 3
observed-align user-copy 48 44 5
observed-align user-copy 48 45 2
observed-align user-copy 48 46 15
observed-align user-copy 48 47 10
observed-align user-copy 48 48 508
observed-align user-copy 48 49 21
observed-align user-copy 48 50 3
observed-align user-copy 48 51 16
observed-align user-copy 48 52 12
observed-align user-copy 48 55 12
observed-align user-copy 48 56 288
observed-align user-copy 48 57 19
observed-align user-copy 48 58 20
observed-align user-copy 48 59 15
observed-align user-copy 48 6 9
observed-align user-copy 48 60 7
observed-align user-copy 48 61 2
observed-align user-copy 48 62 17
observed-align user-copy 48 63 11
observed-align user-copy 48 7 12
observed-align user-copy 48 8 244
observed-align user-copy 49 0 76
observed-align user-copy 49 12 3
observed-align user-copy 49 13 1
observed-align user-copy 49 14 14
observed-align user-copy 49 15 9
observed-align user-copy 49 16 50
observed-align user-copy 49 17 10
observed-align user-copy 49 2 6
observed-align user-copy 49 21 5
observed-align user-copy 49 24 29
observed-align user-copy 49 28 10
observed-align user-copy 49 3 8
observed-align user-copy 49 31 10
observed-align user-copy 49 32 165
observed-align user-copy 49 33 19
observed-align user-copy 49 36 2
observed-align user-copy 49 37 2
observed-align user-copy 49 39 9
observed-align user-copy 49 40 15
observed-align user-copy 49 42 15
observed-align user-copy 49 43 22
observed-align user-copy 49 44 4
observed-align user-copy 49 46 16
observed-align user-copy 49 47 15
observed-align user-copy 49 48 54
observed-align user-copy 49 50 3
observed-align user-copy 49 51 2
observed-align user-copy 49 52 36
observed-align user-copy 49 53 4
observed-align user-copy 49 54 9
observed-align user-copy 49 55 12
observed-align user-copy 49 56 14
observed-align user-copy 49 58 6
observed-align user-copy 49 59 11
observed-align user-copy 49 60 32
observed-align user-copy 49 61 1
observed-align user-copy 49 62 5
observed-align user-copy 49 63 4
observed-align user-copy 49 7 12
observed-align user-copy 49 8 7
observed-align user-copy 49 9 1
observed-align user-copy 5 0 89
observed-align user-copy 5 12 20
observed-align user-copy 5 13 16
observed-align user-copy 5 14 18
observed-align user-copy 5 15 30
observed-align user-copy 5 16 71
observed-align user-copy 5 17 5
observed-align user-copy 5 18 4
observed-align user-copy 5 19 26
observed-align user-copy 5 2 15
observed-align user-copy 5 21 4
observed-align user-copy 5 23 2
observed-align user-copy 5 24 12
observed-align user-copy 5 25 10
observed-align user-copy 5 27 9
observed-align user-copy 5 29 2
observed-align user-copy 5 3 20
observed-align user-copy 5 32 105
observed-align user-copy 5 33 3
observed-align user-copy 5 34 2
observed-align user-copy 5 37 2
observed-align user-copy 5 4 3
observed-align user-copy 5 40 19
observed-align user-copy 5 43 2
observed-align user-copy 5 44 19
observed-align user-copy 5 46 9
observed-align user-copy 5 47 3
observed-align user-copy 5 48 57
observed-align user-copy 5 49 10
observed-align user-copy 5 52 42
observed-align user-copy 5 55 12
observed-align user-copy 5 56 19
observed-align user-copy 5 59 10
observed-align user-copy 5 6 3
observed-align user-copy 5 60 2
observed-align user-copy 5 61 1
observed-align user-copy 5 62 8
observed-align user-copy 5 63 21
observed-align user-copy 5 7 8
observed-align user-copy 5 8 4
observed-align user-copy 5 9 2
observed-align user-copy 50 0 44
observed-align user-copy 50 1 1
observed-align user-copy 50 10 3
observed-align user-copy 50 11 1
observed-align user-copy 50 13 2
observed-align user-copy 50 14 14
observed-align user-copy 50 15 4
observed-align user-copy 50 16 41
observed-align user-copy 50 18 4
observed-align user-copy 50 20 1
observed-align user-copy 50 21 3
observed-align user-copy 50 22 10
observed-align user-copy 50 24 9
observed-align user-copy 50 29 20
observed-align user-copy 50 3 17
observed-align user-copy 50 32 33
observed-align user-copy 50 33 16
observed-align user-copy 50 37 22
observed-align user-copy 50 38 4
observed-align user-copy 50 4 2
observed-align user-copy 50 40 5
observed-align user-copy 50 42 5
observed-align user-copy 50 43 3
observed-align user-copy 50 44 4
observed-align user-copy 50 45 2
observed-align user-copy 50 46 9
observed-align user-copy 50 47 6
observed-align user-copy 50 48 50
observed-align user-copy 50 49 3
observed-align user-copy 50 51 43
observed-align user-copy 50 52 12
observed-align user-copy 50 53 12
observed-align user-copy 50 54 2
observed-align user-copy 50 55 13
observed-align user-copy 50 56 11
observed-align user-copy 50 57 10
observed-align user-copy 50 58 18
observed-align user-copy 50 59 16
observed-align user-copy 50 60 30
observed-align user-copy 50 61 31
observed-align user-copy 50 62 12
observed-align user-copy 50 63 14
observed-align user-copy 50 8 6
observed-align user-copy 50 9 3
observed-align user-copy 51 0 108
observed-align user-copy 51 1 7
observed-align user-copy 51 10 9
observed-align user-copy 51 11 2
observed-align user-copy 51 14 28
observed-align user-copy 51 15 14
observed-align user-copy 51 16 80
observed-align user-copy 51 19 6
observed-align user-copy 51 21 2
observed-align user-copy 51 24 13
observed-align user-copy 51 27 1
observed-align user-copy 51 28 20
observed-align user-copy 51 29 2
observed-align user-copy 51 3 9
observed-align user-copy 51 32 155
observed-align user-copy 51 33 10
observed-align user-copy 51 34 4
observed-align user-copy 51 38 4
observed-align user-copy 51 39 12
observed-align user-copy 51 4 2
observed-align user-copy 51 40 9
observed-align user-copy 51 41 1
observed-align user-copy 51 42 15
observed-align user-copy 51 43 23
observed-align user-copy 51 44 7
observed-align user-copy 51 45 20
observed-align user-copy 51 46 6
observed-align user-copy 51 48 113
observed-align user-copy 51 49 5
observed-align user-copy 51 5 4
observed-align user-copy 51 50 3
observed-align user-copy 51 52 1
observed-align user-copy 51 53 4
observed-align user-copy 51 54 16
observed-align user-copy 51 55 7
observed-align user-copy 51 56 9
observed-align user-copy 51 58 9
observed-align user-copy 51 59 18
observed-align user-copy 51 60 4
observed-align user-copy 51 61 30
observed-align user-copy 51 62 36
observed-align user-copy 51 63 12
observed-align user-copy 51 8 15
observed-align user-copy 51 9 3
observed-align user-copy 52 0 100
observed-align user-copy 52 1 6
observed-align user-copy 52 10 9
observed-align user-copy 52 11 5
observed-align user-copy 52 14 20
observed-align user-copy 52 15 8
observed-align user-copy 52 16 98
observed-align user-copy 52 17 5
observed-align user-copy 52 2 6
observed-align user-copy 52 21 3
observed-align user-copy 52 22 21
observed-align user-copy 52 24 17
observed-align user-copy 52 27 19
observed-align user-copy 52 28 19
observed-align user-copy 52 3 10
observed-align user-copy 52 30 1
observed-align user-copy 52 32 109
observed-align user-copy 52 35 6
observed-align user-copy 52 38 9
observed-align user-copy 52 39 2
observed-align user-copy 52 4 1
observed-align user-copy 52 40 18
observed-align user-copy 52 41 48
observed-align user-copy 52 43 4
observed-align user-copy 52 44 2
observed-align user-copy 52 45 3
observed-align user-copy 52 46 13
observed-align user-copy 52 47 35
observed-align user-copy 52 48 120
observed-align user-copy 52 49 2
observed-align user-copy 52 5 4
observed-align user-copy 52 50 5
observed-align user-copy 52 51 13
observed-align user-copy 52 53 6
observed-align user-copy 52 54 2
observed-align user-copy 52 55 11
observed-align user-copy 52 56 21
observed-align user-copy 52 57 20
observed-align user-copy 52 59 13
observed-align user-copy 52 6 6
observed-align user-copy 52 60 12
observed-align user-copy 52 61 21
observed-align user-copy 52 62 34
observed-align user-copy 52 63 12
observed-align user-copy 52 8 8
observed-align user-copy 53 0 67
observed-align user-copy 53 1 22
observed-align user-copy 53 11 3
observed-align user-copy 53 13 1
observed-align user-copy 53 16 98
observed-align user-copy 53 17 5
observed-align user-copy 53 18 2
observed-align user-copy 53 2 6
observed-align user-copy 53 21 6
observed-align user-copy 53 23 9
observed-align user-copy 53 24 17
observed-align user-copy 53 27 11
observed-align user-copy 53 3 18
observed-align user-copy 53 31 1
observed-align user-copy 53 32 87
observed-align user-copy 53 33 20
observed-align user-copy 53 36 2
observed-align user-copy 53 40 25
observed-align user-copy 53 43 8
observed-align user-copy 53 44 2
observed-align user-copy 53 45 11
observed-align user-copy 53 46 9
observed-align user-copy 53 47 5
observed-align user-copy 53 48 99
observed-align user-copy 53 50 2
observed-align user-copy 53 51 5
observed-align user-copy 53 52 18
observed-align user-copy 53 55 15
observed-align user-copy 53 56 18
observed-align user-copy 53 59 1
observed-align user-copy 53 6 16
observed-align user-copy 53 60 6
observed-align user-copy 53 61 6
observed-align user-copy 53 62 16
observed-align user-copy 53 63 20
observed-align user-copy 53 7 8
observed-align user-copy 53 8 25
observed-align user-copy 54 0 41
observed-align user-copy 54 1 13
observed-align user-copy 54 13 3
observed-align user-copy 54 14 4
observed-align user-copy 54 15 20
observed-align user-copy 54 16 129
observed-align user-copy 54 17 10
observed-align user-copy 54 18 2
observed-align user-copy 54 19 3
observed-align user-copy 54 2 3
observed-align user-copy 54 21 10
observed-align user-copy 54 24 14
observed-align user-copy 54 27 10
observed-align user-copy 54 28 20
observed-align user-copy 54 3 8
observed-align user-copy 54 32 45
observed-align user-copy 54 37 2
observed-align user-copy 54 38 10
observed-align user-copy 54 39 10
observed-align user-copy 54 4 2
observed-align user-copy 54 40 8
observed-align user-copy 54 41 30
observed-align user-copy 54 42 20
observed-align user-copy 54 43 32
observed-align user-copy 54 44 1
observed-align user-copy 54 45 1
observed-align user-copy 54 46 3
observed-align user-copy 54 47 20
observed-align user-copy 54 48 46
observed-align user-copy 54 49 2
observed-align user-copy 54 51 22
observed-align user-copy 54 52 30
observed-align user-copy 54 53 6
observed-align user-copy 54 54 11
observed-align user-copy 54 55 2
observed-align user-copy 54 56 8
observed-align user-copy 54 58 16
observed-align user-copy 54 61 13
observed-align user-copy 54 62 13
observed-align user-copy 54 63 4
observed-align user-copy 54 7 8
observed-align user-copy 54 8 4
observed-align user-copy 55 0 120
observed-align user-copy 55 1 20
observed-align user-copy 55 12 9
observed-align user-copy 55 13 3
observed-align user-copy 55 14 12
observed-align user-copy 55 15 4
observed-align user-copy 55 16 58
observed-align user-copy 55 18 4
observed-align user-copy 55 19 12
observed-align user-copy 55 2 63
observed-align user-copy 55 21 2
observed-align user-copy 55 23 12
observed-align user-copy 55 24 4
observed-align user-copy 55 27 10
observed-align user-copy 55 3 14
observed-align user-copy 55 32 130
observed-align user-copy 55 33 3
observed-align user-copy 55 35 31
observed-align user-copy 55 38 4
observed-align user-copy 55 4 2
observed-align user-copy 55 40 4
observed-align user-copy 55 42 10
observed-align user-copy 55 43 1
observed-align user-copy 55 44 1
observed-align user-copy 55 45 20
observed-align user-copy 55 46 13
observed-align user-copy 55 47 3
observed-align user-copy 55 48 125
observed-align user-copy 55 49 1
observed-align user-copy 55 5 4
observed-align user-copy 55 50 2
observed-align user-copy 55 52 21
observed-align user-copy 55 53 10
observed-align user-copy 55 54 4
observed-align user-copy 55 55 3
observed-align user-copy 55 56 9
observed-align user-copy 55 58 18
observed-align user-copy 55 59 26
observed-align user-copy 55 6 1
observed-align user-copy 55 62 6
observed-align user-copy 55 63 12
observed-align user-copy 55 8 17
observed-align user-copy 55 9 2
observed-align user-copy 56 0 763
observed-align user-copy 56 1 8
observed-align user-copy 56 10 6
observed-align user-copy 56 14 12
observed-align user-copy 56 15 12
observed-align user-copy 56 16 441
observed-align user-copy 56 19 15
observed-align user-copy 56 2 60
observed-align user-copy 56 21 16
observed-align user-copy 56 22 10
observed-align user-copy 56 24 264
observed-align user-copy 56 25 9
observed-align user-copy 56 27 20
observed-align user-copy 56 28 30
observed-align user-copy 56 3 34
observed-align user-copy 56 32 1402
observed-align user-copy 56 34 2
observed-align user-copy 56 35 32
observed-align user-copy 56 39 2
observed-align user-copy 56 4 11
observed-align user-copy 56 40 205
observed-align user-copy 56 41 40
observed-align user-copy 56 42 19
observed-align user-copy 56 43 13
observed-align user-copy 56 44 5
observed-align user-copy 56 46 10
observed-align user-copy 56 47 23
observed-align user-copy 56 48 370
observed-align user-copy 56 49 3
observed-align user-copy 56 5 4
observed-align user-copy 56 50 1
observed-align user-copy 56 51 2
observed-align user-copy 56 52 9
observed-align user-copy 56 53 14
observed-align user-copy 56 54 5
observed-align user-copy 56 55 4
observed-align user-copy 56 56 217
observed-align user-copy 56 57 4
observed-align user-copy 56 58 6
observed-align user-copy 56 59 19
observed-align user-copy 56 6 6
observed-align user-copy 56 60 4
observed-align user-copy 56 61 20
observed-align user-copy 56 62 2
observed-align user-copy 56 63 6
observed-align user-copy 56 8 186
observed-align user-copy 56 9 2
observed-align user-copy 57 0 120
observed-align user-copy 57 1 38
observed-align user-copy 57 10 6
observed-align user-copy 57 11 2
observed-align user-copy 57 12 10
observed-align user-copy 57 13 9
observed-align user-copy 57 15 12
observed-align user-copy 57 16 102
observed-align user-copy 57 17 5
observed-align user-copy 57 19 10
observed-align user-copy 57 2 6
observed-align user-copy 57 21 6
observed-align user-copy 57 24 28
observed-align user-copy 57 25 2
observed-align user-copy 57 29 103
observed-align user-copy 57 3 20
observed-align user-copy 57 32 109
observed-align user-copy 57 35 7
observed-align user-copy 57 38 10
observed-align user-copy 57 4 11
observed-align user-copy 57 40 35
observed-align user-copy 57 41 10
observed-align user-copy 57 43 2
observed-align user-copy 57 44 4
observed-align user-copy 57 45 2
observed-align user-copy 57 47 1
observed-align user-copy 57 48 91
observed-align user-copy 57 49 1
observed-align user-copy 57 5 2
observed-align user-copy 57 50 3
observed-align user-copy 57 51 1
observed-align user-copy 57 52 31
observed-align user-copy 57 54 2
observed-align user-copy 57 55 15
observed-align user-copy 57 56 30
observed-align user-copy 57 58 2
observed-align user-copy 57 59 16
observed-align user-copy 57 6 6
observed-align user-copy 57 60 12
observed-align user-copy 57 61 2
observed-align user-copy 57 62 3
observed-align user-copy 57 7 8
observed-align user-copy 57 8 45
observed-align user-copy 58 0 76
observed-align user-copy 58 1 9
observed-align user-copy 58 11 2
observed-align user-copy 58 16 70
observed-align user-copy 58 17 15
observed-align user-copy 58 18 2
observed-align user-copy 58 19 10
observed-align user-copy 58 2 18
observed-align user-copy 58 21 15
observed-align user-copy 58 23 11
observed-align user-copy 58 24 19
observed-align user-copy 58 25 10
observed-align user-copy 58 26 12
observed-align user-copy 58 27 10
observed-align user-copy 58 3 8
observed-align user-copy 58 32 94
observed-align user-copy 58 35 1
observed-align user-copy 58 36 1
observed-align user-copy 58 4 10
observed-align user-copy 58 40 9
observed-align user-copy 58 42 10
observed-align user-copy 58 43 21
observed-align user-copy 58 45 2
observed-align user-copy 58 46 6
observed-align user-copy 58 47 1
observed-align user-copy 58 48 99
observed-align user-copy 58 49 11
observed-align user-copy 58 5 12
observed-align user-copy 58 50 1
observed-align user-copy 58 51 12
observed-align user-copy 58 52 16
observed-align user-copy 58 53 4
observed-align user-copy 58 55 28
observed-align user-copy 58 56 16
observed-align user-copy 58 59 4
observed-align user-copy 58 6 3
observed-align user-copy 58 60 4
observed-align user-copy 58 61 6
observed-align user-copy 58 62 28
observed-align user-copy 58 63 19
observed-align user-copy 58 7 8
observed-align user-copy 58 8 20
observed-align user-copy 59 0 69
observed-align user-copy 59 13 12
observed-align user-copy 59 15 19
observed-align user-copy 59 16 86
observed-align user-copy 59 17 15
observed-align user-copy 59 18 6
observed-align user-copy 59 19 3
observed-align user-copy 59 2 9
observed-align user-copy 59 21 12
observed-align user-copy 59 23 1
observed-align user-copy 59 24 22
observed-align user-copy 59 29 1
observed-align user-copy 59 3 24
observed-align user-copy 59 32 107
observed-align user-copy 59 35 34
observed-align user-copy 59 37 1
observed-align user-copy 59 39 19
observed-align user-copy 59 4 2
observed-align user-copy 59 40 10
observed-align user-copy 59 42 10
observed-align user-copy 59 43 5
observed-align user-copy 59 44 9
observed-align user-copy 59 46 6
observed-align user-copy 59 47 6
observed-align user-copy 59 48 87
observed-align user-copy 59 5 10
observed-align user-copy 59 50 1
observed-align user-copy 59 51 1
observed-align user-copy 59 52 28
observed-align user-copy 59 53 2
observed-align user-copy 59 54 21
observed-align user-copy 59 55 19
observed-align user-copy 59 56 22
observed-align user-copy 59 58 9
observed-align user-copy 59 59 21
observed-align user-copy 59 6 13
observed-align user-copy 59 60 2
observed-align user-copy 59 61 2
observed-align user-copy 59 62 17
observed-align user-copy 59 63 13
observed-align user-copy 59 7 4
observed-align user-copy 59 8 7
observed-align user-copy 59 9 2
observed-align user-copy 6 0 62
observed-align user-copy 6 1 6
observed-align user-copy 6 10 6
observed-align user-copy 6 13 3
observed-align user-copy 6 14 24
observed-align user-copy 6 15 8
observed-align user-copy 6 16 74
observed-align user-copy 6 17 45
observed-align user-copy 6 18 12
observed-align user-copy 6 19 45
observed-align user-copy 6 21 2
observed-align user-copy 6 23 2
observed-align user-copy 6 24 29
observed-align user-copy 6 25 20
observed-align user-copy 6 29 6
observed-align user-copy 6 3 9
observed-align user-copy 6 30 1
observed-align user-copy 6 31 19
observed-align user-copy 6 32 81
observed-align user-copy 6 33 6
observed-align user-copy 6 34 2
observed-align user-copy 6 35 13
observed-align user-copy 6 36 10
observed-align user-copy 6 38 4
observed-align user-copy 6 4 5
observed-align user-copy 6 40 14
observed-align user-copy 6 42 10
observed-align user-copy 6 43 2
observed-align user-copy 6 46 28
observed-align user-copy 6 48 134
observed-align user-copy 6 5 6
observed-align user-copy 6 51 10
observed-align user-copy 6 52 20
observed-align user-copy 6 53 4
observed-align user-copy 6 55 1
observed-align user-copy 6 56 17
observed-align user-copy 6 58 6
observed-align user-copy 6 6 1
observed-align user-copy 6 60 10
observed-align user-copy 6 61 1
observed-align user-copy 6 62 5
observed-align user-copy 6 63 6
observed-align user-copy 6 7 1
observed-align user-copy 6 8 9
observed-align user-copy 6 9 6
observed-align user-copy 60 0 69
observed-align user-copy 60 10 6
observed-align user-copy 60 12 10
observed-align user-copy 60 13 2
observed-align user-copy 60 14 8
observed-align user-copy 60 16 44
observed-align user-copy 60 18 6
observed-align user-copy 60 19 28
observed-align user-copy 60 21 2
observed-align user-copy 60 23 5
observed-align user-copy 60 24 18
observed-align user-copy 60 25 1
observed-align user-copy 60 29 10
observed-align user-copy 60 3 31
observed-align user-copy 60 31 9
observed-align user-copy 60 32 60
observed-align user-copy 60 37 10
observed-align user-copy 60 38 2
observed-align user-copy 60 4 6
observed-align user-copy 60 40 10
observed-align user-copy 60 42 20
observed-align user-copy 60 43 4
observed-align user-copy 60 44 1
observed-align user-copy 60 46 28
observed-align user-copy 60 47 6
observed-align user-copy 60 48 71
observed-align user-copy 60 5 4
observed-align user-copy 60 51 21
observed-align user-copy 60 52 16
observed-align user-copy 60 53 6
observed-align user-copy 60 54 3
observed-align user-copy 60 55 15
observed-align user-copy 60 56 9
observed-align user-copy 60 58 15
observed-align user-copy 60 59 9
observed-align user-copy 60 6 10
observed-align user-copy 60 60 2
observed-align user-copy 60 61 2
observed-align user-copy 60 62 17
observed-align user-copy 60 63 22
observed-align user-copy 60 7 4
observed-align user-copy 60 8 9
observed-align user-copy 60 9 2
observed-align user-copy 61 0 99
observed-align user-copy 61 1 6
observed-align user-copy 61 10 6
observed-align user-copy 61 11 3
observed-align user-copy 61 12 1
observed-align user-copy 61 14 18
observed-align user-copy 61 15 18
observed-align user-copy 61 16 67
observed-align user-copy 61 19 19
observed-align user-copy 61 21 8
observed-align user-copy 61 24 27
observed-align user-copy 61 25 11
observed-align user-copy 61 26 6
observed-align user-copy 61 27 9
observed-align user-copy 61 28 10
observed-align user-copy 61 29 4
observed-align user-copy 61 3 19
observed-align user-copy 61 30 9
observed-align user-copy 61 32 64
observed-align user-copy 61 36 9
observed-align user-copy 61 39 11
observed-align user-copy 61 4 3
observed-align user-copy 61 40 7
observed-align user-copy 61 43 14
observed-align user-copy 61 44 14
observed-align user-copy 61 48 63
observed-align user-copy 61 49 2
observed-align user-copy 61 5 12
observed-align user-copy 61 52 16
observed-align user-copy 61 53 2
observed-align user-copy 61 54 15
observed-align user-copy 61 55 2
observed-align user-copy 61 56 8
observed-align user-copy 61 58 6
observed-align user-copy 61 59 16
observed-align user-copy 61 6 15
observed-align user-copy 61 60 6
observed-align user-copy 61 62 3
observed-align user-copy 61 63 14
observed-align user-copy 61 8 47
observed-align user-copy 61 9 1
observed-align user-copy 62 0 123
observed-align user-copy 62 1 21
observed-align user-copy 62 10 3
observed-align user-copy 62 11 2
observed-align user-copy 62 12 1
observed-align user-copy 62 13 10
observed-align user-copy 62 14 10
observed-align user-copy 62 15 8
observed-align user-copy 62 16 97
observed-align user-copy 62 19 10
observed-align user-copy 62 2 6
observed-align user-copy 62 21 10
observed-align user-copy 62 22 10
observed-align user-copy 62 24 11
observed-align user-copy 62 25 2
observed-align user-copy 62 26 6
observed-align user-copy 62 3 10
observed-align user-copy 62 30 2
observed-align user-copy 62 31 10
observed-align user-copy 62 32 65
observed-align user-copy 62 38 19
observed-align user-copy 62 40 12
observed-align user-copy 62 41 19
observed-align user-copy 62 43 2
observed-align user-copy 62 45 2
observed-align user-copy 62 46 20
observed-align user-copy 62 48 45
observed-align user-copy 62 49 2
observed-align user-copy 62 5 6
observed-align user-copy 62 50 2
observed-align user-copy 62 52 10
observed-align user-copy 62 53 2
observed-align user-copy 62 54 1
observed-align user-copy 62 55 35
observed-align user-copy 62 56 11
observed-align user-copy 62 57 10
observed-align user-copy 62 59 6
observed-align user-copy 62 6 18
observed-align user-copy 62 60 10
observed-align user-copy 62 61 3
observed-align user-copy 62 62 23
observed-align user-copy 62 63 24
observed-align user-copy 62 7 8
observed-align user-copy 62 8 39
observed-align user-copy 62 9 31
observed-align user-copy 63 0 262
observed-align user-copy 63 1 6
observed-align user-copy 63 10 23
observed-align user-copy 63 11 1
observed-align user-copy 63 13 2
observed-align user-copy 63 15 20
observed-align user-copy 63 16 118
observed-align user-copy 63 17 10
observed-align user-copy 63 2 18
observed-align user-copy 63 21 10
observed-align user-copy 63 23 20
observed-align user-copy 63 24 19
observed-align user-copy 63 26 12
observed-align user-copy 63 27 29
observed-align user-copy 63 3 18
observed-align user-copy 63 30 10
observed-align user-copy 63 31 2
observed-align user-copy 63 32 93
observed-align user-copy 63 33 10
observed-align user-copy 63 36 10
observed-align user-copy 63 39 20
observed-align user-copy 63 40 4
observed-align user-copy 63 46 6
observed-align user-copy 63 48 110
observed-align user-copy 63 50 2
observed-align user-copy 63 51 12
observed-align user-copy 63 54 21
observed-align user-copy 63 55 4
observed-align user-copy 63 56 20
observed-align user-copy 63 58 6
observed-align user-copy 63 6 20
observed-align user-copy 63 60 4
observed-align user-copy 63 61 5
observed-align user-copy 63 62 7
observed-align user-copy 63 63 9
observed-align user-copy 63 7 24
observed-align user-copy 63 8 14
observed-align user-copy 63 9 30
observed-align user-copy 7 0 65
observed-align user-copy 7 1 14
observed-align user-copy 7 10 27
observed-align user-copy 7 11 2
observed-align user-copy 7 13 20
observed-align user-copy 7 14 12
observed-align user-copy 7 15 24
observed-align user-copy 7 16 91
observed-align user-copy 7 17 40
observed-align user-copy 7 18 12
observed-align user-copy 7 19 3
observed-align user-copy 7 2 16
observed-align user-copy 7 21 8
observed-align user-copy 7 24 24
observed-align user-copy 7 25 2
observed-align user-copy 7 26 9
observed-align user-copy 7 27 29
observed-align user-copy 7 29 6
observed-align user-copy 7 30 22
observed-align user-copy 7 31 1
observed-align user-copy 7 32 65
observed-align user-copy 7 34 4
observed-align user-copy 7 35 3
observed-align user-copy 7 36 20
observed-align user-copy 7 39 2
observed-align user-copy 7 4 2
observed-align user-copy 7 40 4
observed-align user-copy 7 43 5
observed-align user-copy 7 44 10
observed-align user-copy 7 46 10
observed-align user-copy 7 48 44
observed-align user-copy 7 49 1
observed-align user-copy 7 5 10
observed-align user-copy 7 52 20
observed-align user-copy 7 54 2
observed-align user-copy 7 55 25
observed-align user-copy 7 56 28
observed-align user-copy 7 57 9
observed-align user-copy 7 58 6
observed-align user-copy 7 59 15
observed-align user-copy 7 6 28
observed-align user-copy 7 62 5
observed-align user-copy 7 63 12
observed-align user-copy 7 8 12
observed-align user-copy 7 9 2
observed-align user-copy 8 0 707
observed-align user-copy 8 1 10
observed-align user-copy 8 10 6
observed-align user-copy 8 11 6
observed-align user-copy 8 14 10
observed-align user-copy 8 15 12
observed-align user-copy 8 16 416
observed-align user-copy 8 17 10
observed-align user-copy 8 18 10
observed-align user-copy 8 19 33
observed-align user-copy 8 2 3
observed-align user-copy 8 21 5
observed-align user-copy 8 23 1
observed-align user-copy 8 24 272
observed-align user-copy 8 25 2
observed-align user-copy 8 26 12
observed-align user-copy 8 3 8
observed-align user-copy 8 30 3
observed-align user-copy 8 31 13
observed-align user-copy 8 32 1474
observed-align user-copy 8 35 9
observed-align user-copy 8 36 1
observed-align user-copy 8 37 1
observed-align user-copy 8 40 230
observed-align user-copy 8 41 9
observed-align user-copy 8 43 3
observed-align user-copy 8 46 20
observed-align user-copy 8 48 341
observed-align user-copy 8 5 4
observed-align user-copy 8 50 1
observed-align user-copy 8 51 20
observed-align user-copy 8 55 14
observed-align user-copy 8 56 185
observed-align user-copy 8 59 6
observed-align user-copy 8 6 16
observed-align user-copy 8 60 4
observed-align user-copy 8 62 16
observed-align user-copy 8 63 12
observed-align user-copy 8 7 12
observed-align user-copy 8 8 195
observed-align user-copy 8 9 3
observed-align user-copy 9 0 49
observed-align user-copy 9 1 13
observed-align user-copy 9 10 11
observed-align user-copy 9 11 3
observed-align user-copy 9 12 3
observed-align user-copy 9 13 2
observed-align user-copy 9 15 10
observed-align user-copy 9 16 92
observed-align user-copy 9 17 30
observed-align user-copy 9 18 14
observed-align user-copy 9 19 20
observed-align user-copy 9 2 9
observed-align user-copy 9 20 30
observed-align user-copy 9 21 2
observed-align user-copy 9 23 3
observed-align user-copy 9 24 41
observed-align user-copy 9 26 22
observed-align user-copy 9 27 10
observed-align user-copy 9 29 105
observed-align user-copy 9 3 4
observed-align user-copy 9 30 10
observed-align user-copy 9 31 3
observed-align user-copy 9 32 94
observed-align user-copy 9 33 3
observed-align user-copy 9 36 22
observed-align user-copy 9 37 1
observed-align user-copy 9 38 2
observed-align user-copy 9 39 10
observed-align user-copy 9 4 11
observed-align user-copy 9 40 31
observed-align user-copy 9 41 9
observed-align user-copy 9 43 3
observed-align user-copy 9 44 20
observed-align user-copy 9 48 64
observed-align user-copy 9 51 1
observed-align user-copy 9 54 10
observed-align user-copy 9 55 4
observed-align user-copy 9 56 26
observed-align user-copy 9 57 10
observed-align user-copy 9 59 11
observed-align user-copy 9 6 16
observed-align user-copy 9 60 14
observed-align user-copy 9 61 2
observed-align user-copy 9 62 3
observed-align user-copy 9 63 39
observed-align user-copy 9 7 20
observed-align user-copy 9 8 20
observed-unnamed 0 0
