import { countTexts } from '../../components/count-texts.ts'
import { figureTexts } from '../../components/figure-texts.ts'
import { ruleTexts } from '../../components/rule-texts.ts'

const en = {
  'stat.users': 'Users',
  'stat.users.detail': 'Details of each person',
  'stat.users.failed': 'The people could not be loaded',
  'stat.users.none': 'Nobody worked in this range',
  'stat.user.days': 'Days on duty',
  'stat.user.average': 'Average online a day',
  'stat.user.callTime': 'Call time',
  'stat.user.violations': 'Violations',
  'stat.user.open': 'Statistics of {name}, in a new tab',
  'stat.onlineHours': 'Online time, hours',
  'stat.hours': 'Hours',
  'stat.suggestions': 'Suggestions',
  'stat.suggestions.count': '{count, plural, one {# suggestion} other {# suggestions}}',
  'stat.suggestions.of': '{count, plural, one {# suggestion} other {# suggestions}} for {name}',
  'stat.suggestions.why': 'Shown because of the last 7 days:',
} as const

const zh: Readonly<Record<keyof typeof en, string>> = {
  'stat.users': '人员',
  'stat.users.detail': '人员明细',
  'stat.users.failed': '人员列表加载失败',
  'stat.users.none': '该范围内无人工作',
  'stat.user.days': '出勤天数',
  'stat.user.average': '日均在线时长',
  'stat.user.callTime': '通话时长',
  'stat.user.violations': '违规',
  'stat.user.open': '在新标签页查看{name}的统计',
  'stat.onlineHours': '在线时长（小时）',
  'stat.hours': '小时',
  'stat.suggestions': '建议',
  'stat.suggestions.count': '{count} 条建议',
  'stat.suggestions.of': '{name}的 {count} 条建议',
  'stat.suggestions.why': '依据最近 7 天的数据：',
}

/** They load with the page. */
export const texts = {
  en: { ...figureTexts.en, ...countTexts.en, ...ruleTexts.en, ...en },
  zh: { ...figureTexts.zh, ...countTexts.zh, ...ruleTexts.zh, ...zh },
}
