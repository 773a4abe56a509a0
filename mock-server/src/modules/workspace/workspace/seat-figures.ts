import { average, talkConversionRate, type workspace } from '@console/contracts'
import type { Text } from '../../../platform/messages/text.ts'
import type { SeatDay } from './workspace.store.ts'

const PERCENT = 100

type Figure = { name: Text; value: (day: SeatDay) => number }

/** What each figure of a seat's card is called and made of; all kinds of violations count as one. */
export const seatFigures: Readonly<Record<workspace.SeatFigure, Figure>> = {
  callCnt: { name: { en: 'Calls', zh: '外呼量' }, value: (day) => day.calls },
  talkCnt: { name: { en: 'Valid calls', zh: '有效通话量' }, value: (day) => day.validCalls },
  talkRate: {
    name: { en: 'Valid call rate', zh: '有效通话率' },
    value: (day) => talkConversionRate(day) * PERCENT,
  },
  talkTime: { name: { en: 'Talk time', zh: '通话时长' }, value: (day) => day.talkSeconds },
  avgTalkTime: {
    name: { en: 'Average talk time', zh: '平均通话时长' },
    value: (day) => average(day.talkSeconds, day.calls),
  },
  foulCnt: { name: { en: 'Violations', zh: '违规次数' }, value: (day) => day.violations },
}
