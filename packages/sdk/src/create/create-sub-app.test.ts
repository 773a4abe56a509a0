import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { repositoryRoot } from '@console/build/project'
import { subApp } from '@console/contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSubApp } from './create-sub-app.ts'

const templates = join(repositoryRoot, 'packages/sdk/templates')
const SDK = 'https://console.example/console/sdk/console-sub-app.tgz'
const ARCHIVE = 'vendor/console-sub-app.tgz'
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'console-create-'))
  answerWith(new Response('archive'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  rmSync(folder, { recursive: true })
})

/** The console that has the package. */
const answerWith = (answer: Response): void =>
  void vi.stubGlobal('fetch', async (address: string) =>
    address === SDK ? answer.clone() : Response.error(),
  )

const create = (...args: string[]) => createSubApp(args, templates)
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'))

test.each(['react', 'html'])(
  'the %s template makes an app that the registry would take',
  async (template) => {
    const app = join(folder, 'Stock Orders')
    const { files } = await create(
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
    expect(names).toEqual(
      expect.arrayContaining(['package.json', '.gitignore', '.oxlintrc.json', 'README.md']),
    )
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
      devDependencies: { '@console/sub-app': `file:${ARCHIVE}` },
    })
    expect(readFileSync(join(app, ARCHIVE), 'utf8')).toBe('archive')
    for (const path of files) expect(readFileSync(path, 'utf8')).not.toMatch(/__[A-Z_]+__/)
  },
)

test('a folder that is not empty is refused, and nothing in it is touched', async () => {
  writeFileSync(join(folder, 'notes.txt'), 'mine')
  await expect(create(folder, '--sdk', SDK)).rejects.toThrow(
    `${folder} is not empty (it has notes.txt): name a new folder`,
  )
  mkdirSync(join(folder, 'src'))
  await expect(create(folder, '--sdk', SDK)).rejects.toThrow(/it has notes\.txt and 1 more/)
  expect(readdirSync(folder).toSorted()).toEqual(['notes.txt', 'src'])
})

test.each([
  [['--template', 'vue'], 'There is no template "vue": use react or html.'],
  [['--name', 'X'], '"X" is no name for the registry'],
  [['--colour', 'red'], "Unknown option '--colour'"],
  [['another'], 'Usage: create-sub-app <folder>'],
  [['--help'], 'Usage: create-sub-app <folder>'],
  [['--sdk', 'none.tgz'], 'There is no '],
])('what cannot be understood is said, and no folder is made: %j', async (args, words) => {
  await expect(create(join(folder, 'app'), '--sdk', SDK, ...args)).rejects.toThrow(words)
  expect(readdirSync(folder)).toEqual([])
})

test('the package is taken from where npx got the command, or has to be named', async () => {
  await expect(create(join(folder, 'app'))).rejects.toThrow('Name the package with --sdk')
  vi.stubEnv('npm_config_package', SDK)
  await create(join(folder, 'app'))
  expect(readFileSync(join(folder, 'app', ARCHIVE), 'utf8')).toBe('archive')
})

test('a package of this machine is stored too, and an address without one makes no folder', async () => {
  writeFileSync(join(folder, 'sdk.tgz'), 'own')
  await create(join(folder, 'apps/orders'), '--sdk', join(folder, 'sdk.tgz'))
  expect(readFileSync(join(folder, 'apps/orders', ARCHIVE), 'utf8')).toBe('own')
  answerWith(new Response(null, { status: 404 }))
  await expect(create(join(folder, 'app'), '--sdk', SDK)).rejects.toThrow(`${SDK} answers 404.`)
  expect(readdirSync(folder).toSorted()).toEqual(['apps', 'sdk.tgz'])
})
