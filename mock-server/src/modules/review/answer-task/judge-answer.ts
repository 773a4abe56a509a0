import { answerTask } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { refuse } from '../../../platform/errors.ts'
import { embeddedTexts } from '../../../platform/messages/embedded.ts'
import { canUseTasks } from './answer-task.policy.ts'
import { updateJudgement } from './answer-task.store.ts'
import { lockedTask } from './locked-task.ts'

const { TASK_REFUSALS } = answerTask

export const judgeAnswer = route(answerTask.judge, {
  policy: canUseTasks,
  handler: async ({ ctx, tx, session, body: { id, version, isPassed, remark } }) => {
    const task = await lockedTask(tx, { id, version })
    if (task.isJudged) throw refuse(TASK_REFUSALS.wrongState, embeddedTexts.taskJudged)
    if (task.answer === null) throw refuse(TASK_REFUSALS.wrongState, embeddedTexts.taskNotAnswered)
    if (task.userId === session.userId) throw refuse(TASK_REFUSALS.notYours, embeddedTexts.taskOwnAnswer)
    await updateJudgement(tx, id, { isPassed, remark, by: session.userId, at: ctx.clock.now() })
    await tx.audit({
      module: 'answerTask',
      opType: 'answerTask.judge',
      target: task.question,
      before: { person: task.userName, answer: task.answer },
      after: { person: task.userName, isPassed, remark },
    })
    return null
  },
})
