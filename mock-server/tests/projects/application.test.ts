import { projectApplication, PROJECT_REFUSALS, type BodyOf, type QueryOf } from '@console/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { applied, lastProjectRecord, newBusiness, postProject, getLog } from '../support/provided-projects.ts'
import { newText, upload } from '../support/uploads.ts'

const { apply, applyAgain, providerDetail, providerList, PROVIDER_LIST, MAX_ATTACHMENTS } = projectApplication
const ASSIGNED = PROVIDER_LIST.assigned
const OPEN = PROVIDER_LIST.open

let demo: Demo
let provider: Person
let unverified: Person
let rejected: Person
let owner: Person
let platform: Person
beforeAll(async () => {
  demo = await startDemo()
  provider = await demo.as('provider-admin')
  unverified = await demo.as('provider-unverified')
  rejected = await demo.as('provider-rejected')
  owner = await demo.as('manager')
  platform = await demo.as('platform-admin')
})
afterAll(() => demo.stop())

const listed = async (query: QueryOf<typeof providerList>, person = provider) =>
  (await person.send(providerList, { query })).data
const idsOf = async (query: QueryOf<typeof providerList>, person = provider) =>
  (await listed({ size: 100, ...query }, person)).records.map(({ projectID }) => projectID)
const detailOf = (id: number, person = provider) => person.send(providerDetail, { query: { id } })
const fileOf = async (person = provider) => (await upload({ demo, person }, 'offer.txt', newText())).fid

type Form = Omit<BodyOf<typeof apply>, 'projectId'>
const form: Form = {
  contactPerson: 'Li Wen 李雯',
  contact: '+86 190 0000 0100',
  manpowerAssigned: 3,
  applicationDesc: 'Forty seats from Monday 😀\nمركز الاتصال',
  attachments: '',
}
/** With a business of its own, so that none is busy because of another test. */
async function send(projectId: number, changes: Partial<Form> = {}, person = provider) {
  const bizTypeId = changes.bizTypeId ?? (await newBusiness(demo, person)).id
  return person.send(apply, { body: { ...form, ...changes, bizTypeId, projectId } })
}

/** A project with an application of the provider. */
async function reviewed(status: 'pending' | 'rejected' | 'passed', of = owner) {
  const projectId = await postProject(demo, of)
  const { id: businessTypeId, name } = await newBusiness(demo, provider)
  const id = await applied(demo, provider, { projectId, ownerId: of.tenantId, businessTypeId, status })
  return { projectId, id, businessTypeId, businessName: name }
}

describe('the lists of a provider', () => {
  test('type 1 has what is open: not its own, not ceased or suspended, not passed [PROV-001, PROV-024]', async () => {
    const open = await postProject(demo, owner)
    const mine = await postProject(demo, provider)
    const ceased = await postProject(demo, owner, { status: 'ceased' })
    const suspended = await postProject(demo, owner, { status: 'suspended' })
    const states = {
      pending: (await reviewed('pending')).projectId,
      rejected: (await reviewed('rejected')).projectId,
      passed: (await reviewed('passed')).projectId,
    }
    const ids = await idsOf({ type: OPEN })
    expect(ids).toEqual(expect.arrayContaining([open, states.pending, states.rejected]))
    for (const absent of [mine, ceased, suspended, states.passed]) expect(ids).not.toContain(absent)
    // Providers that are not verified see it too.
    for (const person of [unverified, rejected]) expect(await idsOf({ type: OPEN }, person)).toContain(open)
  })

  test('type 0 has what it works for, whatever became of the project [PROV-001, PROV-025]', async () => {
    const { projectId } = await reviewed('passed')
    const pending = await reviewed('pending')
    const ended = await reviewed('passed')
    await demo.asOwner((db) =>
      db.updateTable('project').set({ status: 'ceased' }).where('id', '=', ended.projectId).execute(),
    )
    const ids = await idsOf({ type: ASSIGNED })
    expect(ids).toEqual(expect.arrayContaining([projectId, ended.projectId]))
    expect(ids).not.toContain(pending.projectId)
    expect(await idsOf({ type: ASSIGNED }, unverified)).toEqual([])
  })

  test('are read by page, the last changed first, with their total [PROV-001]', async () => {
    const at = (minutes: number) => new Date(Date.parse('2027-01-01T00:00:00Z') + minutes * 60_000)
    const names = ['Paged 1', 'Paged 2', 'Paged 3'] as const
    const [first, second, third] = await Promise.all(
      names.map((name, index) => postProject(demo, owner, { name, modifiedAt: at((index * 2) % 3) })),
    )
    const page = await listed({ type: OPEN, name: 'paged', size: 2 })
    expect(page.records.map(({ projectID }) => projectID)).toEqual([second, third])
    expect([page.total, page.totalIsCapped]).toEqual([3, false])
    const next = await listed({ type: OPEN, name: 'paged', size: 2, current: 2 })
    expect(next.records.map(({ projectID }) => projectID)).toEqual([first])
  })

  test('are filtered by industry and by part of the name, in small letters or not [PROV-002]', async () => {
    const inTwo = await postProject(demo, owner, { name: 'Filtered 50%_ CARE 冬季', industryId: 2 })
    const inOne = await postProject(demo, owner, { name: 'Filtered other', industryId: 1 })
    expect(await idsOf({ type: OPEN, name: 'filtered' })).toEqual(expect.arrayContaining([inTwo, inOne]))
    expect(await idsOf({ type: OPEN, name: 'FILTERED', industryID: 2 })).toEqual([inTwo])
    expect(await idsOf({ type: OPEN, name: ' 50%_ care ' })).toEqual([inTwo])
    expect(await idsOf({ type: OPEN, name: '冬季' })).toEqual([inTwo])
    expect(await idsOf({ type: OPEN, name: 'filtered_other' })).toEqual([])
    const passed = await reviewed('passed')
    await demo.asOwner((db) =>
      db
        .updateTable('project')
        .set({ name: 'Filtered work', industryId: 2 })
        .where('id', '=', passed.projectId)
        .execute(),
    )
    expect(await idsOf({ type: ASSIGNED, name: 'filtered', industryID: 2 })).toEqual([passed.projectId])
  })

  test('are filtered by the time of the last change, both seconds included [PROV-003]', async () => {
    const at = Date.parse('2028-03-01T10:00:00Z') / 1000
    const id = await postProject(demo, owner, { modifiedAt: new Date(at * 1000 + 999) })
    const found = async (from?: number, to?: number) =>
      (
        await idsOf({
          type: OPEN,
          ...(from === undefined ? {} : { from }),
          ...(to === undefined ? {} : { to }),
        })
      ).includes(id)
    expect(await found(at, at)).toBe(true)
    expect(await found(at)).toBe(true)
    expect(await found(at + 1)).toBe(false)
    expect(await found(undefined, at)).toBe(true)
    expect(await found(undefined, at - 1)).toBe(false)
  })

  test('show of each what it is and the status of the application [PROV-004, PROV-011, PROV-024, PROV-Q1, PROV-Q2]', async () => {
    const createTimestamp = demo.clock.now().getTime() / 1000
    const modifiedAt = new Date('2026-11-20T00:00:07Z')
    const none = await postProject(demo, owner, { name: 'Detailed', industryId: 2, modifiedAt })
    const passed = await reviewed('passed')
    const pending = await reviewed('pending')
    const rowOf = async (type: 0 | 1, id: number) =>
      (await listed({ type, size: 100 })).records.find(({ projectID }) => projectID === id)
    expect(await rowOf(OPEN, none)).toMatchObject({
      projectName: 'Detailed',
      createTimestamp,
      modifyTimestamp: modifiedAt.getTime() / 1000,
      projectStatus: 'normal',
      industryID: 2,
      industryName: expect.stringMatching(/./),
      ownerName: expect.stringMatching(/./),
      manpowerDemand: 20,
      applicationStatus: 'default',
      manpowerAssigned: null,
      assignmentStatus: null,
      bizTypeID: null,
      applicationID: null,
    })
    expect(await rowOf(OPEN, pending.projectId)).toMatchObject({
      applicationStatus: 'pending',
      applicationID: pending.id,
      manpowerAssigned: null,
      assignmentStatus: null,
    })
    expect(await rowOf(ASSIGNED, passed.projectId)).toMatchObject({
      applicationStatus: 'passed',
      applicationID: passed.id,
      bizTypeID: passed.businessTypeId,
      manpowerAssigned: 10,
      confirmedManpower: 0,
      assignmentStatus: 'unconfirmed',
    })
    expect((await listed({ type: OPEN })).actor).toEqual({
      isOwner: false,
      isPlatform: false,
      isProvider: true,
      isVerified: true,
      hasFreeBusiness: true,
    })
    expect((await listed({ type: OPEN }, unverified)).actor?.isVerified).toBe(false)
  })

  test('name the industry and the owner in the language that is requested', async () => {
    const name = 'In two languages'
    await postProject(demo, owner, { name })
    const rowIn = async (language: 'en' | 'zh') =>
      (await provider.send(providerList, { query: { type: OPEN, name }, language })).data.records[0]
    const [en, zh] = [await rowIn('en'), await rowIn('zh')]
    expect(zh?.industryName).toMatch(/\p{Script=Han}/u)
    expect(en?.industryName).not.toBe(zh?.industryName)
    expect(zh?.ownerName).not.toBe('')
  })

  test('another type, a range backwards and an unknown filter are refused [PROV-Q4]', async () => {
    for (const query of [
      'type=2',
      'current=1',
      'type=1&from=2&to=1',
      'type=1&status=normal',
      'type=1&size=101',
    ])
      expect((await provider.sendRaw(providerList, { query })).status).toBe(400)
  })

  test('are for who may open them', async () => {
    for (const username of ['manager', 'platform-admin', 'quality'])
      expect((await (await demo.as(username)).send(providerList, { query: { type: OPEN } })).status).toBe(403)
    expect((await demo.nobody.send(providerList, { query: { type: OPEN } })).status).toBe(401)
  })
})

describe('one project', () => {
  test('has the project and the own application with its files in their order [PROV-013, PROV-019]', async () => {
    const createTimestamp = demo.clock.now().getTime() / 1000
    const projectId = await postProject(demo, owner, { name: 'Shown' })
    expect((await detailOf(projectId)).data).toMatchObject({
      projectID: projectId,
      projectName: 'Shown',
      applicationStatus: 'default',
      applicationID: null,
      attachments: '',
      attachmentFiles: [],
      manpowerDemand: 20,
      createTimestamp,
      version: null,
      actor: { isOwner: false, isProvider: true },
    })
    const fids = [await fileOf(), await fileOf(), await fileOf()].toReversed()
    const business = await newBusiness(demo, provider)
    const { data: made } = await send(projectId, { attachments: fids.join(','), bizTypeId: business.id })
    const { data } = await detailOf(projectId)
    expect(data).toMatchObject({
      applicationID: made.id,
      applicationStatus: 'pending',
      contactPerson: form.contactPerson,
      contact: form.contact,
      applicationDesc: form.applicationDesc,
      manpowerApplied: 3,
      manpowerAssigned: null,
      bizTypeID: business.id,
      bizTypeName: business.name,
      reviewRemark: null,
      reviewTimestamp: null,
      applyTimestamp: demo.clock.now().getTime() / 1000,
      manpowerDemand: 20,
      attachments: fids.join(','),
      version: 1,
    })
    expect(data.attachmentFiles?.map(({ fid }) => fid)).toEqual(fids)
    const [file] = data.attachmentFiles ?? []
    const answer = await demo.get(file?.url ?? '')
    expect([answer.status, answer.text.length]).toEqual([200, file?.bytes])
  })

  test('of a rejected application says why', async () => {
    const { projectId } = await reviewed('rejected')
    expect((await detailOf(projectId)).data).toMatchObject({
      applicationStatus: 'rejected',
      reviewRemark: 'Too few seats',
    })
  })

  test('that is not open is there for who applied, and for nobody else', async () => {
    const { projectId } = await reviewed('rejected')
    await demo.asOwner((db) =>
      db.updateTable('project').set({ status: 'suspended' }).where('id', '=', projectId).execute(),
    )
    expect((await detailOf(projectId)).status).toBe(200)
    expect((await detailOf(projectId, unverified)).status).toBe(404)
    expect((await detailOf(9_999_999)).status).toBe(404)
  })

  test('is there for who is not verified, without what another requested [PROV-024]', async () => {
    const { projectId } = await reviewed('pending')
    expect((await detailOf(projectId, unverified)).data).toMatchObject({
      projectID: projectId,
      applicationStatus: 'default',
      contact: null,
      attachmentFiles: [],
    })
  })
})

describe('applying', () => {
  test('sends an application in, which the owner reads of [PROV-020, PROV-025]', async () => {
    const projectId = await postProject(demo, owner)
    const fid = await fileOf()
    const business = await newBusiness(demo, provider)
    const { status, code, data } = await send(projectId, { attachments: fid, bizTypeId: business.id })
    expect([status, code]).toEqual([200, 0])
    const logged = {
      manpowerApplied: 3,
      applicationDesc: form.applicationDesc,
      contactPerson: form.contactPerson,
      contact: form.contact,
      attachments: [fid],
    }
    expect(await getLog(demo, projectId)).toEqual([
      {
        kind: 'application.submit',
        applicationId: data.id,
        actorTenantId: provider.tenantId,
        actorName: 'Lin Yue',
        before: null,
        after: { contractor: provider.tenantId, ...logged },
      },
    ])
    expect(await lastProjectRecord(demo, provider.tenantId)).toMatchObject({
      opType: 'project.apply',
      opUserName: 'Lin Yue',
      after: { ...logged, projectId, bizTypeId: business.id },
    })
  })

  test.each([
    ['not verified', () => unverified],
    ['rejected', () => rejected],
  ])(
    'of a company that is %s is refused in words, also by a hand-made call [PROV-007, PROV-Q3, PROV-Q7]',
    async (_what, who) => {
      const projectId = await postProject(demo, owner)
      const answer = await send(projectId, {}, who())
      expect([answer.status, answer.code]).toEqual([200, PROJECT_REFUSALS.notVerified])
      expect(answer.message).toBe(
        'Not verified. Please contact the platform offline to complete verification.',
      )
      expect(await getLog(demo, projectId)).toEqual([])
    },
  )

  test.each([
    ['pending', 'stillPending'],
    ['passed', 'alreadyPassed'],
    ['rejected', 'wasRejected'],
  ] as const)('again while the application is %s is refused [PROV-008, PROV-011]', async (status, reason) => {
    const { projectId } = await reviewed(status)
    expect((await send(projectId)).code).toBe(PROJECT_REFUSALS[reason])
  })

  test('twice at once stores one application, the other is a conflict', async () => {
    const projectId = await postProject(demo, owner)
    const businesses = [await newBusiness(demo, provider), await newBusiness(demo, provider)]
    const answers = await Promise.all(businesses.map(({ id }) => send(projectId, { bizTypeId: id })))
    expect(answers.filter(({ status, code }) => status === 200 && code === 0)).toHaveLength(1)
    // The second request may come so late that it finds the first application.
    const other = answers.find(({ code }) => code !== 0)
    expect([409, PROJECT_REFUSALS.stillPending]).toContain(other?.code)
    expect(await getLog(demo, projectId)).toHaveLength(1)
  })

  test('for what is not open or not there is refused', async () => {
    for (const status of ['suspended', 'ceased'] as const)
      expect((await send(await postProject(demo, owner, { status }))).status).toBe(404)
    const { projectId } = await reviewed('rejected')
    await demo.asOwner((db) =>
      db.updateTable('project').set({ status: 'ceased' }).where('id', '=', projectId).execute(),
    )
    expect((await send(projectId)).code).toBe(PROJECT_REFUSALS.wasRejected)
    expect((await send(await postProject(demo, provider))).code).toBe(PROJECT_REFUSALS.notYourOwn)
    expect((await send(9_999_999)).status).toBe(404)
  })

  test('is for who may open the page', async () => {
    const projectId = await postProject(demo, provider)
    for (const person of [owner, platform]) {
      const answer = await person.send(apply, { body: { ...form, projectId } })
      expect(answer.status).toBe(403)
    }
  })

  test('for more than the project needs is refused, for all of it not [PROV-Q8]', async () => {
    const projectId = await postProject(demo, owner, { manpowerDemand: 7 })
    expect((await send(projectId, { manpowerAssigned: 8 })).code).toBe(PROJECT_REFUSALS.moreThanNeeded)
    expect((await send(projectId, { manpowerAssigned: 7 })).code).toBe(0)
  })

  test.each([
    ['contactPerson', ' '],
    ['contactPerson', 'Li\nWen'],
    ['contact', ''],
    ['contact', '190\n0000'],
    ['manpowerAssigned', 0],
    ['manpowerAssigned', 1.5],
    ['manpowerAssigned', null],
    ['applicationDesc', ' \n'],
    ['applicationDesc', '😀'.repeat(501)],
    ['attachments', 'no id'],
  ])('with %s %j is malformed and says which field [PROV-Q8]', async (field, value) => {
    const projectId = await postProject(demo, owner)
    const answer = await provider.sendRaw(apply, { body: { ...form, projectId, [field]: value } })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.fields ?? {}).join()).toMatch(new RegExp(`^${field}(\\.0)?$`))
  })
})

/** Also counted so on the page. */
const LETTERS = [
  ['plain', 'x'],
  ['Chinese', '字'],
  ['emoji of families', '👨‍👩‍👧'],
  ['from right to left', 'م'],
] as const

describe.each(['contactPerson', 'contact'] as const)('%s', (field) => {
  test.each(LETTERS)(
    'has at most 100 characters, not counting spaces around: %s [PROV-014]',
    async (...given) => {
      const [, letter] = given
      const projectId = await postProject(demo, owner)
      const tooLong = await provider.sendRaw(apply, {
        body: { ...form, projectId, [field]: letter.repeat(101) },
      })
      expect([tooLong.status, Object.keys(tooLong.fields ?? {})]).toEqual([400, [field]])
      expect((await send(projectId, { [field]: ` ${letter.repeat(100)} ` })).code).toBe(0)
      expect((await detailOf(projectId)).data[field]).toBe(letter.repeat(100))
    },
  )
})

describe('the business that is to work', () => {
  test('is unknown when it is disabled, another company’s, or none', async () => {
    const projectId = await postProject(demo, owner)
    const disabled = await newBusiness(demo, provider, 'disabled')
    const foreign = await newBusiness(demo, owner)
    for (const bizTypeId of [disabled.id, foreign.id, 9_999_999])
      expect((await send(projectId, { bizTypeId })).code).toBe(PROJECT_REFUSALS.unknownBusiness)
  })

  test.each(['pending', 'passed'] as const)(
    'is busy with a project that it is %s for, by name',
    async (status) => {
      const { businessTypeId, businessName, projectId } = await reviewed(status)
      await demo.asOwner((db) =>
        db
          .updateTable('project')
          .set({ name: `Busy ${status}`, status: 'suspended' })
          .where('id', '=', projectId)
          .execute(),
      )
      const answer = await send(await postProject(demo, owner), { bizTypeId: businessTypeId })
      expect(answer.code).toBe(PROJECT_REFUSALS.businessBusy)
      expect(answer.message).toContain(businessName)
      expect(answer.message).toContain(`Busy ${status}`)
    },
  )

  test('is free after a rejection, and when the project has ceased', async () => {
    const other = await reviewed('rejected')
    expect((await send(await postProject(demo, owner), { bizTypeId: other.businessTypeId })).code).toBe(0)
    const ended = await reviewed('passed')
    await demo.asOwner((db) =>
      db.updateTable('project').set({ status: 'ceased' }).where('id', '=', ended.projectId).execute(),
    )
    expect((await send(await postProject(demo, owner), { bizTypeId: ended.businessTypeId })).code).toBe(0)
  })

  test('is taken by one of two applications at once', async () => {
    const { id: bizTypeId } = await newBusiness(demo, provider)
    const projects = [await postProject(demo, owner), await postProject(demo, owner)]
    const answers = await Promise.all(projects.map((projectId) => send(projectId, { bizTypeId })))
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
      0,
      PROJECT_REFUSALS.businessBusy,
    ])
  })
})

describe('attachments', () => {
  test('may be ten, not eleven [PROV-016]', async () => {
    const fids = await Promise.all(Array.from({ length: MAX_ATTACHMENTS + 1 }, () => fileOf()))
    const projectId = await postProject(demo, owner)
    const tooMany = await send(projectId, { attachments: fids.join(',') })
    expect([tooMany.status, Object.keys(tooMany.fields ?? {})]).toEqual([400, ['attachments']])
    expect((await send(projectId, { attachments: fids.slice(1).join(',') })).code).toBe(0)
    expect((await detailOf(projectId)).data.attachmentFiles).toHaveLength(MAX_ATTACHMENTS)
  })

  test('are the company’s own and not in use, and any other refuses the application', async () => {
    const used = await fileOf()
    expect((await send(await postProject(demo, owner), { attachments: used })).code).toBe(0)
    const foreign = await fileOf(unverified)
    const projectId = await postProject(demo, owner)
    for (const fid of [used, foreign, '5f5b1d0e-7f0e-4f0e-8f0e-0123456789ab']) {
      const answer = await send(projectId, { attachments: [await fileOf(), fid].join(',') })
      expect(answer.code).toBe(PROJECT_REFUSALS.unknownFile)
    }
    expect((await detailOf(projectId)).data.applicationStatus).toBe('default')
  })
})

describe('applying again', () => {
  const again = (
    { id, projectId, businessTypeId }: { id: number; projectId: number; businessTypeId: number },
    changes: Partial<BodyOf<typeof applyAgain>> = {},
    person = provider,
  ) =>
    person.send(applyAgain, {
      body: { ...form, id, projectId, version: 1, bizTypeId: businessTypeId, ...changes },
    })

  test('sends a rejected application in again, with what was changed [PROV-021, PROV-025, PROV-Q9]', async () => {
    const one = await reviewed('rejected')
    const other = await newBusiness(demo, provider)
    const changes = { manpowerAssigned: 20, contact: 'li@lantern.example', bizTypeId: other.id }
    expect(await again(one, changes)).toMatchObject({ status: 200, code: 0 })
    const { data } = await detailOf(one.projectId)
    expect(data).toMatchObject({
      applicationID: one.id,
      applicationStatus: 'pending',
      reviewRemark: null,
      reviewTimestamp: null,
      manpowerApplied: 20,
      contact: 'li@lantern.example',
      bizTypeID: other.id,
      version: 2,
    })
    expect(await getLog(demo, one.projectId)).toMatchObject([
      {
        kind: 'application.resubmit',
        applicationId: one.id,
        before: { manpowerApplied: 10, contact: '+86 190 0000 0100', applicationDesc: 'Ten seats' },
        after: { contractor: provider.tenantId, manpowerApplied: 20, contact: 'li@lantern.example' },
      },
    ])
    expect(await lastProjectRecord(demo, provider.tenantId)).toMatchObject({
      opType: 'project.applyAgain',
      before: { status: 'rejected' },
      after: { status: 'pending', bizTypeId: other.id },
    })
  })

  test('keeps, orders, adds and leaves out files, and a file that was left out stays readable where it was', async () => {
    const projectId = await postProject(demo, owner)
    const [first, second, third] = [await fileOf(), await fileOf(), await fileOf()]
    const { id: bizTypeId } = await newBusiness(demo, provider)
    const { data: made } = await send(projectId, { attachments: `${first},${second}`, bizTypeId })
    const earlier = (await detailOf(projectId)).data.attachmentFiles
    await demo.asOwner((db) =>
      db.updateTable('projectApplication').set({ status: 'rejected' }).where('id', '=', made.id).execute(),
    )
    const one = { id: made.id, projectId, businessTypeId: bizTypeId }
    expect((await again(one, { version: 2, attachments: `${third},${second}` })).code).toBe(0)
    expect((await detailOf(projectId)).data.attachments).toBe(`${third},${second}`)
    expect((await demo.get(earlier?.[0]?.url ?? '')).status).toBe(200)
    // It is still this application's: nothing else can have it.
    const elsewhere = await send(await postProject(demo, owner), { attachments: first })
    expect(elsewhere.code).toBe(PROJECT_REFUSALS.unknownFile)
  })

  test.each([
    ['pending', 'notRejected'],
    ['passed', 'notRejected'],
  ] as const)(
    'is for rejected applications: one that is %s is refused [PROV-021]',
    async (status, reason) => {
      const one = await reviewed(status)
      expect((await again(one)).code).toBe(PROJECT_REFUSALS[reason])
    },
  )

  test('of another version is a conflict, as is one of two at once', async () => {
    const one = await reviewed('rejected')
    expect((await again(one, { version: 7 })).status).toBe(409)
    const answers = await Promise.all([again(one), again(one)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('of an application that is not one’s own, or of another project, is not found', async () => {
    const one = await reviewed('rejected')
    expect((await again(one, {}, unverified)).status).toBe(404)
    expect((await again(one, { projectId: await postProject(demo, owner) })).status).toBe(404)
  })

  test('is refused while the company is not verified, and where the project is not under way', async () => {
    const projectId = await postProject(demo, owner)
    const { id: businessTypeId } = await newBusiness(demo, unverified)
    const work = { projectId, ownerId: owner.tenantId, businessTypeId, status: 'rejected' as const }
    const id = await applied(demo, unverified, work)
    expect((await again({ id, projectId, businessTypeId }, {}, unverified)).code).toBe(
      PROJECT_REFUSALS.notVerified,
    )
    const one = await reviewed('rejected')
    await demo.asOwner((db) =>
      db.updateTable('project').set({ status: 'suspended' }).where('id', '=', one.projectId).execute(),
    )
    expect((await again(one)).code).toBe(PROJECT_REFUSALS.notOpen)
  })

  test('has the same bounds as the first time', async () => {
    const one = await reviewed('rejected')
    expect((await again(one, { manpowerAssigned: 21 })).code).toBe(PROJECT_REFUSALS.moreThanNeeded)
    const busy = await reviewed('passed')
    expect((await again(one, { bizTypeId: busy.businessTypeId })).code).toBe(PROJECT_REFUSALS.businessBusy)
    expect((await detailOf(one.projectId)).data.applicationStatus).toBe('rejected')
  })
})
