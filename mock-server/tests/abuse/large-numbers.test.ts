import * as contracts from '@console/contracts'
import type { Call } from '@console/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { menu } from '../../src/access/menu/menu.ts'
import { newClient, fetchAccessToken } from '../support/clients.ts'
import { startDemo, type Demo } from '../support/demo.ts'

/** The last number of a four-byte column, the first beyond it, and the last that JSON holds exactly. */
const NUMBERS = [2_147_483_647, 2_147_483_648, 9_007_199_254_740_991]

let demo: Demo
/** The administrator of a company, that of the platform, an API client. */
let company: string
let platform: string
let client: string
beforeAll(async () => {
  demo = await startDemo()
  const pages = menu
    .flatMap((part) => [...part.pages, ...part.sections.flatMap((section) => section.pages)])
    .map(({ id }) => id)
  const manager = await demo.as('manager', ...pages)
  company = manager.token
  platform = (await demo.as('platform-admin', ...pages)).token
  client = await fetchAccessToken(demo, await newClient(manager))
})
afterAll(() => demo.stop())

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value

/** Also those inside of a list's calls. Forms and files hold no numbers of their own. */
const calls = Object.values(contracts)
  .flatMap((domain): unknown[] => (typeof domain === 'object' ? Object.values(domain) : []))
  .flatMap((value): unknown[] =>
    typeof value === 'object' && value !== null && !isCall(value) ? Object.values(value) : [value],
  )
  .filter(isCall)
  .filter(({ isForm, takes }) => isForm !== true && takes === undefined)

type Schema = z.core.JSONSchema.BaseSchema
const schemaOf = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
const branchesOf = ({ anyOf, oneOf, allOf }: Schema): Schema[] => [
  ...((anyOf ?? oneOf ?? allOf ?? []) as Schema[]),
]

const TEXTS = [
  'text',
  'abcdef',
  '1',
  '20261110',
  '2026-11-10',
  '2026-11-10T09:00:00Z',
  'a@b.example',
  'https://a.example',
]

/** Something that a schema most likely accepts. */
function sample(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum?.[0] !== undefined) return schema.enum[0]
  const [branch] = branchesOf(schema)
  if (branch !== undefined) return sample(branch)
  if (schema.type === 'string') {
    const { pattern, minLength = 0 } = schema
    return (
      TEXTS.find(
        (text) => text.length >= minLength && (pattern === undefined || new RegExp(pattern, 'u').test(text)),
      ) ?? 'x'.repeat(minLength)
    )
  }
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (schema.type === 'boolean') return true
  if (schema.type === 'array') return [sample(schema.items as Schema)]
  if (schema.type !== 'object') return null
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, property]) => [name, sample(property as Schema)]),
  )
}

type Variant = { value: unknown; field: string }

/** Samples with the number in one of the fields that take a whole number. */
function variants(schema: Schema, number: number): Variant[] {
  const branches = branchesOf(schema)
  if (branches.length > 0) return branches.flatMap((branch) => variants(branch, number))
  if (schema.type === 'integer' || schema.type === 'number') return [{ value: number, field: '' }]
  if (schema.type === 'array')
    return variants(schema.items as Schema, number).map(({ value, field }) => ({ value: [value], field }))
  if (schema.type !== 'object') return []
  const whole = sample(schema) as object
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    variants(property as Schema, number).map(({ value, field }) => ({
      value: { ...whole, [name]: value },
      field: field === '' ? name : field,
    })),
  )
}

type Sent = { params: unknown; query: unknown; body: unknown; field: string; number: number }

function sendings(call: Call): Sent[] {
  const parts = {
    params: schemaOf(call.params ?? contracts.noParams),
    query: schemaOf(call.query),
    body: schemaOf(call.body),
  }
  const whole = { params: sample(parts.params), query: sample(parts.query), body: sample(parts.body) }
  return NUMBERS.flatMap((number) =>
    Object.entries(parts).flatMap(([part, schema]) =>
      variants(schema, number).map(({ value, field }) => ({ ...whole, [part]: value, field, number })),
    ),
  )
}

async function send(call: Call, { params, query, body }: Sent, token: string): Promise<Response> {
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    String((params as Record<string, unknown>)[name]),
  )
  const url = new URL(path, demo.url)
  for (const [name, value] of Object.entries((query ?? {}) as object))
    for (const item of [value].flat()) url.searchParams.append(name, String(item))
  const hasBody = call.method !== 'GET' && body !== null && body !== undefined
  return demo.fetch(`${url.pathname}${url.search}`, {
    method: call.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
    },
    ...(hasBody ? { body: JSON.stringify(body) } : {}),
  })
}

/** The calls that a company may not send are the platform’s. */
async function sendAllowed(call: Call, sent: Sent): Promise<Response> {
  if (call.access === 'client') return send(call, sent, client)
  const answer = await send(call, sent, company)
  if (answer.status !== 403) return answer
  await answer.body?.cancel()
  return send(call, sent, platform)
}

const tested = calls.filter((call) => sendings(call).length > 0)
const refusal = z.object({ data: z.object({ fields: z.record(z.string(), z.string()) }) })

/** Checks that an answer refuses the version and names it. */
async function refusesVersion(answer: Response): Promise<boolean> {
  const isFile = !(answer.headers.get('content-type') ?? '').startsWith('application/json')
  const body: unknown = isFile ? await answer.body?.cancel() : await answer.json()
  const named = Object.keys(refusal.safeParse(body).data?.data.fields ?? {})
  return named.some((field) => field.split('.').at(-1) === 'version')
}

test.for(tested)('$id takes the largest numbers in each of its fields, or refuses them', async (call) => {
  // The version of an app is a text.
  const isCounted = sendings(call).some(({ field }) => field === 'version')
  for (const sent of sendings(call)) {
    const answer = await sendAllowed(call, sent)
    const context = `${sent.field} ${sent.number}`
    expect([context, [200, 400, 401, 403, 404, 409, 429]]).toEqual([
      context,
      expect.arrayContaining([answer.status]),
    ])
    const isTooLarge = sent.field === 'version' && sent.number > 2_147_483_647
    expect([context, isCounted && (await refusesVersion(answer))]).toEqual([context, isTooLarge])
  }
})

test('records that count their changes are many, and all this signed nobody out', async () => {
  const versioned = tested.filter((call) => sendings(call).some(({ field }) => field === 'version'))
  expect(versioned.length).toBeGreaterThan(30)
  for (const token of [company, platform]) {
    const { status } = await demo.fetch(contracts.user.info.path, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(status).toBe(200)
  }
})
