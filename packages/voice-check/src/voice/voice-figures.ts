import { COEFFICIENTS, cepstraOf } from './cepstra.ts'
import { pitchesOf } from './pitch.ts'

/** Frames on each side by which the movement of a coefficient is measured. */
const REACH = 2
/** Fewer frames say nothing: a quarter of a second. */
const MIN_FRAMES = 25

/**
 * What is compared of a voice: how far each cepstral coefficient and its movement spread, and where the pitch lies. The means of
 * the coefficients are left out: they are what a microphone or a line adds, the same in every frame. Null for too little speech.
 */
export function voiceFiguresOf(speech: Float32Array): number[] | null {
  const cepstra = cepstraOf(speech)
  if (cepstra.length < MIN_FRAMES) return null
  return [...spreadsOf(cepstra), ...spreadsOf(movementsOf(cepstra)), ...pitchFigures(pitchesOf(speech))]
}

/** The logarithm of the standard deviation of each coefficient. */
function spreadsOf(cepstra: readonly Float64Array[]): number[] {
  return Array.from({ length: COEFFICIENTS }, (_, index) => {
    const mean = cepstra.reduce((sum, cepstrum) => sum + (cepstrum[index] ?? 0), 0) / cepstra.length
    const square = cepstra.reduce((sum, cepstrum) => sum + ((cepstrum[index] ?? 0) - mean) ** 2, 0)
    return Math.log(square / cepstra.length + NOTHING) / 2
  })
}
const NOTHING = 1e-9

/** The slope of each coefficient over neighbouring frames. */
function movementsOf(cepstra: readonly Float64Array[]): Float64Array[] {
  return cepstra.slice(REACH, -REACH).map((middle, index) =>
    middle.map((_, coefficient) => {
      const at = (frame: number): number => cepstra[index + frame]?.[coefficient] ?? 0
      return (2 * (at(4) - at(0)) + (at(3) - at(1))) / 10
    }),
  )
}

/** The middle of the pitch, its quarters, and how far it moves, in octaves. */
function pitchFigures(pitches: readonly number[]): number[] {
  const sorted = pitches.toSorted((one, other) => one - other)
  const quantile = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0
  return [quantile(0.5), quantile(0.25), quantile(0.75), quantile(0.9) - quantile(0.1)]
}
