# SPDX-License-Identifier: GPL-2.0-only
$(call guest_programs,driver/guest/wire)
$(call test_program,moments.so,driver/pktpace/moments,-shared,library)
$(call test_program,rings_test,driver/rings_test driver/fake_chip lib/error \
	$(addprefix driver/pcnet32/,pcnet queue),$(SANITIZE) -pthread,checked)
CFLAGS_optimized := $(SANITIZE)
$(call test_program,watch_test,driver/watch_test driver/fake_chip lib/error driver/probe/counters \
	$(addprefix driver/pcnet32/,pcnet receiver delay),$(SANITIZE) -pthread -ljansson,optimized)
