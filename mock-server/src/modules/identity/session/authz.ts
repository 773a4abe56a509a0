import { session as calls } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import type { Session } from '../../../access/session.ts'
import { findMenuApps, type MenuApps } from '../../apps/sub-app/public.ts'

export const authz = route(calls.authz, {
  // The caller's own rights.
  policy: ownRecordsOnly,
  allowedBeforePasswordChange: true,
  handler: async ({ tx, session }) => toOwnRights(session, await findMenuApps(tx, session)),
})

/** The rights of the roles, and the pages of registered apps that the person may open. */
export function toOwnRights(
  { permissions, menuIds }: Session,
  apps: Pick<MenuApps, 'menuIds'>,
): { permissions: string[]; menuIds: string[] } {
  return { permissions: [...permissions], menuIds: [...new Set([...menuIds, ...apps.menuIds])] }
}
