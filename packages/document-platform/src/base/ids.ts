/** Hands out the next ids; the platform's are large and do not start at 1. */
export function createIds(first: number): () => number {
  let next = first
  return () => next++
}
