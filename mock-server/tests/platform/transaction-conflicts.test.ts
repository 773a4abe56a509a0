import { organization } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { MAX_RETRIES } from '../../src/platform/db/transaction.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'

let demo: Demo
let manager: Person
let team: { id: number; name: string; version: number }
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
})
afterEach(() =>
  demo.asOwner((db) => sql`drop function if exists collide() cascade`.execute(db).then(() => undefined)),
)
afterAll(() => demo.stop())

/** The first so many changes of an organisation end with this code of PostgreSQL. A sequence counts: nothing rolls it back. */
async function collideTimes(times: number, code: string): Promise<void> {
  const { rows } = (await manager.send(organization.tree)).data
  const found = rows.find(({ parentId }) => parentId !== null)
  if (!found) throw new Error('there is no team')
  team = found
  await demo.asOwner(async (db) => {
    await sql`create sequence if not exists tries`.execute(db)
    await sql`alter sequence tries restart`.execute(db)
    await sql`grant usage on sequence tries to public`.execute(db)
    await sql`create function collide() returns trigger language plpgsql as $$ begin
      if nextval('tries') <= ${sql.lit(times)} then
        raise exception 'planted' using errcode = ${sql.lit(code)};
      end if;
      return new;
    end $$`.execute(db)
    await sql`create trigger collide before update on organization for each row execute function collide()`.execute(
      db,
    )
  })
}

const tries = () =>
  demo.asOwner(async (db) => {
    const { rows } = await sql<{ count: number }>`select last_value::int as count from tries`.execute(db)
    return rows[0]?.count
  })

const renamed = (name: string) =>
  manager.send(organization.rename, { body: { id: team.id, name, version: team.version } })

test('three is how often a transaction runs again', () => {
  expect(MAX_RETRIES).toBe(3)
})

test.each([
  ['40P01', 'a deadlock'],
  ['40001', 'a serialisation failure'],
])('%s: a transaction that ended for %s runs again, and its caller notices nothing', async (code) => {
  await collideTimes(3, code)
  expect(await renamed(`Again after ${code}`)).toMatchObject({ status: 200, code: 0 })
  expect(await tries()).toBe(4)
  const { rows } = (await manager.send(organization.tree)).data
  expect(rows.find(({ id }) => id === team.id)?.name).toBe(`Again after ${code}`)
})

test('the fourth failure is the last: 503 with what to do, and nothing is saved', async () => {
  await collideTimes(4, '40P01')
  const answer = await renamed('Never')
  expect([answer.status, answer.message]).toEqual([503, expect.stringContaining('try again')])
  expect(answer.detail?.retryAfterSeconds).toBe(1)
  expect(await tries()).toBe(4)
  const { rows } = (await manager.send(organization.tree)).data
  expect(rows.find(({ id }) => id === team.id)?.name).toBe(team.name)
})

test('another failure is not repeated', async () => {
  await collideTimes(4, '23514')
  expect((await renamed('Never')).status).toBe(500)
  expect(await tries()).toBe(1)
})

test('two transactions that wait for each other both end well', async () => {
  const [first, second] = (await manager.send(organization.tree)).data.rows
  if (!first || !second) throw new Error('there are no two organisations')
  const lock = (id: number) => sql`select id from organization where id = ${id} for update`
  let waiting = 0
  let meet = () => {}
  const met = new Promise<void>((resolve) => (meet = resolve))
  const crosswise = (one: number, other: number) =>
    demo.inTenant(manager.tenantId, async ({ db }) => {
      await lock(one).execute(db)
      waiting += 1
      if (waiting === 2) meet()
      await met
      await lock(other).execute(db)
      return 'done'
    })
  expect(await Promise.all([crosswise(first.id, second.id), crosswise(second.id, first.id)])).toEqual([
    'done',
    'done',
  ])
  expect(waiting).toBe(3)
})
