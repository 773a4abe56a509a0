import type { label } from '@console/contracts'
import type { RuleMessageId } from '../messages/en.ts'
import { GAP, type Phrase } from './phrase.ts'

const OF_SPEED = {
  '=': 'rule.speed.equal',
  '<': 'rule.speed.less',
  '<=': 'rule.speed.atMost',
  '>': 'rule.speed.more',
  '>=': 'rule.speed.atLeast',
  '!=': 'rule.speed.other',
} as const satisfies Record<label.Operator, RuleMessageId>

const OF_TIME = {
  '=': 'rule.amount.equal',
  '<': 'rule.amount.less',
  '<=': 'rule.amount.atMost',
  '>': 'rule.amount.more',
  '>=': 'rule.amount.atLeast',
  '!=': 'rule.amount.other',
} as const satisfies Record<label.Operator, RuleMessageId>

const OF_COUNT = { ...OF_TIME, '<': 'rule.amount.fewer' } as const satisfies Record<
  label.Operator,
  RuleMessageId
>

/** A comparison in words, such as "more than 10". */
export function amountPhrase(
  kind: 'speed' | 'time' | 'count',
  operator: label.Operator | null,
  number: number | null,
): Phrase {
  const n = number ?? GAP
  if (operator === null) return { id: 'rule.amount.unknown', values: { n } }
  const ids = { speed: OF_SPEED, time: OF_TIME, count: OF_COUNT }[kind]
  return { id: ids[operator], values: { n } }
}
