import { labelJudgement } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { canJudge, readableSession } from '../../calls/session-record/public.ts'
import { requireName } from './judgeable-name.ts'
import { lockJudged, storeJudgement } from './judgement.store.ts'

export const judgeLabel = route(labelJudgement.judge, {
  policy: canJudge,
  handler: async ({ ctx, tx, session, body }) => {
    const now = ctx.clock.now()
    await readableSession(tx, { session, now }, { sessionId: body.sessionId })
    const name = await requireName(tx, body)
    const before = await lockJudged(tx, body)
    await storeJudgement(tx, { ...body, by: session.userId, at: now })
    await tx.audit({
      module: 'label',
      opType: 'label.judge',
      target: name,
      ...(before ? { before } : {}),
      after: { ...body },
    })
    return null
  },
})
