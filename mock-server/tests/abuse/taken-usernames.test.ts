import { account } from '@console/contracts'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { csv, importing } from '../support/people-import.ts'
import { organizationNamed } from '../support/people.ts'

let demo: Demo
let manager: Person
let company: string
beforeEach(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  company = (await organizationNamed(manager, '')).path
  const { tenantId } = await demo.as('provider-admin')
  await insertPeople(tenantId, 'elsewhere', 101)
})
afterEach(() => demo.stop())

const { checked, imported, problemsOf } = importing(() => demo)

const names = (prefix: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${prefix}-${from + index}`)
const fileOf = (usernames: readonly string[]) => csv(...usernames.map((name) => `${name},A,${company}`))

async function insertPeople(tenantId: number, prefix: string, count: number): Promise<void> {
  const rows = names(prefix, 1, count).map((username) => ({
    tenantId,
    username,
    name: username,
    createdAt: demo.clock.now(),
  }))
  await demo.asOwner((db) => db.insertInto('appUser').values(rows).execute())
}

const tooMany =
  'More than 100 usernames of your files were taken by people outside your company within an hour. Check the usernames, and try again later.'

test('a hundred usernames that are taken elsewhere are reported, and the next file with one is refused whole', async () => {
  const found = await checked(manager, fileOf(names('Elsewhere', 1, 100)))
  expect(found).toMatchObject({ state: 'checked', goodLines: 0, refusedLines: 100 })
  const one = fileOf(['elsewhere-101', 'nobody-has-this'])
  const refused = await checked(manager, one)
  expect(refused).toMatchObject({ state: 'failed', refusedLines: 0, reason: tooMany })
  expect(await problemsOf(manager, refused)).toEqual([])
  const chinese = await manager.send(account.getImport, { query: { id: refused.id }, language: 'zh' })
  expect(chinese.data.import?.reason).toBe(
    '一小时内您的文件中已有超过 100 个账号被其他公司的人员占用。请核对账号，稍后重试。',
  )
  // Nothing else is refused to them, and an hour later the file is checked.
  expect(await checked(manager, fileOf(['nobody-has-this']))).toMatchObject({ goodLines: 1 })
  demo.clock.forward(3599)
  expect(await checked(manager, one)).toMatchObject({ state: 'failed', reason: tooMany })
  demo.clock.forward(1)
  expect(await checked(manager, one)).toMatchObject({ state: 'checked', goodLines: 1, refusedLines: 1 })
})

test('a file with more of them than that is refused whole, whichever batch of it they are in', async () => {
  const refused = await checked(manager, fileOf([...names('free', 1, 250), ...names('elsewhere', 1, 101)]))
  expect(refused).toMatchObject({ state: 'failed', reason: tooMany })
  expect((await problemsOf(manager, refused)).length).toBeLessThanOrEqual(100)
})

test('those of the importer’s own company count for nothing', async () => {
  await insertPeople(manager.tenantId, 'colleague', 150)
  const colleagues = fileOf(names('colleague', 1, 150))
  expect(await checked(manager, colleagues)).toMatchObject({ state: 'checked', refusedLines: 150 })
  expect(await checked(manager, fileOf(names('elsewhere', 1, 100)))).toMatchObject({ state: 'checked' })
})

test('the count is each person’s own', async () => {
  expect(await checked(manager, fileOf(names('elsewhere', 1, 101)))).toMatchObject({ state: 'failed' })
  const platform = await demo.as('platform-admin')
  const { path } = await organizationNamed(platform, '')
  const file = csv(...names('elsewhere', 1, 100).map((name) => `${name},A,${path}`))
  expect(await checked(platform, file)).toMatchObject({ state: 'checked', refusedLines: 100 })
})

test('a batch whose transaction runs again counts them once', async () => {
  await demo.asOwner(async (db) => {
    await sql`create sequence tries`.execute(db)
    await sql`grant usage on sequence tries to public`.execute(db)
    await sql`create function collide() returns trigger language plpgsql as $$ begin
      if nextval('tries') <= 3 then raise exception 'planted' using errcode = '40P01'; end if;
      return new;
    end $$`.execute(db)
    await sql`create trigger collide before insert on people_import_problem
      for each row execute function collide()`.execute(db)
  })
  const found = await checked(manager, fileOf(names('elsewhere', 1, 90)))
  expect(found).toMatchObject({ state: 'checked', refusedLines: 90 })
  expect(await checked(manager, fileOf(names('elsewhere', 91, 100)))).toMatchObject({ state: 'checked' })
  expect(await checked(manager, fileOf(['elsewhere-101']))).toMatchObject({
    state: 'failed',
    reason: tooMany,
  })
})

test('those that were taken between check and import stop the import, which continues an hour later', async () => {
  await checked(manager, fileOf(names('elsewhere', 1, 100)))
  const found = await checked(manager, fileOf(['late-1', 'mine']))
  expect(found).toMatchObject({ goodLines: 2, refusedLines: 0 })
  await insertPeople((await demo.as('provider-admin')).tenantId, 'late', 1)
  expect(await imported(manager, found)).toMatchObject({ state: 'stopped', created: 0, reason: tooMany })
  demo.clock.forward(3600)
  expect(await imported(manager, found)).toMatchObject({ state: 'done', created: 1, refusedLines: 1 })
})
