import { session } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'

/** True if a control that needs the code is shown; the host has requested the same answer before the page opened. */
export function useHasPermission(code: string): boolean {
  return useCallQuery(session.authz).data?.permissions.includes(code) ?? false
}
