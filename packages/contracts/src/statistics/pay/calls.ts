import * as z from 'zod'
import { businessSettings } from '../../operations/managed-list/business-settings.ts'
import { defineCall } from '../../shared/call.ts'
import { id, queryId, queryInt, queryPage } from '../../shared/wire.ts'
import { billMonth } from '../bill/form.ts'

const count = z.int().min(0)
const money = z.number().min(0)

export const MAX_RATE = 99_999
const rate = z.number().min(0).max(MAX_RATE).multipleOf(0.01)

/**
 * Rates that a business pays its seats, in the tenant's currency. Nobody set anything: nothing is paid.
 * - list: Pay rules of each business type, by name, in the company's currency. One that nobody has set has rates of 0
 *   and version 0; without `bizTypeId` every business type, at most 500.
 * - save: Replaces the pay rule of one business type. Rates are in the company's currency and have two decimals at
 *   most. `version` is the one that was read, 0 before the first save; 409 when somebody saved meanwhile.
 */
export const rules = businessSettings({
  id: 'pay.rules',
  path: '/api/assistant/pay/rules',
  value: z.strictObject({
    perOnlineHour: rate,
    perValidCall: rate,
    perOrder: rate,
    /** Taken off for each. */
    perSeriousViolation: rate,
  }),
  fallback: { perOnlineHour: 0, perValidCall: 0, perOrder: 0, perSeriousViolation: 0 },
})

/** The first half of a month ends with its 15th day, as in the bill. */
export const HALVES = { first: 1, second: 2 } as const

/** Pay of one person: what was recorded, and what the rule gives for it. */
const payRow = z.object({
  userId: id,
  userName: z.string(),
  orgName: z.string(),
  onlineSeconds: count,
  validCalls: count,
  orders: count,
  seriousViolations: count,
  /** Null where the business has no rule. */
  pay: z.object({ hours: money, calls: money, orders: money, deduction: money, total: money }).nullable(),
})
export type PayRow = z.output<typeof payRow>

/** Results of the pay rule of a business for half a month, by name; people without any figure are left out. */
export const figures = defineCall({
  id: 'pay.figures',
  path: '/api/assistant/pay/figures',
  access: 'page',
  query: z.strictObject({
    bizTypeId: queryId,
    month: billMonth,
    half: queryInt(HALVES.first, HALVES.second),
    ...queryPage(),
  }),
  data: z.object({
    records: z.array(payRow),
    total: count,
    /** Sum over all people, not over the page; null without a rule. */
    sum: money.nullable(),
  }),
})
