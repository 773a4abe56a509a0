import { decodeEnvelope, encodeEnvelope, type Body } from '@console/realtime'
import { buildHeartBeat } from '../../tests/support/realtime-client.ts'
import { median, type Figure } from '../figures.ts'

const GOAL_PER_SECOND = 200_000
const ROUNDS = 7
const FRAMES = 200_000
const UNITS = { unit: 'envelopes' }

/** Messages that a wall of seats receives: mostly statuses, some counts, rooms, peer messages and echoes. */
const bodies: readonly Body[] = [
  ...Array.from({ length: 12 }, (_, index): Body => buildSeatStatus(index)),
  {
    kind: 'pushEvents',
    value: { businessTypeId: 12, events: [{ url: '/console/messages', unreadCount: 3 }] },
  },
  {
    kind: 'roomStatus',
    value: {
      type: 3,
      roomId: 'seat-1204',
      member: { userId: 7, name: 'Emma Hale', isOwner: false },
      members: [
        { userId: 7, name: 'Emma Hale', isOwner: false },
        { userId: 1204, name: '王 小明', isOwner: true },
      ],
    },
  },
  {
    kind: 'directMessage',
    value: {
      messageId: 'b1946ac9-2492-4d23-8c2e-0f4f1c5e8a77',
      roomId: 'seat-1204',
      fromUserId: 1204,
      toUserId: 7,
      candidate: {
        callId: 'call-1',
        stream: 2,
        candidate: 'candidate:842163049 1 udp 1677729535 203.0.113.7 46154 typ srflx raddr 0.0.0.0 rport 0',
        sdpMid: '0',
        sdpMLineIndex: 0,
        usernameFragment: 'EsAw',
      },
    },
  },
  buildHeartBeat({ token: '', version: '' }),
]

function buildSeatStatus(index: number): Body {
  return {
    kind: 'seatStatus',
    value: {
      businessTypeId: 12,
      orgId: 40 + (index % 9),
      userId: 1200 + index,
      status: 1 + (index % 5),
      statusStartTime: 1_795_000_000 + index,
      statusDuration: index,
      roomId: `seat-${1200 + index}`,
      version: '2.5.0.5000',
      isHandup: index % 4 === 0,
    },
  }
}

/** The codec of both sides, in V8 as browsers have it. */
export function measureDecoding(): Figure[] {
  const frames = bodies.map((body, index) =>
    encodeEnvelope({ seq: index + 1, ack: 3, sentAt: Date.now() }, body),
  )
  decodeAll(frames)
  const rates = Array.from({ length: ROUNDS }, () => FRAMES / decodeAll(frames))
  return [
    {
      name: `decoded in a second, median of ${ROUNDS} rounds`,
      value: median(rates),
      ...UNITS,
      goal: { atLeast: GOAL_PER_SECOND },
    },
    { name: '  the slowest round', value: Math.min(...rates), ...UNITS },
  ]
}

/** Seconds. */
function decodeAll(frames: readonly Uint8Array[]): number {
  let seqs = 0
  const began = performance.now()
  for (let index = 0; index < FRAMES; index += 1) {
    const decoded = decodeEnvelope(frames[index % frames.length] ?? new Uint8Array())
    if (decoded.ok) seqs += decoded.envelope.seq
  }
  const seconds = (performance.now() - began) / 1000
  if (seqs === 0) throw new Error('nothing was decoded')
  return seconds
}
