import { workspace } from '@console/contracts'
import type { Session } from '../../../access/session.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import {
  findMasterStates,
  findSeatStates,
  secondsSince,
  type SeatState,
} from '../../facts/seat-status/public.ts'
import { phoneFor } from '../../identity/account/public.ts'
import { PERSON_TYPE_OF } from './person-type.ts'
import type { Person } from './seat.store.ts'

type Viewing = { session: Session; now: Date }

/** People of the tenant as the viewer may see them, with the status that each is in. */
export async function findSeatUsers(
  tx: TenantTx,
  people: readonly Person[],
  { session, now }: Viewing,
): Promise<workspace.SeatUser[]> {
  const isSeat = ({ type }: Person) => PERSON_TYPE_OF[type] >= workspace.PERSON_TYPE.groupSeat
  const pickIds = (some: readonly Person[]) => some.map(({ id }) => id)
  const { timezone } = session
  const seats = await findSeatStates(tx, { userIds: pickIds(people.filter(isSeat)), now, timezone })
  const masters = await findMasterStates(tx, {
    userIds: pickIds(people.filter((person) => !isSeat(person))),
    now,
  })
  const nobody: SeatState = { status: workspace.SEAT_STATUS.unknown, since: null }
  return activeFirst(
    people.map((person) => {
      const state = seats.get(person.id) ?? masters.get(person.id) ?? nobody
      const phone = phoneFor(session, person) ?? ''
      return seatUser({ ...person, phone, ...state }, now, isSeat(person))
    }),
  )
}

/** Moves those who are offline behind the others, each in their order: a wall begins with the seats that can be watched. */
export function activeFirst(users: readonly workspace.SeatUser[]): workspace.SeatUser[] {
  const isOffline = ({ status }: workspace.SeatUser) => status === workspace.SEAT_STATUS.offline
  return [...users.filter((user) => !isOffline(user)), ...users.filter(isOffline)]
}

type ShownPerson = Omit<Person, 'phone'> & SeatState & { phone: string; version?: string }

export function seatUser(person: ShownPerson, now: Date, canBeWatched = true): workspace.SeatUser {
  const { id, name, orgName, phone, type, status, isPinned, version = '' } = person
  return {
    user: { id, name, orgName, phone, type: PERSON_TYPE_OF[type] },
    status,
    statusDuration: secondsSince(person, now),
    isCollected: isPinned,
    roomID: canBeWatched && workspace.isActive(status) ? workspace.seatRoomId(id) : '',
    version: workspace.isActive(status) ? version : '',
  }
}
