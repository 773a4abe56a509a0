type Change<Fields> = { before: Partial<Fields>; after: Partial<Fields> }

/** What of `wanted` is something else than it was, and what that was; null where nothing is. */
export function changedFields<Fields extends Record<string, string | number>>(
  present: Fields,
  wanted: Fields,
): Change<Fields> | null {
  const change: Change<Fields> = { before: {}, after: {} }
  let isAny = false
  for (const key in wanted) {
    if (present[key] === wanted[key]) continue
    isAny = true
    change.before[key] = present[key]
    change.after[key] = wanted[key]
  }
  return isAny ? change : null
}
