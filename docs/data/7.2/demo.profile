# tare profile 1
kernel: 7.2.12+deb13-amd64 #1 SMP PREEMPT_DYNAMIC Debian 7.2.12-1~bpo13+1 (2026-11-04)
cpu: QEMU TCG CPU version 2.5+
cpus: 1
clock: tsc
clock-hz: 999999000
mode: profile
span-ns: 7407363638
cpu-features: rep_good erms
clocksource: tsc
command: /tare/bin/workload
exit-status: 0
busy-ns: 3245879915
machine: minimal-7.2
accelerator: tcg
exact: yes
qemu: 7.2.22 (Debian 1:7.2+dfsg-7+deb12u18+b3)
image-digest: 5a45f9b2462edf4c16ffa648c177c052
observed-missing: unknown

function memcpy seen 192242 recorded 192242 skipped 0 lost 0 bytes 45218207
function memmove seen 526 recorded 526 skipped 0 lost 0 bytes 386399
function memset seen 154303 recorded 154303 skipped 0 lost 0 bytes 43213773
size memcpy task 0 0 15003 0
size memcpy task 1 1 331 331
size memcpy task 2 2 1207 2414
size memcpy task 3 3 1192 3576
size memcpy task 4 4 62183 248732
size memcpy task 5 5 4064 20320
size memcpy task 6 6 423 2538
size memcpy task 7 7 704 4928
size memcpy task 8 8 20230 161840
size memcpy task 9 9 1390 12510
size memcpy task 10 10 679 6790
size memcpy task 11 11 608 6688
size memcpy task 12 12 605 7260
size memcpy task 13 13 482 6266
size memcpy task 14 14 483 6762
size memcpy task 15 15 200 3000
size memcpy task 16 16 6689 107024
size memcpy task 17 17 286 4862
size memcpy task 18 18 117 2106
size memcpy task 19 19 149 2831
size memcpy task 20 20 165 3300
size memcpy task 21 21 66 1386
size memcpy task 22 22 33 726
size memcpy task 23 23 20 460
size memcpy task 24 24 4216 101184
size memcpy task 25 25 28 700
size memcpy task 26 26 41 1066
size memcpy task 27 27 28 756
size memcpy task 28 28 192 5376
size memcpy task 29 29 12 348
size memcpy task 30 30 6 180
size memcpy task 31 31 21 651
size memcpy task 32 32 22607 723424
size memcpy task 33 33 11 363
size memcpy task 34 34 8 272
size memcpy task 35 35 2 70
size memcpy task 36 36 18 648
size memcpy task 37 37 1 37
size memcpy task 38 38 2 76
size memcpy task 39 39 1 39
size memcpy task 40 40 15402 616080
size memcpy task 41 41 6 246
size memcpy task 43 43 4 172
size memcpy task 44 44 1 44
size memcpy task 46 46 5 230
size memcpy task 48 48 6763 324624
size memcpy task 49 49 1 49
size memcpy task 52 52 1 52
size memcpy task 53 53 1 53
size memcpy task 54 54 1 54
size memcpy task 56 56 1219 68264
size memcpy task 58 58 1 58
size memcpy task 59 59 1 59
size memcpy task 64 64 1368 87552
size memcpy task 69 69 4 276
size memcpy task 70 70 3 210
size memcpy task 72 72 1606 115632
size memcpy task 74 74 4 296
size memcpy task 80 80 995 79600
size memcpy task 84 84 3 252
size memcpy task 86 86 4 344
size memcpy task 88 88 684 60192
size memcpy task 95 95 2 190
size memcpy task 96 96 207 19872
size memcpy task 97 97 5 485
size memcpy task 98 98 1 98
size memcpy task 100 100 1 100
size memcpy task 102 102 2 204
size memcpy task 103 103 2 206
size memcpy task 104 104 207 21528
size memcpy task 110 110 4 440
size memcpy task 112 112 21 2352
size memcpy task 117 117 1 117
size memcpy task 118 118 3 354
size memcpy task 120 120 2 240
size memcpy task 128 128 7 896
size memcpy task 129 129 4 516
size memcpy task 132 132 1 132
size memcpy task 133 133 1 133
size memcpy task 135 135 4 540
size memcpy task 136 136 1 136
size memcpy task 139 139 2 278
size memcpy task 140 140 1 140
size memcpy task 141 141 4 564
size memcpy task 143 143 8 1144
size memcpy task 152 152 4 608
size memcpy task 158 158 2 316
size memcpy task 159 159 4 636
size memcpy task 160 160 2 320
size memcpy task 161 161 4 644
size memcpy task 168 168 9 1512
size memcpy task 170 170 4 680
size memcpy task 174 174 4 696
size memcpy task 178 178 2 356
size memcpy task 180 180 4 720
size memcpy task 183 183 2 366
size memcpy task 187 187 1 187
size memcpy task 188 188 2 376
size memcpy task 190 190 4 760
size memcpy task 191 191 2 382
size memcpy task 192 192 1 192
size memcpy task 195 195 4 780
size memcpy task 200 200 5 1000
size memcpy task 204 204 4 816
size memcpy task 206 206 4 824
size memcpy task 208 208 4 832
size memcpy task 212 212 2 424
size memcpy task 217 217 4 868
size memcpy task 224 224 4 896
size memcpy task 227 227 4 908
size memcpy task 230 230 4 920
size memcpy task 232 232 2 464
size memcpy task 234 234 1 234
size memcpy task 238 238 2 476
size memcpy task 242 242 4 968
size memcpy task 255 255 4 1020
size memcpy task 256 256 359 91904
size memcpy task 260 260 1 260
size memcpy task 262 262 4 1048
size memcpy task 263 263 6 1578
size memcpy task 268 268 4 1072
size memcpy task 271 271 4 1084
size memcpy task 272 272 4 1088
size memcpy task 273 273 5 1365
size memcpy task 274 274 4 1096
size memcpy task 280 280 1 280
size memcpy task 282 282 1 282
size memcpy task 288 288 7 2016
size memcpy task 290 290 1 290
size memcpy task 302 302 2 604
size memcpy task 320 320 2 640
size memcpy task 321 321 4 1284
size memcpy task 323 323 4 1292
size memcpy task 324 324 4 1296
size memcpy task 342 342 4 1368
size memcpy task 348 348 8 2784
size memcpy task 359 359 2 718
size memcpy task 361 361 2 722
size memcpy task 369 369 4 1476
size memcpy task 376 376 4 1504
size memcpy task 381 381 4 1524
size memcpy task 382 382 4 1528
size memcpy task 384 384 10 3840
size memcpy task 388 388 4 1552
size memcpy task 395 395 4 1580
size memcpy task 398 398 4 1592
size memcpy task 399 399 2 798
size memcpy task 400 400 4 1600
size memcpy task 409 409 2 818
size memcpy task 410 410 4 1640
size memcpy task 413 413 8 3304
size memcpy task 416 416 9 3744
size memcpy task 420 420 4 1680
size memcpy task 422 422 4 1688
size memcpy task 426 426 4 1704
size memcpy task 427 427 4 1708
size memcpy task 439 439 2 878
size memcpy task 440 440 2 880
size memcpy task 457 457 2 914
size memcpy task 460 460 2 920
size memcpy task 467 467 4 1868
size memcpy task 468 468 1 468
size memcpy task 473 473 2 946
size memcpy task 481 481 4 1924
size memcpy task 489 489 2 978
size memcpy task 491 491 4 1964
size memcpy task 495 495 4 1980
size memcpy task 496 496 2 992
size memcpy task 500 500 2 1000
size memcpy task 502 502 2 1004
size memcpy task 504 504 71 35784
size memcpy task 512 512 142 72704
size memcpy task 514 514 2 1028
size memcpy task 529 529 2 1058
size memcpy task 531 531 4 2124
size memcpy task 534 534 4 2136
size memcpy task 546 546 4 2184
size memcpy task 549 549 2 1098
size memcpy task 550 550 6 3300
size memcpy task 556 556 1 556
size memcpy task 560 560 1 560
size memcpy task 561 561 2 1122
size memcpy task 564 564 4 2256
size memcpy task 567 567 2 1134
size memcpy task 573 573 2 1146
size memcpy task 576 576 358 206208
size memcpy task 581 581 4 2324
size memcpy task 589 589 2 1178
size memcpy task 597 597 2 1194
size memcpy task 599 599 4 2396
size memcpy task 609 609 4 2436
size memcpy task 613 613 1 613
size memcpy task 614 614 4 2456
size memcpy task 616 616 280 172480
size memcpy task 622 622 2 1244
size memcpy task 623 623 4 2492
size memcpy task 624 624 1 624
size memcpy task 640 640 5 3200
size memcpy task 658 658 2 1316
size memcpy task 668 668 1 668
size memcpy task 672 672 1 672
size memcpy task 677 677 2 1354
size memcpy task 681 681 2 1362
size memcpy task 692 692 2 1384
size memcpy task 703 703 2 1406
size memcpy task 708 708 1 708
size memcpy task 724 724 2 1448
size memcpy task 728 728 2 1456
size memcpy task 729 729 4 2916
size memcpy task 732 732 4 2928
size memcpy task 750 750 2 1500
size memcpy task 756 756 4 3024
size memcpy task 760 760 4 3040
size memcpy task 765 765 4 3060
size memcpy task 769 769 2 1538
size memcpy task 784 784 65 50960
size memcpy task 796 796 4 3184
size memcpy task 800 800 5 4000
size memcpy task 803 803 2 1606
size memcpy task 810 810 2 1620
size memcpy task 820 820 4 3280
size memcpy task 822 822 2 1644
size memcpy task 833 833 4 3332
size memcpy task 840 840 6 5040
size memcpy task 848 848 4 3392
size memcpy task 854 854 2 1708
size memcpy task 862 862 4 3448
size memcpy task 873 873 2 1746
size memcpy task 877 877 4 3508
size memcpy task 880 880 1 880
size memcpy task 891 891 4 3564
size memcpy task 894 894 4 3576
size memcpy task 922 922 4 3688
size memcpy task 923 923 4 3692
size memcpy task 935 935 1 935
size memcpy task 936 936 2 1872
size memcpy task 943 943 4 3772
size memcpy task 950 950 2 1900
size memcpy task 951 951 4 3804
size memcpy task 953 953 4 3812
size memcpy task 963 963 4 3852
size memcpy task 968 968 1 968
size memcpy task 969 969 2 1938
size memcpy task 970 970 4 3880
size memcpy task 972 972 6 5832
size memcpy task 977 977 4 3908
size memcpy task 983 983 4 3932
size memcpy task 986 986 2 1972
size memcpy task 988 988 8 7904
size memcpy task 990 990 4 3960
size memcpy task 992 992 8 7936
size memcpy task 996 996 2 1992
size memcpy task 1000 1000 5 5000
size memcpy task 1002 1002 1 1002
size memcpy task 1010 1010 4 4040
size memcpy task 1011 1011 2 2022
size memcpy task 1012 1012 2 2024
size memcpy task 1019 1019 2 2038
size memcpy task 1024 1024 5157 5280768
size memcpy task 1037 1037 4 4148
size memcpy task 1047 1047 2 2094
size memcpy task 1048 1048 2 2096
size memcpy task 1049 1049 4 4196
size memcpy task 1050 1050 2 2100
size memcpy task 1052 1052 2 2104
size memcpy task 1059 1059 4 4236
size memcpy task 1061 1061 2 2122
size memcpy task 1062 1062 4 4248
size memcpy task 1066 1066 4 4264
size memcpy task 1067 1067 4 4268
size memcpy task 1070 1070 6 6420
size memcpy task 1071 1071 4 4284
size memcpy task 1073 1073 6 6438
size memcpy task 1077 1077 4 4308
size memcpy task 1079 1079 4 4316
size memcpy task 1080 1080 4 4320
size memcpy task 1083 1083 2 2166
size memcpy task 1094 1094 2 2188
size memcpy task 1102 1102 4 4408
size memcpy task 1103 1103 4 4412
size memcpy task 1104 1104 4 4416
size memcpy task 1106 1106 4 4424
size memcpy task 1109 1109 8 8872
size memcpy task 1111 1111 4 4444
size memcpy task 1112 1112 6 6672
size memcpy task 1115 1115 4 4460
size memcpy task 1119 1119 4 4476
size memcpy task 1127 1127 4 4508
size memcpy task 1129 1129 4 4516
size memcpy task 1148 1148 12 13776
size memcpy task 1155 1155 4 4620
size memcpy task 1160 1160 1 1160
size memcpy task 1168 1168 4 4672
size memcpy task 1170 1170 2 2340
size memcpy task 1174 1174 4 4696
size memcpy task 1176 1176 4 4704
size memcpy task 1182 1182 6 7092
size memcpy task 1184 1184 1 1184
size memcpy task 1187 1187 2 2374
size memcpy task 1188 1188 10 11880
size memcpy task 1189 1189 2 2378
size memcpy task 1199 1199 4 4796
size memcpy task 1202 1202 2 2404
size memcpy task 1204 1204 10 12040
size memcpy task 1212 1212 4 4848
size memcpy task 1213 1213 4 4852
size memcpy task 1214 1214 4 4856
size memcpy task 1215 1215 4 4860
size memcpy task 1216 1216 4 4864
size memcpy task 1218 1218 2 2436
size memcpy task 1221 1221 2 2442
size memcpy task 1222 1222 2 2444
size memcpy task 1230 1230 4 4920
size memcpy task 1234 1234 6 7404
size memcpy task 1240 1240 6 7440
size memcpy task 1246 1246 4 4984
size memcpy task 1248 1248 9 11232
size memcpy task 1252 1252 4 5008
size memcpy task 1256 1256 2 2512
size memcpy task 1260 1260 4 5040
size memcpy task 1264 1264 8 10112
size memcpy task 1266 1266 4 5064
size memcpy task 1275 1275 4 5100
size memcpy task 1276 1276 1 1276
size memcpy task 1279 1279 4 5116
size memcpy task 1280 1280 5 6400
size memcpy task 1283 1283 12 15396
size memcpy task 1285 1285 4 5140
size memcpy task 1287 1287 4 5148
size memcpy task 1288 1288 2 2576
size memcpy task 1292 1292 4 5168
size memcpy task 1294 1294 6 7764
size memcpy task 1305 1305 4 5220
size memcpy task 1306 1306 4 5224
size memcpy task 1308 1308 4 5232
size memcpy task 1310 1310 2 2620
size memcpy task 1321 1321 4 5284
size memcpy task 1334 1334 2 2668
size memcpy task 1335 1335 2 2670
size memcpy task 1340 1340 4 5360
size memcpy task 1341 1341 2 2682
size memcpy task 1353 1353 4 5412
size memcpy task 1368 1368 4 5472
size memcpy task 1375 1375 4 5500
size memcpy task 1385 1385 4 5540
size memcpy task 1400 1400 8 11200
size memcpy task 1403 1403 4 5612
size memcpy task 1405 1405 2 2810
size memcpy task 1416 1416 1 1416
size memcpy task 1426 1426 4 5704
size memcpy task 1428 1428 4 5712
size memcpy task 1433 1433 6 8598
size memcpy task 1434 1434 4 5736
size memcpy task 1453 1453 4 5812
size memcpy task 1462 1462 2 2924
size memcpy task 1463 1463 2 2926
size memcpy task 1467 1467 4 5868
size memcpy task 1471 1471 4 5884
size memcpy task 1490 1490 4 5960
size memcpy task 1497 1497 2 2994
size memcpy task 1498 1498 4 5992
size memcpy task 1503 1503 4 6012
size memcpy task 1504 1504 1 1504
size memcpy task 1505 1505 8 12040
size memcpy task 1514 1514 4 6056
size memcpy task 1515 1515 2 3030
size memcpy task 1516 1516 4 6064
size memcpy task 1518 1518 4 6072
size memcpy task 1522 1522 4 6088
size memcpy task 1523 1523 6 9138
size memcpy task 1531 1531 2 3062
size memcpy task 1536 1536 129 198144
size memcpy task 1542 1542 4 6168
size memcpy task 1558 1558 1 1558
size memcpy task 1560 1560 5 7800
size memcpy task 1573 1573 4 6292
size memcpy task 1574 1574 2 3148
size memcpy task 1584 1584 4 6336
size memcpy task 1590 1590 2 3180
size memcpy task 1591 1591 2 3182
size memcpy task 1593 1593 4 6372
size memcpy task 1597 1597 2 3194
size memcpy task 1602 1602 2 3204
size memcpy task 1617 1617 4 6468
size memcpy task 1619 1619 2 3238
size memcpy task 1626 1626 4 6504
size memcpy task 1631 1631 2 3262
size memcpy task 1633 1633 4 6532
size memcpy task 1650 1650 2 3300
size memcpy task 1654 1654 2 3308
size memcpy task 1660 1660 2 3320
size memcpy task 1661 1661 4 6644
size memcpy task 1667 1667 4 6668
size memcpy task 1675 1675 2 3350
size memcpy task 1692 1692 4 6768
size memcpy task 1697 1697 4 6788
size memcpy task 1704 1704 2 3408
size memcpy task 1705 1705 2 3410
size memcpy task 1714 1714 4 6856
size memcpy task 1715 1715 4 6860
size memcpy task 1724 1724 2 3448
size memcpy task 1730 1730 2 3460
size memcpy task 1745 1745 4 6980
size memcpy task 1746 1746 2 3492
size memcpy task 1759 1759 4 7036
size memcpy task 1771 1771 4 7084
size memcpy task 1781 1781 2 3562
size memcpy task 1793 1793 2 3586
size memcpy task 1800 1800 4 7200
size memcpy task 1806 1806 2 3612
size memcpy task 1810 1810 4 7240
size memcpy task 1816 1816 4 7264
size memcpy task 1817 1817 4 7268
size memcpy task 1824 1824 2 3648
size memcpy task 1827 1827 2 3654
size memcpy task 1831 1831 2 3662
size memcpy task 1838 1838 2 3676
size memcpy task 1856 1856 2 3712
size memcpy task 1863 1863 4 7452
size memcpy task 1870 1870 4 7480
size memcpy task 1880 1880 4 7520
size memcpy task 1897 1897 6 11382
size memcpy task 1905 1905 4 7620
size memcpy task 1906 1906 4 7624
size memcpy task 1912 1912 476 910112
size memcpy task 1917 1917 2 3834
size memcpy task 1935 1935 2 3870
size memcpy task 1936 1936 4 7744
size memcpy task 1944 1944 5 9720
size memcpy task 1948 1948 4 7792
size memcpy task 1959 1959 4 7836
size memcpy task 1961 1961 4 7844
size memcpy task 1967 1967 2 3934
size memcpy task 1972 1972 2 3944
size memcpy task 1992 1992 2 3984
size memcpy task 1998 1998 4 7992
size memcpy task 2010 2010 2 4020
size memcpy task 2020 2020 8 16160
size memcpy task 2025 2025 4 8100
size memcpy task 2027 2027 2 4054
size memcpy task 2032 2032 4 8128
size memcpy task 2035 2035 4 8140
size memcpy task 2039 2039 1 2039
size memcpy task 2040 2040 4 8160
size memcpy task 2048 2048 642 1314816
size memcpy task 2050 2050 2 4100
size memcpy task 2064 2064 1 2064
size memcpy task 2071 2071 1 2071
size memcpy task 2076 2076 2 4152
size memcpy task 2086 2086 2 4172
size memcpy task 2094 2094 2 4188
size memcpy task 2103 2103 4 8412
size memcpy task 2107 2107 2 4214
size memcpy task 2114 2114 2 4228
size memcpy task 2117 2117 4 8468
size memcpy task 2132 2132 2 4264
size memcpy task 2133 2133 2 4266
size memcpy task 2134 2134 4 8536
size memcpy task 2135 2135 4 8540
size memcpy task 2136 2136 4 8544
size memcpy task 2168 2168 4 8672
size memcpy task 2172 2172 2 4344
size memcpy task 2173 2173 2 4346
size memcpy task 2211 2211 4 8844
size memcpy task 2212 2212 2 4424
size memcpy task 2213 2213 2 4426
size memcpy task 2216 2216 6 13296
size memcpy task 2231 2231 2 4462
size memcpy task 2246 2246 2 4492
size memcpy task 2259 2259 4 9036
size memcpy task 2287 2287 4 9148
size memcpy task 2288 2288 1 2288
size memcpy task 2309 2309 2 4618
size memcpy task 2311 2311 2 4622
size memcpy task 2367 2367 4 9468
size memcpy task 2391 2391 1 2391
size memcpy task 2414 2414 1 2414
size memcpy task 2421 2421 4 9684
size memcpy task 2424 2424 5 12120
size memcpy task 2450 2450 4 9800
size memcpy task 2456 2456 4 9824
size memcpy task 2460 2460 2 4920
size memcpy task 2479 2479 2 4958
size memcpy task 2481 2481 4 9924
size memcpy task 2489 2489 4 9956
size memcpy task 2499 2499 4 9996
size memcpy task 2502 2502 4 10008
size memcpy task 2503 2503 2 5006
size memcpy task 2508 2508 1 2508
size memcpy task 2518 2518 4 10072
size memcpy task 2521 2521 4 10084
size memcpy task 2526 2526 2 5052
size memcpy task 2529 2529 2 5058
size memcpy task 2560 2560 95 243200
size memcpy task 2577 2577 2 5154
size memcpy task 2580 2580 4 10320
size memcpy task 2581 2581 4 10324
size memcpy task 2584 2584 2 5168
size memcpy task 2593 2593 2 5186
size memcpy task 2594 2594 4 10376
size memcpy task 2603 2603 4 10412
size memcpy task 2606 2606 4 10424
size memcpy task 2616 2616 1 2616
size memcpy task 2628 2628 4 10512
size memcpy task 2643 2643 2 5286
size memcpy task 2670 2670 2 5340
size memcpy task 2684 2684 2 5368
size memcpy task 2693 2693 2 5386
size memcpy task 2700 2700 4 10800
size memcpy task 2723 2723 2 5446
size memcpy task 2725 2725 2 5450
size memcpy task 2805 2805 2 5610
size memcpy task 2810 2810 4 11240
size memcpy task 2821 2821 3 8463
size memcpy task 2822 2822 4 11288
size memcpy task 2824 2824 2 5648
size memcpy task 2836 2836 2 5672
size memcpy task 2867 2867 4 11468
size memcpy task 2872 2872 2 5744
size memcpy task 2919 2919 2 5838
size memcpy task 2935 2935 4 11740
size memcpy task 2953 2953 4 11812
size memcpy task 2959 2959 2 5918
size memcpy task 2969 2969 2 5938
size memcpy task 2972 2972 2 5944
size memcpy task 2991 2991 4 11964
size memcpy task 2996 2996 2 5992
size memcpy task 3021 3021 4 12084
size memcpy task 3024 3024 5 15120
size memcpy task 3030 3030 4 12120
size memcpy task 3038 3038 2 6076
size memcpy task 3057 3057 2 6114
size memcpy task 3062 3062 2 6124
size memcpy task 3072 3072 3793 11652096
size memcpy task 3131 3131 4 12524
size memcpy task 3149 3149 2 6298
size memcpy task 3155 3155 2 6310
size memcpy task 3172 3172 1 3172
size memcpy task 3175 3175 4 12700
size memcpy task 3186 3186 2 6372
size memcpy task 3196 3196 2 6392
size memcpy task 3205 3205 2 6410
size memcpy task 3212 3212 1 3212
size memcpy task 3269 3269 2 6538
size memcpy task 3313 3313 4 13252
size memcpy task 3331 3331 4 13324
size memcpy task 3336 3336 1 3336
size memcpy task 3346 3346 2 6692
size memcpy task 3348 3348 2 6696
size memcpy task 3358 3358 2 6716
size memcpy task 3367 3367 2 6734
size memcpy task 3370 3370 2 6740
size memcpy task 3380 3380 2 6760
size memcpy task 3383 3383 2 6766
size memcpy task 3384 3384 2 6768
size memcpy task 3414 3414 2 6828
size memcpy task 3553 3553 2 7106
size memcpy task 3556 3556 2 7112
size memcpy task 3568 3568 4 14272
size memcpy task 3569 3569 2 7138
size memcpy task 3576 3576 4 14304
size memcpy task 3579 3579 4 14316
size memcpy task 3584 3584 82 293888
size memcpy task 3608 3608 1 3608
size memcpy task 3613 3613 1 3613
size memcpy task 3636 3636 1 3636
size memcpy task 3667 3667 2 7334
size memcpy task 3709 3709 2 7418
size memcpy task 3737 3737 4 14948
size memcpy task 3744 3744 3 11232
size memcpy task 3776 3776 4 15104
size memcpy task 3791 3791 4 15164
size memcpy task 3858 3858 2 7716
size memcpy task 3892 3892 2 7784
size memcpy task 3901 3901 2 7802
size memcpy task 3945 3945 2 7890
size memcpy task 3962 3962 4 15848
size memcpy task 3983 3983 2 7966
size memcpy task 3993 3993 2 7986
size memcpy task 4024 4024 2 8048
size memcpy task 4039 4039 2 8078
size memcpy task 4073 4073 2 8146
size memcpy task 4096 4096 3498 14327808
size memcpy task 4608 4735 3 14160
size memcpy task 5376 5503 1 5404
size memcpy task 5632 5759 1 5696
size memcpy task 5888 6015 3 17688
size memcpy task 6016 6143 459 2790720
size memcpy task 6272 6399 1 6288
size memcpy task 6656 6783 1 6673
size memcpy task 7296 7423 2 14736
size memcpy task 7936 8063 1 7968
size memcpy task 8960 9215 3 27416
size memcpy task 9472 9727 1 9564
size memcpy task 11008 11263 3 33457
size memcpy task 11264 11519 2 23008
size memcpy task 14336 14591 3 43098
size memcpy task 17920 18431 2 35936
size memcpy task 22016 22527 1 22456
size memcpy task 23552 24063 1 23658
size memcpy task 24576 25087 1 24925
size memcpy task 27648 28159 1 28064
size memcpy task 28160 28671 1 28507
size memcpy task 28672 29183 1 29160
size memcpy task 34816 35839 1 35080
size memcpy task 37888 38911 2 76981
size memcpy task 43008 44031 1 43848
size memcpy task 61440 62463 1 62436
size memcpy task 64512 65535 1 65186
size memcpy task 67584 69631 1 68850
size memcpy task 92160 94207 1 93654
size memcpy task 100352 102399 1 101417
size memcpy task 112640 114687 1 113190
size memcpy task 122880 124927 1 124205
size memcpy task 131072 135167 1 134520
size memcpy task 270336 278527 1 272085
size memcpy task 557056 573439 1 558216
size memcpy softirq 0 0 435 0
size memcpy softirq 2 2 101 202
size memcpy softirq 4 4 114 456
size memcpy softirq 16 16 8 128
size memcpy softirq 32 32 645 20640
size memcpy softirq 40 40 430 17200
size memcpy softirq 128 128 105 13440
size memcpy softirq 2300 2300 101 232300
align memcpy 0 0 22561
align memcpy 0 1 1
align memcpy 0 2 3
align memcpy 0 3 1
align memcpy 0 4 7
align memcpy 0 5 3
align memcpy 0 6 3
align memcpy 0 8 3392
align memcpy 0 9 2
align memcpy 0 10 86
align memcpy 0 11 1
align memcpy 0 12 28
align memcpy 0 13 3
align memcpy 0 14 4
align memcpy 0 16 675
align memcpy 0 17 1
align memcpy 0 18 3
align memcpy 0 19 3
align memcpy 0 20 64
align memcpy 0 22 3
align memcpy 0 24 2313
align memcpy 0 26 1
align memcpy 0 27 3
align memcpy 0 28 1
align memcpy 0 30 2
align memcpy 0 31 3
align memcpy 0 32 2144
align memcpy 0 35 3
align memcpy 0 36 7
align memcpy 0 37 1
align memcpy 0 38 1
align memcpy 0 39 1
align memcpy 0 40 1126
align memcpy 0 42 2
align memcpy 0 43 3
align memcpy 0 45 2
align memcpy 0 46 3
align memcpy 0 47 1
align memcpy 0 48 3881
align memcpy 0 49 2
align memcpy 0 51 1
align memcpy 0 52 4
align memcpy 0 53 2
align memcpy 0 54 2
align memcpy 0 55 3
align memcpy 0 56 2184
align memcpy 0 57 2
align memcpy 0 60 77
align memcpy 0 61 1
align memcpy 0 62 1
align memcpy 0 63 1
align memcpy 1 0 8
align memcpy 1 8 1059
align memcpy 1 18 1
align memcpy 1 24 55
align memcpy 1 37 1
align memcpy 1 38 1
align memcpy 1 39 4
align memcpy 1 40 4
align memcpy 1 43 1
align memcpy 1 48 25
align memcpy 1 50 1
align memcpy 1 60 4
align memcpy 2 0 3
align memcpy 2 5 2
align memcpy 2 8 250
align memcpy 2 18 1
align memcpy 2 22 1
align memcpy 2 24 185
align memcpy 2 25 1
align memcpy 2 33 1
align memcpy 2 40 7
align memcpy 2 47 3
align memcpy 2 48 11
align memcpy 2 49 1
align memcpy 2 57 1
align memcpy 2 60 1
align memcpy 2 62 1
align memcpy 2 63 1
align memcpy 3 0 1
align memcpy 3 7 2
align memcpy 3 8 1241
align memcpy 3 9 60
align memcpy 3 16 1
align memcpy 3 19 1
align memcpy 3 24 29
align memcpy 3 37 1
align memcpy 3 40 5
align memcpy 3 48 23
align memcpy 3 49 2
align memcpy 3 52 1
align memcpy 3 54 1
align memcpy 3 60 1
align memcpy 4 0 7
align memcpy 4 4 106
align memcpy 4 8 524
align memcpy 4 10 211
align memcpy 4 20 3
align memcpy 4 24 207
align memcpy 4 32 2
align memcpy 4 36 2
align memcpy 4 37 1
align memcpy 4 40 18
align memcpy 4 43 2
align memcpy 4 44 2
align memcpy 4 47 1
align memcpy 4 48 10
align memcpy 4 56 283
align memcpy 4 60 1
align memcpy 4 62 1
align memcpy 4 63 1
align memcpy 5 0 1
align memcpy 5 5 1
align memcpy 5 8 1125
align memcpy 5 22 1
align memcpy 5 24 101
align memcpy 5 40 5
align memcpy 5 48 25
align memcpy 5 53 2
align memcpy 5 54 1
align memcpy 6 0 4
align memcpy 6 2 1
align memcpy 6 8 248
align memcpy 6 18 2
align memcpy 6 24 208
align memcpy 6 40 7
align memcpy 6 48 21
align memcpy 6 53 1
align memcpy 6 54 1
align memcpy 6 56 2
align memcpy 6 58 3
align memcpy 6 62 1
align memcpy 6 63 1
align memcpy 7 0 3
align memcpy 7 8 1239
align memcpy 7 16 1
align memcpy 7 23 60
align memcpy 7 24 28
align memcpy 7 40 4
align memcpy 7 47 1
align memcpy 7 48 21
align memcpy 7 54 1
align memcpy 7 55 1
align memcpy 7 56 29
align memcpy 8 0 1265
align memcpy 8 4 2
align memcpy 8 8 7861
align memcpy 8 12 1
align memcpy 8 16 484
align memcpy 8 18 1
align memcpy 8 20 4
align memcpy 8 22 4
align memcpy 8 24 423
align memcpy 8 32 1587
align memcpy 8 33 1
align memcpy 8 36 2
align memcpy 8 39 1
align memcpy 8 40 347
align memcpy 8 43 1
align memcpy 8 48 993
align memcpy 8 49 1
align memcpy 8 51 1
align memcpy 8 52 6
align memcpy 8 56 5030
align memcpy 8 57 2
align memcpy 8 60 2
align memcpy 8 61 1
align memcpy 8 62 2
align memcpy 9 0 8
align memcpy 9 8 982
align memcpy 9 9 1
align memcpy 9 16 1
align memcpy 9 24 27
align memcpy 9 27 1
align memcpy 9 38 1
align memcpy 9 40 2
align memcpy 9 48 42
align memcpy 9 51 2
align memcpy 9 56 1
align memcpy 10 0 1
align memcpy 10 1 4
align memcpy 10 3 10
align memcpy 10 4 2
align memcpy 10 8 294
align memcpy 10 10 4
align memcpy 10 13 144
align memcpy 10 16 1
align memcpy 10 18 1
align memcpy 10 24 192
align memcpy 10 32 1
align memcpy 10 37 1
align memcpy 10 40 6
align memcpy 10 42 1
align memcpy 10 48 437
align memcpy 10 51 1
align memcpy 10 55 1
align memcpy 10 62 1
align memcpy 11 0 4
align memcpy 11 8 1226
align memcpy 11 16 2
align memcpy 11 24 32
align memcpy 11 33 2
align memcpy 11 40 6
align memcpy 11 41 1
align memcpy 11 43 1
align memcpy 11 48 16
align memcpy 11 51 1
align memcpy 11 55 1
align memcpy 12 0 409
align memcpy 12 1 1
align memcpy 12 4 2
align memcpy 12 5 1
align memcpy 12 8 360
align memcpy 12 12 3
align memcpy 12 16 1
align memcpy 12 18 1
align memcpy 12 20 2
align memcpy 12 24 175
align memcpy 12 27 1
align memcpy 12 36 2
align memcpy 12 40 18
align memcpy 12 44 2
align memcpy 12 48 17
align memcpy 12 52 2
align memcpy 12 56 61
align memcpy 12 62 1
align memcpy 13 0 2
align memcpy 13 4 2
align memcpy 13 8 983
align memcpy 13 16 2
align memcpy 13 24 36
align memcpy 13 37 1
align memcpy 13 40 2
align memcpy 13 41 2
align memcpy 13 48 22
align memcpy 13 49 1
align memcpy 13 55 1
align memcpy 13 56 2
align memcpy 13 58 1
align memcpy 14 0 190
align memcpy 14 4 7
align memcpy 14 8 259
align memcpy 14 10 1
align memcpy 14 12 1
align memcpy 14 16 5
align memcpy 14 18 1
align memcpy 14 20 2
align memcpy 14 24 215
align memcpy 14 27 1
align memcpy 14 28 6
align memcpy 14 32 9
align memcpy 14 36 5
align memcpy 14 40 10
align memcpy 14 42 2
align memcpy 14 43 2
align memcpy 14 44 8
align memcpy 14 48 21
align memcpy 14 52 3
align memcpy 14 56 5
align memcpy 14 58 3
align memcpy 14 60 16
align memcpy 14 62 1
align memcpy 15 0 6
align memcpy 15 4 1
align memcpy 15 8 1208
align memcpy 15 24 35
align memcpy 15 35 2
align memcpy 15 40 2
align memcpy 15 48 48
align memcpy 15 49 2
align memcpy 15 55 1
align memcpy 15 56 1
align memcpy 16 0 3570
align memcpy 16 3 1
align memcpy 16 4 2
align memcpy 16 8 3002
align memcpy 16 9 1
align memcpy 16 10 71
align memcpy 16 12 17
align memcpy 16 13 1
align memcpy 16 14 1
align memcpy 16 15 1
align memcpy 16 16 1568
align memcpy 16 18 1
align memcpy 16 21 1
align memcpy 16 22 3
align memcpy 16 23 1
align memcpy 16 24 1135
align memcpy 16 25 1
align memcpy 16 28 4
align memcpy 16 29 216
align memcpy 16 30 3
align memcpy 16 31 1
align memcpy 16 32 1519
align memcpy 16 33 126
align memcpy 16 34 3
align memcpy 16 35 4
align memcpy 16 37 2
align memcpy 16 40 1360
align memcpy 16 41 2
align memcpy 16 43 1
align memcpy 16 44 4
align memcpy 16 47 2
align memcpy 16 48 286
align memcpy 16 49 1
align memcpy 16 51 1
align memcpy 16 52 4
align memcpy 16 54 1
align memcpy 16 55 2
align memcpy 16 56 474
align memcpy 16 58 1
align memcpy 16 59 1
align memcpy 16 60 95
align memcpy 16 61 3
align memcpy 16 62 1
align memcpy 16 63 1
align memcpy 17 0 2
align memcpy 17 7 2
align memcpy 17 8 1039
align memcpy 17 16 2
align memcpy 17 18 3
align memcpy 17 24 41
align memcpy 17 27 1
align memcpy 17 38 1
align memcpy 17 40 6
align memcpy 17 48 21
align memcpy 17 60 1
align memcpy 18 0 4
align memcpy 18 4 1
align memcpy 18 8 278
align memcpy 18 16 1
align memcpy 18 18 1
align memcpy 18 22 1
align memcpy 18 24 187
align memcpy 18 32 2
align memcpy 18 33 1
align memcpy 18 40 8
align memcpy 18 47 1
align memcpy 18 48 10
align memcpy 18 60 2
align memcpy 19 0 3
align memcpy 19 5 1
align memcpy 19 8 1232
align memcpy 19 16 2
align memcpy 19 24 31
align memcpy 19 40 5
align memcpy 19 41 1
align memcpy 19 47 2
align memcpy 19 48 18
align memcpy 19 49 1
align memcpy 19 51 1
align memcpy 19 60 2
align memcpy 20 0 12
align memcpy 20 4 6
align memcpy 20 8 792
align memcpy 20 10 271
align memcpy 20 12 8
align memcpy 20 16 7
align memcpy 20 18 1
align memcpy 20 20 6
align memcpy 20 24 216
align memcpy 20 28 4
align memcpy 20 32 4
align memcpy 20 35 2
align memcpy 20 36 6
align memcpy 20 40 25
align memcpy 20 44 4
align memcpy 20 47 2
align memcpy 20 48 22
align memcpy 20 49 2
align memcpy 20 52 5
align memcpy 20 55 3
align memcpy 20 56 55
align memcpy 20 58 1
align memcpy 20 60 4
align memcpy 21 0 7
align memcpy 21 1 12
align memcpy 21 2 6
align memcpy 21 3 10
align memcpy 21 4 3
align memcpy 21 5 5
align memcpy 21 6 2
align memcpy 21 7 3
align memcpy 21 8 1238
align memcpy 21 9 8
align memcpy 21 10 5
align memcpy 21 11 10
align memcpy 21 12 7
align memcpy 21 13 4
align memcpy 21 14 6
align memcpy 21 15 3
align memcpy 21 16 5
align memcpy 21 17 8
align memcpy 21 18 8
align memcpy 21 19 14
align memcpy 21 20 3
align memcpy 21 21 9
align memcpy 21 22 8
align memcpy 21 23 6
align memcpy 21 24 84
align memcpy 21 25 4
align memcpy 21 26 3
align memcpy 21 27 11
align memcpy 21 28 5
align memcpy 21 29 9
align memcpy 21 30 9
align memcpy 21 31 9
align memcpy 21 32 3
align memcpy 21 33 13
align memcpy 21 34 4
align memcpy 21 35 7
align memcpy 21 36 12
align memcpy 21 37 7
align memcpy 21 38 7
align memcpy 21 39 6
align memcpy 21 40 17
align memcpy 21 41 4
align memcpy 21 42 7
align memcpy 21 43 12
align memcpy 21 44 6
align memcpy 21 45 6
align memcpy 21 46 6
align memcpy 21 47 9
align memcpy 21 48 31
align memcpy 21 49 7
align memcpy 21 50 5
align memcpy 21 51 15
align memcpy 21 52 4
align memcpy 21 53 6
align memcpy 21 54 8
align memcpy 21 55 6
align memcpy 21 56 13
align memcpy 21 57 6
align memcpy 21 58 10
align memcpy 21 59 7
align memcpy 21 60 6
align memcpy 21 61 6
align memcpy 21 62 14
align memcpy 21 63 4
align memcpy 22 0 4
align memcpy 22 1 1
align memcpy 22 8 354
align memcpy 22 9 1
align memcpy 22 16 1
align memcpy 22 17 1
align memcpy 22 18 1
align memcpy 22 24 210
align memcpy 22 37 2
align memcpy 22 40 6
align memcpy 22 41 1
align memcpy 22 48 17
align memcpy 22 53 1
align memcpy 22 55 4
align memcpy 22 56 1
align memcpy 22 58 1
align memcpy 23 0 8
align memcpy 23 8 1287
align memcpy 23 16 1
align memcpy 23 24 55
align memcpy 23 40 4
align memcpy 23 48 27
align memcpy 23 49 2
align memcpy 23 56 2
align memcpy 23 58 1
align memcpy 23 60 1
align memcpy 24 0 378
align memcpy 24 8 6037
align memcpy 24 12 6
align memcpy 24 16 1434
align memcpy 24 18 2
align memcpy 24 20 2
align memcpy 24 24 1979
align memcpy 24 26 1
align memcpy 24 32 844
align memcpy 24 35 3
align memcpy 24 40 306
align memcpy 24 42 1
align memcpy 24 44 2
align memcpy 24 45 1
align memcpy 24 47 1
align memcpy 24 48 725
align memcpy 24 49 1
align memcpy 24 51 2
align memcpy 24 52 4
align memcpy 24 53 1
align memcpy 24 56 281
align memcpy 24 58 1
align memcpy 24 59 1
align memcpy 24 60 1
align memcpy 25 0 8
align memcpy 25 1 1
align memcpy 25 8 976
align memcpy 25 14 1
align memcpy 25 16 1
align memcpy 25 24 41
align memcpy 25 37 3
align memcpy 25 40 1
align memcpy 25 48 62
align memcpy 25 59 1
align memcpy 26 0 1
align memcpy 26 1 3
align memcpy 26 2 1
align memcpy 26 4 1
align memcpy 26 8 313
align memcpy 26 10 2
align memcpy 26 16 1
align memcpy 26 17 1
align memcpy 26 18 1
align memcpy 26 24 195
align memcpy 26 33 1
align memcpy 26 35 1
align memcpy 26 40 6
align memcpy 26 43 2
align memcpy 26 47 1
align memcpy 26 48 18
align memcpy 26 60 1
align memcpy 27 0 6
align memcpy 27 3 1
align memcpy 27 8 1245
align memcpy 27 14 2
align memcpy 27 16 1
align memcpy 27 24 30
align memcpy 27 27 1
align memcpy 27 37 1
align memcpy 27 40 7
align memcpy 27 42 1
align memcpy 27 48 23
align memcpy 27 51 1
align memcpy 27 59 1
align memcpy 28 0 7
align memcpy 28 1 2
align memcpy 28 4 3
align memcpy 28 8 384
align memcpy 28 12 6
align memcpy 28 16 453
align memcpy 28 18 1
align memcpy 28 20 2
align memcpy 28 22 7
align memcpy 28 23 1
align memcpy 28 24 174
align memcpy 28 27 2
align memcpy 28 28 2
align memcpy 28 32 5
align memcpy 28 35 1
align memcpy 28 36 2
align memcpy 28 40 16
align memcpy 28 48 13
align memcpy 28 52 4
align memcpy 28 56 52
align memcpy 28 60 1
align memcpy 28 61 2
align memcpy 29 0 4
align memcpy 29 4 2
align memcpy 29 5 1
align memcpy 29 8 996
align memcpy 29 16 1
align memcpy 29 22 1
align memcpy 29 24 37
align memcpy 29 37 1
align memcpy 29 40 3
align memcpy 29 48 18
align memcpy 29 52 1
align memcpy 29 53 2
align memcpy 29 55 1
align memcpy 29 56 1
align memcpy 29 60 2
align memcpy 29 63 2
align memcpy 30 0 2
align memcpy 30 4 1
align memcpy 30 8 276
align memcpy 30 16 216
align memcpy 30 18 1
align memcpy 30 24 208
align memcpy 30 27 1
align memcpy 30 32 7
align memcpy 30 35 1
align memcpy 30 40 6
align memcpy 30 48 21
align memcpy 30 51 1
align memcpy 30 58 1
align memcpy 31 0 7
align memcpy 31 8 1242
align memcpy 31 10 2
align memcpy 31 16 3
align memcpy 31 19 1
align memcpy 31 21 1
align memcpy 31 23 1
align memcpy 31 24 38
align memcpy 31 37 1
align memcpy 31 40 4
align memcpy 31 48 50
align memcpy 31 51 1
align memcpy 31 63 2
align memcpy 32 0 343
align memcpy 32 1 2
align memcpy 32 3 2
align memcpy 32 4 4
align memcpy 32 6 2
align memcpy 32 7 1
align memcpy 32 8 2234
align memcpy 32 9 1
align memcpy 32 10 71
align memcpy 32 11 1
align memcpy 32 12 10
align memcpy 32 13 2
align memcpy 32 14 2
align memcpy 32 16 2810
align memcpy 32 17 2
align memcpy 32 18 2
align memcpy 32 19 1
align memcpy 32 20 2
align memcpy 32 21 3
align memcpy 32 22 1
align memcpy 32 24 1651
align memcpy 32 25 1
align memcpy 32 26 1
align memcpy 32 28 4
align memcpy 32 29 1
align memcpy 32 32 1430
align memcpy 32 33 2
align memcpy 32 35 2
align memcpy 32 38 3
align memcpy 32 39 1
align memcpy 32 40 339
align memcpy 32 41 2
align memcpy 32 42 2
align memcpy 32 43 2
align memcpy 32 44 2
align memcpy 32 46 2
align memcpy 32 48 105
align memcpy 32 49 1
align memcpy 32 51 4
align memcpy 32 52 4
align memcpy 32 54 3
align memcpy 32 56 1452
align memcpy 32 58 1
align memcpy 32 59 2
align memcpy 32 60 91
align memcpy 32 63 1
align memcpy 33 0 6
align memcpy 33 8 1049
align memcpy 33 12 2
align memcpy 33 14 1
align memcpy 33 16 1
align memcpy 33 18 1
align memcpy 33 21 1
align memcpy 33 24 57
align memcpy 33 40 2
align memcpy 33 48 12
align memcpy 33 58 2
align memcpy 33 62 2
align memcpy 34 0 6
align memcpy 34 8 246
align memcpy 34 16 1
align memcpy 34 18 1
align memcpy 34 22 1
align memcpy 34 24 187
align memcpy 34 33 1
align memcpy 34 35 1
align memcpy 34 40 6
align memcpy 34 44 1
align memcpy 34 48 15
align memcpy 34 49 2
align memcpy 34 51 1
align memcpy 34 57 1
align memcpy 35 0 3
align memcpy 35 4 1
align memcpy 35 8 1214
align memcpy 35 16 1
align memcpy 35 24 27
align memcpy 35 37 1
align memcpy 35 40 3
align memcpy 35 47 2
align memcpy 35 48 12
align memcpy 35 49 2
align memcpy 35 51 2
align memcpy 35 56 1
align memcpy 36 0 13
align memcpy 36 3 1
align memcpy 36 4 3
align memcpy 36 8 524
align memcpy 36 10 222
align memcpy 36 12 2
align memcpy 36 13 1
align memcpy 36 16 3
align memcpy 36 18 1
align memcpy 36 19 1
align memcpy 36 20 2
align memcpy 36 22 1
align memcpy 36 24 644
align memcpy 36 28 2
align memcpy 36 32 7
align memcpy 36 34 1
align memcpy 36 35 1
align memcpy 36 36 2
align memcpy 36 40 18
align memcpy 36 42 1
align memcpy 36 44 4
align memcpy 36 48 17
align memcpy 36 50 1
align memcpy 36 51 1
align memcpy 36 52 5
align memcpy 36 55 1
align memcpy 36 56 46
align memcpy 36 59 1
align memcpy 36 60 4
align memcpy 37 0 8
align memcpy 37 1 1
align memcpy 37 2 4
align memcpy 37 3 2
align memcpy 37 4 1
align memcpy 37 5 2
align memcpy 37 6 2
align memcpy 37 7 2
align memcpy 37 8 1172
align memcpy 37 9 2
align memcpy 37 10 4
align memcpy 37 11 1
align memcpy 37 12 1
align memcpy 37 13 1
align memcpy 37 14 3
align memcpy 37 15 1
align memcpy 37 16 1
align memcpy 37 17 4
align memcpy 37 18 1
align memcpy 37 20 1
align memcpy 37 21 2
align memcpy 37 22 2
align memcpy 37 23 6
align memcpy 37 24 77
align memcpy 37 25 4
align memcpy 37 26 3
align memcpy 37 27 4
align memcpy 37 28 2
align memcpy 37 30 3
align memcpy 37 31 1
align memcpy 37 32 1
align memcpy 37 33 3
align memcpy 37 34 1
align memcpy 37 35 1
align memcpy 37 36 2
align memcpy 37 37 2
align memcpy 37 38 4
align memcpy 37 39 2
align memcpy 37 40 5
align memcpy 37 41 1
align memcpy 37 42 2
align memcpy 37 43 1
align memcpy 37 44 4
align memcpy 37 45 1
align memcpy 37 46 1
align memcpy 37 47 3
align memcpy 37 48 20
align memcpy 37 49 1
align memcpy 37 50 2
align memcpy 37 51 2
align memcpy 37 52 3
align memcpy 37 53 1
align memcpy 37 54 1
align memcpy 37 55 5
align memcpy 37 56 3
align memcpy 37 57 1
align memcpy 37 58 3
align memcpy 37 60 1
align memcpy 37 61 2
align memcpy 37 62 4
align memcpy 37 63 3
align memcpy 38 0 3
align memcpy 38 4 1
align memcpy 38 8 273
align memcpy 38 9 2
align memcpy 38 16 1
align memcpy 38 18 1
align memcpy 38 19 1
align memcpy 38 24 206
align memcpy 38 35 1
align memcpy 38 40 7
align memcpy 38 48 15
align memcpy 38 54 1
align memcpy 38 55 2
align memcpy 38 58 1
align memcpy 38 60 1
align memcpy 39 0 5
align memcpy 39 8 1218
align memcpy 39 11 2
align memcpy 39 16 2
align memcpy 39 23 1
align memcpy 39 24 61
align memcpy 39 32 7
align memcpy 39 37 1
align memcpy 39 40 4
align memcpy 39 48 22
align memcpy 39 51 2
align memcpy 39 55 1
align memcpy 39 60 1
align memcpy 39 62 2
align memcpy 40 0 1201
align memcpy 40 4 2
align memcpy 40 6 1
align memcpy 40 8 1582
align memcpy 40 12 2
align memcpy 40 16 43
align memcpy 40 18 1
align memcpy 40 22 1
align memcpy 40 24 5577
align memcpy 40 28 1
align memcpy 40 32 2116
align memcpy 40 33 1
align memcpy 40 35 1
align memcpy 40 36 2
align memcpy 40 40 113
align memcpy 40 41 3
align memcpy 40 47 1
align memcpy 40 48 105
align memcpy 40 51 1
align memcpy 40 52 1
align memcpy 40 53 1
align memcpy 40 56 294
align memcpy 40 60 4
align memcpy 40 63 1
align memcpy 41 0 7
align memcpy 41 4 1
align memcpy 41 8 995
align memcpy 41 24 46
align memcpy 41 37 1
align memcpy 41 40 1
align memcpy 41 41 2
align memcpy 41 44 1
align memcpy 41 47 1
align memcpy 41 48 52
align memcpy 41 54 1
align memcpy 41 55 1
align memcpy 41 58 2
align memcpy 41 59 1
align memcpy 42 0 2
align memcpy 42 1 1
align memcpy 42 2 1
align memcpy 42 8 271
align memcpy 42 10 4
align memcpy 42 11 2
align memcpy 42 16 2
align memcpy 42 17 1
align memcpy 42 24 307
align memcpy 42 32 1
align memcpy 42 35 1
align memcpy 42 40 5
align memcpy 42 47 1
align memcpy 42 48 19
align memcpy 42 51 1
align memcpy 42 55 1
align memcpy 42 58 1
align memcpy 42 59 1
align memcpy 42 60 2
align memcpy 42 63 1
align memcpy 43 0 6
align memcpy 43 1 1
align memcpy 43 8 1226
align memcpy 43 13 1
align memcpy 43 14 1
align memcpy 43 22 1
align memcpy 43 24 38
align memcpy 43 29 1
align memcpy 43 33 1
align memcpy 43 37 1
align memcpy 43 40 4
align memcpy 43 47 1
align memcpy 43 48 24
align memcpy 43 54 1
align memcpy 44 0 10
align memcpy 44 4 7
align memcpy 44 8 386
align memcpy 44 12 2
align memcpy 44 20 2
align memcpy 44 24 179
align memcpy 44 32 808
align memcpy 44 35 2
align memcpy 44 40 20
align memcpy 44 47 1
align memcpy 44 48 18
align memcpy 44 51 1
align memcpy 44 52 2
align memcpy 44 55 1
align memcpy 44 56 76
align memcpy 44 60 3
align memcpy 44 63 1
align memcpy 45 0 2
align memcpy 45 8 988
align memcpy 45 24 59
align memcpy 45 37 1
align memcpy 45 40 3
align memcpy 45 48 18
align memcpy 45 49 1
align memcpy 45 54 1
align memcpy 45 60 1
align memcpy 46 0 89
align memcpy 46 4 59
align memcpy 46 8 378
align memcpy 46 12 69
align memcpy 46 14 1
align memcpy 46 16 86
align memcpy 46 20 96
align memcpy 46 24 343
align memcpy 46 27 1
align memcpy 46 28 96
align memcpy 46 32 278
align memcpy 46 35 1
align memcpy 46 36 77
align memcpy 46 40 63
align memcpy 46 44 107
align memcpy 46 47 1
align memcpy 46 48 73
align memcpy 46 51 1
align memcpy 46 52 58
align memcpy 46 56 60
align memcpy 46 60 86
align memcpy 46 63 1
align memcpy 47 0 8
align memcpy 47 8 1218
align memcpy 47 24 76
align memcpy 47 37 1
align memcpy 47 40 1
align memcpy 47 48 56
align memcpy 47 54 1
align memcpy 47 59 1
align memcpy 48 0 244
align memcpy 48 4 3
align memcpy 48 6 1
align memcpy 48 8 3181
align memcpy 48 9 1
align memcpy 48 10 71
align memcpy 48 12 8
align memcpy 48 13 1
align memcpy 48 14 1
align memcpy 48 16 269
align memcpy 48 20 4
align memcpy 48 24 470
align memcpy 48 25 1
align memcpy 48 26 1
align memcpy 48 27 1
align memcpy 48 28 4
align memcpy 48 29 1
align memcpy 48 30 1
align memcpy 48 32 3531
align memcpy 48 33 2
align memcpy 48 34 1
align memcpy 48 35 1
align memcpy 48 36 2
align memcpy 48 37 2
align memcpy 48 38 1
align memcpy 48 39 2
align memcpy 48 40 1516
align memcpy 48 41 1
align memcpy 48 43 1
align memcpy 48 44 6
align memcpy 48 48 263
align memcpy 48 49 2
align memcpy 48 51 1
align memcpy 48 54 1
align memcpy 48 56 105
align memcpy 48 60 69
align memcpy 48 62 1
align memcpy 48 63 1
align memcpy 49 0 6
align memcpy 49 8 1070
align memcpy 49 16 1
align memcpy 49 24 46
align memcpy 49 40 2
align memcpy 49 48 31
align memcpy 49 54 1
align memcpy 49 55 1
align memcpy 49 58 2
align memcpy 49 62 1
align memcpy 50 0 6
align memcpy 50 4 2
align memcpy 50 8 266
align memcpy 50 20 2
align memcpy 50 24 183
align memcpy 50 27 2
align memcpy 50 35 1
align memcpy 50 40 10
align memcpy 50 48 19
align memcpy 50 51 1
align memcpy 50 60 2
align memcpy 50 62 1
align memcpy 50 63 1
align memcpy 51 0 1
align memcpy 51 8 1220
align memcpy 51 14 1
align memcpy 51 16 2
align memcpy 51 22 3
align memcpy 51 24 31
align memcpy 51 29 2
align memcpy 51 32 2
align memcpy 51 35 1
align memcpy 51 37 2
align memcpy 51 40 4
align memcpy 51 48 28
align memcpy 51 54 1
align memcpy 52 0 8
align memcpy 52 4 8
align memcpy 52 6 2
align memcpy 52 8 516
align memcpy 52 10 214
align memcpy 52 12 7
align memcpy 52 16 8
align memcpy 52 19 2
align memcpy 52 20 4
align memcpy 52 24 215
align memcpy 52 27 1
align memcpy 52 28 4
align memcpy 52 32 6
align memcpy 52 34 2
align memcpy 52 35 1
align memcpy 52 36 10
align memcpy 52 40 290
align memcpy 52 44 6
align memcpy 52 48 15
align memcpy 52 51 1
align memcpy 52 52 6
align memcpy 52 56 53
align memcpy 52 60 7
align memcpy 52 62 1
align memcpy 52 63 1
align memcpy 53 0 2
align memcpy 53 7 1
align memcpy 53 8 1163
align memcpy 53 16 2
align memcpy 53 17 2
align memcpy 53 18 1
align memcpy 53 21 2
align memcpy 53 23 2
align memcpy 53 24 80
align memcpy 53 34 1
align memcpy 53 37 2
align memcpy 53 40 3
align memcpy 53 44 2
align memcpy 53 47 1
align memcpy 53 48 24
align memcpy 53 49 1
align memcpy 53 50 1
align memcpy 53 54 1
align memcpy 53 55 2
align memcpy 53 57 2
align memcpy 54 6 1
align memcpy 54 8 274
align memcpy 54 9 1
align memcpy 54 24 217
align memcpy 54 33 1
align memcpy 54 35 1
align memcpy 54 37 1
align memcpy 54 40 7
align memcpy 54 48 19
align memcpy 54 49 1
align memcpy 54 60 1
align memcpy 54 62 1
align memcpy 54 63 1
align memcpy 55 0 4
align memcpy 55 8 1241
align memcpy 55 13 1
align memcpy 55 16 2
align memcpy 55 24 32
align memcpy 55 27 1
align memcpy 55 33 1
align memcpy 55 37 1
align memcpy 55 38 1
align memcpy 55 40 23
align memcpy 55 48 22
align memcpy 55 54 1
align memcpy 55 55 1
align memcpy 56 0 429
align memcpy 56 1 584
align memcpy 56 2 10
align memcpy 56 3 8
align memcpy 56 4 2
align memcpy 56 5 49
align memcpy 56 8 1905
align memcpy 56 9 1
align memcpy 56 12 3
align memcpy 56 14 1
align memcpy 56 16 966
align memcpy 56 21 1
align memcpy 56 22 1
align memcpy 56 24 375
align memcpy 56 25 1
align memcpy 56 28 7
align memcpy 56 29 1154
align memcpy 56 30 24
align memcpy 56 32 749
align memcpy 56 33 32
align memcpy 56 34 78
align memcpy 56 35 341
align memcpy 56 36 5
align memcpy 56 37 17
align memcpy 56 38 1
align memcpy 56 39 1
align memcpy 56 40 5053
align memcpy 56 42 1
align memcpy 56 43 57
align memcpy 56 44 317
align memcpy 56 46 287
align memcpy 56 47 304
align memcpy 56 48 1255
align memcpy 56 49 1
align memcpy 56 51 1
align memcpy 56 52 311
align memcpy 56 53 422
align memcpy 56 54 159
align memcpy 56 56 61
align memcpy 56 57 640
align memcpy 56 58 760
align memcpy 56 59 100
align memcpy 56 60 5
align memcpy 56 61 14
align memcpy 56 62 4
align memcpy 56 63 1
align memcpy 57 0 8
align memcpy 57 8 953
align memcpy 57 24 37
align memcpy 57 40 4
align memcpy 57 41 1
align memcpy 57 47 1
align memcpy 57 48 50
align memcpy 57 54 1
align memcpy 58 0 2
align memcpy 58 1 3
align memcpy 58 8 273
align memcpy 58 10 3
align memcpy 58 16 1
align memcpy 58 17 1
align memcpy 58 24 186
align memcpy 58 32 1
align memcpy 58 40 7
align memcpy 58 41 2
align memcpy 58 48 15
align memcpy 58 51 1
align memcpy 58 55 1
align memcpy 58 59 1
align memcpy 58 60 1
align memcpy 58 62 1
align memcpy 58 63 1
align memcpy 59 0 5
align memcpy 59 4 2
align memcpy 59 8 1233
align memcpy 59 15 1
align memcpy 59 24 30
align memcpy 59 40 5
align memcpy 59 43 1
align memcpy 59 47 1
align memcpy 59 48 29
align memcpy 59 49 1
align memcpy 59 54 1
align memcpy 59 55 1
align memcpy 60 1 2
align memcpy 60 8 384
align memcpy 60 10 2
align memcpy 60 16 1
align memcpy 60 20 6
align memcpy 60 24 168
align memcpy 60 28 3
align memcpy 60 36 2
align memcpy 60 40 17
align memcpy 60 43 2
align memcpy 60 44 4
align memcpy 60 48 702
align memcpy 60 49 1
align memcpy 60 51 1
align memcpy 60 52 3
align memcpy 60 55 1
align memcpy 60 56 60
align memcpy 60 60 1
align memcpy 60 62 1
align memcpy 60 63 1
align memcpy 61 0 3
align memcpy 61 8 1007
align memcpy 61 22 1
align memcpy 61 24 43
align memcpy 61 40 1
align memcpy 61 43 1
align memcpy 61 48 16
align memcpy 61 54 3
align memcpy 61 55 1
align memcpy 61 60 1
align memcpy 61 61 1
align memcpy 62 0 4
align memcpy 62 8 260
align memcpy 62 14 2
align memcpy 62 16 2
align memcpy 62 24 202
align memcpy 62 32 10
align memcpy 62 40 6
align memcpy 62 47 1
align memcpy 62 48 238
align memcpy 62 52 1
align memcpy 62 62 1
align memcpy 62 63 1
align memcpy 63 0 10
align memcpy 63 8 1230
align memcpy 63 16 1
align memcpy 63 18 2
align memcpy 63 24 35
align memcpy 63 27 1
align memcpy 63 33 1
align memcpy 63 40 3
align memcpy 63 43 1
align memcpy 63 45 2
align memcpy 63 48 37
align memcpy 63 54 1
align memcpy 63 59 1
caller memcpy 856 8864 ext4_insert_dentry+0xaf/0x190 [ext4]
caller memcpy 20622 659904 blake2s_final+0x53/0xb0
caller memcpy 456 3648 dup_fd+0x186/0x3b0
caller memcpy 5927 128272 mas_wr_node_store+0x21f/0x500
caller memcpy 3 24 copy_workqueue_attrs+0x79/0xe0
caller memcpy 66155 303432 __write_relocate_add.isra.0+0xf0/0x240
caller memcpy 619 8894 kstrdup+0x4e/0x70
caller memcpy 1 8 apply_wqattrs_prepare+0x1b4/0x240
caller memcpy 105 13440 skb_try_coalesce+0x2bb/0x600
caller memcpy 4 104 sha256+0x72/0xc0
caller memcpy 828 6624 mm_init_cid+0xf4/0x150
caller memcpy 5 120 btf_parse_hdr+0xc0/0x4f0
caller memcpy 11 98 __proc_create+0x143/0x290
caller memcpy 9471 18607104 brd_submit_bio+0x82/0x730 [brd]
caller memcpy 1 8 set_cpus_allowed_common+0x5c/0x1e0
caller memcpy 165 2404 seq_write+0x2c/0x50
caller memcpy 2694 90808 node_copy.isra.0+0x15c/0x430
caller memcpy 599 2363 smp_text_poke_batch_finish+0x210/0x5b0
caller memcpy 101 232300 sk_clone+0xc5/0x640
caller memcpy 2 10 optimize_nops+0x154/0x220
caller memcpy 3 4 apply_alternatives+0x13d/0x300
caller memcpy 145 1467952 load_module+0x77e/0x22e0
caller memcpy 5 35 public_key_verify_signature+0x181/0x230
caller memcpy 15131 561048 blake2s_update+0x68/0x140
caller memcpy 5 408 krealloc_node_align_noprof+0x20e/0x370
caller memcpy 4742 13254864 copy_folio_from_iter_atomic+0x397/0xa40
caller memcpy 170 675 key_set_index_key+0x12e/0x230
caller memcpy 346 7104 do_split+0x58c/0x9f0 [ext4]
caller memcpy 1442 69216 ecc_point_mult_shamir+0x289/0x5a0
caller memcpy 5 8 load_module+0x1bea/0x22e0
caller memcpy 1791 3926670 _copy_to_iter+0x2c9/0x660
caller memcpy 914 17944 node_copy.isra.0+0x20b/0x430
caller memcpy 1361 13298 ext4_htree_store_dirent+0x86/0x130 [ext4]
caller memcpy 456 3648 dup_fd+0x14e/0x3b0
caller memcpy 18 96 kobject_get_path+0xb2/0x120
caller memcpy 5 326 _prb_read_valid+0x240/0x340
caller memcpy 352 202752 fpu_flush_thread+0xc6/0x120
caller memcpy 104 1856 free_to_pcs_bulk+0x172/0x590
caller memcpy 2 16 alloc_workqueue_attrs_noprof+0x88/0xc0
caller memcpy 612 4148 vsnprintf+0x4c2/0x660
caller memcpy 5 483742 kvmemdup+0x3e/0x50
caller memcpy 460 2790729 memcpy_and_pad+0x21/0x50
caller memcpy 1 32 _get_random_bytes+0x10d/0x140
caller memcpy 5927 175688 mas_wr_node_store+0x1f9/0x500
caller memcpy 12 69 kernfs_iop_get_link+0x1a2/0x2c0
caller memcpy 1283 18672 node_copy.isra.0+0x24c/0x430
caller memcpy 14452 0 blake2s_update+0xa1/0x140
caller memcpy 8 8192 ext4_mb_init_cache+0x45e/0x6d0 [ext4]
caller memcpy 5 230 asymmetric_key_generate_id+0xbe/0xf0
caller memcpy 5 30 key_set_index_key+0x47/0x230
caller memcpy 1 4 arp_constructor+0x5e/0x2f0
caller memcpy 1 9 kmemdup_nul+0x53/0x80
caller memcpy 599 2962 __smp_text_poke_batch_add+0xd3/0x310
caller memcpy 6508 52653 __d_alloc+0x78/0x220
caller memcpy 5519 248264 mas_wr_node_store+0x137/0x500
caller memcpy 1 6 arp_constructor+0x13f/0x2f0
caller memcpy 1 6 netif_get_mac_address+0xb6/0x100
caller memcpy 476 910112 pgd_alloc+0x11f/0x2a0
caller memcpy 3 24 copy_workqueue_attrs+0x48/0xe0
caller memcpy 1442 69216 ecc_point_mult_shamir+0x273/0x5a0
caller memcpy 8 7904 make_indexed_dir+0x25d/0x7d0 [ext4]
caller memcpy 361 4016 copy_string_kernel+0xf3/0x180
caller memcpy 5 514 kmemdup_noprof+0x36/0x50
caller memcpy 51 64512 brd_submit_bio+0x28c/0x730 [brd]
caller memcpy 456 3648 dup_fd+0x116/0x3b0
caller memcpy 1879 97432 node_copy.isra.0+0xc0/0x430
caller memcpy 1 8 apply_wqattrs_prepare+0xa7/0x240
caller memcpy 5 485 public_key_verify_signature+0x15b/0x230
caller memcpy 1 4 ___neigh_create+0x1cc/0x9f0
caller memcpy 6874 37431 crng_fast_key_erasure+0xd1/0x110
caller memcpy 3262 15940 text_poke_early+0x31/0xa0
caller memcpy 5519 248264 mas_wr_node_store+0x14e/0x500
caller memcpy 4 2304 fpu_clone+0x1b0/0x2f0
caller memcpy 5 100 asymmetric_key_generate_id+0x81/0xf0
caller memcpy 84 366848 btf_check_all_metas+0x21b/0x2a0
caller memcpy 354 1177 __set_task_comm+0x59/0x160
caller memcpy 429 5971 do_getname_kernel+0xc6/0x100
caller memcpy 1 512 read_lba+0xb1/0x100
size memmove task 0 0 15 0
size memmove task 1 1 1 1
size memmove task 4 4 2 8
size memmove task 8 8 2 16
size memmove task 9 9 2 18
size memmove task 10 10 1 10
size memmove task 12 12 2 24
size memmove task 16 16 110 1760
size memmove task 18 18 1 18
size memmove task 19 19 1 19
size memmove task 20 20 80 1600
size memmove task 24 24 54 1296
size memmove task 28 28 34 952
size memmove task 32 32 15 480
size memmove task 38 38 1 38
size memmove task 39 39 1 39
size memmove task 40 40 1 40
size memmove task 47 47 2 94
size memmove task 48 48 10 480
size memmove task 49 49 2 98
size memmove task 53 53 3 159
size memmove task 57 57 1 57
size memmove task 60 60 1 60
size memmove task 63 63 1 63
size memmove task 66 66 2 132
size memmove task 69 69 1 69
size memmove task 74 74 1 74
size memmove task 76 76 1 76
size memmove task 79 79 3 237
size memmove task 82 82 1 82
size memmove task 85 85 2 170
size memmove task 93 93 1 93
size memmove task 95 95 1 95
size memmove task 96 96 3 288
size memmove task 98 98 3 294
size memmove task 108 108 2 216
size memmove task 112 112 1 112
size memmove task 114 114 1 114
size memmove task 117 117 2 234
size memmove task 132 132 1 132
size memmove task 134 134 1 134
size memmove task 136 136 1 136
size memmove task 141 141 1 141
size memmove task 147 147 1 147
size memmove task 151 151 1 151
size memmove task 169 169 1 169
size memmove task 194 194 1 194
size memmove task 198 198 1 198
size memmove task 216 216 1 216
size memmove task 236 236 1 236
size memmove task 252 252 1 252
size memmove task 271 271 1 271
size memmove task 287 287 1 287
size memmove task 316 316 1 316
size memmove task 338 338 1 338
size memmove task 353 353 1 353
size memmove task 430 430 1 430
size memmove task 457 457 1 457
size memmove task 485 485 1 485
size memmove task 512 512 1 512
size memmove task 540 540 1 540
size memmove task 601 601 1 601
size memmove task 644 644 1 644
size memmove task 688 688 1 688
size memmove task 699 699 1 699
size memmove task 700 700 1 700
size memmove task 707 707 1 707
size memmove task 708 708 1 708
size memmove task 710 710 1 710
size memmove task 716 716 1 716
size memmove task 722 722 1 722
size memmove task 764 764 1 764
size memmove task 823 823 1 823
size memmove task 824 824 1 824
size memmove task 828 828 1 828
size memmove task 832 832 1 832
size memmove task 1023 1023 1 1023
size memmove task 1060 1060 1 1060
size memmove task 1075 1075 1 1075
size memmove task 1104 1104 1 1104
size memmove task 1113 1113 1 1113
size memmove task 1143 1143 1 1143
size memmove task 1150 1150 1 1150
size memmove task 1164 1164 1 1164
size memmove task 1196 1196 1 1196
size memmove task 1254 1254 1 1254
size memmove task 1358 1358 1 1358
size memmove task 1360 1360 1 1360
size memmove task 1421 1421 1 1421
size memmove task 1460 1460 1 1460
size memmove task 1471 1471 1 1471
size memmove task 1491 1491 1 1491
size memmove task 1498 1498 1 1498
size memmove task 1503 1503 1 1503
size memmove task 1516 1516 1 1516
size memmove task 1526 1526 1 1526
size memmove task 1579 1579 1 1579
size memmove task 1586 1586 1 1586
size memmove task 1620 1620 1 1620
size memmove task 1693 1693 1 1693
size memmove task 1700 1700 1 1700
size memmove task 1782 1782 1 1782
size memmove task 1810 1810 1 1810
size memmove task 1887 1887 1 1887
size memmove task 1892 1892 1 1892
size memmove task 1939 1939 1 1939
size memmove task 1948 1948 1 1948
size memmove task 1986 1986 1 1986
size memmove task 2015 2015 1 2015
size memmove task 2028 2028 1 2028
size memmove task 2080 2080 1 2080
size memmove task 2096 2096 1 2096
size memmove task 2111 2111 1 2111
size memmove task 2143 2143 1 2143
size memmove task 2150 2150 1 2150
size memmove task 2196 2196 1 2196
size memmove task 2224 2224 1 2224
size memmove task 2243 2243 1 2243
size memmove task 2286 2286 1 2286
size memmove task 2342 2342 1 2342
size memmove task 2352 2352 1 2352
size memmove task 2360 2360 1 2360
size memmove task 2363 2363 1 2363
size memmove task 2474 2474 1 2474
size memmove task 2504 2504 1 2504
size memmove task 2530 2530 1 2530
size memmove task 2541 2541 1 2541
size memmove task 2595 2595 1 2595
size memmove task 2680 2680 1 2680
size memmove task 2681 2681 1 2681
size memmove task 2694 2694 1 2694
size memmove task 2698 2698 1 2698
size memmove task 2745 2745 1 2745
size memmove task 2747 2747 1 2747
size memmove task 2784 2784 1 2784
size memmove task 2803 2803 1 2803
size memmove task 2821 2821 1 2821
size memmove task 2865 2865 1 2865
size memmove task 2870 2870 1 2870
size memmove task 2909 2909 1 2909
size memmove task 2951 2951 1 2951
size memmove task 2952 2952 2 5904
size memmove task 3033 3033 1 3033
size memmove task 3078 3078 1 3078
size memmove task 3093 3093 1 3093
size memmove task 3107 3107 1 3107
size memmove task 3111 3111 1 3111
size memmove task 3227 3227 1 3227
size memmove task 3249 3249 1 3249
size memmove task 3252 3252 1 3252
size memmove task 3269 3269 1 3269
size memmove task 3307 3307 1 3307
size memmove task 3317 3317 1 3317
size memmove task 3378 3378 1 3378
size memmove task 3387 3387 1 3387
size memmove task 3411 3411 1 3411
size memmove task 3440 3440 1 3440
size memmove task 3455 3455 1 3455
size memmove task 3457 3457 1 3457
size memmove task 3543 3543 1 3543
size memmove task 3560 3560 1 3560
size memmove task 3601 3601 1 3601
size memmove task 3658 3658 1 3658
size memmove task 3691 3691 1 3691
size memmove task 3721 3721 1 3721
size memmove task 3801 3801 1 3801
size memmove task 3919 3919 1 3919
size memmove task 3935 3935 1 3935
size memmove task 3999 3999 1 3999
size memmove task 4010 4010 1 4010
size memmove task 4015 4015 1 4015
size memmove task 4097 4223 4 16616
size memmove task 4224 4351 2 8621
size memmove task 4352 4479 1 4416
size memmove task 4480 4607 2 9121
size memmove task 4608 4735 2 9269
size memmove task 4736 4863 1 4767
size memmove task 4864 4991 3 14640
size memmove task 5120 5247 2 10301
size memmove task 5248 5375 1 5301
size memmove task 5376 5503 2 10896
size memmove task 5504 5631 1 5586
size memmove task 5760 5887 1 5785
size memmove task 5888 6015 1 5936
size memmove task 6016 6143 1 6089
size memmove task 6144 6271 1 6261
align memmove 0 0 4
align memmove 0 2 1
align memmove 0 12 2
align memmove 0 14 1
align memmove 0 16 8
align memmove 0 19 1
align memmove 0 20 2
align memmove 0 28 2
align memmove 0 33 2
align memmove 0 48 2
align memmove 0 56 2
align memmove 1 20 2
align memmove 1 21 2
align memmove 1 27 1
align memmove 2 23 1
align memmove 3 29 1
align memmove 3 36 1
align memmove 4 8 2
align memmove 4 12 2
align memmove 4 15 1
align memmove 4 24 2
align memmove 4 28 2
align memmove 4 36 1
align memmove 4 48 2
align memmove 4 60 2
align memmove 5 15 1
align memmove 5 24 3
align memmove 5 25 1
align memmove 5 28 1
align memmove 5 31 2
align memmove 6 16 1
align memmove 6 17 1
align memmove 6 27 1
align memmove 7 18 1
align memmove 7 27 1
align memmove 8 8 2
align memmove 8 16 2
align memmove 8 24 2
align memmove 8 32 1
align memmove 8 40 5
align memmove 8 48 8
align memmove 8 52 2
align memmove 8 60 2
align memmove 9 19 2
align memmove 9 20 1
align memmove 9 30 1
align memmove 9 35 1
align memmove 10 30 2
align memmove 10 42 1
align memmove 11 30 2
align memmove 11 31 1
align memmove 11 34 2
align memmove 11 37 1
align memmove 12 4 2
align memmove 12 8 2
align memmove 12 20 2
align memmove 12 32 2
align memmove 12 36 2
align memmove 12 44 1
align memmove 12 48 4
align memmove 12 56 4
align memmove 13 32 1
align memmove 13 37 1
align memmove 13 45 1
align memmove 14 35 1
align memmove 14 38 2
align memmove 15 31 1
align memmove 15 34 2
align memmove 16 0 2
align memmove 16 4 4
align memmove 16 12 2
align memmove 16 16 2
align memmove 16 30 1
align memmove 16 32 3
align memmove 16 44 2
align memmove 16 49 1
align memmove 16 60 2
align memmove 17 40 1
align memmove 17 41 1
align memmove 17 49 1
align memmove 18 37 1
align memmove 18 44 1
align memmove 19 39 2
align memmove 20 0 4
align memmove 20 20 2
align memmove 20 24 2
align memmove 20 28 2
align memmove 20 32 4
align memmove 20 36 2
align memmove 20 39 1
align memmove 20 40 6
align memmove 20 44 2
align memmove 20 46 2
align memmove 20 60 2
align memmove 21 31 1
align memmove 21 36 1
align memmove 21 41 1
align memmove 21 44 1
align memmove 21 54 1
align memmove 22 27 1
align memmove 22 42 2
align memmove 22 46 1
align memmove 22 48 1
align memmove 23 28 1
align memmove 23 34 1
align memmove 23 37 1
align memmove 23 48 1
align memmove 24 0 4
align memmove 24 4 2
align memmove 24 20 2
align memmove 24 26 1
align memmove 24 32 2
align memmove 24 40 2
align memmove 24 43 1
align memmove 24 50 1
align memmove 24 56 4
align memmove 25 36 1
align memmove 25 44 1
align memmove 25 49 1
align memmove 26 31 2
align memmove 26 45 1
align memmove 26 52 2
align memmove 26 58 1
align memmove 27 46 1
align memmove 27 48 1
align memmove 27 59 1
align memmove 28 12 4
align memmove 28 20 2
align memmove 28 28 2
align memmove 28 32 2
align memmove 28 36 2
align memmove 28 40 4
align memmove 28 48 1
align memmove 28 52 2
align memmove 28 54 1
align memmove 28 60 1
align memmove 30 40 1
align memmove 30 41 1
align memmove 30 54 1
align memmove 31 41 1
align memmove 31 50 1
align memmove 31 63 1
align memmove 32 12 4
align memmove 32 16 2
align memmove 32 20 2
align memmove 32 32 2
align memmove 32 43 1
align memmove 32 48 2
align memmove 32 56 2
align memmove 32 60 4
align memmove 33 52 1
align memmove 34 3 1
align memmove 34 42 1
align memmove 34 44 2
align memmove 34 55 1
align memmove 34 57 1
align memmove 34 60 1
align memmove 35 3 1
align memmove 35 54 1
align memmove 36 4 1
align memmove 36 8 4
align memmove 36 12 2
align memmove 36 16 2
align memmove 36 32 2
align memmove 36 36 2
align memmove 36 40 2
align memmove 36 44 2
align memmove 36 48 2
align memmove 36 49 1
align memmove 36 52 4
align memmove 36 55 1
align memmove 36 60 2
align memmove 37 45 1
align memmove 37 56 1
align memmove 38 6 1
align memmove 38 58 1
align memmove 38 62 1
align memmove 39 1 1
align memmove 39 8 1
align memmove 39 52 1
align memmove 39 58 1
align memmove 39 59 1
align memmove 40 2 1
align memmove 40 8 3
align memmove 40 16 2
align memmove 40 20 2
align memmove 40 40 2
align memmove 40 42 1
align memmove 40 48 7
align memmove 40 59 1
align memmove 40 63 1
align memmove 41 1 1
align memmove 41 57 1
align memmove 41 60 1
align memmove 42 10 1
align memmove 42 11 1
align memmove 42 63 1
align memmove 43 5 1
align memmove 43 11 1
align memmove 43 58 1
align memmove 44 0 2
align memmove 44 13 2
align memmove 44 20 2
align memmove 44 28 2
align memmove 44 32 4
align memmove 44 40 2
align memmove 44 48 4
align memmove 44 52 2
align memmove 45 0 2
align memmove 45 1 1
align memmove 45 4 1
align memmove 45 7 1
align memmove 46 2 2
align memmove 46 3 1
align memmove 46 5 1
align memmove 46 14 2
align memmove 47 2 1
align memmove 47 9 1
align memmove 47 24 2
align memmove 48 0 4
align memmove 48 8 2
align memmove 48 12 2
align memmove 48 28 2
align memmove 48 40 10
align memmove 48 50 1
align memmove 48 52 2
align memmove 49 4 1
align memmove 49 17 2
align memmove 50 6 1
align memmove 50 7 1
align memmove 50 10 1
align memmove 51 13 1
align memmove 52 0 2
align memmove 52 8 3
align memmove 52 12 2
align memmove 52 20 2
align memmove 52 32 2
align memmove 52 36 2
align memmove 52 40 2
align memmove 52 44 4
align memmove 52 48 2
align memmove 52 52 4
align memmove 52 56 2
align memmove 52 60 2
align memmove 53 8 1
align memmove 53 9 1
align memmove 53 15 1
align memmove 53 21 1
align memmove 53 61 1
align memmove 54 13 1
align memmove 54 16 1
align memmove 54 22 1
align memmove 55 4 1
align memmove 55 10 1
align memmove 55 12 1
align memmove 56 0 6
align memmove 56 8 2
align memmove 56 12 1
align memmove 56 13 1
align memmove 56 24 3
align memmove 56 28 2
align memmove 56 32 4
align memmove 56 36 6
align memmove 56 48 2
align memmove 56 58 1
align memmove 57 1 1
align memmove 57 12 1
align memmove 57 26 1
align memmove 58 13 1
align memmove 58 20 4
align memmove 59 19 1
align memmove 60 4 3
align memmove 60 12 2
align memmove 60 16 4
align memmove 60 20 4
align memmove 60 40 2
align memmove 60 48 2
align memmove 60 52 2
align memmove 60 60 4
align memmove 61 11 1
align memmove 61 16 1
align memmove 62 11 1
align memmove 62 18 1
align memmove 62 21 2
align memmove 62 31 1
align memmove 63 15 1
align memmove 63 22 1
align memmove 63 23 1
align memmove 63 31 1
overlap memmove 217
caller memmove 200 379313 eval_replace+0x6a/0x80
caller memmove 5 326 printk_sprint+0xca/0xe0
caller memmove 14 48 dx_insert_block.isra.0+0x4d/0x70 [ext4]
caller memmove 5 240 ecc_point_mult+0x20b/0x810
caller memmove 2 8 tomoyo_get_local_path+0x19a/0x230
caller memmove 280 5760 do_split+0x69e/0x9f0 [ext4]
caller memmove 15 464 ftrace_free_mem+0x282/0x430
caller memmove 5 240 ecc_point_mult+0x1f2/0x810
size memset task 0 0 7785 0
size memset task 4 4 1709 6836
size memset task 5 5 2 10
size memset task 6 6 4 24
size memset task 8 8 1452 11616
size memset task 9 9 1 9
size memset task 10 10 133 1330
size memset task 11 11 8 88
size memset task 12 12 202 2424
size memset task 13 13 54 702
size memset task 14 14 227 3178
size memset task 15 15 1 15
size memset task 16 16 1776 28416
size memset task 17 17 2 34
size memset task 18 18 66 1188
size memset task 20 20 169 3380
size memset task 21 21 2 42
size memset task 22 22 32 704
size memset task 23 23 8 184
size memset task 24 24 13505 324120
size memset task 26 26 4 104
size memset task 28 28 52 1456
size memset task 30 30 12 360
size memset task 31 31 1 31
size memset task 32 32 3335 106720
size memset task 33 33 1 33
size memset task 34 34 7 238
size memset task 36 36 28 1008
size memset task 38 38 3 114
size memset task 40 40 3413 136520
size memset task 41 41 2 82
size memset task 42 42 5 210
size memset task 44 44 21 924
size memset task 47 47 3 141
size memset task 48 48 230 11040
size memset task 50 50 2 100
size memset task 51 51 3 153
size memset task 52 52 18 936
size memset task 54 54 4 216
size memset task 55 55 3 165
size memset task 56 56 16621 930776
size memset task 57 57 6 342
size memset task 60 60 6 360
size memset task 61 61 4 244
size memset task 64 64 11686 747904
size memset task 68 68 8 544
size memset task 71 71 3 213
size memset task 72 72 58 4176
size memset task 73 73 3 219
size memset task 74 74 1 74
size memset task 76 76 5 380
size memset task 80 80 354 28320
size memset task 81 81 7 567
size memset task 83 83 2 166
size memset task 84 84 6 504
size memset task 87 87 2 174
size memset task 88 88 2666 234608
size memset task 89 89 3 267
size memset task 91 91 1 91
size memset task 92 92 3 276
size memset task 96 96 19156 1838976
size memset task 100 100 6 600
size memset task 101 101 3 303
size memset task 102 102 3 306
size memset task 103 103 8 824
size memset task 104 104 9 936
size memset task 108 108 2 216
size memset task 110 110 1 110
size memset task 112 112 328 36736
size memset task 113 113 9 1017
size memset task 119 119 3 357
size memset task 120 120 205 24600
size memset task 124 124 4 496
size memset task 128 128 523 66944
size memset task 130 130 3 390
size memset task 131 131 2 262
size memset task 133 133 2 266
size memset task 134 134 8 1072
size memset task 136 136 914 124304
size memset task 137 137 3 411
size memset task 140 140 4 560
size memset task 142 142 3 426
size memset task 143 143 2 286
size memset task 144 144 2 288
size memset task 147 147 2 294
size memset task 151 151 13 1963
size memset task 152 152 1 152
size memset task 153 153 2 306
size memset task 160 160 2 320
size memset task 161 161 2 322
size memset task 162 162 2 324
size memset task 164 164 3 492
size memset task 168 168 878 147504
size memset task 170 170 2 340
size memset task 172 172 2 344
size memset task 176 176 7 1232
size memset task 178 178 2 356
size memset task 180 180 3 540
size memset task 184 184 1271 233864
size memset task 185 185 3 555
size memset task 191 191 3 573
size memset task 192 192 39382 7561344
size memset task 193 193 1 193
size memset task 195 195 6 1170
size memset task 200 200 1 200
size memset task 202 202 1 202
size memset task 204 204 11 2244
size memset task 205 205 2 410
size memset task 210 210 2 420
size memset task 214 214 1 214
size memset task 215 215 1 215
size memset task 216 216 2 432
size memset task 217 217 1 217
size memset task 221 221 3 663
size memset task 224 224 17 3808
size memset task 228 228 4 912
size memset task 230 230 2 460
size memset task 231 231 5 1155
size memset task 232 232 507 117624
size memset task 236 236 3 708
size memset task 238 238 9 2142
size memset task 242 242 2 484
size memset task 244 244 2 488
size memset task 248 248 4 992
size memset task 249 249 1 249
size memset task 250 250 3 750
size memset task 251 251 2 502
size memset task 253 253 3 759
size memset task 254 254 1 254
size memset task 255 255 3 765
size memset task 256 256 11070 2833920
size memset task 257 257 3 771
size memset task 259 259 3 777
size memset task 262 262 2 524
size memset task 264 264 5 1320
size memset task 267 267 3 801
size memset task 268 268 3 804
size memset task 270 270 2 540
size memset task 271 271 1 271
size memset task 274 274 2 548
size memset task 277 277 3 831
size memset task 289 289 2 578
size memset task 292 292 5 1460
size memset task 295 295 4 1180
size memset task 296 296 1 296
size memset task 300 300 2 600
size memset task 301 301 2 602
size memset task 302 302 3 906
size memset task 303 303 2 606
size memset task 305 305 8 2440
size memset task 318 318 2 636
size memset task 320 320 2 640
size memset task 321 321 1 321
size memset task 322 322 2 644
size memset task 323 323 1 323
size memset task 324 324 2 648
size memset task 325 325 1 325
size memset task 332 332 2 664
size memset task 333 333 3 999
size memset task 334 334 3 1002
size memset task 337 337 1 337
size memset task 340 340 2 680
size memset task 343 343 3 1029
size memset task 344 344 1 344
size memset task 347 347 3 1041
size memset task 348 348 2 696
size memset task 349 349 2 698
size memset task 351 351 3 1053
size memset task 352 352 8 2816
size memset task 356 356 3 1068
size memset task 359 359 8 2872
size memset task 360 360 3 1080
size memset task 362 362 1 362
size memset task 366 366 1 366
size memset task 368 368 3 1104
size memset task 372 372 3 1116
size memset task 373 373 2 746
size memset task 379 379 1 379
size memset task 381 381 2 762
size memset task 384 384 1 384
size memset task 387 387 8 3096
size memset task 388 388 3 1164
size memset task 392 392 3 1176
size memset task 394 394 2 788
size memset task 398 398 1 398
size memset task 400 400 2 800
size memset task 401 401 3 1203
size memset task 402 402 3 1206
size memset task 410 410 2 820
size memset task 412 412 2 824
size memset task 415 415 5 2075
size memset task 417 417 2 834
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
size memset task 432 432 2 864
size memset task 435 435 1 435
size memset task 443 443 3 1329
size memset task 444 444 3 1332
size memset task 446 446 1 446
size memset task 448 448 2 896
size memset task 451 451 3 1353
size memset task 453 453 1 453
size memset task 455 455 3 1365
size memset task 457 457 5 2285
size memset task 459 459 1 459
size memset task 460 460 3 1380
size memset task 463 463 1 463
size memset task 464 464 5 2320
size memset task 466 466 3 1398
size memset task 468 468 2 936
size memset task 469 469 4 1876
size memset task 474 474 5 2370
size memset task 475 475 4 1900
size memset task 476 476 4 1904
size memset task 477 477 1 477
size memset task 478 478 4 1912
size memset task 479 479 2 958
size memset task 487 487 1 487
size memset task 488 488 2 976
size memset task 490 490 2 980
size memset task 491 491 3 1473
size memset task 492 492 4 1968
size memset task 493 493 2 986
size memset task 495 495 3 1485
size memset task 499 499 1 499
size memset task 506 506 2 1012
size memset task 510 510 1 510
size memset task 512 512 2205 1128960
size memset task 517 517 8 4136
size memset task 520 520 6 3120
size memset task 522 522 1 522
size memset task 524 524 1 524
size memset task 525 525 5 2625
size memset task 526 526 4 2104
size memset task 527 527 6 3162
size memset task 528 528 7 3696
size memset task 529 529 2 1058
size memset task 530 530 3 1590
size memset task 532 532 2 1064
size memset task 533 533 4 2132
size memset task 534 534 3 1602
size memset task 535 535 2 1070
size memset task 540 540 6 3240
size memset task 543 543 16 8688
size memset task 544 544 1 544
size memset task 545 545 2 1090
size memset task 546 546 1 546
size memset task 548 548 4 2192
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
size memset task 573 573 2 1146
size memset task 576 576 2 1152
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
size memset task 602 602 2 1204
size memset task 604 604 2 1208
size memset task 608 608 4 2432
size memset task 611 611 5 3055
size memset task 612 612 2 1224
size memset task 614 614 6 3684
size memset task 615 615 7 4305
size memset task 616 616 5 3080
size memset task 620 620 3 1860
size memset task 622 622 5 3110
size memset task 624 624 4 2496
size memset task 625 625 1 625
size memset task 626 626 3 1878
size memset task 629 629 4 2516
size memset task 632 632 2 1264
size memset task 636 636 5 3180
size memset task 640 640 3 1920
size memset task 642 642 3 1926
size memset task 643 643 4 2572
size memset task 645 645 4 2580
size memset task 648 648 8 5184
size memset task 651 651 3 1953
size memset task 655 655 4 2620
size memset task 657 657 3 1971
size memset task 659 659 2 1318
size memset task 663 663 3 1989
size memset task 665 665 1 665
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
size memset task 704 704 2106 1482624
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
size memset task 740 740 4 2960
size memset task 742 742 2 1484
size memset task 743 743 2 1486
size memset task 748 748 6 4488
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
size memset task 784 784 8 6272
size memset task 785 785 3 2355
size memset task 786 786 1 786
size memset task 788 788 4 3152
size memset task 792 792 3 2376
size memset task 794 794 3 2382
size memset task 796 796 3 2388
size memset task 797 797 3 2391
size memset task 800 800 8 6400
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
size memset task 864 864 3 2592
size memset task 865 865 3 2595
size memset task 866 866 6 5196
size memset task 872 872 4 3488
size memset task 874 874 2 1748
size memset task 877 877 1 877
size memset task 878 878 2 1756
size memset task 880 880 4 3520
size memset task 881 881 6 5286
size memset task 883 883 3 2649
size memset task 885 885 1 885
size memset task 889 889 2 1778
size memset task 891 891 6 5346
size memset task 893 893 5 4465
size memset task 895 895 3 2685
size memset task 896 896 2 1792
size memset task 899 899 2 1798
size memset task 900 900 16 14400
size memset task 904 904 5 4520
size memset task 906 906 1 906
size memset task 908 908 2 1816
size memset task 910 910 6 5460
size memset task 914 914 3 2742
size memset task 919 919 3 2757
size memset task 920 920 2 1840
size memset task 921 921 11 10131
size memset task 922 922 1 922
size memset task 927 927 1 927
size memset task 928 928 2 1856
size memset task 929 929 4 3716
size memset task 932 932 2 1864
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
size memset task 960 960 2 1920
size memset task 965 965 9 8685
size memset task 968 968 5 4840
size memset task 969 969 4 3876
size memset task 971 971 2 1942
size memset task 972 972 3 2916
size memset task 975 975 5 4875
size memset task 976 976 2 1952
size memset task 977 977 3 2931
size memset task 978 978 6 5868
size memset task 981 981 7 6867
size memset task 982 982 3 2946
size memset task 984 984 3 2952
size memset task 986 986 7 6902
size memset task 987 987 2 1974
size memset task 988 988 21 20748
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
size memset task 1024 1024 682 698368
size memset task 1034 1034 4 4136
size memset task 1039 1039 1 1039
size memset task 1040 1040 4 4160
size memset task 1057 1057 1 1057
size memset task 1058 1058 4 4232
size memset task 1066 1066 5 5330
size memset task 1075 1075 5 5375
size memset task 1100 1100 3 3300
size memset task 1105 1105 4 4420
size memset task 1115 1115 1 1115
size memset task 1116 1116 1 1116
size memset task 1124 1124 4 4496
size memset task 1127 1127 1 1127
size memset task 1137 1137 4 4548
size memset task 1143 1143 4 4572
size memset task 1152 1152 464 534528
size memset task 1161 1161 4 4644
size memset task 1177 1177 4 4708
size memset task 1224 1224 1 1224
size memset task 1228 1228 1 1228
size memset task 1229 1229 4 4916
size memset task 1232 1232 2 2464
size memset task 1260 1260 1 1260
size memset task 1272 1272 4 5088
size memset task 1274 1274 4 5096
size memset task 1275 1275 4 5100
size memset task 1278 1278 2 2556
size memset task 1286 1286 3 3858
size memset task 1291 1291 4 5164
size memset task 1316 1316 1 1316
size memset task 1344 1344 2 2688
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
size memset task 1536 1536 1 1536
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
size memset task 1752 1752 476 833952
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
size memset task 2048 2048 41 83968
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
size memset task 2320 2320 102 236640
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
size memset task 2522 2522 4 10088
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
size memset task 2634 2634 3 7902
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
size memset task 2824 2824 459 1296216
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
size memset task 3072 3072 69 211968
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
size memset task 3127 3127 4 12508
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
size memset task 3584 3584 58 207872
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
size memset task 4096 4096 1947 7974912
size memset task 8192 8447 16 131072
size memset task 8704 8959 459 4086936
size memset task 32768 33791 12 393216
size memset task 45056 46079 1 45056
size memset task 61440 62463 1 61440
size memset task 65536 67583 1 65536
size memset task 81920 83967 1 81920
size memset task 258048 262143 1 258048
size memset task 286720 294911 1 290816
size memset task 417792 425983 1 417792
size memset task 557056 573439 1 561152
size memset softirq 0 0 212 0
size memset softirq 24 24 430 10320
size memset softirq 32 32 101 3232
size memset softirq 40 40 3 120
size memset softirq 128 128 10 1280
size memset softirq 192 192 1 192
size memset softirq 232 232 604 140128
size memset softirq 256 256 14 3584
size memset softirq 512 512 14 7168
size memset softirq 704 704 606 426624
size memset softirq 2320 2320 101 234320
align memset 0 0 93983
align memset 1 0 273
align memset 2 0 45
align memset 3 0 70
align memset 4 0 80
align memset 5 0 52
align memset 6 0 90
align memset 7 0 43
align memset 8 0 4140
align memset 9 0 23
align memset 10 0 75
align memset 11 0 18
align memset 12 0 88
align memset 13 0 30
align memset 14 0 93
align memset 15 0 53
align memset 16 0 14622
align memset 17 0 50
align memset 18 0 212
align memset 19 0 109
align memset 20 0 350
align memset 21 0 38
align memset 22 0 87
align memset 23 0 37
align memset 24 0 6249
align memset 25 0 103
align memset 26 0 82
align memset 27 0 15
align memset 28 0 123
align memset 29 0 27
align memset 30 0 82
align memset 31 0 84
align memset 32 0 18995
align memset 33 0 79
align memset 34 0 45
align memset 35 0 39
align memset 36 0 134
align memset 37 0 34
align memset 38 0 84
align memset 39 0 38
align memset 40 0 3111
align memset 41 0 75
align memset 42 0 67
align memset 43 0 57
align memset 44 0 61
align memset 45 0 18
align memset 46 0 80
align memset 47 0 63
align memset 48 0 4233
align memset 49 0 1482
align memset 50 0 79
align memset 51 0 36
align memset 52 0 141
align memset 53 0 24
align memset 54 0 41
align memset 55 0 60
align memset 56 0 3402
align memset 57 0 22
align memset 58 0 42
align memset 59 0 64
align memset 60 0 104
align memset 61 0 64
align memset 62 0 58
align memset 63 0 45
caller memset 35 3200 kfree_sensitive+0x2d/0x40
caller memset 5031 6522664 kmem_cache_alloc_node_noprof+0x271/0x440
caller memset 456 0 dup_fd+0x2bb/0x3b0
caller memset 476 3808 mm_init+0xf9/0x3d0
caller memset 91899 16949768 kmem_cache_alloc_noprof+0x2cf/0x420
caller memset 1412 817331 zero_user_segments+0xaa/0x160 [ext4]
caller memset 640 14976 __kmalloc_node_track_caller_noprof+0x2b3/0x5f0
caller memset 6508 1249536 kmem_cache_alloc_lru_noprof+0x2cb/0x420
caller memset 856 219136 ext4_mark_iloc_dirty+0x209/0x6e0 [ext4]
caller memset 459 1296216 arch_dup_task_struct+0x20/0x30
caller memset 108 45824 __kmalloc_flags_noprof+0x22d/0x620
caller memset 209 477584 sk_prot_alloc+0x61/0x110
caller memset 5 80 ecc_digits_from_bytes+0x66/0xf0
caller memset 1 8 __lru_add_drain_all+0xb5/0x280
caller memset 176 562600 __kvmalloc_node_noprof+0x3d8/0x730
caller memset 59 8760 __kmalloc_node_noprof+0x2b8/0x5f0
caller memset 5 520 crypto_shash_digest+0x3a/0x50
caller memset 1477 46804 pcpu_alloc_noprof+0x4d0/0x980
caller memset 32 32768 ext4_getblk+0x16f/0x240 [ext4]
caller memset 1 0 krealloc_node_align_noprof+0x164/0x370
caller memset 14 14336 jbd2_journal_get_descriptor_buffer+0x9c/0x100 [jbd2]
caller memset 456 0 dup_fd+0x269/0x3b0
caller memset 354 4487 __set_task_comm+0x87/0x160
caller memset 476 3808 mm_init+0x2bd/0x3d0
caller memset 834 99240 ext4_generic_delete_entry+0x1b3/0x230 [ext4]
caller memset 352 33792 load_elf_binary+0x105c/0x1830
caller memset 4 16384 __execmem_cache_free+0x6b/0xb0
caller memset 1679 429824 kmem_cache_alloc_from_sheaf_noprof+0xb6/0x1e0
caller memset 22 340 ext4_generic_delete_entry+0x1ef/0x230 [ext4]
caller memset 352 2816 begin_new_exec+0x3b6/0xb90
caller memset 2961 3163512 __kmalloc_cache_noprof+0x2da/0x430
caller memset 59 8448 __kmalloc_cache_node_noprof+0x27b/0x450
caller memset 4 4096 zero_user_segments+0xaa/0x170
caller memset 456 0 dup_fd+0x160/0x3b0
caller memset 11148 3058128 __kmalloc_noprof+0x2bd/0x5c0
caller memset 2 2048 ext4_read_block_bitmap_nowait+0x204/0x5c0 [ext4]
caller memset 4 6064 zero_user_segments.constprop.0+0xa4/0x150
caller memset 28 1880064 load_module+0x13dd/0x22e0
caller memset 813 2117184 ext4_bio_write_folio+0x4c8/0x760 [ext4]
caller memset 20622 363880 blake2s_final+0x32/0xb0
caller memset 105 107520 __ext4_get_inode_loc+0x384/0x4f0 [ext4]
caller memset 456 0 dup_fd+0x13b/0x3b0
caller memset 1190 3216784 zero_user_segments.constprop.0+0x102/0x150
caller memset 8 8192 ext4_mb_init_cache+0x319/0x6d0 [ext4]
caller memset 346 5140 do_split+0x5e4/0x9f0 [ext4]
caller memset 12 393216 bdev_disk_changed+0x2b4/0x560
caller memset 1 55 ext4_file_open+0x2d4/0x430 [ext4]
caller memset 8 7904 make_indexed_dir+0x26a/0x7d0 [ext4]
caller memset 1684 6736 apply_returns+0xa7/0x210
caller memset 8 8192 ext4_calculate_overhead+0x324/0x530 [ext4]
observed clear_page rep 38155 192090112 clear_highpages_kasan_tagged+0x23/0x40
observed user-copy call 25067 52770304 _copy_to_iter+0x88/0x670
observed user-copy call 11097 39045680 copy_folio_from_iter_atomic+0xa7/0xa50
observed memcpy call 9471 18607104 brd_submit_bio+0x7d/0x740 [brd]
observed memset call 91810 16933408 kmem_cache_alloc_noprof+0x2ca/0x430
observed checked-copy call 3550 14540800 copy_mc_to_kernel+0x10/0x40
observed memcpy call 4742 13254864 copy_folio_from_iter_atomic+0x392/0xa50
observed user-clear call 2304 8650752 read_zero+0x73/0xd0
observed inlined-set rep 58240 8386560 vli_mmod_fast.isra.0+0x44/0x1020
observed inlined-set rep 448 7340032 copy_process+0x1415/0x2310
observed memset call 5028 6513616 kmem_cache_alloc_node_noprof+0x26c/0x450
observed inlined-copy rep 27084 4550112 sync_regs+0x22/0x40
observed inlined-set rep 30742 4426848 vli_mod_mult_fast+0x30/0x90
observed inlined-set rep 18221 4373040 filename_lookup+0x46/0x210
observed memcpy call 1789 3925854 _copy_to_iter+0x2c4/0x670
observed user-copy call 992 3222232 _copy_from_iter+0x6a/0x620
observed memset call 1189 3212737 zero_user_segments.constprop.0+0xfd/0x160
observed memset call 2943 3152616 __kmalloc_cache_noprof+0x2d5/0x440
observed inlined-set rep 21635 3115440 vli_mod_square_fast+0x6a/0x1a0
observed inlined-set rep 54931 3076136 ext4_match+0x27/0x130 [ext4]
observed memset call 11138 3051696 __kmalloc_noprof+0x2b8/0x5d0
observed inlined-set rep 29222 3039088 __handle_mm_fault+0x44/0xf90
observed memcpy call 459 2784649 memcpy_and_pad+0x1c/0x60
observed inlined-set rep 20577 2304624 blake2s_final+0x78/0xb0
observed inlined-set rep 12386 2179936 tomoyo_path_perm+0x85/0x230
observed inlined-set rep 8342 2135552 filemap_read+0x4b/0x450
observed memset call 813 2117184 ext4_bio_write_folio+0x4c3/0x770 [ext4]
observed inlined-set rep 8476 2034240 do_file_open+0x42/0x1b0
observed inlined-set rep 8147 2020456 process_measurement+0x7c/0xc70
observed inlined-set rep 10490 1930160 vfs_getattr_nosec+0x51/0x110
observed memset call 28 1880064 load_module+0x13d8/0x22f0
observed inlined-set rep 6959 1781504 mas_wr_node_store+0x37/0x510
observed inlined-set rep 9236 1773312 __do_sys_newfstatat+0x2b/0x90
observed user-copy call 14621 1703789 _copy_to_user+0x2c/0x50
observed inlined-set rep 26239 1679296 lock_vma_under_rcu+0x43/0x2d0
observed inlined-set rep 23099 1663128 tomoyo_init_request_info+0x3f/0x160
observed inlined-set rep 8662 1663104 locks_remove_posix+0x3c/0x1c0
observed inlined-set rep 23058 1660176 __dquot_alloc_space+0x44/0x400
observed inlined-set rep 13718 1646160 blake2s.constprop.0+0x2e/0x90
observed inlined-set rep 6190 1535120 mas_wr_node_store+0xd7/0x510
observed inlined-set rep 10490 1510560 cp_new_stat+0x40/0x180
observed memcpy call 145 1467952 load_module+0x779/0x22f0
observed inlined-set rep 5988 1437120 __filename_parentat+0x53/0x300
observed memset call 459 1293447 memcpy_and_pad+0x34/0x60
observed memset call 6496 1247232 kmem_cache_alloc_lru_noprof+0x2c6/0x430
observed inlined-set rep 17168 1098752 __ext4_get_inode_loc+0x61/0x500 [ext4]
observed inlined-set rep 5955 1048080 tomoyo_check_open_permission+0x6d/0x1b0
observed inlined-set rep 12386 990880 tomoyo_path_perm+0x7a/0x230
observed inlined-copy rep 458 937984 copy_process+0xf91/0x2310
observed inlined-set rep 2617 921184 __mmap_region+0x95/0x10e0
observed memcpy call 474 906288 pgd_alloc+0x11a/0x2b0
observed inlined-set rep 4546 872832 vm_area_alloc+0x30/0x70
observed inlined-set rep 17270 828960 vfs_read+0x1a3/0x380
observed memset call 1412 817331 zero_user_segments+0xa5/0x170 [ext4]
observed inlined-set rep 1206 800784 test_for_valid_rec+0x50/0xc0
observed inlined-set rep 4273 752048 tomoyo_path_number_perm+0x6a/0x2a0
observed inlined-set rep 10955 701120 chacha_block_generic+0xb7/0x110
observed memcpy call 20577 658464 blake2s_final+0x4e/0xb0
observed inlined-set rep 351 606528 mm_alloc+0x34/0x60
observed memcpy call 15100 559840 blake2s_update+0x63/0x150
observed inlined-set rep 977 539304 inode_init_once+0x47/0x100
observed memset call 168 533928 __kvmalloc_node_noprof+0x3d3/0x740
observed inlined-set rep 6647 531760 mas_preallocate+0x2d/0x460
observed inlined-set rep 6647 531760 mas_store_prealloc+0x3a/0x4d0
observed user-clear call 422 504628 elf_load+0x217/0x250
observed inlined-set rep 2524 484608 __do_sys_newfstat+0x2b/0x80
observed memcpy call 5 483742 kvmemdup+0x39/0x60
observed memset call 209 477584 sk_prot_alloc+0x5c/0x120
observed inlined-set rep 5955 476400 tomoyo_check_open_permission+0x60/0x1b0
observed inlined-set rep 6859 438976 crng_fast_key_erasure+0x32/0x120
observed inlined-set rep 6859 438976 crng_fast_key_erasure+0xdc/0x120
observed inlined-set rep 6859 438976 _get_random_bytes+0x38/0x150
observed inlined-set rep 6859 438976 _get_random_bytes+0x43/0x150
observed inlined-set rep 6858 438912 _get_random_bytes+0xec/0x150
observed memset call 1679 429824 kmem_cache_alloc_from_sheaf_noprof+0xb1/0x1f0
observed inlined-set rep 1636 418816 mpage_release_unused_pages+0x45/0x2b0 [ext4]
observed inlined-set rep 1636 418816 mpage_prepare_extent_to_map+0x4b/0x540 [ext4]
observed inlined-set rep 830 418320 radix_tree_node_rcu_free+0x38/0x80
observed inlined-set rep 6377 408128 hook_file_open+0x3c/0x290
observed inlined-set rep 1562 399872 truncate_inode_pages_range+0x5c/0x4d0
observed memset call 12 393216 bdev_disk_changed+0x2af/0x570
observed inlined-set rep 1562 387376 truncate_inode_pages_range+0x67/0x4d0
observed inlined-set rep 4385 385880 userfaultfd_unmap_complete+0x31/0x130
observed inlined-set rep 93 380184 brd_submit_bio+0x38d/0x740 [brd]
observed memmove call 200 379313 eval_replace+0x65/0x90
observed inlined-set rep 5799 371136 mt_find+0x3f/0x570
observed memcpy call 84 366848 btf_check_all_metas+0x216/0x2b0
observed memset call 20577 363128 blake2s_final+0x2d/0xb0
observed inlined-set rep 1429 354392 dst_setup+0xd5/0x550
observed inlined-set rep 4273 341840 tomoyo_path_number_perm+0x5f/0x2a0
observed inlined-copy rep 1103 335312 timekeeping_update_from_shadow.constprop.0+0xf5/0x1f0
observed inlined-set rep 2617 314040 __mmap_region+0x4ae/0x10e0
observed inlined-set rep 1209 309504 free_pages_and_swap_cache+0x3c/0x200
observed memcpy call 66155 303432 __write_relocate_add.isra.0+0xeb/0x250
observed inlined-set rep 2617 293104 __mmap_region+0x119/0x10e0
observed inlined-set rep 1129 289024 folio_batch_move_lru+0x40/0x290
observed inlined-set rep 2255 270600 __alloc_skb+0xb7/0x3b0
observed inlined-set rep 1036 265216 shmem_undo_range+0x65/0x8b0
observed inlined-set rep 2497 259688 insn_init+0x2c/0x80
observed inlined-set rep 1036 256928 shmem_undo_range+0x72/0x8b0
observed memcpy call 5509 247952 mas_wr_node_store+0x132/0x510
observed memcpy call 5509 247952 mas_wr_node_store+0x149/0x510
observed inlined-set rep 3367 242424 xycz_add+0x4a/0x330
observed memcpy call 101 232300 sk_clone+0xc0/0x650
observed inlined-set rep 4094 229264 arch_get_unmapped_area_topdown+0x52/0x410
observed memset call 856 219136 ext4_mark_iloc_dirty+0x204/0x6f0 [ext4]
observed inlined-copy rep 123 212544 copy_process+0x16ad/0x2310
observed inlined-set rep 825 211200 mpage_map_and_submit_buffers+0x3e/0x310 [ext4]
observed inlined-set rep 1442 207648 ecc_point_mult_shamir+0x2c7/0x5b0
observed inlined-set rep 1442 207648 ecc_point_mult_shamir+0x304/0x5b0
observed inlined-set rep 1442 207648 ecc_point_mult_shamir+0x34c/0x5b0
observed inlined-set rep 1442 207648 ecc_point_mult_shamir+0x3f4/0x5b0
observed memcpy call 351 202176 fpu_flush_thread+0xc1/0x130
observed user-copy call 8058 199064 _copy_from_user+0x22/0x70
observed inlined-set rep 4110 197280 vfs_write+0x159/0x450
observed inlined-set rep 769 196864 mas_wr_node_store+0x439/0x510
observed inlined-copy rep 769 190712 mas_wr_node_store+0x283/0x510
observed inlined-set rep 1684 188608 apply_returns+0xe6/0x220
observed inlined-set rep 2617 188424 __mmap_region+0x79/0x10e0
observed inlined-set rep 2581 185832 ext4_fname_from_fscrypt_name+0x32/0x80 [ext4]
observed memcpy call 5914 175328 mas_wr_node_store+0x1f4/0x510
observed inlined-set rep 1950 171600 __tcp_transmit_skb+0x66/0x1150
observed inlined-set rep 2628 168192 evict+0xca/0x280
observed inlined-set rep 2628 168192 inode_wait_for_writeback+0x2d/0xe0
observed inlined-set rep 2522 161408 init_multi_vma_prep+0x19/0x100
observed inlined-set rep 1945 155600 mas_store_gfp+0x5b/0x490
observed inlined-set rep 1713 150744 __do_sys_brk+0x48/0x3d0
observed inlined-copy rep 809 148856 prepare_creds+0x49/0x2f0
observed inlined-set rep 563 148632 mas_topiary_replace+0x44/0x1370
observed inlined-set rep 563 148632 mas_topiary_replace+0x4f/0x1370
observed inlined-set rep 1209 145080 free_pages_and_swap_cache+0x67/0x200
observed inlined-set rep 2005 144360 find_mergeable_anon_vma+0x30/0x110
observed inlined-set rep 2555 143080 ext4_ext_map_blocks+0x83/0x18b0 [ext4]
observed inlined-set rep 2514 140784 ext4_discard_preallocations+0x46/0x4c0 [ext4]
observed inlined-set rep 1950 140400 tcp_ack+0x67/0x19a0
observed inlined-set rep 1243 139216 net_rx_action+0x7b/0x410
observed inlined-set rep 1920 138240 xycz_add_c+0x6c/0x270
observed inlined-set rep 1920 138240 xycz_add_c+0x77/0x270
observed inlined-set rep 1920 138240 xycz_add_c+0x82/0x270
observed inlined-set rep 1916 137952 ecc_point_double_jacobian+0x40/0x370
observed inlined-set rep 1916 137952 ecc_point_double_jacobian+0x4d/0x370
observed inlined-set rep 1912 137664 __hrtimer_setup+0x50/0x150
observed inlined-copy rep 3367 134680 xycz_add+0x1af/0x330
observed inlined-set rep 531 131688 ima_file_mprotect+0x66/0x200
observed inlined-set rep 2051 131264 bpf_skops_write_hdr_opt.isra.0+0x32/0x1c0
observed inlined-set rep 1639 131120 mas_store+0x2f/0x440
observed inlined-set rep 1802 129744 __dquot_free_space+0x46/0x390
observed memcpy call 5914 128016 mas_wr_node_store+0x21a/0x510
observed inlined-set rep 224 127232 radix_tree_node_ctor+0x32/0x60
observed inlined-set rep 2617 125616 ipe_mmap_file+0x2b/0x80
observed inlined-copy rep 458 117248 copy_process+0x10ea/0x2310
observed inlined-set rep 1313 115544 tcp_current_mss+0x60/0x170
observed inlined-set rep 458 113584 __sched_fork+0xd0/0x190
observed inlined-set rep 110 112640 __purge_vmap_area_lazy+0x2e/0x380
observed inlined-set rep 1725 110400 __ext4_find_entry+0x3d/0x5d0 [ext4]
observed inlined-set rep 1533 110376 dx_probe+0x54/0x670 [ext4]
observed inlined-set rep 2255 108240 __alloc_skb+0xe6/0x3b0
observed memset call 105 107520 __ext4_get_inode_loc+0x37f/0x500 [ext4]
observed inlined-set rep 1479 106488 __change_page_attr_set_clr+0xd87/0x1130
observed inlined-set rep 868 104160 __shmem_get_inode+0xf0/0x3d0
observed inlined-set rep 1442 103824 ecc_point_mult_shamir+0x244/0x5b0
observed inlined-set rep 1442 103824 ecc_point_mult_shamir+0x254/0x5b0
observed inlined-set rep 1442 103824 ecc_point_mult_shamir+0x25f/0x5b0
observed inlined-set rep 1442 103824 ecc_point_mult_shamir+0x2a1/0x5b0
observed inlined-set rep 404 103424 splice_to_socket+0x69/0x550
observed inlined-set rep 2152 103296 ip_output+0xb4/0x120
observed inlined-set rep 692 99648 __do_sys_wait4+0x34/0xc0
observed memset call 834 99240 ext4_generic_delete_entry+0x1ae/0x240 [ext4]
observed inlined-set rep 458 98928 init_scx_entity+0x37/0xb0
observed inlined-set rep 882 98784 vma_modify_flags+0x48/0xf0
observed inlined-set rep 763 97664 unmap_region+0x3f/0x110
observed inlined-set rep 1744 97664 iter_file_splice_write+0x51/0x580
observed inlined-set rep 393 97464 mas_root_expand+0x54/0x190
observed memcpy call 1879 97432 node_copy.isra.0+0xbb/0x440
observed inlined-set rep 1726 96656 ext4_fname_setup_filename+0x38/0xe0 [ext4]
observed inlined-set rep 1950 93600 tcp_ack+0x57/0x19a0
observed inlined-set rep 775 93000 do_brk_flags+0x2d9/0x3a0
observed memcpy call 2694 90808 node_copy.isra.0+0x157/0x440
observed inlined-set rep 1404 89856 vma_link+0x3d/0x200
observed inlined-set rep 1238 89136 free_pgtables+0x4a/0x2e0
observed inlined-set rep 345 88320 restore_sigcontext+0x33/0x1d0
observed inlined-set rep 344 88064 mas_wr_split+0x39/0x1ab0
observed inlined-set rep 1219 87768 __split_vma+0x36/0x2f0
observed inlined-set rep 352 87296 bprm_execve+0x25a/0x580
observed inlined-set rep 829 86216 ext4_writepages+0x4a/0x1a0 [ext4]
observed inlined-set rep 1744 83712 iter_file_splice_write+0xdc/0x580
observed inlined-set rep 1132 81504 ext4_dx_find_entry+0x45/0x1e0 [ext4]
observed inlined-copy rep 1920 76800 xycz_add_c+0x22e/0x270
observed inlined-copy rep 1916 76640 ecc_point_double_jacobian+0x2f3/0x370
observed inlined-copy rep 455 76440 copy_thread+0x188/0x2b0
observed inlined-set rep 950 76000 unmapped_area_topdown+0x37/0x1b0
observed inlined-set rep 474 75840 mm_init+0xc4/0x3e0
observed inlined-set rep 1147 73408 tcp_validate_incoming+0x496/0x7e0
observed inlined-set rep 868 69440 mas_alloc_cyclic+0x7e/0x6a0
observed inlined-set rep 868 69440 mtree_alloc_cyclic+0x35/0xf0
observed inlined-set rep 866 69280 mas_erase+0x53/0x890
observed memcpy call 1442 69216 ecc_point_mult_shamir+0x26e/0x5b0
observed memcpy call 1442 69216 ecc_point_mult_shamir+0x284/0x5b0
observed inlined-set rep 1726 69040 fscrypt_setup_filename+0x40/0x230
observed inlined-set rep 717 68832 sock_read_iter+0x35/0x100
observed inlined-set rep 952 68544 commit_merge+0x34/0x270
observed inlined-set rep 856 68480 __ext4_add_entry+0x4e/0x4d0 [ext4]
observed inlined-set rep 855 68400 ext4_lookup+0x75/0x270 [ext4]
observed inlined-set rep 531 67968 do_mprotect_pkey+0x6b/0x560
observed inlined-set rep 848 67840 chmod_common+0x51/0x1a0
observed inlined-set rep 596 66752 __smp_text_poke_batch_add+0x48/0x320
observed inlined-set rep 828 66240 chown_common+0x55/0x250
observed inlined-set rep 828 66240 vfs_utimes+0x41/0x290
observed inlined-set rep 328 65600 iomap_file_buffered_write+0x49/0x460
observed inlined-set rep 815 65200 __ext4_unlink+0x5d/0x350 [ext4]
observed memcpy call 51 64512 brd_submit_bio+0x287/0x740 [brd]
observed inlined-set rep 856 61632 dquot_free_inode+0x37/0x280
observed inlined-set rep 856 61632 dquot_alloc_inode+0x39/0x290
observed inlined-set rep 692 60896 kernel_wait4+0x32/0x170
observed inlined-set rep 475 60800 free_ldt_pgtables+0x44/0xe0
observed inlined-set rep 475 60800 exit_mmap+0x50/0x3a0
observed inlined-set rep 97 60528 do_sys_poll+0x5a/0x590
observed inlined-set rep 458 58624 alloc_pid+0x44/0x5f0
observed inlined-set rep 458 58624 alloc_pid+0x72/0x5f0
observed inlined-set rep 909 58176 skb_splice_from_iter+0x53/0x2d0
observed inlined-set rep 866 55424 mtree_erase+0x36/0x110
observed inlined-set rep 863 55232 ext4_file_open+0x63/0x440 [ext4]
observed inlined-set rep 829 53056 ext4_do_writepages+0x6d/0xf20 [ext4]
observed memcpy call 6496 52596 __d_alloc+0x73/0x230
observed inlined-set rep 404 51712 sock_sendmsg+0x42/0x120
observed inlined-set rep 872 48832 load_module+0x18ab/0x22f0
observed inlined-set rep 855 47880 ext4_fname_prepare_lookup+0x3c/0x170 [ext4]
observed inlined-set rep 852 47712 ext4_free_blocks+0x202/0x9e0 [ext4]
observed inlined-set rep 190 47120 mas_wr_split+0xa57/0x1ab0
observed inlined-set rep 531 46728 do_mprotect_pkey+0x76/0x560
observed memset call 1471 46612 pcpu_alloc_noprof+0x4cb/0x990
observed inlined-set rep 362 46336 do_vmi_align_munmap+0xa8/0x270
observed memset call 107 45312 __kmalloc_flags_noprof+0x228/0x630
observed inlined-set rep 705 45120 __do_sys_brk+0x212/0x3d0
observed inlined-set rep 351 44928 relocate_vma_down+0x9c/0x240
observed inlined-set rep 351 44928 relocate_vma_down+0xcc/0x240
observed inlined-set rep 351 44928 setup_arg_pages+0x5d/0x400
observed inlined-set rep 926 44448 __kernel_read+0x73/0x300
observed inlined-copy rep 167 42752 mas_copy_node.isra.0+0x16/0x40
observed inlined-set rep 325 41600 __x64_sys_vfork+0x34/0x80
observed inlined-set rep 856 41088 __ext4_new_inode+0xae2/0x1790 [ext4]
observed inlined-set rep 404 38784 splice_to_socket+0x76/0x550
observed inlined-set rep 475 38000 exit_mmap+0x5d/0x3a0
observed memcpy call 6859 37343 crng_fast_key_erasure+0xcc/0x120
observed inlined-set rep 776 37248 schedule_timeout+0x29/0x110
observed inlined-set rep 456 36480 acct_collect+0x14e/0x220
observed inlined-set rep 345 35880 __fpu_restore_sig+0x72/0x5f0
observed inlined-set rep 484 34848 __flush_work+0x3e/0x3f0
observed inlined-set rep 475 34200 exit_mmap+0x73/0x3a0
observed inlined-set rep 474 34128 futex_mm_init+0x40/0x90
observed inlined-set rep 531 33984 do_mprotect_pkey+0x194/0x560
observed memset call 351 33696 load_elf_binary+0x1057/0x1840
observed inlined-set rep 131 33536 mas_wr_rebalance+0x39/0x1e60
observed inlined-set rep 458 32976 copy_process+0xd41/0x2310
observed inlined-set rep 458 32976 copy_process+0x187c/0x2310
observed memset call 32 32768 ext4_getblk+0x16a/0x250 [ext4]
observed inlined-set rep 844 32424 node_finalise+0xaa/0x4d0
observed inlined-set rep 351 30888 setup_arg_pages+0x6a/0x400
observed inlined-set rep 346 30448 arch_do_signal_or_restart+0x33/0x260
observed inlined-set rep 422 30384 vm_brk_flags+0x7b/0x260
observed inlined-set rep 344 30272 mas_wr_split+0x49/0x1ab0
observed inlined-set rep 458 29312 posix_cputimers_group_init+0x30/0x80
observed inlined-set rep 458 29312 proc_fork_connector+0x2d/0x160
observed inlined-set rep 456 29184 proc_exit_connector+0x2d/0x1b0
observed inlined-set rep 606 29088 tomoyo_socket_sendmsg_permission+0x27/0xf0
observed inlined-set rep 362 28960 do_vmi_align_munmap+0x5f/0x270
observed inlined-set rep 368 26496 ext4_dx_add_entry+0x4a/0xcf0 [ext4]
observed inlined-set rep 103 26368 free_to_pcs_bulk+0x46/0x5a0
observed inlined-set rep 844 25672 node_finalise+0xe7/0x4d0
observed inlined-set rep 401 25664 __mmap_region+0x29a/0x10e0
observed inlined-set rep 458 25648 copy_process+0xd24/0x2310
observed inlined-set rep 458 25648 sched_fork+0xbe/0x1e0
observed inlined-set rep 458 25648 init_entity_runnable_average+0x39/0x80
observed inlined-set rep 531 25488 ipe_file_mprotect+0x28/0x90
observed inlined-set rep 351 25272 vma_shrink+0x47/0x1b0
observed inlined-set rep 351 25272 expand_downwards+0x37/0x3e0
observed inlined-set rep 351 25272 relocate_vma_down+0x81/0x240
observed inlined-set rep 97 24832 do_sys_poll+0x67/0x590
observed inlined-set rep 6 24528 sysfs_kf_seq_show+0xb7/0x140
observed inlined-set rep 505 24240 ip_route_output_flow+0x3a/0xe0
observed inlined-set rep 336 24192 __vm_munmap+0x5c/0x180
observed inlined-set rep 315 22680 __run_timers+0x2f/0x280
observed inlined-set rep 88 22528 mas_wr_spanning_store+0x36/0x23e0
observed inlined-set rep 351 22464 setup_arg_pages+0x1e9/0x400
observed inlined-set rep 351 22464 proc_exec_connector+0x2d/0x150
observed inlined-set rep 534 22328 node_finalise+0x1c5/0x4d0
observed inlined-set rep 534 22328 node_finalise+0x389/0x4d0
observed user-clear call 345 22080 copy_fpstate_to_sigframe+0x87/0x3e0
observed inlined-set rep 456 21888 do_notify_parent+0x47/0x330
observed inlined-set rep 209 21736 sk_prot_alloc+0x4a/0x120
observed inlined-set rep 80 20480 filemap_splice_read+0x3f/0x340
observed inlined-set rep 203 19488 tcp_assign_congestion_control+0x83/0x1b0
observed inlined-set rep 202 19392 sock_write_iter+0x40/0x1a0
observed inlined-set rep 172 19264 apply_retpolines+0x55/0x650
observed memcpy call 1283 18672 node_copy.isra.0+0x247/0x440
observed inlined-set rep 456 18240 do_notify_parent+0xdf/0x330
observed inlined-set rep 378 18144 damon_folio_mkold+0x2b/0xb0
observed inlined-set rep 534 18056 node_finalise+0x3b1/0x4d0
observed memcpy call 914 17944 node_copy.isra.0+0x206/0x440
observed user-copy call 17462 17600 _copy_to_iter+0x11b/0x670
observed inlined-set rep 352 16896 ipe_bprm_check_security+0x2e/0x70
observed inlined-set rep 351 16848 profile_transition+0x97/0xd20
observed inlined-set rep 351 16848 ipe_bprm_creds_for_exec+0x28/0x80
observed inlined-set rep 345 16560 __fpu_restore_sig+0x89/0x5f0
observed user-copy call 345 16560 __fpu_restore_sig+0x9f/0x5f0
observed user-copy call 345 16560 copy_fpstate_to_sigframe+0x31f/0x3e0
observed memset call 4 16384 execmem_fill_trapping_insns+0x11/0x30
observed user-clear call 6 16176 copy_fpstate_to_sigframe+0x11a/0x3e0
observed inlined-set rep 202 16160 do_truncate+0x35/0x100
observed memcpy call 3262 15940 text_poke_early+0x2c/0xb0
observed inlined-set rep 279 15624 tmigr_handle_remote+0x41/0x4a0
observed memset call 640 14976 __kmalloc_node_track_caller_noprof+0x2ae/0x600
observed memset call 14 14336 jbd2_journal_get_descriptor_buffer+0x97/0x110 [jbd2]
observed memcpy call 105 13440 skb_try_coalesce+0x2b6/0x610
observed inlined-set rep 335 13400 copy_process+0x21f6/0x2310
observed memcpy call 1361 13298 ext4_htree_store_dirent+0x81/0x140 [ext4]
observed inlined-set rep 103 13184 __sys_connect+0x3e/0xe0
observed inlined-set rep 102 13056 do_accept+0x45/0x1a0
observed inlined-set rep 202 12928 tcp_init_transfer+0xc1/0x300
observed inlined-set rep 202 12928 bpf_skops_hdr_opt_len+0x2c/0x140
observed inlined-set rep 123 12792 __do_sys_clone+0x38/0xa0
observed inlined-set rep 131 11528 mas_wr_rebalance+0x49/0x1e60
observed inlined-set rep 44 10912 mas_dup_alloc.isra.0+0x178/0x430
observed inlined-set rep 123 9840 dup_mmap+0x4e/0x900
observed inlined-set rep 123 9840 __mt_dup+0x39/0x720
observed inlined-set rep 123 9840 __mt_dup+0x52/0x720
observed inlined-set rep 26 9568 filemap_writeback+0x3d/0xf0
observed inlined-set rep 132 9504 anon_pipe_write+0x4b/0x950
observed memcpy call 619 8894 kstrdup+0x49/0x80
observed inlined-set rep 101 8888 tcp_conn_request+0xab/0xbd0
observed inlined-set rep 101 8888 tcp_make_synack+0x76/0x900
observed inlined-set rep 101 8888 tcp_make_synack+0x139/0x900
observed memcpy call 856 8864 ext4_insert_dentry+0xaa/0x1a0 [ext4]
observed memset call 58 8728 __kmalloc_node_noprof+0x2b3/0x600
observed inlined-set rep 98 8624 schedule_hrtimeout_range_clock+0x32/0x120
observed memset call 58 8352 __kmalloc_cache_node_noprof+0x276/0x460
observed inlined-set rep 103 8240 tomoyo_check_inet_address+0xa4/0x1b0
observed memcpy call 8 8192 ext4_mb_init_cache+0x459/0x6e0 [ext4]
observed memset call 8 8192 ext4_mb_init_cache+0x314/0x6e0 [ext4]
observed memset call 8 8192 ext4_calculate_overhead+0x31f/0x540 [ext4]
observed memcpy call 8 7904 make_indexed_dir+0x258/0x7e0 [ext4]
observed memset call 8 7904 make_indexed_dir+0x265/0x7e0 [ext4]
observed inlined-set rep 88 7744 mas_wr_spanning_store+0x43/0x23e0
observed inlined-set rep 88 7744 mas_wr_spanning_store+0x53/0x23e0
observed inlined-set rep 105 7560 change_page_attr_set_clr+0x49/0x220
observed inlined-set rep 101 7272 ip_send_unicast_reply+0x70/0x500
observed memcpy call 346 7104 do_split+0x587/0xa00 [ext4]
observed inlined-set rep 88 7040 mas_wr_spanning_store+0x6f/0x23e0
observed memset call 1684 6736 apply_returns+0xa2/0x220
observed memcpy call 825 6600 mm_init_cid+0xef/0x160
observed memset call 825 6600 mm_init_cid+0x123/0x160
observed inlined-set rep 102 6528 current_check_access_socket+0x40/0x390
observed inlined-set rep 101 6464 inet_csk_reqsk_queue_hash_add+0x7d/0x1a0
observed inlined-set rep 101 6464 inet_csk_clone_lock+0x122/0x180
observed inlined-set rep 101 6464 tcp_connect+0x36/0x1210
observed inlined-set rep 101 6464 tcp_connect+0x1dd/0x1210
observed inlined-set rep 101 6464 tcp_connect+0x326/0x1210
observed inlined-set rep 101 6464 tcp_connect+0x498/0x1210
observed inlined-set rep 101 6464 tcp_v4_send_synack+0x187/0x280
observed inlined-set rep 101 6464 tcp_openreq_init_rwin+0xbc/0x260
observed memset call 4 6064 zero_user_segments.constprop.0+0x9f/0x160
observed memcpy call 428 5952 do_getname_kernel+0xc1/0x110
observed memmove call 280 5760 do_split+0x699/0xa00 [ext4]
observed inlined-set rep 101 5656 ip_send_unicast_reply+0x7d/0x500
observed inlined-set rep 101 5656 ip_send_unicast_reply+0x88/0x500
observed inlined-set rep 101 5656 tcp_v4_send_ack+0xa1/0x560
observed inlined-set rep 101 5656 tcp_v4_send_synack+0x4b/0x280
observed inlined-set rep 83 5312 set_direct_map_invalid_noflush+0x4a/0xa0
observed inlined-set rep 83 5312 set_direct_map_default_noflush+0x4a/0xa0
observed inlined-set rep 82 5248 offset_dir_lookup+0x50/0xe0
observed memset call 346 5140 do_split+0x5df/0xa00 [ext4]
observed inlined-set rep 103 4944 tomoyo_socket_connect_permission+0x27/0x140
observed inlined-set rep 28 4928 tomoyo_path2_perm+0x80/0x330
observed inlined-copy rep 123 4920 copy_process+0x1ac0/0x2310
observed inlined-set rep 101 4848 ip_route_output_key_hash+0x38/0x90
observed inlined-set rep 101 4848 ip_send_unicast_reply+0xcb/0x500
observed inlined-set rep 75 4800 ext4_mb_prefetch+0x50/0x140 [ext4]
observed memset call 353 4479 __set_task_comm+0x82/0x170
observed inlined-set rep 61 4392 ext4_htree_fill_tree+0x87/0x400 [ext4]
observed inlined-set rep 78 4368 ext4_mb_regular_allocator+0x48/0x910 [ext4]
observed inlined-user-copy rep 2561 4316 text_poke_memcpy+0xf/0x30
observed inlined-set rep 37 4144 balance_dirty_pages+0x6a/0xc40
observed memset call 4 4096 zero_user_segments+0xa5/0x180
observed inlined-set rep 11 4048 writeback_sb_inodes+0x3b/0x570
observed memcpy call 360 3997 copy_string_kernel+0xee/0x190
observed inlined-set rep 16 3968 mas_wr_rebalance+0xaf5/0x1e60
observed inlined-set rep 37 3848 balance_dirty_pages+0x5a/0xc40
observed inlined-set rep 60 3840 proc_task_name+0x33/0x1e0
observed inlined-set rep 68 3808 ext4_process_freed_data+0x125/0x310 [ext4]
observed memset call 474 3792 mm_init+0xf4/0x3e0
observed memcpy call 455 3640 dup_fd+0x111/0x3c0
observed memcpy call 455 3640 dup_fd+0x149/0x3c0
observed memcpy call 455 3640 dup_fd+0x181/0x3c0
observed inlined-set rep 13 3328 __filemap_fdatawait_range+0x44/0x100
observed other-copy call 101 3232 csum_partial_copy_nocheck+0x9/0x20
observed memset call 35 3200 kfree_sensitive+0x28/0x50
observed memcpy call 596 2947 __smp_text_poke_batch_add+0xce/0x320
observed inlined-set rep 32 2816 hrtimer_nanosleep+0x33/0x110
observed inlined-copy rep 7 2688 __do_sys_newuname+0x9b/0x150
observed inlined-set rep 7 2688 __do_sys_newuname+0x57/0x150
observed inlined-set rep 4 2656 initcall_blacklisted+0x51/0x110
observed inlined-set rep 23 2576 arch_jump_entry_size+0x27/0x80
observed inlined-set rep 9 2376 refresh_cpu_vm_stats+0x86/0x6e0
observed memcpy call 596 2351 smp_text_poke_batch_finish+0x20b/0x5c0
observed memcpy call 4 2304 fpu_clone+0x1ab/0x300
observed inlined-set rep 28 2240 tomoyo_path2_perm+0x75/0x330
observed inlined-set rep 28 2240 ext4_find_entry+0x34/0xb0 [ext4]
observed inlined-set rep 27 2160 ext4_rmdir+0xc7/0x460 [ext4]
observed memset call 2 2048 ext4_read_block_bitmap_nowait+0x1ff/0x5d0 [ext4]
observed memcpy call 104 1856 free_to_pcs_bulk+0x16d/0x5a0
observed inlined-set rep 26 1664 __do_sys_brk+0x10c/0x3d0
observed inlined-set rep 28 1568 vfs_rename+0x8e/0xe30
observed inlined-set rep 28 1568 filename_renameat2+0x75/0x4a0
observed inlined-set rep 10 1440 vli_mmod_slow+0x54/0x5e0
observed inlined-set rep 10 1440 vli_mmod_slow+0x5f/0x5e0
observed inlined-set rep 10 1440 vli_mod_mult_slow+0x39/0x90
observed inlined-set rep 20 1440 vli_mod_inv+0x56/0xc20
observed inlined-set rep 20 1440 vli_mod_inv+0x61/0xc20
observed inlined-set rep 20 1440 vli_mod_inv+0x6c/0xc20
observed inlined-set rep 20 1440 vli_mod_inv+0x77/0xc20
observed memcpy call 127 1416 seq_write+0x27/0x60
observed inlined-set rep 11 1232 __apply_relocation+0x1eb/0x3a0
observed memcpy call 353 1169 __set_task_comm+0x54/0x170
observed inlined-set rep 10 1120 printk_get_next_message+0x51/0x2a0
observed inlined-set rep 2 1024 init_pwq+0x1b/0xe0
observed inlined-set rep 9 1008 do_sysinfo.isra.0+0x29/0x180
observed inlined-set rep 9 1008 __do_sys_sysinfo+0x20/0x80
observed inlined-set rep 1 984 bdev_alloc_inode+0x34/0x80
observed inlined-set rep 15 960 execmem_free+0x45/0x170
observed inlined-set rep 14 896 mtree_store_range+0x48/0x140
observed inlined-set rep 1 832 wb_init+0x48/0x1d0
observed inlined-set rep 3 816 apply_alternatives+0x58/0x310
observed inlined-set rep 6 816 copy_clone_args_from_user+0x110/0x290
observed inlined-set rep 6 816 __do_sys_clone3+0x30/0x140
observed inlined-set rep 14 784 ext4_rename+0x68/0xbf0 [ext4]
observed inlined-set rep 14 784 ext4_rename+0x74/0xbf0 [ext4]
observed inlined-set rep 6 768 __do_sys_clone3+0x40/0x140
observed inlined-set rep 5 760 init_module_from_file+0x46/0x140
observed inlined-set rep 5 760 ecdsa_x962_verify+0x48/0x100
observed inlined-set rep 2 736 write_inode_now+0x32/0xc0
observed inlined-set rep 9 720 execmem_cache_alloc_locked+0x4e/0x1e0
observed inlined-set rep 9 720 execmem_cache_alloc_locked+0x64/0x1e0
observed inlined-set rep 5 720 search_nested_keyrings+0x3a/0x490
observed inlined-set rep 5 720 ecc_point_add+0x196/0x270
observed inlined-set rep 5 720 ecc_point_add+0x1bd/0x270
observed inlined-set rep 5 720 ecc_point_add+0x1ea/0x270
observed inlined-set rep 5 720 ecc_point_mult_shamir+0x99/0x5b0
observed inlined-set rep 5 720 ecc_point_mult_shamir+0x477/0x5b0
observed inlined-set rep 5 720 ecc_point_mult_shamir+0x4a7/0x5b0
observed inlined-set rep 5 720 ecc_point_mult_shamir+0x4d9/0x5b0
observed inlined-set rep 5 720 ecc_point_mult+0x5b/0x820
observed inlined-set rep 5 720 ecc_point_mult+0x66/0x820
observed inlined-set rep 5 720 ecc_point_mult+0x7e/0x820
observed inlined-set rep 5 720 ecc_point_mult+0x2ab/0x820
observed inlined-set rep 5 720 ecc_point_mult+0x2d4/0x820
observed inlined-set rep 5 720 ecc_point_mult+0x313/0x820
observed inlined-set rep 5 720 ecc_point_mult+0x38a/0x820
observed inlined-set rep 5 720 ecc_point_mult+0x3bc/0x820
observed inlined-set rep 5 720 ecc_point_mult+0x3f8/0x820
observed inlined-set rep 5 720 ecc_point_mult+0x536/0x820
observed inlined-set rep 5 720 ecc_point_mult+0x567/0x820
observed inlined-set rep 5 720 ecc_point_mult+0x5b8/0x820
observed inlined-set rep 5 720 ecc_point_mult+0x5ef/0x820
observed inlined-set rep 5 720 ecc_point_mult+0x661/0x820
observed inlined-set rep 5 720 ecc_point_mult+0x693/0x820
observed inlined-set rep 5 720 ecc_point_mult+0x6cc/0x820
observed memcpy call 170 675 key_set_index_key+0x129/0x240
observed memcpy call 112 655 vsnprintf+0x4bd/0x670
observed inlined-set rep 10 640 fprobe_module_callback+0x2e/0x450
observed inlined-set rep 5 640 public_key_verify_signature+0x3c/0x240
observed inlined-set rep 10 640 blkdev_writepages+0x4a/0xd0
observed inlined-set rep 6 624 wb_update_bandwidth+0x33/0x80
observed inlined-set rep 5 600 keyring_search+0x3b/0x110
observed inlined-set rep 9 576 wb_writeback+0x4d/0x320
observed inlined-set rep 8 576 make_indexed_dir+0x6a/0x7e0 [ext4]
observed inlined-set rep 6 528 copy_clone_args_from_user+0x2d/0x290
observed inlined-set rep 5 520 prb_reserve+0x164/0x490
observed inlined-set rep 5 520 sha256+0x38/0xd0
observed inlined-set rep 5 520 sha256+0x8d/0xd0
observed memset call 5 520 crypto_shash_digest+0x35/0x60
observed memcpy call 5 514 kmemdup_noprof+0x31/0x60
observed inlined-set rep 4 512 blkdev_issue_flush+0x36/0x80
observed memcpy call 1 512 read_lba+0xac/0x110
observed memcpy call 5 485 public_key_verify_signature+0x156/0x240
observed inlined-set rep 3 480 copy_thread+0x259/0x2b0
observed inlined-set rep 10 480 console_flush_one_record+0x1ac/0x3d0
observed memmove call 15 464 ftrace_free_mem+0x27d/0x440
observed inlined-set rep 4 448 wb_over_bg_thresh+0x57/0x200
observed inlined-set rep 3 432 __do_sys_getrusage+0x35/0xc0
observed inlined-set rep 4 416 wb_over_bg_thresh+0x47/0x200
observed inlined-set rep 3 408 getrusage+0x89/0x4a0
observed inlined-set rep 3 408 mpage_readahead+0x3c/0x140
observed memcpy call 5 408 krealloc_node_align_noprof+0x209/0x380
observed inlined-set rep 3 384 kernel_thread+0x35/0xb0
observed inlined-set rep 8 384 make_indexed_dir+0x469/0x7e0 [ext4]
observed inlined-set rep 9 360 refresh_cpu_vm_stats+0x5a/0x6e0
observed inlined-set rep 5 360 _ecdsa_verify+0x82/0x1f0
observed inlined-set rep 5 360 _ecdsa_verify+0x8f/0x1f0
observed inlined-set rep 5 360 _ecdsa_verify+0x9a/0x1f0
observed inlined-set rep 5 360 _ecdsa_verify+0xa7/0x1f0
observed inlined-set rep 5 360 _ecdsa_verify+0xb2/0x1f0
observed inlined-set rep 5 360 ecdsa_verify+0x4c/0xd0
observed inlined-set rep 5 360 ecc_is_pubkey_valid_partial+0x49/0x1f0
observed inlined-set rep 5 360 ecc_is_pubkey_valid_partial+0x54/0x1f0
observed inlined-set rep 5 360 ecc_is_pubkey_valid_partial+0x5f/0x1f0
observed inlined-set rep 5 360 ecc_point_add+0x53/0x270
observed inlined-set rep 5 360 ecc_point_add+0x5e/0x270
observed inlined-set rep 5 360 ecc_point_add+0x69/0x270
observed inlined-set rep 5 360 ecc_point_add+0x173/0x270
observed inlined-set rep 5 360 ecc_point_mult_shamir+0x86/0x5b0
observed inlined-set rep 5 360 ecc_point_mult_shamir+0x461/0x5b0
observed inlined-set rep 5 360 ecc_point_mult+0x73/0x820
observed inlined-set rep 5 360 ecc_point_mult+0x1c9/0x820
observed inlined-set rep 5 360 ecc_point_mult+0x274/0x820
observed inlined-set rep 5 360 ecc_point_mult+0x370/0x820
observed inlined-set rep 5 360 ecc_point_mult+0x647/0x820
observed memset call 22 340 ext4_generic_delete_entry+0x1ea/0x240 [ext4]
observed inlined-set rep 3 336 optimize_nops+0xb8/0x230
observed memcpy call 5 326 _prb_read_valid+0x23b/0x350
observed memmove call 5 326 printk_sprint+0xc5/0xf0
observed inlined-set rep 5 320 synchronize_rcu_normal+0x2b/0x110
observed inlined-set rep 5 320 idempotent_init_module+0x3b/0x320
observed inlined-set rep 4 320 execmem_cache_clean+0x30/0x100
observed inlined-set rep 4 320 jbd2_journal_commit_transaction+0x56/0x1d10 [jbd2]
observed inlined-set rep 8 320 ext4_mb_init_cache+0x2c3/0x6e0 [ext4]
observed inlined-set rep 5 280 mod_sysfs_setup+0x99/0x820
observed inlined-set rep 4 256 do_one_initcall+0x3c/0x310
observed inlined-set rep 4 256 execmem_cache_add_locked+0x55/0x120
observed inlined-set rep 4 256 blkdev_issue_zeroout+0x1bb/0x260
observed inlined-set rep 4 256 jbd2_journal_commit_transaction+0x82/0x1d10 [jbd2]
observed inlined-set rep 5 240 collect_percpu_times+0x53/0x6c0
observed inlined-set rep 5 240 ipe_kernel_read_file+0x2c/0xa0
observed inlined-set rep 2 240 inet_ioctl+0x77/0x1f0
observed memmove call 5 240 ecc_point_mult+0x1ed/0x820
observed memmove call 5 240 ecc_point_mult+0x206/0x820
observed memcpy call 5 230 asymmetric_key_generate_id+0xb9/0x100
observed inlined-set rep 2 224 skip_nops+0x2b/0xb0
observed inlined-set rep 4 224 bdi_split_work_to_wbs+0x91/0x3d0
observed inlined-copy rep 5 200 ecc_point_add+0x109/0x270
observed inlined-copy rep 5 200 ecc_point_add+0x124/0x270
observed inlined-set rep 5 200 ecc_point_mult+0x235/0x820
observed inlined-copy rep 1 192 blk_alloc_queue+0xd4/0x220
observed inlined-set rep 3 192 read_pages+0x42/0x230
observed inlined-set rep 4 192 wb_workfn+0x307/0x480
observed inlined-set rep 1 192 iomap_bmap+0x41/0x140
observed inlined-set rep 1 192 __blk_alloc_disk+0x3d/0xc0
observed inlined-copy rep 1 184 prepare_kernel_cred+0x51/0x230
observed inlined-set rep 1 184 brd_alloc.isra.0+0x77/0x310 [brd]
observed inlined-set rep 2 176 tomoyo_assign_domain+0x46/0x2f0
observed inlined-set rep 3 168 add_sysfs_param+0xc7/0x220
observed inlined-set rep 3 168 sched_setscheduler_nocheck+0x2f/0xc0
observed inlined-set rep 3 168 mem_cgroup_css_rstat_flush+0x47/0x350
observed inlined-set rep 4 160 rcu_sync_init+0x38/0x60
observed inlined-set rep 2 160 tomoyo_unix_entry+0x47/0x260
observed inlined-set rep 1 144 aa_may_signal+0x55/0x190
observed inlined-set rep 1 128 user_mode_thread+0x2f/0xa0
observed inlined-set rep 1 128 tomoyo_socket_listen_permission+0x6e/0x120
observed inlined-set rep 2 128 blkdev_common_ioctl+0x317/0xe80
observed inlined-set rep 2 128 proc_comm_connector+0x2e/0x230
observed inlined-set rep 1 128 __sys_bind+0x41/0x120
observed inlined-set rep 5 120 _printk+0x47/0xa0
observed memcpy call 5 120 btf_parse_hdr+0xbb/0x500
observed inlined-set rep 1 112 affine_move_task+0x41/0x550
observed inlined-set rep 2 112 __inet_dev_addr_type+0x35/0x190
observed inlined-set rep 1 104 ext4_fill_super+0x2431/0x3080 [ext4]
observed inlined-set rep 1 104 ext4_fill_super+0x243d/0x3080 [ext4]
observed memcpy call 4 104 __sha256_update+0x92/0x110
observed memcpy call 5 100 asymmetric_key_generate_id+0x7c/0x100
observed memcpy call 11 98 __proc_create+0x13e/0x2a0
observed inlined-set rep 2 96 stop_one_cpu_nowait+0x1c/0x50
observed inlined-set rep 2 96 profile_signal_perm+0x57/0x110
observed inlined-set rep 2 96 __inet_dev_addr_type+0x44/0x190
observed memcpy call 18 96 kobject_get_path+0xad/0x130
observed inlined-set rep 1 88 kernel_wait+0x2b/0xa0
observed inlined-set rep 1 88 khugepaged+0x33d/0x810
observed inlined-set rep 1 80 devtmpfs_work_loop+0x1e6/0x46a
observed inlined-set rep 1 80 tomoyo_mount_permission+0x41/0x210
observed inlined-set rep 1 80 devtmpfs_create_node+0x3e/0x160
observed memset call 5 80 ecc_digits_from_bytes+0x61/0x100
observed memcpy call 12 69 kernfs_iop_get_link+0x19d/0x2d0
observed inlined-set rep 1 64 khugepaged+0x5ea/0x810
observed inlined-set rep 1 64 _get_random_bytes+0x117/0x150
observed inlined-set rep 1 64 _get_random_bytes+0x124/0x150
observed inlined-set rep 1 64 __inet_listen_sk+0x8f/0x160
observed inlined-set rep 1 64 ext4_fill_super+0x5fa/0x3080 [ext4]
observed inlined-set rep 1 56 __request_module+0x78/0x2a0
observed inlined-set rep 1 48 send_signal_locked+0x3a/0x1c0
observed inlined-set rep 1 48 wb_workfn+0x373/0x480
observed inlined-set rep 1 48 tomoyo_socket_listen_permission+0x33/0x120
observed inlined-set rep 1 48 tomoyo_socket_bind_permission+0x27/0x130
observed memmove call 14 48 dx_insert_block.isra.0+0x48/0x80 [ext4]
observed inlined-set rep 1 40 __x64_sys_kill+0x55/0xd0
observed inlined-set rep 1 40 init_rescuer+0x47/0x1a0
observed inlined-set rep 1 40 ext4_exit_fs+0xcc3/0x100000 [ext4]
observed inlined-set rep 1 36 mb_cache_count+0x7/0x30 [mbcache]
observed inlined-set rep 1 36 mb_cache_entry_wait_unused+0x87/0xd0 [mbcache]
observed inlined-set rep 1 36 mb_cache_create+0x67/0x170 [mbcache]
observed inlined-set rep 1 36 mb_cache_create+0x13a/0x170 [mbcache]
observed inlined-set rep 1 36 __mb_cache_entry_free+0x18/0xe0 [mbcache]
observed inlined-set rep 1 36 __mb_cache_entry_free+0x80/0xe0 [mbcache]
observed inlined-set rep 1 36 crc16+0x35/0x1000 [crc16]
observed inlined-set rep 1 36 ext4_exit_fs+0x7c5/0x100000 [ext4]
observed inlined-set rep 1 36 ext4_exit_fs+0x845/0x100000 [ext4]
observed inlined-set rep 1 36 ext4_exit_fs+0x8d5/0x100000 [ext4]
observed inlined-set rep 1 36 ext4_exit_fs+0x968/0x100000 [ext4]
observed inlined-set rep 1 36 ext4_exit_fs+0x9a2/0x100000 [ext4]
observed inlined-set rep 1 36 ext4_exit_fs+0x9df/0x100000 [ext4]
observed inlined-set rep 1 36 ext4_exit_fs+0xa98/0x100000 [ext4]
observed inlined-set rep 1 36 ext4_exit_fs+0xac8/0x100000 [ext4]
observed inlined-set rep 1 36 ext4_exit_fs+0xb75/0x100000 [ext4]
observed inlined-set rep 1 36 ext4_exit_fs+0xf08/0x100000 [ext4]
observed inlined-set rep 1 36 ext4_exit_fs+0xf38/0x100000 [ext4]
observed memcpy call 5 35 public_key_verify_signature+0x17c/0x240
observed memcpy call 1 32 _get_random_bytes+0x108/0x150
observed memcpy call 5 30 key_set_index_key+0x42/0x240
observed memcpy call 3 24 copy_workqueue_attrs+0x43/0xf0
observed memcpy call 3 24 copy_workqueue_attrs+0x74/0xf0
observed inlined-set rep 1 16 devtmpfs_work_loop+0xa2/0x46a
observed memcpy call 2 16 alloc_workqueue_attrs_noprof+0x83/0xd0
observed memcpy call 2 10 optimize_nops+0x14f/0x230
observed memcpy call 1 9 kmemdup_nul+0x4e/0x90
observed memcpy call 1 8 apply_wqattrs_prepare+0xa2/0x250
observed memcpy call 1 8 apply_wqattrs_prepare+0x1af/0x250
observed memcpy call 1 8 set_cpus_allowed_common+0x57/0x1f0
observed memcpy call 5 8 load_module+0x1be5/0x22f0
observed memmove call 2 8 tomoyo_get_local_path+0x195/0x240
observed memset call 1 8 __lru_add_drain_all+0xb0/0x290
observed memcpy call 1 6 netif_get_mac_address+0xb1/0x110
observed memcpy call 1 6 arp_constructor+0x13a/0x300
observed memcpy call 3 4 apply_alternatives+0x138/0x310
observed memcpy call 1 4 ___neigh_create+0x1c7/0xa00
observed memcpy call 1 4 arp_constructor+0x59/0x300
observed memcpy call 14421 0 blake2s_update+0x9c/0x150
observed memset call 1 0 krealloc_node_align_noprof+0x15f/0x380
observed memset call 455 0 dup_fd+0x136/0x3c0
observed memset call 455 0 dup_fd+0x15b/0x3c0
observed memset call 455 0 dup_fd+0x264/0x3c0
observed memset call 455 0 dup_fd+0x2b6/0x3c0
observed-size checked-copy exception 4096 4096 3550 14540800
observed-size clear_page exception 4096 4096 15840 64880640
observed-size clear_page exception 2097152 2162687 7 14680064
observed-size clear_page softirq 4096 4096 13 53248
observed-size clear_page task 4096 4096 21720 88965120
observed-size clear_page task 8192 8447 114 933888
observed-size clear_page task 16384 16895 90 1474560
observed-size clear_page task 32768 33791 226 7405568
observed-size clear_page task 65536 67583 135 8847360
observed-size clear_page task 131072 135167 3 393216
observed-size clear_page task 262144 270335 3 786432
observed-size clear_page task 524288 540671 3 1572864
observed-size clear_page task 2097152 2162687 1 2097152
observed-size inlined-copy exception 168 168 26239 4408152
observed-size inlined-copy hardirq 168 168 845 141960
observed-size inlined-copy hardirq 304 304 1102 335008
observed-size inlined-copy task 40 40 7336 293440
observed-size inlined-copy task 168 168 455 76440
observed-size inlined-copy task 184 184 810 149040
observed-size inlined-copy task 192 192 1 192
observed-size inlined-copy task 248 248 769 190712
observed-size inlined-copy task 256 256 625 160000
observed-size inlined-copy task 304 304 1 304
observed-size inlined-copy task 384 384 7 2688
observed-size inlined-copy task 1728 1728 123 212544
observed-size inlined-copy task 2048 2048 458 937984
observed-size inlined-set exception 64 64 28871 1847744
observed-size inlined-set exception 72 72 1654 119088
observed-size inlined-set exception 104 104 28871 3002584
observed-size inlined-set exception 256 256 375 96000
observed-size inlined-set hardirq 48 48 2 96
observed-size inlined-set softirq 48 48 2960 142080
observed-size inlined-set softirq 56 56 683 38248
observed-size inlined-set softirq 64 64 3276 209664
observed-size inlined-set softirq 72 72 1659 119448
observed-size inlined-set softirq 88 88 1313 115544
observed-size inlined-set softirq 96 96 101 9696
observed-size inlined-set softirq 104 104 101 10504
observed-size inlined-set softirq 112 112 1888 211456
observed-size inlined-set softirq 120 120 1036 124320
observed-size inlined-set softirq 504 504 830 418320
observed-size inlined-set task 0 0 94 0
observed-size inlined-set task 8 8 222 1776
observed-size inlined-set task 16 16 262 4192
observed-size inlined-set task 24 24 428 10272
observed-size inlined-set task 32 32 379 12128
observed-size inlined-set task 36 36 18 648
observed-size inlined-set task 40 40 3061 122440
observed-size inlined-set task 48 48 36691 1761168
observed-size inlined-set task 56 56 72389 4053784
observed-size inlined-set task 64 64 91787 5874368
observed-size inlined-set task 72 72 89133 6417576
observed-size inlined-set task 80 80 50243 4019440
observed-size inlined-set task 88 88 11062 973456
observed-size inlined-set task 96 96 1425 136800
observed-size inlined-set task 104 104 4317 448968
observed-size inlined-set task 112 112 25992 2911104
observed-size inlined-set task 120 120 20413 2449560
observed-size inlined-set task 128 128 5530 707840
observed-size inlined-set task 136 136 18 2448
observed-size inlined-set task 144 144 127721 18391824
observed-size inlined-set task 152 152 10 1520
observed-size inlined-set task 160 160 477 76320
observed-size inlined-set task 176 176 22642 3984992
observed-size inlined-set task 184 184 10491 1930344
observed-size inlined-set task 192 192 24970 4794240
observed-size inlined-set task 200 200 328 65600
observed-size inlined-set task 216 216 458 98928
observed-size inlined-set task 240 240 32685 7844400
observed-size inlined-set task 248 248 20348 5046304
observed-size inlined-set task 256 256 26333 6741248
observed-size inlined-set task 264 264 1135 299640
observed-size inlined-set task 272 272 3 816
observed-size inlined-set task 352 352 2617 921184
observed-size inlined-set task 368 368 39 14352
observed-size inlined-set task 384 384 7 2688
observed-size inlined-set task 512 512 2 1024
observed-size inlined-set task 552 552 977 539304
observed-size inlined-set task 568 568 224 127232
observed-size inlined-set task 624 624 97 60528
observed-size inlined-set task 664 664 1210 803440
observed-size inlined-set task 832 832 1 832
observed-size inlined-set task 984 984 1 984
observed-size inlined-set task 1024 1024 110 112640
observed-size inlined-set task 1728 1728 351 606528
observed-size inlined-set task 4088 4088 99 404712
observed-size inlined-set task 16384 16895 448 7340032
observed-size inlined-user-copy task 1 1 1976 1976
observed-size inlined-user-copy task 4 4 585 2340
observed-size memcpy softirq 0 0 435 0
observed-size memcpy softirq 2 2 101 202
observed-size memcpy softirq 4 4 114 456
observed-size memcpy softirq 16 16 8 128
observed-size memcpy softirq 32 32 645 20640
observed-size memcpy softirq 40 40 430 17200
observed-size memcpy softirq 128 128 105 13440
observed-size memcpy softirq 2300 2300 101 232300
observed-size memcpy task 0 0 14968 0
observed-size memcpy task 1 1 196 196
observed-size memcpy task 2 2 1145 2290
observed-size memcpy task 3 3 1136 3408
observed-size memcpy task 4 4 62154 248616
observed-size memcpy task 5 5 4053 20265
observed-size memcpy task 6 6 419 2514
observed-size memcpy task 7 7 636 4452
observed-size memcpy task 8 8 20200 161600
observed-size memcpy task 9 9 1388 12492
observed-size memcpy task 10 10 678 6780
observed-size memcpy task 11 11 597 6567
observed-size memcpy task 12 12 602 7224
observed-size memcpy task 13 13 482 6266
observed-size memcpy task 14 14 474 6636
observed-size memcpy task 15 15 114 1710
observed-size memcpy task 16 16 6673 106768
observed-size memcpy task 17 17 258 4386
observed-size memcpy task 18 18 117 2106
observed-size memcpy task 19 19 147 2793
observed-size memcpy task 20 20 161 3220
observed-size memcpy task 21 21 64 1344
observed-size memcpy task 22 22 33 726
observed-size memcpy task 23 23 16 368
observed-size memcpy task 24 24 4208 100992
observed-size memcpy task 25 25 26 650
observed-size memcpy task 26 26 39 1014
observed-size memcpy task 27 27 28 756
observed-size memcpy task 28 28 192 5376
observed-size memcpy task 29 29 10 290
observed-size memcpy task 30 30 6 180
observed-size memcpy task 31 31 21 651
observed-size memcpy task 32 32 22529 720928
observed-size memcpy task 33 33 11 363
observed-size memcpy task 34 34 8 272
observed-size memcpy task 35 35 2 70
observed-size memcpy task 36 36 18 648
observed-size memcpy task 37 37 1 37
observed-size memcpy task 38 38 2 76
observed-size memcpy task 39 39 1 39
observed-size memcpy task 40 40 15369 614760
observed-size memcpy task 41 41 6 246
observed-size memcpy task 43 43 4 172
observed-size memcpy task 44 44 1 44
observed-size memcpy task 46 46 5 230
observed-size memcpy task 48 48 6756 324288
observed-size memcpy task 49 49 1 49
observed-size memcpy task 52 52 1 52
observed-size memcpy task 53 53 1 53
observed-size memcpy task 54 54 1 54
observed-size memcpy task 56 56 1218 68208
observed-size memcpy task 58 58 1 58
observed-size memcpy task 59 59 1 59
observed-size memcpy task 64 64 1368 87552
observed-size memcpy task 69 69 4 276
observed-size memcpy task 70 70 3 210
observed-size memcpy task 72 72 1605 115560
observed-size memcpy task 74 74 4 296
observed-size memcpy task 80 80 994 79520
observed-size memcpy task 84 84 3 252
observed-size memcpy task 86 86 4 344
observed-size memcpy task 88 88 684 60192
observed-size memcpy task 95 95 2 190
observed-size memcpy task 96 96 207 19872
observed-size memcpy task 97 97 5 485
observed-size memcpy task 98 98 1 98
observed-size memcpy task 100 100 1 100
observed-size memcpy task 102 102 2 204
observed-size memcpy task 103 103 2 206
observed-size memcpy task 104 104 207 21528
observed-size memcpy task 110 110 4 440
observed-size memcpy task 112 112 21 2352
observed-size memcpy task 117 117 1 117
observed-size memcpy task 118 118 3 354
observed-size memcpy task 120 120 2 240
observed-size memcpy task 128 128 7 896
observed-size memcpy task 129 129 4 516
observed-size memcpy task 132 132 1 132
observed-size memcpy task 133 133 1 133
observed-size memcpy task 135 135 4 540
observed-size memcpy task 136 136 1 136
observed-size memcpy task 139 139 2 278
observed-size memcpy task 140 140 1 140
observed-size memcpy task 141 141 4 564
observed-size memcpy task 143 143 8 1144
observed-size memcpy task 152 152 4 608
observed-size memcpy task 158 158 2 316
observed-size memcpy task 159 159 4 636
observed-size memcpy task 160 160 2 320
observed-size memcpy task 161 161 4 644
observed-size memcpy task 168 168 9 1512
observed-size memcpy task 170 170 4 680
observed-size memcpy task 174 174 4 696
observed-size memcpy task 178 178 2 356
observed-size memcpy task 180 180 4 720
observed-size memcpy task 183 183 2 366
observed-size memcpy task 187 187 1 187
observed-size memcpy task 188 188 2 376
observed-size memcpy task 190 190 4 760
observed-size memcpy task 191 191 2 382
observed-size memcpy task 192 192 1 192
observed-size memcpy task 195 195 4 780
observed-size memcpy task 200 200 5 1000
observed-size memcpy task 204 204 4 816
observed-size memcpy task 206 206 4 824
observed-size memcpy task 208 208 4 832
observed-size memcpy task 212 212 2 424
observed-size memcpy task 217 217 4 868
observed-size memcpy task 224 224 4 896
observed-size memcpy task 227 227 4 908
observed-size memcpy task 230 230 4 920
observed-size memcpy task 232 232 2 464
observed-size memcpy task 234 234 1 234
observed-size memcpy task 238 238 2 476
observed-size memcpy task 242 242 4 968
observed-size memcpy task 255 255 4 1020
observed-size memcpy task 256 256 358 91648
observed-size memcpy task 260 260 1 260
observed-size memcpy task 262 262 4 1048
observed-size memcpy task 263 263 6 1578
observed-size memcpy task 268 268 4 1072
observed-size memcpy task 271 271 4 1084
observed-size memcpy task 272 272 4 1088
observed-size memcpy task 273 273 5 1365
observed-size memcpy task 274 274 4 1096
observed-size memcpy task 280 280 1 280
observed-size memcpy task 282 282 1 282
observed-size memcpy task 288 288 7 2016
observed-size memcpy task 290 290 1 290
observed-size memcpy task 302 302 2 604
observed-size memcpy task 320 320 2 640
observed-size memcpy task 321 321 4 1284
observed-size memcpy task 323 323 4 1292
observed-size memcpy task 324 324 4 1296
observed-size memcpy task 342 342 4 1368
observed-size memcpy task 348 348 8 2784
observed-size memcpy task 359 359 2 718
observed-size memcpy task 361 361 2 722
observed-size memcpy task 369 369 4 1476
observed-size memcpy task 376 376 4 1504
observed-size memcpy task 381 381 4 1524
observed-size memcpy task 382 382 4 1528
observed-size memcpy task 384 384 10 3840
observed-size memcpy task 388 388 4 1552
observed-size memcpy task 395 395 4 1580
observed-size memcpy task 398 398 4 1592
observed-size memcpy task 399 399 2 798
observed-size memcpy task 400 400 4 1600
observed-size memcpy task 409 409 2 818
observed-size memcpy task 410 410 4 1640
observed-size memcpy task 413 413 8 3304
observed-size memcpy task 416 416 9 3744
observed-size memcpy task 420 420 4 1680
observed-size memcpy task 422 422 4 1688
observed-size memcpy task 426 426 4 1704
observed-size memcpy task 427 427 4 1708
observed-size memcpy task 439 439 2 878
observed-size memcpy task 440 440 2 880
observed-size memcpy task 457 457 2 914
observed-size memcpy task 460 460 2 920
observed-size memcpy task 467 467 4 1868
observed-size memcpy task 468 468 1 468
observed-size memcpy task 473 473 2 946
observed-size memcpy task 481 481 4 1924
observed-size memcpy task 489 489 2 978
observed-size memcpy task 491 491 4 1964
observed-size memcpy task 495 495 4 1980
observed-size memcpy task 496 496 2 992
observed-size memcpy task 500 500 2 1000
observed-size memcpy task 502 502 2 1004
observed-size memcpy task 504 504 71 35784
observed-size memcpy task 512 512 142 72704
observed-size memcpy task 514 514 2 1028
observed-size memcpy task 529 529 2 1058
observed-size memcpy task 531 531 4 2124
observed-size memcpy task 534 534 4 2136
observed-size memcpy task 546 546 4 2184
observed-size memcpy task 549 549 2 1098
observed-size memcpy task 550 550 6 3300
observed-size memcpy task 556 556 1 556
observed-size memcpy task 561 561 2 1122
observed-size memcpy task 564 564 4 2256
observed-size memcpy task 567 567 2 1134
observed-size memcpy task 573 573 2 1146
observed-size memcpy task 576 576 357 205632
observed-size memcpy task 581 581 4 2324
observed-size memcpy task 589 589 2 1178
observed-size memcpy task 597 597 2 1194
observed-size memcpy task 599 599 4 2396
observed-size memcpy task 609 609 4 2436
observed-size memcpy task 613 613 1 613
observed-size memcpy task 614 614 4 2456
observed-size memcpy task 616 616 280 172480
observed-size memcpy task 622 622 2 1244
observed-size memcpy task 623 623 4 2492
observed-size memcpy task 624 624 1 624
observed-size memcpy task 640 640 5 3200
observed-size memcpy task 658 658 2 1316
observed-size memcpy task 668 668 1 668
observed-size memcpy task 672 672 1 672
observed-size memcpy task 677 677 2 1354
observed-size memcpy task 681 681 2 1362
observed-size memcpy task 692 692 2 1384
observed-size memcpy task 703 703 2 1406
observed-size memcpy task 708 708 1 708
observed-size memcpy task 724 724 2 1448
observed-size memcpy task 728 728 2 1456
observed-size memcpy task 729 729 4 2916
observed-size memcpy task 732 732 4 2928
observed-size memcpy task 750 750 2 1500
observed-size memcpy task 756 756 4 3024
observed-size memcpy task 760 760 4 3040
observed-size memcpy task 765 765 4 3060
observed-size memcpy task 769 769 2 1538
observed-size memcpy task 784 784 65 50960
observed-size memcpy task 796 796 4 3184
observed-size memcpy task 800 800 5 4000
observed-size memcpy task 803 803 2 1606
observed-size memcpy task 810 810 2 1620
observed-size memcpy task 820 820 4 3280
observed-size memcpy task 822 822 2 1644
observed-size memcpy task 833 833 4 3332
observed-size memcpy task 840 840 6 5040
observed-size memcpy task 848 848 4 3392
observed-size memcpy task 854 854 2 1708
observed-size memcpy task 862 862 4 3448
observed-size memcpy task 873 873 2 1746
observed-size memcpy task 877 877 4 3508
observed-size memcpy task 880 880 1 880
observed-size memcpy task 891 891 4 3564
observed-size memcpy task 894 894 4 3576
observed-size memcpy task 922 922 4 3688
observed-size memcpy task 923 923 4 3692
observed-size memcpy task 935 935 1 935
observed-size memcpy task 936 936 2 1872
observed-size memcpy task 943 943 4 3772
observed-size memcpy task 950 950 2 1900
observed-size memcpy task 951 951 4 3804
observed-size memcpy task 953 953 4 3812
observed-size memcpy task 963 963 4 3852
observed-size memcpy task 968 968 1 968
observed-size memcpy task 969 969 2 1938
observed-size memcpy task 970 970 4 3880
observed-size memcpy task 972 972 6 5832
observed-size memcpy task 977 977 4 3908
observed-size memcpy task 983 983 4 3932
observed-size memcpy task 986 986 2 1972
observed-size memcpy task 988 988 8 7904
observed-size memcpy task 990 990 4 3960
observed-size memcpy task 992 992 8 7936
observed-size memcpy task 996 996 2 1992
observed-size memcpy task 1000 1000 5 5000
observed-size memcpy task 1002 1002 1 1002
observed-size memcpy task 1010 1010 4 4040
observed-size memcpy task 1011 1011 2 2022
observed-size memcpy task 1012 1012 2 2024
observed-size memcpy task 1019 1019 2 2038
observed-size memcpy task 1024 1024 5157 5280768
observed-size memcpy task 1037 1037 4 4148
observed-size memcpy task 1047 1047 2 2094
observed-size memcpy task 1048 1048 2 2096
observed-size memcpy task 1049 1049 4 4196
observed-size memcpy task 1050 1050 2 2100
observed-size memcpy task 1052 1052 2 2104
observed-size memcpy task 1059 1059 4 4236
observed-size memcpy task 1061 1061 2 2122
observed-size memcpy task 1062 1062 4 4248
observed-size memcpy task 1066 1066 4 4264
observed-size memcpy task 1067 1067 4 4268
observed-size memcpy task 1070 1070 6 6420
observed-size memcpy task 1071 1071 4 4284
observed-size memcpy task 1073 1073 6 6438
observed-size memcpy task 1077 1077 4 4308
observed-size memcpy task 1079 1079 4 4316
observed-size memcpy task 1080 1080 4 4320
observed-size memcpy task 1083 1083 2 2166
observed-size memcpy task 1094 1094 2 2188
observed-size memcpy task 1102 1102 4 4408
observed-size memcpy task 1103 1103 4 4412
observed-size memcpy task 1104 1104 4 4416
observed-size memcpy task 1106 1106 4 4424
observed-size memcpy task 1109 1109 8 8872
observed-size memcpy task 1111 1111 4 4444
observed-size memcpy task 1112 1112 6 6672
observed-size memcpy task 1115 1115 4 4460
observed-size memcpy task 1119 1119 4 4476
observed-size memcpy task 1127 1127 4 4508
observed-size memcpy task 1129 1129 4 4516
observed-size memcpy task 1148 1148 12 13776
observed-size memcpy task 1155 1155 4 4620
observed-size memcpy task 1160 1160 1 1160
observed-size memcpy task 1168 1168 4 4672
observed-size memcpy task 1170 1170 2 2340
observed-size memcpy task 1174 1174 4 4696
observed-size memcpy task 1176 1176 4 4704
observed-size memcpy task 1182 1182 6 7092
observed-size memcpy task 1184 1184 1 1184
observed-size memcpy task 1187 1187 2 2374
observed-size memcpy task 1188 1188 10 11880
observed-size memcpy task 1189 1189 2 2378
observed-size memcpy task 1199 1199 4 4796
observed-size memcpy task 1202 1202 2 2404
observed-size memcpy task 1204 1204 10 12040
observed-size memcpy task 1212 1212 4 4848
observed-size memcpy task 1213 1213 4 4852
observed-size memcpy task 1214 1214 4 4856
observed-size memcpy task 1215 1215 4 4860
observed-size memcpy task 1216 1216 4 4864
observed-size memcpy task 1218 1218 2 2436
observed-size memcpy task 1221 1221 2 2442
observed-size memcpy task 1222 1222 2 2444
observed-size memcpy task 1230 1230 4 4920
observed-size memcpy task 1234 1234 6 7404
observed-size memcpy task 1240 1240 6 7440
observed-size memcpy task 1246 1246 4 4984
observed-size memcpy task 1248 1248 9 11232
observed-size memcpy task 1252 1252 4 5008
observed-size memcpy task 1256 1256 2 2512
observed-size memcpy task 1260 1260 4 5040
observed-size memcpy task 1264 1264 8 10112
observed-size memcpy task 1266 1266 4 5064
observed-size memcpy task 1275 1275 4 5100
observed-size memcpy task 1276 1276 1 1276
observed-size memcpy task 1279 1279 4 5116
observed-size memcpy task 1280 1280 5 6400
observed-size memcpy task 1283 1283 12 15396
observed-size memcpy task 1285 1285 4 5140
observed-size memcpy task 1287 1287 4 5148
observed-size memcpy task 1288 1288 2 2576
observed-size memcpy task 1292 1292 4 5168
observed-size memcpy task 1294 1294 6 7764
observed-size memcpy task 1305 1305 4 5220
observed-size memcpy task 1306 1306 4 5224
observed-size memcpy task 1308 1308 4 5232
observed-size memcpy task 1310 1310 2 2620
observed-size memcpy task 1321 1321 4 5284
observed-size memcpy task 1334 1334 2 2668
observed-size memcpy task 1335 1335 2 2670
observed-size memcpy task 1340 1340 4 5360
observed-size memcpy task 1341 1341 2 2682
observed-size memcpy task 1353 1353 4 5412
observed-size memcpy task 1368 1368 4 5472
observed-size memcpy task 1375 1375 4 5500
observed-size memcpy task 1385 1385 4 5540
observed-size memcpy task 1400 1400 8 11200
observed-size memcpy task 1403 1403 4 5612
observed-size memcpy task 1405 1405 2 2810
observed-size memcpy task 1416 1416 1 1416
observed-size memcpy task 1426 1426 4 5704
observed-size memcpy task 1428 1428 4 5712
observed-size memcpy task 1433 1433 6 8598
observed-size memcpy task 1434 1434 4 5736
observed-size memcpy task 1453 1453 4 5812
observed-size memcpy task 1462 1462 2 2924
observed-size memcpy task 1463 1463 2 2926
observed-size memcpy task 1467 1467 4 5868
observed-size memcpy task 1471 1471 4 5884
observed-size memcpy task 1490 1490 4 5960
observed-size memcpy task 1497 1497 2 2994
observed-size memcpy task 1498 1498 4 5992
observed-size memcpy task 1503 1503 4 6012
observed-size memcpy task 1504 1504 1 1504
observed-size memcpy task 1505 1505 8 12040
observed-size memcpy task 1514 1514 4 6056
observed-size memcpy task 1515 1515 2 3030
observed-size memcpy task 1516 1516 4 6064
observed-size memcpy task 1518 1518 4 6072
observed-size memcpy task 1522 1522 4 6088
observed-size memcpy task 1523 1523 6 9138
observed-size memcpy task 1531 1531 2 3062
observed-size memcpy task 1536 1536 129 198144
observed-size memcpy task 1542 1542 4 6168
observed-size memcpy task 1558 1558 1 1558
observed-size memcpy task 1560 1560 5 7800
observed-size memcpy task 1573 1573 4 6292
observed-size memcpy task 1574 1574 2 3148
observed-size memcpy task 1584 1584 4 6336
observed-size memcpy task 1590 1590 2 3180
observed-size memcpy task 1591 1591 2 3182
observed-size memcpy task 1593 1593 4 6372
observed-size memcpy task 1597 1597 2 3194
observed-size memcpy task 1602 1602 2 3204
observed-size memcpy task 1617 1617 4 6468
observed-size memcpy task 1619 1619 2 3238
observed-size memcpy task 1626 1626 4 6504
observed-size memcpy task 1631 1631 2 3262
observed-size memcpy task 1633 1633 4 6532
observed-size memcpy task 1650 1650 2 3300
observed-size memcpy task 1654 1654 2 3308
observed-size memcpy task 1660 1660 2 3320
observed-size memcpy task 1661 1661 4 6644
observed-size memcpy task 1667 1667 4 6668
observed-size memcpy task 1675 1675 2 3350
observed-size memcpy task 1692 1692 4 6768
observed-size memcpy task 1697 1697 4 6788
observed-size memcpy task 1704 1704 2 3408
observed-size memcpy task 1705 1705 2 3410
observed-size memcpy task 1714 1714 4 6856
observed-size memcpy task 1715 1715 4 6860
observed-size memcpy task 1724 1724 2 3448
observed-size memcpy task 1730 1730 2 3460
observed-size memcpy task 1745 1745 4 6980
observed-size memcpy task 1746 1746 2 3492
observed-size memcpy task 1759 1759 4 7036
observed-size memcpy task 1771 1771 4 7084
observed-size memcpy task 1781 1781 2 3562
observed-size memcpy task 1793 1793 2 3586
observed-size memcpy task 1800 1800 4 7200
observed-size memcpy task 1806 1806 2 3612
observed-size memcpy task 1810 1810 4 7240
observed-size memcpy task 1816 1816 4 7264
observed-size memcpy task 1817 1817 4 7268
observed-size memcpy task 1824 1824 2 3648
observed-size memcpy task 1827 1827 2 3654
observed-size memcpy task 1831 1831 2 3662
observed-size memcpy task 1838 1838 2 3676
observed-size memcpy task 1856 1856 2 3712
observed-size memcpy task 1863 1863 4 7452
observed-size memcpy task 1870 1870 4 7480
observed-size memcpy task 1880 1880 4 7520
observed-size memcpy task 1897 1897 6 11382
observed-size memcpy task 1905 1905 4 7620
observed-size memcpy task 1906 1906 4 7624
observed-size memcpy task 1912 1912 474 906288
observed-size memcpy task 1917 1917 2 3834
observed-size memcpy task 1935 1935 2 3870
observed-size memcpy task 1936 1936 4 7744
observed-size memcpy task 1944 1944 5 9720
observed-size memcpy task 1948 1948 4 7792
observed-size memcpy task 1959 1959 4 7836
observed-size memcpy task 1961 1961 4 7844
observed-size memcpy task 1967 1967 2 3934
observed-size memcpy task 1972 1972 2 3944
observed-size memcpy task 1992 1992 2 3984
observed-size memcpy task 1998 1998 4 7992
observed-size memcpy task 2010 2010 2 4020
observed-size memcpy task 2020 2020 8 16160
observed-size memcpy task 2025 2025 4 8100
observed-size memcpy task 2027 2027 2 4054
observed-size memcpy task 2032 2032 4 8128
observed-size memcpy task 2035 2035 4 8140
observed-size memcpy task 2039 2039 1 2039
observed-size memcpy task 2040 2040 4 8160
observed-size memcpy task 2048 2048 642 1314816
observed-size memcpy task 2050 2050 2 4100
observed-size memcpy task 2064 2064 1 2064
observed-size memcpy task 2071 2071 1 2071
observed-size memcpy task 2076 2076 2 4152
observed-size memcpy task 2086 2086 2 4172
observed-size memcpy task 2094 2094 2 4188
observed-size memcpy task 2103 2103 4 8412
observed-size memcpy task 2107 2107 2 4214
observed-size memcpy task 2114 2114 2 4228
observed-size memcpy task 2117 2117 4 8468
observed-size memcpy task 2132 2132 2 4264
observed-size memcpy task 2133 2133 2 4266
observed-size memcpy task 2134 2134 4 8536
observed-size memcpy task 2135 2135 4 8540
observed-size memcpy task 2136 2136 4 8544
observed-size memcpy task 2168 2168 4 8672
observed-size memcpy task 2172 2172 2 4344
observed-size memcpy task 2173 2173 2 4346
observed-size memcpy task 2211 2211 4 8844
observed-size memcpy task 2212 2212 2 4424
observed-size memcpy task 2213 2213 2 4426
observed-size memcpy task 2216 2216 6 13296
observed-size memcpy task 2231 2231 2 4462
observed-size memcpy task 2246 2246 2 4492
observed-size memcpy task 2259 2259 4 9036
observed-size memcpy task 2287 2287 4 9148
observed-size memcpy task 2288 2288 1 2288
observed-size memcpy task 2309 2309 2 4618
observed-size memcpy task 2311 2311 2 4622
observed-size memcpy task 2367 2367 4 9468
observed-size memcpy task 2391 2391 1 2391
observed-size memcpy task 2414 2414 1 2414
observed-size memcpy task 2421 2421 4 9684
observed-size memcpy task 2424 2424 5 12120
observed-size memcpy task 2450 2450 4 9800
observed-size memcpy task 2456 2456 4 9824
observed-size memcpy task 2460 2460 2 4920
observed-size memcpy task 2479 2479 2 4958
observed-size memcpy task 2481 2481 4 9924
observed-size memcpy task 2489 2489 4 9956
observed-size memcpy task 2499 2499 4 9996
observed-size memcpy task 2502 2502 4 10008
observed-size memcpy task 2503 2503 2 5006
observed-size memcpy task 2508 2508 1 2508
observed-size memcpy task 2518 2518 4 10072
observed-size memcpy task 2521 2521 4 10084
observed-size memcpy task 2526 2526 2 5052
observed-size memcpy task 2529 2529 2 5058
observed-size memcpy task 2560 2560 95 243200
observed-size memcpy task 2577 2577 2 5154
observed-size memcpy task 2580 2580 4 10320
observed-size memcpy task 2581 2581 4 10324
observed-size memcpy task 2584 2584 2 5168
observed-size memcpy task 2593 2593 2 5186
observed-size memcpy task 2594 2594 4 10376
observed-size memcpy task 2603 2603 4 10412
observed-size memcpy task 2606 2606 4 10424
observed-size memcpy task 2616 2616 1 2616
observed-size memcpy task 2628 2628 4 10512
observed-size memcpy task 2643 2643 2 5286
observed-size memcpy task 2670 2670 2 5340
observed-size memcpy task 2684 2684 2 5368
observed-size memcpy task 2693 2693 2 5386
observed-size memcpy task 2700 2700 4 10800
observed-size memcpy task 2723 2723 2 5446
observed-size memcpy task 2725 2725 2 5450
observed-size memcpy task 2805 2805 2 5610
observed-size memcpy task 2810 2810 4 11240
observed-size memcpy task 2821 2821 3 8463
observed-size memcpy task 2822 2822 4 11288
observed-size memcpy task 2824 2824 2 5648
observed-size memcpy task 2836 2836 2 5672
observed-size memcpy task 2867 2867 4 11468
observed-size memcpy task 2872 2872 2 5744
observed-size memcpy task 2919 2919 2 5838
observed-size memcpy task 2935 2935 4 11740
observed-size memcpy task 2953 2953 4 11812
observed-size memcpy task 2959 2959 2 5918
observed-size memcpy task 2969 2969 2 5938
observed-size memcpy task 2972 2972 2 5944
observed-size memcpy task 2991 2991 4 11964
observed-size memcpy task 2996 2996 2 5992
observed-size memcpy task 3021 3021 4 12084
observed-size memcpy task 3024 3024 5 15120
observed-size memcpy task 3030 3030 4 12120
observed-size memcpy task 3038 3038 2 6076
observed-size memcpy task 3057 3057 2 6114
observed-size memcpy task 3062 3062 2 6124
observed-size memcpy task 3072 3072 3793 11652096
observed-size memcpy task 3131 3131 4 12524
observed-size memcpy task 3149 3149 2 6298
observed-size memcpy task 3155 3155 2 6310
observed-size memcpy task 3172 3172 1 3172
observed-size memcpy task 3175 3175 4 12700
observed-size memcpy task 3186 3186 2 6372
observed-size memcpy task 3196 3196 2 6392
observed-size memcpy task 3205 3205 2 6410
observed-size memcpy task 3212 3212 1 3212
observed-size memcpy task 3269 3269 2 6538
observed-size memcpy task 3313 3313 4 13252
observed-size memcpy task 3331 3331 4 13324
observed-size memcpy task 3336 3336 1 3336
observed-size memcpy task 3346 3346 2 6692
observed-size memcpy task 3348 3348 2 6696
observed-size memcpy task 3358 3358 2 6716
observed-size memcpy task 3367 3367 2 6734
observed-size memcpy task 3370 3370 2 6740
observed-size memcpy task 3380 3380 2 6760
observed-size memcpy task 3383 3383 2 6766
observed-size memcpy task 3384 3384 2 6768
observed-size memcpy task 3414 3414 2 6828
observed-size memcpy task 3553 3553 2 7106
observed-size memcpy task 3556 3556 2 7112
observed-size memcpy task 3568 3568 4 14272
observed-size memcpy task 3569 3569 2 7138
observed-size memcpy task 3576 3576 4 14304
observed-size memcpy task 3579 3579 4 14316
observed-size memcpy task 3584 3584 82 293888
observed-size memcpy task 3608 3608 1 3608
observed-size memcpy task 3613 3613 1 3613
observed-size memcpy task 3636 3636 1 3636
observed-size memcpy task 3667 3667 2 7334
observed-size memcpy task 3709 3709 2 7418
observed-size memcpy task 3737 3737 4 14948
observed-size memcpy task 3744 3744 3 11232
observed-size memcpy task 3776 3776 4 15104
observed-size memcpy task 3791 3791 4 15164
observed-size memcpy task 3858 3858 2 7716
observed-size memcpy task 3892 3892 2 7784
observed-size memcpy task 3901 3901 2 7802
observed-size memcpy task 3945 3945 2 7890
observed-size memcpy task 3962 3962 4 15848
observed-size memcpy task 3983 3983 2 7966
observed-size memcpy task 3993 3993 2 7986
observed-size memcpy task 4024 4024 2 8048
observed-size memcpy task 4039 4039 2 8078
observed-size memcpy task 4073 4073 2 8146
observed-size memcpy task 4096 4096 3498 14327808
observed-size memcpy task 4608 4735 3 14160
observed-size memcpy task 5376 5503 1 5404
observed-size memcpy task 5632 5759 1 5696
observed-size memcpy task 5888 6015 3 17688
observed-size memcpy task 6016 6143 458 2784640
observed-size memcpy task 6272 6399 1 6288
observed-size memcpy task 6656 6783 1 6673
observed-size memcpy task 7296 7423 2 14736
observed-size memcpy task 7936 8063 1 7968
observed-size memcpy task 8960 9215 3 27416
observed-size memcpy task 9472 9727 1 9564
observed-size memcpy task 11008 11263 3 33457
observed-size memcpy task 11264 11519 2 23008
observed-size memcpy task 14336 14591 3 43098
observed-size memcpy task 17920 18431 2 35936
observed-size memcpy task 22016 22527 1 22456
observed-size memcpy task 23552 24063 1 23658
observed-size memcpy task 24576 25087 1 24925
observed-size memcpy task 27648 28159 1 28064
observed-size memcpy task 28160 28671 1 28507
observed-size memcpy task 28672 29183 1 29160
observed-size memcpy task 34816 35839 1 35080
observed-size memcpy task 37888 38911 2 76981
observed-size memcpy task 43008 44031 1 43848
observed-size memcpy task 61440 62463 1 62436
observed-size memcpy task 64512 65535 1 65186
observed-size memcpy task 67584 69631 1 68850
observed-size memcpy task 92160 94207 1 93654
observed-size memcpy task 100352 102399 1 101417
observed-size memcpy task 112640 114687 1 113190
observed-size memcpy task 122880 124927 1 124205
observed-size memcpy task 131072 135167 1 134520
observed-size memcpy task 270336 278527 1 272085
observed-size memcpy task 557056 573439 1 558216
observed-size memmove task 0 0 15 0
observed-size memmove task 1 1 1 1
observed-size memmove task 4 4 2 8
observed-size memmove task 8 8 2 16
observed-size memmove task 9 9 2 18
observed-size memmove task 10 10 1 10
observed-size memmove task 12 12 2 24
observed-size memmove task 16 16 110 1760
observed-size memmove task 18 18 1 18
observed-size memmove task 19 19 1 19
observed-size memmove task 20 20 80 1600
observed-size memmove task 24 24 54 1296
observed-size memmove task 28 28 34 952
observed-size memmove task 32 32 15 480
observed-size memmove task 38 38 1 38
observed-size memmove task 39 39 1 39
observed-size memmove task 40 40 1 40
observed-size memmove task 47 47 2 94
observed-size memmove task 48 48 10 480
observed-size memmove task 49 49 2 98
observed-size memmove task 53 53 3 159
observed-size memmove task 57 57 1 57
observed-size memmove task 60 60 1 60
observed-size memmove task 63 63 1 63
observed-size memmove task 66 66 2 132
observed-size memmove task 69 69 1 69
observed-size memmove task 74 74 1 74
observed-size memmove task 76 76 1 76
observed-size memmove task 79 79 3 237
observed-size memmove task 82 82 1 82
observed-size memmove task 85 85 2 170
observed-size memmove task 93 93 1 93
observed-size memmove task 95 95 1 95
observed-size memmove task 96 96 3 288
observed-size memmove task 98 98 3 294
observed-size memmove task 108 108 2 216
observed-size memmove task 112 112 1 112
observed-size memmove task 114 114 1 114
observed-size memmove task 117 117 2 234
observed-size memmove task 132 132 1 132
observed-size memmove task 134 134 1 134
observed-size memmove task 136 136 1 136
observed-size memmove task 141 141 1 141
observed-size memmove task 147 147 1 147
observed-size memmove task 151 151 1 151
observed-size memmove task 169 169 1 169
observed-size memmove task 194 194 1 194
observed-size memmove task 198 198 1 198
observed-size memmove task 216 216 1 216
observed-size memmove task 236 236 1 236
observed-size memmove task 252 252 1 252
observed-size memmove task 271 271 1 271
observed-size memmove task 287 287 1 287
observed-size memmove task 316 316 1 316
observed-size memmove task 338 338 1 338
observed-size memmove task 353 353 1 353
observed-size memmove task 430 430 1 430
observed-size memmove task 457 457 1 457
observed-size memmove task 485 485 1 485
observed-size memmove task 512 512 1 512
observed-size memmove task 540 540 1 540
observed-size memmove task 601 601 1 601
observed-size memmove task 644 644 1 644
observed-size memmove task 688 688 1 688
observed-size memmove task 699 699 1 699
observed-size memmove task 700 700 1 700
observed-size memmove task 707 707 1 707
observed-size memmove task 708 708 1 708
observed-size memmove task 710 710 1 710
observed-size memmove task 716 716 1 716
observed-size memmove task 722 722 1 722
observed-size memmove task 764 764 1 764
observed-size memmove task 823 823 1 823
observed-size memmove task 824 824 1 824
observed-size memmove task 828 828 1 828
observed-size memmove task 832 832 1 832
observed-size memmove task 1023 1023 1 1023
observed-size memmove task 1060 1060 1 1060
observed-size memmove task 1075 1075 1 1075
observed-size memmove task 1104 1104 1 1104
observed-size memmove task 1113 1113 1 1113
observed-size memmove task 1143 1143 1 1143
observed-size memmove task 1150 1150 1 1150
observed-size memmove task 1164 1164 1 1164
observed-size memmove task 1196 1196 1 1196
observed-size memmove task 1254 1254 1 1254
observed-size memmove task 1358 1358 1 1358
observed-size memmove task 1360 1360 1 1360
observed-size memmove task 1421 1421 1 1421
observed-size memmove task 1460 1460 1 1460
observed-size memmove task 1471 1471 1 1471
observed-size memmove task 1491 1491 1 1491
observed-size memmove task 1498 1498 1 1498
observed-size memmove task 1503 1503 1 1503
observed-size memmove task 1516 1516 1 1516
observed-size memmove task 1526 1526 1 1526
observed-size memmove task 1579 1579 1 1579
observed-size memmove task 1586 1586 1 1586
observed-size memmove task 1620 1620 1 1620
observed-size memmove task 1693 1693 1 1693
observed-size memmove task 1700 1700 1 1700
observed-size memmove task 1782 1782 1 1782
observed-size memmove task 1810 1810 1 1810
observed-size memmove task 1887 1887 1 1887
observed-size memmove task 1892 1892 1 1892
observed-size memmove task 1939 1939 1 1939
observed-size memmove task 1948 1948 1 1948
observed-size memmove task 1986 1986 1 1986
observed-size memmove task 2015 2015 1 2015
observed-size memmove task 2028 2028 1 2028
observed-size memmove task 2080 2080 1 2080
observed-size memmove task 2096 2096 1 2096
observed-size memmove task 2111 2111 1 2111
observed-size memmove task 2143 2143 1 2143
observed-size memmove task 2150 2150 1 2150
observed-size memmove task 2196 2196 1 2196
observed-size memmove task 2224 2224 1 2224
observed-size memmove task 2243 2243 1 2243
observed-size memmove task 2286 2286 1 2286
observed-size memmove task 2342 2342 1 2342
observed-size memmove task 2352 2352 1 2352
observed-size memmove task 2360 2360 1 2360
observed-size memmove task 2363 2363 1 2363
observed-size memmove task 2474 2474 1 2474
observed-size memmove task 2504 2504 1 2504
observed-size memmove task 2530 2530 1 2530
observed-size memmove task 2541 2541 1 2541
observed-size memmove task 2595 2595 1 2595
observed-size memmove task 2680 2680 1 2680
observed-size memmove task 2681 2681 1 2681
observed-size memmove task 2694 2694 1 2694
observed-size memmove task 2698 2698 1 2698
observed-size memmove task 2745 2745 1 2745
observed-size memmove task 2747 2747 1 2747
observed-size memmove task 2784 2784 1 2784
observed-size memmove task 2803 2803 1 2803
observed-size memmove task 2821 2821 1 2821
observed-size memmove task 2865 2865 1 2865
observed-size memmove task 2870 2870 1 2870
observed-size memmove task 2909 2909 1 2909
observed-size memmove task 2951 2951 1 2951
observed-size memmove task 2952 2952 2 5904
observed-size memmove task 3033 3033 1 3033
observed-size memmove task 3078 3078 1 3078
observed-size memmove task 3093 3093 1 3093
observed-size memmove task 3107 3107 1 3107
observed-size memmove task 3111 3111 1 3111
observed-size memmove task 3227 3227 1 3227
observed-size memmove task 3249 3249 1 3249
observed-size memmove task 3252 3252 1 3252
observed-size memmove task 3269 3269 1 3269
observed-size memmove task 3307 3307 1 3307
observed-size memmove task 3317 3317 1 3317
observed-size memmove task 3378 3378 1 3378
observed-size memmove task 3387 3387 1 3387
observed-size memmove task 3411 3411 1 3411
observed-size memmove task 3440 3440 1 3440
observed-size memmove task 3455 3455 1 3455
observed-size memmove task 3457 3457 1 3457
observed-size memmove task 3543 3543 1 3543
observed-size memmove task 3560 3560 1 3560
observed-size memmove task 3601 3601 1 3601
observed-size memmove task 3658 3658 1 3658
observed-size memmove task 3691 3691 1 3691
observed-size memmove task 3721 3721 1 3721
observed-size memmove task 3801 3801 1 3801
observed-size memmove task 3919 3919 1 3919
observed-size memmove task 3935 3935 1 3935
observed-size memmove task 3999 3999 1 3999
observed-size memmove task 4010 4010 1 4010
observed-size memmove task 4015 4015 1 4015
observed-size memmove task 4097 4223 4 16616
observed-size memmove task 4224 4351 2 8621
observed-size memmove task 4352 4479 1 4416
observed-size memmove task 4480 4607 2 9121
observed-size memmove task 4608 4735 2 9269
observed-size memmove task 4736 4863 1 4767
observed-size memmove task 4864 4991 3 14640
observed-size memmove task 5120 5247 2 10301
observed-size memmove task 5248 5375 1 5301
observed-size memmove task 5376 5503 2 10896
observed-size memmove task 5504 5631 1 5586
observed-size memmove task 5760 5887 1 5785
observed-size memmove task 5888 6015 1 5936
observed-size memmove task 6016 6143 1 6089
observed-size memmove task 6144 6271 1 6261
observed-size memset exception 40 40 3 120
observed-size memset exception 64 64 1654 105856
observed-size memset softirq 0 0 212 0
observed-size memset softirq 24 24 430 10320
observed-size memset softirq 32 32 101 3232
observed-size memset softirq 40 40 3 120
observed-size memset softirq 128 128 10 1280
observed-size memset softirq 192 192 1 192
observed-size memset softirq 232 232 604 140128
observed-size memset softirq 256 256 14 3584
observed-size memset softirq 512 512 14 7168
observed-size memset softirq 704 704 606 426624
observed-size memset softirq 2320 2320 101 234320
observed-size memset task 0 0 7767 0
observed-size memset task 4 4 1709 6836
observed-size memset task 5 5 2 10
observed-size memset task 6 6 4 24
observed-size memset task 8 8 1446 11568
observed-size memset task 9 9 1 9
observed-size memset task 10 10 133 1330
observed-size memset task 11 11 8 88
observed-size memset task 12 12 202 2424
observed-size memset task 13 13 54 702
observed-size memset task 14 14 227 3178
observed-size memset task 15 15 1 15
observed-size memset task 16 16 1769 28304
observed-size memset task 17 17 2 34
observed-size memset task 18 18 66 1188
observed-size memset task 20 20 169 3380
observed-size memset task 21 21 2 42
observed-size memset task 22 22 32 704
observed-size memset task 23 23 8 184
observed-size memset task 24 24 13475 323400
observed-size memset task 26 26 4 104
observed-size memset task 28 28 52 1456
observed-size memset task 30 30 12 360
observed-size memset task 31 31 1 31
observed-size memset task 32 32 3326 106432
observed-size memset task 33 33 1 33
observed-size memset task 34 34 7 238
observed-size memset task 36 36 28 1008
observed-size memset task 38 38 3 114
observed-size memset task 40 40 3408 136320
observed-size memset task 41 41 2 82
observed-size memset task 42 42 5 210
observed-size memset task 44 44 21 924
observed-size memset task 47 47 3 141
observed-size memset task 48 48 230 11040
observed-size memset task 50 50 2 100
observed-size memset task 51 51 3 153
observed-size memset task 52 52 18 936
observed-size memset task 54 54 4 216
observed-size memset task 55 55 3 165
observed-size memset task 56 56 16607 929992
observed-size memset task 57 57 6 342
observed-size memset task 60 60 6 360
observed-size memset task 61 61 4 244
observed-size memset task 64 64 10013 640832
observed-size memset task 68 68 8 544
observed-size memset task 71 71 3 213
observed-size memset task 72 72 56 4032
observed-size memset task 73 73 3 219
observed-size memset task 74 74 1 74
observed-size memset task 76 76 5 380
observed-size memset task 80 80 354 28320
observed-size memset task 81 81 7 567
observed-size memset task 83 83 2 166
observed-size memset task 84 84 6 504
observed-size memset task 87 87 2 174
observed-size memset task 88 88 2656 233728
observed-size memset task 89 89 3 267
observed-size memset task 91 91 1 91
observed-size memset task 92 92 3 276
observed-size memset task 96 96 19149 1838304
observed-size memset task 100 100 6 600
observed-size memset task 101 101 3 303
observed-size memset task 102 102 3 306
observed-size memset task 103 103 8 824
observed-size memset task 104 104 9 936
observed-size memset task 108 108 2 216
observed-size memset task 110 110 1 110
observed-size memset task 112 112 320 35840
observed-size memset task 113 113 9 1017
observed-size memset task 119 119 3 357
observed-size memset task 120 120 205 24600
observed-size memset task 124 124 4 496
observed-size memset task 128 128 521 66688
observed-size memset task 130 130 3 390
observed-size memset task 131 131 2 262
observed-size memset task 133 133 2 266
observed-size memset task 134 134 8 1072
observed-size memset task 136 136 914 124304
observed-size memset task 137 137 3 411
observed-size memset task 140 140 4 560
observed-size memset task 142 142 3 426
observed-size memset task 143 143 2 286
observed-size memset task 144 144 2 288
observed-size memset task 147 147 2 294
observed-size memset task 151 151 13 1963
observed-size memset task 152 152 1 152
observed-size memset task 153 153 2 306
observed-size memset task 160 160 2 320
observed-size memset task 161 161 2 322
observed-size memset task 162 162 2 324
observed-size memset task 164 164 3 492
observed-size memset task 168 168 878 147504
observed-size memset task 170 170 2 340
observed-size memset task 172 172 2 344
observed-size memset task 176 176 7 1232
observed-size memset task 178 178 2 356
observed-size memset task 180 180 3 540
observed-size memset task 184 184 1268 233312
observed-size memset task 185 185 3 555
observed-size memset task 191 191 3 573
observed-size memset task 192 192 39350 7555200
observed-size memset task 193 193 1 193
observed-size memset task 195 195 6 1170
observed-size memset task 200 200 1 200
observed-size memset task 202 202 1 202
observed-size memset task 204 204 11 2244
observed-size memset task 205 205 2 410
observed-size memset task 210 210 2 420
observed-size memset task 214 214 1 214
observed-size memset task 215 215 1 215
observed-size memset task 216 216 2 432
observed-size memset task 217 217 1 217
observed-size memset task 221 221 3 663
observed-size memset task 224 224 17 3808
observed-size memset task 228 228 4 912
observed-size memset task 230 230 2 460
observed-size memset task 231 231 5 1155
observed-size memset task 232 232 507 117624
observed-size memset task 236 236 3 708
observed-size memset task 238 238 9 2142
observed-size memset task 242 242 2 484
observed-size memset task 244 244 2 488
observed-size memset task 248 248 4 992
observed-size memset task 249 249 1 249
observed-size memset task 250 250 3 750
observed-size memset task 251 251 2 502
observed-size memset task 253 253 3 759
observed-size memset task 254 254 1 254
observed-size memset task 255 255 3 765
observed-size memset task 256 256 11055 2830080
observed-size memset task 257 257 3 771
observed-size memset task 259 259 3 777
observed-size memset task 262 262 2 524
observed-size memset task 264 264 5 1320
observed-size memset task 267 267 3 801
observed-size memset task 268 268 3 804
observed-size memset task 270 270 2 540
observed-size memset task 271 271 1 271
observed-size memset task 274 274 2 548
observed-size memset task 277 277 3 831
observed-size memset task 289 289 2 578
observed-size memset task 292 292 5 1460
observed-size memset task 295 295 4 1180
observed-size memset task 296 296 1 296
observed-size memset task 300 300 2 600
observed-size memset task 301 301 2 602
observed-size memset task 302 302 3 906
observed-size memset task 303 303 2 606
observed-size memset task 305 305 8 2440
observed-size memset task 318 318 2 636
observed-size memset task 320 320 2 640
observed-size memset task 321 321 1 321
observed-size memset task 322 322 2 644
observed-size memset task 323 323 1 323
observed-size memset task 324 324 2 648
observed-size memset task 325 325 1 325
observed-size memset task 332 332 2 664
observed-size memset task 333 333 3 999
observed-size memset task 334 334 3 1002
observed-size memset task 337 337 1 337
observed-size memset task 340 340 2 680
observed-size memset task 343 343 3 1029
observed-size memset task 344 344 1 344
observed-size memset task 347 347 3 1041
observed-size memset task 348 348 2 696
observed-size memset task 349 349 2 698
observed-size memset task 351 351 3 1053
observed-size memset task 352 352 8 2816
observed-size memset task 356 356 3 1068
observed-size memset task 359 359 8 2872
observed-size memset task 360 360 3 1080
observed-size memset task 362 362 1 362
observed-size memset task 366 366 1 366
observed-size memset task 368 368 3 1104
observed-size memset task 372 372 3 1116
observed-size memset task 373 373 2 746
observed-size memset task 379 379 1 379
observed-size memset task 381 381 2 762
observed-size memset task 384 384 1 384
observed-size memset task 387 387 8 3096
observed-size memset task 388 388 3 1164
observed-size memset task 392 392 3 1176
observed-size memset task 394 394 2 788
observed-size memset task 398 398 1 398
observed-size memset task 400 400 2 800
observed-size memset task 401 401 3 1203
observed-size memset task 402 402 3 1206
observed-size memset task 410 410 2 820
observed-size memset task 412 412 2 824
observed-size memset task 415 415 5 2075
observed-size memset task 417 417 2 834
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
observed-size memset task 432 432 2 864
observed-size memset task 435 435 1 435
observed-size memset task 443 443 3 1329
observed-size memset task 444 444 3 1332
observed-size memset task 446 446 1 446
observed-size memset task 448 448 2 896
observed-size memset task 451 451 3 1353
observed-size memset task 453 453 1 453
observed-size memset task 455 455 3 1365
observed-size memset task 457 457 5 2285
observed-size memset task 459 459 1 459
observed-size memset task 460 460 3 1380
observed-size memset task 463 463 1 463
observed-size memset task 464 464 5 2320
observed-size memset task 466 466 3 1398
observed-size memset task 468 468 2 936
observed-size memset task 469 469 4 1876
observed-size memset task 474 474 5 2370
observed-size memset task 475 475 4 1900
observed-size memset task 476 476 4 1904
observed-size memset task 477 477 1 477
observed-size memset task 478 478 4 1912
observed-size memset task 479 479 2 958
observed-size memset task 487 487 1 487
observed-size memset task 488 488 2 976
observed-size memset task 490 490 2 980
observed-size memset task 491 491 3 1473
observed-size memset task 492 492 4 1968
observed-size memset task 493 493 2 986
observed-size memset task 495 495 3 1485
observed-size memset task 499 499 1 499
observed-size memset task 506 506 2 1012
observed-size memset task 510 510 1 510
observed-size memset task 512 512 2202 1127424
observed-size memset task 517 517 8 4136
observed-size memset task 520 520 6 3120
observed-size memset task 522 522 1 522
observed-size memset task 524 524 1 524
observed-size memset task 525 525 5 2625
observed-size memset task 526 526 4 2104
observed-size memset task 527 527 6 3162
observed-size memset task 528 528 7 3696
observed-size memset task 529 529 2 1058
observed-size memset task 530 530 3 1590
observed-size memset task 532 532 2 1064
observed-size memset task 533 533 4 2132
observed-size memset task 534 534 3 1602
observed-size memset task 535 535 2 1070
observed-size memset task 540 540 6 3240
observed-size memset task 543 543 16 8688
observed-size memset task 544 544 1 544
observed-size memset task 545 545 2 1090
observed-size memset task 546 546 1 546
observed-size memset task 548 548 4 2192
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
observed-size memset task 573 573 2 1146
observed-size memset task 576 576 2 1152
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
observed-size memset task 602 602 2 1204
observed-size memset task 604 604 2 1208
observed-size memset task 608 608 4 2432
observed-size memset task 611 611 5 3055
observed-size memset task 612 612 2 1224
observed-size memset task 614 614 6 3684
observed-size memset task 615 615 7 4305
observed-size memset task 616 616 5 3080
observed-size memset task 620 620 3 1860
observed-size memset task 622 622 5 3110
observed-size memset task 624 624 4 2496
observed-size memset task 625 625 1 625
observed-size memset task 626 626 3 1878
observed-size memset task 629 629 4 2516
observed-size memset task 632 632 2 1264
observed-size memset task 636 636 5 3180
observed-size memset task 640 640 3 1920
observed-size memset task 642 642 3 1926
observed-size memset task 643 643 4 2572
observed-size memset task 645 645 4 2580
observed-size memset task 648 648 8 5184
observed-size memset task 651 651 3 1953
observed-size memset task 655 655 4 2620
observed-size memset task 657 657 3 1971
observed-size memset task 659 659 2 1318
observed-size memset task 663 663 3 1989
observed-size memset task 665 665 1 665
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
observed-size memset task 704 704 2105 1481920
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
observed-size memset task 740 740 4 2960
observed-size memset task 742 742 2 1484
observed-size memset task 743 743 2 1486
observed-size memset task 748 748 6 4488
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
observed-size memset task 784 784 8 6272
observed-size memset task 785 785 3 2355
observed-size memset task 786 786 1 786
observed-size memset task 788 788 4 3152
observed-size memset task 792 792 3 2376
observed-size memset task 794 794 3 2382
observed-size memset task 796 796 3 2388
observed-size memset task 797 797 3 2391
observed-size memset task 800 800 8 6400
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
observed-size memset task 864 864 3 2592
observed-size memset task 865 865 3 2595
observed-size memset task 866 866 6 5196
observed-size memset task 872 872 4 3488
observed-size memset task 874 874 2 1748
observed-size memset task 877 877 1 877
observed-size memset task 878 878 2 1756
observed-size memset task 880 880 4 3520
observed-size memset task 881 881 6 5286
observed-size memset task 883 883 3 2649
observed-size memset task 885 885 1 885
observed-size memset task 889 889 2 1778
observed-size memset task 891 891 6 5346
observed-size memset task 893 893 5 4465
observed-size memset task 895 895 3 2685
observed-size memset task 896 896 2 1792
observed-size memset task 899 899 2 1798
observed-size memset task 900 900 16 14400
observed-size memset task 904 904 5 4520
observed-size memset task 906 906 1 906
observed-size memset task 908 908 2 1816
observed-size memset task 910 910 6 5460
observed-size memset task 914 914 3 2742
observed-size memset task 919 919 3 2757
observed-size memset task 920 920 2 1840
observed-size memset task 921 921 11 10131
observed-size memset task 922 922 1 922
observed-size memset task 927 927 1 927
observed-size memset task 928 928 2 1856
observed-size memset task 929 929 4 3716
observed-size memset task 932 932 2 1864
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
observed-size memset task 960 960 2 1920
observed-size memset task 965 965 9 8685
observed-size memset task 968 968 5 4840
observed-size memset task 969 969 4 3876
observed-size memset task 971 971 2 1942
observed-size memset task 972 972 3 2916
observed-size memset task 975 975 5 4875
observed-size memset task 976 976 2 1952
observed-size memset task 977 977 3 2931
observed-size memset task 978 978 6 5868
observed-size memset task 981 981 7 6867
observed-size memset task 982 982 3 2946
observed-size memset task 984 984 3 2952
observed-size memset task 986 986 7 6902
observed-size memset task 987 987 2 1974
observed-size memset task 988 988 21 20748
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
observed-size memset task 1024 1024 680 696320
observed-size memset task 1034 1034 4 4136
observed-size memset task 1039 1039 1 1039
observed-size memset task 1040 1040 4 4160
observed-size memset task 1057 1057 1 1057
observed-size memset task 1058 1058 4 4232
observed-size memset task 1066 1066 5 5330
observed-size memset task 1075 1075 5 5375
observed-size memset task 1100 1100 3 3300
observed-size memset task 1105 1105 4 4420
observed-size memset task 1115 1115 1 1115
observed-size memset task 1116 1116 1 1116
observed-size memset task 1124 1124 4 4496
observed-size memset task 1127 1127 1 1127
observed-size memset task 1137 1137 4 4548
observed-size memset task 1143 1143 4 4572
observed-size memset task 1152 1152 463 533376
observed-size memset task 1161 1161 4 4644
observed-size memset task 1177 1177 4 4708
observed-size memset task 1224 1224 1 1224
observed-size memset task 1228 1228 1 1228
observed-size memset task 1229 1229 4 4916
observed-size memset task 1232 1232 2 2464
observed-size memset task 1260 1260 1 1260
observed-size memset task 1272 1272 4 5088
observed-size memset task 1274 1274 4 5096
observed-size memset task 1275 1275 4 5100
observed-size memset task 1278 1278 2 2556
observed-size memset task 1286 1286 3 3858
observed-size memset task 1291 1291 4 5164
observed-size memset task 1316 1316 1 1316
observed-size memset task 1344 1344 2 2688
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
observed-size memset task 1536 1536 1 1536
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
observed-size memset task 1752 1752 474 830448
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
observed-size memset task 2048 2048 39 79872
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
observed-size memset task 2320 2320 102 236640
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
observed-size memset task 2522 2522 4 10088
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
observed-size memset task 2634 2634 3 7902
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
observed-size memset task 2824 2824 458 1293392
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
observed-size memset task 3072 3072 69 211968
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
observed-size memset task 3127 3127 4 12508
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
observed-size memset task 3584 3584 58 207872
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
observed-size memset task 4096 4096 1938 7938048
observed-size memset task 8192 8447 16 131072
observed-size memset task 8704 8959 458 4078032
observed-size memset task 32768 33791 12 393216
observed-size memset task 45056 46079 1 45056
observed-size memset task 61440 62463 1 61440
observed-size memset task 65536 67583 1 65536
observed-size memset task 81920 83967 1 81920
observed-size memset task 258048 262143 1 258048
observed-size memset task 286720 294911 1 290816
observed-size memset task 417792 425983 1 417792
observed-size memset task 557056 573439 1 561152
observed-size other-copy softirq 32 32 101 3232
observed-size user-clear task 64 64 345 22080
observed-size user-clear task 632 632 280 176960
observed-size user-clear task 1024 1024 256 262144
observed-size user-clear task 1204 1204 71 85484
observed-size user-clear task 1816 1816 3 5448
observed-size user-clear task 2264 2264 3 6792
observed-size user-clear task 2696 2696 6 16176
observed-size user-clear task 3520 3520 61 214720
observed-size user-clear task 3800 3800 1 3800
observed-size user-clear task 3808 3808 3 11424
observed-size user-clear task 4096 4096 2048 8388608
observed-size user-copy task 1 1 18482 18482
observed-size user-copy task 2 2 22 44
observed-size user-copy task 3 3 444 1332
observed-size user-copy task 4 4 164 656
observed-size user-copy task 5 5 140 700
observed-size user-copy task 6 6 374 2244
observed-size user-copy task 7 7 711 4977
observed-size user-copy task 8 8 2499 19992
observed-size user-copy task 9 9 7 63
observed-size user-copy task 10 10 942 9420
observed-size user-copy task 11 11 700 7700
observed-size user-copy task 12 12 293 3516
observed-size user-copy task 13 13 147 1911
observed-size user-copy task 14 14 25 350
observed-size user-copy task 15 15 8 120
observed-size user-copy task 16 16 3484 55744
observed-size user-copy task 17 17 8 136
observed-size user-copy task 18 18 6 108
observed-size user-copy task 19 19 15 285
observed-size user-copy task 20 20 23 460
observed-size user-copy task 21 21 10 210
observed-size user-copy task 22 22 15 330
observed-size user-copy task 23 23 19 437
observed-size user-copy task 24 24 356 8544
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
observed-size user-copy task 48 48 690 33120
observed-size user-copy task 49 49 60 2940
observed-size user-copy task 50 50 6 300
observed-size user-copy task 51 51 5 255
observed-size user-copy task 52 52 8 416
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
observed-size user-copy task 128 128 104 13312
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
observed-size user-copy task 144 144 10493 1510992
observed-size user-copy task 147 147 5 735
observed-size user-copy task 151 151 16 2416
observed-size user-copy task 152 152 2 304
observed-size user-copy task 153 153 4 612
observed-size user-copy task 158 158 2 316
observed-size user-copy task 159 159 7 1113
observed-size user-copy task 160 160 2 320
observed-size user-copy task 161 161 8 1288
observed-size user-copy task 162 162 5 810
observed-size user-copy task 163 163 3 489
observed-size user-copy task 164 164 8 1312
observed-size user-copy task 168 168 8 1344
observed-size user-copy task 169 169 7 1183
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
observed-size user-copy task 191 191 244 46604
observed-size user-copy task 192 192 349 67008
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
observed-size user-copy task 257 257 11 2827
observed-size user-copy task 259 259 4 1036
observed-size user-copy task 261 261 4 1044
observed-size user-copy task 262 262 6 1572
observed-size user-copy task 263 263 6 1578
observed-size user-copy task 264 264 4 1056
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
observed-size user-copy task 328 328 3 984
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
observed-size user-copy task 360 360 8 2880
observed-size user-copy task 361 361 2 722
observed-size user-copy task 362 362 4 1448
observed-size user-copy task 365 365 4 1460
observed-size user-copy task 366 366 4 1464
observed-size user-copy task 367 367 1 367
observed-size user-copy task 368 368 355 130640
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
observed-size user-copy task 390 390 7 2730
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
observed-size user-copy task 409 409 12 4908
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
observed-size user-copy task 451 451 4 1804
observed-size user-copy task 453 453 8 3624
observed-size user-copy task 455 455 4 1820
observed-size user-copy task 456 456 4 1824
observed-size user-copy task 457 457 14 6398
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
observed-size user-copy task 489 489 6 2934
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
observed-size user-copy task 512 512 1738 889856
observed-size user-copy task 514 514 2 1028
observed-size user-copy task 529 529 2 1058
observed-size user-copy task 531 531 2 1062
observed-size user-copy task 534 534 2 1068
observed-size user-copy task 543 543 1 543
observed-size user-copy task 546 546 4 2184
observed-size user-copy task 549 549 2 1098
observed-size user-copy task 550 550 6 3300
observed-size user-copy task 552 552 1 552
observed-size user-copy task 561 561 2 1122
observed-size user-copy task 564 564 6 3384
observed-size user-copy task 567 567 2 1134
observed-size user-copy task 568 568 2 1136
observed-size user-copy task 573 573 2 1146
observed-size user-copy task 581 581 4 2324
observed-size user-copy task 589 589 2 1178
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
observed-size user-copy task 950 950 3 2850
observed-size user-copy task 951 951 4 3804
observed-size user-copy task 953 953 5 4765
observed-size user-copy task 958 958 1 958
observed-size user-copy task 963 963 4 3852
observed-size user-copy task 969 969 2 1938
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
observed-size user-copy task 1433 1433 10 14330
observed-size user-copy task 1434 1434 4 5736
observed-size user-copy task 1447 1447 25 36175
observed-size user-copy task 1453 1453 2 2906
observed-size user-copy task 1462 1462 1 1462
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
observed-size user-copy task 1536 1536 58 89088
observed-size user-copy task 1542 1542 7 10794
observed-size user-copy task 1552 1552 2 3104
observed-size user-copy task 1573 1573 3 4719
observed-size user-copy task 1574 1574 3 4722
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
observed-size user-copy task 1856 1856 99 183744
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
observed-size user-copy task 1972 1972 3 5916
observed-size user-copy task 1984 1984 97 192448
observed-size user-copy task 1998 1998 4 7992
observed-size user-copy task 2010 2010 2 4020
observed-size user-copy task 2016 2016 1 2016
observed-size user-copy task 2020 2020 8 16160
observed-size user-copy task 2025 2025 4 8100
observed-size user-copy task 2027 2027 5 10135
observed-size user-copy task 2032 2032 5 10160
observed-size user-copy task 2035 2035 6 12210
observed-size user-copy task 2040 2040 6 12240
observed-size user-copy task 2048 2048 56 114688
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
observed-size user-copy task 2112 2112 97 204864
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
observed-size user-copy task 2240 2240 97 217280
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
observed-size user-copy task 2450 2450 7 17150
observed-size user-copy task 2456 2456 5 12280
observed-size user-copy task 2460 2460 4 9840
observed-size user-copy task 2462 2462 3 7386
observed-size user-copy task 2475 2475 2 4950
observed-size user-copy task 2479 2479 2 4958
observed-size user-copy task 2481 2481 4 9924
observed-size user-copy task 2489 2489 6 14934
observed-size user-copy task 2499 2499 4 9996
observed-size user-copy task 2502 2502 4 10008
observed-size user-copy task 2503 2503 2 5006
observed-size user-copy task 2518 2518 2 5036
observed-size user-copy task 2521 2521 4 10084
observed-size user-copy task 2526 2526 2 5052
observed-size user-copy task 2529 2529 2 5058
observed-size user-copy task 2560 2560 36 92160
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
observed-size user-copy task 2693 2693 2 5386
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
observed-size user-copy task 2996 2996 1 2996
observed-size user-copy task 3003 3003 2 6006
observed-size user-copy task 3021 3021 5 15105
observed-size user-copy task 3030 3030 4 12120
observed-size user-copy task 3038 3038 3 9114
observed-size user-copy task 3039 3039 2 6078
observed-size user-copy task 3054 3054 1 3054
observed-size user-copy task 3057 3057 2 6114
observed-size user-copy task 3062 3062 2 6124
observed-size user-copy task 3072 3072 21 64512
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
observed-size user-copy task 3205 3205 2 6410
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
observed-size user-copy task 3553 3553 4 14212
observed-size user-copy task 3556 3556 2 7112
observed-size user-copy task 3568 3568 5 17840
observed-size user-copy task 3569 3569 2 7138
observed-size user-copy task 3576 3576 4 14304
observed-size user-copy task 3579 3579 4 14316
observed-size user-copy task 3584 3584 26 93184
observed-size user-copy task 3585 3585 2 7170
observed-size user-copy task 3617 3617 4 14468
observed-size user-copy task 3627 3627 2 7254
observed-size user-copy task 3662 3662 2 7324
observed-size user-copy task 3665 3665 2 7330
observed-size user-copy task 3667 3667 4 14668
observed-size user-copy task 3670 3670 2 7340
observed-size user-copy task 3709 3709 2 7418
observed-size user-copy task 3736 3736 2 7472
observed-size user-copy task 3737 3737 7 26159
observed-size user-copy task 3744 3744 2 7488
observed-size user-copy task 3791 3791 6 22746
observed-size user-copy task 3801 3801 2 7602
observed-size user-copy task 3839 3839 2 7678
observed-size user-copy task 3858 3858 3 11574
observed-size user-copy task 3865 3865 2 7730
observed-size user-copy task 3866 3866 2 7732
observed-size user-copy task 3892 3892 3 11676
observed-size user-copy task 3901 3901 2 7802
observed-size user-copy task 3905 3905 32 124960
observed-size user-copy task 3916 3916 2 7832
observed-size user-copy task 3945 3945 2 7890
observed-size user-copy task 3962 3962 7 27734
observed-size user-copy task 3968 3968 97 384896
observed-size user-copy task 3983 3983 2 7966
observed-size user-copy task 3987 3987 1 3987
observed-size user-copy task 3993 3993 2 7986
observed-size user-copy task 4013 4013 2 8026
observed-size user-copy task 4024 4024 2 8048
observed-size user-copy task 4038 4038 2 8076
observed-size user-copy task 4039 4039 2 8078
observed-size user-copy task 4042 4042 2 8084
observed-size user-copy task 4044 4044 2 8088
observed-size user-copy task 4046 4046 2 8092
observed-size user-copy task 4050 4050 2 8100
observed-size user-copy task 4054 4054 4 16216
observed-size user-copy task 4058 4058 2 8116
observed-size user-copy task 4059 4059 2 8118
observed-size user-copy task 4062 4062 2 8124
observed-size user-copy task 4066 4066 2 8132
observed-size user-copy task 4070 4070 2 8140
observed-size user-copy task 4073 4073 2 8146
observed-size user-copy task 4074 4074 2 8148
observed-size user-copy task 4078 4078 2 8156
observed-size user-copy task 4079 4079 2 8158
observed-size user-copy task 4082 4082 2 8164
observed-size user-copy task 4086 4086 34 138924
observed-size user-copy task 4090 4090 2 8180
observed-size user-copy task 4093 4093 2 8186
observed-size user-copy task 4094 4094 6 24564
observed-size user-copy task 4096 4096 18187 74493952
observed-size user-copy task 8192 8447 41 335872
observed-size user-copy task 16384 16895 4 65536
observed-size user-copy task 32768 33791 2 65536
observed-size user-copy task 65536 67583 64 4194304
observed-align checked-copy 0 0 3550
observed-align clear_page 0 - 38155
observed-align inlined-copy 0 0 1558
observed-align inlined-copy 0 16 576
observed-align inlined-copy 0 24 193
observed-align inlined-copy 0 32 1
observed-align inlined-copy 16 24 590
observed-align inlined-copy 16 32 2
observed-align inlined-copy 16 40 2
observed-align inlined-copy 24 16 768
observed-align inlined-copy 24 32 2
observed-align inlined-copy 24 48 192
observed-align inlined-copy 24 6 3
observed-align inlined-copy 32 32 458
observed-align inlined-copy 32 40 284
observed-align inlined-copy 32 48 576
observed-align inlined-copy 32 56 192
observed-align inlined-copy 40 0 96
observed-align inlined-copy 40 32 382
observed-align inlined-copy 40 56 576
observed-align inlined-copy 40 6 2
observed-align inlined-copy 48 0 288
observed-align inlined-copy 48 24 1
observed-align inlined-copy 48 32 2
observed-align inlined-copy 48 48 123
observed-align inlined-copy 48 56 568
observed-align inlined-copy 48 8 98
observed-align inlined-copy 56 16 192
observed-align inlined-copy 56 32 2
observed-align inlined-copy 56 48 765
observed-align inlined-copy 56 6 2
observed-align inlined-copy 56 8 288
observed-align inlined-copy 8 0 189
observed-align inlined-copy 8 16 172
observed-align inlined-copy 8 24 27663
observed-align inlined-copy 8 32 214
observed-align inlined-copy 8 40 1
observed-align inlined-copy 8 48 191
observed-align inlined-copy 8 56 1103
observed-align inlined-copy 8 8 456
observed-align inlined-set - - 94
observed-align inlined-set 0 - 86884
observed-align inlined-set 12 - 6
observed-align inlined-set 16 - 78052
observed-align inlined-set 20 - 7
observed-align inlined-set 24 - 90490
observed-align inlined-set 32 - 78115
observed-align inlined-set 36 - 3
observed-align inlined-set 40 - 95633
observed-align inlined-set 48 - 77682
observed-align inlined-set 52 - 1
observed-align inlined-set 56 - 123231
observed-align inlined-set 60 - 1
observed-align inlined-set 8 - 130669
observed-align inlined-user-copy 0 11 7
observed-align inlined-user-copy 0 15 1
observed-align inlined-user-copy 0 18 12
observed-align inlined-user-copy 0 19 12
observed-align inlined-user-copy 0 34 1
observed-align inlined-user-copy 0 35 1
observed-align inlined-user-copy 0 63 11
observed-align inlined-user-copy 1 11 13
observed-align inlined-user-copy 1 15 4
observed-align inlined-user-copy 1 18 6
observed-align inlined-user-copy 1 19 6
observed-align inlined-user-copy 1 34 4
observed-align inlined-user-copy 1 35 4
observed-align inlined-user-copy 1 63 6
observed-align inlined-user-copy 10 11 9
observed-align inlined-user-copy 10 15 2
observed-align inlined-user-copy 10 18 10
observed-align inlined-user-copy 10 19 10
observed-align inlined-user-copy 10 34 1
observed-align inlined-user-copy 10 35 1
observed-align inlined-user-copy 10 63 7
observed-align inlined-user-copy 11 11 11
observed-align inlined-user-copy 11 18 7
observed-align inlined-user-copy 11 19 7
observed-align inlined-user-copy 11 34 1
observed-align inlined-user-copy 11 35 1
observed-align inlined-user-copy 11 63 8
observed-align inlined-user-copy 12 11 7
observed-align inlined-user-copy 12 15 4
observed-align inlined-user-copy 12 18 4
observed-align inlined-user-copy 12 19 4
observed-align inlined-user-copy 12 34 1
observed-align inlined-user-copy 12 35 1
observed-align inlined-user-copy 12 59 1
observed-align inlined-user-copy 12 63 16
observed-align inlined-user-copy 13 11 5
observed-align inlined-user-copy 13 15 1
observed-align inlined-user-copy 13 18 6
observed-align inlined-user-copy 13 19 6
observed-align inlined-user-copy 13 31 1
observed-align inlined-user-copy 13 34 3
observed-align inlined-user-copy 13 35 3
observed-align inlined-user-copy 13 63 8
observed-align inlined-user-copy 14 11 9
observed-align inlined-user-copy 14 15 3
observed-align inlined-user-copy 14 18 3
observed-align inlined-user-copy 14 19 3
observed-align inlined-user-copy 14 34 1
observed-align inlined-user-copy 14 35 1
observed-align inlined-user-copy 14 63 5
observed-align inlined-user-copy 15 11 4
observed-align inlined-user-copy 15 15 2
observed-align inlined-user-copy 15 18 4
observed-align inlined-user-copy 15 19 4
observed-align inlined-user-copy 15 63 11
observed-align inlined-user-copy 16 11 4
observed-align inlined-user-copy 16 15 3
observed-align inlined-user-copy 16 18 8
observed-align inlined-user-copy 16 19 8
observed-align inlined-user-copy 16 34 4
observed-align inlined-user-copy 16 35 4
observed-align inlined-user-copy 16 50 2
observed-align inlined-user-copy 16 51 2
observed-align inlined-user-copy 16 63 5
observed-align inlined-user-copy 17 11 14
observed-align inlined-user-copy 17 15 2
observed-align inlined-user-copy 17 18 8
observed-align inlined-user-copy 17 19 8
observed-align inlined-user-copy 17 34 1
observed-align inlined-user-copy 17 35 1
observed-align inlined-user-copy 17 50 1
observed-align inlined-user-copy 17 51 1
observed-align inlined-user-copy 17 63 13
observed-align inlined-user-copy 18 11 10
observed-align inlined-user-copy 18 15 1
observed-align inlined-user-copy 18 18 14
observed-align inlined-user-copy 18 19 14
observed-align inlined-user-copy 18 31 2
observed-align inlined-user-copy 18 63 10
observed-align inlined-user-copy 19 11 14
observed-align inlined-user-copy 19 15 1
observed-align inlined-user-copy 19 18 3
observed-align inlined-user-copy 19 19 3
observed-align inlined-user-copy 19 34 1
observed-align inlined-user-copy 19 35 1
observed-align inlined-user-copy 19 63 8
observed-align inlined-user-copy 2 11 9
observed-align inlined-user-copy 2 15 2
observed-align inlined-user-copy 2 18 10
observed-align inlined-user-copy 2 19 10
observed-align inlined-user-copy 2 31 1
observed-align inlined-user-copy 2 34 2
observed-align inlined-user-copy 2 35 2
observed-align inlined-user-copy 2 43 1
observed-align inlined-user-copy 2 63 14
observed-align inlined-user-copy 20 11 3
observed-align inlined-user-copy 20 18 9
observed-align inlined-user-copy 20 19 9
observed-align inlined-user-copy 20 27 1
observed-align inlined-user-copy 20 34 1
observed-align inlined-user-copy 20 35 1
observed-align inlined-user-copy 20 63 10
observed-align inlined-user-copy 21 11 10
observed-align inlined-user-copy 21 15 3
observed-align inlined-user-copy 21 18 8
observed-align inlined-user-copy 21 19 8
observed-align inlined-user-copy 21 26 1
observed-align inlined-user-copy 21 27 1
observed-align inlined-user-copy 21 34 2
observed-align inlined-user-copy 21 35 2
observed-align inlined-user-copy 21 63 5
observed-align inlined-user-copy 22 11 11
observed-align inlined-user-copy 22 15 2
observed-align inlined-user-copy 22 18 6
observed-align inlined-user-copy 22 19 6
observed-align inlined-user-copy 22 34 6
observed-align inlined-user-copy 22 35 6
observed-align inlined-user-copy 22 50 2
observed-align inlined-user-copy 22 51 2
observed-align inlined-user-copy 22 63 8
observed-align inlined-user-copy 23 11 14
observed-align inlined-user-copy 23 15 4
observed-align inlined-user-copy 23 18 9
observed-align inlined-user-copy 23 19 9
observed-align inlined-user-copy 23 34 2
observed-align inlined-user-copy 23 35 2
observed-align inlined-user-copy 23 63 13
observed-align inlined-user-copy 24 11 11
observed-align inlined-user-copy 24 15 2
observed-align inlined-user-copy 24 18 4
observed-align inlined-user-copy 24 19 4
observed-align inlined-user-copy 24 34 4
observed-align inlined-user-copy 24 35 4
observed-align inlined-user-copy 24 63 11
observed-align inlined-user-copy 25 11 8
observed-align inlined-user-copy 25 15 2
observed-align inlined-user-copy 25 18 3
observed-align inlined-user-copy 25 19 3
observed-align inlined-user-copy 25 31 1
observed-align inlined-user-copy 25 34 3
observed-align inlined-user-copy 25 35 3
observed-align inlined-user-copy 25 63 12
observed-align inlined-user-copy 26 11 6
observed-align inlined-user-copy 26 15 1
observed-align inlined-user-copy 26 18 11
observed-align inlined-user-copy 26 19 11
observed-align inlined-user-copy 26 34 4
observed-align inlined-user-copy 26 35 4
observed-align inlined-user-copy 26 63 13
observed-align inlined-user-copy 27 11 15
observed-align inlined-user-copy 27 15 3
observed-align inlined-user-copy 27 18 5
observed-align inlined-user-copy 27 19 5
observed-align inlined-user-copy 27 34 2
observed-align inlined-user-copy 27 35 2
observed-align inlined-user-copy 27 63 9
observed-align inlined-user-copy 28 11 7
observed-align inlined-user-copy 28 18 9
observed-align inlined-user-copy 28 19 9
observed-align inlined-user-copy 28 63 8
observed-align inlined-user-copy 29 11 9
observed-align inlined-user-copy 29 15 3
observed-align inlined-user-copy 29 18 9
observed-align inlined-user-copy 29 19 9
observed-align inlined-user-copy 29 31 1
observed-align inlined-user-copy 29 34 3
observed-align inlined-user-copy 29 35 3
observed-align inlined-user-copy 29 63 8
observed-align inlined-user-copy 3 11 12
observed-align inlined-user-copy 3 15 4
observed-align inlined-user-copy 3 18 3
observed-align inlined-user-copy 3 19 3
observed-align inlined-user-copy 3 34 1
observed-align inlined-user-copy 3 35 1
observed-align inlined-user-copy 3 63 8
observed-align inlined-user-copy 30 11 12
observed-align inlined-user-copy 30 15 1
observed-align inlined-user-copy 30 18 9
observed-align inlined-user-copy 30 19 9
observed-align inlined-user-copy 30 31 1
observed-align inlined-user-copy 30 34 1
observed-align inlined-user-copy 30 35 1
observed-align inlined-user-copy 30 63 10
observed-align inlined-user-copy 31 11 10
observed-align inlined-user-copy 31 18 3
observed-align inlined-user-copy 31 19 3
observed-align inlined-user-copy 31 34 1
observed-align inlined-user-copy 31 35 1
observed-align inlined-user-copy 31 63 9
observed-align inlined-user-copy 32 11 4
observed-align inlined-user-copy 32 15 2
observed-align inlined-user-copy 32 18 13
observed-align inlined-user-copy 32 19 13
observed-align inlined-user-copy 32 31 1
observed-align inlined-user-copy 32 34 3
observed-align inlined-user-copy 32 35 3
observed-align inlined-user-copy 32 63 7
observed-align inlined-user-copy 33 11 16
observed-align inlined-user-copy 33 15 1
observed-align inlined-user-copy 33 18 4
observed-align inlined-user-copy 33 19 4
observed-align inlined-user-copy 33 34 1
observed-align inlined-user-copy 33 35 1
observed-align inlined-user-copy 33 50 1
observed-align inlined-user-copy 33 51 1
observed-align inlined-user-copy 33 63 12
observed-align inlined-user-copy 34 11 5
observed-align inlined-user-copy 34 15 3
observed-align inlined-user-copy 34 18 7
observed-align inlined-user-copy 34 19 7
observed-align inlined-user-copy 34 34 1
observed-align inlined-user-copy 34 35 1
observed-align inlined-user-copy 34 43 1
observed-align inlined-user-copy 34 63 10
observed-align inlined-user-copy 35 11 8
observed-align inlined-user-copy 35 18 12
observed-align inlined-user-copy 35 19 12
observed-align inlined-user-copy 35 34 2
observed-align inlined-user-copy 35 35 2
observed-align inlined-user-copy 35 63 7
observed-align inlined-user-copy 36 11 13
observed-align inlined-user-copy 36 15 1
observed-align inlined-user-copy 36 18 7
observed-align inlined-user-copy 36 19 7
observed-align inlined-user-copy 36 27 1
observed-align inlined-user-copy 36 31 1
observed-align inlined-user-copy 36 34 1
observed-align inlined-user-copy 36 35 1
observed-align inlined-user-copy 36 50 1
observed-align inlined-user-copy 36 51 1
observed-align inlined-user-copy 36 63 3
observed-align inlined-user-copy 37 11 9
observed-align inlined-user-copy 37 15 2
observed-align inlined-user-copy 37 18 7
observed-align inlined-user-copy 37 19 7
observed-align inlined-user-copy 37 34 4
observed-align inlined-user-copy 37 35 4
observed-align inlined-user-copy 37 63 10
observed-align inlined-user-copy 38 11 10
observed-align inlined-user-copy 38 15 3
observed-align inlined-user-copy 38 18 6
observed-align inlined-user-copy 38 19 6
observed-align inlined-user-copy 38 34 2
observed-align inlined-user-copy 38 35 2
observed-align inlined-user-copy 38 59 1
observed-align inlined-user-copy 38 63 11
observed-align inlined-user-copy 39 11 8
observed-align inlined-user-copy 39 18 10
observed-align inlined-user-copy 39 19 10
observed-align inlined-user-copy 39 26 1
observed-align inlined-user-copy 39 27 1
observed-align inlined-user-copy 39 34 2
observed-align inlined-user-copy 39 35 2
observed-align inlined-user-copy 39 63 10
observed-align inlined-user-copy 4 11 4
observed-align inlined-user-copy 4 15 2
observed-align inlined-user-copy 4 18 5
observed-align inlined-user-copy 4 19 5
observed-align inlined-user-copy 4 34 2
observed-align inlined-user-copy 4 35 2
observed-align inlined-user-copy 4 63 8
observed-align inlined-user-copy 40 11 12
observed-align inlined-user-copy 40 15 1
observed-align inlined-user-copy 40 18 4
observed-align inlined-user-copy 40 19 4
observed-align inlined-user-copy 40 34 1
observed-align inlined-user-copy 40 35 1
observed-align inlined-user-copy 40 59 1
observed-align inlined-user-copy 40 63 15
observed-align inlined-user-copy 41 11 5
observed-align inlined-user-copy 41 18 7
observed-align inlined-user-copy 41 19 7
observed-align inlined-user-copy 41 34 2
observed-align inlined-user-copy 41 35 2
observed-align inlined-user-copy 41 63 12
observed-align inlined-user-copy 42 11 9
observed-align inlined-user-copy 42 15 3
observed-align inlined-user-copy 42 18 12
observed-align inlined-user-copy 42 19 12
observed-align inlined-user-copy 42 34 1
observed-align inlined-user-copy 42 35 1
observed-align inlined-user-copy 42 63 9
observed-align inlined-user-copy 43 11 13
observed-align inlined-user-copy 43 15 2
observed-align inlined-user-copy 43 18 6
observed-align inlined-user-copy 43 19 6
observed-align inlined-user-copy 43 34 4
observed-align inlined-user-copy 43 35 4
observed-align inlined-user-copy 43 50 1
observed-align inlined-user-copy 43 51 1
observed-align inlined-user-copy 43 63 11
observed-align inlined-user-copy 44 11 10
observed-align inlined-user-copy 44 15 5
observed-align inlined-user-copy 44 18 6
observed-align inlined-user-copy 44 19 6
observed-align inlined-user-copy 44 27 1
observed-align inlined-user-copy 44 31 1
observed-align inlined-user-copy 44 34 1
observed-align inlined-user-copy 44 35 1
observed-align inlined-user-copy 44 63 13
observed-align inlined-user-copy 45 11 7
observed-align inlined-user-copy 45 18 6
observed-align inlined-user-copy 45 19 6
observed-align inlined-user-copy 45 31 1
observed-align inlined-user-copy 45 34 1
observed-align inlined-user-copy 45 35 1
observed-align inlined-user-copy 45 63 10
observed-align inlined-user-copy 46 11 7
observed-align inlined-user-copy 46 15 1
observed-align inlined-user-copy 46 18 8
observed-align inlined-user-copy 46 19 8
observed-align inlined-user-copy 46 31 1
observed-align inlined-user-copy 46 34 2
observed-align inlined-user-copy 46 35 2
observed-align inlined-user-copy 46 63 9
observed-align inlined-user-copy 47 11 10
observed-align inlined-user-copy 47 15 2
observed-align inlined-user-copy 47 18 4
observed-align inlined-user-copy 47 19 4
observed-align inlined-user-copy 47 26 1
observed-align inlined-user-copy 47 27 1
observed-align inlined-user-copy 47 34 2
observed-align inlined-user-copy 47 35 2
observed-align inlined-user-copy 47 63 9
observed-align inlined-user-copy 48 11 6
observed-align inlined-user-copy 48 15 3
observed-align inlined-user-copy 48 18 6
observed-align inlined-user-copy 48 19 6
observed-align inlined-user-copy 48 34 1
observed-align inlined-user-copy 48 35 1
observed-align inlined-user-copy 48 43 1
observed-align inlined-user-copy 48 63 8
observed-align inlined-user-copy 49 11 7
observed-align inlined-user-copy 49 15 2
observed-align inlined-user-copy 49 18 5
observed-align inlined-user-copy 49 19 5
observed-align inlined-user-copy 49 34 2
observed-align inlined-user-copy 49 35 2
observed-align inlined-user-copy 49 50 1
observed-align inlined-user-copy 49 51 1
observed-align inlined-user-copy 49 63 10
observed-align inlined-user-copy 5 11 7
observed-align inlined-user-copy 5 15 3
observed-align inlined-user-copy 5 18 2
observed-align inlined-user-copy 5 19 2
observed-align inlined-user-copy 5 31 1
observed-align inlined-user-copy 5 34 2
observed-align inlined-user-copy 5 35 2
observed-align inlined-user-copy 5 63 11
observed-align inlined-user-copy 50 11 8
observed-align inlined-user-copy 50 15 2
observed-align inlined-user-copy 50 18 13
observed-align inlined-user-copy 50 19 13
observed-align inlined-user-copy 50 31 1
observed-align inlined-user-copy 50 34 2
observed-align inlined-user-copy 50 35 2
observed-align inlined-user-copy 50 63 7
observed-align inlined-user-copy 51 11 15
observed-align inlined-user-copy 51 15 2
observed-align inlined-user-copy 51 18 4
observed-align inlined-user-copy 51 19 4
observed-align inlined-user-copy 51 26 1
observed-align inlined-user-copy 51 27 1
observed-align inlined-user-copy 51 34 3
observed-align inlined-user-copy 51 35 3
observed-align inlined-user-copy 51 63 11
observed-align inlined-user-copy 52 11 7
observed-align inlined-user-copy 52 15 2
observed-align inlined-user-copy 52 18 6
observed-align inlined-user-copy 52 19 6
observed-align inlined-user-copy 52 27 1
observed-align inlined-user-copy 52 34 1
observed-align inlined-user-copy 52 35 1
observed-align inlined-user-copy 52 63 4
observed-align inlined-user-copy 53 11 7
observed-align inlined-user-copy 53 15 2
observed-align inlined-user-copy 53 18 8
observed-align inlined-user-copy 53 19 8
observed-align inlined-user-copy 53 34 1
observed-align inlined-user-copy 53 35 1
observed-align inlined-user-copy 53 63 10
observed-align inlined-user-copy 54 11 9
observed-align inlined-user-copy 54 15 1
observed-align inlined-user-copy 54 18 4
observed-align inlined-user-copy 54 19 4
observed-align inlined-user-copy 54 26 1
observed-align inlined-user-copy 54 27 1
observed-align inlined-user-copy 54 34 3
observed-align inlined-user-copy 54 35 3
observed-align inlined-user-copy 54 63 9
observed-align inlined-user-copy 55 11 7
observed-align inlined-user-copy 55 15 2
observed-align inlined-user-copy 55 18 13
observed-align inlined-user-copy 55 19 13
observed-align inlined-user-copy 55 26 1
observed-align inlined-user-copy 55 27 1
observed-align inlined-user-copy 55 34 3
observed-align inlined-user-copy 55 35 3
observed-align inlined-user-copy 55 43 1
observed-align inlined-user-copy 55 63 12
observed-align inlined-user-copy 56 11 17
observed-align inlined-user-copy 56 15 3
observed-align inlined-user-copy 56 18 6
observed-align inlined-user-copy 56 19 6
observed-align inlined-user-copy 56 34 1
observed-align inlined-user-copy 56 35 1
observed-align inlined-user-copy 56 50 1
observed-align inlined-user-copy 56 51 1
observed-align inlined-user-copy 56 63 12
observed-align inlined-user-copy 57 11 8
observed-align inlined-user-copy 57 15 3
observed-align inlined-user-copy 57 18 10
observed-align inlined-user-copy 57 19 10
observed-align inlined-user-copy 57 34 1
observed-align inlined-user-copy 57 35 1
observed-align inlined-user-copy 57 63 17
observed-align inlined-user-copy 58 11 11
observed-align inlined-user-copy 58 15 2
observed-align inlined-user-copy 58 18 7
observed-align inlined-user-copy 58 19 7
observed-align inlined-user-copy 58 63 12
observed-align inlined-user-copy 59 11 7
observed-align inlined-user-copy 59 15 1
observed-align inlined-user-copy 59 18 6
observed-align inlined-user-copy 59 19 6
observed-align inlined-user-copy 59 34 1
observed-align inlined-user-copy 59 35 1
observed-align inlined-user-copy 59 63 15
observed-align inlined-user-copy 6 11 3
observed-align inlined-user-copy 6 15 3
observed-align inlined-user-copy 6 18 3
observed-align inlined-user-copy 6 19 3
observed-align inlined-user-copy 6 27 1
observed-align inlined-user-copy 6 34 2
observed-align inlined-user-copy 6 35 2
observed-align inlined-user-copy 6 50 1
observed-align inlined-user-copy 6 51 1
observed-align inlined-user-copy 6 63 11
observed-align inlined-user-copy 60 11 7
observed-align inlined-user-copy 60 15 1
observed-align inlined-user-copy 60 18 6
observed-align inlined-user-copy 60 19 6
observed-align inlined-user-copy 60 34 2
observed-align inlined-user-copy 60 35 2
observed-align inlined-user-copy 60 63 7
observed-align inlined-user-copy 61 11 8
observed-align inlined-user-copy 61 15 1
observed-align inlined-user-copy 61 18 14
observed-align inlined-user-copy 61 19 14
observed-align inlined-user-copy 61 34 4
observed-align inlined-user-copy 61 35 4
observed-align inlined-user-copy 61 63 12
observed-align inlined-user-copy 62 11 17
observed-align inlined-user-copy 62 15 1
observed-align inlined-user-copy 62 18 4
observed-align inlined-user-copy 62 19 4
observed-align inlined-user-copy 62 34 3
observed-align inlined-user-copy 62 35 3
observed-align inlined-user-copy 62 59 1
observed-align inlined-user-copy 62 63 16
observed-align inlined-user-copy 63 11 7
observed-align inlined-user-copy 63 15 3
observed-align inlined-user-copy 63 18 3
observed-align inlined-user-copy 63 19 3
observed-align inlined-user-copy 63 34 4
observed-align inlined-user-copy 63 35 4
observed-align inlined-user-copy 63 63 12
observed-align inlined-user-copy 7 11 6
observed-align inlined-user-copy 7 15 1
observed-align inlined-user-copy 7 18 12
observed-align inlined-user-copy 7 19 12
observed-align inlined-user-copy 7 34 3
observed-align inlined-user-copy 7 35 3
observed-align inlined-user-copy 7 63 8
observed-align inlined-user-copy 8 11 14
observed-align inlined-user-copy 8 15 2
observed-align inlined-user-copy 8 18 8
observed-align inlined-user-copy 8 19 8
observed-align inlined-user-copy 8 34 2
observed-align inlined-user-copy 8 35 2
observed-align inlined-user-copy 8 43 1
observed-align inlined-user-copy 8 63 6
observed-align inlined-user-copy 9 11 9
observed-align inlined-user-copy 9 15 5
observed-align inlined-user-copy 9 18 5
observed-align inlined-user-copy 9 19 5
observed-align inlined-user-copy 9 34 4
observed-align inlined-user-copy 9 35 4
observed-align inlined-user-copy 9 59 1
observed-align inlined-user-copy 9 63 13
observed-align memcpy - - 15403
observed-align memcpy 0 0 22545
observed-align memcpy 0 1 1
observed-align memcpy 0 10 84
observed-align memcpy 0 11 1
observed-align memcpy 0 12 28
observed-align memcpy 0 13 2
observed-align memcpy 0 14 3
observed-align memcpy 0 16 672
observed-align memcpy 0 17 1
observed-align memcpy 0 18 2
observed-align memcpy 0 19 3
observed-align memcpy 0 2 3
observed-align memcpy 0 20 64
observed-align memcpy 0 22 2
observed-align memcpy 0 24 2309
observed-align memcpy 0 26 1
observed-align memcpy 0 27 3
observed-align memcpy 0 28 1
observed-align memcpy 0 3 1
observed-align memcpy 0 30 2
observed-align memcpy 0 31 3
observed-align memcpy 0 32 2135
observed-align memcpy 0 35 3
observed-align memcpy 0 36 7
observed-align memcpy 0 37 1
observed-align memcpy 0 38 1
observed-align memcpy 0 39 1
observed-align memcpy 0 4 7
observed-align memcpy 0 40 1117
observed-align memcpy 0 42 2
observed-align memcpy 0 43 3
observed-align memcpy 0 45 2
observed-align memcpy 0 46 1
observed-align memcpy 0 47 1
observed-align memcpy 0 48 2790
observed-align memcpy 0 49 2
observed-align memcpy 0 5 3
observed-align memcpy 0 51 1
observed-align memcpy 0 52 4
observed-align memcpy 0 53 2
observed-align memcpy 0 54 2
observed-align memcpy 0 55 2
observed-align memcpy 0 56 2179
observed-align memcpy 0 57 2
observed-align memcpy 0 6 3
observed-align memcpy 0 60 76
observed-align memcpy 0 61 1
observed-align memcpy 0 63 1
observed-align memcpy 0 8 3391
observed-align memcpy 0 9 2
observed-align memcpy 1 0 8
observed-align memcpy 1 18 1
observed-align memcpy 1 24 55
observed-align memcpy 1 38 1
observed-align memcpy 1 40 4
observed-align memcpy 1 43 1
observed-align memcpy 1 48 25
observed-align memcpy 1 50 1
observed-align memcpy 1 60 1
observed-align memcpy 1 8 1059
observed-align memcpy 10 1 4
observed-align memcpy 10 10 4
observed-align memcpy 10 13 144
observed-align memcpy 10 24 191
observed-align memcpy 10 3 10
observed-align memcpy 10 40 6
observed-align memcpy 10 42 1
observed-align memcpy 10 48 437
observed-align memcpy 10 55 1
observed-align memcpy 10 8 293
observed-align memcpy 11 0 4
observed-align memcpy 11 16 1
observed-align memcpy 11 24 32
observed-align memcpy 11 40 6
observed-align memcpy 11 41 1
observed-align memcpy 11 43 1
observed-align memcpy 11 48 16
observed-align memcpy 11 51 1
observed-align memcpy 11 8 1226
observed-align memcpy 12 0 408
observed-align memcpy 12 1 1
observed-align memcpy 12 12 3
observed-align memcpy 12 20 2
observed-align memcpy 12 24 175
observed-align memcpy 12 36 2
observed-align memcpy 12 4 2
observed-align memcpy 12 40 18
observed-align memcpy 12 44 2
observed-align memcpy 12 48 17
observed-align memcpy 12 52 2
observed-align memcpy 12 56 60
observed-align memcpy 12 8 360
observed-align memcpy 13 0 2
observed-align memcpy 13 16 1
observed-align memcpy 13 24 36
observed-align memcpy 13 48 22
observed-align memcpy 13 49 1
observed-align memcpy 13 56 2
observed-align memcpy 13 8 983
observed-align memcpy 14 0 190
observed-align memcpy 14 12 1
observed-align memcpy 14 16 4
observed-align memcpy 14 20 2
observed-align memcpy 14 24 215
observed-align memcpy 14 28 6
observed-align memcpy 14 32 9
observed-align memcpy 14 36 5
observed-align memcpy 14 4 7
observed-align memcpy 14 40 10
observed-align memcpy 14 44 8
observed-align memcpy 14 48 21
observed-align memcpy 14 52 3
observed-align memcpy 14 56 5
observed-align memcpy 14 58 3
observed-align memcpy 14 60 16
observed-align memcpy 14 8 259
observed-align memcpy 15 0 6
observed-align memcpy 15 24 35
observed-align memcpy 15 40 2
observed-align memcpy 15 48 48
observed-align memcpy 15 55 1
observed-align memcpy 15 56 1
observed-align memcpy 15 8 1208
observed-align memcpy 16 0 2180
observed-align memcpy 16 10 71
observed-align memcpy 16 12 17
observed-align memcpy 16 13 1
observed-align memcpy 16 15 1
observed-align memcpy 16 16 1562
observed-align memcpy 16 18 1
observed-align memcpy 16 21 1
observed-align memcpy 16 22 1
observed-align memcpy 16 23 1
observed-align memcpy 16 24 953
observed-align memcpy 16 25 1
observed-align memcpy 16 28 4
observed-align memcpy 16 29 216
observed-align memcpy 16 3 1
observed-align memcpy 16 30 3
observed-align memcpy 16 31 1
observed-align memcpy 16 32 1506
observed-align memcpy 16 33 126
observed-align memcpy 16 34 2
observed-align memcpy 16 35 4
observed-align memcpy 16 4 2
observed-align memcpy 16 40 1186
observed-align memcpy 16 43 1
observed-align memcpy 16 44 2
observed-align memcpy 16 47 2
observed-align memcpy 16 48 285
observed-align memcpy 16 49 1
observed-align memcpy 16 51 1
observed-align memcpy 16 52 4
observed-align memcpy 16 54 1
observed-align memcpy 16 55 1
observed-align memcpy 16 56 298
observed-align memcpy 16 58 1
observed-align memcpy 16 59 1
observed-align memcpy 16 60 95
observed-align memcpy 16 61 3
observed-align memcpy 16 62 1
observed-align memcpy 16 63 1
observed-align memcpy 16 8 2801
observed-align memcpy 16 9 1
observed-align memcpy 17 0 2
observed-align memcpy 17 16 1
observed-align memcpy 17 18 3
observed-align memcpy 17 24 40
observed-align memcpy 17 38 1
observed-align memcpy 17 40 6
observed-align memcpy 17 48 21
observed-align memcpy 17 8 1039
observed-align memcpy 18 0 4
observed-align memcpy 18 24 187
observed-align memcpy 18 33 1
observed-align memcpy 18 40 8
observed-align memcpy 18 48 10
observed-align memcpy 18 60 1
observed-align memcpy 18 8 278
observed-align memcpy 19 0 3
observed-align memcpy 19 24 30
observed-align memcpy 19 40 5
observed-align memcpy 19 41 1
observed-align memcpy 19 48 18
observed-align memcpy 19 49 1
observed-align memcpy 19 8 1232
observed-align memcpy 2 0 3
observed-align memcpy 2 18 1
observed-align memcpy 2 24 185
observed-align memcpy 2 25 1
observed-align memcpy 2 40 7
observed-align memcpy 2 48 11
observed-align memcpy 2 49 1
observed-align memcpy 2 57 1
observed-align memcpy 2 8 250
observed-align memcpy 20 0 12
observed-align memcpy 20 10 270
observed-align memcpy 20 12 8
observed-align memcpy 20 16 6
observed-align memcpy 20 20 6
observed-align memcpy 20 24 216
observed-align memcpy 20 28 4
observed-align memcpy 20 32 4
observed-align memcpy 20 36 6
observed-align memcpy 20 4 6
observed-align memcpy 20 40 25
observed-align memcpy 20 44 4
observed-align memcpy 20 48 22
observed-align memcpy 20 52 5
observed-align memcpy 20 56 55
observed-align memcpy 20 60 4
observed-align memcpy 20 8 792
observed-align memcpy 21 0 7
observed-align memcpy 21 1 12
observed-align memcpy 21 10 5
observed-align memcpy 21 11 10
observed-align memcpy 21 12 7
observed-align memcpy 21 13 4
observed-align memcpy 21 14 6
observed-align memcpy 21 15 3
observed-align memcpy 21 16 4
observed-align memcpy 21 17 8
observed-align memcpy 21 18 8
observed-align memcpy 21 19 14
observed-align memcpy 21 2 6
observed-align memcpy 21 20 3
observed-align memcpy 21 21 9
observed-align memcpy 21 22 8
observed-align memcpy 21 23 6
observed-align memcpy 21 24 83
observed-align memcpy 21 25 4
observed-align memcpy 21 26 3
observed-align memcpy 21 27 11
observed-align memcpy 21 28 5
observed-align memcpy 21 29 9
observed-align memcpy 21 3 10
observed-align memcpy 21 30 9
observed-align memcpy 21 31 9
observed-align memcpy 21 32 3
observed-align memcpy 21 33 13
observed-align memcpy 21 34 4
observed-align memcpy 21 35 7
observed-align memcpy 21 36 12
observed-align memcpy 21 37 7
observed-align memcpy 21 38 7
observed-align memcpy 21 39 6
observed-align memcpy 21 4 3
observed-align memcpy 21 40 17
observed-align memcpy 21 41 4
observed-align memcpy 21 42 7
observed-align memcpy 21 43 12
observed-align memcpy 21 44 6
observed-align memcpy 21 45 6
observed-align memcpy 21 46 6
observed-align memcpy 21 47 8
observed-align memcpy 21 48 31
observed-align memcpy 21 49 7
observed-align memcpy 21 5 5
observed-align memcpy 21 50 5
observed-align memcpy 21 51 13
observed-align memcpy 21 52 4
observed-align memcpy 21 53 6
observed-align memcpy 21 54 8
observed-align memcpy 21 55 4
observed-align memcpy 21 56 13
observed-align memcpy 21 57 6
observed-align memcpy 21 58 10
observed-align memcpy 21 59 7
observed-align memcpy 21 6 2
observed-align memcpy 21 60 6
observed-align memcpy 21 61 6
observed-align memcpy 21 62 14
observed-align memcpy 21 63 4
observed-align memcpy 21 7 3
observed-align memcpy 21 8 1238
observed-align memcpy 21 9 8
observed-align memcpy 22 0 4
observed-align memcpy 22 1 1
observed-align memcpy 22 17 1
observed-align memcpy 22 24 210
observed-align memcpy 22 40 6
observed-align memcpy 22 41 1
observed-align memcpy 22 48 17
observed-align memcpy 22 53 1
observed-align memcpy 22 55 3
observed-align memcpy 22 56 1
observed-align memcpy 22 8 354
observed-align memcpy 22 9 1
observed-align memcpy 23 0 8
observed-align memcpy 23 24 55
observed-align memcpy 23 40 4
observed-align memcpy 23 48 27
observed-align memcpy 23 8 1287
observed-align memcpy 24 0 378
observed-align memcpy 24 12 6
observed-align memcpy 24 16 1423
observed-align memcpy 24 18 1
observed-align memcpy 24 20 2
observed-align memcpy 24 24 1272
observed-align memcpy 24 26 1
observed-align memcpy 24 32 831
observed-align memcpy 24 40 301
observed-align memcpy 24 42 1
observed-align memcpy 24 44 2
observed-align memcpy 24 45 1
observed-align memcpy 24 48 723
observed-align memcpy 24 49 1
observed-align memcpy 24 52 4
observed-align memcpy 24 56 280
observed-align memcpy 24 58 1
observed-align memcpy 24 59 1
observed-align memcpy 24 8 4118
observed-align memcpy 25 0 8
observed-align memcpy 25 24 40
observed-align memcpy 25 40 1
observed-align memcpy 25 48 62
observed-align memcpy 25 8 976
observed-align memcpy 26 0 1
observed-align memcpy 26 1 3
observed-align memcpy 26 10 2
observed-align memcpy 26 17 1
observed-align memcpy 26 2 1
observed-align memcpy 26 24 195
observed-align memcpy 26 33 1
observed-align memcpy 26 40 6
observed-align memcpy 26 48 18
observed-align memcpy 26 60 1
observed-align memcpy 26 8 313
observed-align memcpy 27 0 6
observed-align memcpy 27 24 29
observed-align memcpy 27 27 1
observed-align memcpy 27 3 1
observed-align memcpy 27 40 7
observed-align memcpy 27 42 1
observed-align memcpy 27 48 23
observed-align memcpy 27 59 1
observed-align memcpy 27 8 1245
observed-align memcpy 28 0 7
observed-align memcpy 28 1 2
observed-align memcpy 28 12 6
observed-align memcpy 28 16 449
observed-align memcpy 28 20 2
observed-align memcpy 28 22 7
observed-align memcpy 28 24 174
observed-align memcpy 28 28 2
observed-align memcpy 28 32 5
observed-align memcpy 28 36 2
observed-align memcpy 28 4 3
observed-align memcpy 28 40 16
observed-align memcpy 28 48 13
observed-align memcpy 28 52 4
observed-align memcpy 28 56 52
observed-align memcpy 28 60 1
observed-align memcpy 28 8 382
observed-align memcpy 29 0 4
observed-align memcpy 29 22 1
observed-align memcpy 29 24 36
observed-align memcpy 29 40 3
observed-align memcpy 29 48 18
observed-align memcpy 29 52 1
observed-align memcpy 29 55 1
observed-align memcpy 29 56 1
observed-align memcpy 29 8 996
observed-align memcpy 3 0 1
observed-align memcpy 3 16 1
observed-align memcpy 3 19 1
observed-align memcpy 3 24 29
observed-align memcpy 3 40 5
observed-align memcpy 3 48 23
observed-align memcpy 3 8 1241
observed-align memcpy 3 9 60
observed-align memcpy 30 0 2
observed-align memcpy 30 16 212
observed-align memcpy 30 24 208
observed-align memcpy 30 40 6
observed-align memcpy 30 48 21
observed-align memcpy 30 8 276
observed-align memcpy 31 0 7
observed-align memcpy 31 16 2
observed-align memcpy 31 19 1
observed-align memcpy 31 24 37
observed-align memcpy 31 40 3
observed-align memcpy 31 48 50
observed-align memcpy 31 8 1242
observed-align memcpy 32 0 343
observed-align memcpy 32 1 2
observed-align memcpy 32 10 71
observed-align memcpy 32 11 1
observed-align memcpy 32 12 10
observed-align memcpy 32 13 2
observed-align memcpy 32 14 2
observed-align memcpy 32 16 1446
observed-align memcpy 32 17 2
observed-align memcpy 32 18 2
observed-align memcpy 32 19 1
observed-align memcpy 32 20 2
observed-align memcpy 32 21 3
observed-align memcpy 32 22 1
observed-align memcpy 32 24 1642
observed-align memcpy 32 25 1
observed-align memcpy 32 26 1
observed-align memcpy 32 28 4
observed-align memcpy 32 29 1
observed-align memcpy 32 3 2
observed-align memcpy 32 32 1425
observed-align memcpy 32 33 2
observed-align memcpy 32 35 2
observed-align memcpy 32 38 3
observed-align memcpy 32 39 1
observed-align memcpy 32 4 2
observed-align memcpy 32 40 339
observed-align memcpy 32 41 2
observed-align memcpy 32 42 2
observed-align memcpy 32 43 2
observed-align memcpy 32 44 2
observed-align memcpy 32 46 2
observed-align memcpy 32 48 105
observed-align memcpy 32 49 1
observed-align memcpy 32 51 3
observed-align memcpy 32 52 4
observed-align memcpy 32 54 1
observed-align memcpy 32 56 1449
observed-align memcpy 32 58 1
observed-align memcpy 32 59 2
observed-align memcpy 32 6 2
observed-align memcpy 32 60 90
observed-align memcpy 32 63 1
observed-align memcpy 32 7 1
observed-align memcpy 32 8 2234
observed-align memcpy 32 9 1
observed-align memcpy 33 0 6
observed-align memcpy 33 18 1
observed-align memcpy 33 21 1
observed-align memcpy 33 24 56
observed-align memcpy 33 40 2
observed-align memcpy 33 48 12
observed-align memcpy 33 58 2
observed-align memcpy 33 8 1049
observed-align memcpy 34 0 4
observed-align memcpy 34 24 187
observed-align memcpy 34 33 1
observed-align memcpy 34 40 6
observed-align memcpy 34 48 15
observed-align memcpy 34 57 1
observed-align memcpy 34 8 246
observed-align memcpy 35 0 3
observed-align memcpy 35 24 26
observed-align memcpy 35 4 1
observed-align memcpy 35 40 3
observed-align memcpy 35 48 12
observed-align memcpy 35 8 1214
observed-align memcpy 36 0 13
observed-align memcpy 36 10 222
observed-align memcpy 36 12 2
observed-align memcpy 36 13 1
observed-align memcpy 36 16 2
observed-align memcpy 36 19 1
observed-align memcpy 36 20 2
observed-align memcpy 36 22 1
observed-align memcpy 36 24 643
observed-align memcpy 36 28 2
observed-align memcpy 36 3 1
observed-align memcpy 36 32 6
observed-align memcpy 36 34 1
observed-align memcpy 36 36 2
observed-align memcpy 36 4 3
observed-align memcpy 36 40 18
observed-align memcpy 36 42 1
observed-align memcpy 36 44 4
observed-align memcpy 36 48 17
observed-align memcpy 36 50 1
observed-align memcpy 36 52 5
observed-align memcpy 36 56 46
observed-align memcpy 36 59 1
observed-align memcpy 36 60 4
observed-align memcpy 36 8 524
observed-align memcpy 37 0 8
observed-align memcpy 37 1 1
observed-align memcpy 37 10 4
observed-align memcpy 37 11 1
observed-align memcpy 37 12 1
observed-align memcpy 37 13 1
observed-align memcpy 37 14 3
observed-align memcpy 37 15 1
observed-align memcpy 37 17 4
observed-align memcpy 37 18 1
observed-align memcpy 37 2 4
observed-align memcpy 37 20 1
observed-align memcpy 37 21 1
observed-align memcpy 37 22 2
observed-align memcpy 37 23 6
observed-align memcpy 37 24 75
observed-align memcpy 37 25 4
observed-align memcpy 37 26 3
observed-align memcpy 37 27 4
observed-align memcpy 37 28 2
observed-align memcpy 37 3 2
observed-align memcpy 37 30 3
observed-align memcpy 37 31 1
observed-align memcpy 37 32 1
observed-align memcpy 37 33 3
observed-align memcpy 37 34 1
observed-align memcpy 37 35 1
observed-align memcpy 37 36 2
observed-align memcpy 37 37 1
observed-align memcpy 37 38 4
observed-align memcpy 37 39 2
observed-align memcpy 37 4 1
observed-align memcpy 37 40 5
observed-align memcpy 37 41 1
observed-align memcpy 37 42 2
observed-align memcpy 37 43 1
observed-align memcpy 37 44 4
observed-align memcpy 37 45 1
observed-align memcpy 37 46 1
observed-align memcpy 37 47 2
observed-align memcpy 37 48 20
observed-align memcpy 37 49 1
observed-align memcpy 37 5 2
observed-align memcpy 37 50 2
observed-align memcpy 37 51 2
observed-align memcpy 37 52 3
observed-align memcpy 37 53 1
observed-align memcpy 37 54 1
observed-align memcpy 37 55 3
observed-align memcpy 37 56 3
observed-align memcpy 37 57 1
observed-align memcpy 37 58 1
observed-align memcpy 37 6 2
observed-align memcpy 37 60 1
observed-align memcpy 37 61 2
observed-align memcpy 37 62 4
observed-align memcpy 37 63 3
observed-align memcpy 37 7 2
observed-align memcpy 37 8 1172
observed-align memcpy 37 9 2
observed-align memcpy 38 0 3
observed-align memcpy 38 19 1
observed-align memcpy 38 24 206
observed-align memcpy 38 40 6
observed-align memcpy 38 48 15
observed-align memcpy 38 54 1
observed-align memcpy 38 8 273
observed-align memcpy 39 0 5
observed-align memcpy 39 16 1
observed-align memcpy 39 23 1
observed-align memcpy 39 24 61
observed-align memcpy 39 32 7
observed-align memcpy 39 40 4
observed-align memcpy 39 48 22
observed-align memcpy 39 8 1218
observed-align memcpy 4 0 6
observed-align memcpy 4 10 211
observed-align memcpy 4 20 3
observed-align memcpy 4 24 207
observed-align memcpy 4 32 2
observed-align memcpy 4 36 2
observed-align memcpy 4 4 106
observed-align memcpy 4 40 18
observed-align memcpy 4 43 2
observed-align memcpy 4 44 2
observed-align memcpy 4 48 10
observed-align memcpy 4 56 283
observed-align memcpy 4 8 524
observed-align memcpy 40 0 1200
observed-align memcpy 40 12 2
observed-align memcpy 40 16 42
observed-align memcpy 40 18 1
observed-align memcpy 40 22 1
observed-align memcpy 40 24 2995
observed-align memcpy 40 28 1
observed-align memcpy 40 32 2108
observed-align memcpy 40 36 2
observed-align memcpy 40 4 2
observed-align memcpy 40 40 109
observed-align memcpy 40 41 3
observed-align memcpy 40 48 38
observed-align memcpy 40 52 1
observed-align memcpy 40 53 1
observed-align memcpy 40 56 294
observed-align memcpy 40 6 1
observed-align memcpy 40 60 2
observed-align memcpy 40 8 1582
observed-align memcpy 41 0 7
observed-align memcpy 41 24 45
observed-align memcpy 41 40 1
observed-align memcpy 41 41 2
observed-align memcpy 41 48 52
observed-align memcpy 41 55 1
observed-align memcpy 41 58 2
observed-align memcpy 41 8 995
observed-align memcpy 42 0 2
observed-align memcpy 42 1 1
observed-align memcpy 42 10 4
observed-align memcpy 42 16 1
observed-align memcpy 42 17 1
observed-align memcpy 42 2 1
observed-align memcpy 42 24 307
observed-align memcpy 42 40 5
observed-align memcpy 42 48 19
observed-align memcpy 42 8 271
observed-align memcpy 43 0 6
observed-align memcpy 43 13 1
observed-align memcpy 43 24 37
observed-align memcpy 43 29 1
observed-align memcpy 43 40 4
observed-align memcpy 43 48 24
observed-align memcpy 43 8 1226
observed-align memcpy 44 0 10
observed-align memcpy 44 12 2
observed-align memcpy 44 20 2
observed-align memcpy 44 24 179
observed-align memcpy 44 32 806
observed-align memcpy 44 4 6
observed-align memcpy 44 40 20
observed-align memcpy 44 47 1
observed-align memcpy 44 48 18
observed-align memcpy 44 52 2
observed-align memcpy 44 56 74
observed-align memcpy 44 60 2
observed-align memcpy 44 8 386
observed-align memcpy 45 0 2
observed-align memcpy 45 24 58
observed-align memcpy 45 40 1
observed-align memcpy 45 48 18
observed-align memcpy 45 49 1
observed-align memcpy 45 8 988
observed-align memcpy 46 0 89
observed-align memcpy 46 12 69
observed-align memcpy 46 16 86
observed-align memcpy 46 20 96
observed-align memcpy 46 24 343
observed-align memcpy 46 28 96
observed-align memcpy 46 32 278
observed-align memcpy 46 36 77
observed-align memcpy 46 4 59
observed-align memcpy 46 40 63
observed-align memcpy 46 44 107
observed-align memcpy 46 48 73
observed-align memcpy 46 52 58
observed-align memcpy 46 56 60
observed-align memcpy 46 60 86
observed-align memcpy 46 8 378
observed-align memcpy 47 0 8
observed-align memcpy 47 24 75
observed-align memcpy 47 40 1
observed-align memcpy 47 48 56
observed-align memcpy 47 8 1218
observed-align memcpy 48 0 243
observed-align memcpy 48 10 71
observed-align memcpy 48 12 8
observed-align memcpy 48 13 1
observed-align memcpy 48 16 269
observed-align memcpy 48 20 4
observed-align memcpy 48 24 469
observed-align memcpy 48 25 1
observed-align memcpy 48 26 1
observed-align memcpy 48 27 1
observed-align memcpy 48 28 4
observed-align memcpy 48 29 1
observed-align memcpy 48 30 1
observed-align memcpy 48 32 2352
observed-align memcpy 48 33 2
observed-align memcpy 48 34 1
observed-align memcpy 48 35 1
observed-align memcpy 48 36 2
observed-align memcpy 48 37 2
observed-align memcpy 48 38 1
observed-align memcpy 48 39 2
observed-align memcpy 48 4 3
observed-align memcpy 48 40 1513
observed-align memcpy 48 41 1
observed-align memcpy 48 43 1
observed-align memcpy 48 44 4
observed-align memcpy 48 48 263
observed-align memcpy 48 49 2
observed-align memcpy 48 54 1
observed-align memcpy 48 56 105
observed-align memcpy 48 6 1
observed-align memcpy 48 60 68
observed-align memcpy 48 63 1
observed-align memcpy 48 8 3180
observed-align memcpy 48 9 1
observed-align memcpy 49 0 6
observed-align memcpy 49 16 1
observed-align memcpy 49 24 46
observed-align memcpy 49 40 2
observed-align memcpy 49 48 31
observed-align memcpy 49 54 1
observed-align memcpy 49 55 1
observed-align memcpy 49 62 1
observed-align memcpy 49 8 1070
observed-align memcpy 5 0 1
observed-align memcpy 5 24 101
observed-align memcpy 5 40 5
observed-align memcpy 5 48 25
observed-align memcpy 5 5 1
observed-align memcpy 5 8 1125
observed-align memcpy 50 0 6
observed-align memcpy 50 24 183
observed-align memcpy 50 40 9
observed-align memcpy 50 48 19
observed-align memcpy 50 8 266
observed-align memcpy 51 0 1
observed-align memcpy 51 24 31
observed-align memcpy 51 40 4
observed-align memcpy 51 48 28
observed-align memcpy 51 8 1220
observed-align memcpy 52 0 8
observed-align memcpy 52 10 214
observed-align memcpy 52 12 7
observed-align memcpy 52 16 8
observed-align memcpy 52 20 4
observed-align memcpy 52 24 215
observed-align memcpy 52 27 1
observed-align memcpy 52 28 4
observed-align memcpy 52 32 6
observed-align memcpy 52 36 10
observed-align memcpy 52 4 8
observed-align memcpy 52 40 290
observed-align memcpy 52 44 6
observed-align memcpy 52 48 15
observed-align memcpy 52 52 6
observed-align memcpy 52 56 53
observed-align memcpy 52 60 6
observed-align memcpy 52 8 516
observed-align memcpy 53 0 2
observed-align memcpy 53 16 2
observed-align memcpy 53 17 2
observed-align memcpy 53 18 1
observed-align memcpy 53 23 2
observed-align memcpy 53 24 80
observed-align memcpy 53 34 1
observed-align memcpy 53 37 1
observed-align memcpy 53 40 3
observed-align memcpy 53 44 1
observed-align memcpy 53 48 24
observed-align memcpy 53 50 1
observed-align memcpy 53 57 2
observed-align memcpy 53 7 1
observed-align memcpy 53 8 1161
observed-align memcpy 54 24 217
observed-align memcpy 54 40 7
observed-align memcpy 54 48 19
observed-align memcpy 54 49 1
observed-align memcpy 54 6 1
observed-align memcpy 54 8 274
observed-align memcpy 54 9 1
observed-align memcpy 55 0 4
observed-align memcpy 55 13 1
observed-align memcpy 55 24 32
observed-align memcpy 55 38 1
observed-align memcpy 55 40 23
observed-align memcpy 55 48 22
observed-align memcpy 55 8 1241
observed-align memcpy 56 0 429
observed-align memcpy 56 1 584
observed-align memcpy 56 12 3
observed-align memcpy 56 14 1
observed-align memcpy 56 16 966
observed-align memcpy 56 2 10
observed-align memcpy 56 21 1
observed-align memcpy 56 22 1
observed-align memcpy 56 24 370
observed-align memcpy 56 25 1
observed-align memcpy 56 28 7
observed-align memcpy 56 29 1151
observed-align memcpy 56 3 8
observed-align memcpy 56 30 22
observed-align memcpy 56 32 737
observed-align memcpy 56 33 31
observed-align memcpy 56 34 78
observed-align memcpy 56 35 340
observed-align memcpy 56 36 5
observed-align memcpy 56 37 16
observed-align memcpy 56 38 1
observed-align memcpy 56 39 1
observed-align memcpy 56 4 2
observed-align memcpy 56 40 2590
observed-align memcpy 56 42 1
observed-align memcpy 56 43 57
observed-align memcpy 56 44 316
observed-align memcpy 56 46 287
observed-align memcpy 56 47 304
observed-align memcpy 56 48 1248
observed-align memcpy 56 49 1
observed-align memcpy 56 5 49
observed-align memcpy 56 52 310
observed-align memcpy 56 53 422
observed-align memcpy 56 54 159
observed-align memcpy 56 56 61
observed-align memcpy 56 57 640
observed-align memcpy 56 58 742
observed-align memcpy 56 59 100
observed-align memcpy 56 60 3
observed-align memcpy 56 61 14
observed-align memcpy 56 62 4
observed-align memcpy 56 8 1904
observed-align memcpy 56 9 1
observed-align memcpy 57 0 8
observed-align memcpy 57 24 37
observed-align memcpy 57 40 2
observed-align memcpy 57 41 1
observed-align memcpy 57 48 50
observed-align memcpy 57 8 953
observed-align memcpy 58 0 2
observed-align memcpy 58 1 3
observed-align memcpy 58 10 3
observed-align memcpy 58 16 1
observed-align memcpy 58 17 1
observed-align memcpy 58 24 186
observed-align memcpy 58 32 1
observed-align memcpy 58 40 7
observed-align memcpy 58 48 15
observed-align memcpy 58 8 273
observed-align memcpy 59 0 5
observed-align memcpy 59 15 1
observed-align memcpy 59 24 30
observed-align memcpy 59 40 5
observed-align memcpy 59 43 1
observed-align memcpy 59 48 29
observed-align memcpy 59 49 1
observed-align memcpy 59 8 1233
observed-align memcpy 6 0 4
observed-align memcpy 6 2 1
observed-align memcpy 6 24 208
observed-align memcpy 6 40 7
observed-align memcpy 6 48 21
observed-align memcpy 6 54 1
observed-align memcpy 6 56 2
observed-align memcpy 6 58 3
observed-align memcpy 6 8 248
observed-align memcpy 60 1 2
observed-align memcpy 60 16 1
observed-align memcpy 60 20 6
observed-align memcpy 60 24 168
observed-align memcpy 60 28 3
observed-align memcpy 60 36 2
observed-align memcpy 60 40 17
observed-align memcpy 60 43 2
observed-align memcpy 60 44 2
observed-align memcpy 60 48 702
observed-align memcpy 60 56 60
observed-align memcpy 60 8 384
observed-align memcpy 61 0 3
observed-align memcpy 61 24 43
observed-align memcpy 61 40 1
observed-align memcpy 61 43 1
observed-align memcpy 61 48 16
observed-align memcpy 61 61 1
observed-align memcpy 61 8 1007
observed-align memcpy 62 0 4
observed-align memcpy 62 24 200
observed-align memcpy 62 40 6
observed-align memcpy 62 48 237
observed-align memcpy 62 8 260
observed-align memcpy 63 0 10
observed-align memcpy 63 16 1
observed-align memcpy 63 24 35
observed-align memcpy 63 40 3
observed-align memcpy 63 43 1
observed-align memcpy 63 48 37
observed-align memcpy 63 8 1230
observed-align memcpy 7 0 3
observed-align memcpy 7 23 60
observed-align memcpy 7 24 28
observed-align memcpy 7 40 4
observed-align memcpy 7 47 1
observed-align memcpy 7 48 21
observed-align memcpy 7 56 29
observed-align memcpy 7 8 1239
observed-align memcpy 8 0 1194
observed-align memcpy 8 12 1
observed-align memcpy 8 16 483
observed-align memcpy 8 20 4
observed-align memcpy 8 22 4
observed-align memcpy 8 24 413
observed-align memcpy 8 32 1584
observed-align memcpy 8 33 1
observed-align memcpy 8 36 2
observed-align memcpy 8 39 1
observed-align memcpy 8 4 2
observed-align memcpy 8 40 343
observed-align memcpy 8 43 1
observed-align memcpy 8 48 990
observed-align memcpy 8 52 6
observed-align memcpy 8 56 3207
observed-align memcpy 8 57 2
observed-align memcpy 8 60 2
observed-align memcpy 8 61 1
observed-align memcpy 8 62 2
observed-align memcpy 8 8 7849
observed-align memcpy 9 0 8
observed-align memcpy 9 24 27
observed-align memcpy 9 38 1
observed-align memcpy 9 40 2
observed-align memcpy 9 48 42
observed-align memcpy 9 8 982
observed-align memcpy 9 9 1
observed-align memmove - - 15
observed-align memmove 0 0 4
observed-align memmove 0 12 2
observed-align memmove 0 14 1
observed-align memmove 0 16 5
observed-align memmove 0 19 1
observed-align memmove 0 2 1
observed-align memmove 0 20 2
observed-align memmove 0 28 2
observed-align memmove 0 33 2
observed-align memmove 0 48 2
observed-align memmove 0 56 2
observed-align memmove 1 20 2
observed-align memmove 1 21 2
observed-align memmove 1 27 1
observed-align memmove 10 30 2
observed-align memmove 10 42 1
observed-align memmove 11 30 2
observed-align memmove 11 31 1
observed-align memmove 11 34 2
observed-align memmove 11 37 1
observed-align memmove 12 20 2
observed-align memmove 12 32 2
observed-align memmove 12 36 2
observed-align memmove 12 4 2
observed-align memmove 12 44 1
observed-align memmove 12 48 4
observed-align memmove 12 56 4
observed-align memmove 12 8 2
observed-align memmove 13 32 1
observed-align memmove 13 37 1
observed-align memmove 13 45 1
observed-align memmove 14 35 1
observed-align memmove 14 38 2
observed-align memmove 15 31 1
observed-align memmove 15 34 2
observed-align memmove 16 0 2
observed-align memmove 16 12 2
observed-align memmove 16 16 2
observed-align memmove 16 30 1
observed-align memmove 16 32 3
observed-align memmove 16 4 4
observed-align memmove 16 44 2
observed-align memmove 16 49 1
observed-align memmove 16 60 2
observed-align memmove 17 40 1
observed-align memmove 17 41 1
observed-align memmove 17 49 1
observed-align memmove 18 37 1
observed-align memmove 18 44 1
observed-align memmove 19 39 2
observed-align memmove 2 23 1
observed-align memmove 20 0 4
observed-align memmove 20 20 2
observed-align memmove 20 24 2
observed-align memmove 20 28 2
observed-align memmove 20 32 4
observed-align memmove 20 36 2
observed-align memmove 20 39 1
observed-align memmove 20 40 6
observed-align memmove 20 44 2
observed-align memmove 20 46 2
observed-align memmove 20 60 2
observed-align memmove 21 31 1
observed-align memmove 21 36 1
observed-align memmove 21 41 1
observed-align memmove 21 44 1
observed-align memmove 21 54 1
observed-align memmove 22 27 1
observed-align memmove 22 42 2
observed-align memmove 22 46 1
observed-align memmove 22 48 1
observed-align memmove 23 28 1
observed-align memmove 23 34 1
observed-align memmove 23 37 1
observed-align memmove 23 48 1
observed-align memmove 24 0 4
observed-align memmove 24 20 2
observed-align memmove 24 26 1
observed-align memmove 24 32 2
observed-align memmove 24 4 2
observed-align memmove 24 40 2
observed-align memmove 24 43 1
observed-align memmove 24 50 1
observed-align memmove 24 56 4
observed-align memmove 25 36 1
observed-align memmove 25 44 1
observed-align memmove 25 49 1
observed-align memmove 26 31 2
observed-align memmove 26 45 1
observed-align memmove 26 52 2
observed-align memmove 26 58 1
observed-align memmove 27 46 1
observed-align memmove 27 48 1
observed-align memmove 27 59 1
observed-align memmove 28 12 4
observed-align memmove 28 20 2
observed-align memmove 28 28 2
observed-align memmove 28 32 2
observed-align memmove 28 36 2
observed-align memmove 28 40 4
observed-align memmove 28 48 1
observed-align memmove 28 52 2
observed-align memmove 28 54 1
observed-align memmove 28 60 1
observed-align memmove 3 29 1
observed-align memmove 3 36 1
observed-align memmove 30 40 1
observed-align memmove 30 41 1
observed-align memmove 30 54 1
observed-align memmove 31 41 1
observed-align memmove 31 50 1
observed-align memmove 31 63 1
observed-align memmove 32 12 4
observed-align memmove 32 16 2
observed-align memmove 32 20 2
observed-align memmove 32 32 2
observed-align memmove 32 43 1
observed-align memmove 32 48 2
observed-align memmove 32 56 2
observed-align memmove 32 60 4
observed-align memmove 33 52 1
observed-align memmove 34 3 1
observed-align memmove 34 42 1
observed-align memmove 34 44 2
observed-align memmove 34 55 1
observed-align memmove 34 57 1
observed-align memmove 34 60 1
observed-align memmove 35 3 1
observed-align memmove 35 54 1
observed-align memmove 36 12 2
observed-align memmove 36 16 2
observed-align memmove 36 32 2
observed-align memmove 36 36 2
observed-align memmove 36 4 1
observed-align memmove 36 40 2
observed-align memmove 36 44 2
observed-align memmove 36 48 2
observed-align memmove 36 49 1
observed-align memmove 36 52 4
observed-align memmove 36 55 1
observed-align memmove 36 60 2
observed-align memmove 36 8 4
observed-align memmove 37 45 1
observed-align memmove 37 56 1
observed-align memmove 38 58 1
observed-align memmove 38 6 1
observed-align memmove 38 62 1
observed-align memmove 39 1 1
observed-align memmove 39 52 1
observed-align memmove 39 58 1
observed-align memmove 39 59 1
observed-align memmove 39 8 1
observed-align memmove 4 12 2
observed-align memmove 4 15 1
observed-align memmove 4 24 2
observed-align memmove 4 28 2
observed-align memmove 4 36 1
observed-align memmove 4 48 2
observed-align memmove 4 60 2
observed-align memmove 4 8 2
observed-align memmove 40 16 2
observed-align memmove 40 2 1
observed-align memmove 40 20 2
observed-align memmove 40 40 2
observed-align memmove 40 42 1
observed-align memmove 40 48 7
observed-align memmove 40 59 1
observed-align memmove 40 63 1
observed-align memmove 40 8 3
observed-align memmove 41 1 1
observed-align memmove 41 57 1
observed-align memmove 41 60 1
observed-align memmove 42 10 1
observed-align memmove 42 11 1
observed-align memmove 42 63 1
observed-align memmove 43 11 1
observed-align memmove 43 5 1
observed-align memmove 43 58 1
observed-align memmove 44 0 2
observed-align memmove 44 13 2
observed-align memmove 44 20 2
observed-align memmove 44 28 2
observed-align memmove 44 32 4
observed-align memmove 44 40 2
observed-align memmove 44 48 4
observed-align memmove 44 52 2
observed-align memmove 45 0 2
observed-align memmove 45 1 1
observed-align memmove 45 4 1
observed-align memmove 45 7 1
observed-align memmove 46 14 2
observed-align memmove 46 2 2
observed-align memmove 46 3 1
observed-align memmove 46 5 1
observed-align memmove 47 2 1
observed-align memmove 47 24 2
observed-align memmove 47 9 1
observed-align memmove 48 0 2
observed-align memmove 48 12 2
observed-align memmove 48 28 2
observed-align memmove 48 40 2
observed-align memmove 48 50 1
observed-align memmove 48 52 2
observed-align memmove 48 8 2
observed-align memmove 49 17 2
observed-align memmove 49 4 1
observed-align memmove 5 15 1
observed-align memmove 5 24 3
observed-align memmove 5 25 1
observed-align memmove 5 28 1
observed-align memmove 5 31 2
observed-align memmove 50 10 1
observed-align memmove 50 6 1
observed-align memmove 50 7 1
observed-align memmove 51 13 1
observed-align memmove 52 0 2
observed-align memmove 52 12 2
observed-align memmove 52 20 2
observed-align memmove 52 32 2
observed-align memmove 52 36 2
observed-align memmove 52 40 2
observed-align memmove 52 44 4
observed-align memmove 52 48 2
observed-align memmove 52 52 4
observed-align memmove 52 56 2
observed-align memmove 52 60 2
observed-align memmove 52 8 3
observed-align memmove 53 15 1
observed-align memmove 53 21 1
observed-align memmove 53 61 1
observed-align memmove 53 8 1
observed-align memmove 53 9 1
observed-align memmove 54 13 1
observed-align memmove 54 16 1
observed-align memmove 54 22 1
observed-align memmove 55 10 1
observed-align memmove 55 12 1
observed-align memmove 55 4 1
observed-align memmove 56 0 6
observed-align memmove 56 12 1
observed-align memmove 56 13 1
observed-align memmove 56 24 3
observed-align memmove 56 28 2
observed-align memmove 56 32 4
observed-align memmove 56 36 6
observed-align memmove 56 58 1
observed-align memmove 56 8 2
observed-align memmove 57 1 1
observed-align memmove 57 12 1
observed-align memmove 57 26 1
observed-align memmove 58 13 1
observed-align memmove 58 20 4
observed-align memmove 59 19 1
observed-align memmove 6 16 1
observed-align memmove 6 17 1
observed-align memmove 6 27 1
observed-align memmove 60 12 2
observed-align memmove 60 16 4
observed-align memmove 60 20 4
observed-align memmove 60 4 3
observed-align memmove 60 40 2
observed-align memmove 60 48 2
observed-align memmove 60 52 2
observed-align memmove 60 60 4
observed-align memmove 61 11 1
observed-align memmove 61 16 1
observed-align memmove 62 11 1
observed-align memmove 62 18 1
observed-align memmove 62 21 2
observed-align memmove 62 31 1
observed-align memmove 63 15 1
observed-align memmove 63 22 1
observed-align memmove 63 23 1
observed-align memmove 63 31 1
observed-align memmove 7 18 1
observed-align memmove 7 27 1
observed-align memmove 8 16 2
observed-align memmove 8 24 2
observed-align memmove 8 32 1
observed-align memmove 8 40 5
observed-align memmove 8 48 8
observed-align memmove 8 52 2
observed-align memmove 8 60 2
observed-align memmove 8 8 2
observed-align memmove 9 19 2
observed-align memmove 9 20 1
observed-align memmove 9 30 1
observed-align memmove 9 35 1
observed-align memset - - 7979
observed-align memset 0 - 93860
observed-align memset 1 - 273
observed-align memset 10 - 75
observed-align memset 11 - 18
observed-align memset 12 - 88
observed-align memset 13 - 30
observed-align memset 14 - 93
observed-align memset 15 - 53
observed-align memset 16 - 7980
observed-align memset 17 - 50
observed-align memset 18 - 212
observed-align memset 19 - 109
observed-align memset 2 - 45
observed-align memset 20 - 350
observed-align memset 21 - 38
observed-align memset 22 - 87
observed-align memset 23 - 37
observed-align memset 24 - 5790
observed-align memset 25 - 103
observed-align memset 26 - 82
observed-align memset 27 - 15
observed-align memset 28 - 123
observed-align memset 29 - 27
observed-align memset 3 - 70
observed-align memset 30 - 82
observed-align memset 31 - 84
observed-align memset 32 - 18072
observed-align memset 33 - 79
observed-align memset 34 - 45
observed-align memset 35 - 39
observed-align memset 36 - 134
observed-align memset 37 - 34
observed-align memset 38 - 84
observed-align memset 39 - 38
observed-align memset 4 - 80
observed-align memset 40 - 3107
observed-align memset 41 - 75
observed-align memset 42 - 67
observed-align memset 43 - 57
observed-align memset 44 - 61
observed-align memset 45 - 18
observed-align memset 46 - 80
observed-align memset 47 - 63
observed-align memset 48 - 4209
observed-align memset 49 - 1481
observed-align memset 5 - 52
observed-align memset 50 - 79
observed-align memset 51 - 36
observed-align memset 52 - 141
observed-align memset 53 - 24
observed-align memset 54 - 41
observed-align memset 55 - 60
observed-align memset 56 - 3398
observed-align memset 57 - 22
observed-align memset 58 - 42
observed-align memset 59 - 64
observed-align memset 6 - 90
observed-align memset 60 - 104
observed-align memset 61 - 64
observed-align memset 62 - 58
observed-align memset 63 - 45
observed-align memset 7 - 43
observed-align memset 8 - 4134
observed-align memset 9 - 23
observed-align other-copy 36 60 101
observed-align user-clear 0 - 2716
observed-align user-clear 12 - 71
observed-align user-clear 32 - 3
observed-align user-clear 40 - 7
observed-align user-clear 8 - 280
observed-align user-copy 0 0 8454
observed-align user-copy 0 1 20
observed-align user-copy 0 10 2
observed-align user-copy 0 11 2
observed-align user-copy 0 12 6
observed-align user-copy 0 13 6
observed-align user-copy 0 14 11
observed-align user-copy 0 15 7
observed-align user-copy 0 16 930
observed-align user-copy 0 17 5
observed-align user-copy 0 18 10
observed-align user-copy 0 19 7
observed-align user-copy 0 2 3
observed-align user-copy 0 20 7
observed-align user-copy 0 21 5
observed-align user-copy 0 22 9
observed-align user-copy 0 23 5
observed-align user-copy 0 24 165
observed-align user-copy 0 25 13
observed-align user-copy 0 26 8
observed-align user-copy 0 27 2
observed-align user-copy 0 28 9
observed-align user-copy 0 29 4
observed-align user-copy 0 3 10
observed-align user-copy 0 30 8
observed-align user-copy 0 31 11
observed-align user-copy 0 32 7957
observed-align user-copy 0 33 15
observed-align user-copy 0 34 4
observed-align user-copy 0 35 5
observed-align user-copy 0 36 8
observed-align user-copy 0 37 4
observed-align user-copy 0 38 119
observed-align user-copy 0 39 5
observed-align user-copy 0 4 3
observed-align user-copy 0 40 45
observed-align user-copy 0 41 10
observed-align user-copy 0 42 5
observed-align user-copy 0 43 7
observed-align user-copy 0 44 2
observed-align user-copy 0 45 2
observed-align user-copy 0 46 9
observed-align user-copy 0 47 8
observed-align user-copy 0 48 968
observed-align user-copy 0 49 7
observed-align user-copy 0 5 7
observed-align user-copy 0 50 8
observed-align user-copy 0 51 80
observed-align user-copy 0 52 10
observed-align user-copy 0 53 3
observed-align user-copy 0 54 39
observed-align user-copy 0 55 8
observed-align user-copy 0 56 707
observed-align user-copy 0 57 3
observed-align user-copy 0 58 2
observed-align user-copy 0 59 8
observed-align user-copy 0 6 7
observed-align user-copy 0 60 8
observed-align user-copy 0 61 8
observed-align user-copy 0 62 4
observed-align user-copy 0 63 6
observed-align user-copy 0 7 6
observed-align user-copy 0 8 13
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
observed-align user-copy 12 0 5
observed-align user-copy 12 1 105
observed-align user-copy 12 12 1
observed-align user-copy 12 16 9
observed-align user-copy 12 32 20
observed-align user-copy 12 37 1
observed-align user-copy 12 48 6
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
observed-align user-copy 15 0 88
observed-align user-copy 15 1 87
observed-align user-copy 15 10 87
observed-align user-copy 15 11 87
observed-align user-copy 15 12 87
observed-align user-copy 15 13 87
observed-align user-copy 15 14 87
observed-align user-copy 15 15 87
observed-align user-copy 15 16 87
observed-align user-copy 15 17 87
observed-align user-copy 15 18 87
observed-align user-copy 15 19 87
observed-align user-copy 15 2 87
observed-align user-copy 15 20 87
observed-align user-copy 15 21 87
observed-align user-copy 15 22 87
observed-align user-copy 15 23 87
observed-align user-copy 15 24 87
observed-align user-copy 15 25 86
observed-align user-copy 15 26 86
observed-align user-copy 15 27 86
observed-align user-copy 15 28 86
observed-align user-copy 15 29 86
observed-align user-copy 15 3 87
observed-align user-copy 15 30 86
observed-align user-copy 15 31 85
observed-align user-copy 15 32 104
observed-align user-copy 15 33 85
observed-align user-copy 15 34 85
observed-align user-copy 15 35 71
observed-align user-copy 15 36 71
observed-align user-copy 15 37 71
observed-align user-copy 15 38 71
observed-align user-copy 15 39 71
observed-align user-copy 15 4 87
observed-align user-copy 15 40 71
observed-align user-copy 15 41 71
observed-align user-copy 15 42 71
observed-align user-copy 15 43 71
observed-align user-copy 15 44 71
observed-align user-copy 15 45 71
observed-align user-copy 15 46 71
observed-align user-copy 15 47 71
observed-align user-copy 15 48 71
observed-align user-copy 15 49 71
observed-align user-copy 15 5 87
observed-align user-copy 15 50 71
observed-align user-copy 15 51 71
observed-align user-copy 15 52 71
observed-align user-copy 15 53 71
observed-align user-copy 15 54 71
observed-align user-copy 15 55 71
observed-align user-copy 15 56 73
observed-align user-copy 15 57 71
observed-align user-copy 15 58 71
observed-align user-copy 15 59 71
observed-align user-copy 15 6 87
observed-align user-copy 15 60 71
observed-align user-copy 15 61 71
observed-align user-copy 15 62 71
observed-align user-copy 15 63 71
observed-align user-copy 15 7 87
observed-align user-copy 15 8 87
observed-align user-copy 15 9 87
observed-align user-copy 16 0 6830
observed-align user-copy 16 12 1
observed-align user-copy 16 16 311
observed-align user-copy 16 17 2
observed-align user-copy 16 2 2
observed-align user-copy 16 24 159
observed-align user-copy 16 32 413
observed-align user-copy 16 34 1
observed-align user-copy 16 37 1
observed-align user-copy 16 40 249
observed-align user-copy 16 48 265
observed-align user-copy 16 51 70
observed-align user-copy 16 56 96
observed-align user-copy 16 7 1
observed-align user-copy 16 8 99
observed-align user-copy 17 0 1
observed-align user-copy 17 12 111
observed-align user-copy 17 32 13
observed-align user-copy 17 56 1
observed-align user-copy 17 7 1
observed-align user-copy 18 0 8
observed-align user-copy 18 12 12
observed-align user-copy 18 32 22
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
observed-align user-copy 20 12 8
observed-align user-copy 20 14 2
observed-align user-copy 20 18 2
observed-align user-copy 20 2 2
observed-align user-copy 20 22 2
observed-align user-copy 20 26 2
observed-align user-copy 20 28 24
observed-align user-copy 20 30 2
observed-align user-copy 20 32 14
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
observed-align user-copy 21 18 1
observed-align user-copy 21 24 1
observed-align user-copy 21 32 13
observed-align user-copy 21 40 1
observed-align user-copy 21 48 3
observed-align user-copy 21 50 1
observed-align user-copy 22 0 11
observed-align user-copy 22 12 35
observed-align user-copy 22 24 1
observed-align user-copy 22 32 21
observed-align user-copy 22 40 1
observed-align user-copy 22 48 2
observed-align user-copy 22 56 1
observed-align user-copy 23 0 2
observed-align user-copy 23 12 105
observed-align user-copy 23 32 10
observed-align user-copy 23 40 2
observed-align user-copy 23 48 1
observed-align user-copy 23 56 2
observed-align user-copy 24 0 694
observed-align user-copy 24 16 854
observed-align user-copy 24 24 1
observed-align user-copy 24 25 2
observed-align user-copy 24 32 697
observed-align user-copy 24 4 23
observed-align user-copy 24 40 94
observed-align user-copy 24 48 769
observed-align user-copy 24 8 1
observed-align user-copy 25 0 3
observed-align user-copy 25 24 20
observed-align user-copy 25 32 124
observed-align user-copy 25 40 23
observed-align user-copy 25 48 2
observed-align user-copy 25 56 15
observed-align user-copy 25 8 28
observed-align user-copy 26 0 10
observed-align user-copy 26 16 2
observed-align user-copy 26 24 2
observed-align user-copy 26 32 27
observed-align user-copy 26 40 1
observed-align user-copy 27 0 12
observed-align user-copy 27 16 1
observed-align user-copy 27 18 1
observed-align user-copy 27 24 1
observed-align user-copy 27 32 7
observed-align user-copy 27 40 1
observed-align user-copy 27 48 1
observed-align user-copy 27 56 1
observed-align user-copy 28 0 12
observed-align user-copy 28 16 6
observed-align user-copy 28 18 1
observed-align user-copy 28 24 2
observed-align user-copy 28 29 2
observed-align user-copy 28 32 22
observed-align user-copy 28 40 1
observed-align user-copy 28 48 7
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
observed-align user-copy 30 16 1
observed-align user-copy 30 24 13
observed-align user-copy 30 32 16
observed-align user-copy 30 40 2
observed-align user-copy 30 48 2
observed-align user-copy 30 56 1
observed-align user-copy 30 8 1
observed-align user-copy 31 0 56
observed-align user-copy 31 1 50
observed-align user-copy 31 10 50
observed-align user-copy 31 11 50
observed-align user-copy 31 12 50
observed-align user-copy 31 13 50
observed-align user-copy 31 14 50
observed-align user-copy 31 15 50
observed-align user-copy 31 16 51
observed-align user-copy 31 17 50
observed-align user-copy 31 18 50
observed-align user-copy 31 19 50
observed-align user-copy 31 2 50
observed-align user-copy 31 20 50
observed-align user-copy 31 21 50
observed-align user-copy 31 22 50
observed-align user-copy 31 23 50
observed-align user-copy 31 24 50
observed-align user-copy 31 25 50
observed-align user-copy 31 26 50
observed-align user-copy 31 27 50
observed-align user-copy 31 28 50
observed-align user-copy 31 29 50
observed-align user-copy 31 3 50
observed-align user-copy 31 30 50
observed-align user-copy 31 31 51
observed-align user-copy 31 32 80
observed-align user-copy 31 33 50
observed-align user-copy 31 34 50
observed-align user-copy 31 35 40
observed-align user-copy 31 36 40
observed-align user-copy 31 37 40
observed-align user-copy 31 38 40
observed-align user-copy 31 39 40
observed-align user-copy 31 4 50
observed-align user-copy 31 40 41
observed-align user-copy 31 41 40
observed-align user-copy 31 42 40
observed-align user-copy 31 43 40
observed-align user-copy 31 44 40
observed-align user-copy 31 45 40
observed-align user-copy 31 46 40
observed-align user-copy 31 47 40
observed-align user-copy 31 48 40
observed-align user-copy 31 49 40
observed-align user-copy 31 5 50
observed-align user-copy 31 50 40
observed-align user-copy 31 51 40
observed-align user-copy 31 52 40
observed-align user-copy 31 53 40
observed-align user-copy 31 54 40
observed-align user-copy 31 55 40
observed-align user-copy 31 56 40
observed-align user-copy 31 57 40
observed-align user-copy 31 58 40
observed-align user-copy 31 59 40
observed-align user-copy 31 6 50
observed-align user-copy 31 60 40
observed-align user-copy 31 61 40
observed-align user-copy 31 62 40
observed-align user-copy 31 63 40
observed-align user-copy 31 7 50
observed-align user-copy 31 8 50
observed-align user-copy 31 9 50
observed-align user-copy 32 0 9123
observed-align user-copy 32 1 4
observed-align user-copy 32 10 2
observed-align user-copy 32 11 2
observed-align user-copy 32 12 6
observed-align user-copy 32 13 4
observed-align user-copy 32 14 9
observed-align user-copy 32 15 7
observed-align user-copy 32 16 512
observed-align user-copy 32 17 5
observed-align user-copy 32 18 10
observed-align user-copy 32 19 7
observed-align user-copy 32 2 3
observed-align user-copy 32 20 7
observed-align user-copy 32 21 4
observed-align user-copy 32 22 9
observed-align user-copy 32 23 5
observed-align user-copy 32 24 228
observed-align user-copy 32 25 13
observed-align user-copy 32 26 8
observed-align user-copy 32 27 2
observed-align user-copy 32 28 9
observed-align user-copy 32 29 4
observed-align user-copy 32 3 10
observed-align user-copy 32 30 8
observed-align user-copy 32 31 11
observed-align user-copy 32 32 791
observed-align user-copy 32 33 11
observed-align user-copy 32 34 4
observed-align user-copy 32 35 5
observed-align user-copy 32 36 8
observed-align user-copy 32 37 4
observed-align user-copy 32 38 7
observed-align user-copy 32 39 5
observed-align user-copy 32 4 3
observed-align user-copy 32 40 236
observed-align user-copy 32 41 10
observed-align user-copy 32 42 6
observed-align user-copy 32 43 7
observed-align user-copy 32 44 2
observed-align user-copy 32 45 2
observed-align user-copy 32 46 9
observed-align user-copy 32 47 8
observed-align user-copy 32 48 439
observed-align user-copy 32 49 7
observed-align user-copy 32 5 7
observed-align user-copy 32 50 8
observed-align user-copy 32 51 74
observed-align user-copy 32 52 10
observed-align user-copy 32 53 3
observed-align user-copy 32 54 4
observed-align user-copy 32 55 8
observed-align user-copy 32 56 212
observed-align user-copy 32 57 3
observed-align user-copy 32 58 2
observed-align user-copy 32 59 8
observed-align user-copy 32 6 7
observed-align user-copy 32 60 8
observed-align user-copy 32 61 8
observed-align user-copy 32 62 5
observed-align user-copy 32 63 6
observed-align user-copy 32 7 6
observed-align user-copy 32 8 191
observed-align user-copy 32 9 3
observed-align user-copy 33 1 16
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
observed-align user-copy 35 16 1
observed-align user-copy 35 24 106
observed-align user-copy 35 32 13
observed-align user-copy 35 35 1
observed-align user-copy 35 36 2
observed-align user-copy 35 40 3
observed-align user-copy 35 48 1
observed-align user-copy 35 60 1
observed-align user-copy 36 0 1
observed-align user-copy 36 16 1
observed-align user-copy 36 28 31
observed-align user-copy 36 32 20
observed-align user-copy 36 44 1
observed-align user-copy 36 48 112
observed-align user-copy 36 60 1
observed-align user-copy 36 8 1
observed-align user-copy 37 0 1
observed-align user-copy 37 16 1
observed-align user-copy 37 32 9
observed-align user-copy 37 40 1
observed-align user-copy 37 48 13
observed-align user-copy 37 56 1
observed-align user-copy 38 0 12
observed-align user-copy 38 24 1
observed-align user-copy 38 32 16
observed-align user-copy 38 40 2
observed-align user-copy 38 56 1
observed-align user-copy 39 30 1
observed-align user-copy 39 32 10
observed-align user-copy 39 40 1
observed-align user-copy 39 48 8
observed-align user-copy 39 56 3
observed-align user-copy 4 0 1
observed-align user-copy 4 16 2
observed-align user-copy 4 28 23
observed-align user-copy 4 30 1
observed-align user-copy 4 32 9
observed-align user-copy 4 48 1
observed-align user-copy 4 56 1
observed-align user-copy 40 0 1215
observed-align user-copy 40 16 928
observed-align user-copy 40 24 2
observed-align user-copy 40 30 1
observed-align user-copy 40 32 722
observed-align user-copy 40 4 23
observed-align user-copy 40 40 94
observed-align user-copy 40 48 879
observed-align user-copy 40 8 1
observed-align user-copy 41 0 1
observed-align user-copy 41 16 4
observed-align user-copy 41 24 23
observed-align user-copy 41 30 1
observed-align user-copy 41 32 105
observed-align user-copy 41 40 16
observed-align user-copy 41 48 35
observed-align user-copy 41 56 26
observed-align user-copy 41 8 24
observed-align user-copy 42 0 10
observed-align user-copy 42 16 1
observed-align user-copy 42 32 11
observed-align user-copy 42 48 105
observed-align user-copy 43 0 3
observed-align user-copy 43 24 1
observed-align user-copy 43 32 14
observed-align user-copy 43 40 1
observed-align user-copy 43 48 1
observed-align user-copy 43 56 3
observed-align user-copy 44 0 7
observed-align user-copy 44 16 8
observed-align user-copy 44 32 13
observed-align user-copy 44 48 5
observed-align user-copy 44 8 1
observed-align user-copy 45 24 2
observed-align user-copy 45 32 5
observed-align user-copy 45 7 1
observed-align user-copy 46 0 8
observed-align user-copy 46 16 2
observed-align user-copy 46 24 5
observed-align user-copy 46 32 31
observed-align user-copy 46 37 1
observed-align user-copy 46 48 2
observed-align user-copy 46 7 1
observed-align user-copy 47 0 85
observed-align user-copy 47 1 85
observed-align user-copy 47 10 85
observed-align user-copy 47 11 85
observed-align user-copy 47 12 85
observed-align user-copy 47 13 85
observed-align user-copy 47 14 85
observed-align user-copy 47 15 85
observed-align user-copy 47 16 86
observed-align user-copy 47 17 85
observed-align user-copy 47 18 85
observed-align user-copy 47 19 85
observed-align user-copy 47 2 85
observed-align user-copy 47 20 85
observed-align user-copy 47 21 85
observed-align user-copy 47 22 85
observed-align user-copy 47 23 85
observed-align user-copy 47 24 86
observed-align user-copy 47 25 85
observed-align user-copy 47 26 85
observed-align user-copy 47 27 85
observed-align user-copy 47 28 85
observed-align user-copy 47 29 85
observed-align user-copy 47 3 85
observed-align user-copy 47 30 85
observed-align user-copy 47 31 85
observed-align user-copy 47 32 101
observed-align user-copy 47 33 85
observed-align user-copy 47 34 85
observed-align user-copy 47 35 68
observed-align user-copy 47 36 68
observed-align user-copy 47 37 69
observed-align user-copy 47 38 68
observed-align user-copy 47 39 68
observed-align user-copy 47 4 85
observed-align user-copy 47 40 68
observed-align user-copy 47 41 68
observed-align user-copy 47 42 68
observed-align user-copy 47 43 68
observed-align user-copy 47 44 68
observed-align user-copy 47 45 68
observed-align user-copy 47 46 68
observed-align user-copy 47 47 68
observed-align user-copy 47 48 70
observed-align user-copy 47 49 68
observed-align user-copy 47 5 85
observed-align user-copy 47 50 68
observed-align user-copy 47 51 68
observed-align user-copy 47 52 68
observed-align user-copy 47 53 68
observed-align user-copy 47 54 68
observed-align user-copy 47 55 68
observed-align user-copy 47 56 68
observed-align user-copy 47 57 68
observed-align user-copy 47 58 68
observed-align user-copy 47 59 68
observed-align user-copy 47 6 85
observed-align user-copy 47 60 68
observed-align user-copy 47 61 68
observed-align user-copy 47 62 68
observed-align user-copy 47 63 68
observed-align user-copy 47 7 86
observed-align user-copy 47 8 86
observed-align user-copy 47 9 85
observed-align user-copy 48 0 847
observed-align user-copy 48 16 301
observed-align user-copy 48 18 2
observed-align user-copy 48 24 5
observed-align user-copy 48 32 451
observed-align user-copy 48 34 1
observed-align user-copy 48 37 1
observed-align user-copy 48 40 35
observed-align user-copy 48 48 204
observed-align user-copy 48 50 1
observed-align user-copy 48 51 66
observed-align user-copy 48 56 6
observed-align user-copy 48 8 6
observed-align user-copy 49 16 3
observed-align user-copy 49 32 16
observed-align user-copy 49 48 3
observed-align user-copy 49 56 13
observed-align user-copy 49 8 1
observed-align user-copy 5 1 1
observed-align user-copy 5 16 4
observed-align user-copy 5 30 1
observed-align user-copy 5 32 16
observed-align user-copy 5 56 3
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
observed-align user-copy 52 16 2
observed-align user-copy 52 24 2
observed-align user-copy 52 28 23
observed-align user-copy 52 32 22
observed-align user-copy 52 40 2
observed-align user-copy 52 48 1
observed-align user-copy 52 56 1
observed-align user-copy 52 8 2
observed-align user-copy 53 0 2
observed-align user-copy 53 24 1
observed-align user-copy 53 32 9
observed-align user-copy 53 40 60
observed-align user-copy 53 56 1
observed-align user-copy 54 0 12
observed-align user-copy 54 16 1
observed-align user-copy 54 32 12
observed-align user-copy 54 40 2
observed-align user-copy 54 48 1
observed-align user-copy 54 54 1
observed-align user-copy 54 56 1
observed-align user-copy 54 8 1
observed-align user-copy 55 16 1
observed-align user-copy 55 32 19
observed-align user-copy 56 0 528
observed-align user-copy 56 16 670
observed-align user-copy 56 18 1
observed-align user-copy 56 25 1
observed-align user-copy 56 32 524
observed-align user-copy 56 4 29
observed-align user-copy 56 40 76
observed-align user-copy 56 48 560
observed-align user-copy 56 52 1
observed-align user-copy 56 54 1
observed-align user-copy 56 56 5
observed-align user-copy 56 8 1
observed-align user-copy 57 0 5
observed-align user-copy 57 18 1
observed-align user-copy 57 24 20
observed-align user-copy 57 32 93
observed-align user-copy 57 40 22
observed-align user-copy 57 48 1
observed-align user-copy 57 56 13
observed-align user-copy 57 8 29
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
observed-align user-copy 6 0 8
observed-align user-copy 6 1 111
observed-align user-copy 6 16 4
observed-align user-copy 6 30 1
observed-align user-copy 6 32 16
observed-align user-copy 6 40 1
observed-align user-copy 6 48 1
observed-align user-copy 6 56 1
observed-align user-copy 6 60 1
observed-align user-copy 60 0 5
observed-align user-copy 60 16 7
observed-align user-copy 60 32 23
observed-align user-copy 60 48 7
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
observed-align user-copy 63 0 111
observed-align user-copy 63 1 95
observed-align user-copy 63 10 95
observed-align user-copy 63 11 95
observed-align user-copy 63 12 95
observed-align user-copy 63 13 95
observed-align user-copy 63 14 95
observed-align user-copy 63 15 95
observed-align user-copy 63 16 95
observed-align user-copy 63 17 95
observed-align user-copy 63 18 95
observed-align user-copy 63 19 95
observed-align user-copy 63 2 95
observed-align user-copy 63 20 95
observed-align user-copy 63 21 95
observed-align user-copy 63 22 95
observed-align user-copy 63 23 95
observed-align user-copy 63 24 96
observed-align user-copy 63 25 95
observed-align user-copy 63 26 95
observed-align user-copy 63 27 95
observed-align user-copy 63 28 95
observed-align user-copy 63 29 95
observed-align user-copy 63 3 95
observed-align user-copy 63 30 95
observed-align user-copy 63 31 95
observed-align user-copy 63 32 108
observed-align user-copy 63 33 95
observed-align user-copy 63 34 95
observed-align user-copy 63 35 76
observed-align user-copy 63 36 76
observed-align user-copy 63 37 76
observed-align user-copy 63 38 76
observed-align user-copy 63 39 76
observed-align user-copy 63 4 95
observed-align user-copy 63 40 76
observed-align user-copy 63 41 76
observed-align user-copy 63 42 76
observed-align user-copy 63 43 76
observed-align user-copy 63 44 76
observed-align user-copy 63 45 76
observed-align user-copy 63 46 76
observed-align user-copy 63 47 76
observed-align user-copy 63 48 77
observed-align user-copy 63 49 76
observed-align user-copy 63 5 95
observed-align user-copy 63 50 76
observed-align user-copy 63 51 76
observed-align user-copy 63 52 76
observed-align user-copy 63 53 76
observed-align user-copy 63 54 144
observed-align user-copy 63 55 76
observed-align user-copy 63 56 77
observed-align user-copy 63 57 76
observed-align user-copy 63 58 76
observed-align user-copy 63 59 76
observed-align user-copy 63 6 95
observed-align user-copy 63 60 76
observed-align user-copy 63 61 76
observed-align user-copy 63 62 76
observed-align user-copy 63 63 76
observed-align user-copy 63 7 95
observed-align user-copy 63 8 95
observed-align user-copy 63 9 95
observed-align user-copy 7 1 12
observed-align user-copy 7 16 2
observed-align user-copy 7 32 13
observed-align user-copy 7 60 1
observed-align user-copy 8 0 1024
observed-align user-copy 8 16 782
observed-align user-copy 8 32 621
observed-align user-copy 8 4 26
observed-align user-copy 8 40 86
observed-align user-copy 8 48 722
observed-align user-copy 8 56 105
observed-align user-copy 8 8 2
observed-align user-copy 9 0 3
observed-align user-copy 9 1 8
observed-align user-copy 9 16 1
observed-align user-copy 9 24 27
observed-align user-copy 9 32 101
observed-align user-copy 9 40 22
observed-align user-copy 9 56 24
observed-align user-copy 9 8 25
observed-unnamed 11 3736
