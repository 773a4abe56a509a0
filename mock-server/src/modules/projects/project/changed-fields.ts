type Change<Fields> = { before: Partial<Fields>; after: Partial<Fields> }

/** The fields of `after` that changed, and their values before; null if nothing changed. */
export function changedFields<Fields extends Record<string, string | number>>(
  present: Fields,
  after: Fields,
): Change<Fields> | null {
  const change: Change<Fields> = { before: {}, after: {} }
  let isAny = false
  for (const key in after) {
    if (present[key] === after[key]) continue
    isAny = true
    change.before[key] = present[key]
    change.after[key] = after[key]
  }
  return isAny ? change : null
}
