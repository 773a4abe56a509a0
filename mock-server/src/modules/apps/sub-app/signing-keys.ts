import {
  createPrivateKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
  randomUUID,
} from 'node:crypto'
import { sql } from 'kysely'
import type { AppContext } from '../../../platform/context/context.ts'
import { perApplication } from '../../../platform/context/per-application.ts'

export const SIGNING_ALGORITHM = 'ES256'

export type SigningKey = { kid: string; key: KeyObject }

const cachedKey = perApplication(() => ({ key: null as SigningKey | null }))

/** The key that signs; the first use makes it, for all servers of the database. */
export async function findSigningKey(ctx: AppContext): Promise<SigningKey> {
  const cache = cachedKey(ctx)
  cache.key ??= await readOrCreateKey(ctx)
  return cache.key
}

/** Public keys, the newest first: those of earlier ones stay until their tokens are over. */
export async function listPublicKeys({ db }: AppContext): Promise<JsonWebKey[]> {
  const rows = await db.outside
    .selectFrom('appSigningKey')
    .select(['kid', 'publicKey'])
    .orderBy('createdAt', 'desc')
    .execute()
  return rows.map(({ kid, publicKey }) => ({ ...publicKey, kid, alg: SIGNING_ALGORITHM, use: 'sig' }))
}

function readOrCreateKey({ db, secrets, clock }: AppContext): Promise<SigningKey> {
  return db.outside.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('app-signing-key', 0))`.execute(tx)
    const stored = await tx
      .selectFrom('appSigningKey')
      .select(['kid', 'privateKey'])
      .orderBy('createdAt', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (stored !== undefined) {
      const pem = secrets.unseal('app-signing', stored.privateKey, stored.kid)
      return { kid: stored.kid, key: createPrivateKey(pem) }
    }
    const kid = randomUUID()
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    await tx
      .insertInto('appSigningKey')
      .values({
        kid,
        publicKey: JSON.stringify(publicKey.export({ format: 'jwk' })),
        privateKey: secrets.seal('app-signing', pem, kid),
        createdAt: clock.now(),
      })
      .execute()
    return { kid, key: privateKey }
  })
}
