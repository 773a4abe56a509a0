import type { AuditActor } from '../../../../platform/audit/entry.ts'
import type { AppContext } from '../../../../platform/context/context.ts'
import { TooMany } from '../../../../platform/errors.ts'
import { runNamedWork } from '../../../../platform/named-work.ts'
import type { PeopleImportRow } from '../account.tables.ts'
import { findViewer } from '../people.store.ts'
import { checkedLines, withoutTaken } from './check-file.ts'
import { type ImportNote, notesOnSource } from './import-note.ts'
import { ImportOver, type ImportWork, NoLongerAllowed } from './import-work.ts'
import { insertProblems, stopInterruptedImports, updateImport } from './import.store.ts'
import { type ImportReason, importTexts } from './people-import.messages.ts'
import { runImport } from './run-import.ts'
import { takenCounter } from './taken-limit.ts'
import { type ReasonValues, UnusableFile } from './unusable-file.ts'

/** Limit for all companies together. More at once would slow the pages that people are looking at. */
const MAX_RUNNING = 3
const RETRY_AFTER_SECONDS = 60

export type ImportRunner = {
  /** Throws when too many are running. */
  requireCapacity: () => void
  check: (row: PeopleImportRow, actor: AuditActor) => void
  import: (row: PeopleImportRow, actor: AuditActor) => void
  /** Ends the work on an import whose row says that it is over. */
  abandon: (importId: number) => void
  /** Waits for what runs at this moment. */
  settled: () => Promise<void>
  /** Stops all work. What was not finished says so after the next start. */
  close: () => Promise<void>
}

const runners = new WeakMap<AppContext, ImportRunner>()

export function getImportRunner(ctx: AppContext): ImportRunner {
  const runner = runners.get(ctx)
  if (!runner) throw new Error('the account module was not started')
  return runner
}

export async function openImportRunner(ctx: AppContext): Promise<ImportRunner> {
  await stopInterruptedImports(ctx.db.outside, ctx.clock.now())
  const works = new Map<number, { abort: AbortController; over: Promise<void> }>()

  function begin(row: PeopleImportRow, actor: AuditActor, run: typeof runCheck): void {
    const { fileKey } = row
    if (fileKey === null) throw new Error('an import without its file cannot run')
    const abort = new AbortController()
    const work = { row, fileKey, actor, signal: abort.signal }
    const over = runNamedWork('import of people', () => run(ctx, work))
      .catch((error: unknown) => end(ctx, work, error))
      .finally(() => works.delete(row.id))
    works.set(row.id, { abort, over })
  }

  const runner: ImportRunner = {
    requireCapacity: () => {
      if (works.size >= MAX_RUNNING) throw new TooMany(RETRY_AFTER_SECONDS, importTexts.busy)
    },
    check: (row, actor) => begin(row, actor, runCheck),
    import: (row, actor) => begin(row, actor, runImport),
    abandon: (importId) => works.get(importId)?.abort.abort(),
    settled: async () => {
      await Promise.all([...works.values()].map(({ over }) => over))
    },
    close: async () => {
      const started = [...works.values()]
      for (const { abort } of started) abort.abort()
      await Promise.all(started.map(({ over }) => over))
    },
  }
  runners.set(ctx, runner)
  return runner
}

/** Never throws: what went wrong is in the import's row and in the log. */
async function end(ctx: AppContext, { row, signal }: ImportWork, error: unknown): Promise<void> {
  // Stopped: its row says so already. Stopping server: the next start says so.
  if (error instanceof ImportOver || signal.aborted) return
  const { reason, values } = toFailureReason(error)
  if (reason === 'internal') ctx.log.error({ err: error, import: row.id }, 'an import of people broke off')
  const set = { reason, reasonValues: JSON.stringify(values), finishedAt: ctx.clock.now() }
  try {
    await ctx.db.inTenant(row.tenantId, async (tx) => {
      await updateImport(tx, row.id, { from: ['checking'], set: { ...set, state: 'failed' } })
      await updateImport(tx, row.id, { from: ['running'], set: { ...set, state: 'stopped' } })
    })
  } catch (cause) {
    // The next start finds the row still open and says that it did not end.
    ctx.log.error({ err: cause, import: row.id }, 'the end of an import could not be recorded')
  }
}

function toFailureReason(error: unknown): { reason: ImportReason; values: ReasonValues } {
  if (error instanceof UnusableFile) return { reason: error.reason, values: error.values }
  return { reason: error instanceof NoLongerAllowed ? 'notAllowed' : 'internal', values: {} }
}

/** Reads a whole file and records every refused line; no account is created. */
async function runCheck(ctx: AppContext, { row, fileKey, actor, signal }: ImportWork): Promise<void> {
  const { tenantId, id, userId } = row
  const importer = await ctx.db.inTenant(tenantId, (tx) => findViewer(tx, userId))
  if (!importer) throw new NoLongerAllowed()
  const counts = { linesDone: 0, goodLines: 0, refusedLines: 0, unchangedLines: 0 }
  const marks = { count: 0, line: 0 }
  for await (const { lines: batch, ignoredColumns, source } of checkedLines(ctx, {
    tenantId,
    fileKey,
    importer,
  })) {
    signal.throwIfAborted()
    const lines = await withoutTaken(ctx, batch)
    const refused = lines.filter((line) => line.problems !== undefined)
    counts.linesDone += lines.length
    counts.refusedLines += refused.length
    counts.unchangedLines += lines.filter((line) => line.isUnchanged).length
    counts.goodLines += lines.filter((line) => line.person !== undefined).length
    for (const { line, cleanedCells } of lines) {
      if (cleanedCells > 0 && marks.count === 0) marks.line = line
      marks.count += cleanedCells
    }
    const notes: ImportNote[] = [
      ...(source === null ? [] : notesOnSource(source)),
      ...(marks.count === 0 ? [] : [{ kind: 'hiddenMarks' as const, ...marks }]),
    ]
    const requireFewTaken = takenCounter(ctx, userId)
    await ctx.db.inTenant(tenantId, async (tx) => {
      await requireFewTaken(tx, refused)
      await insertProblems(tx, id, refused)
      const set = { ...counts, ignoredColumns: [...ignoredColumns], notes: JSON.stringify(notes) }
      if (!(await updateImport(tx, id, { from: ['checking'], set }))) throw new ImportOver()
    })
  }
  await ctx.db.inTenant(
    tenantId,
    async (tx) => {
      const set = {
        state: 'checked' as const,
        linesTotal: counts.linesDone,
        linesDone: 0,
        finishedAt: ctx.clock.now(),
      }
      if (!(await updateImport(tx, id, { from: ['checking'], set }))) throw new ImportOver()
      const after = {
        lines: counts.linesDone,
        good: counts.goodLines,
        refused: counts.refusedLines,
        unchanged: counts.unchangedLines,
      }
      await tx.audit({ module: 'account', opType: 'account.checkImport', target: row.fileName, after })
    },
    actor,
  )
}
