/**
 * The sentences that a condition looks at, by ordinals of its role: `from` and `to` included, ascending, without overlap, and never
 * directly one after the other.
 */
export type Span = { from: number; to: number }
export type Spans = readonly Span[]

export const EVERYTHING: Span = { from: 0, to: Infinity }

/** Sorted by where they begin, they become spans; empty ones are dropped. */
export function joinSpans(sorted: readonly Span[]): Spans {
  const joined: Span[] = []
  for (const { from, to } of sorted) {
    if (to < from) continue
    const last = joined.at(-1)
    if (last && from <= last.to + 1) last.to = Math.max(last.to, to)
    else joined.push({ from, to })
  }
  return joined
}

/** The parts of spans inside `from` and `to`. */
export function clipSpans(spans: Spans, { from, to }: Span): Spans {
  return spans
    .map((span) => ({ from: Math.max(span.from, from), to: Math.min(span.to, to) }))
    .filter((span) => span.from <= span.to)
}

/** Index of the first number that is not smaller, in ascending numbers. */
export function lowerBound(ascending: readonly number[], least: number): number {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ascending[middle] ?? Infinity) < least) low = middle + 1
    else high = middle
  }
  return low
}

/** The first of the ascending ordinals that is in the spans; null where none is. */
export function firstWithin(ascending: readonly number[], spans: Spans): number | null {
  for (const { from, to } of spans) {
    const ordinal = ascending[lowerBound(ascending, from)]
    if (ordinal !== undefined && ordinal <= to) return ordinal
  }
  return null
}

/** All of the ascending ordinals that are in the spans. */
export function allWithin(ascending: readonly number[], spans: Spans): number[] {
  return spans.flatMap(({ from, to }) =>
    ascending.slice(lowerBound(ascending, from), lowerBound(ascending, to + 1)),
  )
}
