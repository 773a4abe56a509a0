import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  decodeEnvelope,
  encodeEnvelope,
  encodeRefusal,
  MonitorCommandType,
  RoomEventType,
  RoomStatusType,
  SeatStatus,
  StreamKind,
  type Body,
} from './envelope.ts'

const bytesOf = (hex: string) => new Uint8Array(Buffer.from(hex.replaceAll(' ', ''), 'hex'))

const seat = {
  businessTypeId: 11,
  orgId: 7,
  userId: 9_007_199_254_740_991,
  status: SeatStatus.SEAT_CALLING,
  statusStartTime: 1_795_200_000,
  statusDuration: 42,
  roomId: 'room-41',
  version: '2.5.0.5000',
  isHandup: true,
}
const master = { businessTypeId: 11, orgId: 7, userId: 8, status: 2, statusStartTime: 1_795_200_000 }
const member = { userId: 41, name: 'Lin Yi', isOwner: true }
const peer = { messageId: 'm-1', roomId: 'room-41', fromUserId: 8, toUserId: 41 }

const bodies: [id: number, body: Body][] = [
  [1001, { kind: 'heartBeat', value: { token: 't', version: '2.5.0.5000', businessTypeId: 11, period: 15 } }],
  [1002, { kind: 'kickOff', value: { fromIp: '203.0.113.9' } }],
  [
    1003,
    { kind: 'pushEvents', value: { businessTypeId: 11, events: [{ url: '/console/home', unreadCount: 3 }] } },
  ],
  [
    1004,
    {
      kind: 'onlineDetail',
      value: {
        businessTypeId: 11,
        orgId: 7,
        onlineSeatCnt: 1,
        onlineMasterCnt: 1,
        seats: [seat],
        masters: [master],
      },
    },
  ],
  [1005, { kind: 'seatStatus', value: seat }],
  [1006, { kind: 'masterStatus', value: master }],
  [1007, { kind: 'roomEvent', value: { type: RoomEventType.ENTER_ROOM, roomId: 'room-41' } }],
  [
    1008,
    {
      kind: 'roomStatus',
      value: { type: RoomStatusType.SOMEONE_ENTER_ROOM, roomId: 'room-41', member, members: [member] },
    },
  ],
  [
    1009,
    {
      kind: 'directMessage',
      value: { ...peer, offer: { callId: 'c', stream: StreamKind.STREAM_SCREEN, sdp: 'v=0' } },
    },
  ],
  [
    1009,
    {
      kind: 'directMessage',
      value: {
        ...peer,
        monitor: {
          command: MonitorCommandType.START,
          period: 10,
          streams: [StreamKind.STREAM_CAMERA, StreamKind.STREAM_SCREEN],
        },
      },
    },
  ],
]

describe('an envelope', () => {
  test('is on the wire as the schema says', () => {
    const frame = encodeEnvelope(
      { seq: 0, sessionId: 's' },
      { kind: 'heartBeat', value: { token: 'abc', version: '2.5', businessTypeId: 11, period: 15 } },
    )
    // id 1001, session_id "s", field 1001: token "abc", version "2.5", business_type_id 11, period 15.
    expect(Buffer.from(frame).toString('hex')).toBe(
      '08e907' + '220173' + 'ca3e0e' + '0a03616263' + '1203322e35' + '180b' + '200f',
    )
  })

  test.each(bodies)('with the id %i is read as it was written [RT-003]', (id, body) => {
    const head = { seq: 3, ack: 2, sessionId: 's', requestId: 'r', sentAt: 1_795_200_000_123 }
    const decoded = decodeEnvelope(encodeEnvelope(head, body))
    expect(decoded).toMatchObject({
      ok: true,
      envelope: { ...head, id, code: 0, msg: '', resumed: false, body },
    })
  })

  test('has defaults for what was not sent, and 64-bit fields are numbers', () => {
    const decoded = decodeEnvelope(
      encodeEnvelope({}, { kind: 'seatStatus', value: { ...seat, orgId: 0, roomId: '' } }),
    )
    if (!decoded.ok || decoded.envelope.body?.kind !== 'seatStatus') throw new Error('a seat status')
    const { value } = decoded.envelope.body
    expect([decoded.envelope.seq, decoded.envelope.sentAt, value.orgId, value.roomId]).toEqual([0, 0, 0, ''])
    expect(value.userId).toBe(9_007_199_254_740_991)
  })

  test('of a refusal repeats id and request, and has no body', () => {
    const decoded = decodeEnvelope(
      encodeRefusal({ id: 1007, requestId: 'r-9' }, { code: 404, msg: 'No such room.' }),
    )
    expect(decoded).toMatchObject({
      ok: true,
      envelope: { id: 1007, requestId: 'r-9', code: 404, msg: 'No such room.', body: null },
    })
  })
})

describe('a frame is ignored', () => {
  test.each([
    ['ff', 'malformed'],
    ['0a', 'malformed'],
    // A string of 100 bytes that ends after one.
    ['08e907 226473', 'malformed'],
    // The ids around the range.
    ['08e807', 'unknownId'],
    ['08f207', 'unknownId'],
    ['', 'unknownId'],
    // Id 1002 with the body of 1001; 1001 without a body and without a code.
    ['08ea07 ca3e00', 'otherBody'],
    ['08e907', 'otherBody'],
  ])('%s: %s [RT-002, RT-003]', (hex, reason) => {
    expect(decodeEnvelope(bytesOf(hex))).toEqual({ ok: false, reason })
  })

  test('whatever its bytes are, without an error [RT-002]', () => {
    const whole = bodies.map(([, body]) => encodeEnvelope({ seq: 1, sentAt: 1_795_200_000_123 }, body))
    const damaged = fc
      .tuple(fc.constantFrom(...whole), fc.nat(), fc.nat(255), fc.nat())
      .map(([frame, at, byte, end]) => {
        const copy = frame.slice(0, 1 + (end % frame.length))
        copy[at % copy.length] = byte
        return copy
      })
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 200 }), damaged), (bytes) => {
        const decoded = decodeEnvelope(bytes)
        expect(decoded.ok ? decoded.envelope.id : 1001).toBeGreaterThanOrEqual(1001)
      }),
      { numRuns: 20_000 },
    )
  })
})
