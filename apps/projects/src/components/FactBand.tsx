import type { ReactNode } from 'react'
import styles from './FactBand.module.css'

type FactBandProps = {
  label: string
  status: { label: string; value: ReactNode }
  facts: readonly { key: string; label: string; value: ReactNode }[]
  /** Actions, at the right end. */
  children?: ReactNode
}

/** The band below the header of one record: its state and the facts that identify it; it stays while the page scrolls. */
export function FactBand({ label, status, facts, children }: FactBandProps) {
  return (
    <header className={styles['head']}>
      <div className="ui-cluster ui-between ui-gap-12-24">
        <dl className={styles['facts']} aria-label={label}>
          <div className={styles['status']}>
            <dt className="visually-hidden">{status.label}</dt>
            <dd>{status.value}</dd>
          </div>
          {facts.map((fact) => (
            <div key={fact.key}>
              <dt>{fact.label}</dt>
              <dd>{fact.value ?? '-'}</dd>
            </div>
          ))}
        </dl>
        {children}
      </div>
    </header>
  )
}
