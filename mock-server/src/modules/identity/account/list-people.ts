import { account } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { canReadPeople } from './account.policy.ts'
import { countPeople, findPeople } from './people.store.ts'
import { personViews } from './person-view.ts'
import { requireFilterReferences } from './require-references.ts'

export const listPeople = route(account.list, {
  policy: canReadPeople,
  handler: async ({ tx, session, body: { order, pageIndex, pageSize, ...filter } }) => {
    await requireFilterReferences(tx, filter)
    const page = { order, limit: pageSize, offset: (pageIndex - 1) * pageSize }
    const people = await findPeople(tx, { viewer: session, filter, page })
    const { count, isCapped } = await countPeople(tx, session, filter)
    const all = await countPeople(tx, session, {})
    return {
      records: await personViews(tx, session, people),
      total: count,
      totalIsCapped: isCapped,
      unfilteredTotal: all.count,
    }
  },
})
