import { projectFile, projectReport, PROJECT_REFUSALS, session, type BodyOf } from '@console/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../src/testing/start-test-server.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { applied, lastProjectRecord, getLog, newBusiness, postProject } from '../support/provided-projects.ts'
import { newText, upload } from '../support/uploads.ts'

const { createReport, deleteReport, removeReport, reports, MAX_REPORTS, OWNER_SIDE } = projectReport

let demo: Demo
let provider: Person
let stranger: Person
let owner: Person
let platform: Person
beforeAll(async () => {
  demo = await startDemo()
  provider = await demo.as('provider-admin')
  stranger = await demo.as('provider-unverified')
  owner = await demo.as('manager')
  platform = await demo.as('platform-admin')
})
afterAll(() => demo.stop())

const reportFile = async (person: Person) =>
  (await upload({ demo, person, call: projectFile.uploadReport }, 'report.txt', newText())).fid

/** A project of the owner that the provider works for. */
async function working(status: 'pending' | 'rejected' | 'passed' = 'passed'): Promise<number> {
  const projectId = await postProject(demo, owner, { createdAt: new Date('2016-01-31T17:00:00Z') })
  const { id: businessTypeId } = await newBusiness(demo, provider)
  await applied(demo, provider, { projectId, ownerId: owner.tenantId, businessTypeId, status })
  return projectId
}

type Sent = BodyOf<typeof createReport>

async function file(person: Person, projectId: number, changes: Partial<Sent> = {}) {
  const side = person === provider ? provider.tenantId : OWNER_SIDE
  return person.send(createReport, {
    body: {
      fileFids: changes.fileFids ?? [await reportFile(person)],
      ownerTenantId: side,
      projectId,
      remark: 'All went well 😀',
      reportTime: '2026-10',
      type: 'monthly',
      ...changes,
    },
  })
}

const read = (person: Person, projectId: number, ownerTenantId: number = OWNER_SIDE) =>
  person.send(reports, {
    query: {
      projectId,
      type: 'monthly',
      ownerTenantId,
      ownerTenantType: ownerTenantId === OWNER_SIDE ? 'platform' : 'contractor',
    },
  })
const monthsOf = async (person: Person, projectId: number, ownerTenantId: number = OWNER_SIDE) =>
  (await read(person, projectId, ownerTenantId)).data.reports.map(({ reportTime }) => reportTime)

describe('filing a report', () => {
  test('of the owner’s side: by the owner and by the platform, read by both [PROJ-035, PROJ-036, PROJ-041]', async () => {
    const projectId = await working()
    const fid = await reportFile(owner)
    const made = await file(owner, projectId, { fileFids: [fid] })
    expect([made.status, made.code]).toEqual([200, 0])
    expect((await file(platform, projectId, { reportTime: '2026-09' })).code).toBe(0)
    const { data } = await read(owner, projectId)
    expect(data.reports).toMatchObject([
      {
        id: made.data.id,
        reportTime: '2026-10',
        remark: 'All went well 😀',
        isOwn: true,
        createTimestamp: demo.clock.now().getTime() / 1000,
        files: [{ fid, name: 'report.txt', mediaType: 'application/octet-stream' }],
      },
      { reportTime: '2026-09', isOwn: false },
    ])
    expect((await demo.get(data.reports[1]?.files[0]?.url ?? '')).status).toBe(200)
    const byPlatform = (await read(platform, projectId)).data.reports
    expect(byPlatform.map(({ isOwn }) => isOwn)).toEqual([false, true])
    // Each company can open the file of the other.
    for (const { files } of byPlatform) expect((await demo.get(files[0]?.url ?? '')).status).toBe(200)
    expect(await getLog(demo, projectId)).toMatchObject([
      {
        kind: 'report.create',
        actorTenantId: owner.tenantId,
        after: { month: '2026-10', remark: 'All went well 😀', report: [fid] },
      },
      { kind: 'report.create', actorTenantId: platform.tenantId, after: { month: '2026-09' } },
    ])
    expect(await lastProjectRecord(demo, owner.tenantId)).toMatchObject({
      opType: 'project.createReport',
      after: { id: made.data.id, projectId, month: '2026-10' },
    })
  })

  test('of a contractor: by itself, read by it, the owner and the platform [PROJ-035, PROJ-036, PROV-025]', async () => {
    const projectId = await working()
    expect((await file(provider, projectId)).code).toBe(0)
    for (const person of [provider, owner, platform]) {
      const { data } = await read(person, projectId, provider.tenantId)
      expect(data.reports).toMatchObject([{ reportTime: '2026-10', isOwn: person === provider }])
      expect((await demo.get(data.reports[0]?.files[0]?.url ?? '')).status).toBe(200)
    }
    expect(await monthsOf(owner, projectId)).toEqual([])
    expect(await getLog(demo, projectId)).toMatchObject([
      { kind: 'report.create', after: { contractor: provider.tenantId, month: '2026-10' } },
    ])
  })

  test('one a month and side: the second is refused, also at once [PROJ-041]', async () => {
    const projectId = await working()
    const answers = await Promise.all([file(owner, projectId), file(platform, projectId)])
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
      0,
      PROJECT_REFUSALS.reportExists,
    ])
    expect((await file(owner, projectId)).message).toBe('There is a report of this month already.')
    expect((await file(provider, projectId)).code).toBe(0)
    expect((await file(provider, projectId)).code).toBe(PROJECT_REFUSALS.reportExists)
    expect((await file(owner, projectId, { reportTime: '2026-09' })).code).toBe(0)
  })

  test('of the month in which the project was posted is taken, of the one before it is not', async () => {
    // February in Shanghai.
    const projectId = await working()
    expect((await file(owner, projectId, { reportTime: '2016-01' })).code).toBe(PROJECT_REFUSALS.monthOutside)
    expect((await file(owner, projectId, { reportTime: '2016-02' })).code).toBe(0)
  })

  test('of the month that ends is taken from midnight of the caller’s zone on, not before', async () => {
    const projectId = await working()
    const now = demo.clock.now().getTime()
    try {
      for (const [at, code] of [
        ['2026-11-30T15:59:59Z', PROJECT_REFUSALS.monthOutside],
        ['2026-11-30T16:00:00Z', 0],
      ] as const) {
        demo.clock.forward((Date.parse(at) - demo.clock.now().getTime()) / 1000)
        const body = { username: 'manager', password: DEMO_PASSWORD, clientId: session.CLIENT_ID }
        const { token } = (await demo.nobody.send(session.login, { body })).data
        const answer = await file(demo.bearer({ ...owner, token }), projectId, { reportTime: '2026-11' })
        expect(answer.code).toBe(code)
      }
    } finally {
      demo.clock.forward((now - demo.clock.now().getTime()) / 1000)
    }
  })

  test('needs exactly one file [PROJ-038]', async () => {
    const projectId = await working()
    for (const fileFids of [[], [await reportFile(provider), await reportFile(provider)]])
      expect((await file(provider, projectId, { fileFids })).status).toBe(400)
    expect(await monthsOf(provider, projectId, provider.tenantId)).toEqual([])
  })

  test('of a file that is unknown, foreign or in use is refused and leaves nothing', async () => {
    const projectId = await working()
    const used = await reportFile(owner)
    await file(owner, projectId, { fileFids: [used], reportTime: '2026-08' })
    for (const fid of [used, await reportFile(provider), '5f5b1d0e-7f0e-4f0e-8f0e-0123456789ab', 'no-uuid'])
      expect((await file(owner, projectId, { fileFids: [fid] })).code).toBe(PROJECT_REFUSALS.unknownFile)
    expect(await monthsOf(owner, projectId)).toEqual(['2026-08'])
  })

  test.each([
    ['reportTime', '2026-13'],
    ['reportTime', '202610'],
    ['reportTime', 202610],
    ['fileFids', 'a8098c1a-f86e-4d5f-9a3e-2f0d3f7c6b11'],
    ['remark', 'x'.repeat(2001)],
    ['type', 'weekly'],
    ['ownerTenantId', -1],
  ])('with %s %j is malformed [PROJ-Q15]', async (field, value) => {
    const projectId = await working()
    const body = {
      fileFids: [await reportFile(owner)],
      ownerTenantId: OWNER_SIDE,
      projectId,
      remark: '',
      reportTime: '2026-10',
      type: 'monthly',
      [field]: value,
    }
    const answer = await owner.sendRaw(createReport, { body })
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([400, [field]])
  })

  test('takes a remark of 2000 characters, emoji too, and none [PROJ-037]', async () => {
    const projectId = await working()
    const remark = '😀'.repeat(2000)
    expect((await file(owner, projectId, { remark })).code).toBe(0)
    expect((await file(owner, projectId, { remark: '', reportTime: '2026-09' })).code).toBe(0)
    expect((await read(owner, projectId)).data.reports.map((one) => one.remark)).toEqual([remark, ''])
  })
})

describe('a list of reports', () => {
  test('is of the owner’s side with id 0 and type platform, of a company with its id and type contractor, and of nothing else [RPT-018]', async () => {
    const projectId = await working()
    await file(owner, projectId, { reportTime: '2026-08' })
    await file(provider, projectId, { reportTime: '2026-09' })
    const listOf = (ownerTenantId: number, ownerTenantType: 'platform' | 'contractor') =>
      owner.send(reports, { query: { projectId, type: 'monthly', ownerTenantId, ownerTenantType } })
    const monthsIn = async (side: number, type: 'platform' | 'contractor') =>
      (await listOf(side, type)).data.reports.map(({ reportTime }) => reportTime)
    expect(await monthsIn(0, 'platform')).toEqual(['2026-08'])
    expect(await monthsIn(provider.tenantId, 'contractor')).toEqual(['2026-09'])
    for (const [side, type] of [
      [0, 'contractor'],
      [provider.tenantId, 'platform'],
    ] as const) {
      const refused = await listOf(side, type)
      expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([400, ['ownerTenantType']])
    }
  })

  test('has each report’s own file, and the latest ten years of them', async () => {
    const projectId = await working()
    const [oldest, newest] = [await reportFile(owner), await reportFile(owner)]
    const monthOf = (index: number) =>
      `${2016 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
    const isFiled = async (index: number, fid: string) => {
      const change = { reportTime: monthOf(index), fileFids: [fid] }
      expect((await file(owner, projectId, change)).code).toBe(0)
    }
    await isFiled(1, oldest)
    await isFiled(MAX_REPORTS, newest)
    const indexes = Array.from({ length: MAX_REPORTS + 1 }, (_, index) => index)
    await demo.asOwner((db) =>
      db
        .insertInto('projectReport')
        .values(
          indexes.map((index) => ({
            tenantId: owner.tenantId,
            projectId,
            ownerId: owner.tenantId,
            month: `${monthOf(index)}-01`,
            remark: '',
            createdBy: owner.userId,
            createdByName: 'Somebody',
            createdAt: demo.clock.now(),
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    )
    const { data } = await read(owner, projectId)
    expect(data.reports.map(({ reportTime }) => reportTime)).toEqual(
      indexes.slice(1).map(monthOf).toReversed(),
    )
    expect(
      data.reports.flatMap(({ reportTime, files }) => files.map(({ fid }) => [reportTime, fid])),
    ).toEqual([
      [monthOf(MAX_REPORTS), newest],
      [monthOf(1), oldest],
    ])
  })
})

describe('who may not', () => {
  test('a provider does not report for the owner’s side, nor the owner for a contractor', async () => {
    const projectId = await working()
    expect((await file(provider, projectId, { ownerTenantId: OWNER_SIDE })).code).toBe(
      PROJECT_REFUSALS.onlyOwnerOrPlatform,
    )
    for (const person of [owner, platform])
      expect((await file(person, projectId, { ownerTenantId: provider.tenantId })).code).toBe(
        PROJECT_REFUSALS.onlyProviders,
      )
  })

  test.each(['pending', 'rejected'] as const)(
    'a provider whose application is %s does not report',
    async (status) => {
      const projectId = await working(status)
      expect((await file(provider, projectId)).code).toBe(PROJECT_REFUSALS.notPassed)
    },
  )

  test('one contractor neither reads nor writes another’s reports', async () => {
    const projectId = await working()
    const { id: businessTypeId } = await newBusiness(demo, stranger)
    await applied(demo, stranger, { projectId, ownerId: owner.tenantId, businessTypeId })
    await file(provider, projectId)
    expect((await read(stranger, projectId, provider.tenantId)).status).toBe(404)
    expect(await monthsOf(stranger, projectId, stranger.tenantId)).toEqual([])
    expect((await file(provider, projectId, { ownerTenantId: stranger.tenantId })).status).toBe(404)
  })

  test('reports of a company that never applied, of an unknown project, and of the owner’s side to a provider are not found', async () => {
    const projectId = await working()
    expect((await read(owner, projectId, stranger.tenantId)).status).toBe(404)
    expect((await read(stranger, projectId, stranger.tenantId)).status).toBe(404)
    expect((await read(provider, projectId)).status).toBe(404)
    expect((await read(owner, 9_999_999)).status).toBe(404)
    expect((await file(owner, 9_999_999)).status).toBe(404)
    expect((await read(await demo.as('quality'), projectId)).status).toBe(403)
  })

  test('another company’s project is not found', async () => {
    const projectId = await postProject(demo, platform)
    expect((await read(owner, projectId)).status).toBe(404)
    expect((await file(owner, projectId)).status).toBe(404)
  })

  test('an id and a type that do not fit are malformed [PROJ-036]', async () => {
    const projectId = await working()
    for (const query of [
      `ownerTenantId=0&ownerTenantType=contractor`,
      `ownerTenantId=${provider.tenantId}&ownerTenantType=platform`,
    ]) {
      const answer = await owner.sendRaw(reports, { query: `projectId=${projectId}&type=monthly&${query}` })
      expect(answer.status).toBe(400)
    }
  })
})

describe('deleting a report', () => {
  test.each([
    ['by GET, as the source has it', deleteReport],
    ['by DELETE', removeReport],
  ])('%s: it leaves the list with its file and bytes [PROJ-042, PROJ-Q14]', async (_how, call) => {
    const projectId = await working()
    const { data } = await file(provider, projectId)
    const [report] = (await read(provider, projectId, provider.tenantId)).data.reports
    const url = report?.files[0]?.url ?? ''
    const contents = () =>
      demo.asOwner((db) =>
        db.selectFrom('storedContent').where('tenantId', '=', provider.tenantId).select('hash').execute(),
      )
    const before = await contents()
    expect(await provider.send(call, { query: { id: data.id } })).toMatchObject({ status: 200, code: 0 })
    expect(await monthsOf(provider, projectId, provider.tenantId)).toEqual([])
    expect((await demo.get(url)).status).toBe(404)
    expect(await contents()).toHaveLength(before.length - 1)
    expect((await getLog(demo, projectId)).at(-1)).toMatchObject({
      kind: 'report.delete',
      after: { contractor: provider.tenantId, month: '2026-10' },
    })
    expect(await lastProjectRecord(demo, provider.tenantId)).toMatchObject({
      opType: 'project.removeReport',
      before: { id: data.id, month: '2026-10' },
    })
    expect((await provider.send(call, { query: { id: data.id } })).status).toBe(404)
    // The month can be reported on again.
    expect((await file(provider, projectId)).code).toBe(0)
  })

  test('is for the company that filed it', async () => {
    const projectId = await working()
    const ofProvider = (await file(provider, projectId)).data.id
    const ofOwner = (await file(owner, projectId)).data.id
    for (const call of [deleteReport, removeReport]) {
      for (const person of [owner, platform])
        expect((await person.send(call, { query: { id: ofProvider } })).status).toBe(403)
      expect((await platform.send(call, { query: { id: ofOwner } })).status).toBe(403)
      expect((await provider.send(call, { query: { id: ofOwner } })).status).toBe(404)
      expect((await stranger.send(call, { query: { id: ofProvider } })).status).toBe(404)
    }
    expect(await monthsOf(owner, projectId)).toEqual(['2026-10'])
    expect(await monthsOf(provider, projectId, provider.tenantId)).toEqual(['2026-10'])
  })

  test('takes the bearer header, and no cookie, so that a prefetch deletes nothing [PROJ-042, PROJ-Q14]', async () => {
    const projectId = await working()
    const { data } = await file(owner, projectId)
    const answer = await demo.fetch(`${deleteReport.path}?id=${data.id}`, {
      headers: { cookie: `token=${owner.token}; Authorization=Bearer ${owner.token}` },
    })
    expect(answer.status).toBe(401)
    expect(await monthsOf(owner, projectId)).toEqual(['2026-10'])
  })

  test('is not done by a HEAD request [PROJ-Q14]', async () => {
    const projectId = await working()
    const { data } = await file(owner, projectId)
    const answer = await demo.fetch(`${deleteReport.path}?id=${data.id}`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${owner.token}` },
    })
    expect(answer.status).toBe(404)
    expect(await monthsOf(owner, projectId)).toEqual(['2026-10'])
  })

  test('of two at once one finds nothing', async () => {
    const projectId = await working()
    const { data } = await file(owner, projectId)
    const answers = await Promise.all([1, 2].map(() => owner.send(removeReport, { query: { id: data.id } })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
    expect((await getLog(demo, projectId)).filter(({ kind }) => kind === 'report.delete')).toHaveLength(1)
  })
})
