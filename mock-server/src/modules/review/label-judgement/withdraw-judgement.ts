import { labelJudgement } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { canJudge, readableSession } from '../../calls/session-record/public.ts'
import { requireName } from './judgeable-name.ts'
import { deleteJudgement, lockJudged } from './judgement.store.ts'

export const withdrawJudgement = route(labelJudgement.withdraw, {
  policy: canJudge,
  handler: async ({ ctx, tx, session, body }) => {
    await readableSession(tx, { session, now: ctx.clock.now() }, { sessionId: body.sessionId })
    const name = await requireName(tx, body)
    const before = await lockJudged(tx, body)
    if (!before) return null
    await deleteJudgement(tx, body)
    await tx.audit({
      module: 'label',
      opType: 'label.withdrawJudgement',
      target: name,
      before: { ...body, ...before },
    })
    return null
  },
})
