import * as z from 'zod'
import type { Language } from '../../shared/wire.ts'

/** Levels of quality rules and their violations (STAT-049). */
export const RULE_LEVEL = { tip: 0, light: 1, medium: 2, serious: 3 } as const
export const ruleLevel = z.enum(RULE_LEVEL)

type RuleLevel = (typeof RULE_LEVEL)[keyof typeof RULE_LEVEL]

/** Names of the levels on screens and in files (R51). */
export const LEVEL_WORDS: Readonly<Record<RuleLevel, Readonly<Record<Language, string>>>> = {
  [RULE_LEVEL.tip]: { en: 'Tip', zh: '提示' },
  [RULE_LEVEL.light]: { en: 'Light', zh: '轻微' },
  [RULE_LEVEL.medium]: { en: 'Moderate', zh: '中等' },
  [RULE_LEVEL.serious]: { en: 'Severe', zh: '严重' },
}
