import { sql } from 'kysely'
import type { Sql } from './table-store.ts'

/** Moments of some days of a zone, both included; `column` is a column of the query, never a text of a request. */
export function withinDays(
  column: string,
  { from, to, timezone }: { from: string; to: string; timezone: string },
): Sql {
  return sql`${sql.ref(column)} >= ${from}::date::timestamp at time zone ${timezone}
    and ${sql.ref(column)} < (${to}::date + 1)::timestamp at time zone ${timezone}`
}
