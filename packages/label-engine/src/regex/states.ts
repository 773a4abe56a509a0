import { MAX_REGEX_CHARACTERS } from '@console/contracts/regex-limit'

/**
 * States that an expression may have: each is looked at for each character of a sentence, at worst. One has about as many as it
 * has characters; only counted repetitions have more, which multiply.
 */
export const MAX_REGEX_STATES = MAX_REGEX_CHARACTERS
/** The engine refuses to repeat anything more often, at once. */
const MAX_REPEATS = 1000
/** The states of all conditions of a rule together. */
export const MAX_RULE_STATES = 5000

const QUOTED = /\\Q[^]*?(?:\\E|$)/y
const ESCAPED = /\\(?:[pP]\{[^}]*\}|x\{[^}]*\}|x[0-9A-Fa-f]{2}|[^])/uy
const CLASS = /\[\^?\]?(?:\[:\^?[a-z]+:\]|\\[^]|[^\\\]])*\]/y
const GROUP = /\((?:\?(?:P?<\w*>|[a-zA-Z-]*:?))?/y
const COUNTED = /\{(\d+)(?:(,)(\d*))?\}/y
const ANY = /[^]/uy

type Group = { before: number; last: number }

/**
 * The states of an expression, of which the engine needs at most twice as many; counted without compiling it, because the
 * time of compiling grows with them.
 */
export function countStates(pattern: string): number {
  const outer: Group[] = []
  let group: Group = { before: 0, last: 0 }
  let at = 0
  const take = (sticky: RegExp): RegExpExecArray | null => {
    sticky.lastIndex = at
    const match = sticky.exec(pattern)
    if (match) at += match[0].length
    return match
  }
  const add = (states: number) => {
    group = { before: group.before + group.last, last: states }
  }
  while (at < pattern.length) {
    const quoted = take(QUOTED)
    if (quoted) {
      add(quoted[0].length)
      continue
    }
    if (take(ESCAPED) ?? take(CLASS)) {
      add(1)
      continue
    }
    if (take(GROUP)) {
      outer.push(group)
      group = { before: 0, last: 0 }
      continue
    }
    const counted = take(COUNTED)
    if (counted) {
      group.last = repeated(group.last, counted)
      continue
    }
    const [character = ''] = take(ANY) ?? []
    const parent = character === ')' ? outer.pop() : undefined
    if (parent) {
      const states = statesWithin(group)
      group = parent
      add(states)
    } else if (character === '*' || character === '+' || character === '?') group.last += 1
    else add(1)
  }
  return [...outer, group].reduce((sum, { before, last }) => sum + before + last, 0)
}

/** The states of a group, with the two that note where it begins and ends; an empty group has a state that does nothing. */
const statesWithin = ({ before, last }: Group): number => Math.max(1, before + last) + 2

function repeated(states: number, [, least = '0', comma = '', most = '']: RegExpExecArray): number {
  if (Math.max(Number(least), Number(most)) > MAX_REPEATS) return states
  if (comma === '') return states * Math.max(1, Number(least))
  // Each optional repetition, or the last one if it may repeat, has a state that decides.
  return (states + 1) * Math.max(1, most === '' ? Number(least) + 1 : Number(most))
}
