import * as z from 'zod'
import { BILLING_EXPORT_TIMEOUT_MS, exportCall } from '../../operations/exports/export-call.ts'
import { defineCall } from '../../shared/call.ts'
import { ours } from '../../shared/ours.ts'
import {
  DEFAULT_PAGE_SIZE,
  FIRST_PAGE,
  id,
  MAX_PAGE,
  MAX_PAGE_SIZE,
  queryPage,
  unixSeconds,
} from '../../shared/wire.ts'
import { billReason } from './bill-reason.ts'
import { billedAmount as months, billExportFilter, billMonth, offlineFields, offlineFilter } from './form.ts'

export { billMonth } from './form.ts'

const count = z.int().min(0)

/** Cost of accounts in a month, and their openings and closings in it; unit: accounts (BILL-006..010, BILL-Q3..Q5). */
const counts = {
  open_account_count: count,
  close_account_count: count,
  effective_account_count: count,
  accounts: months,
  month: count,
  firstHalfMonth: count,
  afterHalfMonth: count,
  open_first_half_count: ours(count),
  open_after_half_count: ours(count),
  close_first_half_count: ours(count),
  close_after_half_count: ours(count),
}
export const billCounts = z.object(counts)
export type BillCounts = z.output<typeof billCounts>

const filterFields = {
  queryDate: billMonth,
  /** Absent: accounts of every business type, and of none. */
  bizTypeId: id.optional(),
  /** Absent: everything that the caller may see. */
  orgId: id.optional(),
  current: z.int().min(1).max(MAX_PAGE).default(FIRST_PAGE),
}

/** State of a bill: its computation, and whether it can change. Absent with a server that does not close months. */
const billState = z.object({
  computed_at: unixSeconds,
  /** From then on nothing of the month changes; null while it can. */
  closed_at: unixSeconds.nullable(),
  closed_by: z.string().nullable(),
  /** Why the caller cannot close it; null where they can. */
  close_problem: z.enum(['noPermission', 'partOfCompany', 'closed', 'running']).nullable(),
  /** Of a running month: the caller can close the one before. */
  can_close_before: ours(z.boolean()),
})
export type BillState = z.output<typeof billState>

/** The month before, by the same filters. */
const comparison = z.object({
  summary: billCounts,
  /** Cost then of organisations that have no row now, so that the rows' differences add up. */
  without_row: months,
})

/**
 * The bill of a month: the whole of it, and a row for each organisation with any account of its own in that month, by
 * id; the rows add up to the whole. With `size` 0 there are no rows (BILL-005, BILL-015, BILL-016). An account counts once,
 * where it belonged when the month ended, in the running month where it belongs now. A month that has not started has no
 * accounts.
 */
export const accounts = defineCall({
  id: 'bill.accounts',
  documented: true,
  method: 'POST',
  path: '/api/user/accounts',
  envelope: 'status',
  body: z.strictObject({
    ...filterFields,
    size: z.int().min(0).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
  }),
  data: z.object({
    /** Answered at least to a request with `size` 0. */
    summary: billCounts.optional(),
    /** Answered at least to a request for rows, as `total` is. */
    records: z
      .array(
        z.object({
          date: billMonth,
          organization_id: id,
          organization_name: z.string(),
          ...counts,
          /** `accounts` of the month before. */
          accounts_before: ours(months),
        }),
      )
      .optional(),
    total: count.optional(),
    before: ours(comparison),
    state: ours(billState),
  }),
})

/** The accounts of one row of the bill, by account (BILL-017, BILL-018). */
export const accountsDetail = defineCall({
  id: 'bill.accountsDetail',
  documented: true,
  method: 'POST',
  path: '/api/user/accountsDetail',
  envelope: 'status',
  body: z.strictObject({
    ...filterFields,
    /** The organisation of the row, without those below it (BILL-Q8). */
    detailOrgId: id,
    size: z.int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
  }),
  data: z.object({
    records: z.array(
      z.object({
        org_name: z.string(),
        user_account: z.string(),
        user_name: z.string(),
        accounts: months,
        /** Why it costs that. */
        reason: ours(billReason),
        /** 1 while it is enabled, as of now, in a closed month as of its closing (BILL-019). */
        status: z.union([z.literal(0), z.literal(1)]),
        /** The first opening of the times in which it was open in that month, and the last closing if it was closed. */
        open_time: unixSeconds,
        close_time: unixSeconds.nullable(),
      }),
    ),
    total: count,
  }),
})

/** Seconds of recordings that were worked on. */
const offlineFigures = { total: count, skill_duration: count }

/** Recordings of a business in a month (BILL-034, BILL-Q17). */
export const offlineStat = defineCall({
  id: 'bill.offlineStat',
  documented: true,
  path: '/api/dolphin-ai/stat/offline_record/stat',
  successCode: 200,
  query: offlineFilter,
  data: z.object(offlineFigures),
})

/** The same by day, newest first; days without recordings have no row (BILL-035, BILL-036). */
export const offlineList = defineCall({
  id: 'bill.offlineList',
  documented: true,
  path: '/api/dolphin-ai/stat/offline_record/list',
  successCode: 200,
  query: z.strictObject({ ...offlineFields, ...queryPage() }),
  data: z.object({
    /** `at`: when the day began in the tenant's zone. */
    records: z.array(z.object({ at: unixSeconds, ...offlineFigures })),
    total: count,
  }),
})

/** The organisations of `accounts` (BILL-022, BILL-Q14). */
export const exportAccounts = exportCall({
  id: 'bill.exportAccounts',
  documented: true,
  path: '/api/user/exportAccounts',
  envelope: 'status',
  timeoutMs: BILLING_EXPORT_TIMEOUT_MS,
  query: billExportFilter,
})

/** The rows of `offlineList` (BILL-039, BILL-Q15). */
export const exportOffline = exportCall({
  id: 'bill.offlineExport',
  documented: true,
  path: '/api/dolphin-ai/stat/offline_record/export',
  successCode: 200,
  query: offlineFilter,
})
