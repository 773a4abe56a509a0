import { sessionEn } from './session-en.ts'
import { sessionZh } from './session-zh.ts'

export const texts = { en: sessionEn, zh: sessionZh }
