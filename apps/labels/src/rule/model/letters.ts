import { indexOfLetter } from '@console/label-engine'

/** Colours that letters have; after them they repeat, always with the letter beside. */
export const LETTER_COLOURS = 8

export function letterColour(letter: string): number {
  return indexOfLetter(letter) % LETTER_COLOURS
}
