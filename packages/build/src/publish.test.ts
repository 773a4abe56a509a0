import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeIdentity } from './build-identity.ts'
import { MAX_RETAINED_BUILDS, publish } from './publish.ts'

let folder: string
let served: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'console-publish-'))
  served = join(folder, 'served')
})
afterEach(() => rmSync(folder, { recursive: true }))

const PAGE = '<!doctype html>\n<html lang="en">\n  <head></head>\n</html>\n'
const chunkOf = (name: string) => `console/assets/audit/2.5.0/async/page.${name}.js`

function put(root: string, files: Record<string, string>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
}

/** A build of a page, a part named by its content, and the worker. */
function makeBuild(name: string, more: Record<string, string> = {}): { from: string; build: string } {
  const from = join(folder, name)
  put(from, {
    'console/index.html': PAGE,
    'console/assets/realtime.worker.js': `worker ${name}`,
    'console/assets/shared.0a1b2c3d.js': 'the same in all',
    [chunkOf(name)]: `part ${name}`,
    ...more,
  })
  return { from, build: writeIdentity(from, '2.5.0') }
}

const publishAt = (from: string, day: string) => publish({ from, to: served, now: new Date(`${day}T00:00Z`) })
const read = (path: string) => readFileSync(join(served, path), 'utf8')
const has = (path: string) => existsSync(join(served, path))

test('a build is named by its files, in its pages, its worker and a document', () => {
  const first = makeBuild('1')
  const same = makeBuild('other', {})
  expect(first.build).toMatch(/^[0-9a-f]{10}$/)
  expect(same.build).not.toBe(first.build)
  rmSync(first.from, { recursive: true })
  expect(makeBuild('1').build).toBe(first.build)
  publishAt(first.from, '2026-03-01')
  expect(read('console/index.html')).toBe(
    `<!doctype html><html data-build="${first.build}" lang="en"><head></head></html>`,
  )
  expect(read(`console/assets/realtime.worker.${first.build}.js`)).toBe('worker 1')
  expect(JSON.parse(read('console/build.json'))).toEqual({ version: '2.5.0', build: first.build })
})

test('files of an earlier build stay for a week after it was replaced, and those of the last one longer', () => {
  const builds = ['1', '2', '3'].map((name) => makeBuild(name))
  const [first, second, third] = builds.map(({ from }) => from) as [string, string, string]
  publishAt(first, '2026-03-01')
  publishAt(second, '2026-03-20')
  expect([has(chunkOf('1')), has(chunkOf('2'))]).toEqual([true, true])
  expect(read('console/index.html')).toContain(builds[1]?.build)
  // Replaced on the 20th, six days before and then seven.
  publishAt(third, '2026-03-26')
  expect([has(chunkOf('1')), has(chunkOf('2')), has(chunkOf('3'))]).toEqual([true, true, true])
  publishAt(third, '2026-03-27')
  expect([has(chunkOf('1')), has(chunkOf('2')), has(chunkOf('3'))]).toEqual([false, true, true])
  expect(has(`console/assets/realtime.worker.${builds[1]?.build}.js`)).toBe(true)
  expect(read('console/assets/shared.0a1b2c3d.js')).toBe('the same in all')
  expect(has(`console/assets/realtime.worker.${builds[0]?.build}.js`)).toBe(false)
  publishAt(third, '2027-01-01')
  expect(has(chunkOf('2'))).toBe(true)
})

test('a build that comes back is the newest, with files that nothing deletes', () => {
  const [first, second] = ['1', '2'].map((name) => makeBuild(name).from) as [string, string]
  publishAt(first, '2026-03-01')
  publishAt(second, '2026-03-02')
  publishAt(first, '2026-04-01')
  publishAt(first, '2026-05-01')
  expect([has(chunkOf('1')), has(chunkOf('2'))]).toEqual([true, true])
})

test('a folder without a list of builds keeps its files through the first one that has it', () => {
  put(served, { [chunkOf('old')]: 'old', 'console/index.html': PAGE, 'console/index.html.br': 'old page' })
  publishAt(makeBuild('1').from, '2026-03-01')
  expect([has(chunkOf('old')), has('console/index.html.br')]).toEqual([true, false])
  publishAt(makeBuild('2').from, '2026-03-09')
  expect(has(chunkOf('old'))).toBe(false)
})

test('many builds of one day are bounded', () => {
  for (let name = 0; name <= MAX_RETAINED_BUILDS; name += 1)
    publishAt(makeBuild(String(name)).from, '2026-03-01')
  expect([has(chunkOf('0')), has(chunkOf('1'))]).toEqual([false, true])
})
