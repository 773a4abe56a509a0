import { resample, SPEECH_RATE } from './resample.ts'
import { BIN_HERTZ, iterateSpectra } from './spectra.ts'

/** 20 ms, one after the other. */
const FRAME_SAMPLES = 320

const FRAMES_A_SECOND = SPEECH_RATE / FRAME_SAMPLES

/** Frequencies that a telephone passes on. */
const FIRST_BIN = Math.ceil(200 / BIN_HERTZ)

const LAST_BIN = Math.floor(3800 / BIN_HERTZ)

/** A tone is as wide in the spectrum as the window makes it. */
const TONE_BINS = 3

/** Far below what sixteen bits can represent. */
const EPSILON = 1e-12

/** The time around a frame from which its noise is estimated: the sound between the words. */
const SURROUNDINGS_SECONDS = 2

/** Share of the levels around a frame that are quieter than its noise. */
const QUIET_SHARE = 0.1

/** Noise below this is no noise, but a recording with nothing between the words. */
const MIN_NOISE_DB = -70

/** Decibels by which a voice is louder than the noise around it. */
const VOICE_ABOVE_NOISE_DB = 9
/** The level below which nobody is heard, in decibels of full scale. */
const MIN_LEVEL_DB = -55
/** Half the sample that alone would be that loud: resampling makes few samples louder, and none twice as loud. */
const QUIETEST_SAMPLE = 10 ** (MIN_LEVEL_DB / 20) / 2
/** The flatness of white noise in one frame is about 0.56, that of a vowel below 0.2. */
const MAX_FLATNESS = 0.35
/** A whistle or a dial tone is nearly all at one frequency. */
const MAX_PEAK_SHARE = 0.97
/** Decibels by which a consonant, which is noise itself, is at least louder than the noise around it. */
const SOUND_ABOVE_NOISE_DB = 3
/** Consonants before and after a vowel belong to the word. */
const BEFORE_FRAMES = 5
const AFTER_FRAMES = 10
/** The fewest frames of a voiced sound: a click is shorter. */
const MIN_VOICED_FRAMES = 4

/** Speech of a recording, without what is between the words. */
export type Speech = {
  seconds: number
  samples: Float32Array
  /** Energy summed over the frames that have a voice: of the voice with the noise around it, and of that noise alone. */
  energy: { voice: number; noise: number }
}

/** By how many decibels the voice is louder than what is heard between the words; null where nobody speaks. */
export function measureSignalToNoise({ energy: { voice, noise } }: Pick<Speech, 'energy'>): number | null {
  return noise === 0 ? null : 10 * Math.log10(voice / noise)
}

/** Extracts somebody's speech in one channel, at 16 kHz: silence, steady noise and tones are left out. */
export function extractSpeech(samples: Float32Array, rate: number): Speech {
  // Hours of silence are passed over quickly.
  if (samples.every((sample) => Math.abs(sample) < QUIETEST_SAMPLE))
    return { seconds: 0, samples: new Float32Array(0), energy: { voice: 0, noise: 0 } }
  const sound = resample(samples, rate)
  const { isSpeech, energy } = withSurroundings(sound)
  const count = isSpeech.reduce((sum, is) => sum + is, 0)
  const speech = new Float32Array(count * FRAME_SAMPLES)
  let length = 0
  for (const [frame, is] of isSpeech.entries()) {
    if (is === 0) continue
    speech.set(sound.subarray(frame * FRAME_SAMPLES, (frame + 1) * FRAME_SAMPLES), length)
    length += FRAME_SAMPLES
  }
  return { seconds: length / SPEECH_RATE, samples: speech, energy }
}

/** 1 for each frame that has a voice, or is close to one and not silent. */
function withSurroundings(sound: Float32Array): Pick<Speech, 'energy'> & { isSpeech: Uint8Array } {
  const features = extractFeatures(sound)
  const { levels } = features
  const floors = estimateNoiseFloors(levels, FRAMES_A_SECOND)
  const above = (frame: number): number => (levels[frame] ?? -Infinity) - (floors[frame] ?? 0)
  const isVoiced = Uint8Array.from(levels, (level, frame) =>
    level > MIN_LEVEL_DB &&
    above(frame) > VOICE_ABOVE_NOISE_DB &&
    (features.flatness[frame] ?? 1) < MAX_FLATNESS &&
    (features.peakShare[frame] ?? 1) < MAX_PEAK_SHARE
      ? 1
      : 0,
  )
  const isSpeech = new Uint8Array(isVoiced.length)
  const energy = { voice: 0, noise: 0 }
  for (const [begin, end] of findRuns(isVoiced)) {
    if (end - begin < MIN_VOICED_FRAMES) continue
    isSpeech.fill(1, begin, end)
    for (let frame = begin; frame < end; frame += 1) {
      energy.voice += 10 ** ((levels[frame] ?? 0) / 10)
      energy.noise += 10 ** ((floors[frame] ?? 0) / 10)
    }
    for (
      let frame = begin - 1;
      frame >= begin - BEFORE_FRAMES && above(frame) > SOUND_ABOVE_NOISE_DB;
      frame -= 1
    )
      isSpeech[frame] = 1
    for (let frame = end; frame < end + AFTER_FRAMES && above(frame) > SOUND_ABOVE_NOISE_DB; frame += 1)
      isSpeech[frame] = 1
  }
  return { isSpeech, energy }
}

/** Begin and end of each run of ones. */
function findRuns(marks: Uint8Array): [number, number][] {
  const runs: [number, number][] = []
  let begin = -1
  for (let at = 0; at <= marks.length; at += 1) {
    const isOne = marks[at] === 1
    if (isOne && begin === -1) begin = at
    if (!isOne && begin !== -1) {
      runs.push([begin, at])
      begin = -1
    }
  }
  return runs
}

/** The level of the noise at each frame, as it changes in the course of a call. */
function estimateNoiseFloors(levels: Float64Array, framesASecond: number): Float64Array {
  const reach = SURROUNDINGS_SECONDS * framesASecond
  // A floor a second is enough: it is a quantile over several.
  const points = Array.from({ length: Math.floor(levels.length / framesASecond) + 1 }, (_, second) => {
    const middle = second * framesASecond
    const around = levels.slice(Math.max(0, middle - reach), middle + reach).sort()
    return Math.max(MIN_NOISE_DB, around[Math.floor(around.length * QUIET_SHARE)] ?? MIN_NOISE_DB)
  })
  return levels.map((_, frame) => points[Math.round(frame / framesASecond)] ?? points.at(-1) ?? MIN_NOISE_DB)
}

type FrameFeatures = {
  /** Decibels of full scale. */
  levels: Float64Array
  /** 1: all frequencies alike, 0: one of them. */
  flatness: Float64Array
  /** Share of the loudest frequency in everything heard. */
  peakShare: Float64Array
}

function extractFeatures(samples: Float32Array): FrameFeatures {
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
  return 10 * Math.log10(square + EPSILON)
}

function sumPower(power: Float64Array): { sum: number; logSum: number; peak: number } {
  let sum = 0
  let logSum = 0
  let loudest = FIRST_BIN
  for (let bin = FIRST_BIN; bin <= LAST_BIN; bin += 1) {
    const value = (power[bin] ?? 0) + EPSILON
    sum += value
    logSum += Math.log(value)
    if (value > (power[loudest] ?? 0)) loudest = bin
  }
  let peak = 0
  for (let bin = loudest - TONE_BINS; bin <= loudest + TONE_BINS; bin += 1)
    if (bin >= FIRST_BIN && bin <= LAST_BIN) peak += power[bin] ?? 0
  return { sum, logSum, peak }
}
