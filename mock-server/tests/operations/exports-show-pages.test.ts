import { exports, projectStat, tracking, type BodyOf } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { parseCsvRows } from '../support/csv-rows.ts'
import type { Demo, Person } from '../support/demo.ts'
import { toSeconds } from '../support/shown.ts'
import { startWholeCompany } from '../support/whole-company.ts'
import { readSheets, type XlsxCell, type XlsxSheet } from '../support/xlsx-cells.ts'
import { COLUMNS, FORMATS } from './exported-columns.ts'

type Body = BodyOf<typeof exports.start>

const DAYS = { beginDay: '20261121', endDay: '20261127' }
const AT = { beginAt: '20261121', endAt: '20261127' }
const AT_NOON = '2026-11-27T04:00:00Z'
const [BEGIN, END] = [Date.UTC(2026, 10, 20, 16) / 1000, Date.UTC(2026, 10, 27, 16) / 1000 - 1]

/** Time limit for making the company, once for all tests of a run; the first test that needs it waits. */
const COMPANY_LIMIT_MS = 300_000

let demo: Demo
let manager: Person
let owner: Person
let business: number
let outsourced: number
beforeAll(async () => {
  demo = await startWholeCompany()
  manager = await demo.as('manager')
  owner = await demo.as('platform-admin')
  business = await demo.asOwner(async (db) => {
    const { rows } = await sql<{ id: number }>`
      select business_type_id as id from violation where tenant_id = ${manager.tenantId}
      group by 1 order by count(*) desc limit 1`.execute(db)
    return rows[0]?.id ?? 0
  })
  const { records } = (await owner.send(projectStat.monitor)).data
  outsourced = records.flatMap(({ assignments }) => assignments)[0]?.bizTypeID ?? 0
  await useConsole()
  await insertCheck()
}, COMPANY_LIMIT_MS)
afterAll(() => demo.stop())

/** Reports both types of metrics. */
async function useConsole(): Promise<void> {
  const timestamp = END - 86_400
  const metrics = [
    { value: JSON.stringify({ metricId: 'page.view' }), timestamp },
    { value: JSON.stringify({ metricId: 'page.time', seconds: 3725 }), timestamp },
  ]
  const source = { sourceType: 'assistant_console', sourceVersion: '2.5.0' } as const
  const body = { bizTypeId: null, sessionId: 'tab-1', ...source, metrics }
  expect((await manager.send(tracking.report, { body })).status).toBe(200)
}

/** Inserts a record that was compared with two samples, of which the less similar one no longer matches. */
async function insertCheck(): Promise<void> {
  const { tenantId } = manager
  await demo.asOwner((db) =>
    sql`
      with person as (select id from app_user where tenant_id = ${tenantId} and username = 'seat-001'),
      content as (select hash from stored_content where tenant_id = ${tenantId} limit 1),
      category as (
        insert into voice_category (tenant_id, name, created_at, updated_at)
        values (${tenantId}, 'Exported', ${AT_NOON}, ${AT_NOON}) returning id),
      sample as (
        insert into voice_corpus (tenant_id, voice_id, user_id, category_id, status, call_id, session_id, session_at,
          created_at, voice_ms, content_hash, model, embedding)
        select ${tenantId}, gen_random_uuid(), person.id, category.id, 0, 'sample-' || number, 's', ${AT_NOON}, ${AT_NOON},
               7000, content.hash, 'test', ''
        from person, content, category, generate_series(1, 2) number returning id, call_id),
      record as (
        insert into voice_check (tenant_id, user_id, call_id, recording_id, session_id, session_at, seconds, created_at,
          checked_at, progress, status)
        select ${tenantId}, id, 'exported', 1, 's-1', ${AT_NOON}, 3725, ${AT_NOON}, ${AT_NOON}, 'done', 2 from person returning id)
      insert into voice_check_entry (tenant_id, check_id, corpus_id, score, is_match)
      select ${tenantId}, record.id, sample.id, case call_id when 'sample-1' then 0.91234 else 0.4 end, call_id = 'sample-1'
      from record, sample`.execute(db),
  )
}

/** A request of every kind, but for refused lines of imports, which are no table of a page. */
function requestOf(name: string): { person: Person; request: object } {
  const [kind, type] = name.split(' ')
  if (type?.startsWith('project') === true)
    return { person: owner, request: { kind, filter: { ...DAYS, type, bizTypeId: outsourced } } }
  const filters: Record<string, object> = {
    statTable: { ...DAYS, type },
    statusTrack: { ...AT, type: 'whole' },
    shifts: { ...AT, type: 'whole' },
    statusEdits: { beginDay: '2026-11-21', endDay: '2026-11-27' },
    violations: { bizTypeId: business, beginTime: BEGIN, endTime: END },
    seatQuality: DAYS,
    bill: { queryDate: '2026-11' },
    billLines: { queryDate: '2026-11' },
    recordings: { bizTypeId: business, date: '2026-11' },
    consoleUse: { beginTime: BEGIN, endTime: END },
    // Before the records of this test's own exports.
    audit: { opAtEnd: Date.UTC(2026, 10, 27, 7) / 1000 },
    voiceChecks: {},
    people: {},
  }
  return { person: manager, request: { kind, filter: filters[kind ?? ''] } }
}

async function fileOf(name: string, format: 'csv' | 'xlsx', language: 'en' | 'zh'): Promise<Buffer> {
  const { person, request } = requestOf(name)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a wrong request is refused, and the test fails
  const body = { ...request, format } as Body
  const { id } = (await person.send(exports.start, { body, language })).data
  const job = await vi.waitUntil(
    async () => {
      const { jobs } = (await person.send(exports.list)).data
      return jobs.find((one) => one.id === id && one.state === 'done')
    },
    { timeout: 20_000, interval: 20 },
  )
  const answer = await demo.fetch(job.fileURL ?? '')
  await person.send(exports.remove, { query: { id } })
  return Buffer.from(await answer.arrayBuffer())
}

const DAY_SECONDS = 86_400
const moment = (serial: number) => new Date(Math.round((serial - 25_569) * DAY_SECONDS) * 1000).toISOString()

/** The text that a spreadsheet shows in a cell, as CSV writes it. */
function shownIn(cell: XlsxCell | null | undefined): string {
  if (cell == null) return ''
  const value = Number(cell.value)
  switch (cell.format) {
    case FORMATS.duration: {
      const seconds = Math.round(value * DAY_SECONDS)
      const parts = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
      return parts.map((part) => String(part).padStart(2, '0')).join(':')
    }
    case FORMATS.percent:
      return `${(Math.round(value * 1e4 + 1e-6) / 100).toFixed(2)}%`
    case FORMATS.hours:
      return (Math.round(value * 100) / 100).toFixed(2)
    case FORMATS.day:
      return moment(value).slice(0, 10)
    case FORMATS.time:
      return moment(value).slice(0, 19).replace('T', ' ')
    default:
      return cell.value
  }
}

const withoutApostrophe = (text: string) => text.replace(/^'(?=[=+\-@\t\r])/, '')

test.each(Object.entries(COLUMNS))(
  'the file of %s has the heads and the values that the page shows, as numbers that a spreadsheet computes with',
  async (name, columns) => {
    const [about, data] = await readSheets(await fileOf(name, 'xlsx', 'en'))
    const chinese = parseCsvRows((await fileOf(name, 'csv', 'zh')).toString('utf8'))
    const [heads = [], ...rows] = data?.rows ?? []
    expect(heads.slice(0, columns.length).map((cell) => cell?.value)).toEqual(columns.map(([en]) => en))
    expect(chinese[0]?.slice(0, columns.length)).toEqual(columns.map(([, zh]) => zh))
    const count = rowCountOf(about)
    expect(count).toBeGreaterThan(0)
    expect(chinese).toHaveLength(count + 1)
    for (const [at, [head, , kind]] of columns.entries()) {
      const found = rows.slice(0, count).flatMap((row) => row[at] ?? [])
      const formats: readonly string[] =
        name === 'consoleUse' && head === 'Total' ? [FORMATS.number, FORMATS.duration] : [FORMATS[kind]]
      expect([
        name,
        head,
        [...new Set(found.map(({ format }) => format))].filter((one) => !formats.includes(one)),
      ]).toEqual([name, head, []])
      if (kind === 'text') continue
      const csv = chinese.slice(1).map((row) => row[at] ?? '')
      expect(rows.slice(0, count).map((row) => shownIn(row[at]))).toEqual(csv.map(withoutApostrophe))
    }
  },
)

function rowCountOf(about: XlsxSheet | undefined): number {
  return Number(about?.rows.find(([label]) => label?.value === 'Rows')?.[1]?.value)
}

test('the last row of a workbook has the totals of its page: 32:01:56 is a duration, 92.98 % a percentage', async () => {
  const [about, data] = await readSheets(await fileOf('statTable team', 'xlsx', 'en'))
  const totals = data?.rows[rowCountOf(about) + 1] ?? []
  const cells = Object.fromEntries((data?.rows[0] ?? []).map((head, at) => [head?.value ?? '', totals[at]]))
  expect(cells['Team']?.value).toBe('Total')
  expect(cells['Average online']?.format).toBe('[hh]:mm:ss')
  expect(toSeconds(shownIn(cells['Average online']))).toBeGreaterThan(0)
  const quotientOf = (part: string, whole: string) => Number(cells[part]?.value) / Number(cells[whole]?.value)
  expect(cells['Quote rate']?.format).toBe('0.00%')
  expect(Number(cells['Quote rate']?.value)).toBeCloseTo(quotientOf('Quotes', 'Valid calls'), 12)
  expect(Number(cells['Deal rate']?.value)).toBeCloseTo(quotientOf('Deals', 'Valid calls'), 12)
})

test('the file of check records has similarity, the samples, and when they were stored and compared', async () => {
  const [, data] = await readSheets(await fileOf('voiceChecks', 'xlsx', 'en'))
  const cells = (data?.rows[1] ?? []).map(shownIn)
  const row = Object.fromEntries(
    (data?.rows[0] ?? []).map((head, at) => [head?.value ?? '', cells[at] ?? '']),
  )
  expect(row).toMatchObject({
    Result: 'Consistent',
    Similarity: '91.23%',
    'Call length': '01:02:05',
    'Sample stored (Asia/Shanghai)': '2026-11-27 12:00:00',
    'Checked (Asia/Shanghai)': '2026-11-27 12:00:00',
  })
  expect(row['Samples compared']).toMatch(new RegExp(`^${row['Corpus ID']} 91\\.23%; \\d+ 40\\.00%$`))
})

test('days of the head sheet are days in every kind, whether the filter has days, moments or one day', async () => {
  const boundsOf = async (name: string) => {
    const [about] = await readSheets(await fileOf(name, 'xlsx', 'en'))
    const lines = about?.rows.filter(([label]) => /^\s*(From|To)$/.test(label?.value ?? '')) ?? []
    return lines.map(([, cell]) => [cell?.format, shownIn(cell)])
  }
  for (const name of ['statTable team', 'statusTrack', 'statusEdits', 'violations', 'consoleUse']) {
    expect([name, await boundsOf(name)]).toEqual([
      name,
      [
        ['yyyy-mm-dd', '2026-11-21'],
        ['yyyy-mm-dd', '2026-11-27'],
      ],
    ])
  }
})
