import { voiceprint } from '@console/contracts'
import { writeWave } from '@console/voice-check'
import { expect } from 'vitest'
import type { Demo, Person } from './demo.ts'
import type { Ingest } from './ingest.ts'
import { uploadRecording, ingestCall, type OneCall } from './recordings.ts'

const RATE = 16_000
/** Length of a syllable and the pause after it. */
const SYLLABLE_SECONDS = 0.25
/** First and second resonance of some vowels, in hertz. */
const VOWELS = [
  [730, 1090],
  [270, 2290],
  [300, 870],
  [530, 1840],
  [570, 840],
] as const

/** A voice: how high, and by how much the throat differs from the average. */
export type Speaker = { pitch: number; throat: number }
export const LOW: Speaker = { pitch: 105, throat: 0.9 }
export const HIGH: Speaker = { pitch: 215, throat: 1.2 }

export type Spoken = {
  seconds: number
  /** Other words of the same speaker. */
  words?: number
}

/** A voice as a synthesizer of the sixties made it: pulses through two resonances, syllable by syllable. */
export function spoken({ pitch, throat }: Speaker, { seconds, words = 1 }: Spoken): Float32Array {
  const samples = new Float32Array(Math.round(seconds * RATE))
  const random = randomFrom(words * 7919 + Math.round(pitch))
  let vowel: readonly [number, number] = VOWELS[0]
  let height = pitch
  let phase = 0
  let syllable = 0
  const memory = [
    [0, 0],
    [0, 0],
  ]
  for (let at = 0; at < samples.length; at += 1) {
    const inSyllable = (at / RATE / SYLLABLE_SECONDS) % 1
    if (at % Math.round(SYLLABLE_SECONDS * RATE) === 0) {
      // Every vowel occurs equally often, so that talks of one speaker differ little.
      vowel = VOWELS[(syllable + words) % VOWELS.length] ?? VOWELS[0]
      syllable += 1
      height = pitch * (0.97 + 0.06 * random())
    }
    phase += height / RATE
    const isPulse = phase >= 1
    if (isPulse) phase -= 1
    let value = (isPulse ? 1 : 0) + (random() - 0.5) * 0.02
    for (const [index, state] of memory.entries())
      value = resonated(value, state, { hertz: (vowel[index] ?? 500) * throat, width: 90 })
    const envelope = inSyllable < 0.8 ? Math.sin((Math.PI * inSyllable) / 0.8) : 0
    samples[at] = value * envelope
  }
  const loudest = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9)
  return samples.map((value) => (value / loudest) * 0.6)
}

function resonated(
  input: number,
  state: number[],
  { hertz, width }: { hertz: number; width: number },
): number {
  const radius = Math.exp((-Math.PI * width) / RATE)
  const [one = 0, two = 0] = state
  const output = input + 2 * radius * Math.cos((2 * Math.PI * hertz) / RATE) * one - radius ** 2 * two
  state[0] = output
  state[1] = one
  return output
}

function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** With white noise so many decibels below the loudest voice. */
export function withNoise(sound: Float32Array, decibels: number): Float32Array {
  const random = randomFrom(decibels)
  const size = 0.6 / 10 ** (decibels / 20)
  return sound.map((sample) => sample + (random() * 2 - 1) * size)
}

/** A WAV file; of two channels the first is the seat's. */
export const buildWav = (...channels: Float32Array[]): Buffer => writeWave({ rate: RATE, channels })

export type Voices = {
  /** A call of a seat with this recording, not yet checked. */
  record: (sound: Buffer, account?: string) => Promise<OneCall>
  /** The same, checked; returns the check record. */
  check: (sound: Buffer, account?: string) => Promise<voiceprint.CheckRecord>
  checks: (query?: object) => Promise<voiceprint.CheckRecord[]>
  corpora: (query?: object) => Promise<voiceprint.Corpus[]>
  save: (settings: Partial<voiceprint.Settings>) => Promise<void>
}

/** Prepares the calls on voices of a company's manager; every recording is checked. */
export async function startVoices({
  demo,
  feed,
  manager,
}: {
  demo: Demo
  feed: Ingest
  manager: Person
}): Promise<Voices> {
  const checks = async (query: object = {}) =>
    (await manager.send(voiceprint.checks, { query: { pageSize: 100, ...query } })).data.list
  const record = async (sound: Buffer, account?: string): Promise<OneCall> => {
    const call = await ingestCall(feed, account === undefined ? {} : { account })
    const body = new Uint8Array(sound)
    const uploaded = await uploadRecording({ demo, token: feed.token }, { callId: call.callId, body })
    expect(uploaded.status).toBe(200)
    return call
  }
  const voices: Voices = {
    record,
    checks,
    check: async (sound, account) => {
      const { sessionId } = await record(sound, account)
      await demo.checkVoices()
      const found = (await checks()).find((one) => one.sessionId === sessionId)
      if (!found) throw new Error('the recording has no check record')
      return found
    },
    corpora: async (query = {}) =>
      (await manager.send(voiceprint.corpora, { query: { pageSize: 100, ...query } })).data.list,
    save: async (settings) => {
      const { data: before } = await manager.send(voiceprint.config)
      const answer = await manager.send(voiceprint.saveConfig, {
        body: voiceprint.saveConfig.body.parse({ ...before, ...settings }),
      })
      expect(answer.code).toBe(0)
    },
  }
  await voices.save({ checkFrequency: 0 })
  return voices
}
