import { session as sessionCalls, type account } from '@console/contracts'
import { MAX_SESSIONS_PER_USER } from '../../../access/session.store.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { describeUserAgent, toSessionId } from '../session/public.ts'

type ActiveSession = { tokenHash: Buffer; view: Omit<account.PersonSession, 'isCurrent'> }

/** Sessions of a person that still live, by last use. */
export async function listActiveSessions(
  { db }: TenantTx,
  userId: number,
  now: Date,
): Promise<ActiveSession[]> {
  const idleSince = new Date(now.getTime() - sessionCalls.SESSION_IDLE_SECONDS * 1000)
  const rows = await db
    .selectFrom('session')
    .select(['tokenHash', 'address', 'userAgent', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('lastUsedAt', '>', idleSince)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('tokenHash')
    .limit(MAX_SESSIONS_PER_USER)
    .execute()
  return rows.map(({ tokenHash, userAgent, address, createdAt, lastUsedAt }) => ({
    tokenHash,
    view: {
      id: toSessionId(tokenHash),
      ...describeUserAgent(userAgent),
      address,
      signedInAt: toUnixSeconds(createdAt),
      lastUsedAt: toUnixSeconds(lastUsedAt),
    },
  }))
}
