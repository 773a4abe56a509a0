import { randomBytes } from 'node:crypto'
import { BRIGHTCALL, LARKFIELD } from '../base/companies.ts'
import { currentTime, DAY_SECONDS, dayAt, daysOfRange, withDashes } from '../base/days.ts'
import { figure } from '../base/figures.ts'
import { createIds } from '../base/ids.ts'
import { code0, code200, refusal, success } from '../http/envelopes.ts'
import { contains, cutPage } from '../http/paging.ts'
import { NotFound } from '../http/problems.ts'
import { get, post, put, remove, type Route, type SignedInRequest } from '../http/router.ts'
import type { Platform } from '../platform.ts'

type Client = {
  id: number
  tenantId: number
  clientId: string
  clientSecret: string
  createTimestamp: number
  status: 0 | 1
}

const PATHS = ['/open/v1/calls', '/open/v1/calls/{id}', '/open/v1/labels', '/open/v1/seats/status']
const DAYS_OF_USE = 30

const createClient = (id: number, tenantId: number, createTimestamp: number): Client => ({
  id,
  tenantId,
  clientId: `lk_${randomBytes(8).toString('hex')}`,
  clientSecret: randomBytes(24).toString('base64url'),
  createTimestamp,
  status: 1,
})

/** Calls of a client on a day, added up over the given paths. */
const usageOn = (client: Client, day: string, paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + figure(`${client.id}.${day}.${path}`, 0, 400), 0)

export function clientRoutes(platform: Platform): Route[] {
  const nextId = createIds(7_300_418)
  const clients = [LARKFIELD, LARKFIELD, BRIGHTCALL].map((tenantId, index) =>
    createClient(nextId(), tenantId, currentTime() - (40 - index) * DAY_SECONDS),
  )
  const [retired] = clients
  if (retired !== undefined) retired.status = 0
  const findClient = ({ person }: SignedInRequest, isIt: (client: Client) => boolean): Client => {
    const client = clients.find((candidate) => candidate.tenantId === person.tenantId && isIt(candidate))
    if (client === undefined) throw new NotFound('API client not found')
    return client
  }
  return [
    get('/api/tenant/oauth_client', ({ person, query }) => {
      const own = clients.filter(({ tenantId }) => tenantId === person.tenantId).toReversed()
      return success({ records: cutPage(own, query, 20).map(toRecord), total: own.length })
    }),
    post('/api/tenant/oauth_client', ({ person }) => {
      const client = createClient(nextId(), person.tenantId, currentTime())
      clients.push(client)
      platform.audit(person, { module: 'client', opType: 'create', before: null, after: { id: client.id } })
      return success()
    }),
    put('/api/tenant/oauth_client', (request) => {
      const client = findClient(request, ({ id }) => id === request.body.number('id'))
      client.status = request.body.number('status') === 1 ? 1 : 0
      return success()
    }),
    remove('/api/tenant/oauth_client', (request) => {
      const client = findClient(request, ({ id }) => id === request.query.number('id'))
      if (client.status === 1) return refusal('Disable the client first')
      clients.splice(clients.indexOf(client), 1)
      return code0()
    }),
    get('/api/tenant/oauth_client/api', (request) => {
      findClient(request, ({ clientId }) => clientId === request.query.requiredText('clientId'))
      return code200(PATHS.filter((path) => contains(path, request.query.text('path'))))
    }),
    get('/api/tenant/oauth_client/usage', (request) => {
      const { query } = request
      const client = findClient(request, ({ clientId }) => clientId === query.requiredText('clientId'))
      const chosen = query.list('paths').map(String)
      const days = daysOfRange(dayAt(query.number('from')), dayAt(query.number('to')))
      return code0(
        days.map((day) => ({
          date: withDashes(day),
          usage: usageOn(client, day, chosen.length === 0 ? PATHS : chosen),
        })),
      )
    }),
  ]
}

function toRecord(client: Client): Record<string, unknown> {
  const { id, clientId, clientSecret, createTimestamp, status } = client
  const isNew = createTimestamp > currentTime() - DAY_SECONDS
  const usage = isNew ? 0 : usageOn(client, 'total', PATHS) * DAYS_OF_USE
  return { id, clientId, clientSecret, createTimestamp, status, usage }
}
