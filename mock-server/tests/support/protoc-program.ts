import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { REPOSITORY_ROOT } from '../../src/platform/config.ts'

const INSTALL_LIMIT_MS = 120_000
const PACKAGE = 'protobuf-compiler'
const SCHEMA_FOLDER = join(REPOSITORY_ROOT, 'packages/realtime/proto')

/** Reads a frame with the published schema by Google's own compiler: the text of its fields. */
export function decodeByProtoc(frame: Uint8Array): string {
  const program = protocProgram()
  const args = ['--decode=dolphin.realtime.v1.Envelope', `--proto_path=${SCHEMA_FOLDER}`, 'realtime.proto']
  return execFileSync(program, args, { input: frame, encoding: 'utf8' })
}

/** The protoc of this machine; where there is none, Debian's is installed. */
function protocProgram(): string {
  if (!starts()) install()
  if (!starts())
    throw new Error(
      `This test needs protoc, and apt cannot install it here: install ${PACKAGE} (Debian: apt-get install ${PACKAGE}).`,
    )
  return 'protoc'
}

/** By apt as root, or through a sudo without password. */
function install(): void {
  const [program = '', ...prefix] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', PACKAGE]])
    spawnSync(program, [...prefix, ...args], { stdio: 'ignore', env, timeout: INSTALL_LIMIT_MS })
}

function starts(): boolean {
  return spawnSync('protoc', ['--version'], { stdio: 'ignore' }).status === 0
}
