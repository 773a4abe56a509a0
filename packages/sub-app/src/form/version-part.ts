/**
 * The part of a body that names the version that was seen; empty for a record whose versions the platform does not count
 * (R60).
 */
export function versionPart(seen: number): { version?: number } {
  return seen === 0 ? {} : { version: seen }
}
