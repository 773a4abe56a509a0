/** Structural equality of plain values, as in filters, forms and answers. */
export function isSameValue(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false
  if (Array.isArray(left) !== Array.isArray(right)) return false
  const before = Object.entries(left)
  const after = new Map(Object.entries(right))
  return (
    before.length === after.size &&
    before.every(([key, value]) => after.has(key) && isSameValue(value, after.get(key)))
  )
}
