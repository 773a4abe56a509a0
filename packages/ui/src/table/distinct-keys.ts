/**
 * Keys of rows by which React distinguishes them, though a list may repeat a row: the key itself, and for each further row that has
 * it, the key with a number.
 */
export function distinctKeys<Row extends object>(
  rows: readonly Row[],
  rowKey: (row: Row) => number | string,
): (row: Row) => number | string {
  const counts = new Map<number | string, number>()
  const repeated = new Map<Row, string>()
  for (const row of rows) {
    const key = rowKey(row)
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    if (count > 1) repeated.set(row, `${key} (${count})`)
  }
  return (row) => repeated.get(row) ?? rowKey(row)
}
