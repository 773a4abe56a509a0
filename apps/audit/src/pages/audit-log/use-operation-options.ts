import { useIntl } from 'react-intl'
import { useAuditModules, useOpTypes } from '../../queries/audit-names.ts'
import type { FilterName } from './audit-log.search.ts'
import type { FilterProblems } from './filter-problems.ts'

/** The modules, and the operations of one, as options of a select with their state. */
export function useOperationOptions(module: string | null, problems: FilterProblems) {
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
