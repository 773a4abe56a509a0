import { expect, test } from 'vitest'
import { indexOfLetter, toLetter, nextLetter } from './letters.ts'

test.each([
  [0, 'A'],
  [1, 'B'],
  [25, 'Z'],
  [26, 'AA'],
  [27, 'AB'],
  [51, 'AZ'],
  [52, 'BA'],
  [701, 'ZZ'],
])('condition %i is called %s, and found again by that [LABEL-093]', (index, letter) => {
  expect(toLetter(index)).toBe(letter)
  expect(indexOfLetter(letter)).toBe(index)
})

test('a new condition gets the letter after the highest in use, not one that became free [LABEL-093]', () => {
  const next = (...letters: string[]) => nextLetter(letters.map((lambda) => ({ lambda })))
  expect(next()).toBe('A')
  expect(next('A', 'C')).toBe('D')
  expect(next('C', 'A')).toBe('D')
  expect(next('Z', 'B')).toBe('AA')
  expect(next('AB', 'Z')).toBe('AC')
})
