import { sessionRecord } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { NotFound } from '../../../platform/errors.ts'
import { findScoreRule } from '../../quality/score/public.ts'
import {
  listSessionCalls,
  findSessionFacts,
  listSessionLabels,
  listSessionViolations,
} from './detail.store.ts'
import { describeProviders, describeSeats } from './outsourced.store.ts'
import { readableSession } from './readable-session.ts'
import { sessionRecordTexts as texts } from './session-record.messages.ts'
import { canReadSession } from './session-record.policy.ts'

export const getDetail = route(sessionRecord.detail, {
  policy: canReadSession,
  handler: async ({ ctx, tx, session, params, query, language }) => {
    const now = ctx.clock.now()
    const found = await readableSession(tx, { session, now }, { ...params, ...query })
    const calls = await listSessionCalls(tx, found)
    const [first] = calls
    if (!first) throw new NotFound(texts.unknownSession)
    const hitQuery = { session: found, callIds: calls.map(({ callId }) => callId) }
    // Names of another company's people and businesses are read as R20 lets its project's owner.
    const isOthers = found.tenantId !== tx.tenantId
    const isScored = !isOthers && calls.some(({ answeredAt }) => answeredAt !== null)
    const rows = calls.map(({ bizId, userId }) => ({ bizId, userIds: [userId] }))
    const seats = isOthers ? await describeSeats(tx, rows, now) : null
    const providers =
      isOthers && found.project
        ? await describeProviders(tx, { project: found.project, now, language })
        : null
    return {
      sessionId: found.sessionId,
      startedAt: first.startedAt,
      bizId: first.bizId,
      businessName: providers?.get(first.bizId) ?? first.businessName,
      ...(await findSessionFacts(tx, found)),
      calls: calls.map(({ userId, userName, orgName, bizId: _biz, businessName: _name, ...call }) => ({
        ...call,
        user: { id: userId, name: seats?.get(userId)?.name ?? userName },
        orgName: seats?.get(userId)?.orgName ?? orgName,
      })),
      violations: await listSessionViolations(tx, hitQuery),
      labels: await listSessionLabels(tx, hitQuery),
      scoreRule: isScored ? await findScoreRule(tx, first.bizId) : null,
    }
  },
})
