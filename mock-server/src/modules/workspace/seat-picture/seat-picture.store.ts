import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

export type StoredPicture = { jpeg: Buffer | null; takenAt: Date | null }

/** Requests of the same picture within this time are noted once, however many people look at it. */
const NOTED_EVERY_MS = 10_000
const noteBefore = (now: Date): Date => new Date(now.getTime() - NOTED_EVERY_MS)

/** Notes that somebody looks at this seat of the tenant, and answers its last picture. */
export async function requestPicture(
  { db, tenantId }: TenantTx,
  userId: number,
  now: Date,
): Promise<StoredPicture> {
  const known = await db
    .selectFrom('seatPicture')
    .where('tenantId', '=', tenantId)
    .where('userId', '=', userId)
    .select(['jpeg', 'takenAt', 'requestedAt'])
    .executeTakeFirst()
  const notedAt = known?.requestedAt ?? null
  if (notedAt === null || notedAt <= noteBefore(now)) {
    await db
      .insertInto('seatPicture')
      .values({ tenantId, userId, requestedAt: now })
      .onConflict((conflict) => conflict.columns(['tenantId', 'userId']).doUpdateSet({ requestedAt: now }))
      .execute()
  }
  return known ?? { jpeg: null, takenAt: null }
}

/** As `requestPicture`, for a seat that works for one of the tenant's projects; null for any other. */
export async function requestOutsourcedPicture(
  { db }: TenantTx,
  userId: number,
  now: Date,
): Promise<StoredPicture | null> {
  const { rows } = await sql<StoredPicture>`
    select jpeg, taken_at as "takenAt" from request_outsourced_picture(${userId}, ${now}, ${noteBefore(now)})`.execute(
    db,
  )
  return rows[0] ?? null
}

export async function upsertPicture(
  { db, tenantId }: TenantTx,
  userId: number,
  picture: { jpeg: Buffer; takenAt: Date },
): Promise<void> {
  await db
    .insertInto('seatPicture')
    .values({ tenantId, userId, ...picture })
    .onConflict((conflict) => conflict.columns(['tenantId', 'userId']).doUpdateSet(picture))
    .execute()
}

/** Seats whose picture somebody looked at since one moment, and that have none since another. */
export async function findWatchedSeats(
  { db, tenantId }: TenantTx,
  { requestedSince, takenBefore, limit }: { requestedSince: Date; takenBefore: Date; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('seatPicture')
    .where('tenantId', '=', tenantId)
    .where('requestedAt', '>', requestedSince)
    .where((eb) => eb.or([eb('takenAt', 'is', null), eb('takenAt', '<=', takenBefore)]))
    .select('userId')
    .orderBy('takenAt', (order) => order.asc().nullsFirst())
    .orderBy('userId')
    .limit(limit)
    .execute()
  return rows.map(({ userId }) => userId)
}

/** True if somebody has looked at the picture of this seat since then. */
export async function isPictureRequested(
  { db, tenantId }: TenantTx,
  { userId, since }: { userId: number; since: Date },
): Promise<boolean> {
  const found = await db
    .selectFrom('seatPicture')
    .where('tenantId', '=', tenantId)
    .where('userId', '=', userId)
    .where('requestedAt', '>', since)
    .select('userId')
    .executeTakeFirst()
  return found !== undefined
}

export async function deletePicture({ db, tenantId }: TenantTx, userId: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('seatPicture')
    .where('tenantId', '=', tenantId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export async function isSeat({ db, tenantId }: TenantTx, userId: number): Promise<boolean> {
  const found = await db
    .selectFrom('person')
    .where('tenantId', '=', tenantId)
    .where('id', '=', userId)
    .where('type', 'in', ['TSR', 'TeamTSR'])
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}
