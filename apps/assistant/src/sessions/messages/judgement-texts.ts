import { judgementEn } from './judgement-en.ts'
import { judgementZh } from './judgement-zh.ts'

export const texts = { en: judgementEn, zh: judgementZh }
