import type { Language, reportSchedule } from '@console/contracts'
import { sql, type Insertable, type Updateable } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { parseSchedule, type StoredSchedule } from './stored-schedule.ts'

/** A schedule of one person: no call reads or changes one by its id alone. */
export type OwnSchedule = { userId: number; id: number }

/** Fields that a person sets. */
export type ScheduleFields = {
  name: string
  timing: reportSchedule.Timing
  period: reportSchedule.Period
  request: reportSchedule.ScheduledRequest
  language: Language
}
/** When it is due next, and in which zone that was found. */
export type NextDue = { timezone: string; nextDueDay: string; nextDueAt: Date } & typeof NO_FAILURES
export const NO_FAILURES = { failedAttempts: 0, retryAt: null } as const

/**
 * Locks the schedules of a person, so that changes wait for each other: the limit and names are checked for one change at a
 * time.
 */
export async function lockSchedules({ db, tenantId }: TenantTx, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('report schedules ' || ${userId}::text, ${tenantId}))`.execute(
    db,
  )
}

export async function findSchedules({ db, tenantId }: TenantTx, userId: number): Promise<StoredSchedule[]> {
  const rows = await db
    .selectFrom('reportSchedule')
    .where('tenantId', '=', tenantId)
    .where('userId', '=', userId)
    .selectAll()
    .orderBy(sql`lower(name)`)
    .execute()
  return rows.map(parseSchedule)
}

/** Locked until the transaction ends. */
export async function findSchedule(
  { db, tenantId }: TenantTx,
  { userId, id }: OwnSchedule,
): Promise<StoredSchedule | undefined> {
  const row = await db
    .selectFrom('reportSchedule')
    .where('tenantId', '=', tenantId)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
  return row && parseSchedule(row)
}

/** Locks a schedule of any person for its run until the transaction ends; skips it while somebody else has it. */
export async function lockActive(
  { db, tenantId }: TenantTx,
  id: number,
): Promise<StoredSchedule | undefined> {
  const row = await db
    .selectFrom('reportSchedule')
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .where('state', '=', 'active')
    .selectAll()
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row && parseSchedule(row)
}

/** Schedules that are due, and those whose company has another zone by now; the one due longest first. */
export async function findDue(
  { db, tenantId }: TenantTx,
  { at, timezone }: { at: Date; timezone: string },
): Promise<number[]> {
  const rows = await db
    .selectFrom('reportSchedule')
    .where('tenantId', '=', tenantId)
    .where('state', '=', 'active')
    .where((where) => where.or([where('nextDueAt', '<=', at), where('timezone', '!=', timezone)]))
    .where((where) => where.or([where('retryAt', 'is', null), where('retryAt', '<=', at)]))
    .select('id')
    .orderBy('nextDueAt')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Ignores case. */
export async function findScheduleByName(
  { db, tenantId }: TenantTx,
  { userId, name }: { userId: number; name: string },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('reportSchedule')
    .where('tenantId', '=', tenantId)
    .where('userId', '=', userId)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .select('id')
    .executeTakeFirst()
  return row?.id
}

export async function countSchedules({ db, tenantId }: TenantTx, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('reportSchedule')
    .where('tenantId', '=', tenantId)
    .where('userId', '=', userId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function insertSchedule(
  { db, tenantId }: TenantTx,
  { request, timing, ...schedule }: ScheduleFields & NextDue & { userId: number; createdAt: Date },
): Promise<{ id: number }> {
  const values: Insertable<Database['reportSchedule']> = {
    ...schedule,
    tenantId,
    request: JSON.stringify(request),
    timing: JSON.stringify(timing),
  }
  return db.insertInto('reportSchedule').values(values).returning('id').executeTakeFirstOrThrow()
}

type Change = Partial<ScheduleFields & NextDue & Pick<StoredSchedule, 'state' | 'version'>>

export async function updateSchedule(
  { db, tenantId }: TenantTx,
  id: number,
  { request, timing, ...rest }: Change,
): Promise<void> {
  const changes: Updateable<Database['reportSchedule']> = {
    ...rest,
    ...(request && { request: JSON.stringify(request) }),
    ...(timing && { timing: JSON.stringify(timing) }),
  }
  await db
    .updateTable('reportSchedule')
    .set(changes)
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

export async function deleteSchedule({ db, tenantId }: TenantTx, id: number): Promise<void> {
  await db.deleteFrom('reportSchedule').where('tenantId', '=', tenantId).where('id', '=', id).execute()
}

export async function deleteUserSchedules({ db, tenantId }: TenantTx, userId: number): Promise<number> {
  const gone = await db
    .deleteFrom('reportSchedule')
    .where('tenantId', '=', tenantId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}

export async function findTimezone({ db, tenantId }: TenantTx): Promise<string> {
  const { timezone } = await db
    .selectFrom('tenant')
    .where('id', '=', tenantId)
    .select('timezone')
    .executeTakeFirstOrThrow()
  return timezone
}
