// SPDX-License-Identifier: GPL-2.0-only
/* Sockets that have the frames of an interface: packet sockets, and AF_XDP. */
#include <errno.h>
#include <linux/bpf.h>
#include <linux/if_link.h>
#include <linux/if_packet.h>
#include <linux/if_xdp.h>
#include <net/ethernet.h>
#include <net/if.h>
#include <netinet/in.h>
#include <poll.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "netsink.h"

static int check(struct raw *raw, const char *interface, struct tare_error *err)
{
	struct ifreq request = {0};

	strncpy(request.ifr_name, interface, sizeof(request.ifr_name) - 1);
	if (ioctl(raw->fd, SIOCGIFHWADDR, &request))
		return tare_error(err, TARE_FAILED, "%s: %m", interface);
	memcpy(raw->mac, request.ifr_hwaddr.sa_data, sizeof(raw->mac));
	if (ioctl(raw->fd, SIOCGIFFLAGS, &request))
		return tare_error(err, TARE_FAILED, "%s: %m", interface);
	if (!(request.ifr_flags & IFF_UP))
		return tare_error(err, TARE_CANNOT, "%s: is down: ip link set %s up", interface,
				  interface);
	request.ifr_addr.sa_family = AF_INET;
	if (!ioctl(raw->fd, SIOCGIFADDR, &request))
		return tare_error(err, TARE_CANNOT,
				  "%s: has an address, at which the kernel's stack would answer: "
				  "ip addr flush dev %s",
				  interface, interface);
	return 0;
}

int raw_open(struct raw *raw, const char *interface, bool receives, struct tare_error *err)
{
	struct sockaddr_ll here = {.sll_family = AF_PACKET,
				   .sll_protocol = receives ? htons(ETH_P_ALL) : 0};
	int yes = 1;

	raw->fd = socket(AF_PACKET, SOCK_RAW | SOCK_CLOEXEC, 0);
	if (raw->fd < 0)
		return tare_error(err, errno == EPERM ? TARE_CANNOT : TARE_FAILED,
				  "cannot make a packet socket: %m%s",
				  errno == EPERM ? "; be root" : "");
	if (check(raw, interface, err))
		return -1;
	raw->index = here.sll_ifindex = (int)if_nametoindex(interface);
	if (setsockopt(raw->fd, SOL_PACKET, PACKET_IGNORE_OUTGOING, &yes, sizeof(yes)) ||
	    bind(raw->fd, (struct sockaddr *)&here, sizeof(here)))
		return tare_error(err, TARE_FAILED, "%s: cannot receive its frames: %m", interface);
	return 0;
}

int raw_send(void *raw, const uint8_t *frame, size_t length)
{
	return send(((struct raw *)raw)->fd, frame, length, 0) == (ssize_t)length ? 0 : -1;
}

/* ---- AF_XDP */

/* As many as libxdp has in its rings. Each is in one of them, so the second is never full. */
#define FRAMES     2048u
#define FRAME_SIZE 2048u

static int set(const struct xdp *xdp, int option, const void *value, socklen_t size)
{
	return setsockopt(xdp->fd, SOL_XDP, option, value, size);
}

static int map_ring(const struct xdp *xdp, const struct xdp_ring_offset *at, size_t entry,
		    off_t which, struct xdp_ring *ring)
{
	uint8_t *memory = mmap(NULL, at->desc + FRAMES * entry, PROT_READ | PROT_WRITE,
			       MAP_SHARED | MAP_POPULATE, xdp->fd, which);

	if (memory == MAP_FAILED)
		return -1;
	*ring = (struct xdp_ring){(uint32_t *)(memory + at->producer),
				  (uint32_t *)(memory + at->consumer), memory + at->desc};
	return 0;
}

static int open_rings(struct xdp *xdp)
{
	const uint32_t entries = FRAMES;
	struct xdp_umem_reg memory = {.len = (uint64_t)FRAMES * FRAME_SIZE,
				      .chunk_size = FRAME_SIZE};
	struct xdp_mmap_offsets at;
	socklen_t size = sizeof(at);

	xdp->frames = mmap(NULL, memory.len, PROT_READ | PROT_WRITE,
			   MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0);
	memory.addr = (uintptr_t)xdp->frames;
	/* none is sent by it, but the kernel wants a ring of those that were */
	if (xdp->frames == MAP_FAILED || set(xdp, XDP_UMEM_REG, &memory, sizeof(memory)) ||
	    set(xdp, XDP_UMEM_FILL_RING, &entries, sizeof(entries)) ||
	    set(xdp, XDP_UMEM_COMPLETION_RING, &entries, sizeof(entries)) ||
	    set(xdp, XDP_RX_RING, &entries, sizeof(entries)) ||
	    getsockopt(xdp->fd, SOL_XDP, XDP_MMAP_OFFSETS, &at, &size) ||
	    map_ring(xdp, &at.fr, sizeof(uint64_t), XDP_UMEM_PGOFF_FILL_RING, &xdp->fill) ||
	    map_ring(xdp, &at.rx, sizeof(struct xdp_desc), XDP_PGOFF_RX_RING, &xdp->received))
		return -1;
	for (uint32_t i = 0; i < FRAMES; i++)
		((uint64_t *)xdp->fill.entries)[i] = (uint64_t)i * FRAME_SIZE;
	__atomic_store_n(xdp->fill.producer, FRAMES, __ATOMIC_RELEASE);
	return 0;
}

static int bpf(enum bpf_cmd command, union bpf_attr *attr)
{
	return (int)syscall(SYS_bpf, command, attr, sizeof(*attr));
}

/* return bpf_redirect_map(map, context->rx_queue_index, XDP_DROP) */
static int load(int map)
{
	const struct bpf_insn code[] = {
		{.code = BPF_LDX | BPF_MEM | BPF_W,
		 .dst_reg = 2,
		 .src_reg = 1,
		 .off = offsetof(struct xdp_md, rx_queue_index)},
		{.code = BPF_LD | BPF_IMM | BPF_DW,
		 .dst_reg = 1,
		 .src_reg = BPF_PSEUDO_MAP_FD,
		 .imm = map},
		{0},
		{.code = BPF_ALU64 | BPF_MOV | BPF_K, .dst_reg = 3, .imm = XDP_DROP},
		{.code = BPF_JMP | BPF_CALL, .imm = BPF_FUNC_redirect_map},
		{.code = BPF_JMP | BPF_EXIT},
	};
	union bpf_attr attr = {.prog_type = BPF_PROG_TYPE_XDP,
			       .insns = (uintptr_t)code,
			       .insn_cnt = sizeof(code) / sizeof(*code),
			       .license = (uintptr_t) "GPL"};

	return bpf(BPF_PROG_LOAD, &attr);
}

/*
 * Until the process ends, the interface with this index gives the frames of its first queue to this
 * AF_XDP socket, and drops those of others: by a program of BPF, in generic mode. 0, or -1 with
 * errno.
 */
static int redirect(int interface, int socket)
{
	uint32_t queue = 0;
	union bpf_attr attr = {.map_type = BPF_MAP_TYPE_XSKMAP,
			       .key_size = sizeof(queue),
			       .value_size = sizeof(socket),
			       .max_entries = 1};
	int map = bpf(BPF_MAP_CREATE, &attr), program;

	attr = (union bpf_attr){
		.map_fd = map, .key = (uintptr_t)&queue, .value = (uintptr_t)&socket};
	if (map < 0 || bpf(BPF_MAP_UPDATE_ELEM, &attr))
		return -1;
	program = load(map);
	attr = (union bpf_attr){.link_create = {.prog_fd = program,
						.target_ifindex = interface,
						.attach_type = BPF_XDP,
						.flags = XDP_FLAGS_SKB_MODE}};
	return program < 0 || bpf(BPF_LINK_CREATE, &attr) < 0 ? -1 : 0;
}

int xdp_open(struct xdp *xdp, const char *interface, struct tare_error *err)
{
	struct sockaddr_xdp here = {.sxdp_family = AF_XDP, .sxdp_flags = XDP_COPY};

	xdp->interface = interface;
	if (raw_open(&xdp->raw, interface, false, err))
		return -1;
	here.sxdp_ifindex = xdp->raw.index;
	xdp->fd = socket(AF_XDP, SOCK_RAW | SOCK_CLOEXEC, 0);
	if (xdp->fd < 0 || open_rings(xdp) ||
	    bind(xdp->fd, (struct sockaddr *)&here, sizeof(here)) ||
	    redirect(xdp->raw.index, xdp->fd))
		return tare_error(err, TARE_CANNOT, "%s: no AF_XDP socket can have its frames: %m",
				  interface);
	return 0;
}

int xdp_receive(struct xdp *xdp,
		int (*take)(void *context, const uint8_t *frame, size_t length,
			    struct tare_error *err),
		void *context, struct tare_error *err)
{
	const struct xdp_desc *descriptor = xdp->received.entries;
	uint64_t *free_frame = xdp->fill.entries;
	uint32_t next = *xdp->received.consumer, given = *xdp->fill.producer, until;
	int left = 0;

	until = __atomic_load_n(xdp->received.producer, __ATOMIC_ACQUIRE);
	if (next == until) {
		struct pollfd ready = {.fd = xdp->fd, .events = POLLIN};

		if (poll(&ready, 1, -1) < 0 && errno != EINTR)
			return tare_error(err, TARE_FAILED, "cannot wait: %m");
		return 0;
	}
	while (next != until && !left) {
		const struct xdp_desc one = descriptor[next++ % FRAMES];

		left = take(context, xdp->frames + one.addr, one.len, err);
		__atomic_store_n(xdp->received.consumer, next, __ATOMIC_RELEASE);
		free_frame[given++ % FRAMES] = one.addr & ~(uint64_t)(FRAME_SIZE - 1);
		__atomic_store_n(xdp->fill.producer, given, __ATOMIC_RELEASE);
	}
	return left;
}

int xdp_add_dropped(const struct xdp *xdp, uint64_t *dropped, struct tare_error *err)
{
	struct xdp_statistics told = {0};
	socklen_t size = sizeof(told);

	if (getsockopt(xdp->fd, SOL_XDP, XDP_STATISTICS, &told, &size))
		return tare_error(err, TARE_FAILED, "%s: cannot read the number of drops: %m",
				  xdp->interface);
	/* with the fill ring empty a frame is dropped; rx_fill_ring_empty_descs has it again */
	*dropped += told.rx_dropped + told.rx_ring_full;
	return 0;
}
