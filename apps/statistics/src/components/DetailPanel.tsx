import { Icon } from '@console/ui'
import { useId, useState, type ReactNode } from 'react'
import styles from './DetailPanel.module.css'

/** A panel that requests nothing until it is expanded; its contents are made then (STAT-060). */
export function DetailPanel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  const [isExpanded, setExpanded] = useState(false)
  return (
    <section className={styles['panel']} aria-label={title}>
      <h2>
        <button
          type="button"
          className={styles['head']}
          aria-expanded={isExpanded}
          aria-controls={id}
          data-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          <Icon name="right" size={14} />
          {title}
        </button>
      </h2>
      <div id={id}>{isExpanded && children}</div>
    </section>
  )
}
