import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { ours } from '../../shared/ours.ts'
import { id, queryPage, unixSeconds } from '../../shared/wire.ts'
import { checkedRange, formFields } from '../statistics/form.ts'
import { checkedOrder, orderFields } from '../statistics/list-order.ts'

/** Fields that seats can be ordered by. */
export const SEAT_SORTS = ['account', 'name', 'orgName', 'status'] as const
/** Fields that uses can be ordered by: only their time has an index. */
export const USE_SORTS = ['timestamp'] as const

/**
 * A seat's use of its digital twin (TWIN-002): `used` if the seat has used it, in the requested business if there is one;
 * otherwise `pendingReview` if the twin waits for its review; otherwise `notUsed`, for a seat without a twin or with one
 * that was never used.
 */
export const seatStatus = z.enum(['used', 'notUsed', 'pendingReview'])
export type SeatStatus = z.output<typeof seatStatus>

/** Seats of one answer at most: the page that shows the list divides it into pages (TWIN-Q5). */
export const MAX_LISTED_SEATS = 5000

/**
 * Seats by their current use status, in the order of accounts by default; without a status, all seats (TWIN-005, TWIN-Q3,
 * R2).
 */
export const seats = defineCall({
  id: 'twin.seats',
  documented: true,
  method: 'POST',
  path: '/system/custom/statSeatStat',
  body: checkedOrder(
    z.strictObject({
      /** Absent: seats of every business type. */
      bizTypeId: id.optional(),
      /** Absent: everything that the caller may see. */
      orgId: id.optional(),
      /** The caller's own; any other answers 404. */
      tenantId: id.optional(),
      status: seatStatus.optional(),
      ...orderFields(SEAT_SORTS),
    }),
  ),
  data: z.object({
    total: z.int().min(0),
    seatList: z.array(
      z.object({ account: z.string(), name: z.string(), orgName: z.string(), status: seatStatus }),
    ),
  }),
})

/** The default number of rows on a page of uses (TWIN-009). */
export const USES_PAGE_SIZE = 5

/** Content of the `value` of a use, as JSON text (TWIN-010). */
export const useValue = z.object({ productName: z.string(), processName: z.string(), sessionId: z.string() })

/** Each use of a twin, newest first by default (TWIN-009, TWIN-010). */
export const uses = defineCall({
  id: 'twin.uses',
  documented: true,
  path: '/api/dolphin-ai/stat/twin/detail',
  successCode: 200,
  query: checkedOrder(
    checkedRange(z.strictObject({ ...formFields, ...queryPage(USES_PAGE_SIZE), ...orderFields(USE_SORTS) })),
  ),
  data: z.object({
    records: z.array(
      z.object({
        id,
        userId: id,
        userName: z.string(),
        /** The seat's organisation when it used its twin. */
        orgName: z.string(),
        timestamp: unixSeconds,
        value: z.string(),
      }),
    ),
    /** Counted exactly up to `EXACT_COUNT_LIMIT`, `totalIsCapped` beyond (R35). */
    totalCnt: z.int().min(0),
    totalIsCapped: ours(z.boolean()),
  }),
})
