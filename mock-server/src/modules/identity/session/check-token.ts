import { session as calls } from '@console/contracts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import { refuse } from '../../../platform/errors.ts'
import { publicRoute } from '../../../access/route.ts'
import { sessionTexts } from './session.messages.ts'
import { findSession } from '../../../access/session.store.ts'

const TOKEN_REFUSED = 1003

export const checkToken = publicRoute(calls.checkToken, {
  handler: async ({ ctx, body }) => {
    const session = await findSession(ctx, body.token)
    if (!session || session.clientId !== body.clientId) {
      throw refuse(calls.checkToken.refusals?.['tokenRefused'] ?? TOKEN_REFUSED, sessionTexts.tokenRefused)
    }
    return { expiresAt: toUnixSeconds(session.expiresAt) }
  },
})
