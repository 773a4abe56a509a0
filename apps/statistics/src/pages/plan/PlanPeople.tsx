import { monitor } from '@console/contracts'
import { NoAccess } from '@console/domain-ui'
import { DataTable, EmptyState, ErrorState, isForbidden, Pagination, useIsMobile } from '@console/ui'
import { useIntl } from 'react-intl'
import { useMonitor } from '../../monitor/monitor-context.ts'
import type { PeopleFilters } from '../../monitor/monitor-search.ts'
import { type ScheduleFilters, useAdherence, useSchedules } from '../../queries/monitor.ts'
import { PlanCard } from './PlanCard.tsx'
import { PlanTable } from './PlanTable.tsx'

/** People with their shifts, in the server's order: rows of one table, cards on a phone. They come in pages (R53). */
export function PlanPeople() {
  const { formatMessage } = useIntl()
  const { wire, page, setPage, filters } = useMonitor()
  const narrowed = { ...wire, ...toScheduleFilters(filters) }
  const schedules = useSchedules(narrowed, page)
  const figures = useAdherence(narrowed, page).data?.userAdherenceList
  const isMobile = useIsMobile()
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
  if (data === undefined) return <PeopleLoading />
  if (data.total === 0) return <NoPeople filters={filters} />
  const people = data.rows.map((person) => ({
    person,
    figures: figures?.find(({ userId }) => userId === person.userId),
  }))
  return (
    <>
      {isMobile ? (
        people.map((planned) => <PlanCard key={planned.person.userId} {...planned} />)
      ) : (
        <PlanTable people={people} />
      )}
      <Pagination paging={{ page, pageSize: monitor.MAX_PEOPLE, total: data.total }} onChange={setPage} />
    </>
  )
}

/** Days of the default range beside the person. */
const COLUMNS_LOADING = 8

/** In the shape of what comes. */
export function PeopleLoading() {
  const { formatMessage } = useIntl()
  return (
    <DataTable
      label={formatMessage({ id: 'plan' })}
      columns={Array.from({ length: COLUMNS_LOADING }, (_, index) => ({
        key: String(index),
        title: index === 0 ? formatMessage({ id: 'plan.person' }) : '',
      }))}
      rows={[]}
      rowKey={() => ''}
      isLoading
      mobileCard={() => null}
    />
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
