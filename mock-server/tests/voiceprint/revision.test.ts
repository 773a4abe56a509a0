import { audit, voiceprint } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { startIngest } from '../support/ingest.ts'
import { HIGH, LOW, spoken, startVoices, buildWav, type Voices } from '../support/voices.ts'

let demo: Demo
let manager: Person
let voices: Voices
let catalogId: number
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  const feed = await startIngest(demo, manager)
  voices = await startVoices({ demo, feed, manager })
  await voices.save({ similarityThreshold: 0.3, corporaNum: 1 })
  // Checks the voice that becomes the sample for all others.
  await voices.check(said(1))
  catalogId = (await manager.send(voiceprint.addCategory, { body: { catalogName: 'Chosen' } })).data.id
})
afterAll(() => demo.stop())

const said = (words: number, speaker = LOW) => buildWav(spoken(speaker, { seconds: 7, words }))
const addVoice = (record: voiceprint.CheckRecord, changes: object = {}, person = manager) =>
  person.send(voiceprint.addVoice, {
    body: { checkTaskId: record.taskId, catalogId, voiceId: record.voiceId, ...changes },
  })
const revise = ({ taskId }: voiceprint.CheckRecord, person = manager, reason?: string) =>
  person.send(voiceprint.manualRevise, {
    body: { checkTaskId: taskId, ...(reason === undefined ? {} : { reason }) },
  })
const recorded = async (opType: string) =>
  (await manager.send(audit.query, { query: { module: 'voiceprint', opType, pageSize: 100 } })).data.records

test('a revised record says so, once in the audit log however often it is sent [VOICE-048]', async () => {
  const record = await voices.check(said(2))
  expect(record).toMatchObject({ status: 2, statusRevise: 0 })
  expect(await revise(record)).toMatchObject({ status: 200, code: 0 })
  expect((await revise(record)).code).toBe(0)
  expect((await voices.checks())[0]).toMatchObject({ taskId: record.taskId, status: 2, statusRevise: 1 })
  expect(await recorded('voiceprint.manualRevise')).toMatchObject([{ targetName: record.name }])
})

test('the voice of a record becomes a sample in use of the category and replaces the oldest, but only once', async () => {
  const [before] = await voices.corpora({ status: 0 })
  const record = await voices.check(said(3))
  const added = await addVoice(record)
  expect(added.code).toBe(0)
  const inUse = await voices.corpora({ status: 0 })
  expect(inUse).toMatchObject([
    {
      corpusId: added.data.corpusId,
      catalogName: 'Chosen',
      userId: record.userId,
      sessionId: record.sessionId,
    },
  ])
  expect((await voices.corpora({ status: 2 })).map(({ corpusId }) => corpusId)).toEqual([before?.corpusId])
  expect((await addVoice(record)).data).toEqual(added.data)
  expect(await recorded('voiceprint.addVoice')).toHaveLength(1)
  const [, automatic] = (await manager.send(voiceprint.categories)).data.list.toReversed()
  const moved = await addVoice(record, { catalogId: automatic?.id ?? 0 })
  expect(moved.data).toEqual(added.data)
  expect(await voices.corpora({ status: 0 })).toMatchObject([{ catalogName: 'Automatic' }])
})

test('what is not consistent, not known, or another company’s is refused', async () => {
  const other = await voices.check(said(4, HIGH))
  expect(other.status).toBe(1)
  expect((await addVoice(other)).code).toBe(1801)
  await demo.asOwner((db) => sql`update voice_check set status = 0 where id = ${other.taskId}`.execute(db))
  expect(await revise(other, manager, 'A cold')).toMatchObject({
    code: 1801,
    message: 'The record has not been checked: there is no result to set.',
  })
  const record = await voices.check(said(5))
  const unknown = [
    await addVoice(record, { checkTaskId: 999_999 }),
    await addVoice(record, { catalogId: 999_999 }),
    await addVoice(record, { voiceId: record.voiceId + 1 }),
    await revise({ ...record, taskId: 999_999 }),
  ]
  expect(unknown.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  const stranger = await demo.as('platform-admin', 'voiceprint.record')
  const foreign = [await addVoice(record, {}, stranger), await revise(record, stranger)]
  expect(foreign.map(({ status }) => status)).toEqual([404, 404])
  const removed = await stranger.send(voiceprint.removeCheck, { query: { id: record.taskId } })
  expect(removed.status).toBe(404)
})

test('without its recording a record cannot be played, nor its voice be added', async () => {
  const record = await voices.check(said(6))
  await demo.asOwner((db) => sql`delete from call_recording where id = ${record.voiceId}`.execute(db))
  expect((await voices.checks())[0]).toMatchObject({ taskId: record.taskId, checkVoiceUrl: '' })
  expect((await addVoice(record)).code).toBe(1802)
})

test('a deleted record is gone with its entries, and its deletion is recorded', async () => {
  const record = await voices.check(said(7))
  const remove = () => manager.send(voiceprint.removeCheck, { query: { id: record.taskId } })
  expect((await remove()).code).toBe(0)
  expect((await remove()).status).toBe(404)
  expect((await voices.checks()).map(({ taskId }) => taskId)).not.toContain(record.taskId)
  expect(await recorded('voiceprint.removeCheck')).toMatchObject([{ targetName: record.name }])
})

test('what the check found inconsistent is set consistent with a reason, which record and audit log keep [VOICE-048]', async () => {
  const alarm = await voices.check(said(8, HIGH))
  expect(alarm).toMatchObject({ status: 1, statusRevise: 0, reviseReason: null })
  for (const reason of [undefined, '', '  ', 'x'.repeat(201)]) {
    const { status, code } = await revise(alarm, manager, reason)
    expect([status, code]).toEqual(reason === undefined ? [200, 1804] : [400, 400])
  }
  expect((await revise(alarm, manager, ' A cold ')).code).toBe(0)
  const isOfAlarm = ({ taskId }: voiceprint.CheckRecord) => taskId === alarm.taskId
  const revised = { status: 2, statusRevise: 1, reviseReason: 'A cold' }
  expect((await voices.checks()).find(isOfAlarm)).toMatchObject(revised)
  expect((await voices.checks({ status: 1 })).find(isOfAlarm)).toBeUndefined()
  expect((await voices.checks({ status: 2 })).find(isOfAlarm)).toMatchObject(revised)
  const [record] = await recorded('voiceprint.manualRevise')
  const { data } = await manager.send(audit.detail, { query: { id: record?.id ?? 0 } })
  expect(JSON.stringify(data)).toContain('A cold')
  expect((await revise(alarm)).code).toBe(0)
  expect((await addVoice(alarm)).code).toBe(0)
})
