import { BIN_HERTZ, FFT_POINTS, iterateSpectra } from '../speech/spectra.ts'

/** Every telephone passes these on: recordings of 8 and of 48 kHz, and of narrower lines, are compared by the same frequencies. */
const LOWEST_HERTZ = 245
const HIGHEST_HERTZ = 3473
const BANDS = 27
export const COEFFICIENTS = 14
/** 25 ms every 10 ms at 16 kHz. */
const FRAME = { frame: 400, hop: 160 }
/** High frequencies are quieter; this makes them count alike. */
const PRE_EMPHASIS = 0.97
/**
 * The share of the time for which a voice leaves each band between its syllables: the sound in the band is then the noise.
 */
const NOISE_SHARE = 0.1
/** The mean of a noise is above its quietest tenth. */
const NOISE_MEAN = 1.3
/** The share of the frames that have most of the voice; the others have most of the noise and of the echo. */
const HEARD_SHARE = 0.5
/** The level, 20 dB below the mean of the talk, at which the rest of the noise is no longer distinguished from the voice. */
const FLOOR_SHARE = 0.01
/** The same level for frames that are only ordered. */
const ORDER_SHARE = 0.003
/** Fewer frames say nothing: a quarter of a second. */
const MIN_FRAMES = 25
const EPSILON = 1e-12

/** Mel-frequency cepstral coefficients of the frames in which the voice is heard best, without the noise between the words; none of too little speech. */
export function calculateCepstra(speech: Float32Array): Float64Array[] {
  const emphasised = speech.map((sample, at) => sample - PRE_EMPHASIS * (speech[at - 1] ?? 0))
  const energies: Float64Array[] = []
  for (const power of iterateSpectra(emphasised, FRAME)) energies.push(sumBands(power))
  if (energies.length < MIN_FRAMES) return []
  subtractNoise(energies)
  const means = Float64Array.from({ length: BANDS }, (_, band) => meanIn(energies, band))
  return selectLoudestFrames(energies, means).map((bands) =>
    calculateCepstrum(
      bands.map((energy, band) => Math.log(energy + FLOOR_SHARE * (means[band] ?? 0) + EPSILON)),
    ),
  )
}

function sumBands(power: Float64Array): Float64Array {
  return Float64Array.from(FILTERS, ({ first, weights }) =>
    weights.reduce((sum, weight, index) => sum + weight * (power[first + index] ?? 0), 0),
  )
}

/** Spectral subtraction, band by band. */
function subtractNoise(energies: readonly Float64Array[]): void {
  for (let band = 0; band < BANDS; band += 1) {
    const sorted = Float64Array.from(energies, (bands) => bands[band] ?? 0).sort()
    const noise = NOISE_MEAN * (sorted[Math.floor(sorted.length * NOISE_SHARE)] ?? 0)
    for (const bands of energies) bands[band] = Math.max(0, (bands[band] ?? 0) - noise)
  }
}

function meanIn(energies: readonly Float64Array[], band: number): number {
  return energies.reduce((sum, bands) => sum + (bands[band] ?? 0), 0) / energies.length
}

/** The frames in which the voice is heard best, in their order; each band counts alike. */
function selectLoudestFrames(energies: readonly Float64Array[], means: Float64Array): Float64Array[] {
  const loudness = Float64Array.from(energies, (bands) =>
    bands.reduce(
      (sum, energy, band) => sum + Math.log(energy / ((means[band] ?? 0) + EPSILON) + ORDER_SHARE),
      0,
    ),
  )
  const least = loudness.toSorted()[Math.floor(loudness.length * (1 - HEARD_SHARE))] ?? 0
  return energies.filter((_, frame) => (loudness[frame] ?? 0) >= least)
}

function calculateCepstrum(bands: Float64Array): Float64Array {
  return Float64Array.from(COSINES, (row) =>
    bands.reduce((sum, band, index) => sum + band * (row[index] ?? 0), 0),
  )
}

const hertzToMel = (hertz: number): number => 1127 * Math.log(1 + hertz / 700)
const melToHertz = (mel: number): number => 700 * (Math.exp(mel / 1127) - 1)

/** Triangles, each from the middle of the one before to the middle of the next. */
const FILTERS = Array.from({ length: BANDS }, (_, band) => {
  const getBandEdge = (index: number): number => {
    const lowest = hertzToMel(LOWEST_HERTZ)
    return melToHertz(lowest + ((hertzToMel(HIGHEST_HERTZ) - lowest) * index) / (BANDS + 1)) / BIN_HERTZ
  }
  const [from, middle, to] = [getBandEdge(band), getBandEdge(band + 1), getBandEdge(band + 2)]
  const first = Math.ceil(from)
  const last = Math.min(FFT_POINTS / 2, Math.floor(to))
  const weights = Array.from({ length: last - first + 1 }, (_unused, index) => {
    const bin = first + index
    return bin <= middle ? (bin - from) / (middle - from) : (to - bin) / (to - middle)
  })
  return { first, weights }
})

/** The rows of a discrete cosine transform; row 0, the loudness, is left out. */
const COSINES = Array.from({ length: COEFFICIENTS }, (_, row) =>
  Array.from(
    { length: BANDS },
    (_unused, band) => Math.cos((Math.PI * (row + 1) * (band + 0.5)) / BANDS) / BANDS,
  ),
)
