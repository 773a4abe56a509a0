import { expect, test } from 'vitest'
import { humanizeKey, singularKey } from './field-name.ts'

test.each([
  ['pushTemplate', 'Push template'],
  ['push_template', 'Push template'],
  ['biz-type-id', 'Biz type id'],
  ['ownerID', 'Owner ID'],
  ['APIClient', 'API client'],
  ['name', 'Name'],
  ['推送内容', '推送内容'],
  ['___', '___'],
  ['', ''],
])('the recorded key %j reads %j [AUDIT-010]', (key, words) => {
  expect(humanizeKey(key)).toBe(words)
})

test.each([
  ['conditions', 'condition'],
  ['categories', 'category'],
  ['matches', 'match'],
  ['memberList', 'member'],
  ['status', 'status'],
  ['access', 'access'],
])('an item of the list %j is called %j [AUDIT-010]', (key, item) => {
  expect(singularKey(key)).toBe(item)
})
