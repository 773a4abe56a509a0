import { HOUR_MS, HOUR_SECONDS, session } from '@console/contracts'
import { network } from '@console/testing'
import { serverNow, shareClockDifference } from '@console/ui/server-time'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSessionStore } from './session-store.ts'
import { createSignInCalls } from './sign-in-calls.ts'

const NOON = Date.parse('2026-11-20T12:00:00Z')
const calls = createSignInCalls({ apiOrigin: '', getLanguage: () => 'en' })

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  shareClockDifference({ lowMs: -Infinity, highMs: Infinity })
})

/** The server’s clock shows noon, and its sessions end at midnight. */
function answer(
  data: object,
  headers: Record<string, string> = { date: new Date(NOON).toUTCString() },
): void {
  const respond = () => HttpResponse.json({ code: 200, msg: '', data }, { headers })
  network.use(
    http.post(`*${session.login.path}`, respond),
    http.post(`*${session.checkToken.path}`, respond),
    http.get(`*${session.start.path}`, respond),
  )
}

const untilMidnight = { token: 't', expiresAt: NOON / 1000 + 12 * HOUR_SECONDS }

describe.each([0, 13, -13, 26, -26])('with a clock that is %i h off', (hours) => {
  test('people sign in, and their session ends when the server says, not before [SHELL-006, SHELL-007]', async () => {
    vi.setSystemTime(NOON + hours * HOUR_MS)
    answer(untilMidnight)
    const validForMs = 12 * HOUR_MS
    expect(await calls.login({ username: 'a', password: 'b' })).toEqual({
      ok: true,
      accepted: { token: 't', validForMs },
    })
    expect(await calls.checkToken('t')).toMatchObject({ kind: 'accepted', validForMs })
    expect(await calls.start('t')).toMatchObject({ kind: 'accepted', validForMs })
    expect(serverNow()).toBe(NOON)

    vi.useFakeTimers({ now: NOON + hours * HOUR_MS })
    const store = createSessionStore()
    store.begin({ token: 't', validForMs })
    vi.advanceTimersByTime(12 * HOUR_MS - 1)
    expect(store.get().status).toBe('loggedIn')
    vi.advanceTimersByTime(1)
    expect(store.get()).toEqual({ status: 'loggedOut', reason: 'expired' })
  })
})

test.each([
  [{ token: 't' }, undefined],
  [untilMidnight, {}],
])(
  'a server that does not say both times has sessions that are valid until they are refused (%j)',
  async (data, headers) => {
    vi.setSystemTime(NOON + 13 * HOUR_MS)
    answer(data, headers)
    expect(await calls.checkToken('t')).toEqual({ kind: 'accepted', validForMs: null, answers: null })

    vi.useFakeTimers({ now: NOON })
    const store = createSessionStore()
    store.begin({ token: 't', validForMs: null })
    vi.advanceTimersByTime(365 * 24 * HOUR_MS)
    expect(store.get().status).toBe('loggedIn')
  },
)

test('a success without a token names the call and what is missing', async () => {
  answer({})
  expect(await calls.login({ username: 'a', password: 'b' })).toEqual({
    ok: false,
    failure: { kind: 'serverError', status: '200, /api/login: data.token' },
  })
})
