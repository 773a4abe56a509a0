import type { Language } from '@console/contracts'
import { resample } from '@console/voice-check'
import loadEspeak from '@echogarden/espeak-ng-emscripten'
import { RECORDING_RATE, type Speak } from './spoken-call.ts'

const FULL_SCALE = 0x80_00
/** The file of a language among those of the synthesiser. */
const LANGUAGES: Readonly<Record<Language, string>> = { en: 'gmw/en', zh: 'cmn' }

/** Loads the synthesiser, 25 MB, into this thread. It speaks at several times the speed of people, and blocks while it does. */
export async function openSynthesiser(): Promise<Speak> {
  const { eSpeakNGWorker } = await loadEspeak()
  const espeak = new eSpeakNGWorker()
  return ({ language, voice: { variant, pitch, pace }, words }) => {
    const name = variant === '' ? LANGUAGES[language] : `${LANGUAGES[language]}+${variant}`
    if (espeak.set_voice(name) !== 0) throw new Error(`The synthesiser has no voice ${name}.`)
    espeak.set_pitch(pitch)
    espeak.set_rate(pace)
    const pieces: Int16Array[] = []
    espeak.synthesize(words, (samples) => {
      if (samples !== null) pieces.push(samples)
      return false
    })
    return resample(joined(pieces), espeak.get_samplerate(), RECORDING_RATE)
  }
}

function joined(pieces: readonly Int16Array[]): Float32Array {
  const sound = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    for (const [index, sample] of piece.entries()) sound[at + index] = sample / FULL_SCALE
    at += piece.length
  }
  return sound
}
