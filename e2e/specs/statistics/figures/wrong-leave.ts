import { monitor, user } from '@console/contracts'
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { sendCall } from '../../../fixtures/report-events.ts'
import { tokenFor } from '../../../fixtures/test.ts'
import { readShown } from './figure.ts'
import { wireDay } from './range.ts'

export const HOUR = 3600

type Shift = { userId: number; day: string; start: string }

/** Records leave instead of the second hour of a shift, as somebody does by mistake. */
export async function recordLeave(request: APIRequestContext, { userId, day, start }: Shift): Promise<void> {
  const token = await tokenFor(request, 'manager')
  const { businessTypes } = await sendCall(request, user.info, token)
  // The zone of the demo's companies has changed no clock for decades.
  const begin = Date.parse(`${day}T${start}:00+08:00`) / 1000 + HOUR
  const answer = await request.post(monitor.edit.path, {
    headers: { authorization: `Bearer ${token}` },
    data: {
      userId,
      bizTypeId: businessTypes?.[0]?.businessTypeId,
      start: begin,
      end: begin + HOUR,
      evtType: 'leave',
      reason: 'On leave',
    },
  })
  expect(await answer.json()).toMatchObject({ code: 200 })
}

/** Reads a duration of a person's day from a page, in seconds. */
export async function durationIn(list: Locator, name: string): Promise<number> {
  const shown = list
    .locator('div', { has: list.page().locator('dt', { hasText: new RegExp(`^${name}$`) }) })
    .locator('dd')
    .first()
  await expect(shown).toHaveText(/^\d\d:\d\d:\d\d$/)
  return readShown((await shown.textContent()) ?? '').value
}

/** Far more than a page has. */
const MOST_TABS = 150

export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let count = 0; count < MOST_TABS; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${MOST_TABS} tabs do not lead to ${String(target)}.`)
}

/** Walks the segments of a track until one of this name is announced. */
export async function walkTo(track: Locator, name: string): Promise<void> {
  const said = track.getByRole('status')
  await track.page().keyboard.press('Home')
  for (let count = 0; count < MOST_TABS; count += 1) {
    if ((await said.textContent())?.includes(name) === true) return
    await track.page().keyboard.press('ArrowRight')
  }
  throw new Error(`The track has no ${name}.`)
}

export const buildPlanPath = (day: string): string =>
  `/console/statistic/plan?beginAt=${wireDay(day)}&endAt=${wireDay(day)}&withShifts=1`
