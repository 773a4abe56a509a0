import type { DataOf, monitor } from '@console/contracts'
import type { TenantTx } from '../../context.ts'
import type { MonitorFilter } from './monitor.policy.ts'
import type { PersonFigures } from './people.store.ts'
import { figuresOfDays } from './track.store.ts'

/** The figures of these people, with those of each day. */
export async function personTracks(
  tx: TenantTx,
  filter: MonitorFilter,
  people: readonly PersonFigures[],
): Promise<DataOf<typeof monitor.detail>[]> {
  const userIds = people.map(({ userId }) => userId)
  const days = Map.groupBy(await figuresOfDays(tx, filter, userIds), ({ userId }) => userId)
  return people.map((person) => ({
    ...person,
    dailyTrackList: (days.get(person.userId) ?? []).map(({ userId: _person, ...day }) => day),
  }))
}
