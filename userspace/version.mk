# SPDX-License-Identifier: GPL-2.0-only
# The version of every program, from its one home. A makefile that includes this compiles with
# $(VERSION_CFLAGS) and builds again when $(VERSION_FILES) change.

VERSION_HERE := $(patsubst %/,%,$(dir $(abspath $(lastword $(MAKEFILE_LIST)))))
VERSION_FILES := $(VERSION_HERE)/version.mk $(VERSION_HERE)/tare/__init__.py
TARE_VERSION := $(shell sed -n 's/^__version__ = "\(.*\)"/\1/p' $(VERSION_HERE)/tare/__init__.py)
ifeq ($(TARE_VERSION),)
$(error $(VERSION_HERE)/tare/__init__.py has no __version__)
endif
VERSION_CFLAGS := -DTARE_VERSION='"$(TARE_VERSION)"'
