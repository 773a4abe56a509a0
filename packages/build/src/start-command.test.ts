import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const WORKSPACE = pathToFileURL(join(import.meta.dirname, '../commands/workspace.mjs')).href

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test.each([0, 1, 3])('a command ends with the exit code of the program that it runs: %s', (code) => {
  const script = `import { runCommand, runProject } from ${JSON.stringify(WORKSPACE)}
    await runCommand(() => runProject(['-e', 'process.exit(${code})']))`
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })
  expect(status).toBe(code)
})

test('a SIGTERM that ends the shell between npm and the command ends the command and its server too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'console-start-'))
  const pidFile = join(folder, 'pid')
  const command = join(folder, 'command.mjs')
  const server = `require('fs').writeFileSync(${JSON.stringify(pidFile)}, String(process.pid)); setInterval(() => {}, 1000)`
  writeFileSync(
    command,
    `import { runCommand, runProject } from ${JSON.stringify(WORKSPACE)}
     await runCommand(() => runProject(['-e', ${JSON.stringify(server)}]))`,
  )
  // As npm does it; the second statement keeps any shell from replacing itself with the command.
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${command}"; true`], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: 'ignore',
  })
  await expect
    .poll(() => existsSync(pidFile) && readFileSync(pidFile, 'utf8') !== '', { timeout: 20_000 })
    .toBe(true)
  const pid = Number(readFileSync(pidFile, 'utf8'))
  expect(isRunning(pid)).toBe(true)
  shell.kill('SIGTERM')
  await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false)
  rmSync(folder, { recursive: true })
}, 60_000)
