import { PartBoundary } from '@console/ui'
import type { ReactNode } from 'react'
import styles from './MonitorCard.module.css'

type MonitorCardProps = {
  title: string
  /** Beside the title. */
  note?: ReactNode
  /** At the right end. */
  tools?: ReactNode
  isBusy: boolean
  /** Beside higher cards it stays as high as its contents. */
  isAsHighAsItsContents?: boolean
  children: ReactNode
}

/** A card of a page of monitoring. */
export function MonitorCard(props: MonitorCardProps) {
  const { title, note, tools, isBusy, isAsHighAsItsContents = false, children } = props
  return (
    <section
      className={styles['card']}
      aria-label={title}
      aria-busy={isBusy}
      data-short={isAsHighAsItsContents}
    >
      <div className={styles['head']}>
        <h2>{title}</h2>
        {note !== undefined && <span className="ui-size-12 ui-faint">{note}</span>}
        {tools !== undefined && <span className="ui-row ui-gap-8 ui-to-end">{tools}</span>}
      </div>
      <PartBoundary>{children}</PartBoundary>
    </section>
  )
}
