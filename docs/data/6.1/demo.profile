# tare profile 1
kernel: 6.1.0-56-amd64 #1 SMP PREEMPT_DYNAMIC Debian 6.1.192-2 (2026-11-16)
cpu: QEMU TCG CPU version 2.5+
cpus: 1
clock: tsc
clock-hz: 999999000
mode: profile
span-ns: 7429197513
cpu-features: rep_good erms
clocksource: tsc
command: /tare/bin/workload
exit-status: 0
busy-ns: 3390018010
machine: minimal-6.1
accelerator: tcg
exact: yes
qemu: 7.2.22 (Debian 1:7.2+dfsg-7+deb12u18+b3)
image-digest: 43242a6007fceb7f6753c16f537b2bed
observed-missing: unknown

function memcpy seen 128499 recorded 128499 skipped 0 lost 0 bytes 14279059
function memmove seen 925 recorded 925 skipped 0 lost 0 bytes 277999
function memset seen 202565 recorded 202565 skipped 0 lost 0 bytes 197799801
size memcpy task 0 0 13250 0
size memcpy task 1 1 2351 2351
size memcpy task 2 2 1247 2494
size memcpy task 3 3 1724 5172
size memcpy task 4 4 43169 172676
size memcpy task 5 5 3642 18210
size memcpy task 6 6 1285 7710
size memcpy task 7 7 802 5614
size memcpy task 8 8 11705 93640
size memcpy task 9 9 1346 12114
size memcpy task 10 10 555 5550
size memcpy task 11 11 595 6545
size memcpy task 12 12 623 7476
size memcpy task 13 13 457 5941
size memcpy task 14 14 360 5040
size memcpy task 15 15 246 3690
size memcpy task 16 16 1029 16464
size memcpy task 17 17 292 4964
size memcpy task 18 18 80 1440
size memcpy task 19 19 167 3173
size memcpy task 20 20 47 940
size memcpy task 21 21 57 1197
size memcpy task 22 22 40 880
size memcpy task 23 23 18 414
size memcpy task 24 24 163 3912
size memcpy task 25 25 12 300
size memcpy task 26 26 53 1378
size memcpy task 27 27 28 756
size memcpy task 28 28 156 4368
size memcpy task 29 29 3 87
size memcpy task 30 30 3 90
size memcpy task 31 31 1 31
size memcpy task 32 32 19352 619264
size memcpy task 33 33 3 99
size memcpy task 34 34 1 34
size memcpy task 35 35 1 35
size memcpy task 36 36 8 288
size memcpy task 37 37 4 148
size memcpy task 39 39 3 117
size memcpy task 40 40 12701 508040
size memcpy task 44 44 2 88
size memcpy task 46 46 7 322
size memcpy task 47 47 1 47
size memcpy task 48 48 151 7248
size memcpy task 49 49 1 49
size memcpy task 53 53 2 106
size memcpy task 55 55 2 110
size memcpy task 56 56 58 3248
size memcpy task 60 60 7 420
size memcpy task 62 62 1 62
size memcpy task 63 63 1 63
size memcpy task 64 64 583 37312
size memcpy task 68 68 1 68
size memcpy task 72 72 1020 73440
size memcpy task 76 76 1 76
size memcpy task 80 80 95 7600
size memcpy task 84 84 1 84
size memcpy task 88 88 201 17688
size memcpy task 90 90 1 90
size memcpy task 96 96 12 1152
size memcpy task 98 98 1 98
size memcpy task 104 104 327 34008
size memcpy task 112 112 27 3024
size memcpy task 120 120 753 90360
size memcpy task 124 124 2 248
size memcpy task 128 128 299 38272
size memcpy task 132 132 2 264
size memcpy task 160 160 1 160
size memcpy task 168 168 13 2184
size memcpy task 192 192 1 192
size memcpy task 216 216 1 216
size memcpy task 228 228 1 228
size memcpy task 234 234 1 234
size memcpy task 238 238 1 238
size memcpy task 240 240 1 240
size memcpy task 256 256 358 91648
size memcpy task 276 276 1 276
size memcpy task 376 376 1 376
size memcpy task 384 384 2 768
size memcpy task 401 401 1 401
size memcpy task 414 414 1 414
size memcpy task 416 416 1 416
size memcpy task 419 419 1 419
size memcpy task 440 440 2 880
size memcpy task 452 452 1 452
size memcpy task 480 480 2 960
size memcpy task 485 485 1 485
size memcpy task 487 487 1 487
size memcpy task 504 504 71 35784
size memcpy task 508 508 1 508
size memcpy task 512 512 17 8704
size memcpy task 525 525 1 525
size memcpy task 526 526 7 3682
size memcpy task 541 541 1 541
size memcpy task 545 545 1 545
size memcpy task 548 548 1 548
size memcpy task 558 558 1 558
size memcpy task 560 560 283 158480
size memcpy task 576 576 1 576
size memcpy task 624 624 1 624
size memcpy task 640 640 2 1280
size memcpy task 648 648 1 648
size memcpy task 660 660 2 1320
size memcpy task 672 672 1 672
size memcpy task 681 681 1 681
size memcpy task 720 720 1 720
size memcpy task 728 728 65 47320
size memcpy task 784 784 6 4704
size memcpy task 792 792 1 792
size memcpy task 800 800 2 1600
size memcpy task 896 896 8 7168
size memcpy task 904 904 2 1808
size memcpy task 960 960 1 960
size memcpy task 988 988 8 7904
size memcpy task 1000 1000 2 2000
size memcpy task 1024 1024 3341 3421184
size memcpy task 1234 1234 1 1234
size memcpy task 1248 1248 2 2496
size memcpy task 1281 1281 1 1281
size memcpy task 1357 1357 1 1357
size memcpy task 1361 1361 1 1361
size memcpy task 1408 1408 1 1408
size memcpy task 1416 1416 1 1416
size memcpy task 1526 1526 1 1526
size memcpy task 1560 1560 2 3120
size memcpy task 1597 1597 1 1597
size memcpy task 1636 1636 1 1636
size memcpy task 1793 1793 1 1793
size memcpy task 1929 1929 1 1929
size memcpy task 1944 1944 2 3888
size memcpy task 1992 1992 1 1992
size memcpy task 2048 2048 99 202752
size memcpy task 2104 2104 1 2104
size memcpy task 2120 2120 1 2120
size memcpy task 2148 2148 1 2148
size memcpy task 2159 2159 1 2159
size memcpy task 2172 2172 1 2172
size memcpy task 2209 2209 1 2209
size memcpy task 2424 2424 2 4848
size memcpy task 2525 2525 1 2525
size memcpy task 2606 2606 1 2606
size memcpy task 2664 2664 1 2664
size memcpy task 2688 2688 1 2688
size memcpy task 2864 2864 1 2864
size memcpy task 3024 3024 2 6048
size memcpy task 3056 3056 1 3056
size memcpy task 3072 3072 95 291840
size memcpy task 3441 3441 1 3441
size memcpy task 3469 3469 1 3469
size memcpy task 3616 3616 1 3616
size memcpy task 3776 3776 2 7552
size memcpy task 3984 3984 1 3984
size memcpy task 4016 4016 1 4016
size memcpy task 4096 4096 615 2519040
size memcpy task 4608 4735 1 4720
size memcpy task 4864 4991 2 9848
size memcpy task 5248 5375 1 5333
size memcpy task 5888 6015 1 5896
size memcpy task 6400 6527 1 6432
size memcpy task 6784 6911 1 6832
size memcpy task 7296 7423 1 7368
size memcpy task 8192 8447 463 3885496
size memcpy task 8448 8703 1 8520
size memcpy task 8960 9215 1 9208
size memcpy task 9472 9727 1 9640
size memcpy task 10752 11007 1 10824
size memcpy task 11008 11263 1 11040
size memcpy task 11264 11519 1 11504
size memcpy task 11776 12031 1 11853
size memcpy task 14336 14591 2 28836
size memcpy task 17920 18431 1 17968
size memcpy task 21504 22015 1 21512
size memcpy task 22016 22527 2 44944
size memcpy task 23552 24063 1 23935
size memcpy task 26624 27135 1 27102
size memcpy task 27648 28159 1 27901
size memcpy task 54272 55295 1 55124
size memcpy task 57344 58367 1 57704
size memcpy task 75776 77823 1 77688
size memcpy task 81920 83967 1 82686
size memcpy task 86016 88063 2 174520
size memcpy task 139264 143359 1 142155
size memcpy task 475136 483327 1 478158
size memcpy softirq 0 0 425 0
size memcpy softirq 2 2 101 202
size memcpy softirq 4 4 109 436
size memcpy softirq 16 16 7 112
size memcpy softirq 32 32 630 20160
size memcpy softirq 40 40 420 16800
size memcpy softirq 2148 2148 101 216948
align memcpy 0 0 7351
align memcpy 0 1 4
align memcpy 0 3 7
align memcpy 0 4 2
align memcpy 0 5 3
align memcpy 0 6 7
align memcpy 0 7 3
align memcpy 0 8 1336
align memcpy 0 9 4
align memcpy 0 10 289
align memcpy 0 11 2
align memcpy 0 14 2
align memcpy 0 16 1177
align memcpy 0 17 1
align memcpy 0 18 2
align memcpy 0 19 1
align memcpy 0 20 1
align memcpy 0 21 7
align memcpy 0 22 4
align memcpy 0 24 1021
align memcpy 0 25 2
align memcpy 0 26 10
align memcpy 0 27 9
align memcpy 0 28 3
align memcpy 0 29 1
align memcpy 0 30 2
align memcpy 0 31 3
align memcpy 0 32 4722
align memcpy 0 33 2
align memcpy 0 34 1
align memcpy 0 38 1
align memcpy 0 39 1
align memcpy 0 40 3247
align memcpy 0 41 3
align memcpy 0 42 4
align memcpy 0 43 2
align memcpy 0 44 4
align memcpy 0 45 1
align memcpy 0 46 1
align memcpy 0 47 11
align memcpy 0 48 1037
align memcpy 0 49 2
align memcpy 0 50 2
align memcpy 0 51 5
align memcpy 0 52 2
align memcpy 0 53 3
align memcpy 0 54 1
align memcpy 0 56 1446
align memcpy 0 57 3
align memcpy 0 60 2
align memcpy 0 61 2
align memcpy 0 63 1
align memcpy 1 0 1
align memcpy 1 1 1
align memcpy 1 3 1
align memcpy 1 5 2
align memcpy 1 9 1
align memcpy 1 14 3
align memcpy 1 21 1
align memcpy 1 23 1
align memcpy 1 26 7
align memcpy 1 27 7
align memcpy 1 30 1
align memcpy 1 31 1
align memcpy 1 32 13
align memcpy 1 35 1
align memcpy 1 40 590
align memcpy 1 42 4
align memcpy 1 44 2
align memcpy 1 47 9
align memcpy 1 51 8
align memcpy 1 56 19
align memcpy 2 3 1
align memcpy 2 5 2
align memcpy 2 8 1
align memcpy 2 9 1
align memcpy 2 10 14
align memcpy 2 12 1
align memcpy 2 20 3
align memcpy 2 21 1
align memcpy 2 26 4
align memcpy 2 27 4
align memcpy 2 32 17
align memcpy 2 34 2
align memcpy 2 36 1
align memcpy 2 37 1
align memcpy 2 40 229
align memcpy 2 42 1
align memcpy 2 43 1
align memcpy 2 47 9
align memcpy 2 48 1
align memcpy 2 51 7
align memcpy 2 56 18
align memcpy 2 59 2
align memcpy 3 3 1
align memcpy 3 5 1
align memcpy 3 8 2
align memcpy 3 9 2
align memcpy 3 10 1
align memcpy 3 12 1
align memcpy 3 26 8
align memcpy 3 27 7
align memcpy 3 31 1
align memcpy 3 32 86
align memcpy 3 35 2
align memcpy 3 40 1093
align memcpy 3 43 2
align memcpy 3 47 7
align memcpy 3 51 4
align memcpy 3 56 6
align memcpy 3 61 2
align memcpy 4 3 1
align memcpy 4 4 101
align memcpy 4 5 1
align memcpy 4 8 3
align memcpy 4 10 1
align memcpy 4 12 1
align memcpy 4 16 1
align memcpy 4 26 6
align memcpy 4 27 8
align memcpy 4 30 1
align memcpy 4 31 1
align memcpy 4 32 24
align memcpy 4 36 1
align memcpy 4 40 686
align memcpy 4 42 1
align memcpy 4 43 2
align memcpy 4 44 2
align memcpy 4 47 8
align memcpy 4 51 7
align memcpy 4 56 415
align memcpy 4 59 2
align memcpy 5 3 1
align memcpy 5 4 1
align memcpy 5 7 2
align memcpy 5 8 2
align memcpy 5 9 1
align memcpy 5 10 2
align memcpy 5 12 1
align memcpy 5 13 1
align memcpy 5 20 1
align memcpy 5 26 3
align memcpy 5 27 2
align memcpy 5 28 2
align memcpy 5 29 2
align memcpy 5 31 1
align memcpy 5 32 28
align memcpy 5 37 1
align memcpy 5 40 333
align memcpy 5 42 1
align memcpy 5 43 3
align memcpy 5 47 12
align memcpy 5 51 6
align memcpy 5 56 7
align memcpy 5 59 1
align memcpy 5 63 1
align memcpy 6 3 3
align memcpy 6 5 1
align memcpy 6 8 2
align memcpy 6 10 2
align memcpy 6 16 1
align memcpy 6 18 3
align memcpy 6 22 1
align memcpy 6 26 11
align memcpy 6 27 11
align memcpy 6 30 2
align memcpy 6 32 6
align memcpy 6 34 1
align memcpy 6 39 1
align memcpy 6 40 206
align memcpy 6 42 1
align memcpy 6 47 13
align memcpy 6 51 2
align memcpy 6 56 119
align memcpy 7 1 1
align memcpy 7 2 1
align memcpy 7 3 1
align memcpy 7 4 1
align memcpy 7 8 3
align memcpy 7 9 2
align memcpy 7 10 2
align memcpy 7 12 1
align memcpy 7 26 7
align memcpy 7 27 6
align memcpy 7 28 2
align memcpy 7 30 1
align memcpy 7 32 39
align memcpy 7 34 1
align memcpy 7 39 1
align memcpy 7 40 1063
align memcpy 7 47 13
align memcpy 7 51 11
align memcpy 7 55 60
align memcpy 7 56 18
align memcpy 8 0 1334
align memcpy 8 1 1
align memcpy 8 5 1
align memcpy 8 8 491
align memcpy 8 9 1
align memcpy 8 10 2
align memcpy 8 11 1
align memcpy 8 16 33
align memcpy 8 22 1
align memcpy 8 24 7
align memcpy 8 26 6
align memcpy 8 27 6
align memcpy 8 28 2
align memcpy 8 30 1
align memcpy 8 32 65
align memcpy 8 40 4433
align memcpy 8 41 1
align memcpy 8 42 1
align memcpy 8 47 16
align memcpy 8 48 815
align memcpy 8 51 6
align memcpy 8 56 93
align memcpy 8 57 4
align memcpy 8 59 1
align memcpy 8 60 1
align memcpy 8 63 1
align memcpy 9 1 2
align memcpy 9 2 1
align memcpy 9 3 2
align memcpy 9 9 1
align memcpy 9 12 2
align memcpy 9 26 9
align memcpy 9 27 7
align memcpy 9 30 1
align memcpy 9 32 29
align memcpy 9 39 1
align memcpy 9 40 336
align memcpy 9 41 2
align memcpy 9 47 9
align memcpy 9 51 6
align memcpy 9 56 4
align memcpy 9 59 1
align memcpy 10 1 1
align memcpy 10 3 1
align memcpy 10 8 2
align memcpy 10 12 1
align memcpy 10 22 1
align memcpy 10 26 3
align memcpy 10 27 3
align memcpy 10 30 4
align memcpy 10 32 16
align memcpy 10 36 1
align memcpy 10 37 1
align memcpy 10 39 2
align memcpy 10 40 247
align memcpy 10 43 3
align memcpy 10 47 9
align memcpy 10 48 3
align memcpy 10 51 7
align memcpy 10 56 19
align memcpy 11 1 1
align memcpy 11 2 1
align memcpy 11 3 1
align memcpy 11 5 1
align memcpy 11 8 2
align memcpy 11 9 1
align memcpy 11 10 2
align memcpy 11 11 1
align memcpy 11 12 1
align memcpy 11 16 1
align memcpy 11 22 1
align memcpy 11 26 5
align memcpy 11 27 5
align memcpy 11 30 1
align memcpy 11 32 44
align memcpy 11 40 1080
align memcpy 11 42 2
align memcpy 11 43 1
align memcpy 11 45 1
align memcpy 11 47 6
align memcpy 11 51 3
align memcpy 11 52 2
align memcpy 11 56 4
align memcpy 12 0 340
align memcpy 12 1 2
align memcpy 12 3 1
align memcpy 12 5 2
align memcpy 12 8 1
align memcpy 12 10 3
align memcpy 12 12 2
align memcpy 12 22 1
align memcpy 12 26 10
align memcpy 12 27 10
align memcpy 12 30 2
align memcpy 12 31 1
align memcpy 12 32 21
align memcpy 12 36 2
align memcpy 12 40 652
align memcpy 12 43 1
align memcpy 12 44 1
align memcpy 12 47 9
align memcpy 12 51 5
align memcpy 12 52 2
align memcpy 12 55 1
align memcpy 12 56 82
align memcpy 13 1 1
align memcpy 13 5 1
align memcpy 13 9 1
align memcpy 13 12 1
align memcpy 13 13 2
align memcpy 13 16 2
align memcpy 13 26 8
align memcpy 13 27 7
align memcpy 13 30 2
align memcpy 13 31 2
align memcpy 13 32 28
align memcpy 13 34 2
align memcpy 13 40 311
align memcpy 13 42 1
align memcpy 13 43 1
align memcpy 13 47 10
align memcpy 13 48 1
align memcpy 13 51 10
align memcpy 13 55 4
align memcpy 13 56 4
align memcpy 13 59 1
align memcpy 13 63 1
align memcpy 14 0 111
align memcpy 14 1 1
align memcpy 14 3 2
align memcpy 14 4 4
align memcpy 14 5 1
align memcpy 14 8 10
align memcpy 14 9 1
align memcpy 14 12 10
align memcpy 14 16 6
align memcpy 14 18 1
align memcpy 14 20 2
align memcpy 14 22 4
align memcpy 14 24 4
align memcpy 14 26 15
align memcpy 14 27 17
align memcpy 14 28 8
align memcpy 14 31 2
align memcpy 14 32 32
align memcpy 14 33 2
align memcpy 14 36 3
align memcpy 14 40 241
align memcpy 14 44 3
align memcpy 14 46 3
align memcpy 14 47 6
align memcpy 14 48 9
align memcpy 14 51 7
align memcpy 14 52 3
align memcpy 14 55 3
align memcpy 14 56 24
align memcpy 14 60 4
align memcpy 15 0 8
align memcpy 15 1 1
align memcpy 15 5 1
align memcpy 15 12 1
align memcpy 15 16 1
align memcpy 15 26 3
align memcpy 15 27 3
align memcpy 15 28 2
align memcpy 15 29 2
align memcpy 15 32 20
align memcpy 15 34 1
align memcpy 15 36 2
align memcpy 15 40 1077
align memcpy 15 46 2
align memcpy 15 47 8
align memcpy 15 48 1
align memcpy 15 51 15
align memcpy 15 55 1
align memcpy 15 56 5
align memcpy 15 59 1
align memcpy 16 0 997
align memcpy 16 1 2
align memcpy 16 2 3
align memcpy 16 3 1
align memcpy 16 4 1
align memcpy 16 8 337
align memcpy 16 10 273
align memcpy 16 11 1
align memcpy 16 12 5
align memcpy 16 14 3
align memcpy 16 16 550
align memcpy 16 19 1
align memcpy 16 21 1
align memcpy 16 22 1
align memcpy 16 23 1
align memcpy 16 24 62
align memcpy 16 25 1
align memcpy 16 26 14
align memcpy 16 27 13
align memcpy 16 30 3
align memcpy 16 31 3
align memcpy 16 32 118
align memcpy 16 34 2
align memcpy 16 37 2
align memcpy 16 38 1
align memcpy 16 39 2
align memcpy 16 40 1402
align memcpy 16 42 1
align memcpy 16 44 1
align memcpy 16 45 1
align memcpy 16 46 1
align memcpy 16 47 13
align memcpy 16 48 2989
align memcpy 16 50 1
align memcpy 16 51 3
align memcpy 16 52 1
align memcpy 16 53 1
align memcpy 16 54 2
align memcpy 16 55 2
align memcpy 16 56 1064
align memcpy 16 57 1
align memcpy 16 59 1
align memcpy 16 61 1
align memcpy 16 63 1
align memcpy 17 0 2
align memcpy 17 5 1
align memcpy 17 8 3
align memcpy 17 9 1
align memcpy 17 10 2
align memcpy 17 14 1
align memcpy 17 16 1
align memcpy 17 26 9
align memcpy 17 27 8
align memcpy 17 31 2
align memcpy 17 32 18
align memcpy 17 35 1
align memcpy 17 40 588
align memcpy 17 43 1
align memcpy 17 47 11
align memcpy 17 48 2
align memcpy 17 51 13
align memcpy 17 55 1
align memcpy 17 56 13
align memcpy 17 61 2
align memcpy 18 1 1
align memcpy 18 9 2
align memcpy 18 10 3
align memcpy 18 22 2
align memcpy 18 26 8
align memcpy 18 27 8
align memcpy 18 30 1
align memcpy 18 31 1
align memcpy 18 32 22
align memcpy 18 40 252
align memcpy 18 47 11
align memcpy 18 51 8
align memcpy 18 52 2
align memcpy 18 56 24
align memcpy 18 59 1
align memcpy 18 63 1
align memcpy 19 1 1
align memcpy 19 9 1
align memcpy 19 10 1
align memcpy 19 12 1
align memcpy 19 26 5
align memcpy 19 27 5
align memcpy 19 30 2
align memcpy 19 31 1
align memcpy 19 32 31
align memcpy 19 35 5
align memcpy 19 39 1
align memcpy 19 40 1072
align memcpy 19 41 2
align memcpy 19 47 8
align memcpy 19 48 1
align memcpy 19 51 9
align memcpy 19 56 3
align memcpy 20 2 1
align memcpy 20 3 1
align memcpy 20 5 1
align memcpy 20 8 373
align memcpy 20 9 1
align memcpy 20 10 2
align memcpy 20 12 2
align memcpy 20 16 1
align memcpy 20 22 1
align memcpy 20 25 2
align memcpy 20 26 7
align memcpy 20 27 7
align memcpy 20 30 3
align memcpy 20 31 1
align memcpy 20 32 15
align memcpy 20 40 687
align memcpy 20 43 2
align memcpy 20 47 9
align memcpy 20 51 5
align memcpy 20 55 2
align memcpy 20 56 73
align memcpy 21 1 2
align memcpy 21 5 1
align memcpy 21 9 1
align memcpy 21 10 1
align memcpy 21 12 1
align memcpy 21 13 1
align memcpy 21 22 1
align memcpy 21 25 1
align memcpy 21 26 9
align memcpy 21 27 11
align memcpy 21 31 1
align memcpy 21 32 29
align memcpy 21 34 1
align memcpy 21 36 1
align memcpy 21 40 305
align memcpy 21 45 2
align memcpy 21 46 2
align memcpy 21 47 12
align memcpy 21 51 7
align memcpy 21 54 2
align memcpy 21 55 1
align memcpy 21 56 5
align memcpy 21 59 1
align memcpy 22 1 1
align memcpy 22 3 2
align memcpy 22 5 1
align memcpy 22 8 118
align memcpy 22 12 1
align memcpy 22 13 3
align memcpy 22 21 1
align memcpy 22 26 9
align memcpy 22 27 11
align memcpy 22 29 2
align memcpy 22 30 1
align memcpy 22 32 15
align memcpy 22 36 3
align memcpy 22 37 1
align memcpy 22 40 221
align memcpy 22 42 1
align memcpy 22 43 1
align memcpy 22 47 17
align memcpy 22 48 1
align memcpy 22 51 9
align memcpy 22 53 1
align memcpy 22 54 3
align memcpy 22 55 1
align memcpy 22 56 14
align memcpy 22 63 1
align memcpy 23 3 2
align memcpy 23 8 13
align memcpy 23 9 1
align memcpy 23 10 1
align memcpy 23 12 1
align memcpy 23 26 10
align memcpy 23 27 12
align memcpy 23 29 2
align memcpy 23 30 1
align memcpy 23 31 1
align memcpy 23 32 25
align memcpy 23 34 1
align memcpy 23 39 2
align memcpy 23 40 1097
align memcpy 23 47 13
align memcpy 23 48 1
align memcpy 23 51 9
align memcpy 23 55 1
align memcpy 23 56 4
align memcpy 24 0 1695
align memcpy 24 8 17
align memcpy 24 16 291
align memcpy 24 24 464
align memcpy 24 25 3
align memcpy 24 26 14
align memcpy 24 27 16
align memcpy 24 29 2
align memcpy 24 30 2
align memcpy 24 32 57
align memcpy 24 33 1
align memcpy 24 39 1
align memcpy 24 40 1344
align memcpy 24 47 7
align memcpy 24 48 17
align memcpy 24 51 10
align memcpy 24 56 3007
align memcpy 25 0 1
align memcpy 25 12 1
align memcpy 25 26 9
align memcpy 25 27 11
align memcpy 25 29 2
align memcpy 25 32 22
align memcpy 25 34 1
align memcpy 25 40 310
align memcpy 25 47 5
align memcpy 25 48 1
align memcpy 25 51 14
align memcpy 25 56 5
align memcpy 26 1 1
align memcpy 26 3 2
align memcpy 26 5 1
align memcpy 26 9 1
align memcpy 26 10 1
align memcpy 26 16 1
align memcpy 26 22 1
align memcpy 26 26 11
align memcpy 26 27 11
align memcpy 26 31 2
align memcpy 26 32 24
align memcpy 26 36 1
align memcpy 26 40 252
align memcpy 26 42 1
align memcpy 26 43 1
align memcpy 26 47 13
align memcpy 26 48 3
align memcpy 26 51 9
align memcpy 26 56 20
align memcpy 26 59 1
align memcpy 27 1 2
align memcpy 27 3 2
align memcpy 27 4 2
align memcpy 27 5 2
align memcpy 27 8 1
align memcpy 27 9 1
align memcpy 27 26 2
align memcpy 27 27 2
align memcpy 27 31 1
align memcpy 27 32 48
align memcpy 27 34 2
align memcpy 27 36 1
align memcpy 27 39 1
align memcpy 27 40 1065
align memcpy 27 43 2
align memcpy 27 47 11
align memcpy 27 48 1
align memcpy 27 51 11
align memcpy 27 52 1
align memcpy 27 56 5
align memcpy 27 62 1
align memcpy 28 5 1
align memcpy 28 8 1
align memcpy 28 9 1
align memcpy 28 12 1
align memcpy 28 16 354
align memcpy 28 21 9
align memcpy 28 24 2
align memcpy 28 26 4
align memcpy 28 27 4
align memcpy 28 32 14
align memcpy 28 40 643
align memcpy 28 43 2
align memcpy 28 47 11
align memcpy 28 48 3
align memcpy 28 51 4
align memcpy 28 52 2
align memcpy 28 53 1
align memcpy 28 54 2
align memcpy 28 56 90
align memcpy 28 59 1
align memcpy 29 8 1
align memcpy 29 12 1
align memcpy 29 22 1
align memcpy 29 26 11
align memcpy 29 27 11
align memcpy 29 32 28
align memcpy 29 40 347
align memcpy 29 42 1
align memcpy 29 43 3
align memcpy 29 47 9
align memcpy 29 48 1
align memcpy 29 50 1
align memcpy 29 51 4
align memcpy 29 52 1
align memcpy 29 53 2
align memcpy 29 56 3
align memcpy 29 59 1
align memcpy 29 63 1
align memcpy 30 1 1
align memcpy 30 3 1
align memcpy 30 8 1
align memcpy 30 12 1
align memcpy 30 16 202
align memcpy 30 22 1
align memcpy 30 26 7
align memcpy 30 27 7
align memcpy 30 32 31
align memcpy 30 40 242
align memcpy 30 43 2
align memcpy 30 47 15
align memcpy 30 48 1
align memcpy 30 51 11
align memcpy 30 55 2
align memcpy 30 56 20
align memcpy 30 59 1
align memcpy 30 63 1
align memcpy 31 0 2
align memcpy 31 1 1
align memcpy 31 3 1
align memcpy 31 5 1
align memcpy 31 10 1
align memcpy 31 16 17
align memcpy 31 26 4
align memcpy 31 27 4
align memcpy 31 30 1
align memcpy 31 32 28
align memcpy 31 34 1
align memcpy 31 40 1075
align memcpy 31 43 1
align memcpy 31 46 2
align memcpy 31 47 5
align memcpy 31 48 2
align memcpy 31 51 7
align memcpy 31 56 6
align memcpy 31 59 1
align memcpy 32 0 4584
align memcpy 32 1 3
align memcpy 32 2 1
align memcpy 32 3 2
align memcpy 32 4 1
align memcpy 32 6 2
align memcpy 32 8 906
align memcpy 32 9 1
align memcpy 32 10 261
align memcpy 32 11 2
align memcpy 32 12 3
align memcpy 32 14 3
align memcpy 32 15 1
align memcpy 32 16 49
align memcpy 32 17 1
align memcpy 32 18 1
align memcpy 32 19 2
align memcpy 32 20 2
align memcpy 32 22 5
align memcpy 32 24 264
align memcpy 32 25 1
align memcpy 32 26 8
align memcpy 32 27 9
align memcpy 32 28 2
align memcpy 32 29 1
align memcpy 32 30 3
align memcpy 32 31 4
align memcpy 32 32 438
align memcpy 32 33 2
align memcpy 32 34 1
align memcpy 32 35 1
align memcpy 32 36 3
align memcpy 32 37 1
align memcpy 32 38 1
align memcpy 32 39 1
align memcpy 32 40 1592
align memcpy 32 41 1
align memcpy 32 42 3
align memcpy 32 43 2
align memcpy 32 44 2
align memcpy 32 45 4
align memcpy 32 46 2
align memcpy 32 47 10
align memcpy 32 48 27
align memcpy 32 49 2
align memcpy 32 51 5
align memcpy 32 52 1
align memcpy 32 53 2
align memcpy 32 54 3
align memcpy 32 55 1
align memcpy 32 56 143
align memcpy 32 57 2
align memcpy 32 58 3
align memcpy 32 59 2
align memcpy 32 60 1
align memcpy 32 62 1
align memcpy 32 63 3
align memcpy 33 0 2
align memcpy 33 1 1
align memcpy 33 2 2
align memcpy 33 3 1
align memcpy 33 9 2
align memcpy 33 14 2
align memcpy 33 16 1
align memcpy 33 18 2
align memcpy 33 26 7
align memcpy 33 27 7
align memcpy 33 30 1
align memcpy 33 32 22
align memcpy 33 35 1
align memcpy 33 39 1
align memcpy 33 40 567
align memcpy 33 47 8
align memcpy 33 51 6
align memcpy 33 52 2
align memcpy 33 56 11
align memcpy 34 1 1
align memcpy 34 3 1
align memcpy 34 5 2
align memcpy 34 8 1
align memcpy 34 9 1
align memcpy 34 11 1
align memcpy 34 12 1
align memcpy 34 24 1
align memcpy 34 26 8
align memcpy 34 27 7
align memcpy 34 32 21
align memcpy 34 37 1
align memcpy 34 38 1
align memcpy 34 39 3
align memcpy 34 40 245
align memcpy 34 45 1
align memcpy 34 47 9
align memcpy 34 48 1
align memcpy 34 51 7
align memcpy 34 53 2
align memcpy 34 54 2
align memcpy 34 55 1
align memcpy 34 56 17
align memcpy 35 2 1
align memcpy 35 3 1
align memcpy 35 7 1
align memcpy 35 8 1
align memcpy 35 12 2
align memcpy 35 16 1
align memcpy 35 26 6
align memcpy 35 27 6
align memcpy 35 30 1
align memcpy 35 31 1
align memcpy 35 32 21
align memcpy 35 40 1100
align memcpy 35 41 2
align memcpy 35 47 15
align memcpy 35 48 1
align memcpy 35 51 7
align memcpy 35 52 2
align memcpy 35 56 4
align memcpy 35 63 1
align memcpy 36 1 1
align memcpy 36 3 1
align memcpy 36 4 4
align memcpy 36 5 1
align memcpy 36 12 1
align memcpy 36 24 358
align memcpy 36 26 12
align memcpy 36 27 13
align memcpy 36 30 2
align memcpy 36 31 1
align memcpy 36 32 22
align memcpy 36 34 1
align memcpy 36 36 10
align memcpy 36 40 685
align memcpy 36 42 1
align memcpy 36 43 1
align memcpy 36 47 7
align memcpy 36 51 6
align memcpy 36 52 2
align memcpy 36 55 1
align memcpy 36 56 68
align memcpy 36 59 1
align memcpy 36 63 1
align memcpy 37 3 1
align memcpy 37 8 2
align memcpy 37 9 1
align memcpy 37 26 7
align memcpy 37 27 7
align memcpy 37 30 2
align memcpy 37 31 2
align memcpy 37 32 24
align memcpy 37 39 1
align memcpy 37 40 311
align memcpy 37 47 11
align memcpy 37 48 1
align memcpy 37 49 1
align memcpy 37 51 12
align memcpy 37 52 4
align memcpy 37 55 2
align memcpy 37 56 9
align memcpy 38 2 1
align memcpy 38 5 2
align memcpy 38 16 1
align memcpy 38 24 109
align memcpy 38 26 8
align memcpy 38 27 8
align memcpy 38 30 2
align memcpy 38 32 15
align memcpy 38 40 231
align memcpy 38 46 2
align memcpy 38 47 11
align memcpy 38 48 1
align memcpy 38 49 1
align memcpy 38 51 7
align memcpy 38 52 2
align memcpy 38 54 2
align memcpy 38 55 2
align memcpy 38 56 12
align memcpy 38 59 2
align memcpy 38 63 2
align memcpy 39 1 2
align memcpy 39 5 1
align memcpy 39 8 1
align memcpy 39 10 1
align memcpy 39 12 1
align memcpy 39 24 11
align memcpy 39 26 11
align memcpy 39 27 11
align memcpy 39 30 1
align memcpy 39 31 10
align memcpy 39 32 19
align memcpy 39 39 3
align memcpy 39 40 1078
align memcpy 39 46 2
align memcpy 39 47 15
align memcpy 39 48 2
align memcpy 39 51 8
align memcpy 39 55 2
align memcpy 39 56 8
align memcpy 40 0 1030
align memcpy 40 5 1
align memcpy 40 8 3590
align memcpy 40 9 2
align memcpy 40 12 2
align memcpy 40 13 1
align memcpy 40 14 1
align memcpy 40 16 949
align memcpy 40 22 1
align memcpy 40 24 5
align memcpy 40 26 16
align memcpy 40 27 14
align memcpy 40 30 1
align memcpy 40 32 305
align memcpy 40 40 1392
align memcpy 40 41 1
align memcpy 40 46 2
align memcpy 40 47 17
align memcpy 40 48 15
align memcpy 40 51 11
align memcpy 40 55 3
align memcpy 40 56 97
align memcpy 40 57 1
align memcpy 41 1 2
align memcpy 41 22 2
align memcpy 41 26 8
align memcpy 41 27 7
align memcpy 41 31 1
align memcpy 41 32 29
align memcpy 41 40 325
align memcpy 41 46 2
align memcpy 41 47 6
align memcpy 41 48 1
align memcpy 41 51 14
align memcpy 41 56 4
align memcpy 42 1 4
align memcpy 42 10 5
align memcpy 42 12 2
align memcpy 42 16 1
align memcpy 42 26 5
align memcpy 42 27 5
align memcpy 42 30 1
align memcpy 42 32 18
align memcpy 42 40 264
align memcpy 42 47 9
align memcpy 42 51 7
align memcpy 42 56 18
align memcpy 43 8 1
align memcpy 43 9 1
align memcpy 43 16 1
align memcpy 43 22 1
align memcpy 43 26 15
align memcpy 43 27 15
align memcpy 43 32 51
align memcpy 43 40 1086
align memcpy 43 42 1
align memcpy 43 43 1
align memcpy 43 47 8
align memcpy 43 51 5
align memcpy 43 56 3
align memcpy 44 1 1
align memcpy 44 3 2
align memcpy 44 7 1
align memcpy 44 8 4
align memcpy 44 9 1
align memcpy 44 12 1
align memcpy 44 13 1
align memcpy 44 15 1
align memcpy 44 21 1
align memcpy 44 26 9
align memcpy 44 27 7
align memcpy 44 31 1
align memcpy 44 32 506
align memcpy 44 40 682
align memcpy 44 43 1
align memcpy 44 47 11
align memcpy 44 48 1
align memcpy 44 51 15
align memcpy 44 52 1
align memcpy 44 56 90
align memcpy 45 1 1
align memcpy 45 5 1
align memcpy 45 8 2
align memcpy 45 9 2
align memcpy 45 10 2
align memcpy 45 12 1
align memcpy 45 16 2
align memcpy 45 20 1
align memcpy 45 26 8
align memcpy 45 27 8
align memcpy 45 28 2
align memcpy 45 30 1
align memcpy 45 32 27
align memcpy 45 40 333
align memcpy 45 47 10
align memcpy 45 48 1
align memcpy 45 49 2
align memcpy 45 51 7
align memcpy 45 54 2
align memcpy 45 56 7
align memcpy 45 63 1
align memcpy 46 0 56
align memcpy 46 1 1
align memcpy 46 2 1
align memcpy 46 3 2
align memcpy 46 4 64
align memcpy 46 5 1
align memcpy 46 8 128
align memcpy 46 9 1
align memcpy 46 10 2
align memcpy 46 12 79
align memcpy 46 16 66
align memcpy 46 20 87
align memcpy 46 22 1
align memcpy 46 23 1
align memcpy 46 24 92
align memcpy 46 26 9
align memcpy 46 27 9
align memcpy 46 28 78
align memcpy 46 30 1
align memcpy 46 31 3
align memcpy 46 32 199
align memcpy 46 36 72
align memcpy 46 40 314
align memcpy 46 44 70
align memcpy 46 47 5
align memcpy 46 48 71
align memcpy 46 51 8
align memcpy 46 52 70
align memcpy 46 54 2
align memcpy 46 56 80
align memcpy 46 59 3
align memcpy 46 60 89
align memcpy 47 1 1
align memcpy 47 3 1
align memcpy 47 5 1
align memcpy 47 8 1
align memcpy 47 12 2
align memcpy 47 16 1
align memcpy 47 26 8
align memcpy 47 27 8
align memcpy 47 32 36
align memcpy 47 40 1076
align memcpy 47 42 1
align memcpy 47 43 2
align memcpy 47 47 10
align memcpy 47 48 1
align memcpy 47 51 9
align memcpy 47 54 2
align memcpy 47 56 7
align memcpy 48 0 1309
align memcpy 48 1 3
align memcpy 48 2 1
align memcpy 48 3 3
align memcpy 48 5 3
align memcpy 48 6 2
align memcpy 48 8 142
align memcpy 48 9 1
align memcpy 48 10 244
align memcpy 48 11 2
align memcpy 48 12 2
align memcpy 48 13 1
align memcpy 48 16 3483
align memcpy 48 17 1
align memcpy 48 21 2
align memcpy 48 22 1
align memcpy 48 24 863
align memcpy 48 26 2
align memcpy 48 27 3
align memcpy 48 31 1
align memcpy 48 32 280
align memcpy 48 33 2
align memcpy 48 34 1
align memcpy 48 36 1
align memcpy 48 37 1
align memcpy 48 38 1
align memcpy 48 39 1
align memcpy 48 40 1697
align memcpy 48 42 2
align memcpy 48 43 1
align memcpy 48 44 1
align memcpy 48 45 1
align memcpy 48 46 1
align memcpy 48 47 13
align memcpy 48 48 318
align memcpy 48 49 2
align memcpy 48 51 9
align memcpy 48 52 2
align memcpy 48 53 1
align memcpy 48 54 2
align memcpy 48 55 2
align memcpy 48 56 244
align memcpy 48 57 1
align memcpy 48 59 1
align memcpy 48 60 1
align memcpy 48 62 1
align memcpy 48 63 1
align memcpy 49 0 1
align memcpy 49 1 1
align memcpy 49 2 1
align memcpy 49 3 3
align memcpy 49 5 2
align memcpy 49 8 1
align memcpy 49 13 1
align memcpy 49 14 1
align memcpy 49 15 1
align memcpy 49 16 2
align memcpy 49 26 5
align memcpy 49 27 5
align memcpy 49 31 1
align memcpy 49 32 34
align memcpy 49 40 559
align memcpy 49 42 1
align memcpy 49 43 1
align memcpy 49 47 10
align memcpy 49 48 1
align memcpy 49 51 2
align memcpy 49 53 2
align memcpy 49 56 17
align memcpy 49 59 1
align memcpy 49 61 1
align memcpy 50 1 2
align memcpy 50 3 1
align memcpy 50 8 1
align memcpy 50 10 198
align memcpy 50 16 1
align memcpy 50 17 2
align memcpy 50 20 285
align memcpy 50 26 3
align memcpy 50 27 3
align memcpy 50 30 1
align memcpy 50 32 21
align memcpy 50 33 1
align memcpy 50 37 1
align memcpy 50 40 237
align memcpy 50 43 1
align memcpy 50 47 14
align memcpy 50 51 5
align memcpy 50 55 1
align memcpy 50 56 19
align memcpy 50 59 1
align memcpy 51 8 3
align memcpy 51 9 1
align memcpy 51 12 2
align memcpy 51 19 2
align memcpy 51 22 2
align memcpy 51 26 10
align memcpy 51 27 10
align memcpy 51 28 2
align memcpy 51 30 3
align memcpy 51 31 1
align memcpy 51 32 24
align memcpy 51 40 1070
align memcpy 51 47 10
align memcpy 51 51 3
align memcpy 51 56 3
align memcpy 51 59 3
align memcpy 51 61 1
align memcpy 52 3 6
align memcpy 52 8 3
align memcpy 52 9 3
align memcpy 52 10 2
align memcpy 52 16 1
align memcpy 52 24 2
align memcpy 52 26 7
align memcpy 52 27 6
align memcpy 52 28 2
align memcpy 52 31 1
align memcpy 52 32 23
align memcpy 52 34 1
align memcpy 52 36 2
align memcpy 52 40 1197
align memcpy 52 47 9
align memcpy 52 48 1
align memcpy 52 51 10
align memcpy 52 56 77
align memcpy 52 61 2
align memcpy 52 63 1
align memcpy 53 1 1
align memcpy 53 5 1
align memcpy 53 9 1
align memcpy 53 10 3
align memcpy 53 11 2
align memcpy 53 12 1
align memcpy 53 26 7
align memcpy 53 27 6
align memcpy 53 31 1
align memcpy 53 32 9
align memcpy 53 36 2
align memcpy 53 40 308
align memcpy 53 47 16
align memcpy 53 48 1
align memcpy 53 51 6
align memcpy 53 56 4
align memcpy 54 3 1
align memcpy 54 5 3
align memcpy 54 8 2
align memcpy 54 12 1
align memcpy 54 26 11
align memcpy 54 27 11
align memcpy 54 30 1
align memcpy 54 31 1
align memcpy 54 32 21
align memcpy 54 40 287
align memcpy 54 47 11
align memcpy 54 48 1
align memcpy 54 51 6
align memcpy 54 53 1
align memcpy 54 56 17
align memcpy 54 61 1
align memcpy 55 8 2
align memcpy 55 9 2
align memcpy 55 10 2
align memcpy 55 12 1
align memcpy 55 16 1
align memcpy 55 22 1
align memcpy 55 26 6
align memcpy 55 27 6
align memcpy 55 30 1
align memcpy 55 31 2
align memcpy 55 32 28
align memcpy 55 40 1093
align memcpy 55 42 1
align memcpy 55 43 1
align memcpy 55 47 11
align memcpy 55 51 11
align memcpy 55 56 5
align memcpy 56 0 1126
align memcpy 56 1 640
align memcpy 56 2 712
align memcpy 56 3 187
align memcpy 56 5 3
align memcpy 56 6 3
align memcpy 56 8 460
align memcpy 56 9 581
align memcpy 56 10 12
align memcpy 56 11 4
align memcpy 56 13 48
align memcpy 56 14 1
align memcpy 56 16 101
align memcpy 56 22 2
align memcpy 56 23 1
align memcpy 56 24 3862
align memcpy 56 25 1
align memcpy 56 26 7
align memcpy 56 27 5
align memcpy 56 28 1
align memcpy 56 30 2
align memcpy 56 31 1
align memcpy 56 32 1011
align memcpy 56 33 2
align memcpy 56 35 1
align memcpy 56 36 3
align memcpy 56 37 1140
align memcpy 56 38 179
align memcpy 56 40 1424
align memcpy 56 41 30
align memcpy 56 42 78
align memcpy 56 43 343
align memcpy 56 44 137
align memcpy 56 45 17
align memcpy 56 47 146
align memcpy 56 48 443
align memcpy 56 50 1
align memcpy 56 51 63
align memcpy 56 52 315
align memcpy 56 53 2
align memcpy 56 54 1415
align memcpy 56 55 302
align memcpy 56 56 191
align memcpy 56 59 1
align memcpy 56 60 442
align memcpy 56 61 410
align memcpy 56 62 165
align memcpy 57 12 2
align memcpy 57 16 2
align memcpy 57 26 9
align memcpy 57 27 9
align memcpy 57 32 26
align memcpy 57 40 320
align memcpy 57 47 10
align memcpy 57 48 2
align memcpy 57 51 5
align memcpy 57 56 5
align memcpy 57 63 1
align memcpy 58 1 3
align memcpy 58 5 1
align memcpy 58 16 1
align memcpy 58 22 2
align memcpy 58 26 4
align memcpy 58 27 4
align memcpy 58 30 1
align memcpy 58 31 1
align memcpy 58 32 17
align memcpy 58 33 1
align memcpy 58 34 1
align memcpy 58 36 2
align memcpy 58 40 261
align memcpy 58 47 9
align memcpy 58 51 9
align memcpy 58 56 20
align memcpy 58 57 2
align memcpy 59 1 3
align memcpy 59 5 1
align memcpy 59 8 1
align memcpy 59 9 1
align memcpy 59 16 1
align memcpy 59 26 7
align memcpy 59 27 7
align memcpy 59 30 2
align memcpy 59 32 36
align memcpy 59 34 2
align memcpy 59 36 2
align memcpy 59 40 1073
align memcpy 59 42 2
align memcpy 59 43 1
align memcpy 59 47 11
align memcpy 59 48 1
align memcpy 59 51 4
align memcpy 59 56 4
align memcpy 59 61 2
align memcpy 59 63 1
align memcpy 60 0 2
align memcpy 60 1 1
align memcpy 60 3 1
align memcpy 60 5 1
align memcpy 60 8 1
align memcpy 60 9 1
align memcpy 60 10 2
align memcpy 60 26 11
align memcpy 60 27 11
align memcpy 60 30 1
align memcpy 60 32 24
align memcpy 60 40 631
align memcpy 60 42 5
align memcpy 60 43 1
align memcpy 60 46 1
align memcpy 60 47 10
align memcpy 60 48 357
align memcpy 60 51 7
align memcpy 60 56 94
align memcpy 60 59 1
align memcpy 61 3 1
align memcpy 61 5 1
align memcpy 61 8 2
align memcpy 61 12 1
align memcpy 61 16 1
align memcpy 61 26 8
align memcpy 61 27 9
align memcpy 61 31 1
align memcpy 61 32 27
align memcpy 61 40 341
align memcpy 61 42 1
align memcpy 61 44 2
align memcpy 61 47 8
align memcpy 61 51 11
align memcpy 61 56 4
align memcpy 62 1 1
align memcpy 62 8 2
align memcpy 62 10 2
align memcpy 62 12 1
align memcpy 62 22 3
align memcpy 62 26 10
align memcpy 62 27 12
align memcpy 62 29 2
align memcpy 62 32 15
align memcpy 62 34 2
align memcpy 62 39 2
align memcpy 62 40 228
align memcpy 62 47 5
align memcpy 62 48 96
align memcpy 62 51 7
align memcpy 62 56 19
align memcpy 63 1 1
align memcpy 63 5 1
align memcpy 63 10 2
align memcpy 63 16 1
align memcpy 63 26 4
align memcpy 63 27 4
align memcpy 63 29 2
align memcpy 63 31 1
align memcpy 63 32 22
align memcpy 63 40 1070
align memcpy 63 42 2
align memcpy 63 43 1
align memcpy 63 47 11
align memcpy 63 48 24
align memcpy 63 51 10
align memcpy 63 56 2
caller memcpy 1 8 apply_wqattrs_prepare+0xf5/0x2b0
caller memcpy 463 3885496 arch_dup_task_struct+0x21/0x60
caller memcpy 7 8 load_module+0x1a49/0x21a0
caller memcpy 7 3584 kmemdup+0x32/0x40
caller memcpy 3 24 alloc_workqueue_attrs+0x6e/0x90
caller memcpy 1 8 set_cpus_allowed_common+0x3e/0x60
caller memcpy 7 3584 public_key_verify_signature+0x221/0x3a0
caller memcpy 7 172274 btf_module_notify+0x1ce/0x500
caller memcpy 1 4 ___neigh_create+0x1de/0xa00
caller memcpy 5 408 krealloc+0x64/0xe0
caller memcpy 1 8 apply_wqattrs_prepare+0x1e8/0x2b0
caller memcpy 850 4587 vsnprintf+0x35e/0x550
caller memcpy 458 3664 dup_fd+0x106/0x300
caller memcpy 191 2148 seq_puts+0x39/0x50
caller memcpy 2234 186576 mab_mas_cp+0x10c/0x2c0
caller memcpy 1 8 apply_wqattrs_prepare+0x89/0x2b0
caller memcpy 7 322 asymmetric_key_generate_id+0x62/0x90
caller memcpy 5924 47392 apply_relocate_add+0xbe/0x260
caller memcpy 5 285 _prb_read_valid+0x1ff/0x2d0
caller memcpy 2562 156288 mas_mab_cp+0x118/0x210
caller memcpy 19374 619968 blake2s_final+0x4f/0x80
caller memcpy 8451 63000 __d_alloc+0x6b/0x1d0
caller memcpy 14312 527864 blake2s_update+0x48/0xc0
caller memcpy 458 3664 dup_fd+0x171/0x300
caller memcpy 507 6649 kstrdup+0x45/0x60
caller memcpy 4 4096 ext4_mb_init_cache+0x410/0x660 [ext4]
caller memcpy 838 8640 ext4_insert_dentry+0xb7/0x120 [ext4]
caller memcpy 3531 3911680 brd_do_bvec+0x500/0x5c0 [brd]
caller memcpy 7 224 public_key_verify_signature+0x235/0x3a0
caller memcpy 28 360 mast_fill_bnode+0x1ee/0x370
caller memcpy 2195 3704 __text_poke+0x1f3/0x490
caller memcpy 1 4 arp_constructor+0x5d/0x420
caller memcpy 7 3682 public_key_verify_signature+0x19d/0x3a0
caller memcpy 1 9 kmemdup_nul+0x3a/0x60
caller memcpy 6458 35867 crng_fast_key_erasure+0xd4/0x110
caller memcpy 8 7904 make_indexed_dir+0x231/0x5c0 [ext4]
caller memcpy 7 224 sg_copy_buffer+0x82/0x120
caller memcpy 433 6019 getname_kernel+0x7c/0x110
caller memcpy 11 184 mast_fill_bnode+0x288/0x370
caller memcpy 38 129528 btf_check_all_metas+0x218/0x290
caller memcpy 42 840 sha256_update+0x7c/0x900
caller memcpy 2578 12889 text_poke_early+0x48/0xa0
caller memcpy 13629 0 blake2s_update+0x69/0xc0
caller memcpy 101 216948 sk_clone_lock+0xbc/0x460
caller memcpy 29 389 take_dentry_name_snapshot+0x51/0x80
caller memcpy 1 8 apply_wqattrs_commit+0x53/0x100
caller memcpy 7 140 asymmetric_key_generate_id+0x51/0x90
caller memcpy 2776 11104 apply_relocate_add+0x1ef/0x260
caller memcpy 35802 143208 apply_relocate_add+0x15f/0x260
caller memcpy 1544 2873491 _copy_to_iter+0x547/0x650
caller memcpy 163 1199342 load_module+0xc32/0x21a0
caller memcpy 40 1008 mas_spanning_rebalance.isra.0+0xa3c/0x15d0
caller memcpy 1 8 wq_calc_node_cpumask+0x41/0x100
caller memcpy 11 98 __proc_create+0x137/0x280
caller memcpy 1334 12962 ext4_htree_store_dirent+0x76/0x110 [ext4]
caller memcpy 22 134 kobject_get_path+0x87/0x100
caller memcpy 509 2527 text_poke_loc_init+0x5c/0x200
caller memcpy 458 3664 dup_fd+0x13b/0x300
caller memcpy 12 69 kernfs_iop_get_link+0x161/0x200
caller memcpy 7 14 public_key_verify_signature+0x1c3/0x3a0
caller memcpy 29 270 __d_move+0x14d/0x620
size memmove task 0 0 17 0
size memmove task 1 1 1 1
size memmove task 4 4 2 8
size memmove task 9 9 3 27
size memmove task 10 10 1 10
size memmove task 12 12 4 48
size memmove task 16 16 157 2512
size memmove task 18 18 1 18
size memmove task 20 20 88 1760
size memmove task 24 24 58 1392
size memmove task 25 25 1 25
size memmove task 28 28 29 812
size memmove task 32 32 9 288
size memmove task 36 36 4 144
size memmove task 39 39 1 39
size memmove task 40 40 1 40
size memmove task 44 44 1 44
size memmove task 47 47 3 141
size memmove task 48 48 346 16608
size memmove task 49 49 2 98
size memmove task 53 53 1 53
size memmove task 63 63 2 126
size memmove task 66 66 3 198
size memmove task 69 69 1 69
size memmove task 76 76 1 76
size memmove task 79 79 2 158
size memmove task 80 80 4 320
size memmove task 82 82 1 82
size memmove task 85 85 3 255
size memmove task 98 98 2 196
size memmove task 101 101 1 101
size memmove task 108 108 2 216
size memmove task 112 112 1 112
size memmove task 136 136 52 7072
size memmove task 140 140 1 140
size memmove task 144 144 1 144
size memmove task 160 160 1 160
size memmove task 162 162 1 162
size memmove task 182 182 1 182
size memmove task 198 198 1 198
size memmove task 217 217 1 217
size memmove task 233 233 1 233
size memmove task 262 262 1 262
size memmove task 284 284 1 284
size memmove task 299 299 1 299
size memmove task 547 547 1 547
size memmove task 580 580 1 580
size memmove task 590 590 1 590
size memmove task 591 591 1 591
size memmove task 592 592 1 592
size memmove task 599 599 1 599
size memmove task 600 600 1 600
size memmove task 602 602 1 602
size memmove task 608 608 1 608
size memmove task 614 614 1 614
size memmove task 656 656 1 656
size memmove task 724 724 1 724
size memmove task 861 861 1 861
size memmove task 898 898 1 898
size memmove task 942 942 1 942
size memmove task 951 951 1 951
size memmove task 967 967 1 967
size memmove task 981 981 1 981
size memmove task 1002 1002 1 1002
size memmove task 1034 1034 1 1034
size memmove task 1042 1042 1 1042
size memmove task 1092 1092 1 1092
size memmove task 1142 1142 1 1142
size memmove task 1198 1198 1 1198
size memmove task 1205 1205 1 1205
size memmove task 1282 1282 1 1282
size memmove task 1298 1298 1 1298
size memmove task 1310 1310 1 1310
size memmove task 1341 1341 1 1341
size memmove task 1363 1363 1 1363
size memmove task 1404 1404 1 1404
size memmove task 1423 1423 1 1423
size memmove task 1424 1424 1 1424
size memmove task 1484 1484 1 1484
size memmove task 1512 1512 1 1512
size memmove task 1594 1594 1 1594
size memmove task 1622 1622 1 1622
size memmove task 1669 1669 1 1669
size memmove task 1671 1671 1 1671
size memmove task 1704 1704 1 1704
size memmove task 1732 1732 1 1732
size memmove task 1745 1745 1 1745
size memmove task 1770 1770 1 1770
size memmove task 1819 1819 1 1819
size memmove task 1826 1826 1 1826
size memmove task 1864 1864 1 1864
size memmove task 1954 1954 1 1954
size memmove task 1962 1962 1 1962
size memmove task 1973 1973 1 1973
size memmove task 1985 1985 1 1985
size memmove task 2028 2028 1 2028
size memmove task 2072 2072 1 2072
size memmove task 2090 2090 1 2090
size memmove task 2126 2126 1 2126
size memmove task 2150 2150 1 2150
size memmove task 2217 2217 1 2217
size memmove task 2260 2260 1 2260
size memmove task 2266 2266 1 2266
size memmove task 2271 2271 1 2271
size memmove task 2302 2302 1 2302
size memmove task 2357 2357 1 2357
size memmove task 2406 2406 1 2406
size memmove task 2423 2423 1 2423
size memmove task 2424 2424 1 2424
size memmove task 2433 2433 1 2433
size memmove task 2443 2443 1 2443
size memmove task 2519 2519 1 2519
size memmove task 2547 2547 1 2547
size memmove task 2574 2574 2 5148
size memmove task 2585 2585 1 2585
size memmove task 2592 2592 1 2592
size memmove task 2675 2675 1 2675
size memmove task 2715 2715 1 2715
size memmove task 2766 2766 1 2766
size memmove task 2787 2787 1 2787
size memmove task 2795 2795 1 2795
size memmove task 2817 2817 1 2817
size memmove task 2831 2831 1 2831
size memmove task 2847 2847 1 2847
size memmove task 2871 2871 1 2871
size memmove task 2891 2891 1 2891
size memmove task 2983 2983 1 2983
size memmove task 3008 3008 1 3008
size memmove task 3074 3074 1 3074
size memmove task 3079 3079 1 3079
size memmove task 3118 3118 1 3118
size memmove task 3169 3169 1 3169
size memmove task 3235 3235 1 3235
size memmove task 3313 3313 1 3313
size memmove task 3369 3369 1 3369
size memmove task 3449 3449 1 3449
size memmove task 3459 3459 1 3459
size memmove task 3541 3541 1 3541
size memmove task 3583 3583 1 3583
size memmove task 3630 3630 1 3630
size memmove task 3639 3639 1 3639
size memmove task 3849 3849 1 3849
size memmove task 3854 3854 1 3854
size memmove task 3876 3876 1 3876
size memmove task 4077 4077 1 4077
size memmove task 4094 4094 1 4094
size memmove task 4097 4223 1 4109
size memmove task 4224 4351 1 4325
size memmove task 4352 4479 1 4392
size memmove task 4480 4607 1 4591
size memmove task 4608 4735 1 4684
size memmove task 4864 4991 1 4921
size memmove task 5120 5247 1 5245
align memmove 0 0 4
align memmove 0 16 12
align memmove 0 20 3
align memmove 0 26 1
align memmove 0 32 1
align memmove 0 36 2
align memmove 0 40 8
align memmove 0 48 3
align memmove 0 56 51
align memmove 1 33 1
align memmove 2 7 1
align memmove 3 22 1
align memmove 3 29 1
align memmove 3 36 1
align memmove 4 4 2
align memmove 4 20 4
align memmove 4 27 1
align memmove 4 28 1
align memmove 4 32 6
align memmove 4 36 6
align memmove 4 48 4
align memmove 5 24 1
align memmove 5 29 1
align memmove 5 37 1
align memmove 6 20 1
align memmove 6 26 1
align memmove 6 32 1
align memmove 6 38 2
align memmove 7 15 1
align memmove 7 31 1
align memmove 8 0 48
align memmove 8 8 4
align memmove 8 10 1
align memmove 8 20 2
align memmove 8 24 2
align memmove 8 27 1
align memmove 8 28 2
align memmove 8 36 2
align memmove 8 40 2
align memmove 8 44 4
align memmove 8 48 4
align memmove 8 52 2
align memmove 8 56 2
align memmove 9 19 1
align memmove 9 28 3
align memmove 10 20 1
align memmove 10 42 1
align memmove 10 43 1
align memmove 11 19 1
align memmove 11 35 1
align memmove 12 12 2
align memmove 12 16 4
align memmove 12 20 2
align memmove 12 24 2
align memmove 12 26 1
align memmove 12 40 2
align memmove 13 24 1
align memmove 13 26 1
align memmove 13 32 1
align memmove 14 38 1
align memmove 14 40 2
align memmove 15 26 1
align memmove 15 31 1
align memmove 15 34 1
align memmove 16 0 3
align memmove 16 4 2
align memmove 16 8 47
align memmove 16 12 4
align memmove 16 18 1
align memmove 16 20 2
align memmove 16 24 4
align memmove 16 28 2
align memmove 16 32 10
align memmove 16 36 2
align memmove 16 39 1
align memmove 16 40 4
align memmove 16 48 2
align memmove 16 49 1
align memmove 16 52 4
align memmove 16 56 3
align memmove 16 60 2
align memmove 17 36 1
align memmove 17 43 1
align memmove 17 49 1
align memmove 18 41 1
align memmove 19 30 1
align memmove 19 39 1
align memmove 19 45 1
align memmove 20 0 2
align memmove 20 20 4
align memmove 20 24 2
align memmove 20 28 2
align memmove 20 30 1
align memmove 20 32 2
align memmove 20 36 8
align memmove 20 46 1
align memmove 21 32 1
align memmove 21 40 1
align memmove 21 41 1
align memmove 21 53 1
align memmove 24 0 5
align memmove 24 4 2
align memmove 24 8 1
align memmove 24 12 2
align memmove 24 16 41
align memmove 24 24 4
align memmove 24 26 1
align memmove 24 32 1
align memmove 24 43 1
align memmove 24 56 2
align memmove 24 60 6
align memmove 25 57 1
align memmove 26 31 1
align memmove 26 39 1
align memmove 26 52 1
align memmove 26 58 1
align memmove 27 46 1
align memmove 28 0 2
align memmove 28 8 2
align memmove 28 16 2
align memmove 28 20 2
align memmove 28 28 4
align memmove 28 54 1
align memmove 28 60 5
align memmove 28 61 1
align memmove 29 48 1
align memmove 29 52 1
align memmove 29 62 1
align memmove 30 62 1
align memmove 31 57 2
align memmove 32 0 5
align memmove 32 1 1
align memmove 32 4 2
align memmove 32 8 10
align memmove 32 12 2
align memmove 32 16 3
align memmove 32 20 2
align memmove 32 24 42
align memmove 32 32 4
align memmove 32 34 1
align memmove 32 36 2
align memmove 32 40 4
align memmove 32 44 2
align memmove 32 48 6
align memmove 32 51 1
align memmove 32 52 3
align memmove 32 56 3
align memmove 32 60 2
align memmove 33 52 1
align memmove 33 56 1
align memmove 33 57 1
align memmove 33 59 1
align memmove 34 2 2
align memmove 34 44 1
align memmove 34 54 1
align memmove 35 61 2
align memmove 36 0 2
align memmove 36 4 2
align memmove 36 8 2
align memmove 36 28 2
align memmove 36 36 4
align memmove 36 40 2
align memmove 36 44 1
align memmove 36 48 2
align memmove 36 52 2
align memmove 36 56 1
align memmove 36 60 1
align memmove 37 42 1
align memmove 37 56 1
align memmove 37 63 1
align memmove 38 52 1
align memmove 38 58 1
align memmove 39 7 1
align memmove 40 2 1
align memmove 40 4 2
align memmove 40 12 2
align memmove 40 16 9
align memmove 40 20 2
align memmove 40 32 41
align memmove 40 56 4
align memmove 40 60 1
align memmove 41 10 1
align memmove 42 2 1
align memmove 42 4 2
align memmove 42 11 2
align memmove 43 2 2
align memmove 43 11 2
align memmove 43 51 1
align memmove 43 62 1
align memmove 43 63 1
align memmove 44 8 2
align memmove 44 12 2
align memmove 44 16 2
align memmove 44 24 2
align memmove 44 28 2
align memmove 44 32 2
align memmove 44 44 2
align memmove 44 48 2
align memmove 44 60 2
align memmove 45 55 1
align memmove 45 56 1
align memmove 45 58 1
align memmove 47 3 1
align memmove 47 15 1
align memmove 47 49 2
align memmove 47 58 1
align memmove 48 0 3
align memmove 48 12 4
align memmove 48 20 2
align memmove 48 24 5
align memmove 48 28 2
align memmove 48 32 1
align memmove 48 40 51
align memmove 48 44 2
align memmove 48 48 4
align memmove 48 56 4
align memmove 48 60 2
align memmove 49 4 2
align memmove 49 57 1
align memmove 49 59 1
align memmove 51 0 1
align memmove 51 1 1
align memmove 52 4 2
align memmove 52 16 2
align memmove 52 20 8
align memmove 52 32 2
align memmove 52 44 4
align memmove 52 52 6
align memmove 52 56 2
align memmove 53 8 1
align memmove 53 15 1
align memmove 54 13 1
align memmove 54 22 1
align memmove 54 23 1
align memmove 55 10 2
align memmove 55 24 1
align memmove 56 11 1
align memmove 56 12 2
align memmove 56 16 1
align memmove 56 18 1
align memmove 56 28 6
align memmove 56 32 8
align memmove 56 40 1
align memmove 56 48 51
align memmove 56 52 4
align memmove 56 56 6
align memmove 56 58 1
align memmove 57 13 1
align memmove 57 16 1
align memmove 57 17 1
align memmove 58 5 1
align memmove 58 26 1
align memmove 60 0 2
align memmove 60 4 1
align memmove 60 7 1
align memmove 60 19 1
align memmove 60 20 3
align memmove 60 22 1
align memmove 60 28 5
align memmove 60 40 4
align memmove 60 48 2
align memmove 60 60 2
align memmove 61 16 1
align memmove 61 29 1
align memmove 62 21 1
align memmove 62 24 1
align memmove 62 30 1
align memmove 62 31 1
align memmove 63 22 1
align memmove 63 25 1
overlap memmove 220
caller memmove 199 11840 mab_shift_right+0x2e/0x70
caller memmove 16 64 dx_insert_block.isra.0+0x4d/0x70 [ext4]
caller memmove 5 285 printk_sprint+0x10c/0x130
caller memmove 17 736 ftrace_free_mem+0x258/0x400
caller memmove 153 246602 eval_replace+0x67/0x80
caller memmove 199 11840 mab_shift_right+0x41/0x70
caller memmove 334 6624 do_split+0x6a0/0x870 [ext4]
caller memmove 2 8 tomoyo_get_local_path+0x1a6/0x230
size memset task 0 0 7375 0
size memset task 1 1 2 2
size memset task 3 3 1 3
size memset task 4 4 1533 6132
size memset task 5 5 1 5
size memset task 6 6 2 12
size memset task 7 7 10 70
size memset task 8 8 650 5200
size memset task 9 9 1 9
size memset task 10 10 128 1280
size memset task 11 11 362 3982
size memset task 12 12 114 1368
size memset task 13 13 158 2054
size memset task 14 14 144 2016
size memset task 15 15 3 45
size memset task 16 16 3588 57408
size memset task 17 17 1 17
size memset task 18 18 88 1584
size memset task 20 20 165 3300
size memset task 21 21 6 126
size memset task 22 22 43 946
size memset task 23 23 2 46
size memset task 24 24 21700 520800
size memset task 26 26 8 208
size memset task 28 28 48 1344
size memset task 29 29 6 174
size memset task 30 30 8 240
size memset task 31 31 1 31
size memset task 32 32 5398 172736
size memset task 34 34 8 272
size memset task 36 36 28 1008
size memset task 38 38 3 114
size memset task 39 39 4 156
size memset task 40 40 2723 108920
size memset task 41 41 3 123
size memset task 44 44 15 660
size memset task 46 46 1 46
size memset task 47 47 5 235
size memset task 48 48 366 17568
size memset task 50 50 2 100
size memset task 51 51 3 153
size memset task 52 52 8 416
size memset task 53 53 200 10600
size memset task 54 54 2 108
size memset task 55 55 4 220
size memset task 56 56 11035 617960
size memset task 59 59 3 177
size memset task 60 60 11 660
size memset task 61 61 64 3904
size memset task 62 62 5 310
size memset task 63 63 1 63
size memset task 64 64 9670 618880
size memset task 65 65 1 65
size memset task 68 68 4 272
size memset task 72 72 6 432
size memset task 73 73 3 219
size memset task 77 77 4 308
size memset task 79 79 2 158
size memset task 80 80 348 27840
size memset task 81 81 3 243
size memset task 88 88 1 88
size memset task 89 89 3 267
size memset task 92 92 4 368
size memset task 96 96 2550 244800
size memset task 101 101 3 303
size memset task 102 102 3 306
size memset task 103 103 1 103
size memset task 104 104 15050 1565200
size memset task 105 105 2 210
size memset task 108 108 1 108
size memset task 110 110 1 110
size memset task 112 112 171 19152
size memset task 116 116 2 232
size memset task 119 119 3 357
size memset task 120 120 88 10560
size memset task 128 128 1401 179328
size memset task 130 130 3 390
size memset task 131 131 3 393
size memset task 132 132 2 264
size memset task 133 133 3 399
size memset task 136 136 861 117096
size memset task 137 137 2 274
size memset task 139 139 2 278
size memset task 142 142 3 426
size memset task 143 143 3 429
size memset task 144 144 2 288
size memset task 151 151 3 453
size memset task 152 152 6861 1042872
size memset task 153 153 2 306
size memset task 156 156 2 312
size memset task 157 157 2 314
size memset task 161 161 1 161
size memset task 162 162 3 486
size memset task 168 168 2 336
size memset task 170 170 3 510
size memset task 172 172 2 344
size memset task 176 176 11 1936
size memset task 177 177 3 531
size memset task 184 184 2658 489072
size memset task 185 185 3 555
size memset task 192 192 8635 1657920
size memset task 195 195 5 975
size memset task 196 196 2 392
size memset task 200 200 1 200
size memset task 204 204 8 1632
size memset task 205 205 2 410
size memset task 207 207 6 1242
size memset task 210 210 2 420
size memset task 212 212 2 424
size memset task 215 215 1 215
size memset task 216 216 5 1080
size memset task 217 217 2 434
size memset task 221 221 2 442
size memset task 224 224 18 4032
size memset task 227 227 1 227
size memset task 228 228 4 912
size memset task 230 230 1 230
size memset task 231 231 5 1155
size memset task 232 232 396 91872
size memset task 238 238 10 2380
size memset task 240 240 2 480
size memset task 242 242 2 484
size memset task 244 244 1 244
size memset task 249 249 2 498
size memset task 250 250 3 750
size memset task 251 251 3 753
size memset task 252 252 2 504
size memset task 253 253 4 1012
size memset task 254 254 1 254
size memset task 255 255 4 1020
size memset task 256 256 47667 12202752
size memset task 257 257 1 257
size memset task 259 259 4 1036
size memset task 261 261 1 261
size memset task 262 262 3 786
size memset task 264 264 3 792
size memset task 268 268 2 536
size memset task 270 270 2 540
size memset task 272 272 1 272
size memset task 273 273 1 273
size memset task 274 274 3 822
size memset task 276 276 2 552
size memset task 277 277 2 554
size memset task 282 282 1 282
size memset task 283 283 3 849
size memset task 284 284 3 852
size memset task 290 290 1 290
size memset task 295 295 3 885
size memset task 296 296 1 296
size memset task 300 300 2 600
size memset task 301 301 1 301
size memset task 302 302 2 604
size memset task 303 303 2 606
size memset task 304 304 2 608
size memset task 305 305 4 1220
size memset task 306 306 4 1224
size memset task 311 311 1 311
size memset task 318 318 2 636
size memset task 320 320 3 960
size memset task 322 322 2 644
size memset task 323 323 1 323
size memset task 324 324 7 2268
size memset task 325 325 1 325
size memset task 329 329 1 329
size memset task 330 330 2 660
size memset task 333 333 2 666
size memset task 334 334 3 1002
size memset task 336 336 2 672
size memset task 337 337 1 337
size memset task 342 342 6 2052
size memset task 343 343 2 686
size memset task 347 347 2 694
size memset task 348 348 4 1392
size memset task 349 349 3 1047
size memset task 351 351 2 702
size memset task 352 352 12 4224
size memset task 354 354 1 354
size memset task 355 355 3 1065
size memset task 356 356 2 712
size memset task 359 359 5 1795
size memset task 360 360 2 720
size memset task 368 368 7 2576
size memset task 372 372 5 1860
size memset task 373 373 3 1119
size memset task 383 383 1 383
size memset task 387 387 2 774
size memset task 388 388 3 1164
size memset task 392 392 1 392
size memset task 396 396 1 396
size memset task 398 398 1 398
size memset task 401 401 3 1203
size memset task 406 406 5 2030
size memset task 407 407 1 407
size memset task 408 408 2 816
size memset task 409 409 1 409
size memset task 410 410 2 820
size memset task 412 412 5 2060
size memset task 415 415 5 2075
size memset task 416 416 2 832
size memset task 417 417 4 1668
size memset task 419 419 1 419
size memset task 423 423 3 1269
size memset task 424 424 5 2120
size memset task 425 425 3 1275
size memset task 429 429 6 2574
size memset task 431 431 4 1724
size memset task 432 432 2 864
size memset task 435 435 1 435
size memset task 436 436 2 872
size memset task 443 443 4 1772
size memset task 444 444 2 888
size memset task 449 449 3 1347
size memset task 451 451 4 1804
size memset task 453 453 1 453
size memset task 455 455 3 1365
size memset task 457 457 5 2285
size memset task 460 460 3 1380
size memset task 463 463 1 463
size memset task 464 464 2 928
size memset task 465 465 1 465
size memset task 466 466 7 3262
size memset task 467 467 4 1868
size memset task 469 469 1 469
size memset task 471 471 2 942
size memset task 472 472 2 944
size memset task 474 474 1 474
size memset task 475 475 2 950
size memset task 478 478 4 1912
size memset task 483 483 4 1932
size memset task 484 484 1 484
size memset task 489 489 3 1467
size memset task 490 490 1 490
size memset task 491 491 3 1473
size memset task 492 492 9 4428
size memset task 493 493 5 2465
size memset task 495 495 2 990
size memset task 500 500 2 1000
size memset task 501 501 1 501
size memset task 506 506 2 1012
size memset task 512 512 2372 1214464
size memset task 516 516 4 2064
size memset task 517 517 2 1034
size memset task 518 518 6 3108
size memset task 520 520 6 3120
size memset task 521 521 2 1042
size memset task 523 523 1 523
size memset task 524 524 5 2620
size memset task 525 525 3 1575
size memset task 526 526 4 2104
size memset task 528 528 6 3168
size memset task 529 529 3 1587
size memset task 530 530 6 3180
size memset task 532 532 2 1064
size memset task 533 533 3 1599
size memset task 534 534 2 1068
size memset task 535 535 1 535
size memset task 540 540 5 2700
size memset task 543 543 9 4887
size memset task 544 544 5 2720
size memset task 545 545 3 1635
size memset task 546 546 2 1092
size memset task 548 548 2 1096
size memset task 551 551 2 1102
size memset task 553 553 3 1659
size memset task 556 556 2 1112
size memset task 557 557 2 1114
size memset task 558 558 2 1116
size memset task 559 559 1 559
size memset task 564 564 1 564
size memset task 566 566 1 566
size memset task 567 567 2 1134
size memset task 569 569 7 3983
size memset task 572 572 2 1144
size memset task 573 573 2 1146
size memset task 575 575 2 1150
size memset task 577 577 2 1154
size memset task 581 581 3 1743
size memset task 586 586 3 1758
size memset task 591 591 4 2364
size memset task 592 592 2 1184
size memset task 593 593 3 1779
size memset task 595 595 3 1785
size memset task 598 598 2 1196
size memset task 602 602 2 1204
size memset task 604 604 5 3020
size memset task 607 607 3 1821
size memset task 608 608 4 2432
size memset task 610 610 3 1830
size memset task 611 611 3 1833
size memset task 612 612 3 1836
size memset task 613 613 2 1226
size memset task 614 614 3 1842
size memset task 615 615 11 6765
size memset task 616 616 3 1848
size memset task 617 617 1 617
size memset task 620 620 2 1240
size memset task 622 622 5 3110
size memset task 624 624 3 1872
size memset task 626 626 2 1252
size memset task 628 628 2 1256
size memset task 629 629 3 1887
size memset task 635 635 5 3175
size memset task 636 636 3 1908
size memset task 640 640 2 1280
size memset task 642 642 3 1926
size memset task 643 643 3 1929
size memset task 644 644 1 644
size memset task 645 645 3 1935
size memset task 648 648 5 3240
size memset task 649 649 1 649
size memset task 651 651 1 651
size memset task 655 655 3 1965
size memset task 657 657 2 1314
size memset task 659 659 1 659
size memset task 663 663 3 1989
size memset task 665 665 1 665
size memset task 669 669 1 669
size memset task 673 673 5 3365
size memset task 676 676 5 3380
size memset task 678 678 2 1356
size memset task 680 680 4 2720
size memset task 682 682 5 3410
size memset task 688 688 1 688
size memset task 695 695 3 2085
size memset task 700 700 3 2100
size memset task 701 701 2 1402
size memset task 703 703 2 1406
size memset task 704 704 460 323840
size memset task 708 708 3 2124
size memset task 716 716 2 1432
size memset task 717 717 1 717
size memset task 722 722 1 722
size memset task 725 725 1 725
size memset task 726 726 5 3630
size memset task 727 727 2 1454
size memset task 729 729 4 2916
size memset task 733 733 1 733
size memset task 736 736 4 2944
size memset task 739 739 2 1478
size memset task 740 740 1 740
size memset task 742 742 5 3710
size memset task 743 743 1 743
size memset task 748 748 5 3740
size memset task 750 750 4 3000
size memset task 751 751 3 2253
size memset task 752 752 17 12784
size memset task 753 753 2 1506
size memset task 754 754 1 754
size memset task 756 756 6 4536
size memset task 758 758 3 2274
size memset task 761 761 7 5327
size memset task 763 763 3 2289
size memset task 765 765 8 6120
size memset task 767 767 4 3068
size memset task 768 768 2 1536
size memset task 769 769 5 3845
size memset task 770 770 5 3850
size memset task 773 773 2 1546
size memset task 775 775 3 2325
size memset task 780 780 5 3900
size memset task 782 782 2 1564
size memset task 783 783 6 4698
size memset task 784 784 5 3920
size memset task 785 785 5 3925
size memset task 788 788 1 788
size memset task 789 789 1 789
size memset task 792 792 3 2376
size memset task 794 794 4 3176
size memset task 796 796 2 1592
size memset task 797 797 4 3188
size memset task 799 799 3 2397
size memset task 800 800 5 4000
size memset task 802 802 2 1604
size memset task 806 806 1 806
size memset task 808 808 5 4040
size memset task 812 812 1 812
size memset task 813 813 3 2439
size memset task 814 814 1 814
size memset task 815 815 1 815
size memset task 817 817 1 817
size memset task 818 818 8 6544
size memset task 820 820 3 2460
size memset task 821 821 3 2463
size memset task 823 823 2 1646
size memset task 824 824 2 1648
size memset task 826 826 3 2478
size memset task 829 829 2 1658
size memset task 830 830 1 830
size memset task 832 832 3 2496
size memset task 833 833 6 4998
size memset task 834 834 4 3336
size memset task 835 835 5 4175
size memset task 836 836 3 2508
size memset task 841 841 2 1682
size memset task 844 844 12 10128
size memset task 845 845 1 845
size memset task 846 846 3 2538
size memset task 848 848 2 1696
size memset task 849 849 2 1698
size memset task 850 850 3 2550
size memset task 854 854 3 2562
size memset task 855 855 1 855
size memset task 856 856 3 2568
size memset task 859 859 1 859
size memset task 860 860 9 7740
size memset task 861 861 3 2583
size memset task 863 863 4 3452
size memset task 864 864 1 864
size memset task 865 865 3 2595
size memset task 866 866 5 4330
size memset task 868 868 1 868
size memset task 871 871 1 871
size memset task 872 872 4 3488
size memset task 877 877 1 877
size memset task 880 880 5 4400
size memset task 881 881 3 2643
size memset task 883 883 3 2649
size memset task 885 885 7 6195
size memset task 886 886 4 3544
size memset task 889 889 2 1778
size memset task 893 893 3 2679
size memset task 895 895 2 1790
size memset task 896 896 2 1792
size memset task 899 899 1 899
size memset task 900 900 9 8100
size memset task 904 904 3 2712
size memset task 908 908 6 5448
size memset task 910 910 4 3640
size memset task 912 912 4 3648
size memset task 914 914 3 2742
size memset task 918 918 1 918
size memset task 919 919 2 1838
size memset task 920 920 5 4600
size memset task 921 921 5 4605
size memset task 922 922 2 1844
size memset task 927 927 1 927
size memset task 929 929 2 1858
size memset task 930 930 3 2790
size memset task 931 931 2 1862
size memset task 932 932 2 1864
size memset task 933 933 3 2799
size memset task 936 936 6 5616
size memset task 937 937 3 2811
size memset task 938 938 5 4690
size memset task 939 939 9 8451
size memset task 941 941 7 6587
size memset task 942 942 3 2826
size memset task 944 944 3 2832
size memset task 945 945 6 5670
size memset task 947 947 4 3788
size memset task 950 950 2 1900
size memset task 952 952 1 952
size memset task 954 954 3 2862
size memset task 955 955 8 7640
size memset task 963 963 2 1926
size memset task 965 965 4 3860
size memset task 968 968 6 5808
size memset task 969 969 4 3876
size memset task 970 970 4 3880
size memset task 971 971 3 2913
size memset task 972 972 1 972
size memset task 975 975 5 4875
size memset task 976 976 2 1952
size memset task 977 977 2 1954
size memset task 978 978 10 9780
size memset task 981 981 5 4905
size memset task 982 982 3 2946
size memset task 983 983 2 1966
size memset task 984 984 2 1968
size memset task 986 986 5 4930
size memset task 987 987 4 3948
size memset task 988 988 19 18772
size memset task 990 990 6 5940
size memset task 991 991 4 3964
size memset task 992 992 8 7936
size memset task 993 993 13 12909
size memset task 994 994 2 1988
size memset task 995 995 3 2985
size memset task 996 996 2 1992
size memset task 998 998 3 2994
size memset task 999 999 9 8991
size memset task 1001 1001 3 3003
size memset task 1002 1002 4 4008
size memset task 1004 1004 5 5020
size memset task 1005 1005 5 5025
size memset task 1007 1007 1 1007
size memset task 1008 1008 4 4032
size memset task 1011 1011 3 3033
size memset task 1013 1013 4 4052
size memset task 1014 1014 16 16224
size memset task 1016 1016 3 3048
size memset task 1018 1018 3 3054
size memset task 1024 1024 2438 2496512
size memset task 1039 1039 2 2078
size memset task 1040 1040 2 2080
size memset task 1058 1058 2 2116
size memset task 1071 1071 2 2142
size memset task 1104 1104 490 540960
size memset task 1129 1129 2 2258
size memset task 1143 1143 2 2286
size memset task 1152 1152 465 535680
size memset task 1156 1156 2 2312
size memset task 1161 1161 2 2322
size memset task 1177 1177 2 2354
size memset task 1194 1194 1 1194
size memset task 1216 1216 1 1216
size memset task 1219 1219 1 1219
size memset task 1229 1229 2 2458
size memset task 1255 1255 3 3765
size memset task 1274 1274 2 2548
size memset task 1275 1275 2 2550
size memset task 1278 1278 1 1278
size memset task 1286 1286 2 2572
size memset task 1298 1298 1 1298
size memset task 1306 1306 1 1306
size memset task 1330 1330 2 2660
size memset task 1348 1348 1 1348
size memset task 1371 1371 2 2742
size memset task 1373 1373 2 2746
size memset task 1379 1379 1 1379
size memset task 1392 1392 2 2784
size memset task 1396 1396 3 4188
size memset task 1412 1412 2 2824
size memset task 1430 1430 2 2860
size memset task 1436 1436 2 2872
size memset task 1443 1443 1 1443
size memset task 1447 1447 2 2894
size memset task 1453 1453 1 1453
size memset task 1459 1459 1 1459
size memset task 1473 1473 2 2946
size memset task 1490 1490 2 2980
size memset task 1499 1499 2 2998
size memset task 1502 1502 2 3004
size memset task 1504 1504 1 1504
size memset task 1513 1513 2 3026
size memset task 1516 1516 3 4548
size memset task 1517 1517 2 3034
size memset task 1519 1519 2 3038
size memset task 1570 1570 2 3140
size memset task 1575 1575 2 3150
size memset task 1576 1576 1 1576
size memset task 1593 1593 1 1593
size memset task 1597 1597 2 3194
size memset task 1599 1599 2 3198
size memset task 1615 1615 3 4845
size memset task 1617 1617 3 4851
size memset task 1640 1640 2 3280
size memset task 1641 1641 1 1641
size memset task 1646 1646 2 3292
size memset task 1659 1659 1 1659
size memset task 1668 1668 1 1668
size memset task 1675 1675 1 1675
size memset task 1689 1689 1 1689
size memset task 1697 1697 1 1697
size memset task 1741 1741 1 1741
size memset task 1782 1782 1 1782
size memset task 1787 1787 2 3574
size memset task 1793 1793 1 1793
size memset task 1809 1809 4 7236
size memset task 1823 1823 3 5469
size memset task 1837 1837 3 5511
size memset task 1841 1841 1 1841
size memset task 1850 1850 2 3700
size memset task 1865 1865 2 3730
size memset task 1880 1880 3 5640
size memset task 1884 1884 2 3768
size memset task 1885 1885 2 3770
size memset task 1901 1901 1 1901
size memset task 1909 1909 3 5727
size memset task 1910 1910 2 3820
size memset task 1924 1924 1 1924
size memset task 1928 1928 2 3856
size memset task 1945 1945 2 3890
size memset task 1954 1954 1 1954
size memset task 1962 1962 2 3924
size memset task 1963 1963 2 3926
size memset task 1965 1965 2 3930
size memset task 1969 1969 3 5907
size memset task 1974 1974 1 1974
size memset task 1979 1979 2 3958
size memset task 1993 1993 2 3986
size memset task 1994 1994 2 3988
size memset task 2002 2002 5 10010
size memset task 2005 2005 1 2005
size memset task 2007 2007 2 4014
size memset task 2020 2020 2 4040
size memset task 2023 2023 1 2023
size memset task 2026 2026 2 4052
size memset task 2029 2029 1 2029
size memset task 2031 2031 1 2031
size memset task 2048 2048 39 79872
size memset task 2053 2053 1 2053
size memset task 2059 2059 2 4118
size memset task 2061 2061 2 4122
size memset task 2063 2063 1 2063
size memset task 2069 2069 4 8276
size memset task 2071 2071 2 4142
size memset task 2076 2076 2 4152
size memset task 2086 2086 2 4172
size memset task 2087 2087 3 6261
size memset task 2095 2095 1 2095
size memset task 2099 2099 2 4198
size memset task 2103 2103 2 4206
size memset task 2107 2107 2 4214
size memset task 2110 2110 1 2110
size memset task 2127 2127 2 4254
size memset task 2137 2137 2 4274
size memset task 2160 2160 2 4320
size memset task 2167 2167 1 2167
size memset task 2168 2168 102 221136
size memset task 2179 2179 2 4358
size memset task 2187 2187 2 4374
size memset task 2190 2190 2 4380
size memset task 2191 2191 3 6573
size memset task 2199 2199 2 4398
size memset task 2216 2216 2 4432
size memset task 2225 2225 2 4450
size memset task 2232 2232 1 2232
size memset task 2233 2233 2 4466
size memset task 2258 2258 2 4516
size memset task 2269 2269 2 4538
size memset task 2272 2272 2 4544
size memset task 2279 2279 2 4558
size memset task 2286 2286 4 9144
size memset task 2290 2290 2 4580
size memset task 2298 2298 1 2298
size memset task 2301 2301 2 4602
size memset task 2303 2303 2 4606
size memset task 2310 2310 1 2310
size memset task 2325 2325 2 4650
size memset task 2349 2349 1 2349
size memset task 2350 2350 2 4700
size memset task 2351 2351 2 4702
size memset task 2366 2366 2 4732
size memset task 2370 2370 1 2370
size memset task 2372 2372 2 4744
size memset task 2373 2373 1 2373
size memset task 2381 2381 2 4762
size memset task 2382 2382 2 4764
size memset task 2391 2391 2 4782
size memset task 2399 2399 2 4798
size memset task 2403 2403 2 4806
size memset task 2404 2404 2 4808
size memset task 2407 2407 1 2407
size memset task 2421 2421 3 7263
size memset task 2435 2435 2 4870
size memset task 2444 2444 1 2444
size memset task 2457 2457 1 2457
size memset task 2458 2458 1 2458
size memset task 2463 2463 2 4926
size memset task 2465 2465 1 2465
size memset task 2472 2472 1 2472
size memset task 2479 2479 2 4958
size memset task 2497 2497 1 2497
size memset task 2499 2499 3 7497
size memset task 2503 2503 2 5006
size memset task 2505 2505 2 5010
size memset task 2512 2512 2 5024
size memset task 2515 2515 2 5030
size memset task 2531 2531 2 5062
size memset task 2532 2532 1 2532
size memset task 2538 2538 1 2538
size memset task 2539 2539 3 7617
size memset task 2554 2554 2 5108
size memset task 2565 2565 2 5130
size memset task 2571 2571 1 2571
size memset task 2573 2573 2 5146
size memset task 2574 2574 2 5148
size memset task 2577 2577 2 5154
size memset task 2578 2578 4 10312
size memset task 2581 2581 2 5162
size memset task 2582 2582 2 5164
size memset task 2583 2583 1 2583
size memset task 2588 2588 1 2588
size memset task 2591 2591 2 5182
size memset task 2592 2592 1 2592
size memset task 2593 2593 3 7779
size memset task 2601 2601 2 5202
size memset task 2606 2606 2 5212
size memset task 2615 2615 1 2615
size memset task 2617 2617 4 10468
size memset task 2625 2625 2 5250
size memset task 2629 2629 2 5258
size memset task 2634 2634 2 5268
size memset task 2643 2643 2 5286
size memset task 2652 2652 1 2652
size memset task 2658 2658 2 5316
size memset task 2660 2660 1 2660
size memset task 2663 2663 6 15978
size memset task 2668 2668 2 5336
size memset task 2670 2670 3 8010
size memset task 2693 2693 2 5386
size memset task 2696 2696 4 10784
size memset task 2711 2711 2 5422
size memset task 2728 2728 2 5456
size memset task 2736 2736 1 2736
size memset task 2743 2743 2 5486
size memset task 2756 2756 3 8268
size memset task 2764 2764 1 2764
size memset task 2775 2775 2 5550
size memset task 2787 2787 2 5574
size memset task 2790 2790 5 13950
size memset task 2791 2791 1 2791
size memset task 2796 2796 1 2796
size memset task 2798 2798 1 2798
size memset task 2800 2800 1 2800
size memset task 2802 2802 1 2802
size memset task 2804 2804 2 5608
size memset task 2806 2806 1 2806
size memset task 2809 2809 5 14045
size memset task 2811 2811 2 5622
size memset task 2813 2813 7 19691
size memset task 2817 2817 2 5634
size memset task 2818 2818 1 2818
size memset task 2821 2821 2 5642
size memset task 2832 2832 4 11328
size memset task 2833 2833 1 2833
size memset task 2836 2836 1 2836
size memset task 2840 2840 1 2840
size memset task 2844 2844 2 5688
size memset task 2848 2848 3 8544
size memset task 2850 2850 2 5700
size memset task 2854 2854 1 2854
size memset task 2856 2856 4 11424
size memset task 2862 2862 1 2862
size memset task 2866 2866 3 8598
size memset task 2871 2871 2 5742
size memset task 2874 2874 1 2874
size memset task 2880 2880 2 5760
size memset task 2881 2881 4 11524
size memset task 2882 2882 2 5764
size memset task 2883 2883 4 11532
size memset task 2884 2884 3 8652
size memset task 2892 2892 6 17352
size memset task 2893 2893 1 2893
size memset task 2894 2894 2 5788
size memset task 2897 2897 2 5794
size memset task 2908 2908 4 11632
size memset task 2911 2911 1 2911
size memset task 2914 2914 4 11656
size memset task 2920 2920 3 8760
size memset task 2928 2928 2 5856
size memset task 2934 2934 1 2934
size memset task 2941 2941 2 5882
size memset task 2948 2948 7 20636
size memset task 2956 2956 2 5912
size memset task 2967 2967 2 5934
size memset task 2969 2969 3 8907
size memset task 2977 2977 2 5954
size memset task 2979 2979 2 5958
size memset task 2981 2981 2 5962
size memset task 2984 2984 4 11936
size memset task 2985 2985 3 8955
size memset task 2986 2986 1 2986
size memset task 2987 2987 5 14935
size memset task 2989 2989 1 2989
size memset task 2990 2990 3 8970
size memset task 2992 2992 2 5984
size memset task 2993 2993 2 5986
size memset task 3002 3002 2 6004
size memset task 3003 3003 2 6006
size memset task 3011 3011 2 6022
size memset task 3016 3016 3 9048
size memset task 3017 3017 2 6034
size memset task 3019 3019 3 9057
size memset task 3023 3023 5 15115
size memset task 3025 3025 2 6050
size memset task 3026 3026 4 12104
size memset task 3029 3029 2 6058
size memset task 3030 3030 3 9090
size memset task 3034 3034 4 12136
size memset task 3035 3035 2 6070
size memset task 3038 3038 1 3038
size memset task 3046 3046 2 6092
size memset task 3047 3047 2 6094
size memset task 3049 3049 2 6098
size memset task 3059 3059 3 9177
size memset task 3066 3066 1 3066
size memset task 3072 3072 69 211968
size memset task 3080 3080 1 3080
size memset task 3084 3084 4 12336
size memset task 3085 3085 1 3085
size memset task 3086 3086 2 6172
size memset task 3093 3093 1 3093
size memset task 3094 3094 1 3094
size memset task 3096 3096 1 3096
size memset task 3104 3104 4 12416
size memset task 3106 3106 2 6212
size memset task 3110 3110 1 3110
size memset task 3113 3113 2 6226
size memset task 3116 3116 1 3116
size memset task 3119 3119 2 6238
size memset task 3124 3124 2 6248
size memset task 3126 3126 2 6252
size memset task 3127 3127 2 6254
size memset task 3133 3133 2 6266
size memset task 3145 3145 3 9435
size memset task 3149 3149 2 6298
size memset task 3153 3153 3 9459
size memset task 3173 3173 2 6346
size memset task 3174 3174 3 9522
size memset task 3175 3175 1 3175
size memset task 3198 3198 1 3198
size memset task 3202 3202 2 6404
size memset task 3203 3203 1 3203
size memset task 3205 3205 2 6410
size memset task 3223 3223 1 3223
size memset task 3229 3229 2 6458
size memset task 3233 3233 1 3233
size memset task 3234 3234 3 9702
size memset task 3242 3242 2 6484
size memset task 3248 3248 2 6496
size memset task 3276 3276 2 6552
size memset task 3300 3300 2 6600
size memset task 3302 3302 1 3302
size memset task 3310 3310 1 3310
size memset task 3312 3312 2 6624
size memset task 3316 3316 1 3316
size memset task 3331 3331 3 9993
size memset task 3336 3336 3 10008
size memset task 3340 3340 2 6680
size memset task 3344 3344 1 3344
size memset task 3346 3346 2 6692
size memset task 3355 3355 3 10065
size memset task 3367 3367 3 10101
size memset task 3372 3372 2 6744
size memset task 3378 3378 1 3378
size memset task 3396 3396 2 6792
size memset task 3421 3421 1 3421
size memset task 3426 3426 1 3426
size memset task 3432 3432 1 3432
size memset task 3440 3440 1 3440
size memset task 3455 3455 1 3455
size memset task 3464 3464 1 3464
size memset task 3473 3473 2 6946
size memset task 3478 3478 2 6956
size memset task 3482 3482 2 6964
size memset task 3484 3484 1 3484
size memset task 3487 3487 2 6974
size memset task 3489 3489 2 6978
size memset task 3495 3495 1 3495
size memset task 3497 3497 2 6994
size memset task 3515 3515 3 10545
size memset task 3523 3523 1 3523
size memset task 3525 3525 1 3525
size memset task 3529 3529 1 3529
size memset task 3532 3532 2 7064
size memset task 3541 3541 1 3541
size memset task 3550 3550 2 7100
size memset task 3565 3565 2 7130
size memset task 3568 3568 1 3568
size memset task 3576 3576 1 3576
size memset task 3584 3584 54 193536
size memset task 3593 3593 2 7186
size memset task 3596 3596 1 3596
size memset task 3598 3598 1 3598
size memset task 3601 3601 1 3601
size memset task 3605 3605 1 3605
size memset task 3615 3615 2 7230
size memset task 3616 3616 3 10848
size memset task 3629 3629 2 7258
size memset task 3636 3636 1 3636
size memset task 3663 3663 1 3663
size memset task 3670 3670 2 7340
size memset task 3674 3674 2 7348
size memset task 3676 3676 2 7352
size memset task 3679 3679 3 11037
size memset task 3680 3680 2 7360
size memset task 3682 3682 1 3682
size memset task 3683 3683 3 11049
size memset task 3684 3684 2 7368
size memset task 3685 3685 2 7370
size memset task 3686 3686 2 7372
size memset task 3696 3696 3 11088
size memset task 3698 3698 2 7396
size memset task 3701 3701 3 11103
size memset task 3708 3708 2 7416
size memset task 3712 3712 2 7424
size memset task 3714 3714 3 11142
size memset task 3715 3715 2 7430
size memset task 3727 3727 2 7454
size memset task 3731 3731 1 3731
size memset task 3735 3735 1 3735
size memset task 3748 3748 3 11244
size memset task 3750 3750 2 7500
size memset task 3752 3752 1 3752
size memset task 3772 3772 2 7544
size memset task 3773 3773 2 7546
size memset task 3775 3775 2 7550
size memset task 3776 3776 2 7552
size memset task 3788 3788 1 3788
size memset task 3798 3798 1 3798
size memset task 3805 3805 1 3805
size memset task 3808 3808 2 7616
size memset task 3822 3822 2 7644
size memset task 3823 3823 2 7646
size memset task 3824 3824 3 11472
size memset task 3825 3825 2 7650
size memset task 3828 3828 2 7656
size memset task 3833 3833 2 7666
size memset task 3841 3841 2 7682
size memset task 3847 3847 3 11541
size memset task 3852 3852 2 7704
size memset task 3854 3854 2 7708
size memset task 3856 3856 1 3856
size memset task 3861 3861 1 3861
size memset task 3863 3863 1 3863
size memset task 3864 3864 1 3864
size memset task 3869 3869 2 7738
size memset task 3872 3872 2 7744
size memset task 3890 3890 5 19450
size memset task 3892 3892 2 7784
size memset task 3893 3893 2 7786
size memset task 3896 3896 2 7792
size memset task 3901 3901 2 7802
size memset task 3905 3905 1 3905
size memset task 3906 3906 2 7812
size memset task 3916 3916 4 15664
size memset task 3922 3922 3 11766
size memset task 3926 3926 3 11778
size memset task 3932 3932 1 3932
size memset task 3935 3935 2 7870
size memset task 3936 3936 1 3936
size memset task 3937 3937 2 7874
size memset task 3938 3938 1 3938
size memset task 3944 3944 2 7888
size memset task 3953 3953 2 7906
size memset task 3955 3955 2 7910
size memset task 3957 3957 2 7914
size memset task 3958 3958 1 3958
size memset task 3961 3961 2 7922
size memset task 3967 3967 2 7934
size memset task 3971 3971 1 3971
size memset task 3986 3986 2 7972
size memset task 3992 3992 1 3992
size memset task 4002 4002 2 8004
size memset task 4008 4008 2 8016
size memset task 4010 4010 2 8020
size memset task 4011 4011 1 4011
size memset task 4022 4022 2 8044
size memset task 4027 4027 3 12081
size memset task 4047 4047 1 4047
size memset task 4050 4050 1 4050
size memset task 4053 4053 2 8106
size memset task 4056 4056 2 8112
size memset task 4059 4059 1 4059
size memset task 4062 4062 4 16248
size memset task 4063 4063 4 16252
size memset task 4064 4064 6 24384
size memset task 4065 4065 12 48780
size memset task 4066 4066 2 8132
size memset task 4067 4067 3 12201
size memset task 4071 4071 4 16284
size memset task 4073 4073 1 4073
size memset task 4074 4074 2 8148
size memset task 4076 4076 4 16304
size memset task 4077 4077 4 16308
size memset task 4080 4080 2 8160
size memset task 4086 4086 16 65376
size memset task 4088 4088 3 12264
size memset task 4090 4090 2 8180
size memset task 4096 4096 37557 153833472
size memset task 8192 8447 469 3934648
size memset task 12288 12543 1 12288
size memset task 16384 16895 457 7487488
size memset task 20480 20991 1 20480
size memset task 24576 25087 1 24576
size memset task 32768 33791 12 393216
size memset task 57344 58367 1 57344
size memset task 167936 172031 1 167936
size memset task 188416 192511 1 188416
size memset task 983040 999423 1 983040
size memset softirq 0 0 203 0
size memset softirq 16 16 101 1616
size memset softirq 24 24 420 10080
size memset softirq 40 40 1 40
size memset softirq 56 56 6 336
size memset softirq 192 192 1 192
size memset softirq 232 232 1010 234320
size memset softirq 1024 1024 1010 1034240
size memset softirq 2168 2168 101 218968
align memset 0 0 128565
align memset 1 0 27
align memset 2 0 38
align memset 3 0 58
align memset 4 0 90
align memset 5 0 63
align memset 6 0 86
align memset 7 0 37
align memset 8 0 8689
align memset 9 0 27
align memset 10 0 73
align memset 11 0 253
align memset 12 0 69
align memset 13 0 51
align memset 14 0 66
align memset 15 0 31
align memset 16 0 13667
align memset 17 0 33
align memset 18 0 88
align memset 19 0 62
align memset 20 0 92
align memset 21 0 36
align memset 22 0 50
align memset 23 0 38
align memset 24 0 7483
align memset 25 0 78
align memset 26 0 64
align memset 27 0 31
align memset 28 0 81
align memset 29 0 58
align memset 30 0 64
align memset 31 0 55
align memset 32 0 11382
align memset 33 0 1512
align memset 34 0 45
align memset 35 0 155
align memset 36 0 136
align memset 37 0 226
align memset 38 0 61
align memset 39 0 30
align memset 40 0 6420
align memset 41 0 46
align memset 42 0 70
align memset 43 0 43
align memset 44 0 62
align memset 45 0 37
align memset 46 0 73
align memset 47 0 49
align memset 48 0 16325
align memset 49 0 100
align memset 50 0 57
align memset 51 0 37
align memset 52 0 134
align memset 53 0 40
align memset 54 0 34
align memset 55 0 36
align memset 56 0 4875
align memset 57 0 11
align memset 58 0 52
align memset 59 0 51
align memset 60 0 105
align memset 61 0 80
align memset 62 0 45
align memset 63 0 33
caller memset 14 14336 jbd2_journal_get_descriptor_buffer+0x90/0xf0 [jbd2]
caller memset 838 214528 ext4_mark_iloc_dirty+0x25b/0x6c0 [ext4]
caller memset 458 0 dup_fd+0x12b/0x300
caller memset 458 0 dup_fd+0x14d/0x300
caller memset 2 2048 ext4_read_block_bitmap_nowait+0x1ff/0x600 [ext4]
caller memset 32 32768 ext4_getblk+0x160/0x230 [ext4]
caller memset 4 6064 zero_user_segments.constprop.0+0xa0/0x160
caller memset 458 0 dup_fd+0x19b/0x300
caller memset 3241 4888504 kmem_cache_alloc_node+0x257/0x310
caller memset 117130 160249304 kmem_cache_alloc+0x1fc/0x300
caller memset 490 3920 mm_init+0xeb/0x300
caller memset 4 4096 ext4_mb_init_cache+0x2db/0x660 [ext4]
caller memset 27339 6998784 kmem_cache_alloc_bulk+0x1c9/0x330
caller memset 1 8 __lru_add_drain_all+0x89/0x1f0
caller memset 50 1268 pcpu_alloc+0x4f6/0x830
caller memset 814 103100 ext4_generic_delete_entry+0x115/0x140 [ext4]
caller memset 451 7389184 copy_process+0x26a/0x1ae0
caller memset 1360 3179007 zero_user_segments.constprop.0+0x115/0x160
caller memset 16340 9327928 __kmem_cache_alloc_node+0x20c/0x2a0
caller memset 1 0 krealloc+0x92/0xe0
caller memset 1503 6012 apply_returns+0x9c/0x200
caller memset 8451 1622592 kmem_cache_alloc_lru+0x255/0x400
caller memset 8 7904 make_indexed_dir+0x23e/0x5c0 [ext4]
caller memset 1368 802223 zero_user_segments+0xb2/0x170 [ext4]
caller memset 103 105472 __ext4_get_inode_loc+0x33f/0x4c0 [ext4]
caller memset 7 311296 load_module+0x17f5/0x21a0
caller memset 98 57624 kfree_sensitive+0x2f/0x40
caller memset 354 22656 load_elf_binary+0x102a/0x1780
caller memset 24 1064 ext4_generic_delete_entry+0x139/0x140 [ext4]
caller memset 209 445832 sk_prot_alloc+0x61/0x110
caller memset 7 1245184 load_module+0xbd1/0x21a0
caller memset 386 5908 do_split+0x4be/0x870 [ext4]
caller memset 12 393216 bdev_disk_changed+0x1ac/0x3b0
caller memset 458 0 dup_fd+0x21f/0x300
caller memset 702 11027 strscpy_pad+0x2f/0x40
caller memset 19374 344448 blake2s_final+0x2e/0x80
caller memset 2 2048 zero_user_segments+0xb2/0x170
caller memset 14 448 sg_init_table+0x11/0x40
observed clear_page call 43225 177049600 get_page_from_freelist+0xe1f/0x11b0
observed memset call 117018 160167168 kmem_cache_alloc+0x1f7/0x300
observed user-copy call 24772 52384389 _copy_to_iter+0xb5/0x650
observed user-copy call 12200 38832281 copy_page_from_iter_atomic+0x124/0x630
observed inlined-copy rep 5470 14377232 brd_do_bvec+0x3ce/0x5c0 [brd]
observed inlined-copy rep 4648 12927232 copy_page_from_iter_atomic+0x4cf/0x630
observed checked-copy call 2458 10067968 copy_mc_to_kernel+0xc/0x30
observed memset call 16309 9286344 __kmem_cache_alloc_node+0x207/0x2a0
observed user-clear call 2304 8650752 read_zero+0x58/0x110
observed memset call 451 7389184 copy_process+0x265/0x1ae0
observed memset call 27301 6989056 kmem_cache_alloc_bulk+0x1c4/0x330
observed copy_page call 1336 5472256 do_fault+0x361/0x410
observed memset call 3238 4879984 kmem_cache_alloc_node+0x252/0x310
observed inlined-copy rep 29013 4874184 sync_regs+0x1e/0x30
observed inlined-set rep 20913 4851816 filename_lookup+0x46/0x1f0
observed clear_page call 1053 4313088 __alloc_pages_bulk+0x5b8/0x6b0
observed memcpy call 3531 3911680 brd_do_bvec+0x4fb/0x5c0 [brd]
observed memcpy call 462 3877104 arch_dup_task_struct+0x1c/0x60
observed inlined-set rep 50640 3240960 __slab_free+0x35/0x2d0
observed inlined-set rep 31027 3226808 __handle_mm_fault+0x46/0xfa0
observed memset call 1359 3174960 zero_user_segments.constprop.0+0x110/0x160
observed user-copy call 954 3071704 _copy_from_iter+0xaf/0x570
observed inlined-set rep 52302 2928912 ext4_match+0x2d/0x150 [ext4]
observed memcpy call 1542 2872675 _copy_to_iter+0x542/0x650
observed inlined-set rep 19335 2165520 blake2s_final+0x74/0x80
observed inlined-set rep 12163 2140688 tomoyo_path_perm+0x79/0x200
observed inlined-set rep 794 2098752 ext4_bio_write_page+0x668/0x810 [ext4]
observed inlined-set rep 8856 2054592 do_filp_open+0x48/0x160
observed inlined-set rep 7532 1867936 process_measurement+0x73/0xac0
observed inlined-set rep 7503 1860744 mas_pop_node+0x89/0x100
observed inlined-set rep 8591 1855656 locks_remove_posix+0x37/0x1a0
observed inlined-set rep 12053 1832056 __do_sys_newfstatat+0x2f/0x80
observed user-copy call 14218 1663607 _copy_to_user+0x1c/0x30
observed inlined-set rep 22690 1633680 tomoyo_init_request_info+0x35/0xc0
observed memset call 8440 1620480 kmem_cache_alloc_lru+0x250/0x400
observed inlined-set rep 10050 1527600 shmem_alloc_folio+0x36/0xd0
observed inlined-set rep 2429 1515696 inode_init_once+0x43/0x100
observed inlined-set rep 10303 1483632 cp_new_stat+0x45/0x170
observed inlined-set rep 10303 1483632 vfs_getattr_nosec+0x3d/0xd0
observed inlined-set rep 5860 1359520 __filename_parentat+0x56/0x210
observed clear_page call 324 1327104 collapse_huge_page+0xb57/0x1470
observed memset call 7 1245184 load_module+0xbcc/0x21a0
observed inlined-set rep 4747 1215232 mas_wr_node_store+0x4f/0x5c0
observed memcpy call 163 1199342 load_module+0xc2d/0x21a0
observed user-clear call 424 1154320 padzero+0x38/0x60
observed inlined-set rep 8418 1077504 filemap_read+0x56/0x340
observed inlined-set rep 5860 1031360 tomoyo_check_open_permission+0x6d/0x190
observed inlined-set rep 12163 973040 tomoyo_path_perm+0x6e/0x200
observed inlined-copy rep 462 946176 copy_process+0xa97/0x1ae0
observed inlined-copy rep 488 929152 pgd_alloc+0xfa/0x230
observed inlined-set rep 12720 915840 __dquot_alloc_space+0x41/0x330
observed inlined-set rep 18169 872112 vfs_read+0x181/0x310
observed memset call 1368 802223 zero_user_segments+0xad/0x170 [ext4]
observed inlined-set rep 1278 787248 mas_wr_bnode+0x45/0x11b0
observed inlined-set rep 1278 787248 mas_wr_bnode+0x63/0x11b0
observed copy_page call 188 770048 collapse_huge_page+0xacf/0x1470
observed inlined-set rep 4180 735680 tomoyo_path_number_perm+0x62/0x200
observed inlined-set rep 1074 713136 test_for_valid_rec+0x51/0xb0
observed inlined-set rep 10541 674624 chacha_block_generic+0x9b/0xc0
observed inlined-set rep 7171 631048 tcp_current_mss+0x42/0xe0
observed inlined-set rep 4130 627760 vm_area_alloc+0x2c/0x50
observed memcpy call 19335 618720 blake2s_final+0x4a/0x80
observed inlined-set rep 7344 528768 mas_store_prealloc+0x2a/0xe0
observed memcpy call 14285 526816 blake2s_update+0x43/0xc0
observed inlined-set rep 2717 478192 __alloc_skb+0xce/0x1a0
observed inlined-set rep 5860 468800 tomoyo_check_open_permission+0x60/0x190
observed inlined-copy rep 2648 466048 prepare_creds+0x3f/0x260
observed memset call 209 445832 sk_prot_alloc+0x5c/0x110
observed inlined-set rep 6445 412480 crng_fast_key_erasure+0x32/0x110
observed inlined-set rep 6445 412480 crng_fast_key_erasure+0xdf/0x110
observed inlined-set rep 6445 412480 _get_random_bytes+0x3a/0x1a0
observed inlined-set rep 6445 412480 _get_random_bytes+0x45/0x1a0
observed inlined-set rep 6444 412416 _get_random_bytes+0xe1/0x1a0
observed inlined-copy rep 2708 411616 vm_area_dup+0x3a/0x90
observed inlined-copy rep 2708 411616 vm_area_dup+0x4d/0x90
observed inlined-copy rep 2708 411616 vm_area_dup+0x60/0x90
observed inlined-copy rep 2708 411616 vm_area_dup+0x73/0x90
observed inlined-set rep 365 400040 mm_alloc+0x28/0x60
observed memset call 12 393216 bdev_disk_changed+0x1a7/0x3b0
observed inlined-set rep 4288 377344 userfaultfd_unmap_complete+0x31/0x120
observed inlined-set rep 596 371904 do_sys_poll+0x4d/0x610
observed inlined-set rep 725 365400 radix_tree_node_rcu_free+0x34/0x70
observed inlined-set rep 85 347480 brd_do_bvec+0x177/0x5c0 [brd]
observed memset call 19335 343736 blake2s_final+0x29/0x80
observed inlined-set rep 4180 334400 tomoyo_path_number_perm+0x57/0x200
observed memset call 7 311296 load_module+0x17f0/0x21a0
observed inlined-copy rep 913 255640 timekeeping_advance+0x36c/0x590
observed memmove call 153 246602 eval_replace+0x62/0x80
observed inlined-set rep 2614 230032 __tcp_transmit_skb+0x47/0xc30
observed inlined-set rep 2614 230032 __tcp_transmit_skb+0xc2/0xc30
observed inlined-set rep 2187 227448 insn_init+0x28/0x70
observed inlined-set rep 1759 225152 truncate_inode_pages_range+0x50/0x450
observed memcpy call 101 216948 sk_clone_lock+0xb7/0x460
observed memset call 838 214528 ext4_mark_iloc_dirty+0x256/0x6c0 [ext4]
observed inlined-set rep 1759 211080 truncate_inode_pages_range+0x5b/0x450
observed inlined-copy rep 4203 208840 mas_wr_node_store+0x176/0x5c0
observed inlined-copy rep 4203 208840 mas_wr_node_store+0x1b3/0x5c0
observed inlined-set rep 1599 204672 mpage_release_unused_pages+0x45/0x1f0 [ext4]
observed inlined-set rep 1599 204672 mpage_prepare_extent_to_map+0x51/0x440 [ext4]
observed inlined-set rep 4201 201648 vfs_write+0x186/0x3f0
observed user-copy call 8223 201302 _copy_from_user+0x41/0x60
observed inlined-copy rep 353 200504 fpu_flush_thread+0x12b/0x170
observed inlined-set rep 4010 192480 arch_get_unmapped_area_topdown+0x50/0x280
observed inlined-set rep 3926 188448 generic_file_splice_read+0x68/0x1a0
observed memcpy call 2232 186336 mab_mas_cp+0x107/0x2c0
observed inlined-set rep 2527 181944 ext4_fname_from_fscrypt_name+0x32/0x70 [ext4]
observed inlined-set rep 2509 180648 tcp_ack+0x80/0x14c0
observed inlined-set rep 1687 175448 sock_read_iter+0x35/0x100
observed inlined-set rep 2715 173760 bpf_skops_write_hdr_opt.isra.0+0x33/0x1d0
observed memcpy call 7 172274 btf_module_notify+0x1c9/0x500
observed inlined-set rep 1503 168336 apply_returns+0xd9/0x200
observed memcpy call 2559 156080 mas_mab_cp+0x113/0x210
observed inlined-set rep 3214 154272 wp_page_copy+0x40/0x720
observed inlined-set rep 253 153824 mas_spanning_rebalance.isra.0+0x6d4/0x15d0
observed inlined-set rep 596 152576 do_sys_poll+0x5a/0x610
observed inlined-set rep 266 151088 radix_tree_node_ctor+0x2e/0x50
observed memcpy call 35802 143208 apply_relocate_add+0x15a/0x260
observed inlined-set rep 2459 137704 ext4_discard_preallocations+0x46/0x460 [ext4]
observed inlined-set rep 2422 135632 __hrtimer_init+0x52/0xe0
observed inlined-copy rep 123 134808 copy_process+0x191b/0x1ae0
observed inlined-set rep 533 132184 ima_file_mprotect+0x5f/0x190
observed inlined-set rep 2715 130320 ip_output+0xc8/0x130
observed inlined-set rep 1018 130304 shmem_undo_range+0x70/0x6c0
observed memcpy call 38 129528 btf_check_all_metas+0x213/0x290
observed inlined-set rep 1018 122160 shmem_undo_range+0x7b/0x6c0
observed inlined-set rep 1688 121536 security_inode_init_security+0x42/0x170
observed inlined-set rep 1688 121536 security_inode_init_security+0x6a/0x170
observed inlined-copy rep 462 118272 copy_process+0xbe7/0x1ae0
observed inlined-set rep 850 115600 shmem_get_inode+0x111/0x3a0
observed inlined-set rep 462 114576 __sched_fork+0xae/0x150
observed inlined-set rep 1689 108096 __ext4_find_entry+0x3d/0x450 [ext4]
observed inlined-set rep 1494 107568 mas_store+0x28/0xb0
observed inlined-set rep 1920 107520 __vma_adjust+0x7a/0xb20
observed inlined-set rep 405 106920 mast_fill_bnode+0x80/0x370
observed inlined-set rep 1484 106848 dx_probe+0x55/0x610 [ext4]
observed memset call 103 105472 __ext4_get_inode_loc+0x33a/0x4c0 [ext4]
observed inlined-set rep 1452 104544 mas_store_gfp+0x2f/0xf0
observed inlined-set rep 810 103680 __filemap_fdatawait_range+0x47/0x120
observed inlined-set rep 405 103680 mast_fill_bnode+0xad/0x370
observed memset call 814 103100 ext4_generic_delete_entry+0x110/0x140 [ext4]
observed inlined-set rep 805 103040 ext4_writepages+0x8c3/0x1190 [ext4]
observed inlined-set rep 692 99648 __do_sys_wait4+0x38/0xb0
observed inlined-set rep 1724 96544 __do_sys_brk+0x4c/0x340
observed inlined-set rep 1708 95648 iter_file_splice_write+0x4b/0x3d0
observed inlined-set rep 747 95616 unmap_region+0x49/0x120
observed inlined-set rep 1696 94976 ext4_ext_map_blocks+0x8e/0x1990 [ext4]
observed inlined-set rep 1690 94640 ext4_fname_setup_filename+0x35/0xd0 [ext4]
observed inlined-set rep 369 94464 mas_wr_node_store+0x3f9/0x5c0
observed inlined-copy rep 369 91512 mas_wr_node_store+0x34f/0x5c0
observed inlined-set rep 345 88320 restore_sigcontext+0x37/0x1d0
observed inlined-set rep 354 87792 bprm_execve+0x20f/0x650
observed inlined-copy rep 453 86976 mas_descend_adopt+0x3e2/0x470
observed inlined-set rep 453 86976 mas_descend_adopt+0x58/0x470
observed inlined-set rep 453 86976 mas_descend_adopt+0x63/0x470
observed inlined-set rep 811 84344 ext4_writepages+0x52/0x1190 [ext4]
observed inlined-set rep 1315 84160 tcp_validate_incoming+0x4a9/0x590
observed inlined-set rep 1285 82240 __unfreeze_partials+0x43/0x1f0
observed inlined-set rep 1285 82240 __unfreeze_partials+0x50/0x1f0
observed inlined-set rep 1708 81984 do_iter_readv_writev+0x44/0x150
observed inlined-set rep 1687 80976 tcp_recvmsg+0x42/0x200
observed inlined-set rep 1098 79056 ext4_dx_find_entry+0x4f/0x1d0 [ext4]
observed inlined-copy rep 457 76776 copy_thread+0x148/0x280
observed inlined-set rep 1494 71712 copy_page_range+0x63/0x1400
observed inlined-set rep 533 68224 do_mprotect_pkey+0x7a/0x440
observed inlined-set rep 1690 67600 fscrypt_setup_filename+0x40/0x310
observed inlined-copy rep 3830 67592 mas_wr_node_store+0x282/0x5c0
observed inlined-copy rep 3830 67592 mas_wr_node_store+0x502/0x5c0
observed inlined-set rep 838 67040 ext4_add_entry+0x55/0x4e0 [ext4]
observed inlined-set rep 837 66960 ext4_lookup+0x73/0x270 [ext4]
observed inlined-set rep 830 66400 chmod_common+0x46/0x170
observed inlined-set rep 810 64800 chown_common+0x55/0x2b0
observed inlined-set rep 810 64800 vfs_utimes+0x3e/0x270
observed inlined-set rep 405 64800 mast_fill_bnode+0x4d/0x370
observed inlined-set rep 797 63760 __ext4_unlink+0x50/0x340 [ext4]
observed memcpy call 8440 62941 __d_alloc+0x66/0x1d0
observed inlined-set rep 870 62640 __run_timers+0x34/0x2c0
observed inlined-set rep 489 62592 free_ldt_pgtables+0x31/0xb0
observed inlined-set rep 489 62592 exit_mmap+0x43/0x310
observed inlined-set rep 848 61056 __dquot_free_space+0x3d/0x2c0
observed inlined-set rep 692 60896 kernel_wait4+0x32/0x160
observed inlined-set rep 838 60336 dquot_free_inode+0x33/0x190
observed inlined-set rep 838 60336 dquot_alloc_inode+0x33/0x1f0
observed inlined-set rep 1071 59976 vma_link+0x3a/0x100
observed inlined-set rep 1236 59328 unmap_vmas+0x6d/0x180
observed memset call 98 57624 kfree_sensitive+0x2a/0x40
observed inlined-set rep 506 56672 text_poke_loc_init+0x50/0x200
observed inlined-set rep 1161 55728 schedule_timeout+0x29/0x150
observed inlined-set rep 845 54080 ext4_file_open+0x5f/0x320 [ext4]
observed inlined-set rep 867 48552 load_module+0x1663/0x21a0
observed memcpy call 5924 47392 apply_relocate_add+0xb9/0x260
observed inlined-set rep 837 46872 ext4_fname_prepare_lookup+0x37/0x120 [ext4]
observed inlined-set rep 834 46704 ext4_free_blocks+0x298/0xbb0 [ext4]
observed inlined-set rep 353 45184 shift_arg_pages+0x73/0x1c0
observed inlined-set rep 353 45184 setup_arg_pages+0x57/0x2d0
observed inlined-set rep 934 44832 __kernel_read+0x56/0x290
observed inlined-set rep 678 43392 get_partial_node.part.0+0x93/0x400
observed inlined-set rep 596 42912 schedule_hrtimeout_range_clock+0x32/0x120
observed inlined-set rep 886 42528 change_protection+0x466/0x15d0
observed inlined-set rep 331 42368 __x64_sys_vfork+0x31/0x70
observed inlined-set rep 747 41832 do_mas_align_munmap+0x70/0x510
observed inlined-set rep 838 40224 __ext4_new_inode+0xa1e/0x16f0 [ext4]
observed inlined-set rep 345 35880 __fpu_restore_sig+0x66/0x620
observed inlined-set rep 747 35856 userfaultfd_unmap_prep+0x47/0x1a0
observed memcpy call 6445 35787 crng_fast_key_erasure+0xcf/0x110
observed inlined-set rep 462 33264 copy_process+0x8a2/0x1ae0
observed memset call 32 32768 ext4_getblk+0x15b/0x230 [ext4]
observed inlined-set rep 8 32704 ext4_calculate_overhead+0x2dd/0x4c0 [ext4]
observed inlined-set rep 572 32032 vm_unmapped_area+0x49/0x260
observed inlined-set rep 429 30888 __change_page_attr_set_clr+0xaa8/0xf00
observed inlined-set rep 346 30448 arch_do_signal_or_restart+0x33/0x830
observed inlined-set rep 533 29848 do_mprotect_pkey+0x8c/0x440
observed inlined-set rep 462 29568 posix_cputimers_group_init+0x2c/0x70
observed inlined-set rep 462 29568 proc_fork_connector+0x28/0x120
observed inlined-set rep 48 29568 mas_wr_spanning_store.isra.0+0x6e/0x6e0
observed inlined-set rep 48 29568 mas_wr_spanning_store.isra.0+0x256/0x6e0
observed inlined-set rep 460 29440 proc_exit_connector+0x28/0x130
observed inlined-copy rep 15 27528 brd_do_bvec+0x486/0x5c0 [brd]
observed inlined-set rep 489 27384 exit_mmap+0x50/0x310
observed inlined-set rep 405 25920 mas_wr_bnode+0x5f9/0x11b0
observed inlined-set rep 462 25872 copy_process+0x885/0x1ae0
observed inlined-set rep 462 25872 init_entity_runnable_average+0x35/0x70
observed inlined-set rep 458 25648 acct_collect+0x160/0x230
observed inlined-set rep 350 25200 ext4_dx_add_entry+0x4b/0x6d0 [ext4]
observed inlined-set rep 506 24288 perf_event_text_poke+0x2d/0xc0
observed inlined-set rep 404 22624 generic_splice_sendpage+0x2f/0x90
observed inlined-set rep 353 22592 proc_exec_connector+0x28/0x100
observed memset call 353 22592 load_elf_binary+0x1025/0x1780
observed inlined-set rep 460 22080 do_notify_parent+0x46/0x2e0
observed user-clear call 345 22080 copy_fpstate_to_sigframe+0x97/0x360
observed inlined-set rep 209 21736 sk_prot_alloc+0x4a/0x110
observed user-clear call 8 21568 copy_fpstate_to_sigframe+0x129/0x360
observed inlined-set rep 202 21008 sock_write_iter+0x3a/0x100
observed inlined-set rep 5 20440 sysfs_kf_seq_show+0x8a/0xe0
observed user-copy call 17344 19582 _copy_to_iter+0x1bc/0x650
observed inlined-set rep 203 19488 tcp_assign_congestion_control+0x7f/0x130
observed inlined-set rep 404 19392 ip_route_output_flow+0x3a/0xe0
observed inlined-set rep 169 18928 apply_retpolines+0x4f/0x610
observed inlined-set rep 460 18400 do_notify_parent+0xeb/0x2e0
observed inlined-set rep 353 16944 move_page_tables+0x46/0x1050
observed inlined-set rep 353 16944 shift_arg_pages+0x63/0x1c0
observed inlined-set rep 345 16560 __fpu_restore_sig+0x84/0x620
observed user-copy call 345 16560 __fpu_restore_sig+0x8f/0x620
observed user-copy call 345 16560 copy_fpstate_to_sigframe+0x2b1/0x360
observed inlined-set rep 202 16160 do_truncate+0x35/0xe0
observed memset call 14 14336 jbd2_journal_get_descriptor_buffer+0x8b/0xf0 [jbd2]
observed inlined-set rep 353 14120 profile_transition+0x7e/0x8f0
observed inlined-set rep 103 13184 __sys_connect+0x55/0xd0
observed inlined-set rep 102 13056 do_accept+0x3d/0x190
observed memcpy call 1334 12962 ext4_htree_store_dirent+0x71/0x110 [ext4]
observed inlined-set rep 202 12928 tcp_init_transfer+0x86/0x2d0
observed inlined-set rep 202 12928 bpf_skops_hdr_opt_len+0x35/0x130
observed memcpy call 2578 12889 text_poke_early+0x43/0xa0
observed inlined-copy rep 108 12288 skb_try_coalesce+0x411/0x4a0
observed memmove call 199 11840 mab_shift_right+0x29/0x70
observed memmove call 199 11840 mab_shift_right+0x3c/0x70
observed inlined-set rep 123 11808 __do_sys_clone+0x3f/0xb0
observed inlined-set rep 174 11136 find_next_iomem_res+0xc6/0x160
observed inlined-set rep 174 11136 walk_system_ram_range+0x57/0xf0
observed memcpy call 2776 11104 apply_relocate_add+0x1ea/0x260
observed inlined-set rep 173 11072 mas_wr_bnode+0x195/0x11b0
observed memset call 701 11020 strscpy_pad+0x2a/0x40
observed inlined-set rep 42 10752 sha256_update+0x44/0x900
observed inlined-set rep 202 9696 tomoyo_socket_sendmsg_permission+0x2a/0xd0
observed inlined-set rep 101 8888 tcp_conn_request+0x78/0xed0
observed inlined-set rep 101 8888 tcp_make_synack+0x4f/0x5d0
observed inlined-set rep 101 8888 tcp_make_synack+0x103/0x5d0
observed memcpy call 838 8640 ext4_insert_dentry+0xb2/0x120 [ext4]
observed inlined-set rep 103 8240 tomoyo_check_inet_address+0xb9/0x150
observed inlined-set rep 112 8064 change_page_attr_set_clr+0x47/0x1c0
observed memcpy call 8 7904 make_indexed_dir+0x22c/0x5c0 [ext4]
observed memset call 8 7904 make_indexed_dir+0x239/0x5c0 [ext4]
observed inlined-set rep 29 7424 sha256_update+0x83a/0x900
observed inlined-set rep 101 7272 inet_csk_clone_lock+0xd4/0x120
observed inlined-set rep 123 6888 dup_mmap+0x4f/0x610
observed inlined-set rep 123 6888 dup_mmap+0x61/0x610
observed memcpy call 507 6649 kstrdup+0x40/0x60
observed memmove call 334 6624 do_split+0x69b/0x870 [ext4]
observed inlined-set rep 101 6464 tcp_conn_request+0xabd/0xed0
observed inlined-set rep 101 6464 tcp_connect+0x33/0xe30
observed inlined-set rep 101 6464 tcp_connect+0x1fc/0xe30
observed inlined-set rep 101 6464 tcp_connect+0x33a/0xe30
observed inlined-set rep 101 6464 tcp_connect+0x48d/0xe30
observed inlined-set rep 101 6464 tcp_v4_send_synack+0x116/0x1e0
observed inlined-set rep 101 6464 tcp_openreq_init_rwin+0xd2/0x250
observed memset call 4 6064 zero_user_segments.constprop.0+0x9b/0x160
observed memset call 1503 6012 apply_returns+0x97/0x200
observed memcpy call 432 6000 getname_kernel+0x77/0x110
observed memset call 386 5908 do_split+0x4b9/0x870 [ext4]
observed inlined-set rep 101 5656 tcp_v4_send_synack+0x46/0x1e0
observed inlined-copy rep 384 4976 do_split+0x531/0x870 [ext4]
observed inlined-set rep 103 4944 tomoyo_socket_connect_permission+0x31/0xf0
observed inlined-set rep 28 4928 tomoyo_path2_perm+0x76/0x270
observed inlined-set rep 76 4864 set_direct_map_invalid_noflush+0x44/0x90
observed inlined-set rep 76 4864 set_direct_map_default_noflush+0x44/0x90
observed inlined-set rep 101 4848 ip_route_output_key_hash+0x3a/0xa0
observed inlined-set rep 64 4608 ext4_htree_fill_tree+0x7f/0x3d0 [ext4]
observed inlined-copy rep 8 4544 fpu_clone+0x326/0x3c0
observed inlined-set rep 77 4312 ext4_mb_regular_allocator+0x3e/0xce0 [ext4]
observed memcpy call 4 4096 ext4_mb_init_cache+0x40b/0x660 [ext4]
observed memset call 4 4096 ext4_mb_init_cache+0x2d6/0x660 [ext4]
observed inlined-set rep 1 4088 hpage_collapse_scan_pmd+0x8b/0x670
observed inlined-set rep 6 3984 initcall_blacklisted+0x52/0xf0
observed memset call 488 3904 mm_init+0xe6/0x300
observed inlined-set rep 60 3840 proc_task_name+0x31/0xe0
observed memcpy call 2184 3684 text_poke_memcpy+0x5/0x10
observed memcpy call 7 3682 public_key_verify_signature+0x198/0x3a0
observed memcpy call 457 3656 dup_fd+0x101/0x300
observed memcpy call 457 3656 dup_fd+0x136/0x300
observed memcpy call 457 3656 dup_fd+0x16c/0x300
observed memcpy call 7 3584 kmemdup+0x2d/0x40
observed memcpy call 7 3584 public_key_verify_signature+0x21c/0x3a0
observed inlined-copy rep 9 3456 __do_sys_newuname+0x9c/0x140
observed inlined-set rep 9 3456 __do_sys_newuname+0x61/0x140
observed inlined-set rep 48 3456 mas_wr_spanning_store.isra.0+0xad/0x6e0
observed inlined-set rep 48 3456 mas_wr_spanning_store.isra.0+0xc9/0x6e0
observed inlined-set rep 35 3360 balance_dirty_pages+0x6d/0xd60
observed inlined-set rep 35 3080 balance_dirty_pages+0x5a/0xd60
observed inlined-set rep 48 3072 mas_wr_spanning_store.isra.0+0x63/0x6e0
observed inlined-set rep 48 3072 mas_wr_spanning_store.isra.0+0x7b/0x6e0
observed inlined-set rep 48 3072 mas_wr_spanning_store.isra.0+0x94/0x6e0
observed memcpy call 506 2512 text_poke_loc_init+0x57/0x200
observed inlined-set rep 26 2496 __filemap_fdatawrite_range+0x2e/0x80
observed inlined-copy rep 269 2360 copy_string_kernel+0x140/0x230
observed inlined-set rep 32 2304 hrtimer_nanosleep+0x32/0x170
observed inlined-set rep 28 2240 tomoyo_path2_perm+0x6b/0x270
observed inlined-set rep 28 2240 ext4_find_entry+0x38/0xa0 [ext4]
observed inlined-set rep 27 2160 ext4_rmdir+0xb2/0x3a0 [ext4]
observed memcpy call 191 2148 seq_puts+0x34/0x50
observed memset call 2 2048 zero_user_segments+0xad/0x170
observed memset call 2 2048 ext4_read_block_bitmap_nowait+0x1fa/0x600 [ext4]
observed inlined-set rep 14 2016 search_nested_keyrings+0x39/0x360
observed inlined-set rep 14 1904 keyring_search+0x3e/0x110
observed inlined-set rep 28 1792 do_renameat2+0x75/0x5f0
observed inlined-set rep 15 1680 do_sysinfo.isra.0+0x26/0x140
observed inlined-set rep 15 1680 __do_sys_sysinfo+0x24/0x70
observed memcpy call 79 1552 mas_mab_cp+0x15b/0x210
observed inlined-set rep 28 1344 vfs_rename+0x8f/0x10d0
observed inlined-set rep 14 1344 sha256_final+0x9a/0xd0
observed inlined-set rep 10 1280 write_cache_pages+0x46/0x4c0
observed memset call 50 1268 pcpu_alloc+0x4f1/0x830
observed memcpy call 364 1139 vsnprintf+0x359/0x550
observed inlined-set rep 7 1064 __do_sys_finit_module+0x3d/0x120
observed memset call 24 1064 ext4_generic_delete_entry+0x134/0x140 [ext4]
observed inlined-set rep 6 1008 refresh_cpu_vm_stats+0x70/0x230
observed inlined-set rep 9 936 writeback_sb_inodes+0x3a/0x4d0
observed inlined-set rep 1 928 bdev_alloc_inode+0x36/0x50
observed inlined-set rep 8 896 arch_jump_entry_size+0x24/0x70
observed inlined-set rep 7 896 rsa_set_pub_key+0x3a/0x120
observed inlined-set rep 7 896 public_key_verify_signature+0x6f/0x3a0
observed inlined-set rep 14 896 sg_miter_start+0x2d/0x60
observed inlined-set rep 10 880 console_emit_next_record.constprop.0+0x69/0x2b0
observed memcpy call 42 840 sha256_update+0x77/0x900
observed inlined-set rep 5 800 copy_thread+0x224/0x280
observed inlined-set rep 1 800 wb_init+0x56/0x220
observed inlined-set rep 14 784 ext4_rename+0x69/0xbd0 [ext4]
observed inlined-set rep 14 784 ext4_rename+0x75/0xbd0 [ext4]
observed inlined-set rep 8 768 wb_over_bg_thresh+0x55/0x290
observed inlined-set rep 6 768 blkdev_issue_flush+0x36/0x70
observed memmove call 17 736 ftrace_free_mem+0x253/0x400
observed inlined-set rep 8 704 wb_calc_thresh+0x2e/0x70
observed inlined-set rep 8 704 wb_over_bg_thresh+0x45/0x290
observed inlined-set rep 5 640 kernel_thread+0x2c/0x90
observed inlined-set rep 10 640 block_read_full_folio+0x44/0x2c0
observed inlined-set rep 8 576 __flush_work+0x30/0x90
observed inlined-set rep 9 576 do_mpage_readpage+0x5c/0x670
observed inlined-set rep 8 576 make_indexed_dir+0x65/0x5c0 [ext4]
observed inlined-copy rep 3 528 prepare_kernel_cred+0x4b/0x1c0
observed inlined-set rep 6 528 wb_update_bandwidth+0x30/0x70
observed inlined-copy rep 1 504 read_lba+0x10b/0x190
observed inlined-set rep 7 504 sg_copy_buffer+0x46/0x120
observed inlined-set rep 7 504 mpi_write_to_sgl+0x52/0x190
observed inlined-set rep 7 504 mpi_read_raw_from_sgl+0x38/0x230
observed inlined-set rep 7 448 ext4_mpage_readpages+0x81/0x870 [ext4]
observed memset call 14 448 sg_init_table+0xc/0x40
observed inlined-set rep 3 432 __do_sys_getrusage+0x36/0xb0
observed inlined-set rep 3 432 mpage_readahead+0x3c/0x120
observed inlined-set rep 3 408 getrusage+0x82/0x480
observed memcpy call 5 408 krealloc+0x5f/0xe0
observed inlined-set rep 5 400 prb_reserve+0x1aa/0x3c0
observed inlined-set rep 2 400 virtcons_probe.cold+0x77d7/0x1a60b [virtio_console]
observed inlined-set rep 7 392 mod_sysfs_setup+0x9e/0x700
observed inlined-set rep 6 384 do_one_initcall+0x3c/0x220
observed inlined-set rep 3 384 user_mode_thread+0x2c/0x80
observed inlined-set rep 8 384 make_indexed_dir+0x40d/0x5c0 [ext4]
observed memcpy call 28 376 take_dentry_name_snapshot+0x4c/0x80
observed inlined-set rep 4 352 tomoyo_assign_domain+0x46/0x310
observed inlined-set rep 7 336 synchronize_rcu+0x61/0xb0
observed inlined-set rep 7 336 assoc_array_find+0x39/0xc0
observed inlined-set rep 6 336 ext4_process_freed_data+0x164/0x360 [ext4]
observed memcpy call 7 322 asymmetric_key_generate_id+0x5d/0x90
observed inlined-set rep 4 320 jbd2_journal_commit_transaction+0x48/0x1a50 [jbd2]
observed memcpy call 5 285 _prb_read_valid+0x1fa/0x2d0
observed memmove call 5 285 printk_sprint+0x107/0x130
observed inlined-copy rep 1 280 timekeeping_update+0x101/0x130
observed inlined-set rep 5 280 sched_setscheduler_nocheck+0x2c/0xa0
observed inlined-set rep 3 264 kernel_wait+0x28/0x90
observed memcpy call 28 264 __d_move+0x148/0x620
observed inlined-set rep 1 248 apply_alternatives+0x62/0x130
observed inlined-set rep 6 240 refresh_cpu_vm_stats+0x3e/0x230
observed inlined-set rep 2 240 inet_ioctl+0x74/0x1e0
observed inlined-set rep 1 232 init_pwq+0x3f/0xc0
observed inlined-set rep 4 224 bdi_split_work_to_wbs+0x82/0x380
observed memcpy call 7 224 public_key_verify_signature+0x230/0x3a0
observed memcpy call 7 224 sg_copy_buffer+0x7d/0x120
observed inlined-set rep 1 200 iomap_bmap+0x3d/0x100
observed inlined-set rep 4 192 collect_percpu_times+0x58/0x2b0
observed inlined-set rep 4 192 wb_workfn+0x2c5/0x4f0
observed inlined-set rep 3 168 add_sysfs_param+0xa9/0x1e0
observed inlined-set rep 3 168 __request_module+0x75/0x3e0
observed inlined-set rep 4 160 rcu_sync_init+0x34/0x50
observed inlined-set rep 2 160 tomoyo_unix_entry+0x45/0x1b0
observed inlined-set rep 4 160 ext4_mb_init_cache+0x267/0x660 [ext4]
observed memcpy call 7 140 asymmetric_key_generate_id+0x4c/0x90
observed memcpy call 22 134 kobject_get_path+0x82/0x100
observed inlined-set rep 1 128 hpage_collapse_scan_pmd+0x96/0x670
observed inlined-set rep 2 128 khugepaged+0x299/0x970
observed inlined-set rep 1 128 tomoyo_socket_listen_permission+0x9a/0x120
observed inlined-set rep 2 128 proc_comm_connector+0x28/0x110
observed inlined-set rep 1 128 __sys_bind+0x4d/0xf0
observed inlined-set rep 5 120 _printk+0x44/0x83
observed inlined-set rep 1 112 optimize_nops+0x3f/0x1f0
observed inlined-set rep 2 112 __inet_dev_addr_type+0x39/0x180
observed inlined-set rep 2 112 ext4_mb_init_group+0x2e/0x1e0 [ext4]
observed memcpy call 11 98 __proc_create+0x132/0x280
observed inlined-set rep 2 96 stop_one_cpu_nowait+0x18/0x40
observed inlined-set rep 1 96 write_inode_now+0x27/0xa0
observed inlined-set rep 2 96 __inet_dev_addr_type+0x48/0x180
observed inlined-set rep 1 88 aa_may_signal+0x51/0x150
observed inlined-set rep 1 88 ext4_fill_super+0x18ff/0x3040 [ext4]
observed inlined-set rep 1 80 tomoyo_mount_permission+0x43/0x1d0
observed inlined-set rep 2 80 profile_signal_perm+0x4f/0xf0
observed inlined-set rep 1 80 devtmpfs_work_loop+0x141/0x320
observed inlined-set rep 1 80 devtmpfs_create_node+0x3b/0xe0
observed inlined-set rep 1 72 flush_work+0x30/0x90
observed inlined-set rep 1 72 iomap_iter+0x133/0x350
observed inlined-set rep 1 72 iomap_iter+0x15c/0x350
observed memcpy call 12 69 kernfs_iop_get_link+0x15c/0x200
observed inlined-set rep 1 64 _get_random_bytes+0x14c/0x1a0
observed inlined-set rep 1 64 _get_random_bytes+0x159/0x1a0
observed inlined-set rep 1 64 inet_listen+0xcf/0x180
observed inlined-set rep 1 64 ext4_file_open+0x177/0x320 [ext4]
observed inlined-set rep 1 64 ext4_fill_super+0x6b1/0x3040 [ext4]
observed memmove call 16 64 dx_insert_block.isra.0+0x48/0x70 [ext4]
observed inlined-set rep 1 48 send_signal_locked+0x38/0x1b0
observed inlined-set rep 1 48 collapse_huge_page+0x83/0x1470
observed inlined-set rep 1 48 wb_workfn+0x331/0x4f0
observed inlined-set rep 1 48 tomoyo_socket_listen_permission+0x37/0x120
observed inlined-set rep 1 48 tomoyo_socket_bind_permission+0x2c/0x110
observed inlined-set rep 1 40 __x64_sys_kill+0x51/0xb0
observed memcpy call 3 24 alloc_workqueue_attrs+0x69/0x90
observed memcpy call 7 14 public_key_verify_signature+0x1be/0x3a0
observed memcpy call 1 9 kmemdup_nul+0x35/0x60
observed memcpy call 1 8 apply_wqattrs_commit+0x4e/0x100
observed memcpy call 1 8 wq_calc_node_cpumask+0x3c/0x100
observed memcpy call 1 8 apply_wqattrs_prepare+0x84/0x2b0
observed memcpy call 1 8 apply_wqattrs_prepare+0xf0/0x2b0
observed memcpy call 1 8 apply_wqattrs_prepare+0x1e3/0x2b0
observed memcpy call 1 8 set_cpus_allowed_common+0x39/0x60
observed memcpy call 7 8 load_module+0x1a44/0x21a0
observed memmove call 2 8 tomoyo_get_local_path+0x1a1/0x230
observed memset call 1 8 __lru_add_drain_all+0x84/0x1f0
observed memcpy call 1 4 ___neigh_create+0x1d9/0xa00
observed memcpy call 1 4 arp_constructor+0x58/0x420
observed inlined-set rep 110 0 copy_string_kernel+0x140/0x230
observed inlined-set rep 4 0 copy_page_from_iter_atomic+0x4cf/0x630
observed inlined-set rep 369 0 mas_wr_node_store+0x176/0x5c0
observed inlined-set rep 369 0 mas_wr_node_store+0x1b3/0x5c0
observed inlined-set rep 685 0 mas_wr_node_store+0x282/0x5c0
observed inlined-set rep 685 0 mas_wr_node_store+0x502/0x5c0
observed inlined-set rep 2 0 do_split+0x531/0x870 [ext4]
observed memcpy call 13602 0 blake2s_update+0x64/0xc0
observed memset call 1 0 krealloc+0x8d/0xe0
observed memset call 457 0 dup_fd+0x126/0x300
observed memset call 457 0 dup_fd+0x148/0x300
observed memset call 457 0 dup_fd+0x196/0x300
observed memset call 457 0 dup_fd+0x21a/0x300
observed-size checked-copy exception 4096 4096 2458 10067968
observed-size clear_page exception 4096 4096 17469 71553024
observed-size clear_page softirq 4096 4096 8 32768
observed-size clear_page task 4096 4096 27125 111104000
observed-size copy_page exception 4096 4096 1336 5472256
observed-size copy_page task 4096 4096 188 770048
observed-size inlined-copy exception 168 168 28612 4806816
observed-size inlined-copy hardirq 168 168 401 67368
observed-size inlined-copy hardirq 280 280 913 255640
observed-size inlined-copy softirq 8 8 6 48
observed-size inlined-copy softirq 120 120 102 12240
observed-size inlined-copy task 8 8 1857 14856
observed-size inlined-copy task 16 16 6582 105312
observed-size inlined-copy task 24 24 806 19344
observed-size inlined-copy task 32 32 752 24064
observed-size inlined-copy task 40 40 1352 54080
observed-size inlined-copy task 48 48 1386 66528
observed-size inlined-copy task 56 56 726 40656
observed-size inlined-copy task 64 64 1676 107264
observed-size inlined-copy task 72 72 1026 73872
observed-size inlined-copy task 80 80 294 23520
observed-size inlined-copy task 88 88 382 33616
observed-size inlined-copy task 96 96 12 1152
observed-size inlined-copy task 112 112 2 224
observed-size inlined-copy task 120 120 8 960
observed-size inlined-copy task 128 128 14 1792
observed-size inlined-copy task 144 144 10 1440
observed-size inlined-copy task 152 152 10840 1647680
observed-size inlined-copy task 160 160 10 1600
observed-size inlined-copy task 168 168 463 77784
observed-size inlined-copy task 176 176 2657 467632
observed-size inlined-copy task 184 184 4 736
observed-size inlined-copy task 192 192 473 90816
observed-size inlined-copy task 216 216 8 1728
observed-size inlined-copy task 224 224 4 896
observed-size inlined-copy task 232 232 10 2320
observed-size inlined-copy task 240 240 8 1920
observed-size inlined-copy task 248 248 373 92504
observed-size inlined-copy task 256 256 470 120320
observed-size inlined-copy task 264 264 12 3168
observed-size inlined-copy task 280 280 7 1960
observed-size inlined-copy task 288 288 2 576
observed-size inlined-copy task 296 296 2 592
observed-size inlined-copy task 312 312 16 4992
observed-size inlined-copy task 336 336 10 3360
observed-size inlined-copy task 352 352 2 704
observed-size inlined-copy task 360 360 4 1440
observed-size inlined-copy task 368 368 8 2944
observed-size inlined-copy task 376 376 8 3008
observed-size inlined-copy task 384 384 17 6528
observed-size inlined-copy task 392 392 4 1568
observed-size inlined-copy task 400 400 18 7200
observed-size inlined-copy task 408 408 16 6528
observed-size inlined-copy task 416 416 4 1664
observed-size inlined-copy task 424 424 2 848
observed-size inlined-copy task 448 448 2 896
observed-size inlined-copy task 456 456 4 1824
observed-size inlined-copy task 472 472 10 4720
observed-size inlined-copy task 480 480 4 1920
observed-size inlined-copy task 488 488 8 3904
observed-size inlined-copy task 504 504 129 65016
observed-size inlined-copy task 520 520 4 2080
observed-size inlined-copy task 536 536 4 2144
observed-size inlined-copy task 544 544 2 1088
observed-size inlined-copy task 552 552 6 3312
observed-size inlined-copy task 560 560 4 2240
observed-size inlined-copy task 568 568 367 208456
observed-size inlined-copy task 584 584 4 2336
observed-size inlined-copy task 592 592 6 3552
observed-size inlined-copy task 600 600 10 6000
observed-size inlined-copy task 608 608 8 4864
observed-size inlined-copy task 624 624 2 1248
observed-size inlined-copy task 648 648 2 1296
observed-size inlined-copy task 656 656 2 1312
observed-size inlined-copy task 664 664 2 1328
observed-size inlined-copy task 688 688 4 2752
observed-size inlined-copy task 704 704 2 1408
observed-size inlined-copy task 712 712 4 2848
observed-size inlined-copy task 720 720 4 2880
observed-size inlined-copy task 728 728 4 2912
observed-size inlined-copy task 736 736 4 2944
observed-size inlined-copy task 744 744 6 4464
observed-size inlined-copy task 752 752 8 6016
observed-size inlined-copy task 768 768 2 1536
observed-size inlined-copy task 776 776 6 4656
observed-size inlined-copy task 784 784 6 4704
observed-size inlined-copy task 808 808 2 1616
observed-size inlined-copy task 840 840 8 6720
observed-size inlined-copy task 848 848 4 3392
observed-size inlined-copy task 856 856 4 3424
observed-size inlined-copy task 864 864 2 1728
observed-size inlined-copy task 880 880 10 8800
observed-size inlined-copy task 912 912 10 9120
observed-size inlined-copy task 928 928 6 5568
observed-size inlined-copy task 936 936 8 7488
observed-size inlined-copy task 952 952 4 3808
observed-size inlined-copy task 960 960 10 9600
observed-size inlined-copy task 968 968 8 7744
observed-size inlined-copy task 976 976 6 5856
observed-size inlined-copy task 984 984 6 5904
observed-size inlined-copy task 992 992 4 3968
observed-size inlined-copy task 1000 1000 12 12000
observed-size inlined-copy task 1008 1008 2 2016
observed-size inlined-copy task 1016 1016 1456 1479296
observed-size inlined-copy task 1024 1024 4 4096
observed-size inlined-copy task 1032 1032 4 4128
observed-size inlined-copy task 1040 1040 8 8320
observed-size inlined-copy task 1048 1048 14 14672
observed-size inlined-copy task 1056 1056 18 19008
observed-size inlined-copy task 1064 1064 16 17024
observed-size inlined-copy task 1072 1072 8 8576
observed-size inlined-copy task 1080 1080 6 6480
observed-size inlined-copy task 1088 1088 4 4352
observed-size inlined-copy task 1096 1096 147 161112
observed-size inlined-copy task 1104 1104 16 17664
observed-size inlined-copy task 1112 1112 4 4448
observed-size inlined-copy task 1120 1120 4 4480
observed-size inlined-copy task 1128 1128 4 4512
observed-size inlined-copy task 1136 1136 12 13632
observed-size inlined-copy task 1144 1144 4 4576
observed-size inlined-copy task 1160 1160 4 4640
observed-size inlined-copy task 1168 1168 8 9344
observed-size inlined-copy task 1176 1176 10 11760
observed-size inlined-copy task 1184 1184 4 4736
observed-size inlined-copy task 1192 1192 16 19072
observed-size inlined-copy task 1200 1200 22 26400
observed-size inlined-copy task 1208 1208 6 7248
observed-size inlined-copy task 1216 1216 8 9728
observed-size inlined-copy task 1224 1224 2 2448
observed-size inlined-copy task 1232 1232 12 14784
observed-size inlined-copy task 1240 1240 8 9920
observed-size inlined-copy task 1248 1248 4 4992
observed-size inlined-copy task 1256 1256 4 5024
observed-size inlined-copy task 1264 1264 10 12640
observed-size inlined-copy task 1272 1272 24 30528
observed-size inlined-copy task 1280 1280 6 7680
observed-size inlined-copy task 1288 1288 4 5152
observed-size inlined-copy task 1296 1296 12 15552
observed-size inlined-copy task 1312 1312 4 5248
observed-size inlined-copy task 1320 1320 2 2640
observed-size inlined-copy task 1328 1328 4 5312
observed-size inlined-copy task 1344 1344 4 5376
observed-size inlined-copy task 1360 1360 2 2720
observed-size inlined-copy task 1376 1376 2 2752
observed-size inlined-copy task 1392 1392 12 16704
observed-size inlined-copy task 1416 1416 10 14160
observed-size inlined-copy task 1424 1424 10 14240
observed-size inlined-copy task 1440 1440 4 5760
observed-size inlined-copy task 1448 1448 4 5792
observed-size inlined-copy task 1456 1456 8 11648
observed-size inlined-copy task 1464 1464 8 11712
observed-size inlined-copy task 1472 1472 2 2944
observed-size inlined-copy task 1480 1480 8 11840
observed-size inlined-copy task 1488 1488 4 5952
observed-size inlined-copy task 1496 1496 6 8976
observed-size inlined-copy task 1504 1504 16 24064
observed-size inlined-copy task 1512 1512 6 9072
observed-size inlined-copy task 1520 1520 4 6080
observed-size inlined-copy task 1528 1528 78 119184
observed-size inlined-copy task 1544 1544 6 9264
observed-size inlined-copy task 1552 1552 4 6208
observed-size inlined-copy task 1568 1568 4 6272
observed-size inlined-copy task 1576 1576 6 9456
observed-size inlined-copy task 1584 1584 8 12672
observed-size inlined-copy task 1608 1608 4 6432
observed-size inlined-copy task 1616 1616 2 3232
observed-size inlined-copy task 1624 1624 6 9744
observed-size inlined-copy task 1648 1648 2 3296
observed-size inlined-copy task 1664 1664 4 6656
observed-size inlined-copy task 1680 1680 10 16800
observed-size inlined-copy task 1688 1688 2 3376
observed-size inlined-copy task 1696 1696 4 6784
observed-size inlined-copy task 1704 1704 6 10224
observed-size inlined-copy task 1712 1712 4 6848
observed-size inlined-copy task 1720 1720 4 6880
observed-size inlined-copy task 1736 1736 6 10416
observed-size inlined-copy task 1760 1760 2 3520
observed-size inlined-copy task 1776 1776 2 3552
observed-size inlined-copy task 1784 1784 10 17840
observed-size inlined-copy task 1792 1792 2 3584
observed-size inlined-copy task 1800 1800 6 10800
observed-size inlined-copy task 1808 1808 4 7232
observed-size inlined-copy task 1816 1816 6 10896
observed-size inlined-copy task 1824 1824 4 7296
observed-size inlined-copy task 1848 1848 4 7392
observed-size inlined-copy task 1856 1856 6 11136
observed-size inlined-copy task 1872 1872 4 7488
observed-size inlined-copy task 1888 1888 2 3776
observed-size inlined-copy task 1896 1896 12 22752
observed-size inlined-copy task 1904 1904 490 932960
observed-size inlined-copy task 1920 1920 2 3840
observed-size inlined-copy task 1928 1928 4 7712
observed-size inlined-copy task 1944 1944 4 7776
observed-size inlined-copy task 1960 1960 2 3920
observed-size inlined-copy task 1976 1976 6 11856
observed-size inlined-copy task 1984 1984 6 11904
observed-size inlined-copy task 1992 1992 2 3984
observed-size inlined-copy task 2000 2000 8 16000
observed-size inlined-copy task 2008 2008 2 4016
observed-size inlined-copy task 2016 2016 8 16128
observed-size inlined-copy task 2024 2024 8 16192
observed-size inlined-copy task 2040 2040 487 993480
observed-size inlined-copy task 2048 2048 462 946176
observed-size inlined-copy task 2056 2056 4 8224
observed-size inlined-copy task 2064 2064 4 8256
observed-size inlined-copy task 2080 2080 10 20800
observed-size inlined-copy task 2088 2088 8 16704
observed-size inlined-copy task 2104 2104 2 4208
observed-size inlined-copy task 2112 2112 4 8448
observed-size inlined-copy task 2120 2120 8 16960
observed-size inlined-copy task 2136 2136 2 4272
observed-size inlined-copy task 2160 2160 4 8640
observed-size inlined-copy task 2176 2176 6 13056
observed-size inlined-copy task 2200 2200 4 8800
observed-size inlined-copy task 2208 2208 4 8832
observed-size inlined-copy task 2216 2216 4 8864
observed-size inlined-copy task 2232 2232 2 4464
observed-size inlined-copy task 2240 2240 2 4480
observed-size inlined-copy task 2248 2248 4 8992
observed-size inlined-copy task 2264 2264 4 9056
observed-size inlined-copy task 2272 2272 6 13632
observed-size inlined-copy task 2296 2296 2 4592
observed-size inlined-copy task 2304 2304 2 4608
observed-size inlined-copy task 2344 2344 2 4688
observed-size inlined-copy task 2384 2384 2 4768
observed-size inlined-copy task 2392 2392 2 4784
observed-size inlined-copy task 2416 2416 2 4832
observed-size inlined-copy task 2424 2424 2 4848
observed-size inlined-copy task 2440 2440 4 9760
observed-size inlined-copy task 2448 2448 4 9792
observed-size inlined-copy task 2464 2464 2 4928
observed-size inlined-copy task 2472 2472 4 9888
observed-size inlined-copy task 2488 2488 8 19904
observed-size inlined-copy task 2512 2512 4 10048
observed-size inlined-copy task 2552 2552 60 153120
observed-size inlined-copy task 2568 2568 12 30816
observed-size inlined-copy task 2584 2584 4 10336
observed-size inlined-copy task 2592 2592 2 5184
observed-size inlined-copy task 2608 2608 2 5216
observed-size inlined-copy task 2624 2624 2 5248
observed-size inlined-copy task 2632 2632 2 5264
observed-size inlined-copy task 2640 2640 2 5280
observed-size inlined-copy task 2648 2648 2 5296
observed-size inlined-copy task 2656 2656 4 10624
observed-size inlined-copy task 2672 2672 2 5344
observed-size inlined-copy task 2688 2688 4 10752
observed-size inlined-copy task 2696 2696 2 5392
observed-size inlined-copy task 2712 2712 8 21696
observed-size inlined-copy task 2752 2752 2 5504
observed-size inlined-copy task 2776 2776 2 5552
observed-size inlined-copy task 2800 2800 2 5600
observed-size inlined-copy task 2808 2808 4 11232
observed-size inlined-copy task 2832 2832 2 5664
observed-size inlined-copy task 2856 2856 2 5712
observed-size inlined-copy task 2864 2864 2 5728
observed-size inlined-copy task 2888 2888 2 5776
observed-size inlined-copy task 2904 2904 2 5808
observed-size inlined-copy task 2920 2920 4 11680
observed-size inlined-copy task 2928 2928 2 5856
observed-size inlined-copy task 2944 2944 2 5888
observed-size inlined-copy task 2952 2952 2 5904
observed-size inlined-copy task 3016 3016 2 6032
observed-size inlined-copy task 3024 3024 2 6048
observed-size inlined-copy task 3048 3048 2 6096
observed-size inlined-copy task 3064 3064 3356 10282784
observed-size inlined-copy task 3072 3072 4 12288
observed-size inlined-copy task 3120 3120 2 6240
observed-size inlined-copy task 3136 3136 2 6272
observed-size inlined-copy task 3144 3144 2 6288
observed-size inlined-copy task 3168 3168 2 6336
observed-size inlined-copy task 3176 3176 4 12704
observed-size inlined-copy task 3288 3288 2 6576
observed-size inlined-copy task 3304 3304 4 13216
observed-size inlined-copy task 3312 3312 2 6624
observed-size inlined-copy task 3320 3320 4 13280
observed-size inlined-copy task 3336 3336 2 6672
observed-size inlined-copy task 3352 3352 4 13408
observed-size inlined-copy task 3360 3360 2 6720
observed-size inlined-copy task 3400 3400 2 6800
observed-size inlined-copy task 3408 3408 2 6816
observed-size inlined-copy task 3448 3448 2 6896
observed-size inlined-copy task 3472 3472 2 6944
observed-size inlined-copy task 3544 3544 4 14176
observed-size inlined-copy task 3560 3560 4 14240
observed-size inlined-copy task 3568 3568 6 21408
observed-size inlined-copy task 3576 3576 60 214560
observed-size inlined-copy task 3616 3616 2 7232
observed-size inlined-copy task 3656 3656 2 7312
observed-size inlined-copy task 3664 3664 2 7328
observed-size inlined-copy task 3728 3728 2 7456
observed-size inlined-copy task 3736 3736 2 7472
observed-size inlined-copy task 3744 3744 2 7488
observed-size inlined-copy task 3776 3776 2 7552
observed-size inlined-copy task 3848 3848 2 7696
observed-size inlined-copy task 3880 3880 6 23280
observed-size inlined-copy task 3888 3888 2 7776
observed-size inlined-copy task 3904 3904 2 7808
observed-size inlined-copy task 4024 4024 2 8048
observed-size inlined-copy task 4056 4056 4 16224
observed-size inlined-copy task 4088 4088 2948 12051424
observed-size inlined-set exception 48 48 3214 154272
observed-size inlined-set exception 64 64 348 22272
observed-size inlined-set exception 104 104 30662 3188848
observed-size inlined-set hardirq 48 48 2 96
observed-size inlined-set softirq 48 48 1212 58176
observed-size inlined-set softirq 56 56 303 16968
observed-size inlined-set softirq 64 64 29532 1890048
observed-size inlined-set softirq 72 72 2572 185184
observed-size inlined-set softirq 88 88 2121 186648
observed-size inlined-set softirq 96 96 101 9696
observed-size inlined-set softirq 104 104 101 10504
observed-size inlined-set softirq 112 112 630 70560
observed-size inlined-set softirq 176 176 1010 177760
observed-size inlined-set softirq 504 504 725 365400
observed-size inlined-set task 0 0 2224 0
observed-size inlined-set task 24 24 7 168
observed-size inlined-set task 40 40 2520 100800
observed-size inlined-set task 48 48 45392 2178816
observed-size inlined-set task 56 56 73840 4135040
observed-size inlined-set task 64 64 77550 4963200
observed-size inlined-set task 72 72 59798 4305456
observed-size inlined-set task 80 80 27527 2202160
observed-size inlined-set task 88 88 15983 1406504
observed-size inlined-set task 96 96 309 29664
observed-size inlined-set task 104 104 5714 594256
observed-size inlined-set task 112 112 20922 2343264
observed-size inlined-set task 120 120 2779 333480
observed-size inlined-set task 128 128 19549 2502272
observed-size inlined-set task 136 136 867 117912
observed-size inlined-set task 144 144 21318 3069792
observed-size inlined-set task 152 152 26240 3988480
observed-size inlined-set task 160 160 410 65600
observed-size inlined-set task 168 168 6 1008
observed-size inlined-set task 176 176 23940 4213440
observed-size inlined-set task 192 192 908 174336
observed-size inlined-set task 200 200 7 1400
observed-size inlined-set task 216 216 8591 1855656
observed-size inlined-set task 232 232 35632 8266624
observed-size inlined-set task 248 248 16385 4063480
observed-size inlined-set task 256 256 6533 1672448
observed-size inlined-set task 264 264 405 106920
observed-size inlined-set task 304 304 2 608
observed-size inlined-set task 336 336 2 672
observed-size inlined-set task 344 344 2 688
observed-size inlined-set task 352 352 2 704
observed-size inlined-set task 384 384 9 3456
observed-size inlined-set task 416 416 2 832
observed-size inlined-set task 424 424 2 848
observed-size inlined-set task 464 464 2 928
observed-size inlined-set task 512 512 4 2048
observed-size inlined-set task 520 520 2 1040
observed-size inlined-set task 536 536 2 1072
observed-size inlined-set task 568 568 266 151088
observed-size inlined-set task 608 608 255 155040
observed-size inlined-set task 616 616 2652 1633632
observed-size inlined-set task 624 624 3025 1887600
observed-size inlined-set task 632 632 2 1264
observed-size inlined-set task 656 656 1 656
observed-size inlined-set task 664 664 1080 717120
observed-size inlined-set task 672 672 2 1344
observed-size inlined-set task 680 680 1 680
observed-size inlined-set task 720 720 2 1440
observed-size inlined-set task 728 728 2 1456
observed-size inlined-set task 744 744 2 1488
observed-size inlined-set task 760 760 2 1520
observed-size inlined-set task 768 768 2 1536
observed-size inlined-set task 776 776 2 1552
observed-size inlined-set task 792 792 2 1584
observed-size inlined-set task 800 800 1 800
observed-size inlined-set task 904 904 2 1808
observed-size inlined-set task 912 912 2 1824
observed-size inlined-set task 928 928 1 928
observed-size inlined-set task 936 936 2 1872
observed-size inlined-set task 944 944 2 1888
observed-size inlined-set task 960 960 2 1920
observed-size inlined-set task 1008 1008 2 2016
observed-size inlined-set task 1016 1016 2 2032
observed-size inlined-set task 1032 1032 2 2064
observed-size inlined-set task 1056 1056 2 2112
observed-size inlined-set task 1064 1064 2 2128
observed-size inlined-set task 1096 1096 365 400040
observed-size inlined-set task 1128 1128 2 2256
observed-size inlined-set task 1136 1136 2 2272
observed-size inlined-set task 1152 1152 2 2304
observed-size inlined-set task 1160 1160 2 2320
observed-size inlined-set task 1176 1176 2 2352
observed-size inlined-set task 1224 1224 2 2448
observed-size inlined-set task 1248 1248 2 2496
observed-size inlined-set task 1272 1272 5 6360
observed-size inlined-set task 1280 1280 1 1280
observed-size inlined-set task 1328 1328 2 2656
observed-size inlined-set task 1368 1368 4 5472
observed-size inlined-set task 1384 1384 2 2768
observed-size inlined-set task 1392 1392 2 2784
observed-size inlined-set task 1408 1408 2 2816
observed-size inlined-set task 1424 1424 2 2848
observed-size inlined-set task 1432 1432 2 2864
observed-size inlined-set task 1440 1440 2 2880
observed-size inlined-set task 1472 1472 2 2944
observed-size inlined-set task 1488 1488 2 2976
observed-size inlined-set task 1496 1496 4 5984
observed-size inlined-set task 1512 1512 8 12096
observed-size inlined-set task 1568 1568 2 3136
observed-size inlined-set task 1592 1592 4 6368
observed-size inlined-set task 1608 1608 2 3216
observed-size inlined-set task 1616 1616 2 3232
observed-size inlined-set task 1632 1632 2 3264
observed-size inlined-set task 1640 1640 2 3280
observed-size inlined-set task 1744 1744 1 1744
observed-size inlined-set task 1776 1776 2 3552
observed-size inlined-set task 1808 1808 4 7232
observed-size inlined-set task 1816 1816 2 3632
observed-size inlined-set task 1832 1832 2 3664
observed-size inlined-set task 1848 1848 2 3696
observed-size inlined-set task 1864 1864 2 3728
observed-size inlined-set task 1872 1872 2 3744
observed-size inlined-set task 1880 1880 4 7520
observed-size inlined-set task 1896 1896 1 1896
observed-size inlined-set task 1904 1904 4 7616
observed-size inlined-set task 1920 1920 2 3840
observed-size inlined-set task 1944 1944 2 3888
observed-size inlined-set task 1960 1960 6 11760
observed-size inlined-set task 1968 1968 2 3936
observed-size inlined-set task 1976 1976 2 3952
observed-size inlined-set task 1992 1992 4 7968
observed-size inlined-set task 2000 2000 6 12000
observed-size inlined-set task 2016 2016 2 4032
observed-size inlined-set task 2024 2024 2 4048
observed-size inlined-set task 2056 2056 4 8224
observed-size inlined-set task 2064 2064 6 12384
observed-size inlined-set task 2072 2072 2 4144
observed-size inlined-set task 2080 2080 4 8320
observed-size inlined-set task 2096 2096 4 8384
observed-size inlined-set task 2104 2104 2 4208
observed-size inlined-set task 2120 2120 2 4240
observed-size inlined-set task 2136 2136 2 4272
observed-size inlined-set task 2152 2152 2 4304
observed-size inlined-set task 2176 2176 2 4352
observed-size inlined-set task 2184 2184 6 13104
observed-size inlined-set task 2192 2192 2 4384
observed-size inlined-set task 2208 2208 2 4416
observed-size inlined-set task 2224 2224 2 4448
observed-size inlined-set task 2232 2232 2 4464
observed-size inlined-set task 2256 2256 2 4512
observed-size inlined-set task 2264 2264 4 9056
observed-size inlined-set task 2272 2272 2 4544
observed-size inlined-set task 2280 2280 4 9120
observed-size inlined-set task 2288 2288 2 4576
observed-size inlined-set task 2296 2296 4 9184
observed-size inlined-set task 2320 2320 2 4640
observed-size inlined-set task 2344 2344 5 11720
observed-size inlined-set task 2360 2360 2 4720
observed-size inlined-set task 2368 2368 2 4736
observed-size inlined-set task 2376 2376 3 7128
observed-size inlined-set task 2384 2384 2 4768
observed-size inlined-set task 2392 2392 2 4784
observed-size inlined-set task 2400 2400 4 9600
observed-size inlined-set task 2416 2416 2 4832
observed-size inlined-set task 2432 2432 2 4864
observed-size inlined-set task 2456 2456 2 4912
observed-size inlined-set task 2472 2472 2 4944
observed-size inlined-set task 2496 2496 4 9984
observed-size inlined-set task 2504 2504 4 10016
observed-size inlined-set task 2512 2512 2 5024
observed-size inlined-set task 2528 2528 2 5056
observed-size inlined-set task 2536 2536 2 5072
observed-size inlined-set task 2552 2552 2 5104
observed-size inlined-set task 2560 2560 2 5120
observed-size inlined-set task 2568 2568 4 10272
observed-size inlined-set task 2576 2576 10 25760
observed-size inlined-set task 2584 2584 2 5168
observed-size inlined-set task 2592 2592 2 5184
observed-size inlined-set task 2600 2600 4 10400
observed-size inlined-set task 2616 2616 4 10464
observed-size inlined-set task 2624 2624 4 10496
observed-size inlined-set task 2632 2632 2 5264
observed-size inlined-set task 2640 2640 2 5280
observed-size inlined-set task 2656 2656 7 18592
observed-size inlined-set task 2664 2664 3 7992
observed-size inlined-set task 2688 2688 6 16128
observed-size inlined-set task 2704 2704 2 5408
observed-size inlined-set task 2720 2720 2 5440
observed-size inlined-set task 2736 2736 2 5472
observed-size inlined-set task 2752 2752 2 5504
observed-size inlined-set task 2768 2768 2 5536
observed-size inlined-set task 2784 2784 6 16704
observed-size inlined-set task 2800 2800 2 5600
observed-size inlined-set task 2808 2808 12 33696
observed-size inlined-set task 2816 2816 4 11264
observed-size inlined-set task 2824 2824 4 11296
observed-size inlined-set task 2832 2832 3 8496
observed-size inlined-set task 2840 2840 3 8520
observed-size inlined-set task 2848 2848 6 17088
observed-size inlined-set task 2864 2864 4 11456
observed-size inlined-set task 2872 2872 2 5744
observed-size inlined-set task 2880 2880 12 34560
observed-size inlined-set task 2888 2888 8 23104
observed-size inlined-set task 2896 2896 2 5792
observed-size inlined-set task 2904 2904 4 11616
observed-size inlined-set task 2912 2912 6 17472
observed-size inlined-set task 2920 2920 2 5840
observed-size inlined-set task 2928 2928 1 2928
observed-size inlined-set task 2936 2936 2 5872
observed-size inlined-set task 2944 2944 6 17664
observed-size inlined-set task 2952 2952 2 5904
observed-size inlined-set task 2960 2960 2 5920
observed-size inlined-set task 2968 2968 2 5936
observed-size inlined-set task 2976 2976 10 29760
observed-size inlined-set task 2984 2984 10 29840
observed-size inlined-set task 2992 2992 2 5984
observed-size inlined-set task 3000 3000 4 12000
observed-size inlined-set task 3008 3008 4 12032
observed-size inlined-set task 3016 3016 8 24128
observed-size inlined-set task 3024 3024 8 24192
observed-size inlined-set task 3032 3032 6 18192
observed-size inlined-set task 3040 3040 4 12160
observed-size inlined-set task 3048 3048 2 6096
observed-size inlined-set task 3056 3056 2 6112
observed-size inlined-set task 3064 3064 2 6128
observed-size inlined-set task 3080 3080 6 18480
observed-size inlined-set task 3088 3088 1 3088
observed-size inlined-set task 3096 3096 3 9288
observed-size inlined-set task 3104 3104 2 6208
observed-size inlined-set task 3112 3112 4 12448
observed-size inlined-set task 3120 3120 6 18720
observed-size inlined-set task 3128 3128 2 6256
observed-size inlined-set task 3144 3144 4 12576
observed-size inlined-set task 3152 3152 2 6304
observed-size inlined-set task 3168 3168 4 12672
observed-size inlined-set task 3200 3200 4 12800
observed-size inlined-set task 3224 3224 2 6448
observed-size inlined-set task 3232 3232 2 6464
observed-size inlined-set task 3240 3240 4 12960
observed-size inlined-set task 3272 3272 2 6544
observed-size inlined-set task 3296 3296 2 6592
observed-size inlined-set task 3304 3304 2 6608
observed-size inlined-set task 3328 3328 5 16640
observed-size inlined-set task 3336 3336 2 6672
observed-size inlined-set task 3344 3344 1 3344
observed-size inlined-set task 3352 3352 2 6704
observed-size inlined-set task 3360 3360 2 6720
observed-size inlined-set task 3368 3368 2 6736
observed-size inlined-set task 3392 3392 2 6784
observed-size inlined-set task 3472 3472 4 13888
observed-size inlined-set task 3480 3480 4 13920
observed-size inlined-set task 3488 3488 2 6976
observed-size inlined-set task 3496 3496 2 6992
observed-size inlined-set task 3512 3512 2 7024
observed-size inlined-set task 3528 3528 2 7056
observed-size inlined-set task 3544 3544 2 7088
observed-size inlined-set task 3560 3560 2 7120
observed-size inlined-set task 3592 3592 2 7184
observed-size inlined-set task 3608 3608 4 14432
observed-size inlined-set task 3624 3624 2 7248
observed-size inlined-set task 3664 3664 2 7328
observed-size inlined-set task 3672 3672 8 29376
observed-size inlined-set task 3680 3680 8 29440
observed-size inlined-set task 3688 3688 2 7376
observed-size inlined-set task 3696 3696 4 14784
observed-size inlined-set task 3704 3704 4 14816
observed-size inlined-set task 3712 3712 4 14848
observed-size inlined-set task 3720 3720 2 7440
observed-size inlined-set task 3728 3728 1 3728
observed-size inlined-set task 3744 3744 3 11232
observed-size inlined-set task 3768 3768 8 30144
observed-size inlined-set task 3800 3800 2 7600
observed-size inlined-set task 3816 3816 6 22896
observed-size inlined-set task 3824 3824 5 19120
observed-size inlined-set task 3832 3832 2 7664
observed-size inlined-set task 3840 3840 4 15360
observed-size inlined-set task 3848 3848 4 15392
observed-size inlined-set task 3864 3864 4 15456
observed-size inlined-set task 3888 3888 10 38880
observed-size inlined-set task 3896 3896 2 7792
observed-size inlined-set task 3904 3904 2 7808
observed-size inlined-set task 3912 3912 2 7824
observed-size inlined-set task 3920 3920 4 15680
observed-size inlined-set task 3928 3928 2 7856
observed-size inlined-set task 3936 3936 4 15744
observed-size inlined-set task 3952 3952 6 23712
observed-size inlined-set task 3960 3960 4 15840
observed-size inlined-set task 3984 3984 2 7968
observed-size inlined-set task 4000 4000 2 8000
observed-size inlined-set task 4008 4008 2 8016
observed-size inlined-set task 4016 4016 2 8032
observed-size inlined-set task 4024 4024 2 8048
observed-size inlined-set task 4048 4048 4 16192
observed-size inlined-set task 4056 4056 14 56784
observed-size inlined-set task 4064 4064 18 73152
observed-size inlined-set task 4072 4072 12 48864
observed-size inlined-set task 4080 4080 2 8160
observed-size inlined-set task 4088 4088 101 412888
observed-size memcpy softirq 0 0 425 0
observed-size memcpy softirq 2 2 101 202
observed-size memcpy softirq 4 4 109 436
observed-size memcpy softirq 16 16 7 112
observed-size memcpy softirq 32 32 630 20160
observed-size memcpy softirq 40 40 420 16800
observed-size memcpy softirq 2148 2148 101 216948
observed-size memcpy task 0 0 13222 0
observed-size memcpy task 1 1 2205 2205
observed-size memcpy task 2 2 1184 2368
observed-size memcpy task 3 3 1674 5022
observed-size memcpy task 4 4 43153 172612
observed-size memcpy task 5 5 3635 18175
observed-size memcpy task 6 6 1282 7692
observed-size memcpy task 7 7 729 5103
observed-size memcpy task 8 8 11692 93536
observed-size memcpy task 9 9 1344 12096
observed-size memcpy task 10 10 554 5540
observed-size memcpy task 11 11 591 6501
observed-size memcpy task 12 12 622 7464
observed-size memcpy task 13 13 456 5928
observed-size memcpy task 14 14 356 4984
observed-size memcpy task 15 15 148 2220
observed-size memcpy task 16 16 1026 16416
observed-size memcpy task 17 17 264 4488
observed-size memcpy task 18 18 80 1440
observed-size memcpy task 19 19 166 3154
observed-size memcpy task 20 20 43 860
observed-size memcpy task 21 21 55 1155
observed-size memcpy task 22 22 40 880
observed-size memcpy task 23 23 14 322
observed-size memcpy task 24 24 163 3912
observed-size memcpy task 25 25 8 200
observed-size memcpy task 26 26 53 1378
observed-size memcpy task 27 27 28 756
observed-size memcpy task 28 28 156 4368
observed-size memcpy task 29 29 1 29
observed-size memcpy task 30 30 3 90
observed-size memcpy task 31 31 1 31
observed-size memcpy task 32 32 19312 617984
observed-size memcpy task 33 33 3 99
observed-size memcpy task 34 34 1 34
observed-size memcpy task 35 35 1 35
observed-size memcpy task 36 36 8 288
observed-size memcpy task 37 37 4 148
observed-size memcpy task 39 39 3 117
observed-size memcpy task 40 40 12675 507000
observed-size memcpy task 44 44 2 88
observed-size memcpy task 46 46 7 322
observed-size memcpy task 47 47 1 47
observed-size memcpy task 48 48 151 7248
observed-size memcpy task 49 49 1 49
observed-size memcpy task 53 53 2 106
observed-size memcpy task 55 55 2 110
observed-size memcpy task 56 56 58 3248
observed-size memcpy task 60 60 7 420
observed-size memcpy task 62 62 1 62
observed-size memcpy task 63 63 1 63
observed-size memcpy task 64 64 583 37312
observed-size memcpy task 68 68 1 68
observed-size memcpy task 72 72 1019 73368
observed-size memcpy task 76 76 1 76
observed-size memcpy task 80 80 95 7600
observed-size memcpy task 84 84 1 84
observed-size memcpy task 88 88 201 17688
observed-size memcpy task 90 90 1 90
observed-size memcpy task 96 96 12 1152
observed-size memcpy task 98 98 1 98
observed-size memcpy task 104 104 326 33904
observed-size memcpy task 112 112 27 3024
observed-size memcpy task 120 120 751 90120
observed-size memcpy task 124 124 2 248
observed-size memcpy task 128 128 299 38272
observed-size memcpy task 132 132 2 264
observed-size memcpy task 160 160 1 160
observed-size memcpy task 168 168 13 2184
observed-size memcpy task 192 192 1 192
observed-size memcpy task 216 216 1 216
observed-size memcpy task 228 228 1 228
observed-size memcpy task 234 234 1 234
observed-size memcpy task 238 238 1 238
observed-size memcpy task 240 240 1 240
observed-size memcpy task 256 256 357 91392
observed-size memcpy task 276 276 1 276
observed-size memcpy task 376 376 1 376
observed-size memcpy task 384 384 2 768
observed-size memcpy task 401 401 1 401
observed-size memcpy task 414 414 1 414
observed-size memcpy task 416 416 1 416
observed-size memcpy task 419 419 1 419
observed-size memcpy task 440 440 2 880
observed-size memcpy task 452 452 1 452
observed-size memcpy task 480 480 2 960
observed-size memcpy task 485 485 1 485
observed-size memcpy task 487 487 1 487
observed-size memcpy task 504 504 71 35784
observed-size memcpy task 508 508 1 508
observed-size memcpy task 512 512 17 8704
observed-size memcpy task 525 525 1 525
observed-size memcpy task 526 526 7 3682
observed-size memcpy task 541 541 1 541
observed-size memcpy task 545 545 1 545
observed-size memcpy task 548 548 1 548
observed-size memcpy task 558 558 1 558
observed-size memcpy task 560 560 282 157920
observed-size memcpy task 576 576 1 576
observed-size memcpy task 624 624 1 624
observed-size memcpy task 640 640 2 1280
observed-size memcpy task 648 648 1 648
observed-size memcpy task 660 660 2 1320
observed-size memcpy task 672 672 1 672
observed-size memcpy task 681 681 1 681
observed-size memcpy task 720 720 1 720
observed-size memcpy task 728 728 65 47320
observed-size memcpy task 784 784 6 4704
observed-size memcpy task 792 792 1 792
observed-size memcpy task 800 800 2 1600
observed-size memcpy task 896 896 8 7168
observed-size memcpy task 904 904 2 1808
observed-size memcpy task 960 960 1 960
observed-size memcpy task 988 988 8 7904
observed-size memcpy task 1000 1000 2 2000
observed-size memcpy task 1024 1024 3341 3421184
observed-size memcpy task 1234 1234 1 1234
observed-size memcpy task 1248 1248 2 2496
observed-size memcpy task 1281 1281 1 1281
observed-size memcpy task 1357 1357 1 1357
observed-size memcpy task 1361 1361 1 1361
observed-size memcpy task 1408 1408 1 1408
observed-size memcpy task 1416 1416 1 1416
observed-size memcpy task 1526 1526 1 1526
observed-size memcpy task 1560 1560 2 3120
observed-size memcpy task 1597 1597 1 1597
observed-size memcpy task 1636 1636 1 1636
observed-size memcpy task 1793 1793 1 1793
observed-size memcpy task 1929 1929 1 1929
observed-size memcpy task 1944 1944 2 3888
observed-size memcpy task 1992 1992 1 1992
observed-size memcpy task 2048 2048 99 202752
observed-size memcpy task 2104 2104 1 2104
observed-size memcpy task 2120 2120 1 2120
observed-size memcpy task 2148 2148 1 2148
observed-size memcpy task 2159 2159 1 2159
observed-size memcpy task 2172 2172 1 2172
observed-size memcpy task 2209 2209 1 2209
observed-size memcpy task 2424 2424 2 4848
observed-size memcpy task 2525 2525 1 2525
observed-size memcpy task 2606 2606 1 2606
observed-size memcpy task 2664 2664 1 2664
observed-size memcpy task 2688 2688 1 2688
observed-size memcpy task 2864 2864 1 2864
observed-size memcpy task 3024 3024 2 6048
observed-size memcpy task 3056 3056 1 3056
observed-size memcpy task 3072 3072 95 291840
observed-size memcpy task 3441 3441 1 3441
observed-size memcpy task 3469 3469 1 3469
observed-size memcpy task 3616 3616 1 3616
observed-size memcpy task 3776 3776 2 7552
observed-size memcpy task 3984 3984 1 3984
observed-size memcpy task 4016 4016 1 4016
observed-size memcpy task 4096 4096 615 2519040
observed-size memcpy task 4608 4735 1 4720
observed-size memcpy task 4864 4991 2 9848
observed-size memcpy task 5248 5375 1 5333
observed-size memcpy task 5888 6015 1 5896
observed-size memcpy task 6400 6527 1 6432
observed-size memcpy task 6784 6911 1 6832
observed-size memcpy task 7296 7423 1 7368
observed-size memcpy task 8192 8447 462 3877104
observed-size memcpy task 8448 8703 1 8520
observed-size memcpy task 8960 9215 1 9208
observed-size memcpy task 9472 9727 1 9640
observed-size memcpy task 10752 11007 1 10824
observed-size memcpy task 11008 11263 1 11040
observed-size memcpy task 11264 11519 1 11504
observed-size memcpy task 11776 12031 1 11853
observed-size memcpy task 14336 14591 2 28836
observed-size memcpy task 17920 18431 1 17968
observed-size memcpy task 21504 22015 1 21512
observed-size memcpy task 22016 22527 2 44944
observed-size memcpy task 23552 24063 1 23935
observed-size memcpy task 26624 27135 1 27102
observed-size memcpy task 27648 28159 1 27901
observed-size memcpy task 54272 55295 1 55124
observed-size memcpy task 57344 58367 1 57704
observed-size memcpy task 75776 77823 1 77688
observed-size memcpy task 81920 83967 1 82686
observed-size memcpy task 86016 88063 2 174520
observed-size memcpy task 139264 143359 1 142155
observed-size memcpy task 475136 483327 1 478158
observed-size memmove task 0 0 17 0
observed-size memmove task 1 1 1 1
observed-size memmove task 4 4 2 8
observed-size memmove task 9 9 3 27
observed-size memmove task 10 10 1 10
observed-size memmove task 12 12 4 48
observed-size memmove task 16 16 157 2512
observed-size memmove task 18 18 1 18
observed-size memmove task 20 20 88 1760
observed-size memmove task 24 24 58 1392
observed-size memmove task 25 25 1 25
observed-size memmove task 28 28 29 812
observed-size memmove task 32 32 9 288
observed-size memmove task 36 36 4 144
observed-size memmove task 39 39 1 39
observed-size memmove task 40 40 1 40
observed-size memmove task 44 44 1 44
observed-size memmove task 47 47 3 141
observed-size memmove task 48 48 346 16608
observed-size memmove task 49 49 2 98
observed-size memmove task 53 53 1 53
observed-size memmove task 63 63 2 126
observed-size memmove task 66 66 3 198
observed-size memmove task 69 69 1 69
observed-size memmove task 76 76 1 76
observed-size memmove task 79 79 2 158
observed-size memmove task 80 80 4 320
observed-size memmove task 82 82 1 82
observed-size memmove task 85 85 3 255
observed-size memmove task 98 98 2 196
observed-size memmove task 101 101 1 101
observed-size memmove task 108 108 2 216
observed-size memmove task 112 112 1 112
observed-size memmove task 136 136 52 7072
observed-size memmove task 140 140 1 140
observed-size memmove task 144 144 1 144
observed-size memmove task 160 160 1 160
observed-size memmove task 162 162 1 162
observed-size memmove task 182 182 1 182
observed-size memmove task 198 198 1 198
observed-size memmove task 217 217 1 217
observed-size memmove task 233 233 1 233
observed-size memmove task 262 262 1 262
observed-size memmove task 284 284 1 284
observed-size memmove task 299 299 1 299
observed-size memmove task 547 547 1 547
observed-size memmove task 580 580 1 580
observed-size memmove task 590 590 1 590
observed-size memmove task 591 591 1 591
observed-size memmove task 592 592 1 592
observed-size memmove task 599 599 1 599
observed-size memmove task 600 600 1 600
observed-size memmove task 602 602 1 602
observed-size memmove task 608 608 1 608
observed-size memmove task 614 614 1 614
observed-size memmove task 656 656 1 656
observed-size memmove task 724 724 1 724
observed-size memmove task 861 861 1 861
observed-size memmove task 898 898 1 898
observed-size memmove task 942 942 1 942
observed-size memmove task 951 951 1 951
observed-size memmove task 967 967 1 967
observed-size memmove task 981 981 1 981
observed-size memmove task 1002 1002 1 1002
observed-size memmove task 1034 1034 1 1034
observed-size memmove task 1042 1042 1 1042
observed-size memmove task 1092 1092 1 1092
observed-size memmove task 1142 1142 1 1142
observed-size memmove task 1198 1198 1 1198
observed-size memmove task 1205 1205 1 1205
observed-size memmove task 1282 1282 1 1282
observed-size memmove task 1298 1298 1 1298
observed-size memmove task 1310 1310 1 1310
observed-size memmove task 1341 1341 1 1341
observed-size memmove task 1363 1363 1 1363
observed-size memmove task 1404 1404 1 1404
observed-size memmove task 1423 1423 1 1423
observed-size memmove task 1424 1424 1 1424
observed-size memmove task 1484 1484 1 1484
observed-size memmove task 1512 1512 1 1512
observed-size memmove task 1594 1594 1 1594
observed-size memmove task 1622 1622 1 1622
observed-size memmove task 1669 1669 1 1669
observed-size memmove task 1671 1671 1 1671
observed-size memmove task 1704 1704 1 1704
observed-size memmove task 1732 1732 1 1732
observed-size memmove task 1745 1745 1 1745
observed-size memmove task 1770 1770 1 1770
observed-size memmove task 1819 1819 1 1819
observed-size memmove task 1826 1826 1 1826
observed-size memmove task 1864 1864 1 1864
observed-size memmove task 1954 1954 1 1954
observed-size memmove task 1962 1962 1 1962
observed-size memmove task 1973 1973 1 1973
observed-size memmove task 1985 1985 1 1985
observed-size memmove task 2028 2028 1 2028
observed-size memmove task 2072 2072 1 2072
observed-size memmove task 2090 2090 1 2090
observed-size memmove task 2126 2126 1 2126
observed-size memmove task 2150 2150 1 2150
observed-size memmove task 2217 2217 1 2217
observed-size memmove task 2260 2260 1 2260
observed-size memmove task 2266 2266 1 2266
observed-size memmove task 2271 2271 1 2271
observed-size memmove task 2302 2302 1 2302
observed-size memmove task 2357 2357 1 2357
observed-size memmove task 2406 2406 1 2406
observed-size memmove task 2423 2423 1 2423
observed-size memmove task 2424 2424 1 2424
observed-size memmove task 2433 2433 1 2433
observed-size memmove task 2443 2443 1 2443
observed-size memmove task 2519 2519 1 2519
observed-size memmove task 2547 2547 1 2547
observed-size memmove task 2574 2574 2 5148
observed-size memmove task 2585 2585 1 2585
observed-size memmove task 2592 2592 1 2592
observed-size memmove task 2675 2675 1 2675
observed-size memmove task 2715 2715 1 2715
observed-size memmove task 2766 2766 1 2766
observed-size memmove task 2787 2787 1 2787
observed-size memmove task 2795 2795 1 2795
observed-size memmove task 2817 2817 1 2817
observed-size memmove task 2831 2831 1 2831
observed-size memmove task 2847 2847 1 2847
observed-size memmove task 2871 2871 1 2871
observed-size memmove task 2891 2891 1 2891
observed-size memmove task 2983 2983 1 2983
observed-size memmove task 3008 3008 1 3008
observed-size memmove task 3074 3074 1 3074
observed-size memmove task 3079 3079 1 3079
observed-size memmove task 3118 3118 1 3118
observed-size memmove task 3169 3169 1 3169
observed-size memmove task 3235 3235 1 3235
observed-size memmove task 3313 3313 1 3313
observed-size memmove task 3369 3369 1 3369
observed-size memmove task 3449 3449 1 3449
observed-size memmove task 3459 3459 1 3459
observed-size memmove task 3541 3541 1 3541
observed-size memmove task 3583 3583 1 3583
observed-size memmove task 3630 3630 1 3630
observed-size memmove task 3639 3639 1 3639
observed-size memmove task 3849 3849 1 3849
observed-size memmove task 3854 3854 1 3854
observed-size memmove task 3876 3876 1 3876
observed-size memmove task 4077 4077 1 4077
observed-size memmove task 4094 4094 1 4094
observed-size memmove task 4097 4223 1 4109
observed-size memmove task 4224 4351 1 4325
observed-size memmove task 4352 4479 1 4392
observed-size memmove task 4480 4607 1 4591
observed-size memmove task 4608 4735 1 4684
observed-size memmove task 4864 4991 1 4921
observed-size memmove task 5120 5247 1 5245
observed-size memset exception 64 64 1569 100416
observed-size memset softirq 0 0 203 0
observed-size memset softirq 16 16 101 1616
observed-size memset softirq 24 24 420 10080
observed-size memset softirq 40 40 1 40
observed-size memset softirq 56 56 6 336
observed-size memset softirq 192 192 1 192
observed-size memset softirq 232 232 1010 234320
observed-size memset softirq 1024 1024 1010 1034240
observed-size memset softirq 2168 2168 101 218968
observed-size memset task 0 0 7360 0
observed-size memset task 1 1 2 2
observed-size memset task 3 3 1 3
observed-size memset task 4 4 1533 6132
observed-size memset task 5 5 1 5
observed-size memset task 6 6 2 12
observed-size memset task 7 7 9 63
observed-size memset task 8 8 648 5184
observed-size memset task 9 9 1 9
observed-size memset task 10 10 128 1280
observed-size memset task 11 11 362 3982
observed-size memset task 12 12 114 1368
observed-size memset task 13 13 158 2054
observed-size memset task 14 14 144 2016
observed-size memset task 15 15 3 45
observed-size memset task 16 16 3583 57328
observed-size memset task 17 17 1 17
observed-size memset task 18 18 88 1584
observed-size memset task 20 20 165 3300
observed-size memset task 21 21 6 126
observed-size memset task 22 22 43 946
observed-size memset task 23 23 2 46
observed-size memset task 24 24 21663 519912
observed-size memset task 26 26 8 208
observed-size memset task 28 28 48 1344
observed-size memset task 29 29 6 174
observed-size memset task 30 30 8 240
observed-size memset task 31 31 1 31
observed-size memset task 32 32 5387 172384
observed-size memset task 34 34 8 272
observed-size memset task 36 36 28 1008
observed-size memset task 38 38 3 114
observed-size memset task 39 39 4 156
observed-size memset task 40 40 2721 108840
observed-size memset task 41 41 3 123
observed-size memset task 44 44 15 660
observed-size memset task 46 46 1 46
observed-size memset task 47 47 5 235
observed-size memset task 48 48 366 17568
observed-size memset task 50 50 2 100
observed-size memset task 51 51 3 153
observed-size memset task 52 52 8 416
observed-size memset task 53 53 200 10600
observed-size memset task 54 54 2 108
observed-size memset task 55 55 4 220
observed-size memset task 56 56 11034 617904
observed-size memset task 59 59 3 177
observed-size memset task 60 60 11 660
observed-size memset task 61 61 64 3904
observed-size memset task 62 62 5 310
observed-size memset task 63 63 1 63
observed-size memset task 64 64 8081 517184
observed-size memset task 65 65 1 65
observed-size memset task 68 68 4 272
observed-size memset task 72 72 6 432
observed-size memset task 73 73 3 219
observed-size memset task 77 77 4 308
observed-size memset task 79 79 2 158
observed-size memset task 80 80 348 27840
observed-size memset task 81 81 3 243
observed-size memset task 88 88 1 88
observed-size memset task 89 89 3 267
observed-size memset task 92 92 4 368
observed-size memset task 96 96 2545 244320
observed-size memset task 101 101 3 303
observed-size memset task 102 102 3 306
observed-size memset task 103 103 1 103
observed-size memset task 104 104 15050 1565200
observed-size memset task 105 105 2 210
observed-size memset task 108 108 1 108
observed-size memset task 110 110 1 110
observed-size memset task 112 112 171 19152
observed-size memset task 116 116 2 232
observed-size memset task 119 119 3 357
observed-size memset task 120 120 82 9840
observed-size memset task 128 128 1400 179200
observed-size memset task 130 130 3 390
observed-size memset task 131 131 3 393
observed-size memset task 132 132 2 264
observed-size memset task 133 133 3 399
observed-size memset task 136 136 861 117096
observed-size memset task 137 137 2 274
observed-size memset task 139 139 2 278
observed-size memset task 142 142 3 426
observed-size memset task 143 143 3 429
observed-size memset task 144 144 2 288
observed-size memset task 151 151 3 453
observed-size memset task 152 152 6841 1039832
observed-size memset task 153 153 2 306
observed-size memset task 156 156 2 312
observed-size memset task 157 157 2 314
observed-size memset task 161 161 1 161
observed-size memset task 162 162 3 486
observed-size memset task 168 168 2 336
observed-size memset task 170 170 3 510
observed-size memset task 172 172 2 344
observed-size memset task 176 176 11 1936
observed-size memset task 177 177 3 531
observed-size memset task 184 184 2656 488704
observed-size memset task 185 185 3 555
observed-size memset task 192 192 8619 1654848
observed-size memset task 195 195 5 975
observed-size memset task 196 196 2 392
observed-size memset task 200 200 1 200
observed-size memset task 204 204 8 1632
observed-size memset task 205 205 2 410
observed-size memset task 207 207 6 1242
observed-size memset task 210 210 2 420
observed-size memset task 212 212 2 424
observed-size memset task 215 215 1 215
observed-size memset task 216 216 5 1080
observed-size memset task 217 217 2 434
observed-size memset task 221 221 2 442
observed-size memset task 224 224 18 4032
observed-size memset task 227 227 1 227
observed-size memset task 228 228 4 912
observed-size memset task 230 230 1 230
observed-size memset task 231 231 5 1155
observed-size memset task 232 232 396 91872
observed-size memset task 238 238 10 2380
observed-size memset task 240 240 2 480
observed-size memset task 242 242 2 484
observed-size memset task 244 244 1 244
observed-size memset task 249 249 2 498
observed-size memset task 250 250 3 750
observed-size memset task 251 251 3 753
observed-size memset task 252 252 2 504
observed-size memset task 253 253 4 1012
observed-size memset task 254 254 1 254
observed-size memset task 255 255 4 1020
observed-size memset task 256 256 47603 12186368
observed-size memset task 257 257 1 257
observed-size memset task 259 259 4 1036
observed-size memset task 261 261 1 261
observed-size memset task 262 262 3 786
observed-size memset task 264 264 3 792
observed-size memset task 268 268 2 536
observed-size memset task 270 270 2 540
observed-size memset task 272 272 1 272
observed-size memset task 273 273 1 273
observed-size memset task 274 274 3 822
observed-size memset task 276 276 2 552
observed-size memset task 277 277 2 554
observed-size memset task 282 282 1 282
observed-size memset task 283 283 3 849
observed-size memset task 284 284 3 852
observed-size memset task 290 290 1 290
observed-size memset task 295 295 3 885
observed-size memset task 296 296 1 296
observed-size memset task 300 300 2 600
observed-size memset task 301 301 1 301
observed-size memset task 302 302 2 604
observed-size memset task 303 303 2 606
observed-size memset task 304 304 2 608
observed-size memset task 305 305 4 1220
observed-size memset task 306 306 4 1224
observed-size memset task 311 311 1 311
observed-size memset task 318 318 2 636
observed-size memset task 320 320 3 960
observed-size memset task 322 322 2 644
observed-size memset task 323 323 1 323
observed-size memset task 324 324 7 2268
observed-size memset task 325 325 1 325
observed-size memset task 329 329 1 329
observed-size memset task 330 330 2 660
observed-size memset task 333 333 2 666
observed-size memset task 334 334 3 1002
observed-size memset task 336 336 2 672
observed-size memset task 337 337 1 337
observed-size memset task 342 342 6 2052
observed-size memset task 343 343 2 686
observed-size memset task 347 347 2 694
observed-size memset task 348 348 4 1392
observed-size memset task 349 349 3 1047
observed-size memset task 351 351 2 702
observed-size memset task 352 352 12 4224
observed-size memset task 354 354 1 354
observed-size memset task 355 355 3 1065
observed-size memset task 356 356 2 712
observed-size memset task 359 359 5 1795
observed-size memset task 360 360 2 720
observed-size memset task 368 368 7 2576
observed-size memset task 372 372 5 1860
observed-size memset task 373 373 3 1119
observed-size memset task 383 383 1 383
observed-size memset task 387 387 2 774
observed-size memset task 388 388 3 1164
observed-size memset task 392 392 1 392
observed-size memset task 396 396 1 396
observed-size memset task 398 398 1 398
observed-size memset task 401 401 3 1203
observed-size memset task 406 406 5 2030
observed-size memset task 407 407 1 407
observed-size memset task 408 408 2 816
observed-size memset task 409 409 1 409
observed-size memset task 410 410 2 820
observed-size memset task 412 412 5 2060
observed-size memset task 415 415 5 2075
observed-size memset task 416 416 2 832
observed-size memset task 417 417 4 1668
observed-size memset task 419 419 1 419
observed-size memset task 423 423 3 1269
observed-size memset task 424 424 5 2120
observed-size memset task 425 425 3 1275
observed-size memset task 429 429 6 2574
observed-size memset task 431 431 4 1724
observed-size memset task 432 432 2 864
observed-size memset task 435 435 1 435
observed-size memset task 436 436 2 872
observed-size memset task 443 443 4 1772
observed-size memset task 444 444 2 888
observed-size memset task 449 449 3 1347
observed-size memset task 451 451 4 1804
observed-size memset task 453 453 1 453
observed-size memset task 455 455 3 1365
observed-size memset task 457 457 5 2285
observed-size memset task 460 460 3 1380
observed-size memset task 463 463 1 463
observed-size memset task 464 464 2 928
observed-size memset task 465 465 1 465
observed-size memset task 466 466 7 3262
observed-size memset task 467 467 4 1868
observed-size memset task 469 469 1 469
observed-size memset task 471 471 2 942
observed-size memset task 472 472 2 944
observed-size memset task 474 474 1 474
observed-size memset task 475 475 2 950
observed-size memset task 478 478 4 1912
observed-size memset task 483 483 4 1932
observed-size memset task 484 484 1 484
observed-size memset task 489 489 3 1467
observed-size memset task 490 490 1 490
observed-size memset task 491 491 3 1473
observed-size memset task 492 492 9 4428
observed-size memset task 493 493 5 2465
observed-size memset task 495 495 2 990
observed-size memset task 500 500 2 1000
observed-size memset task 501 501 1 501
observed-size memset task 506 506 2 1012
observed-size memset task 512 512 2370 1213440
observed-size memset task 516 516 4 2064
observed-size memset task 517 517 2 1034
observed-size memset task 518 518 6 3108
observed-size memset task 520 520 6 3120
observed-size memset task 521 521 2 1042
observed-size memset task 523 523 1 523
observed-size memset task 524 524 5 2620
observed-size memset task 525 525 3 1575
observed-size memset task 526 526 4 2104
observed-size memset task 528 528 6 3168
observed-size memset task 529 529 3 1587
observed-size memset task 530 530 6 3180
observed-size memset task 532 532 2 1064
observed-size memset task 533 533 3 1599
observed-size memset task 534 534 2 1068
observed-size memset task 535 535 1 535
observed-size memset task 540 540 5 2700
observed-size memset task 543 543 9 4887
observed-size memset task 544 544 5 2720
observed-size memset task 545 545 3 1635
observed-size memset task 546 546 2 1092
observed-size memset task 548 548 2 1096
observed-size memset task 551 551 2 1102
observed-size memset task 553 553 3 1659
observed-size memset task 556 556 2 1112
observed-size memset task 557 557 2 1114
observed-size memset task 558 558 2 1116
observed-size memset task 559 559 1 559
observed-size memset task 564 564 1 564
observed-size memset task 566 566 1 566
observed-size memset task 567 567 2 1134
observed-size memset task 569 569 7 3983
observed-size memset task 572 572 2 1144
observed-size memset task 573 573 2 1146
observed-size memset task 575 575 2 1150
observed-size memset task 577 577 2 1154
observed-size memset task 581 581 3 1743
observed-size memset task 586 586 3 1758
observed-size memset task 591 591 4 2364
observed-size memset task 592 592 2 1184
observed-size memset task 593 593 3 1779
observed-size memset task 595 595 3 1785
observed-size memset task 598 598 2 1196
observed-size memset task 602 602 2 1204
observed-size memset task 604 604 5 3020
observed-size memset task 607 607 3 1821
observed-size memset task 608 608 4 2432
observed-size memset task 610 610 3 1830
observed-size memset task 611 611 3 1833
observed-size memset task 612 612 3 1836
observed-size memset task 613 613 2 1226
observed-size memset task 614 614 3 1842
observed-size memset task 615 615 11 6765
observed-size memset task 616 616 3 1848
observed-size memset task 617 617 1 617
observed-size memset task 620 620 2 1240
observed-size memset task 622 622 5 3110
observed-size memset task 624 624 3 1872
observed-size memset task 626 626 2 1252
observed-size memset task 628 628 2 1256
observed-size memset task 629 629 3 1887
observed-size memset task 635 635 5 3175
observed-size memset task 636 636 3 1908
observed-size memset task 640 640 2 1280
observed-size memset task 642 642 3 1926
observed-size memset task 643 643 3 1929
observed-size memset task 644 644 1 644
observed-size memset task 645 645 3 1935
observed-size memset task 648 648 5 3240
observed-size memset task 649 649 1 649
observed-size memset task 651 651 1 651
observed-size memset task 655 655 3 1965
observed-size memset task 657 657 2 1314
observed-size memset task 659 659 1 659
observed-size memset task 663 663 3 1989
observed-size memset task 665 665 1 665
observed-size memset task 669 669 1 669
observed-size memset task 673 673 5 3365
observed-size memset task 676 676 5 3380
observed-size memset task 678 678 2 1356
observed-size memset task 680 680 4 2720
observed-size memset task 682 682 5 3410
observed-size memset task 688 688 1 688
observed-size memset task 695 695 3 2085
observed-size memset task 700 700 3 2100
observed-size memset task 701 701 2 1402
observed-size memset task 703 703 2 1406
observed-size memset task 704 704 459 323136
observed-size memset task 708 708 3 2124
observed-size memset task 716 716 2 1432
observed-size memset task 717 717 1 717
observed-size memset task 722 722 1 722
observed-size memset task 725 725 1 725
observed-size memset task 726 726 5 3630
observed-size memset task 727 727 2 1454
observed-size memset task 729 729 4 2916
observed-size memset task 733 733 1 733
observed-size memset task 736 736 4 2944
observed-size memset task 739 739 2 1478
observed-size memset task 740 740 1 740
observed-size memset task 742 742 5 3710
observed-size memset task 743 743 1 743
observed-size memset task 748 748 5 3740
observed-size memset task 750 750 4 3000
observed-size memset task 751 751 3 2253
observed-size memset task 752 752 17 12784
observed-size memset task 753 753 2 1506
observed-size memset task 754 754 1 754
observed-size memset task 756 756 6 4536
observed-size memset task 758 758 3 2274
observed-size memset task 761 761 7 5327
observed-size memset task 763 763 3 2289
observed-size memset task 765 765 8 6120
observed-size memset task 767 767 4 3068
observed-size memset task 768 768 2 1536
observed-size memset task 769 769 5 3845
observed-size memset task 770 770 5 3850
observed-size memset task 773 773 2 1546
observed-size memset task 775 775 3 2325
observed-size memset task 780 780 5 3900
observed-size memset task 782 782 2 1564
observed-size memset task 783 783 6 4698
observed-size memset task 784 784 5 3920
observed-size memset task 785 785 5 3925
observed-size memset task 788 788 1 788
observed-size memset task 789 789 1 789
observed-size memset task 792 792 3 2376
observed-size memset task 794 794 4 3176
observed-size memset task 796 796 2 1592
observed-size memset task 797 797 4 3188
observed-size memset task 799 799 3 2397
observed-size memset task 800 800 5 4000
observed-size memset task 802 802 2 1604
observed-size memset task 806 806 1 806
observed-size memset task 808 808 5 4040
observed-size memset task 812 812 1 812
observed-size memset task 813 813 3 2439
observed-size memset task 814 814 1 814
observed-size memset task 815 815 1 815
observed-size memset task 817 817 1 817
observed-size memset task 818 818 8 6544
observed-size memset task 820 820 3 2460
observed-size memset task 821 821 3 2463
observed-size memset task 823 823 2 1646
observed-size memset task 824 824 2 1648
observed-size memset task 826 826 3 2478
observed-size memset task 829 829 2 1658
observed-size memset task 830 830 1 830
observed-size memset task 832 832 3 2496
observed-size memset task 833 833 6 4998
observed-size memset task 834 834 4 3336
observed-size memset task 835 835 5 4175
observed-size memset task 836 836 3 2508
observed-size memset task 841 841 2 1682
observed-size memset task 844 844 12 10128
observed-size memset task 845 845 1 845
observed-size memset task 846 846 3 2538
observed-size memset task 848 848 2 1696
observed-size memset task 849 849 2 1698
observed-size memset task 850 850 3 2550
observed-size memset task 854 854 3 2562
observed-size memset task 855 855 1 855
observed-size memset task 856 856 3 2568
observed-size memset task 859 859 1 859
observed-size memset task 860 860 9 7740
observed-size memset task 861 861 3 2583
observed-size memset task 863 863 4 3452
observed-size memset task 864 864 1 864
observed-size memset task 865 865 3 2595
observed-size memset task 866 866 5 4330
observed-size memset task 868 868 1 868
observed-size memset task 871 871 1 871
observed-size memset task 872 872 4 3488
observed-size memset task 877 877 1 877
observed-size memset task 880 880 5 4400
observed-size memset task 881 881 3 2643
observed-size memset task 883 883 3 2649
observed-size memset task 885 885 7 6195
observed-size memset task 886 886 4 3544
observed-size memset task 889 889 2 1778
observed-size memset task 893 893 3 2679
observed-size memset task 895 895 2 1790
observed-size memset task 896 896 2 1792
observed-size memset task 899 899 1 899
observed-size memset task 900 900 9 8100
observed-size memset task 904 904 3 2712
observed-size memset task 908 908 6 5448
observed-size memset task 910 910 4 3640
observed-size memset task 912 912 4 3648
observed-size memset task 914 914 3 2742
observed-size memset task 918 918 1 918
observed-size memset task 919 919 2 1838
observed-size memset task 920 920 5 4600
observed-size memset task 921 921 5 4605
observed-size memset task 922 922 2 1844
observed-size memset task 927 927 1 927
observed-size memset task 929 929 2 1858
observed-size memset task 930 930 3 2790
observed-size memset task 931 931 2 1862
observed-size memset task 932 932 2 1864
observed-size memset task 933 933 3 2799
observed-size memset task 936 936 6 5616
observed-size memset task 937 937 3 2811
observed-size memset task 938 938 5 4690
observed-size memset task 939 939 9 8451
observed-size memset task 941 941 7 6587
observed-size memset task 942 942 3 2826
observed-size memset task 944 944 3 2832
observed-size memset task 945 945 6 5670
observed-size memset task 947 947 4 3788
observed-size memset task 950 950 2 1900
observed-size memset task 952 952 1 952
observed-size memset task 954 954 3 2862
observed-size memset task 955 955 8 7640
observed-size memset task 963 963 2 1926
observed-size memset task 965 965 4 3860
observed-size memset task 968 968 6 5808
observed-size memset task 969 969 4 3876
observed-size memset task 970 970 4 3880
observed-size memset task 971 971 3 2913
observed-size memset task 972 972 1 972
observed-size memset task 975 975 5 4875
observed-size memset task 976 976 2 1952
observed-size memset task 977 977 2 1954
observed-size memset task 978 978 10 9780
observed-size memset task 981 981 5 4905
observed-size memset task 982 982 3 2946
observed-size memset task 983 983 2 1966
observed-size memset task 984 984 2 1968
observed-size memset task 986 986 5 4930
observed-size memset task 987 987 4 3948
observed-size memset task 988 988 19 18772
observed-size memset task 990 990 6 5940
observed-size memset task 991 991 4 3964
observed-size memset task 992 992 8 7936
observed-size memset task 993 993 13 12909
observed-size memset task 994 994 2 1988
observed-size memset task 995 995 3 2985
observed-size memset task 996 996 2 1992
observed-size memset task 998 998 3 2994
observed-size memset task 999 999 9 8991
observed-size memset task 1001 1001 3 3003
observed-size memset task 1002 1002 4 4008
observed-size memset task 1004 1004 5 5020
observed-size memset task 1005 1005 5 5025
observed-size memset task 1007 1007 1 1007
observed-size memset task 1008 1008 4 4032
observed-size memset task 1011 1011 3 3033
observed-size memset task 1013 1013 4 4052
observed-size memset task 1014 1014 16 16224
observed-size memset task 1016 1016 3 3048
observed-size memset task 1018 1018 3 3054
observed-size memset task 1024 1024 2436 2494464
observed-size memset task 1039 1039 2 2078
observed-size memset task 1040 1040 2 2080
observed-size memset task 1058 1058 2 2116
observed-size memset task 1071 1071 2 2142
observed-size memset task 1104 1104 488 538752
observed-size memset task 1129 1129 2 2258
observed-size memset task 1143 1143 2 2286
observed-size memset task 1152 1152 464 534528
observed-size memset task 1156 1156 2 2312
observed-size memset task 1161 1161 2 2322
observed-size memset task 1177 1177 2 2354
observed-size memset task 1194 1194 1 1194
observed-size memset task 1216 1216 1 1216
observed-size memset task 1219 1219 1 1219
observed-size memset task 1229 1229 2 2458
observed-size memset task 1255 1255 3 3765
observed-size memset task 1274 1274 2 2548
observed-size memset task 1275 1275 2 2550
observed-size memset task 1278 1278 1 1278
observed-size memset task 1286 1286 2 2572
observed-size memset task 1298 1298 1 1298
observed-size memset task 1306 1306 1 1306
observed-size memset task 1330 1330 2 2660
observed-size memset task 1348 1348 1 1348
observed-size memset task 1371 1371 2 2742
observed-size memset task 1373 1373 2 2746
observed-size memset task 1379 1379 1 1379
observed-size memset task 1392 1392 2 2784
observed-size memset task 1396 1396 3 4188
observed-size memset task 1412 1412 2 2824
observed-size memset task 1430 1430 2 2860
observed-size memset task 1436 1436 2 2872
observed-size memset task 1443 1443 1 1443
observed-size memset task 1447 1447 2 2894
observed-size memset task 1453 1453 1 1453
observed-size memset task 1459 1459 1 1459
observed-size memset task 1473 1473 2 2946
observed-size memset task 1490 1490 2 2980
observed-size memset task 1499 1499 2 2998
observed-size memset task 1502 1502 2 3004
observed-size memset task 1504 1504 1 1504
observed-size memset task 1513 1513 2 3026
observed-size memset task 1516 1516 3 4548
observed-size memset task 1517 1517 2 3034
observed-size memset task 1519 1519 2 3038
observed-size memset task 1570 1570 2 3140
observed-size memset task 1575 1575 2 3150
observed-size memset task 1576 1576 1 1576
observed-size memset task 1593 1593 1 1593
observed-size memset task 1597 1597 2 3194
observed-size memset task 1599 1599 2 3198
observed-size memset task 1615 1615 3 4845
observed-size memset task 1617 1617 3 4851
observed-size memset task 1640 1640 2 3280
observed-size memset task 1641 1641 1 1641
observed-size memset task 1646 1646 2 3292
observed-size memset task 1659 1659 1 1659
observed-size memset task 1668 1668 1 1668
observed-size memset task 1675 1675 1 1675
observed-size memset task 1689 1689 1 1689
observed-size memset task 1697 1697 1 1697
observed-size memset task 1741 1741 1 1741
observed-size memset task 1782 1782 1 1782
observed-size memset task 1787 1787 2 3574
observed-size memset task 1793 1793 1 1793
observed-size memset task 1809 1809 4 7236
observed-size memset task 1823 1823 3 5469
observed-size memset task 1837 1837 3 5511
observed-size memset task 1841 1841 1 1841
observed-size memset task 1850 1850 2 3700
observed-size memset task 1865 1865 2 3730
observed-size memset task 1880 1880 3 5640
observed-size memset task 1884 1884 2 3768
observed-size memset task 1885 1885 2 3770
observed-size memset task 1901 1901 1 1901
observed-size memset task 1909 1909 3 5727
observed-size memset task 1910 1910 2 3820
observed-size memset task 1924 1924 1 1924
observed-size memset task 1928 1928 2 3856
observed-size memset task 1945 1945 2 3890
observed-size memset task 1954 1954 1 1954
observed-size memset task 1962 1962 2 3924
observed-size memset task 1963 1963 2 3926
observed-size memset task 1965 1965 2 3930
observed-size memset task 1969 1969 3 5907
observed-size memset task 1974 1974 1 1974
observed-size memset task 1979 1979 2 3958
observed-size memset task 1993 1993 2 3986
observed-size memset task 1994 1994 2 3988
observed-size memset task 2002 2002 5 10010
observed-size memset task 2005 2005 1 2005
observed-size memset task 2007 2007 2 4014
observed-size memset task 2020 2020 2 4040
observed-size memset task 2023 2023 1 2023
observed-size memset task 2026 2026 2 4052
observed-size memset task 2029 2029 1 2029
observed-size memset task 2031 2031 1 2031
observed-size memset task 2048 2048 39 79872
observed-size memset task 2053 2053 1 2053
observed-size memset task 2059 2059 2 4118
observed-size memset task 2061 2061 2 4122
observed-size memset task 2063 2063 1 2063
observed-size memset task 2069 2069 4 8276
observed-size memset task 2071 2071 2 4142
observed-size memset task 2076 2076 2 4152
observed-size memset task 2086 2086 2 4172
observed-size memset task 2087 2087 3 6261
observed-size memset task 2095 2095 1 2095
observed-size memset task 2099 2099 2 4198
observed-size memset task 2103 2103 2 4206
observed-size memset task 2107 2107 2 4214
observed-size memset task 2110 2110 1 2110
observed-size memset task 2127 2127 2 4254
observed-size memset task 2137 2137 2 4274
observed-size memset task 2160 2160 2 4320
observed-size memset task 2167 2167 1 2167
observed-size memset task 2168 2168 102 221136
observed-size memset task 2179 2179 2 4358
observed-size memset task 2187 2187 2 4374
observed-size memset task 2190 2190 2 4380
observed-size memset task 2191 2191 3 6573
observed-size memset task 2199 2199 2 4398
observed-size memset task 2216 2216 2 4432
observed-size memset task 2225 2225 2 4450
observed-size memset task 2232 2232 1 2232
observed-size memset task 2233 2233 2 4466
observed-size memset task 2258 2258 2 4516
observed-size memset task 2269 2269 2 4538
observed-size memset task 2272 2272 2 4544
observed-size memset task 2279 2279 2 4558
observed-size memset task 2286 2286 4 9144
observed-size memset task 2290 2290 2 4580
observed-size memset task 2298 2298 1 2298
observed-size memset task 2301 2301 2 4602
observed-size memset task 2303 2303 2 4606
observed-size memset task 2310 2310 1 2310
observed-size memset task 2325 2325 2 4650
observed-size memset task 2349 2349 1 2349
observed-size memset task 2350 2350 2 4700
observed-size memset task 2351 2351 2 4702
observed-size memset task 2366 2366 2 4732
observed-size memset task 2370 2370 1 2370
observed-size memset task 2372 2372 2 4744
observed-size memset task 2373 2373 1 2373
observed-size memset task 2381 2381 2 4762
observed-size memset task 2382 2382 2 4764
observed-size memset task 2391 2391 2 4782
observed-size memset task 2399 2399 2 4798
observed-size memset task 2403 2403 2 4806
observed-size memset task 2404 2404 2 4808
observed-size memset task 2407 2407 1 2407
observed-size memset task 2421 2421 3 7263
observed-size memset task 2435 2435 2 4870
observed-size memset task 2444 2444 1 2444
observed-size memset task 2457 2457 1 2457
observed-size memset task 2458 2458 1 2458
observed-size memset task 2463 2463 2 4926
observed-size memset task 2465 2465 1 2465
observed-size memset task 2472 2472 1 2472
observed-size memset task 2479 2479 2 4958
observed-size memset task 2497 2497 1 2497
observed-size memset task 2499 2499 3 7497
observed-size memset task 2503 2503 2 5006
observed-size memset task 2505 2505 2 5010
observed-size memset task 2512 2512 2 5024
observed-size memset task 2515 2515 2 5030
observed-size memset task 2531 2531 2 5062
observed-size memset task 2532 2532 1 2532
observed-size memset task 2538 2538 1 2538
observed-size memset task 2539 2539 3 7617
observed-size memset task 2554 2554 2 5108
observed-size memset task 2565 2565 2 5130
observed-size memset task 2571 2571 1 2571
observed-size memset task 2573 2573 2 5146
observed-size memset task 2574 2574 2 5148
observed-size memset task 2577 2577 2 5154
observed-size memset task 2578 2578 4 10312
observed-size memset task 2581 2581 2 5162
observed-size memset task 2582 2582 2 5164
observed-size memset task 2583 2583 1 2583
observed-size memset task 2588 2588 1 2588
observed-size memset task 2591 2591 2 5182
observed-size memset task 2592 2592 1 2592
observed-size memset task 2593 2593 3 7779
observed-size memset task 2601 2601 2 5202
observed-size memset task 2606 2606 2 5212
observed-size memset task 2615 2615 1 2615
observed-size memset task 2617 2617 4 10468
observed-size memset task 2625 2625 2 5250
observed-size memset task 2629 2629 2 5258
observed-size memset task 2634 2634 2 5268
observed-size memset task 2643 2643 2 5286
observed-size memset task 2652 2652 1 2652
observed-size memset task 2658 2658 2 5316
observed-size memset task 2660 2660 1 2660
observed-size memset task 2663 2663 6 15978
observed-size memset task 2668 2668 2 5336
observed-size memset task 2670 2670 3 8010
observed-size memset task 2693 2693 2 5386
observed-size memset task 2696 2696 4 10784
observed-size memset task 2711 2711 2 5422
observed-size memset task 2728 2728 2 5456
observed-size memset task 2736 2736 1 2736
observed-size memset task 2743 2743 2 5486
observed-size memset task 2756 2756 3 8268
observed-size memset task 2764 2764 1 2764
observed-size memset task 2775 2775 2 5550
observed-size memset task 2787 2787 2 5574
observed-size memset task 2790 2790 5 13950
observed-size memset task 2791 2791 1 2791
observed-size memset task 2796 2796 1 2796
observed-size memset task 2798 2798 1 2798
observed-size memset task 2800 2800 1 2800
observed-size memset task 2802 2802 1 2802
observed-size memset task 2804 2804 2 5608
observed-size memset task 2806 2806 1 2806
observed-size memset task 2809 2809 5 14045
observed-size memset task 2811 2811 2 5622
observed-size memset task 2813 2813 7 19691
observed-size memset task 2817 2817 2 5634
observed-size memset task 2818 2818 1 2818
observed-size memset task 2821 2821 2 5642
observed-size memset task 2832 2832 4 11328
observed-size memset task 2833 2833 1 2833
observed-size memset task 2836 2836 1 2836
observed-size memset task 2840 2840 1 2840
observed-size memset task 2844 2844 2 5688
observed-size memset task 2848 2848 3 8544
observed-size memset task 2850 2850 2 5700
observed-size memset task 2854 2854 1 2854
observed-size memset task 2856 2856 4 11424
observed-size memset task 2862 2862 1 2862
observed-size memset task 2866 2866 3 8598
observed-size memset task 2871 2871 2 5742
observed-size memset task 2874 2874 1 2874
observed-size memset task 2880 2880 2 5760
observed-size memset task 2881 2881 4 11524
observed-size memset task 2882 2882 2 5764
observed-size memset task 2883 2883 4 11532
observed-size memset task 2884 2884 3 8652
observed-size memset task 2892 2892 6 17352
observed-size memset task 2893 2893 1 2893
observed-size memset task 2894 2894 2 5788
observed-size memset task 2897 2897 2 5794
observed-size memset task 2908 2908 4 11632
observed-size memset task 2911 2911 1 2911
observed-size memset task 2914 2914 4 11656
observed-size memset task 2920 2920 3 8760
observed-size memset task 2928 2928 2 5856
observed-size memset task 2934 2934 1 2934
observed-size memset task 2941 2941 2 5882
observed-size memset task 2948 2948 7 20636
observed-size memset task 2956 2956 2 5912
observed-size memset task 2967 2967 2 5934
observed-size memset task 2969 2969 3 8907
observed-size memset task 2977 2977 2 5954
observed-size memset task 2979 2979 2 5958
observed-size memset task 2981 2981 2 5962
observed-size memset task 2984 2984 4 11936
observed-size memset task 2985 2985 3 8955
observed-size memset task 2986 2986 1 2986
observed-size memset task 2987 2987 5 14935
observed-size memset task 2989 2989 1 2989
observed-size memset task 2990 2990 3 8970
observed-size memset task 2992 2992 2 5984
observed-size memset task 2993 2993 2 5986
observed-size memset task 3002 3002 2 6004
observed-size memset task 3003 3003 2 6006
observed-size memset task 3011 3011 2 6022
observed-size memset task 3016 3016 3 9048
observed-size memset task 3017 3017 2 6034
observed-size memset task 3019 3019 3 9057
observed-size memset task 3023 3023 5 15115
observed-size memset task 3025 3025 2 6050
observed-size memset task 3026 3026 4 12104
observed-size memset task 3029 3029 2 6058
observed-size memset task 3030 3030 3 9090
observed-size memset task 3034 3034 4 12136
observed-size memset task 3035 3035 2 6070
observed-size memset task 3038 3038 1 3038
observed-size memset task 3046 3046 2 6092
observed-size memset task 3047 3047 2 6094
observed-size memset task 3049 3049 2 6098
observed-size memset task 3059 3059 3 9177
observed-size memset task 3066 3066 1 3066
observed-size memset task 3072 3072 69 211968
observed-size memset task 3080 3080 1 3080
observed-size memset task 3084 3084 4 12336
observed-size memset task 3085 3085 1 3085
observed-size memset task 3086 3086 2 6172
observed-size memset task 3093 3093 1 3093
observed-size memset task 3094 3094 1 3094
observed-size memset task 3096 3096 1 3096
observed-size memset task 3104 3104 4 12416
observed-size memset task 3106 3106 2 6212
observed-size memset task 3110 3110 1 3110
observed-size memset task 3113 3113 2 6226
observed-size memset task 3116 3116 1 3116
observed-size memset task 3119 3119 2 6238
observed-size memset task 3124 3124 2 6248
observed-size memset task 3126 3126 2 6252
observed-size memset task 3127 3127 2 6254
observed-size memset task 3133 3133 2 6266
observed-size memset task 3145 3145 3 9435
observed-size memset task 3149 3149 2 6298
observed-size memset task 3153 3153 3 9459
observed-size memset task 3173 3173 2 6346
observed-size memset task 3174 3174 3 9522
observed-size memset task 3175 3175 1 3175
observed-size memset task 3198 3198 1 3198
observed-size memset task 3202 3202 2 6404
observed-size memset task 3203 3203 1 3203
observed-size memset task 3205 3205 2 6410
observed-size memset task 3223 3223 1 3223
observed-size memset task 3229 3229 2 6458
observed-size memset task 3233 3233 1 3233
observed-size memset task 3234 3234 3 9702
observed-size memset task 3242 3242 2 6484
observed-size memset task 3248 3248 2 6496
observed-size memset task 3276 3276 2 6552
observed-size memset task 3300 3300 2 6600
observed-size memset task 3302 3302 1 3302
observed-size memset task 3310 3310 1 3310
observed-size memset task 3312 3312 2 6624
observed-size memset task 3316 3316 1 3316
observed-size memset task 3331 3331 3 9993
observed-size memset task 3336 3336 3 10008
observed-size memset task 3340 3340 2 6680
observed-size memset task 3344 3344 1 3344
observed-size memset task 3346 3346 2 6692
observed-size memset task 3355 3355 3 10065
observed-size memset task 3367 3367 3 10101
observed-size memset task 3372 3372 2 6744
observed-size memset task 3378 3378 1 3378
observed-size memset task 3396 3396 2 6792
observed-size memset task 3421 3421 1 3421
observed-size memset task 3426 3426 1 3426
observed-size memset task 3432 3432 1 3432
observed-size memset task 3440 3440 1 3440
observed-size memset task 3455 3455 1 3455
observed-size memset task 3464 3464 1 3464
observed-size memset task 3473 3473 2 6946
observed-size memset task 3478 3478 2 6956
observed-size memset task 3482 3482 2 6964
observed-size memset task 3484 3484 1 3484
observed-size memset task 3487 3487 2 6974
observed-size memset task 3489 3489 2 6978
observed-size memset task 3495 3495 1 3495
observed-size memset task 3497 3497 2 6994
observed-size memset task 3515 3515 3 10545
observed-size memset task 3523 3523 1 3523
observed-size memset task 3525 3525 1 3525
observed-size memset task 3529 3529 1 3529
observed-size memset task 3532 3532 2 7064
observed-size memset task 3541 3541 1 3541
observed-size memset task 3550 3550 2 7100
observed-size memset task 3565 3565 2 7130
observed-size memset task 3568 3568 1 3568
observed-size memset task 3576 3576 1 3576
observed-size memset task 3584 3584 54 193536
observed-size memset task 3593 3593 2 7186
observed-size memset task 3596 3596 1 3596
observed-size memset task 3598 3598 1 3598
observed-size memset task 3601 3601 1 3601
observed-size memset task 3605 3605 1 3605
observed-size memset task 3615 3615 2 7230
observed-size memset task 3616 3616 3 10848
observed-size memset task 3629 3629 2 7258
observed-size memset task 3636 3636 1 3636
observed-size memset task 3663 3663 1 3663
observed-size memset task 3670 3670 2 7340
observed-size memset task 3674 3674 2 7348
observed-size memset task 3676 3676 2 7352
observed-size memset task 3679 3679 3 11037
observed-size memset task 3680 3680 2 7360
observed-size memset task 3682 3682 1 3682
observed-size memset task 3683 3683 3 11049
observed-size memset task 3684 3684 2 7368
observed-size memset task 3685 3685 2 7370
observed-size memset task 3686 3686 2 7372
observed-size memset task 3696 3696 3 11088
observed-size memset task 3698 3698 2 7396
observed-size memset task 3701 3701 3 11103
observed-size memset task 3708 3708 2 7416
observed-size memset task 3712 3712 2 7424
observed-size memset task 3714 3714 3 11142
observed-size memset task 3715 3715 2 7430
observed-size memset task 3727 3727 2 7454
observed-size memset task 3731 3731 1 3731
observed-size memset task 3735 3735 1 3735
observed-size memset task 3748 3748 3 11244
observed-size memset task 3750 3750 2 7500
observed-size memset task 3752 3752 1 3752
observed-size memset task 3772 3772 2 7544
observed-size memset task 3773 3773 2 7546
observed-size memset task 3775 3775 2 7550
observed-size memset task 3776 3776 2 7552
observed-size memset task 3788 3788 1 3788
observed-size memset task 3798 3798 1 3798
observed-size memset task 3805 3805 1 3805
observed-size memset task 3808 3808 2 7616
observed-size memset task 3822 3822 2 7644
observed-size memset task 3823 3823 2 7646
observed-size memset task 3824 3824 3 11472
observed-size memset task 3825 3825 2 7650
observed-size memset task 3828 3828 2 7656
observed-size memset task 3833 3833 2 7666
observed-size memset task 3841 3841 2 7682
observed-size memset task 3847 3847 3 11541
observed-size memset task 3852 3852 2 7704
observed-size memset task 3854 3854 2 7708
observed-size memset task 3856 3856 1 3856
observed-size memset task 3861 3861 1 3861
observed-size memset task 3863 3863 1 3863
observed-size memset task 3864 3864 1 3864
observed-size memset task 3869 3869 2 7738
observed-size memset task 3872 3872 2 7744
observed-size memset task 3890 3890 5 19450
observed-size memset task 3892 3892 2 7784
observed-size memset task 3893 3893 2 7786
observed-size memset task 3896 3896 2 7792
observed-size memset task 3901 3901 2 7802
observed-size memset task 3905 3905 1 3905
observed-size memset task 3906 3906 2 7812
observed-size memset task 3916 3916 4 15664
observed-size memset task 3922 3922 3 11766
observed-size memset task 3926 3926 3 11778
observed-size memset task 3932 3932 1 3932
observed-size memset task 3935 3935 2 7870
observed-size memset task 3936 3936 1 3936
observed-size memset task 3937 3937 2 7874
observed-size memset task 3938 3938 1 3938
observed-size memset task 3944 3944 2 7888
observed-size memset task 3953 3953 2 7906
observed-size memset task 3955 3955 2 7910
observed-size memset task 3957 3957 2 7914
observed-size memset task 3958 3958 1 3958
observed-size memset task 3961 3961 2 7922
observed-size memset task 3967 3967 2 7934
observed-size memset task 3971 3971 1 3971
observed-size memset task 3986 3986 2 7972
observed-size memset task 3992 3992 1 3992
observed-size memset task 4002 4002 2 8004
observed-size memset task 4008 4008 2 8016
observed-size memset task 4010 4010 2 8020
observed-size memset task 4011 4011 1 4011
observed-size memset task 4022 4022 2 8044
observed-size memset task 4027 4027 3 12081
observed-size memset task 4050 4050 1 4050
observed-size memset task 4053 4053 2 8106
observed-size memset task 4056 4056 2 8112
observed-size memset task 4059 4059 1 4059
observed-size memset task 4062 4062 4 16248
observed-size memset task 4063 4063 4 16252
observed-size memset task 4064 4064 6 24384
observed-size memset task 4065 4065 12 48780
observed-size memset task 4066 4066 2 8132
observed-size memset task 4067 4067 3 12201
observed-size memset task 4071 4071 4 16284
observed-size memset task 4073 4073 1 4073
observed-size memset task 4074 4074 2 8148
observed-size memset task 4076 4076 4 16304
observed-size memset task 4077 4077 4 16308
observed-size memset task 4080 4080 2 8160
observed-size memset task 4086 4086 16 65376
observed-size memset task 4088 4088 3 12264
observed-size memset task 4090 4090 2 8180
observed-size memset task 4096 4096 37532 153731072
observed-size memset task 8192 8447 468 3926256
observed-size memset task 12288 12543 1 12288
observed-size memset task 16384 16895 457 7487488
observed-size memset task 20480 20991 1 20480
observed-size memset task 24576 25087 1 24576
observed-size memset task 32768 33791 12 393216
observed-size memset task 57344 58367 1 57344
observed-size memset task 167936 172031 1 167936
observed-size memset task 188416 192511 1 188416
observed-size memset task 983040 999423 1 983040
observed-size user-clear task 64 64 345 22080
observed-size user-clear task 856 856 3 2568
observed-size user-clear task 1024 1024 256 262144
observed-size user-clear task 1672 1672 3 5016
observed-size user-clear task 2288 2288 282 645216
observed-size user-clear task 2696 2696 8 21568
observed-size user-clear task 3520 3520 61 214720
observed-size user-clear task 3800 3800 1 3800
observed-size user-clear task 3824 3824 71 271504
observed-size user-clear task 3832 3832 3 11496
observed-size user-clear task 4096 4096 2048 8388608
observed-size user-copy task 1 1 18364 18364
observed-size user-copy task 2 2 21 42
observed-size user-copy task 3 3 492 1476
observed-size user-copy task 4 4 164 656
observed-size user-copy task 5 5 148 740
observed-size user-copy task 6 6 390 2340
observed-size user-copy task 7 7 725 5075
observed-size user-copy task 8 8 2454 19632
observed-size user-copy task 9 9 11 99
observed-size user-copy task 10 10 918 9180
observed-size user-copy task 11 11 728 8008
observed-size user-copy task 12 12 299 3588
observed-size user-copy task 13 13 143 1859
observed-size user-copy task 14 14 23 322
observed-size user-copy task 15 15 8 120
observed-size user-copy task 16 16 3478 55648
observed-size user-copy task 17 17 8 136
observed-size user-copy task 18 18 10 180
observed-size user-copy task 19 19 15 285
observed-size user-copy task 20 20 35 700
observed-size user-copy task 21 21 18 378
observed-size user-copy task 22 22 19 418
observed-size user-copy task 23 23 27 621
observed-size user-copy task 24 24 356 8544
observed-size user-copy task 25 25 29 725
observed-size user-copy task 26 26 2 52
observed-size user-copy task 27 27 105 2835
observed-size user-copy task 28 28 11 308
observed-size user-copy task 29 29 20 580
observed-size user-copy task 30 30 826 24780
observed-size user-copy task 31 31 45 1395
observed-size user-copy task 32 32 1194 38208
observed-size user-copy task 33 33 41 1353
observed-size user-copy task 34 34 18 612
observed-size user-copy task 35 35 3 105
observed-size user-copy task 36 36 8 288
observed-size user-copy task 37 37 19 703
observed-size user-copy task 38 38 38 1444
observed-size user-copy task 39 39 8 312
observed-size user-copy task 40 40 10 400
observed-size user-copy task 41 41 10 410
observed-size user-copy task 42 42 13 546
observed-size user-copy task 43 43 15 645
observed-size user-copy task 45 45 4 180
observed-size user-copy task 46 46 26 1196
observed-size user-copy task 47 47 11 517
observed-size user-copy task 48 48 690 33120
observed-size user-copy task 49 49 60 2940
observed-size user-copy task 50 50 2 100
observed-size user-copy task 51 51 4 204
observed-size user-copy task 52 52 4 208
observed-size user-copy task 53 53 402 21306
observed-size user-copy task 54 54 6 324
observed-size user-copy task 55 55 9 495
observed-size user-copy task 57 57 8 456
observed-size user-copy task 59 59 4 236
observed-size user-copy task 60 60 1 60
observed-size user-copy task 61 61 8 488
observed-size user-copy task 62 62 4 248
observed-size user-copy task 63 63 4 252
observed-size user-copy task 64 64 3 192
observed-size user-copy task 65 65 4 260
observed-size user-copy task 69 69 10 690
observed-size user-copy task 71 71 1 71
observed-size user-copy task 73 73 4 292
observed-size user-copy task 74 74 8 592
observed-size user-copy task 76 76 362 27512
observed-size user-copy task 77 77 4 308
observed-size user-copy task 79 79 8 632
observed-size user-copy task 81 81 210 17010
observed-size user-copy task 83 83 4 332
observed-size user-copy task 85 85 2 170
observed-size user-copy task 86 86 8 688
observed-size user-copy task 88 88 4 352
observed-size user-copy task 89 89 4 356
observed-size user-copy task 90 90 4 360
observed-size user-copy task 92 92 4 368
observed-size user-copy task 94 94 2 188
observed-size user-copy task 95 95 4 380
observed-size user-copy task 96 96 4 384
observed-size user-copy task 98 98 4 392
observed-size user-copy task 99 99 4 396
observed-size user-copy task 100 100 4 400
observed-size user-copy task 101 101 8 808
observed-size user-copy task 102 102 8 816
observed-size user-copy task 103 103 12 1236
observed-size user-copy task 104 104 7 728
observed-size user-copy task 105 105 4 420
observed-size user-copy task 108 108 6 648
observed-size user-copy task 110 110 16 1760
observed-size user-copy task 112 112 23 2576
observed-size user-copy task 114 114 4 456
observed-size user-copy task 117 117 4 468
observed-size user-copy task 119 119 5 595
observed-size user-copy task 123 123 4 492
observed-size user-copy task 124 124 4 496
observed-size user-copy task 125 125 2 250
observed-size user-copy task 128 128 7 896
observed-size user-copy task 129 129 2 258
observed-size user-copy task 130 130 8 1040
observed-size user-copy task 131 131 8 1048
observed-size user-copy task 132 132 4 528
observed-size user-copy task 133 133 8 1064
observed-size user-copy task 134 134 1 134
observed-size user-copy task 135 135 4 540
observed-size user-copy task 136 136 8 1088
observed-size user-copy task 137 137 4 548
observed-size user-copy task 138 138 2 276
observed-size user-copy task 139 139 6 834
observed-size user-copy task 141 141 5 705
observed-size user-copy task 142 142 4 568
observed-size user-copy task 143 143 15 2145
observed-size user-copy task 144 144 10306 1484064
observed-size user-copy task 147 147 1 147
observed-size user-copy task 151 151 8 1208
observed-size user-copy task 152 152 2 304
observed-size user-copy task 153 153 4 612
observed-size user-copy task 157 157 4 628
observed-size user-copy task 158 158 2 316
observed-size user-copy task 159 159 7 1113
observed-size user-copy task 160 160 2 320
observed-size user-copy task 161 161 8 1288
observed-size user-copy task 162 162 5 810
observed-size user-copy task 163 163 3 489
observed-size user-copy task 164 164 6 984
observed-size user-copy task 166 166 4 664
observed-size user-copy task 168 168 8 1344
observed-size user-copy task 169 169 11 1859
observed-size user-copy task 170 170 13 2210
observed-size user-copy task 171 171 1 171
observed-size user-copy task 174 174 7 1218
observed-size user-copy task 176 176 4 704
observed-size user-copy task 177 177 4 708
observed-size user-copy task 180 180 8 1440
observed-size user-copy task 183 183 4 732
observed-size user-copy task 184 184 4 736
observed-size user-copy task 185 185 4 740
observed-size user-copy task 188 188 4 752
observed-size user-copy task 189 189 4 756
observed-size user-copy task 190 190 12 2280
observed-size user-copy task 191 191 208 39728
observed-size user-copy task 192 192 349 67008
observed-size user-copy task 194 194 6 1164
observed-size user-copy task 195 195 17 3315
observed-size user-copy task 196 196 10 1960
observed-size user-copy task 200 200 4 800
observed-size user-copy task 203 203 7 1421
observed-size user-copy task 204 204 13 2652
observed-size user-copy task 205 205 4 820
observed-size user-copy task 206 206 9 1854
observed-size user-copy task 207 207 4 828
observed-size user-copy task 210 210 4 840
observed-size user-copy task 214 214 4 856
observed-size user-copy task 215 215 4 860
observed-size user-copy task 216 216 1 216
observed-size user-copy task 217 217 4 868
observed-size user-copy task 218 218 1 218
observed-size user-copy task 221 221 4 884
observed-size user-copy task 224 224 15 3360
observed-size user-copy task 227 227 6 1362
observed-size user-copy task 228 228 5 1140
observed-size user-copy task 230 230 8 1840
observed-size user-copy task 231 231 8 1848
observed-size user-copy task 232 232 3 696
observed-size user-copy task 233 233 4 932
observed-size user-copy task 235 235 2 470
observed-size user-copy task 236 236 5 1180
observed-size user-copy task 238 238 16 3808
observed-size user-copy task 239 239 4 956
observed-size user-copy task 240 240 10 2400
observed-size user-copy task 241 241 4 964
observed-size user-copy task 242 242 6 1452
observed-size user-copy task 244 244 10 2440
observed-size user-copy task 246 246 4 984
observed-size user-copy task 248 248 1 248
observed-size user-copy task 249 249 16 3984
observed-size user-copy task 250 250 4 1000
observed-size user-copy task 251 251 8 2008
observed-size user-copy task 253 253 16 4048
observed-size user-copy task 255 255 10 2550
observed-size user-copy task 257 257 8 2056
observed-size user-copy task 258 258 4 1032
observed-size user-copy task 259 259 4 1036
observed-size user-copy task 261 261 4 1044
observed-size user-copy task 262 262 4 1048
observed-size user-copy task 263 263 8 2104
observed-size user-copy task 264 264 4 1056
observed-size user-copy task 268 268 13 3484
observed-size user-copy task 270 270 4 1080
observed-size user-copy task 271 271 8 2168
observed-size user-copy task 272 272 14 3808
observed-size user-copy task 273 273 15 4095
observed-size user-copy task 274 274 8 2192
observed-size user-copy task 277 277 4 1108
observed-size user-copy task 280 280 5 1400
observed-size user-copy task 282 282 6 1692
observed-size user-copy task 283 283 4 1132
observed-size user-copy task 284 284 4 1136
observed-size user-copy task 285 285 4 1140
observed-size user-copy task 287 287 4 1148
observed-size user-copy task 288 288 13 3744
observed-size user-copy task 290 290 4 1160
observed-size user-copy task 291 291 2 582
observed-size user-copy task 292 292 1 292
observed-size user-copy task 295 295 4 1180
observed-size user-copy task 296 296 8 2368
observed-size user-copy task 298 298 2 596
observed-size user-copy task 299 299 1 299
observed-size user-copy task 300 300 4 1200
observed-size user-copy task 301 301 4 1204
observed-size user-copy task 302 302 4 1208
observed-size user-copy task 303 303 4 1212
observed-size user-copy task 305 305 5 1525
observed-size user-copy task 306 306 16 4896
observed-size user-copy task 308 308 6 1848
observed-size user-copy task 309 309 4 1236
observed-size user-copy task 311 311 4 1244
observed-size user-copy task 312 312 4 1248
observed-size user-copy task 314 314 4 1256
observed-size user-copy task 317 317 4 1268
observed-size user-copy task 318 318 4 1272
observed-size user-copy task 320 320 6 1920
observed-size user-copy task 321 321 15 4815
observed-size user-copy task 322 322 8 2576
observed-size user-copy task 323 323 12 3876
observed-size user-copy task 324 324 16 5184
observed-size user-copy task 328 328 2 656
observed-size user-copy task 329 329 4 1316
observed-size user-copy task 330 330 1 330
observed-size user-copy task 332 332 16 5312
observed-size user-copy task 333 333 4 1332
observed-size user-copy task 334 334 8 2672
observed-size user-copy task 336 336 353 118608
observed-size user-copy task 337 337 4 1348
observed-size user-copy task 338 338 7 2366
observed-size user-copy task 342 342 10 3420
observed-size user-copy task 343 343 4 1372
observed-size user-copy task 344 344 6 2064
observed-size user-copy task 346 346 4 1384
observed-size user-copy task 347 347 4 1388
observed-size user-copy task 348 348 20 6960
observed-size user-copy task 349 349 8 2792
observed-size user-copy task 351 351 8 2808
observed-size user-copy task 352 352 4 1408
observed-size user-copy task 353 353 4 1412
observed-size user-copy task 354 354 8 2832
observed-size user-copy task 355 355 4 1420
observed-size user-copy task 356 356 4 1424
observed-size user-copy task 359 359 4 1436
observed-size user-copy task 360 360 8 2880
observed-size user-copy task 361 361 2 722
observed-size user-copy task 365 365 4 1460
observed-size user-copy task 367 367 1 367
observed-size user-copy task 368 368 8 2944
observed-size user-copy task 369 369 8 2952
observed-size user-copy task 371 371 4 1484
observed-size user-copy task 372 372 4 1488
observed-size user-copy task 373 373 12 4476
observed-size user-copy task 374 374 4 1496
observed-size user-copy task 377 377 6 2262
observed-size user-copy task 381 381 10 3810
observed-size user-copy task 382 382 5 1910
observed-size user-copy task 383 383 4 1532
observed-size user-copy task 384 384 7 2688
observed-size user-copy task 387 387 4 1548
observed-size user-copy task 388 388 20 7760
observed-size user-copy task 390 390 9 3510
observed-size user-copy task 392 392 4 1568
observed-size user-copy task 395 395 8 3160
observed-size user-copy task 396 396 4 1584
observed-size user-copy task 398 398 33 13134
observed-size user-copy task 400 400 9 3600
observed-size user-copy task 401 401 4 1604
observed-size user-copy task 402 402 4 1608
observed-size user-copy task 404 404 1 404
observed-size user-copy task 406 406 8 3248
observed-size user-copy task 407 407 4 1628
observed-size user-copy task 408 408 6 2448
observed-size user-copy task 409 409 9 3681
observed-size user-copy task 410 410 10 4100
observed-size user-copy task 411 411 7 2877
observed-size user-copy task 412 412 9 3708
observed-size user-copy task 413 413 4 1652
observed-size user-copy task 414 414 2 828
observed-size user-copy task 415 415 8 3320
observed-size user-copy task 416 416 4 1664
observed-size user-copy task 417 417 12 5004
observed-size user-copy task 418 418 4 1672
observed-size user-copy task 419 419 4 1676
observed-size user-copy task 420 420 2 840
observed-size user-copy task 421 421 5 2105
observed-size user-copy task 422 422 4 1688
observed-size user-copy task 423 423 4 1692
observed-size user-copy task 424 424 12 5088
observed-size user-copy task 425 425 8 3400
observed-size user-copy task 426 426 12 5112
observed-size user-copy task 427 427 12 5124
observed-size user-copy task 429 429 12 5148
observed-size user-copy task 430 430 4 1720
observed-size user-copy task 431 431 4 1724
observed-size user-copy task 432 432 4 1728
observed-size user-copy task 433 433 10 4330
observed-size user-copy task 435 435 4 1740
observed-size user-copy task 438 438 4 1752
observed-size user-copy task 442 442 4 1768
observed-size user-copy task 443 443 16 7088
observed-size user-copy task 449 449 4 1796
observed-size user-copy task 451 451 8 3608
observed-size user-copy task 453 453 4 1812
observed-size user-copy task 455 455 4 1820
observed-size user-copy task 456 456 4 1824
observed-size user-copy task 457 457 12 5484
observed-size user-copy task 458 458 4 1832
observed-size user-copy task 459 459 5 2295
observed-size user-copy task 460 460 6 2760
observed-size user-copy task 463 463 8 3704
observed-size user-copy task 464 464 4 1856
observed-size user-copy task 465 465 4 1860
observed-size user-copy task 466 466 20 9320
observed-size user-copy task 467 467 8 3736
observed-size user-copy task 469 469 8 3752
observed-size user-copy task 470 470 4 1880
observed-size user-copy task 471 471 4 1884
observed-size user-copy task 472 472 5 2360
observed-size user-copy task 473 473 1 473
observed-size user-copy task 474 474 8 3792
observed-size user-copy task 475 475 8 3800
observed-size user-copy task 478 478 16 7648
observed-size user-copy task 479 479 8 3832
observed-size user-copy task 480 480 16 7680
observed-size user-copy task 481 481 27 12987
observed-size user-copy task 482 482 4 1928
observed-size user-copy task 483 483 8 3864
observed-size user-copy task 484 484 4 1936
observed-size user-copy task 486 486 4 1944
observed-size user-copy task 487 487 12 5844
observed-size user-copy task 489 489 8 3912
observed-size user-copy task 490 490 8 3920
observed-size user-copy task 491 491 6 2946
observed-size user-copy task 492 492 12 5904
observed-size user-copy task 493 493 16 7888
observed-size user-copy task 495 495 6 2970
observed-size user-copy task 496 496 4 1984
observed-size user-copy task 498 498 2 996
observed-size user-copy task 499 499 4 1996
observed-size user-copy task 500 500 2 1000
observed-size user-copy task 501 501 4 2004
observed-size user-copy task 503 503 4 2012
observed-size user-copy task 504 504 4 2016
observed-size user-copy task 506 506 8 4048
observed-size user-copy task 512 512 1701 870912
observed-size user-copy task 520 520 2 1040
observed-size user-copy task 528 528 2 1056
observed-size user-copy task 531 531 2 1062
observed-size user-copy task 543 543 1 543
observed-size user-copy task 546 546 4 2184
observed-size user-copy task 552 552 1 552
observed-size user-copy task 555 555 2 1110
observed-size user-copy task 564 564 6 3384
observed-size user-copy task 567 567 2 1134
observed-size user-copy task 571 571 2 1142
observed-size user-copy task 573 573 3 1719
observed-size user-copy task 581 581 6 3486
observed-size user-copy task 599 599 5 2995
observed-size user-copy task 601 601 2 1202
observed-size user-copy task 607 607 2 1214
observed-size user-copy task 609 609 7 4263
observed-size user-copy task 612 612 2 1224
observed-size user-copy task 614 614 5 3070
observed-size user-copy task 618 618 4 2472
observed-size user-copy task 623 623 4 2492
observed-size user-copy task 625 625 5 3125
observed-size user-copy task 632 632 2 1264
observed-size user-copy task 633 633 1 633
observed-size user-copy task 641 641 2 1282
observed-size user-copy task 647 647 1 647
observed-size user-copy task 656 656 2 1312
observed-size user-copy task 657 657 2 1314
observed-size user-copy task 664 664 2 1328
observed-size user-copy task 670 670 2 1340
observed-size user-copy task 675 675 2 1350
observed-size user-copy task 680 680 3 2040
observed-size user-copy task 682 682 1 682
observed-size user-copy task 691 691 1 691
observed-size user-copy task 699 699 1 699
observed-size user-copy task 700 700 3 2100
observed-size user-copy task 705 705 1 705
observed-size user-copy task 718 718 2 1436
observed-size user-copy task 723 723 1 723
observed-size user-copy task 724 724 4 2896
observed-size user-copy task 729 729 6 4374
observed-size user-copy task 741 741 4 2964
observed-size user-copy task 750 750 4 3000
observed-size user-copy task 752 752 3 2256
observed-size user-copy task 756 756 4 3024
observed-size user-copy task 760 760 5 3800
observed-size user-copy task 762 762 1 762
observed-size user-copy task 765 765 9 6885
observed-size user-copy task 770 770 1 770
observed-size user-copy task 780 780 2 1560
observed-size user-copy task 784 784 144 112896
observed-size user-copy task 786 786 2 1572
observed-size user-copy task 794 794 2 1588
observed-size user-copy task 796 796 4 3184
observed-size user-copy task 799 799 7 5593
observed-size user-copy task 820 820 2 1640
observed-size user-copy task 832 832 110 91520
observed-size user-copy task 834 834 1 834
observed-size user-copy task 848 848 2 1696
observed-size user-copy task 854 854 4 3416
observed-size user-copy task 862 862 9 7758
observed-size user-copy task 863 863 2 1726
observed-size user-copy task 864 864 4 3456
observed-size user-copy task 867 867 7 6069
observed-size user-copy task 873 873 2 1746
observed-size user-copy task 888 888 1 888
observed-size user-copy task 891 891 4 3564
observed-size user-copy task 893 893 2 1786
observed-size user-copy task 894 894 6 5364
observed-size user-copy task 896 896 1 896
observed-size user-copy task 898 898 2 1796
observed-size user-copy task 912 912 1 912
observed-size user-copy task 921 921 2 1842
observed-size user-copy task 922 922 4 3688
observed-size user-copy task 923 923 4 3692
observed-size user-copy task 937 937 1 937
observed-size user-copy task 942 942 1 942
observed-size user-copy task 943 943 7 6601
observed-size user-copy task 947 947 2 1894
observed-size user-copy task 951 951 4 3804
observed-size user-copy task 963 963 4 3852
observed-size user-copy task 964 964 1 964
observed-size user-copy task 969 969 4 3876
observed-size user-copy task 970 970 10 9700
observed-size user-copy task 972 972 3 2916
observed-size user-copy task 977 977 9 8793
observed-size user-copy task 980 980 2 1960
observed-size user-copy task 983 983 7 6881
observed-size user-copy task 986 986 2 1972
observed-size user-copy task 987 987 25 24675
observed-size user-copy task 990 990 2 1980
observed-size user-copy task 992 992 11 10912
observed-size user-copy task 1000 1000 2 2000
observed-size user-copy task 1002 1002 2 2004
observed-size user-copy task 1003 1003 2 2006
observed-size user-copy task 1010 1010 4 4040
observed-size user-copy task 1011 1011 2 2022
observed-size user-copy task 1012 1012 6 6072
observed-size user-copy task 1016 1016 2 2032
observed-size user-copy task 1023 1023 3 3069
observed-size user-copy task 1024 1024 8970 9185280
observed-size user-copy task 1030 1030 2 2060
observed-size user-copy task 1037 1037 7 7259
observed-size user-copy task 1047 1047 4 4188
observed-size user-copy task 1049 1049 6 6294
observed-size user-copy task 1050 1050 4 4200
observed-size user-copy task 1058 1058 2 2116
observed-size user-copy task 1061 1061 4 4244
observed-size user-copy task 1062 1062 9 9558
observed-size user-copy task 1066 1066 4 4264
observed-size user-copy task 1067 1067 2 2134
observed-size user-copy task 1070 1070 8 8560
observed-size user-copy task 1071 1071 4 4284
observed-size user-copy task 1073 1073 9 9657
observed-size user-copy task 1077 1077 4 4308
observed-size user-copy task 1079 1079 4 4316
observed-size user-copy task 1080 1080 4 4320
observed-size user-copy task 1085 1085 3 3255
observed-size user-copy task 1093 1093 3 3279
observed-size user-copy task 1094 1094 4 4376
observed-size user-copy task 1098 1098 3 3294
observed-size user-copy task 1103 1103 4 4412
observed-size user-copy task 1104 1104 4 4416
observed-size user-copy task 1106 1106 4 4424
observed-size user-copy task 1107 1107 2 2214
observed-size user-copy task 1109 1109 14 15526
observed-size user-copy task 1110 1110 2 2220
observed-size user-copy task 1111 1111 4 4444
observed-size user-copy task 1112 1112 4 4448
observed-size user-copy task 1115 1115 7 7805
observed-size user-copy task 1117 1117 2 2234
observed-size user-copy task 1119 1119 4 4476
observed-size user-copy task 1127 1127 4 4508
observed-size user-copy task 1129 1129 4 4516
observed-size user-copy task 1140 1140 2 2280
observed-size user-copy task 1148 1148 13 14924
observed-size user-copy task 1152 1152 1 1152
observed-size user-copy task 1155 1155 4 4620
observed-size user-copy task 1162 1162 4 4648
observed-size user-copy task 1168 1168 5 5840
observed-size user-copy task 1176 1176 4 4704
observed-size user-copy task 1182 1182 4 4728
observed-size user-copy task 1185 1185 2 2370
observed-size user-copy task 1188 1188 9 10692
observed-size user-copy task 1199 1199 4 4796
observed-size user-copy task 1202 1202 4 4808
observed-size user-copy task 1203 1203 6 7218
observed-size user-copy task 1204 1204 11 13244
observed-size user-copy task 1212 1212 4 4848
observed-size user-copy task 1213 1213 10 12130
observed-size user-copy task 1214 1214 5 6070
observed-size user-copy task 1215 1215 6 7290
observed-size user-copy task 1216 1216 4 4864
observed-size user-copy task 1222 1222 2 2444
observed-size user-copy task 1225 1225 5 6125
observed-size user-copy task 1230 1230 6 7380
observed-size user-copy task 1234 1234 2 2468
observed-size user-copy task 1240 1240 10 12400
observed-size user-copy task 1242 1242 3 3726
observed-size user-copy task 1246 1246 4 4984
observed-size user-copy task 1248 1248 4 4992
observed-size user-copy task 1252 1252 6 7512
observed-size user-copy task 1256 1256 1 1256
observed-size user-copy task 1260 1260 1 1260
observed-size user-copy task 1263 1263 2 2526
observed-size user-copy task 1264 1264 4 5056
observed-size user-copy task 1275 1275 4 5100
observed-size user-copy task 1278 1278 2 2556
observed-size user-copy task 1279 1279 4 5116
observed-size user-copy task 1283 1283 16 20528
observed-size user-copy task 1285 1285 5 6425
observed-size user-copy task 1287 1287 6 7722
observed-size user-copy task 1290 1290 3 3870
observed-size user-copy task 1292 1292 2 2584
observed-size user-copy task 1294 1294 2 2588
observed-size user-copy task 1296 1296 3 3888
observed-size user-copy task 1298 1298 2 2596
observed-size user-copy task 1300 1300 2 2600
observed-size user-copy task 1305 1305 2 2610
observed-size user-copy task 1306 1306 6 7836
observed-size user-copy task 1309 1309 5 6545
observed-size user-copy task 1321 1321 4 5284
observed-size user-copy task 1332 1332 2 2664
observed-size user-copy task 1340 1340 7 9380
observed-size user-copy task 1353 1353 4 5412
observed-size user-copy task 1360 1360 2 2720
observed-size user-copy task 1368 1368 2 2736
observed-size user-copy task 1385 1385 3 4155
observed-size user-copy task 1400 1400 8 11200
observed-size user-copy task 1403 1403 4 5612
observed-size user-copy task 1409 1409 3 4227
observed-size user-copy task 1426 1426 8 11408
observed-size user-copy task 1428 1428 6 8568
observed-size user-copy task 1433 1433 11 15763
observed-size user-copy task 1436 1436 2 2872
observed-size user-copy task 1438 1438 2 2876
observed-size user-copy task 1444 1444 2 2888
observed-size user-copy task 1453 1453 4 5812
observed-size user-copy task 1462 1462 4 5848
observed-size user-copy task 1467 1467 4 5868
observed-size user-copy task 1469 1469 1 1469
observed-size user-copy task 1471 1471 5 7355
observed-size user-copy task 1479 1479 4 5916
observed-size user-copy task 1481 1481 2 2962
observed-size user-copy task 1490 1490 4 5960
observed-size user-copy task 1495 1495 4 5980
observed-size user-copy task 1501 1501 2 3002
observed-size user-copy task 1503 1503 6 9018
observed-size user-copy task 1504 1504 2 3008
observed-size user-copy task 1505 1505 7 10535
observed-size user-copy task 1508 1508 2 3016
observed-size user-copy task 1513 1513 2 3026
observed-size user-copy task 1514 1514 2 3028
observed-size user-copy task 1515 1515 2 3030
observed-size user-copy task 1518 1518 8 12144
observed-size user-copy task 1519 1519 3 4557
observed-size user-copy task 1522 1522 2 3044
observed-size user-copy task 1523 1523 2 3046
observed-size user-copy task 1525 1525 2 3050
observed-size user-copy task 1526 1526 1 1526
observed-size user-copy task 1531 1531 2 3062
observed-size user-copy task 1536 1536 32 49152
observed-size user-copy task 1542 1542 5 7710
observed-size user-copy task 1552 1552 2 3104
observed-size user-copy task 1557 1557 7 10899
observed-size user-copy task 1558 1558 2 3116
observed-size user-copy task 1564 1564 2 3128
observed-size user-copy task 1565 1565 2 3130
observed-size user-copy task 1581 1581 2 3162
observed-size user-copy task 1584 1584 4 6336
observed-size user-copy task 1591 1591 2 3182
observed-size user-copy task 1593 1593 4 6372
observed-size user-copy task 1597 1597 3 4791
observed-size user-copy task 1599 1599 2 3198
observed-size user-copy task 1610 1610 1 1610
observed-size user-copy task 1612 1612 2 3224
observed-size user-copy task 1617 1617 5 8085
observed-size user-copy task 1624 1624 2 3248
observed-size user-copy task 1631 1631 2 3262
observed-size user-copy task 1633 1633 4 6532
observed-size user-copy task 1638 1638 4 6552
observed-size user-copy task 1639 1639 2 3278
observed-size user-copy task 1652 1652 2 3304
observed-size user-copy task 1661 1661 5 8305
observed-size user-copy task 1663 1663 3 4989
observed-size user-copy task 1669 1669 3 5007
observed-size user-copy task 1675 1675 4 6700
observed-size user-copy task 1679 1679 2 3358
observed-size user-copy task 1689 1689 2 3378
observed-size user-copy task 1692 1692 5 8460
observed-size user-copy task 1693 1693 2 3386
observed-size user-copy task 1697 1697 5 8485
observed-size user-copy task 1705 1705 4 6820
observed-size user-copy task 1714 1714 4 6856
observed-size user-copy task 1715 1715 4 6860
observed-size user-copy task 1723 1723 1 1723
observed-size user-copy task 1724 1724 3 5172
observed-size user-copy task 1726 1726 2 3452
observed-size user-copy task 1730 1730 4 6920
observed-size user-copy task 1745 1745 4 6980
observed-size user-copy task 1746 1746 3 5238
observed-size user-copy task 1747 1747 4 6988
observed-size user-copy task 1771 1771 2 3542
observed-size user-copy task 1786 1786 2 3572
observed-size user-copy task 1793 1793 4 7172
observed-size user-copy task 1795 1795 4 7180
observed-size user-copy task 1798 1798 2 3596
observed-size user-copy task 1806 1806 2 3612
observed-size user-copy task 1810 1810 11 19910
observed-size user-copy task 1817 1817 4 7268
observed-size user-copy task 1824 1824 4 7296
observed-size user-copy task 1826 1826 3 5478
observed-size user-copy task 1827 1827 2 3654
observed-size user-copy task 1838 1838 7 12866
observed-size user-copy task 1855 1855 1 1855
observed-size user-copy task 1863 1863 4 7452
observed-size user-copy task 1864 1864 2 3728
observed-size user-copy task 1871 1871 4 7484
observed-size user-copy task 1876 1876 1 1876
observed-size user-copy task 1880 1880 4 7520
observed-size user-copy task 1897 1897 2 3794
observed-size user-copy task 1905 1905 7 13335
observed-size user-copy task 1906 1906 6 11436
observed-size user-copy task 1909 1909 2 3818
observed-size user-copy task 1917 1917 2 3834
observed-size user-copy task 1929 1929 2 3858
observed-size user-copy task 1936 1936 4 7744
observed-size user-copy task 1959 1959 4 7836
observed-size user-copy task 1969 1969 2 3938
observed-size user-copy task 1984 1984 1 1984
observed-size user-copy task 1986 1986 2 3972
observed-size user-copy task 1989 1989 4 7956
observed-size user-copy task 1993 1993 2 3986
observed-size user-copy task 1997 1997 5 9985
observed-size user-copy task 2001 2001 2 4002
observed-size user-copy task 2009 2009 6 12054
observed-size user-copy task 2010 2010 2 4020
observed-size user-copy task 2020 2020 2 4040
observed-size user-copy task 2025 2025 2 4050
observed-size user-copy task 2027 2027 10 20270
observed-size user-copy task 2033 2033 2 4066
observed-size user-copy task 2035 2035 6 12210
observed-size user-copy task 2037 2037 2 4074
observed-size user-copy task 2043 2043 2 4086
observed-size user-copy task 2048 2048 58 118784
observed-size user-copy task 2058 2058 1 2058
observed-size user-copy task 2065 2065 2 4130
observed-size user-copy task 2067 2067 2 4134
observed-size user-copy task 2070 2070 2 4140
observed-size user-copy task 2073 2073 2 4146
observed-size user-copy task 2076 2076 4 8304
observed-size user-copy task 2089 2089 5 10445
observed-size user-copy task 2091 2091 2 4182
observed-size user-copy task 2094 2094 6 12564
observed-size user-copy task 2102 2102 3 6306
observed-size user-copy task 2103 2103 4 8412
observed-size user-copy task 2117 2117 2 4234
observed-size user-copy task 2127 2127 4 8508
observed-size user-copy task 2131 2131 4 8524
observed-size user-copy task 2133 2133 5 10665
observed-size user-copy task 2134 2134 2 4268
observed-size user-copy task 2142 2142 2 4284
observed-size user-copy task 2151 2151 2 4302
observed-size user-copy task 2152 2152 1 2152
observed-size user-copy task 2168 2168 2 4336
observed-size user-copy task 2172 2172 2 4344
observed-size user-copy task 2186 2186 2 4372
observed-size user-copy task 2187 2187 4 8748
observed-size user-copy task 2195 2195 5 10975
observed-size user-copy task 2211 2211 2 4422
observed-size user-copy task 2212 2212 2 4424
observed-size user-copy task 2216 2216 4 8864
observed-size user-copy task 2231 2231 4 8924
observed-size user-copy task 2241 2241 1 2241
observed-size user-copy task 2246 2246 2 4492
observed-size user-copy task 2255 2255 2 4510
observed-size user-copy task 2259 2259 6 13554
observed-size user-copy task 2273 2273 4 9092
observed-size user-copy task 2287 2287 9 20583
observed-size user-copy task 2299 2299 3 6897
observed-size user-copy task 2303 2303 2 4606
observed-size user-copy task 2309 2309 3 6927
observed-size user-copy task 2314 2314 1 2314
observed-size user-copy task 2349 2349 1 2349
observed-size user-copy task 2355 2355 2 4710
observed-size user-copy task 2376 2376 3 7128
observed-size user-copy task 2387 2387 4 9548
observed-size user-copy task 2399 2399 2 4798
observed-size user-copy task 2407 2407 2 4814
observed-size user-copy task 2421 2421 2 4842
observed-size user-copy task 2428 2428 2 4856
observed-size user-copy task 2437 2437 2 4874
observed-size user-copy task 2450 2450 5 12250
observed-size user-copy task 2455 2455 2 4910
observed-size user-copy task 2456 2456 5 12280
observed-size user-copy task 2462 2462 3 7386
observed-size user-copy task 2479 2479 4 9916
observed-size user-copy task 2481 2481 4 9924
observed-size user-copy task 2497 2497 4 9988
observed-size user-copy task 2499 2499 4 9996
observed-size user-copy task 2503 2503 2 5006
observed-size user-copy task 2521 2521 2 5042
observed-size user-copy task 2526 2526 4 10104
observed-size user-copy task 2560 2560 22 56320
observed-size user-copy task 2577 2577 2 5154
observed-size user-copy task 2579 2579 4 10316
observed-size user-copy task 2580 2580 5 12900
observed-size user-copy task 2583 2583 2 5166
observed-size user-copy task 2594 2594 2 5188
observed-size user-copy task 2597 2597 2 5194
observed-size user-copy task 2606 2606 2 5212
observed-size user-copy task 2623 2623 2 5246
observed-size user-copy task 2637 2637 2 5274
observed-size user-copy task 2643 2643 2 5286
observed-size user-copy task 2649 2649 2 5298
observed-size user-copy task 2653 2653 2 5306
observed-size user-copy task 2660 2660 2 5320
observed-size user-copy task 2666 2666 4 10664
observed-size user-copy task 2684 2684 2 5368
observed-size user-copy task 2700 2700 4 10800
observed-size user-copy task 2704 2704 2 5408
observed-size user-copy task 2717 2717 2 5434
observed-size user-copy task 2723 2723 4 10892
observed-size user-copy task 2725 2725 6 16350
observed-size user-copy task 2748 2748 2 5496
observed-size user-copy task 2766 2766 2 5532
observed-size user-copy task 2777 2777 1 2777
observed-size user-copy task 2790 2790 2 5580
observed-size user-copy task 2798 2798 2 5596
observed-size user-copy task 2803 2803 1 2803
observed-size user-copy task 2810 2810 5 14050
observed-size user-copy task 2818 2818 1 2818
observed-size user-copy task 2821 2821 2 5642
observed-size user-copy task 2822 2822 2 5644
observed-size user-copy task 2841 2841 5 14205
observed-size user-copy task 2854 2854 2 5708
observed-size user-copy task 2867 2867 3 8601
observed-size user-copy task 2877 2877 2 5754
observed-size user-copy task 2880 2880 2 5760
observed-size user-copy task 2902 2902 2 5804
observed-size user-copy task 2919 2919 2 5838
observed-size user-copy task 2935 2935 5 14675
observed-size user-copy task 2940 2940 3 8820
observed-size user-copy task 2953 2953 2 5906
observed-size user-copy task 2967 2967 2 5934
observed-size user-copy task 3025 3025 2 6050
observed-size user-copy task 3038 3038 3 9114
observed-size user-copy task 3054 3054 1 3054
observed-size user-copy task 3057 3057 2 6114
observed-size user-copy task 3072 3072 32 98304
observed-size user-copy task 3076 3076 2 6152
observed-size user-copy task 3083 3083 4 12332
observed-size user-copy task 3088 3088 2 6176
observed-size user-copy task 3126 3126 2 6252
observed-size user-copy task 3131 3131 2 6262
observed-size user-copy task 3149 3149 2 6298
observed-size user-copy task 3150 3150 1 3150
observed-size user-copy task 3155 3155 2 6310
observed-size user-copy task 3174 3174 2 6348
observed-size user-copy task 3176 3176 3 9528
observed-size user-copy task 3186 3186 4 12744
observed-size user-copy task 3211 3211 2 6422
observed-size user-copy task 3225 3225 4 12900
observed-size user-copy task 3299 3299 2 6598
observed-size user-copy task 3302 3302 2 6604
observed-size user-copy task 3313 3313 5 16565
observed-size user-copy task 3316 3316 2 6632
observed-size user-copy task 3326 3326 3 9978
observed-size user-copy task 3329 3329 4 13316
observed-size user-copy task 3331 3331 2 6662
observed-size user-copy task 3348 3348 4 13392
observed-size user-copy task 3367 3367 2 6734
observed-size user-copy task 3370 3370 2 6740
observed-size user-copy task 3414 3414 8 27312
observed-size user-copy task 3423 3423 2 6846
observed-size user-copy task 3439 3439 2 6878
observed-size user-copy task 3461 3461 2 6922
observed-size user-copy task 3478 3478 3 10434
observed-size user-copy task 3481 3481 2 6962
observed-size user-copy task 3527 3527 2 7054
observed-size user-copy task 3553 3553 4 14212
observed-size user-copy task 3568 3568 5 17840
observed-size user-copy task 3576 3576 2 7152
observed-size user-copy task 3578 3578 4 14312
observed-size user-copy task 3584 3584 22 78848
observed-size user-copy task 3613 3613 2 7226
observed-size user-copy task 3617 3617 4 14468
observed-size user-copy task 3625 3625 2 7250
observed-size user-copy task 3629 3629 2 7258
observed-size user-copy task 3630 3630 2 7260
observed-size user-copy task 3665 3665 2 7330
observed-size user-copy task 3667 3667 4 14668
observed-size user-copy task 3672 3672 2 7344
observed-size user-copy task 3737 3737 5 18685
observed-size user-copy task 3744 3744 2 7488
observed-size user-copy task 3754 3754 4 15016
observed-size user-copy task 3772 3772 2 7544
observed-size user-copy task 3791 3791 4 15164
observed-size user-copy task 3826 3826 2 7652
observed-size user-copy task 3847 3847 2 7694
observed-size user-copy task 3858 3858 3 11574
observed-size user-copy task 3879 3879 2 7758
observed-size user-copy task 3889 3889 4 15556
observed-size user-copy task 3892 3892 3 11676
observed-size user-copy task 3901 3901 2 7802
observed-size user-copy task 3912 3912 5 19560
observed-size user-copy task 3987 3987 1 3987
observed-size user-copy task 3988 3988 1 3988
observed-size user-copy task 4007 4007 2 8014
observed-size user-copy task 4019 4019 2 8038
observed-size user-copy task 4034 4034 2 8068
observed-size user-copy task 4042 4042 2 8084
observed-size user-copy task 4043 4043 402 1625286
observed-size user-copy task 4046 4046 2 8092
observed-size user-copy task 4050 4050 2 8100
observed-size user-copy task 4054 4054 2 8108
observed-size user-copy task 4058 4058 2 8116
observed-size user-copy task 4059 4059 3 12177
observed-size user-copy task 4062 4062 2 8124
observed-size user-copy task 4066 4066 2 8132
observed-size user-copy task 4067 4067 4 16268
observed-size user-copy task 4070 4070 2 8140
observed-size user-copy task 4072 4072 2 8144
observed-size user-copy task 4074 4074 2 8148
observed-size user-copy task 4078 4078 2 8156
observed-size user-copy task 4079 4079 2 8158
observed-size user-copy task 4082 4082 2 8164
observed-size user-copy task 4086 4086 34 138924
observed-size user-copy task 4090 4090 2 8180
observed-size user-copy task 4094 4094 6 24564
observed-size user-copy task 4096 4096 19126 78340096
observed-align checked-copy 0 0 2458
observed-align clear_page 0 - 44602
observed-align copy_page 0 0 1524
observed-align inlined-copy 0 0 2914
observed-align inlined-copy 0 12 4
observed-align inlined-copy 0 16 435
observed-align inlined-copy 0 24 496
observed-align inlined-copy 0 28 2
observed-align inlined-copy 0 32 105
observed-align inlined-copy 0 36 6
observed-align inlined-copy 0 4 6
observed-align inlined-copy 0 40 91
observed-align inlined-copy 0 48 141
observed-align inlined-copy 0 56 454
observed-align inlined-copy 0 6 2
observed-align inlined-copy 0 60 2
observed-align inlined-copy 0 8 160
observed-align inlined-copy 16 0 511
observed-align inlined-copy 16 12 2
observed-align inlined-copy 16 16 4522
observed-align inlined-copy 16 20 4
observed-align inlined-copy 16 24 175
observed-align inlined-copy 16 28 6
observed-align inlined-copy 16 32 399
observed-align inlined-copy 16 35 1
observed-align inlined-copy 16 36 4
observed-align inlined-copy 16 4 2
observed-align inlined-copy 16 40 365
observed-align inlined-copy 16 48 80
observed-align inlined-copy 16 56 83
observed-align inlined-copy 16 8 636
observed-align inlined-copy 24 0 99
observed-align inlined-copy 24 12 6
observed-align inlined-copy 24 16 847
observed-align inlined-copy 24 20 4
observed-align inlined-copy 24 24 29595
observed-align inlined-copy 24 28 4
observed-align inlined-copy 24 32 284
observed-align inlined-copy 24 33 1
observed-align inlined-copy 24 36 2
observed-align inlined-copy 24 37 3
observed-align inlined-copy 24 39 1
observed-align inlined-copy 24 4 2
observed-align inlined-copy 24 40 419
observed-align inlined-copy 24 44 2
observed-align inlined-copy 24 48 458
observed-align inlined-copy 24 52 2
observed-align inlined-copy 24 56 107
observed-align inlined-copy 24 6 1
observed-align inlined-copy 24 60 12
observed-align inlined-copy 24 8 566
observed-align inlined-copy 32 0 101
observed-align inlined-copy 32 16 469
observed-align inlined-copy 32 20 2
observed-align inlined-copy 32 24 1226
observed-align inlined-copy 32 32 625
observed-align inlined-copy 32 36 2
observed-align inlined-copy 32 4 6
observed-align inlined-copy 32 40 253
observed-align inlined-copy 32 48 444
observed-align inlined-copy 32 52 4
observed-align inlined-copy 32 56 399
observed-align inlined-copy 32 6 1
observed-align inlined-copy 32 60 2
observed-align inlined-copy 32 8 176
observed-align inlined-copy 40 0 397
observed-align inlined-copy 40 12 2
observed-align inlined-copy 40 16 117
observed-align inlined-copy 40 18 1
observed-align inlined-copy 40 20 6
observed-align inlined-copy 40 24 75
observed-align inlined-copy 40 32 1161
observed-align inlined-copy 40 33 1
observed-align inlined-copy 40 34 3
observed-align inlined-copy 40 35 4
observed-align inlined-copy 40 36 2
observed-align inlined-copy 40 37 1
observed-align inlined-copy 40 4 2
observed-align inlined-copy 40 40 130
observed-align inlined-copy 40 44 4
observed-align inlined-copy 40 48 189
observed-align inlined-copy 40 52 4
observed-align inlined-copy 40 56 397
observed-align inlined-copy 40 6 3
observed-align inlined-copy 40 60 2
observed-align inlined-copy 40 8 111
observed-align inlined-copy 48 0 469
observed-align inlined-copy 48 16 123
observed-align inlined-copy 48 20 4
observed-align inlined-copy 48 24 79
observed-align inlined-copy 48 28 2
observed-align inlined-copy 48 32 108
observed-align inlined-copy 48 33 35
observed-align inlined-copy 48 34 68
observed-align inlined-copy 48 35 8
observed-align inlined-copy 48 36 5
observed-align inlined-copy 48 37 18
observed-align inlined-copy 48 38 111
observed-align inlined-copy 48 39 6
observed-align inlined-copy 48 4 2
observed-align inlined-copy 48 40 842
observed-align inlined-copy 48 44 2
observed-align inlined-copy 48 48 628
observed-align inlined-copy 48 52 6
observed-align inlined-copy 48 56 152
observed-align inlined-copy 48 6 1
observed-align inlined-copy 48 60 2
observed-align inlined-copy 48 8 483
observed-align inlined-copy 56 0 75
observed-align inlined-copy 56 12 2
observed-align inlined-copy 56 16 429
observed-align inlined-copy 56 20 2
observed-align inlined-copy 56 24 54
observed-align inlined-copy 56 32 83
observed-align inlined-copy 56 4 2
observed-align inlined-copy 56 40 63
observed-align inlined-copy 56 44 2
observed-align inlined-copy 56 48 773
observed-align inlined-copy 56 56 239
observed-align inlined-copy 56 60 4
observed-align inlined-copy 56 8 530
observed-align inlined-copy 8 0 363
observed-align inlined-copy 8 12 2
observed-align inlined-copy 8 16 173
observed-align inlined-copy 8 20 4
observed-align inlined-copy 8 24 443
observed-align inlined-copy 8 28 4
observed-align inlined-copy 8 32 1468
observed-align inlined-copy 8 36 2
observed-align inlined-copy 8 4 4
observed-align inlined-copy 8 40 100
observed-align inlined-copy 8 44 10
observed-align inlined-copy 8 48 132
observed-align inlined-copy 8 56 473
observed-align inlined-copy 8 58 3
observed-align inlined-copy 8 6 2
observed-align inlined-copy 8 8 14615
observed-align inlined-set - - 2224
observed-align inlined-set 0 - 67275
observed-align inlined-set 16 - 68467
observed-align inlined-set 24 - 56445
observed-align inlined-set 32 - 74636
observed-align inlined-set 40 - 57216
observed-align inlined-set 48 - 92181
observed-align inlined-set 56 - 54198
observed-align inlined-set 8 - 103778
observed-align memcpy - - 13647
observed-align memcpy 0 0 7339
observed-align memcpy 0 1 4
observed-align memcpy 0 10 289
observed-align memcpy 0 11 1
observed-align memcpy 0 14 2
observed-align memcpy 0 16 1176
observed-align memcpy 0 17 1
observed-align memcpy 0 18 2
observed-align memcpy 0 19 1
observed-align memcpy 0 20 1
observed-align memcpy 0 21 7
observed-align memcpy 0 22 4
observed-align memcpy 0 24 1020
observed-align memcpy 0 25 2
observed-align memcpy 0 26 10
observed-align memcpy 0 27 9
observed-align memcpy 0 28 3
observed-align memcpy 0 29 1
observed-align memcpy 0 3 4
observed-align memcpy 0 31 3
observed-align memcpy 0 32 2901
observed-align memcpy 0 33 2
observed-align memcpy 0 34 1
observed-align memcpy 0 38 1
observed-align memcpy 0 4 2
observed-align memcpy 0 40 3241
observed-align memcpy 0 41 3
observed-align memcpy 0 42 3
observed-align memcpy 0 43 2
observed-align memcpy 0 44 4
observed-align memcpy 0 45 1
observed-align memcpy 0 46 1
observed-align memcpy 0 47 11
observed-align memcpy 0 48 1036
observed-align memcpy 0 49 2
observed-align memcpy 0 5 3
observed-align memcpy 0 50 2
observed-align memcpy 0 51 5
observed-align memcpy 0 52 2
observed-align memcpy 0 53 3
observed-align memcpy 0 54 1
observed-align memcpy 0 56 1440
observed-align memcpy 0 57 3
observed-align memcpy 0 6 5
observed-align memcpy 0 60 2
observed-align memcpy 0 61 2
observed-align memcpy 0 63 1
observed-align memcpy 0 7 3
observed-align memcpy 0 8 1336
observed-align memcpy 0 9 4
observed-align memcpy 1 0 1
observed-align memcpy 1 1 1
observed-align memcpy 1 14 3
observed-align memcpy 1 21 1
observed-align memcpy 1 23 1
observed-align memcpy 1 26 7
observed-align memcpy 1 27 7
observed-align memcpy 1 3 1
observed-align memcpy 1 30 1
observed-align memcpy 1 31 1
observed-align memcpy 1 32 13
observed-align memcpy 1 40 590
observed-align memcpy 1 44 2
observed-align memcpy 1 47 9
observed-align memcpy 1 5 2
observed-align memcpy 1 51 8
observed-align memcpy 1 56 19
observed-align memcpy 1 9 1
observed-align memcpy 10 1 1
observed-align memcpy 10 12 1
observed-align memcpy 10 22 1
observed-align memcpy 10 26 3
observed-align memcpy 10 27 3
observed-align memcpy 10 30 2
observed-align memcpy 10 32 16
observed-align memcpy 10 36 1
observed-align memcpy 10 37 1
observed-align memcpy 10 40 247
observed-align memcpy 10 43 1
observed-align memcpy 10 47 9
observed-align memcpy 10 48 3
observed-align memcpy 10 51 7
observed-align memcpy 10 56 19
observed-align memcpy 11 1 1
observed-align memcpy 11 11 1
observed-align memcpy 11 12 1
observed-align memcpy 11 16 1
observed-align memcpy 11 2 1
observed-align memcpy 11 22 1
observed-align memcpy 11 26 5
observed-align memcpy 11 27 5
observed-align memcpy 11 3 1
observed-align memcpy 11 32 44
observed-align memcpy 11 40 1080
observed-align memcpy 11 42 2
observed-align memcpy 11 43 1
observed-align memcpy 11 45 1
observed-align memcpy 11 47 6
observed-align memcpy 11 5 1
observed-align memcpy 11 51 3
observed-align memcpy 11 56 4
observed-align memcpy 11 9 1
observed-align memcpy 12 0 339
observed-align memcpy 12 1 2
observed-align memcpy 12 10 1
observed-align memcpy 12 12 2
observed-align memcpy 12 22 1
observed-align memcpy 12 26 10
observed-align memcpy 12 27 10
observed-align memcpy 12 3 1
observed-align memcpy 12 31 1
observed-align memcpy 12 32 20
observed-align memcpy 12 40 652
observed-align memcpy 12 43 1
observed-align memcpy 12 44 1
observed-align memcpy 12 47 9
observed-align memcpy 12 5 2
observed-align memcpy 12 51 5
observed-align memcpy 12 55 1
observed-align memcpy 12 56 82
observed-align memcpy 13 1 1
observed-align memcpy 13 12 1
observed-align memcpy 13 13 2
observed-align memcpy 13 16 2
observed-align memcpy 13 26 7
observed-align memcpy 13 27 7
observed-align memcpy 13 30 1
observed-align memcpy 13 32 28
observed-align memcpy 13 40 311
observed-align memcpy 13 42 1
observed-align memcpy 13 43 1
observed-align memcpy 13 47 10
observed-align memcpy 13 48 1
observed-align memcpy 13 5 1
observed-align memcpy 13 51 10
observed-align memcpy 13 55 2
observed-align memcpy 13 56 4
observed-align memcpy 13 63 1
observed-align memcpy 13 9 1
observed-align memcpy 14 0 110
observed-align memcpy 14 1 1
observed-align memcpy 14 12 10
observed-align memcpy 14 16 6
observed-align memcpy 14 18 1
observed-align memcpy 14 20 2
observed-align memcpy 14 22 4
observed-align memcpy 14 24 4
observed-align memcpy 14 26 15
observed-align memcpy 14 27 15
observed-align memcpy 14 28 8
observed-align memcpy 14 3 1
observed-align memcpy 14 31 2
observed-align memcpy 14 32 31
observed-align memcpy 14 36 1
observed-align memcpy 14 4 2
observed-align memcpy 14 40 241
observed-align memcpy 14 44 3
observed-align memcpy 14 46 1
observed-align memcpy 14 47 6
observed-align memcpy 14 48 9
observed-align memcpy 14 5 1
observed-align memcpy 14 51 7
observed-align memcpy 14 52 3
observed-align memcpy 14 55 1
observed-align memcpy 14 56 24
observed-align memcpy 14 60 4
observed-align memcpy 14 8 9
observed-align memcpy 14 9 1
observed-align memcpy 15 0 8
observed-align memcpy 15 1 1
observed-align memcpy 15 12 1
observed-align memcpy 15 16 1
observed-align memcpy 15 26 3
observed-align memcpy 15 27 3
observed-align memcpy 15 32 20
observed-align memcpy 15 40 1077
observed-align memcpy 15 47 8
observed-align memcpy 15 48 1
observed-align memcpy 15 5 1
observed-align memcpy 15 51 15
observed-align memcpy 15 55 1
observed-align memcpy 15 56 5
observed-align memcpy 16 0 994
observed-align memcpy 16 1 2
observed-align memcpy 16 10 272
observed-align memcpy 16 12 5
observed-align memcpy 16 14 3
observed-align memcpy 16 16 544
observed-align memcpy 16 19 1
observed-align memcpy 16 2 3
observed-align memcpy 16 21 1
observed-align memcpy 16 22 1
observed-align memcpy 16 23 1
observed-align memcpy 16 24 62
observed-align memcpy 16 25 1
observed-align memcpy 16 26 14
observed-align memcpy 16 27 13
observed-align memcpy 16 3 1
observed-align memcpy 16 30 3
observed-align memcpy 16 31 1
observed-align memcpy 16 32 118
observed-align memcpy 16 34 2
observed-align memcpy 16 37 2
observed-align memcpy 16 38 1
observed-align memcpy 16 39 2
observed-align memcpy 16 4 1
observed-align memcpy 16 40 1401
observed-align memcpy 16 42 1
observed-align memcpy 16 44 1
observed-align memcpy 16 45 1
observed-align memcpy 16 46 1
observed-align memcpy 16 47 13
observed-align memcpy 16 48 1547
observed-align memcpy 16 50 1
observed-align memcpy 16 51 3
observed-align memcpy 16 52 1
observed-align memcpy 16 53 1
observed-align memcpy 16 54 2
observed-align memcpy 16 55 2
observed-align memcpy 16 56 1061
observed-align memcpy 16 57 1
observed-align memcpy 16 61 1
observed-align memcpy 16 63 1
observed-align memcpy 16 8 334
observed-align memcpy 17 0 2
observed-align memcpy 17 14 1
observed-align memcpy 17 16 1
observed-align memcpy 17 26 8
observed-align memcpy 17 27 8
observed-align memcpy 17 31 2
observed-align memcpy 17 32 18
observed-align memcpy 17 40 588
observed-align memcpy 17 47 11
observed-align memcpy 17 48 2
observed-align memcpy 17 5 1
observed-align memcpy 17 51 13
observed-align memcpy 17 55 1
observed-align memcpy 17 56 13
observed-align memcpy 17 9 1
observed-align memcpy 18 1 1
observed-align memcpy 18 10 1
observed-align memcpy 18 26 8
observed-align memcpy 18 27 8
observed-align memcpy 18 30 1
observed-align memcpy 18 31 1
observed-align memcpy 18 32 22
observed-align memcpy 18 40 252
observed-align memcpy 18 47 11
observed-align memcpy 18 51 8
observed-align memcpy 18 56 24
observed-align memcpy 18 63 1
observed-align memcpy 18 9 2
observed-align memcpy 19 1 1
observed-align memcpy 19 12 1
observed-align memcpy 19 26 5
observed-align memcpy 19 27 5
observed-align memcpy 19 30 2
observed-align memcpy 19 31 1
observed-align memcpy 19 32 31
observed-align memcpy 19 35 5
observed-align memcpy 19 40 1072
observed-align memcpy 19 47 8
observed-align memcpy 19 48 1
observed-align memcpy 19 51 9
observed-align memcpy 19 56 3
observed-align memcpy 19 9 1
observed-align memcpy 2 10 14
observed-align memcpy 2 12 1
observed-align memcpy 2 20 3
observed-align memcpy 2 21 1
observed-align memcpy 2 26 4
observed-align memcpy 2 27 4
observed-align memcpy 2 32 16
observed-align memcpy 2 34 2
observed-align memcpy 2 36 1
observed-align memcpy 2 37 1
observed-align memcpy 2 40 229
observed-align memcpy 2 42 1
observed-align memcpy 2 43 1
observed-align memcpy 2 47 9
observed-align memcpy 2 48 1
observed-align memcpy 2 5 2
observed-align memcpy 2 51 7
observed-align memcpy 2 56 18
observed-align memcpy 2 9 1
observed-align memcpy 20 12 2
observed-align memcpy 20 16 1
observed-align memcpy 20 2 1
observed-align memcpy 20 22 1
observed-align memcpy 20 26 7
observed-align memcpy 20 27 7
observed-align memcpy 20 3 1
observed-align memcpy 20 30 1
observed-align memcpy 20 31 1
observed-align memcpy 20 32 15
observed-align memcpy 20 40 687
observed-align memcpy 20 47 9
observed-align memcpy 20 5 1
observed-align memcpy 20 51 5
observed-align memcpy 20 56 73
observed-align memcpy 20 8 373
observed-align memcpy 20 9 1
observed-align memcpy 21 1 2
observed-align memcpy 21 12 1
observed-align memcpy 21 13 1
observed-align memcpy 21 22 1
observed-align memcpy 21 25 1
observed-align memcpy 21 26 9
observed-align memcpy 21 27 9
observed-align memcpy 21 31 1
observed-align memcpy 21 32 27
observed-align memcpy 21 36 1
observed-align memcpy 21 40 305
observed-align memcpy 21 47 12
observed-align memcpy 21 5 1
observed-align memcpy 21 51 7
observed-align memcpy 21 55 1
observed-align memcpy 21 56 5
observed-align memcpy 21 59 1
observed-align memcpy 21 9 1
observed-align memcpy 22 1 1
observed-align memcpy 22 12 1
observed-align memcpy 22 13 3
observed-align memcpy 22 21 1
observed-align memcpy 22 26 9
observed-align memcpy 22 27 9
observed-align memcpy 22 30 1
observed-align memcpy 22 32 15
observed-align memcpy 22 36 1
observed-align memcpy 22 37 1
observed-align memcpy 22 40 221
observed-align memcpy 22 42 1
observed-align memcpy 22 43 1
observed-align memcpy 22 47 17
observed-align memcpy 22 48 1
observed-align memcpy 22 5 1
observed-align memcpy 22 51 9
observed-align memcpy 22 53 1
observed-align memcpy 22 54 1
observed-align memcpy 22 55 1
observed-align memcpy 22 56 14
observed-align memcpy 22 63 1
observed-align memcpy 22 8 118
observed-align memcpy 23 10 1
observed-align memcpy 23 12 1
observed-align memcpy 23 26 10
observed-align memcpy 23 27 10
observed-align memcpy 23 3 1
observed-align memcpy 23 30 1
observed-align memcpy 23 31 1
observed-align memcpy 23 32 25
observed-align memcpy 23 40 1097
observed-align memcpy 23 47 13
observed-align memcpy 23 48 1
observed-align memcpy 23 51 9
observed-align memcpy 23 55 1
observed-align memcpy 23 56 4
observed-align memcpy 23 8 13
observed-align memcpy 23 9 1
observed-align memcpy 24 0 1691
observed-align memcpy 24 16 289
observed-align memcpy 24 24 463
observed-align memcpy 24 25 1
observed-align memcpy 24 26 14
observed-align memcpy 24 27 14
observed-align memcpy 24 30 2
observed-align memcpy 24 32 57
observed-align memcpy 24 33 1
observed-align memcpy 24 40 1344
observed-align memcpy 24 47 7
observed-align memcpy 24 48 17
observed-align memcpy 24 51 10
observed-align memcpy 24 56 1559
observed-align memcpy 24 8 17
observed-align memcpy 25 0 1
observed-align memcpy 25 12 1
observed-align memcpy 25 26 9
observed-align memcpy 25 27 9
observed-align memcpy 25 32 20
observed-align memcpy 25 40 310
observed-align memcpy 25 47 5
observed-align memcpy 25 48 1
observed-align memcpy 25 51 14
observed-align memcpy 25 56 5
observed-align memcpy 26 1 1
observed-align memcpy 26 10 1
observed-align memcpy 26 16 1
observed-align memcpy 26 22 1
observed-align memcpy 26 26 11
observed-align memcpy 26 27 11
observed-align memcpy 26 3 1
observed-align memcpy 26 31 2
observed-align memcpy 26 32 24
observed-align memcpy 26 36 1
observed-align memcpy 26 40 252
observed-align memcpy 26 42 1
observed-align memcpy 26 43 1
observed-align memcpy 26 47 13
observed-align memcpy 26 48 3
observed-align memcpy 26 5 1
observed-align memcpy 26 51 9
observed-align memcpy 26 56 20
observed-align memcpy 26 9 1
observed-align memcpy 27 1 2
observed-align memcpy 27 26 2
observed-align memcpy 27 27 2
observed-align memcpy 27 3 1
observed-align memcpy 27 31 1
observed-align memcpy 27 32 48
observed-align memcpy 27 36 1
observed-align memcpy 27 40 1065
observed-align memcpy 27 47 11
observed-align memcpy 27 48 1
observed-align memcpy 27 5 2
observed-align memcpy 27 51 11
observed-align memcpy 27 56 5
observed-align memcpy 27 62 1
observed-align memcpy 27 9 1
observed-align memcpy 28 12 1
observed-align memcpy 28 16 353
observed-align memcpy 28 21 9
observed-align memcpy 28 26 4
observed-align memcpy 28 27 4
observed-align memcpy 28 32 14
observed-align memcpy 28 40 643
observed-align memcpy 28 47 11
observed-align memcpy 28 48 3
observed-align memcpy 28 5 1
observed-align memcpy 28 51 2
observed-align memcpy 28 53 1
observed-align memcpy 28 56 90
observed-align memcpy 28 9 1
observed-align memcpy 29 12 1
observed-align memcpy 29 22 1
observed-align memcpy 29 26 11
observed-align memcpy 29 27 11
observed-align memcpy 29 32 28
observed-align memcpy 29 40 347
observed-align memcpy 29 42 1
observed-align memcpy 29 43 1
observed-align memcpy 29 47 9
observed-align memcpy 29 48 1
observed-align memcpy 29 50 1
observed-align memcpy 29 51 4
observed-align memcpy 29 56 3
observed-align memcpy 29 63 1
observed-align memcpy 3 10 1
observed-align memcpy 3 12 1
observed-align memcpy 3 26 7
observed-align memcpy 3 27 7
observed-align memcpy 3 3 1
observed-align memcpy 3 31 1
observed-align memcpy 3 32 86
observed-align memcpy 3 35 2
observed-align memcpy 3 40 1093
observed-align memcpy 3 47 7
observed-align memcpy 3 5 1
observed-align memcpy 3 51 4
observed-align memcpy 3 56 6
observed-align memcpy 3 9 2
observed-align memcpy 30 1 1
observed-align memcpy 30 12 1
observed-align memcpy 30 16 202
observed-align memcpy 30 22 1
observed-align memcpy 30 26 7
observed-align memcpy 30 27 7
observed-align memcpy 30 3 1
observed-align memcpy 30 32 31
observed-align memcpy 30 40 242
observed-align memcpy 30 47 15
observed-align memcpy 30 48 1
observed-align memcpy 30 51 11
observed-align memcpy 30 56 19
observed-align memcpy 30 63 1
observed-align memcpy 31 1 1
observed-align memcpy 31 10 1
observed-align memcpy 31 16 17
observed-align memcpy 31 26 4
observed-align memcpy 31 27 4
observed-align memcpy 31 30 1
observed-align memcpy 31 32 28
observed-align memcpy 31 40 1075
observed-align memcpy 31 47 5
observed-align memcpy 31 48 2
observed-align memcpy 31 5 1
observed-align memcpy 31 51 7
observed-align memcpy 31 56 6
observed-align memcpy 32 0 2975
observed-align memcpy 32 1 3
observed-align memcpy 32 10 260
observed-align memcpy 32 11 1
observed-align memcpy 32 12 3
observed-align memcpy 32 14 3
observed-align memcpy 32 15 1
observed-align memcpy 32 16 49
observed-align memcpy 32 17 1
observed-align memcpy 32 18 1
observed-align memcpy 32 19 2
observed-align memcpy 32 2 1
observed-align memcpy 32 20 2
observed-align memcpy 32 22 5
observed-align memcpy 32 24 264
observed-align memcpy 32 25 1
observed-align memcpy 32 26 8
observed-align memcpy 32 27 9
observed-align memcpy 32 28 2
observed-align memcpy 32 29 1
observed-align memcpy 32 3 2
observed-align memcpy 32 30 1
observed-align memcpy 32 31 4
observed-align memcpy 32 32 437
observed-align memcpy 32 33 2
observed-align memcpy 32 34 1
observed-align memcpy 32 35 1
observed-align memcpy 32 36 3
observed-align memcpy 32 37 1
observed-align memcpy 32 38 1
observed-align memcpy 32 39 1
observed-align memcpy 32 4 1
observed-align memcpy 32 40 1592
observed-align memcpy 32 41 1
observed-align memcpy 32 42 3
observed-align memcpy 32 43 2
observed-align memcpy 32 44 1
observed-align memcpy 32 45 4
observed-align memcpy 32 46 2
observed-align memcpy 32 47 10
observed-align memcpy 32 48 27
observed-align memcpy 32 49 2
observed-align memcpy 32 51 5
observed-align memcpy 32 52 1
observed-align memcpy 32 53 2
observed-align memcpy 32 54 3
observed-align memcpy 32 55 1
observed-align memcpy 32 56 142
observed-align memcpy 32 57 2
observed-align memcpy 32 58 3
observed-align memcpy 32 59 2
observed-align memcpy 32 6 2
observed-align memcpy 32 60 1
observed-align memcpy 32 62 1
observed-align memcpy 32 63 3
observed-align memcpy 32 8 906
observed-align memcpy 32 9 1
observed-align memcpy 33 0 2
observed-align memcpy 33 1 1
observed-align memcpy 33 14 2
observed-align memcpy 33 16 1
observed-align memcpy 33 18 2
observed-align memcpy 33 26 7
observed-align memcpy 33 27 7
observed-align memcpy 33 30 1
observed-align memcpy 33 32 22
observed-align memcpy 33 40 567
observed-align memcpy 33 47 8
observed-align memcpy 33 51 6
observed-align memcpy 33 56 11
observed-align memcpy 33 9 2
observed-align memcpy 34 1 1
observed-align memcpy 34 11 1
observed-align memcpy 34 12 1
observed-align memcpy 34 26 7
observed-align memcpy 34 27 7
observed-align memcpy 34 32 21
observed-align memcpy 34 37 1
observed-align memcpy 34 38 1
observed-align memcpy 34 40 245
observed-align memcpy 34 45 1
observed-align memcpy 34 47 9
observed-align memcpy 34 48 1
observed-align memcpy 34 5 2
observed-align memcpy 34 51 7
observed-align memcpy 34 53 2
observed-align memcpy 34 55 1
observed-align memcpy 34 56 17
observed-align memcpy 34 9 1
observed-align memcpy 35 12 2
observed-align memcpy 35 16 1
observed-align memcpy 35 2 1
observed-align memcpy 35 26 6
observed-align memcpy 35 27 6
observed-align memcpy 35 3 1
observed-align memcpy 35 30 1
observed-align memcpy 35 31 1
observed-align memcpy 35 32 21
observed-align memcpy 35 40 1100
observed-align memcpy 35 47 15
observed-align memcpy 35 48 1
observed-align memcpy 35 51 7
observed-align memcpy 35 56 4
observed-align memcpy 35 63 1
observed-align memcpy 35 7 1
observed-align memcpy 36 1 1
observed-align memcpy 36 12 1
observed-align memcpy 36 24 357
observed-align memcpy 36 26 12
observed-align memcpy 36 27 13
observed-align memcpy 36 30 2
observed-align memcpy 36 31 1
observed-align memcpy 36 32 22
observed-align memcpy 36 36 10
observed-align memcpy 36 4 3
observed-align memcpy 36 40 685
observed-align memcpy 36 42 1
observed-align memcpy 36 43 1
observed-align memcpy 36 47 7
observed-align memcpy 36 5 1
observed-align memcpy 36 51 6
observed-align memcpy 36 56 68
observed-align memcpy 36 63 1
observed-align memcpy 37 26 7
observed-align memcpy 37 27 7
observed-align memcpy 37 3 1
observed-align memcpy 37 30 1
observed-align memcpy 37 31 2
observed-align memcpy 37 32 24
observed-align memcpy 37 40 311
observed-align memcpy 37 47 11
observed-align memcpy 37 48 1
observed-align memcpy 37 51 12
observed-align memcpy 37 56 8
observed-align memcpy 37 9 1
observed-align memcpy 38 16 1
observed-align memcpy 38 2 1
observed-align memcpy 38 24 109
observed-align memcpy 38 26 8
observed-align memcpy 38 27 8
observed-align memcpy 38 30 2
observed-align memcpy 38 32 15
observed-align memcpy 38 40 231
observed-align memcpy 38 47 11
observed-align memcpy 38 48 1
observed-align memcpy 38 5 2
observed-align memcpy 38 51 7
observed-align memcpy 38 56 12
observed-align memcpy 39 10 1
observed-align memcpy 39 12 1
observed-align memcpy 39 24 11
observed-align memcpy 39 26 11
observed-align memcpy 39 27 11
observed-align memcpy 39 30 1
observed-align memcpy 39 31 10
observed-align memcpy 39 32 19
observed-align memcpy 39 40 1078
observed-align memcpy 39 47 15
observed-align memcpy 39 48 2
observed-align memcpy 39 5 1
observed-align memcpy 39 51 8
observed-align memcpy 39 56 8
observed-align memcpy 4 10 1
observed-align memcpy 4 12 1
observed-align memcpy 4 16 1
observed-align memcpy 4 26 6
observed-align memcpy 4 27 6
observed-align memcpy 4 30 1
observed-align memcpy 4 31 1
observed-align memcpy 4 32 24
observed-align memcpy 4 36 1
observed-align memcpy 4 4 101
observed-align memcpy 4 40 686
observed-align memcpy 4 42 1
observed-align memcpy 4 44 2
observed-align memcpy 4 47 8
observed-align memcpy 4 5 1
observed-align memcpy 4 51 7
observed-align memcpy 4 56 414
observed-align memcpy 4 8 1
observed-align memcpy 40 0 1029
observed-align memcpy 40 12 2
observed-align memcpy 40 13 1
observed-align memcpy 40 14 1
observed-align memcpy 40 16 948
observed-align memcpy 40 22 1
observed-align memcpy 40 24 5
observed-align memcpy 40 26 14
observed-align memcpy 40 27 14
observed-align memcpy 40 30 1
observed-align memcpy 40 32 305
observed-align memcpy 40 40 1392
observed-align memcpy 40 41 1
observed-align memcpy 40 47 17
observed-align memcpy 40 48 15
observed-align memcpy 40 5 1
observed-align memcpy 40 51 11
observed-align memcpy 40 55 1
observed-align memcpy 40 56 95
observed-align memcpy 40 57 1
observed-align memcpy 40 8 1820
observed-align memcpy 40 9 2
observed-align memcpy 41 1 2
observed-align memcpy 41 22 2
observed-align memcpy 41 26 7
observed-align memcpy 41 27 7
observed-align memcpy 41 31 1
observed-align memcpy 41 32 29
observed-align memcpy 41 40 325
observed-align memcpy 41 47 6
observed-align memcpy 41 48 1
observed-align memcpy 41 51 14
observed-align memcpy 41 56 4
observed-align memcpy 42 1 2
observed-align memcpy 42 10 5
observed-align memcpy 42 12 2
observed-align memcpy 42 16 1
observed-align memcpy 42 26 5
observed-align memcpy 42 27 5
observed-align memcpy 42 30 1
observed-align memcpy 42 32 18
observed-align memcpy 42 40 264
observed-align memcpy 42 47 9
observed-align memcpy 42 51 7
observed-align memcpy 42 56 18
observed-align memcpy 43 16 1
observed-align memcpy 43 22 1
observed-align memcpy 43 26 15
observed-align memcpy 43 27 15
observed-align memcpy 43 32 51
observed-align memcpy 43 40 1086
observed-align memcpy 43 42 1
observed-align memcpy 43 43 1
observed-align memcpy 43 47 8
observed-align memcpy 43 51 5
observed-align memcpy 43 56 3
observed-align memcpy 43 9 1
observed-align memcpy 44 1 1
observed-align memcpy 44 12 1
observed-align memcpy 44 13 1
observed-align memcpy 44 15 1
observed-align memcpy 44 21 1
observed-align memcpy 44 26 7
observed-align memcpy 44 27 7
observed-align memcpy 44 3 1
observed-align memcpy 44 31 1
observed-align memcpy 44 32 506
observed-align memcpy 44 40 682
observed-align memcpy 44 43 1
observed-align memcpy 44 47 11
observed-align memcpy 44 48 1
observed-align memcpy 44 51 15
observed-align memcpy 44 52 1
observed-align memcpy 44 56 90
observed-align memcpy 44 7 1
observed-align memcpy 44 8 2
observed-align memcpy 44 9 1
observed-align memcpy 45 1 1
observed-align memcpy 45 12 1
observed-align memcpy 45 16 2
observed-align memcpy 45 20 1
observed-align memcpy 45 26 8
observed-align memcpy 45 27 8
observed-align memcpy 45 30 1
observed-align memcpy 45 32 27
observed-align memcpy 45 40 333
observed-align memcpy 45 47 10
observed-align memcpy 45 48 1
observed-align memcpy 45 5 1
observed-align memcpy 45 51 7
observed-align memcpy 45 56 7
observed-align memcpy 45 63 1
observed-align memcpy 45 9 2
observed-align memcpy 46 0 56
observed-align memcpy 46 1 1
observed-align memcpy 46 12 79
observed-align memcpy 46 16 66
observed-align memcpy 46 2 1
observed-align memcpy 46 20 87
observed-align memcpy 46 22 1
observed-align memcpy 46 23 1
observed-align memcpy 46 24 92
observed-align memcpy 46 26 9
observed-align memcpy 46 27 9
observed-align memcpy 46 28 76
observed-align memcpy 46 3 1
observed-align memcpy 46 30 1
observed-align memcpy 46 31 3
observed-align memcpy 46 32 199
observed-align memcpy 46 36 72
observed-align memcpy 46 4 64
observed-align memcpy 46 40 314
observed-align memcpy 46 44 70
observed-align memcpy 46 47 5
observed-align memcpy 46 48 71
observed-align memcpy 46 5 1
observed-align memcpy 46 51 8
observed-align memcpy 46 52 70
observed-align memcpy 46 56 80
observed-align memcpy 46 60 89
observed-align memcpy 46 8 128
observed-align memcpy 46 9 1
observed-align memcpy 47 1 1
observed-align memcpy 47 12 2
observed-align memcpy 47 16 1
observed-align memcpy 47 26 8
observed-align memcpy 47 27 8
observed-align memcpy 47 32 36
observed-align memcpy 47 40 1076
observed-align memcpy 47 42 1
observed-align memcpy 47 43 2
observed-align memcpy 47 47 10
observed-align memcpy 47 48 1
observed-align memcpy 47 5 1
observed-align memcpy 47 51 9
observed-align memcpy 47 56 7
observed-align memcpy 48 0 1188
observed-align memcpy 48 1 3
observed-align memcpy 48 10 244
observed-align memcpy 48 11 2
observed-align memcpy 48 12 2
observed-align memcpy 48 13 1
observed-align memcpy 48 16 1778
observed-align memcpy 48 17 1
observed-align memcpy 48 2 1
observed-align memcpy 48 21 2
observed-align memcpy 48 22 1
observed-align memcpy 48 24 805
observed-align memcpy 48 26 2
observed-align memcpy 48 27 3
observed-align memcpy 48 3 2
observed-align memcpy 48 31 1
observed-align memcpy 48 32 174
observed-align memcpy 48 33 2
observed-align memcpy 48 34 1
observed-align memcpy 48 36 1
observed-align memcpy 48 37 1
observed-align memcpy 48 38 1
observed-align memcpy 48 39 1
observed-align memcpy 48 40 1645
observed-align memcpy 48 42 2
observed-align memcpy 48 43 1
observed-align memcpy 48 44 1
observed-align memcpy 48 45 1
observed-align memcpy 48 46 1
observed-align memcpy 48 47 13
observed-align memcpy 48 48 174
observed-align memcpy 48 49 2
observed-align memcpy 48 5 3
observed-align memcpy 48 51 9
observed-align memcpy 48 52 2
observed-align memcpy 48 53 1
observed-align memcpy 48 55 2
observed-align memcpy 48 56 173
observed-align memcpy 48 57 1
observed-align memcpy 48 6 2
observed-align memcpy 48 60 1
observed-align memcpy 48 62 1
observed-align memcpy 48 63 1
observed-align memcpy 48 8 80
observed-align memcpy 48 9 1
observed-align memcpy 49 0 1
observed-align memcpy 49 1 1
observed-align memcpy 49 13 1
observed-align memcpy 49 14 1
observed-align memcpy 49 15 1
observed-align memcpy 49 16 2
observed-align memcpy 49 2 1
observed-align memcpy 49 26 5
observed-align memcpy 49 27 5
observed-align memcpy 49 3 2
observed-align memcpy 49 31 1
observed-align memcpy 49 32 34
observed-align memcpy 49 40 559
observed-align memcpy 49 42 1
observed-align memcpy 49 43 1
observed-align memcpy 49 47 10
observed-align memcpy 49 48 1
observed-align memcpy 49 5 2
observed-align memcpy 49 51 2
observed-align memcpy 49 56 17
observed-align memcpy 49 59 1
observed-align memcpy 5 12 1
observed-align memcpy 5 13 1
observed-align memcpy 5 20 1
observed-align memcpy 5 26 2
observed-align memcpy 5 27 2
observed-align memcpy 5 31 1
observed-align memcpy 5 32 28
observed-align memcpy 5 37 1
observed-align memcpy 5 40 333
observed-align memcpy 5 42 1
observed-align memcpy 5 43 1
observed-align memcpy 5 47 12
observed-align memcpy 5 51 6
observed-align memcpy 5 56 7
observed-align memcpy 5 63 1
observed-align memcpy 5 9 1
observed-align memcpy 50 1 2
observed-align memcpy 50 10 196
observed-align memcpy 50 16 1
observed-align memcpy 50 20 285
observed-align memcpy 50 26 3
observed-align memcpy 50 27 3
observed-align memcpy 50 3 1
observed-align memcpy 50 30 1
observed-align memcpy 50 32 21
observed-align memcpy 50 33 1
observed-align memcpy 50 37 1
observed-align memcpy 50 40 237
observed-align memcpy 50 43 1
observed-align memcpy 50 47 14
observed-align memcpy 50 51 5
observed-align memcpy 50 56 19
observed-align memcpy 51 26 10
observed-align memcpy 51 27 10
observed-align memcpy 51 30 2
observed-align memcpy 51 31 1
observed-align memcpy 51 32 24
observed-align memcpy 51 40 1070
observed-align memcpy 51 47 10
observed-align memcpy 51 51 3
observed-align memcpy 51 56 3
observed-align memcpy 51 9 1
observed-align memcpy 52 16 1
observed-align memcpy 52 26 6
observed-align memcpy 52 27 6
observed-align memcpy 52 3 6
observed-align memcpy 52 31 1
observed-align memcpy 52 32 23
observed-align memcpy 52 40 1197
observed-align memcpy 52 47 9
observed-align memcpy 52 48 1
observed-align memcpy 52 51 10
observed-align memcpy 52 56 77
observed-align memcpy 52 63 1
observed-align memcpy 52 9 1
observed-align memcpy 53 1 1
observed-align memcpy 53 10 1
observed-align memcpy 53 12 1
observed-align memcpy 53 26 6
observed-align memcpy 53 27 6
observed-align memcpy 53 31 1
observed-align memcpy 53 32 9
observed-align memcpy 53 40 308
observed-align memcpy 53 47 16
observed-align memcpy 53 48 1
observed-align memcpy 53 5 1
observed-align memcpy 53 51 6
observed-align memcpy 53 56 4
observed-align memcpy 53 9 1
observed-align memcpy 54 12 1
observed-align memcpy 54 26 11
observed-align memcpy 54 27 11
observed-align memcpy 54 30 1
observed-align memcpy 54 31 1
observed-align memcpy 54 32 21
observed-align memcpy 54 40 286
observed-align memcpy 54 47 11
observed-align memcpy 54 48 1
observed-align memcpy 54 5 3
observed-align memcpy 54 51 6
observed-align memcpy 54 53 1
observed-align memcpy 54 56 17
observed-align memcpy 54 61 1
observed-align memcpy 55 12 1
observed-align memcpy 55 16 1
observed-align memcpy 55 22 1
observed-align memcpy 55 26 6
observed-align memcpy 55 27 6
observed-align memcpy 55 30 1
observed-align memcpy 55 31 2
observed-align memcpy 55 32 28
observed-align memcpy 55 40 1093
observed-align memcpy 55 42 1
observed-align memcpy 55 43 1
observed-align memcpy 55 47 11
observed-align memcpy 55 51 11
observed-align memcpy 55 56 5
observed-align memcpy 55 9 2
observed-align memcpy 56 0 1125
observed-align memcpy 56 1 640
observed-align memcpy 56 10 10
observed-align memcpy 56 11 4
observed-align memcpy 56 13 48
observed-align memcpy 56 14 1
observed-align memcpy 56 16 100
observed-align memcpy 56 2 712
observed-align memcpy 56 22 2
observed-align memcpy 56 23 1
observed-align memcpy 56 24 2078
observed-align memcpy 56 25 1
observed-align memcpy 56 26 7
observed-align memcpy 56 27 5
observed-align memcpy 56 28 1
observed-align memcpy 56 3 185
observed-align memcpy 56 30 2
observed-align memcpy 56 31 1
observed-align memcpy 56 32 1008
observed-align memcpy 56 33 2
observed-align memcpy 56 36 3
observed-align memcpy 56 37 1137
observed-align memcpy 56 38 156
observed-align memcpy 56 40 1424
observed-align memcpy 56 41 30
observed-align memcpy 56 42 78
observed-align memcpy 56 43 342
observed-align memcpy 56 44 137
observed-align memcpy 56 45 16
observed-align memcpy 56 47 146
observed-align memcpy 56 48 443
observed-align memcpy 56 5 3
observed-align memcpy 56 50 1
observed-align memcpy 56 51 63
observed-align memcpy 56 52 314
observed-align memcpy 56 54 1415
observed-align memcpy 56 55 302
observed-align memcpy 56 56 189
observed-align memcpy 56 59 1
observed-align memcpy 56 6 3
observed-align memcpy 56 60 442
observed-align memcpy 56 61 410
observed-align memcpy 56 62 165
observed-align memcpy 56 8 460
observed-align memcpy 56 9 581
observed-align memcpy 57 12 2
observed-align memcpy 57 16 2
observed-align memcpy 57 26 9
observed-align memcpy 57 27 9
observed-align memcpy 57 32 26
observed-align memcpy 57 40 320
observed-align memcpy 57 47 10
observed-align memcpy 57 48 2
observed-align memcpy 57 51 5
observed-align memcpy 57 56 5
observed-align memcpy 57 63 1
observed-align memcpy 58 1 3
observed-align memcpy 58 16 1
observed-align memcpy 58 22 2
observed-align memcpy 58 26 4
observed-align memcpy 58 27 4
observed-align memcpy 58 30 1
observed-align memcpy 58 31 1
observed-align memcpy 58 32 17
observed-align memcpy 58 33 1
observed-align memcpy 58 40 261
observed-align memcpy 58 47 9
observed-align memcpy 58 5 1
observed-align memcpy 58 51 9
observed-align memcpy 58 56 20
observed-align memcpy 59 1 3
observed-align memcpy 59 16 1
observed-align memcpy 59 26 7
observed-align memcpy 59 27 7
observed-align memcpy 59 32 36
observed-align memcpy 59 40 1073
observed-align memcpy 59 42 2
observed-align memcpy 59 43 1
observed-align memcpy 59 47 11
observed-align memcpy 59 48 1
observed-align memcpy 59 5 1
observed-align memcpy 59 51 4
observed-align memcpy 59 56 4
observed-align memcpy 59 63 1
observed-align memcpy 59 9 1
observed-align memcpy 6 16 1
observed-align memcpy 6 18 3
observed-align memcpy 6 22 1
observed-align memcpy 6 26 11
observed-align memcpy 6 27 11
observed-align memcpy 6 3 1
observed-align memcpy 6 30 2
observed-align memcpy 6 32 6
observed-align memcpy 6 40 206
observed-align memcpy 6 42 1
observed-align memcpy 6 47 13
observed-align memcpy 6 5 1
observed-align memcpy 6 51 2
observed-align memcpy 6 56 119
observed-align memcpy 60 1 1
observed-align memcpy 60 10 2
observed-align memcpy 60 26 11
observed-align memcpy 60 27 11
observed-align memcpy 60 3 1
observed-align memcpy 60 30 1
observed-align memcpy 60 32 24
observed-align memcpy 60 40 631
observed-align memcpy 60 42 3
observed-align memcpy 60 43 1
observed-align memcpy 60 46 1
observed-align memcpy 60 47 10
observed-align memcpy 60 48 356
observed-align memcpy 60 5 1
observed-align memcpy 60 51 7
observed-align memcpy 60 56 94
observed-align memcpy 60 9 1
observed-align memcpy 61 12 1
observed-align memcpy 61 16 1
observed-align memcpy 61 26 7
observed-align memcpy 61 27 7
observed-align memcpy 61 3 1
observed-align memcpy 61 31 1
observed-align memcpy 61 32 27
observed-align memcpy 61 40 341
observed-align memcpy 61 42 1
observed-align memcpy 61 47 8
observed-align memcpy 61 5 1
observed-align memcpy 61 51 11
observed-align memcpy 61 56 4
observed-align memcpy 62 1 1
observed-align memcpy 62 12 1
observed-align memcpy 62 22 1
observed-align memcpy 62 26 10
observed-align memcpy 62 27 10
observed-align memcpy 62 32 15
observed-align memcpy 62 40 228
observed-align memcpy 62 47 5
observed-align memcpy 62 48 96
observed-align memcpy 62 51 7
observed-align memcpy 62 56 19
observed-align memcpy 63 1 1
observed-align memcpy 63 16 1
observed-align memcpy 63 26 4
observed-align memcpy 63 27 4
observed-align memcpy 63 31 1
observed-align memcpy 63 32 20
observed-align memcpy 63 40 1070
observed-align memcpy 63 42 2
observed-align memcpy 63 43 1
observed-align memcpy 63 47 11
observed-align memcpy 63 48 24
observed-align memcpy 63 5 1
observed-align memcpy 63 51 10
observed-align memcpy 63 56 2
observed-align memcpy 7 1 1
observed-align memcpy 7 12 1
observed-align memcpy 7 2 1
observed-align memcpy 7 26 6
observed-align memcpy 7 27 6
observed-align memcpy 7 3 1
observed-align memcpy 7 30 1
observed-align memcpy 7 32 39
observed-align memcpy 7 39 1
observed-align memcpy 7 40 1063
observed-align memcpy 7 47 13
observed-align memcpy 7 51 11
observed-align memcpy 7 55 60
observed-align memcpy 7 56 18
observed-align memcpy 7 9 2
observed-align memcpy 8 0 1333
observed-align memcpy 8 1 1
observed-align memcpy 8 11 1
observed-align memcpy 8 16 33
observed-align memcpy 8 22 1
observed-align memcpy 8 24 7
observed-align memcpy 8 26 6
observed-align memcpy 8 27 6
observed-align memcpy 8 30 1
observed-align memcpy 8 32 65
observed-align memcpy 8 40 2945
observed-align memcpy 8 41 1
observed-align memcpy 8 42 1
observed-align memcpy 8 47 16
observed-align memcpy 8 48 814
observed-align memcpy 8 5 1
observed-align memcpy 8 51 6
observed-align memcpy 8 56 93
observed-align memcpy 8 57 4
observed-align memcpy 8 60 1
observed-align memcpy 8 63 1
observed-align memcpy 8 8 489
observed-align memcpy 8 9 1
observed-align memcpy 9 1 2
observed-align memcpy 9 12 2
observed-align memcpy 9 2 1
observed-align memcpy 9 26 7
observed-align memcpy 9 27 7
observed-align memcpy 9 3 1
observed-align memcpy 9 30 1
observed-align memcpy 9 32 29
observed-align memcpy 9 40 336
observed-align memcpy 9 47 9
observed-align memcpy 9 51 6
observed-align memcpy 9 56 4
observed-align memcpy 9 9 1
observed-align memmove - - 17
observed-align memmove 0 0 4
observed-align memmove 0 16 10
observed-align memmove 0 20 3
observed-align memmove 0 26 1
observed-align memmove 0 32 1
observed-align memmove 0 36 2
observed-align memmove 0 40 8
observed-align memmove 0 48 3
observed-align memmove 0 56 51
observed-align memmove 1 33 1
observed-align memmove 10 20 1
observed-align memmove 10 42 1
observed-align memmove 10 43 1
observed-align memmove 11 19 1
observed-align memmove 11 35 1
observed-align memmove 12 12 2
observed-align memmove 12 16 4
observed-align memmove 12 20 2
observed-align memmove 12 24 2
observed-align memmove 12 26 1
observed-align memmove 12 40 2
observed-align memmove 13 24 1
observed-align memmove 13 26 1
observed-align memmove 13 32 1
observed-align memmove 14 38 1
observed-align memmove 14 40 2
observed-align memmove 15 26 1
observed-align memmove 15 31 1
observed-align memmove 15 34 1
observed-align memmove 16 0 3
observed-align memmove 16 12 4
observed-align memmove 16 18 1
observed-align memmove 16 20 2
observed-align memmove 16 24 4
observed-align memmove 16 28 2
observed-align memmove 16 32 9
observed-align memmove 16 36 2
observed-align memmove 16 39 1
observed-align memmove 16 4 2
observed-align memmove 16 40 4
observed-align memmove 16 48 2
observed-align memmove 16 49 1
observed-align memmove 16 52 4
observed-align memmove 16 56 3
observed-align memmove 16 60 2
observed-align memmove 16 8 47
observed-align memmove 17 36 1
observed-align memmove 17 43 1
observed-align memmove 17 49 1
observed-align memmove 18 41 1
observed-align memmove 19 30 1
observed-align memmove 19 39 1
observed-align memmove 19 45 1
observed-align memmove 2 7 1
observed-align memmove 20 0 2
observed-align memmove 20 20 4
observed-align memmove 20 24 2
observed-align memmove 20 28 2
observed-align memmove 20 30 1
observed-align memmove 20 32 2
observed-align memmove 20 36 8
observed-align memmove 20 46 1
observed-align memmove 21 32 1
observed-align memmove 21 40 1
observed-align memmove 21 41 1
observed-align memmove 21 53 1
observed-align memmove 24 0 5
observed-align memmove 24 12 2
observed-align memmove 24 16 41
observed-align memmove 24 24 4
observed-align memmove 24 26 1
observed-align memmove 24 32 1
observed-align memmove 24 4 2
observed-align memmove 24 43 1
observed-align memmove 24 56 2
observed-align memmove 24 60 6
observed-align memmove 24 8 1
observed-align memmove 25 57 1
observed-align memmove 26 31 1
observed-align memmove 26 39 1
observed-align memmove 26 52 1
observed-align memmove 26 58 1
observed-align memmove 27 46 1
observed-align memmove 28 0 2
observed-align memmove 28 16 2
observed-align memmove 28 20 2
observed-align memmove 28 28 4
observed-align memmove 28 54 1
observed-align memmove 28 60 5
observed-align memmove 28 61 1
observed-align memmove 28 8 2
observed-align memmove 29 48 1
observed-align memmove 29 52 1
observed-align memmove 29 62 1
observed-align memmove 3 22 1
observed-align memmove 3 29 1
observed-align memmove 3 36 1
observed-align memmove 30 62 1
observed-align memmove 31 57 2
observed-align memmove 32 0 5
observed-align memmove 32 1 1
observed-align memmove 32 12 2
observed-align memmove 32 16 3
observed-align memmove 32 20 2
observed-align memmove 32 24 42
observed-align memmove 32 32 4
observed-align memmove 32 34 1
observed-align memmove 32 36 2
observed-align memmove 32 4 2
observed-align memmove 32 40 4
observed-align memmove 32 44 2
observed-align memmove 32 48 5
observed-align memmove 32 51 1
observed-align memmove 32 52 3
observed-align memmove 32 56 3
observed-align memmove 32 60 2
observed-align memmove 32 8 10
observed-align memmove 33 52 1
observed-align memmove 33 56 1
observed-align memmove 33 57 1
observed-align memmove 33 59 1
observed-align memmove 34 2 2
observed-align memmove 34 44 1
observed-align memmove 34 54 1
observed-align memmove 35 61 2
observed-align memmove 36 0 2
observed-align memmove 36 28 2
observed-align memmove 36 36 4
observed-align memmove 36 4 2
observed-align memmove 36 40 2
observed-align memmove 36 44 1
observed-align memmove 36 48 2
observed-align memmove 36 52 2
observed-align memmove 36 56 1
observed-align memmove 36 60 1
observed-align memmove 36 8 2
observed-align memmove 37 42 1
observed-align memmove 37 56 1
observed-align memmove 37 63 1
observed-align memmove 38 52 1
observed-align memmove 38 58 1
observed-align memmove 39 7 1
observed-align memmove 4 20 4
observed-align memmove 4 27 1
observed-align memmove 4 28 1
observed-align memmove 4 32 6
observed-align memmove 4 36 6
observed-align memmove 4 4 2
observed-align memmove 4 48 4
observed-align memmove 40 12 2
observed-align memmove 40 16 9
observed-align memmove 40 2 1
observed-align memmove 40 20 2
observed-align memmove 40 32 41
observed-align memmove 40 4 2
observed-align memmove 40 56 4
observed-align memmove 40 60 1
observed-align memmove 41 10 1
observed-align memmove 42 11 2
observed-align memmove 42 2 1
observed-align memmove 42 4 2
observed-align memmove 43 11 2
observed-align memmove 43 2 2
observed-align memmove 43 51 1
observed-align memmove 43 62 1
observed-align memmove 43 63 1
observed-align memmove 44 12 2
observed-align memmove 44 16 2
observed-align memmove 44 24 2
observed-align memmove 44 28 2
observed-align memmove 44 32 2
observed-align memmove 44 44 2
observed-align memmove 44 48 2
observed-align memmove 44 60 2
observed-align memmove 44 8 2
observed-align memmove 45 55 1
observed-align memmove 45 56 1
observed-align memmove 45 58 1
observed-align memmove 47 15 1
observed-align memmove 47 3 1
observed-align memmove 47 49 2
observed-align memmove 47 58 1
observed-align memmove 48 0 2
observed-align memmove 48 12 4
observed-align memmove 48 20 2
observed-align memmove 48 24 5
observed-align memmove 48 28 2
observed-align memmove 48 32 1
observed-align memmove 48 40 43
observed-align memmove 48 44 2
observed-align memmove 48 48 4
observed-align memmove 48 56 4
observed-align memmove 48 60 2
observed-align memmove 49 4 2
observed-align memmove 49 57 1
observed-align memmove 49 59 1
observed-align memmove 5 24 1
observed-align memmove 5 29 1
observed-align memmove 5 37 1
observed-align memmove 51 0 1
observed-align memmove 51 1 1
observed-align memmove 52 16 2
observed-align memmove 52 20 8
observed-align memmove 52 32 2
observed-align memmove 52 4 2
observed-align memmove 52 44 4
observed-align memmove 52 52 6
observed-align memmove 52 56 2
observed-align memmove 53 15 1
observed-align memmove 53 8 1
observed-align memmove 54 13 1
observed-align memmove 54 22 1
observed-align memmove 54 23 1
observed-align memmove 55 10 2
observed-align memmove 55 24 1
observed-align memmove 56 11 1
observed-align memmove 56 12 2
observed-align memmove 56 16 1
observed-align memmove 56 18 1
observed-align memmove 56 28 6
observed-align memmove 56 32 8
observed-align memmove 56 40 1
observed-align memmove 56 48 49
observed-align memmove 56 52 4
observed-align memmove 56 56 6
observed-align memmove 56 58 1
observed-align memmove 57 13 1
observed-align memmove 57 16 1
observed-align memmove 57 17 1
observed-align memmove 58 26 1
observed-align memmove 58 5 1
observed-align memmove 6 20 1
observed-align memmove 6 26 1
observed-align memmove 6 32 1
observed-align memmove 6 38 2
observed-align memmove 60 0 2
observed-align memmove 60 19 1
observed-align memmove 60 20 3
observed-align memmove 60 22 1
observed-align memmove 60 28 5
observed-align memmove 60 4 1
observed-align memmove 60 40 4
observed-align memmove 60 48 2
observed-align memmove 60 60 2
observed-align memmove 60 7 1
observed-align memmove 61 16 1
observed-align memmove 61 29 1
observed-align memmove 62 21 1
observed-align memmove 62 24 1
observed-align memmove 62 30 1
observed-align memmove 62 31 1
observed-align memmove 63 22 1
observed-align memmove 63 25 1
observed-align memmove 7 15 1
observed-align memmove 7 31 1
observed-align memmove 8 0 46
observed-align memmove 8 10 1
observed-align memmove 8 20 2
observed-align memmove 8 24 2
observed-align memmove 8 27 1
observed-align memmove 8 28 2
observed-align memmove 8 36 2
observed-align memmove 8 40 2
observed-align memmove 8 44 4
observed-align memmove 8 48 4
observed-align memmove 8 52 2
observed-align memmove 8 56 2
observed-align memmove 8 8 4
observed-align memmove 9 19 1
observed-align memmove 9 28 3
observed-align memset - - 7563
observed-align memset 0 - 128409
observed-align memset 1 - 27
observed-align memset 10 - 73
observed-align memset 11 - 253
observed-align memset 12 - 69
observed-align memset 13 - 51
observed-align memset 14 - 66
observed-align memset 15 - 31
observed-align memset 16 - 13196
observed-align memset 17 - 33
observed-align memset 18 - 88
observed-align memset 19 - 62
observed-align memset 2 - 38
observed-align memset 20 - 92
observed-align memset 21 - 36
observed-align memset 22 - 50
observed-align memset 23 - 38
observed-align memset 24 - 7017
observed-align memset 25 - 78
observed-align memset 26 - 64
observed-align memset 27 - 31
observed-align memset 28 - 81
observed-align memset 29 - 58
observed-align memset 3 - 58
observed-align memset 30 - 64
observed-align memset 31 - 55
observed-align memset 32 - 10449
observed-align memset 33 - 1512
observed-align memset 34 - 45
observed-align memset 35 - 155
observed-align memset 36 - 136
observed-align memset 37 - 226
observed-align memset 38 - 61
observed-align memset 39 - 30
observed-align memset 4 - 90
observed-align memset 40 - 6416
observed-align memset 41 - 45
observed-align memset 42 - 70
observed-align memset 43 - 43
observed-align memset 44 - 62
observed-align memset 45 - 37
observed-align memset 46 - 73
observed-align memset 47 - 49
observed-align memset 48 - 10575
observed-align memset 49 - 99
observed-align memset 5 - 63
observed-align memset 50 - 57
observed-align memset 51 - 37
observed-align memset 52 - 134
observed-align memset 53 - 40
observed-align memset 54 - 34
observed-align memset 55 - 36
observed-align memset 56 - 4857
observed-align memset 57 - 11
observed-align memset 58 - 52
observed-align memset 59 - 51
observed-align memset 6 - 86
observed-align memset 60 - 105
observed-align memset 61 - 80
observed-align memset 62 - 45
observed-align memset 63 - 33
observed-align memset 7 - 37
observed-align memset 8 - 8683
observed-align memset 9 - 27
observed-align user-clear 0 - 2462
observed-align user-clear 16 - 609
observed-align user-clear 40 - 4
observed-align user-clear 56 - 3
observed-align user-clear 8 - 3
observed-align user-copy 0 0 4008
observed-align user-copy 0 11 101
observed-align user-copy 0 16 549
observed-align user-copy 0 21 97
observed-align user-copy 0 24 245
observed-align user-copy 0 30 1
observed-align user-copy 0 32 6562
observed-align user-copy 0 4 22
observed-align user-copy 0 40 175
observed-align user-copy 0 42 1
observed-align user-copy 0 48 1732
observed-align user-copy 0 51 70
observed-align user-copy 0 54 157
observed-align user-copy 0 56 164
observed-align user-copy 0 8 794
observed-align user-copy 1 0 12
observed-align user-copy 1 1 1
observed-align user-copy 1 16 1
observed-align user-copy 1 32 3
observed-align user-copy 1 48 1
observed-align user-copy 1 54 105
observed-align user-copy 10 0 51
observed-align user-copy 10 1 68
observed-align user-copy 10 16 2
observed-align user-copy 10 24 3
observed-align user-copy 10 32 4
observed-align user-copy 10 37 2
observed-align user-copy 10 40 61
observed-align user-copy 10 48 2
observed-align user-copy 10 56 1
observed-align user-copy 10 60 1
observed-align user-copy 10 8 1
observed-align user-copy 11 0 13
observed-align user-copy 11 1 35
observed-align user-copy 11 16 1
observed-align user-copy 11 24 2
observed-align user-copy 11 32 204
observed-align user-copy 11 37 3
observed-align user-copy 11 60 1
observed-align user-copy 12 0 46
observed-align user-copy 12 1 105
observed-align user-copy 12 12 1
observed-align user-copy 12 16 31
observed-align user-copy 12 28 9
observed-align user-copy 12 32 22
observed-align user-copy 12 37 3
observed-align user-copy 12 48 46
observed-align user-copy 13 0 72
observed-align user-copy 13 16 100
observed-align user-copy 13 24 1
observed-align user-copy 13 32 3
observed-align user-copy 13 37 1
observed-align user-copy 13 48 1
observed-align user-copy 13 56 12
observed-align user-copy 14 0 20
observed-align user-copy 14 12 1
observed-align user-copy 14 24 2
observed-align user-copy 14 32 9
observed-align user-copy 14 40 1
observed-align user-copy 14 48 1
observed-align user-copy 14 56 2
observed-align user-copy 15 0 54
observed-align user-copy 15 1 40
observed-align user-copy 15 10 40
observed-align user-copy 15 11 40
observed-align user-copy 15 12 40
observed-align user-copy 15 13 40
observed-align user-copy 15 14 40
observed-align user-copy 15 15 40
observed-align user-copy 15 16 40
observed-align user-copy 15 17 40
observed-align user-copy 15 18 40
observed-align user-copy 15 19 40
observed-align user-copy 15 2 40
observed-align user-copy 15 20 40
observed-align user-copy 15 21 40
observed-align user-copy 15 22 40
observed-align user-copy 15 23 40
observed-align user-copy 15 24 44
observed-align user-copy 15 25 40
observed-align user-copy 15 26 40
observed-align user-copy 15 27 40
observed-align user-copy 15 28 40
observed-align user-copy 15 29 40
observed-align user-copy 15 3 40
observed-align user-copy 15 30 40
observed-align user-copy 15 31 40
observed-align user-copy 15 32 44
observed-align user-copy 15 33 32
observed-align user-copy 15 34 32
observed-align user-copy 15 35 32
observed-align user-copy 15 36 32
observed-align user-copy 15 37 32
observed-align user-copy 15 38 32
observed-align user-copy 15 39 32
observed-align user-copy 15 4 40
observed-align user-copy 15 40 32
observed-align user-copy 15 41 32
observed-align user-copy 15 42 32
observed-align user-copy 15 43 32
observed-align user-copy 15 44 32
observed-align user-copy 15 45 32
observed-align user-copy 15 46 32
observed-align user-copy 15 47 32
observed-align user-copy 15 48 32
observed-align user-copy 15 49 32
observed-align user-copy 15 5 40
observed-align user-copy 15 50 32
observed-align user-copy 15 51 32
observed-align user-copy 15 52 32
observed-align user-copy 15 53 32
observed-align user-copy 15 54 32
observed-align user-copy 15 55 32
observed-align user-copy 15 56 33
observed-align user-copy 15 57 32
observed-align user-copy 15 58 32
observed-align user-copy 15 59 32
observed-align user-copy 15 6 40
observed-align user-copy 15 60 32
observed-align user-copy 15 61 32
observed-align user-copy 15 62 32
observed-align user-copy 15 63 32
observed-align user-copy 15 7 40
observed-align user-copy 15 8 40
observed-align user-copy 15 9 40
observed-align user-copy 16 0 6630
observed-align user-copy 16 1 1
observed-align user-copy 16 12 1
observed-align user-copy 16 16 445
observed-align user-copy 16 17 2
observed-align user-copy 16 20 2
observed-align user-copy 16 24 406
observed-align user-copy 16 3 2
observed-align user-copy 16 32 341
observed-align user-copy 16 37 1
observed-align user-copy 16 4 8
observed-align user-copy 16 40 462
observed-align user-copy 16 45 1
observed-align user-copy 16 48 410
observed-align user-copy 16 51 75
observed-align user-copy 16 56 328
observed-align user-copy 16 8 307
observed-align user-copy 17 0 12
observed-align user-copy 17 12 111
observed-align user-copy 17 24 1
observed-align user-copy 17 32 8
observed-align user-copy 18 0 26
observed-align user-copy 18 12 12
observed-align user-copy 18 32 6
observed-align user-copy 18 40 1
observed-align user-copy 18 48 1
observed-align user-copy 18 56 9
observed-align user-copy 19 0 121
observed-align user-copy 19 32 6
observed-align user-copy 19 48 1
observed-align user-copy 19 56 3
observed-align user-copy 19 8 1
observed-align user-copy 2 0 13
observed-align user-copy 2 16 1
observed-align user-copy 2 32 3
observed-align user-copy 2 48 2
observed-align user-copy 2 56 1
observed-align user-copy 20 0 13
observed-align user-copy 20 12 8
observed-align user-copy 20 28 13
observed-align user-copy 20 32 5
observed-align user-copy 20 48 1
observed-align user-copy 20 56 1
observed-align user-copy 20 7 1
observed-align user-copy 20 8 1
observed-align user-copy 21 0 105
observed-align user-copy 21 12 68
observed-align user-copy 21 16 1
observed-align user-copy 21 24 1
observed-align user-copy 21 32 4
observed-align user-copy 21 40 1
observed-align user-copy 21 7 1
observed-align user-copy 22 0 26
observed-align user-copy 22 12 35
observed-align user-copy 22 16 1
observed-align user-copy 22 24 1
observed-align user-copy 22 32 5
observed-align user-copy 22 40 1
observed-align user-copy 22 48 2
observed-align user-copy 22 56 1
observed-align user-copy 22 7 1
observed-align user-copy 23 0 16
observed-align user-copy 23 12 105
observed-align user-copy 23 32 1
observed-align user-copy 23 40 2
observed-align user-copy 23 48 1
observed-align user-copy 23 56 2
observed-align user-copy 24 0 333
observed-align user-copy 24 16 483
observed-align user-copy 24 24 288
observed-align user-copy 24 32 421
observed-align user-copy 24 4 14
observed-align user-copy 24 40 228
observed-align user-copy 24 48 233
observed-align user-copy 24 56 195
observed-align user-copy 24 8 201
observed-align user-copy 25 0 40
observed-align user-copy 25 16 13
observed-align user-copy 25 24 16
observed-align user-copy 25 29 106
observed-align user-copy 25 32 10
observed-align user-copy 25 40 7
observed-align user-copy 25 48 11
observed-align user-copy 25 56 16
observed-align user-copy 25 8 8
observed-align user-copy 26 0 18
observed-align user-copy 26 16 2
observed-align user-copy 26 24 2
observed-align user-copy 26 32 12
observed-align user-copy 26 40 2
observed-align user-copy 26 48 2
observed-align user-copy 27 0 18
observed-align user-copy 27 16 1
observed-align user-copy 27 24 1
observed-align user-copy 27 32 5
observed-align user-copy 27 40 1
observed-align user-copy 27 48 4
observed-align user-copy 27 56 1
observed-align user-copy 27 60 1
observed-align user-copy 28 0 55
observed-align user-copy 28 16 43
observed-align user-copy 28 24 2
observed-align user-copy 28 28 14
observed-align user-copy 28 29 2
observed-align user-copy 28 32 21
observed-align user-copy 28 40 1
observed-align user-copy 28 48 59
observed-align user-copy 28 56 2
observed-align user-copy 28 60 2
observed-align user-copy 29 0 13
observed-align user-copy 29 16 1
observed-align user-copy 29 24 111
observed-align user-copy 29 32 3
observed-align user-copy 29 48 2
observed-align user-copy 29 56 1
observed-align user-copy 29 60 2
observed-align user-copy 3 0 19
observed-align user-copy 3 1 1
observed-align user-copy 3 16 1
observed-align user-copy 3 30 2
observed-align user-copy 3 32 2
observed-align user-copy 3 48 1
observed-align user-copy 3 56 2
observed-align user-copy 30 0 27
observed-align user-copy 30 16 1
observed-align user-copy 30 24 13
observed-align user-copy 30 32 1
observed-align user-copy 30 40 2
observed-align user-copy 30 48 5
observed-align user-copy 30 56 1
observed-align user-copy 30 60 1
observed-align user-copy 30 8 1
observed-align user-copy 31 0 90
observed-align user-copy 31 1 70
observed-align user-copy 31 10 70
observed-align user-copy 31 11 70
observed-align user-copy 31 12 70
observed-align user-copy 31 13 70
observed-align user-copy 31 14 70
observed-align user-copy 31 15 70
observed-align user-copy 31 16 71
observed-align user-copy 31 17 70
observed-align user-copy 31 18 71
observed-align user-copy 31 19 70
observed-align user-copy 31 2 70
observed-align user-copy 31 20 70
observed-align user-copy 31 21 70
observed-align user-copy 31 22 70
observed-align user-copy 31 23 70
observed-align user-copy 31 24 70
observed-align user-copy 31 25 70
observed-align user-copy 31 26 70
observed-align user-copy 31 27 70
observed-align user-copy 31 28 70
observed-align user-copy 31 29 70
observed-align user-copy 31 3 70
observed-align user-copy 31 30 70
observed-align user-copy 31 31 71
observed-align user-copy 31 32 78
observed-align user-copy 31 33 56
observed-align user-copy 31 34 56
observed-align user-copy 31 35 56
observed-align user-copy 31 36 56
observed-align user-copy 31 37 56
observed-align user-copy 31 38 56
observed-align user-copy 31 39 56
observed-align user-copy 31 4 70
observed-align user-copy 31 40 57
observed-align user-copy 31 41 56
observed-align user-copy 31 42 56
observed-align user-copy 31 43 56
observed-align user-copy 31 44 56
observed-align user-copy 31 45 56
observed-align user-copy 31 46 56
observed-align user-copy 31 47 56
observed-align user-copy 31 48 58
observed-align user-copy 31 49 56
observed-align user-copy 31 5 70
observed-align user-copy 31 50 56
observed-align user-copy 31 51 56
observed-align user-copy 31 52 56
observed-align user-copy 31 53 56
observed-align user-copy 31 54 56
observed-align user-copy 31 55 56
observed-align user-copy 31 56 56
observed-align user-copy 31 57 56
observed-align user-copy 31 58 56
observed-align user-copy 31 59 56
observed-align user-copy 31 6 70
observed-align user-copy 31 60 56
observed-align user-copy 31 61 56
observed-align user-copy 31 62 56
observed-align user-copy 31 63 56
observed-align user-copy 31 7 70
observed-align user-copy 31 8 70
observed-align user-copy 31 9 70
observed-align user-copy 32 0 12077
observed-align user-copy 32 1 10
observed-align user-copy 32 10 8
observed-align user-copy 32 11 113
observed-align user-copy 32 12 10
observed-align user-copy 32 13 8
observed-align user-copy 32 14 12
observed-align user-copy 32 15 12
observed-align user-copy 32 16 241
observed-align user-copy 32 17 12
observed-align user-copy 32 18 19
observed-align user-copy 32 19 18
observed-align user-copy 32 2 6
observed-align user-copy 32 20 12
observed-align user-copy 32 21 8
observed-align user-copy 32 22 12
observed-align user-copy 32 23 14
observed-align user-copy 32 24 136
observed-align user-copy 32 25 26
observed-align user-copy 32 26 14
observed-align user-copy 32 27 6
observed-align user-copy 32 28 10
observed-align user-copy 32 29 12
observed-align user-copy 32 3 18
observed-align user-copy 32 30 18
observed-align user-copy 32 31 20
observed-align user-copy 32 32 265
observed-align user-copy 32 33 22
observed-align user-copy 32 34 9
observed-align user-copy 32 35 12
observed-align user-copy 32 36 14
observed-align user-copy 32 37 8
observed-align user-copy 32 38 10
observed-align user-copy 32 39 10
observed-align user-copy 32 4 18
observed-align user-copy 32 40 119
observed-align user-copy 32 41 14
observed-align user-copy 32 42 16
observed-align user-copy 32 43 12
observed-align user-copy 32 45 4
observed-align user-copy 32 46 22
observed-align user-copy 32 47 16
observed-align user-copy 32 48 153
observed-align user-copy 32 49 18
observed-align user-copy 32 5 16
observed-align user-copy 32 50 14
observed-align user-copy 32 51 86
observed-align user-copy 32 52 24
observed-align user-copy 32 53 6
observed-align user-copy 32 54 4
observed-align user-copy 32 55 14
observed-align user-copy 32 56 127
observed-align user-copy 32 57 4
observed-align user-copy 32 58 4
observed-align user-copy 32 59 12
observed-align user-copy 32 6 10
observed-align user-copy 32 60 18
observed-align user-copy 32 61 18
observed-align user-copy 32 62 10
observed-align user-copy 32 63 12
observed-align user-copy 32 7 14
observed-align user-copy 32 8 90
observed-align user-copy 32 9 10
observed-align user-copy 33 0 22
observed-align user-copy 33 18 1
observed-align user-copy 33 24 69
observed-align user-copy 33 32 1
observed-align user-copy 33 40 2
observed-align user-copy 33 48 6
observed-align user-copy 33 56 2
observed-align user-copy 33 60 2
observed-align user-copy 34 0 15
observed-align user-copy 34 16 1
observed-align user-copy 34 24 36
observed-align user-copy 34 32 1
observed-align user-copy 34 40 1
observed-align user-copy 34 48 6
observed-align user-copy 34 56 1
observed-align user-copy 34 60 3
observed-align user-copy 35 0 14
observed-align user-copy 35 24 106
observed-align user-copy 35 32 1
observed-align user-copy 35 35 1
observed-align user-copy 35 36 2
observed-align user-copy 35 40 3
observed-align user-copy 35 48 5
observed-align user-copy 35 60 3
observed-align user-copy 36 0 15
observed-align user-copy 36 10 2
observed-align user-copy 36 14 2
observed-align user-copy 36 16 1
observed-align user-copy 36 18 2
observed-align user-copy 36 2 2
observed-align user-copy 36 22 2
observed-align user-copy 36 26 2
observed-align user-copy 36 28 18
observed-align user-copy 36 30 2
observed-align user-copy 36 32 3
observed-align user-copy 36 34 2
observed-align user-copy 36 38 2
observed-align user-copy 36 42 2
observed-align user-copy 36 46 2
observed-align user-copy 36 48 113
observed-align user-copy 36 50 2
observed-align user-copy 36 54 2
observed-align user-copy 36 58 2
observed-align user-copy 36 60 1
observed-align user-copy 36 62 2
observed-align user-copy 36 8 1
observed-align user-copy 37 0 9
observed-align user-copy 37 18 1
observed-align user-copy 37 2 1
observed-align user-copy 37 26 1
observed-align user-copy 37 40 1
observed-align user-copy 37 42 1
observed-align user-copy 37 48 13
observed-align user-copy 37 56 1
observed-align user-copy 38 0 22
observed-align user-copy 38 16 1
observed-align user-copy 38 24 1
observed-align user-copy 38 32 2
observed-align user-copy 38 40 2
observed-align user-copy 38 56 1
observed-align user-copy 38 7 1
observed-align user-copy 39 0 12
observed-align user-copy 39 40 1
observed-align user-copy 39 48 10
observed-align user-copy 39 56 3
observed-align user-copy 39 7 2
observed-align user-copy 4 0 5
observed-align user-copy 4 28 10
observed-align user-copy 4 30 3
observed-align user-copy 4 32 4
observed-align user-copy 4 37 1
observed-align user-copy 4 48 2
observed-align user-copy 4 56 1
observed-align user-copy 40 0 221
observed-align user-copy 40 16 416
observed-align user-copy 40 24 162
observed-align user-copy 40 32 320
observed-align user-copy 40 4 11
observed-align user-copy 40 40 151
observed-align user-copy 40 48 242
observed-align user-copy 40 56 88
observed-align user-copy 40 7 2
observed-align user-copy 40 8 106
observed-align user-copy 41 0 29
observed-align user-copy 41 16 14
observed-align user-copy 41 24 12
observed-align user-copy 41 29 85
observed-align user-copy 41 32 12
observed-align user-copy 41 40 12
observed-align user-copy 41 48 50
observed-align user-copy 41 56 21
observed-align user-copy 41 7 1
observed-align user-copy 41 8 12
observed-align user-copy 42 0 26
observed-align user-copy 42 32 1
observed-align user-copy 42 48 106
observed-align user-copy 43 0 15
observed-align user-copy 43 24 1
observed-align user-copy 43 30 1
observed-align user-copy 43 32 1
observed-align user-copy 43 48 1
observed-align user-copy 43 56 3
observed-align user-copy 44 0 38
observed-align user-copy 44 16 40
observed-align user-copy 44 28 13
observed-align user-copy 44 30 1
observed-align user-copy 44 32 37
observed-align user-copy 44 44 1
observed-align user-copy 44 48 43
observed-align user-copy 44 7 2
observed-align user-copy 44 8 1
observed-align user-copy 45 0 4
observed-align user-copy 45 24 2
observed-align user-copy 45 30 1
observed-align user-copy 45 32 2
observed-align user-copy 45 48 1
observed-align user-copy 45 7 3
observed-align user-copy 46 0 30
observed-align user-copy 46 16 2
observed-align user-copy 46 24 5
observed-align user-copy 46 32 14
observed-align user-copy 46 48 2
observed-align user-copy 46 7 3
observed-align user-copy 47 0 113
observed-align user-copy 47 1 97
observed-align user-copy 47 10 97
observed-align user-copy 47 11 97
observed-align user-copy 47 12 97
observed-align user-copy 47 13 97
observed-align user-copy 47 14 97
observed-align user-copy 47 15 97
observed-align user-copy 47 16 97
observed-align user-copy 47 17 97
observed-align user-copy 47 18 97
observed-align user-copy 47 19 97
observed-align user-copy 47 2 97
observed-align user-copy 47 20 97
observed-align user-copy 47 21 97
observed-align user-copy 47 22 97
observed-align user-copy 47 23 97
observed-align user-copy 47 24 98
observed-align user-copy 47 25 96
observed-align user-copy 47 26 96
observed-align user-copy 47 27 96
observed-align user-copy 47 28 96
observed-align user-copy 47 29 96
observed-align user-copy 47 3 97
observed-align user-copy 47 30 96
observed-align user-copy 47 31 95
observed-align user-copy 47 32 96
observed-align user-copy 47 33 79
observed-align user-copy 47 34 79
observed-align user-copy 47 35 79
observed-align user-copy 47 36 79
observed-align user-copy 47 37 79
observed-align user-copy 47 38 79
observed-align user-copy 47 39 79
observed-align user-copy 47 4 97
observed-align user-copy 47 40 79
observed-align user-copy 47 41 79
observed-align user-copy 47 42 79
observed-align user-copy 47 43 79
observed-align user-copy 47 44 79
observed-align user-copy 47 45 79
observed-align user-copy 47 46 79
observed-align user-copy 47 47 79
observed-align user-copy 47 48 80
observed-align user-copy 47 49 79
observed-align user-copy 47 5 97
observed-align user-copy 47 50 79
observed-align user-copy 47 51 79
observed-align user-copy 47 52 79
observed-align user-copy 47 53 79
observed-align user-copy 47 54 79
observed-align user-copy 47 55 79
observed-align user-copy 47 56 79
observed-align user-copy 47 57 79
observed-align user-copy 47 58 79
observed-align user-copy 47 59 79
observed-align user-copy 47 6 97
observed-align user-copy 47 60 79
observed-align user-copy 47 61 79
observed-align user-copy 47 62 79
observed-align user-copy 47 63 79
observed-align user-copy 47 7 98
observed-align user-copy 47 8 98
observed-align user-copy 47 9 97
observed-align user-copy 48 0 2779
observed-align user-copy 48 1 1
observed-align user-copy 48 16 176
observed-align user-copy 48 2 1
observed-align user-copy 48 24 93
observed-align user-copy 48 32 132
observed-align user-copy 48 34 1
observed-align user-copy 48 4 13
observed-align user-copy 48 40 106
observed-align user-copy 48 48 131
observed-align user-copy 48 51 61
observed-align user-copy 48 56 100
observed-align user-copy 48 58 2
observed-align user-copy 48 62 1
observed-align user-copy 48 8 86
observed-align user-copy 49 0 18
observed-align user-copy 49 16 3
observed-align user-copy 49 18 1
observed-align user-copy 49 32 2
observed-align user-copy 49 48 2
observed-align user-copy 49 56 13
observed-align user-copy 49 8 1
observed-align user-copy 5 0 19
observed-align user-copy 5 1 1
observed-align user-copy 5 16 1
observed-align user-copy 5 30 3
observed-align user-copy 5 32 3
observed-align user-copy 5 37 2
observed-align user-copy 5 48 1
observed-align user-copy 5 56 2
observed-align user-copy 5 6 2
observed-align user-copy 50 0 22
observed-align user-copy 50 18 2
observed-align user-copy 50 32 3
observed-align user-copy 50 37 1
observed-align user-copy 50 48 1
observed-align user-copy 50 8 1
observed-align user-copy 51 0 10
observed-align user-copy 51 18 2
observed-align user-copy 51 32 6
observed-align user-copy 51 37 1
observed-align user-copy 51 40 1
observed-align user-copy 51 48 3
observed-align user-copy 51 56 2
observed-align user-copy 52 0 24
observed-align user-copy 52 18 1
observed-align user-copy 52 24 1
observed-align user-copy 52 28 12
observed-align user-copy 52 32 2
observed-align user-copy 52 37 1
observed-align user-copy 52 40 3
observed-align user-copy 52 48 1
observed-align user-copy 52 8 2
observed-align user-copy 53 0 8
observed-align user-copy 53 16 1
observed-align user-copy 53 24 1
observed-align user-copy 53 32 2
observed-align user-copy 53 40 60
observed-align user-copy 53 48 1
observed-align user-copy 53 56 2
observed-align user-copy 54 0 13
observed-align user-copy 54 16 1
observed-align user-copy 54 24 1
observed-align user-copy 54 32 4
observed-align user-copy 54 40 2
observed-align user-copy 54 48 3
observed-align user-copy 54 54 1
observed-align user-copy 54 56 1
observed-align user-copy 54 8 1
observed-align user-copy 55 0 15
observed-align user-copy 55 16 2
observed-align user-copy 55 18 2
observed-align user-copy 55 24 1
observed-align user-copy 55 32 3
observed-align user-copy 55 48 2
observed-align user-copy 56 0 1478
observed-align user-copy 56 1 1
observed-align user-copy 56 16 854
observed-align user-copy 56 18 3
observed-align user-copy 56 24 615
observed-align user-copy 56 32 830
observed-align user-copy 56 4 8
observed-align user-copy 56 40 578
observed-align user-copy 56 48 584
observed-align user-copy 56 54 1
observed-align user-copy 56 56 583
observed-align user-copy 56 8 550
observed-align user-copy 57 0 18
observed-align user-copy 57 16 4
observed-align user-copy 57 18 3
observed-align user-copy 57 24 10
observed-align user-copy 57 29 102
observed-align user-copy 57 32 10
observed-align user-copy 57 40 11
observed-align user-copy 57 48 11
observed-align user-copy 57 56 6
observed-align user-copy 57 8 8
observed-align user-copy 58 0 14
observed-align user-copy 58 16 1
observed-align user-copy 58 18 1
observed-align user-copy 58 32 8
observed-align user-copy 58 40 2
observed-align user-copy 58 48 3
observed-align user-copy 58 54 1
observed-align user-copy 58 56 1
observed-align user-copy 58 59 2
observed-align user-copy 59 0 16
observed-align user-copy 59 32 1
observed-align user-copy 59 48 1
observed-align user-copy 59 54 111
observed-align user-copy 59 56 9
observed-align user-copy 6 0 20
observed-align user-copy 6 1 111
observed-align user-copy 6 16 3
observed-align user-copy 6 30 1
observed-align user-copy 6 37 2
observed-align user-copy 6 40 1
observed-align user-copy 6 48 3
observed-align user-copy 6 56 1
observed-align user-copy 60 0 61
observed-align user-copy 60 16 39
observed-align user-copy 60 28 12
observed-align user-copy 60 32 26
observed-align user-copy 60 48 56
observed-align user-copy 60 54 12
observed-align user-copy 61 0 21
observed-align user-copy 61 16 2
observed-align user-copy 61 30 1
observed-align user-copy 61 32 2
observed-align user-copy 61 48 2
observed-align user-copy 61 56 3
observed-align user-copy 62 0 19
observed-align user-copy 62 30 2
observed-align user-copy 62 32 2
observed-align user-copy 62 48 1
observed-align user-copy 62 54 8
observed-align user-copy 63 0 127
observed-align user-copy 63 1 110
observed-align user-copy 63 10 110
observed-align user-copy 63 11 110
observed-align user-copy 63 12 110
observed-align user-copy 63 13 110
observed-align user-copy 63 14 110
observed-align user-copy 63 15 110
observed-align user-copy 63 16 111
observed-align user-copy 63 17 110
observed-align user-copy 63 18 110
observed-align user-copy 63 19 110
observed-align user-copy 63 2 110
observed-align user-copy 63 20 110
observed-align user-copy 63 21 110
observed-align user-copy 63 22 110
observed-align user-copy 63 23 110
observed-align user-copy 63 24 111
observed-align user-copy 63 25 110
observed-align user-copy 63 26 110
observed-align user-copy 63 27 110
observed-align user-copy 63 28 110
observed-align user-copy 63 29 110
observed-align user-copy 63 3 110
observed-align user-copy 63 30 112
observed-align user-copy 63 31 110
observed-align user-copy 63 32 113
observed-align user-copy 63 33 88
observed-align user-copy 63 34 88
observed-align user-copy 63 35 88
observed-align user-copy 63 36 88
observed-align user-copy 63 37 88
observed-align user-copy 63 38 88
observed-align user-copy 63 39 88
observed-align user-copy 63 4 110
observed-align user-copy 63 40 88
observed-align user-copy 63 41 88
observed-align user-copy 63 42 88
observed-align user-copy 63 43 88
observed-align user-copy 63 44 88
observed-align user-copy 63 45 88
observed-align user-copy 63 46 88
observed-align user-copy 63 47 88
observed-align user-copy 63 48 90
observed-align user-copy 63 49 88
observed-align user-copy 63 5 110
observed-align user-copy 63 50 88
observed-align user-copy 63 51 88
observed-align user-copy 63 52 88
observed-align user-copy 63 53 88
observed-align user-copy 63 54 156
observed-align user-copy 63 55 88
observed-align user-copy 63 56 89
observed-align user-copy 63 57 88
observed-align user-copy 63 58 88
observed-align user-copy 63 59 88
observed-align user-copy 63 6 110
observed-align user-copy 63 60 88
observed-align user-copy 63 61 88
observed-align user-copy 63 62 88
observed-align user-copy 63 63 88
observed-align user-copy 63 7 110
observed-align user-copy 63 8 110
observed-align user-copy 63 9 110
observed-align user-copy 7 0 16
observed-align user-copy 7 1 12
observed-align user-copy 7 16 1
observed-align user-copy 7 32 1
observed-align user-copy 7 37 1
observed-align user-copy 7 48 2
observed-align user-copy 8 0 330
observed-align user-copy 8 1 1
observed-align user-copy 8 16 525
observed-align user-copy 8 24 304
observed-align user-copy 8 32 458
observed-align user-copy 8 4 12
observed-align user-copy 8 40 251
observed-align user-copy 8 48 267
observed-align user-copy 8 56 335
observed-align user-copy 8 8 227
observed-align user-copy 9 0 22
observed-align user-copy 9 1 8
observed-align user-copy 9 16 13
observed-align user-copy 9 24 10
observed-align user-copy 9 29 60
observed-align user-copy 9 32 17
observed-align user-copy 9 40 17
observed-align user-copy 9 48 19
observed-align user-copy 9 56 21
observed-align user-copy 9 60 1
observed-align user-copy 9 8 16
observed-unnamed 0 0
