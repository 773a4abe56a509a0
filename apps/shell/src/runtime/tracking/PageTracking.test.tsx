import { tracking } from '@console/contracts'
import { mockCall } from '@console/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeConsoles, openConsole } from '../../testing/open-console.tsx'
import { TIME_ON_PAGE_SECONDS } from './PageTracking.tsx'

type TrackedEvent = {
  bizTypeId: number | null | undefined
  metricId: unknown
  path: unknown
  seconds: unknown
  /** Unix seconds of the event itself. */
  at: number
}
let tracked: TrackedEvent[]

beforeEach(() => {
  tracked = []
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(async () => {
  vi.useRealTimers()
  await closeConsoles()
  vi.restoreAllMocks()
})

async function openTracked() {
  const opened = await openConsole({
    handlers: [
      mockCall(tracking.report, ({ body }) => {
        for (const { value, timestamp } of body.metrics) {
          const { metricId, path, seconds } = tracking.eventValue.parse(JSON.parse(value))
          tracked.push({ bizTypeId: body.bizTypeId, metricId, path, seconds, at: timestamp })
        }
        return null
      }),
    ],
  })
  // The bell is in the same lazy chunk.
  await screen.findByRole('button', { name: 'Messages' })
  return opened
}

const PERIOD_MS = TIME_ON_PAGE_SECONDS * 1000
const secondsNow = () => Math.floor(Date.now() / 1000)
const timesOnPage = () => tracked.filter(({ metricId }) => metricId === 'page.time')
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))

test('the page view is reported, and the time on it every 10 s while it is visible [SHELL-083, ERR-040, ERR-Q11]', async () => {
  await openTracked()
  await pass(tracking.BATCH_INTERVAL_MS)
  const page = { bizTypeId: 11, path: '/console/msgcenter/audit' }
  await waitFor(() => {
    expect(tracked).toEqual([{ ...page, metricId: 'page.view', seconds: undefined, at: expect.any(Number) }])
  })
  await pass(3 * PERIOD_MS + tracking.BATCH_INTERVAL_MS)
  await waitFor(() => {
    expect(timesOnPage().length).toBeGreaterThanOrEqual(3)
  })
  const openedAt = tracked[0]?.at ?? 0
  expect(timesOnPage()).toEqual(
    timesOnPage().map((_, index) => ({
      ...page,
      metricId: 'page.time',
      seconds: TIME_ON_PAGE_SECONDS,
      at: openedAt + (index + 1) * TIME_ON_PAGE_SECONDS,
    })),
  )

  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const hiddenAt = secondsNow()
  await pass(3 * PERIOD_MS)
  const shownAt = secondsNow()
  visibility.mockReturnValue('visible')
  await pass(PERIOD_MS + tracking.BATCH_INTERVAL_MS)
  await waitFor(() => {
    expect(timesOnPage().at(-1)?.at).toBeGreaterThanOrEqual(shownAt)
  })
  expect(timesOnPage().filter(({ at }) => at > hiddenAt && at < shownAt)).toEqual([])
})

test('another page is another page view [SHELL-082]', async () => {
  const { person } = await openTracked()
  await person.click(screen.getByRole('link', { name: 'Message history' }))
  await pass(tracking.BATCH_INTERVAL_MS)
  await waitFor(() => {
    expect(tracked.map(({ metricId, path }) => [metricId, path])).toEqual([
      ['page.view', '/console/msgcenter/audit'],
      ['page.view', '/console/msgcenter/history'],
    ])
  })
})
