import type { subApp } from '@console/contracts'
import { sql } from 'kysely'
import type { Erasure, TenantTx } from '../../../platform/context/context.ts'

/** Value of a form field; an empty field has none. */
export type FieldValue = string | number | boolean
export type StoredValue = { appId: number; recordId: string; field: string; value: unknown }

/** Records that apps add fields to: the caller's company has them, or works for them, and they are not gone. */
const RECORDS = {
  person: ({ db }: TenantTx) => db.selectFrom('person').select('id').where('isErased', '=', false),
  project: ({ db }: TenantTx) => db.selectFrom('project').select('id'),
  label: ({ db }: TenantTx) => db.selectFrom('smartLabel').select('id').where('deletedAt', 'is', null),
} as const

/** True if the caller may know of the record. */
export async function isRecord(
  tx: TenantTx,
  { target, recordId }: { target: subApp.FieldTarget; recordId: string },
): Promise<boolean> {
  if (!/^[1-9]\d{0,14}$/.test(recordId)) return false
  const records = RECORDS[target](tx)
  const found = await sql<object>`select from (${records}) r where r.id = ${Number(recordId)}`.execute(tx.db)
  return found.rows.length > 0
}

/** Holds other changes of these values back until this transaction ends. */
export async function lockFieldValues(
  { db, tenantId }: TenantTx,
  { target, recordId }: { target: subApp.FieldTarget; recordId: string },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`app values ${tenantId} ${target} ${recordId}`}, 0))`.execute(
    db,
  )
}

export async function findFieldValues(
  { db, tenantId }: TenantTx,
  { target, recordIds }: { target: subApp.FieldTarget; recordIds: readonly string[] },
): Promise<StoredValue[]> {
  return db
    .selectFrom('subAppFieldValue')
    .select(['appId', 'recordId', 'field', 'value'])
    .where('tenantId', '=', tenantId)
    .where('target', '=', target)
    .where('recordId', 'in', [...recordIds])
    .orderBy('id')
    .execute()
}

type Saved = {
  appId: number
  target: subApp.FieldTarget
  recordId: string
  field: string
  value: FieldValue | null
  savedAt: Date
  savedBy: number
}

/** Stores a value; null removes it. */
export async function saveFieldValue({ db, tenantId }: TenantTx, { value, ...saved }: Saved): Promise<void> {
  const { appId, target, recordId, field, savedAt, savedBy } = saved
  if (value === null) {
    await db
      .deleteFrom('subAppFieldValue')
      .where('tenantId', '=', tenantId)
      .where('target', '=', target)
      .where('recordId', '=', recordId)
      .where('appId', '=', appId)
      .where('field', '=', field)
      .execute()
    return
  }
  const stored = { value: JSON.stringify(value), savedAt, savedBy }
  await db
    .insertInto('subAppFieldValue')
    .values({ tenantId, ...saved, ...stored })
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'target', 'recordId', 'appId', 'field']).doUpdateSet(stored),
    )
    .execute()
}

/** Everything that apps stored about a record that is gone. */
export async function forgetFieldValues(
  { db, tenantId }: TenantTx,
  { target, recordId }: { target: subApp.FieldTarget; recordId: string },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('subAppFieldValue')
    .where('tenantId', '=', tenantId)
    .where('target', '=', target)
    .where('recordId', '=', recordId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Everything that apps stored about a person, also of those that nobody runs at the moment. */
export async function listFieldValuesOfPerson(
  { db, tenantId }: TenantTx,
  personId: number,
): Promise<{ module: string; field: string; value: unknown; savedAt: Date }[]> {
  return db
    .selectFrom('subAppFieldValue as v')
    .innerJoin('subApp as a', 'a.id', 'v.appId')
    .select(['a.module', 'v.field', 'v.value', 'v.savedAt'])
    .where('v.tenantId', '=', tenantId)
    .where('v.target', '=', 'person')
    .where('v.recordId', '=', String(personId))
    .orderBy('v.id')
    .execute()
}

/** Everything that an app stored, in all companies. */
export async function forgetAppValues({ db }: TenantTx, appId: number): Promise<void> {
  await sql`select forget_app_values(${appId})`.execute(db)
}

/** Erases what apps stored about a person, with the person's other data. */
export const eraseFieldValues: Erasure = async (tx, { id }) => ({
  counts: { appFieldValues: await forgetFieldValues(tx, { target: 'person', recordId: String(id) }) },
})
