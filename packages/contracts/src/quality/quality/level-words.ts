import type { Language } from '../../shared/wire.ts'
import { RULE_LEVEL } from './record-filter.ts'

type RuleLevel = (typeof RULE_LEVEL)[keyof typeof RULE_LEVEL]

/** What the levels are called on screens and in files (decision 51). */
export const LEVEL_WORDS: Readonly<Record<RuleLevel, Readonly<Record<Language, string>>>> = {
  [RULE_LEVEL.tip]: { en: 'Tip', zh: '提示' },
  [RULE_LEVEL.light]: { en: 'Light', zh: '轻微' },
  [RULE_LEVEL.medium]: { en: 'Moderate', zh: '中等' },
  [RULE_LEVEL.serious]: { en: 'Severe', zh: '严重' },
}
