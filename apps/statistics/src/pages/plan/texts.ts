import { headTexts, monitorColumns } from '@console/contracts'
import { defineTexts } from '@console/ui/texts'
import { monitorTexts } from '../../monitor/monitor-texts.ts'

export const texts = defineTexts(
  monitorTexts,
  headTexts({
    'plan.start': monitorColumns.start,
    'plan.came': monitorColumns.came,
    'plan.length': monitorColumns.scheduled,
    'plan.expected': monitorColumns.toWork,
    'plan.worked': monitorColumns.worked,
  }),
  {
    plan: ['Schedule statistics', '排班统计'],
    'plan.failed': ['The shifts could not be loaded', '班次加载失败'],
    'plan.filtered': ['Nobody matches these filters', '没有符合筛选条件的人员'],
    'plan.filtered.text': ['Uncheck a filter, or choose other days.', '请取消勾选，或选择其他日期。'],
    'plan.withShifts': ['With shifts', '有班次'],
    'plan.lateOrAbsent': ['Late or absent', '迟到或缺勤'],
    'plan.setUp': ['Set up schedules', '设置排班'],
    'plan.business.first': ['Please select a business type first', '请先选择业务类型'],
    'plan.business.notOwn': [
      'You do not work for this business, so its schedules cannot be opened.',
      '您不属于该业务，无法打开其排班。',
    ],
    'plan.people': ['People with shifts', '有班次人数'],
    'plan.people.note': ['People with a shift that has started.', '有已开始班次的人数。'],
    'plan.adherence': ['Adherence', '遵从率'],
    'plan.adherence.note': [
      'Time in the planned activity, {part}, divided by the planned time so far, {whole}. Online counts, rest up to the planned one, and idleness up to the limit of inactivity.',
      '处于计划活动的时长 {part} 除以截至目前的计划时长 {whole}。在线计入，休息以计划时长为限，空闲以无操作限制为限。',
    ],
    'plan.conformance': ['Conformance', '符合率'],
    'plan.conformance.note': [
      'Time worked, whenever it was, {part}, divided by the time that was to be worked, {whole}. More than 100% is overtime.',
      '实际工作时长 {part}（不论何时）除以应工作时长 {whole}。超过 100% 为加班。',
    ],
    'plan.noShifts': ['No shifts on these days.', '这些日期没有班次。'],
    'plan.shifts': ['Shifts of {name}', '{name}的班次'],
    'plan.table': ['Shifts', '班次'],
    'plan.legend': [
      'Planned start → came, with attendance. Durations and times out of plan are in the details of a person.',
      '计划开始 → 实际到岗，附出勤状态。时长和计划外时段见人员详情。',
    ],
    'plan.person': ['Person', '人员'],
    'plan.person.rates': ['Adherence · conformance', '遵从率 · 符合率'],
    'plan.open': ['Show the details of {name}', '展开{name}的详情'],
    'plan.close': ['Hide the details of {name}', '收起{name}的详情'],
    'plan.present': ['Present', '出勤'],
    'plan.late': ['Late', '迟到'],
    'plan.absent': ['Absent', '缺勤'],
    'plan.open.shift': ['Open', '未定'],
    'plan.deviations': ['Out of plan', '计划外时段'],
    'plan.deviations.failed': ['The times out of plan could not be loaded', '计划外时段加载失败'],
    'plan.deviations.none': ['Always as planned', '全部按计划'],
    'plan.deviations.none.text': ['Every shift that has started was followed.', '已开始的班次均按计划执行。'],
    'plan.deviations.now': ['now', '现在'],
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
  },
)
