import { voiceprint } from '@console/contracts'
import { route } from '../../../../access/route.ts'
import type { TenantTx } from '../../../../platform/context/context.ts'
import { getErrorCode } from '../../../../platform/error-code.ts'
import { Conflict, NotFound, requireSeen } from '../../../../platform/errors.ts'
import { voiceTexts } from '../voiceprint.messages.ts'
import { canOpenCategories } from '../voiceprint.policy.ts'
import { lockCategory, renameCategory } from './category.store.ts'
import { requireCategory } from './required-category.ts'

const UNIQUE_VIOLATION = '23505'

export const changeCategory = route(voiceprint.renameCategory, {
  policy: canOpenCategories,
  handler: async ({ ctx, tx, body: { id, catalogName, version } }) => {
    const before = await lockCategory(tx, id)
    if (!before) throw new NotFound()
    requireSeen(before, { version })
    if (!(await rename(tx, { id, name: catalogName, at: ctx.clock.now() })))
      throw new Conflict(voiceTexts.nameTaken)
    await tx.audit({
      module: 'voiceprint',
      opType: 'voiceprint.renameCategory',
      target: catalogName,
      before: { id, catalogName: before.name },
      after: { id, catalogName },
    })
    return requireCategory(tx, id)
  },
})

/** False where another category has the name, also one that gets it at this moment. */
async function rename(tx: TenantTx, change: Parameters<typeof renameCategory>[1]): Promise<boolean> {
  try {
    return await renameCategory(tx, change)
  } catch (error) {
    if (getErrorCode(error) === UNIQUE_VIOLATION) return false
    throw error
  }
}
