import { expect, test } from 'vitest'
import { readJson } from './json-lines.ts'

const problem = (text: string) => {
  const read = readJson(text)
  return 'problem' in read ? `${read.problem.line}:${read.problem.column}` : null
}

test.each([
  '{}',
  ' [ ] ',
  '"text"',
  '-1.5e+3',
  'null',
  '{"a":[1,{"b":"\\u00e9\\n"},[],true],"":false}',
  '\n{\n  "a" : 1\n}\n',
  '{"a":1,"a":2}',
])('reads %s as JSON.parse does', (text) => {
  expect(readJson(text)).toMatchObject({ value: JSON.parse(text) })
})

test.each([
  ['', '1:1'],
  ['{', '1:2'],
  ['{"a":1,}', '1:8'],
  ['[1,]', '1:4'],
  ['{"a"}', '1:5'],
  ["{'a':1}", '1:2'],
  ['{\n  "a": 1\n  "b": 2\n}', '3:3'],
  ['[1 2]', '1:4'],
  ['[01]', '1:3'],
  ['{"a":1} x', '1:9'],
  ['[}', '1:2'],
  ['{]', '1:2'],
  [']', '1:1'],
  ['"line\nend"', '1:1'],
  ['"\\x"', '1:1'],
  ['undefined', '1:1'],
])('says where %s is no JSON any more: %s', (text, position) => {
  expect(() => JSON.parse(text)).toThrow(SyntaxError)
  expect(problem(text)).toBe(position)
})

test('says on which line each value begins, and where something is missing', () => {
  const read = readJson('{\n  "a": [\n    1,\n    { "b": 2 }\n  ]\n}')
  if ('problem' in read) throw new Error('it is JSON')
  const at = (...path: (string | number)[]) => {
    const { line, column } = read.positionOf(path)
    return [line, column]
  }
  expect(at()).toEqual([1, 1])
  expect(at('a')).toEqual([2, 8])
  expect(at('a', 1)).toEqual([4, 5])
  expect(at('a', 1, 'b')).toEqual([4, 12])
  expect(at('a', 1, 'none', 'deeper')).toEqual([4, 5])
})

test('values may be twenty levels deep, and no deeper', () => {
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
  expect(problem(nested(20))).toBeNull()
  expect(problem(nested(21))).toBe('1:21')
})
