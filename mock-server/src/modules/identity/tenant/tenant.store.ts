import type { DataOf, Language, tenant } from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'

export async function findTenant(
  { db }: TenantTx,
  tenantId: number,
  language: Language,
): Promise<DataOf<typeof tenant.detail> | undefined> {
  const found = await db
    .selectFrom('tenant')
    .where('id', '=', tenantId)
    .select([
      language === 'zh' ? 'nameZh as name' : 'nameEn as name',
      'logo',
      'subLogo',
      'timezone',
      'billAccountVisible',
    ])
    .executeTakeFirst()
  return found && { ...found, billAccountVisible: found.billAccountVisible ? 1 : 0 }
}
