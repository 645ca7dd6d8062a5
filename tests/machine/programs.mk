# SPDX-License-Identifier: GPL-2.0-only
# it pushes, below its stack pointer else
CFLAGS_pushing := -mno-red-zone
$(call guest_programs,machine/flags,pushing)
