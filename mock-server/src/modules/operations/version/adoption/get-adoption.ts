import { appVersion } from '@console/contracts'
import { route } from '../../../../access/route.ts'
import { toUnixSeconds } from '../../../../platform/clock.ts'
import { NotFound } from '../../../../platform/errors.ts'
import { addDays, toZonedDay, daysBetween } from '../../../../platform/time/days.ts'
import { VERSION_ZONE } from '../version-zone.ts'
import { canManageVersions } from '../version.policy.ts'
import { findVersion } from '../version.store.ts'
import { countUncounted, countReports, SEAT_SOURCE, type ReportCount } from './adoption.store.ts'
import { findStalls } from './find-stalls.ts'

/** Lines beside the requested version: more cannot be read. */
const MAX_OTHERS = 3

export const getAdoption = route(appVersion.adoption, {
  policy: canManageVersions,
  handler: async ({ ctx, tx, query }) => {
    const found = await findVersion(tx, query.id)
    if (!found) throw new NotFound()
    const last = toZonedDay(toUnixSeconds(ctx.clock.now()), VERSION_ZONE)
    const first = addDays(last, 1 - query.days)
    const days = daysBetween(first, last)
    const counts = await countReports(tx, { platform: found.platform, first, last })
    const ofClients = counts.filter(({ source }) => source !== SEAT_SOURCE)
    const clients = days.map((day) =>
      ofClients.reduce((sum, count) => sum + (count.day === day ? count.reporters : 0), 0),
    )
    const lines = buildVersionLines(ofClients, days)
    const onVersion = lines.find(({ version }) => version === found.version)?.counts ?? days.map(() => 0)
    return {
      days,
      clients,
      onVersion,
      others: lines.filter(({ version }) => version !== found.version).slice(0, MAX_OTHERS),
      seats: buildVersionLines(
        counts.filter(({ source }) => source === SEAT_SOURCE),
        days,
      ).slice(0, MAX_OTHERS),
      notCounted: await countUncounted(tx, { platform: found.platform, first, last }),
      stall: (await findStalls(tx, [found], last)).get(found.id) ?? null,
    }
  },
})

/** A line for each version, the most used of the last days first. */
function buildVersionLines(counts: readonly ReportCount[], days: readonly string[]) {
  const byVersion = Map.groupBy(counts, ({ version }) => version)
  return [...byVersion]
    .map(([version, rows]) => {
      const byDay = new Map(rows.map(({ day, reporters }) => [day, reporters]))
      return { version, counts: days.map((day) => byDay.get(day) ?? 0) }
    })
    .toSorted((a, b) => sumRecent(b.counts) - sumRecent(a.counts))
}

function sumRecent(counts: readonly number[]): number {
  return counts.slice(-appVersion.STALL_DAYS).reduce((sum, count) => sum + count, 0)
}
