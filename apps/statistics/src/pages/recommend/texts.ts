import { figureTexts } from '../../components/figure-texts.ts'
import { recommendTexts } from '../../components/recommend-texts.ts'

const en = {
  'stat.recommend': 'Recommendation',
  'stat.recommend.questions': 'Questions most recommended',
  'stat.recommend.who': 'Recommendations by organisation',
  'stat.question': 'Question',
} as const

const zh: Readonly<Record<keyof typeof en, string>> = {
  'stat.recommend': '话术推荐',
  'stat.recommend.questions': '推荐最多的问题',
  'stat.recommend.who': '各组织推荐次数',
  'stat.question': '问题',
}

/** They load with the page. */
export const texts = {
  en: { ...figureTexts.en, ...recommendTexts.en, ...en },
  zh: { ...figureTexts.zh, ...recommendTexts.zh, ...zh },
}
