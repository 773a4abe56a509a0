/** One small change of a source: what a test should notice. */
export type Mutant = {
  /** Path below the repository's root. */
  file: string
  line: number
  /** Positions in the text, in UTF-16 units. */
  start: number
  end: number
  replacement: string
  /** The text that was there, for the report. */
  original: string
}

export type Change = Pick<Mutant, 'start' | 'end' | 'replacement'>

export function applied(text: string, { start, end, replacement }: Change): string {
  return text.slice(0, start) + replacement + text.slice(end)
}

/** The changes as mutants of a file, in order of their positions. */
export function asMutants(file: string, text: string, changes: readonly Change[]): Mutant[] {
  return changes
    .toSorted((a, b) => a.start - b.start)
    .map((change) => ({
      ...change,
      file,
      line: text.slice(0, change.start).split('\n').length,
      original: text.slice(change.start, change.end),
    }))
}
