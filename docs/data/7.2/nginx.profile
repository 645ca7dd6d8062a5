# tare profile 1
kernel: 7.2.12+deb13-amd64 #1 SMP PREEMPT_DYNAMIC Debian 7.2.12-1~bpo13+1 (2026-11-04)
cpu: QEMU TCG CPU version 2.5+
cpus: 1
clock: tsc
clock-hz: 999999000
mode: profile
span-ns: 3090221914
cpu-features: rep_good erms
clocksource: tsc
command: sh -c mount --bind /dev /debian/dev && mount --bind /tmp /debian/tmp && mount -t proc proc /debian/proc && exec chroot /debian /run/workload
exit-status: 0
busy-ns: 2986672201
machine: machine-7.2
accelerator: tcg
exact: yes
qemu: 7.2.22 (Debian 1:7.2+dfsg-7+deb12u18+b3)
image-digest: 899520d0e90cfe5072f387e309a780a7
observed-missing: 0

function memcpy seen 1003132 recorded 1003132 skipped 0 lost 0 bytes 7843635
function memmove seen 4 recorded 4 skipped 0 lost 0 bytes 213
function memset seen 122053 recorded 122053 skipped 0 lost 0 bytes 62196626
size memcpy task 0 0 110215 0
size memcpy task 1 1 227 227
size memcpy task 2 2 126 252
size memcpy task 3 3 161 483
size memcpy task 4 4 113 452
size memcpy task 5 5 61 305
size memcpy task 6 6 39 234
size memcpy task 7 7 74 518
size memcpy task 8 8 879489 7035912
size memcpy task 9 9 7 63
size memcpy task 10 10 3 30
size memcpy task 11 11 43 473
size memcpy task 12 12 28 336
size memcpy task 13 13 15 195
size memcpy task 14 14 17 238
size memcpy task 15 15 93 1395
size memcpy task 16 16 356 5696
size memcpy task 17 17 30 510
size memcpy task 19 19 2 38
size memcpy task 20 20 4 80
size memcpy task 21 21 6 126
size memcpy task 23 23 4 92
size memcpy task 24 24 223 5352
size memcpy task 25 25 2 50
size memcpy task 26 26 2 52
size memcpy task 28 28 12 336
size memcpy task 29 29 2 58
size memcpy task 32 32 601 19232
size memcpy task 39 39 1 39
size memcpy task 40 40 402 16080
size memcpy task 44 44 1 44
size memcpy task 48 48 166 7968
size memcpy task 53 53 1 53
size memcpy task 56 56 117 6552
size memcpy task 64 64 155 9920
size memcpy task 66 66 2 132
size memcpy task 72 72 101 7272
size memcpy task 80 80 41 3280
size memcpy task 88 88 23 2024
size memcpy task 96 96 8 768
size memcpy task 98 98 1 98
size memcpy task 104 104 11 1144
size memcpy task 112 112 5 560
size memcpy task 256 256 974 249344
size memcpy task 274 274 1 274
size memcpy task 504 504 6 3024
size memcpy task 560 560 1 560
size memcpy task 576 576 11 6336
size memcpy task 616 616 4 2464
size memcpy task 728 728 5 3640
size memcpy task 784 784 1 784
size memcpy task 1912 1912 15 28680
size memcpy task 6016 6143 11 66880
size memcpy softirq 0 0 3939 0
size memcpy softirq 8 8 234 1872
size memcpy softirq 16 16 19 304
size memcpy softirq 22 22 1 22
size memcpy softirq 25 25 1 25
size memcpy softirq 32 32 7 224
size memcpy softirq 40 40 4 160
size memcpy softirq 42 42 1 42
size memcpy softirq 43 43 1 43
size memcpy softirq 53 53 960 50880
size memcpy softirq 64 64 5 320
size memcpy softirq 66 66 3906 257796
size memcpy softirq 80 80 5 400
size memcpy softirq 128 128 12 1536
size memcpy softirq 256 256 1 256
size memcpy softirq 2300 2300 17 39100
align memcpy 0 0 112255
align memcpy 0 2 1
align memcpy 0 7 1
align memcpy 0 8 31
align memcpy 0 10 2
align memcpy 0 11 2892
align memcpy 0 16 18
align memcpy 0 18 1
align memcpy 0 20 1
align memcpy 0 22 1
align memcpy 0 24 64
align memcpy 0 25 1
align memcpy 0 30 2
align memcpy 0 32 45
align memcpy 0 40 29
align memcpy 0 46 3
align memcpy 0 47 3
align memcpy 0 48 1105
align memcpy 0 51 1
align memcpy 0 56 98
align memcpy 1 16 1
align memcpy 1 21 1
align memcpy 1 37 1
align memcpy 1 39 4
align memcpy 1 52 1
align memcpy 1 56 1
align memcpy 1 60 1
align memcpy 2 5 2
align memcpy 2 16 1
align memcpy 2 18 1
align memcpy 2 33 2
align memcpy 2 47 1
align memcpy 2 51 1
align memcpy 3 7 2
align memcpy 3 16 1
align memcpy 3 30 1
align memcpy 3 49 1
align memcpy 4 0 2
align memcpy 4 4 17
align memcpy 4 16 1
align memcpy 4 18 1
align memcpy 4 27 1
align memcpy 4 53 1
align memcpy 4 56 3
align memcpy 5 16 2
align memcpy 5 53 2
align memcpy 6 16 1
align memcpy 6 18 4
align memcpy 6 27 1
align memcpy 6 49 1
align memcpy 6 51 1
align memcpy 7 4 1
align memcpy 7 16 1
align memcpy 7 23 1
align memcpy 7 56 1
align memcpy 8 0 109970
align memcpy 8 8 369
align memcpy 8 16 27
align memcpy 8 18 1
align memcpy 8 22 1
align memcpy 8 24 11
align memcpy 8 30 1
align memcpy 8 31 1
align memcpy 8 32 28
align memcpy 8 33 2
align memcpy 8 40 24
align memcpy 8 48 55
align memcpy 8 51 1
align memcpy 8 56 145
align memcpy 9 16 2
align memcpy 9 24 1
align memcpy 9 33 1
align memcpy 9 51 2
align memcpy 10 1 11
align memcpy 10 4 3
align memcpy 10 8 1
align memcpy 10 10 5
align memcpy 10 16 2
align memcpy 10 18 2
align memcpy 10 24 1
align memcpy 10 27 1
align memcpy 10 32 1
align memcpy 10 37 1
align memcpy 10 51 1
align memcpy 10 56 1
align memcpy 11 16 3
align memcpy 11 24 1
align memcpy 11 29 1
align memcpy 11 33 2
align memcpy 11 47 1
align memcpy 12 0 12
align memcpy 12 16 2
align memcpy 12 18 2
align memcpy 12 27 1
align memcpy 12 47 1
align memcpy 12 51 1
align memcpy 12 55 3
align memcpy 12 56 1
align memcpy 13 4 3
align memcpy 13 5 2
align memcpy 13 16 1
align memcpy 13 24 1
align memcpy 13 37 1
align memcpy 13 40 2
align memcpy 13 41 2
align memcpy 13 47 1
align memcpy 14 0 5
align memcpy 14 10 2
align memcpy 14 16 2
align memcpy 14 18 1
align memcpy 14 22 1
align memcpy 14 30 2
align memcpy 14 42 2
align memcpy 14 43 2
align memcpy 14 51 1
align memcpy 14 55 1
align memcpy 14 56 1
align memcpy 14 58 3
align memcpy 15 16 1
align memcpy 15 24 1
align memcpy 15 30 1
align memcpy 15 33 1
align memcpy 15 35 2
align memcpy 15 49 2
align memcpy 15 58 1
align memcpy 15 60 1
align memcpy 16 0 219864
align memcpy 16 4 1
align memcpy 16 8 88
align memcpy 16 16 48
align memcpy 16 18 1
align memcpy 16 24 37
align memcpy 16 29 5
align memcpy 16 32 31
align memcpy 16 33 3
align memcpy 16 34 3
align memcpy 16 35 1
align memcpy 16 37 2
align memcpy 16 40 33
align memcpy 16 41 2
align memcpy 16 44 2
align memcpy 16 47 1
align memcpy 16 48 70
align memcpy 16 51 2
align memcpy 16 56 13
align memcpy 16 60 1
align memcpy 17 1 1
align memcpy 17 5 1
align memcpy 17 7 2
align memcpy 17 14 1
align memcpy 17 16 2
align memcpy 17 24 2
align memcpy 17 37 1
align memcpy 17 47 1
align memcpy 17 59 1
align memcpy 18 4 2
align memcpy 18 10 1
align memcpy 18 16 1
align memcpy 18 18 1
align memcpy 18 32 2
align memcpy 18 35 1
align memcpy 18 47 1
align memcpy 18 55 3
align memcpy 18 56 1
align memcpy 18 58 1
align memcpy 19 16 2
align memcpy 19 24 2
align memcpy 19 37 1
align memcpy 19 47 1
align memcpy 19 51 1
align memcpy 19 56 1
align memcpy 20 4 1
align memcpy 20 8 3
align memcpy 20 16 1
align memcpy 20 18 1
align memcpy 20 27 1
align memcpy 20 35 3
align memcpy 20 49 2
align memcpy 20 55 1
align memcpy 20 58 1
align memcpy 21 16 1
align memcpy 21 24 1
align memcpy 21 30 1
align memcpy 21 37 1
align memcpy 21 51 2
align memcpy 21 55 2
align memcpy 21 58 1
align memcpy 21 60 1
align memcpy 22 4 1
align memcpy 22 16 1
align memcpy 22 35 2
align memcpy 22 37 2
align memcpy 22 47 1
align memcpy 22 51 1
align memcpy 22 58 1
align memcpy 22 60 1
align memcpy 23 1 1
align memcpy 23 14 1
align memcpy 23 16 1
align memcpy 23 24 2
align memcpy 23 33 1
align memcpy 23 37 2
align memcpy 23 40 1
align memcpy 23 49 2
align memcpy 23 56 1
align memcpy 23 59 1
align memcpy 24 0 109863
align memcpy 24 4 2
align memcpy 24 8 112
align memcpy 24 16 88
align memcpy 24 24 48
align memcpy 24 26 2
align memcpy 24 31 1
align memcpy 24 32 47
align memcpy 24 35 3
align memcpy 24 40 8
align memcpy 24 42 2
align memcpy 24 47 1
align memcpy 24 48 77
align memcpy 24 51 1
align memcpy 24 56 3
align memcpy 24 58 2
align memcpy 24 60 1
align memcpy 25 4 1
align memcpy 25 14 1
align memcpy 25 16 1
align memcpy 25 24 1
align memcpy 25 33 2
align memcpy 25 37 3
align memcpy 26 1 9
align memcpy 26 10 4
align memcpy 26 16 1
align memcpy 26 27 1
align memcpy 26 35 2
align memcpy 26 43 2
align memcpy 26 44 1
align memcpy 26 51 1
align memcpy 26 58 1
align memcpy 27 14 2
align memcpy 27 24 1
align memcpy 27 37 2
align memcpy 27 47 1
align memcpy 27 51 1
align memcpy 28 8 2
align memcpy 28 16 7
align memcpy 28 23 2
align memcpy 28 32 7
align memcpy 28 35 2
align memcpy 28 51 2
align memcpy 28 58 2
align memcpy 28 61 2
align memcpy 29 4 1
align memcpy 29 22 1
align memcpy 29 24 1
align memcpy 29 30 1
align memcpy 29 33 1
align memcpy 29 37 2
align memcpy 29 40 2
align memcpy 29 48 1
align memcpy 29 52 1
align memcpy 29 55 2
align memcpy 29 56 1
align memcpy 29 60 2
align memcpy 29 63 2
align memcpy 30 16 6
align memcpy 30 23 1
align memcpy 30 35 1
align memcpy 30 40 1
align memcpy 30 51 2
align memcpy 30 58 1
align memcpy 30 60 2
align memcpy 31 10 2
align memcpy 31 14 1
align memcpy 31 21 2
align memcpy 31 30 2
align memcpy 31 37 1
align memcpy 31 55 1
align memcpy 31 63 2
align memcpy 32 0 109907
align memcpy 32 4 2
align memcpy 32 8 15
align memcpy 32 16 70
align memcpy 32 24 65
align memcpy 32 32 48
align memcpy 32 33 1
align memcpy 32 35 1
align memcpy 32 40 25
align memcpy 32 44 1
align memcpy 32 48 25
align memcpy 32 51 2
align memcpy 32 54 2
align memcpy 32 56 27
align memcpy 32 60 2
align memcpy 32 63 1
align memcpy 33 12 2
align memcpy 33 37 1
align memcpy 33 44 1
align memcpy 33 47 2
align memcpy 33 54 1
align memcpy 33 62 2
align memcpy 34 0 2
align memcpy 34 35 1
align memcpy 34 40 1
align memcpy 34 49 2
align memcpy 34 51 2
align memcpy 34 55 1
align memcpy 34 59 1
align memcpy 34 60 1
align memcpy 34 63 1
align memcpy 35 21 1
align memcpy 35 22 1
align memcpy 35 30 1
align memcpy 35 33 1
align memcpy 35 37 1
align memcpy 35 44 1
align memcpy 35 47 1
align memcpy 35 49 2
align memcpy 35 51 2
align memcpy 35 54 1
align memcpy 35 55 1
align memcpy 35 56 1
align memcpy 36 24 8
align memcpy 36 32 2
align memcpy 36 33 1
align memcpy 36 35 1
align memcpy 36 40 2
align memcpy 36 51 1
align memcpy 36 55 1
align memcpy 36 56 1
align memcpy 36 60 2
align memcpy 36 63 1
align memcpy 37 2 1
align memcpy 37 6 1
align memcpy 37 8 1
align memcpy 37 9 1
align memcpy 37 12 1
align memcpy 37 20 1
align memcpy 37 22 1
align memcpy 37 24 2
align memcpy 37 30 1
align memcpy 37 34 1
align memcpy 37 36 1
align memcpy 37 37 1
align memcpy 37 38 1
align memcpy 37 39 1
align memcpy 37 42 1
align memcpy 37 44 2
align memcpy 37 48 1
align memcpy 37 51 1
align memcpy 37 52 1
align memcpy 37 54 1
align memcpy 37 55 1
align memcpy 37 58 1
align memcpy 37 60 1
align memcpy 37 62 1
align memcpy 38 2 1
align memcpy 38 4 1
align memcpy 38 9 2
align memcpy 38 14 1
align memcpy 38 33 3
align memcpy 38 40 1
align memcpy 38 47 1
align memcpy 38 51 1
align memcpy 38 60 2
align memcpy 38 63 2
align memcpy 39 11 2
align memcpy 39 16 1
align memcpy 39 24 1
align memcpy 39 30 1
align memcpy 39 44 2
align memcpy 39 47 1
align memcpy 39 51 2
align memcpy 39 54 2
align memcpy 39 59 1
align memcpy 39 62 2
align memcpy 40 0 109919
align memcpy 40 4 1
align memcpy 40 8 9
align memcpy 40 14 1
align memcpy 40 16 5
align memcpy 40 24 68
align memcpy 40 32 62
align memcpy 40 40 4
align memcpy 40 42 1
align memcpy 40 44 1
align memcpy 40 48 31
align memcpy 40 51 1
align memcpy 40 55 1
align memcpy 40 56 3
align memcpy 40 58 1
align memcpy 40 59 1
align memcpy 40 60 2
align memcpy 40 62 1
align memcpy 40 63 1
align memcpy 41 4 1
align memcpy 41 22 1
align memcpy 41 24 1
align memcpy 41 33 1
align memcpy 41 44 1
align memcpy 41 47 1
align memcpy 41 54 1
align memcpy 42 1 7
align memcpy 42 10 5
align memcpy 42 11 2
align memcpy 42 16 1
align memcpy 42 24 1
align memcpy 42 30 1
align memcpy 42 51 1
align memcpy 42 55 1
align memcpy 42 60 2
align memcpy 42 62 1
align memcpy 42 63 2
align memcpy 43 22 1
align memcpy 43 24 2
align memcpy 43 33 2
align memcpy 43 37 1
align memcpy 43 54 2
align memcpy 43 60 1
align memcpy 44 14 1
align memcpy 44 30 1
align memcpy 44 32 3
align memcpy 44 33 1
align memcpy 44 47 1
align memcpy 44 56 2
align memcpy 44 60 1
align memcpy 44 62 1
align memcpy 44 63 2
align memcpy 45 5 1
align memcpy 45 24 4
align memcpy 45 33 1
align memcpy 45 35 2
align memcpy 45 40 1
align memcpy 45 49 1
align memcpy 45 53 2
align memcpy 45 54 2
align memcpy 45 55 1
align memcpy 45 59 1
align memcpy 46 14 1
align memcpy 46 32 5
align memcpy 46 37 1
align memcpy 46 60 1
align memcpy 46 62 2
align memcpy 46 63 1
align memcpy 47 27 1
align memcpy 47 33 2
align memcpy 47 54 1
align memcpy 48 0 109887
align memcpy 48 8 28
align memcpy 48 16 3
align memcpy 48 24 3
align memcpy 48 32 70
align memcpy 48 33 1
align memcpy 48 40 55
align memcpy 48 44 1
align memcpy 48 48 62
align memcpy 48 56 4
align memcpy 48 60 1
align memcpy 48 62 1
align memcpy 48 63 1
align memcpy 49 22 1
align memcpy 49 30 1
align memcpy 49 33 2
align memcpy 49 35 1
align memcpy 49 37 1
align memcpy 49 54 1
align memcpy 49 58 2
align memcpy 50 4 2
align memcpy 50 20 2
align memcpy 50 27 2
align memcpy 50 30 1
align memcpy 50 33 2
align memcpy 50 60 1
align memcpy 50 62 2
align memcpy 50 63 1
align memcpy 51 16 2
align memcpy 51 22 2
align memcpy 51 29 2
align memcpy 51 32 2
align memcpy 51 44 1
align memcpy 51 49 1
align memcpy 51 54 1
align memcpy 51 55 2
align memcpy 52 6 2
align memcpy 52 19 2
align memcpy 52 34 2
align memcpy 52 37 1
align memcpy 52 40 6
align memcpy 52 49 1
align memcpy 52 62 2
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
align memcpy 53 27 1
align memcpy 53 29 1
align memcpy 53 30 1
align memcpy 53 34 1
align memcpy 53 35 1
align memcpy 53 42 2
align memcpy 53 43 2
align memcpy 53 44 1
align memcpy 53 46 3
align memcpy 53 48 1
align memcpy 53 49 1
align memcpy 53 54 2
align memcpy 53 55 2
align memcpy 53 58 1
align memcpy 53 62 1
align memcpy 53 63 2
align memcpy 54 14 1
align memcpy 54 30 1
align memcpy 54 33 1
align memcpy 54 37 1
align memcpy 54 49 1
align memcpy 54 62 1
align memcpy 55 16 2
align memcpy 55 27 1
align memcpy 55 33 1
align memcpy 56 0 109895
align memcpy 56 8 47
align memcpy 56 15 1
align memcpy 56 16 19
align memcpy 56 22 1
align memcpy 56 25 5
align memcpy 56 29 46
align memcpy 56 30 7
align memcpy 56 32 35
align memcpy 56 33 3
align memcpy 56 34 9
align memcpy 56 35 5
align memcpy 56 37 2
align memcpy 56 39 5
align memcpy 56 40 100
align memcpy 56 41 1
align memcpy 56 44 1
align memcpy 56 46 94
align memcpy 56 47 3
align memcpy 56 48 95
align memcpy 56 49 1
align memcpy 56 52 2
align memcpy 56 54 1
align memcpy 56 55 1
align memcpy 56 56 2
align memcpy 56 58 2
align memcpy 56 60 1
align memcpy 56 62 1
align memcpy 57 40 2
align memcpy 57 55 1
align memcpy 57 60 3
align memcpy 58 1 9
align memcpy 58 10 3
align memcpy 58 22 1
align memcpy 58 33 3
align memcpy 58 37 1
align memcpy 58 41 2
align memcpy 58 47 3
align memcpy 58 49 2
align memcpy 58 62 1
align memcpy 59 4 2
align memcpy 59 55 1
align memcpy 59 60 1
align memcpy 60 10 2
align memcpy 60 14 1
align memcpy 60 32 8
align memcpy 60 37 1
align memcpy 60 44 2
align memcpy 60 47 1
align memcpy 60 48 9
align memcpy 60 49 1
align memcpy 60 52 3
align memcpy 60 62 1
align memcpy 61 27 1
align memcpy 61 30 1
align memcpy 61 33 1
align memcpy 61 37 1
align memcpy 61 52 2
align memcpy 61 54 2
align memcpy 62 16 2
align memcpy 62 22 1
align memcpy 62 24 2
align memcpy 62 32 2
align memcpy 62 48 5
align memcpy 62 53 1
align memcpy 62 55 1
align memcpy 62 62 3908
align memcpy 63 16 1
align memcpy 63 18 2
align memcpy 63 33 1
align memcpy 63 45 2
align memcpy 63 60 3
caller memcpy 414 13248 blake2s_final+0x53/0xb0
caller memcpy 10 80 dup_fd+0x186/0x3b0
caller memcpy 313 7608 mas_wr_node_store+0x21f/0x500
caller memcpy 4 24 kstrdup+0x4e/0x70
caller memcpy 1 5 proc_put_long+0xa5/0xd0
caller memcpy 1001 249040 skb_try_coalesce+0x2bb/0x600
caller memcpy 26 208 mm_init_cid+0xf4/0x150
caller memcpy 58 1756 seq_write+0x2c/0x50
caller memcpy 203 6272 node_copy.isra.0+0x15c/0x430
caller memcpy 56 116 smp_text_poke_batch_finish+0x210/0x5b0
caller memcpy 17 39100 sk_clone+0xc5/0x640
caller memcpy 879624 7045856 blake2s_update+0x68/0x140
caller memcpy 41 14096 _copy_to_iter+0x2c9/0x660
caller memcpy 61 888 node_copy.isra.0+0x20b/0x430
caller memcpy 10 80 dup_fd+0x14e/0x3b0
caller memcpy 4 213 _prb_read_valid+0x240/0x340
caller memcpy 11 6336 fpu_flush_thread+0xc6/0x120
caller memcpy 7 168 free_to_pcs_bulk+0x172/0x590
caller memcpy 614 4054 vsnprintf+0x4c2/0x660
caller memcpy 11 66880 memcpy_and_pad+0x21/0x50
caller memcpy 3908 0 skb_segment+0x7fc/0xfa0
caller memcpy 1 32 _get_random_bytes+0x10d/0x140
caller memcpy 313 10112 mas_wr_node_store+0x1f9/0x500
caller memcpy 3908 257928 skb_segment+0x345/0xfa0
caller memcpy 81 1288 node_copy.isra.0+0x24c/0x430
caller memcpy 110208 0 blake2s_update+0xa1/0x140
caller memcpy 1 4 arp_constructor+0x5e/0x2f0
caller memcpy 1 4 kmemdup_nul+0x53/0x80
caller memcpy 56 172 __smp_text_poke_batch_add+0xd3/0x310
caller memcpy 237 1413 __d_alloc+0x78/0x220
caller memcpy 295 14032 mas_wr_node_store+0x137/0x500
caller memcpy 1 6 arp_constructor+0x13f/0x2f0
caller memcpy 962 50965 skb_copy_bits+0x138/0x270
caller memcpy 15 28680 pgd_alloc+0x11f/0x2a0
caller memcpy 13 170 copy_string_kernel+0xf3/0x180
caller memcpy 10 80 dup_fd+0x116/0x3b0
caller memcpy 152 6848 node_copy.isra.0+0xc0/0x430
caller memcpy 1 4 ___neigh_create+0x1cc/0x9f0
caller memcpy 153 1364 crng_fast_key_erasure+0xd1/0x110
caller memcpy 295 14032 mas_wr_node_store+0x14e/0x500
caller memcpy 11 55 __set_task_comm+0x59/0x160
caller memcpy 24 418 do_getname_kernel+0xc6/0x100
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
size memset task 0 0 161 0
size memset task 4 4 6 24
size memset task 8 8 53 424
size memset task 10 10 1 10
size memset task 11 11 5 55
size memset task 12 12 3 36
size memset task 13 13 2 26
size memset task 14 14 1 14
size memset task 16 16 40 640
size memset task 24 24 309 7416
size memset task 32 32 105 3360
size memset task 40 40 3 120
size memset task 48 48 6 288
size memset task 56 56 7985 447160
size memset task 64 64 480 30720
size memset task 72 72 10 720
size memset task 80 80 8 640
size memset task 88 88 79 6952
size memset task 96 96 32 3072
size memset task 112 112 10 1120
size memset task 120 120 73 8760
size memset task 128 128 17 2176
size memset task 184 184 35 6440
size memset task 192 192 8311 1595712
size memset task 232 232 11438 2653616
size memset task 256 256 474 121344
size memset task 384 384 3 1152
size memset task 512 512 34845 17840640
size memset task 688 688 1 688
size memset task 704 704 49192 34631168
size memset task 768 768 1 768
size memset task 1024 1024 14 14336
size memset task 1040 1040 12 12480
size memset task 1088 1088 1 1088
size memset task 1152 1152 22 25344
size memset task 1752 1752 15 26280
size memset task 2048 2048 7 14336
size memset task 2320 2320 18 41760
size memset task 2824 2824 11 31064
size memset task 4014 4014 11 44154
size memset task 4016 4016 10 40160
size memset task 4030 4030 11 44330
size memset task 4032 4032 20 80640
size memset task 4046 4046 11 44506
size memset task 4047 4047 1 4047
size memset task 4048 4048 20 80960
size memset task 4062 4062 10 40620
size memset task 4064 4064 20 81280
size memset task 4078 4078 10 40780
size memset task 4080 4080 20 81600
size memset task 4092 4092 1 4092
size memset task 4094 4094 10 40940
size memset task 4096 4096 34 139264
size memset task 8704 8959 11 97944
size memset softirq 8 8 1 8
size memset softirq 24 24 5 120
size memset softirq 32 32 17 544
size memset softirq 128 128 1 128
size memset softirq 192 192 1 192
size memset softirq 232 232 3994 926608
size memset softirq 256 256 2 512
size memset softirq 512 512 13 6656
size memset softirq 704 704 4013 2825152
size memset softirq 2320 2320 17 39440
align memset 0 0 113239
align memset 2 0 21
align memset 4 0 1
align memset 8 0 66
align memset 16 0 280
align memset 18 0 22
align memset 19 0 2
align memset 20 0 2
align memset 21 0 5
align memset 22 0 1
align memset 24 0 85
align memset 28 0 1
align memset 32 0 206
align memset 34 0 10
align memset 36 0 1
align memset 40 0 7879
align memset 44 0 4
align memset 48 0 163
align memset 49 0 1
align memset 50 0 11
align memset 56 0 52
align memset 60 0 1
caller memset 103463 58953448 kmem_cache_alloc_node_noprof+0x271/0x440
caller memset 10 0 dup_fd+0x2bb/0x3b0
caller memset 15 120 mm_init+0xf9/0x3d0
caller memset 17138 2198016 kmem_cache_alloc_noprof+0x2cf/0x420
caller memset 10 592 __kmalloc_node_track_caller_noprof+0x2b3/0x5f0
caller memset 237 45504 kmem_cache_alloc_lru_noprof+0x2cb/0x420
caller memset 11 31064 arch_dup_task_struct+0x20/0x30
caller memset 20 7680 __kmalloc_flags_noprof+0x22d/0x620
caller memset 47 93680 sk_prot_alloc+0x61/0x110
caller memset 1 8 __lru_add_drain_all+0xb5/0x280
caller memset 15 41008 __kvmalloc_node_noprof+0x3d8/0x730
caller memset 6 168 __kmalloc_node_noprof+0x2b8/0x5f0
caller memset 55 2588 pcpu_alloc_noprof+0x4d0/0x980
caller memset 10 0 dup_fd+0x269/0x3b0
caller memset 11 121 __set_task_comm+0x87/0x160
caller memset 15 120 mm_init+0x2bd/0x3d0
caller memset 1 32 sg_init_table+0x15/0x40
caller memset 11 1056 load_elf_binary+0x105c/0x1830
caller memset 123 31488 kmem_cache_alloc_from_sheaf_noprof+0xb6/0x1e0
caller memset 11 88 begin_new_exec+0x3b6/0xb90
caller memset 101 85072 __kmalloc_cache_noprof+0x2da/0x430
caller memset 5 480 __kmalloc_cache_node_noprof+0x27b/0x450
caller memset 10 0 dup_fd+0x160/0x3b0
caller memset 148 68752 __kmalloc_noprof+0x2bd/0x5c0
caller memset 414 7432 blake2s_final+0x32/0xb0
caller memset 10 0 dup_fd+0x13b/0x3b0
caller memset 155 628109 zero_user_segments.constprop.0+0x102/0x150
observed user-copy call 292965 727603841 _copy_to_iter+0x88/0x670
observed memset call 103460 58944400 kmem_cache_alloc_node_noprof+0x26c/0x450
observed inlined-set rep 88233 15529008 tomoyo_path_number_perm+0x6a/0x2a0
observed inlined-set rep 88221 10586520 inet_ioctl+0x77/0x1f0
observed inlined-set rep 96014 9217344 sock_read_iter+0x35/0x100
observed inlined-set rep 103937 7483464 tomoyo_init_request_info+0x3f/0x160
observed inlined-set rep 88233 7058640 tomoyo_path_number_perm+0x5f/0x2a0
observed memcpy call 879591 7044568 blake2s_update+0x63/0x150
observed clear_page rep 1282 6418432 clear_highpages_kasan_tagged+0x23/0x40
observed inlined-set rep 53196 6383520 __alloc_skb+0xb7/0x3b0
observed inlined-set rep 45189 5061168 net_rx_action+0x7b/0x410
observed inlined-set rep 96069 4611312 vfs_read+0x1a3/0x380
observed inlined-set rep 47289 4161432 __tcp_transmit_skb+0x66/0x1150
observed inlined-set rep 15582 3988992 splice_to_socket+0x69/0x550
observed inlined-set rep 43082 3101904 tcp_ack+0x67/0x19a0
observed inlined-set rep 35181 3095928 tcp_current_mss+0x60/0x170
observed inlined-set rep 47306 3027584 bpf_skops_write_hdr_opt.isra.0+0x32/0x1c0
observed inlined-set rep 53196 2553408 __alloc_skb+0xe6/0x3b0
observed inlined-set rep 47306 2270688 ip_output+0xb4/0x120
observed memset call 17029 2180376 kmem_cache_alloc_noprof+0x2ca/0x430
observed user-copy call 15616 2158460 _copy_from_iter+0x6a/0x620
observed inlined-set rep 43082 2067936 tcp_ack+0x57/0x19a0
observed inlined-set rep 15582 1994496 sock_sendmsg+0x42/0x120
observed inlined-set rep 7933 1967384 process_measurement+0x7c/0xc70
observed checked-copy call 476 1949696 copy_mc_to_kernel+0x10/0x40
observed inlined-set rep 7909 1898160 do_file_open+0x42/0x1b0
observed inlined-set rep 25971 1662144 skb_splice_from_iter+0x53/0x2d0
observed inlined-set rep 7911 1518912 __do_sys_newfstatat+0x2b/0x90
observed inlined-set rep 7910 1518720 locks_remove_posix+0x3c/0x1c0
observed inlined-set rep 31165 1495920 tomoyo_socket_sendmsg_permission+0x27/0xf0
observed inlined-set rep 15582 1495872 splice_to_socket+0x76/0x550
observed inlined-set rep 15582 1495872 sock_write_iter+0x40/0x1a0
observed inlined-set rep 7840 1442560 vfs_getattr_nosec+0x51/0x110
observed inlined-set rep 7841 1380016 tomoyo_path_perm+0x85/0x230
observed inlined-set rep 7826 1377376 tomoyo_check_open_permission+0x6d/0x1b0
observed user-copy call 7943 1134946 _copy_to_user+0x2c/0x50
observed inlined-set rep 7840 1128960 cp_new_stat+0x40/0x180
observed inlined-set rep 7808 999424 __sys_recvfrom+0x48/0x140
observed inlined-set rep 7791 997248 vfs_writev+0x8a/0x3d0
observed inlined-set rep 11880 760320 tcp_validate_incoming+0x496/0x7e0
observed inlined-set rep 15586 748128 vfs_write+0x159/0x450
observed inlined-set rep 7808 687104 __sys_recvfrom+0x55/0x140
observed inlined-set rep 7841 627280 tomoyo_path_perm+0x7a/0x230
observed inlined-set rep 7826 626080 tomoyo_check_open_permission+0x60/0x1b0
observed memset call 154 624062 zero_user_segments.constprop.0+0xfd/0x160
observed user-copy call 7924 623284 copy_folio_from_iter_atomic+0xa7/0xa50
observed inlined-set rep 7842 501888 hook_file_open+0x3c/0x290
observed inlined-set rep 7791 373968 do_iter_readv_writev+0x2f/0x260
observed inlined-set rep 3749 329912 schedule_hrtimeout_range_clock+0x32/0x120
observed inlined-copy rep 1753 294504 sync_regs+0x22/0x40
observed inlined-set rep 3847 276984 __hrtimer_setup+0x50/0x150
observed inlined-set rep 4242 271488 chacha_block_generic+0xb7/0x110
observed memcpy call 3908 257928 skb_segment+0x340/0xfb0
observed user-copy call 23656 255870 _copy_from_user+0x22/0x70
observed memcpy call 1001 249040 skb_try_coalesce+0x2b6/0x610
observed inlined-copy rep 742 225568 timekeeping_update_from_shadow.constprop.0+0xf5/0x1f0
observed inlined-set rep 1432 148928 __handle_mm_fault+0x44/0xf90
observed inlined-set rep 6 98304 copy_process+0x1415/0x2310
observed memset call 47 93680 sk_prot_alloc+0x5c/0x120
observed inlined-set rep 1337 85568 lock_vma_under_rcu+0x43/0x2d0
observed inlined-set rep 318 81408 mas_wr_node_store+0x37/0x510
observed inlined-set rep 313 77624 mas_wr_node_store+0xd7/0x510
observed memset call 83 74176 __kmalloc_cache_noprof+0x2d5/0x440
observed memset call 138 62320 __kmalloc_noprof+0x2b8/0x5d0
observed inlined-set rep 174 61248 __mmap_region+0x95/0x10e0
observed memcpy call 10 60800 memcpy_and_pad+0x1c/0x60
observed inlined-set rep 801 57672 __run_timers+0x2f/0x280
observed memcpy call 962 50965 skb_copy_bits+0x133/0x280
observed memset call 225 43200 kmem_cache_alloc_lru_noprof+0x2c6/0x430
observed user-clear call 16 43180 elf_load+0x217/0x250
observed inlined-set rep 366 40992 blake2s_final+0x78/0xb0
observed inlined-set rep 729 40824 tmigr_handle_remote+0x41/0x4a0
observed memcpy call 17 39100 sk_clone+0xc0/0x650
observed inlined-set rep 202 38784 vm_area_alloc+0x30/0x70
observed memset call 123 31488 kmem_cache_alloc_from_sheaf_noprof+0xb1/0x1f0
observed inlined-set rep 130 31200 filename_lookup+0x46/0x210
observed inlined-set rep 387 30960 mas_preallocate+0x2d/0x460
observed inlined-set rep 387 30960 mas_store_prealloc+0x3a/0x4d0
observed inlined-set rep 244 29280 blake2s.constprop.0+0x2e/0x90
observed memset call 10 28240 memcpy_and_pad+0x34/0x60
observed memcpy call 13 24856 pgd_alloc+0x11a/0x2b0
observed inlined-set rep 96 23808 dst_setup+0xd5/0x550
observed inlined-set rep 174 20880 __mmap_region+0x4ae/0x10e0
observed inlined-set rep 174 19488 __mmap_region+0x119/0x10e0
observed inlined-set rep 218 19184 userfaultfd_unmap_complete+0x31/0x130
observed inlined-copy rep 9 18432 copy_process+0xf91/0x2310
observed inlined-set rep 10 17280 mm_alloc+0x34/0x60
observed memcpy call 285 13720 mas_wr_node_store+0x132/0x510
observed memcpy call 285 13720 mas_wr_node_store+0x149/0x510
observed memcpy call 39 13280 _copy_to_iter+0x2c4/0x670
observed inlined-set rep 201 12864 mt_find+0x3f/0x570
observed inlined-set rep 174 12528 __mmap_region+0x79/0x10e0
observed inlined-set rep 194 12416 init_multi_vma_prep+0x19/0x100
observed memset call 7 12336 __kvmalloc_node_noprof+0x3d3/0x740
observed memcpy call 366 11712 blake2s_final+0x4e/0xb0
observed inlined-set rep 208 11648 arch_get_unmapped_area_topdown+0x52/0x410
observed inlined-set rep 155 11160 __dquot_alloc_space+0x44/0x400
observed inlined-set rep 106 11024 insn_init+0x2c/0x80
observed inlined-set rep 83 10624 unmap_region+0x3f/0x110
observed inlined-set rep 19 10488 inode_init_once+0x47/0x100
observed inlined-set rep 42 10416 ima_file_mprotect+0x66/0x200
observed inlined-set rep 38 10032 mas_topiary_replace+0x44/0x1370
observed inlined-set rep 38 10032 mas_topiary_replace+0x4f/0x1370
observed inlined-set rep 125 10000 mas_store+0x2f/0x440
observed inlined-set rep 138 9936 __split_vma+0x36/0x2f0
observed memcpy call 300 9752 mas_wr_node_store+0x1f4/0x510
observed inlined-set rep 37 9472 mas_wr_split+0x39/0x1ab0
observed inlined-set rep 118 9440 mas_store_gfp+0x5b/0x490
observed inlined-set rep 137 8768 crng_fast_key_erasure+0x32/0x120
observed inlined-set rep 137 8768 crng_fast_key_erasure+0xdc/0x120
observed inlined-set rep 33 8448 free_pages_and_swap_cache+0x3c/0x200
observed inlined-set rep 132 8448 _get_random_bytes+0x38/0x150
observed inlined-set rep 132 8448 _get_random_bytes+0x43/0x150
observed inlined-set rep 131 8384 _get_random_bytes+0xec/0x150
observed inlined-set rep 174 8352 ipe_mmap_file+0x2b/0x80
observed inlined-set rep 32 8192 folio_batch_move_lru+0x40/0x290
observed memcpy call 300 7352 mas_wr_node_store+0x21a/0x510
observed memset call 19 7168 __kmalloc_flags_noprof+0x228/0x630
observed memcpy call 152 6848 node_copy.isra.0+0xbb/0x440
observed inlined-set rep 95 6840 free_pgtables+0x4a/0x2e0
observed memset call 366 6664 blake2s_final+0x2d/0xb0
observed memcpy call 203 6272 node_copy.isra.0+0x157/0x440
observed inlined-set rep 85 6120 find_mergeable_anon_vma+0x30/0x110
observed inlined-set rep 53 5936 arch_jump_entry_size+0x27/0x80
observed inlined-set rep 53 5936 __smp_text_poke_batch_add+0x48/0x320
observed inlined-set rep 52 5824 vma_modify_flags+0x48/0xf0
observed memcpy call 10 5760 fpu_flush_thread+0xc1/0x130
observed inlined-set rep 42 5376 do_mprotect_pkey+0x6b/0x560
observed inlined-copy rep 3 5184 copy_process+0x16ad/0x2310
observed inlined-set rep 104 4992 schedule_timeout+0x29/0x110
observed inlined-set rep 47 4888 sk_prot_alloc+0x4a/0x120
observed inlined-set rep 58 4640 unmapped_area_topdown+0x37/0x1b0
observed inlined-set rep 67 4288 __mmap_region+0x29a/0x10e0
observed inlined-set rep 17 4216 mas_wr_split+0xa57/0x1ab0
observed inlined-set rep 1 4096 shmem_get_folio_gfp+0x3f3/0x610
observed inlined-copy rep 22 4048 prepare_creds+0x49/0x2f0
observed inlined-set rep 33 3960 free_pages_and_swap_cache+0x67/0x200
observed inlined-set rep 42 3696 do_mprotect_pkey+0x76/0x560
observed inlined-set rep 40 3520 __do_sys_brk+0x48/0x3d0
observed inlined-set rep 35 3360 tcp_assign_congestion_control+0x83/0x1b0
observed inlined-copy rep 13 3328 mas_copy_node.isra.0+0x16/0x40
observed inlined-set rep 46 3312 commit_merge+0x34/0x270
observed inlined-set rep 51 3264 evict+0xca/0x280
observed inlined-set rep 51 3264 inode_wait_for_writeback+0x2d/0xe0
observed inlined-set rep 68 3264 ip_route_output_flow+0x3a/0xe0
observed inlined-set rep 37 3256 mas_wr_split+0x49/0x1ab0
observed inlined-set rep 12 2976 mas_root_expand+0x54/0x190
observed inlined-set rep 11 2728 bprm_execve+0x25a/0x580
observed user-clear call 1 2696 copy_fpstate_to_sigframe+0x11a/0x3e0
observed inlined-set rep 42 2688 do_mprotect_pkey+0x194/0x560
observed inlined-set rep 21 2688 __sys_connect+0x3e/0xe0
observed inlined-set rep 11 2640 __filename_parentat+0x53/0x300
observed inlined-set rep 10 2560 truncate_inode_pages_range+0x5c/0x4d0
observed inlined-set rep 40 2560 vma_link+0x3d/0x200
observed inlined-set rep 10 2480 __sched_fork+0xd0/0x190
observed inlined-set rep 10 2480 truncate_inode_pages_range+0x67/0x4d0
observed inlined-set rep 10 2480 mas_dup_alloc.isra.0+0x178/0x430
observed memset call 49 2396 pcpu_alloc_noprof+0x4cb/0x990
observed inlined-set rep 49 2352 damon_folio_mkold+0x2b/0xb0
observed inlined-copy rep 9 2304 copy_process+0x10ea/0x2310
observed inlined-set rep 16 2304 __do_sys_wait4+0x34/0xc0
observed inlined-set rep 17 2176 do_accept+0x45/0x1a0
observed inlined-set rep 34 2176 tcp_init_transfer+0xc1/0x300
observed inlined-set rep 34 2176 bpf_skops_hdr_opt_len+0x2c/0x140
observed inlined-set rep 10 2160 init_scx_entity+0x37/0xb0
observed inlined-set rep 13 2080 mm_init+0xc4/0x3e0
observed inlined-set rep 8 2048 restore_sigcontext+0x33/0x1d0
observed inlined-set rep 16 2048 do_vmi_align_munmap+0xa8/0x270
observed inlined-set rep 42 2016 ipe_file_mprotect+0x28/0x90
observed inlined-set rep 39 1872 __kernel_read+0x73/0x300
observed inlined-set rep 38 1848 node_finalise+0x1c5/0x4d0
observed inlined-set rep 38 1848 node_finalise+0x389/0x4d0
observed inlined-set rep 55 1832 node_finalise+0xaa/0x4d0
observed inlined-set rep 7 1792 free_to_pcs_bulk+0x46/0x5a0
observed inlined-copy rep 10 1680 copy_thread+0x188/0x2b0
observed inlined-set rep 14 1680 do_brk_flags+0x2d9/0x3a0
observed inlined-set rep 20 1600 tomoyo_check_inet_address+0xa4/0x1b0
observed inlined-set rep 38 1544 node_finalise+0x3b1/0x4d0
observed inlined-set rep 12 1536 free_ldt_pgtables+0x44/0xe0
observed inlined-set rep 12 1536 exit_mmap+0x50/0x3a0
observed inlined-set rep 17 1496 tcp_conn_request+0xab/0xbd0
observed inlined-set rep 17 1496 tcp_make_synack+0x76/0x900
observed inlined-set rep 17 1496 tcp_make_synack+0x139/0x900
observed inlined-set rep 16 1408 kernel_wait4+0x32/0x170
observed inlined-set rep 55 1392 node_finalise+0xe7/0x4d0
observed memcpy call 225 1355 __d_alloc+0x73/0x230
observed memcpy call 81 1288 node_copy.isra.0+0x247/0x440
observed inlined-set rep 10 1280 alloc_pid+0x44/0x5f0
observed inlined-set rep 10 1280 alloc_pid+0x72/0x5f0
observed inlined-set rep 16 1280 do_vmi_align_munmap+0x5f/0x270
observed inlined-set rep 10 1280 relocate_vma_down+0x9c/0x240
observed inlined-set rep 10 1280 relocate_vma_down+0xcc/0x240
observed inlined-set rep 10 1280 setup_arg_pages+0x5d/0x400
observed inlined-set rep 5 1280 mas_wr_node_store+0x439/0x510
observed memcpy call 137 1272 crng_fast_key_erasure+0xcc/0x120
observed inlined-copy rep 5 1240 mas_wr_node_store+0x283/0x510
observed inlined-set rep 16 1152 vm_brk_flags+0x7b/0x260
observed inlined-set rep 16 1152 __vm_munmap+0x5c/0x180
observed inlined-set rep 18 1152 current_check_access_socket+0x40/0x390
observed inlined-set rep 18 1152 mtree_load+0x40/0x2f0
observed inlined-set rep 17 1088 inet_csk_reqsk_queue_hash_add+0x7d/0x1a0
observed inlined-set rep 17 1088 inet_csk_clone_lock+0x122/0x180
observed inlined-set rep 17 1088 tcp_connect+0x36/0x1210
observed inlined-set rep 17 1088 tcp_connect+0x1dd/0x1210
observed inlined-set rep 17 1088 tcp_connect+0x326/0x1210
observed inlined-set rep 17 1088 tcp_connect+0x498/0x1210
observed inlined-set rep 17 1088 tcp_v4_send_synack+0x187/0x280
observed inlined-set rep 17 1088 tcp_openreq_init_rwin+0xbc/0x260
observed inlined-set rep 9 1080 __shmem_get_inode+0xf0/0x3d0
observed inlined-set rep 16 1024 __do_sys_brk+0x212/0x3d0
observed inlined-set rep 21 1008 tomoyo_socket_connect_permission+0x27/0x140
observed inlined-set rep 12 960 exit_mmap+0x5d/0x3a0
observed memset call 10 960 load_elf_binary+0x1057/0x1840
observed inlined-set rep 17 952 tcp_v4_send_synack+0x4b/0x280
observed inlined-set rep 13 936 futex_mm_init+0x40/0x90
observed inlined-set rep 8 896 printk_get_next_message+0x51/0x2a0
observed memcpy call 61 888 node_copy.isra.0+0x206/0x440
observed inlined-set rep 10 880 setup_arg_pages+0x6a/0x400
observed inlined-set rep 12 864 __flush_work+0x3e/0x3f0
observed inlined-set rep 12 864 exit_mmap+0x73/0x3a0
observed inlined-set rep 8 832 __fpu_restore_sig+0x72/0x5f0
observed inlined-set rep 17 816 ip_route_output_key_hash+0x38/0x90
observed inlined-set rep 3 792 refresh_cpu_vm_stats+0x86/0x6e0
observed inlined-copy rep 2 768 __do_sys_newuname+0x9b/0x150
observed inlined-set rep 6 768 __x64_sys_vfork+0x34/0x80
observed inlined-set rep 2 768 __do_sys_newuname+0x57/0x150
observed memcpy call 20 768 seq_write+0x27/0x60
observed inlined-set rep 10 720 copy_process+0xd41/0x2310
observed inlined-set rep 10 720 copy_process+0x187c/0x2310
observed inlined-set rep 10 720 vma_shrink+0x47/0x1b0
observed inlined-set rep 10 720 expand_downwards+0x37/0x3e0
observed inlined-set rep 10 720 relocate_vma_down+0x81/0x240
observed inlined-set rep 8 704 arch_do_signal_or_restart+0x33/0x260
observed inlined-set rep 8 640 acct_collect+0x14e/0x220
observed inlined-set rep 10 640 setup_arg_pages+0x1e9/0x400
observed inlined-set rep 10 640 proc_fork_connector+0x2d/0x160
observed inlined-set rep 10 640 proc_exec_connector+0x2d/0x150
observed inlined-set rep 8 640 mas_alloc_cyclic+0x7e/0x6a0
observed inlined-set rep 8 640 mtree_alloc_cyclic+0x35/0xf0
observed inlined-set rep 1 624 do_sys_poll+0x5a/0x590
observed inlined-set rep 11 616 init_entity_runnable_average+0x39/0x80
observed memset call 10 592 __kmalloc_node_track_caller_noprof+0x2ae/0x600
observed inlined-set rep 9 576 posix_cputimers_group_init+0x30/0x80
observed inlined-set rep 9 576 proc_exit_connector+0x2d/0x1b0
observed inlined-set rep 10 560 copy_process+0xd24/0x2310
observed inlined-set rep 10 560 sched_fork+0xbe/0x1e0
observed inlined-set rep 11 528 ipe_bprm_check_security+0x2e/0x70
observed user-clear call 8 512 copy_fpstate_to_sigframe+0x87/0x3e0
observed inlined-set rep 10 480 profile_transition+0x97/0xd20
observed inlined-set rep 10 480 ipe_bprm_creds_for_exec+0x28/0x80
observed inlined-set rep 4 416 prb_reserve+0x164/0x490
observed memcpy call 23 399 do_getname_kernel+0xc1/0x110
observed inlined-set rep 8 384 __fpu_restore_sig+0x89/0x5f0
observed inlined-set rep 8 384 do_notify_parent+0x47/0x330
observed inlined-set rep 8 384 console_flush_one_record+0x1ac/0x3d0
observed memset call 4 384 __kmalloc_cache_node_noprof+0x276/0x460
observed user-copy call 8 384 __fpu_restore_sig+0x9f/0x5f0
observed user-copy call 8 384 copy_fpstate_to_sigframe+0x31f/0x3e0
observed inlined-set rep 8 320 do_notify_parent+0xdf/0x330
observed inlined-set rep 4 320 tomoyo_unix_entry+0x47/0x260
observed inlined-set rep 3 312 __do_sys_clone+0x38/0xa0
observed memcpy call 64 306 vsnprintf+0x4bd/0x670
observed inlined-set rep 7 280 copy_process+0x21f6/0x2310
observed inlined-set rep 1 256 do_sys_poll+0x67/0x590
observed inlined-set rep 2 256 tomoyo_socket_listen_permission+0x6e/0x120
observed inlined-set rep 2 256 ____sys_recvmsg+0x69/0x1e0
observed inlined-set rep 2 256 ___sys_recvmsg+0x5d/0xf0
observed inlined-set rep 1 256 mas_wr_spanning_store+0x36/0x23e0
observed inlined-set rep 3 240 dup_mmap+0x4e/0x900
observed inlined-set rep 2 240 __do_sys_statfs+0x26/0x80
observed inlined-set rep 3 240 tomoyo_mount_permission+0x41/0x210
observed inlined-set rep 3 240 __mt_dup+0x39/0x720
observed inlined-set rep 3 240 __mt_dup+0x52/0x720
observed inlined-set rep 3 216 anon_pipe_write+0x4b/0x950
observed memcpy call 4 213 _prb_read_valid+0x23b/0x350
observed memmove call 4 213 printk_sprint+0xc5/0xf0
observed inlined-user-copy rep 159 210 text_poke_memcpy+0xf/0x30
observed inlined-set rep 1 192 __do_sys_newfstat+0x2b/0x80
observed inlined-set rep 3 192 get_random_bytes_user+0x3e/0x170
observed inlined-set rep 3 192 get_random_bytes_user+0x49/0x170
observed inlined-set rep 3 192 get_random_bytes_user+0xf1/0x170
observed inlined-set rep 2 192 __sys_recvmsg+0x3b/0xf0
observed memcpy call 23 184 mm_init_cid+0xef/0x160
observed memset call 23 184 mm_init_cid+0x123/0x160
observed inlined-set rep 2 176 userfaultfd_remove+0x3c/0x130
observed inlined-set rep 3 168 copy_msghdr_from_user+0x32/0x180
observed memcpy call 7 168 free_to_pcs_bulk+0x16d/0x5a0
observed memcpy call 53 157 __smp_text_poke_batch_add+0xce/0x320
observed memcpy call 12 151 copy_string_kernel+0xee/0x190
observed inlined-set rep 3 144 collect_percpu_times+0x53/0x6c0
observed inlined-set rep 1 144 aa_may_signal+0x55/0x190
observed inlined-copy rep 1 136 __futex_wait+0x42/0x110
observed inlined-set rep 1 136 copy_clone_args_from_user+0x110/0x290
observed inlined-set rep 1 136 __do_sys_clone3+0x30/0x140
observed memset call 5 136 __kmalloc_node_noprof+0x2b3/0x600
observed inlined-set rep 1 128 __do_sys_clone3+0x40/0x140
observed inlined-set rep 1 128 do_madvise+0x40/0x190
observed inlined-set rep 1 128 ___sys_sendmsg+0x5e/0xf0
observed inlined-set rep 1 128 ___sys_sendmsg+0x69/0xf0
observed inlined-set rep 1 128 __sys_bind+0x41/0x120
observed inlined-copy rep 3 120 copy_process+0x1ac0/0x2310
observed inlined-set rep 3 120 rcu_sync_init+0x38/0x60
observed inlined-set rep 3 120 refresh_cpu_vm_stats+0x5a/0x6e0
observed inlined-set rep 1 119 try_to_generate_entropy+0x42/0x235
observed memset call 10 113 __set_task_comm+0x82/0x170
observed inlined-set rep 1 112 do_sysinfo.isra.0+0x29/0x180
observed inlined-set rep 1 112 __do_sys_sysinfo+0x20/0x80
observed inlined-set rep 2 112 mem_cgroup_css_rstat_flush+0x47/0x350
observed inlined-set rep 1 112 show_stat+0x1b7/0x8a0
observed inlined-set rep 1 112 show_stat+0x436/0x8a0
observed inlined-set rep 2 112 __inet_dev_addr_type+0x35/0x190
observed memcpy call 53 104 smp_text_poke_batch_finish+0x20b/0x5c0
observed memset call 13 104 mm_init+0xf4/0x3e0
observed inlined-set rep 4 96 _printk+0x47/0xa0
observed inlined-set rep 2 96 tomoyo_socket_listen_permission+0x33/0x120
observed inlined-set rep 2 96 profile_signal_perm+0x57/0x110
observed inlined-set rep 1 96 __sys_sendmsg+0x3b/0x100
observed inlined-set rep 2 96 __inet_dev_addr_type+0x44/0x190
observed inlined-set rep 1 88 copy_clone_args_from_user+0x2d/0x290
observed inlined-set rep 1 88 hrtimer_nanosleep+0x33/0x110
observed inlined-set rep 1 88 futex_wait+0x48/0x130
observed inlined-set rep 1 88 khugepaged+0x33d/0x810
observed inlined-set rep 1 88 mas_wr_spanning_store+0x43/0x23e0
observed inlined-set rep 1 88 mas_wr_spanning_store+0x53/0x23e0
observed inlined-set rep 1 80 mas_wr_spanning_store+0x6f/0x23e0
observed user-clear call 1 80 copy_siginfo_to_user+0x44/0x70
observed inlined-set rep 1 72 find_vma_prev+0x3d/0xb0
observed memcpy call 9 72 dup_fd+0x111/0x3c0
observed memcpy call 9 72 dup_fd+0x149/0x3c0
observed memcpy call 9 72 dup_fd+0x181/0x3c0
observed inlined-set rep 1 64 madvise_do_behavior+0x3c/0x580
observed inlined-set rep 1 64 do_madvise+0x5f/0x190
observed inlined-set rep 1 64 khugepaged+0x5ea/0x810
observed inlined-set rep 1 64 _get_random_bytes+0x117/0x150
observed inlined-set rep 1 64 _get_random_bytes+0x124/0x150
observed inlined-set rep 1 64 proc_sid_connector+0x2d/0x150
observed inlined-set rep 1 64 __inet_listen_sk+0x8f/0x160
observed inlined-set rep 1 48 send_signal_locked+0x3a/0x1c0
observed inlined-set rep 1 48 stop_one_cpu_nowait+0x1c/0x50
observed inlined-set rep 1 48 signalfd_read_iter+0x46/0x270
observed inlined-set rep 1 48 tomoyo_socket_bind_permission+0x27/0x130
observed memcpy call 10 47 __set_task_comm+0x54/0x170
observed inlined-set rep 1 40 __x64_sys_kill+0x55/0xd0
observed memcpy call 1 32 _get_random_bytes+0x108/0x150
observed memset call 1 32 sg_init_table+0x10/0x50
observed memcpy call 4 24 kstrdup+0x49/0x80
observed memset call 1 8 __lru_add_drain_all+0xb0/0x290
observed memcpy call 1 6 arp_constructor+0x13a/0x300
observed memcpy call 1 5 proc_put_long+0xa0/0xe0
observed memcpy call 1 4 kmemdup_nul+0x4e/0x90
observed memcpy call 1 4 ___neigh_create+0x1c7/0xa00
observed memcpy call 1 4 arp_constructor+0x59/0x300
observed memcpy call 110175 0 blake2s_update+0x9c/0x150
observed memcpy call 3908 0 skb_segment+0x7f7/0xfb0
observed memset call 9 0 dup_fd+0x136/0x3c0
observed memset call 9 0 dup_fd+0x15b/0x3c0
observed memset call 9 0 dup_fd+0x264/0x3c0
observed memset call 9 0 dup_fd+0x2b6/0x3c0
observed-size checked-copy exception 4096 4096 476 1949696
observed-size clear_page exception 4096 4096 879 3600384
observed-size clear_page softirq 4096 4096 5 20480
observed-size clear_page softirq 8192 8447 3 24576
observed-size clear_page softirq 32768 33791 2 65536
observed-size clear_page task 4096 4096 349 1429504
observed-size clear_page task 8192 8447 2 16384
observed-size clear_page task 16384 16895 7 114688
observed-size clear_page task 32768 33791 35 1146880
observed-size inlined-copy exception 168 168 1336 224448
observed-size inlined-copy hardirq 168 168 417 70056
observed-size inlined-copy hardirq 304 304 741 225264
observed-size inlined-copy task 40 40 3 120
observed-size inlined-copy task 136 136 1 136
observed-size inlined-copy task 168 168 10 1680
observed-size inlined-copy task 184 184 22 4048
observed-size inlined-copy task 248 248 5 1240
observed-size inlined-copy task 256 256 22 5632
observed-size inlined-copy task 304 304 1 304
observed-size inlined-copy task 384 384 2 768
observed-size inlined-copy task 1728 1728 3 5184
observed-size inlined-copy task 2048 2048 9 18432
observed-size inlined-set exception 64 64 1421 90944
observed-size inlined-set exception 72 72 76 5472
observed-size inlined-set exception 104 104 1421 147784
observed-size inlined-set exception 256 256 24 6144
observed-size inlined-set exception 4096 4096 1 4096
observed-size inlined-set hardirq 48 48 1 48
observed-size inlined-set hardirq 64 64 1 64
observed-size inlined-set hardirq 104 104 1 104
observed-size inlined-set softirq 24 24 1 24
observed-size inlined-set softirq 48 48 47008 2256384
observed-size inlined-set softirq 56 56 746 41776
observed-size inlined-set softirq 64 64 14031 897984
observed-size inlined-set softirq 72 72 41677 3000744
observed-size inlined-set softirq 88 88 6129 539352
observed-size inlined-set softirq 96 96 17 1632
observed-size inlined-set softirq 104 104 18 1872
observed-size inlined-set softirq 112 112 45197 5062064
observed-size inlined-set softirq 120 120 4017 482040
observed-size inlined-set task 0 0 10 0
observed-size inlined-set task 8 8 23 184
observed-size inlined-set task 16 16 18 288
observed-size inlined-set task 24 24 11 264
observed-size inlined-set task 32 32 12 384
observed-size inlined-set task 40 40 61 2440
observed-size inlined-set task 48 48 247834 11896032
observed-size inlined-set task 56 56 294 16464
observed-size inlined-set task 64 64 84760 5424640
observed-size inlined-set task 72 72 110730 7972560
observed-size inlined-set task 80 80 105064 8405120
observed-size inlined-set task 88 88 88328 7772864
observed-size inlined-set task 96 96 127199 12211104
observed-size inlined-set task 104 104 160 16640
observed-size inlined-set task 112 112 702 78624
observed-size inlined-set task 119 119 1 119
observed-size inlined-set task 120 120 137876 16545120
observed-size inlined-set task 128 128 31451 4025728
observed-size inlined-set task 136 136 2 272
observed-size inlined-set task 144 144 7857 1131408
observed-size inlined-set task 160 160 13 2080
observed-size inlined-set task 176 176 103900 18286400
observed-size inlined-set task 184 184 7840 1442560
observed-size inlined-set task 192 192 16024 3076608
observed-size inlined-set task 216 216 10 2160
observed-size inlined-set task 240 240 8050 1932000
observed-size inlined-set task 248 248 8454 2096592
observed-size inlined-set task 256 256 16010 4098560
observed-size inlined-set task 264 264 79 20856
observed-size inlined-set task 352 352 174 61248
observed-size inlined-set task 384 384 2 768
observed-size inlined-set task 552 552 19 10488
observed-size inlined-set task 624 624 1 624
observed-size inlined-set task 1728 1728 10 17280
observed-size inlined-set task 16384 16895 6 98304
observed-size inlined-user-copy task 1 1 142 142
observed-size inlined-user-copy task 4 4 17 68
observed-size memcpy softirq 0 0 3939 0
observed-size memcpy softirq 8 8 234 1872
observed-size memcpy softirq 16 16 19 304
observed-size memcpy softirq 22 22 1 22
observed-size memcpy softirq 25 25 1 25
observed-size memcpy softirq 32 32 7 224
observed-size memcpy softirq 40 40 4 160
observed-size memcpy softirq 42 42 1 42
observed-size memcpy softirq 43 43 1 43
observed-size memcpy softirq 53 53 960 50880
observed-size memcpy softirq 64 64 5 320
observed-size memcpy softirq 66 66 3906 257796
observed-size memcpy softirq 80 80 5 400
observed-size memcpy softirq 128 128 12 1536
observed-size memcpy softirq 256 256 1 256
observed-size memcpy softirq 2300 2300 17 39100
observed-size memcpy task 0 0 110178 0
observed-size memcpy task 1 1 82 82
observed-size memcpy task 2 2 60 120
observed-size memcpy task 3 3 94 282
observed-size memcpy task 4 4 73 292
observed-size memcpy task 5 5 50 250
observed-size memcpy task 6 6 35 210
observed-size memcpy task 7 7 6 42
observed-size memcpy task 8 8 879454 7035632
observed-size memcpy task 9 9 5 45
observed-size memcpy task 10 10 2 20
observed-size memcpy task 11 11 27 297
observed-size memcpy task 12 12 25 300
observed-size memcpy task 13 13 15 195
observed-size memcpy task 14 14 3 42
observed-size memcpy task 15 15 7 105
observed-size memcpy task 16 16 340 5440
observed-size memcpy task 17 17 2 34
observed-size memcpy task 21 21 4 84
observed-size memcpy task 24 24 215 5160
observed-size memcpy task 28 28 12 336
observed-size memcpy task 32 32 520 16640
observed-size memcpy task 39 39 1 39
observed-size memcpy task 40 40 367 14680
observed-size memcpy task 44 44 1 44
observed-size memcpy task 48 48 159 7632
observed-size memcpy task 53 53 1 53
observed-size memcpy task 56 56 116 6496
observed-size memcpy task 64 64 155 9920
observed-size memcpy task 66 66 2 132
observed-size memcpy task 72 72 100 7200
observed-size memcpy task 80 80 40 3200
observed-size memcpy task 88 88 23 2024
observed-size memcpy task 96 96 8 768
observed-size memcpy task 98 98 1 98
observed-size memcpy task 104 104 11 1144
observed-size memcpy task 112 112 5 560
observed-size memcpy task 256 256 973 249088
observed-size memcpy task 274 274 1 274
observed-size memcpy task 504 504 6 3024
observed-size memcpy task 576 576 10 5760
observed-size memcpy task 616 616 4 2464
observed-size memcpy task 728 728 5 3640
observed-size memcpy task 784 784 1 784
observed-size memcpy task 1912 1912 13 24856
observed-size memcpy task 6016 6143 10 60800
observed-size memmove softirq 22 22 1 22
observed-size memmove task 40 40 1 40
observed-size memmove task 53 53 1 53
observed-size memmove task 98 98 1 98
observed-size memset exception 64 64 75 4800
observed-size memset softirq 8 8 1 8
observed-size memset softirq 24 24 5 120
observed-size memset softirq 32 32 17 544
observed-size memset softirq 128 128 1 128
observed-size memset softirq 192 192 1 192
observed-size memset softirq 232 232 3994 926608
observed-size memset softirq 256 256 2 512
observed-size memset softirq 512 512 13 6656
observed-size memset softirq 704 704 4013 2825152
observed-size memset softirq 2320 2320 17 39440
observed-size memset task 0 0 141 0
observed-size memset task 4 4 6 24
observed-size memset task 8 8 47 376
observed-size memset task 10 10 1 10
observed-size memset task 11 11 5 55
observed-size memset task 12 12 3 36
observed-size memset task 13 13 2 26
observed-size memset task 14 14 1 14
observed-size memset task 16 16 33 528
observed-size memset task 24 24 277 6648
observed-size memset task 32 32 97 3104
observed-size memset task 40 40 1 40
observed-size memset task 48 48 6 288
observed-size memset task 56 56 7971 446376
observed-size memset task 64 64 366 23424
observed-size memset task 72 72 8 576
observed-size memset task 80 80 8 640
observed-size memset task 88 88 69 6072
observed-size memset task 96 96 25 2400
observed-size memset task 112 112 2 224
observed-size memset task 120 120 73 8760
observed-size memset task 128 128 15 1920
observed-size memset task 184 184 32 5888
observed-size memset task 192 192 8279 1589568
observed-size memset task 232 232 11438 2653616
observed-size memset task 256 256 459 117504
observed-size memset task 384 384 3 1152
observed-size memset task 512 512 34842 17839104
observed-size memset task 688 688 1 688
observed-size memset task 704 704 49191 34630464
observed-size memset task 768 768 1 768
observed-size memset task 1024 1024 12 12288
observed-size memset task 1040 1040 12 12480
observed-size memset task 1088 1088 1 1088
observed-size memset task 1152 1152 21 24192
observed-size memset task 1752 1752 13 22776
observed-size memset task 2048 2048 5 10240
observed-size memset task 2320 2320 18 41760
observed-size memset task 2824 2824 10 28240
observed-size memset task 4014 4014 11 44154
observed-size memset task 4016 4016 10 40160
observed-size memset task 4030 4030 11 44330
observed-size memset task 4032 4032 20 80640
observed-size memset task 4046 4046 11 44506
observed-size memset task 4048 4048 20 80960
observed-size memset task 4062 4062 10 40620
observed-size memset task 4064 4064 20 81280
observed-size memset task 4078 4078 10 40780
observed-size memset task 4080 4080 20 81600
observed-size memset task 4092 4092 1 4092
observed-size memset task 4094 4094 10 40940
observed-size memset task 4096 4096 25 102400
observed-size memset task 8704 8959 10 89040
observed-size user-clear task 64 64 8 512
observed-size user-clear task 80 80 1 80
observed-size user-clear task 632 632 4 2528
observed-size user-clear task 1204 1204 1 1204
observed-size user-clear task 2696 2696 1 2696
observed-size user-clear task 3168 3168 1 3168
observed-size user-clear task 3296 3296 1 3296
observed-size user-clear task 3368 3368 1 3368
observed-size user-clear task 3456 3456 1 3456
observed-size user-clear task 3520 3520 2 7040
observed-size user-clear task 3824 3824 5 19120
observed-size user-copy task 1 1 2 2
observed-size user-copy task 2 2 10 20
observed-size user-copy task 3 3 6 18
observed-size user-copy task 4 4 40 160
observed-size user-copy task 5 5 10 50
observed-size user-copy task 6 6 16 96
observed-size user-copy task 7 7 23 161
observed-size user-copy task 8 8 7834 62672
observed-size user-copy task 10 10 2 20
observed-size user-copy task 11 11 20 220
observed-size user-copy task 12 12 15649 187788
observed-size user-copy task 13 13 2 26
observed-size user-copy task 14 14 12 168
observed-size user-copy task 15 15 3 45
observed-size user-copy task 16 16 112 1792
observed-size user-copy task 18 18 10 180
observed-size user-copy task 23 23 1 23
observed-size user-copy task 24 24 9 216
observed-size user-copy task 25 25 1590 39750
observed-size user-copy task 29 29 12 348
observed-size user-copy task 30 30 11 330
observed-size user-copy task 32 32 82 2624
observed-size user-copy task 34 34 10 340
observed-size user-copy task 41 41 5194 212954
observed-size user-copy task 42 42 5194 218148
observed-size user-copy task 43 43 5194 223342
observed-size user-copy task 46 46 10 460
observed-size user-copy task 47 47 2 94
observed-size user-copy task 48 48 57 2736
observed-size user-copy task 50 50 11 550
observed-size user-copy task 53 53 3550 188150
observed-size user-copy task 56 56 3 168
observed-size user-copy task 58 58 4 232
observed-size user-copy task 62 62 10 620
observed-size user-copy task 64 64 40 2560
observed-size user-copy task 66 66 11 726
observed-size user-copy task 74 74 2 148
observed-size user-copy task 76 76 14 1064
observed-size user-copy task 78 78 5113 398814
observed-size user-copy task 80 80 2567 205360
observed-size user-copy task 82 82 2545 208690
observed-size user-copy task 87 87 2 174
observed-size user-copy task 88 88 1 88
observed-size user-copy task 101 101 2 202
observed-size user-copy task 103 103 18 1854
observed-size user-copy task 105 105 14 1470
observed-size user-copy task 106 106 2601 275706
observed-size user-copy task 110 110 4 440
observed-size user-copy task 112 112 1 112
observed-size user-copy task 130 130 14 1820
observed-size user-copy task 131 131 2561 335491
observed-size user-copy task 132 132 2 264
observed-size user-copy task 134 134 18 2412
observed-size user-copy task 135 135 1 135
observed-size user-copy task 144 144 7840 1128960
observed-size user-copy task 145 145 2 290
observed-size user-copy task 150 150 2 300
observed-size user-copy task 159 159 2568 408312
observed-size user-copy task 163 163 2 326
observed-size user-copy task 175 175 2 350
observed-size user-copy task 179 179 2 358
observed-size user-copy task 184 184 3526 648784
observed-size user-copy task 188 188 2 376
observed-size user-copy task 192 192 8 1536
observed-size user-copy task 204 204 4 816
observed-size user-copy task 206 206 2 412
observed-size user-copy task 208 208 6 1248
observed-size user-copy task 212 212 1594 337928
observed-size user-copy task 219 219 1 219
observed-size user-copy task 233 233 5183 1207639
observed-size user-copy task 235 235 10353 2432955
observed-size user-copy task 237 237 77490 18365130
observed-size user-copy task 256 256 18 4608
observed-size user-copy task 274 274 1 274
observed-size user-copy task 275 275 5 1375
observed-size user-copy task 295 295 1 295
observed-size user-copy task 316 316 3 948
observed-size user-copy task 368 368 10 3680
observed-size user-copy task 390 390 2 780
observed-size user-copy task 512 512 5 2560
observed-size user-copy task 689 689 1 689
observed-size user-copy task 768 768 16 12288
observed-size user-copy task 784 784 10 7840
observed-size user-copy task 787 787 5 3935
observed-size user-copy task 832 832 19 15808
observed-size user-copy task 840 840 2 1680
observed-size user-copy task 1024 1024 2609 2671616
observed-size user-copy task 1280 1280 6 7680
observed-size user-copy task 1299 1299 10 12990
observed-size user-copy task 1536 1536 12 18432
observed-size user-copy task 1555 1555 2 3110
observed-size user-copy task 1792 1792 113 202496
observed-size user-copy task 1811 1811 12 21732
observed-size user-copy task 2048 2048 16 32768
observed-size user-copy task 2304 2304 107 246528
observed-size user-copy task 2560 2560 10 25600
observed-size user-copy task 2835 2835 4 11340
observed-size user-copy task 3072 3072 10 30720
observed-size user-copy task 3091 3091 5 15455
observed-size user-copy task 3328 3328 5 16640
observed-size user-copy task 3584 3584 10 35840
observed-size user-copy task 3603 3603 5 18015
observed-size user-copy task 3840 3840 5 19200
observed-size user-copy task 3859 3859 82513 318417667
observed-size user-copy task 3861 3861 5184 20015424
observed-size user-copy task 3884 3884 4 15536
observed-size user-copy task 3937 3937 9 35433
observed-size user-copy task 3990 3990 41 163590
observed-size user-copy task 4043 4043 19 76817
observed-size user-copy task 4096 4096 88498 362487808
observed-align checked-copy 0 0 476
observed-align clear_page 0 - 1282
observed-align inlined-copy 0 0 47
observed-align inlined-copy 24 0 1
observed-align inlined-copy 32 32 9
observed-align inlined-copy 48 48 3
observed-align inlined-copy 56 6 2
observed-align inlined-copy 8 24 1754
observed-align inlined-copy 8 48 2
observed-align inlined-copy 8 56 744
observed-align inlined-copy 8 8 10
observed-align inlined-set - - 10
observed-align inlined-set 0 - 115620
observed-align inlined-set 1 - 1
observed-align inlined-set 16 - 109831
observed-align inlined-set 24 - 141478
observed-align inlined-set 32 - 150500
observed-align inlined-set 40 - 190870
observed-align inlined-set 48 - 150201
observed-align inlined-set 56 - 155756
observed-align inlined-set 8 - 250505
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
observed-align inlined-user-copy 21 26 1
observed-align inlined-user-copy 21 27 1
observed-align inlined-user-copy 21 34 1
observed-align inlined-user-copy 21 35 1
observed-align inlined-user-copy 21 59 1
observed-align inlined-user-copy 22 11 2
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
observed-align inlined-user-copy 39 26 1
observed-align inlined-user-copy 39 27 1
observed-align inlined-user-copy 40 59 1
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
observed-align inlined-user-copy 47 26 1
observed-align inlined-user-copy 47 27 1
observed-align inlined-user-copy 47 34 1
observed-align inlined-user-copy 47 35 1
observed-align inlined-user-copy 47 50 1
observed-align inlined-user-copy 47 51 1
observed-align inlined-user-copy 48 11 1
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
observed-align inlined-user-copy 51 26 1
observed-align inlined-user-copy 51 27 1
observed-align inlined-user-copy 51 34 1
observed-align inlined-user-copy 51 35 1
observed-align inlined-user-copy 52 11 1
observed-align inlined-user-copy 52 27 1
observed-align inlined-user-copy 53 50 1
observed-align inlined-user-copy 53 51 1
observed-align inlined-user-copy 54 26 1
observed-align inlined-user-copy 54 27 2
observed-align inlined-user-copy 54 50 1
observed-align inlined-user-copy 54 51 1
observed-align inlined-user-copy 55 26 1
observed-align inlined-user-copy 55 27 1
observed-align inlined-user-copy 55 43 1
observed-align inlined-user-copy 55 59 1
observed-align inlined-user-copy 56 11 1
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
observed-align memcpy - - 114117
observed-align memcpy 0 0 110267
observed-align memcpy 0 11 960
observed-align memcpy 0 16 13
observed-align memcpy 0 2 1
observed-align memcpy 0 20 1
observed-align memcpy 0 24 48
observed-align memcpy 0 25 1
observed-align memcpy 0 30 2
observed-align memcpy 0 32 42
observed-align memcpy 0 40 27
observed-align memcpy 0 46 1
observed-align memcpy 0 48 1076
observed-align memcpy 0 56 94
observed-align memcpy 0 7 1
observed-align memcpy 0 8 28
observed-align memcpy 1 21 1
observed-align memcpy 10 1 11
observed-align memcpy 10 10 5
observed-align memcpy 11 29 1
observed-align memcpy 12 0 7
observed-align memcpy 12 47 1
observed-align memcpy 13 5 1
observed-align memcpy 14 0 4
observed-align memcpy 14 10 1
observed-align memcpy 14 30 2
observed-align memcpy 14 58 1
observed-align memcpy 15 30 1
observed-align memcpy 15 33 1
observed-align memcpy 16 0 109945
observed-align memcpy 16 16 43
observed-align memcpy 16 24 29
observed-align memcpy 16 29 5
observed-align memcpy 16 32 26
observed-align memcpy 16 33 3
observed-align memcpy 16 34 2
observed-align memcpy 16 40 30
observed-align memcpy 16 48 42
observed-align memcpy 16 56 8
observed-align memcpy 16 8 84
observed-align memcpy 2 33 1
observed-align memcpy 20 8 3
observed-align memcpy 21 30 1
observed-align memcpy 23 33 1
observed-align memcpy 24 0 109863
observed-align memcpy 24 16 86
observed-align memcpy 24 24 24
observed-align memcpy 24 26 2
observed-align memcpy 24 31 1
observed-align memcpy 24 32 38
observed-align memcpy 24 40 8
observed-align memcpy 24 42 2
observed-align memcpy 24 48 77
observed-align memcpy 24 56 3
observed-align memcpy 24 58 1
observed-align memcpy 24 8 68
observed-align memcpy 25 33 2
observed-align memcpy 26 1 9
observed-align memcpy 26 10 4
observed-align memcpy 28 16 7
observed-align memcpy 28 23 1
observed-align memcpy 29 22 1
observed-align memcpy 29 30 1
observed-align memcpy 29 33 1
observed-align memcpy 29 40 1
observed-align memcpy 29 48 1
observed-align memcpy 29 52 1
observed-align memcpy 29 55 1
observed-align memcpy 29 56 1
observed-align memcpy 3 30 1
observed-align memcpy 30 16 5
observed-align memcpy 31 21 1
observed-align memcpy 31 30 2
observed-align memcpy 32 0 109907
observed-align memcpy 32 16 40
observed-align memcpy 32 24 63
observed-align memcpy 32 32 40
observed-align memcpy 32 40 23
observed-align memcpy 32 48 25
observed-align memcpy 32 56 24
observed-align memcpy 32 8 15
observed-align memcpy 35 30 1
observed-align memcpy 36 24 8
observed-align memcpy 36 32 1
observed-align memcpy 36 33 1
observed-align memcpy 36 56 1
observed-align memcpy 37 12 1
observed-align memcpy 37 2 1
observed-align memcpy 37 20 1
observed-align memcpy 37 22 1
observed-align memcpy 37 24 1
observed-align memcpy 37 30 1
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
observed-align memcpy 38 33 2
observed-align memcpy 39 24 1
observed-align memcpy 39 30 1
observed-align memcpy 4 0 1
observed-align memcpy 4 4 17
observed-align memcpy 4 56 2
observed-align memcpy 40 0 109918
observed-align memcpy 40 16 5
observed-align memcpy 40 24 32
observed-align memcpy 40 32 57
observed-align memcpy 40 4 1
observed-align memcpy 40 40 4
observed-align memcpy 40 42 1
observed-align memcpy 40 44 1
observed-align memcpy 40 48 28
observed-align memcpy 40 56 3
observed-align memcpy 40 8 9
observed-align memcpy 41 24 1
observed-align memcpy 42 1 7
observed-align memcpy 42 10 5
observed-align memcpy 42 24 1
observed-align memcpy 42 30 1
observed-align memcpy 43 24 2
observed-align memcpy 43 33 1
observed-align memcpy 44 30 1
observed-align memcpy 44 32 3
observed-align memcpy 44 33 1
observed-align memcpy 45 24 4
observed-align memcpy 45 35 1
observed-align memcpy 46 32 4
observed-align memcpy 47 33 1
observed-align memcpy 48 0 109886
observed-align memcpy 48 16 3
observed-align memcpy 48 24 3
observed-align memcpy 48 32 46
observed-align memcpy 48 33 1
observed-align memcpy 48 40 51
observed-align memcpy 48 48 62
observed-align memcpy 48 56 4
observed-align memcpy 48 8 25
observed-align memcpy 49 30 1
observed-align memcpy 49 33 1
observed-align memcpy 50 30 1
observed-align memcpy 50 33 1
observed-align memcpy 52 40 6
observed-align memcpy 53 10 2
observed-align memcpy 53 13 1
observed-align memcpy 53 16 1
observed-align memcpy 53 17 1
observed-align memcpy 53 2 1
observed-align memcpy 53 20 1
observed-align memcpy 53 21 1
observed-align memcpy 53 26 1
observed-align memcpy 53 29 1
observed-align memcpy 53 30 1
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
observed-align memcpy 54 30 1
observed-align memcpy 55 33 1
observed-align memcpy 56 0 109895
observed-align memcpy 56 15 1
observed-align memcpy 56 16 16
observed-align memcpy 56 25 5
observed-align memcpy 56 29 43
observed-align memcpy 56 30 5
observed-align memcpy 56 32 26
observed-align memcpy 56 33 3
observed-align memcpy 56 34 9
observed-align memcpy 56 35 4
observed-align memcpy 56 39 5
observed-align memcpy 56 40 50
observed-align memcpy 56 41 1
observed-align memcpy 56 46 94
observed-align memcpy 56 47 3
observed-align memcpy 56 48 91
observed-align memcpy 56 52 1
observed-align memcpy 56 54 1
observed-align memcpy 56 56 2
observed-align memcpy 56 60 1
observed-align memcpy 56 8 46
observed-align memcpy 58 1 9
observed-align memcpy 58 10 3
observed-align memcpy 58 33 3
observed-align memcpy 60 48 6
observed-align memcpy 61 30 1
observed-align memcpy 61 33 1
observed-align memcpy 61 52 1
observed-align memcpy 62 48 5
observed-align memcpy 62 62 3908
observed-align memcpy 7 23 1
observed-align memcpy 8 0 109964
observed-align memcpy 8 16 24
observed-align memcpy 8 24 9
observed-align memcpy 8 30 1
observed-align memcpy 8 31 1
observed-align memcpy 8 32 27
observed-align memcpy 8 33 2
observed-align memcpy 8 40 24
observed-align memcpy 8 48 52
observed-align memcpy 8 56 72
observed-align memcpy 8 8 357
observed-align memcpy 9 33 1
observed-align memmove 16 18 1
observed-align memmove 24 26 1
observed-align memmove 32 34 1
observed-align memmove 8 10 1
observed-align memset - - 141
observed-align memset 0 - 113105
observed-align memset 16 - 136
observed-align memset 18 - 22
observed-align memset 19 - 2
observed-align memset 2 - 21
observed-align memset 20 - 2
observed-align memset 21 - 5
observed-align memset 22 - 1
observed-align memset 24 - 73
observed-align memset 28 - 1
observed-align memset 32 - 162
observed-align memset 34 - 10
observed-align memset 36 - 1
observed-align memset 4 - 1
observed-align memset 40 - 7872
observed-align memset 44 - 4
observed-align memset 48 - 137
observed-align memset 50 - 11
observed-align memset 56 - 50
observed-align memset 60 - 1
observed-align memset 8 - 65
observed-align user-clear 0 - 12
observed-align user-clear 12 - 1
observed-align user-clear 16 - 5
observed-align user-clear 24 - 1
observed-align user-clear 32 - 3
observed-align user-clear 8 - 4
observed-align user-copy 0 0 9820
observed-align user-copy 0 1 24
observed-align user-copy 0 10 27
observed-align user-copy 0 11 384
observed-align user-copy 0 12 32
observed-align user-copy 0 13 51
observed-align user-copy 0 14 28
observed-align user-copy 0 15 79
observed-align user-copy 0 16 2114
observed-align user-copy 0 17 176
observed-align user-copy 0 18 135
observed-align user-copy 0 19 10599
observed-align user-copy 0 2 36
observed-align user-copy 0 20 212
observed-align user-copy 0 21 920
observed-align user-copy 0 22 31
observed-align user-copy 0 23 28
observed-align user-copy 0 24 26
observed-align user-copy 0 25 26
observed-align user-copy 0 26 683
observed-align user-copy 0 27 690
observed-align user-copy 0 28 27
observed-align user-copy 0 29 24
observed-align user-copy 0 3 15
observed-align user-copy 0 30 18
observed-align user-copy 0 31 28
observed-align user-copy 0 32 2200
observed-align user-copy 0 33 36
observed-align user-copy 0 34 34
observed-align user-copy 0 35 57
observed-align user-copy 0 36 37
observed-align user-copy 0 37 75
observed-align user-copy 0 38 84
observed-align user-copy 0 39 220
observed-align user-copy 0 4 41
observed-align user-copy 0 40 214
observed-align user-copy 0 41 418
observed-align user-copy 0 42 301
observed-align user-copy 0 43 252
observed-align user-copy 0 44 10
observed-align user-copy 0 45 30
observed-align user-copy 0 46 14
observed-align user-copy 0 47 15
observed-align user-copy 0 48 1872
observed-align user-copy 0 49 17
observed-align user-copy 0 5 27
observed-align user-copy 0 50 34
observed-align user-copy 0 51 17
observed-align user-copy 0 52 42
observed-align user-copy 0 53 8
observed-align user-copy 0 54 64
observed-align user-copy 0 55 23
observed-align user-copy 0 56 1947
observed-align user-copy 0 57 4
observed-align user-copy 0 58 127
observed-align user-copy 0 59 30
observed-align user-copy 0 6 23
observed-align user-copy 0 60 297
observed-align user-copy 0 61 15
observed-align user-copy 0 62 586
observed-align user-copy 0 63 11
observed-align user-copy 0 7 50
observed-align user-copy 0 8 21
observed-align user-copy 0 9 35
observed-align user-copy 1 0 340
observed-align user-copy 1 32 199
observed-align user-copy 1 33 1
observed-align user-copy 1 44 303
observed-align user-copy 1 54 1
observed-align user-copy 10 0 5
observed-align user-copy 10 32 103
observed-align user-copy 11 0 1308
observed-align user-copy 11 11 4
observed-align user-copy 11 22 340
observed-align user-copy 11 32 97
observed-align user-copy 11 40 1
observed-align user-copy 12 0 21
observed-align user-copy 12 1 1
observed-align user-copy 12 32 95
observed-align user-copy 12 44 1
observed-align user-copy 13 0 20622
observed-align user-copy 13 32 92
observed-align user-copy 14 0 22
observed-align user-copy 14 22 3
observed-align user-copy 14 23 1
observed-align user-copy 14 27 1
observed-align user-copy 14 32 89
observed-align user-copy 14 33 316
observed-align user-copy 15 0 64
observed-align user-copy 15 17 1
observed-align user-copy 15 32 89
observed-align user-copy 16 0 386
observed-align user-copy 16 1 23
observed-align user-copy 16 10 14
observed-align user-copy 16 11 328
observed-align user-copy 16 12 10
observed-align user-copy 16 13 8
observed-align user-copy 16 14 11
observed-align user-copy 16 15 11
observed-align user-copy 16 16 20
observed-align user-copy 16 17 17
observed-align user-copy 16 18 12
observed-align user-copy 16 19 10294
observed-align user-copy 16 2 23
observed-align user-copy 16 20 16
observed-align user-copy 16 21 664
observed-align user-copy 16 22 40
observed-align user-copy 16 23 9
observed-align user-copy 16 24 23
observed-align user-copy 16 25 15
observed-align user-copy 16 26 673
observed-align user-copy 16 27 663
observed-align user-copy 16 28 15
observed-align user-copy 16 29 16
observed-align user-copy 16 3 27
observed-align user-copy 16 30 15
observed-align user-copy 16 31 14
observed-align user-copy 16 32 119
observed-align user-copy 16 33 10
observed-align user-copy 16 34 10
observed-align user-copy 16 35 10
observed-align user-copy 16 36 16
observed-align user-copy 16 37 16
observed-align user-copy 16 38 11
observed-align user-copy 16 39 11
observed-align user-copy 16 4 28
observed-align user-copy 16 40 25
observed-align user-copy 16 41 18
observed-align user-copy 16 42 12
observed-align user-copy 16 43 19
observed-align user-copy 16 44 24
observed-align user-copy 16 45 22
observed-align user-copy 16 46 22
observed-align user-copy 16 47 19
observed-align user-copy 16 48 28
observed-align user-copy 16 49 17
observed-align user-copy 16 5 26
observed-align user-copy 16 50 19
observed-align user-copy 16 51 17
observed-align user-copy 16 52 20
observed-align user-copy 16 53 15
observed-align user-copy 16 54 11
observed-align user-copy 16 55 8
observed-align user-copy 16 56 1984
observed-align user-copy 16 57 11
observed-align user-copy 16 58 9
observed-align user-copy 16 59 7
observed-align user-copy 16 6 20
observed-align user-copy 16 60 7
observed-align user-copy 16 61 11
observed-align user-copy 16 62 11
observed-align user-copy 16 63 8
observed-align user-copy 16 7 8
observed-align user-copy 16 8 25
observed-align user-copy 16 9 15
observed-align user-copy 17 0 497
observed-align user-copy 17 14 1
observed-align user-copy 17 32 87
observed-align user-copy 17 44 168
observed-align user-copy 18 0 122
observed-align user-copy 18 17 2
observed-align user-copy 18 25 650
observed-align user-copy 18 32 85
observed-align user-copy 19 0 1702
observed-align user-copy 19 22 318
observed-align user-copy 19 32 84
observed-align user-copy 19 56 1
observed-align user-copy 2 25 648
observed-align user-copy 2 32 189
observed-align user-copy 20 0 190
observed-align user-copy 20 12 1865
observed-align user-copy 20 23 3
observed-align user-copy 20 28 4
observed-align user-copy 20 32 136
observed-align user-copy 20 36 1
observed-align user-copy 20 60 1920
observed-align user-copy 21 0 19966
observed-align user-copy 21 24 1
observed-align user-copy 21 32 132
observed-align user-copy 22 22 3
observed-align user-copy 22 32 165
observed-align user-copy 22 33 340
observed-align user-copy 23 0 1
observed-align user-copy 23 12 1
observed-align user-copy 23 32 145
observed-align user-copy 24 0 217
observed-align user-copy 24 1 20
observed-align user-copy 24 10 16
observed-align user-copy 24 11 338
observed-align user-copy 24 12 10
observed-align user-copy 24 13 11
observed-align user-copy 24 14 9
observed-align user-copy 24 15 11
observed-align user-copy 24 16 22
observed-align user-copy 24 17 9
observed-align user-copy 24 18 11
observed-align user-copy 24 19 10393
observed-align user-copy 24 2 19
observed-align user-copy 24 20 24
observed-align user-copy 24 21 650
observed-align user-copy 24 22 27
observed-align user-copy 24 23 14
observed-align user-copy 24 24 28
observed-align user-copy 24 25 17
observed-align user-copy 24 26 16
observed-align user-copy 24 27 22
observed-align user-copy 24 28 19
observed-align user-copy 24 29 14
observed-align user-copy 24 3 18
observed-align user-copy 24 30 14
observed-align user-copy 24 31 13
observed-align user-copy 24 32 190
observed-align user-copy 24 33 14
observed-align user-copy 24 34 15
observed-align user-copy 24 35 8
observed-align user-copy 24 36 13
observed-align user-copy 24 37 12
observed-align user-copy 24 38 9
observed-align user-copy 24 39 10
observed-align user-copy 24 4 19
observed-align user-copy 24 40 18
observed-align user-copy 24 41 14
observed-align user-copy 24 42 20
observed-align user-copy 24 43 21
observed-align user-copy 24 44 14
observed-align user-copy 24 45 27
observed-align user-copy 24 46 19
observed-align user-copy 24 47 18
observed-align user-copy 24 48 22
observed-align user-copy 24 49 8
observed-align user-copy 24 5 32
observed-align user-copy 24 50 19
observed-align user-copy 24 51 12
observed-align user-copy 24 52 15
observed-align user-copy 24 53 15
observed-align user-copy 24 54 9
observed-align user-copy 24 55 14
observed-align user-copy 24 56 15
observed-align user-copy 24 57 9
observed-align user-copy 24 58 12
observed-align user-copy 24 59 8
observed-align user-copy 24 6 22
observed-align user-copy 24 60 10
observed-align user-copy 24 61 12
observed-align user-copy 24 62 12
observed-align user-copy 24 63 9
observed-align user-copy 24 7 24
observed-align user-copy 24 8 18
observed-align user-copy 24 9 9
observed-align user-copy 25 0 323
observed-align user-copy 25 16 1
observed-align user-copy 25 32 162
observed-align user-copy 25 33 2
observed-align user-copy 25 40 1
observed-align user-copy 25 44 165
observed-align user-copy 25 56 1
observed-align user-copy 25 8 1
observed-align user-copy 26 0 7
observed-align user-copy 26 32 159
observed-align user-copy 26 35 1
observed-align user-copy 27 0 1301
observed-align user-copy 27 11 3
observed-align user-copy 27 22 322
observed-align user-copy 27 29 1
observed-align user-copy 27 32 148
observed-align user-copy 27 33 1
observed-align user-copy 27 8 1
observed-align user-copy 28 0 6
observed-align user-copy 28 29 1
observed-align user-copy 28 32 136
observed-align user-copy 28 40 1
observed-align user-copy 29 0 20212
observed-align user-copy 29 26 1
observed-align user-copy 29 32 118
observed-align user-copy 3 0 1261
observed-align user-copy 3 11 3
observed-align user-copy 3 12 1
observed-align user-copy 3 22 316
observed-align user-copy 3 32 186
observed-align user-copy 3 56 1
observed-align user-copy 30 0 7
observed-align user-copy 30 29 2
observed-align user-copy 30 32 114
observed-align user-copy 30 33 317
observed-align user-copy 30 48 1
observed-align user-copy 31 0 14
observed-align user-copy 31 32 108
observed-align user-copy 32 0 151
observed-align user-copy 32 1 16
observed-align user-copy 32 10 12
observed-align user-copy 32 11 318
observed-align user-copy 32 12 9
observed-align user-copy 32 13 11
observed-align user-copy 32 14 12
observed-align user-copy 32 15 12
observed-align user-copy 32 16 9
observed-align user-copy 32 17 9
observed-align user-copy 32 18 13
observed-align user-copy 32 19 10298
observed-align user-copy 32 2 26
observed-align user-copy 32 20 19
observed-align user-copy 32 21 659
observed-align user-copy 32 22 27
observed-align user-copy 32 23 21
observed-align user-copy 32 24 24
observed-align user-copy 32 25 12
observed-align user-copy 32 26 665
observed-align user-copy 32 27 666
observed-align user-copy 32 28 17
observed-align user-copy 32 29 17
observed-align user-copy 32 3 20
observed-align user-copy 32 30 15
observed-align user-copy 32 31 9
observed-align user-copy 32 32 121
observed-align user-copy 32 33 17
observed-align user-copy 32 34 12
observed-align user-copy 32 35 12
observed-align user-copy 32 36 11
observed-align user-copy 32 37 10
observed-align user-copy 32 38 10
observed-align user-copy 32 39 17
observed-align user-copy 32 4 12
observed-align user-copy 32 40 11
observed-align user-copy 32 41 19
observed-align user-copy 32 42 14
observed-align user-copy 32 43 17
observed-align user-copy 32 44 22
observed-align user-copy 32 45 32
observed-align user-copy 32 46 21
observed-align user-copy 32 47 24
observed-align user-copy 32 48 42
observed-align user-copy 32 49 16
observed-align user-copy 32 5 24
observed-align user-copy 32 50 13
observed-align user-copy 32 51 15
observed-align user-copy 32 52 16
observed-align user-copy 32 53 14
observed-align user-copy 32 54 12
observed-align user-copy 32 55 7
observed-align user-copy 32 56 1987
observed-align user-copy 32 57 19
observed-align user-copy 32 58 9
observed-align user-copy 32 59 8
observed-align user-copy 32 6 18
observed-align user-copy 32 60 12
observed-align user-copy 32 61 10
observed-align user-copy 32 62 9
observed-align user-copy 32 63 8
observed-align user-copy 32 7 13
observed-align user-copy 32 8 16
observed-align user-copy 32 9 17
observed-align user-copy 33 0 346
observed-align user-copy 33 32 97
observed-align user-copy 33 33 2
observed-align user-copy 33 44 168
observed-align user-copy 33 48 1
observed-align user-copy 34 0 20
observed-align user-copy 34 25 649
observed-align user-copy 34 32 92
observed-align user-copy 34 48 1
observed-align user-copy 35 0 1323
observed-align user-copy 35 11 2
observed-align user-copy 35 22 320
observed-align user-copy 35 24 1
observed-align user-copy 35 32 89
observed-align user-copy 35 48 1
observed-align user-copy 36 0 29
observed-align user-copy 36 12 2019
observed-align user-copy 36 28 4
observed-align user-copy 36 32 88
observed-align user-copy 36 33 1
observed-align user-copy 36 44 1
observed-align user-copy 36 60 1929
observed-align user-copy 36 8 1
observed-align user-copy 37 0 21009
observed-align user-copy 37 32 88
observed-align user-copy 37 48 2
observed-align user-copy 37 56 1
observed-align user-copy 38 0 74
observed-align user-copy 38 22 1
observed-align user-copy 38 32 88
observed-align user-copy 38 33 322
observed-align user-copy 38 8 2
observed-align user-copy 39 0 205
observed-align user-copy 39 32 87
observed-align user-copy 39 48 3
observed-align user-copy 4 0 1
observed-align user-copy 4 12 1918
observed-align user-copy 4 28 4
observed-align user-copy 4 32 175
observed-align user-copy 4 36 1
observed-align user-copy 4 44 1
observed-align user-copy 4 6 1
observed-align user-copy 4 60 1946
observed-align user-copy 40 0 383
observed-align user-copy 40 1 40
observed-align user-copy 40 10 11
observed-align user-copy 40 11 327
observed-align user-copy 40 12 11
observed-align user-copy 40 13 19
observed-align user-copy 40 14 13
observed-align user-copy 40 15 16
observed-align user-copy 40 16 17
observed-align user-copy 40 17 11
observed-align user-copy 40 18 9
observed-align user-copy 40 19 9868
observed-align user-copy 40 2 20
observed-align user-copy 40 20 25
observed-align user-copy 40 21 681
observed-align user-copy 40 22 9
observed-align user-copy 40 23 16
observed-align user-copy 40 24 25
observed-align user-copy 40 25 27
observed-align user-copy 40 26 19
observed-align user-copy 40 27 18
observed-align user-copy 40 28 15
observed-align user-copy 40 29 13
observed-align user-copy 40 3 19
observed-align user-copy 40 30 15
observed-align user-copy 40 31 22
observed-align user-copy 40 32 102
observed-align user-copy 40 33 17
observed-align user-copy 40 34 9
observed-align user-copy 40 35 9
observed-align user-copy 40 36 5
observed-align user-copy 40 37 11
observed-align user-copy 40 38 12
observed-align user-copy 40 39 15
observed-align user-copy 40 4 12
observed-align user-copy 40 40 14
observed-align user-copy 40 41 13
observed-align user-copy 40 42 21
observed-align user-copy 40 43 24
observed-align user-copy 40 44 14
observed-align user-copy 40 45 12
observed-align user-copy 40 46 17
observed-align user-copy 40 47 25
observed-align user-copy 40 48 26
observed-align user-copy 40 49 27
observed-align user-copy 40 5 23
observed-align user-copy 40 50 12
observed-align user-copy 40 51 11
observed-align user-copy 40 52 10
observed-align user-copy 40 53 9
observed-align user-copy 40 54 7
observed-align user-copy 40 55 18
observed-align user-copy 40 56 8
observed-align user-copy 40 57 4
observed-align user-copy 40 58 11
observed-align user-copy 40 59 7
observed-align user-copy 40 6 17
observed-align user-copy 40 60 12
observed-align user-copy 40 61 16
observed-align user-copy 40 62 10
observed-align user-copy 40 63 13
observed-align user-copy 40 7 18
observed-align user-copy 40 8 13
observed-align user-copy 40 9 14
observed-align user-copy 41 0 727
observed-align user-copy 41 32 144
observed-align user-copy 41 40 1
observed-align user-copy 41 44 149
observed-align user-copy 41 56 1
observed-align user-copy 42 0 274
observed-align user-copy 42 31 1
observed-align user-copy 42 32 132
observed-align user-copy 42 56 1
observed-align user-copy 43 0 1534
observed-align user-copy 43 11 3
observed-align user-copy 43 22 306
observed-align user-copy 43 32 167
observed-align user-copy 43 8 1
observed-align user-copy 44 32 155
observed-align user-copy 44 48 1
observed-align user-copy 44 56 1
observed-align user-copy 45 0 20440
observed-align user-copy 45 24 1
observed-align user-copy 45 32 189
observed-align user-copy 45 42 1
observed-align user-copy 46 22 2
observed-align user-copy 46 26 1
observed-align user-copy 46 32 161
observed-align user-copy 46 33 319
observed-align user-copy 47 0 3
observed-align user-copy 47 32 160
observed-align user-copy 48 0 266
observed-align user-copy 48 1 28
observed-align user-copy 48 10 10
observed-align user-copy 48 11 341
observed-align user-copy 48 12 10
observed-align user-copy 48 13 12
observed-align user-copy 48 14 19
observed-align user-copy 48 15 10
observed-align user-copy 48 16 18
observed-align user-copy 48 17 8
observed-align user-copy 48 18 7
observed-align user-copy 48 19 10113
observed-align user-copy 48 2 21
observed-align user-copy 48 20 19
observed-align user-copy 48 21 659
observed-align user-copy 48 22 14
observed-align user-copy 48 23 23
observed-align user-copy 48 24 17
observed-align user-copy 48 25 22
observed-align user-copy 48 26 667
observed-align user-copy 48 27 666
observed-align user-copy 48 28 16
observed-align user-copy 48 29 20
observed-align user-copy 48 3 18
observed-align user-copy 48 30 16
observed-align user-copy 48 31 14
observed-align user-copy 48 32 169
observed-align user-copy 48 33 11
observed-align user-copy 48 34 12
observed-align user-copy 48 35 16
observed-align user-copy 48 36 6
observed-align user-copy 48 37 7
observed-align user-copy 48 38 15
observed-align user-copy 48 39 11
observed-align user-copy 48 4 17
observed-align user-copy 48 40 7
observed-align user-copy 48 41 17
observed-align user-copy 48 42 13
observed-align user-copy 48 43 19
observed-align user-copy 48 44 31
observed-align user-copy 48 45 23
observed-align user-copy 48 46 23
observed-align user-copy 48 47 26
observed-align user-copy 48 48 28
observed-align user-copy 48 49 17
observed-align user-copy 48 5 11
observed-align user-copy 48 50 12
observed-align user-copy 48 51 14
observed-align user-copy 48 52 15
observed-align user-copy 48 53 14
observed-align user-copy 48 54 11
observed-align user-copy 48 55 7
observed-align user-copy 48 56 1988
observed-align user-copy 48 57 10
observed-align user-copy 48 58 7
observed-align user-copy 48 59 14
observed-align user-copy 48 6 14
observed-align user-copy 48 60 12
observed-align user-copy 48 61 8
observed-align user-copy 48 62 17
observed-align user-copy 48 63 11
observed-align user-copy 48 7 18
observed-align user-copy 48 8 22
observed-align user-copy 48 9 12
observed-align user-copy 49 0 318
observed-align user-copy 49 16 1
observed-align user-copy 49 32 140
observed-align user-copy 49 33 1
observed-align user-copy 49 44 160
observed-align user-copy 5 0 20784
observed-align user-copy 5 11 1
observed-align user-copy 5 32 170
observed-align user-copy 5 6 1
observed-align user-copy 50 0 51
observed-align user-copy 50 25 648
observed-align user-copy 50 32 122
observed-align user-copy 50 56 2
observed-align user-copy 51 0 1309
observed-align user-copy 51 22 313
observed-align user-copy 51 32 120
observed-align user-copy 52 0 20
observed-align user-copy 52 12 1998
observed-align user-copy 52 28 5
observed-align user-copy 52 32 115
observed-align user-copy 52 41 1
observed-align user-copy 52 60 2029
observed-align user-copy 53 0 21959
observed-align user-copy 53 32 102
observed-align user-copy 54 0 49
observed-align user-copy 54 22 1
observed-align user-copy 54 32 94
observed-align user-copy 54 33 306
observed-align user-copy 55 0 4
observed-align user-copy 55 32 91
observed-align user-copy 55 44 1
observed-align user-copy 56 0 473
observed-align user-copy 56 1 24
observed-align user-copy 56 10 16
observed-align user-copy 56 11 329
observed-align user-copy 56 12 16
observed-align user-copy 56 13 8
observed-align user-copy 56 14 11
observed-align user-copy 56 15 9
observed-align user-copy 56 16 13
observed-align user-copy 56 17 13
observed-align user-copy 56 18 14
observed-align user-copy 56 19 10473
observed-align user-copy 56 2 19
observed-align user-copy 56 20 23
observed-align user-copy 56 21 650
observed-align user-copy 56 22 13
observed-align user-copy 56 23 25
observed-align user-copy 56 24 22
observed-align user-copy 56 25 25
observed-align user-copy 56 26 24
observed-align user-copy 56 27 18
observed-align user-copy 56 28 15
observed-align user-copy 56 29 20
observed-align user-copy 56 3 24
observed-align user-copy 56 30 13
observed-align user-copy 56 31 12
observed-align user-copy 56 32 101
observed-align user-copy 56 33 9
observed-align user-copy 56 34 10
observed-align user-copy 56 35 12
observed-align user-copy 56 36 12
observed-align user-copy 56 37 10
observed-align user-copy 56 38 11
observed-align user-copy 56 39 12
observed-align user-copy 56 4 25
observed-align user-copy 56 40 14
observed-align user-copy 56 41 16
observed-align user-copy 56 42 19
observed-align user-copy 56 43 18
observed-align user-copy 56 44 25
observed-align user-copy 56 45 16
observed-align user-copy 56 46 20
observed-align user-copy 56 47 20
observed-align user-copy 56 48 17
observed-align user-copy 56 49 24
observed-align user-copy 56 5 19
observed-align user-copy 56 50 17
observed-align user-copy 56 51 14
observed-align user-copy 56 52 8
observed-align user-copy 56 53 8
observed-align user-copy 56 54 16
observed-align user-copy 56 55 14
observed-align user-copy 56 56 12
observed-align user-copy 56 57 15
observed-align user-copy 56 58 11
observed-align user-copy 56 59 11
observed-align user-copy 56 6 17
observed-align user-copy 56 60 17
observed-align user-copy 56 61 4
observed-align user-copy 56 62 8
observed-align user-copy 56 63 13
observed-align user-copy 56 7 17
observed-align user-copy 56 8 14
observed-align user-copy 56 9 13
observed-align user-copy 57 0 318
observed-align user-copy 57 24 2
observed-align user-copy 57 32 88
observed-align user-copy 57 33 2
observed-align user-copy 57 44 317
observed-align user-copy 57 59 1
observed-align user-copy 57 8 2
observed-align user-copy 58 0 136
observed-align user-copy 58 32 87
observed-align user-copy 58 47 1
observed-align user-copy 58 59 1
observed-align user-copy 59 0 1292
observed-align user-copy 59 22 324
observed-align user-copy 59 32 87
observed-align user-copy 59 56 1
observed-align user-copy 6 0 4
observed-align user-copy 6 3 1
observed-align user-copy 6 32 138
observed-align user-copy 6 33 323
observed-align user-copy 60 0 294
observed-align user-copy 60 32 87
observed-align user-copy 60 44 1
observed-align user-copy 60 59 2
observed-align user-copy 61 0 20589
observed-align user-copy 61 11 1
observed-align user-copy 61 32 86
observed-align user-copy 62 0 578
observed-align user-copy 62 1 3
observed-align user-copy 62 26 1
observed-align user-copy 62 27 1
observed-align user-copy 62 32 84
observed-align user-copy 62 33 313
observed-align user-copy 63 0 3
observed-align user-copy 63 32 84
observed-align user-copy 7 0 16
observed-align user-copy 7 16 1
observed-align user-copy 7 32 138
observed-align user-copy 7 6 2
observed-align user-copy 8 0 246
observed-align user-copy 8 1 25
observed-align user-copy 8 10 12
observed-align user-copy 8 11 334
observed-align user-copy 8 12 17
observed-align user-copy 8 13 10
observed-align user-copy 8 14 8
observed-align user-copy 8 15 7
observed-align user-copy 8 16 14
observed-align user-copy 8 17 10
observed-align user-copy 8 18 6
observed-align user-copy 8 19 10986
observed-align user-copy 8 2 25
observed-align user-copy 8 20 20
observed-align user-copy 8 21 679
observed-align user-copy 8 22 38
observed-align user-copy 8 23 19
observed-align user-copy 8 24 22
observed-align user-copy 8 25 25
observed-align user-copy 8 26 22
observed-align user-copy 8 27 18
observed-align user-copy 8 28 17
observed-align user-copy 8 29 7
observed-align user-copy 8 3 44
observed-align user-copy 8 30 14
observed-align user-copy 8 31 10
observed-align user-copy 8 32 136
observed-align user-copy 8 33 5
observed-align user-copy 8 34 9
observed-align user-copy 8 35 14
observed-align user-copy 8 36 17
observed-align user-copy 8 37 17
observed-align user-copy 8 38 9
observed-align user-copy 8 39 5
observed-align user-copy 8 4 20
observed-align user-copy 8 40 20
observed-align user-copy 8 41 25
observed-align user-copy 8 42 17
observed-align user-copy 8 43 20
observed-align user-copy 8 44 20
observed-align user-copy 8 45 27
observed-align user-copy 8 46 25
observed-align user-copy 8 47 12
observed-align user-copy 8 48 13
observed-align user-copy 8 49 14
observed-align user-copy 8 5 17
observed-align user-copy 8 50 17
observed-align user-copy 8 51 24
observed-align user-copy 8 52 9
observed-align user-copy 8 53 19
observed-align user-copy 8 54 14
observed-align user-copy 8 55 10
observed-align user-copy 8 56 9
observed-align user-copy 8 57 15
observed-align user-copy 8 58 15
observed-align user-copy 8 59 13
observed-align user-copy 8 6 10
observed-align user-copy 8 60 11
observed-align user-copy 8 61 10
observed-align user-copy 8 62 9
observed-align user-copy 8 63 11
observed-align user-copy 8 7 24
observed-align user-copy 8 8 15
observed-align user-copy 8 9 16
observed-align user-copy 9 0 342
observed-align user-copy 9 12 3
observed-align user-copy 9 32 112
observed-align user-copy 9 40 1
observed-align user-copy 9 44 160
observed-align user-copy 9 56 1
observed-unnamed 12 1728
