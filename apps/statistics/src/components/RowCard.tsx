import type { ReactNode } from 'react'
import styles from './RowCard.module.css'

type Fact = { key: number | string; name: ReactNode; value: ReactNode }

/** Names and values below each other. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(({ key, name, value }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type RowCardProps = {
  title: ReactNode
  /** Below the title, in small. */
  about?: ReactNode
  facts?: readonly Fact[]
  children?: ReactNode
}

/** A row of a table on a phone. */
export function RowCard({ title, about, facts, children }: RowCardProps) {
  return (
    <div className="ui-stack ui-items-start ui-pad-12-16">
      {typeof title === 'string' ? <strong>{title}</strong> : title}
      {about !== undefined && <span className="ui-size-12 ui-faint">{about}</span>}
      {facts !== undefined && <Facts facts={facts} />}
      {children}
    </div>
  )
}
