import type { WaveFile } from '../wave/wave.ts'
import { SPEECH_RATE } from './resample.ts'
import { speechOf, type Speech } from './speech-of.ts'

/** So much of a recording is in memory at a time, decoded. */
const PIECE_SECONDS = 20
/** Of a recording no more is listened to: half an hour finds an agent who was on hold, and has an end whatever the file is. */
export const MAX_HEARD_SECONDS = 1800

type Heard = {
  /** From 0. */
  channel: number
  /** With so many seconds of speech the rest is not listened to. */
  enoughSeconds: number
}

/** What somebody says in one channel of a recording, from its beginning on; nothing is joined across the pieces. */
export function speechIn(file: WaveFile, { channel, enoughSeconds }: Heard): Speech {
  const { rate } = file
  const end = Math.min(file.frames, MAX_HEARD_SECONDS * rate)
  const pieces: Speech[] = []
  let seconds = 0
  for (let from = 0; from < end && seconds < enoughSeconds; from += PIECE_SECONDS * rate) {
    const piece = speechOf(
      file.samplesOf(channel, { from, to: Math.min(end, from + PIECE_SECONDS * rate) }),
      rate,
    )
    pieces.push(piece)
    seconds += piece.seconds
  }
  const samples = new Float32Array(pieces.reduce((sum, piece) => sum + piece.samples.length, 0))
  let at = 0
  for (const piece of pieces) {
    samples.set(piece.samples, at)
    at += piece.samples.length
  }
  return { seconds: samples.length / SPEECH_RATE, samples }
}
