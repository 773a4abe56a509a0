import { workspace } from '@console/contracts'
import { findScope } from '../../identity/organization/public.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { route } from '../../../access/route.ts'
import { findWarnSettings } from '../../statistics/statistics/public.ts'
import { seatFigures } from './seat-figures.ts'
import { seatDays } from './workspace.store.ts'
import { canOpen } from '../../../access/policy.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import { toZonedDay } from '../../../platform/time/days.ts'

export const getBusinessStats = route(workspace.businessStats, {
  policy: canOpen('workspace.wall'),
  handler: async ({ ctx, tx, session, language, body }) => {
    const { orgID: orgId, businessTypeID: businessTypeId, userIDList, userID } = body
    await findScope(tx, { userId: session.userId, orgId })
    await requireBusinessType(tx, businessTypeId)
    const settings = await findWarnSettings(tx, { orgId, businessTypeId })
    const userIds = userIDList ?? userID ?? []
    const { timezone } = session
    const now = ctx.clock.now()
    const day = toZonedDay(toUnixSeconds(now), timezone)
    const days = await seatDays(tx, { orgId, businessTypeId, userIds, day, now, timezone })
    return {
      businessStats: days.map((day) => ({
        userID: day.userId,
        infos: workspace.SEAT_FIGURES.map((key) => ({
          key,
          name: seatFigures[key].name[language],
          ...seatFigures[key].figure(day),
          warnIndicators: settings?.[key] ?? null,
        })),
      })),
    }
  },
})
