import type { exports } from '@console/contracts'
import { isUnfinished } from './is-unfinished.ts'

/** Whole per cent of the rows, or null while nobody knows how many there will be. */
export function percentDone({ rowsDone, rowsTotal }: exports.ExportJob): number | null {
  if (rowsTotal === null || rowsTotal === 0) return null
  return Math.min(100, Math.floor((rowsDone / rowsTotal) * 100))
}

/** The text that names what is exported: a table of statistics by its page. */
export function getExportNameId({ request }: Pick<exports.ExportJob, 'request'>) {
  return request.kind === 'statTable'
    ? (`exports.table.${request.filter.type}` as const)
    : (`exports.kind.${request.kind}` as const)
}

/** Fields in which -1, the value that the contract fills in, means any value; in a review it is a state. */
const ANY = -1
const FIELDS_WITH_ANY: ReadonlySet<string> = new Set(['status', 'idmDataSource', 'anaphoraStatus'])
/** Field that names what is exported, not which rows of it. */
const SUBJECT = 'type'

/** Counts the filters by which the exported rows were chosen; a filter that narrows nothing is none. */
export function filterCount({ request }: Pick<exports.ExportJob, 'request'>): number {
  return Object.entries<unknown>(request.filter).filter(
    ([field, value]) =>
      value !== undefined &&
      value !== null &&
      field !== SUBJECT &&
      !(value === ANY && FIELDS_WITH_ANY.has(field)),
  ).length
}

/** Exports that ended between two fetches of the list, or before the first fetch if they are awaited. */
export function justEnded(
  before: readonly exports.ExportJob[],
  now: readonly exports.ExportJob[],
  isAwaited: (job: exports.ExportJob) => boolean,
): exports.ExportJob[] {
  const running = new Set(before.filter(isUnfinished).map(({ id }) => id))
  return now.filter((job) => !isUnfinished(job) && (running.has(job.id) || isAwaited(job)))
}
