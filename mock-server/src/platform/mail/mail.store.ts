import { sql } from 'kysely'
import type { TenantDatabase, TenantTx } from '../context/context.ts'

export type DueMail = { id: number; tenantId: number }

export type ClaimedMail = {
  id: number
  kind: string
  sealed: string
  mark: string
  createdAt: Date
  expiresAt: Date
  /** Including the one that begins. */
  attempts: number
}

export async function findDueMails(
  db: TenantDatabase,
  { now, limit }: { now: Date; limit: number },
): Promise<DueMail[]> {
  const { rows } = await sql<DueMail>`select * from due_mails(${now}, ${limit})`.execute(db.outside)
  return rows
}

type NewMail = {
  userId: number
  kind: string
  sealed: string
  mark: string
  createdAt: Date
  expiresAt: Date
}

export async function insertMail({ db, tenantId }: TenantTx, mail: NewMail): Promise<void> {
  await db
    .insertInto('mail')
    .values({ ...mail, tenantId, nextAttemptAt: mail.createdAt })
    .execute()
}

/**
 * Takes a mail for one attempt, by setting the time of the next one: of several that try, one gets it. Null if another did,
 * or if it is gone.
 */
export async function claimMail(
  { db }: TenantTx,
  id: number,
  { now, wait }: { now: Date; wait: (attempts: number) => number },
): Promise<ClaimedMail | null> {
  const found = await db
    .selectFrom('mail')
    .where('id', '=', id)
    .where('nextAttemptAt', '<=', now)
    .select(['id', 'kind', 'sealed', 'mark', 'createdAt', 'expiresAt', 'attempts'])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!found) return null
  const attempts = found.attempts + 1
  const nextAttemptAt = new Date(now.getTime() + wait(attempts))
  await db.updateTable('mail').set({ attempts, nextAttemptAt }).where('id', '=', id).execute()
  return { ...found, attempts }
}

export async function deleteMail({ db }: TenantTx, id: number): Promise<void> {
  await db.deleteFrom('mail').where('id', '=', id).execute()
}

/** Deletes what waits for a person, and returns how many there were. */
export async function deleteMailsTo({ db }: TenantTx, userId: number): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('mail').where('userId', '=', userId).executeTakeFirst()
  return Number(numDeletedRows)
}
