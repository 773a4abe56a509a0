import { stat } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

export type ModuleRow = { module: string; isEnabled: boolean; source: string; version: number }

/** Settings of the modules; those that nobody set are missing. */
export async function findModules({ db }: TenantTx): Promise<ModuleRow[]> {
  return db.selectFrom('statModule').select(['module', 'isEnabled', 'source', 'version']).execute()
}

/** Calls that were talked for longer than this are valid (STAT-006). */
export async function findValidCallSeconds({ db, tenantId }: TenantTx): Promise<number> {
  const row = await db
    .selectFrom('tenant')
    .where('id', '=', tenantId)
    .select('validCallSeconds')
    .executeTakeFirstOrThrow()
  return row.validCallSeconds
}

/** Finds the setting of a module; nobody else changes it until the transaction ends. */
export async function lockModule({ db, tenantId }: TenantTx, module: string): Promise<ModuleRow | undefined> {
  // Also where there is no row yet: of two who set it at the same moment the second sees the first one's.
  await sql`select pg_advisory_xact_lock(${MODULE_LOCK}, ${tenantId}::int)`.execute(db)
  return db
    .selectFrom('statModule')
    .where('module', '=', module)
    .select(['module', 'isEnabled', 'source', 'version'])
    .executeTakeFirst()
}

/** First half of the advisory lock under which the modules of one tenant are set; the tenant is the other. */
const MODULE_LOCK = 7_240_121

export async function upsertModule(
  { db, tenantId }: TenantTx,
  { module, isEnabled, source }: Omit<ModuleRow, 'version'>,
): Promise<void> {
  await sql`
    insert into stat_module (tenant_id, module, is_enabled, source) values (${tenantId}, ${module}, ${isEnabled}, ${source})
    on conflict (tenant_id, module) do update set is_enabled = excluded.is_enabled, source = excluded.source,
      version = stat_module.version + 1`.execute(db)
}

/** Finds the organisation of a person and the business they selected. */
export async function findWarnKey(
  { db }: TenantTx,
  userId: number,
): Promise<{ orgId: number | null; businessTypeId: number | null }> {
  return db
    .selectFrom('person')
    .where('id', '=', userId)
    .select(['orgId', 'selectedBusinessTypeId as businessTypeId'])
    .executeTakeFirstOrThrow()
}

type WarnKey = { orgId: number; businessTypeId: number }

/** `isOwn`: not inherited from an organisation above. */
export type KnownWarnSettings = stat.WarnSettings & { version: number; isOwn: boolean }

/** Settings of the organisation, or of the nearest above it that has some (R46). */
export async function findWarnSettings(
  { db, tenantId }: TenantTx,
  { orgId, businessTypeId }: WarnKey,
): Promise<KnownWarnSettings | undefined> {
  const { rows } = await sql<KnownWarnSettings>`
    with recursive above as (
      select id, parent_id, 0 as distance from organization_unit where tenant_id = ${tenantId} and id = ${orgId}
      union all
      select parent.id, parent.parent_id, above.distance + 1
      from organization_unit parent join above on parent.tenant_id = ${tenantId} and parent.id = above.parent_id
    )
    select w.work_times as "workTimes", w.call_cnt as "callCnt", w.talk_cnt as "talkCnt",
           w.talk_seconds as "talkTime", w.avg_talk_seconds as "avgTalkTime", w.talk_rate as "talkRate",
           w.foul_cnt as "foulCnt", w.version, above.distance = 0 as "isOwn"
    from above join warn_setting w
      on w.tenant_id = ${tenantId} and w.org_id = above.id and w.business_type_id = ${businessTypeId}
    order by above.distance limit 1`.execute(db)
  const [row] = rows
  return row && { ...row, workTimes: stat.warnSettings.shape.workTimes.parse(row.workTimes) }
}
