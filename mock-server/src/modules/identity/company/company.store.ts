import type { company } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

export type LogoColumn = 'logo' | 'subLogo'

export type CompanyFields = Record<keyof company.ContactFields, string | null> & {
  adminName: string | null
  oneSignIn: boolean
  version: number
}

/** The company's own fields. Its administrator is the one whose account is the oldest. */
export function findCompany({ db, tenantId }: TenantTx): Promise<CompanyFields> {
  return db
    .selectFrom('tenant')
    .where('id', '=', tenantId)
    .select(['contactPerson', 'contactTel', 'contactEmail', 'address', 'oneSignIn', 'version'])
    .select((eb) =>
      eb
        .selectFrom('person')
        .where('tenantAdmin', '=', true)
        .where('status', '=', 'enabled')
        .orderBy('id')
        .limit(1)
        .select('name')
        .as('adminName'),
    )
    .executeTakeFirstOrThrow()
}

/** Holds other changes of the same company back until this transaction ends. */
export async function lockCompany({ db, tenantId }: TenantTx) {
  return db
    .selectFrom('tenant')
    .where('id', '=', tenantId)
    .select([
      'contactPerson',
      'contactTel',
      'contactEmail',
      'address',
      'logo',
      'subLogo',
      'nameEn',
      'version',
    ])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export async function updateContact(
  { db, tenantId }: TenantTx,
  fields: Record<keyof company.ContactFields, string | null>,
): Promise<void> {
  await db
    .updateTable('tenant')
    .set({ ...fields, version: sql`version + 1` })
    .where('id', '=', tenantId)
    .execute()
}

export async function lockSignInRule({
  db,
  tenantId,
}: TenantTx): Promise<{ oneSignIn: boolean; nameEn: string; version: number }> {
  return db
    .selectFrom('tenant')
    .where('id', '=', tenantId)
    .select(['oneSignIn', 'nameEn', 'version'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export async function updateSignInRule({ db, tenantId }: TenantTx, oneSignIn: boolean): Promise<void> {
  await db
    .updateTable('tenant')
    .set({ oneSignIn, version: sql`version + 1` })
    .where('id', '=', tenantId)
    .execute()
}

export async function updateLogo({ db, tenantId }: TenantTx, column: LogoColumn, url: string): Promise<void> {
  await db
    .updateTable('tenant')
    .set({ [column]: url })
    .where('id', '=', tenantId)
    .execute()
}

export type StoredInvitation = { code: string; expiresAt: Date }

/** The latest code, expired or not; none once it is used, since earlier codes no longer count. */
export async function findInvitation({ db }: TenantTx): Promise<StoredInvitation | undefined> {
  const last = await db
    .selectFrom('invitationCode')
    .select(['code', 'expiresAt', 'usedAt'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last && last.usedAt === null ? { code: last.code, expiresAt: last.expiresAt } : undefined
}

export async function insertInvitation(
  { db, tenantId }: TenantTx,
  invitation: StoredInvitation & { createdBy: number; createdAt: Date },
): Promise<void> {
  await db
    .insertInto('invitationCode')
    .values({ ...invitation, tenantId })
    .execute()
}

/** Uses a code up; undefined when somebody was faster or its time is over. */
export function consumeInvitation(
  { db }: TenantTx,
  { code, userId, now }: { code: string; userId: number; now: Date },
): Promise<{ createdBy: number | null } | undefined> {
  return db
    .updateTable('invitationCode')
    .set({ usedAt: now, usedBy: userId })
    .where('code', '=', code)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('createdBy')
    .executeTakeFirst()
}

/** Each change starts a new generation: a key that was given up never returns. */
export async function updateUpdateKey({ db, tenantId }: TenantTx, needsUpdateKey: boolean): Promise<void> {
  await db
    .updateTable('tenant')
    .set({ needsUpdateKey, updateKeyGeneration: sql`update_key_generation + 1` })
    .where('id', '=', tenantId)
    .execute()
}
