import { SPEECH_RATE } from '../speech/resample.ts'
import { calculateCepstra, COEFFICIENTS } from './cepstra.ts'

/** Voices of adults. */
const LOWEST_HERTZ = 65

const HIGHEST_HERTZ = 400

/** 40 ms hold two periods of the deepest voice; every 20 ms. */
const FRAME = 640

const HOP = 320

/** Every fourth sample is enough to find a period, and takes a sixteenth of the time. */
const STRIDE = 4

/** The least likeness of a vowel to itself one period later; a consonant has less. */
const MIN_LIKENESS = 0.5

const SHORTEST = Math.floor(SPEECH_RATE / STRIDE / HIGHEST_HERTZ)

const LONGEST = Math.ceil(SPEECH_RATE / STRIDE / LOWEST_HERTZ)

const EPSILON = 1e-9

/** The figures of a voice: mean and spread of each coefficient, and four of the pitch. */
export const FIGURES = 2 * COEFFICIENTS + 4

/**
 * Figures of a voice to compare: where each cepstral coefficient lies and how far it spreads, and where the pitch lies. Null
 * for too little speech.
 */
export function calculateVoiceFigures(speech: Float32Array): number[] | null {
  const cepstra = calculateCepstra(speech)
  if (cepstra.length === 0) return null
  const means = Array.from(
    { length: COEFFICIENTS },
    (_, index) => cepstra.reduce((sum, cepstrum) => sum + (cepstrum[index] ?? 0), 0) / cepstra.length,
  )
  return [...computeSpreads(cepstra, means), ...means, ...pitchFigures(estimatePitches(speech))]
}

/** The logarithm of the standard deviation of each coefficient. */
function computeSpreads(cepstra: readonly Float64Array[], means: readonly number[]): number[] {
  return means.map((mean, index) => {
    const square = cepstra.reduce((sum, cepstrum) => sum + ((cepstrum[index] ?? 0) - mean) ** 2, 0)
    return Math.log(square / cepstra.length + EPSILON) / 2
  })
}

/** The middle of the pitch, its quarters, and how far it moves, in octaves. */
function pitchFigures(pitches: readonly number[]): number[] {
  const sorted = pitches.toSorted((one, other) => one - other)
  const quantile = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0
  return [quantile(0.5), quantile(0.25), quantile(0.75), quantile(0.9) - quantile(0.1)]
}

/** The pitch of each voiced frame, in octaves above 100 Hz. */
function estimatePitches(speech: Float32Array): number[] {
  const sparse = Float32Array.from({ length: Math.floor(speech.length / STRIDE) }, (_, at) => {
    let sum = 0
    for (let index = 0; index < STRIDE; index += 1) sum += speech[at * STRIDE + index] ?? 0
    return sum / STRIDE
  })
  const pitches: number[] = []
  for (let begin = 0; begin + FRAME / STRIDE <= sparse.length; begin += HOP / STRIDE) {
    const period = findPeriod(sparse.subarray(begin, begin + FRAME / STRIDE))
    if (period !== null) pitches.push(Math.log2(SPEECH_RATE / STRIDE / period / 100))
  }
  return pitches
}

/** The lag, in samples, at which a frame is most like itself; null for one without a period. */
function findPeriod(frame: Float32Array): number | null {
  const likenesses = new Float64Array(LONGEST + 2)
  for (let lag = SHORTEST - 1; lag <= LONGEST + 1; lag += 1) likenesses[lag] = likenessAt(frame, lag)
  let best = 0
  for (let lag = SHORTEST; lag <= LONGEST; lag += 1) best = Math.max(best, likenesses[lag] ?? 0)
  if (best < MIN_LIKENESS) return null
  for (let lag = SHORTEST; lag <= LONGEST; lag += 1) {
    const [before, here, after] = [likenesses[lag - 1] ?? 0, likenesses[lag] ?? 0, likenesses[lag + 1] ?? 0]
    // The first peak nearly as high as the highest: two periods are as alike as one.
    if (here > 0.9 * best && here >= before && here >= after) {
      const bend = before - 2 * here + after
      return bend === 0 ? lag : lag + (before - after) / (2 * bend)
    }
  }
  return null
}

/** Normalised correlation of a frame with itself so many samples later. */
function likenessAt(frame: Float32Array, lag: number): number {
  let product = 0
  let one = 0
  let other = 0
  for (let at = 0; at + lag < frame.length; at += 1) {
    const [here, there] = [frame[at] ?? 0, frame[at + lag] ?? 0]
    product += here * there
    one += here * here
    other += there * there
  }
  return one === 0 || other === 0 ? 0 : product / Math.sqrt(one * other)
}
