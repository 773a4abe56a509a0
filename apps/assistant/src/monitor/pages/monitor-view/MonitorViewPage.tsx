import { liveView } from '@console/contracts'
import { Figures, useFreshness } from '@console/ui'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import { useReadingSearch } from '../../../base/components/reading/reading-search.ts'
import { useNamedBusiness } from '../../../base/components/reading/use-named-business.ts'
import { useLivePeople } from '../../queries/live-view.ts'
import { LiveNote } from './LiveNote.tsx'
import { useLiveColumns } from './use-live-columns.tsx'

/** The people online for a business, since when, and in which call; refetched while visible. */
export function MonitorViewPage() {
  const { formatMessage } = useIntl()
  const business = useNamedBusiness()
  const filters = useMemo(
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
  const search = useReadingSearch(filters)
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
