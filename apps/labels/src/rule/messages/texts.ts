import { en } from './en.ts'
import { zh } from './zh.ts'

/** They load with the rule editor. */
export const ruleTexts = { en, zh }
