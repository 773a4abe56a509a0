import { useNamedPeople, useSessionNames } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { EmptyState } from '@console/ui'
import { FilteredEmpty, type ListSearch, type ListStates, type ShownFilter } from '@console/ui/list-page'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { MAX_RANGE_DAYS } from '../../../base/components/reading/reading-search.tsx'
import { consolePaths } from '../../../base/paths.ts'
import { isUnknown, UnknownFilter } from '../../components/UnknownFilter.tsx'
import type { timeProblem } from '../../model/time-problem.ts'
import {
  type FilterName,
  type SessionFilters,
  type sessionList,
  setFilterNames,
  toDayRange,
  withoutFilter,
} from './session-list.search.ts'

type SessionStatesProps = {
  list: ListSearch<(typeof sessionList)['shape'], SessionFilters>
  /** Problem of the requested time. */
  problem: ReturnType<typeof timeProblem>
  query: { error: Error | null; refetch: () => Promise<unknown> }
  /** The page of projects' sessions has no project to show sessions of. */
  isWithoutProject: boolean
}

/** The states shown instead of rows: why there are none, and what to do about it. */
export function useSessionStates({ list, problem, query, isWithoutProject }: SessionStatesProps): {
  instead: ReactNode
  states: ListStates
} {
  const { formatMessage } = useIntl()
  const { error } = query
  const values = { max: MAX_RANGE_DAYS }
  const onReset = () => list.reset(query)
  return {
    instead:
      problem !== null ? (
        <EmptyState title={formatMessage({ id: `sessions.${problem}` }, values)}>
          {formatMessage({ id: `sessions.${problem}.text` }, values)}
        </EmptyState>
      ) : isWithoutProject ? (
        <NoProject />
      ) : undefined,
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

/** Contractors' sessions are read by project; without one there are none to show. */
function NoProject() {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  return (
    <EmptyState
      title={formatMessage({ id: 'sessions.noProject' })}
      action={
        <Button onClick={() => services.navigate(consolePaths.projects)}>
          {formatMessage({ id: 'sessions.noProject.open' })}
        </Button>
      }
    >
      {formatMessage({ id: 'sessions.noProject.text' })}
    </EmptyState>
  )
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

type Named = readonly { id: number; name: string }[] | undefined

/** The filters that are set, in words. */
function useShownFilters(filters: SessionFilters): ShownFilter<SessionFilters>[] {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const names = useSessionNames(filters.bizId).data
  const people = useNamedPeople(filters.userIds).data
  const getNameOrId = (list: Named, id: number | null) =>
    list?.find((one) => one.id === id)?.name ?? (id === null ? null : String(id))
  const joinNames = (list: Named, ids: readonly number[]) => ids.map((id) => getNameOrId(list, id)).join(', ')
  const valueOf: Record<FilterName, () => string | null> = {
    bizId: () => getNameOrId(names?.businesses, filters.bizId),
    orgIds: () => joinNames(names?.organizations, filters.orgIds),
    userIds: () => joinNames(people, filters.userIds),
    userName: () => filters.userName,
    ruleId: () => getNameOrId(names?.rules, filters.ruleId),
    labelId: () => getNameOrId(names?.labels, filters.labelId),
    source: () =>
      filters.source === null ? null : formatMessage({ id: `sessions.source.${filters.source}` }),
    projectId: () => getNameOrId(undefined, filters.projectId),
    range: () => toDayRange(filters, timezone).join(' – '),
  }
  return setFilterNames(filters).map((name) => ({
    key: name,
    name: formatMessage({ id: `sessions.filter.${name}` }),
    value: valueOf[name](),
    without: withoutFilter(filters, name),
  }))
}
