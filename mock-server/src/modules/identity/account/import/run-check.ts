import type { AppContext } from '../../../../platform/context/context.ts'
import { findViewer } from '../people.store.ts'
import { checkedLines, withoutTaken } from './check-file.ts'
import { updateImport, insertProblems } from './import.store.ts'
import { notesOnSource, type ImportNote } from './import-note.ts'
import { ImportOver, NoLongerAllowed, type ImportWork } from './import-work.ts'
import { takenCounter } from './taken-limit.ts'

/** Reads a file through and writes down every refused line; nobody is made. */
export async function runCheck(ctx: AppContext, { row, fileKey, actor, signal }: ImportWork): Promise<void> {
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
