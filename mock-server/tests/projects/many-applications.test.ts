import { projectApplication } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { businessesFor } from '../../src/modules/projects/application/application.store.ts'
import { findOffer } from '../../src/modules/projects/application/offers.store.ts'
import type { TenantTx } from '../../src/platform/context/context.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'

const APPLICATIONS = 2_000
/** Rows of the project, its application and those that occupy a business, each read with its check of access. */
const MAX_ROWS_READ = 40

let demo: Demo
let provider: Person
let projectId: number
beforeAll(async () => {
  demo = await startDemo()
  provider = await demo.as('provider-admin')
  const owner = await demo.as('manager')
  projectId = await demo.asOwner(async (db) => {
    // The triggers' counts are not looked at here.
    await sql`alter table project disable trigger user`.execute(db)
    await sql`alter table project_application disable trigger user`.execute(db)
    await sql`insert into project (tenant_id, code, name, industry_id, manpower_demand, description, created_at, modified_at, status)
      select ${owner.tenantId}::bigint, 'MANY' || n, 'Many ' || n, (select min(id) from industry), 5, '', now(), now(),
        case when n % 2 = 0 then 'suspended' else 'normal' end
      from generate_series(1, ${APPLICATIONS}::int) n`.execute(db)
    await sql`insert into project_application (tenant_id, project_id, owner_id, business_type_id, contact_person, contact,
        description, manpower_applied, status, applied_at)
      select ${provider.tenantId}::bigint, p.id, p.tenant_id,
        (select min(id) from business_type where tenant_id = ${provider.tenantId}::bigint and status = 'enabled'),
        'a', '1', '', 1, 'rejected', now()
      from project p where p.code like 'MANY%'`.execute(db)
    await sql`alter table project enable trigger user`.execute(db)
    await sql`alter table project_application enable trigger user`.execute(db)
    await sql`analyze project, project_application`.execute(db)
    const { rows } = await sql<{ id: number }>`
      select max(id) as id from project where code like 'MANY%' and status = 'suspended'`.execute(db)
    return rows[0]?.id ?? 0
  })
})
afterAll(() => demo.stop())

/** Rows of projects and applications that this transaction has read so far. */
async function rowsRead({ db }: TenantTx): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables
    where relname in ('project', 'project_application')`.execute(db)
  return rows[0]?.read ?? 0
}

test('a project is read without reading every application of the provider [PROV-013]', async () => {
  const { data } = await provider.send(projectApplication.providerDetail, { query: { id: projectId } })
  expect(data).toMatchObject({ projectID: projectId, applicationStatus: 'rejected' })
  await demo.inTenant(provider.tenantId, async (tx) => {
    expect((await findOffer(tx, projectId))?.id).toBe(projectId)
    expect(await rowsRead(tx)).toBeLessThan(MAX_ROWS_READ)
  })
})

test('which businesses are free is known without reading every application, nor those of projects that ceased [PROV-013]', async () => {
  const statusOfMany = (status: 'ceased' | 'normal') =>
    demo.asOwner((db) => sql`update project set status = ${status} where code like 'MANY%'`.execute(db))
  await demo.asOwner(async (db) => {
    await sql`update project_application set status = 'pending' where tenant_id = ${provider.tenantId}`.execute(
      db,
    )
    await statusOfMany('ceased')
    await sql`analyze project_application`.execute(db)
  })
  await demo.inTenant(provider.tenantId, async (tx) => {
    const businesses = await businessesFor(tx, projectId)
    expect(businesses.map(({ elsewhere }) => elsewhere)).toEqual(businesses.map(() => null))
    expect(await rowsRead(tx)).toBeLessThan(MAX_ROWS_READ)
  })
  await statusOfMany('normal')
  await demo.inTenant(provider.tenantId, async (tx) => {
    const businesses = await businessesFor(tx, projectId)
    expect(businesses.length).toBeGreaterThan(1)
    expect(businesses.filter(({ elsewhere }) => elsewhere !== null)).toHaveLength(1)
    expect(await rowsRead(tx)).toBeLessThan(MAX_ROWS_READ)
  })
})
