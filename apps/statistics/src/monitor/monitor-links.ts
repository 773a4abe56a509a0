import { toWireDay } from '@console/ui'
import { buildAddress } from '../components/stat-links.ts'
import type { MonitorQuery } from '../model/monitor-query.ts'
import { paths } from '../paths.ts'

type NamedPerson = { userId: number; userName: string }

/** The days of one person in the query; `at` is a moment to go to, in unix seconds (MON-056, PLAN-033). */
export function personPageLink(query: MonitorQuery, { userId, userName }: NamedPerson, at?: number): string {
  const { business, organisation, range } = query
  const [from, to] = range
  return buildAddress(paths.person, {
    userId,
    userName,
    stdate: toWireDay(from),
    enddate: toWireDay(to),
    bizTypeId: business,
    orgId: organisation,
    at: at ?? null,
  })
}

/** The dashboard with this query (MON-Q26). */
export function dashboardLink({ business, organisation, seat, range: [from, to] }: MonitorQuery): string {
  return buildAddress(paths.dashboard, {
    beginAt: toWireDay(from),
    endAt: toWireDay(to),
    bizId: business,
    orgId: organisation,
    userId: seat,
  })
}

/** Link to the set-up of schedules; the parameter of the organisation is there without a choice too (PLAN-035, PLAN-Q16). */
export function setUpSchedulesLink({
  organisation,
  range: [from, to],
}: Pick<MonitorQuery, 'organisation' | 'range'>): string {
  const orgId = organisation === null ? '' : String(organisation)
  return `${paths.schedules}?tabIndex=1&orgId=${orgId}&dateSt=${toWireDay(from)}&dateEnd=${toWireDay(to)}`
}
