import { documents } from '@console/contracts'
import type { LocalPage } from '../../base/local-page.ts'
import { setLocalOrigin } from '../micro-apps/guarded-fetch.ts'
import { LoadError } from '../micro-apps/load-error.ts'
import { setManifestSource } from '../micro-apps/load-manifest.ts'
import { FIXED_IMPORT } from './registered-files.ts'

export type LocalEntry = {
  manifest: documents.SubAppManifest
  /** The page has module scripts only, which no sandbox runs. */
  needsFrame: boolean
}

const CLASSIC_TYPES: ReadonlySet<string> = new Set(['', 'text/javascript', 'application/javascript'])
/** A local page is no version. */
const LOCAL_VERSION = 'local'

/** Reads a local page; its files are evaluated from now on, and a further attempt to mount it reads the page again. */
export async function openLocalPage(page: LocalPage): Promise<Pick<LocalEntry, 'needsFrame'>> {
  const { needsFrame } = await readLocalEntry(page)
  setLocalOrigin(new URL(page.address).origin)
  setManifestSource(page.address, async () => (await readLocalEntry(page)).manifest)
  return { needsFrame }
}

/** Reads what a development server has at the address: a page, or the manifest of an app that is built on the console's kit. */
export async function readLocalEntry(page: LocalPage): Promise<LocalEntry> {
  const { address } = page
  const response = await window.fetch(address, { cache: 'no-store' }).catch((cause: unknown) => {
    throw new LoadError('network', address, { cause })
  })
  if (!response.ok) throw new LoadError('status', address, { status: response.status })
  const text = await response.text()
  const isManifest = response.headers.get('content-type')?.includes('json') === true
  return isManifest ? { needsFrame: false, manifest: toManifest(text, page) } : readPage(text, page)
}

type Asset = documents.SubAppManifest['scripts'][number]

/** A manifest with the addresses of the development server, and without its hashes: every file may change at any moment. */
function toManifest(text: string, { module, address }: LocalPage): documents.SubAppManifest {
  const { data, error } = documents.subAppManifest.safeParse(parseJson(text))
  if (data === undefined) throw new LoadError('manifest', address, { cause: error })
  const absolute = (url: string): string => new URL(url, address).href
  const toAssets = (assets: readonly Asset[]): Asset[] =>
    assets.map(({ url }) => ({ url: absolute(url), integrity: '' }))
  const { scripts, styles, publicPath, ...manifest } = data
  return {
    ...manifest,
    module,
    version: LOCAL_VERSION,
    publicPath: absolute(publicPath),
    scripts: toAssets(scripts),
    styles: toAssets(styles),
    chunks: {},
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Reads a page as the console's server reads a registered one: scripts and styles by their addresses, the markup beside them.
 * Nothing has a hash.
 */
function readPage(text: string, { module, address }: LocalPage): LocalEntry {
  const page = new DOMParser().parseFromString(text, 'text/html')
  const absolute = (url: string): string => new URL(url, address).href
  const scripts = [...page.querySelectorAll('script')]
  const classic = scripts.filter(({ type }) => CLASSIC_TYPES.has(type))
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"][href]')]
  for (const element of [...scripts, ...links]) element.remove()
  const inHead = [...page.head.querySelectorAll('style')].map(({ outerHTML }) => outerHTML).join('')
  const asFile = (url: string) => ({ url, integrity: '' })
  return {
    needsFrame: classic.length === 0,
    manifest: {
      module,
      version: LOCAL_VERSION,
      kitMajor: null,
      tiers: [],
      publicPath: absolute('.'),
      // qiankun takes the text of a script as well as its address.
      scripts: classic.map((script) => {
        const url = script.getAttribute('src')
        return asFile(
          url === null ? `<script>${withOwnImports(script.text, absolute)}</script>` : absolute(url),
        )
      }),
      styles: links.map((link) => asFile(absolute(link.getAttribute('href') ?? ''))),
      chunks: {},
      html: inHead + page.body.innerHTML,
    },
  }
}

/** An import by a path would be looked for at the console. */
function withOwnImports(text: string, absolute: (url: string) => string): string {
  return text.replaceAll(
    FIXED_IMPORT,
    (_whole, quote: string, path: string) => `import(${quote}${absolute(path)}${quote}`,
  )
}
