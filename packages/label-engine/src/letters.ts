import type { label } from '@console/contracts'

const FIRST = 'A'.charCodeAt(0)
const LETTERS = 26

/** The letter of a condition by its number from 0: A … Z, AA, AB … (LABEL-093). */
export function toLetter(index: number): string {
  const last = String.fromCharCode(FIRST + (index % LETTERS))
  return index < LETTERS ? last : toLetter(Math.floor(index / LETTERS) - 1) + last
}

/** The number of a letter, the opposite of `toLetter`. */
export function indexOfLetter(letter: string): number {
  let count = 0
  for (const character of letter) count = count * LETTERS + character.charCodeAt(0) - FIRST + 1
  return count - 1
}

/** The letter of a new condition: the one after the highest in use, so that expressions never change their meaning (LABEL-Q27). */
export function nextLetter(conditions: readonly Pick<label.Condition, 'lambda'>[]): string {
  return toLetter(Math.max(-1, ...conditions.map(({ lambda }) => indexOfLetter(lambda))) + 1)
}
