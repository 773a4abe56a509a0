/** The next item of a list that still waits, after the given one and then from the start; undefined when nothing waits. */
export function nextAfter<Item>(
  items: readonly Item[],
  current: Item,
  isWaiting: (item: Item) => boolean,
): Item | undefined {
  const index = items.indexOf(current)
  return [...items.slice(index + 1), ...items.slice(0, Math.max(0, index))].find(isWaiting)
}
