import { tracking } from '@console/contracts'
import { mockCall } from '@console/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeConsoles, openConsole } from '../testing/open-console.tsx'
import { TIME_ON_PAGE_SECONDS } from './PageTracking.tsx'

type Told = { bizTypeId: number | null | undefined; metricId: unknown; path: unknown; seconds: unknown }
let told: Told[]

beforeEach(() => {
  told = []
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
        for (const { value } of body.metrics) {
          const { metricId, path, seconds } = tracking.eventValue.parse(JSON.parse(value))
          told.push({ bizTypeId: body.bizTypeId, metricId, path, seconds })
        }
        return null
      }),
    ],
  })
  // The bell comes with the same lazy part.
  await screen.findByRole('button', { name: 'Messages' })
  return opened
}

const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))

test('the page looked at is told, and the time on it every 10 s while it is visible [SHELL-083, ERR-Q11]', async () => {
  await openTracked()
  await pass(tracking.BATCH_INTERVAL_MS)
  const page = { bizTypeId: 11, path: '/console/msgcenter/audit' }
  await waitFor(() => {
    expect(told).toEqual([{ ...page, metricId: 'page.view', seconds: undefined }])
  })
  await pass(TIME_ON_PAGE_SECONDS * 1000 + tracking.BATCH_INTERVAL_MS)
  await waitFor(() => {
    expect(told).toContainEqual({ ...page, metricId: 'page.time', seconds: 10 })
  })
  const before = told.length
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await pass(6 * TIME_ON_PAGE_SECONDS * 1000)
  expect(told.length).toBeLessThanOrEqual(before + 1)
})

test('another page is another view [SHELL-082]', async () => {
  const { person } = await openTracked()
  await person.click(screen.getByRole('link', { name: 'Message history' }))
  await pass(tracking.BATCH_INTERVAL_MS)
  await waitFor(() => {
    expect(told.map(({ metricId, path }) => [metricId, path])).toEqual([
      ['page.view', '/console/msgcenter/audit'],
      ['page.view', '/console/msgcenter/history'],
    ])
  })
})
