import type { subApp } from '@console/contracts'
import { sql } from 'kysely'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { AppContext, TenantTx } from '../../../platform/context/context.ts'
import { DAY_MS, HOUR_MS } from '../../../platform/time/units.ts'

const MAX_FAILURES = 50

type Tx = Pick<TenantTx, 'db'> | { db: AppContext['db']['outside'] }
type Figures = {
  mounts: number
  failures: number
  errors: number
  policyReports: number
  longTasks: number
  leaks: number
  loadMs: number
  mountMs: number
  slowestMs: number
  calls: number
  refusedCalls: number
  backEndRequests: number
}

/** Adds to the counts of the present hour. */
export async function addFigures(
  { db }: Tx,
  versionId: number,
  { now, ...figures }: Partial<Figures> & { now: Date },
): Promise<void> {
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)
  await db
    .insertInto('subAppHealth')
    .values({ versionId, hour, ...figures })
    .onConflict((conflict) =>
      conflict.columns(['versionId', 'hour']).doUpdateSet({
        mounts: sql`sub_app_health.mounts + excluded.mounts`,
        failures: sql`sub_app_health.failures + excluded.failures`,
        errors: sql`sub_app_health.errors + excluded.errors`,
        policyReports: sql`sub_app_health.policy_reports + excluded.policy_reports`,
        longTasks: sql`sub_app_health.long_tasks + excluded.long_tasks`,
        leaks: sql`sub_app_health.leaks + excluded.leaks`,
        calls: sql`sub_app_health.calls + excluded.calls`,
        refusedCalls: sql`sub_app_health.refused_calls + excluded.refused_calls`,
        backEndRequests: sql`sub_app_health.back_end_requests + excluded.back_end_requests`,
        loadMs: sql`sub_app_health.load_ms + excluded.load_ms`,
        mountMs: sql`sub_app_health.mount_ms + excluded.mount_ms`,
        slowestMs: sql`greatest(sub_app_health.slowest_ms, excluded.slowest_ms)`,
      }),
    )
    .execute()
}

/** Notes how a person's last attempt to open a version ended. */
export async function saveTrial(
  { db }: Tx,
  trial: { versionId: number; reporter: Buffer; isFailing: boolean; lastAt: Date },
): Promise<void> {
  await db
    .insertInto('subAppTrial')
    .values({ ...trial, consecutiveFailures: trial.isFailing ? 1 : 0 })
    .onConflict((conflict) =>
      conflict.columns(['versionId', 'reporter']).doUpdateSet({
        consecutiveFailures: trial.isFailing ? sql`sub_app_trial.consecutive_failures + 1` : 0,
        isFailing: trial.isFailing,
        lastAt: trial.lastAt,
      }),
    )
    .execute()
}

export type Trials = { people: number; failingPeople: number; failedAttempts: number }

export async function countTrials({ db }: Tx, versionId: number): Promise<Trials> {
  const { rows } = await sql<Trials>`
    select count(*) as people, count(*) filter (where is_failing) as "failingPeople",
           coalesce(sum(consecutive_failures), 0)::integer as "failedAttempts"
    from sub_app_trial where version_id = ${versionId}`.execute(db)
  return rows[0] ?? { people: 0, failingPeople: 0, failedAttempts: 0 }
}

export async function insertFailure(
  { db }: Tx,
  failure: {
    versionId: number
    kind: 'failed' | 'error' | 'policy' | 'leak' | 'slot'
    text: string
    at: Date
  },
): Promise<void> {
  await db.insertInto('subAppFailure').values(failure).execute()
  await sql`
    delete from sub_app_failure where version_id = ${failure.versionId} and id <= (
      select id from sub_app_failure where version_id = ${failure.versionId} order by id desc offset ${MAX_FAILURES} limit 1)`.execute(
    db,
  )
}

type HealthRow = Figures & { versionId: number; hour: Date }

/** The hours of an app's versions since a moment. */
export async function listHours({ db }: Tx, appId: number, { now, days }: { now: Date; days: number }) {
  const rows: HealthRow[] = await db
    .selectFrom('subAppHealth as h')
    .innerJoin('subAppVersion as v', 'v.id', 'h.versionId')
    .selectAll('h')
    .where('v.appId', '=', appId)
    .where('h.hour', '>=', new Date(now.getTime() - days * DAY_MS))
    .orderBy('h.hour')
    .execute()
  return rows
}

export function toFigures(rows: readonly Figures[]) {
  const sum = (name: keyof Figures): number => rows.reduce((total, row) => total + row[name], 0)
  const mounts = sum('mounts')
  const mean = (name: 'loadMs' | 'mountMs'): number | null =>
    mounts === 0 ? null : Math.round(sum(name) / mounts)
  return {
    mounts,
    failures: sum('failures'),
    errors: sum('errors'),
    policyReports: sum('policyReports'),
    longTasks: sum('longTasks'),
    leaks: sum('leaks'),
    calls: sum('calls'),
    refusedCalls: sum('refusedCalls'),
    backEndRequests: sum('backEndRequests'),
    loadMs: mean('loadMs'),
    mountMs: mean('mountMs'),
    slowestMs: Math.max(0, ...rows.map(({ slowestMs }) => slowestMs)),
  }
}

export async function listFailures(
  { db }: Tx,
  appId: number,
): Promise<{ versionId: number; kind: string; text: string; at: number }[]> {
  const rows = await db
    .selectFrom('subAppFailure as f')
    .innerJoin('subAppVersion as v', 'v.id', 'f.versionId')
    .select(['f.versionId', 'f.kind', 'f.text', 'f.at'])
    .where('v.appId', '=', appId)
    .orderBy('f.id', 'desc')
    .limit(MAX_FAILURES)
    .execute()
  return rows.map(({ at, ...failure }) => ({ ...failure, at: toUnixSeconds(at) }))
}

export type Reported<Report = subApp.HealthReport> = { versionId: number; report: Report }
