import { readWave } from '@console/voice-check'
import { expect, test } from 'vitest'
import { DEMO_VOICES, voiceAt } from './demo-voices.ts'
import { recordCall } from './record-call.ts'
import type { Speak, SpokenCall, SpokenLine } from './spoken-call.ts'

const [seat, customer] = [voiceAt(0), voiceAt(1)]

/** As loud as the voice's pitch says; 100 ms a letter at the voice's own pace. */
const speak: Speak = ({ voice, words }) => {
  const own = DEMO_VOICES.find(({ variant, pitch }) => variant === voice.variant && pitch === voice.pitch)
  const samples = Math.round((words.length * 800 * (own?.pace ?? 0)) / voice.pace)
  return new Float32Array(samples).fill(voice.variant === seat.variant ? 0.5 : 0.25)
}

const line = (speaker: number, atMs: number, rest: Partial<SpokenLine> = {}): SpokenLine => ({
  speaker,
  atMs,
  lastsMs: null,
  words: 'abcde',
  ...rest,
})

/** Finds when each channel starts and stops sounding, in milliseconds. */
function heardIn(lines: readonly SpokenLine[], lengthMs = 4000) {
  const call: SpokenCall = { language: 'en', lengthMs, seat, customer, lines }
  const { rate, channelCount, frames, samplesOf } = readWave(recordCall(call, speak))
  expect([rate, channelCount, frames]).toEqual([8000, 2, lengthMs * 8])
  return [0, 1].map((channel) => {
    const samples = samplesOf(channel)
    const heard = [...samples.keys()].filter((at) => samples[at] !== 0)
    return heard.length === 0 ? null : [(heard[0] ?? 0) / 8, ((heard.at(-1) ?? 0) + 1) / 8]
  })
}

test('the seat is heard on the left and the customer on the right, each at their time', () => {
  expect(heardIn([line(1, 500), line(2, 1500)])).toEqual([
    [500, 1000],
    [1500, 2000],
  ])
})

test('who needs longer than the sentence lasted speaks faster, and stops when the next one begins', () => {
  const [faster] = heardIn([line(1, 0, { lastsMs: 400 })])
  expect(faster?.[1]).toBeGreaterThan(350)
  expect(faster?.[1]).toBeLessThanOrEqual(400)
  const [cutOff] = heardIn([line(1, 0, { lastsMs: 100 }), line(2, 150)])
  expect(cutOff?.[1]).toBeLessThanOrEqual(150)
})

test('nothing is heard before the recording or after its end', () => {
  expect(heardIn([line(1, -100), line(2, 4100)])).toEqual([null, null])
  const [seatHeard] = heardIn([line(1, 3900)])
  expect(seatHeard?.[1]).toBeLessThanOrEqual(4000)
})
