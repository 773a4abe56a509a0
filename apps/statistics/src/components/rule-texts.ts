const en = {
  'stat.compare': '{source} {logic} {threshold}',
  'stat.compare.value': '{rule} (now {value})',
} as const

const zh: Readonly<Record<keyof typeof en, string>> = {
  'stat.compare': '{source} {logic} 阈值 {threshold}',
  'stat.compare.value': '{rule}（当前 {value}）',
}

/** Texts of the rules of suggestions. They load with the pages that say them. */
export const ruleTexts = { en, zh }
