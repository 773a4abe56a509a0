import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Root of the repository, relative to this file. */
export const repositoryRoot = join(import.meta.dirname, '../../..')

/** Names another folder for the built files than the one that `npm start` serves. */
export const WEB_ROOT_VARIABLE = 'CONSOLE_WEB_ROOT'
/** Built files as the server serves them: the path below this folder is the path of the address. */
export const webRoot = process.env[WEB_ROOT_VARIABLE] ?? join(repositoryRoot, 'dist')
/** The last build alone, before it is put beside those that `webRoot` has. */
export const assembledFolder = join(repositoryRoot, '.cache/assembled-console')
/** The console that tests and benches open: a running one goes on with its own files. */
export const testedWebRoot = join(repositoryRoot, '.cache/tested-console')

/** Logs and reports of the last run of the checks and tests. */
export const resultsFolder = join(repositoryRoot, 'test-results')

/** Version of the product: host, sub-apps and server are released together. */
export const productVersion: string = readVersion('package.json')
/** Version of the kit: its own, because a sub-app of another release may still be compatible. */
export const kitVersion: string = readVersion('packages/kit/package.json')
/** Apps that were built against another major do not run on it. */
export const kitMajor: number = parseMajor(kitVersion)

export function parseMajor(version: string): number {
  return Number(version.split('.', 1)[0])
}

function readVersion(path: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(repositoryRoot, path), 'utf8'))
  if (
    typeof manifest === 'object' &&
    manifest !== null &&
    'version' in manifest &&
    typeof manifest.version === 'string'
  ) {
    return manifest.version
  }
  throw new Error(`${path} has no version`)
}
