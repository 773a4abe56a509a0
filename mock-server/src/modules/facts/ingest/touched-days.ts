import { sql } from 'kysely'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { toZonedDay } from '../../../platform/time/days.ts'

/** Days begin at whole quarters of an hour in every zone. */
const QUARTER_MS = 900_000

/** Days of the tenant's zone whose statistics are no longer what the facts say. */
export type TouchedDays = { touch: (at: Date) => void; list: () => string[] }

/** Days after today are left out: nothing was computed of them. */
export function touchedDays(timezone: string, now: Date): TouchedDays {
  const days = new Map<number, string>()
  const today = toZonedDay(toUnixSeconds(now), timezone)
  return {
    touch: (at) => {
      const quarter = Math.floor(at.getTime() / QUARTER_MS)
      if (!days.has(quarter)) days.set(quarter, toZonedDay((quarter * QUARTER_MS) / 1000, timezone))
    },
    list: () => [...new Set(days.values())].filter((day) => day <= today).toSorted(),
  }
}

export async function markDays({ db, tenantId }: TenantTx, days: readonly string[]): Promise<void> {
  if (days.length === 0) return
  await sql`insert into rollup_mark (tenant_id, day) select ${tenantId}::bigint, unnest(${days}::date[])`.execute(
    db,
  )
}

/** Removes the marks of a day that this statement sees; a mark whose facts are committed later stays. */
export async function clearMark({ db, tenantId }: TenantTx, day: string): Promise<void> {
  await sql`delete from rollup_mark where tenant_id = ${tenantId} and day = ${day}::date`.execute(db)
}
