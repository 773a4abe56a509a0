import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findTextsLanguage } from '../../contracts/src/shared/texts-file.ts'
import type { KitTier } from '../../kit/src/exports.ts'
import { writeIdentity } from '../src/build-identity.ts'
import { readBuiltFiles } from '../src/built-files.ts'
import { compressFolder, sentBytes } from '../src/compress.ts'
import { addFormerKit, keptKits } from '../src/former-kit.ts'
import { computeHash, computeIntegrity, kitFiles, kitPrefix, type BuiltFile } from '../src/kit-files.ts'
import {
  assembledFolder,
  kitMajor,
  kitVersion,
  productVersion,
  repositoryRoot,
  webRoot,
} from '../src/project.ts'
import { publish } from '../src/publish.ts'
import { FIRST_TEXTS } from '../src/split-texts.ts'
import { isPartOfPage, parseTierPart, toPageChunk, withTiersBelow } from '../src/tiers-of-pages.ts'

/** Apps that are standalone pages and never loaded into the host's viewport. */
const NOT_SUB_APPS = new Set(['shell', 'assistant'])

type ManifestSource = {
  module: string
  routerBase: readonly string[]
  routes: readonly { path: string; component: string; tiers?: readonly KitTier[] }[]
  tiers: readonly KitTier[]
  defaultRegister?: boolean
}

/**
 * Copies the build results into the layout that the server serves (path = address) and writes the documents that the host
 * reads: the kit's tiers, the registry, a manifest a sub-app, the host's own file list. The whole then goes to `dist/`, beside the
 * files of earlier builds.
 */
async function assemble(): Promise<void> {
  rmSync(assembledFolder, { recursive: true, force: true })
  cpSync(join(repositoryRoot, 'packages/kit/dist/web'), atAddress(kitPrefix()), { recursive: true })
  rmSync(join(atAddress(kitPrefix()), 'manifest.json'), { force: true })
  addFormerKit({ from: keptKits, to: assembledFolder })
  await compressFolder(assembledFolder)
  const tiers = Object.entries(kitFiles()).map(([tier, files]) => [tier, files.map(withBytes)])
  writeJson('/console/kit.json', { version: kitVersion, tiers: Object.fromEntries(tiers) })
  const apps = []
  for (const module of readdirSync(join(repositoryRoot, 'apps'))) {
    if (!NOT_SUB_APPS.has(module) && existsSync(join(repositoryRoot, 'apps', module, 'src/manifest.ts'))) {
      apps.push(await assembleSubApp(module))
    }
  }
  writeJson('/console/sub-apps.json', { apps })
  assembleShell()
  copySdk()
  copyPage('gallery', '/console/sdk/gallery/')
  copyPage('assistant', '/assistant-console/')
  const { routes } = await readManifestSource('assistant')
  writeJson('/assistant-console/pages.json', { pages: routes.map(({ path }) => path) })
  writeIdentity(assembledFolder, productVersion)
  await compressFolder(assembledFolder)
  publish({ from: assembledFolder, to: webRoot, now: new Date() })
}

async function assembleSubApp(folder: string) {
  const manifest = await readManifestSource(folder)
  const { module } = manifest
  const publicPath = assetPrefix(module)
  copyBuild(module)
  await compressFolder(atAddress(publicPath))
  const { initial, later } = builtFiles(module)
  const entry = writeManifest(publicPath, {
    module,
    version: productVersion,
    kitMajor,
    tiers: withTiersBelow(manifest.tiers),
    publicPath,
    scripts: initial.filter(({ url }) => url.endsWith('.js')),
    styles: initial.filter(({ url }) => url.endsWith('.css')),
    chunks: Object.fromEntries(later.map(({ url, integrity }) => [url, integrity])),
    pages: listPages(manifest),
    parts: listParts(manifest),
    bytes: Object.fromEntries([...initial, ...later].map(({ url }) => [url, sentBytes(atAddress(url))])),
  })
  return {
    module,
    entry,
    routerBase: manifest.routerBase,
    data: manifest.routes.map(({ tiers, ...route }) => ({
      ...route,
      ...(tiers && { tiers: withTiersBelow(tiers) }),
    })),
    defaultRegister: manifest.defaultRegister ?? false,
    enabled: true,
  }
}

/** The files of each page: those of a chunk by its name, and the texts of the app. */
function listPages({ module, routes }: ManifestSource): Record<string, string[]> {
  const { allFiles, pages } = readBuiltFiles(module)
  const firstTexts = allFiles.filter((url) => FIRST_TEXTS.test(url) && url.endsWith('.js'))
  return Object.fromEntries(
    routes.map(({ component }) => [component, [...(pages[toPageChunk(component)] ?? []), ...firstTexts]]),
  )
}

/** The files of each page's part that needs a further tier, and the tier. */
function listParts({ module, routes }: ManifestSource): Record<string, { tier: string; files: string[] }> {
  const { allFiles, parts } = readBuiltFiles(module)
  return Object.fromEntries(
    routes.flatMap(({ component }) => {
      const page = toPageChunk(component)
      const imported = parts[page] ?? []
      const files = allFiles.filter(
        (url) => /\.(js|css)$/.test(url) && isPartOfPage(url, { page, module, imported }),
      )
      const tier = files.map((url) => parseTierPart(url)?.tier)[0]
      return tier === undefined ? [] : [[component, { tier, files }]]
    }),
  )
}

async function readManifestSource(folder: string): Promise<ManifestSource> {
  const { manifest } = (await import(
    pathToFileURL(join(repositoryRoot, 'apps', folder, 'src/manifest.ts')).href
  )) as { manifest: ManifestSource }
  return manifest
}

function assembleShell(): void {
  copyPage('shell', '/console/')
  linkFirstTexts()
  cpSync(join(repositoryRoot, 'packages/realtime/dist'), atAddress('/console/assets/'), { recursive: true })
  const { pages } = readBuiltFiles('shell')
  writeJson('/console/shell-manifest.json', {
    version: productVersion,
    ...builtFiles('shell'),
    signedIn: getChunkFiles(pages, 'signed-in'),
    subApps: getChunkFiles(pages, 'sub-apps'),
  })
}

/** The archives that other teams install: of this version, and by a name that stays. */
function copySdk(): void {
  const from = join(repositoryRoot, 'packages/sdk/dist')
  const archives = existsSync(from) ? readdirSync(from).filter((name) => name.endsWith('.tgz')) : []
  if (archives.length === 0) throw new Error('The package for other teams is not packed: run `pnpm build`.')
  for (const name of archives) cpSync(join(from, name), join(atAddress('/console/sdk/'), name))
}

/** Names the texts of the first view in the host's page, where `first-paint.js` requests those of the person's language. */
function linkFirstTexts(): void {
  const page = join(atAddress('/console/'), 'index.html')
  const links = readBuiltFiles('shell')
    .allFiles.filter((url) => FIRST_TEXTS.test(url) && url.endsWith('.js'))
    .map((url) => `<link data-language="${findTextsLanguage(url)}" as="script" href="${url}">`)
  writeFileSync(page, readFileSync(page, 'utf8').replace('</head>', `${links.join('')}</head>`))
}

function withBytes(file: BuiltFile) {
  return { ...file, bytes: sentBytes(atAddress(file.url)) }
}

function getChunkFiles(pages: Record<string, string[]>, chunk: string): string[] {
  const files = pages[chunk]
  if (files === undefined) throw new Error(`The host has no chunk "${chunk}"`)
  return files
}

/** A build with documents of its own: they go to their address, everything else stays below the assets. */
function copyPage(module: string, address: string): void {
  copyBuild(module)
  const prefix = assetPrefix(module)
  for (const page of readdirSync(atAddress(prefix)).filter((name) => name.endsWith('.html'))) {
    cpSync(join(atAddress(prefix), page), join(atAddress(address), page))
    rmSync(join(atAddress(prefix), page))
  }
}

/** Files an entry loads at once, and those it loads later. */
function builtFiles(module: string): { initial: BuiltFile[]; later: BuiltFile[] } {
  const { allFiles, entries } = readBuiltFiles(module)
  const first = new Set(
    Object.values(entries).flatMap(({ initial }) => [...(initial?.js ?? []), ...(initial?.css ?? [])]),
  )
  const files = allFiles
    .filter((url) => /\.(js|css)$/.test(url))
    .map((url) => ({ url, integrity: computeIntegrity(atAddress(url)) }))
  return {
    initial: files.filter(({ url }) => first.has(url)),
    later: files.filter(({ url }) => !first.has(url)),
  }
}

function copyBuild(module: string): void {
  const target = atAddress(assetPrefix(module))
  cpSync(join(repositoryRoot, `apps/${module}/dist`), target, { recursive: true })
  rmSync(join(target, 'files.json'), { force: true })
}

function assetPrefix(module: string): string {
  return `/console/assets/${module}/${productVersion}/`
}

function atAddress(address: string): string {
  return join(assembledFolder, address)
}

/**
 * Writes a manifest under a name made of its content, so that a page continues with the manifests of its own build. Returns
 * the address.
 */
function writeManifest(publicPath: string, manifest: unknown): string {
  const address = `${publicPath}manifest.${computeHash(JSON.stringify(manifest))}.json`
  writeJson(address, manifest)
  return address
}

function writeJson(address: string, value: unknown): void {
  const path = atAddress(address)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)
}

await assemble()
