import { account } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { newPerson } from '../support/people.ts'
import { projectRow } from '../support/projects.ts'

let demo: Demo
let owner: Person
let provider: Person
beforeAll(async () => {
  demo = await startDemo()
  owner = await demo.as('manager')
  provider = await demo.as('provider-admin')
})
afterAll(() => demo.stop())

describe('the periods of an account', () => {
  const periodsOf = async (userId: number) =>
    demo.asOwner((db) =>
      db.selectFrom('accountPeriod').where('userId', '=', userId).orderBy('openedAt').selectAll().execute(),
    )
  const setStatus = async (userId: number, status: 'enabled' | 'disabled') =>
    demo.asOwner((db) => db.updateTable('appUser').set({ status }).where('id', '=', userId).execute())

  test('begin when it is made or enabled, and end when it is disabled', async () => {
    const { userId } = provider
    const [first, ...more] = await periodsOf(userId)
    expect(more).toEqual([])
    const person = await demo.asOwner((db) =>
      db.selectFrom('appUser').where('id', '=', userId).select('createdAt').executeTakeFirstOrThrow(),
    )
    expect(first).toMatchObject({ openedAt: person.createdAt, closedAt: null })
    await setStatus(userId, 'disabled')
    await setStatus(userId, 'disabled')
    expect(await periodsOf(userId)).toMatchObject([{ closedAt: expect.any(Date) as Date }])
    await setStatus(userId, 'enabled')
    expect(await periodsOf(userId)).toMatchObject([
      { closedAt: expect.any(Date) as Date },
      { closedAt: null },
    ])
  })

  test('do not begin for an account that waits to be enabled', async () => {
    const { id } = await demo.asOwner((db) =>
      db
        .insertInto('appUser')
        .values({ tenantId: owner.tenantId, username: 'waits', name: 'Waits', status: 'disabled' })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    expect(await periodsOf(id)).toEqual([])
    await setStatus(id, 'enabled')
    expect(await periodsOf(id)).toMatchObject([{ closedAt: null }])
  })
})

describe('what the database dates by itself', () => {
  test('has the time of the server’s clock: when an account was closed, and opened again', async () => {
    const { id } = await newPerson(owner)
    const change = async (kind: 'disable' | 'enable') => {
      demo.clock.forward(600)
      const { data } = await owner.send(account.change, { body: { ids: [id], change: { kind } } })
      expect(data).toMatchObject({ changed: 1 })
      return demo.clock.now()
    }
    const openedAt = demo.clock.now()
    const closedAt = await change('disable')
    const openedAgainAt = await change('enable')
    const periods = await demo.asOwner((db) =>
      db.selectFrom('accountPeriod').where('userId', '=', id).orderBy('openedAt').selectAll().execute(),
    )
    expect(periods).toMatchObject([
      { openedAt, closedAt },
      { openedAt: openedAgainAt, closedAt: null },
    ])
  })

  test('nowhere has the time of the database: in no default, function or policy', async () => {
    const { rows } = await demo.asOwner((db) =>
      sql<{ owner: string }>`
        select format('%s.%s', d.adrelid::regclass, a.attname) as owner
        from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
        where pg_get_expr(d.adbin, d.adrelid) ~* '(\\mnow\\(\\)|current_|_timestamp)'
        union all
        select proname from pg_proc
        where pronamespace = 'public'::regnamespace and prosrc ~* '(\\mnow\\(\\)|\\mcurrent_(date|time)|_timestamp\\()'
        order by 1`.execute(db),
    )
    // Only the function that reads the server's clock first, and the time when a migration ran.
    expect(rows.map(({ owner }) => owner)).toEqual(['app_now', 'schema_migration.applied_at'])
  })
})

describe('the months of facts', () => {
  test('make their partitions, under the policies of every table, and take them along', async () => {
    const partitions = async () => {
      const { rows } = await demo.asOwner((db) =>
        sql<{ name: string; isForced: boolean }>`
          select relname as name, relforcerowsecurity as "isForced" from pg_class
          where relispartition and relkind = 'r' and relname like '%202401' order by 1`.execute(db),
      )
      return rows
    }
    // The month is inserted by the application, which ingests facts.
    await demo.inTenant(owner.tenantId, ({ db }) =>
      db.insertInto('factMonth').values({ month: '2024-01-01' }).execute(),
    )
    expect(await partitions()).toEqual([
      { name: 'status_event_202401', isForced: true },
      { name: 'utterance_202401', isForced: true },
    ])
    await demo.inTenant(owner.tenantId, ({ db }) =>
      db.deleteFrom('factMonth').where('month', '=', '2024-01-01').execute(),
    )
    expect(await partitions()).toEqual([])
  })

  test('begin on their first day', async () => {
    const made = demo.inTenant(owner.tenantId, ({ db }) =>
      db.insertInto('factMonth').values({ month: '2024-01-15' }).execute(),
    )
    await expect(made).rejects.toThrow('fact_month')
  })
})

describe('the statistics of outsourced work', () => {
  let projectId: number
  beforeAll(async () => {
    const [business] = await demo.asOwner((db) =>
      db.selectFrom('businessType').where('tenantId', '=', provider.tenantId).select('id').execute(),
    )
    projectId = await demo.asOwner(async (db) => {
      const made = projectRow({ tenantId: owner.tenantId, name: 'Handed out', createdAt: new Date(0) })
      const { id } = await db.insertInto('project').values(made).returning('id').executeTakeFirstOrThrow()
      const assigned = { tenantId: provider.tenantId, projectId: id, businessTypeId: business?.id ?? 0 }
      await db
        .insertInto('projectAssignment')
        .values({ ...assigned, confirmedFrom: new Date('2026-11-01T00:00:00Z') })
        .execute()
      for (const project of [id, 0])
        await sql`insert into stat_user_day
          (tenant_id, day, user_id, org_id, business_type_id, project_id, calls)
          values (${provider.tenantId}, '2026-11-20', ${provider.userId}, 0, ${business?.id}, ${project}, 7)`.execute(
          db,
        )
      return id
    })
  })

  const callsSeen = async (tenantId: number, project?: number): Promise<number[]> =>
    demo.inTenant(tenantId, async ({ db }) => {
      if (project !== undefined)
        await sql`select set_config('app.project', ${String(project)}, true)`.execute(db)
      const rows = await db.selectFrom('statUserDay').select(['calls', 'tenantId']).execute()
      return rows.map(({ calls }) => calls)
    })

  test('are seen by their project’s owner who names the project, and nothing else of the provider is', async () => {
    expect(await callsSeen(owner.tenantId)).toEqual([])
    expect(await callsSeen(owner.tenantId, projectId)).toEqual([7])
  })

  test('are seen by nobody else, whatever they name', async () => {
    const stranger = await demo.as('platform-admin')
    expect(await callsSeen(stranger.tenantId, projectId)).toEqual([])
    expect(await callsSeen(owner.tenantId, projectId + 1)).toEqual([])
  })

  test('are the provider’s own all the time', async () => {
    expect(await callsSeen(provider.tenantId)).toEqual([7, 7])
  })

  test('cannot be changed by the owner', async () => {
    const changed = await demo.inTenant(owner.tenantId, async ({ db }) => {
      await sql`select set_config('app.project', ${String(projectId)}, true)`.execute(db)
      return db.updateTable('statUserDay').set({ calls: 0 }).executeTakeFirst()
    })
    expect(changed.numUpdatedRows).toBe(0n)
    expect(await callsSeen(provider.tenantId)).toEqual([7, 7])
  })
})
