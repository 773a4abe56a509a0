import { expect, test } from 'vitest'
import { toNamePathStr } from './name-path.ts'

test.each([
  [undefined, ''],
  ['filter', 'filter'],
  [3, '3'],
  [['conditions', 0, 'param'], 'conditions_0_param'],
] as const)('a field named %j has the name %s in the page, as in antd', (name, text) => {
  expect(toNamePathStr(name)).toBe(text)
})
