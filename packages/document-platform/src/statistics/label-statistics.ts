import { startTime } from '../base/days.ts'
import { dayFacts, figure, sumFacts } from '../base/figures.ts'
import type { Person } from '../base/people.ts'
import { code200 } from '../http/envelopes.ts'
import { cutPage } from '../http/paging.ts'
import { get, type Route, type SignedInRequest } from '../http/router.ts'
import { readForm } from './form.ts'
import { rankBy } from './ranks.ts'

/** Names of the labels as the label list has them; statistics know a label by its id. */
const NAMES: Record<number, string> = {
  2004811: 'Price named',
  2004812: 'Contract agreed',
  2004813: 'Worried about water damage',
  2004814: 'Wants to renew',
}
const nameFor = (id: number): string => NAMES[id] ?? `Label ${id}`

/** Calls of a person and day in which a label was found. */
function hits(label: number, person: Person, day: string): number {
  const { talks } = dayFacts(person, day)
  return Math.min(talks, figure(`${label}.${person.id}.${day}`, 1, 9))
}

const count = (label: number, people: readonly Person[], days: readonly string[]): number =>
  people.reduce((sum, person) => sum + days.reduce((part, day) => part + hits(label, person, day), 0), 0)

export function labelStatisticsRoutes(): Route[] {
  const STAT = '/api/dolphin-ai/stat'
  const form = ({ person, query }: SignedInRequest) => readForm(person, query)
  return [
    get(`${STAT}/labelDetail`, (request) => {
      const { people, days } = form(request)
      const labelDetail = request.query.requiredNumbers('labelIds').map((labelId) => ({
        labelId,
        labelName: nameFor(labelId),
        list: days.map((day) => ({ time: startTime(day), value: count(labelId, people, [day]) })),
      }))
      return code200({ labelDetail })
    }),
    get(`${STAT}/labelDetailByUser`, (request) => {
      const { people, days } = form(request)
      const labels = request.query.requiredNumbers('labelIds')
      const rows = people.map((person) => {
        const counts = labels.map((labelId) => ({
          labelId,
          labelName: nameFor(labelId),
          count: count(labelId, [person], days),
        }))
        return {
          userId: person.id,
          userName: person.name,
          totalCall: sumFacts([person], days).calls,
          callCount: Math.max(0, ...counts.map((row) => row.count)),
          LabelDetail: counts,
        }
      })
      return code200({ records: cutPage(rows, request.query), totalCnt: rows.length })
    }),
    get(`${STAT}/labelRank`, (request) => {
      const { query } = request
      const label = query.number('labelId')
      const chosen = form(request)
      const scope = { orgId: query.optionalNumber('orgId'), isByUser: false }
      return code200(rankBy(chosen, scope, (people) => ({ value: count(label, people, chosen.days) })))
    }),
  ]
}
