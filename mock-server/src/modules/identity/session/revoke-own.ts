import { session as calls } from '@console/contracts'
import { revokeSessions } from '../../../access/end-sessions.store.ts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { BadRequest, NotFound } from '../../../platform/errors.ts'
import { activeSessions, toSessionId } from './own-sessions.store.ts'
import { sessionTexts } from './session.messages.ts'

export const revokeOwn = route(calls.revokeOwn, {
  // One of the caller's sessions.
  policy: ownRecordsOnly,
  handler: async ({ ctx, session, query, language, tx }) => {
    if (query.id === toSessionId(session.tokenHash))
      throw new BadRequest({ id: sessionTexts.thisSession[language] })
    const now = ctx.clock.now()
    const found = (await activeSessions(tx, session, now)).find(
      ({ tokenHash }) => toSessionId(tokenHash) === query.id,
    )
    const ended = found ? await revokeSessions(tx, session, { tokenHashes: [found.tokenHash], now }) : 0
    if (!found || ended === 0) throw new NotFound()
    const { address, userAgent } = found
    await tx.audit({
      module: 'session',
      opType: 'session.revoke',
      target: session.username,
      before: { address, userAgent },
    })
    return null
  },
})
