import { en } from './en.ts'
import { zh } from './zh.ts'

/** They load with the dialog of versions. */
export const versionsTexts = { en, zh }
