import { sql, type RawBuilder } from 'kysely'

/** Longer numbers are ordered by their last digits. */
const MAX_DIGITS = 20

/**
 * The order of names by the numbers in them, "Team 2" before "Team 10": each number has as many digits as the longest. For
 * lists that are short enough to be sorted without an index.
 */
export function naturalOrder(column: string): RawBuilder<string> {
  const zeros = sql.lit('0'.repeat(MAX_DIGITS))
  return sql<string>`regexp_replace(regexp_replace(${sql.ref(column)}, '(\\d+)', ${zeros} || '\\1', 'g'),
    ${sql.lit(`\\d*(\\d{${MAX_DIGITS}})`)}, '\\1', 'g')`
}
