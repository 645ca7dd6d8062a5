# tare profile 1
kernel: 7.2.12+deb13-amd64 #1 SMP PREEMPT_DYNAMIC Debian 7.2.12-1~bpo13+1 (2026-11-04)
cpu: QEMU TCG CPU version 2.5+
cpus: 1
clock: tsc
clock-hz: 1000000000
mode: profile
span-ns: 1672128060
cpu-features: rep_good erms
clocksource: tsc
command: sh -c mount --bind /dev /debian/dev && mount --bind /tmp /debian/tmp && mount -t proc proc /debian/proc && exec chroot /debian /run/workload
exit-status: 0
busy-ns: 1568756087
machine: machine-7.2
accelerator: tcg
exact: yes
qemu: 7.2.22 (Debian 1:7.2+dfsg-7+deb12u18+b3)
image-digest: f10023e9776c57c7c4bb756126e37592
observed-missing: 0

function memcpy seen 974678 recorded 974678 skipped 0 lost 0 bytes 7150277
function memmove seen 1 recorded 1 skipped 0 lost 0 bytes 22
function memset seen 8435 recorded 8435 skipped 0 lost 0 bytes 2517195
size memcpy task 0 0 108059 0
size memcpy task 1 1 190 190
size memcpy task 2 2 402 804
size memcpy task 3 3 136 408
size memcpy task 4 4 149 596
size memcpy task 5 5 61 305
size memcpy task 6 6 72 432
size memcpy task 7 7 131 917
size memcpy task 8 8 860975 6887800
size memcpy task 9 9 636 5724
size memcpy task 10 10 28 280
size memcpy task 11 11 66 726
size memcpy task 12 12 41 492
size memcpy task 13 13 26 338
size memcpy task 14 14 34 476
size memcpy task 15 15 95 1425
size memcpy task 16 16 607 9712
size memcpy task 17 17 37 629
size memcpy task 18 18 4 72
size memcpy task 19 19 2 38
size memcpy task 20 20 4 80
size memcpy task 21 21 14 294
size memcpy task 22 22 6 132
size memcpy task 23 23 8 184
size memcpy task 24 24 303 7272
size memcpy task 25 25 6 150
size memcpy task 26 26 2 52
size memcpy task 28 28 16 448
size memcpy task 29 29 2 58
size memcpy task 32 32 826 26432
size memcpy task 34 34 2 68
size memcpy task 40 40 487 19480
size memcpy task 48 48 228 10944
size memcpy task 49 49 2 98
size memcpy task 50 50 4 200
size memcpy task 52 52 4 208
size memcpy task 54 54 4 216
size memcpy task 56 56 148 8288
size memcpy task 64 64 180 11520
size memcpy task 72 72 219 15768
size memcpy task 80 80 69 5520
size memcpy task 88 88 22 1936
size memcpy task 96 96 13 1248
size memcpy task 104 104 6 624
size memcpy task 112 112 1 112
size memcpy task 198 198 1 198
size memcpy task 256 256 13 3328
size memcpy task 504 504 8 4032
size memcpy task 560 560 1 560
size memcpy task 576 576 13 7488
size memcpy task 616 616 4 2464
size memcpy task 728 728 7 5096
size memcpy task 784 784 1 784
size memcpy task 1912 1912 18 34416
size memcpy task 6016 6143 11 66880
size memcpy softirq 0 0 26 0
size memcpy softirq 8 8 232 1856
size memcpy softirq 16 16 3 48
size memcpy softirq 22 22 1 22
size memcpy softirq 25 25 1 25
size memcpy softirq 32 32 7 224
size memcpy softirq 40 40 4 160
align memcpy 0 0 108036
align memcpy 0 8 79
align memcpy 0 10 2
align memcpy 0 16 30
align memcpy 0 20 1
align memcpy 0 24 68
align memcpy 0 32 80
align memcpy 0 40 38
align memcpy 0 42 1
align memcpy 0 46 4
align memcpy 0 48 138
align memcpy 0 56 108
align memcpy 0 60 1
align memcpy 0 62 2
align memcpy 0 63 2
align memcpy 1 27 1
align memcpy 1 39 4
align memcpy 1 49 1
align memcpy 1 54 2
align memcpy 2 5 2
align memcpy 2 33 2
align memcpy 2 37 1
align memcpy 2 62 1
align memcpy 2 63 1
align memcpy 3 7 2
align memcpy 3 54 1
align memcpy 4 0 3
align memcpy 4 56 8
align memcpy 4 62 1
align memcpy 5 49 1
align memcpy 5 53 2
align memcpy 5 55 1
align memcpy 6 0 1
align memcpy 6 14 1
align memcpy 6 18 2
align memcpy 6 37 1
align memcpy 6 62 2
align memcpy 7 27 1
align memcpy 7 55 2
align memcpy 8 0 107639
align memcpy 8 8 490
align memcpy 8 14 1
align memcpy 8 16 47
align memcpy 8 24 25
align memcpy 8 31 1
align memcpy 8 32 48
align memcpy 8 40 31
align memcpy 8 48 68
align memcpy 8 49 2
align memcpy 8 56 155
align memcpy 8 62 2
align memcpy 9 27 1
align memcpy 9 51 2
align memcpy 9 55 1
align memcpy 9 60 1
align memcpy 10 1 7
align memcpy 10 4 2
align memcpy 10 8 1
align memcpy 10 10 1
align memcpy 10 22 1
align memcpy 10 24 1
align memcpy 10 32 1
align memcpy 10 47 1
align memcpy 10 55 1
align memcpy 10 60 1
align memcpy 10 62 1
align memcpy 11 33 2
align memcpy 11 47 1
align memcpy 11 60 2
align memcpy 12 0 9
align memcpy 12 22 2
align memcpy 12 47 2
align memcpy 12 55 1
align memcpy 12 60 1
align memcpy 13 4 2
align memcpy 13 5 4
align memcpy 13 37 2
align memcpy 13 40 2
align memcpy 13 41 2
align memcpy 13 47 1
align memcpy 13 53 2
align memcpy 13 60 2
align memcpy 14 0 6
align memcpy 14 10 3
align memcpy 14 22 1
align memcpy 14 42 2
align memcpy 14 43 2
align memcpy 14 47 2
align memcpy 14 53 1
align memcpy 14 58 3
align memcpy 15 5 1
align memcpy 15 35 2
align memcpy 15 49 2
align memcpy 15 60 1
align memcpy 16 0 215201
align memcpy 16 8 112
align memcpy 16 10 1
align memcpy 16 16 81
align memcpy 16 24 57
align memcpy 16 29 6
align memcpy 16 32 57
align memcpy 16 33 1
align memcpy 16 34 2
align memcpy 16 37 2
align memcpy 16 40 45
align memcpy 16 41 2
align memcpy 16 42 4
align memcpy 16 44 2
align memcpy 16 47 1
align memcpy 16 48 56
align memcpy 16 53 1
align memcpy 16 56 15
align memcpy 16 58 1
align memcpy 17 7 2
align memcpy 17 16 1
align memcpy 18 18 1
align memcpy 18 32 2
align memcpy 19 16 2
align memcpy 19 51 1
align memcpy 20 8 12
align memcpy 20 16 1
align memcpy 20 18 2
align memcpy 20 35 2
align memcpy 20 49 2
align memcpy 20 51 1
align memcpy 21 16 2
align memcpy 21 51 2
align memcpy 21 55 2
align memcpy 21 56 2
align memcpy 22 16 2
align memcpy 22 18 2
align memcpy 22 24 1
align memcpy 22 27 1
align memcpy 22 37 2
align memcpy 22 51 1
align memcpy 23 16 2
align memcpy 23 49 2
align memcpy 24 0 107530
align memcpy 24 8 145
align memcpy 24 16 128
align memcpy 24 18 2
align memcpy 24 22 1
align memcpy 24 24 77
align memcpy 24 26 1
align memcpy 24 27 2
align memcpy 24 31 1
align memcpy 24 32 76
align memcpy 24 35 2
align memcpy 24 39 5
align memcpy 24 40 12
align memcpy 24 42 1
align memcpy 24 48 78
align memcpy 24 53 5
align memcpy 24 56 2
align memcpy 24 58 3
align memcpy 25 16 1
align memcpy 25 37 2
align memcpy 26 1 6
align memcpy 26 10 2
align memcpy 26 16 1
align memcpy 26 18 1
align memcpy 26 22 1
align memcpy 26 27 1
align memcpy 26 32 7
align memcpy 26 43 2
align memcpy 26 51 1
align memcpy 27 4 2
align memcpy 27 14 2
align memcpy 27 16 1
align memcpy 27 24 1
align memcpy 28 8 2
align memcpy 28 16 17
align memcpy 28 18 1
align memcpy 28 23 3
align memcpy 28 55 1
align memcpy 28 56 1
align memcpy 28 61 2
align memcpy 29 16 2
align memcpy 29 23 1
align memcpy 29 24 2
align memcpy 29 47 1
align memcpy 29 55 1
align memcpy 29 60 2
align memcpy 29 63 2
align memcpy 30 4 1
align memcpy 30 16 8
align memcpy 30 18 2
align memcpy 30 55 2
align memcpy 31 10 2
align memcpy 31 16 3
align memcpy 31 21 3
align memcpy 31 24 2
align memcpy 31 47 2
align memcpy 31 51 2
align memcpy 31 55 1
align memcpy 31 63 2
align memcpy 32 0 107528
align memcpy 32 4 2
align memcpy 32 8 46
align memcpy 32 16 110
align memcpy 32 18 2
align memcpy 32 24 122
align memcpy 32 32 60
align memcpy 32 40 30
align memcpy 32 48 42
align memcpy 32 54 2
align memcpy 32 55 2
align memcpy 32 56 40
align memcpy 32 58 1
align memcpy 32 60 1
align memcpy 33 1 1
align memcpy 33 12 2
align memcpy 33 14 1
align memcpy 33 16 1
align memcpy 33 21 1
align memcpy 33 24 1
align memcpy 33 47 1
align memcpy 33 60 1
align memcpy 33 62 2
align memcpy 34 0 2
align memcpy 34 4 2
align memcpy 34 16 2
align memcpy 34 18 1
align memcpy 34 24 3
align memcpy 34 35 1
align memcpy 34 47 1
align memcpy 34 49 2
align memcpy 34 55 1
align memcpy 34 58 1
align memcpy 34 60 1
align memcpy 35 1 1
align memcpy 35 14 1
align memcpy 35 16 1
align memcpy 35 24 1
align memcpy 35 37 1
align memcpy 35 49 2
align memcpy 35 51 2
align memcpy 35 56 2
align memcpy 35 58 1
align memcpy 35 59 1
align memcpy 35 60 1
align memcpy 36 4 1
align memcpy 36 16 1
align memcpy 36 24 12
align memcpy 36 27 1
align memcpy 36 32 3
align memcpy 36 35 2
align memcpy 36 47 2
align memcpy 37 24 3
align memcpy 37 37 2
align memcpy 37 42 1
align memcpy 37 59 1
align memcpy 38 9 2
align memcpy 38 27 1
align memcpy 38 32 1
align memcpy 38 35 2
align memcpy 38 47 1
align memcpy 39 11 2
align memcpy 39 24 3
align memcpy 39 37 2
align memcpy 39 51 2
align memcpy 39 58 1
align memcpy 39 62 2
align memcpy 40 0 107584
align memcpy 40 8 12
align memcpy 40 16 3
align memcpy 40 24 119
align memcpy 40 32 88
align memcpy 40 35 2
align memcpy 40 40 8
align memcpy 40 48 29
align memcpy 40 51 1
align memcpy 40 60 1
align memcpy 41 4 2
align memcpy 41 14 1
align memcpy 41 24 2
align memcpy 41 37 2
align memcpy 42 1 6
align memcpy 42 10 1
align memcpy 42 11 2
align memcpy 42 16 2
align memcpy 42 24 1
align memcpy 42 35 1
align memcpy 42 51 2
align memcpy 42 58 2
align memcpy 42 60 1
align memcpy 43 14 1
align memcpy 43 24 2
align memcpy 43 37 1
align memcpy 43 40 1
align memcpy 43 47 1
align memcpy 44 32 8
align memcpy 44 35 1
align memcpy 44 51 2
align memcpy 44 56 2
align memcpy 45 24 4
align memcpy 45 35 3
align memcpy 45 37 1
align memcpy 45 47 1
align memcpy 46 32 6
align memcpy 46 35 2
align memcpy 46 44 1
align memcpy 46 51 2
align memcpy 47 35 1
align memcpy 47 37 2
align memcpy 47 40 1
align memcpy 47 55 1
align memcpy 48 0 107533
align memcpy 48 8 60
align memcpy 48 16 18
align memcpy 48 24 5
align memcpy 48 32 120
align memcpy 48 35 2
align memcpy 48 40 64
align memcpy 48 48 52
align memcpy 48 51 1
align memcpy 48 56 4
align memcpy 48 60 1
align memcpy 49 37 2
align memcpy 49 55 2
align memcpy 49 58 2
align memcpy 50 4 2
align memcpy 50 20 2
align memcpy 50 27 2
align memcpy 50 35 1
align memcpy 50 40 2
align memcpy 50 44 1
align memcpy 50 51 1
align memcpy 50 60 3
align memcpy 50 63 1
align memcpy 51 16 2
align memcpy 51 22 3
align memcpy 51 29 2
align memcpy 51 32 2
align memcpy 51 37 1
align memcpy 51 47 1
align memcpy 51 54 1
align memcpy 51 55 1
align memcpy 52 6 2
align memcpy 52 19 2
align memcpy 52 33 2
align memcpy 52 34 2
align memcpy 52 40 9
align memcpy 52 51 2
align memcpy 52 55 1
align memcpy 52 59 1
align memcpy 52 60 3
align memcpy 52 63 2
align memcpy 53 2 1
align memcpy 53 6 1
align memcpy 53 8 3
align memcpy 53 10 2
align memcpy 53 13 1
align memcpy 53 16 1
align memcpy 53 17 1
align memcpy 53 20 1
align memcpy 53 21 3
align memcpy 53 22 1
align memcpy 53 26 1
align memcpy 53 29 1
align memcpy 53 34 1
align memcpy 53 35 1
align memcpy 53 42 2
align memcpy 53 43 2
align memcpy 53 44 3
align memcpy 53 46 3
align memcpy 53 47 2
align memcpy 53 48 1
align memcpy 53 49 1
align memcpy 53 54 3
align memcpy 53 55 1
align memcpy 53 58 1
align memcpy 53 62 1
align memcpy 53 63 2
align memcpy 54 51 2
align memcpy 54 55 2
align memcpy 54 59 1
align memcpy 54 60 2
align memcpy 54 63 2
align memcpy 55 16 2
align memcpy 55 33 1
align memcpy 55 47 1
align memcpy 55 54 2
align memcpy 55 60 1
align memcpy 56 0 107551
align memcpy 56 1 1
align memcpy 56 8 19
align memcpy 56 14 1
align memcpy 56 15 1
align memcpy 56 16 25
align memcpy 56 24 38
align memcpy 56 25 1
align memcpy 56 26 12
align memcpy 56 28 60
align memcpy 56 29 106
align memcpy 56 30 405
align memcpy 56 31 402
align memcpy 56 32 49
align memcpy 56 33 2
align memcpy 56 34 6
align memcpy 56 35 10
align memcpy 56 37 1
align memcpy 56 39 12
align memcpy 56 40 219
align memcpy 56 44 1
align memcpy 56 45 22
align memcpy 56 46 162
align memcpy 56 47 1
align memcpy 56 48 334
align memcpy 56 50 5
align memcpy 56 51 11
align memcpy 56 52 3
align memcpy 56 53 18
align memcpy 56 54 1
align memcpy 56 55 1
align memcpy 56 56 9
align memcpy 56 58 15
align memcpy 56 60 6
align memcpy 56 63 2
align memcpy 57 40 2
align memcpy 57 54 2
align memcpy 57 59 1
align memcpy 57 60 1
align memcpy 58 1 6
align memcpy 58 10 1
align memcpy 58 14 2
align memcpy 58 32 8
align memcpy 58 41 2
align memcpy 58 47 1
align memcpy 58 52 1
align memcpy 58 60 1
align memcpy 58 62 1
align memcpy 58 63 1
align memcpy 59 4 2
align memcpy 59 22 1
align memcpy 59 33 1
align memcpy 59 54 1
align memcpy 59 59 1
align memcpy 60 10 2
align memcpy 60 14 1
align memcpy 60 44 2
align memcpy 60 48 14
align memcpy 60 52 2
align memcpy 60 60 2
align memcpy 60 62 2
align memcpy 60 63 1
align memcpy 61 22 1
align memcpy 61 52 3
align memcpy 61 54 3
align memcpy 61 55 1
align memcpy 62 16 2
align memcpy 62 24 2
align memcpy 62 32 2
align memcpy 62 48 6
align memcpy 62 60 2
align memcpy 62 62 2
align memcpy 62 63 2
align memcpy 63 18 2
align memcpy 63 27 1
align memcpy 63 37 2
align memcpy 63 45 2
align memcpy 63 52 1
align memcpy 63 54 2
align memcpy 63 55 1
caller memcpy 567 18144 blake2s_final+0x53/0xb0
caller memcpy 10 80 dup_fd+0x186/0x3b0
caller memcpy 469 7704 mas_wr_node_store+0x21f/0x500
caller memcpy 4 24 kstrdup+0x4e/0x70
caller memcpy 31 248 mm_init_cid+0xf4/0x150
caller memcpy 76 1976 seq_write+0x2c/0x50
caller memcpy 322 9928 node_copy.isra.0+0x15c/0x430
caller memcpy 33 57 smp_text_poke_batch_finish+0x210/0x5b0
caller memcpy 860801 6898520 blake2s_update+0x68/0x140
caller memcpy 51 17198 _copy_to_iter+0x2c9/0x660
caller memcpy 99 1496 node_copy.isra.0+0x20b/0x430
caller memcpy 10 80 dup_fd+0x14e/0x3b0
caller memcpy 1 22 _prb_read_valid+0x240/0x340
caller memcpy 13 7488 fpu_flush_thread+0xc6/0x120
caller memcpy 12 272 free_to_pcs_bulk+0x172/0x590
caller memcpy 506 3591 vsnprintf+0x4c2/0x660
caller memcpy 11 66880 memcpy_and_pad+0x21/0x50
caller memcpy 469 11456 mas_wr_node_store+0x1f9/0x500
caller memcpy 158 2360 node_copy.isra.0+0x24c/0x430
caller memcpy 107943 0 blake2s_update+0xa1/0x140
caller memcpy 1 4 kmemdup_nul+0x53/0x80
caller memcpy 33 90 __smp_text_poke_batch_add+0xd3/0x310
caller memcpy 1642 12475 __d_alloc+0x78/0x220
caller memcpy 451 21152 mas_wr_node_store+0x137/0x500
caller memcpy 18 34416 pgd_alloc+0x11f/0x2a0
caller memcpy 15 234 copy_string_kernel+0xf3/0x180
caller memcpy 1 8 kmemdup_noprof+0x36/0x50
caller memcpy 10 80 dup_fd+0x116/0x3b0
caller memcpy 213 10536 node_copy.isra.0+0xc0/0x430
caller memcpy 216 2000 crng_fast_key_erasure+0xd1/0x110
caller memcpy 451 21152 mas_wr_node_store+0x14e/0x500
caller memcpy 13 68 __set_task_comm+0x59/0x160
caller memcpy 28 538 do_getname_kernel+0xc6/0x100
size memmove softirq 22 22 1 22
align memmove 8 10 1
overlap memmove 1
caller memmove 1 22 printk_sprint+0xca/0xe0
size memset task 0 0 214 0
size memset task 1 1 1 1
size memset task 4 4 7 28
size memset task 8 8 62 496
size memset task 10 10 1 10
size memset task 11 11 3 33
size memset task 12 12 4 48
size memset task 13 13 4 52
size memset task 14 14 2 28
size memset task 16 16 45 720
size memset task 24 24 374 8976
size memset task 32 32 87 2784
size memset task 40 40 2 80
size memset task 48 48 4 192
size memset task 49 49 1 49
size memset task 56 56 1066 59696
size memset task 64 64 888 56832
size memset task 68 68 1 68
size memset task 71 71 1 71
size memset task 72 72 14 1008
size memset task 80 80 5 400
size memset task 88 88 521 45848
size memset task 96 96 49 4704
size memset task 98 98 1 98
size memset task 104 104 1 104
size memset task 112 112 10 1120
size memset task 121 121 1 121
size memset task 128 128 19 2432
size memset task 132 132 1 132
size memset task 140 140 1 140
size memset task 141 141 1 141
size memset task 151 151 1 151
size memset task 164 164 1 164
size memset task 184 184 34 6256
size memset task 185 185 1 185
size memset task 187 187 1 187
size memset task 192 192 3686 707712
size memset task 219 219 1 219
size memset task 222 222 1 222
size memset task 236 236 1 236
size memset task 239 239 1 239
size memset task 256 256 679 173824
size memset task 272 272 1 272
size memset task 278 278 1 278
size memset task 296 296 1 296
size memset task 298 298 1 298
size memset task 329 329 1 329
size memset task 334 334 1 334
size memset task 363 363 1 363
size memset task 372 372 1 372
size memset task 379 379 1 379
size memset task 384 384 3 1152
size memset task 386 386 1 386
size memset task 417 417 1 417
size memset task 420 420 1 420
size memset task 446 446 1 446
size memset task 450 450 1 450
size memset task 458 458 1 458
size memset task 467 467 1 467
size memset task 472 472 1 472
size memset task 508 508 1 508
size memset task 510 510 1 510
size memset task 512 512 42 21504
size memset task 540 540 1 540
size memset task 545 545 1 545
size memset task 556 556 1 556
size memset task 571 571 1 571
size memset task 582 582 1 582
size memset task 596 596 1 596
size memset task 615 615 1 615
size memset task 616 616 1 616
size memset task 628 628 1 628
size memset task 643 643 1 643
size memset task 670 670 1 670
size memset task 673 673 1 673
size memset task 688 688 1 688
size memset task 700 700 1 700
size memset task 704 704 14 9856
size memset task 707 707 1 707
size memset task 735 735 1 735
size memset task 736 736 1 736
size memset task 751 751 1 751
size memset task 769 769 1 769
size memset task 790 790 1 790
size memset task 795 795 1 795
size memset task 797 797 1 797
size memset task 811 811 1 811
size memset task 812 812 1 812
size memset task 833 833 1 833
size memset task 850 850 1 850
size memset task 854 854 1 854
size memset task 860 860 1 860
size memset task 864 864 1 864
size memset task 876 876 1 876
size memset task 880 880 1 880
size memset task 894 894 2 1788
size memset task 896 896 1 896
size memset task 935 935 2 1870
size memset task 937 937 1 937
size memset task 967 967 1 967
size memset task 970 970 1 970
size memset task 977 977 1 977
size memset task 990 990 1 990
size memset task 995 995 1 995
size memset task 997 997 1 997
size memset task 1015 1015 1 1015
size memset task 1022 1022 1 1022
size memset task 1024 1024 26 26624
size memset task 1029 1029 1 1029
size memset task 1036 1036 1 1036
size memset task 1040 1040 8 8320
size memset task 1048 1048 1 1048
size memset task 1050 1050 1 1050
size memset task 1075 1075 2 2150
size memset task 1076 1076 1 1076
size memset task 1104 1104 1 1104
size memset task 1107 1107 1 1107
size memset task 1109 1109 1 1109
size memset task 1120 1120 1 1120
size memset task 1126 1126 1 1126
size memset task 1129 1129 1 1129
size memset task 1151 1151 1 1151
size memset task 1152 1152 18 20736
size memset task 1153 1153 1 1153
size memset task 1161 1161 1 1161
size memset task 1188 1188 1 1188
size memset task 1193 1193 1 1193
size memset task 1200 1200 1 1200
size memset task 1213 1213 1 1213
size memset task 1219 1219 1 1219
size memset task 1231 1231 1 1231
size memset task 1232 1232 2 2464
size memset task 1239 1239 1 1239
size memset task 1250 1250 1 1250
size memset task 1255 1255 1 1255
size memset task 1274 1274 1 1274
size memset task 1278 1278 1 1278
size memset task 1283 1283 1 1283
size memset task 1300 1300 1 1300
size memset task 1306 1306 1 1306
size memset task 1313 1313 2 2626
size memset task 1330 1330 1 1330
size memset task 1332 1332 1 1332
size memset task 1342 1342 1 1342
size memset task 1344 1344 2 2688
size memset task 1360 1360 1 1360
size memset task 1362 1362 1 1362
size memset task 1370 1370 1 1370
size memset task 1388 1388 1 1388
size memset task 1389 1389 1 1389
size memset task 1393 1393 1 1393
size memset task 1418 1418 1 1418
size memset task 1419 1419 1 1419
size memset task 1424 1424 1 1424
size memset task 1447 1447 1 1447
size memset task 1450 1450 1 1450
size memset task 1452 1452 1 1452
size memset task 1469 1469 1 1469
size memset task 1473 1473 1 1473
size memset task 1480 1480 1 1480
size memset task 1499 1499 1 1499
size memset task 1502 1502 1 1502
size memset task 1506 1506 1 1506
size memset task 1521 1521 1 1521
size memset task 1528 1528 1 1528
size memset task 1533 1533 1 1533
size memset task 1557 1557 1 1557
size memset task 1562 1562 2 3124
size memset task 1583 1583 1 1583
size memset task 1586 1586 1 1586
size memset task 1588 1588 1 1588
size memset task 1599 1599 1 1599
size memset task 1612 1612 1 1612
size memset task 1617 1617 1 1617
size memset task 1633 1633 1 1633
size memset task 1642 1642 1 1642
size memset task 1644 1644 1 1644
size memset task 1660 1660 1 1660
size memset task 1667 1667 1 1667
size memset task 1675 1675 1 1675
size memset task 1688 1688 1 1688
size memset task 1692 1692 1 1692
size memset task 1695 1695 1 1695
size memset task 1720 1720 1 1720
size memset task 1728 1728 1 1728
size memset task 1732 1732 1 1732
size memset task 1749 1749 1 1749
size memset task 1750 1750 1 1750
size memset task 1752 1752 18 31536
size memset task 1760 1760 1 1760
size memset task 1770 1770 1 1770
size memset task 1779 1779 1 1779
size memset task 1780 1780 1 1780
size memset task 1795 1795 1 1795
size memset task 1800 1800 1 1800
size memset task 1809 1809 1 1809
size memset task 1837 1837 1 1837
size memset task 1838 1838 1 1838
size memset task 1843 1843 1 1843
size memset task 1851 1851 1 1851
size memset task 1856 1856 1 1856
size memset task 1869 1869 1 1869
size memset task 1890 1890 1 1890
size memset task 1894 1894 1 1894
size memset task 1898 1898 1 1898
size memset task 1907 1907 1 1907
size memset task 1912 1912 1 1912
size memset task 1917 1917 1 1917
size memset task 1937 1937 1 1937
size memset task 1942 1942 1 1942
size memset task 1944 1944 1 1944
size memset task 1967 1967 2 3934
size memset task 1969 1969 1 1969
size memset task 1993 1993 1 1993
size memset task 1996 1996 1 1996
size memset task 2000 2000 1 2000
size memset task 2020 2020 1 2020
size memset task 2023 2023 1 2023
size memset task 2025 2025 1 2025
size memset task 2048 2048 10 20480
size memset task 2052 2052 1 2052
size memset task 2057 2057 1 2057
size memset task 2078 2078 1 2078
size memset task 2081 2081 1 2081
size memset task 2090 2090 1 2090
size memset task 2103 2103 1 2103
size memset task 2106 2106 1 2106
size memset task 2110 2110 1 2110
size memset task 2130 2130 1 2130
size memset task 2144 2144 1 2144
size memset task 2146 2146 1 2146
size memset task 2158 2158 1 2158
size memset task 2167 2167 1 2167
size memset task 2168 2168 1 2168
size memset task 2190 2190 1 2190
size memset task 2191 2191 1 2191
size memset task 2192 2192 1 2192
size memset task 2219 2219 1 2219
size memset task 2222 2222 1 2222
size memset task 2224 2224 1 2224
size memset task 2243 2243 1 2243
size memset task 2247 2247 1 2247
size memset task 2252 2252 1 2252
size memset task 2270 2270 1 2270
size memset task 2276 2276 2 4552
size memset task 2299 2299 1 2299
size memset task 2303 2303 1 2303
size memset task 2304 2304 1 2304
size memset task 2330 2330 1 2330
size memset task 2333 2333 1 2333
size memset task 2338 2338 1 2338
size memset task 2354 2354 1 2354
size memset task 2359 2359 1 2359
size memset task 2362 2362 1 2362
size memset task 2388 2388 2 4776
size memset task 2391 2391 1 2391
size memset task 2405 2405 1 2405
size memset task 2417 2417 1 2417
size memset task 2418 2418 1 2418
size memset task 2442 2442 1 2442
size memset task 2444 2444 1 2444
size memset task 2446 2446 1 2446
size memset task 2453 2453 1 2453
size memset task 2471 2471 1 2471
size memset task 2473 2473 1 2473
size memset task 2475 2475 1 2475
size memset task 2496 2496 1 2496
size memset task 2497 2497 1 2497
size memset task 2506 2506 1 2506
size memset task 2522 2522 1 2522
size memset task 2526 2526 1 2526
size memset task 2529 2529 1 2529
size memset task 2549 2549 1 2549
size memset task 2550 2550 1 2550
size memset task 2551 2551 1 2551
size memset task 2572 2572 1 2572
size memset task 2576 2576 1 2576
size memset task 2587 2587 1 2587
size memset task 2604 2604 1 2604
size memset task 2607 2607 1 2607
size memset task 2611 2611 1 2611
size memset task 2612 2612 1 2612
size memset task 2634 2634 1 2634
size memset task 2637 2637 1 2637
size memset task 2641 2641 1 2641
size memset task 2657 2657 1 2657
size memset task 2660 2660 1 2660
size memset task 2664 2664 1 2664
size memset task 2688 2688 1 2688
size memset task 2693 2693 1 2693
size memset task 2700 2700 1 2700
size memset task 2721 2721 1 2721
size memset task 2722 2722 3 8166
size memset task 2747 2747 1 2747
size memset task 2748 2748 2 5496
size memset task 2774 2774 2 5548
size memset task 2783 2783 1 2783
size memset task 2799 2799 1 2799
size memset task 2803 2803 1 2803
size memset task 2804 2804 1 2804
size memset task 2824 2824 11 31064
size memset task 2828 2828 1 2828
size memset task 2832 2832 1 2832
size memset task 2833 2833 1 2833
size memset task 2855 2855 1 2855
size memset task 2858 2858 1 2858
size memset task 2860 2860 1 2860
size memset task 2883 2883 1 2883
size memset task 2892 2892 1 2892
size memset task 2904 2904 1 2904
size memset task 2911 2911 1 2911
size memset task 2914 2914 1 2914
size memset task 2915 2915 1 2915
size memset task 2938 2938 1 2938
size memset task 2939 2939 1 2939
size memset task 2942 2942 1 2942
size memset task 2963 2963 1 2963
size memset task 2970 2970 1 2970
size memset task 2971 2971 1 2971
size memset task 2995 2995 1 2995
size memset task 2996 2996 1 2996
size memset task 2998 2998 1 2998
size memset task 3021 3021 1 3021
size memset task 3024 3024 1 3024
size memset task 3031 3031 1 3031
size memset task 3051 3051 1 3051
size memset task 3054 3054 1 3054
size memset task 3055 3055 1 3055
size memset task 3078 3078 1 3078
size memset task 3080 3080 1 3080
size memset task 3082 3082 1 3082
size memset task 3107 3107 3 9321
size memset task 3132 3132 1 3132
size memset task 3133 3133 1 3133
size memset task 3136 3136 1 3136
size memset task 3158 3158 1 3158
size memset task 3162 3162 1 3162
size memset task 3163 3163 1 3163
size memset task 3191 3191 1 3191
size memset task 3193 3193 1 3193
size memset task 3199 3199 1 3199
size memset task 3200 3200 1 3200
size memset task 3216 3216 1 3216
size memset task 3219 3219 1 3219
size memset task 3226 3226 1 3226
size memset task 3247 3247 1 3247
size memset task 3249 3249 1 3249
size memset task 3254 3254 1 3254
size memset task 3272 3272 1 3272
size memset task 3275 3275 1 3275
size memset task 3276 3276 1 3276
size memset task 3294 3294 1 3294
size memset task 3298 3298 2 6596
size memset task 3301 3301 1 3301
size memset task 3326 3326 1 3326
size memset task 3329 3329 1 3329
size memset task 3330 3330 1 3330
size memset task 3354 3354 1 3354
size memset task 3355 3355 1 3355
size memset task 3360 3360 1 3360
size memset task 3386 3386 1 3386
size memset task 3387 3387 1 3387
size memset task 3390 3390 1 3390
size memset task 3410 3410 1 3410
size memset task 3415 3415 2 6830
size memset task 3441 3441 1 3441
size memset task 3442 3442 1 3442
size memset task 3443 3443 1 3443
size memset task 3453 3453 1 3453
size memset task 3455 3455 1 3455
size memset task 3464 3464 1 3464
size memset task 3466 3466 1 3466
size memset task 3467 3467 2 6934
size memset task 3475 3475 1 3475
size memset task 3480 3480 1 3480
size memset task 3493 3493 1 3493
size memset task 3494 3494 1 3494
size memset task 3495 3495 1 3495
size memset task 3500 3500 1 3500
size memset task 3505 3505 1 3505
size memset task 3523 3523 2 7046
size memset task 3526 3526 1 3526
size memset task 3535 3535 2 7070
size memset task 3551 3551 1 3551
size memset task 3552 3552 2 7104
size memset task 3555 3555 1 3555
size memset task 3563 3563 1 3563
size memset task 3570 3570 1 3570
size memset task 3600 3600 1 3600
size memset task 3603 3603 1 3603
size memset task 3618 3618 1 3618
size memset task 3624 3624 1 3624
size memset task 3625 3625 1 3625
size memset task 3645 3645 1 3645
size memset task 3662 3662 1 3662
size memset task 3672 3672 1 3672
size memset task 3680 3680 1 3680
size memset task 3681 3681 1 3681
size memset task 3684 3684 1 3684
size memset task 3699 3699 1 3699
size memset task 3701 3701 1 3701
size memset task 3732 3732 1 3732
size memset task 3741 3741 1 3741
size memset task 3753 3753 1 3753
size memset task 3767 3767 1 3767
size memset task 3789 3789 1 3789
size memset task 3791 3791 1 3791
size memset task 3819 3819 1 3819
size memset task 3825 3825 1 3825
size memset task 3847 3847 1 3847
size memset task 3850 3850 1 3850
size memset task 3856 3856 1 3856
size memset task 3871 3871 1 3871
size memset task 3878 3878 1 3878
size memset task 3881 3881 1 3881
size memset task 3903 3903 1 3903
size memset task 3907 3907 1 3907
size memset task 3910 3910 1 3910
size memset task 3911 3911 1 3911
size memset task 3937 3937 1 3937
size memset task 3938 3938 3 11814
size memset task 3939 3939 1 3939
size memset task 3952 3952 1 3952
size memset task 3954 3954 1 3954
size memset task 3956 3956 1 3956
size memset task 3961 3961 1 3961
size memset task 3981 3981 1 3981
size memset task 3984 3984 1 3984
size memset task 3997 3997 1 3997
size memset task 4004 4004 1 4004
size memset task 4023 4023 2 8046
size memset task 4029 4029 1 4029
size memset task 4031 4031 1 4031
size memset task 4043 4043 1 4043
size memset task 4047 4047 1 4047
size memset task 4049 4049 1 4049
size memset task 4056 4056 1 4056
size memset task 4057 4057 1 4057
size memset task 4060 4060 1 4060
size memset task 4066 4066 1 4066
size memset task 4073 4073 1 4073
size memset task 4074 4074 1 4074
size memset task 4075 4075 1 4075
size memset task 4076 4076 1 4076
size memset task 4085 4085 1 4085
size memset task 4089 4089 2 8178
size memset task 4096 4096 48 196608
size memset task 8704 8959 11 97944
size memset softirq 0 0 1 0
size memset softirq 24 24 5 120
size memset softirq 512 512 1 512
align memset 0 0 5792
align memset 1 0 7
align memset 2 0 11
align memset 3 0 8
align memset 4 0 8
align memset 5 0 8
align memset 6 0 5
align memset 7 0 6
align memset 8 0 162
align memset 9 0 9
align memset 10 0 3
align memset 11 0 3
align memset 12 0 11
align memset 13 0 10
align memset 14 0 7
align memset 15 0 9
align memset 16 0 421
align memset 17 0 9
align memset 18 0 6
align memset 19 0 6
align memset 20 0 11
align memset 21 0 11
align memset 22 0 9
align memset 23 0 9
align memset 24 0 649
align memset 25 0 9
align memset 26 0 4
align memset 27 0 4
align memset 28 0 9
align memset 29 0 7
align memset 30 0 17
align memset 31 0 13
align memset 32 0 263
align memset 33 0 6
align memset 34 0 8
align memset 35 0 4
align memset 36 0 5
align memset 37 0 7
align memset 38 0 11
align memset 39 0 1
align memset 40 0 403
align memset 41 0 6
align memset 42 0 8
align memset 43 0 4
align memset 44 0 10
align memset 45 0 6
align memset 46 0 4
align memset 47 0 7
align memset 48 0 203
align memset 49 0 6
align memset 50 0 4
align memset 51 0 6
align memset 52 0 13
align memset 53 0 6
align memset 54 0 9
align memset 55 0 4
align memset 56 0 142
align memset 57 0 5
align memset 58 0 4
align memset 59 0 2
align memset 60 0 5
align memset 61 0 11
align memset 62 0 3
align memset 63 0 6
caller memset 29 101768 kmem_cache_alloc_node_noprof+0x271/0x440
caller memset 10 0 dup_fd+0x2bb/0x3b0
caller memset 18 144 mm_init+0xf9/0x3d0
caller memset 4548 705960 kmem_cache_alloc_noprof+0x2cf/0x420
caller memset 10 88 __kmalloc_node_track_caller_noprof+0x2b3/0x5f0
caller memset 1642 315264 kmem_cache_alloc_lru_noprof+0x2cb/0x420
caller memset 11 31064 arch_dup_task_struct+0x20/0x30
caller memset 10 4864 __kmalloc_flags_noprof+0x22d/0x620
caller memset 10 10784 sk_prot_alloc+0x61/0x110
caller memset 14 40960 __kvmalloc_node_noprof+0x3d8/0x730
caller memset 8 232 __kmalloc_node_noprof+0x2b8/0x5f0
caller memset 64 1792 pcpu_alloc_noprof+0x4d0/0x980
caller memset 10 0 dup_fd+0x269/0x3b0
caller memset 13 140 __set_task_comm+0x87/0x160
caller memset 18 144 mm_init+0x2bd/0x3d0
caller memset 13 1248 load_elf_binary+0x105c/0x1830
caller memset 225 57600 kmem_cache_alloc_from_sheaf_noprof+0xb6/0x1e0
caller memset 13 104 begin_new_exec+0x3b6/0xb90
caller memset 123 141456 __kmalloc_cache_noprof+0x2da/0x430
caller memset 7 672 __kmalloc_cache_node_noprof+0x27b/0x450
caller memset 10 0 dup_fd+0x160/0x3b0
caller memset 615 119376 __kmalloc_noprof+0x2bd/0x5c0
caller memset 567 9800 blake2s_final+0x32/0xb0
caller memset 10 0 dup_fd+0x13b/0x3b0
caller memset 437 973735 zero_user_segments.constprop.0+0x102/0x150
observed clear_page rep 3603 15175680 clear_highpages_kasan_tagged+0x23/0x40
observed memcpy call 860772 6897392 blake2s_update+0x63/0x150
observed user-copy call 4636 5798298 _copy_to_iter+0x88/0x670
observed user-copy call 1457 5542521 _copy_from_iter+0x6a/0x620
observed user-copy call 984 2991575 copy_folio_from_iter_atomic+0xa7/0xa50
observed checked-copy call 306 1253376 copy_mc_to_kernel+0x10/0x40
observed memset call 436 969688 zero_user_segments.constprop.0+0xfd/0x160
observed memset call 4459 689600 kmem_cache_alloc_noprof+0x2ca/0x430
observed inlined-copy rep 2983 501144 sync_regs+0x22/0x40
observed memset call 1630 312960 kmem_cache_alloc_lru_noprof+0x2c6/0x430
observed inlined-set rep 1274 244608 __do_sys_newfstatat+0x2b/0x90
observed inlined-set rep 1011 242640 do_file_open+0x42/0x1b0
observed inlined-set rep 437 241224 inode_init_once+0x47/0x100
observed inlined-set rep 917 220080 filename_lookup+0x46/0x210
observed inlined-set rep 2069 215176 __handle_mm_fault+0x44/0xf90
observed inlined-set rep 693 171864 process_measurement+0x7c/0xc70
observed inlined-set rep 3342 160416 vfs_read+0x1a3/0x380
observed memset call 105 130560 __kmalloc_cache_noprof+0x2d5/0x440
observed inlined-set rep 672 129024 locks_remove_posix+0x3c/0x1c0
observed inlined-set rep 1792 129024 tomoyo_init_request_info+0x3f/0x160
observed inlined-set rep 678 124752 vfs_getattr_nosec+0x51/0x110
observed inlined-set rep 487 124672 mas_wr_node_store+0x37/0x510
observed inlined-set rep 1947 124608 lock_vma_under_rcu+0x43/0x2d0
observed inlined-set rep 689 121264 tomoyo_path_perm+0x85/0x230
observed inlined-copy rep 392 119168 timekeeping_update_from_shadow.constprop.0+0xf5/0x1f0
observed user-copy call 1064 113216 _copy_to_user+0x2c/0x50
observed memset call 605 112944 __kmalloc_noprof+0x2b8/0x5d0
observed inlined-set rep 572 100672 tomoyo_check_open_permission+0x6d/0x1b0
observed inlined-set rep 678 97632 cp_new_stat+0x40/0x180
observed inlined-set rep 385 95480 mas_wr_node_store+0xd7/0x510
observed memset call 26 92720 kmem_cache_alloc_node_noprof+0x26c/0x450
observed inlined-set rep 493 86768 tomoyo_path_number_perm+0x6a/0x2a0
observed inlined-set rep 201 70752 __mmap_region+0x95/0x10e0
observed inlined-set rep 967 69624 __dquot_alloc_space+0x44/0x400
observed inlined-set rep 4 65536 copy_process+0x1415/0x2310
observed inlined-set rep 1283 61584 vfs_write+0x159/0x450
observed memcpy call 10 60800 memcpy_and_pad+0x1c/0x60
observed user-clear call 20 60660 elf_load+0x217/0x250
observed inlined-set rep 525 58800 blake2s_final+0x78/0xb0
observed inlined-set rep 481 57720 __shmem_get_inode+0xf0/0x3d0
observed memset call 225 57600 kmem_cache_alloc_from_sheaf_noprof+0xb1/0x1f0
observed inlined-set rep 689 55120 tomoyo_path_perm+0x7a/0x230
observed inlined-set rep 248 47616 vm_area_alloc+0x30/0x70
observed inlined-set rep 572 45760 tomoyo_check_open_permission+0x60/0x1b0
observed inlined-set rep 170 42160 dst_setup+0xd5/0x550
observed inlined-set rep 350 42000 blake2s.constprop.0+0x2e/0x90
observed inlined-set rep 493 39440 tomoyo_path_number_perm+0x5f/0x2a0
observed inlined-set rep 489 39120 mas_alloc_cyclic+0x7e/0x6a0
observed inlined-set rep 489 39120 mtree_alloc_cyclic+0x35/0xf0
observed inlined-set rep 592 37888 hook_file_open+0x3c/0x290
observed inlined-set rep 454 36320 mas_preallocate+0x2d/0x460
observed inlined-set rep 454 36320 mas_store_prealloc+0x3a/0x4d0
observed inlined-set rep 56 31808 radix_tree_node_ctor+0x32/0x60
observed memcpy call 16 30592 pgd_alloc+0x11a/0x2b0
observed memset call 10 28240 memcpy_and_pad+0x34/0x60
observed inlined-set rep 380 27360 anon_pipe_write+0x4b/0x950
observed inlined-set rep 102 26112 mas_wr_node_store+0x439/0x510
observed inlined-set rep 41 25584 do_sys_poll+0x5a/0x590
observed inlined-set rep 288 25344 userfaultfd_unmap_complete+0x31/0x130
observed inlined-copy rep 102 25296 mas_wr_node_store+0x283/0x510
observed inlined-set rep 201 24120 __mmap_region+0x4ae/0x10e0
observed inlined-set rep 314 22608 __run_timers+0x2f/0x280
observed inlined-set rep 201 22512 __mmap_region+0x119/0x10e0
observed memcpy call 441 20840 mas_wr_node_store+0x132/0x510
observed memcpy call 441 20840 mas_wr_node_store+0x149/0x510
observed inlined-set rep 12 20736 mm_alloc+0x34/0x60
observed inlined-set rep 82 19680 __filename_parentat+0x53/0x300
observed inlined-set rep 75 19200 folio_batch_move_lru+0x40/0x290
observed inlined-set rep 71 18744 mas_topiary_replace+0x44/0x1370
observed inlined-set rep 71 18744 mas_topiary_replace+0x4f/0x1370
observed inlined-copy rep 9 18432 copy_process+0xf91/0x2310
observed memcpy call 525 16800 blake2s_final+0x4e/0xb0
observed inlined-set rep 261 16704 mt_find+0x3f/0x570
observed inlined-set rep 64 16384 free_pages_and_swap_cache+0x3c/0x200
observed memcpy call 49 16382 _copy_to_iter+0x2c4/0x670
observed inlined-set rep 201 14472 __mmap_region+0x79/0x10e0
observed inlined-set rep 258 14448 arch_get_unmapped_area_topdown+0x52/0x410
observed inlined-set rep 258 14448 tmigr_handle_remote+0x41/0x4a0
observed inlined-set rep 225 14400 chacha_block_generic+0xb7/0x110
observed user-copy call 514 14318 _copy_from_user+0x22/0x70
observed inlined-set rep 178 14240 mas_store_gfp+0x5b/0x490
observed inlined-set rep 55 14080 mas_wr_split+0x39/0x1ab0
observed inlined-set rep 219 14016 init_multi_vma_prep+0x19/0x100
observed inlined-set rep 202 12928 crng_fast_key_erasure+0x32/0x120
observed inlined-set rep 202 12928 crng_fast_key_erasure+0xdc/0x120
observed inlined-set rep 100 12800 unmap_region+0x3f/0x110
observed inlined-set rep 198 12672 _get_random_bytes+0x38/0x150
observed inlined-set rep 198 12672 _get_random_bytes+0x43/0x150
observed inlined-set rep 198 12672 _get_random_bytes+0xec/0x150
observed memcpy call 1630 12417 __d_alloc+0x73/0x230
observed memset call 6 12288 __kvmalloc_node_noprof+0x3d3/0x740
observed inlined-set rep 49 12152 mas_root_expand+0x54/0x190
observed inlined-set rep 143 11440 mas_store+0x2f/0x440
observed memcpy call 456 11096 mas_wr_node_store+0x1f4/0x510
observed memset call 10 10784 sk_prot_alloc+0x5c/0x120
observed inlined-set rep 149 10728 __split_vma+0x36/0x2f0
observed inlined-set rep 43 10664 mas_wr_split+0xa57/0x1ab0
observed memcpy call 213 10536 node_copy.isra.0+0xbb/0x440
observed inlined-set rep 41 10496 do_sys_poll+0x67/0x590
observed memcpy call 322 9928 node_copy.isra.0+0x157/0x440
observed inlined-set rep 39 9672 ima_file_mprotect+0x66/0x200
observed inlined-set rep 201 9648 ipe_mmap_file+0x2b/0x80
observed memset call 525 9128 blake2s_final+0x2d/0xb0
observed inlined-set rep 117 8424 free_pgtables+0x4a/0x2e0
observed inlined-set rep 64 7680 free_pages_and_swap_cache+0x67/0x200
observed memcpy call 456 7448 mas_wr_node_store+0x21a/0x510
observed inlined-set rep 100 7200 find_mergeable_anon_vma+0x30/0x110
observed inlined-copy rep 4 6912 copy_process+0x16ad/0x2310
observed memcpy call 12 6912 fpu_flush_thread+0xc1/0x130
observed inlined-set rep 79 6320 unmapped_area_topdown+0x37/0x1b0
observed inlined-set rep 60 6240 insn_init+0x2c/0x80
observed inlined-set rep 70 6160 __do_sys_brk+0x48/0x3d0
observed inlined-set rep 129 5720 node_finalise+0xaa/0x4d0
observed inlined-set rep 51 5712 vma_modify_flags+0x48/0xf0
observed inlined-set rep 117 5616 damon_folio_mkold+0x2b/0xb0
observed inlined-set rep 21 5376 truncate_inode_pages_range+0x5c/0x4d0
observed inlined-set rep 21 5208 truncate_inode_pages_range+0x67/0x4d0
observed inlined-set rep 39 4992 do_mprotect_pkey+0x6b/0x560
observed inlined-set rep 38 4864 do_vmi_align_munmap+0xa8/0x270
observed inlined-set rep 55 4840 mas_wr_split+0x49/0x1ab0
observed inlined-set rep 129 4688 node_finalise+0xe7/0x4d0
observed memset call 9 4352 __kmalloc_flags_noprof+0x228/0x630
observed inlined-set rep 58 4176 commit_merge+0x34/0x270
observed inlined-copy rep 16 4096 mas_copy_node.isra.0+0x16/0x40
observed inlined-set rep 16 4096 mas_wr_spanning_store+0x36/0x23e0
observed inlined-set rep 62 3968 __mmap_region+0x29a/0x10e0
observed inlined-set rep 33 3960 do_brk_flags+0x2d9/0x3a0
observed inlined-copy rep 21 3864 prepare_creds+0x49/0x2f0
observed inlined-set rep 15 3840 shmem_undo_range+0x65/0x8b0
observed inlined-set rep 15 3720 shmem_undo_range+0x72/0x8b0
observed inlined-set rep 71 3616 node_finalise+0x1c5/0x4d0
observed inlined-set rep 71 3616 node_finalise+0x389/0x4d0
observed inlined-set rep 39 3432 do_mprotect_pkey+0x76/0x560
observed inlined-set rep 30 3360 arch_jump_entry_size+0x27/0x80
observed inlined-set rep 30 3360 __smp_text_poke_batch_add+0x48/0x320
observed inlined-set rep 70 3360 schedule_timeout+0x29/0x110
observed inlined-set rep 13 3224 bprm_execve+0x25a/0x580
observed inlined-set rep 48 3072 vma_link+0x3d/0x200
observed inlined-set rep 12 3072 free_to_pcs_bulk+0x46/0x5a0
observed inlined-set rep 71 3048 node_finalise+0x3b1/0x4d0
observed inlined-set rep 38 3040 do_vmi_align_munmap+0x5f/0x270
observed inlined-set rep 17 2992 tomoyo_path2_perm+0x80/0x330
observed inlined-set rep 12 2976 mas_dup_alloc.isra.0+0x178/0x430
observed inlined-set rep 40 2880 __hrtimer_setup+0x50/0x150
observed inlined-set rep 44 2816 evict+0xca/0x280
observed inlined-set rep 44 2816 inode_wait_for_writeback+0x2d/0xe0
observed inlined-set rep 16 2560 mm_init+0xc4/0x3e0
observed inlined-set rep 39 2496 do_mprotect_pkey+0x194/0x560
observed inlined-set rep 10 2480 __sched_fork+0xd0/0x190
observed memcpy call 158 2360 node_copy.isra.0+0x247/0x440
observed inlined-set rep 49 2352 __kernel_read+0x73/0x300
observed inlined-copy rep 9 2304 copy_process+0x10ea/0x2310
observed inlined-set rep 36 2304 mtree_load+0x40/0x2f0
observed inlined-set rep 17 2176 free_ldt_pgtables+0x44/0xe0
observed inlined-set rep 17 2176 exit_mmap+0x50/0x3a0
observed inlined-set rep 15 2160 __do_sys_wait4+0x34/0xc0
observed inlined-set rep 10 2160 init_scx_entity+0x37/0xb0
observed inlined-set rep 32 2048 __do_sys_brk+0x212/0x3d0
observed inlined-set rep 28 2016 __vm_munmap+0x5c/0x180
observed inlined-set rep 24 1920 mas_erase+0x53/0x890
observed memcpy call 202 1916 crng_fast_key_erasure+0xcc/0x120
observed inlined-set rep 39 1872 ipe_file_mprotect+0x28/0x90
observed inlined-copy rep 10 1680 copy_thread+0x188/0x2b0
observed memset call 58 1600 pcpu_alloc_noprof+0x4cb/0x990
observed inlined-set rep 12 1536 relocate_vma_down+0x9c/0x240
observed inlined-set rep 12 1536 relocate_vma_down+0xcc/0x240
observed inlined-set rep 12 1536 setup_arg_pages+0x5d/0x400
observed inlined-set rep 24 1536 mtree_erase+0x36/0x110
observed memcpy call 99 1496 node_copy.isra.0+0x206/0x440
observed inlined-set rep 20 1440 vm_brk_flags+0x7b/0x260
observed inlined-set rep 16 1408 mas_wr_spanning_store+0x43/0x23e0
observed inlined-set rep 16 1408 mas_wr_spanning_store+0x53/0x23e0
observed inlined-set rep 17 1360 exit_mmap+0x5d/0x3a0
observed inlined-set rep 17 1360 tomoyo_path2_perm+0x75/0x330
observed inlined-set rep 15 1320 kernel_wait4+0x32/0x170
observed inlined-set rep 5 1280 restore_sigcontext+0x33/0x1d0
observed inlined-set rep 10 1280 alloc_pid+0x44/0x5f0
observed inlined-set rep 10 1280 alloc_pid+0x72/0x5f0
observed inlined-set rep 20 1280 offset_dir_lookup+0x50/0xe0
observed inlined-set rep 16 1280 mas_wr_spanning_store+0x6f/0x23e0
observed inlined-set rep 17 1224 __flush_work+0x3e/0x3f0
observed inlined-set rep 17 1224 exit_mmap+0x73/0x3a0
observed inlined-copy rep 3 1152 __do_sys_newuname+0x9b/0x150
observed inlined-set rep 3 1152 __do_sys_newuname+0x57/0x150
observed inlined-set rep 16 1152 futex_mm_init+0x40/0x90
observed memset call 12 1152 load_elf_binary+0x1057/0x1840
observed inlined-set rep 12 1056 setup_arg_pages+0x6a/0x400
observed inlined-set rep 10 1040 sk_prot_alloc+0x4a/0x120
observed memcpy call 38 988 seq_write+0x27/0x60
observed inlined-set rep 11 968 schedule_hrtimeout_range_clock+0x32/0x120
observed inlined-set rep 15 960 mtree_store_range+0x48/0x140
observed inlined-set rep 12 864 vma_shrink+0x47/0x1b0
observed inlined-set rep 12 864 expand_downwards+0x37/0x3e0
observed inlined-set rep 12 864 relocate_vma_down+0x81/0x240
observed inlined-set rep 15 840 vfs_rename+0x8e/0xe30
observed inlined-set rep 15 840 filename_renameat2+0x75/0x4a0
observed inlined-set rep 10 800 acct_collect+0x14e/0x220
observed inlined-set rep 10 800 chmod_common+0x51/0x1a0
observed inlined-set rep 12 768 setup_arg_pages+0x1e9/0x400
observed inlined-set rep 12 768 proc_exec_connector+0x2d/0x150
observed inlined-set rep 6 768 __sys_connect+0x3e/0xe0
observed inlined-set rep 10 720 copy_process+0xd41/0x2310
observed inlined-set rep 10 720 copy_process+0x187c/0x2310
observed inlined-set rep 10 720 __dquot_free_space+0x46/0x390
observed inlined-set rep 11 704 proc_exit_connector+0x2d/0x1b0
observed inlined-set rep 5 640 __x64_sys_vfork+0x34/0x80
observed inlined-set rep 10 640 __do_sys_brk+0x10c/0x3d0
observed inlined-set rep 10 640 proc_fork_connector+0x2d/0x160
observed inlined-set rep 13 624 ipe_bprm_check_security+0x2e/0x70
observed inlined-set rep 9 576 posix_cputimers_group_init+0x30/0x80
observed inlined-set rep 12 576 profile_transition+0x97/0xd20
observed inlined-set rep 12 576 ipe_bprm_creds_for_exec+0x28/0x80
observed memset call 6 576 __kmalloc_cache_node_noprof+0x276/0x460
observed inlined-set rep 10 560 copy_process+0xd24/0x2310
observed inlined-set rep 10 560 sched_fork+0xbe/0x1e0
observed inlined-set rep 10 560 init_entity_runnable_average+0x39/0x80
observed inlined-set rep 5 520 __fpu_restore_sig+0x72/0x5f0
observed memcpy call 27 519 do_getname_kernel+0xc1/0x110
observed inlined-set rep 10 480 do_notify_parent+0x47/0x330
observed inlined-set rep 4 480 __alloc_skb+0xb7/0x3b0
observed inlined-set rep 5 440 arch_do_signal_or_restart+0x33/0x260
observed inlined-set rep 4 416 __do_sys_clone+0x38/0xa0
observed inlined-set rep 10 400 do_notify_parent+0xdf/0x330
observed inlined-set rep 4 320 dup_mmap+0x4e/0x900
observed inlined-set rep 4 320 tomoyo_unix_entry+0x47/0x260
observed inlined-set rep 4 320 __mt_dup+0x39/0x720
observed inlined-set rep 4 320 __mt_dup+0x52/0x720
observed user-clear call 5 320 copy_fpstate_to_sigframe+0x87/0x3e0
observed inlined-set rep 6 288 tomoyo_socket_connect_permission+0x27/0x140
observed memcpy call 12 272 free_to_pcs_bulk+0x16d/0x5a0
observed inlined-set rep 1 264 refresh_cpu_vm_stats+0x86/0x6e0
observed inlined-set rep 2 256 current_check_autobind_udp_socket+0x2d/0x110
observed inlined-set rep 5 240 __fpu_restore_sig+0x89/0x5f0
observed inlined-set rep 6 240 copy_process+0x21f6/0x2310
observed inlined-set rep 3 240 tomoyo_mount_permission+0x41/0x210
observed user-copy call 5 240 __fpu_restore_sig+0x9f/0x5f0
observed user-copy call 5 240 copy_fpstate_to_sigframe+0x31f/0x3e0
observed inlined-set rep 2 224 printk_get_next_message+0x51/0x2a0
observed inlined-set rep 2 224 show_stat+0x1b7/0x8a0
observed inlined-set rep 2 224 show_stat+0x436/0x8a0
observed inlined-set rep 4 224 ip4_datagram_release_cb+0x2d/0x1e0
observed memcpy call 28 224 mm_init_cid+0xef/0x160
observed memset call 28 224 mm_init_cid+0x123/0x160
observed memcpy call 14 215 copy_string_kernel+0xee/0x190
observed memset call 7 200 __kmalloc_node_noprof+0x2b3/0x600
observed inlined-set rep 1 192 __do_sys_newfstat+0x2b/0x80
observed inlined-set rep 3 192 get_random_bytes_user+0x3e/0x170
observed inlined-set rep 3 192 get_random_bytes_user+0x49/0x170
observed inlined-set rep 3 192 get_random_bytes_user+0xf1/0x170
observed inlined-set rep 4 192 __alloc_skb+0xe6/0x3b0
observed inlined-set rep 2 176 userfaultfd_remove+0x3c/0x130
observed inlined-copy rep 4 160 copy_process+0x1ac0/0x2310
observed inlined-set rep 2 160 tomoyo_check_inet_address+0xa4/0x1b0
observed memcpy call 16 149 vsnprintf+0x4bd/0x670
observed inlined-set rep 1 136 copy_clone_args_from_user+0x110/0x290
observed inlined-set rep 1 136 __do_sys_clone3+0x30/0x140
observed memset call 12 132 __set_task_comm+0x82/0x170
observed inlined-set rep 1 128 __do_sys_clone3+0x40/0x140
observed inlined-set rep 1 128 do_madvise+0x40/0x190
observed inlined-set rep 2 128 current_check_access_socket+0x40/0x390
observed inlined-set rep 2 128 udp_lib_get_port+0x56/0x5a0
observed inlined-set rep 2 128 udp_lib_get_port+0xcd/0x5a0
observed memset call 16 128 mm_init+0xf4/0x3e0
observed inlined-set rep 3 120 rcu_sync_init+0x38/0x60
observed inlined-set rep 1 119 try_to_generate_entropy+0x42/0x235
observed inlined-set rep 1 112 do_sysinfo.isra.0+0x29/0x180
observed inlined-set rep 1 112 __do_sys_sysinfo+0x20/0x80
observed inlined-user-copy rep 90 105 text_poke_memcpy+0xf/0x30
observed inlined-set rep 1 104 prb_reserve+0x164/0x490
observed inlined-set rep 2 96 collect_percpu_times+0x53/0x6c0
observed inlined-set rep 2 96 console_flush_one_record+0x1ac/0x3d0
observed inlined-set rep 2 96 ip_route_output_key_hash+0x38/0x90
observed inlined-set rep 1 88 copy_clone_args_from_user+0x2d/0x290
observed memset call 10 88 __kmalloc_node_track_caller_noprof+0x2ae/0x600
observed memcpy call 30 75 __smp_text_poke_batch_add+0xce/0x320
observed inlined-set rep 1 72 find_vma_prev+0x3d/0xb0
observed memcpy call 9 72 dup_fd+0x111/0x3c0
observed memcpy call 9 72 dup_fd+0x149/0x3c0
observed memcpy call 9 72 dup_fd+0x181/0x3c0
observed inlined-set rep 1 64 madvise_do_behavior+0x3c/0x580
observed inlined-set rep 1 64 do_madvise+0x5f/0x190
observed memcpy call 12 60 __set_task_comm+0x54/0x170
observed inlined-set rep 1 56 mem_cgroup_css_rstat_flush+0x47/0x350
observed memcpy call 30 45 smp_text_poke_batch_finish+0x20b/0x5c0
observed inlined-set rep 1 40 refresh_cpu_vm_stats+0x5a/0x6e0
observed inlined-set rep 1 24 _printk+0x47/0xa0
observed memcpy call 4 24 kstrdup+0x49/0x80
observed memcpy call 1 22 _prb_read_valid+0x23b/0x350
observed memmove call 1 22 printk_sprint+0xc5/0xf0
observed memcpy call 1 8 kmemdup_noprof+0x31/0x60
observed memcpy call 1 4 kmemdup_nul+0x4e/0x90
observed memcpy call 107914 0 blake2s_update+0x9c/0x150
observed memset call 9 0 dup_fd+0x136/0x3c0
observed memset call 9 0 dup_fd+0x15b/0x3c0
observed memset call 9 0 dup_fd+0x264/0x3c0
observed memset call 9 0 dup_fd+0x2b6/0x3c0
observed-size checked-copy exception 4096 4096 306 1253376
observed-size clear_page exception 4096 4096 1223 5009408
observed-size clear_page task 4096 4096 2344 9601024
observed-size clear_page task 8192 8447 5 40960
observed-size clear_page task 16384 16895 30 491520
observed-size clear_page task 32768 33791 1 32768
observed-size inlined-copy exception 168 168 1946 326928
observed-size inlined-copy hardirq 168 168 1037 174216
observed-size inlined-copy hardirq 304 304 392 119168
observed-size inlined-copy task 40 40 4 160
observed-size inlined-copy task 168 168 10 1680
observed-size inlined-copy task 184 184 21 3864
observed-size inlined-copy task 248 248 102 25296
observed-size inlined-copy task 256 256 25 6400
observed-size inlined-copy task 384 384 3 1152
observed-size inlined-copy task 1728 1728 4 6912
observed-size inlined-copy task 2048 2048 9 18432
observed-size inlined-set exception 64 64 2057 131648
observed-size inlined-set exception 72 72 88 6336
observed-size inlined-set exception 104 104 2057 213928
observed-size inlined-set exception 256 256 40 10240
observed-size inlined-set softirq 24 24 1 24
observed-size inlined-set softirq 48 48 2 96
observed-size inlined-set softirq 56 56 258 14448
observed-size inlined-set softirq 64 64 9 576
observed-size inlined-set softirq 72 72 314 22608
observed-size inlined-set softirq 104 104 1 104
observed-size inlined-set softirq 112 112 8 896
observed-size inlined-set softirq 120 120 4 480
observed-size inlined-set task 0 0 10 0
observed-size inlined-set task 8 8 25 200
observed-size inlined-set task 16 16 15 240
observed-size inlined-set task 32 32 18 576
observed-size inlined-set task 40 40 117 4680
observed-size inlined-set task 48 48 5335 256080
observed-size inlined-set task 56 56 461 25816
observed-size inlined-set task 64 64 2621 167744
observed-size inlined-set task 72 72 3881 279432
observed-size inlined-set task 80 80 4193 335440
observed-size inlined-set task 88 88 530 46640
observed-size inlined-set task 104 104 91 9464
observed-size inlined-set task 112 112 837 93744
observed-size inlined-set task 119 119 1 119
observed-size inlined-set task 120 120 1129 135480
observed-size inlined-set task 128 128 282 36096
observed-size inlined-set task 136 136 2 272
observed-size inlined-set task 144 144 693 99792
observed-size inlined-set task 160 160 16 2560
observed-size inlined-set task 176 176 1771 311696
observed-size inlined-set task 184 184 678 124752
observed-size inlined-set task 192 192 2195 421440
observed-size inlined-set task 216 216 10 2160
observed-size inlined-set task 240 240 2010 482400
observed-size inlined-set task 248 248 1450 359600
observed-size inlined-set task 256 256 853 218368
observed-size inlined-set task 264 264 143 37752
observed-size inlined-set task 352 352 201 70752
observed-size inlined-set task 384 384 3 1152
observed-size inlined-set task 552 552 437 241224
observed-size inlined-set task 568 568 56 31808
observed-size inlined-set task 624 624 41 25584
observed-size inlined-set task 1728 1728 12 20736
observed-size inlined-set task 16384 16895 4 65536
observed-size inlined-user-copy task 1 1 85 85
observed-size inlined-user-copy task 4 4 5 20
observed-size memcpy softirq 0 0 26 0
observed-size memcpy softirq 8 8 232 1856
observed-size memcpy softirq 16 16 3 48
observed-size memcpy softirq 22 22 1 22
observed-size memcpy softirq 25 25 1 25
observed-size memcpy softirq 32 32 7 224
observed-size memcpy softirq 40 40 4 160
observed-size memcpy task 0 0 108026 0
observed-size memcpy task 1 1 57 57
observed-size memcpy task 2 2 342 684
observed-size memcpy task 3 3 81 243
observed-size memcpy task 4 4 123 492
observed-size memcpy task 5 5 50 250
observed-size memcpy task 6 6 68 408
observed-size memcpy task 7 7 63 441
observed-size memcpy task 8 8 860946 6887568
observed-size memcpy task 9 9 634 5706
observed-size memcpy task 10 10 27 270
observed-size memcpy task 11 11 56 616
observed-size memcpy task 12 12 38 456
observed-size memcpy task 13 13 26 338
observed-size memcpy task 14 14 26 364
observed-size memcpy task 15 15 9 135
observed-size memcpy task 16 16 591 9456
observed-size memcpy task 17 17 9 153
observed-size memcpy task 18 18 4 72
observed-size memcpy task 21 21 12 252
observed-size memcpy task 22 22 6 132
observed-size memcpy task 23 23 4 92
observed-size memcpy task 24 24 295 7080
observed-size memcpy task 25 25 4 100
observed-size memcpy task 28 28 16 448
observed-size memcpy task 32 32 751 24032
observed-size memcpy task 34 34 2 68
observed-size memcpy task 40 40 456 18240
observed-size memcpy task 48 48 221 10608
observed-size memcpy task 49 49 2 98
observed-size memcpy task 50 50 4 200
observed-size memcpy task 52 52 4 208
observed-size memcpy task 54 54 4 216
observed-size memcpy task 56 56 147 8232
observed-size memcpy task 64 64 180 11520
observed-size memcpy task 72 72 218 15696
observed-size memcpy task 80 80 68 5440
observed-size memcpy task 88 88 22 1936
observed-size memcpy task 96 96 13 1248
observed-size memcpy task 104 104 6 624
observed-size memcpy task 112 112 1 112
observed-size memcpy task 198 198 1 198
observed-size memcpy task 256 256 12 3072
observed-size memcpy task 504 504 8 4032
observed-size memcpy task 576 576 12 6912
observed-size memcpy task 616 616 4 2464
observed-size memcpy task 728 728 7 5096
observed-size memcpy task 784 784 1 784
observed-size memcpy task 1912 1912 16 30592
observed-size memcpy task 6016 6143 10 60800
observed-size memmove softirq 22 22 1 22
observed-size memset exception 64 64 88 5632
observed-size memset softirq 0 0 1 0
observed-size memset softirq 24 24 5 120
observed-size memset softirq 512 512 1 512
observed-size memset task 0 0 196 0
observed-size memset task 1 1 1 1
observed-size memset task 4 4 7 28
observed-size memset task 8 8 56 448
observed-size memset task 10 10 1 10
observed-size memset task 11 11 3 33
observed-size memset task 12 12 4 48
observed-size memset task 13 13 4 52
observed-size memset task 14 14 2 28
observed-size memset task 16 16 38 608
observed-size memset task 24 24 346 8304
observed-size memset task 32 32 79 2528
observed-size memset task 48 48 4 192
observed-size memset task 49 49 1 49
observed-size memset task 56 56 1052 58912
observed-size memset task 64 64 781 49984
observed-size memset task 68 68 1 68
observed-size memset task 71 71 1 71
observed-size memset task 72 72 12 864
observed-size memset task 80 80 5 400
observed-size memset task 88 88 511 44968
observed-size memset task 96 96 42 4032
observed-size memset task 98 98 1 98
observed-size memset task 104 104 1 104
observed-size memset task 112 112 2 224
observed-size memset task 121 121 1 121
observed-size memset task 128 128 17 2176
observed-size memset task 132 132 1 132
observed-size memset task 140 140 1 140
observed-size memset task 141 141 1 141
observed-size memset task 151 151 1 151
observed-size memset task 164 164 1 164
observed-size memset task 184 184 31 5704
observed-size memset task 185 185 1 185
observed-size memset task 187 187 1 187
observed-size memset task 192 192 3654 701568
observed-size memset task 219 219 1 219
observed-size memset task 222 222 1 222
observed-size memset task 236 236 1 236
observed-size memset task 239 239 1 239
observed-size memset task 256 256 664 169984
observed-size memset task 272 272 1 272
observed-size memset task 278 278 1 278
observed-size memset task 296 296 1 296
observed-size memset task 298 298 1 298
observed-size memset task 329 329 1 329
observed-size memset task 334 334 1 334
observed-size memset task 363 363 1 363
observed-size memset task 372 372 1 372
observed-size memset task 379 379 1 379
observed-size memset task 384 384 3 1152
observed-size memset task 386 386 1 386
observed-size memset task 417 417 1 417
observed-size memset task 420 420 1 420
observed-size memset task 446 446 1 446
observed-size memset task 450 450 1 450
observed-size memset task 458 458 1 458
observed-size memset task 467 467 1 467
observed-size memset task 472 472 1 472
observed-size memset task 508 508 1 508
observed-size memset task 510 510 1 510
observed-size memset task 512 512 39 19968
observed-size memset task 540 540 1 540
observed-size memset task 545 545 1 545
observed-size memset task 556 556 1 556
observed-size memset task 571 571 1 571
observed-size memset task 582 582 1 582
observed-size memset task 596 596 1 596
observed-size memset task 615 615 1 615
observed-size memset task 616 616 1 616
observed-size memset task 628 628 1 628
observed-size memset task 643 643 1 643
observed-size memset task 670 670 1 670
observed-size memset task 673 673 1 673
observed-size memset task 688 688 1 688
observed-size memset task 700 700 1 700
observed-size memset task 704 704 13 9152
observed-size memset task 707 707 1 707
observed-size memset task 735 735 1 735
observed-size memset task 736 736 1 736
observed-size memset task 751 751 1 751
observed-size memset task 769 769 1 769
observed-size memset task 790 790 1 790
observed-size memset task 795 795 1 795
observed-size memset task 797 797 1 797
observed-size memset task 811 811 1 811
observed-size memset task 812 812 1 812
observed-size memset task 833 833 1 833
observed-size memset task 850 850 1 850
observed-size memset task 854 854 1 854
observed-size memset task 860 860 1 860
observed-size memset task 864 864 1 864
observed-size memset task 876 876 1 876
observed-size memset task 880 880 1 880
observed-size memset task 894 894 2 1788
observed-size memset task 896 896 1 896
observed-size memset task 935 935 2 1870
observed-size memset task 937 937 1 937
observed-size memset task 967 967 1 967
observed-size memset task 970 970 1 970
observed-size memset task 977 977 1 977
observed-size memset task 990 990 1 990
observed-size memset task 995 995 1 995
observed-size memset task 997 997 1 997
observed-size memset task 1015 1015 1 1015
observed-size memset task 1022 1022 1 1022
observed-size memset task 1024 1024 24 24576
observed-size memset task 1029 1029 1 1029
observed-size memset task 1036 1036 1 1036
observed-size memset task 1040 1040 8 8320
observed-size memset task 1048 1048 1 1048
observed-size memset task 1050 1050 1 1050
observed-size memset task 1075 1075 2 2150
observed-size memset task 1076 1076 1 1076
observed-size memset task 1104 1104 1 1104
observed-size memset task 1107 1107 1 1107
observed-size memset task 1109 1109 1 1109
observed-size memset task 1120 1120 1 1120
observed-size memset task 1126 1126 1 1126
observed-size memset task 1129 1129 1 1129
observed-size memset task 1151 1151 1 1151
observed-size memset task 1152 1152 17 19584
observed-size memset task 1153 1153 1 1153
observed-size memset task 1161 1161 1 1161
observed-size memset task 1188 1188 1 1188
observed-size memset task 1193 1193 1 1193
observed-size memset task 1200 1200 1 1200
observed-size memset task 1213 1213 1 1213
observed-size memset task 1219 1219 1 1219
observed-size memset task 1231 1231 1 1231
observed-size memset task 1232 1232 2 2464
observed-size memset task 1239 1239 1 1239
observed-size memset task 1250 1250 1 1250
observed-size memset task 1255 1255 1 1255
observed-size memset task 1274 1274 1 1274
observed-size memset task 1278 1278 1 1278
observed-size memset task 1283 1283 1 1283
observed-size memset task 1300 1300 1 1300
observed-size memset task 1306 1306 1 1306
observed-size memset task 1313 1313 2 2626
observed-size memset task 1330 1330 1 1330
observed-size memset task 1332 1332 1 1332
observed-size memset task 1342 1342 1 1342
observed-size memset task 1344 1344 2 2688
observed-size memset task 1360 1360 1 1360
observed-size memset task 1362 1362 1 1362
observed-size memset task 1370 1370 1 1370
observed-size memset task 1388 1388 1 1388
observed-size memset task 1389 1389 1 1389
observed-size memset task 1393 1393 1 1393
observed-size memset task 1418 1418 1 1418
observed-size memset task 1419 1419 1 1419
observed-size memset task 1424 1424 1 1424
observed-size memset task 1447 1447 1 1447
observed-size memset task 1450 1450 1 1450
observed-size memset task 1452 1452 1 1452
observed-size memset task 1469 1469 1 1469
observed-size memset task 1473 1473 1 1473
observed-size memset task 1480 1480 1 1480
observed-size memset task 1499 1499 1 1499
observed-size memset task 1502 1502 1 1502
observed-size memset task 1506 1506 1 1506
observed-size memset task 1521 1521 1 1521
observed-size memset task 1528 1528 1 1528
observed-size memset task 1533 1533 1 1533
observed-size memset task 1557 1557 1 1557
observed-size memset task 1562 1562 2 3124
observed-size memset task 1583 1583 1 1583
observed-size memset task 1586 1586 1 1586
observed-size memset task 1588 1588 1 1588
observed-size memset task 1599 1599 1 1599
observed-size memset task 1612 1612 1 1612
observed-size memset task 1617 1617 1 1617
observed-size memset task 1633 1633 1 1633
observed-size memset task 1642 1642 1 1642
observed-size memset task 1644 1644 1 1644
observed-size memset task 1660 1660 1 1660
observed-size memset task 1667 1667 1 1667
observed-size memset task 1675 1675 1 1675
observed-size memset task 1688 1688 1 1688
observed-size memset task 1692 1692 1 1692
observed-size memset task 1695 1695 1 1695
observed-size memset task 1720 1720 1 1720
observed-size memset task 1728 1728 1 1728
observed-size memset task 1732 1732 1 1732
observed-size memset task 1749 1749 1 1749
observed-size memset task 1750 1750 1 1750
observed-size memset task 1752 1752 16 28032
observed-size memset task 1760 1760 1 1760
observed-size memset task 1770 1770 1 1770
observed-size memset task 1779 1779 1 1779
observed-size memset task 1780 1780 1 1780
observed-size memset task 1795 1795 1 1795
observed-size memset task 1800 1800 1 1800
observed-size memset task 1809 1809 1 1809
observed-size memset task 1837 1837 1 1837
observed-size memset task 1838 1838 1 1838
observed-size memset task 1843 1843 1 1843
observed-size memset task 1851 1851 1 1851
observed-size memset task 1856 1856 1 1856
observed-size memset task 1869 1869 1 1869
observed-size memset task 1890 1890 1 1890
observed-size memset task 1894 1894 1 1894
observed-size memset task 1898 1898 1 1898
observed-size memset task 1907 1907 1 1907
observed-size memset task 1912 1912 1 1912
observed-size memset task 1917 1917 1 1917
observed-size memset task 1937 1937 1 1937
observed-size memset task 1942 1942 1 1942
observed-size memset task 1944 1944 1 1944
observed-size memset task 1967 1967 2 3934
observed-size memset task 1969 1969 1 1969
observed-size memset task 1993 1993 1 1993
observed-size memset task 1996 1996 1 1996
observed-size memset task 2000 2000 1 2000
observed-size memset task 2020 2020 1 2020
observed-size memset task 2023 2023 1 2023
observed-size memset task 2025 2025 1 2025
observed-size memset task 2048 2048 8 16384
observed-size memset task 2052 2052 1 2052
observed-size memset task 2057 2057 1 2057
observed-size memset task 2078 2078 1 2078
observed-size memset task 2081 2081 1 2081
observed-size memset task 2090 2090 1 2090
observed-size memset task 2103 2103 1 2103
observed-size memset task 2106 2106 1 2106
observed-size memset task 2110 2110 1 2110
observed-size memset task 2130 2130 1 2130
observed-size memset task 2144 2144 1 2144
observed-size memset task 2146 2146 1 2146
observed-size memset task 2158 2158 1 2158
observed-size memset task 2167 2167 1 2167
observed-size memset task 2168 2168 1 2168
observed-size memset task 2190 2190 1 2190
observed-size memset task 2191 2191 1 2191
observed-size memset task 2192 2192 1 2192
observed-size memset task 2219 2219 1 2219
observed-size memset task 2222 2222 1 2222
observed-size memset task 2224 2224 1 2224
observed-size memset task 2243 2243 1 2243
observed-size memset task 2247 2247 1 2247
observed-size memset task 2252 2252 1 2252
observed-size memset task 2270 2270 1 2270
observed-size memset task 2276 2276 2 4552
observed-size memset task 2299 2299 1 2299
observed-size memset task 2303 2303 1 2303
observed-size memset task 2304 2304 1 2304
observed-size memset task 2330 2330 1 2330
observed-size memset task 2333 2333 1 2333
observed-size memset task 2338 2338 1 2338
observed-size memset task 2354 2354 1 2354
observed-size memset task 2359 2359 1 2359
observed-size memset task 2362 2362 1 2362
observed-size memset task 2388 2388 2 4776
observed-size memset task 2391 2391 1 2391
observed-size memset task 2405 2405 1 2405
observed-size memset task 2417 2417 1 2417
observed-size memset task 2418 2418 1 2418
observed-size memset task 2442 2442 1 2442
observed-size memset task 2444 2444 1 2444
observed-size memset task 2446 2446 1 2446
observed-size memset task 2453 2453 1 2453
observed-size memset task 2471 2471 1 2471
observed-size memset task 2473 2473 1 2473
observed-size memset task 2475 2475 1 2475
observed-size memset task 2496 2496 1 2496
observed-size memset task 2497 2497 1 2497
observed-size memset task 2506 2506 1 2506
observed-size memset task 2522 2522 1 2522
observed-size memset task 2526 2526 1 2526
observed-size memset task 2529 2529 1 2529
observed-size memset task 2549 2549 1 2549
observed-size memset task 2550 2550 1 2550
observed-size memset task 2551 2551 1 2551
observed-size memset task 2572 2572 1 2572
observed-size memset task 2576 2576 1 2576
observed-size memset task 2587 2587 1 2587
observed-size memset task 2604 2604 1 2604
observed-size memset task 2607 2607 1 2607
observed-size memset task 2611 2611 1 2611
observed-size memset task 2612 2612 1 2612
observed-size memset task 2634 2634 1 2634
observed-size memset task 2637 2637 1 2637
observed-size memset task 2641 2641 1 2641
observed-size memset task 2657 2657 1 2657
observed-size memset task 2660 2660 1 2660
observed-size memset task 2664 2664 1 2664
observed-size memset task 2688 2688 1 2688
observed-size memset task 2693 2693 1 2693
observed-size memset task 2700 2700 1 2700
observed-size memset task 2721 2721 1 2721
observed-size memset task 2722 2722 3 8166
observed-size memset task 2747 2747 1 2747
observed-size memset task 2748 2748 2 5496
observed-size memset task 2774 2774 2 5548
observed-size memset task 2783 2783 1 2783
observed-size memset task 2799 2799 1 2799
observed-size memset task 2803 2803 1 2803
observed-size memset task 2804 2804 1 2804
observed-size memset task 2824 2824 10 28240
observed-size memset task 2828 2828 1 2828
observed-size memset task 2832 2832 1 2832
observed-size memset task 2833 2833 1 2833
observed-size memset task 2855 2855 1 2855
observed-size memset task 2858 2858 1 2858
observed-size memset task 2860 2860 1 2860
observed-size memset task 2883 2883 1 2883
observed-size memset task 2892 2892 1 2892
observed-size memset task 2904 2904 1 2904
observed-size memset task 2911 2911 1 2911
observed-size memset task 2914 2914 1 2914
observed-size memset task 2915 2915 1 2915
observed-size memset task 2938 2938 1 2938
observed-size memset task 2939 2939 1 2939
observed-size memset task 2942 2942 1 2942
observed-size memset task 2963 2963 1 2963
observed-size memset task 2970 2970 1 2970
observed-size memset task 2971 2971 1 2971
observed-size memset task 2995 2995 1 2995
observed-size memset task 2996 2996 1 2996
observed-size memset task 2998 2998 1 2998
observed-size memset task 3021 3021 1 3021
observed-size memset task 3024 3024 1 3024
observed-size memset task 3031 3031 1 3031
observed-size memset task 3051 3051 1 3051
observed-size memset task 3054 3054 1 3054
observed-size memset task 3055 3055 1 3055
observed-size memset task 3078 3078 1 3078
observed-size memset task 3080 3080 1 3080
observed-size memset task 3082 3082 1 3082
observed-size memset task 3107 3107 3 9321
observed-size memset task 3132 3132 1 3132
observed-size memset task 3133 3133 1 3133
observed-size memset task 3136 3136 1 3136
observed-size memset task 3158 3158 1 3158
observed-size memset task 3162 3162 1 3162
observed-size memset task 3163 3163 1 3163
observed-size memset task 3191 3191 1 3191
observed-size memset task 3193 3193 1 3193
observed-size memset task 3199 3199 1 3199
observed-size memset task 3200 3200 1 3200
observed-size memset task 3216 3216 1 3216
observed-size memset task 3219 3219 1 3219
observed-size memset task 3226 3226 1 3226
observed-size memset task 3247 3247 1 3247
observed-size memset task 3249 3249 1 3249
observed-size memset task 3254 3254 1 3254
observed-size memset task 3272 3272 1 3272
observed-size memset task 3275 3275 1 3275
observed-size memset task 3276 3276 1 3276
observed-size memset task 3294 3294 1 3294
observed-size memset task 3298 3298 2 6596
observed-size memset task 3301 3301 1 3301
observed-size memset task 3326 3326 1 3326
observed-size memset task 3329 3329 1 3329
observed-size memset task 3330 3330 1 3330
observed-size memset task 3354 3354 1 3354
observed-size memset task 3355 3355 1 3355
observed-size memset task 3360 3360 1 3360
observed-size memset task 3386 3386 1 3386
observed-size memset task 3387 3387 1 3387
observed-size memset task 3390 3390 1 3390
observed-size memset task 3410 3410 1 3410
observed-size memset task 3415 3415 2 6830
observed-size memset task 3441 3441 1 3441
observed-size memset task 3442 3442 1 3442
observed-size memset task 3443 3443 1 3443
observed-size memset task 3453 3453 1 3453
observed-size memset task 3455 3455 1 3455
observed-size memset task 3464 3464 1 3464
observed-size memset task 3466 3466 1 3466
observed-size memset task 3467 3467 2 6934
observed-size memset task 3475 3475 1 3475
observed-size memset task 3480 3480 1 3480
observed-size memset task 3493 3493 1 3493
observed-size memset task 3494 3494 1 3494
observed-size memset task 3495 3495 1 3495
observed-size memset task 3500 3500 1 3500
observed-size memset task 3505 3505 1 3505
observed-size memset task 3523 3523 2 7046
observed-size memset task 3526 3526 1 3526
observed-size memset task 3535 3535 2 7070
observed-size memset task 3551 3551 1 3551
observed-size memset task 3552 3552 2 7104
observed-size memset task 3555 3555 1 3555
observed-size memset task 3563 3563 1 3563
observed-size memset task 3570 3570 1 3570
observed-size memset task 3600 3600 1 3600
observed-size memset task 3603 3603 1 3603
observed-size memset task 3618 3618 1 3618
observed-size memset task 3624 3624 1 3624
observed-size memset task 3625 3625 1 3625
observed-size memset task 3645 3645 1 3645
observed-size memset task 3662 3662 1 3662
observed-size memset task 3672 3672 1 3672
observed-size memset task 3680 3680 1 3680
observed-size memset task 3681 3681 1 3681
observed-size memset task 3684 3684 1 3684
observed-size memset task 3699 3699 1 3699
observed-size memset task 3701 3701 1 3701
observed-size memset task 3732 3732 1 3732
observed-size memset task 3741 3741 1 3741
observed-size memset task 3753 3753 1 3753
observed-size memset task 3767 3767 1 3767
observed-size memset task 3789 3789 1 3789
observed-size memset task 3791 3791 1 3791
observed-size memset task 3819 3819 1 3819
observed-size memset task 3825 3825 1 3825
observed-size memset task 3847 3847 1 3847
observed-size memset task 3850 3850 1 3850
observed-size memset task 3856 3856 1 3856
observed-size memset task 3871 3871 1 3871
observed-size memset task 3878 3878 1 3878
observed-size memset task 3881 3881 1 3881
observed-size memset task 3903 3903 1 3903
observed-size memset task 3907 3907 1 3907
observed-size memset task 3910 3910 1 3910
observed-size memset task 3911 3911 1 3911
observed-size memset task 3937 3937 1 3937
observed-size memset task 3938 3938 3 11814
observed-size memset task 3939 3939 1 3939
observed-size memset task 3952 3952 1 3952
observed-size memset task 3954 3954 1 3954
observed-size memset task 3956 3956 1 3956
observed-size memset task 3961 3961 1 3961
observed-size memset task 3981 3981 1 3981
observed-size memset task 3984 3984 1 3984
observed-size memset task 3997 3997 1 3997
observed-size memset task 4004 4004 1 4004
observed-size memset task 4023 4023 2 8046
observed-size memset task 4029 4029 1 4029
observed-size memset task 4031 4031 1 4031
observed-size memset task 4043 4043 1 4043
observed-size memset task 4049 4049 1 4049
observed-size memset task 4056 4056 1 4056
observed-size memset task 4057 4057 1 4057
observed-size memset task 4060 4060 1 4060
observed-size memset task 4066 4066 1 4066
observed-size memset task 4073 4073 1 4073
observed-size memset task 4074 4074 1 4074
observed-size memset task 4075 4075 1 4075
observed-size memset task 4076 4076 1 4076
observed-size memset task 4085 4085 1 4085
observed-size memset task 4089 4089 2 8178
observed-size memset task 4096 4096 39 159744
observed-size memset task 8704 8959 10 89040
observed-size user-clear task 64 64 5 320
observed-size user-clear task 632 632 4 2528
observed-size user-clear task 1204 1204 1 1204
observed-size user-clear task 3520 3520 3 10560
observed-size user-clear task 3824 3824 7 26768
observed-size user-clear task 3920 3920 5 19600
observed-size user-copy task 1 1 16 16
observed-size user-copy task 2 2 12 24
observed-size user-copy task 3 3 7 21
observed-size user-copy task 4 4 90 360
observed-size user-copy task 5 5 54 270
observed-size user-copy task 6 6 18 108
observed-size user-copy task 7 7 32 224
observed-size user-copy task 8 8 82 656
observed-size user-copy task 9 9 6 54
observed-size user-copy task 10 10 13 130
observed-size user-copy task 11 11 473 5203
observed-size user-copy task 12 12 19 228
observed-size user-copy task 13 13 4 52
observed-size user-copy task 14 14 8 112
observed-size user-copy task 15 15 4 60
observed-size user-copy task 16 16 89 1424
observed-size user-copy task 17 17 5 85
observed-size user-copy task 18 18 3 54
observed-size user-copy task 19 19 2 38
observed-size user-copy task 20 20 15 300
observed-size user-copy task 21 21 51 1071
observed-size user-copy task 22 22 19 418
observed-size user-copy task 23 23 14 322
observed-size user-copy task 24 24 7 168
observed-size user-copy task 25 25 3 75
observed-size user-copy task 26 26 3 78
observed-size user-copy task 27 27 1 27
observed-size user-copy task 28 28 2 56
observed-size user-copy task 29 29 2 58
observed-size user-copy task 30 30 5 150
observed-size user-copy task 32 32 573 18336
observed-size user-copy task 33 33 2 66
observed-size user-copy task 34 34 2 68
observed-size user-copy task 36 36 6 216
observed-size user-copy task 37 37 23 851
observed-size user-copy task 39 39 11 429
observed-size user-copy task 40 40 113 4520
observed-size user-copy task 41 41 123 5043
observed-size user-copy task 42 42 322 13524
observed-size user-copy task 43 43 87 3741
observed-size user-copy task 44 44 123 5412
observed-size user-copy task 45 45 3 135
observed-size user-copy task 46 46 4 184
observed-size user-copy task 47 47 1 47
observed-size user-copy task 48 48 12 576
observed-size user-copy task 52 52 2 104
observed-size user-copy task 53 53 2 106
observed-size user-copy task 54 54 6 324
observed-size user-copy task 55 55 20 1100
observed-size user-copy task 56 56 4 224
observed-size user-copy task 57 57 5 285
observed-size user-copy task 59 59 4 236
observed-size user-copy task 61 61 4 244
observed-size user-copy task 62 62 2 124
observed-size user-copy task 63 63 4 252
observed-size user-copy task 64 64 2 128
observed-size user-copy task 65 65 104 6760
observed-size user-copy task 66 66 31 2046
observed-size user-copy task 67 67 486 32562
observed-size user-copy task 68 68 205 13940
observed-size user-copy task 69 69 109 7521
observed-size user-copy task 73 73 3 219
observed-size user-copy task 76 76 8 608
observed-size user-copy task 79 79 6 474
observed-size user-copy task 81 81 8 648
observed-size user-copy task 82 82 26 2132
observed-size user-copy task 83 83 78 6474
observed-size user-copy task 84 84 2 168
observed-size user-copy task 87 87 2 174
observed-size user-copy task 88 88 1 88
observed-size user-copy task 89 89 4 356
observed-size user-copy task 90 90 22 1980
observed-size user-copy task 91 91 29 2639
observed-size user-copy task 92 92 27 2484
observed-size user-copy task 93 93 44 4092
observed-size user-copy task 94 94 159 14946
observed-size user-copy task 95 95 110 10450
observed-size user-copy task 96 96 40 3840
observed-size user-copy task 97 97 22 2134
observed-size user-copy task 98 98 8 784
observed-size user-copy task 99 99 1 99
observed-size user-copy task 104 104 1 104
observed-size user-copy task 110 110 4 440
observed-size user-copy task 112 112 4 448
observed-size user-copy task 114 114 4 456
observed-size user-copy task 115 115 7 805
observed-size user-copy task 116 116 6 696
observed-size user-copy task 117 117 6 702
observed-size user-copy task 118 118 8 944
observed-size user-copy task 119 119 14 1666
observed-size user-copy task 120 120 12 1440
observed-size user-copy task 121 121 16 1936
observed-size user-copy task 122 122 2 244
observed-size user-copy task 134 134 16 2144
observed-size user-copy task 135 135 12 1620
observed-size user-copy task 136 136 6 816
observed-size user-copy task 138 138 2 276
observed-size user-copy task 139 139 6 834
observed-size user-copy task 140 140 5 700
observed-size user-copy task 142 142 1 142
observed-size user-copy task 144 144 679 97776
observed-size user-copy task 145 145 1 145
observed-size user-copy task 153 153 2 306
observed-size user-copy task 157 157 1 157
observed-size user-copy task 158 158 3 474
observed-size user-copy task 159 159 1 159
observed-size user-copy task 185 185 9 1665
observed-size user-copy task 186 186 1 186
observed-size user-copy task 189 189 2 378
observed-size user-copy task 192 192 5 960
observed-size user-copy task 193 193 1 193
observed-size user-copy task 195 195 2 390
observed-size user-copy task 198 198 1 198
observed-size user-copy task 215 215 1 215
observed-size user-copy task 217 217 1 217
observed-size user-copy task 218 218 3 654
observed-size user-copy task 225 225 1 225
observed-size user-copy task 240 240 3 720
observed-size user-copy task 241 241 2 482
observed-size user-copy task 243 243 1 243
observed-size user-copy task 246 246 1 246
observed-size user-copy task 248 248 2 496
observed-size user-copy task 249 249 1 249
observed-size user-copy task 270 270 2 540
observed-size user-copy task 271 271 1 271
observed-size user-copy task 277 277 1 277
observed-size user-copy task 290 290 2 580
observed-size user-copy task 305 305 1 305
observed-size user-copy task 307 307 1 307
observed-size user-copy task 329 329 1 329
observed-size user-copy task 341 341 2 682
observed-size user-copy task 343 343 1 343
observed-size user-copy task 355 355 1 355
observed-size user-copy task 364 364 1 364
observed-size user-copy task 368 368 12 4416
observed-size user-copy task 386 386 2 772
observed-size user-copy task 390 390 3 1170
observed-size user-copy task 395 395 1 395
observed-size user-copy task 397 397 1 397
observed-size user-copy task 412 412 1 412
observed-size user-copy task 415 415 1 415
observed-size user-copy task 416 416 2 832
observed-size user-copy task 424 424 2 848
observed-size user-copy task 434 434 1 434
observed-size user-copy task 451 451 1 451
observed-size user-copy task 466 466 2 932
observed-size user-copy task 471 471 1 471
observed-size user-copy task 472 472 1 472
observed-size user-copy task 478 478 2 956
observed-size user-copy task 493 493 1 493
observed-size user-copy task 496 496 1 496
observed-size user-copy task 508 508 2 1016
observed-size user-copy task 509 509 2 1018
observed-size user-copy task 510 510 2 1020
observed-size user-copy task 512 512 4 2048
observed-size user-copy task 526 526 1 526
observed-size user-copy task 533 533 1 533
observed-size user-copy task 535 535 2 1070
observed-size user-copy task 536 536 2 1072
observed-size user-copy task 537 537 8 4296
observed-size user-copy task 538 538 2 1076
observed-size user-copy task 539 539 8 4312
observed-size user-copy task 540 540 6 3240
observed-size user-copy task 541 541 5 2705
observed-size user-copy task 542 542 2 1084
observed-size user-copy task 544 544 3 1632
observed-size user-copy task 545 545 1 545
observed-size user-copy task 561 561 2 1122
observed-size user-copy task 570 570 1 570
observed-size user-copy task 573 573 2 1146
observed-size user-copy task 591 591 1 591
observed-size user-copy task 596 596 1 596
observed-size user-copy task 601 601 1 601
observed-size user-copy task 602 602 1 602
observed-size user-copy task 603 603 1 603
observed-size user-copy task 616 616 1 616
observed-size user-copy task 621 621 1 621
observed-size user-copy task 629 629 2 1258
observed-size user-copy task 630 630 2 1260
observed-size user-copy task 632 632 1 632
observed-size user-copy task 641 641 1 641
observed-size user-copy task 643 643 1 643
observed-size user-copy task 653 653 1 653
observed-size user-copy task 654 654 1 654
observed-size user-copy task 655 655 1 655
observed-size user-copy task 681 681 2 1362
observed-size user-copy task 686 686 1 686
observed-size user-copy task 689 689 2 1378
observed-size user-copy task 706 706 1 706
observed-size user-copy task 709 709 1 709
observed-size user-copy task 710 710 1 710
observed-size user-copy task 736 736 1 736
observed-size user-copy task 741 741 1 741
observed-size user-copy task 742 742 1 742
observed-size user-copy task 766 766 1 766
observed-size user-copy task 767 767 1 767
observed-size user-copy task 770 770 1 770
observed-size user-copy task 784 784 14 10976
observed-size user-copy task 795 795 1 795
observed-size user-copy task 798 798 2 1596
observed-size user-copy task 802 802 2 1604
observed-size user-copy task 820 820 1 820
observed-size user-copy task 821 821 1 821
observed-size user-copy task 824 824 1 824
observed-size user-copy task 832 832 18 14976
observed-size user-copy task 840 840 2 1680
observed-size user-copy task 842 842 1 842
observed-size user-copy task 847 847 1 847
observed-size user-copy task 849 849 1 849
observed-size user-copy task 870 870 1 870
observed-size user-copy task 877 877 1 877
observed-size user-copy task 880 880 1 880
observed-size user-copy task 881 881 2 1762
observed-size user-copy task 896 896 2 1792
observed-size user-copy task 897 897 1 897
observed-size user-copy task 903 903 1 903
observed-size user-copy task 905 905 1 905
observed-size user-copy task 933 933 1 933
observed-size user-copy task 934 934 1 934
observed-size user-copy task 938 938 1 938
observed-size user-copy task 960 960 1 960
observed-size user-copy task 963 963 1 963
observed-size user-copy task 964 964 1 964
observed-size user-copy task 989 989 3 2967
observed-size user-copy task 1014 1014 1 1014
observed-size user-copy task 1016 1016 1 1016
observed-size user-copy task 1018 1018 1 1018
observed-size user-copy task 1041 1041 1 1041
observed-size user-copy task 1042 1042 1 1042
observed-size user-copy task 1045 1045 1 1045
observed-size user-copy task 1065 1065 1 1065
observed-size user-copy task 1072 1072 1 1072
observed-size user-copy task 1075 1075 1 1075
observed-size user-copy task 1098 1098 1 1098
observed-size user-copy task 1100 1100 1 1100
observed-size user-copy task 1101 1101 1 1101
observed-size user-copy task 1125 1125 1 1125
observed-size user-copy task 1126 1126 1 1126
observed-size user-copy task 1133 1133 1 1133
observed-size user-copy task 1154 1154 1 1154
observed-size user-copy task 1157 1157 1 1157
observed-size user-copy task 1158 1158 1 1158
observed-size user-copy task 1181 1181 1 1181
observed-size user-copy task 1182 1182 1 1182
observed-size user-copy task 1185 1185 1 1185
observed-size user-copy task 1192 1192 1 1192
observed-size user-copy task 1204 1204 1 1204
observed-size user-copy task 1213 1213 1 1213
observed-size user-copy task 1236 1236 1 1236
observed-size user-copy task 1238 1238 1 1238
observed-size user-copy task 1241 1241 1 1241
observed-size user-copy task 1263 1263 1 1263
observed-size user-copy task 1264 1264 1 1264
observed-size user-copy task 1268 1268 1 1268
observed-size user-copy task 1292 1292 1 1292
observed-size user-copy task 1293 1293 1 1293
observed-size user-copy task 1297 1297 1 1297
observed-size user-copy task 1313 1313 1 1313
observed-size user-copy task 1322 1322 2 2644
observed-size user-copy task 1348 1348 2 2696
observed-size user-copy task 1349 1349 1 1349
observed-size user-copy task 1374 1374 4 5496
observed-size user-copy task 1375 1375 1 1375
observed-size user-copy task 1392 1392 1 1392
observed-size user-copy task 1396 1396 1 1396
observed-size user-copy task 1403 1403 1 1403
observed-size user-copy task 1408 1408 1 1408
observed-size user-copy task 1432 1432 1 1432
observed-size user-copy task 1436 1436 1 1436
observed-size user-copy task 1439 1439 1 1439
observed-size user-copy task 1455 1455 1 1455
observed-size user-copy task 1459 1459 1 1459
observed-size user-copy task 1462 1462 1 1462
observed-size user-copy task 1484 1484 1 1484
observed-size user-copy task 1485 1485 1 1485
observed-size user-copy task 1489 1489 1 1489
observed-size user-copy task 1492 1492 2 2984
observed-size user-copy task 1509 1509 1 1509
observed-size user-copy task 1520 1520 1 1520
observed-size user-copy task 1524 1524 1 1524
observed-size user-copy task 1545 1545 1 1545
observed-size user-copy task 1546 1546 1 1546
observed-size user-copy task 1547 1547 1 1547
observed-size user-copy task 1567 1567 1 1567
observed-size user-copy task 1570 1570 1 1570
observed-size user-copy task 1574 1574 1 1574
observed-size user-copy task 1590 1590 1 1590
observed-size user-copy task 1599 1599 1 1599
observed-size user-copy task 1600 1600 1 1600
observed-size user-copy task 1621 1621 1 1621
observed-size user-copy task 1623 1623 1 1623
observed-size user-copy task 1625 1625 1 1625
observed-size user-copy task 1643 1643 2 3286
observed-size user-copy task 1650 1650 1 1650
observed-size user-copy task 1652 1652 1 1652
observed-size user-copy task 1654 1654 1 1654
observed-size user-copy task 1678 1678 1 1678
observed-size user-copy task 1679 1679 1 1679
observed-size user-copy task 1691 1691 1 1691
observed-size user-copy task 1705 1705 1 1705
observed-size user-copy task 1708 1708 2 3416
observed-size user-copy task 1734 1734 1 1734
observed-size user-copy task 1737 1737 1 1737
observed-size user-copy task 1742 1742 1 1742
observed-size user-copy task 1758 1758 1 1758
observed-size user-copy task 1763 1763 1 1763
observed-size user-copy task 1766 1766 1 1766
observed-size user-copy task 1792 1792 1 1792
observed-size user-copy task 1793 1793 1 1793
observed-size user-copy task 1797 1797 1 1797
observed-size user-copy task 1820 1820 2 3640
observed-size user-copy task 1826 1826 1 1826
observed-size user-copy task 1844 1844 1 1844
observed-size user-copy task 1849 1849 1 1849
observed-size user-copy task 1853 1853 1 1853
observed-size user-copy task 1872 1872 1 1872
observed-size user-copy task 1874 1874 1 1874
observed-size user-copy task 1877 1877 1 1877
observed-size user-copy task 1904 1904 1 1904
observed-size user-copy task 1905 1905 1 1905
observed-size user-copy task 1906 1906 1 1906
observed-size user-copy task 1928 1928 1 1928
observed-size user-copy task 1929 1929 1 1929
observed-size user-copy task 1938 1938 1 1938
observed-size user-copy task 1950 1950 1 1950
observed-size user-copy task 1952 1952 1 1952
observed-size user-copy task 1966 1966 1 1966
observed-size user-copy task 1986 1986 1 1986
observed-size user-copy task 1990 1990 1 1990
observed-size user-copy task 1993 1993 1 1993
observed-size user-copy task 2006 2006 1 2006
observed-size user-copy task 2015 2015 1 2015
observed-size user-copy task 2018 2018 1 2018
observed-size user-copy task 2039 2039 1 2039
observed-size user-copy task 2044 2044 1 2044
observed-size user-copy task 2048 2048 1 2048
observed-size user-copy task 2071 2071 1 2071
observed-size user-copy task 2073 2073 1 2073
observed-size user-copy task 2076 2076 1 2076
observed-size user-copy task 2096 2096 1 2096
observed-size user-copy task 2100 2100 1 2100
observed-size user-copy task 2103 2103 1 2103
observed-size user-copy task 2127 2127 1 2127
observed-size user-copy task 2129 2129 2 4258
observed-size user-copy task 2152 2152 1 2152
observed-size user-copy task 2154 2154 1 2154
observed-size user-copy task 2159 2159 1 2159
observed-size user-copy task 2179 2179 1 2179
observed-size user-copy task 2184 2184 1 2184
observed-size user-copy task 2189 2189 1 2189
observed-size user-copy task 2198 2198 1 2198
observed-size user-copy task 2202 2202 1 2202
observed-size user-copy task 2206 2206 1 2206
observed-size user-copy task 2227 2227 1 2227
observed-size user-copy task 2240 2240 1 2240
observed-size user-copy task 2245 2245 1 2245
observed-size user-copy task 2253 2253 1 2253
observed-size user-copy task 2258 2258 1 2258
observed-size user-copy task 2259 2259 1 2259
observed-size user-copy task 2287 2287 1 2287
observed-size user-copy task 2296 2296 1 2296
observed-size user-copy task 2301 2301 1 2301
observed-size user-copy task 2316 2316 1 2316
observed-size user-copy task 2317 2317 1 2317
observed-size user-copy task 2326 2326 1 2326
observed-size user-copy task 2336 2336 1 2336
observed-size user-copy task 2346 2346 1 2346
observed-size user-copy task 2347 2347 1 2347
observed-size user-copy task 2364 2364 1 2364
observed-size user-copy task 2368 2368 1 2368
observed-size user-copy task 2376 2376 1 2376
observed-size user-copy task 2401 2401 1 2401
observed-size user-copy task 2404 2404 1 2404
observed-size user-copy task 2408 2408 1 2408
observed-size user-copy task 2421 2421 1 2421
observed-size user-copy task 2429 2429 1 2429
observed-size user-copy task 2436 2436 1 2436
observed-size user-copy task 2452 2452 1 2452
observed-size user-copy task 2454 2454 1 2454
observed-size user-copy task 2463 2463 1 2463
observed-size user-copy task 2479 2479 1 2479
observed-size user-copy task 2484 2484 1 2484
observed-size user-copy task 2497 2497 1 2497
observed-size user-copy task 2508 2508 1 2508
observed-size user-copy task 2510 2510 1 2510
observed-size user-copy task 2513 2513 1 2513
observed-size user-copy task 2534 2534 2 5068
observed-size user-copy task 2539 2539 1 2539
observed-size user-copy task 2563 2563 1 2563
observed-size user-copy task 2568 2568 1 2568
observed-size user-copy task 2575 2575 1 2575
observed-size user-copy task 2590 2590 1 2590
observed-size user-copy task 2594 2594 1 2594
observed-size user-copy task 2597 2597 1 2597
observed-size user-copy task 2616 2616 1 2616
observed-size user-copy task 2623 2623 1 2623
observed-size user-copy task 2627 2627 1 2627
observed-size user-copy task 2644 2644 1 2644
observed-size user-copy task 2646 2646 1 2646
observed-size user-copy task 2649 2649 1 2649
observed-size user-copy task 2672 2672 1 2672
observed-size user-copy task 2677 2677 1 2677
observed-size user-copy task 2678 2678 1 2678
observed-size user-copy task 2703 2703 1 2703
observed-size user-copy task 2707 2707 1 2707
observed-size user-copy task 2708 2708 1 2708
observed-size user-copy task 2726 2726 1 2726
observed-size user-copy task 2734 2734 1 2734
observed-size user-copy task 2736 2736 1 2736
observed-size user-copy task 2754 2754 1 2754
observed-size user-copy task 2764 2764 1 2764
observed-size user-copy task 2766 2766 1 2766
observed-size user-copy task 2783 2783 3 8349
observed-size user-copy task 2790 2790 1 2790
observed-size user-copy task 2796 2796 1 2796
observed-size user-copy task 2813 2813 1 2813
observed-size user-copy task 2818 2818 1 2818
observed-size user-copy task 2822 2822 1 2822
observed-size user-copy task 2841 2841 1 2841
observed-size user-copy task 2846 2846 1 2846
observed-size user-copy task 2857 2857 1 2857
observed-size user-copy task 2865 2865 1 2865
observed-size user-copy task 2877 2877 1 2877
observed-size user-copy task 2883 2883 1 2883
observed-size user-copy task 2896 2896 1 2896
observed-size user-copy task 2903 2903 1 2903
observed-size user-copy task 2908 2908 1 2908
observed-size user-copy task 2935 2935 1 2935
observed-size user-copy task 2943 2943 1 2943
observed-size user-copy task 2945 2945 1 2945
observed-size user-copy task 2967 2967 1 2967
observed-size user-copy task 2970 2970 1 2970
observed-size user-copy task 2976 2976 1 2976
observed-size user-copy task 2987 2987 1 2987
observed-size user-copy task 2989 2989 1 2989
observed-size user-copy task 2992 2992 1 2992
observed-size user-copy task 3020 3020 1 3020
observed-size user-copy task 3021 3021 2 6042
observed-size user-copy task 3046 3046 1 3046
observed-size user-copy task 3048 3048 1 3048
observed-size user-copy task 3060 3060 1 3060
observed-size user-copy task 3067 3067 1 3067
observed-size user-copy task 3074 3074 1 3074
observed-size user-copy task 3081 3081 1 3081
observed-size user-copy task 3099 3099 1 3099
observed-size user-copy task 3101 3101 1 3101
observed-size user-copy task 3106 3106 1 3106
observed-size user-copy task 3119 3119 1 3119
observed-size user-copy task 3126 3126 1 3126
observed-size user-copy task 3129 3129 1 3129
observed-size user-copy task 3159 3159 1 3159
observed-size user-copy task 3161 3161 2 6322
observed-size user-copy task 3200 3200 1 3200
observed-size user-copy task 3202 3202 2 6404
observed-size user-copy task 3216 3216 1 3216
observed-size user-copy task 3220 3220 1 3220
observed-size user-copy task 3232 3232 1 3232
observed-size user-copy task 3236 3236 1 3236
observed-size user-copy task 3242 3242 1 3242
observed-size user-copy task 3246 3246 1 3246
observed-size user-copy task 3263 3263 1 3263
observed-size user-copy task 3284 3284 1 3284
observed-size user-copy task 3285 3285 1 3285
observed-size user-copy task 3299 3299 1 3299
observed-size user-copy task 3301 3301 1 3301
observed-size user-copy task 3306 3306 1 3306
observed-size user-copy task 3327 3327 1 3327
observed-size user-copy task 3345 3345 1 3345
observed-size user-copy task 3360 3360 1 3360
observed-size user-copy task 3361 3361 1 3361
observed-size user-copy task 3389 3389 1 3389
observed-size user-copy task 3396 3396 1 3396
observed-size user-copy task 3423 3423 1 3423
observed-size user-copy task 3426 3426 1 3426
observed-size user-copy task 3453 3453 1 3453
observed-size user-copy task 3468 3468 1 3468
observed-size user-copy task 3480 3480 1 3480
observed-size user-copy task 3481 3481 1 3481
observed-size user-copy task 3500 3500 1 3500
observed-size user-copy task 3514 3514 1 3514
observed-size user-copy task 3525 3525 1 3525
observed-size user-copy task 3540 3540 1 3540
observed-size user-copy task 3551 3551 1 3551
observed-size user-copy task 3556 3556 1 3556
observed-size user-copy task 3586 3586 1 3586
observed-size user-copy task 3588 3588 1 3588
observed-size user-copy task 3624 3624 1 3624
observed-size user-copy task 3629 3629 1 3629
observed-size user-copy task 3638 3638 1 3638
observed-size user-copy task 3646 3646 1 3646
observed-size user-copy task 3650 3650 2 7300
observed-size user-copy task 3676 3676 1 3676
observed-size user-copy task 3679 3679 1 3679
observed-size user-copy task 3710 3710 1 3710
observed-size user-copy task 3717 3717 1 3717
observed-size user-copy task 3724 3724 1 3724
observed-size user-copy task 3733 3733 1 3733
observed-size user-copy task 3762 3762 1 3762
observed-size user-copy task 3767 3767 1 3767
observed-size user-copy task 3798 3798 1 3798
observed-size user-copy task 3800 3800 1 3800
observed-size user-copy task 3818 3818 1 3818
observed-size user-copy task 3824 3824 1 3824
observed-size user-copy task 3857 3857 1 3857
observed-size user-copy task 3860 3860 1 3860
observed-size user-copy task 3874 3874 1 3874
observed-size user-copy task 3877 3877 1 3877
observed-size user-copy task 3909 3909 1 3909
observed-size user-copy task 3911 3911 1 3911
observed-size user-copy task 3932 3932 1 3932
observed-size user-copy task 3943 3943 1 3943
observed-size user-copy task 3945 3945 1 3945
observed-size user-copy task 3955 3955 1 3955
observed-size user-copy task 3956 3956 1 3956
observed-size user-copy task 3963 3963 1 3963
observed-size user-copy task 3964 3964 1 3964
observed-size user-copy task 3975 3975 2 7950
observed-size user-copy task 3984 3984 2 7968
observed-size user-copy task 3985 3985 1 3985
observed-size user-copy task 3992 3992 1 3992
observed-size user-copy task 3998 3998 1 3998
observed-size user-copy task 4025 4025 1 4025
observed-size user-copy task 4028 4028 1 4028
observed-size user-copy task 4047 4047 1 4047
observed-size user-copy task 4048 4048 1 4048
observed-size user-copy task 4075 4075 43 175225
observed-size user-copy task 4076 4076 14 57064
observed-size user-copy task 4084 4084 1 4084
observed-size user-copy task 4085 4085 446 1821910
observed-size user-copy task 4086 4086 1 4086
observed-size user-copy task 4088 4088 1 4088
observed-size user-copy task 4096 4096 2729 11177984
observed-align checked-copy 0 0 306
observed-align clear_page 0 - 3603
observed-align inlined-copy 0 0 50
observed-align inlined-copy 32 32 9
observed-align inlined-copy 40 6 1
observed-align inlined-copy 48 48 4
observed-align inlined-copy 56 6 1
observed-align inlined-copy 8 0 20
observed-align inlined-copy 8 16 18
observed-align inlined-copy 8 24 2985
observed-align inlined-copy 8 32 25
observed-align inlined-copy 8 40 5
observed-align inlined-copy 8 48 27
observed-align inlined-copy 8 56 395
observed-align inlined-copy 8 6 1
observed-align inlined-copy 8 8 12
observed-align inlined-set - - 10
observed-align inlined-set 0 - 3695
observed-align inlined-set 16 - 3680
observed-align inlined-set 24 - 4348
observed-align inlined-set 25 - 1
observed-align inlined-set 32 - 3418
observed-align inlined-set 40 - 3992
observed-align inlined-set 48 - 3604
observed-align inlined-set 56 - 5828
observed-align inlined-set 8 - 6384
observed-align inlined-user-copy 1 50 1
observed-align inlined-user-copy 1 51 1
observed-align inlined-user-copy 10 11 1
observed-align inlined-user-copy 10 27 1
observed-align inlined-user-copy 12 50 1
observed-align inlined-user-copy 12 51 1
observed-align inlined-user-copy 13 43 1
observed-align inlined-user-copy 15 50 1
observed-align inlined-user-copy 15 51 1
observed-align inlined-user-copy 16 27 1
observed-align inlined-user-copy 16 50 1
observed-align inlined-user-copy 16 51 1
observed-align inlined-user-copy 17 43 1
observed-align inlined-user-copy 19 50 1
observed-align inlined-user-copy 19 51 1
observed-align inlined-user-copy 2 27 1
observed-align inlined-user-copy 20 11 1
observed-align inlined-user-copy 20 50 1
observed-align inlined-user-copy 20 51 1
observed-align inlined-user-copy 21 59 1
observed-align inlined-user-copy 25 50 1
observed-align inlined-user-copy 25 51 1
observed-align inlined-user-copy 26 11 1
observed-align inlined-user-copy 28 50 1
observed-align inlined-user-copy 28 51 1
observed-align inlined-user-copy 29 11 1
observed-align inlined-user-copy 33 50 1
observed-align inlined-user-copy 33 51 1
observed-align inlined-user-copy 34 50 1
observed-align inlined-user-copy 34 51 1
observed-align inlined-user-copy 34 59 1
observed-align inlined-user-copy 35 59 1
observed-align inlined-user-copy 41 50 2
observed-align inlined-user-copy 41 51 2
observed-align inlined-user-copy 42 11 1
observed-align inlined-user-copy 42 27 1
observed-align inlined-user-copy 42 50 2
observed-align inlined-user-copy 42 51 2
observed-align inlined-user-copy 43 43 1
observed-align inlined-user-copy 43 50 1
observed-align inlined-user-copy 43 51 1
observed-align inlined-user-copy 43 59 1
observed-align inlined-user-copy 44 11 1
observed-align inlined-user-copy 45 50 3
observed-align inlined-user-copy 45 51 3
observed-align inlined-user-copy 46 27 2
observed-align inlined-user-copy 46 43 1
observed-align inlined-user-copy 47 50 1
observed-align inlined-user-copy 47 51 1
observed-align inlined-user-copy 48 43 1
observed-align inlined-user-copy 48 50 1
observed-align inlined-user-copy 48 51 1
observed-align inlined-user-copy 49 43 1
observed-align inlined-user-copy 5 50 1
observed-align inlined-user-copy 5 51 1
observed-align inlined-user-copy 53 50 1
observed-align inlined-user-copy 53 51 1
observed-align inlined-user-copy 54 27 1
observed-align inlined-user-copy 54 50 1
observed-align inlined-user-copy 54 51 1
observed-align inlined-user-copy 55 59 1
observed-align inlined-user-copy 57 50 1
observed-align inlined-user-copy 57 51 1
observed-align inlined-user-copy 58 59 1
observed-align inlined-user-copy 6 59 1
observed-align inlined-user-copy 61 50 1
observed-align inlined-user-copy 61 51 1
observed-align inlined-user-copy 62 11 1
observed-align inlined-user-copy 62 50 2
observed-align inlined-user-copy 62 51 2
observed-align inlined-user-copy 63 27 1
observed-align inlined-user-copy 63 43 1
observed-align inlined-user-copy 7 50 1
observed-align inlined-user-copy 7 51 1
observed-align inlined-user-copy 8 11 1
observed-align inlined-user-copy 9 50 2
observed-align inlined-user-copy 9 51 2
observed-align memcpy - - 108052
observed-align memcpy 0 0 108023
observed-align memcpy 0 16 27
observed-align memcpy 0 20 1
observed-align memcpy 0 24 60
observed-align memcpy 0 32 66
observed-align memcpy 0 40 35
observed-align memcpy 0 42 1
observed-align memcpy 0 46 2
observed-align memcpy 0 48 103
observed-align memcpy 0 56 102
observed-align memcpy 0 8 76
observed-align memcpy 10 1 7
observed-align memcpy 10 10 1
observed-align memcpy 12 0 8
observed-align memcpy 13 5 2
observed-align memcpy 14 0 5
observed-align memcpy 14 10 2
observed-align memcpy 14 58 2
observed-align memcpy 16 0 107628
observed-align memcpy 16 16 78
observed-align memcpy 16 24 50
observed-align memcpy 16 29 6
observed-align memcpy 16 32 46
observed-align memcpy 16 33 1
observed-align memcpy 16 34 1
observed-align memcpy 16 40 41
observed-align memcpy 16 42 4
observed-align memcpy 16 48 35
observed-align memcpy 16 56 12
observed-align memcpy 16 8 100
observed-align memcpy 20 8 12
observed-align memcpy 22 24 1
observed-align memcpy 24 0 107530
observed-align memcpy 24 16 125
observed-align memcpy 24 24 44
observed-align memcpy 24 26 1
observed-align memcpy 24 31 1
observed-align memcpy 24 32 69
observed-align memcpy 24 39 5
observed-align memcpy 24 40 5
observed-align memcpy 24 42 1
observed-align memcpy 24 48 76
observed-align memcpy 24 53 5
observed-align memcpy 24 56 1
observed-align memcpy 24 58 3
observed-align memcpy 24 8 88
observed-align memcpy 26 1 6
observed-align memcpy 26 10 2
observed-align memcpy 28 16 14
observed-align memcpy 28 23 2
observed-align memcpy 30 16 6
observed-align memcpy 31 21 2
observed-align memcpy 32 0 107528
observed-align memcpy 32 16 58
observed-align memcpy 32 24 117
observed-align memcpy 32 32 55
observed-align memcpy 32 40 29
observed-align memcpy 32 48 42
observed-align memcpy 32 56 34
observed-align memcpy 32 8 46
observed-align memcpy 34 24 3
observed-align memcpy 36 24 12
observed-align memcpy 36 32 2
observed-align memcpy 37 42 1
observed-align memcpy 39 24 1
observed-align memcpy 4 0 2
observed-align memcpy 4 56 8
observed-align memcpy 40 0 107582
observed-align memcpy 40 16 3
observed-align memcpy 40 24 52
observed-align memcpy 40 32 81
observed-align memcpy 40 40 2
observed-align memcpy 40 48 26
observed-align memcpy 40 8 12
observed-align memcpy 42 1 6
observed-align memcpy 42 10 1
observed-align memcpy 42 24 1
observed-align memcpy 43 24 1
observed-align memcpy 44 32 6
observed-align memcpy 45 24 4
observed-align memcpy 45 35 2
observed-align memcpy 46 32 5
observed-align memcpy 48 0 107532
observed-align memcpy 48 16 18
observed-align memcpy 48 24 4
observed-align memcpy 48 32 72
observed-align memcpy 48 40 60
observed-align memcpy 48 48 52
observed-align memcpy 48 56 4
observed-align memcpy 48 8 57
observed-align memcpy 52 40 9
observed-align memcpy 53 10 2
observed-align memcpy 53 13 1
observed-align memcpy 53 16 1
observed-align memcpy 53 17 1
observed-align memcpy 53 2 1
observed-align memcpy 53 20 1
observed-align memcpy 53 21 1
observed-align memcpy 53 26 1
observed-align memcpy 53 29 1
observed-align memcpy 53 34 1
observed-align memcpy 53 35 1
observed-align memcpy 53 42 2
observed-align memcpy 53 43 2
observed-align memcpy 53 44 1
observed-align memcpy 53 46 3
observed-align memcpy 53 48 1
observed-align memcpy 53 49 1
observed-align memcpy 53 54 1
observed-align memcpy 53 55 1
observed-align memcpy 53 58 1
observed-align memcpy 53 6 1
observed-align memcpy 53 62 1
observed-align memcpy 53 63 2
observed-align memcpy 53 8 1
observed-align memcpy 56 0 107551
observed-align memcpy 56 1 1
observed-align memcpy 56 15 1
observed-align memcpy 56 16 25
observed-align memcpy 56 24 32
observed-align memcpy 56 25 1
observed-align memcpy 56 26 12
observed-align memcpy 56 28 60
observed-align memcpy 56 29 103
observed-align memcpy 56 30 403
observed-align memcpy 56 31 402
observed-align memcpy 56 32 39
observed-align memcpy 56 33 2
observed-align memcpy 56 34 6
observed-align memcpy 56 35 9
observed-align memcpy 56 39 12
observed-align memcpy 56 40 146
observed-align memcpy 56 45 22
observed-align memcpy 56 46 162
observed-align memcpy 56 48 329
observed-align memcpy 56 50 5
observed-align memcpy 56 51 10
observed-align memcpy 56 52 2
observed-align memcpy 56 53 18
observed-align memcpy 56 54 1
observed-align memcpy 56 56 9
observed-align memcpy 56 58 2
observed-align memcpy 56 60 5
observed-align memcpy 56 8 18
observed-align memcpy 58 1 6
observed-align memcpy 58 10 1
observed-align memcpy 60 48 11
observed-align memcpy 61 52 2
observed-align memcpy 62 48 6
observed-align memcpy 8 0 107631
observed-align memcpy 8 16 46
observed-align memcpy 8 24 15
observed-align memcpy 8 31 1
observed-align memcpy 8 32 46
observed-align memcpy 8 40 25
observed-align memcpy 8 48 65
observed-align memcpy 8 56 100
observed-align memcpy 8 8 478
observed-align memmove 8 10 1
observed-align memset - - 197
observed-align memset 0 - 5684
observed-align memset 1 - 7
observed-align memset 10 - 3
observed-align memset 11 - 3
observed-align memset 12 - 11
observed-align memset 13 - 10
observed-align memset 14 - 7
observed-align memset 15 - 9
observed-align memset 16 - 210
observed-align memset 17 - 9
observed-align memset 18 - 6
observed-align memset 19 - 6
observed-align memset 2 - 11
observed-align memset 20 - 11
observed-align memset 21 - 11
observed-align memset 22 - 9
observed-align memset 23 - 9
observed-align memset 24 - 634
observed-align memset 25 - 9
observed-align memset 26 - 4
observed-align memset 27 - 4
observed-align memset 28 - 9
observed-align memset 29 - 7
observed-align memset 3 - 8
observed-align memset 30 - 17
observed-align memset 31 - 13
observed-align memset 32 - 218
observed-align memset 33 - 6
observed-align memset 34 - 8
observed-align memset 35 - 4
observed-align memset 36 - 5
observed-align memset 37 - 7
observed-align memset 38 - 11
observed-align memset 39 - 1
observed-align memset 4 - 8
observed-align memset 40 - 399
observed-align memset 41 - 6
observed-align memset 42 - 8
observed-align memset 43 - 4
observed-align memset 44 - 10
observed-align memset 45 - 6
observed-align memset 46 - 4
observed-align memset 47 - 7
observed-align memset 48 - 194
observed-align memset 49 - 5
observed-align memset 5 - 8
observed-align memset 50 - 4
observed-align memset 51 - 6
observed-align memset 52 - 13
observed-align memset 53 - 6
observed-align memset 54 - 9
observed-align memset 55 - 4
observed-align memset 56 - 141
observed-align memset 57 - 5
observed-align memset 58 - 4
observed-align memset 59 - 2
observed-align memset 6 - 5
observed-align memset 60 - 5
observed-align memset 61 - 11
observed-align memset 62 - 3
observed-align memset 63 - 6
observed-align memset 7 - 6
observed-align memset 8 - 155
observed-align memset 9 - 9
observed-align user-clear 0 - 8
observed-align user-clear 12 - 1
observed-align user-clear 16 - 7
observed-align user-clear 48 - 5
observed-align user-clear 8 - 4
observed-align user-copy 0 0 190
observed-align user-copy 0 1 2
observed-align user-copy 0 11 212
observed-align user-copy 0 12 440
observed-align user-copy 0 16 236
observed-align user-copy 0 17 257
observed-align user-copy 0 2 2
observed-align user-copy 0 21 1
observed-align user-copy 0 23 2
observed-align user-copy 0 24 4
observed-align user-copy 0 26 6
observed-align user-copy 0 28 2
observed-align user-copy 0 3 4
observed-align user-copy 0 32 1065
observed-align user-copy 0 34 3
observed-align user-copy 0 35 40
observed-align user-copy 0 36 7
observed-align user-copy 0 38 195
observed-align user-copy 0 4 2
observed-align user-copy 0 41 6
observed-align user-copy 0 42 4
observed-align user-copy 0 43 2
observed-align user-copy 0 44 2
observed-align user-copy 0 46 1
observed-align user-copy 0 48 159
observed-align user-copy 0 5 4
observed-align user-copy 0 50 2
observed-align user-copy 0 51 3
observed-align user-copy 0 53 197
observed-align user-copy 0 54 2
observed-align user-copy 0 56 5
observed-align user-copy 0 57 4
observed-align user-copy 0 58 4
observed-align user-copy 0 59 1
observed-align user-copy 0 62 5
observed-align user-copy 0 7 2
observed-align user-copy 0 8 4
observed-align user-copy 0 9 4
observed-align user-copy 1 16 1
observed-align user-copy 1 54 1
observed-align user-copy 11 48 2
observed-align user-copy 12 1 1
observed-align user-copy 12 32 12
observed-align user-copy 13 0 2
observed-align user-copy 14 0 2
observed-align user-copy 14 23 1
observed-align user-copy 14 40 1
observed-align user-copy 15 56 1
observed-align user-copy 16 0 97
observed-align user-copy 16 1 6
observed-align user-copy 16 10 12
observed-align user-copy 16 11 18
observed-align user-copy 16 12 14
observed-align user-copy 16 13 18
observed-align user-copy 16 14 4
observed-align user-copy 16 15 14
observed-align user-copy 16 16 70
observed-align user-copy 16 17 9
observed-align user-copy 16 18 8
observed-align user-copy 16 19 6
observed-align user-copy 16 2 16
observed-align user-copy 16 20 21
observed-align user-copy 16 21 10
observed-align user-copy 16 22 11
observed-align user-copy 16 23 14
observed-align user-copy 16 24 20
observed-align user-copy 16 25 6
observed-align user-copy 16 26 2
observed-align user-copy 16 27 8
observed-align user-copy 16 28 9
observed-align user-copy 16 29 6
observed-align user-copy 16 3 14
observed-align user-copy 16 30 12
observed-align user-copy 16 31 7
observed-align user-copy 16 32 75
observed-align user-copy 16 33 6
observed-align user-copy 16 34 12
observed-align user-copy 16 35 4
observed-align user-copy 16 36 10
observed-align user-copy 16 37 10
observed-align user-copy 16 38 8
observed-align user-copy 16 39 13
observed-align user-copy 16 4 48
observed-align user-copy 16 40 6
observed-align user-copy 16 41 12
observed-align user-copy 16 42 16
observed-align user-copy 16 43 6
observed-align user-copy 16 44 14
observed-align user-copy 16 45 16
observed-align user-copy 16 46 20
observed-align user-copy 16 47 6
observed-align user-copy 16 48 69
observed-align user-copy 16 49 24
observed-align user-copy 16 5 10
observed-align user-copy 16 50 4
observed-align user-copy 16 51 13
observed-align user-copy 16 52 8
observed-align user-copy 16 53 18
observed-align user-copy 16 54 18
observed-align user-copy 16 55 4
observed-align user-copy 16 56 14
observed-align user-copy 16 57 8
observed-align user-copy 16 58 16
observed-align user-copy 16 59 10
observed-align user-copy 16 6 10
observed-align user-copy 16 60 14
observed-align user-copy 16 61 6
observed-align user-copy 16 62 10
observed-align user-copy 16 63 23
observed-align user-copy 16 7 14
observed-align user-copy 16 8 21
observed-align user-copy 16 9 17
observed-align user-copy 17 0 30
observed-align user-copy 17 14 1
observed-align user-copy 17 16 1
observed-align user-copy 17 37 2
observed-align user-copy 18 0 1
observed-align user-copy 18 17 1
observed-align user-copy 19 0 2
observed-align user-copy 2 0 2
observed-align user-copy 2 48 3
observed-align user-copy 20 0 13
observed-align user-copy 20 12 2
observed-align user-copy 20 21 1
observed-align user-copy 20 23 3
observed-align user-copy 20 26 1
observed-align user-copy 20 27 1
observed-align user-copy 20 32 1
observed-align user-copy 20 40 1
observed-align user-copy 20 48 1
observed-align user-copy 20 63 1
observed-align user-copy 21 0 2
observed-align user-copy 22 0 2
observed-align user-copy 22 52 1
observed-align user-copy 23 0 1
observed-align user-copy 23 12 1
observed-align user-copy 23 32 1
observed-align user-copy 23 48 3
observed-align user-copy 23 7 2
observed-align user-copy 24 0 6
observed-align user-copy 24 16 3
observed-align user-copy 24 20 1
observed-align user-copy 24 24 2
observed-align user-copy 24 40 1
observed-align user-copy 24 44 1
observed-align user-copy 24 48 2
observed-align user-copy 25 16 1
observed-align user-copy 25 24 1
observed-align user-copy 25 32 3
observed-align user-copy 25 48 1
observed-align user-copy 25 56 1
observed-align user-copy 25 8 1
observed-align user-copy 26 0 1
observed-align user-copy 26 35 1
observed-align user-copy 26 9 1
observed-align user-copy 27 48 1
observed-align user-copy 27 8 1
observed-align user-copy 28 0 3
observed-align user-copy 28 32 9
observed-align user-copy 29 26 1
observed-align user-copy 3 12 1
observed-align user-copy 3 32 1
observed-align user-copy 3 48 1
observed-align user-copy 30 16 1
observed-align user-copy 30 29 1
observed-align user-copy 30 48 1
observed-align user-copy 31 0 2
observed-align user-copy 31 37 1
observed-align user-copy 31 57 1
observed-align user-copy 32 0 116
observed-align user-copy 32 1 36
observed-align user-copy 32 10 22
observed-align user-copy 32 11 28
observed-align user-copy 32 12 30
observed-align user-copy 32 13 42
observed-align user-copy 32 14 29
observed-align user-copy 32 15 21
observed-align user-copy 32 16 113
observed-align user-copy 32 17 32
observed-align user-copy 32 18 34
observed-align user-copy 32 19 18
observed-align user-copy 32 2 22
observed-align user-copy 32 20 34
observed-align user-copy 32 21 18
observed-align user-copy 32 22 20
observed-align user-copy 32 23 22
observed-align user-copy 32 24 31
observed-align user-copy 32 25 22
observed-align user-copy 32 26 32
observed-align user-copy 32 27 27
observed-align user-copy 32 28 21
observed-align user-copy 32 29 22
observed-align user-copy 32 3 21
observed-align user-copy 32 30 33
observed-align user-copy 32 31 23
observed-align user-copy 32 32 76
observed-align user-copy 32 33 24
observed-align user-copy 32 34 21
observed-align user-copy 32 35 23
observed-align user-copy 32 36 16
observed-align user-copy 32 37 27
observed-align user-copy 32 38 24
observed-align user-copy 32 39 18
observed-align user-copy 32 4 23
observed-align user-copy 32 40 18
observed-align user-copy 32 41 21
observed-align user-copy 32 42 22
observed-align user-copy 32 43 27
observed-align user-copy 32 44 24
observed-align user-copy 32 45 22
observed-align user-copy 32 46 24
observed-align user-copy 32 47 27
observed-align user-copy 32 48 83
observed-align user-copy 32 49 8
observed-align user-copy 32 5 26
observed-align user-copy 32 50 29
observed-align user-copy 32 51 29
observed-align user-copy 32 52 18
observed-align user-copy 32 53 460
observed-align user-copy 32 54 16
observed-align user-copy 32 55 19
observed-align user-copy 32 56 25
observed-align user-copy 32 57 40
observed-align user-copy 32 58 19
observed-align user-copy 32 59 19
observed-align user-copy 32 6 43
observed-align user-copy 32 60 16
observed-align user-copy 32 61 34
observed-align user-copy 32 62 32
observed-align user-copy 32 63 48
observed-align user-copy 32 7 22
observed-align user-copy 32 8 26
observed-align user-copy 32 9 22
observed-align user-copy 33 0 257
observed-align user-copy 33 43 14
observed-align user-copy 33 48 2
observed-align user-copy 34 0 4
observed-align user-copy 34 32 1
observed-align user-copy 34 48 1
observed-align user-copy 34 61 2
observed-align user-copy 35 24 1
observed-align user-copy 36 0 5
observed-align user-copy 36 13 1
observed-align user-copy 36 16 2
observed-align user-copy 36 17 1
observed-align user-copy 36 20 2
observed-align user-copy 36 33 1
observed-align user-copy 36 36 1
observed-align user-copy 36 37 1
observed-align user-copy 36 40 1
observed-align user-copy 36 59 1
observed-align user-copy 36 62 1
observed-align user-copy 36 8 1
observed-align user-copy 37 32 1
observed-align user-copy 37 48 1
observed-align user-copy 37 7 1
observed-align user-copy 38 0 195
observed-align user-copy 38 8 2
observed-align user-copy 39 16 2
observed-align user-copy 39 32 1
observed-align user-copy 39 48 4
observed-align user-copy 4 0 1
observed-align user-copy 4 11 1
observed-align user-copy 4 17 1
observed-align user-copy 4 2 1
observed-align user-copy 4 23 1
observed-align user-copy 4 34 1
observed-align user-copy 4 43 1
observed-align user-copy 4 54 1
observed-align user-copy 40 0 10
observed-align user-copy 40 16 7
observed-align user-copy 40 40 2
observed-align user-copy 40 48 4
observed-align user-copy 40 8 1
observed-align user-copy 41 32 3
observed-align user-copy 41 40 1
observed-align user-copy 41 8 1
observed-align user-copy 42 0 3
observed-align user-copy 42 16 1
observed-align user-copy 42 31 1
observed-align user-copy 42 32 2
observed-align user-copy 42 56 1
observed-align user-copy 43 0 447
observed-align user-copy 43 1 1
observed-align user-copy 43 17 13
observed-align user-copy 43 36 1
observed-align user-copy 44 0 4
observed-align user-copy 44 30 2
observed-align user-copy 44 32 12
observed-align user-copy 44 56 1
observed-align user-copy 45 16 1
observed-align user-copy 45 32 2
observed-align user-copy 45 42 1
observed-align user-copy 46 0 3
observed-align user-copy 48 0 89
observed-align user-copy 48 1 2
observed-align user-copy 48 11 2
observed-align user-copy 48 12 4
observed-align user-copy 48 13 6
observed-align user-copy 48 14 4
observed-align user-copy 48 15 4
observed-align user-copy 48 16 64
observed-align user-copy 48 17 4
observed-align user-copy 48 2 3
observed-align user-copy 48 20 4
observed-align user-copy 48 21 2
observed-align user-copy 48 22 4
observed-align user-copy 48 23 2
observed-align user-copy 48 24 2
observed-align user-copy 48 25 4
observed-align user-copy 48 27 12
observed-align user-copy 48 28 2
observed-align user-copy 48 29 2
observed-align user-copy 48 3 4
observed-align user-copy 48 30 4
observed-align user-copy 48 31 4
observed-align user-copy 48 32 42
observed-align user-copy 48 33 4
observed-align user-copy 48 34 2
observed-align user-copy 48 37 4
observed-align user-copy 48 38 4
observed-align user-copy 48 39 1
observed-align user-copy 48 41 4
observed-align user-copy 48 43 2
observed-align user-copy 48 44 2
observed-align user-copy 48 45 5
observed-align user-copy 48 46 6
observed-align user-copy 48 48 58
observed-align user-copy 48 49 2
observed-align user-copy 48 5 2
observed-align user-copy 48 50 6
observed-align user-copy 48 51 5
observed-align user-copy 48 52 2
observed-align user-copy 48 53 4
observed-align user-copy 48 54 4
observed-align user-copy 48 55 2
observed-align user-copy 48 56 3
observed-align user-copy 48 58 6
observed-align user-copy 48 59 4
observed-align user-copy 48 61 5
observed-align user-copy 48 62 2
observed-align user-copy 48 63 4
observed-align user-copy 48 8 4
observed-align user-copy 49 16 1
observed-align user-copy 5 16 1
observed-align user-copy 5 32 31
observed-align user-copy 5 48 1
observed-align user-copy 50 24 1
observed-align user-copy 50 32 1
observed-align user-copy 50 56 2
observed-align user-copy 51 0 3
observed-align user-copy 51 16 2
observed-align user-copy 51 32 1
observed-align user-copy 51 48 1
observed-align user-copy 52 0 40
observed-align user-copy 52 16 1
observed-align user-copy 52 20 1
observed-align user-copy 52 41 1
observed-align user-copy 52 6 1
observed-align user-copy 53 0 1
observed-align user-copy 53 16 1
observed-align user-copy 54 0 198
observed-align user-copy 55 0 2
observed-align user-copy 55 44 1
observed-align user-copy 56 0 5
observed-align user-copy 56 1 1
observed-align user-copy 56 16 5
observed-align user-copy 56 20 1
observed-align user-copy 56 32 1
observed-align user-copy 56 40 2
observed-align user-copy 56 48 2
observed-align user-copy 56 8 1
observed-align user-copy 57 0 1
observed-align user-copy 57 32 2
observed-align user-copy 57 40 1
observed-align user-copy 57 48 1
observed-align user-copy 57 56 1
observed-align user-copy 57 8 2
observed-align user-copy 57 9 1
observed-align user-copy 58 30 1
observed-align user-copy 58 47 1
observed-align user-copy 59 16 1
observed-align user-copy 59 56 1
observed-align user-copy 6 3 1
observed-align user-copy 6 36 1
observed-align user-copy 60 0 210
observed-align user-copy 60 32 10
observed-align user-copy 61 0 2
observed-align user-copy 61 16 1
observed-align user-copy 61 48 1
observed-align user-copy 62 0 2
observed-align user-copy 62 1 3
observed-align user-copy 62 47 1
observed-align user-copy 63 24 1
observed-align user-copy 63 48 1
observed-align user-copy 7 16 1
observed-align user-copy 7 48 1
observed-align user-copy 7 6 1
observed-align user-copy 8 0 5
observed-align user-copy 8 16 2
observed-align user-copy 8 40 1
observed-align user-copy 8 48 2
observed-align user-copy 8 56 1
observed-align user-copy 9 0 1
observed-align user-copy 9 12 3
observed-align user-copy 9 24 1
observed-align user-copy 9 25 1
observed-align user-copy 9 32 5
observed-align user-copy 9 40 1
observed-align user-copy 9 56 1
observed-align user-copy 9 58 1
observed-unnamed 0 0
