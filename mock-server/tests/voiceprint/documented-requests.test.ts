import { user, voiceprint } from '@console/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'

// Requests of the customer's documents, as they write them (R60).
let demo: Demo
let manager: Person
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
})
afterAll(() => demo.stop())

const DONE = { status: 200, code: 0 }

test('the settings are saved as they were answered', async () => {
  const { data: stored } = await manager.send(voiceprint.config)
  const body = voiceprint.saveConfig.body.parse({ ...stored, checkFrequency: 2 })
  expect(await manager.send(voiceprint.saveConfig, { body })).toMatchObject(DONE)
  expect((await manager.send(voiceprint.config)).data).toEqual({ ...body, version: 1 })
})

test('a category is added, renamed and deleted by its name and id', async () => {
  const list = async (name: string) =>
    (await manager.send(voiceprint.categories, { query: { name, pageIndex: 1, pageSize: 10 } })).data
  expect(await manager.send(voiceprint.addCategory, { body: { catalogName: 'Early' } })).toMatchObject(DONE)
  const [added] = (await list('Early')).list
  const id = added?.id ?? 0
  expect(await manager.send(voiceprint.renameCategory, { body: { catalogName: 'Late', id } })).toMatchObject(
    DONE,
  )
  expect((await list('Late')).count).toBe(1)
  expect(await manager.send(voiceprint.removeCategory, { query: { id } })).toMatchObject(DONE)
  expect((await list('Late')).count).toBe(0)
})

test('samples and records are listed by every documented filter', async () => {
  const [organization] = (await manager.send(user.organizationList)).data.list
  const orgId = organization?.id ?? 0
  const filter = { date: '20261120', orgId, name: 'Lin', pageIndex: 1, pageSize: 10 }
  const corpora = { ...filter, corpusId: 1, status: -1, order: 'catalogName' as const, asc: true }
  expect(await manager.send(voiceprint.corpora, { query: corpora })).toMatchObject(DONE)
  const checks = { ...filter, checkDate: '20261121', status: 2 }
  expect(await manager.send(voiceprint.checks, { query: checks })).toMatchObject(DONE)
})
