import { execFileSync, spawnSync } from 'node:child_process'

const INSTALL_LIMIT_MS = 120_000
const NAMES = ['redis-server', 'valkey-server']

/** The Redis of this machine; where there is none, Debian's is installed. */
export function redisProgram(): string {
  const found = NAMES.find(starts)
  if (found !== undefined) return found
  const isRoot = process.getuid?.() === 0
  const apt = ['apt-get', 'install', '-y', '--no-install-recommends', 'redis-server']
  const [program = '', ...args] = isRoot ? apt : ['sudo', '-n', ...apt]
  for (const command of [
    args.map((one) => (one === 'install' ? 'update' : one)).slice(0, isRoot ? 1 : 3),
    args,
  ])
    spawnSync(program, command, {
      stdio: 'ignore',
      timeout: INSTALL_LIMIT_MS,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  if (starts('redis-server')) return 'redis-server'
  throw new Error('These tests need a Redis: install it (Debian: apt-get install redis-server).')
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
