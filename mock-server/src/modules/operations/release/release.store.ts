import type { release } from '@console/contracts'
import { sql } from 'kysely'
import type { AppContext } from '../../../platform/context/context.ts'

/** Numeric order: 2.10.0 is newer than 2.9.1. */
const NEWEST_FIRST = sql`string_to_array(version, '.')::int[] desc`
/** A day as the wire writes it, whatever zone the connection has. */
const RELEASED_ON = sql<string>`to_char(released_on, 'YYYY-MM-DD')`.as('releasedOn')

export async function findReleases({ db }: AppContext): Promise<release.Release[]> {
  const rows = await db.outside
    .selectFrom('productRelease')
    .select(['version', RELEASED_ON, 'notesEn', 'notesZh'])
    .orderBy(NEWEST_FIRST)
    .execute()
  return rows.map(({ version, releasedOn, notesEn, notesZh }) => ({
    version,
    releasedOn,
    notes: { en: notesEn, zh: notesZh },
  }))
}
