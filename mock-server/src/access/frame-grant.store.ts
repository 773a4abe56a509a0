import { sql } from 'kysely'
import type { AppContext } from '../platform/context/context.ts'
import { hashToken } from './session.store.ts'

/** Session, origin and business that the ticket and the token of a framed page are bound to. */
export type FrameGrant = { sessionHash: Buffer; origin: string; businessTypeId: number | null }

/** The grant of a framed page's token; null once it is over. */
export async function findGrant(ctx: AppContext, token: string): Promise<FrameGrant | null> {
  const { rows } = await sql<FrameGrant>`
    select * from frame_token_by_hash(${hashToken(token)}, ${ctx.clock.now()})`.execute(
    ctx.db.authentication.outside,
  )
  return rows[0] ?? null
}
