import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { ours } from '../../shared/ours.ts'
import { id, queryFlag, queryId, queryInt, unixSeconds } from '../../shared/wire.ts'
import { exportCall } from '../exports/export-call.ts'
import { auditFilter, auditFilterFields, auditName, auditRangeIsForward } from './filter.ts'

export { auditFilter, type AuditFilter } from './filter.ts'

export const AUDIT_PAGE_SIZE = 20

/** One recorded operation. `opContentBefore` and `opContentAfter` are JSON text with secrets masked. */
export const auditRecord = z.object({
  id,
  tenantId: id,
  module: z.string(),
  moduleShowName: z.string(),
  opType: z.string(),
  opTypeShowName: z.string(),
  /** Name of the operation's object, for people: a name, an account, a file. */
  targetName: ours(z.string().nullable()),
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
 * Newest first. Counted exactly up to 10,000, `totalIsCapped` beyond (R35); `fromEnd` counts pages from the
 * oldest record, so that the last page is as near as the first.
 */
export const query = defineCall({
  id: 'audit.query',
  documented: true,
  path: '/api/dolphin-ai/audit/query',
  localised: true,
  query: z
    .strictObject({
      ...auditFilterFields,
      pageIndex: queryInt(1, 500).default(1),
      pageSize: queryInt(1, 100).default(AUDIT_PAGE_SIZE),
      fromEnd: queryFlag.default(false),
      /** Without the contents, which `audit.detail` answers. */
      isBrief: queryFlag.default(false),
    })
    .refine(auditRangeIsForward.check, auditRangeIsForward.problem),
  data: z.object({
    records: z.array(auditRecord),
    totalCnt: z.int(),
    totalIsCapped: ours(z.boolean()),
    /** All records of the tenant in the same time range without the other filters, capped alike. */
    unfilteredCnt: ours(z.int()),
  }),
})

/**
 * One audit record with its contents before and after the operation. 404 for a record of another company.
 */
export const detail = defineCall({
  id: 'audit.detail',
  path: '/api/dolphin-ai/audit/detail',
  localised: true,
  query: z.strictObject({ id: queryId }),
  data: auditRecord,
})

/** Modules whose operations are recorded, as options of the filter (AUDIT-005). All of them, with a record or without. */
export const modules = defineCall({
  id: 'audit.modules',
  documented: true,
  path: '/api/dolphin-ai/audit/query/modules',
  localised: true,
  data: z.object({ modules: z.array(z.object({ module: z.string(), moduleShowName: z.string() })) }),
})

/** Operations of one module, as options of the filter (AUDIT-006). Empty for a module that does not exist. */
export const opTypes = defineCall({
  id: 'audit.opTypes',
  documented: true,
  path: '/api/dolphin-ai/audit/query/op_types',
  localised: true,
  query: z.strictObject({ module: auditName }),
  data: z.object({ opTypes: z.array(z.object({ opType: z.string(), opTypeShowName: z.string() })) }),
})

/** The documented export (AUDIT-011). */
export const exportFile = exportCall({
  id: 'audit.export',
  documented: true,
  path: '/api/dolphin-ai/audit/export',
  query: auditFilter,
})
