# SPDX-License-Identifier: GPL-2.0-only
$(call guest_programs,driver/guest/wire)
$(call test_program,moments.so,driver/pktpace/moments,-shared,library)
CFLAGS_optimized := $(SANITIZE)
$(call test_program,pcnet_test,driver/pcnet_test driver/fake_chip lib/error driver/probe/counters \
	$(addprefix driver/pcnet32/,pcnet queue receiver delay),$(SANITIZE) -pthread -ljansson,optimized)
