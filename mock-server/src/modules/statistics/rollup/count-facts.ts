import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { WHERE_OF_FACT } from './fold-facts.ts'
import { idleRuns } from './idle-runs.ts'
import type { SpanQuery } from './status-spans.ts'

type Db = TenantTx['db']
type Part = { day: string; query: SpanQuery }

/** Different people online in a slot: of each business, and of all together. */
export async function countOnline(db: Db, { day, query: { tenantId } }: Part): Promise<void> {
  await sql`
    insert into stat_slot_online (tenant_id, day, slot_at, org_id, business_type_id, project_id, users)
    select ${tenantId}, ${day}::date, slot_at, org_id, coalesce(business_type_id, 0), project_id, count(distinct user_id)
    from piece_of_day
    group by grouping sets ((slot_at, org_id, project_id, business_type_id), (slot_at, org_id, project_id))`.execute(
    db,
  )
}

export async function countRules(db: Db, { day, query: { tenantId, from, to } }: Part): Promise<void> {
  await sql`
    insert into stat_rule_day
      (tenant_id, day, rule_id, user_id, org_id, business_type_id, project_id, level, cover_status, hits)
    select ${tenantId}, ${day}::date, rule_id, user_id, ${WHERE_OF_FACT}, level, cover_status, count(*)
    from violation where tenant_id = ${tenantId} and hit_at >= ${from} and hit_at < ${to}
    group by rule_id, user_id, coalesce(org_id, 0), business_type_id, coalesce(project_id, 0), level, cover_status
  `.execute(db)
}

export async function countLabels(db: Db, { day, query: { tenantId, from, to } }: Part): Promise<void> {
  await sql`
    insert into stat_label_day (tenant_id, day, label_id, user_id, org_id, business_type_id, project_id, hits)
    select ${tenantId}, ${day}::date, label_id, user_id, ${WHERE_OF_FACT}, count(*)
    from label_hit where tenant_id = ${tenantId} and hit_at >= ${from} and hit_at < ${to}
    group by label_id, user_id, coalesce(org_id, 0), business_type_id, coalesce(project_id, 0)`.execute(db)
}

export async function countQuestions(db: Db, { day, query: { tenantId, from, to } }: Part): Promise<void> {
  await sql`
    insert into stat_question_day (tenant_id, day, question_id, org_id, business_type_id, project_id,
      recommended, recommend_valid, recommend_accepted)
    select ${tenantId}, ${day}::date, question_id, ${WHERE_OF_FACT},
           count(*), count(*) filter (where is_valid), count(*) filter (where is_accepted)
    from recommendation where tenant_id = ${tenantId} and shown_at >= ${from} and shown_at < ${to}
    group by question_id, coalesce(org_id, 0), business_type_id, coalesce(project_id, 0)`.execute(db)
}

export async function countEvaluations(db: Db, { day, query: { tenantId, from, to } }: Part): Promise<void> {
  await sql`
    insert into stat_dataset_day (tenant_id, day, business_type_id, label_type, label_id, correct, missed, wrong)
    select ${tenantId}, ${day}::date, business_type_id, label_type, label_id,
           count(*) filter (where label_option = 1), count(*) filter (where label_option = 2),
           count(*) filter (where label_option = 3)
    from dataset_evaluation
    where tenant_id = ${tenantId} and evaluated_at >= ${from} and evaluated_at < ${to}
    group by business_type_id, label_type, label_id`.execute(db)
}

/** Runs of idleness that went on for longer than 15 minutes (MON-042). */
export async function findInactivity(db: Db, { day, query: { tenantId, from, to } }: Part): Promise<void> {
  await sql`
    insert into stat_inactive_alert (tenant_id, day, user_id, alert_at, org_id, business_type_id, project_id)
    select ${tenantId}, ${day}::date, user_id, alert_at, org_id, business_type_id, project_id
    from (${idleRuns(sql`span_of_day`)}) runs
    where to_at > alert_at and alert_at >= ${from} and alert_at < ${to}`.execute(db)
}
