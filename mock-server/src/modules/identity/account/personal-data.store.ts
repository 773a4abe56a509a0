import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

/** Facts about a person or by them: the table or view, its time column, and the column of the person if it is not `user_id`. */
const FACT_TABLES = {
  calls: ['reported_call', 'started_at'],
  statusEvents: ['status_event', 'evt_at'],
  statusCorrections: ['status_correction', 'start_at'],
  statusEdits: ['status_edit', 'created_at'],
  shifts: ['shift', 'starts_at'],
  violations: ['violation', 'hit_at'],
  labelHits: ['label_hit', 'hit_at'],
  recommendations: ['recommendation', 'shown_at'],
  twinUses: ['twin_use', 'used_at'],
  usage: ['tracking_event', 'happened_at'],
  exports: ['export_job', 'created_at'],
  voiceSamples: ['voice_corpus', 'created_at'],
  voiceChecks: ['voice_check', 'created_at'],
  projectReports: ['project_report', 'created_at', 'created_by'],
  projectFiles: ['project_file', 'uploaded_at', 'uploaded_by'],
  billLines: ['bill_line', 'opened_at'],
  versionPackages: ['version_package', 'uploaded_at', 'uploaded_by'],
} as const
/** Messages, and operations, that the file lists; the total numbers are beside them. */
const MAX_LISTED = 10_000

type Span = { count: number; first: Date | null; last: Date | null }

/**
 * Counts the facts of each kind, with the first and the last time. The facts themselves are the company's record of its
 * work.
 */
export async function countFactsOfPerson(
  { db, tenantId }: TenantTx,
  userId: number,
): Promise<Record<string, ReturnType<typeof formatSpan>>> {
  const spans: Record<string, ReturnType<typeof formatSpan>> = {}
  for (const [name, [table, time, who = 'user_id']] of Object.entries(FACT_TABLES)) {
    const { rows } = await sql<Span>`
      select count(*) as count, min(${sql.ref(time)}) as first, max(${sql.ref(time)}) as last
      from ${sql.table(table)} where tenant_id = ${tenantId} and ${sql.ref(who)} = ${userId}`.execute(db)
    spans[name] = formatSpan(rows[0])
  }
  const { rows: recordings } = await sql<Span>`
    select count(*) as count, min(c.started_at) as first, max(c.started_at) as last
    from call_recording r join reported_call c on c.tenant_id = r.tenant_id and c.call_id = r.call_id
    where r.tenant_id = ${tenantId} and c.user_id = ${userId}`.execute(db)
  const { rows: activity } = await sql<Span>`
    select number as count, first_at as first, last_at as last from project_activity_of(${userId})`.execute(
    db,
  )
  return { ...spans, recordings: formatSpan(recordings[0]), projectActivity: formatSpan(activity[0]) }
}

function formatSpan({ count, first, last }: Span = { count: 0, first: null, last: null }) {
  return { count, from: first?.toISOString() ?? null, to: last?.toISOString() ?? null }
}

export async function messagesTo({ db }: TenantTx, userId: number) {
  const rows = await db
    .selectFrom('messageDelivery')
    .innerJoin('pushedMessage', 'pushedMessage.id', 'messageDelivery.messageId')
    .where('messageDelivery.userId', '=', userId)
    .select(['pushedMessage.title', 'messageDelivery.pushedAt', 'messageDelivery.readAt'])
    .orderBy('messageDelivery.pushedAt', 'desc')
    .limit(MAX_LISTED)
    .execute()
  return rows.map(({ title, pushedAt, readAt }) => ({
    title,
    pushedAt: pushedAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  }))
}

/** Operations in the audit log under a person's name. */
export async function listOperations({ db, tenantId }: TenantTx, userId: number) {
  const records = db.selectFrom('auditRecord').where('tenantId', '=', tenantId).where('opUserId', '=', userId)
  const { count } = await records
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await records
    .select(['opAt', 'module', 'opType', 'targetName'])
    .orderBy('opAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute()
  return { count, newest: rows.map(({ opAt, ...row }) => ({ at: opAt.toISOString(), ...row })) }
}

export async function accountPeriods({ db }: TenantTx, userId: number) {
  const rows = await db
    .selectFrom('accountPeriod')
    .where('userId', '=', userId)
    .select(['openedAt', 'closedAt'])
    .orderBy('openedAt')
    .execute()
  return rows.map(({ openedAt, closedAt }) => ({
    enabledAt: openedAt.toISOString(),
    disabledAt: closedAt?.toISOString() ?? null,
  }))
}

/** Every session that is still stored, ended ones for a day. */
export async function storedSessions({ db }: TenantTx, userId: number) {
  const rows = await db
    .selectFrom('session')
    .where('userId', '=', userId)
    .select(['createdAt', 'lastUsedAt', 'endedAt', 'address', 'userAgent'])
    .orderBy('createdAt')
    .execute()
  return rows.map(({ createdAt, lastUsedAt, endedAt, ...from }) => ({
    signedInAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    ...from,
  }))
}

/** Queries of pages that they saved under names of their own. */
export async function storedViews({ db }: TenantTx, userId: number) {
  const rows = await db
    .selectFrom('savedView')
    .where('userId', '=', userId)
    .select(['path', 'name', 'search', 'isStart', 'savedAt'])
    .orderBy('path')
    .orderBy('name')
    .execute()
  return rows.map(({ savedAt, ...view }) => ({ ...view, savedAt: savedAt.toISOString() }))
}

/** Reports that are generated for them every week or month. */
export async function storedSchedules({ db }: TenantTx, userId: number) {
  const rows = await db
    .selectFrom('reportSchedule')
    .where('userId', '=', userId)
    .select(['name', 'request', 'timing', 'period', 'state', 'createdAt'])
    .orderBy('name')
    .execute()
  return rows.map(({ createdAt, ...schedule }) => ({ ...schedule, createdAt: createdAt.toISOString() }))
}

/** Fields of an account that no list shows. */
export async function accountExtras({ db }: TenantTx, userId: number) {
  return db
    .selectFrom('appUser')
    .where('id', '=', userId)
    .select(['avatar', 'language'])
    .executeTakeFirstOrThrow()
}
