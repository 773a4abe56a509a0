import { sql } from 'kysely'
import type { Erasure } from '../../../platform/context/context.ts'

/** The console reports paths only; another reporter may have sent more. Durations are stored beside the words. */
export const eraseFromTracking: Erasure = async ({ db }, { id, words }) => {
  await sql`
    delete from tracking_event where user_id = ${id} and exists (
      select 1 from unnest(${words}::text[]) word where strpos(lower(value), word) > 0)`.execute(db)
  return {}
}
