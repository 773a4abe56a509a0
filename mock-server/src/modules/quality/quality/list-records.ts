import { EXACT_COUNT_LIMIT, quality } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { findRecordScopes } from './record-scopes.ts'
import { countRecords, findRecords } from './records.store.ts'

export const listRecords = route(quality.records, {
  policy: canOpen('quality.record', 'statistic.violation'),
  handler: async ({ tx, session, body: { orgId: orgIds, pageNum, pageSize, order, ...filter } }) => {
    const { userId: userIds } = filter
    const { scopes, visible } = await findRecordScopes(tx, { readerId: session.userId, userIds, orgIds })
    const position = { order, offset: (pageNum - 1) * pageSize, limit: pageSize, visible }
    const query = { ...filter, scopes }
    const total = await countRecords(tx, query, EXACT_COUNT_LIMIT + 1)
    return {
      tableData: await findRecords(tx, query, position),
      total: Math.min(total, EXACT_COUNT_LIMIT),
      totalIsCapped: total > EXACT_COUNT_LIMIT,
    }
  },
})
