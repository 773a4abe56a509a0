import { label } from '@console/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { createDialog, newProduct, newPromptLabel, type ProductOfTest } from '../support/prompt-labels.ts'

let demo: Demo
let manager: Person
let product: ProductOfTest
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager', 'label.config')
  product = await newProduct(demo, manager, 'Discounts')
})
afterAll(() => demo.stop())

test('without an endpoint the dialog says so in both languages, and labels can be saved all the same', async () => {
  const saved = await newPromptLabel(manager, product)
  expect(saved.rule).toMatchObject({ labelType: label.LABEL_TYPE.prompt })
  const { say } = createDialog(manager, product)
  expect((await say('hello')).data).toEqual({
    question: 'hello',
    answer:
      '<p>No language model is configured on this server, so prompt labels are not evaluated. Rule labels still work.</p>',
  })
  expect((await say('hello', { language: 'zh' })).data.answer).toBe(
    '<p>服务器未配置语言模型，无法判定提示词标签。规则标签仍可使用。</p>',
  )
})
