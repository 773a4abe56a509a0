import { COEFFICIENTS } from './cepstra.ts'
import { randomDirections } from './random-directions.ts'
import type { SpeakerModel } from './speaker-model.ts'
import { voiceFiguresOf } from './voice-figures.ts'

/** Changes when embeddings are no longer those of before: what is stored is compared only with its own kind. */
const NAME = 'built-in-2'

/** How far a figure differs between two talks of one voice: the logarithm of a spread, a pitch in octaves, the range of a pitch. */
const SPREAD_STEP = 0.07
const PITCH_STEP = 0.06
/** The upper quarter of the pitch, where tones and questions are. */
const HIGH_PITCH_STEP = 0.14
const PITCH_RANGE_STEP = 0.32
const STEPS = [
  ...Array.from({ length: 2 * COEFFICIENTS }, () => SPREAD_STEP),
  PITCH_STEP,
  PITCH_STEP,
  HIGH_PITCH_STEP,
  PITCH_RANGE_STEP,
]
/**
 * Talks of one voice are rarely this many squared steps apart, in the mean of the figures, and those of two voices rarely less: in
 * English as in Chinese, whose tones move the figures more. Found with other voices than those of the demo.
 */
const EVEN_DISTANCE = 3.4
/** The similarity of two talks that far apart: the threshold at which the product begins. */
const EVEN_SIMILARITY = 0.43

const DIRECTIONS = randomDirections(256, {
  length: STEPS.length,
  spread: Math.sqrt((-2 * Math.log(EVEN_SIMILARITY)) / (EVEN_DISTANCE * STEPS.length)),
})

/**
 * A model without any learnt weights. The angle between two embeddings grows with the distance of the figures of two voices: its
 * cosine is a bell curve of that distance (random Fourier features of a Gaussian kernel), 1 for none, 0 for far apart.
 */
export function builtInModel(): SpeakerModel {
  return { name: NAME, embed, close: () => undefined }
}

/** Of too little speech nothing but zeros, which are like nothing. */
function embed(speech: Float32Array): Float32Array {
  const figures = voiceFiguresOf(speech)
  const embedding = new Float32Array(2 * DIRECTIONS.length)
  if (figures === null) return embedding
  for (const [index, direction] of DIRECTIONS.entries()) {
    const angle = figures.reduce(
      (sum, figure, at) => sum + (figure / (STEPS[at] ?? 1)) * (direction[at] ?? 0),
      0,
    )
    embedding[2 * index] = Math.cos(angle) / Math.sqrt(DIRECTIONS.length)
    embedding[2 * index + 1] = Math.sin(angle) / Math.sqrt(DIRECTIONS.length)
  }
  return embedding
}
