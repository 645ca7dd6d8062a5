# SPDX-License-Identifier: GPL-2.0-only
$(call test_program,summary_values,timers/summary_values \
	$(addprefix timers/,portable portable_linux summary) lib/error lib/host,-lm)
$(if $(shell command -v $(MINGW)),$(call test_program,switches_values.exe,timers/switches_values \
	$(addprefix timers/,switches_win32 portable portable_win32) lib/error,-static -lntdll,win32))
