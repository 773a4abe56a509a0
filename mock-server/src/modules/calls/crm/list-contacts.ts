import { crm } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { NotFound } from '../../../platform/errors.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { canReadCustomers } from './crm.policy.ts'
import { findContacts } from './crm.store.ts'

export const listContacts = route(crm.contacts, {
  policy: canReadCustomers,
  handler: async ({ tx, session, query }) => {
    await requireBusinessType(tx, query.bizTypeId)
    const answer = await findContacts(tx, { ...query, timezone: session.timezone })
    if (answer.total === 0) throw new NotFound()
    return answer
  },
})
