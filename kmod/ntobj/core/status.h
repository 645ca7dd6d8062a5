/* SPDX-License-Identifier: GPL-2.0-only */
/* Results, by NT's numbers, the same in every front end. */
#ifndef NT_STATUS_H
#define NT_STATUS_H

#define NT_OK                     0x00000000u /* of a wait: and the index of the object */
#define NT_ABANDONED              0x00000080u /* and the index */
#define NT_TIMEOUT                0x00000102u
#define NT_PENDING                0x00000103u
#define NT_OBJECT_EXISTS          0x40000000u
#define NT_BUFFER_OVERFLOW        0x80000005u
#define NT_NO_MORE                0x8000001au
#define NT_NOT_IMPLEMENTED        0xc0000002u
#define NT_INVALID_HANDLE         0xc0000008u
#define NT_NO_THREAD              0xc000000bu
#define NT_INVALID_PARAMETER      0xc000000du
#define NT_NO_MEMORY              0xc0000017u
#define NT_ACCESS_DENIED          0xc0000022u
#define NT_TYPE_MISMATCH          0xc0000024u
#define NT_NAME_INVALID           0xc0000033u
#define NT_NAME_NOT_FOUND         0xc0000034u
#define NT_SHARING_VIOLATION      0xc0000043u
#define NT_QUOTA_EXCEEDED         0xc0000044u
#define NT_MUTEX_NOT_OWNED        0xc0000046u
#define NT_SEMAPHORE_LIMIT        0xc0000047u
#define NT_CANNOT_DELETE          0xc0000121u
#define NT_KEY_DELETED            0xc000017cu
#define NT_CHILD_MUST_BE_VOLATILE 0xc0000181u

#endif
