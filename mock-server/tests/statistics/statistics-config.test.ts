import { METRIC, stat, type BodyOf, userData } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'

let demo: Demo
let manager: Person
let business: number
let otherBusiness: number
let labelId: number
let tenantId: number
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager', 'configuration.statistic')
  ;({ tenantId } = manager)
  const found = await demo.asOwner((db) =>
    db
      .selectFrom('businessType')
      .where('tenantId', '=', tenantId)
      .select('id')
      .orderBy('id')
      .limit(2)
      .execute(),
  )
  ;[business, otherBusiness] = [found[0]?.id ?? 0, found[1]?.id ?? 0]
  labelId = await addLabel('Complaint')
})
afterAll(() => demo.stop())
afterEach(() =>
  demo.asOwner(async (db) => {
    for (const table of ['stat_module', 'user_data_check', 'user_data_source', 'user_data_config'])
      await sql`delete from ${sql.table(table)}`.execute(db)
  }),
)

async function addLabel(name: string, deletedAt: Date | null = null): Promise<number> {
  const added = await demo.asOwner((db) =>
    db
      .insertInto('smartLabel')
      .values({ tenantId, businessTypeId: business, name, deletedAt })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return added.id
}

const recordsOf = async (opType: string) => {
  const records = await demo.asOwner((db) =>
    db
      .selectFrom('auditRecord')
      .where('tenantId', '=', tenantId)
      .where('opType', '=', opType)
      .select(['targetName', 'opContentBefore', 'opContentAfter', 'opUserId', 'bizTypeId'])
      .orderBy('seq')
      .execute(),
  )
  return records.map(({ opContentBefore, opContentAfter, ...record }) => ({
    ...record,
    before: JSON.parse(opContentBefore ?? 'null'),
    after: JSON.parse(opContentAfter ?? 'null'),
  }))
}

describe('a module', () => {
  type Sent = BodyOf<typeof stat.saveConfig>
  const bodyOf = (changes: Partial<Sent['moduleConfig']> = {}, more: Partial<Sent> = {}): Sent => ({
    tenantId,
    moduleConfig: {
      id: 'price',
      enable: true,
      dataSourceConfigs: [
        { id: 'crm', enable: false },
        { id: 'label', enable: true },
      ],
      ...changes,
    },
    ...more,
  })
  const save = (body: Sent, person = manager) => person.send(stat.saveConfig, { body })
  const stored = async () => {
    const { moduleConfigs } = (await manager.send(stat.config, { query: { tenantId } })).data
    const price = moduleConfigs.find(({ id }) => id === 'price')
    return {
      ...price,
      dataSourceConfigs: price?.dataSourceConfigs.flatMap(({ id, enable }) => (enable ? id : [])),
    }
  }

  test('is stored with its switch and source, is in the audit log, and off keeps its source', async () => {
    const recorded = (await recordsOf('statistics.saveModule')).length
    const answer = await save(bodyOf())
    expect([answer.status, answer.code]).toEqual([200, 200])
    expect(await stored()).toEqual({ id: 'price', enable: true, dataSourceConfigs: ['label'], version: 1 })
    await save(bodyOf({ enable: false }))
    expect(await stored()).toEqual({ id: 'price', enable: false, dataSourceConfigs: ['label'], version: 2 })
    const records = (await recordsOf('statistics.saveModule')).slice(recorded)
    expect(records).toEqual([
      {
        targetName: 'Quotes',
        opUserId: manager.userId,
        bizTypeId: null,
        before: { isEnabled: true, source: 'crm' },
        after: { isEnabled: true, source: 'label' },
      },
      {
        targetName: 'Quotes',
        opUserId: manager.userId,
        bizTypeId: null,
        before: { isEnabled: true, source: 'label' },
        after: { isEnabled: false, source: 'label' },
      },
    ])
  })

  test('without an enabled source takes its first one, where 1 and 0 are read as on and off', async () => {
    const off = { id: 'crm', enable: 0 as const }
    await save(bodyOf({ enable: 1, dataSourceConfigs: [off, { id: 'label', enable: 0 }] }))
    expect(await stored()).toMatchObject({ enable: true, dataSourceConfigs: ['crm'] })
  })

  test('that somebody else has set since is a conflict, also when it is the first time', async () => {
    expect((await save(bodyOf({}, { version: 0 }))).status).toBe(200)
    expect((await save(bodyOf({ enable: false }, { version: 0 }))).status).toBe(409)
    const [one, other] = await Promise.all([
      save(bodyOf({ enable: false }, { version: 1 })),
      save(bodyOf({}, { version: 1 })),
    ])
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await stored()).version).toBe(2)
  })

  test.each([
    ['a module that does not exist', { id: 'shoes' }],
    ['a source that is not its own', { dataSourceConfigs: [{ id: 'callDuration', enable: true }] }],
    [
      'two enabled sources',
      {
        dataSourceConfigs: [
          { id: 'crm', enable: true },
          { id: 'label', enable: true },
        ],
      },
    ],
  ])('is refused with %s', async (_what, changes) => {
    expect((await save(bodyOf(changes))).status).toBe(400)
    expect(await stored()).toMatchObject({ version: 0 })
  })

  test('is set by who may open the page alone, and of the own company alone', async () => {
    const foreign = await demo.as('provider-admin', 'configuration.statistic')
    expect((await save(bodyOf(), foreign)).status).toBe(404)
    expect((await save(bodyOf(), await demo.as('quality'))).status).toBe(403)
    expect((await save(bodyOf(), await demo.as('seat-001'))).status).toBe(403)
    expect(await stored()).toMatchObject({ version: 0 })
  })
})

describe('the sources and suggestions of a business', () => {
  type Sent = BodyOf<typeof userData.saveConfig>
  type Config = Sent['userDataConfig']
  const read = async (bizTypeId = business) =>
    (await manager.send(userData.config, { query: { bizTypeId } })).data
  const save = (userDataConfig: Config, more: Partial<Sent> = {}, person = manager) =>
    person.send(userData.saveConfig, { body: { bizTypeid: business, tenantId, userDataConfig, ...more } })
  const tag = (
    id = labelId,
    changes: Partial<Config['sources'][number]> = {},
  ): Config['sources'][number] => ({
    id: 0,
    name: 'Complaint',
    status: 1,
    labelId: id,
    labelName: 'Complaint',
    type: 'labelData',
    bizTypeId: business,
    ...changes,
  })
  const rule = (sourceId: number, changes = {}) => ({
    id: 0,
    checkId: 0,
    sourceId,
    logic: '>=' as const,
    threshold: 5,
    ...changes,
  })
  const check = (sourceId: number, changes = {}): Config['checkConfigs'][number] => ({
    id: 0,
    name: 'Many complaints',
    tips: 'Talk about them',
    status: 1,
    sourceRel: [rule(sourceId)],
    ...changes,
  })
  const tagId = () => 10_000_000 + labelId

  test('are stored as they were sent, the server gives the ids, and both spellings of the business are read', async () => {
    const recorded = (await recordsOf('statistics.saveSuggestions')).length
    const { sources } = (await read()).userDataConfig
    const orders = sources.filter(({ id }) => id === METRIC.orders)
    const first = await save({
      sources: [...sources.map((source) => ({ ...source, status: 1 as const })), tag()],
      checkConfigs: [check(tagId())],
    })
    expect([first.status, first.code, first.data]).toEqual([200, 200, { version: 1 }])
    const stored = await read()
    expect(stored.version).toBe(1)
    expect(stored.userDataConfig.sources.at(-1)).toEqual({ ...tag(), id: tagId() })
    const [saved] = stored.userDataConfig.checkConfigs
    if (saved === undefined) throw new Error('it was saved')
    const ruleId = saved.sourceRel[0]?.id ?? 0
    expect(saved).toEqual({
      ...check(tagId()),
      id: saved.id,
      sourceRel: [{ ...rule(tagId()), id: ruleId, checkId: saved.id }],
    })

    const second = await manager.send(userData.saveConfig, {
      body: {
        bizTypeId: business,
        tenantId,
        userDataConfig: {
          sources: [...orders.map((source) => ({ ...source, status: 0 as const })), tag()],
          checkConfigs: [
            {
              ...saved,
              status: 0,
              name: 'Complaints',
              sourceRel: [
                { ...rule(tagId(), { id: ruleId, threshold: 2.5 }), logic: '!=' },
                rule(METRIC.calls),
              ],
            },
          ],
        },
      },
    })
    expect(second.data).toEqual({ version: 2 })
    const after = (await read()).userDataConfig
    expect(after.sources.flatMap(({ id, status }) => (status === 0 ? id : []))).toEqual([METRIC.orders])
    expect(after.checkConfigs).toMatchObject([
      { id: saved.id, name: 'Complaints', status: 0, sourceRel: [{ id: ruleId, threshold: 2.5 }, {}] },
    ])
    await save({ sources: [], checkConfigs: [] })
    const emptied = (await read()).userDataConfig
    expect([emptied.checkConfigs, emptied.sources.filter(({ type }) => type === 'labelData')]).toEqual([
      [],
      [],
    ])
    expect((await read(otherBusiness)).version).toBe(0)
    const records = (await recordsOf('statistics.saveSuggestions')).slice(recorded)
    expect(records.map(({ bizTypeId }) => bizTypeId)).toEqual([business, business, business])
    expect(records[1]?.before.checkConfigs[0].name).toBe('Many complaints')
    expect(records[1]?.after.checkConfigs[0].name).toBe('Complaints')
  })

  test('a source that a suggestion compares is neither deselected nor deleted, also by a call that is made by hand', async () => {
    await save({ sources: [tag()], checkConfigs: [check(tagId(), { status: 0 }), check(METRIC.calls)] })
    const { checkConfigs, sources } = (await read()).userDataConfig
    const calls = sources.filter(({ id }) => id === METRIC.calls)
    const off = [...calls, tag()].map((source) => ({ ...source, status: 0 as const }))
    const inUse = await save({ sources: off, checkConfigs })
    expect([inUse.status, inUse.code]).toEqual([200, 1921])
    expect(inUse.message).toBe(
      'Sources in use by suggestions cannot be deselected: Outbound calls, Complaint',
    )
    const gone = await save({ sources: [], checkConfigs })
    expect([gone.status, gone.code]).toEqual([200, 1922])
    expect(gone.message).toBe('Delete the suggestion that uses this data first')
    expect((await read()).userDataConfig).toEqual({ checkConfigs, sources })
    // With the suggestion the source may go.
    const others = checkConfigs.filter(({ sourceRel }) => sourceRel[0]?.sourceId === METRIC.calls)
    expect((await save({ sources: [], checkConfigs: others })).code).toBe(200)
  })

  test('that somebody else has saved since are a conflict, also of a client that sends no version', async () => {
    expect((await save({ sources: [], checkConfigs: [] }, { version: 0 })).data?.version).toBe(1)
    expect((await save({ sources: [], checkConfigs: [] }, { version: 0 })).status).toBe(409)
    await save({ sources: [], checkConfigs: [check(METRIC.calls)] })
    const { checkConfigs } = (await read()).userDataConfig
    await save({ sources: [], checkConfigs: [] })
    expect((await save({ sources: [], checkConfigs })).status).toBe(409)
    expect((await save({ sources: [], checkConfigs: [check(METRIC.calls, { id: 987_654 })] })).status).toBe(
      409,
    )
    const otherRule = check(METRIC.calls, { sourceRel: [rule(METRIC.calls, { id: 987_654 })] })
    expect((await save({ sources: [], checkConfigs: [otherRule] })).status).toBe(409)
    expect((await read()).version).toBe(3)
  })

  test('what is wrong in them is refused', async () => {
    const deleted = await addLabel('Old', new Date())
    const wrong: Config[] = [
      { sources: [tag(), tag()], checkConfigs: [] },
      { sources: [tag(deleted)], checkConfigs: [] },
      { sources: [tag(987_654)], checkConfigs: [] },
      { sources: [tag(labelId, { id: 77 })], checkConfigs: [] },
      { sources: [tag(labelId, { type: 'platformData', id: 77 })], checkConfigs: [] },
      { sources: [], checkConfigs: [check(METRIC.answerRate)] },
      { sources: [], checkConfigs: [check(METRIC.calls, { name: ' ' })] },
      { sources: [], checkConfigs: [check(METRIC.calls, { name: 'n'.repeat(101) })] },
      { sources: [], checkConfigs: [check(METRIC.calls, { tips: '' })] },
      { sources: [], checkConfigs: [check(METRIC.calls, { tips: 't'.repeat(1001) })] },
      { sources: [], checkConfigs: [check(METRIC.calls, { sourceRel: [] })] },
      { sources: [], checkConfigs: [check(METRIC.calls, { sourceRel: Array(11).fill(rule(METRIC.calls)) })] },
      { sources: [], checkConfigs: Array(21).fill(check(METRIC.calls)) },
    ]
    const statuses: number[] = []
    for (const config of wrong) statuses.push((await save(config)).status)
    expect(statuses).toEqual(wrong.map(() => 400))
    expect((await save({ sources: [], checkConfigs: [] }, { bizTypeId: business })).status).toBe(400)
    expect((await read()).version).toBe(0)
    const longest = check(METRIC.calls, {
      name: 'n'.repeat(100),
      tips: 't'.repeat(1000),
      sourceRel: Array(10).fill(rule(METRIC.calls)),
    })
    expect((await save({ sources: [], checkConfigs: Array(20).fill(longest) })).status).toBe(200)
  })

  test('are saved by who may open the page alone, of the own company and its businesses alone', async () => {
    const nothing = { sources: [], checkConfigs: [] }
    const foreign = await demo.as('provider-admin', 'configuration.statistic')
    expect((await save(nothing, {}, foreign)).status).toBe(404)
    expect((await save(nothing, { tenantId: foreign.tenantId }, foreign)).status).toBe(404)
    expect((await save(nothing, {}, await demo.as('quality'))).status).toBe(403)
    expect((await read()).version).toBe(0)
  })
})
