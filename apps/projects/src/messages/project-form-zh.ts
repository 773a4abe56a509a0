import type { projectFormEn } from './project-form-en.ts'

export const projectFormZh: Readonly<Record<keyof typeof projectFormEn, string>> = {
  'projectForm.new': '新建项目',
  'projectForm.create': '创建',
  'projectForm.created': '项目“{name}”已创建',
  'projectForm.edit': '编辑“{name}”',
  'projectForm.save': '保存',
  'projectForm.saved': '项目“{name}”已保存',
  'projectForm.industry': '行业',
  'projectForm.industry.missing': '请选择行业。',
  'projectForm.industry.failed': '行业列表加载失败。',
  'projectForm.name': '项目名称',
  'projectForm.name.wrong': '请输入 {min, number} 至 {max, number} 个字符，不含换行。',
  'projectForm.need': '人力需求',
  'projectForm.need.wrong': '请输入 {min, number} 到 {max, number} 之间的整数。',
  'projectForm.need.lowered': '人力需求只能增加',
  'projectForm.status': '项目状态',
  'projectForm.status.ceased': '项目已终止，更改状态后才能修改其他内容。',
  'projectForm.description': '项目描述',
  'projectForm.description.wrong': '最多 {max, number} 个字符。',
}
