import { useNamedPeople, useOrganizationOptions } from '@console/domain-ui'
import { FilteredEmpty, type ShownFilter } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { useRules } from '../../queries/quality.ts'
import { type NarrowingName, NO_NARROWING, type RecordFilters, setNames } from './record-list.search.ts'
import type { RecordList } from './use-record-list.ts'

const LABELS = {
  orgIds: 'records.organisation',
  userIds: 'records.seat',
  ruleId: 'records.rule',
  ruleLevel: 'records.level',
  source: 'records.source',
  handling: 'records.handling',
  review: 'records.review',
  sessionId: 'records.session',
} as const satisfies Record<NarrowingName, string>

export type FilteredRecordsProps = { list: RecordList; query: { refetch: () => Promise<unknown> } }

/** Lists the filters that leave no record, each with a way to take it off. */
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

/** Describes in words the filters that narrow the records. */
function useShownFilters(filters: RecordFilters): ShownFilter<RecordFilters>[] {
  const { formatMessage } = useIntl()
  const organisations = useOrganizationOptions()
  const people = useNamedPeople(filters.userIds).data
  const rules = useRules().data
  const { orgIds, userIds, ruleId, ruleLevel, source, handling, review, sessionId } = filters
  const listed = (ids: readonly number[], nameOf: (id: number) => string | undefined) =>
    ids.map((id) => nameOf(id)?.trim() ?? String(id)).join(', ')
  const values: Record<NarrowingName, () => string> = {
    orgIds: () => listed(orgIds, organisations.nameOf),
    userIds: () => listed(userIds, (id) => people?.find((person) => person.id === id)?.name),
    ruleId: () => rules?.find(({ id }) => id === ruleId)?.name ?? String(ruleId),
    ruleLevel: () => formatMessage({ id: `ui.level.${ruleLevel}` }),
    source: () => formatMessage({ id: `records.source.${source}` }),
    handling: () => formatMessage({ id: `records.handling.${handling}` }),
    review: () => formatMessage({ id: `records.review.${review}` }),
    sessionId: () => sessionId ?? '',
  }
  return setNames(filters).map((name) => ({
    key: name,
    name: formatMessage({ id: LABELS[name] }),
    value: values[name](),
    without: { ...filters, [name]: NO_NARROWING[name] },
  }))
}
