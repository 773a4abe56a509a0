import { figureTexts } from '../../components/figure-texts.ts'

const en = {
  'stat.recommend': 'Recommendation',
  'stat.recommend.series': 'Recommendations',
  'stat.recommend.made': 'Recommended',
  'stat.recommend.accepted': 'Accepted',
  'stat.recommend.valid': 'Valid',
  'stat.recommend.questions': 'Questions most recommended',
  'stat.recommend.who': 'Recommendations by organisation',
  'stat.question': 'Question',
} as const

const zh: Readonly<Record<keyof typeof en, string>> = {
  'stat.recommend': '话术推荐',
  'stat.recommend.series': '推荐次数',
  'stat.recommend.made': '推荐',
  'stat.recommend.accepted': '采纳',
  'stat.recommend.valid': '有效推荐',
  'stat.recommend.questions': '推荐最多的问题',
  'stat.recommend.who': '各组织推荐次数',
  'stat.question': '问题',
}

/** They load with the page. */
export const texts = {
  en: { ...figureTexts.en, ...en },
  zh: { ...figureTexts.zh, ...zh },
}
