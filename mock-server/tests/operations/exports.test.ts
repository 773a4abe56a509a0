import { audit, exports, session, type DataOf } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { hashToken } from '../../src/access/session.store.ts'
import { EXPORT_WAIT_MS } from '../../src/modules/operations/exports/answer-export.ts'
import { RETAINED_PER_USER, MAX_OPEN_PER_USER } from '../../src/modules/operations/exports/enqueue-job.ts'
import { MAX_RUNNING } from '../../src/platform/exports/export-runner.ts'
import { ROWS_PER_BATCH } from '../../src/platform/exports/run-job.ts'
import { DEMO_PASSWORD } from '../../src/testing/start-test-server.ts'
import { parseCsvRows } from '../support/csv-rows.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'

let demo: Demo
let manager: Person
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
})
afterEach(async () => {
  demo.storage.release()
  for (const person of [manager, await demo.as('quality')]) await clearTray(person)
})
afterAll(() => demo.stop())

type Job = exports.ExportJob
const everything = { kind: 'audit', filter: {}, format: 'csv' } as const
/** Long before the seed, so that what a test inserts is separate from what really happened. */
const LONG_AGO = Date.UTC(2020, 0, 1) / 1000

async function tray(person = manager): Promise<Job[]> {
  return (await person.send(exports.list)).data.jobs
}

async function clearTray(person: Person): Promise<void> {
  for (const { id } of await tray(person)) await person.send(exports.remove, { query: { id } })
  for (const { id } of await tray(person)) await person.send(exports.remove, { query: { id } })
}

/** Starts an export and waits until it is in one of the given states. */
async function exported(
  filter: audit.AuditFilter,
  { person = manager, language = 'en' as 'en' | 'zh', states = ['done', 'failed'] as readonly string[] } = {},
): Promise<Job> {
  const { id } = (
    await person.send(exports.start, { body: { kind: 'audit', filter, format: 'csv' }, language })
  ).data
  return jobIn(id, states, person)
}

async function jobIn(id: number, states: readonly string[], person = manager): Promise<Job> {
  return vi.waitFor(
    async () => {
      const job = (await tray(person)).find((candidate) => candidate.id === id)
      if (!job || !states.includes(job.state)) throw new Error(`the job is ${job?.state}`)
      return job
    },
    { timeout: 20_000, interval: 20 },
  )
}

async function fileOf(job: { fileURL: string | null }): Promise<string> {
  const answer = await demo.get(job.fileURL ?? '')
  expect(answer.status).toBe(200)
  return answer.text
}

async function plant(count: number, { at = LONG_AGO, target = 'planted' } = {}): Promise<void> {
  await demo.inTenant(manager.tenantId, ({ db, tenantId }) =>
    sql`insert into audit_record
      (tenant_id, seq, module, op_type, target_name, op_user_name, op_at, created_at, prev_hash, hash)
      select ${tenantId}, (select max(seq) from audit_record) + 1000000 + i, 'session', 'session.signIn', ${target},
        'planted', to_timestamp(${at}) + i * interval '1 millisecond', now(), '\\x00', '\\x00'
      from generate_series(1, ${count}::int) i`.execute(db),
  )
}

const auditRecords = async (opType: string) => {
  const [module = ''] = opType.split('.')
  return (await manager.send(audit.query, { query: { module, opType, pageSize: 100 } })).data.records
}

test('an export is a file of the filtered rows, with a named zone and names instead of codes [AUDIT-011]', async () => {
  await plant(3, { at: LONG_AGO + 10, target: 'expected' })
  const job = await exported({ opAtBegin: LONG_AGO + 10, opAtEnd: LONG_AGO + 10 })
  expect(job).toMatchObject({
    state: 'done',
    rowsDone: 3,
    rowsTotal: 3,
    timezone: 'Asia/Shanghai',
    reason: null,
  })
  expect(job.fileName).toMatch(/^audit-log-\d{8}-\d{6}\.csv$/)
  const [head, ...rows] = parseCsvRows(await fileOf(job))
  expect(head).toEqual([
    'Operation time (Asia/Shanghai)',
    'User',
    'Module',
    'Operation',
    'Target',
    'Business',
    'Product',
    'Before',
    'After',
    'Record',
  ])
  expect(rows).toHaveLength(3)
  expect(rows[0]?.slice(0, 7)).toEqual([
    '2020-01-01 08:00:10',
    'planted',
    'Sign-in',
    'Sign in',
    'expected',
    '',
    '',
  ])
})

test('heads and names come in the language of the user who requested the export', async () => {
  await plant(1, { at: LONG_AGO + 20 })
  const job = await exported({ opAtBegin: LONG_AGO + 20, opAtEnd: LONG_AGO + 20 }, { language: 'zh' })
  const [head, row] = parseCsvRows(await fileOf(job))
  expect(head?.slice(0, 4)).toEqual(['操作时间 (Asia/Shanghai)', '操作人', '模块', '操作类型'])
  expect(row?.slice(2, 4)).toEqual(['登录', '登录'])
  expect(job.fileName).toMatch(/^审计日志-/)
})

test("times are in the tenant's own zone", async () => {
  const setZone = (timezone: string) =>
    demo.asOwner((db) =>
      db.updateTable('tenant').set({ timezone }).where('id', '=', manager.tenantId).execute(),
    )
  await setZone('Europe/London')
  await plant(1, { at: LONG_AGO + 30 })
  const job = await exported({ opAtBegin: LONG_AGO + 30, opAtEnd: LONG_AGO + 30 })
  await setZone('Asia/Shanghai')
  const [head, row] = parseCsvRows(await fileOf(job))
  expect([head?.[0], row?.[0]]).toEqual(['Operation time (Europe/London)', '2020-01-01 00:00:30'])
})

test('a record that would run as a formula is defused in the file', async () => {
  await plant(1, { at: LONG_AGO + 40, target: '=HYPERLINK("http://evil","x")' })
  const [, row] = parseCsvRows(
    await fileOf(await exported({ opAtBegin: LONG_AGO + 40, opAtEnd: LONG_AGO + 40 })),
  )
  expect(row?.[4]).toBe('\'=HYPERLINK("http://evil","x")')
})

test('the file is an attachment with its name in every script, and is never cached', async () => {
  const { fileURL } = await exported({ opAtBegin: LONG_AGO + 41, opAtEnd: LONG_AGO + 41 }, { language: 'zh' })
  const { headers } = await demo.get(fileURL ?? '')
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename=".+\.csv"; filename\*=UTF-8''%E5%AE%A1/,
  )
  expect(headers.get('cache-control')).toContain('no-store')
})

test('an export leaves one audit record with its filters and its count of rows', async () => {
  const before = (await auditRecords('audit.export')).length
  await plant(2, { at: LONG_AGO + 50 })
  const job = await exported({ opAtBegin: LONG_AGO + 50, opAtEnd: LONG_AGO + 50 })
  const records = await auditRecords('audit.export')
  expect(records).toHaveLength(before + 1)
  const { data } = await manager.send(audit.detail, { query: { id: records[0]?.id ?? 0 } })
  expect(data).toMatchObject({ targetName: job.fileName, opUserName: 'Shen Qiao' })
  expect(JSON.parse(data.opContentAfter ?? '')).toEqual({
    kind: 'audit',
    filter: { opAtBegin: LONG_AGO + 50, opAtEnd: LONG_AGO + 50 },
    format: 'csv',
    rows: 2,
    timezone: 'Asia/Shanghai',
  })
})

test('the documented call answers the address of the finished file [AUDIT-011]', async () => {
  await plant(2, { at: LONG_AGO + 60 })
  const answer = await manager.send(audit.exportFile, {
    query: { opAtBegin: LONG_AGO + 60, opAtEnd: LONG_AGO + 60 },
  })
  expect(parseCsvRows(await fileOf(answer.data))).toHaveLength(3)
  expect((await tray())[0]).toMatchObject({ state: 'done', rowsDone: 2 })
})

test('the documented call gives up in time and leaves the job to the tray', async () => {
  demo.storage.pause()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const waiting = manager.send(audit.exportFile, { language: 'en' })
    while (demo.storage.writing() === 0) await new Promise(setImmediate)
    vi.advanceTimersByTime(EXPORT_WAIT_MS)
    const answer = await waiting
    expect([answer.status, answer.code]).toEqual([200, exports.EXPORT_REFUSALS.stillRunning])
    expect(answer.message).toContain('export tray')
  } finally {
    vi.useRealTimers()
  }
  demo.storage.release()
  const [job] = await tray()
  expect((await jobIn(job?.id ?? 0, ['done'])).fileURL).not.toBeNull()
})

test('a link opens for ten minutes without the token, then says that it expired, and a new one is in the tray', async () => {
  const job = await exported({ opAtBegin: LONG_AGO + 70, opAtEnd: LONG_AGO + 70 })
  demo.clock.forward(exports.EXPORT_LINK_SECONDS - 1)
  expect((await demo.get(job.fileURL ?? '')).status).toBe(200)
  demo.clock.forward(1)
  const expired = await demo.get(job.fileURL ?? '')
  expect([expired.status, expired.text]).toEqual([404, expect.stringContaining('expired')])
  expect((await demo.get((await jobIn(job.id, ['done'])).fileURL ?? '')).status).toBe(200)
})

test("a forged link and one to another person's job answer alike", async () => {
  const job = await exported({ opAtBegin: LONG_AGO + 80, opAtEnd: LONG_AGO + 80 })
  const expiry = Math.floor(demo.clock.now().getTime() / 1000) + 60
  const link = (purpose: 'export-link' | 'audit-chain', { token }: Person) =>
    demo.sign(
      purpose,
      [job.id.toString(36), expiry.toString(36), hashToken(token).toString('base64url')].join('.'),
    )
  const statusOf = async (signed: string) => (await demo.get(`/api/export/files/${signed}`)).status
  const own = link('export-link', manager)
  expect(await statusOf(own)).toBe(200)
  const refused = [
    link('export-link', await demo.as('provider-admin')),
    link('export-link', await demo.as('quality')),
    link('audit-chain', manager),
    // As earlier versions signed them, for anyone who had the link.
    demo.sign('export-link', [manager.tenantId, job.id, expiry].map((part) => part.toString(36)).join('.')),
    `${own}x`,
    'abc',
    'a.b.c',
  ]
  expect(await Promise.all(refused.map(statusOf))).toEqual(refused.map(() => 404))
})

test('a link ends with the session that it was listed in', async () => {
  await exported({ opAtBegin: LONG_AGO + 85, opAtEnd: LONG_AGO + 85 })
  const body = { username: 'manager', password: DEMO_PASSWORD, clientId: session.CLIENT_ID }
  const { token } = (await demo.nobody.send(session.login, { body })).data
  const second = demo.bearer({ ...manager, token })
  const [job] = await tray(second)
  expect((await demo.get(job?.fileURL ?? '')).status).toBe(200)
  await second.send(session.logout, { body: { token, clientId: session.CLIENT_ID } })
  const ended = await demo.get(job?.fileURL ?? '')
  expect([ended.status, ended.text]).toEqual([401, expect.stringContaining('session')])
  expect((await demo.get((await tray())[0]?.fileURL ?? '')).status).toBe(200)
})

test('no more than two exports run at once, the others wait their turn', async () => {
  demo.storage.pause()
  for (let count = 0; count < 4; count += 1) await manager.send(exports.start, { body: everything })
  await vi.waitFor(() => expect(demo.storage.writing()).toBe(MAX_RUNNING))
  expect((await tray()).map(({ state }) => state)).toEqual(['queued', 'queued', 'running', 'running'])
  demo.storage.release()
  await vi.waitFor(
    async () => expect((await tray()).every(({ state }) => state === 'done')).toBe(true),
    20_000,
  )
})

test('a sixth export at once is refused with the time to wait, also when all are started together', async () => {
  demo.storage.pause()
  const answers = await Promise.all(
    Array.from({ length: MAX_OPEN_PER_USER + 3 }, () => manager.send(exports.start, { body: everything })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_OPEN_PER_USER)
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.detail?.retryAfterSeconds).toBeGreaterThan(0)
  const quality = await demo.as('quality')
  expect((await quality.send(exports.start, { body: everything })).status).toBe(200)
})

test('the tray keeps the newest twenty and throws away the files of the others', async () => {
  const first = await exported({ opAtBegin: LONG_AGO + 90, opAtEnd: LONG_AGO + 90 })
  for (let count = 0; count < RETAINED_PER_USER; count += 1) {
    await exported({ opAtBegin: LONG_AGO + 91, opAtEnd: LONG_AGO + 91 })
  }
  const jobs = await tray()
  expect(jobs).toHaveLength(RETAINED_PER_USER)
  expect(jobs.map(({ id }) => id)).not.toContain(first.id)
  expect((await demo.get(first.fileURL ?? '')).status).toBe(404)
})

test('a cancelled export stops, leaves no file and no record of an export, and says so in the tray', async () => {
  const before = (await auditRecords('audit.export')).length
  demo.storage.pause()
  const { id } = (await manager.send(exports.start, { body: everything })).data
  await jobIn(id, ['running'])
  await vi.waitFor(() => expect(demo.storage.writing()).toBe(1))
  await manager.send(exports.remove, { query: { id } })
  await vi.waitFor(() => expect(demo.storage.writing()).toBe(0))
  expect(await jobIn(id, ['cancelled'])).toMatchObject({ fileURL: null })
  demo.storage.release()
  expect((await auditRecords('audit.export')).length).toBe(before)
  expect((await auditRecords('export.cancel'))[0]).toMatchObject({ opUserName: 'Shen Qiao' })
})

test('a waiting export can be cancelled before it began', async () => {
  demo.storage.pause()
  const ids: number[] = []
  for (let count = 0; count < 3; count += 1)
    ids.push((await manager.send(exports.start, { body: everything })).data.id)
  const last = ids.at(-1) ?? 0
  await manager.send(exports.remove, { query: { id: last } })
  demo.storage.release()
  await vi.waitFor(
    async () => expect((await tray()).filter(({ state }) => state === 'done')).toHaveLength(2),
    20_000,
  )
  expect(await jobIn(last, ['cancelled'])).toMatchObject({ rowsDone: 0, fileURL: null })
})

test('taking a finished export out of the tray removes its file and is recorded', async () => {
  const job = await exported({ opAtBegin: LONG_AGO + 100, opAtEnd: LONG_AGO + 100 })
  await manager.send(exports.remove, { query: { id: job.id } })
  expect((await tray()).map(({ id }) => id)).not.toContain(job.id)
  expect((await demo.get(job.fileURL ?? '')).status).toBe(404)
  expect((await auditRecords('export.remove'))[0]).toMatchObject({ targetName: job.fileName })
})

test('exports whose stored request this version refuses are listed with why beside the others, and can be removed', async () => {
  const good = await exported({ opAtBegin: LONG_AGO + 105, opAtEnd: LONG_AGO + 105 })
  const store = async (request: object) => {
    const job = await exported({ opAtBegin: LONG_AGO + 105, opAtEnd: LONG_AGO + 105 })
    await demo.asOwner((db) =>
      db
        .updateTable('exportJob')
        .set({ request: JSON.stringify(request) })
        .where('id', '=', job.id)
        .execute(),
    )
    return job
  }
  const filters = await store({ kind: 'audit', filter: { gone: 1 }, format: 'csv' })
  const unknown = await store({ kind: 'gone', filter: {}, format: 'csv' })
  const listed = async () => (await manager.send(exports.list)).data
  const { jobs, broken } = await listed()
  expect(jobs.map(({ id }) => id)).toEqual([good.id])
  const factsOf = ({ id, timezone, createdAt, fileName }: Job) => ({ id, timezone, createdAt, fileName })
  expect(broken).toEqual([
    { ...factsOf(unknown), reason: 'This can no longer be exported. Remove it from the list.' },
    {
      ...factsOf(filters),
      reason: 'The export no longer takes these filters. Remove it, and export again from its page.',
    },
  ])
  for (const { id } of broken)
    expect(await manager.send(exports.remove, { query: { id } })).toMatchObject({ code: 0 })
  expect((await listed()).broken).toEqual([])
  expect((await demo.get(unknown.fileURL ?? '')).status).toBe(404)
})

test("somebody else's export, of one's own tenant or another, answers like an unknown one", async () => {
  const job = await exported({ opAtBegin: LONG_AGO + 110, opAtEnd: LONG_AGO + 110 })
  for (const username of ['quality', 'provider-admin']) {
    const other = await demo.as(username)
    expect((await tray(other)).map(({ id }) => id)).not.toContain(job.id)
    const answers = await Promise.all(
      [job.id, 987_654_321].map((id) => other.send(exports.remove, { query: { id } })),
    )
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
  }
  expect((await demo.get(job.fileURL ?? '')).status).toBe(200)
})

test.each(['seat-001', 'master', 'individual'])(
  '%s may not export what they may not read',
  async (username) => {
    const person = await demo.as(username)
    expect((await person.send(exports.start, { body: everything })).status).toBe(403)
    expect(await tray(person)).toEqual([])
  },
)

test('who lost the right to the log keeps no links to its files, and those that they have no longer open', async () => {
  const quality = await demo.as('quality')
  await exported({ opAtBegin: LONG_AGO + 120, opAtEnd: LONG_AGO + 120 }, { person: quality })
  const [listed] = await tray(quality)
  const setMenuIds = (menuIds: string[]) =>
    demo.asOwner((db) => db.updateTable('role').set({ menuIds }).where('name', '=', 'Quality').execute())
  const { menuIds } = (await quality.send(session.authz)).data
  await setMenuIds(menuIds.filter((id) => id !== 'msgcenter.audit'))
  const [job] = await tray(quality)
  const refused = await demo.get(listed?.fileURL ?? '')
  await setMenuIds(menuIds)
  expect(job).toMatchObject({ state: 'done', fileURL: null })
  expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('Export it again')])
  expect((await demo.get(listed?.fileURL ?? '')).status).toBe(200)
})

test('a file with phone numbers in full closes to who may no longer see them, and one made since is masked', async () => {
  const { phones } = session.PERMISSION_CODES
  const exportPeople = async () => {
    const body = { kind: 'people', filter: {}, format: 'csv' } as const
    const { id } = (await manager.send(exports.start, { body })).data
    return jobIn(id, ['done'])
  }
  const setPermissions = (permissions: string[]) =>
    demo.asOwner((db) =>
      db
        .updateTable('role')
        .set({ permissions })
        .where('id', 'in', (roles) =>
          roles.selectFrom('userRole').select('roleId').where('userId', '=', manager.userId),
        )
        .execute(),
    )
  const permissions = (await manager.send(session.authz)).data.permissions.map(String)
  expect(permissions).toContain(phones)
  const inFull = await exportPeople()
  expect(await fileOf(inFull)).toMatch(/\+\d{13}"/)
  await setPermissions(permissions.filter((code) => code !== phones))
  const refused = await demo.get(inFull.fileURL ?? '')
  const masked = await exportPeople()
  const maskedText = await fileOf(masked)
  const listed = (await tray()).map(({ id, fileURL }) => [id, fileURL === null])
  await setPermissions(permissions)
  expect(refused.status).toBe(403)
  expect(maskedText).toContain('••')
  expect(listed).toEqual([
    [masked.id, false],
    [inFull.id, true],
  ])
  expect((await demo.get(masked.fileURL ?? '')).status).toBe(200)
})

test('a full disk fails the export with a reason in the language of the reader, and the next one works', async () => {
  demo.storage.failNext(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
  const failed = await exported({ opAtBegin: LONG_AGO + 130, opAtEnd: LONG_AGO + 130 })
  expect(failed).toMatchObject({
    state: 'failed',
    reason: 'The server has no space left for the file.',
    fileURL: null,
  })
  const chinese = (await manager.send(exports.list, { language: 'zh' })).data.jobs
  expect(chinese.find(({ id }) => id === failed.id)?.reason).toBe('服务器存储空间不足。')
  expect((await exported({ opAtBegin: LONG_AGO + 130, opAtEnd: LONG_AGO + 130 })).state).toBe('done')
})

test('the documented call says why there is no file', async () => {
  demo.storage.failNext(new Error('the disk is broken'))
  const answer = await manager.send(audit.exportFile)
  expect([answer.status, answer.code]).toEqual([200, exports.EXPORT_REFUSALS.failed])
  expect(answer.message).not.toContain('disk is broken')
})

test('nothing is read before the disk is ready for it, however many rows there are', async () => {
  await plant(ROWS_PER_BATCH * 20, { at: LONG_AGO + 1000 })
  demo.storage.pause(3)
  const filter = { opAtBegin: LONG_AGO + 1000, opAtEnd: LONG_AGO + 1100 }
  const { id } = (await manager.send(exports.start, { body: { kind: 'audit', filter, format: 'csv' } })).data
  const reached = await vi.waitFor(async () => {
    const job = await jobIn(id, ['running'])
    expect(job.rowsDone).toBeGreaterThanOrEqual(ROWS_PER_BATCH * 2)
    return job
  })
  expect(reached.rowsTotal).toBe(ROWS_PER_BATCH * 20)
  const settled = await settledRows(id)
  expect(settled).toBeLessThan(ROWS_PER_BATCH * 20)
  demo.storage.release()
  const job = await jobIn(id, ['done'])
  expect(parseCsvRows(await fileOf(job))).toHaveLength(ROWS_PER_BATCH * 20 + 1)
})

/** Reads the number of rows once two reads in a row find the same. */
async function settledRows(id: number): Promise<number> {
  let last = -1
  return vi.waitFor(
    async () => {
      const { rowsDone } = await jobIn(id, ['running'])
      const before = last
      last = rowsDone
      expect(rowsDone).toBe(before)
      return rowsDone
    },
    { timeout: 5_000, interval: 100 },
  )
}

test('rows written while an export runs are not in its file, and none is there twice', async () => {
  const at = LONG_AGO + 2000
  await plant(ROWS_PER_BATCH * 3, { at })
  demo.storage.pause(2)
  const filter = { opAtBegin: at, opAtEnd: at + 100 }
  const { id } = (await manager.send(exports.start, { body: { kind: 'audit', filter, format: 'csv' } })).data
  await vi.waitFor(async () => {
    expect((await jobIn(id, ['running'])).rowsDone).toBeGreaterThanOrEqual(ROWS_PER_BATCH)
  })
  await plant(5, { at: at + 50, target: 'late' })
  demo.storage.release()
  const rows = parseCsvRows(await fileOf(await jobIn(id, ['done']))).slice(1)
  expect(rows.filter((row) => row[4] === 'late')).toEqual([])
  expect(new Set(rows.map((row) => row[9])).size).toBe(ROWS_PER_BATCH * 3)
})

test('what was not finished when the server stopped says so after the next start', async () => {
  demo.storage.pause()
  const running = (await manager.send(exports.start, { body: everything })).data.id
  await vi.waitFor(() => expect(demo.storage.writing()).toBe(1))
  await demo.restart()
  manager = await demo.as('manager')
  const job = await jobIn(running, ['failed'])
  expect(job).toMatchObject({ reason: 'The server was restarted meanwhile. Start it again.', fileURL: null })
  expect((await exported({ opAtBegin: LONG_AGO, opAtEnd: LONG_AGO })).state).toBe('done')
})

test('a stopping server answers who waits for an export instead of waiting with them', async () => {
  demo.storage.pause()
  const waiting = manager.send(audit.exportFile, { headers: { connection: 'close' } })
  await vi.waitFor(() => expect(demo.storage.writing()).toBe(1))
  await demo.restart()
  expect((await waiting).code).toBe(exports.EXPORT_REFUSALS.stillRunning)
  manager = await demo.as('manager')
})

test('a request that is no export is refused', async () => {
  for (const body of [
    {},
    { kind: 'people' },
    { kind: 'audit' },
    { kind: 'audit', filter: { opAtBegin: 2, opAtEnd: 1 } },
  ]) {
    expect((await manager.sendRaw(exports.start, { body })).status).toBe(400)
  }
})

test('without a session nothing is exported, listed or removed', async () => {
  const answers: DataOf<typeof exports.remove>[] | number[] = [
    (await demo.nobody.send(exports.start, { body: everything })).status,
    (await demo.nobody.send(exports.list)).status,
    (await demo.nobody.send(exports.remove, { query: { id: 1 } })).status,
  ]
  expect(answers).toEqual([401, 401, 401])
})
