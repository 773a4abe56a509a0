import { session } from '@console/contracts'
import { expect, test } from 'vitest'
import { readConfig } from '../../src/platform/config.ts'
import { DEMO_PASSWORD, startTestServer } from '../../src/testing/start-test-server.ts'

/** The header as it arrives: an address that the caller made up, before the ones that proxies added. */
const FORWARDED = '203.0.113.66, 198.51.100.7, 192.0.2.8'

test.for([
  ['false', '127.0.0.1'],
  ['0', '127.0.0.1'],
  ['1', '192.0.2.8'],
  ['2', '198.51.100.7'],
  ['loopback', '192.0.2.8'],
  ['loopback, 192.0.2.0/24', '198.51.100.7'],
  ['192.0.2.0/24', '127.0.0.1'],
  ['true', '203.0.113.66'],
] as const)('with TRUST_PROXY=%s a request is from %s', async ([setting, address]) => {
  const { trustProxy } = readConfig({ TRUST_PROXY: setting })
  const server = await startTestServer({ config: { trustProxy } })
  const body = { username: 'manager', password: DEMO_PASSWORD, clientId: session.CLIENT_ID }
  const headers = { 'x-forwarded-for': FORWARDED }
  expect((await server.send(session.login, { body, headers })).code).toBe(0)
  const { address: recorded } = await server.asOwner((db) =>
    db.selectFrom('session').select('address').executeTakeFirstOrThrow(),
  )
  expect(recorded).toBe(address)
  await server.stop()
})
