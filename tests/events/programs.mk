# SPDX-License-Identifier: GPL-2.0-only
$(call test_program,arrival_times,events/arrival_times events/activelink/arrivals,-lm)
