import { labelJudgement } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { canJudge, canReadSession, readableSession } from '../../calls/session-record/public.ts'
import { findJudgements, offeredLabels } from './judgement.store.ts'

export const listJudgements = route(labelJudgement.ofSession, {
  policy: canReadSession,
  handler: async ({ ctx, tx, session, query: { sessionId } }) => {
    await readableSession(tx, { session, now: ctx.clock.now() }, { sessionId })
    const isJudge = canJudge(session)
    return {
      judgements: await findJudgements(tx, sessionId),
      labels: isJudge ? await offeredLabels(tx, sessionId) : [],
      canJudge: isJudge,
    }
  },
})
