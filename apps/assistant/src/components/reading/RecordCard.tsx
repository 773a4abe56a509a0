import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import styles from '../managed-list/ManagedListPage.module.css'
import type { RecordColumn } from './record-column.ts'

type RecordCardProps<Row extends object> = {
  texts: string
  columns: readonly RecordColumn<Row>[]
  nameOf: (row: Row) => string
  row: Row
  actions: ReactNode
}

/** A row on a phone: its name, the facts of its columns, what can be done. */
export function RecordCard<Row extends object>({
  texts,
  columns,
  nameOf,
  row,
  actions,
}: RecordCardProps<Row>) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['card']}>
      <strong className={styles['cardTitle']}>{nameOf(row)}</strong>
      <dl className={styles['facts']}>
        {columns.slice(1).map(({ key, render }) => (
          <div key={key} className={styles['fact']}>
            <dt>{formatMessage({ id: `${texts}.column.${key}` })}</dt>
            <dd>{render(row)}</dd>
          </div>
        ))}
      </dl>
      {actions != null && actions !== false && <span className={styles['cardActions']}>{actions}</span>}
    </div>
  )
}
