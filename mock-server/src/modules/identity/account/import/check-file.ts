import type { AppContext } from '../../../../platform/context/context.ts'
import type { Viewer } from '../account.policy.ts'
import { checkLine, toLineProblem, type CheckedLine, type References } from './check-line.ts'
import { readHead, type Head } from './read-head.ts'
import type { TableSource } from '../../../../platform/tables/table-line.ts'
import { readStoredTable } from './read-stored-table.ts'
import { loadReferences, takenUsernames } from './references.store.ts'
import { compareWithStored } from './compare-with-stored.ts'
import { UnusableFile } from './unusable-file.ts'

/** Lines that are looked at, and written, together. */
export const LINES_PER_BATCH = 200

/** Some lines of a file, the columns of the file that are passed over, and where the lines come from. */
type CheckedBatch = { lines: CheckedLine[]; ignoredColumns: readonly string[]; source: TableSource | null }

/** The lines of a file, checked in batches; no more than one batch of them is in memory. */
export async function* checkedLines(
  ctx: AppContext,
  { tenantId, fileKey, importer }: { tenantId: number; fileKey: string; importer: Viewer },
): AsyncGenerator<CheckedBatch> {
  const references = await ctx.db.inTenant(tenantId, (tx) => loadReferences(tx, importer))
  let lines: CheckedLine[] = []
  let ignoredColumns: readonly string[] = []
  let source: TableSource | null = null
  const batch = async (): Promise<CheckedBatch> => ({
    lines: await ctx.db.inTenant(tenantId, (tx) => compareWithStored(tx, importer, lines)),
    ignoredColumns,
    source,
  })
  for await (const { head, checked, source: from } of checkLines(ctx, fileKey, references)) {
    lines.push(checked)
    ignoredColumns = head.ignored
    source = from
    if (lines.length < LINES_PER_BATCH) continue
    yield await batch()
    lines = []
  }
  if (lines.length > 0) yield await batch()
}

async function* checkLines(
  ctx: AppContext,
  fileKey: string,
  references: References,
): AsyncGenerator<{ head: Head; checked: CheckedLine; source: TableSource }> {
  const seen = new Set<string>()
  let head: Head | null = null
  let count = 0
  for await (const line of readStoredTable(ctx.storage, fileKey)) {
    if (head === null) {
      head = readHead(line)
      continue
    }
    count += 1
    yield { head, checked: checkLine(line, { head, references, seen }), source: line.source }
  }
  if (count === 0) throw new UnusableFile('empty')
}

/** The same lines, those refused whose username is anybody's already. */
export async function withoutTaken(ctx: AppContext, lines: readonly CheckedLine[]): Promise<CheckedLine[]> {
  const usernames = await takenUsernames(
    ctx,
    lines.flatMap(({ person }) => (person ? [person.username] : [])),
  )
  return lines.map((checked) =>
    checked.person && usernames.has(checked.person.username.toLowerCase())
      ? {
          line: checked.line,
          texts: checked.texts,
          cleanedCells: checked.cleanedCells,
          problems: [toLineProblem('username', 'taken', checked.person.username)],
        }
      : checked,
  )
}
