import { subApp } from '@console/contracts'
import { requirePlatform } from '../../../access/require-platform.ts'
import { route } from '../../../access/route.ts'
import { NotFound } from '../../../platform/errors.ts'
import { startFetch } from './start-fetch.ts'
import { canManageApps } from './sub-app.policy.ts'
import { claimVersion, findVersionToFetch } from './sub-app.store.ts'

/** A version that is being fetched already goes on; one that is ready stays as it is. */
export const retryVersion = route(subApp.retryVersion, {
  policy: canManageApps,
  handler: async ({ ctx, tx, body: { versionId } }) => {
    await requirePlatform(tx)
    const version = await findVersionToFetch(tx, versionId)
    // An archive is not stored: it is uploaded again.
    if (version?.source == null) throw new NotFound()
    if (await claimVersion(tx.db, versionId, ctx.leases.processId)) startFetch(ctx, versionId)
    return null
  },
})
