import { knowledge } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { updateWithdrawn } from './answers.store.ts'
import { canAnswer } from './knowledge.policy.ts'
import { lockedAnswer, readAnswer } from './locked-answer.ts'

export const withdrawAnswer = route(knowledge.withdrawAnswer, {
  policy: canAnswer,
  handler: async ({ ctx, tx, session, params: { id }, query: { version } }) => {
    const change = { by: session.userId, at: ctx.clock.now() }
    const answer = await lockedAnswer(tx, { id, version, action: 'withdraw', at: change.at })
    const { questionName, bizTypeId, content } = answer
    await updateWithdrawn(tx, id, change)
    const record = { target: questionName, bizTypeId, before: { content } }
    await tx.audit({ module: 'knowledge', opType: 'knowledge.withdrawAnswer', ...record })
    return readAnswer(tx, id, change.at)
  },
})
