# SPDX-License-Identifier: GPL-2.0-only
$(call guest_programs,memcpy/guest/memtap_client memcpy/guest/memtap_moment memcpy/guest/often)
# copies stay loops
CFLAGS_copies := -O1 -fPIC -fno-builtin -fno-tree-loop-distribute-patterns -mno-avx
$(call test_program,user_copies.so,memcpy/user_copies,-shared,copies)
