import { AVERAGE_TALK, partsOfRate, type Quotient, quotient, RATES, workspace } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { Text } from '../../../platform/messages/text.ts'
import { toZonedDay } from '../../../platform/time/days.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { findScope } from '../../identity/organization/public.ts'
import { findWarnSettings } from '../../statistics/statistics/public.ts'
import { type SeatDay, seatDays } from './workspace.store.ts'

const PERCENT = 100

/** The name and the value of each figure of a seat's card, a quotient with its sums; all kinds of violations count as one. */
const seatFigures: Readonly<Record<workspace.SeatFigure, Described>> = {
  callCnt: { name: { en: 'Outbound calls', zh: '外呼量' }, figure: ({ calls }) => ({ value: calls }) },
  talkCnt: {
    name: { en: 'Valid calls', zh: '有效通话量' },
    figure: ({ validCalls }) => ({ value: validCalls }),
  },
  talkRate: {
    name: { en: 'Valid rate', zh: '有效率' },
    figure: (day) => quotientFigure(partsOfRate(RATES.talkConversionRate, day), PERCENT),
  },
  talkTime: {
    name: { en: 'Talk time', zh: '通话时长' },
    figure: ({ talkSeconds }) => ({ value: talkSeconds }),
  },
  avgTalkTime: {
    name: { en: 'Average talk time', zh: '平均通话时长' },
    figure: (day) => quotientFigure(partsOfRate(AVERAGE_TALK, { ...day, answeredSeconds: day.talkSeconds })),
  },
  foulCnt: {
    name: { en: 'Violations', zh: '违规次数' },
    figure: ({ violations }) => ({ value: violations }),
  },
}

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

type Figure = { value: number } & Partial<Quotient>

type Described = { name: Text; figure: (day: SeatDay) => Figure }

function quotientFigure(parts: Quotient, unit = 1): Figure {
  return { value: quotient(parts) * unit, ...parts }
}
