import { en } from './en.ts'
import { zh } from './zh.ts'

/** They load with the dialog of word lists. */
export const wordListTexts = { en, zh }
