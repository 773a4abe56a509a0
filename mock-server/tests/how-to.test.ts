import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyWorkspace } from './support/copied-workspace.ts'

/** Time for three commands, the types of the touched files, and their tests, on a busy machine. */
const PLAY_MS = 240_000

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')
/** As the how-to of the README writes them. */
const commands = [...readme.matchAll(/^pnpm new (?<args>[a-z].*)$/gm)].map(
  (match) => match.groups?.['args']?.match(/"[^"]+"|\S+/g)?.map((one) => one.replaceAll('"', '')) ?? [],
)

let scratch: string
let copy: string
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'console-how-to-'))
  copy = join(scratch, 'console')
  copyWorkspace(copy)
})
afterAll(() => rmSync(scratch, { recursive: true }))

/** A program of the workspace, in the copy. */
function run(program: string, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(join(copy, 'node_modules/.bin', program), args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  return { status, stdout, stderr }
}
const runNew = (args: readonly string[]) => run('node', ['packages/build/commands/new.ts', ...args])

describe('the how-to, as it is written', { shuffle: false, timeout: PLAY_MS }, () => {
  const made: string[] = []
  const touched: string[] = []

  test('makes a call, a page and a sub-app, and says what is left to a person', () => {
    expect(commands.map(([kind]) => kind)).toEqual(['call', 'page', 'sub-app'])
    for (const command of commands) {
      const { status, stdout, stderr } = runNew(command)
      expect({ command, status, stderr }).toEqual({ command, status: 0, stderr: '' })
      const paths = [...stdout.matchAll(/^(new|changed) +(\S+)$/gm)]
      touched.push(...paths.map(([, , path = '']) => path))
      made.push(...paths.flatMap(([, how, path = '']) => (how === 'new' ? [path] : [])))
      expect(stdout).toMatch(/\nLeft to you:\n- /)
    }
    expect(made.length).toBeGreaterThan(15)
  })

  test('leaves sources that are formatted, and linted and of the right types in contracts and apps', () => {
    // In the workspace `pnpm install` does this.
    const [, , [, app = ''] = []] = commands
    symlinkSync(join(copy, 'apps/versions/node_modules'), join(copy, `apps/${app}/node_modules`))
    const sources = [...new Set(touched)].filter((path) => /\.tsx?$/.test(path))
    expect(run('oxfmt', ['--check', ...sources])).toMatchObject({ status: 0 })
    // The server's files run below; their program alone takes five seconds.
    const linted = run('oxlint', [
      '--type-check',
      ...sources.filter((path) => !path.startsWith('mock-server/')),
    ])
    expect(linted.stdout).toContain('Found 0 warnings and 0 errors.')
    expect(linted.status).toBe(0)
  })

  test('makes a call that answers and a page that is shown in both languages, and is in the lists that tests pin', () => {
    const ownTests = made.filter((path) => /\.test\.tsx?$/.test(path))
    const pinned = touched.filter((path) => path.endsWith('.test.ts') && !made.includes(path))
    // The texts of all apps have one test.
    expect(ownTests.length).toBeGreaterThan(3)
    expect(pinned.length).toBeGreaterThan(2)
    const { status, stdout } = run('vitest', [
      'run',
      '--project=console',
      '--project=mock-server',
      '--maxWorkers=1',
      // Only the lists of the rights of calls: a generator does not affect the requests of each role to each call.
      '--testNamePattern=^(?!over HTTP)',
      ...ownTests,
      ...pinned,
      'packages/build/src/texts.test.ts',
      'packages/contracts/src/calls.test.ts',
      'mock-server/tests/access/rights-of-calls.test.ts',
      'mock-server/src/domains.test.ts',
      'mock-server/src/modules/identity/menu/menu-tree.test.ts',
    ])
    expect(stdout).toMatch(/Tests +\d+ passed/)
    expect(stdout).not.toContain('failed')
    expect(status).toBe(0)
    expect(readFileSync(join(copy, 'packages/openapi/openapi.json'), 'utf8')).toContain(
      '"notice.listNotices"',
    )
  })

  test('refuses in one line what is there already, and writes nothing', () => {
    const texts = () => touched.map((path) => readFileSync(join(copy, path), 'utf8'))
    const before = texts()
    for (const command of commands) {
      const { status, stdout, stderr } = runNew(command)
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
      expect(stderr).toMatch(/^[^\n]+ already[^\n]*\n$/)
    }
    expect(texts()).toEqual(before)
  })
})
