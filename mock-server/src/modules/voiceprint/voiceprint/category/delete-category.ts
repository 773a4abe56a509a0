import { voiceprint } from '@console/contracts'
import { route } from '../../../../access/route.ts'
import { Conflict, NotFound } from '../../../../platform/errors.ts'
import { voiceTexts } from '../voiceprint.messages.ts'
import { canOpenCategories } from '../voiceprint.policy.ts'
import { lockCategory, removeCategory } from './category.store.ts'
import { requireCategory } from './required-category.ts'

export const deleteCategory = route(voiceprint.removeCategory, {
  policy: canOpenCategories,
  handler: async ({ tx, query: { id } }) => {
    const before = await lockCategory(tx, id)
    if (!before) throw new NotFound()
    if ((await requireCategory(tx, id)).relateCount > 0) throw new Conflict(voiceTexts.notEmpty)
    await removeCategory(tx, id)
    await tx.audit({
      module: 'voiceprint',
      opType: 'voiceprint.removeCategory',
      target: before.name,
      before: { id, catalogName: before.name },
    })
    return null
  },
})
