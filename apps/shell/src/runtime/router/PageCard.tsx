import type { ReactNode } from 'react'
import styles from './PageCard.module.css'

/** A page of the shell that shows one state, centred in the content area. */
export function PageCard({ children }: { children: ReactNode }) {
  return <div className={styles['page']}>{children}</div>
}
