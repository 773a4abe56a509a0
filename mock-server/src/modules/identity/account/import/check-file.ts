import type { AppContext } from '../../../../platform/context/context.ts'
import type { Viewer } from '../account.policy.ts'
import { checkLine, problemOf, type CheckedLine, type References } from './check-line.ts'
import { readHead } from './read-head.ts'
import { readStoredTable } from './read-stored-table.ts'
import { loadReferences, takenUsernames } from './references.store.ts'
import { UnusableFile } from './unusable-file.ts'

/** Lines that are looked at, and written, together. */
export const LINES_PER_BATCH = 200

/** The lines of a file, checked in batches; no more than one batch of them is in memory. */
export async function* checkedLines(
  ctx: AppContext,
  { tenantId, fileKey, importer }: { tenantId: number; fileKey: string; importer: Viewer },
): AsyncGenerator<CheckedLine[]> {
  const references = await ctx.db.inTenant(tenantId, (tx) => loadReferences(tx, importer))
  let batch: CheckedLine[] = []
  for await (const line of linesOf(ctx, fileKey, references)) {
    batch.push(line)
    if (batch.length < LINES_PER_BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function* linesOf(
  ctx: AppContext,
  fileKey: string,
  references: References,
): AsyncGenerator<CheckedLine> {
  const seen = new Set<string>()
  let head: ReturnType<typeof readHead> | null = null
  let count = 0
  for await (const line of readStoredTable(ctx.storage, fileKey)) {
    if (head === null) {
      head = readHead(line)
      continue
    }
    count += 1
    yield checkLine(line, { head, references, seen })
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
      ? { line: checked.line, problems: [problemOf('username', 'taken', checked.person.username)] }
      : checked,
  )
}
