import { sql } from 'kysely'
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

/** Each change is a generation: a key that was given up never comes back. */
export async function updateUpdateKey({ db, tenantId }: TenantTx, needsUpdateKey: boolean): Promise<void> {
  await db
    .updateTable('tenant')
    .set({ needsUpdateKey, updateKeyGeneration: sql`update_key_generation + 1` })
    .where('id', '=', tenantId)
    .execute()
}
