# SPDX-License-Identifier: GPL-2.0-only
# How programs are built. The makefile of a folder includes this and names its programs:
#
#   $(eval $(call program,guest/bin/NAME,OBJECTS,LINKED WITH[,FLAVOUR]))
#
# OBJECTS are sources without .c: of the folder, or below userspace/, such as lib/error. FLAVOUR is
# what they are compiled for: main, or one of which the makefile says CC_FLAVOUR or CFLAGS_FLAVOUR.
# CFLAGS_OF_lib/error adds to one object. Several may build at the same time: each makes files of its
# own and renames them.
#
#   make [O=FOLDER]     O/bin and O/guest/bin; O is build/ at the top of the tree
#   make guest/bin/NAME that program alone
#   make V=1            shows the commands

# all paths are relative: make can do nothing with an absolute one that has a space in it, and what was
# built stays good where the tree is moved
TOP := $(patsubst %/rules.mk,%/..,$(lastword $(MAKEFILE_LIST)))
override O := $(or $(O),$(TOP)/build)
# of the tree, in which this makefile is: latency/crossings is userspace/latency/crossings
TREE := $(shell cd $(TOP) && pwd -P)
FOLDER := $(subst $(TREE)/,,$(CURDIR))
OBJ := $(O)/obj/$(FOLDER)
Q := $(if $(V),,@)

CFLAGS ?= -O2 -g
BASE_CFLAGS := -std=gnu11 -D_GNU_SOURCE -Wall -Wextra -Werror -MMD -MP -I. -I$(TOP)/userspace \
	-I$(TOP)/kmod/include/uapi \
	'-ffile-prefix-map=$(TREE)=tare'
# a program's bytes are the same from every folder: in an exact machine its length moves counts

# the version of every program, from its one home
VERSION_FILE := $(TOP)/userspace/tare/__init__.py
VERSION := $(shell sed -n 's/^__version__ = "\(.*\)"/\1/p' $(VERSION_FILE))
ifeq ($(VERSION),)
$(error $(VERSION_FILE) has no __version__)
endif
# all objects are made again where one of these has changed
READ = Makefile $(TOP)/userspace/rules.mk $(VERSION_FILE)
CFLAGS_OF_lib/program := -DTARE_VERSION='"$(VERSION)"'

all:

vpath %.c $(TOP)/userspace

# where the compiler writes, and what then becomes the object and the list of its headers
to_part = -MF $(@:.o=.d).$$$$ -MT $@ -c -o $@.$$$$ $<
from_part = mv $(@:.o=.d).$$$$ $(@:.o=.d) && mv $@.$$$$ $@

compiler = $(or $(CC_$(1)),$(CC))

define flavour
$(OBJ)/$(1)/%.o: %.c $(READ)
	@mkdir -p $$(@D)
	$(Q)$(call compiler,$(1)) $(BASE_CFLAGS) $(CFLAGS) $$(CFLAGS_$(1)) $$(CFLAGS_OF_$$*) \
		$$(to_part) && $$(from_part)

$(OBJ)/$(1)/%.o: %.S $(READ)
	@mkdir -p $$(@D)
	$(Q)$(call compiler,$(1)) $(BASE_CFLAGS) $(CFLAGS) $$(to_part) && $$(from_part)
endef

define program_for_tests
$(if $(FLAVOUR_$(or $(4),main)),,$(eval FLAVOUR_$(or $(4),main) := 1)$(eval $(call flavour,$(or $(4),main))))
$(O)/$(1): $(patsubst %,$(OBJ)/$(or $(4),main)/%.o,$(2))
	@echo '  $(1)'
	@mkdir -p $$(@D)
	$(Q)part=$$@.$$$$$$$$.part; \
	$(call compiler,$(4)) $$(filter %.o,$$^) -o $$$$part $(LDFLAGS) $(3) && $(or $(5),:) && \
	mv $$$$part $$@

ALL += $(O)/$(1)
endef

define program
$(call program_for_tests,$(1),$(2),$(3),$(4),$(5))
$(call asked_for,$(1))
endef

define asked_for
$(1): $(O)/$(1)
all: $(1)
.PHONY: $(1)
endef

# $(eval $(call script,guest/bin/NAME)): a file of the folder as it is
define script
$(O)/$(1): $(notdir $(1))
	@mkdir -p $$(@D)
	$(Q)install -m 755 $$< $$@.$$$$$$$$.part && mv $$@.$$$$$$$$.part $$@

ALL += $(O)/$(1)
$(call asked_for,$(1))
endef

clean:
	rm -rf $(OBJ) $(ALL)

.PHONY: all clean

-include $(shell find $(OBJ) -name '*.d' 2>/dev/null)
