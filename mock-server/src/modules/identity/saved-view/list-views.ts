import { savedView } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { findViews } from './saved-view.store.ts'

export const listViews = route(savedView.list, {
  // The caller's own views.
  policy: ownRecordsOnly,
  handler: async ({ tx, session: { userId } }) => ({ views: await findViews(tx, userId) }),
})
