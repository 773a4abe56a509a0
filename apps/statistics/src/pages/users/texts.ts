import { countTexts } from '../../components/count-texts.ts'
import { figureTexts } from '../../components/figure-texts.ts'
import { ruleTexts } from '../../components/rule-texts.ts'
import { suggestionTexts } from '../../components/suggestion-texts.ts'

const en = {
  'stat.users': 'Users',
  'stat.users.detail': 'Details of each person',
  'stat.users.failed': 'The people could not be loaded',
  'stat.users.none': 'Nobody worked in this range',
  'stat.onlineHours': 'Online time, hours',
  'stat.hours': 'Hours',
} as const

const zh: Readonly<Record<keyof typeof en, string>> = {
  'stat.users': '人员',
  'stat.users.detail': '人员明细',
  'stat.users.failed': '人员列表加载失败',
  'stat.users.none': '该范围内无人工作',
  'stat.onlineHours': '在线时长（小时）',
  'stat.hours': '小时',
}

/** They load with the page. */
export const texts = {
  en: { ...figureTexts.en, ...countTexts.en, ...ruleTexts.en, ...suggestionTexts.en, ...en },
  zh: { ...figureTexts.zh, ...countTexts.zh, ...ruleTexts.zh, ...suggestionTexts.zh, ...zh },
}
