import type { MarkedText } from '../../../model/marked-words.ts'
import styles from './ChangesTable.module.css'

export function MarkedWords({ pieces }: { pieces: readonly MarkedText[] }) {
  return pieces.map(({ text, isMarked }, index) =>
    isMarked ? (
      <mark key={index} className={styles['mark']}>
        {text}
      </mark>
    ) : (
      <span key={index}>{text}</span>
    ),
  )
}
