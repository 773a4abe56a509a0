/** The share of two figures' covariance that is believed: with few voices the rest is chance. */
const SHARED = 0.9

type Figures = readonly number[]

/** Rows that turn differences of figures, as they are between talks of one voice, into independent steps of about one. */
export function computeWhitening(differences: readonly Figures[]): number[][] {
  const size = differences[0]?.length ?? 0
  const scatter = Array.from({ length: size }, (_, row) =>
    Array.from(
      { length: size },
      (_unused, column) =>
        (differences.reduce((sum, one) => sum + (one[row] ?? 0) * (one[column] ?? 0), 0) /
          differences.length) *
        (row === column ? 1 : SHARED),
    ),
  )
  return inverted(triangular(scatter))
}

/** The lower triangle whose product with itself is the matrix, by Cholesky. */
function triangular(matrix: readonly Figures[]): number[][] {
  const lower: number[][] = []
  for (const [row, values] of matrix.entries()) {
    const made: number[] = []
    for (let column = 0; column <= row; column += 1) {
      const before = column === row ? made : (lower[column] ?? [])
      const rest = made.reduce(
        (left, one, at) => left - one * (at < column ? (before[at] ?? 0) : 0),
        values[column] ?? 0,
      )
      made.push(column === row ? Math.sqrt(rest) : rest / (lower[column]?.[column] ?? 1))
    }
    lower.push(made)
  }
  return lower
}

/** The inverse of a lower triangle is one too. */
function inverted(lower: readonly Figures[]): number[][] {
  const inverse: number[][] = []
  for (const [row, values] of lower.entries()) {
    const diagonal = values[row] ?? 1
    inverse.push(
      Array.from({ length: row + 1 }, (_, column) => {
        if (column === row) return 1 / diagonal
        const sum = inverse.reduce((all, above, at) => all + (values[at] ?? 0) * (above[column] ?? 0), 0)
        return -sum / diagonal
      }),
    )
  }
  return inverse
}
