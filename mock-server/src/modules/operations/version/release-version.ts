import { appVersion } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { Conflict } from '../../../platform/errors.ts'
import { requireOwnVersion } from './require-version.ts'
import { releasedAlreadyText } from './version.messages.ts'
import { canManageVersions } from './version.policy.ts'
import { findVersion, updateVersion } from './version.store.ts'

const { STATUS } = appVersion

/** If two people release at once, the second is informed who was first. */
export const releaseVersion = route(appVersion.release, {
  policy: canManageVersions,
  handler: async ({ ctx, tx, session, body }) => {
    const before = await requireOwnVersion(tx, body, ({ status, releasedBy }) => {
      if (status === STATUS.released) throw new Conflict(releasedAlreadyText(releasedBy))
    })
    const releasedAt = ctx.clock.now()
    await updateVersion(tx, body.id, { status: STATUS.released, releasedAt, releasedBy: session.userId })
    const after = await findVersion(tx, body.id)
    await tx.audit({ module: 'version', opType: 'version.release', target: before.version, before, after })
    return null
  },
})
