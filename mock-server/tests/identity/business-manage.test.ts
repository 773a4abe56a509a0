import { business, businessReference, businessManage, user } from '@console/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'

const { BUSINESS_REFUSALS, MAX_NAME_CHARACTERS } = businessManage

let demo: Demo
let manager: Person
/** The company's businesses before any test adds to them. */
let seeded: readonly number[]
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  seeded = (await listOf()).map(({ id }) => id)
})
afterAll(() => demo.stop())

const listOf = async (person = manager) => (await person.send(businessManage.list)).data

async function named(name: string): Promise<businessManage.ManagedBusiness> {
  const found = (await listOf()).find((row) => row.name === name)
  if (!found) throw new Error(`there is no ${name}`)
  return found
}

const create = (name: string, industryId: number | null = null) =>
  manager.send(businessManage.create, { body: { name, industryId } })

async function made(name: string): Promise<businessManage.ManagedBusiness> {
  await create(name)
  return named(name)
}

const changed = (
  { id, name, industryId, status, version }: businessManage.ManagedBusiness,
  change: Partial<Pick<businessManage.ManagedBusiness, 'name' | 'industryId' | 'status'>>,
) => manager.send(businessManage.modify, { body: { id, name, industryId, status, version, ...change } })

/** Removes a business at its present version. */
async function remove(id: number) {
  const version = (await listOf()).find((row) => row.id === id)?.version ?? 1
  return manager.send(businessManage.remove, { query: { id, version } })
}
const productsOf = async (businessTypeId: number) =>
  (await manager.send(businessManage.products, { query: { businessTypeId } })).data
const createProduct = (businessTypeId: number, name: string) =>
  manager.send(businessManage.createProduct, { body: { businessTypeId, name } })
const removeProduct = (id: number, version = 1) =>
  manager.send(businessManage.removeProduct, { query: { id, version } })

const lastRecord = () =>
  demo.inTenant(manager.tenantId, ({ db }) =>
    db
      .selectFrom('auditRecord')
      .where('module', '=', 'business')
      .select(['opType', 'targetName', 'bizTypeId', 'opContentBefore', 'opContentAfter'])
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst(),
  )

describe('the businesses of a company', () => {
  test('are listed with their industry and the numbers of people and products [SHELL-049]', async () => {
    const businesses = (await listOf()).filter(({ id }) => seeded.includes(id))
    expect(businesses.length).toBeGreaterThan(1)
    for (const { id, people, products, industryName } of businesses) {
      const { records } = await demo.inTenant(manager.tenantId, async ({ db }) => ({
        records: await db
          .selectFrom('userBusinessType')
          .where('businessTypeId', '=', id)
          .select('userId')
          .execute(),
      }))
      expect(people).toBe(records.length)
      expect(products).toBe((await productsOf(id)).length)
      expect(industryName).toEqual(expect.any(String))
    }
  })

  test('are for those who hold the menu id, also by a hand-made call', async () => {
    const [first] = await listOf()
    const { id = 0, version = 0 } = first ?? {}
    const quality = await demo.as('quality')
    const answers = [
      await quality.send(businessManage.list),
      await quality.send(businessManage.create, { body: { name: 'x', industryId: null } }),
      await quality.send(businessManage.modify, {
        body: { id, name: 'x', industryId: null, status: 'disabled', version },
      }),
      await quality.send(businessManage.remove, { query: { id, version: 1 } }),
      await quality.send(businessManage.products, { query: { businessTypeId: id } }),
      await quality.send(businessManage.createProduct, { body: { businessTypeId: id, name: 'x' } }),
      await quality.send(businessManage.renameProduct, { body: { id: 1, name: 'x', version: 1 } }),
      await quality.send(businessManage.removeProduct, { query: { id: 1, version: 1 } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403))
    expect((await demo.nobody.send(businessManage.list)).status).toBe(401)
  })

  test('of another company answer like ones that do not exist', async () => {
    const provider = await demo.as('provider-admin')
    const [theirs] = await listOf(provider)
    if (!theirs) throw new Error('the provider has no business')
    const [product] = (await provider.send(businessManage.products, { query: { businessTypeId: theirs.id } }))
      .data
    expect((await changed(theirs, { name: 'Stolen' })).status).toBe(404)
    expect((await remove(theirs.id)).status).toBe(404)
    expect((await createProduct(theirs.id, 'Intruder')).status).toBe(404)
    const query = { businessTypeId: theirs.id }
    expect((await manager.send(businessManage.products, { query })).status).toBe(404)
    const body = { id: product?.id ?? 0, name: 'Stolen', version: 1 }
    expect((await manager.send(businessManage.renameProduct, { body })).status).toBe(404)
    expect((await removeProduct(product?.id ?? 0)).status).toBe(404)
  })
})

describe('a business', () => {
  test('is made, offered to filters, and recorded', async () => {
    const [industry] = (await manager.send(businessReference.industryAll)).data
    const { data } = await create('  Autumn campaign ', industry?.id ?? null)
    expect(await named('Autumn campaign')).toMatchObject({
      id: data.id,
      industryName: industry?.name,
      status: 'enabled',
      people: 0,
      products: 0,
    })
    const { records } = (await manager.send(business.businessTypePage, { body: {} })).data
    expect(records).toContainEqual({ id: data.id, name: 'Autumn campaign' })
    expect(await lastRecord()).toMatchObject({ opType: 'business.create', bizTypeId: data.id })
  })

  test.each(['', ' ', 'x'.repeat(MAX_NAME_CHARACTERS + 1), 'tab\there'])(
    'is refused at its field for the name %j',
    async (name) => {
      const answer = await create(name)
      expect(answer.status).toBe(400)
      expect(answer.fields).toHaveProperty('name')
    },
  )

  test('is refused for a taken name in whatever case and for an unknown industry', async () => {
    await made('Taken business')
    expect(await create('TAKEN business')).toMatchObject({ status: 200, code: BUSINESS_REFUSALS.nameTaken })
    expect((await create('No such industry', 999_999)).status).toBe(404)
    expect((await changed(await made('Another'), { industryId: 999_999 })).status).toBe(404)
    expect((await changed(await named('Another'), { name: 'taken BUSINESS' })).code).toBe(
      BUSINESS_REFUSALS.nameTaken,
    )
  })

  test('is changed by only one of two people at once, and the other gets a conflict', async () => {
    const present = await made('Two editors')
    const answers = await Promise.all(['First', 'Second'].map((name) => changed(present, { name })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('that is disabled is no longer among those of its people, until it is enabled', async () => {
    const mine = async () =>
      (await manager.send(user.info)).data.businessTypes?.map(({ businessTypeId }) => businessTypeId)
    const [first] = (await mine()) ?? []
    const ofId = async () => {
      const found = (await listOf()).find(({ id }) => id === first)
      if (!found) throw new Error('the manager has no business')
      return found
    }
    await changed(await ofId(), { status: 'disabled' })
    expect(await mine()).not.toContain(first)
    expect(await lastRecord()).toMatchObject({
      opType: 'business.modify',
      opContentAfter: expect.stringContaining('disabled'),
    })
    await changed(await ofId(), { status: 'enabled' })
    expect(await mine()).toContain(first)
  })

  test('is deleted when nothing names it, and recorded', async () => {
    const { id } = await made('Never used')
    expect((await remove(id)).code).toBe(0)
    expect((await listOf()).some((row) => row.id === id)).toBe(false)
    expect(await lastRecord()).toMatchObject({ opType: 'business.remove', targetName: 'Never used' })
    expect((await remove(id)).status).toBe(404)
  })

  test('is not deleted while people work for it, it has products, or history names it', async () => {
    const [first] = await listOf()
    const answer = await remove(first?.id ?? 0)
    expect(answer.code).toBe(BUSINESS_REFUSALS.hasPeople)
    expect(answer.message).toContain(`${first?.people} accounts`)

    const { id } = await made('With a past')
    const { data: product } = await createProduct(id, 'Only product')
    expect(await remove(id)).toMatchObject({
      code: BUSINESS_REFUSALS.hasProducts,
      message: expect.stringContaining('1 product.'),
    })
    await removeProduct(product.id)
    await demo.asOwner((db) =>
      db
        .insertInto('statSlot')
        .values({
          tenantId: manager.tenantId,
          day: new Date('2026-11-01T00:00:00Z'),
          slotAt: new Date('2026-11-01T01:00:00Z'),
          orgId: 0,
          businessTypeId: id,
          projectId: 0,
        })
        .execute(),
    )
    expect(await remove(id)).toMatchObject({ code: BUSINESS_REFUSALS.inHistory })
    await demo.asOwner((db) => db.deleteFrom('statSlot').where('businessTypeId', '=', id).execute())
    const { orgId } = await demo.inTenant(manager.tenantId, ({ db }) =>
      db.selectFrom('appUser').where('id', '=', manager.userId).select('orgId').executeTakeFirstOrThrow(),
    )
    const typed = {
      businessTypeId: id,
      workplaceId: orgId ?? 0,
      day: '2026-11-01',
      columnId: 'note',
      value: '1',
    }
    await demo.asOwner((db) =>
      db
        .insertInto('dailyReportValue')
        .values({ ...typed, tenantId: manager.tenantId })
        .execute(),
    )
    expect(await remove(id)).toMatchObject({
      code: BUSINESS_REFUSALS.inHistory,
      message: expect.stringContaining('Disable it instead'),
    })
  })

  test('that somebody looked at last, but has no more, is deleted all the same', async () => {
    const { id } = await made('Looked at last')
    await demo.asOwner((db) =>
      db
        .updateTable('appUser')
        .set({ selectedBusinessTypeId: id })
        .where('id', '=', manager.userId)
        .execute(),
    )
    expect((await remove(id)).code).toBe(0)
    expect((await manager.send(user.info)).data.selectedBusinessTypeId).toBeNull()
  })
})

describe('a product', () => {
  test('is made, renamed and deleted, each recorded', async () => {
    const { id } = await made('With products')
    const { data } = await createProduct(id, 'Gold card')
    expect(await productsOf(id)).toEqual([{ id: data.id, name: 'Gold card', version: 1 }])
    const body = { id: data.id, name: 'Platinum card', version: 1 }
    expect((await manager.send(businessManage.renameProduct, { body })).code).toBe(0)
    expect(await productsOf(id)).toEqual([{ id: data.id, name: 'Platinum card', version: 2 }])
    expect(await lastRecord()).toMatchObject({ opType: 'business.renameProduct', targetName: 'Gold card' })
    expect((await manager.send(businessManage.renameProduct, { body })).status).toBe(409)
    expect((await removeProduct(data.id, 2)).code).toBe(0)
    expect(await productsOf(id)).toEqual([])
    expect(await lastRecord()).toMatchObject({ opType: 'business.removeProduct' })
  })

  test('of a taken name is refused within its business and allowed in another', async () => {
    const [one, other] = [await made('One shelf'), await made('Other shelf')]
    await createProduct(one.id, 'Umbrella')
    expect((await createProduct(one.id, 'umbrella')).code).toBe(BUSINESS_REFUSALS.nameTaken)
    expect((await createProduct(other.id, 'Umbrella')).code).toBe(0)
    const { data: second } = await createProduct(one.id, 'Raincoat')
    const body = { id: second.id, name: 'UMBRELLA', version: 1 }
    expect((await manager.send(businessManage.renameProduct, { body })).code).toBe(
      BUSINESS_REFUSALS.nameTaken,
    )
    expect((await createProduct(one.id, '')).status).toBe(400)
    expect((await createProduct(999_999, 'Nowhere')).status).toBe(404)
  })
})

describe('how many there can be', () => {
  test('businesses and products is said when one more is refused', async () => {
    const provider = await demo.as('provider-admin')
    const { tenantId } = provider
    const [first] = await listOf(provider)
    const fill = (limit: number) => Array.from({ length: limit }, (_, index) => `Filler ${index}`)
    await demo.asOwner(async (db) => {
      await db
        .insertInto('product')
        .values(
          fill(businessManage.MAX_PRODUCTS - (first?.products ?? 0)).map((name) => ({
            tenantId,
            businessTypeId: first?.id ?? 0,
            name,
          })),
        )
        .execute()
      const { total } = await db
        .selectFrom('businessType')
        .where('tenantId', '=', tenantId)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      await db
        .insertInto('businessType')
        .values(fill(businessManage.MAX_BUSINESS_TYPES - Number(total)).map((name) => ({ tenantId, name })))
        .execute()
    })
    const product = await provider.send(businessManage.createProduct, {
      body: { businessTypeId: first?.id ?? 0, name: 'One more' },
    })
    expect(product).toMatchObject({
      code: BUSINESS_REFUSALS.tooMany,
      message: expect.stringContaining(String(businessManage.MAX_PRODUCTS)),
    })
    const more = await provider.send(businessManage.create, { body: { name: 'One more', industryId: null } })
    expect(more).toMatchObject({ code: BUSINESS_REFUSALS.tooMany })
  })
})

test('a business or product that was renamed meanwhile is not deleted', async () => {
  const business = await made('Renamed meanwhile')
  const { data: product } = await createProduct(business.id, 'Renamed too')
  await manager.send(businessManage.renameProduct, {
    body: { id: product.id, name: 'Renamed product', version: 1 },
  })
  const removal = (version: number) =>
    manager.send(businessManage.removeProduct, { query: { id: product.id, version } })
  expect((await removal(1)).status).toBe(409)
  expect((await removal(2)).code).toBe(0)
  await changed(business, { name: 'Another name' })
  const { id, version } = business
  expect((await manager.send(businessManage.remove, { query: { id, version } })).status).toBe(409)
  expect((await named('Another name')).id).toBe(id)
  expect((await remove(id)).code).toBe(0)
})
