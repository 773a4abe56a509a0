import type { ReactNode } from 'react'
import styles from './FactList.module.css'

/** A name and its value; `isWide` for a text that takes the whole line. */
export type Fact = { key: string; label: string; value: ReactNode; isWide?: boolean }

/** Facts of one record, in as many columns as fit. Unknown values are '-'. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(({ key, label, value, isWide = false }) => (
        <div key={key} className={`ui-shrinks ${styles['fact']}`} data-wide={isWide}>
          <dt>{label}</dt>
          <dd dir="auto">{value == null || value === '' ? '-' : value}</dd>
        </div>
      ))}
    </dl>
  )
}
