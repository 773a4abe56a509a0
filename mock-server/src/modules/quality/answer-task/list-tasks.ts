import { answerTask } from '@console/contracts'
import { unixSecondsOf } from '../../../platform/clock.ts'
import { opensPage } from '../../../access/opens-page.ts'
import { route } from '../../../access/route.ts'
import { dayOf } from '../../../platform/time/days.ts'
import { findChoices, findTasks } from './answer-task.store.ts'

export const mayUseTasks = opensPage('statistic.answer')

export const listTasks = route(answerTask.list, {
  policy: mayUseTasks,
  handler: async ({ ctx, tx, session, query: { mine, ...filter } }) => {
    const today = dayOf(unixSecondsOf(ctx.clock.now()), session.timezone)
    return findTasks(tx, { ...filter, ...(mine ? { userId: session.userId } : {}), today })
  },
})

export const listQuestions = route(answerTask.questions, {
  policy: mayUseTasks,
  handler: ({ tx }) => findChoices(tx),
})
