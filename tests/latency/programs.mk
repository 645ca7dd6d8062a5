# SPDX-License-Identifier: GPL-2.0-only
$(call guest_programs,latency/guest/known)
$(call test_program,clamped_of_intervals,latency/clamped_of_intervals lib/histogram,-lm)
