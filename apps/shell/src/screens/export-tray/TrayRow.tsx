import type { exports } from '@console/contracts'
import { Icon } from '@console/ui'
import type { ReactNode } from 'react'
import styles from './ExportJobRow.module.css'

type TrayRowProps = { state: exports.ExportState; name: ReactNode; buttons: ReactNode; children: ReactNode }

/** One row of the tray: its state, its name above the details, its buttons. */
export function TrayRow({ state, name, buttons, children }: TrayRowProps) {
  return (
    <li className={styles['row']}>
      <StateMark state={state} />
      <div className={`ui-fill ${styles['facts']}`}>
        <div className="ui-strong">{name}</div>
        {children}
      </div>
      {buttons}
    </li>
  )
}

function StateMark({ state }: { state: exports.ExportState }) {
  if (state === 'queued' || state === 'running')
    return <span className={`${styles['mark']} ${styles['turning']}`} />
  const isDone = state === 'done'
  return (
    <span
      className={`${styles['mark']} ${isDone ? styles['good'] : state === 'failed' ? styles['bad'] : styles['off']}`}
    >
      <Icon name={isDone ? 'check' : 'close'} size={12} />
    </span>
  )
}
