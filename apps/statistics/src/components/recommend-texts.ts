const en = {
  'stat.recommend.series': 'Recommendations',
  'stat.recommend.made': 'Recommended',
  'stat.recommend.accepted': 'Accepted',
  'stat.recommend.valid': 'Valid',
} as const

const zh: Readonly<Record<keyof typeof en, string>> = {
  'stat.recommend.series': '推荐次数',
  'stat.recommend.made': '推荐',
  'stat.recommend.accepted': '采纳',
  'stat.recommend.valid': '有效推荐',
}

/** Of the series of recommendations. They load with the pages that have it. */
export const recommendTexts = { en, zh }
