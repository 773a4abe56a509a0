import { label, type ParsedQueryOf } from '@console/contracts'
import { useCallQuery, useHost, usePrefetchCall } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'

export type LabelQuery = Pick<
  ParsedQueryOf<typeof label.query>,
  'name' | 'bizTypeId' | 'productId' | 'orderBy' | 'pageIndex' | 'pageSize'
> & { enable?: 0 | 1 }

/** Calls whose answers change when a label is created, changed or deleted. */
export const LABEL_CHANGES = [label.query, label.describe, label.versions, label.history] as const

/** One page of the labels. The previous page stays until the next has loaded. */
export function useLabels(list: LabelQuery) {
  const { user } = useHost()
  const query = { ...list, tenantId: user.tenantId }
  return useCallQuery(label.query, { query }, { placeholderData: keepPreviousData })
}

/** Prefetches a page of the labels before the page that shows it has loaded. */
export function usePrefetchLabels(list: LabelQuery): void {
  const { user } = useHost()
  usePrefetchCall(label.query, { query: { ...list, tenantId: user.tenantId } })
}

/** The count without filters, for the filtered-to-empty state. */
export function useLabelCount() {
  const { user } = useHost()
  return useCallQuery(label.query, { query: { pageSize: 1, tenantId: user.tenantId } })
}

/** A label that the list does not have; nothing is sent while the id is null. */
export function useLabel(id: number | null) {
  return useCallQuery(label.describe, id === null ? null : { query: { id } })
}

/** The texts of a stored prompt; a new one has none. */
export function usePromptHistory(ruleId: number) {
  return useCallQuery(label.history, ruleId === 0 ? null : { query: { ruleId } })
}
