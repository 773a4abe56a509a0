import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { exports } from '@console/contracts'
import type { AuditActor } from '../audit/entry.ts'
import { toUnixSeconds } from '../clock.ts'
import type { AppContext } from '../context/context.ts'
import { isDiskFull } from '../error-code.ts'
import type { Text } from '../messages/text.ts'
import { zonedTime } from '../time/zoned-time.ts'
import { ABOUT_SHEET } from './about-sheet.ts'
import { type Cell, localTime } from './cell.ts'
import { csvFile } from './csv.ts'
import type { ExportFile, FileKind, FilterLines, Reader } from './export-file.ts'
import { findCompanyName, finishJob, markRunning, recordProgress } from './export-job.store.ts'
import type { FailureReason } from './exports.messages.ts'
import type { FactLine, FileContent } from './file-content.ts'
import { MAX_CELL_CHARACTERS } from './sheet-xml.ts'
import type { StoredJob } from './stored-job.ts'
import { xlsxFile } from './xlsx-file.ts'

const texts = {
  export: { en: 'Export', zh: '导出内容' },
  company: { en: 'Company', zh: '公司' },
  timezone: { en: 'Time zone', zh: '时区' },
  filters: { en: 'Filters', zh: '筛选条件' },
  none: { en: 'None', zh: '无' },
  rows: { en: 'Rows', zh: '行数' },
  requestedBy: { en: 'Requested by', zh: '导出人' },
  requestedAt: { en: 'Requested at', zh: '导出时间' },
  shortened: { en: 'Shortened cells', zh: '截断的单元格' },
  shortenedNote: {
    en: `A cell holds ${MAX_CELL_CHARACTERS} characters at most. The CSV export has them in full.`,
    zh: `单元格最多容纳 ${MAX_CELL_CHARACTERS} 个字符，完整内容请导出 CSV。`,
  },
} satisfies Record<string, Text>

const DATA_SHEET: Text = { en: 'Data', zh: '数据' }

/** Rows read at a time. With the longest contents a batch is some 25 MB: all that a file of any size needs. */
export const ROWS_PER_BATCH = 200

/** The row says that the job is over, usually because its owner cancelled it. */
class JobOver extends Error {}

/** A job with the kind of its file. */
type Writing = {
  job: StoredJob
  kind: FileKind<exports.ExportRequest, unknown>
  filterLines: FilterLines
}

const WRITERS: Readonly<
  Record<exports.ExportFormat, (content: FileContent) => AsyncGenerator<string | Buffer>>
> = { csv: csvFile, xlsx: xlsxFile }

/** Runs one job to its end. Never throws: what goes wrong is in the job's row and in the log. */
export async function runJob(
  ctx: AppContext,
  writing: Writing,
  { actor, signal }: { actor: AuditActor; signal: AbortSignal },
): Promise<void> {
  const { job } = writing
  const { format } = job.request
  // Not the job's id: the name of a file must not be guessable from that of another.
  const fileKey = `exports/${job.tenantId}/${randomUUID()}.${format}`
  try {
    signal.throwIfAborted()
    const { file, facts } = await begin(ctx, writing, actor)
    const progress: Progress = { rows: 0, totals: null }
    const content = {
      heads: file.heads,
      batches: readBatches(ctx, job, { file, progress }),
      totals: () => progress.totals,
      ...aboutFile(facts, toReader(ctx, job)),
    }
    await ctx.storage.write(fileKey, Readable.from(WRITERS[format](content)), signal)
    await complete(ctx, writing, { fileKey, rows: progress.rows, actor })
  } catch (error) {
    await ctx.storage.remove(fileKey)
    // Cancelled: its row says so already. Stopping server: the next start says so.
    if (error instanceof JobOver || signal.aborted) return
    await fail(ctx, job, error)
  }
}

/** Rows written so far, and the totals once they are known. */
type Progress = { rows: number; totals: Cell[] | null }

type Started = { file: ExportFile<unknown>; facts: FileFacts }

async function begin(
  ctx: AppContext,
  { job, kind, filterLines }: Writing,
  actor: AuditActor,
): Promise<Started> {
  return ctx.db.inTenant(job.tenantId, async (tx) => {
    const reader = toReader(ctx, job)
    const { request } = job
    const file = await kind.open(tx, request, reader)
    if (!(await markRunning(tx, job.id, file))) throw new JobOver()
    const company = await findCompanyName(tx, job.language)
    const filters = await filterLines(tx, { request, kind, reader })
    const facts = { title: kind.title(request)[job.language], company, filters, actor: actor.userName }
    return { file, facts }
  })
}

/** The rows batch by batch: no more than one is in memory, and none is read before the disk can take it. */
async function* readBatches(
  { db }: AppContext,
  job: StoredJob,
  { file, progress }: { file: ExportFile<unknown>; progress: Progress },
): AsyncGenerator<Cell[][]> {
  let cursor: unknown = null
  do {
    const page = { cursor, limit: ROWS_PER_BATCH }
    const batch = await db.inTenant(job.tenantId, async (tx) => {
      const found = await file.rowsAfter(tx, page)
      const rowsDone = progress.rows + found.cells.length
      if (!(await recordProgress(tx, job.id, { rowsDone, rowsTotal: file.total }))) throw new JobOver()
      return found
    })
    progress.rows += batch.cells.length
    progress.totals = batch.totals ?? null
    cursor = batch.cursor
    yield batch.cells
  } while (cursor !== null)
}

function toReader({ auditDictionary }: AppContext, job: StoredJob): Reader {
  const { language, timezone, userId, createdAt } = job
  return { language, timezone, userId, requestedAt: createdAt, auditDictionary }
}

/** The audit record and the file appear together or not at all. */
async function complete(
  { db, clock }: AppContext,
  { job, kind }: Writing,
  { fileKey, rows, actor }: { fileKey: string; rows: number; actor: AuditActor },
): Promise<void> {
  const { module, opType, title } = kind
  const finishedAt = clock.now()
  const stamp = zonedTime(toUnixSeconds(finishedAt), job.timezone).replaceAll(/[-:]/g, '').replace(' ', '-')
  const fileName = `${title(job.request)[job.language]}-${stamp}.${job.request.format}`
  const isDone = await db.inTenant(
    job.tenantId,
    async (tx) => {
      const finished = await finishJob(tx, job.id, { state: 'done', fileKey, fileName, finishedAt })
      if (!finished) return false
      await tx.audit({
        module,
        opType,
        target: fileName,
        after: { ...job.request, rows, timezone: job.timezone },
      })
      return true
    },
    actor,
  )
  if (!isDone) throw new JobOver()
}

async function fail(ctx: AppContext, job: StoredJob, error: unknown): Promise<void> {
  ctx.log.error({ err: error, exportJob: job.id, tenantId: job.tenantId }, 'an export failed')
  const reason: FailureReason = isDiskFull(error) ? 'diskFull' : 'internal'
  try {
    await ctx.db.inTenant(job.tenantId, (tx) =>
      finishJob(tx, job.id, { state: 'failed', reason, finishedAt: ctx.clock.now() }),
    )
  } catch (cause) {
    // The next start finds the row still running and says that the export did not end.
    ctx.log.error({ err: cause, exportJob: job.id }, 'the failure of an export could not be recorded')
  }
}

/** Facts about a file that are known when its writing begins. */
type FileFacts = {
  title: string
  company: string
  filters: readonly FactLine[]
  /** The person who requested it. */
  actor: string
}

/** The sheet about a file, and the names of all sheets. */
function aboutFile(
  { title, company, filters, actor }: FileFacts,
  { language, timezone, requestedAt }: Reader,
): Pick<FileContent, 'about' | 'sheetNames'> {
  const line = (label: keyof typeof texts, value: FactLine[1]): FactLine => [texts[label][language], value]
  const indented = filters.map(([label, value]): FactLine => [`    ${label}`, value])
  return {
    sheetNames: { about: ABOUT_SHEET[language], data: DATA_SHEET[language] },
    about: ({ rows, shortened }) => [
      line('export', asHeading(title)),
      line('company', company),
      line('timezone', timezone),
      line('filters', filters.length === 0 ? texts.none[language] : null),
      ...indented,
      line('rows', rows),
      line('requestedBy', actor),
      line('requestedAt', localTime(toUnixSeconds(requestedAt), timezone)),
      ...(shortened === 0
        ? []
        : [line('shortened', shortened), ['', texts.shortenedNote[language]] as const]),
    ],
  }
}

/** `audit-log` begins the name of a file; on a sheet it is `Audit log`. */
function asHeading(title: string): string {
  const words = title.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
