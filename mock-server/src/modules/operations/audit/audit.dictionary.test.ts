import { readFile } from 'node:fs/promises'
import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { moduleNames, opTypeNames, withShowNames } from './audit.dictionary.ts'

const SOURCES = new URL('../../../', import.meta.url).pathname

/** Every `module: 'x'` that stands beside an `opType: 'y'` in the server's own code. */
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
    const modules = moduleNames(language).map(({ module }) => module)
    const missing = operations.filter(
      ({ module, opType }) =>
        !modules.includes(module) || !opTypeNames(module, language).some((known) => known.opType === opType),
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
  expect(withShowNames(record, 'en')).toMatchObject({
    moduleShowName: 'toString',
    opTypeShowName: 'newer.thing',
  })
})
