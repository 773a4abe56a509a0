import type { TenantTx } from '../../../platform/context/context.ts'

type Pin = { userId: number; seatId: number }

/** Pinning what is pinned changes nothing. */
export async function insertPin({ db, tenantId }: TenantTx, pin: Pin, pinnedAt: Date): Promise<void> {
  await db
    .insertInto('seatPin')
    .values({ tenantId, ...pin, pinnedAt })
    .onConflict((conflict) => conflict.columns(['tenantId', 'userId', 'seatId']).doNothing())
    .execute()
}

export async function deletePin({ db, tenantId }: TenantTx, { userId, seatId }: Pin): Promise<void> {
  await db
    .deleteFrom('seatPin')
    .where('tenantId', '=', tenantId)
    .where('userId', '=', userId)
    .where('seatId', '=', seatId)
    .execute()
}

export async function deleteUserPins({ db, tenantId }: TenantTx, userId: number): Promise<number> {
  const gone = await db
    .deleteFrom('seatPin')
    .where('tenantId', '=', tenantId)
    .where((eb) => eb.or([eb('userId', '=', userId), eb('seatId', '=', userId)]))
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}
