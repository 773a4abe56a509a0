import { expect, test } from 'vitest'
import { letterColour } from './LetterChip.tsx'

test.each([
  ['A', 0],
  ['B', 1],
  ['H', 7],
  ['I', 0],
  ['Z', 1],
  ['AA', 2],
])('%s has colour %i of eight', (letter, colour) => {
  expect(letterColour(letter)).toBe(colour)
})
