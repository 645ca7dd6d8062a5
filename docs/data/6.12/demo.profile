# tare profile 1
kernel: 6.12.117+deb13-amd64 #1 SMP PREEMPT_DYNAMIC Debian 6.12.117-1 (2026-11-12)
cpu: QEMU TCG CPU version 2.5+
cpus: 1
clock: tsc
clock-hz: 999999000
mode: profile
span-ns: 7698724958
cpu-features: rep_good erms
clocksource: tsc
command: /tare/bin/workload
exit-status: 0
busy-ns: 3571683991
machine: minimal-6.12
accelerator: tcg
exact: yes
qemu: 7.2.22 (Debian 1:7.2+dfsg-7+deb12u18+b3)
image-digest: 26293ef2ee096af6a16655881f061446
observed-missing: unknown

function memcpy seen 148743 recorded 148743 skipped 0 lost 0 bytes 11320105
function memmove seen 850 recorded 850 skipped 0 lost 0 bytes 282425
function memset seen 176068 recorded 176068 skipped 0 lost 0 bytes 179799060
size memcpy task 0 0 15000 0
size memcpy task 1 1 2074 2074
size memcpy task 2 2 1107 2214
size memcpy task 3 3 1154 3462
size memcpy task 4 4 55464 221856
size memcpy task 5 5 3962 19810
size memcpy task 6 6 442 2652
size memcpy task 7 7 677 4739
size memcpy task 8 8 13869 110952
size memcpy task 9 9 1333 11997
size memcpy task 10 10 497 4970
size memcpy task 11 11 602 6622
size memcpy task 12 12 657 7884
size memcpy task 13 13 478 6214
size memcpy task 14 14 265 3710
size memcpy task 15 15 233 3495
size memcpy task 16 16 3780 60480
size memcpy task 17 17 285 4845
size memcpy task 18 18 91 1638
size memcpy task 19 19 172 3268
size memcpy task 20 20 58 1160
size memcpy task 21 21 57 1197
size memcpy task 22 22 49 1078
size memcpy task 23 23 22 506
size memcpy task 24 24 871 20904
size memcpy task 25 25 11 275
size memcpy task 26 26 57 1482
size memcpy task 27 27 25 675
size memcpy task 28 28 88 2464
size memcpy task 29 29 19 551
size memcpy task 30 30 3 90
size memcpy task 31 31 2 62
size memcpy task 32 32 20835 666720
size memcpy task 33 33 2 66
size memcpy task 34 34 1 34
size memcpy task 36 36 10 360
size memcpy task 37 37 1 37
size memcpy task 38 38 1 38
size memcpy task 39 39 1 39
size memcpy task 40 40 14037 561480
size memcpy task 41 41 1 41
size memcpy task 44 44 2 88
size memcpy task 46 46 7 322
size memcpy task 48 48 4299 206352
size memcpy task 49 49 1 49
size memcpy task 52 52 1 52
size memcpy task 53 53 1 53
size memcpy task 54 54 1 54
size memcpy task 56 56 143 8008
size memcpy task 62 62 1 62
size memcpy task 63 63 1 63
size memcpy task 64 64 688 44032
size memcpy task 66 66 3 198
size memcpy task 68 68 8 544
size memcpy task 69 69 1 69
size memcpy task 72 72 417 30024
size memcpy task 80 80 146 11680
size memcpy task 84 84 1 84
size memcpy task 88 88 202 17776
size memcpy task 90 90 1 90
size memcpy task 96 96 18 1728
size memcpy task 97 97 7 679
size memcpy task 98 98 1 98
size memcpy task 102 102 4 408
size memcpy task 103 103 6 618
size memcpy task 104 104 5 520
size memcpy task 108 108 1 108
size memcpy task 112 112 3 336
size memcpy task 117 117 1 117
size memcpy task 120 120 312 37440
size memcpy task 124 124 1 124
size memcpy task 128 128 7 896
size memcpy task 134 134 2 268
size memcpy task 135 135 4 540
size memcpy task 136 136 3 408
size memcpy task 140 140 1 140
size memcpy task 144 144 1 144
size memcpy task 168 168 13 2184
size memcpy task 176 176 1 176
size memcpy task 192 192 1 192
size memcpy task 200 200 1 200
size memcpy task 204 204 1 204
size memcpy task 234 234 1 234
size memcpy task 236 236 1 236
size memcpy task 240 240 1 240
size memcpy task 246 246 1 246
size memcpy task 252 252 1 252
size memcpy task 256 256 358 91648
size memcpy task 265 265 1 265
size memcpy task 272 272 1 272
size memcpy task 304 304 1 304
size memcpy task 359 359 1 359
size memcpy task 384 384 2 768
size memcpy task 386 386 1 386
size memcpy task 408 408 1 408
size memcpy task 424 424 1 424
size memcpy task 432 432 1 432
size memcpy task 437 437 1 437
size memcpy task 448 448 1 448
size memcpy task 452 452 1 452
size memcpy task 456 456 1 456
size memcpy task 485 485 1 485
size memcpy task 488 488 2 976
size memcpy task 504 504 71 35784
size memcpy task 508 508 1 508
size memcpy task 512 512 3 1536
size memcpy task 525 525 1 525
size memcpy task 552 552 1 552
size memcpy task 560 560 1 560
size memcpy task 616 616 282 173712
size memcpy task 624 624 1 624
size memcpy task 640 640 2 1280
size memcpy task 672 672 3 2016
size memcpy task 708 708 1 708
size memcpy task 768 768 1 768
size memcpy task 784 784 65 50960
size memcpy task 796 796 1 796
size memcpy task 800 800 2 1600
size memcpy task 808 808 1 808
size memcpy task 840 840 6 5040
size memcpy task 904 904 2 1808
size memcpy task 944 944 1 944
size memcpy task 956 956 1 956
size memcpy task 988 988 8 7904
size memcpy task 1000 1000 2 2000
size memcpy task 1024 1024 8 8192
size memcpy task 1143 1143 1 1143
size memcpy task 1248 1248 3 3744
size memcpy task 1280 1280 7 8960
size memcpy task 1296 1296 1 1296
size memcpy task 1357 1357 1 1357
size memcpy task 1416 1416 1 1416
size memcpy task 1479 1479 1 1479
size memcpy task 1513 1513 1 1513
size memcpy task 1536 1536 1 1536
size memcpy task 1542 1542 1 1542
size memcpy task 1557 1557 1 1557
size memcpy task 1560 1560 2 3120
size memcpy task 1800 1800 1 1800
size memcpy task 1944 1944 2 3888
size memcpy task 2000 2000 1 2000
size memcpy task 2024 2024 1 2024
size memcpy task 2039 2039 1 2039
size memcpy task 2080 2080 1 2080
size memcpy task 2104 2104 1 2104
size memcpy task 2196 2196 1 2196
size memcpy task 2272 2272 1 2272
size memcpy task 2424 2424 2 4848
size memcpy task 2439 2439 1 2439
size memcpy task 2455 2455 1 2455
size memcpy task 2494 2494 1 2494
size memcpy task 2673 2673 1 2673
size memcpy task 2688 2688 1 2688
size memcpy task 2702 2702 1 2702
size memcpy task 2846 2846 1 2846
size memcpy task 2849 2849 1 2849
size memcpy task 3024 3024 2 6048
size memcpy task 3056 3056 1 3056
size memcpy task 3119 3119 1 3119
size memcpy task 3240 3240 1 3240
size memcpy task 3368 3368 1 3368
size memcpy task 3485 3485 1 3485
size memcpy task 3616 3616 1 3616
size memcpy task 3776 3776 2 7552
size memcpy task 3847 3847 1 3847
size memcpy task 3984 3984 1 3984
size memcpy task 4096 4096 731 2994176
size memcpy task 4097 4223 1 4144
size memcpy task 4608 4735 1 4720
size memcpy task 5376 5503 1 5432
size memcpy task 5504 5631 1 5564
size memcpy task 5888 6015 1 5896
size memcpy task 6016 6143 1 6064
size memcpy task 6656 6783 1 6660
size memcpy task 7296 7423 1 7368
size memcpy task 7808 7935 1 7848
size memcpy task 8192 8447 464 3893888
size memcpy task 8448 8703 1 8616
size memcpy task 8960 9215 1 9208
size memcpy task 9728 9983 1 9736
size memcpy task 10240 10495 1 10352
size memcpy task 10752 11007 2 21648
size memcpy task 11264 11519 1 11504
size memcpy task 12032 12287 1 12234
size memcpy task 14336 14591 1 14376
size memcpy task 14592 14847 1 14604
size memcpy task 17920 18431 1 17968
size memcpy task 21504 22015 1 21984
size memcpy task 22016 22527 1 22456
size memcpy task 27136 27647 1 27575
size memcpy task 27648 28159 1 27942
size memcpy task 28160 28671 1 28317
size memcpy task 28672 29183 1 28896
size memcpy task 33792 34815 1 34476
size memcpy task 58368 59391 1 58504
size memcpy task 63488 64511 1 63698
size memcpy task 73728 75775 1 74656
size memcpy task 86016 88063 1 87756
size memcpy task 100352 102399 1 100860
size memcpy task 122880 124927 1 124224
size memcpy task 147456 151551 1 149784
size memcpy task 499712 507903 1 501476
size memcpy softirq 0 0 530 0
size memcpy softirq 2 2 101 202
size memcpy softirq 4 4 109 436
size memcpy softirq 16 16 7 112
size memcpy softirq 32 32 630 20160
size memcpy softirq 40 40 420 16800
size memcpy softirq 66 66 106 6996
size memcpy softirq 2236 2236 101 225836
align memcpy 0 0 3798
align memcpy 0 1 3
align memcpy 0 2 4
align memcpy 0 3 1
align memcpy 0 4 16
align memcpy 0 5 3
align memcpy 0 6 4
align memcpy 0 7 2
align memcpy 0 8 1477
align memcpy 0 9 3
align memcpy 0 10 74
align memcpy 0 11 7
align memcpy 0 12 6
align memcpy 0 13 1
align memcpy 0 14 2
align memcpy 0 15 1
align memcpy 0 16 944
align memcpy 0 18 1
align memcpy 0 19 1
align memcpy 0 20 152
align memcpy 0 21 3
align memcpy 0 22 2
align memcpy 0 23 6
align memcpy 0 24 2612
align memcpy 0 25 1
align memcpy 0 26 2
align memcpy 0 27 4
align memcpy 0 28 1
align memcpy 0 29 2
align memcpy 0 30 3
align memcpy 0 31 1
align memcpy 0 32 1644
align memcpy 0 33 7
align memcpy 0 34 4
align memcpy 0 35 4
align memcpy 0 37 3
align memcpy 0 38 1
align memcpy 0 39 1
align memcpy 0 40 1176
align memcpy 0 42 1
align memcpy 0 43 6
align memcpy 0 44 1
align memcpy 0 47 1
align memcpy 0 48 5198
align memcpy 0 49 3
align memcpy 0 50 4
align memcpy 0 51 6
align memcpy 0 52 1
align memcpy 0 53 5
align memcpy 0 54 1
align memcpy 0 56 1471
align memcpy 0 57 2
align memcpy 0 59 5
align memcpy 0 60 3
align memcpy 0 61 3
align memcpy 0 62 1
align memcpy 0 63 2
align memcpy 1 6 1
align memcpy 1 7 4
align memcpy 1 8 21
align memcpy 1 11 3
align memcpy 1 13 1
align memcpy 1 15 1
align memcpy 1 16 3
align memcpy 1 21 1
align memcpy 1 22 1
align memcpy 1 23 7
align memcpy 1 25 1
align memcpy 1 28 1
align memcpy 1 32 62
align memcpy 1 34 2
align memcpy 1 35 1
align memcpy 1 38 2
align memcpy 1 40 1
align memcpy 1 44 4
align memcpy 1 48 1857
align memcpy 1 50 5
align memcpy 1 51 6
align memcpy 1 53 2
align memcpy 1 56 9
align memcpy 1 59 2
align memcpy 1 63 2
align memcpy 2 1 1
align memcpy 2 7 5
align memcpy 2 8 19
align memcpy 2 9 1
align memcpy 2 11 6
align memcpy 2 12 1
align memcpy 2 15 1
align memcpy 2 16 2
align memcpy 2 17 1
align memcpy 2 23 8
align memcpy 2 25 2
align memcpy 2 32 41
align memcpy 2 40 1
align memcpy 2 41 2
align memcpy 2 46 1
align memcpy 2 47 1
align memcpy 2 48 199
align memcpy 2 50 6
align memcpy 2 51 6
align memcpy 2 53 1
align memcpy 2 55 2
align memcpy 2 56 5
align memcpy 2 58 1
align memcpy 2 59 1
align memcpy 3 5 1
align memcpy 3 7 2
align memcpy 3 8 14
align memcpy 3 11 6
align memcpy 3 13 1
align memcpy 3 16 5
align memcpy 3 21 1
align memcpy 3 23 5
align memcpy 3 32 23
align memcpy 3 33 60
align memcpy 3 34 1
align memcpy 3 38 1
align memcpy 3 41 1
align memcpy 3 47 1
align memcpy 3 48 182
align memcpy 3 50 9
align memcpy 3 51 11
align memcpy 3 53 1
align memcpy 3 56 4
align memcpy 3 57 2
align memcpy 4 4 102
align memcpy 4 7 3
align memcpy 4 8 14
align memcpy 4 10 244
align memcpy 4 11 10
align memcpy 4 13 2
align memcpy 4 15 1
align memcpy 4 16 19
align memcpy 4 18 1
align memcpy 4 19 1
align memcpy 4 20 2
align memcpy 4 23 9
align memcpy 4 24 1
align memcpy 4 28 2
align memcpy 4 32 352
align memcpy 4 34 2
align memcpy 4 35 1
align memcpy 4 40 1
align memcpy 4 44 1
align memcpy 4 46 1
align memcpy 4 48 397
align memcpy 4 50 4
align memcpy 4 51 6
align memcpy 4 52 2
align memcpy 4 53 2
align memcpy 4 56 488
align memcpy 5 7 5
align memcpy 5 8 31
align memcpy 5 11 4
align memcpy 5 15 1
align memcpy 5 16 5
align memcpy 5 23 13
align memcpy 5 30 1
align memcpy 5 31 1
align memcpy 5 32 120
align memcpy 5 34 1
align memcpy 5 35 1
align memcpy 5 39 2
align memcpy 5 43 1
align memcpy 5 44 1
align memcpy 5 46 1
align memcpy 5 47 1
align memcpy 5 48 1950
align memcpy 5 50 9
align memcpy 5 51 10
align memcpy 5 53 2
align memcpy 5 56 2
align memcpy 5 59 1
align memcpy 6 4 2
align memcpy 6 5 1
align memcpy 6 7 2
align memcpy 6 8 17
align memcpy 6 11 10
align memcpy 6 13 1
align memcpy 6 16 5
align memcpy 6 18 1
align memcpy 6 23 9
align memcpy 6 32 38
align memcpy 6 34 1
align memcpy 6 35 1
align memcpy 6 38 1
align memcpy 6 41 1
align memcpy 6 48 223
align memcpy 6 50 4
align memcpy 6 51 7
align memcpy 6 56 74
align memcpy 6 59 1
align memcpy 7 0 60
align memcpy 7 7 1
align memcpy 7 8 21
align memcpy 7 11 4
align memcpy 7 12 1
align memcpy 7 13 1
align memcpy 7 16 6
align memcpy 7 18 1
align memcpy 7 22 1
align memcpy 7 23 5
align memcpy 7 32 33
align memcpy 7 34 4
align memcpy 7 35 2
align memcpy 7 42 1
align memcpy 7 43 1
align memcpy 7 47 1
align memcpy 7 48 192
align memcpy 7 50 2
align memcpy 7 51 2
align memcpy 7 56 34
align memcpy 7 59 1
align memcpy 8 0 2203
align memcpy 8 5 1
align memcpy 8 6 1
align memcpy 8 7 2
align memcpy 8 8 482
align memcpy 8 11 2
align memcpy 8 13 1
align memcpy 8 16 114
align memcpy 8 17 1
align memcpy 8 18 1
align memcpy 8 20 1
align memcpy 8 21 1
align memcpy 8 23 11
align memcpy 8 24 17
align memcpy 8 25 2
align memcpy 8 29 4
align memcpy 8 31 2
align memcpy 8 32 1400
align memcpy 8 33 1
align memcpy 8 34 3
align memcpy 8 35 3
align memcpy 8 40 408
align memcpy 8 44 1
align memcpy 8 48 1141
align memcpy 8 49 1
align memcpy 8 50 7
align memcpy 8 51 8
align memcpy 8 53 1
align memcpy 8 56 5616
align memcpy 8 57 2
align memcpy 8 58 1
align memcpy 8 59 3
align memcpy 8 62 1
align memcpy 9 6 1
align memcpy 9 7 4
align memcpy 9 8 47
align memcpy 9 11 7
align memcpy 9 15 1
align memcpy 9 16 2
align memcpy 9 23 12
align memcpy 9 26 1
align memcpy 9 30 1
align memcpy 9 31 1
align memcpy 9 32 55
align memcpy 9 33 1
align memcpy 9 34 1
align memcpy 9 35 1
align memcpy 9 37 2
align memcpy 9 40 3
align memcpy 9 41 1
align memcpy 9 46 1
align memcpy 9 47 1
align memcpy 9 48 1791
align memcpy 9 50 7
align memcpy 9 51 7
align memcpy 9 53 1
align memcpy 9 56 10
align memcpy 9 59 3
align memcpy 10 1 2
align memcpy 10 6 1
align memcpy 10 7 4
align memcpy 10 8 17
align memcpy 10 10 157
align memcpy 10 11 7
align memcpy 10 12 2
align memcpy 10 16 2
align memcpy 10 23 14
align memcpy 10 32 37
align memcpy 10 34 5
align memcpy 10 35 4
align memcpy 10 40 1
align memcpy 10 46 1
align memcpy 10 48 211
align memcpy 10 50 8
align memcpy 10 51 8
align memcpy 10 56 5
align memcpy 10 59 1
align memcpy 10 60 227
align memcpy 11 6 1
align memcpy 11 7 4
align memcpy 11 8 25
align memcpy 11 11 9
align memcpy 11 13 1
align memcpy 11 15 1
align memcpy 11 16 4
align memcpy 11 23 1
align memcpy 11 25 1
align memcpy 11 32 37
align memcpy 11 34 2
align memcpy 11 44 1
align memcpy 11 46 1
align memcpy 11 47 1
align memcpy 11 48 178
align memcpy 11 50 5
align memcpy 11 51 5
align memcpy 11 56 7
align memcpy 11 59 4
align memcpy 12 0 788
align memcpy 12 7 5
align memcpy 12 8 21
align memcpy 12 11 6
align memcpy 12 15 1
align memcpy 12 16 22
align memcpy 12 23 12
align memcpy 12 25 1
align memcpy 12 26 1
align memcpy 12 28 1
align memcpy 12 32 354
align memcpy 12 34 1
align memcpy 12 40 1
align memcpy 12 41 1
align memcpy 12 48 339
align memcpy 12 50 2
align memcpy 12 51 2
align memcpy 12 56 51
align memcpy 12 60 2
align memcpy 12 63 1
align memcpy 13 5 1
align memcpy 13 7 3
align memcpy 13 8 28
align memcpy 13 11 2
align memcpy 13 12 1
align memcpy 13 16 5
align memcpy 13 23 6
align memcpy 13 26 2
align memcpy 13 27 2
align memcpy 13 32 62
align memcpy 13 33 1
align memcpy 13 34 3
align memcpy 13 35 3
align memcpy 13 40 1
align memcpy 13 46 1
align memcpy 13 48 1768
align memcpy 13 50 9
align memcpy 13 51 10
align memcpy 13 56 8
align memcpy 13 61 1
align memcpy 14 0 138
align memcpy 14 4 4
align memcpy 14 7 1
align memcpy 14 8 31
align memcpy 14 11 9
align memcpy 14 12 3
align memcpy 14 13 3
align memcpy 14 16 5
align memcpy 14 20 4
align memcpy 14 22 1
align memcpy 14 23 11
align memcpy 14 24 6
align memcpy 14 26 1
align memcpy 14 28 4
align memcpy 14 29 2
align memcpy 14 32 36
align memcpy 14 34 3
align memcpy 14 35 2
align memcpy 14 36 3
align memcpy 14 40 5
align memcpy 14 41 1
align memcpy 14 44 1
align memcpy 14 48 206
align memcpy 14 50 2
align memcpy 14 51 4
align memcpy 14 52 2
align memcpy 14 53 1
align memcpy 14 56 3
align memcpy 14 59 3
align memcpy 14 60 15
align memcpy 15 5 1
align memcpy 15 6 2
align memcpy 15 7 1
align memcpy 15 8 33
align memcpy 15 11 2
align memcpy 15 13 1
align memcpy 15 16 4
align memcpy 15 18 3
align memcpy 15 22 1
align memcpy 15 23 8
align memcpy 15 26 1
align memcpy 15 31 1
align memcpy 15 32 32
align memcpy 15 33 1
align memcpy 15 34 3
align memcpy 15 35 3
align memcpy 15 38 1
align memcpy 15 48 196
align memcpy 15 50 7
align memcpy 15 51 8
align memcpy 15 53 1
align memcpy 15 56 9
align memcpy 15 59 2
align memcpy 15 63 2
align memcpy 16 0 3314
align memcpy 16 3 2
align memcpy 16 4 16
align memcpy 16 5 1
align memcpy 16 7 3
align memcpy 16 8 709
align memcpy 16 10 68
align memcpy 16 11 7
align memcpy 16 12 1
align memcpy 16 13 2
align memcpy 16 15 1
align memcpy 16 16 591
align memcpy 16 17 1
align memcpy 16 18 1
align memcpy 16 19 2
align memcpy 16 20 88
align memcpy 16 21 1
align memcpy 16 22 1
align memcpy 16 23 7
align memcpy 16 24 151
align memcpy 16 26 3
align memcpy 16 27 3
align memcpy 16 28 1
align memcpy 16 31 1
align memcpy 16 32 1034
align memcpy 16 34 4
align memcpy 16 35 6
align memcpy 16 37 1
align memcpy 16 40 1006
align memcpy 16 42 1
align memcpy 16 43 1
align memcpy 16 44 2
align memcpy 16 45 1
align memcpy 16 46 1
align memcpy 16 47 4
align memcpy 16 48 1505
align memcpy 16 49 1
align memcpy 16 50 8
align memcpy 16 51 9
align memcpy 16 52 3
align memcpy 16 53 1
align memcpy 16 54 1
align memcpy 16 56 218
align memcpy 16 57 1
align memcpy 16 59 4
align memcpy 16 61 2
align memcpy 16 62 1
align memcpy 16 63 1
align memcpy 17 7 1
align memcpy 17 8 22
align memcpy 17 11 8
align memcpy 17 13 2
align memcpy 17 16 1
align memcpy 17 18 2
align memcpy 17 22 1
align memcpy 17 23 6
align memcpy 17 32 63
align memcpy 17 34 5
align memcpy 17 35 4
align memcpy 17 38 1
align memcpy 17 41 1
align memcpy 17 48 1861
align memcpy 17 50 10
align memcpy 17 51 11
align memcpy 17 56 9
align memcpy 17 57 2
align memcpy 17 58 1
align memcpy 17 59 4
align memcpy 18 6 1
align memcpy 18 7 1
align memcpy 18 8 15
align memcpy 18 11 10
align memcpy 18 16 2
align memcpy 18 18 2
align memcpy 18 23 12
align memcpy 18 24 1
align memcpy 18 25 1
align memcpy 18 32 38
align memcpy 18 33 1
align memcpy 18 34 3
align memcpy 18 35 1
align memcpy 18 38 1
align memcpy 18 40 2
align memcpy 18 41 1
align memcpy 18 48 180
align memcpy 18 50 4
align memcpy 18 51 4
align memcpy 18 56 4
align memcpy 18 59 4
align memcpy 18 63 1
align memcpy 19 6 1
align memcpy 19 7 2
align memcpy 19 8 24
align memcpy 19 11 4
align memcpy 19 12 1
align memcpy 19 16 5
align memcpy 19 18 2
align memcpy 19 23 8
align memcpy 19 32 30
align memcpy 19 33 1
align memcpy 19 34 1
align memcpy 19 35 2
align memcpy 19 44 1
align memcpy 19 46 2
align memcpy 19 48 202
align memcpy 19 50 7
align memcpy 19 51 7
align memcpy 19 56 3
align memcpy 19 59 1
align memcpy 20 6 1
align memcpy 20 7 1
align memcpy 20 8 203
align memcpy 20 10 242
align memcpy 20 11 7
align memcpy 20 16 21
align memcpy 20 20 2
align memcpy 20 21 2
align memcpy 20 23 10
align memcpy 20 30 2
align memcpy 20 32 363
align memcpy 20 34 1
align memcpy 20 35 2
align memcpy 20 36 1
align memcpy 20 41 1
align memcpy 20 44 1
align memcpy 20 48 411
align memcpy 20 50 6
align memcpy 20 51 6
align memcpy 20 52 1
align memcpy 20 56 47
align memcpy 20 59 1
align memcpy 21 6 1
align memcpy 21 8 25
align memcpy 21 11 6
align memcpy 21 12 1
align memcpy 21 13 1
align memcpy 21 16 5
align memcpy 21 18 2
align memcpy 21 22 2
align memcpy 21 23 10
align memcpy 21 26 1
align memcpy 21 32 109
align memcpy 21 34 2
align memcpy 21 35 2
align memcpy 21 41 2
align memcpy 21 46 1
align memcpy 21 48 1966
align memcpy 21 50 4
align memcpy 21 51 4
align memcpy 21 56 4
align memcpy 21 59 1
align memcpy 21 63 1
align memcpy 22 5 1
align memcpy 22 7 3
align memcpy 22 8 96
align memcpy 22 11 4
align memcpy 22 12 2
align memcpy 22 16 4
align memcpy 22 17 1
align memcpy 22 18 1
align memcpy 22 23 4
align memcpy 22 25 1
align memcpy 22 26 1
align memcpy 22 31 1
align memcpy 22 32 37
align memcpy 22 33 1
align memcpy 22 34 1
align memcpy 22 35 1
align memcpy 22 39 1
align memcpy 22 41 1
align memcpy 22 44 1
align memcpy 22 48 196
align memcpy 22 50 1
align memcpy 22 51 2
align memcpy 22 56 5
align memcpy 22 57 1
align memcpy 22 59 2
align memcpy 23 7 2
align memcpy 23 8 49
align memcpy 23 11 1
align memcpy 23 15 2
align memcpy 23 18 1
align memcpy 23 23 2
align memcpy 23 26 1
align memcpy 23 31 2
align memcpy 23 32 30
align memcpy 23 34 5
align memcpy 23 35 7
align memcpy 23 38 1
align memcpy 23 40 4
align memcpy 23 48 206
align memcpy 23 50 6
align memcpy 23 51 6
align memcpy 23 56 5
align memcpy 23 59 1
align memcpy 24 0 929
align memcpy 24 7 1
align memcpy 24 8 4143
align memcpy 24 11 6
align memcpy 24 13 1
align memcpy 24 16 780
align memcpy 24 17 1
align memcpy 24 21 2
align memcpy 24 22 1
align memcpy 24 23 8
align memcpy 24 24 1178
align memcpy 24 28 2
align memcpy 24 31 2
align memcpy 24 32 879
align memcpy 24 34 2
align memcpy 24 35 1
align memcpy 24 38 1
align memcpy 24 40 19
align memcpy 24 41 1
align memcpy 24 46 1
align memcpy 24 48 1902
align memcpy 24 50 8
align memcpy 24 51 8
align memcpy 24 56 150
align memcpy 24 59 5
align memcpy 25 7 1
align memcpy 25 8 56
align memcpy 25 11 8
align memcpy 25 16 4
align memcpy 25 22 1
align memcpy 25 23 12
align memcpy 25 25 1
align memcpy 25 31 2
align memcpy 25 32 52
align memcpy 25 33 1
align memcpy 25 34 4
align memcpy 25 35 3
align memcpy 25 48 1759
align memcpy 25 50 6
align memcpy 25 51 7
align memcpy 25 56 3
align memcpy 25 57 1
align memcpy 25 59 1
align memcpy 26 1 2
align memcpy 26 5 1
align memcpy 26 7 1
align memcpy 26 8 15
align memcpy 26 11 6
align memcpy 26 13 1
align memcpy 26 18 1
align memcpy 26 22 1
align memcpy 26 23 8
align memcpy 26 25 1
align memcpy 26 29 2
align memcpy 26 32 31
align memcpy 26 34 4
align memcpy 26 35 4
align memcpy 26 38 1
align memcpy 26 44 1
align memcpy 26 48 217
align memcpy 26 50 8
align memcpy 26 51 8
align memcpy 26 56 4
align memcpy 26 58 1
align memcpy 26 59 3
align memcpy 26 63 1
align memcpy 27 0 2
align memcpy 27 1 1
align memcpy 27 7 1
align memcpy 27 8 19
align memcpy 27 11 8
align memcpy 27 16 3
align memcpy 27 18 1
align memcpy 27 22 1
align memcpy 27 23 7
align memcpy 27 25 1
align memcpy 27 31 1
align memcpy 27 32 43
align memcpy 27 34 3
align memcpy 27 35 3
align memcpy 27 42 1
align memcpy 27 43 1
align memcpy 27 48 196
align memcpy 27 50 2
align memcpy 27 51 3
align memcpy 27 56 5
align memcpy 27 59 3
align memcpy 27 63 2
align memcpy 28 7 5
align memcpy 28 8 6
align memcpy 28 11 2
align memcpy 28 12 3
align memcpy 28 16 415
align memcpy 28 18 1
align memcpy 28 19 1
align memcpy 28 23 9
align memcpy 28 25 1
align memcpy 28 32 363
align memcpy 28 34 2
align memcpy 28 35 2
align memcpy 28 38 1
align memcpy 28 43 1
align memcpy 28 47 2
align memcpy 28 48 334
align memcpy 28 50 6
align memcpy 28 51 6
align memcpy 28 56 79
align memcpy 28 57 1
align memcpy 28 59 2
align memcpy 29 7 1
align memcpy 29 8 13
align memcpy 29 11 6
align memcpy 29 16 4
align memcpy 29 18 2
align memcpy 29 23 12
align memcpy 29 31 4
align memcpy 29 32 74
align memcpy 29 34 1
align memcpy 29 35 1
align memcpy 29 43 1
align memcpy 29 48 1761
align memcpy 29 49 2
align memcpy 29 50 6
align memcpy 29 51 6
align memcpy 29 56 4
align memcpy 29 59 1
align memcpy 30 7 3
align memcpy 30 8 22
align memcpy 30 11 6
align memcpy 30 16 187
align memcpy 30 23 8
align memcpy 30 32 35
align memcpy 30 34 2
align memcpy 30 35 2
align memcpy 30 48 160
align memcpy 30 50 2
align memcpy 30 51 1
align memcpy 30 56 4
align memcpy 30 59 1
align memcpy 31 8 49
align memcpy 31 11 1
align memcpy 31 13 1
align memcpy 31 16 1
align memcpy 31 23 6
align memcpy 31 28 1
align memcpy 31 31 1
align memcpy 31 32 32
align memcpy 31 34 4
align memcpy 31 35 2
align memcpy 31 48 174
align memcpy 31 50 7
align memcpy 31 51 9
align memcpy 31 56 10
align memcpy 31 59 1
align memcpy 31 60 2
align memcpy 32 0 1814
align memcpy 32 1 1
align memcpy 32 2 1
align memcpy 32 3 1
align memcpy 32 4 9
align memcpy 32 5 1
align memcpy 32 6 1
align memcpy 32 7 6
align memcpy 32 8 201
align memcpy 32 10 80
align memcpy 32 11 9
align memcpy 32 13 1
align memcpy 32 14 3
align memcpy 32 15 2
align memcpy 32 16 3054
align memcpy 32 17 1
align memcpy 32 18 2
align memcpy 32 20 71
align memcpy 32 22 1
align memcpy 32 23 6
align memcpy 32 24 846
align memcpy 32 25 3
align memcpy 32 27 2
align memcpy 32 28 1
align memcpy 32 29 1
align memcpy 32 31 4
align memcpy 32 32 699
align memcpy 32 33 4
align memcpy 32 34 4
align memcpy 32 35 4
align memcpy 32 36 4
align memcpy 32 37 1
align memcpy 32 38 1
align memcpy 32 39 1
align memcpy 32 40 74
align memcpy 32 42 1
align memcpy 32 43 2
align memcpy 32 44 2
align memcpy 32 45 1
align memcpy 32 48 1472
align memcpy 32 49 2
align memcpy 32 50 8
align memcpy 32 51 10
align memcpy 32 52 2
align memcpy 32 53 2
align memcpy 32 55 2
align memcpy 32 56 1214
align memcpy 32 57 1
align memcpy 32 58 1
align memcpy 32 59 3
align memcpy 32 62 5
align memcpy 32 63 3
align memcpy 33 7 2
align memcpy 33 8 31
align memcpy 33 11 7
align memcpy 33 16 4
align memcpy 33 17 1
align memcpy 33 18 1
align memcpy 33 23 10
align memcpy 33 31 1
align memcpy 33 32 59
align memcpy 33 33 1
align memcpy 33 34 1
align memcpy 33 35 1
align memcpy 33 38 1
align memcpy 33 40 1
align memcpy 33 46 1
align memcpy 33 48 1883
align memcpy 33 50 8
align memcpy 33 51 11
align memcpy 33 53 5
align memcpy 33 56 7
align memcpy 33 59 1
align memcpy 33 62 2
align memcpy 33 63 2
align memcpy 34 8 16
align memcpy 34 9 1
align memcpy 34 11 8
align memcpy 34 12 1
align memcpy 34 13 1
align memcpy 34 16 2
align memcpy 34 23 4
align memcpy 34 31 1
align memcpy 34 32 42
align memcpy 34 33 2
align memcpy 34 34 3
align memcpy 34 35 5
align memcpy 34 38 2
align memcpy 34 41 1
align memcpy 34 42 1
align memcpy 34 43 1
align memcpy 34 48 218
align memcpy 34 50 13
align memcpy 34 51 11
align memcpy 34 57 1
align memcpy 34 59 1
align memcpy 35 7 3
align memcpy 35 8 16
align memcpy 35 10 1
align memcpy 35 11 12
align memcpy 35 16 2
align memcpy 35 23 14
align memcpy 35 25 1
align memcpy 35 31 1
align memcpy 35 32 31
align memcpy 35 33 1
align memcpy 35 34 3
align memcpy 35 35 2
align memcpy 35 37 2
align memcpy 35 46 1
align memcpy 35 48 187
align memcpy 35 50 4
align memcpy 35 51 4
align memcpy 35 56 2
align memcpy 35 57 1
align memcpy 35 59 2
align memcpy 36 4 1
align memcpy 36 5 1
align memcpy 36 7 2
align memcpy 36 8 10
align memcpy 36 10 229
align memcpy 36 11 4
align memcpy 36 16 19
align memcpy 36 18 1
align memcpy 36 23 7
align memcpy 36 24 399
align memcpy 36 25 1
align memcpy 36 32 361
align memcpy 36 34 2
align memcpy 36 39 1
align memcpy 36 40 2
align memcpy 36 42 1
align memcpy 36 43 1
align memcpy 36 44 1
align memcpy 36 46 1
align memcpy 36 48 417
align memcpy 36 50 7
align memcpy 36 51 9
align memcpy 36 56 38
align memcpy 36 57 1
align memcpy 36 59 2
align memcpy 36 60 1
align memcpy 36 61 1
align memcpy 37 4 1
align memcpy 37 7 3
align memcpy 37 8 26
align memcpy 37 11 8
align memcpy 37 16 6
align memcpy 37 21 3
align memcpy 37 23 11
align memcpy 37 25 1
align memcpy 37 32 128
align memcpy 37 34 1
align memcpy 37 38 1
align memcpy 37 40 1
align memcpy 37 48 1923
align memcpy 37 50 8
align memcpy 37 51 8
align memcpy 37 56 4
align memcpy 38 7 3
align memcpy 38 8 19
align memcpy 38 11 8
align memcpy 38 16 2
align memcpy 38 18 1
align memcpy 38 23 10
align memcpy 38 24 97
align memcpy 38 25 1
align memcpy 38 31 2
align memcpy 38 32 27
align memcpy 38 34 3
align memcpy 38 35 3
align memcpy 38 40 2
align memcpy 38 41 1
align memcpy 38 48 185
align memcpy 38 50 7
align memcpy 38 51 7
align memcpy 38 56 4
align memcpy 38 57 1
align memcpy 38 59 2
align memcpy 39 2 9
align memcpy 39 7 2
align memcpy 39 8 17
align memcpy 39 11 6
align memcpy 39 15 1
align memcpy 39 16 5
align memcpy 39 23 4
align memcpy 39 24 30
align memcpy 39 32 30
align memcpy 39 33 2
align memcpy 39 34 2
align memcpy 39 35 1
align memcpy 39 38 1
align memcpy 39 40 1
align memcpy 39 48 230
align memcpy 39 50 4
align memcpy 39 51 5
align memcpy 39 53 1
align memcpy 39 56 5
align memcpy 39 59 3
align memcpy 39 61 3
align memcpy 40 0 1174
align memcpy 40 1 1
align memcpy 40 5 1
align memcpy 40 7 2
align memcpy 40 8 19
align memcpy 40 11 4
align memcpy 40 15 1
align memcpy 40 16 75
align memcpy 40 23 4
align memcpy 40 24 4424
align memcpy 40 32 1455
align memcpy 40 34 2
align memcpy 40 35 1
align memcpy 40 40 26
align memcpy 40 42 1
align memcpy 40 43 1
align memcpy 40 44 1
align memcpy 40 48 1178
align memcpy 40 50 1
align memcpy 40 51 1
align memcpy 40 53 1
align memcpy 40 55 1
align memcpy 40 56 59
align memcpy 40 57 1
align memcpy 40 59 1
align memcpy 41 7 3
align memcpy 41 8 52
align memcpy 41 11 1
align memcpy 41 13 1
align memcpy 41 16 3
align memcpy 41 23 7
align memcpy 41 27 1
align memcpy 41 32 52
align memcpy 41 34 2
align memcpy 41 35 4
align memcpy 41 46 1
align memcpy 41 48 1777
align memcpy 41 50 4
align memcpy 41 51 7
align memcpy 41 56 14
align memcpy 41 59 1
align memcpy 42 1 2
align memcpy 42 7 2
align memcpy 42 8 11
align memcpy 42 10 4
align memcpy 42 11 4
align memcpy 42 12 2
align memcpy 42 16 1
align memcpy 42 23 11
align memcpy 42 32 45
align memcpy 42 33 1
align memcpy 42 34 4
align memcpy 42 35 4
align memcpy 42 48 234
align memcpy 42 50 6
align memcpy 42 51 8
align memcpy 42 53 2
align memcpy 42 56 3
align memcpy 42 57 1
align memcpy 42 59 2
align memcpy 42 60 1
align memcpy 42 61 2
align memcpy 43 7 2
align memcpy 43 8 27
align memcpy 43 11 6
align memcpy 43 16 1
align memcpy 43 18 1
align memcpy 43 19 1
align memcpy 43 23 5
align memcpy 43 32 30
align memcpy 43 33 1
align memcpy 43 34 2
align memcpy 43 35 2
align memcpy 43 38 1
align memcpy 43 40 1
align memcpy 43 48 196
align memcpy 43 50 6
align memcpy 43 51 5
align memcpy 43 53 2
align memcpy 43 56 5
align memcpy 43 59 4
align memcpy 44 0 2
align memcpy 44 7 4
align memcpy 44 8 21
align memcpy 44 10 1
align memcpy 44 11 6
align memcpy 44 13 1
align memcpy 44 16 20
align memcpy 44 18 2
align memcpy 44 19 1
align memcpy 44 23 4
align memcpy 44 28 1
align memcpy 44 31 1
align memcpy 44 32 937
align memcpy 44 33 1
align memcpy 44 34 1
align memcpy 44 35 1
align memcpy 44 41 1
align memcpy 44 44 1
align memcpy 44 46 1
align memcpy 44 48 370
align memcpy 44 50 6
align memcpy 44 51 7
align memcpy 44 55 1
align memcpy 44 56 63
align memcpy 44 59 2
align memcpy 45 7 2
align memcpy 45 8 22
align memcpy 45 11 6
align memcpy 45 12 1
align memcpy 45 15 1
align memcpy 45 16 3
align memcpy 45 23 7
align memcpy 45 29 1
align memcpy 45 32 71
align memcpy 45 33 1
align memcpy 45 34 1
align memcpy 45 35 1
align memcpy 45 38 2
align memcpy 45 40 1
align memcpy 45 43 1
align memcpy 45 48 1760
align memcpy 45 50 10
align memcpy 45 51 10
align memcpy 45 56 1
align memcpy 45 59 1
align memcpy 46 0 88
align memcpy 46 4 59
align memcpy 46 5 1
align memcpy 46 7 4
align memcpy 46 8 165
align memcpy 46 11 10
align memcpy 46 12 55
align memcpy 46 15 1
align memcpy 46 16 81
align memcpy 46 18 1
align memcpy 46 20 97
align memcpy 46 23 6
align memcpy 46 24 84
align memcpy 46 28 83
align memcpy 46 32 238
align memcpy 46 34 2
align memcpy 46 35 1
align memcpy 46 36 61
align memcpy 46 40 79
align memcpy 46 41 1
align memcpy 46 44 86
align memcpy 46 46 1
align memcpy 46 48 294
align memcpy 46 50 6
align memcpy 46 51 6
align memcpy 46 52 71
align memcpy 46 56 46
align memcpy 46 59 1
align memcpy 46 60 90
align memcpy 46 61 1
align memcpy 47 0 1
align memcpy 47 7 2
align memcpy 47 8 41
align memcpy 47 11 6
align memcpy 47 16 1
align memcpy 47 18 1
align memcpy 47 19 1
align memcpy 47 23 7
align memcpy 47 32 28
align memcpy 47 34 1
align memcpy 47 35 1
align memcpy 47 40 2
align memcpy 47 48 203
align memcpy 47 50 11
align memcpy 47 51 12
align memcpy 47 56 5
align memcpy 47 57 2
align memcpy 47 59 1
align memcpy 47 61 2
align memcpy 47 63 2
align memcpy 48 0 1173
align memcpy 48 2 2
align memcpy 48 3 1
align memcpy 48 4 12
align memcpy 48 5 2
align memcpy 48 6 2
align memcpy 48 7 4
align memcpy 48 8 1376
align memcpy 48 10 73
align memcpy 48 11 11
align memcpy 48 12 3
align memcpy 48 13 1
align memcpy 48 15 2
align memcpy 48 16 182
align memcpy 48 17 2
align memcpy 48 19 1
align memcpy 48 20 68
align memcpy 48 21 1
align memcpy 48 22 1
align memcpy 48 23 7
align memcpy 48 24 357
align memcpy 48 26 1
align memcpy 48 27 1
align memcpy 48 28 1
align memcpy 48 31 2
align memcpy 48 32 3011
align memcpy 48 34 4
align memcpy 48 35 2
align memcpy 48 36 1
align memcpy 48 37 1
align memcpy 48 38 2
align memcpy 48 40 802
align memcpy 48 42 2
align memcpy 48 43 3
align memcpy 48 44 1
align memcpy 48 45 2
align memcpy 48 47 3
align memcpy 48 48 1369
align memcpy 48 50 4
align memcpy 48 51 7
align memcpy 48 52 1
align memcpy 48 54 1
align memcpy 48 55 2
align memcpy 48 56 308
align memcpy 48 57 1
align memcpy 48 58 1
align memcpy 48 59 2
align memcpy 49 5 1
align memcpy 49 6 1
align memcpy 49 7 2
align memcpy 49 8 25
align memcpy 49 11 5
align memcpy 49 15 1
align memcpy 49 16 6
align memcpy 49 23 13
align memcpy 49 32 63
align memcpy 49 34 3
align memcpy 49 35 2
align memcpy 49 40 2
align memcpy 49 41 1
align memcpy 49 48 1860
align memcpy 49 50 6
align memcpy 49 51 6
align memcpy 49 53 2
align memcpy 49 56 4
align memcpy 49 59 2
align memcpy 49 61 1
align memcpy 50 5 1
align memcpy 50 6 2
align memcpy 50 7 4
align memcpy 50 8 15
align memcpy 50 11 5
align memcpy 50 13 2
align memcpy 50 15 1
align memcpy 50 16 1
align memcpy 50 17 1
align memcpy 50 23 13
align memcpy 50 32 37
align memcpy 50 34 3
align memcpy 50 35 2
align memcpy 50 38 1
align memcpy 50 46 1
align memcpy 50 48 199
align memcpy 50 50 12
align memcpy 50 51 10
align memcpy 50 53 1
align memcpy 50 56 6
align memcpy 50 58 1
align memcpy 50 59 2
align memcpy 51 7 6
align memcpy 51 8 18
align memcpy 51 11 10
align memcpy 51 15 2
align memcpy 51 16 6
align memcpy 51 18 2
align memcpy 51 23 7
align memcpy 51 32 32
align memcpy 51 34 1
align memcpy 51 35 1
align memcpy 51 38 1
align memcpy 51 40 2
align memcpy 51 46 1
align memcpy 51 48 193
align memcpy 51 50 4
align memcpy 51 51 5
align memcpy 51 56 4
align memcpy 51 59 2
align memcpy 51 61 1
align memcpy 52 5 2
align memcpy 52 7 1
align memcpy 52 8 8
align memcpy 52 10 209
align memcpy 52 11 4
align memcpy 52 16 18
align memcpy 52 20 2
align memcpy 52 23 10
align memcpy 52 32 366
align memcpy 52 34 3
align memcpy 52 35 2
align memcpy 52 40 213
align memcpy 52 41 1
align memcpy 52 42 1
align memcpy 52 43 1
align memcpy 52 46 2
align memcpy 52 48 383
align memcpy 52 50 10
align memcpy 52 51 11
align memcpy 52 52 1
align memcpy 52 53 1
align memcpy 52 56 55
align memcpy 52 58 2
align memcpy 52 59 4
align memcpy 52 60 1
align memcpy 52 62 1
align memcpy 53 5 1
align memcpy 53 7 4
align memcpy 53 8 17
align memcpy 53 11 10
align memcpy 53 16 4
align memcpy 53 19 3
align memcpy 53 23 9
align memcpy 53 27 1
align memcpy 53 32 108
align memcpy 53 40 1
align memcpy 53 48 1949
align memcpy 53 50 5
align memcpy 53 51 4
align memcpy 53 53 1
align memcpy 53 56 5
align memcpy 53 58 2
align memcpy 53 59 2
align memcpy 53 61 1
align memcpy 53 63 1
align memcpy 54 7 3
align memcpy 54 8 15
align memcpy 54 11 4
align memcpy 54 12 1
align memcpy 54 16 2
align memcpy 54 22 1
align memcpy 54 23 7
align memcpy 54 25 1
align memcpy 54 32 28
align memcpy 54 40 106
align memcpy 54 44 1
align memcpy 54 48 166
align memcpy 54 49 1
align memcpy 54 50 6
align memcpy 54 51 7
align memcpy 54 56 6
align memcpy 55 6 1
align memcpy 55 7 2
align memcpy 55 8 27
align memcpy 55 11 7
align memcpy 55 13 1
align memcpy 55 15 1
align memcpy 55 16 3
align memcpy 55 22 1
align memcpy 55 23 9
align memcpy 55 32 42
align memcpy 55 34 1
align memcpy 55 35 1
align memcpy 55 38 1
align memcpy 55 40 12
align memcpy 55 41 1
align memcpy 55 46 1
align memcpy 55 48 214
align memcpy 55 50 7
align memcpy 55 51 8
align memcpy 55 56 2
align memcpy 56 0 1052
align memcpy 56 1 640
align memcpy 56 2 744
align memcpy 56 3 100
align memcpy 56 5 14
align memcpy 56 6 4
align memcpy 56 7 4
align memcpy 56 8 213
align memcpy 56 9 586
align memcpy 56 10 10
align memcpy 56 11 14
align memcpy 56 12 2
align memcpy 56 13 48
align memcpy 56 14 1
align memcpy 56 15 1
align memcpy 56 16 852
align memcpy 56 18 1
align memcpy 56 22 2
align memcpy 56 23 12
align memcpy 56 24 420
align memcpy 56 25 1
align memcpy 56 28 1
align memcpy 56 32 1290
align memcpy 56 33 1
align memcpy 56 34 8
align memcpy 56 35 8
align memcpy 56 36 2
align memcpy 56 37 1158
align memcpy 56 38 24
align memcpy 56 40 4459
align memcpy 56 41 30
align memcpy 56 42 78
align memcpy 56 43 343
align memcpy 56 44 3
align memcpy 56 45 17
align memcpy 56 47 19
align memcpy 56 48 2188
align memcpy 56 49 2
align memcpy 56 50 9
align memcpy 56 51 68
align memcpy 56 52 317
align memcpy 56 53 2
align memcpy 56 54 287
align memcpy 56 55 304
align memcpy 56 56 134
align memcpy 56 59 1
align memcpy 56 60 312
align memcpy 56 61 422
align memcpy 56 62 160
align memcpy 57 7 1
align memcpy 57 8 55
align memcpy 57 11 10
align memcpy 57 16 3
align memcpy 57 23 7
align memcpy 57 32 58
align memcpy 57 34 2
align memcpy 57 35 2
align memcpy 57 38 1
align memcpy 57 41 1
align memcpy 57 44 1
align memcpy 57 46 1
align memcpy 57 48 1805
align memcpy 57 50 8
align memcpy 57 51 9
align memcpy 57 53 2
align memcpy 57 56 7
align memcpy 57 59 8
align memcpy 58 1 3
align memcpy 58 6 1
align memcpy 58 7 4
align memcpy 58 8 21
align memcpy 58 10 40
align memcpy 58 11 8
align memcpy 58 13 1
align memcpy 58 16 2
align memcpy 58 18 2
align memcpy 58 19 1
align memcpy 58 23 8
align memcpy 58 32 29
align memcpy 58 34 1
align memcpy 58 35 1
align memcpy 58 44 1
align memcpy 58 47 1
align memcpy 58 48 234
align memcpy 58 50 6
align memcpy 58 51 8
align memcpy 58 53 1
align memcpy 58 56 1
align memcpy 58 59 2
align memcpy 58 60 67
align memcpy 58 61 2
align memcpy 59 6 1
align memcpy 59 7 3
align memcpy 59 8 16
align memcpy 59 11 7
align memcpy 59 12 1
align memcpy 59 13 1
align memcpy 59 16 3
align memcpy 59 23 7
align memcpy 59 32 25
align memcpy 59 38 1
align memcpy 59 43 1
align memcpy 59 48 189
align memcpy 59 50 4
align memcpy 59 51 4
align memcpy 59 53 1
align memcpy 59 56 4
align memcpy 59 59 1
align memcpy 59 63 1
align memcpy 60 5 1
align memcpy 60 7 1
align memcpy 60 8 14
align memcpy 60 11 4
align memcpy 60 12 2
align memcpy 60 13 2
align memcpy 60 16 21
align memcpy 60 23 14
align memcpy 60 28 1
align memcpy 60 32 362
align memcpy 60 34 3
align memcpy 60 35 2
align memcpy 60 38 2
align memcpy 60 40 3
align memcpy 60 48 945
align memcpy 60 50 3
align memcpy 60 51 2
align memcpy 60 56 68
align memcpy 60 60 2
align memcpy 61 5 1
align memcpy 61 7 4
align memcpy 61 8 20
align memcpy 61 11 2
align memcpy 61 13 1
align memcpy 61 16 1
align memcpy 61 22 1
align memcpy 61 23 9
align memcpy 61 32 73
align memcpy 61 34 1
align memcpy 61 40 2
align memcpy 61 42 1
align memcpy 61 43 1
align memcpy 61 45 1
align memcpy 61 46 1
align memcpy 61 47 1
align memcpy 61 48 1756
align memcpy 61 50 7
align memcpy 61 51 8
align memcpy 61 56 5
align memcpy 61 59 2
align memcpy 62 7 3
align memcpy 62 8 17
align memcpy 62 11 8
align memcpy 62 16 2
align memcpy 62 18 2
align memcpy 62 23 3
align memcpy 62 31 1
align memcpy 62 32 31
align memcpy 62 48 315
align memcpy 62 50 11
align memcpy 62 51 15
align memcpy 62 53 1
align memcpy 62 56 3
align memcpy 62 62 108
align memcpy 63 5 2
align memcpy 63 7 5
align memcpy 63 8 50
align memcpy 63 11 11
align memcpy 63 13 1
align memcpy 63 15 2
align memcpy 63 16 1
align memcpy 63 23 9
align memcpy 63 31 1
align memcpy 63 32 29
align memcpy 63 34 4
align memcpy 63 35 4
align memcpy 63 40 1
align memcpy 63 46 2
align memcpy 63 48 206
align memcpy 63 50 6
align memcpy 63 51 8
align memcpy 63 53 3
align memcpy 63 56 8
caller memcpy 11 98 __proc_create+0x135/0x280
caller memcpy 7 721 kmemdup_noprof+0x36/0x50
caller memcpy 7 8 load_module+0x17af/0x1e90
caller memcpy 856 8864 ext4_insert_dentry+0xc7/0x160 [ext4]
caller memcpy 505 2507 text_poke_loc_init+0x59/0x1e0
caller memcpy 12 240 mas_spanning_rebalance+0x7ec/0x1330
caller memcpy 5 326 _prb_read_valid+0x21c/0x320
caller memcpy 1 32 _get_random_bytes+0x10f/0x140
caller memcpy 6948 37787 crng_fast_key_erasure+0xd2/0x110
caller memcpy 29 389 take_dentry_name_snapshot+0x68/0xc0
caller memcpy 12 69 kernfs_iop_get_link+0x1fe/0x2b0
caller memcpy 29 270 __d_move+0x16d/0x630
caller memcpy 458 3664 dup_fd+0x10d/0x3b0
caller memcpy 8 7904 make_indexed_dir+0x237/0x6e0 [ext4]
caller memcpy 2 96 mast_spanning_rebalance.isra.0+0x413/0x530
caller memcpy 1 9 memcpy_and_pad+0x21/0x50
caller memcpy 15293 567072 blake2s_update+0x68/0x160
caller memcpy 706 10675 kstrdup+0x4e/0x70
caller memcpy 85 2272 mast_fill_bnode+0x263/0x340
caller memcpy 108 7128 skb_segment+0x32d/0xf60
caller memcpy 3 24 copy_workqueue_attrs+0x48/0x100
caller memcpy 7 49 public_key_verify_signature+0x183/0x220
caller memcpy 108 0 skb_segment+0x820/0xf60
caller memcpy 464 3893888 arch_dup_task_struct+0x25/0x70
caller memcpy 2034 97632 ecc_point_mult_shamir+0x299/0x5b0
caller memcpy 2 16 set_cpus_allowed_common+0x54/0xf0
caller memcpy 1213 78704 mab_mas_cp+0xed/0x220
caller memcpy 14 425 crypto_sha256_finup+0x1f/0x60
caller memcpy 7 945 sg_copy_buffer+0x8e/0x140
caller memcpy 1 4 ___neigh_create+0x1c9/0x970
caller memcpy 2178 3675 __text_poke+0x249/0x4c0
caller memcpy 458 3664 dup_fd+0x170/0x3b0
caller memcpy 3251 15891 text_poke_early+0x4c/0xa0
caller memcpy 1124 66792 mas_mab_cp+0x211/0x310
caller memcpy 1660 3378117 _copy_to_iter+0x31a/0x6e0
caller memcpy 1 8 apply_wqattrs_prepare+0x1b8/0x270
caller memcpy 131 2088 seq_write+0x2c/0x50
caller memcpy 14615 0 blake2s_update+0xa1/0x160
caller memcpy 7 180387 kvmemdup+0x36/0x50
caller memcpy 5949 121744 mas_wr_node_store+0x1d0/0x5d0
caller memcpy 753 4656 vsnprintf+0x388/0x6d0
caller memcpy 1 4 arp_constructor+0x5f/0x420
caller memcpy 3 24 copy_workqueue_attrs+0x79/0x100
caller memcpy 8 8192 ext4_mb_init_cache+0x39a/0x5c0 [ext4]
caller memcpy 1361 13298 ext4_htree_store_dirent+0x94/0x140 [ext4]
caller memcpy 120 2992 mas_spanning_rebalance+0x6dd/0x1330
caller memcpy 22 134 kobject_get_path+0xae/0x110
caller memcpy 2 16 alloc_workqueue_attrs+0x88/0xc0
caller memcpy 1 8 apply_wqattrs_prepare+0xa7/0x270
caller memcpy 20844 667008 blake2s_final+0x53/0xa0
caller memcpy 458 3664 dup_fd+0x140/0x3b0
caller memcpy 7 721 crypto_akcipher_sync_prep+0x9e/0x120
caller memcpy 2034 97632 ecc_point_mult_shamir+0x283/0x5b0
caller memcpy 7 140 asymmetric_key_generate_id+0x81/0xf0
caller memcpy 7 224 crypto_sig_verify+0x6f/0xc0
caller memcpy 1 9 kmemdup_nul+0x53/0x80
caller memcpy 7 679 public_key_verify_signature+0x15d/0x220
caller memcpy 101 225836 sk_clone_lock+0xc2/0x510
caller memcpy 6515 52708 __d_alloc+0x6e/0x220
caller memcpy 37 129400 btf_check_all_metas+0x22b/0x2b0
caller memcpy 57914 262780 __write_relocate_add.isra.0+0xef/0x230
caller memcpy 28 352 mast_fill_bnode+0x1ee/0x340
caller memcpy 5 408 krealloc_noprof+0x6f/0xf0
caller memcpy 7 322 asymmetric_key_generate_id+0xba/0xf0
caller memcpy 190 1354714 load_module+0x1315/0x1e90
size memmove task 0 0 17 0
size memmove task 1 1 1 1
size memmove task 4 4 2 8
size memmove task 8 8 2 16
size memmove task 9 9 3 27
size memmove task 10 10 1 10
size memmove task 12 12 2 24
size memmove task 16 16 101 1616
size memmove task 18 18 1 18
size memmove task 20 20 82 1640
size memmove task 24 24 50 1200
size memmove task 28 28 31 868
size memmove task 32 32 18 576
size memmove task 36 36 6 216
size memmove task 39 39 1 39
size memmove task 40 40 1 40
size memmove task 47 47 3 141
size memmove task 48 48 286 13728
size memmove task 49 49 2 98
size memmove task 50 50 1 50
size memmove task 53 53 1 53
size memmove task 63 63 1 63
size memmove task 66 66 3 198
size memmove task 69 69 2 138
size memmove task 79 79 2 158
size memmove task 85 85 3 255
size memmove task 88 88 1 88
size memmove task 96 96 3 288
size memmove task 98 98 2 196
size memmove task 107 107 1 107
size memmove task 108 108 2 216
size memmove task 117 117 1 117
size memmove task 126 126 1 126
size memmove task 136 136 92 12512
size memmove task 140 140 1 140
size memmove task 144 144 1 144
size memmove task 162 162 1 162
size memmove task 182 182 1 182
size memmove task 198 198 1 198
size memmove task 217 217 1 217
size memmove task 233 233 1 233
size memmove task 262 262 1 262
size memmove task 284 284 1 284
size memmove task 299 299 1 299
size memmove task 506 506 1 506
size memmove task 533 533 1 533
size memmove task 547 547 1 547
size memmove task 561 561 1 561
size memmove task 580 580 1 580
size memmove task 588 588 1 588
size memmove task 590 590 1 590
size memmove task 591 591 1 591
size memmove task 592 592 1 592
size memmove task 599 599 1 599
size memmove task 600 600 1 600
size memmove task 602 602 1 602
size memmove task 608 608 1 608
size memmove task 614 614 1 614
size memmove task 616 616 1 616
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
align memmove 0 2 1
align memmove 0 8 9
align memmove 0 16 6
align memmove 0 20 3
align memmove 0 24 2
align memmove 0 26 1
align memmove 0 28 2
align memmove 0 32 1
align memmove 0 40 13
align memmove 0 48 4
align memmove 0 56 24
align memmove 0 60 2
align memmove 1 33 1
align memmove 2 12 1
align memmove 3 22 1
align memmove 3 29 1
align memmove 3 36 1
align memmove 4 8 2
align memmove 4 12 1
align memmove 4 27 1
align memmove 4 28 1
align memmove 4 36 2
align memmove 4 44 4
align memmove 4 52 2
align memmove 4 60 4
align memmove 5 10 1
align memmove 5 24 1
align memmove 5 29 1
align memmove 5 37 1
align memmove 6 20 1
align memmove 6 26 1
align memmove 6 32 1
align memmove 6 38 2
align memmove 7 31 1
align memmove 8 0 31
align memmove 8 8 2
align memmove 8 10 1
align memmove 8 12 6
align memmove 8 16 22
align memmove 8 20 2
align memmove 8 24 2
align memmove 8 27 1
align memmove 8 28 2
align memmove 8 32 2
align memmove 8 40 2
align memmove 8 48 9
align memmove 9 28 3
align memmove 10 42 1
align memmove 10 43 1
align memmove 11 19 1
align memmove 11 35 1
align memmove 12 0 2
align memmove 12 4 2
align memmove 12 8 2
align memmove 12 16 2
align memmove 12 32 2
align memmove 12 40 2
align memmove 12 56 6
align memmove 13 23 1
align memmove 13 24 1
align memmove 13 26 1
align memmove 13 32 1
align memmove 14 30 1
align memmove 14 38 1
align memmove 14 40 2
align memmove 15 26 1
align memmove 15 31 1
align memmove 15 34 1
align memmove 16 0 2
align memmove 16 8 36
align memmove 16 18 1
align memmove 16 20 2
align memmove 16 24 24
align memmove 16 28 2
align memmove 16 32 9
align memmove 16 39 1
align memmove 16 40 2
align memmove 16 44 4
align memmove 16 48 2
align memmove 16 49 1
align memmove 16 56 9
align memmove 17 25 1
align memmove 17 27 1
align memmove 17 36 1
align memmove 17 43 1
align memmove 17 49 1
align memmove 18 41 1
align memmove 19 32 1
align memmove 19 39 1
align memmove 19 45 1
align memmove 20 0 2
align memmove 20 32 2
align memmove 20 36 2
align memmove 20 46 1
align memmove 20 52 2
align memmove 20 60 2
align memmove 21 40 1
align memmove 21 41 1
align memmove 21 53 1
align memmove 24 0 15
align memmove 24 8 2
align memmove 24 12 2
align memmove 24 16 19
align memmove 24 20 2
align memmove 24 26 1
align memmove 24 28 2
align memmove 24 32 14
align memmove 24 40 2
align memmove 24 43 1
align memmove 24 44 4
align memmove 24 48 2
align memmove 24 56 2
align memmove 25 57 1
align memmove 26 52 1
align memmove 26 58 1
align memmove 27 35 1
align memmove 27 46 1
align memmove 28 0 2
align memmove 28 4 4
align memmove 28 8 2
align memmove 28 20 2
align memmove 28 24 2
align memmove 28 32 2
align memmove 28 36 3
align memmove 28 40 2
align memmove 28 44 2
align memmove 28 54 1
align memmove 28 60 3
align memmove 28 61 1
align memmove 29 42 1
align memmove 29 48 1
align memmove 29 52 1
align memmove 29 62 1
align memmove 30 62 1
align memmove 31 57 2
align memmove 32 0 1
align memmove 32 1 1
align memmove 32 8 13
align memmove 32 16 2
align memmove 32 20 2
align memmove 32 24 19
align memmove 32 28 4
align memmove 32 32 2
align memmove 32 40 15
align memmove 32 44 2
align memmove 32 48 5
align memmove 32 51 1
align memmove 32 52 3
align memmove 32 56 1
align memmove 32 60 2
align memmove 33 52 1
align memmove 33 56 1
align memmove 33 57 1
align memmove 33 59 1
align memmove 34 2 2
align memmove 34 39 1
align memmove 34 54 1
align memmove 35 61 2
align memmove 36 0 2
align memmove 36 8 2
align memmove 36 12 4
align memmove 36 16 2
align memmove 36 32 2
align memmove 36 40 2
align memmove 36 46 1
align memmove 36 51 1
align memmove 36 56 1
align memmove 36 60 1
align memmove 37 56 1
align memmove 37 63 1
align memmove 38 52 1
align memmove 38 58 1
align memmove 39 7 1
align memmove 39 47 1
align memmove 40 0 2
align memmove 40 2 1
align memmove 40 8 2
align memmove 40 12 2
align memmove 40 16 7
align memmove 40 24 4
align memmove 40 28 2
align memmove 40 32 24
align memmove 40 48 13
align memmove 40 52 2
align memmove 40 56 2
align memmove 40 60 1
align memmove 41 10 1
align memmove 41 51 1
align memmove 42 2 1
align memmove 42 4 2
align memmove 42 11 2
align memmove 42 52 1
align memmove 43 2 2
align memmove 43 11 2
align memmove 43 51 1
align memmove 43 62 1
align memmove 43 63 1
align memmove 44 0 2
align memmove 44 12 4
align memmove 44 24 2
align memmove 44 28 2
align memmove 44 36 2
align memmove 44 52 2
align memmove 44 58 1
align memmove 45 56 1
align memmove 45 58 1
align memmove 47 3 1
align memmove 47 15 1
align memmove 47 42 2
align memmove 47 58 1
align memmove 48 0 5
align memmove 48 12 2
align memmove 48 24 9
align memmove 48 32 2
align memmove 48 40 31
align memmove 48 50 1
align memmove 48 52 2
align memmove 48 56 10
align memmove 49 4 2
align memmove 51 62 1
align memmove 52 4 2
align memmove 52 8 2
align memmove 52 12 2
align memmove 52 16 2
align memmove 52 20 2
align memmove 52 28 2
align memmove 52 40 2
align memmove 52 44 2
align memmove 52 52 2
align memmove 52 56 2
align memmove 52 60 4
align memmove 52 62 1
align memmove 53 0 1
align memmove 53 8 1
align memmove 53 15 1
align memmove 54 4 1
align memmove 54 13 1
align memmove 54 22 1
align memmove 54 23 1
align memmove 55 10 2
align memmove 55 24 1
align memmove 56 0 11
align memmove 56 4 2
align memmove 56 8 3
align memmove 56 11 1
align memmove 56 16 5
align memmove 56 18 1
align memmove 56 20 2
align memmove 56 28 2
align memmove 56 32 13
align memmove 56 40 2
align memmove 56 48 22
align memmove 56 52 2
align memmove 56 60 4
align memmove 57 13 1
align memmove 57 16 1
align memmove 57 17 1
align memmove 58 9 1
align memmove 58 26 1
align memmove 58 63 1
align memmove 60 0 2
align memmove 60 4 2
align memmove 60 19 1
align memmove 60 20 1
align memmove 60 22 1
align memmove 60 28 1
align memmove 60 32 2
align memmove 60 40 4
align memmove 60 56 2
align memmove 61 8 1
align memmove 61 16 1
align memmove 61 29 1
align memmove 62 21 1
align memmove 62 24 1
align memmove 62 30 1
align memmove 62 31 1
align memmove 63 10 1
align memmove 63 22 1
align memmove 63 25 1
overlap memmove 261
caller memmove 2 8 tomoyo_get_local_path+0x19c/0x230
caller memmove 14 48 dx_insert_block.isra.0+0x4d/0x70 [ext4]
caller memmove 270 5584 do_split+0x675/0x950 [ext4]
caller memmove 7 336 ecc_point_mult+0x20b/0x7f0
caller memmove 184 12848 mab_shift_right+0x55/0x160
caller memmove 5 326 printk_sprint+0xc1/0xe0
caller memmove 184 12848 mab_shift_right+0x7c/0x160
caller memmove 2 64 mast_spanning_rebalance.isra.0+0x3fa/0x530
caller memmove 7 336 ecc_point_mult+0x1f2/0x7f0
caller memmove 17 496 ftrace_free_mem+0x262/0x420
caller memmove 158 249531 eval_replace+0x67/0x80
size memset task 0 0 7860 0
size memset task 4 4 1687 6748
size memset task 5 5 2 10
size memset task 6 6 2 12
size memset task 7 7 4 28
size memset task 8 8 1483 11864
size memset task 10 10 142 1420
size memset task 11 11 179 1969
size memset task 12 12 55 660
size memset task 13 13 50 650
size memset task 14 14 102 1428
size memset task 15 15 1 15
size memset task 16 16 2794 44704
size memset task 17 17 2 34
size memset task 18 18 70 1260
size memset task 20 20 158 3160
size memset task 21 21 2 42
size memset task 22 22 30 660
size memset task 23 23 7 161
size memset task 24 24 13652 327648
size memset task 26 26 6 156
size memset task 28 28 48 1344
size memset task 30 30 12 360
size memset task 31 31 1 31
size memset task 32 32 1952 62464
size memset task 33 33 1 33
size memset task 34 34 5 170
size memset task 36 36 30 1080
size memset task 38 38 3 114
size memset task 40 40 10389 415560
size memset task 41 41 2 82
size memset task 42 42 5 210
size memset task 44 44 12 528
size memset task 47 47 3 141
size memset task 48 48 9118 437664
size memset task 50 50 2 100
size memset task 51 51 3 153
size memset task 52 52 20 1040
size memset task 54 54 6 324
size memset task 55 55 3 165
size memset task 56 56 7350 411600
size memset task 57 57 6 342
size memset task 60 60 8 480
size memset task 61 61 64 3904
size memset task 62 62 2 124
size memset task 64 64 11444 732416
size memset task 68 68 11 748
size memset task 71 71 3 213
size memset task 72 72 76 5472
size memset task 73 73 3 219
size memset task 74 74 1 74
size memset task 76 76 9 684
size memset task 80 80 353 28240
size memset task 81 81 7 567
size memset task 83 83 2 166
size memset task 84 84 4 336
size memset task 87 87 2 174
size memset task 88 88 2667 234696
size memset task 89 89 3 267
size memset task 91 91 1 91
size memset task 92 92 7 644
size memset task 96 96 3600 345600
size memset task 100 100 4 400
size memset task 101 101 3 303
size memset task 102 102 3 306
size memset task 103 103 8 824
size memset task 104 104 15256 1586624
size memset task 108 108 2 216
size memset task 110 110 1 110
size memset task 112 112 249 27888
size memset task 113 113 9 1017
size memset task 119 119 3 357
size memset task 120 120 88 10560
size memset task 128 128 729 93312
size memset task 130 130 3 390
size memset task 131 131 2 262
size memset task 133 133 2 266
size memset task 134 134 8 1072
size memset task 136 136 888 120768
size memset task 137 137 3 411
size memset task 142 142 3 426
size memset task 143 143 2 286
size memset task 144 144 12 1728
size memset task 147 147 2 294
size memset task 148 148 4 592
size memset task 151 151 13 1963
size memset task 152 152 1 152
size memset task 153 153 2 306
size memset task 156 156 2 312
size memset task 160 160 4 640
size memset task 161 161 2 322
size memset task 162 162 2 324
size memset task 164 164 1 164
size memset task 168 168 876 147168
size memset task 170 170 2 340
size memset task 172 172 2 344
size memset task 176 176 6973 1227248
size memset task 178 178 2 356
size memset task 180 180 1 180
size memset task 184 184 9566 1760144
size memset task 185 185 3 555
size memset task 191 191 3 573
size memset task 192 192 6699 1286208
size memset task 193 193 1 193
size memset task 195 195 6 1170
size memset task 200 200 2 400
size memset task 202 202 1 202
size memset task 204 204 9 1836
size memset task 205 205 2 410
size memset task 208 208 5 1040
size memset task 210 210 2 420
size memset task 214 214 1 214
size memset task 215 215 1 215
size memset task 217 217 1 217
size memset task 221 221 3 663
size memset task 224 224 15 3360
size memset task 228 228 2 456
size memset task 230 230 2 460
size memset task 231 231 5 1155
size memset task 232 232 437 101384
size memset task 236 236 3 708
size memset task 238 238 9 2142
size memset task 242 242 2 484
size memset task 248 248 6 1488
size memset task 249 249 1 249
size memset task 250 250 3 750
size memset task 251 251 2 502
size memset task 252 252 2 504
size memset task 253 253 3 759
size memset task 254 254 1 254
size memset task 255 255 3 765
size memset task 256 256 11261 2882816
size memset task 257 257 3 771
size memset task 259 259 3 777
size memset task 262 262 2 524
size memset task 264 264 3 792
size memset task 267 267 3 801
size memset task 268 268 3 804
size memset task 270 270 2 540
size memset task 271 271 1 271
size memset task 274 274 2 548
size memset task 277 277 3 831
size memset task 288 288 4 1152
size memset task 289 289 2 578
size memset task 292 292 5 1460
size memset task 295 295 4 1180
size memset task 296 296 1 296
size memset task 300 300 2 600
size memset task 301 301 2 602
size memset task 302 302 3 906
size memset task 303 303 2 606
size memset task 304 304 2 608
size memset task 305 305 8 2440
size memset task 308 308 2 616
size memset task 318 318 2 636
size memset task 320 320 2 640
size memset task 321 321 1 321
size memset task 322 322 2 644
size memset task 323 323 1 323
size memset task 324 324 2 648
size memset task 325 325 1 325
size memset task 332 332 4 1328
size memset task 333 333 3 999
size memset task 334 334 3 1002
size memset task 336 336 1 336
size memset task 337 337 1 337
size memset task 343 343 3 1029
size memset task 344 344 3 1032
size memset task 347 347 3 1041
size memset task 348 348 4 1392
size memset task 349 349 2 698
size memset task 351 351 3 1053
size memset task 352 352 5 1760
size memset task 356 356 3 1068
size memset task 359 359 8 2872
size memset task 360 360 5 1800
size memset task 362 362 1 362
size memset task 366 366 1 366
size memset task 368 368 1 368
size memset task 372 372 3 1116
size memset task 373 373 2 746
size memset task 379 379 1 379
size memset task 380 380 2 760
size memset task 381 381 2 762
size memset task 384 384 4 1536
size memset task 387 387 8 3096
size memset task 388 388 3 1164
size memset task 392 392 1 392
size memset task 394 394 2 788
size memset task 398 398 1 398
size memset task 400 400 4 1600
size memset task 401 401 3 1203
size memset task 402 402 3 1206
size memset task 404 404 2 808
size memset task 410 410 2 820
size memset task 412 412 2 824
size memset task 415 415 5 2075
size memset task 416 416 2 832
size memset task 417 417 2 834
size memset task 420 420 2 840
size memset task 421 421 1 421
size memset task 422 422 3 1266
size memset task 424 424 2 848
size memset task 425 425 4 1700
size memset task 426 426 2 852
size memset task 427 427 1 427
size memset task 428 428 2 856
size memset task 429 429 8 3432
size memset task 430 430 1 430
size memset task 431 431 4 1724
size memset task 435 435 1 435
size memset task 443 443 3 1329
size memset task 444 444 3 1332
size memset task 446 446 1 446
size memset task 451 451 3 1353
size memset task 452 452 2 904
size memset task 453 453 1 453
size memset task 455 455 3 1365
size memset task 457 457 5 2285
size memset task 459 459 1 459
size memset task 460 460 7 3220
size memset task 463 463 1 463
size memset task 464 464 3 1392
size memset task 466 466 3 1398
size memset task 469 469 4 1876
size memset task 474 474 5 2370
size memset task 475 475 4 1900
size memset task 477 477 1 477
size memset task 478 478 4 1912
size memset task 479 479 2 958
size memset task 484 484 2 968
size memset task 487 487 1 487
size memset task 488 488 4 1952
size memset task 490 490 2 980
size memset task 491 491 3 1473
size memset task 492 492 4 1968
size memset task 493 493 2 986
size memset task 495 495 3 1485
size memset task 496 496 2 992
size memset task 499 499 1 499
size memset task 506 506 2 1012
size memset task 510 510 1 510
size memset task 512 512 2180 1116160
size memset task 517 517 8 4136
size memset task 520 520 6 3120
size memset task 522 522 1 522
size memset task 524 524 1 524
size memset task 525 525 5 2625
size memset task 526 526 4 2104
size memset task 527 527 5 2635
size memset task 528 528 7 3696
size memset task 529 529 2 1058
size memset task 530 530 3 1590
size memset task 532 532 8 4256
size memset task 533 533 4 2132
size memset task 534 534 3 1602
size memset task 535 535 2 1070
size memset task 540 540 6 3240
size memset task 543 543 15 8145
size memset task 544 544 1 544
size memset task 545 545 2 1090
size memset task 546 546 1 546
size memset task 550 550 3 1650
size memset task 551 551 6 3306
size memset task 552 552 2 1104
size memset task 553 553 1 553
size memset task 554 554 2 1108
size memset task 557 557 3 1671
size memset task 558 558 3 1674
size memset task 562 562 1 562
size memset task 564 564 1 564
size memset task 566 566 1 566
size memset task 567 567 1 567
size memset task 569 569 1 569
size memset task 570 570 3 1710
size memset task 572 572 2 1144
size memset task 573 573 2 1146
size memset task 577 577 3 1731
size memset task 581 581 3 1743
size memset task 583 583 3 1749
size memset task 584 584 1 584
size memset task 585 585 3 1755
size memset task 586 586 2 1172
size memset task 591 591 3 1773
size memset task 593 593 2 1186
size memset task 595 595 2 1190
size memset task 597 597 3 1791
size memset task 598 598 3 1794
size memset task 599 599 1 599
size memset task 600 600 2 1200
size memset task 602 602 2 1204
size memset task 604 604 2 1208
size memset task 608 608 4 2432
size memset task 611 611 5 3055
size memset task 612 612 2 1224
size memset task 614 614 6 3684
size memset task 615 615 7 4305
size memset task 616 616 3 1848
size memset task 620 620 3 1860
size memset task 622 622 5 3110
size memset task 624 624 4 2496
size memset task 625 625 1 625
size memset task 626 626 3 1878
size memset task 629 629 4 2516
size memset task 636 636 3 1908
size memset task 640 640 3 1920
size memset task 642 642 3 1926
size memset task 643 643 4 2572
size memset task 645 645 4 2580
size memset task 648 648 8 5184
size memset task 651 651 3 1953
size memset task 652 652 2 1304
size memset task 655 655 4 2620
size memset task 657 657 3 1971
size memset task 659 659 2 1318
size memset task 663 663 3 1989
size memset task 665 665 1 665
size memset task 668 668 2 1336
size memset task 673 673 2 1346
size memset task 674 674 1 674
size memset task 676 676 4 2704
size memset task 680 680 4 2720
size memset task 682 682 7 4774
size memset task 690 690 1 690
size memset task 695 695 3 2085
size memset task 700 700 3 2100
size memset task 701 701 2 1402
size memset task 703 703 2 1406
size memset task 704 704 2070 1457280
size memset task 705 705 2 1410
size memset task 707 707 1 707
size memset task 708 708 3 2124
size memset task 712 712 6 4272
size memset task 713 713 7 4991
size memset task 714 714 2 1428
size memset task 716 716 2 1432
size memset task 717 717 1 717
size memset task 722 722 1 722
size memset task 726 726 6 4356
size memset task 727 727 2 1454
size memset task 729 729 6 4374
size memset task 736 736 4 2944
size memset task 738 738 7 5166
size memset task 740 740 6 4440
size memset task 742 742 2 1484
size memset task 743 743 2 1486
size memset task 748 748 8 5984
size memset task 750 750 5 3750
size memset task 751 751 2 1502
size memset task 752 752 16 12032
size memset task 753 753 2 1506
size memset task 754 754 4 3016
size memset task 756 756 7 5292
size memset task 760 760 2 1520
size memset task 761 761 7 5327
size memset task 762 762 3 2286
size memset task 763 763 4 3052
size memset task 765 765 14 10710
size memset task 768 768 2 1536
size memset task 769 769 4 3076
size memset task 771 771 1 771
size memset task 773 773 3 2319
size memset task 774 774 1 774
size memset task 782 782 4 3128
size memset task 783 783 6 4698
size memset task 784 784 6 4704
size memset task 785 785 3 2355
size memset task 786 786 1 786
size memset task 788 788 4 3152
size memset task 792 792 3 2376
size memset task 794 794 3 2382
size memset task 796 796 3 2388
size memset task 797 797 3 2391
size memset task 800 800 6 4800
size memset task 801 801 1 801
size memset task 802 802 3 2406
size memset task 806 806 1 806
size memset task 807 807 3 2421
size memset task 808 808 5 4040
size memset task 812 812 1 812
size memset task 813 813 2 1626
size memset task 814 814 3 2442
size memset task 815 815 1 815
size memset task 816 816 3 2448
size memset task 818 818 6 4908
size memset task 820 820 2 1640
size memset task 824 824 3 2472
size memset task 826 826 3 2478
size memset task 827 827 7 5789
size memset task 829 829 2 1658
size memset task 830 830 1 830
size memset task 831 831 1 831
size memset task 832 832 3 2496
size memset task 833 833 5 4165
size memset task 834 834 4 3336
size memset task 835 835 2 1670
size memset task 836 836 4 3344
size memset task 841 841 3 2523
size memset task 844 844 10 8440
size memset task 846 846 3 2538
size memset task 849 849 2 1698
size memset task 850 850 3 2550
size memset task 854 854 3 2562
size memset task 856 856 5 4280
size memset task 859 859 3 2577
size memset task 860 860 7 6020
size memset task 861 861 5 4305
size memset task 863 863 3 2589
size memset task 864 864 1 864
size memset task 865 865 3 2595
size memset task 866 866 6 5196
size memset task 872 872 4 3488
size memset task 874 874 2 1748
size memset task 877 877 1 877
size memset task 878 878 2 1756
size memset task 880 880 2 1760
size memset task 881 881 6 5286
size memset task 883 883 3 2649
size memset task 885 885 1 885
size memset task 889 889 2 1778
size memset task 891 891 5 4455
size memset task 893 893 5 4465
size memset task 895 895 3 2685
size memset task 896 896 2 1792
size memset task 899 899 2 1798
size memset task 900 900 16 14400
size memset task 904 904 3 2712
size memset task 906 906 1 906
size memset task 908 908 4 3632
size memset task 910 910 6 5460
size memset task 912 912 4 3648
size memset task 914 914 3 2742
size memset task 919 919 3 2757
size memset task 920 920 1 920
size memset task 921 921 11 10131
size memset task 922 922 1 922
size memset task 927 927 1 927
size memset task 928 928 2 1856
size memset task 929 929 4 3716
size memset task 933 933 2 1866
size memset task 936 936 7 6552
size memset task 937 937 5 4685
size memset task 938 938 5 4690
size memset task 939 939 8 7512
size memset task 940 940 3 2820
size memset task 941 941 6 5646
size memset task 942 942 2 1884
size memset task 944 944 3 2832
size memset task 945 945 3 2835
size memset task 946 946 3 2838
size memset task 947 947 6 5682
size memset task 950 950 2 1900
size memset task 952 952 1 952
size memset task 954 954 3 2862
size memset task 955 955 6 5730
size memset task 958 958 2 1916
size memset task 965 965 9 8685
size memset task 968 968 6 5808
size memset task 969 969 4 3876
size memset task 971 971 2 1942
size memset task 972 972 3 2916
size memset task 975 975 5 4875
size memset task 976 976 1 976
size memset task 977 977 3 2931
size memset task 978 978 6 5868
size memset task 981 981 7 6867
size memset task 982 982 3 2946
size memset task 984 984 3 2952
size memset task 986 986 7 6902
size memset task 987 987 2 1974
size memset task 988 988 20 19760
size memset task 989 989 2 1978
size memset task 990 990 7 6930
size memset task 991 991 5 4955
size memset task 992 992 8 7936
size memset task 993 993 14 13902
size memset task 994 994 3 2982
size memset task 995 995 5 4975
size memset task 996 996 3 2988
size memset task 998 998 3 2994
size memset task 999 999 8 7992
size memset task 1000 1000 1 1000
size memset task 1001 1001 3 3003
size memset task 1002 1002 3 3006
size memset task 1004 1004 6 6024
size memset task 1005 1005 7 7035
size memset task 1010 1010 4 4040
size memset task 1011 1011 2 2022
size memset task 1014 1014 17 17238
size memset task 1018 1018 4 4072
size memset task 1022 1022 2 2044
size memset task 1024 1024 675 691200
size memset task 1034 1034 4 4136
size memset task 1039 1039 1 1039
size memset task 1040 1040 2 2080
size memset task 1057 1057 1 1057
size memset task 1058 1058 3 3174
size memset task 1066 1066 5 5330
size memset task 1075 1075 5 5375
size memset task 1100 1100 4 4400
size memset task 1105 1105 4 4420
size memset task 1115 1115 1 1115
size memset task 1116 1116 1 1116
size memset task 1124 1124 4 4496
size memset task 1127 1127 1 1127
size memset task 1137 1137 4 4548
size memset task 1143 1143 4 4572
size memset task 1152 1152 467 537984
size memset task 1161 1161 4 4644
size memset task 1177 1177 4 4708
size memset task 1224 1224 1 1224
size memset task 1228 1228 1 1228
size memset task 1229 1229 4 4916
size memset task 1260 1260 1 1260
size memset task 1272 1272 4 5088
size memset task 1274 1274 4 5096
size memset task 1275 1275 4 5100
size memset task 1278 1278 2 2556
size memset task 1286 1286 3 3858
size memset task 1291 1291 4 5164
size memset task 1316 1316 1 1316
size memset task 1360 1360 478 650080
size memset task 1371 1371 4 5484
size memset task 1373 1373 4 5492
size memset task 1386 1386 1 1386
size memset task 1396 1396 5 6980
size memset task 1403 1403 1 1403
size memset task 1412 1412 4 5648
size memset task 1426 1426 4 5704
size memset task 1446 1446 1 1446
size memset task 1453 1453 1 1453
size memset task 1468 1468 4 5872
size memset task 1490 1490 5 7450
size memset task 1493 1493 4 5972
size memset task 1496 1496 1 1496
size memset task 1499 1499 1 1499
size memset task 1502 1502 4 6008
size memset task 1503 1503 4 6012
size memset task 1512 1512 4 6048
size memset task 1515 1515 4 6060
size memset task 1516 1516 4 6064
size memset task 1519 1519 4 6076
size memset task 1544 1544 1 1544
size memset task 1567 1567 1 1567
size memset task 1570 1570 1 1570
size memset task 1575 1575 4 6300
size memset task 1578 1578 4 6312
size memset task 1593 1593 1 1593
size memset task 1594 1594 4 6376
size memset task 1597 1597 4 6388
size memset task 1607 1607 5 8035
size memset task 1615 1615 5 8075
size memset task 1617 1617 4 6468
size memset task 1621 1621 1 1621
size memset task 1636 1636 2 3272
size memset task 1640 1640 4 6560
size memset task 1646 1646 4 6584
size memset task 1675 1675 5 8375
size memset task 1698 1698 1 1698
size memset task 1714 1714 1 1714
size memset task 1729 1729 4 6916
size memset task 1785 1785 4 7140
size memset task 1786 1786 1 1786
size memset task 1787 1787 1 1787
size memset task 1809 1809 4 7236
size memset task 1821 1821 1 1821
size memset task 1837 1837 4 7348
size memset task 1850 1850 4 7400
size memset task 1865 1865 4 7460
size memset task 1880 1880 8 15040
size memset task 1883 1883 4 7532
size memset task 1884 1884 4 7536
size memset task 1885 1885 4 7540
size memset task 1901 1901 2 3802
size memset task 1905 1905 1 1905
size memset task 1919 1919 1 1919
size memset task 1923 1923 1 1923
size memset task 1924 1924 1 1924
size memset task 1928 1928 4 7712
size memset task 1960 1960 4 7840
size memset task 1961 1961 4 7844
size memset task 1962 1962 4 7848
size memset task 1963 1963 4 7852
size memset task 1964 1964 4 7856
size memset task 1979 1979 4 7916
size memset task 1982 1982 4 7928
size memset task 1989 1989 4 7956
size memset task 1993 1993 4 7972
size memset task 2002 2002 4 8008
size memset task 2010 2010 4 8040
size memset task 2020 2020 4 8080
size memset task 2026 2026 1 2026
size memset task 2029 2029 1 2029
size memset task 2046 2046 4 8184
size memset task 2048 2048 21 43008
size memset task 2056 2056 4 8224
size memset task 2061 2061 4 8244
size memset task 2064 2064 4 8256
size memset task 2069 2069 4 8276
size memset task 2071 2071 4 8284
size memset task 2076 2076 10 20760
size memset task 2080 2080 1 2080
size memset task 2086 2086 4 8344
size memset task 2098 2098 4 8392
size memset task 2124 2124 1 2124
size memset task 2129 2129 4 8516
size memset task 2135 2135 4 8540
size memset task 2137 2137 4 8548
size memset task 2148 2148 4 8592
size memset task 2160 2160 5 10800
size memset task 2161 2161 1 2161
size memset task 2179 2179 4 8716
size memset task 2190 2190 4 8760
size memset task 2191 2191 4 8764
size memset task 2199 2199 8 17592
size memset task 2209 2209 1 2209
size memset task 2212 2212 1 2212
size memset task 2216 2216 4 8864
size memset task 2224 2224 1 2224
size memset task 2226 2226 4 8904
size memset task 2233 2233 5 11165
size memset task 2239 2239 1 2239
size memset task 2240 2240 4 8960
size memset task 2256 2256 102 230112
size memset task 2258 2258 4 9032
size memset task 2265 2265 1 2265
size memset task 2269 2269 4 9076
size memset task 2272 2272 4 9088
size memset task 2279 2279 4 9116
size memset task 2280 2280 4 9120
size memset task 2286 2286 4 9144
size memset task 2290 2290 4 9160
size memset task 2296 2296 4 9184
size memset task 2303 2303 4 9212
size memset task 2315 2315 1 2315
size memset task 2325 2325 5 11625
size memset task 2337 2337 4 9348
size memset task 2349 2349 2 4698
size memset task 2350 2350 4 9400
size memset task 2351 2351 4 9404
size memset task 2366 2366 4 9464
size memset task 2370 2370 1 2370
size memset task 2372 2372 3 7116
size memset task 2373 2373 2 4746
size memset task 2381 2381 3 7143
size memset task 2382 2382 4 9528
size memset task 2391 2391 4 9564
size memset task 2392 2392 1 2392
size memset task 2399 2399 5 11995
size memset task 2404 2404 4 9616
size memset task 2421 2421 4 9684
size memset task 2429 2429 4 9716
size memset task 2435 2435 4 9740
size memset task 2436 2436 1 2436
size memset task 2442 2442 4 9768
size memset task 2446 2446 1 2446
size memset task 2463 2463 4 9852
size memset task 2465 2465 4 9860
size memset task 2466 2466 1 2466
size memset task 2470 2470 4 9880
size memset task 2477 2477 1 2477
size memset task 2479 2479 4 9916
size memset task 2494 2494 1 2494
size memset task 2499 2499 4 9996
size memset task 2503 2503 4 10012
size memset task 2505 2505 4 10020
size memset task 2507 2507 1 2507
size memset task 2512 2512 4 10048
size memset task 2522 2522 3 7566
size memset task 2523 2523 4 10092
size memset task 2554 2554 4 10216
size memset task 2560 2560 2 5120
size memset task 2565 2565 4 10260
size memset task 2573 2573 9 23157
size memset task 2574 2574 4 10296
size memset task 2578 2578 4 10312
size memset task 2580 2580 4 10320
size memset task 2581 2581 5 12905
size memset task 2582 2582 5 12910
size memset task 2591 2591 8 20728
size memset task 2593 2593 4 10372
size memset task 2598 2598 4 10392
size memset task 2599 2599 4 10396
size memset task 2606 2606 4 10424
size memset task 2625 2625 4 10500
size memset task 2629 2629 5 13145
size memset task 2633 2633 4 10532
size memset task 2634 2634 4 10536
size memset task 2643 2643 4 10572
size memset task 2662 2662 4 10648
size memset task 2663 2663 11 29293
size memset task 2668 2668 3 8004
size memset task 2670 2670 4 10680
size memset task 2691 2691 1 2691
size memset task 2693 2693 5 13465
size memset task 2696 2696 9 24264
size memset task 2711 2711 4 10844
size memset task 2721 2721 4 10884
size memset task 2728 2728 4 10912
size memset task 2743 2743 5 13715
size memset task 2755 2755 1 2755
size memset task 2756 2756 4 11024
size memset task 2761 2761 1 2761
size memset task 2762 2762 4 11048
size memset task 2775 2775 4 11100
size memset task 2786 2786 1 2786
size memset task 2788 2788 4 11152
size memset task 2790 2790 4 11160
size memset task 2791 2791 4 11164
size memset task 2802 2802 6 16812
size memset task 2804 2804 4 11216
size memset task 2808 2808 1 2808
size memset task 2809 2809 4 11236
size memset task 2811 2811 4 11244
size memset task 2813 2813 12 33756
size memset task 2817 2817 4 11268
size memset task 2821 2821 4 11284
size memset task 2830 2830 4 11320
size memset task 2832 2832 8 22656
size memset task 2836 2836 7 19852
size memset task 2840 2840 4 11360
size memset task 2842 2842 1 2842
size memset task 2844 2844 4 11376
size memset task 2848 2848 4 11392
size memset task 2850 2850 4 11400
size memset task 2854 2854 2 5708
size memset task 2856 2856 7 19992
size memset task 2862 2862 5 14310
size memset task 2866 2866 4 11464
size memset task 2874 2874 1 2874
size memset task 2875 2875 1 2875
size memset task 2878 2878 1 2878
size memset task 2880 2880 4 11520
size memset task 2881 2881 8 23048
size memset task 2882 2882 4 11528
size memset task 2883 2883 4 11532
size memset task 2884 2884 4 11536
size memset task 2892 2892 13 37596
size memset task 2894 2894 4 11576
size memset task 2897 2897 4 11588
size memset task 2907 2907 1 2907
size memset task 2908 2908 9 26172
size memset task 2909 2909 1 2909
size memset task 2914 2914 9 26226
size memset task 2920 2920 4 11680
size memset task 2922 2922 4 11688
size memset task 2926 2926 4 11704
size memset task 2928 2928 4 11712
size memset task 2941 2941 4 11764
size memset task 2948 2948 14 41272
size memset task 2960 2960 1 2960
size memset task 2967 2967 4 11868
size memset task 2969 2969 4 11876
size memset task 2970 2970 1 2970
size memset task 2977 2977 5 14885
size memset task 2981 2981 4 11924
size memset task 2984 2984 8 23872
size memset task 2985 2985 4 11940
size memset task 2987 2987 9 26883
size memset task 2990 2990 4 11960
size memset task 2992 2992 5 14960
size memset task 2993 2993 5 14965
size memset task 2994 2994 5 14970
size memset task 3002 3002 4 12008
size memset task 3013 3013 1 3013
size memset task 3016 3016 5 15080
size memset task 3017 3017 4 12068
size memset task 3019 3019 4 12076
size memset task 3023 3023 8 24184
size memset task 3025 3025 4 12100
size memset task 3026 3026 6 18156
size memset task 3029 3029 5 15145
size memset task 3030 3030 4 12120
size memset task 3034 3034 8 24272
size memset task 3035 3035 4 12140
size memset task 3037 3037 4 12148
size memset task 3044 3044 1 3044
size memset task 3046 3046 4 12184
size memset task 3047 3047 4 12188
size memset task 3048 3048 1 3048
size memset task 3049 3049 4 12196
size memset task 3059 3059 4 12236
size memset task 3072 3072 70 215040
size memset task 3077 3077 1 3077
size memset task 3084 3084 4 12336
size memset task 3085 3085 1 3085
size memset task 3086 3086 4 12344
size memset task 3096 3096 2 6192
size memset task 3100 3100 1 3100
size memset task 3104 3104 8 24832
size memset task 3106 3106 5 15530
size memset task 3110 3110 1 3110
size memset task 3113 3113 4 12452
size memset task 3116 3116 2 6232
size memset task 3119 3119 3 9357
size memset task 3124 3124 8 24992
size memset task 3126 3126 4 12504
size memset task 3127 3127 3 9381
size memset task 3133 3133 4 12532
size memset task 3143 3143 4 12572
size memset task 3145 3145 4 12580
size memset task 3146 3146 1 3146
size memset task 3153 3153 2 6306
size memset task 3173 3173 5 15865
size memset task 3174 3174 4 12696
size memset task 3202 3202 4 12808
size memset task 3205 3205 5 16025
size memset task 3219 3219 4 12876
size memset task 3223 3223 1 3223
size memset task 3233 3233 2 6466
size memset task 3234 3234 3 9702
size memset task 3242 3242 4 12968
size memset task 3248 3248 4 12992
size memset task 3263 3263 4 13052
size memset task 3267 3267 1 3267
size memset task 3274 3274 1 3274
size memset task 3276 3276 4 13104
size memset task 3286 3286 1 3286
size memset task 3293 3293 1 3293
size memset task 3300 3300 4 13200
size memset task 3327 3327 1 3327
size memset task 3331 3331 6 19986
size memset task 3336 3336 4 13344
size memset task 3340 3340 4 13360
size memset task 3342 3342 1 3342
size memset task 3346 3346 3 10038
size memset task 3364 3364 4 13456
size memset task 3367 3367 4 13468
size memset task 3368 3368 1 3368
size memset task 3372 3372 4 13488
size memset task 3393 3393 1 3393
size memset task 3404 3404 1 3404
size memset task 3415 3415 1 3415
size memset task 3419 3419 1 3419
size memset task 3438 3438 1 3438
size memset task 3473 3473 5 17365
size memset task 3474 3474 1 3474
size memset task 3482 3482 4 13928
size memset task 3487 3487 4 13948
size memset task 3497 3497 4 13988
size memset task 3499 3499 1 3499
size memset task 3507 3507 1 3507
size memset task 3515 3515 4 14060
size memset task 3523 3523 1 3523
size memset task 3528 3528 1 3528
size memset task 3529 3529 1 3529
size memset task 3532 3532 4 14128
size memset task 3535 3535 1 3535
size memset task 3546 3546 3 10638
size memset task 3547 3547 1 3547
size memset task 3550 3550 4 14200
size memset task 3562 3562 4 14248
size memset task 3565 3565 4 14260
size memset task 3567 3567 1 3567
size memset task 3582 3582 1 3582
size memset task 3584 3584 61 218624
size memset task 3594 3594 1 3594
size memset task 3596 3596 1 3596
size memset task 3601 3601 4 14404
size memset task 3605 3605 2 7210
size memset task 3607 3607 1 3607
size memset task 3615 3615 4 14460
size memset task 3623 3623 1 3623
size memset task 3629 3629 5 18145
size memset task 3636 3636 1 3636
size memset task 3639 3639 1 3639
size memset task 3656 3656 1 3656
size memset task 3657 3657 1 3657
size memset task 3669 3669 4 14676
size memset task 3670 3670 5 18350
size memset task 3674 3674 4 14696
size memset task 3676 3676 4 14704
size memset task 3680 3680 8 29440
size memset task 3683 3683 8 29464
size memset task 3686 3686 5 18430
size memset task 3687 3687 1 3687
size memset task 3696 3696 5 18480
size memset task 3697 3697 1 3697
size memset task 3698 3698 5 18490
size memset task 3701 3701 6 22206
size memset task 3708 3708 5 18540
size memset task 3712 3712 5 18560
size memset task 3714 3714 5 18570
size memset task 3715 3715 4 14860
size memset task 3720 3720 5 18600
size memset task 3727 3727 5 18635
size memset task 3731 3731 2 7462
size memset task 3735 3735 1 3735
size memset task 3737 3737 1 3737
size memset task 3748 3748 7 26236
size memset task 3754 3754 2 7508
size memset task 3772 3772 5 18860
size memset task 3773 3773 4 15092
size memset task 3775 3775 4 15100
size memset task 3776 3776 2 7552
size memset task 3794 3794 1 3794
size memset task 3808 3808 5 19040
size memset task 3822 3822 4 15288
size memset task 3823 3823 4 15292
size memset task 3824 3824 4 15296
size memset task 3825 3825 4 15300
size memset task 3828 3828 6 22968
size memset task 3833 3833 5 19165
size memset task 3834 3834 4 15336
size memset task 3841 3841 4 15364
size memset task 3854 3854 4 15416
size memset task 3858 3858 1 3858
size memset task 3863 3863 1 3863
size memset task 3864 3864 1 3864
size memset task 3866 3866 4 15464
size memset task 3869 3869 4 15476
size memset task 3872 3872 4 15488
size memset task 3879 3879 4 15516
size memset task 3884 3884 1 3884
size memset task 3888 3888 4 15552
size memset task 3890 3890 4 15560
size memset task 3892 3892 4 15568
size memset task 3896 3896 4 15584
size memset task 3901 3901 4 15604
size memset task 3905 3905 1 3905
size memset task 3906 3906 4 15624
size memset task 3908 3908 1 3908
size memset task 3913 3913 1 3913
size memset task 3916 3916 4 15664
size memset task 3918 3918 1 3918
size memset task 3922 3922 4 15688
size memset task 3926 3926 5 19630
size memset task 3935 3935 4 15740
size memset task 3936 3936 1 3936
size memset task 3937 3937 5 19685
size memset task 3938 3938 1 3938
size memset task 3944 3944 4 15776
size memset task 3953 3953 8 31624
size memset task 3955 3955 4 15820
size memset task 3957 3957 1 3957
size memset task 3961 3961 4 15844
size memset task 3967 3967 4 15868
size memset task 3978 3978 1 3978
size memset task 3986 3986 4 15944
size memset task 4001 4001 1 4001
size memset task 4008 4008 1 4008
size memset task 4010 4010 4 16040
size memset task 4012 4012 1 4012
size memset task 4022 4022 4 16088
size memset task 4026 4026 1 4026
size memset task 4027 4027 4 16108
size memset task 4047 4047 1 4047
size memset task 4053 4053 4 16212
size memset task 4056 4056 4 16224
size memset task 4058 4058 1 4058
size memset task 4062 4062 8 32496
size memset task 4063 4063 9 36567
size memset task 4064 4064 12 48768
size memset task 4065 4065 20 81300
size memset task 4066 4066 4 16264
size memset task 4067 4067 9 36603
size memset task 4070 4070 1 4070
size memset task 4071 4071 9 36639
size memset task 4073 4073 1 4073
size memset task 4074 4074 4 16296
size memset task 4076 4076 8 32608
size memset task 4077 4077 8 32616
size memset task 4082 4082 4 16328
size memset task 4086 4086 17 69462
size memset task 4090 4090 4 16360
size memset task 4096 4096 34686 142073856
size memset task 8192 8447 474 3975808
size memset task 16384 16895 452 7405568
size memset task 32768 33791 12 393216
size memset task 45056 46079 1 45056
size memset task 61440 62463 1 61440
size memset task 69632 71679 1 69632
size memset task 81920 83967 1 81920
size memset task 233472 237567 1 233472
size memset task 262144 270335 1 266240
size memset task 368640 376831 1 368640
size memset task 507904 516095 1 507904
size memset softirq 0 0 203 0
size memset softirq 16 16 101 1616
size memset softirq 24 24 420 10080
size memset softirq 40 40 6 240
size memset softirq 48 48 1 48
size memset softirq 192 192 1 192
size memset softirq 232 232 797 184904
size memset softirq 512 512 103 52736
size memset softirq 704 704 900 633600
size memset softirq 2256 2256 101 227856
align memset 0 0 96755
align memset 1 0 31
align memset 2 0 39
align memset 3 0 70
align memset 4 0 73
align memset 5 0 51
align memset 6 0 90
align memset 7 0 43
align memset 8 0 6924
align memset 9 0 1413
align memset 10 0 67
align memset 11 0 49
align memset 12 0 99
align memset 13 0 72
align memset 14 0 93
align memset 15 0 53
align memset 16 0 11355
align memset 17 0 37
align memset 18 0 95
align memset 19 0 59
align memset 20 0 107
align memset 21 0 30
align memset 22 0 82
align memset 23 0 36
align memset 24 0 5886
align memset 25 0 103
align memset 26 0 88
align memset 27 0 39
align memset 28 0 117
align memset 29 0 80
align memset 30 0 89
align memset 31 0 84
align memset 32 0 15299
align memset 33 0 79
align memset 34 0 47
align memset 35 0 39
align memset 36 0 115
align memset 37 0 34
align memset 38 0 71
align memset 39 0 38
align memset 40 0 5676
align memset 41 0 94
align memset 42 0 63
align memset 43 0 78
align memset 44 0 83
align memset 45 0 62
align memset 46 0 98
align memset 47 0 63
align memset 48 0 20267
align memset 49 0 55
align memset 50 0 73
align memset 51 0 36
align memset 52 0 143
align memset 53 0 24
align memset 54 0 56
align memset 55 0 60
align memset 56 0 8466
align memset 57 0 283
align memset 58 0 44
align memset 59 0 94
align memset 60 0 116
align memset 61 0 104
align memset 62 0 54
align memset 63 0 45
caller memset 63 8288 kfree_sensitive+0x2a/0x50
caller memset 114085 147782664 kmem_cache_alloc_noprof+0x106/0x2f0
caller memset 105 107520 __ext4_get_inode_loc+0x394/0x520 [ext4]
caller memset 14 14336 jbd2_journal_get_descriptor_buffer+0x9d/0x100 [jbd2]
caller memset 354 2832 begin_new_exec+0x3dd/0xb50
caller memset 342 6871 __get_task_comm+0x84/0xa0
caller memset 4 6064 zero_user_segments.constprop.0+0x70/0xd0
caller memset 458 0 dup_fd+0x154/0x3b0
caller memset 452 7405568 copy_process+0x225/0x2740
caller memset 1 8 __lru_add_drain_all+0x8e/0x1e0
caller memset 834 98320 ext4_generic_delete_entry+0x119/0x150 [ext4]
caller memset 8 7904 make_indexed_dir+0x244/0x6e0 [ext4]
caller memset 11207 3066824 __kmalloc_noprof+0x18a/0x400
caller memset 1 0 krealloc_noprof+0xad/0xf0
caller memset 478 3824 mm_init+0x2d6/0x3e0
caller memset 20844 368344 blake2s_final+0x32/0xa0
caller memset 336 5176 do_split+0x4ad/0x950 [ext4]
caller memset 7 112 ecc_digits_from_bytes+0x63/0xf0
caller memset 458 0 dup_fd+0x2a5/0x3b0
caller memset 1672 6688 apply_returns+0xa2/0x210
caller memset 993 16300 pcpu_alloc_noprof+0x440/0x890
caller memset 4 4096 zero_user_segments+0x76/0xc0
caller memset 22 332 ext4_generic_delete_entry+0x13d/0x150 [ext4]
caller memset 6515 1250880 kmem_cache_alloc_lru_noprof+0x10e/0x300
caller memset 65 9600 __kmalloc_cache_node_noprof+0x161/0x320
caller memset 458 0 dup_fd+0x256/0x3b0
caller memset 1 55 ext4_file_open+0x260/0x370 [ext4]
caller memset 1354 346624 kmem_cache_alloc_bulk_noprof+0x292/0x480
caller memset 7 224 sg_init_table+0x15/0x40
caller memset 12 393216 bdev_disk_changed+0x25e/0x390
caller memset 1189 3223251 zero_user_segments.constprop.0+0xc5/0xd0
caller memset 36 1765376 load_module+0x770/0x1e90
caller memset 734 16744 __kmalloc_node_track_caller_noprof+0x1d8/0x430
caller memset 813 2117184 ext4_bio_write_folio+0x41c/0x5f0 [ext4]
caller memset 8 8192 ext4_mb_init_cache+0x255/0x5c0 [ext4]
caller memset 227 453208 __kmalloc_node_noprof+0x1d7/0x430
caller memset 478 3824 mm_init+0xf3/0x3e0
caller memset 2 2048 ext4_read_block_bitmap_nowait+0x204/0x630 [ext4]
caller memset 458 0 dup_fd+0x130/0x3b0
caller memset 1413 817843 zero_user_segments+0x7a/0xd0 [ext4]
caller memset 856 219136 ext4_mark_iloc_dirty+0x1fb/0x6e0 [ext4]
caller memset 354 22656 load_elf_binary+0xfeb/0x1770
caller memset 5571 6610392 kmem_cache_alloc_node_noprof+0x156/0x310
caller memset 2534 3130072 __kmalloc_cache_noprof+0x111/0x310
caller memset 32 32768 ext4_getblk+0x16a/0x240 [ext4]
caller memset 209 463696 sk_prot_alloc+0x61/0x110
observed clear_page call 45124 184827904 prep_new_page+0xc2/0x1c0
observed memset call 113955 147711016 kmem_cache_alloc_noprof+0x101/0x300
observed user-copy call 25160 52785795 _copy_to_iter+0xc7/0x6f0
observed user-copy call 12130 39045680 copy_page_from_iter_atomic+0x1ae/0x890
observed clear_page call 3584 14680064 folio_zero_user+0xe1/0x1e0
observed checked-copy call 3556 14565376 copy_mc_to_kernel+0x10/0x40
observed inlined-copy rep 5544 13446848 brd_submit_bio+0x479/0x820 [brd]
observed inlined-copy rep 4760 13211136 copy_page_from_iter_atomic+0x3e9/0x890
observed inlined-set rep 81724 11768256 vli_mmod_fast.isra.0+0x45/0x1020
observed user-clear call 2304 8650752 read_zero+0x73/0xe0
observed memset call 452 7405568 copy_process+0x220/0x2750
observed memset call 5568 6601856 kmem_cache_alloc_node_noprof+0x151/0x320
observed inlined-set rep 43110 6207840 vli_mod_mult_fast+0x31/0x90
observed inlined-copy rep 3923 5084520 brd_submit_bio+0x3f3/0x820 [brd]
observed clear_page call 1199 4911104 alloc_pages_bulk_noprof+0x589/0x640
observed inlined-copy rep 26519 4455192 sync_regs+0x22/0x40
observed inlined-set rep 30345 4369680 vli_mod_square_fast+0x6b/0x1a0
observed inlined-set rep 18235 4230520 filename_lookup+0x47/0x1e0
observed memcpy call 463 3885496 arch_dup_task_struct+0x20/0x80
observed memcpy call 1658 3377301 _copy_to_iter+0x315/0x6f0
observed user-copy call 992 3222232 _copy_from_iter+0xc7/0x6f0
observed memset call 1188 3219204 zero_user_segments.constprop.0+0xc0/0xe0
observed memset call 2520 3119496 __kmalloc_cache_noprof+0x10c/0x320
observed memset call 11197 3060424 __kmalloc_noprof+0x185/0x410
observed inlined-set rep 29249 3041896 __handle_mm_fault+0x48/0xfa0
observed inlined-set rep 54188 3034528 ext4_match+0x28/0x120 [ext4]
observed inlined-set rep 39200 2508800 __slab_free+0x3c/0x2f0
observed inlined-set rep 20817 2331504 blake2s_final+0x78/0xb0
observed inlined-set rep 12402 2182752 tomoyo_path_perm+0x7d/0x210
observed inlined-set rep 8342 2135552 filemap_read+0x5c/0x380
observed memset call 813 2117184 ext4_bio_write_folio+0x417/0x600 [ext4]
observed inlined-set rep 8176 2027648 process_measurement+0x73/0xc40
observed inlined-set rep 8494 1970608 do_filp_open+0x56/0x180
observed inlined-set rep 7864 1950272 mas_pop_node+0x90/0x120
observed inlined-set rep 10506 1849056 vfs_getattr_nosec+0x44/0x100
observed inlined-set rep 7020 1797120 mas_wr_node_store+0x3e/0x5e0
observed memset call 36 1765376 load_module+0x76b/0x1ea0
observed user-copy call 14655 1707807 _copy_to_user+0x31/0x60
observed inlined-set rep 9242 1700528 __do_sys_newfstatat+0x2c/0x90
observed inlined-set rep 8678 1666176 locks_remove_posix+0x38/0x1b0
observed inlined-set rep 23133 1665576 tomoyo_init_request_info+0x39/0xd0
observed inlined-set rep 13878 1665360 blake2s.constprop.0+0x29/0x90
observed inlined-set rep 23058 1660176 __dquot_alloc_space+0x45/0x390
observed inlined-set rep 10506 1512864 cp_new_stat+0x41/0x180
observed inlined-set rep 5988 1389216 __filename_parentat+0x5a/0x210
observed memcpy call 190 1354714 load_module+0x1310/0x1ea0
observed inlined-set rep 26100 1252800 lock_vma_under_rcu+0x43/0x130
observed memset call 6504 1248768 kmem_cache_alloc_lru_noprof+0x109/0x310
observed inlined-set rep 16788 1074432 __ext4_get_inode_loc+0x62/0x530 [ext4]
observed inlined-set rep 5971 1050896 tomoyo_check_open_permission+0x6e/0x1b0
observed inlined-set rep 12402 992160 tomoyo_path_perm+0x72/0x210
observed inlined-copy rep 463 948224 copy_process+0xa95/0x2750
observed inlined-copy rep 476 906304 pgd_alloc+0xbd/0x1d0
observed inlined-set rep 1436 884576 inode_init_once+0x47/0x120
observed inlined-set rep 17505 840240 vfs_read+0x196/0x380
observed memset call 1413 817843 zero_user_segments+0x75/0xe0 [ext4]
observed inlined-set rep 1214 806096 test_for_valid_rec+0x51/0xc0
observed inlined-set rep 4273 752048 tomoyo_path_number_perm+0x66/0x200
observed inlined-set rep 4215 741840 vm_area_alloc+0x36/0xb0
observed inlined-set rep 11035 706240 chacha_block_generic+0xb3/0xf0
observed memcpy call 20817 666144 blake2s_final+0x4e/0xb0
observed memcpy call 15274 566344 blake2s_update+0x63/0x170
observed user-clear call 424 505892 elf_load+0x20f/0x250
observed inlined-copy rep 2735 481360 vm_area_dup+0x32/0xb0
observed inlined-set rep 5971 477680 tomoyo_check_open_permission+0x61/0x1b0
observed inlined-set rep 353 474432 mm_alloc+0x34/0x70
observed inlined-set rep 2538 466992 __do_sys_newfstat+0x2c/0x80
observed memset call 209 463696 sk_prot_alloc+0x5c/0x120
observed inlined-set rep 6317 454824 mas_preallocate+0x34/0x290
observed inlined-set rep 6317 454824 mas_store_prealloc+0x32/0x3c0
observed inlined-set rep 1774 454144 truncate_inode_pages_range+0x5d/0x420
observed inlined-set rep 6939 444096 crng_fast_key_erasure+0x33/0x120
observed inlined-set rep 6939 444096 crng_fast_key_erasure+0xdd/0x120
observed inlined-set rep 6939 444096 _get_random_bytes+0x39/0x150
observed inlined-set rep 6939 444096 _get_random_bytes+0x44/0x150
observed inlined-set rep 6938 444032 _get_random_bytes+0xee/0x150
observed inlined-set rep 2511 441936 __alloc_skb+0xcd/0x1b0
observed inlined-set rep 1774 439952 truncate_inode_pages_range+0x68/0x420
observed memset call 220 428600 __kmalloc_node_noprof+0x1d2/0x440
observed inlined-set rep 1636 418816 mpage_release_unused_pages+0x3d/0x220 [ext4]
observed inlined-set rep 1636 418816 mpage_prepare_extent_to_map+0x45/0x4f0 [ext4]
observed inlined-set rep 805 405720 radix_tree_node_rcu_free+0x38/0x80
observed inlined-set rep 1567 401152 free_pages_and_swap_cache+0x44/0x1c0
observed memset call 12 393216 bdev_disk_changed+0x259/0x3a0
observed inlined-set rep 4398 387024 userfaultfd_unmap_complete+0x32/0x130
observed inlined-set rep 93 380184 brd_submit_bio+0x5da/0x820 [brd]
observed memset call 20817 367824 blake2s_final+0x2d/0xb0
observed memset call 1354 346624 kmem_cache_alloc_bulk_noprof+0x28d/0x490
observed inlined-set rep 4273 341840 tomoyo_path_number_perm+0x5b/0x200
observed inlined-set rep 4729 340488 xycz_add+0x4b/0x330
observed inlined-set rep 2625 336000 __mmap_region+0xa1/0xb20
observed inlined-set rep 2034 292896 ecc_point_mult_shamir+0x2d7/0x5c0
observed inlined-set rep 2034 292896 ecc_point_mult_shamir+0x314/0x5c0
observed inlined-set rep 2034 292896 ecc_point_mult_shamir+0x35c/0x5c0
observed inlined-set rep 2034 292896 ecc_point_mult_shamir+0x404/0x5c0
observed inlined-set rep 2625 273000 __mmap_region+0xd9/0xb20
observed inlined-set rep 5638 270624 mt_find+0x3a/0x4f0
observed inlined-copy rep 950 266000 timekeeping_advance+0x375/0x5b0
observed inlined-set rep 1036 265216 shmem_undo_range+0x6c/0x7d0
observed memcpy call 57914 262780 __write_relocate_add.isra.0+0xea/0x240
observed inlined-set rep 1036 256928 shmem_undo_range+0x77/0x7d0
observed inlined-set rep 409 251944 mas_wr_bnode+0x37/0xee0
observed inlined-set rep 409 251944 mas_wr_bnode+0x4d/0xee0
observed memmove call 158 249531 eval_replace+0x62/0x90
observed inlined-set rep 2355 244920 insn_init+0x2c/0x80
observed inlined-copy rep 5501 234560 mas_wr_node_store+0x2de/0x5e0
observed inlined-copy rep 5501 234560 mas_wr_node_store+0x30d/0x5e0
observed inlined-set rep 4109 230104 arch_get_unmapped_area_topdown+0x58/0x310
observed memcpy call 101 225836 sk_clone_lock+0xbd/0x520
observed memset call 856 219136 ext4_mark_iloc_dirty+0x1f6/0x6f0 [ext4]
observed inlined-set rep 825 211200 mpage_map_and_submit_buffers+0x45/0x270 [ext4]
observed inlined-copy rep 353 200504 fpu_flush_thread+0x130/0x170
observed inlined-set rep 4174 200352 vfs_write+0x186/0x450
observed user-copy call 8119 199338 _copy_from_user+0x22/0x70
observed inlined-set rep 2688 193536 xycz_add_c+0x6d/0x270
observed inlined-set rep 2688 193536 xycz_add_c+0x78/0x270
observed inlined-set rep 2688 193536 xycz_add_c+0x83/0x270
observed inlined-set rep 756 193536 mas_wr_node_store+0x28f/0x5e0
observed inlined-set rep 2685 193320 ecc_point_double_jacobian+0x41/0x370
observed inlined-set rep 2685 193320 ecc_point_double_jacobian+0x4e/0x370
observed inlined-copy rep 4729 189160 xycz_add+0x1af/0x330
observed inlined-set rep 2625 189000 __mmap_region+0xae/0xb20
observed inlined-set rep 1567 188040 free_pages_and_swap_cache+0x6a/0x1c0
observed inlined-copy rep 756 187488 mas_wr_node_store+0x23b/0x5e0
observed inlined-set rep 1672 187264 apply_returns+0xd8/0x220
observed inlined-set rep 2581 185832 ext4_fname_from_fscrypt_name+0x32/0x80 [ext4]
observed inlined-set rep 2052 180576 __tcp_transmit_skb+0x62/0xd00
observed inlined-set rep 2052 180576 __tcp_transmit_skb+0xd1/0xd00
observed memcpy call 7 180387 kvmemdup+0x31/0x60
observed inlined-set rep 308 174944 radix_tree_node_ctor+0x32/0x60
observed inlined-set rep 2632 168448 evict+0xe3/0x2b0
observed inlined-set rep 2632 168448 inode_wait_for_writeback+0x2e/0xe0
observed inlined-copy rep 123 165312 copy_process+0x1295/0x2750
observed inlined-set rep 2525 161600 init_multi_vma_prep+0x19/0x80
observed inlined-set rep 2096 150912 tcp_ack+0x84/0x14c0
observed inlined-copy rep 816 150144 prepare_creds+0x47/0x290
observed inlined-set rep 1162 148736 vms_clear_ptes+0x2f/0x170
observed inlined-set rep 2625 147000 __mmap_region+0xbe/0xb20
observed inlined-set rep 2034 146448 ecc_point_mult_shamir+0x254/0x5c0
observed inlined-set rep 2034 146448 ecc_point_mult_shamir+0x264/0x5c0
observed inlined-set rep 2034 146448 ecc_point_mult_shamir+0x26f/0x5c0
observed inlined-set rep 2034 146448 ecc_point_mult_shamir+0x2b1/0x5c0
observed inlined-set rep 2558 143248 ext4_ext_map_blocks+0x92/0x1870 [ext4]
observed inlined-set rep 2514 140784 ext4_discard_preallocations+0x4a/0x470 [ext4]
observed inlined-set rep 2153 137792 bpf_skops_write_hdr_opt.isra.0+0x33/0x1c0
observed inlined-set rep 1911 137592 mas_store_gfp+0x51/0x320
observed inlined-set rep 1223 136976 net_rx_action+0x78/0x430
observed inlined-set rep 533 132184 ima_file_mprotect+0x67/0x200
observed inlined-set rep 216 131328 mas_spanning_rebalance+0x549/0x1340
observed inlined-set rep 1802 129744 __dquot_free_space+0x41/0x2f0
observed memcpy call 37 129400 btf_check_all_metas+0x226/0x2c0
observed inlined-set rep 2625 126000 ipe_mmap_file+0x2c/0x80
observed inlined-set rep 1720 123840 __do_sys_brk+0x49/0x3e0
observed inlined-copy rep 5158 121512 mas_wr_node_store+0x39c/0x5e0
observed memcpy call 5936 121512 mas_wr_node_store+0x1cb/0x5e0
observed inlined-set rep 1359 119592 tcp_current_mss+0x61/0x150
observed inlined-set rep 1859 118976 __submit_bio+0x46/0x260
observed inlined-copy rep 463 118528 copy_process+0xbd0/0x2750
observed inlined-set rep 463 114824 __sched_fork+0xc1/0x1c0
observed inlined-set rep 2015 112840 find_mergeable_anon_vma+0x31/0x1f0
observed inlined-set rep 1987 111272 __hrtimer_init+0x4b/0xf0
observed inlined-set rep 1725 110400 __ext4_find_entry+0x38/0x510 [ext4]
observed inlined-set rep 1533 110376 dx_probe+0x55/0x660 [ext4]
observed inlined-set rep 1516 109152 mas_store+0x30/0x2e0
observed inlined-copy rep 2688 107520 xycz_add_c+0x22f/0x270
observed memset call 105 107520 __ext4_get_inode_loc+0x38f/0x530 [ext4]
observed inlined-copy rep 2685 107400 ecc_point_double_jacobian+0x2f3/0x370
observed inlined-set rep 2197 105456 ip_output+0xb6/0x120
observed inlined-set rep 868 104160 __shmem_get_inode+0xe4/0x3b0
observed inlined-set rep 404 103424 splice_to_socket+0x6a/0x560
observed inlined-set rep 692 99648 __do_sys_wait4+0x35/0xc0
observed inlined-set rep 158 98592 do_sys_poll+0x47/0x620
observed memset call 834 98320 ext4_generic_delete_entry+0x114/0x160 [ext4]
observed inlined-set rep 1744 97664 iter_file_splice_write+0x52/0x5b0
observed memcpy call 2034 97632 ecc_point_mult_shamir+0x27e/0x5c0
observed memcpy call 2034 97632 ecc_point_mult_shamir+0x294/0x5c0
observed inlined-set rep 1726 96656 ext4_fname_setup_filename+0x39/0xe0 [ext4]
observed inlined-set rep 920 95680 sock_read_iter+0x36/0x110
observed inlined-copy rep 422 91152 mas_topiary_replace+0x474/0xda0
observed inlined-set rep 421 90936 mas_topiary_replace+0x40/0xda0
observed inlined-set rep 421 90936 mas_topiary_replace+0x4b/0xda0
observed inlined-set rep 1238 89136 free_pgtables+0x51/0x280
observed inlined-set rep 344 88064 restore_sigcontext+0x34/0x1d0
observed inlined-set rep 354 87792 bprm_execve+0x1d0/0x610
observed inlined-set rep 1219 87768 __split_vma+0x39/0x340
observed inlined-set rep 886 85056 vma_modify_flags+0x40/0xe0
observed inlined-set rep 1744 83712 iter_file_splice_write+0xdd/0x5b0
observed inlined-set rep 1132 81504 ext4_dx_find_entry+0x4f/0x1e0 [ext4]
observed inlined-set rep 829 79584 ext4_writepages+0x46/0x180 [ext4]
observed memcpy call 1213 78704 mab_mas_cp+0xe8/0x230
observed inlined-set rep 1210 77440 tcp_validate_incoming+0x482/0x5f0
observed inlined-copy rep 457 76776 copy_thread+0x18a/0x2b0
observed inlined-set rep 476 76160 mm_init+0xc0/0x3f0
observed inlined-set rep 778 74688 do_brk_flags+0x286/0x340
observed inlined-set rep 274 72336 mast_fill_bnode+0x7c/0x350
observed inlined-set rep 274 70144 mast_fill_bnode+0xa9/0x350
observed inlined-set rep 1726 69040 fscrypt_setup_filename+0x44/0x2f0
observed inlined-set rep 953 68616 commit_merge+0x46/0x2b0
observed inlined-set rep 856 68480 ext4_add_entry+0x55/0x4d0 [ext4]
observed inlined-set rep 855 68400 ext4_lookup+0x77/0x270 [ext4]
observed inlined-set rep 533 68224 do_mprotect_pkey+0x6c/0x560
observed inlined-set rep 328 68224 iomap_file_buffered_write+0x4b/0x430
observed inlined-set rep 848 67840 chmod_common+0x4a/0x180
observed memcpy call 1124 66792 mas_mab_cp+0x20c/0x320
observed inlined-set rep 65 66560 __purge_vmap_area_lazy+0x27/0x330
observed inlined-set rep 828 66240 chown_common+0x58/0x250
observed inlined-set rep 828 66240 vfs_utimes+0x42/0x280
observed inlined-set rep 815 65200 __ext4_unlink+0x5e/0x350 [ext4]
observed inlined-copy rep 51 64104 brd_submit_bio+0x5ab/0x820 [brd]
observed inlined-set rep 866 62352 mas_erase+0x4a/0x620
observed inlined-set rep 856 61632 dquot_free_inode+0x37/0x1d0
observed inlined-set rep 856 61632 dquot_alloc_inode+0x3a/0x220
observed inlined-set rep 477 61056 free_ldt_pgtables+0x2c/0xb0
observed inlined-set rep 477 61056 exit_mmap+0x45/0x3d0
observed inlined-set rep 952 60928 vm_unmapped_area+0x5e/0x2f0
observed inlined-set rep 692 60896 kernel_wait4+0x33/0x170
observed inlined-set rep 502 56224 text_poke_loc_init+0x4d/0x1f0
observed inlined-set rep 868 55552 mtree_alloc_cyclic+0x36/0x100
observed inlined-set rep 863 55232 ext4_file_open+0x61/0x380 [ext4]
observed inlined-set rep 850 54400 skb_splice_from_iter+0x4c/0x310
observed inlined-set rep 1121 53808 schedule_timeout+0x2c/0x170
observed inlined-set rep 829 53056 ext4_do_writepages+0x6f/0xd50 [ext4]
observed memcpy call 6504 52654 __d_alloc+0x69/0x230
observed inlined-set rep 404 51712 sock_sendmsg+0x43/0x120
observed inlined-set rep 1059 50832 vma_link+0x42/0x170
observed inlined-set rep 868 48608 mas_alloc_cyclic+0x7a/0x530
observed inlined-set rep 863 48328 load_module+0x1279/0x1ea0
observed inlined-set rep 855 47880 ext4_fname_prepare_lookup+0x3d/0x170 [ext4]
observed inlined-set rep 852 47712 ext4_free_blocks+0x28c/0x940 [ext4]
observed inlined-set rep 360 46080 do_vmi_align_munmap+0xa9/0x260
observed inlined-set rep 353 45184 relocate_vma_down+0xbe/0x220
observed inlined-set rep 353 45184 setup_arg_pages+0x5d/0x3a0
observed inlined-set rep 934 44832 __kernel_read+0x74/0x300
observed inlined-set rep 920 44160 tcp_recvmsg+0x46/0x220
observed inlined-set rep 274 43840 mast_fill_bnode+0x49/0x350
observed inlined-copy rep 167 42752 mas_copy_node.isra.0+0x16/0x40
observed inlined-set rep 404 42016 splice_to_socket+0x77/0x560
observed inlined-set rep 325 41600 __x64_sys_vfork+0x35/0x80
observed inlined-set rep 866 41568 mtree_erase+0x35/0x120
observed inlined-set rep 856 41088 __ext4_new_inode+0xa17/0x1860 [ext4]
observed inlined-set rep 158 40448 do_sys_poll+0x54/0x620
observed inlined-set rep 533 38376 do_mprotect_pkey+0x77/0x560
observed memcpy call 6939 37723 crng_fast_key_erasure+0xcd/0x120
observed inlined-set rep 353 36712 relocate_vma_down+0x94/0x220
observed inlined-set rep 344 35776 __fpu_restore_sig+0x65/0x5d0
observed inlined-set rep 472 33984 __run_timers+0x30/0x290
observed inlined-set rep 708 33984 __do_sys_brk+0x214/0x3e0
observed inlined-set rep 463 33336 copy_process+0x8a6/0x2750
observed memset call 32 32768 ext4_getblk+0x165/0x250 [ext4]
observed inlined-set rep 8 32704 ext4_calculate_overhead+0x2d7/0x4d0 [ext4]
observed inlined-set rep 477 30528 exit_mmap+0x52/0x3d0
observed inlined-set rep 345 30360 arch_do_signal_or_restart+0x34/0x260
observed inlined-set rep 463 29632 posix_cputimers_group_init+0x30/0x80
observed inlined-set rep 463 29632 proc_fork_connector+0x2e/0x170
observed inlined-set rep 460 29440 proc_exit_connector+0x2e/0x1b0
observed inlined-set rep 458 29312 acct_collect+0x150/0x220
observed inlined-set rep 606 29088 tomoyo_socket_sendmsg_permission+0x28/0xf0
observed inlined-set rep 368 26496 ext4_dx_add_entry+0x4b/0xd30 [ext4]
observed inlined-set rep 463 25928 copy_process+0x888/0x2750
observed inlined-set rep 463 25928 init_entity_runnable_average+0x39/0x80
observed inlined-set rep 533 25584 do_mprotect_pkey+0x195/0x560
observed inlined-set rep 533 25584 ipe_file_mprotect+0x29/0x90
observed inlined-set rep 353 25416 vma_shrink+0x48/0x1c0
observed inlined-set rep 353 25416 setup_arg_pages+0x68/0x3a0
observed inlined-set rep 444 24864 tmigr_handle_remote+0x42/0x480
observed inlined-set rep 6 24528 sysfs_kf_seq_show+0x92/0x100
observed inlined-set rep 424 23744 vm_brk_flags+0x68/0x270
observed inlined-set rep 329 23688 iomap_iter+0x137/0x350
observed inlined-set rep 329 23688 iomap_iter+0x160/0x350
observed inlined-set rep 360 23040 do_vmi_align_munmap+0x60/0x260
observed inlined-set rep 353 22592 proc_exec_connector+0x2e/0x150
observed memset call 353 22592 load_elf_binary+0xfe6/0x1780
observed inlined-set rep 460 22080 do_notify_parent+0x4a/0x330
observed user-clear call 344 22016 copy_fpstate_to_sigframe+0x9d/0x3c0
observed inlined-set rep 209 21736 sk_prot_alloc+0x4a/0x120
observed inlined-set rep 448 21504 ip_route_output_flow+0x3f/0xe0
observed inlined-set rep 202 21008 sock_write_iter+0x41/0x190
observed inlined-set rep 80 20480 filemap_splice_read+0x40/0x310
observed inlined-set rep 353 19768 expand_downwards+0x38/0x3f0
observed inlined-set rep 353 19768 relocate_vma_down+0x7f/0x220
observed inlined-set rep 203 19488 tcp_assign_congestion_control+0x83/0x150
observed inlined-set rep 401 19248 __mmap_region+0x20c/0xb20
observed inlined-set rep 171 19152 apply_retpolines+0x56/0x4d0
observed user-clear call 7 18872 copy_fpstate_to_sigframe+0x12d/0x3c0
observed inlined-set rep 336 18816 __vm_munmap+0x59/0x180
observed inlined-set rep 460 18400 do_notify_parent+0xe9/0x330
observed user-copy call 17584 18344 _copy_to_iter+0x164/0x6f0
observed inlined-set rep 272 17408 mas_wr_bnode+0x85/0xee0
observed inlined-set rep 354 16992 ipe_bprm_check_security+0x2f/0x80
observed inlined-set rep 353 16944 setup_arg_pages+0x177/0x3a0
observed inlined-set rep 353 16944 profile_transition+0x92/0xab0
observed memset call 734 16744 __kmalloc_node_track_caller_noprof+0x1d3/0x440
observed inlined-set rep 344 16512 __fpu_restore_sig+0x7c/0x5d0
observed user-copy call 344 16512 __fpu_restore_sig+0x91/0x5d0
observed user-copy call 344 16512 copy_fpstate_to_sigframe+0x2f8/0x3c0
observed memset call 989 16236 pcpu_alloc_noprof+0x43b/0x8a0
observed inlined-set rep 202 16160 do_truncate+0x33/0xf0
observed memcpy call 3251 15891 text_poke_early+0x47/0xb0
observed memset call 14 14336 jbd2_journal_get_descriptor_buffer+0x98/0x110 [jbd2]
observed memcpy call 1361 13298 ext4_htree_store_dirent+0x8f/0x150 [ext4]
observed inlined-set rep 103 13184 __sys_connect+0x3a/0xd0
observed inlined-set rep 102 13056 do_accept+0x46/0x1a0
observed inlined-set rep 272 13056 mas_wr_bnode+0x92/0xee0
observed inlined-set rep 272 13056 mas_wr_bnode+0xbb/0xee0
observed inlined-set rep 272 13056 mas_wr_bnode+0xd0/0xee0
observed inlined-set rep 272 13056 mas_wr_bnode+0xe5/0xee0
observed inlined-set rep 202 12928 tcp_init_transfer+0x88/0x2e0
observed inlined-set rep 202 12928 bpf_skops_hdr_opt_len+0x35/0x140
observed memmove call 184 12848 mab_shift_right+0x50/0x170
observed memmove call 184 12848 mab_shift_right+0x77/0x170
observed inlined-set rep 123 12792 __do_sys_clone+0x39/0xa0
observed inlined-set rep 158 11376 schedule_hrtimeout_range_clock+0x33/0x1c0
observed inlined-set rep 174 11136 find_next_iomem_res+0xd1/0x170
observed inlined-set rep 174 11136 walk_system_ram_range+0x5b/0x110
observed memcpy call 706 10675 kstrdup+0x49/0x80
observed inlined-copy rep 169 10664 skb_try_coalesce+0x4c1/0x640
observed inlined-set rep 26 9984 __filemap_fdatawrite_range+0x36/0xa0
observed memset call 64 9504 __kmalloc_cache_node_noprof+0x15c/0x330
observed inlined-set rep 101 8888 tcp_conn_request+0xaf/0xf00
observed inlined-set rep 101 8888 tcp_make_synack+0x77/0x680
observed inlined-set rep 101 8888 tcp_make_synack+0x12c/0x680
observed memcpy call 856 8864 ext4_insert_dentry+0xc2/0x170 [ext4]
observed inlined-set rep 137 8768 mas_wr_bnode+0x8d3/0xee0
observed memset call 63 8288 kfree_sensitive+0x25/0x60
observed inlined-set rep 103 8240 tomoyo_check_inet_address+0x9e/0x170
observed memcpy call 8 8192 ext4_mb_init_cache+0x395/0x5d0 [ext4]
observed memset call 8 8192 ext4_mb_init_cache+0x250/0x5d0 [ext4]
observed memcpy call 8 7904 make_indexed_dir+0x232/0x6f0 [ext4]
observed memset call 8 7904 make_indexed_dir+0x23f/0x6f0 [ext4]
observed inlined-set rep 123 7872 copy_process+0x12df/0x2750
observed inlined-set rep 123 7872 __mt_dup+0x3c/0x560
observed inlined-set rep 123 7872 __mt_dup+0x4c/0x560
observed inlined-set rep 30 7680 sha256_transform_blocks+0x3f/0x7e0
observed inlined-set rep 30 7680 sha256_transform_blocks+0x790/0x7e0
observed inlined-set rep 12 7392 mas_wr_spanning_store+0x59/0x9d0
observed inlined-set rep 12 7392 mas_wr_spanning_store+0x5bb/0x9d0
observed inlined-set rep 101 7272 inet_csk_clone_lock+0xd8/0x120
observed inlined-set rep 149 7152 mas_spanning_rebalance+0x57/0x1340
observed inlined-set rep 149 7152 mas_spanning_rebalance+0x70/0x1340
observed inlined-set rep 149 7152 mas_spanning_rebalance+0x9d/0x1340
observed memcpy call 108 7128 skb_segment+0x328/0xf70
observed memset call 342 6871 __get_task_comm+0x7f/0xb0
observed memset call 1672 6688 apply_returns+0x9d/0x220
observed inlined-set rep 137 6576 mas_wr_bnode+0x8e3/0xee0
observed inlined-set rep 137 6576 mas_wr_bnode+0x912/0xee0
observed inlined-set rep 101 6464 tcp_conn_request+0x989/0xf00
observed inlined-set rep 101 6464 tcp_connect+0x37/0xf00
observed inlined-set rep 101 6464 tcp_connect+0x1b1/0xf00
observed inlined-set rep 101 6464 tcp_connect+0x2e4/0xf00
observed inlined-set rep 101 6464 tcp_connect+0x43e/0xf00
observed inlined-set rep 101 6464 tcp_v4_send_synack+0x11a/0x200
observed inlined-set rep 101 6464 tcp_openreq_init_rwin+0xbd/0x240
observed memset call 4 6064 zero_user_segments.constprop.0+0x6b/0xe0
observed memcpy call 247 5952 mas_mab_cp+0x138/0x320
observed inlined-set rep 101 5656 tcp_v4_send_synack+0x4a/0x200
observed memmove call 270 5584 do_split+0x670/0x960 [ext4]
observed inlined-set rep 85 5440 set_direct_map_invalid_noflush+0x4b/0xa0
observed inlined-set rep 85 5440 set_direct_map_default_noflush+0x4b/0xa0
observed memset call 336 5176 do_split+0x4a8/0x960 [ext4]
observed inlined-copy rep 9 5112 fpu_clone+0x35d/0x410
observed inlined-set rep 103 4944 tomoyo_socket_connect_permission+0x28/0x150
observed inlined-set rep 28 4928 tomoyo_path2_perm+0x7a/0x280
observed inlined-set rep 101 4848 ip_route_output_key_hash+0x3d/0xa0
observed inlined-set rep 75 4800 ext4_mb_prefetch+0x51/0x140 [ext4]
observed inlined-set rep 61 4392 ext4_htree_fill_tree+0x88/0x3d0 [ext4]
observed inlined-set rep 78 4368 ext4_mb_regular_allocator+0x4c/0x7f0 [ext4]
observed inlined-copy rep 334 4192 do_split+0x51d/0x960 [ext4]
observed memset call 4 4096 zero_user_segments+0x71/0xd0
observed inlined-set rep 6 3984 initcall_blacklisted+0x52/0x100
observed inlined-set rep 82 3936 offset_dir_lookup+0x51/0xe0
observed inlined-copy rep 325 3864 getname_kernel+0xf9/0x190
observed inlined-set rep 37 3848 balance_dirty_pages+0x6b/0xce0
observed inlined-set rep 60 3840 proc_task_name+0x35/0xf0
observed memset call 476 3808 mm_init+0xee/0x3f0
observed memset call 476 3808 mm_init+0x2d1/0x3f0
observed inlined-set rep 52 3744 change_page_attr_set_clr+0x47/0x1b0
observed memcpy call 457 3656 dup_fd+0x108/0x3c0
observed memcpy call 457 3656 dup_fd+0x13b/0x3c0
observed memcpy call 457 3656 dup_fd+0x16b/0x3c0
observed memcpy call 2167 3655 text_poke_memcpy+0x9/0x20
observed inlined-set rep 37 3552 balance_dirty_pages+0x5b/0xce0
observed inlined-copy rep 9 3456 __do_sys_newuname+0x9c/0x150
observed inlined-set rep 9 3456 __do_sys_newuname+0x58/0x150
observed inlined-set rep 9 3456 writeback_sb_inodes+0x3c/0x4f0
observed inlined-set rep 13 3328 __filemap_fdatawait_range+0x45/0xf0
observed inlined-set rep 44 3168 ip_send_unicast_reply+0x86/0x520
observed memset call 353 2824 begin_new_exec+0x3d8/0xb60
observed memcpy call 502 2492 text_poke_loc_init+0x54/0x1f0
observed inlined-set rep 44 2464 ip_send_unicast_reply+0xa0/0x520
observed inlined-set rep 44 2464 tcp_v4_send_ack+0xa6/0x3f0
observed inlined-set rep 32 2304 hrtimer_nanosleep+0x36/0x180
observed inlined-copy rep 257 2240 copy_string_kernel+0x144/0x240
observed inlined-set rep 28 2240 tomoyo_path2_perm+0x6f/0x280
observed inlined-set rep 28 2240 ext4_find_entry+0x35/0xb0 [ext4]
observed inlined-set rep 27 2160 ext4_rmdir+0xb9/0x470 [ext4]
observed memcpy call 131 2088 seq_write+0x27/0x60
observed memset call 2 2048 ext4_read_block_bitmap_nowait+0x1ff/0x640 [ext4]
observed inlined-set rep 14 2016 search_nested_keyrings+0x39/0x370
observed inlined-set rep 14 2016 vli_mmod_slow+0x55/0x330
observed inlined-set rep 14 2016 vli_mmod_slow+0x60/0x330
observed inlined-set rep 14 2016 vli_mod_mult_slow+0x3a/0xa0
observed inlined-set rep 28 2016 vli_mod_inv+0x5d/0x9d0
observed inlined-set rep 28 2016 vli_mod_inv+0x68/0x9d0
observed inlined-set rep 28 2016 vli_mod_inv+0x73/0x9d0
observed inlined-set rep 28 2016 vli_mod_inv+0x7e/0x9d0
observed inlined-set rep 14 1904 keyring_search+0x42/0x120
observed inlined-set rep 10 1840 refresh_cpu_vm_stats+0x85/0x290
observed inlined-set rep 28 1792 do_renameat2+0x79/0x630
observed inlined-set rep 28 1568 vfs_rename+0x87/0xda0
observed other-copy call 44 1408 csum_partial_copy_nocheck+0x9/0x20
observed inlined-set rep 14 1344 sha256_final+0x68/0x90
observed inlined-set rep 24 1152 __do_sys_brk+0x10d/0x3e0
observed inlined-set rep 7 1064 ecdsa_verify+0x4f/0x170
observed inlined-set rep 2 1024 init_pwq+0x1b/0xe0
observed inlined-set rep 9 1008 do_sysinfo.isra.0+0x26/0x150
observed inlined-set rep 9 1008 __do_sys_sysinfo+0x21/0x80
observed inlined-set rep 7 1008 init_module_from_file+0x51/0xf0
observed inlined-set rep 7 1008 ecc_point_add+0x196/0x270
observed inlined-set rep 7 1008 ecc_point_add+0x1bd/0x270
observed inlined-set rep 7 1008 ecc_point_add+0x1ea/0x270
observed inlined-set rep 7 1008 ecc_point_mult_shamir+0x9a/0x5c0
observed inlined-set rep 7 1008 ecc_point_mult_shamir+0x487/0x5c0
observed inlined-set rep 7 1008 ecc_point_mult_shamir+0x4b7/0x5c0
observed inlined-set rep 7 1008 ecc_point_mult_shamir+0x4e9/0x5c0
observed inlined-set rep 7 1008 ecc_point_mult+0x5c/0x800
observed inlined-set rep 7 1008 ecc_point_mult+0x67/0x800
observed inlined-set rep 7 1008 ecc_point_mult+0x7f/0x800
observed inlined-set rep 7 1008 ecc_point_mult+0x2ab/0x800
observed inlined-set rep 7 1008 ecc_point_mult+0x2d4/0x800
observed inlined-set rep 7 1008 ecc_point_mult+0x313/0x800
observed inlined-set rep 7 1008 ecc_point_mult+0x38a/0x800
observed inlined-set rep 7 1008 ecc_point_mult+0x3bc/0x800
observed inlined-set rep 7 1008 ecc_point_mult+0x3f8/0x800
observed inlined-set rep 7 1008 ecc_point_mult+0x51d/0x800
observed inlined-set rep 7 1008 ecc_point_mult+0x54e/0x800
observed inlined-set rep 7 1008 ecc_point_mult+0x59f/0x800
observed inlined-set rep 7 1008 ecc_point_mult+0x5d6/0x800
observed inlined-set rep 7 1008 ecc_point_mult+0x648/0x800
observed inlined-set rep 7 1008 ecc_point_mult+0x67a/0x800
observed inlined-set rep 7 1008 ecc_point_mult+0x6b3/0x800
observed inlined-set rep 1 976 bdev_alloc_inode+0x34/0x80
observed inlined-set rep 6 960 copy_thread+0x25b/0x2b0
observed memcpy call 7 945 sg_copy_buffer+0x89/0x150
observed inlined-set rep 8 896 arch_jump_entry_size+0x28/0x90
observed inlined-set rep 7 896 public_key_verify_signature+0x3d/0x230
observed memcpy call 201 888 vsnprintf+0x383/0x6e0
observed inlined-set rep 10 880 printk_get_next_message+0x52/0x260
observed inlined-set rep 12 864 mas_wr_spanning_store+0x66/0x9d0
observed inlined-set rep 12 864 mas_wr_spanning_store+0x82/0x9d0
observed inlined-set rep 12 864 mas_wr_spanning_store+0x9d/0x9d0
observed inlined-set rep 8 832 wb_over_bg_thresh+0x58/0x1f0
observed inlined-set rep 6 816 copy_clone_args_from_user+0x10c/0x290
observed inlined-set rep 6 816 __do_sys_clone3+0x31/0x140
observed inlined-set rep 1 792 wb_init+0x48/0x1d0
observed inlined-set rep 14 784 ext4_rename+0x69/0xbb0 [ext4]
observed inlined-set rep 14 784 ext4_rename+0x75/0xbb0 [ext4]
observed inlined-set rep 6 768 __do_sys_clone3+0x41/0x140
observed inlined-set rep 6 768 kernel_thread+0x36/0xb0
observed inlined-set rep 8 768 wb_over_bg_thresh+0x48/0x1f0
observed inlined-set rep 2 768 write_inode_now+0x33/0xc0
observed inlined-set rep 6 768 blkdev_issue_flush+0x37/0x80
observed inlined-set rep 12 768 mas_wr_spanning_store+0x4e/0x9d0
observed inlined-set rep 7 728 crypto_sig_verify+0x3d/0xd0
observed memcpy call 7 721 kmemdup_noprof+0x31/0x60
observed memcpy call 7 721 crypto_akcipher_sync_prep+0x99/0x130
observed inlined-set rep 11 704 block_read_full_folio+0x44/0x300
observed memcpy call 7 679 public_key_verify_signature+0x158/0x230
observed inlined-set rep 14 672 mtree_store_range+0x47/0x140
observed inlined-set rep 9 648 __flush_work+0x3f/0x3b0
observed inlined-set rep 10 640 blkdev_writepages+0x38/0xa0
observed inlined-set rep 6 576 wb_update_bandwidth+0x34/0x80
observed inlined-set rep 8 576 make_indexed_dir+0x65/0x6f0 [ext4]
observed inlined-copy rep 3 552 prepare_kernel_cred+0x4f/0x200
observed inlined-set rep 6 528 copy_clone_args_from_user+0x2e/0x290
observed inlined-copy rep 1 504 read_lba+0x104/0x180
observed inlined-set rep 7 504 _ecdsa_verify+0x83/0x1f0
observed inlined-set rep 7 504 _ecdsa_verify+0x90/0x1f0
observed inlined-set rep 7 504 _ecdsa_verify+0x9b/0x1f0
observed inlined-set rep 7 504 _ecdsa_verify+0xa8/0x1f0
observed inlined-set rep 7 504 _ecdsa_verify+0xb3/0x1f0
observed inlined-set rep 7 504 ecdsa_verify+0x5e/0x170
observed inlined-set rep 7 504 ecc_is_pubkey_valid_partial+0x4a/0x1f0
observed inlined-set rep 7 504 ecc_is_pubkey_valid_partial+0x55/0x1f0
observed inlined-set rep 7 504 ecc_is_pubkey_valid_partial+0x60/0x1f0
observed inlined-set rep 7 504 ecc_point_add+0x54/0x270
observed inlined-set rep 7 504 ecc_point_add+0x5f/0x270
observed inlined-set rep 7 504 ecc_point_add+0x6a/0x270
observed inlined-set rep 7 504 ecc_point_add+0x173/0x270
observed inlined-set rep 7 504 ecc_point_mult_shamir+0x87/0x5c0
observed inlined-set rep 7 504 ecc_point_mult_shamir+0x471/0x5c0
observed inlined-set rep 7 504 ecc_point_mult+0x74/0x800
observed inlined-set rep 7 504 ecc_point_mult+0x1c9/0x800
observed inlined-set rep 7 504 ecc_point_mult+0x274/0x800
observed inlined-set rep 7 504 ecc_point_mult+0x370/0x800
observed inlined-set rep 7 504 ecc_point_mult+0x62e/0x800
observed inlined-set rep 7 504 sg_copy_buffer+0x4a/0x150
observed memmove call 17 496 ftrace_free_mem+0x25d/0x430
observed inlined-set rep 7 448 idempotent_init_module+0x3c/0x320
observed inlined-set rep 7 448 wb_writeback+0x4d/0x340
observed inlined-set rep 7 448 sg_miter_start+0x31/0x70
observed inlined-set rep 3 432 __do_sys_getrusage+0x36/0xc0
observed inlined-set rep 3 432 mpage_readahead+0x40/0x130
observed memcpy call 14 425 lib_sha256_base_do_update.constprop.0.isra.0+0x5e/0x1c0
observed inlined-set rep 3 408 getrusage+0x87/0x4a0
observed memcpy call 5 408 krealloc_noprof+0x6a/0x100
observed inlined-set rep 5 400 prb_reserve+0x1ab/0x3d0
observed inlined-set rep 10 400 refresh_cpu_vm_stats+0x59/0x290
observed inlined-set rep 7 392 mod_sysfs_setup+0x9a/0x880
observed inlined-set rep 6 384 do_one_initcall+0x3b/0x320
observed inlined-set rep 3 384 user_mode_thread+0x30/0xa0
observed inlined-set rep 8 384 make_indexed_dir+0x403/0x6f0 [ext4]
observed memcpy call 28 376 take_dentry_name_snapshot+0x63/0xd0
observed inlined-set rep 4 352 tomoyo_assign_domain+0x47/0x300
observed inlined-set rep 6 336 sched_setscheduler_nocheck+0x30/0xc0
observed inlined-set rep 7 336 synchronize_rcu_normal.part.0+0x38/0x80
observed inlined-set rep 7 336 synchronize_rcu_normal+0x2a/0xd0
observed inlined-set rep 7 336 ipe_kernel_read_file+0x2f/0xa0
observed inlined-set rep 7 336 assoc_array_find+0x3a/0xd0
observed inlined-set rep 6 336 ext4_process_freed_data+0x103/0x2f0 [ext4]
observed memmove call 7 336 ecc_point_mult+0x1ed/0x800
observed memmove call 7 336 ecc_point_mult+0x206/0x800
observed memset call 22 332 ext4_generic_delete_entry+0x138/0x160 [ext4]
observed memcpy call 5 326 _prb_read_valid+0x217/0x330
observed memmove call 5 326 printk_sprint+0xbc/0xf0
observed memcpy call 7 322 asymmetric_key_generate_id+0xb5/0x100
observed inlined-set rep 4 320 jbd2_journal_commit_transaction+0x56/0x1c90 [jbd2]
observed inlined-set rep 8 320 ext4_mb_init_cache+0x200/0x5d0 [ext4]
observed inlined-copy rep 1 280 timekeeping_update+0x104/0x140
observed inlined-copy rep 7 280 ecc_point_add+0x109/0x270
observed inlined-copy rep 7 280 ecc_point_add+0x124/0x270
observed inlined-set rep 7 280 ecc_point_mult+0x235/0x800
observed inlined-set rep 3 264 kernel_wait+0x2c/0xa0
observed memcpy call 28 264 __d_move+0x168/0x640
observed inlined-set rep 4 256 blkdev_issue_zeroout+0x1d3/0x2c0
observed inlined-set rep 4 256 jbd2_journal_commit_transaction+0x89/0x1c90 [jbd2]
observed inlined-set rep 1 248 apply_alternatives+0x61/0x420
observed inlined-set rep 2 240 inet_ioctl+0x78/0x1f0
observed inlined-set rep 4 224 bdi_split_work_to_wbs+0x80/0x390
observed memcpy call 7 224 crypto_sig_verify+0x6a/0xd0
observed memset call 7 224 sg_init_table+0x10/0x50
observed inlined-set rep 1 200 iomap_bmap+0x43/0x110
observed inlined-set rep 4 192 collect_percpu_times+0x66/0x360
observed inlined-set rep 3 192 read_pages+0x41/0x250
observed inlined-set rep 4 192 wb_workfn+0x2ca/0x460
observed inlined-copy rep 1 168 blk_alloc_queue+0xd4/0x270
observed inlined-set rep 3 168 add_sysfs_param+0xa7/0x1f0
observed inlined-set rep 3 168 __request_module+0x79/0x2b0
observed inlined-set rep 1 168 __blk_alloc_disk+0x3e/0xc0
observed inlined-set rep 4 160 rcu_sync_init+0x38/0x60
observed inlined-set rep 2 160 tomoyo_unix_entry+0x47/0x1c0
observed inlined-set rep 1 160 brd_alloc.isra.0+0x78/0x310 [brd]
observed memcpy call 7 140 asymmetric_key_generate_id+0x7c/0x100
observed memcpy call 22 134 kobject_get_path+0xa9/0x120
observed inlined-set rep 1 128 tomoyo_socket_listen_permission+0x6f/0x120
observed inlined-set rep 1 128 aa_may_signal+0x56/0x180
observed inlined-set rep 2 128 blkdev_common_ioctl+0x1be/0xc00
observed inlined-set rep 2 128 proc_comm_connector+0x2e/0x160
observed inlined-set rep 1 128 __sys_bind+0x42/0x120
observed inlined-set rep 5 120 _printk+0x48/0x87
observed inlined-set rep 1 112 __apply_relocation+0x1e6/0x3a0
observed inlined-set rep 1 112 optimize_nops+0x6c/0x1b0
observed inlined-set rep 2 112 __inet_dev_addr_type+0x36/0x190
observed memset call 7 112 ecc_digits_from_bytes+0x5e/0x100
observed memcpy call 11 98 __proc_create+0x130/0x290
observed inlined-set rep 2 96 stop_one_cpu_nowait+0x1c/0x50
observed inlined-set rep 2 96 profile_signal_perm+0x58/0x110
observed inlined-set rep 2 96 __inet_dev_addr_type+0x45/0x190
observed inlined-set rep 1 88 ext4_fill_super+0x21a5/0x2f30 [ext4]
observed inlined-set rep 1 80 tomoyo_mount_permission+0x42/0x210
observed inlined-set rep 1 80 devtmpfs_create_node+0x3f/0x170
observed inlined-set rep 1 80 devtmpfs_work_loop+0x1db/0x296
observed inlined-set rep 1 72 khugepaged+0x283/0x950
observed memcpy call 12 69 kernfs_iop_get_link+0x1f9/0x2c0
observed inlined-set rep 1 64 _get_random_bytes+0x119/0x150
observed inlined-set rep 1 64 _get_random_bytes+0x126/0x150
observed inlined-set rep 1 64 __inet_listen_sk+0x87/0x140
observed inlined-set rep 1 64 ext4_file_open+0x172/0x380 [ext4]
observed inlined-set rep 1 64 ext4_fill_super+0x600/0x2f30 [ext4]
observed memmove call 2 64 mab_shift_right+0xc1/0x170
observed memset call 1 55 memcpy_and_pad+0x34/0x60
observed memcpy call 7 49 public_key_verify_signature+0x17e/0x230
observed inlined-set rep 1 48 send_signal_locked+0x3b/0x1c0
observed inlined-set rep 1 48 khugepaged+0x4a2/0x950
observed inlined-set rep 1 48 wb_workfn+0x336/0x460
observed inlined-set rep 1 48 tomoyo_socket_listen_permission+0x34/0x120
observed inlined-set rep 1 48 tomoyo_socket_bind_permission+0x28/0x130
observed memmove call 14 48 dx_insert_block.isra.0+0x48/0x80 [ext4]
observed inlined-set rep 1 40 __x64_sys_kill+0x56/0xd0
observed inlined-set rep 1 40 create_worker+0xd9/0x210
observed inlined-set rep 1 40 init_rescuer+0x48/0x1a0
observed memcpy call 1 32 _get_random_bytes+0x10a/0x150
observed inlined-set rep 1 28 mb_cache_entry_wait_unused+0x88/0xd0 [mbcache]
observed inlined-set rep 1 28 mb_cache_create+0x68/0x150 [mbcache]
observed inlined-set rep 1 28 __mb_cache_entry_free+0x40/0xc0 [mbcache]
observed inlined-set rep 1 28 __mb_cache_entry_free+0xa8/0xc0 [mbcache]
observed inlined-set rep 1 28 crc16+0x36/0x6000 [crc16]
observed inlined-set rep 1 28 chksum_setkey+0x6/0x40 [crc32c_generic]
observed inlined-set rep 1 28 crc32c_cra_init+0x26/0x30 [crc32c_generic]
observed inlined-set rep 1 28 chksum_update+0x6/0x40 [crc32c_generic]
observed inlined-set rep 1 28 cleanup_module+0x59/0x5e70 [crc32c_generic]
observed inlined-set rep 1 28 cleanup_module+0x93/0x5e70 [crc32c_generic]
observed inlined-set rep 1 28 cleanup_module+0xd0/0x5e70 [crc32c_generic]
observed inlined-set rep 1 28 cleanup_module+0x189/0x5e70 [crc32c_generic]
observed inlined-set rep 1 28 cleanup_module+0x1b9/0x5e70 [crc32c_generic]
observed inlined-set rep 1 28 cleanup_module+0x266/0x5e70 [crc32c_generic]
observed inlined-set rep 1 28 cleanup_module+0x616/0x5e70 [crc32c_generic]
observed memcpy call 3 24 copy_workqueue_attrs+0x43/0x110
observed memcpy call 3 24 copy_workqueue_attrs+0x74/0x110
observed inlined-set rep 1 20 mb_cache_count+0x7/0x30 [mbcache]
observed inlined-set rep 1 20 mb_cache_create+0x13a/0x150 [mbcache]
observed inlined-set rep 1 16 devtmpfs_work_loop+0x92/0x296
observed memcpy call 2 16 alloc_workqueue_attrs+0x83/0xd0
observed memcpy call 2 16 set_cpus_allowed_common+0x4f/0x100
observed inlined-set rep 1 12 cleanup_module+0x3d4/0x5e70 [crc32c_generic]
observed memcpy call 1 9 kmemdup_nul+0x4e/0x90
observed memcpy call 1 9 memcpy_and_pad+0x1c/0x60
observed memcpy call 1 8 apply_wqattrs_prepare+0xa2/0x280
observed memcpy call 1 8 apply_wqattrs_prepare+0x1b3/0x280
observed memcpy call 7 8 load_module+0x17aa/0x1ea0
observed memmove call 2 8 tomoyo_get_local_path+0x197/0x240
observed memset call 1 8 __lru_add_drain_all+0x89/0x1f0
observed memcpy call 1 4 ___neigh_create+0x1c4/0x980
observed memcpy call 1 4 arp_constructor+0x5a/0x430
observed inlined-set rep 110 0 copy_string_kernel+0x144/0x240
observed inlined-set rep 106 0 getname_kernel+0xf9/0x190
observed inlined-set rep 4 0 copy_page_from_iter_atomic+0x3e9/0x890
observed inlined-set rep 437 0 mas_wr_node_store+0x2de/0x5e0
observed inlined-set rep 437 0 mas_wr_node_store+0x30d/0x5e0
observed inlined-set rep 778 0 mas_wr_node_store+0x39c/0x5e0
observed inlined-set rep 2 0 do_split+0x51d/0x960 [ext4]
observed memcpy call 14596 0 blake2s_update+0x9c/0x170
observed memcpy call 108 0 skb_segment+0x81b/0xf70
observed memset call 1 0 krealloc_noprof+0xa8/0x100
observed memset call 457 0 dup_fd+0x12b/0x3c0
observed memset call 457 0 dup_fd+0x14f/0x3c0
observed memset call 457 0 dup_fd+0x251/0x3c0
observed memset call 457 0 dup_fd+0x2a0/0x3c0
observed-size checked-copy exception 4096 4096 3556 14565376
observed-size clear_page exception 4096 4096 22957 94031872
observed-size clear_page softirq 4096 4096 8 32768
observed-size clear_page task 4096 4096 26942 110354432
observed-size inlined-copy exception 168 168 26100 4384800
observed-size inlined-copy hardirq 168 168 419 70392
observed-size inlined-copy hardirq 280 280 950 266000
observed-size inlined-copy softirq 8 8 10 80
observed-size inlined-copy softirq 72 72 58 4176
observed-size inlined-copy softirq 120 120 50 6000
observed-size inlined-copy task 8 8 2025 16200
observed-size inlined-copy task 16 16 3878 62048
observed-size inlined-copy task 24 24 2151 51624
observed-size inlined-copy task 32 32 1187 37984
observed-size inlined-copy task 40 40 13257 530280
observed-size inlined-copy task 48 48 783 37584
observed-size inlined-copy task 56 56 860 48160
observed-size inlined-copy task 64 64 1945 124480
observed-size inlined-copy task 72 72 536 38592
observed-size inlined-copy task 80 80 527 42160
observed-size inlined-copy task 88 88 108 9504
observed-size inlined-copy task 96 96 112 10752
observed-size inlined-copy task 104 104 4 416
observed-size inlined-copy task 120 120 8 960
observed-size inlined-copy task 128 128 14 1792
observed-size inlined-copy task 144 144 10 1440
observed-size inlined-copy task 152 152 6 912
observed-size inlined-copy task 160 160 8 1280
observed-size inlined-copy task 168 168 466 78288
observed-size inlined-copy task 176 176 2743 482768
observed-size inlined-copy task 184 184 823 151432
observed-size inlined-copy task 192 192 12 2304
observed-size inlined-copy task 200 200 6 1200
observed-size inlined-copy task 208 208 4 832
observed-size inlined-copy task 216 216 434 93744
observed-size inlined-copy task 224 224 4 896
observed-size inlined-copy task 232 232 4 928
observed-size inlined-copy task 240 240 4 960
observed-size inlined-copy task 248 248 766 189968
observed-size inlined-copy task 256 256 638 163328
observed-size inlined-copy task 264 264 12 3168
observed-size inlined-copy task 280 280 7 1960
observed-size inlined-copy task 288 288 2 576
observed-size inlined-copy task 312 312 14 4368
observed-size inlined-copy task 328 328 4 1312
observed-size inlined-copy task 336 336 8 2688
observed-size inlined-copy task 344 344 2 688
observed-size inlined-copy task 352 352 2 704
observed-size inlined-copy task 360 360 4 1440
observed-size inlined-copy task 368 368 12 4416
observed-size inlined-copy task 376 376 8 3008
observed-size inlined-copy task 384 384 19 7296
observed-size inlined-copy task 392 392 4 1568
observed-size inlined-copy task 400 400 14 5600
observed-size inlined-copy task 408 408 16 6528
observed-size inlined-copy task 416 416 8 3328
observed-size inlined-copy task 424 424 2 848
observed-size inlined-copy task 432 432 2 864
observed-size inlined-copy task 448 448 4 1792
observed-size inlined-copy task 456 456 4 1824
observed-size inlined-copy task 464 464 2 928
observed-size inlined-copy task 472 472 4 1888
observed-size inlined-copy task 480 480 10 4800
observed-size inlined-copy task 488 488 4 1952
observed-size inlined-copy task 504 504 147 74088
observed-size inlined-copy task 520 520 10 5200
observed-size inlined-copy task 536 536 12 6432
observed-size inlined-copy task 552 552 8 4416
observed-size inlined-copy task 560 560 2 1120
observed-size inlined-copy task 568 568 366 207888
observed-size inlined-copy task 576 576 2 1152
observed-size inlined-copy task 584 584 6 3504
observed-size inlined-copy task 600 600 8 4800
observed-size inlined-copy task 608 608 6 3648
observed-size inlined-copy task 648 648 2 1296
observed-size inlined-copy task 664 664 2 1328
observed-size inlined-copy task 672 672 2 1344
observed-size inlined-copy task 680 680 2 1360
observed-size inlined-copy task 688 688 2 1376
observed-size inlined-copy task 712 712 2 1424
observed-size inlined-copy task 720 720 10 7200
observed-size inlined-copy task 736 736 2 1472
observed-size inlined-copy task 744 744 4 2976
observed-size inlined-copy task 752 752 8 6016
observed-size inlined-copy task 760 760 2 1520
observed-size inlined-copy task 784 784 4 3136
observed-size inlined-copy task 792 792 2 1584
observed-size inlined-copy task 800 800 2 1600
observed-size inlined-copy task 808 808 6 4848
observed-size inlined-copy task 824 824 4 3296
observed-size inlined-copy task 840 840 6 5040
observed-size inlined-copy task 848 848 4 3392
observed-size inlined-copy task 864 864 6 5184
observed-size inlined-copy task 880 880 8 7040
observed-size inlined-copy task 912 912 8 7296
observed-size inlined-copy task 928 928 4 3712
observed-size inlined-copy task 936 936 6 5616
observed-size inlined-copy task 944 944 4 3776
observed-size inlined-copy task 952 952 4 3808
observed-size inlined-copy task 960 960 12 11520
observed-size inlined-copy task 968 968 8 7744
observed-size inlined-copy task 976 976 6 5856
observed-size inlined-copy task 984 984 10 9840
observed-size inlined-copy task 1000 1000 8 8000
observed-size inlined-copy task 1008 1008 2 2016
observed-size inlined-copy task 1016 1016 5144 5226304
observed-size inlined-copy task 1024 1024 4 4096
observed-size inlined-copy task 1032 1032 2 2064
observed-size inlined-copy task 1040 1040 10 10400
observed-size inlined-copy task 1048 1048 10 10480
observed-size inlined-copy task 1056 1056 18 19008
observed-size inlined-copy task 1064 1064 14 14896
observed-size inlined-copy task 1072 1072 6 6432
observed-size inlined-copy task 1080 1080 2 2160
observed-size inlined-copy task 1088 1088 8 8704
observed-size inlined-copy task 1096 1096 20 21920
observed-size inlined-copy task 1104 1104 14 15456
observed-size inlined-copy task 1112 1112 4 4448
observed-size inlined-copy task 1120 1120 4 4480
observed-size inlined-copy task 1136 1136 12 13632
observed-size inlined-copy task 1144 1144 4 4576
observed-size inlined-copy task 1160 1160 10 11600
observed-size inlined-copy task 1168 1168 10 11680
observed-size inlined-copy task 1176 1176 14 16464
observed-size inlined-copy task 1184 1184 4 4736
observed-size inlined-copy task 1192 1192 12 14304
observed-size inlined-copy task 1200 1200 16 19200
observed-size inlined-copy task 1208 1208 10 12080
observed-size inlined-copy task 1216 1216 4 4864
observed-size inlined-copy task 1224 1224 6 7344
observed-size inlined-copy task 1232 1232 10 12320
observed-size inlined-copy task 1240 1240 8 9920
observed-size inlined-copy task 1248 1248 6 7488
observed-size inlined-copy task 1256 1256 12 15072
observed-size inlined-copy task 1264 1264 8 10112
observed-size inlined-copy task 1272 1272 20 25440
observed-size inlined-copy task 1280 1280 12 15360
observed-size inlined-copy task 1296 1296 14 18144
observed-size inlined-copy task 1312 1312 4 5248
observed-size inlined-copy task 1320 1320 4 5280
observed-size inlined-copy task 1328 1328 6 7968
observed-size inlined-copy task 1344 1344 127 170688
observed-size inlined-copy task 1360 1360 8 10880
observed-size inlined-copy task 1376 1376 4 5504
observed-size inlined-copy task 1392 1392 14 19488
observed-size inlined-copy task 1416 1416 8 11328
observed-size inlined-copy task 1424 1424 10 14240
observed-size inlined-copy task 1440 1440 4 5760
observed-size inlined-copy task 1448 1448 4 5792
observed-size inlined-copy task 1456 1456 8 11648
observed-size inlined-copy task 1480 1480 4 5920
observed-size inlined-copy task 1488 1488 10 14880
observed-size inlined-copy task 1496 1496 8 11968
observed-size inlined-copy task 1504 1504 14 21056
observed-size inlined-copy task 1512 1512 10 15120
observed-size inlined-copy task 1520 1520 2 3040
observed-size inlined-copy task 1528 1528 146 223088
observed-size inlined-copy task 1560 1560 6 9360
observed-size inlined-copy task 1576 1576 6 9456
observed-size inlined-copy task 1584 1584 6 9504
observed-size inlined-copy task 1592 1592 2 3184
observed-size inlined-copy task 1608 1608 6 9648
observed-size inlined-copy task 1616 1616 6 9696
observed-size inlined-copy task 1624 1624 4 6496
observed-size inlined-copy task 1640 1640 4 6560
observed-size inlined-copy task 1648 1648 6 9888
observed-size inlined-copy task 1656 1656 4 6624
observed-size inlined-copy task 1664 1664 2 3328
observed-size inlined-copy task 1680 1680 4 6720
observed-size inlined-copy task 1688 1688 4 6752
observed-size inlined-copy task 1696 1696 4 6784
observed-size inlined-copy task 1704 1704 8 13632
observed-size inlined-copy task 1712 1712 2 3424
observed-size inlined-copy task 1720 1720 2 3440
observed-size inlined-copy task 1736 1736 6 10416
observed-size inlined-copy task 1744 1744 4 6976
observed-size inlined-copy task 1760 1760 4 7040
observed-size inlined-copy task 1768 1768 2 3536
observed-size inlined-copy task 1784 1784 2 3568
observed-size inlined-copy task 1792 1792 6 10752
observed-size inlined-copy task 1800 1800 4 7200
observed-size inlined-copy task 1808 1808 8 14464
observed-size inlined-copy task 1816 1816 6 10896
observed-size inlined-copy task 1824 1824 2 3648
observed-size inlined-copy task 1848 1848 6 11088
observed-size inlined-copy task 1856 1856 4 7424
observed-size inlined-copy task 1872 1872 4 7488
observed-size inlined-copy task 1888 1888 6 11328
observed-size inlined-copy task 1896 1896 8 15168
observed-size inlined-copy task 1904 1904 478 910112
observed-size inlined-copy task 1920 1920 2 3840
observed-size inlined-copy task 1928 1928 4 7712
observed-size inlined-copy task 1936 1936 4 7744
observed-size inlined-copy task 1944 1944 4 7776
observed-size inlined-copy task 1952 1952 6 11712
observed-size inlined-copy task 1960 1960 2 3920
observed-size inlined-copy task 1984 1984 4 7936
observed-size inlined-copy task 2000 2000 2 4000
observed-size inlined-copy task 2008 2008 8 16064
observed-size inlined-copy task 2016 2016 6 12096
observed-size inlined-copy task 2024 2024 8 16192
observed-size inlined-copy task 2032 2032 4 8128
observed-size inlined-copy task 2040 2040 654 1334160
observed-size inlined-copy task 2048 2048 463 948224
observed-size inlined-copy task 2064 2064 2 4128
observed-size inlined-copy task 2072 2072 2 4144
observed-size inlined-copy task 2080 2080 2 4160
observed-size inlined-copy task 2088 2088 4 8352
observed-size inlined-copy task 2096 2096 2 4192
observed-size inlined-copy task 2104 2104 6 12624
observed-size inlined-copy task 2120 2120 12 25440
observed-size inlined-copy task 2128 2128 4 8512
observed-size inlined-copy task 2160 2160 8 17280
observed-size inlined-copy task 2200 2200 8 17600
observed-size inlined-copy task 2208 2208 6 13248
observed-size inlined-copy task 2216 2216 2 4432
observed-size inlined-copy task 2232 2232 2 4464
observed-size inlined-copy task 2248 2248 4 8992
observed-size inlined-copy task 2272 2272 4 9088
observed-size inlined-copy task 2296 2296 4 9184
observed-size inlined-copy task 2352 2352 4 9408
observed-size inlined-copy task 2408 2408 4 9632
observed-size inlined-copy task 2440 2440 4 9760
observed-size inlined-copy task 2448 2448 6 14688
observed-size inlined-copy task 2464 2464 2 4928
observed-size inlined-copy task 2472 2472 4 9888
observed-size inlined-copy task 2480 2480 4 9920
observed-size inlined-copy task 2488 2488 10 24880
observed-size inlined-copy task 2504 2504 4 10016
observed-size inlined-copy task 2512 2512 6 15072
observed-size inlined-copy task 2520 2520 2 5040
observed-size inlined-copy task 2552 2552 108 275616
observed-size inlined-copy task 2568 2568 10 25680
observed-size inlined-copy task 2576 2576 2 5152
observed-size inlined-copy task 2584 2584 6 15504
observed-size inlined-copy task 2592 2592 8 20736
observed-size inlined-copy task 2616 2616 4 10464
observed-size inlined-copy task 2632 2632 2 5264
observed-size inlined-copy task 2656 2656 2 5312
observed-size inlined-copy task 2672 2672 2 5344
observed-size inlined-copy task 2680 2680 2 5360
observed-size inlined-copy task 2688 2688 4 10752
observed-size inlined-copy task 2712 2712 4 10848
observed-size inlined-copy task 2792 2792 2 5584
observed-size inlined-copy task 2800 2800 4 11200
observed-size inlined-copy task 2808 2808 6 16848
observed-size inlined-copy task 2816 2816 2 5632
observed-size inlined-copy task 2824 2824 2 5648
observed-size inlined-copy task 2856 2856 4 11424
observed-size inlined-copy task 2864 2864 2 5728
observed-size inlined-copy task 2904 2904 2 5808
observed-size inlined-copy task 2920 2920 4 11680
observed-size inlined-copy task 2944 2944 6 17664
observed-size inlined-copy task 2960 2960 4 11840
observed-size inlined-copy task 2976 2976 4 11904
observed-size inlined-copy task 2984 2984 2 5968
observed-size inlined-copy task 3008 3008 4 12032
observed-size inlined-copy task 3016 3016 4 12064
observed-size inlined-copy task 3024 3024 2 6048
observed-size inlined-copy task 3048 3048 4 12192
observed-size inlined-copy task 3064 3064 3792 11618688
observed-size inlined-copy task 3120 3120 4 12480
observed-size inlined-copy task 3136 3136 2 6272
observed-size inlined-copy task 3144 3144 2 6288
observed-size inlined-copy task 3160 3160 4 12640
observed-size inlined-copy task 3176 3176 2 6352
observed-size inlined-copy task 3184 3184 2 6368
observed-size inlined-copy task 3192 3192 2 6384
observed-size inlined-copy task 3256 3256 2 6512
observed-size inlined-copy task 3304 3304 4 13216
observed-size inlined-copy task 3320 3320 4 13280
observed-size inlined-copy task 3336 3336 4 13344
observed-size inlined-copy task 3344 3344 2 6688
observed-size inlined-copy task 3352 3352 2 6704
observed-size inlined-copy task 3360 3360 2 6720
observed-size inlined-copy task 3368 3368 4 13472
observed-size inlined-copy task 3376 3376 2 6752
observed-size inlined-copy task 3400 3400 2 6800
observed-size inlined-copy task 3544 3544 4 14176
observed-size inlined-copy task 3560 3560 6 21360
observed-size inlined-copy task 3568 3568 8 28544
observed-size inlined-copy task 3576 3576 90 321840
observed-size inlined-copy task 3656 3656 2 7312
observed-size inlined-copy task 3696 3696 2 7392
observed-size inlined-copy task 3728 3728 4 14912
observed-size inlined-copy task 3736 3736 2 7472
observed-size inlined-copy task 3776 3776 4 15104
observed-size inlined-copy task 3848 3848 2 7696
observed-size inlined-copy task 3880 3880 2 7760
observed-size inlined-copy task 3888 3888 2 7776
observed-size inlined-copy task 3936 3936 2 7872
observed-size inlined-copy task 3952 3952 4 15808
observed-size inlined-copy task 3968 3968 2 7936
observed-size inlined-copy task 3984 3984 2 7968
observed-size inlined-copy task 4016 4016 2 8032
observed-size inlined-copy task 4024 4024 2 8048
observed-size inlined-copy task 4064 4064 2 8128
observed-size inlined-copy task 4088 4088 2606 10653328
observed-size inlined-set exception 48 48 28896 1387008
observed-size inlined-set exception 56 56 1662 93072
observed-size inlined-set exception 64 64 348 22272
observed-size inlined-set exception 104 104 28896 3005184
observed-size inlined-set hardirq 48 48 2 96
observed-size inlined-set softirq 48 48 1220 58560
observed-size inlined-set softirq 56 56 835 46760
observed-size inlined-set softirq 64 64 20039 1282496
observed-size inlined-set softirq 72 72 1685 121320
observed-size inlined-set softirq 88 88 2244 197472
observed-size inlined-set softirq 96 96 101 9696
observed-size inlined-set softirq 104 104 101 10504
observed-size inlined-set softirq 112 112 1853 207536
observed-size inlined-set softirq 120 120 420 50400
observed-size inlined-set softirq 176 176 900 158400
observed-size inlined-set softirq 504 504 805 405720
observed-size inlined-set task 0 0 1874 0
observed-size inlined-set task 12 12 1 12
observed-size inlined-set task 16 16 1 16
observed-size inlined-set task 20 20 2 40
observed-size inlined-set task 24 24 5 120
observed-size inlined-set task 28 28 15 420
observed-size inlined-set task 40 40 2218 88720
observed-size inlined-set task 48 48 42902 2059296
observed-size inlined-set task 56 56 77597 4345432
observed-size inlined-set task 64 64 106112 6791168
observed-size inlined-set task 72 72 110304 7941888
observed-size inlined-set task 80 80 28078 2246240
observed-size inlined-set task 88 88 8981 790328
observed-size inlined-set task 96 96 2660 255360
observed-size inlined-set task 104 104 7839 815256
observed-size inlined-set task 112 112 22560 2526720
observed-size inlined-set task 120 120 15895 1907400
observed-size inlined-set task 128 128 7305 935040
observed-size inlined-set task 136 136 29 3944
observed-size inlined-set task 144 144 174743 25162992
observed-size inlined-set task 152 152 7 1064
observed-size inlined-set task 160 160 757 121120
observed-size inlined-set task 168 168 1 168
observed-size inlined-set task 176 176 39006 6865056
observed-size inlined-set task 184 184 11790 2169360
observed-size inlined-set task 192 192 8678 1666176
observed-size inlined-set task 200 200 1 200
observed-size inlined-set task 208 208 328 68224
observed-size inlined-set task 216 216 842 181872
observed-size inlined-set task 232 232 32717 7590344
observed-size inlined-set task 248 248 20201 5009848
observed-size inlined-set task 256 256 25925 6636800
observed-size inlined-set task 264 264 274 72336
observed-size inlined-set task 384 384 46 17664
observed-size inlined-set task 512 512 2 1024
observed-size inlined-set task 568 568 308 174944
observed-size inlined-set task 608 608 216 131328
observed-size inlined-set task 616 616 2278 1403248
observed-size inlined-set task 624 624 158 98592
observed-size inlined-set task 664 664 1220 810080
observed-size inlined-set task 792 792 1 792
observed-size inlined-set task 976 976 1 976
observed-size inlined-set task 1024 1024 65 66560
observed-size inlined-set task 1344 1344 353 474432
observed-size inlined-set task 4088 4088 107 437416
observed-size memcpy softirq 0 0 530 0
observed-size memcpy softirq 2 2 101 202
observed-size memcpy softirq 4 4 109 436
observed-size memcpy softirq 16 16 7 112
observed-size memcpy softirq 32 32 630 20160
observed-size memcpy softirq 40 40 420 16800
observed-size memcpy softirq 66 66 106 6996
observed-size memcpy softirq 2236 2236 101 225836
observed-size memcpy task 0 0 14977 0
observed-size memcpy task 1 1 1913 1913
observed-size memcpy task 2 2 1037 2074
observed-size memcpy task 3 3 1089 3267
observed-size memcpy task 4 4 55440 221760
observed-size memcpy task 5 5 3955 19775
observed-size memcpy task 6 6 439 2634
observed-size memcpy task 7 7 605 4235
observed-size memcpy task 8 8 13849 110792
observed-size memcpy task 9 9 1331 11979
observed-size memcpy task 10 10 496 4960
observed-size memcpy task 11 11 592 6512
observed-size memcpy task 12 12 656 7872
observed-size memcpy task 13 13 477 6201
observed-size memcpy task 14 14 255 3570
observed-size memcpy task 15 15 135 2025
observed-size memcpy task 16 16 3771 60336
observed-size memcpy task 17 17 257 4369
observed-size memcpy task 18 18 91 1638
observed-size memcpy task 19 19 172 3268
observed-size memcpy task 20 20 54 1080
observed-size memcpy task 21 21 55 1155
observed-size memcpy task 22 22 49 1078
observed-size memcpy task 23 23 18 414
observed-size memcpy task 24 24 870 20880
observed-size memcpy task 25 25 9 225
observed-size memcpy task 26 26 55 1430
observed-size memcpy task 27 27 25 675
observed-size memcpy task 28 28 88 2464
observed-size memcpy task 29 29 17 493
observed-size memcpy task 30 30 3 90
observed-size memcpy task 31 31 2 62
observed-size memcpy task 32 32 20808 665856
observed-size memcpy task 33 33 2 66
observed-size memcpy task 34 34 1 34
observed-size memcpy task 36 36 10 360
observed-size memcpy task 37 37 1 37
observed-size memcpy task 38 38 1 38
observed-size memcpy task 39 39 1 39
observed-size memcpy task 40 40 14018 560720
observed-size memcpy task 41 41 1 41
observed-size memcpy task 44 44 2 88
observed-size memcpy task 46 46 7 322
observed-size memcpy task 48 48 4299 206352
observed-size memcpy task 49 49 1 49
observed-size memcpy task 52 52 1 52
observed-size memcpy task 53 53 1 53
observed-size memcpy task 54 54 1 54
observed-size memcpy task 56 56 143 8008
observed-size memcpy task 62 62 1 62
observed-size memcpy task 63 63 1 63
observed-size memcpy task 64 64 687 43968
observed-size memcpy task 66 66 3 198
observed-size memcpy task 68 68 8 544
observed-size memcpy task 69 69 1 69
observed-size memcpy task 72 72 417 30024
observed-size memcpy task 80 80 146 11680
observed-size memcpy task 84 84 1 84
observed-size memcpy task 88 88 202 17776
observed-size memcpy task 90 90 1 90
observed-size memcpy task 96 96 18 1728
observed-size memcpy task 97 97 7 679
observed-size memcpy task 98 98 1 98
observed-size memcpy task 102 102 4 408
observed-size memcpy task 103 103 6 618
observed-size memcpy task 104 104 5 520
observed-size memcpy task 108 108 1 108
observed-size memcpy task 112 112 3 336
observed-size memcpy task 117 117 1 117
observed-size memcpy task 120 120 312 37440
observed-size memcpy task 124 124 1 124
observed-size memcpy task 128 128 7 896
observed-size memcpy task 134 134 2 268
observed-size memcpy task 135 135 4 540
observed-size memcpy task 136 136 3 408
observed-size memcpy task 140 140 1 140
observed-size memcpy task 144 144 1 144
observed-size memcpy task 168 168 13 2184
observed-size memcpy task 176 176 1 176
observed-size memcpy task 192 192 1 192
observed-size memcpy task 200 200 1 200
observed-size memcpy task 204 204 1 204
observed-size memcpy task 234 234 1 234
observed-size memcpy task 236 236 1 236
observed-size memcpy task 240 240 1 240
observed-size memcpy task 246 246 1 246
observed-size memcpy task 252 252 1 252
observed-size memcpy task 256 256 357 91392
observed-size memcpy task 265 265 1 265
observed-size memcpy task 272 272 1 272
observed-size memcpy task 304 304 1 304
observed-size memcpy task 359 359 1 359
observed-size memcpy task 384 384 2 768
observed-size memcpy task 386 386 1 386
observed-size memcpy task 408 408 1 408
observed-size memcpy task 424 424 1 424
observed-size memcpy task 432 432 1 432
observed-size memcpy task 437 437 1 437
observed-size memcpy task 448 448 1 448
observed-size memcpy task 452 452 1 452
observed-size memcpy task 456 456 1 456
observed-size memcpy task 485 485 1 485
observed-size memcpy task 488 488 2 976
observed-size memcpy task 504 504 71 35784
observed-size memcpy task 508 508 1 508
observed-size memcpy task 512 512 3 1536
observed-size memcpy task 525 525 1 525
observed-size memcpy task 552 552 1 552
observed-size memcpy task 616 616 282 173712
observed-size memcpy task 624 624 1 624
observed-size memcpy task 640 640 2 1280
observed-size memcpy task 672 672 3 2016
observed-size memcpy task 708 708 1 708
observed-size memcpy task 768 768 1 768
observed-size memcpy task 784 784 65 50960
observed-size memcpy task 796 796 1 796
observed-size memcpy task 800 800 2 1600
observed-size memcpy task 808 808 1 808
observed-size memcpy task 840 840 6 5040
observed-size memcpy task 904 904 2 1808
observed-size memcpy task 944 944 1 944
observed-size memcpy task 956 956 1 956
observed-size memcpy task 988 988 8 7904
observed-size memcpy task 1000 1000 2 2000
observed-size memcpy task 1024 1024 8 8192
observed-size memcpy task 1143 1143 1 1143
observed-size memcpy task 1248 1248 3 3744
observed-size memcpy task 1280 1280 7 8960
observed-size memcpy task 1296 1296 1 1296
observed-size memcpy task 1357 1357 1 1357
observed-size memcpy task 1416 1416 1 1416
observed-size memcpy task 1479 1479 1 1479
observed-size memcpy task 1513 1513 1 1513
observed-size memcpy task 1536 1536 1 1536
observed-size memcpy task 1542 1542 1 1542
observed-size memcpy task 1557 1557 1 1557
observed-size memcpy task 1560 1560 2 3120
observed-size memcpy task 1800 1800 1 1800
observed-size memcpy task 1944 1944 2 3888
observed-size memcpy task 2000 2000 1 2000
observed-size memcpy task 2024 2024 1 2024
observed-size memcpy task 2039 2039 1 2039
observed-size memcpy task 2080 2080 1 2080
observed-size memcpy task 2104 2104 1 2104
observed-size memcpy task 2196 2196 1 2196
observed-size memcpy task 2272 2272 1 2272
observed-size memcpy task 2424 2424 2 4848
observed-size memcpy task 2439 2439 1 2439
observed-size memcpy task 2455 2455 1 2455
observed-size memcpy task 2494 2494 1 2494
observed-size memcpy task 2673 2673 1 2673
observed-size memcpy task 2688 2688 1 2688
observed-size memcpy task 2702 2702 1 2702
observed-size memcpy task 2846 2846 1 2846
observed-size memcpy task 2849 2849 1 2849
observed-size memcpy task 3024 3024 2 6048
observed-size memcpy task 3056 3056 1 3056
observed-size memcpy task 3119 3119 1 3119
observed-size memcpy task 3240 3240 1 3240
observed-size memcpy task 3368 3368 1 3368
observed-size memcpy task 3485 3485 1 3485
observed-size memcpy task 3616 3616 1 3616
observed-size memcpy task 3776 3776 2 7552
observed-size memcpy task 3847 3847 1 3847
observed-size memcpy task 3984 3984 1 3984
observed-size memcpy task 4096 4096 731 2994176
observed-size memcpy task 4097 4223 1 4144
observed-size memcpy task 4608 4735 1 4720
observed-size memcpy task 5376 5503 1 5432
observed-size memcpy task 5504 5631 1 5564
observed-size memcpy task 5888 6015 1 5896
observed-size memcpy task 6016 6143 1 6064
observed-size memcpy task 6656 6783 1 6660
observed-size memcpy task 7296 7423 1 7368
observed-size memcpy task 7808 7935 1 7848
observed-size memcpy task 8192 8447 463 3885496
observed-size memcpy task 8448 8703 1 8616
observed-size memcpy task 8960 9215 1 9208
observed-size memcpy task 9728 9983 1 9736
observed-size memcpy task 10240 10495 1 10352
observed-size memcpy task 10752 11007 2 21648
observed-size memcpy task 11264 11519 1 11504
observed-size memcpy task 12032 12287 1 12234
observed-size memcpy task 14336 14591 1 14376
observed-size memcpy task 14592 14847 1 14604
observed-size memcpy task 17920 18431 1 17968
observed-size memcpy task 21504 22015 1 21984
observed-size memcpy task 22016 22527 1 22456
observed-size memcpy task 27136 27647 1 27575
observed-size memcpy task 27648 28159 1 27942
observed-size memcpy task 28160 28671 1 28317
observed-size memcpy task 28672 29183 1 28896
observed-size memcpy task 33792 34815 1 34476
observed-size memcpy task 58368 59391 1 58504
observed-size memcpy task 63488 64511 1 63698
observed-size memcpy task 73728 75775 1 74656
observed-size memcpy task 86016 88063 1 87756
observed-size memcpy task 100352 102399 1 100860
observed-size memcpy task 122880 124927 1 124224
observed-size memcpy task 147456 151551 1 149784
observed-size memcpy task 499712 507903 1 501476
observed-size memmove task 0 0 17 0
observed-size memmove task 1 1 1 1
observed-size memmove task 4 4 2 8
observed-size memmove task 8 8 2 16
observed-size memmove task 9 9 3 27
observed-size memmove task 10 10 1 10
observed-size memmove task 12 12 2 24
observed-size memmove task 16 16 101 1616
observed-size memmove task 18 18 1 18
observed-size memmove task 20 20 82 1640
observed-size memmove task 24 24 50 1200
observed-size memmove task 28 28 31 868
observed-size memmove task 32 32 18 576
observed-size memmove task 36 36 6 216
observed-size memmove task 39 39 1 39
observed-size memmove task 40 40 1 40
observed-size memmove task 47 47 3 141
observed-size memmove task 48 48 286 13728
observed-size memmove task 49 49 2 98
observed-size memmove task 50 50 1 50
observed-size memmove task 53 53 1 53
observed-size memmove task 63 63 1 63
observed-size memmove task 66 66 3 198
observed-size memmove task 69 69 2 138
observed-size memmove task 79 79 2 158
observed-size memmove task 85 85 3 255
observed-size memmove task 88 88 1 88
observed-size memmove task 96 96 3 288
observed-size memmove task 98 98 2 196
observed-size memmove task 107 107 1 107
observed-size memmove task 108 108 2 216
observed-size memmove task 117 117 1 117
observed-size memmove task 126 126 1 126
observed-size memmove task 136 136 92 12512
observed-size memmove task 140 140 1 140
observed-size memmove task 144 144 1 144
observed-size memmove task 162 162 1 162
observed-size memmove task 182 182 1 182
observed-size memmove task 198 198 1 198
observed-size memmove task 217 217 1 217
observed-size memmove task 233 233 1 233
observed-size memmove task 262 262 1 262
observed-size memmove task 284 284 1 284
observed-size memmove task 299 299 1 299
observed-size memmove task 506 506 1 506
observed-size memmove task 533 533 1 533
observed-size memmove task 547 547 1 547
observed-size memmove task 561 561 1 561
observed-size memmove task 580 580 1 580
observed-size memmove task 588 588 1 588
observed-size memmove task 590 590 1 590
observed-size memmove task 591 591 1 591
observed-size memmove task 592 592 1 592
observed-size memmove task 599 599 1 599
observed-size memmove task 600 600 1 600
observed-size memmove task 602 602 1 602
observed-size memmove task 608 608 1 608
observed-size memmove task 614 614 1 614
observed-size memmove task 616 616 1 616
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
observed-size memset exception 40 40 3 120
observed-size memset exception 64 64 1662 106368
observed-size memset softirq 0 0 203 0
observed-size memset softirq 16 16 101 1616
observed-size memset softirq 24 24 420 10080
observed-size memset softirq 40 40 6 240
observed-size memset softirq 48 48 1 48
observed-size memset softirq 192 192 1 192
observed-size memset softirq 232 232 797 184904
observed-size memset softirq 512 512 103 52736
observed-size memset softirq 704 704 900 633600
observed-size memset softirq 2256 2256 101 227856
observed-size memset task 0 0 7849 0
observed-size memset task 4 4 1687 6748
observed-size memset task 5 5 2 10
observed-size memset task 6 6 2 12
observed-size memset task 7 7 4 28
observed-size memset task 8 8 1478 11824
observed-size memset task 10 10 142 1420
observed-size memset task 11 11 179 1969
observed-size memset task 12 12 55 660
observed-size memset task 13 13 50 650
observed-size memset task 14 14 102 1428
observed-size memset task 15 15 1 15
observed-size memset task 16 16 2785 44560
observed-size memset task 17 17 2 34
observed-size memset task 18 18 70 1260
observed-size memset task 20 20 158 3160
observed-size memset task 21 21 2 42
observed-size memset task 22 22 30 660
observed-size memset task 23 23 7 161
observed-size memset task 24 24 13634 327216
observed-size memset task 26 26 6 156
observed-size memset task 28 28 48 1344
observed-size memset task 30 30 12 360
observed-size memset task 31 31 1 31
observed-size memset task 32 32 1949 62368
observed-size memset task 33 33 1 33
observed-size memset task 34 34 5 170
observed-size memset task 36 36 30 1080
observed-size memset task 38 38 3 114
observed-size memset task 40 40 10364 414560
observed-size memset task 41 41 2 82
observed-size memset task 42 42 5 210
observed-size memset task 44 44 12 528
observed-size memset task 47 47 3 141
observed-size memset task 48 48 9107 437136
observed-size memset task 50 50 2 100
observed-size memset task 51 51 3 153
observed-size memset task 52 52 20 1040
observed-size memset task 54 54 6 324
observed-size memset task 55 55 3 165
observed-size memset task 56 56 7349 411544
observed-size memset task 57 57 6 342
observed-size memset task 60 60 8 480
observed-size memset task 61 61 64 3904
observed-size memset task 62 62 2 124
observed-size memset task 64 64 9764 624896
observed-size memset task 68 68 11 748
observed-size memset task 71 71 3 213
observed-size memset task 72 72 74 5328
observed-size memset task 73 73 3 219
observed-size memset task 74 74 1 74
observed-size memset task 76 76 9 684
observed-size memset task 80 80 353 28240
observed-size memset task 81 81 7 567
observed-size memset task 83 83 2 166
observed-size memset task 84 84 4 336
observed-size memset task 87 87 2 174
observed-size memset task 88 88 2658 233904
observed-size memset task 89 89 3 267
observed-size memset task 91 91 1 91
observed-size memset task 92 92 7 644
observed-size memset task 96 96 3594 345024
observed-size memset task 100 100 4 400
observed-size memset task 101 101 3 303
observed-size memset task 102 102 3 306
observed-size memset task 103 103 8 824
observed-size memset task 104 104 15256 1586624
observed-size memset task 108 108 2 216
observed-size memset task 110 110 1 110
observed-size memset task 112 112 249 27888
observed-size memset task 113 113 9 1017
observed-size memset task 119 119 3 357
observed-size memset task 120 120 82 9840
observed-size memset task 128 128 728 93184
observed-size memset task 130 130 3 390
observed-size memset task 131 131 2 262
observed-size memset task 133 133 2 266
observed-size memset task 134 134 8 1072
observed-size memset task 136 136 888 120768
observed-size memset task 137 137 3 411
observed-size memset task 142 142 3 426
observed-size memset task 143 143 2 286
observed-size memset task 144 144 12 1728
observed-size memset task 147 147 2 294
observed-size memset task 148 148 4 592
observed-size memset task 151 151 13 1963
observed-size memset task 152 152 1 152
observed-size memset task 153 153 2 306
observed-size memset task 156 156 2 312
observed-size memset task 160 160 4 640
observed-size memset task 161 161 2 322
observed-size memset task 162 162 2 324
observed-size memset task 164 164 1 164
observed-size memset task 168 168 876 147168
observed-size memset task 170 170 2 340
observed-size memset task 172 172 2 344
observed-size memset task 176 176 6953 1223728
observed-size memset task 178 178 2 356
observed-size memset task 180 180 1 180
observed-size memset task 184 184 9553 1757752
observed-size memset task 185 185 3 555
observed-size memset task 191 191 3 573
observed-size memset task 192 192 6683 1283136
observed-size memset task 193 193 1 193
observed-size memset task 195 195 6 1170
observed-size memset task 200 200 2 400
observed-size memset task 202 202 1 202
observed-size memset task 204 204 9 1836
observed-size memset task 205 205 2 410
observed-size memset task 208 208 5 1040
observed-size memset task 210 210 2 420
observed-size memset task 214 214 1 214
observed-size memset task 215 215 1 215
observed-size memset task 217 217 1 217
observed-size memset task 221 221 3 663
observed-size memset task 224 224 15 3360
observed-size memset task 228 228 2 456
observed-size memset task 230 230 2 460
observed-size memset task 231 231 5 1155
observed-size memset task 232 232 437 101384
observed-size memset task 236 236 3 708
observed-size memset task 238 238 9 2142
observed-size memset task 242 242 2 484
observed-size memset task 248 248 6 1488
observed-size memset task 249 249 1 249
observed-size memset task 250 250 3 750
observed-size memset task 251 251 2 502
observed-size memset task 252 252 2 504
observed-size memset task 253 253 3 759
observed-size memset task 254 254 1 254
observed-size memset task 255 255 3 765
observed-size memset task 256 256 11246 2878976
observed-size memset task 257 257 3 771
observed-size memset task 259 259 3 777
observed-size memset task 262 262 2 524
observed-size memset task 264 264 3 792
observed-size memset task 267 267 3 801
observed-size memset task 268 268 3 804
observed-size memset task 270 270 2 540
observed-size memset task 271 271 1 271
observed-size memset task 274 274 2 548
observed-size memset task 277 277 3 831
observed-size memset task 288 288 4 1152
observed-size memset task 289 289 2 578
observed-size memset task 292 292 5 1460
observed-size memset task 295 295 4 1180
observed-size memset task 296 296 1 296
observed-size memset task 300 300 2 600
observed-size memset task 301 301 2 602
observed-size memset task 302 302 3 906
observed-size memset task 303 303 2 606
observed-size memset task 304 304 2 608
observed-size memset task 305 305 8 2440
observed-size memset task 308 308 2 616
observed-size memset task 318 318 2 636
observed-size memset task 320 320 2 640
observed-size memset task 321 321 1 321
observed-size memset task 322 322 2 644
observed-size memset task 323 323 1 323
observed-size memset task 324 324 2 648
observed-size memset task 325 325 1 325
observed-size memset task 332 332 4 1328
observed-size memset task 333 333 3 999
observed-size memset task 334 334 3 1002
observed-size memset task 336 336 1 336
observed-size memset task 337 337 1 337
observed-size memset task 343 343 3 1029
observed-size memset task 344 344 3 1032
observed-size memset task 347 347 3 1041
observed-size memset task 348 348 4 1392
observed-size memset task 349 349 2 698
observed-size memset task 351 351 3 1053
observed-size memset task 352 352 5 1760
observed-size memset task 356 356 3 1068
observed-size memset task 359 359 8 2872
observed-size memset task 360 360 5 1800
observed-size memset task 362 362 1 362
observed-size memset task 366 366 1 366
observed-size memset task 368 368 1 368
observed-size memset task 372 372 3 1116
observed-size memset task 373 373 2 746
observed-size memset task 379 379 1 379
observed-size memset task 380 380 2 760
observed-size memset task 381 381 2 762
observed-size memset task 384 384 4 1536
observed-size memset task 387 387 8 3096
observed-size memset task 388 388 3 1164
observed-size memset task 392 392 1 392
observed-size memset task 394 394 2 788
observed-size memset task 398 398 1 398
observed-size memset task 400 400 4 1600
observed-size memset task 401 401 3 1203
observed-size memset task 402 402 3 1206
observed-size memset task 404 404 2 808
observed-size memset task 410 410 2 820
observed-size memset task 412 412 2 824
observed-size memset task 415 415 5 2075
observed-size memset task 416 416 2 832
observed-size memset task 417 417 2 834
observed-size memset task 420 420 2 840
observed-size memset task 421 421 1 421
observed-size memset task 422 422 3 1266
observed-size memset task 424 424 2 848
observed-size memset task 425 425 4 1700
observed-size memset task 426 426 2 852
observed-size memset task 427 427 1 427
observed-size memset task 428 428 2 856
observed-size memset task 429 429 8 3432
observed-size memset task 430 430 1 430
observed-size memset task 431 431 4 1724
observed-size memset task 435 435 1 435
observed-size memset task 443 443 3 1329
observed-size memset task 444 444 3 1332
observed-size memset task 446 446 1 446
observed-size memset task 451 451 3 1353
observed-size memset task 452 452 2 904
observed-size memset task 453 453 1 453
observed-size memset task 455 455 3 1365
observed-size memset task 457 457 5 2285
observed-size memset task 459 459 1 459
observed-size memset task 460 460 7 3220
observed-size memset task 463 463 1 463
observed-size memset task 464 464 3 1392
observed-size memset task 466 466 3 1398
observed-size memset task 469 469 4 1876
observed-size memset task 474 474 5 2370
observed-size memset task 475 475 4 1900
observed-size memset task 477 477 1 477
observed-size memset task 478 478 4 1912
observed-size memset task 479 479 2 958
observed-size memset task 484 484 2 968
observed-size memset task 487 487 1 487
observed-size memset task 488 488 4 1952
observed-size memset task 490 490 2 980
observed-size memset task 491 491 3 1473
observed-size memset task 492 492 4 1968
observed-size memset task 493 493 2 986
observed-size memset task 495 495 3 1485
observed-size memset task 496 496 2 992
observed-size memset task 499 499 1 499
observed-size memset task 506 506 2 1012
observed-size memset task 510 510 1 510
observed-size memset task 512 512 2178 1115136
observed-size memset task 517 517 8 4136
observed-size memset task 520 520 6 3120
observed-size memset task 522 522 1 522
observed-size memset task 524 524 1 524
observed-size memset task 525 525 5 2625
observed-size memset task 526 526 4 2104
observed-size memset task 527 527 5 2635
observed-size memset task 528 528 7 3696
observed-size memset task 529 529 2 1058
observed-size memset task 530 530 3 1590
observed-size memset task 532 532 8 4256
observed-size memset task 533 533 4 2132
observed-size memset task 534 534 3 1602
observed-size memset task 535 535 2 1070
observed-size memset task 540 540 6 3240
observed-size memset task 543 543 15 8145
observed-size memset task 544 544 1 544
observed-size memset task 545 545 2 1090
observed-size memset task 546 546 1 546
observed-size memset task 550 550 3 1650
observed-size memset task 551 551 6 3306
observed-size memset task 552 552 2 1104
observed-size memset task 553 553 1 553
observed-size memset task 554 554 2 1108
observed-size memset task 557 557 3 1671
observed-size memset task 558 558 3 1674
observed-size memset task 562 562 1 562
observed-size memset task 564 564 1 564
observed-size memset task 566 566 1 566
observed-size memset task 567 567 1 567
observed-size memset task 569 569 1 569
observed-size memset task 570 570 3 1710
observed-size memset task 572 572 2 1144
observed-size memset task 573 573 2 1146
observed-size memset task 577 577 3 1731
observed-size memset task 581 581 3 1743
observed-size memset task 583 583 3 1749
observed-size memset task 584 584 1 584
observed-size memset task 585 585 3 1755
observed-size memset task 586 586 2 1172
observed-size memset task 591 591 3 1773
observed-size memset task 593 593 2 1186
observed-size memset task 595 595 2 1190
observed-size memset task 597 597 3 1791
observed-size memset task 598 598 3 1794
observed-size memset task 599 599 1 599
observed-size memset task 600 600 2 1200
observed-size memset task 602 602 2 1204
observed-size memset task 604 604 2 1208
observed-size memset task 608 608 4 2432
observed-size memset task 611 611 5 3055
observed-size memset task 612 612 2 1224
observed-size memset task 614 614 6 3684
observed-size memset task 615 615 7 4305
observed-size memset task 616 616 3 1848
observed-size memset task 620 620 3 1860
observed-size memset task 622 622 5 3110
observed-size memset task 624 624 4 2496
observed-size memset task 625 625 1 625
observed-size memset task 626 626 3 1878
observed-size memset task 629 629 4 2516
observed-size memset task 636 636 3 1908
observed-size memset task 640 640 3 1920
observed-size memset task 642 642 3 1926
observed-size memset task 643 643 4 2572
observed-size memset task 645 645 4 2580
observed-size memset task 648 648 8 5184
observed-size memset task 651 651 3 1953
observed-size memset task 652 652 2 1304
observed-size memset task 655 655 4 2620
observed-size memset task 657 657 3 1971
observed-size memset task 659 659 2 1318
observed-size memset task 663 663 3 1989
observed-size memset task 665 665 1 665
observed-size memset task 668 668 2 1336
observed-size memset task 673 673 2 1346
observed-size memset task 674 674 1 674
observed-size memset task 676 676 4 2704
observed-size memset task 680 680 4 2720
observed-size memset task 682 682 7 4774
observed-size memset task 690 690 1 690
observed-size memset task 695 695 3 2085
observed-size memset task 700 700 3 2100
observed-size memset task 701 701 2 1402
observed-size memset task 703 703 2 1406
observed-size memset task 704 704 2069 1456576
observed-size memset task 705 705 2 1410
observed-size memset task 707 707 1 707
observed-size memset task 708 708 3 2124
observed-size memset task 712 712 6 4272
observed-size memset task 713 713 7 4991
observed-size memset task 714 714 2 1428
observed-size memset task 716 716 2 1432
observed-size memset task 717 717 1 717
observed-size memset task 722 722 1 722
observed-size memset task 726 726 6 4356
observed-size memset task 727 727 2 1454
observed-size memset task 729 729 6 4374
observed-size memset task 736 736 4 2944
observed-size memset task 738 738 7 5166
observed-size memset task 740 740 6 4440
observed-size memset task 742 742 2 1484
observed-size memset task 743 743 2 1486
observed-size memset task 748 748 8 5984
observed-size memset task 750 750 5 3750
observed-size memset task 751 751 2 1502
observed-size memset task 752 752 16 12032
observed-size memset task 753 753 2 1506
observed-size memset task 754 754 4 3016
observed-size memset task 756 756 7 5292
observed-size memset task 760 760 2 1520
observed-size memset task 761 761 7 5327
observed-size memset task 762 762 3 2286
observed-size memset task 763 763 4 3052
observed-size memset task 765 765 14 10710
observed-size memset task 768 768 2 1536
observed-size memset task 769 769 4 3076
observed-size memset task 771 771 1 771
observed-size memset task 773 773 3 2319
observed-size memset task 774 774 1 774
observed-size memset task 782 782 4 3128
observed-size memset task 783 783 6 4698
observed-size memset task 784 784 6 4704
observed-size memset task 785 785 3 2355
observed-size memset task 786 786 1 786
observed-size memset task 788 788 4 3152
observed-size memset task 792 792 3 2376
observed-size memset task 794 794 3 2382
observed-size memset task 796 796 3 2388
observed-size memset task 797 797 3 2391
observed-size memset task 800 800 6 4800
observed-size memset task 801 801 1 801
observed-size memset task 802 802 3 2406
observed-size memset task 806 806 1 806
observed-size memset task 807 807 3 2421
observed-size memset task 808 808 5 4040
observed-size memset task 812 812 1 812
observed-size memset task 813 813 2 1626
observed-size memset task 814 814 3 2442
observed-size memset task 815 815 1 815
observed-size memset task 816 816 3 2448
observed-size memset task 818 818 6 4908
observed-size memset task 820 820 2 1640
observed-size memset task 824 824 3 2472
observed-size memset task 826 826 3 2478
observed-size memset task 827 827 7 5789
observed-size memset task 829 829 2 1658
observed-size memset task 830 830 1 830
observed-size memset task 831 831 1 831
observed-size memset task 832 832 3 2496
observed-size memset task 833 833 5 4165
observed-size memset task 834 834 4 3336
observed-size memset task 835 835 2 1670
observed-size memset task 836 836 4 3344
observed-size memset task 841 841 3 2523
observed-size memset task 844 844 10 8440
observed-size memset task 846 846 3 2538
observed-size memset task 849 849 2 1698
observed-size memset task 850 850 3 2550
observed-size memset task 854 854 3 2562
observed-size memset task 856 856 5 4280
observed-size memset task 859 859 3 2577
observed-size memset task 860 860 7 6020
observed-size memset task 861 861 5 4305
observed-size memset task 863 863 3 2589
observed-size memset task 864 864 1 864
observed-size memset task 865 865 3 2595
observed-size memset task 866 866 6 5196
observed-size memset task 872 872 4 3488
observed-size memset task 874 874 2 1748
observed-size memset task 877 877 1 877
observed-size memset task 878 878 2 1756
observed-size memset task 880 880 2 1760
observed-size memset task 881 881 6 5286
observed-size memset task 883 883 3 2649
observed-size memset task 885 885 1 885
observed-size memset task 889 889 2 1778
observed-size memset task 891 891 5 4455
observed-size memset task 893 893 5 4465
observed-size memset task 895 895 3 2685
observed-size memset task 896 896 2 1792
observed-size memset task 899 899 2 1798
observed-size memset task 900 900 16 14400
observed-size memset task 904 904 3 2712
observed-size memset task 906 906 1 906
observed-size memset task 908 908 4 3632
observed-size memset task 910 910 6 5460
observed-size memset task 912 912 4 3648
observed-size memset task 914 914 3 2742
observed-size memset task 919 919 3 2757
observed-size memset task 920 920 1 920
observed-size memset task 921 921 11 10131
observed-size memset task 922 922 1 922
observed-size memset task 927 927 1 927
observed-size memset task 928 928 2 1856
observed-size memset task 929 929 4 3716
observed-size memset task 933 933 2 1866
observed-size memset task 936 936 7 6552
observed-size memset task 937 937 5 4685
observed-size memset task 938 938 5 4690
observed-size memset task 939 939 8 7512
observed-size memset task 940 940 3 2820
observed-size memset task 941 941 6 5646
observed-size memset task 942 942 2 1884
observed-size memset task 944 944 3 2832
observed-size memset task 945 945 3 2835
observed-size memset task 946 946 3 2838
observed-size memset task 947 947 6 5682
observed-size memset task 950 950 2 1900
observed-size memset task 952 952 1 952
observed-size memset task 954 954 3 2862
observed-size memset task 955 955 6 5730
observed-size memset task 958 958 2 1916
observed-size memset task 965 965 9 8685
observed-size memset task 968 968 6 5808
observed-size memset task 969 969 4 3876
observed-size memset task 971 971 2 1942
observed-size memset task 972 972 3 2916
observed-size memset task 975 975 5 4875
observed-size memset task 976 976 1 976
observed-size memset task 977 977 3 2931
observed-size memset task 978 978 6 5868
observed-size memset task 981 981 7 6867
observed-size memset task 982 982 3 2946
observed-size memset task 984 984 3 2952
observed-size memset task 986 986 7 6902
observed-size memset task 987 987 2 1974
observed-size memset task 988 988 20 19760
observed-size memset task 989 989 2 1978
observed-size memset task 990 990 7 6930
observed-size memset task 991 991 5 4955
observed-size memset task 992 992 8 7936
observed-size memset task 993 993 14 13902
observed-size memset task 994 994 3 2982
observed-size memset task 995 995 5 4975
observed-size memset task 996 996 3 2988
observed-size memset task 998 998 3 2994
observed-size memset task 999 999 8 7992
observed-size memset task 1000 1000 1 1000
observed-size memset task 1001 1001 3 3003
observed-size memset task 1002 1002 3 3006
observed-size memset task 1004 1004 6 6024
observed-size memset task 1005 1005 7 7035
observed-size memset task 1010 1010 4 4040
observed-size memset task 1011 1011 2 2022
observed-size memset task 1014 1014 17 17238
observed-size memset task 1018 1018 4 4072
observed-size memset task 1022 1022 2 2044
observed-size memset task 1024 1024 673 689152
observed-size memset task 1034 1034 4 4136
observed-size memset task 1039 1039 1 1039
observed-size memset task 1040 1040 2 2080
observed-size memset task 1057 1057 1 1057
observed-size memset task 1058 1058 3 3174
observed-size memset task 1066 1066 5 5330
observed-size memset task 1075 1075 5 5375
observed-size memset task 1100 1100 4 4400
observed-size memset task 1105 1105 4 4420
observed-size memset task 1115 1115 1 1115
observed-size memset task 1116 1116 1 1116
observed-size memset task 1124 1124 4 4496
observed-size memset task 1127 1127 1 1127
observed-size memset task 1137 1137 4 4548
observed-size memset task 1143 1143 4 4572
observed-size memset task 1152 1152 466 536832
observed-size memset task 1161 1161 4 4644
observed-size memset task 1177 1177 4 4708
observed-size memset task 1224 1224 1 1224
observed-size memset task 1228 1228 1 1228
observed-size memset task 1229 1229 4 4916
observed-size memset task 1260 1260 1 1260
observed-size memset task 1272 1272 4 5088
observed-size memset task 1274 1274 4 5096
observed-size memset task 1275 1275 4 5100
observed-size memset task 1278 1278 2 2556
observed-size memset task 1286 1286 3 3858
observed-size memset task 1291 1291 4 5164
observed-size memset task 1316 1316 1 1316
observed-size memset task 1360 1360 476 647360
observed-size memset task 1371 1371 4 5484
observed-size memset task 1373 1373 4 5492
observed-size memset task 1386 1386 1 1386
observed-size memset task 1396 1396 5 6980
observed-size memset task 1403 1403 1 1403
observed-size memset task 1412 1412 4 5648
observed-size memset task 1426 1426 4 5704
observed-size memset task 1446 1446 1 1446
observed-size memset task 1453 1453 1 1453
observed-size memset task 1468 1468 4 5872
observed-size memset task 1490 1490 5 7450
observed-size memset task 1493 1493 4 5972
observed-size memset task 1496 1496 1 1496
observed-size memset task 1499 1499 1 1499
observed-size memset task 1502 1502 4 6008
observed-size memset task 1503 1503 4 6012
observed-size memset task 1512 1512 4 6048
observed-size memset task 1515 1515 4 6060
observed-size memset task 1516 1516 4 6064
observed-size memset task 1519 1519 4 6076
observed-size memset task 1544 1544 1 1544
observed-size memset task 1567 1567 1 1567
observed-size memset task 1570 1570 1 1570
observed-size memset task 1575 1575 4 6300
observed-size memset task 1578 1578 4 6312
observed-size memset task 1593 1593 1 1593
observed-size memset task 1594 1594 4 6376
observed-size memset task 1597 1597 4 6388
observed-size memset task 1607 1607 5 8035
observed-size memset task 1615 1615 5 8075
observed-size memset task 1617 1617 4 6468
observed-size memset task 1621 1621 1 1621
observed-size memset task 1636 1636 2 3272
observed-size memset task 1640 1640 4 6560
observed-size memset task 1646 1646 4 6584
observed-size memset task 1675 1675 5 8375
observed-size memset task 1698 1698 1 1698
observed-size memset task 1714 1714 1 1714
observed-size memset task 1729 1729 4 6916
observed-size memset task 1785 1785 4 7140
observed-size memset task 1786 1786 1 1786
observed-size memset task 1787 1787 1 1787
observed-size memset task 1809 1809 4 7236
observed-size memset task 1821 1821 1 1821
observed-size memset task 1837 1837 4 7348
observed-size memset task 1850 1850 4 7400
observed-size memset task 1865 1865 4 7460
observed-size memset task 1880 1880 8 15040
observed-size memset task 1883 1883 4 7532
observed-size memset task 1884 1884 4 7536
observed-size memset task 1885 1885 4 7540
observed-size memset task 1901 1901 2 3802
observed-size memset task 1905 1905 1 1905
observed-size memset task 1919 1919 1 1919
observed-size memset task 1923 1923 1 1923
observed-size memset task 1924 1924 1 1924
observed-size memset task 1928 1928 4 7712
observed-size memset task 1960 1960 4 7840
observed-size memset task 1961 1961 4 7844
observed-size memset task 1962 1962 4 7848
observed-size memset task 1963 1963 4 7852
observed-size memset task 1964 1964 4 7856
observed-size memset task 1979 1979 4 7916
observed-size memset task 1982 1982 4 7928
observed-size memset task 1989 1989 4 7956
observed-size memset task 1993 1993 4 7972
observed-size memset task 2002 2002 4 8008
observed-size memset task 2010 2010 4 8040
observed-size memset task 2020 2020 4 8080
observed-size memset task 2026 2026 1 2026
observed-size memset task 2029 2029 1 2029
observed-size memset task 2046 2046 4 8184
observed-size memset task 2048 2048 21 43008
observed-size memset task 2056 2056 4 8224
observed-size memset task 2061 2061 4 8244
observed-size memset task 2064 2064 4 8256
observed-size memset task 2069 2069 4 8276
observed-size memset task 2071 2071 4 8284
observed-size memset task 2076 2076 10 20760
observed-size memset task 2080 2080 1 2080
observed-size memset task 2086 2086 4 8344
observed-size memset task 2098 2098 4 8392
observed-size memset task 2124 2124 1 2124
observed-size memset task 2129 2129 4 8516
observed-size memset task 2135 2135 4 8540
observed-size memset task 2137 2137 4 8548
observed-size memset task 2148 2148 4 8592
observed-size memset task 2160 2160 5 10800
observed-size memset task 2161 2161 1 2161
observed-size memset task 2179 2179 4 8716
observed-size memset task 2190 2190 4 8760
observed-size memset task 2191 2191 4 8764
observed-size memset task 2199 2199 8 17592
observed-size memset task 2209 2209 1 2209
observed-size memset task 2212 2212 1 2212
observed-size memset task 2216 2216 4 8864
observed-size memset task 2224 2224 1 2224
observed-size memset task 2226 2226 4 8904
observed-size memset task 2233 2233 5 11165
observed-size memset task 2239 2239 1 2239
observed-size memset task 2240 2240 4 8960
observed-size memset task 2256 2256 102 230112
observed-size memset task 2258 2258 4 9032
observed-size memset task 2265 2265 1 2265
observed-size memset task 2269 2269 4 9076
observed-size memset task 2272 2272 4 9088
observed-size memset task 2279 2279 4 9116
observed-size memset task 2280 2280 4 9120
observed-size memset task 2286 2286 4 9144
observed-size memset task 2290 2290 4 9160
observed-size memset task 2296 2296 4 9184
observed-size memset task 2303 2303 4 9212
observed-size memset task 2315 2315 1 2315
observed-size memset task 2325 2325 5 11625
observed-size memset task 2337 2337 4 9348
observed-size memset task 2349 2349 2 4698
observed-size memset task 2350 2350 4 9400
observed-size memset task 2351 2351 4 9404
observed-size memset task 2366 2366 4 9464
observed-size memset task 2370 2370 1 2370
observed-size memset task 2372 2372 3 7116
observed-size memset task 2373 2373 2 4746
observed-size memset task 2381 2381 3 7143
observed-size memset task 2382 2382 4 9528
observed-size memset task 2391 2391 4 9564
observed-size memset task 2392 2392 1 2392
observed-size memset task 2399 2399 5 11995
observed-size memset task 2404 2404 4 9616
observed-size memset task 2421 2421 4 9684
observed-size memset task 2429 2429 4 9716
observed-size memset task 2435 2435 4 9740
observed-size memset task 2436 2436 1 2436
observed-size memset task 2442 2442 4 9768
observed-size memset task 2446 2446 1 2446
observed-size memset task 2463 2463 4 9852
observed-size memset task 2465 2465 4 9860
observed-size memset task 2466 2466 1 2466
observed-size memset task 2470 2470 4 9880
observed-size memset task 2477 2477 1 2477
observed-size memset task 2479 2479 4 9916
observed-size memset task 2494 2494 1 2494
observed-size memset task 2499 2499 4 9996
observed-size memset task 2503 2503 4 10012
observed-size memset task 2505 2505 4 10020
observed-size memset task 2507 2507 1 2507
observed-size memset task 2512 2512 4 10048
observed-size memset task 2522 2522 3 7566
observed-size memset task 2523 2523 4 10092
observed-size memset task 2554 2554 4 10216
observed-size memset task 2560 2560 2 5120
observed-size memset task 2565 2565 4 10260
observed-size memset task 2573 2573 9 23157
observed-size memset task 2574 2574 4 10296
observed-size memset task 2578 2578 4 10312
observed-size memset task 2580 2580 4 10320
observed-size memset task 2581 2581 5 12905
observed-size memset task 2582 2582 5 12910
observed-size memset task 2591 2591 8 20728
observed-size memset task 2593 2593 4 10372
observed-size memset task 2598 2598 4 10392
observed-size memset task 2599 2599 4 10396
observed-size memset task 2606 2606 4 10424
observed-size memset task 2625 2625 4 10500
observed-size memset task 2629 2629 5 13145
observed-size memset task 2633 2633 4 10532
observed-size memset task 2634 2634 4 10536
observed-size memset task 2643 2643 4 10572
observed-size memset task 2662 2662 4 10648
observed-size memset task 2663 2663 11 29293
observed-size memset task 2668 2668 3 8004
observed-size memset task 2670 2670 4 10680
observed-size memset task 2691 2691 1 2691
observed-size memset task 2693 2693 5 13465
observed-size memset task 2696 2696 9 24264
observed-size memset task 2711 2711 4 10844
observed-size memset task 2721 2721 4 10884
observed-size memset task 2728 2728 4 10912
observed-size memset task 2743 2743 5 13715
observed-size memset task 2755 2755 1 2755
observed-size memset task 2756 2756 4 11024
observed-size memset task 2761 2761 1 2761
observed-size memset task 2762 2762 4 11048
observed-size memset task 2775 2775 4 11100
observed-size memset task 2786 2786 1 2786
observed-size memset task 2788 2788 4 11152
observed-size memset task 2790 2790 4 11160
observed-size memset task 2791 2791 4 11164
observed-size memset task 2802 2802 6 16812
observed-size memset task 2804 2804 4 11216
observed-size memset task 2808 2808 1 2808
observed-size memset task 2809 2809 4 11236
observed-size memset task 2811 2811 4 11244
observed-size memset task 2813 2813 12 33756
observed-size memset task 2817 2817 4 11268
observed-size memset task 2821 2821 4 11284
observed-size memset task 2830 2830 4 11320
observed-size memset task 2832 2832 8 22656
observed-size memset task 2836 2836 7 19852
observed-size memset task 2840 2840 4 11360
observed-size memset task 2842 2842 1 2842
observed-size memset task 2844 2844 4 11376
observed-size memset task 2848 2848 4 11392
observed-size memset task 2850 2850 4 11400
observed-size memset task 2854 2854 2 5708
observed-size memset task 2856 2856 7 19992
observed-size memset task 2862 2862 5 14310
observed-size memset task 2866 2866 4 11464
observed-size memset task 2874 2874 1 2874
observed-size memset task 2875 2875 1 2875
observed-size memset task 2878 2878 1 2878
observed-size memset task 2880 2880 4 11520
observed-size memset task 2881 2881 8 23048
observed-size memset task 2882 2882 4 11528
observed-size memset task 2883 2883 4 11532
observed-size memset task 2884 2884 4 11536
observed-size memset task 2892 2892 13 37596
observed-size memset task 2894 2894 4 11576
observed-size memset task 2897 2897 4 11588
observed-size memset task 2907 2907 1 2907
observed-size memset task 2908 2908 9 26172
observed-size memset task 2909 2909 1 2909
observed-size memset task 2914 2914 9 26226
observed-size memset task 2920 2920 4 11680
observed-size memset task 2922 2922 4 11688
observed-size memset task 2926 2926 4 11704
observed-size memset task 2928 2928 4 11712
observed-size memset task 2941 2941 4 11764
observed-size memset task 2948 2948 14 41272
observed-size memset task 2960 2960 1 2960
observed-size memset task 2967 2967 4 11868
observed-size memset task 2969 2969 4 11876
observed-size memset task 2970 2970 1 2970
observed-size memset task 2977 2977 5 14885
observed-size memset task 2981 2981 4 11924
observed-size memset task 2984 2984 8 23872
observed-size memset task 2985 2985 4 11940
observed-size memset task 2987 2987 9 26883
observed-size memset task 2990 2990 4 11960
observed-size memset task 2992 2992 5 14960
observed-size memset task 2993 2993 5 14965
observed-size memset task 2994 2994 5 14970
observed-size memset task 3002 3002 4 12008
observed-size memset task 3013 3013 1 3013
observed-size memset task 3016 3016 5 15080
observed-size memset task 3017 3017 4 12068
observed-size memset task 3019 3019 4 12076
observed-size memset task 3023 3023 8 24184
observed-size memset task 3025 3025 4 12100
observed-size memset task 3026 3026 6 18156
observed-size memset task 3029 3029 5 15145
observed-size memset task 3030 3030 4 12120
observed-size memset task 3034 3034 8 24272
observed-size memset task 3035 3035 4 12140
observed-size memset task 3037 3037 4 12148
observed-size memset task 3044 3044 1 3044
observed-size memset task 3046 3046 4 12184
observed-size memset task 3047 3047 4 12188
observed-size memset task 3048 3048 1 3048
observed-size memset task 3049 3049 4 12196
observed-size memset task 3059 3059 4 12236
observed-size memset task 3072 3072 70 215040
observed-size memset task 3077 3077 1 3077
observed-size memset task 3084 3084 4 12336
observed-size memset task 3085 3085 1 3085
observed-size memset task 3086 3086 4 12344
observed-size memset task 3096 3096 2 6192
observed-size memset task 3100 3100 1 3100
observed-size memset task 3104 3104 8 24832
observed-size memset task 3106 3106 5 15530
observed-size memset task 3110 3110 1 3110
observed-size memset task 3113 3113 4 12452
observed-size memset task 3116 3116 2 6232
observed-size memset task 3119 3119 3 9357
observed-size memset task 3124 3124 8 24992
observed-size memset task 3126 3126 4 12504
observed-size memset task 3127 3127 3 9381
observed-size memset task 3133 3133 4 12532
observed-size memset task 3143 3143 4 12572
observed-size memset task 3145 3145 4 12580
observed-size memset task 3146 3146 1 3146
observed-size memset task 3153 3153 2 6306
observed-size memset task 3173 3173 5 15865
observed-size memset task 3174 3174 4 12696
observed-size memset task 3202 3202 4 12808
observed-size memset task 3205 3205 5 16025
observed-size memset task 3219 3219 4 12876
observed-size memset task 3223 3223 1 3223
observed-size memset task 3233 3233 2 6466
observed-size memset task 3234 3234 3 9702
observed-size memset task 3242 3242 4 12968
observed-size memset task 3248 3248 4 12992
observed-size memset task 3263 3263 4 13052
observed-size memset task 3267 3267 1 3267
observed-size memset task 3274 3274 1 3274
observed-size memset task 3276 3276 4 13104
observed-size memset task 3286 3286 1 3286
observed-size memset task 3293 3293 1 3293
observed-size memset task 3300 3300 4 13200
observed-size memset task 3327 3327 1 3327
observed-size memset task 3331 3331 6 19986
observed-size memset task 3336 3336 4 13344
observed-size memset task 3340 3340 4 13360
observed-size memset task 3342 3342 1 3342
observed-size memset task 3346 3346 3 10038
observed-size memset task 3364 3364 4 13456
observed-size memset task 3367 3367 4 13468
observed-size memset task 3368 3368 1 3368
observed-size memset task 3372 3372 4 13488
observed-size memset task 3393 3393 1 3393
observed-size memset task 3404 3404 1 3404
observed-size memset task 3415 3415 1 3415
observed-size memset task 3419 3419 1 3419
observed-size memset task 3438 3438 1 3438
observed-size memset task 3473 3473 5 17365
observed-size memset task 3474 3474 1 3474
observed-size memset task 3482 3482 4 13928
observed-size memset task 3487 3487 4 13948
observed-size memset task 3497 3497 4 13988
observed-size memset task 3499 3499 1 3499
observed-size memset task 3507 3507 1 3507
observed-size memset task 3515 3515 4 14060
observed-size memset task 3523 3523 1 3523
observed-size memset task 3528 3528 1 3528
observed-size memset task 3529 3529 1 3529
observed-size memset task 3532 3532 4 14128
observed-size memset task 3535 3535 1 3535
observed-size memset task 3546 3546 3 10638
observed-size memset task 3547 3547 1 3547
observed-size memset task 3550 3550 4 14200
observed-size memset task 3562 3562 4 14248
observed-size memset task 3565 3565 4 14260
observed-size memset task 3567 3567 1 3567
observed-size memset task 3582 3582 1 3582
observed-size memset task 3584 3584 61 218624
observed-size memset task 3594 3594 1 3594
observed-size memset task 3596 3596 1 3596
observed-size memset task 3601 3601 4 14404
observed-size memset task 3605 3605 2 7210
observed-size memset task 3607 3607 1 3607
observed-size memset task 3615 3615 4 14460
observed-size memset task 3623 3623 1 3623
observed-size memset task 3629 3629 5 18145
observed-size memset task 3636 3636 1 3636
observed-size memset task 3639 3639 1 3639
observed-size memset task 3656 3656 1 3656
observed-size memset task 3657 3657 1 3657
observed-size memset task 3669 3669 4 14676
observed-size memset task 3670 3670 5 18350
observed-size memset task 3674 3674 4 14696
observed-size memset task 3676 3676 4 14704
observed-size memset task 3680 3680 8 29440
observed-size memset task 3683 3683 8 29464
observed-size memset task 3686 3686 5 18430
observed-size memset task 3687 3687 1 3687
observed-size memset task 3696 3696 5 18480
observed-size memset task 3697 3697 1 3697
observed-size memset task 3698 3698 5 18490
observed-size memset task 3701 3701 6 22206
observed-size memset task 3708 3708 5 18540
observed-size memset task 3712 3712 5 18560
observed-size memset task 3714 3714 5 18570
observed-size memset task 3715 3715 4 14860
observed-size memset task 3720 3720 5 18600
observed-size memset task 3727 3727 5 18635
observed-size memset task 3731 3731 2 7462
observed-size memset task 3735 3735 1 3735
observed-size memset task 3737 3737 1 3737
observed-size memset task 3748 3748 7 26236
observed-size memset task 3754 3754 2 7508
observed-size memset task 3772 3772 5 18860
observed-size memset task 3773 3773 4 15092
observed-size memset task 3775 3775 4 15100
observed-size memset task 3776 3776 2 7552
observed-size memset task 3794 3794 1 3794
observed-size memset task 3808 3808 5 19040
observed-size memset task 3822 3822 4 15288
observed-size memset task 3823 3823 4 15292
observed-size memset task 3824 3824 4 15296
observed-size memset task 3825 3825 4 15300
observed-size memset task 3828 3828 6 22968
observed-size memset task 3833 3833 5 19165
observed-size memset task 3834 3834 4 15336
observed-size memset task 3841 3841 4 15364
observed-size memset task 3854 3854 4 15416
observed-size memset task 3858 3858 1 3858
observed-size memset task 3863 3863 1 3863
observed-size memset task 3864 3864 1 3864
observed-size memset task 3866 3866 4 15464
observed-size memset task 3869 3869 4 15476
observed-size memset task 3872 3872 4 15488
observed-size memset task 3879 3879 4 15516
observed-size memset task 3884 3884 1 3884
observed-size memset task 3888 3888 4 15552
observed-size memset task 3890 3890 4 15560
observed-size memset task 3892 3892 4 15568
observed-size memset task 3896 3896 4 15584
observed-size memset task 3901 3901 4 15604
observed-size memset task 3905 3905 1 3905
observed-size memset task 3906 3906 4 15624
observed-size memset task 3908 3908 1 3908
observed-size memset task 3913 3913 1 3913
observed-size memset task 3916 3916 4 15664
observed-size memset task 3918 3918 1 3918
observed-size memset task 3922 3922 4 15688
observed-size memset task 3926 3926 5 19630
observed-size memset task 3935 3935 4 15740
observed-size memset task 3936 3936 1 3936
observed-size memset task 3937 3937 5 19685
observed-size memset task 3938 3938 1 3938
observed-size memset task 3944 3944 4 15776
observed-size memset task 3953 3953 8 31624
observed-size memset task 3955 3955 4 15820
observed-size memset task 3957 3957 1 3957
observed-size memset task 3961 3961 4 15844
observed-size memset task 3967 3967 4 15868
observed-size memset task 3978 3978 1 3978
observed-size memset task 3986 3986 4 15944
observed-size memset task 4001 4001 1 4001
observed-size memset task 4008 4008 1 4008
observed-size memset task 4010 4010 4 16040
observed-size memset task 4012 4012 1 4012
observed-size memset task 4022 4022 4 16088
observed-size memset task 4026 4026 1 4026
observed-size memset task 4027 4027 4 16108
observed-size memset task 4053 4053 4 16212
observed-size memset task 4056 4056 4 16224
observed-size memset task 4058 4058 1 4058
observed-size memset task 4062 4062 8 32496
observed-size memset task 4063 4063 9 36567
observed-size memset task 4064 4064 12 48768
observed-size memset task 4065 4065 20 81300
observed-size memset task 4066 4066 4 16264
observed-size memset task 4067 4067 9 36603
observed-size memset task 4070 4070 1 4070
observed-size memset task 4071 4071 9 36639
observed-size memset task 4073 4073 1 4073
observed-size memset task 4074 4074 4 16296
observed-size memset task 4076 4076 8 32608
observed-size memset task 4077 4077 8 32616
observed-size memset task 4082 4082 4 16328
observed-size memset task 4086 4086 17 69462
observed-size memset task 4090 4090 4 16360
observed-size memset task 4096 4096 34664 141983744
observed-size memset task 8192 8447 473 3967416
observed-size memset task 16384 16895 452 7405568
observed-size memset task 32768 33791 12 393216
observed-size memset task 45056 46079 1 45056
observed-size memset task 61440 62463 1 61440
observed-size memset task 69632 71679 1 69632
observed-size memset task 81920 83967 1 81920
observed-size memset task 233472 237567 1 233472
observed-size memset task 262144 270335 1 266240
observed-size memset task 368640 376831 1 368640
observed-size memset task 507904 516095 1 507904
observed-size other-copy softirq 32 32 44 1408
observed-size user-clear task 64 64 344 22016
observed-size user-clear task 632 632 282 178224
observed-size user-clear task 1024 1024 256 262144
observed-size user-clear task 1204 1204 71 85484
observed-size user-clear task 1816 1816 3 5448
observed-size user-clear task 2264 2264 3 6792
observed-size user-clear task 2696 2696 7 18872
observed-size user-clear task 3520 3520 61 214720
observed-size user-clear task 3800 3800 1 3800
observed-size user-clear task 3808 3808 3 11424
observed-size user-clear task 4096 4096 2048 8388608
observed-size user-copy task 1 1 18604 18604
observed-size user-copy task 2 2 22 44
observed-size user-copy task 3 3 444 1332
observed-size user-copy task 4 4 164 656
observed-size user-copy task 5 5 140 700
observed-size user-copy task 6 6 374 2244
observed-size user-copy task 7 7 713 4991
observed-size user-copy task 8 8 2560 20480
observed-size user-copy task 9 9 7 63
observed-size user-copy task 10 10 942 9420
observed-size user-copy task 11 11 700 7700
observed-size user-copy task 12 12 295 3540
observed-size user-copy task 13 13 147 1911
observed-size user-copy task 14 14 25 350
observed-size user-copy task 15 15 8 120
observed-size user-copy task 16 16 3494 55904
observed-size user-copy task 17 17 8 136
observed-size user-copy task 18 18 6 108
observed-size user-copy task 19 19 15 285
observed-size user-copy task 20 20 23 460
observed-size user-copy task 21 21 10 210
observed-size user-copy task 22 22 15 330
observed-size user-copy task 23 23 19 437
observed-size user-copy task 24 24 355 8520
observed-size user-copy task 25 25 19 475
observed-size user-copy task 26 26 4 104
observed-size user-copy task 27 27 105 2835
observed-size user-copy task 28 28 19 532
observed-size user-copy task 29 29 20 580
observed-size user-copy task 30 30 844 25320
observed-size user-copy task 31 31 49 1519
observed-size user-copy task 32 32 1392 44544
observed-size user-copy task 33 33 43 1419
observed-size user-copy task 34 34 18 612
observed-size user-copy task 35 35 3 105
observed-size user-copy task 36 36 8 288
observed-size user-copy task 37 37 14 518
observed-size user-copy task 38 38 44 1672
observed-size user-copy task 39 39 8 312
observed-size user-copy task 40 40 10 400
observed-size user-copy task 41 41 9 369
observed-size user-copy task 42 42 21 882
observed-size user-copy task 43 43 15 645
observed-size user-copy task 45 45 4 180
observed-size user-copy task 46 46 12 552
observed-size user-copy task 47 47 7 329
observed-size user-copy task 48 48 688 33024
observed-size user-copy task 49 49 60 2940
observed-size user-copy task 50 50 6 300
observed-size user-copy task 51 51 5 255
observed-size user-copy task 52 52 8 416
observed-size user-copy task 53 53 10 530
observed-size user-copy task 54 54 6 324
observed-size user-copy task 55 55 5 275
observed-size user-copy task 57 57 4 228
observed-size user-copy task 58 58 6 348
observed-size user-copy task 60 60 1 60
observed-size user-copy task 61 61 8 488
observed-size user-copy task 63 63 1 63
observed-size user-copy task 64 64 3 192
observed-size user-copy task 65 65 4 260
observed-size user-copy task 69 69 8 552
observed-size user-copy task 70 70 2 140
observed-size user-copy task 71 71 8 568
observed-size user-copy task 72 72 4 288
observed-size user-copy task 73 73 8 584
observed-size user-copy task 74 74 8 592
observed-size user-copy task 76 76 354 26904
observed-size user-copy task 79 79 7 553
observed-size user-copy task 81 81 214 17334
observed-size user-copy task 83 83 4 332
observed-size user-copy task 84 84 2 168
observed-size user-copy task 85 85 4 340
observed-size user-copy task 86 86 8 688
observed-size user-copy task 87 87 4 348
observed-size user-copy task 88 88 8 704
observed-size user-copy task 89 89 5 445
observed-size user-copy task 90 90 4 360
observed-size user-copy task 92 92 4 368
observed-size user-copy task 95 95 2 190
observed-size user-copy task 96 96 8 768
observed-size user-copy task 99 99 8 792
observed-size user-copy task 100 100 8 800
observed-size user-copy task 101 101 4 404
observed-size user-copy task 102 102 12 1224
observed-size user-copy task 103 103 12 1236
observed-size user-copy task 104 104 5 520
observed-size user-copy task 108 108 4 432
observed-size user-copy task 110 110 16 1760
observed-size user-copy task 112 112 17 1904
observed-size user-copy task 113 113 8 904
observed-size user-copy task 114 114 4 456
observed-size user-copy task 117 117 4 468
observed-size user-copy task 118 118 2 236
observed-size user-copy task 119 119 5 595
observed-size user-copy task 124 124 4 496
observed-size user-copy task 128 128 41 5248
observed-size user-copy task 129 129 2 258
observed-size user-copy task 130 130 8 1040
observed-size user-copy task 131 131 8 1048
observed-size user-copy task 133 133 9 1197
observed-size user-copy task 134 134 5 670
observed-size user-copy task 135 135 4 540
observed-size user-copy task 136 136 12 1632
observed-size user-copy task 137 137 4 548
observed-size user-copy task 139 139 6 834
observed-size user-copy task 141 141 4 564
observed-size user-copy task 142 142 4 568
observed-size user-copy task 143 143 19 2717
observed-size user-copy task 144 144 10509 1513296
observed-size user-copy task 147 147 5 735
observed-size user-copy task 151 151 16 2416
observed-size user-copy task 152 152 2 304
observed-size user-copy task 153 153 4 612
observed-size user-copy task 158 158 2 316
observed-size user-copy task 159 159 7 1113
observed-size user-copy task 160 160 3 480
observed-size user-copy task 161 161 8 1288
observed-size user-copy task 162 162 5 810
observed-size user-copy task 163 163 3 489
observed-size user-copy task 164 164 8 1312
observed-size user-copy task 168 168 8 1344
observed-size user-copy task 169 169 11 1859
observed-size user-copy task 170 170 13 2210
observed-size user-copy task 171 171 1 171
observed-size user-copy task 174 174 7 1218
observed-size user-copy task 176 176 4 704
observed-size user-copy task 178 178 6 1068
observed-size user-copy task 180 180 6 1080
observed-size user-copy task 183 183 6 1098
observed-size user-copy task 185 185 4 740
observed-size user-copy task 188 188 6 1128
observed-size user-copy task 189 189 4 756
observed-size user-copy task 190 190 12 2280
observed-size user-copy task 191 191 276 52716
observed-size user-copy task 192 192 348 66816
observed-size user-copy task 193 193 4 772
observed-size user-copy task 194 194 2 388
observed-size user-copy task 195 195 13 2535
observed-size user-copy task 196 196 6 1176
observed-size user-copy task 200 200 8 1600
observed-size user-copy task 201 201 4 804
observed-size user-copy task 202 202 4 808
observed-size user-copy task 204 204 13 2652
observed-size user-copy task 205 205 4 820
observed-size user-copy task 206 206 7 1442
observed-size user-copy task 207 207 2 414
observed-size user-copy task 208 208 7 1456
observed-size user-copy task 210 210 4 840
observed-size user-copy task 212 212 2 424
observed-size user-copy task 214 214 4 856
observed-size user-copy task 215 215 4 860
observed-size user-copy task 216 216 1 216
observed-size user-copy task 217 217 6 1302
observed-size user-copy task 218 218 1 218
observed-size user-copy task 221 221 4 884
observed-size user-copy task 224 224 15 3360
observed-size user-copy task 226 226 4 904
observed-size user-copy task 227 227 2 454
observed-size user-copy task 228 228 9 2052
observed-size user-copy task 230 230 6 1380
observed-size user-copy task 231 231 8 1848
observed-size user-copy task 232 232 6 1392
observed-size user-copy task 233 233 4 932
observed-size user-copy task 236 236 5 1180
observed-size user-copy task 238 238 14 3332
observed-size user-copy task 239 239 4 956
observed-size user-copy task 240 240 4 960
observed-size user-copy task 241 241 4 964
observed-size user-copy task 242 242 10 2420
observed-size user-copy task 244 244 8 1952
observed-size user-copy task 248 248 10 2480
observed-size user-copy task 249 249 12 2988
observed-size user-copy task 250 250 8 2000
observed-size user-copy task 251 251 8 2008
observed-size user-copy task 253 253 16 4048
observed-size user-copy task 255 255 6 1530
observed-size user-copy task 257 257 8 2056
observed-size user-copy task 259 259 4 1036
observed-size user-copy task 261 261 4 1044
observed-size user-copy task 262 262 6 1572
observed-size user-copy task 263 263 6 1578
observed-size user-copy task 264 264 5 1320
observed-size user-copy task 267 267 4 1068
observed-size user-copy task 268 268 9 2412
observed-size user-copy task 270 270 8 2160
observed-size user-copy task 271 271 8 2168
observed-size user-copy task 272 272 14 3808
observed-size user-copy task 273 273 11 3003
observed-size user-copy task 274 274 8 2192
observed-size user-copy task 276 276 4 1104
observed-size user-copy task 277 277 4 1108
observed-size user-copy task 280 280 4 1120
observed-size user-copy task 282 282 4 1128
observed-size user-copy task 284 284 4 1136
observed-size user-copy task 285 285 4 1140
observed-size user-copy task 287 287 7 2009
observed-size user-copy task 288 288 15 4320
observed-size user-copy task 289 289 4 1156
observed-size user-copy task 290 290 4 1160
observed-size user-copy task 292 292 5 1460
observed-size user-copy task 295 295 8 2360
observed-size user-copy task 296 296 8 2368
observed-size user-copy task 300 300 4 1200
observed-size user-copy task 301 301 4 1204
observed-size user-copy task 302 302 10 3020
observed-size user-copy task 303 303 4 1212
observed-size user-copy task 304 304 4 1216
observed-size user-copy task 305 305 5 1525
observed-size user-copy task 306 306 8 2448
observed-size user-copy task 308 308 4 1232
observed-size user-copy task 312 312 4 1248
observed-size user-copy task 314 314 4 1256
observed-size user-copy task 315 315 4 1260
observed-size user-copy task 317 317 4 1268
observed-size user-copy task 318 318 4 1272
observed-size user-copy task 320 320 8 2560
observed-size user-copy task 321 321 15 4815
observed-size user-copy task 322 322 8 2576
observed-size user-copy task 323 323 8 2584
observed-size user-copy task 324 324 12 3888
observed-size user-copy task 328 328 2 656
observed-size user-copy task 329 329 4 1316
observed-size user-copy task 330 330 1 330
observed-size user-copy task 332 332 16 5312
observed-size user-copy task 333 333 4 1332
observed-size user-copy task 334 334 8 2672
observed-size user-copy task 337 337 4 1348
observed-size user-copy task 338 338 7 2366
observed-size user-copy task 342 342 10 3420
observed-size user-copy task 343 343 4 1372
observed-size user-copy task 344 344 8 2752
observed-size user-copy task 347 347 8 2776
observed-size user-copy task 348 348 22 7656
observed-size user-copy task 349 349 8 2792
observed-size user-copy task 351 351 8 2808
observed-size user-copy task 352 352 4 1408
observed-size user-copy task 353 353 4 1412
observed-size user-copy task 354 354 8 2832
observed-size user-copy task 356 356 4 1424
observed-size user-copy task 359 359 6 2154
observed-size user-copy task 360 360 9 3240
observed-size user-copy task 361 361 2 722
observed-size user-copy task 362 362 4 1448
observed-size user-copy task 365 365 4 1460
observed-size user-copy task 366 366 4 1464
observed-size user-copy task 367 367 1 367
observed-size user-copy task 368 368 357 131376
observed-size user-copy task 369 369 12 4428
observed-size user-copy task 371 371 4 1484
observed-size user-copy task 372 372 4 1488
observed-size user-copy task 373 373 4 1492
observed-size user-copy task 376 376 4 1504
observed-size user-copy task 377 377 6 2262
observed-size user-copy task 379 379 4 1516
observed-size user-copy task 381 381 14 5334
observed-size user-copy task 382 382 5 1910
observed-size user-copy task 383 383 4 1532
observed-size user-copy task 384 384 7 2688
observed-size user-copy task 387 387 8 3096
observed-size user-copy task 388 388 24 9312
observed-size user-copy task 390 390 9 3510
observed-size user-copy task 392 392 4 1568
observed-size user-copy task 394 394 4 1576
observed-size user-copy task 395 395 8 3160
observed-size user-copy task 398 398 33 13134
observed-size user-copy task 399 399 2 798
observed-size user-copy task 400 400 9 3600
observed-size user-copy task 401 401 4 1604
observed-size user-copy task 402 402 8 3216
observed-size user-copy task 404 404 1 404
observed-size user-copy task 407 407 4 1628
observed-size user-copy task 408 408 2 816
observed-size user-copy task 409 409 11 4499
observed-size user-copy task 410 410 10 4100
observed-size user-copy task 413 413 8 3304
observed-size user-copy task 415 415 8 3320
observed-size user-copy task 416 416 11 4576
observed-size user-copy task 417 417 8 3336
observed-size user-copy task 420 420 2 840
observed-size user-copy task 421 421 4 1684
observed-size user-copy task 422 422 8 3376
observed-size user-copy task 424 424 12 5088
observed-size user-copy task 425 425 12 5100
observed-size user-copy task 426 426 12 5112
observed-size user-copy task 427 427 14 5978
observed-size user-copy task 428 428 4 1712
observed-size user-copy task 429 429 8 3432
observed-size user-copy task 430 430 4 1720
observed-size user-copy task 431 431 4 1724
observed-size user-copy task 432 432 4 1728
observed-size user-copy task 433 433 4 1732
observed-size user-copy task 434 434 8 3472
observed-size user-copy task 435 435 4 1740
observed-size user-copy task 438 438 4 1752
observed-size user-copy task 439 439 2 878
observed-size user-copy task 440 440 2 880
observed-size user-copy task 442 442 4 1768
observed-size user-copy task 443 443 12 5316
observed-size user-copy task 444 444 4 1776
observed-size user-copy task 446 446 4 1784
observed-size user-copy task 448 448 54 24192
observed-size user-copy task 451 451 4 1804
observed-size user-copy task 453 453 8 3624
observed-size user-copy task 455 455 4 1820
observed-size user-copy task 456 456 4 1824
observed-size user-copy task 457 457 15 6855
observed-size user-copy task 459 459 4 1836
observed-size user-copy task 460 460 6 2760
observed-size user-copy task 463 463 8 3704
observed-size user-copy task 464 464 4 1856
observed-size user-copy task 465 465 4 1860
observed-size user-copy task 466 466 12 5592
observed-size user-copy task 467 467 4 1868
observed-size user-copy task 469 469 12 5628
observed-size user-copy task 470 470 4 1880
observed-size user-copy task 472 472 5 2360
observed-size user-copy task 473 473 3 1419
observed-size user-copy task 474 474 16 7584
observed-size user-copy task 475 475 8 3800
observed-size user-copy task 477 477 4 1908
observed-size user-copy task 478 478 16 7648
observed-size user-copy task 479 479 12 5748
observed-size user-copy task 480 480 12 5760
observed-size user-copy task 481 481 27 12987
observed-size user-copy task 482 482 5 2410
observed-size user-copy task 483 483 8 3864
observed-size user-copy task 484 484 4 1936
observed-size user-copy task 486 486 4 1944
observed-size user-copy task 487 487 12 5844
observed-size user-copy task 488 488 4 1952
observed-size user-copy task 489 489 7 3423
observed-size user-copy task 490 490 8 3920
observed-size user-copy task 491 491 8 3928
observed-size user-copy task 492 492 12 5904
observed-size user-copy task 493 493 12 5916
observed-size user-copy task 495 495 6 2970
observed-size user-copy task 498 498 4 1992
observed-size user-copy task 499 499 4 1996
observed-size user-copy task 500 500 2 1000
observed-size user-copy task 502 502 2 1004
observed-size user-copy task 506 506 8 4048
observed-size user-copy task 510 510 4 2040
observed-size user-copy task 512 512 1742 891904
observed-size user-copy task 514 514 2 1028
observed-size user-copy task 529 529 2 1058
observed-size user-copy task 531 531 2 1062
observed-size user-copy task 534 534 2 1068
observed-size user-copy task 543 543 1 543
observed-size user-copy task 546 546 4 2184
observed-size user-copy task 549 549 2 1098
observed-size user-copy task 550 550 7 3850
observed-size user-copy task 552 552 1 552
observed-size user-copy task 561 561 2 1122
observed-size user-copy task 564 564 6 3384
observed-size user-copy task 567 567 2 1134
observed-size user-copy task 568 568 2 1136
observed-size user-copy task 573 573 2 1146
observed-size user-copy task 581 581 4 2324
observed-size user-copy task 589 589 2 1178
observed-size user-copy task 593 593 3 1779
observed-size user-copy task 597 597 2 1194
observed-size user-copy task 599 599 5 2995
observed-size user-copy task 609 609 7 4263
observed-size user-copy task 614 614 5 3070
observed-size user-copy task 622 622 2 1244
observed-size user-copy task 623 623 4 2492
observed-size user-copy task 625 625 5 3125
observed-size user-copy task 656 656 4 2624
observed-size user-copy task 657 657 2 1314
observed-size user-copy task 658 658 2 1316
observed-size user-copy task 677 677 2 1354
observed-size user-copy task 681 681 2 1362
observed-size user-copy task 687 687 1 687
observed-size user-copy task 691 691 1 691
observed-size user-copy task 692 692 2 1384
observed-size user-copy task 699 699 1 699
observed-size user-copy task 700 700 1 700
observed-size user-copy task 703 703 2 1406
observed-size user-copy task 705 705 1 705
observed-size user-copy task 723 723 1 723
observed-size user-copy task 724 724 2 1448
observed-size user-copy task 728 728 2 1456
observed-size user-copy task 729 729 5 3645
observed-size user-copy task 732 732 2 1464
observed-size user-copy task 750 750 4 3000
observed-size user-copy task 754 754 2 1508
observed-size user-copy task 756 756 4 3024
observed-size user-copy task 757 757 1 757
observed-size user-copy task 760 760 5 3800
observed-size user-copy task 762 762 1 762
observed-size user-copy task 765 765 9 6885
observed-size user-copy task 769 769 2 1538
observed-size user-copy task 770 770 1 770
observed-size user-copy task 796 796 4 3184
observed-size user-copy task 803 803 2 1606
observed-size user-copy task 810 810 2 1620
observed-size user-copy task 820 820 2 1640
observed-size user-copy task 822 822 2 1644
observed-size user-copy task 824 824 1 824
observed-size user-copy task 832 832 110 91520
observed-size user-copy task 833 833 5 4165
observed-size user-copy task 840 840 142 119280
observed-size user-copy task 848 848 2 1696
observed-size user-copy task 854 854 2 1708
observed-size user-copy task 862 862 7 6034
observed-size user-copy task 863 863 2 1726
observed-size user-copy task 864 864 3 2592
observed-size user-copy task 873 873 2 1746
observed-size user-copy task 877 877 7 6139
observed-size user-copy task 888 888 1 888
observed-size user-copy task 891 891 6 5346
observed-size user-copy task 894 894 6 5364
observed-size user-copy task 896 896 1 896
observed-size user-copy task 912 912 1 912
observed-size user-copy task 922 922 4 3688
observed-size user-copy task 923 923 4 3692
observed-size user-copy task 933 933 1 933
observed-size user-copy task 937 937 1 937
observed-size user-copy task 943 943 4 3772
observed-size user-copy task 950 950 2 1900
observed-size user-copy task 951 951 4 3804
observed-size user-copy task 953 953 5 4765
observed-size user-copy task 958 958 1 958
observed-size user-copy task 963 963 4 3852
observed-size user-copy task 969 969 1 969
observed-size user-copy task 970 970 10 9700
observed-size user-copy task 972 972 5 4860
observed-size user-copy task 977 977 9 8793
observed-size user-copy task 980 980 2 1960
observed-size user-copy task 983 983 7 6881
observed-size user-copy task 986 986 2 1972
observed-size user-copy task 990 990 4 3960
observed-size user-copy task 992 992 12 11904
observed-size user-copy task 996 996 2 1992
observed-size user-copy task 1000 1000 2 2000
observed-size user-copy task 1008 1008 1 1008
observed-size user-copy task 1010 1010 4 4040
observed-size user-copy task 1011 1011 2 2022
observed-size user-copy task 1012 1012 2 2024
observed-size user-copy task 1019 1019 2 2038
observed-size user-copy task 1024 1024 8999 9214976
observed-size user-copy task 1037 1037 7 7259
observed-size user-copy task 1047 1047 2 2094
observed-size user-copy task 1048 1048 2 2096
observed-size user-copy task 1049 1049 6 6294
observed-size user-copy task 1050 1050 2 2100
observed-size user-copy task 1052 1052 2 2104
observed-size user-copy task 1059 1059 6 6354
observed-size user-copy task 1061 1061 2 2122
observed-size user-copy task 1062 1062 5 5310
observed-size user-copy task 1066 1066 4 4264
observed-size user-copy task 1067 1067 4 4268
observed-size user-copy task 1070 1070 6 6420
observed-size user-copy task 1071 1071 4 4284
observed-size user-copy task 1073 1073 7 7511
observed-size user-copy task 1077 1077 2 2154
observed-size user-copy task 1079 1079 4 4316
observed-size user-copy task 1080 1080 4 4320
observed-size user-copy task 1083 1083 2 2166
observed-size user-copy task 1092 1092 3 3276
observed-size user-copy task 1094 1094 2 2188
observed-size user-copy task 1098 1098 3 3294
observed-size user-copy task 1102 1102 5 5510
observed-size user-copy task 1103 1103 4 4412
observed-size user-copy task 1104 1104 4 4416
observed-size user-copy task 1106 1106 4 4424
observed-size user-copy task 1109 1109 14 15526
observed-size user-copy task 1111 1111 4 4444
observed-size user-copy task 1112 1112 6 6672
observed-size user-copy task 1115 1115 7 7805
observed-size user-copy task 1119 1119 4 4476
observed-size user-copy task 1126 1126 2 2252
observed-size user-copy task 1127 1127 4 4508
observed-size user-copy task 1129 1129 4 4516
observed-size user-copy task 1148 1148 13 14924
observed-size user-copy task 1152 1152 1 1152
observed-size user-copy task 1155 1155 4 4620
observed-size user-copy task 1168 1168 5 5840
observed-size user-copy task 1170 1170 2 2340
observed-size user-copy task 1174 1174 2 2348
observed-size user-copy task 1176 1176 4 4704
observed-size user-copy task 1182 1182 6 7092
observed-size user-copy task 1187 1187 2 2374
observed-size user-copy task 1188 1188 11 13068
observed-size user-copy task 1189 1189 2 2378
observed-size user-copy task 1199 1199 4 4796
observed-size user-copy task 1202 1202 2 2404
observed-size user-copy task 1203 1203 4 4812
observed-size user-copy task 1204 1204 11 13244
observed-size user-copy task 1212 1212 4 4848
observed-size user-copy task 1213 1213 4 4852
observed-size user-copy task 1214 1214 5 6070
observed-size user-copy task 1215 1215 4 4860
observed-size user-copy task 1216 1216 4 4864
observed-size user-copy task 1218 1218 2 2436
observed-size user-copy task 1221 1221 2 2442
observed-size user-copy task 1222 1222 2 2444
observed-size user-copy task 1230 1230 5 6150
observed-size user-copy task 1234 1234 6 7404
observed-size user-copy task 1240 1240 8 9920
observed-size user-copy task 1242 1242 3 3726
observed-size user-copy task 1246 1246 4 4984
observed-size user-copy task 1248 1248 4 4992
observed-size user-copy task 1252 1252 6 7512
observed-size user-copy task 1254 1254 2 2508
observed-size user-copy task 1256 1256 2 2512
observed-size user-copy task 1260 1260 5 6300
observed-size user-copy task 1264 1264 8 10112
observed-size user-copy task 1266 1266 4 5064
observed-size user-copy task 1275 1275 4 5100
observed-size user-copy task 1279 1279 4 5116
observed-size user-copy task 1283 1283 16 20528
observed-size user-copy task 1285 1285 5 6425
observed-size user-copy task 1287 1287 4 5148
observed-size user-copy task 1288 1288 2 2576
observed-size user-copy task 1290 1290 1 1290
observed-size user-copy task 1292 1292 4 5168
observed-size user-copy task 1294 1294 6 7764
observed-size user-copy task 1296 1296 1 1296
observed-size user-copy task 1305 1305 6 7830
observed-size user-copy task 1306 1306 2 2612
observed-size user-copy task 1308 1308 4 5232
observed-size user-copy task 1310 1310 2 2620
observed-size user-copy task 1313 1313 4 5252
observed-size user-copy task 1321 1321 4 5284
observed-size user-copy task 1334 1334 2 2668
observed-size user-copy task 1335 1335 2 2670
observed-size user-copy task 1340 1340 7 9380
observed-size user-copy task 1341 1341 2 2682
observed-size user-copy task 1353 1353 4 5412
observed-size user-copy task 1368 1368 4 5472
observed-size user-copy task 1375 1375 2 2750
observed-size user-copy task 1385 1385 5 6925
observed-size user-copy task 1400 1400 8 11200
observed-size user-copy task 1403 1403 4 5612
observed-size user-copy task 1404 1404 2 2808
observed-size user-copy task 1405 1405 2 2810
observed-size user-copy task 1421 1421 2 2842
observed-size user-copy task 1423 1423 2 2846
observed-size user-copy task 1426 1426 6 8556
observed-size user-copy task 1428 1428 6 8568
observed-size user-copy task 1433 1433 11 15763
observed-size user-copy task 1434 1434 4 5736
observed-size user-copy task 1447 1447 25 36175
observed-size user-copy task 1453 1453 2 2906
observed-size user-copy task 1462 1462 2 2924
observed-size user-copy task 1463 1463 3 4389
observed-size user-copy task 1467 1467 4 5868
observed-size user-copy task 1469 1469 1 1469
observed-size user-copy task 1471 1471 5 7355
observed-size user-copy task 1490 1490 6 8940
observed-size user-copy task 1497 1497 2 2994
observed-size user-copy task 1498 1498 4 5992
observed-size user-copy task 1503 1503 4 6012
observed-size user-copy task 1505 1505 9 13545
observed-size user-copy task 1514 1514 4 6056
observed-size user-copy task 1515 1515 4 6060
observed-size user-copy task 1516 1516 7 10612
observed-size user-copy task 1518 1518 4 6072
observed-size user-copy task 1522 1522 4 6088
observed-size user-copy task 1523 1523 6 9138
observed-size user-copy task 1531 1531 2 3062
observed-size user-copy task 1532 1532 3 4596
observed-size user-copy task 1536 1536 112 172032
observed-size user-copy task 1542 1542 7 10794
observed-size user-copy task 1552 1552 2 3104
observed-size user-copy task 1573 1573 3 4719
observed-size user-copy task 1574 1574 2 3148
observed-size user-copy task 1584 1584 4 6336
observed-size user-copy task 1589 1589 2 3178
observed-size user-copy task 1591 1591 2 3182
observed-size user-copy task 1593 1593 4 6372
observed-size user-copy task 1597 1597 2 3194
observed-size user-copy task 1602 1602 2 3204
observed-size user-copy task 1610 1610 1 1610
observed-size user-copy task 1612 1612 2 3224
observed-size user-copy task 1617 1617 5 8085
observed-size user-copy task 1619 1619 2 3238
observed-size user-copy task 1626 1626 2 3252
observed-size user-copy task 1630 1630 4 6520
observed-size user-copy task 1631 1631 2 3262
observed-size user-copy task 1633 1633 4 6532
observed-size user-copy task 1650 1650 2 3300
observed-size user-copy task 1654 1654 2 3308
observed-size user-copy task 1660 1660 2 3320
observed-size user-copy task 1661 1661 7 11627
observed-size user-copy task 1664 1664 51 84864
observed-size user-copy task 1667 1667 2 3334
observed-size user-copy task 1675 1675 2 3350
observed-size user-copy task 1679 1679 2 3358
observed-size user-copy task 1692 1692 5 8460
observed-size user-copy task 1697 1697 7 11879
observed-size user-copy task 1704 1704 2 3408
observed-size user-copy task 1705 1705 2 3410
observed-size user-copy task 1714 1714 4 6856
observed-size user-copy task 1715 1715 6 10290
observed-size user-copy task 1723 1723 1 1723
observed-size user-copy task 1724 1724 3 5172
observed-size user-copy task 1726 1726 2 3452
observed-size user-copy task 1730 1730 2 3460
observed-size user-copy task 1745 1745 4 6980
observed-size user-copy task 1746 1746 3 5238
observed-size user-copy task 1747 1747 1 1747
observed-size user-copy task 1759 1759 4 7036
observed-size user-copy task 1771 1771 4 7084
observed-size user-copy task 1781 1781 2 3562
observed-size user-copy task 1793 1793 2 3586
observed-size user-copy task 1800 1800 4 7200
observed-size user-copy task 1806 1806 2 3612
observed-size user-copy task 1810 1810 6 10860
observed-size user-copy task 1816 1816 7 12712
observed-size user-copy task 1817 1817 4 7268
observed-size user-copy task 1824 1824 2 3648
observed-size user-copy task 1827 1827 2 3654
observed-size user-copy task 1829 1829 3 5487
observed-size user-copy task 1831 1831 2 3662
observed-size user-copy task 1838 1838 5 9190
observed-size user-copy task 1856 1856 36 66816
observed-size user-copy task 1857 1857 2 3714
observed-size user-copy task 1863 1863 4 7452
observed-size user-copy task 1870 1870 5 9350
observed-size user-copy task 1872 1872 2 3744
observed-size user-copy task 1880 1880 4 7520
observed-size user-copy task 1884 1884 2 3768
observed-size user-copy task 1887 1887 2 3774
observed-size user-copy task 1897 1897 6 11382
observed-size user-copy task 1905 1905 7 13335
observed-size user-copy task 1906 1906 6 11436
observed-size user-copy task 1917 1917 2 3834
observed-size user-copy task 1935 1935 2 3870
observed-size user-copy task 1936 1936 4 7744
observed-size user-copy task 1948 1948 2 3896
observed-size user-copy task 1959 1959 4 7836
observed-size user-copy task 1961 1961 5 9805
observed-size user-copy task 1967 1967 3 5901
observed-size user-copy task 1972 1972 2 3944
observed-size user-copy task 1984 1984 93 184512
observed-size user-copy task 1998 1998 4 7992
observed-size user-copy task 2010 2010 2 4020
observed-size user-copy task 2016 2016 1 2016
observed-size user-copy task 2020 2020 8 16160
observed-size user-copy task 2025 2025 4 8100
observed-size user-copy task 2027 2027 5 10135
observed-size user-copy task 2032 2032 5 10160
observed-size user-copy task 2035 2035 6 12210
observed-size user-copy task 2040 2040 6 12240
observed-size user-copy task 2048 2048 72 147456
observed-size user-copy task 2050 2050 2 4100
observed-size user-copy task 2067 2067 2 4134
observed-size user-copy task 2070 2070 2 4140
observed-size user-copy task 2076 2076 2 4152
observed-size user-copy task 2080 2080 1 2080
observed-size user-copy task 2086 2086 2 4172
observed-size user-copy task 2094 2094 2 4188
observed-size user-copy task 2103 2103 4 8412
observed-size user-copy task 2107 2107 3 6321
observed-size user-copy task 2108 2108 3 6324
observed-size user-copy task 2112 2112 93 196416
observed-size user-copy task 2114 2114 2 4228
observed-size user-copy task 2117 2117 4 8468
observed-size user-copy task 2132 2132 2 4264
observed-size user-copy task 2133 2133 5 10665
observed-size user-copy task 2134 2134 2 4268
observed-size user-copy task 2135 2135 4 8540
observed-size user-copy task 2136 2136 4 8544
observed-size user-copy task 2144 2144 1 2144
observed-size user-copy task 2168 2168 4 8672
observed-size user-copy task 2172 2172 2 4344
observed-size user-copy task 2173 2173 2 4346
observed-size user-copy task 2177 2177 2 4354
observed-size user-copy task 2191 2191 2 4382
observed-size user-copy task 2195 2195 5 10975
observed-size user-copy task 2211 2211 2 4422
observed-size user-copy task 2212 2212 2 4424
observed-size user-copy task 2213 2213 2 4426
observed-size user-copy task 2216 2216 6 13296
observed-size user-copy task 2231 2231 2 4462
observed-size user-copy task 2240 2240 34 76160
observed-size user-copy task 2246 2246 2 4492
observed-size user-copy task 2259 2259 4 9036
observed-size user-copy task 2275 2275 2 4550
observed-size user-copy task 2287 2287 7 16009
observed-size user-copy task 2299 2299 3 6897
observed-size user-copy task 2309 2309 2 4618
observed-size user-copy task 2310 2310 2 4620
observed-size user-copy task 2311 2311 2 4622
observed-size user-copy task 2367 2367 4 9468
observed-size user-copy task 2376 2376 3 7128
observed-size user-copy task 2382 2382 2 4764
observed-size user-copy task 2398 2398 2 4796
observed-size user-copy task 2411 2411 2 4822
observed-size user-copy task 2421 2421 4 9684
observed-size user-copy task 2432 2432 51 124032
observed-size user-copy task 2450 2450 7 17150
observed-size user-copy task 2456 2456 5 12280
observed-size user-copy task 2460 2460 4 9840
observed-size user-copy task 2462 2462 3 7386
observed-size user-copy task 2475 2475 2 4950
observed-size user-copy task 2479 2479 2 4958
observed-size user-copy task 2481 2481 4 9924
observed-size user-copy task 2485 2485 4 9940
observed-size user-copy task 2489 2489 6 14934
observed-size user-copy task 2499 2499 4 9996
observed-size user-copy task 2502 2502 4 10008
observed-size user-copy task 2503 2503 2 5006
observed-size user-copy task 2518 2518 2 5036
observed-size user-copy task 2521 2521 4 10084
observed-size user-copy task 2526 2526 3 7578
observed-size user-copy task 2529 2529 4 10116
observed-size user-copy task 2560 2560 90 230400
observed-size user-copy task 2577 2577 2 5154
observed-size user-copy task 2580 2580 5 12900
observed-size user-copy task 2581 2581 4 10324
observed-size user-copy task 2584 2584 2 5168
observed-size user-copy task 2593 2593 2 5186
observed-size user-copy task 2594 2594 4 10376
observed-size user-copy task 2597 2597 2 5194
observed-size user-copy task 2603 2603 2 5206
observed-size user-copy task 2606 2606 4 10424
observed-size user-copy task 2628 2628 4 10512
observed-size user-copy task 2643 2643 2 5286
observed-size user-copy task 2650 2650 2 5300
observed-size user-copy task 2670 2670 2 5340
observed-size user-copy task 2675 2675 2 5350
observed-size user-copy task 2684 2684 2 5368
observed-size user-copy task 2693 2693 3 8079
observed-size user-copy task 2700 2700 4 10800
observed-size user-copy task 2710 2710 2 5420
observed-size user-copy task 2723 2723 2 5446
observed-size user-copy task 2725 2725 4 10900
observed-size user-copy task 2777 2777 1 2777
observed-size user-copy task 2780 2780 2 5560
observed-size user-copy task 2783 2783 4 11132
observed-size user-copy task 2805 2805 2 5610
observed-size user-copy task 2810 2810 7 19670
observed-size user-copy task 2818 2818 3 8454
observed-size user-copy task 2821 2821 2 5642
observed-size user-copy task 2822 2822 4 11288
observed-size user-copy task 2824 2824 2 5648
observed-size user-copy task 2827 2827 1 2827
observed-size user-copy task 2830 2830 3 8490
observed-size user-copy task 2836 2836 2 5672
observed-size user-copy task 2867 2867 5 14335
observed-size user-copy task 2868 2868 2 5736
observed-size user-copy task 2872 2872 2 5744
observed-size user-copy task 2919 2919 2 5838
observed-size user-copy task 2935 2935 5 14675
observed-size user-copy task 2944 2944 1 2944
observed-size user-copy task 2953 2953 4 11812
observed-size user-copy task 2959 2959 2 5918
observed-size user-copy task 2969 2969 2 5938
observed-size user-copy task 2972 2972 2 5944
observed-size user-copy task 2980 2980 2 5960
observed-size user-copy task 2991 2991 5 14955
observed-size user-copy task 2996 2996 2 5992
observed-size user-copy task 3021 3021 5 15105
observed-size user-copy task 3030 3030 4 12120
observed-size user-copy task 3038 3038 2 6076
observed-size user-copy task 3039 3039 2 6078
observed-size user-copy task 3054 3054 1 3054
observed-size user-copy task 3057 3057 4 12228
observed-size user-copy task 3062 3062 2 6124
observed-size user-copy task 3072 3072 20 61440
observed-size user-copy task 3086 3086 2 6172
observed-size user-copy task 3115 3115 2 6230
observed-size user-copy task 3131 3131 4 12524
observed-size user-copy task 3149 3149 2 6298
observed-size user-copy task 3150 3150 1 3150
observed-size user-copy task 3155 3155 2 6310
observed-size user-copy task 3175 3175 5 15875
observed-size user-copy task 3186 3186 2 6372
observed-size user-copy task 3196 3196 2 6392
observed-size user-copy task 3203 3203 2 6406
observed-size user-copy task 3205 3205 1 3205
observed-size user-copy task 3235 3235 2 6470
observed-size user-copy task 3265 3265 4 13060
observed-size user-copy task 3269 3269 2 6538
observed-size user-copy task 3313 3313 5 16565
observed-size user-copy task 3331 3331 5 16655
observed-size user-copy task 3346 3346 2 6692
observed-size user-copy task 3348 3348 4 13392
observed-size user-copy task 3358 3358 2 6716
observed-size user-copy task 3367 3367 2 6734
observed-size user-copy task 3370 3370 2 6740
observed-size user-copy task 3380 3380 2 6760
observed-size user-copy task 3383 3383 2 6766
observed-size user-copy task 3384 3384 2 6768
observed-size user-copy task 3414 3414 8 27312
observed-size user-copy task 3439 3439 1 3439
observed-size user-copy task 3440 3440 2 6880
observed-size user-copy task 3478 3478 3 10434
observed-size user-copy task 3553 3553 2 7106
observed-size user-copy task 3556 3556 2 7112
observed-size user-copy task 3568 3568 5 17840
observed-size user-copy task 3576 3576 4 14304
observed-size user-copy task 3579 3579 4 14316
observed-size user-copy task 3584 3584 28 100352
observed-size user-copy task 3585 3585 2 7170
observed-size user-copy task 3617 3617 4 14468
observed-size user-copy task 3627 3627 2 7254
observed-size user-copy task 3648 3648 54 196992
observed-size user-copy task 3662 3662 2 7324
observed-size user-copy task 3665 3665 2 7330
observed-size user-copy task 3667 3667 4 14668
observed-size user-copy task 3670 3670 2 7340
observed-size user-copy task 3709 3709 2 7418
observed-size user-copy task 3736 3736 2 7472
observed-size user-copy task 3737 3737 7 26159
observed-size user-copy task 3744 3744 1 3744
observed-size user-copy task 3791 3791 6 22746
observed-size user-copy task 3801 3801 2 7602
observed-size user-copy task 3839 3839 2 7678
observed-size user-copy task 3858 3858 3 11574
observed-size user-copy task 3865 3865 2 7730
observed-size user-copy task 3866 3866 2 7732
observed-size user-copy task 3892 3892 3 11676
observed-size user-copy task 3901 3901 2 7802
observed-size user-copy task 3905 3905 64 249920
observed-size user-copy task 3916 3916 2 7832
observed-size user-copy task 3945 3945 2 7890
observed-size user-copy task 3962 3962 7 27734
observed-size user-copy task 3968 3968 34 134912
observed-size user-copy task 3983 3983 2 7966
observed-size user-copy task 3987 3987 1 3987
observed-size user-copy task 3993 3993 2 7986
observed-size user-copy task 4013 4013 2 8026
observed-size user-copy task 4024 4024 2 8048
observed-size user-copy task 4038 4038 2 8076
observed-size user-copy task 4039 4039 2 8078
observed-size user-copy task 4042 4042 2 8084
observed-size user-copy task 4043 4043 10 40430
observed-size user-copy task 4044 4044 2 8088
observed-size user-copy task 4046 4046 2 8092
observed-size user-copy task 4050 4050 2 8100
observed-size user-copy task 4054 4054 4 16216
observed-size user-copy task 4058 4058 2 8116
observed-size user-copy task 4059 4059 2 8118
observed-size user-copy task 4062 4062 2 8124
observed-size user-copy task 4066 4066 2 8132
observed-size user-copy task 4070 4070 2 8140
observed-size user-copy task 4073 4073 1 4073
observed-size user-copy task 4074 4074 2 8148
observed-size user-copy task 4078 4078 2 8156
observed-size user-copy task 4079 4079 2 8158
observed-size user-copy task 4082 4082 2 8164
observed-size user-copy task 4086 4086 34 138924
observed-size user-copy task 4090 4090 2 8180
observed-size user-copy task 4093 4093 2 8186
observed-size user-copy task 4094 4094 6 24564
observed-size user-copy task 4096 4096 19249 78843904
observed-align checked-copy 0 0 3556
observed-align clear_page 0 - 49907
observed-align inlined-copy 0 0 1363
observed-align inlined-copy 0 12 4
observed-align inlined-copy 0 16 299
observed-align inlined-copy 0 20 2
observed-align inlined-copy 0 24 214
observed-align inlined-copy 0 28 2
observed-align inlined-copy 0 32 181
observed-align inlined-copy 0 40 4
observed-align inlined-copy 0 44 4
observed-align inlined-copy 0 48 131
observed-align inlined-copy 0 52 8
observed-align inlined-copy 0 56 21
observed-align inlined-copy 0 60 4
observed-align inlined-copy 0 8 602
observed-align inlined-copy 16 0 205
observed-align inlined-copy 16 12 2
observed-align inlined-copy 16 16 5591
observed-align inlined-copy 16 20 2
observed-align inlined-copy 16 24 1256
observed-align inlined-copy 16 28 6
observed-align inlined-copy 16 32 741
observed-align inlined-copy 16 33 3
observed-align inlined-copy 16 35 1
observed-align inlined-copy 16 40 421
observed-align inlined-copy 16 44 2
observed-align inlined-copy 16 48 198
observed-align inlined-copy 16 56 5
observed-align inlined-copy 16 60 2
observed-align inlined-copy 16 8 133
observed-align inlined-copy 24 0 2
observed-align inlined-copy 24 16 1876
observed-align inlined-copy 24 24 26980
observed-align inlined-copy 24 28 2
observed-align inlined-copy 24 32 291
observed-align inlined-copy 24 33 1
observed-align inlined-copy 24 36 4
observed-align inlined-copy 24 39 1
observed-align inlined-copy 24 4 2
observed-align inlined-copy 24 40 1152
observed-align inlined-copy 24 44 6
observed-align inlined-copy 24 48 468
observed-align inlined-copy 24 52 2
observed-align inlined-copy 24 56 51
observed-align inlined-copy 24 6 4
observed-align inlined-copy 24 60 2
observed-align inlined-copy 24 8 533
observed-align inlined-copy 32 0 294
observed-align inlined-copy 32 16 382
observed-align inlined-copy 32 20 2
observed-align inlined-copy 32 24 727
observed-align inlined-copy 32 28 4
observed-align inlined-copy 32 32 877
observed-align inlined-copy 32 36 2
observed-align inlined-copy 32 4 2
observed-align inlined-copy 32 40 366
observed-align inlined-copy 32 42 1
observed-align inlined-copy 32 48 1329
observed-align inlined-copy 32 52 4
observed-align inlined-copy 32 56 133
observed-align inlined-copy 32 58 1
observed-align inlined-copy 32 60 4
observed-align inlined-copy 32 8 24
observed-align inlined-copy 40 0 185
observed-align inlined-copy 40 16 19
observed-align inlined-copy 40 20 8
observed-align inlined-copy 40 24 3
observed-align inlined-copy 40 28 4
observed-align inlined-copy 40 32 946
observed-align inlined-copy 40 33 1
observed-align inlined-copy 40 35 1
observed-align inlined-copy 40 37 1
observed-align inlined-copy 40 38 1
observed-align inlined-copy 40 4 2
observed-align inlined-copy 40 40 465
observed-align inlined-copy 40 44 2
observed-align inlined-copy 40 48 69
observed-align inlined-copy 40 50 1
observed-align inlined-copy 40 52 2
observed-align inlined-copy 40 56 290
observed-align inlined-copy 40 60 4
observed-align inlined-copy 40 8 145
observed-align inlined-copy 48 0 503
observed-align inlined-copy 48 12 2
observed-align inlined-copy 48 16 330
observed-align inlined-copy 48 24 4
observed-align inlined-copy 48 28 2
observed-align inlined-copy 48 32 132
observed-align inlined-copy 48 33 35
observed-align inlined-copy 48 34 68
observed-align inlined-copy 48 35 8
observed-align inlined-copy 48 36 9
observed-align inlined-copy 48 37 12
observed-align inlined-copy 48 38 111
observed-align inlined-copy 48 39 6
observed-align inlined-copy 48 4 2
observed-align inlined-copy 48 40 439
observed-align inlined-copy 48 44 6
observed-align inlined-copy 48 48 114
observed-align inlined-copy 48 56 4
observed-align inlined-copy 48 60 4
observed-align inlined-copy 48 8 46
observed-align inlined-copy 56 12 2
observed-align inlined-copy 56 16 98
observed-align inlined-copy 56 28 2
observed-align inlined-copy 56 32 8
observed-align inlined-copy 56 36 4
observed-align inlined-copy 56 4 2
observed-align inlined-copy 56 40 2
observed-align inlined-copy 56 44 4
observed-align inlined-copy 56 48 640
observed-align inlined-copy 56 56 108
observed-align inlined-copy 56 6 2
observed-align inlined-copy 56 60 2
observed-align inlined-copy 56 8 156
observed-align inlined-copy 8 0 1567
observed-align inlined-copy 8 16 50
observed-align inlined-copy 8 2 3
observed-align inlined-copy 8 24 754
observed-align inlined-copy 8 28 6
observed-align inlined-copy 8 32 1241
observed-align inlined-copy 8 4 6
observed-align inlined-copy 8 40 145
observed-align inlined-copy 8 44 6
observed-align inlined-copy 8 48 21
observed-align inlined-copy 8 52 2
observed-align inlined-copy 8 56 808
observed-align inlined-copy 8 6 3
observed-align inlined-copy 8 60 6
observed-align inlined-copy 8 8 19793
observed-align inlined-set - - 1874
observed-align inlined-set 0 - 131545
observed-align inlined-set 12 - 5
observed-align inlined-set 16 - 130458
observed-align inlined-set 24 - 83225
observed-align inlined-set 28 - 3
observed-align inlined-set 32 - 112043
observed-align inlined-set 36 - 2
observed-align inlined-set 4 - 4
observed-align inlined-set 40 - 89103
observed-align inlined-set 44 - 3
observed-align inlined-set 48 - 104707
observed-align inlined-set 52 - 1
observed-align inlined-set 56 - 95803
observed-align inlined-set 8 - 95634
observed-align memcpy - - 15507
observed-align memcpy 0 0 3680
observed-align memcpy 0 1 3
observed-align memcpy 0 10 74
observed-align memcpy 0 11 7
observed-align memcpy 0 12 6
observed-align memcpy 0 13 1
observed-align memcpy 0 14 2
observed-align memcpy 0 15 1
observed-align memcpy 0 16 944
observed-align memcpy 0 18 1
observed-align memcpy 0 19 1
observed-align memcpy 0 2 2
observed-align memcpy 0 20 152
observed-align memcpy 0 21 3
observed-align memcpy 0 22 1
observed-align memcpy 0 23 6
observed-align memcpy 0 24 2607
observed-align memcpy 0 25 1
observed-align memcpy 0 27 4
observed-align memcpy 0 28 1
observed-align memcpy 0 29 2
observed-align memcpy 0 3 1
observed-align memcpy 0 30 3
observed-align memcpy 0 31 1
observed-align memcpy 0 32 1638
observed-align memcpy 0 33 7
observed-align memcpy 0 34 3
observed-align memcpy 0 35 4
observed-align memcpy 0 37 3
observed-align memcpy 0 38 1
observed-align memcpy 0 39 1
observed-align memcpy 0 4 16
observed-align memcpy 0 40 1174
observed-align memcpy 0 42 1
observed-align memcpy 0 43 6
observed-align memcpy 0 44 1
observed-align memcpy 0 47 1
observed-align memcpy 0 48 3698
observed-align memcpy 0 49 3
observed-align memcpy 0 5 3
observed-align memcpy 0 50 4
observed-align memcpy 0 51 5
observed-align memcpy 0 52 1
observed-align memcpy 0 53 3
observed-align memcpy 0 54 1
observed-align memcpy 0 56 1468
observed-align memcpy 0 57 2
observed-align memcpy 0 59 5
observed-align memcpy 0 6 4
observed-align memcpy 0 60 1
observed-align memcpy 0 61 3
observed-align memcpy 0 62 1
observed-align memcpy 0 63 2
observed-align memcpy 0 7 2
observed-align memcpy 0 8 1477
observed-align memcpy 0 9 3
observed-align memcpy 1 11 3
observed-align memcpy 1 13 1
observed-align memcpy 1 16 3
observed-align memcpy 1 21 1
observed-align memcpy 1 23 7
observed-align memcpy 1 28 1
observed-align memcpy 1 32 62
observed-align memcpy 1 34 1
observed-align memcpy 1 35 1
observed-align memcpy 1 48 1857
observed-align memcpy 1 50 5
observed-align memcpy 1 51 5
observed-align memcpy 1 53 2
observed-align memcpy 1 56 9
observed-align memcpy 1 59 2
observed-align memcpy 1 63 2
observed-align memcpy 1 7 4
observed-align memcpy 1 8 21
observed-align memcpy 10 1 2
observed-align memcpy 10 10 157
observed-align memcpy 10 11 7
observed-align memcpy 10 12 2
observed-align memcpy 10 16 2
observed-align memcpy 10 23 14
observed-align memcpy 10 32 37
observed-align memcpy 10 34 4
observed-align memcpy 10 35 4
observed-align memcpy 10 48 211
observed-align memcpy 10 50 8
observed-align memcpy 10 51 8
observed-align memcpy 10 56 3
observed-align memcpy 10 59 1
observed-align memcpy 10 60 227
observed-align memcpy 10 7 4
observed-align memcpy 10 8 16
observed-align memcpy 11 11 8
observed-align memcpy 11 13 1
observed-align memcpy 11 16 4
observed-align memcpy 11 23 1
observed-align memcpy 11 32 37
observed-align memcpy 11 34 1
observed-align memcpy 11 44 1
observed-align memcpy 11 48 178
observed-align memcpy 11 50 5
observed-align memcpy 11 51 5
observed-align memcpy 11 56 6
observed-align memcpy 11 59 4
observed-align memcpy 11 7 4
observed-align memcpy 11 8 24
observed-align memcpy 12 0 788
observed-align memcpy 12 11 5
observed-align memcpy 12 16 22
observed-align memcpy 12 23 12
observed-align memcpy 12 26 1
observed-align memcpy 12 28 1
observed-align memcpy 12 32 354
observed-align memcpy 12 34 1
observed-align memcpy 12 41 1
observed-align memcpy 12 48 339
observed-align memcpy 12 50 2
observed-align memcpy 12 51 2
observed-align memcpy 12 56 51
observed-align memcpy 12 60 2
observed-align memcpy 12 63 1
observed-align memcpy 12 7 5
observed-align memcpy 12 8 20
observed-align memcpy 13 11 2
observed-align memcpy 13 12 1
observed-align memcpy 13 16 5
observed-align memcpy 13 23 6
observed-align memcpy 13 26 2
observed-align memcpy 13 32 62
observed-align memcpy 13 33 1
observed-align memcpy 13 34 3
observed-align memcpy 13 35 3
observed-align memcpy 13 40 1
observed-align memcpy 13 48 1768
observed-align memcpy 13 50 9
observed-align memcpy 13 51 9
observed-align memcpy 13 56 5
observed-align memcpy 13 61 1
observed-align memcpy 13 7 3
observed-align memcpy 13 8 28
observed-align memcpy 14 0 138
observed-align memcpy 14 11 9
observed-align memcpy 14 12 3
observed-align memcpy 14 16 5
observed-align memcpy 14 20 4
observed-align memcpy 14 23 11
observed-align memcpy 14 24 6
observed-align memcpy 14 26 1
observed-align memcpy 14 28 4
observed-align memcpy 14 32 36
observed-align memcpy 14 34 3
observed-align memcpy 14 35 2
observed-align memcpy 14 36 3
observed-align memcpy 14 4 4
observed-align memcpy 14 40 4
observed-align memcpy 14 41 1
observed-align memcpy 14 44 1
observed-align memcpy 14 48 206
observed-align memcpy 14 50 2
observed-align memcpy 14 51 2
observed-align memcpy 14 52 2
observed-align memcpy 14 56 3
observed-align memcpy 14 59 3
observed-align memcpy 14 60 15
observed-align memcpy 14 7 1
observed-align memcpy 14 8 31
observed-align memcpy 15 11 2
observed-align memcpy 15 16 4
observed-align memcpy 15 23 8
observed-align memcpy 15 26 1
observed-align memcpy 15 32 32
observed-align memcpy 15 34 3
observed-align memcpy 15 35 3
observed-align memcpy 15 48 196
observed-align memcpy 15 5 1
observed-align memcpy 15 50 7
observed-align memcpy 15 51 7
observed-align memcpy 15 56 8
observed-align memcpy 15 59 2
observed-align memcpy 15 63 2
observed-align memcpy 15 7 1
observed-align memcpy 15 8 33
observed-align memcpy 16 0 2322
observed-align memcpy 16 10 68
observed-align memcpy 16 11 7
observed-align memcpy 16 12 1
observed-align memcpy 16 13 2
observed-align memcpy 16 15 1
observed-align memcpy 16 16 590
observed-align memcpy 16 17 1
observed-align memcpy 16 19 2
observed-align memcpy 16 20 88
observed-align memcpy 16 21 1
observed-align memcpy 16 23 7
observed-align memcpy 16 24 151
observed-align memcpy 16 26 3
observed-align memcpy 16 27 1
observed-align memcpy 16 28 1
observed-align memcpy 16 3 2
observed-align memcpy 16 32 1031
observed-align memcpy 16 34 4
observed-align memcpy 16 35 6
observed-align memcpy 16 37 1
observed-align memcpy 16 4 16
observed-align memcpy 16 40 1002
observed-align memcpy 16 42 1
observed-align memcpy 16 43 1
observed-align memcpy 16 44 2
observed-align memcpy 16 45 1
observed-align memcpy 16 46 1
observed-align memcpy 16 47 2
observed-align memcpy 16 48 1505
observed-align memcpy 16 49 1
observed-align memcpy 16 50 8
observed-align memcpy 16 51 8
observed-align memcpy 16 52 3
observed-align memcpy 16 53 1
observed-align memcpy 16 54 1
observed-align memcpy 16 56 218
observed-align memcpy 16 57 1
observed-align memcpy 16 59 4
observed-align memcpy 16 61 2
observed-align memcpy 16 62 1
observed-align memcpy 16 63 1
observed-align memcpy 16 7 1
observed-align memcpy 16 8 704
observed-align memcpy 17 11 8
observed-align memcpy 17 16 1
observed-align memcpy 17 23 6
observed-align memcpy 17 32 63
observed-align memcpy 17 34 4
observed-align memcpy 17 35 4
observed-align memcpy 17 41 1
observed-align memcpy 17 48 1861
observed-align memcpy 17 50 10
observed-align memcpy 17 51 10
observed-align memcpy 17 56 8
observed-align memcpy 17 58 1
observed-align memcpy 17 59 4
observed-align memcpy 17 7 1
observed-align memcpy 17 8 22
observed-align memcpy 18 11 10
observed-align memcpy 18 16 2
observed-align memcpy 18 23 12
observed-align memcpy 18 32 38
observed-align memcpy 18 34 3
observed-align memcpy 18 35 1
observed-align memcpy 18 40 1
observed-align memcpy 18 41 1
observed-align memcpy 18 48 180
observed-align memcpy 18 50 4
observed-align memcpy 18 51 4
observed-align memcpy 18 56 4
observed-align memcpy 18 59 4
observed-align memcpy 18 63 1
observed-align memcpy 18 7 1
observed-align memcpy 18 8 14
observed-align memcpy 19 11 4
observed-align memcpy 19 12 1
observed-align memcpy 19 16 5
observed-align memcpy 19 23 8
observed-align memcpy 19 32 30
observed-align memcpy 19 34 1
observed-align memcpy 19 35 1
observed-align memcpy 19 44 1
observed-align memcpy 19 48 202
observed-align memcpy 19 50 7
observed-align memcpy 19 51 7
observed-align memcpy 19 56 3
observed-align memcpy 19 59 1
observed-align memcpy 19 7 2
observed-align memcpy 19 8 23
observed-align memcpy 2 1 1
observed-align memcpy 2 11 5
observed-align memcpy 2 12 1
observed-align memcpy 2 16 2
observed-align memcpy 2 17 1
observed-align memcpy 2 23 8
observed-align memcpy 2 25 1
observed-align memcpy 2 32 41
observed-align memcpy 2 40 1
observed-align memcpy 2 41 2
observed-align memcpy 2 48 199
observed-align memcpy 2 50 5
observed-align memcpy 2 51 4
observed-align memcpy 2 56 5
observed-align memcpy 2 58 1
observed-align memcpy 2 59 1
observed-align memcpy 2 7 4
observed-align memcpy 2 8 18
observed-align memcpy 2 9 1
observed-align memcpy 20 10 242
observed-align memcpy 20 11 7
observed-align memcpy 20 16 21
observed-align memcpy 20 23 10
observed-align memcpy 20 30 2
observed-align memcpy 20 32 363
observed-align memcpy 20 34 1
observed-align memcpy 20 35 2
observed-align memcpy 20 36 1
observed-align memcpy 20 41 1
observed-align memcpy 20 44 1
observed-align memcpy 20 48 411
observed-align memcpy 20 50 6
observed-align memcpy 20 51 6
observed-align memcpy 20 52 1
observed-align memcpy 20 56 47
observed-align memcpy 20 59 1
observed-align memcpy 20 7 1
observed-align memcpy 20 8 202
observed-align memcpy 21 11 6
observed-align memcpy 21 12 1
observed-align memcpy 21 16 5
observed-align memcpy 21 23 10
observed-align memcpy 21 26 1
observed-align memcpy 21 32 109
observed-align memcpy 21 34 2
observed-align memcpy 21 35 2
observed-align memcpy 21 48 1966
observed-align memcpy 21 50 4
observed-align memcpy 21 51 4
observed-align memcpy 21 56 4
observed-align memcpy 21 59 1
observed-align memcpy 21 63 1
observed-align memcpy 21 8 24
observed-align memcpy 22 11 4
observed-align memcpy 22 12 2
observed-align memcpy 22 16 4
observed-align memcpy 22 17 1
observed-align memcpy 22 18 1
observed-align memcpy 22 23 4
observed-align memcpy 22 25 1
observed-align memcpy 22 26 1
observed-align memcpy 22 32 37
observed-align memcpy 22 33 1
observed-align memcpy 22 34 1
observed-align memcpy 22 35 1
observed-align memcpy 22 41 1
observed-align memcpy 22 44 1
observed-align memcpy 22 48 196
observed-align memcpy 22 50 1
observed-align memcpy 22 51 1
observed-align memcpy 22 56 3
observed-align memcpy 22 57 1
observed-align memcpy 22 59 2
observed-align memcpy 22 7 3
observed-align memcpy 22 8 94
observed-align memcpy 23 11 1
observed-align memcpy 23 23 2
observed-align memcpy 23 26 1
observed-align memcpy 23 32 30
observed-align memcpy 23 34 5
observed-align memcpy 23 35 5
observed-align memcpy 23 40 2
observed-align memcpy 23 48 206
observed-align memcpy 23 50 6
observed-align memcpy 23 51 6
observed-align memcpy 23 56 5
observed-align memcpy 23 59 1
observed-align memcpy 23 7 2
observed-align memcpy 23 8 49
observed-align memcpy 24 0 929
observed-align memcpy 24 11 6
observed-align memcpy 24 16 766
observed-align memcpy 24 17 1
observed-align memcpy 24 23 8
observed-align memcpy 24 24 463
observed-align memcpy 24 28 2
observed-align memcpy 24 32 878
observed-align memcpy 24 34 1
observed-align memcpy 24 35 1
observed-align memcpy 24 38 1
observed-align memcpy 24 40 14
observed-align memcpy 24 41 1
observed-align memcpy 24 48 1902
observed-align memcpy 24 50 8
observed-align memcpy 24 51 8
observed-align memcpy 24 56 150
observed-align memcpy 24 59 5
observed-align memcpy 24 7 1
observed-align memcpy 24 8 2252
observed-align memcpy 25 11 8
observed-align memcpy 25 16 4
observed-align memcpy 25 23 10
observed-align memcpy 25 32 52
observed-align memcpy 25 34 3
observed-align memcpy 25 35 3
observed-align memcpy 25 48 1759
observed-align memcpy 25 50 6
observed-align memcpy 25 51 6
observed-align memcpy 25 56 3
observed-align memcpy 25 59 1
observed-align memcpy 25 7 1
observed-align memcpy 25 8 56
observed-align memcpy 26 1 2
observed-align memcpy 26 11 6
observed-align memcpy 26 23 8
observed-align memcpy 26 32 31
observed-align memcpy 26 34 3
observed-align memcpy 26 35 3
observed-align memcpy 26 44 1
observed-align memcpy 26 48 217
observed-align memcpy 26 50 8
observed-align memcpy 26 51 8
observed-align memcpy 26 56 4
observed-align memcpy 26 58 1
observed-align memcpy 26 59 3
observed-align memcpy 26 63 1
observed-align memcpy 26 7 1
observed-align memcpy 26 8 15
observed-align memcpy 27 1 1
observed-align memcpy 27 11 8
observed-align memcpy 27 16 3
observed-align memcpy 27 23 7
observed-align memcpy 27 32 43
observed-align memcpy 27 34 2
observed-align memcpy 27 35 2
observed-align memcpy 27 42 1
observed-align memcpy 27 43 1
observed-align memcpy 27 48 196
observed-align memcpy 27 50 2
observed-align memcpy 27 51 2
observed-align memcpy 27 56 5
observed-align memcpy 27 59 3
observed-align memcpy 27 63 2
observed-align memcpy 27 7 1
observed-align memcpy 27 8 19
observed-align memcpy 28 11 2
observed-align memcpy 28 12 3
observed-align memcpy 28 16 415
observed-align memcpy 28 18 1
observed-align memcpy 28 19 1
observed-align memcpy 28 23 9
observed-align memcpy 28 32 361
observed-align memcpy 28 34 2
observed-align memcpy 28 35 1
observed-align memcpy 28 43 1
observed-align memcpy 28 48 334
observed-align memcpy 28 50 6
observed-align memcpy 28 51 6
observed-align memcpy 28 56 79
observed-align memcpy 28 59 2
observed-align memcpy 28 7 5
observed-align memcpy 28 8 6
observed-align memcpy 29 11 6
observed-align memcpy 29 16 4
observed-align memcpy 29 23 12
observed-align memcpy 29 32 74
observed-align memcpy 29 34 1
observed-align memcpy 29 35 1
observed-align memcpy 29 43 1
observed-align memcpy 29 48 1761
observed-align memcpy 29 50 6
observed-align memcpy 29 51 6
observed-align memcpy 29 56 4
observed-align memcpy 29 59 1
observed-align memcpy 29 7 1
observed-align memcpy 29 8 13
observed-align memcpy 3 11 4
observed-align memcpy 3 16 5
observed-align memcpy 3 21 1
observed-align memcpy 3 23 5
observed-align memcpy 3 32 23
observed-align memcpy 3 33 60
observed-align memcpy 3 34 1
observed-align memcpy 3 41 1
observed-align memcpy 3 48 182
observed-align memcpy 3 50 9
observed-align memcpy 3 51 9
observed-align memcpy 3 56 3
observed-align memcpy 3 7 2
observed-align memcpy 3 8 14
observed-align memcpy 30 11 6
observed-align memcpy 30 16 187
observed-align memcpy 30 23 8
observed-align memcpy 30 32 35
observed-align memcpy 30 34 2
observed-align memcpy 30 35 1
observed-align memcpy 30 48 160
observed-align memcpy 30 50 2
observed-align memcpy 30 51 1
observed-align memcpy 30 56 4
observed-align memcpy 30 59 1
observed-align memcpy 30 7 3
observed-align memcpy 30 8 22
observed-align memcpy 31 11 1
observed-align memcpy 31 16 1
observed-align memcpy 31 23 6
observed-align memcpy 31 28 1
observed-align memcpy 31 32 32
observed-align memcpy 31 34 2
observed-align memcpy 31 35 2
observed-align memcpy 31 48 174
observed-align memcpy 31 50 7
observed-align memcpy 31 51 7
observed-align memcpy 31 56 10
observed-align memcpy 31 59 1
observed-align memcpy 31 8 49
observed-align memcpy 32 0 1811
observed-align memcpy 32 1 1
observed-align memcpy 32 10 80
observed-align memcpy 32 11 9
observed-align memcpy 32 13 1
observed-align memcpy 32 14 3
observed-align memcpy 32 15 2
observed-align memcpy 32 16 1580
observed-align memcpy 32 17 1
observed-align memcpy 32 18 2
observed-align memcpy 32 2 1
observed-align memcpy 32 20 71
observed-align memcpy 32 22 1
observed-align memcpy 32 23 6
observed-align memcpy 32 24 844
observed-align memcpy 32 25 1
observed-align memcpy 32 27 2
observed-align memcpy 32 28 1
observed-align memcpy 32 29 1
observed-align memcpy 32 3 1
observed-align memcpy 32 31 3
observed-align memcpy 32 32 694
observed-align memcpy 32 33 3
observed-align memcpy 32 34 4
observed-align memcpy 32 35 2
observed-align memcpy 32 36 4
observed-align memcpy 32 37 1
observed-align memcpy 32 39 1
observed-align memcpy 32 4 9
observed-align memcpy 32 40 73
observed-align memcpy 32 42 1
observed-align memcpy 32 43 2
observed-align memcpy 32 44 2
observed-align memcpy 32 45 1
observed-align memcpy 32 48 1472
observed-align memcpy 32 49 2
observed-align memcpy 32 5 1
observed-align memcpy 32 50 8
observed-align memcpy 32 51 9
observed-align memcpy 32 52 2
observed-align memcpy 32 53 1
observed-align memcpy 32 55 2
observed-align memcpy 32 56 1210
observed-align memcpy 32 57 1
observed-align memcpy 32 58 1
observed-align memcpy 32 59 3
observed-align memcpy 32 6 1
observed-align memcpy 32 62 5
observed-align memcpy 32 63 3
observed-align memcpy 32 7 5
observed-align memcpy 32 8 200
observed-align memcpy 33 11 7
observed-align memcpy 33 16 4
observed-align memcpy 33 17 1
observed-align memcpy 33 23 10
observed-align memcpy 33 32 59
observed-align memcpy 33 34 1
observed-align memcpy 33 35 1
observed-align memcpy 33 40 1
observed-align memcpy 33 48 1881
observed-align memcpy 33 50 8
observed-align memcpy 33 51 10
observed-align memcpy 33 53 4
observed-align memcpy 33 56 7
observed-align memcpy 33 59 1
observed-align memcpy 33 63 2
observed-align memcpy 33 7 1
observed-align memcpy 33 8 31
observed-align memcpy 34 11 8
observed-align memcpy 34 12 1
observed-align memcpy 34 16 2
observed-align memcpy 34 23 4
observed-align memcpy 34 32 42
observed-align memcpy 34 33 1
observed-align memcpy 34 34 2
observed-align memcpy 34 35 2
observed-align memcpy 34 41 1
observed-align memcpy 34 42 1
observed-align memcpy 34 43 1
observed-align memcpy 34 48 218
observed-align memcpy 34 50 11
observed-align memcpy 34 51 11
observed-align memcpy 34 59 1
observed-align memcpy 34 8 16
observed-align memcpy 34 9 1
observed-align memcpy 35 10 1
observed-align memcpy 35 11 12
observed-align memcpy 35 16 2
observed-align memcpy 35 23 14
observed-align memcpy 35 32 31
observed-align memcpy 35 34 2
observed-align memcpy 35 35 2
observed-align memcpy 35 48 187
observed-align memcpy 35 50 4
observed-align memcpy 35 51 4
observed-align memcpy 35 56 2
observed-align memcpy 35 59 2
observed-align memcpy 35 7 3
observed-align memcpy 35 8 16
observed-align memcpy 36 10 229
observed-align memcpy 36 11 4
observed-align memcpy 36 16 19
observed-align memcpy 36 23 7
observed-align memcpy 36 24 399
observed-align memcpy 36 32 361
observed-align memcpy 36 34 1
observed-align memcpy 36 4 1
observed-align memcpy 36 40 2
observed-align memcpy 36 42 1
observed-align memcpy 36 43 1
observed-align memcpy 36 44 1
observed-align memcpy 36 48 417
observed-align memcpy 36 50 7
observed-align memcpy 36 51 8
observed-align memcpy 36 56 38
observed-align memcpy 36 59 2
observed-align memcpy 36 60 1
observed-align memcpy 36 7 2
observed-align memcpy 36 8 10
observed-align memcpy 37 11 8
observed-align memcpy 37 16 6
observed-align memcpy 37 21 3
observed-align memcpy 37 23 11
observed-align memcpy 37 32 128
observed-align memcpy 37 4 1
observed-align memcpy 37 40 1
observed-align memcpy 37 48 1923
observed-align memcpy 37 50 8
observed-align memcpy 37 51 8
observed-align memcpy 37 56 4
observed-align memcpy 37 7 3
observed-align memcpy 37 8 26
observed-align memcpy 38 11 8
observed-align memcpy 38 16 2
observed-align memcpy 38 23 10
observed-align memcpy 38 24 97
observed-align memcpy 38 32 27
observed-align memcpy 38 34 3
observed-align memcpy 38 35 3
observed-align memcpy 38 40 1
observed-align memcpy 38 41 1
observed-align memcpy 38 48 185
observed-align memcpy 38 50 6
observed-align memcpy 38 51 6
observed-align memcpy 38 56 4
observed-align memcpy 38 7 2
observed-align memcpy 38 8 19
observed-align memcpy 39 11 6
observed-align memcpy 39 16 5
observed-align memcpy 39 2 9
observed-align memcpy 39 23 4
observed-align memcpy 39 24 30
observed-align memcpy 39 32 30
observed-align memcpy 39 34 2
observed-align memcpy 39 35 1
observed-align memcpy 39 40 1
observed-align memcpy 39 48 230
observed-align memcpy 39 50 4
observed-align memcpy 39 51 4
observed-align memcpy 39 56 5
observed-align memcpy 39 59 3
observed-align memcpy 39 7 1
observed-align memcpy 39 8 17
observed-align memcpy 4 10 244
observed-align memcpy 4 11 9
observed-align memcpy 4 13 1
observed-align memcpy 4 15 1
observed-align memcpy 4 16 19
observed-align memcpy 4 18 1
observed-align memcpy 4 19 1
observed-align memcpy 4 20 2
observed-align memcpy 4 23 9
observed-align memcpy 4 24 1
observed-align memcpy 4 28 2
observed-align memcpy 4 32 352
observed-align memcpy 4 34 2
observed-align memcpy 4 35 1
observed-align memcpy 4 4 102
observed-align memcpy 4 44 1
observed-align memcpy 4 48 397
observed-align memcpy 4 50 4
observed-align memcpy 4 51 4
observed-align memcpy 4 52 2
observed-align memcpy 4 56 488
observed-align memcpy 4 7 2
observed-align memcpy 4 8 14
observed-align memcpy 40 0 1171
observed-align memcpy 40 1 1
observed-align memcpy 40 11 4
observed-align memcpy 40 16 75
observed-align memcpy 40 23 4
observed-align memcpy 40 24 2208
observed-align memcpy 40 32 1453
observed-align memcpy 40 34 2
observed-align memcpy 40 35 1
observed-align memcpy 40 40 22
observed-align memcpy 40 42 1
observed-align memcpy 40 43 1
observed-align memcpy 40 44 1
observed-align memcpy 40 48 1178
observed-align memcpy 40 50 1
observed-align memcpy 40 51 1
observed-align memcpy 40 55 1
observed-align memcpy 40 56 59
observed-align memcpy 40 59 1
observed-align memcpy 40 7 2
observed-align memcpy 40 8 19
observed-align memcpy 41 11 1
observed-align memcpy 41 16 3
observed-align memcpy 41 23 7
observed-align memcpy 41 27 1
observed-align memcpy 41 32 52
observed-align memcpy 41 34 2
observed-align memcpy 41 35 2
observed-align memcpy 41 48 1777
observed-align memcpy 41 50 4
observed-align memcpy 41 51 4
observed-align memcpy 41 56 14
observed-align memcpy 41 59 1
observed-align memcpy 41 7 3
observed-align memcpy 41 8 52
observed-align memcpy 42 1 2
observed-align memcpy 42 10 4
observed-align memcpy 42 11 4
observed-align memcpy 42 12 2
observed-align memcpy 42 16 1
observed-align memcpy 42 23 11
observed-align memcpy 42 32 45
observed-align memcpy 42 34 4
observed-align memcpy 42 35 4
observed-align memcpy 42 48 234
observed-align memcpy 42 50 6
observed-align memcpy 42 51 6
observed-align memcpy 42 56 2
observed-align memcpy 42 59 2
observed-align memcpy 42 60 1
observed-align memcpy 42 7 1
observed-align memcpy 42 8 11
observed-align memcpy 43 11 6
observed-align memcpy 43 16 1
observed-align memcpy 43 19 1
observed-align memcpy 43 23 5
observed-align memcpy 43 32 30
observed-align memcpy 43 34 2
observed-align memcpy 43 35 2
observed-align memcpy 43 40 1
observed-align memcpy 43 48 196
observed-align memcpy 43 50 6
observed-align memcpy 43 51 5
observed-align memcpy 43 56 5
observed-align memcpy 43 59 4
observed-align memcpy 43 7 1
observed-align memcpy 43 8 27
observed-align memcpy 44 0 2
observed-align memcpy 44 10 1
observed-align memcpy 44 11 6
observed-align memcpy 44 16 20
observed-align memcpy 44 18 1
observed-align memcpy 44 19 1
observed-align memcpy 44 23 4
observed-align memcpy 44 28 1
observed-align memcpy 44 31 1
observed-align memcpy 44 32 936
observed-align memcpy 44 34 1
observed-align memcpy 44 35 1
observed-align memcpy 44 41 1
observed-align memcpy 44 44 1
observed-align memcpy 44 48 370
observed-align memcpy 44 50 6
observed-align memcpy 44 51 6
observed-align memcpy 44 55 1
observed-align memcpy 44 56 63
observed-align memcpy 44 59 2
observed-align memcpy 44 7 4
observed-align memcpy 44 8 21
observed-align memcpy 45 11 6
observed-align memcpy 45 12 1
observed-align memcpy 45 16 3
observed-align memcpy 45 23 7
observed-align memcpy 45 29 1
observed-align memcpy 45 32 71
observed-align memcpy 45 34 1
observed-align memcpy 45 35 1
observed-align memcpy 45 43 1
observed-align memcpy 45 48 1760
observed-align memcpy 45 50 10
observed-align memcpy 45 51 10
observed-align memcpy 45 56 1
observed-align memcpy 45 59 1
observed-align memcpy 45 7 2
observed-align memcpy 45 8 22
observed-align memcpy 46 0 88
observed-align memcpy 46 11 10
observed-align memcpy 46 12 55
observed-align memcpy 46 16 81
observed-align memcpy 46 20 97
observed-align memcpy 46 23 6
observed-align memcpy 46 24 84
observed-align memcpy 46 28 83
observed-align memcpy 46 32 237
observed-align memcpy 46 34 2
observed-align memcpy 46 35 1
observed-align memcpy 46 36 61
observed-align memcpy 46 4 59
observed-align memcpy 46 40 78
observed-align memcpy 46 41 1
observed-align memcpy 46 44 86
observed-align memcpy 46 48 294
observed-align memcpy 46 5 1
observed-align memcpy 46 50 6
observed-align memcpy 46 51 6
observed-align memcpy 46 52 71
observed-align memcpy 46 56 46
observed-align memcpy 46 59 1
observed-align memcpy 46 60 90
observed-align memcpy 46 7 4
observed-align memcpy 46 8 165
observed-align memcpy 47 0 1
observed-align memcpy 47 11 6
observed-align memcpy 47 16 1
observed-align memcpy 47 18 1
observed-align memcpy 47 19 1
observed-align memcpy 47 23 7
observed-align memcpy 47 32 28
observed-align memcpy 47 34 1
observed-align memcpy 47 35 1
observed-align memcpy 47 40 1
observed-align memcpy 47 48 203
observed-align memcpy 47 50 11
observed-align memcpy 47 51 11
observed-align memcpy 47 56 5
observed-align memcpy 47 59 1
observed-align memcpy 47 63 2
observed-align memcpy 47 7 2
observed-align memcpy 47 8 41
observed-align memcpy 48 0 1101
observed-align memcpy 48 10 73
observed-align memcpy 48 11 11
observed-align memcpy 48 12 3
observed-align memcpy 48 13 1
observed-align memcpy 48 15 2
observed-align memcpy 48 16 125
observed-align memcpy 48 17 2
observed-align memcpy 48 19 1
observed-align memcpy 48 2 2
observed-align memcpy 48 20 68
observed-align memcpy 48 21 1
observed-align memcpy 48 22 1
observed-align memcpy 48 23 7
observed-align memcpy 48 24 231
observed-align memcpy 48 26 1
observed-align memcpy 48 27 1
observed-align memcpy 48 28 1
observed-align memcpy 48 3 1
observed-align memcpy 48 31 2
observed-align memcpy 48 32 1774
observed-align memcpy 48 34 4
observed-align memcpy 48 35 2
observed-align memcpy 48 36 1
observed-align memcpy 48 37 1
observed-align memcpy 48 38 1
observed-align memcpy 48 4 12
observed-align memcpy 48 40 695
observed-align memcpy 48 42 2
observed-align memcpy 48 43 3
observed-align memcpy 48 44 1
observed-align memcpy 48 45 2
observed-align memcpy 48 47 3
observed-align memcpy 48 48 1293
observed-align memcpy 48 5 2
observed-align memcpy 48 50 4
observed-align memcpy 48 51 5
observed-align memcpy 48 52 1
observed-align memcpy 48 54 1
observed-align memcpy 48 55 2
observed-align memcpy 48 56 206
observed-align memcpy 48 57 1
observed-align memcpy 48 58 1
observed-align memcpy 48 59 2
observed-align memcpy 48 6 1
observed-align memcpy 48 7 3
observed-align memcpy 48 8 1254
observed-align memcpy 49 11 5
observed-align memcpy 49 16 6
observed-align memcpy 49 23 13
observed-align memcpy 49 32 63
observed-align memcpy 49 34 3
observed-align memcpy 49 35 2
observed-align memcpy 49 40 1
observed-align memcpy 49 41 1
observed-align memcpy 49 48 1860
observed-align memcpy 49 50 5
observed-align memcpy 49 51 5
observed-align memcpy 49 53 1
observed-align memcpy 49 56 4
observed-align memcpy 49 59 2
observed-align memcpy 49 7 1
observed-align memcpy 49 8 24
observed-align memcpy 5 11 4
observed-align memcpy 5 15 1
observed-align memcpy 5 16 5
observed-align memcpy 5 23 13
observed-align memcpy 5 30 1
observed-align memcpy 5 32 120
observed-align memcpy 5 34 1
observed-align memcpy 5 35 1
observed-align memcpy 5 43 1
observed-align memcpy 5 44 1
observed-align memcpy 5 48 1950
observed-align memcpy 5 50 9
observed-align memcpy 5 51 9
observed-align memcpy 5 56 2
observed-align memcpy 5 59 1
observed-align memcpy 5 7 4
observed-align memcpy 5 8 31
observed-align memcpy 50 11 5
observed-align memcpy 50 16 1
observed-align memcpy 50 17 1
observed-align memcpy 50 23 13
observed-align memcpy 50 32 37
observed-align memcpy 50 34 3
observed-align memcpy 50 35 2
observed-align memcpy 50 48 199
observed-align memcpy 50 50 12
observed-align memcpy 50 51 10
observed-align memcpy 50 56 6
observed-align memcpy 50 58 1
observed-align memcpy 50 59 2
observed-align memcpy 50 7 4
observed-align memcpy 50 8 14
observed-align memcpy 51 11 10
observed-align memcpy 51 16 6
observed-align memcpy 51 23 7
observed-align memcpy 51 32 32
observed-align memcpy 51 34 1
observed-align memcpy 51 35 1
observed-align memcpy 51 48 193
observed-align memcpy 51 50 4
observed-align memcpy 51 51 4
observed-align memcpy 51 56 4
observed-align memcpy 51 59 2
observed-align memcpy 51 7 6
observed-align memcpy 51 8 16
observed-align memcpy 52 10 209
observed-align memcpy 52 11 4
observed-align memcpy 52 16 18
observed-align memcpy 52 23 10
observed-align memcpy 52 32 366
observed-align memcpy 52 34 2
observed-align memcpy 52 35 2
observed-align memcpy 52 40 213
observed-align memcpy 52 41 1
observed-align memcpy 52 42 1
observed-align memcpy 52 43 1
observed-align memcpy 52 48 383
observed-align memcpy 52 50 10
observed-align memcpy 52 51 10
observed-align memcpy 52 52 1
observed-align memcpy 52 56 53
observed-align memcpy 52 59 1
observed-align memcpy 52 62 1
observed-align memcpy 52 7 1
observed-align memcpy 52 8 8
observed-align memcpy 53 11 10
observed-align memcpy 53 16 4
observed-align memcpy 53 23 9
observed-align memcpy 53 27 1
observed-align memcpy 53 32 108
observed-align memcpy 53 48 1949
observed-align memcpy 53 50 5
observed-align memcpy 53 51 4
observed-align memcpy 53 56 5
observed-align memcpy 53 59 2
observed-align memcpy 53 63 1
observed-align memcpy 53 7 2
observed-align memcpy 53 8 17
observed-align memcpy 54 11 4
observed-align memcpy 54 12 1
observed-align memcpy 54 16 2
observed-align memcpy 54 23 7
observed-align memcpy 54 25 1
observed-align memcpy 54 32 28
observed-align memcpy 54 40 106
observed-align memcpy 54 44 1
observed-align memcpy 54 48 166
observed-align memcpy 54 49 1
observed-align memcpy 54 50 6
observed-align memcpy 54 51 6
observed-align memcpy 54 56 6
observed-align memcpy 54 7 3
observed-align memcpy 54 8 15
observed-align memcpy 55 11 7
observed-align memcpy 55 16 3
observed-align memcpy 55 23 9
observed-align memcpy 55 32 42
observed-align memcpy 55 34 1
observed-align memcpy 55 35 1
observed-align memcpy 55 40 12
observed-align memcpy 55 41 1
observed-align memcpy 55 48 214
observed-align memcpy 55 50 6
observed-align memcpy 55 51 6
observed-align memcpy 55 56 2
observed-align memcpy 55 7 2
observed-align memcpy 55 8 27
observed-align memcpy 56 0 1052
observed-align memcpy 56 1 640
observed-align memcpy 56 10 10
observed-align memcpy 56 11 14
observed-align memcpy 56 12 2
observed-align memcpy 56 13 48
observed-align memcpy 56 14 1
observed-align memcpy 56 16 852
observed-align memcpy 56 2 744
observed-align memcpy 56 22 2
observed-align memcpy 56 23 12
observed-align memcpy 56 24 415
observed-align memcpy 56 25 1
observed-align memcpy 56 28 1
observed-align memcpy 56 3 100
observed-align memcpy 56 32 1289
observed-align memcpy 56 33 1
observed-align memcpy 56 34 8
observed-align memcpy 56 35 8
observed-align memcpy 56 36 2
observed-align memcpy 56 37 1155
observed-align memcpy 56 38 22
observed-align memcpy 56 40 2242
observed-align memcpy 56 41 30
observed-align memcpy 56 42 78
observed-align memcpy 56 43 342
observed-align memcpy 56 44 3
observed-align memcpy 56 45 16
observed-align memcpy 56 47 1
observed-align memcpy 56 48 2185
observed-align memcpy 56 49 2
observed-align memcpy 56 5 14
observed-align memcpy 56 50 9
observed-align memcpy 56 51 66
observed-align memcpy 56 52 316
observed-align memcpy 56 53 1
observed-align memcpy 56 54 287
observed-align memcpy 56 55 304
observed-align memcpy 56 56 131
observed-align memcpy 56 59 1
observed-align memcpy 56 6 4
observed-align memcpy 56 60 311
observed-align memcpy 56 61 422
observed-align memcpy 56 62 160
observed-align memcpy 56 7 3
observed-align memcpy 56 8 212
observed-align memcpy 56 9 586
observed-align memcpy 57 11 9
observed-align memcpy 57 16 3
observed-align memcpy 57 23 7
observed-align memcpy 57 32 58
observed-align memcpy 57 34 2
observed-align memcpy 57 35 2
observed-align memcpy 57 41 1
observed-align memcpy 57 44 1
observed-align memcpy 57 48 1804
observed-align memcpy 57 50 8
observed-align memcpy 57 51 8
observed-align memcpy 57 53 1
observed-align memcpy 57 56 7
observed-align memcpy 57 59 8
observed-align memcpy 57 7 1
observed-align memcpy 57 8 55
observed-align memcpy 58 1 1
observed-align memcpy 58 10 40
observed-align memcpy 58 11 8
observed-align memcpy 58 16 2
observed-align memcpy 58 18 1
observed-align memcpy 58 19 1
observed-align memcpy 58 23 8
observed-align memcpy 58 32 28
observed-align memcpy 58 34 1
observed-align memcpy 58 35 1
observed-align memcpy 58 44 1
observed-align memcpy 58 48 234
observed-align memcpy 58 50 6
observed-align memcpy 58 51 6
observed-align memcpy 58 56 1
observed-align memcpy 58 59 2
observed-align memcpy 58 60 67
observed-align memcpy 58 7 3
observed-align memcpy 58 8 21
observed-align memcpy 59 11 6
observed-align memcpy 59 12 1
observed-align memcpy 59 13 1
observed-align memcpy 59 16 3
observed-align memcpy 59 23 7
observed-align memcpy 59 32 25
observed-align memcpy 59 43 1
observed-align memcpy 59 48 189
observed-align memcpy 59 50 4
observed-align memcpy 59 51 4
observed-align memcpy 59 56 2
observed-align memcpy 59 59 1
observed-align memcpy 59 63 1
observed-align memcpy 59 7 2
observed-align memcpy 59 8 15
observed-align memcpy 6 11 9
observed-align memcpy 6 13 1
observed-align memcpy 6 16 5
observed-align memcpy 6 23 9
observed-align memcpy 6 32 38
observed-align memcpy 6 34 1
observed-align memcpy 6 35 1
observed-align memcpy 6 41 1
observed-align memcpy 6 48 223
observed-align memcpy 6 50 4
observed-align memcpy 6 51 7
observed-align memcpy 6 56 74
observed-align memcpy 6 59 1
observed-align memcpy 6 7 2
observed-align memcpy 6 8 17
observed-align memcpy 60 11 4
observed-align memcpy 60 12 2
observed-align memcpy 60 13 2
observed-align memcpy 60 16 21
observed-align memcpy 60 23 14
observed-align memcpy 60 28 1
observed-align memcpy 60 32 362
observed-align memcpy 60 34 3
observed-align memcpy 60 35 2
observed-align memcpy 60 40 1
observed-align memcpy 60 48 945
observed-align memcpy 60 50 2
observed-align memcpy 60 51 2
observed-align memcpy 60 56 68
observed-align memcpy 60 7 1
observed-align memcpy 60 8 13
observed-align memcpy 61 11 2
observed-align memcpy 61 13 1
observed-align memcpy 61 16 1
observed-align memcpy 61 23 9
observed-align memcpy 61 32 73
observed-align memcpy 61 34 1
observed-align memcpy 61 42 1
observed-align memcpy 61 43 1
observed-align memcpy 61 45 1
observed-align memcpy 61 48 1756
observed-align memcpy 61 50 7
observed-align memcpy 61 51 7
observed-align memcpy 61 56 5
observed-align memcpy 61 59 2
observed-align memcpy 61 7 4
observed-align memcpy 61 8 20
observed-align memcpy 62 11 8
observed-align memcpy 62 16 2
observed-align memcpy 62 23 3
observed-align memcpy 62 32 31
observed-align memcpy 62 48 315
observed-align memcpy 62 50 11
observed-align memcpy 62 51 11
observed-align memcpy 62 56 3
observed-align memcpy 62 62 108
observed-align memcpy 62 7 3
observed-align memcpy 62 8 17
observed-align memcpy 63 11 11
observed-align memcpy 63 13 1
observed-align memcpy 63 15 1
observed-align memcpy 63 16 1
observed-align memcpy 63 23 9
observed-align memcpy 63 32 29
observed-align memcpy 63 34 4
observed-align memcpy 63 35 4
observed-align memcpy 63 40 1
observed-align memcpy 63 48 206
observed-align memcpy 63 50 6
observed-align memcpy 63 51 6
observed-align memcpy 63 56 8
observed-align memcpy 63 7 3
observed-align memcpy 63 8 50
observed-align memcpy 7 0 60
observed-align memcpy 7 11 4
observed-align memcpy 7 12 1
observed-align memcpy 7 16 6
observed-align memcpy 7 23 5
observed-align memcpy 7 32 33
observed-align memcpy 7 34 3
observed-align memcpy 7 35 2
observed-align memcpy 7 42 1
observed-align memcpy 7 43 1
observed-align memcpy 7 48 192
observed-align memcpy 7 50 1
observed-align memcpy 7 51 1
observed-align memcpy 7 56 34
observed-align memcpy 7 59 1
observed-align memcpy 7 7 1
observed-align memcpy 7 8 21
observed-align memcpy 8 0 2200
observed-align memcpy 8 11 1
observed-align memcpy 8 13 1
observed-align memcpy 8 16 113
observed-align memcpy 8 17 1
observed-align memcpy 8 20 1
observed-align memcpy 8 21 1
observed-align memcpy 8 23 11
observed-align memcpy 8 24 12
observed-align memcpy 8 25 1
observed-align memcpy 8 29 4
observed-align memcpy 8 31 1
observed-align memcpy 8 32 1397
observed-align memcpy 8 34 3
observed-align memcpy 8 35 3
observed-align memcpy 8 40 404
observed-align memcpy 8 44 1
observed-align memcpy 8 48 1141
observed-align memcpy 8 49 1
observed-align memcpy 8 50 7
observed-align memcpy 8 51 7
observed-align memcpy 8 56 3149
observed-align memcpy 8 57 2
observed-align memcpy 8 58 1
observed-align memcpy 8 59 3
observed-align memcpy 8 62 1
observed-align memcpy 8 7 2
observed-align memcpy 8 8 481
observed-align memcpy 9 11 7
observed-align memcpy 9 16 2
observed-align memcpy 9 23 12
observed-align memcpy 9 26 1
observed-align memcpy 9 30 1
observed-align memcpy 9 32 55
observed-align memcpy 9 34 1
observed-align memcpy 9 35 1
observed-align memcpy 9 40 2
observed-align memcpy 9 41 1
observed-align memcpy 9 48 1791
observed-align memcpy 9 50 7
observed-align memcpy 9 51 7
observed-align memcpy 9 56 9
observed-align memcpy 9 59 3
observed-align memcpy 9 7 4
observed-align memcpy 9 8 46
observed-align memmove - - 17
observed-align memmove 0 16 4
observed-align memmove 0 2 1
observed-align memmove 0 20 3
observed-align memmove 0 24 2
observed-align memmove 0 26 1
observed-align memmove 0 28 2
observed-align memmove 0 32 1
observed-align memmove 0 40 13
observed-align memmove 0 48 4
observed-align memmove 0 56 22
observed-align memmove 0 60 2
observed-align memmove 0 8 9
observed-align memmove 1 33 1
observed-align memmove 10 42 1
observed-align memmove 10 43 1
observed-align memmove 11 19 1
observed-align memmove 11 35 1
observed-align memmove 12 0 2
observed-align memmove 12 16 2
observed-align memmove 12 32 2
observed-align memmove 12 4 2
observed-align memmove 12 40 2
observed-align memmove 12 56 6
observed-align memmove 12 8 2
observed-align memmove 13 23 1
observed-align memmove 13 24 1
observed-align memmove 13 26 1
observed-align memmove 13 32 1
observed-align memmove 14 30 1
observed-align memmove 14 38 1
observed-align memmove 14 40 2
observed-align memmove 15 26 1
observed-align memmove 15 31 1
observed-align memmove 15 34 1
observed-align memmove 16 0 2
observed-align memmove 16 18 1
observed-align memmove 16 20 2
observed-align memmove 16 24 24
observed-align memmove 16 28 2
observed-align memmove 16 32 7
observed-align memmove 16 39 1
observed-align memmove 16 40 2
observed-align memmove 16 44 4
observed-align memmove 16 48 2
observed-align memmove 16 49 1
observed-align memmove 16 56 9
observed-align memmove 16 8 36
observed-align memmove 17 25 1
observed-align memmove 17 27 1
observed-align memmove 17 36 1
observed-align memmove 17 43 1
observed-align memmove 17 49 1
observed-align memmove 18 41 1
observed-align memmove 19 32 1
observed-align memmove 19 39 1
observed-align memmove 19 45 1
observed-align memmove 2 12 1
observed-align memmove 20 0 2
observed-align memmove 20 32 2
observed-align memmove 20 36 2
observed-align memmove 20 46 1
observed-align memmove 20 52 2
observed-align memmove 20 60 2
observed-align memmove 21 40 1
observed-align memmove 21 41 1
observed-align memmove 21 53 1
observed-align memmove 24 0 15
observed-align memmove 24 12 2
observed-align memmove 24 16 19
observed-align memmove 24 20 2
observed-align memmove 24 26 1
observed-align memmove 24 28 2
observed-align memmove 24 32 14
observed-align memmove 24 40 2
observed-align memmove 24 43 1
observed-align memmove 24 44 4
observed-align memmove 24 48 2
observed-align memmove 24 56 2
observed-align memmove 24 8 2
observed-align memmove 25 57 1
observed-align memmove 26 52 1
observed-align memmove 26 58 1
observed-align memmove 27 35 1
observed-align memmove 27 46 1
observed-align memmove 28 0 2
observed-align memmove 28 20 2
observed-align memmove 28 24 2
observed-align memmove 28 32 2
observed-align memmove 28 36 3
observed-align memmove 28 4 4
observed-align memmove 28 40 2
observed-align memmove 28 44 2
observed-align memmove 28 54 1
observed-align memmove 28 60 3
observed-align memmove 28 61 1
observed-align memmove 28 8 2
observed-align memmove 29 42 1
observed-align memmove 29 48 1
observed-align memmove 29 52 1
observed-align memmove 29 62 1
observed-align memmove 3 22 1
observed-align memmove 3 29 1
observed-align memmove 3 36 1
observed-align memmove 30 62 1
observed-align memmove 31 57 2
observed-align memmove 32 0 1
observed-align memmove 32 1 1
observed-align memmove 32 16 2
observed-align memmove 32 20 2
observed-align memmove 32 24 19
observed-align memmove 32 28 4
observed-align memmove 32 32 2
observed-align memmove 32 40 15
observed-align memmove 32 44 2
observed-align memmove 32 48 4
observed-align memmove 32 51 1
observed-align memmove 32 52 3
observed-align memmove 32 56 1
observed-align memmove 32 60 2
observed-align memmove 32 8 13
observed-align memmove 33 52 1
observed-align memmove 33 56 1
observed-align memmove 33 57 1
observed-align memmove 33 59 1
observed-align memmove 34 2 2
observed-align memmove 34 39 1
observed-align memmove 34 54 1
observed-align memmove 35 61 2
observed-align memmove 36 0 2
observed-align memmove 36 12 4
observed-align memmove 36 16 2
observed-align memmove 36 32 2
observed-align memmove 36 40 2
observed-align memmove 36 46 1
observed-align memmove 36 51 1
observed-align memmove 36 56 1
observed-align memmove 36 60 1
observed-align memmove 36 8 2
observed-align memmove 37 56 1
observed-align memmove 37 63 1
observed-align memmove 38 52 1
observed-align memmove 38 58 1
observed-align memmove 39 47 1
observed-align memmove 39 7 1
observed-align memmove 4 12 1
observed-align memmove 4 27 1
observed-align memmove 4 28 1
observed-align memmove 4 36 2
observed-align memmove 4 44 4
observed-align memmove 4 52 2
observed-align memmove 4 60 4
observed-align memmove 4 8 2
observed-align memmove 40 0 2
observed-align memmove 40 12 2
observed-align memmove 40 16 7
observed-align memmove 40 2 1
observed-align memmove 40 24 4
observed-align memmove 40 28 2
observed-align memmove 40 32 24
observed-align memmove 40 48 13
observed-align memmove 40 52 2
observed-align memmove 40 56 2
observed-align memmove 40 60 1
observed-align memmove 40 8 2
observed-align memmove 41 10 1
observed-align memmove 41 51 1
observed-align memmove 42 11 2
observed-align memmove 42 2 1
observed-align memmove 42 4 2
observed-align memmove 42 52 1
observed-align memmove 43 11 2
observed-align memmove 43 2 2
observed-align memmove 43 51 1
observed-align memmove 43 62 1
observed-align memmove 43 63 1
observed-align memmove 44 0 2
observed-align memmove 44 12 4
observed-align memmove 44 24 2
observed-align memmove 44 28 2
observed-align memmove 44 36 2
observed-align memmove 44 52 2
observed-align memmove 44 58 1
observed-align memmove 45 56 1
observed-align memmove 45 58 1
observed-align memmove 47 15 1
observed-align memmove 47 3 1
observed-align memmove 47 42 2
observed-align memmove 47 58 1
observed-align memmove 48 0 3
observed-align memmove 48 12 2
observed-align memmove 48 24 9
observed-align memmove 48 32 2
observed-align memmove 48 40 23
observed-align memmove 48 50 1
observed-align memmove 48 52 2
observed-align memmove 48 56 10
observed-align memmove 49 4 2
observed-align memmove 5 10 1
observed-align memmove 5 24 1
observed-align memmove 5 29 1
observed-align memmove 5 37 1
observed-align memmove 51 62 1
observed-align memmove 52 12 2
observed-align memmove 52 16 2
observed-align memmove 52 20 2
observed-align memmove 52 28 2
observed-align memmove 52 4 2
observed-align memmove 52 40 2
observed-align memmove 52 44 2
observed-align memmove 52 52 2
observed-align memmove 52 56 2
observed-align memmove 52 60 4
observed-align memmove 52 62 1
observed-align memmove 52 8 2
observed-align memmove 53 0 1
observed-align memmove 53 15 1
observed-align memmove 53 8 1
observed-align memmove 54 13 1
observed-align memmove 54 22 1
observed-align memmove 54 23 1
observed-align memmove 54 4 1
observed-align memmove 55 10 2
observed-align memmove 55 24 1
observed-align memmove 56 0 11
observed-align memmove 56 11 1
observed-align memmove 56 16 5
observed-align memmove 56 18 1
observed-align memmove 56 20 2
observed-align memmove 56 28 2
observed-align memmove 56 32 13
observed-align memmove 56 4 2
observed-align memmove 56 40 2
observed-align memmove 56 48 22
observed-align memmove 56 52 2
observed-align memmove 56 60 4
observed-align memmove 56 8 3
observed-align memmove 57 13 1
observed-align memmove 57 16 1
observed-align memmove 57 17 1
observed-align memmove 58 26 1
observed-align memmove 58 63 1
observed-align memmove 58 9 1
observed-align memmove 6 20 1
observed-align memmove 6 26 1
observed-align memmove 6 32 1
observed-align memmove 6 38 2
observed-align memmove 60 0 2
observed-align memmove 60 19 1
observed-align memmove 60 20 1
observed-align memmove 60 22 1
observed-align memmove 60 28 1
observed-align memmove 60 32 2
observed-align memmove 60 4 2
observed-align memmove 60 40 4
observed-align memmove 60 56 2
observed-align memmove 61 16 1
observed-align memmove 61 29 1
observed-align memmove 61 8 1
observed-align memmove 62 21 1
observed-align memmove 62 24 1
observed-align memmove 62 30 1
observed-align memmove 62 31 1
observed-align memmove 63 10 1
observed-align memmove 63 22 1
observed-align memmove 63 25 1
observed-align memmove 7 31 1
observed-align memmove 8 0 31
observed-align memmove 8 10 1
observed-align memmove 8 12 6
observed-align memmove 8 16 22
observed-align memmove 8 20 2
observed-align memmove 8 24 2
observed-align memmove 8 27 1
observed-align memmove 8 28 2
observed-align memmove 8 32 2
observed-align memmove 8 40 2
observed-align memmove 8 48 9
observed-align memmove 8 8 2
observed-align memmove 9 28 3
observed-align memset - - 8052
observed-align memset 0 - 96636
observed-align memset 1 - 31
observed-align memset 10 - 67
observed-align memset 11 - 49
observed-align memset 12 - 99
observed-align memset 13 - 72
observed-align memset 14 - 93
observed-align memset 15 - 53
observed-align memset 16 - 10880
observed-align memset 17 - 37
observed-align memset 18 - 95
observed-align memset 19 - 59
observed-align memset 2 - 39
observed-align memset 20 - 107
observed-align memset 21 - 30
observed-align memset 22 - 82
observed-align memset 23 - 36
observed-align memset 24 - 5424
observed-align memset 25 - 103
observed-align memset 26 - 88
observed-align memset 27 - 39
observed-align memset 28 - 117
observed-align memset 29 - 80
observed-align memset 3 - 70
observed-align memset 30 - 89
observed-align memset 31 - 84
observed-align memset 32 - 14369
observed-align memset 33 - 79
observed-align memset 34 - 47
observed-align memset 35 - 39
observed-align memset 36 - 115
observed-align memset 37 - 34
observed-align memset 38 - 71
observed-align memset 39 - 38
observed-align memset 4 - 73
observed-align memset 40 - 5666
observed-align memset 41 - 94
observed-align memset 42 - 63
observed-align memset 43 - 78
observed-align memset 44 - 83
observed-align memset 45 - 62
observed-align memset 46 - 98
observed-align memset 47 - 63
observed-align memset 48 - 14019
observed-align memset 49 - 54
observed-align memset 5 - 51
observed-align memset 50 - 73
observed-align memset 51 - 36
observed-align memset 52 - 143
observed-align memset 53 - 24
observed-align memset 54 - 56
observed-align memset 55 - 60
observed-align memset 56 - 8453
observed-align memset 57 - 283
observed-align memset 58 - 44
observed-align memset 59 - 94
observed-align memset 6 - 90
observed-align memset 60 - 116
observed-align memset 61 - 104
observed-align memset 62 - 54
observed-align memset 63 - 45
observed-align memset 7 - 43
observed-align memset 8 - 6912
observed-align memset 9 - 1413
observed-align other-copy 36 28 44
observed-align user-clear 0 - 2716
observed-align user-clear 12 - 71
observed-align user-clear 32 - 3
observed-align user-clear 40 - 7
observed-align user-clear 8 - 282
observed-align user-copy 0 0 9225
observed-align user-copy 0 1 36
observed-align user-copy 0 10 2
observed-align user-copy 0 11 2
observed-align user-copy 0 12 6
observed-align user-copy 0 13 6
observed-align user-copy 0 14 11
observed-align user-copy 0 15 7
observed-align user-copy 0 16 792
observed-align user-copy 0 17 5
observed-align user-copy 0 18 11
observed-align user-copy 0 19 7
observed-align user-copy 0 2 3
observed-align user-copy 0 20 7
observed-align user-copy 0 21 5
observed-align user-copy 0 22 9
observed-align user-copy 0 23 5
observed-align user-copy 0 24 86
observed-align user-copy 0 25 13
observed-align user-copy 0 26 8
observed-align user-copy 0 27 2
observed-align user-copy 0 28 9
observed-align user-copy 0 29 4
observed-align user-copy 0 3 10
observed-align user-copy 0 30 8
observed-align user-copy 0 31 11
observed-align user-copy 0 32 7918
observed-align user-copy 0 33 15
observed-align user-copy 0 34 4
observed-align user-copy 0 35 5
observed-align user-copy 0 36 8
observed-align user-copy 0 37 4
observed-align user-copy 0 38 135
observed-align user-copy 0 39 5
observed-align user-copy 0 4 3
observed-align user-copy 0 40 237
observed-align user-copy 0 41 10
observed-align user-copy 0 42 5
observed-align user-copy 0 43 7
observed-align user-copy 0 44 2
observed-align user-copy 0 45 2
observed-align user-copy 0 46 9
observed-align user-copy 0 47 8
observed-align user-copy 0 48 436
observed-align user-copy 0 49 7
observed-align user-copy 0 5 7
observed-align user-copy 0 50 8
observed-align user-copy 0 51 68
observed-align user-copy 0 52 10
observed-align user-copy 0 53 3
observed-align user-copy 0 54 39
observed-align user-copy 0 55 8
observed-align user-copy 0 56 67
observed-align user-copy 0 57 3
observed-align user-copy 0 58 2
observed-align user-copy 0 59 8
observed-align user-copy 0 6 7
observed-align user-copy 0 60 8
observed-align user-copy 0 61 8
observed-align user-copy 0 62 4
observed-align user-copy 0 63 6
observed-align user-copy 0 7 6
observed-align user-copy 0 8 736
observed-align user-copy 0 9 3
observed-align user-copy 1 0 2
observed-align user-copy 1 1 1
observed-align user-copy 1 32 9
observed-align user-copy 1 54 105
observed-align user-copy 10 0 9
observed-align user-copy 10 1 68
observed-align user-copy 10 16 1
observed-align user-copy 10 24 1
observed-align user-copy 10 32 8
observed-align user-copy 10 40 61
observed-align user-copy 10 48 34
observed-align user-copy 10 56 1
observed-align user-copy 10 8 1
observed-align user-copy 11 0 2
observed-align user-copy 11 1 35
observed-align user-copy 11 16 2
observed-align user-copy 11 24 1
observed-align user-copy 11 32 5
observed-align user-copy 11 37 1
observed-align user-copy 12 0 13
observed-align user-copy 12 1 105
observed-align user-copy 12 12 1
observed-align user-copy 12 16 12
observed-align user-copy 12 32 24
observed-align user-copy 12 37 1
observed-align user-copy 12 48 10
observed-align user-copy 13 0 62
observed-align user-copy 13 16 100
observed-align user-copy 13 24 1
observed-align user-copy 13 32 8
observed-align user-copy 13 37 1
observed-align user-copy 13 56 12
observed-align user-copy 14 0 10
observed-align user-copy 14 12 1
observed-align user-copy 14 16 1
observed-align user-copy 14 32 26
observed-align user-copy 14 40 1
observed-align user-copy 14 48 1
observed-align user-copy 14 56 2
observed-align user-copy 15 0 72
observed-align user-copy 15 1 72
observed-align user-copy 15 10 72
observed-align user-copy 15 11 72
observed-align user-copy 15 12 72
observed-align user-copy 15 13 72
observed-align user-copy 15 14 72
observed-align user-copy 15 15 72
observed-align user-copy 15 16 72
observed-align user-copy 15 17 72
observed-align user-copy 15 18 72
observed-align user-copy 15 19 72
observed-align user-copy 15 2 72
observed-align user-copy 15 20 72
observed-align user-copy 15 21 72
observed-align user-copy 15 22 72
observed-align user-copy 15 23 72
observed-align user-copy 15 24 72
observed-align user-copy 15 25 71
observed-align user-copy 15 26 71
observed-align user-copy 15 27 71
observed-align user-copy 15 28 71
observed-align user-copy 15 29 71
observed-align user-copy 15 3 72
observed-align user-copy 15 30 71
observed-align user-copy 15 31 70
observed-align user-copy 15 32 90
observed-align user-copy 15 33 70
observed-align user-copy 15 34 70
observed-align user-copy 15 35 70
observed-align user-copy 15 36 70
observed-align user-copy 15 37 59
observed-align user-copy 15 38 59
observed-align user-copy 15 39 59
observed-align user-copy 15 4 72
observed-align user-copy 15 40 59
observed-align user-copy 15 41 59
observed-align user-copy 15 42 59
observed-align user-copy 15 43 59
observed-align user-copy 15 44 59
observed-align user-copy 15 45 59
observed-align user-copy 15 46 59
observed-align user-copy 15 47 59
observed-align user-copy 15 48 59
observed-align user-copy 15 49 59
observed-align user-copy 15 5 72
observed-align user-copy 15 50 59
observed-align user-copy 15 51 59
observed-align user-copy 15 52 59
observed-align user-copy 15 53 59
observed-align user-copy 15 54 59
observed-align user-copy 15 55 59
observed-align user-copy 15 56 61
observed-align user-copy 15 57 59
observed-align user-copy 15 58 59
observed-align user-copy 15 59 59
observed-align user-copy 15 6 72
observed-align user-copy 15 60 59
observed-align user-copy 15 61 59
observed-align user-copy 15 62 59
observed-align user-copy 15 63 59
observed-align user-copy 15 7 72
observed-align user-copy 15 8 72
observed-align user-copy 15 9 72
observed-align user-copy 16 0 6959
observed-align user-copy 16 1 4
observed-align user-copy 16 10 2
observed-align user-copy 16 11 2
observed-align user-copy 16 12 7
observed-align user-copy 16 13 4
observed-align user-copy 16 14 9
observed-align user-copy 16 15 7
observed-align user-copy 16 16 441
observed-align user-copy 16 17 7
observed-align user-copy 16 18 10
observed-align user-copy 16 19 7
observed-align user-copy 16 2 5
observed-align user-copy 16 20 7
observed-align user-copy 16 21 4
observed-align user-copy 16 22 9
observed-align user-copy 16 23 5
observed-align user-copy 16 24 173
observed-align user-copy 16 25 13
observed-align user-copy 16 26 8
observed-align user-copy 16 27 2
observed-align user-copy 16 28 9
observed-align user-copy 16 29 4
observed-align user-copy 16 3 10
observed-align user-copy 16 30 8
observed-align user-copy 16 31 11
observed-align user-copy 16 32 478
observed-align user-copy 16 33 11
observed-align user-copy 16 34 4
observed-align user-copy 16 35 5
observed-align user-copy 16 36 8
observed-align user-copy 16 37 4
observed-align user-copy 16 38 7
observed-align user-copy 16 39 5
observed-align user-copy 16 4 3
observed-align user-copy 16 40 215
observed-align user-copy 16 41 10
observed-align user-copy 16 42 6
observed-align user-copy 16 43 7
observed-align user-copy 16 44 2
observed-align user-copy 16 45 2
observed-align user-copy 16 46 9
observed-align user-copy 16 47 8
observed-align user-copy 16 48 269
observed-align user-copy 16 49 7
observed-align user-copy 16 5 7
observed-align user-copy 16 50 8
observed-align user-copy 16 51 90
observed-align user-copy 16 52 10
observed-align user-copy 16 53 3
observed-align user-copy 16 54 4
observed-align user-copy 16 55 8
observed-align user-copy 16 56 91
observed-align user-copy 16 57 3
observed-align user-copy 16 58 2
observed-align user-copy 16 59 8
observed-align user-copy 16 6 7
observed-align user-copy 16 60 8
observed-align user-copy 16 61 8
observed-align user-copy 16 62 4
observed-align user-copy 16 63 6
observed-align user-copy 16 7 7
observed-align user-copy 16 8 72
observed-align user-copy 16 9 3
observed-align user-copy 17 0 1
observed-align user-copy 17 12 111
observed-align user-copy 17 32 13
observed-align user-copy 17 56 1
observed-align user-copy 17 7 1
observed-align user-copy 18 0 8
observed-align user-copy 18 12 12
observed-align user-copy 18 32 23
observed-align user-copy 18 40 1
observed-align user-copy 18 48 3
observed-align user-copy 18 56 9
observed-align user-copy 18 7 1
observed-align user-copy 19 0 101
observed-align user-copy 19 32 16
observed-align user-copy 19 48 2
observed-align user-copy 19 56 3
observed-align user-copy 19 8 1
observed-align user-copy 2 0 9
observed-align user-copy 2 32 7
observed-align user-copy 2 48 1
observed-align user-copy 2 56 1
observed-align user-copy 20 0 2
observed-align user-copy 20 10 2
observed-align user-copy 20 12 34
observed-align user-copy 20 14 2
observed-align user-copy 20 18 2
observed-align user-copy 20 2 2
observed-align user-copy 20 22 2
observed-align user-copy 20 26 2
observed-align user-copy 20 30 2
observed-align user-copy 20 32 15
observed-align user-copy 20 34 2
observed-align user-copy 20 38 2
observed-align user-copy 20 42 2
observed-align user-copy 20 46 2
observed-align user-copy 20 48 2
observed-align user-copy 20 50 2
observed-align user-copy 20 54 2
observed-align user-copy 20 56 1
observed-align user-copy 20 58 2
observed-align user-copy 20 6 2
observed-align user-copy 20 62 2
observed-align user-copy 20 8 1
observed-align user-copy 21 12 68
observed-align user-copy 21 16 1
observed-align user-copy 21 2 2
observed-align user-copy 21 24 1
observed-align user-copy 21 32 12
observed-align user-copy 21 40 1
observed-align user-copy 21 48 3
observed-align user-copy 21 50 2
observed-align user-copy 22 0 11
observed-align user-copy 22 12 35
observed-align user-copy 22 24 1
observed-align user-copy 22 32 21
observed-align user-copy 22 40 1
observed-align user-copy 22 48 2
observed-align user-copy 22 56 1
observed-align user-copy 23 0 1
observed-align user-copy 23 12 105
observed-align user-copy 23 32 10
observed-align user-copy 23 40 2
observed-align user-copy 23 48 1
observed-align user-copy 23 56 2
observed-align user-copy 24 0 556
observed-align user-copy 24 16 164
observed-align user-copy 24 24 1016
observed-align user-copy 24 25 1
observed-align user-copy 24 32 119
observed-align user-copy 24 37 1
observed-align user-copy 24 4 31
observed-align user-copy 24 40 993
observed-align user-copy 24 48 201
observed-align user-copy 24 56 916
observed-align user-copy 24 8 908
observed-align user-copy 25 0 29
observed-align user-copy 25 16 21
observed-align user-copy 25 32 44
observed-align user-copy 25 41 80
observed-align user-copy 25 48 30
observed-align user-copy 25 56 1
observed-align user-copy 26 0 9
observed-align user-copy 26 16 2
observed-align user-copy 26 24 2
observed-align user-copy 26 32 27
observed-align user-copy 26 40 2
observed-align user-copy 27 0 12
observed-align user-copy 27 18 1
observed-align user-copy 27 24 1
observed-align user-copy 27 32 7
observed-align user-copy 27 40 2
observed-align user-copy 27 48 1
observed-align user-copy 27 56 1
observed-align user-copy 28 0 14
observed-align user-copy 28 16 7
observed-align user-copy 28 18 1
observed-align user-copy 28 24 2
observed-align user-copy 28 29 2
observed-align user-copy 28 32 31
observed-align user-copy 28 40 1
observed-align user-copy 28 48 11
observed-align user-copy 28 56 2
observed-align user-copy 29 0 1
observed-align user-copy 29 16 2
observed-align user-copy 29 18 1
observed-align user-copy 29 24 111
observed-align user-copy 29 32 9
observed-align user-copy 29 56 1
observed-align user-copy 3 1 1
observed-align user-copy 3 16 3
observed-align user-copy 3 32 20
observed-align user-copy 3 56 2
observed-align user-copy 30 0 11
observed-align user-copy 30 16 2
observed-align user-copy 30 24 13
observed-align user-copy 30 32 16
observed-align user-copy 30 40 2
observed-align user-copy 30 48 2
observed-align user-copy 30 56 1
observed-align user-copy 30 8 1
observed-align user-copy 31 0 71
observed-align user-copy 31 1 65
observed-align user-copy 31 10 65
observed-align user-copy 31 11 65
observed-align user-copy 31 12 65
observed-align user-copy 31 13 65
observed-align user-copy 31 14 65
observed-align user-copy 31 15 65
observed-align user-copy 31 16 66
observed-align user-copy 31 17 65
observed-align user-copy 31 18 65
observed-align user-copy 31 19 65
observed-align user-copy 31 2 65
observed-align user-copy 31 20 65
observed-align user-copy 31 21 65
observed-align user-copy 31 22 65
observed-align user-copy 31 23 65
observed-align user-copy 31 24 65
observed-align user-copy 31 25 65
observed-align user-copy 31 26 65
observed-align user-copy 31 27 65
observed-align user-copy 31 28 65
observed-align user-copy 31 29 65
observed-align user-copy 31 3 65
observed-align user-copy 31 30 65
observed-align user-copy 31 31 66
observed-align user-copy 31 32 95
observed-align user-copy 31 33 65
observed-align user-copy 31 34 65
observed-align user-copy 31 35 65
observed-align user-copy 31 36 65
observed-align user-copy 31 37 52
observed-align user-copy 31 38 52
observed-align user-copy 31 39 52
observed-align user-copy 31 4 65
observed-align user-copy 31 40 53
observed-align user-copy 31 41 52
observed-align user-copy 31 42 52
observed-align user-copy 31 43 52
observed-align user-copy 31 44 52
observed-align user-copy 31 45 52
observed-align user-copy 31 46 52
observed-align user-copy 31 47 52
observed-align user-copy 31 48 52
observed-align user-copy 31 49 52
observed-align user-copy 31 5 65
observed-align user-copy 31 50 52
observed-align user-copy 31 51 52
observed-align user-copy 31 52 52
observed-align user-copy 31 53 52
observed-align user-copy 31 54 52
observed-align user-copy 31 55 52
observed-align user-copy 31 56 52
observed-align user-copy 31 57 52
observed-align user-copy 31 58 52
observed-align user-copy 31 59 52
observed-align user-copy 31 6 65
observed-align user-copy 31 60 52
observed-align user-copy 31 61 52
observed-align user-copy 31 62 52
observed-align user-copy 31 63 52
observed-align user-copy 31 7 65
observed-align user-copy 31 8 65
observed-align user-copy 31 9 65
observed-align user-copy 32 0 9299
observed-align user-copy 32 16 338
observed-align user-copy 32 18 3
observed-align user-copy 32 2 1
observed-align user-copy 32 24 414
observed-align user-copy 32 25 1
observed-align user-copy 32 32 451
observed-align user-copy 32 40 442
observed-align user-copy 32 48 180
observed-align user-copy 32 51 63
observed-align user-copy 32 56 368
observed-align user-copy 32 62 1
observed-align user-copy 32 8 444
observed-align user-copy 33 1 32
observed-align user-copy 33 16 2
observed-align user-copy 33 24 69
observed-align user-copy 33 32 23
observed-align user-copy 33 40 2
observed-align user-copy 33 48 1
observed-align user-copy 33 56 2
observed-align user-copy 34 0 9
observed-align user-copy 34 16 2
observed-align user-copy 34 24 36
observed-align user-copy 34 32 9
observed-align user-copy 34 40 1
observed-align user-copy 34 56 1
observed-align user-copy 34 60 1
observed-align user-copy 35 0 1
observed-align user-copy 35 16 1
observed-align user-copy 35 24 106
observed-align user-copy 35 32 12
observed-align user-copy 35 35 1
observed-align user-copy 35 36 2
observed-align user-copy 35 40 3
observed-align user-copy 35 48 1
observed-align user-copy 35 60 1
observed-align user-copy 36 0 1
observed-align user-copy 36 12 26
observed-align user-copy 36 16 1
observed-align user-copy 36 32 20
observed-align user-copy 36 48 112
observed-align user-copy 36 60 1
observed-align user-copy 36 8 1
observed-align user-copy 37 0 1
observed-align user-copy 37 32 9
observed-align user-copy 37 40 1
observed-align user-copy 37 48 13
observed-align user-copy 37 56 1
observed-align user-copy 38 0 12
observed-align user-copy 38 24 1
observed-align user-copy 38 32 17
observed-align user-copy 38 40 2
observed-align user-copy 38 56 1
observed-align user-copy 39 30 1
observed-align user-copy 39 32 10
observed-align user-copy 39 40 1
observed-align user-copy 39 48 8
observed-align user-copy 39 56 3
observed-align user-copy 4 0 1
observed-align user-copy 4 12 27
observed-align user-copy 4 16 2
observed-align user-copy 4 28 1
observed-align user-copy 4 30 1
observed-align user-copy 4 32 9
observed-align user-copy 4 48 1
observed-align user-copy 4 56 1
observed-align user-copy 40 0 124
observed-align user-copy 40 16 184
observed-align user-copy 40 24 394
observed-align user-copy 40 30 1
observed-align user-copy 40 32 121
observed-align user-copy 40 4 28
observed-align user-copy 40 40 384
observed-align user-copy 40 48 282
observed-align user-copy 40 56 304
observed-align user-copy 40 8 298
observed-align user-copy 41 0 31
observed-align user-copy 41 16 13
observed-align user-copy 41 24 3
observed-align user-copy 41 30 1
observed-align user-copy 41 32 37
observed-align user-copy 41 41 94
observed-align user-copy 41 48 60
observed-align user-copy 41 8 1
observed-align user-copy 42 0 10
observed-align user-copy 42 16 1
observed-align user-copy 42 32 11
observed-align user-copy 42 48 105
observed-align user-copy 43 0 4
observed-align user-copy 43 11 10
observed-align user-copy 43 24 1
observed-align user-copy 43 32 14
observed-align user-copy 43 48 1
observed-align user-copy 43 56 3
observed-align user-copy 44 0 7
observed-align user-copy 44 16 9
observed-align user-copy 44 32 15
observed-align user-copy 44 48 12
observed-align user-copy 44 8 1
observed-align user-copy 45 24 2
observed-align user-copy 45 32 5
observed-align user-copy 45 7 1
observed-align user-copy 46 0 8
observed-align user-copy 46 16 2
observed-align user-copy 46 24 5
observed-align user-copy 46 32 31
observed-align user-copy 46 37 1
observed-align user-copy 46 48 3
observed-align user-copy 46 7 1
observed-align user-copy 47 0 90
observed-align user-copy 47 1 90
observed-align user-copy 47 10 90
observed-align user-copy 47 11 90
observed-align user-copy 47 12 90
observed-align user-copy 47 13 90
observed-align user-copy 47 14 90
observed-align user-copy 47 15 90
observed-align user-copy 47 16 91
observed-align user-copy 47 17 90
observed-align user-copy 47 18 90
observed-align user-copy 47 19 90
observed-align user-copy 47 2 90
observed-align user-copy 47 20 90
observed-align user-copy 47 21 90
observed-align user-copy 47 22 90
observed-align user-copy 47 23 90
observed-align user-copy 47 24 91
observed-align user-copy 47 25 90
observed-align user-copy 47 26 90
observed-align user-copy 47 27 90
observed-align user-copy 47 28 90
observed-align user-copy 47 29 90
observed-align user-copy 47 3 90
observed-align user-copy 47 30 90
observed-align user-copy 47 31 90
observed-align user-copy 47 32 106
observed-align user-copy 47 33 90
observed-align user-copy 47 34 90
observed-align user-copy 47 35 90
observed-align user-copy 47 36 90
observed-align user-copy 47 37 73
observed-align user-copy 47 38 72
observed-align user-copy 47 39 72
observed-align user-copy 47 4 90
observed-align user-copy 47 40 72
observed-align user-copy 47 41 72
observed-align user-copy 47 42 72
observed-align user-copy 47 43 72
observed-align user-copy 47 44 72
observed-align user-copy 47 45 72
observed-align user-copy 47 46 72
observed-align user-copy 47 47 72
observed-align user-copy 47 48 73
observed-align user-copy 47 49 72
observed-align user-copy 47 5 90
observed-align user-copy 47 50 72
observed-align user-copy 47 51 72
observed-align user-copy 47 52 72
observed-align user-copy 47 53 72
observed-align user-copy 47 54 72
observed-align user-copy 47 55 72
observed-align user-copy 47 56 72
observed-align user-copy 47 57 72
observed-align user-copy 47 58 72
observed-align user-copy 47 59 72
observed-align user-copy 47 6 90
observed-align user-copy 47 60 72
observed-align user-copy 47 61 72
observed-align user-copy 47 62 72
observed-align user-copy 47 63 72
observed-align user-copy 47 7 91
observed-align user-copy 47 8 91
observed-align user-copy 47 9 90
observed-align user-copy 48 0 373
observed-align user-copy 48 16 316
observed-align user-copy 48 24 274
observed-align user-copy 48 25 1
observed-align user-copy 48 32 296
observed-align user-copy 48 37 1
observed-align user-copy 48 40 283
observed-align user-copy 48 48 149
observed-align user-copy 48 51 71
observed-align user-copy 48 56 254
observed-align user-copy 48 8 246
observed-align user-copy 49 16 3
observed-align user-copy 49 32 16
observed-align user-copy 49 48 3
observed-align user-copy 49 56 13
observed-align user-copy 49 8 1
observed-align user-copy 5 1 1
observed-align user-copy 5 16 4
observed-align user-copy 5 24 1
observed-align user-copy 5 30 1
observed-align user-copy 5 32 16
observed-align user-copy 5 56 2
observed-align user-copy 5 6 2
observed-align user-copy 5 60 1
observed-align user-copy 50 0 12
observed-align user-copy 50 16 2
observed-align user-copy 50 32 18
observed-align user-copy 50 48 1
observed-align user-copy 50 56 1
observed-align user-copy 50 8 1
observed-align user-copy 51 0 4
observed-align user-copy 51 16 1
observed-align user-copy 51 32 14
observed-align user-copy 51 40 1
observed-align user-copy 51 48 2
observed-align user-copy 51 56 3
observed-align user-copy 52 0 2
observed-align user-copy 52 12 22
observed-align user-copy 52 16 2
observed-align user-copy 52 24 1
observed-align user-copy 52 32 22
observed-align user-copy 52 40 2
observed-align user-copy 52 48 1
observed-align user-copy 52 56 2
observed-align user-copy 52 8 2
observed-align user-copy 53 0 2
observed-align user-copy 53 24 1
observed-align user-copy 53 32 8
observed-align user-copy 53 40 60
observed-align user-copy 53 48 1
observed-align user-copy 53 56 1
observed-align user-copy 54 0 10
observed-align user-copy 54 16 1
observed-align user-copy 54 32 12
observed-align user-copy 54 40 2
observed-align user-copy 54 48 1
observed-align user-copy 54 54 1
observed-align user-copy 54 56 1
observed-align user-copy 54 8 1
observed-align user-copy 55 0 1
observed-align user-copy 55 16 1
observed-align user-copy 55 32 19
observed-align user-copy 56 0 125
observed-align user-copy 56 16 164
observed-align user-copy 56 18 1
observed-align user-copy 56 24 171
observed-align user-copy 56 32 137
observed-align user-copy 56 4 30
observed-align user-copy 56 40 202
observed-align user-copy 56 48 210
observed-align user-copy 56 54 1
observed-align user-copy 56 56 106
observed-align user-copy 56 8 96
observed-align user-copy 57 0 31
observed-align user-copy 57 16 28
observed-align user-copy 57 18 1
observed-align user-copy 57 32 30
observed-align user-copy 57 41 81
observed-align user-copy 57 48 23
observed-align user-copy 57 8 1
observed-align user-copy 58 0 8
observed-align user-copy 58 18 1
observed-align user-copy 58 32 9
observed-align user-copy 58 40 2
observed-align user-copy 58 54 1
observed-align user-copy 58 56 1
observed-align user-copy 58 59 2
observed-align user-copy 59 0 2
observed-align user-copy 59 32 18
observed-align user-copy 59 48 1
observed-align user-copy 59 54 111
observed-align user-copy 59 56 9
observed-align user-copy 6 0 9
observed-align user-copy 6 1 111
observed-align user-copy 6 16 4
observed-align user-copy 6 30 1
observed-align user-copy 6 32 16
observed-align user-copy 6 40 1
observed-align user-copy 6 48 1
observed-align user-copy 6 56 1
observed-align user-copy 6 60 1
observed-align user-copy 60 0 13
observed-align user-copy 60 16 9
observed-align user-copy 60 32 31
observed-align user-copy 60 48 5
observed-align user-copy 60 54 12
observed-align user-copy 61 0 1
observed-align user-copy 61 16 2
observed-align user-copy 61 32 18
observed-align user-copy 61 56 3
observed-align user-copy 62 0 9
observed-align user-copy 62 16 1
observed-align user-copy 62 32 9
observed-align user-copy 62 48 1
observed-align user-copy 62 54 8
observed-align user-copy 63 0 122
observed-align user-copy 63 1 90
observed-align user-copy 63 10 90
observed-align user-copy 63 11 90
observed-align user-copy 63 12 90
observed-align user-copy 63 13 90
observed-align user-copy 63 14 90
observed-align user-copy 63 15 90
observed-align user-copy 63 16 90
observed-align user-copy 63 17 90
observed-align user-copy 63 18 90
observed-align user-copy 63 19 90
observed-align user-copy 63 2 90
observed-align user-copy 63 20 90
observed-align user-copy 63 21 90
observed-align user-copy 63 22 90
observed-align user-copy 63 23 90
observed-align user-copy 63 24 91
observed-align user-copy 63 25 90
observed-align user-copy 63 26 90
observed-align user-copy 63 27 90
observed-align user-copy 63 28 90
observed-align user-copy 63 29 90
observed-align user-copy 63 3 90
observed-align user-copy 63 30 90
observed-align user-copy 63 31 90
observed-align user-copy 63 32 102
observed-align user-copy 63 33 90
observed-align user-copy 63 34 90
observed-align user-copy 63 35 90
observed-align user-copy 63 36 90
observed-align user-copy 63 37 72
observed-align user-copy 63 38 72
observed-align user-copy 63 39 72
observed-align user-copy 63 4 90
observed-align user-copy 63 40 72
observed-align user-copy 63 41 72
observed-align user-copy 63 42 72
observed-align user-copy 63 43 72
observed-align user-copy 63 44 72
observed-align user-copy 63 45 72
observed-align user-copy 63 46 72
observed-align user-copy 63 47 72
observed-align user-copy 63 48 73
observed-align user-copy 63 49 72
observed-align user-copy 63 5 90
observed-align user-copy 63 50 72
observed-align user-copy 63 51 72
observed-align user-copy 63 52 72
observed-align user-copy 63 53 72
observed-align user-copy 63 54 140
observed-align user-copy 63 55 72
observed-align user-copy 63 56 73
observed-align user-copy 63 57 72
observed-align user-copy 63 58 72
observed-align user-copy 63 59 72
observed-align user-copy 63 6 90
observed-align user-copy 63 60 72
observed-align user-copy 63 61 72
observed-align user-copy 63 62 72
observed-align user-copy 63 63 72
observed-align user-copy 63 7 90
observed-align user-copy 63 8 90
observed-align user-copy 63 9 90
observed-align user-copy 7 1 12
observed-align user-copy 7 16 2
observed-align user-copy 7 32 13
observed-align user-copy 7 60 1
observed-align user-copy 8 0 554
observed-align user-copy 8 16 185
observed-align user-copy 8 24 885
observed-align user-copy 8 32 111
observed-align user-copy 8 4 12
observed-align user-copy 8 40 863
observed-align user-copy 8 48 213
observed-align user-copy 8 52 1
observed-align user-copy 8 56 904
observed-align user-copy 8 8 772
observed-align user-copy 9 0 27
observed-align user-copy 9 1 8
observed-align user-copy 9 16 15
observed-align user-copy 9 32 39
observed-align user-copy 9 41 98
observed-align user-copy 9 48 21
observed-unnamed 64 6312
