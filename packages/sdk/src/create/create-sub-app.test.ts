import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { repositoryRoot } from '@console/build/project'
import { subApp } from '@console/contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSubApp } from './create-sub-app.ts'

const templates = join(repositoryRoot, 'packages/sdk/templates')
const SDK = 'https://console.example/console/sdk/console-sub-app.tgz'
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'console-create-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const create = (...args: string[]) => createSubApp(args, templates)
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'))

test.each(['react', 'html'])('the %s template makes an app that the registry would take', (template) => {
  const app = join(folder, 'Stock Orders')
  const { files } = create(
    app,
    '--template',
    template,
    '--sdk',
    SDK,
    '--title',
    'Orders',
    '--title-zh',
    '订单',
  )
  const names = files.map((path) => relative(app, path))
  expect(names).toEqual(expect.arrayContaining(['package.json', '.gitignore', '.oxlintrc.json', 'README.md']))
  const { permissions, ...registration } = readJson('Stock Orders/console-app.json') as Record<
    string,
    unknown
  >
  expect(subApp.register.body.parse({ permissions, ...registration })).toMatchObject({
    module: 'stock-orders',
    name: { en: 'Orders', zh: '订单' },
    slots: { script: 'slots.js' },
  })
  expect(readJson('Stock Orders/package.json')).toMatchObject({
    devDependencies: { '@console/sub-app': SDK },
  })
  for (const path of files) expect(readFileSync(path, 'utf8')).not.toMatch(/__[A-Z_]+__/)
})

test('a folder that is not empty is refused, and nothing in it is touched', () => {
  writeFileSync(join(folder, 'notes.txt'), 'mine')
  expect(() => create(folder, '--sdk', SDK)).toThrow(
    `${folder} is not empty (it has notes.txt): name a new folder`,
  )
  mkdirSync(join(folder, 'src'))
  expect(() => create(folder, '--sdk', SDK)).toThrow(/it has notes\.txt and 1 more/)
  expect(readFileSync(join(folder, 'notes.txt'), 'utf8')).toBe('mine')
})

test.each([
  [['--template', 'vue'], 'There is no template "vue": use react or html.'],
  [['--name', 'X'], '"X" is no name for the registry'],
  [['--colour', 'red'], "Unknown option '--colour'"],
  [['another'], 'Usage: create-sub-app <folder>'],
  [['--help'], 'Usage: create-sub-app <folder>'],
  [['--sdk', 'none.tgz'], 'There is no '],
])('what cannot be understood is said: %j', (args, words) => {
  expect(() => create(join(folder, 'app'), '--sdk', SDK, ...args)).toThrow(words)
})

test('the package is taken from where npx got the command, or has to be named', () => {
  expect(() => create(join(folder, 'app'))).toThrow('Name the package with --sdk')
  vi.stubEnv('npm_config_package', SDK)
  create(join(folder, 'app'))
  expect(readJson('app/package.json')).toMatchObject({ devDependencies: { '@console/sub-app': SDK } })
})

test('an archive of this machine is named as seen from the app', () => {
  writeFileSync(join(folder, 'sdk.tgz'), '')
  create(join(folder, 'apps/orders'), '--sdk', join(folder, 'sdk.tgz'))
  expect(readJson('apps/orders/package.json')).toMatchObject({
    devDependencies: { '@console/sub-app': 'file:../../sdk.tgz' },
  })
})
