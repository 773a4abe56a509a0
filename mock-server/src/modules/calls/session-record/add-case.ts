import { sessionRecord } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { refuse } from '../../../platform/errors.ts'
import { insertCase } from './case.store.ts'
import { readableSession } from './readable-session.ts'
import { sessionRecordTexts as texts } from './session-record.messages.ts'
import { canManageCases } from './session-record.policy.ts'

export const addCase = route(sessionRecord.addCase, {
  policy: canManageCases,
  handler: async ({ ctx, tx, session, body }) => {
    const now = ctx.clock.now()
    const { sessionId } = await readableSession(tx, { session, now }, { sessionId: body.sessionId })
    const id = await insertCase(tx, { ...body, createdBy: session.userId, at: now })
    if (id === null) throw refuse(sessionRecord.CASE_REFUSALS.alreadySaved, texts.alreadySaved)
    const { title, note } = body
    await tx.audit({
      module: 'sessionRecord',
      opType: 'sessionCase.add',
      target: title,
      after: { sessionId, title, note },
    })
    return { id }
  },
})
