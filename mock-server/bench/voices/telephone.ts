import { RECORDING_RATE } from '../../src/demo/recordings/spoken-call.ts'

/** Two filters of the second order in a row are one of the fourth, without a peak. */
const SHARPNESS = [0.541, 1.307]

/** The sound between 300 and 3,400 Hz. */
export function throughTelephone(sound: Float32Array): Float32Array {
  let passed = sound
  for (const sharpness of SHARPNESS) {
    passed = filtered(passed, { kind: 'above', hertz: 300, sharpness })
    passed = filtered(passed, { kind: 'below', hertz: 3400, sharpness })
  }
  return passed
}

type Filter = { kind: 'above' | 'below'; hertz: number; sharpness: number }

/** A filter of the second order, by the formulas of Bristow-Johnson. */
function filtered(sound: Float32Array, { kind, hertz, sharpness }: Filter): Float32Array {
  const turn = (2 * Math.PI * hertz) / RECORDING_RATE
  const [cosine, width] = [Math.cos(turn), Math.sin(turn) / (2 * sharpness)]
  const side = kind === 'below' ? 1 - cosine : 1 + cosine
  const middle = kind === 'below' ? side : -side
  let [sample1, sample2, passed1, passed2] = [0, 0, 0, 0]
  return sound.map((sample) => {
    const passed =
      ((side / 2) * (sample + sample2) + middle * sample1 + 2 * cosine * passed1 - (1 - width) * passed2) /
      (1 + width)
    sample2 = sample1
    sample1 = sample
    passed2 = passed1
    passed1 = passed
    return passed
  })
}
