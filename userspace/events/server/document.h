/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_EVENTS_DOCUMENT_H
#define TARE_EVENTS_DOCUMENT_H

#include <jansson.h>

#include "server.h"

/* What docs/eventserver.schema.json says, after all threads have ended. `counters` is taken over.
 */
json_t *document_make(const struct server *server, json_t *counters);

#endif
