import type { TrackStatus } from '../model/track-statuses.ts'

type Messages = Readonly<Record<`track.status.${TrackStatus}`, string>>

const en: Messages = {
  'track.status.work': 'Work',
  'track.status.productive': 'Productive',
  'track.status.meeting': 'Meeting',
  'track.status.coaching': 'Coaching',
  'track.status.training': 'Training',
  'track.status.online': 'Online',
  'track.status.break': 'Rest',
  'track.status.shortBreak': 'Break',
  'track.status.lunchBreak': 'Lunch',
  'track.status.idle': 'Idle',
  'track.status.downtime': 'Downtime',
  'track.status.leave': 'Leave',
  'track.status.offline': 'Offline',
}

const zh: Messages = {
  'track.status.work': '工作',
  'track.status.productive': '生产',
  'track.status.meeting': '会议',
  'track.status.coaching': '辅导',
  'track.status.training': '培训',
  'track.status.online': '在线',
  'track.status.break': '休息',
  'track.status.shortBreak': '小休',
  'track.status.lunchBreak': '午休',
  'track.status.idle': '空闲',
  'track.status.downtime': '停工',
  'track.status.leave': '请假',
  'track.status.offline': '离线',
}

/** Names of statuses and of corrections (MON-073, PLAN-023); pages spread them into their texts. */
export const trackStatusMessages = { en, zh }
