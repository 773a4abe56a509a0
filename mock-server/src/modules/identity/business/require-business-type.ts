import type { TenantTx } from '../../../platform/context/context.ts'
import { NotFound } from '../../../platform/errors.ts'

/** Another tenant's business type answers like one that does not exist. */
export async function requireBusinessType(
  { db }: TenantTx,
  bizTypeId: number | null | undefined,
): Promise<void> {
  if (!bizTypeId) return
  const found = await db
    .selectFrom('businessType')
    .where('id', '=', bizTypeId)
    .select('id')
    .executeTakeFirst()
  if (!found) throw new NotFound()
}
