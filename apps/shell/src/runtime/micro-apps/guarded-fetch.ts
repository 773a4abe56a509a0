import { LoadError } from './load-error.ts'
import { findMovedFile, findTrustedFile, trustText, type TrustedFile } from './trusted-files.ts'

/** Attempts to load a file. */
export const ATTEMPTS = 3
/** Pauses between the attempts. */
export const PAUSES_MS = [400, 1200] as const
/** Time limit of each attempt. */
export const ATTEMPT_TIMEOUT_MS = 8000
/** A file of a registered app may take longer, as long as bytes arrive, up to this. */
export const LONGEST_ATTEMPT_MS = 300_000

/** Called when bytes of a registered app arrive: its load goes on. */
const progressListeners = new Set<() => void>()

/** Calls the listener whenever bytes of a registered app arrive. Returns the end of that. */
export function onFileProgress(listener: () => void): () => void {
  progressListeners.add(listener)
  return () => {
    progressListeners.delete(listener)
  }
}

/** Prefetched texts by requested address; each is used once. */
const prefetchedTexts = new Map<string, Promise<string>>()

/**
 * The `fetch` of everything qiankun loads: a status that is not 2xx is a failure, a temporary one is retried past the
 * cache, a hash other than the manifest's is refused, and no request waits for ever. qiankun keeps a failed load until
 * the page is reloaded, so every retry happens in here, and nowhere else: the builds of sub-apps try their scripts once.
 */
export async function guardedFetch(input: RequestInfo | URL): Promise<Response> {
  const given = input instanceof Request ? input.url : String(input)
  const url = findMovedFile(given) ?? given
  const type = mediaType(url)
  const text = moveImports(url, await fetchTrusted(url))
  // The text of a style becomes the replacement of a pattern, in which `$'` and others have a meaning.
  const body = type === STYLE_TYPE ? text.replaceAll('$', '$$$$') : text
  return new Response(body, { headers: { 'content-type': type } })
}

const STYLE_TYPE = 'text/css'
/** A module that a script imports by a fixed address, as builds of Vite for qiankun do. */
const FIXED_IMPORT = /\bimport\(\s*(["'])(\/[^"'\s]{1,500})\1/g

/** Leads what a registered app imports to its folder in the console: the browser itself resolves addresses of modules. */
function moveImports(url: string, text: string): string {
  if (findTrustedFile(url)?.isRegistered !== true) return text
  const moved = text.replaceAll(FIXED_IMPORT, (whole, quote: string, address: string) => {
    const to = findMovedFile(address)
    return to === null ? whole : `import(${quote}${to}${quote}`
  })
  // The text was checked before, and differs in addresses of the app's own files only.
  if (moved !== text) trustText(url, moved)
  return moved
}

/** Prefetches a file, in one attempt; the later fetch of the same address sends no request, or where it fails, goes on with the next attempt. */
export function prefetchFile(url: string, priority: RequestPriority = 'auto'): Promise<string> {
  const known = prefetchedTexts.get(url)
  if (known !== undefined) return known
  const text = fetchVerified(url, { priority, last: 1 })
  prefetchedTexts.set(url, text)
  // A failed prefetch must not affect the real load.
  text.catch(() => prefetchedTexts.delete(url))
  return text
}

async function fetchTrusted(url: string): Promise<string> {
  const prefetched = prefetchedTexts.get(url)
  if (prefetched === undefined) return fetchVerified(url)
  prefetchedTexts.delete(url)
  return prefetched.catch(() => fetchVerified(url, { first: 2 }))
}

/** Numbers of the attempts that are made. */
type Attempts = { first?: number; last?: number }

async function fetchVerified(
  url: string,
  { priority = 'auto', ...attempts }: Attempts & { priority?: RequestPriority } = {},
): Promise<string> {
  const file = findTrustedFile(url)
  if (file === null) throw new LoadError('foreignFile', url)
  const text = await withRetries(
    url,
    async (attemptUrl) => fetchOnce(attemptUrl, { file, priority }),
    attempts,
  )
  trustText(url, text)
  return text
}

/** Runs an attempt until it succeeds or the attempts are used up; each after the first bypasses every cache. */
export async function withRetries<Result>(
  url: string,
  run: (attemptUrl: string) => Promise<Result>,
  { first = 1, last = ATTEMPTS }: Attempts = {},
): Promise<Result> {
  for (let attempt = first; ; attempt += 1) {
    try {
      return await run(attempt === 1 ? url : pastCache(url, attempt))
    } catch (error) {
      if (attempt >= last) throw error
      await pause(PAUSES_MS[attempt - 1] ?? 0)
    }
  }
}

/** One request with its status check and time limit; `read` runs inside the limit. */
export async function requestOnce<Result>(
  url: string,
  { init, read }: { init?: RequestInit; read: (response: Response) => Promise<Result> },
): Promise<Result> {
  const signal = AbortSignal.timeout(ATTEMPT_TIMEOUT_MS)
  try {
    const response = await window.fetch(url, { ...init, signal })
    if (!response.ok) throw new LoadError('status', url, { status: response.status })
    return await read(response)
  } catch (error) {
    if (error instanceof LoadError) throw error
    throw new LoadError(signal.aborted ? 'slowFile' : 'network', url, { cause: error })
  }
}

async function fetchOnce(
  url: string,
  { file: { integrity, isRegistered }, priority }: { file: TrustedFile; priority: RequestPriority },
): Promise<string> {
  const { subtle } = window.crypto as Partial<Crypto> // absent on a page that came over plain HTTP
  const init = subtle === undefined ? { integrity, priority } : { priority }
  const bytes = isRegistered
    ? await requestWithProgress(url, init)
    : await requestOnce(url, { init, read: async (response) => response.arrayBuffer() })
  if (subtle !== undefined && !(await hasHash(subtle, { bytes, integrity })))
    throw new LoadError('integrity', url)
  return new TextDecoder().decode(bytes)
}

/** One request that goes on as long as bytes arrive. */
async function requestWithProgress(url: string, init: RequestInit): Promise<Uint8Array<ArrayBuffer>> {
  const waiting = new AbortController()
  let timer = window.setTimeout(() => waiting.abort(), ATTEMPT_TIMEOUT_MS)
  const goOn = (): void => {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => waiting.abort(), ATTEMPT_TIMEOUT_MS)
    for (const listener of progressListeners) listener()
  }
  const longest = window.setTimeout(() => waiting.abort(), LONGEST_ATTEMPT_MS)
  try {
    const response = await window.fetch(url, { ...init, signal: waiting.signal })
    if (!response.ok) throw new LoadError('status', url, { status: response.status })
    return await readBytes(response, goOn)
  } catch (error) {
    if (error instanceof LoadError) throw error
    throw new LoadError(waiting.signal.aborted ? 'slowFile' : 'network', url, { cause: error })
  } finally {
    window.clearTimeout(timer)
    window.clearTimeout(longest)
  }
}

async function readBytes({ body }: Response, onProgress: () => void): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  const reader = body?.getReader()
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    parts.push(part.value)
    onProgress()
  }
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let offset = 0
  for (const part of parts) {
    bytes.set(part, offset)
    offset += part.length
  }
  return bytes
}

async function hasHash(
  subtle: SubtleCrypto,
  file: { bytes: BufferSource; integrity: string },
): Promise<boolean> {
  const digest = new Uint8Array(await subtle.digest('SHA-256', file.bytes))
  return `sha256-${btoa(String.fromCharCode(...digest))}` === file.integrity
}

function pastCache(url: string, attempt: number): string {
  return `${url}${url.includes('?') ? '&' : '?'}retry=${attempt}`
}

function mediaType(url: string): string {
  return url.split('?', 1)[0]?.endsWith('.css') === true ? STYLE_TYPE : 'text/javascript'
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    window.setTimeout(resolve, milliseconds)
  })
}
