import { organisationName } from '../base/companies.ts'
import { dayFacts, figure } from '../base/figures.ts'
import { findSeats, type Person } from '../base/people.ts'
import { code0, code200 } from '../http/envelopes.ts'
import { cutPage } from '../http/paging.ts'
import { get, post, type Route } from '../http/router.ts'
import { callTime, readForm } from '../statistics/form.ts'

const STATUSES = ['used', 'notUsed', 'pendingReview'] as const

export function twinRoutes(): Route[] {
  return [
    post('/system/custom/statSeatStat', ({ person, body }) => {
      const found = findSeats(person.tenantId, {
        bizTypeId: body.optionalNumber('bizTypeId'),
        orgId: body.optionalNumber('orgId'),
      })
        .map(toSeat)
        .filter(({ status }) => !body.has('status') || status === body.text('status'))
      return code0({ total: found.length, seatList: found })
    }),
    get('/api/dolphin-ai/stat/twin/detail', ({ person, query }) => {
      const { people, days } = readForm(person, query)
      const uses = people
        .flatMap((seat) => days.flatMap((day) => usesOn(seat, day)))
        .toSorted((a, b) => b.timestamp - a.timestamp)
      return code200({ records: cutPage(uses, query, 5), totalCnt: uses.length })
    }),
  ]
}

const toSeat = ({ id, account, name, orgId }: Person) => ({
  account,
  name,
  orgName: organisationName(orgId),
  status: STATUSES[id % STATUSES.length] ?? 'notUsed',
})

function usesOn(seat: Person, day: string) {
  return Array.from({ length: dayFacts(seat, day).twinUses }, (_, index) => ({
    id: figure(`${seat.id}.${day}.${index}.use`, 500_000_000, 599_999_999),
    userId: seat.id,
    userName: seat.name,
    orgName: organisationName(seat.orgId),
    timestamp: callTime(day, index),
    value: JSON.stringify({
      productName: 'Comprehensive cover',
      processName: 'Renewal talk',
      sessionId: `s-${seat.id}-${day}-${index}`,
    }),
  }))
}
