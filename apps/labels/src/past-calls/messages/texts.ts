import { en } from './en.ts'
import { zh } from './zh.ts'

/** They load with the past calls. */
export const pastTexts = { en, zh }
