import { sql } from 'kysely'
import type { AppContext } from '../../../platform/context/context.ts'
import type { EnabledStatus } from '../../../platform/db/columns.ts'

export type KnownClient = {
  tenantId: number
  id: number
  clientId: string
  secretHash: Buffer
  status: EnabledStatus
}

/** The bearer of an access token, as the database knows it at this moment. */
export type ApiClientIdentity = { tenantId: number; id: number; clientId: string; timezone: string }

/** A client by its text id, whatever its tenant: a token request names no tenant. */
export async function findKnownClient({ db }: AppContext, clientId: string): Promise<KnownClient | null> {
  const { rows } = await sql<KnownClient>`select * from oauth_client_by_client_id(${clientId})`.execute(
    db.authentication.outside,
  )
  return rows[0] ?? null
}

/** Null when the token is over or never was, or its client is disabled or gone. */
export async function findClientOfToken(
  { db, clock }: AppContext,
  tokenHash: Buffer,
): Promise<ApiClientIdentity | null> {
  const { rows } = await sql<ApiClientIdentity>`
    select * from oauth_client_by_token_hash(${tokenHash}, ${clock.now()})`.execute(db.authentication.outside)
  return rows[0] ?? null
}

export async function deleteExpiredTokens({ db, clock }: AppContext): Promise<void> {
  await sql`select forget_expired_oauth_tokens(${clock.now()})`.execute(db.outside)
}
