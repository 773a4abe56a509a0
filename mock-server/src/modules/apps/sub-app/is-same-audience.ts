type Companies = readonly string[] | null

/** Tells whether two releases go to the same companies; null is all of them. */
export function isSameAudience(before: Companies, after: Companies): boolean {
  if (before === null || after === null) return before === after
  return before.length === after.length && before.every((code) => after.includes(code))
}
