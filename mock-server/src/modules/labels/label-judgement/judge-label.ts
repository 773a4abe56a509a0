import { labelJudgement } from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { NotFound } from '../../../platform/errors.ts'
import { route } from '../../../access/route.ts'
import { canJudge, readableSession } from '../../calls/session-record/public.ts'
import { deleteJudgement, judgeableName, lockJudged, storeJudgement, type Judged } from './judgement.store.ts'
import { labelJudgementTexts } from './label-judgement.messages.ts'

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

async function requireName(tx: TenantTx, judged: Judged): Promise<string> {
  const name = await judgeableName(tx, judged)
  if (name === undefined) throw new NotFound(labelJudgementTexts.unknownLabel)
  return name
}
