import { LoadError } from './load-error.ts'
import { findMovedFile, findTrustedFile, trustText, type TrustedFile } from './trusted-files.ts'

/** Attempts to load a file. */
export const ATTEMPTS = 3
/** Pauses between the attempts. */
export const PAUSES_MS = [400, 1200] as const
/** Time limit of each attempt. */
export const ATTEMPT_TIMEOUT_MS = 8000
/** What differs for files of apps that other teams registered; set with the first of them, so that no other page loads it. */
export type RegisteredFiles = {
  /** One request that goes on as long as bytes arrive. */
  request: (url: string, init: RequestInit) => Promise<BufferSource>
  /** The text that is evaluated for a file. */
  adapt: (url: string, text: string) => string
}

let registeredFiles: RegisteredFiles | null = null

export function setRegisteredFiles(files: RegisteredFiles): void {
  registeredFiles = files
}

/** Origin of a development server that this document may load from; null in every document but a developer's own. */
let localOrigin: string | null = null

/** From now on files of this origin are evaluated without a hash. The server has to allow it in the policy of the document. */
export function setLocalOrigin(origin: string): void {
  localOrigin = origin
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
  const fetched = await (isLocal(url) ? fetchLocal(url) : fetchTrusted(url))
  const text =
    findTrustedFile(url)?.isRegistered === true ? (registeredFiles?.adapt(url, fetched) ?? fetched) : fetched
  // The text of a style becomes the replacement of a pattern, in which `$'` and others have a meaning.
  const body = type === STYLE_TYPE ? text.replaceAll('$', '$$$$') : text
  return new Response(body, { headers: { 'content-type': type } })
}

function isLocal(url: string): boolean {
  return localOrigin !== null && URL.parse(url, window.location.href)?.origin === localOrigin
}

/** No attempt is repeated: whoever runs the server sees at once what is wrong. */
function fetchLocal(url: string): Promise<string> {
  return requestOnce(url, { init: { cache: 'no-store' }, read: async (response) => response.text() })
}

const STYLE_TYPE = 'text/css'

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
  const bytes =
    isRegistered && registeredFiles !== null
      ? await registeredFiles.request(url, init)
      : await requestOnce(url, { init, read: async (response) => response.arrayBuffer() })
  if (subtle !== undefined && !(await hasHash(subtle, { bytes, integrity })))
    throw new LoadError('integrity', url)
  return new TextDecoder().decode(bytes)
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
