import { monitor } from '@console/contracts'
import { NoAccess } from '@console/domain-ui'
import { EmptyState, ErrorState, isForbidden, Pagination } from '@console/ui'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { useMonitor } from '../../monitor/monitor-context.ts'
import type { PeopleFilters } from '../../monitor/monitor-search.ts'
import { useAdherence, useSchedules, type ScheduleFilters } from '../../queries/monitor.ts'
import styles from './PlanCard.module.css'
import { PlanCard } from './PlanCard.tsx'

const CARDS_LOADING = 3

/** A card a person, in the server's order; people come in pages (R53). */
export function PlanCards() {
  const { formatMessage } = useIntl()
  const { wire, page, setPage, filters } = useMonitor()
  const narrowed = { ...wire, ...toScheduleFilters(filters) }
  const schedules = useSchedules(narrowed, page)
  const figures = useAdherence(narrowed, page).data?.userAdherenceList
  const { data, error } = schedules
  if (isForbidden(error)) return <NoAccess page={formatMessage({ id: 'plan' })} />
  if (error !== null) {
    return (
      <ErrorState
        title={formatMessage({ id: 'plan.failed' })}
        error={error}
        preserved={formatMessage({ id: 'ui.error.filtersUnchanged' })}
        onRetry={() => void schedules.refetch()}
      />
    )
  }
  if (data === undefined) return <CardsSkeleton />
  if (data.total === 0) return <NoPeople filters={filters} />
  return (
    <>
      {data.rows.map((person) => (
        <PlanCard
          key={person.userId}
          person={person}
          figures={figures?.find(({ userId }) => userId === person.userId)}
        />
      ))}
      <Pagination paging={{ page, pageSize: monitor.MAX_PEOPLE, total: data.total }} onChange={setPage} />
    </>
  )
}

/** In the shape of what comes. */
export function CardsSkeleton() {
  const { formatMessage } = useIntl()
  return (
    <div role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
      {Array.from({ length: CARDS_LOADING }, (_, index) => (
        <div key={index} className={styles['card']}>
          <Skeleton active avatar paragraph={{ rows: 5 }} />
        </div>
      ))}
    </div>
  )
}

function NoPeople({ filters: { withShifts, lateOrAbsent } }: { filters: PeopleFilters }) {
  const { formatMessage } = useIntl()
  const isFiltered = withShifts || lateOrAbsent
  return (
    <EmptyState title={formatMessage({ id: isFiltered ? 'plan.filtered' : 'monitor.track.none' })}>
      {formatMessage({ id: isFiltered ? 'plan.filtered.text' : 'monitor.track.none.text' })}
    </EmptyState>
  )
}

/** A filter that is off is left out. */
function toScheduleFilters({ withShifts, lateOrAbsent }: PeopleFilters): ScheduleFilters {
  return { ...(withShifts && { withShifts }), ...(lateOrAbsent && { lateOrAbsent }) }
}
