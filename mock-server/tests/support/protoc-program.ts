import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { REPOSITORY_ROOT } from '../../src/platform/config.ts'
import { installedProgram } from '../../src/testing/installed-program.ts'

const SCHEMA_FOLDER = join(REPOSITORY_ROOT, 'packages/realtime/proto')

/** Reads a frame with the published schema by Google's own compiler: the text of its fields. */
export function decodeByProtoc(frame: Uint8Array): string {
  const program = installedProgram({
    names: ['protoc'],
    probeArgument: '--version',
    packageName: 'protobuf-compiler',
  })
  const args = ['--decode=dolphin.realtime.v1.Envelope', `--proto_path=${SCHEMA_FOLDER}`, 'realtime.proto']
  return execFileSync(program, args, { input: frame, encoding: 'utf8' })
}
