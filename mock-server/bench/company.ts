import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../src/platform/config.ts'
import { withConnection } from '../src/platform/db/owner.ts'

/** The company that `manager` belongs to, the largest of the scenario. */
export type Company = {
  tenantId: number
  name: string
  timezone: string
  validCallSeconds: number
  calls: number
  /** The last thirty days with statistics before today, as `YYYY-MM-DD`. */
  firstDay: string
  lastDay: string
  seats: string[]
  /** The person with the most calls in those days. */
  busyUserId: number
  businessTypeIds: number[]
}

export type Bench = { url: string; config: Config; adminUrl: string; appUrl: string; company: Company }

const RANGE_DAYS = 30
const POLL_MS = 1_000

/** A scenario that was just filled has all its days to compute; every server computes today's again. */
export async function untilRolledUp(adminUrl: string, since: Date): Promise<void> {
  await withConnection(adminUrl, async (db) => {
    const isOver = async (): Promise<boolean> => {
      const { rows } = await db.query<{ over: boolean }>(
        `select count(*) = 0 as over from tenant t left join rollup_state s on s.tenant_id = t.id
         where s.last_updated_at is null or s.last_updated_at < $1`,
        [since],
      )
      return rows[0]?.over === true
    }
    while (!(await isOver())) await pause(POLL_MS)
  })
}

export async function findCompany(adminUrl: string): Promise<Company> {
  return withConnection(adminUrl, async (db) => {
    const { rows } = await db.query<Record<keyof Company, never>>(
      `with mine as (
         select t.* from tenant t join app_user u on u.tenant_id = t.id where u.username = 'manager'),
       last as (
         select max(s.day) as day from stat_user_day s join mine on mine.id = s.tenant_id
         where s.day < (now() at time zone mine.timezone)::date and s.calls > 0)
       select mine.id::int as "tenantId", mine.name_en as name, timezone, valid_call_seconds as "validCallSeconds",
              (last.day - $1::int + 1)::text as "firstDay", last.day::text as "lastDay",
              (select count(*)::int from call c where c.tenant_id = mine.id
                 and c.started_at >= (last.day - $1::int + 1)::timestamp at time zone timezone
                 and c.started_at < (last.day + 1)::timestamp at time zone timezone) as calls,
              (select s.user_id::int from stat_user_day s where s.tenant_id = mine.id and s.day > last.day - $1::int
               group by s.user_id order by sum(s.calls) desc, s.user_id limit 1) as "busyUserId",
              array(select username from app_user where tenant_id = mine.id and type = 'TSR' order by id) as seats,
              array(select id::int from business_type where tenant_id = mine.id order by id) as "businessTypeIds"
       from mine, last`,
      [RANGE_DAYS],
    )
    const [company] = rows
    if (!company) throw new Error('The folder has no demo data with statistics.')
    return company
  })
}
