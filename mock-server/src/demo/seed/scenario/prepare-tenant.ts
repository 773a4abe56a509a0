import type { Language } from '@console/contracts'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import { addDays } from '../../../platform/time/days.ts'
import { DAY_MS, HOUR_MS } from '../../../platform/time/units.ts'
import { getMidnight } from './scenario-days.ts'
import type { Moment } from './scenario-model.ts'
import type { TenantSource } from './scenario-tenant.ts'
import { writeDefinitions } from './write-definitions.ts'
import { writeCompanyDesk, writeDesk } from './write-desk.ts'
import { writeKnowledge } from './write-knowledge.ts'

/**
 * Number of seats among which one was opened around the middle of last month, one closed then, one closed and opened again.
 */
const SEATS_PER_CHANGE = 29

const CHANGES_BY_INDEX = { opened: 7, closed: 13, openedAgain: 19 }

/** Local hours of the day. */
const OPENING_HOUR = 9

const CLOSING_HOUR = 18

/** Longer ago than the demo's days, so that nobody worked while closed. */
const CLOSED_DAYS_AGO = 60

const OPENED_AGAIN_DAYS_AGO = 12

const MONTH_CHARACTERS = 7

const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Checked by hand', 'Home office', 'Office headset'],
  zh: ['人工核对', '居家坐席', '职场耳麦'],
}

type Db = Transaction<Database>

/** Days from the last change of manually maintained data to the scenario's last day. */
const LAST_CHANGED_DAYS_AGO = 20

/**
 * Writes what the scenario of one tenant looks for in calls, and the changes of its accounts; its people are in the
 * database. Returns its seats.
 */
export async function prepareTenant(
  db: Db,
  { lastDay, id, timezone, language }: Omit<TenantSource, 'seatIds'> & { lastDay: string },
): Promise<TenantSource> {
  const businesses = await db
    .selectFrom('businessType')
    .select(['id', 'tenantId', 'name'])
    .where('tenantId', '=', id)
    .orderBy('id')
    .execute()
  const at = new Date(Date.parse(`${lastDay}T00:00:00Z`) - LAST_CHANGED_DAYS_AGO * DAY_MS)
  for (const business of businesses) {
    await writeDefinitions(db, business, { language, at })
    await writeKnowledge(db, business, { language, at })
    await writeDesk(db, business, { language, at })
  }
  await writeCompanyDesk(db, { tenantId: id, language, at })
  await writeVoiceCategories(db, { tenantId: id, language, at })
  const seatIds = await changeAccounts(db, { tenantId: id, timezone, lastDay })
  return { id, timezone, language, seatIds }
}

/** Returns those who take calls and have a business to take them for. */
async function changeAccounts(
  db: Db,
  { tenantId, timezone, lastDay }: { tenantId: number; timezone: string; lastDay: string },
): Promise<number[]> {
  const rows = await db
    .selectFrom('appUser')
    .select(['id', 'createdAt', 'passwordHash'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('userBusinessType as bound')
            .whereRef('bound.tenantId', '=', 'appUser.tenantId')
            .whereRef('bound.userId', '=', 'appUser.id')
            .select('bound.userId'),
        )
        .as('hasBusiness'),
    )
    .where('tenantId', '=', tenantId)
    .where('type', 'in', ['TSR', 'TeamTSR'])
    .orderBy('id')
    .execute()
  const seatIds: number[] = []
  for (const [seatIndex, { id, createdAt, passwordHash, hasBusiness }] of rows.entries()) {
    if (!hasBusiness) continue
    seatIds.push(id)
    const account = { id, createdAt, hasPassword: passwordHash !== null }
    await changeAccount(db, account, { tenantId, timezone, lastDay, seatIndex })
  }
  return seatIds
}

/** Writes the categories into which people sort samples of voices; the samples come from checks of recordings. */
async function writeVoiceCategories(
  db: Transaction<Database>,
  { tenantId, language, at }: { tenantId: number; language: Language; at: Date },
): Promise<void> {
  await sql`
    insert into voice_category (tenant_id, name, created_at, updated_at)
    select t.id, name, ${at}, ${at} from tenant t cross join unnest(${sql.val(NAMES[language])}::text[]) name
    where t.id = ${tenantId} and t.kind = 'standard'`.execute(db)
}

type SeatAccount = { id: number; createdAt: Date; hasPassword: boolean }

type OpenSpan = { openedAt: Moment; closedAt: Moment | null }

type Change = { tenantId: number; timezone: string; lastDay: string }

/**
 * Opens and closes some accounts in the last two months, the first and the second half of a month alike, as bills count
 * them. Accounts that somebody signs in with stay as they are. Answers when the account is open for the scenario.
 */
async function changeAccount(
  db: Transaction<Database>,
  account: SeatAccount,
  { tenantId, timezone, lastDay, seatIndex }: Change & { seatIndex: number },
): Promise<OpenSpan> {
  const unchanged = { openedAt: account.createdAt.getTime(), closedAt: null }
  if (account.hasPassword) return unchanged
  const at = (day: string, hour: number): Moment => getMidnight(day, timezone) + hour * HOUR_MS
  const middle = middleOfLastMonth(lastDay, Math.floor(seatIndex / SEATS_PER_CHANGE))
  const write = (span: OpenSpan) => writeSpan(db, { tenantId, userId: account.id }, span)
  switch (seatIndex % SEATS_PER_CHANGE) {
    case CHANGES_BY_INDEX.opened:
      return write({ openedAt: at(middle, OPENING_HOUR), closedAt: null })
    case CHANGES_BY_INDEX.closed: {
      const closedAt = at(middle, CLOSING_HOUR)
      return write({
        openedAt: Math.min(unchanged.openedAt, at(addDays(middle, -90), OPENING_HOUR)),
        closedAt,
      })
    }
    case CHANGES_BY_INDEX.openedAgain: {
      const closedAt = at(addDays(lastDay, -CLOSED_DAYS_AGO), CLOSING_HOUR)
      const openedAt = Math.min(unchanged.openedAt, at(addDays(lastDay, -120), OPENING_HOUR))
      await write({ openedAt, closedAt: null })
      const again = at(addDays(lastDay, -OPENED_AGAIN_DAYS_AGO), OPENING_HOUR)
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

/** The 15th or the 16th: either side of where a half of a month ends. */
function middleOfLastMonth(lastDay: string, turn: number): string {
  const lastMonth = addDays(`${lastDay.slice(0, MONTH_CHARACTERS)}-01`, -1).slice(0, MONTH_CHARACTERS)
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
