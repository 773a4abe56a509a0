import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectReport } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedScenario } from '../../src/demo/seed/scenario/seed-scenario.ts'
import { writeReports } from '../../src/demo/seed/scenario/write-reports.ts'
import { inOwnerTransaction } from '../../src/platform/db/owner.ts'
import { localStorage } from '../../src/platform/storage/local-storage.ts'
import type { Storage } from '../../src/platform/storage/storage.ts'
import { prepareDatabase } from '../../src/prepare-database.ts'
import {
  cloneDatabase,
  startTestServer,
  type TestDatabase,
  type TestServer,
} from '../../src/testing/start-test-server.ts'
import { manualClock } from '../support/clock.ts'

const { reports, OWNER_SIDE } = projectReport
const PLAN = { days: 1, daysOfWords: 1 }
/** A moment in November, so that the months before it are over. */
const clock = manualClock('2026-11-21T09:00:00Z')

let dataDir: string
let storage: Storage
let database: TestDatabase
let server: TestServer
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'console-seed-reports-'))
  storage = localStorage(join(dataDir, 'files'))
  database = await cloneDatabase('people')
  await inOwnerTransaction(database.adminUrl, (db, connection) =>
    seedScenario({ plan: PLAN, seed: 5, now: clock.now(), db, connection, storage }),
  )
  server = await startTestServer({ database, clock, config: { dataDir } })
})
afterAll(async () => {
  await server.stop()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const CARDS = 'Spring card activation'
const BOOKING = 'Booking desk by Northgate'

const projectOf = (name: string) =>
  server.asOwner((db) =>
    db.selectFrom('project').where('name', '=', name).select(['id', 'code']).executeTakeFirstOrThrow(),
  )
async function companyOf(code: string): Promise<number> {
  const { id } = await server.asOwner((db) =>
    db.selectFrom('tenant').where('code', '=', code).select('id').executeTakeFirstOrThrow(),
  )
  return id
}

/** Reads the reports that somebody is shown of one side of a project; the owner's without a contractor. */
async function shownTo(username: string, project: string, contractor?: string) {
  const { id: projectId } = await projectOf(project)
  const ownerTenantId = contractor === undefined ? OWNER_SIDE : await companyOf(contractor)
  const ownerTenantType = contractor === undefined ? 'platform' : 'contractor'
  const token = await server.signIn(username)
  const answer = await server.send(reports, {
    token,
    query: { projectId, type: 'monthly', ownerTenantId, ownerTenantType },
  })
  return { status: answer.status, reports: answer.status === 200 ? answer.data.reports : [] }
}
const monthsOf = ({ reports: shown }: Awaited<ReturnType<typeof shownTo>>) =>
  shown.map(({ reportTime }) => reportTime)

/** Every row that a seed could add for reports, and every file. */
async function everything(): Promise<unknown> {
  const files = await readdir(join(dataDir, 'files'), { recursive: true })
  const rows = await server.asOwner(async (db) => {
    const tables = [
      'project_report',
      'project_file',
      'stored_content',
      'content_check',
      'project_log',
      'tenant',
    ]
    const found = []
    for (const table of tables)
      found.push((await sql`select t::text as row from ${sql.table(table)} t order by 1`.execute(db)).rows)
    return found
  })
  return { files: files.toSorted(), rows }
}

// The last one writes the reports of another month.
describe('the reports of the demo, now and a month later', { shuffle: false }, () => {
  test('the owner finds its reports of three months and the contractor’s, of which one is missing', async () => {
    expect(monthsOf(await shownTo('manager', CARDS))).toEqual(['2026-10', '2026-09', '2026-08'])
    expect(monthsOf(await shownTo('manager', CARDS, 'lantern'))).toEqual(['2026-10', '2026-08'])
    const own = await shownTo('provider-admin', CARDS, 'lantern')
    expect(own.reports.map(({ reportTime, isOwn }) => [reportTime, isOwn])).toEqual([
      ['2026-10', true],
      ['2026-08', true],
    ])
    for (const { createTimestamp, reportTime } of own.reports)
      expect(new Date((createTimestamp ?? 0) * 1000).toISOString().slice(0, 7) > reportTime).toBe(true)
  })

  test('a contractor reports from the month on in which it passed', async () => {
    expect(monthsOf(await shownTo('platform-admin', BOOKING, 'northgate'))).toEqual(['2026-10'])
    expect(monthsOf(await shownTo('platform-admin', BOOKING))).toEqual(['2026-10'])
  })

  test('nobody else is shown them', async () => {
    expect(await shownTo('provider-admin', CARDS)).toEqual({ status: 404, reports: [] })
    expect(await shownTo('provider-rejected', CARDS, 'lantern')).toEqual({ status: 404, reports: [] })
    expect(await shownTo('manager', BOOKING, 'northgate')).toEqual({ status: 404, reports: [] })
    expect(await shownTo('provider-admin', BOOKING, 'northgate')).toEqual({ status: 404, reports: [] })
    expect(await shownTo('quality', CARDS)).toEqual({ status: 403, reports: [] })
  })

  test.each(['manager', 'provider-admin', 'platform-admin'])(
    '%s saves a report as a PDF with the project, the month and true figures',
    async (username) => {
      const [latest] = (await shownTo(username, CARDS, 'lantern')).reports
      const [file] = latest?.files ?? []
      const { code } = await projectOf(CARDS)
      expect(file).toMatchObject({ name: `${code} 2026-10.pdf`, mediaType: 'application/pdf' })
      const answer = await server.fetch(file?.url ?? '')
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('application/pdf')
      const document = Buffer.from(await answer.arrayBuffer()).toString('latin1')
      const work = await server.asOwner((db) =>
        db
          .selectFrom('projectApplication as a')
          .innerJoin('project as p', 'p.id', 'a.projectId')
          .where('p.name', '=', CARDS)
          .where('a.status', '=', 'passed')
          .select(['p.manpowerDemand', 'a.manpowerAssigned', 'a.confirmedManpower'])
          .executeTakeFirstOrThrow(),
      )
      // The project has not changed since October.
      for (const line of [
        'Monthly report 2026-10',
        `Project: ${CARDS} \\(${code}\\)`,
        'Filed by: Lantern Call Services, contractor',
        `Manpower demand: ${work.manpowerDemand}`,
        `Manpower assigned to Lantern Call Services: ${work.manpowerAssigned}`,
        `Manpower confirmed: ${work.confirmedManpower}`,
      ])
        expect(document).toContain(`(${line}) Tj`)
    },
  )

  test('figures are those of the end of their month: what was raised later is not in them', async () => {
    const documentOf = async (month: string) => {
      const shown = (await shownTo('manager', CARDS)).reports.find(({ reportTime }) => reportTime === month)
      return (await server.fetch(shown?.files[0]?.url ?? '')).text()
    }
    const neededIn = async (month: string) =>
      Number(/Manpower demand: (\d+)/.exec(await documentOf(month))?.[1])
    expect((await neededIn('2026-09')) - (await neededIn('2026-08'))).toBe(20)
  })

  test('in the table of each document every object is where it begins', async () => {
    const shown = [
      ...(await shownTo('manager', CARDS)).reports,
      ...(await shownTo('platform-admin', BOOKING)).reports,
    ]
    expect(shown).toHaveLength(4)
    for (const { files } of shown) {
      const bytes = Buffer.from(await (await server.fetch(files[0]?.url ?? '')).arrayBuffer())
      const text = bytes.toString('latin1')
      const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
      expect(text.slice(table, table + 5)).toBe('xref\n')
      const offsets = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
      expect(offsets.length).toBeGreaterThan(4)
      for (const [index, offset] of offsets.entries())
        expect(text.slice(offset).startsWith(`${index + 1} 0 obj\n`)).toBe(true)
      const [, length = '', drawn = ''] = /\/Length (\d+) >>\nstream\n([^]*)\nendstream/.exec(text) ?? []
      expect(drawn).toHaveLength(Number(length))
    }
  })

  test('each report is in the operation log, with the file that it names', async () => {
    const { id } = await projectOf(CARDS)
    const rows = await server.asOwner((db) =>
      db
        .selectFrom('projectLog')
        .where('projectId', '=', id)
        .where('kind', '=', 'report.create')
        .select(['createdAt', 'after'])
        .orderBy('createdAt')
        .execute(),
    )
    const files = await server.asOwner((db) =>
      db
        .selectFrom('projectFile as f')
        .innerJoin('projectReport as r', 'r.id', 'f.reportId')
        .where('r.projectId', '=', id)
        .select('f.fid')
        .orderBy('r.createdAt')
        .execute(),
    )
    expect(rows.map(({ after }) => after)).toMatchObject(files.map(({ fid }) => ({ report: [fid] })))
  })

  test('written again, or started with the demo profile on a database that is filled, nothing changes', async () => {
    const before = await everything()
    await inOwnerTransaction(database.adminUrl, (db) => writeReports({ db, storage, now: clock.now() }))
    expect(await everything()).toEqual(before)
    const { profile } = await prepareDatabase({
      config: { seedProfile: 'demo', seedNow: clock.now(), seedDays: undefined, seedLanguage: 'en' },
      appUrl: database.appUrl,
      adminUrl: database.adminUrl,
      clock,
      secrets: server.ctx.secrets,
      passwords: server.ctx.passwords,
      storage,
      say: () => undefined,
    })
    expect(profile).toBe('people')
    expect(await everything()).toEqual(before)
  })

  test('what a month’s end is too near for is not filed yet', async () => {
    const other = await cloneDatabase('people')
    const now = new Date('2026-11-03T08:59:00Z')
    try {
      const months = await inOwnerTransaction(other.adminUrl, async (db, connection) => {
        await seedScenario({ plan: PLAN, seed: 5, now, db, connection, storage })
        const { rows } = await sql<{ month: string }>`
        select distinct to_char(month, 'YYYY-MM') as month from project_report order by 1`.execute(db)
        return rows.map(({ month }) => month)
      })
      expect(months).toEqual(['2026-08', '2026-09'])
    } finally {
      await other.drop()
    }
  })

  test('calls of the month are counted, and not mentioned where none is on record', async () => {
    const bookingOf = async (month: string) => {
      const shown = (await shownTo('platform-admin', BOOKING)).reports.find(
        ({ reportTime }) => reportTime === month,
      )
      return (await server.fetch(shown?.files[0]?.url ?? '')).text()
    }
    expect(await bookingOf('2026-10')).not.toContain('Calls on record')
    // The days that were generated are over for a report of three weeks later.
    const later = new Date('2026-12-10T09:00:00Z')
    await inOwnerTransaction(database.adminUrl, (db) => writeReports({ db, storage, now: later }))
    const { id } = await projectOf(BOOKING)
    const { calls } = await server.asOwner((db) =>
      db
        .selectFrom('call')
        .where('projectId', '=', id)
        .select((eb) => eb.fn.countAll<number>().as('calls'))
        .executeTakeFirstOrThrow(),
    )
    expect(calls).toBeGreaterThan(0)
    expect(await bookingOf('2026-11')).toContain(
      `(Calls on record from 2026-11-20 to 2026-11-21: ${calls}) Tj`,
    )
  })
})
