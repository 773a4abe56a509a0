import { SPEECH_RATE } from './resample.ts'
import { BIN_HERTZ, iterateSpectra } from './spectra.ts'

/** 20 ms, one after the other. */
export const FRAME_SAMPLES = 320
export const FRAMES_A_SECOND = SPEECH_RATE / FRAME_SAMPLES

/** What a telephone passes on. */
const FIRST_BIN = Math.ceil(200 / BIN_HERTZ)
const LAST_BIN = Math.floor(3800 / BIN_HERTZ)
/** A tone is as wide in the spectrum as the window makes it. */
const TONE_BINS = 3
/** Far below what sixteen bits can say. */
const NOTHING = 1e-12

export type FrameFeatures = {
  /** Decibels of full scale. */
  levels: Float64Array
  /** 1: all frequencies alike, 0: one of them. */
  flatness: Float64Array
  /** Of the loudest frequency in everything heard. */
  peakShare: Float64Array
}

export function extractFeatures(samples: Float32Array): FrameFeatures {
  const count = Math.floor(samples.length / FRAME_SAMPLES)
  const features = {
    levels: new Float64Array(count),
    flatness: new Float64Array(count),
    peakShare: new Float64Array(count),
  }
  let frame = 0
  for (const power of iterateSpectra(samples, { frame: FRAME_SAMPLES, hop: FRAME_SAMPLES })) {
    const { sum, logSum, peak } = sumPower(power)
    const bins = LAST_BIN - FIRST_BIN + 1
    const begin = frame * FRAME_SAMPLES
    features.levels[frame] = calculateLevel(samples.subarray(begin, begin + FRAME_SAMPLES))
    features.flatness[frame] = Math.exp(logSum / bins) / (sum / bins)
    features.peakShare[frame] = peak / sum
    frame += 1
  }
  return features
}

function calculateLevel(frame: Float32Array): number {
  const square = frame.reduce((sum, sample) => sum + sample * sample, 0) / FRAME_SAMPLES
  return 10 * Math.log10(square + NOTHING)
}

function sumPower(power: Float64Array): { sum: number; logSum: number; peak: number } {
  let sum = 0
  let logSum = 0
  let loudest = FIRST_BIN
  for (let bin = FIRST_BIN; bin <= LAST_BIN; bin += 1) {
    const value = (power[bin] ?? 0) + NOTHING
    sum += value
    logSum += Math.log(value)
    if (value > (power[loudest] ?? 0)) loudest = bin
  }
  let peak = 0
  for (let bin = loudest - TONE_BINS; bin <= loudest + TONE_BINS; bin += 1)
    if (bin >= FIRST_BIN && bin <= LAST_BIN) peak += power[bin] ?? 0
  return { sum, logSum, peak }
}
