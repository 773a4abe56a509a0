import type { documents } from '@console/contracts'
import { whenIdle } from '../../base/when-idle.ts'
import { prefetchFile } from './guarded-fetch.ts'
import { importQiankun } from './import-qiankun.ts'
import { loadManifest, loadTiers } from './load-manifest.ts'
import { runLog } from './run-log.ts'

/** At most this many of an app's lazy chunks are prefetched; the rest is loaded by the pages that need it. */
export const MAX_PREFETCHED_CHUNKS = 20

type Connection = { saveData?: boolean; effectiveType?: string }

const requested = new Set<string>()
const hinted = new Set<string>()
let queue: Promise<void> = Promise.resolve()

/**
 * Prefetches a sub-app before the click that opens it: manifest, kit tiers, scripts and pages, fetched and checked as for
 * a mount but not evaluated. One app at a time and once a session; nothing in the browser's data-saving mode.
 */
export function prefetchSubApp(entry: documents.RegistryEntry): Promise<void> {
  if (requested.has(entry.entry) || !canPrefetch()) return queue
  requested.add(entry.entry)
  queue = queue.then(async () => {
    try {
      await warm(entry)
    } catch {
      // Nobody requested it yet: the click loads it again and reports the failure.
      requested.delete(entry.entry)
    }
  })
  return queue
}

/**
 * Fetches an app and its requested page at once, while the previous app unmounts; its mount reports what is wrong
 * with it.
 */
export async function prefetchFirstFiles(
  entry: documents.RegistryEntry,
  component: string | undefined,
): Promise<void> {
  if (isOpened(entry)) return
  try {
    const { scripts, styles, pages } = await loadManifest(entry)
    const ofPage = component === undefined ? [] : (pages?.[component] ?? [])
    for (const url of ofPage) if (!isScript(url)) preloadStyle(url)
    const first = [...scripts, ...styles].map(({ url }) => url)
    await Promise.all([...first, ...ofPage.filter(isScript)].map(prefetchFile))
  } catch {
    // Said above.
  }
}

/** Prefetches the given apps in idle time; the returned function stops it. */
export function prefetchWhenIdle(entries: readonly documents.RegistryEntry[]): () => void {
  const [next, ...rest] = entries
  if (next === undefined) return () => {}
  let stop = (): void => {}
  const cancel = whenIdle(() => {
    let isStopped = false
    stop = () => {
      isStopped = true
    }
    void prefetchSubApp(next).then(() => {
      if (!isStopped) stop = prefetchWhenIdle(rest)
    })
  })
  stop = cancel
  return () => {
    stop()
  }
}

async function warm(entry: documents.RegistryEntry): Promise<void> {
  const manifest = await loadManifest(entry)
  // Also of an app that is open: its first page may need fewer files.
  await Promise.all([importQiankun(), loadTiers(manifest.tiers)])
  if (isOpened(entry)) return
  const chunks = Object.keys(manifest.chunks)
  const files = [
    ...[...manifest.scripts, ...manifest.styles].map(({ url }) => url),
    ...chunks.slice(0, MAX_PREFETCHED_CHUNKS),
  ]
  for (const url of files) await prefetchFile(url)
}

function isScript(url: string): boolean {
  return url.endsWith('.js')
}

/** Styles of a page are loaded by a link element, which uses a preload hint but not a fetched response. */
function preloadStyle(url: string): void {
  if (hinted.has(url)) return
  hinted.add(url)
  const hint = document.createElement('link')
  hint.rel = 'preload'
  hint.as = 'style'
  hint.href = url
  document.head.append(hint)
}

/** An app that is open, or was, has its files already. */
function isOpened({ module }: documents.RegistryEntry): boolean {
  return runLog.get().some((run) => run.module === module && run.state !== 'failed')
}

function canPrefetch(): boolean {
  // Only Chromium has this property; other browsers do not expose the preference.
  const { connection } = window.navigator as Navigator & { connection?: Connection }
  return connection?.saveData !== true && connection?.effectiveType?.endsWith('2g') !== true
}
