import { headTexts, statColumns } from '@console/contracts'
import { defineTexts } from '@console/ui/texts'
import { figureTexts } from '../../components/figure-texts.ts'
import { recommendTexts } from '../../components/recommend-texts.ts'

export const texts = defineTexts(
  figureTexts,
  recommendTexts,
  headTexts({
    'stat.question': statColumns.question,
  }),
  {
    'stat.recommend': ['Recommendation', '话术推荐'],
    'stat.recommend.questions': ['Questions most recommended', '推荐最多的问题'],
    'stat.recommend.who': ['Recommendations by organisation', '各组织推荐次数'],
    'stat.recommend.who.people': ['Recommendations by person', '各人员推荐次数'],
  },
)
