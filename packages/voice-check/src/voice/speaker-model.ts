/** Turns speech into a list of numbers that is alike for one voice and different for two. */
export interface SpeakerModel {
  readonly name: string
  /** Decibels by which a voice must be louder than the noise: for a noisier voice the model is not reliable. */
  readonly neededSignalToNoise: number
  /** Embeds speech at 16 kHz, e.g. that of `extractSpeech`. */
  embed(speech: Float32Array): Float32Array
  close(): void
}

/** A file that is no speaker model, or cannot be used here; its message is for the person who named the file. */
export class ModelError extends Error {
  override readonly name = 'ModelError'
}
