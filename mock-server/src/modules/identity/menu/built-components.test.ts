import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { builtComponents } from './built-components.ts'

let webRoot = ''
const log = pino({ level: 'silent' })

beforeEach(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'web-root-'))
  await mkdir(join(webRoot, 'console'))
})
afterEach(() => rm(webRoot, { recursive: true }))

async function builtFrom(registry: unknown): Promise<string[]> {
  await writeFile(
    join(webRoot, 'console/sub-apps.json'),
    typeof registry === 'string' ? registry : JSON.stringify(registry),
  )
  return ofApps(await builtComponents(webRoot, log))
}

/** The shell's own pages are there whatever the registry holds. */
function ofApps(components: ReadonlySet<string>): string[] {
  return [...components].filter((component) => !component.startsWith('shell/'))
}

const auditApp = {
  module: 'audit',
  entry: '/console/apps/audit/manifest.json',
  routerBase: ['/console/msgcenter'],
  data: [{ path: '/console/msgcenter/audit', component: 'AuditLogPage' }],
  defaultRegister: true,
}

test('the pages of registered apps are built', async () => {
  expect(await builtFrom({ apps: [auditApp] })).toEqual(['audit/AuditLogPage'])
})

test('an app switched off by its line has no pages, from the next reading on', async () => {
  expect(await builtFrom({ apps: [auditApp] })).toHaveLength(1)
  expect(await builtFrom({ apps: [{ ...auditApp, enabled: false }] })).toEqual([])
})

test('a broken entry costs only its own pages', async () => {
  expect(await builtFrom({ apps: [{ module: 'labels' }, auditApp, 7] })).toEqual(['audit/AuditLogPage'])
})

test.each([['<html>'], ['{"apps": 5}'], ['[]']])(
  'a registry that cannot be read (%s) leaves the pages of all apps out',
  async (text) => {
    expect(await builtFrom(text)).toEqual([])
  },
)

test('without a registry nothing is built', async () => {
  expect(ofApps(await builtComponents(webRoot, log))).toEqual([])
})

test("the shell's own pages are built without any registry", async () => {
  const components = await builtComponents(webRoot, log)
  expect(components).toContain('shell/CompanySettingsPage')
  expect(components).toContain('shell/CredentialsPage')
  expect(components).toContain('shell/FunctionalConfigPage')
})

test('the pages for frames are those that the assistant’s build lists, none where it lists none', async () => {
  await mkdir(join(webRoot, 'assistant-console'))
  const file = join(webRoot, 'assistant-console/pages.json')
  await writeFile(file, JSON.stringify({ pages: ['/assistant-console/embed/monitor/view'] }))
  expect(ofApps(await builtComponents(webRoot, log))).toEqual(['/assistant-console/embed/monitor/view'])
  for (const broken of ['<html>', '{"pages": 5}', '[]']) {
    await writeFile(file, broken)
    expect(ofApps(await builtComponents(webRoot, log))).toEqual([])
  }
})
