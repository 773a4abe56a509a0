import { answerTask } from '@console/contracts'
import { unixSecondsOf } from '../../../platform/clock.ts'
import { route } from '../../../access/route.ts'
import { dayOf } from '../../../platform/time/days.ts'
import { findChoices, findTasks } from './answer-task.store.ts'
import { canOpen } from '../../../access/policy.ts'

export const canUseTasks = canOpen('statistic.answer')

export const listTasks = route(answerTask.list, {
  policy: canUseTasks,
  handler: async ({ ctx, tx, session, query: { mine, ...filter } }) => {
    const today = dayOf(unixSecondsOf(ctx.clock.now()), session.timezone)
    return findTasks(tx, { ...filter, ...(mine ? { userId: session.userId } : {}), today })
  },
})

export const listQuestions = route(answerTask.questions, {
  policy: canUseTasks,
  handler: ({ tx }) => findChoices(tx),
})
