import { monitorSetting, queryId, stat } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { BadRequest, Forbidden } from '../../../platform/errors.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { saveWarnLimit } from '../monitor-setting/public.ts'
import { findWarnKey } from './settings.store.ts'
import { statisticsTexts } from './statistics.messages.ts'

export const saveWarnSettings = route(stat.saveWarnIndicators, {
  policy: canOpen('workspace.wall'),
  handler: async ({ ctx, tx, session, request, body }) => {
    const { version, workTimes, talkTime: talkSeconds, avgTalkTime: avgTalkSeconds, ...counts } = body
    const businessTypeId = selectedBusiness(request.businessTypeId)
    await requireBusinessType(tx, businessTypeId)
    const { orgId } = await findWarnKey(tx, session.userId)
    if (orgId === null) throw new Forbidden(statisticsTexts.noOrganization)
    const limits = {
      ...counts,
      talkSeconds,
      avgTalkSeconds,
      workTimes: monitorSetting.formatWorkTimes(workTimes),
    }
    await saveWarnLimit(tx, {
      draft: { orgId, businessTypeId, ...limits },
      version,
      change: { by: session.userId, at: ctx.clock.now() },
    })
    return null
  },
})

/** Reads the business type from the console's header (WORK-Q2). */
function selectedBusiness(header: string | null): number {
  const read = queryId.safeParse(header ?? undefined)
  if (!read.success) throw new BadRequest({}, statisticsTexts.noBusinessType)
  return read.data
}
