/** Safari has no idle callback: a short timer replaces it. */
export const IDLE_AFTER_MS = 1000

/** Runs once the page is idle; the returned function cancels it. */
export function whenIdle(run: () => void): () => void {
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
