import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { subApp, type documents } from '@console/contracts'
import { fileAddresses, type FileAddresses } from './file-addresses.ts'
import { readText } from './file-text.ts'
import { SourceRefused, toMediaType, type Source } from './source-file.ts'
import type { SourceReader } from './source-reader.ts'

/** Files that are read at once. */
const CONCURRENT = 4
/** Names in scripts that are tried, and may be no files. */
const MAX_GUESSES = 600

export type CollectedFile = { path: string; bytes: Buffer; mediaType: string; hash: string }

export type Collection = {
  module: string
  trust: subApp.Trust
  /** Number of the version among those of its app. */
  number: number
  kind: subApp.Source['kind']
  /** Contributions of the version to pages of the console; null: none. */
  slots: subApp.Slots | null
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

type Wanted = { url: URL; isOptional: boolean }

/** Stores files, each once, and finds what they name. */
export class Collector {
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

export function resolve(address: string, base: URL): URL {
  const url = URL.parse(address, base.href)
  if (url === null) throw new SourceRefused('invalidEntry', address.slice(0, 200))
  return url
}
