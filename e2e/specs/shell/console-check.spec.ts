import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { repositoryRoot, testedWebRoot } from '@console/build/project'
import { expect, test } from '../../fixtures/test.ts'
import { removeFolder } from '../../setup/remove-folder.ts'

const LIMIT_MS = 120_000
const FAULTY = join(repositoryRoot, 'e2e/fixtures/registered-apps/faulty')

type Finding = { level: string; about: string; text: string }
type Checked = { code: number | null; passes: boolean; findings: Finding[]; seen: { mounts: unknown[] } }

/** Runs the command as the CI of another team does. */
async function check(folder: string, ...options: string[]): Promise<Checked> {
  const program = join(repositoryRoot, 'mock-server/src/commands/tools/console-check.ts')
  const registration = join(folder, 'console-app.json')
  const args = [
    program,
    join(folder, 'app'),
    '--registration',
    registration,
    '--console',
    testedWebRoot,
    '--json',
  ]
  const command = spawn(process.execPath, [...args, ...options], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [printed, problem] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, 'close'),
  ])
  if (printed === '') throw new Error(`The check printed nothing: ${problem}`)
  return { ...(JSON.parse(printed) as Omit<Checked, 'code'>), code: command.exitCode } // as the command prints it
}

test('an app with a fault of each kind fails its check, and each fault is named', async () => {
  test.setTimeout(LIMIT_MS)
  const folder = await mkdtemp(join(tmpdir(), 'console-check-'))
  try {
    const report = join(folder, 'report.html')
    const { code, passes, findings, seen } = await check(FAULTY, '--mounts', '2', '--report', report)
    expect({ code, passes, mounts: seen.mounts.length }).toEqual({ code: 1, passes: false, mounts: 2 })
    const lines = findings.map(({ level, about, text: words }) => `${level} ${about}: ${words}`)
    for (const expected of [
      /^error policy: .*img-src https:\/\/elsewhere\.example/,
      /^error error: .*TypeError: nothing caught this$/,
      /^error leak: it leaves behind .*keydown/,
      /^error console: it logged the list is late$/,
      /^error accessibility: Images must have alternative text \(image-alt, 1 element\)$/,
      /^error texts: keys in place of texts: "orders\.list\.empty"$/,
      /^error texts: the same in both languages: "Only English";/,
      /^error consent: it sends GET \/api\/user\/info \(user\.info\), which its registration does not ask for$/,
      /^warning consent: it asks for message\.unreadCount, and did not send it here$/,
      /^error contribution: silent: cells: no answer within 2000 ms$/,
      /^error contribution: throwing: draw: it throws Error: no stock$/,
      /^error contribution: large: draw: Too big/,
      /^error contribution: slow: draw: a task of \d+ ms, and 50 are allowed$/,
      /^error contribution: framed: its frame reports no chart$/,
      /^warning contribution: refusing: validate: it refuses every sample value$/,
    ])
      expect(lines).toContainEqual(expect.stringMatching(expected))
    expect(lines.filter((line) => line.includes('good'))).toEqual([])
    expect(await readFile(report, 'utf8')).toContain('Fails as partner')
  } finally {
    await removeFolder(folder)
  }
})
