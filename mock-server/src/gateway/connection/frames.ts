import type { EnvelopeHead } from '@console/realtime'

/** The first byte of a whole binary message (RFC 6455, 5.2). */
const FINAL_BINARY = 0x82
/** Lengths above it follow in two bytes, or in eight. */
const MAX_SHORT_LENGTH = 125
const TWO_BYTES_FOLLOW = 126
const EIGHT_BYTES_FOLLOW = 127
const MAX_TWO_BYTES = 0xffff
/** The fields `seq` and `ack` of an envelope, as Protobuf numbers them: varints. */
const SEQ_TAG = 0x10
const ACK_TAG = 0x18
/** A byte of a varint has seven bits; the eighth says that more follow. */
const VARINT_MORE = 0x80

/** One binary message as a WebSocket frame. */
export function binaryFrame(message: Uint8Array): Uint8Array {
  const { frame, start } = frameFor(message.length)
  frame.set(message, start)
  return frame
}

/**
 * A message that differs from that of others in its count alone, as a WebSocket frame. The count is written before the rest, since
 * Protobuf reads parts that are joined as one message. It is written so often that the codec's objects would be most of the work.
 */
export function countedFrame({ seq, ack }: Pick<EnvelopeHead, 'seq' | 'ack'>, rest: Uint8Array): Uint8Array {
  const { frame, start } = frameFor(2 + varintBytes(seq) + varintBytes(ack) + rest.length)
  frame[start] = SEQ_TAG
  let end = writeVarint(frame, seq, start + 1)
  frame[end] = ACK_TAG
  end = writeVarint(frame, ack, end + 1)
  frame.set(rest, end)
  return frame
}

/** A frame with its header, as a server writes it: not masked. The payload begins at `start`. */
function frameFor(payloadBytes: number): { frame: Buffer; start: number } {
  const start = payloadBytes <= MAX_SHORT_LENGTH ? 2 : payloadBytes <= MAX_TWO_BYTES ? 4 : 10
  const frame = Buffer.allocUnsafe(start + payloadBytes)
  frame[0] = FINAL_BINARY
  if (payloadBytes <= MAX_SHORT_LENGTH) {
    frame[1] = payloadBytes
  } else if (payloadBytes <= MAX_TWO_BYTES) {
    frame[1] = TWO_BYTES_FOLLOW
    frame.writeUInt16BE(payloadBytes, 2)
  } else {
    frame[1] = EIGHT_BYTES_FOLLOW
    frame.writeUInt32BE(0, 2)
    frame.writeUInt32BE(payloadBytes, 6)
  }
  return { frame, start }
}

function varintBytes(value: number): number {
  let bytes = 1
  for (let left = value; left >= VARINT_MORE; left = Math.floor(left / VARINT_MORE)) bytes += 1
  return bytes
}

/** Returns the position after the number. */
function writeVarint(frame: Buffer, value: number, start: number): number {
  let at = start
  let left = value
  for (; left >= VARINT_MORE; left = Math.floor(left / VARINT_MORE), at += 1)
    frame[at] = (left % VARINT_MORE) | VARINT_MORE
  frame[at] = left
  return at + 1
}
