import { user } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withConnection } from '../../src/platform/db/owner.ts'
import { startTestServer, type TestServer } from '../../src/testing/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** Tables without a tenant: named here so that a new one is a decision. */
const GLOBAL_TABLES = [
  'app_setting',
  'app_signing_key',
  'audit_checkpoint',
  'fact_month',
  'industry',
  'product_release',
  'project_code_day',
  'schema_migration',
  'sign_in_attempt',
  'sub_app',
  'sub_app_failure',
  'sub_app_file',
  'sub_app_health',
  'sub_app_rollout',
  'sub_app_set',
  'sub_app_set_item',
  'sub_app_slot_health',
  'sub_app_slot_off',
  'sub_app_slot_trial',
  'sub_app_trial',
  'sub_app_version',
]

/** Tables of a project that its owner may read besides its own (R20). */
const OUTSOURCED = new Set([
  'call_recording',
  'call',
  'conversation',
  'label_hit',
  'recommendation',
  'session_seat',
  'stat_label_day',
  'stat_question_day',
  'stat_rule_day',
  'stat_slot',
  'stat_slot_online',
  'stat_user_day',
  'status_event',
  'twin_use',
  'utterance',
  'violation',
])

/** Tables that the sides of a project and the platform read of each other (R20), by their further policies. */
const SHARED = new Map([
  ['project', ['platform_reads', 'provider_reads']],
  ['project_count', ['platform_reads']],
  ['project_application', ['owner_reads', 'platform_reads', 'platform_reviews']],
  ['project_log', ['platform_reads']],
  ['project_ongoing', ['platform_reads']],
  ['project_report', ['owner_reads', 'platform_reads']],
])

type TableFacts = {
  name: string
  hasTenant: boolean
  isPartition: boolean
  isForced: boolean
  isEnabled: boolean
  owner: string
  policies: string[]
}

async function tables(): Promise<TableFacts[]> {
  const { rows } = await server.asAdmin((db) =>
    db.query<TableFacts>(`
      select c.relname as name, c.relforcerowsecurity as "isForced", c.relrowsecurity as "isEnabled",
        c.relispartition as "isPartition",
        pg_get_userbyid(c.relowner) as owner,
        exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id') as "hasTenant",
        array(select polname::text from pg_policy p where p.polrelid = c.oid order by 1) as policies
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`),
  )
  return rows
}

const asApp = <Row extends object>(text: string, tenant?: string): Promise<Row[]> =>
  withConnection(server.database.appUrl, async (db) => {
    await db.query('begin')
    if (tenant !== undefined) await db.query(`select set_config('app.tenant', $1, true)`, [tenant])
    const { rows } = await db.query<Row>(text)
    await db.query('rollback')
    return rows
  })

test('every table of a tenant forces row-level security with the tenant policy, as the catalogue says', async () => {
  const all = await tables()
  expect(all.filter(({ hasTenant }) => !hasTenant).map(({ name }) => name)).toEqual(GLOBAL_TABLES)
  for (const table of all.filter(({ hasTenant }) => hasTenant)) {
    const further = OUTSOURCED.has(table.name) ? ['project_owner_reads'] : (SHARED.get(table.name) ?? [])
    expect(table).toMatchObject({
      isForced: true,
      isEnabled: true,
      policies: ['owner_access', ...further, 'tenant_isolation'].toSorted(),
    })
  }
})

test('the application’s login owns nothing, bypasses nothing and is no member of the owner', async () => {
  const [login] = await asApp<object>(`
    select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, pg_has_role('console_owner', 'member') as member
    from pg_roles where rolname = current_user`)
  expect(login).toEqual({
    rolsuper: false,
    rolbypassrls: false,
    rolcreaterole: false,
    rolcreatedb: false,
    member: false,
  })
  expect(new Set((await tables()).map(({ owner }) => owner))).toEqual(new Set(['console_owner']))
})

test('every table answers only rows of the tenant, and none without a tenant or with an unknown one', async () => {
  const tenants = await server.asOwner((db) => db.selectFrom('tenant').select('id').orderBy('id').execute())
  const [first] = tenants
  for (const { name } of (await tables()).filter(({ hasTenant, isPartition }) => hasTenant && !isPartition)) {
    expect(await asApp(`select 1 from ${name}`), `${name} without a tenant`).toEqual([])
    expect(await asApp(`select 1 from ${name}`, '999999'), `${name} of nobody`).toEqual([])
    const seen = await asApp<{ tenant_id: string }>(
      `select distinct tenant_id from ${name}`,
      String(first?.id),
    )
    expect(
      seen.every(({ tenant_id }) => Number(tenant_id) === first?.id),
      `${name} of the first tenant`,
    ).toBe(true)
  }
  expect(tenants.length).toBeGreaterThan(5)
})

test('a view has the rights and the tenant of who reads it, and is for reading only', async () => {
  const { rows: views } = await server.asAdmin((db) =>
    db.query<{ name: string; isOfReader: boolean; rights: string }>(`
      select c.relname as name, coalesce('security_invoker=true' = any(c.reloptions), false) as "isOfReader",
        array_to_string(array(select right_ from unnest(array['select', 'insert', 'update', 'delete', 'truncate']) right_
          where has_table_privilege('console_access', c.oid, right_)), ' ') as rights
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm') order by 1`),
  )
  const published = ['business', 'organization_unit', 'person', 'reported_call']
  expect(views).toEqual(published.map((name) => ({ name, isOfReader: true, rights: 'select' })))
  const tenants = await server.asOwner((db) => db.selectFrom('tenant').select('id').orderBy('id').execute())
  const filled = String(tenants.at(1)?.id)
  for (const name of published) {
    expect(await asApp(`select 1 from ${name}`), `${name} without a tenant`).toEqual([])
    const seen = await asApp<{ tenant_id: string }>(`select distinct tenant_id from ${name}`, filled)
    const foreign = seen.filter((row) => String(row.tenant_id) !== filled)
    expect(foreign, `${name} of others`).toEqual([])
  }
})

test('a partition is read through its table only', async () => {
  const partitions = (await tables()).filter(({ isPartition }) => isPartition)
  expect(partitions.length).toBeGreaterThan(0)
  for (const { name } of partitions)
    await expect(asApp(`select 1 from ${name}`, '1')).rejects.toThrow('permission denied')
})

test('a row of another tenant can neither be written nor moved there', async () => {
  const [mine, other] = await server.asOwner((db) =>
    db.selectFrom('tenant').select('id').orderBy('id').limit(2).execute(),
  )
  const insert = `insert into audit_head (tenant_id, seq, hash) values (${other?.id}, 1, '\\x00')`
  await expect(asApp(insert, String(mine?.id))).rejects.toThrow(/row-level security|duplicate/)
  const stolen = await server.ctx.db.inTenant(mine?.id ?? 0, ({ db }) =>
    db
      .updateTable('appUser')
      .set({ name: 'stolen' })
      .where('tenantId', '=', other?.id ?? 0)
      .executeTakeFirst(),
  )
  expect(stolen.numUpdatedRows).toBe(0n)
  await expect(asApp(`update app_user set tenant_id = ${other?.id}`, String(mine?.id))).rejects.toThrow(
    /permission denied|row-level security|foreign key/,
  )
})

test('a transaction’s tenant ends with it: the pooled connection carries nothing over', async () => {
  const [tenant] = await server.asOwner((db) => db.selectFrom('tenant').select('id').execute())
  await server.ctx.db.inTenant(tenant?.id ?? 0, async ({ db }) => {
    expect((await db.selectFrom('appUser').select('id').execute()).length).toBeGreaterThan(0)
  })
  const after = await Promise.all(
    Array.from({ length: 30 }, () => server.ctx.db.outside.selectFrom('appUser').select('id').execute()),
  )
  expect(after.flat()).toEqual([])
})

test('the definer functions are few, fix their search path and are not for everybody', async () => {
  const { rows } = await server.asAdmin((db) =>
    db.query<{ name: string; config: string[]; isPublic: boolean }>(`
      select proname as name, proconfig as config, has_function_privilege('public', oid, 'execute') as "isPublic"
      from pg_proc where pronamespace = 'public'::regnamespace and prosecdef order by 1`),
  )
  expect(rows.map(({ name }) => name)).toEqual([
    'account_by_mail_link',
    'account_by_username',
    'accounts_with_mail',
    'announce_app_rollout',
    'announce_app_slot',
    'app_kind',
    'app_version_reports',
    'application_changed',
    'audit_heads',
    'companies_with_clients',
    'companies_with_lost_seats',
    'companies_with_update_keys',
    'count_application_seats',
    'count_project_seats',
    'describe_workers',
    'doubted_version_reports',
    'due_mails',
    'fail_interrupted_app_versions',
    'fail_interrupted_exports',
    'forget_app_decisions',
    'forget_app_values',
    'forget_ended_sessions',
    'forget_expired_oauth_tokens',
    'forget_project_person',
    'frame_token_by_hash',
    'invitation_by_code',
    'keep_account_period',
    'keep_fact_partitions',
    'keep_project_count',
    'known_app_versions',
    'mark_every_day',
    'need_platform',
    'next_project_code',
    'note_project_activity',
    'note_seat_look',
    'oauth_client_by_client_id',
    'oauth_client_by_token_hash',
    'outbox_batches',
    'outbox_before',
    'outbox_end',
    'outbox_ids_after',
    'outsourced_days',
    'outsourced_presence',
    'outsourced_work',
    'placed_person_changed',
    'placed_workers',
    'placement_changed',
    'platform_add_business',
    'platform_create_tenant',
    'platform_first_administrator',
    'platform_lock_businesses',
    'platform_modify_business',
    'platform_modify_tenant',
    'platform_set_auth_status',
    'platform_tenant',
    'platform_tenant_businesses',
    'platform_tenants',
    'project_activity_of',
    'project_application_moved',
    'project_businesses',
    'project_businesses_elsewhere',
    'project_businesses_to_choose',
    'project_ceased_or_resumed',
    'project_companies',
    'project_file_of',
    'project_files',
    'project_status_changed',
    'projects_maybe_holding',
    'projects_with_businesses',
    'projects_worked_for',
    'record_user_organization',
    'released_app_versions',
    'released_package',
    'report_seat_versions',
    'request_outsourced_picture',
    'running_label_back_fills',
    'seat_viewers',
    'session_by_token_hash',
    'session_end_by_token_hash',
    'stop_interrupted_imports',
    'sub_app_token_by_hash',
    'taken_usernames',
    'tenant_of_frame_ticket',
    'tenant_of_sign_in_ticket',
    'tenants_by_code',
    'tenants_of_app',
    'tenants_of_rollup',
    'tenants_with_app_announcements',
    'tenants_with_prompt_labels',
    'tenants_with_reports',
    'tenants_with_voice_checks',
    'unconfirmed_watches',
    'unneeded_app_versions',
    'visible_app_versions',
    'watched_seat',
    'works_for_project',
  ])
  for (const { config, isPublic } of rows) {
    expect(config.join()).toContain('search_path=pg_catalog, public')
    expect(isPublic).toBe(false)
  }
})

test('audit records are append-only, for the application by right and for the owner by trigger', async () => {
  const [tenant] = await server.asOwner((db) => db.selectFrom('tenant').select('id').execute())
  const as = String(tenant?.id)
  await expect(asApp(`update audit_record set target_name = 'x'`, as)).rejects.toThrow('permission denied')
  await expect(asApp('delete from audit_record', as)).rejects.toThrow('permission denied')
  await expect(asApp('truncate audit_record', as)).rejects.toThrow('permission denied')
  const owner = (text: string) => server.asOwner((db) => sql.raw(text).execute(db))
  await expect(owner(`update audit_record set target_name = 'x'`)).rejects.toThrow('append-only')
  await expect(owner('delete from audit_record')).rejects.toThrow('append-only')
  await expect(owner('truncate audit_record')).rejects.toThrow('append-only')
})

test('two tenants’ people see none of each other through the same call', async () => {
  const [one, two] = [await server.signIn('manager'), await server.signIn('provider-admin')]
  const idsOf = async (token: string) =>
    new Set((await server.send(user.list, { token, body: {} })).data.records.map(({ id }) => id))
  const [mine, theirs] = [await idsOf(one), await idsOf(two)]
  expect(mine.size).toBeGreaterThan(0)
  expect(theirs.size).toBeGreaterThan(0)
  expect([...mine].filter((id) => theirs.has(id))).toEqual([])
})
