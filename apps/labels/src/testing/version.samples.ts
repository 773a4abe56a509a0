import type { label } from '@console/contracts'
import { sampleLabel, sampleRule } from '@console/testing'

/** Versions for tests of a stored label: the present one is version 4, as in the label. */
const AT = Date.UTC(2026, 10, 20, 6, 30) / 1000
const HOUR = 3600

type Draft = label.LabelVersion['draft']

export function toDraft(stored: label.Label, changes: Partial<Draft> = {}): Draft {
  const {
    id: _id,
    bizTypeName: _bizTypeName,
    productName: _productName,
    version: _version,
    createdAt: _createdAt,
    updatedAt: _updatedAt,
    enabledAt: _enabledAt,
    deletedAt: _deletedAt,
    isTooDear: _isTooDear,
    ...draft
  } = stored
  return { ...draft, ...changes }
}

const [keyword] = sampleRule.conditions

export function keywordCondition(lambda: string, keywords: readonly string[]): label.Condition {
  if (keyword === undefined) throw new Error('the sample has no condition')
  return { ...keyword, lambda, param: JSON.stringify({ keywords, detectType: 1 }) }
}

export const sampleVersions: label.LabelVersion[] = [
  { version: 4, changedAt: AT, changedBy: 'Shen Qiao', wordList: null, draft: toDraft(sampleLabel) },
  {
    version: 3,
    changedAt: AT - HOUR,
    changedBy: 'Lin Yi',
    wordList: null,
    draft: toDraft(sampleLabel, {
      remark: 'Agreed with the sales team',
      pushTo: 0,
      pushType: null,
      pushTemplate: null,
      pushContent: '',
      rule: {
        ...sampleRule,
        lambdaType: 2,
        conditions: [keywordCondition('A', ['cancel']), keywordCondition('B', ['goodbye'])],
      },
    }),
  },
  {
    version: 2,
    changedAt: AT - 2 * HOUR,
    changedBy: null,
    wordList: null,
    draft: toDraft(sampleLabel, {
      productId: null,
      triggerAt: 'sessionEnd',
      kbBindable: 1,
      rule: { ...sampleRule, conditions: [keywordCondition('C', ['notice'])] },
    }),
  },
]
