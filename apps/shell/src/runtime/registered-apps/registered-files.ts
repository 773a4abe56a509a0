import { ATTEMPT_TIMEOUT_MS, type RegisteredFiles } from '../micro-apps/guarded-fetch.ts'
import { LoadError } from '../micro-apps/load-error.ts'
import { findMovedFile, trustText } from '../micro-apps/trusted-files.ts'

/** A file of a registered app may take longer than an attempt, as long as bytes arrive, up to this. */
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

/** Files of registered apps, as the run time requests and evaluates them. */
export const registeredFiles: RegisteredFiles = { request: requestWithProgress, adapt: moveImports }

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

/** A module that a script imports by a fixed address, as builds of Vite for qiankun do. */
export const FIXED_IMPORT = /\bimport\(\s*(["'])(\/[^"'\s]{1,500})\1/g

/** Leads what a registered app imports to its folder in the console: the browser itself resolves addresses of modules. */
function moveImports(url: string, text: string): string {
  const moved = text.replaceAll(FIXED_IMPORT, (whole, quote: string, address: string) => {
    const to = findMovedFile(address)
    return to === null ? whole : `import(${quote}${to}${quote}`
  })
  // The text was checked before, and differs in addresses of the app's own files only.
  if (moved !== text) trustText(url, moved)
  return moved
}
