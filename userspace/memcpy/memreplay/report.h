/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef MEMREPLAY_REPORT_H
#define MEMREPLAY_REPORT_H

#include <jansson.h>

#include "options.h"
#include "lanes.h"

/* The whole document, as docs/memcpy.md describes it; the caller releases it. */
json_t *report_json(const struct options *options, const struct calls *calls,
		    const struct regime_facts *facts, const struct lane *lane, int lanes,
		    const struct timing *timing);

#endif
