import type { TextRange } from '@console/contracts'
import {
  compileRegex,
  countStates,
  FoldedText,
  type CompiledRegex,
  type LabelRegex,
} from '@console/label-engine'

/** Searches run this long at a time; then clicks and keystrokes are processed first. */
const STEP_MS = 25
/** The limit of states times characters for one search, which cannot be divided: two such searches fill a step. */
export const MAX_SEARCH = 1_000_000
/**
 * The most cached results, enough for a trial of 500 sentences and 50 expressions. Beyond them everything is searched again.
 */
const MAX_CACHED_RESULTS = 50_000

/** The search is not finished: the next trial of the same rule reuses the results so far. */
export class StepOver extends Error {}
/** An expression with this many states takes too long for a text of this many characters. */
export class TooCostlyToTry extends Error {
  readonly states: number
  readonly characters: number
  constructor(states: number, characters: number) {
    super('too costly to try')
    this.states = states
    this.characters = characters
  }
}

export type StepwiseSearch = {
  /** Called before a trial. */
  begin: () => void
  /** Compiles expressions like the engine; searches with them throw `StepOver` and `TooDearToTry`. */
  compile: (pattern: string) => CompiledRegex
}

/** Searches expressions on the page, which does nothing else meanwhile: one step at a time, each text once. */
export function stepwiseSearch(now: () => number = () => performance.now()): StepwiseSearch {
  const found = new Map<string, readonly TextRange[] | null>()
  /** The end of this step; null before its first search, so that each step has one. */
  let end: number | null = null

  function search(pattern: string, regex: LabelRegex, text: string): readonly TextRange[] | null {
    const key = `${pattern}\0${text}`
    const known = found.get(key)
    if (known !== undefined) return known
    const states = countStates(pattern)
    if (states * text.length > MAX_SEARCH) throw new TooCostlyToTry(states, text.length)
    if (end === null) end = now() + STEP_MS
    else if (now() > end) throw new StepOver()
    const ranges = regex.isFoundIn(text) ? regex.findIn(text) : null
    if (found.size >= MAX_CACHED_RESULTS) found.clear()
    found.set(key, ranges)
    return ranges
  }

  return {
    begin: () => (end = null),
    compile: (pattern) => {
      const { regex, problem } = compileRegex(pattern)
      if (problem) return { regex: null, problem }
      const stepwise: LabelRegex = {
        mayBeFoundIn: (folded) => regex.mayBeFoundIn(folded),
        isFoundIn: (text, folded) =>
          regex.mayBeFoundIn(folded ?? new FoldedText(text)) && search(pattern, regex, text) !== null,
        findIn: (text) => [...(search(pattern, regex, text) ?? [])],
      }
      return { regex: stepwise, problem: null }
    },
  }
}
