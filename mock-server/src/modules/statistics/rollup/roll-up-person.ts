import type { TenantTx } from '../../../platform/context/context.ts'
import { rollUpPersonDay } from './roll-up-day.ts'
import { isComputable, lockStatistics } from './roll-up-tenant.ts'

type PersonDays = { userId: number; days: readonly string[]; timezone: string; now: Date }

/**
 * Computes these days of one person at once, so that a person who changed one of these facts sees it in the figures. For a
 * large company a whole day takes seconds, this takes milliseconds. The figures of organisations follow with the rollup, for
 * which the days have to be marked. Days whose facts are deleted stay as they are.
 */
export async function rollUpPerson(tx: TenantTx, { userId, days, timezone, now }: PersonDays): Promise<void> {
  await lockStatistics(tx)
  const { validCallSeconds } = await tx.db
    .selectFrom('tenant')
    .where('id', '=', tx.tenantId)
    .select('validCallSeconds')
    .executeTakeFirstOrThrow()
  for (const day of days)
    if (await isComputable(tx, day))
      await rollUpPersonDay(tx, { day, timezone, validCallSeconds, now, userId })
}
