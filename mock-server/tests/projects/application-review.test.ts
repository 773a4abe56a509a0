import { project, projectApplication, projectEntity, PROJECT_REFUSALS } from '@console/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  assignSeats,
  listSeatIds,
  startProjectFixture,
  insertFiles,
  type Application,
  type ProjectFixture,
} from '../support/project-fixture.ts'

const { MAX_REVIEW_CHARACTERS } = projectEntity

let fixture: ProjectFixture
beforeAll(async () => {
  fixture = await startProjectFixture()
})
afterAll(() => fixture.demo.stop())

const stored = ({ id }: Application) =>
  fixture.demo.asOwner((db) =>
    db
      .selectFrom('projectApplication')
      .where('id', '=', id)
      .select(['status', 'manpowerAssigned', 'reviewRemark', 'reviewedAt', 'version'])
      .executeTakeFirstOrThrow(),
  )
const setStatus = async (id: number, status: projectEntity.ProjectStatus, language: 'en' | 'zh' = 'en') => {
  const { name, industryID, manpowerDemand, description, version } = await fixture.detailOf(id)
  const body = { id, name, industryID, manpowerDemand, description, version, status }
  return fixture.owner.send(project.update, { body, language })
}
const auditOf = (tenantId: number) =>
  fixture.demo.inTenant(tenantId, ({ db }) =>
    db
      .selectFrom('auditRecord')
      .where('module', '=', 'project')
      .select(['opType', 'targetName', 'opUserId', 'opUserName', 'bizTypeId', 'opContentAfter'])
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow(),
  )

describe('the contractors of a project', () => {
  test('are shown to its owner and the platform, each with what it sent in [PROJ-020] [PROJ-021] [PROJ-Q16]', async () => {
    const id = await fixture.post({ manpowerDemand: 20 })
    const first = await fixture.apply(id, { manpowerApplied: 8 })
    const second = await fixture.apply(id, { by: fixture.otherProvider })
    const now = fixture.demo.clock.now().getTime() / 1000
    const row = {
      applicationID: first.id,
      bizTypeID: first.businessTypeId,
      bizTypeName: expect.stringMatching(/^Business \d+$/),
      tenantId: fixture.provider.tenantId,
      tenantName: 'Lantern Call Services',
      timezone: 'Asia/Shanghai',
      manpowerApplied: 8,
      manpowerAssigned: 0,
      confirmedManpower: 0,
      status: null,
      applicationStatus: 'pending',
      applicationDesc: 'Thirty seats are free.',
      contactPerson: 'Zhou Min',
      contact: '+86 190 0000 0177',
      attachments: [],
      reviewRemark: null,
      applyTimestamp: now,
      reviewTimestamp: null,
      version: 1,
      businesses: null,
    }
    const detail = await fixture.detailOf(id)
    expect(detail.assignments).toEqual([row, expect.objectContaining({ applicationID: second.id })])
    expect(detail).toMatchObject({ code: expect.stringMatching(/^PRJ-/), manpowerDemand: 20 })
    const seen = await fixture.detailOf(id, fixture.platform)
    // The platform alone chooses a business.
    const unchosen = seen.assignments.map((one) => ({ ...one, businesses: null }))
    expect(unchosen).toEqual(detail.assignments)
    expect(seen.actor).toMatchObject({ isOwner: false, isPlatform: true })
    const inChinese = await fixture.owner.send(project.detail, { query: { id }, language: 'zh' })
    expect(inChinese.data.assignments[0]).toMatchObject({ tenantName: '灯塔呼叫服务' })
  })

  test('that passed see themselves alone [PROJ-046]', async () => {
    const id = await fixture.post({ manpowerDemand: 20 })
    const other = await fixture.passed(id, { by: fixture.otherProvider, manpowerAssigned: 7 })
    const own = await fixture.apply(id)
    expect((await fixture.provider.send(project.detail, { query: { id } })).status).toBe(404)
    await fixture.review(own, { manpowerAssigned: 3 })
    const seen = await fixture.detailOf(id, fixture.provider)
    expect(seen.assignments.map(({ applicationID }) => applicationID)).toEqual([own.id])
    expect(seen).toMatchObject({
      ownerName: 'Harbour Mutual',
      isOwner: false,
      contractors: 1,
      manpowerAssigned: 3,
      actor: { isOwner: false, isPlatform: false, isProvider: true },
    })
    expect(JSON.stringify(seen)).not.toContain('Quayside')
    expect((await fixture.detailOf(id)).assignments).toHaveLength(2)
    expect((await fixture.detailOf(id, fixture.otherProvider)).assignments).toMatchObject([
      { applicationID: other.id },
    ])
    // A ceased project stays readable to everybody who worked for it.
    await setStatus(id, 'ceased')
    expect((await fixture.detailOf(id, fixture.provider)).status).toBe('ceased')
  })

  test('show their files in the order of their senders, without those of earlier applications [PROJ-021]', async () => {
    const id = await fixture.post()
    const application = await fixture.apply(id)
    const [second, , first] = await insertFiles(fixture, application, [
      { name: 'second.pdf', position: 1 },
      { name: 'earlier.pdf', position: null },
      { name: 'first.pdf', position: 0 },
    ])
    const [assignment] = (await fixture.detailOf(id)).assignments
    expect(assignment?.attachments).toEqual([
      {
        fid: first,
        name: 'first.pdf',
        url: expect.stringMatching(/^\/api\/tenant\/project\/files\/./),
        mediaType: 'application/pdf',
        bytes: 12,
      },
      expect.objectContaining({ fid: second, name: 'second.pdf' }),
    ])
    const urls = assignment?.attachments?.map(({ url }) => url) ?? []
    expect(new Set(urls).size).toBe(2)
    const [other] = (await fixture.detailOf(id, fixture.platform)).assignments
    expect(other?.attachments?.map(({ url }) => url)).not.toEqual(urls)
  })

  test.each([
    [0, 'unconfirmed'],
    [1, 'partially_confirmed'],
    [3, 'partially_confirmed'],
    [4, 'confirmed'],
    [5, 'confirmed'],
  ] as const)('that were given 4 and placed %d are %s [PROJ-022] [PROJ-Q1]', async (placed, status) => {
    const id = await fixture.post()
    const application = await fixture.passed(id, { manpowerAssigned: 4 })
    const seats = await listSeatIds(fixture, application.tenantId, 5)
    if (placed > 0) await assignSeats(fixture, application, seats.slice(0, placed))
    expect((await fixture.detailOf(id)).assignments).toMatchObject([{ status, confirmedManpower: placed }])
  })
})

describe('a review by the platform', () => {
  test('passes an application with a number [PROJ-019] [PROJ-046] [PROJ-Q6]', async () => {
    const id = await fixture.post({ manpowerDemand: 10 })
    const application = await fixture.apply(id)
    fixture.demo.clock.forward(30)
    expect((await fixture.review(application, { manpowerAssigned: 10, reviewRemark: ' Go ' })).code).toBe(0)
    expect((await fixture.detailOf(id)).assignments).toMatchObject([
      {
        applicationStatus: 'passed',
        manpowerAssigned: 10,
        status: 'unconfirmed',
        reviewRemark: 'Go',
        reviewTimestamp: fixture.demo.clock.now().getTime() / 1000,
        version: 2,
      },
    ])
    const name = (await fixture.detailOf(id)).name
    const bizTypeId = application.businessTypeId
    const ours = await auditOf(fixture.platform.tenantId)
    expect(ours).toMatchObject({ opType: 'project.pass', targetName: name, bizTypeId })
    expect(ours.opUserId).toBe(fixture.platform.userId)
    expect(await auditOf(fixture.provider.tenantId)).toMatchObject({
      opType: 'project.pass',
      targetName: name,
      opUserId: null,
      opUserName: ours.opUserName,
    })
  })

  test.each([
    [undefined, 'numberMissing'],
    [11, 'moreThanNeeded'],
  ] as const)(
    'passes none with the number %s of 10 [PROJ-019] [PROJ-Q6]',
    async (manpowerAssigned, refusal) => {
      const id = await fixture.post({ manpowerDemand: 10 })
      const application = await fixture.apply(id)
      const change = manpowerAssigned === undefined ? {} : { manpowerAssigned }
      const answer = await fixture.review(application, change)
      expect(answer).toMatchObject({ status: 200, code: PROJECT_REFUSALS[refusal] })
      expect(answer.message).not.toBe('')
      expect(await stored(application)).toMatchObject({ status: 'pending', manpowerAssigned: 0, version: 1 })
    },
  )

  test('rejects one with a reason, which the provider may read in its audit log [PROJ-046] [PROJ-Q6]', async () => {
    const id = await fixture.post()
    const application = await fixture.apply(id)
    for (const change of [{}, { reviewRemark: '  ' }]) {
      const answer = await fixture.review(application, { applicationStatus: 'rejected', ...change })
      expect(answer.code).toBe(PROJECT_REFUSALS.remarkMissing)
    }
    const remark = 'שלום \u{1F600} 不合适'
    const rejection = { applicationStatus: 'rejected', reviewRemark: remark, manpowerAssigned: 3 } as const
    expect((await fixture.review(application, rejection)).code).toBe(0)
    expect(await stored(application)).toEqual({
      status: 'rejected',
      manpowerAssigned: 0,
      reviewRemark: remark,
      reviewedAt: fixture.demo.clock.now(),
      version: 2,
    })
    const theirs = await auditOf(fixture.provider.tenantId)
    expect(theirs).toMatchObject({ opType: 'project.reject' })
    expect(JSON.stringify(theirs.opContentAfter)).toContain(remark)
    expect((await fixture.detailOf(id)).assignments).toMatchObject([
      { applicationStatus: 'rejected', status: null, reviewRemark: remark },
    ])
  })

  test.each([
    [MAX_REVIEW_CHARACTERS, 200],
    [MAX_REVIEW_CHARACTERS + 1, 400],
  ])('takes a reason of %d characters: %d [PROJ-Q6]', async (length, status) => {
    const application = await fixture.apply(await fixture.post())
    const reviewRemark = '\u{1F600}'.repeat(length)
    expect((await fixture.review(application, { applicationStatus: 'rejected', reviewRemark })).status).toBe(
      status,
    )
  })

  test('changes the number of one that passed, not when it passed [PROJ-019] [PROJ-Q6]', async () => {
    const id = await fixture.post({ manpowerDemand: 10 })
    const application = await fixture.passed(id, { manpowerAssigned: 4 })
    const { reviewedAt } = await stored(application)
    fixture.demo.clock.forward(600)
    expect((await fixture.review(application, { manpowerAssigned: 6 })).code).toBe(0)
    expect(await stored(application)).toMatchObject({
      status: 'passed',
      manpowerAssigned: 6,
      reviewedAt,
      version: 3,
    })
    expect(await auditOf(fixture.provider.tenantId)).toMatchObject({ opType: 'project.assign' })
    // The same again is no change; too much or none is refused.
    expect((await fixture.review(application, { manpowerAssigned: 6 })).code).toBe(0)
    expect((await fixture.review(application, { manpowerAssigned: 11 })).code).toBe(
      PROJECT_REFUSALS.moreThanNeeded,
    )
    expect((await fixture.review(application, {})).code).toBe(PROJECT_REFUSALS.numberMissing)
    expect(await stored(application)).toMatchObject({ manpowerAssigned: 6, version: 3 })
  })

  test('of what waits for none is refused [PROJ-Q6]', async () => {
    const id = await fixture.post()
    const passed = await fixture.passed(id)
    const reject = { applicationStatus: 'rejected', reviewRemark: 'Late' } as const
    expect((await fixture.review(passed, reject)).code).toBe(PROJECT_REFUSALS.notPending)
    const rejected = await fixture.apply(id, { by: fixture.otherProvider })
    await fixture.review(rejected, reject)
    expect((await fixture.review(rejected, reject)).code).toBe(PROJECT_REFUSALS.notPending)
    const answer = await fixture.review(rejected, { manpowerAssigned: 1 })
    expect(answer).toMatchObject({
      code: PROJECT_REFUSALS.notPending,
      message: 'There is no application to review.',
    })
  })

  test('is not of a project that has ceased', async () => {
    const id = await fixture.post()
    const pending = await fixture.apply(id)
    const passed = await fixture.passed(id, { by: fixture.otherProvider })
    await setStatus(id, 'ceased')
    for (const application of [pending, passed]) {
      const answer = await fixture.review(application, { manpowerAssigned: 1 })
      expect(answer.code).toBe(PROJECT_REFUSALS.ceased)
    }
    expect(await stored(pending)).toMatchObject({ status: 'pending' })
  })

  test('finds an application by its project and its business together [PROJ-Q6]', async () => {
    const application = await fixture.apply(await fixture.post())
    const other = await fixture.apply(await fixture.post(), { by: fixture.otherProvider })
    for (const change of [
      { ...application, projectId: other.projectId },
      { ...application, businessTypeId: 999_999 },
      { ...application, projectId: 999_999 },
    ]) {
      expect((await fixture.review(change, { manpowerAssigned: 1 })).status).toBe(404)
    }
  })

  test('of one that came again with another business meanwhile is a conflict', async () => {
    const seen = await fixture.apply(await fixture.post())
    await fixture.review(seen, { applicationStatus: 'rejected', reviewRemark: 'Too few seats' })
    const bizTypeId = await fixture.newBusiness()
    const sent = await fixture.provider.send(projectApplication.applyAgain, {
      body: {
        id: seen.id,
        projectId: seen.projectId,
        bizTypeId,
        version: 2,
        manpowerAssigned: 3,
        attachments: '',
        contactPerson: 'Li Wen',
        contact: '+86 190 0000 0100',
        applicationDesc: 'Forty seats',
      },
    })
    expect(sent.code).toBe(0)
    expect((await fixture.review(seen, { manpowerAssigned: 1, version: 1 })).status).toBe(409)
    // Nobody but the platform learns anything of it.
    const stale = { as: fixture.owner, manpowerAssigned: 1, version: 1 }
    expect((await fixture.review(seen, stale)).code).toBe(PROJECT_REFUSALS.onlyPlatform)
    expect(await stored(seen)).toMatchObject({ status: 'pending', version: 3 })
    const present = { ...seen, businessTypeId: bizTypeId }
    expect((await fixture.review(present, { manpowerAssigned: 1 })).code).toBe(0)
  })

  test("is the platform's alone [PROJ-046]", async () => {
    const id = await fixture.post()
    const application = await fixture.apply(id)
    expect(await fixture.review(application, { as: fixture.owner, manpowerAssigned: 1 })).toMatchObject({
      status: 200,
      code: PROJECT_REFUSALS.onlyPlatform,
      message: 'The platform reviews applications and assigns manpower.',
    })
    expect((await fixture.review(application, { as: fixture.provider, manpowerAssigned: 1 })).status).toBe(
      403,
    )
    expect(await stored(application)).toMatchObject({ status: 'pending' })
    // An owner learns from its own page whether one exists, and not from here.
    const none = { ...application, businessTypeId: 999_999 }
    expect((await fixture.review(none, { as: fixture.owner, manpowerAssigned: 1 })).code).toBe(
      PROJECT_REFUSALS.onlyPlatform,
    )
  })

  test('of an old version is refused, and of two at once one [PROJ-Q6]', async () => {
    const application = await fixture.apply(await fixture.post())
    const answers = await Promise.all([
      fixture.review(application, { manpowerAssigned: 2, version: 1 }),
      fixture.review(application, { applicationStatus: 'rejected', reviewRemark: 'No', version: 1 }),
      fixture.review(application, { manpowerAssigned: 3, version: 1 }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect(await stored(application)).toMatchObject({ version: 2 })
  })
})

describe('a business', () => {
  test('passes for one project at a time, and the refusal names the other [PROJ-Q6]', async () => {
    const first = await fixture.post({ name: 'Busy one' })
    const second = await fixture.post({ name: 'Sought' })
    const working = await fixture.passed(first)
    const { businessTypeId } = working
    await assignSeats(fixture, working, await listSeatIds(fixture, working.tenantId, 2))
    const application = await fixture.apply(second, { businessTypeId })
    const answer = await fixture.review(application, { manpowerAssigned: 1 })
    expect(answer).toMatchObject({ status: 200, code: PROJECT_REFUSALS.businessBusy })
    expect(answer.message).toMatch(/^“Business \d+” is taken by the project “Busy one”/)
    expect(await stored(application)).toMatchObject({ status: 'pending' })
    await setStatus(first, 'suspended')
    expect((await fixture.review(application, { manpowerAssigned: 1 })).code).toBe(0)
  })

  test('of the company that is free can work instead of the one that applied, and no other can', async () => {
    const working = await fixture.passed(await fixture.post({ name: 'Busy two' }))
    const [free, foreign] = [await fixture.newBusiness(), await fixture.newBusiness(fixture.otherProvider)]
    const { businessTypeId: busy } = working
    const application = await fixture.apply(await fixture.post(), { businessTypeId: busy })
    const choices = async (by: ProjectFixture['platform']) => {
      const [one] = (await fixture.detailOf(application.projectId, by)).assignments
      return one?.businesses
    }
    const named = { projectID: working.projectId, projectName: 'Busy two' }
    const offered = await choices(fixture.platform)
    expect(offered).toContainEqual({ bizTypeID: busy, bizTypeName: expect.any(String), worksFor: named })
    expect(offered).toContainEqual({ bizTypeID: free, bizTypeName: expect.any(String), worksFor: null })
    expect(offered?.map(({ bizTypeID }) => bizTypeID)).not.toContain(foreign)
    expect(await choices(fixture.owner)).toBeNull()

    const other = await fixture.review(application, { manpowerAssigned: 1, newBizTypeID: foreign })
    expect(other).toMatchObject({
      code: PROJECT_REFUSALS.unknownBusiness,
      message: 'The business is not one of the company that applied, or is disabled.',
    })
    expect((await fixture.review(application, { manpowerAssigned: 1 })).code).toBe(
      PROJECT_REFUSALS.businessBusy,
    )
    expect(await stored(application)).toMatchObject({ status: 'pending', version: 1 })
    expect((await fixture.review(application, { manpowerAssigned: 1, newBizTypeID: free })).code).toBe(0)
    expect((await fixture.detailOf(application.projectId, fixture.platform)).assignments).toMatchObject([
      { bizTypeID: free, applicationStatus: 'passed', businesses: null },
    ])
    expect(await auditOf(fixture.provider.tenantId)).toMatchObject({
      opType: 'project.pass',
      bizTypeId: free,
    })
  })

  test('that two projects pass at once works for one of them', async () => {
    const businessTypeId = await fixture.newBusiness()
    const applications = await Promise.all(
      [0, 1].map(async () => fixture.apply(await fixture.post(), { businessTypeId })),
    )
    const answers = await Promise.all(applications.map((one) => fixture.review(one, { manpowerAssigned: 1 })))
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
      0,
      PROJECT_REFUSALS.businessBusy,
    ])
  })

  test('that works elsewhere meanwhile keeps a project from going on', async () => {
    const first = await fixture.post({ name: 'Returning' })
    const contractor = await fixture.passed(first)
    await setStatus(first, 'ceased')
    const second = await fixture.post({ name: 'Meanwhile' })
    await fixture.passed(second, { businessTypeId: contractor.businessTypeId })
    const answer = await setStatus(first, 'normal')
    expect(answer).toMatchObject({
      status: 200,
      code: PROJECT_REFUSALS.businessTakenElsewhere,
      message: '“Lantern Call Services” works for the project “Meanwhile” meanwhile.',
    })
    expect((await setStatus(first, 'normal', 'zh')).message).toBe('“灯塔呼叫服务”已在服务项目“Meanwhile”。')
    expect((await fixture.detailOf(first)).status).toBe('ceased')
    expect((await setStatus(first, 'suspended')).code).toBe(0)
    await setStatus(second, 'ceased')
    expect((await setStatus(first, 'normal')).code).toBe(0)
  })

  test('that works for another company does so without its project being named', async () => {
    const first = await fixture.post({ name: 'Ours' })
    const contractor = await fixture.passed(first)
    await setStatus(first, 'suspended')
    const foreign = await fixture.post({ name: 'Secret survey' }, fixture.platform)
    await fixture.passed(foreign, { businessTypeId: contractor.businessTypeId })
    const answer = await setStatus(first, 'normal')
    expect(answer.code).toBe(PROJECT_REFUSALS.businessTakenElsewhere)
    expect(answer.message).toBe('“Lantern Call Services” works for a project of another company meanwhile.')
  })
})
