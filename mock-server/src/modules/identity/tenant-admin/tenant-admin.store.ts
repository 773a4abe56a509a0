import type { Language, ParsedBodyOf, ParsedQueryOf, tenantAdmin } from '@console/contracts'
import { sql } from 'kysely'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { TenantTx } from '../../../platform/context/context.ts'

type StoredRow = Omit<tenantAdmin.TenantRow, 'createdAt'> & { createdAt: Date }
type StoredTenant = Omit<tenantAdmin.TenantDetail, 'createdAt' | 'businesses'> & { createdAt: Date }

export async function findTenants(
  tx: TenantTx,
  filter: ParsedQueryOf<typeof tenantAdmin.list>,
): Promise<{ records: tenantAdmin.TenantRow[]; total: number }> {
  const { pageIndex, pageSize } = filter
  const found = await page(tx, filter, { limit: pageSize, offset: (pageIndex - 1) * pageSize })
  // Past the last page there is no row with the total.
  const [counted] = found.length > 0 ? found : await page(tx, filter, { limit: 1, offset: 0 })
  return {
    records: found.map(({ total: _total, createdAt, ...row }) => ({
      ...row,
      createdAt: toUnixSeconds(createdAt),
    })),
    total: counted?.total ?? 0,
  }
}

async function page(
  { db }: TenantTx,
  { search = '', kind, authStatus }: ParsedQueryOf<typeof tenantAdmin.list>,
  { limit, offset }: { limit: number; offset: number },
) {
  const { rows } = await sql<StoredRow & { total: number }>`
    select * from platform_tenants(${search}, ${kind ?? null}, ${authStatus ?? null}, ${limit}, ${offset})`.execute(
    db,
  )
  return rows
}

export async function findTenant({ db }: TenantTx, id: number): Promise<StoredTenant | undefined> {
  const { rows } = await sql<StoredTenant>`select * from platform_tenant(${id})`.execute(db)
  return rows[0]
}

export async function listTenantBusinesses(
  { db }: TenantTx,
  id: number,
  language: Language,
): Promise<tenantAdmin.TenantBusiness[]> {
  const { rows } = await sql<tenantAdmin.TenantBusiness>`
    select b.id, b.name, b.industry_id as "industryId", b.status, b.people, b.version, ${sql.ref(language === 'zh' ? 'i.name_zh' : 'i.name_en')} as "industryName"
    from platform_tenant_businesses(${id}) b left join industry i on i.id = b.industry_id order by b.id`.execute(
    db,
  )
  return rows
}

export type NewTenant = Pick<
  ParsedBodyOf<typeof tenantAdmin.create>,
  'code' | 'nameEn' | 'nameZh' | 'tenantType' | 'timezone' | 'currency'
> & { kind: 'standard' | 'provider'; shortName: string | null; createdAt: Date }

/** Null when the code is taken. */
export async function insertTenant({ db }: TenantTx, made: NewTenant): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    select platform_create_tenant(${made.code}, ${made.kind}, ${made.nameEn}, ${made.nameZh}, ${made.shortName},
      ${made.tenantType}, ${made.timezone}, ${made.currency}, ${made.createdAt}) as id`.execute(db)
  return rows[0]?.id ?? null
}

export type FirstAdministrator = {
  tenantId: number
  organization: string
  role: { name: string; menuIds: readonly string[]; permissions: readonly string[] }
  username: string
  name: string
  passwordHash: string
  createdAt: Date
}

/** Returns null if the username is in use already. */
export async function insertFirstAdministrator(
  { db }: TenantTx,
  { tenantId, organization, role, username, name, passwordHash, createdAt }: FirstAdministrator,
): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    select platform_first_administrator(${tenantId}, ${organization}, ${role.name}, ${role.menuIds}::text[],
      ${role.permissions}::text[], ${username}, ${name}, ${passwordHash}, ${createdAt}) as id`.execute(db)
  return rows[0]?.id ?? null
}

export type CompanyData = Pick<
  StoredTenant,
  | 'nameEn'
  | 'nameZh'
  | 'shortName'
  | 'timezone'
  | 'currency'
  | 'credentialStatus'
  | 'credentialFlag'
  | 'contactPerson'
  | 'contactTel'
  | 'contactEmail'
  | 'address'
>

/** False when it was changed since that version. */
export async function updateCompanyData(
  { db }: TenantTx,
  { id, version }: { id: number; version: number },
  data: CompanyData,
): Promise<boolean> {
  const { rows } = await sql<{ isStored: boolean }>`
    select platform_modify_tenant(${id}, ${version}, ${data.nameEn}, ${data.nameZh}, ${data.shortName}, ${data.timezone},
      ${data.currency}, ${data.credentialStatus}, ${data.credentialFlag}, ${data.contactPerson}, ${data.contactTel}, ${data.contactEmail},
      ${data.address}) as "isStored"`.execute(db)
  return rows[0]?.isStored === true
}

/** False when it was changed since that version. */
export async function updateAuthStatus(
  { db }: TenantTx,
  { id, version, authStatus, remark }: ParsedBodyOf<typeof tenantAdmin.setAuthStatus>,
): Promise<boolean> {
  const { rows } = await sql<{ isStored: boolean }>`
    select platform_set_auth_status(${id}, ${version}, ${authStatus}, ${remark === '' ? null : remark}) as "isStored"`.execute(
    db,
  )
  return rows[0]?.isStored === true
}

/** Null when the company has a business of that name. */
export async function insertTenantBusiness(
  { db }: TenantTx,
  { id, name, industryId }: ParsedBodyOf<typeof tenantAdmin.addBusiness>,
): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    select platform_add_business(${id}, ${name}, ${industryId}) as id`.execute(db)
  return rows[0]?.id ?? null
}

/** Holds the company itself and others back from its businesses until this transaction ends. */
export async function lockTenantBusinesses({ db }: TenantTx, id: number): Promise<void> {
  await sql`select platform_lock_businesses(${id})`.execute(db)
}

/** False when it was changed since that version, null when another business of the company has the name. */
export async function updateTenantBusiness(
  { db }: TenantTx,
  changed: Omit<ParsedBodyOf<typeof tenantAdmin.modifyBusiness>, 'reason'>,
): Promise<boolean | null> {
  const { id, businessTypeId, version, name, industryId, status } = changed
  const { rows } = await sql<{ isStored: boolean | null }>`
    select platform_modify_business(${id}, ${businessTypeId}, ${version}, ${name}, ${industryId}, ${status})
      as "isStored"`.execute(db)
  return rows[0]?.isStored ?? null
}
