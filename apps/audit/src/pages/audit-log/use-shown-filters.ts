import { useColleagueName } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import type { ShownFilter } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { useAuditModules, useOpTypes } from '../../queries/audit-names.ts'
import {
  toDayRange,
  setFilterNames,
  withoutFilter,
  type AuditLogFilters,
  type FilterName,
} from './audit-log.search.ts'
import { useRangeText } from './use-range-text.ts'
import { useReferenceNames } from './use-reference-names.ts'

const LABELS = {
  module: 'audit.module',
  opType: 'audit.operation',
  bizTypeId: 'audit.business',
  productId: 'audit.product',
  opUserId: 'audit.person',
  range: 'audit.time',
} as const satisfies Record<FilterName, string>

/** The filters that are set, as texts. */
export function useShownFilters(filters: AuditLogFilters): ShownFilter<AuditLogFilters>[] {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { data: modules } = useAuditModules()
  const { data: opTypes } = useOpTypes(filters.module)
  const { businessName, productName } = useReferenceNames()
  const userName = useColleagueName(filters.opUserId)
  const rangeText = useRangeText()
  const values: Record<FilterName, string | undefined> = {
    module: modules?.modules.find((item) => item.module === filters.module)?.moduleShowName,
    opType: opTypes?.opTypes.find((item) => item.opType === filters.opType)?.opTypeShowName,
    bizTypeId: businessName(filters.bizTypeId),
    productId: productName(filters.productId),
    opUserId: userName,
    range: rangeText(toDayRange(filters, timezone)),
  }
  return setFilterNames(filters).map((name) => ({
    key: name,
    name: formatMessage({ id: LABELS[name] }),
    value: values[name] ?? (name === 'range' ? '' : String(filters[name])),
    without: withoutFilter(filters, name),
  }))
}
