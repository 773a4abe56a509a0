import { qualityDesk, type DataOf } from '@console/contracts'
import { sql } from 'kysely'
import { route } from '../../../access/route.ts'
import { withinDays } from '../../../platform/managed-list/day-range.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { canOpen } from '../../../access/policy.ts'

/** Found by a person, not by the machine. */
const MANUAL_SOURCE = 1
/** Of a review. */
const REJECTED = 1
const PASSED = 2

/** Hits of the machine by rule, and what reviewers said of them. */
export const getRobot = route(qualityDesk.robot, {
  policy: canOpen('quality.robot'),
  handler: async ({ tx, session: { timezone }, query }) => {
    const { bizTypeId, from, to } = query
    await requireBusinessType(tx, bizTypeId)
    const { rows } = await sql<DataOf<typeof qualityDesk.robot>[number]>`
      select r.id as rule_id, r.name, r.level, r.is_enabled, count(v.id) as hits,
        count(v.id) filter (where v.review = ${PASSED}) as confirmed,
        count(v.id) filter (where v.review = ${REJECTED}) as rejected
      from quality_rule r left join violation v
        on v.tenant_id = r.tenant_id and v.rule_id = r.id and v.source <> ${MANUAL_SOURCE}
          and ${withinDays('v.hit_at', { from, to, timezone })}
      where r.tenant_id = ${tx.tenantId} and r.business_type_id = ${bizTypeId}
      group by r.id, r.name, r.level, r.is_enabled
      order by hits desc, lower(r.name), r.id`.execute(tx.db)
    return rows
  },
})
