import { subApp } from '@console/contracts'
import { requirePlatform } from '../../../access/require-platform.ts'
import { route } from '../../../access/route.ts'
import { NotFound, refuse } from '../../../platform/errors.ts'
import { notifyCompanies } from './apps-changed.ts'
import { isSameAudience } from './is-same-audience.ts'
import { requireCompanies } from './require-companies.ts'
import { findNewestRollout, findSetItems, insertRollout, isSet } from './set.store.ts'
import { percentLoweredText, subAppTexts } from './sub-app.messages.ts'
import { canManageApps } from './sub-app.policy.ts'
import { findVersions, lockApps } from './sub-app.store.ts'

const { percentLowered, alreadyCurrent, filesRemoved } = subApp.SUB_APP_REFUSALS

/** More people get a set, or a former set is released again: that is how a release is rolled back. */
export const releaseAgain = route(subApp.releaseAgain, {
  policy: canManageApps,
  handler: async ({ ctx, tx, session, body }) => {
    const { setNumber, companyCodes, percent } = body
    await requirePlatform(tx)
    await lockApps(tx)
    if (!(await isSet(tx, setNumber))) throw new NotFound()
    const versions = await findVersions(tx, [...(await findSetItems(tx, setNumber)).values()])
    if (versions.some(({ state }) => state === 'removed'))
      throw refuse(filesRemoved, subAppTexts.filesRemoved)
    await requireCompanies(tx, companyCodes)
    const newest = await findNewestRollout(tx)
    if (newest?.setNumber === setNumber && isSameAudience(newest.companyCodes, companyCodes)) {
      if (percent < newest.percent) throw refuse(percentLowered, percentLoweredText(newest.percent))
      if (percent === newest.percent) throw refuse(alreadyCurrent, subAppTexts.alreadyCurrent)
    }
    const releasedAt = ctx.clock.now()
    await insertRollout(tx, { setNumber, companyCodes, percent, releasedAt, releasedBy: session.userId })
    await tx.audit({
      module: 'subApp',
      opType: 'subApp.release',
      target: `#${setNumber}`,
      before: newest ?? null,
      after: { setNumber, companyCodes, percent },
    })
    await notifyCompanies(tx, companyCodes)
    return null
  },
})
