import { expect, test } from 'vitest'
import { create, query } from './calls.ts'

/** A prompt with the fields that its choices need, and no others. */
const prompt = {
  name: 'Price',
  bizTypeId: 11,
  productId: 21,
  enable: 1,
  type: 0,
  triggerAt: 'sessionEnd',
  kbBindable: 0,
  isCustomerRelated: 0,
  visibility: 0,
  frontDisplay: 0,
  pushTo: 0,
  createdAt: 1_790_000_000,
  updatedAt: 1_790_000_000,
} as const
const rule = {
  labelType: 1,
  checkRangeType: 0,
  useContext: 1,
  maxHitCnt: 1,
  promptContent: 'Is a price named?',
}
const LEFT_OUT = {
  showName: '',
  expire: 0,
  pushType: null,
  pushTemplate: null,
  pushContent: '',
  remark: '',
  rule: { lambdaType: 0, lambdaExpr: '', conditions: [], checkRangeBegin: null, checkRangeEnd: null },
}

test('an answered label may leave out what its choices do not need, and have more than the console knows', () => {
  const answered = {
    ...prompt,
    id: 5,
    deletedAt: null,
    status: 'online',
    rule: { ...rule, id: 6, sessionCollectRound: 3, trigger: 'single' },
  }
  const [read] = query.data.parse({ smartLabels: [answered], totalCnt: 1 }).smartLabels
  expect(read).toMatchObject({ id: 5, ...LEFT_OUT })
  expect(read?.rule).toMatchObject({ id: 6, sessionCollectRound: 3 })
  expect(read).not.toHaveProperty('version')
})

test('a condition that names no role, range or pre-condition has none, and one without a letter is refused', () => {
  const condition = { id: 1, lambda: 'A', type: 9, checkRangeType: 0, param: '{"status":1}', weight: 2 }
  const answered = { ...prompt, id: 5, rule: { ...rule, id: 6, labelType: 0, conditions: [condition] } }
  const read = (conditions: unknown[]) =>
    query.data.safeParse({
      smartLabels: [{ ...answered, rule: { ...answered.rule, conditions } }],
      totalCnt: 1,
    })
  expect(read([condition]).data?.smartLabels[0]?.rule.conditions).toEqual([
    {
      id: 1,
      lambda: 'A',
      type: 9,
      role: 0,
      checkRangeType: 0,
      checkRangeBegin: null,
      checkRangeEnd: null,
      checkRangePolicy: 0,
      preConditionLambda: '',
      param: '{"status":1}',
    },
  ])
  expect(read([{ ...condition, lambda: '1' }]).success).toBe(false)
})

test('a new label is sent in the same way, with 0 for a number that it does not need and without unknown fields', () => {
  const sent = { ...prompt, id: 0, pushTemplate: 0, rule: { ...rule, id: 0, sessionCollectRound: 3 } }
  expect(create.body.parse(sent)).toMatchObject({ id: 0, ...LEFT_OUT })
  expect(create.body.safeParse({ ...sent, nmae: 'Price' }).success).toBe(false)
})
