import { defineTexts } from '@console/ui/texts'

export const texts = defineTexts({
  'summary.page': ['Summary report', '汇总报表'],
  'summary.note': [
    'Figures are computed; what is entered by hand is edited in its row.',
    '指标由系统计算；手工填写的内容可在行内编辑。',
  ],
  'summary.note.read': [
    'Figures are computed; entering values needs the permission to edit daily reports.',
    '指标由系统计算；填写内容需要“填写日报”权限。',
  ],
  'summary.workplace': ['Workplace', '职场'],
  'summary.choose': ['Choose', '请选择'],
  'summary.noBusiness': ['Choose a business', '请选择业务'],
  'summary.workplaces.failed': ['The workplaces could not be loaded.', '职场加载失败。'],
  'summary.noWorkplace': ['No workplace', '没有职场'],
  'summary.noWorkplace.text': [
    'Nobody whom you see as a whole site works for this business.',
    '您可查看的职场中没有人从事此业务。',
  ],
  'summary.failed': ['The reports could not be loaded', '报表加载失败'],
  'summary.day': ['Day', '日期'],
  'summary.actions': ['Actions', '操作'],
  'summary.edit': ['Edit', '编辑'],
  'summary.edit.day': ['Edit {report} of {day}', '编辑 {day} 的{report}'],
  'summary.save': ['Save', '保存'],
  'summary.cancel': ['Cancel', '取消'],
  'summary.total': ['Total', '合计'],
  'summary.mean': ['mean', '平均'],
  'summary.mean.text': [
    'Over all days together, not the mean of the daily values.',
    '按全部日期合并计算，而非每日数值的平均。',
  ],
  'summary.problem.empty': ['{name} is required', '请填写{name}'],
  'summary.problem.amount': [
    'Enter a whole number from 0 to {max, number}',
    '请输入 0 到 {max, number} 的整数',
  ],
  'summary.problem.tooLong': ['At most {max} characters', '最多 {max} 个字符'],
  'summary.stored': ['Stored now: {value}', '当前已存：{value}'],
  'summary.stored.use': ['Use this', '采用'],
  'summary.stored.keep': ['Keep mine', '保留我的'],
  'summary.problem.stored': ['Choose one of the two values', '请在两个值中选择一个'],
  'summary.pasted': [
    '{left, plural, one {# cell of what was pasted has} other {# cells of what was pasted have}} no cell to go to here',
    '粘贴的内容中有 {left, number} 个单元格在此处没有可填写的位置',
  ],
  'summary.notSaved': ['The row was not saved', '该行未保存'],
  'summary.editing': ['Save or cancel the row being edited first', '请先保存或取消正在编辑的行'],
  'summary.leave': ['A row is being edited', '有一行正在编辑'],
  'summary.leave.text': [
    'What you entered is not saved and would be lost.',
    '您填写的内容尚未保存，离开后将丢失。',
  ],
  'summary.leave.ok': ['Discard', '放弃'],
})
