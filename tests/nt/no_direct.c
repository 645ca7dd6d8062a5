// SPDX-License-Identifier: GPL-2.0-only
/* nt-cost without the core that is linked once more. */
#include "nt/api.h"

const struct nt_api nt_direct = {.name = "direct"};
