// SPDX-License-Identifier: GPL-2.0-only
/* tare_early: one of the modules of copies.h. */
#define OWN(name) early_##name
#include "copies.h"
