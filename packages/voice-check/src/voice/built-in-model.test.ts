import { expect, test } from 'vitest'
import { babble, mixed, noise, scaled } from '../../tests/waves.ts'
import { extractSpeech } from '../speech/find-speech.ts'
import { resample, SPEECH_RATE } from '../speech/resample.ts'
import { builtInModel } from './built-in-model.ts'
import { similarity } from './similarity.ts'

const DEFAULT_THRESHOLD = 0.43
const model = builtInModel()
const embeddingOf = (sound: Float32Array, rate = SPEECH_RATE): Float32Array =>
  model.embed(extractSpeech(sound, rate).samples)

const LOW = { hertz: 105, formants: [550, 1150, 2400] }
const HIGH = { hertz: 210, formants: [750, 1700, 2900] }
const low = babble(8, LOW)
const enrolled = embeddingOf(low)

test('an embedding has the length 1 and is the same each time', () => {
  expect(enrolled).toHaveLength(1024)
  expect(Math.hypot(...enrolled)).toBeCloseTo(1, 5)
  expect([...embeddingOf(low)]).toEqual([...enrolled])
  expect(model.name).toBe('built-in-3')
})

test('the same voice is above the default threshold, quieter, through another line, with noise and at 8 kHz too', () => {
  const talk = babble(6, LOW)
  const brighter = talk.map((sample, at) => sample - 0.4 * (talk[at - 1] ?? 0))
  for (const sound of [talk, scaled(talk, 0.05), brighter, mixed(talk, noise(talk.length, 0.0005))])
    expect(similarity(enrolled, embeddingOf(sound))).toBeGreaterThan(DEFAULT_THRESHOLD)
  const telephone = embeddingOf(resample(talk, SPEECH_RATE, 8000), 8000)
  expect(similarity(enrolled, telephone)).toBeGreaterThan(DEFAULT_THRESHOLD)
})

test('another voice is below it', () => {
  expect(similarity(enrolled, embeddingOf(babble(8, HIGH)))).toBeLessThan(DEFAULT_THRESHOLD)
})

test('of a quarter of a second nothing is said', () => {
  // The last frame that is needed begins 240 ms after the first, and is 25 ms long.
  const samples = 24 * 160 + 400
  expect([...new Set(model.embed(low.subarray(0, samples - 1)))]).toEqual([0])
  expect(Math.hypot(...model.embed(low.subarray(0, samples)))).toBeCloseTo(1, 5)
})
