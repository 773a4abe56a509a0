import { EmptyState } from '@console/ui'
import { FilteredEmpty, type ListSearch, type ListStates } from '@console/ui/list-page'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { MAX_RANGE_DAYS } from '../../../base/components/reading/reading-search.ts'
import { isUnknown, UnknownFilter } from '../../components/UnknownFilter.tsx'
import type { timeProblem } from '../../model/time-problem.ts'
import type { sessionList, SessionFilters } from './session-list.search.ts'
import { useShownFilters } from './use-shown-filters.ts'

type SessionStatesProps = {
  list: ListSearch<(typeof sessionList)['shape'], SessionFilters>
  /** What is wrong with the time that is requested. */
  problem: ReturnType<typeof timeProblem>
  query: { error: Error | null; refetch: () => Promise<unknown> }
}

/** The states shown instead of rows: why there are none, and what to do about it. */
export function useSessionStates({ list, problem, query }: SessionStatesProps): {
  instead: ReactNode
  states: ListStates
} {
  const { formatMessage } = useIntl()
  const { error } = query
  const values = { max: MAX_RANGE_DAYS }
  const onReset = () => list.reset(query)
  return {
    instead:
      problem === null ? undefined : (
        <EmptyState title={formatMessage({ id: `sessions.${problem}` }, values)}>
          {formatMessage({ id: `sessions.${problem}.text` }, values)}
        </EmptyState>
      ),
    states: {
      failed: formatMessage({ id: 'sessions.failed' }),
      preserved: formatMessage({ id: 'ui.error.filtersUnchanged' }),
      failure: isUnknown(error) ? <UnknownFilter error={error} onReset={onReset} /> : undefined,
      filteredEmpty: (
        <FilteredSessions
          filters={list.filters}
          onFilters={(next) => list.inquire(next, query)}
          onReset={onReset}
        />
      ),
      empty: (
        <EmptyState title={formatMessage({ id: 'sessions.empty' })}>
          {formatMessage({ id: 'sessions.empty.text' })}
        </EmptyState>
      ),
    },
  }
}

type FilteredSessionsProps = {
  filters: SessionFilters
  onFilters: (filters: SessionFilters) => void
  onReset: () => void
}

function FilteredSessions({ filters, ...actions }: FilteredSessionsProps) {
  const { formatMessage } = useIntl()
  return (
    <FilteredEmpty
      {...actions}
      title={formatMessage({ id: 'sessions.filteredEmpty' })}
      hidden={undefined}
      shown={useShownFilters(filters)}
    />
  )
}
