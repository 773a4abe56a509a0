import { subApp } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { NotFound, refuse } from '../../../platform/errors.ts'
import { notifyCompany } from './apps-changed.ts'
import { findRoleIds, isReleasedTo, listDecisions, saveConsent } from './company-apps.store.ts'
import { subAppTexts } from './sub-app.messages.ts'
import { canManageApps } from './sub-app.policy.ts'
import { findApp, findVersions, lockApps } from './sub-app.store.ts'

export const consentToApp = route(subApp.consent, {
  policy: canManageApps,
  handler: async ({ ctx, tx, session, body: { module, versionId, roleIds } }) => {
    await lockApps(tx)
    const app = await findApp(tx, module)
    const [version] = await findVersions(tx, [versionId])
    if (app === undefined || version?.appId !== app.id) throw new NotFound()
    if (!(await isReleasedTo(tx, versionId)))
      throw refuse(subApp.SUB_APP_REFUSALS.notReleased, subAppTexts.notReleased)
    if (roleIds !== null && (await findRoleIds(tx, roleIds)).length !== new Set(roleIds).size)
      throw new NotFound()
    const before = (await listDecisions(tx)).get(app.id) ?? null
    await saveConsent(tx, {
      appId: app.id,
      versionId,
      roleIds,
      decidedAt: ctx.clock.now(),
      decidedBy: session.userId,
    })
    await tx.audit({
      module: 'subApp',
      opType: 'subApp.consent',
      target: module,
      before: before && { versionId: before.consentedVersionId, roleIds: before.roleIds },
      after: { versionId, version: version.number, permissions: version.permissions, roleIds },
    })
    await notifyCompany(tx)
    return null
  },
})
