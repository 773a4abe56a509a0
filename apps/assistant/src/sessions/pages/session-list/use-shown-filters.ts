import { useHost } from '@console/sub-app'
import type { ShownFilter } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { useNamedPeople, useSessionNames } from '@console/domain-ui'
import {
  toDayRange,
  setFilterNames,
  withoutFilter,
  type FilterName,
  type SessionFilters,
} from './session-list.search.ts'

type Named = readonly { id: number; name: string }[] | undefined

/** The filters that are set, in words. */
export function useShownFilters(filters: SessionFilters): ShownFilter<SessionFilters>[] {
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
