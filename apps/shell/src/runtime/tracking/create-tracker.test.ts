import { tracking, type ParsedBodyOf } from '@console/contracts'
import { createHttpClient } from '@console/sub-app'
import { tabStorage, writeStored } from '@console/sub-app/browser-storage'
import { mockCall, mockNetworkError, mockStatus, network } from '@console/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTracker, TRACKING_SESSION_KEY, trackingSessionId } from './create-tracker.ts'

type Report = ParsedBodyOf<typeof tracking.report>
let ended: AbortController
let reports: (Report & { authorization: string | null })[]
let failures: unknown[]
const now = Date.UTC(2026, 10, 20, 6, 30)

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setInterval', 'clearInterval'] })
  ended = new AbortController()
  reports = []
  failures = []
  network.use(
    mockCall(tracking.report, ({ body, request }) => {
      reports.push({ ...body, authorization: request.headers.get('authorization') })
      return null
    }),
  )
})
afterEach(() => {
  ended.abort()
  vi.useRealTimers()
})

function open() {
  const getToken = () => 'session-token'
  const client = createHttpClient({
    getToken,
    apiOrigin: '',
    getLanguage: () => 'en',
    notify: () => {},
    onUnauthorized: () => {},
  })
  const parts = { client, getToken, apiOrigin: '', signal: ended.signal }
  const tracker = createTracker({ ...parts, onFailure: (error) => failures.push(error) })
  const track = (metricId: string, payload: Record<string, string | number>) =>
    tracker.track({ bizTypeId: 11, metricId, payload })
  return { track }
}

test('a report names business, session, source and version, with values as text and times in unix seconds [SHELL-082, SHELL-085, DSET-034, DSET-038]', async () => {
  const { track } = open()
  track(tracking.METRICS.pageView, { path: '/console/home' })
  track(tracking.METRICS.timeOnPage, { path: '/console/home', seconds: 10 })
  vi.advanceTimersByTime(tracking.BATCH_INTERVAL_MS)
  await vi.waitFor(() => expect(reports).toHaveLength(1))
  expect(reports[0]).toEqual({
    bizTypeId: 11,
    sessionId: trackingSessionId(),
    sourceType: 'assistant_console',
    sourceVersion: '2.5.0.5000',
    metrics: [
      { value: '{"metricId":"page.view","path":"/console/home","seq":0}', timestamp: now / 1000 },
      {
        value: '{"metricId":"page.time","path":"/console/home","seconds":10,"seq":1}',
        timestamp: now / 1000,
      },
    ],
    authorization: 'Bearer session-token',
  })
})

test('queued events are sent with the token as the page unloads [SHELL-084]', async () => {
  const fetched = vi.spyOn(window, 'fetch')
  open().track(tracking.METRICS.bubbleShown, { msgId: '7' })
  window.dispatchEvent(new Event('pagehide'))
  await vi.waitFor(() => expect(reports).toHaveLength(1))
  expect(reports[0]).toMatchObject({ bizTypeId: 11, authorization: 'Bearer session-token' })
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ keepalive: true })
  fetched.mockRestore()
})

test('events that could not be delivered are resent, while refused ones are logged and dropped [SHELL-083]', async () => {
  network.use(mockNetworkError(tracking.report))
  const { track } = open()
  track(tracking.METRICS.bubbleShown, { msgId: '7' })
  vi.advanceTimersByTime(tracking.BATCH_INTERVAL_MS)
  network.resetHandlers(
    mockCall(tracking.report, ({ body, request }) => {
      reports.push({ ...body, authorization: request.headers.get('authorization') })
      return null
    }),
  )
  await vi.waitFor(() => {
    vi.advanceTimersByTime(tracking.BATCH_INTERVAL_MS)
    expect(reports).toHaveLength(1)
  })
  expect(failures).toEqual([])
  network.use(mockStatus(tracking.report, 403))
  track(tracking.METRICS.bubbleShown, { msgId: '8' })
  vi.advanceTimersByTime(tracking.BATCH_INTERVAL_MS)
  await vi.waitFor(() => expect(failures).toHaveLength(1))
  vi.advanceTimersByTime(tracking.BATCH_INTERVAL_MS)
  expect(reports).toHaveLength(1)
})

test('the session id survives a reload and differs in another tab [SHELL-085]', () => {
  const first = trackingSessionId()
  expect(window.sessionStorage.getItem(TRACKING_SESSION_KEY)).toBe(first)
  expect(trackingSessionId()).toBe(first)
  window.sessionStorage.clear()
  expect(trackingSessionId()).not.toBe(first)
})

test('where the browser blocks storage the session id lasts as long as the page [SHELL-085]', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const refused = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  const first = trackingSessionId()
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(trackingSessionId()).toBe(first)
  refused.mockRestore()
  writeStored(TRACKING_SESSION_KEY, null, tabStorage())
})

test('a malformed stored session id is replaced [SHELL-085]', () => {
  window.sessionStorage.setItem(TRACKING_SESSION_KEY, '<script>')
  expect(trackingSessionId()).toMatch(/^[0-9a-f-]{36}$/)
})
