import * as z from 'zod'
import { defineCall, type Call } from '../../shared/call.ts'

/** Limits of the specification for exports that answer in one call (SHELL-019). */
export const STATISTICS_EXPORT_TIMEOUT_MS = 120_000
export const BILLING_EXPORT_TIMEOUT_MS = 30_000

/** Why a documented export answers no file; the job continues, or says more, in the tray. */
export const EXPORT_REFUSALS = { stillRunning: 1101, failed: 1102 } as const

/** A documented export: runs the same job as the tray and answers its file's link when done in time (R32). */
export function exportCall<Query extends z.ZodType>({
  timeoutMs = STATISTICS_EXPORT_TIMEOUT_MS,
  ...call
}: Pick<Call, 'id' | 'documented' | 'path' | 'successCode'> & {
  query: Query
  /** The envelope of the call's family, where it is not `code`. */
  envelope?: Call['envelope']
  timeoutMs?: number
}) {
  return defineCall({
    data: z.object({ fileURL: z.string() }),
    refusals: EXPORT_REFUSALS,
    timeoutMs,
    ...call,
  })
}

/** As `exportCall`, for the calls whose answer is the file itself. */
export function fileCall<Query extends z.ZodType, Body extends z.ZodType>(
  call: Pick<Call, 'id' | 'documented' | 'path' | 'method'> & { query: Query; body: Body },
) {
  return defineCall({
    answersFile: true,
    refusals: EXPORT_REFUSALS,
    timeoutMs: STATISTICS_EXPORT_TIMEOUT_MS,
    ...call,
  })
}
