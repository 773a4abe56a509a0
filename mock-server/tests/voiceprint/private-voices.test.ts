import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { account, audit, voiceprint } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { exportedRows } from '../support/exported.ts'
import { startIngest } from '../support/ingest.ts'
import { organizationNamed, personNamed } from '../support/people.ts'
import { LOW, spoken, startVoices, buildWav, type Voices } from '../support/voices.ts'

type Recorded = {
  demo: Demo
  dataDir: string
  manager: Person
  voices: Voices
  /** The second of two recordings of a person, consistent with the first. */
  record: voiceprint.CheckRecord
  /** The first of their two samples. */
  sample: voiceprint.Corpus
  stop: () => Promise<void>
}

let demo: Demo
let manager: Person
let voices: Voices
let record: voiceprint.CheckRecord
let sample: voiceprint.Corpus
let recorded: Recorded
beforeAll(async () => {
  recorded = await startRecorded()
  ;({ demo, manager, voices, record, sample } = recorded)
})
afterAll(() => recorded.stop())

async function startRecorded(): Promise<Recorded> {
  const dataDir = await mkdtemp(join(tmpdir(), 'console-voices-'))
  const started = await startDemo({ config: { dataDir } })
  const person = await started.as('manager')
  const feed = await startIngest(started, person)
  const made = await startVoices({ demo: started, feed, manager: person })
  await made.check(buildWav(spoken(LOW, { seconds: 7, words: 1 })))
  const second = await made.check(buildWav(spoken(LOW, { seconds: 7, words: 2 })))
  const [, first] = await made.corpora()
  if (!first) throw new Error('the first recording is a sample')
  return {
    demo: started,
    dataDir,
    manager: person,
    voices: made,
    record: second,
    sample: first,
    stop: async () => {
      await started.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Reads the audit records of an operation, the newest first. */
async function auditOf(opType: string, person = manager) {
  const { records } = (await person.send(audit.query, { query: { opType, pageSize: 100 } })).data
  return Promise.all(records.map(async ({ id }) => (await person.send(audit.detail, { query: { id } })).data))
}

async function filesOf({ dataDir }: Recorded): Promise<Buffer[]> {
  const entries = await readdir(join(dataDir, 'files', 'content'), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name))))
}

test('a sample plays whole and in parts by its address, and the audit log says once who played whose voice', async () => {
  const playsBefore = (await auditOf('voiceprint.play')).length
  // The addresses of this test expire at another moment than those of other tests, and so differ from them.
  demo.clock.forward(1)
  const [{ url } = { url: '' }] = await voices.corpora({ corpusId: sample.corpusId })
  const whole = await demo.fetch(url)
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'audio/wav'])
  const bytes = Buffer.from(await whole.arrayBuffer())
  expect(bytes.toString('latin1', 0, 4)).toBe('RIFF')
  expect(Math.floor((bytes.length - 44) / 32_000)).toBe(sample.voiceDuration)
  const part = await demo.fetch(url, { headers: { range: 'bytes=4-7' } })
  expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, bytes.subarray(4, 8)])
  const { checkVoiceUrl = '' } = (await voices.checks()).find(({ taskId }) => taskId === record.taskId) ?? {}
  const recording = await demo.fetch(checkVoiceUrl, { headers: { range: 'bytes=0-3' } })
  expect([recording.status, await recording.text()]).toEqual([206, 'RIFF'])
  const allPlays = await auditOf('voiceprint.play')
  const plays = allPlays.slice(0, allPlays.length - playsBefore)
  expect(plays).toMatchObject([
    { targetName: record.name, opUserName: (await personNamed(manager, 'manager')).name },
    { targetName: sample.name },
  ])
  expect(plays[1]?.opContentAfter).toContain(`"corpusId":${sample.corpusId}`)
})

test('an address ends after 15 minutes or with its session, and a forged one never works', async () => {
  const other = await demo.as('quality', 'voiceprint.corpus')
  const { data } = await other.send(voiceprint.corpora, { query: { corpusId: sample.corpusId } })
  const url = data.list[0]?.url ?? ''
  expect((await demo.fetch(url)).status).toBe(200)
  expect((await demo.fetch(`${url.slice(0, -4)}AAAA`)).status).toBe(404)
  await demo.asOwner((db) =>
    sql`update session set ended_at = ${demo.clock.now()}, ended_reason = 'logout' where user_id = ${other.userId}`.execute(
      db,
    ),
  )
  expect((await demo.fetch(url)).status).toBe(401)
  const [fresh] = await voices.corpora({ corpusId: sample.corpusId })
  demo.clock.forward(voiceprint.PLAY_LINK_SECONDS - 1)
  expect((await demo.fetch(fresh?.url ?? '')).status).toBe(200)
  demo.clock.forward(1)
  expect((await demo.fetch(fresh?.url ?? '')).status).toBe(404)
})

test('voices are stored sealed, each for its own sample', async () => {
  const files = await filesOf(recorded)
  // The two recordings are as they came; the two samples are not.
  expect(files).toHaveLength(4)
  expect(files.filter((file) => file.toString('latin1', 0, 4) === 'RIFF')).toHaveLength(2)
  const { rows } = await demo.asOwner((db) =>
    sql<{
      hash: string
    }>`select content_hash as hash from voice_corpus where id = ${sample.corpusId}`.execute(db),
  )
  onTestFinished(async () => {
    await demo.asOwner((db) =>
      sql`update voice_corpus set content_hash = ${rows[0]?.hash} where id = ${sample.corpusId}`.execute(db),
    )
  })
  await demo.asOwner((db) =>
    sql`update voice_corpus one set content_hash = other.content_hash from voice_corpus other
      where one.id = ${sample.corpusId} and other.id <> one.id`.execute(db),
  )
  const [moved] = await voices.corpora({ corpusId: sample.corpusId })
  expect((await demo.fetch(moved?.url ?? '')).status).toBe(500)
})

test('a leader sees voices of their own organisation alone, and deletes or plays no other', async () => {
  const elsewhere = await organizationNamed(manager, 'Service centre Chengdu')
  const leader = await demo.as('master', 'voiceprint.record', 'voiceprint.corpus')
  const { userId } = record
  await demo.asOwner((db) =>
    sql`update app_user set org_id = ${elsewhere.id} where id = ${userId}`.execute(db),
  )
  expect((await leader.send(voiceprint.checks)).data).toMatchObject({ list: [], count: 0 })
  expect((await leader.send(voiceprint.corpora)).data).toMatchObject({ list: [], count: 0 })
  expect((await leader.send(voiceprint.checks, { query: { orgId: elsewhere.id } })).status).toBe(404)
  const removed = [
    await leader.send(voiceprint.removeCheck, { query: { id: record.taskId } }),
    await leader.send(voiceprint.removeCorpus, { query: { id: sample.corpusId } }),
  ]
  expect(removed.map(({ status }) => status)).toEqual([404, 404])
  expect((await manager.send(voiceprint.checks, { query: { orgId: elsewhere.id } })).data.count).toBe(2)
})

test('lists find records by name, day, day of the check and status, and refuse more than 100 a page', async () => {
  const count = async (query: object) => (await manager.send(voiceprint.checks, { query })).data.count
  const { name } = record
  expect(await count({ name: name.slice(1) })).toBe(2)
  expect(await count({ name: 'nobody of this name' })).toBe(0)
  expect([await count({ date: '20261121' }), await count({ date: '20261122' })]).toEqual([2, 0])
  expect([await count({ checkDate: '20261121' }), await count({ checkDate: '20261120' })]).toEqual([2, 0])
  expect([await count({ status: -1 }), await count({ status: 0 }), await count({ status: 2 })]).toEqual([
    2, 1, 1,
  ])
  const corpora = async (query: object) => (await voices.corpora(query)).map(({ corpusId }) => corpusId)
  expect(await corpora({ corpusId: sample.corpusId, status: 0, name })).toEqual([sample.corpusId])
  expect(await corpora({ order: 'catalogName', asc: false })).toHaveLength(2)
  for (const query of ['pageSize=101', 'status=3', 'status=-2', 'date=20261131', 'checkDate=x'])
    expect([query, (await manager.sendRaw(voiceprint.checks, { query })).status]).toEqual([query, 400])
})

test('the export has the records of the filters, and nothing that plays or identifies a voice', async () => {
  const rows = await exportedRows(demo, manager, {
    call: voiceprint.exportCheckResult,
    filter: { status: 2 },
  })
  expect(rows).toHaveLength(2)
  expect(rows[1]).toContain('Consistent')
  expect(rows.flat().join()).not.toMatch(/sound|voiceprint\//)
})

test('scores of the same and of other people are counted for the thresholds, of nobody in particular', async () => {
  const { data } = await manager.send(voiceprint.scoreDistribution)
  const sum = (bins: readonly number[]) => bins.reduce((total, one) => total + one, 0)
  expect([data.same.length, sum(data.same), sum(data.other)]).toEqual([50, 1, 0])
  expect(data.equalError).toBeNull()
})

test('erasing a person deletes their samples with their files, their records, and their recordings', async () => {
  // The voices of the other tests remain.
  const own = await startRecorded()
  onTestFinished(() => own.stop())
  const person = await personNamed(own.manager, 'seat-001')
  expect(person.id).toBe(own.record.userId)
  const erased = await own.manager.send(account.erase, { body: { id: person.id, username: 'seat-001' } })
  expect(erased).toMatchObject({ status: 200, code: 0 })
  expect(await own.voices.checks()).toEqual([])
  expect(await own.voices.corpora()).toEqual([])
  expect(await filesOf(own)).toEqual([])
  const [erasure] = await auditOf('account.erase', own.manager)
  expect(erasure?.opContentAfter).toContain('"voiceSamples":2')
})
