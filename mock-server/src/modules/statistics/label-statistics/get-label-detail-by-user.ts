import { labelStat } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { findScope } from '../../identity/organization/public.ts'
import { knownLabels } from '../../labels/label/public.ts'
import { findPeople } from '../statistics/public.ts'
import { hitsByPerson } from './label-statistics.store.ts'

export const getLabelDetailByUser = route(labelStat.detailByUser, {
  policy: canOpen('statistic.label'),
  handler: async ({ tx, session, query: { orgId, labelIds, pageIndex, pageSize, ...range } }) => {
    const scope = await findScope(tx, { userId: session.userId, orgId })
    const labels = await knownLabels(tx, labelIds)
    const filter = { ...range, scope, timezone: session.timezone }
    const { people, total } = await findPeople(tx, { filter, page: { pageIndex, pageSize } })
    const names = new Map(people.map(({ id, name }) => [id, name]))
    const rows = await hitsByPerson(tx, { filter, labelIds, people })
    return {
      records: rows.map(({ userId, totalCall, callCount, byLabel }) => ({
        userId,
        userName: names.get(userId) ?? '',
        totalCall,
        callCount,
        LabelDetail: labels.map(({ id, name }) => ({
          labelId: id,
          labelName: name,
          count: byLabel.get(id) ?? 0,
        })),
      })),
      totalCnt: total,
    }
  },
})
