import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { documents, subApp } from '@console/contracts'
import { fileAddresses, INLINE_FOLDER, type FileAddresses } from './file-addresses.ts'
import { findEncoding, readText } from './file-text.ts'
import type { HtmlEntry, Part } from './html-entry.ts'
import { findKitProblem } from './kit-of-manifest.ts'
import { isPage, SourceRefused, toMediaType, type Source } from './source-file.ts'
import type { SourceReader } from './source-reader.ts'

/** Files that are read at once. */
const CONCURRENT = 4
/** Names in scripts that are tried, and may be no files. */
const MAX_GUESSES = 600

export type CollectedFile = { path: string; bytes: Buffer; mediaType: string; hash: string }

export type Collected = {
  manifest: documents.SubAppManifest
  files: number
  bytes: number
}

export type Collection = {
  module: string
  trust: subApp.Trust
  /** Number of the version among those of its app. */
  number: number
  kind: subApp.Source['kind']
  source: Source
  /** Reads what other people wrote. */
  reader: SourceReader
  /** Address of the version's files in the console, with a slash at its end. */
  filesAddress: string
  /** Stores a file; it returns when the file is safe. */
  save: (file: CollectedFile) => Promise<void>
  /** Bytes of a file that an earlier attempt stored unchanged; null: none did. */
  stored: (path: string) => Promise<Buffer | null>
}

/** Reads an entry and everything that it loads now or later, stores the files, and makes the manifest by which browsers load them. */
export async function collectVersion(collection: Collection): Promise<Collected> {
  const collector = new Collector(collection)
  const manifest =
    collection.kind === 'html'
      ? await collectHtml(collection, collector)
      : await collectManifest(collection, collector)
  return { manifest, files: collector.files.size, bytes: collector.bytes }
}

type Wanted = { url: URL; isOptional: boolean }

/** Stores files, each once, and finds what they name. */
class Collector {
  readonly addresses: FileAddresses
  /** Integrity by path. */
  readonly files = new Map<string, string>()
  bytes = 0
  /** The encoding that the page names. */
  encoding: string | null = null
  readonly #collection: Collection
  readonly #queue: Wanted[] = []
  readonly #known = new Set<string>()
  #guesses = 0

  constructor(collection: Collection) {
    this.#collection = collection
    this.addresses = fileAddresses(collection.source.entry, collection.filesAddress)
  }

  add(url: URL, { isOptional }: { isOptional: boolean }): void {
    const path = this.addresses.toPath(url)
    if (this.#known.has(path) || path === '') return
    if (isOptional && this.#collection.source.files === null) {
      if (this.#guesses >= MAX_GUESSES) return
      this.#guesses += 1
    }
    this.#known.add(path)
    this.#queue.push({ url, isOptional })
  }

  /** Collects what is queued, and what that names. */
  async run(): Promise<void> {
    while (this.#queue.length > 0) {
      await Promise.all(this.#queue.splice(0, CONCURRENT).map((wanted) => this.#collect(wanted)))
    }
  }

  async save(path: string, bytes: Buffer): Promise<void> {
    if (this.files.has(path)) return
    this.bytes += bytes.length
    const digest = createHash('sha256').update(bytes)
    this.files.set(path, `sha256-${digest.copy().digest('base64')}`)
    if (this.files.size > subApp.MAX_FILES) throw new SourceRefused('tooManyFiles', path)
    if (this.bytes > subApp.MAX_VERSION_BYTES) throw new SourceRefused('versionTooLarge', path)
    await this.#collection.save({ path, bytes, mediaType: toMediaType(path), hash: digest.digest('hex') })
  }

  /** A file as a manifest names it. */
  toAsset(path: string): documents.BuiltAsset {
    const integrity = this.files.get(path)
    if (integrity === undefined) throw new SourceRefused('invalidEntry', path, 'not stored')
    return { url: this.addresses.toAddress(path), integrity }
  }

  /** Reads a style sheet, queues what it names, and returns it with addresses of the console. */
  async rewriteStyle(css: string, base: URL): Promise<string> {
    const { reader } = this.#collection
    const replacements = new Map<string, string>()
    for (const address of await reader.read(base.href, { kind: 'style', css })) {
      const url = URL.parse(address, base.href)
      if (url === null || !/^https?:$/.test(url.protocol)) continue
      this.add(url, { isOptional: true })
      replacements.set(address, this.addresses.toAddress(this.addresses.toPath(url)) + url.hash)
    }
    return reader.read(base.href, { kind: 'replaceStyle', css, replacements })
  }

  /** Reads a script of the page, queues the modules that it imports, and returns it with addresses of the console. */
  async rewriteInline(script: string, base: URL): Promise<string> {
    const { reader } = this.#collection
    const replacements = new Map<string, string>()
    for (const address of await reader.read(base.href, { kind: 'imports', text: script })) {
      const url = resolve(address, base)
      this.add(url, { isOptional: false })
      replacements.set(address, this.addresses.toAddress(this.addresses.toPath(url)))
    }
    await this.followScript(script, base)
    return reader.read(base.href, { kind: 'replaceImports', text: script, replacements })
  }

  /** Queues the files that a script may load later. */
  async followScript(script: string, base: URL): Promise<void> {
    const { source, reader } = this.#collection
    const { entry } = source
    for (const name of await reader.read(base.href, { kind: 'script', text: script })) {
      const bases = name.startsWith('.') ? [base] : [entry, new URL('/', entry)]
      for (const url of bases.map((start) => URL.parse(name, start.href))) {
        if (url !== null && url.origin === entry.origin) this.add(url, { isOptional: true })
      }
    }
  }

  async #collect({ url, isOptional }: Wanted): Promise<void> {
    const path = this.addresses.toPath(url)
    const isStyle = path.endsWith('.css')
    const stored = isStyle ? null : await this.#collection.stored(path)
    const bytes = stored ?? (await this.#collection.source.read(url, { isOptional }))
    if (bytes === null) return
    if (!isStyle && !/\.m?js$/.test(path)) return this.save(path, bytes)
    const text = readText(bytes, this.encoding)
    if (isStyle) return this.save(path, Buffer.from(await this.rewriteStyle(text, url)))
    await this.followScript(text, url)
    // Browsers read every script of the console as UTF-8.
    return this.save(path, isUtf8(bytes) ? bytes : Buffer.from(text))
  }
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
      ? await saveDocument(collection, collector, { html: text, address: href, named })
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

/** HTML whose addresses begin at `address`, and the absolute addresses of the files that it names. */
type NamedFiles = { html: string; address: string; named: readonly string[] }

/** The page itself, for a frame of its own. */
async function saveDocument(collection: Collection, collector: Collector, page: NamedFiles): Promise<string> {
  const html = await replaceAddresses(collection, collector, page)
  const path = collector.addresses.toPath(collection.source.entry)
  await collector.save(path, Buffer.from(html))
  return path
}

/** HTML in which the files that are stored have the addresses of the console. */
async function replaceAddresses(
  { reader }: Collection,
  { addresses, files }: Collector,
  { html, address, named }: NamedFiles,
): Promise<string> {
  const replacements = new Map(
    named.flatMap((href) => {
      const filePath = addresses.toPath(new URL(href))
      return files.has(filePath) ? [[href, addresses.toAddress(filePath)] as const] : []
    }),
  )
  return reader.read(address, { kind: 'markup', html, address, replacements })
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

function resolve(address: string, base: URL): URL {
  const url = URL.parse(address, base.href)
  if (url === null) throw new SourceRefused('invalidEntry', address.slice(0, 200))
  return url
}
