# SPDX-License-Identifier: GPL-2.0-only
$(call guest_programs,$(addprefix exact/guest/,attacks walker))
CFLAGS_OF_exact/guest/attacks := -Wno-infinite-recursion -Wno-unused-result
$(call test_program,narrow,exact/guest/narrow,-m32 -nostdlib -static -no-pie,i386)
CFLAGS_freestanding := -ffreestanding -fno-pic -fno-stack-protector
$(call test_program,onecall,exact/guest/onecall,-nostdlib -static -no-pie,freestanding)
$(call test_program,cached,exact/guest/cached,-nostdlib -static -no-pie,cached)
CFLAGS_cached = $(CFLAGS_freestanding) -mno-red-zone -fno-tree-loop-distribute-patterns
vpath %.c $(TOP)/qemu/host
$(call test_program,translations,exact/translations profile/tlb profile/cache)
CFLAGS_OF_exact/translations := -I$(TOP)/qemu/host
