import { letterColour } from './model/letters.ts'
import styles from './letters.module.css'

/** The class that sets a letter's colours for what is inside. */
export function letterClass(letter: string): string {
  return styles[`colour${letterColour(letter)}`] ?? ''
}

/** A condition's letter in its colour. */
export function LetterChip({ letter }: { letter: string }) {
  return <span className={`${styles['chip']} ${letterClass(letter)}`}>{letter}</span>
}
