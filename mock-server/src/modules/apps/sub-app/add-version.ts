import { subApp } from '@console/contracts'
import { requirePlatform } from '../../../access/require-platform.ts'
import { sessionRoute } from '../../../access/route.ts'
import { toAuditActor } from '../../../access/session.ts'
import { NotFound, refuse } from '../../../platform/errors.ts'
import { requirePermissions, toPermissions } from './require-permissions.ts'
import { startFetch } from './start-fetch.ts'
import { subAppTexts } from './sub-app.messages.ts'
import { canManageApps } from './sub-app.policy.ts'
import { findApp, insertVersion, lockApps } from './sub-app.store.ts'

export const addVersion = sessionRoute(subApp.addVersion, {
  policy: canManageApps,
  handler: async ({ ctx, session, request, body }) => {
    const { module, source, places, slots } = body
    const versionId = await ctx.db.inRequest(
      session.tenantId,
      async (tx) => {
        await requirePlatform(tx)
        requirePermissions(body)
        await lockApps(tx)
        const app = await findApp(tx, module)
        if (app === undefined) throw new NotFound()
        if (app.trust === 'own') throw refuse(subApp.SUB_APP_REFUSALS.ownApp, subAppTexts.ownApp)
        const added = await insertVersion(tx, {
          appId: app.id,
          source,
          permissions: toPermissions(body),
          places,
          slots,
          processId: ctx.leases.processId,
          createdAt: ctx.clock.now(),
          createdBy: session.userId,
        })
        await tx.audit({
          module: 'subApp',
          opType: 'subApp.addVersion',
          target: module,
          after: { ...body, versionId: added },
        })
        return added
      },
      toAuditActor(session, request),
    )
    if (source !== null) startFetch(ctx, versionId)
    return { module, versionId }
  },
})
