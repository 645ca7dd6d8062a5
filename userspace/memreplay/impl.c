// SPDX-License-Identifier: GPL-2.0-only
#include <string.h>

#include "impl.h"

const struct impl builtin_impls[] = {
	{"ret", "a function that is one ret: what the replay itself costs", copy_ret, NULL, true,
	 true},
	{"rep_movsl", "rep movsl, then rep movsb for up to 3 bytes: the kernel routine of 2005",
	 copy_rep_movsl, NULL, false, false},
	{"rep_movsb", "rep movsb: the kernel's routine on CPUs with FSRM", copy_rep_movsb, NULL,
	 false, false},
	{"rep_movsq", "rep movsq, then rep movsb for up to 7 bytes", copy_rep_movsq, NULL, false,
	 false},
	{"kernel",
	 "the kernel's routine on CPUs without FSRM, re-made: 32 bytes a turn in general registers",
	 copy_kernel, NULL, false, false},
	{"mmx_prefetch",
	 "MMX with prefetchnta and movntq, rep movsl up to 128 bytes: the fast routine of 2005",
	 copy_mmx_prefetch, "mmx", false, false},
	{"sse2", "SSE2, 64 bytes a turn, aligned stores", copy_sse2, "sse2", false, false},
	{"sse2_nt", "SSE2 with non-temporal stores from 4096 bytes on, then sfence", copy_sse2_nt,
	 "sse2", false, false},
	{"avx2", "AVX2, 128 bytes a turn, aligned stores", copy_avx2, "avx2", false, false},
	{"avx512", "AVX-512, 256 bytes a turn, masked up to 64 bytes", copy_avx512, "avx512bw",
	 false, false},
	{"libc", "memcpy of the C library, called as a program calls it", copy_libc, NULL, false,
	 false},
	{"libc_memmove", "memmove of the C library", copy_libc_memmove, NULL, true, false},
	{"c_loop", "a plain C loop over words and bytes, not vectorised", copy_c_loop, NULL, false,
	 false},
	{NULL, NULL, NULL, NULL, false, false},
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
