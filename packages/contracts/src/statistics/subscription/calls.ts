import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { id, queryPage, unixSeconds } from '../../shared/wire.ts'
import { billMonth } from '../bill/form.ts'

const count = z.int().min(0)
/** Months, in halves. */
const months = z.number().min(0).multipleOf(0.5)

/** The tenant's use of this month: accounts by business with their bill (BILL-025..032), and modules. */
export const overview = defineCall({
  id: 'subscription.overview',
  path: '/api/assistant/subscription',
  access: 'page',
  localised: true,
  data: z.object({
    month: billMonth,
    /** Accounts that were open on any day of the month. An account counts once here, however many businesses it works in. */
    openAccounts: count,
    billedMonths: months,
    businesses: z.array(z.object({ id, name: z.string(), openAccounts: count, billedMonths: months })),
    /** Groups of the menu; a group is on if any role opens one of its pages. `people` counts the people with such a role. */
    modules: z.array(z.object({ id: z.string(), name: z.string(), isOn: z.boolean(), people: count })),
  }),
})
export type Subscription = z.output<typeof overview.data>

/** Months that the account statistic looks back on, this one included. */
export const STATISTIC_MONTHS = 12

const monthRow = z.object({ month: billMonth, opened: count, closed: count, openAtEnd: count })

/** Accounts opened and closed by month, and their organisations. */
export const accounts = defineCall({
  id: 'subscription.accounts',
  path: '/api/assistant/account-statistic',
  access: 'page',
  data: z.object({
    open: count,
    closed: count,
    /** Open accounts whose person never signed in. */
    neverSignedIn: count,
    /** Newest first. */
    months: z.array(monthRow),
    organizations: z.array(
      z.object({ id, name: z.string(), open: count, closed: count, neverSignedIn: count }),
    ),
  }),
})
export type AccountStatistic = z.output<typeof accounts.data>

/** Whether the person of an account ever signed in. */
export const SIGN_IN_STATES = ['signedIn', 'never'] as const
export type SignInState = (typeof SIGN_IN_STATES)[number]

/** Open accounts by their last sign-in, the latest first, and last those whose person never signed in. */
export const signIns = defineCall({
  id: 'subscription.signIns',
  path: '/api/assistant/account-statistic/sign-ins',
  access: 'page',
  query: z.strictObject({ ...queryPage(), state: z.enum(SIGN_IN_STATES).optional() }),
  data: z.object({
    records: z.array(
      z.object({
        id,
        account: z.string(),
        name: z.string(),
        orgName: z.string(),
        openedAt: unixSeconds,
        lastSignInAt: unixSeconds.nullable(),
      }),
    ),
    total: count,
  }),
})
