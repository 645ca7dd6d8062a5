// SPDX-License-Identifier: GPL-2.0-only
#include "sink.h"

const struct sink *const sinks[] = {&socket_sink, &packet_sink, &xdp_sink, NULL};
