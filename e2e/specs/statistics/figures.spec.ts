import { follow } from '../../fixtures/console-pages.ts'
import { demoTest as test, expect } from '../../fixtures/demo-test.ts'
import { bill } from './figures/bill.ts'
import { dataset } from './figures/dataset.ts'
import type { FigurePage } from './figures/figure.ts'
import { expectFoundAgain } from './figures/find-again.ts'
import { labels } from './figures/labels.ts'
import { monitorHome, monitoring } from './figures/monitoring.ts'
import { offlineData } from './figures/offline-data.ts'
import { home, overview } from './figures/overview.ts'
import { person } from './figures/person.ts'
import { plan } from './figures/plan.ts'
import { projectActions, projectPerformance, projectUsers } from './figures/projects.ts'
import { EARLIER } from './figures/range.ts'
import { recommendation } from './figures/recommendation.ts'
import { records } from './figures/records.ts'
import { sales } from './figures/sales.ts'
import { summary } from './figures/summary.ts'
import { team } from './figures/team.ts'
import { tracking } from './figures/tracking.ts'
import { twin } from './figures/twin.ts'
import { users } from './figures/users.ts'
import { violations } from './figures/violations.ts'
import { voice } from './figures/voice.ts'
import { durationIn, HOUR, buildPlanPath, recordLeave, tabTo, walkTo } from './figures/wrong-leave.ts'
import { untilComputed } from './until-computed.ts'

type Group = { of: string; pages: readonly FigurePage[] }

/** Three, so that workers share them. */
const GROUPS: readonly Group[] = [
  {
    of: 'calls, quality and twins',
    pages: [overview, home, users, sales, recommendation, violations, records, twin],
  },
  {
    of: 'bills, reports, labels and teams',
    pages: [bill, offlineData, dataset, labels, tracking, summary, team, voice],
  },
  {
    of: 'projects and monitoring',
    // A person is one of the page before.
    pages: [projectUsers, projectPerformance, projectActions, monitorHome, monitoring, person, plan],
  },
]

for (const { of, pages } of GROUPS)
  test(`twenty figures, picked from each page of ${of}, are those of plain queries over the facts`, async ({
    signIn,
    demo,
    request,
  }) => {
    await untilComputed(request)
    await expectFoundAgain(await signIn('manager'), { dataDir: demo.dataDir, pages })
  })

test('a supervisor corrects a wrong leave by keys alone, and track, figures and plan execution follow', async ({
  signIn,
  request,
}) => {
  await untilComputed(request)
  const page = await signIn('manager', buildPlanPath(EARLIER))
  const card = page
    .getByRole('table', { name: 'Shifts' })
    .getByRole('rowgroup')
    // Not over midnight: the second hour of the shift is of the same day.
    .filter({ hasText: /Start [01]\d:/ })
    .first()
  const openDetail = async () => card.getByRole('button', { name: /^Show the details of/ }).click()
  await openDetail()
  const link = card.getByRole('link').first()
  const address = await link.getAttribute('href')
  const userId = Number(new URLSearchParams(address?.split('?')[1]).get('userId'))
  const shift = card.locator('li dl').first()
  const start = await shift.locator('div', { hasText: 'Start' }).locator('dd').textContent()
  await recordLeave(request, { userId, day: EARLIER, start: start ?? '' })
  await page.reload()
  await openDetail()
  const worked = await durationIn(shift, 'Worked')

  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }))
  await page.keyboard.press('Enter')
  await tabTo(page, link)
  await page.keyboard.press('Enter')
  const figures = page.getByLabel('Figures of the range')
  const track = page.getByRole('application')
  await tabTo(page, track)
  const [work, leave] = [await durationIn(figures, 'Work'), await durationIn(figures, 'Leave')]
  await walkTo(track, 'Leave')
  await expect(track.getByRole('status')).toContainText('1 hour')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Add schedule/ })
  await tabTo(page, dialog.getByLabel('Work type'))
  await page.keyboard.type('Coaching')
  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByLabel('Reason'))
  await page.keyboard.type('Was there')
  await tabTo(page, dialog.getByRole('button', { name: 'Confirm' }))
  await page.keyboard.press('Enter')

  await expect(dialog).toHaveCount(0)
  await expect(track).toBeFocused()
  await expect(track.getByRole('status')).toContainText('Coaching')
  await expect.poll(async () => durationIn(figures, 'Work')).toBe(work + HOUR)
  expect(await durationIn(figures, 'Leave')).toBe(leave - HOUR)
  await follow(page, buildPlanPath(EARLIER))
  await openDetail()
  await expect.poll(async () => durationIn(shift, 'Worked')).toBe(worked + HOUR)
})
