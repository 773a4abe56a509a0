import { reportSchedule } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { NotFound } from '../../../platform/errors.ts'
import { deleteSchedule, findSchedule } from './report-schedule.store.ts'

export const removeSchedule = route(reportSchedule.remove, {
  // A schedule of the caller's own.
  policy: ownRecordsOnly,
  handler: async ({ tx, session: { userId }, query: { id } }) => {
    const before = await findSchedule(tx, { userId, id })
    if (!before) throw new NotFound()
    await deleteSchedule(tx, id)
    const { name, timing, period, request } = before
    await tx.audit({
      module: 'reportSchedule',
      opType: 'reportSchedule.remove',
      target: name,
      before: { id, name, timing, period, request },
    })
    return null
  },
})
