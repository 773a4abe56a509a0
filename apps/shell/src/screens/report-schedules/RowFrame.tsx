import type { ReactNode } from 'react'
import styles from './SchedulesDialog.module.css'

type RowFrameProps = { name: string; buttons: ReactNode; children: ReactNode }

/** One row of the list: the name above what there is to say, the buttons beside it, on a phone below. */
export function RowFrame({ name, buttons, children }: RowFrameProps) {
  return (
    <li className={styles['row']}>
      <div className={styles['facts']}>
        <div className={styles['name']} dir="auto">
          {name}
        </div>
        {children}
      </div>
      <div className={styles['buttons']}>{buttons}</div>
    </li>
  )
}
