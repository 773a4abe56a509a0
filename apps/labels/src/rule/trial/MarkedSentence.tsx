import type { ReactNode } from 'react'
import { letterClass } from '../LetterChip.tsx'
import { markedPieces, type LetterEvidence } from './model/marked-words.ts'
import styles from './TrialSentence.module.css'

type MarkedSentenceProps = { words: string; index: number; conditions: readonly LetterEvidence[] }

/** The words of a sentence. What a condition found is underlined in its colour and ends with its letter. */
export function MarkedSentence({ words, index, conditions }: MarkedSentenceProps) {
  return markedPieces(words, index, conditions).map(({ begin, text, letters, ending }) => (
    <span key={begin}>
      {underlined(text, letters)}
      {ending.map((letter) => (
        <sup key={letter} className={`${styles['letter']} ${letterClass(letter)}`}>
          {letter}
        </sup>
      ))}
    </span>
  ))
}

/** One line a letter, the first one next to the words. */
function underlined(text: string, letters: readonly string[]): ReactNode {
  return letters.reduce<ReactNode>(
    (inner, letter) => <span className={`${styles['mark']} ${letterClass(letter)}`}>{inner}</span>,
    text,
  )
}
