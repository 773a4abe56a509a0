import { HOUR_MS } from '@console/contracts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSessionStore } from './session-store.ts'
import { SESSION_EVENT_KEY } from './session-tabs.ts'
import { readCookie } from './token-sources.ts'

const NOW = new Date('2026-11-20T08:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
  window.localStorage.clear()
})

function otherTabSays(event: string): void {
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_EVENT_KEY, newValue: event }))
}

describe('session store', () => {
  test('goes from loading to logged in to logged out [ERR-031]', () => {
    const store = createSessionStore()
    const seen = [store.get().status]
    store.subscribe(() => seen.push(store.get().status))
    store.begin({ token: 't', validForMs: 12 * HOUR_MS })
    expect(store.getToken()).toBe('t')
    expect(readCookie()).toBe('t')
    store.end('signedOut')
    expect(seen).toEqual(['loading', 'loggedIn', 'loggedOut'])
    expect(store.getToken()).toBeNull()
    expect(readCookie()).toBeNull()
  })

  test('a call that is refused while the person signs out is no end by itself, unless signing out fails [SHELL-012]', () => {
    const store = createSessionStore()
    store.begin({ token: 't', validForMs: 12 * HOUR_MS })
    const stay = store.startLeaving()
    store.endByRefusal(0)
    expect(store.get().status).toBe('loggedIn')
    stay()
    expect(store.get()).toMatchObject({ status: 'loggedOut', reason: 'expired' })

    store.begin({ token: 'u', validForMs: 12 * HOUR_MS })
    store.startLeaving()
    store.endByRefusal(0)
    store.endAfterFarewell(1000)
    vi.advanceTimersByTime(1000)
    expect(store.get()).toMatchObject({ status: 'loggedOut', reason: 'signedOut' })

    store.begin({ token: 'v', validForMs: 12 * HOUR_MS })
    store.startLeaving()()
    expect(store.get().status).toBe('loggedIn')
    store.endByRefusal(0)
    expect(store.get()).toMatchObject({ status: 'loggedOut', reason: 'expired' })
  })

  test('a session ends when it expires, not before [SHELL-007]', () => {
    const store = createSessionStore()
    store.begin({ token: 't', validForMs: 12 * HOUR_MS })
    vi.advanceTimersByTime(12 * 3600_000 - 1)
    expect(store.get().status).toBe('loggedIn')
    vi.advanceTimersByTime(1)
    expect(store.get()).toEqual({ status: 'loggedOut', reason: 'expired' })
  })

  test('signing out in another tab ends the session here [SHELL-012]', async () => {
    const store = createSessionStore()
    store.begin({ token: 't', validForMs: 12 * HOUR_MS })
    otherTabSays('signedOut:1')
    await expect(store.whenEnded()).resolves.toBe('signedOut')
  })

  test('signing in in another tab starts this one again with the new token', async () => {
    const store = createSessionStore()
    store.begin({ token: 't', validForMs: 12 * HOUR_MS })
    otherTabSays('signedIn:1')
    await expect(store.whenEnded()).resolves.toBe('replaced')
  })

  test('a refused token waits for who ended the session, but not for ever [SHELL-017, RT-010]', () => {
    const store = createSessionStore()
    store.begin({ token: 't', validForMs: 12 * HOUR_MS })
    store.endByRefusal(1500)
    vi.advanceTimersByTime(1000)
    // Further calls are refused meanwhile.
    store.endByRefusal(1500)
    vi.advanceTimersByTime(499)
    expect(store.get().status).toBe('loggedIn')
    vi.advanceTimersByTime(1)
    expect(store.get()).toEqual({ status: 'loggedOut', reason: 'expired' })

    store.begin({ token: 't', validForMs: 12 * HOUR_MS })
    store.endByRefusal(1500)
    store.endByKickOff('192.0.2.7')
    expect(store.get()).toEqual({ status: 'loggedOut', reason: 'kickedOff', fromIp: '192.0.2.7' })

    // Nobody to wait for.
    store.begin({ token: 't', validForMs: 12 * HOUR_MS })
    store.endByRefusal(0)
    expect(store.get()).toEqual({ status: 'loggedOut', reason: 'expired' })
  })

  test('a refused token does not end the session of the next one', () => {
    const store = createSessionStore()
    store.begin({ token: 't', validForMs: 12 * HOUR_MS })
    store.endByRefusal(1500)
    store.begin({ token: 'next', validForMs: 12 * HOUR_MS })
    vi.advanceTimersByTime(12 * 3600_000 - 1)
    expect(store.getToken()).toBe('next')
    // The next token can be refused as well.
    store.endByRefusal(1)
    vi.advanceTimersByTime(1)
    expect(store.get().status).toBe('loggedOut')
  })

  test('notifies the other tabs, and ends only once', () => {
    const store = createSessionStore()
    store.begin({ token: 't', validForMs: 1 * HOUR_MS })
    const changes = vi.fn()
    store.subscribe(changes)
    store.end('signedOut')
    store.end('expired')
    expect(changes).toHaveBeenCalledTimes(1)
    expect(window.localStorage.getItem(SESSION_EVENT_KEY)).toMatch(/^signedOut:/)
  })

  test('a sign-out, here or in another tab, deletes form drafts, while an expired session does not', () => {
    const draft = 'console.draft.3.7.company.modify/new'
    const keepDraft = () => window.sessionStorage.setItem(draft, '{}')
    const store = createSessionStore()
    store.begin({ token: 't', validForMs: 1 * HOUR_MS })
    keepDraft()
    store.end('expired')
    expect(window.sessionStorage.getItem(draft)).not.toBeNull()
    // Also in a tab that has no session any more.
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_EVENT_KEY, newValue: 'signedIn:1' }))
    expect(window.sessionStorage.getItem(draft)).not.toBeNull()
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_EVENT_KEY, newValue: 'signedOut:1' }))
    expect(window.sessionStorage.getItem(draft)).toBeNull()
    keepDraft()
    store.begin({ token: 't', validForMs: 1 * HOUR_MS })
    store.endAfterFarewell(1000)
    expect(window.sessionStorage.getItem(draft)).toBeNull()
  })

  test('the sign-out message stays in this tab for its time, while the other tabs are notified at once [SHELL-012]', () => {
    const store = createSessionStore()
    store.begin({ token: 't', validForMs: 1 * HOUR_MS })
    store.endAfterFarewell(1000)
    expect(window.localStorage.getItem(SESSION_EVENT_KEY)).toMatch(/^signedOut:/)
    expect(readCookie()).toBeNull()
    // No request is sent any more for a session that the server has ended.
    expect(store.getToken()).toBeNull()
    vi.advanceTimersByTime(999)
    expect(store.get().status).toBe('loggedIn')
    vi.advanceTimersByTime(1)
    expect(store.get()).toEqual({ status: 'loggedOut', reason: 'signedOut' })
  })

  test('a refused call during the sign-out message is no expired session, while one in the next session is [SHELL-012]', () => {
    const store = createSessionStore()
    store.begin({ token: 't', validForMs: 1 * HOUR_MS })
    store.endAfterFarewell(1000)
    store.end('expired')
    expect(store.get()).toEqual({ status: 'loggedOut', reason: 'signedOut' })
    store.begin({ token: 'next', validForMs: 1 * HOUR_MS })
    vi.advanceTimersByTime(1000)
    store.end('expired')
    expect(store.get()).toEqual({ status: 'loggedOut', reason: 'expired' })
  })
})
