import { RE2JS, RE2JSException, RE2JSSyntaxException } from 're2js'
import { FoldedText, hasAny, toKeyword } from '../words/folded-text.ts'
import { MAX_RANGES, type Range } from '../words/occurrences.ts'
import { neededLiterals } from './needed-literals.ts'
import { countStates, MAX_REGEX_STATES } from './states.ts'

/** `position`, in UTF-16 units of the pattern, is null where the engine does not say where. */
export type RegexProblem = { message: string; position: number | null }

export type LabelRegex = {
  /** False only if the expression is certainly not in the text, without a search. */
  mayBeFoundIn(folded: FoldedText): boolean
  /** True if it is found; `folded` is the same text, where it was folded already. */
  isFoundIn(text: string, folded?: FoldedText): boolean
  /**
   * Ranges where it is found, from left to right without overlap, at most as `MAX_RANGES` and `MAX_SEARCHED_UNITS` allow.
   */
  findIn(text: string): Range[]
}

/**
 * A single search is linear, all searches of a text are not: `a(.*c)?` runs to the end of `aaa…` from every `a`. So a long text is
 * searched fewer times; one range is always found.
 */
export const MAX_SEARCHED_UNITS = 1_048_576

const TOO_COSTLY: RegexProblem = { message: 'its repetitions multiply to too many states', position: null }

export type CompiledRegex = { regex: LabelRegex; problem: null } | { regex: null; problem: RegexProblem }

/**
 * A regular expression in the syntax of RE2: no back references, no look-around, in return linear time (R15). Case counts
 * unless the pattern has `(?i)`; `^` and `$` are the ends of the text, and `.` is no line break, unless it has `(?m)` and
 * `(?s)`. An expression with too many states is refused before it is compiled.
 */
export function compileRegex(pattern: string): CompiledRegex {
  if (countStates(pattern) > MAX_REGEX_STATES) return { regex: null, problem: TOO_COSTLY }
  try {
    return { regex: labelRegex(RE2JS.compile(pattern), pattern), problem: null }
  } catch (error) {
    if (error instanceof RE2JSException) return { regex: null, problem: problemFrom(error, pattern) }
    throw error
  }
}

function labelRegex(engine: RE2JS, pattern: string): LabelRegex {
  const literals = neededLiterals(pattern)?.map(toKeyword)
  /**
   * The engine also looks for literals, but not where case does not count, and more slowly than a lookup in a folded text.
   */
  const mayBeFoundIn = (folded: FoldedText) =>
    // An expression sees each mark of a text, a folded one has fewer.
    !literals || !folded.isUnitByUnit || hasAny(folded, literals)
  return {
    mayBeFoundIn,
    isFoundIn: (text, folded) => mayBeFoundIn(folded ?? new FoldedText(text)) && engine.test(text),
    findIn(text) {
      const ranges: Range[] = []
      const matcher = engine.matcher(text)
      const most = Math.max(1, Math.min(MAX_RANGES, Math.floor(MAX_SEARCHED_UNITS / text.length)))
      while (ranges.length < most && matcher.find()) {
        ranges.push({ begin: matcher.start(), end: matcher.end() })
      }
      return ranges
    },
  }
}

function problemFrom(error: RE2JSException, pattern: string): RegexProblem {
  if (!(error instanceof RE2JSSyntaxException)) return { message: error.message, position: null }
  return { message: error.getDescription(), position: findPartPosition(error.getPattern(), pattern) }
}

/**
 * The engine names the part that is wrong; returns null if that part occurs several times in the pattern, or is all of it.
 */
function findPartPosition(part: string | null, pattern: string): number | null {
  if (part === null || part === '' || part === pattern) return null
  const position = pattern.indexOf(part)
  return position >= 0 && position === pattern.lastIndexOf(part) ? position : null
}
