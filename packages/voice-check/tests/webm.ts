/** An element of a WebM file, its length in so many bytes, or left open as recorders do. */
function element(id: readonly number[], body: Uint8Array, width = 4): Uint8Array {
  const length = new Uint8Array(width)
  for (let at = width - 1, left = body.length; at >= 0; at -= 1, left = Math.floor(left / 256))
    length[at] = left % 256
  length[0] = (length[0] ?? 0) | (0x1_00 >> width)
  return Uint8Array.of(...id, ...length, ...body)
}

const OPEN = Uint8Array.of(0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff)
const open = (id: readonly number[], ...bodies: Uint8Array[]): Uint8Array =>
  Uint8Array.of(...id, ...OPEN, ...bodies.flatMap((body) => [...body]))
const text = (words: string): Uint8Array => new TextEncoder().encode(words)

type Recorded = { head: Uint8Array; packets: readonly Uint8Array[]; codec?: string; lengthBytes?: number }

/** As a browser records: one track beside another, clusters and their blocks in a segment whose end is not known. */
export function toWebm({ head, packets, codec = 'A_OPUS', lengthBytes = 4 }: Recorded): Uint8Array {
  const video = element([0xae], Uint8Array.of(0xd7, 0x81, 1, ...element([0x86], text('V_VP8'), 1)))
  const audio = element(
    [0xae],
    Uint8Array.of(
      0xd7,
      0x81,
      2,
      ...element([0x86], text(codec), lengthBytes),
      ...element([0x63, 0xa2], head, lengthBytes),
    ),
  )
  const blocks = packets.flatMap((packet) => [
    element([0xa3], Uint8Array.of(0x81, 0, 0, 0x80, 1, 2, 3)),
    element([0xa3], Uint8Array.of(0x82, 0, 0, 0x80, ...packet), lengthBytes),
  ])
  return Uint8Array.of(
    ...element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], text('webm'), 1), 1),
    ...open(
      [0x18, 0x53, 0x80, 0x67],
      element([0x16, 0x54, 0xae, 0x6b], Uint8Array.of(...video, ...audio)),
      open([0x1f, 0x43, 0xb6, 0x75], ...blocks),
    ),
  )
}
