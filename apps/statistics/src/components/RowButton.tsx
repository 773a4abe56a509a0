import { Button } from 'antd'
import type { ReactNode } from 'react'
import styles from './RowCard.module.css'

type RowButtonProps = {
  /** Describes what it does, since its own words are the same in each row. */
  label: string
  onClick: () => void
  children: ReactNode
}

/** An action of a row, which looks like a link. */
export function RowButton({ label, onClick, children }: RowButtonProps) {
  return (
    <Button type="link" size="small" className={styles['link'] ?? ''} aria-label={label} onClick={onClick}>
      {children}
    </Button>
  )
}
