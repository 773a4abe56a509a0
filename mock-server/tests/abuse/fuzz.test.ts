import * as contracts from '@console/contracts'
import { anyEnvelope, failureDetail, type Call } from '@console/contracts'
import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { BLOCKED } from '../../src/platform/http/loop-watch.ts'
import { startTestServer, type TestServer } from '../../src/testing/start-test-server.ts'
import { toTokenForm } from '../support/clients.ts'

const RUNS_PER_CALL = 25

/** Lines of the server's log. */
const lines: string[] = []
let server: TestServer
type Sender = 'nobody' | 'forger' | 'manager' | 'seat' | 'client'
let tokens: Record<Sender, string | undefined>
beforeAll(async () => {
  server = await startTestServer({
    log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }),
  })
  const manager = await server.signIn('manager')
  tokens = {
    nobody: undefined,
    forger: 'forged-token',
    manager,
    seat: await server.signIn('seat-001'),
    client: await accessToken(manager),
  }
})
afterAll(() => server.stop())

/** Fetches a token of an API client of the manager's company. */
async function accessToken(manager: string): Promise<string> {
  const { data: client } = await server.send(contracts.credential.create, { token: manager })
  if (client === null) throw new Error('no client was made')
  const form = toTokenForm(client)
  const body = new URLSearchParams(form)
  const answer = await server.fetch(contracts.openApi.TOKEN_PATH, { method: 'POST', body })
  return contracts.openApi.tokenAnswer.parse(await answer.json()).access_token
}

const refusal = z.object({ ok: z.literal(false), message: z.string().min(1), data: failureDetail.nullish() })

function isCall(value: unknown): value is Call {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'envelope' in value
  )
}

const calls = Object.values(contracts)
  .flatMap((domain) => (typeof domain === 'object' ? Object.values(domain) : []))
  .filter(isCall)
  // These two would sign the fuzzer's own people out, or wait for whole exports.
  .filter(({ id }) => id !== 'session.logout' && id !== 'audit.export')

const scalar = fc.oneof(
  fc.string({ maxLength: 50 }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom(
    Number.MAX_SAFE_INTEGER,
    -1,
    0,
    1e308,
    '\u0000',
    '\ud800',
    `' or 1=1 --`,
    '../../etc/passwd',
    '{{7*7}}',
    '9'.repeat(40),
  ),
)

/** Values in the shape of a schema, most of them, so that the fuzzer also gets past the gate. */
function likely(schema: z.ZodType): fc.Arbitrary<unknown> {
  const shape = propertiesOf(schema)
  if (shape.length === 0)
    return fc.oneof(
      fc.constant(undefined),
      fc.constant({}),
      fc.dictionary(fc.string({ maxLength: 10 }), scalar),
    )
  const field = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.constantFrom('console', '1', 1, 2, 10, 'true', 1_795_000_000, 'session', 'audit'),
    },
    { weight: 2, arbitrary: scalar },
    { weight: 1, arbitrary: fc.array(scalar, { maxLength: 3 }) },
  )
  return fc.record(Object.fromEntries(shape.map((name) => [name, field])), { requiredKeys: [] })
}

function sendings(call: Call) {
  return fc.record({
    params: fc.record(
      Object.fromEntries(propertiesOf(call.params ?? contracts.noParams).map((name) => [name, segment])),
    ),
    query: likely(call.query),
    body: likely(call.body),
  })
}

/** Most senders may send the call: others never get past the check of the token. */
function senders({ access }: Call): fc.Arbitrary<Sender> {
  const usual = access === 'client' ? 'client' : 'manager'
  return fc.oneof(
    { weight: 5, arbitrary: fc.constant<Sender>(usual) },
    { weight: 3, arbitrary: fc.constantFrom<Sender>('seat', usual) },
    { weight: 2, arbitrary: fc.constantFrom<Sender>('nobody', 'forger', 'manager', 'client') },
  )
}

/** A value that an address can hold between two slashes. */
const segment = fc
  .oneof(fc.constantFrom(1, 2, '9'.repeat(40)), scalar)
  .map((value) => String(value).toWellFormed())
  .filter((text) => !['', '.', '..'].includes(text))

function propertiesOf(schema: z.ZodType): string[] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.keys(json.properties ?? {})
}

test.for(calls)(
  '$id answers anything with a documented status and an envelope, and blocks nobody else for 200 ms',
  async (call) => {
    lines.splice(0)
    await fc.assert(
      fc.asyncProperty(sendings(call), senders(call), async ({ params, query, body }, who) => {
        const url = new URL(contracts.buildCallPath(call, params), server.url)
        for (const [name, value] of Object.entries(query ?? {})) url.searchParams.append(name, String(value))
        const token = tokens[who]
        const hasBody = call.method !== 'GET' && body !== undefined
        const response = await fetch(url, {
          method: call.method,
          headers: {
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
            ...(hasBody ? { 'content-type': 'application/json' } : {}),
          },
          ...(hasBody ? { body: JSON.stringify(body) } : {}),
        })
        expect([200, 400, 401, 403, 404, 409, 413, 414, 415, 429]).toContain(response.status)
        const envelope = anyEnvelope.parse(await response.json())
        const outcome = contracts.readEnvelope(envelope)
        const isSuccess = response.status === 200 && outcome.ok
        // A success has the call's data, a refusal a message for people and detail of the documented shape.
        const checked = isSuccess
          ? call.data.safeParse(outcome.data)
          : refusal.safeParse({ ...outcome, data: envelope.data })
        expect(checked.error).toBeUndefined()
      }),
      { numRuns: RUNS_PER_CALL },
    )
    expect(lines.filter((line) => line.includes(BLOCKED))).toEqual([])
  },
)
