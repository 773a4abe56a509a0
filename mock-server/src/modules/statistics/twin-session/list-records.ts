import { twinSession } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { findScope } from '../../identity/organization/public.ts'
import { findRecords } from './twin-session.store.ts'

export const listRecords = route(twinSession.records, {
  policy: canOpen('duplicate.twin'),
  handler: async ({ tx, session, query: { orgId, ...filter } }) => {
    await requireBusinessType(tx, filter.bizTypeId)
    const scope = await findScope(tx, { userId: session.userId, orgId })
    return findRecords(tx, { ...filter, scope, timezone: session.timezone })
  },
})
