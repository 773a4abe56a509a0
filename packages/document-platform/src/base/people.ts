import { BRIGHTCALL, LARKFIELD, organisationsBelow } from './companies.ts'

type UserType = 'SuperAdmin' | 'TeamAdmin' | 'TeamTSR' | 'TSR'
export type Person = {
  id: number
  account: string
  name: string
  type: UserType
  orgId: number
  tenantId: number
  businessIds: readonly number[]
  phone: string
}

type Row = readonly [
  id: number,
  account: string,
  name: string,
  type: UserType,
  orgId: number,
  business: number,
]

const OF_LARKFIELD: readonly Row[] = [
  [700421, 'anna.keller', 'Anna Keller', 'TSR', 61011, 50212],
  [700422, 'ben.osei', 'Ben Osei', 'TSR', 61011, 50212],
  [700423, 'chen.wei', 'Chen Wei', 'TeamTSR', 61012, 50212],
  [700424, 'dana.novak', 'Dana Novak', 'TSR', 61012, 50212],
  [700425, 'emil.sand', 'Emil Sand', 'TSR', 61020, 50247],
  [700426, 'fatima.aziz', 'Fatima Aziz', 'TSR', 61020, 50247],
]
const OF_BRIGHTCALL: readonly Row[] = [
  [700521, 'greta.holm', 'Greta Holm', 'TSR', 62010, 50301],
  [700522, 'hugo.marin', 'Hugo Marin', 'TSR', 62010, 50301],
  [700523, 'ines.costa', 'Ines Costa', 'TeamTSR', 62020, 50302],
  [700524, 'jonas.weber', 'Jonas Weber', 'TSR', 62020, 50302],
]

const toSeat =
  (tenantId: number) =>
  ([id, account, name, type, orgId, business]: Row): Person => ({
    id,
    account,
    name,
    type,
    orgId,
    tenantId,
    businessIds: [business],
    phone: `138 0000 ${String(id % 10_000).padStart(4, '0')}`,
  })

const OLGA: Person = {
  id: 700411,
  account: 'olga',
  name: 'Olga Brandt',
  type: 'SuperAdmin',
  orgId: 61001,
  tenantId: LARKFIELD,
  businessIds: [50212, 50247],
  phone: '138 0000 0411',
}
const MAREK: Person = {
  ...OLGA,
  id: 700412,
  account: 'marek',
  name: 'Marek Lind',
  type: 'TeamAdmin',
  orgId: 61010,
  businessIds: [50212],
  phone: '138 0000 0412',
}
const PIET: Person = {
  ...OLGA,
  id: 700511,
  account: 'piet',
  name: 'Piet Vos',
  orgId: 62001,
  tenantId: BRIGHTCALL,
  businessIds: [50301, 50302, 50318],
  phone: '138 0000 0511',
}

export const people: readonly Person[] = [
  OLGA,
  MAREK,
  ...OF_LARKFIELD.map(toSeat(LARKFIELD)),
  PIET,
  ...OF_BRIGHTCALL.map(toSeat(BRIGHTCALL)),
]

/** People whose calls are counted and who are watched. */
export const seats = people.filter(({ type }) => type === 'TSR' || type === 'TeamTSR')

export const findPerson = (id: number): Person | undefined => people.find((person) => person.id === id)

/** The accounts that can sign in; a password changes by `modifyLoginUserPwd`. */
export const ACCOUNTS = {
  olga: 'Larkfield-26',
  marek: 'Larkfield-26',
  piet: 'Brightcall-26',
} as const

/** The owner of projects sees the people of the providers that work for it. */
export const seesCompany = (viewer: number, tenantId: number): boolean =>
  viewer === tenantId || viewer === LARKFIELD

export type SeatFilter = {
  bizTypeId?: number | undefined
  orgId?: number | undefined
  userId?: number | undefined
}

/** The seats of a filter. Without business and organisation: those of the company. */
export function findSeats(tenantId: number, { bizTypeId, orgId, userId }: SeatFilter): Person[] {
  const below = orgId === undefined ? null : new Set(organisationsBelow(orgId))
  return seats.filter(
    (seat) =>
      (bizTypeId === undefined
        ? seat.tenantId === tenantId
        : seesCompany(tenantId, seat.tenantId) && seat.businessIds.includes(bizTypeId)) &&
      (below === null || below.has(seat.orgId)) &&
      (userId === undefined || seat.id === userId),
  )
}
