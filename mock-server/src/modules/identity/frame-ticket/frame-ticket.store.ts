import { randomBytes } from 'node:crypto'
import { frame as calls } from '@console/contracts'
import { sql } from 'kysely'
import type { FrameGrant } from '../../../access/frame-grant.store.ts'
import { hashToken } from '../../../access/session.store.ts'
import type { AppContext, TenantTx } from '../../../platform/context/context.ts'

const SECRET_BYTES = 32

/** Answered once; the database has its hash. */
export type CreatedSecret = { secret: string; expiresAt: Date }

export type ConsumedTicket = FrameGrant & { isLate: boolean; wasUsed: boolean }

function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

function secondsLater(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000)
}

export async function hasBusinessType(
  tx: TenantTx,
  userId: number,
  businessTypeId: number,
): Promise<boolean> {
  const row = await tx.db
    .selectFrom('userBusinessType')
    .innerJoin('business', 'business.id', 'userBusinessType.businessTypeId')
    .where('userBusinessType.userId', '=', userId)
    .where('business.id', '=', businessTypeId)
    .where('business.status', '=', 'enabled')
    .select('business.id')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes the session's expired tickets, and counts those that still could be exchanged. */
export async function countOpenTickets(tx: TenantTx, sessionHash: Buffer, now: Date): Promise<number> {
  await tx.db
    .deleteFrom('frameTicket')
    .where('sessionHash', '=', sessionHash)
    .where('expiresAt', '<=', now)
    .execute()
  const { count } = await tx.db
    .selectFrom('frameTicket')
    .where('sessionHash', '=', sessionHash)
    .where('usedAt', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertTicket(tx: TenantTx, grant: FrameGrant, now: Date): Promise<CreatedSecret> {
  const secret = newSecret()
  const expiresAt = secondsLater(now, calls.TICKET_SECONDS)
  await tx.db
    .insertInto('frameTicket')
    .values({ ticketHash: hashToken(secret), tenantId: tx.tenantId, ...grant, expiresAt })
    .execute()
  return { secret, expiresAt }
}

export async function tenantOfTicket(ctx: AppContext, ticket: string): Promise<number | null> {
  const { rows } = await sql<{
    tenantId: number | null
  }>`select tenant_of_frame_ticket(${hashToken(ticket)}) as tenant_id`.execute(ctx.db.outside)
  return rows[0]?.tenantId ?? null
}

/**
 * Uses a ticket up, no matter who presents it: of two requests at once one finds it used, and a ticket presented from a wrong
 * origin is invalid afterwards for the right one too.
 */
export async function consumeTicket(tx: TenantTx, ticket: string, now: Date): Promise<ConsumedTicket | null> {
  const ticketHash = hashToken(ticket)
  const row = await tx.db
    .selectFrom('frameTicket')
    .where('ticketHash', '=', ticketHash)
    .select(['sessionHash', 'origin', 'businessTypeId', 'expiresAt', 'usedAt'])
    .forUpdate()
    .executeTakeFirst()
  if (!row) return null
  const { expiresAt, usedAt, ...grant } = row
  if (usedAt === null) {
    await tx.db.updateTable('frameTicket').set({ usedAt: now }).where('ticketHash', '=', ticketHash).execute()
  }
  return { ...grant, isLate: now >= expiresAt, wasUsed: usedAt !== null }
}

/** Stores a token for the page itself, and deletes the session's expired tokens. */
export async function insertToken(
  tx: TenantTx,
  grant: FrameGrant,
  { now, endsBy }: { now: Date; endsBy: Date },
): Promise<CreatedSecret> {
  await tx.db
    .deleteFrom('frameToken')
    .where('sessionHash', '=', grant.sessionHash)
    .where('expiresAt', '<=', now)
    .execute()
  const secret = newSecret()
  const end = secondsLater(now, calls.FRAME_TOKEN_SECONDS)
  const expiresAt = end < endsBy ? end : endsBy
  await tx.db
    .insertInto('frameToken')
    .values({ tokenHash: hashToken(secret), tenantId: tx.tenantId, ...grant, expiresAt })
    .execute()
  return { secret, expiresAt }
}
