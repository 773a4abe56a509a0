import { OpusDecoder } from 'opus-decoder'
import { SPEECH_RATE } from '../speech/resample.ts'
import { MAX_CHANNELS, SoundError, type Sound } from '../wave/sound.ts'
import { joined } from './joined.ts'

const HEAD = 'OpusHead'
const CHANNELS_AT = 9
const FAMILY_AT = 18
/** A file of nothing but broken packets is not gone through to its end. */
const MAX_BROKEN = 100

export function isOpusHead(packet: Uint8Array): boolean {
  return Buffer.from(packet.subarray(0, HEAD.length)).toString('latin1') === HEAD
}

/** Sound of Opus packets, decoded at the rate that speech is compared at. each call of `packets` begins at the first. */
export function opusSound(head: Uint8Array, packets: () => Iterable<Uint8Array>): Sound {
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
        yield* joined(decoded(decoder, packets(), channel), seconds * SPEECH_RATE)
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
