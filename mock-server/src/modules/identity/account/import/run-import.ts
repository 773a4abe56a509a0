import { sql } from 'kysely'
import type { AppContext, TenantTx } from '../../../../platform/context/context.ts'
import { lockAdministration } from '../../role/public.ts'
import { canManagePeople } from '../account.policy.ts'
import type { PeopleImportRow } from '../account.tables.ts'
import { findViewer } from '../people.store.ts'
import { checkedLines } from './check-file.ts'
import { toLineProblem, type CheckedLine, type ImportedPerson, type LineProblem } from './check-line.ts'
import { ImportOver, NoLongerAllowed, type ImportWork } from './import-work.ts'
import { updateImport, insertProblems, refusedLines } from './import.store.ts'
import { insertPeople } from './insert-people.store.ts'
import { lockReferences, type ExistingReferences } from './references.store.ts'
import { takenCounter } from './taken-limit.ts'

/**
 * Makes the people of the lines that the check found good. Each batch, its progress and its audit record are one
 * transaction: wherever it breaks off, `last_line` says which lines are in, and starting again continues after it.
 */
export async function runImport(ctx: AppContext, work: ImportWork): Promise<void> {
  const { row, fileKey, signal } = work
  const { tenantId, id, userId, lastLine } = row
  const { importer, refused } = await ctx.db.inTenant(tenantId, async (tx) => ({
    importer: await findViewer(tx, userId),
    refused: await refusedLines(tx, id),
  }))
  if (!importer || !canManagePeople(importer)) throw new NoLongerAllowed()
  for await (const { lines } of checkedLines(ctx, { tenantId, fileKey, importer })) {
    signal.throwIfAborted()
    const left = lines.filter(({ line }) => line > lastLine)
    if (left.length === 0) continue
    const batch = { ctx, row, left, refused, requireFewTaken: takenCounter(ctx, userId) }
    await ctx.db.inTenant(tenantId, (tx) => settle(tx, batch), work.actor)
  }
  await ctx.db.inTenant(tenantId, async (tx) => {
    const set = {
      state: 'done' as const,
      fileKey: null,
      reason: null,
      finishedAt: ctx.clock.now(),
      // A person may have been changed between check and import, to what a line says or away from it.
      goodLines: sql<number>`created`,
      unchangedLines: sql<number>`lines_total - created - refused_lines`,
    }
    if (!(await updateImport(tx, id, { from: ['running'], set }))) throw new ImportOver()
  })
  await ctx.storage.remove(fileKey)
}

type Batch = {
  ctx: AppContext
  row: PeopleImportRow
  left: readonly CheckedLine[]
  refused: ReadonlySet<number>
  requireFewTaken: ReturnType<typeof takenCounter>
}

async function settle(tx: TenantTx, { ctx, row, left, refused, requireFewTaken }: Batch): Promise<void> {
  await lockAdministration(tx)
  const importer = await findViewer(tx, row.userId)
  if (!importer || !canManagePeople(importer)) throw new NoLongerAllowed()
  // A line that the check refused stays refused, whatever has changed since: people have seen that.
  const open = left.filter(({ line }) => !refused.has(line))
  const newlyRefused: { line: number; problems: LineProblem[] }[] = []
  const people: ImportedPerson[] = []
  for (const { line, person, problems } of open) {
    if (person) people.push(person)
    else if (problems) newlyRefused.push({ line, problems })
  }
  const there = await lockReferences(tx, importer, people)
  const fit = people.filter((person) => {
    const problems = lostReferences(person, there)
    if (problems.length > 0) newlyRefused.push({ line: person.line, problems })
    return problems.length === 0
  })
  const made = await insertPeople(tx, fit, ctx.clock.now())
  for (const { line, username } of fit) {
    if (!made.has(username))
      newlyRefused.push({ line, problems: [toLineProblem('username', 'taken', username)] })
  }
  await requireFewTaken(tx, newlyRefused)
  await insertProblems(tx, row.id, newlyRefused)
  const set = {
    lastLine: left.at(-1)?.line ?? 0,
    linesDone: sql<number>`lines_done + ${left.length}`,
    refusedLines: sql<number>`refused_lines + ${newlyRefused.length}`,
    goodLines: sql<number>`good_lines - ${newlyRefused.length}`,
    created: sql<number>`created + ${made.size}`,
  }
  if (!(await updateImport(tx, row.id, { from: ['running'], set }))) throw new ImportOver()
  const lines = { from: left[0]?.line ?? 0, to: left.at(-1)?.line ?? 0 }
  const after = { import: row.id, lines, created: [...made], refused: newlyRefused.length }
  await tx.audit({ module: 'account', opType: 'account.import', target: row.fileName, after })
}

function lostReferences(person: ImportedPerson, there: ExistingReferences): LineProblem[] {
  const problems: LineProblem[] = []
  if (!there.organizations.has(person.orgId))
    problems.push(toLineProblem('organization', 'unknownOrganization', ''))
  if (!person.roleIds.every((id) => there.roles.has(id)))
    problems.push(toLineProblem('roles', 'grantsMore', ''))
  if (!person.businessTypeIds.every((id) => there.businesses.has(id))) {
    problems.push(toLineProblem('businessTypes', 'businessDisabled', ''))
  }
  return problems
}
