import { session as calls } from '@console/contracts'
import { publicRoute } from '../../../access/route.ts'
import { findSession } from '../../../access/session.store.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import { refuse } from '../../../platform/errors.ts'
import { sessionTexts } from './session.messages.ts'

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
