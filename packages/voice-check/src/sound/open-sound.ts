import { readWave } from '../wave/read-wave.ts'
import { mp3Sound } from './mp3-sound.ts'
import { oggPackets } from './ogg-packets.ts'
import { isOpusHead, opusSound } from './opus-sound.ts'
import { isOtherKind, SoundError, type Sound } from '../wave/sound.ts'
import { webmPackets, webmTrack } from './webm-track.ts'

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
