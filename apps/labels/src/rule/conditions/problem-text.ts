import type { IntlShape } from 'react-intl'
import type { RuleMessageId } from '../messages/en.ts'
import type { ConditionField, Problem } from '../model/problems.ts'

/** What is wrong with a field, as it says below it. */
export function problemText({ formatMessage }: IntlShape, problem: Problem): string {
  const { min, max } = problem
  return formatMessage(
    { id: textOf(problem) },
    { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) },
  )
}

function textOf({ field, kind }: Problem): RuleMessageId {
  switch (kind) {
    case 'missing':
      return MISSING[field] ?? 'rule.problem.number'
    case 'outOfBounds':
      return 'rule.problem.bounds'
    case 'tooMany':
      return 'rule.problem.tooMany'
    case 'tooLong':
      return field === 'regex' ? 'rule.problem.regexTooLong' : 'rule.problem.keywordTooLong'
    case 'unreadable':
      return 'rule.problem.param'
    case 'notOfTrigger':
      return 'rule.problem.type'
    case 'beginAfterEnd':
      return 'rule.problem.order'
    case 'unknownLetter':
    case 'ownLetter':
      return 'rule.problem.preUnknown'
    case 'cycle':
      return 'rule.problem.cycle'
  }
}

const MISSING: Readonly<Partial<Record<ConditionField, RuleMessageId>>> = {
  keywords: 'rule.problem.keywords',
  regex: 'rule.problem.regex',
  operator: 'rule.problem.operator',
  status: 'rule.problem.status',
  emotion: 'rule.problem.emotion',
  preConditionLambda: 'rule.problem.pre',
}
