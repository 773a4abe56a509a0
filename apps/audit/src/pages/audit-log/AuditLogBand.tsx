import {
  BusinessSelect,
  findColleagues,
  PersonSelect,
  ProductSelect,
  RangeFilter,
  useColleagueName,
} from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { BandSelect, QueryBand } from '@console/ui'
import { type BandProps, useBandDraft } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { useAuditModules, useHasRecords, useOpTypes } from '../../queries/audit-records.ts'
import {
  type AuditLogFilters,
  type FilterName,
  isBackwards,
  toDayRange,
  withFilter,
  withRange,
} from './audit-log.search.ts'
import type { FilterProblems } from './filter-problems.ts'

/** Room for label and hint of the field that needs a module, px. */
const DISABLED_WIDTH = 204
/** Room for label and value, px. */
const SET_WIDTH = 184

type AuditLogBandProps = BandProps<AuditLogFilters> & { problems: FilterProblems }

/** The filters of the log (AUDIT-002); no query is sent before Inquire. */
export function AuditLogBand({ problems, ...props }: AuditLogBandProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { draft, setDraft, band } = useBandDraft(props)
  const { modules, opTypes } = useOperationOptions(draft.module, problems)
  const change = (changed: Partial<AuditLogFilters>) => setDraft(withFilter(draft, changed))
  const range = toDayRange(draft, timezone)
  const rangeProblem = isBackwards(range) ? formatMessage({ id: 'audit.rangeBackwards' }) : problems.range
  return (
    <QueryBand {...band} canInquire={!isBackwards(range)}>
      <BandSelect
        label={formatMessage({ id: 'audit.module' })}
        value={draft.module}
        onChange={(module) => change({ module })}
        width={fieldWidth(draft.module, 108)}
        {...modules}
      />
      <BandSelect
        label={formatMessage({ id: 'audit.operation' })}
        value={draft.opType}
        onChange={(opType) => change({ opType })}
        disabledReason={draft.module === null ? formatMessage({ id: 'audit.chooseModule' }) : undefined}
        width={draft.module === null ? DISABLED_WIDTH : fieldWidth(draft.opType, 140)}
        {...opTypes}
      />
      <BusinessSelect
        label={formatMessage({ id: 'audit.business' })}
        value={draft.bizTypeId}
        onChange={(bizTypeId) => change({ bizTypeId })}
        width={fieldWidth(draft.bizTypeId, 114)}
        problem={problems.bizTypeId}
      />
      <ProductSelect
        businessTypeId={draft.bizTypeId}
        label={formatMessage({ id: 'audit.product' })}
        value={draft.productId}
        onChange={(productId) => change({ productId })}
        width={fieldWidth(draft.productId, 120)}
        problem={problems.productId}
      />
      <UserFilter value={draft.opUserId} onChange={(opUserId) => change({ opUserId })} />
      <RangeFilter
        label={formatMessage({ id: 'audit.time' })}
        value={range}
        zone={timezone}
        onChange={(days) => setDraft(withRange(draft, days, timezone))}
        error={rangeProblem}
        width={246}
      />
    </QueryBand>
  )
}

type UserFilterProps = { value: number | null; onChange: (opUserId: number | null) => void }

/** A filter by person; absent where the platform does not find the records of one person. */
function UserFilter({ value, onChange }: UserFilterProps) {
  const { formatMessage } = useIntl()
  const name = useColleagueName(value)
  if (!useHasRecords()) return null
  return (
    <PersonSelect
      find={findColleagues}
      label={formatMessage({ id: 'audit.person' })}
      value={value}
      valueLabel={name}
      onChange={onChange}
      width={fieldWidth(value, 112)}
    />
  )
}

/** Unset filters are narrow, so that all fit one row at 1440 px; a set one shows its value. */
function fieldWidth(value: string | number | null, unsetWidth: number): number {
  return value === null ? unsetWidth : SET_WIDTH
}

/** The modules, and the operations of one, as options of a select with their state. */
function useOperationOptions(module: string | null, problems: FilterProblems) {
  const { formatMessage } = useIntl()
  const modules = useAuditModules()
  const opTypes = useOpTypes(module)
  const getFieldError = (error: Error | null, name: FilterName) =>
    error === null ? problems[name] : formatMessage({ id: 'domainUi.optionsFailed' })
  return {
    modules: {
      options:
        modules.data?.modules.map((item) => ({ value: item.module, label: item.moduleShowName })) ?? [],
      isLoading: modules.isLoading,
      error: getFieldError(modules.error, 'module'),
    },
    opTypes: {
      options:
        opTypes.data?.opTypes.map((item) => ({ value: item.opType, label: item.opTypeShowName })) ?? [],
      isLoading: opTypes.isLoading,
      error: getFieldError(opTypes.error, 'opType'),
    },
  }
}
