/** Returns one page of a list that is complete already; none of size 0. */
export function paginate<Row>(
  rows: readonly Row[],
  { current, size }: { current: number; size: number },
): Row[] {
  return rows.slice((current - 1) * size, current * size)
}
