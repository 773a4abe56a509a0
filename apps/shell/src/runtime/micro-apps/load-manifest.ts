import { documents } from '@console/contracts'
import { takePageDocument } from '../../base/page-documents.ts'
import { loadKitTier, readKit } from '../../core/kit/load-kit.ts'
import { requestOnce, withRetries } from './guarded-fetch.ts'
import { LoadError } from './load-error.ts'
import { trustManifest } from './trusted-files.ts'

const known = new Map<string, Promise<documents.SubAppManifest>>()

/** Reads manifests that no server has, by the address of their entry. */
const sources = new Map<string, () => Promise<documents.SubAppManifest>>()

/** Makes the manifest of an entry instead of fetching it: for a page of a development server, whose files have no hashes. */
export function setManifestSource(entry: string, read: () => Promise<documents.SubAppManifest>): void {
  sources.set(entry, read)
}

/** The manifest of an entry, read once; `isFresh` reads it again, past every cache. */
export function loadManifest(
  entry: documents.RegistryEntry,
  { isFresh = false }: { isFresh?: boolean } = {},
): Promise<documents.SubAppManifest> {
  const cached = isFresh ? undefined : known.get(entry.entry)
  if (cached !== undefined) return cached
  const manifest = readManifest(entry)
  known.set(entry.entry, manifest)
  manifest.catch(() => {
    if (known.get(entry.entry) === manifest) known.delete(entry.entry)
  })
  return manifest
}

/** Loads the tiers of the kit that a sub-app depends on, before its own scripts. */
export async function loadTiers(tiers: readonly documents.KitTier[]): Promise<void> {
  await Promise.all(tiers.map(loadKitTier))
}

async function readManifest({
  module,
  entry,
  trust,
}: documents.RegistryEntry): Promise<documents.SubAppManifest> {
  const source = sources.get(entry)
  if (source !== undefined) return source()
  const raw = takePageDocument(entry) ?? (await fetchManifest(entry))
  const manifest = withAbsoluteAddresses(parseManifest(raw, entry), entry)
  if (manifest.module !== module) {
    throw new LoadError('manifest', entry, { cause: new Error(`it is the manifest of ${manifest.module}`) })
  }
  // An app of another team may need the former one (`load-app-kit.ts`).
  if (!trust) await refuseOtherKit(manifest)
  // Nothing of an app that has a frame of its own may ever run in the page.
  if (trust !== 'isolated') trustManifest(manifest, { isRegistered: trust === 'partner' })
  return manifest
}

async function fetchManifest(entry: string): Promise<unknown> {
  const text = await withRetries(entry, async (url) =>
    requestOnce(url, { init: { cache: 'no-cache' }, read: async (response) => response.text() }),
  )
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new LoadError('manifest', entry, { cause })
  }
}

function parseManifest(raw: unknown, address: string): documents.SubAppManifest {
  try {
    return documents.subAppManifest.parse(raw)
  } catch (cause) {
    throw new LoadError('manifest', address, { cause })
  }
}

/** A manifest names its files as its own server knows them; an override may come from another one. */
function withAbsoluteAddresses(manifest: documents.SubAppManifest, entry: string): documents.SubAppManifest {
  const base = new URL(entry, window.location.href)
  const absolute = (url: string): string => new URL(url, base).href
  const { publicPath, scripts, styles, chunks, pages = {}, parts = {}, bytes = {}, document: page } = manifest
  return {
    ...manifest,
    publicPath: absolute(publicPath),
    ...(page === undefined ? {} : { document: absolute(page) }),
    scripts: scripts.map(({ url, integrity }) => ({ url: absolute(url), integrity })),
    styles: styles.map(({ url, integrity }) => ({ url: absolute(url), integrity })),
    chunks: Object.fromEntries(Object.entries(chunks).map(([url, integrity]) => [absolute(url), integrity])),
    pages: Object.fromEntries(Object.entries(pages).map(([name, files]) => [name, files.map(absolute)])),
    parts: Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, { ...part, files: part.files.map(absolute) }]),
    ),
    bytes: Object.fromEntries(Object.entries(bytes).map(([url, size]) => [absolute(url), size])),
  }
}

async function refuseOtherKit({ module, kitMajor }: documents.SubAppManifest): Promise<void> {
  if (kitMajor === null) return
  const { version } = await readKit()
  const present = Number.parseInt(version, 10)
  if (kitMajor === present) return
  throw new LoadError('kitVersion', module, { kitMajors: { needed: kitMajor, present } })
}
