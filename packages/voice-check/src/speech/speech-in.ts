import type { Sound } from '../wave/sound.ts'
import { extractSpeech, type Speech } from './find-speech.ts'
import { SPEECH_RATE } from './resample.ts'

/** Seconds of a recording that are in memory at a time, decoded. */
const PIECE_SECONDS = 20
/**
 * Seconds of a recording listened to at most: half an hour finds an agent who was on hold, and has an end whatever the file
 * is.
 */
export const MAX_HEARD_SECONDS = 1800

type SpeechOptions = {
  /** From 0. */
  channel: number
  /** The seconds of speech after which the rest is not listened to. */
  enoughSeconds: number
}

/** Reads somebody's speech in one channel of a recording, from its beginning on; nothing is joined across the pieces. */
export async function speechIn(sound: Sound, { channel, enoughSeconds }: SpeechOptions): Promise<Speech> {
  const { rate } = sound
  const spoken: Speech[] = []
  let seconds = 0
  let heard = 0
  for await (const piece of sound.pieces(channel, PIECE_SECONDS)) {
    const speech = extractSpeech(piece.subarray(0, MAX_HEARD_SECONDS * rate - heard), rate)
    spoken.push(speech)
    seconds += speech.seconds
    heard += piece.length
    if (heard >= MAX_HEARD_SECONDS * rate || seconds >= enoughSeconds) break
  }
  const samples = new Float32Array(spoken.reduce((sum, speech) => sum + speech.samples.length, 0))
  let at = 0
  for (const speech of spoken) {
    samples.set(speech.samples, at)
    at += speech.samples.length
  }
  const energy = spoken.reduce(
    (sum, { energy: one }) => ({ voice: sum.voice + one.voice, noise: sum.noise + one.noise }),
    {
      voice: 0,
      noise: 0,
    },
  )
  return { seconds: samples.length / SPEECH_RATE, samples, energy }
}
