import { audit, voiceprint } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'

let demo: Demo
let manager: Person
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
})
afterAll(() => demo.stop())
// No company has saved anything.
beforeEach(() => demo.asOwner((db) => sql`delete from voice_setting`.execute(db)))

const DEFAULTS = {
  functionSwitch: 1,
  checkFrequency: 1,
  corporaNum: 3,
  triggerThreshold: 51,
  similarityThreshold: 0.43,
  recordExpiration: 7,
} as const

const save = (changes: object) =>
  manager.sendRaw(voiceprint.saveConfig, { body: { ...DEFAULTS, ...changes } })
const saved = async () => (await manager.send(voiceprint.config)).data

test('a company that has saved nothing has the defaults, and what it saves is recorded and its own', async () => {
  expect(await saved()).toEqual({ ...DEFAULTS, version: 0 })
  const recorded = async () =>
    (await manager.send(audit.query, { query: { module: 'voiceprint', pageSize: 100 } })).data.records
  const earlier = await recorded()
  const changed = {
    ...DEFAULTS,
    functionSwitch: 0,
    triggerThreshold: 12.5,
    similarityThreshold: 0.61,
  } as const
  expect(await manager.send(voiceprint.saveConfig, { body: changed })).toMatchObject({ status: 200, code: 0 })
  expect(await saved()).toEqual({ ...changed, version: 1 })
  const records = await recorded()
  expect(records).toHaveLength(earlier.length + 1)
  expect(records[0]).toMatchObject({ opType: 'voiceprint.saveConfig' })
})

test('of two who change the same settings the second one is refused, unless they name no version', async () => {
  expect((await save({ corporaNum: 5, version: 0 })).code).toBe(0)
  expect(await save({ corporaNum: 6, version: 0 })).toMatchObject({ status: 409 })
  expect(await saved()).toMatchObject({ corporaNum: 5, version: 1 })
  expect((await save({ corporaNum: 7, version: 1 })).code).toBe(0)
  expect((await save({ corporaNum: 8 })).code).toBe(0)
  expect(await saved()).toMatchObject({ corporaNum: 8, version: 3 })
  const answers = await Promise.all([1, 2].map((corporaNum) => save({ corporaNum, version: 3 })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

const BOUNDS: readonly (readonly [field: string, accepted: readonly number[], refused: readonly number[]])[] =
  [
    ['functionSwitch', [0, 1], [-1, 2, 0.5]],
    ['checkFrequency', [0, 30], [-1, 31, 0.5]],
    ['corporaNum', [1, 100], [0, 1.5, 101]],
    ['triggerThreshold', [0.01, 100], [0, 100.5, 0.005, 3.333]],
    ['similarityThreshold', [0.01, 0.29, 0.57, 0.99], [0, 1, 0.435]],
    ['recordExpiration', [0, 90], [-1, 91, 1.5]],
  ]

test('settings are accepted up to their bounds and refused beyond, at their field [VOICE-006, VOICE-007, VOICE-009..011]', async () => {
  for (const [field, accepted, refused] of BOUNDS) {
    for (const value of accepted) {
      expect([field, value, (await save({ [field]: value })).code]).toEqual([field, value, 0])
      expect(await saved()).toMatchObject({ [field]: value })
    }
    const before = await saved()
    for (const value of [...refused, null, '1']) {
      const { status, fields } = await save({ [field]: value })
      expect([field, value, status, Object.keys(fields ?? {})]).toEqual([field, value, 400, [field]])
    }
    expect(await saved()).toEqual(before)
  }
  const { functionSwitch: _left, ...incomplete } = DEFAULTS
  expect((await manager.sendRaw(voiceprint.saveConfig, { body: incomplete })).status).toBe(400)
})
