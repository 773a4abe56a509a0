import { extractSpeech, calculateVoiceFigures } from '@console/voice-check'
import type { DemoVoice } from '../../src/demo/recordings/demo-voices.ts'
import { RECORDING_RATE, type Speak } from '../../src/demo/recordings/spoken-call.ts'
import { DEGRADED, withTilt } from './conditions.ts'
import { LANGUAGES, makeTalks, voiceAt } from './talks.ts'
import { computeWhitening } from './whitening.ts'

/** Variants of the synthesiser that the demo does not have. */
const VARIANTS = 'adam Annie boris f2 Gene Hugo linda m1 m3 Mario steph zac'.split(' ')
const VOICES: readonly DemoVoice[] = VARIANTS.map((variant, index) => ({
  variant,
  pitch: [50, 40, 60][index % 3] ?? 50,
  pace: [170, 178, 186][index % 3] ?? 170,
}))

/** Conditions of each kind, and another microphone. */
const { clean, noise20, noise15, noise10, room03, room06, telephone, muLaw, lowRate } = DEGRADED
const LEARNT = [clean, noise20, noise15, noise10, room03, room06, telephone, muLaw, lowRate, withTilt]

/** Learns how figures differ between a quiet talk and another one of the same voice. */
export function learnWhitening(speak: Speak): number[][] {
  const differences = LANGUAGES.flatMap((language) => {
    const talks = makeTalks(language, VOICES.length, (voice, words) =>
      speak({ language, voice: voiceAt(VOICES, voice), words }),
    )
    return talks
      .filter(({ isEnrolled }) => !isEnrolled)
      .flatMap(({ voice, sound }) => {
        const quiet = talks.find((talk) => talk.isEnrolled && talk.voice === voice)
        const enrolled = quiet && toFigures(quiet.sound)
        return LEARNT.flatMap((degrade) => {
          const figures = toFigures(degrade(sound, voice + 1))
          return enrolled && figures ? [figures.map((figure, at) => figure - (enrolled[at] ?? 0))] : []
        })
      })
  })
  return computeWhitening(differences).map((row) => row.map((weight) => Number(weight.toPrecision(4))))
}

const toFigures = (sound: Float32Array): number[] | null =>
  calculateVoiceFigures(extractSpeech(sound, RECORDING_RATE).samples)
