import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { findTextsLanguage } from '../../contracts/src/shared/texts-file.ts'
import { readBuiltFiles } from '../src/built-files.ts'
import { webRoot } from '../src/project.ts'
import {
  isPartOfPage,
  namesReadTooEarly,
  findOwnTiers,
  packagesReadTooEarly,
  parseTierPart,
  tiersUpTo,
} from '../src/tiers-of-pages.ts'

const KILOBYTE = 1000
/** Limits in bytes, gzip (performance.md's figures; docs/decisions/0006 explains them). */
const SIGN_IN_LIMIT = 230 * KILOBYTE
const TABLE_PAGE_LIMIT = 550 * KILOBYTE
/** The limit of a page with a part that needs a further tier, see docs/decisions/0026 and docs/changed-libraries.md. */
const CHART_PAGE_LIMIT = 730 * KILOBYTE
/** The limit of a page with a part that needs the table of pro-components (R56), see docs/decisions/0081. */
const PRO_PAGE_LIMIT = 760 * KILOBYTE
const SUB_APP_SCRIPT_LIMIT = 40 * KILOBYTE

const PAGE = '/console/index.html'
/** A sub-app inside the host is loaded by the host's runtime, which retries by itself. */
const STANDALONE_ONLY = /\/assets-retry\.[^/]*\.js$/

/** A chunk named like this is one page's own: it is counted with that page only, as are the chunks split from it. */
const PAGE_CHUNK = /\/async\/(?:texts-(?:en|zh)-)?(page-[a-z-]+)\./
/** A chunk named like this is loaded on demand; every other chunk counts, named or not. */
const ON_DEMAND_CHUNK = /\/async\/(?:texts-(?:en|zh)-)?on-demand-/

type File = { url: string }
type Registered = { module: string; entry: string; data: { component: string; tiers?: string[] }[] }
type SubAppManifest = {
  module: string
  tiers: string[]
  scripts: File[]
  styles: File[]
  chunks: Record<string, string>
}

/**
 * Sizes of the built pages, from the documents that the host itself reads. Browser tests measure the same pages over
 * the wire; this check needs no browser and names the files.
 */
function main(): number {
  const kit = read<{ tiers: Record<string, File[]> }>('/console/kit.json')
  const shell = read<{ later: File[] }>('/console/shell-manifest.json')
  const registry = read<{ apps: Registered[] }>('/console/sub-apps.json')
  const tierFiles = (tiers: readonly string[]) => tiers.flatMap((tier) => kit.tiers[tier] ?? [])

  const signIn = [{ url: PAGE }, ...namedInPage()]
  const results = [report('sign-in page', signIn, SIGN_IN_LIMIT)]
  for (const { module, entry, data } of registry.apps) {
    const manifest = read<SubAppManifest>(entry)
    const built = readBuiltFiles(module)
    const chunks = Object.keys(manifest.chunks).filter((url) => !STANDALONE_ONLY.test(url))
    // A signed-in page loads the host and the app, without other pages and parts that only open on demand.
    const everyPage = [
      ...signIn,
      ...shell.later,
      ...manifest.scripts,
      ...manifest.styles,
      ...chunks.map((url) => ({ url })),
    ]
    for (const page of listPages(chunks)) {
      const ownTiers = findOwnTiers(page, data)
      const ofPage = filesOfPage(everyPage, page, built.pages)
      if (ownTiers) results.push(...[...manifest.scripts, ...ofPage].map(needsFewerTiers(module, ownTiers)))
      const imported = built.parts[page] ?? []
      const parts = chunks.filter((url) => isPartOfPage(url, { page, module, imported }))
      const further = parts.flatMap((url) => tiersUpTo(parseTierPart(url)?.tier ?? 'core'))
      const tiers = [...(ownTiers ?? manifest.tiers), ...further].filter((tier) => tier !== 'core')
      const files = [...ofPage, ...parts.map((url) => ({ url })), ...tierFiles(tiers)]
      results.push(report(`${module}: ${page} by address`, files, getSizeLimit(parts)))
    }
    results.push(
      ...[...manifest.scripts.map(({ url }) => url), ...chunks].map(needsLoadedTiersOnly(manifest)),
    )
    results.push(report(`${module}: first script`, manifest.scripts, SUB_APP_SCRIPT_LIMIT))
  }
  return results.every(Boolean) ? 0 : 1
}

/** A page's limit, by its parts that need further tiers. */
function getSizeLimit(parts: readonly string[]): number {
  if (parts.length === 0) return TABLE_PAGE_LIMIT
  return parts.some((url) => parseTierPart(url)?.tier === 'proTable') ? PRO_PAGE_LIMIT : CHART_PAGE_LIMIT
}

/** Checks that a file reads from the kit only what is on the page when it is evaluated. */
function needsLoadedTiersOnly({ tiers }: SubAppManifest): (url: string) => boolean {
  return (url) => {
    const part = parseTierPart(url)
    const loaded = part === null ? tiers : [...tiers, ...tiersUpTo(part.tier)]
    const text = readFileSync(join(webRoot, url), 'utf8')
    const early = [...packagesReadTooEarly(text, loaded), ...namesReadTooEarly(text, loaded)]
    if (early.length > 0) console.log(`TOO EARLY ${url} reads ${early.join(', ')}, which no tier has brought`)
    return early.length === 0
  }
}

/** Checks that a file of the app reads nothing that its other tiers add: its page renders before they are loaded. */
function needsFewerTiers(module: string, tiers: readonly string[]): (file: File) => boolean {
  return ({ url }) => {
    const part = parseTierPart(url)
    if (!url.includes(`/${module}/`) || !url.endsWith('.js') || part !== null) return true
    const early = namesReadTooEarly(readFileSync(join(webRoot, url), 'utf8'), tiers)
    if (early.length > 0) console.log(`TOO EARLY ${url} reads ${early.join(', ')} before its tier is there`)
    return early.length === 0
  }
}

/** Every script and style that the host's page itself names, the kit's first tier among them. */
function namedInPage(): File[] {
  const html = readFileSync(join(webRoot, PAGE), 'utf8')
  return [...html.matchAll(/\b(?:src|href)="(\/console\/[^"]+\.(?:js|css))"/g)].map(([, url = '']) => ({
    url,
  }))
}

/** Every page of an app; an app that names none is not split, so that all of it counts as one page. */
function listPages(chunks: readonly string[]): string[] {
  const names = chunks.flatMap((url) => PAGE_CHUNK.exec(url)?.[1] ?? [])
  return names.length > 0 ? [...new Set(names)] : ['page']
}

/** The files of the page and the shared ones; not those that only other pages load, and no parts. */
function filesOfPage(files: readonly File[], page: string, pages: Record<string, string[]>): File[] {
  const own = new Set(pages[page])
  const ofOthers = new Set(Object.values(pages).flat())
  const isOfOthers = (url: string) =>
    ofOthers.has(url) || PAGE_CHUNK.test(url) || ON_DEMAND_CHUNK.test(url) || parseTierPart(url) !== null
  return files.filter(({ url }) => own.has(url) || !isOfOthers(url))
}

function report(name: string, files: readonly File[], limit: number): boolean {
  const urls = [...new Set(files.map(({ url }) => url))]
  const all = urls.map((url) => ({ url, bytes: gzipped(url) })).toSorted((a, b) => b.bytes - a.bytes)
  // A person loads one language: the larger one counts.
  const [sized, total] = (['en', 'zh'] as const)
    .map((language) => all.filter(({ url }) => [null, language].includes(findTextsLanguage(url))))
    .map((list) => [list, list.reduce((sum, { bytes }) => sum + bytes, 0)] as const)
    .reduce((a, b) => (a[1] > b[1] ? a : b))
  const isWithin = total <= limit
  console.log(`${isWithin ? 'ok    ' : 'TOO LARGE'} ${name}: ${kilobytes(total)} of ${kilobytes(limit)}`)
  if (!isWithin)
    for (const { url, bytes } of sized) console.log(`    ${kilobytes(bytes).padStart(10)} ${url}`)
  return isWithin
}

/** Size of the file as the server sends it: of the compressed sibling where the build made one. */
function gzipped(url: string): number {
  const path = join(webRoot, url)
  return existsSync(`${path}.gz`) ? readFileSync(`${path}.gz`).length : gzipSync(readFileSync(path)).length
}

function read<Document>(address: string): Document {
  const path = join(webRoot, address)
  if (!existsSync(path)) throw new Error(`${address} is not built: run \`pnpm build\` first.`)
  return JSON.parse(readFileSync(path, 'utf8')) as Document // written by assemble.ts of the same build
}

function kilobytes(bytes: number): string {
  return `${(bytes / KILOBYTE).toFixed(1)} kB`
}

process.exitCode = main()
