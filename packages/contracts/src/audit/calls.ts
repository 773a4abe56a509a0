import * as z from 'zod'
import { exportCall } from '../exports/export-call.ts'
import { defineCall } from '../shared/call.ts'
import {
  id,
  noBody,
  noQuery,
  queryFlag,
  queryId,
  queryInt,
  queryUnixSeconds,
  unixSeconds,
} from '../shared/wire.ts'

export const AUDIT_PAGE_SIZE = 20

const name = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .regex(/^[a-z0-9_.-]+$/i)

const filterFields = {
  module: name.optional(),
  opType: name.optional(),
  bizTypeId: queryId.optional(),
  productId: queryId.optional(),
  opUserId: queryId.optional(),
  opAtBegin: queryUnixSeconds.optional(),
  opAtEnd: queryUnixSeconds.optional(),
}

const rangeIsForward = {
  check: (filter: { opAtBegin?: number | undefined; opAtEnd?: number | undefined }) =>
    filter.opAtBegin === undefined || filter.opAtEnd === undefined || filter.opAtBegin <= filter.opAtEnd,
  problem: { path: ['opAtEnd'], message: 'rangeBackwards' },
}

/** Filters of the audit log; times are unix seconds, both ends included (AUDIT-Q4). */
export const auditFilter = z.strictObject(filterFields).refine(rangeIsForward.check, rangeIsForward.problem)
export type AuditFilter = z.output<typeof auditFilter>

/** One recorded operation. `opContentBefore` and `opContentAfter` are JSON text with secrets masked. */
export const auditRecord = z.object({
  id,
  tenantId: id,
  module: z.string(),
  moduleShowName: z.string(),
  opType: z.string(),
  opTypeShowName: z.string(),
  /** What was operated on, for people: a name, an account, a file. */
  targetName: z.string().nullish(),
  bizTypeId: id.nullish(),
  productId: id.nullish(),
  opContentBefore: z.string().nullish(),
  opContentAfter: z.string().nullish(),
  opAt: unixSeconds,
  opUserId: id.nullish(),
  opUserName: z.string(),
  createdAt: unixSeconds,
})
export type AuditRecord = z.output<typeof auditRecord>

/**
 * Newest first. Counted exactly up to 10,000, `totalIsCapped` beyond (decision 35); `fromEnd` counts pages from the
 * oldest record, so that the last page is as near as the first.
 */
export const query = defineCall({
  id: 'audit.query',
  method: 'GET',
  path: '/api/dolphin-ai/audit/query',
  access: 'session',
  envelope: 'code',
  query: z
    .strictObject({
      ...filterFields,
      pageIndex: queryInt(1, 500).default(1),
      pageSize: queryInt(1, 100).default(AUDIT_PAGE_SIZE),
      fromEnd: queryFlag.default(false),
    })
    .refine(rangeIsForward.check, rangeIsForward.problem),
  body: noBody,
  data: z.object({
    records: z.array(auditRecord),
    totalCnt: z.int(),
    totalIsCapped: z.boolean(),
    /** All records of the tenant in the same time range without the other filters, capped alike. */
    unfilteredCnt: z.int(),
  }),
})

export const detail = defineCall({
  id: 'audit.detail',
  method: 'GET',
  path: '/api/dolphin-ai/audit/detail',
  access: 'session',
  envelope: 'code',
  query: z.strictObject({ id: queryId }),
  body: noBody,
  data: auditRecord,
})

export const modules = defineCall({
  id: 'audit.modules',
  method: 'GET',
  path: '/api/dolphin-ai/audit/query/modules',
  access: 'session',
  envelope: 'code',
  query: noQuery,
  body: noBody,
  data: z.object({ modules: z.array(z.object({ module: z.string(), moduleShowName: z.string() })) }),
})

export const opTypes = defineCall({
  id: 'audit.opTypes',
  method: 'GET',
  path: '/api/dolphin-ai/audit/query/op_types',
  access: 'session',
  envelope: 'code',
  query: z.strictObject({ module: name }),
  body: noBody,
  data: z.object({ opTypes: z.array(z.object({ opType: z.string(), opTypeShowName: z.string() })) }),
})

/** The documented export (AUDIT-011). */
export const exportFile = exportCall({
  id: 'audit.export',
  path: '/api/dolphin-ai/audit/export',
  query: auditFilter,
})
