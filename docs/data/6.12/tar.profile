# tare profile 1
kernel: 6.12.117+deb13-amd64 #1 SMP PREEMPT_DYNAMIC Debian 6.12.117-1 (2026-11-12)
cpu: QEMU TCG CPU version 2.5+
cpus: 1
clock: tsc
clock-hz: 999999000
mode: profile
span-ns: 308842411
cpu-features: rep_good erms
clocksource: tsc
command: sh -c mount --bind /dev /debian/dev && mount --bind /tmp /debian/tmp && mount -t proc proc /debian/proc && exec chroot /debian /run/workload
exit-status: 0
busy-ns: 181584867
machine: machine-6.12
accelerator: tcg
exact: yes
qemu: 7.2.22 (Debian 1:7.2+dfsg-7+deb12u18+b3)
image-digest: 09acc19d8abde366013c0f2c98398de1
observed-missing: 0

function memcpy seen 19077 recorded 19077 skipped 0 lost 0 bytes 514822
function memmove seen 165 recorded 165 skipped 0 lost 0 bytes 22008
function memset seen 27025 recorded 27025 skipped 0 lost 0 bytes 29103282
size memcpy task 0 0 3918 0
size memcpy task 1 1 290 290
size memcpy task 2 2 96 192
size memcpy task 3 3 136 408
size memcpy task 4 4 1863 7452
size memcpy task 5 5 149 745
size memcpy task 6 6 162 972
size memcpy task 7 7 252 1764
size memcpy task 8 8 397 3176
size memcpy task 9 9 173 1557
size memcpy task 10 10 157 1570
size memcpy task 11 11 157 1727
size memcpy task 12 12 113 1356
size memcpy task 13 13 98 1274
size memcpy task 14 14 65 910
size memcpy task 15 15 132 1980
size memcpy task 16 16 224 3584
size memcpy task 17 17 62 1054
size memcpy task 18 18 15 270
size memcpy task 19 19 14 266
size memcpy task 20 20 9 180
size memcpy task 21 21 10 210
size memcpy task 22 22 5 110
size memcpy task 23 23 6 138
size memcpy task 24 24 94 2256
size memcpy task 25 25 2 50
size memcpy task 26 26 5 130
size memcpy task 27 27 3 81
size memcpy task 28 28 6 168
size memcpy task 29 29 2 58
size memcpy task 32 32 5698 182336
size memcpy task 40 40 3818 152720
size memcpy task 48 48 80 3840
size memcpy task 56 56 66 3696
size memcpy task 64 64 174 11136
size memcpy task 72 72 229 16488
size memcpy task 80 80 26 2080
size memcpy task 88 88 76 6688
size memcpy task 96 96 12 1152
size memcpy task 112 112 4 448
size memcpy task 120 120 246 29520
size memcpy task 246 246 1 246
size memcpy task 256 256 10 2560
size memcpy task 504 504 5 2520
size memcpy task 560 560 1 560
size memcpy task 616 616 4 2464
size memcpy task 728 728 4 2912
size memcpy task 784 784 1 784
size memcpy task 8192 8447 7 58744
align memcpy 0 0 594
align memcpy 0 2 2
align memcpy 0 7 1
align memcpy 0 8 514
align memcpy 0 16 99
align memcpy 0 20 1
align memcpy 0 24 1001
align memcpy 0 26 2
align memcpy 0 32 64
align memcpy 0 34 1
align memcpy 0 38 1
align memcpy 0 40 490
align memcpy 0 48 98
align memcpy 0 51 1
align memcpy 0 53 3
align memcpy 0 56 525
align memcpy 0 60 2
align memcpy 1 11 1
align memcpy 1 15 1
align memcpy 1 25 1
align memcpy 1 34 1
align memcpy 1 40 1
align memcpy 1 44 4
align memcpy 1 46 1
align memcpy 1 51 1
align memcpy 1 53 1
align memcpy 2 7 1
align memcpy 2 11 1
align memcpy 2 13 1
align memcpy 2 15 1
align memcpy 2 25 1
align memcpy 2 47 1
align memcpy 2 51 3
align memcpy 2 53 1
align memcpy 2 55 2
align memcpy 3 5 1
align memcpy 3 7 1
align memcpy 3 11 1
align memcpy 3 13 1
align memcpy 3 37 3
align memcpy 3 38 1
align memcpy 3 51 1
align memcpy 3 53 1
align memcpy 3 56 1
align memcpy 3 57 2
align memcpy 4 5 1
align memcpy 4 11 1
align memcpy 4 13 1
align memcpy 4 40 4
align memcpy 4 50 1
align memcpy 4 51 1
align memcpy 4 53 1
align memcpy 4 56 1
align memcpy 5 5 1
align memcpy 5 22 1
align memcpy 5 31 1
align memcpy 5 37 3
align memcpy 5 39 2
align memcpy 5 46 1
align memcpy 5 47 2
align memcpy 5 51 1
align memcpy 5 53 1
align memcpy 6 4 2
align memcpy 6 11 1
align memcpy 6 18 1
align memcpy 6 31 1
align memcpy 6 40 6
align memcpy 6 51 1
align memcpy 6 53 1
align memcpy 6 56 4
align memcpy 7 15 1
align memcpy 7 18 1
align memcpy 7 31 1
align memcpy 7 34 1
align memcpy 7 37 3
align memcpy 7 46 1
align memcpy 7 47 1
align memcpy 7 53 1
align memcpy 8 0 67
align memcpy 8 6 1
align memcpy 8 8 9
align memcpy 8 11 1
align memcpy 8 16 3
align memcpy 8 18 1
align memcpy 8 24 17
align memcpy 8 25 1
align memcpy 8 32 41
align memcpy 8 33 1
align memcpy 8 34 2
align memcpy 8 40 8
align memcpy 8 56 1916
align memcpy 9 6 1
align memcpy 9 8 1
align memcpy 9 15 1
align memcpy 9 25 1
align memcpy 9 33 1
align memcpy 9 34 1
align memcpy 9 37 2
align memcpy 9 40 1
align memcpy 9 46 1
align memcpy 9 47 1
align memcpy 10 6 1
align memcpy 10 8 1
align memcpy 10 15 1
align memcpy 10 25 1
align memcpy 10 37 3
align memcpy 10 46 1
align memcpy 10 51 1
align memcpy 10 56 2
align memcpy 11 5 1
align memcpy 11 6 1
align memcpy 11 8 1
align memcpy 11 13 1
align memcpy 11 40 3
align memcpy 11 47 1
align memcpy 11 51 1
align memcpy 11 56 2
align memcpy 12 0 460
align memcpy 12 8 1
align memcpy 12 11 2
align memcpy 12 13 1
align memcpy 12 37 3
align memcpy 12 40 5
align memcpy 12 51 1
align memcpy 12 53 1
align memcpy 13 5 1
align memcpy 13 27 2
align memcpy 13 31 1
align memcpy 13 46 2
align memcpy 13 53 1
align memcpy 13 56 3
align memcpy 14 0 3
align memcpy 14 13 3
align memcpy 14 18 1
align memcpy 14 22 1
align memcpy 14 29 2
align memcpy 14 40 1
align memcpy 14 51 1
align memcpy 15 6 2
align memcpy 15 13 1
align memcpy 15 18 4
align memcpy 15 22 1
align memcpy 15 33 1
align memcpy 15 34 1
align memcpy 15 38 1
align memcpy 15 40 3
align memcpy 15 56 1
align memcpy 16 0 598
align memcpy 16 6 1
align memcpy 16 7 2
align memcpy 16 8 22
align memcpy 16 16 111
align memcpy 16 18 1
align memcpy 16 22 1
align memcpy 16 24 11
align memcpy 16 25 1
align memcpy 16 27 2
align memcpy 16 31 1
align memcpy 16 32 62
align memcpy 16 33 1
align memcpy 16 40 444
align memcpy 16 47 2
align memcpy 16 48 45
align memcpy 16 51 1
align memcpy 16 56 12
align memcpy 17 6 1
align memcpy 17 8 1
align memcpy 17 18 1
align memcpy 17 22 1
align memcpy 17 33 1
align memcpy 17 37 3
align memcpy 17 38 1
align memcpy 17 40 3
align memcpy 17 46 1
align memcpy 17 51 1
align memcpy 17 56 1
align memcpy 17 57 2
align memcpy 18 6 1
align memcpy 18 8 2
align memcpy 18 18 2
align memcpy 18 24 1
align memcpy 18 37 3
align memcpy 18 38 1
align memcpy 18 40 1
align memcpy 18 46 1
align memcpy 19 6 1
align memcpy 19 8 1
align memcpy 19 18 1
align memcpy 19 35 1
align memcpy 20 8 1
align memcpy 20 20 2
align memcpy 20 21 2
align memcpy 21 5 1
align memcpy 21 13 1
align memcpy 21 18 1
align memcpy 21 22 2
align memcpy 21 37 3
align memcpy 21 41 2
align memcpy 21 46 1
align memcpy 22 5 1
align memcpy 22 8 2
align memcpy 22 13 1
align memcpy 22 22 1
align memcpy 22 31 1
align memcpy 22 37 3
align memcpy 22 39 1
align memcpy 22 51 2
align memcpy 22 56 2
align memcpy 23 13 1
align memcpy 23 15 2
align memcpy 23 18 4
align memcpy 23 22 1
align memcpy 23 31 2
align memcpy 23 33 1
align memcpy 23 35 2
align memcpy 23 38 2
align memcpy 23 40 5
align memcpy 24 0 15
align memcpy 24 8 1767
align memcpy 24 16 37
align memcpy 24 21 2
align memcpy 24 22 1
align memcpy 24 24 40
align memcpy 24 31 2
align memcpy 24 32 42
align memcpy 24 34 1
align memcpy 24 40 14
align memcpy 24 48 7
align memcpy 24 51 1
align memcpy 25 22 1
align memcpy 25 23 2
align memcpy 25 25 1
align memcpy 25 31 2
align memcpy 25 34 1
align memcpy 25 38 1
align memcpy 25 51 1
align memcpy 25 57 1
align memcpy 26 18 1
align memcpy 26 25 1
align memcpy 26 29 2
align memcpy 26 34 1
align memcpy 26 35 1
align memcpy 26 38 1
align memcpy 26 40 6
align memcpy 27 0 2
align memcpy 27 18 1
align memcpy 27 25 1
align memcpy 27 31 1
align memcpy 27 34 1
align memcpy 27 35 1
align memcpy 28 16 429
align memcpy 28 25 1
align memcpy 28 32 2
align memcpy 28 35 1
align memcpy 28 47 2
align memcpy 28 57 1
align memcpy 29 13 1
align memcpy 29 31 3
align memcpy 29 37 3
align memcpy 29 40 3
align memcpy 29 49 2
align memcpy 30 5 1
align memcpy 30 16 4
align memcpy 30 31 1
align memcpy 30 35 1
align memcpy 30 39 1
align memcpy 30 51 1
align memcpy 31 13 1
align memcpy 31 31 3
align memcpy 31 34 2
align memcpy 31 38 1
align memcpy 31 51 1
align memcpy 31 60 2
align memcpy 32 0 555
align memcpy 32 7 1
align memcpy 32 8 2
align memcpy 32 16 60
align memcpy 32 24 33
align memcpy 32 25 2
align memcpy 32 31 1
align memcpy 32 32 10
align memcpy 32 33 1
align memcpy 32 34 1
align memcpy 32 35 1
align memcpy 32 37 6
align memcpy 32 40 6
align memcpy 32 51 1
align memcpy 32 53 1
align memcpy 32 56 473
align memcpy 33 7 1
align memcpy 33 18 1
align memcpy 33 25 1
align memcpy 33 31 1
align memcpy 33 33 1
align memcpy 33 34 1
align memcpy 33 38 1
align memcpy 33 46 1
align memcpy 33 48 2
align memcpy 33 53 1
align memcpy 33 57 1
align memcpy 33 62 2
align memcpy 34 18 1
align memcpy 34 25 1
align memcpy 34 33 1
align memcpy 34 34 1
align memcpy 34 35 4
align memcpy 34 38 1
align memcpy 34 40 3
align memcpy 34 50 2
align memcpy 35 18 1
align memcpy 35 25 1
align memcpy 35 33 1
align memcpy 35 34 1
align memcpy 35 37 5
align memcpy 35 46 1
align memcpy 36 25 1
align memcpy 36 46 1
align memcpy 36 51 1
align memcpy 36 57 2
align memcpy 36 61 1
align memcpy 37 38 1
align memcpy 38 7 1
align memcpy 38 24 1
align memcpy 38 31 2
align memcpy 38 40 1
align memcpy 38 50 1
align memcpy 38 51 1
align memcpy 38 57 1
align memcpy 38 59 2
align memcpy 39 7 1
align memcpy 39 13 1
align memcpy 39 15 1
align memcpy 39 33 2
align memcpy 39 38 1
align memcpy 39 51 2
align memcpy 39 53 1
align memcpy 39 61 3
align memcpy 40 0 17
align memcpy 40 5 1
align memcpy 40 7 1
align memcpy 40 8 2
align memcpy 40 15 1
align memcpy 40 16 1
align memcpy 40 24 1887
align memcpy 40 32 59
align memcpy 40 33 1
align memcpy 40 37 3
align memcpy 40 40 14
align memcpy 40 48 2
align memcpy 40 51 1
align memcpy 40 53 2
align memcpy 40 57 1
align memcpy 41 7 1
align memcpy 41 13 1
align memcpy 41 18 1
align memcpy 41 33 1
align memcpy 41 35 2
align memcpy 41 38 1
align memcpy 41 40 3
align memcpy 41 46 2
align memcpy 41 51 2
align memcpy 41 53 1
align memcpy 42 32 1
align memcpy 42 33 1
align memcpy 42 38 1
align memcpy 42 51 1
align memcpy 42 53 1
align memcpy 42 56 1
align memcpy 42 57 1
align memcpy 42 61 2
align memcpy 43 18 1
align memcpy 43 33 1
align memcpy 43 46 1
align memcpy 43 53 1
align memcpy 44 18 1
align memcpy 44 32 459
align memcpy 44 46 1
align memcpy 44 51 2
align memcpy 44 61 1
align memcpy 45 15 1
align memcpy 45 38 2
align memcpy 45 40 1
align memcpy 46 7 1
align memcpy 46 15 1
align memcpy 46 32 2
align memcpy 46 37 6
align memcpy 46 40 1
align memcpy 46 50 1
align memcpy 46 51 1
align memcpy 47 7 1
align memcpy 47 15 1
align memcpy 47 37 3
align memcpy 47 38 1
align memcpy 47 40 4
align memcpy 47 51 1
align memcpy 47 53 1
align memcpy 47 57 2
align memcpy 47 61 2
align memcpy 48 0 500
align memcpy 48 5 1
align memcpy 48 6 1
align memcpy 48 8 466
align memcpy 48 15 1
align memcpy 48 16 36
align memcpy 48 24 4
align memcpy 48 32 54
align memcpy 48 40 20
align memcpy 48 48 2
align memcpy 48 51 1
align memcpy 48 53 1
align memcpy 48 56 7
align memcpy 49 5 1
align memcpy 49 6 1
align memcpy 49 8 1
align memcpy 49 13 1
align memcpy 49 40 1
align memcpy 49 46 1
align memcpy 49 51 2
align memcpy 49 61 1
align memcpy 50 5 1
align memcpy 50 6 2
align memcpy 50 8 1
align memcpy 50 13 2
align memcpy 50 51 1
align memcpy 50 53 1
align memcpy 50 56 1
align memcpy 51 8 2
align memcpy 51 15 2
align memcpy 51 18 3
align memcpy 51 38 1
align memcpy 51 40 1
align memcpy 51 46 1
align memcpy 51 53 1
align memcpy 51 61 1
align memcpy 52 5 2
align memcpy 52 18 2
align memcpy 52 20 2
align memcpy 52 28 1
align memcpy 52 46 1
align memcpy 52 51 1
align memcpy 52 56 2
align memcpy 52 58 2
align memcpy 52 59 3
align memcpy 53 7 2
align memcpy 53 15 1
align memcpy 53 19 3
align memcpy 53 37 3
align memcpy 53 38 1
align memcpy 53 40 2
align memcpy 53 58 2
align memcpy 53 61 1
align memcpy 54 15 1
align memcpy 54 22 1
align memcpy 54 40 3
align memcpy 54 51 1
align memcpy 55 6 1
align memcpy 55 22 1
align memcpy 55 38 1
align memcpy 55 40 3
align memcpy 55 46 1
align memcpy 55 50 1
align memcpy 55 51 1
align memcpy 56 0 14
align memcpy 56 1 175
align memcpy 56 2 182
align memcpy 56 3 17
align memcpy 56 5 2
align memcpy 56 6 2
align memcpy 56 7 1
align memcpy 56 8 49
align memcpy 56 10 1
align memcpy 56 11 1
align memcpy 56 16 13
align memcpy 56 24 12
align memcpy 56 32 61
align memcpy 56 33 5
align memcpy 56 36 1
align memcpy 56 37 45
align memcpy 56 38 5
align memcpy 56 40 1854
align memcpy 56 41 2
align memcpy 56 42 7
align memcpy 56 43 6
align memcpy 56 44 136
align memcpy 56 45 1
align memcpy 56 46 2
align memcpy 56 47 1
align memcpy 56 48 57
align memcpy 56 49 43
align memcpy 56 50 596
align memcpy 56 51 44
align memcpy 56 52 17
align memcpy 56 53 5
align memcpy 56 54 155
align memcpy 56 55 15
align memcpy 56 56 49
align memcpy 56 57 23
align memcpy 56 58 2
align memcpy 56 60 101
align memcpy 56 61 7
align memcpy 57 5 1
align memcpy 57 6 1
align memcpy 57 8 1
align memcpy 57 11 1
align memcpy 57 40 6
align memcpy 57 46 1
align memcpy 57 48 1
align memcpy 57 51 1
align memcpy 57 53 1
align memcpy 58 1 2
align memcpy 58 5 1
align memcpy 58 7 1
align memcpy 58 8 1
align memcpy 58 13 1
align memcpy 58 47 1
align memcpy 58 51 2
align memcpy 58 53 1
align memcpy 58 61 2
align memcpy 59 7 1
align memcpy 59 11 1
align memcpy 59 38 2
align memcpy 59 46 1
align memcpy 59 53 1
align memcpy 59 56 2
align memcpy 60 5 1
align memcpy 60 38 2
align memcpy 60 40 2
align memcpy 60 46 1
align memcpy 60 48 446
align memcpy 60 50 1
align memcpy 60 60 2
align memcpy 61 5 1
align memcpy 61 22 1
align memcpy 61 37 3
align memcpy 61 40 5
align memcpy 61 47 1
align memcpy 61 51 1
align memcpy 62 18 2
align memcpy 62 22 1
align memcpy 62 31 1
align memcpy 62 48 1
align memcpy 62 51 4
align memcpy 62 53 1
align memcpy 63 6 1
align memcpy 63 7 2
align memcpy 63 15 1
align memcpy 63 22 1
align memcpy 63 31 1
align memcpy 63 37 6
align memcpy 63 38 1
align memcpy 63 46 2
align memcpy 63 50 1
align memcpy 63 51 3
align memcpy 63 53 3
caller memcpy 3 15 text_poke_loc_init+0x59/0x1e0
caller memcpy 3 48 mas_spanning_rebalance+0x7ec/0x1330
caller memcpy 1877 7796 crng_fast_key_erasure+0xd2/0x110
caller memcpy 1 13 take_dentry_name_snapshot+0x68/0xc0
caller memcpy 1 6 __d_move+0x16d/0x630
caller memcpy 7 56 dup_fd+0x10d/0x3b0
caller memcpy 3775 150328 blake2s_update+0x68/0x160
caller memcpy 4 28 kstrdup+0x4e/0x70
caller memcpy 144 5344 mast_fill_bnode+0x263/0x340
caller memcpy 7 58744 arch_dup_task_struct+0x25/0x70
caller memcpy 574 40256 mab_mas_cp+0xed/0x220
caller memcpy 11 20 __text_poke+0x249/0x4c0
caller memcpy 7 56 dup_fd+0x170/0x3b0
caller memcpy 451 34192 mas_mab_cp+0x211/0x310
caller memcpy 36 12506 _copy_to_iter+0x31a/0x6e0
caller memcpy 3767 0 blake2s_update+0xa1/0x160
caller memcpy 363 5096 mas_wr_node_store+0x1d0/0x5d0
caller memcpy 678 3894 vsnprintf+0x388/0x6d0
caller memcpy 5631 180192 blake2s_final+0x53/0xa0
caller memcpy 7 56 dup_fd+0x140/0x3b0
caller memcpy 1 4 kmemdup_nul+0x53/0x80
caller memcpy 3 144 mas_push_data+0x264/0x750
caller memcpy 1721 15972 __d_alloc+0x6e/0x220
caller memcpy 5 56 mast_fill_bnode+0x1ee/0x340
size memmove task 88 88 9 792
size memmove task 136 136 156 21216
align memmove 0 16 1
align memmove 0 56 14
align memmove 8 0 14
align memmove 16 0 1
align memmove 16 8 26
align memmove 24 8 1
align memmove 24 16 26
align memmove 24 40 2
align memmove 32 24 19
align memmove 40 32 19
align memmove 40 56 3
align memmove 48 0 2
align memmove 48 32 1
align memmove 48 40 16
align memmove 48 48 1
align memmove 56 8 1
align memmove 56 40 1
align memmove 56 48 16
align memmove 56 56 1
overlap memmove 165
caller memmove 3 264 mas_push_data+0x22f/0x750
caller memmove 81 10872 mab_shift_right+0x55/0x160
caller memmove 81 10872 mab_shift_right+0x7c/0x160
size memset task 0 0 1891 0
size memset task 4 4 4 16
size memset task 8 8 43 344
size memset task 9 9 1 9
size memset task 10 10 3 30
size memset task 16 16 136 2176
size memset task 17 17 1 17
size memset task 24 24 3754 90096
size memset task 29 29 1 29
size memset task 32 32 22 704
size memset task 37 37 1 37
size memset task 40 40 279 11160
size memset task 45 45 1 45
size memset task 47 47 1 47
size memset task 48 48 3218 154464
size memset task 51 51 1 51
size memset task 52 52 1 52
size memset task 56 56 8 448
size memset task 63 63 1 63
size memset task 64 64 1698 108672
size memset task 72 72 4 288
size memset task 80 80 6 480
size memset task 83 83 1 83
size memset task 88 88 1586 139568
size memset task 89 89 1 89
size memset task 96 96 13 1248
size memset task 109 109 1 109
size memset task 120 120 10 1200
size memset task 128 128 8 1024
size memset task 135 135 2 270
size memset task 147 147 1 147
size memset task 160 160 1 160
size memset task 165 165 1 165
size memset task 166 166 1 166
size memset task 167 167 1 167
size memset task 171 171 1 171
size memset task 176 176 274 48224
size memset task 184 184 3230 594320
size memset task 189 189 1 189
size memset task 192 192 1728 331776
size memset task 195 195 1 195
size memset task 204 204 1 204
size memset task 206 206 1 206
size memset task 207 207 1 207
size memset task 228 228 2 456
size memset task 232 232 8 1856
size memset task 233 233 1 233
size memset task 238 238 1 238
size memset task 252 252 1 252
size memset task 256 256 1364 349184
size memset task 258 258 1 258
size memset task 260 260 1 260
size memset task 284 284 1 284
size memset task 302 302 1 302
size memset task 322 322 1 322
size memset task 328 328 1 328
size memset task 336 336 3 1008
size memset task 342 342 1 342
size memset task 344 344 2 688
size memset task 347 347 1 347
size memset task 352 352 1 352
size memset task 357 357 1 357
size memset task 364 364 1 364
size memset task 375 375 1 375
size memset task 382 382 1 382
size memset task 390 390 1 390
size memset task 391 391 1 391
size memset task 401 401 1 401
size memset task 404 404 1 404
size memset task 410 410 1 410
size memset task 413 413 1 413
size memset task 424 424 1 424
size memset task 429 429 1 429
size memset task 440 440 1 440
size memset task 442 442 1 442
size memset task 454 454 1 454
size memset task 459 459 1 459
size memset task 479 479 1 479
size memset task 488 488 1 488
size memset task 493 493 1 493
size memset task 505 505 1 505
size memset task 506 506 1 506
size memset task 512 512 101 51712
size memset task 514 514 1 514
size memset task 515 515 1 515
size memset task 517 517 1 517
size memset task 520 520 1 520
size memset task 528 528 1 528
size memset task 533 533 1 533
size memset task 534 534 2 1068
size memset task 543 543 1 543
size memset task 546 546 1 546
size memset task 549 549 1 549
size memset task 558 558 1 558
size memset task 561 561 1 561
size memset task 576 576 1 576
size memset task 589 589 1 589
size memset task 600 600 1 600
size memset task 603 603 1 603
size memset task 606 606 1 606
size memset task 614 614 1 614
size memset task 615 615 1 615
size memset task 621 621 1 621
size memset task 626 626 2 1252
size memset task 632 632 1 632
size memset task 637 637 1 637
size memset task 662 662 2 1324
size memset task 666 666 1 666
size memset task 673 673 1 673
size memset task 690 690 1 690
size memset task 691 691 1 691
size memset task 698 698 1 698
size memset task 700 700 1 700
size memset task 704 704 15 10560
size memset task 710 710 1 710
size memset task 712 712 1 712
size memset task 713 713 1 713
size memset task 726 726 1 726
size memset task 733 733 1 733
size memset task 736 736 1 736
size memset task 737 737 1 737
size memset task 748 748 1 748
size memset task 755 755 1 755
size memset task 764 764 1 764
size memset task 765 765 1 765
size memset task 770 770 1 770
size memset task 776 776 1 776
size memset task 789 789 1 789
size memset task 794 794 1 794
size memset task 797 797 1 797
size memset task 806 806 1 806
size memset task 815 815 1 815
size memset task 817 817 1 817
size memset task 825 825 1 825
size memset task 840 840 1 840
size memset task 845 845 1 845
size memset task 848 848 1 848
size memset task 856 856 2 1712
size memset task 865 865 1 865
size memset task 873 873 1 873
size memset task 875 875 1 875
size memset task 891 891 1 891
size memset task 893 893 1 893
size memset task 908 908 1 908
size memset task 910 910 1 910
size memset task 911 911 1 911
size memset task 912 912 17 15504
size memset task 920 920 1 920
size memset task 923 923 1 923
size memset task 932 932 1 932
size memset task 935 935 1 935
size memset task 940 940 1 940
size memset task 941 941 1 941
size memset task 942 942 1 942
size memset task 947 947 1 947
size memset task 960 960 1 960
size memset task 961 961 1 961
size memset task 965 965 1 965
size memset task 966 966 1 966
size memset task 974 974 2 1948
size memset task 979 979 1 979
size memset task 985 985 1 985
size memset task 991 991 3 2973
size memset task 994 994 1 994
size memset task 996 996 1 996
size memset task 1024 1024 138 141312
size memset task 1035 1035 2 2070
size memset task 1037 1037 1 1037
size memset task 1039 1039 1 1039
size memset task 1041 1041 1 1041
size memset task 1045 1045 2 2090
size memset task 1051 1051 1 1051
size memset task 1052 1052 1 1052
size memset task 1058 1058 1 1058
size memset task 1060 1060 1 1060
size memset task 1069 1069 1 1069
size memset task 1071 1071 1 1071
size memset task 1072 1072 1 1072
size memset task 1074 1074 1 1074
size memset task 1085 1085 1 1085
size memset task 1086 1086 1 1086
size memset task 1087 1087 1 1087
size memset task 1091 1091 1 1091
size memset task 1096 1096 1 1096
size memset task 1100 1100 1 1100
size memset task 1105 1105 1 1105
size memset task 1112 1112 1 1112
size memset task 1113 1113 1 1113
size memset task 1120 1120 2 2240
size memset task 1129 1129 1 1129
size memset task 1150 1150 1 1150
size memset task 1151 1151 1 1151
size memset task 1152 1152 7 8064
size memset task 1156 1156 1 1156
size memset task 1157 1157 1 1157
size memset task 1173 1173 1 1173
size memset task 1177 1177 1 1177
size memset task 1188 1188 1 1188
size memset task 1194 1194 1 1194
size memset task 1203 1203 1 1203
size memset task 1204 1204 1 1204
size memset task 1211 1211 1 1211
size memset task 1222 1222 1 1222
size memset task 1229 1229 3 3687
size memset task 1252 1252 1 1252
size memset task 1255 1255 3 3765
size memset task 1263 1263 1 1263
size memset task 1266 1266 1 1266
size memset task 1272 1272 1 1272
size memset task 1274 1274 1 1274
size memset task 1275 1275 1 1275
size memset task 1276 1276 1 1276
size memset task 1278 1278 1 1278
size memset task 1293 1293 1 1293
size memset task 1300 1300 1 1300
size memset task 1317 1317 1 1317
size memset task 1319 1319 1 1319
size memset task 1322 1322 1 1322
size memset task 1330 1330 1 1330
size memset task 1345 1345 1 1345
size memset task 1346 1346 1 1346
size memset task 1354 1354 1 1354
size memset task 1360 1360 11 14960
size memset task 1363 1363 1 1363
size memset task 1368 1368 1 1368
size memset task 1371 1371 1 1371
size memset task 1373 1373 1 1373
size memset task 1381 1381 1 1381
size memset task 1384 1384 1 1384
size memset task 1392 1392 2 2784
size memset task 1396 1396 1 1396
size memset task 1409 1409 1 1409
size memset task 1412 1412 1 1412
size memset task 1413 1413 1 1413
size memset task 1424 1424 1 1424
size memset task 1430 1430 1 1430
size memset task 1435 1435 1 1435
size memset task 1436 1436 1 1436
size memset task 1438 1438 1 1438
size memset task 1447 1447 1 1447
size memset task 1463 1463 1 1463
size memset task 1464 1464 1 1464
size memset task 1469 1469 2 2938
size memset task 1473 1473 1 1473
size memset task 1475 1475 1 1475
size memset task 1478 1478 1 1478
size memset task 1490 1490 1 1490
size memset task 1499 1499 1 1499
size memset task 1502 1502 1 1502
size memset task 1503 1503 1 1503
size memset task 1507 1507 1 1507
size memset task 1513 1513 1 1513
size memset task 1514 1514 1 1514
size memset task 1515 1515 1 1515
size memset task 1516 1516 2 3032
size memset task 1517 1517 1 1517
size memset task 1519 1519 1 1519
size memset task 1520 1520 1 1520
size memset task 1536 1536 70 107520
size memset task 1553 1553 1 1553
size memset task 1555 1555 1 1555
size memset task 1566 1566 1 1566
size memset task 1567 1567 1 1567
size memset task 1569 1569 1 1569
size memset task 1573 1573 1 1573
size memset task 1574 1574 1 1574
size memset task 1575 1575 1 1575
size memset task 1579 1579 1 1579
size memset task 1584 1584 1 1584
size memset task 1594 1594 1 1594
size memset task 1597 1597 1 1597
size memset task 1599 1599 1 1599
size memset task 1602 1602 2 3204
size memset task 1603 1603 1 1603
size memset task 1606 1606 1 1606
size memset task 1615 1615 1 1615
size memset task 1620 1620 1 1620
size memset task 1627 1627 1 1627
size memset task 1634 1634 2 3268
size memset task 1639 1639 1 1639
size memset task 1640 1640 1 1640
size memset task 1643 1643 1 1643
size memset task 1646 1646 1 1646
size memset task 1649 1649 1 1649
size memset task 1651 1651 1 1651
size memset task 1652 1652 2 3304
size memset task 1655 1655 1 1655
size memset task 1658 1658 1 1658
size memset task 1665 1665 1 1665
size memset task 1680 1680 1 1680
size memset task 1682 1682 1 1682
size memset task 1700 1700 1 1700
size memset task 1702 1702 1 1702
size memset task 1709 1709 1 1709
size memset task 1711 1711 1 1711
size memset task 1712 1712 1 1712
size memset task 1715 1715 1 1715
size memset task 1720 1720 2 3440
size memset task 1729 1729 1 1729
size memset task 1741 1741 1 1741
size memset task 1761 1761 1 1761
size memset task 1764 1764 2 3528
size memset task 1767 1767 1 1767
size memset task 1768 1768 1 1768
size memset task 1771 1771 1 1771
size memset task 1782 1782 1 1782
size memset task 1791 1791 1 1791
size memset task 1795 1795 1 1795
size memset task 1797 1797 1 1797
size memset task 1798 1798 1 1798
size memset task 1800 1800 1 1800
size memset task 1806 1806 1 1806
size memset task 1809 1809 1 1809
size memset task 1810 1810 2 3620
size memset task 1823 1823 1 1823
size memset task 1825 1825 1 1825
size memset task 1828 1828 1 1828
size memset task 1829 1829 1 1829
size memset task 1837 1837 1 1837
size memset task 1843 1843 1 1843
size memset task 1847 1847 2 3694
size memset task 1849 1849 1 1849
size memset task 1850 1850 1 1850
size memset task 1858 1858 1 1858
size memset task 1863 1863 1 1863
size memset task 1864 1864 1 1864
size memset task 1865 1865 1 1865
size memset task 1869 1869 1 1869
size memset task 1873 1873 1 1873
size memset task 1874 1874 1 1874
size memset task 1875 1875 1 1875
size memset task 1877 1877 1 1877
size memset task 1880 1880 2 3760
size memset task 1882 1882 1 1882
size memset task 1884 1884 1 1884
size memset task 1885 1885 1 1885
size memset task 1894 1894 1 1894
size memset task 1895 1895 1 1895
size memset task 1901 1901 1 1901
size memset task 1909 1909 1 1909
size memset task 1910 1910 1 1910
size memset task 1918 1918 1 1918
size memset task 1926 1926 1 1926
size memset task 1928 1928 1 1928
size memset task 1943 1943 1 1943
size memset task 1944 1944 1 1944
size memset task 1945 1945 1 1945
size memset task 1953 1953 1 1953
size memset task 1954 1954 1 1954
size memset task 1962 1962 1 1962
size memset task 1963 1963 1 1963
size memset task 1965 1965 1 1965
size memset task 1969 1969 1 1969
size memset task 1976 1976 2 3952
size memset task 1979 1979 2 3958
size memset task 1980 1980 2 3960
size memset task 1983 1983 1 1983
size memset task 1993 1993 1 1993
size memset task 1994 1994 1 1994
size memset task 1995 1995 1 1995
size memset task 1997 1997 1 1997
size memset task 2002 2002 1 2002
size memset task 2007 2007 1 2007
size memset task 2010 2010 1 2010
size memset task 2011 2011 1 2011
size memset task 2016 2016 1 2016
size memset task 2020 2020 2 4040
size memset task 2025 2025 1 2025
size memset task 2026 2026 1 2026
size memset task 2034 2034 1 2034
size memset task 2044 2044 1 2044
size memset task 2048 2048 544 1114112
size memset task 2054 2054 1 2054
size memset task 2059 2059 1 2059
size memset task 2060 2060 1 2060
size memset task 2061 2061 1 2061
size memset task 2069 2069 2 4138
size memset task 2076 2076 1 2076
size memset task 2086 2086 1 2086
size memset task 2087 2087 1 2087
size memset task 2099 2099 1 2099
size memset task 2103 2103 1 2103
size memset task 2107 2107 2 4214
size memset task 2111 2111 1 2111
size memset task 2113 2113 1 2113
size memset task 2121 2121 1 2121
size memset task 2123 2123 1 2123
size memset task 2125 2125 1 2125
size memset task 2127 2127 1 2127
size memset task 2134 2134 1 2134
size memset task 2137 2137 1 2137
size memset task 2140 2140 1 2140
size memset task 2141 2141 1 2141
size memset task 2143 2143 1 2143
size memset task 2149 2149 1 2149
size memset task 2150 2150 1 2150
size memset task 2151 2151 1 2151
size memset task 2164 2164 1 2164
size memset task 2166 2166 1 2166
size memset task 2168 2168 1 2168
size memset task 2176 2176 1 2176
size memset task 2179 2179 1 2179
size memset task 2184 2184 2 4368
size memset task 2188 2188 1 2188
size memset task 2190 2190 2 4380
size memset task 2191 2191 2 4382
size memset task 2196 2196 1 2196
size memset task 2198 2198 1 2198
size memset task 2199 2199 1 2199
size memset task 2208 2208 1 2208
size memset task 2209 2209 1 2209
size memset task 2211 2211 1 2211
size memset task 2216 2216 1 2216
size memset task 2218 2218 1 2218
size memset task 2221 2221 1 2221
size memset task 2224 2224 1 2224
size memset task 2225 2225 1 2225
size memset task 2227 2227 1 2227
size memset task 2233 2233 1 2233
size memset task 2243 2243 1 2243
size memset task 2255 2255 2 4510
size memset task 2256 2256 1 2256
size memset task 2258 2258 1 2258
size memset task 2262 2262 2 4524
size memset task 2264 2264 1 2264
size memset task 2265 2265 1 2265
size memset task 2266 2266 1 2266
size memset task 2269 2269 2 4538
size memset task 2270 2270 2 4540
size memset task 2272 2272 1 2272
size memset task 2274 2274 1 2274
size memset task 2276 2276 1 2276
size memset task 2279 2279 1 2279
size memset task 2282 2282 1 2282
size memset task 2286 2286 2 4572
size memset task 2290 2290 1 2290
size memset task 2297 2297 1 2297
size memset task 2301 2301 1 2301
size memset task 2303 2303 1 2303
size memset task 2310 2310 1 2310
size memset task 2311 2311 1 2311
size memset task 2316 2316 1 2316
size memset task 2318 2318 2 4636
size memset task 2325 2325 2 4650
size memset task 2326 2326 1 2326
size memset task 2335 2335 1 2335
size memset task 2343 2343 1 2343
size memset task 2344 2344 1 2344
size memset task 2349 2349 1 2349
size memset task 2351 2351 2 4702
size memset task 2363 2363 1 2363
size memset task 2365 2365 1 2365
size memset task 2366 2366 1 2366
size memset task 2377 2377 1 2377
size memset task 2379 2379 1 2379
size memset task 2382 2382 2 4764
size memset task 2388 2388 1 2388
size memset task 2390 2390 1 2390
size memset task 2391 2391 1 2391
size memset task 2395 2395 1 2395
size memset task 2399 2399 1 2399
size memset task 2403 2403 1 2403
size memset task 2404 2404 1 2404
size memset task 2407 2407 1 2407
size memset task 2408 2408 1 2408
size memset task 2417 2417 1 2417
size memset task 2420 2420 1 2420
size memset task 2422 2422 1 2422
size memset task 2424 2424 1 2424
size memset task 2427 2427 1 2427
size memset task 2428 2428 1 2428
size memset task 2433 2433 1 2433
size memset task 2435 2435 1 2435
size memset task 2442 2442 2 4884
size memset task 2446 2446 1 2446
size memset task 2449 2449 1 2449
size memset task 2452 2452 1 2452
size memset task 2463 2463 2 4926
size memset task 2471 2471 1 2471
size memset task 2472 2472 1 2472
size memset task 2473 2473 1 2473
size memset task 2474 2474 1 2474
size memset task 2479 2479 1 2479
size memset task 2480 2480 1 2480
size memset task 2486 2486 1 2486
size memset task 2499 2499 1 2499
size memset task 2502 2502 1 2502
size memset task 2503 2503 1 2503
size memset task 2505 2505 1 2505
size memset task 2509 2509 1 2509
size memset task 2512 2512 2 5024
size memset task 2515 2515 2 5030
size memset task 2518 2518 1 2518
size memset task 2531 2531 2 5062
size memset task 2539 2539 1 2539
size memset task 2544 2544 1 2544
size memset task 2547 2547 1 2547
size memset task 2552 2552 1 2552
size memset task 2554 2554 1 2554
size memset task 2555 2555 1 2555
size memset task 2556 2556 1 2556
size memset task 2559 2559 1 2559
size memset task 2560 2560 112 286720
size memset task 2565 2565 1 2565
size memset task 2568 2568 2 5136
size memset task 2569 2569 1 2569
size memset task 2570 2570 1 2570
size memset task 2572 2572 1 2572
size memset task 2573 2573 2 5146
size memset task 2574 2574 1 2574
size memset task 2577 2577 2 5154
size memset task 2578 2578 2 5156
size memset task 2580 2580 1 2580
size memset task 2581 2581 1 2581
size memset task 2582 2582 1 2582
size memset task 2588 2588 1 2588
size memset task 2591 2591 1 2591
size memset task 2593 2593 2 5186
size memset task 2598 2598 1 2598
size memset task 2599 2599 1 2599
size memset task 2601 2601 2 5202
size memset task 2602 2602 1 2602
size memset task 2606 2606 1 2606
size memset task 2608 2608 1 2608
size memset task 2617 2617 2 5234
size memset task 2625 2625 1 2625
size memset task 2627 2627 1 2627
size memset task 2628 2628 2 5256
size memset task 2632 2632 1 2632
size memset task 2634 2634 1 2634
size memset task 2635 2635 1 2635
size memset task 2640 2640 1 2640
size memset task 2643 2643 2 5286
size memset task 2646 2646 1 2646
size memset task 2647 2647 2 5294
size memset task 2653 2653 1 2653
size memset task 2658 2658 1 2658
size memset task 2663 2663 2 5326
size memset task 2665 2665 1 2665
size memset task 2668 2668 1 2668
size memset task 2670 2670 1 2670
size memset task 2681 2681 1 2681
size memset task 2682 2682 1 2682
size memset task 2693 2693 1 2693
size memset task 2696 2696 2 5392
size memset task 2702 2702 1 2702
size memset task 2703 2703 1 2703
size memset task 2706 2706 1 2706
size memset task 2709 2709 2 5418
size memset task 2710 2710 1 2710
size memset task 2711 2711 1 2711
size memset task 2713 2713 1 2713
size memset task 2716 2716 1 2716
size memset task 2719 2719 1 2719
size memset task 2728 2728 1 2728
size memset task 2729 2729 1 2729
size memset task 2733 2733 1 2733
size memset task 2742 2742 1 2742
size memset task 2743 2743 1 2743
size memset task 2747 2747 1 2747
size memset task 2748 2748 1 2748
size memset task 2752 2752 1 2752
size memset task 2753 2753 1 2753
size memset task 2754 2754 2 5508
size memset task 2756 2756 1 2756
size memset task 2768 2768 2 5536
size memset task 2772 2772 1 2772
size memset task 2775 2775 1 2775
size memset task 2779 2779 1 2779
size memset task 2780 2780 1 2780
size memset task 2783 2783 1 2783
size memset task 2788 2788 1 2788
size memset task 2790 2790 2 5580
size memset task 2792 2792 1 2792
size memset task 2795 2795 1 2795
size memset task 2798 2798 1 2798
size memset task 2800 2800 1 2800
size memset task 2804 2804 1 2804
size memset task 2809 2809 1 2809
size memset task 2810 2810 1 2810
size memset task 2811 2811 1 2811
size memset task 2813 2813 3 8439
size memset task 2817 2817 1 2817
size memset task 2818 2818 1 2818
size memset task 2819 2819 1 2819
size memset task 2821 2821 1 2821
size memset task 2822 2822 3 8466
size memset task 2828 2828 1 2828
size memset task 2832 2832 2 5664
size memset task 2834 2834 1 2834
size memset task 2836 2836 1 2836
size memset task 2840 2840 1 2840
size memset task 2842 2842 1 2842
size memset task 2846 2846 1 2846
size memset task 2848 2848 1 2848
size memset task 2850 2850 2 5700
size memset task 2851 2851 1 2851
size memset task 2852 2852 2 5704
size memset task 2854 2854 1 2854
size memset task 2858 2858 2 5716
size memset task 2860 2860 1 2860
size memset task 2863 2863 1 2863
size memset task 2865 2865 1 2865
size memset task 2866 2866 1 2866
size memset task 2871 2871 2 5742
size memset task 2876 2876 1 2876
size memset task 2880 2880 1 2880
size memset task 2881 2881 2 5762
size memset task 2882 2882 1 2882
size memset task 2883 2883 2 5766
size memset task 2884 2884 1 2884
size memset task 2886 2886 1 2886
size memset task 2889 2889 1 2889
size memset task 2890 2890 1 2890
size memset task 2892 2892 4 11568
size memset task 2893 2893 2 5786
size memset task 2894 2894 1 2894
size memset task 2895 2895 1 2895
size memset task 2896 2896 1 2896
size memset task 2900 2900 1 2900
size memset task 2901 2901 1 2901
size memset task 2908 2908 2 5816
size memset task 2909 2909 1 2909
size memset task 2910 2910 3 8730
size memset task 2913 2913 1 2913
size memset task 2914 2914 3 8742
size memset task 2920 2920 2 5840
size memset task 2925 2925 2 5850
size memset task 2926 2926 1 2926
size memset task 2927 2927 1 2927
size memset task 2928 2928 1 2928
size memset task 2930 2930 1 2930
size memset task 2937 2937 1 2937
size memset task 2940 2940 1 2940
size memset task 2941 2941 1 2941
size memset task 2948 2948 3 8844
size memset task 2952 2952 2 5904
size memset task 2956 2956 2 5912
size memset task 2958 2958 1 2958
size memset task 2960 2960 1 2960
size memset task 2967 2967 1 2967
size memset task 2969 2969 1 2969
size memset task 2972 2972 1 2972
size memset task 2979 2979 2 5958
size memset task 2981 2981 2 5962
size memset task 2984 2984 3 8952
size memset task 2985 2985 1 2985
size memset task 2986 2986 1 2986
size memset task 2990 2990 1 2990
size memset task 2992 2992 1 2992
size memset task 2993 2993 1 2993
size memset task 2994 2994 1 2994
size memset task 2995 2995 1 2995
size memset task 2998 2998 1 2998
size memset task 2999 2999 1 2999
size memset task 3002 3002 2 6004
size memset task 3003 3003 1 3003
size memset task 3006 3006 1 3006
size memset task 3011 3011 1 3011
size memset task 3012 3012 1 3012
size memset task 3014 3014 1 3014
size memset task 3016 3016 1 3016
size memset task 3017 3017 1 3017
size memset task 3018 3018 1 3018
size memset task 3019 3019 1 3019
size memset task 3023 3023 3 9069
size memset task 3025 3025 2 6050
size memset task 3027 3027 1 3027
size memset task 3029 3029 1 3029
size memset task 3030 3030 1 3030
size memset task 3034 3034 2 6068
size memset task 3035 3035 1 3035
size memset task 3037 3037 1 3037
size memset task 3038 3038 2 6076
size memset task 3040 3040 1 3040
size memset task 3042 3042 1 3042
size memset task 3044 3044 1 3044
size memset task 3045 3045 1 3045
size memset task 3046 3046 1 3046
size memset task 3047 3047 3 9141
size memset task 3049 3049 1 3049
size memset task 3052 3052 1 3052
size memset task 3055 3055 1 3055
size memset task 3056 3056 1 3056
size memset task 3061 3061 2 6122
size memset task 3062 3062 1 3062
size memset task 3072 3072 137 420864
size memset task 3073 3073 2 6146
size memset task 3075 3075 1 3075
size memset task 3077 3077 1 3077
size memset task 3080 3080 1 3080
size memset task 3084 3084 2 6168
size memset task 3095 3095 2 6190
size memset task 3100 3100 1 3100
size memset task 3103 3103 1 3103
size memset task 3104 3104 3 9312
size memset task 3105 3105 1 3105
size memset task 3106 3106 1 3106
size memset task 3110 3110 1 3110
size memset task 3111 3111 1 3111
size memset task 3112 3112 1 3112
size memset task 3113 3113 3 9339
size memset task 3114 3114 1 3114
size memset task 3115 3115 1 3115
size memset task 3124 3124 2 6248
size memset task 3125 3125 1 3125
size memset task 3126 3126 1 3126
size memset task 3127 3127 2 6254
size memset task 3133 3133 2 6266
size memset task 3139 3139 1 3139
size memset task 3140 3140 1 3140
size memset task 3141 3141 1 3141
size memset task 3144 3144 1 3144
size memset task 3145 3145 1 3145
size memset task 3149 3149 2 6298
size memset task 3151 3151 1 3151
size memset task 3153 3153 1 3153
size memset task 3159 3159 1 3159
size memset task 3160 3160 2 6320
size memset task 3161 3161 1 3161
size memset task 3162 3162 1 3162
size memset task 3163 3163 1 3163
size memset task 3173 3173 1 3173
size memset task 3174 3174 1 3174
size memset task 3176 3176 1 3176
size memset task 3183 3183 1 3183
size memset task 3185 3185 1 3185
size memset task 3187 3187 1 3187
size memset task 3195 3195 1 3195
size memset task 3196 3196 3 9588
size memset task 3199 3199 1 3199
size memset task 3200 3200 1 3200
size memset task 3202 3202 4 12808
size memset task 3203 3203 1 3203
size memset task 3204 3204 1 3204
size memset task 3205 3205 1 3205
size memset task 3207 3207 2 6414
size memset task 3213 3213 1 3213
size memset task 3215 3215 1 3215
size memset task 3218 3218 1 3218
size memset task 3222 3222 1 3222
size memset task 3223 3223 2 6446
size memset task 3224 3224 1 3224
size memset task 3226 3226 1 3226
size memset task 3232 3232 1 3232
size memset task 3237 3237 1 3237
size memset task 3242 3242 1 3242
size memset task 3243 3243 1 3243
size memset task 3248 3248 2 6496
size memset task 3249 3249 1 3249
size memset task 3254 3254 1 3254
size memset task 3262 3262 1 3262
size memset task 3265 3265 1 3265
size memset task 3269 3269 1 3269
size memset task 3270 3270 1 3270
size memset task 3274 3274 1 3274
size memset task 3275 3275 1 3275
size memset task 3276 3276 1 3276
size memset task 3285 3285 1 3285
size memset task 3288 3288 1 3288
size memset task 3289 3289 1 3289
size memset task 3294 3294 1 3294
size memset task 3298 3298 1 3298
size memset task 3300 3300 1 3300
size memset task 3303 3303 1 3303
size memset task 3307 3307 1 3307
size memset task 3312 3312 1 3312
size memset task 3315 3315 1 3315
size memset task 3317 3317 1 3317
size memset task 3320 3320 1 3320
size memset task 3321 3321 1 3321
size memset task 3329 3329 1 3329
size memset task 3331 3331 1 3331
size memset task 3335 3335 1 3335
size memset task 3336 3336 1 3336
size memset task 3340 3340 1 3340
size memset task 3344 3344 2 6688
size memset task 3346 3346 1 3346
size memset task 3349 3349 1 3349
size memset task 3352 3352 1 3352
size memset task 3353 3353 1 3353
size memset task 3354 3354 1 3354
size memset task 3355 3355 1 3355
size memset task 3356 3356 3 10068
size memset task 3357 3357 2 6714
size memset task 3360 3360 2 6720
size memset task 3362 3362 3 10086
size memset task 3364 3364 2 6728
size memset task 3365 3365 1 3365
size memset task 3366 3366 3 10098
size memset task 3367 3367 1 3367
size memset task 3368 3368 1 3368
size memset task 3372 3372 2 6744
size memset task 3375 3375 2 6750
size memset task 3377 3377 1 3377
size memset task 3378 3378 2 6756
size memset task 3380 3380 1 3380
size memset task 3381 3381 1 3381
size memset task 3382 3382 1 3382
size memset task 3395 3395 1 3395
size memset task 3396 3396 1 3396
size memset task 3399 3399 2 6798
size memset task 3407 3407 1 3407
size memset task 3409 3409 1 3409
size memset task 3413 3413 1 3413
size memset task 3414 3414 1 3414
size memset task 3416 3416 1 3416
size memset task 3423 3423 1 3423
size memset task 3424 3424 1 3424
size memset task 3427 3427 1 3427
size memset task 3431 3431 1 3431
size memset task 3432 3432 1 3432
size memset task 3436 3436 1 3436
size memset task 3439 3439 1 3439
size memset task 3442 3442 1 3442
size memset task 3447 3447 1 3447
size memset task 3448 3448 2 6896
size memset task 3450 3450 1 3450
size memset task 3451 3451 1 3451
size memset task 3452 3452 1 3452
size memset task 3453 3453 1 3453
size memset task 3454 3454 1 3454
size memset task 3455 3455 1 3455
size memset task 3456 3456 1 3456
size memset task 3457 3457 2 6914
size memset task 3458 3458 1 3458
size memset task 3459 3459 2 6918
size memset task 3463 3463 1 3463
size memset task 3470 3470 1 3470
size memset task 3473 3473 1 3473
size memset task 3478 3478 1 3478
size memset task 3480 3480 1 3480
size memset task 3482 3482 2 6964
size memset task 3486 3486 1 3486
size memset task 3487 3487 2 6974
size memset task 3488 3488 1 3488
size memset task 3489 3489 1 3489
size memset task 3490 3490 1 3490
size memset task 3491 3491 1 3491
size memset task 3496 3496 1 3496
size memset task 3497 3497 1 3497
size memset task 3498 3498 2 6996
size memset task 3499 3499 1 3499
size memset task 3503 3503 1 3503
size memset task 3507 3507 1 3507
size memset task 3509 3509 1 3509
size memset task 3515 3515 3 10545
size memset task 3518 3518 1 3518
size memset task 3519 3519 1 3519
size memset task 3520 3520 2 7040
size memset task 3521 3521 2 7042
size memset task 3523 3523 1 3523
size memset task 3524 3524 2 7048
size memset task 3527 3527 1 3527
size memset task 3529 3529 1 3529
size memset task 3532 3532 1 3532
size memset task 3533 3533 1 3533
size memset task 3535 3535 1 3535
size memset task 3540 3540 2 7080
size memset task 3543 3543 1 3543
size memset task 3544 3544 1 3544
size memset task 3549 3549 1 3549
size memset task 3550 3550 1 3550
size memset task 3558 3558 2 7116
size memset task 3560 3560 1 3560
size memset task 3561 3561 1 3561
size memset task 3564 3564 2 7128
size memset task 3565 3565 1 3565
size memset task 3567 3567 1 3567
size memset task 3568 3568 2 7136
size memset task 3572 3572 1 3572
size memset task 3574 3574 1 3574
size memset task 3584 3584 102 365568
size memset task 3585 3585 1 3585
size memset task 3586 3586 1 3586
size memset task 3587 3587 1 3587
size memset task 3589 3589 1 3589
size memset task 3590 3590 1 3590
size memset task 3593 3593 2 7186
size memset task 3594 3594 1 3594
size memset task 3598 3598 1 3598
size memset task 3604 3604 1 3604
size memset task 3608 3608 1 3608
size memset task 3611 3611 1 3611
size memset task 3612 3612 1 3612
size memset task 3613 3613 2 7226
size memset task 3615 3615 1 3615
size memset task 3616 3616 1 3616
size memset task 3626 3626 2 7252
size memset task 3628 3628 2 7256
size memset task 3629 3629 1 3629
size memset task 3630 3630 1 3630
size memset task 3631 3631 1 3631
size memset task 3632 3632 1 3632
size memset task 3633 3633 1 3633
size memset task 3638 3638 1 3638
size memset task 3640 3640 1 3640
size memset task 3641 3641 1 3641
size memset task 3645 3645 1 3645
size memset task 3649 3649 1 3649
size memset task 3650 3650 1 3650
size memset task 3651 3651 1 3651
size memset task 3657 3657 1 3657
size memset task 3658 3658 1 3658
size memset task 3665 3665 2 7330
size memset task 3667 3667 1 3667
size memset task 3668 3668 1 3668
size memset task 3670 3670 1 3670
size memset task 3671 3671 1 3671
size memset task 3672 3672 3 11016
size memset task 3673 3673 1 3673
size memset task 3674 3674 1 3674
size memset task 3675 3675 2 7350
size memset task 3676 3676 1 3676
size memset task 3677 3677 1 3677
size memset task 3678 3678 2 7356
size memset task 3679 3679 1 3679
size memset task 3680 3680 1 3680
size memset task 3681 3681 1 3681
size memset task 3682 3682 1 3682
size memset task 3683 3683 1 3683
size memset task 3684 3684 1 3684
size memset task 3685 3685 1 3685
size memset task 3686 3686 1 3686
size memset task 3688 3688 1 3688
size memset task 3689 3689 1 3689
size memset task 3690 3690 1 3690
size memset task 3691 3691 1 3691
size memset task 3696 3696 2 7392
size memset task 3698 3698 1 3698
size memset task 3705 3705 1 3705
size memset task 3706 3706 3 11118
size memset task 3707 3707 1 3707
size memset task 3708 3708 4 14832
size memset task 3709 3709 1 3709
size memset task 3712 3712 3 11136
size memset task 3713 3713 1 3713
size memset task 3714 3714 1 3714
size memset task 3715 3715 1 3715
size memset task 3719 3719 1 3719
size memset task 3721 3721 1 3721
size memset task 3722 3722 1 3722
size memset task 3726 3726 1 3726
size memset task 3727 3727 1 3727
size memset task 3728 3728 2 7456
size memset task 3736 3736 2 7472
size memset task 3739 3739 2 7478
size memset task 3743 3743 1 3743
size memset task 3745 3745 1 3745
size memset task 3750 3750 1 3750
size memset task 3758 3758 1 3758
size memset task 3763 3763 1 3763
size memset task 3765 3765 1 3765
size memset task 3767 3767 1 3767
size memset task 3769 3769 1 3769
size memset task 3772 3772 1 3772
size memset task 3773 3773 1 3773
size memset task 3774 3774 1 3774
size memset task 3775 3775 2 7550
size memset task 3776 3776 2 7552
size memset task 3781 3781 1 3781
size memset task 3790 3790 1 3790
size memset task 3795 3795 1 3795
size memset task 3796 3796 1 3796
size memset task 3801 3801 1 3801
size memset task 3803 3803 1 3803
size memset task 3807 3807 1 3807
size memset task 3808 3808 2 7616
size memset task 3810 3810 1 3810
size memset task 3814 3814 1 3814
size memset task 3815 3815 1 3815
size memset task 3818 3818 1 3818
size memset task 3822 3822 1 3822
size memset task 3823 3823 2 7646
size memset task 3824 3824 1 3824
size memset task 3825 3825 1 3825
size memset task 3826 3826 1 3826
size memset task 3828 3828 1 3828
size memset task 3829 3829 1 3829
size memset task 3831 3831 1 3831
size memset task 3832 3832 1 3832
size memset task 3833 3833 1 3833
size memset task 3835 3835 2 7670
size memset task 3836 3836 1 3836
size memset task 3840 3840 1 3840
size memset task 3841 3841 2 7682
size memset task 3842 3842 1 3842
size memset task 3843 3843 1 3843
size memset task 3847 3847 1 3847
size memset task 3852 3852 1 3852
size memset task 3854 3854 1 3854
size memset task 3858 3858 3 11574
size memset task 3861 3861 1 3861
size memset task 3862 3862 1 3862
size memset task 3863 3863 1 3863
size memset task 3864 3864 1 3864
size memset task 3866 3866 2 7732
size memset task 3869 3869 2 7738
size memset task 3871 3871 1 3871
size memset task 3872 3872 2 7744
size memset task 3873 3873 1 3873
size memset task 3875 3875 1 3875
size memset task 3876 3876 2 7752
size memset task 3878 3878 1 3878
size memset task 3879 3879 2 7758
size memset task 3882 3882 1 3882
size memset task 3883 3883 3 11649
size memset task 3885 3885 1 3885
size memset task 3886 3886 1 3886
size memset task 3887 3887 1 3887
size memset task 3889 3889 1 3889
size memset task 3890 3890 2 7780
size memset task 3892 3892 1 3892
size memset task 3893 3893 1 3893
size memset task 3896 3896 1 3896
size memset task 3897 3897 2 7794
size memset task 3900 3900 1 3900
size memset task 3901 3901 1 3901
size memset task 3902 3902 1 3902
size memset task 3903 3903 1 3903
size memset task 3905 3905 1 3905
size memset task 3906 3906 2 7812
size memset task 3908 3908 2 7816
size memset task 3912 3912 1 3912
size memset task 3915 3915 1 3915
size memset task 3916 3916 1 3916
size memset task 3922 3922 1 3922
size memset task 3923 3923 1 3923
size memset task 3924 3924 1 3924
size memset task 3926 3926 1 3926
size memset task 3933 3933 1 3933
size memset task 3934 3934 1 3934
size memset task 3935 3935 1 3935
size memset task 3937 3937 1 3937
size memset task 3941 3941 1 3941
size memset task 3944 3944 1 3944
size memset task 3945 3945 1 3945
size memset task 3951 3951 1 3951
size memset task 3953 3953 1 3953
size memset task 3955 3955 2 7910
size memset task 3957 3957 3 11871
size memset task 3961 3961 2 7922
size memset task 3966 3966 1 3966
size memset task 3967 3967 1 3967
size memset task 3970 3970 1 3970
size memset task 3973 3973 1 3973
size memset task 3981 3981 1 3981
size memset task 3986 3986 2 7972
size memset task 3992 3992 1 3992
size memset task 3999 3999 1 3999
size memset task 4000 4000 1 4000
size memset task 4002 4002 2 8004
size memset task 4003 4003 1 4003
size memset task 4004 4004 1 4004
size memset task 4005 4005 2 8010
size memset task 4009 4009 1 4009
size memset task 4010 4010 1 4010
size memset task 4015 4015 2 8030
size memset task 4019 4019 1 4019
size memset task 4022 4022 1 4022
size memset task 4027 4027 1 4027
size memset task 4040 4040 1 4040
size memset task 4043 4043 1 4043
size memset task 4044 4044 1 4044
size memset task 4048 4048 1 4048
size memset task 4053 4053 1 4053
size memset task 4056 4056 1 4056
size memset task 4057 4057 1 4057
size memset task 4062 4062 4 16248
size memset task 4063 4063 2 8126
size memset task 4064 4064 3 12192
size memset task 4065 4065 5 20325
size memset task 4066 4066 1 4066
size memset task 4067 4067 2 8134
size memset task 4068 4068 1 4068
size memset task 4071 4071 3 12213
size memset task 4072 4072 1 4072
size memset task 4073 4073 3 12219
size memset task 4074 4074 4 16296
size memset task 4076 4076 3 12228
size memset task 4077 4077 3 12231
size memset task 4080 4080 1 4080
size memset task 4087 4087 1 4087
size memset task 4088 4088 1 4088
size memset task 4090 4090 1 4090
size memset task 4092 4092 1 4092
size memset task 4095 4095 1 4095
size memset task 4096 4096 5192 21266432
size memset task 8192 8447 7 58744
size memset task 16384 16895 5 81920
align memset 0 0 16378
align memset 1 0 17
align memset 2 0 13
align memset 3 0 21
align memset 4 0 24
align memset 5 0 22
align memset 6 0 17
align memset 7 0 19
align memset 8 0 320
align memset 9 0 16
align memset 10 0 14
align memset 11 0 13
align memset 12 0 14
align memset 13 0 19
align memset 14 0 18
align memset 15 0 16
align memset 16 0 2842
align memset 17 0 25
align memset 18 0 16
align memset 19 0 23
align memset 20 0 18
align memset 21 0 17
align memset 22 0 26
align memset 23 0 23
align memset 24 0 311
align memset 25 0 34
align memset 26 0 24
align memset 27 0 19
align memset 28 0 27
align memset 29 0 15
align memset 30 0 25
align memset 31 0 22
align memset 32 0 2348
align memset 33 0 29
align memset 34 0 22
align memset 35 0 21
align memset 36 0 18
align memset 37 0 20
align memset 38 0 17
align memset 39 0 15
align memset 40 0 271
align memset 41 0 17
align memset 42 0 24
align memset 43 0 20
align memset 44 0 16
align memset 45 0 14
align memset 46 0 21
align memset 47 0 17
align memset 48 0 3178
align memset 49 0 19
align memset 50 0 21
align memset 51 0 22
align memset 52 0 22
align memset 53 0 12
align memset 54 0 12
align memset 55 0 15
align memset 56 0 278
align memset 57 0 15
align memset 58 0 19
align memset 59 0 15
align memset 60 0 20
align memset 61 0 27
align memset 62 0 25
align memset 63 0 27
caller memset 14456 22265824 kmem_cache_alloc_noprof+0x106/0x2f0
caller memset 10 80 begin_new_exec+0x3dd/0xb50
caller memset 4 39 __get_task_comm+0x84/0xa0
caller memset 7 0 dup_fd+0x154/0x3b0
caller memset 5 81920 copy_process+0x225/0x2740
caller memset 1640 156096 __kmalloc_noprof+0x18a/0x400
caller memset 11 88 mm_init+0x2d6/0x3e0
caller memset 5631 90816 blake2s_final+0x32/0xa0
caller memset 7 0 dup_fd+0x2a5/0x3b0
caller memset 28 388 pcpu_alloc_noprof+0x440/0x890
caller memset 1721 330432 kmem_cache_alloc_lru_noprof+0x10e/0x300
caller memset 2 192 __kmalloc_cache_node_noprof+0x161/0x320
caller memset 7 0 dup_fd+0x256/0x3b0
caller memset 834 213504 kmem_cache_alloc_bulk_noprof+0x292/0x480
caller memset 2431 5767535 zero_user_segments.constprop.0+0xc5/0xd0
caller memset 9 80 __kmalloc_node_track_caller_noprof+0x1d8/0x430
caller memset 11 36928 __kmalloc_node_noprof+0x1d7/0x430
caller memset 11 88 mm_init+0xf3/0x3e0
caller memset 7 0 dup_fd+0x130/0x3b0
caller memset 10 640 load_elf_binary+0xfeb/0x1770
caller memset 27 66520 kmem_cache_alloc_node_noprof+0x156/0x310
caller memset 140 77520 __kmalloc_cache_noprof+0x111/0x310
caller memset 16 14592 sk_prot_alloc+0x61/0x110
observed clear_page call 6046 24764416 prep_new_page+0xc2/0x1c0
observed memset call 14326 22194176 kmem_cache_alloc_noprof+0x101/0x300
observed user-copy call 6331 17476950 _copy_to_iter+0xc7/0x6f0
observed user-copy call 6299 17457033 copy_page_from_iter_atomic+0x1ae/0x890
observed memset call 2430 5763487 zero_user_segments.constprop.0+0xc0/0xe0
observed inlined-set rep 6203 1091728 tomoyo_path_number_perm+0x66/0x200
observed inlined-set rep 14107 1015704 tomoyo_init_request_info+0x39/0xd0
observed inlined-set rep 1565 964040 inode_init_once+0x47/0x120
observed inlined-set rep 4884 898656 __do_sys_newfstatat+0x2c/0x90
observed inlined-set rep 4830 850080 tomoyo_path_perm+0x7d/0x210
observed inlined-set rep 4829 849904 vfs_getattr_nosec+0x44/0x100
observed inlined-set rep 3142 779216 process_measurement+0x73/0xc40
observed inlined-set rep 3194 741008 do_filp_open+0x56/0x180
observed user-copy call 4903 699695 _copy_to_user+0x31/0x60
observed inlined-set rep 4829 695376 cp_new_stat+0x41/0x180
observed inlined-set rep 5604 627648 blake2s_final+0x78/0xb0
observed inlined-set rep 3090 593280 locks_remove_posix+0x38/0x1b0
observed inlined-set rep 3054 537504 tomoyo_check_open_permission+0x6e/0x1b0
observed inlined-set rep 6203 496240 tomoyo_path_number_perm+0x5b/0x200
observed inlined-set rep 3736 448320 blake2s.constprop.0+0x29/0x90
observed inlined-set rep 1876 435232 filename_lookup+0x47/0x1e0
observed checked-copy call 106 434176 copy_mc_to_kernel+0x10/0x40
observed inlined-set rep 4830 386400 tomoyo_path_perm+0x72/0x210
observed inlined-set rep 5151 370872 __dquot_alloc_space+0x45/0x390
observed memset call 1710 328320 kmem_cache_alloc_lru_noprof+0x109/0x310
observed inlined-set rep 504 286272 radix_tree_node_ctor+0x32/0x60
observed inlined-set rep 3054 244320 tomoyo_check_open_permission+0x61/0x1b0
observed inlined-set rep 903 223944 mas_pop_node+0x90/0x120
observed memset call 834 213504 kmem_cache_alloc_bulk_noprof+0x28d/0x490
observed inlined-set rep 1553 186360 __shmem_get_inode+0xe4/0x3b0
observed memcpy call 5604 179328 blake2s_final+0x4e/0xb0
observed inlined-set rep 3186 152928 vfs_read+0x196/0x380
observed inlined-set rep 3151 151248 vfs_write+0x186/0x450
observed memset call 1630 149696 __kmalloc_noprof+0x185/0x410
observed memcpy call 3756 149600 blake2s_update+0x63/0x170
observed inlined-set rep 1550 124000 chmod_common+0x4a/0x180
observed inlined-set rep 1550 124000 chown_common+0x58/0x250
observed inlined-set rep 1550 124000 vfs_utimes+0x42/0x280
observed inlined-set rep 1868 119552 chacha_block_generic+0xb3/0xf0
observed inlined-set rep 1868 119552 crng_fast_key_erasure+0x33/0x120
observed inlined-set rep 1868 119552 crng_fast_key_erasure+0xdd/0x120
observed inlined-set rep 1868 119552 _get_random_bytes+0x39/0x150
observed inlined-set rep 1868 119552 _get_random_bytes+0x44/0x150
observed inlined-set rep 1868 119552 _get_random_bytes+0xee/0x150
observed inlined-set rep 181 111496 mas_wr_bnode+0x37/0xee0
observed inlined-set rep 181 111496 mas_wr_bnode+0x4d/0xee0
observed inlined-set rep 1553 99392 mtree_alloc_cyclic+0x36/0x100
observed inlined-copy rep 558 93744 sync_regs+0x22/0x40
observed inlined-set rep 362 92672 mas_wr_node_store+0x3e/0x5e0
observed memset call 5604 90296 blake2s_final+0x2d/0xb0
observed inlined-set rep 1553 86968 mas_alloc_cyclic+0x7a/0x530
observed memset call 5 81920 copy_process+0x220/0x2750
observed memset call 126 66944 __kmalloc_cache_noprof+0x10c/0x320
observed inlined-set rep 621 64584 __handle_mm_fault+0x48/0xfa0
observed inlined-set rep 955 61120 __slab_free+0x3c/0x2f0
observed memset call 24 57984 kmem_cache_alloc_node_noprof+0x151/0x320
observed user-copy call 3232 53703 _copy_from_user+0x22/0x70
observed memcpy call 6 50352 arch_dup_task_struct+0x20/0x80
observed inlined-set rep 189 49896 mast_fill_bnode+0x7c/0x350
observed inlined-set rep 189 48384 mast_fill_bnode+0xa9/0x350
observed inlined-copy rep 194 41904 mas_topiary_replace+0x474/0xda0
observed memcpy call 574 40256 mab_mas_cp+0xe8/0x230
observed inlined-set rep 186 40176 mas_topiary_replace+0x40/0xda0
observed inlined-set rep 186 40176 mas_topiary_replace+0x4b/0xda0
observed user-clear call 14 34756 elf_load+0x20f/0x250
observed memcpy call 451 34192 mas_mab_cp+0x20c/0x320
observed inlined-set rep 189 30240 mast_fill_bnode+0x49/0x350
observed inlined-set rep 117 29952 mas_wr_node_store+0x28f/0x5e0
observed inlined-copy rep 117 29016 mas_wr_node_store+0x23b/0x5e0
observed inlined-set rep 155 27280 vm_area_alloc+0x36/0xb0
observed inlined-set rep 552 26496 lock_vma_under_rcu+0x43/0x130
observed inlined-set rep 284 20448 mas_preallocate+0x34/0x290
observed inlined-set rep 284 20448 mas_store_prealloc+0x32/0x3c0
observed inlined-copy rep 99 17424 vm_area_dup+0x32/0xb0
observed inlined-set rep 75 17400 __filename_parentat+0x5a/0x210
observed inlined-copy rep 9 17136 pgd_alloc+0xbd/0x1d0
observed clear_page call 4 16384 alloc_pages_bulk_noprof+0x589/0x640
observed inlined-set rep 126 16128 __mmap_region+0xa1/0xb20
observed memcpy call 1710 15918 __d_alloc+0x69/0x230
observed memset call 16 14592 sk_prot_alloc+0x5c/0x120
observed inlined-set rep 165 14520 userfaultfd_unmap_complete+0x32/0x130
observed inlined-set rep 106 13568 vms_clear_ptes+0x2f/0x170
observed inlined-set rep 126 13104 __mmap_region+0xd9/0xb20
observed memset call 4 12320 __kmalloc_node_noprof+0x1d2/0x440
observed inlined-copy rep 6 12288 copy_process+0xa95/0x2750
observed inlined-set rep 9 12096 mm_alloc+0x34/0x70
observed inlined-copy rep 43 12040 timekeeping_advance+0x375/0x5b0
observed memcpy call 34 11690 _copy_to_iter+0x315/0x6f0
observed inlined-set rep 181 11584 mas_wr_bnode+0x85/0xee0
observed memmove call 81 10872 mab_shift_right+0x50/0x170
observed memmove call 81 10872 mab_shift_right+0x77/0x170
observed inlined-copy rep 321 10848 mas_wr_node_store+0x2de/0x5e0
observed inlined-copy rep 321 10848 mas_wr_node_store+0x30d/0x5e0
observed inlined-set rep 126 9072 __mmap_region+0xae/0xb20
observed inlined-set rep 158 8848 arch_get_unmapped_area_topdown+0x58/0x310
observed inlined-set rep 138 8832 init_multi_vma_prep+0x19/0x80
observed inlined-set rep 181 8688 mas_wr_bnode+0x92/0xee0
observed inlined-set rep 181 8688 mas_wr_bnode+0xbb/0xee0
observed inlined-set rep 181 8688 mas_wr_bnode+0xd0/0xee0
observed inlined-set rep 181 8688 mas_wr_bnode+0xe5/0xee0
observed inlined-set rep 31 7936 free_pages_and_swap_cache+0x44/0x1c0
observed memcpy call 1868 7732 crng_fast_key_erasure+0xcd/0x120
observed inlined-set rep 99 7128 __split_vma+0x39/0x340
observed inlined-set rep 126 7056 __mmap_region+0xbe/0xb20
observed inlined-set rep 27 6696 ima_file_mprotect+0x67/0x200
observed inlined-set rep 135 6480 mt_find+0x3a/0x4f0
observed inlined-set rep 89 6408 mas_store_gfp+0x51/0x320
observed inlined-set rep 126 6048 ipe_mmap_file+0x2c/0x80
observed memcpy call 155 5592 mas_mab_cp+0x138/0x320
observed inlined-set rep 21 5376 truncate_inode_pages_range+0x5d/0x420
observed inlined-set rep 21 5208 truncate_inode_pages_range+0x68/0x420
observed inlined-copy rep 9 5112 fpu_flush_thread+0x130/0x170
observed inlined-set rep 69 4968 free_pgtables+0x51/0x280
observed inlined-copy rep 203 4864 mas_wr_node_store+0x39c/0x5e0
observed memcpy call 350 4864 mas_wr_node_store+0x1cb/0x5e0
observed inlined-set rep 69 3864 find_mergeable_anon_vma+0x31/0x1f0
observed inlined-set rep 31 3720 free_pages_and_swap_cache+0x6a/0x1c0
observed inlined-set rep 27 3456 do_mprotect_pkey+0x6c/0x560
observed inlined-set rep 36 3456 vma_modify_flags+0x40/0xe0
observed inlined-set rep 72 3456 offset_dir_lookup+0x51/0xe0
observed inlined-set rep 5 3080 mas_wr_spanning_store+0x59/0x9d0
observed inlined-set rep 5 3080 mas_wr_spanning_store+0x5bb/0x9d0
observed inlined-set rep 5 3040 mas_spanning_rebalance+0x549/0x1340
observed inlined-copy rep 15 2760 prepare_creds+0x47/0x290
observed inlined-set rep 38 2736 __do_sys_brk+0x49/0x3e0
observed inlined-set rep 10 2480 bprm_execve+0x1d0/0x610
observed inlined-set rep 37 2368 vm_unmapped_area+0x5e/0x2f0
observed inlined-set rep 47 2256 __mmap_region+0x20c/0xb20
observed inlined-set rep 30 2160 commit_merge+0x46/0x2b0
observed inlined-set rep 27 1944 do_mprotect_pkey+0x77/0x560
observed inlined-set rep 13 1872 __do_sys_wait4+0x35/0xc0
observed inlined-set rep 16 1664 sk_prot_alloc+0x4a/0x120
observed inlined-set rep 34 1632 __kernel_read+0x74/0x300
observed inlined-copy rep 6 1536 copy_process+0xbd0/0x2750
observed inlined-set rep 6 1536 restore_sigcontext+0x34/0x1d0
observed inlined-set rep 12 1536 do_vmi_align_munmap+0xa9/0x260
observed inlined-set rep 6 1488 __sched_fork+0xc1/0x1c0
observed inlined-set rep 9 1440 mm_init+0xc0/0x3f0
observed inlined-set rep 22 1408 evict+0xe3/0x2b0
observed inlined-set rep 22 1408 inode_wait_for_writeback+0x2e/0xe0
observed inlined-set rep 8 1408 __alloc_skb+0xcd/0x1b0
observed inlined-set rep 14 1344 do_brk_flags+0x286/0x340
observed inlined-set rep 27 1296 do_mprotect_pkey+0x195/0x560
observed inlined-set rep 27 1296 vma_link+0x42/0x170
observed inlined-set rep 27 1296 ipe_file_mprotect+0x29/0x90
observed inlined-set rep 10 1280 free_ldt_pgtables+0x2c/0xb0
observed inlined-set rep 10 1280 exit_mmap+0x45/0x3d0
observed inlined-set rep 9 1152 relocate_vma_down+0xbe/0x220
observed inlined-set rep 9 1152 setup_arg_pages+0x5d/0x3a0
observed inlined-set rep 13 1144 kernel_wait4+0x33/0x170
observed inlined-set rep 8 1024 __sys_connect+0x3a/0xd0
observed inlined-copy rep 6 1008 copy_thread+0x18a/0x2b0
observed inlined-set rep 18 1008 __hrtimer_init+0x4b/0xf0
observed inlined-set rep 9 936 relocate_vma_down+0x94/0x220
observed inlined-set rep 12 864 __run_timers+0x30/0x290
observed inlined-set rep 14 784 vm_brk_flags+0x68/0x270
observed inlined-set rep 6 768 __x64_sys_vfork+0x35/0x80
observed inlined-set rep 12 768 do_vmi_align_munmap+0x60/0x260
observed inlined-set rep 6 720 __do_sys_statfs+0x27/0x80
observed inlined-set rep 12 672 tmigr_handle_remote+0x42/0x480
observed inlined-set rep 14 672 __do_sys_brk+0x214/0x3e0
observed inlined-set rep 14 672 schedule_timeout+0x2c/0x170
observed inlined-set rep 9 648 vma_shrink+0x48/0x1c0
observed inlined-set rep 9 648 setup_arg_pages+0x68/0x3a0
observed inlined-set rep 10 640 exit_mmap+0x52/0x3d0
observed inlined-set rep 8 640 tomoyo_unix_entry+0x47/0x1c0
observed inlined-set rep 6 624 __fpu_restore_sig+0x65/0x5d0
observed inlined-set rep 9 576 proc_exec_connector+0x2e/0x150
observed memset call 9 576 load_elf_binary+0xfe6/0x1780
observed inlined-set rep 10 560 __vm_munmap+0x59/0x180
observed inlined-set rep 6 528 arch_do_signal_or_restart+0x34/0x260
observed inlined-set rep 9 504 expand_downwards+0x38/0x3f0
observed inlined-set rep 9 504 relocate_vma_down+0x7f/0x220
observed inlined-set rep 10 480 ipe_bprm_check_security+0x2f/0x80
observed inlined-set rep 7 448 acct_collect+0x150/0x220
observed inlined-set rep 7 448 proc_exit_connector+0x2e/0x1b0
observed inlined-set rep 6 432 copy_process+0x8a6/0x2750
observed inlined-set rep 9 432 setup_arg_pages+0x177/0x3a0
observed inlined-set rep 9 432 profile_transition+0x92/0xab0
observed inlined-set rep 6 384 posix_cputimers_group_init+0x30/0x80
observed inlined-set rep 8 384 tomoyo_socket_connect_permission+0x28/0x150
observed inlined-set rep 6 384 proc_fork_connector+0x2e/0x170
observed user-clear call 6 384 copy_fpstate_to_sigframe+0x9d/0x3c0
observed inlined-set rep 5 360 mas_wr_spanning_store+0x66/0x9d0
observed inlined-set rep 5 360 mas_wr_spanning_store+0x82/0x9d0
observed inlined-set rep 5 360 mas_wr_spanning_store+0x9d/0x9d0
observed inlined-set rep 6 336 copy_process+0x888/0x2750
observed inlined-set rep 7 336 do_notify_parent+0x4a/0x330
observed inlined-set rep 6 336 init_entity_runnable_average+0x39/0x80
observed memset call 24 324 pcpu_alloc_noprof+0x43b/0x8a0
observed inlined-copy rep 21 320 getname_kernel+0xf9/0x190
observed inlined-set rep 5 320 find_next_iomem_res+0xd1/0x170
observed inlined-set rep 5 320 walk_system_ram_range+0x5b/0x110
observed inlined-set rep 5 320 mas_wr_spanning_store+0x4e/0x9d0
observed inlined-set rep 6 288 __fpu_restore_sig+0x7c/0x5d0
observed user-copy call 6 288 __fpu_restore_sig+0x91/0x5d0
observed user-copy call 6 288 copy_fpstate_to_sigframe+0x2f8/0x3c0
observed inlined-set rep 7 280 do_notify_parent+0xe9/0x330
observed memmove call 3 264 mab_shift_right+0xc1/0x170
observed inlined-set rep 3 240 tomoyo_mount_permission+0x42/0x210
observed inlined-set rep 5 240 mas_spanning_rebalance+0x57/0x1340
observed inlined-set rep 5 240 mas_spanning_rebalance+0x70/0x1340
observed inlined-set rep 5 240 mas_spanning_rebalance+0x9d/0x1340
observed inlined-set rep 1 184 __do_sys_newfstat+0x2c/0x80
observed memcpy call 126 126 vsnprintf+0x383/0x6e0
observed inlined-set rep 3 120 rcu_sync_init+0x38/0x60
observed inlined-set rep 2 96 __do_sys_brk+0x10d/0x3e0
observed memset call 1 96 __kmalloc_cache_node_noprof+0x15c/0x330
observed inlined-copy rep 9 80 copy_string_kernel+0x144/0x240
observed memset call 9 80 __kmalloc_node_track_caller_noprof+0x1d3/0x440
observed memset call 9 72 mm_init+0xee/0x3f0
observed memset call 9 72 mm_init+0x2d1/0x3f0
observed memset call 9 72 begin_new_exec+0x3d8/0xb60
observed memcpy call 6 48 dup_fd+0x108/0x3c0
observed memcpy call 6 48 dup_fd+0x13b/0x3c0
observed memcpy call 6 48 dup_fd+0x16b/0x3c0
observed memset call 4 39 __get_task_comm+0x7f/0xb0
observed memcpy call 4 28 kstrdup+0x49/0x80
observed memcpy call 1 4 kmemdup_nul+0x4e/0x90
observed user-copy call 1 1 _copy_from_iter+0xc7/0x6f0
observed inlined-set rep 2 0 copy_string_kernel+0x144/0x240
observed inlined-set rep 2 0 getname_kernel+0xf9/0x190
observed inlined-set rep 14 0 mas_wr_node_store+0x2de/0x5e0
observed inlined-set rep 14 0 mas_wr_node_store+0x30d/0x5e0
observed inlined-set rep 147 0 mas_wr_node_store+0x39c/0x5e0
observed memcpy call 3748 0 blake2s_update+0x9c/0x170
observed memset call 6 0 dup_fd+0x12b/0x3c0
observed memset call 6 0 dup_fd+0x14f/0x3c0
observed memset call 6 0 dup_fd+0x251/0x3c0
observed memset call 6 0 dup_fd+0x2a0/0x3c0
observed-size checked-copy exception 4096 4096 106 434176
observed-size clear_page exception 4096 4096 310 1269760
observed-size clear_page task 4096 4096 5740 23511040
observed-size inlined-copy exception 168 168 552 92736
observed-size inlined-copy hardirq 168 168 6 1008
observed-size inlined-copy hardirq 280 280 43 12040
observed-size inlined-copy task 8 8 181 1448
observed-size inlined-copy task 16 16 187 2992
observed-size inlined-copy task 24 24 140 3360
observed-size inlined-copy task 32 32 38 1216
observed-size inlined-copy task 40 40 95 3800
observed-size inlined-copy task 48 48 51 2448
observed-size inlined-copy task 56 56 68 3808
observed-size inlined-copy task 64 64 71 4544
observed-size inlined-copy task 72 72 28 2016
observed-size inlined-copy task 80 80 14 1120
observed-size inlined-copy task 104 104 2 208
observed-size inlined-copy task 168 168 6 1008
observed-size inlined-copy task 176 176 99 17424
observed-size inlined-copy task 184 184 15 2760
observed-size inlined-copy task 216 216 194 41904
observed-size inlined-copy task 248 248 117 29016
observed-size inlined-copy task 256 256 6 1536
observed-size inlined-copy task 568 568 9 5112
observed-size inlined-copy task 1904 1904 9 17136
observed-size inlined-copy task 2048 2048 6 12288
observed-size inlined-set exception 48 48 612 29376
observed-size inlined-set exception 56 56 60 3360
observed-size inlined-set exception 64 64 16 1024
observed-size inlined-set exception 104 104 612 63648
observed-size inlined-set exception 112 112 3 336
observed-size inlined-set exception 120 120 2 240
observed-size inlined-set softirq 56 56 12 672
observed-size inlined-set softirq 64 64 529 33856
observed-size inlined-set softirq 72 72 12 864
observed-size inlined-set task 0 0 179 0
observed-size inlined-set task 40 40 10 400
observed-size inlined-set task 48 48 7590 364320
observed-size inlined-set task 56 56 1918 107408
observed-size inlined-set task 64 64 13643 873152
observed-size inlined-set task 72 72 20343 1464696
observed-size inlined-set task 80 80 18748 1499840
observed-size inlined-set task 88 88 184 16192
observed-size inlined-set task 96 96 50 4800
observed-size inlined-set task 104 104 166 17264
observed-size inlined-set task 112 112 5601 627312
observed-size inlined-set task 120 120 5324 638880
observed-size inlined-set task 128 128 323 41344
observed-size inlined-set task 144 144 4842 697248
observed-size inlined-set task 160 160 198 31680
observed-size inlined-set task 176 176 19079 3357904
observed-size inlined-set task 184 184 4885 898840
observed-size inlined-set task 192 192 3090 593280
observed-size inlined-set task 216 216 372 80352
observed-size inlined-set task 232 232 5145 1193640
observed-size inlined-set task 248 248 4109 1019032
observed-size inlined-set task 256 256 726 185856
observed-size inlined-set task 264 264 189 49896
observed-size inlined-set task 568 568 504 286272
observed-size inlined-set task 608 608 5 3040
observed-size inlined-set task 616 616 1937 1193192
observed-size inlined-set task 1344 1344 9 12096
observed-size memcpy exception 0 0 2 0
observed-size memcpy exception 4 4 1 4
observed-size memcpy exception 32 32 3 96
observed-size memcpy exception 40 40 2 80
observed-size memcpy task 0 0 3893 0
observed-size memcpy task 1 1 129 129
observed-size memcpy task 2 2 26 52
observed-size memcpy task 3 3 71 213
observed-size memcpy task 4 4 1838 7352
observed-size memcpy task 5 5 142 710
observed-size memcpy task 6 6 159 954
observed-size memcpy task 7 7 180 1260
observed-size memcpy task 8 8 377 3016
observed-size memcpy task 9 9 171 1539
observed-size memcpy task 10 10 156 1560
observed-size memcpy task 11 11 147 1617
observed-size memcpy task 12 12 112 1344
observed-size memcpy task 13 13 97 1261
observed-size memcpy task 14 14 55 770
observed-size memcpy task 15 15 34 510
observed-size memcpy task 16 16 215 3440
observed-size memcpy task 17 17 34 578
observed-size memcpy task 18 18 15 270
observed-size memcpy task 19 19 14 266
observed-size memcpy task 20 20 5 100
observed-size memcpy task 21 21 8 168
observed-size memcpy task 22 22 5 110
observed-size memcpy task 23 23 2 46
observed-size memcpy task 24 24 93 2232
observed-size memcpy task 26 26 3 78
observed-size memcpy task 27 27 3 81
observed-size memcpy task 28 28 6 168
observed-size memcpy task 32 32 5668 181376
observed-size memcpy task 40 40 3797 151880
observed-size memcpy task 48 48 80 3840
observed-size memcpy task 56 56 66 3696
observed-size memcpy task 64 64 173 11072
observed-size memcpy task 72 72 229 16488
observed-size memcpy task 80 80 26 2080
observed-size memcpy task 88 88 76 6688
observed-size memcpy task 96 96 12 1152
observed-size memcpy task 112 112 4 448
observed-size memcpy task 120 120 246 29520
observed-size memcpy task 246 246 1 246
observed-size memcpy task 256 256 9 2304
observed-size memcpy task 504 504 5 2520
observed-size memcpy task 616 616 4 2464
observed-size memcpy task 728 728 4 2912
observed-size memcpy task 784 784 1 784
observed-size memcpy task 8192 8447 6 50352
observed-size memmove task 88 88 9 792
observed-size memmove task 136 136 156 21216
observed-size memset exception 0 0 1 0
observed-size memset exception 24 24 2 48
observed-size memset exception 64 64 60 3840
observed-size memset task 0 0 1879 0
observed-size memset task 4 4 4 16
observed-size memset task 8 8 38 304
observed-size memset task 9 9 1 9
observed-size memset task 10 10 3 30
observed-size memset task 16 16 127 2032
observed-size memset task 17 17 1 17
observed-size memset task 24 24 3734 89616
observed-size memset task 29 29 1 29
observed-size memset task 32 32 19 608
observed-size memset task 37 37 1 37
observed-size memset task 40 40 257 10280
observed-size memset task 45 45 1 45
observed-size memset task 47 47 1 47
observed-size memset task 48 48 3207 153936
observed-size memset task 51 51 1 51
observed-size memset task 52 52 1 52
observed-size memset task 56 56 7 392
observed-size memset task 63 63 1 63
observed-size memset task 64 64 1620 103680
observed-size memset task 72 72 2 144
observed-size memset task 80 80 6 480
observed-size memset task 83 83 1 83
observed-size memset task 88 88 1577 138776
observed-size memset task 89 89 1 89
observed-size memset task 96 96 7 672
observed-size memset task 109 109 1 109
observed-size memset task 120 120 4 480
observed-size memset task 128 128 7 896
observed-size memset task 135 135 2 270
observed-size memset task 147 147 1 147
observed-size memset task 160 160 1 160
observed-size memset task 165 165 1 165
observed-size memset task 166 166 1 166
observed-size memset task 167 167 1 167
observed-size memset task 171 171 1 171
observed-size memset task 176 176 254 44704
observed-size memset task 184 184 3217 591928
observed-size memset task 189 189 1 189
observed-size memset task 192 192 1712 328704
observed-size memset task 195 195 1 195
observed-size memset task 204 204 1 204
observed-size memset task 206 206 1 206
observed-size memset task 207 207 1 207
observed-size memset task 228 228 2 456
observed-size memset task 232 232 8 1856
observed-size memset task 233 233 1 233
observed-size memset task 238 238 1 238
observed-size memset task 252 252 1 252
observed-size memset task 256 256 1349 345344
observed-size memset task 258 258 1 258
observed-size memset task 260 260 1 260
observed-size memset task 284 284 1 284
observed-size memset task 302 302 1 302
observed-size memset task 322 322 1 322
observed-size memset task 328 328 1 328
observed-size memset task 336 336 3 1008
observed-size memset task 342 342 1 342
observed-size memset task 344 344 2 688
observed-size memset task 347 347 1 347
observed-size memset task 352 352 1 352
observed-size memset task 357 357 1 357
observed-size memset task 364 364 1 364
observed-size memset task 375 375 1 375
observed-size memset task 382 382 1 382
observed-size memset task 390 390 1 390
observed-size memset task 391 391 1 391
observed-size memset task 401 401 1 401
observed-size memset task 404 404 1 404
observed-size memset task 410 410 1 410
observed-size memset task 413 413 1 413
observed-size memset task 424 424 1 424
observed-size memset task 429 429 1 429
observed-size memset task 440 440 1 440
observed-size memset task 442 442 1 442
observed-size memset task 454 454 1 454
observed-size memset task 459 459 1 459
observed-size memset task 479 479 1 479
observed-size memset task 488 488 1 488
observed-size memset task 493 493 1 493
observed-size memset task 505 505 1 505
observed-size memset task 506 506 1 506
observed-size memset task 512 512 99 50688
observed-size memset task 514 514 1 514
observed-size memset task 515 515 1 515
observed-size memset task 517 517 1 517
observed-size memset task 520 520 1 520
observed-size memset task 528 528 1 528
observed-size memset task 533 533 1 533
observed-size memset task 534 534 2 1068
observed-size memset task 543 543 1 543
observed-size memset task 546 546 1 546
observed-size memset task 549 549 1 549
observed-size memset task 558 558 1 558
observed-size memset task 561 561 1 561
observed-size memset task 576 576 1 576
observed-size memset task 589 589 1 589
observed-size memset task 600 600 1 600
observed-size memset task 603 603 1 603
observed-size memset task 606 606 1 606
observed-size memset task 614 614 1 614
observed-size memset task 615 615 1 615
observed-size memset task 621 621 1 621
observed-size memset task 626 626 2 1252
observed-size memset task 632 632 1 632
observed-size memset task 637 637 1 637
observed-size memset task 662 662 2 1324
observed-size memset task 666 666 1 666
observed-size memset task 673 673 1 673
observed-size memset task 690 690 1 690
observed-size memset task 691 691 1 691
observed-size memset task 698 698 1 698
observed-size memset task 700 700 1 700
observed-size memset task 704 704 14 9856
observed-size memset task 710 710 1 710
observed-size memset task 712 712 1 712
observed-size memset task 713 713 1 713
observed-size memset task 726 726 1 726
observed-size memset task 733 733 1 733
observed-size memset task 736 736 1 736
observed-size memset task 737 737 1 737
observed-size memset task 748 748 1 748
observed-size memset task 755 755 1 755
observed-size memset task 764 764 1 764
observed-size memset task 765 765 1 765
observed-size memset task 770 770 1 770
observed-size memset task 776 776 1 776
observed-size memset task 789 789 1 789
observed-size memset task 794 794 1 794
observed-size memset task 797 797 1 797
observed-size memset task 806 806 1 806
observed-size memset task 815 815 1 815
observed-size memset task 817 817 1 817
observed-size memset task 825 825 1 825
observed-size memset task 840 840 1 840
observed-size memset task 845 845 1 845
observed-size memset task 848 848 1 848
observed-size memset task 856 856 2 1712
observed-size memset task 865 865 1 865
observed-size memset task 873 873 1 873
observed-size memset task 875 875 1 875
observed-size memset task 891 891 1 891
observed-size memset task 893 893 1 893
observed-size memset task 908 908 1 908
observed-size memset task 910 910 1 910
observed-size memset task 911 911 1 911
observed-size memset task 912 912 17 15504
observed-size memset task 920 920 1 920
observed-size memset task 923 923 1 923
observed-size memset task 932 932 1 932
observed-size memset task 935 935 1 935
observed-size memset task 940 940 1 940
observed-size memset task 941 941 1 941
observed-size memset task 942 942 1 942
observed-size memset task 947 947 1 947
observed-size memset task 960 960 1 960
observed-size memset task 961 961 1 961
observed-size memset task 965 965 1 965
observed-size memset task 966 966 1 966
observed-size memset task 974 974 2 1948
observed-size memset task 979 979 1 979
observed-size memset task 985 985 1 985
observed-size memset task 991 991 3 2973
observed-size memset task 994 994 1 994
observed-size memset task 996 996 1 996
observed-size memset task 1024 1024 136 139264
observed-size memset task 1035 1035 2 2070
observed-size memset task 1037 1037 1 1037
observed-size memset task 1039 1039 1 1039
observed-size memset task 1041 1041 1 1041
observed-size memset task 1045 1045 2 2090
observed-size memset task 1051 1051 1 1051
observed-size memset task 1052 1052 1 1052
observed-size memset task 1058 1058 1 1058
observed-size memset task 1060 1060 1 1060
observed-size memset task 1069 1069 1 1069
observed-size memset task 1071 1071 1 1071
observed-size memset task 1072 1072 1 1072
observed-size memset task 1074 1074 1 1074
observed-size memset task 1085 1085 1 1085
observed-size memset task 1086 1086 1 1086
observed-size memset task 1087 1087 1 1087
observed-size memset task 1091 1091 1 1091
observed-size memset task 1096 1096 1 1096
observed-size memset task 1100 1100 1 1100
observed-size memset task 1105 1105 1 1105
observed-size memset task 1112 1112 1 1112
observed-size memset task 1113 1113 1 1113
observed-size memset task 1120 1120 2 2240
observed-size memset task 1129 1129 1 1129
observed-size memset task 1150 1150 1 1150
observed-size memset task 1151 1151 1 1151
observed-size memset task 1152 1152 6 6912
observed-size memset task 1156 1156 1 1156
observed-size memset task 1157 1157 1 1157
observed-size memset task 1173 1173 1 1173
observed-size memset task 1177 1177 1 1177
observed-size memset task 1188 1188 1 1188
observed-size memset task 1194 1194 1 1194
observed-size memset task 1203 1203 1 1203
observed-size memset task 1204 1204 1 1204
observed-size memset task 1211 1211 1 1211
observed-size memset task 1222 1222 1 1222
observed-size memset task 1229 1229 3 3687
observed-size memset task 1252 1252 1 1252
observed-size memset task 1255 1255 3 3765
observed-size memset task 1263 1263 1 1263
observed-size memset task 1266 1266 1 1266
observed-size memset task 1272 1272 1 1272
observed-size memset task 1274 1274 1 1274
observed-size memset task 1275 1275 1 1275
observed-size memset task 1276 1276 1 1276
observed-size memset task 1278 1278 1 1278
observed-size memset task 1293 1293 1 1293
observed-size memset task 1300 1300 1 1300
observed-size memset task 1317 1317 1 1317
observed-size memset task 1319 1319 1 1319
observed-size memset task 1322 1322 1 1322
observed-size memset task 1330 1330 1 1330
observed-size memset task 1345 1345 1 1345
observed-size memset task 1346 1346 1 1346
observed-size memset task 1354 1354 1 1354
observed-size memset task 1360 1360 9 12240
observed-size memset task 1363 1363 1 1363
observed-size memset task 1368 1368 1 1368
observed-size memset task 1371 1371 1 1371
observed-size memset task 1373 1373 1 1373
observed-size memset task 1381 1381 1 1381
observed-size memset task 1384 1384 1 1384
observed-size memset task 1392 1392 2 2784
observed-size memset task 1396 1396 1 1396
observed-size memset task 1409 1409 1 1409
observed-size memset task 1412 1412 1 1412
observed-size memset task 1413 1413 1 1413
observed-size memset task 1424 1424 1 1424
observed-size memset task 1430 1430 1 1430
observed-size memset task 1435 1435 1 1435
observed-size memset task 1436 1436 1 1436
observed-size memset task 1438 1438 1 1438
observed-size memset task 1447 1447 1 1447
observed-size memset task 1463 1463 1 1463
observed-size memset task 1464 1464 1 1464
observed-size memset task 1469 1469 2 2938
observed-size memset task 1473 1473 1 1473
observed-size memset task 1475 1475 1 1475
observed-size memset task 1478 1478 1 1478
observed-size memset task 1490 1490 1 1490
observed-size memset task 1499 1499 1 1499
observed-size memset task 1502 1502 1 1502
observed-size memset task 1503 1503 1 1503
observed-size memset task 1507 1507 1 1507
observed-size memset task 1513 1513 1 1513
observed-size memset task 1514 1514 1 1514
observed-size memset task 1515 1515 1 1515
observed-size memset task 1516 1516 2 3032
observed-size memset task 1517 1517 1 1517
observed-size memset task 1519 1519 1 1519
observed-size memset task 1520 1520 1 1520
observed-size memset task 1536 1536 70 107520
observed-size memset task 1553 1553 1 1553
observed-size memset task 1555 1555 1 1555
observed-size memset task 1566 1566 1 1566
observed-size memset task 1567 1567 1 1567
observed-size memset task 1569 1569 1 1569
observed-size memset task 1573 1573 1 1573
observed-size memset task 1574 1574 1 1574
observed-size memset task 1575 1575 1 1575
observed-size memset task 1579 1579 1 1579
observed-size memset task 1584 1584 1 1584
observed-size memset task 1594 1594 1 1594
observed-size memset task 1597 1597 1 1597
observed-size memset task 1599 1599 1 1599
observed-size memset task 1602 1602 2 3204
observed-size memset task 1603 1603 1 1603
observed-size memset task 1606 1606 1 1606
observed-size memset task 1615 1615 1 1615
observed-size memset task 1620 1620 1 1620
observed-size memset task 1627 1627 1 1627
observed-size memset task 1634 1634 2 3268
observed-size memset task 1639 1639 1 1639
observed-size memset task 1640 1640 1 1640
observed-size memset task 1643 1643 1 1643
observed-size memset task 1646 1646 1 1646
observed-size memset task 1649 1649 1 1649
observed-size memset task 1651 1651 1 1651
observed-size memset task 1652 1652 2 3304
observed-size memset task 1655 1655 1 1655
observed-size memset task 1658 1658 1 1658
observed-size memset task 1665 1665 1 1665
observed-size memset task 1680 1680 1 1680
observed-size memset task 1682 1682 1 1682
observed-size memset task 1700 1700 1 1700
observed-size memset task 1702 1702 1 1702
observed-size memset task 1709 1709 1 1709
observed-size memset task 1711 1711 1 1711
observed-size memset task 1712 1712 1 1712
observed-size memset task 1715 1715 1 1715
observed-size memset task 1720 1720 2 3440
observed-size memset task 1729 1729 1 1729
observed-size memset task 1741 1741 1 1741
observed-size memset task 1761 1761 1 1761
observed-size memset task 1764 1764 2 3528
observed-size memset task 1767 1767 1 1767
observed-size memset task 1768 1768 1 1768
observed-size memset task 1771 1771 1 1771
observed-size memset task 1782 1782 1 1782
observed-size memset task 1791 1791 1 1791
observed-size memset task 1795 1795 1 1795
observed-size memset task 1797 1797 1 1797
observed-size memset task 1798 1798 1 1798
observed-size memset task 1800 1800 1 1800
observed-size memset task 1806 1806 1 1806
observed-size memset task 1809 1809 1 1809
observed-size memset task 1810 1810 2 3620
observed-size memset task 1823 1823 1 1823
observed-size memset task 1825 1825 1 1825
observed-size memset task 1828 1828 1 1828
observed-size memset task 1829 1829 1 1829
observed-size memset task 1837 1837 1 1837
observed-size memset task 1843 1843 1 1843
observed-size memset task 1847 1847 2 3694
observed-size memset task 1849 1849 1 1849
observed-size memset task 1850 1850 1 1850
observed-size memset task 1858 1858 1 1858
observed-size memset task 1863 1863 1 1863
observed-size memset task 1864 1864 1 1864
observed-size memset task 1865 1865 1 1865
observed-size memset task 1869 1869 1 1869
observed-size memset task 1873 1873 1 1873
observed-size memset task 1874 1874 1 1874
observed-size memset task 1875 1875 1 1875
observed-size memset task 1877 1877 1 1877
observed-size memset task 1880 1880 2 3760
observed-size memset task 1882 1882 1 1882
observed-size memset task 1884 1884 1 1884
observed-size memset task 1885 1885 1 1885
observed-size memset task 1894 1894 1 1894
observed-size memset task 1895 1895 1 1895
observed-size memset task 1901 1901 1 1901
observed-size memset task 1909 1909 1 1909
observed-size memset task 1910 1910 1 1910
observed-size memset task 1918 1918 1 1918
observed-size memset task 1926 1926 1 1926
observed-size memset task 1928 1928 1 1928
observed-size memset task 1943 1943 1 1943
observed-size memset task 1944 1944 1 1944
observed-size memset task 1945 1945 1 1945
observed-size memset task 1953 1953 1 1953
observed-size memset task 1954 1954 1 1954
observed-size memset task 1962 1962 1 1962
observed-size memset task 1963 1963 1 1963
observed-size memset task 1965 1965 1 1965
observed-size memset task 1969 1969 1 1969
observed-size memset task 1976 1976 2 3952
observed-size memset task 1979 1979 2 3958
observed-size memset task 1980 1980 2 3960
observed-size memset task 1983 1983 1 1983
observed-size memset task 1993 1993 1 1993
observed-size memset task 1994 1994 1 1994
observed-size memset task 1995 1995 1 1995
observed-size memset task 1997 1997 1 1997
observed-size memset task 2002 2002 1 2002
observed-size memset task 2007 2007 1 2007
observed-size memset task 2010 2010 1 2010
observed-size memset task 2011 2011 1 2011
observed-size memset task 2016 2016 1 2016
observed-size memset task 2020 2020 2 4040
observed-size memset task 2025 2025 1 2025
observed-size memset task 2026 2026 1 2026
observed-size memset task 2034 2034 1 2034
observed-size memset task 2044 2044 1 2044
observed-size memset task 2048 2048 544 1114112
observed-size memset task 2054 2054 1 2054
observed-size memset task 2059 2059 1 2059
observed-size memset task 2060 2060 1 2060
observed-size memset task 2061 2061 1 2061
observed-size memset task 2069 2069 2 4138
observed-size memset task 2076 2076 1 2076
observed-size memset task 2086 2086 1 2086
observed-size memset task 2087 2087 1 2087
observed-size memset task 2099 2099 1 2099
observed-size memset task 2103 2103 1 2103
observed-size memset task 2107 2107 2 4214
observed-size memset task 2111 2111 1 2111
observed-size memset task 2113 2113 1 2113
observed-size memset task 2121 2121 1 2121
observed-size memset task 2123 2123 1 2123
observed-size memset task 2125 2125 1 2125
observed-size memset task 2127 2127 1 2127
observed-size memset task 2134 2134 1 2134
observed-size memset task 2137 2137 1 2137
observed-size memset task 2140 2140 1 2140
observed-size memset task 2141 2141 1 2141
observed-size memset task 2143 2143 1 2143
observed-size memset task 2149 2149 1 2149
observed-size memset task 2150 2150 1 2150
observed-size memset task 2151 2151 1 2151
observed-size memset task 2164 2164 1 2164
observed-size memset task 2166 2166 1 2166
observed-size memset task 2168 2168 1 2168
observed-size memset task 2176 2176 1 2176
observed-size memset task 2179 2179 1 2179
observed-size memset task 2184 2184 2 4368
observed-size memset task 2188 2188 1 2188
observed-size memset task 2190 2190 2 4380
observed-size memset task 2191 2191 2 4382
observed-size memset task 2196 2196 1 2196
observed-size memset task 2198 2198 1 2198
observed-size memset task 2199 2199 1 2199
observed-size memset task 2208 2208 1 2208
observed-size memset task 2209 2209 1 2209
observed-size memset task 2211 2211 1 2211
observed-size memset task 2216 2216 1 2216
observed-size memset task 2218 2218 1 2218
observed-size memset task 2221 2221 1 2221
observed-size memset task 2224 2224 1 2224
observed-size memset task 2225 2225 1 2225
observed-size memset task 2227 2227 1 2227
observed-size memset task 2233 2233 1 2233
observed-size memset task 2243 2243 1 2243
observed-size memset task 2255 2255 2 4510
observed-size memset task 2256 2256 1 2256
observed-size memset task 2258 2258 1 2258
observed-size memset task 2262 2262 2 4524
observed-size memset task 2264 2264 1 2264
observed-size memset task 2265 2265 1 2265
observed-size memset task 2266 2266 1 2266
observed-size memset task 2269 2269 2 4538
observed-size memset task 2270 2270 2 4540
observed-size memset task 2272 2272 1 2272
observed-size memset task 2274 2274 1 2274
observed-size memset task 2276 2276 1 2276
observed-size memset task 2279 2279 1 2279
observed-size memset task 2282 2282 1 2282
observed-size memset task 2286 2286 2 4572
observed-size memset task 2290 2290 1 2290
observed-size memset task 2297 2297 1 2297
observed-size memset task 2301 2301 1 2301
observed-size memset task 2303 2303 1 2303
observed-size memset task 2310 2310 1 2310
observed-size memset task 2311 2311 1 2311
observed-size memset task 2316 2316 1 2316
observed-size memset task 2318 2318 2 4636
observed-size memset task 2325 2325 2 4650
observed-size memset task 2326 2326 1 2326
observed-size memset task 2335 2335 1 2335
observed-size memset task 2343 2343 1 2343
observed-size memset task 2344 2344 1 2344
observed-size memset task 2349 2349 1 2349
observed-size memset task 2351 2351 2 4702
observed-size memset task 2363 2363 1 2363
observed-size memset task 2365 2365 1 2365
observed-size memset task 2366 2366 1 2366
observed-size memset task 2377 2377 1 2377
observed-size memset task 2379 2379 1 2379
observed-size memset task 2382 2382 2 4764
observed-size memset task 2388 2388 1 2388
observed-size memset task 2390 2390 1 2390
observed-size memset task 2391 2391 1 2391
observed-size memset task 2395 2395 1 2395
observed-size memset task 2399 2399 1 2399
observed-size memset task 2403 2403 1 2403
observed-size memset task 2404 2404 1 2404
observed-size memset task 2407 2407 1 2407
observed-size memset task 2408 2408 1 2408
observed-size memset task 2417 2417 1 2417
observed-size memset task 2420 2420 1 2420
observed-size memset task 2422 2422 1 2422
observed-size memset task 2424 2424 1 2424
observed-size memset task 2427 2427 1 2427
observed-size memset task 2428 2428 1 2428
observed-size memset task 2433 2433 1 2433
observed-size memset task 2435 2435 1 2435
observed-size memset task 2442 2442 2 4884
observed-size memset task 2446 2446 1 2446
observed-size memset task 2449 2449 1 2449
observed-size memset task 2452 2452 1 2452
observed-size memset task 2463 2463 2 4926
observed-size memset task 2471 2471 1 2471
observed-size memset task 2472 2472 1 2472
observed-size memset task 2473 2473 1 2473
observed-size memset task 2474 2474 1 2474
observed-size memset task 2479 2479 1 2479
observed-size memset task 2480 2480 1 2480
observed-size memset task 2486 2486 1 2486
observed-size memset task 2499 2499 1 2499
observed-size memset task 2502 2502 1 2502
observed-size memset task 2503 2503 1 2503
observed-size memset task 2505 2505 1 2505
observed-size memset task 2509 2509 1 2509
observed-size memset task 2512 2512 2 5024
observed-size memset task 2515 2515 2 5030
observed-size memset task 2518 2518 1 2518
observed-size memset task 2531 2531 2 5062
observed-size memset task 2539 2539 1 2539
observed-size memset task 2544 2544 1 2544
observed-size memset task 2547 2547 1 2547
observed-size memset task 2552 2552 1 2552
observed-size memset task 2554 2554 1 2554
observed-size memset task 2555 2555 1 2555
observed-size memset task 2556 2556 1 2556
observed-size memset task 2559 2559 1 2559
observed-size memset task 2560 2560 112 286720
observed-size memset task 2565 2565 1 2565
observed-size memset task 2568 2568 2 5136
observed-size memset task 2569 2569 1 2569
observed-size memset task 2570 2570 1 2570
observed-size memset task 2572 2572 1 2572
observed-size memset task 2573 2573 2 5146
observed-size memset task 2574 2574 1 2574
observed-size memset task 2577 2577 2 5154
observed-size memset task 2578 2578 2 5156
observed-size memset task 2580 2580 1 2580
observed-size memset task 2581 2581 1 2581
observed-size memset task 2582 2582 1 2582
observed-size memset task 2588 2588 1 2588
observed-size memset task 2591 2591 1 2591
observed-size memset task 2593 2593 2 5186
observed-size memset task 2598 2598 1 2598
observed-size memset task 2599 2599 1 2599
observed-size memset task 2601 2601 2 5202
observed-size memset task 2602 2602 1 2602
observed-size memset task 2606 2606 1 2606
observed-size memset task 2608 2608 1 2608
observed-size memset task 2617 2617 2 5234
observed-size memset task 2625 2625 1 2625
observed-size memset task 2627 2627 1 2627
observed-size memset task 2628 2628 2 5256
observed-size memset task 2632 2632 1 2632
observed-size memset task 2634 2634 1 2634
observed-size memset task 2635 2635 1 2635
observed-size memset task 2640 2640 1 2640
observed-size memset task 2643 2643 2 5286
observed-size memset task 2646 2646 1 2646
observed-size memset task 2647 2647 2 5294
observed-size memset task 2653 2653 1 2653
observed-size memset task 2658 2658 1 2658
observed-size memset task 2663 2663 2 5326
observed-size memset task 2665 2665 1 2665
observed-size memset task 2668 2668 1 2668
observed-size memset task 2670 2670 1 2670
observed-size memset task 2681 2681 1 2681
observed-size memset task 2682 2682 1 2682
observed-size memset task 2693 2693 1 2693
observed-size memset task 2696 2696 2 5392
observed-size memset task 2702 2702 1 2702
observed-size memset task 2703 2703 1 2703
observed-size memset task 2706 2706 1 2706
observed-size memset task 2709 2709 2 5418
observed-size memset task 2710 2710 1 2710
observed-size memset task 2711 2711 1 2711
observed-size memset task 2713 2713 1 2713
observed-size memset task 2716 2716 1 2716
observed-size memset task 2719 2719 1 2719
observed-size memset task 2728 2728 1 2728
observed-size memset task 2729 2729 1 2729
observed-size memset task 2733 2733 1 2733
observed-size memset task 2742 2742 1 2742
observed-size memset task 2743 2743 1 2743
observed-size memset task 2747 2747 1 2747
observed-size memset task 2748 2748 1 2748
observed-size memset task 2752 2752 1 2752
observed-size memset task 2753 2753 1 2753
observed-size memset task 2754 2754 2 5508
observed-size memset task 2756 2756 1 2756
observed-size memset task 2768 2768 2 5536
observed-size memset task 2772 2772 1 2772
observed-size memset task 2775 2775 1 2775
observed-size memset task 2779 2779 1 2779
observed-size memset task 2780 2780 1 2780
observed-size memset task 2783 2783 1 2783
observed-size memset task 2788 2788 1 2788
observed-size memset task 2790 2790 2 5580
observed-size memset task 2792 2792 1 2792
observed-size memset task 2795 2795 1 2795
observed-size memset task 2798 2798 1 2798
observed-size memset task 2800 2800 1 2800
observed-size memset task 2804 2804 1 2804
observed-size memset task 2809 2809 1 2809
observed-size memset task 2810 2810 1 2810
observed-size memset task 2811 2811 1 2811
observed-size memset task 2813 2813 3 8439
observed-size memset task 2817 2817 1 2817
observed-size memset task 2818 2818 1 2818
observed-size memset task 2819 2819 1 2819
observed-size memset task 2821 2821 1 2821
observed-size memset task 2822 2822 3 8466
observed-size memset task 2828 2828 1 2828
observed-size memset task 2832 2832 2 5664
observed-size memset task 2834 2834 1 2834
observed-size memset task 2836 2836 1 2836
observed-size memset task 2840 2840 1 2840
observed-size memset task 2842 2842 1 2842
observed-size memset task 2846 2846 1 2846
observed-size memset task 2848 2848 1 2848
observed-size memset task 2850 2850 2 5700
observed-size memset task 2851 2851 1 2851
observed-size memset task 2852 2852 2 5704
observed-size memset task 2854 2854 1 2854
observed-size memset task 2858 2858 2 5716
observed-size memset task 2860 2860 1 2860
observed-size memset task 2863 2863 1 2863
observed-size memset task 2865 2865 1 2865
observed-size memset task 2866 2866 1 2866
observed-size memset task 2871 2871 2 5742
observed-size memset task 2876 2876 1 2876
observed-size memset task 2880 2880 1 2880
observed-size memset task 2881 2881 2 5762
observed-size memset task 2882 2882 1 2882
observed-size memset task 2883 2883 2 5766
observed-size memset task 2884 2884 1 2884
observed-size memset task 2886 2886 1 2886
observed-size memset task 2889 2889 1 2889
observed-size memset task 2890 2890 1 2890
observed-size memset task 2892 2892 4 11568
observed-size memset task 2893 2893 2 5786
observed-size memset task 2894 2894 1 2894
observed-size memset task 2895 2895 1 2895
observed-size memset task 2896 2896 1 2896
observed-size memset task 2900 2900 1 2900
observed-size memset task 2901 2901 1 2901
observed-size memset task 2908 2908 2 5816
observed-size memset task 2909 2909 1 2909
observed-size memset task 2910 2910 3 8730
observed-size memset task 2913 2913 1 2913
observed-size memset task 2914 2914 3 8742
observed-size memset task 2920 2920 2 5840
observed-size memset task 2925 2925 2 5850
observed-size memset task 2926 2926 1 2926
observed-size memset task 2927 2927 1 2927
observed-size memset task 2928 2928 1 2928
observed-size memset task 2930 2930 1 2930
observed-size memset task 2937 2937 1 2937
observed-size memset task 2940 2940 1 2940
observed-size memset task 2941 2941 1 2941
observed-size memset task 2948 2948 3 8844
observed-size memset task 2952 2952 2 5904
observed-size memset task 2956 2956 2 5912
observed-size memset task 2958 2958 1 2958
observed-size memset task 2960 2960 1 2960
observed-size memset task 2967 2967 1 2967
observed-size memset task 2969 2969 1 2969
observed-size memset task 2972 2972 1 2972
observed-size memset task 2979 2979 2 5958
observed-size memset task 2981 2981 2 5962
observed-size memset task 2984 2984 3 8952
observed-size memset task 2985 2985 1 2985
observed-size memset task 2986 2986 1 2986
observed-size memset task 2990 2990 1 2990
observed-size memset task 2992 2992 1 2992
observed-size memset task 2993 2993 1 2993
observed-size memset task 2994 2994 1 2994
observed-size memset task 2995 2995 1 2995
observed-size memset task 2998 2998 1 2998
observed-size memset task 2999 2999 1 2999
observed-size memset task 3002 3002 2 6004
observed-size memset task 3003 3003 1 3003
observed-size memset task 3006 3006 1 3006
observed-size memset task 3011 3011 1 3011
observed-size memset task 3012 3012 1 3012
observed-size memset task 3014 3014 1 3014
observed-size memset task 3016 3016 1 3016
observed-size memset task 3017 3017 1 3017
observed-size memset task 3018 3018 1 3018
observed-size memset task 3019 3019 1 3019
observed-size memset task 3023 3023 3 9069
observed-size memset task 3025 3025 2 6050
observed-size memset task 3027 3027 1 3027
observed-size memset task 3029 3029 1 3029
observed-size memset task 3030 3030 1 3030
observed-size memset task 3034 3034 2 6068
observed-size memset task 3035 3035 1 3035
observed-size memset task 3037 3037 1 3037
observed-size memset task 3038 3038 2 6076
observed-size memset task 3040 3040 1 3040
observed-size memset task 3042 3042 1 3042
observed-size memset task 3044 3044 1 3044
observed-size memset task 3045 3045 1 3045
observed-size memset task 3046 3046 1 3046
observed-size memset task 3047 3047 3 9141
observed-size memset task 3049 3049 1 3049
observed-size memset task 3052 3052 1 3052
observed-size memset task 3055 3055 1 3055
observed-size memset task 3056 3056 1 3056
observed-size memset task 3061 3061 2 6122
observed-size memset task 3062 3062 1 3062
observed-size memset task 3072 3072 137 420864
observed-size memset task 3073 3073 2 6146
observed-size memset task 3075 3075 1 3075
observed-size memset task 3077 3077 1 3077
observed-size memset task 3080 3080 1 3080
observed-size memset task 3084 3084 2 6168
observed-size memset task 3095 3095 2 6190
observed-size memset task 3100 3100 1 3100
observed-size memset task 3103 3103 1 3103
observed-size memset task 3104 3104 3 9312
observed-size memset task 3105 3105 1 3105
observed-size memset task 3106 3106 1 3106
observed-size memset task 3110 3110 1 3110
observed-size memset task 3111 3111 1 3111
observed-size memset task 3112 3112 1 3112
observed-size memset task 3113 3113 3 9339
observed-size memset task 3114 3114 1 3114
observed-size memset task 3115 3115 1 3115
observed-size memset task 3124 3124 2 6248
observed-size memset task 3125 3125 1 3125
observed-size memset task 3126 3126 1 3126
observed-size memset task 3127 3127 2 6254
observed-size memset task 3133 3133 2 6266
observed-size memset task 3139 3139 1 3139
observed-size memset task 3140 3140 1 3140
observed-size memset task 3141 3141 1 3141
observed-size memset task 3144 3144 1 3144
observed-size memset task 3145 3145 1 3145
observed-size memset task 3149 3149 2 6298
observed-size memset task 3151 3151 1 3151
observed-size memset task 3153 3153 1 3153
observed-size memset task 3159 3159 1 3159
observed-size memset task 3160 3160 2 6320
observed-size memset task 3161 3161 1 3161
observed-size memset task 3162 3162 1 3162
observed-size memset task 3163 3163 1 3163
observed-size memset task 3173 3173 1 3173
observed-size memset task 3174 3174 1 3174
observed-size memset task 3176 3176 1 3176
observed-size memset task 3183 3183 1 3183
observed-size memset task 3185 3185 1 3185
observed-size memset task 3187 3187 1 3187
observed-size memset task 3195 3195 1 3195
observed-size memset task 3196 3196 3 9588
observed-size memset task 3199 3199 1 3199
observed-size memset task 3200 3200 1 3200
observed-size memset task 3202 3202 4 12808
observed-size memset task 3203 3203 1 3203
observed-size memset task 3204 3204 1 3204
observed-size memset task 3205 3205 1 3205
observed-size memset task 3207 3207 2 6414
observed-size memset task 3213 3213 1 3213
observed-size memset task 3215 3215 1 3215
observed-size memset task 3218 3218 1 3218
observed-size memset task 3222 3222 1 3222
observed-size memset task 3223 3223 2 6446
observed-size memset task 3224 3224 1 3224
observed-size memset task 3226 3226 1 3226
observed-size memset task 3232 3232 1 3232
observed-size memset task 3237 3237 1 3237
observed-size memset task 3242 3242 1 3242
observed-size memset task 3243 3243 1 3243
observed-size memset task 3248 3248 2 6496
observed-size memset task 3249 3249 1 3249
observed-size memset task 3254 3254 1 3254
observed-size memset task 3262 3262 1 3262
observed-size memset task 3265 3265 1 3265
observed-size memset task 3269 3269 1 3269
observed-size memset task 3270 3270 1 3270
observed-size memset task 3274 3274 1 3274
observed-size memset task 3275 3275 1 3275
observed-size memset task 3276 3276 1 3276
observed-size memset task 3285 3285 1 3285
observed-size memset task 3288 3288 1 3288
observed-size memset task 3289 3289 1 3289
observed-size memset task 3294 3294 1 3294
observed-size memset task 3298 3298 1 3298
observed-size memset task 3300 3300 1 3300
observed-size memset task 3303 3303 1 3303
observed-size memset task 3307 3307 1 3307
observed-size memset task 3312 3312 1 3312
observed-size memset task 3315 3315 1 3315
observed-size memset task 3317 3317 1 3317
observed-size memset task 3320 3320 1 3320
observed-size memset task 3321 3321 1 3321
observed-size memset task 3329 3329 1 3329
observed-size memset task 3331 3331 1 3331
observed-size memset task 3335 3335 1 3335
observed-size memset task 3336 3336 1 3336
observed-size memset task 3340 3340 1 3340
observed-size memset task 3344 3344 2 6688
observed-size memset task 3346 3346 1 3346
observed-size memset task 3349 3349 1 3349
observed-size memset task 3352 3352 1 3352
observed-size memset task 3353 3353 1 3353
observed-size memset task 3354 3354 1 3354
observed-size memset task 3355 3355 1 3355
observed-size memset task 3356 3356 3 10068
observed-size memset task 3357 3357 2 6714
observed-size memset task 3360 3360 2 6720
observed-size memset task 3362 3362 3 10086
observed-size memset task 3364 3364 2 6728
observed-size memset task 3365 3365 1 3365
observed-size memset task 3366 3366 3 10098
observed-size memset task 3367 3367 1 3367
observed-size memset task 3368 3368 1 3368
observed-size memset task 3372 3372 2 6744
observed-size memset task 3375 3375 2 6750
observed-size memset task 3377 3377 1 3377
observed-size memset task 3378 3378 2 6756
observed-size memset task 3380 3380 1 3380
observed-size memset task 3381 3381 1 3381
observed-size memset task 3382 3382 1 3382
observed-size memset task 3395 3395 1 3395
observed-size memset task 3396 3396 1 3396
observed-size memset task 3399 3399 2 6798
observed-size memset task 3407 3407 1 3407
observed-size memset task 3409 3409 1 3409
observed-size memset task 3413 3413 1 3413
observed-size memset task 3414 3414 1 3414
observed-size memset task 3416 3416 1 3416
observed-size memset task 3423 3423 1 3423
observed-size memset task 3424 3424 1 3424
observed-size memset task 3427 3427 1 3427
observed-size memset task 3431 3431 1 3431
observed-size memset task 3432 3432 1 3432
observed-size memset task 3436 3436 1 3436
observed-size memset task 3439 3439 1 3439
observed-size memset task 3442 3442 1 3442
observed-size memset task 3447 3447 1 3447
observed-size memset task 3448 3448 2 6896
observed-size memset task 3450 3450 1 3450
observed-size memset task 3451 3451 1 3451
observed-size memset task 3452 3452 1 3452
observed-size memset task 3453 3453 1 3453
observed-size memset task 3454 3454 1 3454
observed-size memset task 3455 3455 1 3455
observed-size memset task 3456 3456 1 3456
observed-size memset task 3457 3457 2 6914
observed-size memset task 3458 3458 1 3458
observed-size memset task 3459 3459 2 6918
observed-size memset task 3463 3463 1 3463
observed-size memset task 3470 3470 1 3470
observed-size memset task 3473 3473 1 3473
observed-size memset task 3478 3478 1 3478
observed-size memset task 3480 3480 1 3480
observed-size memset task 3482 3482 2 6964
observed-size memset task 3486 3486 1 3486
observed-size memset task 3487 3487 2 6974
observed-size memset task 3488 3488 1 3488
observed-size memset task 3489 3489 1 3489
observed-size memset task 3490 3490 1 3490
observed-size memset task 3491 3491 1 3491
observed-size memset task 3496 3496 1 3496
observed-size memset task 3497 3497 1 3497
observed-size memset task 3498 3498 2 6996
observed-size memset task 3499 3499 1 3499
observed-size memset task 3503 3503 1 3503
observed-size memset task 3507 3507 1 3507
observed-size memset task 3509 3509 1 3509
observed-size memset task 3515 3515 3 10545
observed-size memset task 3518 3518 1 3518
observed-size memset task 3519 3519 1 3519
observed-size memset task 3520 3520 2 7040
observed-size memset task 3521 3521 2 7042
observed-size memset task 3523 3523 1 3523
observed-size memset task 3524 3524 2 7048
observed-size memset task 3527 3527 1 3527
observed-size memset task 3529 3529 1 3529
observed-size memset task 3532 3532 1 3532
observed-size memset task 3533 3533 1 3533
observed-size memset task 3535 3535 1 3535
observed-size memset task 3540 3540 2 7080
observed-size memset task 3543 3543 1 3543
observed-size memset task 3544 3544 1 3544
observed-size memset task 3549 3549 1 3549
observed-size memset task 3550 3550 1 3550
observed-size memset task 3558 3558 2 7116
observed-size memset task 3560 3560 1 3560
observed-size memset task 3561 3561 1 3561
observed-size memset task 3564 3564 2 7128
observed-size memset task 3565 3565 1 3565
observed-size memset task 3567 3567 1 3567
observed-size memset task 3568 3568 2 7136
observed-size memset task 3572 3572 1 3572
observed-size memset task 3574 3574 1 3574
observed-size memset task 3584 3584 102 365568
observed-size memset task 3585 3585 1 3585
observed-size memset task 3586 3586 1 3586
observed-size memset task 3587 3587 1 3587
observed-size memset task 3589 3589 1 3589
observed-size memset task 3590 3590 1 3590
observed-size memset task 3593 3593 2 7186
observed-size memset task 3594 3594 1 3594
observed-size memset task 3598 3598 1 3598
observed-size memset task 3604 3604 1 3604
observed-size memset task 3608 3608 1 3608
observed-size memset task 3611 3611 1 3611
observed-size memset task 3612 3612 1 3612
observed-size memset task 3613 3613 2 7226
observed-size memset task 3615 3615 1 3615
observed-size memset task 3616 3616 1 3616
observed-size memset task 3626 3626 2 7252
observed-size memset task 3628 3628 2 7256
observed-size memset task 3629 3629 1 3629
observed-size memset task 3630 3630 1 3630
observed-size memset task 3631 3631 1 3631
observed-size memset task 3632 3632 1 3632
observed-size memset task 3633 3633 1 3633
observed-size memset task 3638 3638 1 3638
observed-size memset task 3640 3640 1 3640
observed-size memset task 3641 3641 1 3641
observed-size memset task 3645 3645 1 3645
observed-size memset task 3649 3649 1 3649
observed-size memset task 3650 3650 1 3650
observed-size memset task 3651 3651 1 3651
observed-size memset task 3657 3657 1 3657
observed-size memset task 3658 3658 1 3658
observed-size memset task 3665 3665 2 7330
observed-size memset task 3667 3667 1 3667
observed-size memset task 3668 3668 1 3668
observed-size memset task 3670 3670 1 3670
observed-size memset task 3671 3671 1 3671
observed-size memset task 3672 3672 3 11016
observed-size memset task 3673 3673 1 3673
observed-size memset task 3674 3674 1 3674
observed-size memset task 3675 3675 2 7350
observed-size memset task 3676 3676 1 3676
observed-size memset task 3677 3677 1 3677
observed-size memset task 3678 3678 2 7356
observed-size memset task 3679 3679 1 3679
observed-size memset task 3680 3680 1 3680
observed-size memset task 3681 3681 1 3681
observed-size memset task 3682 3682 1 3682
observed-size memset task 3683 3683 1 3683
observed-size memset task 3684 3684 1 3684
observed-size memset task 3685 3685 1 3685
observed-size memset task 3686 3686 1 3686
observed-size memset task 3688 3688 1 3688
observed-size memset task 3689 3689 1 3689
observed-size memset task 3690 3690 1 3690
observed-size memset task 3691 3691 1 3691
observed-size memset task 3696 3696 2 7392
observed-size memset task 3698 3698 1 3698
observed-size memset task 3705 3705 1 3705
observed-size memset task 3706 3706 3 11118
observed-size memset task 3707 3707 1 3707
observed-size memset task 3708 3708 4 14832
observed-size memset task 3709 3709 1 3709
observed-size memset task 3712 3712 3 11136
observed-size memset task 3713 3713 1 3713
observed-size memset task 3714 3714 1 3714
observed-size memset task 3715 3715 1 3715
observed-size memset task 3719 3719 1 3719
observed-size memset task 3721 3721 1 3721
observed-size memset task 3722 3722 1 3722
observed-size memset task 3726 3726 1 3726
observed-size memset task 3727 3727 1 3727
observed-size memset task 3728 3728 2 7456
observed-size memset task 3736 3736 2 7472
observed-size memset task 3739 3739 2 7478
observed-size memset task 3743 3743 1 3743
observed-size memset task 3745 3745 1 3745
observed-size memset task 3750 3750 1 3750
observed-size memset task 3758 3758 1 3758
observed-size memset task 3763 3763 1 3763
observed-size memset task 3765 3765 1 3765
observed-size memset task 3767 3767 1 3767
observed-size memset task 3769 3769 1 3769
observed-size memset task 3772 3772 1 3772
observed-size memset task 3773 3773 1 3773
observed-size memset task 3774 3774 1 3774
observed-size memset task 3775 3775 2 7550
observed-size memset task 3776 3776 2 7552
observed-size memset task 3781 3781 1 3781
observed-size memset task 3790 3790 1 3790
observed-size memset task 3795 3795 1 3795
observed-size memset task 3796 3796 1 3796
observed-size memset task 3801 3801 1 3801
observed-size memset task 3803 3803 1 3803
observed-size memset task 3807 3807 1 3807
observed-size memset task 3808 3808 2 7616
observed-size memset task 3810 3810 1 3810
observed-size memset task 3814 3814 1 3814
observed-size memset task 3815 3815 1 3815
observed-size memset task 3818 3818 1 3818
observed-size memset task 3822 3822 1 3822
observed-size memset task 3823 3823 2 7646
observed-size memset task 3824 3824 1 3824
observed-size memset task 3825 3825 1 3825
observed-size memset task 3826 3826 1 3826
observed-size memset task 3828 3828 1 3828
observed-size memset task 3829 3829 1 3829
observed-size memset task 3831 3831 1 3831
observed-size memset task 3832 3832 1 3832
observed-size memset task 3833 3833 1 3833
observed-size memset task 3835 3835 2 7670
observed-size memset task 3836 3836 1 3836
observed-size memset task 3840 3840 1 3840
observed-size memset task 3841 3841 2 7682
observed-size memset task 3842 3842 1 3842
observed-size memset task 3843 3843 1 3843
observed-size memset task 3847 3847 1 3847
observed-size memset task 3852 3852 1 3852
observed-size memset task 3854 3854 1 3854
observed-size memset task 3858 3858 3 11574
observed-size memset task 3861 3861 1 3861
observed-size memset task 3862 3862 1 3862
observed-size memset task 3863 3863 1 3863
observed-size memset task 3864 3864 1 3864
observed-size memset task 3866 3866 2 7732
observed-size memset task 3869 3869 2 7738
observed-size memset task 3871 3871 1 3871
observed-size memset task 3872 3872 2 7744
observed-size memset task 3873 3873 1 3873
observed-size memset task 3875 3875 1 3875
observed-size memset task 3876 3876 2 7752
observed-size memset task 3878 3878 1 3878
observed-size memset task 3879 3879 2 7758
observed-size memset task 3882 3882 1 3882
observed-size memset task 3883 3883 3 11649
observed-size memset task 3885 3885 1 3885
observed-size memset task 3886 3886 1 3886
observed-size memset task 3887 3887 1 3887
observed-size memset task 3889 3889 1 3889
observed-size memset task 3890 3890 2 7780
observed-size memset task 3892 3892 1 3892
observed-size memset task 3893 3893 1 3893
observed-size memset task 3896 3896 1 3896
observed-size memset task 3897 3897 2 7794
observed-size memset task 3900 3900 1 3900
observed-size memset task 3901 3901 1 3901
observed-size memset task 3902 3902 1 3902
observed-size memset task 3903 3903 1 3903
observed-size memset task 3905 3905 1 3905
observed-size memset task 3906 3906 2 7812
observed-size memset task 3908 3908 2 7816
observed-size memset task 3912 3912 1 3912
observed-size memset task 3915 3915 1 3915
observed-size memset task 3916 3916 1 3916
observed-size memset task 3922 3922 1 3922
observed-size memset task 3923 3923 1 3923
observed-size memset task 3924 3924 1 3924
observed-size memset task 3926 3926 1 3926
observed-size memset task 3933 3933 1 3933
observed-size memset task 3934 3934 1 3934
observed-size memset task 3935 3935 1 3935
observed-size memset task 3937 3937 1 3937
observed-size memset task 3941 3941 1 3941
observed-size memset task 3944 3944 1 3944
observed-size memset task 3945 3945 1 3945
observed-size memset task 3951 3951 1 3951
observed-size memset task 3953 3953 1 3953
observed-size memset task 3955 3955 2 7910
observed-size memset task 3957 3957 3 11871
observed-size memset task 3961 3961 2 7922
observed-size memset task 3966 3966 1 3966
observed-size memset task 3967 3967 1 3967
observed-size memset task 3970 3970 1 3970
observed-size memset task 3973 3973 1 3973
observed-size memset task 3981 3981 1 3981
observed-size memset task 3986 3986 2 7972
observed-size memset task 3992 3992 1 3992
observed-size memset task 3999 3999 1 3999
observed-size memset task 4000 4000 1 4000
observed-size memset task 4002 4002 2 8004
observed-size memset task 4003 4003 1 4003
observed-size memset task 4004 4004 1 4004
observed-size memset task 4005 4005 2 8010
observed-size memset task 4009 4009 1 4009
observed-size memset task 4010 4010 1 4010
observed-size memset task 4015 4015 2 8030
observed-size memset task 4019 4019 1 4019
observed-size memset task 4022 4022 1 4022
observed-size memset task 4027 4027 1 4027
observed-size memset task 4040 4040 1 4040
observed-size memset task 4043 4043 1 4043
observed-size memset task 4044 4044 1 4044
observed-size memset task 4053 4053 1 4053
observed-size memset task 4056 4056 1 4056
observed-size memset task 4057 4057 1 4057
observed-size memset task 4062 4062 4 16248
observed-size memset task 4063 4063 2 8126
observed-size memset task 4064 4064 3 12192
observed-size memset task 4065 4065 5 20325
observed-size memset task 4066 4066 1 4066
observed-size memset task 4067 4067 2 8134
observed-size memset task 4068 4068 1 4068
observed-size memset task 4071 4071 3 12213
observed-size memset task 4072 4072 1 4072
observed-size memset task 4073 4073 3 12219
observed-size memset task 4074 4074 4 16296
observed-size memset task 4076 4076 3 12228
observed-size memset task 4077 4077 3 12231
observed-size memset task 4080 4080 1 4080
observed-size memset task 4087 4087 1 4087
observed-size memset task 4088 4088 1 4088
observed-size memset task 4090 4090 1 4090
observed-size memset task 4092 4092 1 4092
observed-size memset task 4095 4095 1 4095
observed-size memset task 4096 4096 5170 21176320
observed-size memset task 8192 8447 6 50352
observed-size memset task 16384 16895 5 81920
observed-size user-clear task 64 64 6 384
observed-size user-clear task 632 632 4 2528
observed-size user-clear task 1204 1204 1 1204
observed-size user-clear task 2760 2760 2 5520
observed-size user-clear task 3168 3168 1 3168
observed-size user-clear task 3520 3520 2 7040
observed-size user-clear task 3824 3824 4 15296
observed-size user-copy task 1 1 4 4
observed-size user-copy task 2 2 1 2
observed-size user-copy task 3 3 5 15
observed-size user-copy task 4 4 8 32
observed-size user-copy task 5 5 8 40
observed-size user-copy task 6 6 15 90
observed-size user-copy task 7 7 21 147
observed-size user-copy task 8 8 35 280
observed-size user-copy task 9 9 2 18
observed-size user-copy task 10 10 2 20
observed-size user-copy task 11 11 18 198
observed-size user-copy task 12 12 7 84
observed-size user-copy task 13 13 3 39
observed-size user-copy task 14 14 4 56
observed-size user-copy task 16 16 3134 50144
observed-size user-copy task 17 17 2 34
observed-size user-copy task 19 19 6 114
observed-size user-copy task 20 20 6 120
observed-size user-copy task 21 21 2 42
observed-size user-copy task 22 22 8 176
observed-size user-copy task 23 23 6 138
observed-size user-copy task 24 24 10 240
observed-size user-copy task 25 25 6 150
observed-size user-copy task 28 28 2 56
observed-size user-copy task 29 29 4 116
observed-size user-copy task 30 30 6 180
observed-size user-copy task 31 31 10 310
observed-size user-copy task 32 32 30 960
observed-size user-copy task 33 33 4 132
observed-size user-copy task 34 34 10 340
observed-size user-copy task 39 39 2 78
observed-size user-copy task 40 40 2 80
observed-size user-copy task 43 43 2 86
observed-size user-copy task 46 46 2 92
observed-size user-copy task 48 48 14 672
observed-size user-copy task 52 52 4 208
observed-size user-copy task 53 53 2 106
observed-size user-copy task 56 56 2 112
observed-size user-copy task 60 60 2 120
observed-size user-copy task 61 61 2 122
observed-size user-copy task 62 62 2 124
observed-size user-copy task 69 69 2 138
observed-size user-copy task 74 74 2 148
observed-size user-copy task 76 76 9 684
observed-size user-copy task 77 77 2 154
observed-size user-copy task 81 81 4 324
observed-size user-copy task 85 85 4 340
observed-size user-copy task 86 86 2 172
observed-size user-copy task 87 87 2 174
observed-size user-copy task 91 91 4 364
observed-size user-copy task 92 92 2 184
observed-size user-copy task 93 93 2 186
observed-size user-copy task 94 94 4 376
observed-size user-copy task 96 96 2 192
observed-size user-copy task 97 97 2 194
observed-size user-copy task 104 104 2 208
observed-size user-copy task 110 110 12 1320
observed-size user-copy task 112 112 2 224
observed-size user-copy task 115 115 2 230
observed-size user-copy task 123 123 2 246
observed-size user-copy task 126 126 2 252
observed-size user-copy task 129 129 2 258
observed-size user-copy task 130 130 2 260
observed-size user-copy task 135 135 5 675
observed-size user-copy task 139 139 6 834
observed-size user-copy task 141 141 4 564
observed-size user-copy task 143 143 2 286
observed-size user-copy task 144 144 4829 695376
observed-size user-copy task 145 145 4 580
observed-size user-copy task 151 151 2 302
observed-size user-copy task 152 152 2 304
observed-size user-copy task 155 155 2 310
observed-size user-copy task 156 156 2 312
observed-size user-copy task 157 157 2 314
observed-size user-copy task 158 158 2 316
observed-size user-copy task 159 159 2 318
observed-size user-copy task 161 161 2 322
observed-size user-copy task 162 162 2 324
observed-size user-copy task 163 163 2 326
observed-size user-copy task 170 170 2 340
observed-size user-copy task 172 172 2 344
observed-size user-copy task 173 173 2 346
observed-size user-copy task 174 174 2 348
observed-size user-copy task 180 180 2 360
observed-size user-copy task 181 181 2 362
observed-size user-copy task 184 184 4 736
observed-size user-copy task 188 188 4 752
observed-size user-copy task 190 190 4 760
observed-size user-copy task 191 191 2 382
observed-size user-copy task 192 192 6 1152
observed-size user-copy task 193 193 2 386
observed-size user-copy task 194 194 2 388
observed-size user-copy task 195 195 2 390
observed-size user-copy task 196 196 2 392
observed-size user-copy task 199 199 4 796
observed-size user-copy task 200 200 2 400
observed-size user-copy task 202 202 2 404
observed-size user-copy task 203 203 2 406
observed-size user-copy task 204 204 4 816
observed-size user-copy task 206 206 4 824
observed-size user-copy task 207 207 2 414
observed-size user-copy task 209 209 2 418
observed-size user-copy task 210 210 4 840
observed-size user-copy task 211 211 2 422
observed-size user-copy task 213 213 6 1278
observed-size user-copy task 214 214 2 428
observed-size user-copy task 216 216 2 432
observed-size user-copy task 217 217 4 868
observed-size user-copy task 218 218 2 436
observed-size user-copy task 219 219 2 438
observed-size user-copy task 220 220 4 880
observed-size user-copy task 221 221 2 442
observed-size user-copy task 223 223 2 446
observed-size user-copy task 224 224 6 1344
observed-size user-copy task 225 225 2 450
observed-size user-copy task 227 227 4 908
observed-size user-copy task 230 230 4 920
observed-size user-copy task 232 232 2 464
observed-size user-copy task 233 233 4 932
observed-size user-copy task 234 234 2 468
observed-size user-copy task 235 235 2 470
observed-size user-copy task 238 238 8 1904
observed-size user-copy task 239 239 2 478
observed-size user-copy task 240 240 2 480
observed-size user-copy task 242 242 2 484
observed-size user-copy task 244 244 2 488
observed-size user-copy task 246 246 3 738
observed-size user-copy task 248 248 2 496
observed-size user-copy task 249 249 2 498
observed-size user-copy task 253 253 2 506
observed-size user-copy task 254 254 2 508
observed-size user-copy task 255 255 4 1020
observed-size user-copy task 256 256 2 512
observed-size user-copy task 260 260 2 520
observed-size user-copy task 261 261 6 1566
observed-size user-copy task 263 263 4 1052
observed-size user-copy task 264 264 2 528
observed-size user-copy task 265 265 2 530
observed-size user-copy task 267 267 2 534
observed-size user-copy task 268 268 2 536
observed-size user-copy task 270 270 4 1080
observed-size user-copy task 271 271 2 542
observed-size user-copy task 272 272 2 544
observed-size user-copy task 273 273 4 1092
observed-size user-copy task 274 274 5 1370
observed-size user-copy task 278 278 2 556
observed-size user-copy task 281 281 2 562
observed-size user-copy task 282 282 2 564
observed-size user-copy task 284 284 2 568
observed-size user-copy task 286 286 2 572
observed-size user-copy task 288 288 4 1152
observed-size user-copy task 289 289 2 578
observed-size user-copy task 293 293 2 586
observed-size user-copy task 295 295 2 590
observed-size user-copy task 300 300 2 600
observed-size user-copy task 301 301 2 602
observed-size user-copy task 302 302 2 604
observed-size user-copy task 303 303 2 606
observed-size user-copy task 306 306 2 612
observed-size user-copy task 315 315 2 630
observed-size user-copy task 320 320 4 1280
observed-size user-copy task 321 321 4 1284
observed-size user-copy task 322 322 2 644
observed-size user-copy task 323 323 2 646
observed-size user-copy task 324 324 2 648
observed-size user-copy task 327 327 2 654
observed-size user-copy task 329 329 2 658
observed-size user-copy task 331 331 2 662
observed-size user-copy task 333 333 2 666
observed-size user-copy task 338 338 2 676
observed-size user-copy task 346 346 2 692
observed-size user-copy task 351 351 2 702
observed-size user-copy task 353 353 2 706
observed-size user-copy task 355 355 4 1420
observed-size user-copy task 357 357 4 1428
observed-size user-copy task 360 360 4 1440
observed-size user-copy task 368 368 13 4784
observed-size user-copy task 369 369 2 738
observed-size user-copy task 370 370 2 740
observed-size user-copy task 374 374 2 748
observed-size user-copy task 375 375 4 1500
observed-size user-copy task 377 377 2 754
observed-size user-copy task 381 381 2 762
observed-size user-copy task 382 382 2 764
observed-size user-copy task 383 383 2 766
observed-size user-copy task 384 384 6 2304
observed-size user-copy task 387 387 2 774
observed-size user-copy task 388 388 8 3104
observed-size user-copy task 389 389 4 1556
observed-size user-copy task 390 390 6 2340
observed-size user-copy task 391 391 2 782
observed-size user-copy task 392 392 2 784
observed-size user-copy task 393 393 2 786
observed-size user-copy task 394 394 2 788
observed-size user-copy task 398 398 2 796
observed-size user-copy task 400 400 4 1600
observed-size user-copy task 402 402 2 804
observed-size user-copy task 405 405 2 810
observed-size user-copy task 406 406 2 812
observed-size user-copy task 407 407 2 814
observed-size user-copy task 408 408 2 816
observed-size user-copy task 410 410 2 820
observed-size user-copy task 411 411 2 822
observed-size user-copy task 412 412 2 824
observed-size user-copy task 413 413 2 826
observed-size user-copy task 414 414 2 828
observed-size user-copy task 415 415 2 830
observed-size user-copy task 416 416 2 832
observed-size user-copy task 417 417 2 834
observed-size user-copy task 418 418 4 1672
observed-size user-copy task 419 419 2 838
observed-size user-copy task 420 420 2 840
observed-size user-copy task 421 421 6 2526
observed-size user-copy task 422 422 2 844
observed-size user-copy task 423 423 2 846
observed-size user-copy task 424 424 6 2544
observed-size user-copy task 425 425 2 850
observed-size user-copy task 426 426 2 852
observed-size user-copy task 428 428 2 856
observed-size user-copy task 429 429 4 1716
observed-size user-copy task 430 430 2 860
observed-size user-copy task 431 431 4 1724
observed-size user-copy task 438 438 2 876
observed-size user-copy task 439 439 2 878
observed-size user-copy task 441 441 2 882
observed-size user-copy task 443 443 2 886
observed-size user-copy task 445 445 2 890
observed-size user-copy task 446 446 2 892
observed-size user-copy task 447 447 2 894
observed-size user-copy task 451 451 4 1804
observed-size user-copy task 455 455 2 910
observed-size user-copy task 456 456 2 912
observed-size user-copy task 457 457 2 914
observed-size user-copy task 458 458 2 916
observed-size user-copy task 463 463 2 926
observed-size user-copy task 464 464 2 928
observed-size user-copy task 465 465 2 930
observed-size user-copy task 466 466 2 932
observed-size user-copy task 467 467 2 934
observed-size user-copy task 468 468 4 1872
observed-size user-copy task 470 470 4 1880
observed-size user-copy task 480 480 2 960
observed-size user-copy task 481 481 2 962
observed-size user-copy task 483 483 6 2898
observed-size user-copy task 484 484 2 968
observed-size user-copy task 485 485 2 970
observed-size user-copy task 488 488 2 976
observed-size user-copy task 489 489 2 978
observed-size user-copy task 492 492 4 1968
observed-size user-copy task 498 498 4 1992
observed-size user-copy task 501 501 2 1002
observed-size user-copy task 502 502 2 1004
observed-size user-copy task 503 503 4 2012
observed-size user-copy task 506 506 2 1012
observed-size user-copy task 507 507 2 1014
observed-size user-copy task 509 509 4 2036
observed-size user-copy task 510 510 2 1020
observed-size user-copy task 511 511 2 1022
observed-size user-copy task 512 512 352 180224
observed-size user-copy task 517 517 2 1034
observed-size user-copy task 522 522 2 1044
observed-size user-copy task 523 523 2 1046
observed-size user-copy task 524 524 2 1048
observed-size user-copy task 528 528 4 2112
observed-size user-copy task 529 529 2 1058
observed-size user-copy task 531 531 2 1062
observed-size user-copy task 532 532 4 2128
observed-size user-copy task 535 535 2 1070
observed-size user-copy task 536 536 2 1072
observed-size user-copy task 538 538 4 2152
observed-size user-copy task 546 546 2 1092
observed-size user-copy task 547 547 2 1094
observed-size user-copy task 552 552 4 2208
observed-size user-copy task 553 553 2 1106
observed-size user-copy task 554 554 2 1108
observed-size user-copy task 556 556 4 2224
observed-size user-copy task 558 558 2 1116
observed-size user-copy task 561 561 2 1122
observed-size user-copy task 563 563 2 1126
observed-size user-copy task 564 564 2 1128
observed-size user-copy task 567 567 2 1134
observed-size user-copy task 569 569 2 1138
observed-size user-copy task 571 571 2 1142
observed-size user-copy task 572 572 4 2288
observed-size user-copy task 573 573 2 1146
observed-size user-copy task 575 575 4 2300
observed-size user-copy task 576 576 4 2304
observed-size user-copy task 577 577 2 1154
observed-size user-copy task 578 578 2 1156
observed-size user-copy task 580 580 2 1160
observed-size user-copy task 581 581 8 4648
observed-size user-copy task 587 587 2 1174
observed-size user-copy task 589 589 2 1178
observed-size user-copy task 593 593 2 1186
observed-size user-copy task 594 594 2 1188
observed-size user-copy task 597 597 2 1194
observed-size user-copy task 598 598 4 2392
observed-size user-copy task 599 599 2 1198
observed-size user-copy task 600 600 2 1200
observed-size user-copy task 605 605 2 1210
observed-size user-copy task 606 606 2 1212
observed-size user-copy task 607 607 4 2428
observed-size user-copy task 608 608 2 1216
observed-size user-copy task 609 609 4 2436
observed-size user-copy task 610 610 2 1220
observed-size user-copy task 612 612 2 1224
observed-size user-copy task 614 614 4 2456
observed-size user-copy task 616 616 2 1232
observed-size user-copy task 618 618 2 1236
observed-size user-copy task 623 623 2 1246
observed-size user-copy task 626 626 4 2504
observed-size user-copy task 633 633 2 1266
observed-size user-copy task 637 637 4 2548
observed-size user-copy task 638 638 2 1276
observed-size user-copy task 639 639 4 2556
observed-size user-copy task 640 640 2 1280
observed-size user-copy task 641 641 2 1282
observed-size user-copy task 642 642 2 1284
observed-size user-copy task 643 643 2 1286
observed-size user-copy task 644 644 2 1288
observed-size user-copy task 645 645 2 1290
observed-size user-copy task 646 646 2 1292
observed-size user-copy task 648 648 4 2592
observed-size user-copy task 649 649 2 1298
observed-size user-copy task 651 651 2 1302
observed-size user-copy task 654 654 2 1308
observed-size user-copy task 657 657 2 1314
observed-size user-copy task 660 660 2 1320
observed-size user-copy task 664 664 2 1328
observed-size user-copy task 665 665 2 1330
observed-size user-copy task 669 669 2 1338
observed-size user-copy task 671 671 2 1342
observed-size user-copy task 672 672 2 1344
observed-size user-copy task 673 673 2 1346
observed-size user-copy task 680 680 2 1360
observed-size user-copy task 682 682 2 1364
observed-size user-copy task 683 683 2 1366
observed-size user-copy task 687 687 4 2748
observed-size user-copy task 689 689 2 1378
observed-size user-copy task 697 697 4 2788
observed-size user-copy task 700 700 2 1400
observed-size user-copy task 701 701 4 2804
observed-size user-copy task 702 702 2 1404
observed-size user-copy task 705 705 2 1410
observed-size user-copy task 707 707 4 2828
observed-size user-copy task 714 714 4 2856
observed-size user-copy task 715 715 2 1430
observed-size user-copy task 716 716 2 1432
observed-size user-copy task 718 718 4 2872
observed-size user-copy task 719 719 2 1438
observed-size user-copy task 721 721 4 2884
observed-size user-copy task 724 724 4 2896
observed-size user-copy task 725 725 4 2900
observed-size user-copy task 728 728 2 1456
observed-size user-copy task 729 729 2 1458
observed-size user-copy task 730 730 6 4380
observed-size user-copy task 731 731 2 1462
observed-size user-copy task 732 732 4 2928
observed-size user-copy task 734 734 6 4404
observed-size user-copy task 736 736 4 2944
observed-size user-copy task 739 739 4 2956
observed-size user-copy task 740 740 6 4440
observed-size user-copy task 741 741 2 1482
observed-size user-copy task 742 742 2 1484
observed-size user-copy task 743 743 2 1486
observed-size user-copy task 744 744 2 1488
observed-size user-copy task 746 746 2 1492
observed-size user-copy task 747 747 2 1494
observed-size user-copy task 750 750 2 1500
observed-size user-copy task 752 752 4 3008
observed-size user-copy task 756 756 2 1512
observed-size user-copy task 760 760 2 1520
observed-size user-copy task 761 761 2 1522
observed-size user-copy task 765 765 2 1530
observed-size user-copy task 767 767 4 3068
observed-size user-copy task 775 775 2 1550
observed-size user-copy task 776 776 2 1552
observed-size user-copy task 779 779 2 1558
observed-size user-copy task 781 781 2 1562
observed-size user-copy task 784 784 10 7840
observed-size user-copy task 789 789 2 1578
observed-size user-copy task 793 793 2 1586
observed-size user-copy task 796 796 2 1592
observed-size user-copy task 797 797 2 1594
observed-size user-copy task 798 798 2 1596
observed-size user-copy task 802 802 2 1604
observed-size user-copy task 807 807 4 3228
observed-size user-copy task 808 808 2 1616
observed-size user-copy task 810 810 2 1620
observed-size user-copy task 811 811 2 1622
observed-size user-copy task 820 820 2 1640
observed-size user-copy task 821 821 2 1642
observed-size user-copy task 822 822 2 1644
observed-size user-copy task 826 826 2 1652
observed-size user-copy task 827 827 2 1654
observed-size user-copy task 831 831 2 1662
observed-size user-copy task 832 832 13 10816
observed-size user-copy task 834 834 2 1668
observed-size user-copy task 840 840 2 1680
observed-size user-copy task 842 842 2 1684
observed-size user-copy task 847 847 2 1694
observed-size user-copy task 848 848 4 3392
observed-size user-copy task 849 849 2 1698
observed-size user-copy task 853 853 2 1706
observed-size user-copy task 854 854 2 1708
observed-size user-copy task 859 859 2 1718
observed-size user-copy task 864 864 2 1728
observed-size user-copy task 865 865 2 1730
observed-size user-copy task 870 870 2 1740
observed-size user-copy task 871 871 2 1742
observed-size user-copy task 872 872 2 1744
observed-size user-copy task 873 873 6 5238
observed-size user-copy task 874 874 2 1748
observed-size user-copy task 878 878 2 1756
observed-size user-copy task 881 881 4 3524
observed-size user-copy task 883 883 2 1766
observed-size user-copy task 889 889 4 3556
observed-size user-copy task 891 891 2 1782
observed-size user-copy task 892 892 2 1784
observed-size user-copy task 893 893 2 1786
observed-size user-copy task 894 894 8 7152
observed-size user-copy task 896 896 2 1792
observed-size user-copy task 897 897 4 3588
observed-size user-copy task 899 899 2 1798
observed-size user-copy task 900 900 6 5400
observed-size user-copy task 901 901 2 1802
observed-size user-copy task 905 905 2 1810
observed-size user-copy task 906 906 2 1812
observed-size user-copy task 909 909 2 1818
observed-size user-copy task 911 911 2 1822
observed-size user-copy task 912 912 2 1824
observed-size user-copy task 913 913 2 1826
observed-size user-copy task 917 917 2 1834
observed-size user-copy task 918 918 2 1836
observed-size user-copy task 920 920 2 1840
observed-size user-copy task 922 922 2 1844
observed-size user-copy task 923 923 2 1846
observed-size user-copy task 933 933 2 1866
observed-size user-copy task 934 934 2 1868
observed-size user-copy task 935 935 2 1870
observed-size user-copy task 936 936 4 3744
observed-size user-copy task 937 937 2 1874
observed-size user-copy task 942 942 2 1884
observed-size user-copy task 943 943 2 1886
observed-size user-copy task 945 945 2 1890
observed-size user-copy task 947 947 4 3788
observed-size user-copy task 951 951 2 1902
observed-size user-copy task 952 952 2 1904
observed-size user-copy task 954 954 2 1908
observed-size user-copy task 955 955 2 1910
observed-size user-copy task 956 956 2 1912
observed-size user-copy task 957 957 2 1914
observed-size user-copy task 959 959 2 1918
observed-size user-copy task 961 961 2 1922
observed-size user-copy task 962 962 2 1924
observed-size user-copy task 963 963 4 3852
observed-size user-copy task 969 969 4 3876
observed-size user-copy task 970 970 2 1940
observed-size user-copy task 971 971 2 1942
observed-size user-copy task 972 972 4 3888
observed-size user-copy task 976 976 2 1952
observed-size user-copy task 981 981 2 1962
observed-size user-copy task 982 982 2 1964
observed-size user-copy task 983 983 6 5898
observed-size user-copy task 984 984 2 1968
observed-size user-copy task 985 985 2 1970
observed-size user-copy task 986 986 2 1972
observed-size user-copy task 990 990 2 1980
observed-size user-copy task 991 991 2 1982
observed-size user-copy task 992 992 6 5952
observed-size user-copy task 993 993 6 5958
observed-size user-copy task 996 996 2 1992
observed-size user-copy task 1001 1001 4 4004
observed-size user-copy task 1005 1005 2 2010
observed-size user-copy task 1008 1008 2 2016
observed-size user-copy task 1012 1012 4 4048
observed-size user-copy task 1016 1016 2 2032
observed-size user-copy task 1019 1019 2 2038
observed-size user-copy task 1021 1021 2 2042
observed-size user-copy task 1023 1023 6 6138
observed-size user-copy task 1024 1024 466 477184
observed-size user-copy task 1034 1034 2 2068
observed-size user-copy task 1035 1035 4 4140
observed-size user-copy task 1039 1039 2 2078
observed-size user-copy task 1040 1040 2 2080
observed-size user-copy task 1041 1041 2 2082
observed-size user-copy task 1044 1044 2 2088
observed-size user-copy task 1047 1047 2 2094
observed-size user-copy task 1049 1049 6 6294
observed-size user-copy task 1050 1050 2 2100
observed-size user-copy task 1051 1051 2 2102
observed-size user-copy task 1052 1052 2 2104
observed-size user-copy task 1054 1054 2 2108
observed-size user-copy task 1056 1056 2 2112
observed-size user-copy task 1058 1058 4 4232
observed-size user-copy task 1059 1059 2 2118
observed-size user-copy task 1060 1060 2 2120
observed-size user-copy task 1061 1061 2 2122
observed-size user-copy task 1062 1062 4 4248
observed-size user-copy task 1066 1066 2 2132
observed-size user-copy task 1067 1067 2 2134
observed-size user-copy task 1069 1069 2 2138
observed-size user-copy task 1070 1070 2 2140
observed-size user-copy task 1071 1071 4 4284
observed-size user-copy task 1073 1073 8 8584
observed-size user-copy task 1077 1077 2 2154
observed-size user-copy task 1078 1078 2 2156
observed-size user-copy task 1079 1079 2 2158
observed-size user-copy task 1080 1080 2 2160
observed-size user-copy task 1082 1082 2 2164
observed-size user-copy task 1084 1084 2 2168
observed-size user-copy task 1085 1085 2 2170
observed-size user-copy task 1090 1090 2 2180
observed-size user-copy task 1093 1093 2 2186
observed-size user-copy task 1094 1094 4 4376
observed-size user-copy task 1097 1097 2 2194
observed-size user-copy task 1098 1098 2 2196
observed-size user-copy task 1099 1099 2 2198
observed-size user-copy task 1100 1100 2 2200
observed-size user-copy task 1101 1101 2 2202
observed-size user-copy task 1102 1102 2 2204
observed-size user-copy task 1103 1103 4 4412
observed-size user-copy task 1104 1104 2 2208
observed-size user-copy task 1106 1106 2 2212
observed-size user-copy task 1110 1110 2 2220
observed-size user-copy task 1111 1111 2 2222
observed-size user-copy task 1112 1112 6 6672
observed-size user-copy task 1115 1115 4 4460
observed-size user-copy task 1117 1117 4 4468
observed-size user-copy task 1124 1124 2 2248
observed-size user-copy task 1127 1127 2 2254
observed-size user-copy task 1129 1129 2 2258
observed-size user-copy task 1136 1136 2 2272
observed-size user-copy task 1138 1138 2 2276
observed-size user-copy task 1140 1140 4 4560
observed-size user-copy task 1144 1144 4 4576
observed-size user-copy task 1148 1148 6 6888
observed-size user-copy task 1150 1150 2 2300
observed-size user-copy task 1154 1154 2 2308
observed-size user-copy task 1155 1155 2 2310
observed-size user-copy task 1156 1156 2 2312
observed-size user-copy task 1159 1159 2 2318
observed-size user-copy task 1166 1166 2 2332
observed-size user-copy task 1168 1168 2 2336
observed-size user-copy task 1169 1169 2 2338
observed-size user-copy task 1170 1170 2 2340
observed-size user-copy task 1171 1171 4 4684
observed-size user-copy task 1176 1176 4 4704
observed-size user-copy task 1182 1182 6 7092
observed-size user-copy task 1183 1183 2 2366
observed-size user-copy task 1186 1186 6 7116
observed-size user-copy task 1187 1187 2 2374
observed-size user-copy task 1188 1188 4 4752
observed-size user-copy task 1195 1195 2 2390
observed-size user-copy task 1196 1196 2 2392
observed-size user-copy task 1200 1200 2 2400
observed-size user-copy task 1201 1201 2 2402
observed-size user-copy task 1202 1202 4 4808
observed-size user-copy task 1203 1203 4 4812
observed-size user-copy task 1204 1204 8 9632
observed-size user-copy task 1206 1206 2 2412
observed-size user-copy task 1207 1207 2 2414
observed-size user-copy task 1210 1210 2 2420
observed-size user-copy task 1212 1212 2 2424
observed-size user-copy task 1213 1213 4 4852
observed-size user-copy task 1214 1214 2 2428
observed-size user-copy task 1215 1215 4 4860
observed-size user-copy task 1216 1216 2 2432
observed-size user-copy task 1220 1220 2 2440
observed-size user-copy task 1225 1225 4 4900
observed-size user-copy task 1230 1230 2 2460
observed-size user-copy task 1231 1231 4 4924
observed-size user-copy task 1233 1233 2 2466
observed-size user-copy task 1236 1236 2 2472
observed-size user-copy task 1238 1238 4 4952
observed-size user-copy task 1242 1242 2 2484
observed-size user-copy task 1244 1244 4 4976
observed-size user-copy task 1245 1245 2 2490
observed-size user-copy task 1246 1246 4 4984
observed-size user-copy task 1247 1247 2 2494
observed-size user-copy task 1248 1248 2 2496
observed-size user-copy task 1250 1250 2 2500
observed-size user-copy task 1254 1254 2 2508
observed-size user-copy task 1256 1256 2 2512
observed-size user-copy task 1260 1260 2 2520
observed-size user-copy task 1262 1262 2 2524
observed-size user-copy task 1264 1264 4 5056
observed-size user-copy task 1268 1268 2 2536
observed-size user-copy task 1274 1274 6 7644
observed-size user-copy task 1275 1275 2 2550
observed-size user-copy task 1277 1277 2 2554
observed-size user-copy task 1278 1278 6 7668
observed-size user-copy task 1279 1279 2 2558
observed-size user-copy task 1283 1283 6 7698
observed-size user-copy task 1285 1285 2 2570
observed-size user-copy task 1286 1286 2 2572
observed-size user-copy task 1287 1287 2 2574
observed-size user-copy task 1292 1292 2 2584
observed-size user-copy task 1296 1296 2 2592
observed-size user-copy task 1298 1298 2 2596
observed-size user-copy task 1299 1299 2 2598
observed-size user-copy task 1301 1301 2 2602
observed-size user-copy task 1304 1304 2 2608
observed-size user-copy task 1306 1306 4 5224
observed-size user-copy task 1307 1307 2 2614
observed-size user-copy task 1308 1308 2 2616
observed-size user-copy task 1313 1313 2 2626
observed-size user-copy task 1316 1316 4 5264
observed-size user-copy task 1317 1317 2 2634
observed-size user-copy task 1319 1319 2 2638
observed-size user-copy task 1321 1321 2 2642
observed-size user-copy task 1324 1324 2 2648
observed-size user-copy task 1328 1328 4 5312
observed-size user-copy task 1340 1340 2 2680
observed-size user-copy task 1342 1342 4 5368
observed-size user-copy task 1343 1343 2 2686
observed-size user-copy task 1344 1344 2 2688
observed-size user-copy task 1348 1348 4 5392
observed-size user-copy task 1349 1349 2 2698
observed-size user-copy task 1353 1353 2 2706
observed-size user-copy task 1354 1354 2 2708
observed-size user-copy task 1363 1363 2 2726
observed-size user-copy task 1367 1367 2 2734
observed-size user-copy task 1368 1368 2 2736
observed-size user-copy task 1377 1377 2 2754
observed-size user-copy task 1380 1380 2 2760
observed-size user-copy task 1383 1383 4 5532
observed-size user-copy task 1384 1384 4 5536
observed-size user-copy task 1385 1385 2 2770
observed-size user-copy task 1386 1386 2 2772
observed-size user-copy task 1387 1387 4 5548
observed-size user-copy task 1390 1390 2 2780
observed-size user-copy task 1393 1393 2 2786
observed-size user-copy task 1394 1394 2 2788
observed-size user-copy task 1397 1397 2 2794
observed-size user-copy task 1400 1400 4 5600
observed-size user-copy task 1403 1403 2 2806
observed-size user-copy task 1409 1409 2 2818
observed-size user-copy task 1413 1413 2 2826
observed-size user-copy task 1414 1414 2 2828
observed-size user-copy task 1415 1415 2 2830
observed-size user-copy task 1419 1419 2 2838
observed-size user-copy task 1422 1422 2 2844
observed-size user-copy task 1426 1426 2 2852
observed-size user-copy task 1428 1428 2 2856
observed-size user-copy task 1431 1431 2 2862
observed-size user-copy task 1433 1433 4 5732
observed-size user-copy task 1438 1438 2 2876
observed-size user-copy task 1443 1443 2 2886
observed-size user-copy task 1448 1448 2 2896
observed-size user-copy task 1449 1449 4 5796
observed-size user-copy task 1450 1450 2 2900
observed-size user-copy task 1453 1453 4 5812
observed-size user-copy task 1455 1455 2 2910
observed-size user-copy task 1456 1456 2 2912
observed-size user-copy task 1461 1461 2 2922
observed-size user-copy task 1462 1462 2 2924
observed-size user-copy task 1464 1464 2 2928
observed-size user-copy task 1468 1468 4 5872
observed-size user-copy task 1469 1469 2 2938
observed-size user-copy task 1471 1471 2 2942
observed-size user-copy task 1479 1479 4 5916
observed-size user-copy task 1488 1488 2 2976
observed-size user-copy task 1490 1490 2 2980
observed-size user-copy task 1494 1494 2 2988
observed-size user-copy task 1495 1495 4 5980
observed-size user-copy task 1497 1497 2 2994
observed-size user-copy task 1498 1498 2 2996
observed-size user-copy task 1503 1503 4 6012
observed-size user-copy task 1505 1505 2 3010
observed-size user-copy task 1508 1508 2 3016
observed-size user-copy task 1514 1514 2 3028
observed-size user-copy task 1515 1515 2 3030
observed-size user-copy task 1516 1516 2 3032
observed-size user-copy task 1518 1518 4 6072
observed-size user-copy task 1519 1519 4 6076
observed-size user-copy task 1522 1522 2 3044
observed-size user-copy task 1523 1523 4 6092
observed-size user-copy task 1524 1524 2 3048
observed-size user-copy task 1526 1526 2 3052
observed-size user-copy task 1527 1527 2 3054
observed-size user-copy task 1528 1528 4 6112
observed-size user-copy task 1531 1531 2 3062
observed-size user-copy task 1536 1536 326 500736
observed-size user-copy task 1537 1537 2 3074
observed-size user-copy task 1540 1540 2 3080
observed-size user-copy task 1541 1541 2 3082
observed-size user-copy task 1542 1542 2 3084
observed-size user-copy task 1544 1544 2 3088
observed-size user-copy task 1549 1549 2 3098
observed-size user-copy task 1552 1552 2 3104
observed-size user-copy task 1557 1557 2 3114
observed-size user-copy task 1565 1565 4 6260
observed-size user-copy task 1578 1578 2 3156
observed-size user-copy task 1581 1581 4 6324
observed-size user-copy task 1584 1584 4 6336
observed-size user-copy task 1587 1587 2 3174
observed-size user-copy task 1591 1591 2 3182
observed-size user-copy task 1593 1593 2 3186
observed-size user-copy task 1594 1594 2 3188
observed-size user-copy task 1597 1597 2 3194
observed-size user-copy task 1610 1610 2 3220
observed-size user-copy task 1616 1616 2 3232
observed-size user-copy task 1617 1617 2 3234
observed-size user-copy task 1622 1622 2 3244
observed-size user-copy task 1623 1623 2 3246
observed-size user-copy task 1624 1624 2 3248
observed-size user-copy task 1625 1625 2 3250
observed-size user-copy task 1633 1633 4 6532
observed-size user-copy task 1641 1641 2 3282
observed-size user-copy task 1644 1644 2 3288
observed-size user-copy task 1647 1647 2 3294
observed-size user-copy task 1650 1650 2 3300
observed-size user-copy task 1651 1651 2 3302
observed-size user-copy task 1654 1654 4 6616
observed-size user-copy task 1661 1661 2 3322
observed-size user-copy task 1663 1663 2 3326
observed-size user-copy task 1666 1666 2 3332
observed-size user-copy task 1668 1668 2 3336
observed-size user-copy task 1669 1669 2 3338
observed-size user-copy task 1672 1672 2 3344
observed-size user-copy task 1674 1674 2 3348
observed-size user-copy task 1676 1676 2 3352
observed-size user-copy task 1679 1679 2 3358
observed-size user-copy task 1683 1683 2 3366
observed-size user-copy task 1688 1688 2 3376
observed-size user-copy task 1689 1689 2 3378
observed-size user-copy task 1692 1692 2 3384
observed-size user-copy task 1693 1693 2 3386
observed-size user-copy task 1697 1697 2 3394
observed-size user-copy task 1701 1701 2 3402
observed-size user-copy task 1705 1705 2 3410
observed-size user-copy task 1706 1706 2 3412
observed-size user-copy task 1708 1708 2 3416
observed-size user-copy task 1714 1714 4 6856
observed-size user-copy task 1717 1717 2 3434
observed-size user-copy task 1719 1719 2 3438
observed-size user-copy task 1730 1730 2 3460
observed-size user-copy task 1731 1731 2 3462
observed-size user-copy task 1733 1733 2 3466
observed-size user-copy task 1740 1740 2 3480
observed-size user-copy task 1745 1745 4 6980
observed-size user-copy task 1747 1747 2 3494
observed-size user-copy task 1752 1752 2 3504
observed-size user-copy task 1753 1753 2 3506
observed-size user-copy task 1761 1761 2 3522
observed-size user-copy task 1767 1767 2 3534
observed-size user-copy task 1770 1770 2 3540
observed-size user-copy task 1771 1771 4 7084
observed-size user-copy task 1778 1778 4 7112
observed-size user-copy task 1780 1780 2 3560
observed-size user-copy task 1785 1785 2 3570
observed-size user-copy task 1786 1786 2 3572
observed-size user-copy task 1793 1793 2 3586
observed-size user-copy task 1795 1795 2 3590
observed-size user-copy task 1799 1799 2 3598
observed-size user-copy task 1806 1806 2 3612
observed-size user-copy task 1810 1810 4 7240
observed-size user-copy task 1812 1812 2 3624
observed-size user-copy task 1814 1814 2 3628
observed-size user-copy task 1817 1817 2 3634
observed-size user-copy task 1820 1820 2 3640
observed-size user-copy task 1822 1822 2 3644
observed-size user-copy task 1824 1824 2 3648
observed-size user-copy task 1826 1826 4 7304
observed-size user-copy task 1827 1827 4 7308
observed-size user-copy task 1829 1829 2 3658
observed-size user-copy task 1830 1830 4 7320
observed-size user-copy task 1831 1831 2 3662
observed-size user-copy task 1832 1832 2 3664
observed-size user-copy task 1834 1834 4 7336
observed-size user-copy task 1838 1838 2 3676
observed-size user-copy task 1840 1840 2 3680
observed-size user-copy task 1841 1841 4 7364
observed-size user-copy task 1853 1853 2 3706
observed-size user-copy task 1863 1863 2 3726
observed-size user-copy task 1865 1865 2 3730
observed-size user-copy task 1869 1869 2 3738
observed-size user-copy task 1871 1871 2 3742
observed-size user-copy task 1872 1872 2 3744
observed-size user-copy task 1875 1875 2 3750
observed-size user-copy task 1876 1876 2 3752
observed-size user-copy task 1878 1878 2 3756
observed-size user-copy task 1880 1880 2 3760
observed-size user-copy task 1885 1885 2 3770
observed-size user-copy task 1887 1887 2 3774
observed-size user-copy task 1888 1888 2 3776
observed-size user-copy task 1897 1897 2 3794
observed-size user-copy task 1898 1898 2 3796
observed-size user-copy task 1900 1900 2 3800
observed-size user-copy task 1905 1905 4 7620
observed-size user-copy task 1906 1906 4 7624
observed-size user-copy task 1907 1907 2 3814
observed-size user-copy task 1908 1908 2 3816
observed-size user-copy task 1912 1912 4 7648
observed-size user-copy task 1917 1917 2 3834
observed-size user-copy task 1920 1920 2 3840
observed-size user-copy task 1927 1927 2 3854
observed-size user-copy task 1928 1928 2 3856
observed-size user-copy task 1930 1930 2 3860
observed-size user-copy task 1932 1932 2 3864
observed-size user-copy task 1945 1945 2 3890
observed-size user-copy task 1946 1946 2 3892
observed-size user-copy task 1947 1947 2 3894
observed-size user-copy task 1953 1953 2 3906
observed-size user-copy task 1955 1955 4 7820
observed-size user-copy task 1956 1956 2 3912
observed-size user-copy task 1959 1959 2 3918
observed-size user-copy task 1962 1962 2 3924
observed-size user-copy task 1967 1967 2 3934
observed-size user-copy task 1969 1969 2 3938
observed-size user-copy task 1971 1971 2 3942
observed-size user-copy task 1973 1973 4 7892
observed-size user-copy task 1975 1975 2 3950
observed-size user-copy task 1983 1983 2 3966
observed-size user-copy task 1985 1985 2 3970
observed-size user-copy task 1989 1989 4 7956
observed-size user-copy task 1993 1993 2 3986
observed-size user-copy task 1997 1997 2 3994
observed-size user-copy task 2000 2000 2 4000
observed-size user-copy task 2003 2003 2 4006
observed-size user-copy task 2009 2009 2 4018
observed-size user-copy task 2010 2010 2 4020
observed-size user-copy task 2020 2020 2 4040
observed-size user-copy task 2027 2027 4 8108
observed-size user-copy task 2030 2030 2 4060
observed-size user-copy task 2035 2035 2 4070
observed-size user-copy task 2036 2036 2 4072
observed-size user-copy task 2037 2037 2 4074
observed-size user-copy task 2042 2042 2 4084
observed-size user-copy task 2048 2048 2136 4374528
observed-size user-copy task 2052 2052 2 4104
observed-size user-copy task 2055 2055 2 4110
observed-size user-copy task 2062 2062 2 4124
observed-size user-copy task 2064 2064 2 4128
observed-size user-copy task 2070 2070 2 4140
observed-size user-copy task 2071 2071 2 4142
observed-size user-copy task 2076 2076 4 8304
observed-size user-copy task 2080 2080 2 4160
observed-size user-copy task 2085 2085 2 4170
observed-size user-copy task 2086 2086 2 4172
observed-size user-copy task 2089 2089 2 4178
observed-size user-copy task 2094 2094 2 4188
observed-size user-copy task 2099 2099 2 4198
observed-size user-copy task 2101 2101 2 4202
observed-size user-copy task 2102 2102 2 4204
observed-size user-copy task 2103 2103 2 4206
observed-size user-copy task 2106 2106 2 4212
observed-size user-copy task 2113 2113 2 4226
observed-size user-copy task 2116 2116 4 8464
observed-size user-copy task 2117 2117 4 8468
observed-size user-copy task 2120 2120 4 8480
observed-size user-copy task 2127 2127 2 4254
observed-size user-copy task 2131 2131 2 4262
observed-size user-copy task 2133 2133 2 4266
observed-size user-copy task 2134 2134 2 4268
observed-size user-copy task 2142 2142 2 4284
observed-size user-copy task 2143 2143 2 4286
observed-size user-copy task 2151 2151 2 4302
observed-size user-copy task 2152 2152 2 4304
observed-size user-copy task 2153 2153 2 4306
observed-size user-copy task 2168 2168 2 4336
observed-size user-copy task 2170 2170 2 4340
observed-size user-copy task 2178 2178 2 4356
observed-size user-copy task 2186 2186 2 4372
observed-size user-copy task 2187 2187 2 4374
observed-size user-copy task 2195 2195 2 4390
observed-size user-copy task 2200 2200 2 4400
observed-size user-copy task 2201 2201 2 4402
observed-size user-copy task 2202 2202 2 4404
observed-size user-copy task 2211 2211 2 4422
observed-size user-copy task 2212 2212 2 4424
observed-size user-copy task 2214 2214 2 4428
observed-size user-copy task 2215 2215 2 4430
observed-size user-copy task 2216 2216 4 8864
observed-size user-copy task 2219 2219 2 4438
observed-size user-copy task 2221 2221 2 4442
observed-size user-copy task 2222 2222 2 4444
observed-size user-copy task 2223 2223 2 4446
observed-size user-copy task 2227 2227 2 4454
observed-size user-copy task 2231 2231 2 4462
observed-size user-copy task 2232 2232 2 4464
observed-size user-copy task 2233 2233 2 4466
observed-size user-copy task 2238 2238 2 4476
observed-size user-copy task 2239 2239 2 4478
observed-size user-copy task 2246 2246 2 4492
observed-size user-copy task 2247 2247 2 4494
observed-size user-copy task 2249 2249 6 13494
observed-size user-copy task 2253 2253 2 4506
observed-size user-copy task 2256 2256 2 4512
observed-size user-copy task 2259 2259 2 4518
observed-size user-copy task 2267 2267 2 4534
observed-size user-copy task 2268 2268 2 4536
observed-size user-copy task 2271 2271 2 4542
observed-size user-copy task 2273 2273 2 4546
observed-size user-copy task 2286 2286 4 9144
observed-size user-copy task 2287 2287 2 4574
observed-size user-copy task 2289 2289 2 4578
observed-size user-copy task 2290 2290 2 4580
observed-size user-copy task 2296 2296 2 4592
observed-size user-copy task 2298 2298 2 4596
observed-size user-copy task 2299 2299 2 4598
observed-size user-copy task 2301 2301 2 4602
observed-size user-copy task 2305 2305 2 4610
observed-size user-copy task 2314 2314 2 4628
observed-size user-copy task 2324 2324 2 4648
observed-size user-copy task 2325 2325 2 4650
observed-size user-copy task 2328 2328 2 4656
observed-size user-copy task 2329 2329 2 4658
observed-size user-copy task 2332 2332 4 9328
observed-size user-copy task 2335 2335 2 4670
observed-size user-copy task 2349 2349 2 4698
observed-size user-copy task 2355 2355 2 4710
observed-size user-copy task 2367 2367 2 4734
observed-size user-copy task 2376 2376 4 9504
observed-size user-copy task 2378 2378 2 4756
observed-size user-copy task 2379 2379 2 4758
observed-size user-copy task 2381 2381 2 4762
observed-size user-copy task 2384 2384 2 4768
observed-size user-copy task 2385 2385 2 4770
observed-size user-copy task 2387 2387 2 4774
observed-size user-copy task 2394 2394 2 4788
observed-size user-copy task 2396 2396 2 4792
observed-size user-copy task 2406 2406 2 4812
observed-size user-copy task 2408 2408 2 4816
observed-size user-copy task 2414 2414 2 4828
observed-size user-copy task 2416 2416 2 4832
observed-size user-copy task 2431 2431 2 4862
observed-size user-copy task 2432 2432 2 4864
observed-size user-copy task 2438 2438 2 4876
observed-size user-copy task 2441 2441 2 4882
observed-size user-copy task 2444 2444 4 9776
observed-size user-copy task 2445 2445 2 4890
observed-size user-copy task 2447 2447 2 4894
observed-size user-copy task 2450 2450 2 4900
observed-size user-copy task 2453 2453 2 4906
observed-size user-copy task 2456 2456 2 4912
observed-size user-copy task 2457 2457 2 4914
observed-size user-copy task 2462 2462 4 9848
observed-size user-copy task 2469 2469 2 4938
observed-size user-copy task 2476 2476 2 4952
observed-size user-copy task 2481 2481 2 4962
observed-size user-copy task 2490 2490 2 4980
observed-size user-copy task 2493 2493 2 4986
observed-size user-copy task 2494 2494 4 9976
observed-size user-copy task 2497 2497 2 4994
observed-size user-copy task 2499 2499 2 4998
observed-size user-copy task 2502 2502 2 5004
observed-size user-copy task 2511 2511 2 5022
observed-size user-copy task 2512 2512 2 5024
observed-size user-copy task 2517 2517 2 5034
observed-size user-copy task 2521 2521 2 5042
observed-size user-copy task 2522 2522 2 5044
observed-size user-copy task 2523 2523 2 5046
observed-size user-copy task 2527 2527 2 5054
observed-size user-copy task 2529 2529 2 5058
observed-size user-copy task 2530 2530 2 5060
observed-size user-copy task 2541 2541 2 5082
observed-size user-copy task 2543 2543 4 10172
observed-size user-copy task 2554 2554 2 5108
observed-size user-copy task 2560 2560 298 762880
observed-size user-copy task 2576 2576 2 5152
observed-size user-copy task 2577 2577 2 5154
observed-size user-copy task 2579 2579 2 5158
observed-size user-copy task 2580 2580 4 10320
observed-size user-copy task 2581 2581 2 5162
observed-size user-copy task 2582 2582 2 5164
observed-size user-copy task 2583 2583 2 5166
observed-size user-copy task 2589 2589 2 5178
observed-size user-copy task 2593 2593 2 5186
observed-size user-copy task 2594 2594 2 5188
observed-size user-copy task 2597 2597 2 5194
observed-size user-copy task 2606 2606 2 5212
observed-size user-copy task 2608 2608 2 5216
observed-size user-copy task 2613 2613 2 5226
observed-size user-copy task 2618 2618 2 5236
observed-size user-copy task 2621 2621 2 5242
observed-size user-copy task 2623 2623 2 5246
observed-size user-copy task 2627 2627 4 10508
observed-size user-copy task 2632 2632 2 5264
observed-size user-copy task 2633 2633 2 5266
observed-size user-copy task 2649 2649 2 5298
observed-size user-copy task 2658 2658 2 5316
observed-size user-copy task 2660 2660 2 5320
observed-size user-copy task 2661 2661 2 5322
observed-size user-copy task 2666 2666 2 5332
observed-size user-copy task 2672 2672 2 5344
observed-size user-copy task 2678 2678 2 5356
observed-size user-copy task 2683 2683 2 5366
observed-size user-copy task 2684 2684 2 5368
observed-size user-copy task 2687 2687 2 5374
observed-size user-copy task 2700 2700 2 5400
observed-size user-copy task 2704 2704 4 10816
observed-size user-copy task 2712 2712 2 5424
observed-size user-copy task 2713 2713 2 5426
observed-size user-copy task 2715 2715 2 5430
observed-size user-copy task 2723 2723 2 5446
observed-size user-copy task 2725 2725 2 5450
observed-size user-copy task 2728 2728 2 5456
observed-size user-copy task 2733 2733 2 5466
observed-size user-copy task 2742 2742 2 5484
observed-size user-copy task 2750 2750 2 5500
observed-size user-copy task 2751 2751 2 5502
observed-size user-copy task 2766 2766 2 5532
observed-size user-copy task 2774 2774 2 5548
observed-size user-copy task 2777 2777 2 5554
observed-size user-copy task 2779 2779 2 5558
observed-size user-copy task 2796 2796 2 5592
observed-size user-copy task 2803 2803 2 5606
observed-size user-copy task 2817 2817 2 5634
observed-size user-copy task 2818 2818 2 5636
observed-size user-copy task 2820 2820 2 5640
observed-size user-copy task 2821 2821 2 5642
observed-size user-copy task 2822 2822 2 5644
observed-size user-copy task 2824 2824 2 5648
observed-size user-copy task 2830 2830 2 5660
observed-size user-copy task 2833 2833 2 5666
observed-size user-copy task 2841 2841 6 17046
observed-size user-copy task 2844 2844 2 5688
observed-size user-copy task 2867 2867 6 17202
observed-size user-copy task 2874 2874 2 5748
observed-size user-copy task 2885 2885 2 5770
observed-size user-copy task 2888 2888 2 5776
observed-size user-copy task 2892 2892 2 5784
observed-size user-copy task 2893 2893 2 5786
observed-size user-copy task 2902 2902 2 5804
observed-size user-copy task 2905 2905 2 5810
observed-size user-copy task 2908 2908 2 5816
observed-size user-copy task 2917 2917 2 5834
observed-size user-copy task 2919 2919 2 5838
observed-size user-copy task 2923 2923 2 5846
observed-size user-copy task 2939 2939 2 5878
observed-size user-copy task 2940 2940 2 5880
observed-size user-copy task 2945 2945 2 5890
observed-size user-copy task 2946 2946 2 5892
observed-size user-copy task 2967 2967 2 5934
observed-size user-copy task 2969 2969 2 5938
observed-size user-copy task 2976 2976 4 11904
observed-size user-copy task 2983 2983 2 5966
observed-size user-copy task 2984 2984 2 5968
observed-size user-copy task 2991 2991 2 5982
observed-size user-copy task 2996 2996 2 5992
observed-size user-copy task 3000 3000 2 6000
observed-size user-copy task 3005 3005 2 6010
observed-size user-copy task 3009 3009 2 6018
observed-size user-copy task 3010 3010 2 6020
observed-size user-copy task 3011 3011 2 6022
observed-size user-copy task 3022 3022 2 6044
observed-size user-copy task 3024 3024 2 6048
observed-size user-copy task 3025 3025 2 6050
observed-size user-copy task 3027 3027 2 6054
observed-size user-copy task 3036 3036 2 6072
observed-size user-copy task 3038 3038 2 6076
observed-size user-copy task 3044 3044 2 6088
observed-size user-copy task 3045 3045 2 6090
observed-size user-copy task 3051 3051 4 12204
observed-size user-copy task 3055 3055 2 6110
observed-size user-copy task 3057 3057 2 6114
observed-size user-copy task 3059 3059 2 6118
observed-size user-copy task 3061 3061 4 12244
observed-size user-copy task 3071 3071 2 6142
observed-size user-copy task 3072 3072 396 1216512
observed-size user-copy task 3100 3100 2 6200
observed-size user-copy task 3102 3102 2 6204
observed-size user-copy task 3105 3105 6 18630
observed-size user-copy task 3111 3111 2 6222
observed-size user-copy task 3117 3117 2 6234
observed-size user-copy task 3122 3122 4 12488
observed-size user-copy task 3130 3130 2 6260
observed-size user-copy task 3131 3131 2 6262
observed-size user-copy task 3132 3132 2 6264
observed-size user-copy task 3135 3135 2 6270
observed-size user-copy task 3136 3136 2 6272
observed-size user-copy task 3149 3149 2 6298
observed-size user-copy task 3154 3154 2 6308
observed-size user-copy task 3155 3155 2 6310
observed-size user-copy task 3156 3156 2 6312
observed-size user-copy task 3161 3161 2 6322
observed-size user-copy task 3164 3164 2 6328
observed-size user-copy task 3169 3169 2 6338
observed-size user-copy task 3173 3173 2 6346
observed-size user-copy task 3176 3176 2 6352
observed-size user-copy task 3184 3184 2 6368
observed-size user-copy task 3185 3185 2 6370
observed-size user-copy task 3186 3186 2 6372
observed-size user-copy task 3188 3188 2 6376
observed-size user-copy task 3203 3203 2 6406
observed-size user-copy task 3205 3205 2 6410
observed-size user-copy task 3221 3221 2 6442
observed-size user-copy task 3223 3223 2 6446
observed-size user-copy task 3231 3231 2 6462
observed-size user-copy task 3240 3240 4 12960
observed-size user-copy task 3248 3248 2 6496
observed-size user-copy task 3251 3251 2 6502
observed-size user-copy task 3256 3256 2 6512
observed-size user-copy task 3271 3271 2 6542
observed-size user-copy task 3279 3279 2 6558
observed-size user-copy task 3281 3281 2 6562
observed-size user-copy task 3290 3290 2 6580
observed-size user-copy task 3299 3299 2 6598
observed-size user-copy task 3302 3302 2 6604
observed-size user-copy task 3307 3307 2 6614
observed-size user-copy task 3320 3320 2 6640
observed-size user-copy task 3326 3326 2 6652
observed-size user-copy task 3331 3331 2 6662
observed-size user-copy task 3332 3332 2 6664
observed-size user-copy task 3341 3341 2 6682
observed-size user-copy task 3348 3348 2 6696
observed-size user-copy task 3359 3359 2 6718
observed-size user-copy task 3360 3360 2 6720
observed-size user-copy task 3363 3363 2 6726
observed-size user-copy task 3369 3369 2 6738
observed-size user-copy task 3370 3370 2 6740
observed-size user-copy task 3383 3383 2 6766
observed-size user-copy task 3384 3384 2 6768
observed-size user-copy task 3386 3386 2 6772
observed-size user-copy task 3396 3396 2 6792
observed-size user-copy task 3398 3398 2 6796
observed-size user-copy task 3405 3405 2 6810
observed-size user-copy task 3406 3406 2 6812
observed-size user-copy task 3423 3423 2 6846
observed-size user-copy task 3430 3430 2 6860
observed-size user-copy task 3434 3434 4 13736
observed-size user-copy task 3459 3459 2 6918
observed-size user-copy task 3464 3464 2 6928
observed-size user-copy task 3470 3470 4 13880
observed-size user-copy task 3475 3475 2 6950
observed-size user-copy task 3481 3481 2 6962
observed-size user-copy task 3482 3482 2 6964
observed-size user-copy task 3489 3489 2 6978
observed-size user-copy task 3490 3490 2 6980
observed-size user-copy task 3493 3493 2 6986
observed-size user-copy task 3496 3496 2 6992
observed-size user-copy task 3507 3507 2 7014
observed-size user-copy task 3520 3520 2 7040
observed-size user-copy task 3535 3535 2 7070
observed-size user-copy task 3538 3538 2 7076
observed-size user-copy task 3547 3547 2 7094
observed-size user-copy task 3550 3550 2 7100
observed-size user-copy task 3553 3553 2 7106
observed-size user-copy task 3562 3562 4 14248
observed-size user-copy task 3563 3563 2 7126
observed-size user-copy task 3568 3568 2 7136
observed-size user-copy task 3576 3576 2 7152
observed-size user-copy task 3579 3579 2 7158
observed-size user-copy task 3581 3581 2 7162
observed-size user-copy task 3582 3582 2 7164
observed-size user-copy task 3584 3584 236 845824
observed-size user-copy task 3590 3590 2 7180
observed-size user-copy task 3591 3591 2 7182
observed-size user-copy task 3603 3603 2 7206
observed-size user-copy task 3608 3608 2 7216
observed-size user-copy task 3617 3617 2 7234
observed-size user-copy task 3637 3637 2 7274
observed-size user-copy task 3642 3642 2 7284
observed-size user-copy task 3654 3654 2 7308
observed-size user-copy task 3656 3656 2 7312
observed-size user-copy task 3667 3667 2 7334
observed-size user-copy task 3672 3672 2 7344
observed-size user-copy task 3683 3683 2 7366
observed-size user-copy task 3686 3686 2 7372
observed-size user-copy task 3692 3692 2 7384
observed-size user-copy task 3695 3695 2 7390
observed-size user-copy task 3705 3705 2 7410
observed-size user-copy task 3706 3706 2 7412
observed-size user-copy task 3714 3714 2 7428
observed-size user-copy task 3721 3721 2 7442
observed-size user-copy task 3732 3732 2 7464
observed-size user-copy task 3739 3739 2 7478
observed-size user-copy task 3744 3744 2 7488
observed-size user-copy task 3749 3749 2 7498
observed-size user-copy task 3752 3752 4 15008
observed-size user-copy task 3754 3754 2 7508
observed-size user-copy task 3768 3768 2 7536
observed-size user-copy task 3774 3774 2 7548
observed-size user-copy task 3794 3794 2 7588
observed-size user-copy task 3812 3812 2 7624
observed-size user-copy task 3836 3836 2 7672
observed-size user-copy task 3838 3838 2 7676
observed-size user-copy task 3844 3844 2 7688
observed-size user-copy task 3858 3858 2 7716
observed-size user-copy task 3863 3863 2 7726
observed-size user-copy task 3868 3868 4 15472
observed-size user-copy task 3889 3889 2 7778
observed-size user-copy task 3890 3890 2 7780
observed-size user-copy task 3892 3892 2 7784
observed-size user-copy task 3901 3901 2 7802
observed-size user-copy task 3904 3904 2 7808
observed-size user-copy task 3907 3907 2 7814
observed-size user-copy task 3925 3925 2 7850
observed-size user-copy task 3929 3929 2 7858
observed-size user-copy task 3930 3930 2 7860
observed-size user-copy task 3931 3931 2 7862
observed-size user-copy task 3936 3936 2 7872
observed-size user-copy task 3949 3949 2 7898
observed-size user-copy task 3961 3961 4 15844
observed-size user-copy task 3976 3976 2 7952
observed-size user-copy task 3987 3987 2 7974
observed-size user-copy task 4007 4007 2 8014
observed-size user-copy task 4013 4013 2 8026
observed-size user-copy task 4033 4033 2 8066
observed-size user-copy task 4044 4044 2 8088
observed-size user-copy task 4045 4045 2 8090
observed-size user-copy task 4049 4049 2 8098
observed-size user-copy task 4051 4051 2 8102
observed-size user-copy task 4059 4059 2 8118
observed-size user-copy task 4067 4067 2 8134
observed-size user-copy task 4079 4079 2 8158
observed-size user-copy task 4092 4092 2 8184
observed-size user-copy task 4096 4096 5442 22290432
observed-align checked-copy 0 0 106
observed-align clear_page 0 - 6050
observed-align inlined-copy 0 0 21
observed-align inlined-copy 0 16 8
observed-align inlined-copy 0 24 1
observed-align inlined-copy 0 32 6
observed-align inlined-copy 0 48 5
observed-align inlined-copy 0 56 10
observed-align inlined-copy 0 8 25
observed-align inlined-copy 16 0 8
observed-align inlined-copy 16 16 216
observed-align inlined-copy 16 24 7
observed-align inlined-copy 16 32 4
observed-align inlined-copy 16 40 6
observed-align inlined-copy 16 48 9
observed-align inlined-copy 16 8 39
observed-align inlined-copy 24 16 57
observed-align inlined-copy 24 24 564
observed-align inlined-copy 24 32 6
observed-align inlined-copy 24 48 35
observed-align inlined-copy 24 8 9
observed-align inlined-copy 32 0 10
observed-align inlined-copy 32 10 1
observed-align inlined-copy 32 16 4
observed-align inlined-copy 32 24 20
observed-align inlined-copy 32 26 3
observed-align inlined-copy 32 32 23
observed-align inlined-copy 32 40 5
observed-align inlined-copy 32 42 1
observed-align inlined-copy 32 48 7
observed-align inlined-copy 32 56 5
observed-align inlined-copy 32 58 3
observed-align inlined-copy 32 8 26
observed-align inlined-copy 40 0 55
observed-align inlined-copy 40 16 26
observed-align inlined-copy 40 32 19
observed-align inlined-copy 40 33 1
observed-align inlined-copy 40 40 6
observed-align inlined-copy 40 48 1
observed-align inlined-copy 48 0 8
observed-align inlined-copy 48 16 5
observed-align inlined-copy 48 32 11
observed-align inlined-copy 48 35 4
observed-align inlined-copy 48 37 2
observed-align inlined-copy 48 38 1
observed-align inlined-copy 48 39 1
observed-align inlined-copy 48 40 11
observed-align inlined-copy 48 48 3
observed-align inlined-copy 48 8 39
observed-align inlined-copy 56 16 87
observed-align inlined-copy 56 48 20
observed-align inlined-copy 8 0 64
observed-align inlined-copy 8 16 54
observed-align inlined-copy 8 32 111
observed-align inlined-copy 8 48 38
observed-align inlined-copy 8 56 13
observed-align inlined-copy 8 8 213
observed-align inlined-set - - 179
observed-align inlined-set 0 - 15682
observed-align inlined-set 16 - 15324
observed-align inlined-set 24 - 13864
observed-align inlined-set 32 - 15180
observed-align inlined-set 40 - 14186
observed-align inlined-set 48 - 14945
observed-align inlined-set 56 - 14413
observed-align inlined-set 8 - 17254
observed-align memcpy - - 3895
observed-align memcpy 0 0 592
observed-align memcpy 0 16 97
observed-align memcpy 0 20 1
observed-align memcpy 0 24 997
observed-align memcpy 0 32 55
observed-align memcpy 0 40 488
observed-align memcpy 0 48 69
observed-align memcpy 0 56 524
observed-align memcpy 0 8 511
observed-align memcpy 10 37 3
observed-align memcpy 11 40 3
observed-align memcpy 12 0 460
observed-align memcpy 12 37 3
observed-align memcpy 12 40 3
observed-align memcpy 14 0 3
observed-align memcpy 15 40 3
observed-align memcpy 16 0 586
observed-align memcpy 16 16 110
observed-align memcpy 16 24 11
observed-align memcpy 16 32 53
observed-align memcpy 16 40 441
observed-align memcpy 16 48 45
observed-align memcpy 16 56 11
observed-align memcpy 16 8 18
observed-align memcpy 17 37 3
observed-align memcpy 17 40 3
observed-align memcpy 18 37 3
observed-align memcpy 21 37 3
observed-align memcpy 22 37 3
observed-align memcpy 22 8 2
observed-align memcpy 23 40 3
observed-align memcpy 24 0 13
observed-align memcpy 24 16 35
observed-align memcpy 24 24 7
observed-align memcpy 24 32 40
observed-align memcpy 24 40 2
observed-align memcpy 24 48 6
observed-align memcpy 24 8 884
observed-align memcpy 26 40 6
observed-align memcpy 28 16 428
observed-align memcpy 29 37 3
observed-align memcpy 29 40 3
observed-align memcpy 3 37 3
observed-align memcpy 30 16 3
observed-align memcpy 32 0 552
observed-align memcpy 32 16 46
observed-align memcpy 32 24 29
observed-align memcpy 32 32 1
observed-align memcpy 32 37 6
observed-align memcpy 32 40 5
observed-align memcpy 32 56 470
observed-align memcpy 32 8 2
observed-align memcpy 34 40 3
observed-align memcpy 35 37 3
observed-align memcpy 38 24 1
observed-align memcpy 4 40 3
observed-align memcpy 4 56 1
observed-align memcpy 40 0 17
observed-align memcpy 40 16 1
observed-align memcpy 40 24 939
observed-align memcpy 40 32 58
observed-align memcpy 40 37 3
observed-align memcpy 40 40 9
observed-align memcpy 40 48 1
observed-align memcpy 40 8 2
observed-align memcpy 41 40 3
observed-align memcpy 44 32 459
observed-align memcpy 46 32 2
observed-align memcpy 46 37 6
observed-align memcpy 47 37 3
observed-align memcpy 47 40 3
observed-align memcpy 48 0 496
observed-align memcpy 48 16 35
observed-align memcpy 48 24 3
observed-align memcpy 48 32 23
observed-align memcpy 48 40 16
observed-align memcpy 48 48 1
observed-align memcpy 48 56 3
observed-align memcpy 48 8 462
observed-align memcpy 5 37 3
observed-align memcpy 53 37 3
observed-align memcpy 54 40 3
observed-align memcpy 55 40 3
observed-align memcpy 56 0 13
observed-align memcpy 56 1 175
observed-align memcpy 56 10 1
observed-align memcpy 56 11 1
observed-align memcpy 56 16 11
observed-align memcpy 56 2 182
observed-align memcpy 56 3 17
observed-align memcpy 56 32 60
observed-align memcpy 56 33 5
observed-align memcpy 56 36 1
observed-align memcpy 56 37 42
observed-align memcpy 56 38 3
observed-align memcpy 56 40 919
observed-align memcpy 56 41 2
observed-align memcpy 56 42 7
observed-align memcpy 56 43 5
observed-align memcpy 56 44 136
observed-align memcpy 56 46 2
observed-align memcpy 56 48 53
observed-align memcpy 56 49 43
observed-align memcpy 56 5 2
observed-align memcpy 56 50 596
observed-align memcpy 56 51 42
observed-align memcpy 56 52 16
observed-align memcpy 56 53 4
observed-align memcpy 56 54 155
observed-align memcpy 56 55 15
observed-align memcpy 56 56 47
observed-align memcpy 56 57 23
observed-align memcpy 56 58 2
observed-align memcpy 56 6 1
observed-align memcpy 56 60 100
observed-align memcpy 56 61 7
observed-align memcpy 56 8 48
observed-align memcpy 57 40 6
observed-align memcpy 6 40 6
observed-align memcpy 6 56 3
observed-align memcpy 60 48 446
observed-align memcpy 61 37 3
observed-align memcpy 61 40 3
observed-align memcpy 62 48 1
observed-align memcpy 63 37 6
observed-align memcpy 7 37 3
observed-align memcpy 8 0 64
observed-align memcpy 8 16 3
observed-align memcpy 8 32 41
observed-align memcpy 8 34 1
observed-align memcpy 8 40 2
observed-align memcpy 8 56 959
observed-align memcpy 8 8 8
observed-align memmove 0 16 1
observed-align memmove 0 56 14
observed-align memmove 16 0 1
observed-align memmove 16 8 26
observed-align memmove 24 16 26
observed-align memmove 24 40 2
observed-align memmove 24 8 1
observed-align memmove 32 24 19
observed-align memmove 40 32 19
observed-align memmove 40 56 3
observed-align memmove 48 0 2
observed-align memmove 48 32 1
observed-align memmove 48 40 16
observed-align memmove 48 48 1
observed-align memmove 56 40 1
observed-align memmove 56 48 16
observed-align memmove 56 56 1
observed-align memmove 56 8 1
observed-align memmove 8 0 14
observed-align memset - - 1880
observed-align memset 0 - 16258
observed-align memset 1 - 17
observed-align memset 10 - 14
observed-align memset 11 - 13
observed-align memset 12 - 14
observed-align memset 13 - 19
observed-align memset 14 - 18
observed-align memset 15 - 16
observed-align memset 16 - 2819
observed-align memset 17 - 25
observed-align memset 18 - 16
observed-align memset 19 - 23
observed-align memset 2 - 13
observed-align memset 20 - 18
observed-align memset 21 - 17
observed-align memset 22 - 26
observed-align memset 23 - 23
observed-align memset 24 - 291
observed-align memset 25 - 34
observed-align memset 26 - 24
observed-align memset 27 - 19
observed-align memset 28 - 27
observed-align memset 29 - 15
observed-align memset 3 - 21
observed-align memset 30 - 25
observed-align memset 31 - 22
observed-align memset 32 - 2317
observed-align memset 33 - 29
observed-align memset 34 - 22
observed-align memset 35 - 21
observed-align memset 36 - 18
observed-align memset 37 - 20
observed-align memset 38 - 17
observed-align memset 39 - 15
observed-align memset 4 - 24
observed-align memset 40 - 261
observed-align memset 41 - 17
observed-align memset 42 - 24
observed-align memset 43 - 20
observed-align memset 44 - 16
observed-align memset 45 - 14
observed-align memset 46 - 21
observed-align memset 47 - 17
observed-align memset 48 - 1299
observed-align memset 49 - 19
observed-align memset 5 - 22
observed-align memset 50 - 21
observed-align memset 51 - 22
observed-align memset 52 - 22
observed-align memset 53 - 12
observed-align memset 54 - 12
observed-align memset 55 - 15
observed-align memset 56 - 274
observed-align memset 57 - 15
observed-align memset 58 - 19
observed-align memset 59 - 15
observed-align memset 6 - 17
observed-align memset 60 - 20
observed-align memset 61 - 27
observed-align memset 62 - 25
observed-align memset 63 - 27
observed-align memset 7 - 19
observed-align memset 8 - 309
observed-align memset 9 - 16
observed-align user-clear 0 - 8
observed-align user-clear 12 - 1
observed-align user-clear 16 - 4
observed-align user-clear 32 - 1
observed-align user-clear 56 - 2
observed-align user-clear 8 - 4
observed-align user-copy 0 0 12607
observed-align user-copy 0 16 4
observed-align user-copy 0 21 1
observed-align user-copy 0 24 7
observed-align user-copy 0 32 2
observed-align user-copy 0 40 9
observed-align user-copy 0 48 4
observed-align user-copy 0 51 2
observed-align user-copy 0 56 2
observed-align user-copy 0 8 6
observed-align user-copy 1 54 1
observed-align user-copy 12 1 1
observed-align user-copy 14 23 1
observed-align user-copy 16 0 11
observed-align user-copy 16 16 4
observed-align user-copy 16 17 1
observed-align user-copy 16 24 389
observed-align user-copy 16 32 4
observed-align user-copy 16 40 392
observed-align user-copy 16 44 1
observed-align user-copy 16 48 8
observed-align user-copy 16 51 2
observed-align user-copy 16 56 417
observed-align user-copy 16 8 433
observed-align user-copy 17 14 1
observed-align user-copy 18 16 1
observed-align user-copy 18 17 2
observed-align user-copy 18 40 1
observed-align user-copy 20 23 3
observed-align user-copy 22 0 1
observed-align user-copy 22 40 1
observed-align user-copy 23 12 1
observed-align user-copy 24 0 356
observed-align user-copy 24 16 355
observed-align user-copy 24 24 1
observed-align user-copy 24 32 14
observed-align user-copy 24 39 1
observed-align user-copy 24 40 3
observed-align user-copy 24 45 2
observed-align user-copy 24 48 14
observed-align user-copy 24 8 1
observed-align user-copy 25 0 1
observed-align user-copy 25 16 1
observed-align user-copy 25 24 1
observed-align user-copy 25 41 2
observed-align user-copy 26 35 1
observed-align user-copy 27 24 1
observed-align user-copy 27 8 1
observed-align user-copy 28 29 1
observed-align user-copy 29 26 1
observed-align user-copy 3 12 1
observed-align user-copy 30 29 2
observed-align user-copy 30 48 1
observed-align user-copy 31 48 1
observed-align user-copy 32 0 7
observed-align user-copy 32 16 3
observed-align user-copy 32 24 19
observed-align user-copy 32 32 4
observed-align user-copy 32 35 3
observed-align user-copy 32 40 20
observed-align user-copy 32 48 6
observed-align user-copy 32 56 19
observed-align user-copy 32 8 24
observed-align user-copy 33 48 1
observed-align user-copy 34 32 1
observed-align user-copy 35 24 1
observed-align user-copy 35 48 1
observed-align user-copy 36 33 1
observed-align user-copy 36 8 1
observed-align user-copy 37 48 2
observed-align user-copy 38 32 1
observed-align user-copy 38 8 2
observed-align user-copy 39 32 1
observed-align user-copy 39 48 3
observed-align user-copy 39 56 1
observed-align user-copy 40 0 373
observed-align user-copy 40 16 371
observed-align user-copy 40 24 1
observed-align user-copy 40 32 18
observed-align user-copy 40 40 2
observed-align user-copy 40 48 18
observed-align user-copy 40 56 1
observed-align user-copy 41 0 2
observed-align user-copy 41 16 1
observed-align user-copy 41 41 1
observed-align user-copy 41 48 1
observed-align user-copy 42 31 1
observed-align user-copy 42 56 1
observed-align user-copy 43 16 1
observed-align user-copy 44 56 2
observed-align user-copy 45 32 2
observed-align user-copy 45 42 1
observed-align user-copy 48 0 10
observed-align user-copy 48 16 1
observed-align user-copy 48 24 4
observed-align user-copy 48 32 2
observed-align user-copy 48 48 4
observed-align user-copy 48 56 2
observed-align user-copy 48 8 4
observed-align user-copy 49 16 1
observed-align user-copy 5 6 1
observed-align user-copy 50 56 2
observed-align user-copy 52 41 1
observed-align user-copy 55 44 1
observed-align user-copy 56 0 376
observed-align user-copy 56 1 1
observed-align user-copy 56 16 378
observed-align user-copy 56 24 2
observed-align user-copy 56 32 21
observed-align user-copy 56 40 1
observed-align user-copy 56 48 21
observed-align user-copy 56 56 2
observed-align user-copy 57 32 2
observed-align user-copy 57 41 4
observed-align user-copy 58 47 1
observed-align user-copy 58 59 1
observed-align user-copy 59 56 1
observed-align user-copy 6 3 1
observed-align user-copy 60 59 2
observed-align user-copy 62 1 3
observed-align user-copy 7 0 1
observed-align user-copy 7 6 2
observed-align user-copy 8 0 389
observed-align user-copy 8 16 390
observed-align user-copy 8 24 732
observed-align user-copy 8 32 20
observed-align user-copy 8 40 781
observed-align user-copy 8 48 19
observed-align user-copy 8 56 827
observed-align user-copy 8 8 760
observed-align user-copy 9 0 1
observed-align user-copy 9 12 3
observed-align user-copy 9 16 1
observed-align user-copy 9 41 2
observed-unnamed 2 560
