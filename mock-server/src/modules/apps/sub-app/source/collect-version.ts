import { createHash } from 'node:crypto'
import { documents, subApp } from '@console/contracts'
import { collectSlots, type SlotFiles } from './collect-slots.ts'
import { Collector, resolve, type Collection } from './collector.ts'
import { fileAddresses, INLINE_FOLDER } from './file-addresses.ts'
import { findEncoding, readText } from './file-text.ts'
import type { HtmlEntry, Part } from './html-entry.ts'
import { findKitProblem } from './kit-of-manifest.ts'
import { replaceAddresses, saveDocument } from './page-document.ts'
import { isPage, SourceRefused } from './source-file.ts'

export type Collected = {
  manifest: documents.SubAppManifest
  /** Null: it has no contributions. */
  slotFiles: SlotFiles | null
  files: number
  bytes: number
}

/** Reads an entry and everything that it loads now or later, stores the files, and makes the manifest by which browsers load them. */
export async function collectVersion(collection: Collection): Promise<Collected> {
  const collector = new Collector(collection)
  const slotFiles =
    collection.slots === null ? null : await collectSlots(collection, collector, collection.slots)
  const manifest =
    collection.kind === 'html'
      ? await collectHtml(collection, collector)
      : await collectManifest(collection, collector)
  return { manifest, slotFiles, files: collector.files.size, bytes: collector.bytes }
}

async function collectHtml(collection: Collection, collector: Collector): Promise<documents.SubAppManifest> {
  const { source, reader, trust } = collection
  const page = await source.read(source.entry)
  const text = page === null ? '' : readText(page)
  if (!(isPage(text) || /<script[\s>]/i.test(text)))
    throw new SourceRefused('invalidEntry', source.entry.href, 'not a page')
  const { href } = source.entry
  collector.encoding = page === null ? null : findEncoding(page)
  const entry = await reader.read(href, { kind: 'page', html: text, address: href })
  if (entry.markup.length > subApp.MAX_MARKUP_CHARACTERS)
    throw new SourceRefused('invalidEntry', href, `markup of ${entry.markup.length} characters`)
  if (trust !== 'isolated' && entry.scripts.length === 0)
    throw new SourceRefused(
      entry.modules.length > 0 ? 'moduleScripts' : 'invalidEntry',
      source.entry.href,
      'no script',
    )
  const scripts = await addParts(collector, entry.scripts, {
    name: 'script',
    ending: 'js',
    base: source.entry,
  })
  const styles = await addParts(collector, entry.styles, { name: 'style', ending: 'css', base: source.entry })
  for (const script of entry.modules) collector.add(new URL(script), { isOptional: trust !== 'isolated' })
  for (const other of entry.others) collector.add(new URL(other), { isOptional: true })
  for (const url of source.files ?? [])
    if (url.href !== source.entry.href) collector.add(url, { isOptional: true })
  await collector.run()
  const named = [
    ...[...entry.scripts, ...entry.styles].flatMap((part) => ('href' in part ? part.href : [])),
    ...entry.modules,
    ...entry.others,
  ]
  const html = await replaceAddresses(collection, collector, {
    html: entry.markup,
    address: entry.base,
    named,
  })
  const documentPath =
    trust === 'isolated'
      ? await saveDocument(collection, collector, { url: source.entry, html: text, address: href, named })
      : null
  return {
    ...describeBuild(collection, collector),
    scripts: scripts.map((path) => collector.toAsset(path)),
    styles: styles.map((path) => collector.toAsset(path)),
    chunks: listChunks(collector, [...scripts, ...styles]),
    ...(html === '' ? {} : { html }),
    ...(documentPath === null ? {} : { document: collector.addresses.toAddress(documentPath) }),
  }
}

/** Queues the files of parts and stores their texts; returns the paths in the same order. */
async function addParts(
  collector: Collector,
  parts: HtmlEntry['scripts'],
  { name, ending, base }: { name: string; ending: 'js' | 'css'; base: URL },
): Promise<string[]> {
  const paths: string[] = []
  for (const [index, part] of parts.entries()) {
    if ('href' in part) {
      const url = new URL(part.href)
      collector.add(url, { isOptional: false })
      paths.push(collector.addresses.toPath(url))
      continue
    }
    const path = `${INLINE_FOLDER}${name}-${index + 1}.${ending}`
    paths.push(path)
    await collector.save(path, Buffer.from(await inlineText(collector, part, { ending, base })))
  }
  return paths
}

async function inlineText(
  collector: Collector,
  { text }: Extract<Part, { text: string }>,
  { ending, base }: { ending: 'js' | 'css'; base: URL },
): Promise<string> {
  return ending === 'css' ? collector.rewriteStyle(text, base) : collector.rewriteInline(text, base)
}

/** A manifest in the form of this console: the files that it names, with the hashes that it names. */
async function collectManifest(
  collection: Collection,
  collector: Collector,
): Promise<documents.SubAppManifest> {
  const { source, module } = collection
  const named = parseManifest(await source.read(source.entry), collection)
  if (named.module !== module)
    throw new SourceRefused('invalidEntry', source.entry.href, `the manifest of ${named.module}`)
  const kitProblem = findKitProblem(named, collection.trust)
  if (kitProblem !== null) throw new SourceRefused('invalidEntry', source.entry.href, kitProblem)
  const { publicPath, sourceFolder } = fileAddresses(
    resolve(named.publicPath, source.entry),
    collection.filesAddress,
  )
  const hashes = new Map(
    [
      ...named.scripts,
      ...named.styles,
      ...Object.entries(named.chunks).map(([url, integrity]) => ({ url, integrity })),
    ].map(({ url, integrity }) => [resolve(url, source.entry).href, integrity]),
  )
  for (const [href, integrity] of hashes)
    await collectNamed(collection, collector, { url: new URL(href), integrity })
  for (const url of source.files ?? [])
    if (url.href !== source.entry.href) collector.add(url, { isOptional: true })
  await collector.run()
  const toAddress = (url: string): string =>
    collector.addresses.toAddress(collector.addresses.toPath(resolve(url, source.entry)))
  const toAsset = ({ url }: documents.BuiltAsset): documents.BuiltAsset =>
    collector.toAsset(collector.addresses.toPath(resolve(url, source.entry)))
  return {
    ...named,
    publicPath,
    sourceFolder,
    scripts: named.scripts.map(toAsset),
    styles: named.styles.map(toAsset),
    chunks: Object.fromEntries(
      Object.entries(named.chunks).map(([url, integrity]) => {
        const asset = toAsset({ url, integrity })
        return [asset.url, asset.integrity]
      }),
    ),
    pages: Object.fromEntries(
      Object.entries(named.pages ?? {}).map(([component, files]) => [component, files.map(toAddress)]),
    ),
    parts: Object.fromEntries(
      Object.entries(named.parts ?? {}).map(([component, part]) => [
        component,
        { ...part, files: part.files.map(toAddress) },
      ]),
    ),
    bytes: {},
  }
}

/** A file must have the hash that the manifest says; a style is stored with other addresses afterwards. */
async function collectNamed(
  { source }: Collection,
  collector: Collector,
  { url, integrity }: { url: URL; integrity: string },
): Promise<void> {
  if (url.origin !== source.entry.origin) throw new SourceRefused('foreignFile', url.href)
  const bytes = await source.read(url)
  if (bytes === null) throw new SourceRefused('status', url.href, '404')
  const actual = `sha256-${createHash('sha256').update(bytes).digest('base64')}`
  if (actual !== integrity) throw new SourceRefused('integrity', url.href)
  const path = collector.addresses.toPath(url)
  const isStyle = path.endsWith('.css')
  if (!isStyle) await collector.followScript(bytes.toString('utf8'), url)
  await collector.save(
    path,
    isStyle ? Buffer.from(await collector.rewriteStyle(bytes.toString('utf8'), url)) : bytes,
  )
}

function parseManifest(bytes: Buffer | null, { source }: Collection): documents.SubAppManifest {
  try {
    return documents.subAppManifest.parse(JSON.parse(bytes?.toString('utf8') ?? ''))
  } catch (error) {
    throw new SourceRefused(
      'invalidEntry',
      source.entry.href,
      error instanceof Error ? error.message.slice(0, 300) : '',
    )
  }
}

function describeBuild({ module, number }: Collection, { addresses }: Collector) {
  const { publicPath, sourceFolder } = addresses
  return { module, version: String(number), kitMajor: null, tiers: [], publicPath, sourceFolder }
}

/** Files that are loaded later: also pictures and data, whose addresses a build may have fixed. */
function listChunks(collector: Collector, first: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    [...collector.files]
      .filter(([path]) => !first.includes(path))
      .map(([path, integrity]) => [collector.addresses.toAddress(path), integrity]),
  )
}
