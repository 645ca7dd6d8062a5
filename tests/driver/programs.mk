# SPDX-License-Identifier: GPL-2.0-only
$(call guest_programs,driver/guest/wire)
CFLAGS_optimized := $(SANITIZE)
$(call test_program,pcnet_test,driver/pcnet_test lib/error driver/probe/counters \
	driver/pcnet32/pcnet,$(SANITIZE) -pthread -ljansson,optimized)
$(call test_program,stack_test,driver/stack_test $(addprefix driver/pcnet32/,stack assertion \
	queue leave) $(addprefix driver/probe/,counters tally pattern) \
	$(addprefix lib/,error jsonfile stdoutput atomicfile),$(SANITIZE) -llwip -ljansson -pthread,lwip)
CFLAGS_lwip := $(SANITIZE) -isystem /usr/include/lwip
