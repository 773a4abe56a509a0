import pg from 'pg'
import { StartProblem } from '../start-problem.ts'
import { checkAdmin } from './admin-rights.ts'
import { ACCESS_ROLE, OWNER_ROLE } from './owner.ts'

const DUPLICATE_OBJECT = '42710'
const UNIQUE_VIOLATION = '23505'
const INSUFFICIENT_PRIVILEGE = '42501'

type RoleSetup = {
  /** The login that the application uses. */
  appLogin: string
  /** Given: the login is made, or gets this password (managed database). Absent: it exists already. */
  appPassword?: string
}

/** Makes what the migrations need: the owner, the bundle of rights, and the application's login in it. */
export async function ensureRoles(admin: pg.Client, { appLogin, appPassword }: RoleSetup): Promise<void> {
  const login = pg.escapeIdentifier(appLogin)
  // The managed database makes its login itself, and its administrator may do everything.
  if (appPassword === undefined) await checkAdmin(admin, appLogin)
  try {
    await createRole(admin, `create role ${OWNER_ROLE} nologin`)
    await createRole(admin, `create role ${ACCESS_ROLE} nologin`)
    if (appPassword !== undefined) {
      await createRole(admin, `create role ${login} login nosuperuser nobypassrls nocreatedb nocreaterole`)
      await admin.query(`alter role ${login} password ${pg.escapeLiteral(appPassword)}`)
    }
    await grantUnlessMember(admin, ACCESS_ROLE, appLogin)
    const { rows } = await admin.query<{ name: string; isSuperuser: boolean }>(
      'select rolname as name, rolsuper as "isSuperuser" from pg_roles where rolname = current_user',
    )
    const [self] = rows
    if (self && !self.isSuperuser) await grantUnlessMember(admin, OWNER_ROLE, self.name)
    await admin.query(`grant usage, create on schema public to ${OWNER_ROLE}`)
    await admin.query(`grant usage on schema public to ${ACCESS_ROLE}`)
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === INSUFFICIENT_PRIVILEGE) {
      throw new StartProblem(
        `DATABASE_ADMIN_URL's role lacks a right: ${error.message}. docs/deploy.md has the statements that give them.`,
      )
    }
    throw error
  }
}

async function createRole(admin: pg.Client, statement: string): Promise<void> {
  const name = statement.split(' ')[2]?.replaceAll('"', '')
  const { rowCount } = await admin.query('select 1 from pg_roles where rolname = $1', [name])
  if (rowCount) return
  try {
    await admin.query(statement)
  } catch (error) {
    // Roles belong to the whole server: another database's start may have made it this moment.
    if (error instanceof pg.DatabaseError && [DUPLICATE_OBJECT, UNIQUE_VIOLATION].includes(error.code ?? ''))
      return
    throw error
  }
}

/** Before PostgreSQL 16 a membership has no options and grants everything. */
async function grantUnlessMember(admin: pg.Client, role: string, member: string): Promise<void> {
  const { rows } = await admin.query<{ has: boolean }>(
    `select exists (select 1 from pg_auth_members m join pg_roles r on r.oid = m.roleid join pg_roles u on u.oid = m.member
      where r.rolname = $1 and u.rolname = $2
        and (coalesce((to_jsonb(m) ->> 'inherit_option')::boolean, true)
          or coalesce((to_jsonb(m) ->> 'set_option')::boolean, true))) as has`,
    [role, member],
  )
  if (rows[0]?.has !== true) await admin.query(`grant ${role} to ${pg.escapeIdentifier(member)}`)
}

/** The application must not be able to step around row-level security; throws when its login could. */
export async function checkAppLogin(app: pg.Client): Promise<void> {
  const { rows } = await app.query<{ name: string; isAbove: boolean; isMember: boolean; owns: boolean }>(
    `select r.rolname as name,
            r.rolsuper or r.rolbypassrls or coalesce(pg_has_role(r.oid, o.oid, 'member'), false) as "isAbove",
            coalesce(pg_has_role(r.oid, a.oid, 'usage'), false) as "isMember",
            exists (select 1 from pg_class c where c.relowner = r.oid and c.relnamespace = 'public'::regnamespace) as owns
     from pg_roles r
     left join pg_roles o on o.rolname = $1
     left join pg_roles a on a.rolname = $2
     where r.rolname = current_user`,
    [OWNER_ROLE, ACCESS_ROLE],
  )
  const [login] = rows
  if (!login) throw new StartProblem('DATABASE_URL names a role that the database does not list.')
  if (login.isAbove || login.owns) {
    throw new StartProblem(
      `DATABASE_URL's role "${login.name}" could bypass tenant isolation (superuser, BYPASSRLS, or an owner of tables). Use a plain role.`,
    )
  }
  if (!login.isMember) {
    throw new StartProblem(
      `DATABASE_URL's role "${login.name}" is not a member of ${ACCESS_ROLE}. Start once with DATABASE_ADMIN_URL, or grant it.`,
    )
  }
}
