import { SoundError } from '../wave/sound.ts'

const TRACK = 0xae
const NUMBER = 0xd7
const CODEC = 0x86
const CODEC_HEAD = 0x63a2
const BLOCKS: ReadonlySet<number> = new Set([0xa3, 0xa1])
/** Their parts are read as if they were beside them: a recorder does not know the lengths of these, and no part needs its whole. */
const OPENED: ReadonlySet<number> = new Set([
  // Segment, tracks, track, cluster, group of blocks
  0x18_53_80_67,
  0x16_54_ae_6b,
  TRACK,
  0x1f_43_b6_75,
  0xa0,
])
const LACED = 0x06

type Element = { id: number; body: Uint8Array }

/** The parts of a WebM file in their order; it ends where the file does, or is none any more. */
function* elements(bytes: Uint8Array): Generator<Element> {
  let at = 0
  while (at < bytes.length) {
    const id = numberAt(bytes, at, { isMarked: true })
    const length = id && numberAt(bytes, id.end, { isMarked: false })
    if (!id || !length) return
    const isOpened = OPENED.has(id.value)
    const end = isOpened ? length.end : length.end + length.value
    // An element that is cut off is none.
    if (end > bytes.length) return
    yield { id: id.value, body: bytes.subarray(length.end, end) }
    at = end
  }
}

/** A number of 1 to 8 bytes, whose first one says how many; the mark of that belongs to an id, and not to a length. */
function numberAt(
  bytes: Uint8Array,
  at: number,
  { isMarked }: { isMarked: boolean },
): { value: number; end: number } | null {
  const first = bytes[at] ?? 0
  const width = Math.clz32(first) - 23
  if (width > 8 || at + width > bytes.length) return null
  let value = isMarked ? first : first & (0xff >> width)
  for (let index = 1; index < width; index += 1) value = value * 256 + (bytes[at + index] ?? 0)
  return { value, end: at + width }
}

export type WebmTrack = { number: number; codec: string; head: Uint8Array }

/** The first track with sound; undefined where none is described. */
export function webmTrack(bytes: Uint8Array): WebmTrack | undefined {
  const tracks: WebmTrack[] = []
  for (const { id, body } of elements(bytes)) {
    if (BLOCKS.has(id)) break
    if (id === TRACK) tracks.push({ number: 0, codec: '', head: new Uint8Array() })
    const track = tracks.at(-1)
    if (!track) continue
    if (id === NUMBER) track.number = body[0] ?? 0
    if (id === CODEC) track.codec = Buffer.from(body).toString('latin1')
    if (id === CODEC_HEAD) track.head = body
  }
  return tracks.find(({ codec }) => codec.startsWith('A_'))
}

/** The packets of a track, one a block. */
export function* webmPackets(bytes: Uint8Array, { number }: WebmTrack): Generator<Uint8Array> {
  for (const { id, body } of elements(bytes)) {
    const track = BLOCKS.has(id) ? numberAt(body, 0, { isMarked: false }) : null
    if (track?.value !== number) continue
    // A time of two bytes, and the flags.
    const flags = body[track.end + 2] ?? 0
    if ((flags & LACED) !== 0) throw new SoundError('encodingUnsupported')
    yield body.subarray(track.end + 3)
  }
}
