import { sessionCaseEn } from './session-case-en.ts'
import { sessionCaseZh } from './session-case-zh.ts'

export const texts = { en: sessionCaseEn, zh: sessionCaseZh }
