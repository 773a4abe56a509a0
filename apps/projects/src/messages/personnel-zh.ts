import type { personnelEn } from './personnel-en.ts'

export const personnelZh: Readonly<Record<keyof typeof personnelEn, string>> = {
  'personnel.title': '项目人员安排',
  'personnel.titleOf': '人员安排：{project}',
  'personnel.failed': '坐席列表加载失败',
  'personnel.search': '姓名或账号',
  'personnel.none': '暂无坐席',
  'personnel.none.text': '坐席是贵公司中具有坐席角色的人员，请在账号管理中添加。',
  'personnel.noneFound': '没有符合条件的坐席',
  'personnel.assigned': '分配人力',
  'personnel.confirmed': '确认人力',
  'personnel.after': '保存后',
  'personnel.changes': '将安排 {placed, number} 人，撤出 {withdrawn, number} 人',
  'personnel.tooMany': '安排人数超过项目分配人力：{count, number} / {assigned, number}。',
  'personnel.atOnce': '一次最多安排或撤出 {max, number} 人。',
  'personnel.others': '同时服务于 {names}',
  'personnel.save': '保存',
  'personnel.saved': '已保存，确认人力：{count, number}',
}
