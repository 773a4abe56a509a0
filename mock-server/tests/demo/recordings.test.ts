import { buffer } from 'node:stream/consumers'
import { readWave, extractSpeech, writeWave } from '@console/voice-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { demoRecordingsModule } from '../../src/demo/recordings/index.ts'
import { createRecordingMaker } from '../../src/demo/recordings/make-recordings.ts'
import { openRecordingThread, type RecordingThread } from '../../src/demo/recordings/recording-thread.ts'
import type { SpokenCall, SpokenLine } from '../../src/demo/recordings/spoken-call.ts'
import { openContent } from '../../src/platform/files/stored-contents.ts'
import { startSimulatedScenario, type SimulatedScenario } from '../support/simulated-scenario.ts'

/** A Friday in Shanghai, in the middle of the morning: a company of eleven seats, and one of nine in London. */
const MORNING = '2026-11-27T02:20:00Z'

let scenario: SimulatedScenario
beforeAll(async () => {
  scenario = await startSimulatedScenario(MORNING)
})
afterAll(() => scenario.stop())
// No call has a recording yet.
beforeEach(() => scenario.server.asOwner((db) => db.deleteFrom('callRecording').execute()))

type Recorded = { tenantId: number; callId: string; hash: string; durationMs: number; talkMs: number }

async function recordings(): Promise<Recorded[]> {
  const { rows } = await scenario.server.asOwner((db) =>
    sql<Recorded>`
      select r.tenant_id as "tenantId", r.call_id as "callId", r.content_hash as hash, r.duration_ms as "durationMs",
             round(extract(epoch from c.ended_at - c.answered_at) * 1000)::bigint as "talkMs"
      from call_recording r join call c on c.tenant_id = r.tenant_id and c.call_id = r.call_id
      order by r.received_at, c.answered_at desc`.execute(db),
  )
  return rows
}

/** Instead of the synthesiser: silence as long as the call, different for each. */
function silentThread(spoken: SpokenCall[], onCall: () => void = () => undefined): RecordingThread {
  return {
    record: async (call) => {
      spoken.push(call)
      onCall()
      const samples = new Float32Array(call.lengthMs)
      samples[0] = spoken.length / 1000
      return writeWave({ rate: 1000, channels: [samples, samples] })
    },
    close: async () => undefined,
  }
}

const forever = new AbortController().signal

test('calls of each company get recordings of what was said, up to a limit, and go on after a stop', async () => {
  const { ctx } = scenario.server
  const spoken: SpokenCall[] = []
  const stopping = new AbortController()
  const stopped = createRecordingMaker({
    ctx,
    mostOfCompany: 2,
    openThread: () => silentThread(spoken, () => stopping.abort()),
  })
  expect(await stopped.makeMissing(stopping.signal)).toBe(1)
  expect(await recordings()).toHaveLength(1)
  const again = createRecordingMaker({ ctx, mostOfCompany: 2, openThread: () => silentThread(spoken) })
  expect(await again.makeMissing(forever)).toBe(3)
  const stored = await recordings()
  expect(stored.map(({ tenantId }) => tenantId).toSorted((one, other) => one - other)).toEqual(
    scenario.tenantIds.flatMap((tenantId) => [tenantId, tenantId]),
  )
  for (const { durationMs, talkMs } of stored) {
    expect(Math.abs(durationMs - talkMs)).toBeLessThanOrEqual(1)
    expect(talkMs).toBeGreaterThanOrEqual(20_000)
    expect(talkMs).toBeLessThan(76_000)
  }
  expect(spoken.every(({ lines }) => lines.some(({ speaker }) => speaker === 1))).toBe(true)
  expect(spoken.every(({ lines }) => lines.some(({ speaker }) => speaker === 2))).toBe(true)
  // They are few: each is checked, not one a day of each seat.
  const { rows: frequencies } = await scenario.server.asOwner((db) =>
    sql<{ tenantId: number; days: number }>`
      select tenant_id as "tenantId", check_frequency as days from voice_setting order by tenant_id`.execute(
      db,
    ),
  )
  expect(frequencies).toEqual(
    scenario.tenantIds.toSorted((one, other) => one - other).map((tenantId) => ({ tenantId, days: 0 })),
  )
  // Only a share of later calls gets a recording.
  const third = vi.fn<() => RecordingThread>(() => silentThread(spoken))
  const made = await createRecordingMaker({ ctx, mostOfCompany: 2, openThread: third }).makeMissing(forever)
  expect(made).toBeLessThanOrEqual(2)
})

/** Fewer lines than the call has, since speech synthesis is slow. */
const GREETINGS: SpokenLine[] = [
  { speaker: 1, atMs: 0, lastsMs: null, words: 'Good morning, how are you?' },
  { speaker: 2, atMs: 1800, lastsMs: 1000, words: 'Thank you, I am well.' },
]

test('the synthesiser speaks in a thread: both are heard, each in their channel', async () => {
  const { ctx } = scenario.server
  const before = new Set((await recordings()).map(({ callId }) => callId))
  const stopping = new AbortController()
  const thread = openRecordingThread({ priority: 0 })
  const once: RecordingThread = {
    ...thread,
    record: async (call, signal) => {
      const wav = await thread.record({ ...call, lengthMs: 3000, lines: GREETINGS }, signal)
      stopping.abort()
      return wav
    },
  }
  const maker = createRecordingMaker({ ctx, mostOfCompany: 6, openThread: () => once })
  expect(await maker.makeMissing(stopping.signal)).toBe(1)
  const made = (await recordings()).find(({ callId }) => !before.has(callId))
  if (!made) throw new Error('A recording was made.')
  const content = await openContent(ctx, made)
  if (!content) throw new Error('It is stored.')
  const { rate, channelCount, samplesOf } = readWave(await buffer(content.read()))
  expect([rate, channelCount]).toEqual([8000, 2])
  for (const channel of [0, 1]) expect(extractSpeech(samplesOf(channel), rate).seconds).toBeGreaterThan(0.3)
})

test('the setting leaves recordings out', async () => {
  const { ctx } = scenario.server
  const start = vi.fn<typeof ctx.leases.start>(async () => async () => undefined)
  for (const seedRecordings of ['off', 'on'] as const)
    for (const job of demoRecordingsModule().jobs ?? [])
      await job.start({ ...ctx, config: { ...ctx.config, seedRecordings }, leases: { ...ctx.leases, start } })
  expect(start.mock.calls.map(([name]) => name)).toEqual(['demo recordings'])
  expect(ctx.config.seedRecordings).toBe('off')
})
