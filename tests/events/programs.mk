# SPDX-License-Identifier: GPL-2.0-only
$(call guest_programs,events/stops)
