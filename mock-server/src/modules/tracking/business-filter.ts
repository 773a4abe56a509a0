import type { TenantTx } from '../../context.ts'
import { NotFound } from '../../http/errors.ts'
import { isBusinessType } from './tracking.store.ts'

/** Another tenant's business type answers like one that does not exist. */
export async function needBusinessType(tx: TenantTx, bizTypeId: number | null | undefined): Promise<void> {
  if (bizTypeId && !(await isBusinessType(tx, bizTypeId))) throw new NotFound()
}
