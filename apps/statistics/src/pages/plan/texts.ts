import { headTexts, monitorColumns } from '@console/contracts'
import { deviationMessages } from '../../components/deviation-messages.ts'
import { monitorMessages } from '../../monitor/monitor-messages.ts'

const heads = headTexts({
  'plan.start': monitorColumns.start,
  'plan.came': monitorColumns.came,
  'plan.length': monitorColumns.scheduled,
  'plan.expected': monitorColumns.toWork,
  'plan.worked': monitorColumns.worked,
  'plan.attendance': monitorColumns.attendance,
})

const en = {
  plan: 'Schedule statistics',
  'plan.failed': 'The shifts could not be loaded',
  'plan.filtered': 'Nobody matches these filters',
  'plan.filtered.text': 'Uncheck a filter, or choose other days.',
  'plan.withShifts': 'With shifts',
  'plan.lateOrAbsent': 'Late or absent',
  'plan.setUp': 'Set up schedules',
  'plan.business.first': 'Please select a business type first',
  'plan.business.notOwn': 'You do not work for this business, so its schedules cannot be opened.',
  'plan.people': 'People with shifts',
  'plan.people.note': 'People with a shift that has started.',
  'plan.adherence': 'Adherence',
  'plan.adherence.note':
    'Time in the planned activity, {part}, divided by the planned time so far, {whole}. Online counts, rest up to the planned one, and idleness up to the limit of inactivity.',
  'plan.conformance': 'Conformance',
  'plan.conformance.note':
    'Time worked, whenever it was, {part}, divided by the time that was to be worked, {whole}. More than 100% is overtime.',
  'plan.noShifts': 'No shifts on these days.',
  'plan.shifts': 'Shifts of {name}',
  'plan.shift': 'Shift',
  'plan.present': 'Present',
  'plan.late': 'Late',
  'plan.absent': 'Absent',
  'plan.deviations': 'Out of plan',
  'plan.deviations.failed': 'The times out of plan could not be loaded',
  'plan.deviations.none': 'Always as planned',
  'plan.deviations.none.text': 'Every shift that has started was followed.',
  'plan.deviations.now': 'now',
}

const zh: Readonly<Record<keyof typeof en, string>> = {
  plan: '排班统计',
  'plan.failed': '班次加载失败',
  'plan.filtered': '没有符合筛选条件的人员',
  'plan.filtered.text': '请取消勾选，或选择其他日期。',
  'plan.withShifts': '有班次',
  'plan.lateOrAbsent': '迟到或缺勤',
  'plan.setUp': '设置排班',
  'plan.business.first': '请先选择业务类型',
  'plan.business.notOwn': '您不属于该业务，无法打开其排班。',
  'plan.people': '有班次人数',
  'plan.people.note': '有已开始班次的人数。',
  'plan.adherence': '遵从率',
  'plan.adherence.note':
    '处于计划活动的时长 {part} 除以截至目前的计划时长 {whole}。在线计入，休息以计划时长为限，空闲以无操作限制为限。',
  'plan.conformance': '符合率',
  'plan.conformance.note': '实际工作时长 {part}（不论何时）除以应工作时长 {whole}。超过 100% 为加班。',
  'plan.noShifts': '这些日期没有班次。',
  'plan.shifts': '{name}的班次',
  'plan.shift': '班次',
  'plan.present': '出勤',
  'plan.late': '迟到',
  'plan.absent': '缺勤',
  'plan.deviations': '计划外时段',
  'plan.deviations.failed': '计划外时段加载失败',
  'plan.deviations.none': '全部按计划',
  'plan.deviations.none.text': '已开始的班次均按计划执行。',
  'plan.deviations.now': '现在',
}

/** They load with the page. */
export const texts = {
  en: { ...deviationMessages.en, ...monitorMessages.en, ...heads.en, ...en },
  zh: { ...deviationMessages.zh, ...monitorMessages.zh, ...heads.zh, ...zh },
}
