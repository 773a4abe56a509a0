import type { Language } from '@console/contracts'
import type { DemoVoice } from './demo-voices.ts'

export const SEAT = 1

export type SpokenLine = {
  speaker: number
  /** From the beginning of the recording. */
  atMs: number
  /** Longest duration; null: as long as it takes. */
  lastsMs: number | null
  words: string
}

/** Content of a recording. */
export type SpokenCall = {
  language: Language
  lengthMs: number
  seat: DemoVoice
  customer: DemoVoice
  lines: readonly SpokenLine[]
}

/** Samples a second of a telephone. */
export const RECORDING_RATE = 8000

/** Words as sound at `RECORDING_RATE`, each sample from -1 to 1. */
export type Speak = (said: { language: Language; voice: DemoVoice; words: string }) => Float32Array
