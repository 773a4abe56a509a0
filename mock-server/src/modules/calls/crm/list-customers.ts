import { crm } from '@console/contracts'
import { NotFound } from '../../../platform/errors.ts'
import { route } from '../../../access/route.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { findContacts, findCustomers } from './crm.store.ts'
import { canOpen } from '../../../access/policy.ts'

const policy = canOpen('crm.list')

export const listCustomers = route(crm.customers, {
  policy,
  handler: async ({ tx, session, query }) => {
    await requireBusinessType(tx, query.bizTypeId)
    return findCustomers(tx, { ...query, timezone: session.timezone })
  },
})

export const listContacts = route(crm.contacts, {
  policy,
  handler: async ({ tx, session, query }) => {
    await requireBusinessType(tx, query.bizTypeId)
    const answer = await findContacts(tx, { ...query, timezone: session.timezone })
    if (answer.total === 0) throw new NotFound()
    return answer
  },
})
