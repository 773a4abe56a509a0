import { AVERAGE_TALK, partsOfRate, quotient, RATES, type Quotient, type workspace } from '@console/contracts'
import type { Text } from '../../../platform/messages/text.ts'
import type { SeatDay } from './workspace.store.ts'

const PERCENT = 100

type Figure = { value: number } & Partial<Quotient>
type Described = { name: Text; figure: (day: SeatDay) => Figure }

/** The name and the value of each figure of a seat's card, a quotient with its sums; all kinds of violations count as one. */
export const seatFigures: Readonly<Record<workspace.SeatFigure, Described>> = {
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

function quotientFigure(parts: Quotient, unit = 1): Figure {
  return { value: quotient(parts) * unit, ...parts }
}
