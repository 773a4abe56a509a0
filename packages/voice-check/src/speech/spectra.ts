import { fft } from 'fourier-transform'
import { SPEECH_RATE } from './resample.ts'

/** Points of the transform; frames are shorter and are filled up with zeros. */
export const FFT_POINTS = 512
/** Hertz between two values of a spectrum. */
export const BIN_HERTZ = SPEECH_RATE / FFT_POINTS

/** The power spectra of frames that begin every `hop` samples; the same memory is used for each, so read it before the next. */
export function* iterateSpectra(
  samples: Float32Array,
  { frame, hop }: { frame: number; hop: number },
): Generator<Float64Array, void> {
  const window = Float64Array.from(
    { length: frame },
    (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (at + 0.5)) / frame),
  )
  const input = new Float64Array(FFT_POINTS)
  const half = FFT_POINTS / 2 + 1
  const output: [Float64Array, Float64Array] = [new Float64Array(half), new Float64Array(half)]
  const power = new Float64Array(half)
  for (let begin = 0; begin + frame <= samples.length; begin += hop) {
    for (let at = 0; at < frame; at += 1) input[at] = (samples[begin + at] ?? 0) * (window[at] ?? 0)
    const [real, imaginary] = fft(input, output)
    for (let bin = 0; bin < half; bin += 1) power[bin] = (real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2
    yield power
  }
}
