import { reportSchedule } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { BadRequest, refuse } from '../../../platform/errors.ts'
import { buildNextDue } from './due-times.ts'
import { problemTexts, scheduleTexts } from './report-schedule.messages.ts'
import { findScheduleByName, lockSchedules, updateSchedule } from './report-schedule.store.ts'
import { requireSchedule } from './require-schedule.ts'

/** A change applies from the next file on: reports that were due before are not generated again. */
export const modifySchedule = route(reportSchedule.modify, {
  // A schedule of the caller's own.
  policy: ownRecordsOnly,
  handler: async ({ ctx, tx, session, body, language }) => {
    const { userId, timezone } = session
    const { id, version, format, name, timing, period } = body
    await lockSchedules(tx, userId)
    const before = await requireSchedule(tx, { userId, id, version })
    if (before.request === null)
      throw refuse(reportSchedule.SCHEDULE_REFUSALS.broken, problemTexts[before.problem])
    if (!reportSchedule.getAllowedPeriods(before.request.kind).includes(period))
      throw new BadRequest({ period: scheduleTexts.otherPeriod[language] })
    const named = await findScheduleByName(tx, { userId, name })
    if (named !== undefined && named !== id)
      throw refuse(reportSchedule.SCHEDULE_REFUSALS.nameTaken, scheduleTexts.nameTaken)
    const request = { ...before.request, format }
    const due = buildNextDue(timing, { after: ctx.clock.now(), timezone })
    const fields = { name, timing, period, request }
    // A schedule whose time could not be read was paused when it was due: now it can run.
    const state = before.problem === null ? before.state : 'active'
    await updateSchedule(tx, id, { ...fields, ...due, state, language, version: version + 1 })
    await tx.audit({
      module: 'reportSchedule',
      opType: 'reportSchedule.modify',
      target: name,
      before: {
        id,
        name: before.name,
        timing: before.timing,
        period: before.period,
        request: before.request,
      },
      after: { id, ...fields },
    })
    return null
  },
})
