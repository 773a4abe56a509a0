import { labelStat } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { findScope } from '../../identity/organization/public.ts'
import { knownLabels } from '../../labels/label/public.ts'
import { hitsByDay, hitsBySlot } from './label-statistics.store.ts'

export const getLabelDetail = route(labelStat.detail, {
  policy: canOpen('statistic.label', 'statistic.voice'),
  handler: async ({ ctx, tx, session, query: { orgId, labelIds, ...range } }) => {
    const scope = await findScope(tx, { userId: session.userId, orgId })
    const labels = await knownLabels(tx, labelIds)
    const filter = { ...range, scope, timezone: session.timezone }
    const query = { filter, labelIds, now: ctx.clock.now() }
    const isSingleDay = range.beginDay === range.endDay
    const points = isSingleDay ? await hitsBySlot(tx, query) : await hitsByDay(tx, query)
    return {
      labelDetail: labels.map(({ id, name }) => ({
        labelId: id,
        labelName: name,
        list: points.filter(({ labelId }) => labelId === id).map(({ time, value }) => ({ time, value })),
      })),
    }
  },
})
