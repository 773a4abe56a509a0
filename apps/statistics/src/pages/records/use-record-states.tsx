import { NoBusiness } from '@console/domain-ui'
import { lazyPart } from '@console/sub-app'
import { EmptyState } from '@console/ui'
import type { ListStates } from '@console/ui/list-page'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { FilteredRecordsProps } from './FilteredRecords.tsx'

const FilteredRecords = lazyPart<FilteredRecordsProps>(async () => ({
  Page: (await import(/* webpackChunkName: "on-demand-records-filtered" */ './FilteredRecords.tsx'))
    .FilteredRecords,
}))

/** What is there instead of rows: why there are none, and what to do about it (VIOL-002, VIOL-Q12). */
export function useRecordStates({ list, query }: FilteredRecordsProps): {
  instead: ReactNode
  states: ListStates
} {
  const { formatMessage } = useIntl()
  const missing =
    list.filters.bizTypeId === null ? (
      <NoBusiness title={formatMessage({ id: 'records.noBusiness' })}>
        {formatMessage({ id: 'records.noBusiness.text' })}
      </NoBusiness>
    ) : list.filters.range === null ? (
      <EmptyState title={formatMessage({ id: 'records.noDays' })}>
        {formatMessage({ id: 'records.noDays.text' })}
      </EmptyState>
    ) : undefined
  return {
    instead: list.isReady ? missing : undefined,
    states: {
      failed: formatMessage({ id: 'records.failed' }),
      preserved: formatMessage({ id: 'ui.error.filtersUnchanged' }),
      filteredEmpty: <FilteredRecords list={list} query={query} />,
      empty: (
        <EmptyState title={formatMessage({ id: 'records.none' })}>
          {formatMessage({ id: 'records.none.text' })}
        </EmptyState>
      ),
    },
  }
}
