import { voiceprint } from '@console/contracts'
import { route } from '../../../../access/route.ts'
import type { TenantTx } from '../../../../platform/context/context.ts'
import { errorCodeOf } from '../../../../platform/error-code.ts'
import { Conflict, NotFound, refuse } from '../../../../platform/errors.ts'
import { voiceTexts } from '../voiceprint.messages.ts'
import { canOpenCategories, canReadCategories } from '../voiceprint.policy.ts'
import {
  countCategories,
  findCategories,
  findCategory,
  insertCategory,
  lockCategory,
  removeCategory,
  renameCategory,
} from './category.store.ts'

const UNIQUE_VIOLATION = '23505'

export const listCategories = route(voiceprint.categories, {
  policy: canReadCategories,
  handler: ({ tx, query }) => findCategories(tx, query),
})

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
    return required(tx, id)
  },
})

export const changeCategory = route(voiceprint.renameCategory, {
  policy: canOpenCategories,
  handler: async ({ ctx, tx, body: { id, catalogName } }) => {
    const before = await lockCategory(tx, id)
    if (!before) throw new NotFound()
    if (!(await rename(tx, { id, name: catalogName, at: ctx.clock.now() })))
      throw new Conflict(voiceTexts.nameTaken)
    await tx.audit({
      module: 'voiceprint',
      opType: 'voiceprint.renameCategory',
      target: catalogName,
      before: { id, catalogName: before.name },
      after: { id, catalogName },
    })
    return required(tx, id)
  },
})

export const deleteCategory = route(voiceprint.removeCategory, {
  policy: canOpenCategories,
  handler: async ({ tx, query: { id } }) => {
    const before = await lockCategory(tx, id)
    if (!before) throw new NotFound()
    if ((await required(tx, id)).relateCount > 0) throw new Conflict(voiceTexts.notEmpty)
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

/** False where another category has the name, also one that gets it at this moment. */
async function rename(tx: TenantTx, change: Parameters<typeof renameCategory>[1]): Promise<boolean> {
  try {
    return await renameCategory(tx, change)
  } catch (error) {
    if (errorCodeOf(error) === UNIQUE_VIOLATION) return false
    throw error
  }
}

async function required(tx: TenantTx, id: number): Promise<voiceprint.Category> {
  const found = await findCategory(tx, id)
  if (!found) throw new NotFound()
  return found
}
