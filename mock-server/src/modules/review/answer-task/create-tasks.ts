import { answerTask } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import { NotFound, refuse } from '../../../platform/errors.ts'
import { embeddedTexts } from '../../../platform/messages/embedded.ts'
import { toZonedDay } from '../../../platform/time/days.ts'
import { canUseTasks } from './answer-task.policy.ts'
import { insertTasks, openPeople, questionName } from './answer-task.store.ts'

const { TASK_REFUSALS } = answerTask

export const createTasks = route(answerTask.create, {
  policy: canUseTasks,
  handler: async ({ ctx, tx, session, body: { questionId, userIds, dueDay } }) => {
    const now = ctx.clock.now()
    const question = await questionName(tx, questionId)
    const names = await openPeople(tx, userIds)
    if (question === undefined || names.length < userIds.length) throw new NotFound()
    if (dueDay < toZonedDay(toUnixSeconds(now), session.timezone))
      throw refuse(TASK_REFUSALS.pastDue, embeddedTexts.taskPastDue)
    const created = await insertTasks(tx, { questionId, userIds, dueDay, by: session.userId, at: now })
    // Thrown, so that the transaction rolls the other tasks back.
    if (created < userIds.length) throw refuse(TASK_REFUSALS.duplicate, embeddedTexts.taskDuplicate)
    await tx.audit({
      module: 'answerTask',
      opType: 'answerTask.create',
      target: question,
      after: { question, people: names, dueDay },
    })
    return { created }
  },
})
