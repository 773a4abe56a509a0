import { subApp } from '@console/contracts'
import { requirePlatform } from '../../../access/require-platform.ts'
import { route } from '../../../access/route.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { NotFound, refuse } from '../../../platform/errors.ts'
import { notifyCompanies } from './apps-changed.ts'
import { isSameAudience } from './is-same-audience.ts'
import { requireCompanies } from './require-companies.ts'
import { findBaseSet, findNewestRollout, findSetItems, insertRollout, insertSet } from './set.store.ts'
import { subAppTexts } from './sub-app.messages.ts'
import { canManageApps } from './sub-app.policy.ts'
import { findVersions, listAppRows, lockApps } from './sub-app.store.ts'

const { notReady, ownApp, alreadyCurrent } = subApp.SUB_APP_REFUSALS

/** A set is the base set with some versions exchanged; nobody changes it afterwards. The same versions go to others as the set that there is. */
export const releaseSet = route(subApp.release, {
  policy: canManageApps,
  handler: async ({ ctx, tx, session, body }) => {
    const { items: changes, note, companyCodes, percent } = body
    await requirePlatform(tx)
    await lockApps(tx)
    await requireCompanies(tx, companyCodes)
    const basedOn = await findBaseSet(tx)
    const before = basedOn === null ? new Map<number, number>() : await findSetItems(tx, basedOn)
    const items = await applyChanges(tx, before, changes)
    const same = isSame(before, items) ? basedOn : null
    const newest = await findNewestRollout(tx)
    const reachesThem =
      newest?.companyCodes === null || isSameAudience(newest?.companyCodes ?? [], companyCodes)
    if (same !== null && newest?.setNumber === same && reachesThem)
      throw refuse(alreadyCurrent, subAppTexts.alreadyCurrent)
    const now = ctx.clock.now()
    const setNumber =
      same ?? (await insertSet(tx, { basedOn, note, createdAt: now, createdBy: session.userId, items }))
    await insertRollout(tx, { setNumber, companyCodes, percent, releasedAt: now, releasedBy: session.userId })
    await tx.audit({
      module: 'subApp',
      opType: 'subApp.release',
      target: `#${setNumber}`,
      before: { setNumber: basedOn, versions: [...before.values()] },
      after: { setNumber, versions: [...items.values()], companyCodes, percent, note },
    })
    await notifyCompanies(tx, companyCodes)
    return { setNumber }
  },
})

type Change = { module: string; versionId: number | null }

async function applyChanges(
  tx: TenantTx,
  before: ReadonlyMap<number, number>,
  changes: readonly Change[],
): Promise<Map<number, number>> {
  const apps = new Map((await listAppRows(tx)).map((app) => [app.module, app]))
  const versions = new Map(
    (
      await findVersions(
        tx,
        changes.flatMap(({ versionId }) => versionId ?? []),
      )
    ).map((version) => [version.id, version]),
  )
  const items = new Map(before)
  for (const { module, versionId } of changes) {
    const app = apps.get(module)
    if (app === undefined) throw new NotFound()
    if (app.trust === 'own') throw refuse(ownApp, subAppTexts.ownApp)
    if (versionId === null) {
      items.delete(app.id)
      continue
    }
    const version = versions.get(versionId)
    if (version?.appId !== app.id) throw new NotFound()
    if (version.state !== 'ready') throw refuse(notReady, subAppTexts.notReady)
    items.set(app.id, versionId)
  }
  return items
}

function isSame(before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): boolean {
  return before.size === after.size && [...before].every(([app, version]) => after.get(app) === version)
}
