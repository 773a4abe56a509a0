import { reportsEn } from '../../messages/reports-en.ts'
import { reportsZh } from '../../messages/reports-zh.ts'

/** Loaded with the reports: several pages show them. */
export const reportsTexts = { en: reportsEn, zh: reportsZh }
