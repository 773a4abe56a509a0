import type { EnvelopeHead } from '@console/realtime'

/** The fields `seq` and `ack` of an envelope, as Protobuf numbers them: varints. */
const SEQ_TAG = 0x10
const ACK_TAG = 0x18
/** A byte of a varint has seven bits; the eighth says that more follow. */
const VARINT_MORE = 0x80

/**
 * A frame that differs from that of others in its count alone: written before the rest, since Protobuf reads parts that are
 * joined as one message. It is written so often that the codec's objects would be most of the work.
 */
export function countedFrame({ seq, ack }: Pick<EnvelopeHead, 'seq' | 'ack'>, rest: Uint8Array): Uint8Array {
  const frame = Buffer.allocUnsafe(2 + varintBytes(seq) + varintBytes(ack) + rest.length)
  frame[0] = SEQ_TAG
  let end = writeVarint(frame, seq, 1)
  frame[end] = ACK_TAG
  end = writeVarint(frame, ack, end + 1)
  frame.set(rest, end)
  return frame
}

function varintBytes(value: number): number {
  let bytes = 1
  for (let left = value; left >= VARINT_MORE; left = Math.floor(left / VARINT_MORE)) bytes += 1
  return bytes
}

/** Answers where it ends. */
function writeVarint(frame: Buffer, value: number, start: number): number {
  let at = start
  let left = value
  for (; left >= VARINT_MORE; left = Math.floor(left / VARINT_MORE), at += 1)
    frame[at] = (left % VARINT_MORE) | VARINT_MORE
  frame[at] = left
  return at + 1
}
