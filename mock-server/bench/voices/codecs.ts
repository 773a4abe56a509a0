/** Steps of a sample on the line, on each side of silence. */
const STEPS = 127
const MU = 255
const A = 87.6

/** G.711 as in North America and Japan: the steps are as the logarithm of the sample. */
export function muLaw(sound: Float32Array): Float32Array {
  return sound.map((sample) => {
    const step = Math.round((STEPS * Math.log1p(MU * Math.min(1, Math.abs(sample)))) / Math.log1p(MU)) / STEPS
    return (Math.sign(sample) * Math.expm1(step * Math.log1p(MU))) / MU
  })
}

/** G.711 elsewhere: as the sample where it is quiet, as its logarithm above. */
export function aLaw(sound: Float32Array): Float32Array {
  const whole = 1 + Math.log(A)
  return sound.map((sample) => {
    const size = Math.min(1, Math.abs(sample))
    const value = size < 1 / A ? (A * size) / whole : (1 + Math.log(A * size)) / whole
    const step = Math.round(STEPS * value) / STEPS
    return Math.sign(sample) * (step < 1 / whole ? (step * whole) / A : Math.exp(step * whole - 1) / A)
  })
}

/** 20 ms. */
const FRAME = 160
const ORDER = 8
const PULSE_EVERY = 3
const PART = 40
/** High tones are quieter; this makes them count alike. */
const EMPHASIS = 0.86
/** A little noise, so that no reflection is total. */
const NOISE_SHARE = 0.02
const REFLECTION_STEPS = 64
/** Steps of a pulse on each side of silence: three bits in all. */
const PULSE_STEPS = 3.5

/**
 * About 13 kbit/s by the means of GSM full rate: the throat as eight reflections, and of what is left every third sample in three
 * bits; the prediction over a period of the pitch is left out.
 */
export function lowRate(heard: Float32Array): Float32Array {
  const sound = heard.map((sample, at) => sample - EMPHASIS * (heard[at - 1] ?? 0))
  const output = new Float32Array(sound.length)
  for (let begin = 0; begin + FRAME <= sound.length; begin += FRAME) {
    const throat = throatWeights(sound.subarray(begin, begin + FRAME))
    const before = (from: Float32Array, at: number): number =>
      throat.reduce((sum, weight, index) => sum + weight * (from[at - index - 1] ?? 0), 0)
    const rest = Float32Array.from({ length: FRAME }, (_, at) => {
      const here = begin + at
      return (sound[here] ?? 0) + before(sound, here)
    })
    for (let part = 0; part < FRAME; part += PART) thinOut(rest.subarray(part, part + PART))
    for (const [at, value] of rest.entries()) output[begin + at] = value - before(output, begin + at)
  }
  let last = 0
  return output.map((sample) => (last = sample + EMPHASIS * last))
}

/** Weights of the samples before, by Levinson and Durbin, of rounded reflections. */
function throatWeights(frame: Float32Array): number[] {
  const likeness = Array.from({ length: ORDER + 1 }, (_, lag) =>
    frame.reduce((sum, sample, at) => sum + sample * (at < lag ? 0 : (frame[at - lag] ?? 0)), 0),
  )
  let left = (likeness[0] ?? 0) * (1 + NOISE_SHARE) + 1e-9
  let weights: number[] = []
  for (let order = 1; order <= ORDER; order += 1) {
    const sum = weights.reduce(
      (all, weight, index) => all + weight * (likeness[order - index - 1] ?? 0),
      likeness[order] ?? 0,
    )
    const reflection = Math.trunc((-sum / left) * REFLECTION_STEPS) / REFLECTION_STEPS
    const known = weights
    weights = [
      ...known.map((weight, index) => weight + reflection * (known[order - index - 2] ?? 0)),
      reflection,
    ]
    left *= 1 - reflection ** 2
  }
  return weights
}

/** Keeps the pulses of the phase with the most energy, rounded. */
function thinOut(part: Float32Array): void {
  const energies = Array.from({ length: PULSE_EVERY }, (_, phase) =>
    part.reduce((sum, value, at) => sum + (at % PULSE_EVERY === phase ? value * value : 0), 0),
  )
  const phase = energies.indexOf(Math.max(...energies))
  const pulses = part.filter((_, at) => at % PULSE_EVERY === phase)
  const loudest = Math.max(1e-6, ...pulses.map(Math.abs))
  for (const [at, value] of part.entries())
    part[at] =
      at % PULSE_EVERY === phase
        ? (Math.round((value / loudest + 1) * PULSE_STEPS) / PULSE_STEPS - 1) * loudest
        : 0
}
