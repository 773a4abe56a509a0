import { useQuery } from '@tanstack/react-query'
import { audit } from '@console/contracts'
import { callQuery, useHost } from '@console/sub-app'

/** Modules to choose from (AUDIT-005). */
export function useAuditModules() {
  const { client, language } = useHost()
  const options = callQuery(client, audit.modules)
  return useQuery({ ...options, queryKey: [...options.queryKey, language] })
}

/** Operation types of a module (AUDIT-006); none without a module (AUDIT-Q5). */
export function useOpTypes(module: string | null) {
  const { client, language } = useHost()
  const options = callQuery(client, audit.opTypes, module === null ? {} : { query: { module } })
  return useQuery({ ...options, queryKey: [...options.queryKey, language], enabled: module !== null })
}
