import { answerTask } from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { Conflict, NotFound, refuse } from '../../../platform/errors.ts'
import { route } from '../../../access/route.ts'
import { embeddedTexts } from '../../../platform/messages/embedded.ts'
import { lockTask, updateAnswer, updateJudgement, type LockedTask } from './answer-task.store.ts'
import { canUseTasks } from './list-tasks.ts'

const { TASK_REFUSALS } = answerTask

export const answerOne = route(answerTask.answer, {
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

export const judgeOne = route(answerTask.judge, {
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

async function lockedTask(
  tx: TenantTx,
  { id, version }: { id: number; version: number },
): Promise<LockedTask> {
  const task = await lockTask(tx, id)
  if (!task) throw new NotFound()
  if (task.version !== version) throw new Conflict(embeddedTexts.changedMeanwhile)
  return task
}
