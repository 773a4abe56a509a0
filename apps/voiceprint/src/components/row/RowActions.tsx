import type { ReactNode } from 'react'
import styles from './Row.module.css'

/** The actions of a row in a line. */
export function RowActions({ children }: { children: ReactNode }) {
  return <span className={styles['actions']}>{children}</span>
}
