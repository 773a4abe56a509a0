import { connect } from 'node:net'
import { audit, business, session, user } from '@console/contracts'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withConnection } from '../../src/platform/db/owner.ts'
import { LOGGED_CSP_REPORTS_PER_MINUTE } from '../../src/platform/http/operations.ts'
import { createLog } from '../../src/platform/log.ts'
import { DEMO_PASSWORD, startTestServer, type TestServer } from '../../src/testing/start-test-server.ts'
import { manualClock } from '../support/clock.ts'

const logged: string[] = []
const clock = manualClock()
let server: TestServer
let token: string
beforeAll(async () => {
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) })
  server = await startTestServer({
    log,
    clock,
    config: {
      publicUrl: 'https://console.example',
      apiOrigin: 'https://api.example',
      brands: [
        {
          host: '*',
          title: { en: 'A', zh: '甲' },
          logo: 'https://logos.example/wide.png',
          subLogo: '/small.png',
        },
      ],
    },
  })
  token = await server.signIn('manager')
})
afterAll(() => server.stop())

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  server.fetch(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })

test.for(['/healthz', '/api/nothing', '/console/config.json', '/console/nothing.js', '/', '/%c0%ae'])(
  '%s carries the security headers',
  async (path) => {
    const { headers } = await server.fetch(path)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`script-src 'self' 'unsafe-eval';`)
    expect(policy).toContain(`require-trusted-types-for 'script'; trusted-types default;`)
    expect(policy).toContain(
      `connect-src 'self' wss://console.example https://api.example wss://api.example;`,
    )
    for (const part of [
      `img-src 'self' data: blob: https://api.example https://logos.example;`,
      `media-src 'self' https://api.example;`,
      `frame-src 'self' https://api.example;`,
      `default-src 'self'`,
      `object-src 'none'`,
      `base-uri 'none'`,
      `frame-ancestors 'self'`,
    ]) {
      expect(policy).toContain(part)
    }
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
    expect(headers.get('permissions-policy')).toContain('geolocation=()')
  },
)

test('answers of calls are never stored by anybody', async () => {
  expect((await server.send(user.info, { token })).headers.get('cache-control')).toBe('no-store')
  expect((await server.send(user.info)).headers.get('cache-control')).toBe('no-store')
})

test('answers of calls say the time of the server’s rules, whatever the clock of the machine shows', async () => {
  expect((await server.send(user.info)).headers.get('date')).toBe(clock.now().toUTCString())
  expect((await server.send(user.info, { token })).headers.get('date')).toBe(clock.now().toUTCString())
})

test('the answer of a call travels in the best encoding that the client takes, a short one as it is', async () => {
  const get = (accepted: string, address = '/api/dolphin-ai/audit/query/modules') =>
    server.fetch(address, { headers: { authorization: `Bearer ${token}`, 'accept-encoding': accepted } })
  const plain = await get('identity')
  expect(plain.headers.get('content-encoding')).toBeNull()
  const text = await plain.text()
  expect(text.length).toBeGreaterThan(1024)
  for (const [accepted, sent] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
  ] as const) {
    const answer = await get(accepted)
    expect([accepted, answer.headers.get('content-encoding')]).toEqual([accepted, sent])
    expect(answer.headers.get('vary')).toBe('accept-encoding')
    expect(await answer.text()).toBe(text)
  }
  expect((await get('br', '/api/user/mm_msg/unread_count')).headers.get('content-encoding')).toBeNull()
})

test('a text with a character that the database cannot hold is a bad request, not a broken server', async () => {
  const answer = await server.send(business.businessTypePage, { token, body: { name: 'a\0b' } })
  expect(answer.status).toBe(400)
  expect(answer.message).toBe('A text contains a character that cannot be stored (U+0000).')
})

test('an unknown address below /api is a 404 envelope, in the language of the request', async () => {
  const answer = await server.fetch('/api/nothing', { headers: { 'accept-language': 'zh-CN,en;q=0.8' } })
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({ code: 404, msg: '服务器上没有此地址。', data: null })
})

test('a malformed filter names its field, an unknown one is refused, and the message is in the requested language', async () => {
  const wrong = await server.fetch('/api/dolphin-ai/audit/query?pageSize=many&nonsense=1', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(wrong.status).toBe(400)
  const body = (await wrong.json()) as { data: { fields: Record<string, string> } } // the failure's documented shape
  expect(Object.keys(body.data.fields)).toEqual(expect.arrayContaining(['pageSize', '']))
  const query = { opAtBegin: 200, opAtEnd: 100 }
  const backwards = await server.send(audit.query, { token, query, language: 'zh' })
  expect(backwards).toMatchObject({ status: 400, detail: { fields: { opAtEnd: '结束时间早于开始时间。' } } })
})

test('a body that is no JSON, of another type, too deep, too large or of too many values is refused as such', async () => {
  expect((await post('/api/login', '{"username"')).status).toBe(400)
  expect(
    (await post('/api/login', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' })).status,
  ).toBe(415)
  expect((await post('/api/login', '{"__proto__":{"a":1}}')).status).toBe(400)
  expect((await post('/api/login', JSON.stringify({ username: 'x'.repeat(100_000) }))).status).toBe(413)
  const values = (count: number) => `[${'1,'.repeat(count - 2)}1]`
  expect((await post('/api/login', values(16_000))).status).toBe(400)
  expect((await post('/api/login', values(16_001))).status).toBe(413)
  const extra = { username: 'manager', password: DEMO_PASSWORD, clientId: session.CLIENT_ID, tenantId: 1 }
  expect((await post('/api/login', JSON.stringify(extra))).status).toBe(400)
})

test('a filter of 20 kB and one of 2 MB are answered, with 414 and an envelope', async () => {
  const long = await server.fetch(`/api/dolphin-ai/audit/query?module=${'x'.repeat(10_000)}`)
  expect(long.status).toBe(414)
  const answer = await raw(
    `GET /api/dolphin-ai/audit/query?module=${'x'.repeat(2_000_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 414 /)
  expect(answer).toContain('The address is too long')
  expect(answer).toContain('content-security-policy')
})

test.for(['/%c0%ae', '/api/%', '/console/%zz', '/api/dolphin-ai/audit/%c0%ae/query'])(
  'the address %s, which nobody can read, is a 400 envelope in the language of the request',
  async (path) => {
    const answer = await raw(
      `GET ${path} HTTP/1.1\r\nHost: x\r\nAccept-Language: zh\r\nConnection: close\r\n\r\n`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(JSON.parse(body)).toMatchObject({ code: 400, msg: '无法读取请求内容。' })
    expect(head).toContain('content-type: application/json; charset=utf-8')
    expect(head).toContain('cache-control: no-store')
    expect(head).toContain('x-content-type-options: nosniff')
    expect(head).toContain('content-security-policy: ')
  },
)

test('what is no HTTP at all gets a 400 and the connection’s end', async () => {
  expect(await raw('NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
})

/** Sends bytes as they are and answers what came back until the server closed. */
function raw(text: string): Promise<string> {
  return new Promise((resolve) => {
    const { port, hostname } = new URL(server.url)
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (piece: string) => (answer += piece))
    // The server closes while we still write; what it said before is what counts.
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(answer))
    socket.write(text)
  })
}

test('a failure inside the server answers an id that the log knows, and nothing else', async () => {
  const rename = (from: string, to: string) =>
    server.asAdmin((db) => db.query(`alter table ${from} rename to ${to}`))
  await rename('organization', 'organization_gone')
  const answer = await server.send(user.organizationList, { token, body: {} })
  await rename('organization_gone', 'organization')
  expect(answer.status).toBe(500)
  expect(answer.message).toBe(`Something went wrong on the server. Reference: ${answer.detail.requestId}`)
  expect(JSON.stringify(answer)).not.toMatch(/organization|relation|at async/)
  expect(
    logged.some((line) => line.includes(answer.detail.requestId ?? '?') && line.includes('organization')),
  ).toBe(true)
})

test('no password, token or query reaches the log', async () => {
  await expect(server.signIn('manager', 'Secret#Guess1')).rejects.toThrow('password is wrong')
  await server.fetch(`/api/user/info?token=${token}`)
  const all = logged.join('')
  for (const secret of ['Secret#Guess1', DEMO_PASSWORD, token]) expect(all).not.toContain(secret)
  expect(all).toContain('"path":"/api/user/info"')
  expect(createLog({ logLevel: 'silent' }).level).toBe('silent')
})

test('the server is healthy, ready and counted, with figures for this machine only', async () => {
  expect((await server.fetch('/healthz')).status).toBe(200)
  expect((await server.fetch('/readyz')).status).toBe(200)
  const figures = await (await server.fetch('/metrics')).text()
  expect(figures).toMatch(/http_requests_total\{method="GET",status="2xx"\} \d+/)
  expect((await server.fetch('/metrics', { headers: { 'x-forwarded-for': '203.0.113.5' } })).status).toBe(404)
})

test('reports of the browser are logged without query and fragment, and only so many a minute', async () => {
  const send = (report: Record<string, string>) =>
    post('/api/csp-report', JSON.stringify({ 'csp-report': report }), {
      'content-type': 'application/csp-report',
    })
  const report = (page: string) => send({ 'document-uri': page, 'blocked-uri': 'https://evil.example' })
  const addresses = {
    'document-uri': 'https://console.example/console/x?token=t1cket',
    'blocked-uri': 'https://evil.example/script.js?token=t1cket&a=b#c',
    'source-file': 'https://console.example/page#access_token=t1cket?x',
  }
  expect((await send({ ...addresses, 'violated-directive': 'script-src' })).status).toBe(204)
  const seen = () => logged.filter((line) => line.includes('evil.example'))
  expect(seen()).toHaveLength(1)
  expect(JSON.parse(seen()[0] ?? '')).toMatchObject({
    csp: {
      page: 'https://console.example/console/x',
      'blocked-uri': 'https://evil.example/script.js',
      'source-file': 'https://console.example/page',
      'violated-directive': 'script-src',
    },
  })
  expect(logged.join('')).not.toContain('t1cket')
  for (let index = 0; index < LOGGED_CSP_REPORTS_PER_MINUTE + 5; index += 1)
    await report('https://console.example/')
  expect(seen()).toHaveLength(LOGGED_CSP_REPORTS_PER_MINUTE)
  clock.forward(60)
  await report('https://console.example/')
  expect(seen()).toHaveLength(LOGGED_CSP_REPORTS_PER_MINUTE + 1)
})

test('a database that went away is 503 and not ready, and all is well when it is back', async () => {
  const away = await startTestServer()
  const name = new URL(away.database.adminUrl).pathname.slice(1)
  const elsewhere = new URL(away.database.adminUrl)
  elsewhere.pathname = '/postgres'
  const allow = (yes: boolean) =>
    withConnection(elsewhere.href, async (db) => {
      await db.query(`alter database ${name} with connection limit ${yes ? -1 : 0}`)
      if (!yes)
        await db.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    })
  const awayToken = await away.signIn('manager')
  await allow(false)
  expect((await away.fetch('/readyz')).status).toBe(503)
  expect((await away.send(user.info, { token: awayToken })).status).toBe(503)
  expect((await away.fetch('/healthz')).status).toBe(200)
  await allow(true)
  expect((await away.fetch('/readyz')).status).toBe(200)
  expect((await away.send(user.info, { token: awayToken })).status).toBe(200)
  await away.stop()
})
