import { monitor } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { toAdherenceFigures, sumOfDays } from './adherence-figures.ts'
import { findAdherence } from './adherence.store.ts'
import { canReadAdherence, buildMonitorFilter } from './monitor.policy.ts'
import { plannedPeople } from './schedules.store.ts'

export const getAdherence = route(monitor.adherence, {
  policy: canReadAdherence,
  handler: async ({
    ctx,
    tx,
    session,
    query: { pageIndex, pageSize, withShifts, lateOrAbsent, ...query },
  }) => {
    const filter = await buildMonitorFilter(query, { tx, session, now: ctx.clock.now() })
    const page = { pageIndex, pageSize, withShifts, lateOrAbsent }
    const { people, total } = await plannedPeople(tx, filter, page)
    const userIds = people.map(({ userId }) => userId)
    const days = Map.groupBy(await findAdherence(tx, filter, userIds), ({ userId }) => userId)
    const userAdherenceList = people.map((person) => {
      const own = days.get(person.userId) ?? []
      const dailyList = own.map((day) => ({ day: day.day, ...toAdherenceFigures(day) }))
      return { ...person, ...toAdherenceFigures(sumOfDays(own)), dailyList }
    })
    return { userAdherenceList, total }
  },
})
