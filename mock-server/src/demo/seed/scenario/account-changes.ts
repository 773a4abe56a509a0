import type { Transaction } from 'kysely'
import { dayBeside } from '../../../platform/time/days.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { HOUR_MS } from '../../../platform/time/units.ts'
import { getMidnight } from './scenario-days.ts'
import type { Moment } from './scenario-model.ts'

export type SeatAccount = { id: number; createdAt: Date; hasPassword: boolean }
export type OpenSpan = { openedAt: Moment; closedAt: Moment | null }

/** Of so many seats one was opened around the middle of last month, one closed then, one closed and opened again. */
const EVERY = 29
const CHANGES_BY_INDEX = { opened: 7, closed: 13, openedAgain: 19 }
/** Local hours of the day. */
const OPENING_HOUR = 9
const CLOSING_HOUR = 18
/** Longer ago than the demo's days, so that nobody worked while closed. */
const CLOSED_DAYS_AGO = 60
const OPENED_AGAIN_DAYS_AGO = 12

type Change = { tenantId: number; timezone: string; lastDay: string }

/**
 * Opens and closes some accounts in the last two months, the first and the second half of a month alike, as bills count
 * them. Accounts that somebody signs in with stay as they are. Answers when the account is open for the scenario.
 */
export async function changeAccount(
  db: Transaction<Database>,
  account: SeatAccount,
  { tenantId, timezone, lastDay, seatIndex }: Change & { seatIndex: number },
): Promise<OpenSpan> {
  const unchanged = { openedAt: account.createdAt.getTime(), closedAt: null }
  if (account.hasPassword) return unchanged
  const at = (day: string, hour: number): Moment => getMidnight(day, timezone) + hour * HOUR_MS
  const middle = middleOfLastMonth(lastDay, Math.floor(seatIndex / EVERY))
  const write = (span: OpenSpan) => writeSpan(db, { tenantId, userId: account.id }, span)
  switch (seatIndex % EVERY) {
    case CHANGES_BY_INDEX.opened:
      return write({ openedAt: at(middle, OPENING_HOUR), closedAt: null })
    case CHANGES_BY_INDEX.closed: {
      const closedAt = at(middle, CLOSING_HOUR)
      return write({
        openedAt: Math.min(unchanged.openedAt, at(dayBeside(middle, -90), OPENING_HOUR)),
        closedAt,
      })
    }
    case CHANGES_BY_INDEX.openedAgain: {
      const closedAt = at(dayBeside(lastDay, -CLOSED_DAYS_AGO), CLOSING_HOUR)
      const openedAt = Math.min(unchanged.openedAt, at(dayBeside(lastDay, -120), OPENING_HOUR))
      await write({ openedAt, closedAt: null })
      const again = at(dayBeside(lastDay, -OPENED_AGAIN_DAYS_AGO), OPENING_HOUR)
      await db
        .updateTable('accountPeriod')
        .set({ closedAt: new Date(closedAt) })
        .where('tenantId', '=', tenantId)
        .where('userId', '=', account.id)
        .execute()
      await db
        .insertInto('accountPeriod')
        .values({ tenantId, userId: account.id, openedAt: new Date(again) })
        .execute()
      return { openedAt: again, closedAt: null }
    }
    default:
      return unchanged
  }
}

const MONTH_CHARACTERS = 7

/** The 15th or the 16th: either side of where a half of a month ends. */
function middleOfLastMonth(lastDay: string, turn: number): string {
  const lastMonth = dayBeside(`${lastDay.slice(0, MONTH_CHARACTERS)}-01`, -1).slice(0, MONTH_CHARACTERS)
  return `${lastMonth}-${turn % 2 === 0 ? 15 : 16}`
}

async function writeSpan(
  db: Transaction<Database>,
  { tenantId, userId }: { tenantId: number; userId: number },
  span: OpenSpan,
): Promise<OpenSpan> {
  const openedAt = new Date(span.openedAt)
  const closedAt = span.closedAt === null ? null : new Date(span.closedAt)
  // The period first: the database closes only periods that are open, and would do so at the real time.
  await db
    .updateTable('accountPeriod')
    .set({ openedAt, closedAt })
    .where('tenantId', '=', tenantId)
    .where('userId', '=', userId)
    .execute()
  await db
    .updateTable('appUser')
    .set({ createdAt: openedAt, ...(closedAt === null ? {} : { status: 'disabled' as const }) })
    .where('tenantId', '=', tenantId)
    .where('id', '=', userId)
    .execute()
  return span
}
