import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

export type NewAccount = { username: string; name: string; passwordHash: string; createdAt: Date }

/** A disabled account without role and business; null when the username is anybody's already, in whatever tenant. */
export async function insertAccount({ db, tenantId }: TenantTx, account: NewAccount): Promise<number | null> {
  const inserted = await db
    .insertInto('appUser')
    .values({ ...account, tenantId, status: 'disabled' })
    .onConflict((conflict) => conflict.expression(sql`lower(username)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id ?? null
}

/** Uses a code up; undefined when somebody was faster or its time is over. */
export function spendInvitation(
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

/** The business under which the tenant's administrators find a message: the inviter's own, else the oldest. */
export async function businessFor(
  { db, tenantId }: TenantTx,
  invitedBy: number | null,
): Promise<number | null> {
  const inviter = await db
    .selectFrom('appUser')
    .where('id', '=', invitedBy)
    .select('selectedBusinessTypeId')
    .executeTakeFirst()
  if (inviter?.selectedBusinessTypeId != null) return inviter.selectedBusinessTypeId
  const oldest = await db
    .selectFrom('businessType')
    .where('tenantId', '=', tenantId)
    .where('status', '=', 'enabled')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return oldest?.id ?? null
}
