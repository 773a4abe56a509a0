import { headTexts, statColumns } from '@console/contracts'
import { defineTexts } from '@console/ui/texts'
import { countTexts } from '../../components/count-texts.ts'
import { figureTexts } from '../../components/figure-texts.ts'
import { suggestionTexts } from '../../components/suggestion-texts.ts'

export const texts = defineTexts(
  figureTexts,
  countTexts,
  suggestionTexts,
  headTexts({
    'stat.team': statColumns.team,
    'stat.team.seats': statColumns.seats,
  }),
  {
    'stat.teams': ['Teams', '团队'],
    'stat.teams.note': [
      'Lowest organisations that have agents, as many as the query covers.',
      '查询范围内有坐席的末级组织数。',
    ],
    'stat.teams.failed': ['The teams could not be loaded', '团队列表加载失败'],
    'stat.teams.none': ['No team has agents here', '该范围内没有带坐席的团队'],
    'stat.team.seats.note': [
      'Enabled accounts of agents that belong to these teams now.',
      '当前属于这些团队且已启用的坐席账号。',
    ],
    'stat.team.open': ['People of {name}', '{name}的人员'],
    'stat.team.suggestions.count': ['{count, plural, one {# person} other {# people}}', '{count, number} 人'],
    'stat.team.suggestions.of': [
      '{count, plural, one {# person} other {# people}} with suggestions in {name}',
      '{name}有 {count, number} 人有建议',
    ],
    'stat.team.suggestions.why': [
      'Holds by the last 7 days for {count, plural, one {# person} other {# people}}:',
      '依据最近 7 天的数据，适用于 {count, number} 人：',
    ],
    'stat.team.suggestions.others': [
      ' and {count, plural, one {# other} other {# others}}',
      ' 等另外 {count, number} 人',
    ],
    'stat.team.suggestions.open': ['Show the people of {name}', '查看{name}的人员'],
  },
)
