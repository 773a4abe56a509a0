declare module 'fourier-transform' {
  /** The spectrum of real numbers: its real and imaginary parts, from 0 to half the length. */
  export function fft(
    input: Float32Array | Float64Array,
    output?: [Float64Array, Float64Array],
  ): [Float64Array, Float64Array]
}
