/**
 * Browsers offer these features over https and on the machine itself only. A console that is opened over plain http by its
 * name does without them: no other module may use them directly (docs/decisions/0105).
 */

/** Locks between the tabs of this browser; null where it has none: then each tab works for itself. */
export function tabLocks(): LockManager | null {
  const locks: LockManager | undefined = navigator.locks
  return locks ?? null
}

/** A random UUID (version 4). `crypto.randomUUID` is missing over plain http, `getRandomValues` is not. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes]
    .map((byte, index) => {
      if (index === VERSION_BYTE) return (byte & 0x0f) | 0x40
      return index === VARIANT_BYTE ? (byte & 0x3f) | 0x80 : byte
    })
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

const VERSION_BYTE = 6
const VARIANT_BYTE = 8
