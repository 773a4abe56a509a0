import { subApp } from '@console/contracts'
import { requirePlatform } from '../../../access/require-platform.ts'
import { route } from '../../../access/route.ts'
import { Conflict, NotFound, refuse } from '../../../platform/errors.ts'
import { notifyCompanies } from './apps-changed.ts'
import { requireCompanies } from './require-companies.ts'
import { subAppTexts } from './sub-app.messages.ts'
import { canManageApps } from './sub-app.policy.ts'
import { findApp, lockApps, updateDetails } from './sub-app.store.ts'

export const changeDetails = route(subApp.changeDetails, {
  policy: canManageApps,
  handler: async ({ tx, body: { module, name, ownerContact, ownerCompany, revision } }) => {
    await requirePlatform(tx)
    await requireCompanies(tx, ownerCompany === null ? null : [ownerCompany])
    await lockApps(tx)
    const app = await findApp(tx, module)
    if (app === undefined) throw new NotFound()
    if (app.trust === 'own') throw refuse(subApp.SUB_APP_REFUSALS.ownApp, subAppTexts.ownApp)
    if (app.revision !== revision) throw new Conflict()
    await updateDetails(tx, { id: app.id, nameEn: name.en, nameZh: name.zh, ownerContact, ownerCompany })
    await tx.audit({
      module: 'subApp',
      opType: 'subApp.changeDetails',
      target: module,
      before: {
        name: { en: app.nameEn, zh: app.nameZh },
        ownerContact: app.ownerContact,
        ownerCompany: app.ownerCompany,
      },
      after: { name, ownerContact, ownerCompany },
    })
    await notifyCompanies(tx, null)
    return null
  },
})
