// SPDX-License-Identifier: GPL-2.0-only
#include "redirect.h"

#include <linux/bpf.h>
#include <linux/if_link.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

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

int redirect(int interface, int socket)
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
