import type { ReactNode } from 'react'
import styles from './Row.module.css'

type RowCardProps = {
  name: string
  /** Shown instead of the name. */
  title?: ReactNode
  status?: ReactNode
  /** Facts of the row, in lines. */
  facts: readonly string[]
  note?: ReactNode
  actions: ReactNode
}

/** A row on a phone. */
export function RowCard({ name, title, status, facts, note, actions }: RowCardProps) {
  return (
    <article className={styles['card']} aria-label={name}>
      <div className={`ui-flex ui-between ui-items-start ui-gap-12 ${styles['cardTop']}`}>
        {title ?? <strong dir="auto">{name}</strong>}
        {status}
      </div>
      {facts.map((fact) => (
        <span key={fact} className="ui-small ui-anywhere ui-muted">
          {fact}
        </span>
      ))}
      {note}
      {actions}
    </article>
  )
}
