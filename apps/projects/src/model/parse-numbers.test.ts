import { expect, test } from 'vitest'
import { pathId } from './parse-numbers.ts'

test.each([
  ['1', 1],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ['9007199254740992', null],
  ['0', null],
  ['07', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['', null],
  [undefined, null],
])('the path segment %s parses to the id %s', (text, id) => {
  expect(pathId(text)).toBe(id)
})
