import { project, projectLog, type DataOf, type Language } from '@console/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import type { Person } from '../support/demo.ts'
import {
  assignSeats,
  listSeatIds,
  signInStranger,
  startProjectFixture,
  insertFiles,
  type Application,
  type ProjectFixture,
} from '../support/project-fixture.ts'

let fixture: ProjectFixture
let stranger: Person
beforeAll(async () => {
  fixture = await startProjectFixture()
  stranger = await signInStranger(fixture)
})
afterAll(() => fixture.demo.stop())

type Query = { by?: Person; language?: Language; pageIndex?: number; pageSize?: number }
const logOf = async (projectId: number, { by = fixture.owner, language = 'en', ...page }: Query = {}) =>
  (await by.send(projectLog.log, { query: { projectId, ...page }, language })).data
const readable = (entry: DataOf<typeof projectLog.log>['records'][number] | undefined) => ({
  kind: entry?.kind,
  before: entry?.before === null ? null : (JSON.parse(entry?.before ?? '') as unknown),
  after: JSON.parse(entry?.after ?? '') as unknown,
})

/** An entry that a call of the provider's writes. */
async function logged(
  { projectId, id, tenantId }: Application,
  kind: projectLog.LogKind,
  after: Record<string, unknown>,
): Promise<void> {
  await fixture.demo.asOwner((db) =>
    db
      .insertInto('projectLog')
      .values({
        tenantId: fixture.owner.tenantId,
        projectId,
        applicationId: id,
        kind,
        actorTenantId: tenantId,
        actorId: fixture.provider.userId,
        actorName: 'Lin Yue',
        createdAt: fixture.demo.clock.now(),
        before: null,
        after: JSON.stringify(after),
      })
      .execute(),
  )
}

describe('the operation log', () => {
  test('has what was done to a project, the latest first [PROJ-028] [PROJ-Q13]', async () => {
    const id = await fixture.post({ name: 'Logged', manpowerDemand: 4, description: 'First' })
    fixture.demo.clock.forward(1)
    const { version } = await fixture.detailOf(id)
    const form = { id, industryID: 2, name: 'Logged', manpowerDemand: 4, description: 'Second', version }
    await fixture.owner.send(project.update, { body: { ...form, status: 'suspended' } })
    fixture.demo.clock.forward(1)
    await fixture.owner.send(project.addManpower, { body: { id, manpower: 3 } })
    const { records, totalCnt } = await logOf(id)
    expect(totalCnt).toBe(3)
    const industries = await namesOfIndustries('nameEn')
    expect(records.map(readable)).toEqual([
      { kind: 'project.addManpower', before: { manpowerDemand: 4 }, after: { manpowerDemand: 7 } },
      {
        kind: 'project.update',
        before: { industryID: industries.get(1), status: 'Normal', description: 'First' },
        after: { industryID: industries.get(2), status: 'Suspended', description: 'Second' },
      },
      {
        kind: 'project.create',
        before: null,
        after: { name: 'Logged', industryID: industries.get(1), manpowerDemand: 4, description: 'First' },
      },
    ])
    const now = fixture.demo.clock.now().getTime() / 1000
    expect(records.map(({ createTime }) => createTime)).toEqual([now, now - 1, now - 2])
    expect(records[0]).toMatchObject({
      typeName: 'Manpower demand raised',
      createByCompany: 'Harbour Mutual',
    })
    expect(records[0]?.createByName).toBe(await nameOf(fixture.owner))
  })

  test('has reviews, with the company that they are of and the one that made them [PROJ-028]', async () => {
    const id = await fixture.post({ manpowerDemand: 9 })
    const passed = await fixture.passed(id, { manpowerAssigned: 4 })
    await fixture.review(passed, { manpowerAssigned: 6 })
    const rejected = await fixture.apply(id, { by: fixture.otherProvider })
    await fixture.review(rejected, { applicationStatus: 'rejected', reviewRemark: 'Too far \u{1F30D}' })
    const { records } = await logOf(id)
    const contractor = 'Lantern Call Services'
    expect(records.slice(0, 3).map(readable)).toEqual([
      {
        kind: 'application.reject',
        before: null,
        after: { contractor: 'Quayside Answering', reviewRemark: 'Too far \u{1F30D}' },
      },
      {
        kind: 'assignment.change',
        before: { manpowerAssigned: 4 },
        after: { contractor, manpowerAssigned: 6 },
      },
      { kind: 'application.pass', before: null, after: { contractor, manpowerAssigned: 4 } },
    ])
    expect(records[0]).toMatchObject({
      createByName: await nameOf(fixture.platform),
      createByCompany: 'Orchid Contact Ltd',
    })
    const ofPlatform = await logOf(id, { by: fixture.platform })
    expect(ofPlatform.records.map(readable)).toEqual(records.map(readable))
  })

  test('speaks the language of who reads it [PROJ-028] [PROJ-029]', async () => {
    const id = await fixture.post({ name: '双语', description: '' })
    const { version } = await fixture.detailOf(id)
    const form = { id, industryID: 2, name: '双语', manpowerDemand: 10, version, status: 'ceased' } as const
    await fixture.owner.send(project.update, { body: form })
    const { records } = await logOf(id, { language: 'zh' })
    expect(records.map(({ typeName }) => typeName)).toEqual(['修改项目', '新建项目'])
    const industries = await namesOfIndustries('nameZh')
    expect(readable(records[0])).toMatchObject({
      before: { industryID: industries.get(1), status: '正常' },
      after: { industryID: industries.get(2), status: '已终止' },
    })
    expect(records[0]?.createByCompany).toBe('海港互助')
  })

  test('names nobody for what nobody did by hand [PROJ-028]', async () => {
    const application = await fixture.passed(await fixture.post())
    await assignSeats(fixture, application, await listSeatIds(fixture, application.tenantId, 1))
    const { projectId } = application
    const authors = await Promise.all(
      (['en', 'zh'] as const).map(async (language) => {
        const [entry] = (await logOf(projectId, { language })).records
        return [entry?.kind, entry?.createByName]
      }),
    )
    expect(authors).toEqual([
      ['staffing.change', 'System'],
      ['staffing.change', '系统'],
    ])
  })

  test('comes in pages of ten [PROJ-028] [PROJ-Q13]', async () => {
    const id = await fixture.post({ manpowerDemand: 1 })
    for (let more = 0; more < 11; more++) {
      await fixture.owner.send(project.addManpower, { body: { id, manpower: 1 } })
    }
    const first = await logOf(id)
    expect([first.records.length, first.totalCnt]).toEqual([10, 12])
    expect(readable(first.records[0]).after).toEqual({ manpowerDemand: 12 })
    const second = await logOf(id, { pageIndex: 2 })
    expect(second.records.map(({ kind }) => kind)).toEqual(['project.addManpower', 'project.create'])
    expect((await logOf(id, { pageIndex: 3, pageSize: 5 })).records).toHaveLength(2)
    expect(await logOf(id, { pageIndex: 9 })).toMatchObject({ records: [], totalCnt: 12 })
  })

  test('links the files that still exist, and says the rest as it was written [PROJ-029]', async () => {
    const application = await fixture.apply(await fixture.post())
    const [offer, gone] = await insertFiles(fixture, application, [
      { name: 'offer \u{1F4C4}.pdf', position: 0 },
      { name: 'gone.pdf', position: 1 },
    ])
    const report = { month: '2026-10', remark: 'שורה\n"quoted"', report: offer }
    await logged(application, 'report.create', { contractor: application.tenantId, ...report })
    await logged(application, 'application.submit', {
      contractor: application.tenantId,
      manpowerApplied: 3,
      attachments: [offer, gone],
      secretKey: 'never shown',
    })
    await fixture.demo.asOwner((db) =>
      db
        .deleteFrom('projectFile')
        .where('fid', '=', gone ?? '')
        .execute(),
    )
    const { records } = await logOf(application.projectId)
    const link = {
      name: 'offer \u{1F4C4}.pdf',
      url: expect.stringMatching(/^\/api\/tenant\/project\/files\/./),
    }
    expect(records.slice(0, 2).map((entry) => readable(entry).after)).toEqual([
      { contractor: 'Lantern Call Services', manpowerApplied: 3, attachments: [link] },
      { contractor: 'Lantern Call Services', ...report, report: [link] },
    ])
    const fields = z.looseObject({ attachments: projectLog.logLinks }).parse(readable(records[0]).after)
    expect(fields.attachments).toHaveLength(1)
    expect(JSON.stringify(records)).not.toContain('secretKey')
  })

  test('is for the owner and the platform alone [PROJ-028] [PROJ-046]', async () => {
    const id = await fixture.post()
    await fixture.passed(id)
    const getLog = (by: Person) => by.send(projectLog.log, { query: { projectId: id } })
    // The provider sees the project, and the stranger's company has the page.
    const answers = await Promise.all([fixture.provider, fixture.otherProvider, stranger].map(getLog))
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await getLog(await fixture.demo.as('quality'))).status).toBe(403)
    expect((await getLog(fixture.owner)).status).toBe(200)
    expect((await getLog(fixture.platform)).status).toBe(200)
  })
})

test('the dictionary names every field in both languages, files as links, in their order [PROJ-029]', async () => {
  const dictionary = async (language: Language) =>
    (await fixture.owner.send(projectLog.logDictionary, { language })).data
  const english = await dictionary('en')
  expect(english.map(({ key }) => key).join(' ')).toBe(
    'name industryID manpowerDemand status description contractor business manpowerApplied manpowerAssigned confirmedManpower applicationDesc contactPerson contact reviewRemark attachments month remark report',
  )
  expect(english.filter(({ type }) => type === 'urlList').map(({ key }) => key)).toEqual([
    'attachments',
    'report',
  ])
  const chinese = await dictionary('zh')
  expect(chinese.map(({ key, type }) => [key, type])).toEqual(english.map(({ key, type }) => [key, type]))
  expect(english.every(({ name }) => /^[A-Z][a-z ]+$/.test(name))).toBe(true)
  expect(chinese.every(({ name }) => /^\p{Script=Han}+$/u.test(name))).toBe(true)
})

const nameOf = async ({ userId }: Person) =>
  (
    await fixture.demo.asOwner((db) =>
      db.selectFrom('appUser').where('id', '=', userId).select('name').executeTakeFirstOrThrow(),
    )
  ).name

async function namesOfIndustries(column: 'nameEn' | 'nameZh'): Promise<ReadonlyMap<number, string>> {
  const rows = await fixture.demo.asOwner((db) =>
    db.selectFrom('industry').select(['id', 'nameEn', 'nameZh']).execute(),
  )
  return new Map(rows.map((row) => [row.id, row[column]]))
}
