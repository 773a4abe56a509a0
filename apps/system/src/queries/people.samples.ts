import type { account } from '@console/contracts'
import type { AccountOptions } from './people.ts'

/** 2026-11-20 14:00 in Shanghai. */
const AT = 1_795_154_400

export const samplePerson: account.Person = {
  id: 41,
  username: 'lin.yue',
  name: 'Lin Yue',
  nickName: null,
  position: 'TSR',
  orgId: 5,
  orgPath: 'Harbour Mutual / Peony team',
  status: 'enabled',
  isWaiting: false,
  hasPassword: true,
  isTenantAdmin: false,
  phone: '138••••••34',
  roles: [{ id: 3, name: 'Seat' }],
  businessTypes: [{ id: 11, name: 'Winter renewals' }],
  lastSignInAt: AT,
  createdAt: AT,
  changedAt: null,
  isErased: false,
  version: 4,
  hindrance: null,
}

export const sampleDetail: account.PersonDetail = {
  ...samplePerson,
  isPhoneShown: false,
  sessions: [
    {
      id: 'abcdefghijklmnopqrstuv',
      isCurrent: false,
      browser: 'Chrome 140',
      system: 'Windows',
      address: '10.0.0.7',
      signedInAt: AT,
      lastUsedAt: AT,
    },
  ],
  pages: [{ id: 'msgcenter', name: 'Logs', pages: ['Message history', 'Audit log'] }],
}

export function samplePeople(count: number): account.Person[] {
  return Array.from({ length: count }, (_, index) => ({
    ...samplePerson,
    id: 100 + index,
    username: `person-${index}`,
    name: `Person ${index}`,
  }))
}

export const sampleOptions: AccountOptions = {
  roles: [
    { id: 3, name: 'Seat', mayGrant: true },
    { id: 4, name: 'Owner', mayGrant: false },
  ],
  businessTypes: [
    { id: 11, name: 'Winter renewals', isEnabled: true },
    { id: 12, name: 'Old cards', isEnabled: false },
  ],
}

export const sampleImport: account.PeopleImport = {
  id: 9,
  fileName: 'people.csv',
  state: 'checked',
  reason: null,
  linesTotal: 3,
  linesDone: 0,
  goodLines: 2,
  refusedLines: 1,
  unchangedLines: 0,
  created: 0,
  ignoredColumns: [],
  notes: [],
  createdAt: AT,
  finishedAt: AT,
}
