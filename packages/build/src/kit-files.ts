import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { kitExports, type KitTier } from '../../kit/src/exports.ts'
import { kitVersion, repositoryRoot } from './project.ts'

export type BuiltFile = { url: string; integrity: string }

/** The built kit. */
export const kitWeb = join(repositoryRoot, 'packages/kit/dist/web')

/** Subresource integrity of a file's bytes. */
export function computeIntegrity(path: string): string {
  return `sha256-${createHash('sha256').update(readFileSync(path)).digest('base64')}`
}

/** The name of a file by its content, as the bundler makes it. */
export function computeHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 10)
}

/** The built scripts of each tier, in load order. */
export function kitFiles(): Record<string, BuiltFile[]> {
  const manifestPath = join(kitWeb, 'manifest.json')
  if (!existsSync(manifestPath)) throw new Error('The kit is not built: run `pnpm build` first.')
  // The bundler's manifest knows entries that stand on another one (`dependOn`) only as files, named after the tier.
  const { allFiles } = JSON.parse(readFileSync(manifestPath, 'utf8')) as { allFiles: string[] }
  return Object.fromEntries(
    Object.keys(kitExports).map((tier) => [
      tier,
      allFiles
        .filter((url) => url.startsWith(`${kitPrefix()}${tier}.`) && url.endsWith('.js'))
        .map((url) => ({ url, integrity: computeIntegrity(join(kitWeb, url.slice(kitPrefix().length))) })),
    ]),
  )
}

export function kitPrefix(): string {
  return `/console/assets/kit/${kitVersion}/`
}

/** The scripts of some tiers, in load order, for a page that names them itself. */
export function kitScripts(tiers: readonly KitTier[]): BuiltFile[] {
  const files = kitFiles()
  return tiers.flatMap((tier) => files[tier] ?? [])
}
