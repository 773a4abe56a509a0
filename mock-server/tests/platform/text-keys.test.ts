import { foldText, project } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { projectRow } from '../support/projects.ts'

let demo: Demo
let manager: Person
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
})
afterAll(() => demo.stop())

test('the database compares texts in the form in which the contracts do', async () => {
  const texts = [
    'ＡＢＣ　１',
    'Ångström',
    'A\u030Angstro\u0308m',
    'ｶﾞｲﾄﾞ',
    '葛\u{E0100}城',
    'ﬁ①…',
    '\u1112\u1161\u11AB',
    'm\u00A0²',
  ]
  // Each mark between two letters: none is left by either.
  const marks = [
    0xad, 0x34f, 0x61c, 0x115f, 0x17b4, 0x180b, 0x180e, 0x200b, 0x200f, 0x202a, 0x2060, 0x206f, 0x3164,
    0xfe0f,
  ]
  const beyond = [0xfeff, 0xffa0, 0xfff0, 0x1_bca0, 0x1_d173, 0xe_0001, 0xe_01ef]
  for (const mark of [...marks, ...beyond]) texts.push(`a${String.fromCodePoint(mark)}b`)
  const keys = await demo.asOwner(async (db) => {
    const { rows } = await sql<{ key: string }>`
      select text_key(one) as key from unnest(${texts}::text[]) with ordinality as given (one, at) order by at`.execute(
      db,
    )
    return rows.map(({ key }) => key)
  })
  expect(keys).toEqual(texts.map(foldText))
  expect(keys.slice(-marks.length - beyond.length)).toEqual([...marks, ...beyond].map(() => 'ab'))
})

const CODE = 'PRJ-20261129-907'

test('a project is found by its name in any form, and by its code in any width', async () => {
  const first = async (searchKey: string) =>
    (await manager.send(project.list, { query: { searchKey } })).data.records.map(({ name }) => name)
  const owner = { tenantId: manager.tenantId, createdAt: new Date('2026-11-29T10:00:00Z') }
  const { id } = await demo.asOwner((db) =>
    db
      .insertInto('project')
      .values({ ...projectRow({ ...owner, name: 'Ａnno\u200Btation de\u0301part' }), code: CODE })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  expect(id).toBeGreaterThan(0)
  for (const typed of ['annotation', 'ＡＮＮＯ', 'DÉPART', 'de\u0301part'])
    expect(await first(typed)).toEqual(['Ａnno\u200Btation de\u0301part'])
  expect(await first('depart')).toEqual([])
  const wide = CODE.replaceAll(/[\dA-Z-]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfe_e0))
  for (const typed of [wide, CODE, 'ｐｒｊ－２０２６１１２９－９０７'])
    expect(await first(typed)).toHaveLength(1)
})

test('a name whose form is far longer than itself is stored and found', async () => {
  const name = `\uFDFA${'\u1DC0'.repeat(11)}`.repeat(60)
  await demo.asOwner((db) =>
    db
      .insertInto('project')
      .values(projectRow({ tenantId: manager.tenantId, createdAt: new Date('2026-11-29T10:00:00Z'), name }))
      .execute(),
  )
  const { records } = (await manager.send(project.list, { query: { searchKey: 'صلى الله' } })).data
  expect(records.map((record) => record.name)).toEqual([name])
})
