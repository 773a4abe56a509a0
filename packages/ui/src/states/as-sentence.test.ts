import { expect, test } from 'vitest'
import { asSentence } from './as-sentence.ts'

test.each([
  ['Check the connection and try again', 'Check the connection and try again.'],
  ['It works for another project.', 'It works for another project.'],
  ['网关超时', '网关超时。'],
  ['项目已终止。', '项目已终止。'],
  ['', ''],
])('%j is followed by another sentence as %j', (text, sentence) => {
  expect(asSentence(text)).toBe(sentence)
})
