import type { Language } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

export type PersonMail = { address: string | null; pending: string | null }

export async function findPersonMail({ db }: TenantTx, userId: number): Promise<PersonMail> {
  const found = await db
    .selectFrom('personMail')
    .where('userId', '=', userId)
    .select(['address', 'pendingAddress as pending'])
    .executeTakeFirst()
  return found ?? { address: null, pending: null }
}

/** Name and language of a person, as their mails need them. */
export async function findMailReader(
  { db }: TenantTx,
  userId: number,
): Promise<{ username: string; language: Language | null }> {
  const { rows } = await sql<{ username: string; language: Language | null }>`
    select * from mail_reader(${userId})`.execute(db)
  const [reader] = rows
  if (!reader) throw new Error('a mail is for nobody')
  return reader
}

export async function storePendingAddress(
  { db, tenantId }: TenantTx,
  userId: number,
  pendingAddress: string,
): Promise<void> {
  await db
    .insertInto('personMail')
    .values({ tenantId, userId, pendingAddress })
    .onConflict((conflict) => conflict.columns(['tenantId', 'userId']).doUpdateSet({ pendingAddress }))
    .execute()
}

/** Makes the pending address the verified one, if it still is this one. Returns whether it was. */
export async function verifyAddress(
  { db }: TenantTx,
  userId: number,
  { address, now }: { address: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('personMail')
    .set({ address, verifiedAt: now, pendingAddress: null })
    .where('userId', '=', userId)
    .where('pendingAddress', '=', address)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes a person's addresses and links, and returns how many addresses there were. */
export async function deletePersonMail({ db }: TenantTx, userId: number): Promise<number> {
  await db.deleteFrom('mailLink').where('userId', '=', userId).execute()
  const { numDeletedRows } = await db.deleteFrom('personMail').where('userId', '=', userId).executeTakeFirst()
  return Number(numDeletedRows)
}
