import { knowledge } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { updateSubmitted } from './answers.store.ts'
import { canAnswer } from './knowledge.policy.ts'
import { lockedAnswer, readAnswer } from './locked-answer.ts'

export const submitAnswer = route(knowledge.submitAnswer, {
  policy: canAnswer,
  handler: async ({ ctx, tx, session, params: { id }, query: { version } }) => {
    const change = { by: session.userId, at: ctx.clock.now() }
    const answer = await lockedAnswer(tx, { id, version, action: 'submit', at: change.at })
    const { questionName, bizTypeId, content } = answer
    await updateSubmitted(tx, id, change)
    const record = { target: questionName, bizTypeId, after: { content } }
    await tx.audit({ module: 'knowledge', opType: 'knowledge.submitAnswer', ...record })
    return readAnswer(tx, id, change.at)
  },
})
