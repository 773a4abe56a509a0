import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { subApp } from '@console/contracts'
import { OutgoingRefused, type Outgoing } from '../../../../platform/http/outgoing-request.ts'
import { isPage, SourceRefused, type Source } from './source-file.ts'

/** A host may be slow, but each stretch of this length brings some bytes, or the attempt ends. */
export const PROGRESS = { windowMs: 15_000, minBytes: 1024 }
const ATTEMPTS = 3
const PAUSE_MS = 500
/** Endings of files that no host answers with a page. */
const NO_PAGE = /\.(m?js|css|json|wasm|svg|png|jpe?g|gif|webp|avif|woff2?|ttf|otf)$/i

type Limits = { progress?: typeof PROGRESS; pauseMs?: number; signal?: AbortSignal }

/** Files that another host serves. */
export function remoteSource(outgoing: Outgoing, entry: URL, limits: Limits = {}): Source {
  return {
    entry,
    files: null,
    read: (url, { isOptional = false } = {}) =>
      readFile(outgoing, url, { ...limits, isOptional, entryOrigin: entry.origin }),
    close: outgoing.close,
  }
}

type Reading = Limits & { isOptional: boolean; entryOrigin: string }

async function readFile(outgoing: Outgoing, url: URL, reading: Reading): Promise<Buffer | null> {
  const download = new Download(outgoing, url, reading)
  for (let attempt = 1; ; attempt += 1) {
    try {
      const bytes = await download.run()
      if (bytes.length === 0) throw new SourceRefused('emptyFile', url.href)
      if (NO_PAGE.test(url.pathname) && isPage(bytes)) throw new SourceRefused('htmlInstead', url.href)
      return bytes
    } catch (error) {
      reading.signal?.throwIfAborted()
      const refusal = toRefused(error, url)
      if (attempt < ATTEMPTS && isTemporary(refusal)) {
        await new Promise((resolve) => setTimeout(resolve, (reading.pauseMs ?? PAUSE_MS) * attempt))
        continue
      }
      if (reading.isOptional && isAbsence(refusal, url.origin === reading.entryOrigin)) return null
      throw refusal
    }
  }
}

/** A file that only may be there is left out, unless its own host does not answer at the moment. */
function isAbsence(refusal: SourceRefused, isOwnHost: boolean): boolean {
  return refusal.reason !== 'fileTooLarge' && !(isOwnHost && isTemporary(refusal))
}

/** A file over several attempts: a later one goes on from the bytes that are there, if the host can do that. */
class Download {
  readonly #outgoing: Outgoing
  readonly #url: URL
  readonly #reading: Reading
  #parts: Buffer[] = []
  #bytes = 0
  #etag: string | null = null

  constructor(outgoing: Outgoing, url: URL, reading: Reading) {
    this.#outgoing = outgoing
    this.#url = url
    this.#reading = reading
  }

  async run(): Promise<Buffer> {
    const stalled = new AbortController()
    const signal = AbortSignal.any([stalled.signal, this.#reading.signal ?? []].flat())
    const stop = this.#watch(() => stalled.abort())
    try {
      const answer = await this.#outgoing.get(this.#url, { headers: this.#headers(), signal })
      await this.#receive(answer, signal)
    } catch (error) {
      throw stalled.signal.aborted ? new SourceRefused('stalled', this.#url.href) : error
    } finally {
      stop()
    }
    return Buffer.concat(this.#parts)
  }

  #headers(): Record<string, string> {
    const plain = { 'accept-encoding': 'identity' }
    if (this.#etag === null || this.#bytes === 0) return plain
    return { ...plain, range: `bytes=${this.#bytes}-`, 'if-range': this.#etag }
  }

  async #receive(answer: IncomingMessage, signal: AbortSignal): Promise<void> {
    const { statusCode = 0, headers } = answer
    if (statusCode !== 200 && statusCode !== 206) {
      answer.destroy()
      throw new SourceRefused('status', this.#url.href, String(statusCode))
    }
    if (statusCode === 200) {
      this.#parts = []
      this.#bytes = 0
    }
    const isEncoded = headers['content-encoding'] !== undefined
    // The rest of compressed bytes, and of a weakly tagged file, cannot be fetched alone.
    this.#etag = !isEncoded && headers.etag?.startsWith('"') === true ? headers.etag : null
    const body = decoded(answer)
    signal.addEventListener('abort', () => body.destroy(), { once: true })
    for await (const piece of body) {
      if (!(piece instanceof Buffer)) throw new Error('an answer arrives as bytes')
      this.#bytes += piece.length
      if (this.#bytes > subApp.MAX_FILE_BYTES) {
        answer.destroy()
        throw new SourceRefused('fileTooLarge', this.#url.href)
      }
      this.#parts.push(piece)
    }
    signal.throwIfAborted()
    if (!answer.complete) throw new OutgoingRefused('unreachable', 'the connection broke off')
  }

  #watch(onStall: () => void): () => void {
    const { windowMs, minBytes } = this.#reading.progress ?? PROGRESS
    let before = this.#bytes
    let timer: NodeJS.Timeout
    const check = (): void => {
      if (this.#bytes - before < minBytes) onStall()
      before = this.#bytes
      timer = setTimeout(check, windowMs)
    }
    timer = setTimeout(check, windowMs)
    return () => clearTimeout(timer)
  }
}

/** Some hosts compress whatever was requested. */
function decoded(answer: IncomingMessage): Readable {
  const encoding = answer.headers['content-encoding']
  if (encoding === 'gzip') return answer.pipe(createGunzip())
  if (encoding === 'br') return answer.pipe(createBrotliDecompress())
  return encoding === 'deflate' ? answer.pipe(createInflate()) : answer
}

function toRefused(error: unknown, { href }: URL): SourceRefused {
  if (error instanceof SourceRefused) return error
  if (error instanceof OutgoingRefused) return new SourceRefused(error.reason, href, error.detail)
  return new SourceRefused('unreachable', href, error instanceof Error ? error.message : '')
}

function isTemporary({ reason, detail }: SourceRefused): boolean {
  return (
    reason === 'unreachable' ||
    reason === 'stalled' ||
    (reason === 'status' && /^(408|429|5\d\d)$/.test(detail))
  )
}
