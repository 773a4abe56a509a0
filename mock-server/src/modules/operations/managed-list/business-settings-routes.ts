import { MAX_SETTINGS, UNSET_VERSION, type BusinessSetting, type BusinessSettings } from '@console/contracts'
import { sql } from 'kysely'
import type { Policy } from '../../../access/policy.ts'
import { route, type Route } from '../../../access/route.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { naturalOrder } from '../../../platform/db/natural-order.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { Conflict, NotFound } from '../../../platform/errors.ts'
import { requireBusinessType } from '../../identity/business/public.ts'

type Options<Value> = {
  policy: Policy
  /** Has `tenant_id`, `business_type_id`, `version`, `updated_at` and `updated_by`; the first two are its key. */
  table: keyof Database
  /** Columns that people write, each named like its field. */
  columns: readonly (keyof Value & string)[]
  audited: { module: string; opType: string }
}

/** The two routes of a setting that each business type has: read for all or one, and changed. */
export function businessSettingsRoutes<Value extends object>(
  calls: BusinessSettings<Value>,
  options: Options<Value>,
): { list: Route; save: Route } {
  const { policy, audited } = options
  return {
    list: route(calls.list, {
      policy,
      handler: async ({ tx, query: { bizTypeId } }) => {
        await requireBusinessType(tx, bizTypeId)
        return { records: await findSettings(tx, calls, { ...options, bizTypeId }) }
      },
    }),
    save: route(calls.save, {
      policy,
      handler: async ({ ctx, tx, session, params: { bizTypeId }, query: { version }, body: value }) => {
        // Anyone who sets it at the same time waits here; there may be no row yet that could be locked.
        await lockBusiness(tx, bizTypeId)
        const [before] = await findSettings(tx, calls, { ...options, bizTypeId })
        if (!before) throw new NotFound()
        if (before.version !== version) throw new Conflict()
        await upsertSetting(tx, {
          ...options,
          bizTypeId,
          value,
          change: { by: session.userId, at: ctx.clock.now() },
        })
        const known = before.version === UNSET_VERSION ? null : before.value
        await tx.audit({ ...audited, target: before.bizTypeName, bizTypeId, before: known, after: value })
        const [after] = await findSettings(tx, calls, { ...options, bizTypeId })
        if (!after) throw new Error(`${options.table} lost a setting`)
        return after
      },
    }),
  }
}

async function lockBusiness({ db, tenantId }: TenantTx, bizTypeId: number): Promise<void> {
  // The class of these locks; the number means nothing else.
  const SETTINGS_LOCK = 7_240_217
  await sql`select pg_advisory_xact_lock(${SETTINGS_LOCK}::int, hashtext(${`${tenantId} ${bizTypeId}`}))`.execute(
    db,
  )
}

type Row = Omit<BusinessSetting<unknown>, 'value'> & { value: unknown }

/** By the name of the business type. Decimals come as numbers: JSON has no other. */
async function findSettings<Value>(
  { db, tenantId }: TenantTx,
  { value, fallback }: Pick<BusinessSettings<Value>, 'value' | 'fallback'>,
  {
    table,
    columns,
    bizTypeId,
  }: Pick<Options<Value>, 'table' | 'columns'> & { bizTypeId: number | undefined },
): Promise<BusinessSetting<Value>[]> {
  const fields = sql.join(columns.map((column) => sql`${column}::text, ${sql.ref(`record.${column}`)}`))
  const { rows } = await sql<Row>`
    select b.id as "bizTypeId", b.name as "bizTypeName", coalesce(record.version, ${UNSET_VERSION}) as version,
           floor(extract(epoch from record.updated_at))::bigint as "updatedAt", u.name as "updatedBy",
           jsonb_build_object(${fields}) as value
    from business b
    left join ${sql.table(table)} as record on record.tenant_id = b.tenant_id and record.business_type_id = b.id
    left join person u on u.tenant_id = b.tenant_id and u.id = record.updated_by
    where b.tenant_id = ${tenantId} and (${bizTypeId ?? null}::bigint is null or b.id = ${bizTypeId ?? null})
    order by ${naturalOrder('b.name')}, b.id limit ${MAX_SETTINGS}`.execute(db)
  return rows.map((row) => ({
    ...row,
    value: row.version === UNSET_VERSION ? fallback : value.parse(row.value),
  }))
}

type Storing<Value> = Pick<Options<Value>, 'table' | 'columns'> & {
  bizTypeId: number
  value: Value
  change: { by: number; at: Date }
}

async function upsertSetting<Value extends object>(
  { db, tenantId }: TenantTx,
  { table, columns, bizTypeId, value, change: { by, at } }: Storing<Value>,
): Promise<void> {
  const names = columns.map((column) => sql.ref(column))
  const assignments = columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`)
  await sql`
    insert into ${sql.table(table)} as record
      (tenant_id, business_type_id, version, updated_at, updated_by, ${sql.join(names)})
    values (${tenantId}, ${bizTypeId}, 1, ${at}, ${by}, ${sql.join(columns.map((column) => sql`${value[column]}`))})
    on conflict (tenant_id, business_type_id) do update set version = record.version + 1,
      updated_at = excluded.updated_at, updated_by = excluded.updated_by, ${sql.join(assignments)}`.execute(
    db,
  )
}
