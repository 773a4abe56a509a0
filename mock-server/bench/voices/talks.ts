import type { Language } from '@console/contracts'
import type { DemoVoice } from '../../src/demo/recordings/demo-voices.ts'
import { RECORDING_RATE } from '../../src/demo/recordings/spoken-call.ts'
import { talkLines } from '../../src/demo/seed/scenario/talk-lines.ts'

export const LANGUAGES = ['en', 'zh'] as const satisfies readonly Language[]
/** Talks of each voice; the first is enrolled, in quiet. */
export const TALKS = 2
export const TALK_SECONDS = 12
/** Between the first sentences of two talks of one voice. */
const TALK_APART = 9

export type Talk = { voice: number; isEnrolled: boolean; sound: Float32Array }

/** Makes a number of talks for each voice, from sentences in order; each talk has another part of the list. */
export function makeTalks(
  language: Language,
  voices: number,
  say: (voice: number, words: string) => Float32Array,
): Talk[] {
  return Array.from({ length: voices * TALKS }, (_, index) => {
    const voice = Math.floor(index / TALKS)
    const talk = index % TALKS
    const sound = talkSound(language, voice + talk * TALK_APART, (words) => say(voice, words))
    return { voice, isEnrolled: talk === 0, sound }
  })
}

function talkSound(language: Language, first: number, say: (words: string) => Float32Array): Float32Array {
  const sentences = listSentences(language)
  const sound = new Float32Array(TALK_SECONDS * RECORDING_RATE)
  let filled = 0
  for (let index = first; filled < sound.length; index += 1) {
    const piece = say(sentences[index % sentences.length] ?? '').subarray(0, sound.length - filled)
    sound.set(piece, filled)
    filled += piece.length
  }
  return sound
}

export function listSentences(language: Language): string[] {
  return talkLines[language].middle.flat().map((line) => line.replaceAll(/\{\w+\}/g, '4'))
}

export function voiceAt<Voice extends DemoVoice>(voices: readonly Voice[], index: number): Voice {
  const voice = voices[index]
  if (!voice) throw new Error('There are as many voices as talks of them.')
  return voice
}
