import { session as calls } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import type { Session } from '../../../access/session.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { findMenuApps, type MenuApps } from '../../apps/sub-app/public.ts'
import { hasSampleData } from './own-sessions.store.ts'

export const authz = route(calls.authz, {
  // The caller's own rights.
  policy: ownRecordsOnly,
  allowedBeforePasswordChange: true,
  allowedBeforeFactor: true,
  handler: async ({ tx, session }) => findOwnRights(tx, session, await findMenuApps(tx, session)),
})

/** The rights of the roles, the pages of registered apps that the person may open, and whether what they see is a sample. */
export async function findOwnRights(
  tx: TenantTx,
  { permissions, menuIds }: Session,
  apps: Pick<MenuApps, 'menuIds'>,
): Promise<{ permissions: string[]; menuIds: string[]; hasSampleData: boolean }> {
  return {
    permissions: [...permissions],
    menuIds: [...new Set([...menuIds, ...apps.menuIds])],
    hasSampleData: await hasSampleData(tx),
  }
}
