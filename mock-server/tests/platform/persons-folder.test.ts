import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { onTestFinished, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { REPOSITORY_ROOT } from '../../src/platform/config.ts'
import { freePort } from '../../src/testing/redis-server.ts'

// Starts a console, and a run of tests beside it.
vi.setConfig({ testTimeout: 240_000 })

/** The server's tests need this of the repository. */
const COPIED = ['mock-server', 'packages', 'apps/shell/src/testing', 'package.json', 'vitest.config.ts']
const NOT_COPIED = new Set(['node_modules', 'dist', '.data'])

/** One test of each file that starts the program. */
const STARTING_PROGRAMS = {
  'mock-server/tests/platform/shared-checkpoints.test.ts': 'the one that writes is killed',
  'mock-server/tests/platform/external-database.test.ts': 'on a database of its own administrator',
  'mock-server/tests/platform/managed-database.test.ts': 'a moment of the demo data that has not come',
  'mock-server/tests/gateway/several-servers.test.ts': 'gets what nobody had acknowledged',
  'mock-server/tests/workspace/lost-seats.test.ts': 'a server that is killed with the seat',
}

/** The repository at another path, with the packages of this one: its `.data` and `dist` are those of nobody. */
async function copyRepository(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'console-person-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  // As root, the database runs as its own user, who must be able to reach its folder.
  await chmod(folder, 0o711)
  for (const path of COPIED)
    await cp(join(REPOSITORY_ROOT, path), join(folder, path), {
      recursive: true,
      filter: (source) => !NOT_COPIED.has(basename(source)),
    })
  const packages = readdirSync(join(REPOSITORY_ROOT, 'packages')).map((name) => `packages/${name}`)
  for (const path of ['.', 'mock-server', ...packages]) {
    const modules = join(REPOSITORY_ROOT, path, 'node_modules')
    if (existsSync(modules)) await symlink(modules, join(folder, path, 'node_modules'))
  }
  await mkdir(join(folder, 'dist/console'), { recursive: true })
  await writeFile(join(folder, 'dist/console/index.html'), 'the built console of the person')
  return folder
}

/** As `npm start` does it: the folders are those of the repository. Answers the processes of the console. */
async function startConsole(folder: string, home: string): Promise<() => number[]> {
  const server = spawn(process.execPath, ['mock-server/src/main.ts'], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      HOME: home,
      // Another may have the usual port.
      PORT: String(await freePort()),
      SEED_PROFILE: 'none',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  onTestFinished(async () => {
    if (server.exitCode === null) server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
  })
  let output = ''
  server.stderr.on('data', (piece: Buffer) => (output += piece.toString()))
  await vi.waitFor(() => expect(output).toContain('The console runs at'), { timeout: 60_000, interval: 50 })
  return () => findDescendants(server.pid ?? 0)
}

/** A process and all that it has started. */
function findDescendants(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const [, parent] = /\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? []
        return Number(parent) === pid ? [Number(name)] : []
      } catch {
        // It has ended meanwhile.
        return []
      }
    })
  return [pid, ...children.flatMap(findDescendants)]
}

/** Hashes the contents of all files under a folder. */
function hashFiles(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name)
      return [relative(folder, path), createHash('sha256').update(readFileSync(path)).digest('hex')]
    }),
  )
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      message: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), failureMessages: z.array(z.string()) })),
    }),
  ),
})

/** Runs tests in the copy, with nothing of this run's environment, and answers those that ran. */
async function runTests(folder: string, home: string) {
  const report = join(folder, 'report.json')
  const { TMPDIR } = process.env
  const run = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      '--run',
      '--project=mock-server',
      ...Object.keys(STARTING_PROGRAMS),
      `--testNamePattern=${Object.values(STARTING_PROGRAMS).join('|')}`,
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    {
      cwd: folder,
      env: { PATH: process.env['PATH'], HOME: home, ...(TMPDIR === undefined ? {} : { TMPDIR }) },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const [output] = await Promise.all([text(run.stdout), once(run, 'exit')])
  if (!existsSync(report)) throw new Error(output)
  return vitestReport
    .parse(JSON.parse(readFileSync(report, 'utf8')))
    .testResults.flatMap((file) => [
      ...(file.message === '' ? [] : [{ status: 'failed', failureMessages: [file.message] }]),
      ...file.assertionResults.filter(({ status }) => status !== 'skipped'),
    ])
}

test('tests that start programs pass beside a running console, and change no byte of its folders or of the home folder', async () => {
  const folder = await copyRepository()
  const home = join(folder, 'home')
  await mkdir(home)
  const processes = await startConsole(folder, home)
  expect(existsSync(join(folder, '.data/secret.key'))).toBe(true)
  // It is stopped, so that each byte that changes is somebody else's; its locks and its port remain.
  const frozen = processes()
  for (const pid of frozen) process.kill(pid, 'SIGSTOP')
  onTestFinished(() => {
    for (const pid of frozen) process.kill(pid, 'SIGCONT')
  })
  const state = () => ['.data', 'dist', 'home'].map((name) => hashFiles(join(folder, name)))
  const before = state()
  expect(Object.keys(before[0] ?? {}).length).toBeGreaterThan(100)
  const results = await runTests(folder, home)
  const failures = results.flatMap(({ failureMessages }) => failureMessages)
  const missing = failures.find((message) => message.includes('This test needs'))
  // A program that one of those tests lacks is missing for this test too.
  if (missing !== undefined) throw new Error(missing)
  expect(failures).toEqual([])
  expect(results).toHaveLength(Object.keys(STARTING_PROGRAMS).length)
  expect(state()).toEqual(before)
  for (const pid of frozen) process.kill(pid, 'SIGCONT')
})
