import { handEn } from './hand-en.ts'
import { handZh } from './hand-zh.ts'

export const texts = { en: handEn, zh: handZh }
