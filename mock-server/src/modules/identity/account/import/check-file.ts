import { account, dialled, withoutHiddenMarks } from '@console/contracts'
import type { AppContext, TenantTx } from '../../../../platform/context/context.ts'
import type { TableSource } from '../../../../platform/tables/table-line.ts'
import type { Viewer } from '../account.policy.ts'
import { organizationPaths } from '../organizations.store.ts'
import { findPeopleByUsername, type StoredPerson } from '../people.store.ts'
import { phoneFor } from '../person-view.ts'
import {
  type CheckedLine,
  checkLine,
  type LineTexts,
  nameKey,
  namesIn,
  pathKey,
  type References,
  toLineProblem,
} from './check-line.ts'
import { type Head, readHead } from './read-head.ts'
import { readStoredTable } from './read-stored-table.ts'
import { loadReferences, takenUsernames } from './references.store.ts'
import { UnusableFile } from './unusable-file.ts'

const namesKey = (text: string): string => [...new Set(namesIn(text).map(nameKey))].toSorted().join(';')

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

/** The same lines; lines whose username is in use already are refused. */
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

/**
 * The same lines, compared with the stored people: a line that equals the stored person is unchanged, and any other is
 * refused for each cell that differs. Lines are compared before they are refused for anything else, in the form in which an
 * export shows the person to this importer: a file exported by the console can be imported as it is.
 */
async function compareWithStored(
  tx: TenantTx,
  importer: Viewer,
  lines: readonly CheckedLine[],
): Promise<CheckedLine[]> {
  const usernames = lines.flatMap(({ texts }) => texts.get('username') ?? [])
  const people = await findPeopleByUsername(tx, importer, usernames)
  const paths = await organizationPaths(
    tx,
    people.map(({ orgId }) => orgId),
  )
  const known = new Map(
    people.map((person) => [
      person.username.toLowerCase(),
      { aboutUserId: person.id, shown: shownTexts(person, { importer, paths }) },
    ]),
  )
  return lines.map((checked) => {
    const { line, texts, cleanedCells, problems = [] } = checked
    const stored = known.get(texts.get('username')?.toLowerCase() ?? '')
    const isRepeated = problems.some(({ reason }) => reason === 'repeated')
    if (!stored || isRepeated) return checked
    const differing = [...texts].filter(
      ([column, text]) => !isEqual(column, text, stored.shown.get(column) ?? ''),
    )
    if (differing.length === 0) return { line, texts, cleanedCells, isUnchanged: true }
    return {
      line,
      texts,
      cleanedCells,
      problems: differing.map(([column, text]) => ({
        ...toLineProblem(column, 'differs', text),
        aboutUserId: stored.aboutUserId,
      })),
    }
  })
}

/** The texts of a person in an export. */
function shownTexts(
  person: StoredPerson,
  { importer, paths }: { importer: Viewer; paths: ReadonlyMap<number, string> },
): LineTexts {
  const { username, name, orgId, roles, businessTypes } = person
  return new Map([
    ['username', username],
    ['name', name],
    ['organization', (orgId === null ? undefined : paths.get(orgId)) ?? ''],
    ['roles', roles.map((role) => role.name).join(';')],
    ['businessTypes', businessTypes.map((business) => business.name).join(';')],
    ['phone', phoneFor(importer, person) ?? ''],
    ['position', person.position ?? ''],
  ])
}

/** Older stored texts may have hidden marks, and digits of any width. */
function isEqual(column: account.ImportColumn, text: string, stored: string): boolean {
  if (column === 'username') return text.toLowerCase() === stored.toLowerCase()
  if (column === 'organization') return pathKey(text) === pathKey(stored)
  if (column === 'roles' || column === 'businessTypes') return namesKey(text) === namesKey(stored)
  if (column === 'phone') return text === dialled(stored)
  if (column === 'position') return account.positionNamed(text) === account.positionNamed(stored)
  return text === withoutHiddenMarks(stored).trim()
}
