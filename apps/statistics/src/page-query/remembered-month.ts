import { writeStored } from '@console/sub-app/browser-storage'
import type { StatQuery } from '../model/stat-query.ts'
import { keyOf, readRecord, rememberedQuery, rememberQuery, type Person } from './remembered-query.ts'

export type MonthQuery = Pick<StatQuery, 'business' | 'organisation'> & {
  /** `YYYY-MM` */
  month: string
}

/** What was inquired last about a month; null without it, or when it is older than a day. */
export function rememberedMonth(
  person: Person,
  now: number,
): (Pick<MonthQuery, 'business' | 'organisation'> & { month: string | null }) | null {
  const query = rememberedQuery(person, now)
  if (query === null) return null
  const { business, organisation } = query
  return { business, organisation, month: readRecord(person)?.month ?? null }
}

export const monthRememberedNow = (person: Person) => rememberedMonth(person, Date.now())

/** `days`: what pages about days find where they stored nothing yet. */
export function rememberMonth(
  person: Person,
  { business, organisation, month, days }: MonthQuery & { days: StatQuery['range'] },
  now: number,
): void {
  const range = rememberedQuery(person, now)?.range ?? days
  rememberQuery(person, { business, organisation, range }, now)
  writeStored(keyOf(person), JSON.stringify({ ...readRecord(person), month }))
}
