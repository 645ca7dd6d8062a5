/* SPDX-License-Identifier: GPL-2.0-only */
/* For compilers of Win32, where nobody asks a module. */
