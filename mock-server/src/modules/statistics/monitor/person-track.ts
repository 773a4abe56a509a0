import type { DataOf, monitor } from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { MonitorFilter } from './monitor.policy.ts'
import type { TrackedPerson } from './people.store.ts'
import { figuresOfDays, type Durations } from './track.store.ts'

/** The figures of these people over the range, and of each of its days. */
export async function personTracks(
  tx: TenantTx,
  filter: MonitorFilter,
  people: readonly TrackedPerson[],
): Promise<DataOf<typeof monitor.detail>[]> {
  const userIds = people.map(({ userId }) => userId)
  const days = Map.groupBy(await figuresOfDays(tx, filter, userIds), ({ userId }) => userId)
  return people.map((person) => {
    const own = days.get(person.userId) ?? []
    return {
      ...person,
      ...sumDurations(own),
      dailyTrackList: own.map(({ userId: _person, ...day }) => day),
    }
  })
}

function sumDurations(days: readonly Durations[]): Durations {
  const sum = (read: (day: Durations) => number) => days.reduce((total, day) => total + read(day), 0)
  return {
    workDuration: sum((day) => day.workDuration),
    onlineDuration: sum((day) => day.onlineDuration),
    breakDuration: sum((day) => day.breakDuration),
    idleDuration: sum((day) => day.idleDuration),
    leaveDuration: sum((day) => day.leaveDuration),
  }
}
