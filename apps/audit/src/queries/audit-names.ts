import { audit } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'

/** Modules to choose from (AUDIT-005). */
export function useAuditModules() {
  return useCallQuery(audit.modules)
}

/** Operation types of a module (AUDIT-006); none without a module (AUDIT-Q5). */
export function useOpTypes(module: string | null) {
  return useCallQuery(audit.opTypes, module === null ? null : { query: { module } })
}
