import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { account, exports, organization, role, session } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { findRecord, findRecords } from '../../src/modules/operations/audit/audit.store.ts'
import { parseCsvRows } from '../support/csv-rows.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { csv, HEADS, importing, WAIT } from '../support/people-import.ts'
import { newPerson, organizationNamed, personNamed, signInFirst } from '../support/people.ts'
import { buildXlsx, buildZip } from '../support/xlsx.ts'

const { IMPORT_REFUSALS } = account

let demo: Demo
let manager: Person
let company: string
let dataDir: string
beforeAll(async () => {
  // A server that starts again finds its files.
  dataDir = await mkdtemp(join(tmpdir(), 'people-import-'))
  demo = await startDemo({ config: { dataDir } })
  manager = await demo.as('manager')
  company = (await organizationNamed(manager, '')).path
})
afterAll(async () => {
  await demo.stop()
  await rm(dataDir, { recursive: true })
})

const { upload, importOf, checked, imported, problemsOf } = importing(() => demo)

const storedFiles = () =>
  demo.asOwner((db) => db.selectFrom('peopleImport').where('fileKey', 'is not', null).select('id').execute())

describe('a CSV file of people', () => {
  test('is checked first, making nobody, and then makes the people of its good lines', async () => {
    const text = csv(
      `lin.one,林悦,${company},Quality; Seat,Card renewals,+86 138 0000 0001`,
      '',
      `lin.two,"Two, Lin",${company},,,`,
      `bad name,,Nowhere,No such role,,x`,
    )
    const business = (await manager.send(account.options)).data.businessTypes[0]?.name ?? ''
    const found = await checked(manager, text.replace('Card renewals', business))
    expect(found).toMatchObject({
      state: 'checked',
      linesTotal: 3,
      goodLines: 2,
      refusedLines: 1,
      created: 0,
    })
    expect((await manager.send(account.list, { body: { text: 'lin.one' } })).data.total).toBe(0)
    expect(await problemsOf(manager, found)).toMatchObject([
      { line: 5, column: 'Username', value: 'bad name' },
      { line: 5, column: 'Name', value: null, reason: 'It is empty.' },
      { line: 5, column: 'Phone', value: 'x' },
      { line: 5, column: 'Organisation', value: 'Nowhere' },
      { line: 5, column: 'Roles', value: 'No such role' },
    ])

    expect(await imported(manager, found)).toMatchObject({ state: 'done', created: 2, linesDone: 3 })
    expect(await personNamed(manager, 'lin.one')).toMatchObject({
      name: '林悦',
      orgPath: company,
      phone: '+86 138 0000 0001',
      hasPassword: false,
      status: 'enabled',
      roles: [{ name: 'Quality' }, { name: 'Seat' }],
      businessTypes: [{ name: business }],
    })
    expect((await personNamed(manager, 'lin.two')).name).toBe('Two, Lin')
    const waiting = (await manager.send(account.list, { body: { status: 'noPassword', text: 'lin.' } })).data
    expect(waiting.total).toBe(2)
    const content = await demo.inTenant(manager.tenantId, async (tx) => {
      const page = { pageIndex: 1, pageSize: 1, fromEnd: false }
      const [head] = await findRecords(tx, { module: 'account', opType: 'account.import' }, page)
      return (await findRecord(tx, head?.id ?? 0))?.opContentAfter
    })
    expect(JSON.parse(content ?? '')).toMatchObject({
      created: ['lin.one', 'lin.two'],
      lines: { from: 2, to: 5 },
    })
  })

  test('says what people are at work in either language, and refuses a position that there is not', async () => {
    const [position, others] = ['Position', '岗位'].map((head) => `Username,Name,Organisation,${head}`)
    const lines = (...positions: string[]) =>
      positions
        .map((name, index) => `at.work.${positions.length}${index},At work,${company},${name}`)
        .join('\r\n')
    const found = await checked(manager, `${position}\r\n${lines('Seat', 'SENIOR SEAT', '', 'Boss')}`)
    expect(found).toMatchObject({ goodLines: 3, refusedLines: 1, ignoredColumns: [] })
    expect(await problemsOf(manager, found)).toMatchObject([
      {
        line: 5,
        column: 'Position',
        value: 'Boss',
        reason: expect.stringMatching(/^There is no such position/),
      },
    ])
    await imported(manager, found)
    await imported(manager, await checked(manager, `${others}\r\n${lines('组长', 'SuperAdmin')}`))
    const made = ['at.work.40', 'at.work.41', 'at.work.42', 'at.work.20', 'at.work.21']
    const positions = await Promise.all(made.map(async (name) => (await personNamed(manager, name)).position))
    expect(positions).toEqual(['TSR', 'TeamTSR', null, 'TeamAdmin', 'SuperAdmin'])
  })

  test('imports nothing twice: a second start is refused, and its file is gone', async () => {
    const found = await checked(manager, csv(`once,Once,${company}`))
    await imported(manager, found)
    expect(await manager.send(account.startImport, { body: { id: found.id } })).toMatchObject({
      code: IMPORT_REFUSALS.notNow,
    })
    expect(await storedFiles()).toEqual([])
  })

  test('refuses a username that appears twice, in whatever letters, and one that anybody has in any tenant', async () => {
    const found = await checked(
      manager,
      csv(`same,A,${company}`, `SAME,B,${company}`, `Seat-001,C,${company}`, `provider-admin,D,${company}`),
    )
    expect(found).toMatchObject({ goodLines: 1, refusedLines: 3 })
    const problems = await problemsOf(manager, found)
    expect(problems.filter(({ line }) => line !== 4).map(({ line, reason }) => [line, reason])).toEqual([
      [3, 'The same username appears in an earlier line.'],
      [5, 'This username is taken.'],
    ])
    // For a username of the company itself, the problem names the difference.
    expect(problems.filter(({ line }) => line === 4)[0]).toMatchObject({
      column: 'Name',
      reason: expect.stringMatching(/^This person exists, and this is different/),
    })
  })

  test('refuses a line whose username was taken between check and import', async () => {
    const found = await checked(manager, csv(`raced,A,${company}`, `not-raced,B,${company}`))
    await newPerson(manager, { username: 'RACED' })
    expect(await imported(manager, found)).toMatchObject({ created: 1, goodLines: 1, refusedLines: 1 })
    expect(await problemsOf(manager, found)).toMatchObject([
      { line: 2, column: 'Name', value: 'A', reason: expect.stringMatching(/^This person exists/) },
    ])
  })

  test('names organisations that are there: none that was removed, whose name another may have by now', async () => {
    const desk = async () => {
      const body = { parentId: (await organizationNamed(manager, '')).id, name: 'Field desk' }
      return (await manager.send(organization.create, { body })).data.id
    }
    const remove = (id: number) => manager.send(organization.remove, { query: { id, version: 1 } })
    const line = (username: string) =>
      csv(`${username},A,${company} / Field desk`, `${username}.beside,B,${company}`)
    await remove(await desk())
    const gone = await checked(manager, line('to-nowhere'))
    expect(await problemsOf(manager, gone)).toMatchObject([{ line: 2, column: 'Organisation' }])

    const again = await desk()
    const found = await checked(manager, line('to-desk'))
    expect(found).toMatchObject({ goodLines: 2, refusedLines: 0 })
    expect((await remove(again)).code).toBe(0)
    // Removed between check and import: its line is refused, the others come in.
    expect(await imported(manager, found)).toMatchObject({ state: 'done', created: 1, refusedLines: 1 })
    expect(await problemsOf(manager, found)).toMatchObject([{ line: 2, column: 'Organisation' }])
  })

  test('gives no role that has grown beyond its sender, or has gone, since the check', async () => {
    const { id: roleId, version } = (
      await manager.send(role.create, { body: { name: 'Growing', menuIds: [], permissions: [] } })
    ).data
    const passing = (
      await manager.send(role.create, { body: { name: 'Passing', menuIds: [], permissions: [] } })
    ).data
    const found = await checked(
      manager,
      csv(`grown,A,${company},Growing`, `passed,B,${company},Passing`, `staying,C,${company},Seat`),
    )
    expect(found.goodLines).toBe(3)
    await demo.asOwner((db) =>
      db
        .updateTable('role')
        .set({ menuIds: ['account', 'account.tenant'], version })
        .where('id', '=', roleId)
        .execute(),
    )
    await manager.send(role.remove, { query: { id: passing.id, version: 1 } })
    expect(await imported(manager, found)).toMatchObject({ state: 'done', created: 1, refusedLines: 2 })
    expect((await problemsOf(manager, found)).map(({ line, column }) => [line, column])).toEqual([
      [2, 'Roles'],
      [3, 'Roles'],
    ])
  })

  test.each(['=1+1', '+cmd', '-2', '@SUM(A1)', '＝1', `"=HYPERLINK(""http://x"",""y"")"`])(
    'takes no formula for a name: %s',
    async (name) => {
      const found = await checked(manager, csv(`formula,${name},${company}`))
      const [problem] = await problemsOf(manager, found)
      expect(problem).toMatchObject({ line: 2, column: 'Name' })
      expect(problem?.reason).toMatch(/^It is a formula/)
    },
  )

  test('keeps a plus before a phone number as the text that it is', async () => {
    expect(await checked(manager, csv(`plus,Plus,${company},,,+8613800000000`))).toMatchObject({
      goodLines: 1,
    })
    const formula = await checked(manager, csv(`plus,Plus,${company},,,+SUM(1)`))
    expect(formula.refusedLines).toBe(1)
  })

  test('gives no role with pages when its sender leads a part of the company: who is imported leads nothing', async () => {
    const leader = await demo.as('master', 'account.users')
    const found = await checked(
      leader,
      csv(`led.one,A,${company},Senior group master,,`, `led.two,B,${company},Seat,,`),
    )
    expect(found).toMatchObject({ state: 'checked', goodLines: 1, refusedLines: 1 })
    expect(await problemsOf(leader, found)).toMatchObject([{ line: 2, column: 'Roles' }])
  })

  test('gives no role that its sender does not hold', async () => {
    const made = await newPerson(manager)
    await demo.asOwner(async (db) => {
      const { tenantId } = manager
      const role = { tenantId, name: 'Clerk', menuIds: ['account', 'account.users'], permissions: [] }
      const { id } = await db.insertInto('role').values(role).returning('id').executeTakeFirstOrThrow()
      await db.insertInto('userRole').values({ tenantId, userId: made.id, roleId: id }).execute()
    })
    await signInFirst(demo, made)
    const login = { username: made.username, password: 'Orchid#2027', clientId: session.CLIENT_ID }
    const { token } = (await demo.nobody.send(session.login, { body: login })).data
    const clerk = demo.bearer({ token, userId: made.id, tenantId: manager.tenantId })
    const text = csv(`promoted,A,${company},Enterprise administrator`, `fellow,B,${company},clerk`)
    const found = await checked(clerk, text)
    expect(found).toMatchObject({ goodLines: 1, refusedLines: 1 })
    expect((await problemsOf(clerk, found))[0]?.reason).toMatch(/rights that you do not hold/)

    const before = await checked(clerk, csv(`later,A,${company},Clerk`))
    await demo.asOwner((db) => db.deleteFrom('userRole').where('userId', '=', made.id).execute())
    expect(await clerk.send(account.startImport, { body: { id: before.id } })).toMatchObject({ status: 401 })
  })

  test('is read in UTF-8 with a mark and in GB18030, with commas, semicolons and tabs, heads in Chinese', async () => {
    const withMark = await checked(manager, `\uFEFF${csv(`mark,林,${company}`)}`)
    expect(withMark.goodLines).toBe(1)
    const semicolons = await checked(manager, `账号;姓名;组织;角色\nsemi;林;${company};Quality`)
    expect(semicolons.goodLines).toBe(1)
    const tabs = await checked(manager, `username\tname\torganization\ntab.one\t林\t${company}`)
    expect(tabs.goodLines).toBe(1)
    // 账号,姓名,组织 and 林悦
    const heads = Buffer.from('d5cbbac52cd0d5c3fb2cd7e9d6af0d0a', 'hex')
    const line = Buffer.concat([
      Buffer.from('gb.one,'),
      Buffer.from('c1d6d4c3', 'hex'),
      Buffer.from(`,${company}\r\n`),
    ])
    const gb = await checked(manager, Buffer.concat([heads, line]))
    expect(gb.goodLines).toBe(1)
    await imported(manager, gb)
    expect((await personNamed(manager, 'gb.one')).name).toBe('林悦')
  })

  test.each([
    ['UTF-16, with heads alone', Buffer.from(`\uFEFF${HEADS}`, 'utf16le'), /contains no people/],
    ['Latin-1', Buffer.from(`${HEADS}\r\njo,José Núñez,x`, 'latin1'), /neither in UTF-8 nor in GB18030/],
    ['Shift JIS', Buffer.from([...Buffer.from(`${HEADS}\n`), 0x93, 0x63, 0x92, 0x86]), /neither in UTF-8/],
    ['text that is named XLSX all the same', 'just words', /contains no people|missing/],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0', 'latin1'), /neither a CSV nor an XLSX/],
    ['an old Excel file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /neither a CSV nor an XLSX/],
    ['an empty file', '', /contains no people/],
    ['heads alone', HEADS, /contains no people/],
    ['missing columns', 'Username,Phone\na,1', /missing: Name \(姓名\), Organisation \(组织\)/],
    ['a column twice', 'Username,Name,Organisation,姓名\na,b,c,d', /twice: 姓名/],
    ['an open quotation mark', `${HEADS}\r\nopen,"A,x\r\nb,c,d`, /Line 2: a quotation mark/],
    [
      'a stray quotation mark after a cell of two lines',
      `${HEADS}\r\nok,"A\r\nB",x\r\nopen,A "B,x`,
      /Line 4: a quotation mark/,
    ],
    ['a stray quotation mark', `${HEADS}\r\nok,A,x\r\nopen,A "B,x`, /Line 3: a quotation mark/],
    ['a line without end', `${HEADS}\r\n"${'x'.repeat(100_000)}`, /Line 2 is longer/],
  ])('is refused whole, with the reason: %s', async (_name, content, reason) => {
    const found = await checked(manager, content)
    expect(found.state).toBe('failed')
    expect(found.reason).toMatch(reason)
    expect(await manager.send(account.startImport, { body: { id: found.id } })).toMatchObject({
      code: IMPORT_REFUSALS.notNow,
    })
  })

  test('is refused beyond 20,000 lines by its lines, also with 100,000, and beyond 10 MB by its size', async () => {
    const line = (number: number) => `person-${number},Person ${number},${company},Seat,,13800000000`
    const found = await checked(manager, csv(...Array.from({ length: 100_000 }, (_, index) => line(index))))
    expect(found).toMatchObject({ state: 'failed', reason: expect.stringContaining('more than 20000 lines') })
    const tooLarge = await upload(manager, Buffer.alloc(account.IMPORT_MAX_BYTES + 1, 'a'))
    expect(tooLarge).toMatchObject({ status: 413, body: { msg: 'The file cannot exceed 10 MB.' } })
  })

  test('takes 20,000 lines, and not one more', async () => {
    const lines = Array.from(
      { length: account.IMPORT_MAX_LINES + 1 },
      (_, index) => `limit-${index},A,${company}`,
    )
    expect(await checked(manager, csv(...lines.slice(1)))).toMatchObject({
      state: 'checked',
      goodLines: account.IMPORT_MAX_LINES,
    })
    expect(await checked(manager, csv(...lines))).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('more than 20000 lines'),
    })
  })

  test('is read through line breaks within quotation marks, and counts lines as a text editor does', async () => {
    const found = await checked(
      manager,
      csv(`broken,"Two\r\nlines",${company}`, `doubled,"A ""B"" C",${company}`, `late,,x`),
    )
    expect(found).toMatchObject({ goodLines: 1, refusedLines: 2 })
    expect((await problemsOf(manager, found)).map(({ line, column }) => [line, column])).toEqual([
      [2, 'Name'],
      [5, 'Name'],
      [5, 'Organisation'],
    ])
  })

  test('that is cut off on its way is refused, and nothing of it is stored', async () => {
    const before = await storedFiles()
    const body = `--cut\r\nContent-Disposition: form-data; name="file"; filename="people.csv"\r\n\r\n${csv(`cut,A,${company}`)}`
    const answer = await demo.fetch(account.checkImport.path, {
      method: 'POST',
      body,
      headers: {
        authorization: `Bearer ${manager.token}`,
        'content-type': 'multipart/form-data; boundary=cut',
      },
    })
    expect(answer.status).toBe(400)
    expect(await storedFiles()).toEqual(before)
  })

  test('refuses lines with too few and too many cells', async () => {
    const found = await checked(manager, csv('few,A', `many,B,${company},,,,more`))
    expect((await problemsOf(manager, found)).map(({ line, column }) => [line, column])).toEqual([
      [2, null],
      [3, null],
    ])
  })

  test('is the template, once its example line is replaced', async () => {
    for (const language of ['en', 'zh'] as const) {
      const [heads = ''] = account.importTemplate(language).split('\r\n')
      expect(await checked(manager, `${heads}\r\nby.${language},A,${company},,,`)).toMatchObject({
        goodLines: 1,
      })
      const asItIs = await checked(manager, account.importTemplate(language))
      expect(asItIs).toMatchObject({ state: 'checked', goodLines: 0, refusedLines: 1 })
    }
  })
})

describe('an XLSX file of people', () => {
  const heads = HEADS.split(',')

  test('is read cell by cell: shared texts, numbers, gaps', async () => {
    const found = await checked(
      manager,
      buildXlsx([
        heads,
        [{ shared: 'x.one' }, '林 & 悦', { shared: company }, '', '', 13_800_000_000],
        ['x.two', 'B', company],
      ]),
      'people.xlsx',
    )
    expect(found).toMatchObject({ state: 'checked', goodLines: 2 })
    await imported(manager, found)
    expect(await personNamed(manager, 'x.one')).toMatchObject({ name: '林 & 悦', phone: '13800000000' })
  })

  test('has its formulas refused, whatever they came to', async () => {
    const found = await checked(
      manager,
      buildXlsx([heads, ['x.formula', { formula: '1+1', result: 'Innocent' }, company]]),
    )
    expect(await problemsOf(manager, found)).toMatchObject([
      { line: 2, column: 'Name', reason: expect.stringMatching(/^It is a formula/) },
    ])
  })

  test('is refused beyond 20,000 lines', async () => {
    const rows = Array.from({ length: 20_500 }, (_, index) => [`x-${index}`, 'A', company])
    expect((await checked(manager, buildXlsx([heads, ...rows]))).reason).toMatch(/more than 20000 lines/)
  })

  const bomb =
    '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><worksheet><sheetData><row r="1"><c t="str"><v>&b;</v></c></row></sheetData></worksheet>'
  test.each([
    ['no sheet', buildZip([{ name: 'readme.txt', content: 'x' }]), /broken/],
    ['half a file', buildXlsx([heads]).subarray(0, 300), /broken/],
    ['broken XML', buildXlsx([heads], { sheet: '<worksheet><row r="1"><c>' }), /broken/],
    ['entities that multiply', buildXlsx([heads], { sheet: bomb }), /broken/],
    ['rows out of order', buildXlsx([heads], { sheet: '<w><row r="9"/><row r="2"/></w>' }), /broken/],
    [
      'a part that announces gigabytes',
      buildXlsx([heads], { extra: [{ name: 'xl/media/big', content: 'x', announcedBytes: 0xff_ff_ff_f0 }] }),
      /more than a list of people/,
    ],
    [
      'a part that is more than it announces',
      buildZip([
        { name: 'xl/workbook.xml', content: Buffer.alloc(50_000_000, ' '), announcedBytes: 100 },
        { name: 'xl/_rels/workbook.xml.rels', content: '<x/>' },
      ]),
      /broken/,
    ],
  ])('is refused whole, with the reason: %s', async (_name, content, reason) => {
    expect(await checked(manager, content)).toMatchObject({
      state: 'failed',
      reason: expect.stringMatching(reason),
    })
  })
})

describe('an import on its way', () => {
  const lines = (count: number, prefix: string) =>
    csv(...Array.from({ length: count }, (_, index) => `${prefix}-${index},Person ${index},${company},Seat`))

  test('is one at a time in a company, stops where it is, says what is in, and continues from there', async () => {
    const found = await checked(manager, lines(1200, 'paused'))
    await manager.send(account.startImport, { body: { id: found.id } })
    await vi.waitFor(async () => expect((await importOf(manager, found.id)).created).toBeGreaterThan(0), WAIT)
    expect((await upload(manager, csv(`other,A,${company}`))).body.code).toBe(IMPORT_REFUSALS.otherRuns)
    await manager.send(account.stopImport, { body: { id: found.id } })
    const stopped = await importOf(manager, found.id)
    expect(stopped).toMatchObject({ state: 'stopped', reason: 'It was stopped.' })
    expect(stopped.created).toBeLessThan(1200)
    const people = async () =>
      (await manager.send(account.list, { body: { text: 'paused-', pageSize: 1 } })).data.total
    expect(await people()).toBe(stopped.created)
    expect(stopped.linesDone).toBe(stopped.created)
    expect(await imported(manager, found)).toMatchObject({ state: 'done', created: 1200, linesDone: 1200 })
    expect(await people()).toBe(1200)
  })

  test('goes on when it could not be stopped', async () => {
    const found = await checked(manager, lines(800, 'unstopped'))
    await demo.asOwner(async (db) => {
      await sql`create function collide() returns trigger language plpgsql as $$ begin
        raise exception 'planted' using errcode = '40P01'; end $$`.execute(db)
      await sql`create trigger collide before update on people_import
        for each row when (new.state = 'stopped') execute function collide()`.execute(db)
    })
    await manager.send(account.startImport, { body: { id: found.id } })
    expect((await manager.send(account.stopImport, { body: { id: found.id } })).status).toBe(503)
    await demo.asOwner((db) => sql`drop function collide() cascade`.execute(db))
    await vi.waitFor(
      async () => expect(await importOf(manager, found.id)).toMatchObject({ state: 'done', created: 800 }),
      WAIT,
    )
  })

  test('that a stopped server left behind says so, and continues', async () => {
    const found = await checked(manager, lines(1200, 'restarted'))
    await manager.send(account.startImport, { body: { id: found.id } })
    await vi.waitFor(async () => expect((await importOf(manager, found.id)).created).toBeGreaterThan(0), WAIT)
    demo.clock.forward(60)
    await demo.restart()
    manager = await demo.as('manager')
    expect(await importOf(manager, found.id)).toMatchObject({
      state: 'stopped',
      reason: 'The server was restarted meanwhile.',
    })
    expect(await imported(manager, found)).toMatchObject({ state: 'done', created: 1200 })
  })

  test('whose file is no longer there says so', async () => {
    const found = await checked(manager, csv(`gone,A,${company}`))
    await rm(join(dataDir, 'files/imports'), { recursive: true })
    expect(await imported(manager, found)).toMatchObject({
      state: 'stopped',
      created: 0,
      reason: expect.stringContaining('no longer on the server'),
    })
  })

  test('belongs to who began it, and its file serves until another is sent', async () => {
    const found = await checked(manager, csv(`mine,A,${company}`))
    const provider = await demo.as('provider-admin')
    for (const call of [account.startImport, account.stopImport]) {
      expect(await provider.send(call, { body: { id: found.id } })).toMatchObject({ status: 404 })
    }
    expect(await provider.send(account.getImport, { query: { id: found.id } })).toMatchObject({ status: 404 })
    expect(await provider.send(account.importProblems, { query: { id: found.id } })).toMatchObject({
      status: 404,
    })
    await checked(manager, csv(`another,A,${company}`))
    expect(await manager.send(account.startImport, { body: { id: found.id } })).toMatchObject({
      code: IMPORT_REFUSALS.notNow,
    })
  })

  test('is refused to who does not manage people, before its file is read', async () => {
    for (const username of ['seat-001', 'individual']) {
      expect((await upload(await demo.as(username), csv('a,b,c'))).status).toBe(403)
    }
    const nobody = await demo.fetch(account.checkImport.path, { method: 'POST', body: new FormData() })
    expect(nobody.status).toBe(401)
    const empty = await demo.fetch(account.checkImport.path, {
      method: 'POST',
      body: new FormData(),
      headers: { authorization: `Bearer ${manager.token}` },
    })
    expect(empty.status).toBe(400)
  })

  test('has its refused lines exported, what begins like a formula defused', async () => {
    const found = await checked(manager, csv(`report,=1+1,${company}`))
    const request = { kind: 'importProblems' as const, filter: { id: found.id }, format: 'csv' as const }
    const { id } = (await manager.send(exports.start, { body: request })).data
    const url = await vi.waitUntil(async () => {
      const { jobs } = (await manager.send(exports.list)).data
      return jobs.find((job) => job.id === id)?.fileURL
    })
    const [heads, row] = parseCsvRows((await demo.get(url)).text)
    expect(heads).toEqual(['Line', 'Column', 'Value', 'Reason'])
    expect(row?.slice(0, 3)).toEqual(['2', 'Name', `'=1+1`])
    const foreign = await (await demo.as('provider-admin')).send(exports.start, { body: request })
    expect(foreign.status).toBe(404)
  })
})
