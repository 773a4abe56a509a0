import type { DataOf, sessionRecord } from '@console/contracts'
import { ApiError, failureText } from '@console/sub-app'
import { EmptyState, ErrorState, FilteredEmptyState } from '@console/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { MAX_RANGE_DAYS } from '../../../base/components/reading/reading-search.ts'
import type { timeProblem } from '../../model/time-problem.ts'
import { setFilterNames, withoutFilter, type SessionFilters } from './session-list.search.ts'

type SessionListStateProps = {
  filters: SessionFilters
  /** The problem of the requested time. */
  problem: ReturnType<typeof timeProblem>
  sessions: UseQueryResult<DataOf<typeof sessionRecord.list>>
  onFilters: (filters: SessionFilters) => void
  onFirstPage: () => void
  onReset: () => void
}

/** The states shown instead of rows: why there are none, and what to do about it. */
export function SessionListState(props: SessionListStateProps) {
  const { filters, problem, sessions, onFilters, onFirstPage, onReset } = props
  const { formatMessage } = useIntl()
  const { data: answer, error } = sessions
  if (problem !== null) {
    const values = { max: MAX_RANGE_DAYS }
    return (
      <EmptyState title={formatMessage({ id: `sessions.${problem}` }, values)}>
        {formatMessage({ id: `sessions.${problem}.text` }, values)}
      </EmptyState>
    )
  }
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        title={formatMessage({ id: 'sessions.unknown' })}
        action={<Button onClick={onReset}>{formatMessage({ id: 'sessions.showAll' })}</Button>}
      >
        {failureText(error)}
      </EmptyState>
    )
  }
  if (error !== null && answer === undefined) {
    return (
      <ErrorState
        title={formatMessage({ id: 'sessions.failed' })}
        error={error}
        kept={formatMessage({ id: 'sessions.kept' })}
        onRetry={() => void sessions.refetch()}
      />
    )
  }
  if (answer === undefined) return null
  if (answer.total > 0) {
    return (
      <EmptyState
        title={formatMessage({ id: 'sessions.pageEmpty' })}
        action={<Button onClick={onFirstPage}>{formatMessage({ id: 'sessions.firstPage' })}</Button>}
      />
    )
  }
  const names = setFilterNames(filters)
  if (names.length > 0) {
    return (
      <FilteredEmptyState
        title={formatMessage({ id: 'sessions.filteredEmpty' })}
        hiddenCount={0}
        filters={names.map((name) => ({
          key: name,
          text: formatMessage({ id: `sessions.filter.${name}` }),
          onRemove: () => onFilters(withoutFilter(filters, name)),
        }))}
        onReset={onReset}
      />
    )
  }
  return (
    <EmptyState title={formatMessage({ id: 'sessions.empty' })}>
      {formatMessage({ id: 'sessions.empty.text' })}
    </EmptyState>
  )
}
