import { headTexts, statColumns } from '@console/contracts'
import { countTexts } from '../../components/count-texts.ts'
import { figureTexts } from '../../components/figure-texts.ts'
import { suggestionTexts } from '../../components/suggestion-texts.ts'

const heads = headTexts({
  'stat.team': statColumns.team,
  'stat.team.seats': statColumns.seats,
})

const en = {
  'stat.teams': 'Teams',
  'stat.teams.note': 'Lowest organisations that have seats, as many as the query covers.',
  'stat.teams.failed': 'The teams could not be loaded',
  'stat.teams.none': 'No team has seats here',
  'stat.team.seats.note': 'Enabled accounts of seats that belong to these teams now.',
  'stat.team.open': 'People of {name}',
  'stat.team.suggestions.count': '{count, plural, one {# person} other {# people}}',
  'stat.team.suggestions.of': '{count, plural, one {# person} other {# people}} with suggestions in {name}',
  'stat.team.suggestions.why':
    'Holds by the last 7 days for {count, plural, one {# person} other {# people}}:',
  'stat.team.suggestions.others': ' and {count, plural, one {# other} other {# others}}',
  'stat.team.suggestions.open': 'Show the people of {name}',
} as const

const zh: Readonly<Record<keyof typeof en, string>> = {
  'stat.teams': '团队',
  'stat.teams.note': '查询范围内有坐席的末级组织数。',
  'stat.teams.failed': '团队列表加载失败',
  'stat.teams.none': '该范围内没有带坐席的团队',
  'stat.team.seats.note': '当前属于这些团队且已启用的坐席账号。',
  'stat.team.open': '{name}的人员',
  'stat.team.suggestions.count': '{count, number} 人',
  'stat.team.suggestions.of': '{name}有 {count, number} 人有建议',
  'stat.team.suggestions.why': '依据最近 7 天的数据，适用于 {count, number} 人：',
  'stat.team.suggestions.others': ' 等另外 {count, number} 人',
  'stat.team.suggestions.open': '查看{name}的人员',
}

/** They load with the page. */
export const texts = {
  en: { ...figureTexts.en, ...countTexts.en, ...suggestionTexts.en, ...heads.en, ...en },
  zh: { ...figureTexts.zh, ...countTexts.zh, ...suggestionTexts.zh, ...heads.zh, ...zh },
}
