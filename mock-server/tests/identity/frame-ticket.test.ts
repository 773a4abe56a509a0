import { audit, business, frame, session, user } from '@console/contracts'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { MAX_OPEN_TICKETS } from '../../src/modules/identity/frame-ticket/issue-ticket.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'

const OWN = 'https://console.example'
const PARTNER = 'https://partner.example'
const LEGACY = 'https://old.example'
const HOUR = 3600

let demo: Demo
beforeAll(async () => {
  demo = await startDemo({ config: { frameOrigins: [PARTNER, LEGACY], legacyTokenOrigins: [LEGACY] } })
})
afterAll(() => demo.stop())

const requestTicket = (person: Person, body: { origin: string; businessTypeId?: number | null }) =>
  person.send(frame.ticket, { body, headers: { origin: OWN } })
async function ticketFor(
  person: Person,
  origin = OWN,
  businessTypeId: number | null = null,
): Promise<string> {
  const { data } = await requestTicket(person, { origin, businessTypeId })
  if (data.kind !== 'ticket') throw new Error('no ticket')
  return data.ticket
}
const exchange = (ticket: string, origin: string | null = OWN) =>
  demo.nobody.send(frame.exchange, { body: { ticket }, headers: origin === null ? {} : { origin } })
const visit = (token: string, headers: Record<string, string> = {}) =>
  demo.nobody.send(frame.visitor, { headers: { authorization: `Bearer ${token}`, ...headers } })
const businessOf = async (person: Person) =>
  (await person.send(business.businessTypePage, { body: {} })).data.records.map(({ id }) => id)

async function recordsOf(person: Person, opType: string) {
  const query = { module: 'frame', opType }
  return (await person.send(audit.query, { query })).data.records
}

const REFUSED = {
  status: 200,
  code: frame.FRAME_REFUSALS.ticketRefused,
  message: 'This ticket is used, too old, or not for this page. Open the page from the console again.',
  data: undefined,
}

describe('a ticket', () => {
  test('is exchanged for a token that names the page’s user [FRAME-002]', async () => {
    const manager = await demo.as('manager')
    const [businessTypeId = 0] = await businessOf(manager)
    const ticket = await ticketFor(manager, OWN, businessTypeId)
    expect(ticket).not.toContain(manager.token)
    const { data } = await exchange(ticket)
    expect(data.expiresAt).toBe(Math.floor(demo.clock.now().getTime() / 1000) + frame.FRAME_TOKEN_SECONDS)
    expect((await visit(data.token)).data).toMatchObject({
      userId: manager.userId,
      tenantId: manager.tenantId,
      businessTypeId,
    })
  })

  test('is worth nothing the second time, and the attempt is recorded [FRAME-002]', async () => {
    const manager = await demo.as('manager')
    const ticket = await ticketFor(manager)
    expect((await exchange(ticket)).code).toBe(0)
    expect((await exchange(ticket)).body).toEqual({ ...REFUSED, data: null })
    const [record] = await recordsOf(manager, 'frame.ticketRefused')
    const { data } = await manager.send(audit.detail, { query: { id: record?.id ?? 0 } })
    expect(JSON.stringify(data)).toContain('used')
    expect(JSON.stringify(data)).not.toContain(ticket)
  })

  test('shown twice at once serves one only [FRAME-002]', async () => {
    const ticket = await ticketFor(await demo.as('manager'))
    const codes = (await Promise.all([exchange(ticket), exchange(ticket), exchange(ticket)])).map(
      ({ code }) => code,
    )
    expect(codes.toSorted((a, b) => a - b)).toEqual([0, REFUSED.code, REFUSED.code])
  })

  test('ends after half a minute [FRAME-002]', async () => {
    const manager = await demo.as('manager')
    const [exchanged, late] = [await ticketFor(manager), await ticketFor(manager)]
    demo.clock.forward(frame.TICKET_SECONDS - 1)
    expect((await exchange(exchanged)).code).toBe(0)
    demo.clock.forward(1)
    expect((await exchange(late)).code).toBe(REFUSED.code)
  })

  test.each([
    ['another origin', 'https://evil.example'],
    ['a registered but other origin', PARTNER],
    ['nowhere', null],
    ['a document without an origin', 'null'],
  ])('shown from %s is refused, and used up by that [FRAME-002]', async (_, origin) => {
    const ticket = await ticketFor(await demo.as('manager'))
    expect((await exchange(ticket, origin)).code).toBe(REFUSED.code)
    expect((await exchange(ticket)).code).toBe(REFUSED.code)
  })

  test('ends with its session [FRAME-002]', async () => {
    const seat = await demo.as('seat-010')
    const ticket = await ticketFor(seat)
    await seat.send(session.logout, { body: { token: seat.token, clientId: session.CLIENT_ID } })
    expect((await exchange(ticket)).code).toBe(REFUSED.code)
  })

  test('that nobody made, or that has no shape of one, is refused', async () => {
    expect((await exchange('x'.repeat(43))).code).toBe(REFUSED.code)
    const bad = await demo.nobody.sendRaw(frame.exchange, { body: { ticket: "' or true --" } })
    expect(bad).toMatchObject({ status: 400 })
    expect(Object.keys(bad.fields ?? {})).toEqual(['ticket'])
  })

  test('is no session token: no other call takes it, nor the token it is exchanged for', async () => {
    const ticket = await ticketFor(await demo.as('manager'))
    const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
    expect((await demo.nobody.send(session.authz, bearer(ticket))).status).toBe(401)
    const { data } = await exchange(ticket)
    expect((await demo.nobody.send(session.authz, bearer(data.token))).status).toBe(401)
    expect(
      (await requestTicket({ ...(await demo.as('manager')), ...asBearer(data.token) }, { origin: OWN }))
        .status,
    ).toBe(401)
  })

  test('cannot be piled up', async () => {
    const seat = await demo.as('seat-011')
    for (let made = 0; made < MAX_OPEN_TICKETS; made += 1) await ticketFor(seat)
    expect(await requestTicket(seat, { origin: OWN })).toMatchObject({
      status: 429,
      detail: { retryAfterSeconds: frame.TICKET_SECONDS },
    })
    demo.clock.forward(frame.TICKET_SECONDS)
    expect((await requestTicket(seat, { origin: OWN })).status).toBe(200)
  })

  test('is only for a business of one’s own, and those of another tenant answer like unknown ones [FRAME-003]', async () => {
    const manager = await demo.as('manager')
    const [foreign = 0] = await businessOf(await demo.as('provider-admin'))
    const refused = await requestTicket(manager, { origin: OWN, businessTypeId: foreign })
    expect(refused.status).toBe(404)
    expect((await requestTicket(manager, { origin: OWN, businessTypeId: 999_999 })).body).toEqual(
      refused.body,
    )
  })

  test('needs a session', async () => {
    expect((await demo.nobody.send(frame.ticket, { body: { origin: OWN } })).status).toBe(401)
  })

  test.each(['javascript:alert(1)', 'https://partner.example/x', '//partner.example', 'null', '*', ''])(
    'takes no origin like %j',
    async (origin) => {
      const answer = await requestTicket(await demo.as('manager'), { origin })
      expect(answer.status).toBe(400)
      expect(Object.keys(answer.fields ?? {})).toEqual(['origin'])
    },
  )
})

/** The calls of a person, sent with another bearer. */
function asBearer(token: string): Pick<Person, 'send'> {
  return {
    send: (call, sent) =>
      demo.nobody.send(call, { ...sent, headers: { ...sent?.headers, authorization: `Bearer ${token}` } }),
  }
}

describe('the token of a framed page', () => {
  const open = async (person: Person) => (await exchange(await ticketFor(person))).data.token

  test('ends after ten minutes, and another ticket brings another token', async () => {
    const manager = await demo.as('manager')
    const token = await open(manager)
    demo.clock.forward(frame.FRAME_TOKEN_SECONDS - 1)
    expect((await visit(token)).status).toBe(200)
    demo.clock.forward(1)
    expect(await visit(token)).toMatchObject({
      status: 401,
      message: 'The token of this page has expired. Request a new ticket from the console.',
    })
    expect((await visit(await open(manager))).status).toBe(200)
  })

  test('is dead with the session it was made in [FRAME-007]', async () => {
    const seat = await demo.as('seat-012')
    const token = await open(seat)
    expect((await visit(token)).status).toBe(200)
    await seat.send(session.logout, { body: { token: seat.token, clientId: session.CLIENT_ID } })
    expect((await visit(token)).status).toBe(401)
  })

  test('is expired when the session was idle, however often the page sent requests [FRAME-007]', async () => {
    const seat = await demo.as('seat-009')
    // The sessions of everybody else are expired as well.
    onTestFinished(() => demo.restart())
    demo.clock.forward(2 * HOUR - 60)
    const token = await open(seat)
    expect((await visit(token)).status).toBe(200)
    demo.clock.forward(60)
    expect((await visit(token)).status).toBe(401)
  })

  test('may send the calls of embedded pages in its person’s name, from its own origin, and no other call [FRAME-002]', async () => {
    const master = await demo.as('master')
    const framed = asBearer(await open(master))
    expect((await framed.send(user.info)).data.userId).toBe(master.userId)
    const headers = { origin: 'https://evil.example' }
    expect((await framed.send(user.info, { headers })).status).toBe(401)
    expect((await framed.send(user.list, { body: {} })).status).toBe(401)
    expect((await framed.send(audit.query, { query: {} })).status).toBe(401)
    const partner = asBearer((await exchange(await ticketFor(master, PARTNER), PARTNER)).data.token)
    for (const from of [{}, { origin: PARTNER }, { origin: OWN }])
      expect((await partner.send(user.info, { headers: from })).status).toBe(401)
  })

  test('works from its own origin only', async () => {
    const token = await open(await demo.as('quality'))
    expect((await visit(token, { origin: OWN })).status).toBe(200)
    expect((await visit(token, { origin: 'https://evil.example' })).status).toBe(401)
    expect((await visit('x'.repeat(43))).status).toBe(401)
    expect((await demo.nobody.send(frame.visitor)).status).toBe(401)
  })
})

describe('a page of another host', () => {
  test('gets a ticket where the host is registered, which is recorded [FRAME-Q8]', async () => {
    const admin = await demo.as('platform-admin')
    const { data } = await exchange(await ticketFor(admin, PARTNER), PARTNER)
    expect((await visit(data.token, { origin: PARTNER })).data.userId).toBe(admin.userId)
    expect((await recordsOf(admin, 'frame.ticket'))[0]).toMatchObject({
      targetName: PARTNER,
      opTypeShowName: 'Open a page of another host',
    })
  })

  test('gets nothing where it is not, which is said and recorded', async () => {
    const admin = await demo.as('platform-admin')
    expect(await requestTicket(admin, { origin: 'https://evil.example' })).toMatchObject({
      status: 200,
      code: frame.FRAME_REFUSALS.originNotRegistered,
      message: 'The host of this page is not registered. Your administrator can add it.',
    })
    expect((await recordsOf(admin, 'frame.hostRefused'))[0]).toMatchObject({
      targetName: 'https://evil.example',
    })
  })

  test('gets the session token only where the host is listed for that, which is recorded', async () => {
    const admin = await demo.as('platform-admin')
    expect((await requestTicket(admin, { origin: LEGACY })).data).toEqual({ kind: 'session' })
    expect((await recordsOf(admin, 'frame.sessionToken'))[0]).toMatchObject({ targetName: LEGACY })
  })

  test('may send its two calls from its own origin, and no other host may', async () => {
    const preflight = (path: string, origin: string) =>
      demo.fetch(path, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      })
    for (const path of [frame.exchange.path, frame.visitor.path]) {
      const allowed = await preflight(path, PARTNER)
      expect(allowed.status).toBe(204)
      expect(allowed.headers.get('access-control-allow-origin')).toBe(PARTNER)
      expect(allowed.headers.get('access-control-allow-credentials')).toBeNull()
      const refused = await preflight(path, 'https://evil.example')
      expect(refused.headers.get('access-control-allow-origin')).toBeNull()
    }
    const other = await preflight(frame.ticket.path, PARTNER)
    expect(other.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('may be framed by the policy of the console’s pages, and no other host may', async () => {
    const { headers } = await demo.get('/healthz')
    expect(headers.get('content-security-policy')).toContain(`frame-src 'self' ${PARTNER} ${LEGACY};`)
  })
})
