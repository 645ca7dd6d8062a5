# SPDX-License-Identifier: GPL-2.0-only
$(call test_program,i386,oracles/i386,-m32 -nostdlib -static -no-pie,i386)
# plugins of QEMU
CFLAGS_plugin := -fPIC -fvisibility=hidden -I$(TOP)/qemu/host
$(foreach name,instructions ibt accesses waking,\
	$(call test_program,$(name).so,oracles/$(name),-shared,plugin))
