import { appVersion } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import { toZonedDay } from '../../../platform/time/days.ts'
import { findStalls } from './adoption/find-stalls.ts'
import { VERSION_ZONE } from './version-zone.ts'
import { canManageVersions } from './version.policy.ts'
import { countVersions, findVersions } from './version.store.ts'

export const listVersions = route(appVersion.list, {
  policy: canManageVersions,
  handler: async ({ ctx, tx, query: { pageIndex, pageSize } }) => {
    const versions = await findVersions(tx, { limit: pageSize, offset: (pageIndex - 1) * pageSize })
    const stalls = await findStalls(tx, versions, toZonedDay(toUnixSeconds(ctx.clock.now()), VERSION_ZONE))
    return {
      records: versions.map((version) => ({ ...version, stall: stalls.get(version.id) ?? null })),
      totalCnt: await countVersions(tx),
    }
  },
})
