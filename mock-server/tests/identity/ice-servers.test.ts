import { session, user } from '@console/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { iceServersFor, TURN_CREDENTIAL_SECONDS } from '../../src/platform/ice/ice-servers.ts'
import { startTestServer, type TestServer } from '../../src/testing/start-test-server.ts'
import { allocate } from '../../src/testing/turn-client.ts'
import { startTurnServer, type TurnServer } from '../../src/testing/turn-server.ts'

const SECRET = 'a secret of coturn'
const STUN = 'stun:stun.example:3478'

let server: TestServer
let turn: TurnServer
let turnUrl: string
beforeAll(async () => {
  turn = await startTurnServer(SECRET)
  turnUrl = `turn:127.0.0.1:${turn.port}?transport=udp`
  const ice = { stunUrls: [STUN], turn: { urls: [turnUrl], secret: SECRET } }
  server = await startTestServer({ config: { ice } })
})
afterAll(async () => {
  await server.stop()
  await turn.stop()
})

test('the dispatcher answers STUN, and TURN with credentials of the caller that a real coturn accepts', async () => {
  const token = await server.signIn('manager')
  const body = { businessTypeID: 498, isWS: true as const, version: '2.5.0.5000' }
  const { userId } = (await server.send(user.info, { token })).data
  const { iceServers } = (await server.send(session.describeDispatcher, { token, body })).data
  const [stun, relay] = iceServers
  expect(stun).toEqual({ urls: [STUN] })
  expect(relay?.urls).toEqual([turnUrl])
  const [endsAt, whose] = (relay?.username ?? '').split(':').map(Number)
  expect(whose).toBe(userId)
  expect(Math.abs((endsAt ?? 0) - Date.now() / 1000 - 43_200)).toBeLessThan(60)
  const { username = '', credential = '' } = relay ?? {}
  expect(await allocate(turn.port, { username, credential })).toBe('relayed')
})

test('coturn refuses other credentials, and those that have ended', async () => {
  const made = (secret: string, agoSeconds: number) => {
    const now = new Date(Date.now() - agoSeconds * 1000)
    const [relay] = iceServersFor({ stunUrls: [], turn: { urls: [turnUrl], secret } }, { userId: 37, now })
    return { username: relay?.username ?? '', credential: relay?.credential ?? '' }
  }
  expect(await allocate(turn.port, made(SECRET, 0))).toBe('relayed')
  expect(await allocate(turn.port, made('another secret', 0))).toBe(401)
  expect(await allocate(turn.port, made(SECRET, TURN_CREDENTIAL_SECONDS + 60))).toBe(401)
  const { credential } = made(SECRET, 0)
  expect(await allocate(turn.port, { username: '9999999999:1', credential })).toBe(401)
})
