import { scoreEn } from './score-en.ts'
import { scoreZh } from './score-zh.ts'

export const texts = { en: scoreEn, zh: scoreZh }
