import { voiceprint } from '@console/contracts'
import { route } from '../../../../access/route.ts'
import { Conflict, refuse } from '../../../../platform/errors.ts'
import { voiceTexts } from '../voiceprint.messages.ts'
import { canOpenCategories } from '../voiceprint.policy.ts'
import { countCategories, insertCategory } from './category.store.ts'
import { requireCategory } from './required-category.ts'

export const addCategory = route(voiceprint.addCategory, {
  policy: canOpenCategories,
  handler: async ({ ctx, tx, body: { catalogName } }) => {
    if ((await countCategories(tx)) >= voiceprint.MAX_CATEGORIES)
      throw refuse(voiceprint.CATEGORY_REFUSALS.tooMany, voiceTexts.tooMany)
    const id = await insertCategory(tx, { name: catalogName, at: ctx.clock.now() })
    if (id === null) throw new Conflict(voiceTexts.nameTaken)
    await tx.audit({
      module: 'voiceprint',
      opType: 'voiceprint.addCategory',
      target: catalogName,
      after: { id, catalogName },
    })
    return requireCategory(tx, id)
  },
})
