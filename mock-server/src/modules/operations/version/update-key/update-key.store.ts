import type { TenantTx } from '../../../../platform/context/context.ts'
import type { UpdateKeyState } from './update-key.ts'

export async function findUpdateKeyState({ db, tenantId }: TenantTx): Promise<UpdateKeyState> {
  return db
    .selectFrom('tenant')
    .where('id', '=', tenantId)
    .select(['needsUpdateKey', 'updateKeyGeneration'])
    .executeTakeFirstOrThrow()
}

export async function lockUpdateKeyState({
  db,
  tenantId,
}: TenantTx): Promise<UpdateKeyState & { nameEn: string }> {
  return db
    .selectFrom('tenant')
    .where('id', '=', tenantId)
    .select(['needsUpdateKey', 'updateKeyGeneration', 'nameEn'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}
