import { Icon } from '@console/ui'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useStat } from '../frame/stat-context.ts'
import styles from './DetailPanel.module.css'

/**
 * A panel that requests nothing until it is expanded; its contents are made then (STAT-060). Whether it is expanded is in
 * the address; a link that expands it brings it into sight.
 */
export function DetailPanel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  const { detail, setDetail } = useStat()
  const isExpanded = detail.shows !== 'none'
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isExpanded && panel.current !== null && !isHeadInSight(panel.current)) {
      panel.current.scrollIntoView({ block: 'start' })
    }
  }, [isExpanded, detail])
  return (
    <section ref={panel} className={styles['panel']} aria-label={title}>
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

/** px; a head at the very end of the window would leave its rows out of sight. */
const HEAD_HEIGHT = 100

function isHeadInSight(panel: HTMLElement): boolean {
  const { top } = panel.getBoundingClientRect()
  return top >= 0 && top + HEAD_HEIGHT <= window.innerHeight
}
