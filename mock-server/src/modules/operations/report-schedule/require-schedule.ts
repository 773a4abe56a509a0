import type { TenantTx } from '../../../platform/context/context.ts'
import { Conflict, NotFound } from '../../../platform/errors.ts'
import { findSchedule, type OwnSchedule } from './report-schedule.store.ts'
import type { StoredSchedule } from './stored-schedule.ts'

/** A schedule of the person as they saw it; 409 when another tab or device changed it since. */
export async function requireSchedule(
  tx: TenantTx,
  { version, ...own }: OwnSchedule & { version: number },
): Promise<StoredSchedule> {
  const schedule = await findSchedule(tx, own)
  if (!schedule) throw new NotFound()
  if (schedule.version !== version) throw new Conflict()
  return schedule
}
