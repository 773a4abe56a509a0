import { useHost } from '@console/sub-app'
import type { AuditPageQuery } from '../../queries/audit-records.ts'
import { isBackwards, toAuditFilter, toDayRange, type AuditLogList } from './audit-log.search.ts'

/** Query that the list of the address requests; null for a range that ends before it begins. */
export function useAuditPageQuery({
  filters,
  paging,
}: Pick<AuditLogList, 'filters' | 'paging'>): AuditPageQuery | null {
  const { timezone } = useHost()
  if (isBackwards(toDayRange(filters, timezone))) return null
  return { filter: toAuditFilter(filters, timezone), ...paging }
}
