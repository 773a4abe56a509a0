import { session as calls } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { sessionRoute } from '../../../access/route.ts'

export const authz = sessionRoute(calls.authz, {
  // The caller's own rights.
  policy: ownRecordsOnly,
  allowedBeforePasswordChange: true,
  handler: async ({ session }) => ({ permissions: [...session.permissions], menuIds: [...session.menuIds] }),
})
