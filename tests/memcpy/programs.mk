# SPDX-License-Identifier: GPL-2.0-only
$(call guest_programs,memcpy/guest/memtap_client memcpy/guest/memtap_moment memcpy/guest/often guest/unload_moment)
$(call test_program,ring_moment,memcpy/guest/ring_moment memcpy/memrecord/rings lib/error,-static -pthread)
# copies stay loops
CFLAGS_copies := -O1 -fPIC -fno-builtin -fno-tree-loop-distribute-patterns -mno-avx
$(call test_program,user_copies.so,memcpy/user_copies,-shared,copies)
