import { subApp } from '@console/contracts'
import { requirePlatform } from '../../../access/require-platform.ts'
import { route } from '../../../access/route.ts'
import { NotFound, refuse } from '../../../platform/errors.ts'
import { forgetAppValues } from './field-value.store.ts'
import { markRemoved, removeFiles } from './removal.store.ts'
import { isInUse } from './set.store.ts'
import { subAppTexts } from './sub-app.messages.ts'
import { canManageApps } from './sub-app.policy.ts'
import { findApp, listVersions, lockApps } from './sub-app.store.ts'

const { ownApp, inUse } = subApp.SUB_APP_REFUSALS

/** An app that no company runs goes, with its files. Sets and records that name it stay. */
export const removeApp = route(subApp.remove, {
  policy: canManageApps,
  handler: async ({ ctx, tx, query: { module } }) => {
    await requirePlatform(tx)
    await lockApps(tx)
    const app = await findApp(tx, module)
    if (app === undefined) throw new NotFound()
    if (app.trust === 'own') throw refuse(ownApp, subAppTexts.ownApp)
    if (await isInUse(tx, app.id)) throw refuse(inUse, subAppTexts.inUse)
    const versions = await listVersions(tx, app.id)
    await markRemoved(tx, { appId: app.id, removedAt: ctx.clock.now() })
    await forgetAppValues(tx, app.id)
    await removeFiles(
      tx.db,
      versions.map(({ id }) => id),
    )
    await tx.audit({
      module: 'subApp',
      opType: 'subApp.remove',
      target: module,
      before: { versions: versions.map(({ number }) => number) },
    })
    return null
  },
})
