import { qualityDesk } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { updateItem } from './inspections.store.ts'
import { lockedItem } from './locked-item.ts'
import { canInspect } from './quality-desk.policy.ts'

export const judgeItem = route(qualityDesk.judgeItem, {
  policy: canInspect,
  handler: async ({ ctx, tx, session, params: { id }, query: { version }, body }) => {
    const item = await lockedItem(tx, { id, version })
    const { verdict } = body
    const remark = body.remark === '' ? null : body.remark
    await updateItem(tx, id, { verdict, remark, judgedBy: session.userId, judgedAt: ctx.clock.now() })
    const { sessionId } = item
    await tx.audit({
      module: 'quality',
      opType: 'quality.judge',
      target: item.name,
      bizTypeId: item.businessTypeId,
      before: { sessionId, verdict: item.verdict, remark: item.remark },
      after: { sessionId, verdict, remark },
    })
    return null
  },
})
