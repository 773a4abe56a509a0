import type { ReactNode } from 'react'
import styles from './FactList.module.css'

/** A name and its value; `isWide` for a text that wants the whole line. */
export type Fact = { key: string; label: string; value: ReactNode; isWide?: boolean }

/** Facts of one thing, in columns as there is room. What is not known reads '-'. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(({ key, label, value, isWide = false }) => (
        <div key={key} className={styles['fact']} data-wide={isWide}>
          <dt>{label}</dt>
          <dd dir="auto">{value === null || value === '' ? '-' : value}</dd>
        </div>
      ))}
    </dl>
  )
}
