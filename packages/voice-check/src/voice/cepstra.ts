import { BIN_HERTZ, FFT_POINTS, spectraOf } from '../speech/spectra.ts'

/** What a telephone passes on: recordings of 8 and of 48 kHz are compared by the same frequencies. */
const LOWEST_HERTZ = 120
const HIGHEST_HERTZ = 3800
const BANDS = 26
export const COEFFICIENTS = 19
/** 25 ms every 10 ms at 16 kHz. */
const FRAME = { frame: 400, hop: 160 }
/** High frequencies are quieter; this makes them count alike. */
const PRE_EMPHASIS = 0.97
/** So far below the mean of the talk, 35 dB, is what a line adds of its own: without it a quiet and a noisy room differ. */
const FLOOR_SHARE = 3e-4
const NOTHING = 1e-15

/** Mel-frequency cepstral coefficients 1 to `COEFFICIENTS` of each frame, one frame after the other. */
export function cepstraOf(speech: Float32Array): Float64Array[] {
  const emphasised = speech.map((sample, at) => sample - PRE_EMPHASIS * (speech[at - 1] ?? 0))
  const energies: Float64Array[] = []
  for (const power of spectraOf(emphasised, FRAME)) energies.push(bandsOf(power))
  const floors = FILTERS.map(
    (_, band) =>
      NOTHING +
      (FLOOR_SHARE * energies.reduce((sum, bands) => sum + (bands[band] ?? 0), 0)) / energies.length,
  )
  return energies.map((bands) =>
    cepstrumOf(bands.map((energy, band) => Math.log(energy + (floors[band] ?? 0)))),
  )
}

function bandsOf(power: Float64Array): Float64Array {
  return Float64Array.from(FILTERS, ({ first, weights }) =>
    weights.reduce((sum, weight, index) => sum + weight * (power[first + index] ?? 0), 0),
  )
}

function cepstrumOf(bands: Float64Array): Float64Array {
  return Float64Array.from(COSINES, (row) =>
    bands.reduce((sum, band, index) => sum + band * (row[index] ?? 0), 0),
  )
}

const melOf = (hertz: number): number => 1127 * Math.log(1 + hertz / 700)
const hertzOf = (mel: number): number => 700 * (Math.exp(mel / 1127) - 1)

/** Triangles, each from the middle of the one before to the middle of the next. */
const FILTERS = Array.from({ length: BANDS }, (_, band) => {
  const edgeOf = (index: number): number => {
    const lowest = melOf(LOWEST_HERTZ)
    return hertzOf(lowest + ((melOf(HIGHEST_HERTZ) - lowest) * index) / (BANDS + 1)) / BIN_HERTZ
  }
  const [from, middle, to] = [edgeOf(band), edgeOf(band + 1), edgeOf(band + 2)]
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
  Array.from({ length: BANDS }, (_unused, band) => Math.cos((Math.PI * (row + 1) * (band + 0.5)) / BANDS)),
)
