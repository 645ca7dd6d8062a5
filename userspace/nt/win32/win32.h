/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * The part of Win32 that testapi uses: the system's own where it is Win32, else a thin layer over a
 * front end of the NT services, with one request for each that Wine sends its server. What is not
 * needed is missing: security, other character sets, a time-out of a message.
 */
#ifndef NT_WIN32_H
#define NT_WIN32_H

#ifdef _WIN32

#include <windows.h>

#else

#include <stddef.h>
#include <stdint.h>

#define WINAPI
#define TRUE                 1
#define FALSE                0
#define INFINITE             0xffffffffu
#define INVALID_HANDLE_VALUE ((HANDLE)(intptr_t)-1)

#define WAIT_OBJECT_0        0u
#define WAIT_ABANDONED_0     0x80u
#define WAIT_FAILED          0xffffffffu
#define MAXIMUM_WAIT_OBJECTS 64

#define GENERIC_READ    0x80000000u
#define GENERIC_WRITE   0x40000000u
#define FILE_SHARE_READ 1u
#define CREATE_NEW      1u
#define OPEN_EXISTING   3u

#define FILE_ATTRIBUTE_NORMAL 0x80u

#define KEY_READ          0x20019u
#define KEY_ALL_ACCESS    0xf003fu
#define REG_BINARY        3u
/* the root of the only tree that there is */
#define HKEY_CURRENT_USER ((HKEY)0)

#define PM_NOREMOVE 0u
#define WM_QUIT     0x12u
#define WM_USER     0x400u

#define ERROR_SUCCESS              0u
#define ERROR_FILE_NOT_FOUND       2u
#define ERROR_ACCESS_DENIED        5u
#define ERROR_INVALID_HANDLE       6u
#define ERROR_NOT_ENOUGH_MEMORY    8u
#define ERROR_SHARING_VIOLATION    32u
#define ERROR_FILE_EXISTS          80u
#define ERROR_INVALID_PARAMETER    87u
#define ERROR_CALL_NOT_IMPLEMENTED 120u
#define ERROR_INVALID_NAME         123u
#define ERROR_ALREADY_EXISTS       183u
#define ERROR_NOT_OWNER            288u
#define ERROR_TOO_MANY_POSTS       298u
#define ERROR_GEN_FAILURE          31u

typedef void *HANDLE;
typedef HANDLE HWND;
typedef struct nt_win32_key *HKEY;
typedef int BOOL;
typedef unsigned int UINT;
typedef uint32_t DWORD;
typedef int32_t LONG;
typedef uintptr_t WPARAM;
typedef intptr_t LPARAM;

typedef struct {
	HWND hwnd;
	UINT message;
	WPARAM wParam;
	LPARAM lParam;
} MSG;

typedef void SECURITY_ATTRIBUTES;
typedef DWORD thread_start(void *context);

DWORD GetLastError(void);

HANDLE CreateEventA(SECURITY_ATTRIBUTES *security, BOOL manual, BOOL set, const char *name);
BOOL SetEvent(HANDLE event);
HANDLE CreateSemaphoreA(SECURITY_ATTRIBUTES *security, LONG count, LONG most, const char *name);
BOOL ReleaseSemaphore(HANDLE semaphore, LONG count, LONG *previous);
HANDLE CreateMutexA(SECURITY_ATTRIBUTES *security, BOOL owned, const char *name);
BOOL ReleaseMutex(HANDLE mutex);
DWORD WaitForSingleObject(HANDLE object, DWORD ms);
DWORD WaitForMultipleObjects(DWORD count, const HANDLE *object, BOOL all, DWORD ms);
BOOL CloseHandle(HANDLE handle);

/* Its end sets it, as that of Win32 does; it is closed only then. id: must be NULL. */
HANDLE CreateThread(SECURITY_ATTRIBUTES *security, size_t stack, thread_start *start, void *context,
		    DWORD flags, DWORD *id);
DWORD GetCurrentThreadId(void);
DWORD GetCurrentProcessId(void);

HANDLE CreateFileA(const char *path, DWORD access, DWORD share, SECURITY_ATTRIBUTES *security,
		   DWORD disposition, DWORD flags, HANDLE template_file);
BOOL WriteFile(HANDLE file, const void *data, DWORD size, DWORD *done, void *overlapped);
BOOL ReadFile(HANDLE file, void *data, DWORD size, DWORD *done, void *overlapped);
BOOL DeleteFileA(const char *path);

/* disposition: must be NULL. */
LONG RegCreateKeyExA(HKEY parent, const char *path, DWORD reserved, char *class, DWORD options,
		     DWORD access, SECURITY_ATTRIBUTES *security, HKEY *key, DWORD *disposition);
LONG RegOpenKeyExA(HKEY parent, const char *path, DWORD options, DWORD access, HKEY *key);
LONG RegSetValueExA(HKEY key, const char *name, DWORD reserved, DWORD type,
		    const unsigned char *data, DWORD size);
LONG RegQueryValueExA(HKEY key, const char *name, DWORD *reserved, DWORD *type, unsigned char *data,
		      DWORD *size);
LONG RegDeleteKeyA(HKEY parent, const char *path);
LONG RegCloseKey(HKEY key);

BOOL PostThreadMessageA(DWORD thread, UINT message, WPARAM first, LPARAM second);
BOOL GetMessageA(MSG *message, HWND window, UINT lowest, UINT highest);
BOOL PeekMessageA(MSG *message, HWND window, UINT lowest, UINT highest, UINT flags);

#endif
#endif
