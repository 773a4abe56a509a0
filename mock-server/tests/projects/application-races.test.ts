import { projectApplication, PROJECT_REFUSALS } from '@console/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outcome, sendConcurrently } from '../support/concurrent.ts'
import { startProjectFixture, type Application, type ProjectFixture } from '../support/project-fixture.ts'

let fixture: ProjectFixture
beforeAll(async () => {
  fixture = await startProjectFixture()
})
afterAll(() => fixture.demo.stop())

/** The order of the two is chance: both orders are seen in a few turns. */
const TURNS = 5

const again = ({ id, projectId, businessTypeId: bizTypeId }: Application, version = 1) =>
  fixture.provider.send(projectApplication.applyAgain, {
    body: {
      id,
      projectId,
      bizTypeId,
      version,
      manpowerAssigned: 3,
      attachments: '',
      contactPerson: 'Li Wen',
      contact: '+86 190 0000 0100',
      applicationDesc: 'Forty seats',
    },
  })
const statusOf = async ({ id }: Application) => {
  const { status } = await fixture.demo.asOwner((db) =>
    db.selectFrom('projectApplication').where('id', '=', id).select('status').executeTakeFirstOrThrow(),
  )
  return status
}
test('an application that is sent in again while it passes is refused, and passes', async () => {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const one = await fixture.apply(await fixture.post())
    const review = fixture.review(one, { manpowerAssigned: 1, version: 1 })
    const [sent, reviewed] = await Promise.all([again(one), review])
    expect(outcome(reviewed)).toBe(0)
    // Before the review the application is not a rejected one, after it its version is another.
    expect([409, PROJECT_REFUSALS.notRejected]).toContain(outcome(sent))
    expect(await statusOf(one)).toBe('passed')
  }
})

test('a rejected one is sent in again while a review passes what came of it or is a conflict', async () => {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const one = await fixture.apply(await fixture.post())
    await fixture.demo.asOwner((db) =>
      db.updateTable('projectApplication').set({ status: 'rejected' }).where('id', '=', one.id).execute(),
    )
    const review = fixture.review(one, { manpowerAssigned: 1, version: 3 })
    const [sent, reviewed] = await Promise.all([again(one, 2), review])
    expect(outcome(sent)).toBe(0)
    expect([0, 409]).toContain(outcome(reviewed))
    expect(await statusOf(one)).toBe(outcome(reviewed) === 0 ? 'passed' : 'pending')
  }
})

test('while both wait for the application, neither has what the other needs after it', async () => {
  for (const isReviewFirst of [true, false]) {
    const one = await fixture.apply(await fixture.post())
    const reviewing = () => fixture.review(one, { manpowerAssigned: 1, version: 1 })
    const sending = () => again(one)
    const [first, second] = isReviewFirst ? [reviewing, sending] : [sending, reviewing]
    const locked = { table: 'project_application' as const, ids: [one.id] }
    expect(await sendConcurrently(fixture.demo, { locked, first, second })).toEqual(
      isReviewFirst ? [0, 409] : [PROJECT_REFUSALS.notRejected, 0],
    )
    expect(await statusOf(one)).toBe('passed')
  }
})
