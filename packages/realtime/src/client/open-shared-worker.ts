import type { WorkerLike } from './hub-link.ts'

/**
 * The shared worker of the page's own build, which the page names: a worker of another build would misread its messages.
 * Null if the browser has no shared workers (Chrome for Android), or if pages are served from their sources; the page then
 * opens a connection by itself.
 */
export function openSharedWorker(name: string): WorkerLike | null {
  const build = document.documentElement.dataset['build']
  if (!('SharedWorker' in window) || build === undefined) return null
  return new SharedWorker(`/console/assets/realtime.worker.${build}.js`, { name })
}
