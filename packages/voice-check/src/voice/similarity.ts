/** Likeness of two voices, from 0 to 1: the cosine of their embeddings, of which the negative half is 0. */
export function similarity(one: Float32Array, other: Float32Array): number {
  if (one.length !== other.length)
    throw new TypeError(`Embeddings of ${one.length} and ${other.length} numbers are of different models.`)
  let product = 0
  let squaresOfOne = 0
  let squaresOfOther = 0
  for (const [index, value] of one.entries()) {
    const beside = other[index] ?? 0
    product += value * beside
    squaresOfOne += value * value
    squaresOfOther += beside * beside
  }
  // Nothing was heard of one of them.
  if (squaresOfOne === 0 || squaresOfOther === 0) return 0
  return Math.min(1, Math.max(0, product / Math.sqrt(squaresOfOne * squaresOfOther)))
}
