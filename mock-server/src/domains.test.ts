import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { collectAuditDictionary, collectExportKinds, collectOpenApiCalls, serverModules } from './domains.ts'
import { moduleNames, opTypeNames, withShowNames } from './platform/audit/dictionary.ts'

const SOURCES = new URL('./', import.meta.url).pathname
const dictionary = collectAuditDictionary(serverModules())

/** Every `module: 'x'` that is beside an `opType: 'y'` in the server's own code. */
async function recordedOperations(): Promise<{ module: string; opType: string }[]> {
  const operations: { module: string; opType: string }[] = []
  for await (const file of glob('**/*.ts', { cwd: SOURCES, exclude: (name) => name.endsWith('.test.ts') })) {
    const text = await readFile(SOURCES + file, 'utf8')
    for (const [, module = '', opType = ''] of text.matchAll(/module: '([\w.-]+)',\s*opType: '([\w.-]+)'/g)) {
      operations.push({ module, opType })
    }
  }
  return operations
}

test('every operation that the server records has its names in both languages [AUDIT-005, AUDIT-006]', async () => {
  const operations = await recordedOperations()
  expect(operations.map(({ opType }) => opType)).toContain('audit.export')
  for (const language of ['en', 'zh'] as const) {
    const modules = moduleNames(dictionary, language).map(({ module }) => module)
    const missing = operations.filter(
      ({ module, opType }) =>
        !modules.includes(module) ||
        !opTypeNames(dictionary, module, language).some((known) => known.opType === opType),
    )
    expect(missing).toEqual([])
  }
})

test('a module or operation that nobody knows is shown by its code', () => {
  const record = {
    id: 1,
    tenantId: 1,
    module: 'toString',
    opType: 'newer.thing',
    opAt: 0,
    opUserName: 'system',
    createdAt: 0,
  }
  expect(withShowNames(dictionary, record, 'en')).toMatchObject({
    moduleShowName: 'toString',
    opTypeShowName: 'newer.thing',
  })
})

test('every module of the audit log is named by one domain, and no operation by two', () => {
  expect(Object.entries(dictionary).filter(([, { name }]) => name === undefined)).toEqual([])
  const [first] = serverModules().filter(({ auditDictionary }) => auditDictionary !== undefined)
  if (!first) throw new Error('no domain records anything')
  expect(() => collectAuditDictionary([first, first])).toThrow('two domains')
})

test('every export of the contract comes from one domain', () => {
  const modules = serverModules()
  expect(Object.keys(collectExportKinds(modules))).toContain('statTable')
  expect(() => collectExportKinds(modules.filter(({ name }) => name !== 'audit'))).toThrow('of no domain')
  expect(() => collectExportKinds([...modules, ...modules])).toThrow('of another domain')
})

test('every call of an API client is described by its domain, and no other call', () => {
  expect(collectOpenApiCalls(serverModules()).map(({ call }) => `${call.method} ${call.path}`)).toEqual([
    'GET /api/open/v1/app-update',
    'GET /api/open/v1/audit-records',
    'PUT /api/open/v1/calls/:callId/recording',
    'POST /api/open/v1/events',
    'GET /api/open/v1/organizations',
    'GET /api/open/v1/usage',
  ])
})
