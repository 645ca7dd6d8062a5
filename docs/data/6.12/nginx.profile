# tare profile 1
kernel: 6.12.117+deb13-amd64 #1 SMP PREEMPT_DYNAMIC Debian 6.12.117-1 (2026-11-12)
cpu: QEMU TCG CPU version 2.5+
cpus: 1
clock: tsc
clock-hz: 1000000000
mode: profile
span-ns: 3187117008
cpu-features: rep_good erms
clocksource: tsc
command: sh -c mount --bind /dev /debian/dev && mount --bind /tmp /debian/tmp && mount -t proc proc /debian/proc && exec chroot /debian /run/workload
exit-status: 0
busy-ns: 3059818289
machine: machine-6.12
accelerator: tcg
exact: yes
qemu: 7.2.22 (Debian 1:7.2+dfsg-7+deb12u18+b3)
image-digest: 7c04dc1071b5e348ffeaf3db94c88922
observed-missing: 0

function memcpy seen 1184128 recorded 1184128 skipped 0 lost 0 bytes 8658051
function memmove seen 10 recorded 10 skipped 0 lost 0 bytes 1030
function memset seen 122312 recorded 122312 skipped 0 lost 0 bytes 91661762
size memcpy task 0 0 131276 0
size memcpy task 1 1 313 313
size memcpy task 2 2 124 248
size memcpy task 3 3 159 477
size memcpy task 4 4 91 364
size memcpy task 5 5 39 195
size memcpy task 6 6 37 222
size memcpy task 7 7 77 539
size memcpy task 8 8 1047869 8382952
size memcpy task 9 9 8 72
size memcpy task 10 10 3 30
size memcpy task 11 11 32 352
size memcpy task 12 12 26 312
size memcpy task 13 13 12 156
size memcpy task 14 14 11 154
size memcpy task 15 15 103 1545
size memcpy task 16 16 157 2512
size memcpy task 17 17 28 476
size memcpy task 20 20 4 80
size memcpy task 21 21 2 42
size memcpy task 23 23 4 92
size memcpy task 24 24 47 1128
size memcpy task 25 25 2 50
size memcpy task 26 26 2 52
size memcpy task 28 28 6 168
size memcpy task 29 29 2 58
size memcpy task 32 32 436 13952
size memcpy task 39 39 1 39
size memcpy task 40 40 300 12000
size memcpy task 44 44 1 44
size memcpy task 48 48 35 1680
size memcpy task 54 54 1 54
size memcpy task 56 56 24 1344
size memcpy task 64 64 46 2944
size memcpy task 72 72 32 2304
size memcpy task 80 80 19 1520
size memcpy task 88 88 6 528
size memcpy task 96 96 8 768
size memcpy task 98 98 1 98
size memcpy task 104 104 2 208
size memcpy task 112 112 2 224
size memcpy task 120 120 14 1680
size memcpy task 128 128 2 256
size memcpy task 256 256 12 3072
size memcpy task 504 504 6 3024
size memcpy task 560 560 1 560
size memcpy task 616 616 4 2464
size memcpy task 728 728 5 3640
size memcpy task 784 784 1 784
size memcpy task 8192 8447 11 92312
size memcpy softirq 0 0 1237 0
size memcpy softirq 8 8 249 1992
size memcpy softirq 16 16 4 64
size memcpy softirq 22 22 1 22
size memcpy softirq 25 25 1 25
size memcpy softirq 32 32 7 224
size memcpy softirq 40 40 4 160
size memcpy softirq 66 66 1204 79464
size memcpy softirq 2236 2236 17 38012
align memcpy 0 0 132274
align memcpy 0 2 3
align memcpy 0 3 1
align memcpy 0 8 29
align memcpy 0 11 5
align memcpy 0 13 1
align memcpy 0 16 14
align memcpy 0 20 1
align memcpy 0 24 42
align memcpy 0 26 2
align memcpy 0 32 23
align memcpy 0 34 1
align memcpy 0 40 40
align memcpy 0 43 1
align memcpy 0 48 63
align memcpy 0 51 1
align memcpy 0 53 3
align memcpy 0 56 75
align memcpy 0 60 2
align memcpy 1 15 1
align memcpy 1 25 1
align memcpy 1 31 1
align memcpy 1 34 1
align memcpy 1 40 1
align memcpy 1 44 4
align memcpy 1 46 1
align memcpy 1 53 1
align memcpy 1 59 1
align memcpy 2 2 1
align memcpy 2 3 1
align memcpy 2 11 1
align memcpy 2 15 1
align memcpy 2 16 1
align memcpy 2 18 1
align memcpy 2 25 1
align memcpy 2 47 1
align memcpy 2 51 1
align memcpy 2 55 2
align memcpy 3 2 1
align memcpy 3 3 1
align memcpy 3 5 1
align memcpy 3 13 1
align memcpy 3 18 1
align memcpy 3 34 1
align memcpy 3 37 1
align memcpy 3 43 1
align memcpy 3 51 1
align memcpy 3 56 1
align memcpy 3 57 2
align memcpy 4 4 17
align memcpy 4 6 1
align memcpy 4 11 2
align memcpy 4 13 1
align memcpy 4 18 1
align memcpy 4 25 1
align memcpy 4 33 1
align memcpy 4 40 2
align memcpy 4 51 1
align memcpy 4 53 1
align memcpy 4 56 3
align memcpy 5 6 1
align memcpy 5 8 1
align memcpy 5 31 1
align memcpy 5 33 1
align memcpy 5 37 1
align memcpy 5 39 2
align memcpy 5 46 2
align memcpy 5 47 1
align memcpy 5 53 1
align memcpy 6 4 2
align memcpy 6 6 1
align memcpy 6 8 1
align memcpy 6 11 1
align memcpy 6 18 1
align memcpy 6 40 2
align memcpy 6 46 1
align memcpy 6 56 2
align memcpy 7 6 1
align memcpy 7 8 1
align memcpy 7 18 1
align memcpy 7 34 1
align memcpy 7 37 1
align memcpy 7 42 1
align memcpy 7 43 1
align memcpy 7 47 1
align memcpy 8 0 131051
align memcpy 8 6 1
align memcpy 8 8 14
align memcpy 8 11 1
align memcpy 8 16 7
align memcpy 8 18 1
align memcpy 8 24 2
align memcpy 8 25 1
align memcpy 8 32 14
align memcpy 8 33 1
align memcpy 8 40 2
align memcpy 8 48 2
align memcpy 8 56 83
align memcpy 8 59 1
align memcpy 9 5 1
align memcpy 9 6 1
align memcpy 9 8 1
align memcpy 9 33 1
align memcpy 9 37 2
align memcpy 9 40 1
align memcpy 9 46 2
align memcpy 9 47 1
align memcpy 10 1 10
align memcpy 10 6 1
align memcpy 10 8 1
align memcpy 10 10 3
align memcpy 10 13 1
align memcpy 10 22 1
align memcpy 10 37 1
align memcpy 10 46 1
align memcpy 10 51 1
align memcpy 10 56 2
align memcpy 11 6 1
align memcpy 11 8 1
align memcpy 11 13 1
align memcpy 11 18 3
align memcpy 11 21 1
align memcpy 11 22 1
align memcpy 11 33 1
align memcpy 11 38 1
align memcpy 11 40 1
align memcpy 11 47 1
align memcpy 11 56 1
align memcpy 12 0 6
align memcpy 12 4 1
align memcpy 12 8 1
align memcpy 12 11 2
align memcpy 12 22 1
align memcpy 12 26 1
align memcpy 12 31 1
align memcpy 12 37 1
align memcpy 12 40 2
align memcpy 12 51 1
align memcpy 13 2 1
align memcpy 13 3 1
align memcpy 13 5 1
align memcpy 13 22 1
align memcpy 13 27 2
align memcpy 13 38 1
align memcpy 13 46 1
align memcpy 13 51 1
align memcpy 13 56 3
align memcpy 14 0 2
align memcpy 14 2 1
align memcpy 14 3 1
align memcpy 14 13 3
align memcpy 14 22 1
align memcpy 14 29 2
align memcpy 14 38 1
align memcpy 14 40 1
align memcpy 14 43 1
align memcpy 14 51 1
align memcpy 15 2 1
align memcpy 15 3 1
align memcpy 15 6 2
align memcpy 15 11 1
align memcpy 15 13 1
align memcpy 15 18 3
align memcpy 15 22 1
align memcpy 15 33 1
align memcpy 15 35 1
align memcpy 15 38 1
align memcpy 15 40 1
align memcpy 15 56 1
align memcpy 16 0 131061
align memcpy 16 7 2
align memcpy 16 8 39
align memcpy 16 16 15
align memcpy 16 20 1
align memcpy 16 22 1
align memcpy 16 24 19
align memcpy 16 27 2
align memcpy 16 31 1
align memcpy 16 32 9
align memcpy 16 40 34
align memcpy 16 47 2
align memcpy 16 48 6
align memcpy 16 51 1
align memcpy 16 52 1
align memcpy 16 56 10
align memcpy 16 59 1
align memcpy 17 13 1
align memcpy 17 18 1
align memcpy 17 22 1
align memcpy 17 37 1
align memcpy 17 38 1
align memcpy 17 40 1
align memcpy 17 51 1
align memcpy 17 56 1
align memcpy 17 57 2
align memcpy 18 2 1
align memcpy 18 3 1
align memcpy 18 5 1
align memcpy 18 8 1
align memcpy 18 17 1
align memcpy 18 18 2
align memcpy 18 24 1
align memcpy 18 31 1
align memcpy 18 37 1
align memcpy 18 38 1
align memcpy 18 39 1
align memcpy 18 40 1
align memcpy 18 51 1
align memcpy 19 11 1
align memcpy 19 18 1
align memcpy 19 31 2
align memcpy 19 35 1
align memcpy 19 38 1
align memcpy 20 2 2
align memcpy 20 3 2
align memcpy 20 8 3
align memcpy 20 20 2
align memcpy 20 21 2
align memcpy 20 31 1
align memcpy 20 34 1
align memcpy 21 13 1
align memcpy 21 18 1
align memcpy 21 22 2
align memcpy 21 25 1
align memcpy 21 27 1
align memcpy 21 31 1
align memcpy 21 34 1
align memcpy 21 37 1
align memcpy 21 41 2
align memcpy 21 57 1
align memcpy 21 59 1
align memcpy 22 0 7
align memcpy 22 5 1
align memcpy 22 8 2
align memcpy 22 18 1
align memcpy 22 25 1
align memcpy 22 31 1
align memcpy 22 34 1
align memcpy 22 35 1
align memcpy 22 37 1
align memcpy 22 39 1
align memcpy 22 51 1
align memcpy 22 56 2
align memcpy 23 15 2
align memcpy 23 18 3
align memcpy 23 25 1
align memcpy 23 31 2
align memcpy 23 34 1
align memcpy 23 35 2
align memcpy 23 38 1
align memcpy 23 40 3
align memcpy 24 0 131000
align memcpy 24 8 122
align memcpy 24 16 55
align memcpy 24 21 2
align memcpy 24 24 35
align memcpy 24 25 1
align memcpy 24 31 1
align memcpy 24 32 8
align memcpy 24 34 1
align memcpy 24 48 19
align memcpy 24 57 1
align memcpy 25 23 2
align memcpy 25 25 1
align memcpy 25 31 2
align memcpy 25 34 1
align memcpy 25 53 1
align memcpy 25 57 1
align memcpy 26 1 7
align memcpy 26 10 2
align memcpy 26 18 1
align memcpy 26 25 1
align memcpy 26 29 2
align memcpy 26 32 1
align memcpy 26 34 1
align memcpy 26 35 1
align memcpy 26 40 2
align memcpy 27 0 2
align memcpy 27 13 1
align memcpy 27 18 1
align memcpy 27 25 1
align memcpy 27 31 1
align memcpy 27 34 1
align memcpy 27 42 1
align memcpy 27 43 1
align memcpy 27 51 1
align memcpy 28 7 1
align memcpy 28 16 13
align memcpy 28 25 1
align memcpy 28 32 2
align memcpy 28 33 1
align memcpy 28 35 1
align memcpy 28 38 1
align memcpy 28 43 1
align memcpy 28 47 2
align memcpy 28 51 1
align memcpy 28 53 1
align memcpy 28 57 1
align memcpy 29 2 1
align memcpy 29 3 1
align memcpy 29 7 1
align memcpy 29 18 1
align memcpy 29 31 3
align memcpy 29 33 1
align memcpy 29 37 2
align memcpy 29 38 1
align memcpy 29 40 1
align memcpy 29 46 1
align memcpy 29 49 2
align memcpy 29 53 1
align memcpy 30 16 2
align memcpy 30 27 1
align memcpy 30 33 1
align memcpy 30 35 1
align memcpy 30 38 1
align memcpy 31 13 1
align memcpy 31 31 2
align memcpy 31 33 1
align memcpy 31 34 2
align memcpy 31 46 1
align memcpy 31 51 1
align memcpy 31 60 2
align memcpy 32 0 131028
align memcpy 32 7 1
align memcpy 32 8 4
align memcpy 32 15 1
align memcpy 32 16 63
align memcpy 32 24 38
align memcpy 32 25 2
align memcpy 32 29 1
align memcpy 32 32 5
align memcpy 32 33 1
align memcpy 32 34 1
align memcpy 32 35 1
align memcpy 32 37 2
align memcpy 32 40 10
align memcpy 32 46 1
align memcpy 32 48 3
align memcpy 32 51 2
align memcpy 32 53 1
align memcpy 32 56 31
align memcpy 32 61 1
align memcpy 33 7 1
align memcpy 33 18 1
align memcpy 33 33 1
align memcpy 33 38 2
align memcpy 33 46 1
align memcpy 33 48 2
align memcpy 33 53 1
align memcpy 33 57 1
align memcpy 33 62 2
align memcpy 34 0 1
align memcpy 34 2 1
align memcpy 34 3 1
align memcpy 34 7 1
align memcpy 34 33 1
align memcpy 34 35 4
align memcpy 34 38 1
align memcpy 34 40 2
align memcpy 34 42 1
align memcpy 34 43 1
align memcpy 34 50 3
align memcpy 34 51 1
align memcpy 35 7 1
align memcpy 35 11 1
align memcpy 35 15 1
align memcpy 35 33 1
align memcpy 35 37 3
align memcpy 35 38 1
align memcpy 35 43 1
align memcpy 35 46 1
align memcpy 35 51 1
align memcpy 35 53 1
align memcpy 35 61 1
align memcpy 36 5 1
align memcpy 36 15 2
align memcpy 36 16 1
align memcpy 36 21 1
align memcpy 36 42 1
align memcpy 36 43 1
align memcpy 36 46 1
align memcpy 36 51 1
align memcpy 36 53 1
align memcpy 36 57 1
align memcpy 36 61 1
align memcpy 37 2 1
align memcpy 37 3 1
align memcpy 37 11 1
align memcpy 37 13 1
align memcpy 37 38 1
align memcpy 37 46 1
align memcpy 37 51 2
align memcpy 38 7 1
align memcpy 38 11 1
align memcpy 38 24 4
align memcpy 38 31 2
align memcpy 38 40 1
align memcpy 38 50 1
align memcpy 38 51 2
align memcpy 38 53 1
align memcpy 38 56 1
align memcpy 38 57 1
align memcpy 38 59 2
align memcpy 39 2 1
align memcpy 39 3 1
align memcpy 39 7 1
align memcpy 39 15 1
align memcpy 39 18 1
align memcpy 39 33 2
align memcpy 39 38 1
align memcpy 39 51 1
align memcpy 39 53 2
align memcpy 39 61 3
align memcpy 40 0 131010
align memcpy 40 5 1
align memcpy 40 8 1
align memcpy 40 15 1
align memcpy 40 16 3
align memcpy 40 18 1
align memcpy 40 24 101
align memcpy 40 27 1
align memcpy 40 29 1
align memcpy 40 32 34
align memcpy 40 37 1
align memcpy 40 40 6
align memcpy 40 42 1
align memcpy 40 43 1
align memcpy 40 48 6
align memcpy 40 51 1
align memcpy 40 53 1
align memcpy 40 56 1
align memcpy 40 57 1
align memcpy 41 2 2
align memcpy 41 3 2
align memcpy 41 13 1
align memcpy 41 15 1
align memcpy 41 27 1
align memcpy 41 35 2
align memcpy 41 38 1
align memcpy 41 40 2
align memcpy 41 46 1
align memcpy 41 51 2
align memcpy 42 1 7
align memcpy 42 10 1
align memcpy 42 11 1
align memcpy 42 15 1
align memcpy 42 43 1
align memcpy 42 51 1
align memcpy 42 53 1
align memcpy 42 56 1
align memcpy 42 57 1
align memcpy 42 61 2
align memcpy 43 2 1
align memcpy 43 3 1
align memcpy 43 18 1
align memcpy 43 51 1
align memcpy 43 53 1
align memcpy 44 6 1
align memcpy 44 18 1
align memcpy 44 27 1
align memcpy 44 32 11
align memcpy 44 51 2
align memcpy 44 61 1
align memcpy 45 5 1
align memcpy 45 6 1
align memcpy 45 8 1
align memcpy 45 15 1
align memcpy 45 38 1
align memcpy 45 40 1
align memcpy 46 2 2
align memcpy 46 3 2
align memcpy 46 5 1
align memcpy 46 8 1
align memcpy 46 15 1
align memcpy 46 32 2
align memcpy 46 37 2
align memcpy 47 11 1
align memcpy 47 37 1
align memcpy 47 38 1
align memcpy 47 40 2
align memcpy 47 43 1
align memcpy 47 46 1
align memcpy 47 57 2
align memcpy 47 61 1
align memcpy 48 0 262020
align memcpy 48 2 2
align memcpy 48 3 2
align memcpy 48 6 1
align memcpy 48 8 29
align memcpy 48 16 4
align memcpy 48 24 8
align memcpy 48 32 42
align memcpy 48 40 24
align memcpy 48 42 1
align memcpy 48 43 1
align memcpy 48 46 1
align memcpy 48 48 4
align memcpy 48 51 1
align memcpy 48 56 7
align memcpy 49 5 1
align memcpy 49 6 1
align memcpy 49 8 1
align memcpy 49 11 1
align memcpy 49 27 1
align memcpy 49 40 1
align memcpy 49 59 1
align memcpy 49 61 1
align memcpy 50 2 1
align memcpy 50 3 1
align memcpy 50 5 1
align memcpy 50 6 2
align memcpy 50 8 1
align memcpy 50 13 2
align memcpy 50 22 1
align memcpy 50 51 1
align memcpy 51 6 1
align memcpy 51 8 2
align memcpy 51 11 1
align memcpy 51 15 2
align memcpy 51 18 2
align memcpy 51 22 1
align memcpy 51 38 2
align memcpy 51 40 1
align memcpy 51 46 2
align memcpy 51 50 1
align memcpy 51 51 1
align memcpy 51 61 1
align memcpy 52 2 1
align memcpy 52 5 2
align memcpy 52 7 1
align memcpy 52 8 1
align memcpy 52 20 2
align memcpy 52 28 1
align memcpy 52 38 1
align memcpy 52 42 1
align memcpy 52 43 1
align memcpy 52 46 1
align memcpy 52 51 1
align memcpy 52 53 1
align memcpy 52 56 2
align memcpy 52 58 2
align memcpy 52 59 3
align memcpy 53 7 2
align memcpy 53 11 1
align memcpy 53 19 3
align memcpy 53 27 1
align memcpy 53 37 1
align memcpy 53 40 2
align memcpy 53 46 1
align memcpy 53 51 1
align memcpy 53 53 1
align memcpy 53 58 2
align memcpy 53 61 1
align memcpy 54 0 8
align memcpy 54 7 1
align memcpy 54 13 1
align memcpy 54 22 1
align memcpy 54 40 2
align memcpy 54 47 1
align memcpy 54 51 3
align memcpy 54 53 1
align memcpy 55 6 1
align memcpy 55 7 1
align memcpy 55 11 1
align memcpy 55 22 1
align memcpy 55 38 2
align memcpy 55 40 1
align memcpy 55 46 1
align memcpy 55 50 1
align memcpy 55 51 1
align memcpy 55 53 1
align memcpy 56 0 131013
align memcpy 56 1 1
align memcpy 56 2 2
align memcpy 56 3 2
align memcpy 56 5 1
align memcpy 56 7 1
align memcpy 56 8 1
align memcpy 56 16 15
align memcpy 56 24 37
align memcpy 56 32 7
align memcpy 56 33 5
align memcpy 56 37 46
align memcpy 56 38 10
align memcpy 56 40 90
align memcpy 56 41 3
align memcpy 56 42 9
align memcpy 56 43 5
align memcpy 56 44 1
align memcpy 56 45 2
align memcpy 56 47 7
align memcpy 56 48 35
align memcpy 56 49 1
align memcpy 56 50 1
align memcpy 56 51 2
align memcpy 56 52 1
align memcpy 56 53 1
align memcpy 56 54 94
align memcpy 56 56 10
align memcpy 56 60 2
align memcpy 56 62 1
align memcpy 57 2 2
align memcpy 57 3 2
align memcpy 57 5 1
align memcpy 57 11 1
align memcpy 57 22 1
align memcpy 57 27 1
align memcpy 57 40 2
align memcpy 57 43 1
align memcpy 57 46 1
align memcpy 57 47 1
align memcpy 57 48 1
align memcpy 57 51 2
align memcpy 57 53 1
align memcpy 58 1 9
align memcpy 58 7 1
align memcpy 58 10 1
align memcpy 58 11 1
align memcpy 58 13 1
align memcpy 58 31 1
align memcpy 58 47 1
align memcpy 58 51 3
align memcpy 58 53 2
align memcpy 58 59 1
align memcpy 58 61 2
align memcpy 59 4 1
align memcpy 59 7 1
align memcpy 59 11 1
align memcpy 59 15 1
align memcpy 59 31 1
align memcpy 59 38 1
align memcpy 59 46 1
align memcpy 59 53 2
align memcpy 59 56 2
align memcpy 60 2 1
align memcpy 60 3 1
align memcpy 60 5 1
align memcpy 60 34 1
align memcpy 60 38 2
align memcpy 60 40 2
align memcpy 60 48 10
align memcpy 60 50 1
align memcpy 60 56 1
align memcpy 60 60 2
align memcpy 61 2 1
align memcpy 61 3 1
align memcpy 61 5 1
align memcpy 61 15 1
align memcpy 61 22 1
align memcpy 61 25 1
align memcpy 61 27 1
align memcpy 61 34 1
align memcpy 61 37 1
align memcpy 61 40 4
align memcpy 61 42 1
align memcpy 61 43 1
align memcpy 61 47 1
align memcpy 61 51 1
align memcpy 62 2 1
align memcpy 62 3 1
align memcpy 62 11 1
align memcpy 62 15 1
align memcpy 62 18 2
align memcpy 62 25 1
align memcpy 62 31 1
align memcpy 62 34 1
align memcpy 62 48 4
align memcpy 62 51 4
align memcpy 62 53 1
align memcpy 62 59 1
align memcpy 62 62 1204
align memcpy 63 2 1
align memcpy 63 3 1
align memcpy 63 5 1
align memcpy 63 7 2
align memcpy 63 11 1
align memcpy 63 13 1
align memcpy 63 15 1
align memcpy 63 31 1
align memcpy 63 37 2
align memcpy 63 46 1
align memcpy 63 51 3
align memcpy 63 53 3
align memcpy 63 56 1
align memcpy 63 59 1
caller memcpy 40 110 text_poke_loc_init+0x59/0x1e0
caller memcpy 3 64 mas_spanning_rebalance+0x7ec/0x1330
caller memcpy 4 214 _prb_read_valid+0x21c/0x320
caller memcpy 1 32 _get_random_bytes+0x10f/0x140
caller memcpy 149 1348 crng_fast_key_erasure+0xd2/0x110
caller memcpy 1 13 take_dentry_name_snapshot+0x68/0xc0
caller memcpy 1 6 __d_move+0x16d/0x630
caller memcpy 10 80 dup_fd+0x10d/0x3b0
caller memcpy 1048206 8394184 blake2s_update+0x68/0x160
caller memcpy 4 28 kstrdup+0x4e/0x70
caller memcpy 5 64 mast_fill_bnode+0x263/0x340
caller memcpy 1204 79464 skb_segment+0x32d/0xf60
caller memcpy 1204 0 skb_segment+0x820/0xf60
caller memcpy 11 92312 arch_dup_task_struct+0x25/0x70
caller memcpy 94 6160 mab_mas_cp+0xed/0x220
caller memcpy 1 4 ___neigh_create+0x1c9/0x970
caller memcpy 122 152 __text_poke+0x249/0x4c0
caller memcpy 10 80 dup_fd+0x170/0x3b0
caller memcpy 98 5160 mas_mab_cp+0x211/0x310
caller memcpy 41 14096 _copy_to_iter+0x31a/0x6e0
caller memcpy 19 494 seq_write+0x2c/0x50
caller memcpy 131272 0 blake2s_update+0xa1/0x160
caller memcpy 325 7416 mas_wr_node_store+0x1d0/0x5d0
caller memcpy 626 4125 vsnprintf+0x388/0x6d0
caller memcpy 1 4 arp_constructor+0x5f/0x420
caller memcpy 1 8 mas_spanning_rebalance+0x6dd/0x1330
caller memcpy 399 12768 blake2s_final+0x53/0xa0
caller memcpy 10 80 dup_fd+0x140/0x3b0
caller memcpy 1 4 kmemdup_nul+0x53/0x80
caller memcpy 17 38012 sk_clone_lock+0xc2/0x510
caller memcpy 236 1409 __d_alloc+0x6e/0x220
caller memcpy 12 160 mast_fill_bnode+0x1ee/0x340
size memmove task 40 40 1 40
size memmove task 54 54 1 54
size memmove task 98 98 1 98
size memmove task 136 136 6 816
size memmove softirq 22 22 1 22
align memmove 0 0 1
align memmove 0 56 1
align memmove 8 8 1
align memmove 16 0 1
align memmove 24 8 1
align memmove 32 34 1
align memmove 40 42 1
align memmove 48 50 1
align memmove 56 48 1
align memmove 56 58 1
overlap memmove 10
caller memmove 3 408 mab_shift_right+0x55/0x160
caller memmove 4 214 printk_sprint+0xc1/0xe0
caller memmove 3 408 mab_shift_right+0x7c/0x160
size memset task 0 0 155 0
size memset task 4 4 3 12
size memset task 8 8 55 440
size memset task 9 9 1 9
size memset task 10 10 3 30
size memset task 16 16 94 1504
size memset task 24 24 300 7200
size memset task 32 32 27 864
size memset task 40 40 476 19040
size memset task 48 48 8262 396576
size memset task 56 56 10 560
size memset task 64 64 361 23104
size memset task 72 72 10 720
size memset task 80 80 8 640
size memset task 88 88 78 6864
size memset task 96 96 22 2112
size memset task 120 120 8 960
size memset task 128 128 85 10880
size memset task 176 176 472 83072
size memset task 184 184 8280 1523520
size memset task 192 192 245 47040
size memset task 232 232 9952 2308864
size memset task 256 256 514 131584
size memset task 336 336 3 1008
size memset task 432 432 1 432
size memset task 512 512 35459 18155008
size memset task 640 640 1 640
size memset task 704 704 45387 31952448
size memset task 912 912 12 10944
size memset task 1024 1024 26 26624
size memset task 1152 1152 10 11520
size memset task 1360 1360 15 20400
size memset task 2048 2048 2 4096
size memset task 2256 2256 18 40608
size memset task 4014 4014 11 44154
size memset task 4016 4016 10 40160
size memset task 4030 4030 11 44330
size memset task 4032 4032 21 84672
size memset task 4046 4046 11 44506
size memset task 4047 4047 1 4047
size memset task 4048 4048 21 85008
size memset task 4062 4062 11 44682
size memset task 4064 4064 20 81280
size memset task 4078 4078 11 44858
size memset task 4080 4080 20 81600
size memset task 4092 4092 1 4092
size memset task 4094 4094 11 45034
size memset task 4096 4096 8383 34336768
size memset task 8192 8447 11 92312
size memset task 16384 16895 6 98304
size memset softirq 16 16 19 304
size memset softirq 24 24 4 96
size memset softirq 192 192 1 192
size memset softirq 232 232 1367 317144
size memset softirq 512 512 311 159232
size memset softirq 704 704 1678 1181312
size memset softirq 2256 2256 17 38352
align memset 0 0 120571
align memset 2 0 22
align memset 4 0 1
align memset 8 0 133
align memset 14 0 1
align memset 16 0 330
align memset 18 0 22
align memset 24 0 110
align memset 32 0 408
align memset 34 0 11
align memset 40 0 100
align memset 47 0 1
align memset 48 0 455
align memset 49 0 1
align memset 50 0 11
align memset 56 0 132
align memset 60 0 1
align memset 62 0 2
caller memset 26803 36411112 kmem_cache_alloc_noprof+0x106/0x2f0
caller memset 11 88 begin_new_exec+0x3dd/0xb50
caller memset 4 39 __get_task_comm+0x84/0xa0
caller memset 10 0 dup_fd+0x154/0x3b0
caller memset 6 98304 copy_process+0x225/0x2740
caller memset 1 8 __lru_add_drain_all+0x8e/0x1e0
caller memset 149 67120 __kmalloc_noprof+0x18a/0x400
caller memset 15 120 mm_init+0x2d6/0x3e0
caller memset 399 7240 blake2s_final+0x32/0xa0
caller memset 10 0 dup_fd+0x2a5/0x3b0
caller memset 36 516 pcpu_alloc_noprof+0x440/0x890
caller memset 236 45312 kmem_cache_alloc_lru_noprof+0x10e/0x300
caller memset 7 1504 __kmalloc_cache_node_noprof+0x161/0x320
caller memset 10 0 dup_fd+0x256/0x3b0
caller memset 130 33280 kmem_cache_alloc_bulk_noprof+0x292/0x480
caller memset 1 32 sg_init_table+0x15/0x40
caller memset 160 648423 zero_user_segments.constprop.0+0xc5/0xd0
caller memset 10 592 __kmalloc_node_track_caller_noprof+0x1d8/0x430
caller memset 15 30928 __kmalloc_node_noprof+0x1d7/0x430
caller memset 15 120 mm_init+0xf3/0x3e0
caller memset 10 0 dup_fd+0x130/0x3b0
caller memset 11 704 load_elf_binary+0xfeb/0x1770
caller memset 94132 54143104 kmem_cache_alloc_node_noprof+0x156/0x310
caller memset 84 83312 __kmalloc_cache_noprof+0x111/0x310
caller memset 47 89904 sk_prot_alloc+0x61/0x110
observed user-copy call 304321 755081038 _copy_to_iter+0xc7/0x6f0
observed memset call 94129 54134568 kmem_cache_alloc_node_noprof+0x151/0x320
observed memset call 26673 36339464 kmem_cache_alloc_noprof+0x101/0x300
observed inlined-set rep 91271 16063696 tomoyo_path_number_perm+0x66/0x200
observed inlined-set rep 91259 10951080 inet_ioctl+0x78/0x1f0
observed inlined-set rep 99640 10362560 sock_read_iter+0x36/0x110
observed memcpy call 1048187 8393456 blake2s_update+0x63/0x170
observed inlined-set rep 47056 8281856 __alloc_skb+0xcd/0x1b0
observed inlined-set rep 107547 7743384 tomoyo_init_request_info+0x39/0xd0
observed inlined-set rep 91271 7301680 tomoyo_path_number_perm+0x5b/0x200
observed clear_page call 1309 5361664 prep_new_page+0xc2/0x1c0
observed inlined-set rep 107734 5171232 tcp_recvmsg+0x46/0x220
observed inlined-set rep 43786 4904032 net_rx_action+0x78/0x430
observed inlined-set rep 99695 4785360 vfs_read+0x196/0x380
observed inlined-set rep 16156 4135936 splice_to_socket+0x6a/0x560
observed inlined-set rep 44911 3952168 __tcp_transmit_skb+0x62/0xd00
observed inlined-set rep 44911 3952168 __tcp_transmit_skb+0xd1/0xd00
observed inlined-set rep 59367 3799488 __slab_free+0x3c/0x2f0
observed inlined-set rep 33995 2991560 tcp_current_mss+0x61/0x150
observed inlined-set rep 40408 2909376 tcp_ack+0x84/0x14c0
observed inlined-set rep 44928 2875392 bpf_skops_write_hdr_opt.isra.0+0x33/0x1c0
observed user-copy call 16158 2237685 _copy_from_iter+0xc7/0x6f0
observed inlined-set rep 44928 2156544 ip_output+0xb6/0x120
observed inlined-set rep 16156 2067968 sock_sendmsg+0x43/0x120
observed inlined-set rep 8220 2038560 process_measurement+0x73/0xc40
observed checked-copy call 490 2007040 copy_mc_to_kernel+0x10/0x40
observed inlined-set rep 8195 1901240 do_filp_open+0x56/0x180
observed inlined-set rep 26934 1723776 skb_splice_from_iter+0x4c/0x310
observed inlined-set rep 16156 1680224 splice_to_socket+0x77/0x560
observed inlined-set rep 16154 1680016 sock_write_iter+0x41/0x190
observed inlined-set rep 8196 1573632 locks_remove_posix+0x38/0x1b0
observed inlined-set rep 32311 1550928 tomoyo_socket_sendmsg_permission+0x28/0xf0
observed inlined-set rep 8197 1508248 __do_sys_newfstatat+0x2c/0x90
observed inlined-set rep 8127 1430352 tomoyo_path_perm+0x7d/0x210
observed inlined-set rep 8126 1430176 vfs_getattr_nosec+0x44/0x100
observed inlined-set rep 8112 1427712 tomoyo_check_open_permission+0x6e/0x1b0
observed user-copy call 8229 1176130 _copy_to_user+0x31/0x60
observed inlined-set rep 8126 1170144 cp_new_stat+0x41/0x180
observed inlined-set rep 8094 1036032 __sys_recvfrom+0x49/0x150
observed inlined-set rep 8077 1033856 vfs_writev+0x8b/0x3d0
observed inlined-set rep 8094 777024 __sys_recvfrom+0x56/0x150
observed inlined-set rep 16158 775584 vfs_write+0x186/0x450
observed inlined-set rep 8127 650160 tomoyo_path_perm+0x72/0x210
observed inlined-set rep 8112 648960 tomoyo_check_open_permission+0x61/0x1b0
observed user-copy call 8215 646166 copy_page_from_iter_atomic+0x1ae/0x890
observed memset call 159 644376 zero_user_segments.constprop.0+0xc0/0xe0
observed inlined-set rep 7782 498048 tcp_validate_incoming+0x482/0x5f0
observed inlined-set rep 8077 387696 do_iter_readv_writev+0x36/0x230
observed inlined-set rep 4245 271680 chacha_block_generic+0xb3/0xf0
observed user-copy call 24522 265118 _copy_from_user+0x22/0x70
observed inlined-set rep 248 253952 try_to_generate_entropy+0x117/0x238
observed inlined-set rep 3437 247464 schedule_hrtimeout_range_clock+0x33/0x1c0
observed inlined-copy rep 1421 238728 sync_regs+0x22/0x40
observed inlined-copy rep 754 211120 timekeeping_advance+0x375/0x5b0
observed inlined-set rep 3535 197960 __hrtimer_init+0x4b/0xf0
observed inlined-set rep 1465 152360 __handle_mm_fault+0x48/0xfa0
observed inlined-set rep 425 105400 mas_pop_node+0x90/0x120
observed memset call 6 98304 copy_process+0x220/0x2750
observed memset call 47 89904 sk_prot_alloc+0x5c/0x120
observed memcpy call 10 83920 arch_dup_task_struct+0x20/0x80
observed inlined-set rep 324 82944 mas_wr_node_store+0x3e/0x5e0
observed memcpy call 1204 79464 skb_segment+0x328/0xf70
observed memset call 70 72736 __kmalloc_cache_noprof+0x10c/0x320
observed inlined-set rep 1370 65760 lock_vma_under_rcu+0x43/0x130
observed clear_page call 16 65536 alloc_pages_bulk_noprof+0x589/0x640
observed memset call 139 60720 __kmalloc_noprof+0x185/0x410
observed inlined-set rep 657 47304 __run_timers+0x30/0x290
observed inlined-copy rep 260 45760 vm_area_dup+0x32/0xb0
observed memset call 225 43200 kmem_cache_alloc_lru_noprof+0x109/0x310
observed user-clear call 16 43180 elf_load+0x20f/0x250
observed inlined-set rep 372 41664 blake2s_final+0x78/0xb0
observed memcpy call 17 38012 sk_clone_lock+0xbd/0x520
observed inlined-set rep 618 34608 tmigr_handle_remote+0x42/0x480
observed inlined-set rep 192 33792 vm_area_alloc+0x36/0xb0
observed memset call 130 33280 kmem_cache_alloc_bulk_noprof+0x28d/0x490
observed inlined-set rep 130 30160 filename_lookup+0x47/0x1e0
observed inlined-set rep 248 29760 blake2s.constprop.0+0x29/0x90
observed inlined-set rep 377 27144 mas_preallocate+0x34/0x290
observed inlined-set rep 377 27144 mas_store_prealloc+0x32/0x3c0
observed inlined-copy rep 13 24752 pgd_alloc+0xbd/0x1d0
observed inlined-set rep 174 22272 __mmap_region+0xa1/0xb20
observed inlined-set rep 150 19200 vms_clear_ptes+0x2f/0x170
observed inlined-set rep 218 19184 userfaultfd_unmap_complete+0x32/0x130
observed inlined-set rep 30 18480 inode_init_once+0x47/0x120
observed inlined-copy rep 9 18432 copy_process+0xa95/0x2750
observed inlined-set rep 174 18096 __mmap_region+0xd9/0xb20
observed inlined-set rep 29 17864 mas_wr_bnode+0x37/0xee0
observed inlined-set rep 29 17864 mas_wr_bnode+0x4d/0xee0
observed inlined-set rep 10 13440 mm_alloc+0x34/0x70
observed memcpy call 39 13280 _copy_to_iter+0x315/0x6f0
observed inlined-set rep 50 12800 truncate_inode_pages_range+0x5d/0x420
observed inlined-set rep 174 12528 __mmap_region+0xae/0xb20
observed inlined-set rep 194 12416 init_multi_vma_prep+0x19/0x80
observed inlined-set rep 50 12400 truncate_inode_pages_range+0x68/0x420
observed memcpy call 372 11904 blake2s_final+0x4e/0xb0
observed inlined-copy rep 269 11776 mas_wr_node_store+0x2de/0x5e0
observed inlined-copy rep 269 11776 mas_wr_node_store+0x30d/0x5e0
observed inlined-set rep 208 11648 arch_get_unmapped_area_topdown+0x58/0x310
observed inlined-set rep 45 11520 free_pages_and_swap_cache+0x44/0x1c0
observed inlined-set rep 160 11520 __dquot_alloc_space+0x45/0x390
observed inlined-set rep 42 10416 ima_file_mprotect+0x67/0x200
observed inlined-set rep 138 9936 __split_vma+0x39/0x340
observed inlined-set rep 174 9744 __mmap_region+0xbe/0xb20
observed inlined-set rep 190 9120 mt_find+0x3a/0x4f0
observed inlined-set rep 140 8960 crng_fast_key_erasure+0x33/0x120
observed inlined-set rep 140 8960 crng_fast_key_erasure+0xdd/0x120
observed inlined-set rep 122 8784 mas_store+0x30/0x2e0
observed inlined-set rep 135 8640 _get_random_bytes+0x39/0x150
observed inlined-set rep 135 8640 _get_random_bytes+0x44/0x150
observed inlined-set rep 134 8576 _get_random_bytes+0xee/0x150
observed inlined-set rep 118 8496 mas_store_gfp+0x51/0x320
observed inlined-set rep 174 8352 ipe_mmap_file+0x2c/0x80
observed inlined-set rep 74 7696 insn_init+0x2c/0x80
observed inlined-set rep 28 7392 mast_fill_bnode+0x7c/0x350
observed inlined-copy rep 280 7184 mas_wr_node_store+0x39c/0x5e0
observed memcpy call 312 7184 mas_wr_node_store+0x1cb/0x5e0
observed inlined-set rep 28 7168 mast_fill_bnode+0xa9/0x350
observed inlined-copy rep 32 6912 mas_topiary_replace+0x474/0xda0
observed inlined-set rep 96 6912 free_pgtables+0x51/0x280
observed inlined-set rep 32 6912 mas_topiary_replace+0x40/0xda0
observed inlined-set rep 32 6912 mas_topiary_replace+0x4b/0xda0
observed memset call 372 6752 blake2s_final+0x2d/0xb0
observed memset call 8 6320 __kmalloc_node_noprof+0x1d2/0x440
observed memcpy call 94 6160 mab_mas_cp+0xe8/0x230
observed inlined-copy rep 10 5680 fpu_flush_thread+0x130/0x170
observed inlined-set rep 45 5400 free_pages_and_swap_cache+0x6a/0x1c0
observed inlined-set rep 42 5376 do_mprotect_pkey+0x6c/0x560
observed memcpy call 98 5160 mas_mab_cp+0x20c/0x320
observed inlined-set rep 52 4992 vma_modify_flags+0x40/0xe0
observed inlined-set rep 47 4888 sk_prot_alloc+0x4a/0x120
observed inlined-set rep 85 4760 find_mergeable_anon_vma+0x31/0x1f0
observed inlined-set rep 28 4480 mast_fill_bnode+0x49/0x350
observed inlined-set rep 37 4144 arch_jump_entry_size+0x28/0x90
observed inlined-set rep 37 4144 text_poke_loc_init+0x4d/0x1f0
observed clear_page call 1 4096 shmem_get_folio_gfp+0x3df/0x5e0
observed inlined-copy rep 22 4048 prepare_creds+0x47/0x290
observed inlined-copy rep 3 4032 copy_process+0x1295/0x2750
observed inlined-set rep 58 3712 vm_unmapped_area+0x5e/0x2f0
observed inlined-set rep 6 3648 mas_spanning_rebalance+0x549/0x1340
observed inlined-set rep 35 3360 tcp_assign_congestion_control+0x83/0x150
observed inlined-copy rep 13 3328 mas_copy_node.isra.0+0x16/0x40
observed inlined-set rep 46 3312 commit_merge+0x46/0x2b0
observed inlined-set rep 51 3264 evict+0xe3/0x2b0
observed inlined-set rep 51 3264 inode_wait_for_writeback+0x2e/0xe0
observed inlined-set rep 68 3264 ip_route_output_flow+0x3f/0xe0
observed inlined-set rep 67 3216 __mmap_region+0x20c/0xb20
observed inlined-set rep 42 3024 do_mprotect_pkey+0x77/0x560
observed inlined-set rep 40 2880 __do_sys_brk+0x49/0x3e0
observed inlined-set rep 11 2728 bprm_execve+0x1d0/0x610
observed user-clear call 1 2696 copy_fpstate_to_sigframe+0x12d/0x3c0
observed inlined-set rep 21 2688 __sys_connect+0x3a/0xd0
observed inlined-set rep 11 2552 __filename_parentat+0x5a/0x210
observed inlined-set rep 10 2480 __sched_fork+0xc1/0x1c0
observed inlined-copy rep 9 2304 copy_process+0xbd0/0x2750
observed inlined-set rep 16 2304 __do_sys_wait4+0x35/0xc0
observed inlined-copy rep 77 2200 skb_try_coalesce+0x4c1/0x640
observed inlined-set rep 17 2176 do_accept+0x46/0x1a0
observed inlined-set rep 34 2176 tcp_init_transfer+0x88/0x2e0
observed inlined-set rep 34 2176 bpf_skops_hdr_opt_len+0x35/0x140
observed inlined-set rep 13 2080 mm_init+0xc0/0x3f0
observed inlined-set rep 8 2048 restore_sigcontext+0x34/0x1d0
observed inlined-set rep 16 2048 do_vmi_align_munmap+0xa9/0x260
observed inlined-set rep 42 2016 do_mprotect_pkey+0x195/0x560
observed inlined-set rep 42 2016 ipe_file_mprotect+0x29/0x90
observed inlined-set rep 39 1872 __kernel_read+0x74/0x300
observed inlined-set rep 3 1848 mas_wr_spanning_store+0x59/0x9d0
observed inlined-set rep 3 1848 mas_wr_spanning_store+0x5bb/0x9d0
observed inlined-set rep 28 1792 mas_wr_bnode+0x85/0xee0
observed inlined-copy rep 10 1680 copy_thread+0x18a/0x2b0
observed inlined-set rep 13 1664 free_ldt_pgtables+0x2c/0xb0
observed inlined-set rep 13 1664 exit_mmap+0x45/0x3d0
observed inlined-set rep 20 1600 tomoyo_check_inet_address+0x9e/0x170
observed inlined-set rep 17 1496 tcp_conn_request+0xaf/0xf00
observed inlined-set rep 17 1496 tcp_make_synack+0x77/0x680
observed inlined-set rep 17 1496 tcp_make_synack+0x12c/0x680
observed inlined-set rep 30 1440 vma_link+0x42/0x170
observed inlined-set rep 16 1408 kernel_wait4+0x33/0x170
observed memset call 6 1408 __kmalloc_cache_node_noprof+0x15c/0x330
observed memcpy call 225 1355 __d_alloc+0x69/0x230
observed inlined-set rep 14 1344 do_brk_flags+0x286/0x340
observed inlined-set rep 28 1344 mas_wr_bnode+0x92/0xee0
observed inlined-set rep 28 1344 mas_wr_bnode+0xbb/0xee0
observed inlined-set rep 28 1344 mas_wr_bnode+0xd0/0xee0
observed inlined-set rep 28 1344 mas_wr_bnode+0xe5/0xee0
observed memcpy call 140 1284 crng_fast_key_erasure+0xcd/0x120
observed inlined-set rep 10 1280 relocate_vma_down+0xbe/0x220
observed inlined-set rep 10 1280 setup_arg_pages+0x5d/0x3a0
observed inlined-set rep 5 1280 mas_wr_node_store+0x28f/0x5e0
observed inlined-copy rep 5 1240 mas_wr_node_store+0x23b/0x5e0
observed inlined-set rep 17 1224 inet_csk_clone_lock+0xd8/0x120
observed inlined-set rep 25 1200 schedule_timeout+0x2c/0x170
observed inlined-set rep 17 1088 tcp_conn_request+0x989/0xf00
observed inlined-set rep 17 1088 tcp_connect+0x37/0xf00
observed inlined-set rep 17 1088 tcp_connect+0x1b1/0xf00
observed inlined-set rep 17 1088 tcp_connect+0x2e4/0xf00
observed inlined-set rep 17 1088 tcp_connect+0x43e/0xf00
observed inlined-set rep 17 1088 tcp_v4_send_synack+0x11a/0x200
observed inlined-set rep 17 1088 tcp_openreq_init_rwin+0xbd/0x240
observed inlined-set rep 9 1080 __shmem_get_inode+0xe4/0x3b0
observed inlined-set rep 10 1040 relocate_vma_down+0x94/0x220
observed inlined-set rep 16 1024 do_vmi_align_munmap+0x60/0x260
observed inlined-set rep 21 1008 tomoyo_socket_connect_permission+0x28/0x150
observed inlined-set rep 17 952 tcp_v4_send_synack+0x4a/0x200
observed inlined-set rep 16 896 __vm_munmap+0x59/0x180
observed inlined-set rep 16 896 vm_brk_flags+0x68/0x270
observed inlined-set rep 18 864 mtree_load+0x38/0x2c0
observed inlined-set rep 8 832 __fpu_restore_sig+0x65/0x5d0
observed inlined-set rep 13 832 exit_mmap+0x52/0x3d0
observed inlined-set rep 17 816 ip_route_output_key_hash+0x3d/0xa0
observed inlined-copy rep 2 768 __do_sys_newuname+0x9c/0x150
observed inlined-set rep 6 768 __x64_sys_vfork+0x35/0x80
observed inlined-set rep 2 768 __do_sys_newuname+0x58/0x150
observed inlined-set rep 16 768 __do_sys_brk+0x214/0x3e0
observed inlined-set rep 10 720 copy_process+0x8a6/0x2750
observed inlined-set rep 10 720 vma_shrink+0x48/0x1c0
observed inlined-set rep 10 720 setup_arg_pages+0x68/0x3a0
observed inlined-set rep 8 704 arch_do_signal_or_restart+0x34/0x260
observed inlined-set rep 8 704 printk_get_next_message+0x52/0x260
observed inlined-set rep 10 640 proc_fork_connector+0x2e/0x170
observed inlined-set rep 10 640 proc_exec_connector+0x2e/0x150
observed memset call 10 640 load_elf_binary+0xfe6/0x1780
observed inlined-set rep 1 624 do_sys_poll+0x47/0x620
observed inlined-set rep 11 616 init_entity_runnable_average+0x39/0x80
observed memset call 10 592 __kmalloc_node_track_caller_noprof+0x1d3/0x440
observed inlined-set rep 9 576 posix_cputimers_group_init+0x30/0x80
observed inlined-set rep 9 576 acct_collect+0x150/0x220
observed inlined-set rep 9 576 proc_exit_connector+0x2e/0x1b0
observed inlined-set rep 10 560 copy_process+0x888/0x2750
observed inlined-set rep 10 560 expand_downwards+0x38/0x3f0
observed inlined-set rep 10 560 relocate_vma_down+0x7f/0x220
observed inlined-set rep 3 552 refresh_cpu_vm_stats+0x85/0x290
observed inlined-set rep 11 528 ipe_bprm_check_security+0x2f/0x80
observed inlined-set rep 8 512 mtree_alloc_cyclic+0x36/0x100
observed user-clear call 8 512 copy_fpstate_to_sigframe+0x9d/0x3c0
observed memcpy call 19 494 seq_write+0x27/0x60
observed inlined-set rep 10 480 setup_arg_pages+0x177/0x3a0
observed inlined-set rep 10 480 profile_transition+0x92/0xab0
observed memset call 32 452 pcpu_alloc_noprof+0x43b/0x8a0
observed inlined-set rep 8 448 mas_alloc_cyclic+0x7a/0x530
observed memmove call 3 408 mab_shift_right+0x50/0x170
observed memmove call 3 408 mab_shift_right+0x77/0x170
observed inlined-set rep 8 384 __fpu_restore_sig+0x7c/0x5d0
observed inlined-set rep 8 384 do_notify_parent+0x4a/0x330
observed user-copy call 8 384 __fpu_restore_sig+0x91/0x5d0
observed user-copy call 8 384 copy_fpstate_to_sigframe+0x2f8/0x3c0
observed inlined-set rep 5 320 find_next_iomem_res+0xd1/0x170
observed inlined-set rep 5 320 walk_system_ram_range+0x5b/0x110
observed inlined-set rep 8 320 do_notify_parent+0xe9/0x330
observed inlined-set rep 4 320 prb_reserve+0x1ab/0x3d0
observed inlined-set rep 4 320 tomoyo_unix_entry+0x47/0x1c0
observed inlined-set rep 3 312 __do_sys_clone+0x39/0xa0
observed memcpy call 64 306 vsnprintf+0x383/0x6e0
observed memcpy call 21 296 mas_mab_cp+0x138/0x320
observed inlined-copy rep 19 288 getname_kernel+0xf9/0x190
observed inlined-copy rep 1 280 timekeeping_update+0x104/0x140
observed inlined-set rep 2 256 zap_page_range_single+0x71/0x1e0
observed inlined-set rep 1 256 do_sys_poll+0x54/0x620
observed inlined-set rep 2 256 tomoyo_socket_listen_permission+0x6f/0x120
observed inlined-set rep 2 256 ____sys_recvmsg+0x6a/0x1e0
observed inlined-set rep 2 256 ___sys_recvmsg+0x5e/0xf0
observed inlined-set rep 2 240 __do_sys_statfs+0x27/0x80
observed inlined-set rep 3 240 tomoyo_mount_permission+0x42/0x210
observed inlined-set rep 3 216 mas_wr_spanning_store+0x66/0x9d0
observed inlined-set rep 3 216 mas_wr_spanning_store+0x82/0x9d0
observed inlined-set rep 3 216 mas_wr_spanning_store+0x9d/0x9d0
observed memcpy call 4 214 _prb_read_valid+0x217/0x330
observed memmove call 4 214 printk_sprint+0xbc/0xf0
observed inlined-set rep 2 208 __sys_recvmsg+0x3a/0xf0
observed inlined-set rep 3 192 copy_process+0x12df/0x2750
observed inlined-set rep 3 192 get_random_bytes_user+0x3f/0x180
observed inlined-set rep 3 192 get_random_bytes_user+0x4a/0x180
observed inlined-set rep 3 192 get_random_bytes_user+0x100/0x180
observed inlined-set rep 3 192 __mt_dup+0x3c/0x560
observed inlined-set rep 3 192 __mt_dup+0x4c/0x560
observed inlined-set rep 4 192 mas_spanning_rebalance+0x57/0x1340
observed inlined-set rep 4 192 mas_spanning_rebalance+0x70/0x1340
observed inlined-set rep 4 192 mas_spanning_rebalance+0x9d/0x1340
observed inlined-set rep 3 192 mas_wr_spanning_store+0x4e/0x9d0
observed inlined-set rep 1 184 __do_sys_newfstat+0x2c/0x80
observed inlined-set rep 2 176 userfaultfd_remove+0x3d/0x130
observed inlined-set rep 3 168 copy_msghdr_from_user+0x33/0x190
observed inlined-set rep 3 144 collect_percpu_times+0x66/0x360
observed inlined-set rep 1 136 copy_clone_args_from_user+0x10c/0x290
observed inlined-set rep 1 136 __do_sys_clone3+0x31/0x140
observed memcpy call 111 132 text_poke_memcpy+0x9/0x20
observed inlined-set rep 1 128 __do_sys_clone3+0x41/0x140
observed inlined-set rep 1 128 aa_may_signal+0x56/0x180
observed inlined-set rep 1 128 ___sys_sendmsg+0x5f/0xf0
observed inlined-set rep 1 128 ___sys_sendmsg+0x6a/0xf0
observed inlined-set rep 1 128 __sys_bind+0x42/0x120
observed inlined-set rep 3 120 rcu_sync_init+0x38/0x60
observed inlined-set rep 3 120 refresh_cpu_vm_stats+0x59/0x290
observed inlined-set rep 1 119 try_to_generate_entropy+0x43/0x238
observed inlined-set rep 1 112 do_sysinfo.isra.0+0x26/0x150
observed inlined-set rep 1 112 __do_sys_sysinfo+0x21/0x80
observed inlined-set rep 2 112 __inet_dev_addr_type+0x36/0x190
observed inlined-set rep 1 104 __sys_sendmsg+0x3a/0xf0
observed memset call 13 104 mm_init+0xee/0x3f0
observed memset call 13 104 mm_init+0x2d1/0x3f0
observed inlined-set rep 2 96 tomoyo_socket_listen_permission+0x34/0x120
observed inlined-set rep 2 96 profile_signal_perm+0x58/0x110
observed inlined-set rep 2 96 __inet_dev_addr_type+0x45/0x190
observed inlined-set rep 4 96 _printk+0x48/0x87
observed memcpy call 37 95 text_poke_loc_init+0x54/0x1f0
observed inlined-copy rep 10 88 copy_string_kernel+0x144/0x240
observed inlined-set rep 1 88 copy_clone_args_from_user+0x2e/0x290
observed inlined-set rep 1 80 show_stat+0x190/0x7a0
observed inlined-set rep 1 80 show_stat+0x3f6/0x7a0
observed memset call 10 80 begin_new_exec+0x3d8/0xb60
observed user-clear call 1 80 copy_siginfo_to_user+0x44/0x70
observed inlined-set rep 1 72 __flush_work+0x3f/0x3b0
observed inlined-set rep 1 72 hrtimer_nanosleep+0x36/0x180
observed inlined-set rep 1 72 futex_wait+0x49/0x130
observed inlined-set rep 1 72 khugepaged+0x283/0x950
observed memcpy call 9 72 dup_fd+0x108/0x3c0
observed memcpy call 9 72 dup_fd+0x13b/0x3c0
observed memcpy call 9 72 dup_fd+0x16b/0x3c0
observed inlined-set rep 1 64 do_madvise+0x57/0x1760
observed inlined-set rep 1 64 _get_random_bytes+0x119/0x150
observed inlined-set rep 1 64 _get_random_bytes+0x126/0x150
observed inlined-set rep 1 64 proc_sid_connector+0x2e/0x150
observed inlined-set rep 1 64 __inet_listen_sk+0x87/0x140
observed inlined-set rep 1 64 mas_wr_bnode+0x8d3/0xee0
observed inlined-set rep 1 56 find_vma_prev+0x3e/0xb0
observed inlined-set rep 1 48 send_signal_locked+0x3b/0x1c0
observed inlined-set rep 1 48 stop_one_cpu_nowait+0x1c/0x50
observed inlined-set rep 1 48 khugepaged+0x4a2/0x950
observed inlined-set rep 1 48 signalfd_read_iter+0x56/0x370
observed inlined-set rep 1 48 tomoyo_socket_bind_permission+0x28/0x130
observed inlined-set rep 1 48 mas_wr_bnode+0x8e3/0xee0
observed inlined-set rep 1 48 mas_wr_bnode+0x912/0xee0
observed inlined-set rep 1 40 __x64_sys_kill+0x56/0xd0
observed memset call 4 39 __get_task_comm+0x7f/0xb0
observed memcpy call 1 32 _get_random_bytes+0x10a/0x150
observed memset call 1 32 sg_init_table+0x10/0x50
observed memcpy call 4 28 kstrdup+0x49/0x80
observed memset call 1 8 __lru_add_drain_all+0x89/0x1f0
observed memcpy call 1 4 kmemdup_nul+0x4e/0x90
observed memcpy call 1 4 ___neigh_create+0x1c4/0x980
observed memcpy call 1 4 arp_constructor+0x5a/0x430
observed inlined-set rep 2 0 copy_string_kernel+0x144/0x240
observed inlined-set rep 2 0 getname_kernel+0xf9/0x190
observed inlined-set rep 18 0 mas_wr_node_store+0x2de/0x5e0
observed inlined-set rep 18 0 mas_wr_node_store+0x30d/0x5e0
observed inlined-set rep 32 0 mas_wr_node_store+0x39c/0x5e0
observed memcpy call 131253 0 blake2s_update+0x9c/0x170
observed memcpy call 1204 0 skb_segment+0x81b/0xf70
observed memset call 9 0 dup_fd+0x12b/0x3c0
observed memset call 9 0 dup_fd+0x14f/0x3c0
observed memset call 9 0 dup_fd+0x251/0x3c0
observed memset call 9 0 dup_fd+0x2a0/0x3c0
observed-size checked-copy exception 4096 4096 490 2007040
observed-size clear_page exception 4096 4096 896 3670016
observed-size clear_page softirq 4096 4096 17 69632
observed-size clear_page task 4096 4096 413 1691648
observed-size inlined-copy exception 168 168 1370 230160
observed-size inlined-copy hardirq 168 168 51 8568
observed-size inlined-copy hardirq 280 280 754 211120
observed-size inlined-copy softirq 8 8 59 472
observed-size inlined-copy softirq 56 56 5 280
observed-size inlined-copy softirq 120 120 12 1440
observed-size inlined-copy task 8 8 110 880
observed-size inlined-copy task 16 16 145 2320
observed-size inlined-copy task 24 24 90 2160
observed-size inlined-copy task 32 32 62 1984
observed-size inlined-copy task 40 40 123 4920
observed-size inlined-copy task 48 48 82 3936
observed-size inlined-copy task 56 56 110 6160
observed-size inlined-copy task 64 64 75 4800
observed-size inlined-copy task 72 72 29 2088
observed-size inlined-copy task 80 80 16 1280
observed-size inlined-copy task 88 88 2 176
observed-size inlined-copy task 104 104 4 416
observed-size inlined-copy task 168 168 10 1680
observed-size inlined-copy task 176 176 260 45760
observed-size inlined-copy task 184 184 22 4048
observed-size inlined-copy task 216 216 32 6912
observed-size inlined-copy task 248 248 5 1240
observed-size inlined-copy task 256 256 22 5632
observed-size inlined-copy task 280 280 1 280
observed-size inlined-copy task 384 384 2 768
observed-size inlined-copy task 568 568 10 5680
observed-size inlined-copy task 1344 1344 3 4032
observed-size inlined-copy task 1904 1904 13 24752
observed-size inlined-copy task 2048 2048 9 18432
observed-size inlined-set exception 48 48 1455 69840
observed-size inlined-set exception 56 56 75 4200
observed-size inlined-set exception 64 64 22 1408
observed-size inlined-set exception 72 72 1 72
observed-size inlined-set exception 104 104 1455 151320
observed-size inlined-set exception 112 112 6 672
observed-size inlined-set exception 120 120 4 480
observed-size inlined-set hardirq 48 48 1 48
observed-size inlined-set softirq 24 24 1 24
observed-size inlined-set softirq 48 48 1176 56448
observed-size inlined-set softirq 56 56 669 37464
observed-size inlined-set softirq 64 64 43990 2815360
observed-size inlined-set softirq 72 72 39352 2833344
observed-size inlined-set softirq 80 80 1 80
observed-size inlined-set softirq 88 88 3887 342056
observed-size inlined-set softirq 96 96 17 1632
observed-size inlined-set softirq 104 104 17 1768
observed-size inlined-set softirq 112 112 43792 4904704
observed-size inlined-set softirq 120 120 4 480
observed-size inlined-set softirq 176 176 1678 295328
observed-size inlined-set task 0 0 72 0
observed-size inlined-set task 24 24 3 72
observed-size inlined-set task 40 40 15 600
observed-size inlined-set task 48 48 308577 14811696
observed-size inlined-set task 56 56 3980 222880
observed-size inlined-set task 64 64 100618 6439552
observed-size inlined-set task 72 72 114446 8240112
observed-size inlined-set task 80 80 107542 8603360
observed-size inlined-set task 88 88 120234 10580592
observed-size inlined-set task 96 96 8178 785088
observed-size inlined-set task 104 104 132262 13755248
observed-size inlined-set task 112 112 436 48832
observed-size inlined-set task 119 119 1 119
observed-size inlined-set task 120 120 91555 10986600
observed-size inlined-set task 128 128 32812 4199936
observed-size inlined-set task 136 136 2 272
observed-size inlined-set task 144 144 8142 1172448
observed-size inlined-set task 160 160 41 6560
observed-size inlined-set task 176 176 161206 28372256
observed-size inlined-set task 184 184 8201 1508984
observed-size inlined-set task 192 192 8196 1573632
observed-size inlined-set task 216 216 64 13824
observed-size inlined-set task 232 232 8336 1933952
observed-size inlined-set task 248 248 8758 2171984
observed-size inlined-set task 256 256 16617 4253952
observed-size inlined-set task 264 264 28 7392
observed-size inlined-set task 384 384 2 768
observed-size inlined-set task 608 608 6 3648
observed-size inlined-set task 616 616 94 57904
observed-size inlined-set task 624 624 1 624
observed-size inlined-set task 1024 1024 248 253952
observed-size inlined-set task 1344 1344 10 13440
observed-size memcpy exception 0 0 4 0
observed-size memcpy exception 4 4 2 8
observed-size memcpy exception 32 32 6 192
observed-size memcpy exception 40 40 4 160
observed-size memcpy softirq 0 0 1237 0
observed-size memcpy softirq 8 8 249 1992
observed-size memcpy softirq 16 16 4 64
observed-size memcpy softirq 22 22 1 22
observed-size memcpy softirq 25 25 1 25
observed-size memcpy softirq 32 32 7 224
observed-size memcpy softirq 40 40 4 160
observed-size memcpy softirq 66 66 1204 79464
observed-size memcpy softirq 2236 2236 17 38012
observed-size memcpy task 0 0 131249 0
observed-size memcpy task 1 1 150 150
observed-size memcpy task 2 2 53 106
observed-size memcpy task 3 3 92 276
observed-size memcpy task 4 4 63 252
observed-size memcpy task 5 5 32 160
observed-size memcpy task 6 6 34 204
observed-size memcpy task 7 7 5 35
observed-size memcpy task 8 8 1047848 8382784
observed-size memcpy task 9 9 6 54
observed-size memcpy task 10 10 2 20
observed-size memcpy task 11 11 21 231
observed-size memcpy task 12 12 25 300
observed-size memcpy task 13 13 11 143
observed-size memcpy task 15 15 5 75
observed-size memcpy task 16 16 148 2368
observed-size memcpy task 24 24 46 1104
observed-size memcpy task 28 28 6 168
observed-size memcpy task 32 32 403 12896
observed-size memcpy task 39 39 1 39
observed-size memcpy task 40 40 277 11080
observed-size memcpy task 44 44 1 44
observed-size memcpy task 48 48 35 1680
observed-size memcpy task 54 54 1 54
observed-size memcpy task 56 56 24 1344
observed-size memcpy task 64 64 45 2880
observed-size memcpy task 72 72 32 2304
observed-size memcpy task 80 80 19 1520
observed-size memcpy task 88 88 6 528
observed-size memcpy task 96 96 8 768
observed-size memcpy task 98 98 1 98
observed-size memcpy task 104 104 2 208
observed-size memcpy task 112 112 2 224
observed-size memcpy task 120 120 14 1680
observed-size memcpy task 128 128 2 256
observed-size memcpy task 256 256 11 2816
observed-size memcpy task 504 504 6 3024
observed-size memcpy task 616 616 4 2464
observed-size memcpy task 728 728 5 3640
observed-size memcpy task 784 784 1 784
observed-size memcpy task 8192 8447 10 83920
observed-size memmove softirq 22 22 1 22
observed-size memmove task 40 40 1 40
observed-size memmove task 54 54 1 54
observed-size memmove task 98 98 1 98
observed-size memmove task 136 136 6 816
observed-size memset exception 0 0 2 0
observed-size memset exception 24 24 4 96
observed-size memset exception 64 64 75 4800
observed-size memset softirq 16 16 19 304
observed-size memset softirq 24 24 4 96
observed-size memset softirq 192 192 1 192
observed-size memset softirq 232 232 1367 317144
observed-size memset softirq 512 512 311 159232
observed-size memset softirq 704 704 1678 1181312
observed-size memset softirq 2256 2256 17 38352
observed-size memset task 0 0 141 0
observed-size memset task 4 4 3 12
observed-size memset task 8 8 50 400
observed-size memset task 9 9 1 9
observed-size memset task 10 10 3 30
observed-size memset task 16 16 85 1360
observed-size memset task 24 24 278 6672
observed-size memset task 32 32 25 800
observed-size memset task 40 40 454 18160
observed-size memset task 48 48 8251 396048
observed-size memset task 56 56 9 504
observed-size memset task 64 64 268 17152
observed-size memset task 72 72 8 576
observed-size memset task 80 80 8 640
observed-size memset task 88 88 69 6072
observed-size memset task 96 96 16 1536
observed-size memset task 120 120 2 240
observed-size memset task 128 128 84 10752
observed-size memset task 176 176 452 79552
observed-size memset task 184 184 8267 1521128
observed-size memset task 192 192 229 43968
observed-size memset task 232 232 9952 2308864
observed-size memset task 256 256 499 127744
observed-size memset task 336 336 3 1008
observed-size memset task 432 432 1 432
observed-size memset task 512 512 35457 18153984
observed-size memset task 640 640 1 640
observed-size memset task 704 704 45386 31951744
observed-size memset task 912 912 12 10944
observed-size memset task 1024 1024 24 24576
observed-size memset task 1152 1152 9 10368
observed-size memset task 1360 1360 13 17680
observed-size memset task 2048 2048 2 4096
observed-size memset task 2256 2256 18 40608
observed-size memset task 4014 4014 11 44154
observed-size memset task 4016 4016 10 40160
observed-size memset task 4030 4030 11 44330
observed-size memset task 4032 4032 21 84672
observed-size memset task 4046 4046 11 44506
observed-size memset task 4048 4048 21 85008
observed-size memset task 4062 4062 11 44682
observed-size memset task 4064 4064 20 81280
observed-size memset task 4078 4078 11 44858
observed-size memset task 4080 4080 20 81600
observed-size memset task 4092 4092 1 4092
observed-size memset task 4094 4094 11 45034
observed-size memset task 4096 4096 8361 34246656
observed-size memset task 8192 8447 10 83920
observed-size memset task 16384 16895 6 98304
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
observed-size user-copy task 2 2 11 22
observed-size user-copy task 3 3 6 18
observed-size user-copy task 4 4 40 160
observed-size user-copy task 5 5 10 50
observed-size user-copy task 6 6 16 96
observed-size user-copy task 7 7 23 161
observed-size user-copy task 8 8 8120 64960
observed-size user-copy task 10 10 2 20
observed-size user-copy task 11 11 20 220
observed-size user-copy task 12 12 16229 194748
observed-size user-copy task 13 13 2 26
observed-size user-copy task 14 14 13 182
observed-size user-copy task 15 15 3 45
observed-size user-copy task 16 16 112 1792
observed-size user-copy task 18 18 11 198
observed-size user-copy task 23 23 1 23
observed-size user-copy task 24 24 9 216
observed-size user-copy task 25 25 2346 58650
observed-size user-copy task 30 30 12 360
observed-size user-copy task 32 32 82 2624
observed-size user-copy task 34 34 11 374
observed-size user-copy task 41 41 5384 220744
observed-size user-copy task 42 42 5384 226128
observed-size user-copy task 43 43 5386 231598
observed-size user-copy task 46 46 10 460
observed-size user-copy task 48 48 59 2832
observed-size user-copy task 50 50 11 550
observed-size user-copy task 53 53 2426 128578
observed-size user-copy task 56 56 3 168
observed-size user-copy task 62 62 10 620
observed-size user-copy task 64 64 48 3072
observed-size user-copy task 66 66 11 726
observed-size user-copy task 76 76 10 760
observed-size user-copy task 78 78 5005 390390
observed-size user-copy task 80 80 2663 213040
observed-size user-copy task 82 82 2638 216316
observed-size user-copy task 88 88 1 88
observed-size user-copy task 106 106 2361 250266
observed-size user-copy task 110 110 4 440
observed-size user-copy task 112 112 1 112
observed-size user-copy task 128 128 19 2432
observed-size user-copy task 131 131 2360 309160
observed-size user-copy task 135 135 1 135
observed-size user-copy task 144 144 8126 1170144
observed-size user-copy task 145 145 2 290
observed-size user-copy task 159 159 2362 375558
observed-size user-copy task 184 184 2425 446200
observed-size user-copy task 192 192 13 2496
observed-size user-copy task 212 212 2346 497352
observed-size user-copy task 219 219 1 219
observed-size user-copy task 233 233 5384 1254472
observed-size user-copy task 235 235 10768 2530480
observed-size user-copy task 237 237 76961 18239757
observed-size user-copy task 256 256 5 1280
observed-size user-copy task 274 274 1 274
observed-size user-copy task 275 275 5 1375
observed-size user-copy task 295 295 1 295
observed-size user-copy task 316 316 3 948
observed-size user-copy task 368 368 10 3680
observed-size user-copy task 384 384 298 114432
observed-size user-copy task 390 390 2 780
observed-size user-copy task 512 512 298 152576
observed-size user-copy task 576 576 5 2880
observed-size user-copy task 687 687 1 687
observed-size user-copy task 768 768 10 7680
observed-size user-copy task 784 784 10 7840
observed-size user-copy task 787 787 5 3935
observed-size user-copy task 832 832 19 15808
observed-size user-copy task 840 840 2 1680
observed-size user-copy task 896 896 293 262528
observed-size user-copy task 1024 1024 2692 2756608
observed-size user-copy task 1216 1216 292 355072
observed-size user-copy task 1363 1363 304 414352
observed-size user-copy task 1416 1416 5 7080
observed-size user-copy task 1600 1600 586 937600
observed-size user-copy task 1747 1747 5 8735
observed-size user-copy task 1856 1856 6 11136
observed-size user-copy task 1875 1875 13 24375
observed-size user-copy task 1984 1984 4814 9550976
observed-size user-copy task 2048 2048 6 12288
observed-size user-copy task 2112 2112 4492 9487104
observed-size user-copy task 2240 2240 6 13440
observed-size user-copy task 2443 2443 5 12215
observed-size user-copy task 2496 2496 300 748800
observed-size user-copy task 3072 3072 5 15360
observed-size user-copy task 3200 3200 1 3200
observed-size user-copy task 3283 3283 5 16415
observed-size user-copy task 3328 3328 10 33280
observed-size user-copy task 3584 3584 6 21504
observed-size user-copy task 3667 3667 5 18335
observed-size user-copy task 3712 3712 5 18560
observed-size user-copy task 3840 3840 5 19200
observed-size user-copy task 3859 3859 80714 311475326
observed-size user-copy task 3861 3861 5384 20787624
observed-size user-copy task 3937 3937 8 31496
observed-size user-copy task 3968 3968 13 51584
observed-size user-copy task 4096 4096 91542 374956032
observed-align checked-copy 0 0 490
observed-align clear_page 0 - 1326
observed-align inlined-copy 0 0 53
observed-align inlined-copy 0 16 20
observed-align inlined-copy 0 24 4
observed-align inlined-copy 0 32 16
observed-align inlined-copy 0 48 28
observed-align inlined-copy 0 56 33
observed-align inlined-copy 0 8 1
observed-align inlined-copy 16 0 14
observed-align inlined-copy 16 16 296
observed-align inlined-copy 16 24 16
observed-align inlined-copy 16 32 8
observed-align inlined-copy 16 40 6
observed-align inlined-copy 16 48 15
observed-align inlined-copy 16 8 29
observed-align inlined-copy 24 16 43
observed-align inlined-copy 24 24 1431
observed-align inlined-copy 24 32 6
observed-align inlined-copy 24 48 4
observed-align inlined-copy 24 8 11
observed-align inlined-copy 32 0 17
observed-align inlined-copy 32 10 2
observed-align inlined-copy 32 16 16
observed-align inlined-copy 32 24 25
observed-align inlined-copy 32 32 36
observed-align inlined-copy 32 40 6
observed-align inlined-copy 32 42 2
observed-align inlined-copy 32 48 21
observed-align inlined-copy 32 56 4
observed-align inlined-copy 32 8 2
observed-align inlined-copy 40 0 6
observed-align inlined-copy 40 16 1
observed-align inlined-copy 40 32 19
observed-align inlined-copy 40 33 1
observed-align inlined-copy 40 40 9
observed-align inlined-copy 40 48 1
observed-align inlined-copy 40 6 1
observed-align inlined-copy 40 8 2
observed-align inlined-copy 48 0 20
observed-align inlined-copy 48 16 16
observed-align inlined-copy 48 32 18
observed-align inlined-copy 48 35 4
observed-align inlined-copy 48 37 2
observed-align inlined-copy 48 38 1
observed-align inlined-copy 48 39 1
observed-align inlined-copy 48 40 14
observed-align inlined-copy 48 48 12
observed-align inlined-copy 48 8 2
observed-align inlined-copy 56 16 3
observed-align inlined-copy 56 48 21
observed-align inlined-copy 56 56 55
observed-align inlined-copy 56 8 1
observed-align inlined-copy 8 0 37
observed-align inlined-copy 8 16 4
observed-align inlined-copy 8 32 758
observed-align inlined-copy 8 40 2
observed-align inlined-copy 8 56 37
observed-align inlined-copy 8 6 1
observed-align inlined-copy 8 8 274
observed-align inlined-set - - 72
observed-align inlined-set 0 - 180813
observed-align inlined-set 16 - 182725
observed-align inlined-set 24 - 159372
observed-align inlined-set 32 - 214354
observed-align inlined-set 40 - 120753
observed-align inlined-set 48 - 230371
observed-align inlined-set 56 - 121595
observed-align inlined-set 57 - 1
observed-align inlined-set 8 - 168230
observed-align memcpy - - 132490
observed-align memcpy 0 0 131070
observed-align memcpy 0 16 14
observed-align memcpy 0 2 1
observed-align memcpy 0 20 1
observed-align memcpy 0 24 42
observed-align memcpy 0 3 1
observed-align memcpy 0 32 22
observed-align memcpy 0 40 37
observed-align memcpy 0 43 1
observed-align memcpy 0 48 42
observed-align memcpy 0 56 70
observed-align memcpy 0 8 28
observed-align memcpy 1 59 1
observed-align memcpy 10 1 10
observed-align memcpy 10 10 3
observed-align memcpy 10 37 1
observed-align memcpy 11 21 1
observed-align memcpy 11 40 1
observed-align memcpy 12 0 6
observed-align memcpy 12 26 1
observed-align memcpy 12 37 1
observed-align memcpy 12 4 1
observed-align memcpy 12 40 1
observed-align memcpy 13 2 1
observed-align memcpy 13 3 1
observed-align memcpy 14 0 2
observed-align memcpy 14 2 1
observed-align memcpy 14 3 1
observed-align memcpy 14 43 1
observed-align memcpy 15 11 1
observed-align memcpy 15 2 1
observed-align memcpy 15 3 1
observed-align memcpy 15 40 1
observed-align memcpy 16 0 131040
observed-align memcpy 16 16 14
observed-align memcpy 16 20 1
observed-align memcpy 16 24 18
observed-align memcpy 16 32 9
observed-align memcpy 16 40 30
observed-align memcpy 16 48 6
observed-align memcpy 16 52 1
observed-align memcpy 16 56 10
observed-align memcpy 16 59 1
observed-align memcpy 16 8 37
observed-align memcpy 17 37 1
observed-align memcpy 17 40 1
observed-align memcpy 18 17 1
observed-align memcpy 18 2 1
observed-align memcpy 18 3 1
observed-align memcpy 18 37 1
observed-align memcpy 19 11 1
observed-align memcpy 2 16 1
observed-align memcpy 2 2 1
observed-align memcpy 2 3 1
observed-align memcpy 20 2 2
observed-align memcpy 20 3 2
observed-align memcpy 20 8 3
observed-align memcpy 21 27 1
observed-align memcpy 21 37 1
observed-align memcpy 21 59 1
observed-align memcpy 22 0 7
observed-align memcpy 22 37 1
observed-align memcpy 22 8 2
observed-align memcpy 23 40 1
observed-align memcpy 24 0 131000
observed-align memcpy 24 16 53
observed-align memcpy 24 24 10
observed-align memcpy 24 32 8
observed-align memcpy 24 48 16
observed-align memcpy 24 8 63
observed-align memcpy 25 53 1
observed-align memcpy 26 1 7
observed-align memcpy 26 10 2
observed-align memcpy 26 40 2
observed-align memcpy 27 42 1
observed-align memcpy 27 43 1
observed-align memcpy 28 16 13
observed-align memcpy 28 38 1
observed-align memcpy 28 43 1
observed-align memcpy 29 2 1
observed-align memcpy 29 3 1
observed-align memcpy 29 37 2
observed-align memcpy 29 40 1
observed-align memcpy 3 2 1
observed-align memcpy 3 3 1
observed-align memcpy 3 37 1
observed-align memcpy 3 43 1
observed-align memcpy 30 16 2
observed-align memcpy 30 27 1
observed-align memcpy 32 0 131027
observed-align memcpy 32 15 1
observed-align memcpy 32 16 27
observed-align memcpy 32 24 35
observed-align memcpy 32 29 1
observed-align memcpy 32 32 5
observed-align memcpy 32 34 1
observed-align memcpy 32 37 2
observed-align memcpy 32 40 7
observed-align memcpy 32 48 3
observed-align memcpy 32 56 26
observed-align memcpy 32 8 4
observed-align memcpy 34 0 1
observed-align memcpy 34 2 1
observed-align memcpy 34 3 1
observed-align memcpy 34 40 1
observed-align memcpy 34 42 1
observed-align memcpy 34 43 1
observed-align memcpy 35 11 1
observed-align memcpy 35 37 1
observed-align memcpy 35 43 1
observed-align memcpy 36 15 1
observed-align memcpy 36 16 1
observed-align memcpy 36 21 1
observed-align memcpy 36 42 1
observed-align memcpy 36 43 1
observed-align memcpy 37 11 1
observed-align memcpy 37 2 1
observed-align memcpy 37 3 1
observed-align memcpy 38 11 1
observed-align memcpy 38 24 3
observed-align memcpy 39 2 1
observed-align memcpy 39 3 1
observed-align memcpy 4 11 1
observed-align memcpy 4 4 17
observed-align memcpy 4 40 1
observed-align memcpy 4 56 3
observed-align memcpy 40 0 131010
observed-align memcpy 40 16 3
observed-align memcpy 40 24 45
observed-align memcpy 40 27 1
observed-align memcpy 40 29 1
observed-align memcpy 40 32 31
observed-align memcpy 40 37 1
observed-align memcpy 40 40 6
observed-align memcpy 40 42 1
observed-align memcpy 40 43 1
observed-align memcpy 40 48 3
observed-align memcpy 40 56 1
observed-align memcpy 40 8 1
observed-align memcpy 41 2 2
observed-align memcpy 41 27 1
observed-align memcpy 41 3 2
observed-align memcpy 41 40 1
observed-align memcpy 42 1 7
observed-align memcpy 42 10 1
observed-align memcpy 42 11 1
observed-align memcpy 42 43 1
observed-align memcpy 43 2 1
observed-align memcpy 43 3 1
observed-align memcpy 43 51 1
observed-align memcpy 44 27 1
observed-align memcpy 44 32 10
observed-align memcpy 46 2 2
observed-align memcpy 46 3 2
observed-align memcpy 46 32 2
observed-align memcpy 46 37 2
observed-align memcpy 47 11 1
observed-align memcpy 47 37 1
observed-align memcpy 47 40 1
observed-align memcpy 47 43 1
observed-align memcpy 48 0 131025
observed-align memcpy 48 16 2
observed-align memcpy 48 2 2
observed-align memcpy 48 24 6
observed-align memcpy 48 3 2
observed-align memcpy 48 32 23
observed-align memcpy 48 40 21
observed-align memcpy 48 42 1
observed-align memcpy 48 43 1
observed-align memcpy 48 48 3
observed-align memcpy 48 56 3
observed-align memcpy 48 8 25
observed-align memcpy 49 11 1
observed-align memcpy 49 27 1
observed-align memcpy 49 59 1
observed-align memcpy 5 37 1
observed-align memcpy 50 2 1
observed-align memcpy 50 3 1
observed-align memcpy 51 11 1
observed-align memcpy 52 42 1
observed-align memcpy 52 43 1
observed-align memcpy 53 27 1
observed-align memcpy 53 37 1
observed-align memcpy 54 0 8
observed-align memcpy 54 40 2
observed-align memcpy 55 40 1
observed-align memcpy 56 0 131010
observed-align memcpy 56 1 1
observed-align memcpy 56 16 14
observed-align memcpy 56 2 2
observed-align memcpy 56 24 36
observed-align memcpy 56 3 2
observed-align memcpy 56 32 7
observed-align memcpy 56 33 5
observed-align memcpy 56 37 43
observed-align memcpy 56 38 8
observed-align memcpy 56 40 44
observed-align memcpy 56 41 3
observed-align memcpy 56 42 9
observed-align memcpy 56 43 4
observed-align memcpy 56 44 1
observed-align memcpy 56 45 1
observed-align memcpy 56 47 5
observed-align memcpy 56 48 33
observed-align memcpy 56 49 1
observed-align memcpy 56 51 1
observed-align memcpy 56 54 94
observed-align memcpy 56 56 8
observed-align memcpy 56 60 1
observed-align memcpy 56 62 1
observed-align memcpy 57 2 2
observed-align memcpy 57 27 1
observed-align memcpy 57 3 2
observed-align memcpy 57 40 2
observed-align memcpy 57 43 1
observed-align memcpy 58 1 7
observed-align memcpy 58 10 1
observed-align memcpy 58 11 1
observed-align memcpy 58 59 1
observed-align memcpy 59 4 1
observed-align memcpy 6 40 2
observed-align memcpy 6 56 2
observed-align memcpy 60 2 1
observed-align memcpy 60 3 1
observed-align memcpy 60 48 10
observed-align memcpy 61 2 1
observed-align memcpy 61 27 1
observed-align memcpy 61 3 1
observed-align memcpy 61 37 1
observed-align memcpy 61 40 1
observed-align memcpy 61 42 1
observed-align memcpy 61 43 1
observed-align memcpy 62 11 1
observed-align memcpy 62 2 1
observed-align memcpy 62 3 1
observed-align memcpy 62 34 1
observed-align memcpy 62 48 3
observed-align memcpy 62 59 1
observed-align memcpy 62 62 1204
observed-align memcpy 63 2 1
observed-align memcpy 63 3 1
observed-align memcpy 63 37 2
observed-align memcpy 63 59 1
observed-align memcpy 7 37 1
observed-align memcpy 7 42 1
observed-align memcpy 7 43 1
observed-align memcpy 8 0 131050
observed-align memcpy 8 16 7
observed-align memcpy 8 24 2
observed-align memcpy 8 32 13
observed-align memcpy 8 40 2
observed-align memcpy 8 48 2
observed-align memcpy 8 56 48
observed-align memcpy 8 59 1
observed-align memcpy 8 8 12
observed-align memmove 0 0 1
observed-align memmove 0 56 1
observed-align memmove 16 0 1
observed-align memmove 24 8 1
observed-align memmove 32 34 1
observed-align memmove 40 42 1
observed-align memmove 48 50 1
observed-align memmove 56 48 1
observed-align memmove 56 58 1
observed-align memmove 8 8 1
observed-align memset - - 143
observed-align memset 0 - 120454
observed-align memset 14 - 1
observed-align memset 16 - 296
observed-align memset 18 - 22
observed-align memset 2 - 22
observed-align memset 24 - 96
observed-align memset 32 - 371
observed-align memset 34 - 11
observed-align memset 4 - 1
observed-align memset 40 - 93
observed-align memset 47 - 1
observed-align memset 48 - 322
observed-align memset 50 - 11
observed-align memset 56 - 127
observed-align memset 60 - 1
observed-align memset 62 - 2
observed-align memset 8 - 120
observed-align user-clear 0 - 12
observed-align user-clear 12 - 1
observed-align user-clear 16 - 5
observed-align user-clear 24 - 1
observed-align user-clear 32 - 3
observed-align user-clear 8 - 4
observed-align user-copy 0 0 9721
observed-align user-copy 0 1 76
observed-align user-copy 0 10 13
observed-align user-copy 0 11 414
observed-align user-copy 0 12 91
observed-align user-copy 0 13 224
observed-align user-copy 0 14 90
observed-align user-copy 0 15 234
observed-align user-copy 0 16 100
observed-align user-copy 0 17 242
observed-align user-copy 0 18 96
observed-align user-copy 0 19 10003
observed-align user-copy 0 2 66
observed-align user-copy 0 20 127
observed-align user-copy 0 21 799
observed-align user-copy 0 22 38
observed-align user-copy 0 23 50
observed-align user-copy 0 24 2048
observed-align user-copy 0 25 38
observed-align user-copy 0 26 726
observed-align user-copy 0 27 713
observed-align user-copy 0 28 21
observed-align user-copy 0 29 8
observed-align user-copy 0 3 56
observed-align user-copy 0 30 2
observed-align user-copy 0 31 4
observed-align user-copy 0 32 606
observed-align user-copy 0 33 138
observed-align user-copy 0 34 94
observed-align user-copy 0 35 225
observed-align user-copy 0 36 95
observed-align user-copy 0 37 233
observed-align user-copy 0 38 95
observed-align user-copy 0 39 257
observed-align user-copy 0 4 68
observed-align user-copy 0 40 101
observed-align user-copy 0 41 286
observed-align user-copy 0 42 124
observed-align user-copy 0 43 159
observed-align user-copy 0 44 36
observed-align user-copy 0 45 52
observed-align user-copy 0 46 40
observed-align user-copy 0 47 24
observed-align user-copy 0 48 20
observed-align user-copy 0 49 14
observed-align user-copy 0 5 48
observed-align user-copy 0 50 5
observed-align user-copy 0 51 4
observed-align user-copy 0 52 5
observed-align user-copy 0 54 308
observed-align user-copy 0 55 11
observed-align user-copy 0 56 316
observed-align user-copy 0 58 335
observed-align user-copy 0 59 11
observed-align user-copy 0 6 6
observed-align user-copy 0 60 334
observed-align user-copy 0 62 350
observed-align user-copy 0 7 13
observed-align user-copy 0 8 5
observed-align user-copy 0 9 6
observed-align user-copy 1 0 314
observed-align user-copy 1 32 499
observed-align user-copy 1 44 333
observed-align user-copy 1 54 1
observed-align user-copy 10 0 1
observed-align user-copy 10 32 11
observed-align user-copy 11 0 1468
observed-align user-copy 11 22 262
observed-align user-copy 11 32 6
observed-align user-copy 11 40 1
observed-align user-copy 12 0 90
observed-align user-copy 12 1 1
observed-align user-copy 12 32 4
observed-align user-copy 13 0 21864
observed-align user-copy 13 32 4
observed-align user-copy 14 0 90
observed-align user-copy 14 23 1
observed-align user-copy 14 32 3
observed-align user-copy 14 33 269
observed-align user-copy 15 0 234
observed-align user-copy 15 17 1
observed-align user-copy 16 0 807
observed-align user-copy 16 1 80
observed-align user-copy 16 10 1
observed-align user-copy 16 11 238
observed-align user-copy 16 16 9
observed-align user-copy 16 17 1
observed-align user-copy 16 19 10260
observed-align user-copy 16 2 38
observed-align user-copy 16 20 18
observed-align user-copy 16 21 687
observed-align user-copy 16 22 43
observed-align user-copy 16 23 44
observed-align user-copy 16 24 2148
observed-align user-copy 16 25 49
observed-align user-copy 16 26 717
observed-align user-copy 16 27 702
observed-align user-copy 16 28 23
observed-align user-copy 16 29 8
observed-align user-copy 16 3 51
observed-align user-copy 16 30 3
observed-align user-copy 16 31 1
observed-align user-copy 16 32 5
observed-align user-copy 16 33 1
observed-align user-copy 16 39 1
observed-align user-copy 16 4 39
observed-align user-copy 16 40 5
observed-align user-copy 16 41 21
observed-align user-copy 16 42 29
observed-align user-copy 16 43 43
observed-align user-copy 16 44 43
observed-align user-copy 16 45 47
observed-align user-copy 16 46 40
observed-align user-copy 16 47 33
observed-align user-copy 16 48 25
observed-align user-copy 16 49 18
observed-align user-copy 16 5 44
observed-align user-copy 16 50 7
observed-align user-copy 16 51 5
observed-align user-copy 16 52 2
observed-align user-copy 16 53 1
observed-align user-copy 16 55 1
observed-align user-copy 16 56 7
observed-align user-copy 16 57 1
observed-align user-copy 16 6 6
observed-align user-copy 16 7 2
observed-align user-copy 16 8 4
observed-align user-copy 16 9 2
observed-align user-copy 17 0 575
observed-align user-copy 17 14 1
observed-align user-copy 17 44 300
observed-align user-copy 18 0 96
observed-align user-copy 18 17 2
observed-align user-copy 18 25 673
observed-align user-copy 19 0 1633
observed-align user-copy 19 22 312
observed-align user-copy 19 56 1
observed-align user-copy 2 25 673
observed-align user-copy 2 32 472
observed-align user-copy 20 0 102
observed-align user-copy 20 12 2027
observed-align user-copy 20 23 3
observed-align user-copy 20 28 5
observed-align user-copy 20 32 194
observed-align user-copy 20 4 1
observed-align user-copy 20 44 1
observed-align user-copy 20 60 2035
observed-align user-copy 21 0 21800
observed-align user-copy 21 24 1
observed-align user-copy 21 32 189
observed-align user-copy 22 32 324
observed-align user-copy 22 33 261
observed-align user-copy 23 0 1
observed-align user-copy 23 12 1
observed-align user-copy 23 32 316
observed-align user-copy 24 0 5998
observed-align user-copy 24 1 40
observed-align user-copy 24 10 2
observed-align user-copy 24 11 344
observed-align user-copy 24 16 2
observed-align user-copy 24 19 9095
observed-align user-copy 24 2 52
observed-align user-copy 24 20 26
observed-align user-copy 24 21 693
observed-align user-copy 24 22 25
observed-align user-copy 24 23 40
observed-align user-copy 24 24 41
observed-align user-copy 24 25 28
observed-align user-copy 24 26 32
observed-align user-copy 24 27 14
observed-align user-copy 24 28 23
observed-align user-copy 24 29 5
observed-align user-copy 24 3 69
observed-align user-copy 24 30 3
observed-align user-copy 24 32 475
observed-align user-copy 24 33 2
observed-align user-copy 24 4 66
observed-align user-copy 24 40 5
observed-align user-copy 24 41 24
observed-align user-copy 24 42 21
observed-align user-copy 24 43 42
observed-align user-copy 24 44 47
observed-align user-copy 24 45 60
observed-align user-copy 24 46 30
observed-align user-copy 24 47 41
observed-align user-copy 24 48 15
observed-align user-copy 24 49 22
observed-align user-copy 24 5 118
observed-align user-copy 24 50 2
observed-align user-copy 24 51 2
observed-align user-copy 24 52 7
observed-align user-copy 24 55 1
observed-align user-copy 24 56 1
observed-align user-copy 24 58 1
observed-align user-copy 24 6 7
observed-align user-copy 24 7 4
observed-align user-copy 24 8 1
observed-align user-copy 24 9 1
observed-align user-copy 25 0 343
observed-align user-copy 25 16 2
observed-align user-copy 25 32 305
observed-align user-copy 25 41 3
observed-align user-copy 25 44 268
observed-align user-copy 25 48 2
observed-align user-copy 26 0 1
observed-align user-copy 26 32 294
observed-align user-copy 26 35 1
observed-align user-copy 27 0 1330
observed-align user-copy 27 22 226
observed-align user-copy 27 29 1
observed-align user-copy 27 32 159
observed-align user-copy 27 8 1
observed-align user-copy 28 0 1
observed-align user-copy 28 29 1
observed-align user-copy 28 32 147
observed-align user-copy 28 40 1
observed-align user-copy 29 0 21279
observed-align user-copy 29 26 1
observed-align user-copy 29 32 33
observed-align user-copy 3 0 1341
observed-align user-copy 3 12 1
observed-align user-copy 3 22 271
observed-align user-copy 3 32 465
observed-align user-copy 3 56 1
observed-align user-copy 30 0 1
observed-align user-copy 30 29 2
observed-align user-copy 30 32 22
observed-align user-copy 30 33 312
observed-align user-copy 30 48 1
observed-align user-copy 31 0 18
observed-align user-copy 31 32 13
observed-align user-copy 32 0 66
observed-align user-copy 32 1 41
observed-align user-copy 32 10 1
observed-align user-copy 32 11 346
observed-align user-copy 32 16 9
observed-align user-copy 32 19 10816
observed-align user-copy 32 2 64
observed-align user-copy 32 20 28
observed-align user-copy 32 21 689
observed-align user-copy 32 22 47
observed-align user-copy 32 23 34
observed-align user-copy 32 24 4045
observed-align user-copy 32 25 36
observed-align user-copy 32 26 711
observed-align user-copy 32 27 694
observed-align user-copy 32 28 12
observed-align user-copy 32 29 4
observed-align user-copy 32 3 57
observed-align user-copy 32 30 3
observed-align user-copy 32 31 1
observed-align user-copy 32 32 21
observed-align user-copy 32 33 2
observed-align user-copy 32 35 3
observed-align user-copy 32 36 1
observed-align user-copy 32 4 75
observed-align user-copy 32 40 2102
observed-align user-copy 32 41 39
observed-align user-copy 32 42 30
observed-align user-copy 32 43 67
observed-align user-copy 32 44 40
observed-align user-copy 32 45 61
observed-align user-copy 32 46 41
observed-align user-copy 32 47 42
observed-align user-copy 32 48 30
observed-align user-copy 32 49 19
observed-align user-copy 32 5 37
observed-align user-copy 32 50 5
observed-align user-copy 32 51 1
observed-align user-copy 32 53 1
observed-align user-copy 32 54 1
observed-align user-copy 32 56 2063
observed-align user-copy 32 6 9
observed-align user-copy 32 7 3
observed-align user-copy 32 8 1941
observed-align user-copy 32 9 1
observed-align user-copy 33 0 472
observed-align user-copy 33 32 7
observed-align user-copy 33 44 260
observed-align user-copy 33 48 1
observed-align user-copy 34 0 93
observed-align user-copy 34 25 673
observed-align user-copy 34 32 4
observed-align user-copy 34 48 1
observed-align user-copy 35 0 1589
observed-align user-copy 35 22 335
observed-align user-copy 35 24 1
observed-align user-copy 35 32 2
observed-align user-copy 35 48 1
observed-align user-copy 36 0 95
observed-align user-copy 36 12 1998
observed-align user-copy 36 28 6
observed-align user-copy 36 32 2
observed-align user-copy 36 33 1
observed-align user-copy 36 44 7
observed-align user-copy 36 60 2067
observed-align user-copy 36 8 1
observed-align user-copy 37 0 20586
observed-align user-copy 37 48 2
observed-align user-copy 37 56 1
observed-align user-copy 38 0 95
observed-align user-copy 38 32 1
observed-align user-copy 38 33 225
observed-align user-copy 38 8 2
observed-align user-copy 39 0 246
observed-align user-copy 39 32 1
observed-align user-copy 39 48 3
observed-align user-copy 4 0 1
observed-align user-copy 4 12 2026
observed-align user-copy 4 28 3
observed-align user-copy 4 32 436
observed-align user-copy 4 4 1
observed-align user-copy 4 44 6
observed-align user-copy 4 6 1
observed-align user-copy 4 60 1979
observed-align user-copy 40 0 163
observed-align user-copy 40 1 78
observed-align user-copy 40 10 1
observed-align user-copy 40 11 327
observed-align user-copy 40 14 2
observed-align user-copy 40 16 6
observed-align user-copy 40 19 10848
observed-align user-copy 40 2 63
observed-align user-copy 40 20 29
observed-align user-copy 40 21 713
observed-align user-copy 40 22 42
observed-align user-copy 40 23 39
observed-align user-copy 40 24 67
observed-align user-copy 40 25 39
observed-align user-copy 40 26 33
observed-align user-copy 40 27 16
observed-align user-copy 40 28 19
observed-align user-copy 40 29 2
observed-align user-copy 40 3 64
observed-align user-copy 40 30 2
observed-align user-copy 40 31 5
observed-align user-copy 40 32 2
observed-align user-copy 40 33 1
observed-align user-copy 40 34 1
observed-align user-copy 40 35 1
observed-align user-copy 40 4 34
observed-align user-copy 40 40 7
observed-align user-copy 40 41 22
observed-align user-copy 40 42 26
observed-align user-copy 40 43 42
observed-align user-copy 40 44 47
observed-align user-copy 40 45 64
observed-align user-copy 40 46 38
observed-align user-copy 40 47 46
observed-align user-copy 40 48 26
observed-align user-copy 40 49 31
observed-align user-copy 40 5 37
observed-align user-copy 40 50 1
observed-align user-copy 40 51 1
observed-align user-copy 40 52 3
observed-align user-copy 40 53 1
observed-align user-copy 40 56 2
observed-align user-copy 40 6 7
observed-align user-copy 40 7 4
observed-align user-copy 40 8 6
observed-align user-copy 41 0 582
observed-align user-copy 41 32 203
observed-align user-copy 41 41 3
observed-align user-copy 41 44 311
observed-align user-copy 41 48 1
observed-align user-copy 41 56 1
observed-align user-copy 42 0 96
observed-align user-copy 42 11 1
observed-align user-copy 42 31 1
observed-align user-copy 42 32 190
observed-align user-copy 42 56 1
observed-align user-copy 43 0 1458
observed-align user-copy 43 22 335
observed-align user-copy 43 32 355
observed-align user-copy 43 8 1
observed-align user-copy 44 0 2
observed-align user-copy 44 32 346
observed-align user-copy 44 56 1
observed-align user-copy 45 0 19710
observed-align user-copy 45 24 1
observed-align user-copy 45 32 466
observed-align user-copy 45 42 1
observed-align user-copy 46 0 3
observed-align user-copy 46 32 306
observed-align user-copy 46 33 334
observed-align user-copy 47 32 292
observed-align user-copy 48 0 1156
observed-align user-copy 48 1 68
observed-align user-copy 48 10 1
observed-align user-copy 48 11 316
observed-align user-copy 48 12 1
observed-align user-copy 48 16 15
observed-align user-copy 48 19 10604
observed-align user-copy 48 2 62
observed-align user-copy 48 20 21
observed-align user-copy 48 21 685
observed-align user-copy 48 22 41
observed-align user-copy 48 23 32
observed-align user-copy 48 24 2090
observed-align user-copy 48 25 33
observed-align user-copy 48 26 703
observed-align user-copy 48 27 693
observed-align user-copy 48 28 16
observed-align user-copy 48 29 4
observed-align user-copy 48 3 44
observed-align user-copy 48 30 3
observed-align user-copy 48 31 2
observed-align user-copy 48 32 185
observed-align user-copy 48 33 1
observed-align user-copy 48 34 1
observed-align user-copy 48 4 43
observed-align user-copy 48 40 4
observed-align user-copy 48 41 24
observed-align user-copy 48 42 20
observed-align user-copy 48 43 52
observed-align user-copy 48 44 49
observed-align user-copy 48 45 73
observed-align user-copy 48 46 43
observed-align user-copy 48 47 32
observed-align user-copy 48 48 48
observed-align user-copy 48 49 22
observed-align user-copy 48 5 43
observed-align user-copy 48 50 3
observed-align user-copy 48 52 1
observed-align user-copy 48 53 2
observed-align user-copy 48 55 1
observed-align user-copy 48 56 4
observed-align user-copy 48 6 7
observed-align user-copy 48 7 7
observed-align user-copy 48 8 7
observed-align user-copy 48 9 2
observed-align user-copy 49 0 330
observed-align user-copy 49 16 1
observed-align user-copy 49 32 156
observed-align user-copy 49 44 225
observed-align user-copy 5 0 18544
observed-align user-copy 5 32 419
observed-align user-copy 5 6 1
observed-align user-copy 50 0 3
observed-align user-copy 50 25 673
observed-align user-copy 50 32 29
observed-align user-copy 50 56 2
observed-align user-copy 51 0 1336
observed-align user-copy 51 22 318
observed-align user-copy 51 32 13
observed-align user-copy 52 0 3
observed-align user-copy 52 12 2026
observed-align user-copy 52 28 3
observed-align user-copy 52 32 9
observed-align user-copy 52 41 1
observed-align user-copy 52 44 3
observed-align user-copy 52 60 2029
observed-align user-copy 53 0 19312
observed-align user-copy 53 32 8
observed-align user-copy 54 0 308
observed-align user-copy 54 32 5
observed-align user-copy 54 33 334
observed-align user-copy 55 0 1
observed-align user-copy 55 32 4
observed-align user-copy 55 44 1
observed-align user-copy 56 0 1471
observed-align user-copy 56 1 63
observed-align user-copy 56 10 2
observed-align user-copy 56 11 276
observed-align user-copy 56 12 2
observed-align user-copy 56 13 2
observed-align user-copy 56 14 1
observed-align user-copy 56 16 2
observed-align user-copy 56 19 10139
observed-align user-copy 56 2 73
observed-align user-copy 56 20 30
observed-align user-copy 56 21 715
observed-align user-copy 56 22 42
observed-align user-copy 56 23 46
observed-align user-copy 56 24 75
observed-align user-copy 56 25 46
observed-align user-copy 56 26 35
observed-align user-copy 56 27 22
observed-align user-copy 56 28 13
observed-align user-copy 56 29 2
observed-align user-copy 56 3 55
observed-align user-copy 56 30 6
observed-align user-copy 56 32 3
observed-align user-copy 56 34 1
observed-align user-copy 56 35 1
observed-align user-copy 56 4 47
observed-align user-copy 56 40 7
observed-align user-copy 56 41 19
observed-align user-copy 56 42 29
observed-align user-copy 56 43 36
observed-align user-copy 56 44 52
observed-align user-copy 56 45 46
observed-align user-copy 56 46 42
observed-align user-copy 56 47 30
observed-align user-copy 56 48 25
observed-align user-copy 56 49 12
observed-align user-copy 56 5 41
observed-align user-copy 56 50 6
observed-align user-copy 56 51 2
observed-align user-copy 56 52 3
observed-align user-copy 56 53 1
observed-align user-copy 56 54 1
observed-align user-copy 56 59 1
observed-align user-copy 56 6 4
observed-align user-copy 56 7 8
observed-align user-copy 56 8 4
observed-align user-copy 56 9 1
observed-align user-copy 57 0 363
observed-align user-copy 57 32 1
observed-align user-copy 57 41 2
observed-align user-copy 57 44 332
observed-align user-copy 57 59 1
observed-align user-copy 58 0 325
observed-align user-copy 58 32 1
observed-align user-copy 58 47 1
observed-align user-copy 58 59 1
observed-align user-copy 59 0 1324
observed-align user-copy 59 22 301
observed-align user-copy 59 32 1
observed-align user-copy 59 56 1
observed-align user-copy 6 0 1
observed-align user-copy 6 3 1
observed-align user-copy 6 32 49
observed-align user-copy 6 33 301
observed-align user-copy 60 0 334
observed-align user-copy 60 59 2
observed-align user-copy 61 0 20568
observed-align user-copy 62 0 350
observed-align user-copy 62 1 3
observed-align user-copy 62 33 318
observed-align user-copy 7 0 2
observed-align user-copy 7 16 1
observed-align user-copy 7 32 29
observed-align user-copy 7 6 2
observed-align user-copy 8 0 3568
observed-align user-copy 8 1 55
observed-align user-copy 8 10 1
observed-align user-copy 8 11 314
observed-align user-copy 8 13 2
observed-align user-copy 8 16 6
observed-align user-copy 8 19 9549
observed-align user-copy 8 2 55
observed-align user-copy 8 20 33
observed-align user-copy 8 21 689
observed-align user-copy 8 22 46
observed-align user-copy 8 23 42
observed-align user-copy 8 24 49
observed-align user-copy 8 25 37
observed-align user-copy 8 26 40
observed-align user-copy 8 27 11
observed-align user-copy 8 28 21
observed-align user-copy 8 29 2
observed-align user-copy 8 3 70
observed-align user-copy 8 30 1
observed-align user-copy 8 31 2
observed-align user-copy 8 32 21
observed-align user-copy 8 4 65
observed-align user-copy 8 40 6
observed-align user-copy 8 41 26
observed-align user-copy 8 42 17
observed-align user-copy 8 43 38
observed-align user-copy 8 44 34
observed-align user-copy 8 45 63
observed-align user-copy 8 46 35
observed-align user-copy 8 47 44
observed-align user-copy 8 48 25
observed-align user-copy 8 49 18
observed-align user-copy 8 5 53
observed-align user-copy 8 50 3
observed-align user-copy 8 51 2
observed-align user-copy 8 52 7
observed-align user-copy 8 53 2
observed-align user-copy 8 54 3
observed-align user-copy 8 55 1
observed-align user-copy 8 56 1
observed-align user-copy 8 6 4
observed-align user-copy 8 8 2
observed-align user-copy 8 9 2
observed-align user-copy 9 0 349
observed-align user-copy 9 12 3
observed-align user-copy 9 16 2
observed-align user-copy 9 32 14
observed-align user-copy 9 41 2
observed-align user-copy 9 44 317
observed-unnamed 21 3288
