/* SPDX-License-Identifier: GPL-2.0-only */
/* The front end of Wine's own services, by the calls of ntdll; also those of Windows. */
#ifndef NT_WINE_H
#define NT_WINE_H

#include <windows.h>
#include <winternl.h>

#include "nt/api.h"

/* A name for the services, from bytes: those above 127 are letters of Latin 1. */
struct wine_name {
	UNICODE_STRING text;
	WCHAR *room;
};

/* 0, or an NT status; before: what stands before the bytes. */
uint32_t wine_name_make(struct wine_name *name, const char *before, const char *bytes,
			uint32_t size);
void wine_name_free(struct wine_name *name);

static inline HANDLE wine_handle(uint32_t handle)
{
	return (HANDLE)(uintptr_t)handle;
}

/* Where each of several numbers says which parameter is bad, Win32 and the front ends have one. */
uint32_t wine_status(NTSTATUS status);

/* Each: the operations of its part; *known: false for others. */
uint32_t wine_registry(struct tare_nt_call *call, const char *in, void *out, bool *known);
uint32_t wine_messages(struct tare_nt_call *call, const void *in, void *out, bool *known);

/* A key of this process, where the root of the tree is; the process's end removes what is left. */
uint32_t wine_registry_open(void);

/* The handle for "has messages", which only this front end knows, and a wait for it. */
#define WINE_READY 0x7ffffffcu
uint32_t wine_wait_ready(DWORD ms);

/* ntdll, as Microsoft's driver headers declare it. */
NTSYSAPI NTSTATUS NTAPI NtCreateEvent(HANDLE *, ACCESS_MASK, OBJECT_ATTRIBUTES *, int, BOOLEAN);
NTSYSAPI NTSTATUS NTAPI NtCreateSemaphore(HANDLE *, ACCESS_MASK, OBJECT_ATTRIBUTES *, LONG, LONG);
NTSYSAPI NTSTATUS NTAPI NtCreateMutant(HANDLE *, ACCESS_MASK, OBJECT_ATTRIBUTES *, BOOLEAN);
NTSYSAPI NTSTATUS NTAPI NtOpenEvent(HANDLE *, ACCESS_MASK, OBJECT_ATTRIBUTES *);
NTSYSAPI NTSTATUS NTAPI NtOpenSemaphore(HANDLE *, ACCESS_MASK, OBJECT_ATTRIBUTES *);
NTSYSAPI NTSTATUS NTAPI NtOpenMutant(HANDLE *, ACCESS_MASK, OBJECT_ATTRIBUTES *);
NTSYSAPI NTSTATUS NTAPI NtSetEvent(HANDLE, LONG *);
NTSYSAPI NTSTATUS NTAPI NtResetEvent(HANDLE, LONG *);
NTSYSAPI NTSTATUS NTAPI NtPulseEvent(HANDLE, LONG *);
NTSYSAPI NTSTATUS NTAPI NtReleaseSemaphore(HANDLE, ULONG, ULONG *);
NTSYSAPI NTSTATUS NTAPI NtReleaseMutant(HANDLE, LONG *);
NTSYSAPI NTSTATUS NTAPI NtQueryEvent(HANDLE, int, void *, ULONG, ULONG *);
NTSYSAPI NTSTATUS NTAPI NtQuerySemaphore(HANDLE, int, void *, ULONG, ULONG *);
NTSYSAPI NTSTATUS NTAPI NtQueryMutant(HANDLE, int, void *, ULONG, ULONG *);
NTSYSAPI NTSTATUS NTAPI NtWaitForMultipleObjects(ULONG, const HANDLE *, int, BOOLEAN,
						 const LARGE_INTEGER *);
NTSYSAPI NTSTATUS NTAPI NtDuplicateObject(HANDLE, HANDLE, HANDLE, HANDLE *, ACCESS_MASK, ULONG,
					  ULONG);
NTSYSAPI NTSTATUS NTAPI RtlOpenCurrentUser(ACCESS_MASK, HANDLE *);
NTSYSAPI NTSTATUS NTAPI NtCreateKey(HANDLE *, ACCESS_MASK, OBJECT_ATTRIBUTES *, ULONG,
				    UNICODE_STRING *, ULONG, ULONG *);
NTSYSAPI NTSTATUS NTAPI NtOpenKey(HANDLE *, ACCESS_MASK, OBJECT_ATTRIBUTES *);
NTSYSAPI NTSTATUS NTAPI NtDeleteKey(HANDLE);
NTSYSAPI NTSTATUS NTAPI NtSetValueKey(HANDLE, UNICODE_STRING *, ULONG, ULONG, const void *, ULONG);
NTSYSAPI NTSTATUS NTAPI NtQueryValueKey(HANDLE, UNICODE_STRING *, int, void *, ULONG, ULONG *);

#endif
