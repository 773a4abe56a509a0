import { answerTask } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import { toZonedDay } from '../../../platform/time/days.ts'
import { canUseTasks } from './answer-task.policy.ts'
import { findTasks } from './answer-task.store.ts'

export const listTasks = route(answerTask.list, {
  policy: canUseTasks,
  handler: async ({ ctx, tx, session, query: { mine, ...filter } }) => {
    const today = toZonedDay(toUnixSeconds(ctx.clock.now()), session.timezone)
    return findTasks(tx, { ...filter, ...(mine ? { userId: session.userId } : {}), today })
  },
})
