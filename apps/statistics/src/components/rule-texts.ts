import { defineTexts } from '@console/ui/texts'

/** Texts of the rules of suggestions. They load with the pages that say them. */
export const ruleTexts = defineTexts({
  'stat.compare': ['{source} {logic} {threshold}', '{source} {logic} 阈值 {threshold}'],
  'stat.compare.value': ['{rule} (now {value})', '{rule}（当前 {value}）'],
})
