import { subApp } from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { findSetItems, listActiveRollouts } from './set.store.ts'
import { countSlotTrials, slotKey, sumSlotFigures } from './slot-health.store.ts'
import { findSlots } from './slots.store.ts'

type Period = { now: Date; days: number }

/** Reads how the contributions of an app did: those of the versions that somebody may run, and of those that were tried in this time. */
export async function listSlotHealth(
  tx: TenantTx,
  { appId, versions }: { appId: number; versions: readonly subApp.AppVersion[] },
  period: Period,
): Promise<subApp.SlotHealth[]> {
  const withSlots = versions.filter(({ slots }) => slots !== null)
  const ids = withSlots.map(({ id }) => id)
  const [slots, figures, trials, inUse] = [
    await findSlots(tx, ids),
    await sumSlotFigures(tx, ids, period),
    await countSlotTrials(tx, ids),
    await findVersionsInUse(tx, appId),
  ]
  const tried = new Set([...figures.keys()].map((key) => Number(key.split(' ')[0])))
  return withSlots.flatMap(({ id: versionId, number }) => {
    const found = slots.get(versionId)
    if (found === undefined || !(inUse.has(versionId) || tried.has(versionId))) return []
    return found.slots.contributions.map((one) => {
      const key = slotKey({ versionId, slot: one.id })
      const { shown = 0, failures = 0, shownMs = 0, slowestMs = 0, longTasks = 0 } = figures.get(key) ?? {}
      const { people = 0, failingPeople = 0 } = trials.get(key) ?? {}
      return {
        versionId,
        number,
        slot: one.id,
        name: one.name,
        place: subApp.toPlace(one),
        isOff: found.off.has(one.id),
        isOffByItself: found.off.get(one.id)?.isByItself ?? false,
        shown,
        failures,
        people,
        failingPeople,
        meanMs: shown === 0 ? null : Math.round(shownMs / shown),
        slowestMs,
        longTasks,
        scriptBytes: found.files.script.bytes,
      }
    })
  })
}

/** Versions of an app in the sets that somebody may be running. */
async function findVersionsInUse(tx: TenantTx, appId: number): Promise<Set<number>> {
  const found = new Set<number>()
  for (const { setNumber } of await listActiveRollouts(tx)) {
    const versionId = (await findSetItems(tx, setNumber)).get(appId)
    if (versionId !== undefined) found.add(versionId)
  }
  return found
}
