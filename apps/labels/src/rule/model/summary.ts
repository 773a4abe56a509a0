import { label } from '@console/contracts'
import { hasRole } from './condition-types.ts'
import { readParams, type TypedParams } from './params.ts'
import { GAP, type Phrase } from './phrase.ts'

/** A condition in one line, in parts that commas separate. */
export function summaryParts(condition: label.Condition): Phrase[] {
  const { type, role, preConditionLambda: letter, checkRangeType } = condition
  const what = toParamsPhrase(readParams(condition))
  const after: Phrase = {
    id: checkRangeType === label.CHECK_RANGE.relative ? 'rule.summary.near' : 'rule.summary.after',
    values: { letter },
  }
  return [
    ...(hasRole(type)
      ? [{ id: role === label.ROLE.agent ? 'rule.role.agent' : 'rule.role.customer' } as const]
      : []),
    ...(what === null ? [] : [what]),
    ...(checkRangeType === label.CHECK_RANGE.fixed ? [{ id: 'rule.summary.range' } as const] : []),
    ...(letter === '' ? [] : [after]),
  ]
}

function toParamsPhrase({ type, params }: TypedParams): Phrase | null {
  switch (type) {
    case label.CONDITION_TYPE.keyword:
      return keywords(params.detectType, params.keywords)
    case label.CONDITION_TYPE.regex:
      return null
    case label.CONDITION_TYPE.speechSpeed:
      return {
        id: params.detectType === label.SPEED.average ? 'rule.summary.average' : 'rule.summary.speed',
        values: compared(params.operator, params.wordsPerMinute),
      }
    case label.CONDITION_TYPE.silence:
      return { id: 'rule.summary.silence', values: { n: params.duration ?? GAP } }
    case label.CONDITION_TYPE.turns:
      return { id: 'rule.summary.turns', values: compared(params.operator, params.round) }
    case label.CONDITION_TYPE.keywordCount:
      return {
        id: 'rule.summary.count',
        values: {
          keywords: keywords(params.detectType, params.keywords),
          ...compared(params.operator, params.hitCount),
        },
      }
    case label.CONDITION_TYPE.accepted:
      return params.status === null ? null : { id: params.status === 1 ? 'rule.status.1' : 'rule.status.0' }
    case label.CONDITION_TYPE.ringing:
    case label.CONDITION_TYPE.callDuration:
      return { id: 'rule.summary.seconds', values: compared(params.operator, params.duration) }
    case label.CONDITION_TYPE.emotion:
      return params.emotion === null ? null : { id: 'rule.emotion.ANGRY' }
    default:
      return null
  }
}

function compared(operator: label.Operator | null, number: number | null) {
  return { operator: operator ?? GAP, n: number ?? GAP }
}

const KEYWORD_SUMMARY = {
  [label.KEYWORDS.all]: 'rule.summary.all',
  [label.KEYWORDS.any]: 'rule.summary.any',
  [label.KEYWORDS.none]: 'rule.summary.none',
} as const

function keywords(detectType: keyof typeof KEYWORD_SUMMARY, list: readonly string[]): Phrase {
  const [only] = list
  if (list.length === 1 && only !== undefined && detectType !== label.KEYWORDS.none)
    return { id: 'rule.summary.keyword', values: { keyword: only } }
  return { id: KEYWORD_SUMMARY[detectType], values: { n: list.length } }
}
