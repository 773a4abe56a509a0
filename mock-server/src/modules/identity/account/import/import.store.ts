import { sql, type UpdateObject } from 'kysely'
import type { TenantTx } from '../../../../platform/context/context.ts'
import type { DatabaseClient } from '../../../../platform/db/client.ts'
import type { Database } from '../../../../platform/db/schema.ts'
import type { PeopleImportRow } from '../account.tables.ts'
import type { LineProblem } from './check-line.ts'

/** Imports of a tenant that are stored, with their reports. */
const RETAINED_IMPORTS = 20
type State = PeopleImportRow['state']

export async function insertImport(
  { db, tenantId }: TenantTx,
  made: { userId: number; fileName: string; fileKey: string; processId: number; createdAt: Date },
): Promise<PeopleImportRow | undefined> {
  return db
    .insertInto('peopleImport')
    .values({ ...made, tenantId, state: 'checking' })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** The files of imports that are over when another begins: nothing can follow from them any more. */
export async function releaseOldFiles({ db }: TenantTx, newest: number): Promise<string[]> {
  const rows = await db
    .selectFrom('peopleImport')
    .where('id', '!=', newest)
    .where('fileKey', 'is not', null)
    .select(['id', 'fileKey'])
    .execute()
  await db.updateTable('peopleImport').set({ fileKey: null }).where('id', '!=', newest).execute()
  await db
    .deleteFrom('peopleImport')
    .where('id', 'in', (eb) =>
      eb.selectFrom('peopleImport').select('id').orderBy('id', 'desc').offset(RETAINED_IMPORTS),
    )
    .execute()
  return rows.flatMap(({ fileKey }) => (fileKey === null ? [] : [fileKey]))
}

/** Finds an import of one person, without an id the latest; nobody sees another person's imports. */
export function findImport(
  { db }: TenantTx,
  userId: number,
  id: number | undefined,
): Promise<PeopleImportRow | undefined> {
  const imports = db.selectFrom('peopleImport').selectAll().where('userId', '=', userId)
  return (id === undefined ? imports : imports.where('id', '=', id))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Returns the row when the import was in the state it must come from: another request may have been faster. */
export async function updateImport(
  { db }: TenantTx,
  id: number,
  { from, set }: { from: readonly State[]; set: UpdateObject<Database, 'peopleImport'> },
): Promise<PeopleImportRow | undefined> {
  return db
    .updateTable('peopleImport')
    .set(set)
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .returningAll()
    .executeTakeFirst()
}

/** True if another import of the tenant is in progress. */
export async function otherIsOpen({ db }: TenantTx, id: number): Promise<boolean> {
  const open = await db
    .selectFrom('peopleImport')
    .where('id', '!=', id)
    .where('state', 'in', ['checking', 'running'])
    .select('id')
    .executeTakeFirst()
  return open !== undefined
}

export async function insertProblems(
  { db, tenantId }: TenantTx,
  importId: number,
  refused: readonly { line: number; problems: readonly LineProblem[] }[],
): Promise<void> {
  const rows = refused.flatMap(({ line, problems }) =>
    problems.map(({ column, reason, value, aboutUserId = null }, place) => ({
      tenantId,
      importId,
      line,
      place,
      reason,
      value,
      columnId: column,
      aboutUserId,
    })),
  )
  if (rows.length > 0) await db.insertInto('peopleImportProblem').values(rows).execute()
}

export type StoredProblem = {
  line: number
  place: number
  columnId: string | null
  reason: string
  value: string | null
}

export function findProblems(
  { db }: TenantTx,
  importId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredProblem[]> {
  return db
    .selectFrom('peopleImportProblem')
    .where('importId', '=', importId)
    .select(['line', 'place', 'columnId', 'reason', 'value'])
    .orderBy('line')
    .orderBy('place')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countProblems({ db }: TenantTx, importId: number): Promise<number> {
  const { count } = await db
    .selectFrom('peopleImportProblem')
    .where('importId', '=', importId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function refusedLines({ db }: TenantTx, importId: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('peopleImportProblem')
    .where('importId', '=', importId)
    .select('line')
    .distinct()
    .execute()
  return new Set(rows.map(({ line }) => line))
}

/** Imports of every tenant whose process is gone. */
export async function stopInterruptedImports(outside: DatabaseClient, at: Date): Promise<void> {
  await sql`select stop_interrupted_imports(${at})`.execute(outside)
}
