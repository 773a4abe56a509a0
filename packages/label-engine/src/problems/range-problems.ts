import { label } from '@console/contracts'
import type { Path, RuleProblem } from './rule-problem.ts'

export type RangeFields = Pick<label.Condition, 'checkRangeType' | 'checkRangeBegin' | 'checkRangeEnd'>

/** Bounds that are missing, or in the wrong order: with different signs their order depends on the conversation. */
export function rangeProblems(fields: RangeFields, path: Path, letter: string | null): RuleProblem[] {
  const { checkRangeType, checkRangeBegin: begin, checkRangeEnd: end } = fields
  if (checkRangeType === label.CHECK_RANGE.full) return []
  const missing = [
    ...(begin === null ? ['checkRangeBegin'] : []),
    ...(end === null ? ['checkRangeEnd'] : []),
  ].map((field): RuleProblem => ({ kind: 'rangeMissing', path: [...path, field], letter }))
  if (begin === null || end === null) return missing
  const isReversed = begin > end && begin < 0 === end < 0
  return isReversed ? [{ kind: 'rangeReversed', path: [...path, 'checkRangeEnd'], letter }] : []
}
