import { expect, test } from 'vitest'
import { parseAcceptLanguage } from './text.ts'

test.for([
  [undefined, 'en'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
  ['en-US,zh;q=0.9', 'en'],
  ['fr,zh;q=0.5', 'zh'],
  ['en;q=0.2, zh-Hant;q=0.7', 'zh'],
  ['zh;q=0, en', 'en'],
  ['fr,de', 'en'],
  ['*', 'en'],
  [';;;q=,=', 'en'],
] as const)('the language of %j is %s', ([header, language]) => {
  expect(parseAcceptLanguage(header)).toBe(language)
})
