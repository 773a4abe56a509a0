import { account, type Language } from '@console/contracts'
import type { GrantedMenuId } from '../../../access/menu/menu-id.ts'
import { menu, type MenuGroup, type MenuPage } from '../../../access/menu/menu.ts'
import { route } from '../../../access/route.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import { NotFound } from '../../../platform/errors.ts'
import { factorSince } from '../sign-in/public.ts'
import { canReadPeople, seesPhones } from './account.policy.ts'
import { findPeopleById } from './people.store.ts'
import { findMenuIds } from './person-rights.store.ts'
import { listActiveSessions } from './person-sessions.store.ts'
import { personViews } from './person-view.ts'

export const getPerson = route(account.detail, {
  policy: canReadPeople,
  handler: async ({ ctx, tx, session, query, language }) => {
    const [person] = await personViews(tx, session, await findPeopleById(tx, session, [query.id]))
    if (!person) throw new NotFound()
    const sessions = await listActiveSessions(tx, person.id, ctx.clock.now())
    const since = await factorSince(tx, person.id)
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
      factorSince: since && toUnixSeconds(since),
      pages: openedPages(menuIds, language),
    }
  },
})

/** The pages that some menu ids open, by group of the menu: an id counts only with those above it (SHELL-Q5). */
function openedPages(menuIds: ReadonlySet<GrantedMenuId>, language: Language): account.PersonDetail['pages'] {
  return menu.flatMap((group) => {
    const pages = menuIds.has(group.id) ? filterGrantedPages(group, menuIds) : []
    return pages.length === 0
      ? []
      : [{ id: group.id, name: group.name[language], pages: pages.map(({ name }) => name[language]) }]
  })
}

function filterGrantedPages({ pages, sections }: MenuGroup, menuIds: ReadonlySet<GrantedMenuId>): MenuPage[] {
  const below = sections.filter(({ id }) => menuIds.has(id)).flatMap((section) => section.pages)
  return [...pages, ...below].filter(({ id }) => menuIds.has(id))
}
