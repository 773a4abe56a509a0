import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runVoiceChecks } from '../../src/modules/voiceprint/voiceprint/job/run-voice-checks.ts'
import { cloneDatabase, startTestServer, type TestServer } from '../../src/testing/start-test-server.ts'
import { startDemo, type Demo } from '../support/demo.ts'
import { startIngest } from '../support/ingest.ts'
import { startS3Server, type S3Server } from '../support/s3-server.ts'
import { LOW, spoken, startVoices, buildWav, type Voices } from '../support/voices.ts'

let s3: S3Server
let one: Demo
/** A server whose storage does not answer while `gate` is set, as if it had been stopped in the middle of its work. */
let other: TestServer
let gate: PromiseWithResolvers<void> | null = null
let voices: Voices
beforeEach(async () => {
  gate = null
  const database = await cloneDatabase()
  s3 = await startS3Server()
  const config = { storage: s3.settings }
  one = await startDemo({ database, config })
  other = await startTestServer({
    database,
    config,
    clock: one.clock,
    wrapStorage: (inner) => ({
      ...inner,
      read: (...of) => Readable.from(afterGate(() => inner.read(...of))),
    }),
  })
  const manager = await one.as('manager')
  voices = await startVoices({ demo: one, feed: await startIngest(one, manager), manager })
  await voices.save({ similarityThreshold: 0.3, corporaNum: 1 })
  // Checks the voice that becomes the sample for all others.
  await voices.check(said(1))
})
afterEach(async () => {
  gate?.resolve()
  await other.stop()
  await one.stop()
  await s3.stop()
})

async function* afterGate(read: () => Readable): AsyncGenerator<unknown> {
  await gate?.promise
  yield* read()
}

const said = (words: number) => buildWav(spoken(LOW, { seconds: 7, words }))
/** Scores with samples of the same person. */
const scores = async (): Promise<number> => {
  const { rows } = await one.asOwner((db) =>
    sql<{ number: number }>`
      select coalesce(sum(number), 0)::integer as number from voice_score_day where is_same`.execute(db),
  )
  return rows[0]?.number ?? 0
}

test('two servers that check at once check each recording once', async () => {
  for (const words of [2, 3, 4]) await voices.record(said(words))
  await Promise.all([one.checkVoices(), runVoiceChecks(other.ctx)])
  const checks = await voices.checks()
  expect(checks).toHaveLength(4)
  expect(checks.filter(({ status }) => status === 2)).toHaveLength(3)
  expect(await scores()).toBe(3)
})

test('a check of a server that stops in the middle is done by the next one, and counts once if the first goes on', async () => {
  gate = Promise.withResolvers()
  const { sessionId } = await voices.record(said(6))
  const stopped = runVoiceChecks(other.ctx)
  const found = async () => (await voices.checks()).find((check) => check.sessionId === sessionId)
  await expect.poll(async () => (await found())?.progress).toBe('running')
  await one.checkVoices()
  expect((await found())?.progress).toBe('running')
  await one.takeOverChecks()
  await one.checkVoices()
  const done = await found()
  expect(done).toMatchObject({ progress: 'done', status: 2 })
  gate.resolve()
  await stopped
  expect(await found()).toEqual({ ...done, checkVoiceUrl: expect.any(String), corpusList: expect.any(Array) })
  expect(await scores()).toBe(1)
})
