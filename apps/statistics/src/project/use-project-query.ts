import type { user } from '@console/contracts'
import { useCallCache, useHost } from '@console/sub-app'
import { readStored, writeStored } from '@console/sub-app/browser-storage'
import { dayField, idField, isSameValue, today, useUrlSearch, type SearchProblem } from '@console/ui'
import { serverNow } from '@console/ui/server-time'
import { useMemo, useState } from 'react'
import * as z from 'zod'
import type { Contractor, ProjectQuery } from '../model/project-query.ts'
import type { StatQuery } from '../model/stat-query.ts'
import { readAddress } from '../page-query/initial-query.ts'
import { defaultRange, rangeProblem } from '../page-query/query-range.ts'
import { isRecent } from '../page-query/remembered-query.ts'
import { useWriteQuery } from '../page-query/use-write-query.ts'
import { INQUIRED_CALLS } from '../queries/inquired-calls.ts'
import { chosenContractor } from './contractors.ts'

/** Shared by the three pages of projects; other pages have other ranges (RPT-017). */
const record = z.object({
  project: z.int().positive(),
  contractor: z.int().positive(),
  beginDay: z.string(),
  endDay: z.string(),
  savedAt: z.number(),
})

/** One record a person of a company: nobody sees the values of another (STAT-018). */
const toStorageKey = ({ tenantId, userId }: Person): string =>
  `console.projectQuery.${tenantId ?? 0}.${userId}`

/** The query of the pages of projects in the address; the manifest says which of it are days. */
export const projectSearch = {
  project: idField(),
  contractor: idField(),
  from: dayField(),
  to: dayField(),
}

export type ProjectQueryState = {
  /** Null until the contractors are known, and where there are none. */
  query: ProjectQuery | null
  /** Number of times it was inquired. */
  round: number
  problems: readonly SearchProblem[]
  cleanAddress: () => void
  inquire: (next: ProjectQuery) => void
  reset: () => void
  /** Another query, as the person went to it: one history step, not remembered. */
  show: (next: ProjectQuery) => void
}

/**
 * The address is first, then what was inquired last within a day, then the first contractor and the last seven days
 * (RPT-017, RPT-Q8). A project alone is enough of an address: links from its pages name no contractor.
 */
export function useProjectQuery(known: readonly Contractor[] | null): ProjectQueryState {
  const { user, timezone } = useHost()
  const cache = useCallCache()
  const address = useUrlSearch(projectSearch)
  const { project, contractor, from, to } = address.search
  const isAddressed = [project, contractor, from, to].some((value) => value !== null)
  const [round, setRound] = useState(0)

  const found = useMemo(() => {
    if (known === null) return null
    const recentDays = (chosen: Contractor | null) => defaultRange(chosen?.zone ?? timezone)
    if (isAddressed) {
      const { chosen, problems } = chosenContractor(known, { project, contractor })
      const last = lastDay(chosen, timezone)
      const { query, problems: badDays } = readDays({ from, to }, recentDays(chosen), last)
      return {
        query: chosen && { contractor: chosen, range: query.range },
        problems: [...problems, ...badDays],
      }
    }
    const remembered = rememberedProject(user)
    const { chosen } = chosenContractor(known, remembered ?? NOTHING)
    const days = recentDays(chosen)
    const range = remembered?.range ?? days
    const usable = rangeProblem(range, lastDay(chosen, timezone)) === null ? range : days
    return { query: chosen && { contractor: chosen, range: usable }, problems: [] }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- read again with the address alone
  }, [project, contractor, from, to, known, timezone])

  // A part of the address that was not understood stays until the person has read about it.
  const isRead = isAddressed || address.problems.length > 0
  useWriteQuery(isRead ? null : (found?.query ?? null), (query: ProjectQuery) => {
    address.setSearch(toSearch(query), { replace: true })
  })

  function apply(next: ProjectQuery) {
    setRound(round + 1)
    const isSame = found?.query != null && isSameValue(found.query, next)
    void cache.invalidate(isSame ? INQUIRED_CALLS : INQUIRED_CALLS.slice(0, 1))
    if (!isSame) address.setSearch(toSearch(next))
  }

  return {
    query: found?.query ?? null,
    round,
    problems: [...address.problems, ...(found?.problems ?? [])],
    cleanAddress: () => address.setSearch(toSearch(found?.query ?? null), { replace: true }),
    inquire: (next) => {
      rememberProject(user, next)
      apply(next)
    },
    reset: () => {
      const [first] = known ?? []
      if (first !== undefined) apply({ contractor: first, range: defaultRange(first.zone) })
    },
    show: apply,
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

export function toSearch(query: ProjectQuery | null) {
  if (query === null) return { project: null, contractor: null, from: null, to: null }
  const { contractor, range } = query
  const [from, to] = range
  return { project: contractor.projectId, contractor: contractor.bizTypeId, from, to }
}

type Person = Pick<user.UserInfo, 'tenantId' | 'userId'>

type Remembered = { project: number; contractor: number; range: StatQuery['range'] }

function rememberProject(person: Person, { contractor, range }: ProjectQuery): void {
  const { projectId, bizTypeId } = contractor
  const [beginDay, endDay] = range
  const values = { project: projectId, contractor: bizTypeId, beginDay, endDay, savedAt: serverNow() }
  writeStored(toStorageKey(person), JSON.stringify(values))
}

/** Reads the last inquiry on any of the pages; null without one, or when it is older than a day. */
function rememberedProject(person: Person): Remembered | null {
  const stored = readRecord(toStorageKey(person))
  if (stored === null || !isRecent(stored.savedAt)) return null
  const { project, contractor, beginDay, endDay } = stored
  return { project, contractor, range: [beginDay, endDay] }
}

function readRecord(key: string): z.output<typeof record> | null {
  const text = readStored(key)
  if (text === null) return null
  try {
    return record.safeParse(JSON.parse(text)).data ?? null
  } catch {
    // Not written by the console: as if there was nothing.
    return null
  }
}
