import { sessionRecord } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { Conflict } from '../../../platform/errors.ts'
import { deleteCase } from './case.store.ts'
import { lockedCase } from './locked-case.ts'
import { canManageCases } from './session-record.policy.ts'

export const removeCase = route(sessionRecord.removeCase, {
  policy: canManageCases,
  handler: async ({ ctx, tx, session, query: { id, version } }) => {
    const { sessionId, title, note, ...stored } = await lockedCase(tx, { session, now: ctx.clock.now() }, id)
    if (stored.version !== version) throw new Conflict()
    await deleteCase(tx, id)
    await tx.audit({
      module: 'sessionRecord',
      opType: 'sessionCase.remove',
      target: title,
      before: { sessionId, title, note },
    })
    return null
  },
})
