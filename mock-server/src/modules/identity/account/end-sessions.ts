import { account } from '@console/contracts'
import { endPersonSessions } from '../../../access/end-sessions.store.ts'
import { route } from '../../../access/route.ts'
import { NotFound } from '../../../platform/errors.ts'
import { addNotice } from '../mail/public.ts'
import { canChangePeople } from './account.policy.ts'
import { listActiveSessions } from './person-sessions.store.ts'
import { lockKnownPerson, requireChangeable } from './require-person.ts'

/** One's own sessions are ended in one's own account dialog. */
export const endSessions = route(account.endSessions, {
  policy: canChangePeople,
  handler: async ({ ctx, tx, session, query }) => {
    const person = await lockKnownPerson(tx, session, query.id)
    requireChangeable(session, person)
    const now = ctx.clock.now()
    const sessions = await listActiveSessions(tx, person.id, now)
    const found = sessions.find(({ view }) => view.id === query.session)
    if (query.session !== undefined && !found) throw new NotFound()
    const ended = await endPersonSessions(tx, person.id, { now, ...(found ? { only: found.tokenHash } : {}) })
    if (ended > 0) {
      await tx.audit({
        module: 'account',
        opType: 'account.endSessions',
        target: person.username,
        after: { id: person.id, ended },
      })
      await addNotice(ctx, tx, { userId: person.id, notice: 'sessionsEnded' })
    }
    return { ended }
  },
})
