import * as z from 'zod'
import { queryId } from '../../shared/wire.ts'

/** A month of the tenant's zone as `YYYY-MM`, from the year 2000 on. */
export const billMonth = z.string().regex(/^2\d{3}-(0[1-9]|1[0-2])$/)

/** Months, in halves (BILL-032). */
export const billedAmount = z.number().min(0).multipleOf(0.5)

export const billExportFilter = z.strictObject({
  queryDate: billMonth,
  /** Absent: accounts of every business type, and of none. */
  bizTypeId: queryId.optional(),
  /** Absent: everything that the caller may see. */
  orgId: queryId.optional(),
})

export const offlineFields = { bizTypeId: queryId, date: billMonth }
export const offlineFilter = z.strictObject(offlineFields)
