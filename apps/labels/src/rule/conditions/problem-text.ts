import type { IntlShape } from 'react-intl'
import type { RuleMessageId } from '../messages/en.ts'
import type { ConditionField, Problem } from '../model/problems.ts'

/** Word lists of a condition, and how many words it has with them. */
export type ListsOfCondition = {
  letter: string
  count: number
  lists: readonly { name: string; words: readonly string[] }[]
}

/** Why a condition with word lists has too many words: the sentence of the server. */
export function tooManyWordsText(intl: IntlShape, max: number, condition: ListsOfCondition): string {
  const { letter, count, lists } = condition
  const named = lists.map(({ name, words }) => `“${name}” (${words.length})`)
  return intl.formatMessage(
    { id: 'rule.problem.tooManyWithLists' },
    { letter, count, max, lists: named.join(intl.locale.startsWith('zh') ? '、' : ', ') },
  )
}

/** What is wrong with a field, as it says below it. */
export function problemText({ formatMessage }: IntlShape, problem: Problem): string {
  const { min, max } = problem
  return formatMessage(
    { id: getProblemMessageId(problem) },
    { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) },
  )
}

function getProblemMessageId({ field, kind }: Problem): RuleMessageId {
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
