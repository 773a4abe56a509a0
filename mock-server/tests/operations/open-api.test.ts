import { audit, credential, ingest, openApi, user } from '@console/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { CALLS_PER_MINUTE } from '../../src/modules/operations/open-api/client-route.ts'
import { callApi, newClient, fetchAccessToken, type NewClient } from '../support/clients.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { eventsOfEachType } from '../support/ingest.ts'
import { uploadRecording } from '../support/recordings.ts'

/** Needs no token: apps request their updates there. */
const PUBLIC_PATH = '/api/open/v1/app-update'
/** Every path that an API client may call, with its method. */
const DESCRIBED = {
  '/api/open/v1/audit-records': 'get',
  '/api/open/v1/calls/{callId}/recording': 'put',
  '/api/open/v1/events': 'post',
  '/api/open/v1/organizations': 'get',
  '/api/open/v1/usage': 'get',
}

let demo: Demo
let manager: Person
let client: NewClient
let token: string
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  client = await newClient(manager)
  token = await fetchAccessToken(demo, client)
})
afterAll(() => demo.stop())

const organizationsOf = async (given: string, query: Record<string, string> = {}) =>
  openApi.organizations.data.parse(
    (await callApi(demo, openApi.organizations, { token: given, query })).body.data,
  )
const recordsOf = async (given: string, query: Record<string, string> = {}) =>
  openApi.auditRecords.data.parse(
    (await callApi(demo, openApi.auditRecords, { token: given, query })).body.data,
  )

describe('organisations', () => {
  test('are all those of the company, page by page, and no other company’s', async () => {
    const { organizations, next } = await organizationsOf(token, { limit: '500' })
    expect(next).toBeNull()
    const known = (await manager.send(user.organizationList)).data.list.map(({ name }) => name)
    expect(organizations.filter(({ parentId }) => parentId === null).map(({ name }) => name)).toEqual(known)
    const allPages = []
    let after: number | null = 0
    while (after !== null) {
      const page: z.output<typeof openApi.organizations.data> = await organizationsOf(token, {
        after: String(after),
        limit: '4',
      })
      allPages.push(...page.organizations)
      after = page.next
    }
    expect(allPages).toEqual(organizations)
    const foreign = await fetchAccessToken(demo, await newClient(await demo.as('provider-admin')))
    const theirs = (await organizationsOf(foreign, { limit: '500' })).organizations.map(({ id }) => id)
    expect(theirs.filter((id) => organizations.some((own) => own.id === id))).toEqual([])
  })
})

describe('audit records', () => {
  test('are those of the company, newest first, page by page and filtered', async () => {
    const first = await recordsOf(token, { limit: '2' })
    expect(first.records).toHaveLength(2)
    const second = await recordsOf(token, { limit: '500', before: String(first.next) })
    const all = await recordsOf(token, { limit: '500' })
    expect([...first.records, ...second.records]).toEqual(all.records)
    expect(all.next).toBeNull()
    expect(new Set(all.records.map(({ tenantId }) => tenantId))).toEqual(new Set([manager.tenantId]))
    const shown = (await manager.send(audit.query, { query: { pageSize: 100 } })).data.records
    expect(all.records.map(({ id }) => id)).toEqual(shown.map(({ id }) => id))
    const made = await recordsOf(token, { module: 'credential' })
    expect(made.records).toEqual(all.records.filter(({ module }) => module === 'credential'))
    expect(new Set(made.records.map(({ opTypeShowName }) => opTypeShowName))).toEqual(
      new Set(['Create API client']),
    )
    expect((await recordsOf(token, { to: '1' })).records).toEqual([])
  })

  test('of another company are not a valid cursor', async () => {
    const foreign = await fetchAccessToken(demo, await newClient(await demo.as('provider-admin')))
    const [record] = (await recordsOf(token, { limit: '1' })).records
    const answers = await Promise.all(
      [String(record?.id), '987654321'].map((before) =>
        callApi(demo, openApi.auditRecords, { token: foreign, query: { before } }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([400, 400])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
  })

  test('are refused to a client whose maker may not read them', async () => {
    const applicant = await demo.as('individual')
    const limited = await fetchAccessToken(demo, await newClient(applicant))
    expect((await applicant.send(audit.query)).status).toBe(403)
    expect((await callApi(demo, openApi.auditRecords, { token: limited })).status).toBe(403)
    expect((await callApi(demo, openApi.organizations, { token: limited })).status).toBe(200)
  })
})

test('a client loses what its maker loses: the audit log of a disabled account', async () => {
  const maker = await demo.as('platform-admin')
  const own = await fetchAccessToken(demo, await newClient(maker))
  const status = async () => (await callApi(demo, openApi.auditRecords, { token: own })).status
  expect(await status()).toBe(200)
  await demo.asOwner((db) =>
    db.updateTable('appUser').set({ status: 'disabled' }).where('id', '=', maker.userId).execute(),
  )
  expect(await status()).toBe(403)
})

describe('every call', () => {
  test('is counted for its client, path and day, also when it is refused for its parameters [CRED-013]', async () => {
    const own = await newClient(manager)
    const ownToken = await fetchAccessToken(demo, own)
    await Promise.all(
      Array.from({ length: 10 }, () => callApi(demo, openApi.organizations, { token: ownToken })),
    )
    await callApi(demo, openApi.auditRecords, { token: ownToken, query: { limit: '0' } })
    await callApi(demo, openApi.auditRecords, { token: 'at_wrong' })
    const query = { from: '2026-11-20', to: '2026-11-22' }
    const { body } = await callApi(demo, openApi.ownUsage, { token: ownToken, query })
    expect(body.data).toEqual({
      timezone: 'Asia/Shanghai',
      usage: [
        { date: '2026-11-21', path: openApi.auditRecords.path, calls: 1 },
        { date: '2026-11-21', path: openApi.organizations.path, calls: 10 },
        { date: '2026-11-21', path: openApi.ownUsage.path, calls: 1 },
      ],
    })
    const { records } = (await manager.send(credential.list)).data
    expect(records.find(({ id }) => id === own.id)).toMatchObject({ usage: 12, recentUsage: 12 })
  })

  test('reports to the client its own usage only', async () => {
    const own = await fetchAccessToken(demo, await newClient(manager))
    const query = { from: '2026-11-21', to: '2026-11-21' }
    const { body } = await callApi(demo, openApi.ownUsage, { token: own, query })
    expect(openApi.ownUsage.data.parse(body.data).usage).toEqual([
      { date: '2026-11-21', path: openApi.ownUsage.path, calls: 1 },
    ])
  })

  test.each([
    [openApi.organizations, { limit: '501' }, 'limit'],
    [openApi.organizations, { after: '-1' }, 'after'],
    [openApi.organizations, { after: '1e9' }, 'after'],
    [openApi.auditRecords, { from: 'now' }, 'from'],
    [openApi.auditRecords, { module: "x' or 1=1" }, 'module'],
    [openApi.ownUsage, { from: '2026-02-30', to: '2026-03-01' }, 'from'],
    [openApi.ownUsage, { from: '2026-03-02', to: '2026-03-01' }, 'to'],
    [openApi.ownUsage, { from: '2020-01-01', to: '2026-03-01' }, 'to'],
  ])('refuses a wrong parameter at its field: %#', async (call, query, field) => {
    const { status, body } = await callApi(demo, call, { token, query })
    expect(status).toBe(400)
    expect(body.data).toMatchObject({ fields: { [field]: expect.any(String) } })
  })

  test('has a limit a minute, and a refusal beyond it is not counted', async () => {
    demo.clock.forward(60)
    const own = await newClient(manager)
    const ownToken = await fetchAccessToken(demo, own)
    const statuses = []
    for (let sent = 0; sent <= CALLS_PER_MINUTE; sent += 1) {
      statuses.push(
        (await callApi(demo, openApi.organizations, { token: ownToken, query: { limit: '1' } })).status,
      )
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(CALLS_PER_MINUTE)
    expect(statuses.at(-1)).toBe(429)
    // Recordings count in the same window, though another module takes them.
    expect(await uploadRecording({ demo, token: ownToken }, { callId: 'none', body: 'x' })).toMatchObject({
      status: 429,
    })
    const { records } = (await manager.send(credential.list)).data
    expect(records.find(({ id }) => id === own.id)?.usage).toBe(CALLS_PER_MINUTE)
  })
})

describe('/openapi.json', () => {
  const documentSchema = z.object({
    openapi: z.string(),
    paths: z.record(z.string(), z.record(z.string(), z.looseObject({ operationId: z.string() }))),
    components: z.object({ securitySchemes: z.record(z.string(), z.unknown()) }),
  })
  const parametersSchema = z.array(
    z.object({ name: z.string(), in: z.literal('query'), required: z.boolean(), schema: z.looseObject({}) }),
  )

  const operationSchema = z.object({
    requestBody: z.object({
      required: z.literal(true),
      content: z.object({ 'application/json': z.object({ schema: z.record(z.string(), z.unknown()) }) }),
    }),
  })

  async function document() {
    const { status, headers, text } = await demo.get(openApi.OPENAPI_PATH)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toMatch(/^application\/json/)
    return { text, ...documentSchema.parse(JSON.parse(text)) }
  }

  test('describes every call of a client, the way to a token, and the updates of apps', async () => {
    const { openapi, paths, components } = await document()
    expect(openapi).toMatch(/^3\.1\./)
    expect(Object.keys(paths)).toEqual([openApi.TOKEN_PATH, PUBLIC_PATH, ...Object.keys(DESCRIBED)])
    expect(components.securitySchemes['client']).toMatchObject({
      type: 'oauth2',
      flows: { clientCredentials: { tokenUrl: openApi.TOKEN_PATH } },
    })
    for (const [path, method] of Object.entries(DESCRIBED)) {
      expect(Object.keys(paths[path] ?? {})).toEqual([method])
      expect((await demo.fetch(path.replace(/\{\w+\}/g, 'x'), { method: method.toUpperCase() })).status).toBe(
        401,
      )
    }
    expect((await demo.fetch(PUBLIC_PATH)).status).toBe(400)
  })

  test('says of each parameter what it is, whether it is needed, and what it may be', async () => {
    const { paths } = await document()
    const parametersOf = (path: string) => parametersSchema.parse(paths[path]?.['get']?.['parameters'])
    expect(parametersOf(openApi.organizations.path).find(({ name }) => name === 'limit')).toMatchObject({
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 500, default: 100 },
    })
    expect(parametersOf(openApi.ownUsage.path).map(({ name, required }) => [name, required])).toEqual([
      ['from', true],
      ['to', true],
    ])
  })

  test('leaves room for members that later answers have', async () => {
    const { paths } = await document()
    const answers = Object.values(paths).flatMap((item) =>
      Object.values(item).map((operation) => operation['responses']),
    )
    expect(answers).toHaveLength(Object.keys(DESCRIBED).length + 2)
    expect(JSON.stringify(answers)).not.toContain('additionalProperties')
  })

  test('says of each event what it may hold, so that its schema accepts them and nothing misspelt', async () => {
    const { paths } = await document()
    const { requestBody } = operationSchema.parse(paths[ingest.report.path]?.['post'])
    const batch = z.fromJSONSchema(requestBody.content['application/json'].schema)
    const references = { tenantId: 1, businessTypeId: 2, productId: 3, ruleId: 4, labelId: 5, questionId: 6 }
    const events = eventsOfEachType(references)
    expect(Object.keys(events).toSorted()).toEqual(
      ingest.event.options.map(({ shape }) => shape.type.value).toSorted(),
    )
    expect(batch.safeParse({ events: Object.values(events) }).error).toBeUndefined()
    for (const event of Object.values(events)) {
      expect(batch.safeParse({ events: [{ ...event, misspelt: 1 }] }).success).toBe(false)
      expect(batch.safeParse({ events: [{ ...event, eventId: undefined }] }).success).toBe(false)
    }
  })

  test('refers to nothing that it does not hold', async () => {
    const { text } = await document()
    const whole: unknown = JSON.parse(text)
    const references = new Set([...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path))
    expect(references).toContain('components/responses/Refused')
    for (const path of references) {
      const target = path.split('/').reduce<unknown>((at, name) => Object(at)[name], whole)
      expect({ path, target }).toMatchObject({ target: expect.any(Object) })
    }
  })
})
