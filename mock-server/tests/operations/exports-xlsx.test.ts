import { account, exports, stat } from '@console/contracts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { filterLines } from '../../src/modules/operations/exports/filter-lines.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { newPerson } from '../support/people.ts'
import { readSheets, toCellTexts, type XlsxSheet } from '../support/xlsx-cells.ts'

let demo: Demo
let manager: Person
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
})
afterAll(() => demo.stop())

/** The sheets of an export of the tray, which is a workbook unless it says otherwise. */
async function exported(
  body: exports.ExportRequestInput,
  language: 'en' | 'zh' = 'en',
): Promise<{ about: XlsxSheet; data: XlsxSheet; job: exports.ExportJob; headers: Headers }> {
  const { id } = (await manager.send(exports.start, { body, language })).data
  const job = await vi.waitUntil(
    async () => {
      const { jobs } = (await manager.send(exports.list)).data
      return jobs.find((one) => one.id === id && one.state === 'done')
    },
    { timeout: 20_000, interval: 20 },
  )
  const answer = await demo.fetch(job.fileURL ?? '')
  const [about, data] = await readSheets(Buffer.from(await answer.arrayBuffer()))
  if (!about || !data) throw new Error('the workbook has no two sheets')
  return { about, data, job, headers: answer.headers }
}

const aboutLines = ({ rows }: XlsxSheet) =>
  rows.slice(1).map(([label, value]) => [label?.value.trim(), value?.value ?? ''])

test('an export of the tray is a workbook by default, saved under its name', async () => {
  const { job, headers } = await exported({ kind: 'people', filter: { text: 'seat-001' } })
  expect(job.request.format).toBe('xlsx')
  expect(job.fileName).toMatch(/^users-\d{8}-\d{6}\.xlsx$/)
  expect(headers.get('content-type')).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  )
  expect(headers.get('content-disposition')).toContain('.xlsx')
})

test.each(['013800000001', '+86 138 0000 0001'])(
  'the phone %s and an account of digits stay as they are, without an apostrophe',
  async (phone) => {
    const username = `9${phone.length}12`
    const { id } = await newPerson(manager, { username, phone })
    await demo.asOwner((db) => db.updateTable('appUser').set({ name: '0012' }).where('id', '=', id).execute())
    const { data } = await exported({ kind: 'people', filter: { text: username } })
    expect(toCellTexts(data)[0]?.slice(0, 6)).toEqual([
      'Username',
      'Name',
      'Organisation',
      'Roles',
      'Business types',
      'Phone',
    ])
    const [user, name, , , , shownPhone] = data.rows[1] ?? []
    expect([user, name, shownPhone]).toEqual([
      { type: 'text', value: username, format: '@' },
      { type: 'text', value: '0012', format: '@' },
      { type: 'text', value: phone, format: '@' },
    ])
  },
)

test('the first sheet says what it is, of whom, with which filters by name, when and by whom', async () => {
  const root = (await manager.send(account.organizations, { query: {} })).data.organizations[0]
  const { about } = await exported({
    kind: 'people',
    filter: { text: 'seat-00', orgId: root?.id ?? 0, status: 'enabled' },
  })
  const lines = aboutLines(about)
  expect(lines.slice(0, 9)).toEqual([
    ['Export', 'Users'],
    ['Company', 'Harbour Mutual'],
    ['Time zone', 'Asia/Shanghai'],
    ['Filters', ''],
    ['Search', 'seat-00'],
    ['Organisation', root?.path],
    ['Status', 'Enabled'],
    ['Rows', '9'],
    ['Requested by', 'Shen Qiao'],
  ])
  expect(about.rows.at(-1)?.[1]).toMatchObject({ type: 'number', format: 'yyyy-mm-dd hh:mm:ss' })
})

test('numbers and days of statistics are numbers and days, and ids are text', async () => {
  const days = { beginDay: '20261114', endDay: '20261120' }
  const overview = await exported({ kind: 'statTable', filter: { ...days, type: 'overview' } })
  expect(overview.data.rows[1]?.slice(0, 2)).toEqual([
    { type: 'number', value: '46340', format: 'yyyy-mm-dd' },
    { type: 'number', value: expect.stringMatching(/^\d+$/), format: 'General' },
  ])
  expect(aboutLines(overview.about)).toContainEqual(['From', '46340'])
  const log = await exported({ kind: 'audit', filter: { module: 'session' } }, 'zh')
  const [, first] = log.data.rows
  expect(first?.[0]).toMatchObject({ type: 'number', format: 'yyyy-mm-dd hh:mm:ss' })
  expect(first?.[9]).toEqual({ type: 'text', value: expect.stringMatching(/^\d+$/), format: '@' })
  expect([log.about.name, log.data.name]).toEqual(['说明', '数据'])
  expect(aboutLines(log.about)).toContainEqual(['模块', '登录'])
})

test('a documented call still answers CSV', async () => {
  const query = { beginDay: '20261114', endDay: '20261120', type: 'user' } as const
  const { fileURL } = (await manager.send(stat.exportTable, { query })).data
  const answer = await demo.fetch(fileURL)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect((await answer.text()).startsWith('"User"')).toBe(true)
})

test('a request of before formats existed is still read', () => {
  expect(exports.exportRequest.parse({ kind: 'people', filter: {} })).toEqual({
    kind: 'people',
    filter: {},
    format: 'xlsx',
  })
})

test('every field of every filter has a label, so that the sheet leaves none out', async () => {
  const fields = exports.exportRequest.options.flatMap(({ shape }) => {
    const filter = z.toJSONSchema(shape.filter, { io: 'output', unrepresentable: 'any' })
    return Object.keys(filter.properties ?? {}).map((field) => [shape.kind.value, field] as const)
  })
  expect(fields.length).toBeGreaterThan(40)
  const reader = {
    language: 'en' as const,
    timezone: 'Asia/Shanghai',
    userId: 1,
    requestedAt: new Date(0),
    auditDictionary: {},
  }
  for (const [kind, field] of fields.filter(([, name]) => name !== 'type')) {
    const value = field.endsWith('Day') || field.endsWith('At') ? '20261120' : '7'
    const lines = await demo.inTenant(manager.tenantId, (tx) =>
      filterLines(tx, {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one field at a time, as no request has it
        request: { kind, filter: { [field]: value }, format: 'xlsx' } as unknown as exports.ExportRequest,
        kind: {
          module: '',
          opType: '',
          title: () => ({ en: '', zh: '' }),
          open: () => Promise.reject(new Error('not opened')),
          filterValues: { [field]: { 7: { en: 'seven', zh: '七' } } },
        },
        reader,
      }),
    )
    expect([field, lines.length, lines[0]?.[0]]).toEqual([field, 1, expect.stringMatching(/^[A-Z]/)])
  }
})
