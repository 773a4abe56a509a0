import { twinEn } from './twin-en.ts'
import { twinZh } from './twin-zh.ts'

export const texts = { en: twinEn, zh: twinZh }
