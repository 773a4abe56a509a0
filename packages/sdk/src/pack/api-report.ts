import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeTypes, SDK_VERSION } from './build-sdk.ts'

const root = join(import.meta.dirname, '../..')
const REPORT = join(root, 'api.txt')
/** Its heading in the changelog says so: until then its types may change. */
const UNRELEASED = /^## (\S+) \(not released\)$/m

/** The public types under the version that has them. */
export type Api = { version: string; types: string }

export async function describeApi(): Promise<Api> {
  return { version: SDK_VERSION, types: (await describeTypes()).trim() }
}

/** The types that were written down last; null before the first time. */
export function readApi(): Api | null {
  if (!existsSync(REPORT)) return null
  const [first = '', ...rest] = readFileSync(REPORT, 'utf8').split('\n')
  return { version: first.replace(/^version /, ''), types: rest.join('\n').trim() }
}

export function writeApi({ version, types }: Api): void {
  writeFileSync(REPORT, `version ${version}\n\n${types}\n`)
}

/** Says what has to be done before other types can be written down; null where nothing has. */
export function findApiProblem(
  api: Api,
  written: Api | null,
  changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8'),
): string | null {
  if (!new RegExp(`^## ${api.version.replaceAll('.', '\\.')}( |$)`, 'm').test(changelog))
    return `CHANGELOG.md says nothing of ${api.version}.`
  if (written === null || written.types === api.types || written.version !== api.version) return null
  if (UNRELEASED.exec(changelog)?.[1] === api.version) return null
  return `The public types have changed since ${api.version}: raise the version in packages/sdk/package.json (the minor one for additions, the major one where an app that compiles today would not), and say in CHANGELOG.md what is new.`
}
