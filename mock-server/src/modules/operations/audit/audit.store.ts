import { EXACT_COUNT_LIMIT, type audit } from '@console/contracts'
import { sql, type SelectQueryBuilder } from 'kysely'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { AuditRecordRow } from '../../../platform/db/schema.ts'
import type { Database } from '../../../platform/db/schema.ts'

type Filter = audit.AuditFilter
/** A record without the names of its module and operation, which come from the dictionary. */
export type StoredRecord = Omit<audit.AuditRecord, 'moduleShowName' | 'opTypeShowName'>
export type PageRequest = { pageIndex: number; pageSize: number; fromEnd: boolean; isBrief?: boolean }

const HEAD_COLUMNS = [
  'auditRecord.id',
  'auditRecord.tenantId',
  'auditRecord.module',
  'auditRecord.opType',
  'auditRecord.targetName',
  'auditRecord.bizTypeId',
  'auditRecord.productId',
  'auditRecord.opAt',
  'auditRecord.opUserId',
  'auditRecord.opUserName',
  'auditRecord.createdAt',
] as const
const CONTENT_COLUMNS = ['auditRecord.opContentBefore', 'auditRecord.opContentAfter'] as const

/** One page, newest first. Counted from the end, page 1 holds the oldest records. */
export async function findRecords(tx: TenantTx, filter: Filter, page: PageRequest): Promise<StoredRecord[]> {
  const direction = page.fromEnd ? 'asc' : 'desc'
  const rows = await matching(tx, filter)
    .select(HEAD_COLUMNS)
    .$if(page.isBrief !== true, (records) => records.select(CONTENT_COLUMNS))
    .orderBy('auditRecord.opAt', direction)
    .orderBy('auditRecord.id', direction)
    .limit(page.pageSize)
    .offset((page.pageIndex - 1) * page.pageSize)
    .execute()
  return (page.fromEnd ? rows.reverse() : rows).map(toRecord)
}

export async function findRecord(tx: TenantTx, id: number): Promise<StoredRecord | undefined> {
  const row = await matching(tx, {})
    .where('auditRecord.id', '=', id)
    .select([...HEAD_COLUMNS, ...CONTENT_COLUMNS])
    .executeTakeFirst()
  return row && toRecord(row)
}

/** Exact up to the limit of R35; beyond it the limit itself. Never reads more rows than that. */
export async function countRecords(
  tx: TenantTx,
  filter: Filter,
): Promise<{ count: number; isCapped: boolean }> {
  const { count } = await tx.db
    .selectFrom(
      matching(tx, filter)
        .select('auditRecord.id')
        .limit(EXACT_COUNT_LIMIT + 1)
        .as('counted'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { count: Math.min(count, EXACT_COUNT_LIMIT), isCapped: count > EXACT_COUNT_LIMIT }
}

/** The position in the records: everything older comes next. The time is PostgreSQL's exact text. */
export type Cursor = { opAt: string; id: number }
export type ExportRow = StoredRecord & {
  cursor: Cursor
  businessName: string | null
  productName: string | null
}

/** The next records after a cursor, newest first, with their contents and the names that their ids represent. */
export async function recordsBelow(
  tx: TenantTx,
  filter: Filter,
  { cursor, limit }: { cursor: Cursor | null; limit: number },
): Promise<ExportRow[]> {
  let query = matching(tx, filter)
  if (cursor) {
    // Not as a pair: beside the end of a range PostgreSQL would walk the index from that end each time.
    query = query.where(
      sql<boolean>`op_at <= ${cursor.opAt}::timestamptz
        and (op_at < ${cursor.opAt}::timestamptz or audit_record.id < ${cursor.id})`,
    )
  }
  const rows = await query
    .leftJoin('business', 'business.id', 'auditRecord.bizTypeId')
    .leftJoin('product', 'product.id', 'auditRecord.productId')
    .select([
      ...HEAD_COLUMNS,
      ...CONTENT_COLUMNS,
      'business.name as businessName',
      'product.name as productName',
    ])
    .select(sql<string>`op_at::text`.as('opAtText'))
    .orderBy('auditRecord.opAt', 'desc')
    .orderBy('auditRecord.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ businessName, productName, opAtText, ...row }) => ({
    ...toRecord(row),
    cursor: { opAt: opAtText, id: row.id },
    businessName,
    productName,
  }))
}

export async function countAllRecords(tx: TenantTx, filter: Filter): Promise<number> {
  const { count } = await matching(tx, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const SIGN_INS = ['session.signIn', 'session.signOut']

function matching(tx: TenantTx, filter: Filter): SelectQueryBuilder<Database, 'auditRecord', object> {
  // The policy filters by the tenant too; as a constant the planner can use it to choose the index.
  let query = tx.db.selectFrom('auditRecord').where('auditRecord.tenantId', '=', tx.tenantId)
  if (filter.module !== undefined) query = query.where('module', '=', filter.module)
  if (filter.opType !== undefined) query = query.where('opType', '=', filter.opType)
  if (filter.bizTypeId !== undefined) query = query.where('bizTypeId', '=', filter.bizTypeId)
  if (filter.productId !== undefined) query = query.where('productId', '=', filter.productId)
  if (filter.opUserId !== undefined) query = query.where('opUserId', '=', filter.opUserId)
  if (filter.withoutSignIns === true) query = query.where('opType', 'not in', SIGN_INS)
  if (filter.opAtBegin !== undefined) query = query.where('opAt', '>=', toDate(filter.opAtBegin))
  // A time on the wire is a whole second: the last one counts to its end.
  if (filter.opAtEnd !== undefined) query = query.where('opAt', '<', toDate(filter.opAtEnd + 1))
  return query
}

const toDate = (unixSeconds: number) => new Date(unixSeconds * 1000)

type RecordRow = Omit<
  AuditRecordRow,
  'seq' | 'requestId' | 'prevHash' | 'hash' | 'opContentBefore' | 'opContentAfter'
> &
  Partial<Pick<AuditRecordRow, 'opContentBefore' | 'opContentAfter'>>

function toRecord(row: RecordRow): StoredRecord {
  return { ...row, opAt: toUnixSeconds(row.opAt), createdAt: toUnixSeconds(row.createdAt) }
}
