import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { urlToHttpOptions } from 'node:url'
import { subApp } from '@console/contracts'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { startTestServer, type TestServer } from '../../src/testing/start-test-server.ts'
import { startAppHost, webpackFiles, type AppHost } from '../support/app-host.ts'

const failure = z.object({ msg: z.string() })

/** Longer than any fetch from this machine, also beside other tests. */
const FETCH_LIMIT = { timeout: 20_000 }

let server: TestServer
let host: AppHost
let backEnd: AppHost
let appToken = ''
let sessionToken = ''
let versionId = 0
beforeAll(async () => {
  host = await startAppHost(webpackFiles('back ends'))
  backEnd = await startAppHost()
  server = await startTestServer({ config: { privateAppHosts: true } })
  sessionToken = await server.signIn('manager')
  const platform = await server.signIn('platform-admin')
  const registered = await server.send(subApp.register, {
    token: platform,
    body: {
      module: 'crm',
      name: { en: 'CRM', zh: '客户管理' },
      trust: 'isolated',
      ownerContact: 'crm@partner.example',
      source: { kind: 'html', url: `${host.url}/crm/index.html` },
      permissions: { backEnds: [{ name: 'main', origin: `${backEnd.url}/v1` }] },
      places: [{ path: '', name: { en: 'CRM', zh: '客户管理' } }],
    },
  })
  ;({ versionId } = registered.data)
  await vi.waitFor(async () => {
    const { data } = await server.send(subApp.detail, { token: platform, query: { module: 'crm' } })
    if (data.versions[0]?.state !== 'ready') throw new Error('the version is not ready')
  }, FETCH_LIMIT)
  await server.send(subApp.release, { token: platform, body: { items: [{ module: 'crm', versionId }] } })
  await server.send(subApp.consent, { token: sessionToken, body: { module: 'crm', versionId } })
  const issued = await server.send(subApp.token, { token: sessionToken, body: { module: 'crm', versionId } })
  appToken = issued.data.token
})
afterAll(async () => {
  await server.stop()
  await Promise.all([host.close(), backEnd.close()])
})

type Init = Omit<RequestInit, 'headers'> & { token?: string; headers?: Record<string, string> }

const send = (path: string, init: Init = {}) =>
  server.fetch(`${subApp.BACK_ENDS_PATH}crm/main${path}`, {
    ...init,
    headers: { authorization: `Bearer ${init.token ?? appToken}`, ...init.headers },
  })

test('a request reaches the back end with a signed token for the person, and nothing of the session', async () => {
  let sent: { url: string | undefined; headers: IncomingHttpHeaders; body: string } = {
    url: '',
    headers: {},
    body: '',
  }
  backEnd.files.set('/v1/customers', (request, response) => {
    void buffer(request).then((body) => {
      sent = { url: request.url, headers: request.headers, body: body.toString() }
      response
        .writeHead(201, { 'content-type': 'application/json', 'set-cookie': 'a=b', etag: '"1"' })
        .end('{"id":7}')
    })
  })
  const answer = await send('/customers?page=2', {
    method: 'POST',
    body: '{"name":"Li"}',
    headers: { 'content-type': 'application/json', cookie: 'console_token=x' },
  })
  expect([answer.status, await answer.json()]).toEqual([201, { id: 7 }])
  expect([answer.headers.get('set-cookie'), answer.headers.get('etag')]).toEqual([null, '"1"'])
  const { url, headers, body } = sent
  expect([url, body, headers.cookie]).toEqual(['/v1/customers?page=2', '{"name":"Li"}', undefined])
  const token = String(headers.authorization).replace('Bearer ', '')
  expect(token).not.toBe(appToken)
  const keys = createRemoteJWKSet(new URL(subApp.KEYS_PATH, server.url))
  const { payload } = await jwtVerify(token, keys, { audience: backEnd.url, algorithms: ['ES256'] })
  expect(payload).toMatchObject({ app: 'crm', version: versionId })
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300)
})

test('nothing but the token of the app itself opens its back ends', async () => {
  expect((await send('/customers', { token: sessionToken })).status).toBe(403)
  expect((await send('/customers', { token: 'nobody' })).status).toBe(401)
  const elsewhere = async (path: string) =>
    (await server.fetch(path, { headers: { authorization: `Bearer ${appToken}` } })).status
  expect(await elsewhere(`${subApp.BACK_ENDS_PATH}crm/other/x`)).toBe(403)
  expect(await elsewhere(`${subApp.BACK_ENDS_PATH}labels/main/x`)).toBe(403)
})

test('a path cannot lead out of the back end', async () => {
  backEnd.requested.length = 0
  await send('/..%2f..%2fadmin')
  await send('//elsewhere.example/x')
  expect(backEnd.requested).toEqual(['/v1/..%2f..%2fadmin', '/v1//elsewhere.example/x'])
  // As no browser sends it.
  const climbing = await new Promise<number | undefined>((resolve, reject) => {
    const path = `${subApp.BACK_ENDS_PATH}crm/main/../../admin`
    httpRequest({
      ...urlToHttpOptions(new URL(server.url)),
      path,
      headers: { authorization: `Bearer ${appToken}` },
    })
      .on('response', (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end()
  })
  expect([climbing, backEnd.requested.length]).toEqual([403, 2])
})

test('a back end that redirects, breaks off or is gone answers 502, and in words', async () => {
  backEnd.files.set('/v1/away', (_request, response) =>
    response.writeHead(302, { location: 'https://id.example' }).end(),
  )
  backEnd.files.set('/v1/broken', (_request, response) => response.destroy())
  const read = async (path: string) => {
    const answer = await send(path)
    return [answer.status, failure.parse(await answer.json()).msg]
  }
  expect(await read('/away')).toEqual([502, 'The back end leads to another address.'])
  expect(await read('/broken')).toEqual([502, 'The back end does not answer.'])
})

test('a body of 1 MB is passed on, and a byte more is refused', async () => {
  backEnd.files.set('/v1/large', (request, response) => {
    void buffer(request).then(
      (body) => response.end(String(body.length)),
      () => response.destroy(),
    )
  })
  const post = (bytes: number) =>
    send('/large', {
      method: 'POST',
      body: Buffer.alloc(bytes, 97),
      headers: { 'content-type': 'application/octet-stream' },
    })
  const whole = await post(subApp.MAX_BACK_END_BODY_BYTES)
  expect([whole.status, await whole.text()]).toEqual([200, String(subApp.MAX_BACK_END_BODY_BYTES)])
  expect((await post(subApp.MAX_BACK_END_BODY_BYTES + 1)).status).toBe(413)
})

test('requests and refused calls are counted under the version of the app', async () => {
  const platform = await server.signIn('platform-admin')
  await server.send(subApp.list, { token: appToken })
  await expect
    .poll(
      async () => {
        const { data } = await server.send(subApp.health, { token: platform, query: { module: 'crm' } })
        const hours = data.hours.filter((hour) => hour.versionId === versionId)
        return hours.some(({ refusedCalls, backEndRequests }) => refusedCalls >= 1 && backEndRequests >= 5)
      },
      { timeout: 15_000 },
    )
    .toBe(true)
})
