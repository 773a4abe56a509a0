import { links, liveView, MAX_PAGE_SIZE } from '@console/contracts'
import { Figures, useFreshness } from '@console/ui'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useBackTo } from '../../../base/components/parent-page.ts'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import { useReadingSearch } from '../../../base/components/reading/reading-search.ts'
import { useNamedBusiness } from '../../../base/components/reading/use-named-business.ts'
import { useLivePeople } from '../../queries/live-view.ts'
import { LiveNote } from './LiveNote.tsx'
import { useLiveColumns } from './use-live-columns.tsx'

/** A supervisor sees all seats at once. */
const ALL_SEATS = { pageSize: MAX_PAGE_SIZE }

/** The people online for a business, since when, and in which call; refetched while visible. */
export function MonitorViewPage() {
  const { formatMessage } = useIntl()
  const business = useNamedBusiness()
  const backTo = useBackTo()
  const filters = useStatusFilter()
  const search = useReadingSearch(filters, ALL_SEATS)
  const status = liveView.LIVE_STATUSES.find((one) => one === search.chosen['status'])
  const answer = useLivePeople({
    ...business,
    ...search.paging,
    ...(status === undefined ? {} : { status }),
  })
  const { data, dataUpdatedAt } = answer
  const freshness = useFreshness({ dataUpdatedAt, periodMs: liveView.LIVE_REFRESH_MS })
  return (
    <ReadingPage
      isStale={freshness.state === 'stale'}
      texts="monitor.view"
      search={search}
      answer={answer}
      columns={useLiveColumns(data?.at ?? 0)}
      rowKey={({ userId }) => userId}
      renderActions={({ userId, userName }) => (
        <Link
          state={backTo}
          to={links.addressOf(links.liveSession, { userId, bizId: business.bizTypeId ?? null })}
          aria-label={formatMessage({ id: 'monitor.view.remoteOf' }, { name: userName })}
        >
          {formatMessage({ id: 'monitor.view.remote' })}
        </Link>
      )}
      summary={
        data !== undefined && (
          <>
            <LiveNote
              freshness={freshness}
              answeredAtMs={dataUpdatedAt}
              onRetry={() => void answer.refetch()}
            />
            <Figures
              label={formatMessage({ id: 'monitor.view.counts' })}
              figures={liveView.LIVE_STATUSES.map((one) => ({
                key: one,
                name: formatMessage({ id: `monitor.status.${one}` }),
                value: data.counts[one],
              }))}
            />
          </>
        )
      }
    />
  )
}

function useStatusFilter() {
  const { formatMessage } = useIntl()
  return useMemo(
    () => [
      {
        name: 'status',
        kind: 'choice' as const,
        options: liveView.LIVE_STATUSES.map((status) => ({
          value: status,
          label: formatMessage({ id: `monitor.status.${status}` }),
        })),
      },
    ],
    [formatMessage],
  )
}
