type Plain = null | boolean | number | string
/** An item of a list, and whether the other list lacks it. */
export type ListItem = { value: Plain; isMarked: boolean }

/** Marks what `others` lacks, counting equal items: of three equal ones against two, one is marked. */
export function markItems(items: readonly Plain[], others: readonly Plain[]): ListItem[] {
  const left = new Map<Plain, number>()
  for (const value of others) left.set(value, (left.get(value) ?? 0) + 1)
  return items.map((value) => {
    const count = left.get(value) ?? 0
    left.set(value, count - 1)
    return { value, isMarked: count <= 0 }
  })
}
