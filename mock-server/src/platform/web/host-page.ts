import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { documents } from '@console/contracts'
import { findTextsLanguage } from '@console/contracts/texts-file'
import type { Logger } from 'pino'
import { encoders, type Encoding } from '../http/compress-answers.ts'
import { readServedBuild } from '../served-build.ts'
import { type BuiltDocuments, readBuiltDocuments } from './built-documents.ts'
import type { ConsoleSettings } from './console-config.ts'
import { type AppPage, pageOfAddress } from './page-of-address.ts'

/** Tiers that are there with the frame: `core` is the page's own scripts. */
const FRAME_TIERS: readonly documents.KitTier[] = ['core', 'frame']

export const HOST_PAGE = 'console/index.html'

/** `bytes` are the same for every recipient of the page. */
export type HostPage = { etag: string; bytes: (encoding: Encoding | undefined) => Promise<Buffer> }
/** Somebody who is signed in; `component` is a page as the menu names it. */
export type PageVisitor = { canOpen: (component: string) => boolean }
/** A page that a developer runs on their own machine, with the app that it is. */
export type LocalPage = { module: string; address: string }
type Visit = { path: string; visitor: PageVisitor | null }
type Source = { webRoot: string; settings: ConsoleSettings; log: Logger }
/** One build as it is on the disk, with the pages made of it so far. */
type Build = { times: string; html: string; built: BuiltDocuments; pages: Map<string, HostPage> }

/**
 * Makes the host's page for an address. The page contains what the start would otherwise read one after the other (settings,
 * kit, registry, the manifest of the address's app), and for a visitor who may open the address, it names the files that the
 * address needs. All of that comes from the settings and the build: nothing in the page is personal.
 */
export function createHostPages(source: Source): (visit: Visit) => Promise<HostPage> {
  let build: Build | null = null
  let logged: string | null | undefined
  function logBuild(): void {
    const served = readServedBuild(source.webRoot)
    if (served.build !== logged) source.log.info(served, 'the console is served in this build')
    logged = served.build
  }
  logBuild()
  return async ({ path, visitor }) => {
    const times = await readFileTimes(source.webRoot)
    // A line of the registry switches an app off while the server runs.
    if (build?.times !== times) {
      build = { times, ...(await readBuild(source)), pages: new Map() }
      logBuild()
    }
    const { html, built, pages } = build
    const found = pageForVisitor(pageOfAddress(built.apps, path), visitor)
    const key = JSON.stringify([visitor !== null, found?.entry.module, found?.route.component])
    let page = pages.get(key)
    if (page === undefined) {
      const documentsOfPage = {
        ...documentsFor(built, found?.entry),
        [documents.CONFIG_PATH]: source.settings,
      }
      const links = visitor !== null ? preloadLinks(built, found) : ''
      page = withTag(intoHead(html, `${links}${asElement(documentsOfPage)}`))
      pages.set(key, page)
    }
    return page
  }
}

function pageForVisitor(page: AppPage | null, visitor: PageVisitor | null): AppPage | null {
  if (page === null || visitor === null) return null
  return visitor.canOpen(`${page.entry.module}/${page.route.component}`) ? page : null
}

async function readBuild({ webRoot, log }: Source): Promise<Pick<Build, 'html' | 'built'>> {
  const [html, built] = await Promise.all([
    readFile(join(webRoot, HOST_PAGE), 'utf8'),
    readBuiltDocuments({ webRoot, log }),
  ])
  return { html, built }
}

async function readFileTimes(webRoot: string): Promise<string> {
  const times = await Promise.all(
    [HOST_PAGE, documents.REGISTRY_PATH].map((file) =>
      stat(join(webRoot, file)).then(
        ({ mtimeMs }) => mtimeMs,
        () => null, // there may be no registry: the page says so
      ),
    ),
  )
  return times.join()
}

/** The registry as it is: the console reads its entries one by one, and reports those that are broken. */
function documentsFor(
  { kit, registry, manifests }: BuiltDocuments,
  app: documents.RegistryEntry | undefined,
): Record<string, unknown> {
  const manifest = app === undefined ? undefined : manifests.get(app.entry)
  return {
    ...(kit === null ? {} : { [documents.KIT_PATH]: kit }),
    ...(registry === null ? {} : { [documents.REGISTRY_PATH]: registry }),
    ...(app === undefined || manifest === undefined ? {} : { [app.entry]: manifest }),
  }
}

/** No markup can end the element early: JSON may write `<` as an escape. */
function asElement(content: Record<string, unknown>): string {
  const json = JSON.stringify(content).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/json" id="${documents.PAGE_DOCUMENTS_ID}">${json}</script>`
}

export function intoHead(html: string, addition: string): string {
  const end = html.indexOf('</head>')
  return end === -1 ? html : `${html.slice(0, end)}${addition}${html.slice(end)}`
}

/** The tag is weak: one for all encodings of the same page. */
function withTag(html: string): HostPage {
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`
  const plain = Buffer.from(html)
  const encoded = new Map<Encoding, Promise<Buffer>>()
  return {
    etag,
    bytes: async (encoding) => {
      if (encoding === undefined) return plain
      const bytes = encoded.get(encoding) ?? encoders[encoding](html)
      encoded.set(encoding, bytes)
      return bytes
    },
  }
}

type Part = NonNullable<documents.SubAppManifest['parts']>[string]

type Kind = 'script' | 'style' | 'fetch'

type File = { url: string; as: Kind; integrity?: string; hasLowPriority?: boolean }

/**
 * Hints for the files of a signed-in page, in the order in which they are needed: what draws the frame around a page, and behind it,
 * at low priority, what draws the page itself. Each is requested like the console does it later, else the browser would load
 * it twice: the kit's tiers with their hashes, an app's own files by `fetch`.
 */
function preloadLinks({ kit, shell, manifests }: BuiltDocuments, page: AppPage | null): string {
  const manifest = page === null ? undefined : manifests.get(page.entry.entry)
  const filesOfTier = (tier: documents.KitTier): File[] =>
    (kit?.tiers[tier] ?? []).map((file) => ({ ...file, as: 'script' }))
  const ofFrame = [
    ...filesOfTier('frame'),
    ...(shell?.signedIn ?? []).map(ofShell),
    ...(manifest === undefined ? [] : (shell?.subApps ?? []).map(ofShell)),
  ]
  const tiersOfPage = new Set(page?.route.tiers ?? manifest?.tiers ?? [])
  for (const tier of FRAME_TIERS) tiersOfPage.delete(tier)
  const ofPage = [
    ...[...tiersOfPage].flatMap(filesOfTier),
    ...(manifest === undefined ? [] : filesOfApp(manifest, page)),
    ...filesOfPart(manifest?.parts?.[page?.route.component ?? ''], filesOfTier),
  ]
  return [...ofFrame, ...ofPage.map(atLowPriority)].map(toLink).join('')
}

function filesOfApp({ scripts, styles, pages }: documents.SubAppManifest, page: AppPage | null): File[] {
  const ofPage = pages?.[page?.route.component ?? ''] ?? []
  return [...[...scripts, ...styles].map(({ url }): File => ({ url, as: 'fetch' })), ...ofPage.map(ofApp)]
}

/** Charts, for example: drawn when the page is there, and so after everything else over the line. */
function filesOfPart(part: Part | undefined, filesOfTier: (tier: documents.KitTier) => File[]): File[] {
  return part === undefined ? [] : [...filesOfTier(part.tier), ...part.files.map(ofApp)]
}

function atLowPriority(file: File): File {
  return { ...file, hasLowPriority: true }
}

function ofApp(url: string): File {
  return { url, as: url.endsWith('.css') ? 'style' : 'fetch' }
}

function ofShell(url: string): File {
  return { url, as: url.endsWith('.css') ? 'style' : 'script' }
}

function toLink({ url, as, integrity, hasLowPriority = false }: File): string {
  const language = findTextsLanguage(url)
  const attributes = [
    // The browser requests texts of the person's language alone, which `first-paint.js` finds there.
    language === null ? `rel="preload"` : `data-language="${language}"`,
    `as="${as}"`,
    `href="${escaped(url)}"`,
    ...(integrity === undefined ? [] : [`integrity="${escaped(integrity)}"`]),
    ...(hasLowPriority ? ['fetchpriority="low"'] : []),
    ...(as === 'fetch' || integrity !== undefined ? ['crossorigin="anonymous"'] : []),
  ]
  return `<link ${attributes.join(' ')}>`
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
