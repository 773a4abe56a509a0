import { savedView } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { refuse } from '../../../platform/errors.ts'
import { requireView } from './require-view.ts'
import { savedViewTexts } from './saved-view.messages.ts'
import { findViewByName, lockViews, updateView } from './saved-view.store.ts'

export const renameView = route(savedView.rename, {
  // A view of the caller's own.
  policy: ownRecordsOnly,
  handler: async ({ tx, session: { userId }, body: { id, name } }) => {
    await lockViews(tx, userId)
    const { path } = await requireView(tx, { userId, id })
    const existing = await findViewByName(tx, { userId, path, name })
    if (existing && existing.id !== id)
      throw refuse(savedView.VIEW_REFUSALS.nameTaken, savedViewTexts.nameTakenByOther)
    return updateView(tx, { userId, id }, { name })
  },
})
