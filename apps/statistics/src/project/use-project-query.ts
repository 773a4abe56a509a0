import { useHost } from '@console/sub-app'
import { dayField, type DayRange, idField, type SearchOf, today } from '@console/ui'
import * as z from 'zod'
import type { Contractor, ProjectQuery } from '../model/project-query.ts'
import { readAddress } from '../page-query/initial-query.ts'
import { personRecord } from '../page-query/person-record.ts'
import { defaultRange, rangeProblem } from '../page-query/query-range.ts'
import { type Found, type PageQueryState, usePageQuery } from '../page-query/use-page-query.ts'
import { INQUIRED_CALLS } from '../queries/inquired-calls.ts'
import { chosenContractor } from './contractors.ts'

const id = z.int().positive()

/** Shared by the three pages of projects; other pages have other ranges (RPT-017). */
const record = personRecord(
  'projectQuery',
  z.object({ project: id, contractor: id, beginDay: z.string(), endDay: z.string() }),
)

/** The query of the pages of projects in the address; the manifest names its parameters that are days. */
export const projectSearch = {
  project: idField(),
  contractor: idField(),
  from: dayField(),
  to: dayField(),
}

const FIELDS = ['project', 'contractor', 'from', 'to'] as const

/**
 * Begins with the first contractor and the last seven days (RPT-017, RPT-Q8). An address may name a project alone, because
 * links from the project's pages name no contractor.
 */
export function useProjectQuery(known: readonly Contractor[] | null): PageQueryState<ProjectQuery> {
  const { user, timezone } = useHost()
  const [first] = known ?? []
  return usePageQuery({
    shape: projectSearch,
    fields: FIELDS,
    known,
    find: (address) =>
      FIELDS.some((name) => address[name] !== null)
        ? readProject(address, known ?? [], timezone)
        : initialProject(known ?? []),
    toSearch,
    remember: ({ contractor, range: [beginDay, endDay] }) => {
      const { projectId: project, bizTypeId } = contractor
      record.write(user, { project, contractor: bizTypeId, beginDay, endDay })
    },
    fallback: first === undefined ? null : { contractor: first, range: defaultRange(first.zone) },
    calls: INQUIRED_CALLS,
    alwaysCalls: INQUIRED_CALLS.slice(0, 1),
  })

  function initialProject(contractors: readonly Contractor[]): Found<ProjectQuery> {
    const remembered = record.recent(user)
    const { chosen } = chosenContractor(contractors, remembered ?? NOTHING)
    if (chosen === null) return { query: null, problems: [] }
    const range: DayRange | null = remembered && [remembered.beginDay, remembered.endDay]
    const isUsable = range !== null && rangeProblem(range, lastDay(chosen, timezone)) === null
    return {
      query: { contractor: chosen, range: isUsable ? range : defaultRange(chosen.zone) },
      problems: [],
    }
  }
}

/** Reads the query of an address; parts that cannot be requested are replaced by the nearest valid ones. */
function readProject(
  { project, contractor, from, to }: SearchOf<typeof projectSearch>,
  contractors: readonly Contractor[],
  timezone: string,
): Found<ProjectQuery> {
  const { chosen, problems } = chosenContractor(contractors, { project, contractor })
  const fallback = defaultRange(chosen?.zone ?? timezone)
  const days = readDays({ from, to }, fallback, lastDay(chosen, timezone))
  return {
    query: chosen && { contractor: chosen, range: days.query.range },
    problems: [...problems, ...days.problems],
  }
}

const NOTHING = { project: null, contractor: null }

/**
 * The last day that can be requested: today, of the viewer or of the contractor. A link from another contractor's days may
 * end on one that has not started there yet.
 */
export function lastDay(contractor: Contractor | null, timezone: string): string {
  const [here, there] = [today(timezone), today(contractor?.zone ?? timezone)]
  return here > there ? here : there
}

/** The days of an address, or the default for what cannot be requested. */
function readDays(
  days: { from: string | null; to: string | null },
  range: ProjectQuery['range'],
  last: string,
) {
  const anything = { business: null, organisation: null }
  const lists = { businesses: null, organisations: null, today: last }
  return readAddress({ ...anything, ...days }, { ...anything, range }, lists)
}

export function toSearch({ contractor, range: [from, to] }: ProjectQuery) {
  return { project: contractor.projectId, contractor: contractor.bizTypeId, from, to }
}
