import { sql } from 'kysely'
import type { TestServer } from '../src/testing/start-test-server.ts'

/** Word that is in one of ten thousand names. */
export const RARE_WORD = 'Nightingale'
/** Word that is in every fourth name. */
export const FREQUENT_WORD = 'renewal'
const MINUTES_APART = 10
/** Providers beside the one that has thousands of applications: the n-th has n % 100 + 1, one to a hundred. */
const SMALL_PROVIDERS = 200
const MAX_APPLICATIONS = 100
/** Account of one more small provider, which has the most applications that any of them has. */
export const SMALL_PROVIDER = 'provider-rejected'

/**
 * Projects of `manager`'s company, one every ten minutes up to now: most are under way,
 * every fiftieth has an application of one provider (of 100,000 that is 2,000). Many small providers have up to a hundred each.
 */
export async function fillProjects({ asOwner, asAdmin }: TestServer, projects: number): Promise<void> {
  await asOwner((db) =>
    sql`insert into project (tenant_id, code, name, industry_id, description, manpower_demand, status, created_at, modified_at)
      select owner.tenant_id, 'PRJ-' || to_char(made.at at time zone 'Asia/Shanghai', 'YYYYMMDD') || '-' || lpad(n::text, 6, '0'),
        (array['Car policy ', '车险续保 ', 'Card activation ', 'Policy renewal '])[1 + n % 4]
          || case when n % 10000 = 77 then ${RARE_WORD}::text || ' ' else '' end || n,
        1 + n % 3, repeat('Seats call customers about their offer. ', n % 20), 5 + n % 40,
        case when n % 10 < 8 then 'normal' when n % 10 = 8 then 'suspended' else 'ceased' end, made.at, made.at
      from (select tenant_id from app_user where username = 'manager') owner
      cross join generate_series(1, ${projects}::integer) n
      cross join lateral (select now() - make_interval(mins => n * ${MINUTES_APART}::integer) as at) made`.execute(
      db,
    ),
  )
  await asAdmin(async (client) => {
    // Without counting seats again for each of them.
    await client.query('set session_replication_role = replica')
    await client.query(`
      insert into project_application (tenant_id, project_id, owner_id, business_type_id, contact_person, contact, description,
        manpower_applied, manpower_assigned, confirmed_manpower, status, applied_at, reviewed_at)
      select business.tenant_id, p.id, p.tenant_id, business.id, 'Zhou Min', '+86 190 0000 0177', 'Seats are free.',
        5, 5, p.id % 7, (array['pending', 'rejected', 'passed'])[1 + p.id / 50 % 3], p.created_at, p.created_at
      from project p
      cross join (select b.tenant_id, b.id from business_type b join app_user u on u.tenant_id = b.tenant_id
        where u.username = 'provider-admin' order by b.id limit 1) business
      where p.id % 50 = 0`)
    await client.query(
      `with company as (
        insert into tenant (code, kind, name_en, name_zh, tenant_type, auth_status, timezone)
        select 'small-' || n, 'provider', 'Small provider ' || n, '小服务商 ' || n, 'Provider', 'Verified', 'Asia/Shanghai'
        from generate_series(1, $1::integer) n returning id)
      insert into business_type (tenant_id, name) select id, 'Outbound calls' from company`,
      [SMALL_PROVIDERS],
    )
    await client.query(
      `insert into project_application (tenant_id, project_id, owner_id, business_type_id, contact_person, contact, description,
        manpower_applied, manpower_assigned, confirmed_manpower, status, applied_at, reviewed_at)
      select small.tenant_id, p.id, p.tenant_id, small.business, 'Li Wen', '+86 190 0000 0100', 'Seats are free.',
        5, 5, p.id % 7, (array['pending', 'rejected', 'passed'])[1 + (small.n + k) % 3], p.created_at, p.created_at
      from (
        select t.id as tenant_id, min(b.id) as business, substr(t.code, 7)::integer as n,
          1 + substr(t.code, 7)::integer % $1::integer as applications
        from tenant t join business_type b on b.tenant_id = t.id where t.code like 'small-%' group by t.id, t.code
        union all
        select u.tenant_id, min(b.id), 0, $1::integer
        from app_user u join business_type b on b.tenant_id = u.tenant_id where u.username = $2 group by u.tenant_id) small
      cross join lateral generate_series(1, small.applications) k
      cross join (select min(id) as first, count(*) as number from project) every
      join project p on p.id = every.first + (small.n * 7919 + k * 997) % every.number
      on conflict do nothing`,
      [MAX_APPLICATIONS, SMALL_PROVIDER],
    )
    // As the database does by itself a while later.
    await client.query('vacuum analyze project, project_application, project_ongoing, project_log')
  })
}
