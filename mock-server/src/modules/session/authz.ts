import { session as calls } from '@console/contracts'
import { sessionRoute } from '../../http/route.ts'

export const authz = sessionRoute(calls.authz, {
  allowedBeforePasswordChange: true,
  handler: async ({ session }) => ({ permissions: [...session.permissions], menuIds: [...session.menuIds] }),
})
