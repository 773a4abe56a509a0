import { savedView } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { refuse } from '../../../platform/errors.ts'
import { savedViewTexts } from './saved-view.messages.ts'
import { countViews, findViewByName, insertView, lockViews, updateView } from './saved-view.store.ts'

const { MAX_VIEWS, MAX_VIEWS_PER_PAGE, VIEW_REFUSALS } = savedView

export const saveView = route(savedView.save, {
  // A view of the caller's own.
  policy: ownRecordsOnly,
  handler: async ({ ctx, tx, session: { userId }, body: { replaces, ...view } }) => {
    await lockViews(tx, userId)
    const savedAt = ctx.clock.now()
    const { path, name, search } = view
    const existing = await findViewByName(tx, { userId, path, name })
    if (existing && !replaces) throw refuse(VIEW_REFUSALS.nameTaken, savedViewTexts.nameTaken)
    if (existing) return updateView(tx, { userId, id: existing.id }, { name, search, savedAt })
    const count = await countViews(tx, { userId, path })
    if (count.ofPage >= MAX_VIEWS_PER_PAGE)
      throw refuse(VIEW_REFUSALS.tooManyOfPage, savedViewTexts.tooManyOfPage)
    if (count.ofAllPages >= MAX_VIEWS) throw refuse(VIEW_REFUSALS.tooMany, savedViewTexts.tooMany)
    return insertView(tx, { ...view, userId, savedAt })
  },
})
