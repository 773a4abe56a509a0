import type { company } from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'

export type LogoColumn = 'logo' | 'subLogo'

export type CompanyFields = Record<keyof company.ContactFields, string | null> & {
  adminName: string | null
  oneSignIn: boolean
}

/** The company's own fields. Its administrator is the one whose account is the oldest. */
export function findCompany({ db, tenantId }: TenantTx): Promise<CompanyFields> {
  return db
    .selectFrom('tenant')
    .where('id', '=', tenantId)
    .select(['contactPerson', 'contactTel', 'contactEmail', 'address', 'oneSignIn'])
    .select((eb) =>
      eb
        .selectFrom('appUser')
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
    .select(['contactPerson', 'contactTel', 'contactEmail', 'address', 'logo', 'subLogo', 'nameEn'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export async function updateContact(
  { db, tenantId }: TenantTx,
  fields: Record<keyof company.ContactFields, string | null>,
): Promise<void> {
  await db.updateTable('tenant').set(fields).where('id', '=', tenantId).execute()
}

export async function lockSignInRule({
  db,
  tenantId,
}: TenantTx): Promise<{ oneSignIn: boolean; nameEn: string }> {
  return db
    .selectFrom('tenant')
    .where('id', '=', tenantId)
    .select(['oneSignIn', 'nameEn'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export async function updateSignInRule({ db, tenantId }: TenantTx, oneSignIn: boolean): Promise<void> {
  await db.updateTable('tenant').set({ oneSignIn }).where('id', '=', tenantId).execute()
}

export async function updateLogo({ db, tenantId }: TenantTx, column: LogoColumn, url: string): Promise<void> {
  await db
    .updateTable('tenant')
    .set({ [column]: url })
    .where('id', '=', tenantId)
    .execute()
}

export type StoredInvitation = { code: string; expiresAt: Date }

/** The code made last, whether its time is over or not; none once it is used, since those before it no longer count. */
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
