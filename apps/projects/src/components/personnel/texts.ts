import { defineTexts } from '@console/ui/texts'

export const texts = defineTexts({
  'personnel.title': ['Personnel of the project', '项目人员安排'],
  'personnel.titleOf': ['Personnel: {project}', '人员安排：{project}'],
  'personnel.failed': ['The agents could not be loaded', '坐席列表加载失败'],
  'personnel.search': ['Name or account', '姓名或账号'],
  'personnel.none': ['There are no agents', '暂无坐席'],
  'personnel.none.text': [
    'Agents are people of your company with the position of a seat. Add them under Accounts.',
    '坐席是贵公司中具有坐席角色的人员，请在账号管理中添加。',
  ],
  'personnel.noneFound': ['No agent fits the search', '没有符合条件的坐席'],
  'personnel.assigned': ['Assigned', '分配人力'],
  'personnel.confirmed': ['Confirmed', '确认人力'],
  'personnel.after': ['After saving', '保存后'],
  'personnel.changes': [
    '{placed, number} to add, {withdrawn, number} to remove',
    '将安排 {placed, number} 人，撤出 {withdrawn, number} 人',
  ],
  'personnel.tooMany': [
    'More agents than the project was assigned: {count, number} of {assigned, number}.',
    '安排人数超过项目分配人力：{count, number} / {assigned, number}。',
  ],
  'personnel.atOnce': [
    'At most {max, number} can be added or removed at once.',
    '一次最多安排或撤出 {max, number} 人。',
  ],
  'personnel.others': ['Also works for {names}', '同时服务于 {names}'],
  'personnel.save': ['Save', '保存'],
  'personnel.saved': ['Saved. Confirmed manpower: {count, number}', '已保存，确认人力：{count, number}'],
})
