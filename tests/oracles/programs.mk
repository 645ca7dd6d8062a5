# SPDX-License-Identifier: GPL-2.0-only
# plugins of QEMU
CFLAGS_plugin := -fPIC -fvisibility=hidden -I$(TOP)/qemu/host
$(foreach name,instructions ibt accesses waking,\
	$(call test_program,$(name).so,oracles/$(name),-shared,plugin))
