# SPDX-License-Identifier: GPL-2.0-only
vpath %.c $(TOP)/kmod/ntobj
CFLAGS_OF_timers/options := $(CFLAGS_OF_lib/program)
RACES := -fsanitize=thread
# the platforms of the core
NT := -I$(TOP)/kmod/ntobj -I$(TOP)/userspace/nt
CFLAGS_threads := $(NT) -I$(TOP)/userspace/nt/threads
CFLAGS_threads_checked := $(CFLAGS_checked) $(CFLAGS_threads)
CFLAGS_threads_races := -O1 $(RACES) $(CFLAGS_threads)
CFLAGS_server_checked := $(CFLAGS_checked) $(NT) -I$(TOP)/userspace/nt/server

# $(call nt_checked,NAME,OBJECTS,LINKED WITH[,PLATFORM]): with the core
nt_checked = $(call test_program,$(1),$(2) $(CORE),$(SANITIZE) -pthread $(3),\
	$(or $(4),threads)_checked)
sources = $(patsubst $(TOP)/userspace/%.c,%,$(wildcard $(1:%=$(TOP)/userspace/%/*.c)))
CORE := $(patsubst $(TOP)/kmod/ntobj/%.c,%,$(wildcard $(TOP)/kmod/ntobj/core/*.c))
PORTABLE := timers/portable timers/portable_linux lib/error lib/host lib/stdoutput
FRONTS := $(call sources,nt nt/threads)
LYING := nt/lying_fronts nt/api nt/threads/threads timers/json timers/summary lib/atomicfile $(PORTABLE)
PROBED := calloc free nt_process_init nt_wait_begin nt_trie_find nt_trie_add nt_trie_remove

$(call guest_programs,$(addprefix nt/guest/nt_,edges fuzz kill moment),threads)
FAULTS_play := nt/guest/nt_faults
LINKED_play := $(call wrapped,ioctl)
$(foreach name,play races,\
	$(call test_program,nt_$(name),nt/guest/nt_$(name) $(FAULTS_$(name)) $(FRONTS) $(CORE),\
		-static -pthread $(LINKED_$(name)),threads)\
	$(call nt_checked,nt_$(name)-checked,nt/guest/nt_$(name) $(FRONTS))\
	$(call test_program,nt_$(name)-races,nt/guest/nt_$(name) $(FRONTS) $(CORE),$(RACES) -pthread,\
		threads_races))
$(call nt_checked,nt-server-checked,$(call sources,nt/server) \
	$(addprefix lib/,clock error option program stdoutput),,server)
$(call test_program,testapi-lying,$(filter-out %_win32,$(call sources,nt/testapi nt/win32)) \
	$(LYING) timers/options lib/histogram $(CORE),-pthread -lm,threads)
$(call nt_checked,nt-cost-lying,$(addprefix nt/cost/,main measure document operations handover \
	fronts process) $(LYING) timers/options,-lm)
$(foreach platform,threads server,$(call test_program,nt_play-$(platform),\
	nt/guest/nt_play nt/services_probe $(FRONTS) $(CORE),\
	$(SANITIZE) -pthread $(call wrapped,$(PROBED)),$(platform)_checked))
$(call test_program,server_client,nt/server_client nt/client nt/api,-pthread,threads)
# all front ends, for tests of others (test_upstream.py)
$(call test_program,nt_fronts.o,$(FRONTS) $(addprefix nt/win32/,objects files) $(CORE),-r -nostdlib,threads)
