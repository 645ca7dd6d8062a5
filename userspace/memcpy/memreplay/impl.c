// SPDX-License-Identifier: GPL-2.0-only
#include <string.h>

#include "impl.h"

const struct impl builtin_impls[] = {
	{.name = "ret",
	 .description = "a function that is one ret: what the replay itself costs",
	 .copy = copy_ret,
	 .overlap = true,
	 .baseline = true},
	{.name = "rep_movsl",
	 .description = "rep movsl, then rep movsb for up to 3 bytes: the kernel routine of 2005",
	 .copy = copy_rep_movsl},
	{.name = "rep_movsb",
	 .description = "rep movsb: the kernel's routine on CPUs with FSRM",
	 .copy = copy_rep_movsb},
	{.name = "rep_movsq",
	 .description = "rep movsq, then rep movsb for up to 7 bytes",
	 .copy = copy_rep_movsq},
	{.name = "kernel",
	 .description = "the kernel's routine on CPUs without FSRM, re-made: 32 bytes a turn in "
			"general registers",
	 .copy = copy_kernel},
	{.name = "mmx_prefetch",
	 .description = "MMX with prefetchnta and movntq, rep movsl up to 128 bytes: the fast "
			"routine of 2005",
	 .copy = copy_mmx_prefetch,
	 .needs = "mmx"},
	{.name = "sse2",
	 .description = "SSE2, 64 bytes a turn, aligned stores",
	 .copy = copy_sse2,
	 .needs = "sse2"},
	{.name = "sse2_nt",
	 .description = "SSE2 with non-temporal stores from 4096 bytes on, then sfence",
	 .copy = copy_sse2_nt,
	 .needs = "sse2"},
	{.name = "avx2",
	 .description = "AVX2, 128 bytes a turn, aligned stores",
	 .copy = copy_avx2,
	 .needs = "avx2"},
	{.name = "avx512",
	 .description = "AVX-512, 256 bytes a turn, masked up to 64 bytes",
	 .copy = copy_avx512,
	 .needs = "avx512bw"},
	{.name = "libc",
	 .description = "memcpy of the C library, as it chose it for this CPU",
	 .find = libc_memcpy},
	{.name = "libc_memmove",
	 .description = "memmove of the C library",
	 .find = libc_memmove,
	 .overlap = true},
	{.name = "c_loop",
	 .description = "a plain C loop over words and bytes, not vectorised",
	 .copy = copy_c_loop},
	{0},
};

/* __builtin_cpu_supports takes literals only; it asks whether the kernel saves registers, too. */
const char *impl_skip_reason(const struct impl *impl)
{
	__builtin_cpu_init();
	if (!impl->needs)
		return NULL;
	if (!strcmp(impl->needs, "mmx"))
		return __builtin_cpu_supports("mmx") ? NULL : "this CPU has no MMX";
	if (!strcmp(impl->needs, "sse2"))
		return __builtin_cpu_supports("sse2") ? NULL : "this CPU has no SSE2";
	if (!strcmp(impl->needs, "avx2"))
		return __builtin_cpu_supports("avx2") ? NULL : "this CPU has no AVX2";
	if (!strcmp(impl->needs, "avx512bw"))
		return __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("bmi2")
			       ? NULL
			       : "this CPU has no AVX-512 (AVX512BW)";
	return "needs a feature that is not known here";
}
