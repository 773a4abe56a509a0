/** The oldest client that is served. */
const OLDEST_VERSION = [2, 5, 0, 5000] as const

/** Checks if a client's version, such as `2.5.0.5000`, is new enough: compared number by number, from the left. */
export function isServedVersion(version: string): boolean {
  if (!/^\d{1,9}(\.\d{1,9}){3}$/.test(version)) return false
  const parts = version.split('.').map(Number)
  const different = OLDEST_VERSION.findIndex((part, index) => part !== parts[index])
  return different === -1 || (parts[different] ?? 0) > (OLDEST_VERSION[different] ?? 0)
}
