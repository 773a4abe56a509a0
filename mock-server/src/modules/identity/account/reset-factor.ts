import { account } from '@console/contracts'
import { endPersonSessions } from '../../../access/end-sessions.store.ts'
import { route } from '../../../access/route.ts'
import { NotFound } from '../../../platform/errors.ts'
import { deleteFactors, pushNotice } from '../sign-in/public.ts'
import { canChangePeople } from './account.policy.ts'
import { lockKnownPerson, requireChangeable } from './require-person.ts'

/** Nobody resets their own: whoever may change a person is never that person (`whyNotChange`). */
export const resetFactor = route(account.resetFactor, {
  policy: canChangePeople,
  handler: async ({ ctx, tx, session, body }) => {
    const person = await lockKnownPerson(tx, session, body.id)
    requireChangeable(session, person)
    const { id, username } = person
    const now = ctx.clock.now()
    if ((await deleteFactors(tx, id)) === 0) throw new NotFound()
    const ended = await endPersonSessions(tx, id, { now })
    await tx.audit({
      module: 'account',
      opType: 'account.resetFactor',
      target: username,
      after: { id, sessionsEnded: ended },
    })
    await pushNotice(tx, { kind: 'reset', userId: id, now })
    return { ended }
  },
})
