# SPDX-License-Identifier: GPL-2.0-only
# Programs with lwIP, which comes as a shared library only: a guest gets them with all that they are
# linked with, and they look for their loader and libraries in /tare/lib.
#
#   $(eval $(call lwip_program,NAME,OBJECTS))     bin/NAME, and guest/bin/NAME with guest/lib

READ += $(TOP)/userspace/driver/lwip.mk
LOADER := ld-linux-x86-64.so.2
BASE_CFLAGS += -isystem /usr/include/lwip
GUEST_LIBS := -Wl,--dynamic-linker=/tare/lib/$(LOADER) -Wl,--disable-new-dtags,-rpath,/tare/lib \
	-llwip -l:libjansson.a -pthread

# beside and then renamed: two programs may bring the same one at the same time
define copy_libraries
mkdir -p $(O)/guest/lib && for library in $$$$(ldd $$$$part | sed -n 's/.*=> \(\/[^ ]*\) .*/\1/p; s/^[[:space:]]*\(\/[^ ]*ld-linux[^ ]*\) .*/\1/p'); do \
	cp -L $$$$library $(O)/guest/lib/.$$$$$$$$.part && \
		mv $(O)/guest/lib/.$$$$$$$$.part $(O)/guest/lib/$$$${library##*/} || exit; \
done
endef

define lwip_program
$(call program,bin/$(1),$(2),-llwip -ljansson -pthread)
$(call program,guest/bin/$(1),$(2),$(GUEST_LIBS),,$(copy_libraries))
endef
