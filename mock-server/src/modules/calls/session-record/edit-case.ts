import { sessionRecord } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { Conflict } from '../../../platform/errors.ts'
import { updateCase } from './case.store.ts'
import { lockedCase } from './locked-case.ts'
import { canManageCases } from './session-record.policy.ts'

export const editCase = route(sessionRecord.editCase, {
  policy: canManageCases,
  handler: async ({ ctx, tx, session, body: { id, version, title, note } }) => {
    const now = ctx.clock.now()
    const { sessionId, ...before } = await lockedCase(tx, { session, now }, id)
    if (before.version !== version) throw new Conflict()
    if (before.title === title && before.note === note) return null
    await updateCase(tx, { id, title, note, updatedAt: now, version: version + 1 })
    await tx.audit({
      module: 'sessionRecord',
      opType: 'sessionCase.edit',
      target: title,
      before: { sessionId, title: before.title, note: before.note },
      after: { sessionId, title, note },
    })
    return null
  },
})
