import type { ReactNode } from 'react'
import styles from './TwoLines.module.css'

type TwoLinesProps = { first: ReactNode; second: ReactNode }

/** Two facts of a row that belong together, below each other in one cell. */
export function TwoLines({ first, second }: TwoLinesProps) {
  return (
    <span className={styles['lines']}>
      <span>{first}</span>
      <span className={styles['between']}> · </span>
      <span className={styles['second']}>{second}</span>
    </span>
  )
}
