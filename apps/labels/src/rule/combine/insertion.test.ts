import { expect, test } from 'vitest'
import { insertInto, normalisedExpression, type Insertion } from './insertion.ts'

/** The caret is `^`. */
function inserted(text: string, insertion: Insertion): string {
  const caret = text.indexOf('^')
  const result = insertInto(text.replace('^', ''), caret, insertion)
  return `${result.text.slice(0, result.caret)}^${result.text.slice(result.caret)}`
}

test.each<[string, Insertion, string]>([
  ['^', { kind: 'letter', letter: 'A' }, 'A^'],
  ['A^', { kind: 'letter', letter: 'B' }, 'A && B^'],
  ['A ||^', { kind: 'letter', letter: 'B' }, 'A || B^'],
  ['(A || ^)', { kind: 'letter', letter: 'B' }, '(A || B^)'],
  ['!^', { kind: 'letter', letter: 'B' }, '!B^'],
  ['A^', { kind: 'and' }, 'A && ^'],
  ['A^ B', { kind: 'or' }, 'A || ^B'],
  ['A^', { kind: 'not' }, 'A && !^'],
  ['A || ^', { kind: 'group' }, 'A || (^)'],
  ['(A)^', { kind: 'letter', letter: 'AA' }, '(A) && AA^'],
])('into %s goes %o', (text, insertion, expected) => {
  expect(inserted(text, insertion)).toBe(expected)
})

test('signs of a Chinese keyboard are those of the expression', () => {
  expect(normalisedExpression('！（a＆＆b）｜｜c')).toBe('!(A&&B)||C')
})
