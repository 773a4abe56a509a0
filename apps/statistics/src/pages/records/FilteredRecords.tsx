import { FilteredEmpty } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import type { RecordList } from './use-record-list.ts'
import { useShownFilters } from './use-shown-filters.ts'

export type FilteredRecordsProps = { list: RecordList; query: { refetch: () => Promise<unknown> } }

/** Which filters leave no record, each with a way to take it off. */
export function FilteredRecords({ list, query }: FilteredRecordsProps) {
  const { formatMessage } = useIntl()
  return (
    <FilteredEmpty
      title={formatMessage({ id: 'records.filtered' })}
      shown={useShownFilters(list.filters)}
      hidden={undefined}
      onFilters={(filters) => list.inquire(filters, query)}
      onReset={() => list.reset(query)}
    />
  )
}
