import type { account } from '@console/contracts'
import { sql } from 'kysely'
import { eraseDevices } from '../../../access/end-sessions.store.ts'
import type { TenantTx } from '../../../platform/context/context.ts'

type OrganizationColumns = { orgId: number; isCompany: boolean }

export type NewPerson = Pick<account.PersonFields, 'name' | 'nickName' | 'phone' | 'position'> & {
  username: string
  organization: OrganizationColumns
  businessTypeIds: readonly number[]
  passwordHash: string
  createdAt: Date
}

/** An empty text means that there is no value. */
export const orNull = (text: string): string | null => (text === '' ? null : text)

/** People who belong to the company itself have no team. */
const toTeamId = ({ orgId, isCompany }: OrganizationColumns): number | null => (isCompany ? null : orgId)

/** Returns null if the username is in use already, in any tenant. */
export async function insertPerson({ db, tenantId }: TenantTx, person: NewPerson): Promise<number | null> {
  const { nickName, phone, position, organization, businessTypeIds, ...fields } = person
  const inserted = await db
    .insertInto('appUser')
    .values({
      ...fields,
      tenantId,
      nickName: orNull(nickName),
      phone: orNull(phone),
      type: position,
      orgId: organization.orgId,
      teamOrgId: toTeamId(organization),
      selectedBusinessTypeId: businessTypeIds[0] ?? null,
      mustChangePassword: true,
      status: 'enabled',
    })
    .onConflict((conflict) => conflict.expression(sql`lower(username)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id ?? null
}

type Facts = {
  name: string
  nickName: string | null
  phone: string | null
  type: account.Person['position']
  status: 'enabled' | 'disabled'
}

/** Stores what changed and counts the version up. */
export async function updatePerson(
  { db }: TenantTx,
  id: number,
  {
    facts = {},
    organization,
    now,
  }: { facts?: Partial<Facts>; organization?: OrganizationColumns; now: Date },
): Promise<void> {
  const organizationColumns = organization
    ? { orgId: organization.orgId, teamOrgId: toTeamId(organization) }
    : {}
  await db
    .updateTable('appUser')
    .set({ ...facts, ...organizationColumns, changedAt: now, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function findVersions(
  { db }: TenantTx,
  ids: readonly number[],
): Promise<account.PersonVersion[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('appUser')
    .where('id', 'in', [...ids])
    .select(['id', 'version'])
    .orderBy('id')
    .execute()
}

/** Adds roles. The database ends the sessions of people who gain or lose a role (R14). */
export async function addRoles(
  { db, tenantId }: TenantTx,
  userId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await db
    .insertInto('userRole')
    .values(ids.map((roleId) => ({ tenantId, userId, roleId })))
    .execute()
}

export async function removeRoles({ db }: TenantTx, userId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .deleteFrom('userRole')
    .where('userId', '=', userId)
    .where('roleId', 'in', [...ids])
    .execute()
}

export async function addBusinessTypes(
  { db, tenantId }: TenantTx,
  userId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await db
    .insertInto('userBusinessType')
    .values(ids.map((businessTypeId) => ({ tenantId, userId, businessTypeId })))
    .execute()
  await updateSelection(db, userId)
}

export async function removeBusinessTypes(
  { db }: TenantTx,
  userId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await db
    .deleteFrom('userBusinessType')
    .where('userId', '=', userId)
    .where('businessTypeId', 'in', [...ids])
    .execute()
  await updateSelection(db, userId)
}

/** Selects the first remaining business of a person whose selected business was taken away. */
async function updateSelection(db: TenantTx['db'], userId: number): Promise<void> {
  await sql`
    update app_user set selected_business_type_id = (
      select min(b.business_type_id) from user_business_type b where b.user_id = app_user.id)
    where id = ${userId} and not exists (
      select 1 from user_business_type b where b.user_id = app_user.id
        and b.business_type_id = app_user.selected_business_type_id)`.execute(db)
}

export async function updateOneTimePassword(
  { db }: TenantTx,
  id: number,
  { hash, now }: { hash: string; now: Date },
): Promise<void> {
  await db
    .updateTable('appUser')
    .set({ passwordHash: hash, mustChangePassword: true, changedAt: now, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Holds other writers of the same people back until this transaction ends. */
export async function lockPeople({ db }: TenantTx, ids: readonly number[]): Promise<void> {
  await db
    .selectFrom('appUser')
    .where('id', 'in', [...ids])
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/**
 * Locks the company's applications for projects whose seats a change of its people recounts. Person by person, with a
 * record after each, they would be locked in any order, and after the audit log, which reviews lock last.
 */
export async function lockApplications({ db, tenantId }: TenantTx): Promise<void> {
  await db
    .selectFrom('projectApplication')
    .where('tenantId', '=', tenantId)
    .where('status', 'in', ['pending', 'passed'])
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Erases the personal data of a person; the row stays, since facts refer to its id. */
export async function eraseFacts(
  tx: TenantTx,
  id: number,
  { username, now }: { username: string; now: Date },
): Promise<void> {
  const { db } = tx
  await db.deleteFrom('userRole').where('userId', '=', id).execute()
  await db
    .updateTable('appUser')
    .set({
      username,
      name: `#${id}`,
      nickName: null,
      avatar: null,
      phone: null,
      passwordHash: null,
      status: 'disabled',
      tenantAdmin: false,
      selectedBusinessTypeId: null,
      lastSignInAt: null,
      erasedAt: now,
      changedAt: now,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('userBusinessType').where('userId', '=', id).execute()
  await eraseDevices(tx, id)
}

export type NewApplicant = { username: string; name: string; passwordHash: string; createdAt: Date }

/** Creates a disabled account without role and business; returns null if the username is in use already, in any tenant. */
export async function insertApplicant(
  { db, tenantId }: TenantTx,
  account: NewApplicant,
): Promise<number | null> {
  const inserted = await db
    .insertInto('appUser')
    .values({ ...account, tenantId, status: 'disabled' })
    .onConflict((conflict) => conflict.expression(sql`lower(username)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id ?? null
}
