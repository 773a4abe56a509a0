import type { qualityDesk } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { ErrorState, formatTime } from '@console/ui'
import { ShortTime } from '@console/ui/row'
import { Skeleton } from 'antd'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { ReviewedSession } from '../../../base/components/transcript/ReviewedSession.tsx'
import { WorkPage } from '../../../base/components/WorkPage.tsx'
import { nextAfter } from '../../../base/model/next-after.ts'
import { useInspectionItems } from '../../queries/quality-desk.ts'
import { NEXT_ITEM } from './InspectionSessions.tsx'
import { useInspectionPaths } from './use-inspection-paths.ts'
import { Verdict } from './Verdict.tsx'
import { VerdictForm } from './VerdictForm.tsx'
import styles from './InspectionReview.module.css'

type InspectionReviewProps = {
  inspection: qualityDesk.Inspection
  /** The id of the item that is reviewed, or `next` for the first that waits. */
  openItem: string
  onItem: (item: number | null) => void
}

/** The sessions of an inspection, the transcript of one of them, and its verdict, side by side. */
export function InspectionReview({ inspection, openItem, onItem }: InspectionReviewProps) {
  const { formatMessage } = useIntl()
  const paths = useInspectionPaths()
  const items = useInspectionItems(inspection.id)
  return (
    <WorkPage
      title={inspection.name}
      parent={{
        to: paths.toSessions(inspection.id),
        label: formatMessage({ id: 'quality.item.all' }),
      }}
      isFilling
    >
      {items.isError && (
        <ErrorState
          title={formatMessage({ id: 'quality.item.failed' })}
          error={items.error}
          onRetry={() => void items.refetch()}
        />
      )}
      {items.isPending && <Skeleton active aria-label={formatMessage({ id: 'ui.loading' })} />}
      {items.isSuccess && (
        <ReviewedItems inspection={inspection} items={items.data} openItem={openItem} onItem={onItem} />
      )}
    </WorkPage>
  )
}

type ReviewedItemsProps = InspectionReviewProps & { items: readonly qualityDesk.InspectionItem[] }

function ReviewedItems({ inspection, items, openItem, onItem }: ReviewedItemsProps) {
  const { formatMessage } = useIntl()
  const heading = useRef<HTMLHeadingElement>(null)
  const goesOn = useRef(false)
  const opened = findItem(items, openItem)
  const openedId = opened?.id
  // The button that had the focus is gone with the session before.
  useEffect(() => {
    if (goesOn.current) heading.current?.focus()
    goesOn.current = false
  }, [openedId])
  if (opened === undefined)
    return (
      <p className="ui-no-margin ui-muted" role="status">
        {formatMessage({ id: 'managed.notHere' })}
      </p>
    )
  const next = nextAfter(items, opened, ({ verdict }) => verdict === null)
  return (
    <div className={styles['panes']}>
      <SessionList inspection={inspection} items={items} openedId={opened.id} />
      <div key={opened.sessionId} className={`ui-card ui-pad-16 ui-shrinks ${styles['pane']}`}>
        <ReviewedSession sessionId={opened.sessionId} />
      </div>
      <aside
        className={`ui-stack ui-gap-12 ui-card ui-pad-16 ui-shrinks ${styles['pane']}`}
        aria-labelledby={HEADING_ID}
      >
        <h2
          ref={heading}
          id={HEADING_ID}
          tabIndex={-1}
          className={`ui-size-14 ui-strong ${styles['heading']}`}
        >
          {formatMessage({ id: 'quality.item.judgeOf' }, { session: opened.sessionId })}
        </h2>
        <VerdictForm
          key={opened.id}
          item={opened}
          hasNext={next !== undefined}
          onSaved={() => {
            goesOn.current = true
            onItem(next?.id ?? null)
          }}
        />
      </aside>
    </div>
  )
}

const HEADING_ID = 'reviewed-session'

function findItem(items: readonly qualityDesk.InspectionItem[], openItem: string) {
  if (openItem !== NEXT_ITEM) return items.find(({ id }) => String(id) === openItem)
  return items.find(({ verdict }) => verdict === null) ?? items[0]
}

type SessionListProps = {
  inspection: qualityDesk.Inspection
  items: readonly qualityDesk.InspectionItem[]
  openedId: number
}

/** All sessions of the inspection, each a link to its review. */
function SessionList({ inspection, items, openedId }: SessionListProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const paths = useInspectionPaths()
  const judged = items.filter(({ verdict }) => verdict !== null).length
  return (
    <nav
      className={`ui-stack ui-card ui-shrinks ${styles['list']}`}
      aria-label={formatMessage({ id: 'quality.item.list' }, { name: inspection.name })}
    >
      <p className={`ui-no-margin ui-small ui-muted ${styles['progress']}`} role="status">
        {formatMessage({ id: 'quality.item.progress' }, { judged, count: items.length })}
      </p>
      <ol className={`ui-list ui-scroll ${styles['items']}`}>
        {items.map((item) => (
          <li key={item.id}>
            <Link
              ref={item.id === openedId ? scrollIntoList : null}
              className={styles['item']}
              to={paths.toSession(inspection.id, item.id)}
              replace
              aria-current={item.id === openedId ? 'true' : undefined}
            >
              <span className="ui-flex ui-between ui-gap-8">
                <ShortTime text={formatTime(item.startedAt, timezone)} />
                <span className="ui-size-12">
                  <Verdict item={item} isShort />
                </span>
              </span>
              <span className="ui-clip">{item.seats || '-'}</span>
              <span className="ui-size-12 ui-clip ui-muted">
                {[
                  item.customer ?? '-',
                  formatMessage({ id: 'quality.item.violationCount' }, { count: item.violations }),
                ].join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function scrollIntoList(link: HTMLElement | null): void {
  link?.scrollIntoView({ block: 'nearest' })
}
