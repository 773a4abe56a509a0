import type { Language } from '@console/contracts'
import { sql, type Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { seed } from '../../src/demo/seed/index.ts'
import { chinese } from '../../src/demo/seed/scenario/chinese-lines.ts'
import { english } from '../../src/demo/seed/scenario/english-lines.ts'
import { seedScenario } from '../../src/demo/seed/scenario/seed-scenario.ts'
import { translateText } from '../../src/demo/seed/wording.ts'
import { auditWriter } from '../../src/platform/audit/writer.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { asOwner, inOwnerTransaction } from '../../src/platform/db/owner.ts'
import type { Database } from '../../src/platform/db/schema.ts'
import { secretsFrom } from '../../src/platform/secrets/secrets.ts'
import { cloneDatabase } from '../../src/testing/start-test-server.ts'
import { withScratchStorage } from '../support/scratch-storage.ts'

const NOW = new Date('2026-11-27T07:30:00Z')
const PLAN = { days: 1, daysOfWords: 1 }

/**
 * Texts that are not of one language: both names side by side, texts that no page shows as words, and what the server itself
 * began with.
 */
const BILINGUAL_COLUMNS = '_(en|zh)$'
const OTHER_TABLES = ['app_setting', 'schema_migration', 'industry']
const FOREIGN: Readonly<Record<Language, string>> = {
  en: '[\\u4e00-\\u9fff]',
  // Two English words in a row, which no code, account or markup has.
  zh: '(^|[^a-z])[A-Za-z]{2,},? [a-z]{2,}([^a-z=]|$)',
}

/** Texts of the other language that a database has, by table and column. */
async function foreignTexts(db: Kysely<Database>, language: Language): Promise<Record<string, string[]>> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select c.table_name as table, c.column_name as column
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name !~ '_[0-9]{6}$'
      and (c.data_type in ('text', 'jsonb') or c.udt_name in ('_text', '_jsonb'))
      and c.is_generated = 'NEVER'
      and table_name <> all(${OTHER_TABLES}::text[]) and column_name !~ ${BILINGUAL_COLUMNS}`.execute(db)
  const found: Record<string, string[]> = {}
  for (const { table, column } of columns) {
    const ofDemo = table === 'tenant' ? sql`code <> 'platform'` : sql`true`
    const { rows } = await sql<{ text: string }>`
      select distinct left(${sql.ref(column)}::text, 100) as text from ${sql.table(table)}
      where ${sql.ref(column)}::text ~ ${FOREIGN[language]} and ${ofDemo} limit 3`.execute(db)
    if (rows.length > 0) found[`${table}.${column}`] = rows.map(({ text }) => text)
  }
  return found
}

test.each(['en', 'zh'] as const)(
  'the demo data in %s has no sentence of the other language',
  async (language) => {
    const database = await cloneDatabase('none')
    const audit = auditWriter(systemClock, secretsFrom(Buffer.alloc(32, 1)))
    await withScratchStorage((storage) =>
      inOwnerTransaction(database.adminUrl, async (db, connection) => {
        const hashPassword = (password: string) => Promise.resolve(`hash-of-${password}`)
        await seed({ db, profile: 'people', language, now: NOW, audit, hashPassword })
        await seedScenario({ db, connection, storage, plan: PLAN, language, seed: 5, now: NOW })
      }),
    )
    const [foreign, sentences] = await asOwner(database.adminUrl, async (db) => {
      const { rows } = await sql<{ sentences: number }>`select count(*) as sentences from utterance`.execute(
        db,
      )
      return [await foreignTexts(db, language), rows[0]?.sentences]
    })
    expect(foreign).toEqual({})
    expect(sentences).toBeGreaterThan(1000)
    await database.drop()
  },
)

test('calls of a business are the same in both languages: as many sentences of each kind, at the same price', () => {
  const shapeOf = ({ price, ...lists }: (typeof english)[string]) => [
    price,
    ...Object.entries(lists).map(([kind, list]) => [kind, list.length]),
  ]
  for (const [name, lines] of Object.entries(english))
    expect([name, ...shapeOf(chinese[translateText(name, 'zh')] ?? lines)]).toEqual([name, ...shapeOf(lines)])
  expect(
    Object.keys(chinese)
      .map((name) => translateText(name, 'en'))
      .toSorted(),
  ).toEqual(Object.keys(english).toSorted())
})
