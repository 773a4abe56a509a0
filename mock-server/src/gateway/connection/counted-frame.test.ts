import { decodeEnvelope, encodeEnvelope } from '@console/realtime'
import { expect, test } from 'vitest'
import { countedFrame } from './counted-frame.ts'

const body = { kind: 'kickOff', value: { fromIp: '203.0.113.7' } } as const
const rest = encodeEnvelope({ sentAt: 5 }, body)

test.for([
  [1, 0],
  [127, 128],
  [16_383, 16_384],
  [2_097_151, 2_097_152],
  [2 ** 32 - 1, 2 ** 31],
])('a frame with seq %i and ack %i reads as one that was encoded whole', ([seq = 0, ack = 0]) => {
  const counted = decodeEnvelope(countedFrame({ seq, ack }, rest))
  expect(counted).toMatchObject({
    ok: true,
    envelope: { seq, ack, sentAt: 5, body: { value: { fromIp: '203.0.113.7' } } },
  })
  expect(counted).toEqual(decodeEnvelope(encodeEnvelope({ seq, ack, sentAt: 5 }, body)))
})
