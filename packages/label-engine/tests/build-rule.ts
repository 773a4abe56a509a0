import { label } from '@console/contracts'
import {
  UNKNOWN_FACTS,
  type CallFacts,
  type Conversation,
  type Role,
  type Sentence,
} from '../src/conversation.ts'
import { toLetter } from '../src/letters.ts'

/** A rule over the conversation, with these conditions from A on. */
export function buildRule(
  conditions: readonly Partial<label.Condition>[],
  changes: Partial<label.Rule> = {},
): label.Rule {
  return {
    id: 0,
    labelType: label.LABEL_TYPE.rule,
    checkRangeType: label.CHECK_RANGE.full,
    checkRangeBegin: null,
    checkRangeEnd: null,
    useContext: label.USE_CONTEXT.conversation,
    maxHitCnt: changes.useContext === label.USE_CONTEXT.sentence ? 0 : 1,
    lambdaType: label.LAMBDA_TYPE.all,
    lambdaExpr: '',
    conditions: conditions.map((condition, index) => ({
      id: 0,
      lambda: toLetter(index),
      type: label.CONDITION_TYPE.keyword,
      role: label.ROLE.agent,
      checkRangeType: label.CHECK_RANGE.full,
      checkRangeBegin: null,
      checkRangeEnd: null,
      checkRangePolicy: label.RANGE_POLICY.anyRole,
      preConditionLambda: '',
      param: '{}',
      ...condition,
    })),
    promptContent: '',
    sessionCollectRound: null,
    ...changes,
  }
}

export const buildPromptRule = (changes: Partial<label.Rule> = {}): label.Rule =>
  buildRule([], {
    labelType: label.LABEL_TYPE.prompt,
    promptContent: 'Was the price named?',
    sessionCollectRound: 3,
    ...changes,
  })

/** Any of the keywords, or all, or none of them. */
export const saying = (keywords: readonly string[], detectType: 0 | 1 | 2 = 1): Partial<label.Condition> => ({
  type: label.CONDITION_TYPE.keyword,
  param: JSON.stringify({ detectType, keywords }),
})

export const typed = (type: label.ConditionType, param: object): Partial<label.Condition> => ({
  type,
  param: JSON.stringify(param),
})

/** Sentences of two seconds with a second between them; `A: hello` is said by the agent, `C: hello` by the customer. */
export function buildConversation(lines: readonly string[], facts: Partial<CallFacts> = {}): Conversation {
  return {
    sentences: lines.map((line, index): Sentence => {
      const role: Role = line.startsWith('A') ? 0 : 1
      return { role, words: line.slice(3), beginMs: index * 3000, endMs: index * 3000 + 2000, emotion: null }
    }),
    facts: { ...UNKNOWN_FACTS, ...facts },
  }
}
