import { subApp } from '@console/contracts'
import { requirePlatform } from '../../../access/require-platform.ts'
import { route } from '../../../access/route.ts'
import { NotFound, refuse } from '../../../platform/errors.ts'
import { notifyCompanies, notifyCompany } from './apps-changed.ts'
import { listDecisions, saveOff } from './company-apps.store.ts'
import { subAppTexts } from './sub-app.messages.ts'
import { canManageApps } from './sub-app.policy.ts'
import { findApp, lockApps, setAppEnabled } from './sub-app.store.ts'

/** The built app that has the page of apps. */
const NEEDED_MODULE = 'system'

/** An app is off for whoever opens it from now on; its tokens open nothing more. */
export const setOff = route(subApp.setOff, {
  policy: canManageApps,
  handler: async ({ ctx, tx, session, body: { module, isOff, everywhere } }) => {
    if (everywhere) await requirePlatform(tx)
    await lockApps(tx)
    const app = await findApp(tx, module)
    if (app === undefined) throw new NotFound()
    if (isOff && app.trust === 'own' && module === NEEDED_MODULE)
      throw refuse(subApp.SUB_APP_REFUSALS.neededHere, subAppTexts.neededHere)
    const wasOff = everywhere ? !app.isEnabled : ((await listDecisions(tx)).get(app.id)?.isOff ?? false)
    if (wasOff === isOff) return null
    if (everywhere) await setAppEnabled(tx, { id: app.id, isEnabled: !isOff })
    else await saveOff(tx, { appId: app.id, isOff, decidedAt: ctx.clock.now(), decidedBy: session.userId })
    await tx.audit({
      module: 'subApp',
      opType: isOff ? 'subApp.switchOff' : 'subApp.switchOn',
      target: module,
      before: { isOff: wasOff, everywhere },
      after: { isOff, everywhere },
    })
    await (everywhere ? notifyCompanies(tx, null) : notifyCompany(tx))
    return null
  },
})
