import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeVersion } from '../../src/commands/check-apps.ts'
import { manageApps } from '../../src/commands/manage-apps.ts'
import { DEMO_PASSWORD, startTestServer, type TestServer } from '../../src/testing/start-test-server.ts'
import { startAppHost, webpackFiles, type AppHost } from '../support/app-host.ts'

let server: TestServer
let host: AppHost
let folder = ''
beforeAll(async () => {
  host = await startAppHost(webpackFiles('command'))
  server = await startTestServer({ config: { privateAppHosts: true } })
  folder = await mkdtemp(join(tmpdir(), 'console-apps-'))
})
afterAll(async () => {
  await server.stop()
  await host.close()
  await rm(folder, { recursive: true })
})

async function run(...args: string[]): Promise<string[]> {
  const lines: string[] = []
  const environment = {
    CONSOLE_URL: server.url,
    CONSOLE_USERNAME: 'platform-admin',
    CONSOLE_PASSWORD: DEMO_PASSWORD,
  }
  await manageApps({ config: { webRoot: 'dist' }, args, print: (line) => lines.push(line), environment })
  return lines
}

async function fileWith(content: object): Promise<string> {
  const path = join(folder, `${Math.random()}.json`)
  await writeFile(path, JSON.stringify(content))
  return path
}

const SOURCE = () => ({ kind: 'html', url: `${host.url}/crm/index.html` })
const PLACES = [{ path: '', name: { en: 'CRM', zh: '客户管理' } }]
const APP = () => ({
  module: 'crm',
  name: { en: 'CRM', zh: '客户管理' },
  trust: 'partner',
  ownerContact: 'crm@partner.example',
  source: SOURCE(),
  places: PLACES,
})

test('a script registers an app, releases it, adds a version, and rolls back', async () => {
  expect(await run('register', await fileWith(APP()))).toEqual([
    'crm version 1 (id 1): ready, 4 files, 220 bytes',
  ])
  expect(await run('release', 'crm=1', '--note', 'first')).toEqual(['Set 1 is released.'])
  const [added] = await run('version', await fileWith({ module: 'crm', source: SOURCE(), places: PLACES }))
  expect(added).toMatch(/^crm version 2 \(id 2\): ready/)
  expect(await run('release', 'crm=2', '--percent', '10')).toEqual(['Set 2 is released.'])
  expect(await run('roll-back', '1')).toEqual(['Set 1 is released to everybody again.'])
  expect(await run('sets')).toEqual([
    'set 2\tcrm 2\t',
    'set 1\tcrm 1\tfirst',
    'set 1 to\tall companies\t100%\t',
    'set 2 to\tall companies\t10%\t',
    'set 1 to\tall companies\t100%\t',
  ])
  await run('off', 'crm')
  expect(await run('list')).toContain('crm\tpartner\tversion 1\toff')
})

test('the files of a folder are sent with a registration, and with a version of the same file', async () => {
  const files = join(folder, 'built')
  await mkdir(join(files, 'assets'), { recursive: true })
  await writeFile(join(files, 'index.html'), '<script src="assets/main.js"></script>')
  await writeFile(join(files, 'assets/main.js'), 'window.sent = {}')
  const registration = await fileWith({ ...APP(), module: 'sent', source: null })
  expect(await run('register', registration, '--files', files)).toEqual([
    expect.stringMatching(/^sent version 1 \(id \d+\): ready, 1 files, 16 bytes$/),
  ])
  expect(await run('version', registration, '--files', files)).toEqual([
    expect.stringMatching(/^sent version 2 .*: ready/),
  ])
  await expect(run('version', registration, '--files', join(folder, 'none'))).rejects.toThrow(
    /^There is no folder .*none: build the app first\.$/,
  )
})

test('contributions come with the file, and what of them is not accepted is said with its path', async () => {
  host.files.set('/crm/slots.js', 'self.addEventListener("message", () => {})')
  const name = { en: 'Age', zh: '年龄' }
  const withSlot = (contribution: object) => ({
    ...APP(),
    module: 'adds',
    permissions: { fields: { person: ['name'] } },
    slots: { script: 'slots.js', contributions: [{ id: 'age', kind: 'column', name, ...contribution }] },
  })
  const wrong = await fileWith(withSlot({ target: 'persons' }))
  await expect(run('register', wrong)).rejects.toThrow(
    /is not accepted:\n {2}slots\.contributions\.0\.target: /,
  )
  const [registered] = await run('register', await fileWith(withSlot({ target: 'person' })))
  expect(registered).toMatch(/^adds version 1 \(id \d+\): ready, 5 files/)
})

test('a check says in one line what it lacks', async () => {
  await expect(run('check', '--build', folder)).rejects.toThrow(`${folder} has no built console`)
  await expect(run('check', 'nobody')).rejects.toThrow('No app nobody is registered.')
  const away = {
    CONSOLE_URL: 'http://127.0.0.1:1',
    CONSOLE_USERNAME: 'platform-admin',
    CONSOLE_PASSWORD: DEMO_PASSWORD,
  }
  const input = { config: { webRoot: folder }, args: ['check'], print: () => {} }
  await expect(manageApps({ ...input, environment: away })).rejects.toThrow(
    'http://127.0.0.1:1 does not answer',
  )
  const other = { ...away, CONSOLE_URL: server.url, CONSOLE_PASSWORD: 'Wrong#2026' }
  await expect(manageApps({ ...input, environment: other })).rejects.toThrow(/^\/api\/login: /)
})

test('lines of a check name the version, and each problem', () => {
  const checked = { module: 'crm', trust: 'partner' as const, versionId: 4, number: 2 }
  expect(
    describeVersion({ ...checked, problems: [], refused: ['POST /api/x'], mountedAfterMs: 120 }),
  ).toEqual([
    'crm\tversion 2\tpasses, mounted after 120 ms',
    'crm\tversion 2\tsent POST /api/x, which a check refuses',
  ])
  const problems = [
    { kind: 'error' as const, text: 'an error' },
    { kind: 'leak' as const, text: 'a leak' },
  ]
  expect(describeVersion({ ...checked, problems, refused: [], mountedAfterMs: null })).toEqual([
    'crm\tversion 2\tfails: an error',
    'crm\tversion 2\tfails: a leak',
  ])
})

test('a failure is one line that says what and where', async () => {
  const away = { ...APP(), module: 'away', source: { kind: 'html', url: `${host.url}/nothing.html` } }
  await expect(run('register', await fileWith(away))).rejects.toThrow(
    `away: status ${host.url}/nothing.html 404`,
  )
  await expect(run('register', await fileWith(APP()))).rejects.toThrow(
    '/api/apps: This module name is taken. Choose another.',
  )
  await expect(run('register', join(folder, 'none.json'))).rejects.toThrow('none.json cannot be read: ENOENT')
  await expect(run('nothing')).rejects.toThrow('Usage: pnpm apps <command>')
  await expect(run('list', '--nothing')).rejects.toThrow(
    /Unknown option '--nothing'[^]*Usage: pnpm apps <command>/,
  )
  expect((await run('--help')).join('')).toContain('Usage: pnpm apps <command>')
  const input = { config: { webRoot: 'dist' }, args: ['list'], print: () => {}, environment: {} }
  await expect(manageApps(input)).rejects.toThrow('CONSOLE_USERNAME is missing')
})
