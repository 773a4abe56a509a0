import { reportSchedule } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { refuse } from '../../../platform/errors.ts'
import { buildNextDue } from './due-times.ts'
import { problemTexts } from './report-schedule.messages.ts'
import { updateSchedule } from './report-schedule.store.ts'
import { requireSchedule } from './require-schedule.ts'

export const pauseSchedule = route(reportSchedule.pause, {
  // A schedule of the caller's own.
  policy: ownRecordsOnly,
  handler: async ({ ctx, tx, session: { userId, timezone }, body: { id, version, isPaused } }) => {
    const before = await requireSchedule(tx, { userId, id, version })
    const state = isPaused ? 'paused' : 'active'
    if (before.state === state) return null
    if (!isPaused && before.problem !== null)
      throw refuse(reportSchedule.SCHEDULE_REFUSALS.broken, problemTexts[before.problem])
    const due =
      isPaused || before.timing === null
        ? {}
        : buildNextDue(before.timing, { after: ctx.clock.now(), timezone })
    await updateSchedule(tx, id, { ...due, state, version: version + 1 })
    await tx.audit({
      module: 'reportSchedule',
      opType: isPaused ? 'reportSchedule.pause' : 'reportSchedule.resume',
      target: before.name,
      before: { id, state: before.state },
      after: { id, state },
    })
    return null
  },
})
