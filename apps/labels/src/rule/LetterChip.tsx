import { indexOfLetter } from '@console/label-engine'
import styles from './letters.module.css'

/** Colours that letters have; after them they repeat, always with the letter beside. */
const LETTER_COLOURS = 8

/** The class that sets a letter's colours for what is inside. */
export function letterClass(letter: string): string {
  return styles[`colour${letterColour(letter)}`] ?? ''
}

/** A condition's letter in its colour. */
export function LetterChip({ letter }: { letter: string }) {
  return <span className={`${styles['chip']} ${letterClass(letter)}`}>{letter}</span>
}

export function letterColour(letter: string): number {
  return indexOfLetter(letter) % LETTER_COLOURS
}
