import { readFileSync } from 'node:fs'
import { account, exports } from '@console/contracts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { csv, importing, WAIT } from '../support/people-import.ts'
import { newPerson, organizationNamed, personNamed, personWithRole } from '../support/people.ts'
import { buildXlsx } from '../support/xlsx.ts'

let demo: Demo
let manager: Person
let company: string
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  company = (await organizationNamed(manager, '')).path
  await awkwardPeople()
})
afterAll(() => demo.stop())

const { checked, imported, problemsOf } = importing(() => demo)

const DIFFERS =
  'This person exists, and this is different. An import adds people only: change it on the person’s page.'

const fixture = (name: string) => readFileSync(new URL(`../fixtures/files/${name}`, import.meta.url))

/** An export of people as it is downloaded. */
async function exportedFile(
  person: Person,
  format: exports.ExportFormat,
  filter: account.PeopleFilter = {},
): Promise<Buffer> {
  const { id } = (await person.send(exports.start, { body: { kind: 'people', filter, format } })).data
  const url = await vi.waitUntil(async () => {
    const { jobs } = (await person.send(exports.list)).data
    return jobs.find((job) => job.id === id)?.fileURL
  }, WAIT)
  return Buffer.from(await (await demo.fetch(url)).arrayBuffer())
}

/** People whose data a spreadsheet or an import would take for something else. */
async function awkwardPeople(): Promise<void> {
  const phones = ['+86 138 0000 0001', '013800000001', '0012 3456', '+8613800000001']
  for (const phone of phones)
    await newPerson(manager, { username: `again-${phone.replaceAll(/\D/g, '')}-${phone.length}`, phone })
  const formula = await newPerson(manager, { username: 'again-formula' })
  await demo.asOwner((db) =>
    db.updateTable('appUser').set({ name: '=1+1' }).where('id', '=', formula.id).execute(),
  )
}

describe('a file that the console exported', () => {
  test.each(['xlsx', 'csv'] as const)(
    'is imported as it is: every line of the %s is unchanged',
    async (format) => {
      const found = await checked(manager, await exportedFile(manager, format))
      const { total } = (await manager.send(account.list, { body: {} })).data
      expect(total).toBeGreaterThan(100)
      expect(found).toMatchObject({
        state: 'checked',
        linesTotal: total,
        unchangedLines: total,
        goodLines: 0,
        refusedLines: 0,
        ignoredColumns: ['Status', 'Last sign-in (Asia/Shanghai)'],
      })
    },
  )

  test('is unchanged too for who sees phone numbers masked', async () => {
    const clerk = await personWithRole(demo, manager, ['account', 'account.users'])
    const found = await checked(clerk, await exportedFile(clerk, 'csv', { text: 'again-' }))
    expect(found).toMatchObject({ linesTotal: 5, unchangedLines: 5, refusedLines: 0 })
  })

  test('makes the people that were added to it, and refuses what was changed in it', async () => {
    const text = (await exportedFile(manager, 'csv', { text: 'again-' })).toString()
    const changed = `${text.replace("'=1+1", 'Somebody')}"added","Added","${company}","","","'+49 30 1234567"\r\n`
    const found = await checked(manager, changed)
    expect(found).toMatchObject({ linesTotal: 6, unchangedLines: 4, goodLines: 1, refusedLines: 1 })
    expect(await problemsOf(manager, found)).toMatchObject([
      { column: 'Name', value: 'Somebody', reason: DIFFERS },
    ])
    expect(await imported(manager, found)).toMatchObject({
      state: 'done',
      created: 1,
      goodLines: 1,
      unchangedLines: 4,
      refusedLines: 1,
    })
    expect((await personNamed(manager, 'added')).phone).toBe('+49 30 1234567')
  })
})

test('a line that becomes equal between check and import is unchanged, and one that no longer is, differs', async () => {
  const { username } = await newPerson(manager, { username: 'moved-on' })
  const { name } = await personNamed(manager, username)
  const found = await checked(manager, csv(`moved-on,${name},${company}`, `becomes-equal,Equal,${company}`))
  expect(found).toMatchObject({ unchangedLines: 1, goodLines: 1 })
  await demo.asOwner((db) =>
    db.updateTable('appUser').set({ name: 'Other' }).where('username', '=', 'moved-on').execute(),
  )
  const { id } = await newPerson(manager, { username: 'becomes-equal' })
  await demo.asOwner((db) => db.updateTable('appUser').set({ name: 'Equal' }).where('id', '=', id).execute())
  expect(await imported(manager, found)).toMatchObject({ unchangedLines: 1, goodLines: 0, refusedLines: 1 })
  expect(await problemsOf(manager, found)).toMatchObject([{ line: 2, column: 'Name', reason: DIFFERS }])
})

test('200 lines that make nobody are passed, and the one added at their end gets in', async () => {
  const refused = Array.from({ length: 450 }, (_, index) => `nobody-${index},A,${company},No such role`)
  const found = await checked(manager, csv(...refused, `last.of.all,Last,${company}`))
  expect(found).toMatchObject({ linesTotal: 451, goodLines: 1, refusedLines: 450 })
  expect(await imported(manager, found)).toMatchObject({
    state: 'done',
    reason: null,
    created: 1,
    linesDone: 451,
  })
  expect((await personNamed(manager, 'last.of.all')).name).toBe('Last')
})

test('a line of a person of another company is taken, one of the own company says each cell that differs', async () => {
  const { username } = await newPerson(manager, { username: 'own.person', phone: '+86 138 0000 0099' })
  const { name } = await personNamed(manager, username)
  const found = await checked(
    manager,
    csv(
      `OWN.PERSON,${name},${company},,,+86 138 0000 0099`,
      `own.person,Other,${company},Seat,,+86 138 0000 0098`,
      `provider-admin,A,${company}`,
    ),
  )
  expect(found).toMatchObject({ unchangedLines: 1, refusedLines: 2 })
  expect(await problemsOf(manager, found)).toMatchObject([
    { line: 3, column: 'Username', reason: 'The same username appears in an earlier line.' },
    { line: 4, column: 'Username', reason: 'This username is taken.' },
  ])
  const changed = await checked(manager, csv(`own.person,Other,${company},Seat,,+86 138 0000 0098`))
  expect(await problemsOf(manager, changed)).toEqual([
    { line: 2, column: 'Name', value: 'Other', reason: DIFFERS },
    { line: 2, column: 'Roles', value: 'Seat', reason: DIFFERS },
    { line: 2, column: 'Phone', value: '+86 138 0000 0098', reason: DIFFERS },
  ])
})

describe('hidden marks', () => {
  test('are removed from what is imported, which is said, and a number may be of any width', async () => {
    const found = await checked(manager, fixture('invisible-marks.csv'))
    expect(found).toMatchObject({
      goodLines: 3,
      notes: ['Cells from which invisible characters were removed: 3, the first in line 2.'],
    })
    await imported(manager, found)
    for (const [username, name, phone] of [
      ['case.lro', 'Case Lro', '13800000011'],
      ['case.zws', 'Case Zws', '13800000111'],
      ['case.zwn', 'Case Zwn', '13800000112'],
    ] as const)
      expect(await personNamed(manager, username)).toMatchObject({ name, phone })
    const again = await checked(manager, fixture('invisible-marks.csv'))
    expect(again).toMatchObject({ unchangedLines: 3, refusedLines: 0 })

    const wide = await checked(manager, csv(`wide.phone,Wide,${company},,,＋８６ １３８–0000–0003\u200B`))
    await imported(manager, wide)
    expect((await personNamed(manager, 'wide.phone')).phone).toBe('+86 138-0000-0003')
  })

  test('are removed from what a form or a call sends, and those of before are found', async () => {
    const { id: orgId } = await organizationNamed(manager, '')
    const facts = { nickName: '\u200B', position: null, orgId, roleIds: [], businessTypeIds: [] }
    const body = {
      ...facts,
      username: 'mar\u200Bked',
      name: 'Ju\u00ADlia\u00A0Ｗ\u202C',
      phone: '\u202D１３８ 0000 0000',
    }
    const { id } = (await manager.send(account.create, { body })).data
    expect(await personNamed(manager, 'marked')).toMatchObject({
      id,
      name: 'Julia Ｗ',
      phone: '138 0000 0000',
    })
    await demo.asOwner((db) =>
      db.updateTable('appUser').set({ name: 'An\u200Bdre\u0301 \u202DＬee' }).where('id', '=', id).execute(),
    )
    for (const text of ['André', 'andre\u0301', 'LEE', 'ＡＮＤＲÉ', 'an\u200Bdré lee'])
      expect(
        (await manager.send(account.list, { body: { text } })).data.records.map((one) => one.id),
      ).toContain(id)
    expect((await manager.send(account.list, { body: { text: 'andre lee' } })).data.total).toBe(0)
    // The name as an export writes it, with its marks, or as it is displayed.
    for (const name of ['An\u200Bdre\u0301 \u202DＬee', 'Andre\u0301 Ｌee'])
      expect((await checked(manager, csv(`marked,${name},${company},,,138 0000 0000`))).unchangedLines).toBe(
        1,
      )
  })
})

describe('a refusal of a file', () => {
  test.each([
    [
      'title-row.xlsx',
      'These columns are missing: Username (账号), Name (姓名), Organisation (组织). Line 1 of the sheet “Sheet1” was read as the heads.',
    ],
  ])('%s says which line was read as the heads', async (name, reason) => {
    expect(await checked(manager, fixture(name))).toMatchObject({ state: 'failed', reason })
  })

  test('of text says the line, in either language', async () => {
    const found = await checked(manager, 'sep=;\r\n\r\nUsername;Name')
    expect(found.reason).toBe('These columns are missing: Organisation (组织). Line 3 was read as the heads.')
    const { import: chinese } = (
      await manager.send(account.getImport, { query: { id: found.id }, headers: { 'accept-language': 'zh' } })
    ).data
    expect(chinese?.reason).toBe('缺少以下列：Organisation (组织)。第 3 行被读作表头。')
  })
})

test('a file says in which encoding it is, and a workbook which of its sheets was read', async () => {
  const gb = Buffer.concat([
    Buffer.from(csv(`gb.note,`)),
    Buffer.from('ccd586b4', 'hex'),
    Buffer.from(`,${company}`),
  ])
  expect((await checked(manager, gb)).notes).toEqual(['The file is written in GB18030.'])
  const utf16 = await checked(
    manager,
    Buffer.from(`\uFEFF${csv(`utf.note,张,${company}`).replaceAll(',', '\t')}`, 'utf16le'),
  )
  expect(utf16).toMatchObject({ goodLines: 1, notes: ['The file is written in UTF-16.'] })
  expect((await checked(manager, fixture('hidden-first-sheet.xlsx'))).notes).toEqual([
    'Of the workbook only the sheet “This year” was read, the first that is not hidden.',
  ])
  expect((await checked(manager, csv(`plain.note,A,${company}`))).notes).toEqual([])
})

test('columns that an import does not know are passed over and named', async () => {
  const heads = 'Username,Salary,Name,Organisation,说明'
  const found = await checked(manager, `${heads}\r\npaid,=1+1,Paid,${company},x`)
  expect(found).toMatchObject({ state: 'checked', goodLines: 1, ignoredColumns: ['Salary', '说明'] })
})

test.each([
  [`'+86 138 0000 0001`, '+86 138 0000 0001'],
  ['+86 138 0000 0001', '+86 138 0000 0001'],
])('the phone %s is read without the apostrophe of an export', async (written, phone) => {
  const username = `phone-${written.length}`
  await imported(manager, await checked(manager, csv(`${username},A,${company},,,${written}`)))
  expect((await personNamed(manager, username)).phone).toBe(phone)
})

test('an apostrophe makes no formula a name', async () => {
  const found = await checked(manager, csv(`defused,'=1+1,${company}`, `quoted,'Abd,${company}`))
  expect(found).toMatchObject({ goodLines: 1, refusedLines: 1 })
  expect(await problemsOf(manager, found)).toMatchObject([{ line: 2, column: 'Name', value: '=1+1' }])
})

test('a workbook of one sheet is read whatever that sheet is called', async () => {
  const rows = [account.IMPORT_COLUMNS.map(({ en }) => en), ['sheet.about', 'A', company, '', '', '']]
  const sheet = buildXlsx(rows, { name: 'About' })
  expect(await checked(manager, sheet)).toMatchObject({ goodLines: 1 })
})

test.each(['=1+1', '+cmd', '-2', '@SUM(A1)', '＝1'])(
  'the name %s is refused by the calls, as the import refuses it',
  async (name) => {
    const { id: orgId } = await organizationNamed(manager, '')
    const facts = { nickName: '', phone: '', position: null, orgId, roleIds: [], businessTypeIds: [] }
    const made = await manager.send(account.create, { body: { ...facts, username: 'formula.name', name } })
    expect([made.status, Object.keys(made.fields ?? {})]).toEqual([400, ['name']])
  },
)
