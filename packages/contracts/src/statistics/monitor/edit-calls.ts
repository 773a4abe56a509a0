import * as z from 'zod'
import { exportCall } from '../../operations/exports/export-call.ts'
import { defineCall } from '../../shared/call.ts'
import { ours } from '../../shared/ours.ts'
import { DEFAULT_PAGE_SIZE, id, queryInt, unixSeconds, versionFromZero } from '../../shared/wire.ts'
import { checkedRange } from '../statistics/form.ts'
import { editExportFilter, editFields, MAX_PAGE } from './form.ts'
import { STATUS_EVENT } from './status-events.ts'
import { WORK_TYPES } from './work-types.ts'

const count = z.int().min(0)

const statusSpan = z.object({
  evt: z.enum(STATUS_EVENT),
  /** Empty for the plain status (PLAN-Q19). */
  subEvt: z.string().nullish(),
  startTime: unixSeconds,
  endTime: unixSeconds,
})

/** Characters of a reason at most (PLAN-007). */
export const MAX_REASON = 1000

export const EDIT_REFUSALS = {
  /** The facts of that day are deleted (FACT_RETENTION_DAYS): its figures stay as they are. */
  factsDeleted: 1861,
} as const

/**
 * Replaces what a person's status was from `start` to `end`; the status before goes on after `end` (PLAN-Q3). Needs the
 * permission 9532001, else 403. 400 names the field: `end` not after `start`, not on the same day of the company's zone, or in
 * the future. With `lastEditId` somebody else's newer correction of that day answers 409, whose `data.changed` says who
 * and when; without it nothing is compared.
 */
export const edit = defineCall({
  id: 'monitor.edit',
  documented: true,
  method: 'POST',
  path: '/api/dolphin-ai/stat/status/evt/edit',
  successCode: 200,
  acceptsOnly: 200,
  body: z.strictObject({
    start: unixSeconds,
    end: unixSeconds,
    evtType: z.enum(WORK_TYPES),
    reason: z.string().trim().min(1).max(MAX_REASON),
    bizTypeId: id,
    userId: id,
    /** As `events` answered it when the editor saw the day. */
    lastEditId: ours(versionFromZero),
  }),
  data: z
    .object({
      /** The id of the record in `editHistory`. */
      id: ours(id),
      /** The person's own figures have the correction now; those of organisations by the quarter of an hour, from this moment on. */
      organizationFiguresAt: ours(unixSeconds),
    })
    .nullish(),
  refusals: EDIT_REFUSALS,
})

const MAX_HISTORY_PAGE_SIZE = 100

/** Corrections of statuses by when they were made, newest first (PLAN-041, R4). */
export const editHistory = defineCall({
  id: 'monitor.editHistory',
  documented: true,
  path: '/api/dolphin-ai/stat/status/evt/history',
  successCode: 200,
  query: checkedRange(
    z.strictObject({
      ...editFields,
      pageIndex: queryInt(1, MAX_PAGE).default(1),
      pageSize: queryInt(1, MAX_HISTORY_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
    }),
  ),
  data: z.object({
    items: z.array(
      z.object({
        id: ours(id),
        createdAt: unixSeconds,
        userAccount: z.string(),
        creatorName: z.string(),
        reason: z.string(),
        /** Statuses that were there before, in order; may be empty. */
        oldEvt: z.array(statusSpan),
        newEvt: statusSpan,
      }),
    ),
    total: count,
  }),
})

/** The rows of `editHistory` (PLAN-048). */
export const exportEdits = exportCall({
  id: 'monitor.editExport',
  documented: true,
  path: '/api/dolphin-ai/stat/status/evt/export',
  successCode: 200,
  query: editExportFilter,
})
