import { appVersion } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { Conflict } from '../../../platform/errors.ts'
import { requireOwnVersion } from './require-version.ts'
import { versionTexts } from './version.messages.ts'
import { canManageVersions } from './version.policy.ts'
import { updateVersion } from './version.store.ts'

const { STATUS } = appVersion

export const delistVersion = route(appVersion.delist, {
  policy: canManageVersions,
  handler: async ({ tx, query }) => {
    const before = await requireOwnVersion(tx, query, ({ status }) => {
      if (status !== STATUS.released) throw new Conflict(versionTexts.notReleased)
    })
    await updateVersion(tx, query.id, { status: STATUS.removed })
    await tx.audit({
      module: 'version',
      opType: 'version.delist',
      target: before.version,
      before: { status: before.status },
      after: { status: STATUS.removed },
    })
    return null
  },
})
