const FACTOR = 1_664_525
const STEP = 1_013_904_223
const SIZE = 2 ** 32

/** So many of the items in their order, the same ones for the same seed; all when there are fewer. */
export function pickSample<Item>(
  items: readonly Item[],
  { size, seed }: { size: number; seed: number },
): Item[] {
  let state = seed
  const drawn = items.map((item, index) => {
    state = (Math.imul(state, FACTOR) + STEP) >>> 0
    return { item, index, lot: state / SIZE }
  })
  return drawn
    .toSorted((a, b) => a.lot - b.lot)
    .slice(0, size)
    .toSorted((a, b) => a.index - b.index)
    .map(({ item }) => item)
}
