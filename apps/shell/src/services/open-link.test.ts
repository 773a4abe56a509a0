import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { openPlatformLink } from './open-link.ts'

let open: MockInstance<typeof window.open>
beforeEach(() => {
  open = vi.spyOn(window, 'open').mockReturnValue(null)
})
afterEach(() => {
  open.mockRestore()
})

test('a platform link on the own origin carries its parameters and the token, and no way back to its opener [SHELL-081]', () => {
  expect(openPlatformLink('/dashboard/session?id=4&track=x', { track: 'true' }, 'session-token')).toBe(true)
  const [address, target, features] = open.mock.calls[0] ?? []
  expect(new URL(String(address)).pathname).toBe('/dashboard/session')
  expect(Object.fromEntries(new URL(String(address)).searchParams)).toEqual({
    id: '4',
    track: 'true',
    token: 'session-token',
  })
  expect([target, features]).toEqual(['_blank', 'noopener,noreferrer'])
})

test('a foreign origin never gets the session token, also when its link asks for one [SHELL-081]', () => {
  expect(openPlatformLink('https://other.example/a?token=mine', { msgId: '7' }, 'session-token')).toBe(true)
  expect(open.mock.calls[0]?.[0]).toBe('https://other.example/a?msgId=7')
})

test.each([
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'http://',
])('%s is not opened [SHELL-081]', (url) => {
  expect(openPlatformLink(url, { msgId: '7' }, 'session-token')).toBe(false)
  expect(open).not.toHaveBeenCalled()
})
