import { projectApplication, PROJECT_REFUSALS, type BodyOf } from '@console/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startProjectFixture, type ProjectFixture } from '../support/project-fixture.ts'
import { applied, getLog, newBusiness, postProject } from '../support/provided-projects.ts'

const { apply, applyAgain, providerDetail } = projectApplication

let fixture: ProjectFixture
beforeAll(async () => {
  fixture = await startProjectFixture()
})
afterAll(() => fixture.demo.stop())

/** Each test begins with a provider that has no business to offer. */
beforeEach(() =>
  fixture.demo.asOwner((db) =>
    db
      .updateTable('businessType')
      .set({ status: 'disabled' })
      .where('tenantId', '=', fixture.provider.tenantId)
      .execute(),
  ),
)

const form = {
  contactPerson: 'Li Wen',
  contact: '+86 190 0000 0100',
  manpowerAssigned: 3,
  applicationDesc: 'Forty seats',
  attachments: '',
} satisfies Omit<BodyOf<typeof apply>, 'projectId'>

const send = (projectId: number, named: { bizTypeId?: number } = {}) =>
  fixture.provider.send(apply, { body: { ...form, projectId, ...named } })
const detailOf = async (id: number) => (await fixture.provider.send(providerDetail, { query: { id } })).data
/** Creates a business through the shared helper, so that no two have the same name. */
const business = async (of = fixture.provider) => (await newBusiness(fixture.demo, of)).id
const businessOf = async (projectId: number) => (await detailOf(projectId)).bizTypeID

async function rejected(businessTypeId: number) {
  const { demo, owner, provider } = fixture
  const projectId = await fixture.post()
  const work = { projectId, ownerId: owner.tenantId, businessTypeId, status: 'rejected' as const }
  return { projectId, id: await applied(demo, provider, work) }
}
const again = (application: { id: number; projectId: number }) =>
  fixture.provider.send(applyAgain, { body: { ...form, ...application, version: 1 } })

describe('where no business is named', () => {
  test('the first that is free works, and busy ones before it are passed over', async () => {
    const [busy, pending, free] = [await business(), await business(), await business()]
    await business()
    await fixture.passed(await fixture.post(), { businessTypeId: busy })
    await fixture.apply(await fixture.post(), { businessTypeId: pending })
    const projectId = await fixture.post()
    expect((await send(projectId)).code).toBe(0)
    expect(await businessOf(projectId)).toBe(free)
  })

  test('and none is free, the application is refused and nothing is stored', async () => {
    const projectId = await fixture.post()
    expect((await send(projectId)).code).toBe(PROJECT_REFUSALS.noFreeBusiness)
    await fixture.passed(await fixture.post(), { businessTypeId: await business() })
    const answer = await send(projectId)
    expect([answer.status, answer.code]).toEqual([200, PROJECT_REFUSALS.noFreeBusiness])
    expect(answer.message).toBe('None of your company’s enabled businesses is free for this project.')
    expect((await detailOf(projectId)).applicationStatus).toBe('default')
    expect((await getLog(fixture.demo, projectId)).map(({ kind }) => kind)).not.toContain(
      'application.submit',
    )
  })

  test('two applications at once take two businesses, and where only one is left the second is refused', async () => {
    const businesses = [await business(), await business(), await business()]
    const two = [await fixture.post(), await fixture.post()]
    expect((await Promise.all(two.map((id) => send(id)))).map(({ code }) => code)).toEqual([0, 0])
    const businessIds = await Promise.all(two.map(businessOf))
    expect(new Set(businessIds)).toEqual(new Set(businesses.slice(0, 2)))
    const others = [await fixture.post(), await fixture.post()]
    const codes = (await Promise.all(others.map((id) => send(id)))).map(({ code }) => code)
    expect(codes.toSorted((a, b) => a - b)).toEqual([0, PROJECT_REFUSALS.noFreeBusiness])
  })

  test('an application that is sent in again keeps its business while that is free', async () => {
    const [first, own] = [await business(), await business()]
    const reapplied = await rejected(own)
    expect((await again(reapplied)).code).toBe(0)
    expect(await businessOf(reapplied.projectId)).toBe(own)
    // By now the other application has the business.
    const moved = await rejected(own)
    expect((await again(moved)).code).toBe(0)
    expect(await businessOf(moved.projectId)).toBe(first)
  })
})

describe('the businesses that a project is answered with', () => {
  test('say which other project each works for, and agree with what is refused [PROV-013]', async () => {
    const { demo, owner, provider } = fixture
    const made = async (status: 'pending' | 'passed' | 'rejected') => {
      const { id, name } = await newBusiness(demo, provider)
      const projectId = await postProject(demo, owner, { name: `Of the ${status}` })
      await applied(demo, provider, { projectId, ownerId: owner.tenantId, businessTypeId: id, status })
      return { projectId, business: { bizTypeID: id, bizTypeName: name } }
    }
    const { business: freed } = await made('rejected')
    const passed = await made('passed')
    const pending = await made('pending')
    const ended = await made('passed')
    await demo.asOwner(async (db) => {
      const at = (id: number) => db.updateTable('project').where('id', '=', id)
      await at(passed.projectId).set({ status: 'suspended' }).execute()
      await at(ended.projectId).set({ status: 'ceased' }).execute()
    })
    const { businesses } = await detailOf(await fixture.post())
    expect(businesses).toEqual([
      { ...freed, worksFor: null },
      { ...passed.business, worksFor: { projectID: passed.projectId, projectName: 'Of the passed' } },
      { ...pending.business, worksFor: { projectID: pending.projectId, projectName: 'Of the pending' } },
      { ...ended.business, worksFor: null },
    ])
    for (const { bizTypeID, worksFor } of businesses ?? []) {
      const { code, message } = await send(await fixture.post(), { bizTypeId: bizTypeID })
      expect(code).toBe(worksFor === null ? 0 : PROJECT_REFUSALS.businessBusy)
      expect(message).toContain(worksFor?.projectName ?? '')
    }
  })

  test('do not take the project itself for another', async () => {
    const businessTypeId = await business()
    const { projectId } = await fixture.passed(await fixture.post(), { businessTypeId })
    expect((await detailOf(projectId)).businesses).toMatchObject([
      { bizTypeID: businessTypeId, worksFor: null },
    ])
  })

  test('are the company’s own and enabled', async () => {
    const { demo, owner, provider, otherProvider } = fixture
    const own = await business()
    await newBusiness(demo, provider, 'disabled')
    const projectId = await fixture.post()
    await business(owner)
    const businessTypeId = await business(otherProvider)
    await fixture.apply(projectId, { by: otherProvider, businessTypeId })
    expect((await detailOf(projectId)).businesses?.map(({ bizTypeID }) => bizTypeID)).toEqual([own])
  })

  test('keep the name of a project that the company may see no more to themselves', async () => {
    const { demo, owner, provider } = fixture
    const businessTypeId = await business()
    const hidden = await postProject(demo, owner, { name: 'Out of sight' })
    await applied(demo, provider, { projectId: hidden, ownerId: owner.tenantId, businessTypeId })
    const mine = await postProject(demo, provider)
    const become = (kind: 'provider' | 'standard') =>
      demo.asOwner((db) =>
        db.updateTable('tenant').set({ kind }).where('id', '=', provider.tenantId).execute(),
      )
    await become('standard')
    const { businesses } = await detailOf(mine)
    await become('provider')
    expect(businesses).toMatchObject([{ worksFor: { projectID: hidden, projectName: null } }])
  })
})
