import { defineTexts } from '@console/ui/texts'

/** Texts of suggestions that hold for people by the last days. They load with the pages that list people or teams. */
export const suggestionTexts = defineTexts({
  'stat.suggestions': ['Suggestions', '建议'],
  'stat.suggestions.count': [
    '{count, plural, one {# suggestion} other {# suggestions}}',
    '{count, number} 条建议',
  ],
  'stat.suggestions.of': [
    '{count, plural, one {# suggestion} other {# suggestions}} for {name}',
    '{name}的 {count, number} 条建议',
  ],
  'stat.suggestions.why': ['Shown because of the last 7 days:', '依据最近 7 天的数据：'],
  'stat.user.open': ['Statistics of {name}, in a new tab', '在新标签页查看{name}的统计'],
})
