import { MPEGDecoder } from 'mpg123-decoder'
import { SoundError, type Sound } from '../wave/sound.ts'
import { joinPieces } from './join-pieces.ts'

/** Decoded at a time: about eight seconds at the lowest rate. */
const CHUNK_BYTES = 8 * 1024
/** Bytes in which the first frame is looked for: a tag and padding come before it. */
const SEARCH_BYTES = 1024 * 1024
const ID3_HEAD_BYTES = 10
const SAMPLE_RATES = [44_100, 48_000, 32_000]
const MONO = 3

/** The sound of an MP3 file; null where the bytes are none. */
export function mp3Sound(bytes: Uint8Array): Sound | null {
  const begin = id3Bytes(bytes)
  const format = formatIn(bytes.subarray(begin, begin + SEARCH_BYTES))
  if (format === null) return null
  return {
    ...format,
    pieces: async function* (channel, seconds) {
      const decoder = new MPEGDecoder()
      await decoder.ready
      try {
        yield* joinPieces(
          decoded(decoder, bytes.subarray(begin), { ...format, channel }),
          seconds * format.rate,
        )
      } finally {
        decoder.free()
      }
    },
  }
}

function* decoded(
  decoder: MPEGDecoder,
  bytes: Uint8Array,
  { rate, channel }: { rate: number; channel: number },
): Generator<Float32Array> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const { channelData, samplesDecoded, sampleRate } = decoder.decode(bytes.subarray(at, at + CHUNK_BYTES))
    if (samplesDecoded === 0) continue
    // A file that changes its rate on the way is none that a recorder writes.
    if (sampleRate !== rate) throw new SoundError('formatWrong')
    yield channelData[channel] ?? new Float32Array()
  }
}

/** The length is in seven bits of each byte. */
function id3Bytes(bytes: Uint8Array): number {
  if (Buffer.from(bytes.subarray(0, 3)).toString('latin1') !== 'ID3') return 0
  return ID3_HEAD_BYTES + [6, 7, 8, 9].reduce((sum, at) => sum * 128 + ((bytes[at] ?? 0) & 0x7f), 0)
}

/** The format in the first head of a frame. */
function formatIn(bytes: Uint8Array): { rate: number; channelCount: number } | null {
  for (let at = bytes.indexOf(0xff); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const [, second = 0, third = 0, fourth = 0] = bytes.subarray(at, at + 4)
    // 3: version 1, 2: version 2, 0: version 2.5
    const version = (second >> 3) & 3
    const layer = (second >> 1) & 3
    const rate = SAMPLE_RATES[(third >> 2) & 3]
    const bitRate = third >> 4
    if (second < 0xe0 || version === 1 || layer === 0 || rate === undefined) continue
    if (bitRate === 0 || bitRate === 15) continue
    return {
      rate: rate / (version === 3 ? 1 : version === 2 ? 2 : 4),
      channelCount: fourth >> 6 === MONO ? 1 : 2,
    }
  }
  return null
}
