import { execFileSync, spawnSync } from 'node:child_process'

const INSTALL_LIMIT_MS = 120_000
const NAMES = ['redis-server', 'valkey-server']

/** The Redis of this machine; where there is none, Debian's is installed. */
export function redisProgram(): string {
  const found = NAMES.find(starts) ?? installed()
  if (found === undefined)
    throw new Error('These tests need a Redis: install it (Debian: apt-get install redis-server).')
  return found
}

/** By apt as root, or through a sudo without password. */
function installed(): string | undefined {
  const [program = '', ...prefix] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'redis-server']])
    spawnSync(program, [...prefix, ...args], { stdio: 'ignore', env, timeout: INSTALL_LIMIT_MS })
  return NAMES.find(starts)
}

function starts(name: string): boolean {
  try {
    execFileSync(name, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    // Any failure means that it cannot be started.
    return false
  }
}
