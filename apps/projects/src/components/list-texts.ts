import { defineTexts } from '@console/ui/texts'

/** Texts of the lists of both sides. */
export const listTexts = defineTexts({
  'lists.failed': ['The projects could not be loaded', '项目列表加载失败'],
  'lists.open.failed': ['The project could not be loaded', '项目加载失败'],
  'lists.industry': ['Industry', '行业'],
  'lists.actions': ['Actions', '操作'],
  'lists.actionOn': ['{action}, {name}', '{action}，{name}'],
  'lists.noneFound': ['No project fits the filters', '没有符合筛选条件的项目'],
})
