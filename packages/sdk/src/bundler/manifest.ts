import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { KIT_MAJOR, withTiersBelow, type KitTier } from './kit.ts'

/** The file by which an app is registered with the source kind `manifest`. */
export const MANIFEST = 'manifest.json'
/** The registration, in the folder of the app. */
const REGISTRATION = 'console-app.json'
const ROOT = '<div id="root"></div>'

export type ConsoleAppOptions = {
  /** Name in the registry; that of `console-app.json` if absent. */
  name?: string
  /** Tiers of the kit that the app takes its packages from; each brings those below it. */
  tiers?: readonly KitTier[]
  /** Markup that the app is drawn into. */
  html?: string
}

export type AppToBuild = { name: string; version: string; tiers: KitTier[]; html: string }

/** Reads the name of an app from its registration, and its version from its package. */
export function readApp(
  folder: string,
  { name, tiers = ['frame'], html = ROOT }: ConsoleAppOptions,
): AppToBuild {
  const named = name ?? readText(join(folder, REGISTRATION), 'module')
  if (named === null)
    throw new Error(`${join(folder, REGISTRATION)} has no "module", and no name was given to the build.`)
  return {
    name: named,
    version: readText(join(folder, 'package.json'), 'version') ?? '0.0.0',
    tiers: withTiersBelow(tiers),
    html,
  }
}

function readText(path: string, field: string): string | null {
  if (!existsSync(path)) return null
  const content: unknown = JSON.parse(readFileSync(path, 'utf8'))
  const value = new Map(Object.entries(content ?? {})).get(field)
  return typeof value === 'string' ? value : null
}

export type BuiltFile = {
  name: string
  content: string | Uint8Array
  /** The page starts with it. */
  isFirst: boolean
}

/**
 * Writes the manifest of an app on the kit: its files with their hashes, and the kit that it needs. The files are named as seen from the
 * manifest, so that it holds for a host, a folder and an archive alike.
 */
export function writeManifest(
  { name, version, tiers, html }: AppToBuild,
  files: readonly BuiltFile[],
): string {
  const described = files.map(({ name: file, content, isFirst }) => ({
    isFirst,
    url: file,
    integrity: `sha256-${createHash('sha256').update(content).digest('base64')}`,
  }))
  const listFirst = (ending: string) =>
    described
      .filter(({ isFirst, url }) => isFirst && url.endsWith(ending))
      .map(({ url, integrity }) => ({ url, integrity }))
  const manifest = {
    module: name,
    version,
    kitMajor: KIT_MAJOR,
    tiers,
    publicPath: './',
    scripts: listFirst('.js'),
    styles: listFirst('.css'),
    chunks: Object.fromEntries(
      described.filter(({ isFirst }) => !isFirst).map(({ url, integrity }) => [url, integrity]),
    ),
    html,
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
