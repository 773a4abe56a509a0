/** The payload of a server's frame with one whole binary message, read as RFC 6455 has it. */
export function readFramePayload(frame: Uint8Array): Uint8Array {
  const { buffer, byteOffset, byteLength } = frame
  const view = new DataView(buffer, byteOffset, byteLength)
  if (view.getUint8(0) !== 0x82) throw new Error('It is no whole binary message.')
  const short = view.getUint8(1)
  const [length, start] =
    short < 126 ? [short, 2] : short === 126 ? [view.getUint16(2), 4] : [Number(view.getBigUint64(2)), 10]
  if (byteLength !== start + length) throw new Error(`${byteLength} bytes are no frame of ${length}.`)
  return frame.subarray(start)
}
