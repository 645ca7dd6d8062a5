# SPDX-License-Identifier: GPL-2.0-only
# For programs with lwIP, which comes as a shared library only: a guest gets them with all that
# they are linked with, and they look for their loader and libraries in /tare/lib.
#
#   $(CC) ... $(GUEST_LDFLAGS) -o PROGRAM    and then    $(call copy_libraries,PROGRAM,FOLDER)

LOADER := ld-linux-x86-64.so.2
GUEST_LDFLAGS := -Wl,--dynamic-linker=/tare/lib/$(LOADER) -Wl,--disable-new-dtags,-rpath,/tare/lib
LWIP_CFLAGS := -isystem /usr/include/lwip

# beside and then renamed: two programs may bring the same one at the same time
define copy_libraries
mkdir -p $(2)
for library in $$(ldd $(1) | sed -n 's/.*=> \(\/[^ ]*\) .*/\1/p; s/^[[:space:]]*\(\/[^ ]*ld-linux[^ ]*\) .*/\1/p'); do \
	cp -L $$library $(2)/.$$$$.part && mv $(2)/.$$$$.part $(2)/$${library##*/} || exit; \
done
endef
