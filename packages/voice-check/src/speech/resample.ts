/** Samples a second at which speech is compared. */
export const SPEECH_RATE = 16_000

/** Zero crossings of the filter on each side: more give a steeper edge. */
const CROSSINGS = 16
/** The filter begins to close a little below half the lower rate. */
const PASS_SHARE = 0.92

/**
 * The sound at another rate, by a windowed sinc: frequencies that only the higher rate can represent are not folded into the
 * audible ones.
 */
export function resample(samples: Float32Array, from: number, to = SPEECH_RATE): Float32Array {
  if (from === to) return samples
  const divisor = commonDivisor(from, to)
  // One filter for each position that an output sample can have between two input samples.
  const phases = to / divisor
  const step = from / divisor
  const filters = Array.from({ length: phases }, (_, phase) => buildFilter(phase / phases, to / from))
  const half = (filters[0]?.length ?? 0) / 2
  const padded = withSilence(samples, half)
  const output = new Float32Array(Math.floor((samples.length * to) / from))
  for (let index = 0; index < output.length; index += 1) {
    const position = index * step
    output[index] = filtered(padded, {
      // The silence before the first sample is as long as half the filter.
      first: Math.floor(position / phases) + 1,
      filter: filters[position % phases] ?? NO_FILTER,
    })
  }
  return output
}

const NO_FILTER = new Float64Array(0)

/** Adds silence, so that no tap is outside the samples: an access outside makes the loop below several times slower. */
function withSilence(samples: Float32Array, around: number): Float32Array {
  const padded = new Float32Array(samples.length + 2 * around)
  padded.set(samples, around)
  return padded
}

function filtered(samples: Float32Array, { first, filter }: { first: number; filter: Float64Array }): number {
  let sum = 0
  for (let tap = 0; tap < filter.length; tap += 1) sum += (samples[first + tap] ?? 0) * (filter[tap] ?? 0)
  return sum
}

function buildFilter(fraction: number, ratio: number): Float64Array {
  const cutoff = PASS_SHARE * Math.min(1, ratio)
  const half = Math.ceil(CROSSINGS / cutoff)
  const taps = Float64Array.from({ length: 2 * half }, (_, tap) => {
    const at = tap - half + 1 - fraction
    const window = 0.5 + 0.5 * Math.cos((Math.PI * at) / (half + 1))
    return window * cutoff * sinc(cutoff * at)
  })
  const sum = taps.reduce((all, tap) => all + tap, 0)
  return taps.map((tap) => tap / sum)
}

function sinc(at: number): number {
  return at === 0 ? 1 : Math.sin(Math.PI * at) / (Math.PI * at)
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other)
}
