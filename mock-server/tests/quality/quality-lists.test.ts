import { quality } from '@console/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'

let demo: Demo
let manager: Person
let businesses: number[]
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  const { tenantId } = manager
  const found = await demo.asOwner((db) =>
    db
      .selectFrom('businessType')
      .where('tenantId', '=', tenantId)
      .select('id')
      .orderBy('id')
      .limit(2)
      .execute(),
  )
  businesses = found.map(({ id }) => id)
  await demo.asOwner(async (db) => {
    const [first = 0, second = 0] = businesses
    const scenes = await db
      .insertInto('qualityScene')
      .values([
        { tenantId, businessTypeId: first, name: 'Opening' },
        { tenantId, businessTypeId: second, name: 'Closing' },
      ])
      .returning(['id', 'businessTypeId'])
      .execute()
    const rules = scenes.flatMap(({ id, businessTypeId }, index) =>
      ['Promise', 'Abuse'].map((name, level) => ({
        tenantId,
        businessTypeId,
        sceneId: id,
        name: `${name} ${index}`,
        level,
        phrases: ['guaranteed'],
      })),
    )
    await db.insertInto('qualityRule').values(rules).execute()
  })
})
afterAll(() => demo.stop())

/** By one plain query, in the order of names. */
const stored = (table: 'qualityRule' | 'qualityScene', tenantId: number) =>
  demo.asOwner((db) =>
    db
      .selectFrom(table)
      .where('tenantId', '=', tenantId)
      .select(['id', 'name'])
      .orderBy('name')
      .orderBy('id')
      .execute(),
  )
const readRules = (person: Person, tenantId: number) => person.send(quality.rules, { params: { tenantId } })

describe('the rules', () => {
  test('are all of the own tenant, by name [QUAL-027, VIOL-023, DSET-005]', async () => {
    const { status, code, data } = await readRules(manager, manager.tenantId)
    expect([status, code]).toEqual([200, 0])
    expect(data.map(({ id, name }) => ({ id, name }))).toEqual(await stored('qualityRule', manager.tenantId))
    expect(new Set(data.map(({ bizTypeId }) => bizTypeId))).toEqual(new Set(businesses))
    expect(data.map(({ name }) => name)).toEqual(['Abuse 0', 'Abuse 1', 'Promise 0', 'Promise 1'])
  })

  test("of another tenant are answered like a tenant's that does not exist [QUAL-027]", async () => {
    const foreign = await demo.as('provider-admin')
    const answers = [await readRules(foreign, manager.tenantId), await readRules(foreign, 987_654_321)]
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect((await readRules(foreign, foreign.tenantId)).data).toEqual([])
  })

  test.each(['abc', '-1', '0', '1.5', '9'.repeat(40), '1/2', '%', ':tenantId'])(
    'of a tenant %j are refused at its field',
    async (segment) => {
      const path = `/qc-admin/ruleExpand/getRuleListByTenantId/${encodeURIComponent(segment)}` as const
      const { status, fields } = await manager.sendRaw({ ...quality.rules, path }, {})
      expect([status, Object.keys(fields ?? {})]).toEqual([400, ['tenantId']])
    },
  )

  test('are for those who open pages', async () => {
    const seat = await demo.as('seat-001')
    expect((await readRules(seat, seat.tenantId)).status).toBe(403)
    const nobody = await demo.nobody.send(quality.rules, { params: { tenantId: manager.tenantId } })
    expect(nobody.status).toBe(401)
  })
})

describe('the scenes', () => {
  test('are all of the tenant, by name, or those of one business [QUAL-028]', async () => {
    const { data } = await manager.send(quality.scenes)
    expect(data).toEqual(await stored('qualityScene', manager.tenantId))
    expect(data.map(({ name }) => name)).toEqual(['Closing', 'Opening'])
    const [bizTypeId = 0] = businesses
    const ofOne = await manager.send(quality.scenes, { query: { bizTypeId } })
    expect(ofOne.data.map(({ name }) => name)).toEqual(['Opening'])
  })

  test('are those of the own tenant only, and for those who open pages', async () => {
    expect((await (await demo.as('provider-admin')).send(quality.scenes)).data).toEqual([])
    expect((await (await demo.as('seat-001')).send(quality.scenes)).status).toBe(403)
    expect((await demo.nobody.send(quality.scenes)).status).toBe(401)
  })

  test('of a business that is no id are refused at its field', async () => {
    const { status, fields } = await manager.sendRaw(quality.scenes, { query: 'bizTypeId=all' })
    expect([status, Object.keys(fields ?? {})]).toEqual([400, ['bizTypeId']])
  })
})
