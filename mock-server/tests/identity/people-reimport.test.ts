import { account, exports } from '@console/contracts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { csv, importing, WAIT } from '../support/people-import.ts'
import { newPerson, organizationNamed, personNamed, personWithRole } from '../support/people.ts'
import { xlsxOf } from '../support/xlsx.ts'

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
      { column: 'Username', value: 'again-formula', reason: 'This username is taken.' },
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

test('a line that becomes equal between check and import is unchanged, and one that no longer is, is taken', async () => {
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
  expect(await problemsOf(manager, found)).toMatchObject([{ line: 2, reason: 'This username is taken.' }])
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
  const sheet = xlsxOf(rows, { name: 'About' })
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
