import { user, workspace } from '@console/contracts'
import { encodeEnvelope } from '@console/realtime'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ROLE_CHANGED } from '../../src/modules/identity/role/rights-changed.ts'
import { startTestServer, type TestServer } from '../../src/testing/start-test-server.ts'
import { decodeByProtoc } from '../support/protoc-program.ts'
import { buildHeartBeat, openRealtime, type RealtimeClient } from '../support/realtime-client.ts'
import { enterBody, peerBody } from '../support/room-client.ts'

// A machine without protoc installs the distribution's first.
vi.setConfig({ testTimeout: 240_000 })

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** A client, with the bytes of all frames that it received. */
async function recorded(): Promise<{ client: RealtimeClient; frames: Uint8Array[] }> {
  const client = await openRealtime(server.url)
  const frames: Uint8Array[] = []
  client.socket.on('message', (data: Buffer) => frames.push(data))
  return { client, frames }
}

/** Without what differs from run to run: moments and the secret id of the session. */
const decoded = (frame: Uint8Array | undefined): string =>
  decodeByProtoc(frame ?? new Uint8Array())
    .replace(/sent_at: \d{13}\n/, 'sent_at: NOW\n')
    .replace(/session_id: "[\w-]{43}"\n/, 'session_id: "ID"\n')

/** The last frame with this id, as protoc names it. */
const lastOf = (frames: readonly Uint8Array[], id: string): string =>
  frames.map(decoded).findLast((text) => text.includes(`id: ${id}\n`)) ?? ''

test('protoc reads recorded frames of sign-in, notices, rooms and peer messages with the published schema [RT-002]', async () => {
  const [seatToken, managerToken] = [await server.signIn('seat-001'), await server.signIn('manager')]
  const { userId, tenantId } = (await server.send(user.info, { token: seatToken })).data
  const manager = (await server.send(user.info, { token: managerToken })).data
  const roomId = workspace.seatRoomId(userId)
  const [seat, watcher] = [await recorded(), await recorded()]
  await seat.client.signIn({ token: seatToken })
  await watcher.client.signIn({ token: managerToken })
  expect(decoded(seat.frames[0])).toBe(
    'id: HEART_BEAT\nsession_id: "ID"\nsent_at: NOW\nheart_beat {\n  period: 15\n}\n',
  )

  seat.client.send({ seq: 1, requestId: 'r1' }, enterBody(roomId))
  await seat.client.next(({ requestId }) => requestId === 'r1')
  watcher.client.send({ seq: 1, requestId: 'r2' }, enterBody(roomId))
  await watcher.client.next(({ requestId }) => requestId === 'r2')
  const entered = lastOf(watcher.frames, 'ROOM_STATUS')
  expect(entered).toContain('request_id: "r2"\n')
  expect(entered).toContain(`room_status {\n  type: ONESELF_ENTER_ROOM\n  room_id: "${roomId}"\n`)
  expect(entered).toContain(`members {\n    user_id: ${userId}\n`)

  const text = { text: 'Grüße 您好' }
  watcher.client.send({ seq: 2 }, peerBody({ roomId, toUserId: userId, messageId: 'm1', text }))
  await seat.client.next(({ body }) => body?.kind === 'directMessage')
  expect(lastOf(seat.frames, 'DIRECT_MESSAGE')).toContain(
    `direct_message {\n  message_id: "m1"\n  room_id: "${roomId}"\n  from_user_id: ${manager.userId}\n  to_user_id: ${userId}\n  text {\n`,
  )

  // Refused, and outside the count: id and request id, a code, a reason, no body.
  watcher.client.send({ seq: 3, requestId: 'r3' }, enterBody('seat-0'))
  await watcher.client.next(({ requestId }) => requestId === 'r3')
  expect(lastOf(watcher.frames, 'ROOM_EVENT')).toMatch(/request_id: "r3"\ncode: 404\nmsg: ".+"\n$/)

  const { roleId } = await server.asOwner((db) =>
    db.selectFrom('userRole').where('userId', '=', userId).select('roleId').executeTakeFirstOrThrow(),
  )
  // Two sessions of one person are sent the same: the frame is of two parts.
  const second = await recorded()
  await second.client.signIn({ token: seatToken })
  await server.ctx.db.inTenant(tenantId, (tx) => tx.emit({ topic: ROLE_CHANGED, key: `${roleId}.900` }))
  const isNotice = ({ body }: { body: { kind: string } | null }) => body?.kind === 'pushEvents'
  await Promise.all([seat.client.next(isNotice), second.client.next(isNotice)])
  expect(lastOf(second.frames, 'PUSH_EVENTS')).toBe(
    'id: PUSH_EVENTS\nseq: 1\nsent_at: NOW\npush_events {\n  events {\n    url: "/api/authz"\n  }\n}\n',
  )
})

test('protoc reads what a client sends [RT-002]', () => {
  const frame = encodeEnvelope({ ack: 300 }, buildHeartBeat({ token: 't', businessTypeId: 2 ** 52 }))
  expect(decodeByProtoc(frame)).toBe(
    'id: HEART_BEAT\nack: 300\nheart_beat {\n  token: "t"\n  version: "2.5.0.5000"\n  business_type_id: 4503599627370496\n  period: 15\n}\n',
  )
})
