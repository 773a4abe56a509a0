import { decodeEnvelope, encodeEnvelope } from '@console/realtime'
import { describe, expect, test } from 'vitest'
import { binaryFrame, countedFrame } from '../../src/gateway/connection/frames.ts'
import { readFramePayload } from '../support/web-socket-frame.ts'

const body = { kind: 'kickOff', value: { fromIp: '203.0.113.7' } } as const
const rest = encodeEnvelope({ sentAt: 5 }, body)

describe('a counted frame', () => {
  test.for([
    [1, 0],
    [127, 128],
    [16_383, 16_384],
    [2_097_151, 2_097_152],
    [2 ** 32 - 1, 2 ** 31],
  ])('with seq %i and ack %i reads as one that was encoded whole', ([seq = 0, ack = 0]) => {
    const counted = decodeEnvelope(readFramePayload(countedFrame({ seq, ack }, rest)))
    expect(counted).toMatchObject({
      ok: true,
      envelope: { seq, ack, sentAt: 5, body: { value: { fromIp: '203.0.113.7' } } },
    })
    expect(counted).toEqual(decodeEnvelope(encodeEnvelope({ seq, ack, sentAt: 5 }, body)))
  })

  // The count has 4 bytes.
  test.for([
    [125 - 4, 2],
    [126 - 4, 4],
    [65_535 - 4, 4],
    [65_536 - 4, 10],
  ])('has the length of a rest of %i bytes in a header of %i bytes', ([bytes = 0, headerBytes = 0]) => {
    const long = new Uint8Array(bytes).fill(7)
    const frame = countedFrame({ seq: 1, ack: 2 }, long)
    expect(frame).toHaveLength(headerBytes + 4 + bytes)
    expect(readFramePayload(binaryFrame(readFramePayload(frame)))).toEqual(readFramePayload(frame))
    expect([...readFramePayload(frame)]).toEqual([0x10, 1, 0x18, 2, ...long])
  })
})
