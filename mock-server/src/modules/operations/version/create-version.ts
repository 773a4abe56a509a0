import { appVersion } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { numberTaken, requirePackage } from './require-version.ts'
import { canManageVersions } from './version.policy.ts'
import { findVersion, insertVersion } from './version.store.ts'

export const createVersion = route(appVersion.create, {
  policy: canManageVersions,
  handler: async ({ tx, body: draft, language }) => {
    await requirePackage(tx, draft, language)
    const id = await insertVersion(tx, draft)
    if (id === undefined) throw numberTaken(language)
    const after = await findVersion(tx, id)
    await tx.audit({ module: 'version', opType: 'version.create', target: draft.version, after })
    return { id }
  },
})
