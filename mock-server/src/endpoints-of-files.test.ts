import { glob, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = new URL('./', import.meta.url).pathname
/** Fewer files with an endpoint than this means that the test read nothing. */
const FEWEST_FILES = 250
/** A call of what makes endpoints: `route(`, `uploadRoute<…>(`, or the routes of one list, `managedRoutes(`. */
const ENDPOINT = /(?<![\w.]|function )(?!register|mount)\w*[rR]outes?(?:<[^()]*>)?\(/g
/** Matches a list: its store is declared beside its calls, of parts of SQL. */
const OF_LIST = /\bmanagedRoutes\(/
const QUERY = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(?:<[^`]*>)?`/
/** Functions that make endpoints. */
const MAKERS = new Set([
  'access/accept-uploads.ts',
  'access/route.ts',
  'modules/operations/open-api/client-route.ts',
  'modules/operations/managed-list/business-settings-routes.ts',
  'modules/operations/managed-list/managed-routes.ts',
])

const endpointsIn = (text: string): number => [...text.matchAll(ENDPOINT)].length

/**
 * A file with endpoints has one, and has its name: `create-label.ts` exports `createLabel`. Its SQL is in a store. An
 * `index.ts` only lists.
 */
function problemsOf(file: string, text: string): string[] {
  const endpoints = endpointsIn(text)
  if (endpoints === 0) return []
  if (endpoints > 1) return [`${file} holds ${endpoints} endpoints`]
  const name = basename(file, '.ts').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const isExported = new RegExp(`^export (?:const|function) ${name}\\b`, 'm').test(text)
  if (!isExported) return [`${file} is not named by its endpoint`]
  return QUERY.test(text) && !OF_LIST.test(text) ? [`${file} queries the database, which is for a store`] : []
}

test('a second endpoint of a file is noticed, and one that is not the name of its file', () => {
  const one = 'export const listLabels = route(label.query, { policy, handler })\n'
  const another = 'export const readFile = uploadRoute<Answer>(label.file, { policy, handler })\n'
  const ofList = 'export const tagRoutes = managedRoutes(label.tags, { policy, store })\n'
  expect(problemsOf('label/list-labels.ts', one)).toEqual([])
  expect(problemsOf('label/list-labels.ts', one + another)).toEqual([
    'label/list-labels.ts holds 2 endpoints',
  ])
  expect(problemsOf('label/tag-routes.ts', ofList + one)).toEqual(['label/tag-routes.ts holds 2 endpoints'])
  expect(problemsOf('label/manage-tags.ts', ofList)).toEqual([
    'label/manage-tags.ts is not named by its endpoint',
  ])
  expect(problemsOf('label/index.ts', one)).toEqual(['label/index.ts is not named by its endpoint'])
})

test('an endpoint that queries the database itself is noticed', () => {
  const endpoint = (handler: string) =>
    `export const listLabels = route(label.query, { policy, handler: ${handler} })\n`
  expect(problemsOf('label/list-labels.ts', endpoint('({ tx }) => findLabels(tx)'))).toEqual([])
  for (const query of [
    "({ tx }) => tx.db.selectFrom('label').execute()",
    '({ tx }) => sql`select 1`.execute(tx.db)',
    '({ tx }) => sql<Pick<Label, "id">>`select id`.execute(tx.db)',
  ]) {
    expect(problemsOf('label/list-labels.ts', endpoint(query))).toEqual([
      'label/list-labels.ts queries the database, which is for a store',
    ])
  }
})

test('every endpoint has a file of its own, named by it, and leaves SQL to a store', async () => {
  const problems: string[] = []
  let files = 0
  for await (const file of glob('**/*.ts', { cwd: SOURCES, exclude: (name) => name.endsWith('.test.ts') })) {
    if (MAKERS.has(file)) continue
    const text = await readFile(SOURCES + file, 'utf8')
    if (endpointsIn(text) > 0) files += 1
    problems.push(...problemsOf(file, text))
  }
  expect(problems).toEqual([])
  expect(files).toBeGreaterThanOrEqual(FEWEST_FILES)
})
