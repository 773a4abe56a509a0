import { DEFAULT_SCORE_RULE, FULL_SCORE, type ScoreRule } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { Sql } from '../../../platform/managed-list/table-store.ts'

/** A review's value: the reviewer took the violation back, and it costs nothing. */
export const REJECTED = 1

type SettingRow = Record<`pointsLevel${0 | 1 | 2 | 3}` | 'passMark', number>

/** The setting of a business, or the default. */
export async function findScoreRule({ db, tenantId }: TenantTx, bizTypeId: number): Promise<ScoreRule> {
  const row: SettingRow | undefined = await db
    .selectFrom('scoreSetting')
    .where('tenantId', '=', tenantId)
    .where('businessTypeId', '=', bizTypeId)
    .select(['pointsLevel0', 'pointsLevel1', 'pointsLevel2', 'pointsLevel3', 'passMark'])
    .executeTakeFirst()
  if (!row) return DEFAULT_SCORE_RULE
  const { pointsLevel0, pointsLevel1, pointsLevel2, pointsLevel3, passMark } = row
  return { points: [pointsLevel0, pointsLevel1, pointsLevel2, pointsLevel3], passMark }
}

/**
 * Sessions that count in the scores of seats: `day`, `user_id`, `business_type_id`, `session_id` and `call_ids`. One is the
 * answered calls of one seat, day and business with one session id; a call without a session is one of its own. A session
 * that several seats talked in counts for each of them. `matching`: a condition on the calls `s`.
 */
export function countedSessions({ timezone, matching }: { timezone: string; matching: Sql }): Sql {
  return sql`
    select s.tenant_id, (s.started_at at time zone ${timezone})::date as day, s.user_id, s.business_type_id,
      s.session_id, array_agg(s.call_id) as call_ids
    from reported_call s
    where s.answered_at is not null and s.user_id is not null and s.business_type_id is not null and ${matching}
    group by s.tenant_id, 2, s.user_id, s.business_type_id, s.session_id,
      case when s.session_id is null then s.call_id end`
}

/**
 * The same sessions with their violations, `level0` to `level3`, what these cost by the setting of the business, `lost`,
 * and its `pass_mark`. The formula is `scoreOfSession` of the contract, in SQL. `sessions`: the name of the query that has
 * them.
 */
export function scoredSessions(sessions: string): Sql {
  const { points, passMark } = DEFAULT_SCORE_RULE
  const cost = points.map(
    (standard, level) =>
      sql`${sql.ref(`counted.level${level}`)} * coalesce(${sql.ref(`setting.points_level${level}`)}, ${standard}::int)`,
  )
  return sql`
    select s.day, s.user_id, s.business_type_id, s.session_id, counted.*,
      least(${FULL_SCORE}::int, ${sql.join(cost, sql` + `)}) as lost,
      coalesce(setting.pass_mark, ${passMark}::int) as pass_mark
    from ${sql.table(sessions)} s
    left join score_setting setting
      on setting.tenant_id = s.tenant_id and setting.business_type_id = s.business_type_id
    cross join lateral (
      select count(*) filter (where v.level = 0) as level0, count(*) filter (where v.level = 1) as level1,
        count(*) filter (where v.level = 2) as level2, count(*) filter (where v.level = 3) as level3
      from violation v
      where v.tenant_id = s.tenant_id and v.user_id = s.user_id and v.review <> ${REJECTED}
        and (v.call_id = any(s.call_ids) or v.call_id is null and v.session_id = s.session_id)
    ) counted`
}
