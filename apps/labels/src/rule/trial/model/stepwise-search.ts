import type { TextRange } from '@console/contracts'
import {
  compileRegex,
  countStates,
  FoldedText,
  type CompiledRegex,
  type LabelRegex,
} from '@console/label-engine'

/** Searches that are done at once; then clicks and keys are answered first. */
const STEP_MS = 25
/** States by characters of one search, which cannot be divided: two of them are such a step. */
export const MAX_SEARCH = 1_000_000
/** A trial of all that one may have: 500 sentences, 50 expressions. Then all is searched again. */
const MAX_FOUND = 50_000

/** There is more to search: the next trial of the same finds what was found so far. */
export class StepOver extends Error {}
/** An expression of so many states takes too long for a text of so many characters. */
export class TooDearToTry extends Error {
  readonly states: number
  readonly characters: number
  constructor(states: number, characters: number) {
    super('too dear to try')
    this.states = states
    this.characters = characters
  }
}

export type StepwiseSearch = {
  /** Before a trial. */
  begin: () => void
  /** As the engine compiles expressions; those of this one throw `StepOver` and `TooDearToTry`. */
  compile: (pattern: string) => CompiledRegex
}

/** Searches of expressions for a page, which does nothing else meanwhile: a step at a time, each text once. */
export function stepwiseSearch(now: () => number = () => performance.now()): StepwiseSearch {
  const found = new Map<string, readonly TextRange[] | null>()
  /** The end of this step; null before its first search, so that each step has one. */
  let end: number | null = null

  function search(pattern: string, regex: LabelRegex, text: string): readonly TextRange[] | null {
    const key = `${pattern}\0${text}`
    const known = found.get(key)
    if (known !== undefined) return known
    const states = countStates(pattern)
    if (states * text.length > MAX_SEARCH) throw new TooDearToTry(states, text.length)
    if (end === null) end = now() + STEP_MS
    else if (now() > end) throw new StepOver()
    const ranges = regex.isFoundIn(text) ? regex.findIn(text) : null
    if (found.size >= MAX_FOUND) found.clear()
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
