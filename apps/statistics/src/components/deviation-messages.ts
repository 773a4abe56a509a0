import type { monitor } from '@console/contracts'

type Messages = Readonly<Record<`deviation.${monitor.DeviationCause}`, string>>

const en: Messages = {
  'deviation.absent': 'Nobody came to the shift from {start} to {end}',
  'deviation.lateStart': 'The shift began at {start}, the person came {length} later',
  'deviation.earlyLeave': 'The person left {length} before the shift ended at {end}',
  'deviation.offline': 'Offline for {length} during the shift',
  'deviation.leave': 'On leave for {length} during the shift',
  'deviation.breakTooLong': 'Rest {length} longer than the shift plans',
  'deviation.inactive': 'Idle for {length} after the limit of inactivity',
}

const zh: Messages = {
  'deviation.absent': '{start} 至 {end} 的班次无人到岗',
  'deviation.lateStart': '班次 {start} 开始，晚到 {length}',
  'deviation.earlyLeave': '班次 {end} 结束，提前 {length} 离开',
  'deviation.offline': '班次中离线 {length}',
  'deviation.leave': '班次中请假 {length}',
  'deviation.breakTooLong': '休息超出计划 {length}',
  'deviation.inactive': '超过无操作限制后仍空闲 {length}',
}

/** Why an interval of a shift was not as planned; pages spread them into their texts. */
export const deviationMessages = { en, zh }
