import { savedView } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { requireView } from './require-view.ts'
import { clearStart, lockViews, updateView } from './saved-view.store.ts'

export const setStartView = route(savedView.setStart, {
  // A view of the caller's own.
  policy: ownRecordsOnly,
  handler: async ({ tx, session: { userId }, body: { id, isStart } }) => {
    await lockViews(tx, userId)
    const { path } = await requireView(tx, { userId, id })
    if (isStart) await clearStart(tx, { userId, path })
    return updateView(tx, { userId, id }, { isStart })
  },
})
