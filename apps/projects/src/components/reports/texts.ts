import { defineTexts } from '@console/ui/texts'

export const texts = defineTexts({
  'reports.title': ['Monthly reports', '月度报告'],
  'reports.titleOf': ['Monthly reports: {project}', '月度报告：{project}'],
  'reports.count': [
    '{count, plural, =0 {No reports} one {# report} other {# reports}}',
    '{count, plural, =0 {暂无报告} other {共 # 份报告}}',
  ],
  'reports.latest': ['The latest {count} reports', '最近 {count} 份报告'],
  'reports.file': ['File a report', '提交报告'],
  'reports.failed': ['The monthly reports could not be loaded', '月度报告加载失败'],
  'reports.none': ['No monthly reports yet', '暂无月度报告'],
  'reports.none.text': ['There is one report a month, with one file.', '每月一份报告，附一个文件。'],
  'reports.by': ['{name}, {time}', '由 {name} 于 {time} 提交'],
  'reports.delete': ['Delete', '删除'],
  'reports.delete.label': ['Delete the report of {month}', '删除 {month} 的报告'],
  'reports.delete.title': ['Delete the report of {month}?', '确定删除 {month} 的报告？'],
  'reports.delete.text': [
    'Its file is deleted too. This can’t be undone.',
    '报告文件将一并删除，且无法恢复。',
  ],
  'reports.deleted': ['The report of {month} is deleted', '已删除 {month} 的报告'],
  'reports.filed': ['The report of {month} is filed', '已提交 {month} 的报告'],
  'reports.form.failed': ['The form could not be loaded', '表单加载失败'],
  'reports.form.title': ['New report: {project}', '新建报告：{project}'],
  'reports.form.ok': ['File report', '提交'],
  'reports.form.month': ['Month', '月份'],
  'reports.form.month.pick': ['Choose a month', '请选择月份'],
  'reports.form.month.hint': [
    'Choose a month that has ended, from that in which the project was posted.',
    '请选择项目发布当月起、已结束的月份。',
  ],
  'reports.form.remark': ['Remark', '备注'],
  'reports.form.remark.hint': [
    'At most {max, number} characters, without control characters.',
    '最多 {max, number} 个字符，且不能包含控制字符。',
  ],
  'reports.form.file.hint': ['A report needs one file.', '每份报告需附一个文件。'],
})
