import { account, audit, savedView, session } from '@console/contracts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { newPerson, signInFirst } from '../support/people.ts'

const PATH = '/console/statistic/overview'
const { VIEW_REFUSALS } = savedView

let demo: Demo
let manager: Person
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
})
afterEach(() => demo.asOwner((db) => db.deleteFrom('savedView').execute()))
afterAll(() => demo.stop())

type Saved = { name: string; path?: string; search?: string; replaces?: boolean }
const save = (person: Person, { path = PATH, search = '?business=7', ...rest }: Saved) =>
  person.send(savedView.save, { body: { path, search, ...rest } })
const viewsOf = async (person: Person) => (await person.send(savedView.list)).data.views
const setStart = (person: Person, id: number, isStart = true) =>
  person.send(savedView.setStart, { body: { id, isStart } })
const startsOf = async (person: Person) =>
  (await viewsOf(person)).flatMap(({ name, isStart }) => (isStart ? [name] : []))

describe('a view', () => {
  test('is saved with its trimmed name, and listed by page and name', async () => {
    const made = await save(manager, { name: '  Last week ', search: '?from=today-6&to=today' })
    expect(made).toMatchObject({ status: 200, code: 0 })
    await save(manager, { name: 'all' })
    await save(manager, { name: '坐席', path: '/app-tenant-system/system/users', search: '?text=%E5%BC%A0' })
    const of = (await viewsOf(manager)).map(({ path, name, search, isStart }) => [
      path,
      name,
      search,
      isStart,
    ])
    expect(of).toEqual([
      ['/app-tenant-system/system/users', '坐席', '?text=%E5%BC%A0', false],
      [PATH, 'all', '?business=7', false],
      [PATH, 'Last week', '?from=today-6&to=today', false],
    ])
    expect(made.data.id).toBe((await viewsOf(manager)).at(-1)?.id)
  })

  test('comes with the start call of the console', async () => {
    const { data } = await save(manager, { name: 'Mine' })
    const query = { clientId: session.CLIENT_ID }
    expect((await manager.send(session.start, { query })).data.views).toEqual([data])
  })

  test('of the same name, in whatever case, is refused on that page, and replaced on request', async () => {
    const { data: first } = await save(manager, { name: 'Kiel' })
    await setStart(manager, first.id)
    expect(await save(manager, { name: 'kiel ', search: '?business=8' })).toMatchObject({
      status: 200,
      code: VIEW_REFUSALS.nameTaken,
      message: 'A view of this page has this name already. Choose another name, or replace that view.',
    })
    expect(await save(manager, { name: 'kiel', path: '/console/overview' })).toMatchObject({ code: 0 })
    const replaced = await save(manager, { name: 'kiel', search: '?business=8', replaces: true })
    const expected = { id: first.id, path: PATH, name: 'kiel', search: '?business=8', isStart: true }
    expect(replaced.data).toEqual(expected)
    expect((await viewsOf(manager)).filter(({ path }) => path === PATH)).toEqual([expected])
    expect(await save(manager, { name: 'New', replaces: true })).toMatchObject({ code: 0 })
  })

  test('is renamed unless another view of the page has the name, while its own in another case is free', async () => {
    const { data } = await save(manager, { name: 'Kiel' })
    await save(manager, { name: 'Bonn' })
    const rename = (name: string) => manager.send(savedView.rename, { body: { id: data.id, name } })
    expect(await rename('bonn')).toMatchObject({
      code: VIEW_REFUSALS.nameTaken,
      message: 'Another view of this page has this name. Choose another one.',
    })
    expect((await rename(' KIEL ')).data).toEqual({ ...data, name: 'KIEL' })
    expect((await viewsOf(manager)).map(({ name }) => name)).toEqual(['Bonn', 'KIEL'])
  })

  test('is removed once, then it is not found', async () => {
    const { data } = await save(manager, { name: 'Kiel' })
    const remove = () => manager.send(savedView.remove, { query: { id: data.id } })
    expect(await remove()).toMatchObject({ status: 200, code: 0 })
    expect(await viewsOf(manager)).toEqual([])
    expect((await remove()).status).toBe(404)
    expect((await setStart(manager, data.id)).status).toBe(404)
    const rename = await manager.send(savedView.rename, { body: { id: data.id, name: 'Bonn' } })
    expect(rename.status).toBe(404)
  })

  test('is not recorded in the audit log', async () => {
    const records = async () => (await manager.send(audit.query, { query: {} })).data.totalCnt
    const before = await records()
    const { data } = await save(manager, { name: 'Kiel' })
    await setStart(manager, data.id)
    await manager.send(savedView.remove, { query: { id: data.id } })
    expect(await records()).toBe(before)
  })
})

describe('the start', () => {
  test('is one view of a page or none', async () => {
    const kiel = (await save(manager, { name: 'Kiel' })).data
    const bonn = (await save(manager, { name: 'Bonn' })).data
    const other = (await save(manager, { name: 'Other', path: '/console/overview' })).data
    await setStart(manager, other.id)
    expect((await setStart(manager, kiel.id)).data).toEqual({ ...kiel, isStart: true })
    expect(await startsOf(manager)).toEqual(['Other', 'Kiel'])
    await setStart(manager, bonn.id)
    expect(await startsOf(manager)).toEqual(['Other', 'Bonn'])
    await setStart(manager, kiel.id, false)
    expect(await startsOf(manager)).toEqual(['Other', 'Bonn'])
    await setStart(manager, bonn.id, false)
    expect(await startsOf(manager)).toEqual(['Other'])
  })

  test('stays one when two are set at once', async () => {
    const ids = []
    for (const name of ['a', 'b', 'c', 'd']) ids.push((await save(manager, { name })).data.id)
    const answers = await Promise.all(ids.map((id) => setStart(manager, id)))
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0])
    expect(await startsOf(manager)).toHaveLength(1)
  })
})

describe('limits', () => {
  test('are 20 views a page, also of requests at once, where replacing one and saving on other pages still work', async () => {
    for (let number = 1; number < 20; number += 1) await save(manager, { name: `View ${number}` })
    const answers = await Promise.all(['a', 'b', 'c'].map((name) => save(manager, { name })))
    const { tooManyOfPage } = VIEW_REFUSALS
    expect(answers.map(({ code }) => code).toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([
      0,
      tooManyOfPage,
      tooManyOfPage,
    ])
    expect(await viewsOf(manager)).toHaveLength(20)
    expect(await save(manager, { name: 'View 1', replaces: true })).toMatchObject({ code: 0 })
    expect(await save(manager, { name: 'View 1', path: '/console/overview' })).toMatchObject({ code: 0 })
  })

  test('are 200 views on all pages together', async () => {
    const { tenantId, userId } = manager
    const savedAt = demo.clock.now()
    const rows = Array.from({ length: 199 }, (_, index) => ({
      tenantId,
      userId,
      savedAt,
      search: '?a=1',
      path: `/console/p${Math.floor(index / 20)}`,
      name: `View ${index}`,
    }))
    await demo.asOwner((db) => db.insertInto('savedView').values(rows).execute())
    expect(await save(manager, { name: 'The 200th' })).toMatchObject({ code: 0 })
    expect(await save(manager, { name: 'One more' })).toMatchObject({ code: VIEW_REFUSALS.tooMany })
  })

  test('are 40 characters of a name and 2,000 of a query', async () => {
    const search = (length: number) => `?q=${'x'.repeat(length - 3)}`
    expect(await save(manager, { name: 'n'.repeat(40), search: search(2000) })).toMatchObject({ code: 0 })
    expect((await save(manager, { name: 'n'.repeat(41) })).fields).toHaveProperty('name')
    expect((await save(manager, { name: 'Long', search: search(2001) })).fields).toHaveProperty('search')
  })

  test.each([
    ['name', { name: '  ' }],
    ['name', { name: 'two\nlines' }],
    ['path', { name: 'Elsewhere', path: '/assistant-console/x' }],
    ['path', { name: 'Elsewhere', path: 'https://example.org/console/x' }],
    ['path', { name: 'Up', path: '/console/../x y' }],
    ['path', { name: 'Slash', path: '/console/' }],
    ['search', { name: 'No query', search: '?' }],
    ['search', { name: 'No mark', search: 'business=7' }],
    ['search', { name: 'Fragment', search: '?a=1#b' }],
    ['search', { name: 'Markup', search: '?a=<b>' }],
    ['path', { name: 'Out', path: '/console/..' }],
    ['path', { name: 'Out', path: '/console/../api/export/jobs' }],
    ['path', { name: 'Here', path: '/console/./overview' }],
  ])('take no such %s: %j', async (field, view) => {
    const answer = await save(manager, view)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.fields ?? {})).toEqual([field])
  })
})

describe('what leads out of the console and what is secret', () => {
  const SECRET = 'A query with a token, a password or another secret is not saved. Remove it first.'
  const ADDRESS = 'A query with an address outside of the console is not saved. Remove it first.'
  const path = { path: 'The path of a page of the console is accepted, such as /console/overview.' }
  const refused: [string, { path?: string; search?: string }, Record<string, string>][] = [
    ['a step up', { path: '/console/../assistant-console/seat' }, path],
    ['a step up at the end', { path: '/console/overview/..' }, path],
    ['a token', { search: '?business=7&token=abc' }, { search: SECRET }],
    ['a token in whatever case', { search: '?access_Token=abc' }, { search: SECRET }],
    ['an encoded name', { search: '?%74oken=abc' }, { search: SECRET }],
    ['a name that was encoded twice', { search: '?business=7%2526ticket%253Dabc' }, { search: SECRET }],
    ['a query in a value', { search: '?back=/console/overview?password=abc' }, { search: SECRET }],
    ['a list', { search: '?clientSecret[]=abc' }, { search: SECRET }],
    ['an address', { search: '?back=https://example.org/x' }, { search: ADDRESS }],
    ['an encoded address', { search: '?back=%2F%2Fexample.org' }, { search: ADDRESS }],
    ['a backward slash', { search: '?back=/%5Cexample.org' }, { search: ADDRESS }],
    ['a script', { search: '?back=JavaScript:alert(1)' }, { search: ADDRESS }],
  ]

  test.each(refused)('is refused at its field: %s', async (_, view, fields) => {
    expect(await save(manager, { name: 'Mine', ...view })).toMatchObject({ status: 400, fields })
    expect(await viewsOf(manager)).toEqual([])
  })

  test('is not what only looks like it', async () => {
    const search = '?text=token&at=09:30&ratio=1//2&codes=a/b&name=a%2Fb&sessionId=7&from=today-6'
    expect(await save(manager, { name: 'Mine', search })).toMatchObject({ code: 0, data: { search } })
    expect(await save(manager, { name: 'Dots', path: '/console/a..b/...' })).toMatchObject({ code: 0 })
  })

  test('is offered to nobody where an earlier version saved it, and can be removed', async () => {
    const { tenantId, userId } = manager
    const old = { tenantId, userId, savedAt: demo.clock.now(), isStart: true }
    const ids = await demo.asOwner((db) =>
      db
        .insertInto('savedView')
        .values([
          { ...old, name: 'Secret', path: PATH, search: '?token=abc' },
          { ...old, name: 'Out', path: '/console/../x', search: '?a=1' },
        ])
        .returning('id')
        .execute(),
    )
    expect(ids).toHaveLength(2)
    expect(await viewsOf(manager)).toEqual([])
    const query = { clientId: session.CLIENT_ID }
    expect((await manager.send(session.start, { query })).data.views).toEqual([])
    for (const { id } of ids) {
      expect((await setStart(manager, id)).status).toBe(404)
      expect((await manager.send(savedView.remove, { query: { id } })).code).toBe(0)
    }
  })
})

test.each([
  ['a colleague’s', 'quality'],
  ['another company’s', 'provider-admin'],
])('nobody sees, changes or removes %s view', async (_, username) => {
  const stranger = await demo.as(username)
  const { data } = await save(manager, { name: 'Mine' })
  expect(await viewsOf(stranger)).toEqual([])
  expect((await setStart(stranger, data.id)).status).toBe(404)
  const body = { id: data.id, name: 'Taken' }
  expect((await stranger.send(savedView.rename, { body })).status).toBe(404)
  expect((await stranger.send(savedView.remove, { query: { id: data.id } })).status).toBe(404)
  expect(await save(stranger, { name: 'Mine', replaces: true })).toMatchObject({ code: 0 })
  expect(await viewsOf(manager)).toEqual([data])
})

test('nobody has views without a session', async () => {
  expect((await demo.nobody.send(savedView.list)).status).toBe(401)
  const body = { path: PATH, name: 'x', search: '?a=1' }
  expect((await demo.nobody.send(savedView.save, { body })).status).toBe(401)
})

test('views are in the file of personal data, and deleted when the person is erased', async () => {
  const made = await newPerson(manager, {})
  const token = await signInFirst(demo, made)
  const person = demo.bearer({ token, userId: made.id, tenantId: manager.tenantId })
  await save(person, { name: 'About Mara', search: '?text=Mara' })
  await save(manager, { name: 'Mine' })
  const { data } = await manager.send(account.personalData, { body: { id: made.id } })
  expect(data).toMatchObject({ savedViews: [{ path: PATH, name: 'About Mara', search: '?text=Mara' }] })
  await manager.send(account.erase, { body: { id: made.id, username: made.username } })
  const left = await demo.asOwner((db) => db.selectFrom('savedView').select('name').execute())
  expect(left).toEqual([{ name: 'Mine' }])
})
