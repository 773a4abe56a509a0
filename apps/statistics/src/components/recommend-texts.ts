import { headTexts, statColumns } from '@console/contracts'
import { defineTexts } from '@console/ui/texts'

/** Texts of the series of recommendations. They load with the pages that have it. */
export const recommendTexts = defineTexts(
  headTexts({
    'stat.recommend.made': statColumns.recommended,
    'stat.recommend.accepted': statColumns.accepted,
    'stat.recommend.valid': statColumns.validRecommended,
  }),
  {
    'stat.recommend.series': ['Recommendations', '推荐次数'],
  },
)
