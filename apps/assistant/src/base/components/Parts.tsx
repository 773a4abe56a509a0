import type { ReactNode } from 'react'
import styles from './Parts.module.css'

/** Parts of a page side by side, where there is room for it. */
export function Parts({ children }: { children: ReactNode }) {
  return <div className={styles['parts']}>{children}</div>
}
