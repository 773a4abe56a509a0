import { sql } from 'kysely'
import type { AppContext } from '../platform/context/context.ts'
import { hashToken } from './session.store.ts'

export type AppPermissions = { calls: string[]; backEnds: { name: string; origin: string }[] }

/** What the token of a registered app opens, in the session that it was made in. */
export type AppGrant = {
  sessionHash: Buffer
  module: string
  versionId: number
  /** Null: the app was switched off, or nobody consents to it any more. */
  permissions: AppPermissions | null
}

export async function findAppGrant(ctx: AppContext, token: string): Promise<AppGrant | null> {
  const { rows } = await sql<AppGrant>`select * from sub_app_token_by_hash(${hashToken(token)})`.execute(
    ctx.db.authentication.outside,
  )
  return rows[0] ?? null
}
