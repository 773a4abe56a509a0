import { Icon } from '@console/ui'
import { useId, useRef, type ReactNode } from 'react'
import { useStat } from '../page-query/stat-context.ts'
import { useScrollIntoView } from './use-scroll-into-view.ts'
import styles from './DetailPanel.module.css'

/**
 * A panel that requests nothing until it is expanded; its contents are made then (STAT-060). Whether it is expanded is in
 * the address; a link that expands it brings it into sight. What it shows is the region of its title, not the panel.
 */
export function DetailPanel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  const { detail, setDetail } = useStat()
  const isExpanded = detail.shows !== 'none'
  const panel = useRef<HTMLElement>(null)
  useScrollIntoView(panel, isExpanded ? detail : null)
  return (
    <section ref={panel} className={`ui-shrinks ui-card ${styles['panel']}`}>
      <h2>
        <button
          type="button"
          className={styles['head']}
          aria-expanded={isExpanded}
          aria-controls={id}
          data-expanded={isExpanded}
          onClick={() => setDetail({ shows: isExpanded ? 'none' : 'all', person: null })}
        >
          <Icon name="right" size={14} />
          {title}
        </button>
      </h2>
      <div id={id}>{isExpanded && children}</div>
    </section>
  )
}
