/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef NETSINK_REDIRECT_H
#define NETSINK_REDIRECT_H

/*
 * Until the process ends, the interface with this index gives the frames of its first queue to this
 * AF_XDP socket, and drops those of others: by a program of BPF, in generic mode. 0, or -1 with
 * errno.
 */
int redirect(int interface, int socket);

#endif
