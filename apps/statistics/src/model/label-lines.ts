/** First those that differ most; with a dash they differ once more, so that as many lines as are compared do. */
const COLOURS = [
  'var(--focus)',
  'var(--info)',
  'var(--online)',
  'var(--waiting)',
  'var(--track-leave)',
  'var(--track-idle)',
  'var(--track-short-break)',
  'var(--text)',
  'var(--text-3)',
  'var(--tint-border)',
] as const

/** Look of a label's line, by its position. */
export function lineLook(index: number): { colour: string; isDashed: boolean } {
  return {
    colour: COLOURS[index % COLOURS.length] ?? COLOURS[0],
    isDashed: Math.floor(index / COLOURS.length) % 2 === 1,
  }
}
