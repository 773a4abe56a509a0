const en = {
  'stat.suggestions': 'Suggestions',
  'stat.suggestions.count': '{count, plural, one {# suggestion} other {# suggestions}}',
  'stat.suggestions.of': '{count, plural, one {# suggestion} other {# suggestions}} for {name}',
  'stat.suggestions.why': 'Shown because of the last 7 days:',
  'stat.user.open': 'Statistics of {name}, in a new tab',
} as const

const zh: Readonly<Record<keyof typeof en, string>> = {
  'stat.suggestions': '建议',
  'stat.suggestions.count': '{count, number} 条建议',
  'stat.suggestions.of': '{name}的 {count, number} 条建议',
  'stat.suggestions.why': '依据最近 7 天的数据：',
  'stat.user.open': '在新标签页查看{name}的统计',
}

/** Texts of suggestions that hold for people by the last days. They load with the pages that list people or teams. */
export const suggestionTexts = { en, zh }
