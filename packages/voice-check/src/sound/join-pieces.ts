/** Joins short parts of a sound into pieces of `length` samples, and a last one with the rest. */
export function* joinPieces(parts: Iterable<Float32Array>, length: number): Generator<Float32Array> {
  let piece = new Float32Array(length)
  let filled = 0
  for (const part of parts)
    for (let from = 0; from < part.length;) {
      const taken = part.subarray(from, from + length - filled)
      piece.set(taken, filled)
      filled += taken.length
      from += taken.length
      if (filled < length) continue
      yield piece
      piece = new Float32Array(length)
      filled = 0
    }
  if (filled > 0) yield piece.subarray(0, filled)
}
