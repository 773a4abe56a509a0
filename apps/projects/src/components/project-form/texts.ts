import { defineTexts } from '@console/ui/texts'

export const texts = defineTexts({
  'projectForm.new': ['New project', '新建项目'],
  'projectForm.create': ['Create', '创建'],
  'projectForm.created': ['The project {name} is created', '项目“{name}”已创建'],
  'projectForm.edit': ['Update {name}', '编辑“{name}”'],
  'projectForm.save': ['Save', '保存'],
  'projectForm.saved': ['The project {name} is saved', '项目“{name}”已保存'],
  'projectForm.industry': ['Industry', '行业'],
  'projectForm.industry.missing': ['Choose an industry.', '请选择行业。'],
  'projectForm.industry.failed': ['The industries could not be loaded.', '行业列表加载失败。'],
  'projectForm.name': ['Name', '项目名称'],
  'projectForm.name.wrong': [
    '{min, number} to {max, number} characters, without line breaks.',
    '请输入 {min, number} 至 {max, number} 个字符，不含换行。',
  ],
  'projectForm.need': ['Manpower demand', '人力需求'],
  'projectForm.need.wrong': [
    'A whole number from {min, number} to {max, number}.',
    '请输入 {min, number} 到 {max, number} 之间的整数。',
  ],
  'projectForm.need.lowered': ['Manpower needs can only be increased', '人力需求只能增加'],
  'projectForm.status': ['Status', '项目状态'],
  'projectForm.status.ceased': [
    'The project has ceased. Choose another status to change anything else.',
    '项目已终止，更改状态后才能修改其他内容。',
  ],
  'projectForm.description': ['Description', '项目描述'],
  'projectForm.description.wrong': ['At most {max, number} characters.', '最多 {max, number} 个字符。'],
})
