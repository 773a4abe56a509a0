import { label } from '@console/contracts'
import { GAP, type Phrase } from './phrase.ts'

/** Adds the condition's range of sentences to the clause, unless the range covers all. */
export function withRange(clause: Phrase, condition: label.Condition): Phrase {
  const range = rangePhrase(condition)
  const ranged = range === null ? clause : within(clause, range)
  const { checkRangeType, preConditionLambda: letter } = condition
  const isAfter = letter !== '' && checkRangeType !== label.CHECK_RANGE.relative
  return isAfter ? within(ranged, { id: 'rule.after', values: { letter: { letter } } }) : ranged
}

function within(clause: Phrase, range: Phrase): Phrase {
  return { id: 'rule.within', values: { clause, range } }
}

/** The sentences of a condition's own range; null where it covers all. */
function rangePhrase(condition: label.Condition): Phrase | null {
  if (condition.checkRangeType === label.CHECK_RANGE.full) return null
  const range =
    condition.checkRangeType === label.CHECK_RANGE.relative ? nearLetter(condition) : fixed(condition)
  return condition.checkRangePolicy === label.RANGE_POLICY.sameRole
    ? { id: 'rule.range.own', values: { range } }
    : range
}

type Range = Pick<label.Condition, 'checkRangeType' | 'checkRangeBegin' | 'checkRangeEnd'>

/** The sentences that a rule looks at; null where it looks at all. */
export function ruleRangePhrase(range: Range): Phrase | null {
  return range.checkRangeType === label.CHECK_RANGE.full ? null : fixed(range)
}

function fixed({ checkRangeBegin: begin, checkRangeEnd: end }: Range): Phrase {
  if (begin === 0 && end !== null && end >= 0) return { id: 'rule.range.first', values: { n: end + 1 } }
  if (end === -1 && begin !== null && begin < 0) return { id: 'rule.range.last', values: { n: -begin } }
  if (begin !== null && begin === end) return { id: 'rule.range.one', values: { at: position(begin) } }
  return { id: 'rule.range.between', values: { begin: position(begin), end: position(end) } }
}

/** A sentence by its number from 1, as the trial shows them: the wire counts from 0, and from -1 at the end. */
function position(index: number | null): Phrase {
  if (index === null) return { id: 'rule.position.start', values: { n: GAP } }
  return index < 0
    ? { id: 'rule.position.end', values: { n: -index } }
    : { id: 'rule.position.start', values: { n: index + 1 } }
}

function nearLetter(condition: label.Condition): Phrase {
  const { checkRangeBegin: begin, checkRangeEnd: end, preConditionLambda } = condition
  const letter = preConditionLambda === '' ? GAP : { letter: preConditionLambda }
  if (begin !== null && end !== null && begin < 0 && end < 0)
    return { id: 'rule.near.before', values: { begin: -begin, end: -end, letter } }
  if (begin !== null && begin < 0)
    return { id: 'rule.near.around', values: { begin: -begin, end: end ?? GAP, letter } }
  return { id: 'rule.near.after', values: { begin: begin ?? GAP, end: end ?? GAP, letter } }
}
