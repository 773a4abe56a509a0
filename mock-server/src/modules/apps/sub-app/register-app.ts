import { subApp } from '@console/contracts'
import { requirePlatform } from '../../../access/require-platform.ts'
import { sessionRoute } from '../../../access/route.ts'
import { toAuditActor } from '../../../access/session.ts'
import { refuse } from '../../../platform/errors.ts'
import { requireCompanies } from './require-companies.ts'
import { requirePermissions, toPermissions } from './require-permissions.ts'
import { startFetch } from './start-fetch.ts'
import { subAppTexts } from './sub-app.messages.ts'
import { canManageApps } from './sub-app.policy.ts'
import { findApp, insertApp, insertVersion, listAppRows, lockApps } from './sub-app.store.ts'

const { moduleTaken, tooManyApps } = subApp.SUB_APP_REFUSALS
/** Modules that are addresses of the console, or of calls. */
const RESERVED = new Set([
  'shell',
  'kit',
  'assistant',
  'consent',
  'detail',
  'field-values',
  'frame-reports',
  'health',
  'off',
  'registry',
  'rollouts',
  'sets',
  'slots',
  'token',
  'versions',
])

export const registerApp = sessionRoute(subApp.register, {
  policy: canManageApps,
  handler: async ({ ctx, session, request, body }) => {
    const { module, name, trust, ownerContact, ownerCompany, source, places, slots } = body
    const registered = await ctx.db.inRequest(
      session.tenantId,
      async (tx) => {
        await requirePlatform(tx)
        requirePermissions(body)
        await requireCompanies(tx, ownerCompany === null ? null : [ownerCompany])
        await lockApps(tx)
        if (RESERVED.has(module) || (await findApp(tx, module)) !== undefined)
          throw refuse(moduleTaken, subAppTexts.moduleTaken)
        if ((await listAppRows(tx)).length >= subApp.MAX_APPS)
          throw refuse(tooManyApps, subAppTexts.tooManyApps)
        const created = { createdAt: ctx.clock.now(), createdBy: session.userId }
        const appId = await insertApp(tx, {
          module,
          nameEn: name.en,
          nameZh: name.zh,
          trust,
          ownerContact,
          ownerCompany,
          ...created,
        })
        const { processId } = ctx.leases
        const versionId = await insertVersion(tx, {
          appId,
          source,
          permissions: toPermissions(body),
          places,
          slots,
          processId,
          ...created,
        })
        await tx.audit({
          module: 'subApp',
          opType: 'subApp.register',
          target: module,
          after: { ...body, versionId },
        })
        return { module, versionId }
      },
      toAuditActor(session, request),
    )
    if (source !== null) startFetch(ctx, registered.versionId)
    return registered
  },
})
