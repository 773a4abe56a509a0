const HEAD_BYTES = 27
/** A shorter part of a packet ends the packet. */
const FULL_PART = 255
/** An Opus packet of 120 ms has 7,662 bytes at most. */
const MAX_PACKET_BYTES = 64 * 1024

/** The packets of the first stream in an Ogg file; what is broken between two pages is passed over, and a packet that is cut off left out. */
export function* oggPackets(bytes: Uint8Array): Generator<Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let serial: number | null = null
  let parts: Uint8Array[] = []
  for (let at = pageAfter(bytes, 0); at !== -1 && at + HEAD_BYTES <= bytes.length;) {
    const table = bytes.subarray(at + HEAD_BYTES, at + HEAD_BYTES + (bytes[at + 26] ?? 0))
    let begin = at + HEAD_BYTES + table.length
    const ofPage = view.getUint32(at + 14, true)
    serial ??= ofPage
    for (const length of table) {
      if (begin + length > bytes.length) return
      if (ofPage === serial) {
        parts.push(bytes.subarray(begin, begin + length))
        if (length < FULL_PART) {
          const packet = joinParts(parts)
          if (packet.length > 0 && packet.length <= MAX_PACKET_BYTES) yield packet
          parts = []
        }
      }
      begin += length
    }
    at = pageAfter(bytes, begin)
  }
}

/** The position of the next page, which begins with `OggS`. */
function pageAfter(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0x4f, from)
  while (at !== -1 && !(bytes[at + 1] === 0x67 && bytes[at + 2] === 0x67 && bytes[at + 3] === 0x53))
    at = bytes.indexOf(0x4f, at + 1)
  return at
}

function joinParts(parts: readonly Uint8Array[]): Uint8Array {
  const packet = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    packet.set(part, at)
    at += part.length
  }
  return packet
}
