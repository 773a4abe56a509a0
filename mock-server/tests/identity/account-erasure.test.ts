import {
  account,
  company,
  exports,
  message,
  projectFile,
  projectLog,
  projectReport,
  reportSchedule,
  savedView,
  session,
  signUp,
  tracking,
} from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { UNERASED_COLUMNS, unerasedColumnNames } from '../../src/modules/identity/account/columns-of-words.ts'
import { findNamingColumns } from '../../src/modules/identity/account/erase-names.store.ts'
import { pushMessage } from '../../src/modules/messaging/message/push-message.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import {
  fetchPersonDetail,
  toPersonEdit,
  newPerson,
  organizationNamed,
  personNamed,
  signInFirst,
  SIGN_IN_PAUSE_SECONDS,
} from '../support/people.ts'
import { applied, newBusiness, postProject } from '../support/provided-projects.ts'
import { newText, upload as uploadFile } from '../support/uploads.ts'

const USERNAME = 'mara.quill@example.test'
const NAME = 'Mara Quillfeather'
const NICK_NAME = 'Quilly'
const PHONE = '13811119999'
const PASSWORD = 'Orchid#2028'
const WAIT = { timeout: 60_000, interval: 20 }

let demo: Demo
let manager: Person
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
})
afterAll(() => demo.stop())

/** `table.column` of every column of the database that contains one of the words. */
async function columnsWith(words: readonly string[]): Promise<string[]> {
  return demo.asOwner(async (db) => {
    const { rows: columns } = await sql<{ table: string; column: string }>`
      select c.table_name as "table", c.column_name as "column"
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and c.data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY')
      order by 1, 2`.execute(db)
    expect(columns.length).toBeGreaterThan(100)
    const found: string[] = []
    for (const { table, column } of columns) {
      const { rows } = await sql`
        select from ${sql.table(table)} where exists (select 1 from unnest(${words.map((word) => word.toLowerCase())}::text[]) word
          where strpos(lower(${sql.ref(column)}::text), word) > 0) limit 1`.execute(db)
      if (rows.length > 0) found.push(`${table}.${column}`)
    }
    return found
  })
}

async function upload(content: string, name: string): Promise<account.PeopleImport> {
  const form = new FormData()
  form.append('file', new File([content], name))
  const answer = await demo.fetch(account.checkImport.path, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${manager.token}` },
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract's own answer
  const { data } = (await answer.json()) as { data: account.PeopleImport }
  return vi.waitUntil(async () => {
    const { import: found } = (await manager.send(account.getImport, { query: { id: data.id } })).data
    return found?.state === 'checking' ? null : found
  }, WAIT)
}

async function exported(person: Person, filter: account.PeopleFilter): Promise<exports.ExportJob> {
  const { id } = (await person.send(exports.start, { body: { kind: 'people', filter } })).data
  return vi.waitUntil(async () => {
    const { jobs } = (await person.send(exports.list)).data
    return jobs.find((job) => job.id === id && job.state === 'done')
  }, WAIT)
}

/** Signs up, is let in, gets a number, and works: every table that can name a person has a row that does. */
async function personWithTraces(): Promise<{ id: number; businessTypeId: number; token: string }> {
  const { code } = (await manager.send(company.renewInvitation)).data
  const application = { invite: code, username: USERNAME, name: NAME }
  await demo.nobody.send(signUp.create, {
    body: { ...application, password: PASSWORD, confirmPassword: PASSWORD },
  })
  const { id } = await personNamed(manager, USERNAME)
  await manager.send(account.change, { body: { ids: [id], change: { kind: 'enable' } } })
  const { businessTypes } = (await manager.send(account.options)).data
  const businessTypeId = businessTypes[0]?.id ?? 0
  const { id: orgId } = await organizationNamed(manager, '')
  const edit = {
    ...toPersonEdit(await fetchPersonDetail(manager, id)),
    nickName: NICK_NAME,
    phone: PHONE,
    orgId,
  }
  const edited = await manager.send(account.modify, { body: { ...edit, businessTypeIds: [businessTypeId] } })
  expect(edited).toMatchObject({ status: 200, code: 0 })
  demo.clock.forward(SIGN_IN_PAUSE_SECONDS)
  const login = { username: USERNAME, password: PASSWORD, clientId: session.CLIENT_ID }
  const { token } = (await demo.nobody.send(session.login, { body: login })).data
  return { id, businessTypeId, token }
}

test('erasing a person leaves their name, number and account in the audit log alone', async () => {
  const { id, businessTypeId, token } = await personWithTraces()
  const { tenantId } = manager
  const pushed = { businessTypeId, btnOptions: [], isCron: true, pushedAt: demo.clock.now() }
  await demo.inTenant(tenantId, async (tx) => {
    const about = {
      msgRuleCode: 'seat-inactive',
      triggerId: 'alert',
      content: `<p>${NAME} has been idle</p>`,
    }
    const pushedBy = { userId: null, name: 'System' }
    await pushMessage(tx, { ...pushed, ...about, title: `${NAME} is inactive`, pushedBy, aboutUserId: id })
    const own = { msgRuleCode: 'notice', triggerId: 'own', title: 'A notice', content: '<p>Read this.</p>' }
    await pushMessage(tx, { ...pushed, ...own, pushedBy: { userId: id, name: NAME } })
    const other = { ...about, content: '<p>Idle</p>', title: 'Somebody else is inactive' }
    await pushMessage(tx, { ...pushed, ...other, pushedBy, aboutUserId: manager.userId })
  })
  const theirs = demo.bearer({ token, userId: id, tenantId })
  const value = JSON.stringify({ metricId: 'page.view', path: '/console/home', who: NAME })
  const timestamp = Math.floor(demo.clock.now().getTime() / 1000)
  const source = { sessionId: 's1', sourceType: 'another', sourceVersion: '1' }
  const reported = await theirs.send(tracking.report, {
    body: { ...source, bizTypeId: businessTypeId, metrics: [{ value, timestamp }] },
  })
  expect(reported).toMatchObject({ status: 200 })
  await demo.asOwner(async (db) => {
    await sql`
      insert into status_edit (tenant_id, user_id, creator_id, business_type_id, old_spans, new_span, reason, created_at)
      values (${tenantId}, ${id}, ${manager.userId}, ${businessTypeId}, '[]', '{}', ${`${NAME} was ill`}, ${demo.clock.now()})`.execute(
      db,
    )
    await sql`
      insert into inactive_alert_acknowledgement
      values (${tenantId}, ${id}, ${demo.clock.now()}, ${manager.userId}, ${`${NAME} is at the doctor`}, ${demo.clock.now()})`.execute(
      db,
    )
  })
  const path = (await organizationNamed(manager, '')).path
  const lines = [
    'Username,Name,Organisation,Roles,Business types,Phone',
    `${USERNAME.toUpperCase()},Somebody else,${path},,,`,
    `${USERNAME},Somebody else,${path},,,12`,
    `not good,Somebody else,${path},,,`,
    `good.one,Good One,${path},,,`,
  ]
  const waiting = await upload(lines.join('\n'), 'people.csv')
  expect(waiting).toMatchObject({ state: 'checked', refusedLines: 3 })
  const allPeople = await exported(manager, {})
  const named = await exported(manager, { text: NAME })
  const ofOthers = await exported(await demo.as('provider-admin'), {})

  await namedByOthers()

  const words = [USERNAME, NAME, NICK_NAME, PHONE]
  expect(await columnsWith(words)).toEqual(
    expect.arrayContaining([
      'app_user.name',
      'app_user.nick_name',
      'app_user.phone',
      'app_user.username',
      'export_job.request',
      'inactive_alert_acknowledgement.note',
      'people_import_problem.value',
      'pushed_message.content',
      'pushed_message.push_user_name',
      'pushed_message.title',
      'report_schedule.name',
      'report_schedule.request',
      'saved_view.name',
      'saved_view.search',
      'status_edit.reason',
      'tracking_event.value',
    ]),
  )
  const files = await demo.inTenant(tenantId, async ({ db }) => [
    ...(await db.selectFrom('exportJob').where('fileKey', 'is not', null).select('fileKey').execute()),
    ...(await db.selectFrom('peopleImport').where('fileKey', 'is not', null).select('fileKey').execute()),
  ])
  expect(files.length).toBe(3)

  const erased = await manager.send(account.erase, { body: { id, username: USERNAME } })
  expect(erased).toMatchObject({ status: 200, code: 0 })

  const views = (await manager.send(savedView.list)).data
  expect(JSON.stringify(views)).toContain(`"name":"#${id}-`)
  expect(JSON.stringify(views)).toContain(`?text=%23${id}&of=%23${id}`)
  expect((await fetchPersonDetail(manager, id)).lastSignInAt).toBeNull()
  const left = await columnsWith(words)
  expect(left.filter((index) => !index.startsWith('audit_record.'))).toEqual([])
  expect(left).toContain('audit_record.target_name')
  for (const { fileKey } of files) expect(await demo.storage.size(fileKey ?? '')).toBeNull()
  const { jobs } = (await manager.send(exports.list)).data
  expect(jobs.find((job) => job.id === allPeople.id)).toMatchObject({
    state: 'failed',
    fileURL: null,
    reason: 'The data of a person were erased since. Start it again.',
  })
  expect(jobs.find((job) => job.id === named.id)).toBeUndefined()
  expect((await demo.get(allPeople.fileURL ?? '')).status).not.toBe(200)
  expect((await manager.send(account.getImport, { query: { id: waiting.id } })).data.import).toMatchObject({
    state: 'failed',
    reason: expect.stringContaining('were erased'),
  })
  const { records } = (await manager.send(account.importProblems, { query: { id: waiting.id } })).data
  // The two lines that named the person, and what others keep.
  expect(records.map((problem) => [problem.line, problem.value])).toEqual([
    [2, null],
    [2, null],
    [2, null],
    [3, null],
    [3, null],
    [4, 'not good'],
  ])
  const inbox = JSON.stringify((await manager.send(message.inbox, { body: {} })).data)
  expect(inbox).toContain(`Message about #${id}`)
  expect(inbox).toContain('Somebody else is inactive')
  expect((await demo.get(ofOthers.fileURL ?? '')).status).toBe(200)
})

/** A view and a schedule of somebody else, under the person's name and filtered by it. */
async function namedByOthers(): Promise<void> {
  const view = {
    path: '/console/system/users',
    name: `${NICK_NAME} and Co`,
    search: '?text=Mara+Quillfeather&of=Quilly',
  }
  expect(await manager.send(savedView.save, { body: view })).toMatchObject({ status: 200, code: 0 })
  const schedule = {
    name: `People like ${NAME}`,
    request: { kind: 'voiceChecks', filter: { name: NAME } },
    timing: { every: 'week', weekday: 1, time: '08:00' },
    period: 'day',
  } as const
  expect(await manager.send(reportSchedule.create, { body: schedule })).toMatchObject({
    status: 200,
    code: 0,
  })
}

test('each column of words is either left for a reason or searched for names, which the application may change', async () => {
  const columns = await demo.asOwner(async (db) => {
    const { rows } = await sql<{ name: string; mayChange: boolean }>`
      select c.table_name || '.' || c.column_name as name,
        has_column_privilege('console_access', format('%I', c.table_name), c.column_name, 'update') as "mayChange"
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and c.udt_name in ('text', 'varchar', 'json', 'jsonb', '_text', '_varchar')
        and not exists (select from pg_class p where p.relispartition and p.oid = format('%I', c.table_name)::regclass)
      order by c.table_name, c.column_name`.execute(db)
    return rows
  })
  const listed = Object.values(UNERASED_COLUMNS).flatMap((lines) =>
    lines.flatMap((line) => line.split(' ').slice(1)),
  )
  expect(listed).toHaveLength(unerasedColumnNames.size)
  expect([...unerasedColumnNames].filter((name) => !columns.some((column) => column.name === name))).toEqual(
    [],
  )
  const searched = columns.filter(({ name }) => !unerasedColumnNames.has(name))
  expect(searched).toEqual(
    [
      'people_import.file_name',
      'pushed_message.content',
      'pushed_message.title',
      'report_schedule.name',
      'report_schedule.request',
      'saved_view.name',
      'saved_view.search',
      'sub_app_field_value.value',
    ].map((name) => ({ name, mayChange: true })),
  )
  const found = await demo.inTenant(manager.tenantId, async (tx) => findNamingColumns(tx))
  expect(found.map(({ table, column }) => `${table}.${column}`)).toEqual(searched.map(({ name }) => name))
})

async function reportOn(person: Person, projectId: number, reportTime: string): Promise<void> {
  const { fid } = await uploadFile({ demo, person, call: projectFile.uploadReport }, 'report.txt', newText())
  const about = { projectId, ownerTenantId: person.tenantId, type: 'monthly', remark: '' } as const
  const answer = await person.send(projectReport.createReport, {
    body: { ...about, reportTime, fileFids: [fid] },
  })
  expect(answer).toMatchObject({ status: 200, code: 0 })
}

test('erasing a person of a provider takes their name out of its reports and of the owner’s project log, not their colleagues’', async () => {
  const provider = await demo.as('provider-admin')
  const { tenantId } = provider
  const { roles } = await fetchPersonDetail(provider, provider.userId)
  const made = await newPerson(provider, { roleIds: roles.map((role) => role.id) })
  const name = (await personNamed(provider, made.username)).name
  await signInFirst(demo, made)
  demo.clock.forward(SIGN_IN_PAUSE_SECONDS)
  const login = { username: made.username, password: 'Orchid#2027', clientId: session.CLIENT_ID }
  const { token } = (await demo.nobody.send(session.login, { body: login })).data
  const theirs = demo.bearer({ token, userId: made.id, tenantId })
  const projectId = await postProject(demo, manager, { createdAt: new Date('2026-08-01T00:00:00Z') })
  const { id: businessTypeId } = await newBusiness(demo, provider)
  await applied(demo, provider, { projectId, ownerId: manager.tenantId, businessTypeId })
  await reportOn(theirs, projectId, '2026-09')
  const reportedAt = demo.clock.now().toISOString()
  demo.clock.forward(60)
  await reportOn(provider, projectId, '2026-10')

  await demo.asOwner((db) =>
    sql`insert into version_package (tenant_id, name, content_hash, uploaded_by, uploaded_at)
        select tenant_id, 'app.apk', content_hash, uploaded_by, uploaded_at from project_file
        where uploaded_by = ${made.id}`.execute(db),
  )

  const { data } = await provider.send(account.personalData, { body: { id: made.id } })
  const once = { count: 1, from: reportedAt, to: reportedAt }
  expect(data['happened']).toMatchObject({
    projectActivity: once,
    projectReports: once,
    projectFiles: once,
    versionPackages: once,
  })
  const namesIn = async () => {
    const query = {
      projectId,
      ownerTenantId: tenantId,
      ownerTenantType: 'contractor',
      type: 'monthly',
    } as const
    const { reports } = (await manager.send(projectReport.reports, { query })).data
    const { records } = (await manager.send(projectLog.log, { query: { projectId, pageSize: 100 } })).data
    return [reports, records].map((list) => list.map(({ createByName }) => createByName))
  }
  const [colleague] = (await namesIn())[0] ?? []
  expect(await namesIn()).toEqual([
    [colleague, name],
    [colleague, name],
  ])
  expect(await columnsWith([name])).toEqual(
    expect.arrayContaining(['project_log.actor_name', 'project_report.created_by_name']),
  )

  const erased = await provider.send(account.erase, { body: { id: made.id, username: made.username } })
  expect(erased).toMatchObject({ status: 200, code: 0 })
  expect(await namesIn()).toEqual([
    [colleague, `#${made.id}`],
    [colleague, `#${made.id}`],
  ])
  expect((await columnsWith([name])).filter((index) => !index.startsWith('audit_record.'))).toEqual([])
})
