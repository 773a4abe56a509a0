import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToasts, EQUAL_TEXTS_MS } from './toasts.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('equal texts are shown once within three seconds, other texts at once', () => {
  const show = vi.fn()
  const toasts = createToasts()
  toasts.attach(show)
  toasts.error('Gateway Error')
  toasts.error('Gateway Error')
  toasts.error('Server Error')
  vi.advanceTimersByTime(EQUAL_TEXTS_MS)
  toasts.error('Gateway Error')
  expect(show.mock.calls).toEqual([
    ['error', 'Gateway Error'],
    ['error', 'Server Error'],
    ['error', 'Gateway Error'],
  ])
})

test('a toast that is to stay longer says how long', () => {
  const show = vi.fn()
  const toasts = createToasts()
  toasts.attach(show)
  toasts.warning('In use', { seconds: 5 })
  expect(show.mock.calls).toEqual([['warning', 'In use', { seconds: 5 }]])
})

test('once the session is over no toast covers the sign-in page [SHELL-017, ERR-006]', () => {
  const show = vi.fn()
  const toasts = createToasts()
  toasts.attach(show)
  toasts.close()
  toasts.error('Server Error')
  expect(show).not.toHaveBeenCalled()
})
