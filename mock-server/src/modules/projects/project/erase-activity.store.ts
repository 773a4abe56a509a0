import { sql } from 'kysely'
import type { Erasure } from '../../../platform/context/context.ts'

/** Of other companies too: who acted there is in the log that their owners read. */
export const eraseFromProjects: Erasure = async ({ db }, { id }) => {
  await sql`select forget_project_person(${id})`.execute(db)
  return {}
}
