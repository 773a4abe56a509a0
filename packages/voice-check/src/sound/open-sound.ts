import { OpusDecoder } from 'opus-decoder'
import { SPEECH_RATE } from '../speech/resample.ts'
import { readWave } from '../wave/read-wave.ts'
import { isOtherKind, MAX_CHANNELS, type Sound, SoundError } from '../wave/sound.ts'
import { joinPieces } from './join-pieces.ts'
import { mp3Sound } from './mp3-sound.ts'
import { oggPackets } from './ogg-packets.ts'

const TRACK = 0xae

const NUMBER = 0xd7

const CODEC = 0x86

const CODEC_HEAD = 0x63a2

const BLOCKS: ReadonlySet<number> = new Set([0xa3, 0xa1])

/**
 * Elements whose parts are read as if they were beside them: a recorder does not know the lengths of these elements, and no
 * part needs the element around it.
 */
const FLATTENED_ELEMENTS: ReadonlySet<number> = new Set([
  // Segment, tracks, track, cluster, group of blocks
  0x18_53_80_67,
  0x16_54_ae_6b,
  TRACK,
  0x1f_43_b6_75,
  0xa0,
])

const LACED = 0x06

const HEAD = 'OpusHead'

const CHANNELS_AT = 9

const FAMILY_AT = 18

/** A file of nothing but broken packets is not gone through to its end. */
const MAX_BROKEN = 100

/** The latter are for files of more than 4 GB. */
const WAVES = ['RIFF', 'RF64', 'BW64']
const EBML = '\x1a\x45\xdf\xa3'
const OPUS = 'A_OPUS'

/**
 * The sound of a file: WAV, MP3, and Opus in Ogg or WebM. Throws a `SoundError`; a file that ends before its sound does gives what
 * is there.
 */
export function openSound(bytes: Uint8Array): Sound {
  const name = Buffer.from(bytes.subarray(0, 8)).toString('latin1')
  if (WAVES.some((form) => name.startsWith(form))) return waveSound(bytes)
  if (name.startsWith('OggS')) return oggSound(bytes)
  if (name.startsWith(EBML)) return webmSound(bytes)
  // AAC, as a rule.
  if (name.endsWith('ftyp')) throw new SoundError('encodingUnsupported')
  const sound = mp3Sound(bytes)
  if (sound === null) throw new SoundError('notSound')
  return sound
}

/** The beginning of a file shows that it is sound of a kind that `openSound` does not read. */
export function isUnreadKind(head: Uint8Array): boolean {
  try {
    openSound(head)
    return false
  } catch (error) {
    if (!(error instanceof SoundError)) throw error
    return isOtherKind(error)
  }
}

function waveSound(bytes: Uint8Array): Sound {
  const { rate, channelCount, frames, samplesOf } = readWave(bytes)
  return {
    rate,
    channelCount,
    pieces: async function* (channel, seconds) {
      for (let from = 0; from < frames; from += seconds * rate)
        yield samplesOf(channel, { from, to: Math.min(frames, from + seconds * rate) })
    },
  }
}

function oggSound(bytes: Uint8Array): Sound {
  const [head] = oggPackets(bytes)
  if (!head) throw new SoundError('soundMissing')
  if (!isOpusHead(head)) throw new SoundError('encodingUnsupported')
  return opusSound(head, function* () {
    let index = 0
    // After the head there is a packet of tags.
    for (const packet of oggPackets(bytes)) if ((index += 1) > 2) yield packet
  })
}

function webmSound(bytes: Uint8Array): Sound {
  const track = webmTrack(bytes)
  if (!track) throw new SoundError('formatMissing')
  if (track.codec !== OPUS) throw new SoundError('encodingUnsupported')
  return opusSound(track.head, () => webmPackets(bytes, track))
}

function isOpusHead(packet: Uint8Array): boolean {
  return Buffer.from(packet.subarray(0, HEAD.length)).toString('latin1') === HEAD
}

/**
 * Sound of Opus packets, decoded at the rate that speech is compared at. Each call of `packets` begins at the first packet.
 */
function opusSound(head: Uint8Array, packets: () => Iterable<Uint8Array>): Sound {
  const channelCount = head[CHANNELS_AT] ?? 0
  // Another family says how more than two channels belong together.
  if (channelCount < 1 || channelCount > MAX_CHANNELS || (head[FAMILY_AT] ?? 0) !== 0)
    throw new SoundError('channelsUnsupported')
  return {
    rate: SPEECH_RATE,
    channelCount,
    pieces: async function* (channel, seconds) {
      const decoder = new OpusDecoder({ sampleRate: SPEECH_RATE, channels: channelCount })
      await decoder.ready
      try {
        yield* joinPieces(decoded(decoder, packets(), channel), seconds * SPEECH_RATE)
      } finally {
        decoder.free()
      }
    },
  }
}

type Decoder = Pick<OpusDecoder<typeof SPEECH_RATE>, 'decodeFrame'>

function* decoded(decoder: Decoder, packets: Iterable<Uint8Array>, channel: number): Generator<Float32Array> {
  let broken = 0
  for (const packet of packets) {
    const samples = decodePacket(decoder, packet, channel)
    if (samples !== null) yield samples
    else broken += 1
    if (broken > MAX_BROKEN) return
  }
}

/** Null of a broken packet. */
function decodePacket(decoder: Decoder, packet: Uint8Array, channel: number): Float32Array | null {
  try {
    const { channelData, errors } = decoder.decodeFrame(packet)
    return errors.length > 0 ? null : (channelData[channel] ?? null)
  } catch (error) {
    // Longer than a packet can be: the decoder has no memory for it.
    if (error instanceof RangeError) return null
    throw error
  }
}

type Element = { id: number; body: Uint8Array }

/** The elements of a WebM file in their order; ends where the file ends, or where it is no longer WebM. */
function* elements(bytes: Uint8Array): Generator<Element> {
  let at = 0
  while (at < bytes.length) {
    const id = numberAt(bytes, at, { isMarked: true })
    const length = id && numberAt(bytes, id.end, { isMarked: false })
    if (!id || !length) return
    const isOpened = FLATTENED_ELEMENTS.has(id.value)
    const end = isOpened ? length.end : length.end + length.value
    // An element that is cut off is none.
    if (end > bytes.length) return
    yield { id: id.value, body: bytes.subarray(length.end, end) }
    at = end
  }
}

/**
 * A number of 1 to 8 bytes, whose first byte says how many; the marker of the length is a part of an id, but not of a
 * length.
 */
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

type WebmTrack = { number: number; codec: string; head: Uint8Array }

/** The first track with sound; undefined where none is described. */
function webmTrack(bytes: Uint8Array): WebmTrack | undefined {
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
function* webmPackets(bytes: Uint8Array, { number }: WebmTrack): Generator<Uint8Array> {
  for (const { id, body } of elements(bytes)) {
    const track = BLOCKS.has(id) ? numberAt(body, 0, { isMarked: false }) : null
    if (track?.value !== number) continue
    // A time of two bytes, and the flags.
    const flags = body[track.end + 2] ?? 0
    if ((flags & LACED) !== 0) throw new SoundError('encodingUnsupported')
    yield body.subarray(track.end + 3)
  }
}
