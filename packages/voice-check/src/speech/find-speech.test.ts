import { expect, test } from 'vitest'
import { babble, mixed, noise, scaled } from '../../tests/waves.ts'
import { extractSpeech } from './find-speech.ts'
import { resample, SPEECH_RATE } from './resample.ts'

const VOICE = { hertz: 120, formants: [600, 1200, 2500] }
const talk = babble(4, VOICE)
const silence = (seconds: number): Float32Array => new Float32Array(seconds * SPEECH_RATE)
const joined = (...parts: Float32Array[]): Float32Array =>
  Float32Array.from(parts.flatMap((part) => [...part]))
const tone = (hertz: number, seconds: number): Float32Array =>
  Float32Array.from(
    { length: seconds * SPEECH_RATE },
    (_, at) => 0.3 * Math.sin((2 * Math.PI * hertz * at) / SPEECH_RATE),
  )

test('syllables are speech, the pauses between them hardly', () => {
  const { seconds, samples } = extractSpeech(talk, SPEECH_RATE)
  expect(samples).toHaveLength(seconds * SPEECH_RATE)
  // Ten syllables of 300 ms.
  expect(seconds).toBeGreaterThan(2.7)
  expect(seconds).toBeLessThan(3.9)
})

test('the same is found in quiet speech, with noise, between silence, and at 8 kHz', () => {
  const found = extractSpeech(talk, SPEECH_RATE).seconds
  for (const sound of [
    scaled(talk, 0.03),
    mixed(talk, noise(talk.length, 0.01)),
    joined(silence(3), talk, silence(5)),
  ]) {
    const { seconds } = extractSpeech(sound, SPEECH_RATE)
    expect(seconds).toBeGreaterThan(found * 0.8)
    expect(seconds).toBeLessThan(found * 1.15)
  }
  const { seconds } = extractSpeech(resample(talk, SPEECH_RATE, 8000), 8000)
  expect(Math.abs(seconds - found)).toBeLessThan(found * 0.1)
})

test('silence, noise, noise that comes and goes, a click and a dial tone are no speech', () => {
  const rustle = noise(SPEECH_RATE, 0.2)
  const click = silence(2)
  click.fill(0.9, SPEECH_RATE, SPEECH_RATE + 40)
  for (const sound of [
    new Float32Array(0),
    silence(3),
    noise(4 * SPEECH_RATE, 0.2),
    joined(silence(1), rustle, silence(1), rustle),
    click,
    tone(440, 3),
  ])
    expect(extractSpeech(sound, SPEECH_RATE).seconds).toBe(0)
})

test('the noise floor follows a call that becomes loud', () => {
  const calm = mixed(talk, noise(talk.length, 0.002))
  const loud = mixed(scaled(talk, 0.6), noise(talk.length, 0.05))
  const { seconds } = extractSpeech(joined(calm, noise(4 * SPEECH_RATE, 0.05), loud), SPEECH_RATE)
  expect(seconds).toBeGreaterThan(4.5)
  expect(seconds).toBeLessThan(8)
})
