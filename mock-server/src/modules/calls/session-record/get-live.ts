import { sessionRecord, statusAfter } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import { NotFound } from '../../../platform/errors.ts'
import { findScope } from '../../identity/organization/public.ts'
import { areAllIn } from '../../quality/quality/public.ts'
import { listUtterances } from './detail.store.ts'
import { findLastReport, findLastSessionId, findRunningCall, getSeat } from './live.store.ts'
import { isKnown } from './scope.store.ts'
import { sessionRecordTexts as texts } from './session-record.messages.ts'
import { canReadSessions } from './session-record.policy.ts'

export const getLive = route(sessionRecord.live, {
  policy: canReadSessions,
  handler: async ({ ctx, tx, session, query: { userId, bizId } }) => {
    const now = ctx.clock.now()
    if (bizId !== undefined && !(await isKnown(tx, 'business', bizId)))
      throw new NotFound(texts.unknownBusiness)
    const scope = await findScope(tx, { userId: session.userId, orgId: undefined })
    if (!(await areAllIn(tx, { userIds: [userId], scope }))) throw new NotFound(texts.unknownPerson)
    const { orgName, ...user } = await getSeat(tx, userId)
    const call = await findRunningCall(tx, { userId, bizId, now })
    const report = await findLastReport(tx, { userId, now })
    const status = report ? statusAfter(report.evt) : null
    return {
      user,
      orgName,
      status: status ?? ('unknown' as const),
      statusSince: report?.at ?? null,
      call,
      utterances: call
        ? await listUtterances(tx, {
            tenantId: tx.tenantId,
            callIds: [call.callId],
            limit: sessionRecord.MAX_UTTERANCES,
          })
        : [],
      lastSessionId: await findLastSessionId(tx, userId),
      now: toUnixSeconds(now),
    }
  },
})
