import { expect, test } from '../../fixtures/several-people.ts'
import { raiseNeed, reject, pass, expectStaffing, raiseManpower } from './owner-steps.ts'
import {
  emptyBusiness,
  refuseUnverified,
  applyFirst,
  applyAgain,
  assignSeats,
  refuseReport,
} from './provider-steps.ts'
import { BUSINESS, type Story } from './story.ts'

test('a project is created, applied for, rejected, applied for again, approved, staffed and extended, and each side sees it [PROJ-015, PROJ-018, PROJ-019, PROJ-022, PROJ-046, PROV-007, PROV-008, PROV-009, PROV-011, PROV-012, PROV-018, PROV-019, PROV-020, PROV-021, PROV-025]', async ({
  enter,
  request,
  expectAccessible,
}) => {
  test.setTimeout(240_000)
  const story: Story = {
    owner: await enter('platform-admin'),
    provider: await enter('provider-admin'),
    unverified: await enter('provider-unverified'),
    request,
    expectAccessible,
  }
  const { page } = story.owner
  await emptyBusiness(story, BUSINESS)
  const id = await test.step('the owner raises a need', () => raiseNeed(story))
  await test.step('who is not verified may not apply', () => refuseUnverified(story, id))
  await test.step('the provider applies', () => applyFirst(story, id))
  await test.step('the platform rejects', () => reject(story, id))
  await test.step('the provider applies again', () => applyAgain(story, id))
  await test.step('the platform passes', () => pass(story, id))
  await test.step('the provider assigns some seats, then the rest', async () => {
    await assignSeats(story, 2)
    const some = { before: 0, after: 2, state: 'Partially confirmed', share: /^2 confirmed, 33\.3 %/ }
    await expectStaffing(story, id, some)
    await assignSeats(story, 1)
    await expectStaffing(story, id, { before: 2, after: 3, state: 'Confirmed', share: /^3 confirmed, 50 %/ })
  })
  await test.step('the statistics of the project are figures', async () => {
    const statistics = page.getByRole('region', { name: 'Statistics', exact: true })
    await expect(statistics.getByRole('definition')).toHaveText([/^\d+$/, /^\d+:\d\d:\d\d$/])
  })
  await test.step('the provider cannot report on a month that has not ended', () => refuseReport(story))
  await test.step('the owner needs more, and never less', () => raiseManpower(story, id))
})
