import type { ReactNode } from 'react'
import styles from './Parts.module.css'

/** Sections of a page side by side, if they fit. */
export function Parts({ children }: { children: ReactNode }) {
  return <div className={styles['parts']}>{children}</div>
}
