import type { documents } from '@console/contracts'
import { takePageDocument } from '../../base/page-documents.ts'
import { asRecord, asText, KIT_PATH } from '../../base/wire.ts'

export type KitTier = documents.KitTier
type KitFile = { url: string; integrity: string; bytes?: number | undefined }
/** The kit's version and the files of each tier (contract: `documents.kitDocument`). */
export type Kit = { version: string; tiers: Readonly<Partial<Record<KitTier, readonly KitFile[]>>> }

/** The dependencies of each tier, loaded before it. */
const BASES: Readonly<Record<KitTier, KitTier | null>> = {
  core: null,
  frame: 'core',
  table: 'frame',
  data: 'table',
  forms: 'data',
  proTable: 'forms',
  charts: 'frame',
}
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of an object whose keys are all listed
const TIERS = Object.keys(BASES) as KitTier[]
/** Attempts to load a file, with a pause between them. */
const ATTEMPTS = 3
const PAUSE_MS = 700
/** Time limit of one attempt. */
const FILE_TIMEOUT_MS = 15_000

let kit: Promise<Kit> | null = null
// The page itself names the scripts of `core`; without them this file would not run.
const loaded = new Map<KitTier, Promise<void>>([['core', Promise.resolve()]])

/** The kit's document, read once; a failure is not cached, so that Retry reads again. */
export function readKit(): Promise<Kit> {
  kit ??= fetchKit().catch((error: unknown) => {
    kit = null
    throw error
  })
  return kit
}

/** Bytes that loading a tier would still take over the wire; undefined where the kit does not say. */
export async function bytesToLoad(tier: KitTier): Promise<number | undefined> {
  const { tiers } = await readKit()
  const missing = upTo(tier).filter((name) => !loaded.has(name))
  return sum(missing.flatMap((name) => (tiers[name] ?? []).map(({ bytes }) => bytes)))
}

/** Lets the browser fetch a tier and its dependencies after everything else, so that a later load has them at once. */
export async function preloadKitTier(tier: KitTier): Promise<void> {
  const { tiers } = await readKit()
  for (const name of upTo(tier)) if (!loaded.has(name)) tiers[name]?.forEach(preloadScript)
}

function preloadScript({ url, integrity }: KitFile): void {
  // The page itself may contain the hint already.
  const hints = [...document.head.querySelectorAll('link[rel=preload]')]
  if (hints.some((hint) => hint.getAttribute('href') === url)) return
  const hint = document.createElement('link')
  hint.rel = 'preload'
  hint.as = 'script'
  hint.href = url
  hint.integrity = integrity
  hint.crossOrigin = 'anonymous'
  hint.fetchPriority = 'low'
  document.head.append(hint)
}

function sum(parts: readonly (number | undefined)[]): number | undefined {
  return parts.reduce<number | undefined>(
    (total, part) => (total === undefined || part === undefined ? undefined : total + part),
    0,
  )
}

/** Loads a tier and its dependencies once; a failure is not cached, so that Retry loads again. */
export async function loadKitTier(tier: KitTier): Promise<void> {
  const { tiers } = await readKit()
  await Promise.all(upTo(tier).map((name) => loadOnce(name, tiers[name])))
}

function upTo(tier: KitTier): readonly KitTier[] {
  const base = BASES[tier]
  return base === null ? [tier] : [...upTo(base), tier]
}

function loadOnce(tier: KitTier, files: readonly KitFile[] | undefined): Promise<void> {
  const known = loaded.get(tier)
  if (known !== undefined) return known
  const loading = loadFiles(tier, files).catch((error: unknown) => {
    loaded.delete(tier)
    throw error
  })
  loaded.set(tier, loading)
  return loading
}

async function loadFiles(tier: KitTier, files: readonly KitFile[] | undefined): Promise<void> {
  if (files === undefined || files.length === 0) throw new Error(`The kit has no tier "${tier}"`)
  await Promise.all(files.map(loadKitFile))
}

/** Runs a script of a kit in the page, outside of every sandbox, if it has the hash. */
export async function loadKitFile(file: KitFile): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await loadScript(attempt === 1 ? file.url : `${file.url}?retry=${attempt}`, file.integrity)
      return
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}

function loadScript(url: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const settle = (error?: Error): void => {
      clearTimeout(timer)
      if (error === undefined) {
        resolve()
        return
      }
      script.remove()
      reject(error)
    }
    const timer = setTimeout(() => {
      settle(new Error(`${url} did not load in time`))
    }, FILE_TIMEOUT_MS)
    // Not async: scripts then run in insertion order, which is the order of the tiers.
    script.async = false
    script.src = url
    script.integrity = integrity
    script.crossOrigin = 'anonymous'
    script.addEventListener('load', () => {
      settle()
    })
    script.addEventListener('error', () => {
      settle(new Error(`${url} could not be loaded`))
    })
    document.head.append(script)
  })
}

async function fetchKit(): Promise<Kit> {
  const inPage = takePageDocument(KIT_PATH)
  if (inPage !== undefined) return parseKit(inPage)
  const response = await fetch(KIT_PATH, { signal: AbortSignal.timeout(FILE_TIMEOUT_MS), cache: 'no-cache' })
  if (!response.ok) throw new Error(`${KIT_PATH}: HTTP ${response.status}`)
  return parseKit(await response.json())
}

export function parseKit(raw: unknown): Kit {
  const document = asRecord(raw)
  const version = asText(document['version'])
  if (version === null) throw new Error(`${KIT_PATH} is not what the console expects`)
  const listed = asRecord(document['tiers'])
  const tiers = Object.fromEntries(
    TIERS.filter((tier) => tier in listed).map((tier) => {
      const files: unknown = listed[tier]
      return [tier, Array.isArray(files) ? files.map(readFile) : []]
    }),
  )
  return { version, tiers }
}

function readFile(raw: unknown): KitFile {
  const { url, integrity, bytes } = asRecord(raw)
  // Without its hash a file is not loaded at all.
  if (typeof url !== 'string' || typeof integrity !== 'string' || !integrity.startsWith('sha256-')) {
    throw new Error(`${KIT_PATH} names a file without address or hash`)
  }
  return { url, integrity, bytes: typeof bytes === 'number' ? bytes : undefined }
}
