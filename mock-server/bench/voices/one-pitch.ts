import type { Language } from '@console/contracts'
import { resample } from '@console/voice-check'
import type { DemoVoice } from '../../src/demo/recordings/demo-voices.ts'
import { RECORDING_RATE, type Speak } from '../../src/demo/recordings/spoken-call.ts'

/** Between the pitches of men and women. */
const HERTZ = 130
/** Lengths of a throat, as a share of that of the synthesiser. */
const THROATS = [0.88, 0.94, 1, 1.06, 1.12]
const HALVINGS = 7
/** Samples a second at which two rates differ by a hundredth. */
const FINE = 100

export type TunedVoice = DemoVoice & { throat: number }

type Tuning = { speak: Speak; language: Language; words: string }

/** Voices that differ in everything but their pitch: each speaks with a throat of another length, and is tuned until the pitch is that of all. */
export function tuned(voices: readonly DemoVoice[], tuning: Tuning): TunedVoice[] {
  return voices.map((voice, index) => {
    const throat = THROATS[index % THROATS.length] ?? 1
    let [low, high] = [0, 99]
    for (let step = 0; step < HALVINGS; step += 1) {
      const pitch = (low + high) / 2
      const sound = speakAs({ ...voice, pitch, throat }, tuning)
      if (middleHertz(sound) < HERTZ) low = pitch
      else high = pitch
    }
    return { ...voice, pitch: Math.round(low), throat }
  })
}

/** A shorter throat makes everything higher, and is played faster; the synthesiser speaks as much slower. */
export function speakAs({ throat, ...voice }: TunedVoice, { speak, language, words }: Tuning): Float32Array {
  const sound = speak({ language, voice: { ...voice, pace: Math.round(voice.pace * throat) }, words })
  return resample(sound, FINE, Math.round(FINE * throat))
}

/** The pitch that is in the middle of all moments with one: where the sound is most like itself. */
function middleHertz(sound: Float32Array): number {
  const found: number[] = []
  const frame = RECORDING_RATE / 20
  for (let begin = 0; begin + 2 * frame < sound.length; begin += frame) {
    const hertz = findHertz(sound.subarray(begin, begin + 2 * frame))
    if (hertz !== null) found.push(hertz)
  }
  return found.toSorted((one, other) => one - other)[found.length >> 1] ?? 0
}

const LONGEST = RECORDING_RATE / 65
const SHORTEST = RECORDING_RATE / 400

function findHertz(frame: Float32Array): number | null {
  const likeness = (lag: number): number => {
    let [product, size] = [0, 1e-9]
    for (let at = 0; at + lag < frame.length; at += 1) {
      product += (frame[at] ?? 0) * (frame[at + lag] ?? 0)
      size += ((frame[at] ?? 0) ** 2 + (frame[at + lag] ?? 0) ** 2) / 2
    }
    return product / size
  }
  const lags = Array.from(
    { length: Math.floor(LONGEST - SHORTEST) },
    (_, index) => Math.ceil(SHORTEST) + index,
  )
  const all = lags.map(likeness)
  const best = Math.max(...all)
  const first = all.findIndex((value) => value > 0.9 * best)
  return best < 0.5 ? null : RECORDING_RATE / (lags[first] ?? LONGEST)
}
