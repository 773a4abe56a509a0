import { stat } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

export type ModuleRow = { module: string; isEnabled: boolean; source: string }

/** Of how the modules were set; those that nobody set are missing. */
export async function findModules({ db }: TenantTx): Promise<ModuleRow[]> {
  return db.selectFrom('statModule').select(['module', 'isEnabled', 'source']).execute()
}

/** Calls that were talked for longer than this are valid (STAT-006). */
export async function validCallSecondsOf({ db, tenantId }: TenantTx): Promise<number> {
  const row = await db
    .selectFrom('tenant')
    .where('id', '=', tenantId)
    .select('validCallSeconds')
    .executeTakeFirstOrThrow()
  return row.validCallSeconds
}

export type SourceRow = {
  id: number
  metric: number | null
  labelId: number | null
  labelName: string | null
  isActive: boolean
}

/** A label is a source once, and a business has some dozens. */
const MAX_SOURCES = 1000

export async function findSources({ db, tenantId }: TenantTx, businessTypeId: number): Promise<SourceRow[]> {
  const { rows } = await sql<SourceRow>`
    select s.id, s.metric, s.label_id as "labelId", l.name as "labelName", s.is_active as "isActive"
    from user_data_source s left join smart_label l on l.tenant_id = s.tenant_id and l.id = s.label_id
    where s.tenant_id = ${tenantId} and s.business_type_id = ${businessTypeId}
    order by s.id limit ${MAX_SOURCES}`.execute(db)
  return rows
}

const MAX_CHECKS = 1000

export async function findChecks(
  { db, tenantId }: TenantTx,
  businessTypeId: number,
): Promise<stat.CheckConfig[]> {
  const { rows } = await sql<stat.CheckConfig>`
    select c.id, c.name, c.tips, c.is_enabled::int as status,
           coalesce(
             (select jsonb_agg(jsonb_build_object('id', r.id, 'checkId', r.check_id, 'sourceId', r.source_id,
                       'logic', r.logic, 'threshold', r.threshold) order by r.id)
              from user_data_check_rule r where r.tenant_id = c.tenant_id and r.check_id = c.id), '[]') as "sourceRel"
    from user_data_check c where c.tenant_id = ${tenantId} and c.business_type_id = ${businessTypeId}
    order by c.id limit ${MAX_CHECKS}`.execute(db)
  return rows
}

/** Where a person belongs and which business they selected. */
export async function warnKeyOf(
  { db }: TenantTx,
  userId: number,
): Promise<{ orgId: number | null; businessTypeId: number | null }> {
  return db
    .selectFrom('appUser')
    .where('id', '=', userId)
    .select(['orgId', 'selectedBusinessTypeId as businessTypeId'])
    .executeTakeFirstOrThrow()
}

type WarnKey = { orgId: number; businessTypeId: number }

/** `isOwn`: not inherited from an organisation above. */
export type KnownWarnSettings = stat.WarnSettings & { version: number; isOwn: boolean }

/** Those of the organisation, or of the nearest above it that has some (decision 46). */
export async function findWarnSettings(
  { db, tenantId }: TenantTx,
  { orgId, businessTypeId }: WarnKey,
): Promise<KnownWarnSettings | undefined> {
  const { rows } = await sql<KnownWarnSettings>`
    with recursive above as (
      select id, parent_id, 0 as distance from organization where tenant_id = ${tenantId} and id = ${orgId}
      union all
      select parent.id, parent.parent_id, above.distance + 1
      from organization parent join above on parent.tenant_id = ${tenantId} and parent.id = above.parent_id
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
