import { project, projectApplication } from '@console/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProjectFixture, type ProjectFixture } from '../support/project-fixture.ts'

// The customer's documents have no versions: such a request is a change of what is there (R60).
let fixture: ProjectFixture
beforeAll(async () => {
  fixture = await startProjectFixture()
})
afterAll(() => fixture.demo.stop())

const opTypes = (tenantId: number) =>
  fixture.demo.inTenant(tenantId, async ({ db }) => {
    const records = await db
      .selectFrom('auditRecord')
      .where('module', '=', 'project')
      .select('opType')
      .orderBy('seq', 'desc')
      .limit(2)
      .execute()
    return records.map(({ opType }) => opType)
  })

test('a project is changed without a version, and each change is recorded', async () => {
  const id = await fixture.post({ manpowerDemand: 10 })
  const { name, industryID } = await fixture.detailOf(id)
  const body = { id, name, industryID, status: 'normal' as const }
  for (const manpowerDemand of [12, 14])
    expect(
      await fixture.owner.send(project.update, { body: { ...body, manpowerDemand, description: '' } }),
    ).toMatchObject({ status: 200, code: 0 })
  expect(await fixture.detailOf(id)).toMatchObject({ manpowerDemand: 14, version: 3 })
  expect(await opTypes(fixture.owner.tenantId)).toEqual(['project.modify', 'project.modify'])
  const stale = { ...body, manpowerDemand: 16, description: '', version: 1 }
  expect((await fixture.owner.send(project.update, { body: stale })).status).toBe(409)
})

test('an application is rejected and sent in again without a version', async () => {
  const projectId = await fixture.post()
  const application = await fixture.apply(projectId)
  const rejection = { applicationStatus: 'rejected' as const, reviewRemark: 'Too few.' }
  const review = { projectId, bizTypeID: application.businessTypeId, ...rejection }
  expect(await fixture.platform.send(project.assign, { body: review })).toMatchObject({
    status: 200,
    code: 0,
  })
  const again = {
    id: application.id,
    projectId,
    contactPerson: 'Zhou Min',
    contact: '+86 190 0000 0177',
    manpowerAssigned: 6,
    applicationDesc: 'Six seats.',
  }
  expect(await fixture.provider.send(projectApplication.applyAgain, { body: again })).toMatchObject({
    status: 200,
    code: 0,
  })
  const [seen] = (await fixture.detailOf(projectId)).assignments
  expect(seen).toMatchObject({ applicationStatus: 'pending', manpowerApplied: 6, version: 3 })
  expect(await opTypes(fixture.provider.tenantId)).toEqual(['project.applyAgain', 'project.reject'])
  const stale = { ...review, version: 1 }
  expect((await fixture.platform.send(project.assign, { body: stale })).status).toBe(409)
})
