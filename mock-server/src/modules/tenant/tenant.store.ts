import type { DataOf, Language, tenant } from '@console/contracts'
import type { TenantTx } from '../../context.ts'

export function findTenant(
  { db }: TenantTx,
  tenantId: number,
  language: Language,
): Promise<DataOf<typeof tenant.detail> | undefined> {
  return db
    .selectFrom('tenant')
    .where('id', '=', tenantId)
    .select([language === 'zh' ? 'nameZh as name' : 'nameEn as name', 'logo', 'subLogo', 'timezone'])
    .executeTakeFirst()
}
