import { subApp } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import { countTrials, listFailures, listHours, toFigures } from './health.store.ts'
import { listSlotHealth } from './list-slot-health.ts'
import { requireReader } from './require-reader.ts'
import { canManageApps } from './sub-app.policy.ts'
import { listVersions } from './sub-app.store.ts'

export const getHealth = route(subApp.health, {
  policy: canManageApps,
  handler: async ({ ctx, tx, query: { module, days } }) => {
    const app = await requireReader(tx, module)
    const period = { now: ctx.clock.now(), days }
    const rows = await listHours(tx, app.id, period)
    const known = await listVersions(tx, app.id)
    const versions = []
    for (const { id, number } of known) {
      const { people, failingPeople } = await countTrials(tx, id)
      if (people === 0) continue
      const figures = toFigures(rows.filter(({ versionId }) => versionId === id))
      versions.push({ versionId: id, number, people, failingPeople, ...figures })
    }
    return {
      versions,
      slots: await listSlotHealth(tx, { appId: app.id, versions: known }, period),
      hours: rows.map((row) => ({
        versionId: row.versionId,
        hour: toUnixSeconds(row.hour),
        ...toFigures([row]),
      })),
      lastFailures: await listFailures(tx, app.id),
    }
  },
})
