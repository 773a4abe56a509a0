import { sessionRecord } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { figuresByDay } from './figures.store.ts'
import { resolveSessionFilter } from './session-filter.ts'
import { canReadSessions } from './session-record.policy.ts'

export const getStatistic = route(sessionRecord.statistic, {
  policy: canReadSessions,
  handler: async ({ ctx, tx, session, query }) => {
    const filter = await resolveSessionFilter(tx, { session, now: ctx.clock.now() }, query)
    const days = await figuresByDay(tx, { ...filter, timezone: session.timezone })
    return { days, total: sumFigures(days) }
  },
})

function sumFigures(days: readonly sessionRecord.SessionFigures[]): sessionRecord.SessionFigures {
  const total: sessionRecord.SessionFigures = {
    calls: 0,
    answers: 0,
    validCalls: 0,
    quotes: 0,
    orders: 0,
    talkSeconds: 0,
    violations: [0, 0, 0, 0],
  }
  for (const day of days) {
    for (const name of ['calls', 'answers', 'validCalls', 'quotes', 'orders', 'talkSeconds'] as const)
      total[name] += day[name]
    const [tip, light, medium, serious] = day.violations
    const [tips, lights, mediums, seriouses] = total.violations
    total.violations = [tips + tip, lights + light, mediums + medium, seriouses + serious]
  }
  return total
}
