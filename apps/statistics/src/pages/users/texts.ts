import { defineTexts } from '@console/ui/texts'
import { countTexts } from '../../components/count-texts.ts'
import { figureTexts } from '../../components/figure-texts.ts'
import { ruleTexts } from '../../components/rule-texts.ts'
import { suggestionTexts } from '../../components/suggestion-texts.ts'

export const texts = defineTexts(figureTexts, countTexts, ruleTexts, suggestionTexts, {
  'stat.users': ['Users', '人员'],
  'stat.users.detail': ['Details of each person', '人员明细'],
  'stat.users.failed': ['The people could not be loaded', '人员列表加载失败'],
  'stat.users.none': ['Nobody worked in this range', '该范围内无人工作'],
  'stat.onlineHours': ['Online time, hours', '在线时长（小时）'],
  'stat.hours': ['Hours', '小时'],
})
