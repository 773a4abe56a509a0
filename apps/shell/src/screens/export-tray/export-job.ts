import type { exports } from '@console/contracts'
import { isUnfinished } from './is-unfinished.ts'

/** Whole per cent of the rows, or null while nobody knows how many there will be. */
export function percentDone({ rowsDone, rowsTotal }: exports.ExportJob): number | null {
  if (rowsTotal === null || rowsTotal === 0) return null
  return Math.min(100, Math.floor((rowsDone / rowsTotal) * 100))
}

/** How many filters the exported rows were chosen by. */
export function filterCount({ request }: exports.ExportJob): number {
  return Object.values(request.filter).filter((value) => value !== undefined).length
}

/** Exports that came to their end between two looks at the list, or before the first where they are awaited. */
export function justEnded(
  before: readonly exports.ExportJob[],
  now: readonly exports.ExportJob[],
  isAwaited: (job: exports.ExportJob) => boolean,
): exports.ExportJob[] {
  const running = new Set(before.filter(isUnfinished).map(({ id }) => id))
  return now.filter((job) => !isUnfinished(job) && (running.has(job.id) || isAwaited(job)))
}
