import { sql } from 'kysely'
import type { AppContext } from '../platform/context/context.ts'
import { hashToken } from './session.store.ts'

/** What the token of a registered app opens: its calls, in the session that it was made in. */
export type AppGrant = {
  sessionHash: Buffer
  module: string
  versionId: number
  /** Null: the app was switched off, or nobody consents to it any more. */
  calls: string[] | null
}

export async function findAppGrant(ctx: AppContext, token: string): Promise<AppGrant | null> {
  const { rows } = await sql<AppGrant>`select * from sub_app_token_by_hash(${hashToken(token)})`.execute(
    ctx.db.authentication.outside,
  )
  return rows[0] ?? null
}
