/** The sound of a file. It is decoded a piece at a time: three hours of sound take a gigabyte. */
export type Sound = {
  /** Samples a second of the pieces. */
  rate: number
  channelCount: number
  /** One channel, from 0: pieces of so many seconds from the beginning on, of which the last may be shorter. */
  pieces: (channel: number, seconds: number) => AsyncIterable<Float32Array>
}

export const MIN_RATE = 8000
export const MAX_RATE = 48_000
export const MAX_CHANNELS = 2

/** Why bytes cannot be read as sound. */
export type SoundProblem =
  | 'notSound'
  | 'notRiff'
  | 'notWave'
  | 'formatMissing'
  | 'formatWrong'
  | 'encodingUnsupported'
  | 'rateUnsupported'
  | 'channelsUnsupported'
  | 'soundMissing'

const MESSAGES: Readonly<Record<SoundProblem, string>> = {
  notSound: 'The file is none of the kinds of sound that are read.',
  notRiff: 'The file does not begin as a RIFF file.',
  notWave: 'The file is a RIFF file, but no WAV file.',
  formatMissing: 'The file does not say how its sound is encoded.',
  formatWrong: 'The description of the sound contradicts itself.',
  encodingUnsupported: 'The file is sound, in an encoding that is not read.',
  rateUnsupported: `Only ${MIN_RATE} to ${MAX_RATE} samples a second can be read.`,
  channelsUnsupported: 'Only one or two channels can be read.',
  soundMissing: 'The file has no sound.',
}

export class SoundError extends Error {
  override readonly name = 'SoundError'
  readonly reason: SoundProblem

  constructor(reason: SoundProblem) {
    super(MESSAGES[reason])
    this.reason = reason
  }
}

/** The file is sound, but of a kind that is not read: another file of the same recording could be read. */
export function isOtherKind({ reason }: SoundError): boolean {
  return reason === 'encodingUnsupported' || reason === 'rateUnsupported' || reason === 'channelsUnsupported'
}
