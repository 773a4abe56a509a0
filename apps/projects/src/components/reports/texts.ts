import { reportsEn } from '../../messages/reports-en.ts'
import { reportsZh } from '../../messages/reports-zh.ts'

/** Brought along by the reports themselves: several pages show them. */
export const reportsTexts = { en: reportsEn, zh: reportsZh }
