import { credential, openApi, session } from '@console/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findRecord, findRecords } from '../../src/modules/operations/audit/audit.store.ts'
import { DEMO_PASSWORD } from '../../src/testing/start-test-server.ts'
import { callApi, newClient, fetchAccessToken } from '../support/clients.ts'
import { startDemo, type Demo } from '../support/demo.ts'

const { CLIENT_STATUS, CREDENTIAL_REFUSALS } = credential
const DAY_SECONDS = 86_400

let demo: Demo
beforeAll(async () => {
  demo = await startDemo()
})
afterAll(() => demo.stop())

const recordsOf = (tenantId: number) =>
  demo.inTenant(tenantId, async (tx) => {
    const page = { pageIndex: 1, pageSize: 100, fromEnd: false }
    const heads = await findRecords(tx, { module: 'credential' }, page)
    return Promise.all(heads.map(({ id }) => findRecord(tx, id)))
  })

const recordsOfClient = async (tenantId: number, clientId: string) =>
  (await recordsOf(tenantId)).filter((record) => JSON.stringify(record).includes(clientId))

const nowSeconds = () => Math.floor(demo.clock.now().getTime() / 1000)

describe('the list of API clients', () => {
  test('has the newest first, pages of 20, and what each is [CRED-001, CRED-002, CRED-004, CRED-005]', async () => {
    const person = await demo.as('platform-admin')
    const { records: earlier } = (await person.send(credential.list)).data
    for (const { id } of earlier) {
      await person.send(credential.setStatus, { body: { id, status: CLIENT_STATUS.disabled } })
      await person.send(credential.remove, { query: { id } })
    }
    const first = await newClient(person)
    for (let made = 1; made <= credential.CREDENTIAL_PAGE_SIZE; made += 1) {
      demo.clock.forward(1)
      await newClient(person)
    }
    const { records, total } = (await person.send(credential.list)).data
    expect(total).toBe(21)
    expect(records).toHaveLength(20)
    const second = (await person.send(credential.list, { query: { current: 2 } })).data.records
    expect(second).toEqual([
      {
        id: first.id,
        clientId: first.clientId,
        clientSecret: `••••••••${first.clientSecret.slice(-4)}`,
        createTimestamp: first.createTimestamp,
        status: CLIENT_STATUS.enabled,
        usage: 0,
        recentUsage: 0,
        lastUsedAt: null,
        name: first.name,
        description: '',
        version: 1,
      },
    ])
    const times = records.map(({ createTimestamp }) => createTimestamp)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  test('never has a full secret, and the database neither [CRED-Q5]', async () => {
    const manager = await demo.as('manager')
    const { clientSecret } = await newClient(manager)
    expect(clientSecret).toMatch(/^cs_[\w-]{43}$/)
    const answer = await manager.send(credential.list)
    expect(JSON.stringify(answer.body)).not.toContain(clientSecret)
    const stored = await demo.asOwner((db) => db.selectFrom('oauthClient').selectAll().execute())
    expect(stored.map(({ secretSealed }) => secretSealed).join()).not.toContain(clientSecret)
    expect(JSON.stringify(await recordsOf(manager.tenantId))).not.toContain(clientSecret)
  })

  test('has a limit that says what to do', async () => {
    const provider = await demo.as('provider-admin')
    const made = await Promise.all(
      Array.from({ length: credential.MAX_CLIENTS + 2 }, () => provider.send(credential.create)),
    )
    const refused = made.filter(({ code }) => code === CREDENTIAL_REFUSALS.tooMany)
    expect(refused).toHaveLength(2)
    expect(refused[0]?.message).toMatch(/50 API clients\. Delete one/)
    expect((await provider.send(credential.list)).data.total).toBe(credential.MAX_CLIENTS)
  })

  test('belongs to those who may open its page, and to one company [CRED-001]', async () => {
    const client = await newClient(await demo.as('manager'))
    const seat = await demo.as('seat-001')
    for (const answer of [
      await seat.send(credential.list),
      await seat.send(credential.create),
      await seat.send(credential.setStatus, { body: { id: client.id, status: 0 } }),
      await seat.send(credential.describe, {
        body: { id: client.id, name: 'x', description: '', version: 1 },
      }),
      await seat.send(credential.remove, { query: { id: client.id } }),
      await seat.send(credential.reveal, { body: { id: client.id, password: DEMO_PASSWORD } }),
    ]) {
      expect(answer.status).toBe(403)
    }
    const foreign = await demo.as('platform-admin')
    const { clientId } = client
    const range = { from: nowSeconds(), to: nowSeconds() }
    for (const answer of [
      await foreign.send(credential.setStatus, { body: { id: client.id, status: 0 } }),
      await foreign.send(credential.describe, {
        body: { id: client.id, name: 'x', description: '', version: 1 },
      }),
      await foreign.send(credential.remove, { query: { id: client.id } }),
      await foreign.send(credential.reveal, { body: { id: client.id, password: DEMO_PASSWORD } }),
      await foreign.send(credential.searchPaths, { query: { clientId } }),
      await foreign.send(credential.usage, { query: { clientId, ...range } }),
    ]) {
      expect(answer.status).toBe(404)
    }
    expect((await demo.nobody.send(credential.list)).status).toBe(401)
  })

  test.each(['current=0', 'size=101', 'size=a', 'name=x'])('refuses the query %s', async (query) => {
    expect((await (await demo.as('manager')).sendRaw(credential.list, { query })).status).toBe(400)
  })
})

describe('a client is replaced step by step', () => {
  test('wait for no usage, then disable, then delete: the rule that page and server share', () => {
    const { enabled, disabled } = CLIENT_STATUS
    expect(credential.rotationStep({ status: enabled, recentUsage: 3 })).toBe('awaitNoUsage')
    expect(credential.rotationStep({ status: enabled, recentUsage: 0 })).toBe('disable')
    expect(credential.rotationStep({ status: disabled, recentUsage: 3 })).toBe('delete')
  })

  test('an enabled client is not deleted, a disabled one is, and each step is recorded [CRED-006, CRED-007]', async () => {
    const manager = await demo.as('manager')
    const { id, clientId } = await newClient(manager)
    const early = await manager.send(credential.remove, { query: { id } })
    expect(early).toMatchObject({ status: 200, code: CREDENTIAL_REFUSALS.deleteEnabled })
    const ids = async () => (await manager.send(credential.list)).data.records.map((record) => record.id)
    expect(await ids()).toContain(id)
    await manager.send(credential.setStatus, { body: { id, status: CLIENT_STATUS.disabled } })
    const { records } = (await manager.send(credential.list)).data
    expect(records.find((record) => record.id === id)?.status).toBe(CLIENT_STATUS.disabled)
    expect(await manager.send(credential.remove, { query: { id } })).toMatchObject({ code: 0 })
    expect(await ids()).not.toContain(id)
    expect((await manager.send(credential.remove, { query: { id } })).status).toBe(404)
    const steps = await recordsOfClient(manager.tenantId, clientId)
    expect(steps.map((record) => record?.opType)).toEqual([
      'credential.remove',
      'credential.disable',
      'credential.create',
    ])
  })

  test('setting the status that it has changes and records nothing', async () => {
    const manager = await demo.as('manager')
    const { id, clientId } = await newClient(manager)
    await manager.send(credential.setStatus, { body: { id, status: CLIENT_STATUS.enabled } })
    const steps = await recordsOfClient(manager.tenantId, clientId)
    expect(steps).toHaveLength(1)
  })

  test.each([{ id: 1 }, { id: 1, status: 2 }, { id: 1, status: '0' }, { id: -1, status: 0 }])(
    'the change %o is refused at its field',
    async (body) => {
      const answer = await (await demo.as('manager')).sendRaw(credential.setStatus, { body })
      expect(answer.status).toBe(400)
      expect(Object.keys(answer.fields ?? {})).toHaveLength(1)
    },
  )
})

describe('the name of a client', () => {
  test('is a number until somebody names it, and says what happened in the audit log [CRED-002, CRED-005]', async () => {
    const manager = await demo.as('manager')
    const first = await newClient(manager)
    const second = await newClient(manager)
    expect(first.name).toMatch(/^Client \d+$/)
    expect(Number(second.name?.slice(7))).toBe(Number(first.name?.slice(7)) + 1)
    const { data: chinese } = await manager.send(credential.create, { language: 'zh' })
    expect(chinese?.name).toBe('凭证 1')
    const { id, clientId } = first
    const body = { id, name: ' Billing ', description: 'Reads calls at night', version: 1 }
    expect(await manager.send(credential.describe, { body })).toMatchObject({ status: 200, code: 0 })
    const { records } = (await manager.send(credential.list)).data
    expect(records.find((record) => record.id === id)).toMatchObject({
      clientId,
      name: 'Billing',
      description: 'Reads calls at night',
      version: 2,
    })
    await manager.send(credential.setStatus, { body: { id, status: CLIENT_STATUS.disabled } })
    await manager.send(credential.remove, { query: { id } })
    const steps = await recordsOfClient(manager.tenantId, clientId)
    expect(steps.map((record) => [record?.opType, record?.targetName])).toEqual([
      ['credential.remove', 'Billing'],
      ['credential.disable', 'Billing'],
      ['credential.describe', 'Billing'],
      ['credential.create', first.name],
    ])
    expect((await manager.send(credential.describe, { body: { ...body, version: 2 } })).status).toBe(404)
  })

  test('is not overwritten by somebody who has not seen it, and recorded only when it changes [CRED-002]', async () => {
    const manager = await demo.as('manager')
    const client = await newClient(manager)
    const { id, clientId, name = '' } = client
    const same = { id, name, description: '', version: 1 }
    expect(await manager.send(credential.describe, { body: same })).toMatchObject({ code: 0 })
    expect(await recordsOfClient(manager.tenantId, clientId)).toHaveLength(1)
    await manager.send(credential.describe, { body: { ...same, name: 'Billing' } })
    expect((await manager.send(credential.describe, { body: { ...same, name: 'Wall' } })).status).toBe(409)
    // What it signs in with stays as it is.
    expect(await fetchAccessToken(demo, client)).not.toBe('')
  })

  test.each([
    { name: '' },
    { name: ' ' },
    { name: 'a'.repeat(credential.MAX_CLIENT_NAME + 1) },
    { name: 'two\nlines' },
    { description: 'a'.repeat(credential.MAX_CLIENT_DESCRIPTION + 1) },
    { version: 0 },
  ])('the words %o are refused at their field', async (changes) => {
    const body = { id: 1, name: 'Billing', description: '', version: 1, ...changes }
    const answer = await (await demo.as('manager')).sendRaw(credential.describe, { body })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.fields ?? {})).toEqual(Object.keys(changes))
  })
})

describe('the full secret', () => {
  async function revealInNewSession(id: number): Promise<unknown> {
    const body = { username: 'manager', password: DEMO_PASSWORD, clientId: session.CLIENT_ID }
    const { token } = (await demo.nobody.send(session.login, { body })).data
    const answer = await demo.fetch(credential.reveal.path, {
      method: 'POST',
      body: JSON.stringify({ id }),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    })
    return answer.json()
  }

  test('is answered for the password, and without it for five minutes of the same session [CRED-003]', async () => {
    const manager = await demo.as('manager')
    const { id, clientSecret, clientId } = await newClient(manager)
    const reveal = (body: { password?: string } = {}) =>
      manager.send(credential.reveal, { body: { id, ...body } })
    expect(await reveal()).toMatchObject({ status: 200, code: CREDENTIAL_REFUSALS.passwordNeeded })
    const until = nowSeconds() + credential.PASSWORD_CONFIRMED_SECONDS
    expect((await reveal({ password: DEMO_PASSWORD })).data).toEqual({ clientSecret, confirmedUntil: until })
    demo.clock.forward(credential.PASSWORD_CONFIRMED_SECONDS - 1)
    expect((await reveal()).data).toEqual({ clientSecret, confirmedUntil: until })
    expect(await revealInNewSession(id)).toMatchObject({ errorCode: CREDENTIAL_REFUSALS.passwordNeeded })
    demo.clock.forward(1)
    expect(await reveal()).toMatchObject({ code: CREDENTIAL_REFUSALS.passwordNeeded })
    const reveals = (await recordsOfClient(manager.tenantId, clientId)).filter(
      (record) => record?.opType === 'credential.reveal',
    )
    expect(reveals).toHaveLength(2)
  })

  test('is refused for a wrong password, which is recorded and slowed down like a sign-in', async () => {
    const admin = await demo.as('platform-admin')
    const { id } = await newClient(admin)
    const answers = []
    for (let tries = 0; tries < 7; tries += 1) {
      answers.push(await admin.send(credential.reveal, { body: { id, password: `Wrong#${tries}aaa` } }))
    }
    expect(answers[0]).toMatchObject({ status: 200, code: CREDENTIAL_REFUSALS.passwordWrong, data: null })
    expect(answers.at(-1)).toMatchObject({ status: 429 })
    expect(answers.at(-1)?.detail.retryAfterSeconds).toBeGreaterThan(0)
    const right = await admin.send(credential.reveal, { body: { id, password: DEMO_PASSWORD } })
    expect(right.status).toBe(429)
    const [latest] = await recordsOf(admin.tenantId)
    expect(latest?.opType).toBe('credential.revealRefused')
  })
})

describe('usage', () => {
  /** Sessions end meanwhile: everybody signs in again. */
  async function reachFiveInShanghai(): Promise<void> {
    const secondOfDay = nowSeconds() % DAY_SECONDS
    demo.clock.forward((9 * 3600 - secondOfDay + DAY_SECONDS) % DAY_SECONDS)
    await demo.restart()
  }

  test('is counted per day of the zone, totalled in the list, and filtered by path [CRED-012, CRED-013]', async () => {
    await reachFiveInShanghai()
    const manager = await demo.as('manager')
    const client = await newClient(manager)
    const { clientId } = client
    const call = async (path: typeof openApi.organizations | typeof openApi.ownUsage, times: number) => {
      const token = await fetchAccessToken(demo, client)
      for (let made = 0; made < times; made += 1) await callApi(demo, path, { token })
    }
    // 09:00 in London is 17:00 in Shanghai, eight hours later is the next day there.
    const start = nowSeconds()
    await call(openApi.organizations, 2)
    demo.clock.forward(8 * 3600)
    await call(openApi.organizations, 1)
    await call(openApi.ownUsage, 3)
    const person = await demo.restart().then(() => demo.as('manager'))
    const usage = async (query: object = {}) =>
      (await person.send(credential.usage, { query: { clientId, from: start, to: nowSeconds(), ...query } }))
        .data
    expect((await usage()).map((day) => day.usage)).toEqual([2, 4])
    expect((await usage({ from: start - DAY_SECONDS })).map((day) => day.usage)).toEqual([0, 2, 4])
    expect((await usage({ paths: openApi.organizations.path })).map((day) => day.usage)).toEqual([2, 1])
    const both = `paths=${openApi.organizations.path}&paths=${openApi.ownUsage.path}`
    const range = `clientId=${clientId}&from=${start}&to=${nowSeconds()}`
    const repeated = await person.sendRaw(credential.usage, { query: `${range}&${both}` })
    expect(repeated.data).toEqual(await usage())
    const { records } = (await person.send(credential.list)).data
    expect(records.find((record) => record.clientId === clientId)).toMatchObject({
      usage: 6,
      recentUsage: 6,
      lastUsedAt: nowSeconds(),
    })
  })

  test('of days long past is no recent one', async () => {
    const person = await demo.as('manager')
    const client = await newClient(person)
    await callApi(demo, openApi.organizations, { token: await fetchAccessToken(demo, client) })
    demo.clock.forward((credential.QUIET_DAYS + 1) * DAY_SECONDS)
    await demo.restart()
    const { records } = (await (await demo.as('manager')).send(credential.list)).data
    const found = records.find(({ id }) => id === client.id)
    expect(found).toMatchObject({ usage: 1, recentUsage: 0 })
  })

  test('paths are searched among those of the API [CRED-012]', async () => {
    const manager = await demo.as('manager')
    const { clientId } = await newClient(manager)
    const search = async (path?: string) =>
      (await manager.send(credential.searchPaths, { query: { clientId, ...(path ? { path } : {}) } })).data
    expect(await search()).toEqual([
      '/api/open/v1/audit-records',
      '/api/open/v1/calls/:callId/recording',
      '/api/open/v1/events',
      '/api/open/v1/organizations',
      '/api/open/v1/usage',
    ])
    expect(await search('AUDIT')).toEqual([openApi.auditRecords.path])
    expect(await search('%')).toEqual([])
  })

  test.each([
    ['from=1&to=2', 'clientId'],
    ['clientId=%00&from=1&to=2', 'clientId'],
    ['clientId=x&to=2', 'from'],
    ['clientId=x&from=5&to=2', 'to'],
    [`clientId=x&from=0&to=${367 * DAY_SECONDS}`, 'to'],
    ['clientId=x&from=yesterday&to=2', 'from'],
    [`clientId=x&from=1&to=2&paths=${'p'.repeat(201)}`, 'paths'],
    [`clientId=x&from=1&to=2${'&paths=/a'.repeat(21)}`, 'paths'],
  ])('the query %s is refused at its field', async (query, field) => {
    const answer = await (await demo.as('manager')).sendRaw(credential.usage, { query })
    expect(answer.status).toBe(400)
    expect(answer.fields).toHaveProperty(field)
  })
})
