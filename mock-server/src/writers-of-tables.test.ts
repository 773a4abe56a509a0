import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const SOURCES = new URL('./', import.meta.url).pathname
/** Fewer tables than this means that the test read nothing. */
const FEWEST_TABLES = 100

/** Fills whole databases: the demo data, the first start, a backup that is read. */
const FILLS_DATABASES = /^(demo|commands|testing)\/|^[^/]+\.ts$|^platform\/(backup|db)\//
/** Goes over the tables of all domains by a rule that is no domain's own. */
const GOES_OVER_ALL: Readonly<Record<string, string>> = {
  'modules/identity/account/columns-of-words.ts': 'lists the columns of all tables that have words',
  'modules/identity/account/erase-names.store.ts': 'takes the names of an erased person out of the catalogue',
  'modules/statistics/retention/delete-calls.ts': 'deletes calls with all that belongs to them',
  'modules/statistics/retention/delete-old-facts.ts': 'deletes rows that are past their time',
}
/** Further writers of a table beside its domain. */
const SHARED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  app_user: { access: 'signs people in, and stores the password that they choose' },
}

/** Tables that their own domain alone reads, with the view that it publishes for all others. */
const READ_BY_VIEW: Readonly<Record<string, string>> = {
  app_user: 'person',
  organization: 'organization_unit',
  business_type: 'business',
  call: 'reported_call',
}
/** Further readers of such a table, all below the domains. */
const READERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  app_user: {
    access: 'signs people in',
    platform: 'locks the row of a person who starts an export',
  },
}

/** A statement or a call that writes the table that it names. */
const WRITES = [
  /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g,
  /\b(?:insert\s+into|delete\s+from|merge\s+into)\s+(?:only\s+)?([a-z_]+)/g,
  /\bupdate\s+(?:only\s+)?([a-z_]+)(?:\s+(?:as\s+)?[a-z]+)?\s+set\b/g,
]
/** A statement that writes a table whose name is a value. */
const WRITES_NAMED = /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+(?:only\s+)?\$\{/
/** A statement that reads a table whose name is a value. */
const READS_NAMED = /\b(?:selectFrom|\w+Join|sql\.table)\((?!\s*\[?\s*')/
/** Functions and types that write a table for their caller, which names it. */
const WRITERS_FOR_OTHERS = /\b(?:tableStore|businessSettingsRoutes)\b|\bFactTable\b|\bRevisedTable\b/
const NAMED = /\b(?:table|name): '(\w+)'(?! \|)/g
const HELPERS = new Set([
  'modules/facts/ingest/fact-table.ts',
  'modules/operations/managed-list/business-settings-routes.ts',
  'platform/managed-list/table-store.ts',
])

const toTable = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const toProperty = (table: string): string =>
  table.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
/** The domain of a file, or its room: `identity/account`, `access`. */
const toDomain = (file: string): string =>
  /^modules\/([^/]+\/[^/]+)\//.exec(file)?.[1] ?? file.split('/')[0] ?? file

function writtenTables(file: string, text: string): string[] {
  if (HELPERS.has(file)) return []
  const patterns = [
    ...WRITES,
    ...(WRITERS_FOR_OTHERS.test(text) ? [NAMED] : []),
    ...(WRITES_NAMED.test(text) ? [/'([\w]+)'/g] : []),
  ]
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => toTable(name)))
}

type Source = { file: string; text: string }

/** Tables with their writers, and the domains that type their rows. */
function findWriters(sources: readonly Source[], tables: ReadonlySet<string>) {
  const writers = new Map<string, Set<string>>()
  for (const { file, text } of sources) {
    if (FILLS_DATABASES.test(file) || file in GOES_OVER_ALL) continue
    for (const table of writtenTables(file, text)) {
      if (tables.has(table)) writers.set(table, (writers.get(table) ?? new Set()).add(toDomain(file)))
    }
  }
  return writers
}

function findOwners(sources: readonly Source[]): Map<string, string> {
  const owners = new Map<string, string>()
  for (const { file, text } of sources) {
    if (!file.endsWith('.tables.ts') && file !== 'platform/db/schema.ts') continue
    const [, keys = ''] = /^(?:export )?type \w+Tables = \{(.*?)\}/ms.exec(text) ?? []
    for (const [, key = ''] of keys.matchAll(/(\w+): \w+Table\b/g)) owners.set(toTable(key), toDomain(file))
  }
  return owners
}

function findProblems(
  writers: ReadonlyMap<string, ReadonlySet<string>>,
  owners: ReadonlyMap<string, string>,
) {
  return [...writers].flatMap(([table, rooms]) => {
    const own = [...rooms].filter((room) => SHARED[table]?.[room] === undefined)
    const owner = owners.get(table)
    const foreign = owner === undefined ? own.slice(1) : own.filter((room) => room !== owner)
    return foreign.map((room) => `${room} writes ${table}, which is written by ${owner ?? own[0]}`)
  })
}

/** A comment may say "from call to call". */
const withoutComments = (text: string): string => text.replaceAll(/^\s*(?:\/\/.*$|\/\*[^]*?\*\/)/gm, '')

/** A name that is a word of English too is one of a table only where a statement or a call reads. */
function isRead(table: string, text: string): boolean {
  if (table.includes('_')) return new RegExp(`\\b${table}\\b|'${toProperty(table)}\\b`).test(text)
  const name = `(?:${table}|${toProperty(table)})`
  const patterns = [
    `\\b(?:from|join|using|only)\\s+${table}\\b`,
    `,\\s*${table}(?:\\s+(?:as\\s+)?\\w+)?\\s+where\\b`,
    `\\b(?:selectFrom|from|using|\\w+Join|sql\\.table)\\(\\s*(?:\\[[^\\]]*)?'${name}\\b`,
    ...(READS_NAMED.test(text) ? [`'${name}(?: as \\w+)?'`] : []),
  ]
  return patterns.some((pattern) => new RegExp(pattern).test(text))
}

/** Domains that read a table of which they should read the view. */
function findForeignReaders(sources: readonly Source[], owners: ReadonlyMap<string, string>): string[] {
  const looked = sources.filter(({ file }) => !FILLS_DATABASES.test(file) && !(file in GOES_OVER_ALL))
  return looked.flatMap(({ file, text }) => {
    const room = toDomain(file)
    const code = withoutComments(text)
    return Object.entries(READ_BY_VIEW)
      .filter(([table]) => owners.get(table) !== room && READERS[table]?.[room] === undefined)
      .filter(([table]) => isRead(table, code))
      .map(([table, view]) => `${file} reads ${table}: ${view} is the view for it`)
  })
}

async function readSources(): Promise<Source[]> {
  const sources: Source[] = []
  for await (const file of glob('**/*.ts', { cwd: SOURCES, exclude: (name) => name.endsWith('.test.ts') })) {
    sources.push({ file, text: await readFile(SOURCES + file, 'utf8') })
  }
  return sources
}

async function readTables(): Promise<Set<string>> {
  const tables = new Set<string>()
  for await (const file of glob('platform/db/migrations/*.sql', { cwd: SOURCES })) {
    const text = await readFile(SOURCES + file, 'utf8')
    for (const [, table = ''] of text.matchAll(/^create table (?:if not exists )?([a-z_]+)/gim))
      tables.add(table)
  }
  return tables
}

test.each([
  ["await db.updateTable('seatHand').set({ isRaised })", 'a call'],
  ['await sql`insert into seat_hand (tenant_id) values (1)`', 'a statement'],
  ['await sql`\n  update seat_hand h set is_raised = true`', 'a statement with a short name'],
  ["export const store = tableStore({ table: 'seatHand' })", 'a list'],
  ["const HAND: FactTable<Row> = { name: 'seat_hand' }", 'a table of facts'],
  ["const TABLE = 'seat_hand'\nawait sql`delete from ${sql.table(TABLE)}`", 'a statement with a value'],
])('a second writer is noticed: %s', (text) => {
  const sources = [
    {
      file: 'modules/facts/ingest/ingest.tables.ts',
      text: 'export type IngestTables = {\n  seatHand: SeatHandTable\n}',
    },
    { file: 'modules/workspace/seat/seat.store.ts', text },
  ]
  const tables = new Set(['seat_hand'])
  expect(findProblems(findWriters(sources, tables), findOwners(sources))).toEqual([
    'workspace/seat writes seat_hand, which is written by facts/ingest',
  ])
})

test('a table is written by the domain that types its rows, and by no other', async () => {
  const sources = await readSources()
  const tables = await readTables()
  const writers = findWriters(sources, tables)
  const owners = findOwners(sources)
  expect(findProblems(writers, owners)).toEqual([])
  // The runner of the migrations makes this one by itself.
  expect([...owners.keys()].filter((table) => !tables.has(table))).toEqual(['schema_migration'])
  expect(tables.size).toBeGreaterThanOrEqual(FEWEST_TABLES)
})

const OWNERS = new Map([
  ['app_user', 'identity/account'],
  ['organization', 'identity/organization'],
  ['business_type', 'identity/business'],
  ['call', 'facts/ingest'],
])

test.each([
  ['app_user', "db.selectFrom('appUser')"],
  ['app_user', 'sql`select name from app_user`'],
  ['app_user', "db.innerJoin('appUser as u', …)"],
  ['business_type', "await isKnown(tx, 'businessType', id)"],
  ['business_type', 'sql`join business_type b on b.id = c.business_type_id`'],
  ['organization', "db.leftJoin('organization', 'organization.id', 'person.orgId')"],
  ['organization', "type Named = 'role' | 'organization'\nawait db.selectFrom(table)"],
  ['organization', "db.selectFrom(['role', 'organization as o'])"],
  ['organization', 'sql`select * from role, organization o where true`'],
  ['call', 'sql`select count(*) from call c where c.ended_at is null`'],
  ['call', 'sql`delete from call_recording r\n    using call c where c.call_id = r.call_id`'],
  ['call', "const FACTS = ['call']\nsql`select from ${sql.table(FACTS[0])}`"],
])('another domain that reads the table %s is noticed: %s', (table, text) => {
  const domains = ['quality/score', 'identity/role', OWNERS.get(table) ?? '']
  const sources = domains.map((domain) => ({ file: `modules/${domain}/x.store.ts`, text }))
  const view = READ_BY_VIEW[table]
  expect(findForeignReaders(sources, OWNERS)).toEqual([
    `modules/quality/score/x.store.ts reads ${table}: ${view} is the view for it`,
    `modules/identity/role/x.store.ts reads ${table}: ${view} is the view for it`,
  ])
})

test('a table whose domain publishes a view of it is read by that domain alone', async () => {
  const sources = await readSources()
  const owners = findOwners(sources)
  expect(new Map(Object.keys(READ_BY_VIEW).map((table) => [table, owners.get(table)]))).toEqual(OWNERS)
  expect(findForeignReaders(sources, owners)).toEqual([])
})

test('every further writer and reader of a table is still one, and every file that goes over all tables exists', async () => {
  const sources = await readSources()
  const writers = findWriters(sources, await readTables())
  const listed = Object.entries(SHARED).flatMap(([table, rooms]) =>
    Object.keys(rooms).map((room) => ({ table, room })),
  )
  expect(listed.filter(({ table, room }) => writers.get(table)?.has(room) !== true)).toEqual([])
  const readers = Object.entries(READERS).flatMap(([table, rooms]) =>
    Object.keys(rooms).map((room) => ({ table, room })),
  )
  const isReader = ({ table, room }: { table: string; room: string }) =>
    sources.some(({ file, text }) => toDomain(file) === room && isRead(table, withoutComments(text)))
  expect(readers.filter((reader) => !isReader(reader))).toEqual([])
  const files = new Set(sources.map(({ file }) => file))
  expect([...Object.keys(GOES_OVER_ALL), ...HELPERS].filter((file) => !files.has(file))).toEqual([])
})
