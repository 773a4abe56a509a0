import { expect, test } from 'vitest'
import { resample } from './resample.ts'

const sine = (hertz: number, rate: number): Float32Array =>
  Float32Array.from({ length: rate / 2 }, (_, at) => Math.sin((2 * Math.PI * hertz * at) / rate))

const loudest = (samples: Float32Array): number =>
  samples.subarray(1000, -1000).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

test('a tone is the same tone at another rate', () => {
  for (const rate of [8000, 11_025, 22_050, 44_100, 48_000]) {
    const resampled = resample(sine(1000, rate), rate)
    const expected = sine(1000, 16_000)
    expect(Math.abs(resampled.length - expected.length)).toBeLessThanOrEqual(1)
    const apart = resampled.map((sample, at) => sample - (expected[at] ?? 0))
    expect(loudest(apart)).toBeLessThan(0.02)
  }
})

test('what the lower rate cannot have is gone, not folded', () => {
  expect(loudest(resample(sine(11_000, 48_000), 48_000))).toBeLessThan(0.01)
})
