/** Steps that people read easily, within a power of ten. */
const STEPS = [1, 2, 5, 10]

/** The top of an axis whose two halves are whole numbers: the next easy number at or above the largest value. */
export function axisTop(largest: number): number {
  if (largest <= 2) return 2
  const power = 10 ** Math.floor(Math.log10(largest))
  const step = STEPS.find((candidate) => candidate * power >= largest) ?? 10
  const top = step * power
  return top % 2 === 0 ? top : top + 1
}
