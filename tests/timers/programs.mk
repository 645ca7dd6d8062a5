# SPDX-License-Identifier: GPL-2.0-only
$(call test_program,summary_values,timers/summary_values \
	$(addprefix timers/,portable portable_linux summary) lib/error lib/host,-lm)
