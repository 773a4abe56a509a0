/** Sound, decoded: one list of samples a channel, each from -1 to 1. */
export type Wave = { rate: number; channels: Float32Array[] }

/** A WAV file, of which a part is decoded when it is needed: three hours of sound take a gigabyte. */
export type WaveFile = {
  rate: number
  channelCount: number
  /** Samples of each channel. */
  frames: number
  /** Samples of one channel, from 0; without a part all of it. */
  samplesOf: (channel: number, part?: { from: number; to: number }) => Float32Array
}
