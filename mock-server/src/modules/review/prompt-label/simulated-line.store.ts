import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { HOUR_SECONDS } from '../../../platform/time/units.ts'
import type { Speaker } from './conversation-data.ts'

/** Lines of one conversation. */
export const MAX_LINES = 200
/** Conversations of one person; the newest. */
export const MAX_CONVERSATIONS = 5
/** A conversation that is not continued is deleted after this time. */
export const RETAINED_SECONDS = HOUR_SECONDS

export type SimulatedLine = { readonly line: number; readonly source: Speaker; readonly words: string }
type Conversation = { readonly userId: number; readonly sessionId: string; readonly now: Date }

/**
 * Adds a line to a person's simulated conversation and answers all of its lines, in order. A line that is there already is
 * replaced: its first attempt failed on the way back.
 */
export async function addLine(
  tx: TenantTx,
  { userId, sessionId, now, line }: Conversation & { line: SimulatedLine },
): Promise<SimulatedLine[]> {
  const { db, tenantId } = tx
  await sql`select pg_advisory_xact_lock(hashtextextended('simulated lines ' || ${userId}::text, ${tenantId}))`.execute(
    db,
  )
  await deleteExpired(tx, now)
  await db
    .insertInto('simulatedLine')
    .values({ tenantId, userId, sessionId, ...line, usedAt: now })
    .onConflict((conflict) => conflict.columns(['tenantId', 'userId', 'sessionId', 'line']).doUpdateSet(line))
    .execute()
  const lines = await db
    .updateTable('simulatedLine')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('sessionId', '=', sessionId)
    .returning(['line', 'source', 'words'])
    .execute()
  await deleteOldest(tx, { userId, sessionId })
  return lines.toSorted((a, b) => a.line - b.line)
}

async function deleteExpired({ db, tenantId }: TenantTx, now: Date): Promise<void> {
  // Rows that another person's call deletes at this moment are left to it.
  await sql`
    delete from simulated_line where ctid = any(array(
      select ctid from simulated_line where tenant_id = ${tenantId}
        and used_at < ${now}::timestamptz - make_interval(secs => ${RETAINED_SECONDS})
      for update skip locked))`.execute(db)
}

/** Deletes the oldest conversations, never the one that is used at this moment. */
async function deleteOldest(
  { db, tenantId }: TenantTx,
  { userId, sessionId }: Pick<Conversation, 'userId' | 'sessionId'>,
): Promise<void> {
  await sql`
    delete from simulated_line where tenant_id = ${tenantId} and user_id = ${userId} and session_id in (
      select session_id from simulated_line where tenant_id = ${tenantId} and user_id = ${userId}
      group by session_id order by session_id = ${sessionId}::uuid desc, max(used_at) desc, session_id
      offset ${MAX_CONVERSATIONS})`.execute(db)
}

export async function deleteUserLines({ db, tenantId }: TenantTx, userId: number): Promise<number> {
  const gone = await db
    .deleteFrom('simulatedLine')
    .where('tenantId', '=', tenantId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}
