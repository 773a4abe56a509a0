import { release } from '@console/contracts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { startDemo, type Demo } from '../support/demo.ts'

let demo: Demo
beforeAll(async () => {
  demo = await startDemo()
})
afterAll(() => demo.stop())

const probe = { releasedOn: '2026-10-01', notesEn: ['Older'], notesZh: ['较早'] }
afterEach(() =>
  demo.asOwner((db) => db.deleteFrom('productRelease').where('version', '!=', manifest.version).execute()),
)

test('the running version is the newest released one, with its notes in both languages [SHELL-070]', async () => {
  const { releases } = (await demo.nobody.send(release.list)).data
  expect(releases[0]?.version).toBe(manifest.version)
  expect(releases[0]?.notes.en).toHaveLength(releases[0]?.notes.zh.length ?? -1)
})

test('versions come in the order of their numbers, not of their letters [SHELL-070]', async () => {
  await demo.asOwner((db) =>
    db
      .insertInto('productRelease')
      .values([
        { version: '2.4.9', ...probe },
        { version: '2.4.10', ...probe },
      ])
      .execute(),
  )
  const { releases } = (await demo.nobody.send(release.list)).data
  expect(releases.map(({ version }) => version)).toEqual([manifest.version, '2.4.10', '2.4.9'])
  expect(releases[1]).toMatchObject({ releasedOn: '2026-10-01', notes: { en: ['Older'], zh: ['较早'] } })
})

test('the application can neither add nor change a release', async () => {
  const { tenantId } = await demo.as('manager')
  await expect(
    demo.inTenant(tenantId, ({ db }) => db.updateTable('productRelease').set({ version: '9.9.9' }).execute()),
  ).rejects.toThrow('permission denied')
})
