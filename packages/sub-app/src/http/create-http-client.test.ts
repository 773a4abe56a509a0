import {
  business,
  businessReference,
  defineCall,
  exports,
  HOUR_MS,
  project,
  session,
  user,
  audit,
  type Call,
} from '@console/contracts'
import { mockCall, mockNetworkError, mockPending, mockStatus, network, Refusal } from '@console/testing'
import { serverNow, shareClockDifference } from '@console/ui/server-time'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import type { ApiError } from './api-error.ts'
import { CALL_TIMEOUT_MS, createHttpClient, IGNORED_CODES } from './create-http-client.ts'

function clientWith({ token = 'secret-token', language = 'en' as 'en' | 'zh', apiOrigin = '' } = {}) {
  const notify = vi.fn<(error: ApiError) => void>()
  const onUnauthorized = vi.fn()
  const client = createHttpClient({
    getToken: () => token,
    apiOrigin,
    getLanguage: () => language,
    notify,
    onUnauthorized,
  })
  return { client, notify, onUnauthorized }
}

const industries = [{ id: 1, name: 'Banking' }]

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const

/** Answers a call with any JSON, contract or not. */
function answer(call: Call, body: object) {
  network.use(http[METHODS[call.method]](`*${call.path}`, () => HttpResponse.json(body)))
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test.each([{}, { data: undefined }, { data: true }, { data: { id: 7 } }, { data: 'ok' }])(
  'a change that need answer nothing succeeds whatever is there: %j',
  async (rest) => {
    const change = defineCall({ id: 'test.change', path: '/api/test/change' })
    const extended = defineCall({
      id: 'test.extended',
      path: '/api/test/extended',
      data: z.object({ version: z.int() }).nullish(),
    })
    answer(change, { code: 200, msg: 'success', ...rest })
    answer(extended, { code: 200, msg: 'success', ...rest })
    expect(await clientWith().client.send(change)).toBeNull()
    expect((await clientWith().client.send(extended)) ?? null).toBeNull()
  },
)

describe('the shared client', () => {
  test('sends the token bearer-style and the language with every call [SHELL-015, ERR-027]', async () => {
    const seen: Headers[] = []
    network.use(
      mockCall(businessReference.industryAll, ({ request }) => {
        seen.push(request.headers)
        return industries
      }),
    )
    await clientWith({ language: 'zh' }).client.send(businessReference.industryAll)
    expect(seen.map((headers) => headers.get('authorization'))).toEqual(['Bearer secret-token'])
    expect(seen[0]?.get('accept-language')).toBe('zh')
  })

  test.each([
    { status: 'success', data: industries, errorMsg: null, errorCode: 0 },
    { status: 'error', data: industries, errorMsg: null, errorCode: 200 },
    { code: 0, msg: '', data: industries },
    { code: 200, msg: '', data: industries },
    { code: '200', msg: '', data: industries },
    { status: 'success', data: industries },
    { status: '0', data: industries },
  ])('takes %o for a success [SHELL-016, ERR-001]', async (body) => {
    answer(businessReference.industryAll, body)
    const { client, notify } = clientWith()
    await expect(client.send(businessReference.industryAll)).resolves.toEqual(industries)
    expect(notify).not.toHaveBeenCalled()
  })

  test.each([
    { status: 'error', data: null, errorMsg: 'The name is taken', errorCode: 1 },
    { code: 1, msg: 'The name is taken', data: null },
    { status: 'success', errorCode: 5, errorMsg: 'The name is taken' },
  ])('shows the words of the refusal %o once and rejects [SHELL-016, ERR-002]', async (body) => {
    answer(businessReference.industryAll, body)
    const { client, notify } = clientWith()
    await expect(client.send(businessReference.industryAll)).rejects.toMatchObject({
      kind: 'refusal',
      message: 'The name is taken',
    })
    expect(notify).toHaveBeenCalledTimes(1)
  })

  test("hands an answer of status '0' through without any toast, whatever its code [ERR-003]", async () => {
    const { client, notify } = clientWith()
    answer(businessReference.industryAll, { status: '0', data: industries })
    await expect(client.send(businessReference.industryAll)).resolves.toEqual(industries)
    answer(businessReference.industryAll, {
      status: '0',
      data: industries,
      errorCode: 7,
      errorMsg: 'The file is odd',
    })
    await expect(client.send(businessReference.industryAll)).rejects.toMatchObject({
      code: 7,
      message: 'The file is odd',
    })
    expect(notify).not.toHaveBeenCalled()
  })

  test('shows nothing for an ignored code, which the caller alone decides about [ERR-004]', async () => {
    answer(businessReference.industryAll, { code: 4711, msg: 'quiet', data: null })
    const { client, notify } = clientWith()
    expect(IGNORED_CODES.size).toBe(0)
    const ignored = vi.spyOn(IGNORED_CODES, 'has').mockImplementation((code) => code === 4711)
    await expect(client.send(businessReference.industryAll)).rejects.toMatchObject({ code: 4711 })
    expect(notify).not.toHaveBeenCalled()
    ignored.mockRestore()
    await expect(client.send(businessReference.industryAll)).rejects.toMatchObject({ code: 4711 })
    expect(notify).toHaveBeenCalledTimes(1)
  })

  test('puts parameters into the path, encoded, and refuses to send a path that lacks one', async () => {
    const byName = defineCall({
      ...businessReference.industryAll,
      path: '/api/business/industry/:name',
      params: z.strictObject({ name: z.string() }),
    })
    const seen: [string, string][] = []
    network.use(
      mockCall(byName, ({ request, params }) => {
        seen.push([new URL(request.url).pathname, params.name])
        return industries
      }),
    )
    const { client } = clientWith()
    await client.send(byName, { params: { name: 'a/b c?' } })
    expect(seen).toEqual([['/api/business/industry/a%2Fb%20c%3F', 'a/b c?']])
    await expect(client.send(byName)).rejects.toThrow('the path lacks its name')
    expect(seen).toHaveLength(1)
  })

  test('leaves the toast to a caller that shows the error itself', async () => {
    network.use(mockStatus(businessReference.industryAll, 500))
    const { client, notify } = clientWith()
    await expect(client.send(businessReference.industryAll, { isQuiet: true })).rejects.toMatchObject({
      status: 500,
    })
    expect(notify).not.toHaveBeenCalled()
  })
})

describe('the time of the server', () => {
  const NOON = Date.parse('2026-11-20T12:00:00Z')
  const said = (headers: Record<string, string> = {}) => ({
    headers: { date: new Date(NOON).toUTCString(), ...headers },
  })
  const answerWith = (call: Call, init: ResponseInit) =>
    network.use(
      http[METHODS[call.method]](`*${call.path}`, () => HttpResponse.json({ code: 200, data: [] }, init)),
    )

  beforeEach(() => {
    vi.useFakeTimers({ now: NOON + 13 * HOUR_MS, toFake: ['Date'] })
  })
  afterEach(() => {
    shareClockDifference({ lowMs: -Infinity, highMs: Infinity })
  })

  test('is learned from changes, and from answers that nobody stores', async () => {
    answerWith(businessReference.industryAll, said({ 'cache-control': 'no-store' }))
    await clientWith().client.send(businessReference.industryAll)
    expect(serverNow()).toBe(NOON)
    vi.setSystemTime(NOON - 26 * HOUR_MS)
    answerWith(project.create, said())
    await clientWith().client.send(project.create)
    expect(serverNow()).toBe(NOON)
  })

  test.each([
    said(),
    said({ 'cache-control': 'private, max-age=3600' }),
    { headers: { 'cache-control': 'no-store' } },
  ])('is not learned from an answer that may be of a cache, or says no time: %j', async (init) => {
    answerWith(businessReference.industryAll, init)
    await clientWith().client.send(businessReference.industryAll)
    expect(serverNow()).toBe(NOON + 13 * HOUR_MS)
  })
})

describe('failed statuses', () => {
  test.each([
    [400, 'Request Error', '请求错误'],
    [403, 'Access Denied', '拒绝访问'],
    [404, 'Address Error', '请求地址出错'],
    [408, 'Request Timeout', '请求超时'],
    [500, 'Server Internal Error', '服务器内部错误'],
    [501, 'Server Not Implemented', '服务未实现'],
    [502, 'Gateway Error', '网关错误'],
    [503, 'Server Error', '服务不可用'],
    [504, 'Gateway Timeout', '网关超时'],
    [505, 'Not Support Http', 'HTTP版本不受支持'],
    [418, 'The server answered with status 418', '服务器返回状态 418'],
  ])(
    '%i shows its generic message in both languages [SHELL-018, ERR-005, ERR-007..015]',
    async (status, en, zh) => {
      network.use(mockStatus(businessReference.industryAll, status))
      const english = clientWith()
      await expect(english.client.send(businessReference.industryAll)).rejects.toMatchObject({
        kind: 'status',
        status,
      })
      expect(english.notify.mock.calls[0]?.[0].message).toBe(en)
      const chinese = clientWith({ language: 'zh' })
      await expect(chinese.client.send(businessReference.industryAll)).rejects.toMatchObject({ message: zh })
    },
  )

  test('a late 401 of a session that is over does not end the one that came after [SHELL-017]', async () => {
    let token = 'old'
    const onUnauthorized = vi.fn()
    const client = createHttpClient({
      getToken: () => token,
      apiOrigin: '',
      getLanguage: () => 'en',
      notify: vi.fn(),
      onUnauthorized,
    })
    network.use(
      http.get(`*${businessReference.industryAll.path}`, () => {
        token = 'new'
        return HttpResponse.json(null, { status: 401 })
      }),
    )
    await expect(client.send(businessReference.industryAll)).rejects.toMatchObject({ status: 401 })
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  test('401 ends the session and toasts nothing [SHELL-017, ERR-006]', async () => {
    network.use(mockStatus(businessReference.industryAll, 401))
    const { client, notify, onUnauthorized } = clientWith()
    await expect(client.send(businessReference.industryAll)).rejects.toMatchObject({
      message: 'Unauthorized',
      status: 401,
    })
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
    expect(notify).not.toHaveBeenCalled()
  })

  test('a refusal by status keeps the server’s details about fields and retrying', async () => {
    network.use(
      mockCall(
        businessReference.industryAll,
        new Refusal(429, 'Too many sign-ins', {
          status: 429,
          detail: { retryAfterSeconds: 8, fields: { name: 'too long' } },
        }),
      ),
    )
    const error = await clientWith()
      .client.send(businessReference.industryAll)
      .catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({
      status: 429,
      code: 429,
      detail: { retryAfterSeconds: 8, fields: { name: 'too long' }, reason: 'Too many sign-ins' },
    })
  })

  test('a connection that breaks says so', async () => {
    network.use(mockNetworkError(businessReference.industryAll))
    const { client, notify } = clientWith()
    await expect(client.send(businessReference.industryAll)).rejects.toMatchObject({ kind: 'network' })
    expect(notify.mock.calls[0]?.[0].message).toContain('could not be reached')
  })

  test('a redirect to a sign-in in front of the platform says so', async () => {
    // As browsers answer `redirect: 'manual'`: they hide where it leads.
    const answered: Response = Object.defineProperties(new Response(null), {
      type: { value: 'opaqueredirect' },
      status: { value: 0 },
      ok: { value: false },
      clone: { value: () => answered },
    })
    const fetching = vi.spyOn(globalThis, 'fetch').mockResolvedValue(answered)
    const { client, notify, onUnauthorized } = clientWith()
    await expect(client.send(businessReference.industryAll)).rejects.toMatchObject({
      kind: 'shape',
      status: 0,
    })
    expect(fetching.mock.calls[0]?.[1]).toMatchObject({ redirect: 'manual' })
    expect(notify.mock.calls[0]?.[0].message).toBe(
      'The server redirected the request, as it does once its own sign-in has expired. Reload the page (business.industryAll)',
    )
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  test.each([undefined, null, true, { result: 'ok' }])(
    'a change that the documents answer with no more than success takes %o beside it',
    async (data) => {
      answer(project.create, { errorCode: 0, status: 'success', data })
      answer(project.update, { code: 200, msg: 'ok', data })
      const { client, notify } = clientWith()
      expect(await client.send(project.create)).toBeUndefined()
      await client.send(project.update)
      expect(notify).not.toHaveBeenCalled()
    },
  )

  test('an answer that is not what the contract says is an error, not half a page', async () => {
    answer(businessReference.industryAll, { code: 0, data: [{ id: 'one' }] })
    await expect(clientWith().client.send(businessReference.industryAll)).rejects.toMatchObject({
      kind: 'shape',
    })
  })
})

describe('time limits', () => {
  test('a call is aborted after 50 s with the message of a timeout [ERR-009, ERR-027]', async () => {
    vi.useFakeTimers()
    network.use(mockPending(businessReference.industryAll))
    const { client, notify } = clientWith()
    const sent = client.send(businessReference.industryAll).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS - 1)
    expect(notify).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await sent).toMatchObject({ kind: 'timeout' })
    expect(CALL_TIMEOUT_MS).toBe(50_000)
    expect(notify.mock.calls[0]?.[0].message).toBe('Request Timeout')
  })

  test('an export has the time limit of its own call, beyond the shared one [SHELL-019]', async () => {
    vi.useFakeTimers()
    network.use(mockPending(audit.exportFile))
    const { client, notify } = clientWith()
    const sent = client.send(audit.exportFile, { query: {} }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(notify).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await sent).toMatchObject({ kind: 'timeout' })
    expect(exports.STATISTICS_EXPORT_TIMEOUT_MS).toBe(120_000)
    expect(exports.BILLING_EXPORT_TIMEOUT_MS).toBe(30_000)
  })

  test('a cancelled call is silent', async () => {
    network.use(mockPending(businessReference.industryAll))
    const { client, notify } = clientWith()
    const leaving = new AbortController()
    const pending = client.send(businessReference.industryAll, { signal: leaving.signal })
    leaving.abort()
    await expect(pending).rejects.toMatchObject({ name: expect.stringMatching(/abort|cancel/i) })
    expect(notify).not.toHaveBeenCalled()
  })
})

describe('inputs', () => {
  test('filters that are not set are left out of the address', async () => {
    let address = ''
    network.use(
      mockCall(audit.query, ({ request }) => {
        address = request.url
        return { records: [], totalCnt: 0, totalIsCapped: false, unfilteredCnt: 0 }
      }),
    )
    await clientWith().client.send(audit.query, {
      query: { pageIndex: 1, pageSize: 20, module: undefined, bizTypeId: 3 },
    })
    expect(new URL(address).search).toBe('?pageIndex=1&pageSize=20&bizTypeId=3')
  })

  test('reference lists request 100 business types and 1000 accounts by default [SHELL-102, SHELL-103]', () => {
    expect(business.businessTypePage.body.parse({})).toMatchObject({ size: 100 })
    expect(user.list.body.parse({})).toMatchObject({ size: 1000, isBasic: true })
  })

  test('sign-in calls are those of the specification [ERR-029]', () => {
    expect(session.checkToken).toMatchObject({ method: 'POST', path: '/api/auth/checkToken' })
    expect(session.login).toMatchObject({ method: 'POST', path: '/api/login' })
    expect(session.CLIENT_ID).toBe('console')
  })
})
