import { session as calls } from '@console/contracts'
import { unixSecondsOf } from '../../clock.ts'
import { refuse } from '../../http/errors.ts'
import { publicRoute } from '../../http/route.ts'
import { sessionTexts } from '../../messages/session.ts'
import { findSession } from './session.store.ts'

const TOKEN_REFUSED = 1003

export const checkToken = publicRoute(calls.checkToken, {
  handler: async ({ ctx, body }) => {
    const session = await findSession(ctx, body.token)
    if (!session || session.clientId !== body.clientId) {
      throw refuse(calls.checkToken.refusals?.['tokenRefused'] ?? TOKEN_REFUSED, sessionTexts.tokenRefused)
    }
    return { expiresAt: unixSecondsOf(session.expiresAt) }
  },
})
