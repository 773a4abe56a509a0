import { reportSchedule } from '@console/contracts'
import { everySignedIn } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { BadRequest, refuse } from '../../../platform/errors.ts'
import { buildNextDue, periodBefore } from './due-times.ts'
import { scheduleTexts } from './report-schedule.messages.ts'
import { countSchedules, findScheduleByName, insertSchedule, lockSchedules } from './report-schedule.store.ts'
import { datedRequest, requireReport } from './require-report.ts'

const { MAX_SCHEDULES, SCHEDULE_REFUSALS } = reportSchedule

/** Each kind of export names its pages; that is checked here and at each run. */
export const createSchedule = route(reportSchedule.create, {
  policy: everySignedIn,
  handler: async ({ ctx, tx, session, body, language }) => {
    const { userId, timezone } = session
    const now = ctx.clock.now()
    const due = buildNextDue(body.timing, { after: now, timezone })
    const request = datedRequest(body.request, periodBefore(body.period, { day: due.nextDueDay, timezone }))
    if (request === null) throw new BadRequest({ period: scheduleTexts.otherPeriod[language] })
    await requireReport(ctx, tx, { request, rights: session })
    await lockSchedules(tx, userId)
    if ((await findScheduleByName(tx, { userId, name: body.name })) !== undefined)
      throw refuse(SCHEDULE_REFUSALS.nameTaken, scheduleTexts.nameTaken)
    if ((await countSchedules(tx, userId)) >= MAX_SCHEDULES)
      throw refuse(SCHEDULE_REFUSALS.tooMany, scheduleTexts.tooMany)
    const { id } = await insertSchedule(tx, { ...body, ...due, language, userId, createdAt: now })
    await tx.audit({
      module: 'reportSchedule',
      opType: 'reportSchedule.create',
      target: body.name,
      after: { id, ...body },
    })
    return { id }
  },
})
