import { credential, openApi, user } from '@console/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  RECORDED_REFUSALS_PER_MINUTE,
  TOKENS_PER_MINUTE,
} from '../../src/modules/identity/oauth/issue-token.ts'
import { TOKEN_REQUESTS_PER_ADDRESS } from '../../src/modules/identity/oauth/token-endpoint.ts'
import { findRecords } from '../../src/modules/operations/audit/audit.store.ts'
import {
  requestToken,
  callApi,
  toTokenForm,
  newClient,
  fetchAccessToken,
  type NewClient,
} from '../support/clients.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'

let demo: Demo
let manager: Person
let client: NewClient
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  client = await newClient(manager)
})
afterAll(() => demo.stop())

const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
})
const GRANT = { grant_type: 'client_credentials' }
/** Begins a minute in which nothing was counted yet. */
const nextMinute = () => demo.clock.forward(60)

const refusalsOf = (tenantId: number) =>
  demo.inTenant(tenantId, (tx) =>
    findRecords(
      tx,
      { module: 'credential', opType: 'credential.tokenRefused' },
      { pageIndex: 1, pageSize: 100, fromEnd: false },
    ),
  )

describe('an access token', () => {
  test('is given for id and secret in the form, with the members and headers of RFC 6749', async () => {
    const { status, headers, body } = await requestToken(demo, toTokenForm(client))
    expect(status).toBe(200)
    expect(body).toEqual({
      access_token: expect.stringMatching(/^at_[\w-]{43}$/),
      token_type: 'Bearer',
      expires_in: openApi.ACCESS_TOKEN_SECONDS,
    })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('pragma')).toBe('no-cache')
  })

  test('is given for id and secret in the Basic header', async () => {
    const { status } = await requestToken(demo, GRANT, basic(client.clientId, client.clientSecret))
    expect(status).toBe(200)
    const repeated = { ...GRANT, client_id: client.clientId }
    expect((await requestToken(demo, repeated, basic(client.clientId, client.clientSecret))).status).toBe(200)
  })

  test('is nowhere in the database', async () => {
    const token = await fetchAccessToken(demo, client)
    const rows = await demo.asOwner((db) => db.selectFrom('oauthToken').selectAll().execute())
    expect(rows.length).toBeGreaterThan(0)
    const bytes = rows.map(({ tokenHash }) => tokenHash.toString('latin1')).join()
    expect(bytes).not.toContain(token)
    expect(bytes).not.toContain(Buffer.from(token.slice(3), 'base64url').toString('latin1'))
  })

  test('ends after an hour, and is cleaned away', async () => {
    const token = await fetchAccessToken(demo, client)
    demo.clock.forward(openApi.ACCESS_TOKEN_SECONDS - 1)
    expect((await callApi(demo, openApi.organizations, { token })).status).toBe(200)
    demo.clock.forward(1)
    expect((await callApi(demo, openApi.organizations, { token })).status).toBe(401)
    demo.clock.forward(1)
    await demo.restart()
    manager = await demo.as('manager')
    const rows = await demo.asOwner((db) => db.selectFrom('oauthToken').selectAll().execute())
    expect(rows).toEqual([])
  })

  test('opens no call of a person, and a person’s session no call of a client', async () => {
    const token = await fetchAccessToken(demo, client)
    const asPerson = await demo.fetch(user.info.path, { headers: { authorization: `Bearer ${token}` } })
    expect(asPerson.status).toBe(401)
    expect((await callApi(demo, openApi.organizations, { token: manager.token })).status).toBe(401)
    expect((await callApi(demo, openApi.organizations, { token: null })).status).toBe(401)
  })
})

describe('a client that is disabled or deleted', () => {
  test('is out at its very next call, gets no token, and its old tokens do not come back [CRED-006, CRED-007]', async () => {
    const own = await newClient(manager)
    const token = await fetchAccessToken(demo, own)
    const status = async (given: string) =>
      (await callApi(demo, openApi.organizations, { token: given })).status
    expect(await status(token)).toBe(200)
    await manager.send(credential.setStatus, { body: { id: own.id, status: 0 } })
    expect(await status(token)).toBe(401)
    expect(await requestToken(demo, toTokenForm(own))).toMatchObject({
      status: 401,
      body: { error: 'invalid_client' },
    })
    await manager.send(credential.setStatus, { body: { id: own.id, status: 1 } })
    expect(await status(token)).toBe(401)
    const fresh = await fetchAccessToken(demo, own)
    expect(await status(fresh)).toBe(200)
    await manager.send(credential.setStatus, { body: { id: own.id, status: 0 } })
    await manager.send(credential.remove, { query: { id: own.id } })
    expect(await status(fresh)).toBe(401)
    expect((await requestToken(demo, toTokenForm(own))).status).toBe(401)
  })
})

describe('a request for a token is refused', () => {
  type Refused = { form: Record<string, string>; headers?: Record<string, string>; says: [number, string] }
  const refused: Record<string, Refused> = {
    'without a grant': { form: {}, says: [400, 'invalid_request'] },
    'for another grant': { form: { grant_type: 'password' }, says: [400, 'unsupported_grant_type'] },
    'with a scope': { form: { ...GRANT, scope: 'all' }, says: [400, 'invalid_scope'] },
    'with two secrets': { form: GRANT, headers: basic('id', 'secret'), says: [400, 'invalid_request'] },
    'with a header that is none': {
      form: GRANT,
      headers: { authorization: 'Basic %%%' },
      says: [401, 'invalid_client'],
    },
    'with a header without a colon': {
      form: GRANT,
      headers: { authorization: 'Basic YWJj' },
      says: [401, 'invalid_client'],
    },
    'with a bearer': { form: GRANT, headers: { authorization: 'Bearer x' }, says: [401, 'invalid_client'] },
  }
  test.each(Object.entries(refused))('%s', async (_title, { form, headers, says: [status, error] }) => {
    nextMinute()
    const answer = await requestToken(demo, { ...toTokenForm(client), grant_type: '', ...form }, headers)
    expect(answer).toMatchObject({ status, body: { error } })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(Object.keys(answer.body).sort()).toEqual(['error', 'error_description'])
  })

  test.each([
    ['JSON', '{"grant_type":"client_credentials"}', 'application/json'],
    ['a body too large', `grant_type=${'x'.repeat(5000)}`, 'application/x-www-form-urlencoded'],
    ['a parameter twice', 'grant_type=client_credentials&grant_type=x', 'application/x-www-form-urlencoded'],
  ])('with %s', async (_title, body, type) => {
    nextMinute()
    const headers = { 'content-type': type }
    const answer = await demo.fetch(openApi.TOKEN_PATH, { method: 'POST', body, headers })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: 'invalid_request' })
  })

  test('alike for an unknown client and a wrong secret, with the challenge of RFC 6749', async () => {
    nextMinute()
    demo.clock.pauses.length = 0
    const wrong = await requestToken(demo, { ...toTokenForm(client), client_secret: 'cs_wrong' })
    const unknown = await requestToken(demo, { ...toTokenForm(client), client_id: 'cl_unknown' })
    // Neither is answered sooner than the other.
    expect(demo.clock.pauses).toEqual([250, 250])
    expect(wrong.status).toBe(401)
    expect(unknown.status).toBe(401)
    expect(unknown.body).toEqual(wrong.body)
    expect(wrong.headers.get('www-authenticate')).toMatch(/^Basic /)
    const odd = await requestToken(demo, {
      ...toTokenForm(client),
      client_id: 'cl_\0',
      client_secret: 'x'.repeat(300),
    })
    expect(odd).toMatchObject({ status: 401, body: { error: 'invalid_client' } })
  })

  test('and recorded for a known client in its own company only, so many times a minute', async () => {
    nextMinute()
    const own = await newClient(manager)
    const form = { ...toTokenForm(own), client_secret: 'cs_wrong_secret' }
    const before = (await refusalsOf(manager.tenantId)).length
    for (let tries = 0; tries < RECORDED_REFUSALS_PER_MINUTE + 5; tries += 1) await requestToken(demo, form)
    const records = await refusalsOf(manager.tenantId)
    expect(records).toHaveLength(before + RECORDED_REFUSALS_PER_MINUTE)
    expect(records[0]).toMatchObject({ targetName: own.clientId, opUserId: null })
    expect(JSON.stringify(records)).not.toContain('cs_wrong_secret')
    expect(await refusalsOf((await demo.as('provider-admin')).tenantId)).toEqual([])
  })
})

describe('limits', () => {
  test('a client that requests tokens too often has to wait', async () => {
    nextMinute()
    const own = await newClient(manager)
    for (let attempt = 0; attempt < TOKENS_PER_MINUTE; attempt += 1) await fetchAccessToken(demo, own)
    const refused = await requestToken(demo, toTokenForm(own))
    expect(refused).toMatchObject({ status: 429, body: { error: 'slow_down' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    nextMinute()
    expect((await requestToken(demo, toTokenForm(own))).status).toBe(200)
  })

  test('an address that tries and tries has to wait, whatever name it uses', async () => {
    nextMinute()
    for (let attempt = 0; attempt < TOKEN_REQUESTS_PER_ADDRESS; attempt += 1) {
      await requestToken(demo, { ...GRANT, client_id: `cl_${attempt}`, client_secret: 'x' })
    }
    expect(await requestToken(demo, toTokenForm(client))).toMatchObject({
      status: 429,
      body: { error: 'slow_down' },
    })
    nextMinute()
    expect((await requestToken(demo, toTokenForm(client))).status).toBe(200)
  })
})
