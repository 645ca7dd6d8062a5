# SPDX-License-Identifier: GPL-2.0-only
# The front door. Every target installs what it needs from Debian, and says so first.
#
#   make demo           the main job: capture a kernel's memcpy, replay it, give the verdict
#   make demo EXACT=1   the same, bit-identical from run to run
#   make reproduce      five published experiments again: build/reproduce/report.html; QUICK=1, FULL=1
#   make check          every test, and lint
#   make check-debug    the module tests on a kernel with KASAN, lockdep and kmemleak, and on one with kCFI
#   make check-all      every test on every kernel with one CPU and with four, and the mutants: a night
#   make mutants        faults put into the code one at a time, which the tests must notice
#   make soak           1,000 load and unload cycles under load, on each kernel
#   make bench          build/bench/result.json, and as a table; PARTS="driver memcpy" measures these alone
#   make build          the programs, build/bin and build/guest/bin, and their pages, build/man
#   make lint           style and static checks alone
#   make install        PREFIX=/usr/local DESTDIR=
#   make clean          removes build/; the cache in $XDG_CACHE_HOME/tare stays

PREFIX ?= /usr/local
DESTDIR ?=
PYTHON := /usr/bin/python3
# relative: a path with a space is none for make
BUILD := build
# what looks for packages and installs those that are missing; `true` where somebody else does that
PACKAGES := tools/install-packages
TARE := $(BUILD)/bin/tare
EXPERIMENTS := $(patsubst userspace/tare/experiments/%/__init__.py,%,$(wildcard userspace/tare/experiments/*/__init__.py))
# compiled once, and not beside the sources: hundreds of processes of the tests are `tare`
COMPILED := PYTHONDONTWRITEBYTECODE= PYTHONPYCACHEPREFIX="$$PWD/$(BUILD)/python"
PYTEST = $(COMPILED) PYTHONPATH=$$(tools/from-pypi) $(PYTHON) -m pytest
# what needs no machine and tells its fault at once goes first
DOCUMENTS := tests/documents
# a worker more than CPUs, up to four, each of which may have a machine of 2 GiB; what fails is run again alone
CHECK = $(subst -m pytest,tests/check.py,$(PYTEST)) -n auto --maxprocesses 4 --dist loadgroup --durations 20

# Under sudo this is done as the owner of this tree, who could not build on what root made
OWNERS := $(filter-out install clean help,$(or $(MAKECMDGOALS),all))
ifneq ($(shell tools/as-owner id -u),$(shell id -u))

.PHONY: $(OWNERS)
$(OWNERS):
	@tools/as-owner $(MAKE) --no-print-directory $@

else

all: build

build: $(TARE) $(BUILD)/man

# what is below userspace/NAME, and what else the experiment names
build-%: FORCE
	@$(PACKAGES) build $*
	@for makefile in $$(find userspace/$* -name Makefile 2>/dev/null | sort) $$(tools/of-experiments folders $* | sed 's|[^ ][^ ]*|&/Makefile|g'); do \
		$(MAKE) --no-print-directory $(if $(V),,-s) -C $${makefile%/Makefile} O= || exit; \
	done

# of what the programs say of themselves
$(BUILD)/man: $(EXPERIMENTS:%=build-%) FORCE
	@rm -rf $@.part && tools/man-pages $@.part && rm -rf $@ && mv $@.part $@

# one program, by whichever makefile names it: so `tare` makes what it misses
$(BUILD)/%: FORCE
	@for makefile in $$(find userspace -name Makefile | sort) $$(for field in folders bench_folders; do \
			tools/of-experiments $$field | sed 's|[^ ][^ ]*|&/Makefile|g'; done); do \
		folder=$${makefile%/Makefile}; \
		said=$$(LC_ALL=C $(MAKE) --no-print-directory -s -C $$folder O= -n $* 2>&1) && \
			exec $(MAKE) --no-print-directory -s -C $$folder O= $*; \
		case $$said in *"No rule to make target '$*'"*) ;; *) echo "$$said" >&2; exit 2 ;; esac; \
	done; echo "$@: no makefile here makes it" >&2; exit 2

$(TARE): Makefile
	@mkdir -p $(@D)
	@printf '%s\n' '#!/bin/sh' '# PYTHON_ARGCOMPLETE_OK' \
		'top=$$(readlink -f "$$0") top=$${top%/build/bin/tare}' \
		'PYTHONPATH="$$top/userspace:$$top/qemu$${PYTHONPATH:+:$$PYTHONPATH}" exec $(PYTHON) -P -m tare "$$@"' >$@.$$$$.part && chmod +x $@.$$$$.part && mv $@.$$$$.part $@

demo:
	$(if $(filter-out 0 1,$(EXACT)),$(error EXACT=$(EXACT): write EXACT=1, or leave it out))
	@tools/install-packages run
	@$(MAKE) --no-print-directory build-memcpy $(TARE)
	@$(TARE) memcpy demo $(if $(filter 1,$(EXACT)),--exact) -o $(BUILD)/demo

reproduce:
	@tools/install-packages check
	@$(MAKE) --no-print-directory build
	@$(TARE) reproduce $(if $(QUICK),--quick) $(if $(FULL),--full) $(if $(FRESH),--fresh) -o $(BUILD)/reproduce

check:
	@tools/install-packages check
	@$(MAKE) --no-print-directory build lint
	@$(MAKE) --no-print-directory -s -j$$(nproc) -C tests O= programs
	$(PYTEST) -q $(DOCUMENTS)
	$(CHECK) --budgets tests/budgets.toml -m "not debug_kernel" --ignore=$(DOCUMENTS) tests

check-debug:
	@tools/install-packages check debug
	@$(MAKE) --no-print-directory build
	$(CHECK) -m debug_kernel tests

check-all:
	@tools/install-packages check debug all packages
	@$(MAKE) --no-print-directory build lint
	TARE_ALL=1 $(CHECK) tests
	@$(MAKE) --no-print-directory mutants

mutants:
	@tools/install-packages check
	@$(MAKE) --no-print-directory build
	@$(MAKE) --no-print-directory -s -j$$(nproc) -C tests O= programs
	@tests/mutants/run

soak:
	@tools/install-packages check
	@$(MAKE) --no-print-directory build
	TARE_SOAK_CYCLES=1000 TARE_ALL=1 $(PYTEST) -v -k "ends_well or loads or bytes" \
		tests/memcpy/test_memtap_guest.py

bench:
	@tools/install-packages bench
	@$(MAKE) --no-print-directory build
	@for folder in $$(tools/of-experiments bench_folders); do \
		$(MAKE) --no-print-directory -s -C $$folder O= || exit; \
	done
	@PYTHONPATH=$$(tools/from-pypi) $(TARE) bench -o $(BUILD)/bench/result.json $(PARTS)

lint:
	@tools/install-packages lint
	@tools/lint

endif

install:
	@tools/as-owner $(MAKE) --no-print-directory build
	@tools/install-files '$(DESTDIR)' '$(PREFIX)'

clean:
	rm -rf $(BUILD)

help:
	@sed -n 's/^#   //p' Makefile

.PHONY: all help build FORCE demo reproduce check check-debug check-all \
	mutants soak bench lint install clean
