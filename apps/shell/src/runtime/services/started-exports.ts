import { serverNow } from '@console/ui/server-time'

/** An export that this tab has started and has not seen the end of. */
export type StartedExport = {
  /** Path of the page that started it. */
  page: string
  /** ms */
  startedAt: number
  /** True once the page has said that it takes longer. */
  isLate: boolean
}

const started = new Map<number, StartedExport>()

export function noteStarted(jobId: number): void {
  started.set(jobId, { page: window.location.pathname, startedAt: serverNow(), isLate: false })
}

export function startedHere(jobId: number): StartedExport | undefined {
  return started.get(jobId)
}

/** True if the page that started it is still open. */
export function isOnItsPage({ page }: StartedExport): boolean {
  return page === window.location.pathname
}

/** Returns the record of an export that has ended, once. */
export function takeStarted(jobId: number): StartedExport | undefined {
  const known = started.get(jobId)
  started.delete(jobId)
  return known
}
