import { statusAfter, type SeatStatus, type StatusEvent, type SubStatus } from '@console/contracts'
import type { Language } from '@console/contracts'
import type { Text } from '../../../platform/messages/text.ts'

/** Names of statuses and of their kinds (PLAN-023). */
const NAMES: Readonly<Record<SeatStatus | SubStatus, Text>> = {
  offline: { en: 'Offline', zh: '离线' },
  online: { en: 'Online', zh: '在线' },
  leave: { en: 'Leave', zh: '离开' },
  work: { en: 'Work', zh: '工作' },
  break: { en: 'Break', zh: '休息' },
  idle: { en: 'Idle', zh: '空闲' },
  productive: { en: 'Productive', zh: '生产' },
  meeting: { en: 'Meeting', zh: '会议' },
  coaching: { en: 'Coaching', zh: '辅导' },
  training: { en: 'Training', zh: '培训' },
  shortBreak: { en: 'Break', zh: '小休' },
  lunchBreak: { en: 'Lunch', zh: '午休' },
  downtime: { en: 'Downtime', zh: '停工' },
}

/** Of the kind, where there is one, else of the status; a kind that has no name here stays as it is. */
export function statusName(
  { evt, subEvt }: { evt: StatusEvent; subEvt?: string | null | undefined },
  language: Language,
): string {
  const name = subEvt || statusAfter(evt)
  return Object.entries(NAMES).find(([known]) => known === name)?.[1][language] ?? name ?? ''
}
