import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { bill, exports, stat } from '@console/contracts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { installedProgram } from '../../src/testing/installed-program.ts'
import { shownDuration, shownPercent } from '../support/shown.ts'
import { startStatisticsFixture, type StatisticsFixture } from '../support/statistics-fixture.ts'
import { whole, type Whole } from '../support/whole.ts'

/** The first start of LibreOffice creates a profile. */
const LIBREOFFICE_LIMIT_MS = 60_000
/** Comma, quotes, UTF-8; every cell quoted, as it is shown, of all sheets. */
const CSV = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true,true,true,false,false,-1'
const RANGE = { beginDay: '20261114', endDay: '20261120' }
const MONTH = '2026-10'

const REQUESTS = {
  bill: { kind: 'bill', filter: { queryDate: MONTH } },
  users: { kind: 'statTable', filter: { ...RANGE, type: 'user' } },
  teams: { kind: 'statTable', filter: { ...RANGE, type: 'team' } },
} as const satisfies Record<string, exports.ExportRequestInput>

let fixture: StatisticsFixture
let folder: string
beforeAll(async () => {
  fixture = await startStatisticsFixture()
  folder = await mkdtemp(join(tmpdir(), 'console-libreoffice-'))
})
afterAll(async () => {
  await fixture.demo.stop()
  await rm(folder, { recursive: true })
})

async function workbookOf(body: exports.ExportRequestInput): Promise<Buffer> {
  const { demo, manager } = fixture
  const { id } = (await manager.send(exports.start, { body })).data
  const job = await vi.waitUntil(
    async () => {
      const { jobs } = (await manager.send(exports.list)).data
      return jobs.find((one) => one.id === id && one.state === 'done')
    },
    { timeout: 20_000, interval: 20 },
  )
  return Buffer.from(await (await demo.fetch(job.fileURL ?? '')).arrayBuffer())
}

/** Texts are quoted, numbers are not. */
const cellsOf = (csv: string): string[][] =>
  csv
    .split('\n')
    .filter((line) => line !== '')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, text, number = '']) => text?.replaceAll('""', '"') ?? number,
      ),
    )

/** Reads the sheets of figures as LibreOffice shows them, heads first; it is started once for all of them. */
async function shownInLibreOffice(): Promise<Record<keyof typeof REQUESTS, string[][]>> {
  for (const [name, request] of Object.entries(REQUESTS))
    await writeFile(join(folder, `${name}.xlsx`), await workbookOf(request))
  const files = Object.keys(REQUESTS).map((name) => join(folder, `${name}.xlsx`))
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
  const program = installedProgram({
    names: ['soffice'],
    probeArgument: '--version',
    packageName: 'libreoffice-calc-nogui',
  })
  await promisify(execFile)(
    program,
    [profile, '--headless', '--convert-to', CSV, '--outdir', folder, ...files],
    { timeout: LIBREOFFICE_LIMIT_MS },
  )
  const sheetOf = async (name: string) => cellsOf(await readFile(join(folder, `${name}-Data.csv`), 'utf8'))
  return { bill: await sheetOf('bill'), users: await sheetOf('users'), teams: await sheetOf('teams') }
}

type Shown = readonly (string | number)[]

/** LibreOffice writes fifteen digits of a number. */
const DIGITS = 12
const NUMBER = /^-?\d+(\.\d+)?$/

/** Writes numbers in one form, whatever form they had. */
const comparable = (rows: readonly Shown[]): Shown[] =>
  rows.map((cells) =>
    cells.map((cell) => (NUMBER.test(String(cell)) ? Number(Number(cell).toPrecision(DIGITS)) : cell)),
  )

async function billRows(): Promise<Shown[]> {
  const body = { queryDate: MONTH, size: 100 }
  const { records, total, summary, before } = whole(
    (await fixture.manager.send(bill.accounts, { body })).data,
  )
  expect(records).toHaveLength(total)
  expect(records.reduce((sum, { accounts }) => sum + accounts, 0)).toBe(summary.accounts)
  const countsOf = (row: Whole<bill.BillCounts>, accountsBefore: number): Shown => [
    row.accounts,
    row.accounts - accountsBefore,
    row.month,
    row.firstHalfMonth,
    row.afterHalfMonth,
    row.effective_account_count,
    row.open_account_count,
    row.open_first_half_count,
    row.open_after_half_count,
    row.close_account_count,
    row.close_first_half_count,
    row.close_after_half_count,
  ]
  return [
    ...records.map((row) => [row.date, row.organization_name, ...countsOf(row, row.accounts_before)]),
    ['Total', '', ...countsOf(summary, before.summary.accounts)],
  ]
}

type Results = Pick<stat.UserRow & stat.TeamRow, Exclude<keyof stat.UserRow & keyof stat.TeamRow, 'orgName'>>

/** Calls and what came of them. */
const resultsOf = (row: Results): Shown => [
  row.callCnt,
  row.talkCnt,
  shownPercent(row.talkConversionRate),
  row.saleCnt,
  shownPercent(row.saleConversionRate),
  row.orderCnt,
  shownPercent(row.orderConversionRate),
]

async function userRows(): Promise<Shown[]> {
  const people: stat.UserRow[] = []
  for (let pageIndex = 1, total = 1; people.length < total; pageIndex += 1) {
    const query = { ...RANGE, queryType: 'user', pageIndex, pageSize: 100 } as const
    const { userList = [], totalCnt } = (await fixture.manager.send(stat.list, { query })).data
    people.push(...userList)
    total = totalCnt
  }
  const query = { ...RANGE, queryType: 'user' } as const
  const { userTotals } = (await fixture.manager.send(stat.listTotals, { query })).data
  if (userTotals === undefined) throw new Error('there are no totals of people')
  const timeOf = (row: Pick<stat.UserTotals, 'daysOnDuty' | 'avgDayOnlineDuration' | 'callTime'>): Shown => [
    row.daysOnDuty,
    shownDuration(row.avgDayOnlineDuration),
    shownDuration(row.callTime),
  ]
  return [
    ...people.map((row) => [
      row.userName,
      String(row.userID),
      row.orgName,
      ...timeOf(row),
      ...resultsOf(row),
      row.violationCountList.map(({ name, num }) => `${name} ${num}`).join(', '),
    ]),
    ['Total', '', '', ...timeOf(userTotals), ...resultsOf(userTotals), userTotals.violationCnt],
  ]
}

async function teamRows(): Promise<Shown[]> {
  const query = { ...RANGE, pageIndex: 1, pageSize: 100 }
  const { teamList, totalCnt, totalSeatCnt } = whole(
    (await fixture.manager.send(stat.teamList, { query })).data,
  )
  expect(teamList).toHaveLength(totalCnt)
  const summary = whole((await fixture.manager.send(stat.summary, { query: RANGE })).data.orgSummary)
  const violations = teamList.reduce((sum, { violationCnt }) => sum + violationCnt, 0)
  return [
    ...teamList.map((row) => [
      row.orgName,
      row.seatCnt,
      row.onlineUserCnt,
      shownDuration(row.avgUserOnlineDuration),
      ...resultsOf(row),
      row.violationCnt,
    ]),
    // All calls of the fixture are of teams.
    [
      'Total',
      totalSeatCnt,
      summary.cumulativeOnlineUserCnt,
      shownDuration(summary.avgUserOnlineDuration),
      ...resultsOf(allOf(summary)),
      violations,
    ],
  ]
}

const allOf = (summary: stat.OrgSummary): Results => ({
  callCnt: summary.totalCallCnt,
  talkCnt: summary.totalTalkCnt,
  saleCnt: summary.totalSaleCnt,
  orderCnt: summary.totalOrderCnt,
  talkConversionRate: summary.talkConversionRate,
  saleConversionRate: summary.saleConversionRate,
  orderConversionRate: summary.orderConversionRate,
})

test(
  'in LibreOffice the files of the bill, of people and of teams have the rows and totals that the pages have',
  async () => {
    const shown = Object.entries(await shownInLibreOffice())
    const expected = { bill: await billRows(), users: await userRows(), teams: await teamRows() }
    expect(Math.min(...Object.values(expected).map(({ length }) => length))).toBeGreaterThan(5)
    expect(Object.fromEntries(shown.map(([name, [, ...rows]]) => [name, comparable(rows)]))).toEqual({
      bill: comparable(expected.bill),
      users: comparable(expected.users),
      teams: comparable(expected.teams),
    })
  },
  2 * LIBREOFFICE_LIMIT_MS,
)
