/** Sound, decoded: one list of samples a channel, each from -1 to 1. */
export type Wave = { rate: number; channels: Float32Array[] }

/** A WAV file, of which a part is decoded when it is needed: three hours of sound take a gigabyte. */
export type WaveFile = {
  rate: number
  channelCount: number
  /** Samples of each channel. */
  frames: number
  /** Of one channel, from 0; without a part all of it. */
  samplesOf: (channel: number, part?: { from: number; to: number }) => Float32Array
}

export const MIN_RATE = 8000
export const MAX_RATE = 48_000
export const MAX_CHANNELS = 2

/** Why bytes cannot be read as sound. */
export type WaveProblem =
  | 'notRiff'
  | 'notWave'
  | 'formatMissing'
  | 'formatWrong'
  | 'encodingUnsupported'
  | 'rateUnsupported'
  | 'channelsUnsupported'
  | 'soundMissing'

const MESSAGES: Readonly<Record<WaveProblem, string>> = {
  notRiff: 'The file does not begin as a RIFF file.',
  notWave: 'The file is a RIFF file, but no WAV file.',
  formatMissing: 'The file does not say how its sound is encoded.',
  formatWrong: 'The description of the sound contradicts itself.',
  encodingUnsupported: 'Only PCM of 8, 16, 24 and 32 bits and 32-bit floating point can be read.',
  rateUnsupported: `Only ${MIN_RATE} to ${MAX_RATE} samples a second can be read.`,
  channelsUnsupported: 'Only one or two channels can be read.',
  soundMissing: 'The file has no sound.',
}

export class WaveError extends Error {
  override readonly name = 'WaveError'
  readonly reason: WaveProblem

  constructor(reason: WaveProblem) {
    super(MESSAGES[reason])
    this.reason = reason
  }
}
