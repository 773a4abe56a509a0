import { COEFFICIENTS, calculateCepstra } from './cepstra.ts'
import { estimatePitches } from './pitch.ts'

const NOTHING = 1e-9

/** The figures of a voice: mean and spread of each coefficient, and four of the pitch. */
export const FIGURES = 2 * COEFFICIENTS + 4

/**
 * What is compared of a voice: where each cepstral coefficient lies and how far it spreads, and where the pitch lies. Null for too
 * little speech.
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
    return Math.log(square / cepstra.length + NOTHING) / 2
  })
}

/** The middle of the pitch, its quarters, and how far it moves, in octaves. */
function pitchFigures(pitches: readonly number[]): number[] {
  const sorted = pitches.toSorted((one, other) => one - other)
  const quantile = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0
  return [quantile(0.5), quantile(0.25), quantile(0.75), quantile(0.9) - quantile(0.1)]
}
