import { answerTask } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { refuse } from '../../../platform/errors.ts'
import { embeddedTexts } from '../../../platform/messages/embedded.ts'
import { canUseTasks } from './answer-task.policy.ts'
import { updateAnswer } from './answer-task.store.ts'
import { lockedTask } from './locked-task.ts'

const { TASK_REFUSALS } = answerTask

export const giveAnswer = route(answerTask.answer, {
  policy: canUseTasks,
  handler: async ({ ctx, tx, session, body: { id, version, answer } }) => {
    const task = await lockedTask(tx, { id, version })
    if (task.userId !== session.userId) throw refuse(TASK_REFUSALS.notYours, embeddedTexts.taskNotYours)
    if (task.isJudged) throw refuse(TASK_REFUSALS.wrongState, embeddedTexts.taskJudged)
    await updateAnswer(tx, id, { answer, at: ctx.clock.now() })
    await tx.audit({
      module: 'answerTask',
      opType: 'answerTask.answer',
      target: task.question,
      before: { answer: task.answer },
      after: { answer },
    })
    return null
  },
})
