import { stat, UNSET_VERSION, type DataOf } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { findScope } from '../../identity/organization/public.ts'
import { findWarnSettings, findWarnKey } from './settings.store.ts'

/** No time of day to warn in: as long as nobody set any, nobody is warned. */
const NOTHING_SET = {
  workTimes: [],
  callCnt: 0,
  talkCnt: 0,
  talkTime: 0,
  avgTalkTime: 0,
  talkRate: 0,
  foulCnt: 0,
  version: UNSET_VERSION,
} satisfies DataOf<typeof stat.warnIndicators>

export const getWarnSettings = route(stat.warnIndicators, {
  policy: canOpen('workspace.wall', 'monitor.setting'),
  handler: async ({ tx, session, query: { orgId, bizTypeId } }) => {
    await findScope(tx, { userId: session.userId, orgId })
    await requireBusinessType(tx, bizTypeId)
    const own = await findWarnKey(tx, session.userId)
    const key = { orgId: orgId ?? own.orgId, businessTypeId: bizTypeId ?? own.businessTypeId }
    if (key.orgId === null || key.businessTypeId === null) return NOTHING_SET
    const { orgId: org, businessTypeId } = key
    const found = await findWarnSettings(tx, { orgId: org, businessTypeId })
    if (!found) return NOTHING_SET
    const { isOwn, version, ...settings } = found
    // Inherited settings are no record of this organisation: the first save makes one.
    return { ...settings, version: isOwn ? version : UNSET_VERSION }
  },
})
