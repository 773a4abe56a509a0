import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { checkOneApp } from '../../src/commands/console-check.ts'
import { readBuiltApp } from '../../src/commands/read-built-app.ts'
import { startAppHost, type AppHost } from '../support/app-host.ts'

let folder = ''
const started: AppHost[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-built-'))
  return () => rm(folder, { recursive: true })
})
afterAll(async () => {
  for (const host of started) await host.close()
})

const REGISTRATION = {
  module: 'orders',
  trust: 'partner',
  name: { en: 'Orders', zh: '订单' },
  ownerContact: 'team@example.com',
  source: null,
  places: [{ path: '', name: { en: 'Orders', zh: '订单' } }],
}
const SCRIPT = 'window.orders = {}'

async function register(more: object = {}): Promise<string> {
  const path = join(folder, 'console-app.json')
  await writeFile(path, JSON.stringify({ ...REGISTRATION, ...more }))
  return path
}

async function build(files: Readonly<Record<string, string>>): Promise<string> {
  const dist = join(folder, 'dist')
  await mkdir(join(dist, 'assets'), { recursive: true })
  for (const [name, content] of Object.entries(files)) await writeFile(join(dist, name), content)
  return dist
}

test('a folder is read as the server would store it: the page, its files, and the script of slots', async () => {
  const slots = {
    script: 'slots.js',
    contributions: [{ id: 'go', kind: 'paletteEntry', name: { en: 'Go', zh: '走' } }],
  }
  const dist = await build({
    'index.html': '<script src="assets/main.js"></script><p>Orders</p>',
    'assets/main.js': SCRIPT,
    'slots.js': 'self.slots = 1',
  })
  const app = await readBuiltApp(dist, await register({ slots }))
  expect(app).toMatchObject({ slotScript: 'self.slots = 1', filesAddress: '/console/app-files/orders/1/' })
  expect([...app.files.keys()].toSorted()).toEqual(['assets/main.js', 'slots.js'])
  expect(app.manifest).toMatchObject({
    scripts: [{ url: '/console/app-files/orders/1/assets/main.js' }],
    html: '<p>Orders</p>',
  })
  expect(app.framePolicy('https://here.example')).toContain(
    'default-src https://here.example/console/app-files/orders/1/ data: blob:',
  )
})

test('an address is read by its manifest or its page', async () => {
  const host = await startAppHost({
    '/orders/index.html': '<script src="main.js"></script>',
    '/orders/main.js': SCRIPT,
  })
  started.push(host)
  for (const address of [`${host.url}/orders/`, `${host.url}/orders`, `${host.url}/orders/index.html`]) {
    const { manifest } = await readBuiltApp(address, await register())
    expect(manifest.scripts).toMatchObject([{ url: '/console/app-files/orders/1/orders/main.js' }])
  }
  await expect(readBuiltApp(`${host.url}/none/`, await register())).rejects.toThrow(
    `${host.url}/none/ has neither manifest.json nor index.html.`,
  )
})

test('what the console would not store is refused with its reason', async () => {
  const dist = await build({ 'index.html': '<script type="module" src="assets/main.js"></script>' })
  await expect(readBuiltApp(dist, await register())).rejects.toThrow(
    /^The console would not store the app: moduleScripts /,
  )
})

test('what is missing is said in one line', async () => {
  const dist = await build({})
  await expect(readBuiltApp(dist, await register())).rejects.toThrow(
    `${dist} has neither manifest.json nor index.html: build the app first.`,
  )
  await expect(readBuiltApp(dist, join(folder, 'none.json'))).rejects.toThrow('There is no registration at')
  await expect(readBuiltApp(dist, await register({ trust: 'own' }))).rejects.toThrow(
    / is no registration:\n {2}trust: /,
  )
})

test.each([
  [[], /^Usage: console-check <folder or address>/],
  [['dist'], /^Name a console by --console or CONSOLE_URL/],
  [['dist', '--colour'], /^Unknown option '--colour'/],
])('arguments that say too little are refused: %j', async (args, words) => {
  await expect(checkOneApp({ args, print: () => {}, environment: {} })).rejects.toThrow(words)
})

test('a number of mounts that is none is refused before a browser is opened', async () => {
  const dist = await build({
    'index.html': '<script src="assets/main.js"></script>',
    'assets/main.js': SCRIPT,
  })
  const args = [dist, '--registration', await register(), '--console', folder, '--mounts', 'many']
  await expect(checkOneApp({ args, print: () => {} })).rejects.toThrow('--mounts is a number from 1 to 100.')
})
