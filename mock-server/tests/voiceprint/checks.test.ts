import { readFile } from 'node:fs/promises'
import type { voiceprint } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { startIngest, type Ingest } from '../support/ingest.ts'
import { silentSounds } from '../support/recordings.ts'
import {
  HIGH,
  LOW,
  spoken,
  startVoices,
  buildWav,
  withNoise,
  type Speaker,
  type Voices,
} from '../support/voices.ts'

let demo: Demo
let manager: Person
let feed: Ingest
let voices: Voices
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  feed = await startIngest(demo, manager)
  voices = await startVoices({ demo, feed, manager })
  await voices.save({ similarityThreshold: 0.3 })
})
afterAll(() => demo.stop())

/** A customer's voice, unlike the two other speakers'. */
const MIDDLE: Speaker = { pitch: 150, throat: 1.05 }
const said = (words: number, speaker = LOW, seconds = 7) => buildWav(spoken(speaker, { seconds, words }))
/** Makes samples and records so many days older. */
const age = (days: number) =>
  demo.asOwner(async (db) => {
    await sql`update voice_check set created_at = created_at - make_interval(days => ${days}),
      session_at = session_at - make_interval(days => ${days})`.execute(db)
    await sql`update voice_corpus set created_at = created_at - make_interval(days => ${days})`.execute(db)
  })
/** Sets the thresholds in the database, since a call saves two decimals and two scores may be closer than that. */
const setThresholds = (similarity: number, trigger: number) =>
  demo.asOwner((db) =>
    sql`update voice_setting set similarity_threshold = ${similarity}, trigger_threshold = ${trigger}`.execute(
      db,
    ),
  )
const ids = async (samples: readonly voiceprint.Corpus[] | Promise<readonly voiceprint.Corpus[]>) =>
  (await samples).map(({ corpusId }) => corpusId)
const samplesOf = async (userId: number | undefined) =>
  (await voices.corpora()).filter((sample) => sample.userId === userId)

// The samples of one person grow: each test goes on from the one before.
describe('a recording of a person', { shuffle: false }, () => {
  test('without samples becomes the first one, with which the same voice is consistent and another is not', async () => {
    const first = await voices.check(said(1), 'seat-001')
    expect(first).toMatchObject({
      status: 0,
      statusRevise: 0,
      progress: 'done',
      reason: 'firstSample',
      neededSeconds: 5,
      corpusList: [],
      duration: 7,
    })
    expect(first.checkTime).toBeGreaterThanOrEqual(first.createAt)
    expect(first.corpusAt).toBeUndefined()
    const [sample] = await samplesOf(first.userId)
    expect(sample).toMatchObject({ status: 0, catalogName: 'Automatic', sessionId: first.sessionId })
    expect(sample?.voiceDuration).toBeGreaterThanOrEqual(5)

    const same = await voices.check(said(2), 'seat-001')
    expect(same).toMatchObject({ status: 2, reason: null, corpusAt: sample?.createAt })
    expect(same.corpusList).toMatchObject([
      { corpusId: sample?.corpusId, status: 2, catalogName: 'Automatic' },
    ])

    const other = await voices.check(said(3, HIGH), 'seat-001')
    expect(other).toMatchObject({ status: 1, reason: null })
    expect(other.corpusList.map(({ status }) => status)).toEqual([1, 1])
    expect(other.corpusList[0]?.score).toBeLessThan(same.corpusList[0]?.score ?? 0)
    // The consistent voice is the second sample; the other voice is not stored as a sample.
    expect((await samplesOf(first.userId)).map(({ sessionId }) => sessionId)).toEqual([
      same.sessionId,
      first.sessionId,
    ])
  })

  test('is compared with as many of the newest samples as the settings say, and no more are stored', async () => {
    const { userId } = await voices.check(said(4), 'seat-001')
    expect(await samplesOf(userId)).toHaveLength(3)
    const full = await voices.check(said(5), 'seat-001')
    expect(full.corpusList).toHaveLength(3)
    expect(await samplesOf(userId)).toHaveLength(3)
    await voices.save({ corporaNum: 1 })
    expect((await voices.check(said(6), 'seat-001')).corpusList).toHaveLength(1)
    await voices.save({ corporaNum: 3 })
  })

  test('of stereo counts the first channel alone', async () => {
    const stereo = buildWav(spoken(LOW, { seconds: 7, words: 7 }), spoken(HIGH, { seconds: 7, words: 8 }))
    expect(await voices.check(stereo, 'seat-001')).toMatchObject({ status: 2 })
    const silent = buildWav(spoken(HIGH, { seconds: 7, words: 9 }), new Float32Array(112_000))
    expect(await voices.check(silent, 'seat-001')).toMatchObject({ status: 1 })
  })

  test('in the customer’s channel is noticed: the record says that the channels are exchanged, and nothing is stored', async () => {
    const before = await voices.corpora()
    const exchanged = buildWav(spoken(HIGH, { seconds: 7, words: 9 }), spoken(LOW, { seconds: 7, words: 9 }))
    expect(await voices.check(exchanged, 'seat-001')).toMatchObject({
      status: 0,
      reason: 'channelsSwapped',
      corpusList: [],
    })
    expect(await ids(voices.corpora())).toEqual(await ids(before))
  })

  test('is consistent when the share of matching comparisons reaches the trigger threshold', async () => {
    const { corpusList } = await voices.check(said(10), 'seat-001')
    const [best = 0, second = 0] = corpusList.map(({ score }) => score)
    expect(corpusList).toHaveLength(3)
    expect(best).toBeGreaterThan(second)
    // The best of three alone matches: a third. The same words score the same.
    await setThresholds((best + second) / 2, 33.33)
    expect(await voices.check(said(10), 'seat-001')).toMatchObject({ status: 2 })
    await setThresholds((best + second) / 2, 33.34)
    expect(await voices.check(said(10), 'seat-001')).toMatchObject({ status: 1 })
    await setThresholds(0.3, 3)
  })

  test('is not checked when the switch is off, or the person was checked so many days before', async () => {
    await voices.save({ functionSwitch: 0 })
    const off = await voices.record(said(11), 'seat-002')
    await demo.checkVoices()
    await voices.save({ functionSwitch: 1 })
    await demo.checkVoices()
    expect((await voices.checks()).map(({ sessionId }) => sessionId)).not.toContain(off.sessionId)

    await voices.check(said(12), 'seat-002')
    await voices.save({ checkFrequency: 1 })
    const early = await voices.record(said(13), 'seat-002')
    await demo.checkVoices()
    expect((await voices.checks()).map(({ sessionId }) => sessionId)).not.toContain(early.sessionId)
    await age(1)
    const later = await voices.check(said(14), 'seat-002')
    expect(later.status).toBe(2)
    await voices.save({ checkFrequency: 0 })
  })
})

describe('a recording without a voice that can be compared', () => {
  test.each([
    ['too little speech', () => said(20, LOW, 2), 'tooShort'],
    ['silence', () => buildWav(new Float32Array(160_000)), 'tooShort'],
    ['an encoding that is not read', () => withEncoding(said(21), 6), 'unreadableKind'],
    ['a head that contradicts itself', () => withBlock(said(22), 3), 'notSound'],
    ['AAC', () => silentSounds['audio/mp4'], 'unreadableKind'],
    ['an MP3 of silence', () => silentSounds['audio/mpeg'], 'tooShort'],
    [
      'noise little quieter than the voice',
      () => buildWav(withNoise(spoken(LOW, { seconds: 20 }), 22)),
      'tooNoisy',
    ],
  ] as const)('ends as a record with its reason: %s', async (...row) => {
    const [, sound, reason] = row
    // The recording comes in while nothing is compared.
    await voices.save({ functionSwitch: 0 })
    const { sessionId } = await voices.record(sound(), 'seat-003')
    await voices.save({ functionSwitch: 1 })
    await demo.checkVoices()
    const record = (await voices.checks()).find((one) => one.sessionId === sessionId)
    expect(record).toMatchObject({ status: 0, reason, progress: 'done', corpusList: [] })
    expect((record?.speechSeconds ?? -1) >= 5).toBe(reason === 'tooNoisy')
    expect(record?.speechSeconds === null).toBe(reason !== 'tooShort' && reason !== 'tooNoisy')
    expect(await samplesOf(record?.userId)).toEqual([])
  })

  test('says how good it is: above the needed ratio of voice and noise it is compared, below it is not', async () => {
    const voice = spoken(LOW, { seconds: 20, words: 28 })
    const good = await voices.check(buildWav(withNoise(voice, 35)), 'seat-012')
    expect(good).toMatchObject({ reason: 'firstSample' })
    const { neededSignalToNoise: needed } = good
    expect(good.signalToNoise).toBeGreaterThan(needed ?? Infinity)
    const bad = await voices.check(buildWav(withNoise(voice, 22)), 'seat-012')
    expect(bad).toMatchObject({ status: 0, reason: 'tooNoisy' })
    expect(bad.signalToNoise).toBeLessThan(needed ?? 0)
  })

  test('of which both channels have one voice becomes a sample only if it is one channel written twice', async () => {
    const alike = [50, 51].map((words) => spoken(LOW, { seconds: 7, words }))
    const record = await voices.check(buildWav(...alike), 'seat-010')
    expect(record).toMatchObject({ status: 0, reason: 'channelsAlike' })
    expect(await samplesOf(record.userId)).toEqual([])
    const twice = spoken(LOW, { seconds: 7, words: 52 })
    expect(await voices.check(buildWav(twice, twice), 'seat-010')).toMatchObject({ reason: 'firstSample' })
  })

  test('whose first sample is the customer’s says with the second that channels are exchanged', async () => {
    const exchanged = (customer: Speaker, words: number) =>
      buildWav(spoken(customer, { seconds: 7, words }), spoken(LOW, { seconds: 7, words: words + 1 }))
    expect(await voices.check(exchanged(HIGH, 60), 'seat-011')).toMatchObject({ reason: 'firstSample' })
    const second = await voices.check(exchanged(MIDDLE, 62), 'seat-011')
    expect(second).toMatchObject({ status: 0, reason: 'channelsSwapped', corpusList: [] })
    expect(await samplesOf(second.userId)).toHaveLength(1)
  })

  test('that has lost its file ends as one too, and the next recording is checked', async () => {
    const { sessionId } = await voices.record(said(23), 'seat-006')
    await demo.asOwner((db) =>
      sql`update stored_content set bytes = bytes + 1 where hash = (
        select content_hash from call_recording r join call c using (tenant_id, call_id)
        where c.session_id = ${sessionId})`.execute(db),
    )
    expect(await voices.check(said(24), 'seat-006')).toMatchObject({ reason: 'firstSample' })
    const lost = (await voices.checks()).find((one) => one.sessionId === sessionId)
    expect(lost).toMatchObject({ status: 0, reason: 'recordingGone', speechSeconds: null })
  })

  test('that always kills its check ends as failed after three attempts', async () => {
    const { sessionId, callId } = await voices.record(said(25), 'seat-003')
    await demo.asOwner((db) =>
      sql`update voice_check_queue set attempts = 3 where call_id = ${callId}`.execute(db),
    )
    await demo.checkVoices()
    const failed = (await voices.checks()).find((one) => one.sessionId === sessionId)
    expect(failed).toMatchObject({ status: 0, reason: 'failed', progress: 'done' })
  })
})

test.each(['low.ogg', 'low.mp3'])('the voice of %s is compared with that of a WAV file', async (name) => {
  const account = name === 'low.ogg' ? 'seat-013' : 'seat-014'
  const file = new URL(`../../../packages/voice-check/tests/sounds/${name}`, import.meta.url)
  expect(await voices.check(said(70), account)).toMatchObject({ reason: 'firstSample' })
  const record = await voices.check(await readFile(file), account)
  expect(record).toMatchObject({ status: 2, reason: null })
  expect(record.speechSeconds).toBeGreaterThan(5)
})

test('a sample of another model is embedded again from its sound, and compared', async () => {
  const first = await voices.check(said(26), 'seat-005')
  const modelOf = () =>
    demo.asOwner(async (db) => {
      const { rows } = await sql<{ model: string }>`
        select model from voice_corpus where user_id = ${first.userId} order by id`.execute(db)
      return rows.map(({ model }) => model)
    })
  await demo.asOwner((db) =>
    sql`update voice_corpus set model = 'earlier', embedding = '\\x00' where user_id = ${first.userId}`.execute(
      db,
    ),
  )
  expect(await voices.check(said(27), 'seat-005')).toMatchObject({ status: 2 })
  expect(await modelOf()).toEqual(['built-in-3', 'built-in-3'])
})

test('scores with samples of other people are counted beside those of the same', async () => {
  await voices.check(said(40), 'seat-007')
  await voices.check(said(41), 'seat-008')
  await voices.check(said(42), 'seat-008')
  const { rows } = await demo.asOwner((db) =>
    sql<{ isSame: boolean; number: number }>`
      select is_same as "isSame", sum(number)::integer as number from voice_score_day group by is_same order by is_same desc`.execute(
      db,
    ),
  )
  expect(rows.map(({ isSame }) => isSame)).toEqual([true, false])
  expect(rows[1]?.number).toBeGreaterThan(0)
})

describe('time', () => {
  test('samples expire and records go after the days of the settings, and the newest expired are still compared with', async () => {
    const { userId } = await voices.check(said(30), 'seat-004')
    await voices.save({ recordExpiration: 7 })
    await age(7)
    await demo.cleanUpVoices()
    expect((await samplesOf(userId)).map(({ status }) => status)).toEqual([0])
    expect(await voices.checks()).not.toEqual([])
    demo.clock.forward(1)
    await demo.cleanUpVoices()
    expect((await samplesOf(userId)).map(({ status }) => status)).toEqual([1])
    expect(await voices.checks()).toEqual([])
    const again = await voices.check(said(31), 'seat-004')
    expect(again).toMatchObject({ status: 2 })
    expect(again.corpusList).toHaveLength(1)
    // The consistent voice takes the expired one's position.
    expect((await samplesOf(userId)).map(({ status }) => status)).toEqual([0, 1])
    expect((await voices.corpora({ status: 1 })).map(({ status }) => status)).toContain(1)
  })

  test('with 0 days a record goes with the next clean-up', async () => {
    await voices.save({ recordExpiration: 0 })
    await voices.check(said(32), 'seat-009')
    demo.clock.forward(1)
    await demo.cleanUpVoices()
    expect(await voices.checks()).toEqual([])
    await voices.save({ recordExpiration: 7 })
  })
})

function withEncoding(wav: Buffer, encoding: number): Buffer {
  wav.writeUInt16LE(encoding, 20)
  return wav
}

function withBlock(wav: Buffer, bytes: number): Buffer {
  wav.writeUInt16LE(bytes, 32)
  return wav
}
