import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { network } from '@console/testing/network'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { Client, describeReply } from './client.ts'
import { findCall } from './contract.ts'

// This file starts servers itself instead of mocking the platform of a page.
beforeAll(() => network.close())
afterAll(() => network.listen({ onUnhandledFrame: 'error' }))

async function startClient(listener: RequestListener): Promise<Client> {
  const server = createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return new Client({ address: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` })
}

const CONFIG = findCall('monitor.config')

test('a request is described without its secrets', async () => {
  const client = await startClient((_request, response) => response.end('{}'))
  const login = await client.send(
    findCall('session.login'),
    { body: { username: 'olga', password: 'Larkfield-26', clientId: 'console' } },
    null,
  )
  expect(login.sent).toBe('POST /api/login {"username":"olga","password":"…","clientId":"console"}')
  const query = await client.send(CONFIG, { query: { bizTypeId: [1, 2], orgId: undefined } }, 'one')
  expect(query.sent).toBe('GET /api/dolphin-ai/monitor/config?bizTypeId=1&bizTypeId=2')
})

test('four requests are open at a time', async () => {
  let open = 0
  let most = 0
  const client = await startClient((_request, response) => {
    open += 1
    most = Math.max(most, open)
    setTimeout(() => {
      open -= 1
      response.end('{}')
    }, 5)
  })
  await Promise.all(Array.from({ length: 12 }, () => client.send(CONFIG, {}, null)))
  expect(most).toBe(4)
})

test('a platform with too many requests is waited for, and a connection that it closed is tried again', async () => {
  let requests = 0
  const client = await startClient((request, response) => {
    requests += 1
    if (requests === 1) request.destroy()
    else if (requests === 2) response.writeHead(429, { 'retry-after': '0' }).end()
    else response.end('{"code":0}')
  })
  const reply = await client.send(CONFIG, {}, null)
  expect([requests, reply.status, describeReply(reply)]).toEqual([3, 200, 'HTTP 200, code 0'])
})

test('a change is not tried again: it may have been made', async () => {
  let requests = 0
  const client = await startClient((request) => {
    requests += 1
    request.destroy()
  })
  const reply = await client.send(findCall('credential.create'), {}, null)
  expect([requests, reply.failure]).toEqual([1, 'no answer'])
})

test('a page that the sign-in of a gateway redirects to is not followed', async () => {
  const client = await startClient((_request, response) =>
    response.writeHead(302, { location: '/login' }).end(),
  )
  expect((await client.send(CONFIG, {}, null)).status).toBe(302)
})
