import { defineTexts } from '@console/ui/texts'

/** Why an interval of a shift was not as planned; pages spread them into their texts. */
export const deviationTexts = defineTexts({
  'deviation.absent': ['Nobody came to the shift from {start} to {end}', '{start} 至 {end} 的班次无人到岗'],
  'deviation.lateStart': [
    'The shift began at {start}, the person came {length} later',
    '班次 {start} 开始，晚到 {length}',
  ],
  'deviation.earlyLeave': [
    'The person left {length} before the shift ended at {end}',
    '班次 {end} 结束，提前 {length} 离开',
  ],
  'deviation.offline': ['Offline for {length} during the shift', '班次中离线 {length}'],
  'deviation.leave': ['On leave for {length} during the shift', '班次中请假 {length}'],
  'deviation.breakTooLong': ['Rest {length} longer than the shift plans', '休息超出计划 {length}'],
  'deviation.inactive': [
    'Idle for {length} after the limit of inactivity',
    '超过无操作限制后仍空闲 {length}',
  ],
})
