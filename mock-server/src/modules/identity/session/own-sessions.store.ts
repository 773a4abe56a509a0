import { createHash } from 'node:crypto'
import { session as sessionCalls } from '@console/contracts'
import { MAX_SESSIONS_PER_USER } from '../../../access/session.store.ts'
import type { Session } from '../../../access/session.ts'
import type { TenantTx } from '../../../platform/context/context.ts'

export type OwnSessionRow = {
  tokenHash: Buffer
  address: string | null
  userAgent: string | null
  createdAt: Date
  lastUsedAt: Date
}

const ID_CHARACTERS = 22

/** Names a session to its owner. A hash of the stored hash: anyone who has it can neither sign in nor look a token up. */
export function toSessionId(tokenHash: Buffer): string {
  return createHash('sha256').update(tokenHash).digest('base64url').slice(0, ID_CHARACTERS)
}

/** The active sessions of the bearer's user, by last use. */
export function activeSessions(tx: TenantTx, session: Session, now: Date): Promise<OwnSessionRow[]> {
  const idleSince = new Date(now.getTime() - sessionCalls.SESSION_IDLE_SECONDS * 1000)
  return tx.db
    .selectFrom('session')
    .select(['tokenHash', 'address', 'userAgent', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', session.userId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('lastUsedAt', '>', idleSince)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('tokenHash')
    .limit(MAX_SESSIONS_PER_USER)
    .execute()
}

/** True while the company shows sample data. */
export async function hasSampleData({ db, tenantId }: TenantTx): Promise<boolean> {
  const found = await db
    .selectFrom('sampleData')
    .where('tenantId', '=', tenantId)
    .select('tenantId')
    .executeTakeFirst()
  return found !== undefined
}
