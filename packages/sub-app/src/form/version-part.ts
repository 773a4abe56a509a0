/** The part of a body that names the version that was seen; empty for a thing of which the platform counts none (R60). */
export function versionPart(seen: number): { version?: number } {
  return seen === 0 ? {} : { version: seen }
}
