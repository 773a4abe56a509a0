import type { TenantTx } from '../platform/context/context.ts'
import type { EndReason } from './session.store.ts'
import type { Session } from './session.ts'

/** Ends all sessions of a person, or one of them; answers how many were open. */
export async function endPersonSessions(
  { db }: TenantTx,
  userId: number,
  { now, only, reason = 'administrator' }: { now: Date; only?: Buffer; reason?: EndReason },
): Promise<number> {
  let update = db
    .updateTable('session')
    .set({ endedAt: now, endedReason: reason })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
  if (only) update = update.where('tokenHash', '=', only)
  const { numUpdatedRows } = await update.executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Ends sessions of the bearer's user, and answers how many were still open. */
export async function revokeSessions(
  tx: TenantTx,
  session: Session,
  { tokenHashes, now }: { tokenHashes: Buffer[]; now: Date },
): Promise<number> {
  if (tokenHashes.length === 0) return 0
  const ended = await tx.db
    .updateTable('session')
    .set({ endedAt: now, endedReason: 'revoked' satisfies EndReason })
    .where('userId', '=', session.userId)
    .where('tokenHash', 'in', tokenHashes)
    .where('endedAt', 'is', null)
    .returning('tokenHash')
    .execute()
  return ended.length
}

export async function updatePasswordConfirmed({ db }: TenantTx, tokenHash: Buffer, at: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ passwordConfirmedAt: at })
    .where('tokenHash', '=', tokenHash)
    .execute()
}

/** The person has set up the second factor that was demanded: their sessions are as any other. */
export async function releaseSessions({ db }: TenantTx, userId: number): Promise<void> {
  await db
    .updateTable('session')
    .set({ needsFactor: false })
    .where('userId', '=', userId)
    .where('needsFactor', '=', true)
    .execute()
}

/** Clears what a person's sessions say about their devices and networks. */
export async function eraseDevices({ db }: TenantTx, userId: number): Promise<void> {
  await db
    .updateTable('session')
    .set({ userAgent: null, address: null })
    .where('userId', '=', userId)
    .execute()
}
