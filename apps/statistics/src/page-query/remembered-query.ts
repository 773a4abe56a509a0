import * as z from 'zod'
import type { StatQuery } from '../model/stat-query.ts'
import { personRecord, type Person } from './person-record.ts'

export type MonthQuery = Pick<StatQuery, 'business' | 'organisation'> & {
  /** `YYYY-MM` */
  month: string
}

const id = z.int().positive().nullable()

/** Shared by all pages with the common form, and named as in its calls (STAT-Q7). */
const record = personRecord(
  'statQuery',
  z.object({
    bizTypeId: id,
    orgId: id,
    beginDay: z.string(),
    endDay: z.string(),
    /** Stored by the pages about a month. */
    month: z.string().optional(),
    /** Stored by the pages of monitoring, which can be about one seat. */
    userId: id.optional(),
    /** Stored by the summary report. */
    workplace: z.string().optional(),
  }),
)

/** Values that a page may store beside the query that all share. */
type Remembered = { month: string | null; seat: number | null; workplace: string | null }

/** The query that was inquired last, on any page; null without one, or when it is older than a day. */
export function rememberedQuery(person: Person): (StatQuery & Remembered) | null {
  const stored = record.recent(person)
  if (stored === null) return null
  const { bizTypeId, orgId, beginDay, endDay, month = null, userId = null, workplace = null } = stored
  return {
    business: bizTypeId,
    organisation: orgId,
    range: [beginDay, endDay],
    month,
    seat: userId,
    workplace,
  }
}

export function rememberQuery(
  person: Person,
  { business, organisation, range, seat = null, workplace }: StatQuery & Partial<Remembered>,
): void {
  const [beginDay, endDay] = range
  const form = { bizTypeId: business, orgId: organisation, beginDay, endDay, userId: seat }
  record.write(person, workplace == null ? form : { ...form, workplace })
}

/** Remembers the month, and `days` for other pages that have not stored a range yet. */
export function rememberMonth(
  person: Person,
  { business, organisation, month, days }: MonthQuery & { days: StatQuery['range'] },
): void {
  const [beginDay, endDay] = rememberedQuery(person)?.range ?? days
  record.write(person, { bizTypeId: business, orgId: organisation, beginDay, endDay, userId: null, month })
}
