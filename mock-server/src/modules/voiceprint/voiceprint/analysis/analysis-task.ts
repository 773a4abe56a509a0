import type { voiceprint } from '@console/contracts'

/** Setup of a thread that analyses voices. */
export type AnalysisSetup = {
  /** File of another model than the built-in one. */
  modelFile: string | null
}

/** A channel of a recording, or the sound of a sample. */
export type AnalysisTask = {
  bytes: Uint8Array<ArrayBuffer>
  isSample: boolean
  /** From 0. */
  channel: number
  /** Seconds of speech that are needed. */
  neededSeconds: number
  /** No more speech than this is used. */
  maxSeconds: number
}

/** Why a recording has no voice that can be compared. */
export type UnusableReason = Extract<
  voiceprint.CheckReason,
  'tooShort' | 'tooNoisy' | 'notSound' | 'unreadableKind' | 'overLimit'
>

export type Analysis =
  | {
      kind: 'voice'
      speech: Float32Array<ArrayBuffer>
      embedding: Float32Array<ArrayBuffer>
      speechSeconds: number
      signalToNoise: number | null
      /** All channels of the recording. */
      channelCount: number
    }
  | { kind: 'unusable'; reason: UnusableReason; speechSeconds: number | null; signalToNoise: number | null }

/** The answer to a task, by the model with this name. The first message of the thread has the name alone. */
export type AnalysisAnswer = { analysis: Analysis; model: string }
