import { sessionRecord } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { listSessionCalls, findWordsLimit, listUtterances } from './detail.store.ts'
import { readableSession } from './readable-session.ts'
import { canReadSession } from './session-record.policy.ts'

export const getUtterances = route(sessionRecord.utterances, {
  policy: canReadSession,
  handler: async ({ ctx, tx, session, params, query }) => {
    const found = await readableSession(tx, { session, now: ctx.clock.now() }, { ...params, ...query })
    const calls = await listSessionCalls(tx, found)
    const words = await listUtterances(tx, {
      tenantId: found.tenantId,
      callIds: calls.map(({ callId }) => callId),
      limit: sessionRecord.MAX_UTTERANCES + 1,
    })
    const storedFrom = await findWordsLimit(tx)
    return {
      utterances: words.slice(0, sessionRecord.MAX_UTTERANCES),
      isCut: words.length > sessionRecord.MAX_UTTERANCES,
      ...(storedFrom !== null && { storedFrom }),
    }
  },
})
