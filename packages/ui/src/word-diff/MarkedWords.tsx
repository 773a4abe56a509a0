import type { MarkedText } from './marked-words.ts'
import styles from './MarkedWords.module.css'

type MarkedWordsProps = {
  pieces: readonly MarkedText[]
  /** The side of the text: what was removed and what was added differ in colour. */
  side: 'before' | 'after'
}

/** One side of a changed text, with its differing words marked. */
export function MarkedWords({ pieces, side }: MarkedWordsProps) {
  return pieces.map(({ text, isMarked }, index) =>
    isMarked ? (
      <mark key={index} className={styles['mark']} data-side={side}>
        {text}
      </mark>
    ) : (
      <span key={index}>{text}</span>
    ),
  )
}
