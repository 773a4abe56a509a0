import type { documents } from '@console/contracts'
import { findTextsLanguage } from '@console/contracts/texts-file'
import { bytesToLoad, preloadKitTier } from '../../core/kit/load-kit.ts'
import { prefetchFile } from './guarded-fetch.ts'
import { importQiankun } from './import-qiankun.ts'
import { loadManifest, loadTiers } from './load-manifest.ts'
import { runLog } from './run-log.ts'

/** Safari has no idle callback: a short timer replaces it. */
const IDLE_AFTER_MS = 1000

/** At most this many of an app's lazy chunks are prefetched; the rest is loaded by the pages that need it. */
export const MAX_PREFETCHED_CHUNKS = 20
/** The most that a visit prefetches without a request, in bytes over the wire. */
export const PREFETCH_BUDGET_BYTES = 150_000
/** More than any manifest takes. */
export const MANIFEST_BYTES = 8000

/** Needed at once, or perhaps soon: browsers warn of a preload that nobody uses. */
type StyleHint = 'preload' | 'prefetch'
type Connection = { saveData?: boolean; effectiveType?: string }

const requested = new Set<string>()
const hinted = new Set<string>()
let queue: Promise<void> = Promise.resolve()
let remainingBytes = PREFETCH_BUDGET_BYTES

/**
 * Prefetches a sub-app before the click that opens it: manifest, kit tiers, scripts and pages, fetched and checked as for
 * a mount but not evaluated. One app at a time and once a session; nothing in the browser's data-saving mode.
 */
export function prefetchSubApp(entry: documents.RegistryEntry): Promise<void> {
  if (requested.has(entry.entry) || !canPrefetch()) return queue
  requested.add(entry.entry)
  queue = queue.then(async () => {
    try {
      await prefetchForClick(entry)
    } catch {
      // Nobody requested it yet: the click loads it again and reports the failure.
      requested.delete(entry.entry)
    }
  })
  return queue
}

/**
 * Prefetches the page that somebody points at: its own files are there before the click, and the tier that draws it has run.
 * Other files that its app may need follow.
 */
export async function prefetchPage(entry: documents.RegistryEntry, component: string): Promise<void> {
  if (canPrefetch()) await prefetchFirstFiles(entry, component, 'prefetch')
  await prefetchSubApp(entry)
}

/**
 * Fetches an app and its requested page at once, while the previous app unmounts; its mount reports what is wrong
 * with it.
 */
export async function prefetchFirstFiles(
  entry: documents.RegistryEntry,
  component: string | undefined,
  hint: StyleHint = 'preload',
): Promise<void> {
  if (wasOpened(entry)) return
  try {
    const manifest = await loadManifest(entry)
    const ofPage = component === undefined ? [] : (manifest.pages?.[component] ?? []).filter(isInLanguage)
    for (const url of ofPage) if (!isScript(url)) hintStyle(url, hint)
    const files = [...firstFiles(manifest), ...ofPage.filter(isScript)].map(async (url) => prefetchFile(url))
    await Promise.all([...files, prefetchPart(manifest.parts?.[component ?? ''], hint)])
  } catch {
    // The mount reports the failure.
  }
}

type Part = NonNullable<documents.SubAppManifest['parts']>[string]

/**
 * Prefetches the part of a page that a further tier draws, after the page's own files. The tier runs before the click; after
 * the click only when the page has sent its calls (`runPart`).
 */
async function prefetchPart(part: Part | undefined, hint: StyleHint): Promise<void> {
  if (part === undefined) return
  for (const url of part.files) if (!isScript(url)) hintStyle(url, hint)
  await Promise.all([
    hint === 'prefetch' ? loadTiers([part.tier]) : preloadKitTier(part.tier),
    ...part.files.filter(isScript).map(async (url) => prefetchFile(url, 'low')),
  ])
}

/** Runs the further tier of a page that is mounted, while its calls are answered. */
export async function runPart(entry: documents.RegistryEntry, component: string | undefined): Promise<void> {
  try {
    const { parts } = await loadManifest(entry)
    const part = parts?.[component ?? '']
    if (part !== undefined) await loadTiers([part.tier])
  } catch {
    // The component that draws the part loads it again and reports the failure.
  }
}

/**
 * Prefetches the given apps in idle time, the first first and as far as the visit's allowance goes; the returned function
 * stops it.
 */
export function prefetchWhenIdle(entries: readonly documents.RegistryEntry[]): () => void {
  const [next, ...rest] = entries
  if (next === undefined) return () => {}
  let stop = (): void => {}
  const cancel = whenIdle(() => {
    let isStopped = false
    stop = () => {
      isStopped = true
    }
    void prefetchWithinBudget(next).then(() => {
      if (!isStopped) stop = prefetchWhenIdle(rest)
    })
  })
  stop = cancel
  return () => {
    stop()
  }
}

/** Everything an app may need next, for somebody who is about to open it. */
async function prefetchForClick(entry: documents.RegistryEntry): Promise<void> {
  const manifest = await loadManifest(entry)
  // Also of an app that is open: its first page may need fewer files.
  await Promise.all([importQiankun(), loadTiers(manifest.tiers)])
  if (wasOpened(entry)) return
  const chunks = Object.keys(manifest.chunks).filter(isInLanguage).slice(0, MAX_PREFETCHED_CHUNKS)
  for (const url of [...firstFiles(manifest), ...chunks]) {
    await prefetchFile(url)
    // The app was opened meanwhile: only the page's own requests go on.
    if (wasOpened(entry)) return
  }
}

/** The app's first files, the tiers they need, and its pages in the order of the registry; each while the allowance lasts. */
async function prefetchWithinBudget(entry: documents.RegistryEntry): Promise<void> {
  if (requested.has(entry.entry) || wasOpened(entry) || !canPrefetch()) return
  if (!isAllowed(MANIFEST_BYTES)) return
  try {
    const manifest = await loadManifest(entry)
    const { bytes = {}, pages = {} } = manifest
    const ofPages = entry.data.flatMap(({ component }) => pages[component] ?? [])
    for (const url of new Set([...firstFiles(manifest), ...ofPages])) {
      if (isInLanguage(url) && isAllowed(bytes[url])) await prefetchFile(url, 'low')
    }
    for (const tier of manifest.tiers) {
      if (isAllowed(await bytesToLoad(tier))) await loadTiers([tier])
    }
  } catch {
    // Nobody requested it: the click loads it again and reports the failure.
  }
}

function firstFiles({ scripts, styles }: documents.SubAppManifest): string[] {
  return [...scripts, ...styles].map(({ url }) => url)
}

/** Takes what is allowed from the visit's allowance. A file of unknown size is not. */
function isAllowed(bytes: number | undefined): boolean {
  if (bytes === undefined || bytes > remainingBytes) return false
  remainingBytes -= bytes
  return true
}

/** False for texts in a language that the page is not in. */
function isInLanguage(url: string): boolean {
  const language = findTextsLanguage(url)
  return language === null || document.documentElement.lang.startsWith(language)
}

function isScript(url: string): boolean {
  return url.endsWith('.js')
}

/** Styles of a page are loaded by a link element, which uses a hint but not a fetched response. */
function hintStyle(url: string, rel: StyleHint): void {
  const key = `${rel} ${url}`
  if (hinted.has(key)) return
  hinted.add(key)
  const hint = document.createElement('link')
  hint.rel = rel
  hint.as = 'style'
  hint.href = url
  document.head.append(hint)
}

/**
 * An app that is open, or was, has its files already. One that failed is loaded by other addresses the next time
 * (`micro-app.ts`): what was prefetched by the first ones would not be used.
 */
function wasOpened({ module }: documents.RegistryEntry): boolean {
  return runLog.get().some((run) => run.module === module)
}

/** False in the browser's data-saving mode, and on the slowest lines. */
export function canPrefetch(): boolean {
  // Only Chromium has this property; other browsers do not expose the preference.
  const { connection } = window.navigator as Navigator & { connection?: Connection }
  return connection?.saveData !== true && connection?.effectiveType?.endsWith('2g') !== true
}

/** Runs once the page is idle; the returned function cancels it. */
function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(run, IDLE_AFTER_MS)
    return () => {
      window.clearTimeout(timer)
    }
  }
  const handle = window.requestIdleCallback(run)
  return () => {
    window.cancelIdleCallback(handle)
  }
}
