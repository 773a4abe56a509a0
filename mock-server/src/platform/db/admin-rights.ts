import pg from 'pg'
import { StartProblem } from '../start-problem.ts'
import { ACCESS_ROLE, OWNER_ROLE } from './owner.ts'

/** The first version with `pg_input_is_valid`, which migrations use. */
const OLDEST_MAJOR = 16
const VERSIONS_A_MAJOR = 10_000

export type AdminFacts = {
  /** As `server_version_num`. */
  version: number
  role: string
  database: string
  isSuperuser: boolean
  canCreateRoles: boolean
  hasAppLogin: boolean
  /** True if the administrator is a member of the existing roles, or may become one; missing roles are created. */
  hasRoles: boolean
  canActAsOwner: boolean
  canGrantAccess: boolean
  hasPublic: boolean
  canUsePublic: boolean
}

/** Throws before anything is changed when the server is too old or the administrator of DATABASE_ADMIN_URL lacks a right. */
export async function checkAdmin(admin: pg.Client, appLogin: string): Promise<void> {
  const problem = adminProblem(await readFacts(admin, appLogin), appLogin)
  if (problem !== null) throw new StartProblem(problem)
}

/** Returns in one line what is missing, and the statement that grants it. */
export function adminProblem(facts: AdminFacts, appLogin: string): string | null {
  const { version, isSuperuser, role, database } = facts
  const major = Math.floor(version / VERSIONS_A_MAJOR)
  if (major < OLDEST_MAJOR)
    return `The database is PostgreSQL ${major}; PostgreSQL ${OLDEST_MAJOR} or later is needed.`
  if (!facts.hasAppLogin)
    return `DATABASE_URL's role "${appLogin}" does not exist. As an administrator: create role ${pg.escapeIdentifier(appLogin)} login password '…'`
  if (!facts.hasPublic)
    return `The database "${database}" has no schema public. As an administrator, in it: create schema public`
  if (isSuperuser) return null
  const name = pg.escapeIdentifier(role)
  const lacks = (right: string, statement: string): string =>
    `DATABASE_ADMIN_URL's role "${role}" lacks ${right}. As a superuser${statement}`
  if (!facts.hasRoles && !facts.canCreateRoles) return lacks('CREATEROLE', `: alter role ${name} createrole`)
  if (!facts.canActAsOwner)
    return lacks(`the right to act as ${OWNER_ROLE}`, `: grant ${OWNER_ROLE} to ${name} with admin option`)
  if (!facts.canGrantAccess)
    return lacks(`the right to grant ${ACCESS_ROLE}`, `: grant ${ACCESS_ROLE} to ${name} with admin option`)
  if (!facts.canUsePublic)
    return lacks(
      'rights on schema public that it can grant',
      `, in the database "${database}": grant usage, create on schema public to ${name} with grant option`,
    )
  return null
}

async function readFacts(admin: pg.Client, appLogin: string): Promise<AdminFacts> {
  const { rows } = await admin.query<AdminFacts>(
    `select current_setting('server_version_num')::int as version,
            self.rolname as role, current_database() as database,
            self.rolsuper as "isSuperuser", self.rolcreaterole as "canCreateRoles",
            app.oid is not null as "hasAppLogin",
            owner.oid is not null and access.oid is not null as "hasRoles",
            owner.oid is null or pg_has_role(owner.oid, 'member') as "canActAsOwner",
            access.oid is null or pg_has_role(access.oid, 'member with admin option')
              or coalesce(pg_has_role(app.oid, access.oid, 'member'), false) as "canGrantAccess",
            public.oid is not null as "hasPublic",
            coalesce((has_schema_privilege(public.oid, 'create with grant option')
                and has_schema_privilege(public.oid, 'usage with grant option'))
              or (has_schema_privilege(owner.oid, public.oid, 'create')
                and has_schema_privilege(access.oid, public.oid, 'usage')), false) as "canUsePublic"
     from pg_roles self
     left join pg_roles app on app.rolname = $1
     left join pg_roles owner on owner.rolname = $2
     left join pg_roles access on access.rolname = $3
     left join pg_namespace public on public.nspname = 'public'
     where self.rolname = current_user`,
    [appLogin, OWNER_ROLE, ACCESS_ROLE],
  )
  const [facts] = rows
  if (!facts) throw new StartProblem('DATABASE_ADMIN_URL names a role that the database does not list.')
  return facts
}
