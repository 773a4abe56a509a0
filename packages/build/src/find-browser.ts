import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** Names of Chromium and its siblings on the path, best first. */
const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge']
const INSTALL_LIMIT_MS = 8 * 60_000
/** A snap's or a wrapper's first start is slow. */
const VERSION_LIMIT_MS = 30_000

/** Flags with which every browser of tests and bench starts: no sandbox, because the tests may run as root. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Path of a Chromium that starts: `CHROMIUM_PATH`, the system's, or one in Playwright's cache. */
export function findBrowser(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named) return starts(named) ? named : undefined
  return [...PROGRAMS.flatMap(onPath), ...inPlaywrightCache()].find(starts)
}

/** Like `findBrowser`, but brings one when there is none: the distribution's package, else Playwright's download. */
export function findOrInstallBrowser(installPlaywrights: () => void): string | undefined {
  const found = findBrowser()
  if (found || process.env['CHROMIUM_PATH']) return found
  installPackage()
  const installed = findBrowser()
  if (installed) return installed
  installPlaywrights()
  return findBrowser()
}

/** apt as root, or through a sudo that asks for no password; nothing happens elsewhere. */
function installPackage(): void {
  if (onPath('apt-get').length === 0) return
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  if (prefix.length > 0 && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0) return
  const apt = (...args: string[]) => {
    const [program = 'apt-get', ...rest] = [...prefix, 'apt-get', ...args]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync(program, rest, { stdio: 'ignore', env, timeout: INSTALL_LIMIT_MS })
  }
  apt('update')
  apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk')
}

function onPath(program: string): string[] {
  const folders = (process.env['PATH'] ?? '').split(':').filter((folder) => !folder.includes('node_modules'))
  return folders.map((folder) => join(folder, program)).filter((path) => existsSync(path))
}

function inPlaywrightCache(): string[] {
  const cache = process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(homedir(), '.cache/ms-playwright')
  if (!existsSync(cache)) return []
  return readdirSync(cache)
    .filter((name) => name.startsWith('chromium'))
    .toSorted()
    .toReversed()
    .flatMap((name) => [
      join(cache, name, 'chrome-linux64/chrome'),
      join(cache, name, 'chrome-linux/chrome'),
      join(cache, name, 'chrome-headless-shell-linux64/chrome-headless-shell'),
      join(cache, name, 'chrome-linux/headless_shell'),
    ])
    .filter((path) => existsSync(path))
}

/** A program may be there and lack its libraries, or be a stub that asks to install a snap. */
function starts(path: string): boolean {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: VERSION_LIMIT_MS })
    return true
  } catch {
    // Not startable is the answer, whatever the reason.
    return false
  }
}
