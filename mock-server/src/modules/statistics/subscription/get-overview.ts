import { subscription, type DataOf } from '@console/contracts'
import { menu, type MenuGroup } from '../../../access/menu/menu.ts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { builtComponents, isBuilt } from '../../identity/menu/public.ts'
import { findScope } from '../../identity/organization/public.ts'
import { billCounts, billOfMonth, getCurrentMonth } from '../bill/public.ts'
import { businessTypes, findAccountsByMenuId } from './subscription.store.ts'

type Overview = DataOf<typeof subscription.overview>

export const getOverview = route(subscription.overview, {
  policy: canOpen('account.subscription'),
  handler: async ({ ctx, tx, session, language }) => {
    const { timezone } = session
    const now = ctx.clock.now()
    const month = getCurrentMonth(now, timezone)
    const scope = await findScope(tx, { userId: session.userId, orgId: undefined })
    const used = async (bizTypeId: number | undefined) => {
      const organizations = await billOfMonth(tx, { month, bizTypeId, scope, timezone, now })
      const { effective_account_count, accounts: billedMonths } = billCounts(organizations, month)
      return { openAccounts: effective_account_count, billedMonths }
    }
    const businesses: Overview['businesses'] = []
    for (const { id, name } of await businessTypes(tx)) businesses.push({ id, name, ...(await used(id)) })
    const built = await builtComponents(ctx.config.webRoot, ctx.log)
    const modules = await listModules(tx, built, (group) => group.name[language])
    return { month, ...(await used(undefined)), businesses, modules }
  },
})

/** A page that nobody built is in no menu, whatever the roles hold. */
async function listModules(
  tx: TenantTx,
  built: ReadonlySet<string>,
  nameOf: (group: MenuGroup) => string,
): Promise<Overview['modules']> {
  const holders = await findAccountsByMenuId(tx)
  return menu.map((group) => {
    const pages = [...group.pages, ...group.sections.flatMap((section) => section.pages)]
    const shown = pages.filter((page) => isBuilt(page, built))
    const own = shown.map(({ id }) => holders.get(id)).filter((people) => people !== undefined)
    return { id: group.id, name: nameOf(group), isOn: own.length > 0, people: new Set(own.flat()).size }
  })
}
