import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

/** The seat that is looked at, for the audit log. */
export type LookedAt = { seatTenantId: number; seatName: string; seatCompany: string }

type Look = {
  seatId: number
  viewerId: number
  now: Date
  /** True if a picture is answered; without one the seat is only requested to send some. */
  isSeen: boolean
  /** A look noted since `noteBefore` is not noted again, and one audited since `auditBefore` not audited again. */
  noteBefore: Date
  auditBefore: Date
}

/** Notes that somebody looks at a seat. Returns null if the look is not to be audited again. */
export async function noteLook({ db }: TenantTx, look: Look): Promise<LookedAt | null> {
  const { seatId, viewerId, now, isSeen, noteBefore, auditBefore } = look
  const { rows } = await sql<LookedAt>`
    select seat_tenant_id as "seatTenantId", seat_name as "seatName", seat_company as "seatCompany"
    from note_seat_look(${seatId}, ${viewerId}, ${now}, ${isSeen}, ${noteBefore}, ${auditBefore})`.execute(db)
  return rows[0] ?? null
}

/** The names of those who have looked at a seat of the tenant since then. */
export async function findViewers(
  { db }: TenantTx,
  { userId, since, now }: { userId: number; since: Date; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{
    name: string
  }>`select name from seat_viewers(${userId}, ${since}, ${now})`.execute(db)
  return rows.map(({ name }) => name)
}

export async function deleteLooksFrom({ db, tenantId }: TenantTx, userId: number): Promise<void> {
  await db
    .deleteFrom('seatLook')
    .where('tenantId', '=', tenantId)
    .where((eb) => eb.or([eb('seatId', '=', userId), eb('viewerId', '=', userId)]))
    .execute()
}
