import type { ReactNode } from 'react'
import styles from './Row.module.css'

type RowActionsProps = {
  children: ReactNode
  /** Something is being done with the row. */
  isBusy?: boolean
}

/** The actions of a row, link buttons in a line. */
export function RowActions({ children, isBusy = false }: RowActionsProps) {
  return (
    <span className={`ui-inline-row ui-nowrap ui-phone-wraps ${styles['actions']}`} aria-busy={isBusy}>
      {children}
    </span>
  )
}
