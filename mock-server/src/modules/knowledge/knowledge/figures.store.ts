import type { DataOf, knowledge } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

type Days = { from: string; to: string }

/** Every question of a business, also one that was never recommended; the most recommended first. */
export async function figuresByQuestion(
  { db, tenantId }: TenantTx,
  { bizTypeId, from, to }: Days & { bizTypeId: number },
): Promise<DataOf<typeof knowledge.analysis>> {
  const { rows } = await sql<DataOf<typeof knowledge.analysis>[number]>`
    select q.id as question_id, q.name, coalesce(sum(s.recommended), 0)::bigint as shown,
      coalesce(sum(s.recommend_valid), 0)::bigint as valid,
      coalesce(sum(s.recommend_accepted), 0)::bigint as accepted
    from question q left join stat_question_day s
      on s.tenant_id = q.tenant_id and s.question_id = q.id and s.day between ${from}::date and ${to}::date
    where q.tenant_id = ${tenantId} and q.business_type_id = ${bizTypeId}
    group by q.id, q.name
    order by shown desc, lower(q.name), q.id`.execute(db)
  return rows
}
