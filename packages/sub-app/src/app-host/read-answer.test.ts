import { expect, test } from 'vitest'
import type { SlotElement } from '../slots/elements.ts'
import { readAnswer } from './read-answer.ts'

const text = (length: number): SlotElement[] => [{ type: 'text', text: 'x'.repeat(length) }]
const table = (rows: number, columns: number): SlotElement[] => [
  {
    type: 'table',
    columns: Array.from({ length: columns }, () => 'c'),
    rows: Array.from({ length: rows }, () => ['1']),
  },
]

test.each([
  ['30 elements', Array.from({ length: 30 }, () => text(1)[0]), Array.from({ length: 31 }, () => text(1)[0])],
  ['500 characters', text(500), text(501)],
  ['50 rows', table(50, 1), table(51, 1)],
  ['8 columns', table(1, 8), table(1, 9)],
])('a slot has room for %s and no more', (_name, fits, tooLarge) => {
  expect(readAnswer('draw', fits)).toEqual(fits)
  expect(() => readAnswer('draw', tooLarge)).toThrow(expect.objectContaining({ problem: 'tooLarge' }))
})

test.each([
  'javascript:alert(1)',
  'http://crm.example/',
  '//crm.example',
  '/\\crm.example',
  'data:text/html,x',
])('a link cannot lead to %s', (to) => {
  expect(() => readAnswer('draw', [{ type: 'link', text: 'CRM', to }])).toThrow(
    expect.objectContaining({ problem: 'failed' }),
  )
})

test.each(['/console/apps/crm', 'https://crm.example/7?a=b#c'])('a link leads to %s', (to) => {
  expect(readAnswer('draw', [{ type: 'link', text: 'CRM', to }])).toEqual([{ type: 'link', text: 'CRM', to }])
})

test('a cell has no room for a table, and texts have no marks that nobody sees', () => {
  expect(() => readAnswer('cells', { '7': table(1, 1)[0] })).toThrow('cells at 7')
  expect(readAnswer('cells', { '7': { type: 'text', text: 'a\u202Eb' }, '8': null })).toEqual({
    '7': { type: 'text', text: 'ab' },
    '8': null,
  })
})
