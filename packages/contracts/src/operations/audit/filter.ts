import * as z from 'zod'
import { queryFlag, queryId, queryUnixSeconds } from '../../shared/wire.ts'

export const auditName = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .regex(/^[a-z0-9_.-]+$/i)

export const auditFilterFields = {
  module: auditName.optional(),
  opType: auditName.optional(),
  bizTypeId: queryId.optional(),
  productId: queryId.optional(),
  opUserId: queryId.optional(),
  /** Leaves out who signed in and out; refused sign-ins and changed passwords stay. */
  withoutSignIns: queryFlag.optional(),
  opAtBegin: queryUnixSeconds.optional(),
  opAtEnd: queryUnixSeconds.optional(),
}

export const auditRangeIsForward = {
  check: (filter: { opAtBegin?: number | undefined; opAtEnd?: number | undefined }) =>
    filter.opAtBegin === undefined || filter.opAtEnd === undefined || filter.opAtBegin <= filter.opAtEnd,
  problem: { path: ['opAtEnd'], message: 'rangeBackwards' },
}

/** Filters of the audit log; times are unix seconds, both ends included (AUDIT-Q4). */
export const auditFilter = z
  .strictObject(auditFilterFields)
  .refine(auditRangeIsForward.check, auditRangeIsForward.problem)
export type AuditFilter = z.output<typeof auditFilter>
