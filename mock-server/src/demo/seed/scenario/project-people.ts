import type { projectLog } from '@console/contracts'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'

type Db = Transaction<Database>

/** The person who acts for a company in the matter of projects: its first administrator. */
export type ProjectPerson = {
  tenantId: number
  timezone: string
  userId: number
  name: string
  /** Contact of the person, or of their company. */
  contact: string
}
/** By the company's code. */
export type ProjectPeople = ReadonlyMap<string, ProjectPerson>

export async function projectPeople(db: Db): Promise<ProjectPeople> {
  const { rows } = await sql<ProjectPerson & { code: string }>`
    select distinct on (t.id) t.code, t.id as "tenantId", t.timezone, u.id as "userId", u.name,
           coalesce(t.contact_tel, u.phone, t.contact_email, t.name_en) as contact
    from tenant t join app_user u on u.tenant_id = t.id and u.status = 'enabled' and u.type not in ('TSR', 'TeamTSR')
    order by t.id, u.tenant_admin desc, u.id`.execute(db)
  return new Map(rows.map(({ code, ...person }) => [code, person]))
}

type Act = { who: ProjectPerson; at: Date }

/** Ascribes what the database writes by itself meanwhile to this person of this company at this moment. */
export async function actAs(
  db: Db,
  { who: { tenantId, userId, name }, at }: Act,
  act: () => Promise<unknown>,
): Promise<void> {
  await sql`
    select set_config('app.now', ${at.toISOString()}, true), set_config('app.tenant', ${String(tenantId)}, true),
           set_config('app.actor', ${JSON.stringify({ userId, userName: name })}, true)`.execute(db)
  await act()
  // The rest of the seed is of no one company.
  await sql`select set_config('app.tenant', '', true)`.execute(db)
}

type Note = Act & {
  projectId: number
  applicationId?: number
  kind: projectLog.LogKind
  before?: Readonly<Record<string, string | number>>
  after: Readonly<Record<string, string | number | readonly string[]>>
}

/** Writes down in the operation log what somebody did, as `noteActivity` does for those who are signed in. */
export async function noteAs(
  db: Db,
  { projectId, applicationId, kind, before, after, ...act }: Note,
): Promise<void> {
  await actAs(db, act, () =>
    sql`
      select note_project_activity(${projectId}, ${applicationId ?? null}, ${kind},
        ${before === undefined ? null : JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb)`.execute(
      db,
    ),
  )
}
