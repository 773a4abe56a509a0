import type { WorkerLike } from './hub-link.ts'

/**
 * The shared worker of the page's own build, whose identity the page carries: that of another build would take its messages for
 * others. Null, for a connection of the page's own, without shared workers (Chrome for Android) and where pages are served from
 * their sources.
 */
export function openSharedWorker(name: string): WorkerLike | null {
  const build = document.documentElement.dataset['build']
  if (!('SharedWorker' in window) || build === undefined) return null
  return new SharedWorker(`/console/assets/realtime.worker.${build}.js`, { name })
}
