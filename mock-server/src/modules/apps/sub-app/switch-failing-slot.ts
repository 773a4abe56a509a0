import type { AppContext, TenantTx } from '../../../platform/context/context.ts'
import { announceSlotOff } from './announcement.store.ts'
import { notifyCompanies } from './apps-changed.ts'
import { countSlotTrials, slotKey, type SlotTrials } from './slot-health.store.ts'
import { insertOff } from './slots.store.ts'
import { findVersions, listAppRows, lockApps } from './sub-app.store.ts'

/** People for whom a contribution fails before it is switched off, and their share of those who tried it. */
const FAILING_PEOPLE = 3
const FAILING_SHARE = 0.5

export function isSlotFailing({ people, failingPeople }: SlotTrials): boolean {
  return failingPeople >= FAILING_PEOPLE && failingPeople >= people * FAILING_SHARE
}

/** Switches a contribution of a version off that fails for many of those who try it. The rest of the version goes on. */
export async function switchFailingSlot(
  ctx: AppContext,
  tx: TenantTx,
  { versionId, slot }: { versionId: number; slot: string },
): Promise<void> {
  const trials = (await countSlotTrials(tx, [versionId])).get(slotKey({ versionId, slot }))
  if (trials === undefined || !isSlotFailing(trials)) return
  await lockApps(tx)
  const [version] = await findVersions(tx, [versionId])
  const app = (await listAppRows(tx)).find(({ id }) => id === version?.appId)
  if (version === undefined || app === undefined) return
  const offId = await insertOff(tx, { versionId, slot, isByItself: true, switchedAt: ctx.clock.now() })
  if (offId === null) return
  await announceSlotOff(tx, { offId, appId: app.id })
  await tx.audit({
    module: 'subApp',
    opType: 'subApp.slotFailed',
    target: app.module,
    before: { isOff: false, versionId, slot },
    after: { isOff: true, versionId, slot, ...trials },
  })
  ctx.log.warn(
    { app: app.module, version: versionId, slot, ...trials },
    'a contribution of an app was switched off',
  )
  await notifyCompanies(tx, null)
}
