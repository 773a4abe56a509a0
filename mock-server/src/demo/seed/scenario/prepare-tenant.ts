import type { Transaction } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import { changeAccount } from './account-changes.ts'
import { DAY_MS } from '../../../platform/time/units.ts'
import type { TenantSource } from './scenario-tenant.ts'
import { writeDefinitions } from './write-definitions.ts'
import { writeCompanyDesk, writeDesk } from './write-desk.ts'
import { writeKnowledge } from './write-knowledge.ts'
import { writeVoiceCategories } from './write-voice-categories.ts'

type Db = Transaction<Database>

/** What people keep by hand was last changed so long before the scenario's last day. */
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
