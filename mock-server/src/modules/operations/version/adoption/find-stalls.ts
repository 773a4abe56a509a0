import { appVersion } from '@console/contracts'
import type { TenantTx } from '../../../../platform/context/context.ts'
import { addDays, toZonedDay, daysBetween } from '../../../../platform/time/days.ts'
import { VERSION_ZONE } from '../version-zone.ts'
import type { StoredVersion } from '../version.store.ts'
import { countReports, SEAT_SOURCE } from './adoption.store.ts'
import { EVERYBODY, detectStall } from './stall.ts'

/** Today, the last whole day, and the days before it that its share is compared over. */
const COMPARED_DAYS = appVersion.STALL_DAYS + 2

/** The stalls of released versions, by id. `today` is at UTC+8. */
export async function findStalls(
  tx: TenantTx,
  versions: readonly StoredVersion[],
  today: string,
): Promise<Map<number, appVersion.Stall>> {
  const first = addDays(today, 1 - COMPARED_DAYS)
  const days = daysBetween(first, today)
  const stalls = new Map<number, appVersion.Stall>()
  for (const [platform, released] of Map.groupBy(versions.filter(canStall), (version) => version.platform)) {
    const counts = await countReports(tx, { platform, first, last: today })
    const countOn = (day: string, version?: string) =>
      counts.reduce(
        (sum, count) =>
          count.source !== SEAT_SOURCE && count.day === day && (version ?? count.version) === count.version
            ? sum + count.reporters
            : sum,
        0,
      )
    const clients = days.map((day) => countOn(day))
    for (const { id, version, scopeValue, releasedAt } of released) {
      const stall = detectStall({
        clients,
        onVersion: days.map((day) => countOn(day, version)),
        rollout: scopeValue ?? EVERYBODY,
        releasedDays: daysBetween(toZonedDay(releasedAt, VERSION_ZONE), today).length - 1,
      })
      if (stall !== null) stalls.set(id, stall)
    }
  }
  return stalls
}

type Released = StoredVersion & { releasedAt: number }

/**
 * A company never sees the platform's versions stall: its clients may have the company's own versions, and it can do nothing
 * about it.
 */
function canStall(version: StoredVersion): version is Released {
  return version.isOwn && version.status === appVersion.STATUS.released && version.releasedAt !== null
}
