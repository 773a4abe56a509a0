import { session } from '@console/contracts'
import { writeStored } from '@console/sub-app/browser-storage'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LAST_REPORT_KEY, reportUse, whenUseReported } from './report-use.ts'

let leaving: AbortController
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') })
  leaving = new AbortController()
})
afterEach(() => {
  leaving.abort()
  vi.useRealTimers()
})

const press = () => window.dispatchEvent(new Event('keydown'))

test('input is reported at most once a minute over all tabs, and not without input', () => {
  const send = vi.fn(async () => {})
  const otherTab = vi.fn(async () => {})
  reportUse(send, leaving.signal)
  vi.advanceTimersByTime(10 * session.USE_REPORT_INTERVAL_MS)
  expect(send).not.toHaveBeenCalled()
  press()
  press()
  reportUse(otherTab, leaving.signal)
  press()
  expect(send).toHaveBeenCalledTimes(1)
  expect(otherTab).not.toHaveBeenCalled()
  vi.advanceTimersByTime(session.USE_REPORT_INTERVAL_MS)
  press()
  expect(send).toHaveBeenCalledTimes(2)
})

test('input is reported at most once a minute where the browser blocks storage', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const refused = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  const send = vi.fn(async () => {})
  reportUse(send, leaving.signal)
  press()
  press()
  expect(send).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(session.USE_REPORT_INTERVAL_MS)
  press()
  expect(send).toHaveBeenCalledTimes(2)
  refused.mockRestore()
  writeStored(LAST_REPORT_KEY, null)
})

test('a report that is on its way can be waited for at the end of a session, also one that fails', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const answer = Promise.withResolvers<void>()
  reportUse(async () => answer.promise, leaving.signal)
  press()
  let isReported = false
  const reported = whenUseReported().then(() => (isReported = true))
  await vi.advanceTimersByTimeAsync(0)
  expect(isReported).toBe(false)
  answer.reject(new Error('down'))
  await reported
  expect(isReported).toBe(true)
})

test('a failed report is retried at the next input', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const send = vi.fn(async () => Promise.reject(new Error('down')))
  reportUse(send, leaving.signal)
  press()
  await vi.advanceTimersByTimeAsync(0)
  press()
  expect(send).toHaveBeenCalledTimes(2)
})

test('after the session nothing is reported', () => {
  const send = vi.fn(async () => {})
  reportUse(send, leaving.signal)
  leaving.abort()
  press()
  expect(send).not.toHaveBeenCalled()
})
