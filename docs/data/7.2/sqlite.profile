# tare profile 1
kernel: 7.2.12+deb13-amd64 #1 SMP PREEMPT_DYNAMIC Debian 7.2.12-1~bpo13+1 (2026-11-04)
cpu: QEMU TCG CPU version 2.5+
cpus: 1
clock: tsc
clock-hz: 999999000
mode: profile
span-ns: 2386546381
cpu-features: rep_good erms
clocksource: tsc
command: sh -c mount --bind /dev /debian/dev && mount --bind /tmp /debian/tmp && mount -t proc proc /debian/proc && exec chroot /debian /run/workload
exit-status: 0
busy-ns: 2282935722
machine: machine-7.2
accelerator: tcg
exact: yes
qemu: 7.2.22 (Debian 1:7.2+dfsg-7+deb12u18+b3)
image-digest: 395b0ba82ba8af9fc7a867ec91af5fe9
observed-missing: 0

function memcpy seen 994923 recorded 994923 skipped 0 lost 0 bytes 7211184
function memmove seen 4 recorded 4 skipped 0 lost 0 bytes 213
function memset seen 54749 recorded 54749 skipped 0 lost 0 bytes 12606712
size memcpy task 0 0 110424 0
size memcpy task 1 1 177 177
size memcpy task 2 2 124 248
size memcpy task 3 3 106 318
size memcpy task 4 4 82 328
size memcpy task 5 5 50 250
size memcpy task 6 6 35 210
size memcpy task 7 7 71 497
size memcpy task 8 8 881593 7052744
size memcpy task 9 9 2 18
size memcpy task 10 10 7 70
size memcpy task 11 11 29 319
size memcpy task 12 12 23 276
size memcpy task 13 13 7 91
size memcpy task 14 14 20 280
size memcpy task 15 15 89 1335
size memcpy task 16 16 256 4096
size memcpy task 17 17 32 544
size memcpy task 19 19 2 38
size memcpy task 20 20 4 80
size memcpy task 21 21 4 84
size memcpy task 23 23 4 92
size memcpy task 24 24 181 4344
size memcpy task 25 25 2 50
size memcpy task 26 26 2 52
size memcpy task 28 28 10 280
size memcpy task 29 29 2 58
size memcpy task 32 32 450 14400
size memcpy task 39 39 1 39
size memcpy task 40 40 311 12440
size memcpy task 44 44 1 44
size memcpy task 48 48 133 6384
size memcpy task 53 53 1 53
size memcpy task 56 56 93 5208
size memcpy task 64 64 126 8064
size memcpy task 72 72 64 4608
size memcpy task 80 80 36 2880
size memcpy task 88 88 19 1672
size memcpy task 96 96 3 288
size memcpy task 98 98 1 98
size memcpy task 104 104 3 312
size memcpy task 112 112 2 224
size memcpy task 256 256 11 2816
size memcpy task 504 504 5 2520
size memcpy task 560 560 1 560
size memcpy task 576 576 10 5760
size memcpy task 616 616 4 2464
size memcpy task 728 728 4 2912
size memcpy task 784 784 1 784
size memcpy task 1912 1912 13 24856
size memcpy task 6016 6143 7 42560
size memcpy softirq 0 0 34 0
size memcpy softirq 8 8 235 1880
size memcpy softirq 16 16 3 48
size memcpy softirq 22 22 1 22
size memcpy softirq 25 25 1 25
size memcpy softirq 32 32 7 224
size memcpy softirq 40 40 4 160
align memcpy 0 0 110477
align memcpy 0 8 20
align memcpy 0 10 2
align memcpy 0 16 17
align memcpy 0 18 1
align memcpy 0 24 52
align memcpy 0 32 33
align memcpy 0 33 1
align memcpy 0 40 25
align memcpy 0 46 2
align memcpy 0 48 98
align memcpy 0 51 1
align memcpy 0 56 80
align memcpy 0 62 1
align memcpy 1 16 1
align memcpy 1 21 1
align memcpy 1 39 4
align memcpy 1 49 1
align memcpy 1 52 1
align memcpy 1 55 1
align memcpy 2 5 2
align memcpy 2 16 1
align memcpy 2 18 1
align memcpy 2 27 1
align memcpy 2 33 1
align memcpy 2 37 1
align memcpy 2 56 1
align memcpy 2 62 1
align memcpy 3 7 2
align memcpy 3 16 1
align memcpy 3 27 1
align memcpy 3 37 1
align memcpy 3 55 1
align memcpy 4 0 1
align memcpy 4 14 1
align memcpy 4 16 1
align memcpy 4 18 1
align memcpy 4 49 1
align memcpy 4 56 1
align memcpy 4 62 1
align memcpy 5 4 1
align memcpy 5 22 1
align memcpy 5 27 1
align memcpy 5 53 2
align memcpy 6 16 1
align memcpy 6 18 2
align memcpy 6 22 1
align memcpy 6 55 1
align memcpy 7 16 1
align memcpy 7 23 1
align memcpy 7 24 1
align memcpy 7 51 1
align memcpy 7 60 3
align memcpy 8 0 110233
align memcpy 8 4 1
align memcpy 8 8 286
align memcpy 8 16 30
align memcpy 8 18 1
align memcpy 8 22 1
align memcpy 8 24 10
align memcpy 8 31 1
align memcpy 8 32 21
align memcpy 8 40 9
align memcpy 8 47 3
align memcpy 8 48 51
align memcpy 8 49 1
align memcpy 8 56 118
align memcpy 9 16 2
align memcpy 9 24 1
align memcpy 9 47 1
align memcpy 9 51 2
align memcpy 9 55 3
align memcpy 9 60 1
align memcpy 10 1 9
align memcpy 10 4 2
align memcpy 10 8 1
align memcpy 10 10 4
align memcpy 10 16 1
align memcpy 10 18 1
align memcpy 10 24 1
align memcpy 10 32 1
align memcpy 10 47 2
align memcpy 10 51 1
align memcpy 11 16 1
align memcpy 11 24 1
align memcpy 11 29 1
align memcpy 11 33 2
align memcpy 11 37 1
align memcpy 11 55 1
align memcpy 11 56 1
align memcpy 12 0 8
align memcpy 12 5 1
align memcpy 12 16 1
align memcpy 12 18 1
align memcpy 12 47 1
align memcpy 12 53 1
align memcpy 12 58 1
align memcpy 12 60 1
align memcpy 13 4 2
align memcpy 13 5 1
align memcpy 13 16 1
align memcpy 13 37 1
align memcpy 13 40 2
align memcpy 13 41 2
align memcpy 13 47 1
align memcpy 13 49 1
align memcpy 13 51 1
align memcpy 13 53 2
align memcpy 13 58 2
align memcpy 13 60 1
align memcpy 14 0 5
align memcpy 14 1 1
align memcpy 14 10 1
align memcpy 14 14 1
align memcpy 14 16 1
align memcpy 14 18 1
align memcpy 14 35 1
align memcpy 14 42 2
align memcpy 14 43 2
align memcpy 14 56 1
align memcpy 14 59 1
align memcpy 15 4 1
align memcpy 15 16 1
align memcpy 15 24 1
align memcpy 15 35 2
align memcpy 15 37 1
align memcpy 15 47 1
align memcpy 15 49 1
align memcpy 15 51 1
align memcpy 16 0 220402
align memcpy 16 8 78
align memcpy 16 16 33
align memcpy 16 18 1
align memcpy 16 24 33
align memcpy 16 29 5
align memcpy 16 32 21
align memcpy 16 33 3
align memcpy 16 34 2
align memcpy 16 35 1
align memcpy 16 37 2
align memcpy 16 40 28
align memcpy 16 41 2
align memcpy 16 44 2
align memcpy 16 48 65
align memcpy 16 51 1
align memcpy 16 56 4
align memcpy 17 4 1
align memcpy 17 5 1
align memcpy 17 7 2
align memcpy 17 16 1
align memcpy 17 24 1
align memcpy 17 27 1
align memcpy 17 37 1
align memcpy 17 56 2
align memcpy 18 10 1
align memcpy 18 16 2
align memcpy 18 18 1
align memcpy 18 27 1
align memcpy 18 32 2
align memcpy 18 35 1
align memcpy 18 58 1
align memcpy 19 16 1
align memcpy 19 24 1
align memcpy 19 37 1
align memcpy 20 4 1
align memcpy 20 8 2
align memcpy 20 16 1
align memcpy 20 18 1
align memcpy 20 27 1
align memcpy 20 35 3
align memcpy 20 49 2
align memcpy 20 51 1
align memcpy 20 56 1
align memcpy 20 58 1
align memcpy 21 16 1
align memcpy 21 24 1
align memcpy 21 37 1
align memcpy 21 40 1
align memcpy 21 51 3
align memcpy 21 55 2
align memcpy 21 60 1
align memcpy 22 14 1
align memcpy 22 22 1
align memcpy 22 37 2
align memcpy 22 51 2
align memcpy 23 4 2
align memcpy 23 16 1
align memcpy 23 24 1
align memcpy 23 49 2
align memcpy 23 58 1
align memcpy 24 0 110147
align memcpy 24 8 102
align memcpy 24 10 1
align memcpy 24 16 72
align memcpy 24 18 1
align memcpy 24 24 38
align memcpy 24 31 1
align memcpy 24 32 35
align memcpy 24 35 3
align memcpy 24 40 6
align memcpy 24 42 2
align memcpy 24 44 1
align memcpy 24 47 1
align memcpy 24 48 62
align memcpy 24 51 1
align memcpy 24 56 2
align memcpy 25 16 1
align memcpy 25 24 1
align memcpy 25 37 3
align memcpy 25 47 1
align memcpy 25 56 1
align memcpy 26 1 8
align memcpy 26 4 1
align memcpy 26 10 4
align memcpy 26 16 1
align memcpy 26 18 1
align memcpy 26 35 1
align memcpy 26 43 2
align memcpy 26 51 1
align memcpy 26 55 3
align memcpy 26 58 1
align memcpy 27 14 2
align memcpy 27 16 2
align memcpy 27 24 1
align memcpy 27 37 1
align memcpy 27 47 1
align memcpy 27 55 1
align memcpy 28 8 2
align memcpy 28 16 3
align memcpy 28 18 1
align memcpy 28 23 1
align memcpy 28 32 7
align memcpy 28 35 1
align memcpy 28 40 1
align memcpy 28 51 1
align memcpy 28 55 2
align memcpy 28 58 1
align memcpy 28 60 1
align memcpy 28 61 2
align memcpy 29 37 1
align memcpy 29 58 1
align memcpy 29 60 3
align memcpy 29 63 2
align memcpy 30 4 1
align memcpy 30 16 6
align memcpy 30 23 1
align memcpy 30 33 1
align memcpy 30 35 1
align memcpy 30 47 1
align memcpy 30 51 1
align memcpy 30 60 3
align memcpy 30 63 1
align memcpy 31 1 1
align memcpy 31 4 1
align memcpy 31 10 2
align memcpy 31 14 1
align memcpy 31 16 1
align memcpy 31 21 1
align memcpy 31 24 1
align memcpy 31 37 1
align memcpy 31 40 1
align memcpy 31 44 1
align memcpy 31 47 1
align memcpy 31 51 1
align memcpy 31 54 1
align memcpy 31 55 1
align memcpy 31 59 2
align memcpy 31 63 2
align memcpy 32 0 110177
align memcpy 32 4 3
align memcpy 32 8 8
align memcpy 32 16 40
align memcpy 32 20 1
align memcpy 32 22 1
align memcpy 32 24 44
align memcpy 32 32 28
align memcpy 32 35 1
align memcpy 32 40 17
align memcpy 32 47 2
align memcpy 32 48 25
align memcpy 32 51 1
align memcpy 32 54 2
align memcpy 32 56 21
align memcpy 32 58 1
align memcpy 32 60 1
align memcpy 32 63 1
align memcpy 33 12 2
align memcpy 33 24 1
align memcpy 33 33 1
align memcpy 33 37 1
align memcpy 33 54 1
align memcpy 33 55 1
align memcpy 33 56 1
align memcpy 33 62 2
align memcpy 34 0 2
align memcpy 34 27 1
align memcpy 34 35 1
align memcpy 34 40 1
align memcpy 34 44 1
align memcpy 34 49 2
align memcpy 34 51 1
align memcpy 34 60 2
align memcpy 34 63 1
align memcpy 35 21 1
align memcpy 35 24 1
align memcpy 35 37 1
align memcpy 35 47 1
align memcpy 35 49 2
align memcpy 35 51 2
align memcpy 35 54 1
align memcpy 35 56 1
align memcpy 35 58 1
align memcpy 36 14 1
align memcpy 36 24 4
align memcpy 36 32 1
align memcpy 36 35 1
align memcpy 36 51 1
align memcpy 36 59 1
align memcpy 36 63 1
align memcpy 37 2 1
align memcpy 37 6 1
align memcpy 37 8 1
align memcpy 37 9 1
align memcpy 37 12 1
align memcpy 37 14 1
align memcpy 37 20 1
align memcpy 37 22 1
align memcpy 37 24 3
align memcpy 37 34 1
align memcpy 37 36 1
align memcpy 37 37 1
align memcpy 37 38 1
align memcpy 37 39 1
align memcpy 37 40 1
align memcpy 37 42 1
align memcpy 37 44 2
align memcpy 37 48 1
align memcpy 37 51 1
align memcpy 37 52 1
align memcpy 37 54 1
align memcpy 37 62 1
align memcpy 38 2 1
align memcpy 38 9 2
align memcpy 38 51 2
align memcpy 38 58 1
align memcpy 38 60 2
align memcpy 38 62 1
align memcpy 39 4 1
align memcpy 39 11 2
align memcpy 39 14 1
align memcpy 39 24 2
align memcpy 39 51 1
align memcpy 39 62 2
align memcpy 40 0 110178
align memcpy 40 8 5
align memcpy 40 16 2
align memcpy 40 22 1
align memcpy 40 24 53
align memcpy 40 32 51
align memcpy 40 35 1
align memcpy 40 40 4
align memcpy 40 44 1
align memcpy 40 48 35
align memcpy 40 51 1
align memcpy 40 60 1
align memcpy 40 62 1
align memcpy 40 63 1
align memcpy 41 4 1
align memcpy 41 37 2
align memcpy 41 47 1
align memcpy 41 54 1
align memcpy 42 1 6
align memcpy 42 10 5
align memcpy 42 11 2
align memcpy 42 16 1
align memcpy 42 24 3
align memcpy 42 33 1
align memcpy 42 35 1
align memcpy 42 51 1
align memcpy 42 55 1
align memcpy 42 58 1
align memcpy 42 60 1
align memcpy 42 62 1
align memcpy 42 63 1
align memcpy 43 37 1
align memcpy 43 40 1
align memcpy 43 44 1
align memcpy 43 49 1
align memcpy 43 54 1
align memcpy 43 55 1
align memcpy 44 27 1
align memcpy 44 32 5
align memcpy 44 35 2
align memcpy 44 37 1
align memcpy 44 56 2
align memcpy 44 60 1
align memcpy 44 62 1
align memcpy 44 63 1
align memcpy 45 24 4
align memcpy 45 33 1
align memcpy 45 37 1
align memcpy 45 54 1
align memcpy 45 55 1
align memcpy 46 32 5
align memcpy 46 40 1
align memcpy 46 44 1
align memcpy 46 51 1
align memcpy 46 60 2
align memcpy 46 63 1
align memcpy 47 47 1
align memcpy 47 54 1
align memcpy 47 58 1
align memcpy 48 0 110167
align memcpy 48 8 17
align memcpy 48 16 4
align memcpy 48 24 4
align memcpy 48 32 45
align memcpy 48 33 2
align memcpy 48 40 46
align memcpy 48 42 1
align memcpy 48 48 28
align memcpy 48 51 1
align memcpy 48 55 1
align memcpy 48 56 1
align memcpy 48 59 1
align memcpy 48 60 1
align memcpy 48 62 1
align memcpy 48 63 1
align memcpy 49 22 1
align memcpy 49 35 1
align memcpy 49 44 1
align memcpy 49 47 1
align memcpy 49 54 1
align memcpy 49 55 1
align memcpy 49 58 1
align memcpy 50 4 2
align memcpy 50 20 2
align memcpy 50 27 2
align memcpy 50 33 1
align memcpy 50 40 1
align memcpy 50 49 1
align memcpy 50 51 1
align memcpy 50 55 2
align memcpy 50 60 1
align memcpy 50 62 1
align memcpy 50 63 1
align memcpy 51 14 1
align memcpy 51 16 2
align memcpy 51 22 2
align memcpy 51 29 2
align memcpy 51 32 2
align memcpy 51 33 1
align memcpy 51 54 1
align memcpy 51 60 1
align memcpy 52 6 2
align memcpy 52 14 1
align memcpy 52 19 2
align memcpy 52 27 1
align memcpy 52 34 2
align memcpy 52 47 1
align memcpy 52 62 1
align memcpy 52 63 1
align memcpy 53 2 1
align memcpy 53 6 1
align memcpy 53 8 3
align memcpy 53 10 2
align memcpy 53 13 1
align memcpy 53 16 1
align memcpy 53 17 1
align memcpy 53 20 1
align memcpy 53 21 3
align memcpy 53 26 1
align memcpy 53 29 1
align memcpy 53 34 1
align memcpy 53 35 1
align memcpy 53 37 1
align memcpy 53 42 2
align memcpy 53 43 2
align memcpy 53 44 2
align memcpy 53 46 3
align memcpy 53 48 1
align memcpy 53 49 2
align memcpy 53 54 2
align memcpy 53 55 2
align memcpy 53 58 1
align memcpy 53 59 1
align memcpy 53 62 1
align memcpy 53 63 2
align memcpy 54 14 1
align memcpy 54 22 1
align memcpy 54 60 4
align memcpy 54 62 1
align memcpy 55 16 2
align memcpy 55 22 1
align memcpy 55 33 1
align memcpy 55 40 1
align memcpy 55 47 3
align memcpy 56 0 110162
align memcpy 56 8 4
align memcpy 56 15 1
align memcpy 56 16 15
align memcpy 56 24 5
align memcpy 56 25 4
align memcpy 56 29 40
align memcpy 56 30 4
align memcpy 56 32 25
align memcpy 56 33 3
align memcpy 56 34 8
align memcpy 56 35 5
align memcpy 56 37 2
align memcpy 56 40 67
align memcpy 56 44 1
align memcpy 56 46 76
align memcpy 56 48 86
align memcpy 56 49 1
align memcpy 56 52 1
align memcpy 56 56 1
align memcpy 56 58 2
align memcpy 56 60 2
align memcpy 56 62 1
align memcpy 56 63 1
align memcpy 57 22 1
align memcpy 57 40 1
align memcpy 57 47 1
align memcpy 57 54 1
align memcpy 58 1 8
align memcpy 58 10 3
align memcpy 58 33 1
align memcpy 58 41 2
align memcpy 58 44 1
align memcpy 58 60 1
align memcpy 58 62 1
align memcpy 58 63 1
align memcpy 59 4 2
align memcpy 59 37 2
align memcpy 59 49 1
align memcpy 59 53 1
align memcpy 59 54 1
align memcpy 59 55 1
align memcpy 60 10 2
align memcpy 60 32 8
align memcpy 60 44 1
align memcpy 60 48 2
align memcpy 60 52 4
align memcpy 60 62 1
align memcpy 60 63 1
align memcpy 61 16 1
align memcpy 61 27 1
align memcpy 61 54 3
align memcpy 62 16 2
align memcpy 62 18 1
align memcpy 62 24 2
align memcpy 62 32 2
align memcpy 62 37 1
align memcpy 62 48 5
align memcpy 62 49 1
align memcpy 62 51 1
align memcpy 63 16 1
align memcpy 63 18 2
align memcpy 63 45 2
align memcpy 63 56 1
caller memcpy 327 10464 blake2s_final+0x53/0xb0
caller memcpy 7 56 dup_fd+0x186/0x3b0
caller memcpy 264 5976 mas_wr_node_store+0x21f/0x500
caller memcpy 4 24 kstrdup+0x4e/0x70
caller memcpy 23 184 mm_init_cid+0xf4/0x150
caller memcpy 38 988 seq_write+0x2c/0x50
caller memcpy 105 3256 node_copy.isra.0+0x15c/0x430
caller memcpy 50 107 smp_text_poke_batch_finish+0x210/0x5b0
caller memcpy 881767 7061128 blake2s_update+0x68/0x140
caller memcpy 36 12516 _copy_to_iter+0x2c9/0x660
caller memcpy 28 400 node_copy.isra.0+0x20b/0x430
caller memcpy 7 56 dup_fd+0x14e/0x3b0
caller memcpy 4 213 _prb_read_valid+0x240/0x340
caller memcpy 10 5760 fpu_flush_thread+0xc6/0x120
caller memcpy 7 136 free_to_pcs_bulk+0x172/0x590
caller memcpy 555 3903 vsnprintf+0x4c2/0x660
caller memcpy 7 42560 memcpy_and_pad+0x21/0x50
caller memcpy 264 8088 mas_wr_node_store+0x1f9/0x500
caller memcpy 44 720 node_copy.isra.0+0x24c/0x430
caller memcpy 110423 0 blake2s_update+0xa1/0x140
caller memcpy 1 4 kmemdup_nul+0x53/0x80
caller memcpy 50 157 __smp_text_poke_batch_add+0xd3/0x310
caller memcpy 158 964 __d_alloc+0x78/0x220
caller memcpy 247 11840 mas_wr_node_store+0x137/0x500
caller memcpy 13 24856 pgd_alloc+0x11f/0x2a0
caller memcpy 12 158 copy_string_kernel+0xf3/0x180
caller memcpy 7 56 dup_fd+0x116/0x3b0
caller memcpy 76 3496 node_copy.isra.0+0xc0/0x430
caller memcpy 112 888 crng_fast_key_erasure+0xd1/0x110
caller memcpy 247 11840 mas_wr_node_store+0x14e/0x500
caller memcpy 10 54 __set_task_comm+0x59/0x160
caller memcpy 20 336 do_getname_kernel+0xc6/0x100
size memmove task 40 40 1 40
size memmove task 53 53 1 53
size memmove task 98 98 1 98
size memmove softirq 22 22 1 22
align memmove 8 10 1
align memmove 16 18 1
align memmove 24 26 1
align memmove 32 34 1
overlap memmove 4
caller memmove 4 213 printk_sprint+0xca/0xe0
size memset task 0 0 123 0
size memset task 4 4 5 20
size memset task 8 8 49 392
size memset task 9 9 1 9
size memset task 10 10 1 10
size memset task 11 11 3 33
size memset task 12 12 5 60
size memset task 14 14 1 14
size memset task 16 16 37 592
size memset task 24 24 216 5184
size memset task 32 32 63 2016
size memset task 40 40 4 160
size memset task 48 48 6 288
size memset task 56 56 122 6832
size memset task 64 64 298 19072
size memset task 72 72 8 576
size memset task 80 80 7 560
size memset task 88 88 30 2640
size memset task 96 96 27 2592
size memset task 104 104 2 208
size memset task 112 112 9 1008
size memset task 120 120 2 240
size memset task 128 128 16 2048
size memset task 136 136 1 136
size memset task 144 144 2 288
size memset task 152 152 2 304
size memset task 160 160 1 160
size memset task 168 168 2 336
size memset task 176 176 2 352
size memset task 184 184 25 4600
size memset task 192 192 52211 10024512
size memset task 200 200 2 400
size memset task 208 208 1 208
size memset task 216 216 2 432
size memset task 224 224 2 448
size memset task 232 232 1 232
size memset task 240 240 2 480
size memset task 248 248 2 496
size memset task 256 256 350 89600
size memset task 264 264 2 528
size memset task 272 272 2 544
size memset task 280 280 1 280
size memset task 288 288 2 576
size memset task 296 296 2 592
size memset task 304 304 1 304
size memset task 312 312 2 624
size memset task 320 320 2 640
size memset task 328 328 1 328
size memset task 336 336 2 672
size memset task 344 344 2 688
size memset task 352 352 1 352
size memset task 360 360 2 720
size memset task 368 368 2 736
size memset task 376 376 1 376
size memset task 384 384 5 1920
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
size memset task 512 512 31 15872
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
size memset task 912 912 2 1824
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
size memset task 1024 1024 14 14336
size memset task 1032 1032 2 2064
size memset task 1040 1040 6 6240
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
size memset task 1152 1152 13 14976
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
size memset task 1752 1752 15 26280
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
size memset task 2048 2048 7 14336
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
size memset task 2824 2824 9 25416
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
size memset task 4096 4096 32 131072
size memset task 8704 8959 7 62328
size memset softirq 16 16 1 16
size memset softirq 24 24 4 96
size memset softirq 56 56 1 56
align memset 0 0 53291
align memset 8 0 151
align memset 16 0 306
align memset 18 0 1
align memset 20 0 3
align memset 21 0 3
align memset 22 0 1
align memset 23 0 1
align memset 24 0 189
align memset 25 0 1
align memset 28 0 4
align memset 32 0 233
align memset 36 0 1
align memset 40 0 180
align memset 44 0 1
align memset 48 0 198
align memset 49 0 1
align memset 52 0 1
align memset 56 0 183
caller memset 15 64168 kmem_cache_alloc_node_noprof+0x271/0x440
caller memset 7 0 dup_fd+0x2bb/0x3b0
caller memset 13 104 mm_init+0xf9/0x3d0
caller memset 52826 10139240 kmem_cache_alloc_noprof+0x2cf/0x420
caller memset 9 80 __kmalloc_node_track_caller_noprof+0x2b3/0x5f0
caller memset 158 30336 kmem_cache_alloc_lru_noprof+0x2cb/0x420
caller memset 7 19768 arch_dup_task_struct+0x20/0x30
caller memset 4 2048 __kmalloc_flags_noprof+0x22d/0x620
caller memset 4 4160 sk_prot_alloc+0x61/0x110
caller memset 10 32768 __kvmalloc_node_noprof+0x3d8/0x730
caller memset 4 104 __kmalloc_node_noprof+0x2b8/0x5f0
caller memset 47 1304 pcpu_alloc_noprof+0x4d0/0x980
caller memset 7 0 dup_fd+0x269/0x3b0
caller memset 10 106 __set_task_comm+0x87/0x160
caller memset 13 104 mm_init+0x2bd/0x3d0
caller memset 1 32 sg_init_table+0x15/0x40
caller memset 10 960 load_elf_binary+0x105c/0x1830
caller memset 64 16384 kmem_cache_alloc_from_sheaf_noprof+0xb6/0x1e0
caller memset 10 80 begin_new_exec+0x3b6/0xb90
caller memset 82 82096 __kmalloc_cache_noprof+0x2da/0x430
caller memset 3 288 __kmalloc_cache_node_noprof+0x27b/0x450
caller memset 7 0 dup_fd+0x160/0x3b0
caller memset 83 58336 __kmalloc_noprof+0x2bd/0x5c0
caller memset 8 32760 zero_user_segments.constprop.0+0xa4/0x150
caller memset 327 5928 blake2s_final+0x32/0xb0
caller memset 7 0 dup_fd+0x13b/0x3b0
caller memset 1013 2115558 zero_user_segments.constprop.0+0x102/0x150
observed user-copy call 13242 29530914 _copy_to_iter+0x88/0x670
observed user-copy call 14522 28348509 copy_folio_from_iter_atomic+0xa7/0xa50
observed clear_page rep 3731 15314944 clear_highpages_kasan_tagged+0x23/0x40
observed memset call 52737 10122880 kmem_cache_alloc_noprof+0x2ca/0x430
observed memcpy call 881738 7060000 blake2s_update+0x63/0x150
observed memset call 1012 2111511 zero_user_segments.constprop.0+0xfd/0x160
observed inlined-set rep 12719 610512 vfs_write+0x159/0x450
observed checked-copy call 136 557056 copy_mc_to_kernel+0x10/0x40
observed user-copy call 17393 556632 _copy_from_user+0x22/0x70
observed inlined-set rep 9177 440496 vfs_read+0x1a3/0x380
observed inlined-copy rep 1829 307272 sync_regs+0x22/0x40
observed inlined-set rep 2560 184320 __dquot_alloc_space+0x44/0x400
observed inlined-copy rep 570 173280 timekeeping_update_from_shadow.constprop.0+0xf5/0x1f0
observed inlined-set rep 2004 144288 anon_pipe_write+0x4b/0x950
observed inlined-set rep 1379 143416 __handle_mm_fault+0x44/0xf90
observed inlined-set rep 1322 84608 lock_vma_under_rcu+0x43/0x2d0
observed memset call 64 71200 __kmalloc_cache_noprof+0x2d5/0x440
observed inlined-set rep 264 67584 mas_wr_node_store+0x37/0x510
observed inlined-set rep 4 65536 copy_process+0x1415/0x2310
observed inlined-set rep 258 63984 mas_wr_node_store+0xd7/0x510
observed memset call 12 55120 kmem_cache_alloc_node_noprof+0x26c/0x450
observed memset call 73 51904 __kmalloc_noprof+0x2b8/0x5d0
observed inlined-set rep 119 41888 __mmap_region+0x95/0x10e0
observed memcpy call 6 36480 memcpy_and_pad+0x1c/0x60
observed user-clear call 14 35412 elf_load+0x217/0x250
observed memset call 8 32760 zero_user_segments.constprop.0+0x9f/0x160
observed inlined-set rep 285 31920 blake2s_final+0x78/0xb0
observed inlined-set rep 158 30336 vm_area_alloc+0x30/0x70
observed inlined-set rep 115 29440 folio_batch_move_lru+0x40/0x290
observed memset call 146 28032 kmem_cache_alloc_lru_noprof+0x2c6/0x430
observed inlined-set rep 111 26640 filename_lookup+0x46/0x210
observed inlined-set rep 106 26288 process_measurement+0x7c/0xc70
observed inlined-set rep 341 24552 __run_timers+0x2f/0x280
observed inlined-set rep 300 24000 mas_preallocate+0x2d/0x460
observed inlined-set rep 300 24000 mas_store_prealloc+0x3a/0x4d0
observed inlined-set rep 190 22800 blake2s.constprop.0+0x2e/0x90
observed inlined-set rep 116 22272 __do_sys_newfstatat+0x2b/0x90
observed inlined-set rep 92 22080 do_file_open+0x42/0x1b0
observed memcpy call 11 21032 pgd_alloc+0x11a/0x2b0
observed memset call 6 16944 memcpy_and_pad+0x34/0x60
observed inlined-set rep 188 16544 userfaultfd_unmap_complete+0x31/0x130
observed memset call 64 16384 kmem_cache_alloc_from_sheaf_noprof+0xb1/0x1f0
observed inlined-set rep 290 16240 tmigr_handle_remote+0x41/0x4a0
observed inlined-set rep 28 15904 radix_tree_node_ctor+0x32/0x60
observed inlined-set rep 9 15552 mm_alloc+0x34/0x60
observed inlined-set rep 119 14280 __mmap_region+0x4ae/0x10e0
observed inlined-set rep 119 13328 __mmap_region+0x119/0x10e0
observed inlined-set rep 68 13056 locks_remove_posix+0x3c/0x1c0
observed inlined-copy rep 6 12288 copy_process+0xf91/0x2310
observed user-copy call 125 11932 _copy_to_user+0x2c/0x50
observed memcpy call 34 11700 _copy_to_iter+0x2c4/0x670
observed inlined-set rep 47 11656 dst_setup+0xd5/0x550
observed memcpy call 237 11528 mas_wr_node_store+0x132/0x510
observed memcpy call 237 11528 mas_wr_node_store+0x149/0x510
observed inlined-set rep 62 10912 tomoyo_path_perm+0x85/0x230
observed inlined-set rep 94 9776 insn_init+0x2c/0x80
observed inlined-set rep 53 9752 vfs_getattr_nosec+0x51/0x110
observed inlined-set rep 168 9408 arch_get_unmapped_area_topdown+0x52/0x410
observed inlined-set rep 147 9408 init_multi_vma_prep+0x19/0x100
observed memcpy call 285 9120 blake2s_final+0x4e/0xb0
observed inlined-set rep 135 8640 mt_find+0x3f/0x570
observed inlined-set rep 119 8568 __mmap_region+0x79/0x10e0
observed inlined-set rep 106 8480 mas_store_gfp+0x5b/0x490
observed inlined-set rep 64 8192 unmap_region+0x3f/0x110
observed inlined-set rep 32 8192 free_pages_and_swap_cache+0x3c/0x200
observed inlined-set rep 112 8064 tomoyo_init_request_info+0x3f/0x160
observed memcpy call 251 7728 mas_wr_node_store+0x1f4/0x510
observed inlined-set rep 53 7632 cp_new_stat+0x40/0x180
observed user-copy call 2004 6992 _copy_from_iter+0x6a/0x620
observed inlined-set rep 95 6840 __split_vma+0x36/0x2f0
observed inlined-set rep 98 6272 chacha_block_generic+0xb7/0x110
observed inlined-set rep 25 6200 ima_file_mprotect+0x66/0x200
observed inlined-set rep 96 6144 crng_fast_key_erasure+0x32/0x120
observed inlined-set rep 96 6144 crng_fast_key_erasure+0xdc/0x120
observed inlined-set rep 94 6016 _get_random_bytes+0x38/0x150
observed inlined-set rep 94 6016 _get_random_bytes+0x43/0x150
observed inlined-set rep 94 6016 _get_random_bytes+0xec/0x150
observed memcpy call 251 5720 mas_wr_node_store+0x21a/0x510
observed inlined-set rep 119 5712 ipe_mmap_file+0x2b/0x80
observed inlined-set rep 76 5472 free_pgtables+0x4a/0x2e0
observed inlined-set rep 61 5368 __do_sys_brk+0x48/0x3d0
observed inlined-set rep 20 5280 mas_topiary_replace+0x44/0x1370
observed inlined-set rep 20 5280 mas_topiary_replace+0x4f/0x1370
observed inlined-set rep 47 5264 arch_jump_entry_size+0x27/0x80
observed inlined-set rep 47 5264 __smp_text_poke_batch_add+0x48/0x320
observed memset call 285 5256 blake2s_final+0x2d/0xb0
observed memcpy call 9 5184 fpu_flush_thread+0xc1/0x130
observed inlined-set rep 20 5120 mas_wr_split+0x39/0x1ab0
observed inlined-set rep 62 4960 tomoyo_path_perm+0x7a/0x230
observed inlined-set rep 65 4680 find_mergeable_anon_vma+0x30/0x110
observed memset call 4 4160 sk_prot_alloc+0x5c/0x120
observed memset call 2 4096 __kvmalloc_node_noprof+0x3d3/0x740
observed inlined-set rep 23 4048 tomoyo_check_open_permission+0x6d/0x1b0
observed inlined-set rep 82 3936 schedule_timeout+0x29/0x110
observed inlined-set rep 32 3840 free_pages_and_swap_cache+0x67/0x200
observed inlined-set rep 34 3808 vma_modify_flags+0x48/0xf0
observed inlined-set rep 46 3680 mas_store+0x2f/0x440
observed memcpy call 76 3496 node_copy.isra.0+0xbb/0x440
observed inlined-copy rep 2 3456 copy_process+0x16ad/0x2310
observed inlined-set rep 28 3360 do_brk_flags+0x2d9/0x3a0
observed inlined-set rep 41 3280 unmapped_area_topdown+0x37/0x1b0
observed memcpy call 105 3256 node_copy.isra.0+0x157/0x440
observed inlined-set rep 13 3224 mas_wr_split+0xa57/0x1ab0
observed inlined-set rep 25 3200 do_mprotect_pkey+0x6b/0x560
observed inlined-set rep 25 3200 do_vmi_align_munmap+0xa8/0x270
observed inlined-set rep 43 3096 commit_merge+0x34/0x270
observed inlined-set rep 41 2952 __hrtimer_setup+0x50/0x150
observed inlined-copy rep 15 2760 prepare_creds+0x49/0x2f0
observed inlined-set rep 10 2560 truncate_inode_pages_range+0x5c/0x4d0
observed inlined-set rep 39 2496 vma_link+0x3d/0x200
observed inlined-set rep 39 2496 __mmap_region+0x29a/0x10e0
observed inlined-set rep 10 2480 truncate_inode_pages_range+0x67/0x4d0
observed inlined-set rep 10 2480 bprm_execve+0x25a/0x580
observed inlined-set rep 10 2480 mas_root_expand+0x54/0x190
observed inlined-set rep 37 2368 hook_file_open+0x3c/0x290
observed inlined-set rep 13 2288 tomoyo_path_number_perm+0x6a/0x2a0
observed inlined-set rep 25 2200 do_mprotect_pkey+0x76/0x560
observed inlined-set rep 24 2112 schedule_hrtimeout_range_clock+0x32/0x120
observed inlined-set rep 25 2000 do_vmi_align_munmap+0x5f/0x270
observed inlined-set rep 13 1872 __do_sys_wait4+0x34/0xc0
observed inlined-set rep 29 1856 __do_sys_brk+0x212/0x3d0
observed inlined-set rep 23 1840 tomoyo_check_open_permission+0x60/0x1b0
observed inlined-set rep 7 1792 shmem_undo_range+0x65/0x8b0
observed inlined-set rep 7 1792 free_to_pcs_bulk+0x46/0x5a0
observed inlined-set rep 11 1760 mm_init+0xc4/0x3e0
observed inlined-set rep 20 1760 mas_wr_split+0x49/0x1ab0
observed inlined-set rep 7 1736 shmem_undo_range+0x72/0x8b0
observed inlined-set rep 34 1632 __kernel_read+0x73/0x300
observed inlined-set rep 25 1600 do_mprotect_pkey+0x194/0x560
observed inlined-set rep 33 1584 damon_folio_mkold+0x2b/0xb0
observed inlined-copy rep 6 1536 copy_process+0x10ea/0x2310
observed inlined-copy rep 6 1536 mas_copy_node.isra.0+0x16/0x40
observed inlined-set rep 12 1536 free_ldt_pgtables+0x44/0xe0
observed inlined-set rep 12 1536 exit_mmap+0x50/0x3a0
observed inlined-set rep 6 1536 mas_wr_node_store+0x439/0x510
observed memset call 3 1536 __kmalloc_flags_noprof+0x228/0x630
observed inlined-copy rep 6 1488 mas_wr_node_store+0x283/0x510
observed inlined-set rep 6 1488 __sched_fork+0xd0/0x190
observed inlined-set rep 6 1296 init_scx_entity+0x37/0xb0
observed inlined-set rep 5 1280 restore_sigcontext+0x33/0x1d0
observed inlined-set rep 25 1200 ipe_file_mprotect+0x28/0x90
observed inlined-set rep 9 1152 relocate_vma_down+0x9c/0x240
observed inlined-set rep 9 1152 relocate_vma_down+0xcc/0x240
observed inlined-set rep 9 1152 setup_arg_pages+0x5d/0x400
observed inlined-set rep 13 1144 kernel_wait4+0x32/0x170
observed memset call 41 1112 pcpu_alloc_noprof+0x4cb/0x990
observed inlined-set rep 13 1040 tomoyo_path_number_perm+0x5f/0x2a0
observed inlined-set rep 20 1040 node_finalise+0x1c5/0x4d0
observed inlined-set rep 20 1040 node_finalise+0x389/0x4d0
observed inlined-set rep 16 1024 evict+0xca/0x280
observed inlined-set rep 16 1024 inode_wait_for_writeback+0x2d/0xe0
observed inlined-set rep 31 1024 node_finalise+0xaa/0x4d0
observed inlined-copy rep 6 1008 copy_thread+0x188/0x2b0
observed inlined-set rep 14 1008 vm_brk_flags+0x7b/0x260
observed inlined-set rep 4 992 mas_dup_alloc.isra.0+0x178/0x430
observed inlined-set rep 12 960 exit_mmap+0x5d/0x3a0
observed memcpy call 146 907 __d_alloc+0x73/0x230
observed inlined-set rep 8 896 printk_get_next_message+0x51/0x2a0
observed inlined-set rep 20 880 node_finalise+0x3b1/0x4d0
observed inlined-set rep 12 864 __flush_work+0x3e/0x3f0
observed inlined-set rep 12 864 exit_mmap+0x73/0x3a0
observed inlined-set rep 12 864 __vm_munmap+0x5c/0x180
observed memset call 9 864 load_elf_binary+0x1057/0x1840
observed inlined-set rep 11 792 futex_mm_init+0x40/0x90
observed inlined-set rep 9 792 setup_arg_pages+0x6a/0x400
observed inlined-set rep 31 776 node_finalise+0xe7/0x4d0
observed inlined-set rep 6 768 alloc_pid+0x44/0x5f0
observed inlined-set rep 6 768 alloc_pid+0x72/0x5f0
observed memcpy call 96 740 crng_fast_key_erasure+0xcc/0x120
observed inlined-set rep 3 720 __filename_parentat+0x53/0x300
observed memcpy call 44 720 node_copy.isra.0+0x247/0x440
observed inlined-set rep 9 648 vma_shrink+0x47/0x1b0
observed inlined-set rep 9 648 expand_downwards+0x37/0x3e0
observed inlined-set rep 9 648 relocate_vma_down+0x81/0x240
observed inlined-set rep 10 640 __do_sys_brk+0x10c/0x3d0
observed inlined-set rep 1 624 do_sys_poll+0x5a/0x590
observed inlined-set rep 5 600 __shmem_get_inode+0xf0/0x3d0
observed inlined-set rep 9 576 setup_arg_pages+0x1e9/0x400
observed inlined-set rep 9 576 proc_exec_connector+0x2d/0x150
observed inlined-set rep 7 560 acct_collect+0x14e/0x220
observed inlined-set rep 2 528 refresh_cpu_vm_stats+0x86/0x6e0
observed inlined-set rep 5 520 __fpu_restore_sig+0x72/0x5f0
observed inlined-set rep 4 512 __x64_sys_vfork+0x34/0x80
observed inlined-set rep 10 480 ipe_bprm_check_security+0x2e/0x70
observed inlined-set rep 7 448 proc_exit_connector+0x2d/0x1b0
observed inlined-set rep 5 440 arch_do_signal_or_restart+0x33/0x260
observed inlined-set rep 6 432 copy_process+0xd41/0x2310
observed inlined-set rep 6 432 copy_process+0x187c/0x2310
observed inlined-set rep 3 432 copy_vma+0x8e/0x3d0
observed inlined-set rep 9 432 profile_transition+0x97/0xd20
observed inlined-set rep 9 432 ipe_bprm_creds_for_exec+0x28/0x80
observed inlined-set rep 4 416 prb_reserve+0x164/0x490
observed inlined-set rep 4 416 sk_prot_alloc+0x4a/0x120
observed inlined-set rep 5 400 do_truncate+0x35/0x100
observed inlined-set rep 5 400 mas_alloc_cyclic+0x7e/0x6a0
observed inlined-set rep 5 400 mtree_alloc_cyclic+0x35/0xf0
observed memcpy call 28 400 node_copy.isra.0+0x206/0x440
observed inlined-set rep 8 384 console_flush_one_record+0x1ac/0x3d0
observed inlined-set rep 6 384 posix_cputimers_group_init+0x30/0x80
observed inlined-set rep 2 384 locks_remove_flock+0x31/0x110
observed inlined-set rep 6 384 proc_fork_connector+0x2d/0x160
observed inlined-set rep 6 336 copy_process+0xd24/0x2310
observed inlined-set rep 7 336 do_notify_parent+0x47/0x330
observed inlined-set rep 6 336 sched_fork+0xbe/0x1e0
observed inlined-set rep 6 336 init_entity_runnable_average+0x39/0x80
observed user-clear call 5 320 copy_fpstate_to_sigframe+0x87/0x3e0
observed memcpy call 19 317 do_getname_kernel+0xc1/0x110
observed inlined-set rep 7 280 do_notify_parent+0xdf/0x330
observed inlined-set rep 3 264 mremap_userfaultfd_complete+0x2a/0x90
observed inlined-set rep 1 256 do_sys_poll+0x67/0x590
observed inlined-set rep 2 256 __sys_connect+0x3e/0xe0
observed inlined-set rep 5 240 __fpu_restore_sig+0x89/0x5f0
observed inlined-set rep 3 240 chown_common+0x55/0x250
observed inlined-set rep 3 240 tomoyo_mount_permission+0x41/0x210
observed inlined-set rep 2 240 __alloc_skb+0xb7/0x3b0
observed inlined-set rep 3 240 mas_erase+0x53/0x890
observed user-copy call 5 240 __fpu_restore_sig+0x9f/0x5f0
observed user-copy call 5 240 copy_fpstate_to_sigframe+0x31f/0x3e0
observed inlined-set rep 3 216 find_vma_prev+0x3d/0xb0
observed inlined-set rep 3 216 move_vma+0x144/0x460
observed inlined-set rep 3 216 copy_vma+0x72/0x3d0
observed inlined-set rep 3 216 __dquot_free_space+0x46/0x390
observed memcpy call 4 213 _prb_read_valid+0x23b/0x350
observed memmove call 4 213 printk_sprint+0xc5/0xf0
observed inlined-set rep 2 208 __do_sys_clone+0x38/0xa0
observed memcpy call 15 206 vsnprintf+0x4bd/0x670
observed inlined-set rep 1 192 __do_sys_newfstat+0x2b/0x80
observed inlined-set rep 3 192 mtree_load+0x40/0x2f0
observed inlined-set rep 3 192 mtree_erase+0x36/0x110
observed memset call 2 192 __kmalloc_cache_node_noprof+0x276/0x460
observed inlined-user-copy rep 141 189 text_poke_memcpy+0xf/0x30
observed inlined-set rep 1 184 locks_init_lock+0x3e/0x90
observed inlined-set rep 3 168 copy_vma_and_data+0x5e/0x1e0
observed inlined-set rep 4 160 copy_process+0x21f6/0x2310
observed inlined-set rep 2 160 dup_mmap+0x4e/0x900
observed inlined-set rep 2 160 tomoyo_unix_entry+0x47/0x260
observed inlined-set rep 2 160 __mt_dup+0x39/0x720
observed inlined-set rep 2 160 __mt_dup+0x52/0x720
observed memcpy call 20 160 mm_init_cid+0xef/0x160
observed memset call 20 160 mm_init_cid+0x123/0x160
observed inlined-set rep 3 144 __do_sys_mremap+0x5b/0xc0
observed memcpy call 47 142 __smp_text_poke_batch_add+0xce/0x320
observed memcpy call 11 139 copy_string_kernel+0xee/0x190
observed memcpy call 7 136 free_to_pcs_bulk+0x16d/0x5a0
observed inlined-set rep 3 120 rcu_sync_init+0x38/0x60
observed inlined-set rep 1 119 try_to_generate_entropy+0x42/0x235
observed memset call 9 98 __set_task_comm+0x82/0x170
observed inlined-set rep 4 96 _printk+0x47/0xa0
observed inlined-set rep 2 96 collect_percpu_times+0x53/0x6c0
observed inlined-set rep 2 96 tomoyo_socket_connect_permission+0x27/0x140
observed inlined-set rep 2 96 __alloc_skb+0xe6/0x3b0
observed memcpy call 47 95 smp_text_poke_batch_finish+0x20b/0x5c0
observed memset call 11 88 mm_init+0xf4/0x3e0
observed inlined-copy rep 2 80 copy_process+0x1ac0/0x2310
observed inlined-set rep 2 80 refresh_cpu_vm_stats+0x5a/0x6e0
observed memset call 9 80 __kmalloc_node_track_caller_noprof+0x2ae/0x600
observed memset call 3 72 __kmalloc_node_noprof+0x2b3/0x600
observed inlined-set rep 1 64 get_random_bytes_user+0x3e/0x170
observed inlined-set rep 1 64 get_random_bytes_user+0x49/0x170
observed inlined-set rep 1 64 get_random_bytes_user+0xe4/0x170
observed inlined-set rep 1 64 get_random_bytes_user+0xf1/0x170
observed inlined-set rep 1 56 mem_cgroup_css_rstat_flush+0x47/0x350
observed inlined-set rep 1 48 signalfd_read_iter+0x46/0x270
observed memcpy call 6 48 dup_fd+0x111/0x3c0
observed memcpy call 6 48 dup_fd+0x149/0x3c0
observed memcpy call 6 48 dup_fd+0x181/0x3c0
observed memcpy call 9 46 __set_task_comm+0x54/0x170
observed memset call 1 32 sg_init_table+0x10/0x50
observed memcpy call 4 24 kstrdup+0x49/0x80
observed memcpy call 1 4 kmemdup_nul+0x4e/0x90
observed memcpy call 110394 0 blake2s_update+0x9c/0x150
observed memset call 6 0 dup_fd+0x136/0x3c0
observed memset call 6 0 dup_fd+0x15b/0x3c0
observed memset call 6 0 dup_fd+0x264/0x3c0
observed memset call 6 0 dup_fd+0x2b6/0x3c0
observed-size checked-copy exception 4096 4096 136 557056
observed-size clear_page exception 4096 4096 1023 4190208
observed-size clear_page task 4096 4096 2704 11075584
observed-size clear_page task 8192 8447 2 16384
observed-size clear_page task 16384 16895 2 32768
observed-size inlined-copy exception 168 168 1322 222096
observed-size inlined-copy hardirq 168 168 507 85176
observed-size inlined-copy hardirq 304 304 569 172976
observed-size inlined-copy task 40 40 2 80
observed-size inlined-copy task 168 168 6 1008
observed-size inlined-copy task 184 184 15 2760
observed-size inlined-copy task 248 248 6 1488
observed-size inlined-copy task 256 256 12 3072
observed-size inlined-copy task 304 304 1 304
observed-size inlined-copy task 1728 1728 2 3456
observed-size inlined-copy task 2048 2048 6 12288
observed-size inlined-set exception 64 64 1370 87680
observed-size inlined-set exception 72 72 56 4032
observed-size inlined-set exception 104 104 1370 142480
observed-size inlined-set exception 256 256 29 7424
observed-size inlined-set softirq 24 24 1 24
observed-size inlined-set softirq 48 48 2 96
observed-size inlined-set softirq 56 56 290 16240
observed-size inlined-set softirq 64 64 9 576
observed-size inlined-set softirq 72 72 341 24552
observed-size inlined-set softirq 104 104 1 104
observed-size inlined-set softirq 112 112 8 896
observed-size inlined-set softirq 120 120 4 480
observed-size inlined-set task 0 0 6 0
observed-size inlined-set task 8 8 13 104
observed-size inlined-set task 16 16 9 144
observed-size inlined-set task 24 24 5 120
observed-size inlined-set task 32 32 4 128
observed-size inlined-set task 40 40 35 1400
observed-size inlined-set task 48 48 22281 1069488
observed-size inlined-set task 56 56 223 12488
observed-size inlined-set task 64 64 1055 67520
observed-size inlined-set task 72 72 5171 372312
observed-size inlined-set task 80 80 967 77360
observed-size inlined-set task 88 88 348 30624
observed-size inlined-set task 104 104 117 12168
observed-size inlined-set task 112 112 532 59584
observed-size inlined-set task 119 119 1 119
observed-size inlined-set task 120 120 372 44640
observed-size inlined-set task 128 128 183 23424
observed-size inlined-set task 144 144 69 9936
observed-size inlined-set task 160 160 11 1760
observed-size inlined-set task 176 176 98 17248
observed-size inlined-set task 184 184 54 9936
observed-size inlined-set task 192 192 345 66240
observed-size inlined-set task 216 216 6 1296
observed-size inlined-set task 240 240 206 49440
observed-size inlined-set task 248 248 496 123008
observed-size inlined-set task 256 256 438 112128
observed-size inlined-set task 264 264 42 11088
observed-size inlined-set task 352 352 119 41888
observed-size inlined-set task 568 568 28 15904
observed-size inlined-set task 624 624 1 624
observed-size inlined-set task 1728 1728 9 15552
observed-size inlined-set task 16384 16895 4 65536
observed-size inlined-user-copy task 1 1 125 125
observed-size inlined-user-copy task 4 4 16 64
observed-size memcpy softirq 0 0 34 0
observed-size memcpy softirq 8 8 235 1880
observed-size memcpy softirq 16 16 3 48
observed-size memcpy softirq 22 22 1 22
observed-size memcpy softirq 25 25 1 25
observed-size memcpy softirq 32 32 7 224
observed-size memcpy softirq 40 40 4 160
observed-size memcpy task 0 0 110391 0
observed-size memcpy task 1 1 34 34
observed-size memcpy task 2 2 58 116
observed-size memcpy task 3 3 42 126
observed-size memcpy task 4 4 46 184
observed-size memcpy task 5 5 39 195
observed-size memcpy task 6 6 31 186
observed-size memcpy task 7 7 3 21
observed-size memcpy task 8 8 881559 7052472
observed-size memcpy task 10 10 6 60
observed-size memcpy task 11 11 14 154
observed-size memcpy task 12 12 20 240
observed-size memcpy task 13 13 7 91
observed-size memcpy task 14 14 7 98
observed-size memcpy task 15 15 3 45
observed-size memcpy task 16 16 240 3840
observed-size memcpy task 17 17 4 68
observed-size memcpy task 21 21 2 42
observed-size memcpy task 24 24 173 4152
observed-size memcpy task 28 28 10 280
observed-size memcpy task 32 32 373 11936
observed-size memcpy task 39 39 1 39
observed-size memcpy task 40 40 280 11200
observed-size memcpy task 44 44 1 44
observed-size memcpy task 48 48 126 6048
observed-size memcpy task 53 53 1 53
observed-size memcpy task 56 56 92 5152
observed-size memcpy task 64 64 126 8064
observed-size memcpy task 72 72 63 4536
observed-size memcpy task 80 80 35 2800
observed-size memcpy task 88 88 19 1672
observed-size memcpy task 96 96 3 288
observed-size memcpy task 98 98 1 98
observed-size memcpy task 104 104 3 312
observed-size memcpy task 112 112 2 224
observed-size memcpy task 256 256 10 2560
observed-size memcpy task 504 504 5 2520
observed-size memcpy task 576 576 9 5184
observed-size memcpy task 616 616 4 2464
observed-size memcpy task 728 728 4 2912
observed-size memcpy task 784 784 1 784
observed-size memcpy task 1912 1912 11 21032
observed-size memcpy task 6016 6143 6 36480
observed-size memmove softirq 22 22 1 22
observed-size memmove task 40 40 1 40
observed-size memmove task 53 53 1 53
observed-size memmove task 98 98 1 98
observed-size memset exception 64 64 56 3584
observed-size memset softirq 16 16 1 16
observed-size memset softirq 24 24 4 96
observed-size memset softirq 56 56 1 56
observed-size memset task 0 0 105 0
observed-size memset task 4 4 5 20
observed-size memset task 8 8 43 344
observed-size memset task 9 9 1 9
observed-size memset task 10 10 1 10
observed-size memset task 11 11 3 33
observed-size memset task 12 12 5 60
observed-size memset task 14 14 1 14
observed-size memset task 16 16 30 480
observed-size memset task 24 24 188 4512
observed-size memset task 32 32 55 1760
observed-size memset task 40 40 2 80
observed-size memset task 48 48 6 288
observed-size memset task 56 56 108 6048
observed-size memset task 64 64 223 14272
observed-size memset task 72 72 6 432
observed-size memset task 80 80 7 560
observed-size memset task 88 88 20 1760
observed-size memset task 96 96 20 1920
observed-size memset task 104 104 2 208
observed-size memset task 112 112 1 112
observed-size memset task 120 120 2 240
observed-size memset task 128 128 14 1792
observed-size memset task 136 136 1 136
observed-size memset task 144 144 2 288
observed-size memset task 152 152 2 304
observed-size memset task 160 160 1 160
observed-size memset task 168 168 2 336
observed-size memset task 176 176 2 352
observed-size memset task 184 184 22 4048
observed-size memset task 192 192 52179 10018368
observed-size memset task 200 200 2 400
observed-size memset task 208 208 1 208
observed-size memset task 216 216 2 432
observed-size memset task 224 224 2 448
observed-size memset task 232 232 1 232
observed-size memset task 240 240 2 480
observed-size memset task 248 248 2 496
observed-size memset task 256 256 335 85760
observed-size memset task 264 264 2 528
observed-size memset task 272 272 2 544
observed-size memset task 280 280 1 280
observed-size memset task 288 288 2 576
observed-size memset task 296 296 2 592
observed-size memset task 304 304 1 304
observed-size memset task 312 312 2 624
observed-size memset task 320 320 2 640
observed-size memset task 328 328 1 328
observed-size memset task 336 336 2 672
observed-size memset task 344 344 2 688
observed-size memset task 352 352 1 352
observed-size memset task 360 360 2 720
observed-size memset task 368 368 2 736
observed-size memset task 376 376 1 376
observed-size memset task 384 384 5 1920
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
observed-size memset task 512 512 28 14336
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
observed-size memset task 912 912 2 1824
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
observed-size memset task 1024 1024 12 12288
observed-size memset task 1032 1032 2 2064
observed-size memset task 1040 1040 6 6240
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
observed-size memset task 1152 1152 12 13824
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
observed-size memset task 1752 1752 13 22776
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
observed-size memset task 2048 2048 5 10240
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
observed-size memset task 2824 2824 8 22592
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
observed-size memset task 4096 4096 23 94208
observed-size memset task 8704 8959 6 53424
observed-size user-clear task 64 64 5 320
observed-size user-clear task 632 632 4 2528
observed-size user-clear task 1204 1204 1 1204
observed-size user-clear task 2496 2496 1 2496
observed-size user-clear task 3296 3296 1 3296
observed-size user-clear task 3520 3520 2 7040
observed-size user-clear task 3552 3552 1 3552
observed-size user-clear task 3824 3824 4 15296
observed-size user-copy task 1 1 10 10
observed-size user-copy task 2 2 646 1292
observed-size user-copy task 3 3 757 2271
observed-size user-copy task 4 4 2530 10120
observed-size user-copy task 5 5 12 60
observed-size user-copy task 6 6 9 54
observed-size user-copy task 7 7 21 147
observed-size user-copy task 8 8 59 472
observed-size user-copy task 9 9 6 54
observed-size user-copy task 11 11 18 198
observed-size user-copy task 12 12 8 96
observed-size user-copy task 13 13 1 13
observed-size user-copy task 14 14 7 98
observed-size user-copy task 16 16 66 1056
observed-size user-copy task 19 19 1 19
observed-size user-copy task 20 20 1 20
observed-size user-copy task 24 24 3825 91800
observed-size user-copy task 25 25 1 25
observed-size user-copy task 27 27 1 27
observed-size user-copy task 30 30 1 30
observed-size user-copy task 31 31 1 31
observed-size user-copy task 32 32 17329 554528
observed-size user-copy task 36 36 1 36
observed-size user-copy task 37 37 1 37
observed-size user-copy task 40 40 25 1000
observed-size user-copy task 44 44 1 44
observed-size user-copy task 48 48 39 1872
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
observed-align clear_page 0 - 3731
observed-align inlined-copy 0 0 29
observed-align inlined-copy 32 32 6
observed-align inlined-copy 48 48 2
observed-align inlined-copy 8 16 3
observed-align inlined-copy 8 24 1829
observed-align inlined-copy 8 32 3
observed-align inlined-copy 8 56 570
observed-align inlined-copy 8 8 6
observed-align inlined-set - - 6
observed-align inlined-set 0 - 5776
observed-align inlined-set 16 - 5795
observed-align inlined-set 24 - 3010
observed-align inlined-set 25 - 1
observed-align inlined-set 32 - 5687
observed-align inlined-set 40 - 2652
observed-align inlined-set 48 - 5793
observed-align inlined-set 56 - 3782
observed-align inlined-set 8 - 4227
observed-align inlined-user-copy 1 34 1
observed-align inlined-user-copy 1 35 1
observed-align inlined-user-copy 1 50 1
observed-align inlined-user-copy 1 51 1
observed-align inlined-user-copy 10 11 1
observed-align inlined-user-copy 10 27 1
observed-align inlined-user-copy 11 34 1
observed-align inlined-user-copy 11 35 1
observed-align inlined-user-copy 12 50 1
observed-align inlined-user-copy 12 51 1
observed-align inlined-user-copy 12 59 1
observed-align inlined-user-copy 13 43 1
observed-align inlined-user-copy 15 50 1
observed-align inlined-user-copy 15 51 1
observed-align inlined-user-copy 16 27 1
observed-align inlined-user-copy 16 50 1
observed-align inlined-user-copy 16 51 1
observed-align inlined-user-copy 17 43 1
observed-align inlined-user-copy 19 34 1
observed-align inlined-user-copy 19 35 1
observed-align inlined-user-copy 19 50 1
observed-align inlined-user-copy 19 51 1
observed-align inlined-user-copy 2 27 1
observed-align inlined-user-copy 2 43 1
observed-align inlined-user-copy 20 11 1
observed-align inlined-user-copy 20 27 1
observed-align inlined-user-copy 20 50 1
observed-align inlined-user-copy 20 51 1
observed-align inlined-user-copy 21 34 1
observed-align inlined-user-copy 21 35 1
observed-align inlined-user-copy 21 59 1
observed-align inlined-user-copy 22 11 1
observed-align inlined-user-copy 23 34 1
observed-align inlined-user-copy 23 35 1
observed-align inlined-user-copy 24 11 1
observed-align inlined-user-copy 25 50 1
observed-align inlined-user-copy 25 51 1
observed-align inlined-user-copy 26 11 1
observed-align inlined-user-copy 28 50 1
observed-align inlined-user-copy 28 51 1
observed-align inlined-user-copy 29 11 1
observed-align inlined-user-copy 33 34 1
observed-align inlined-user-copy 33 35 1
observed-align inlined-user-copy 33 50 1
observed-align inlined-user-copy 33 51 1
observed-align inlined-user-copy 34 43 1
observed-align inlined-user-copy 34 50 1
observed-align inlined-user-copy 34 51 1
observed-align inlined-user-copy 34 59 1
observed-align inlined-user-copy 35 34 1
observed-align inlined-user-copy 35 35 1
observed-align inlined-user-copy 35 59 1
observed-align inlined-user-copy 36 27 1
observed-align inlined-user-copy 37 34 1
observed-align inlined-user-copy 37 35 1
observed-align inlined-user-copy 38 34 1
observed-align inlined-user-copy 38 35 1
observed-align inlined-user-copy 38 59 1
observed-align inlined-user-copy 39 11 1
observed-align inlined-user-copy 41 50 2
observed-align inlined-user-copy 41 51 2
observed-align inlined-user-copy 42 11 1
observed-align inlined-user-copy 42 27 1
observed-align inlined-user-copy 42 50 2
observed-align inlined-user-copy 42 51 2
observed-align inlined-user-copy 43 34 1
observed-align inlined-user-copy 43 35 1
observed-align inlined-user-copy 43 43 1
observed-align inlined-user-copy 43 50 1
observed-align inlined-user-copy 43 51 1
observed-align inlined-user-copy 43 59 1
observed-align inlined-user-copy 44 11 1
observed-align inlined-user-copy 44 27 1
observed-align inlined-user-copy 45 50 3
observed-align inlined-user-copy 45 51 3
observed-align inlined-user-copy 46 27 2
observed-align inlined-user-copy 46 43 1
observed-align inlined-user-copy 47 34 1
observed-align inlined-user-copy 47 35 1
observed-align inlined-user-copy 47 50 1
observed-align inlined-user-copy 47 51 1
observed-align inlined-user-copy 48 43 2
observed-align inlined-user-copy 48 50 1
observed-align inlined-user-copy 48 51 1
observed-align inlined-user-copy 49 43 1
observed-align inlined-user-copy 5 34 1
observed-align inlined-user-copy 5 35 1
observed-align inlined-user-copy 5 50 1
observed-align inlined-user-copy 5 51 1
observed-align inlined-user-copy 50 34 1
observed-align inlined-user-copy 50 35 1
observed-align inlined-user-copy 51 11 1
observed-align inlined-user-copy 51 34 1
observed-align inlined-user-copy 51 35 1
observed-align inlined-user-copy 52 11 1
observed-align inlined-user-copy 53 50 1
observed-align inlined-user-copy 53 51 1
observed-align inlined-user-copy 54 27 1
observed-align inlined-user-copy 54 50 1
observed-align inlined-user-copy 54 51 1
observed-align inlined-user-copy 55 59 1
observed-align inlined-user-copy 57 50 1
observed-align inlined-user-copy 57 51 1
observed-align inlined-user-copy 58 59 1
observed-align inlined-user-copy 6 27 1
observed-align inlined-user-copy 6 59 1
observed-align inlined-user-copy 61 34 1
observed-align inlined-user-copy 61 35 1
observed-align inlined-user-copy 61 50 1
observed-align inlined-user-copy 61 51 1
observed-align inlined-user-copy 62 11 1
observed-align inlined-user-copy 62 50 2
observed-align inlined-user-copy 62 51 2
observed-align inlined-user-copy 62 59 1
observed-align inlined-user-copy 63 27 1
observed-align inlined-user-copy 63 43 1
observed-align inlined-user-copy 7 34 1
observed-align inlined-user-copy 7 35 1
observed-align inlined-user-copy 7 50 1
observed-align inlined-user-copy 7 51 1
observed-align inlined-user-copy 8 11 1
observed-align inlined-user-copy 8 34 1
observed-align inlined-user-copy 8 35 1
observed-align inlined-user-copy 8 43 1
observed-align inlined-user-copy 9 50 2
observed-align inlined-user-copy 9 51 2
observed-align inlined-user-copy 9 59 1
observed-align memcpy - - 110425
observed-align memcpy 0 0 110464
observed-align memcpy 0 16 13
observed-align memcpy 0 24 50
observed-align memcpy 0 32 26
observed-align memcpy 0 40 22
observed-align memcpy 0 48 71
observed-align memcpy 0 56 73
observed-align memcpy 0 8 18
observed-align memcpy 1 21 1
observed-align memcpy 10 1 9
observed-align memcpy 10 10 4
observed-align memcpy 11 29 1
observed-align memcpy 12 0 8
observed-align memcpy 12 47 1
observed-align memcpy 14 0 4
observed-align memcpy 16 0 110210
observed-align memcpy 16 16 29
observed-align memcpy 16 24 29
observed-align memcpy 16 29 5
observed-align memcpy 16 32 19
observed-align memcpy 16 33 3
observed-align memcpy 16 34 1
observed-align memcpy 16 40 25
observed-align memcpy 16 48 35
observed-align memcpy 16 56 3
observed-align memcpy 16 8 69
observed-align memcpy 20 8 2
observed-align memcpy 24 0 110147
observed-align memcpy 24 10 1
observed-align memcpy 24 16 66
observed-align memcpy 24 24 16
observed-align memcpy 24 31 1
observed-align memcpy 24 32 28
observed-align memcpy 24 40 6
observed-align memcpy 24 42 2
observed-align memcpy 24 48 60
observed-align memcpy 24 56 1
observed-align memcpy 24 8 57
observed-align memcpy 26 1 8
observed-align memcpy 26 10 4
observed-align memcpy 28 16 2
observed-align memcpy 30 16 5
observed-align memcpy 32 0 110177
observed-align memcpy 32 16 17
observed-align memcpy 32 20 1
observed-align memcpy 32 24 39
observed-align memcpy 32 32 27
observed-align memcpy 32 40 15
observed-align memcpy 32 48 25
observed-align memcpy 32 56 14
observed-align memcpy 32 8 8
observed-align memcpy 36 24 4
observed-align memcpy 37 12 1
observed-align memcpy 37 2 1
observed-align memcpy 37 20 1
observed-align memcpy 37 22 1
observed-align memcpy 37 24 1
observed-align memcpy 37 34 1
observed-align memcpy 37 36 1
observed-align memcpy 37 38 1
observed-align memcpy 37 39 1
observed-align memcpy 37 42 1
observed-align memcpy 37 44 1
observed-align memcpy 37 48 1
observed-align memcpy 37 51 1
observed-align memcpy 37 52 1
observed-align memcpy 37 6 1
observed-align memcpy 37 62 1
observed-align memcpy 37 8 1
observed-align memcpy 37 9 1
observed-align memcpy 38 2 1
observed-align memcpy 39 24 2
observed-align memcpy 4 56 1
observed-align memcpy 40 0 110176
observed-align memcpy 40 16 1
observed-align memcpy 40 24 15
observed-align memcpy 40 32 46
observed-align memcpy 40 40 3
observed-align memcpy 40 48 33
observed-align memcpy 40 8 5
observed-align memcpy 42 1 6
observed-align memcpy 42 10 5
observed-align memcpy 42 24 3
observed-align memcpy 44 32 1
observed-align memcpy 45 24 4
observed-align memcpy 46 32 4
observed-align memcpy 48 0 110166
observed-align memcpy 48 16 4
observed-align memcpy 48 24 4
observed-align memcpy 48 32 31
observed-align memcpy 48 40 43
observed-align memcpy 48 42 1
observed-align memcpy 48 48 28
observed-align memcpy 48 56 1
observed-align memcpy 48 8 15
observed-align memcpy 50 33 1
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
observed-align memcpy 56 0 110162
observed-align memcpy 56 15 1
observed-align memcpy 56 16 15
observed-align memcpy 56 24 4
observed-align memcpy 56 25 4
observed-align memcpy 56 29 37
observed-align memcpy 56 30 2
observed-align memcpy 56 32 13
observed-align memcpy 56 33 2
observed-align memcpy 56 34 8
observed-align memcpy 56 35 4
observed-align memcpy 56 40 32
observed-align memcpy 56 46 76
observed-align memcpy 56 48 82
observed-align memcpy 56 56 1
observed-align memcpy 56 8 3
observed-align memcpy 58 1 8
observed-align memcpy 58 10 3
observed-align memcpy 58 33 1
observed-align memcpy 62 48 5
observed-align memcpy 7 23 1
observed-align memcpy 8 0 110229
observed-align memcpy 8 16 28
observed-align memcpy 8 24 9
observed-align memcpy 8 31 1
observed-align memcpy 8 32 20
observed-align memcpy 8 40 9
observed-align memcpy 8 48 48
observed-align memcpy 8 56 69
observed-align memcpy 8 8 274
observed-align memmove 16 18 1
observed-align memmove 24 26 1
observed-align memmove 32 34 1
observed-align memmove 8 10 1
observed-align memset - - 105
observed-align memset 0 - 53180
observed-align memset 16 - 183
observed-align memset 18 - 1
observed-align memset 20 - 3
observed-align memset 21 - 3
observed-align memset 22 - 1
observed-align memset 23 - 1
observed-align memset 24 - 174
observed-align memset 25 - 1
observed-align memset 28 - 4
observed-align memset 32 - 207
observed-align memset 36 - 1
observed-align memset 40 - 168
observed-align memset 44 - 1
observed-align memset 48 - 184
observed-align memset 52 - 1
observed-align memset 56 - 180
observed-align memset 8 - 147
observed-align user-clear 0 - 8
observed-align user-clear 12 - 1
observed-align user-clear 16 - 4
observed-align user-clear 32 - 2
observed-align user-clear 8 - 4
observed-align user-copy 0 0 5248
observed-align user-copy 0 16 515
observed-align user-copy 0 21 1
observed-align user-copy 0 24 568
observed-align user-copy 0 28 1
observed-align user-copy 0 32 946
observed-align user-copy 0 40 3332
observed-align user-copy 0 48 838
observed-align user-copy 0 51 2
observed-align user-copy 0 56 593
observed-align user-copy 0 59 1
observed-align user-copy 0 6 1
observed-align user-copy 0 8 602
observed-align user-copy 1 54 1
observed-align user-copy 10 0 5
observed-align user-copy 11 0 1
observed-align user-copy 11 17 1
observed-align user-copy 12 0 3
observed-align user-copy 12 1 1
observed-align user-copy 12 16 1
observed-align user-copy 13 0 1
observed-align user-copy 14 0 3
observed-align user-copy 14 17 2
observed-align user-copy 14 23 1
observed-align user-copy 15 0 2
observed-align user-copy 16 0 541
observed-align user-copy 16 16 31
observed-align user-copy 16 24 94
observed-align user-copy 16 32 486
observed-align user-copy 16 40 143
observed-align user-copy 16 44 1
observed-align user-copy 16 48 7
observed-align user-copy 16 56 104
observed-align user-copy 16 8 111
observed-align user-copy 17 14 1
observed-align user-copy 18 0 1
observed-align user-copy 19 0 3
observed-align user-copy 20 0 2
observed-align user-copy 20 23 3
observed-align user-copy 21 0 1
observed-align user-copy 22 0 1
observed-align user-copy 23 0 3
observed-align user-copy 23 12 1
observed-align user-copy 23 29 1
observed-align user-copy 24 0 1251
observed-align user-copy 24 16 70
observed-align user-copy 24 24 164
observed-align user-copy 24 32 4334
observed-align user-copy 24 40 147
observed-align user-copy 24 48 598
observed-align user-copy 24 56 126
observed-align user-copy 24 8 163
observed-align user-copy 25 0 1
observed-align user-copy 25 24 3
observed-align user-copy 25 32 2
observed-align user-copy 25 8 1
observed-align user-copy 26 29 2
observed-align user-copy 26 35 1
observed-align user-copy 27 0 2
observed-align user-copy 27 8 1
observed-align user-copy 28 0 1
observed-align user-copy 29 0 1
observed-align user-copy 29 26 1
observed-align user-copy 3 0 1
observed-align user-copy 3 12 1
observed-align user-copy 3 6 2
observed-align user-copy 30 0 1
observed-align user-copy 30 16 1
observed-align user-copy 30 48 1
observed-align user-copy 31 0 1
observed-align user-copy 32 0 559
observed-align user-copy 32 16 28
observed-align user-copy 32 24 93
observed-align user-copy 32 32 483
observed-align user-copy 32 35 3
observed-align user-copy 32 39 1
observed-align user-copy 32 40 139
observed-align user-copy 32 45 2
observed-align user-copy 32 48 11
observed-align user-copy 32 56 102
observed-align user-copy 32 8 112
observed-align user-copy 33 0 3
observed-align user-copy 33 16 2
observed-align user-copy 33 48 1
observed-align user-copy 33 56 1
observed-align user-copy 34 32 1
observed-align user-copy 35 24 1
observed-align user-copy 36 0 1
observed-align user-copy 36 33 1
observed-align user-copy 36 8 1
observed-align user-copy 37 56 1
observed-align user-copy 38 8 2
observed-align user-copy 39 32 1
observed-align user-copy 39 48 3
observed-align user-copy 4 0 9
observed-align user-copy 40 0 1593
observed-align user-copy 40 16 427
observed-align user-copy 40 24 492
observed-align user-copy 40 32 4556
observed-align user-copy 40 40 496
observed-align user-copy 40 48 925
observed-align user-copy 40 56 490
observed-align user-copy 40 8 524
observed-align user-copy 41 16 1
observed-align user-copy 41 32 4
observed-align user-copy 41 40 1
observed-align user-copy 42 16 1
observed-align user-copy 42 31 1
observed-align user-copy 42 56 1
observed-align user-copy 44 0 1
observed-align user-copy 44 56 1
observed-align user-copy 44 59 1
observed-align user-copy 45 32 2
observed-align user-copy 45 40 1
observed-align user-copy 45 42 1
observed-align user-copy 47 59 2
observed-align user-copy 48 0 538
observed-align user-copy 48 16 37
observed-align user-copy 48 24 84
observed-align user-copy 48 32 486
observed-align user-copy 48 40 127
observed-align user-copy 48 48 6
observed-align user-copy 48 51 2
observed-align user-copy 48 56 117
observed-align user-copy 48 8 122
observed-align user-copy 49 16 1
observed-align user-copy 50 56 2
observed-align user-copy 52 41 1
observed-align user-copy 55 16 1
observed-align user-copy 55 44 1
observed-align user-copy 56 0 1201
observed-align user-copy 56 1 1
observed-align user-copy 56 16 73
observed-align user-copy 56 24 148
observed-align user-copy 56 32 4285
observed-align user-copy 56 40 162
observed-align user-copy 56 48 607
observed-align user-copy 56 56 136
observed-align user-copy 56 8 169
observed-align user-copy 57 24 1
observed-align user-copy 57 32 1
observed-align user-copy 57 48 1
observed-align user-copy 57 8 1
observed-align user-copy 58 16 2
observed-align user-copy 58 47 1
observed-align user-copy 59 56 1
observed-align user-copy 6 0 1
observed-align user-copy 6 3 1
observed-align user-copy 62 1 3
observed-align user-copy 62 56 1
observed-align user-copy 63 25 8
observed-align user-copy 7 0 4
observed-align user-copy 8 0 1253
observed-align user-copy 8 16 76
observed-align user-copy 8 24 143
observed-align user-copy 8 32 4281
observed-align user-copy 8 40 147
observed-align user-copy 8 48 604
observed-align user-copy 8 56 122
observed-align user-copy 8 8 166
observed-align user-copy 9 12 3
observed-align user-copy 9 32 2
observed-align user-copy 9 40 2
observed-unnamed 0 0
