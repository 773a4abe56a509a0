import measuredErrors from './measured-errors.json' with { type: 'json' }
import type { SpeakerModel } from './speaker-model.ts'
import { calculateVoiceFigures, FIGURES } from './voice-figures.ts'
import whitening from './whitening.json' with { type: 'json' }

/** Changes whenever the embeddings do: a stored embedding is compared only with embeddings of the same name. */
const NAME = 'built-in-3'

/**
 * Decibels above the noise that a comparison needs: with less, voices are refused too often as not their own
 * (`MEASURED_ERRORS`).
 */
export const BUILT_IN_NEEDED_DB = 17
/** The model's error rates, by `pnpm bench:voices --write`. */
export const MEASURED_ERRORS: unknown = measuredErrors

/**
 * A distance in squared steps, in the mean of the figures: two talks of one voice are rarely further apart, and talks of two
 * voices rarely nearer. Found with other voices than those that are measured.
 */
const EVEN_DISTANCE = 4.5
/** The similarity of two talks that far apart: the threshold at which the product begins. */
const EVEN_SIMILARITY = 0.43

const DIRECTIONS = randomDirections(512, {
  length: FIGURES,
  spread: Math.sqrt((-2 * Math.log(EVEN_SIMILARITY)) / (EVEN_DISTANCE * FIGURES)),
})

/**
 * The angle between two embeddings grows with the distance of the figures of two voices: its cosine is a bell curve of that
 * distance (random Fourier features of a Gaussian kernel), 1 for none, 0 for far apart.
 */
export function builtInModel(): SpeakerModel {
  return { name: NAME, neededSignalToNoise: BUILT_IN_NEEDED_DB, embed, close: () => undefined }
}

/** Embeds speech; too little speech gives only zeros, which are similar to nothing. */
function embed(speech: Float32Array): Float32Array {
  const figures = calculateVoiceFigures(speech)
  const embedding = new Float32Array(2 * DIRECTIONS.length)
  if (figures === null) return embedding
  const steps = whiten(figures)
  for (const [index, direction] of DIRECTIONS.entries()) {
    const angle = steps.reduce((sum, step, at) => sum + step * (direction[at] ?? 0), 0)
    embedding[2 * index] = Math.cos(angle) / Math.sqrt(DIRECTIONS.length)
    embedding[2 * index + 1] = Math.sin(angle) / Math.sqrt(DIRECTIONS.length)
  }
  return embedding
}

/**
 * Scales the figures so that they differ as much, and independently of each other, between talks of one voice: in quiet,
 * noise, rooms and on lines. Row by row `whitening.json` says how a step is made of the figures (`pnpm bench:voices
 * --learn`).
 */
function whiten(figures: readonly number[]): number[] {
  return whitening.map((row) => row.reduce((sum, weight, at) => sum + weight * (figures[at] ?? 0), 0))
}

/** A list of directions, normally distributed and the same everywhere: embeddings are stored and compared later. */
function randomDirections(count: number, { length, spread }: { length: number; spread: number }) {
  const next = randomNumbers()
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
  return Array.from({ length: count }, () => Float64Array.from({ length }, () => spread * normal()))
}

/** Mulberry32, from 0 up to 1. */
function randomNumbers(): () => number {
  let state = 0
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
