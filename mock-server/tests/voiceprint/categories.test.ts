import { audit, voiceprint } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { startIngest } from '../support/ingest.ts'
import { LOW, spoken, startVoices, buildWav } from '../support/voices.ts'

let demo: Demo
let manager: Person
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
})
afterAll(() => demo.stop())
afterEach(() => demo.asOwner((db) => sql`delete from voice_category`.execute(db)))

const add = (catalogName: string) => manager.send(voiceprint.addCategory, { body: { catalogName } })
const list = async (query: object = {}) => (await manager.send(voiceprint.categories, { query })).data
const names = async (query: object = {}) => (await list(query)).list.map(({ catalogName }) => catalogName)

test('a name exists once, however it is written: adding or renaming to it is a conflict and changes nothing [VOICE-018]', async () => {
  const { data: first } = await add('  Night shift ')
  expect(first).toMatchObject({ catalogName: 'Night shift', relateCount: 0 })
  const { data: second } = await add('Day shift')
  for (const name of ['Night shift', 'NIGHT SHIFT']) expect((await add(name)).status).toBe(409)
  const renamed = await manager.send(voiceprint.renameCategory, {
    body: { id: second.id, catalogName: 'night shift' },
  })
  expect(renamed.status).toBe(409)
  expect(await names()).toEqual(['Day shift', 'Night shift'])
  const own = await manager.send(voiceprint.renameCategory, {
    body: { id: second.id, catalogName: 'DAY shift' },
  })
  expect(own).toMatchObject({ code: 0, data: { catalogName: 'DAY shift' } })
})

test('of two who rename a category the second one is refused, unless they name no version', async () => {
  const { id, version } = (await add('Calls')).data
  const rename = async (catalogName: string, seen?: number) =>
    manager.send(voiceprint.renameCategory, { body: { id, catalogName, ...(seen && { version: seen }) } })
  expect(version).toBe(1)
  expect((await rename('Day calls', 1)).data).toMatchObject({ catalogName: 'Day calls', version: 2 })
  expect(await rename('Night calls', 1)).toMatchObject({ status: 409 })
  expect(await names()).toEqual(['Day calls'])
  expect((await rename('Late calls')).data).toMatchObject({ catalogName: 'Late calls', version: 3 })
})

test('of two additions of a name at once one is a conflict', async () => {
  const answers = await Promise.all([add('At once'), add('at once')])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('names are 1 to 50 characters, found by a part of them, in pages of up to 1000', async () => {
  expect((await add('x'.repeat(50))).code).toBe(0)
  for (const name of ['', '   ', 'x'.repeat(51)]) expect((await add(name)).status).toBe(400)
  expect((await add('100 %')).code).toBe(0)
  expect(await names({ name: '0 %' })).toEqual(['100 %'])
  expect(await names({ name: '_' })).toEqual([])
  const paged = await list({ pageIndex: 2, pageSize: 1 })
  expect([paged.list.length, paged.count]).toEqual([1, (await names({ pageSize: 1000 })).length])
  expect((await manager.sendRaw(voiceprint.categories, { query: 'pageSize=1001' })).status).toBe(400)
})

test('a category is deleted by its id alone, but not while it has samples', async () => {
  const feed = await startIngest(demo, manager)
  const voices = await startVoices({ demo, feed, manager })
  await voices.check(buildWav(spoken(LOW, { seconds: 7 })))
  const [automatic] = (await list({ name: 'Automatic' })).list
  expect(automatic).toMatchObject({ relateCount: 1 })
  const remove = (id: number, person = manager) => person.send(voiceprint.removeCategory, { query: { id } })
  expect((await remove(automatic?.id ?? 0)).status).toBe(409)
  const [sample] = await voices.corpora()
  await manager.send(voiceprint.removeCorpus, { query: { id: sample?.corpusId ?? 0 } })
  expect((await remove(automatic?.id ?? 0)).code).toBe(0)
  expect((await remove(automatic?.id ?? 0)).status).toBe(404)
  expect(await names({ name: 'Automatic' })).toEqual([])
})

test('categories of another company are unknown', async () => {
  const { data: made } = await add('Mine')
  const other = await demo.as('platform-admin', 'voiceprint.category')
  const asOther = [
    await other.send(voiceprint.removeCategory, { query: { id: made.id } }),
    await other.send(voiceprint.renameCategory, { body: { id: made.id, catalogName: 'Theirs' } }),
  ]
  expect(asOther.map(({ status }) => status)).toEqual([404, 404])
  expect((await other.send(voiceprint.categories)).data.count).toBe(0)
})

test('changes of categories are recorded with their names', async () => {
  const { data: made } = await add('Late shift')
  await manager.send(voiceprint.renameCategory, { body: { id: made.id, catalogName: 'LATE shift' } })
  await manager.send(voiceprint.removeCategory, { query: { id: made.id } })
  const { records } = (await manager.send(audit.query, { query: { module: 'voiceprint', pageSize: 100 } }))
    .data
  const recorded = records.map(({ opType, targetName }) => [opType, targetName])
  expect(recorded).toContainEqual(['voiceprint.addCategory', 'Late shift'])
  expect(recorded).toContainEqual(['voiceprint.renameCategory', 'LATE shift'])
  expect(recorded).toContainEqual(['voiceprint.removeCategory', 'LATE shift'])
})

test('a company has 1000 categories at most', async () => {
  const { tenantId } = manager
  await demo.asOwner((db) =>
    sql`
      insert into voice_category (tenant_id, name, created_at, updated_at)
      select ${tenantId}, 'Filled ' || n, '2026-11-21T00:00:00Z', '2026-11-21T00:00:00Z'
      from generate_series(1, 999 - (select count(*)::int from voice_category where tenant_id = ${tenantId})) n`.execute(
      db,
    ),
  )
  expect((await add('The 1000th')).code).toBe(0)
  expect(await add('One more')).toMatchObject({ status: 200, code: 1811 })
  expect((await list()).count).toBe(1000)
})
