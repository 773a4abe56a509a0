import { savedView } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { NotFound } from '../../../platform/errors.ts'
import { deleteView } from './saved-view.store.ts'

export const removeView = route(savedView.remove, {
  // A view of the caller's own.
  policy: ownRecordsOnly,
  handler: async ({ tx, session: { userId }, query: { id } }) => {
    if (!(await deleteView(tx, { userId, id }))) throw new NotFound()
    return null
  },
})
