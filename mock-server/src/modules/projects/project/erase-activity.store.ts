import { sql } from 'kysely'
import type { Erasure } from '../../../platform/context/context.ts'

/** Also erases the person in the logs of other companies, which their owners read. */
export const eraseFromProjects: Erasure = async ({ db }, { id }) => {
  await sql`select forget_project_person(${id})`.execute(db)
  return {}
}
