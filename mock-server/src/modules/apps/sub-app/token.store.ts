import type { TenantTx } from '../../../platform/context/context.ts'

/** Tokens of one session and version that work at once: one for each open tab. */
const MAX_TOKENS = 20

type NewToken = {
  tokenHash: Buffer
  sessionHash: Buffer
  versionId: number
  isPreview: boolean
  createdAt: Date
}

/** Stores a token; the oldest of the same session and version ends when there are too many. */
export async function insertToken({ db, tenantId }: TenantTx, token: NewToken): Promise<void> {
  const newest = db
    .selectFrom('subAppToken')
    .select('tokenHash')
    .where('sessionHash', '=', token.sessionHash)
    .where('versionId', '=', token.versionId)
    .orderBy('createdAt', 'desc')
    .limit(MAX_TOKENS - 1)
  await db
    .deleteFrom('subAppToken')
    .where('sessionHash', '=', token.sessionHash)
    .where('versionId', '=', token.versionId)
    .where('tokenHash', 'not in', newest)
    .execute()
  await db
    .insertInto('subAppToken')
    .values({ ...token, tenantId })
    .execute()
}
