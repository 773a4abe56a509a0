import { savedView } from '@console/contracts'
import { sql, type Insertable, type Updateable } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { Database } from '../../../platform/db/schema.ts'

/** A view of one person: nothing here reads or changes one by its id alone. */
export type OwnView = { userId: number; id: number }
type OfPage = { userId: number; path: string }

const COLUMNS = ['id', 'path', 'name', 'search', 'isStart'] as const

/**
 * Locks the views of a person, so that changes wait for each other: limits and start views are checked for one change at a
 * time.
 */
export async function lockViews({ db, tenantId }: TenantTx, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('saved views ' || ${userId}::text, ${tenantId}))`.execute(
    db,
  )
}

/** Finds the views, except views of earlier versions that could not be saved any more. */
export async function findViews({ db, tenantId }: TenantTx, userId: number): Promise<savedView.SavedView[]> {
  const views = await db
    .selectFrom('savedView')
    .where('tenantId', '=', tenantId)
    .where('userId', '=', userId)
    .select(COLUMNS)
    .orderBy('path')
    .orderBy(sql`lower(name)`)
    .execute()
  return views.filter(savedView.isView)
}

/** As `findViews`. */
export async function findView({ db, tenantId }: TenantTx, { userId, id }: OwnView) {
  const view = await db
    .selectFrom('savedView')
    .where('tenantId', '=', tenantId)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .select(COLUMNS)
    .executeTakeFirst()
  return view && savedView.isView(view) ? view : undefined
}

/** Ignores case. */
export async function findViewByName(
  { db, tenantId }: TenantTx,
  { userId, path, name }: OfPage & { name: string },
) {
  return db
    .selectFrom('savedView')
    .where('tenantId', '=', tenantId)
    .where('userId', '=', userId)
    .where('path', '=', path)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .select('id')
    .executeTakeFirst()
}

export async function countViews({ db, tenantId }: TenantTx, { userId, path }: OfPage) {
  return db
    .selectFrom('savedView')
    .where('tenantId', '=', tenantId)
    .where('userId', '=', userId)
    .select((eb) => [
      eb.fn.countAll<number>().as('ofAllPages'),
      eb.fn.countAll<number>().filterWhere('path', '=', path).as('ofPage'),
    ])
    .executeTakeFirstOrThrow()
}

export async function insertView(
  { db, tenantId }: TenantTx,
  view: Omit<Insertable<Database['savedView']>, 'tenantId'>,
): Promise<savedView.SavedView> {
  return db
    .insertInto('savedView')
    .values({ ...view, tenantId })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

export async function updateView(
  { db, tenantId }: TenantTx,
  { userId, id }: OwnView,
  changes: Updateable<Database['savedView']>,
): Promise<savedView.SavedView> {
  return db
    .updateTable('savedView')
    .set(changes)
    .where('tenantId', '=', tenantId)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

export async function clearStart({ db, tenantId }: TenantTx, { userId, path }: OfPage): Promise<void> {
  await db
    .updateTable('savedView')
    .set({ isStart: false })
    .where('tenantId', '=', tenantId)
    .where('userId', '=', userId)
    .where('path', '=', path)
    .where('isStart', '=', true)
    .execute()
}

export async function deleteView({ db, tenantId }: TenantTx, { userId, id }: OwnView): Promise<boolean> {
  const gone = await db
    .deleteFrom('savedView')
    .where('tenantId', '=', tenantId)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}

export async function deletePersonViews({ db, tenantId }: TenantTx, userId: number): Promise<number> {
  const gone = await db
    .deleteFrom('savedView')
    .where('tenantId', '=', tenantId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}
