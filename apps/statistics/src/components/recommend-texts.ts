import { headTexts, statColumns } from '@console/contracts'

const heads = headTexts({
  'stat.recommend.made': statColumns.recommended,
  'stat.recommend.accepted': statColumns.accepted,
  'stat.recommend.valid': statColumns.validRecommended,
})

const en = {
  'stat.recommend.series': 'Recommendations',
} as const

const zh: Readonly<Record<keyof typeof en, string>> = {
  'stat.recommend.series': '推荐次数',
}

/** Texts of the series of recommendations. They load with the pages that have it. */
export const recommendTexts = { en: { ...heads.en, ...en }, zh: { ...heads.zh, ...zh } }
