import { session as calls } from '@console/contracts'
import { sessionRoute } from '../../../access/route.ts'

export const authz = sessionRoute(calls.authz, {
  allowedBeforePasswordChange: true,
  handler: async ({ session }) => ({ permissions: [...session.permissions], menuIds: [...session.menuIds] }),
})
