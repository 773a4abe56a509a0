import { writeStored } from '@console/sub-app/browser-storage'
import type { StatQuery } from '../model/stat-query.ts'
import { toStorageKey, readRecord, rememberedQuery, rememberQuery, type Person } from './remembered-query.ts'

export type MonthQuery = Pick<StatQuery, 'business' | 'organisation'> & {
  /** `YYYY-MM` */
  month: string
}

/** Query that was inquired last about a month; null without it, or when it is older than a day. */
export function rememberedMonth(
  person: Person,
): (Pick<MonthQuery, 'business' | 'organisation'> & { month: string | null }) | null {
  const query = rememberedQuery(person)
  if (query === null) return null
  const { business, organisation } = query
  return { business, organisation, month: readRecord(person)?.month ?? null }
}

/** `days`: what pages about days find where they stored nothing yet. */
export function rememberMonth(
  person: Person,
  { business, organisation, month, days }: MonthQuery & { days: StatQuery['range'] },
): void {
  const range = rememberedQuery(person)?.range ?? days
  rememberQuery(person, { business, organisation, range })
  writeStored(toStorageKey(person), JSON.stringify({ ...readRecord(person), month }))
}
