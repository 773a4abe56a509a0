import { qualityDesk, type DataOf, type ParsedQueryOf } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { naturalOrder } from '../../../platform/db/natural-order.ts'
import { withinDays } from '../../../platform/managed-list/day-range.ts'
import { REJECTED } from '../../quality/score/public.ts'

/** Found by a person, not by the machine. */
const MANUAL_SOURCE = 1
/** Outcome of a review. */
const PASSED = 2

type RobotQuery = ParsedQueryOf<typeof qualityDesk.robot> & { timezone: string }

/** Hits of the machine by rule, most first, and what reviewers said of them. */
export async function countMachineHits(
  { db, tenantId }: TenantTx,
  { bizTypeId, ...days }: RobotQuery,
): Promise<DataOf<typeof qualityDesk.robot>> {
  const { rows } = await sql<DataOf<typeof qualityDesk.robot>[number]>`
    select r.id as rule_id, r.name, r.level, r.is_enabled, count(v.id) as hits,
      count(v.id) filter (where v.review = ${PASSED}) as confirmed,
      count(v.id) filter (where v.review = ${REJECTED}) as rejected
    from quality_rule r left join violation v
      on v.tenant_id = r.tenant_id and v.rule_id = r.id and v.source <> ${MANUAL_SOURCE}
        and ${withinDays('v.hit_at', days)}
    where r.tenant_id = ${tenantId} and r.business_type_id = ${bizTypeId}
    group by r.id, r.name, r.level, r.is_enabled
    order by hits desc, lower(r.name), r.id`.execute(db)
  return rows
}

export function listScenesOfBusiness(
  { db, tenantId }: TenantTx,
  bizTypeId: number,
): Promise<DataOf<typeof qualityDesk.sceneNames>> {
  return db
    .selectFrom('qualityScene')
    .where('tenantId', '=', tenantId)
    .where('businessTypeId', '=', bizTypeId)
    .select(['id', 'name'])
    .orderBy(naturalOrder('name'))
    .orderBy('id')
    .limit(qualityDesk.MAX_NAMED)
    .execute()
}

type SceneOfBusiness = { sceneId: number; bizTypeId: number | null }

/** Nobody deletes the scene until the transaction ends. */
export async function hasScene(
  { db, tenantId }: TenantTx,
  { sceneId, bizTypeId }: SceneOfBusiness,
): Promise<boolean> {
  const scene = await db
    .selectFrom('qualityScene')
    .where('tenantId', '=', tenantId)
    .where('businessTypeId', '=', bizTypeId)
    .where('id', '=', sceneId)
    .select('id')
    .forKeyShare()
    .executeTakeFirst()
  return scene !== undefined
}
