import { ApiError, failureText, useHost } from '@console/sub-app'
import { EmptyState, ErrorState, isForbidden, isSameValue, useUrlSearch } from '@console/ui'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { PageAddress } from '../../../base/components/PageAddress.tsx'
import { PageRefusal } from '../../../base/components/PageRefusal.tsx'
import { WorkPage } from '../../../base/components/WorkPage.tsx'
import { MAX_RANGE_DAYS } from '../../../base/components/reading/reading-search.ts'
import { timeProblem } from '../../model/time-problem.ts'
import { useFigures } from '../../queries/sessions.ts'
import { DayBars } from './DayBars.tsx'
import { DayFigures } from './DayFigures.tsx'
import { ExportFigures } from './ExportFigures.tsx'
import { FiguresBand } from './FiguresBand.tsx'
import { countSet, figureFields, NO_FILTERS, toTimes } from './person-statistic.search.ts'
import styles from './PersonStatisticPage.module.css'
import { TotalFigures } from './TotalFigures.tsx'

/** Figures of some people, in total and by day (STAT-065, VIOL-014). */
export function PersonStatisticPage() {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { search, setSearch } = useUrlSearch(figureFields)
  const { bizId, orgId, userId, source } = search
  const { beginTime, endTime } = toTimes(search, timezone)
  const problem = timeProblem(beginTime, endTime)
  const figures = useFigures(
    problem === null
      ? {
          beginTime,
          endTime,
          ...(bizId === null ? {} : { bizId }),
          ...(orgId === null ? {} : { orgId: [...orgId] }),
          ...(userId === null ? {} : { userId: [userId] }),
          ...(source === 0 || source === 1 || source === 2 ? { source } : {}),
        }
      : null,
  )
  const title = formatMessage({ id: 'figures.title' })
  if (isForbidden(figures.error)) return <PageRefusal title={title} />
  return (
    <WorkPage title={title} actions={figures.data && <ExportFigures days={figures.data.days} />}>
      <PageAddress shape={figureFields} />
      <FiguresBand
        applied={search}
        filterCount={countSet(search)}
        isBusy={figures.isFetching}
        onInquire={(filters) => (isSameValue(filters, search) ? void figures.refetch() : setSearch(filters))}
        onReset={() => setSearch(NO_FILTERS)}
      />
      {problem !== null && (
        <EmptyState title={formatMessage({ id: `sessions.${problem}` }, { max: MAX_RANGE_DAYS })} />
      )}
      {problem === null && figures.isPending && (
        <Skeleton active aria-label={formatMessage({ id: 'ui.loading' })} />
      )}
      {figures.error !== null && (
        <FiguresFailure error={figures.error} onRetry={() => void figures.refetch()} />
      )}
      {figures.data !== undefined && figures.error === null && (
        <>
          <TotalFigures total={figures.data.total} />
          <DayBars days={figures.data.days} />
          <DayFigures days={figures.data.days} />
          <p className={styles['about']}>{formatMessage({ id: 'figures.wholeDays' })}</p>
        </>
      )}
    </WorkPage>
  )
}

function FiguresFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { formatMessage } = useIntl()
  if (error instanceof ApiError && error.status === 404) {
    return <EmptyState title={formatMessage({ id: 'sessions.unknown' })}>{failureText(error)}</EmptyState>
  }
  return <ErrorState title={formatMessage({ id: 'figures.failed' })} error={error} onRetry={onRetry} />
}
