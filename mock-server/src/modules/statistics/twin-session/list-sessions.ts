import { twinSession } from '@console/contracts'
import { opensPage } from '../../../access/opens-page.ts'
import { route } from '../../../access/route.ts'
import { needBusinessType } from '../../identity/business/public.ts'
import { scopeOf } from '../statistics/public.ts'
import { findRecords, findSessions } from './twin-session.store.ts'

export const listSessions = route(twinSession.sessions, {
  policy: opensPage('duplicate.session'),
  handler: async ({ tx, session, query: { orgId, ...filter } }) => {
    await needBusinessType(tx, filter.bizTypeId)
    const scope = await scopeOf(tx, { userId: session.userId, wanted: orgId })
    return findSessions(tx, { ...filter, scope, timezone: session.timezone })
  },
})

export const listRecords = route(twinSession.records, {
  policy: opensPage('duplicate.twin'),
  handler: async ({ tx, session, query: { orgId, ...filter } }) => {
    await needBusinessType(tx, filter.bizTypeId)
    const scope = await scopeOf(tx, { userId: session.userId, wanted: orgId })
    return findRecords(tx, { ...filter, scope, timezone: session.timezone })
  },
})
