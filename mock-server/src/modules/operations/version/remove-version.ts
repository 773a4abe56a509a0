import { appVersion } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { Conflict } from '../../../platform/errors.ts'
import { requireOwnVersion } from './require-version.ts'
import { versionTexts } from './version.messages.ts'
import { canManageVersions } from './version.policy.ts'
import { deleteVersion } from './version.store.ts'

export const removeVersion = route(appVersion.remove, {
  policy: canManageVersions,
  handler: async ({ tx, query }) => {
    const before = await requireOwnVersion(tx, query, ({ status }) => {
      if (status === appVersion.STATUS.released) throw new Conflict(versionTexts.releasedInUse)
    })
    await deleteVersion(tx, query.id)
    await tx.audit({ module: 'version', opType: 'version.remove', target: before.version, before })
    return null
  },
})
