import { sql, type RawBuilder } from 'kysely'

/** Condition that a moment is on a day, `YYYYMMDD` of the company's zone; empty without a day. */
export function onDay(
  moment: RawBuilder<unknown>,
  day: string | undefined,
  timezone: string,
): RawBuilder<unknown> {
  if (day === undefined) return sql``
  return sql`and ${moment} >= ${day}::date::timestamp at time zone ${timezone}
    and ${moment} < (${day}::date + 1)::timestamp at time zone ${timezone}`
}
