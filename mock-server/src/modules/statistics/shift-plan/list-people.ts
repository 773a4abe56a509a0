import { shiftPlan } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { buildMonitorFilter, plannedShifts, type ShiftView } from '../monitor/public.ts'
import { canReadPlan } from './shift-plan.policy.ts'

export const listPeople = route(shiftPlan.people, {
  policy: canReadPlan,
  handler: async ({ ctx, tx, session, query }) => {
    const { beginDay, endDay, pageIndex, pageSize, withShifts, ...listQuery } = query
    await requireBusinessType(tx, listQuery.bizTypeId)
    const range = { beginAt: beginDay, endAt: endDay, ...listQuery }
    const filter = await buildMonitorFilter(range, { tx, session, now: ctx.clock.now() })
    const { userScheduleList, total } = await plannedShifts(tx, filter, {
      pageIndex,
      pageSize,
      withShifts,
      isShiftsFirst: true,
    })
    const records = userScheduleList.map(({ userId, userName, detail }) => ({
      userId,
      userName,
      shifts: detail.map(toPlanShift),
    }))
    return { records, total }
  },
})

function toPlanShift(view: ShiftView): shiftPlan.PlanPerson['shifts'][number] {
  return {
    start: view.schedulesStart,
    end: view.schedulesStart + view.schedulesDuration,
    actualStart: view.actualStart,
    expectedWorkSeconds: view.expectedWorkDuration,
    workedSeconds: view.actualWorkDuration,
    attendance: view.status,
  }
}
