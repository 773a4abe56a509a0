import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const INSTALL_LIMIT_MS = 8 * 60_000
/** A snap's or a wrapper's first start is slow. */
const VERSION_LIMIT_MS = 30_000

/** Packages of the distribution, by apt as root or through a sudo without password; elsewhere nothing happens. */
export function installPackages(sets: readonly (readonly string[])[], report: (line: string) => void): void {
  if (onPath('apt-get').length === 0) return
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  if (prefix.length > 0 && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0) return
  report(`Installing ${[...new Set(sets.flat())].join(', ')} …`)
  const apt = (...args: string[]) => {
    const [program = 'apt-get', ...rest] = [...prefix, 'apt-get', ...args]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync(program, rest, { stdio: 'ignore', env, timeout: INSTALL_LIMIT_MS })
  }
  apt('update')
  for (const packages of sets) apt('install', '-y', '--no-install-recommends', ...packages)
}

export function onPath(program: string): string[] {
  const folders = (process.env['PATH'] ?? '').split(':').filter((folder) => !folder.includes('node_modules'))
  return folders.map((folder) => join(folder, program)).filter((path) => existsSync(path))
}

/** A program may be there and lack its libraries, or be a stub that installs a snap. */
export function starts(path: string, versionArgument = '--version'): boolean {
  try {
    execFileSync(path, [versionArgument], { stdio: 'ignore', timeout: VERSION_LIMIT_MS })
    return true
  } catch {
    // Any failure means that it cannot be started.
    return false
  }
}
