import type { ReactNode } from 'react'
import styles from './Figures.module.css'

type FiguresProps = { label: string; figures: readonly { key: string; name: string; value: ReactNode }[] }

/** A few figures side by side, each with its name. */
export function Figures({ label, figures }: FiguresProps) {
  return (
    <dl className={styles['figures']} aria-label={label}>
      {figures.map(({ key, name, value }) => (
        <div key={key} className={`ui-pad-12-16 ui-card ${styles['figure']}`}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
