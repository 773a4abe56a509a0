import { createHash, randomBytes } from 'node:crypto'
import { factor as calls } from '@console/contracts'
import { sql } from 'kysely'
import { findAccount, hashToken, type Account } from '../../../access/session.store.ts'
import type { AppContext, TenantTx } from '../../../platform/context/context.ts'

const TICKET_BYTES = 32

/** Ends a ticket with the password that it was answered for, without another copy of the hash. */
const toPasswordMark = (passwordHash: string | null): Buffer =>
  createHash('sha256')
    .update(passwordHash ?? '')
    .digest()

/** Answers a ticket, stored as a hash. Those of the company that are over are deleted. */
export async function insertTicket(
  tx: TenantTx,
  { userId, passwordHash }: Pick<Account, 'userId' | 'passwordHash'>,
  { clientId, now }: { clientId: string; now: Date },
): Promise<string> {
  const ticket = randomBytes(TICKET_BYTES).toString('base64url')
  await tx.db.deleteFrom('signInTicket').where('expiresAt', '<=', now).execute()
  await tx.db
    .insertInto('signInTicket')
    .values({
      ticketHash: hashToken(ticket),
      tenantId: tx.tenantId,
      userId,
      clientId,
      passwordMark: toPasswordMark(passwordHash),
      expiresAt: new Date(now.getTime() + calls.SIGN_IN_TICKET_SECONDS * 1000),
    })
    .execute()
  return ticket
}

/** The account of an open ticket; null for a ticket that is unknown, used, over, of another client or of an earlier password. */
export async function accountOfTicket(
  ctx: AppContext,
  { ticket, clientId }: { ticket: string; clientId: string },
): Promise<Account | null> {
  const ticketHash = hashToken(ticket)
  const { rows } = await sql<{ tenantId: number | null }>`
    select tenant_of_sign_in_ticket(${ticketHash}) as "tenantId"`.execute(ctx.db.authentication.outside)
  const tenantId = rows[0]?.tenantId ?? null
  if (tenantId === null) return null
  const found = await ctx.db.authentication.inTenant(tenantId, ({ db }) =>
    db
      .selectFrom('signInTicket')
      .innerJoin('person', 'person.id', 'signInTicket.userId')
      .where('ticketHash', '=', ticketHash)
      .where('clientId', '=', clientId)
      .where('expiresAt', '>', ctx.clock.now())
      .select(['person.username', 'signInTicket.passwordMark'])
      .executeTakeFirst(),
  )
  const account = found ? await findAccount(ctx, found.username) : null
  if (!found || account?.status !== 'enabled') return null
  return toPasswordMark(account.passwordHash).equals(found.passwordMark) ? account : null
}

/** Uses a ticket up: exactly one of several at once wins. */
export async function consumeTicket({ db }: TenantTx, ticket: string): Promise<boolean> {
  const consumed = await db
    .deleteFrom('signInTicket')
    .where('ticketHash', '=', hashToken(ticket))
    .returning('userId')
    .executeTakeFirst()
  return consumed !== undefined
}
