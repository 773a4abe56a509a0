import { session as calls } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { sessionRoute } from '../../../access/route.ts'
import type { Session } from '../../../access/session.ts'

export const authz = sessionRoute(calls.authz, {
  // The caller's own rights.
  policy: ownRecordsOnly,
  allowedBeforePasswordChange: true,
  handler: async ({ session }) => ownRights(session),
})

export function ownRights({ permissions, menuIds }: Session): { permissions: string[]; menuIds: string[] } {
  return { permissions: [...permissions], menuIds: [...menuIds] }
}
