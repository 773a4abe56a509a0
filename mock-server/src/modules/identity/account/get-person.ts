import { account } from '@console/contracts'
import { NotFound } from '../../../platform/errors.ts'
import { route } from '../../../access/route.ts'
import { canReadPeople, seesPhones } from './account.policy.ts'
import { openedPages } from './opened-pages.ts'
import { findPeopleById } from './people.store.ts'
import { listActiveSessions } from './person-sessions.store.ts'
import { findMenuIds } from './person-rights.store.ts'
import { personViews } from './person-view.ts'

export const getPerson = route(account.detail, {
  policy: canReadPeople,
  handler: async ({ ctx, tx, session, query, language }) => {
    const [person] = await personViews(tx, session, await findPeopleById(tx, session, [query.id]))
    if (!person) throw new NotFound()
    const sessions = await listActiveSessions(tx, person.id, ctx.clock.now())
    const menuIds = await findMenuIds(
      tx,
      person.roles.map(({ id }) => id),
    )
    return {
      ...person,
      isPhoneShown: seesPhones(session) || person.id === session.userId,
      sessions: sessions.map(({ tokenHash, view }) => ({
        ...view,
        isCurrent: tokenHash.equals(session.tokenHash),
      })),
      pages: openedPages(menuIds, language),
    }
  },
})
