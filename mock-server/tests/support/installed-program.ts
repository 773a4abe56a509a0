import { execFileSync, spawnSync } from 'node:child_process'

const INSTALL_LIMIT_MS = 120_000

/** The first of these programs that this machine has; where it has none, Debian's package is installed. */
export function installedProgram(names: readonly string[], question: string, packageName: string): string {
  const starts = (name: string): boolean => {
    try {
      execFileSync(name, [question], { stdio: 'ignore' })
      return true
    } catch {
      // Any failure means that it cannot be started.
      return false
    }
  }
  let found = names.find(starts)
  if (found === undefined) install(packageName)
  found ??= names.find(starts)
  if (found === undefined)
    throw new Error(`These tests need ${packageName}: install it (Debian: apt-get install ${packageName}).`)
  return found
}

/** By apt as root, or through a sudo without password. */
function install(packageName: string): void {
  const [program = '', ...prefix] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', packageName]])
    spawnSync(program, [...prefix, ...args], { stdio: 'ignore', env, timeout: INSTALL_LIMIT_MS })
}
