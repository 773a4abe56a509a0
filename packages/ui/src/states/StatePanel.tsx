import type { ReactNode } from 'react'
import styles from './StatePanel.module.css'

type StatePanelProps = {
  drawing: ReactNode
  title: string
  children?: ReactNode
  actions?: ReactNode
  role?: 'alert' | 'status'
}

/** The common layout of empty, error and no-permission states: drawing, title, reason, actions. */
export function StatePanel({ drawing, title, children, actions, role = 'status' }: StatePanelProps) {
  return (
    <div className={styles['panel']} role={role}>
      {drawing}
      <h2 className={styles['title']}>{title}</h2>
      {children !== undefined && <div className={styles['text']}>{children}</div>}
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </div>
  )
}
