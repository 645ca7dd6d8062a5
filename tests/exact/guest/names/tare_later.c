// SPDX-License-Identifier: GPL-2.0-only
/* tare_later: one of the modules of copies.h. */
#define OWN(name) later_##name
#include "copies.h"
