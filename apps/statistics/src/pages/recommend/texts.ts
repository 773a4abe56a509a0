import { headTexts, statColumns } from '@console/contracts'
import { figureTexts } from '../../components/figure-texts.ts'
import { recommendTexts } from '../../components/recommend-texts.ts'

const heads = headTexts({
  'stat.question': statColumns.question,
})

const en = {
  'stat.recommend': 'Recommendation',
  'stat.recommend.questions': 'Questions most recommended',
  'stat.recommend.who': 'Recommendations by organisation',
  'stat.recommend.who.people': 'Recommendations by person',
} as const

const zh: Readonly<Record<keyof typeof en, string>> = {
  'stat.recommend': '话术推荐',
  'stat.recommend.questions': '推荐最多的问题',
  'stat.recommend.who': '各组织推荐次数',
  'stat.recommend.who.people': '各人员推荐次数',
}

/** They load with the page. */
export const texts = {
  en: { ...figureTexts.en, ...recommendTexts.en, ...heads.en, ...en },
  zh: { ...figureTexts.zh, ...recommendTexts.zh, ...heads.zh, ...zh },
}
