import { installPackages, onPath } from './programs.ts'

/** Programs that the server's tests start beside the server: the first that is there, and Debian's package of them. */
const TEST_PROGRAMS: readonly { programs: readonly string[]; package: string }[] = [
  { programs: ['redis-server', 'valkey-server'], package: 'redis-server' },
  { programs: ['nginx'], package: 'nginx' },
  { programs: ['turnserver'], package: 'coturn' },
  { programs: ['protoc'], package: 'protobuf-compiler' },
  { programs: ['soffice'], package: 'libreoffice-calc-nogui' },
]

/**
 * Installs missing programs before the tests: several tests at once would wait for apt's lock. A test that lacks its program
 * names it.
 */
export function installMissingTestPrograms(report: (line: string) => void): void {
  const missing = TEST_PROGRAMS.filter(({ programs }) => programs.every((name) => onPath(name).length === 0))
  if (missing.length === 0) return
  installPackages(
    missing.map(({ package: name }) => [name]),
    report,
  )
}
